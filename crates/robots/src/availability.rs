use std::time::Duration;

use bytes::Bytes;
use peregrine_types::{Failure, FailureClass, RobotsFile, Timestamp, Truncation};
use peregrine_urls::Url;

use crate::{MAX_ROBOTS_BYTES, RobotsRules};

/// How many redirects of a robots.txt are followed: what RFC 9309 section 2.3.1.2 asks for at least.
pub const MAX_REDIRECTS: u8 = 5;

/// How long a robots.txt is obeyed before it is asked for again, unless it says otherwise: RFC 9309 section
/// 2.4 allows a day.
pub const LONGEST_LIFE: Duration = Duration::from_secs(24 * 60 * 60);

/// However short the site wants its file to live, it is not asked for more often than this.
pub const SHORTEST_LIFE: Duration = Duration::from_secs(60 * 60);

/// What a server answered when asked for its robots.txt.
#[derive(Clone, Copy, Debug)]
pub struct RobotsResponse<'a> {
    pub status: u16,
    /// The body, content coding removed; `None` where that is one that nobody here knows.
    pub body: Option<&'a Bytes>,
    pub truncated: Option<Truncation>,
    /// `Location`, resolved, if it can be fetched.
    pub location: Option<&'a Url>,
    pub freshness: Freshness<'a>,
    /// Whether only changes were asked for.
    pub was_conditional: bool,
}

/// What a server says about how long its answer may be used (RFC 9111).
#[derive(Clone, Copy, Debug, Default)]
pub struct Freshness<'a> {
    pub cache_control: Option<&'a str>,
    /// From `Expires`, as a span from the moment of the answer.
    pub expires: Option<Duration>,
    /// From `Age`: for how long the answer lay in somebody's cache.
    pub age: Option<Duration>,
}

/// What follows from the answer to a robots.txt request after `hop` redirects, or from its failure: the one
/// table (RFC 9309 section 2.3.1).
///
/// | answer | what follows |
/// | --- | --- |
/// | 2xx, complete or cut at our size limit | its rules |
/// | 2xx, cut short by the network, or in a coding that nobody here knows | not now: a rule may be missing |
/// | 304, where only changes were asked for | the rules as they were |
/// | 3xx with a place to go, at most [`MAX_REDIRECTS`] | ask there |
/// | 3xx without, or one too many | allow all, as if there were no file |
/// | 4xx but 429 | allow all |
/// | 429, 5xx, anything else, no answer | not now, and nothing of this origin until then |
pub fn robots_file(answer: Result<RobotsResponse<'_>, Failure>, hop: u8, agent: &str, now: Timestamp) -> RobotsFile {
    let response = match answer {
        Ok(response) => response,
        Err(failure) => return RobotsFile::Unavailable(failure),
    };
    let expires = now.plus(response.freshness.life());
    match (response.status, response.location) {
        (200..=299, _) => match (broken_off(response.truncated), response.body) {
            (Some(failure), _) => RobotsFile::Unavailable(failure),
            (None, Some(body)) => rules(body, agent, expires),
            (None, None) => {
                let detail = "the robots.txt is compressed in a way that nobody asked for".to_owned();
                RobotsFile::Unavailable(Failure { class: FailureClass::ServerError, detail })
            }
        },
        (304, _) if response.was_conditional => RobotsFile::Unchanged { expires },
        (300..=399, Some(to)) if hop < MAX_REDIRECTS => RobotsFile::Moved { to: to.clone() },
        (300..=428 | 430..=499, _) => rules(&Bytes::new(), agent, expires),
        (status, _) => RobotsFile::Unavailable(Failure {
            class: FailureClass::ServerError,
            detail: format!("the server answered {status} when asked for its robots.txt"),
        }),
    }
}

