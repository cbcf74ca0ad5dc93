//! A robots.txt that has grown old: the server is asked for changes only, and whatever it answers, the right rules hold.

mod support;

use std::io::BufReader;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use peregrine_crawl::{Ending, Examination};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_simweb::SimWebConfig;
use peregrine_types::Timestamp;
use peregrine_warc::{ReadLimits, StoredRecord, WarcReader};
use support::site::{Request, Site, answer, moved, page};
use support::{CrawlEnd, TestCrawl};

const HOUR: Duration = Duration::from_secs(3600);

/// The real time, so much later.
struct Later {
    real: SystemClock,
    by: Duration,
}

impl Clock for Later {
    fn now(&self) -> Timestamp {
        self.real.now().plus(self.by)
    }

    fn elapsed(&self) -> Duration {
        self.real.elapsed()
    }
}

/// Four pages, and a robots.txt that answers as `robots` likes, being told how often it was asked for before.
fn site(robots: impl Fn(usize, &Request) -> String + Send + Sync + 'static) -> Site {
    let times = AtomicUsize::new(0);
    Site::serve(move |request| match request.path.as_str() {
        "/robots.txt" => robots(times.fetch_add(1, Ordering::Relaxed), request),
        "/" => page("<a href='/one'>1</a><a href='/two'>2</a><a href='/private'>3</a>"),
        path => page(path),
    })
}

fn crawl_of(site: &Site) -> TestCrawl {
    TestCrawl::of(SimWebConfig::new(1)).seeds(vec![site.url("127.0.0.1", "/")])
}

/// Visits everything once more, so long after the first time.
fn again(crawl: &mut TestCrawl, after: Duration) -> CrawlEnd {
    crawl.clock = Some(Arc::new(Later { real: SystemClock::new(), by: after }));
    crawl.revisit = true;
    crawl.run()
}

fn robots_requests(site: &Site) -> Vec<Request> {
    site.requests().into_iter().filter(|request| request.path == "/robots.txt").collect()
}

/// The answers for a URL in the archive, in its order.
fn answers(crawl: &TestCrawl, url: &str) -> Vec<StoredRecord> {
    let limits = ReadLimits { header_bytes: 1 << 20, block_bytes: 1 << 24 };
    let files = std::fs::read_dir(crawl.out().join("archive")).expect("an archive");
    let mut warcs: Vec<_> = files.map(|file| file.expect("readable").path()).collect();
    warcs.retain(|path| path.to_string_lossy().ends_with(".warc.gz"));
    warcs.sort();
    let open = |path| BufReader::new(std::fs::File::open(path).expect("readable"));
    let records = warcs.into_iter().flat_map(|path| WarcReader::starting_at(open(path), 0, limits));
    let is_answer = |record: &StoredRecord| matches!(record.record_type(), "response" | "revisit");
    let records = records.map(|record| record.expect("a whole record"));
    records.filter(|record| is_answer(record) && record.target_uri() == Some(url)).collect()
}

const PRIVATE: &str = "User-agent: *\nDisallow: /private\n";

#[test]
fn a_robots_txt_that_has_expired_is_asked_for_changes_only() {
    let site = site(|times, request| match (times, request.header("if-none-match")) {
        (0, None) => answer("200 OK", "ETag: \"first\"\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n", PRIVATE),
        (1 | 2, Some("\"first\"")) => "HTTP/1.1 304 Not Modified\r\n\r\n".to_owned(),
        (3, Some("\"first\"")) => answer("200 OK", "ETag: \"second\"\r\n", "User-agent: *\nDisallow: /one\n"),
        (4, Some("\"second\"")) => answer("404 Gone", "", ""),
        (5, None) => answer("200 OK", "", ""),
        unexpected => answer(&format!("500 {unexpected:?}"), "", ""),
    });
    let mut crawl = crawl_of(&site);
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    assert_eq!((site.asked("/one"), site.asked("/private")), (1, 0));
    for visits in [2, 3] {
        assert_eq!(again(&mut crawl, visits * 25 * HOUR).summary.ending, Ending::Finished);
        assert_eq!((site.asked("/one"), site.asked("/private")), (visits as usize, 0), "the old rules hold on");
    }
    let asked = robots_requests(&site);
    assert_eq!(asked.len(), 3);
    assert_eq!(asked[2].header("if-modified-since"), Some("Sun, 06 Nov 1994 08:49:37 GMT"));
    again(&mut crawl, 4 * 25 * HOUR);
    assert_eq!(site.asked("/one"), 3, "the new ones, once there are any");
    assert_eq!(again(&mut crawl, 5 * 25 * HOUR).summary.ending, Ending::Finished);
    assert_eq!(again(&mut crawl, 6 * 25 * HOUR).summary.ending, Ending::Finished);
    assert_eq!(robots_requests(&site).len(), 6);

    let kept = answers(&crawl, &site.url("127.0.0.1", "/robots.txt"));
    let kinds: Vec<&str> = kept.iter().map(StoredRecord::record_type).collect();
    assert_eq!(kinds, ["response", "revisit", "revisit", "response", "response", "response"]);
    for revisit in &kept[1..3] {
        assert!(revisit.field("WARC-Profile").is_some_and(|profile| profile.ends_with("server-not-modified")));
        assert_eq!(revisit.field("WARC-Refers-To-Date"), kept[0].field("WARC-Date"));
        assert_eq!(revisit.field("WARC-Payload-Digest"), kept[0].field("WARC-Payload-Digest"));
    }
    let examination = Examination::of(&crawl.out()).expect("no crawl is running");
    let verified = examination.verify(None, &mut |_| {}).expect("readable");
    assert!(verified.is_sound(), "{:?}", verified.findings);
}

