//! What reading a page costs: `cargo run --release -p peregrine-parse --example parse_cost DIR`, where DIR holds
//! `.html.gz` files. Prints microseconds per 100 KB, the best of several rounds over all pages.

use std::hint::black_box;
use std::io::Read as _;
use std::time::Duration;

use flate2::read::GzDecoder;
use peregrine_parse::{ParseOptions, decode, parse};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_urls::Url;

const ROUNDS: usize = 7;

fn main() {
    let Some(directory) = std::env::args().nth(1) else {
        eprintln!("usage: parse_cost DIR");
        std::process::exit(2);
    };
    let pages = match read_pages(&directory) {
        Ok(pages) if !pages.is_empty() => pages,
        Ok(_) => return eprintln!("{directory} has no .html.gz files"),
        Err(error) => return eprintln!("cannot read {directory}: {error}"),
    };
    let bytes: usize = pages.iter().map(Vec::len).sum();
    println!("{} pages, {:.1} KB in the mean", pages.len(), bytes as f64 / 1000.0 / pages.len() as f64);

    let url = Url::parse("https://example.com/section/page.html").expect("valid");
    let everything = ParseOptions::default();
    let links_only = ParseOptions { want_text: false, ..ParseOptions::default() };
    let pages_only = ParseOptions { want_text: false, want_resources: false, ..ParseOptions::default() };
    report("decode", bytes, &pages, |page| {
        black_box(decode(page, None));
    });
    for (name, options) in
        [("links to pages", pages_only), ("all links", links_only), ("all links and text", everything)]
    {
        report(name, bytes, &pages, |page| {
            black_box(parse(page, Some("text/html"), &url, &options));
        });
    }
}

fn report(name: &str, bytes: usize, pages: &[Vec<u8>], work: impl Fn(&[u8])) {
    let clock = SystemClock::new();
    let round = || {
        let before = processor_time().unwrap_or_else(|| clock.elapsed());
        pages.iter().for_each(|page| work(page));
        processor_time().unwrap_or_else(|| clock.elapsed()) - before
    };
    let best = (0..ROUNDS).map(|_| round()).min().unwrap_or(Duration::ZERO);
    println!("{name:<20} {:>7.1} µs per 100 KB", best.as_secs_f64() * 1e6 / (bytes as f64 / 100_000.0));
}

/// Time this thread was really running, where Linux tells: other programs then do not count.
fn processor_time() -> Option<Duration> {
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    statistics.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

fn read_pages(directory: &str) -> std::io::Result<Vec<Vec<u8>>> {
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(directory)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".html.gz") {
            let mut page = Vec::new();
            GzDecoder::new(std::fs::File::open(&path)?).read_to_end(&mut page)?;
            pages.push(page);
        }
    }
    Ok(pages)
}
