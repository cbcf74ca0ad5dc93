//! A robots.txt that has grown old: the server is asked for changes only, and whatever it answers, the right rules hold.

mod support;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use peregrine_crawl::{Ending, Examination};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_simweb::SimWebConfig;
use peregrine_warc::StoredRecord;
use support::later::Later;
use support::site::{Request, Site, answer, moved, page};
use support::{CrawlEnd, TestCrawl, archived};

const HOUR: Duration = Duration::from_secs(3600);

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
    crawl.clock = Some(Later::by(after));
    crawl.revisit = true;
    crawl.run()
}

fn robots_requests(site: &Site) -> Vec<Request> {
    site.requests().into_iter().filter(|request| request.path == "/robots.txt").collect()
}

/// The answers for a URL in the archive, in its order.
fn answers(crawl: &TestCrawl, url: &str) -> Vec<StoredRecord> {
    let is_answer = |record: &StoredRecord| matches!(record.record_type(), "response" | "revisit");
    archived(&crawl.out()).into_iter().filter(|record| is_answer(record) && record.target_uri() == Some(url)).collect()
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
    crawl.clock = Some(Later::by(25 * HOUR + Duration::from_secs(1_801)));
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    assert_eq!((site.asked("/one"), site.asked("/private")), (2, 0));
    assert_eq!(robots_requests(&site).len(), 2);
}

/// At which moments the origin is asked, and what follows, from the first failure to the day on which RFC 9309 takes the file for absent.
#[test]
fn a_robots_txt_that_was_never_had_closes_its_origin_for_thirty_days_and_no_longer() {
    let site = site(|_, _| answer("500 Ill", "", ""));
    let mut crawl = crawl_of(&site);
    let mut asked = 0;
    for after in [0, 1, 2, 9, 34, 59, 24 * 15, 24 * 29] {
        crawl.clock = Some(Later::by(after * HOUR + Duration::from_secs(120 * u64::from(after > 0))));
        let end = crawl.run();
        asked += 1;
        assert_eq!(site.requests().len(), asked, "after {after} hours, robots.txt and nothing else");
        assert_eq!((end.fetched().len(), end.summary.queued), (0, 1), "after {after} hours its seed waits");
    }
    crawl.clock = Some(Later::by(31 * 24 * HOUR));
    assert_eq!(crawl.run().summary.ending, Ending::Finished);
    assert_eq!((site.asked("/"), site.asked("/private")), (1, 1), "all is allowed");
}

/// What is said of the use of pages is kept with the file that says it.
#[test]
fn what_a_robots_txt_says_about_the_use_of_pages_is_in_its_metadata() {
    let site = site(|_, _| {
        let text = "User-agent: *\nContent-Signal: search=yes, ai-train=no\nContent-Usage: train-ai=n\nAllow: /\n\n\
                    User-agent: other\nContent-Signal: search=no\n";
        answer("200 OK", "", text)
    });
    let mut crawl = crawl_of(&site);
    crawl.run();
    let notes = archived(&crawl.out()).into_iter().filter(|record| record.record_type() == "metadata");
    let notes: Vec<(String, String)> = notes
        .map(|record| {
            (record.target_uri().unwrap_or_default().to_owned(), String::from_utf8_lossy(&record.block).into())
        })
        .collect();
    for (url, note) in notes {
        let is_robots = url.ends_with("/robots.txt");
        for line in
            ["errand: robots\r\n", "Content-Signal: search=yes, ai-train=no\r\n", "Content-Usage: train-ai=n\r\n"]
        {
            assert_eq!(note.contains(line), is_robots, "{url}: {note}");
        }
        assert!(!note.contains("search=no"), "what is said to others is not said to us");
    }
}

#[test]
fn a_robots_txt_that_comes_damaged_allows_nothing_until_it_comes_whole() {
    let gzipped = {
        use std::io::Write;
        let text = format!("User-agent: *\n{}Disallow: /private\n", "# a long introduction\n".repeat(500));
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::none());
        encoder.write_all(text.as_bytes()).expect("memory takes it");
        encoder.finish().expect("memory takes it")
    };
    let half = gzipped[..gzipped.len() / 2].to_vec();
    for (coding, body) in [("gzip", half), ("compress", b"\x1f\x9dno idea".to_vec())] {
        let whole = gzipped.clone();
        let times = AtomicUsize::new(0);
        let site = Site::serve(move |request| match request.path.as_str() {
            "/robots.txt" => {
                let is_first = times.fetch_add(1, Ordering::Relaxed) == 0;
                let (coding, body) = if is_first { (coding, &body) } else { ("gzip", &whole) };
                let head =
                    format!("HTTP/1.1 200 OK\r\nContent-Encoding: {coding}\r\nContent-Length: {}\r\n\r\n", body.len());
                [head.as_bytes(), body].concat()
            }
            "/" => page("<a href='/one'>1</a><a href='/private'>2</a>").into(),
            path => page(path).into(),
        });
        let mut crawl = crawl_of(&site);
        crawl.run();
        assert_eq!(site.requests().len(), 1, "{coding}: nothing but robots.txt was asked for");
        crawl.clock = Some(Later::by(Duration::from_secs(61)));
        assert_eq!(crawl.run().summary.ending, Ending::Finished);
        assert_eq!((site.asked("/one"), site.asked("/private")), (1, 0), "{coding}");
    }
}

#[test]
fn five_redirects_of_a_robots_txt_are_followed_each_in_a_turn_and_a_sixth_is_not() {
    for hops in [5, 6] {
        let site = Site::serve(move |request| {
            let hop = request.path.strip_prefix("/hop").and_then(|hop| hop.parse::<u32>().ok());
            match (request.path.as_str(), hop) {
                ("/robots.txt", _) => moved(302, "/hop1"),
                (_, Some(hop)) if hop < hops => moved(302, &format!("/hop{}", hop + 1)),
                (_, Some(_)) => answer("200 OK", "", PRIVATE),
                ("/", _) => page("<a href='/private'>x</a>"),
                _ => page(""),
            }
        });
        let delay = Duration::from_millis(60);
        let mut crawl = crawl_of(&site).delay(delay);
        let began = SystemClock::new();
        assert_eq!(crawl.run().summary.ending, Ending::Finished);
        let requests = site.requests().len() as u32;
        assert!(began.elapsed() >= delay * (requests - 1), "{requests} requests in {:?}", began.elapsed());
        assert_eq!(site.asked("/hop5"), 1);
        assert_eq!((site.asked("/hop6"), site.asked("/private")), if hops == 5 { (0, 0) } else { (0, 1) });
    }
}
