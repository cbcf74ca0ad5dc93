/// A setting with a value that cannot work. Every room checks its own section.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("setting {setting}: {detail}")]
pub struct SettingError {
    /// Dotted, as in the configuration file.
    pub setting: &'static str,
    pub detail: String,
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
