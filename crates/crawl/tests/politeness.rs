//! Politeness and robots.txt, as the servers see them.

mod support;

use std::time::Duration;

use peregrine_crawl::{Ending, Scope};
use peregrine_simweb::{Behaviour, PageSize, Quirk, RobotsKind, SimWebConfig, Spot};
use support::TestCrawl;

fn small_pages(seed: u64) -> SimWebConfig {
    SimWebConfig::new(seed).page_size(PageSize::Fixed(3_000))
}

#[test]
fn no_gap_on_any_host_is_shorter_than_the_delay_robots_txt_included() {
    let delay = Duration::from_millis(200);
    let mut crawl =
        TestCrawl::of(small_pages(11).hosts(30).pages_per_host(8)).every_front_page().scope(Scope::Any).delay(delay);
    let end = crawl.run();
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
    let hurried = end.verdict.hurried(|_| delay);
    assert!(hurried.is_empty(), "{hurried:?}");
    assert_eq!(end.verdict.max_concurrent(), 1);
}

#[test]
fn a_crawl_delay_in_robots_txt_is_obeyed_when_it_asks_for_more() {
    let config =
        small_pages(12).hosts(2).pages_per_host(6).behaviour(1, Behaviour::robots(RobotsKind::CrawlDelay(0.3)));
    let mut crawl = TestCrawl::of(config).every_front_page().delay(Duration::from_millis(100));
    let end = crawl.run();
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
    let hurried = end.verdict.hurried(|host| Duration::from_millis(if host == 1 { 300 } else { 100 }));
    assert!(hurried.is_empty(), "{hurried:?}");
}

#[test]
fn a_request_rate_in_robots_txt_is_obeyed_like_a_crawl_delay() {
    let rate = RobotsKind::Text("User-agent: *\nRequest-rate: 3/1s\nDisallow: /nothing\n".to_owned());
    let config = small_pages(19).hosts(1).pages_per_host(6).behaviour(0, Behaviour::robots(rate));
    let mut crawl = TestCrawl::of(config).delay(Duration::from_millis(50));
    let end = crawl.run();
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
    assert_eq!(end.verdict.hurried(|_| Duration::from_millis(333)), []);
}

#[test]
fn a_redirect_obeys_the_rules_and_takes_the_turns_of_the_host_that_it_leads_to() {
    let delay = Duration::from_millis(100);
    let config = small_pages(20)
        .hosts(2)
        .pages_per_host(24)
        .behaviour(0, Behaviour::quirk(Quirk::RedirectAcross { status: 302 }).everywhere())
        .behaviour(1, Behaviour::robots(RobotsKind::DisallowSubtree));
    let crawl = TestCrawl::of(config).scope(Scope::Any).delay(delay);
    let seeds: Vec<String> = (0..24).map(|page| crawl.web.url_of(0, Spot::Page(page))).collect();
    let mut crawl = crawl.seeds(seeds);
    let end = crawl.run();
    let judgement = crawl.judge(&end);
    assert!(judgement.is_clean(), "{judgement}");
    assert_eq!(end.verdict.hurried(|_| delay), []);
    let target = crawl.web.url(1, "/");
    let of_target = |line: &&serde_json::Value| line["url"].as_str().is_some_and(|url| url.starts_with(&target));
    let denied = end.pages.iter().filter(of_target).filter(|line| line["outcome"] == "robots-denied").count();
    assert!(denied > 0, "some of them led to what is disallowed there");

    let mut narrow = TestCrawl::of(
        small_pages(20)
            .hosts(2)
            .pages_per_host(24)
            .behaviour(0, Behaviour::quirk(Quirk::RedirectAcross { status: 302 })),
    );
    let end = narrow.run();
    assert!(narrow.judge(&end).is_clean(), "{}", narrow.judge(&end));
    assert_eq!(end.verdict.hosts().len(), 1, "what leads out of scope is not followed");
}

