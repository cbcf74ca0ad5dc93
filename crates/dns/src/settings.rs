use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use peregrine_types::{SettingError, host_setting, seconds};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::Network;

/// `[dns]`: how names are resolved, and whether private addresses may be visited. All times are in
/// seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DnsSettings {
    /// Name servers to ask, as `address:port`; none = those of the system.
    #[serde(deserialize_with = "servers")]
    pub servers: Vec<SocketAddr>,
    /// The longest a lookup may take, all tries together.
    #[serde(with = "seconds")]
    pub timeout: Duration,
    /// How often a query is sent before the lookup fails.
    pub attempts: u32,
    /// An answer is kept at least this long, whatever its TTL says.
    #[serde(with = "seconds")]
    pub min_ttl: Duration,
    /// An answer is kept at most this long, whatever its TTL says.
    #[serde(with = "seconds")]
    pub max_ttl: Duration,
    /// How long a name that does not exist is not asked for again.
    #[serde(with = "seconds")]
    pub not_found_ttl: Duration,
    /// How long a name whose lookup failed or timed out is not asked for again.
    #[serde(with = "seconds")]
    pub failure_ttl: Duration,
    /// Names remembered at once.
    pub cache_entries: usize,
    /// Whether pages and redirects may lead to loopback, private and link-local addresses.
    pub allow_private: bool,
    /// Networks that may be visited whatever they are, as `10.1.0.0/16` or `fd00::/8`.
    pub allow_networks: Vec<Network>,
    /// Hosts whose addresses may be loopback, private or link-local.
    pub allow_hosts: Vec<String>,
}

impl Default for DnsSettings {
    fn default() -> Self {
        DnsSettings {
            servers: Vec::new(),
            timeout: Duration::from_secs(10),
            attempts: 3,
            min_ttl: Duration::from_secs(60),
            max_ttl: Duration::from_secs(24 * 3600),
            not_found_ttl: Duration::from_secs(3600),
            failure_ttl: Duration::from_secs(30),
            cache_entries: 100_000,
            allow_private: false,
            allow_networks: Vec::new(),
            allow_hosts: Vec::new(),
        }
    }
}

impl DnsSettings {
    /// Checks what types alone cannot say.
    pub fn validate(&self) -> Result<(), SettingError> {
        let wrong = |setting, detail| Err(SettingError { setting, detail });
        if !(Duration::from_millis(10)..=Duration::from_secs(300)).contains(&self.timeout) {
            let timeout = self.timeout.as_secs_f64();
            return wrong("dns.timeout", format!("{timeout} is not between 0.01 and 300 seconds"));
        }
        if !(1..=10).contains(&self.attempts) {
            return wrong("dns.attempts", format!("{} is not between 1 and 10", self.attempts));
        }
        if self.min_ttl > self.max_ttl {
            return wrong("dns.min_ttl", format!("{:?} is more than dns.max_ttl, {:?}", self.min_ttl, self.max_ttl));
        }
        self.allow_hosts.iter().try_for_each(|host| allowed(host).map(drop))?;
        if self.cache_entries < 2 {
            return wrong("dns.cache_entries", format!("{} is less than 2", self.cache_entries));
        }
        Ok(())
    }
}

pub(crate) fn allowed(host: &str) -> Result<String, SettingError> {
    host_setting("dns.allow_hosts", host)
}

/// The port of a name server, where none is given.
const USUAL_PORT: u16 = 53;

fn servers<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<SocketAddr>, D::Error> {
    let texts: Vec<String> = Deserialize::deserialize(deserializer)?;
    texts.iter().map(|text| server(text).map_err(D::Error::custom)).collect()
}

fn server(text: &str) -> Result<SocketAddr, String> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let alone = || bare.parse::<IpAddr>().map(|address| SocketAddr::new(address, USUAL_PORT));
    let server = text.parse::<SocketAddr>().or_else(|_| alone());
    server
        .ok()
        .filter(|server| server.port() != 0)
        .ok_or_else(|| format!("{text:?} is no name server: 192.0.2.1:53 and [2001:db8::1]:53 are"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_valid_and_survive_a_round_trip() {
        let settings = DnsSettings::default();
        assert_eq!(settings.validate(), Ok(()));
        let text = toml::to_string(&settings).expect("settings serialise");
        assert_eq!(toml::from_str::<DnsSettings>(&text).expect("settings parse"), settings);
    }

    #[test]
    fn whole_seconds_may_be_written_without_a_fraction() {
        let settings: DnsSettings =
            toml::from_str("timeout = 5\nservers = [\"127.0.0.1:5300\"]").expect("settings parse");
        assert_eq!(settings.timeout, Duration::from_secs(5));
        assert_eq!(settings.servers, ["127.0.0.1:5300".parse().expect("an address")]);
    }

    #[test]
    fn a_name_server_is_an_address_with_or_without_a_port() {
        for (text, expected) in [
            ("127.0.0.1:5300", "127.0.0.1:5300"),
            ("127.0.0.1", "127.0.0.1:53"),
            ("::1", "[::1]:53"),
            ("[::1]", "[::1]:53"),
        ] {
            assert_eq!(server(text).map(|server| server.to_string()).as_deref(), Ok(expected));
        }
        for wrong in ["nowhere", "localhost:53", ":53", "127.0.0.1:0", "127.0.0.1:99999", ""] {
            let refused =
                toml::from_str::<DnsSettings>(&format!("servers = [{wrong:?}]")).expect_err(wrong).to_string();
            assert!(refused.contains(&format!("{wrong:?} is no name server")), "{refused}");
        }
        let named = DnsSettings { allow_hosts: vec!["http://a.example/".to_owned()], ..DnsSettings::default() };
        assert_eq!(named.validate().expect_err("no host").setting, "dns.allow_hosts");
    }

    #[test]
    fn unknown_and_impossible_settings_are_refused_by_name() {
        let unknown = toml::from_str::<DnsSettings>("tiemout = 5").expect_err("a typo is refused");
        assert!(unknown.to_string().contains("tiemout"), "{unknown}");
        toml::from_str::<DnsSettings>("timeout = -1").expect_err("negative time is refused");
        toml::from_str::<DnsSettings>("timeout = nan").expect_err("nan is refused");
        let broken = DnsSettings { min_ttl: Duration::from_secs(90_000), ..DnsSettings::default() };
        assert_eq!(broken.validate().expect_err("refused").setting, "dns.min_ttl");
        let broken = DnsSettings { attempts: 0, ..DnsSettings::default() };
        assert_eq!(broken.validate().expect_err("refused").setting, "dns.attempts");
    }
}
