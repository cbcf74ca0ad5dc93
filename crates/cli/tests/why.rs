//! `peregrine why`: every reason for which a URL or a host is, or is not, being fetched has its own answer, whether the
//! crawl runs or lies in its directory; and asking changes nothing.

mod support;

use std::os::unix::fs::FileTypeExt;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::time::Duration;

use peregrine_simweb::{Behaviour, PageSize, Quirk, RobotsKind, SimWeb, SimWebConfig};
use serde_json::Value;
use support::crawl_files::{output_bytes, page_lines, text_of};
use support::{Finished, Peregrine, crawl, peregrine};
use tempfile::TempDir;

const A_PAGE: &str = "\"event\":\"page\"";

struct Crawl {
    web: SimWeb,
    directory: TempDir,
}

impl Crawl {
    fn of(config: SimWebConfig) -> Self {
        let web = SimWeb::start(config.page_size(PageSize::Fixed(2_000))).expect("the synthetic web starts");
        Crawl { web, directory: TempDir::new().expect("a temporary directory") }
    }

    fn out(&self) -> PathBuf {
        self.directory.path().join("crawl")
    }

    fn command(&self) -> Peregrine {
        crawl(&self.out()).and(self.web.seeds()).and(["--quiet", "--allow-private"])
    }

    /// Without waiting for anything.
    fn run(&self, flags: &[&str]) -> Finished {
        self.command().and(["--delay", "0", "--patience", "0"]).and(flags.iter().copied()).run()
    }

    fn why(&self, arguments: &[&str]) -> Finished {
        peregrine(["why", "--out"]).and([self.out()]).and(arguments.iter().copied()).run()
    }

    /// The answer in words, once it was given as data.
    #[track_caller]
    fn words(&self, target: &str, code: i32, reason: &str) -> String {
        let data = self.data(target, code);
        assert_eq!(data["reason"], reason, "{data}");
        self.why(&[target]).expect_code(code).stdout
    }

    #[track_caller]
    fn data(&self, target: &str, code: i32) -> Value {
        let answer = self.why(&[target, "--json"]).expect_code(code);
        let [data] = &answer.json_lines()[..] else { panic!("one line: {}", answer.stdout) };
        data.clone()
    }
}

#[track_caller]
fn assert_says(words: &str, parts: &[&str]) {
    for part in parts {
        assert!(words.contains(part), "{part:?} is missing in:\n{words}");
    }
}

fn visited(out: &Path, outcome: impl Fn(&Value) -> bool) -> String {
    let line = page_lines(out).into_iter().find(outcome);
    text_of(&line.expect("there is such a page"), "url").to_owned()
}

#[test]
fn what_was_fetched_or_redirected_or_never_seen_is_told_apart() {
    let moved = Behaviour::quirk(Quirk::Redirect { status: 301, hops: 1 });
    let crawl = Crawl::of(SimWebConfig::new(61).hosts(1).pages_per_host(12).behaviour(0, moved));
    crawl.run(&[]).expect_code(0);
    let before = output_bytes(&crawl.out());

    let fetched = visited(&crawl.out(), |line| line["status"] == 200);
    let words = crawl.words(&fetched, 0, "fetched");
    assert_says(
        &words,
        &[&fetched, "was fetched at 20", "Z (", "ago): status 200.", "robots.txt  allows it", "budget"],
    );
    let redirected = visited(&crawl.out(), |line| line["status"] == 301);
    assert_says(&crawl.words(&redirected, 0, "redirected"), &["was fetched at 20", "it redirects (status 301)"]);
    let nowhere = crawl.web.url(0, "/nowhere");
    let words = crawl.words(&nowhere, 1, "never-seen");
    assert_says(&words, &["was never seen", "no page that was fetched links to it", "it would be accepted"]);

    let host = crawl.web.name(0);
    let words = crawl.why(&["--host", &host]).expect_code(0).stdout;
    assert_says(&words, &[&format!("{host} has nothing that waits"), "delay       0 s, the setting frontier.delay"]);
    let without_path = crawl.web.url(0, "");
    assert_eq!(crawl.data(without_path.trim_end_matches('/'), 0)["host"]["has_work"], false);
    let words = crawl.why(&["--host", "unknown.example"]).expect_code(1).stdout;
    assert_eq!(words, "unknown.example was never seen: no URL of it was accepted.\n");
    assert!(output_bytes(&crawl.out()) == before, "asking changes nothing");
    assert!(crawl.run(&[]).expect_code(0).stdout.is_empty());
}

