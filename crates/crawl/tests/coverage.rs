//! Every reachable allowed page exactly once.

mod support;

use peregrine_crawl::{Ending, Scope};
use peregrine_simweb::{Behaviour, Naming, PageSize, Quirk, RobotsKind, SimWebConfig};
use support::TestCrawl;

fn small_pages(seed: u64) -> SimWebConfig {
    SimWebConfig::new(seed).page_size(PageSize::Fixed(4_000))
}

#[test]
fn every_reachable_page_of_a_web_of_names_is_fetched_exactly_once() {
    let config = small_pages(1).hosts(40).pages_per_host(25).naming(Naming::Names).cross_host_share(0.3);
    let mut crawl = TestCrawl::of(config).scope(Scope::Any);
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    let judgement = crawl.judge(&end);
    assert!(judgement.is_clean(), "{judgement}");
    let mut expected = crawl.web.truth().expect(&crawl.rules()).pages();
    expected.sort();
    assert_eq!(end.fetched(), expected);
    assert_eq!(end.reported.len(), end.pages.len(), "everything is reported once it is committed");
}

#[test]
fn many_connections_to_one_host_change_nothing_but_the_pace() {
    let mut crawl =
        TestCrawl::of(small_pages(2).hosts(1).pages_per_host(600)).with(|settings| settings.frontier.per_host = 16);
    let end = crawl.run();
    let judgement = crawl.judge(&end);
    assert!(judgement.is_clean(), "{judgement}");
    assert_eq!(end.fetched().len(), 600);
    assert!(end.verdict.max_concurrent() <= 16);
}

#[test]
fn spellings_of_one_page_are_fetched_once() {
    for quirk in [Quirk::TrackingLinks, Quirk::OddLinks, Quirk::BaseHref] {
        let mut crawl =
            TestCrawl::of(small_pages(3).hosts(1).pages_per_host(60).behaviour(0, Behaviour::quirk(quirk.clone())));
        let end = crawl.run();
        let judgement = crawl.judge(&end);
        assert!(judgement.is_clean(), "{quirk:?}: {judgement}");
    }
}

#[test]
fn redirects_are_followed_hop_by_hop_and_no_further_than_five() {
    for quirk in [
        Quirk::Redirect { status: 301, hops: 3 },
        Quirk::RedirectLoop,
        Quirk::RedirectNowhere,
        Quirk::RedirectAcross { status: 302 },
    ] {
        let behaviour = Behaviour::quirk(quirk.clone());
        let config = small_pages(4).hosts(2).pages_per_host(40).behaviour(0, behaviour);
        let mut crawl = TestCrawl::of(config).every_front_page();
        let end = crawl.run();
        let judgement = crawl.judge(&end);
        assert!(judgement.is_clean(), "{quirk:?}: {judgement}");
    }
}

#[test]
fn nofollow_is_obeyed_on_links_pages_and_headers() {
    for quirk in [Quirk::NofollowLinks, Quirk::MetaNofollow, Quirk::HeaderNofollow] {
        let mut crawl =
            TestCrawl::of(small_pages(5).hosts(1).pages_per_host(60).behaviour(0, Behaviour::quirk(quirk.clone())));
        let end = crawl.run();
        let judgement = crawl.judge(&end);
        assert!(judgement.is_clean(), "{quirk:?}: {judgement}");
    }
}

#[test]
fn a_host_of_every_kind_hurts_nobody_else() {
    let zoo: Vec<Behaviour> = Behaviour::zoo()
        .into_iter()
        // Hosts that hang until a time-out belong to the tests of fetching.
        .filter(|behaviour| !matches!(behaviour.quirk, Quirk::Silent | Quirk::Stalls | Quirk::Drip { .. }))
        .filter(|behaviour| behaviour.robots != RobotsKind::Silent)
        // So do hosts that ask for another visit in a second: with the delay that grows meanwhile, that takes minutes.
        .filter(|behaviour| {
            !matches!(behaviour.quirk, Quirk::Status { retry_after: Some(_), .. } | Quirk::RateLimited { .. })
        })
        .collect();
    let kinds = zoo.len() as u32;
    let healthy = 10;
    let mut config = small_pages(6).pages_per_host(12).one_host_each(zoo).hosts(kinds + healthy);
    config.cross_host_share = 0.3;
    let mut crawl = TestCrawl::of(config).every_front_page().scope(Scope::Any).with(|settings| {
        // Endless regions end at some depth.
        settings.frontier.max_depth = 12;
    });
    let end = crawl.run();
    let judgement = crawl.judge(&end);
    assert!(judgement.robots_violations.is_empty(), "{judgement}");
    assert!(judgement.before_robots.is_empty(), "{judgement}");
    assert!(judgement.duplicates.is_empty(), "{judgement}");
    let healthy_hosts: Vec<String> = (kinds..kinds + healthy).map(|host| crawl.web.url(host, "/")).collect();
    let missed: Vec<&String> = judgement
        .missing
        .iter()
        .filter(|url| healthy_hosts.iter().any(|front| url.starts_with(front.as_str())))
        .collect();
    assert!(missed.is_empty(), "pages of healthy hosts are missing: {missed:?}");
}
