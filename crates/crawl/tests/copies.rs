//! Copies, second visits and what is taken out of the archive, together: a revisit always repeats a payload that is there.

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use peregrine_archive::{Forgotten, NothingElsewhere, find_payload};
use peregrine_crawl::{Ending, Examination, Forget, forget};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_simweb::SimWebConfig;
use peregrine_types::Timestamp;
use peregrine_urls::Url;
use peregrine_warc::StoredRecord;
use serde_json::Value;
use support::records::records;
use support::site::{Site, answer, not_found, page};
use support::{CrawlEnd, TestCrawl};

const SAME: &str = "<p>The very same words, wherever they are read.";

fn crawl_of(site: &Site) -> TestCrawl {
    let seeds = vec![site.url("127.0.0.1", "/")];
    TestCrawl::of(SimWebConfig::new(1)).seeds(seeds).with(|settings| settings.crawl.concurrency = 1)
}

fn front_page() -> String {
    page("<a href='/one'>1</a><a href='/two'>2</a>")
}

/// A front page and two pages that say the same.
fn copies() -> Site {
    Site::serve(|request| match request.path.as_str() {
        "/" => front_page(),
        "/one" | "/two" => page(SAME),
        _ => not_found(),
    })
}

fn again(crawl: &mut TestCrawl) -> CrawlEnd {
    crawl.revisit = true;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    end
}

fn of_page<'a>(records: &'a [StoredRecord], url: &str) -> Vec<&'a StoredRecord> {
    let is_answer = |record: &&StoredRecord| matches!(record.record_type(), "response" | "revisit");
    records.iter().filter(is_answer).filter(|record| record.target_uri() == Some(url)).collect()
}

/// What every revisit repeats is in the archive, by its name and by its digest; says how many there are.
#[track_caller]
fn assert_payloads_are_there(crawl: &TestCrawl) -> usize {
    let records = records(crawl);
    let revisits: Vec<_> = records.iter().filter(|record| record.record_type() == "revisit").collect();
    for revisit in &revisits {
        // Runs of a test draw the same numbers, so the name alone does not tell records of two runs apart.
        let is_named = |record: &&StoredRecord| {
            record.field("WARC-Record-ID") == revisit.field("WARC-Refers-To")
                && record.target_uri() == revisit.field("WARC-Refers-To-Target-URI")
                && record.record_type() == "response"
        };
        let repeated = records.iter().find(is_named).expect("a record of the archive");
        assert!(!repeated.is_tombstone());
        assert_eq!(repeated.field("WARC-Payload-Digest"), revisit.field("WARC-Payload-Digest"));
        assert_eq!(repeated.field("WARC-Date"), revisit.field("WARC-Refers-To-Date"));
    }
    revisits.len()
}

fn forget_now(crawl: &TestCrawl, what: &Forget) -> Forgotten {
    forget(&crawl.out(), what, "", SystemClock::new().now(), &NothingElsewhere).expect("no crawl is running")
}

/// Indexes tell time by the second: what was visited before is older than this, what is visited from now on is not.
fn next_second() -> Timestamp {
    let now = SystemClock::new().now().as_millis();
    std::thread::sleep(Duration::from_millis(1_000 - now % 1_000));
    Timestamp::from_millis(now - now % 1_000 + 1_000)
}

/// State, archive and page list agree.
#[track_caller]
fn assert_sound(crawl: &TestCrawl) {
    let checked = Examination::of(&crawl.out()).expect("no crawl is running");
    let found = checked.verify(None, &mut |_| ()).expect("readable");
    assert!(found.is_sound(), "{:?}", found.findings);
}

fn last_three(end: &CrawlEnd) -> Vec<&Value> {
    end.pages.iter().rev().take(3).collect()
}

#[track_caller]
fn assert_all_are_unchanged(end: &CrawlEnd) {
    let outcomes: Vec<&str> = last_three(end).iter().filter_map(|line| line["outcome"].as_str()).collect();
    assert_eq!(outcomes, ["unchanged"; 3]);
}