#[test]
fn what_waits_for_its_host_is_told_with_its_moment_and_its_place() {
    let crawl = Crawl::of(SimWebConfig::new(62).hosts(1).pages_per_host(40));
    crawl.command().and(["--delay", "0.05", "--limit", "3"]).run().expect_code(3);
    let waiting = a_waiting_url(&crawl);
    let data = crawl.data(&waiting, 0);
    assert_eq!((&data["reason"], &data["standing"]), (&"waiting-for-host".into(), &"queued".into()), "{data}");
    assert_eq!((&data["is_running"], &data["robots"]["verdict"]), (&false.into(), &"allowed".into()), "{data}");
    assert!(data["since"].is_string() && data["not_before"].is_string() && data["depth"].is_u64(), "{data}");
    assert!(data["referrer"].as_str().is_some_and(|referrer| referrer.starts_with("http")), "{data}");
    assert_eq!(data["host"]["delay_by"], "setting", "{data}");
    let words = crawl.words(&waiting, 0, "waiting-for-host");
    assert_says(
        &words,
        &[
            "waits for its host, since 20",
            "It comes not before 20",
            "No crawl is running here",
            "depth ",
            "found on http",
        ],
    );

    // The settings of the last run count: what it did not want any more will not be fetched.
    let exclude = format!("{}$", waiting.rsplit('/').next().expect("a path"));
    crawl.command().and(["--delay", "0.05", "--limit", "3", "--exclude", &exclude]).run().expect_code(3);
    let words = crawl.words(&waiting, 0, "out-of-scope");
    assert_says(&words, &["but will not be fetched: it is out of scope by now (exclude: it matches `", &exclude]);
    crawl.run(&["--exclude", &exclude]).expect_code(0);
    assert_says(&crawl.words(&waiting, 0, "out-of-scope"), &["is not fetched, as was decided at 20", "out of scope"]);
}

/// A page that was mentioned and not visited yet.
fn a_waiting_url(crawl: &Crawl) -> String {
    let rules = peregrine_simweb::CrawlRules::new(crawl.web.seeds(), peregrine_simweb::Scope::Host);
    let urls = crawl.web.truth().expect(&rules).urls();
    let is_waiting = |url: &&String| {
        let shown = peregrine(["show", "--out"]).and([crawl.out()]).and([url.as_str()]).run();
        shown.stdout.contains("\"state\": \"waiting\"")
    };
    urls.iter().find(is_waiting).expect("some page waits").clone()
}

#[test]
fn what_the_job_does_not_want_is_told_with_the_rule() {
    let crawl = Crawl::of(SimWebConfig::new(63).hosts(1).pages_per_host(3));
    crawl.run(&["--include", "html|/$|:[0-9]+/", "--exclude", "private", "--exclude", "secret"]);
    let words = crawl.words("http://elsewhere.example/", 1, "out-of-scope");
    assert_says(
        &words,
        &["is out of scope (scope = host: elsewhere.example is no seed's host)", "neither fetched nor"],
    );
    let words = crawl.words(&crawl.web.url(0, "/secret.html"), 1, "out-of-scope");
    assert_says(&words, &["(exclude: it matches `secret`)"]);
    let crawl_of_docs = Crawl::of(SimWebConfig::new(63).hosts(1).pages_per_host(3));
    crawl_of_docs.run(&["--include", "/docs/"]);
    let words = crawl_of_docs.words(&crawl_of_docs.web.url(0, "/other"), 1, "out-of-scope");
    assert_says(&words, &["(include: it does not match `/docs/`)"]);
}

