//! Pages whose content is known already are recognised, archived as revisits, and their links are not followed again.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::io::BufReader;
use std::time::Duration;

use peregrine_simweb::{Behaviour, PageSize, Quirk, RobotsKind, SimWebConfig, SitemapKind, Truth};
use peregrine_warc::{ReadLimits, WarcReader};
use serde_json::Value;
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

/// Records of a type in all WARC files of the crawl.
fn records(crawl: &TestCrawl, kind: &str) -> usize {
    let limits = ReadLimits { header_bytes: 1 << 20, block_bytes: 1 << 24 };
    let files = std::fs::read_dir(crawl.out().join("archive")).expect("an archive");
    let warcs =
        files.map(|file| file.expect("readable").path()).filter(|path| path.to_string_lossy().contains(".warc"));
    let records = warcs.flat_map(|path| {
        let file = std::fs::File::open(path).expect("readable");
        WarcReader::starting_at(BufReader::new(file), 0, limits).map(|record| record.expect("a whole record"))
    });
    records.filter(|record| record.record_type() == kind).count()
}
