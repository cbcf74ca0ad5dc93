//! What is visited a second time: pages of an earlier run, and what was given up.

mod support;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use peregrine_crawl::{DeadLetter, DeadLetterFilter, DeadLetters, Ending};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_simweb::{Behaviour, PageSize, SimWebConfig};
use peregrine_warc::{ReadLimits, StoredRecord};
use support::later::Later;
use support::site::{Site, answer, moved, not_found, page};
use support::{CrawlEnd, TestCrawl};

const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 1 << 30 };

fn outcomes(end: &CrawlEnd) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for line in &end.pages {
        *counts.entry(line["outcome"].as_str().unwrap_or_default().to_owned()).or_insert(0) += 1;
    }
    counts
}

fn record(crawl: &TestCrawl, line: &serde_json::Value) -> StoredRecord {
    let position = peregrine_types::ArchivePosition {
        file: line["warc"].as_str().expect("archived").into(),
        offset: line["offset"].as_u64().expect("archived"),
        length: line["length"].as_u64().expect("archived"),
    };
    peregrine_archive::read_archived(&crawl.out(), &position, LIMITS).expect("readable")
}

fn config(seed: u64, validators: bool) -> SimWebConfig {
    let behaviour = Behaviour { validators, changes_every: Some(Duration::from_secs(3600)), ..Behaviour::default() };
    SimWebConfig::new(seed).hosts(2).pages_per_host(12).page_size(PageSize::Fixed(3_000)).mix(vec![(1.0, behaviour)])
}

#[test]
fn without_digests_every_visit_is_whole_and_no_page_is_taken_for_another() {
    let mut crawl = TestCrawl::of(config(5, true)).every_front_page().with(|settings| settings.archive.digests = false);
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    crawl.web.forget();
    crawl.revisit = true;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(outcomes(&end), BTreeMap::from([("fetched".to_owned(), 48)]), "nothing is known to be as it was");
    for line in &end.pages {
        assert!(
            line.get("digest").is_none_or(serde_json::Value::is_null) && line.get("duplicate_of").is_none(),
            "{line}"
        );
        let record = record(&crawl, line);
        assert_eq!((record.record_type(), record.digests_agree()), ("response", None));
    }
    let examination = peregrine_crawl::Examination::of(&crawl.out()).expect("no crawl is running");
    let found = examination.verify(None, &mut |_| ()).expect("readable");
    assert!(found.is_sound(), "{:?}", found.findings);
    drop(examination);

    // From now on they are given some, and what has none is not taken for the same.
    crawl = crawl.with(|settings| settings.archive.digests = true);
    for outcome in ["fetched", "not-modified"] {
        crawl.revisit = true;
        let pages = crawl.run().pages;
        assert!(pages[pages.len() - 24..].iter().all(|line| line["outcome"] == outcome), "{outcome}");
    }
    // And the other way round: what was asked for is answered.
    crawl = crawl.with(|settings| settings.archive.digests = false);
    crawl.revisit = true;
    let pages = crawl.run().pages;
    assert!(pages[pages.len() - 24..].iter().all(|line| line["outcome"] == "not-modified"));
}

#[test]
fn a_page_with_validators_is_asked_for_changes_only() {
    let mut crawl = TestCrawl::of(config(1, true)).every_front_page();
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    crawl.web.forget();
    crawl.revisit = true;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    let answers: Vec<u16> = end.verdict.requests().map(|request| request.status).collect();
    assert_eq!(answers.iter().filter(|status| **status == 304).count(), 24, "{answers:?}");
    assert_eq!(outcomes(&end), BTreeMap::from([("fetched".to_owned(), 24), ("not-modified".to_owned(), 24)]));

    let first = end.pages.iter().find(|line| line["outcome"] == "fetched").expect("the first visit");
    let is_second = |line: &&serde_json::Value| line["outcome"] == "not-modified" && line["url"] == first["url"];
    let second = end.pages.iter().find(is_second).expect("the second visit");
    assert_eq!(second["digest"], first["digest"]);
    assert!(first["simhash"].is_string());
    assert_eq!(second["simhash"], first["simhash"], "a page that was not sent again still has its text");
    let (captured, revisit) = (record(&crawl, first), record(&crawl, second));
    assert_eq!(revisit.record_type(), "revisit");
    let field = |name| revisit.field(name);
    assert_eq!(field("WARC-Profile"), Some("http://netpreserve.org/warc/1.1/revisit/server-not-modified"));
    assert_eq!(field("WARC-Refers-To"), captured.field("WARC-Record-ID"));
    assert_eq!(field("WARC-Refers-To-Date"), captured.field("WARC-Date"));
    assert_eq!(field("WARC-Refers-To-Target-URI"), captured.target_uri());

    // A third visit refers to the first one, too, and after a change the page is fetched.
    crawl.web.advance(Duration::from_secs(30 * 24 * 3600));
    crawl.revisit = true;
    let end = crawl.run();
    assert!(outcomes(&end)["fetched"] > 24, "{:?}", outcomes(&end));
}