#[test]
fn what_robots_txt_forbids_is_told_with_the_rule() {
    let robots = Behaviour::robots(RobotsKind::Text("User-agent: *\nDisallow: /*a\nCrawl-delay: 0.01\n".to_owned()));
    let crawl = Crawl::of(SimWebConfig::new(64).hosts(1).pages_per_host(20).behaviour(0, robots));
    crawl.run(&[]).expect_code(0);
    let forbidden = visited(&crawl.out(), |line| line["outcome"] == "robots-denied" || line["status"] == -1);
    let words = crawl.words(&forbidden, 0, "robots");
    assert_says(
        &words,
        &["is not fetched, as was decided at 20", "robots.txt: Disallow: /*a", "forbids it (Disallow: /*a)"],
    );
    let unseen = crawl.web.url(0, "/never/a");
    let words = crawl.words(&unseen, 1, "never-seen");
    assert_says(&words, &["If one did, robots.txt would forbid it (Disallow: /*a)."]);
}

#[test]
fn hosts_that_are_unwell_are_told_with_the_moment_of_the_next_try() {
    let peace = Behaviour::quirk(Quirk::Status { status: 429, retry_after: Some(600) }).everywhere();
    let broken = Behaviour::quirk(Quirk::Status { status: 500, retry_after: None }).everywhere();
    let unknown = Behaviour::robots(RobotsKind::Status(503));
    let config = SimWebConfig::new(65).hosts(4).pages_per_host(6).cross_host_share(0.0);
    let crawl = Crawl::of(config.behaviour(1, peace).behaviour(2, broken).behaviour(3, unknown));
    crawl.run(&[]).expect_code(8);

    let words = crawl.words(&crawl.web.seeds()[1], 0, "backing-off");
    assert_says(&words, &["was tried once, last at 20", "status 429", "Its host is left alone", "1 failure in a row"]);
    assert_says(
        &words,
        &["It will be tried again not before 20", "(in 9 min)", "asked too fast", "No crawl is running"],
    );
    let host = crawl.why(&["--host", &crawl.web.name(1)]).expect_code(0).stdout;
    assert_says(&host, &["is not asked right now: it is left alone until 20", "failures    1 in a row"]);
    let words = crawl.words(&crawl.web.seeds()[2], 0, "will-retry");
    assert_says(&words, &["was tried once", "status 500", "tried again not before 20"]);
    let words = crawl.words(&crawl.web.seeds()[3], 0, "robots-unavailable");
    assert_says(&words, &["robots.txt could not be had (1 failure in a row)", "It comes not before 20"]);
    assert_says(&words, &["robots.txt  not known yet"]);
}

#[test]
fn what_was_given_up_is_told_with_what_went_wrong() {
    let garbage = Behaviour::quirk(Quirk::GarbageHead).everywhere();
    let crawl = Crawl::of(SimWebConfig::new(66).hosts(2).pages_per_host(2).behaviour(1, garbage));
    crawl.run(&[]);
    let words = crawl.words(&crawl.web.seeds()[1], 0, "given-up");
    assert_says(&words, &["was given up at 20", "ago): "]);
}

#[test]
fn a_host_that_has_used_up_its_budget_is_told_with_the_counts() {
    let crawl = Crawl::of(SimWebConfig::new(67).hosts(1).pages_per_host(30));
    let config = crawl.directory.path().join("small.toml");
    std::fs::write(&config, "[frontier]\nurls_per_host = 5\n").expect("writable");
    crawl.run(&["--config", &config.to_string_lossy()]).expect_code(0);
    let words = crawl.words(&crawl.web.url(0, "/one-more"), 1, "budget");
    assert_says(
        &words,
        &["the budget of its host is used up (5 URLs of ", "5 are allowed)", "budget      5 of 5 URLs used"],
    );
    let looping = crawl.web.url(0, "/x/y/x/y/x/y/x/y/x/y/");
    assert_says(&crawl.words(&looping, 1, "unfit"), &["its path repeats itself"]);
}

