//! A crawl that stops goes on; one that is finished says so.

mod support;

use peregrine_crawl::{CrawlError, Ending};
use peregrine_simweb::{PageSize, SimWebConfig};
use support::TestCrawl;

fn web(seed: u64, hosts: u32, pages: u32) -> SimWebConfig {
    SimWebConfig::new(seed).page_size(PageSize::Fixed(3_000)).hosts(hosts).pages_per_host(pages)
}

#[test]
fn an_interrupted_crawl_goes_on_where_it_stopped_and_fetches_nothing_twice() {
    let mut crawl = TestCrawl::of(web(21, 4, 150)).every_front_page().interrupted_after(60);
    let mut runs = 0;
    let end = loop {
        let end = crawl.run();
        runs += 1;
        match end.summary.ending {
            Ending::Finished => break end,
            Ending::Interrupted => assert!(runs < 50, "the crawl makes no progress"),
            other => panic!("unexpected ending {other:?}"),
        }
    };
    assert!(runs > 1, "it was interrupted at least once");
    let judgement = crawl.judge(&end);
    assert!(judgement.is_clean(), "{judgement}");
    assert_eq!(end.fetched().len(), 600);
    assert_eq!(end.summary.totals.pages, 600);
}

#[test]
fn a_finished_crawl_says_so_and_does_nothing() {
    let mut crawl = TestCrawl::of(web(22, 1, 20));
    crawl.run();
    let requests = crawl.web.verdict().len();
    let again = crawl.run();
    assert_eq!(again.summary.ending, Ending::AlreadyFinished);
    assert_eq!(crawl.web.verdict().len(), requests, "not a single request");
    assert_eq!(again.summary.totals.pages, 20);
}

#[test]
fn further_seeds_widen_a_finished_crawl() {
    let mut crawl = TestCrawl::of(web(23, 2, 20));
    crawl.run();
    crawl.seeds = crawl.web.seeds();
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(end.fetched().len(), 40);
    assert!(crawl.judge(&end).duplicates.is_empty());
}

#[test]
fn a_limit_is_kept_to_the_page_and_a_higher_one_goes_on() {
    let mut crawl = TestCrawl::of(web(24, 3, 50)).every_front_page().with(|settings| {
        settings.crawl.limit = 37;
        settings.frontier.per_host = 8;
    });
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::LimitReached);
    assert_eq!(end.fetched().len(), 37);
    let requests = crawl.web.verdict().len();
    assert_eq!(crawl.run().summary.ending, Ending::LimitReached);
    assert_eq!(crawl.web.verdict().len(), requests, "the same limit again asks for nothing");
    crawl.settings.crawl.limit = 0;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(end.fetched().len(), 150);
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
}

#[test]
fn keys_cannot_change_under_a_crawl() {
    let mut crawl = TestCrawl::of(web(25, 1, 5));
    crawl.run();
    crawl.settings.urls.collapse_slashes = !crawl.settings.urls.collapse_slashes;
    assert!(matches!(crawl.try_run(), Err(CrawlError::KeysChanged { .. })));
}

#[test]
fn a_directory_that_is_not_a_crawl_is_left_alone() {
    let mut crawl = TestCrawl::of(web(26, 1, 5));
    std::fs::create_dir_all(crawl.out()).expect("writable");
    let precious = crawl.out().join("pages.jsonl");
    std::fs::write(&precious, "somebody's data\n").expect("writable");
    assert!(matches!(crawl.try_run(), Err(CrawlError::NotACrawl { .. })));
    assert_eq!(std::fs::read_to_string(&precious).expect("still there"), "somebody's data\n");
}

#[test]
fn a_limit_of_exactly_all_pages_is_a_finished_crawl() {
    let mut crawl = TestCrawl::of(web(27, 1, 12)).with(|settings| settings.crawl.limit = 12);
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
}

#[test]
fn an_exclude_that_comes_with_a_resume_holds_for_urls_that_were_queued_before() {
    let mut crawl = TestCrawl::of(web(28, 1, 80)).with(|settings| settings.crawl.limit = 1);
    assert_eq!(crawl.run().summary.ending, Ending::LimitReached);
    crawl.settings.crawl.limit = 0;
    crawl.settings.crawl.exclude = vec!["/garden/".to_owned()];
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert!(end.verdict.requests().all(|request| !request.url.contains("/garden/")));
    assert!(end.pages.iter().any(|line| line["outcome"] == "out-of-scope"), "what was left out is recorded");
}

#[test]
fn a_seed_that_was_down_is_tried_at_once_when_it_is_typed_again() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("bound").port();
    let mut crawl = TestCrawl::of(web(29, 1, 5)).seeds(vec![format!("http://127.0.0.1:{port}/")]);
    assert!(matches!(crawl.run().summary.ending, Ending::NoSeedReachable { .. }));
    // The server comes up.
    let twin = TestCrawl::of(web(29, 1, 5).port(port));
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(end.fetched().len(), 5);
    drop(twin);
}