#[test]
fn a_robots_txt_that_lives_elsewhere_is_asked_for_changes_there() {
    let site = Site::serve(|request| match (request.path.as_str(), request.header("if-none-match")) {
        ("/robots.txt", None) => moved(301, "/moved.txt"),
        ("/moved.txt", None) => answer("200 OK", "ETag: \"x\"\r\n", PRIVATE),
        ("/moved.txt", Some("\"x\"")) => "HTTP/1.1 304 Not Modified\r\n\r\n".to_owned(),
        ("/", _) => page("<a href='/one'>1</a><a href='/private'>3</a>"),
        _ => page(""),
    });
    let mut crawl = crawl_of(&site);
    crawl.run();
    assert_eq!(again(&mut crawl, 25 * HOUR).summary.ending, Ending::Finished);
    assert_eq!((site.asked("/robots.txt"), site.asked("/moved.txt")), (2, 2));
    assert_eq!((site.asked("/one"), site.asked("/private")), (2, 0));
}

#[test]
fn a_robots_txt_lives_for_as_long_as_its_headers_say() {
    let date = "Date: Sun, 06 Nov 1994 08:00:00 GMT\r\n";
    for (fields, hours) in [
        ("", 24),
        ("Expires: Sun, 06 Nov 1994 11:00:00 GMT\r\n", 3),
        ("Expires: 0\r\n", 1),
        ("Expires: Sun, 06 Nov 1994 11:00:00 GMT\r\nCache-Control: max-age=18000\r\n", 5),
        ("Cache-Control: max-age=18000\r\nAge: 3600\r\n", 4),
    ] {
        let site = site(move |_, _| answer("200 OK", &format!("{date}{fields}"), PRIVATE));
        let mut crawl = crawl_of(&site);
        crawl.run();
        again(&mut crawl, hours * HOUR - HOUR / 2);
        assert_eq!(robots_requests(&site).len(), 1, "{fields}");
        again(&mut crawl, hours * HOUR + HOUR / 2);
        assert_eq!(robots_requests(&site).len(), 2, "{fields}");
    }
}

#[test]
fn a_server_with_old_rules_that_asks_for_patience_is_left_alone_and_then_crawled_by_them() {
    let site = site(|times, _| match times {
        0 => answer("200 OK", "", PRIVATE),
        _ => answer("503 Busy", "Retry-After: 1800\r\n", ""),
    });
    let mut crawl = crawl_of(&site);
    crawl.run();
    let requests = site.requests().len();
    let Ending::Waiting { until } = again(&mut crawl, 25 * HOUR).summary.ending else { panic!("it has to wait") };
    let wait = until.since(SystemClock::new().now().plus(25 * HOUR));
    assert!((1_780..=1_800).contains(&wait.as_secs()), "{wait:?}");
    assert_eq!(site.requests().len(), requests + 1, "nothing but the question for robots.txt");
    crawl.clock = Some(Arc::new(Later { real: SystemClock::new(), by: 25 * HOUR + Duration::from_secs(1_801) }));
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    assert_eq!((site.asked("/one"), site.asked("/private")), (2, 0));
    assert_eq!(robots_requests(&site).len(), 2);
}
