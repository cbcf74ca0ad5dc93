//! `--out s3://…`: finished files go to an S3-compatible server, and nothing is lost when that is away for a while.

mod support;

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use peregrine_simweb::{CrawlRules, PageSize, Scope, SimWeb, SimWebConfig};
use peregrine_warc::{ReadLimits, WarcReader};
use support::crawl_files::{archive_files, page_lines, place_of, text_of};
use support::tools::program;
use support::{Peregrine, peregrine};
use tempfile::TempDir;

const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 64 << 20 };

/// moto's S3, ended with the test.
struct Storage {
    process: Child,
    authority: String,
}

impl Storage {
    fn start() -> Option<Storage> {
        let program = program("moto_server")?;
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a free port").port();
        let process = Command::new(program)
            .args(["-H", "127.0.0.1", "-p", &port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("moto starts");
        let storage = Storage { process, authority: format!("127.0.0.1:{port}") };
        for _ in 0..600 {
            if storage.ask("PUT", "/attic").is_some_and(|answer| answer.starts_with(b"HTTP/1.1 200")) {
                return Some(storage);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("moto does not answer");
    }

    fn ask(&self, method: &str, path: &str) -> Option<Vec<u8>> {
        let mut socket = TcpStream::connect(&self.authority).ok()?;
        socket.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        // moto looks whether there is a signature, not what it says.
        let signed =
            "AWS4-HMAC-SHA256 Credential=test/20261116/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0";
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: {signed}\r\n", self.authority);
        write!(socket, "{head}Content-Length: 0\r\nConnection: close\r\n\r\n").ok()?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).ok()?;
        (!answer.is_empty()).then_some(answer)
    }

    fn get(&self, path: &str) -> Vec<u8> {
        let answer = self.ask("GET", path).expect("an answer");
        assert!(answer.starts_with(b"HTTP/1.1 200"), "{path}: {}", String::from_utf8_lossy(&answer));
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("a head") + 4;
        answer[end..].to_vec()
    }

    /// Names of everything there.
    fn names(&self) -> Vec<String> {
        let listing = String::from_utf8(self.get("/attic?list-type=2&max-keys=1000")).expect("XML");
        let keys = listing.split("<Key>").skip(1).filter_map(|rest| rest.split("</Key>").next());
        keys.map(str::to_owned).collect()
    }

    /// Neither answers nor refuses.
    fn fall_silent(&self, silent: bool) {
        let signal = if silent { "-STOP" } else { "-CONT" };
        let sent = Command::new("kill").args([signal, &self.process.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
    }

    fn known_to(&self, command: Peregrine) -> Peregrine {
        command.knowing(&[
            ("AWS_ENDPOINT", &format!("http://{}", self.authority)),
            ("AWS_ALLOW_HTTP", "true"),
            ("AWS_ACCESS_KEY_ID", "test"),
            ("AWS_SECRET_ACCESS_KEY", "test"),
            ("AWS_REGION", "us-east-1"),
        ])
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        self.fall_silent(false);
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn finished_files_are_taken_offsite_and_nothing_is_lost_when_the_storage_is_away_for_a_while() {
    let Some(storage) = Storage::start() else { return };
    // `PEREGRINE_STORAGE_OUTAGE=30` makes it as long as it should be once.
    let outage = std::env::var("PEREGRINE_STORAGE_OUTAGE").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let config = SimWebConfig::new(9).hosts(3).pages_per_host(80).page_size(PageSize::Fixed(8_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let work = directory.path().join("work");
    let settings = directory.path().join("settings.toml");
    let text = "[crawl]\ncommit_interval = 0.1\n[archive]\nroll_at_bytes = 60000\n";
    std::fs::write(&settings, text).expect("writable");
    let command = |flags: &[&str]| {
        let crawl = peregrine(["crawl", "--out", "s3://attic/one/crawl", "--json", "--quiet", "--work"]).and([&work]);
        let crawl = crawl.and(web.seeds()).and(["--delay", "0.01", "--per-host", "2", "--allow-private", "--config"]);
        storage.known_to(crawl.and([&settings]).and(flags))
    };
    let mut running = command(&[]).start();
    assert!(running.says("\"event\":\"page\""), "it crawls");
    storage.fall_silent(true);
    std::thread::sleep(Duration::from_secs(outage));
    storage.fall_silent(false);
    running.finish().expect_code(0);

    assert!(archive_files(&work, ".warc.gz").is_empty(), "the local disk is only what is worked on");
    let names = storage.names();
    let warcs: Vec<&String> = names.iter().filter(|name| name.ends_with(".warc.gz")).collect();
    let indexes = names.iter().filter(|name| name.ends_with(".cdxj")).count();
    assert!(warcs.len() > 3 && indexes == warcs.len(), "{names:?}");
    assert!(names.iter().all(|name| name.starts_with("one/crawl/")), "{names:?}");
    let mut archived = BTreeSet::new();
    for name in warcs {
        let bytes = storage.get(&format!("/attic/{name}"));
        for record in WarcReader::new(bytes.as_slice(), LIMITS) {
            let record = record.expect("a valid record");
            assert_ne!(record.digests_agree(), Some(false));
            if record.record_type() == "response" {
                let url = record.target_uri().expect("a URL").to_owned();
                assert!(archived.insert(url.clone()), "{url} twice");
            }
        }
    }
    let expected = web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host)).urls();
    assert!(expected.iter().all(|url| archived.contains(url)), "nothing is lost");
    let pages = storage.get("/attic/one/crawl/pages.jsonl");
    assert_eq!(pages, std::fs::read(work.join("pages.jsonl")).expect("there"));

    // A page is read back from there; the directory is sound; and a finished crawl stays finished.
    let lines = page_lines(&work);
    let line = lines.iter().find(|line| place_of(line).is_some() && line["status"] == 200).expect("a page");
    let show = peregrine(["show", text_of(line, "url"), "--content", "--out"]).and([&work]);
    let shown = storage.known_to(show).run().expect_code(0);
    assert!(shown.stdout.starts_with("HTTP/1.1 200"), "{}", shown.stdout);
    peregrine(["verify"]).and([&work]).run().expect_code(0);
    command(&[]).run().expect_code(0);
}

#[test]
fn what_was_not_sent_is_sent_by_the_next_run_also_after_kill_9() {
    let Some(storage) = Storage::start() else { return };
    let config = SimWebConfig::new(10).hosts(3).pages_per_host(150).page_size(PageSize::Fixed(8_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let work = directory.path().join("work");
    let settings = directory.path().join("settings.toml");
    let text = "[crawl]\ncommit_interval = 0.05\n[archive]\nroll_at_bytes = 60000\n";
    std::fs::write(&settings, text).expect("writable");
    let command = || {
        let crawl = peregrine(["crawl", "--out", "s3://attic/two", "--json", "--quiet", "--work"]).and([&work]);
        let crawl = crawl.and(web.seeds()).and(["--delay", "0", "--per-host", "2", "--allow-private", "--config"]);
        storage.known_to(crawl.and([&settings]))
    };
    for _ in 0..4 {
        let mut running = command().start();
        running.says("\"event\":\"page\"");
        std::thread::sleep(Duration::from_millis(150));
        let killed = running.kill();
        assert!(!killed.stderr.contains("panicked"), "{}", killed.stderr);
    }
    command().run().expect_code(0);
    let mut archived: Vec<String> = Vec::new();
    for name in storage.names().iter().filter(|name| name.ends_with(".warc.gz")) {
        for record in WarcReader::new(storage.get(&format!("/attic/{name}")).as_slice(), LIMITS) {
            let record = record.expect("a valid record");
            if record.record_type() == "response" {
                archived.push(record.target_uri().expect("a URL").to_owned());
            }
        }
    }
    let distinct: BTreeSet<&String> = archived.iter().collect();
    assert_eq!(distinct.len(), archived.len(), "nothing is there twice");
    let expected = web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host)).urls();
    assert!(expected.iter().all(|url| distinct.contains(url)), "nothing is lost");
    assert!(archive_files(&work, ".warc.gz").is_empty());
    peregrine(["verify"]).and([&work]).run().expect_code(0);
}

#[test]
fn an_archive_that_is_elsewhere_is_exported_verified_and_forgotten_from_like_any_other() {
    for compression in ["gzip", "zstd"] {
        commands_reach_what_is_elsewhere(compression);
    }
}

fn commands_reach_what_is_elsewhere(compression: &str) {
    let Some(storage) = Storage::start() else { return };
    let config = SimWebConfig::new(11).hosts(2).pages_per_host(30).page_size(PageSize::Fixed(8_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let work = directory.path().join("work");
    let settings = directory.path().join("settings.toml");
    let text = format!("[archive]\nroll_at_bytes = 60000\ncompression = \"{compression}\"\n");
    std::fs::write(&settings, text).expect("writable");
    let crawl = peregrine(["crawl", "--out", "s3://attic/x", "--quiet", "--work"]).and([&work]).and(web.seeds());
    let crawl = crawl.and(["--delay", "0", "--per-host", "4", "--allow-private", "--config"]).and([&settings]);
    storage.known_to(crawl).run().expect_code(0);
    let lines = page_lines(&work);
    let line = lines.iter().find(|line| place_of(line).is_some() && line["title"].is_string()).expect("a page");
    let (url, digest) = (text_of(line, "url").to_owned(), text_of(line, "digest").to_owned());
    assert!(archive_files(&work, ".warc.gz").is_empty() && archive_files(&work, ".warc.zst").is_empty());

    let run = |arguments: &[&str]| storage.known_to(peregrine(arguments).and([&work])).run();
    let sound = run(&["verify", "--json", "--offsite"]).expect_code(0).json_lines().pop().expect("a verdict");
    assert_eq!((&sound["sound"], &sound["files_elsewhere"]), (&true.into(), &0.into()));
    assert!(sound["answers"].as_u64().is_some_and(|answers| answers >= 62), "{sound}");
    let unread = run(&["verify"]).expect_code(0);
    assert!(unread.stdout.contains("on object storage (--offsite reads them)"), "{}", unread.stdout);
    let export = |to: &str| {
        let to = directory.path().join(to);
        let export = peregrine(["export", "warc", "--json"]).and([&work]).and(["--to"]).and([&to]);
        (storage.known_to(export).run(), to)
    };
    let urls_in = |path: &Path| -> BTreeSet<String> {
        let file = std::fs::File::open(path).expect("there");
        let records = WarcReader::new(file, LIMITS).map(|record| record.expect("a valid record"));
        let answers = records.filter(|record| record.record_type() == "response" && !record.is_tombstone());
        answers.filter_map(|record| record.target_uri().map(str::to_owned)).collect()
    };
    let (exported, all) = export("all.warc.gz");
    exported.expect_code(0);
    let expected = web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host)).urls();
    let exported_urls = urls_in(&all);
    assert!(expected.iter().all(|url| exported_urls.contains(url)), "nothing is missing");

    // The storage refuses: nothing is changed, and one sentence says why.
    let wrong_key = |command: Peregrine| command.knowing(&[("AWS_ENDPOINT", "http://127.0.0.1:9")]);
    let refused = wrong_key(storage.known_to(peregrine(["forget", &url, "--out"]).and([&work]))).run().expect_code(1);
    assert!(refused.sentence().contains("cannot be brought back"), "{}", refused.stderr);
    let known = run(&["show", &url, "--out"]).expect_code(0).stdout;
    assert!(known.contains(&digest), "{known}");

    run(&["forget", &url, "--reason", "a request", "--out"]).expect_code(0);
    assert!(archive_files(&work, ".warc.gz").is_empty() && archive_files(&work, ".warc.zst").is_empty());
    run(&["verify", "--offsite"]).expect_code(0);
    let (exported, rest) = export("rest.warc.gz");
    exported.expect_code(0);
    let mut left = urls_in(&all);
    assert!(left.remove(&url));
    assert_eq!(urls_in(&rest), left, "it is gone there as well, and only it");
    let pages = storage.get("/attic/x/pages.jsonl");
    assert!(!String::from_utf8_lossy(&pages).contains(&digest), "also from the list of pages");
    assert!(storage.names().contains(&"x/audit.jsonl".to_owned()));
}

#[test]
fn an_address_that_is_none_is_refused_before_anything_is_done() {
    let directory = TempDir::new().expect("a temporary directory");
    let work = directory.path().join("work");
    let crawl = |out: &str, work: &Path| {
        peregrine(["crawl", "http://127.0.0.1:9/", "--quiet", "--out", out, "--work"]).and([work]).run()
    };
    crawl("ftp://example.com/x", &work).expect_code(2);
    crawl("plain-directory", &work).expect_code(2);
    assert!(!work.exists());
}
