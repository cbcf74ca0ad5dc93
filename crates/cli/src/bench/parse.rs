//! `bench parse`: what reading a page costs, stage by stage, on pages from a directory.

use std::hint::black_box;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use flate2::read::GzDecoder;
use peregrine_dedup::Sketch;
use peregrine_parse::{ParseOptions, decode, parse};
use peregrine_runtime::thread_cpu;
use peregrine_types::Link;
use peregrine_urls::{Fingerprint, KeyPolicy, Url};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::{machine, print};
use crate::exit::{Exit, Usage};

/// Unpacked, all pages together: they are kept in memory.
const MOST_BYTES: u64 = 2 << 30;

/// Measure what reading pages costs, stage by stage
///
/// CPU time of one thread, the best of several rounds over all pages, in microseconds per 100 KB of HTML. The result is one
/// JSON line on standard output.
#[derive(Args)]
#[command(
    after_help = "Stages: decode (charset and decoding), links (tags, links to pages, metadata, resolving), text (what is
visible, on top of that), keys (canonical key and fingerprint of every link), digest (SHA-256), sketch
(SimHash and MinHash of the text). total = decode + links + text + digest + sketch;
total_without_text = decode + links + digest.

Examples:
  peregrine bench parse pages/
  peregrine bench parse pages/ --rounds 20"
)]
pub struct ParseArgs {
    /// A directory of pages, looked through to its bottom: *.html, *.htm, and the same with .gz
    #[arg(value_name = "DIR")]
    directory: PathBuf,
    /// Times to read all pages; the fastest counts
    #[arg(long, value_name = "N", default_value_t = 9)]
    rounds: u32,
}

#[derive(Serialize)]
struct Report {
    pages: usize,
    bytes: u64,
    links: usize,
    text_bytes: usize,
    rounds: u32,
    us_per_100_kb: Stages,
}

#[derive(Serialize)]
struct Stages {
    decode: f64,
    links: f64,
    text: f64,
    keys: f64,
    digest: f64,
    sketch: f64,
    total: f64,
    total_without_text: f64,
}

pub fn run(args: &ParseArgs) -> anyhow::Result<Exit> {
    machine::can_be_measured()?;
    if args.rounds == 0 {
        return Err(Usage("nothing is measured in no rounds: --rounds must be at least 1".to_owned()).into());
    }
    let pages = read_pages(&args.directory)?;
    if pages.is_empty() {
        return Err(Usage(format!("{} has no pages (*.html, *.html.gz)", args.directory.display())).into());
    }
    print(&measure(&pages, args.rounds)?)?;
    Ok(Exit::Done)
}

fn measure(pages: &[Vec<u8>], rounds: u32) -> anyhow::Result<Report> {
    let url = Url::parse("https://example.com/section/page.html")?;
    let with_text = ParseOptions { want_resources: false, ..ParseOptions::default() };
    let without_text = ParseOptions { want_text: false, ..with_text.clone() };
    let keys = KeyPolicy::default();
    let parsed: Vec<_> = pages.iter().map(|page| parse(page, Some("text/html"), &url, &with_text)).collect();
    let bytes: u64 = pages.iter().map(|page| page.len() as u64).sum();

    let whole_pages = |work: &dyn Fn(&[u8])| best_of(rounds, || pages.iter().for_each(|page| work(page)));
    let decoding = whole_pages(&|page| _ = black_box(decode(page, None)));
    let linking = whole_pages(&|page| _ = black_box(parse(page, Some("text/html"), &url, &without_text)));
    let reading = whole_pages(&|page| _ = black_box(parse(page, Some("text/html"), &url, &with_text)));
    let digesting = whole_pages(&|page| _ = black_box(Sha256::digest(page)));
    let sketching = best_of(rounds, || parsed.iter().for_each(|page| _ = black_box(Sketch::of(&page.text))));
    let naming = best_of(rounds, || {
        let key = |link: &Link| _ = black_box(Fingerprint::of_key(&keys.key(&link.url)));
        parsed.iter().for_each(|page| page.links.iter().for_each(key));
    });

    let per_100_kb = |time: Duration| (time.as_secs_f64() * 1e6 / (bytes as f64 / 100_000.0) * 10.0).round() / 10.0;
    Ok(Report {
        pages: pages.len(),
        bytes,
        links: parsed.iter().map(|page| page.links.len()).sum(),
        text_bytes: parsed.iter().map(|page| page.text.len()).sum(),
        rounds,
        us_per_100_kb: Stages {
            decode: per_100_kb(decoding),
            links: per_100_kb(linking.saturating_sub(decoding)),
            text: per_100_kb(reading.saturating_sub(linking)),
            keys: per_100_kb(naming),
            digest: per_100_kb(digesting),
            sketch: per_100_kb(sketching),
            total: per_100_kb(reading + digesting + sketching),
            total_without_text: per_100_kb(linking + digesting),
        },
    })
}

fn best_of(rounds: u32, work: impl Fn()) -> Duration {
    let round = |_| {
        let before = thread_cpu();
        work();
        thread_cpu().saturating_sub(before)
    };
    (0..rounds).map(round).min().unwrap_or_default()
}

fn read_pages(directory: &Path) -> anyhow::Result<Vec<Vec<u8>>> {
    let mut pages = Vec::new();
    let mut bytes = 0;
    let mut left = vec![directory.to_owned()];
    while let Some(directory) = left.pop() {
        let entries = std::fs::read_dir(&directory)
            .map_err(|error| Usage(format!("cannot read {}: {error}", directory.display())))?;
        let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
        paths.sort();
        for path in paths {
            if path.is_dir() && !path.is_symlink() {
                left.push(path);
            } else if is_page(&path) && bytes < MOST_BYTES {
                let page = read_page(&path).with_context(|| format!("cannot read {}", path.display()))?;
                bytes += page.len() as u64;
                pages.push(page);
            }
        }
    }
    Ok(pages)
}

fn is_page(path: &Path) -> bool {
    let name = path.to_string_lossy().to_ascii_lowercase();
    let name = name.strip_suffix(".gz").unwrap_or(&name);
    name.ends_with(".html") || name.ends_with(".htm")
}

fn read_page(path: &Path) -> std::io::Result<Vec<u8>> {
    let file = std::fs::File::open(path)?;
    let mut page = Vec::new();
    let limit = MOST_BYTES / 8;
    match path.extension().is_some_and(|end| end == "gz") {
        true => GzDecoder::new(file).take(limit).read_to_end(&mut page)?,
        false => file.take(limit).read_to_end(&mut page)?,
    };
    Ok(page)
}
