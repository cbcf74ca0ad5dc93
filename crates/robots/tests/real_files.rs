//! Thousands of real robots.txt files, where `scripts/test` could get them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use peregrine_robots::{MAX_ROBOTS_BYTES, RobotsRules};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_urls::Url;

/// What reading a file may take: a millisecond, and for the few that are larger a millisecond for every so many bytes of
/// what counts of them. A build without optimisation takes a long time over everything.
const BYTES: usize = 100 << 10;
const SLOWNESS: u32 = if cfg!(debug_assertions) { 40 } else { 1 };

fn limit(text: &[u8]) -> Duration {
    let counts = text.len().min(MAX_ROBOTS_BYTES);
    Duration::from_millis(1) * u32::try_from(counts.div_ceil(BYTES).max(1)).unwrap_or(u32::MAX) * SLOWNESS
}

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

#[test]
fn real_files_are_read_without_a_panic_and_in_no_time() {
    let tools = std::env::var("PEREGRINE_TEST_TOOLS").unwrap_or_default();
    let directory = Path::new(&tools).join("robots/tests/test_data");
    let mut found = Vec::new();
    files(&directory, &mut found);
    if found.is_empty() {
        eprintln!("SKIPPED: there are no files in {} (scripts/test gets them)", directory.display());
        return;
    }
    assert!(found.len() > 4_000, "{} files", found.len());
    let clock = SystemClock::new();
    let url = Url::parse("https://example.com/some/path/page.html?query=1&other=2").expect("a URL");
    let mut slowest = (Duration::ZERO, PathBuf::new());
    let mut late = Vec::new();
    for path in found {
        let text = std::fs::read(&path).expect("readable");
        // The machine may be busy with something else; the file is not slow if it is fast once.
        let took = (0..5).map(|_| {
            let began = clock.elapsed();
            let rules = RobotsRules::parse(&text);
            for agent in ["peregrine", "googlebot", "*"] {
                rules.verdict(agent, &url);
                rules.crawl_delay(agent);
                rules.usage(agent);
            }
            clock.elapsed() - began
        });
        let took = took.min().unwrap_or_default();
        if took > limit(&text) {
            late.push((took, text.len(), path.clone()));
        }
        if took > slowest.0 {
            slowest = (took, path);
        }
    }
    println!("slowest: {:?} for {}", slowest.0, slowest.1.display());
    assert!(late.is_empty(), "{late:#?}");
}
