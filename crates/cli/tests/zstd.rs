//! `archive.compression = "zstd"`: `.warc.zst` files as the public convention has them, through every command.

mod support;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use peregrine_simweb::{CrawlRules, PageSize, Scope, SimWeb, SimWebConfig};
use peregrine_warc::{CdxjLine, Dictionary, ReadLimits, WarcReader};
use serde_json::Value;
use support::crawl_files::{archive_files, page_lines, place_of, record_at, text_of};
use support::tools::{assert_accepts, program, python};
use support::{Peregrine, crawl, peregrine};
use tempfile::TempDir;

const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 64 << 20 };

struct Crawled {
    directory: TempDir,
    web: SimWeb,
    out: PathBuf,
}

impl Crawled {
    /// Enough pages that a dictionary is made on the way, or so few that none is.
    fn of(pages: u32) -> Crawled {
        let config = SimWebConfig::new(5).hosts(2).pages_per_host(pages / 2).page_size(PageSize::Fixed(26_000));
        let web = SimWeb::start(config).expect("the synthetic web starts");
        let directory = TempDir::new().expect("a temporary directory");
        let out = directory.path().join("crawl");
        let settings = "[crawl]\ncommit_interval = 0.1\n[archive]\ncompression = \"zstd\"\nroll_at_bytes = 1500000\n";
        std::fs::write(directory.path().join("settings.toml"), settings).expect("writable");
        Crawled { directory, web, out }
    }

    fn crawl(&self) -> Peregrine {
        self.crawl_with_delay("0")
    }

