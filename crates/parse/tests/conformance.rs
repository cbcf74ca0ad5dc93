//! The public suites for encodings, links and sitemaps, where they are present.

use std::collections::BTreeSet;

use data_encoding::BASE64;
use peregrine_parse::{Document, ParseOptions, Parsers, decode, parse};
use peregrine_types::LinkKind;
use peregrine_urls::{KeyPolicy, Url};
use serde::Deserialize;
use serde::de::DeserializeOwned;

const SUITES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/conformance");

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
    let Some(cases) = cases::<EncodingCase>("html/encoding_sniff.jsonl") else { return };
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

/// What scrapy's extractor does on purpose and this one does not: it leaves links out that end like an image or another file
/// that is no page (here that is for the crawl's scope to decide), and it keeps `ftp:` links (which this crawler cannot fetch). Where the two
/// differ in nothing else, they agree.
fn without_other_policy(
    case: &LinksCase,
    found: &mut Vec<(String, String, bool)>,
    expected: &mut Vec<(String, String, bool)>,
) -> bool {
    if case.source.ends_with("test_ignored_extensions") {
        found.retain(|(url, ..)| !url.ends_with(".jpg"));
        return true;
    }
    if case.source.ends_with("test_ftp_links") {
        expected.retain(|(url, ..)| !url.starts_with("ftp:"));
        return true;
    }
    false
}

#[test]
fn links_are_those_that_scrapy_finds() {
    let Some(cases) = cases::<LinksCase>("html/scrapy_linkextractor.jsonl") else { return };
    let (mut passed, mut excepted) = (0, 0);
    for case in cases.iter().filter(|case| case.default_config) {
        let (mut found, mut expected) = (found_links(case), expected_links(case));
        excepted += usize::from(without_other_policy(case, &mut found, &mut expected));
        assert_eq!(found, expected, "{}", case.source);
        passed += 1;
    }
    println!(
        "scrapy_linkextractor.jsonl: {passed} default-settings cases pass, {excepted} of them but for another policy"
    );
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

#[derive(Deserialize)]
struct SitemapCase {
    url: String,
    content_type: Option<String>,
    body_b64: String,
    entries: Option<Vec<ExpectedEntry>>,
    source: String,
}

#[derive(Debug, Deserialize)]
struct ExpectedEntry {
    loc: String,
    lastmod: Option<String>,
}

/// That parser can be told to refuse entries outside of the sitemap's own directory, documents of another namespace, and
/// whole documents with one mistake in them; here they are read, and what is outside of the job is for its scope to say.
/// So entries that it leaves out are no mistakes, and all that it finds must be found.
#[test]
fn sitemaps_are_read_as_another_crawler_reads_them() {
    let Some(cases) = cases::<SitemapCase>("sitemaps/crawler_commons.jsonl") else { return };
    let keys = KeyPolicy::default();
    let key = |written: &str| Url::parse(written).map(|url| keys.key(&url)).unwrap_or_default();
    let (mut entries, mut found, mut times, mut right_times) = (0, 0, 0, 0);
    let mut wrong = Vec::new();
    for case in &cases {
        let body = BASE64.decode(case.body_b64.as_bytes()).expect("base64");
        let url = Url::parse(&case.url).expect("valid");
        let content_type = case.content_type.as_deref();
        let document = Document { body: &body, content_type, url: &url, is_called_sitemap: true };
        let page = Parsers::default().parse(&document, &ParseOptions::default());
        let ours: BTreeSet<(String, Option<String>)> = page
            .links
            .iter()
            .map(|link| (keys.key(&link.url), link.modified.map(|moment| moment.to_rfc3339())))
            .collect();
        for entry in case.entries.iter().flatten() {
            entries += 1;
            let listed = ours.iter().find(|(url, _)| *url == key(&entry.loc));
            found += usize::from(listed.is_some());
            if entry.lastmod.is_some() {
                times += 1;
                right_times += usize::from(listed.is_some_and(|(_, time)| *time == entry.lastmod));
            }
            if listed.is_none_or(|(_, time)| entry.lastmod.is_some() && *time != entry.lastmod) {
                wrong.push((&case.source, entry, listed.cloned()));
            }
        }
    }
    println!(
        "crawler_commons.jsonl: {} documents, {found} of {entries} entries, {right_times} of {times} times, not: {wrong:#?}",
        cases.len()
    );
    assert_eq!(found, entries);
    assert_eq!(right_times, times);
}