#[test]
fn a_host_with_traps_is_told_with_their_patterns_and_counts() {
    let calendar = Behaviour::quirk(Quirk::Calendar);
    let crawl = Crawl::of(SimWebConfig::new(69).hosts(1).pages_per_host(120).behaviour(0, calendar));
    let config = crawl.directory.path().join("traps.toml");
    let settings = "[frontier]\ntrap_limit = 4\ntrap_sample = 3\nstrict_traps = true\nmax_depth = 100\n";
    std::fs::write(&config, settings).expect("writable");
    crawl.run(&["--config", &config.to_string_lossy()]).expect_code(0);
    let before = output_bytes(&crawl.out());

    let host = crawl.web.name(0);
    let answer = crawl.why(&["--host", &host, "--json"]).expect_code(0);
    let data = &answer.json_lines()[0]["host"];
    let patterns = data["trap_patterns"].as_array().expect("a list");
    let trap = patterns.iter().find(|trap| trap["pattern"].as_str().is_some_and(|text| text.contains("/calendar/")));
    let trap = trap.unwrap_or_else(|| panic!("the calendar is a trap: {data}"));
    assert_eq!((&trap["is_trap"], &trap["accepted"]), (&true.into(), &7.into()), "{trap}");
    let (sampled, only_counted) = (trap["sampled"].as_u64(), trap["only_counted"].as_u64());
    assert!(sampled.is_some_and(|pages| pages > 0) && only_counted.is_some_and(|urls| urls > 0), "{trap}");
    let words = crawl.why(&["--host", &host]).expect_code(0).stdout;
    let pattern = text_of(trap, "pattern");
    assert_says(
        &words,
        &[&format!("  trap        {pattern}: 7 URLs accepted, "), "only counted; further ones are only counted"],
    );
    assert!(output_bytes(&crawl.out()) == before, "asking changes nothing");
}

#[test]
fn a_crawl_that_runs_is_asked_while_it_runs() {
    let slow = Behaviour::quirk(Quirk::Slow { first_byte: Duration::from_secs(8) }).everywhere();
    let config = SimWebConfig::new(68).hosts(2).pages_per_host(60).cross_host_share(0.0);
    let crawl = Crawl::of(config.behaviour(1, slow));
    let mut running = crawl.command().and(["--json", "--delay", "0.4"]).start();
    running.wait_for(A_PAGE);
    running.wait_for(A_PAGE);

    let socket = crawl.out().join("ask.sock");
    let metadata = std::fs::symlink_metadata(&socket).expect("the door is there");
    assert!(metadata.file_type().is_socket());
    let words = crawl.words(&crawl.web.seeds()[1], 0, "leased");
    assert_says(&words, &["is being fetched, since 20", "Z (for "]);
    assert!(!words.contains("No crawl is running"), "{words}");
    let fetched = visited(&crawl.out(), |line| line["status"] == 200);
    assert_says(&crawl.words(&fetched, 0, "fetched"), &["was fetched at 20"]);
    // Its turn may come between two questions.
    let mut answers = (0..20).map(|_| crawl.data(&a_waiting_url(&crawl), 0));
    let waiting = answers.find(|data| data["reason"] == "waiting-for-host").expect("there is much to do");
    assert_eq!(waiting["is_running"], true, "{waiting}");
    assert_says(&crawl.words("http://elsewhere.example/", 1, "out-of-scope"), &["is no seed's host"]);
    let host = crawl.why(&["--host", &crawl.web.name(1)]).expect_code(0).stdout;
    assert_says(&host, &["is not asked right now: a request to it is under way"]);

    running.signal("INT");
    running.finish().expect_code(130);
    assert!(!socket.exists(), "the door goes with the crawl");
    assert_eq!(crawl.data(&fetched, 0)["is_running"], false);
}

