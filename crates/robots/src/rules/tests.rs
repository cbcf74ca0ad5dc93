use proptest::prelude::*;

use super::*;
use crate::pattern;

fn url(path: &str) -> Url {
    Url::parse(&format!("http://example.com{path}")).expect("valid")
}

fn verdict(robots: &str, path: &str) -> Verdict {
    RobotsRules::parse(robots.as_bytes()).verdict("peregrine/0.1 (+https://example.org/bot)", &url(path))
}

fn allowed(robots: &str, path: &str) -> bool {
    verdict(robots, path).allowed
}

#[test]
fn the_verdict_names_the_line_that_decided() {
    let robots = "User-agent: *\nDisallow: /private/\nAllow: /private/*.html$ # for all";
    assert_eq!(verdict(robots, "/private/x"), Verdict { allowed: false, rule: Some("Disallow: /private/".to_owned()) });
    assert_eq!(
        verdict(robots, "/private/x.html"),
        Verdict { allowed: true, rule: Some("Allow: /private/*.html$".to_owned()) }
    );
    assert_eq!(verdict(robots, "/"), Verdict { allowed: true, rule: None });
}

#[test]
fn an_empty_file_allows_everything() {
    assert!(allowed("", "/x"));
    assert!(allowed("User-agent: *\nDisallow:\n", "/x"));
    assert!(allowed("\u{feff}<!DOCTYPE html><html>Not found</html>", "/x"));
}

#[test]
fn robots_txt_itself_is_always_allowed() {
    assert!(allowed("User-agent: *\nDisallow: /", "/robots.txt"));
    assert!(!allowed("User-agent: *\nDisallow: /", "/robots.txt.html"));
}

#[test]
fn the_group_that_names_us_replaces_the_one_for_all() {
    let robots = "User-agent: *\nDisallow: /\n\nUser-agent: Peregrine/2\nDisallow: /x\n";
    assert!(allowed(robots, "/y"));
    assert!(!allowed(robots, "/x"));
    assert!(!RobotsRules::parse(robots.as_bytes()).verdict("other", &url("/y")).allowed);
}

#[test]
fn a_group_without_rules_still_names_us() {
    assert!(allowed("User-agent: *\nDisallow: /\n\nUser-agent: peregrine\n", "/x"));
}

#[test]
fn groups_of_one_agent_are_combined() {
    let robots =
        "User-agent: peregrine\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: PEREGRINE\nDisallow: /b\n";
    assert!(!allowed(robots, "/a"));
    assert!(!allowed(robots, "/b"));
    assert!(allowed(robots, "/c"));
}

#[test]
fn a_token_is_matched_whole() {
    for other in ["pere", "peregrine2", "peregrine-images", "xperegrine"] {
        assert!(allowed(&format!("User-agent: {other}\nDisallow: /"), "/x"), "{other}");
    }
}

#[test]
fn nested_prefixes_find_the_longest() {
    let robots = "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\nAllow: /a/b/c/d\nAllow: /a/bb\n";
    for (path, expected) in
        [("/a", false), ("/ab", false), ("/a/b", true), ("/a/b/c", false), ("/a/b/c/x", false), ("/a/b/c/d/e", true)]
    {
        assert_eq!(allowed(robots, path), expected, "{path}");
    }
}

#[test]
fn the_crawl_delay_is_a_number_of_seconds_within_reason() {
    let delay = |text: &str| {
        RobotsRules::parse(format!("User-agent: *\nCrawl-delay: {text}\nDisallow: /x").as_bytes()).crawl_delay("any")
    };
    assert_eq!(delay("2"), Some(Duration::from_secs(2)));
    assert_eq!(delay("0.5"), Some(Duration::from_millis(500)));
    assert_eq!(delay("1e300"), Some(MAX_CRAWL_DELAY));
    for garbage in ["", "-1", "NaN", "inf", "-inf", "ten", "1 s", "0x10", "1,5"] {
        assert_eq!(delay(garbage), None, "{garbage}");
    }
}

