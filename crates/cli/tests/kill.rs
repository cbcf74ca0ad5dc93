//! kill -9 at any moment loses nothing that was reported, archives nothing twice, and forgets no manners.

mod support;

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::time::Duration;

use peregrine_runtime::{Clock, Random, SystemClock};
use peregrine_simweb::{Behaviour, CrawlRules, PageSize, Quirk, Requested, RobotsKind, Scope, SimWeb, SimWebConfig};
use serde_json::Value;
use support::crawl_files::{assert_sound, page_lines, place_of, text_of};
use support::{Finished, Peregrine, crawl, peregrine, seed};
use tempfile::TempDir;

const HOSTS: u32 = 8;
const PAGES_PER_HOST: u32 = 500;
/// `PEREGRINE_KILL_ROUNDS` makes it long.
const KILLS: usize = 8;

#[test]
fn what_was_reported_before_kill_9_is_archived_exactly_once_and_the_crawl_still_becomes_complete() {
    let seed = seed();
    let mut random = Random::from_seed(seed);
    let rounds = std::env::var("PEREGRINE_KILL_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(KILLS);
    // Enough that the last kill still meets a crawl that has something to do.
    let pages_per_host = PAGES_PER_HOST * (rounds as u32).div_ceil(KILLS as u32);
    let config = SimWebConfig::new(seed).hosts(HOSTS).pages_per_host(pages_per_host).page_size(PageSize::Fixed(2_500));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    // Frequent commits, so that kills meet every step of them; small files, so that they meet rolling.
    let settings = directory.path().join("settings.toml");
    let text = "[crawl]\ncommit_interval = 0.05\n[archive]\nroll_at_bytes = 200000\n";
    std::fs::write(&settings, text).expect("writable");
    let command = || {
        crawl(&out)
            .and(web.seeds())
            .and(["--json", "--quiet", "--delay", "0", "--per-host", "8", "--allow-private", "--config"])
            .and([&settings])
    };

    let mut reported: Vec<String> = Vec::new();
    let mut killed_amid = 0;
    for round in 0..rounds {
        let before = reported.len();
        let run = killed(command(), round, &mut random);
        assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
        reported.extend(reported_pages(&run));
        killed_amid += usize::from(run.code.is_none() && reported.len() > before);
        assert_reported_lines_are_on_disk(&reported, &out);
        if round % 3 == 2 {
            // Before anything has been tidied up: what is committed is whole, and everybody agrees on it.
            peregrine(["verify"]).and([&out]).run().expect_code(0);
        }
    }
    assert!(killed_amid > 0, "no kill met a crawl that was making progress");

    let end = command().run().expect_code(0);
    reported.extend(reported_pages(&end));
    let finished = end.json_lines().pop().expect("the last event");
    assert_eq!(text_of(&finished, "event"), "finished");
    // On a fast machine the last kill may have met a crawl that was done.
    assert!(matches!(text_of(&finished, "ending"), "finished" | "already-finished"), "{finished}");
    assert_reported_lines_are_on_disk(&reported, &out);

    let places = assert_sound(&out);
    let expected = web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host)).urls();
    let missing: Vec<&String> = expected.iter().filter(|url| !places.contains_key(*url)).collect();
    assert!(missing.is_empty(), "{} missing, for instance {:?}", missing.len(), missing.first());
    assert_eq!(expected.len(), (HOSTS * pages_per_host) as usize);
    assert_eq!(places.len(), expected.len() + HOSTS as usize, "pages and a robots.txt for each host, nothing else");
    assert_eq!(finished["totals"]["pages"], u64::from(HOSTS * pages_per_host), "the totals count every page once");
    assert_state_and_pages_agree(&out);
    let verdict =
        peregrine(["verify", "--json"]).and([&out]).run().expect_code(0).json_lines().pop().expect("a verdict");
    assert_eq!(verdict["answers"], places.len());
    assert_eq!(verdict["findings"].as_array().map(Vec::len), Some(0), "{verdict}");
}

/// Hosts of the web below, by what they do.
const HEALTHY: u32 = 0;
const BUSY: u32 = 1;
const WITHOUT_ROBOTS: u32 = 2;
const CLOSED: u32 = 3;
const ASKED_FOR: Duration = Duration::from_secs(8);

