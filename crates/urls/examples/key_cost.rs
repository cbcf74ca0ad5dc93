//! What resolving a link and making its key cost, on the links of real pages.
//!
//! `cargo run --release -p peregrine-urls --example key_cost -- FOLDER` with a folder of `.html` or
//! `.html.gz` files.

use std::error::Error;
use std::fs::File;
use std::hint::black_box;
use std::io::Read;
use std::path::Path;
use std::time::{Duration, Instant};

use flate2::read::MultiGzDecoder;
use peregrine_urls::{Fingerprint, KeyPolicy, Url, fetchable, host_key, registrable_domain, resolve, surt};

const ROUNDS: u32 = 40;
const LARGEST_PAGE: u64 = 64 << 20;

struct Page {
    base: Url,
    links: Vec<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("give a folder of .html or .html.gz files")?;
    let pages = read_pages(Path::new(&folder))?;
    let links: usize = pages.iter().map(|page| page.links.len()).sum();
    let urls: Vec<Url> = pages.iter().flat_map(|page| resolve_all(page).into_iter()).collect();
    println!("{} pages, {links} links, {} of them http", pages.len(), urls.len());

    let policy = KeyPolicy::default();
    let mut buffer = String::new();
    report("resolve", links, || {
        let resolved = |page: &Page| page.links.iter().filter(|link| resolve(Some(&page.base), link).is_ok()).count();
        pages.iter().map(resolved).sum()
    });
    report("resolve + fetchable", links, || pages.iter().map(|page| resolve_all(page).len()).sum());
    report("key", urls.len(), || urls.iter().map(|url| policy.key(url).len()).sum());
    report("key into a buffer + fingerprint", urls.len(), || {
        let fingerprint = |url| {
            buffer.clear();
            policy.key_into(url, &mut buffer);
            Fingerprint::of_key(&buffer).0 as usize & 1
        };
        urls.iter().map(fingerprint).sum()
    });
    report("registrable domain", urls.len(), || {
        urls.iter().filter_map(host_key).map(|host| registrable_domain(host).len()).sum()
    });
    report("surt", urls.len(), || urls.iter().map(|url| surt(url).len()).sum());

    let plain = urls.iter().filter(|url| policy.key(url) == url.as_str()).count();
    println!("{:.1} % of the URLs are their own key", 100.0 * plain as f64 / urls.len().max(1) as f64);
    Ok(())
}

/// The fastest of a few rounds: the others were disturbed.
fn report(what: &str, items: usize, mut work: impl FnMut() -> usize) {
    let fastest = (0..ROUNDS).map(|_| time(&mut work)).min().unwrap_or_default();
    println!("{what:<34} {:>7.0} ns", fastest.as_nanos() as f64 / items.max(1) as f64);
}

// A measurement for people to read; nothing of the crawler depends on it.
#[allow(clippy::disallowed_methods)]
fn time(work: &mut impl FnMut() -> usize) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

fn resolve_all(page: &Page) -> Vec<Url> {
    page.links.iter().filter_map(|link| fetchable(resolve(Some(&page.base), link).ok()?).ok()).collect()
}

fn read_pages(folder: &Path) -> Result<Vec<Page>, Box<dyn Error>> {
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let file = File::open(&path)?;
        let mut bytes = Vec::new();
        if path.extension().is_some_and(|extension| extension == "gz") {
            MultiGzDecoder::new(file).take(LARGEST_PAGE).read_to_end(&mut bytes)?;
        } else {
            file.take(LARGEST_PAGE).read_to_end(&mut bytes)?;
        }
        pages.push(page_of(&String::from_utf8_lossy(&bytes))?);
    }
    Ok(pages)
}

/// Good enough for a measurement: every quoted `href`, on the page's canonical URL if it names one first.
fn page_of(html: &str) -> Result<Page, Box<dyn Error>> {
    let links: Vec<String> =
        html.split("href=").skip(1).filter_map(quoted).map(|link| link.replace("&amp;", "&")).collect();
    let canonical = html.split("rel=\"canonical\" href=").nth(1).and_then(quoted).and_then(|url| Url::parse(url).ok());
    let base = canonical.map_or_else(|| Url::parse("https://www.example.org/section/page.html"), Ok)?;
    Ok(Page { base, links })
}

fn quoted(text: &str) -> Option<&str> {
    let quote = text.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    text.get(1..)?.split(quote).next()
}