#[test]
fn politeness_holds_across_an_interruption() {
    let delay = Duration::from_millis(200);
    let mut crawl =
        TestCrawl::of(small_pages(13).hosts(4).pages_per_host(10)).every_front_page().delay(delay).interrupted_after(8);
    let mut end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Interrupted);
    for _ in 0..20 {
        if end.summary.ending == Ending::Finished {
            break;
        }
        end = crawl.run();
    }
    assert_eq!(end.summary.ending, Ending::Finished);
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
    let hurried = end.verdict.hurried(|_| delay);
    assert!(hurried.is_empty(), "{hurried:?}");
}

#[test]
fn robots_txt_of_every_kind_is_obeyed() {
    let kinds: Vec<Behaviour> =
        RobotsKind::samples().into_iter().filter(|kind| *kind != RobotsKind::Silent).map(Behaviour::robots).collect();
    let count = kinds.len() as u32;
    let mut crawl =
        TestCrawl::of(small_pages(14).pages_per_host(30).one_host_each(kinds).hosts(count)).every_front_page();
    let end = crawl.run();
    let judgement = crawl.judge(&end);
    assert!(judgement.robots_violations.is_empty(), "{judgement}");
    assert!(judgement.before_robots.is_empty(), "{judgement}");
    assert!(judgement.duplicates.is_empty(), "{judgement}");
    assert!(judgement.missing.is_empty(), "{judgement}");
    let denied = end.pages.iter().filter(|line| line["outcome"] == "robots-denied").count();
    assert!(denied > 0, "what is disallowed is recorded as such");
    assert!(end.pages.iter().filter(|line| line["outcome"] == "robots-denied").all(|line| line["status"] == -1));
}

#[test]
fn an_unavailable_robots_txt_closes_its_host_and_the_crawl_still_ends() {
    let config = small_pages(15).hosts(2).pages_per_host(5).behaviour(1, Behaviour::robots(RobotsKind::Status(503)));
    let mut crawl = TestCrawl::of(config).every_front_page();
    let end = crawl.run();
    assert!(matches!(end.summary.ending, Ending::Waiting { .. }), "{:?}", end.summary.ending);
    assert_eq!(end.fetched().len(), 5, "the healthy host is crawled");
    assert!(crawl.judge(&end).robots_violations.is_empty());
    assert!(end.summary.queued >= 1, "the other host's front page waits");
}

#[test]
fn a_page_that_fails_does_not_hold_up_its_host() {
    let broken = Behaviour::quirk(Quirk::Status { status: 500, retry_after: None });
    let mut crawl = TestCrawl::of(small_pages(16).hosts(1).pages_per_host(40).behaviour(0, broken));
    let end = crawl.run();
    assert!(matches!(end.summary.ending, Ending::Waiting { .. }), "{:?}", end.summary.ending);
    let healthy = crawl.web.truth().expect(&crawl.rules()).pages().len();
    assert_eq!(end.fetched().len(), healthy, "every page that works is fetched");
    assert!(end.summary.queued > 0, "the broken ones wait for another try");
}

#[test]
fn a_host_whose_requests_fail_one_after_another_is_left_alone() {
    let broken = Behaviour::quirk(Quirk::Status { status: 500, retry_after: None }).everywhere();
    let crawl = TestCrawl::of(small_pages(17).hosts(1).pages_per_host(40).behaviour(0, broken));
    let seeds = (0..40).map(|page| crawl.web.url_of(0, Spot::Page(page))).collect();
    let mut crawl = crawl.seeds(seeds);
    let end = crawl.run();
    assert!(matches!(end.summary.ending, Ending::NoSeedReachable { .. }), "{:?}", end.summary.ending);
    assert_eq!(end.verdict.len(), 1 + 5, "robots.txt and five pages, then no more");
    assert_eq!(end.summary.queued, 40);
}

#[test]
fn a_page_that_is_tried_again_is_one_page() {
    let flaky = Behaviour::quirk(Quirk::FailsAtFirst { status: 503, times: 1 });
    let mut crawl = TestCrawl::of(small_pages(18).hosts(1).pages_per_host(12).behaviour(0, flaky));
    let end = crawl.run();
    let healthy = end.fetched().len() as u64;
    assert_eq!(end.summary.totals.pages, healthy, "what waits for another try does not count yet");
}