#[test]
fn the_crawl_delay_is_the_one_of_our_own_group() {
    let robots = RobotsRules::parse(
        b"User-agent: *\nCrawl-delay: 9\nDisallow: /a\n\nUser-agent: peregrine\nCrawl-delay: 3\nUser-agent: b\nDisallow: /",
    );
    assert_eq!(robots.crawl_delay("peregrine"), Some(Duration::from_secs(3)));
    assert_eq!(robots.crawl_delay("b"), None);
    assert_eq!(robots.crawl_delay("other"), Some(Duration::from_secs(9)));
}

#[test]
fn sitemaps_belong_to_nobody_and_end_no_group() {
    let robots = RobotsRules::parse(
        b"Sitemap: http://a/1.xml\nUser-agent: x\nSitemap: http://a/2.xml\nUser-agent: y\nDisallow: /",
    );
    assert_eq!(robots.sitemaps(), ["http://a/1.xml", "http://a/2.xml"]);
    assert!(!robots.verdict("x", &url("/")).allowed);
}

#[test]
fn files_that_are_not_utf_8_are_read() {
    let robots = RobotsRules::parse(b"User-agent: *\nDisallow: /caf\xe9\nDisallow: /b\n");
    assert!(!robots.verdict("x", &url("/b")).allowed);
    assert!(!robots.verdict("x", &url("/caf%E9")).allowed);
}

/// The same question answered by looking at every rule.
fn by_looking_at_all(rules: &[(bool, String)], target: &str) -> bool {
    rules
        .iter()
        .map(|(allows, value)| {
            let mut pattern = Vec::new();
            let is_anchored = push_pattern(value.as_bytes(), &mut pattern).is_anchored;
            (*allows, pattern, is_anchored)
        })
        .filter(|(_, pattern, is_anchored)| pattern::matches(pattern, *is_anchored, target.as_bytes()))
        .max_by_key(|(allows, pattern, is_anchored)| (pattern.len() + usize::from(*is_anchored), *allows))
        .is_none_or(|(allows, ..)| allows)
}

#[test]
fn a_request_rate_is_a_delay_too_and_the_longer_of_both_counts() {
    let delay = |lines: &str| RobotsRules::parse(format!("User-agent: *\n{lines}\n").as_bytes()).crawl_delay("x");
    for (rate, seconds) in [
        ("1/5", 5.0),
        ("1/10s", 10.0),
        ("30/1m", 2.0),
        ("1/1h", 3600.0),
        ("2/1 0600-0845", 0.5),
        ("1/9999999h", 86_400.0),
    ] {
        assert_eq!(delay(&format!("Request-rate: {rate}")), Some(Duration::from_secs_f64(seconds)), "{rate}");
    }
    for rate in ["0/5", "1", "x/5", "1/5d", "-1/5", "1/", "/", ""] {
        assert_eq!(delay(&format!("Request-rate: {rate}")), None, "{rate}");
    }
    assert_eq!(delay("Crawl-delay: 2\nRequest-rate: 1/7"), Some(Duration::from_secs(7)));
    assert_eq!(delay("Request-rate: 1/7\nCrawl-delay: 9"), Some(Duration::from_secs(9)));
}

#[test]
fn what_may_be_done_with_pages_is_kept_for_those_it_concerns() {
    let text = "Content-Usage: nobody=n\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\n\
                User-agent: peregrine\nContent-Usage: train-ai=n\nDisallow: /x\n";
    let rules = RobotsRules::parse(text.as_bytes());
    assert_eq!(rules.usage("peregrine/1.0"), ["Content-Usage: train-ai=n"]);
    assert_eq!(rules.usage("other"), ["Content-Signal: search=yes, ai-train=no"]);
    assert!(rules.verdict("other", &url("/y")).allowed);
    let many = format!("User-agent: *\n{}", "Content-Signal: a=b\n".repeat(10_000));
    assert_eq!(RobotsRules::parse(many.as_bytes()).usage("x").len(), MAX_USAGE_LINES);
}

