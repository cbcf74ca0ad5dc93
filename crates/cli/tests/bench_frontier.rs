//! `peregrine bench frontier` in small: one JSON line with the documented figures, exact and polite.

mod support;

use std::path::Path;

use serde_json::Value;
use support::peregrine;

/// Runs the bench and gives its one line. Whatever it made on the disk is gone.
#[track_caller]
fn bench(arguments: &[&str]) -> Value {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let run = peregrine(["bench", "frontier"]).and(arguments).inside(directory.path()).run().expect_code(0);
    let [line] = &run.json_lines()[..] else { panic!("one line: {}", run.stdout) };
    assert_eq!(entries(directory.path()), 0, "nothing is left behind");
    line.clone()
}

fn entries(directory: &Path) -> usize {
    std::fs::read_dir(directory).expect("a directory can be listed").count()
}

#[track_caller]
fn number(value: &Value, path: &str) -> f64 {
    value.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("no number {path} in {value}"))
}

#[test]
fn growth_tells_what_links_pages_and_urls_cost_and_is_exact() {
    let line = bench(&["--urls", "20000", "--hosts", "300", "--seed", "7"]);
    let marks = line["marks"].as_array().expect("marks");
    let known: Vec<u64> = marks.iter().filter_map(|mark| mark["known_urls"].as_u64()).collect();
    for (known, mark) in known.iter().zip([5_000, 10_000, 20_000]) {
        assert!((mark..mark + 200).contains(known), "{known} at {mark}");
    }
    assert_eq!(marks.len(), 3);
    for mark in marks {
        for figure in [
            "/waiting_urls",
            "/links_per_cpu_s",
            "/admitted_links_per_cpu_s",
            "/pages_per_cpu_s",
            "/cpu_us_per_page/total",
            "/cpu_us_per_page/admit",
            "/cpu_us_per_page/next_and_settle",
            "/cpu_us_per_page/commit",
            "/cpu_us_per_page/background",
            "/step/p50_us",
            "/step/p99_us",
            "/step/max_us",
            "/step/longest/own_cpu_ms",
            "/commits/commits",
            "/commits/take_ms_max",
            "/commits/write_ms_max",
            "/ram/rss_bytes",
            "/ram/peak_bytes",
            "/disk/bytes",
            "/disk/bytes_per_known_url",
            "/disk/bytes_per_waiting_url",
        ] {
            assert!(number(mark, figure) > 0.0, "{figure} in {mark}");
        }
        assert_eq!(number(mark, "/ram/bytes_per_known_url_beyond_512_mib"), 0.0);
        let parts = ["admit", "next_and_settle", "commit", "background"];
        let sum: f64 = parts.iter().map(|part| number(mark, &format!("/cpu_us_per_page/{part}"))).sum();
        let total = number(mark, "/cpu_us_per_page/total");
        assert!(sum > total * 0.7 && sum < total * 1.1, "the parts make up the whole: {mark}");
    }
    assert_eq!(number(&line, "/dequeue/pages").round(), 1008.0, "a twentieth, in whole groups");
    assert!(number(&line, "/dequeue/pages_per_cpu_s") > 0.0);
    assert_eq!(line["reopen"]["counts_agree"], true);
    for wrong in ["lost", "twice", "refused"] {
        assert_eq!(line["exactness"][wrong], 0, "{line}");
    }
    assert_eq!(line["drained"]["each_exactly_once"], true);
    assert_eq!(line["drained"]["pages"], line["reopen"]["known_urls"]);
}

#[test]
fn simulated_days_are_polite_and_lose_no_time() {
    let line = bench(&["--simulate-days", "0.5", "--hosts", "200", "--delay", "300", "--seed", "3"]);
    for wrong in
        ["gaps_below_delay", "overlapping_requests", "requests_before_retry_after", "lost_urls", "urls_taken_twice"]
    {
        assert_eq!(line[wrong], 0, "{line}");
    }
    assert!(number(&line, "/shortest_gap_to_delay") >= 1.0, "{line}");
    assert!((0.99..=1.0).contains(&number(&line, "/utilisation")), "{line}");
    assert!((20_000.0..60_000.0).contains(&number(&line, "/requests")), "{line}");
    assert!(number(&line, "/robots_requests") >= 200.0 && number(&line, "/failed_requests") > 0.0, "{line}");
    for figure in ["/cpu_ns_per_request", "/next/p50_ns", "/next/p99_ns", "/ram/peak_bytes", "/hosts_in_ram"] {
        assert!(number(&line, figure) > 0.0, "{figure} in {line}");
    }
}

#[test]
fn a_plan_that_makes_no_sense_is_refused_in_a_sentence() {
    for (arguments, mentions) in [
        (&["--urls", "5"][..], "--urls 5"),
        (&["--hosts", "0"], "--hosts"),
        (&["--simulate-days", "0"], "--simulate-days"),
        (&["--simulate-days", "1", "--delay", "0.5"], "--delay"),
        (&["--simulate-days", "1", "--urls", "20000"], "--urls"),
        (&["--delay", "5"], "--simulate-days"),
    ] {
        let run = peregrine(["bench", "frontier"]).and(arguments).run().expect_code(2);
        assert_eq!((run.stdout.as_str(), run.stderr.lines().count()), ("", 1), "{}", run.stderr);
        assert!(run.stderr.contains(mentions), "{mentions:?} is missing in {}", run.stderr);
    }
}

#[test]
fn the_state_is_kept_where_that_is_asked_for() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let run = peregrine(["bench", "frontier", "--urls", "10000", "--hosts", "50", "--keep", "--out"])
        .and([directory.path()])
        .run()
        .expect_code(0);
    assert_eq!(entries(directory.path()), 1);
    assert!(run.stderr.contains(&directory.path().display().to_string()), "{}", run.stderr);
}
