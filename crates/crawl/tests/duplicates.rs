//! Pages whose content is known already are recognised, archived as revisits, and their links are not followed again.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use peregrine_simweb::{Behaviour, PageSize, Quirk, RobotsKind, SimWebConfig, SitemapKind, Truth};
use serde_json::Value;
use support::site::{Site, not_found, page};
use support::{CrawlEnd, TestCrawl};

fn site(quirk: Quirk) -> SimWebConfig {
    let behaviour = Behaviour::quirk(quirk);
    SimWebConfig::new(11).hosts(1).pages_per_host(80).page_size(PageSize::Fixed(6_000)).behaviour(0, behaviour)
}

/// Fetched pages by the page whose content they show, with what their line says of that.
fn groups(end: &CrawlEnd, original: impl Fn(&str) -> Option<String>, field: &str) -> BTreeMap<String, Vec<Said>> {
    let mut groups: BTreeMap<String, Vec<Said>> = BTreeMap::new();
    for line in end.pages.iter().filter(|line| line["outcome"] == "fetched" && line["status"] == 200) {
        let url = line["url"].as_str().expect("a URL").to_owned();
        let said = line[field].as_str().map(str::to_owned);
        groups.entry(original(&url).unwrap_or_else(|| url.clone())).or_default().push(Said { url, said });
    }
    groups
}

#[derive(Debug)]
struct Said {
    url: String,
    said: Option<String>,
}

/// How many were recognised, how many should have been, and how many were wrongly.
fn judge(groups: &BTreeMap<String, Vec<Said>>) -> (usize, usize, usize) {
    let (mut found, mut expected, mut wrong) = (0, 0, 0);
    for pages in groups.values() {
        expected += pages.len() - 1;
        let members: BTreeSet<&str> = pages.iter().map(|page| page.url.as_str()).collect();
        for said in pages.iter().filter_map(|page| page.said.as_deref()) {
            found += usize::from(members.contains(said));
            wrong += usize::from(!members.contains(said));
        }
    }
    (found, expected, wrong)
}

fn exact_groups(end: &CrawlEnd, truth: &Truth) -> BTreeMap<String, Vec<Said>> {
    groups(end, |url| truth.duplicate_of(url), "duplicate_of")
}

#[test]
fn exact_duplicates_are_named_and_their_bytes_are_archived_once() {
    let mut crawl = TestCrawl::of(site(Quirk::ExactDuplicates)).with(|settings| settings.crawl.concurrency = 1);
    let end = crawl.run();
    let judgement = crawl.judge(&end);
    assert!(judgement.is_clean(), "{judgement}");
    let (found, expected, wrong) = judge(&exact_groups(&end, &crawl.web.truth()));
    assert!(expected > 5, "the site has {expected} duplicates");
    assert_eq!((found, wrong), (expected, 0));
    assert_eq!(records(&crawl, "revisit"), expected);
}

#[test]
fn duplicates_are_recognised_across_a_restart() {
    let mut crawl = TestCrawl::of(site(Quirk::ExactDuplicates))
        .with(|settings| {
            settings.crawl.commit_interval = 0.05;
            // However slow the disk, much is left when the first pages are known to be on it.
            settings.frontier.delay = Duration::from_millis(20);
        })
        .interrupted_after(20);
    let first = crawl.run();
    assert!(first.pages.len() < 80);
    let end = crawl.run();
    let (found, expected, wrong) = judge(&exact_groups(&end, &crawl.web.truth()));
    assert!(expected > 5);
    assert_eq!((found, wrong), (expected, 0));
    assert_eq!(records(&crawl, "revisit"), expected);
}

#[test]
fn near_duplicates_are_named_with_their_distance_and_others_are_not() {
    let mut crawl = TestCrawl::of(site(Quirk::NearDuplicates)).interrupted_after(40);
    crawl.run();
    let end = crawl.run();
    let judgement = crawl.judge(&end);
    assert!(judgement.is_clean(), "{judgement}");
    let truth = crawl.web.truth();
    let (found, expected, wrong) = judge(&groups(&end, |url| truth.near_duplicate_of(url), "near_duplicate_of"));
    assert!(expected > 5, "the site has {expected} near duplicates");
    assert_eq!(wrong, 0);
    assert!(found * 100 >= expected * 90, "{found} of {expected}");
    for line in end.pages.iter().filter(|line| line["near_duplicate_of"].is_string()) {
        assert!(line["distance"].as_u64().is_some_and(|distance| distance <= 3), "{line}");
        assert!(line["similarity"].as_f64().is_some_and(|similarity| similarity >= 0.88), "{line}");
        assert_eq!(line["simhash"].as_str().map(str::len), Some(16));
    }
}

#[test]
fn nothing_is_compared_where_nobody_wants_it() {
    let mut crawl = TestCrawl::of(site(Quirk::NearDuplicates)).with(|settings| settings.dedup.near = false);
    let end = crawl.run();
    let compared = |line: &Value| line["simhash"].is_string() || line["near_duplicate_of"].is_string();
    assert!(!end.pages.iter().any(compared));
}