    fn crawl_with_delay(&self, seconds: &str) -> Peregrine {
        let flags = ["--json", "--quiet", "--delay", seconds, "--per-host", "8", "--allow-private", "--config"];
        crawl(&self.out).and(self.web.seeds()).and(flags).and([self.path("settings.toml")])
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Every page is there, and everything agrees.
    fn assert_whole(&self) {
        let verdict = peregrine(["verify", "--json"]).and([&self.out]).run().expect_code(0).json_lines().pop();
        assert_eq!(verdict.expect("a verdict")["findings"].as_array().map(Vec::len), Some(0));
        let expected = self.web.truth().expect(&CrawlRules::new(self.web.seeds(), Scope::Host)).urls();
        let lines = page_lines(&self.out);
        let mut urls: Vec<&str> = lines.iter().map(|line| text_of(line, "url")).collect();
        urls.sort_unstable();
        let mut expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        expected.sort_unstable();
        assert!(urls == expected, "{} pages of {}", urls.len(), expected.len());
    }

    fn warcs(&self) -> Vec<PathBuf> {
        archive_files(&self.out, ".warc.zst")
    }
}

fn has_dictionary(warc: &Path) -> bool {
    Dictionary::at_front(File::open(warc).expect("there")).expect("readable").is_some()
}

/// What zstd itself makes of the file.
fn unpacked(warc: &Path, dictionary: &Path, to: &Path) {
    let mut zstd = Command::new("zstd");
    zstd.args(["-q", "-d", "-f"]).arg(warc).arg("-o").arg(to);
    if has_dictionary(warc) {
        zstd.arg("-D").arg(dictionary);
    }
    let output = zstd.output().expect("zstd starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_crawl_with_zstd_survives_kill_9_and_is_read_by_the_tools_of_the_field() {
    let crawled = Crawled::of(700);
    for _ in 0..3 {
        // Slow enough on any machine that the last run finds what a dictionary is made of.
        let mut running = crawled.crawl_with_delay("0.05").start();
        running.says("\"event\":\"page\"");
        std::thread::sleep(Duration::from_millis(300));
        running.kill();
        peregrine(["verify"]).and([&crawled.out]).run().expect_code(0);
    }
    crawled.crawl().run().expect_code(0);
    crawled.assert_whole();
    assert_eq!(archive_files(&crawled.out, ".warc.gz"), Vec::<PathBuf>::new());
    let warcs = crawled.warcs();
    let with: Vec<&PathBuf> = warcs.iter().filter(|warc| has_dictionary(warc)).collect();
    assert!(!with.is_empty() && with.len() < warcs.len(), "{} of {}", with.len(), warcs.len());

    let dictionary = crawled.out.join("archive.zstdict");
    let can_unpack = Command::new("zstd").arg("--version").output().is_ok();
    if !can_unpack {
        eprintln!("SKIPPED: there is no zstd here");
    }
    // One of each kind for the slow ones; FastWARC reads all of them below.
    let without = warcs.iter().find(|warc| !has_dictionary(warc)).expect("the first one");
    for warc in [without, with[0]] {
        assert_accepts("fastwarc", &["check", "--quiet", "--verify-payloads"], warc);
        let plain = crawled.path("unpacked.warc");
        if can_unpack {
            unpacked(warc, &dictionary, &plain);
            assert_accepts("warcio", &["check"], &plain);
        }
        // Their index of what zstd unpacked says the same as ours, but for where it lies.
        if let (true, Some(indexer)) = (can_unpack, program("cdxj-indexer")) {
            let output = Command::new(indexer).arg("--sort").arg(&plain).output().expect("it starts");
            let theirs = String::from_utf8(output.stdout).expect("UTF-8");
            let ours =
                std::fs::read_to_string(warc.to_string_lossy().replace(".warc.zst", ".zst.cdxj")).expect("there");
            let said = |text: &str| -> Vec<Vec<Option<String>>> {
                let line = |line: &str| {
                    let line = CdxjLine::parse(line).expect("a line");
                    vec![Some(line.surt), Some(line.date), Some(line.url), line.mime, line.status, line.digest]
                };
                let mut lines: Vec<_> = text.lines().map(line).collect();
                lines.sort();
                lines
            };
            assert_eq!(said(&ours), said(&theirs));
        }
    }
    let program = "
import sys
from fastwarc.warc import ArchiveIterator
count = 0
for path in sys.argv[1:]:
    for record in ArchiveIterator(open(path, 'rb'), parse_http=False, verify_digests=True):
        count += 1
print(count)
";
    let paths: Vec<&Path> = warcs.iter().map(PathBuf::as_path).collect();
    if let Some(said) = python(&["fastwarc"], program, &paths) {
        let all = |path: &PathBuf| WarcReader::new(File::open(path).expect("there"), LIMITS).count();
        assert_eq!(said.trim(), warcs.iter().map(all).sum::<usize>().to_string());
    }
}

#[test]
fn every_command_reads_zstd_and_what_is_taken_down_is_gone() {
    let crawled = Crawled::of(600);
    crawled.crawl().run().expect_code(0);
    crawled.assert_whole();
    let warcs = crawled.warcs();
    let warc = warcs.iter().rfind(|warc| has_dictionary(warc)).expect("one with a dictionary");
    let name = warc.file_name().and_then(|name| name.to_str()).expect("a name");
    let lines = page_lines(&crawled.out);
    let line = lines.iter().find(|line| line["warc"] == name && line["status"] == 200).expect("a page of that file");
    let url = text_of(line, "url").to_owned();
    let place = place_of(line).expect("archived");
    let shown = peregrine(["show", &url, "--content", "--out"]).and([&crawled.out]).run().expect_code(0);
    assert!(shown.stdout.starts_with("HTTP/1.1 200") && shown.stdout.len() > 20_000, "{}", shown.stdout.len());

    let export = |format: &str, to: &str, flags: &[&str]| {
        let to = crawled.path(to);
        let run = peregrine(["export", format, "--json"]).and([&crawled.out]).and(["--to"]).and([&to]).and(flags);
        (to, run.run().expect_code(0).json_lines().pop().expect("an answer"))
    };
    let (gzipped, done) = export("warc", "all.warc.gz", &[]);
    assert_accepts("warcio", &["check"], &gzipped);
    assert_accepts("fastwarc", &["check", "--quiet", "--verify-payloads"], &gzipped);
    let (compressed, again) = export("warc", "all.warc.zst", &[]);
    assert_eq!(done["written"], again["written"]);
    assert_accepts("fastwarc", &["check", "--quiet", "--verify-payloads"], &compressed);
    let (wacz, _) = export("wacz", "site.wacz", &[]);
    assert_accepts("wacz", &["validate", "-f"], &wacz);
    let (_, rows) = export("parquet", "table", &[]);
    assert_eq!(rows["written"], done["written"]);

    let length = |path: &Path| std::fs::metadata(path).expect("there").len();
    let before = length(warc);
    peregrine(["forget", &url, "--out"]).and([&crawled.out]).run().expect_code(0);
    assert_eq!(length(warc), before, "nothing has moved");
    let record = record_at(&crawled.out, &place);
    assert!(record.is_tombstone() && record.http_status() == Some(410) && record.target_uri() == Some(&url));
    peregrine(["verify"]).and([&crawled.out]).run().expect_code(0);
    assert_accepts("fastwarc", &["check", "--quiet", "--verify-payloads"], warc);
    let known = peregrine(["show", &url, "--out"]).and([&crawled.out]).run().expect_code(0);
    assert!(serde_json::from_str::<Value>(&known.stdout).expect("JSON")["digest"].is_null());

    // A lost index is made anew, and a dictionary that is none is named.
    std::fs::remove_file(warc.to_string_lossy().replace(".warc.zst", ".zst.cdxj")).expect("removed");
    peregrine(["verify"]).and([&crawled.out]).run().expect_code(9);
    peregrine(["verify", "--repair"]).and([&crawled.out]).run().expect_code(0);
    std::fs::write(crawled.out.join("archive.zstdict"), b"something else").expect("writable");
    let refused = crawled.crawl().and(["--again"]).run();
    assert!(
        refused.code != Some(0) && refused.sentence().contains("is not a dictionary of zstd"),
        "{}",
        refused.stderr
    );
}
