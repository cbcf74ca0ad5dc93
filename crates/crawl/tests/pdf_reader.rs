//! Whatever happens to the process that reads a PDF document, the crawl goes on with what it said.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;

use peregrine_crawl::PdfReader;
use peregrine_parse::{ContentKind, Document, ParseOptions, Parsers};
use peregrine_types::ParsedPage;
use peregrine_urls::Url;

/// What comes of a document where this script is the reader.
fn read(script: &str, body: &[u8]) -> ParsedPage {
    read_within(Duration::from_secs(60), script, body)
}

fn read_within(longest: Duration, script: &str, body: &[u8]) -> ParsedPage {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let program = directory.path().join("reader");
    std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).expect("writable");
    std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).expect("ours");
    read_with(PdfReader::new(program).within(longest), body)
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
