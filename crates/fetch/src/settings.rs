use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::time::Duration;

use http::header::{AUTHORIZATION, CONNECTION, CONTENT_LENGTH, COOKIE, HOST, TE, TRAILER, TRANSFER_ENCODING, UPGRADE};
use http::{HeaderName, HeaderValue};
use peregrine_types::{SettingError, host_setting, seconds};
use serde::{Deserialize, Serialize};

use url::Url;

use crate::DecodeLimits;
use crate::content_type::WantedTypes;
use crate::proxy::{Proxy, basic};

/// `[fetch]`: who we say we are, and how much of what a server sends we take. All times are in
/// seconds, all sizes in bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FetchSettings {
    /// What the `User-Agent` header says.
    pub user_agent: String,
    /// Where the people who run a site read about this crawler; said in the `User-Agent` header.
    pub contact_url: String,
    /// Whom they may write to; said there, too.
    pub contact_email: String,
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
    /// Whether HTTP/2 is spoken with servers that offer it.
    pub http2: bool,
    /// Media types of pages that are wanted, as `text/html` or `text/*`; the bodies of others are not read. None = all.
    pub content_types: Vec<String>,
    /// `http://[user:password@]host:port` or `socks5://…` through which everything is fetched; empty = none.
    pub proxy: String,
    /// Whether the proxy looks names up, instead of us. The address guard then judges nothing but addresses in URLs.
    pub proxy_resolves: bool,
    /// Hosts that are fetched from without the proxy.
    pub no_proxy: Vec<String>,
    /// What single hosts are told beyond the usual.
    pub hosts: BTreeMap<String, HostExtras>,
}

/// What a host is told beyond the usual.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a table of headers, cookie, user and password")]
pub struct HostExtras {
    /// Header fields; one of the same name as ours replaces it.
    pub headers: BTreeMap<String, String>,
    /// What the `Cookie` header says.
    pub cookie: String,
    /// User name and password for HTTP authentication (Basic).
    pub user: String,
    pub password: String,
}

/// Headers by which the two ends understand where a message ends and whom it is for.
const NOT_TO_BE_SET: [HeaderName; 7] = [CONNECTION, CONTENT_LENGTH, HOST, TE, TRAILER, TRANSFER_ENCODING, UPGRADE];

impl HostExtras {
    pub(crate) fn to_headers(&self) -> Result<Vec<(HeaderName, HeaderValue)>, SettingError> {
        let wrong = |detail: String| SettingError { setting: "fetch.hosts", detail };
        let mut headers = Vec::new();
        for (name, value) in &self.headers {
            let parsed = HeaderName::try_from(name).map_err(|_| wrong(format!("{name:?} is no header name")))?;
            if NOT_TO_BE_SET.contains(&parsed) {
                return Err(wrong(format!("{name} says how a message is sent, and is not to be set")));
            }
            headers.push((parsed, header_value("fetch.hosts", value)?));
        }
        if !self.cookie.is_empty() {
            headers.push((COOKIE, header_value("fetch.hosts", &self.cookie)?));
        }
        if self.user.is_empty() && !self.password.is_empty() {
            return Err(wrong("there is a password without a user".to_owned()));
        }
        if !self.user.is_empty() {
            headers.push((AUTHORIZATION, basic(&self.user, &self.password).map_err(wrong)?));
        }
        Ok(headers)
    }
}

impl Default for FetchSettings {
    fn default() -> Self {
        FetchSettings {
            user_agent: concat!("peregrine/", env!("CARGO_PKG_VERSION")).to_owned(),
            contact_url: String::new(),
            contact_email: String::new(),
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
            max_idle: 8_192,
            keep_idle: Duration::from_secs(30),
            http2: true,
            content_types: Vec::new(),
            proxy: String::new(),
            proxy_resolves: false,
            no_proxy: Vec::new(),
            hosts: BTreeMap::new(),
        }
    }
}

