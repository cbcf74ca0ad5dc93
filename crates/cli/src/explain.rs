//! What `peregrine why` says, in words: one or two sentences, then a few lines on the host.

use std::time::Duration;

use peregrine_crawl::{
    DelayBy, Hold, HostExplanation, HostStanding, Pattern, Reason, RobotsVerdict, UrlExplanation, UrlStanding,
};
use peregrine_types::Timestamp;

use crate::display::{counted, grouped};

pub fn url(explanation: &UrlExplanation) -> String {
    let now = explanation.asked_at;
    let mut words = format!("{} {}\n", explanation.url, url_sentence(explanation));
    let is_waiting = matches!(
        explanation.why.url,
        UrlStanding::Queued { .. } | UrlStanding::WillRetry { .. } | UrlStanding::BeingDecided
    );
    if is_waiting && !explanation.is_running {
        words.push_str("No crawl is running here, so nothing is fetched before the next one.\n");
    }
    let mut lines = Vec::new();
    if let UrlStanding::Queued { place: Some(place), .. } = &explanation.why.url {
        let from = place.referrer.as_ref().map(|referrer| format!(", found on {referrer}")).unwrap_or_default();
        let what = if place.is_seed { "a seed".to_owned() } else { format!("depth {}{from}", place.depth) };
        lines.push(("url", format!("{what}, priority {}", place.priority)));
    }
    lines.push(("robots.txt", robots_words(&explanation.robots, explanation.why.host.as_ref(), now)));
    if let Some(host) = &explanation.why.host {
        lines.extend(host_lines(host, now));
    }
    words + &aligned(&lines)
}

pub fn host(explanation: &HostExplanation) -> String {
    let HostExplanation { name, asked_at: now, standing, .. } = explanation;
    let Some(host) = standing else {
        return format!("{name} was never seen: no URL of it was accepted.\n");
    };
    let sentence = match &host.hold {
        Hold::Nothing if !host.has_work => {
            "has nothing that waits: every URL of it that was accepted is done.".to_owned()
        }
        Hold::Nothing if explanation.is_running => "may be asked now, as soon as its turn comes.".to_owned(),
        Hold::Nothing => "may be asked as soon as a crawl runs here.".to_owned(),
        hold => format!("is not asked right now: {}.", hold_words("it", hold, host, *now)),
    };
    let mut lines = host_lines(host, *now);
    let robots = host.robots_known_until.map(|until| format!("known, asked for again after {}", ahead(until, *now)));
    lines.insert(1, ("robots.txt", robots.unwrap_or_else(|| "not known".to_owned())));
    lines.extend(host.trap_patterns.iter().map(|pattern| ("trap", trap_words(pattern))));
    format!("{name} {sentence}\n{}", aligned(&lines))
}

