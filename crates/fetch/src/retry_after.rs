use std::time::Duration;

use jiff::civil::DateTime;
use jiff::fmt::rfc2822;
use jiff::tz::TimeZone;
use peregrine_types::Timestamp;

/// Longer than any wait that will be honoured, and short enough to calculate with.
const LONGEST: u64 = 10 * 365 * 24 * 3600;

/// What a `Retry-After` header asks for, as a span from `now`: a number of seconds, or a date in one
/// of the three forms of RFC 9110. A date in the past is no wait at all.
pub fn retry_after(value: &str, now: Timestamp) -> Option<Duration> {
    let value = value.trim();
    if value.starts_with(|first: char| first.is_ascii_digit()) {
        return seconds(value);
    }
    let moment = http_date(value)?;
    let longest = Duration::from_secs(LONGEST);
    Some(moment.since(now).min(longest))
}

/// Whole seconds; a fraction, which some servers send, is rounded up.
fn seconds(value: &str) -> Option<Duration> {
    let (whole, fraction) = value.split_once('.').unwrap_or((value, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(fraction) {
        return None;
    }
    // More digits than fit mean a very long time.
    let whole = whole.parse::<u64>().unwrap_or(LONGEST);
    let rounded_up = whole.saturating_add(fraction.bytes().any(|digit| digit != b'0').into());
    Some(Duration::from_secs(rounded_up.min(LONGEST)))
}

/// A moment in one of the three forms of RFC 9110.
pub fn http_date(value: &str) -> Option<Timestamp> {
    let utc = |moment: DateTime| moment.to_zoned(TimeZone::UTC).ok().map(|zoned| zoned.timestamp());
    let moment = rfc2822::DateTimeParser::new()
        .relaxed_weekday(true)
        .parse_timestamp(value)
        .ok()
        .or_else(|| utc(DateTime::strptime("%A, %d-%b-%y %H:%M:%S GMT", value).ok()?))
        .or_else(|| utc(DateTime::strptime("%a %b %e %H:%M:%S %Y", value).ok()?))?;
    u64::try_from(moment.as_millisecond()).ok().map(Timestamp::from_millis)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Sun, 06 Nov 1994 08:49:37 GMT
    const NOW: Timestamp = Timestamp::from_millis(784_111_777_000);

    fn wait(value: &str) -> Option<u64> {
        retry_after(value, NOW).map(|wait| wait.as_secs())
    }

    #[test]
    fn seconds_are_seconds() {
        assert_eq!(wait("0"), Some(0));
        assert_eq!(wait(" 120 "), Some(120));
        assert_eq!(wait("1.5"), Some(2));
        assert_eq!(wait("3.0"), Some(3));
        assert_eq!(wait("99999999999999999999999"), Some(LONGEST));
    }

    #[test]
    fn all_three_forms_of_http_date_are_read() {
        assert_eq!(wait("Sun, 06 Nov 1994 08:50:37 GMT"), Some(60));
        assert_eq!(wait("Sunday, 06-Nov-94 08:50:37 GMT"), Some(60));
        assert_eq!(wait("Sun Nov  6 08:50:37 1994"), Some(60));
        assert_eq!(wait("Sun, 06 Nov 1994 09:49:37 +0100"), Some(0));
    }

    #[test]
    fn the_past_is_no_wait_and_the_far_future_is_bounded() {
        assert_eq!(wait("Sun, 06 Nov 1994 08:00:00 GMT"), Some(0));
        assert_eq!(wait("Fri, 31 Dec 9998 23:59:59 GMT"), Some(LONGEST));
    }

    #[test]
    fn nonsense_asks_for_nothing() {
        for value in ["", "soon", "-5", "5 minutes", "1e9", "Sun, 06 Nov", "1.2.3"] {
            assert_eq!(wait(value), None, "{value:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn any_value_is_harmless(value in ".{0,40}") {
            if let Some(wait) = retry_after(&value, NOW) {
                prop_assert!(wait.as_secs() <= LONGEST);
            }
        }
    }
}
