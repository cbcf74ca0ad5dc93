//! Real pages, where they are present: the same links as a whole HTML parser finds, and a text that a person can read.
//!
//! What is made of the collected pages is known by short facts in `facts.tsv` (words, links, checksums), not by the pages or their texts,
//! which are not ours. `PEREGRINE_UPDATE_SNAPSHOTS=1` writes them anew; a difference there is to be looked at page by page.

mod reference;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use flate2::Crc;
use flate2::read::GzDecoder;
use peregrine_parse::{Document, ParseOptions, decode, markdown, parse};
use peregrine_types::LinkKind;
use peregrine_urls::Url;
use reference::{Reference, reference, reference_links};

const COLLECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus/html");
const FACTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/facts.tsv");

/// Of one manual; the pages of one generator are much alike.
const PAGES_OF_A_MANUAL: usize = 150;

fn page_url() -> Url {
    Url::parse("https://example.com/section/page.html").expect("valid")
}

fn in_directory(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).into_iter().flatten();
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}

fn collected() -> Vec<PathBuf> {
    let pages = in_directory(Path::new(COLLECTED));
    if pages.is_empty() {
        eprintln!("SKIPPED: the corpus of real pages is not there ({COLLECTED})");
    }
    pages
}

/// The pages of manuals in many languages that `scripts/test` unpacks.
fn manuals() -> Vec<PathBuf> {
    let Some(tools) = std::env::var_os("PEREGRINE_TEST_TOOLS") else {
        eprintln!("SKIPPED: the manuals that scripts/test unpacks are not there (PEREGRINE_TEST_TOOLS is not set)");
        return Vec::new();
    };
    let packages = ["site", "documents"].map(|place| Path::new(&tools).join(place).join("unpacked/usr/share/doc"));
    let mut pages = Vec::new();
    for manual in packages.iter().flat_map(|packages| in_directory(packages)) {
        let mut found = Vec::new();
        find_pages(&manual, 6, &mut found);
        // From all over it: its languages come one after another.
        let step = found.len().div_ceil(PAGES_OF_A_MANUAL).max(1);
        pages.extend(found.into_iter().step_by(step));
    }
    if pages.is_empty() {
        eprintln!("SKIPPED: scripts/test could not get any manual");
    }
    pages
}

fn find_pages(directory: &Path, depth: usize, found: &mut Vec<PathBuf>) {
    for path in in_directory(directory).into_iter().filter(|path| !path.is_symlink()) {
        if path.is_dir() && depth > 0 {
            find_pages(&path, depth - 1, found);
        } else if path.is_file() && [".html", ".html.gz"].iter().any(|end| path.to_string_lossy().ends_with(end)) {
            found.push(path);
        }
    }
}

fn read(path: &Path) -> Vec<u8> {
    let file = std::fs::File::open(path).expect("readable");
    let mut body = Vec::new();
    let is_packed = path.extension().is_some_and(|end| end == "gz");
    let read = if is_packed { GzDecoder::new(file).read_to_end(&mut body) } else { (&file).read_to_end(&mut body) };
    read.expect("readable");
    body
}

#[test]
fn the_links_of_real_pages_are_those_of_a_whole_html_parser() {
    let url = page_url();
    let options = ParseOptions { want_text: false, want_resources: false, ..ParseOptions::default() };
    let (mut both, mut missed, mut invented) = (0_u64, 0_u64, 0_u64);
    let (collected, manuals) = (collected(), manuals());
    for path in collected.iter().chain(&manuals) {
        let body = read(path);
        let page = parse(&body, Some("text/html"), &url, &options);
        let anchors = page.links.into_iter().filter(|link| link.kind == LinkKind::A);
        let ours: BTreeSet<String> = anchors.map(|link| link.url.into()).collect();
        let theirs = reference_links(&decode(&body, Some("text/html")).0, &url);
        for link in ours.symmetric_difference(&theirs) {
            println!("{}: {} {link}", path.display(), if ours.contains(link) { "only ours" } else { "only theirs" });
        }
        both += ours.intersection(&theirs).count() as u64;
        missed += theirs.difference(&ours).count() as u64;
        invented += ours.difference(&theirs).count() as u64;
    }
    eprintln!(
        "{} collected pages and {} of manuals: {both} distinct links found by both, {missed} missed, {invented} only ours",
        collected.len(),
        manuals.len()
    );
    if collected.is_empty() || manuals.is_empty() {
        eprintln!("SKIPPED: that the links are right on more than 300 pages needs both");
    } else {
        assert!(collected.len() + manuals.len() > 600);
    }
    assert_eq!((missed, invented), (0, 0));
}

/// All runs of eight letters of a text, each with how often it is there: where words end is a matter of taste, what is written is not.
fn runs(text: &str) -> HashMap<[char; 8], u64> {
    let letters: Vec<char> = text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let mut runs = HashMap::new();
    for run in letters.windows(8) {
        *runs.entry(run.try_into().expect("eight of them")).or_default() += 1;
    }
    runs
}

fn counted(text: &str) -> HashMap<String, u64> {
    let mut words = HashMap::new();
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        *words.entry(word.to_lowercase()).or_default() += 1;
    }
    words
}

/// What share of the one is in the other.
fn share<Key: Hash + Eq>(of: &HashMap<Key, u64>, within: &HashMap<Key, u64>) -> f64 {
    let all: u64 = of.values().sum();
    let common: u64 = of.iter().map(|(word, count)| *count.min(within.get(word).unwrap_or(&0))).sum();
    if all == 0 { 1.0 } else { common as f64 / all as f64 }
}