fn url_sentence(explanation: &UrlExplanation) -> String {
    let now = explanation.asked_at;
    let objection = explanation.out_of_scope.as_ref().map_or("", |objection| objection.detail.as_str());
    match &explanation.why.url {
        UrlStanding::Leased { since, attempt } => {
            let again = if *attempt > 0 { format!(", after {} in vain", times(*attempt)) } else { String::new() };
            format!("is being fetched, since {}{again}.", lasting(*since, now))
        }
        UrlStanding::BeingDecided => "was mentioned just now; whether it is new is being looked up.".to_owned(),
        UrlStanding::NeverSeen { refused } => match (explanation.reason, refused) {
            (Reason::OutOfScope, _) => {
                format!("is out of scope ({objection}), so it is neither fetched nor remembered.")
            }
            (_, Some(refused)) => format!("is not known, and would be refused: {}.", refused_words(refused)),
            (_, None) => format!(
                "was never seen: it is no seed, and no page that was fetched links to it. {}",
                match &explanation.robots {
                    RobotsVerdict::Disallowed { rule } => format!("If one did, robots.txt would forbid it ({rule})."),
                    _ => "If one did, it would be accepted.".to_owned(),
                }
            ),
        },
        UrlStanding::Visited { ending, at, status, detail } => {
            let at = past(*at, now);
            match *ending {
                "answered" => format!("was fetched at {at}: status {status}."),
                "redirected" => format!("was fetched at {at}: it redirects (status {status})."),
                "given-up" => format!("was given up at {at}: {}.", trouble(*status, detail)),
                _ => format!("is not fetched, as was decided at {at}: {detail}."),
            }
        }
        UrlStanding::WillRetry { last_visit, not_before, attempts, status, detail } => format!(
            "was tried {}, last at {}: {}. {} It will be tried again not before {}.",
            times(*attempts),
            past(*last_visit, now),
            trouble(*status, detail),
            long_hold(explanation),
            ahead(*not_before, now),
        )
        .replace("  ", " "),
        UrlStanding::Queued { since, place, ahead: others, not_before } => {
            let since = since.map(|since| format!(", since {}", lasting(since, now))).unwrap_or_default();
            let parked = place.as_ref().and_then(|place| place.parked_for.as_ref());
            match (explanation.reason, &explanation.robots, parked) {
                (Reason::OutOfScope, ..) => {
                    format!("waits{since}, but will not be fetched: it is out of scope by now ({objection}).")
                }
                (Reason::Robots, RobotsVerdict::Disallowed { rule }, _) => {
                    format!("waits{since}, but will not be fetched: robots.txt forbids it ({rule}).")
                }
                (Reason::TrapPattern, _, Some(pattern)) => format!(
                    "waits{since} behind all others of its host, and will only be counted: it is one of {}.",
                    pattern_words(pattern)
                ),
                (Reason::WaitingForHost, ..) => {
                    let hold = explanation.why.host.as_ref().map(|host| hold_words("its host", &host.hold, host, now));
                    let others = match (others, place) {
                        (0, _) => String::new(),
                        (others, Some(_)) => format!(", after up to {} of its host", counted(*others, "other URL")),
                        (others, None) => format!(", after more than {} of its host", counted(*others, "other URL")),
                    };
                    let parked = parked.map_or(String::new(), |pattern| {
                        format!(" It waits behind all others of its host as one of {}.", pattern_words(pattern))
                    });
                    format!(
                        "waits for its host{since}: {}. It comes not before {}{others}.{parked}",
                        hold.unwrap_or_else(|| "its host is not known".to_owned()),
                        ahead(*not_before, now),
                    )
                }
                _ => {
                    format!("waits{since}. {} It comes not before {}.", long_hold(explanation), ahead(*not_before, now))
                }
            }
        }
    }
}

/// A sentence on what keeps the whole host waiting for long.
fn long_hold(explanation: &UrlExplanation) -> String {
    match (&explanation.why.host, explanation.reason) {
        (Some(host), Reason::Quarantined | Reason::BackingOff | Reason::RobotsUnavailable) => {
            let words = hold_words("its host", &host.hold, host, explanation.asked_at);
            let mut letters = words.chars();
            let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
            format!("{first}{}.", letters.as_str())
        }
        _ => String::new(),
    }
}

fn hold_words(it: &str, hold: &Hold, host: &HostStanding, now: Timestamp) -> String {
    let since =
        |since: &Option<Timestamp>| since.map(|since| format!(", since {},", lasting(since, now))).unwrap_or_default();
    match hold {
        Hold::Nothing => format!("{it} may be asked"),
        Hold::InFlight { requests: 1 } => format!("a request to {it} is under way"),
        Hold::InFlight { requests } => format!("{requests} requests to {it} are under way"),
        Hold::FindingOut { what } => format!("its {what} is being asked for first"),
        Hold::Delay { until } => format!(
            "{it} was asked {} ago, and may be asked again at {}",
            span(now.since(host.last_request.unwrap_or(now))),
            ahead(*until, now)
        ),
        Hold::Gate { what, until } => {
            format!(
                "others on the same {what} were asked just now, and its turn among them comes at {} or later",
                ahead(*until, now)
            )
        }
        Hold::BackingOff { since: from, until } => format!(
            "{it} is left alone{} until {}, after {}",
            since(from),
            ahead(*until, now),
            match host.failures {
                0 => "a failure".to_owned(),
                failures => format!("{} in a row", counted(failures.into(), "failure")),
            }
        ),
        Hold::Quarantined { since: from, until } => format!(
            "{it} is quarantined{} until {}, after {} in a row",
            since(from),
            ahead(*until, now),
            counted(host.failures.into(), "failure")
        ),
        Hold::RobotsUnavailable { until, robots_failures } => format!(
            "its robots.txt could not be had ({} in a row), and nothing is fetched before it is; it is asked for again at {}",
            counted((*robots_failures).into(), "failure"),
            ahead(*until, now)
        ),
        Hold::RobotsClosed { until, detail } => {
            format!("its origin is closed until {}, for its robots.txt could not be had: {detail}", ahead(*until, now))
        }
    }
}

