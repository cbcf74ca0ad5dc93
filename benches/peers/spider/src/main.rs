//! spider-rs as a peer: `peer-spider SEEDS DUMP`. Every seed's host is a website of its own; 8 of them are crawled at
//! a time, with up to 16 requests each. Bodies are appended to one file as they come.

use std::io::{BufWriter, Write};
use std::sync::{Arc, Mutex};

use futures_util::StreamExt;
use spider::website::Website;
use tokio::sync::broadcast::error::RecvError;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// It is fastest with 8 or 16 on one core; with 64 it takes a third longer. A client of its own for each is not slower than one for all.
const SITES_AT_ONCE: usize = 8;
const REQUESTS_PER_SITE: usize = 16;
/// A page that is not taken in time is lost to whoever subscribes, so there is room for many.
const WAITING_PAGES: usize = 4096;

type Dump = Arc<Mutex<BufWriter<std::fs::File>>>;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(seeds), Some(dump)) = (arguments.next(), arguments.next()) else {
        return Err("usage: peer-spider SEEDS DUMP".into());
    };
    let seeds: Vec<String> = std::fs::read_to_string(seeds)?.lines().map(str::to_owned).collect();
    let dump: Dump = Arc::new(Mutex::new(BufWriter::with_capacity(1 << 20, std::fs::File::create(dump)?)));
    let sites = futures_util::stream::iter(seeds.into_iter().map(|seed| crawl(seed, dump.clone())));
    let counts: Vec<(u64, u64)> = sites.buffer_unordered(SITES_AT_ONCE).collect().await;
    let (pages, lost) = counts.into_iter().fold((0, 0), |(pages, lost), (p, l)| (pages + p, lost + l));
    dump.lock().map_err(|_| "a writer panicked")?.flush()?;
    println!("{pages} pages, {lost} lost on the way to the dump");
    Ok(())
}

/// Pages that were dumped, and pages that came too fast for that.
async fn crawl(seed: String, dump: Dump) -> (u64, u64) {
    let mut site = Website::new(&seed);
    site.with_respect_robots_txt(true)
        .with_delay(0)
        .with_user_agent(Some("peer-spider/1.0"))
        .with_concurrency_limit(Some(REQUESTS_PER_SITE))
        .with_danger_accept_invalid_certs(true);
    let mut pages = site.subscribe(WAITING_PAGES);
    let writer = tokio::spawn(async move {
        let (mut count, mut lost) = (0, 0);
        loop {
            match pages.recv().await {
                Ok(page) => {
                    count += 1;
                    if let Ok(mut dump) = dump.lock() {
                        let _ = dump.write_all(page.get_html_bytes_u8());
                    }
                }
                Err(RecvError::Lagged(missed)) => lost += missed,
                Err(RecvError::Closed) => return (count, lost),
            }
        }
    });
    site.crawl().await;
    site.unsubscribe();
    drop(site);
    writer.await.unwrap_or_default()
}