#[test]
fn what_a_304_says_anew_is_what_the_next_visit_asks_with() {
    let site = Site::serve(|request| match (request.path.as_str(), request.header("if-none-match")) {
        ("/", None) => answer("200 OK", "ETag: \"a\"\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n", "<p>Text."),
        ("/", Some("\"a\"")) => "HTTP/1.1 304 Not Modified\r\nETag: \"b\"\r\n\r\n".to_owned(),
        ("/", Some("\"b\"")) => "HTTP/1.1 304 Not Modified\r\n\r\n".to_owned(),
        ("/", Some(other)) => answer(&format!("500 {other}"), "", ""),
        _ => not_found(),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(8)).seeds(vec![site.url("127.0.0.1", "/")]);
    crawl.run();
    for visits in 1..4 {
        crawl.revisit = true;
        let end = crawl.run();
        assert_eq!(end.summary.ending, Ending::Finished);
        assert_eq!(outcomes(&end).get("not-modified"), Some(&visits));
    }
    let asked = site.requests().into_iter().filter(|request| request.path == "/");
    let asked: Vec<_> = asked.map(|request| request.header("if-none-match").map(str::to_owned)).collect();
    assert_eq!(asked, [None, Some("\"a\"".to_owned()), Some("\"b\"".to_owned()), Some("\"b\"".to_owned())]);
    let last = site.requests().pop().expect("asked");
    assert_eq!(
        last.header("if-modified-since"),
        Some("Sun, 06 Nov 1994 08:49:37 GMT"),
        "what it did not repeat holds on"
    );
}

#[test]
fn a_page_without_validators_is_compared_by_its_bytes() {
    let mut crawl = TestCrawl::of(config(2, false)).every_front_page();
    crawl.run();
    crawl.revisit = true;
    let end = crawl.run();
    assert_eq!(outcomes(&end), BTreeMap::from([("fetched".to_owned(), 24), ("unchanged".to_owned(), 24)]));
    let second = end.pages.iter().find(|line| line["outcome"] == "unchanged").expect("a second visit");
    let revisit = record(&crawl, second);
    assert_eq!(revisit.record_type(), "revisit");
    assert!(revisit.field("WARC-Profile").is_some_and(|profile| profile.ends_with("identical-payload-digest")));
}

#[test]
fn visiting_again_is_polite_and_survives_an_interruption() {
    let mut crawl = TestCrawl::of(config(3, true)).every_front_page();
    crawl.run();
    crawl.web.forget();
    let mut crawl = crawl.interrupted_after(5);
    crawl.revisit = true;
    let mut end = crawl.run();
    while end.summary.ending == Ending::Interrupted {
        end = crawl.run();
    }
    assert_eq!(end.summary.ending, Ending::Finished);
    let mut asked: Vec<String> =
        end.verdict.requests().map(|request| request.url).filter(|url| !url.ends_with("/robots.txt")).collect();
    let all = asked.len();
    asked.sort();
    asked.dedup();
    assert_eq!((asked.len(), all), (24, 24), "every page once more, and none twice");
}

#[test]
fn a_permanent_redirect_is_remembered_and_a_temporary_one_asked_for_again() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/" => page("<a href='/old'>x</a><a href='/detour'>y</a>"),
        "/old" => moved(301, "/new"),
        "/detour" => moved(302, "/for-now"),
        "/robots.txt" => not_found(),
        path => page(path),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(6)).seeds(vec![site.url("127.0.0.1", "/")]);
    crawl.run();
    let asked = || ["/old", "/new", "/detour", "/for-now"].map(|path| site.asked(path));
    assert_eq!(asked(), [1, 1, 1, 1]);
    crawl.revisit = true;
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    assert_eq!(asked(), [1, 2, 2, 2], "where it leads is known");
    crawl.clock = Some(Later::by(Duration::from_secs(31 * 24 * 3600)));
    crawl.revisit = true;
    crawl.run();
    assert_eq!(asked(), [2, 3, 3, 3], "but not for ever");
}