#[test]
fn a_copy_repeats_the_first_page_however_often_it_is_visited_and_whatever_becomes_of_that_page() {
    let has_changed = Arc::new(AtomicBool::new(false));
    let changed = has_changed.clone();
    let site = Site::serve(move |request| match request.path.as_str() {
        "/" => front_page(),
        "/one" if changed.load(Ordering::Relaxed) => page("<p>Quite other words."),
        "/one" | "/two" => page(SAME),
        _ => not_found(),
    });
    let mut crawl = crawl_of(&site);
    let (one, two) = (site.url("127.0.0.1", "/one"), site.url("127.0.0.1", "/two"));
    let end = crawl.run();
    assert_eq!(assert_payloads_are_there(&crawl), 1);
    let copy = end.pages.iter().find(|line| line["url"] == two.as_str()).expect("fetched");
    assert_eq!(copy["duplicate_of"], one.as_str());
    let digest = copy["digest"].as_str().expect("fetched").to_owned();

    again(&mut crawl);
    assert_eq!(assert_payloads_are_there(&crawl), 4, "front page, the first and its copy are as they were");

    has_changed.store(true, Ordering::Relaxed);
    again(&mut crawl);
    assert_eq!(assert_payloads_are_there(&crawl), 6, "the first page is new");
    has_changed.store(false, Ordering::Relaxed);
    let end = again(&mut crawl);
    assert_eq!(assert_payloads_are_there(&crawl), 9, "and then as it once was");
    let last = end.pages.iter().rfind(|line| line["url"] == one.as_str()).expect("visited");
    assert_eq!(last["outcome"], "fetched", "for it is not what it was the last time");
    again(&mut crawl);
    assert_eq!(assert_payloads_are_there(&crawl), 12);

    let records = records(&crawl);
    let payloads: Vec<&str> = of_page(&records, &one).iter().map(|record| record.record_type()).collect();
    assert_eq!(payloads, ["response", "revisit", "response", "revisit", "revisit"]);
    assert!(of_page(&records, &two).iter().all(|record| record.record_type() == "revisit"));
    let place = find_payload(&crawl.out(), &one, &digest).expect("readable").expect("it is there");
    assert_eq!(place.offset, of_page(&records, &one)[0].offset);
    assert_eq!(find_payload(&crawl.out(), &two, &digest).expect("readable"), None, "a copy has no bytes");
}

#[test]
fn a_copy_that_the_server_calls_unchanged_repeats_the_first_page() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/" => front_page(),
        "/one" | "/two" if request.header("if-none-match").is_some() => {
            answer("304 Not Modified", "ETag: \"x\"\r\n", "")
        }
        "/one" | "/two" => answer("200 OK", "ETag: \"x\"\r\nContent-Type: text/html\r\n", SAME),
        _ => not_found(),
    });
    let mut crawl = crawl_of(&site);
    crawl.run();
    again(&mut crawl);
    assert_eq!(assert_payloads_are_there(&crawl), 4);
    let records = records(&crawl);
    for path in ["/one", "/two"] {
        let answers = of_page(&records, &site.url("127.0.0.1", path));
        let last = answers.last().expect("archived");
        assert!(last.field("WARC-Profile").is_some_and(|profile| profile.ends_with("server-not-modified")), "{path}");
        assert_eq!(last.field("WARC-Refers-To-Target-URI"), Some(site.url("127.0.0.1", "/one").as_str()));
    }
}

#[test]
fn retention_leaves_the_payloads_that_later_visits_repeat() {
    let site = copies();
    let mut crawl = crawl_of(&site);
    crawl.run();
    again(&mut crawl);
    again(&mut crawl);
    let before = assert_payloads_are_there(&crawl);
    let done = forget_now(&crawl, &Forget::AllButLast { versions: 1 });
    assert!(done.visits > 0, "the visits between are gone");
    assert!(assert_payloads_are_there(&crawl) < before);
    assert_sound(&crawl);
    assert_all_are_unchanged(&again(&mut crawl));
    assert_payloads_are_there(&crawl);
}

#[test]
fn a_copy_whose_first_visit_expired_is_still_known_by_the_visits_that_stay() {
    let site = copies();
    let mut crawl = crawl_of(&site);
    let first = crawl.run();
    let line = first.pages.iter().find(|line| line["duplicate_of"].is_string()).expect("one is a copy");
    let (copy, original) = (&line["url"], &line["duplicate_of"]);
    let moment = next_second();
    again(&mut crawl);
    forget_now(&crawl, &Forget::OlderThan { moment });
    let records = records(&crawl);
    for (line, gone) in [(copy, [true, false]), (original, [false, false])] {
        let visits = of_page(&records, line.as_str().expect("a URL"));
        let is_gone: Vec<bool> = visits.iter().map(|record| record.is_tombstone()).collect();
        assert_eq!(is_gone, gone, "{line}");
    }
    assert_sound(&crawl);
    assert_all_are_unchanged(&again(&mut crawl));
    // And what no visit that stays tells of is not known any more.
    let moment = SystemClock::new().now().plus(Duration::from_secs(60));
    forget_now(&crawl, &Forget::OlderThan { moment });
    assert_sound(&crawl);
    let end = again(&mut crawl);
    assert!(last_three(&end).iter().all(|line| line["outcome"] == "fetched"), "{:?}", end.pages);
}