impl FetchSettings {
    pub fn decode_limits(&self) -> DecodeLimits {
        DecodeLimits { max_bytes: self.max_decoded, max_ratio: self.max_decode_ratio }
    }

    /// What the `User-Agent` header says: who we are, and whom to ask.
    pub fn introduction(&self) -> String {
        let contact: Vec<String> = [
            (!self.contact_url.is_empty()).then(|| format!("+{}", self.contact_url)),
            (!self.contact_email.is_empty()).then(|| self.contact_email.clone()),
        ]
        .into_iter()
        .flatten()
        .collect();
        match contact.is_empty() {
            true => self.user_agent.clone(),
            false => format!("{} ({})", self.user_agent, contact.join("; ")),
        }
    }

    /// Whether the people who run a site can find out whom to ask.
    pub fn has_contact(&self) -> bool {
        let introduction = self.introduction();
        introduction.contains('@') || introduction.contains("://")
    }

    /// The same settings without logins, cookies and other people's business: for whatever is published.
    #[must_use]
    pub fn without_secrets(&self) -> Self {
        FetchSettings { hosts: BTreeMap::new(), proxy: String::new(), ..self.clone() }
    }

    /// Host and port of the proxy, if there is one.
    pub fn proxy_address(&self) -> Result<Option<(String, u16)>, SettingError> {
        Ok(Proxy::parse(&self.proxy)?.map(|proxy| (proxy.host, proxy.port)))
    }

    /// Who reads the introduction must be able to make use of it.
    fn validate_identity(&self) -> Result<(), SettingError> {
        let wrong = |setting, detail| Err(SettingError { setting, detail });
        header_value("fetch.user_agent", &self.user_agent)?;
        if !self.user_agent.is_ascii() {
            return wrong(
                "fetch.user_agent",
                format!("{:?} has more than ASCII, which servers misread", self.user_agent),
            );
        }
        let (url, email) = (&self.contact_url, &self.contact_email);
        let is_sendable = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic());
        let is_page = Url::parse(url).is_ok_and(|url| matches!(url.scheme(), "http" | "https")) && is_sendable(url);
        if !url.is_empty() && !is_page {
            return wrong("fetch.contact_url", format!("{url:?} is no page: https://example.com/crawler is"));
        }
        let has_two_sides = email.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty());
        let is_address = has_two_sides && is_sendable(email);
        if !email.is_empty() && !is_address {
            return wrong("fetch.contact_email", format!("{email:?} is no address to write to: me@example.com is"));
        }
        Ok(())
    }

    /// Checks what types alone cannot say.
    pub fn validate(&self) -> Result<(), SettingError> {
        self.validate_identity()?;
        WantedTypes::new(&self.content_types)?;
        Proxy::parse(&self.proxy)?;
        self.no_proxy.iter().try_for_each(|host| host_setting("fetch.no_proxy", host).map(drop))?;
        for (host, extras) in &self.hosts {
            host_setting("fetch.hosts", host)?;
            extras.to_headers()?;
        }
        header_value("fetch.accept", &self.accept)?;
        within_time("fetch.connect_timeout", self.connect_timeout)?;
        within_time("fetch.tls_timeout", self.tls_timeout)?;
        within_time("fetch.header_timeout", self.header_timeout)?;
        within_time("fetch.idle_timeout", self.idle_timeout)?;
        within_time("fetch.total_timeout", self.total_timeout)?;
        within_time("fetch.min_rate_window", self.min_rate_window)?;
        within("fetch.max_header", self.max_header, &(1 << 10..=256 << 10))?;
        within("fetch.max_body", self.max_body, &(1..=4 << 30))?;
        within("fetch.max_decoded", self.max_decoded, &(1..=4 << 30))?;
        within("fetch.max_decode_ratio", self.max_decode_ratio, &(1..=2000))?;
        Ok(())
    }
}