impl Freshness<'_> {
    /// How long the answer is obeyed. `Cache-Control` overrules `Expires`.
    pub fn life(&self) -> Duration {
        let wished = self.by_cache_control().or(self.expires);
        let left = wished.map(|wished| wished.saturating_sub(self.age.unwrap_or_default()));
        left.unwrap_or(LONGEST_LIFE).clamp(SHORTEST_LIFE, LONGEST_LIFE)
    }

    fn by_cache_control(&self) -> Option<Duration> {
        let directives = self.cache_control.unwrap_or_default().split(',').map(str::trim);
        let wished = directives.filter_map(|directive| {
            let (name, value) = directive.split_once('=').unwrap_or((directive, ""));
            match name.trim().to_ascii_lowercase().as_str() {
                "max-age" => value.trim().trim_matches('"').parse().ok().map(Duration::from_secs),
                "no-cache" | "no-store" => Some(Duration::ZERO),
                _ => None,
            }
        });
        wished.min()
    }
}

fn rules(body: &Bytes, agent: &str, expires: Timestamp) -> RobotsFile {
    let crawl_delay = RobotsRules::parse(body).crawl_delay(agent);
    // One byte more than counts, so that the parser still sees that the file was longer.
    let text = body.slice(..body.len().min(MAX_ROBOTS_BYTES + 1));
    RobotsFile::Rules { text, crawl_delay, expires }
}