fn robots_words(verdict: &RobotsVerdict, host: Option<&HostStanding>, now: Timestamp) -> String {
    let words = match verdict {
        RobotsVerdict::NotKnown => return "not known yet, and asked for before the page is".to_owned(),
        RobotsVerdict::Allowed { rule: Some(rule) } => format!("allows it ({rule})"),
        RobotsVerdict::Allowed { rule: None } => "allows it (no rule matches)".to_owned(),
        RobotsVerdict::Disallowed { rule } => format!("forbids it ({rule})"),
    };
    match host.and_then(|host| host.robots_known_until) {
        Some(until) => format!("{words}, asked for again after {}", ahead(until, now)),
        None => format!("{words}, and is asked for again before the page is"),
    }
}

fn host_lines(host: &HostStanding, now: Timestamp) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    let last = host.last_request.map(|at| format!(", last asked at {}", past(at, now))).unwrap_or_default();
    lines.push(("host", format!("{}{last}", host.name)));
    let by = match host.delay_by {
        DelayBy::Setting => "the setting frontier.delay",
        DelayBy::Operator => "the setting frontier.host_delays",
        DelayBy::RobotsTxt => "as its robots.txt asks",
        DelayBy::ServerTime => "by what its server takes to answer",
        DelayBy::AskedTooFast => "since it said that it was asked too fast",
    };
    lines.push(("delay", format!("{} s, {by}", host.delay.as_secs_f64())));
    if host.failures > 0 {
        lines.push(("failures", format!("{} in a row", host.failures)));
    }
    lines.push(("budget", format!("{} of {} used", grouped(host.accepted), counted(host.budget, "URL"))));
    if host.is_farm {
        lines.push((
            "flags",
            "content farm: very many of its pages are alike, so it gets a tenth of the budget".to_owned(),
        ));
    }
    if host.is_monotonous {
        lines.push(("flags", "monotonous: its last pages were all alike, so its URLs count for less".to_owned()));
    }
    lines
}

fn refused_words(refused: &peregrine_crawl::RefusedFor) -> String {
    let what = match refused.reason {
        "host-budget" => "the budget of its host is used up",
        "content-farm" => "the budget of its host, a content farm, is used up",
        "domain-hosts" => "its domain has too many hosts",
        "trap-pattern" => "it is one of very many that look alike",
        "too-long" => "it is too long",
        "repeated-segments" => "its path repeats itself",
        reason => reason,
    };
    format!("{what} ({})", refused.detail)
}

fn pattern_words(pattern: &Pattern) -> String {
    format!(
        "very many like {} ({} accepted, {} only counted)",
        pattern.pattern,
        grouped(pattern.accepted.into()),
        grouped(pattern.only_counted.into())
    )
}

/// A pattern by which URLs of a host were refused.
fn trap_words(pattern: &Pattern) -> String {
    let Pattern { pattern, accepted, sampled, only_counted, is_trap } = pattern;
    let further = if *is_trap { "further ones are only counted" } else { "further ones are fetched again" };
    let sampled = match *sampled {
        u8::MAX => "very many".to_owned(),
        sampled => sampled.to_string(),
    };
    format!(
        "{pattern}: {} accepted, {sampled} of them looked at since then, {} only counted; {further}",
        counted((*accepted).into(), "URL"),
        grouped((*only_counted).into())
    )
}

fn trouble(status: i32, detail: &str) -> String {
    match (status, detail) {
        (0, "") => "no answer".to_owned(),
        (_, "") => format!("status {status}"),
        (_, detail) => detail.trim_end_matches('.').to_owned(),
    }
}

