use peregrine_urls::Host;

/// A setting with a value that cannot work. Every room checks its own section.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("setting {setting}: {detail}")]
pub struct SettingError {
    /// Dotted, as in the configuration file.
    pub setting: &'static str,
    pub detail: String,
}

/// A host that a setting names, spelt as URLs spell it: lower-case, punycode, IPv6 in brackets.
pub fn host_setting(setting: &'static str, text: &str) -> Result<String, SettingError> {
    let wrong = || SettingError { setting, detail: format!("{text:?} is no host: www.example.com and [::1] are") };
    match text.parse::<std::net::Ipv6Addr>() {
        Ok(address) => Ok(format!("[{address}]")),
        Err(_) => Host::parse(text).map(|host| host.to_string()).map_err(|_| wrong()),
    }
}

/// Durations in configuration files: seconds with a fraction. For `#[serde(with = "seconds")]`.
pub mod seconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(duration: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(duration.as_secs_f64())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
        let seconds = f64::deserialize(deserializer)?;
        Duration::try_from_secs_f64(seconds)
            .map_err(|_| D::Error::custom(format!("{seconds} is not a number of seconds")))
    }
}

/// Durations by name, each as seconds. For `#[serde(with = "seconds_by_name")]`.
pub mod seconds_by_name {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Seconds(#[serde(with = "super::seconds")] Duration);

    pub fn serialize<S: Serializer>(map: &BTreeMap<String, Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(map.iter().map(|(name, duration)| (name, Seconds(*duration))))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, Duration>, D::Error> {
        let map = BTreeMap::<String, Seconds>::deserialize(deserializer)?;
        Ok(map.into_iter().map(|(name, Seconds(duration))| (name, duration)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_are_spelt_as_urls_spell_them_and_urls_are_none() {
        let host = |text| host_setting("a.b", text).map_err(|error| error.detail);
        for (text, spelt) in [
            ("Example.COM", "example.com"),
            ("bücher.example", "xn--bcher-kva.example"),
            ("::1", "[::1]"),
            ("[::1]", "[::1]"),
            ("127.1", "127.0.0.1"),
        ] {
            assert_eq!(host(text).as_deref(), Ok(spelt));
        }
        for wrong in ["", "http://a.example/", "a.example:80", "a b", "a/b", "me@a.example"] {
            assert_eq!(host(wrong), Err(format!("{wrong:?} is no host: www.example.com and [::1] are")));
        }
    }
}