/// What is wrong with the text of a page.
fn complaints(text: &str, theirs: &Reference) -> Vec<String> {
    let mut complaints = Vec::new();
    let their_text = &theirs.text;
    let (ours, shown) = (runs(text), runs(their_text));
    for (what, share) in
        [("of the other parser's text is here", share(&shown, &ours)), ("of the text is there", share(&ours, &shown))]
    {
        if share < 0.98 {
            complaints.push(format!("only {share:.3} {what}"));
        }
    }
    for mark in ["</", "<div", "<p>", "<span", "<a ", "&amp;", "&nbsp;", "&#"] {
        if text.matches(mark).count() > their_text.matches(mark).count() {
            complaints.push(format!("{mark} is left in it"));
        }
    }
    for script in &theirs.unseen {
        let start: String = script.trim().chars().take(60).collect();
        if start.chars().count() == 60 && text.contains(&start) && !their_text.contains(&start) {
            complaints.push(format!("a script is in it: {start}"));
        }
    }
    let blank = |c: char| c.is_ascii_whitespace() || c == '\u{a0}';
    let is_untidy = |line: &str| line.is_empty() || line.trim_matches(blank) != line || line.contains("  ");
    if let Some(line) = text.lines().find(|line| is_untidy(line)) {
        complaints.push(format!("an untidy line: {line:?}"));
    }
    complaints
}

/// What is wrong with the Markdown of a page that has this text.
fn complaints_about_markdown(markdown: &str, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    // Where a link leads is not on the page.
    let mut words = String::new();
    let mut rest = markdown;
    while let Some((before, after)) = rest.split_once("](") {
        words.push_str(before);
        words.push(' ');
        rest = after.split_once(')').map_or("", |(_, rest)| rest);
    }
    words.push_str(rest);
    let known = share(&counted(&words), &counted(text));
    if known < 0.9 {
        complaints.push(format!("only {known:.3} of the words of its Markdown are in its text"));
    }
    if text.split_whitespace().count() >= 50 && markdown.is_empty() {
        complaints.push("it has a text and no Markdown".to_owned());
    }
    let mut in_code = false;
    let mut before = "";
    for line in markdown.lines() {
        in_code ^= line.trim_start_matches(['>', ' ']).starts_with("```");
        let is_untidy = line.trim_end_matches(' ') != line && !line.ends_with("  ");
        if !in_code && (is_untidy || (line.is_empty() && before.is_empty())) {
            complaints.push(format!("its Markdown has untidy lines: {before:?}, {line:?}"));
        }
        before = line;
    }
    complaints
}

#[test]
fn the_text_of_real_pages_is_what_a_reader_sees() {
    let (collected, manuals) = (collected(), manuals());
    let mut wrong = Vec::new();
    for path in collected.iter().chain(&manuals) {
        let body = read(path);
        let text = parse(&body, Some("text/html"), &page_url(), &ParseOptions::default()).text;
        let theirs = reference(&decode(&body, Some("text/html")).0, true);
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut said = complaints(&text, &theirs);
        said.extend(complaints_about_markdown(&markdown_of(&body), &text));
        wrong.extend(said.into_iter().map(|complaint| format!("{name}: {complaint}")));
    }
    eprintln!("{} pages, {} complaints", collected.len() + manuals.len(), wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn markdown_of(body: &[u8]) -> String {
    markdown(&Document { body, content_type: Some("text/html"), url: &page_url(), is_called_sitemap: false })
}

fn checksum(text: &str) -> u32 {
    let mut crc = Crc::new();
    crc.update(text.as_bytes());
    crc.sum()
}

/// Name, number of links, words and checksum of the text, words and checksum of the Markdown.
fn facts(path: &Path) -> String {
    let body = read(path);
    let page = parse(&body, Some("text/html"), &page_url(), &ParseOptions::default());
    let markdown = markdown_of(&body);
    let words = |text: &str| text.split_whitespace().count();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.trim_end_matches(".html.gz");
    format!(
        "{name}\t{}\t{}\t{:08x}\t{}\t{:08x}",
        page.links.len(),
        words(&page.text),
        checksum(&page.text),
        words(&markdown),
        checksum(&markdown)
    )
}

#[test]
fn what_is_made_of_real_pages_is_what_it_was() {
    let collected = collected();
    if collected.is_empty() {
        return;
    }
    let made: Vec<String> = collected.iter().map(|path| facts(path)).collect();
    if std::env::var_os("PEREGRINE_UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(FACTS, made.join("\n") + "\n").expect("writable");
    }
    let known = std::fs::read_to_string(FACTS).expect("the facts are here");
    let name = |line: &str| line.split('\t').next().unwrap_or_default().to_owned();
    let known: BTreeMap<String, &str> = known.lines().map(|line| (name(line), line)).collect();
    let differing: Vec<String> = made
        .iter()
        .filter_map(|line| {
            let was = known.get(&name(line))?;
            (was != line).then(|| format!("was {was}\nis  {line}"))
        })
        .collect();
    let unknown = made.iter().filter(|line| !known.contains_key(&name(line))).count();
    eprintln!("{} collected pages, {} differ, {unknown} are new", made.len(), differing.len());
    assert!(differing.is_empty(), "name, links, words and checksum of text and Markdown:\n{}", differing.join("\n"));
}
