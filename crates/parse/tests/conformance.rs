//! The public suites for encodings and links, where they are present.

use data_encoding::BASE64;
use peregrine_parse::{ParseOptions, decode, parse};
use peregrine_types::LinkKind;
use peregrine_urls::Url;
use serde::Deserialize;
use serde::de::DeserializeOwned;

const SUITES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/conformance/html");

fn cases<C: DeserializeOwned>(file: &str) -> Option<Vec<C>> {
    let path = format!("{SUITES}/{file}");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("SKIPPED: {file} is not there ({path})");
        return None;
    };
    Some(text.lines().map(|line| serde_json::from_str(line).expect("a case is JSON")).collect())
}

#[derive(Deserialize)]
struct EncodingCase {
    data_b64: String,
    encoding: String,
    transport_charset: Option<String>,
    source: String,
}

#[test]
fn encodings_are_found_as_html5lib_finds_them() {
    let Some(cases) = cases::<EncodingCase>("encoding_sniff.jsonl") else { return };
    let mut wrong = Vec::new();
    for case in &cases {
        let body = BASE64.decode(case.data_b64.as_bytes()).expect("base64");
        let content_type = case.transport_charset.as_ref().map(|charset| format!("text/html; charset={charset}"));
        let (_, found) = decode(&body, content_type.as_deref());
        if !found.eq_ignore_ascii_case(&case.encoding) {
            wrong.push((String::from_utf8_lossy(&body).into_owned(), found, &case.encoding, &case.source));
        }
    }
    println!("encoding_sniff.jsonl: {} of {} cases pass", cases.len() - wrong.len(), cases.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[derive(Deserialize)]
struct LinksCase {
    base_url: String,
    encoding: String,
    body_b64: String,
    default_config: bool,
    links: Vec<ExpectedLink>,
    source: String,
}

#[derive(Debug, Deserialize)]
struct ExpectedLink {
    url: String,
    text: String,
    nofollow: bool,
}

/// What scrapy's extractor does on purpose and this one does not: it leaves links to images out (here that is for
/// the crawl's scope to decide), and it keeps `ftp:` links (which this crawler cannot fetch).
fn is_other_policy(case: &LinksCase) -> bool {
    case.source.ends_with("test_ignored_extensions") || case.source.ends_with("test_ftp_links")
}

#[test]
fn links_are_those_that_scrapy_finds() {
    let Some(cases) = cases::<LinksCase>("scrapy_linkextractor.jsonl") else { return };
    let (mut passed, mut excepted) = (0, 0);
    for case in cases.iter().filter(|case| case.default_config) {
        if is_other_policy(case) {
            excepted += 1;
            continue;
        }
        assert_eq!(found_links(case), expected_links(case), "{}", case.source);
        passed += 1;
    }
    println!("scrapy_linkextractor.jsonl: {passed} default-settings cases pass, {excepted} are another policy");
    assert!(passed > 0);
}

/// Links by URL, first mention first, each with the text and flag of that mention.
fn found_links(case: &LinksCase) -> Vec<(String, String, bool)> {
    let body = BASE64.decode(case.body_b64.as_bytes()).expect("base64");
    let url = Url::parse(&case.base_url).expect("valid");
    let content_type = format!("text/html; charset={}", case.encoding);
    let page = parse(&body, Some(&content_type), &url, &ParseOptions::default());
    let links = page.links.into_iter().filter(|link| matches!(link.kind, LinkKind::A | LinkKind::Area));
    distinct(links.map(|link| {
        // Scrapy gives areas no text.
        let text = if link.kind == LinkKind::A { link.text } else { String::new() };
        (String::from(link.url), text, link.rel.nofollow)
    }))
}

fn expected_links(case: &LinksCase) -> Vec<(String, String, bool)> {
    distinct(case.links.iter().map(|link| {
        // Fragments never reach a server.
        let url = link.url.split('#').next().unwrap_or_default().to_owned();
        (url, link.text.split_whitespace().collect::<Vec<_>>().join(" "), link.nofollow)
    }))
}

fn distinct(links: impl Iterator<Item = (String, String, bool)>) -> Vec<(String, String, bool)> {
    let mut distinct: Vec<(String, String, bool)> = Vec::new();
    for link in links {
        if !distinct.iter().any(|other| other.0 == link.0) {
            distinct.push(link);
        }
    }
    distinct
}
