use std::ops::RangeInclusive;
use std::time::Duration;

use http::HeaderValue;
use peregrine_types::{SettingError, seconds};
use serde::{Deserialize, Serialize};

use crate::DecodeLimits;

/// `[fetch]`: who we say we are, and how much of what a server sends we take. All times are in
/// seconds, all sizes in bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FetchSettings {
    /// What the `User-Agent` header says.
    pub user_agent: String,
    /// What the `Accept` header says.
    pub accept: String,
    /// The longest that opening a connection may take, over all addresses of the host.
    #[serde(with = "seconds")]
    pub connect_timeout: Duration,
    /// The longest that the TLS handshake may take.
    #[serde(with = "seconds")]
    pub tls_timeout: Duration,
    /// The longest from the request to the last byte of the response's header.
    #[serde(with = "seconds")]
    pub header_timeout: Duration,
    /// The longest that a body may pause.
    #[serde(with = "seconds")]
    pub idle_timeout: Duration,
    /// The longest that a fetch may take, name lookup and body included.
    #[serde(with = "seconds")]
    pub total_timeout: Duration,
    /// The slowest a body may come, in bytes per second over each `min_rate_window`; 0 = any rate.
    pub min_rate: u64,
    /// The span over which `min_rate` is measured.
    #[serde(with = "seconds")]
    pub min_rate_window: Duration,
    /// Header bytes after which a response is refused.
    pub max_header: usize,
    /// Body bytes (as sent, before decompression) after which a body is cut.
    pub max_body: usize,
    /// Decompressed bytes after which decompression stops.
    pub max_decoded: usize,
    /// How many times its compressed size a body may grow beyond the first MiB.
    pub max_decode_ratio: usize,
    /// Idle connections kept for one host.
    pub max_idle_per_host: usize,
    /// Idle connections kept in all.
    pub max_idle: usize,
    /// How long an idle connection is kept.
    #[serde(with = "seconds")]
    pub keep_idle: Duration,
}

impl Default for FetchSettings {
    fn default() -> Self {
        FetchSettings {
            user_agent: concat!("peregrine/", env!("CARGO_PKG_VERSION")).to_owned(),
            accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8".to_owned(),
            connect_timeout: Duration::from_secs(10),
            tls_timeout: Duration::from_secs(10),
            header_timeout: Duration::from_secs(30),
            idle_timeout: Duration::from_secs(20),
            total_timeout: Duration::from_secs(120),
            min_rate: 512,
            min_rate_window: Duration::from_secs(10),
            max_header: 64 << 10,
            max_body: 10 << 20,
            max_decoded: 32 << 20,
            max_decode_ratio: 200,
            max_idle_per_host: 16,
            max_idle: 512,
            keep_idle: Duration::from_secs(30),
        }
    }
}

impl FetchSettings {
    pub fn decode_limits(&self) -> DecodeLimits {
        DecodeLimits { max_bytes: self.max_decoded, max_ratio: self.max_decode_ratio }
    }

    /// Checks what types alone cannot say.
    pub fn validate(&self) -> Result<(), SettingError> {
        header_value("fetch.user_agent", &self.user_agent)?;
        header_value("fetch.accept", &self.accept)?;
        let a_while = Duration::from_millis(1)..=Duration::from_secs(24 * 3600);
        within("fetch.connect_timeout", self.connect_timeout, &a_while)?;
        within("fetch.tls_timeout", self.tls_timeout, &a_while)?;
        within("fetch.header_timeout", self.header_timeout, &a_while)?;
        within("fetch.idle_timeout", self.idle_timeout, &a_while)?;
        within("fetch.total_timeout", self.total_timeout, &a_while)?;
        within("fetch.min_rate_window", self.min_rate_window, &a_while)?;
        within("fetch.max_header", self.max_header, &(1 << 10..=256 << 10))?;
        within("fetch.max_body", self.max_body, &(1..=4 << 30))?;
        within("fetch.max_decoded", self.max_decoded, &(1..=4 << 30))?;
        within("fetch.max_decode_ratio", self.max_decode_ratio, &(1..=2000))?;
        Ok(())
    }
}

fn within<T: PartialOrd + std::fmt::Debug>(
    setting: &'static str,
    value: T,
    range: &RangeInclusive<T>,
) -> Result<(), SettingError> {
    if range.contains(&value) {
        return Ok(());
    }
    let detail = format!("{value:?} is not between {:?} and {:?}", range.start(), range.end());
    Err(SettingError { setting, detail })
}

pub(crate) fn header_value(setting: &'static str, text: &str) -> Result<HeaderValue, SettingError> {
    let wrong = || SettingError { setting, detail: format!("{text:?} cannot be sent in an HTTP header") };
    if text.trim().is_empty() {
        return Err(wrong());
    }
    HeaderValue::from_str(text).map_err(|_| wrong())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_valid_and_survive_a_round_trip() {
        let settings = FetchSettings::default();
        assert_eq!(settings.validate(), Ok(()));
        let text = toml::to_string(&settings).expect("settings serialise");
        assert_eq!(toml::from_str::<FetchSettings>(&text).expect("settings parse"), settings);
    }

    #[test]
    fn unknown_and_impossible_settings_are_refused_by_name() {
        let unknown = toml::from_str::<FetchSettings>("max_boddy = 5").expect_err("a typo is refused");
        assert!(unknown.to_string().contains("max_boddy"), "{unknown}");
        toml::from_str::<FetchSettings>("idle_timeout = -1").expect_err("negative time is refused");
        let refused = |settings: FetchSettings| settings.validate().expect_err("refused").setting;
        let default = FetchSettings::default;
        assert_eq!(refused(FetchSettings { user_agent: "a\nb".to_owned(), ..default() }), "fetch.user_agent");
        assert_eq!(refused(FetchSettings { user_agent: " ".to_owned(), ..default() }), "fetch.user_agent");
        assert_eq!(refused(FetchSettings { max_header: 1 << 30, ..default() }), "fetch.max_header");
        assert_eq!(refused(FetchSettings { total_timeout: Duration::ZERO, ..default() }), "fetch.total_timeout");
    }
}
