//! One target per kind of document that a stranger sends. Each is given any bytes, and must neither panic nor break the promise
//! it checks.

#[path = "../../crates/pdf/src/sample.rs"]
mod sample;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bolero::check;
use peregrine_dedup::Sketch;
use peregrine_fuzz::{each_way, spoilt};
use peregrine_parse::{Document, ParseOptions, Parsers, add_header_links, decode};
use peregrine_types::{ContentKind, ParsedPage};
use peregrine_urls::{KeyPolicy, Url, resolve};
use sample::document;

const HTML: [&str; 46] = [
    "<",
    ">",
    "</",
    "<a href=",
    "<base href=",
    "<meta http-equiv=refresh content=",
    "<meta charset=",
    "<meta name=robots content=",
    "<link rel=canonical href=",
    "<img srcset=",
    "<svg>",
    "</svg>",
    "<math>",
    "<foreignObject>",
    "<noscript>",
    "</noscript>",
    "<script>",
    "</script>",
    "<script type=application/ld+json>",
    "<style>",
    "</style>",
    "<textarea>",
    "</textarea>",
    "<title>",
    "</title>",
    "<template>",
    "<iframe srcdoc=",
    "<plaintext>",
    "<!--",
    "-->",
    "<!DOCTYPE html>",
    "<![CDATA[",
    "]]>",
    "\"",
    "'",
    "=",
    " ",
    "/",
    "http://a.example/",
    "//b",
    "?x=1&amp;y=2",
    "&#x1F600;",
    "&notit;",
    "{\"@id\":",
    "noindex,nofollow",
    "1x, ",
];

const XML: [&str; 34] = [
    "<?xml version=\"1.0\" encoding=\"",
    "\"?>",
    "<url>",
    "</url>",
    "<loc>",
    "</loc>",
    "<lastmod>",
    "</lastmod>",
    "2024-02-30T25:00:00Z",
    "<sitemap>",
    "</sitemap>",
    "<sitemapindex>",
    "<image:image>",
    "<image:loc>",
    "<xhtml:link hreflang=de href=\"",
    "<news:news>",
    "<item>",
    "</item>",
    "<link>",
    "</link>",
    "<link href=\"",
    "\"/>",
    "<entry>",
    "<guid isPermaLink=\"true\">",
    "<content:encoded>",
    "<![CDATA[",
    "]]>",
    "<!DOCTYPE a [<!ENTITY b \"&b;&b;\">",
    "&b;",
    "&#0;",
    "https://example.com/dir/",
    " xmlns=\"http://www.w3.org/2005/Atom\"",
    "<",
    ">",
];

const URLS: [&str; 34] = [
    "http://",
    "https:",
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
    "%2F",
    "80",
    "99999",
    "&",
    "=",
    "utm_source",
    "sid",
    ";jsessionid=",
    "ü",
    "。",
    "\u{ad}",
    " ",
    "\t",
    "\n",
    "a",
];

const PDF: [&str; 34] = [
    " obj\n",
    "endobj\n",
    "<<",
    ">>",
    "[",
    "]",
    "(",
    ")",
    "/Type",
    "/Page",
    "/Pages",
    "/Kids",
    "/Parent",
    "/Contents",
    "/Length ",
    "/Filter /FlateDecode",
    "/Filter [/ASCIIHexDecode /LZWDecode]",
    "/Font",
    "/Encoding",
    "/ToUnicode",
    "/Annots",
    "/URI",
    " 2 0 R",
    " 3 0 R",
    "stream\n",
    "\nendstream\n",
    "xref\n",
    "trailer\n",
    "startxref\n",
    "%%EOF\n",
    "-1 ",
    "99999999999 ",
    "/Encrypt",
    "/ObjStm",
];

fn read(body: &[u8], content_type: Option<&str>) -> ParsedPage {
    let url = Url::parse("https://example.com/dir/sitemap.xml").expect("a URL");
    let options = ParseOptions::default();
    let document = Document { body, content_type, url: &url, is_called_sitemap: true };
    let page = Parsers::default().parse(&document, &options);
    assert!(page.links.len() <= options.limits.links && page.text.len() <= options.limits.text_bytes);
    assert!(
        page.links.iter().all(|link| matches!(link.url.scheme(), "http" | "https") && link.url.fragment().is_none())
    );
    assert!(page.links.iter().all(|link| link.text.len() <= 4096));
    page
}

