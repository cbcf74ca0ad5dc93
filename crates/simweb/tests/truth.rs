//! The truth is what a naive crawler finds.

mod naive;

use std::collections::BTreeSet;

use naive::{NaiveRobots, crawl, get, key_of};
use peregrine_simweb::{
    Behaviour, CrawlRules, Naming, PageCount, PageSize, Quirk, RobotsKind, Scope, SimWeb, SimWebConfig, Spot,
};
use url::Url;

fn small_zoo(naming: Naming) -> SimWebConfig {
    SimWebConfig::new(11)
        .one_host_each(Behaviour::zoo())
        .naming(naming)
        .pages_per_host(14)
        .links_per_page(10)
        .page_size(PageSize::Fixed(3000))
}

fn rules(web: &SimWeb) -> CrawlRules {
    CrawlRules::new(web.seeds(), Scope::Any)
}

#[track_caller]
fn assert_same(asked: &naive::Asked, expected: Vec<String>) {
    let asked: BTreeSet<&String> = asked.keys().collect();
    let expected: BTreeSet<&String> = expected.iter().collect();
    let missing: Vec<_> = expected.difference(&asked).take(10).collect();
    let unexpected: Vec<_> = asked.difference(&expected).take(10).collect();
    assert!(missing.is_empty() && unexpected.is_empty(), "missing: {missing:#?}\nunexpected: {unexpected:#?}");
}

fn crawl_one_host_of_every_kind(naming: Naming) {
    let web = SimWeb::start(small_zoo(naming)).expect("a web");
    let expected = web.truth().expect(&rules(&web));
    let asked = crawl(&web, &web.seeds(), u32::MAX);
    assert_same(&asked, expected.urls());
    for (url, depth) in &asked {
        assert_eq!(expected.depth(url), Some(*depth), "{url}");
    }
    let verdict = web.verdict();
    let judgement = verdict.judge(&expected);
    assert!(judgement.is_clean(), "{judgement}");
    assert_eq!((verdict.max_concurrent(), verdict.unrecorded()), (1, 0));
    assert_eq!(verdict.user_agents(), ["naive"]);
}

#[test]
fn the_truth_about_one_host_of_every_kind_is_what_a_naive_crawl_finds() {
    crawl_one_host_of_every_kind(Naming::Addresses);
}

#[test]
fn the_truth_about_named_hosts_is_what_a_naive_crawl_finds() {
    crawl_one_host_of_every_kind(Naming::Names);
}

#[test]
fn a_depth_limit_cuts_the_truth_as_it_cuts_a_crawl() {
    let config = SimWebConfig::new(5).hosts(3).pages_per_host(300).links_per_page(8).page_size(PageSize::Fixed(1000));
    let web = SimWeb::start(config).expect("a web");
    let seeds = vec![web.url(1, "/")];
    let mut sizes = Vec::new();
    for depth in 0..4 {
        let rules = CrawlRules::new(seeds.clone(), Scope::Any).max_depth(depth);
        let expected = web.truth().expect(&rules);
        assert_same(&crawl(&web, &seeds, depth), expected.urls());
        sizes.push(expected.len());
    }
    assert!(sizes[0] == 1 && sizes.is_sorted() && sizes[3] > sizes[2], "{sizes:?}");
}

#[test]
fn every_page_of_a_healthy_web_is_reachable() {
    let config = SimWebConfig::new(2)
        .hosts(20)
        .page_counts(PageCount::PowerLaw { least: 5, most: 500 })
        .page_size(PageSize::Fixed(500));
    let web = SimWeb::start(config).expect("a web");
    let expected = web.truth().expect(&rules(&web));
    assert_same(&crawl(&web, &web.seeds(), u32::MAX), expected.urls());
    assert_eq!(expected.pages().len(), expected.len());
    assert!(expected.len() > 20 * 5);
}

#[test]
fn scopes_hold_what_they_say() {
    let config = SimWebConfig::new(8).hosts(8).hosts_per_site(4).naming(Naming::Names).cross_host_share(0.5);
    let truth = SimWeb::start(config).expect("a web");
    let seed = truth.url_of(1, Spot::Page(6));
    let count = |scope| {
        let urls = truth.truth().expect(&CrawlRules::new(vec![seed.clone()], scope)).urls();
        let hosts: BTreeSet<_> =
            urls.iter().map(|url| Url::parse(url).expect("a URL").host_str().map(str::to_owned)).collect();
        (urls.len(), hosts.len())
    };
    assert_eq!(count(Scope::Page), (1, 1));
    let (prefix_pages, prefix_hosts) = count(Scope::Prefix);
    assert!((1..50).contains(&prefix_pages) && prefix_hosts == 1);
    assert_eq!(count(Scope::Host), (50, 1));
    assert_eq!(count(Scope::Domain), (200, 4));
    assert_eq!(count(Scope::Any), (400, 8));
}

