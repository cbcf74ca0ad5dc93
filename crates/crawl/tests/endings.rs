//! How visits end that do not end in a page: redirects that lead nowhere, rules that cannot be had any more.

mod support;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use peregrine_crawl::{Ending, LookUp, Scope};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_simweb::SimWebConfig;
use peregrine_urls::Url;
use support::TestCrawl;
use support::site::{Site, answer, moved, not_found, page};

/// The status that the state has for a path after a crawl.
fn status(crawl: &TestCrawl, site: &Site, path: &str) -> i32 {
    let mut state = LookUp::open(&crawl.out(), &crawl.settings).expect("no crawl is running");
    let url = Url::parse(&site.url("127.0.0.1", path)).expect("a URL");
    let known = state.inside().known_url(&url).expect("readable");
    known.visit.map_or(0, |visit| visit.status)
}

#[test]
fn circles_of_redirects_and_long_chains_end_as_599_and_short_ones_do_not() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/" => page(
            "<a href='/self'>1</a><a href='/two/a'>2</a><a href='/three/a'>3</a><a href='/far/0'>4</a><a href='/near/0'>5</a><a href='/join'>6</a>",
        ),
        "/self" => moved(301, "/self"),
        "/two/a" => moved(302, "/two/b"),
        "/two/b" => moved(302, "/two/a"),
        "/three/a" => moved(308, "/three/b"),
        "/three/b" => moved(302, "/three/c"),
        "/three/c" => moved(302, "/three/a"),
        // Joins a chain that others have walked already.
        "/join" => moved(301, "/near/0"),
        "/end" => page("the end"),
        "/robots.txt" => not_found(),
        path => {
            let (chain, hop) = path
                .rsplit_once('/')
                .and_then(|(chain, hop)| Some((chain, hop.parse::<u32>().ok()?)))
                .unwrap_or(("", 0));
            let most = if chain == "/near" { 4 } else { 20 };
            if hop < most { moved(302, &format!("{chain}/{}", hop + 1)) } else { moved(302, "/end") }
        }
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(1)).seeds(vec![site.url("127.0.0.1", "/")]);
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    for (path, expected) in [
        ("/self", 599),
        ("/two/a", 302),
        ("/two/b", 599),
        ("/three/a", 308),
        ("/three/b", 302),
        ("/three/c", 599),
        ("/far/4", 302),
        ("/far/5", 599),
        ("/far/6", 0),
        ("/near/4", 302),
        ("/end", 200),
        ("/join", 301),
    ] {
        assert_eq!(status(&crawl, &site, path), expected, "{path}");
    }
    let too_many = end.pages.iter().filter(|line| line["outcome"] == "too-many-redirects").collect::<Vec<_>>();
    assert_eq!(too_many.len(), 4);
    assert!(too_many.iter().all(|line| line["status"] == 599 && !line["warc"].is_null()), "{too_many:#?}");
    let mut asked: Vec<String> = site.requests().into_iter().map(|request| request.path).collect();
    asked.sort();
    let all = asked.len();
    asked.dedup();
    assert_eq!(asked.len(), all, "nothing is asked for twice");
}

#[test]
fn a_redirect_leads_no_further_than_a_link_would() {
    let site = Site::serve(|request| {
        let port = request.header("host").and_then(|host| host.rsplit_once(':')).map_or("80", |(_, port)| port);
        match request.path.as_str() {
            "/" => page("<a href='/login'>1</a><a href='/nowhere'>2</a><a href='/far'>3</a><a href='/inside'>4</a>"),
            "/login" => moved(302, &format!("http://me:secret@127.0.0.1:{port}/page")),
            "/inside" => moved(302, &format!("http://you@127.0.0.1:{port}/page")),
            "/nowhere" => moved(302, "http://no..where/"),
            "/far" => moved(302, &format!("/{}", "x".repeat(10_000))),
            "/page" => page("text"),
            _ => not_found(),
        }
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(6)).seeds(vec![site.url("127.0.0.1", "/")]).scope(Scope::Any);
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(site.asked("/page"), 1, "with another login it is the same page");
    assert_eq!(site.requests().len(), 7, "{:#?}", site.requests());
    let urls: Vec<&str> = end.pages.iter().filter_map(|line| line["url"].as_str()).collect();
    assert_eq!(urls.len(), 6, "{urls:?}");
    assert!(!end.pages.iter().any(|line| line.to_string().contains("secret")), "{:#?}", end.pages);
}

#[test]
fn the_last_of_a_chain_of_redirects_counts_as_a_request() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/" => page("<a href='/self'>1</a><a href='/a'>2</a><a href='/b'>3</a>"),
        "/self" => moved(301, "/self"),
        "/robots.txt" => not_found(),
        _ => page(""),
    });
    let delay = Duration::from_millis(150);
    let mut crawl = TestCrawl::of(SimWebConfig::new(2)).seeds(vec![site.url("127.0.0.1", "/")]).delay(delay);
    let began = SystemClock::new();
    crawl.run();
    assert_eq!(site.requests().len(), 5);
    assert!(began.elapsed() >= delay * 4, "each of them took a turn");
}

