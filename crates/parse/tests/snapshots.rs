//! Pages of our own, each for one thing, and beside each what is made of it: `NAME.txt` is its text, `NAME.md` its main text as Markdown. They
//! are there to be read: whoever changes them (`PEREGRINE_UPDATE_SNAPSHOTS=1 cargo test -p peregrine-parse --test snapshots`)
//! looks at the difference.

use std::path::{Path, PathBuf};

use peregrine_parse::{Document, ParseOptions, Parsers, markdown};
use peregrine_urls::Url;

const PAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pages");

fn pages() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(PAGES).expect("the pages are here");
    let mut pages: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    pages.retain(|path| path.extension().is_some_and(|end| end == "html"));
    pages.sort();
    pages
}

fn compare(path: &Path, made: &str, differing: &mut Vec<String>) {
    let known = std::fs::read_to_string(path).unwrap_or_default();
    if known == made {
        return;
    }
    if std::env::var_os("PEREGRINE_UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(path, made).expect("writable");
    } else {
        let line = known.lines().zip(made.lines()).position(|(one, other)| one != other);
        let line = line.unwrap_or(known.lines().count().min(made.lines().count()));
        let (was, is) = (known.lines().nth(line), made.lines().nth(line));
        differing.push(format!("{}:{}\n  was {was:?}\n  is  {is:?}", path.display(), line + 1));
    }
}

#[test]
fn pages_of_our_own_are_read_as_they_were() {
    let url = Url::parse("https://example.com/dir/page.html").expect("valid");
    let mut differing = Vec::new();
    let pages = pages();
    assert!(pages.len() >= 10, "{} pages", pages.len());
    for path in pages {
        let body = std::fs::read(&path).expect("readable");
        let content_type = Some("text/html; charset=utf-8");
        let document = Document { body: &body, content_type, url: &url, is_called_sitemap: false };
        let page = Parsers::default().parse(&document, &ParseOptions::default());
        let text = format!("{}\n", page.text);
        compare(&path.with_extension("txt"), &text, &mut differing);
        compare(&path.with_extension("md"), &markdown(&document), &mut differing);
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}