#[test]
fn the_truth_about_robots_is_what_the_served_files_mean() {
    let behaviours = RobotsKind::samples().into_iter().map(Behaviour::robots).collect();
    let web = SimWeb::start(SimWebConfig::new(4).one_host_each(behaviours)).expect("a web");
    let truth = web.truth();
    for host in 0..web.config().hosts {
        let served = NaiveRobots::fetch(&web, &web.url(host, ""));
        for page in 0..300 {
            let url = web.url_of(host, Spot::Page(page));
            for url in [url.clone(), format!("{url}?utm_source=x")] {
                let parsed = Url::parse(&url).expect("a URL");
                let target = &parsed[url::Position::BeforePath..];
                for agent in ["peregrine", "stranger"] {
                    let (served, true_) = (served.allows(agent, target), truth.robots_allow(agent, &url));
                    assert_eq!(served, true_, "{:?}: {agent} at {url}", web.behaviour(host).robots);
                }
            }
        }
        assert!(truth.robots_allow("peregrine", &web.url(host, "/robots.txt")));
    }
}

#[test]
fn sitemaps_lead_to_pages_that_no_link_leads_to() {
    let web = SimWeb::start(small_zoo(Naming::Addresses)).expect("a web");
    let truth = web.truth();
    let mut hosts = 0;
    for host in (0..web.config().hosts).filter(|&host| web.behaviour(host).orphans > 0) {
        let rules = CrawlRules::new(vec![web.url(host, "/")], Scope::Host);
        let without = truth.expect(&rules);
        let with = truth.expect(&CrawlRules { sitemaps: true, ..rules });
        assert!(with.len() > without.len());
        let robots = get(&web, &web.url(host, "/robots.txt")).expect("a robots.txt").text();
        let sitemap = robots.lines().find_map(|line| line.strip_prefix("Sitemap: ")).expect("a sitemap");
        let listed = listed_in(&web, sitemap);
        assert_eq!(listed.len(), 14 + 5);
        let allowed: BTreeSet<String> = listed.into_iter().filter(|url| truth.robots_allow("peregrine", url)).collect();
        assert_eq!(allowed, with.urls().into_iter().collect());
        hosts += 1;
    }
    assert_eq!(hosts, 2);
}

fn listed_in(web: &SimWeb, sitemap: &str) -> Vec<String> {
    let mut answer = get(web, sitemap).expect("a sitemap");
    if sitemap.ends_with(".gz") {
        answer.head.push_str("\r\nContent-Encoding: gzip");
    }
    let text = answer.text();
    let locations: Vec<&str> =
        text.split("<loc>").skip(1).map(|rest| rest.split("</loc>").next().unwrap_or_default()).collect();
    if text.contains("<sitemapindex") {
        locations.iter().flat_map(|part| listed_in(web, part)).collect()
    } else {
        locations.into_iter().map(str::to_owned).collect()
    }
}

#[test]
fn a_seed_makes_the_same_web_again_and_another_seed_another() {
    let bodies = |seed| {
        let web = SimWeb::start(SimWebConfig { seed, ..small_zoo(Naming::Names) }).expect("a web");
        let port = format!(":{}", web.port());
        let urls = (0..5).flat_map(|host| [0, 1, 2, 9].map(|page| web.url_of(host, Spot::Page(page))));
        urls.map(|url| get(&web, &url).expect("a page").text().replace(&port, ":port")).collect::<Vec<_>>()
    };
    let first = bodies(1);
    assert!(first == bodies(1));
    assert!(first != bodies(2));
}

#[test]
fn duplicates_are_what_the_truth_says() {
    let config = SimWebConfig::new(6).one_host_each(vec![
        Behaviour::quirk(Quirk::ExactDuplicates),
        Behaviour::quirk(Quirk::NearDuplicates),
        Behaviour::healthy(),
        Behaviour::quirk(Quirk::MirrorOf(2)),
    ]);
    let web = SimWeb::start(config).expect("a web");
    let truth = web.truth();
    let body = |url: &str| get(&web, url).expect("a page").body;
    let mut bodies = std::collections::BTreeMap::new();
    let (mut exact, mut near) = (0, 0);
    for url in truth.expect(&rules(&web)).urls() {
        if let Some(original) = truth.duplicate_of(&url) {
            assert!(body(&url) == body(&original), "{url} is {original}");
            exact += 1;
        } else {
            assert_eq!(bodies.insert(body(&url), url.clone()), None, "{url} is like no other");
        }
        if let Some(original) = truth.near_duplicate_of(&url) {
            assert!(body(&url) != body(&original));
            near += 1;
        }
    }
    assert_eq!((exact, near), (12 + 50, 12));
}

#[test]
fn spellings_share_a_key_in_the_truth_as_in_a_crawl() {
    let web = SimWeb::start(SimWebConfig::new(3)).expect("a web");
    let plain = web.url_of(1, Spot::Page(5));
    for decoration in ["#top", "?utm_source=a&utm_medium=b", "?fbclid=1", "?PHPSESSID=ab"] {
        let url = format!("{plain}{decoration}");
        assert_eq!(web.truth().plain_url(&url), Some(plain.clone()));
        assert_eq!(key_of(&Url::parse(&url).expect("a URL")), plain);
    }
}
