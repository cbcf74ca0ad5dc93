use std::fmt;
use std::time::Duration;

use jiff::fmt::rfc2822;
use serde::{Deserialize, Serialize};

/// A moment in wall-clock time: milliseconds since the Unix epoch.
///
/// Plain data, so that state machines can take time as an argument. Only `runtime` makes one from a
/// real clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(u64);

const HTTP_DATE: rfc2822::DateTimePrinter = rfc2822::DateTimePrinter::new();

impl Timestamp {
    pub const EPOCH: Timestamp = Timestamp(0);
    /// Later than every moment a crawl will see.
    pub const NEVER: Timestamp = Timestamp(u64::MAX);

    pub const fn from_millis(millis: u64) -> Self {
        Timestamp(millis)
    }

    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// This moment plus `duration`, stopping at [`Timestamp::NEVER`].
    #[must_use]
    pub fn plus(self, duration: Duration) -> Self {
        let millis = u64::try_from(duration.as_millis()).unwrap_or(u64::MAX);
        Timestamp(self.0.saturating_add(millis))
    }

    /// How long ago `earlier` was, or zero if it is not earlier.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// `2026-11-15T20:00:13Z`: what WARC headers and JSON output carry.
    pub fn to_rfc3339(self) -> String {
        match self.to_jiff() {
            Some(moment) => moment.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
            None => "9999-12-31T23:59:59Z".to_owned(),
        }
    }

    /// `2026-11-15T20:00:13.042Z`: where milliseconds matter.
    pub fn to_rfc3339_millis(self) -> String {
        match self.to_jiff() {
            Some(moment) => moment.strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string(),
            None => "9999-12-31T23:59:59.999Z".to_owned(),
        }
    }

    /// `20261115200013`: the fourteen digits of CDX lines and WARC file names.
    pub fn to_digits14(self) -> String {
        match self.to_jiff() {
            Some(moment) => moment.strftime("%Y%m%d%H%M%S").to_string(),
            None => "99991231235959".to_owned(),
        }
    }

    /// Reads what the other functions write, and what else RFC 3339 allows; `None` for anything before 1970.
    pub fn from_rfc3339(text: &str) -> Option<Timestamp> {
        let moment: jiff::Timestamp = text.parse().ok()?;
        u64::try_from(moment.as_millisecond()).ok().map(Timestamp)
    }

    /// Reads fourteen digits.
    pub fn from_digits14(text: &str) -> Option<Timestamp> {
        if text.len() != 14 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let part = |from: usize, to: usize| text.get(from..to);
        let (date, time) = (
            format!("{}-{}-{}", part(0, 4)?, part(4, 6)?, part(6, 8)?),
            format!("{}:{}:{}", part(8, 10)?, part(10, 12)?, part(12, 14)?),
        );
        Timestamp::from_rfc3339(&format!("{date}T{time}Z"))
    }

    /// `Thu, 01 Jan 2026 00:00:00 GMT`, as HTTP headers have it.
    pub fn to_http_date(self) -> String {
        let text = self.to_jiff().and_then(|moment| HTTP_DATE.timestamp_to_rfc9110_string(&moment).ok());
        text.unwrap_or_default()
    }

    /// The moment that [`Timestamp::to_http_date`] writes as exactly this.
    pub fn from_http_date(text: &str) -> Option<Timestamp> {
        let moment = rfc2822::parse(text).ok()?.timestamp();
        let moment = Timestamp(u64::try_from(moment.as_millisecond()).ok()?);
        (moment.to_http_date() == text).then_some(moment)
    }

    fn to_jiff(self) -> Option<jiff::Timestamp> {
        jiff::Timestamp::from_millisecond(i64::try_from(self.0).ok()?).ok()
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_rfc3339())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_the_ones_the_field_reads() {
        let moment = Timestamp::from_millis(1_794_772_813_042);
        assert_eq!(moment.to_rfc3339(), "2026-11-15T20:00:13Z");
        assert_eq!(moment.to_rfc3339_millis(), "2026-11-15T20:00:13.042Z");
        assert_eq!(moment.to_digits14(), "20261115200013");
        assert_eq!(Timestamp::EPOCH.to_rfc3339(), "1970-01-01T00:00:00Z");
        assert_eq!(Timestamp::from_rfc3339("2026-11-15T20:00:13.042Z"), Some(moment));
        assert_eq!(Timestamp::from_digits14("20261115200013"), Some(Timestamp::from_millis(1_794_772_813_000)));
        for wrong in ["", "2026111520001", "20261315200013", "2026111520001x"] {
            assert_eq!(Timestamp::from_digits14(wrong), None, "{wrong}");
        }
        assert_eq!(Timestamp::from_rfc3339("1969-12-31T23:59:59Z"), None);
    }

    #[test]
    fn an_http_date_stands_for_its_moment_or_for_none() {
        let moment = Timestamp::from_millis(1_767_225_600_000);
        assert_eq!(moment.to_http_date(), "Thu, 01 Jan 2026 00:00:00 GMT");
        assert_eq!(Timestamp::from_http_date("Thu, 01 Jan 2026 00:00:00 GMT"), Some(moment));
        let others = [
            "",
            "yesterday",
            "Fri, 01 Jan 2026 00:00:00 GMT",
            "Thu, 1 Jan 2026 00:00:00 GMT",
            "Thu, 01 Jan 2026 00:00:00 +0000",
        ];
        for other in others {
            assert_eq!(Timestamp::from_http_date(other), None, "{other}");
        }
    }

    #[test]
    fn arithmetic_never_wraps() {
        assert_eq!(Timestamp::NEVER.plus(Duration::from_secs(1)), Timestamp::NEVER);
        assert_eq!(Timestamp::EPOCH.plus(Duration::MAX), Timestamp::NEVER);
        assert_eq!(Timestamp::EPOCH.since(Timestamp::NEVER), Duration::ZERO);
        assert_eq!(Timestamp::NEVER.to_digits14(), "99991231235959");
    }
}
