//! `peregrine forget`: what is taken down is gone everywhere, stays gone, and nothing else moves.

mod support;

use peregrine_simweb::{Behaviour, PageSize, RobotsKind, SimWeb, SimWebConfig};
use serde_json::Value;
use support::crawl_files::{archive_files, index_lines, page_lines, record_at, records, text_of};
use support::tools::{assert_accepts, tool};
use support::{crawl, peregrine};
use tempfile::TempDir;

const FLAGS: [&str; 6] = ["--quiet", "--delay", "0", "--per-host", "4", "--allow-private"];

fn web() -> SimWeb {
    let config = SimWebConfig::new(77).hosts(2).pages_per_host(20).page_size(PageSize::Fixed(90_000));
    SimWeb::start(config).expect("the synthetic web starts")
}

#[test]
fn a_page_that_is_taken_down_is_gone_everywhere_and_is_not_fetched_again() {
    let web = web();
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    crawl(&out).and(web.seeds()).and(FLAGS).and(["--limit", "30"]).run().expect_code(3);
    let before = index_lines(&out);
    let lines = page_lines(&out);
    let page = lines.iter().rfind(|line| line["status"] == 200 && line["title"].is_string()).expect("a page");
    let (url, digest) = (text_of(page, "url").to_owned(), text_of(page, "digest").to_owned());
    let place = support::crawl_files::place_of(page).expect("archived");

    let run = peregrine(["forget", &url, "--reason", "a request", "--out"]).and([&out]).run().expect_code(0);
    assert!(run.stdout.starts_with("1 visit forgotten: 3 records in 1 WARC file"), "{}", run.stdout);

    let record = record_at(&out, &place);
    assert!(record.is_tombstone() && record.http_status() == Some(410) && record.target_uri() == Some(&url));
    let after = index_lines(&out);
    assert_eq!(after.len(), before.len());
    for (old, new) in before.iter().zip(&after) {
        assert_eq!((&old.url, old.offset, old.length), (&new.url, new.offset, new.length), "nothing has moved");
        let expected = if old.url == url { Some("410") } else { old.status.as_deref() };
        assert_eq!(new.status.as_deref(), expected);
    }
    for (_, record) in records(&out) {
        assert_ne!(record.field("WARC-Payload-Digest"), Some(digest.as_str()), "its bytes are gone");
        let is_about_it = record.record_type() != "response" && record.target_uri() == Some(&url);
        assert!(!is_about_it, "and so is what was written beside them");
    }
    let line = page_lines(&out).into_iter().find(|line| text_of(line, "url") == url).expect("its line is still there");
    assert_eq!((text_of(&line, "outcome"), &line["title"], &line["digest"]), ("forgotten", &Value::Null, &Value::Null));
    let known: Value =
        serde_json::from_str(&peregrine(["show", &url, "--out"]).and([&out]).run().expect_code(0).stdout)
            .expect("JSON");
    assert!(known["archived"].is_null() && known["digest"].is_null(), "{known}");
    peregrine(["verify"]).and([&out]).run().expect_code(0);
    for warc in archive_files(&out, ".warc.gz") {
        assert_accepts("warcio", &["check"], &warc);
        assert_accepts("fastwarc", &["check", "--quiet", "--verify-payloads"], &warc);
        if let Some(output) = tool("cdxj-indexer", &["--sort"], &warc) {
            let ours = std::fs::read_to_string(warc.with_extension("").with_extension("cdxj")).expect("an index");
            assert_eq!(ours, String::from_utf8(output.stdout).expect("UTF-8"));
        }
    }
    let audit: Value =
        serde_json::from_str(&std::fs::read_to_string(out.join("audit.jsonl")).expect("there")).expect("one line");
    assert_eq!(
        (&audit["reason"], &audit["visits"], &audit["urls"][0]),
        (&"a request".into(), &1.into(), &url.clone().into())
    );

    // A host that was not crawled to its end: nothing more of it.
    let host = url.split('/').nth(2).expect("a host").split(':').next().expect("a name").to_owned();
    peregrine(["forget", "--host", &host, "--out"]).and([&out]).run().expect_code(0);
    crawl(&out).and(FLAGS).run();
    let later = page_lines(&out);
    assert!(later.len() >= lines.len());
    for line in later.iter().skip(lines.len()) {
        let is_of_host = text_of(line, "url").contains(&format!("//{host}:"));
        assert!(!is_of_host || text_of(line, "outcome") == "out-of-scope", "{line}");
    }
    peregrine(["verify"]).and([&out]).run().expect_code(0);
}

#[test]
fn what_is_older_than_asked_for_leaves_the_archive_and_only_that() {
    let web = web();
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    crawl(&out).and(web.seeds()).and(FLAGS).and(["--limit", "10"]).run().expect_code(3);
    let none = peregrine(["forget", "--older-than", "1d", "--out"]).and([&out]).run().expect_code(0);
    assert!(none.stdout.starts_with("0 visits forgotten"), "{}", none.stdout);
    let none = peregrine(["forget", "--keep-versions", "1", "--out"]).and([&out]).run().expect_code(0);
    assert!(none.stdout.starts_with("0 visits forgotten"), "{}", none.stdout);
    peregrine(["forget", "--older-than", "2200-01-01", "--out"]).and([&out]).run().expect_code(0);
    assert!(index_lines(&out).iter().all(|line| line.status.as_deref() == Some("410")));
    peregrine(["verify"]).and([&out]).run().expect_code(0);
    let audit = std::fs::read_to_string(out.join("audit.jsonl")).expect("there");
    assert_eq!(audit.lines().count(), 3);
    peregrine(["forget", "--older-than", "soon", "--out"]).and([&out]).run().expect_code(2);
    peregrine(["forget", "--out"]).and([&out]).run().expect_code(2);
}

#[test]
fn a_host_that_is_taken_down_takes_its_robots_txt_with_it_wherever_that_was() {
    let redirected = Behaviour { robots: RobotsKind::Redirected, ..Behaviour::default() };
    let config = SimWebConfig::new(4).pages_per_host(6).one_host_each(vec![redirected, Behaviour::default()]);
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    crawl(&out).and(web.seeds()).and(FLAGS).run().expect_code(0);
    let is_of_host = |url: &str| url.starts_with("http://127.0.0.1:");
    let rules = index_lines(&out).into_iter().filter(|line| is_of_host(&line.url) && line.url.contains("robots"));
    assert_eq!(rules.count(), 2, "the redirect, and what it leads to");
    peregrine(["forget", "--host", "127.0.0.1", "--out"]).and([&out]).run().expect_code(0);
    for line in index_lines(&out) {
        assert_eq!(line.status.as_deref() == Some("410"), is_of_host(&line.url), "{line:?}");
    }
    peregrine(["verify"]).and([&out]).run().expect_code(0);
    let audit = std::fs::read_to_string(out.join("audit.jsonl")).expect("an audit trail");
    assert!(audit.contains("\"forget\":\"host\"") && audit.lines().count() == 1, "{audit}");
}