#[test]
fn what_servers_asked_for_holds_across_kill_9() {
    let busy = Quirk::Status { status: 503, retry_after: Some(ASKED_FOR.as_secs() as u32) };
    let config = SimWebConfig::new(5)
        .hosts(4)
        .pages_per_host(1_000)
        .page_size(PageSize::Fixed(2_000))
        .cross_host_share(0.0)
        .behaviour(BUSY, Behaviour::quirk(busy).everywhere())
        .behaviour(WITHOUT_ROBOTS, Behaviour::robots(RobotsKind::Status(500)))
        .behaviour(CLOSED, Behaviour::robots(RobotsKind::DisallowAll));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let settings = directory.path().join("settings.toml");
    std::fs::write(&settings, "[crawl]\ncommit_interval = 0.05\n").expect("writable");
    let running = || {
        let command = crawl(&directory.path().join("crawl")).and(web.seeds());
        command.and(["--json", "--quiet", "--delay", "0.05", "--allow-private", "--config"]).and([&settings]).start()
    };
    let asked = |host: u32| -> Vec<Requested> {
        web.verdict().requests().filter(|request| request.host == Some(host)).collect()
    };
    let wait_until = |is_so: &dyn Fn() -> bool| {
        let clock = SystemClock::new();
        while !is_so() {
            assert!(clock.elapsed() < Duration::from_secs(60), "it does not come to that");
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    for round in 1..=4 {
        let run = running();
        wait_until(&|| asked(BUSY).len() >= 2 && asked(WITHOUT_ROBOTS).len() + asked(CLOSED).len() >= 2);
        let before = asked(HEALTHY).len();
        // Longer than a few commits take: what is not durable is not known to the next run.
        wait_until(&|| asked(HEALTHY).len() >= before + 15);
        assert_eq!(run.kill().code, None, "it was still at work in round {round}");
    }
    for host in [BUSY, WITHOUT_ROBOTS, CLOSED, HEALTHY] {
        let robots = asked(host).iter().filter(|request| request.url.ends_with("/robots.txt")).count();
        assert_eq!(robots, 1, "the robots.txt of host {host}, good or bad, is not asked for by every run");
    }
    assert_eq!(asked(BUSY).len(), 2, "it asked to be left alone: {:?}", asked(BUSY));
    assert_eq!((asked(WITHOUT_ROBOTS).len(), asked(CLOSED).len()), (1, 1), "nothing of them may be fetched");
    let run = running();
    wait_until(&|| asked(BUSY).len() > 2);
    drop(run);
    let busy = asked(BUSY);
    let (first, second) = (&busy[1], &busy[2]);
    let waited = second.started.saturating_sub(first.finished.unwrap_or(first.started));
    assert!(waited + Duration::from_millis(100) >= ASKED_FOR, "it was asked again after {waited:?}");
}

#[test]
fn what_a_server_asked_for_is_durable_long_before_the_next_commit_would_be() {
    let busy = Quirk::Status { status: 503, retry_after: Some(600) };
    let config = SimWebConfig::new(6).hosts(1).pages_per_host(10).behaviour(0, Behaviour::quirk(busy).everywhere());
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let settings = directory.path().join("settings.toml");
    std::fs::write(&settings, "[crawl]\ncommit_interval = 60\npatience = 3600\n").expect("writable");
    let out = directory.path().join("crawl");
    let command = || {
        let command = crawl(&out).and(web.seeds());
        command.and(["--json", "--quiet", "--delay", "0", "--allow-private", "--config"]).and([&settings])
    };
    let mut first = command().start();
    // What is reported is durable.
    first.wait_for("\"event\":\"page\"");
    first.kill();
    let asked = || web.verdict().requests().count();
    let before = asked();
    let second = command().and(["--patience", "1"]).run();
    assert_eq!(second.code, Some(4), "it says when it may be asked again: {}", second.stderr);
    assert_eq!(asked(), before, "the host asked to be left alone");
}

/// Every other kill comes early, while the traces of the last one are being removed; the rest come
/// once pages are being committed.
fn killed(command: Peregrine, round: usize, random: &mut Random) -> Finished {
    let mut running = command.start();
    let longest = match round % 2 {
        1 if running.says("\"event\":\"page\"") => 400,
        _ => 120,
    };
    std::thread::sleep(Duration::from_millis(random.below(longest)));
    running.kill()
}

/// Page events as the lines of `pages.jsonl` that they are.
fn reported_pages(run: &Finished) -> Vec<String> {
    let page = |line: &str| Some(format!("{{{}", line.strip_prefix("{\"event\":\"page\",")?));
    run.stdout.lines().filter_map(page).collect()
}

fn assert_reported_lines_are_on_disk(reported: &[String], out: &Path) {
    let text = std::fs::read_to_string(out.join("pages.jsonl")).unwrap_or_default();
    let mut on_disk: HashMap<&str, usize> = HashMap::new();
    for line in text.lines() {
        *on_disk.entry(line).or_default() += 1;
    }
    let mut seen = HashSet::new();
    for line in reported {
        assert!(seen.insert(line), "reported twice: {line}");
        assert_eq!(on_disk.get(line.as_str()), Some(&1), "reported, so it is there once: {line}");
    }
}

/// `peregrine show` answers from the state; the page list and the archive must say the same.
fn assert_state_and_pages_agree(out: &Path) {
    let pages = page_lines(out);
    let questions: String =
        pages.iter().map(|line| serde_json::json!({"url": text_of(line, "url")}).to_string() + "\n").collect();
    let run = peregrine(["show", "--batch", "--out"]).and([out]).reading(questions).run().expect_code(0);
    let answers = run.json_lines();
    assert_eq!(answers.len(), pages.len());
    for (page, known) in pages.iter().zip(&answers) {
        let archived = &known["archived"];
        let stored = (&archived["file"], &archived["offset"], &archived["length"]);
        assert_eq!(stored, (&page["warc"], &page["offset"], &page["length"]), "{known}");
        assert_eq!(known["state"], Value::from("fetched"));
        assert_eq!((&known["digest"], &known["status"]), (&page["digest"], &page["status"]));
        assert!(place_of(page).is_some());
    }
}
