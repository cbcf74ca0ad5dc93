//! One target per kind of thing that a stranger sends. Each is given any bytes, and must neither panic nor break the promise
//! it checks.

use bolero::check;
use bytes::Bytes;
use peregrine_fetch::{DecodeLimits, MediaType, decode_content, header_fields, http_date, redirect, retry_after};
use peregrine_fuzz::each_way;
use peregrine_robots::{MAX_CRAWL_DELAY, RobotsRules, header_directives};
use peregrine_types::Timestamp;
use peregrine_urls::Url;

const AGENT: &str = "peregrine/0.1 (+https://example.org/bot)";

const ROBOTS: [&str; 28] = [
    "\n",
    "\nUser-agent: ",
    "\nDisallow: ",
    "\nAllow: ",
    "\nCrawl-delay: ",
    "\nRequest-rate: ",
    "\nSitemap: ",
    "\nContent-Signal: ",
    "\nContent-Usage: ",
    "*",
    "$",
    "/",
    "a",
    "b",
    "%",
    "%2F",
    "%2a",
    "%61",
    "peregrine",
    "#",
    ":",
    "\r\n",
    "\r",
    " ",
    "1/5",
    "0.5",
    "é",
    "\u{feff}",
];

const HEAD: [&str; 26] = [
    "\r\n",
    "\n",
    "HTTP/1.1 200 OK",
    "\r\nContent-Type: ",
    "text/html",
    "; charset=",
    "\"",
    ":",
    " ",
    "\t",
    "\r\n ",
    "\r\nX-Robots-Tag: ",
    "noindex",
    "nofollow",
    "peregrine",
    "otherbot",
    ",",
    "unavailable_after",
    "\r\nRetry-After: ",
    "120",
    "Wed, 21 Oct 2026 07:28:00 GMT",
    "-",
    "99999999999999999999",
    "\0",
    "é",
    "=",
];

const LOCATION: [&str; 26] = [
    "http://",
    "https://",
    "//",
    "/",
    "\\",
    "..",
    ".",
    "?",
    "#",
    "@",
    ":",
    "[::1]",
    "[",
    "]",
    "example.com",
    "xn--",
    "%",
    "%00",
    "%2e",
    "80",
    "99999",
    "javascript:",
    "ü",
    " ",
    "\t",
    "\n",
];

/// The first line is a path, the rest a robots.txt.
#[test]
fn robots() {
    let base = Url::parse("https://example.com/").expect("a URL");
    let test = |input: &[u8]| {
        let end = input.iter().position(|byte| *byte == b'\n').unwrap_or(input.len());
        let (path, text) = input.split_at(end);
        let url = base.join(&String::from_utf8_lossy(path)).unwrap_or_else(|_| base.clone());
        let rules = RobotsRules::parse(text);
        let verdict = rules.verdict(AGENT, &url);
        assert!(verdict.allowed || verdict.rule.is_some(), "whoever says no has a rule for it");
        assert_eq!(RobotsRules::parse(text).verdict(AGENT, &url), verdict, "the same twice");
        if text.len() > 1_000 {
            // Those with many rules are put in order meanwhile.
            (0..60).for_each(|_| assert_eq!(rules.verdict(AGENT, &url), verdict));
        }
        assert!(rules.crawl_delay(AGENT).is_none_or(|delay| delay <= MAX_CRAWL_DELAY));
        assert!(rules.usage(AGENT).len() <= 100 && rules.sitemaps().len() <= 1_000);
        assert!(rules.memory() <= 1_000 + 100 * text.len());
    };
    check!().for_each(|input: &[u8]| each_way(input, &ROBOTS, test));
}

/// A response's head.
#[test]
fn headers() {
    let now = Timestamp::from_millis(1_800_000_000_000);
    let test = |input: &[u8]| {
        let head = Bytes::copy_from_slice(input);
        for (name, value) in header_fields(&head) {
            assert!(!name.is_empty() && !name.bytes().any(|byte| byte.is_ascii_uppercase()));
            let text = String::from_utf8_lossy(&value);
            header_directives([&*text], AGENT);
            retry_after(&text, now);
            http_date(&text);
            if let Some(media) = MediaType::parse(&text) {
                assert!(media.essence().contains('/'));
            }
        }
    };
    check!().for_each(|input: &[u8]| each_way(input, &HEAD, test));
}

/// A `Location`, seen from a page.
#[test]
fn redirects() {
    let pages = ["https://example.com/a/b?c#d", "http://[2001:db8::1]:8080/", "http://xn--bcher-kva.example/ä"];
    let pages = pages.map(|page| Url::parse(page).expect("a URL"));
    let test = |input: &[u8]| {
        for page in &pages {
            for status in [200, 301, 302, 303, 307, 308, 399] {
                if let Some(moved) = redirect(page, status, Some(input)) {
                    assert!(matches!(moved.to.scheme(), "http" | "https") && moved.to.host().is_some());
                    assert_eq!(Url::parse(moved.to.as_str()).as_ref(), Ok(&moved.to), "it is what it says");
                    assert_eq!(moved.permanent, matches!(status, 301 | 308));
                }
            }
        }
    };
    check!().for_each(|input: &[u8]| each_way(input, &LOCATION, test));
}

/// The first byte chooses the coding, the rest is the body.
#[test]
fn bodies() {
    let limits = DecodeLimits { max_bytes: 2 << 20, max_ratio: 50 };
    check!().for_each(|input: &[u8]| {
        let (choice, body) = input.split_first().map_or((0, input), |(first, rest)| (*first, rest));
        let coding = ["gzip", "deflate", "br", "zstd", "gzip, br", "zstd,deflate"][usize::from(choice) % 6];
        let headers = [("content-encoding".into(), Bytes::from_static(coding.as_bytes()))];
        if let Ok(decoded) = decode_content(&headers, &Bytes::copy_from_slice(body), &limits) {
            assert!(decoded.bytes.len() <= limits.max_bytes.max(body.len()));
        }
    });
}
