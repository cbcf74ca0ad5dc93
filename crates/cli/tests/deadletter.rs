//! `peregrine deadletter`, from the outside; and what else a crawl tells at its beginning.

mod support;

use std::time::Duration;

use peregrine_simweb::{Behaviour, CrawlRules, Fate, PageSize, Quirk, Scope, SimWeb, SimWebConfig, TlsKind};
use support::{crawl, peregrine};
use tempfile::TempDir;

#[test]
fn what_was_given_up_is_listed_replayed_and_listed_again() {
    let config = SimWebConfig::new(3)
        .hosts(1)
        .pages_per_host(20)
        .page_size(PageSize::Fixed(2_000))
        .behaviour(0, Behaviour::quirk(Quirk::GarbageHead));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    crawl(&out).and([web.url(0, "/").as_str(), "--delay", "0", "--quiet"]).run().expect_code(0);

    let list = |arguments: &[&str]| peregrine(["deadletter", "--out"]).and([&out]).and(arguments).run().expect_code(0);
    let letters = list(&["--json"]).json_lines();
    assert!(letters.len() >= 3, "{letters:#?}");
    for letter in &letters {
        assert_eq!(letter["reason"], "protocol");
        assert_eq!(letter["attempts"], 1);
        assert!(letter["detail"].as_str().is_some_and(|detail| detail.contains("not HTTP")), "{letter}");
    }
    assert_eq!(list(&[]).stdout.lines().count(), 2 * letters.len());
    assert_eq!(list(&["--reason", "timeout"]).stdout, "nothing was given up\n");
    assert_eq!(list(&["--host", "Elsewhere.example", "--replay"]).stdout.split(' ').next(), Some("0"));
    for (flag, value, part) in [
        ("--reason", "timeuot", "nothing is given up for `timeuot`"),
        ("--host", "http://a/", "--host: \"http://a/\" is no host"),
    ] {
        let refused = peregrine(["deadletter", "--out"]).and([&out]).and([flag, value]).run().expect_code(2);
        assert!(refused.sentence().starts_with(part), "{}", refused.stderr);
    }

    let asked = web.verdict().len();
    let replayed = list(&["--replay"]).stdout;
    assert!(replayed.starts_with(&format!("{} URLs queued again", letters.len())), "{replayed}");
    assert_eq!(list(&["--json"]).stdout, "");
    crawl(&out).and(["--quiet"]).run().expect_code(0);
    assert_eq!(web.verdict().len() - asked, letters.len(), "each is asked for once more");
    assert_eq!(list(&["--json"]).json_lines().len(), letters.len(), "and given up once more");
}

#[test]
fn a_running_crawl_lists_what_it_gave_up_and_tries_it_again_at_once() {
    // One host takes so long that the crawl is still there when it is asked.
    let slow = Behaviour::quirk(Quirk::Slow { first_byte: Duration::from_secs(25) }).everywhere();
    let config = SimWebConfig::new(6)
        .hosts(61)
        .pages_per_host(12)
        .cross_host_share(0.0)
        .page_size(PageSize::Fixed(1_000))
        .mix(vec![(1.0, Behaviour::quirk(Quirk::GarbageHead))])
        .behaviour(60, slow);
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let truth = web.truth();
    let expected = truth.expect(&CrawlRules::new(web.seeds(), Scope::Host)).urls();
    let broken = expected.iter().filter(|url| truth.fate(url) == Some(Fate::Doubtful)).count();
    assert!(broken > 100, "{broken}: more than are told at once");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    let list = |arguments: &[&str]| peregrine(["deadletter", "--out"]).and([&out]).and(arguments).run().expect_code(0);
    let mut running =
        crawl(&out).and(web.seeds()).and(["--delay", "0", "--quiet", "--json", "--allow-private"]).start();
    let mut wait_for_all = || (0..broken).for_each(|_| running.wait_for("\"outcome\":\"protocol\""));
    wait_for_all();
    assert_eq!(list(&["--json"]).json_lines().len(), broken);
    assert_eq!(list(&["--reason", "timeout"]).stdout, "nothing was given up\n");
    let replayed = list(&["--replay"]).stdout;
    assert_eq!(replayed, format!("{broken} URLs queued again; the crawl that runs fetches them\n"));
    wait_for_all();
    assert_eq!(list(&["--json"]).json_lines().len(), broken, "and given up once more");
    running.kill();
    assert_eq!(list(&["--json"]).json_lines().len(), broken);
}