fn broken_off(truncated: Option<Truncation>) -> Option<Failure> {
    let class = match truncated? {
        // What is not wanted is decided for pages only.
        Truncation::Length | Truncation::Unwanted => return None,
        Truncation::Time => FailureClass::TooSlow,
        Truncation::Disconnect => FailureClass::Disconnected,
    };
    Some(Failure { class, detail: "the robots.txt broke off before its end".to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_000_000);

    fn response(status: u16, body: &Bytes) -> RobotsResponse<'_> {
        RobotsResponse {
            status,
            body: Some(body),
            truncated: None,
            location: None,
            freshness: Freshness::default(),
            was_conditional: false,
        }
    }

    fn outcome(answer: RobotsResponse<'_>, hop: u8) -> String {
        match robots_file(Ok(answer), hop, "peregrine", NOW) {
            RobotsFile::Rules { text, .. } if text.is_empty() => "allow all".to_owned(),
            RobotsFile::Rules { .. } => "rules".to_owned(),
            RobotsFile::Unchanged { .. } => "as it was".to_owned(),
            RobotsFile::Moved { to } => format!("moved to {to}"),
            RobotsFile::Unavailable(failure) => failure.class.as_str().to_owned(),
        }
    }

    #[test]
    fn every_status_has_its_row() {
        let body = Bytes::from_static(b"User-agent: *\nDisallow: /\n");
        for (status, expected) in [
            (200, "rules"),
            (206, "rules"),
            (301, "allow all"),
            (304, "allow all"),
            (401, "allow all"),
            (403, "allow all"),
            (404, "allow all"),
            (410, "allow all"),
            (429, "server-error"),
            (500, "server-error"),
            (503, "server-error"),
            (599, "server-error"),
            (100, "server-error"),
            (0, "server-error"),
            (999, "server-error"),
        ] {
            assert_eq!(outcome(response(status, &body), 0), expected, "{status}");
        }
    }

    #[test]
    fn five_redirects_are_followed_and_no_more() {
        let to = Url::parse("https://example.com/robots.txt").expect("valid");
        let body = Bytes::new();
        for status in [301, 302, 303, 307, 308] {
            let moved = RobotsResponse { location: Some(&to), ..response(status, &body) };
            assert_eq!(outcome(moved, 0), "moved to https://example.com/robots.txt");
            assert_eq!(outcome(moved, 4), "moved to https://example.com/robots.txt");
            assert_eq!(outcome(moved, 5), "allow all");
        }
    }

    #[test]
    fn a_file_that_broke_off_is_no_permission() {
        let body = Bytes::from_static(b"User-agent: *\nDisallow: /private\n");
        let cut = |truncated| RobotsResponse { truncated: Some(truncated), ..response(200, &body) };
        assert_eq!(outcome(cut(Truncation::Disconnect), 0), "disconnected");
        assert_eq!(outcome(cut(Truncation::Time), 0), "too-slow");
        assert_eq!(outcome(cut(Truncation::Length), 0), "rules");
        let unreadable = |status| RobotsResponse { body: None, ..response(status, &body) };
        assert_eq!(outcome(unreadable(200), 0), "server-error");
        assert_eq!(outcome(unreadable(404), 0), "allow all", "how an absence is written does not matter");
    }

    #[test]
    fn no_answer_is_no_permission() {
        let failure = Failure { class: FailureClass::Timeout, detail: "no answer within 10 s".to_owned() };
        let RobotsFile::Unavailable(kept) = robots_file(Err(failure.clone()), 0, "peregrine", NOW) else {
            panic!("a failure must not allow anything");
        };
        assert_eq!(kept, failure);
    }

    #[test]
    fn the_rules_come_with_our_delay_and_their_expiry() {
        let body = Bytes::from_static(b"User-agent: peregrine\nCrawl-delay: 4\nDisallow: /x\n");
        let RobotsFile::Rules { text, crawl_delay, expires } =
            robots_file(Ok(response(200, &body)), 0, "peregrine/1.0", NOW)
        else {
            panic!("these are rules");
        };
        assert_eq!(text, body);
        assert_eq!(crawl_delay, Some(Duration::from_secs(4)));
        assert_eq!(expires, NOW.plus(LONGEST_LIFE));
    }

    #[test]
    fn a_long_file_is_kept_only_as_far_as_it_counts() {
        let body = Bytes::from(b"User-agent: *\nDisallow: /x\n".repeat(40_000));
        let RobotsFile::Rules { text, .. } = robots_file(Ok(response(200, &body)), 0, "a", NOW) else {
            panic!("these are rules");
        };
        assert_eq!(text.len(), MAX_ROBOTS_BYTES + 1);
    }

    #[test]
    fn the_site_chooses_the_life_of_its_file_within_an_hour_and_a_day() {
        for (cache_control, hours) in [
            ("", 24),
            ("max-age=7200", 2),
            ("public, MAX-AGE=\"10800\"", 3),
            ("max-age=1", 1),
            ("max-age=99999999999999", 24),
            ("max-age=99999999999999999999999999", 24),
            ("max-age=-5", 24),
            ("no-cache", 1),
            ("no-store, max-age=86400", 1),
            ("s-maxage=10", 24),
        ] {
            let freshness = Freshness { cache_control: Some(cache_control), ..Freshness::default() };
            assert_eq!(freshness.life(), Duration::from_secs(hours * 3600), "{cache_control}");
        }
        assert_eq!(Freshness::default().life(), LONGEST_LIFE);
    }

    #[test]
    fn expires_counts_where_cache_control_says_nothing_and_age_shortens_both() {
        let hours = |hours: u64| Duration::from_secs(hours * 3600);
        let life = |cache_control, expires, age| Freshness { cache_control, expires, age }.life();
        assert_eq!(life(None, Some(hours(5)), None), hours(5));
        assert_eq!(life(Some("public"), Some(hours(5)), None), hours(5));
        assert_eq!(life(Some("max-age=7200"), Some(hours(5)), None), hours(2));
        assert_eq!(life(None, Some(Duration::ZERO), None), SHORTEST_LIFE, "it had expired when it came");
        assert_eq!(life(None, Some(hours(500)), None), LONGEST_LIFE);
        assert_eq!(life(None, Some(hours(5)), Some(hours(2))), hours(3));
        assert_eq!(life(Some("max-age=21600"), None, Some(hours(2))), hours(4));
        assert_eq!(life(Some("max-age=7200"), None, Some(hours(9))), SHORTEST_LIFE);
        assert_eq!(life(None, None, Some(hours(9))), LONGEST_LIFE, "nobody said when it gets old");
    }

    #[test]
    fn not_modified_is_an_answer_only_to_the_question_for_changes() {
        let body = Bytes::new();
        let asked = RobotsResponse { was_conditional: true, ..response(304, &body) };
        assert_eq!(outcome(asked, 0), "as it was");
        assert_eq!(outcome(asked, MAX_REDIRECTS), "as it was");
        assert_eq!(outcome(response(304, &body), 0), "allow all");
        assert_eq!(outcome(RobotsResponse { was_conditional: true, ..response(404, &body) }, 0), "allow all");
    }
}