/// The intervals of the table, one after another; then it is given up.
#[test]
fn a_page_that_stays_broken_is_asked_for_after_a_minute_an_hour_six_hours_and_a_day() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/" => page("<a href='/broken'>x</a>"),
        "/broken" => answer("500 Oops", "", ""),
        _ => not_found(),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(7)).seeds(vec![site.url("127.0.0.1", "/")]);
    let Ending::Waiting { mut until } = crawl.run().summary.ending else { panic!("it waits") };
    let began = SystemClock::new().now();
    let mut before = began;
    for (attempts, wait) in [(2, 60), (3, 3600), (4, 6 * 3600), (5, 24 * 3600)] {
        assert!((wait - 3..=wait).contains(&until.since(before).as_secs()), "{until} is not {wait} s later");
        crawl.clock = Some(Later::by(until.since(began)));
        let end = crawl.run();
        before = until;
        assert_eq!(site.asked("/broken"), attempts);
        match end.summary.ending {
            Ending::Waiting { until: next } => until = next,
            other => assert_eq!((other, attempts), (Ending::Finished, 5)),
        }
    }
    let given_up = letters(&crawl, &DeadLetterFilter::default());
    let [letter] = given_up.as_slice() else { panic!("one letter: {given_up:#?}") };
    assert_eq!((letter.reason.as_str(), letter.attempts), ("http-500", 5));
}

fn letters(crawl: &TestCrawl, filter: &DeadLetterFilter) -> Vec<DeadLetter> {
    let list = DeadLetters::open(&crawl.out()).expect("no crawl is running");
    let page = list.page(filter, None).expect("readable");
    assert_eq!(page.next, None, "all of them at once");
    page.letters
}

#[test]
fn what_was_given_up_is_listed_and_can_be_tried_again() {
    let is_mended = Arc::new(AtomicBool::new(false));
    let mended = is_mended.clone();
    let site = Site::serve(move |request| match request.path.as_str() {
        "/" => page("<a href='/broken'>x</a><a href='/fine'>y</a>"),
        "/fine" => page("fine"),
        "/broken" if mended.load(Ordering::Relaxed) => page("mended"),
        "/broken" => "this is not HTTP\r\n\r\n".to_owned(),
        _ => not_found(),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(4)).seeds(vec![site.url("127.0.0.1", "/")]);
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    let all = letters(&crawl, &DeadLetterFilter::default());
    let [letter] = all.as_slice() else { panic!("one letter: {all:#?}") };
    assert_eq!(letter.url, site.url("127.0.0.1", "/broken"));
    assert_eq!((letter.reason.as_str(), letter.attempts), ("protocol", 1));
    assert_eq!(letter.referrer.as_deref(), Some(site.url("127.0.0.1", "/").as_str()));

    let other = DeadLetterFilter { reason: Some("timeout".to_owned()), host: None };
    assert_eq!(letters(&crawl, &other), []);
    let replay = |crawl: &TestCrawl, filter: &DeadLetterFilter| {
        let list = DeadLetters::open(&crawl.out()).expect("no crawl is running");
        list.replay(filter, None, &crawl.settings.frontier, SystemClock::new().now()).expect("replayed")
    };
    assert_eq!(replay(&crawl, &other), 0);
    is_mended.store(true, Ordering::Relaxed);
    assert_eq!(replay(&crawl, &DeadLetterFilter { reason: None, host: Some("127.0.0.1".to_owned()) }), 1);
    assert_eq!(letters(&crawl, &DeadLetterFilter::default()), [], "it is no dead letter any more");
    assert_eq!(replay(&crawl, &DeadLetterFilter::default()), 0);
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(end.fetched().len(), 3);
    assert_eq!(site.asked("/broken"), 2);
    assert_eq!(letters(&crawl, &DeadLetterFilter::default()), []);
}

#[test]
fn a_robots_txt_that_asks_for_patience_gets_it() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/robots.txt" => answer("503 Busy", "Retry-After: 1800\r\n", ""),
        _ => page(""),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(5)).seeds(vec![site.url("127.0.0.1", "/")]);
    let Ending::NoSeedReachable { reason } = crawl.run().summary.ending else { panic!("nothing could be fetched") };
    let until = reason.rsplit(' ').next().unwrap_or_default().trim_end_matches(')');
    let until = peregrine_types::Timestamp::from_rfc3339(until).expect("a moment");
    let wait = until.since(SystemClock::new().now());
    assert!((1_780..=1_800).contains(&wait.as_secs()), "{wait:?}: {reason}");
    assert_eq!(site.requests().len(), 1);
}
