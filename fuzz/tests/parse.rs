//! One target per kind of document that a stranger sends. Each is given any bytes, and must neither panic nor break the promise
//! it checks.

use bolero::check;
use peregrine_dedup::Sketch;
use peregrine_parse::{Document, ParseOptions, Parsers, add_header_links, decode};
use peregrine_types::{ContentKind, ParsedPage};
use peregrine_urls::{KeyPolicy, Url, resolve};

fn read(body: &[u8], content_type: Option<&str>) -> ParsedPage {
    let url = Url::parse("https://example.com/dir/sitemap.xml").expect("a URL");
    let options = ParseOptions::default();
    let document = Document { body, content_type, url: &url, is_called_sitemap: true };
    let page = Parsers::default().parse(&document, &options);
    assert!(page.links.len() <= options.limits.links && page.text.len() <= options.limits.text_bytes);
    assert!(page.links.iter().all(|link| matches!(link.url.scheme(), "http" | "https") && link.url.fragment().is_none()));
    assert!(page.links.iter().all(|link| link.text.len() <= 4096));
    page
}

/// Any bytes as a page.
#[test]
fn parse_html() {
    check!().for_each(|input: &[u8]| {
        let page = read(input, Some("text/html"));
        assert!(page.kind == ContentKind::Html || input.starts_with(b"\x1f\x8b"));
        if let Some(sketch) = Sketch::of(&page.text) {
            assert_eq!(sketch.distance(&sketch), 0);
        }
    });
}

/// The first line is a `Content-Type`, the rest a body.
#[test]
fn parse_charset() {
    check!().for_each(|input: &[u8]| {
        let end = input.iter().position(|byte| *byte == b'\n').unwrap_or(input.len());
        let (content_type, body) = input.split_at(end);
        let content_type = String::from_utf8_lossy(content_type);
        let (text, charset) = decode(body, Some(&content_type));
        assert!(!charset.is_empty() && text.len() <= 3 * body.len() + 3);
        read(body, Some(&content_type));
    });
}

#[test]
fn parse_sitemap() {
    check!().for_each(|input: &[u8]| {
        let with_root = [b"<urlset>".as_slice(), input].concat();
        assert_eq!(read(&with_root, Some("text/xml")).kind, ContentKind::Sitemap);
        read(input, None);
    });
}

#[test]
fn parse_feed() {
    check!().for_each(|input: &[u8]| {
        for start in ["<rss>", "<feed>", "<rdf:RDF>", "{\"version\":\"https://jsonfeed.org/version/1\","] {
            read(&[start.as_bytes(), input].concat(), None);
        }
    });
}

/// A link, found anywhere.
#[test]
fn parse_url() {
    let base = Url::parse("https://example.com/a/b?c").expect("a URL");
    let keys = KeyPolicy::default();
    check!().for_each(|input: &[u8]| {
        let Ok(url) = resolve(Some(&base), &String::from_utf8_lossy(input)) else { return };
        let key = keys.key(&url);
        let again = Url::parse(&key).map(|url| keys.key(&url));
        assert_eq!(again.as_deref(), Ok(key.as_str()), "the key of a key is itself");
    });
}

#[test]
fn parse_link_header() {
    let url = Url::parse("https://example.com/a/b?c").expect("a URL");
    check!().for_each(|input: &[u8]| {
        let mut page = ParsedPage::default();
        add_header_links(&mut page, [&*String::from_utf8_lossy(input)], &url, &ParseOptions::default());
    });
}
