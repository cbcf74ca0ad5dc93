//! A crawl goes as far as it was told to, and no further.

mod support;

use peregrine_crawl::{Ending, Scope};
use peregrine_simweb::{Naming, PageSize, SimWebConfig};
use support::TestCrawl;

fn web(seed: u64) -> SimWebConfig {
    SimWebConfig::new(seed)
        .page_size(PageSize::Fixed(3_000))
        .hosts(12)
        .pages_per_host(15)
        .hosts_per_site(4)
        .naming(Naming::Names)
        .cross_host_share(0.4)
}

#[test]
fn each_scope_fetches_exactly_its_territory() {
    for (scope, least, most) in
        [(Scope::Page, 1, 1), (Scope::Host, 15, 15), (Scope::Domain, 16, 60), (Scope::Any, 61, 180)]
    {
        let mut crawl = TestCrawl::of(web(31)).scope(scope);
        let end = crawl.run();
        assert_eq!(end.summary.ending, Ending::Finished, "{scope:?}");
        let judgement = crawl.judge(&end);
        assert!(judgement.is_clean(), "{scope:?}: {judgement}");
        let fetched = end.fetched().len();
        assert!((least..=most).contains(&fetched), "{scope:?} fetched {fetched}");
    }
}

#[test]
fn a_depth_is_kept() {
    let mut crawl = TestCrawl::of(web(32)).with(|settings| settings.frontier.max_depth = 1);
    let end = crawl.run();
    let judgement = end.verdict.judge(&crawl.web.truth().expect(&crawl.rules().max_depth(1)));
    assert!(judgement.is_clean(), "{judgement}");
    assert!(end.pages.iter().all(|line| line["depth"].as_u64() <= Some(1)));
    assert!(end.summary.refused.get("too-deep").is_some_and(|count| *count > 0), "what was left out is told");
}

#[test]
fn include_and_exclude_hold_for_every_request() {
    let mut crawl =
        TestCrawl::of(web(33)).scope(Scope::Any).with(|settings| settings.crawl.exclude = vec!["/garden/".to_owned()]);
    let end = crawl.run();
    assert!(end.fetched().len() > 10);
    assert!(end.verdict.requests().all(|request| !request.url.contains("/garden/")));
}

#[test]
fn links_to_private_addresses_are_not_followed_unless_allowed() {
    let config = web(34).naming(Naming::Addresses);
    let mut crawl = TestCrawl::of(config).scope(Scope::Any).with(|settings| settings.dns.allow_private = false);
    let end = crawl.run();
    assert_eq!(end.fetched().len(), 15, "the host that was typed, and no other");
    let hosts = end.verdict.hosts();
    assert_eq!(hosts.len(), 1, "{hosts:?}");
}

#[test]
fn a_link_to_a_private_address_costs_nothing_but_itself() {
    let config = web(35).naming(Naming::Addresses);
    let mut crawl = TestCrawl::of(config).scope(Scope::Any).with(|settings| settings.dns.allow_private = false);
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished, "nobody is taken for unwell");
    let denied: Vec<_> = end.pages.iter().filter(|line| line["outcome"] == "private-address").collect();
    assert!(!denied.is_empty(), "each is recorded as what it is");
    let counted = end.summary.totals.errors.get("private-address").copied();
    assert_eq!(counted, Some(denied.len() as u64), "and counted once");
}