fn times(count: u8) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        count => format!("{count} times"),
    }
}

/// `2026-11-15T20:00:13Z (3 min ago)`.
fn past(moment: Timestamp, now: Timestamp) -> String {
    format!("{moment} ({} ago)", span(now.since(moment)))
}

/// `2026-11-15T20:00:13Z (for 3 min)`.
fn lasting(since: Timestamp, now: Timestamp) -> String {
    format!("{since} (for {})", span(now.since(since)))
}

/// `2026-11-15T20:00:13Z (in 3 min)`.
fn ahead(moment: Timestamp, now: Timestamp) -> String {
    match moment.since(now) {
        Duration::ZERO => format!("{moment} (now)"),
        left => format!("{moment} (in {})", span(left)),
    }
}

fn span(span: Duration) -> String {
    match span.as_secs() {
        0 => format!("{} ms", span.as_millis()),
        seconds @ 1..120 => format!("{seconds} s"),
        seconds @ 120..7200 => format!("{} min", seconds / 60),
        seconds @ 7200..172_800 => format!("{} h", seconds / 3600),
        seconds => format!("{} days", seconds / 86_400),
    }
}

fn aligned(lines: &[(&str, String)]) -> String {
    lines.iter().map(|(name, text)| format!("  {name:<11} {text}\n")).collect()
}