#[test]
fn a_copy_of_what_was_taken_down_is_archived_whole_when_it_is_visited_again() {
    let site = copies();
    let mut crawl = crawl_of(&site);
    crawl.run();
    let (one, two) = (site.url("127.0.0.1", "/one"), site.url("127.0.0.1", "/two"));
    let urls = vec![Url::parse(&one).expect("a URL")];
    assert_eq!(forget_now(&crawl, &Forget::Pages { urls }).visits, 1);
    again(&mut crawl);
    let records = records(&crawl);
    assert!(of_page(&records, &one).iter().all(|record| record.is_tombstone()), "it is not fetched again");
    let copies = of_page(&records, &two);
    let last = copies.last().expect("archived");
    assert_eq!(last.record_type(), "response");
    assert_eq!(last.http_message().map(|(_, body)| body.is_empty()), Some(false));
    again(&mut crawl);
    let line = last.field("WARC-Record-ID").map(str::to_owned);
    let records = support::records::records(&crawl);
    assert_eq!(of_page(&records, &two).last().and_then(|record| record.field("WARC-Refers-To")), line.as_deref());
}

#[test]
fn of_a_page_that_keeps_changing_the_last_versions_stay_and_no_more() {
    let version = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let now_served = version.clone();
    let site = Site::serve(move |request| match request.path.as_str() {
        "/" => front_page(),
        "/one" => page(&format!("<p>Version {} of the page.", now_served.load(Ordering::Relaxed))),
        "/two" => page(SAME),
        _ => not_found(),
    });
    let mut crawl = crawl_of(&site);
    crawl.run();
    for number in 1..5 {
        version.store(number, Ordering::Relaxed);
        again(&mut crawl);
    }
    let keep = |versions: usize| forget_now(&crawl, &Forget::AllButLast { versions });
    let bodies = || -> Vec<Option<String>> {
        let records = records(&crawl);
        let of_page = of_page(&records, &site.url("127.0.0.1", "/one"));
        let body = |record: &&StoredRecord| String::from_utf8_lossy(&record.block).into_owned();
        of_page.iter().map(|record| (!record.is_tombstone()).then(|| body(record))).collect()
    };
    let kept = |numbers: &[usize]| {
        for (number, body) in bodies().iter().enumerate() {
            let expected = numbers.contains(&number).then(|| format!("Version {number} of"));
            let is_as_expected = match (body, &expected) {
                (Some(body), Some(words)) => body.contains(words),
                (None, None) => true,
                _ => false,
            };
            assert!(is_as_expected, "{number}: {body:?}");
        }
    };
    assert_eq!(bodies().len(), 5);
    assert_eq!(keep(5).visits, 0);
    keep(3);
    kept(&[2, 3, 4]);
    assert_eq!(keep(3).visits, 0, "asked again, there is nothing left to do");
    keep(1);
    kept(&[4]);
    assert_payloads_are_there(&crawl);
    assert_sound(&crawl);
    let end = again(&mut crawl);
    let last = end.pages.iter().rfind(|line| line["url"] == site.url("127.0.0.1", "/one")).expect("visited");
    assert_eq!(last["outcome"], "unchanged", "the version that stayed is still known");
}

#[test]
fn nothing_is_said_to_be_nearly_a_page_that_was_taken_down() {
    let words: String = (0..200).map(|word| format!("word{word} ")).collect();
    let site = Site::serve(move |request| match request.path.as_str() {
        "/" => front_page(),
        "/one" => page(&format!("<p>{words}")),
        "/two" => page(&format!("<div><p>{words}</div>")),
        _ => not_found(),
    });
    let mut crawl = crawl_of(&site);
    let end = crawl.run();
    let (one, two) = (site.url("127.0.0.1", "/one"), site.url("127.0.0.1", "/two"));
    let twin_of = |end: &CrawlEnd| {
        let line = end.pages.iter().rfind(|line| line["url"] == two.as_str()).expect("visited").clone();
        line["near_duplicate_of"].as_str().map(str::to_owned)
    };
    assert_eq!(twin_of(&end).as_deref(), Some(one.as_str()));
    let urls = vec![Url::parse(&one).expect("a URL")];
    forget_now(&crawl, &Forget::Pages { urls });
    assert_eq!(twin_of(&again(&mut crawl)), None);
}