#[test]
fn what_a_killed_crawl_left_in_its_doorway_is_in_nobodys_way() {
    let crawl = Crawl::of(SimWebConfig::new(69).hosts(1).pages_per_host(100));
    let mut running = crawl.command().and(["--json", "--delay", "0.2"]).start();
    running.wait_for(A_PAGE);
    running.kill();
    let socket = crawl.out().join("ask.sock");
    assert!(socket.exists(), "nobody removed it");
    assert_eq!(crawl.data(&crawl.web.seeds()[0], 0)["reason"], "fetched");
    let mut running = crawl.command().and(["--json", "--delay", "0.2"]).start();
    running.wait_for(A_PAGE);
    assert_eq!(crawl.data(&crawl.web.seeds()[0], 0)["is_running"], true);
    running.signal("INT");
    running.finish().expect_code(130);
    assert!(!socket.exists());
}

#[test]
fn a_crawl_whose_path_is_too_long_for_a_socket_goes_on_and_why_says_that_it_cannot_ask() {
    let crawl = Crawl::of(SimWebConfig::new(70).hosts(1).pages_per_host(8));
    let deep = crawl.directory.path().join("d".repeat(120));
    let command = support::crawl(&deep).and(crawl.web.seeds()).and(["--json", "--allow-private", "--delay", "0.5"]);
    let mut running = command.start();
    running.wait_for(A_PAGE);
    let question = || peregrine(["why", &crawl.web.seeds()[0], "--out"]).and([&deep]).run();
    let refused = question().expect_code(6);
    assert_says(refused.sentence(), &["another process is using", "it cannot be asked: the path of ask.sock has"]);
    let done = running.finish().expect_code(0);
    assert_says(&done.stderr, &["this crawl cannot be asked while it runs: the path of ask.sock has"]);
    question().expect_code(0);
}

#[test]
fn what_is_no_crawl_directory_is_said_to_be_that() {
    let directory = TempDir::new().expect("a temporary directory");
    let why = |out: &Path| peregrine(["why", "http://a.example/", "--out"]).and([out]).run();
    let empty = why(directory.path()).expect_code(7);
    assert_says(empty.sentence(), &["there is no crawl in", &directory.path().to_string_lossy()]);
    assert_eq!(std::fs::read_dir(directory.path()).expect("readable").count(), 0, "nothing was made there");
    why(&directory.path().join("absent")).expect_code(7).sentence();
    let file = directory.path().join("file");
    std::fs::write(&file, "what?").expect("writable");
    why(&file).expect_code(7).sentence();
    std::fs::create_dir(directory.path().join("state")).expect("writable");
    std::fs::write(directory.path().join("state/peregrine-state"), "peregrine state, format 99\n").expect("writable");
    assert_says(why(directory.path()).expect_code(7).sentence(), &["format 99"]);
}

#[test]
fn somebody_else_at_the_door_of_a_crawl_is_not_believed() {
    let crawl = Crawl::of(SimWebConfig::new(71).hosts(1).pages_per_host(2));
    crawl.run(&[]).expect_code(0);
    // Where no crawl runs, the socket is not looked at.
    let _stranger = UnixListener::bind(crawl.out().join("ask.sock")).expect("a socket");
    assert_eq!(crawl.data(&crawl.web.seeds()[0], 0)["reason"], "fetched");
}

#[test]
fn bad_questions_are_refused_in_one_sentence() {
    let bad = peregrine(["why", "http://[x"]).run().expect_code(2);
    assert!(bad.sentence().contains("http://[x"), "{}", bad.sentence());
    peregrine(["why"]).run().expect_code(2).sentence();
    peregrine(["why", "http://a.example/", "--host", "b.example"]).run().expect_code(2).sentence();
    let help = peregrine(["why", "--help"]).run().expect_code(0).stdout;
    assert_says(&help, &["Examples:", "Exit codes:", "--host", "--json"]);
}