#[test]
fn sitemaps_named_by_robots_txt_are_read_and_lead_to_pages_that_nobody_links_to() {
    for kind in [SitemapKind::Plain, SitemapKind::Index] {
        let behaviour = Behaviour { sitemap: kind, orphans: 7, ..Behaviour::robots(RobotsKind::AllowAll) };
        let config = SimWebConfig::new(12).hosts(1).pages_per_host(30).behaviour(0, behaviour);
        let mut crawl = TestCrawl::of(config);
        let end = crawl.run();
        let expected = crawl.web.truth().expect(&crawl.rules());
        let judgement = crawl.judge(&end);
        assert!(judgement.missing.is_empty() && judgement.duplicates.is_empty(), "{judgement}");
        let pages: BTreeSet<String> = expected.pages().into_iter().collect();
        assert_eq!(pages.len(), 37);
        assert!(pages.is_subset(&end.fetched().into_iter().collect()));
    }
}

#[test]
fn sitemaps_are_left_alone_where_nobody_wants_them() {
    let behaviour = Behaviour { sitemap: SitemapKind::Index, orphans: 7, ..Behaviour::robots(RobotsKind::AllowAll) };
    let config = SimWebConfig::new(12).hosts(1).pages_per_host(30).behaviour(0, behaviour);
    let mut crawl = TestCrawl::of(config).with(|settings| settings.crawl.sitemaps = false);
    let end = crawl.run();
    assert_eq!(end.fetched().len(), 30);
}

/// A page with these words, which names another as the one to go by.
fn said_to_be(canonical: &str, words: &str) -> String {
    page(&format!("<link rel=canonical href='{canonical}'><p>{words}"))
}

#[test]
fn a_page_that_names_another_of_its_site_is_not_what_others_are_compared_with_and_other_sites_are_not_believed() {
    let words = |kind: &str| -> String { (0..120).map(|word| format!("{kind}{word} ")).collect() };
    let (article, claimed) = (words("word"), words("other"));
    let site = Site::serve(move |request| match request.path.as_str() {
        "/" => page(
            "<a href=/print>1</a><a href=/article>2</a><a href=/mobile>3</a><a href=/claims>4</a><a href=/twin>5</a>",
        ),
        "/print" => said_to_be("/article", &article),
        "/article" => page(&format!("<h1></h1><p>{article}")),
        "/mobile" => page(&format!("<div><p>{article}</div>")),
        "/claims" => said_to_be("http://elsewhere.example/article", &claimed),
        "/twin" => page(&format!("<div><p>{claimed}</div>")),
        _ => not_found(),
    });
    let url = |path: &str| site.url("127.0.0.1", path);
    let crawl = TestCrawl::of(SimWebConfig::new(1)).seeds(vec![url("/")]);
    let end = crawl.with(|settings| settings.crawl.concurrency = 1).run();
    let said = |path: &str, field: &str| {
        let line = end.pages.iter().find(|line| line["url"] == url(path).as_str()).expect("fetched");
        line[field].as_str().map(str::to_owned)
    };
    assert_eq!(said("/print", "canonical"), Some(url("/article")));
    assert_eq!(said("/article", "near_duplicate_of"), None, "it came second, and is the one that is meant");
    assert_eq!(said("/mobile", "near_duplicate_of"), Some(url("/article")));
    assert_eq!(said("/claims", "canonical").as_deref(), Some("http://elsewhere.example/article"), "it is noted");
    assert_eq!(said("/twin", "near_duplicate_of"), Some(url("/claims")), "and not believed");
}

/// Pages whose number leads to the next, for ever.
fn numbered(body: impl Fn(usize) -> String + Send + Sync + 'static) -> Site {
    Site::serve(move |request| match request.path.strip_prefix("/day/").and_then(|number| number.parse().ok()) {
        Some(number) => page(&format!("{}<a href=/day/{}>next</a>", body(number), number + 1)),
        None if request.path == "/" => page("<a href=/day/1>calendar</a>"),
        None => not_found(),
    })
}

#[test]
fn pages_without_end_are_a_trap_where_they_are_alike_and_none_where_they_are_not() {
    let crawled = |site: &Site| {
        let mut crawl = TestCrawl::of(SimWebConfig::new(1)).seeds(vec![site.url("127.0.0.1", "/")]);
        let frontier = &mut crawl.settings.frontier;
        (frontier.trap_limit, frontier.trap_sample, frontier.max_depth) = (10, 5, 1_000);
        crawl.settings.crawl.limit = 160;
        let end = crawl.run();
        let is_trap = end.pages.iter().any(|line| line["outcome"] == "trap");
        (end.fetched().len(), is_trap)
    };
    let alike: String = (0..150).map(|word| format!("word{word} ")).collect();
    let (fetched, is_trap) = crawled(&numbered(move |number| format!("<p>{alike} day {number}")));
    // What a host's URLs have in common is counted once it has had 64 of them.
    assert!(is_trap && (65..110).contains(&fetched), "{fetched} pages");
    let (fetched, is_trap) = crawled(&numbered(|number| {
        let words: String = (0..150).map(|word| format!("word{} ", word * 7919 + number * 104_729)).collect();
        format!("<p>{words}")
    }));
    assert!(!is_trap && fetched >= 159, "{fetched} pages");
}

/// Records of a type in all WARC files of the crawl.
fn records(crawl: &TestCrawl, kind: &str) -> usize {
    support::records::records(crawl).iter().filter(|record| record.record_type() == kind).count()
}
