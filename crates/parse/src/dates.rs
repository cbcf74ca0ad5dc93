//! The moments that feeds and sitemaps speak of.

use jiff::civil::{Date, DateTime};
use jiff::fmt::rfc2822;
use jiff::tz::TimeZone;
use peregrine_types::Timestamp;

/// W3C date and time (`2004-12-23T18:00:15+00:00` down to `2004-12` and `2004`), or RFC 822 as in RSS. What has no time
/// zone is taken for UTC.
pub(crate) fn moment(written: &str) -> Option<Timestamp> {
    let text = written.trim();
    if text.len() > 64 {
        return None;
    }
    let moment = w3c(text).or_else(|| rfc_822(text))?;
    u64::try_from(moment.as_millisecond()).ok().map(Timestamp::from_millis)
}

fn w3c(text: &str) -> Option<jiff::Timestamp> {
    if let Ok(moment) = text.parse::<jiff::Timestamp>() {
        return Some(moment);
    }
    let utc = |time: DateTime| time.to_zoned(TimeZone::UTC).ok().map(|zoned| zoned.timestamp());
    if let Ok(time) = text.parse::<DateTime>() {
        return utc(time);
    }
    let whole = match text.len() {
        4 => format!("{text}-01-01"),
        7 => format!("{text}-01"),
        // Minutes without seconds: `2004-12-23T18:00+01:00`.
        _ if text.get(13..14) == Some(":") && text.get(16..17) != Some(":") => {
            let (minutes, zone) = text.split_at_checked(16)?;
            return format!("{minutes}:00{zone}").parse().ok();
        }
        _ => return None,
    };
    whole.parse::<Date>().ok().and_then(|date| utc(date.to_datetime(jiff::civil::Time::midnight())))
}

fn rfc_822(text: &str) -> Option<jiff::Timestamp> {
    static PARSER: rfc2822::DateTimeParser = rfc2822::DateTimeParser::new().relaxed_weekday(true);
    PARSER.parse_timestamp(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_write_a_moment_is_read() {
        for (written, expected) in [
            ("2005-01-01", "2005-01-01T00:00:00Z"),
            ("2005-03", "2005-03-01T00:00:00Z"),
            ("2005", "2005-01-01T00:00:00Z"),
            (" 2004-12-23T18:00:15+01:00\n", "2004-12-23T17:00:15Z"),
            ("2004-12-23T18:00+01:00", "2004-12-23T17:00:00Z"),
            ("2004-12-23T18:00:15.5Z", "2004-12-23T18:00:15Z"),
            ("2004-12-23 18:00:15", "2004-12-23T18:00:15Z"),
            ("Thu, 05 Jan 2017 13:34:51 +0100", "2017-01-05T12:34:51Z"),
            ("Thu, 05 Jan 17 13:34:51 GMT", "2017-01-05T13:34:51Z"),
            ("05 Jan 2017 13:34:51 EST", "2017-01-05T18:34:51Z"),
        ] {
            assert_eq!(moment(written).map(|moment| moment.to_rfc3339()).as_deref(), Some(expected), "{written}");
        }
        for written in ["", "yesterday", "2004-13-01", "é004-12-23T18:00", "99999999999999999999", "-0001-01-01"] {
            assert_eq!(moment(written), None, "{written}");
        }
    }
}