fn within_time(setting: &'static str, value: Duration) -> Result<(), SettingError> {
    const LEAST: Duration = Duration::from_millis(1);
    const MOST: Duration = Duration::from_secs(24 * 3600);
    if (LEAST..=MOST).contains(&value) {
        return Ok(());
    }
    let [value, least, most] = [value, LEAST, MOST].map(|time| time.as_secs_f64());
    Err(SettingError { setting, detail: format!("{value} is not between {least} and {most} seconds") })
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

    #[test]
    fn the_introduction_says_whom_to_ask() {
        let default = FetchSettings::default;
        assert!(!default().has_contact());
        assert_eq!(default().introduction(), concat!("peregrine/", env!("CARGO_PKG_VERSION")));
        let named = FetchSettings {
            user_agent: "bot/1".to_owned(),
            contact_url: "https://a.example/bot".to_owned(),
            contact_email: "me@a.example".to_owned(),
            ..default()
        };
        assert_eq!(named.introduction(), "bot/1 (+https://a.example/bot; me@a.example)");
        assert!(named.has_contact());
        assert!(FetchSettings { user_agent: "bot/1 (+http://x)".to_owned(), ..default() }.has_contact());
    }

    #[test]
    fn a_contact_that_nobody_could_reach_is_refused() {
        let refused = |change: fn(&mut FetchSettings)| {
            let mut settings = FetchSettings::default();
            change(&mut settings);
            settings.validate().expect_err("refused").setting
        };
        assert_eq!(refused(|settings| settings.contact_url = "our page".to_owned()), "fetch.contact_url");
        assert_eq!(refused(|settings| settings.contact_url = "javascript:alert(1)".to_owned()), "fetch.contact_url");
        assert_eq!(refused(|settings| settings.contact_url = "http://a/\r\nX: y".to_owned()), "fetch.contact_url");
        for wrong in ["nobody", "@b", "a@", "a b@c", "a@b\r\nX: y", "ü@ü.example"] {
            let settings = FetchSettings { contact_email: wrong.to_owned(), ..FetchSettings::default() };
            assert_eq!(settings.validate().expect_err(wrong).setting, "fetch.contact_email");
        }
        assert_eq!(refused(|settings| settings.user_agent = "büchersucher/1".to_owned()), "fetch.user_agent");
        assert_eq!(refused(|settings| settings.no_proxy = vec!["a.example:80".to_owned()]), "fetch.no_proxy");
        assert_eq!(
            refused(|settings| _ = settings.hosts.insert("http://a/".to_owned(), HostExtras::default())),
            "fetch.hosts"
        );
    }

    #[test]
    fn what_a_host_is_told_must_be_sendable() {
        let text = r#"[hosts]
"a.example" = { headers = { "X-Key" = "1" }, cookie = "a=b", user = "me", password = "s" }"#;
        let settings: FetchSettings = toml::from_str(text).expect("settings parse");
        assert_eq!(settings.validate(), Ok(()));
        let headers = settings.hosts["a.example"].to_headers().expect("valid");
        let told: Vec<String> =
            headers.iter().map(|(name, value)| format!("{name}: {}", value.to_str().expect("text"))).collect();
        assert_eq!(told, ["x-key: 1", "cookie: a=b", "authorization: Basic bWU6cw=="]);
        assert!(!toml::to_string(&settings.without_secrets()).expect("settings serialise").contains("a.example"));
        for wrong in [
            r#"headers = { "X Key" = "1" }"#,
            r#"headers = { "X" = "a\nb" }"#,
            r#"headers = { "content-length" = "5" }"#,
            r#"user = "a:b""#,
            r#"password = "x""#,
        ] {
            let text = format!("[hosts]\n\"a.example\" = {{ {wrong} }}");
            let settings: FetchSettings = toml::from_str(&text).expect("settings parse");
            assert_eq!(settings.validate().expect_err(wrong).setting, "fetch.hosts");
        }
    }
}