/// A server that keeps a moment of its own: an hour passes in a few milliseconds.
struct Hurrying {
    real: SystemClock,
}

impl Clock for Hurrying {
    fn now(&self) -> peregrine_types::Timestamp {
        let real = self.real.elapsed();
        peregrine_types::Timestamp::from_millis(1_800_000_000_000).plus(real * 3_600)
    }

    fn elapsed(&self) -> Duration {
        self.real.elapsed()
    }
}

#[test]
fn old_rules_hold_while_a_new_robots_txt_cannot_be_had() {
    let robots = AtomicUsize::new(0);
    let site = Site::serve(move |request| match request.path.as_str() {
        "/robots.txt" if robots.fetch_add(1, Ordering::Relaxed) == 0 => {
            let text = "User-agent: *\nDisallow: /private\n";
            answer("200 OK", "Cache-Control: max-age=3600\r\nContent-Type: text/plain\r\n", text)
        }
        "/robots.txt" => answer("503 Ill", "", ""),
        path => {
            let number: u32 = path.trim_matches('/').parse().unwrap_or(0);
            let next = if number < 40 { format!("<a href='/{}'>x</a>", number + 1) } else { String::new() };
            page(&format!("{next}<a href='/private/{number}'>y</a>"))
        }
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(3)).seeds(vec![site.url("127.0.0.1", "/1")]);
    crawl.clock = Some(std::sync::Arc::new(Hurrying { real: SystemClock::new() }));
    // Six minutes, which is a tenth of a second: the rules expire every ten pages.
    crawl.settings.frontier.delay = Duration::from_secs(360);
    crawl.settings.frontier.max_depth = 100;
    crawl.settings.crawl.commit_interval = 60.0;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(end.fetched().len(), 40);
    assert!(site.asked("/robots.txt") >= 3, "it was asked for again: {}", site.asked("/robots.txt"));
    assert_eq!(site.requests().iter().filter(|request| request.path.starts_with("/private")).count(), 0);
    assert_eq!(end.pages.iter().filter(|line| line["outcome"] == "robots-denied").count(), 40);
}

#[test]
fn urls_that_wait_are_judged_by_the_rules_of_the_moment() {
    let robots = AtomicUsize::new(0);
    let site = Site::serve(move |request| match request.path.as_str() {
        "/robots.txt" => {
            let is_first = robots.fetch_add(1, Ordering::Relaxed) == 0;
            let rules = if is_first { "" } else { "User-agent: *\nDisallow: /late\n" };
            answer("200 OK", "Cache-Control: max-age=3600\r\n", rules)
        }
        "/" => page(&(0..40).map(|n| format!("<a href='/late/{n}'>x</a>")).collect::<String>()),
        _ => page(""),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(5)).seeds(vec![site.url("127.0.0.1", "/")]);
    crawl.clock = Some(std::sync::Arc::new(Hurrying { real: SystemClock::new() }));
    crawl.settings.frontier.delay = Duration::from_secs(360);
    crawl.settings.crawl.commit_interval = 60.0;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    let paths: Vec<String> = site.requests().into_iter().map(|request| request.path).collect();
    let changed = paths.iter().rposition(|path| path == "/robots.txt").expect("it was asked for");
    assert!((3..20).contains(&changed), "the rules changed while most were waiting: {paths:?}");
    assert_eq!(paths.len(), changed + 1, "and nothing was asked for afterwards: {paths:?}");
    let denied = end.pages.iter().filter(|line| line["outcome"] == "robots-denied").count();
    assert_eq!(denied + end.fetched().len(), 41, "each of them is recorded as denied");
}

#[test]
fn patience_is_how_long_hosts_that_back_off_are_waited_for_and_a_resume_takes_up_what_remains() {
    for patience in [5.0, 0.0] {
        let times = AtomicUsize::new(0);
        let site = Site::serve(move |request| match request.path.as_str() {
            "/" => page("<a href='/late'>x</a>"),
            "/late" if times.fetch_add(1, Ordering::Relaxed) == 0 => answer("503 Busy", "Retry-After: 1\r\n", ""),
            "/late" => page("here at last"),
            _ => answer("404 Not Found", "", ""),
        });
        let mut crawl = TestCrawl::of(SimWebConfig::new(4)).seeds(vec![site.url("127.0.0.1", "/")]);
        crawl.settings.crawl.patience = patience;
        let mut end = crawl.run();
        if patience == 0.0 {
            assert!(matches!(end.summary.ending, Ending::Waiting { .. }), "{:?}", end.summary.ending);
            assert_eq!((end.summary.queued, site.asked("/late")), (1, 1), "it says what remains");
            crawl.settings.crawl.patience = 5.0;
            end = crawl.run();
        }
        assert_eq!(end.summary.ending, Ending::Finished);
        assert_eq!((end.fetched().len(), site.asked("/late")), (2, 2));
    }
}
