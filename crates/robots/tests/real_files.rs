//! Thousands of real robots.txt files, where `scripts/test` could get them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use peregrine_robots::RobotsRules;
use peregrine_runtime::{Clock, SystemClock};
use peregrine_urls::Url;

/// What reading one file may take at most. The slowest of them has half a megabyte; a build without optimisation is given
/// ten times as long.
const LIMIT: Duration = Duration::from_millis(if cfg!(debug_assertions) { 10 } else { 1 });

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
        if took > slowest.0 {
            slowest = (took, path);
        }
    }
    println!("slowest: {:?} for {}", slowest.0, slowest.1.display());
    assert!(slowest.0 < LIMIT, "{slowest:?}");
}
