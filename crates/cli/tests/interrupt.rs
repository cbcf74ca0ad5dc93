//! Stopping and going on: Ctrl-C drains, the same command resumes, a finished crawl does nothing,
//! and a directory belongs to one process.

mod support;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use peregrine_simweb::{Behaviour, CrawlRules, PageSize, Quirk, Scope, SimWeb, SimWebConfig};
use support::crawl_files::{assert_sound, output_bytes};
use support::{Peregrine, crawl, peregrine};
use tempfile::TempDir;

const A_PAGE: &str = "\"event\":\"page\"";
const DELAY: Duration = Duration::from_millis(600);
/// Requests that leave in time may arrive a little closer together.
const JITTER: Duration = Duration::from_millis(150);

fn small_web(seed: u64, hosts: u32, pages: u32) -> SimWeb {
    let config = SimWebConfig::new(seed).hosts(hosts).pages_per_host(pages).page_size(PageSize::Fixed(3_000));
    SimWeb::start(config).expect("the synthetic web starts")
}

/// Slow enough to be caught in the act, and polite enough that a lapse would show.
fn polite_crawl(web: &SimWeb, out: &Path) -> Peregrine {
    let delay = DELAY.as_secs_f64().to_string();
    crawl(out).and(web.seeds()).and(["--json", "--quiet", "--allow-private", "--delay", &delay])
}

fn assert_complete_and_polite(web: &SimWeb, out: &Path) {
    let verdict = web.verdict();
    let judgement = verdict.judge(&web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host)));
    assert!(judgement.is_clean(), "{judgement}");
    assert_eq!(verdict.hurried(|_| DELAY - JITTER), [], "also over a restart");
    assert_eq!(verdict.max_concurrent(), 1);
    assert_sound(out);
}

fn a_signal_drains_and_the_same_command_goes_on(signal: &str) {
    let web = small_web(31, 12, 5);
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");

    let mut first = polite_crawl(&web, &out).start();
    first.wait_for(A_PAGE);
    first.signal(signal);
    let first = first.finish().expect_code(130);
    assert_eq!(first.sentence(), "interrupted; the same command goes on from here");
    let last = first.json_lines().pop().expect("events");
    assert_eq!(last["ending"], "interrupted");
    assert!(last["queued"].as_u64() > Some(0), "there was more to do: {last}");
    assert_sound(&out);

    let second = polite_crawl(&web, &out).run().expect_code(0);
    assert_eq!(second.stderr, "", "quiet means quiet");
    assert!(second.stdout.starts_with("{\"event\":\"started\",\"resumed\":true,"), "{}", second.stdout);
    assert_complete_and_polite(&web, &out);

    let (requests, output) = (web.verdict().len(), output_bytes(&out));
    let third = crawl(&out).and(web.seeds()).and(["--allow-private"]).run().expect_code(0);
    assert!(third.stderr.contains("is already finished: nothing to do"), "{}", third.stderr);
    assert_eq!(web.verdict().len(), requests, "not a single request");
    assert!(output_bytes(&out) == output, "not a single byte");
}

#[test]
fn ctrl_c_drains_and_the_same_command_goes_on_without_a_request_too_many_or_too_early() {
    a_signal_drains_and_the_same_command_goes_on("INT");
}

#[test]
fn a_polite_kill_drains_and_the_same_command_goes_on_without_a_request_too_many_or_too_early() {
    a_signal_drains_and_the_same_command_goes_on("TERM");
}

#[test]
fn a_second_process_on_the_same_directory_is_refused_and_the_first_is_not_disturbed() {
    let web = small_web(32, 6, 5);
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    let mut first = polite_crawl(&web, &out).start();
    first.wait_for(A_PAGE);

    let second = polite_crawl(&web, &out).run().expect_code(6);
    let sentence = second.sentence();
    assert!(sentence.contains("another process is using") && sentence.contains(&*out.to_string_lossy()), "{sentence}");
    assert_eq!(second.stdout, "");
    let question = peregrine(["show", &web.url(0, "/"), "--out"]).and([&out]).run().expect_code(0);
    assert!(question.stdout.contains("\"state\": "), "it may be asked: {}", question.stdout);

    assert!(first.is_running());
    first.finish().expect_code(0);
    assert_complete_and_polite(&web, &out);
}

#[test]
fn a_second_ctrl_c_stops_at_once_and_costs_no_more_than_a_crash() {
    let slow = Behaviour::quirk(Quirk::Slow { first_byte: Duration::from_secs(6) }).everywhere();
    let config = SimWebConfig::new(33).hosts(2).pages_per_host(1).page_size(PageSize::Fixed(2_000));
    let web = SimWeb::start(config.behaviour(1, slow)).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    let command = || crawl(&out).and(web.seeds()).and(["--json", "--delay", "0", "--allow-private"]);

    let mut running = command().start();
    running.wait_for(A_PAGE);
    running.signal("INT");
    std::thread::sleep(Duration::from_millis(400));
    assert!(running.is_running(), "it waits for the answer that is under way");
    running.signal("INT");
    let stopped = running.finish().expect_code(130);
    assert!(stopped.took < Duration::from_millis(5_500), "at once, not after {:?}", stopped.took);
    assert!(stopped.stderr.contains("Ctrl-C again stops at once"), "{}", stopped.stderr);

    command().run().expect_code(0);
    let places = assert_sound(&out);
    assert!(web.seeds().iter().all(|url| places.contains_key(url)), "{places:?}");
}

#[test]
fn a_reader_that_goes_away_stops_the_crawl_in_good_order() {
    let web = small_web(34, 4, 5);
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    let mut running = polite_crawl(&web, &out).start();
    running.wait_for(A_PAGE);
    running.hang_up().expect_code(130);
    assert_sound(&out);
    polite_crawl(&web, &out).run().expect_code(0);
    assert_complete_and_polite(&web, &out);
}

#[test]
fn a_crawl_that_nobody_watches_any_more_still_ends_with_its_own_exit_code() {
    let web = small_web(35, 1, 30);
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_peregrine"))
        .args(["crawl", "--delay", "0", "--limit", "10", "--out"])
        .arg(&out)
        .args(web.seeds())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stderr.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    assert_sound(&out);
}
