//! Real pages, where they are present: the same links as an independent tokenizer finds.

use std::collections::BTreeSet;
use std::io::Read as _;

use flate2::read::GzDecoder;
use html5gum::{State, Token, Tokenizer};
use peregrine_parse::{ParseOptions, decode, parse};
use peregrine_types::LinkKind;
use peregrine_urls::{Url, fetchable, resolve};

const PAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus/html");

#[test]
fn the_links_of_real_pages_are_those_of_an_independent_tokenizer() {
    let Ok(directory) = std::fs::read_dir(PAGES) else {
        return eprintln!("SKIPPED: the corpus of real pages is not there ({PAGES})");
    };
    let url = Url::parse("https://example.com/section/page.html").expect("valid");
    let options = ParseOptions { want_text: false, want_resources: false, ..ParseOptions::default() };
    let (mut both, mut missed, mut invented, mut pages) = (0, 0, 0, 0);
    for entry in directory {
        let path = entry.expect("readable").path();
        let mut body = Vec::new();
        GzDecoder::new(std::fs::File::open(&path).expect("readable")).read_to_end(&mut body).expect("gzip");
        let page = parse(&body, Some("text/html"), &url, &options);
        let anchors = page.links.into_iter().filter(|link| link.kind == LinkKind::A);
        let ours: BTreeSet<String> = anchors.map(|link| link.url.into()).collect();
        let theirs = reference_links(&decode(&body, None).0, &url);
        for link in ours.symmetric_difference(&theirs) {
            println!("{}: {} {link}", path.display(), if ours.contains(link) { "only ours" } else { "only theirs" });
        }
        pages += 1;
        both += ours.intersection(&theirs).count();
        missed += theirs.difference(&ours).count();
        invented += ours.difference(&theirs).count();
    }
    println!("{pages} pages: {both} distinct links found by both, {missed} missed, {invented} only ours");
    assert_eq!((missed, invented), (0, 0));
}

fn reference_links(html: &str, url: &Url) -> BTreeSet<String> {
    let mut base = None;
    let mut written = Vec::new();
    let mut tokenizer = Tokenizer::new(html);
    while let Some(Ok(token)) = tokenizer.next() {
        let Token::StartTag(start) = token else { continue };
        let name = String::from_utf8_lossy(&start.name).into_owned();
        let state = match name.as_str() {
            "title" | "textarea" => Some(State::RcData),
            "style" | "xmp" | "iframe" | "noembed" | "noframes" => Some(State::RawText),
            "script" => Some(State::ScriptData),
            _ => None,
        };
        if let Some(state) = state {
            tokenizer.set_state(state);
            tokenizer.set_last_start_tag(Some(&name));
        }
        let href = start.attributes.get(&b"href"[..]).map(|value| String::from_utf8_lossy(value).into_owned());
        match (name.as_str(), href) {
            ("a", Some(href)) => written.push(href),
            ("base", Some(href)) => base = base.or_else(|| resolve(Some(url), &href).ok()),
            _ => {}
        }
    }
    let inside = |href: &str| base.is_none() && (href.trim().is_empty() || href.trim().starts_with('#'));
    let resolved = |href: &String| resolve(Some(base.as_ref().unwrap_or(url)), href).and_then(fetchable).ok();
    written.iter().filter(|href| !inside(href)).filter_map(resolved).map(String::from).collect()
}