#[test]
fn a_bug_in_here_allows_nothing_and_ends_nothing() {
    let rules = or_nothing_allowed(|| panic!("a bug"));
    assert_eq!(rules.verdict("peregrine", &url("/x")).rule.as_deref(), Some("Disallow: /"));
    assert!(rules.verdict("peregrine", &url("/robots.txt")).allowed);
    assert_eq!(rules.crawl_delay("peregrine"), None);
}

#[test]
fn a_value_is_named_as_it_was_written() {
    let robots = "User-agent: *\nDisallow: /café\nDisallow: /%41b\nDisallow: /*%2f$\n";
    for (path, rule) in [("/caf%C3%A9s", "/café"), ("/Abc", "/%41b"), ("/z%2F", "/*%2f$")] {
        assert_eq!(verdict(robots, path).rule, Some(format!("Disallow: {rule}")));
    }
    let long = format!("User-agent: *\nDisallow: /%41{}\n", "b".repeat(100_000));
    let rule = verdict(&long, &format!("/A{}", "b".repeat(100_000))).rule.expect("it matches");
    assert_eq!(rule.len(), "Disallow: ".len() + usize::from(u16::MAX), "what nobody reads to its end is cut");
}

/// As many of them as fit into what is read of a file. Each would be as many steps squared, if it were done naively.
#[test]
fn files_that_repeat_themselves_are_read_and_asked_in_time() {
    let fill = |line: &str| line.repeat(MAX_ROBOTS_BYTES / line.len());
    let delays = fill("User-agent: *\nCrawl-delay: 1\n");
    assert_eq!(RobotsRules::parse(delays.as_bytes()).crawl_delay("x"), Some(Duration::from_secs(1)));
    let half = "User-agent: *\n".repeat(18_000);
    let rules = RobotsRules::parse(format!("{half}{}", "Disallow: /a\n".repeat(18_000)).as_bytes());
    for _ in 0..1_000 {
        assert!(!rules.verdict("x", &url("/ab")).allowed);
    }
    assert!(RobotsRules::parse(fill("User-agent: *\nDisallow: /a\n").as_bytes()).verdict("x", &url("/b")).allowed);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn no_bytes_make_it_panic(text in prop::collection::vec(any::<u8>(), 0..400), agent in ".{0,12}", path in "/.{0,20}") {
        let rules = RobotsRules::parse(&text);
        if let Ok(url) = Url::parse("http://example.com").and_then(|base| base.join(&path)) {
            rules.verdict(&agent, &url);
        }
        rules.crawl_delay(&agent);
    }

    #[test]
    fn no_lines_make_it_panic(text in "((user-agent|allow|disallow|crawl-delay|sitemap|request-rate|content-signal)? ?:? ?[a*/$%# é0-9.-]{0,6}[\r\n]){0,20}") {
        let rules = RobotsRules::parse(text.as_bytes());
        rules.verdict("a", &url("/a%20?*$"));
        prop_assert!(rules.memory() < 100_000);
    }

    #[test]
    fn the_searches_find_what_looking_at_every_rule_finds(
        rules in prop::collection::vec((any::<bool>(), "/[ab/]{0,5}|/[ab*/]{0,5}[$]?"), 0..24),
        paths in prop::collection::vec("/[ab/]{0,8}", 8),
    ) {
        let lines: String = rules
            .iter()
            .map(|(allows, value)| format!("{}: {value}\n", if *allows { "Allow" } else { "Disallow" }))
            .collect();
        let parsed = RobotsRules::parse(format!("User-agent: *\n{lines}").as_bytes());
        for path in paths {
            // Dot segments and the like do not occur; double slashes at the start would be a host.
            let target = url(&path);
            prop_assert_eq!(
                parsed.verdict("x", &target).allowed,
                by_looking_at_all(&rules, target.path()),
                "{} on\n{}", path, lines
            );
        }
    }
}