#[test]
fn visiting_again_says_what_is_as_it_was() {
    let validators = Behaviour { validators: true, ..Behaviour::default() };
    let config = SimWebConfig::new(5).hosts(1).pages_per_host(6).page_size(PageSize::Fixed(2_000));
    let web = SimWeb::start(config.behaviour(0, validators)).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    crawl(&out).and([web.url(0, "/").as_str(), "--delay", "0", "--quiet"]).run().expect_code(0);
    let finished = crawl(&out).and(["--json", "--quiet"]).run().expect_code(0);
    assert!(finished.stdout.contains("already-finished"), "{}", finished.stdout);
    let again = crawl(&out).and(["--again", "--json", "--quiet"]).run().expect_code(0);
    let pages = again.json_lines().into_iter().filter(|line| line["event"] == "page");
    assert_eq!(pages.map(|line| line["outcome"].clone()).collect::<Vec<_>>(), ["not-modified"; 6]);
}

#[test]
fn a_directory_without_a_crawl_has_no_dead_letters() {
    let empty = TempDir::new().expect("a temporary directory");
    let out = empty.path().join("nothing");
    let refused = peregrine(["deadletter", "--out"]).and([&out]).run().expect_code(7);
    assert!(refused.sentence().starts_with("there is no crawl in"), "{}", refused.stderr);
    assert!(!out.exists());
}

#[test]
fn a_private_authority_is_trusted_where_it_is_named() {
    let config = SimWebConfig::new(4)
        .hosts(1)
        .pages_per_host(5)
        .page_size(PageSize::Fixed(2_000))
        .behaviour(0, Behaviour::healthy().with_tls(TlsKind::Valid));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let authority = directory.path().join("authority.pem");
    std::fs::write(&authority, web.authority_pem()).expect("a file");
    let (out, seed) = (directory.path().join("crawl"), web.url(0, "/"));
    let authority = authority.to_string_lossy().into_owned();
    let arguments = [seed.as_str(), "--delay", "0", "--quiet", "--ca-file", &authority];
    crawl(&out).and(arguments).run().expect_code(0);
    let distrusting = directory.path().join("distrusting");
    let refused = crawl(&distrusting).and([seed.as_str(), "--delay", "0", "--quiet"]).run().expect_code(4);
    assert!(refused.sentence().contains("no TLS with 127.0.0.1"), "{}", refused.stderr);
}

#[test]
fn whoever_crawls_others_without_a_contact_is_told() {
    let directory = TempDir::new().expect("a temporary directory");
    let told = |seed: &str, more: &[&str]| {
        let out = directory.path().join(format!("{}{}", seed.len(), more.len()));
        // Nobody answers for any name here.
        let arguments = [seed, "--dns", "127.0.0.1:9", "--limit", "1"];
        let run = crawl(&out).and(arguments).and(more).run();
        run.stderr.contains("cannot find out whom to ask")
    };
    assert!(told("https://www.example.com/", &[]));
    assert!(!told("https://www.example.com/", &["--contact-email", "me@example.com"]));
    assert!(!told("https://www.example.com/", &["--quiet"]));
    assert!(!told("http://127.0.0.1:1/", &[]));
}

#[test]
fn logins_of_an_earlier_run_are_in_force_and_not_printed() {
    let config = SimWebConfig::new(7).hosts(1).pages_per_host(3).page_size(PageSize::Fixed(2_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let settings = directory.path().join("my.toml");
    let logins = "[fetch.hosts]\n\"a.example\" = { user = \"me\", password = \"open-sesame\" }\n";
    std::fs::write(&settings, logins).expect("a file");
    let out = directory.path().join("crawl");
    crawl(&out)
        .and([web.url(0, "/").as_str(), "--delay", "0", "--quiet", "--config"])
        .and([&settings])
        .run()
        .expect_code(0);
    let again = crawl(&out).run().expect_code(0);
    assert!(again.stderr.contains("fetch.hosts (not shown)"), "{}", again.stderr);
    assert!(!again.stderr.contains("open-sesame"), "{}", again.stderr);
}
