//! `peregrine demo` shows a crawl to somebody who has nothing but the program.

mod support;

use std::time::Duration;

use support::crawl_files::assert_sound;
use support::peregrine;
use tempfile::TempDir;

#[test]
fn the_demo_is_short_and_the_servers_have_nothing_to_complain_about() {
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("demo");
    let run = peregrine(["demo", "--out"]).and([&out]).run().expect_code(0);
    assert!(run.took < Duration::from_secs(30), "{:?}", run.took);
    // The value of a line of the report: what follows its name.
    let reported = |name: &str| {
        let line = run.stderr.lines().find_map(|line| line.trim().strip_prefix(name));
        line.unwrap_or_else(|| panic!("nothing about {name:?} in:\n{}", run.stderr)).trim()
    };
    let gap = reported("shortest gap on any host");
    assert!(gap.ends_with(": polite"), "{gap}");
    assert_eq!(reported("requests at once to a host"), "1");
    assert_eq!(reported("against robots.txt"), "0");
    assert_eq!(reported("fetched twice"), "0");
    let missed = reported("missed");
    assert!(missed.starts_with("0 of "), "{missed}");
    let places = assert_sound(&out);
    assert!(places.len() > 500, "{} pages are something to look at", places.len());

    // What it suggests to try next works.
    let suggestion = run.stderr.lines().find_map(|line| line.trim().strip_prefix("peregrine show "));
    let arguments: Vec<&str> = suggestion.expect("a suggestion").split(' ').collect();
    let shown = peregrine(["show"]).and(arguments).run().expect_code(0);
    assert!(shown.stdout.contains("\"state\": \"fetched\""), "{}", shown.stdout);
}