#[cfg(test)]
mod tests {
    use peregrine_crawl::{Place, RefusedFor, Why};

    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_794_772_813_042);
    const HOUR: Duration = Duration::from_secs(3600);

    fn standing(hold: Hold) -> HostStanding {
        HostStanding {
            name: "a.example".to_owned(),
            hold,
            earliest: NOW,
            last_request: Some(Timestamp::from_millis(NOW.as_millis() - 1_500)),
            has_work: true,
            delay: Duration::from_millis(2_500),
            delay_by: DelayBy::RobotsTxt,
            slowed: 1.0,
            server_time: Duration::ZERO,
            robots_known_until: Some(NOW.plus(HOUR)),
            failures: 9,
            accepted: 1_234,
            budget: 10_000,
            is_monotonous: true,
            is_farm: true,
            trap_patterns: Vec::new(),
        }
    }

    fn explained(reason: Reason, url: UrlStanding, hold: Hold) -> String {
        super::url(&UrlExplanation {
            url: "http://a.example/x/7".to_owned(),
            key: String::new(),
            asked_at: NOW,
            is_running: true,
            reason,
            out_of_scope: None,
            robots: RobotsVerdict::Allowed { rule: Some("Allow: /x".to_owned()) },
            why: Why { url, host: Some(standing(hold)) },
        })
    }

    fn waiting(is_trap: Option<bool>) -> UrlStanding {
        let parked_for = is_trap.map(|is_trap| Pattern {
            pattern: "/x/<number>".to_owned(),
            accepted: 1_110,
            sampled: 10,
            only_counted: 20_000,
            is_trap,
        });
        UrlStanding::Queued {
            since: Some(Timestamp::from_millis(NOW.as_millis() - 180_042)),
            place: Some(Place { depth: 3, priority: 9, referrer: None, is_seed: false, parked_for }),
            ahead: 7,
            not_before: NOW.plus(20 * HOUR),
        }
    }

    #[test]
    fn a_quarantine_is_told_with_its_end_and_its_failures() {
        let hold = Hold::Quarantined { since: Some(NOW), until: NOW.plus(20 * HOUR) };
        let words = explained(Reason::Quarantined, waiting(None), hold.clone());
        let expected = "\
http://a.example/x/7 waits, since 2026-11-15T19:57:13Z (for 3 min). Its host is quarantined, since 2026-11-15T20:00:13Z (for 0 ms), until 2026-11-16T16:00:13Z (in 20 h), after 9 failures in a row. It comes not before 2026-11-16T16:00:13Z (in 20 h).
  url         depth 3, priority 9
  robots.txt  allows it (Allow: /x), asked for again after 2026-11-15T21:00:13Z (in 60 min)
  host        a.example, last asked at 2026-11-15T20:00:11Z (1 s ago)
  delay       2.5 s, as its robots.txt asks
  failures    9 in a row
  budget      1,234 of 10,000 URLs used
  flags       content farm: very many of its pages are alike, so it gets a tenth of the budget
  flags       monotonous: its last pages were all alike, so its URLs count for less
";
        assert_eq!(words, expected);
        let (name, standing) = ("a.example".to_owned(), Some(standing(hold)));
        let words = super::host(&HostExplanation { name, asked_at: NOW, is_running: true, standing });
        assert!(words.starts_with("a.example is not asked right now: it is quarantined, since "), "{words}");
    }

    #[test]
    fn a_trap_is_told_with_its_pattern_and_its_counts() {
        let pattern = "one of very many like /x/<number> (1,110 accepted, 20,000 only counted).";
        let words = explained(Reason::TrapPattern, waiting(Some(true)), Hold::Nothing);
        assert!(
            words.contains(&format!("behind all others of its host, and will only be counted: it is {pattern}")),
            "{words}"
        );
        let words = explained(Reason::WaitingForHost, waiting(Some(false)), Hold::Nothing);
        assert!(words.contains(&format!("It waits behind all others of its host as {pattern}")), "{words}");
        let refused = RefusedFor { reason: "trap-pattern", detail: "/x/<number>: 5 accepted".to_owned() };
        let words = explained(Reason::TrapPattern, UrlStanding::NeverSeen { refused: Some(refused) }, Hold::Nothing);
        assert!(words.contains("one of very many that look alike (/x/<number>: 5 accepted)."), "{words}");
    }

    #[test]
    fn the_traps_of_a_host_are_listed_with_their_counts() {
        let pattern = |text: &str, sampled, is_trap| Pattern {
            pattern: text.to_owned(),
            accepted: 1_110,
            sampled,
            only_counted: 20_000,
            is_trap,
        };
        let trap_patterns = vec![pattern("/x/<number>", 10, true), pattern("/?day=<date>", 255, false)];
        let standing = Some(HostStanding { trap_patterns, ..standing(Hold::Nothing) });
        let explanation = HostExplanation { name: "a.example".to_owned(), asked_at: NOW, is_running: true, standing };
        let expected = "
  trap        /x/<number>: 1,110 URLs accepted, 10 of them looked at since then, 20,000 only counted; further ones are only counted
  trap        /?day=<date>: 1,110 URLs accepted, very many of them looked at since then, 20,000 only counted; further ones are fetched again
";
        let words = super::host(&explanation);
        assert!(words.ends_with(expected), "{words}");
    }

    #[test]
    fn whatever_holds_a_host_is_told_in_other_words() {
        let until = NOW.plus(HOUR);
        let holds = [
            (Hold::Nothing, "its host may be asked."),
            (Hold::InFlight { requests: 1 }, "a request to its host is under way."),
            (Hold::InFlight { requests: 3 }, "3 requests to its host are under way."),
            (Hold::FindingOut { what: "address" }, "its address is being asked for first."),
            (Hold::Delay { until }, "its host was asked 1 s ago, and may be asked again at 2026-11-15T21:00:13Z"),
            (Hold::Gate { what: "domain", until }, "others on the same domain were asked just now"),
        ];
        for (hold, expected) in holds {
            let words = explained(Reason::WaitingForHost, waiting(None), hold);
            assert!(words.contains(expected), "{expected:?}: {words}");
            assert!(words.contains("after up to 7 other URLs of its host."), "{words}");
        }
    }

    #[test]
    fn moments_are_told_in_both_ways() {
        let now = Timestamp::from_millis(1_794_772_813_042);
        let later = |seconds: u64| ahead(now.plus(Duration::from_secs(seconds)), now);
        assert_eq!(later(0), "2026-11-15T20:00:13Z (now)");
        assert_eq!(later(42), "2026-11-15T20:00:55Z (in 42 s)");
        assert_eq!(later(240), "2026-11-15T20:04:13Z (in 4 min)");
        assert_eq!(later(86_000), "2026-11-16T19:53:33Z (in 23 h)");
        assert_eq!(past(Timestamp::from_millis(1_794_772_812_792), now), "2026-11-15T20:00:12Z (250 ms ago)");
        assert_eq!(span(Duration::from_secs(30 * 86_400)), "30 days");
    }
}