/// Any bytes as a page.
#[test]
fn parse_html() {
    let test = |input: &[u8]| {
        let page = read(input, Some("text/html"));
        assert!(page.kind == ContentKind::Html || input.starts_with(b"\x1f\x8b"));
        if let Some(sketch) = Sketch::of(&page.text) {
            assert_eq!(sketch.distance(&sketch), 0);
        }
    };
    check!().for_each(|input: &[u8]| each_way(input, &HTML, test));
}

/// The first line is a `Content-Type`, the rest a body.
#[test]
fn parse_charset() {
    let labels =
        ["", "utf-8", "utf-16", "shift_jis", "iso-2022-jp", "gb18030", "windows-1252", "x-user-defined", "replacement"];
    check!().for_each(|input: &[u8]| {
        let end = input.iter().position(|byte| *byte == b'\n').unwrap_or(input.len());
        let (content_type, body) = input.split_at(end);
        let label = labels[content_type.len() % labels.len()];
        let known = format!("text/html; charset={label}");
        for content_type in [&*String::from_utf8_lossy(content_type), &known] {
            let (text, charset) = decode(body, Some(content_type));
            assert!(!charset.is_empty() && text.len() <= 3 * body.len() + 3);
            read(body, Some(content_type));
        }
    });
}

#[test]
fn parse_sitemap() {
    let test = |input: &[u8]| {
        let with_root = [b"<urlset>".as_slice(), input].concat();
        assert_eq!(read(&with_root, Some("text/xml")).kind, ContentKind::Sitemap);
        read(input, None);
    };
    check!().for_each(|input: &[u8]| each_way(input, &XML, test));
}

#[test]
fn parse_feed() {
    let test = |input: &[u8]| {
        for start in ["<rss>", "<feed>", "<rdf:RDF>", "{\"version\":\"https://jsonfeed.org/version/1\","] {
            read(&[start.as_bytes(), input].concat(), None);
        }
    };
    check!().for_each(|input: &[u8]| each_way(input, &XML, test));
}

/// A link, found anywhere.
#[test]
fn parse_url() {
    let base = Url::parse("https://example.com/a/b?c").expect("a URL");
    let keys = KeyPolicy::default();
    let test = |input: &[u8]| {
        let Ok(url) = resolve(Some(&base), &String::from_utf8_lossy(input)) else { return };
        let key = keys.key(&url);
        let again = Url::parse(&key).map(|url| keys.key(&url));
        assert_eq!(again.as_deref(), Ok(key.as_str()), "the key of a key is itself");
    };
    check!().for_each(|input: &[u8]| each_way(input, &URLS, test));
}

#[test]
fn parse_link_header() {
    let words =
        ["<", ">", ";", ",", "=", "\"", "\\", " ", "rel", "rel*", "next", "canonical", "anchor", "/a", "utf-8''%20"];
    let url = Url::parse("https://example.com/a/b?c").expect("a URL");
    let test = |input: &[u8]| {
        let mut page = ParsedPage::default();
        add_header_links(&mut page, [&*String::from_utf8_lossy(input)], &url, &ParseOptions::default());
    };
    check!().for_each(|input: &[u8]| each_way(input, &words, test));
}

/// The command that reads PDF documents for a crawl.
fn peregrine() -> Option<PathBuf> {
    let built = |profile| concat!(env!("CARGO_MANIFEST_DIR"), "/../target/").to_owned() + profile + "/peregrine";
    let named = std::env::var("PEREGRINE").into_iter().chain(["release", "debug"].map(built));
    named.map(PathBuf::from).find(|path| path.is_file())
}

/// A document that was sound once, as the crawl has it read: in a process of its own, which must come to an end in time
/// whatever that document does to it, and say nothing but findings.
#[test]
fn parse_pdf() {
    let Some(program) = peregrine() else {
        eprintln!("SKIPPED: there is no peregrine in ../target (cargo build --release), and PEREGRINE names none");
        return;
    };
    let sound = document("");
    assert!(findings(&program, &sound).contains("Hello from a document"));
    check!().for_each(|input: &[u8]| {
        let said = findings(&program, &spoilt(&sound, input, &PDF));
        // It may have been stopped in the middle of a line.
        let whole = said.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let is_finding =
            |line: &str| ["{\"title\":", "{\"link\":", "{\"text\":"].iter().any(|start| line.starts_with(start));
        assert!(whole.lines().all(is_finding), "{said}");
    });
}

fn findings(program: &Path, document: &[u8]) -> String {
    let mut reader = Command::new(program)
        .arg("read-pdf")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut input = reader.stdin.take().expect("piped");
    let began = Instant::now();
    // A reader that has died does not listen.
    let _ = input.write_all(document);
    drop(input);
    let output = reader.wait_with_output().expect("it ends");
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    String::from_utf8(output.stdout).expect("text")
}
