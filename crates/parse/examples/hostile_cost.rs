//! That no document takes long, however it is made: `cargo run --release -p peregrine-parse --example hostile_cost`.
//!
//! Every hostile document of the tests is read in two sizes, as a page and as Markdown: of 10 MB, which is as much as a crawl fetches unless it is told
//! otherwise, and half of that; sitemaps, which may come packed, of the 50 MB that are read of them. Told are the CPU time of the larger one and how many times that
//! of the smaller it is: twice the size should take twice the time, and four times the time would be a loop in a loop. Ends with 1
//! if one takes more than a second, or three times as long for twice the size.

#[path = "../tests/hostile/pages.rs"]
mod pages;

use std::hint::black_box;
use std::process::ExitCode;

use pages::{DOCUMENTS, URLS};
use peregrine_parse::{Document, ParseOptions, Parsers, markdown};
use peregrine_urls::{KeyPolicy, Url, resolve, surt};
use rustix::time::{ClockId, clock_gettime};

const LARGE: usize = 10 << 20;
const LARGEST_SITEMAP: usize = 50 << 20;
const LONG_URL: usize = 1 << 20;
const ROUNDS: usize = 3;

/// Below this many milliseconds a ratio says nothing.
const NOISE: f64 = 5.0;

fn main() -> ExitCode {
    let base = Url::parse("http://example.com/dir/page").expect("valid");
    let mut is_sound = true;
    for hostile in DOCUMENTS {
        let is_called_sitemap = hostile.name.contains("sitemap") || hostile.name.contains("packed");
        let content_type = Some(hostile.content_type);
        let parsing = |body: &[u8]| {
            let document = Document { body, content_type, url: &base, is_called_sitemap };
            black_box(Parsers::default().parse(&document, &ParseOptions::default()));
        };
        let writing = |body: &[u8]| {
            _ = black_box(markdown(&Document { body, content_type, url: &base, is_called_sitemap }));
        };
        let large = if is_called_sitemap { LARGEST_SITEMAP } else { LARGE };
        let (half, whole) = ((hostile.make)(large / 2), (hostile.make)(large));
        is_sound &= report(hostile.name, best_of(|| parsing(&half)), best_of(|| parsing(&whole)));
        if hostile.content_type.starts_with("text/html") {
            let name = format!("{}, as Markdown", hostile.name);
            is_sound &= report(&name, best_of(|| writing(&half)), best_of(|| writing(&whole)));
        }
    }
    let keys = KeyPolicy::default();
    for (name, make) in URLS {
        let naming = |written: &str| {
            if let Ok(url) = resolve(Some(&base), written) {
                black_box((keys.key(&url), surt(&url)));
            }
        };
        let (half, whole) = (make(LONG_URL / 2), make(LONG_URL));
        is_sound &= report(&format!("a URL with {name}"), best_of(|| naming(&half)), best_of(|| naming(&whole)));
    }
    if is_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn report(name: &str, half: f64, whole: f64) -> bool {
    let ratio = if whole < NOISE { 1.0 } else { whole / half.max(0.001) };
    let is_sound = whole < 1_000.0 && ratio < 3.0;
    println!("{:>8.1} ms {ratio:>5.2}× {name}{}", whole, if is_sound { "" } else { "  <-- TOO LONG" });
    is_sound
}

/// Milliseconds of this thread.
fn best_of(work: impl Fn()) -> f64 {
    let now = || {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
    };
    let round = |_| {
        let before = now();
        work();
        now() - before
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min)
}
