//! The public robots.txt suites, where they are present.

use std::time::Duration;

use data_encoding::BASE64;
use peregrine_robots::RobotsRules;
use peregrine_urls::Url;
use serde::Deserialize;

const SUITES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/conformance/robots");

#[derive(Debug, Deserialize)]
struct Case {
    robots_b64: String,
    #[serde(default)]
    user_agent: String,
    #[serde(default)]
    url: String,
    allowed: Option<bool>,
    google_cpp: Option<bool>,
    #[serde(default)]
    google_specific: bool,
    crawl_delay: Option<f64>,
    sitemaps: Option<Vec<String>>,
    source: String,
}

impl Case {
    fn robots(&self) -> Vec<u8> {
        BASE64.decode(self.robots_b64.as_bytes()).expect("base64")
    }

    fn rules(&self) -> RobotsRules {
        RobotsRules::parse(&self.robots())
    }

    fn verdict(&self) -> bool {
        let base = Url::parse("http://example.com/").expect("valid");
        let url = base.join(&self.url).expect("the suites' URLs are valid");
        self.rules().verdict(&self.user_agent, &url).allowed
    }
}

fn cases(file: &str) -> Option<Vec<Case>> {
    let path = format!("{SUITES}/{file}");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("SKIPPED: {file} is not there ({path})");
        return None;
    };
    Some(text.lines().map(|line| serde_json::from_str(line).expect("a case is JSON")).collect())
}

/// Google's suites compare octets as they come. RFC 9309 section 2.2.2 has both sides percent-encoded (so
/// has every `Url`) and unreserved characters decoded first; these cases say otherwise, and the RFC
/// decides.
fn contradicts_the_rfc(case: &Case) -> bool {
    let encoded_letters = b"/foo/bar/%62%61%7A";
    match case.url.as_str() {
        "http://foo.bar/foo/bar/ツ" => true,
        "http://foo.bar/foo/bar/baz" => {
            case.robots().windows(encoded_letters.len()).any(|part| part == encoded_letters)
        }
        _ => false,
    }
}

/// What Google does beyond the RFC, and we do not.
fn why_google_is_not_followed(source: &str) -> Option<&'static str> {
    const REASONS: [(&str, &str); 5] = [
        ("GoogleOnly_AcceptUserAgentUpToFirstSpace", "`Foo Bar` is the crawler `Foo`: tokens have no spaces"),
        ("user-agent-name", "the same"),
        ("GoogleOnly_IndexHTMLisDirectory", "that `/x/index.html` is `/x/` is true of some servers only"),
        ("index-page", "the same"),
        ("GoogleOnly_LineTooLong", "a line counts to its end: the file as a whole is limited"),
    ];
    REASONS.iter().find(|(name, _)| source.contains(name)).map(|(_, reason)| *reason)
}

fn run_google(file: &str, expected_exceptions: usize, expected_google_only: usize) {
    let Some(cases) = cases(file) else { return };
    let (google_only, demanded): (Vec<_>, Vec<_>) = cases.iter().partition(|case| case.google_specific);
    let (exceptions, demanded): (Vec<_>, Vec<_>) = demanded.into_iter().partition(|case| contradicts_the_rfc(case));
    assert_eq!(exceptions.len(), expected_exceptions);

    let wrong: Vec<_> = demanded.iter().filter(|case| case.allowed != Some(case.verdict())).collect();
    assert!(wrong.is_empty(), "{} of {} fail: {wrong:#?}", wrong.len(), demanded.len());

    let otherwise: Vec<_> = google_only.iter().filter(|case| case.allowed != Some(case.verdict())).collect();
    for case in &otherwise {
        let reason = why_google_is_not_followed(&case.source);
        println!("{}: {}", case.source, reason.unwrap_or_else(|| panic!("{case:#?} has no reason")));
    }
    assert_eq!(otherwise.len(), expected_google_only);
    let also = google_only.len() - otherwise.len();
    println!("{file}: {} demanded cases pass, {also} of {} Google-only ones too", demanded.len(), google_only.len());
}

#[test]
fn google_robots_test_passes() {
    run_google("google_robots_test.jsonl", 3, 4);
}

#[test]
fn google_spec_correctness_passes() {
    run_google("google_spec_correctness.jsonl", 3, 2);
}

/// Where reppy and Google's parser differ, RFC 9309 decides for Google in these: other records do not end a
/// list of agents, and rules outside a group are nobody's. A missing colon is forgiven, because Google's own
/// suite demands it.
fn reppy_is_overruled(case: &Case) -> bool {
    ["test_grouping_unknown_keys", "test_no_leading_user_agent", "test_skip_malformed_line"]
        .iter()
        .any(|name| case.source.ends_with(name))
}

#[test]
fn reppy_passes_where_the_rfc_agrees() {
    let Some(cases) = cases("reppy.jsonl") else { return };
    for case in &cases {
        let expected = if reppy_is_overruled(case) { case.google_cpp } else { case.allowed };
        if let Some(expected) = expected {
            assert_eq!(case.verdict(), expected, "{case:?}");
        }
        if let Some(seconds) = case.crawl_delay.filter(|_| !reppy_is_overruled(case)) {
            let delay = Some(Duration::from_secs_f64(seconds));
            assert_eq!(case.rules().crawl_delay(&case.user_agent), delay, "{case:?}");
        }
        if let Some(sitemaps) = &case.sitemaps {
            assert_eq!(case.rules().sitemaps(), sitemaps, "{case:?}");
        }
    }
    println!("reppy.jsonl: {} cases pass", cases.len());
}
