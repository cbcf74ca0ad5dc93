//! Whatever happens to the process that reads a PDF document, the crawl goes on with what it said.

mod support;

use std::net::IpAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use peregrine_crawl::PdfReader;
use peregrine_dns::FixedResolver;
use peregrine_parse::{ContentKind, Document, ParseOptions, Parsers};
use peregrine_simweb::SimWebConfig;
use peregrine_types::ParsedPage;
use peregrine_urls::Url;
use support::TestCrawl;
use support::site::{Site, answer, not_found, page};

/// What comes of a document where this script is the reader.
fn read(script: &str, body: &[u8]) -> ParsedPage {
    read_within(Duration::from_secs(60), script, body)
}

fn read_within(longest: Duration, script: &str, body: &[u8]) -> ParsedPage {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let program = program(directory.path(), script);
    read_with(PdfReader::new(program).within(longest), body)
}

fn program(directory: &Path, script: &str) -> PathBuf {
    let program = directory.join("reader");
    std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).expect("writable");
    std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).expect("ours");
    program
}

fn read_with(reader: PdfReader, body: &[u8]) -> ParsedPage {
    let url = Url::parse("http://example.com/dir/paper.pdf").expect("valid");
    let document = Document { body, content_type: Some("application/pdf"), url: &url, is_called_sitemap: false };
    Parsers::default().with(reader).parse(&document, &ParseOptions::default())
}

#[test]
fn what_the_reader_says_is_the_page() {
    let page = read(
        r#"cat >/dev/null; echo '{"title":"T"}'; echo '{"link":"../a"}'; echo '{"link":"mailto:x"}'; echo '{"text":"one"}'; echo '{"text":"two"}'"#,
        b"%PDF-1.4",
    );
    assert_eq!((page.kind, page.title.as_deref(), page.text.as_str()), (ContentKind::Pdf, Some("T"), "one\ntwo\n"));
    let links: Vec<_> = page.links.iter().map(|link| link.url.as_str()).collect();
    assert_eq!(links, ["http://example.com/a"]);
}

#[test]
fn what_was_said_before_the_end_counts_however_it_ended() {
    let large = vec![b'x'; 1 << 20];
    for ending in ["exit 1", "kill -9 $$", "kill -SEGV $$", "printf '%s' '{\"text\":\"cut'"] {
        let page = read(&format!("echo '{{\"text\":\"before\"}}'; {ending}"), &large);
        assert_eq!(page.text, "before\n", "{ending}");
    }
}

#[test]
fn without_a_reader_a_document_is_only_known_to_be_one() {
    let page = read_with(PdfReader::new(PathBuf::from("/nonexistent/reader")), b"%PDF-1.4");
    assert_eq!((page.kind, page.text.as_str(), page.links.len()), (ContentKind::Pdf, "", 0));
}

#[test]
fn a_reader_that_never_stops_talking_is_stopped() {
    let page = read(r#"while :; do echo '{"text":"again and again and again"}'; done"#, b"%PDF-1.4");
    assert!(page.text.len() <= ParseOptions::default().limits.text_bytes);
}

#[test]
fn a_reader_that_hangs_is_ended_and_what_it_said_before_counts() {
    let hanging = "echo '{\"text\":\"before\"}'; cat >/dev/null; exec sleep 1000";
    assert_eq!(read_within(Duration::from_secs(2), hanging, b"%PDF-1.4").text, "before\n");
}

#[test]
fn a_reader_that_does_not_even_listen_is_ended_too() {
    let large = vec![b'x'; 1 << 20];
    let deaf = "echo '{\"text\":\"before\"}'; exec sleep 1000";
    assert_eq!(read_within(Duration::from_secs(2), deaf, &large).text, "before\n");
}

#[test]
fn a_text_that_is_too_long_is_cut_at_its_end() {
    let script = r#"line=$(printf '%01000000d' 0); for page in a é c d; do echo "{\"text\":\"$page$line\"}"; done"#;
    let page = read(script, b"%PDF-1.4");
    let limit = ParseOptions::default().limits.text_bytes;
    assert!((limit - 4..=limit).contains(&page.text.len()), "{}", page.text.len());
    assert!(page.text.starts_with("a0") && page.text.contains("\né0") && !page.text.contains('d'));
}

#[test]
fn short_links_of_a_document_with_a_long_name_do_not_multiply() {
    let script = "cat >/dev/null; i=0; while [ $i -lt 5000 ]; do echo '{\"link\":\"x\"}'; i=$((i+1)); done";
    let directory = tempfile::tempdir().expect("a temporary directory");
    let url = Url::parse(&format!("http://example.com/{}/paper.pdf", "x".repeat(7_900))).expect("valid");
    let document = Document { body: b"%PDF-1.4", content_type: None, url: &url, is_called_sitemap: false };
    let parsers = Parsers::default().with(PdfReader::new(program(directory.path(), script)));
    let page = parsers.parse(&document, &ParseOptions::default());
    let bytes: usize = page.links.iter().map(|link| link.url.as_str().len()).sum();
    assert!(bytes <= ParseOptions::default().limits.link_bytes + 8_000, "{bytes}");
    assert_eq!(page.links.len() as u64 + page.links_left_out, 5_000, "what is left out is counted");
}

/// The reader of the document waits until a page has been asked for that is found only by reading other pages.
#[test]
fn pages_do_not_wait_for_a_document_that_takes_long() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let was_asked = directory.path().join("asked");
    let script = format!(
        "cat >/dev/null; while [ ! -e {} ]; do sleep 0.02; done; echo '{{\"link\":\"/in-document\"}}'",
        was_asked.display()
    );
    let documents = Site::serve(|request| match request.path.as_str() {
        "/long.pdf" => answer("200 OK", "Content-Type: application/pdf\r\n", "%PDF-1.4"),
        "/in-document" => page("<p>found"),
        _ => not_found(),
    });
    let pages = Site::serve(move |request| match request.path.as_str() {
        "/" => page("<a href=/1>1</a>"),
        "/1" => page("<a href=/2>2</a>"),
        "/2" => {
            std::fs::write(&was_asked, "").expect("writable");
            page("<p>the end")
        }
        _ => not_found(),
    });
    let seeds = vec![documents.url("documents.test", "/long.pdf"), pages.url("pages.example", "/")];
    let mut crawl =
        TestCrawl::of(SimWebConfig::new(1)).seeds(seeds).with(|settings| settings.crawl.harvest_threads = 1);
    crawl.settings.frontier.per_address = 0;
    crawl.resolver = Some(Arc::new(FixedResolver::from_fn(|_| Some(vec![IpAddr::from([127, 0, 0, 1])]))));
    crawl.pdf_reader = Some(program(directory.path(), &script));
    crawl.run();
    // A reader that waits for ever is ended after a minute, and has found nothing.
    assert_eq!((pages.asked("/2"), documents.asked("/in-document")), (1, 1));
}
