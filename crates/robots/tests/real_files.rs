//! Thousands of real robots.txt files, where `scripts/test` could get them. What reading them takes is measured by
//! `examples/real_files_cost.rs`.

use std::path::{Path, PathBuf};

use peregrine_robots::{MAX_CRAWL_DELAY, RobotsRules};
use peregrine_urls::Url;

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

#[test]
fn real_files_are_read_without_a_panic() {
    let tools = std::env::var("PEREGRINE_TEST_TOOLS").unwrap_or_default();
    let directory = Path::new(&tools).join("robots/tests/test_data");
    let mut found = Vec::new();
    files(&directory, &mut found);
    if found.is_empty() {
        eprintln!("SKIPPED: there are no files in {} (scripts/test gets them)", directory.display());
        return;
    }
    assert!(found.len() > 4_000, "{} files", found.len());
    let url = Url::parse("https://example.com/some/path/page.html?query=1&other=2").expect("a URL");
    let mut denied = 0;
    for path in &found {
        let text = std::fs::read(path).expect("readable");
        let rules = RobotsRules::parse(&text);
        for agent in ["peregrine", "googlebot", "*"] {
            let verdict = rules.verdict(agent, &url);
            assert!(verdict.allowed || verdict.rule.is_some(), "{}: whoever says no has a rule for it", path.display());
            assert!(rules.crawl_delay(agent).is_none_or(|delay| delay <= MAX_CRAWL_DELAY));
            denied += usize::from(!verdict.allowed);
        }
        assert!(rules.memory() <= 10_000 + 20 * text.len(), "{}: {} bytes", path.display(), rules.memory());
    }
    println!("{} files, {denied} verdicts of {} say no", found.len(), 3 * found.len());
    assert!(denied > 100, "{denied}: some of them do say no");
}
