//! Everything that the crawler writes about a web with every behaviour is accepted by the tools that people have.

mod support;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use peregrine_simweb::{Behaviour, PageSize, Quirk, RobotsKind, SimWeb, SimWebConfig};
use peregrine_warc::CdxjLine;
use serde_json::Value;
use support::crawl_files::{archive_files, record_at};
use support::tools::{assert_accepts, python, tool};
use support::{crawl, peregrine};
use tempfile::TempDir;

/// Every way in which pages and robots.txt files can be odd, each on a host of its own.
fn crawled(directory: &Path) -> PathBuf {
    let quirks = Quirk::samples().into_iter().map(Behaviour::quirk);
    let robots = RobotsKind::samples().into_iter().map(|robots| Behaviour { robots, ..Behaviour::default() });
    let behaviours: Vec<Behaviour> = quirks.chain(robots).collect();
    assert!(behaviours.len() > 70);
    let config = SimWebConfig::new(6).pages_per_host(8).page_size(PageSize::Fixed(4_000)).one_host_each(behaviours);
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let (out, file) = (directory.join("crawl"), directory.join("settings.toml"));
    let settings = "[crawl]\npatience = 0.0\n[fetch]\nheader_timeout = 1.0\nidle_timeout = 1.0\ntotal_timeout = 3.0\n\
                    [archive]\nconversions = [\"text\", \"markdown\"]\n";
    std::fs::write(&file, settings).expect("writable");
    let flags = ["--quiet", "--delay", "0", "--per-host", "8", "--allow-private", "--config"];
    crawl(&out).and(web.seeds()).and(flags).and([&file]).run();
    out
}

/// Pages that were asked for a second time, and had not changed.
fn crawled_twice(directory: &Path) -> PathBuf {
    let validators = Behaviour { validators: true, ..Behaviour::default() };
    let config = SimWebConfig::new(7).hosts(1).pages_per_host(8).mix(vec![(1.0, validators)]);
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let out = directory.join("twice");
    let flags = ["--quiet", "--delay", "0", "--allow-private"];
    crawl(&out).and(web.seeds()).and(flags).run().expect_code(0);
    crawl(&out).and(["--again"]).and(flags).run().expect_code(0);
    out
}

/// Index lines by the place of their record.
fn by_place(lines: &str) -> BTreeMap<u64, String> {
    lines.lines().map(|line| (CdxjLine::parse(line).expect("a CDXJ line").offset, line.to_owned())).collect()
}

fn without(line: &str, field: &str) -> (String, Value) {
    let (key, json) = line.split_at(line.find('{').expect("a JSON object"));
    let mut json: Value = serde_json::from_str(json).expect("JSON");
    json.as_object_mut().expect("an object").remove(field);
    (key.to_owned(), json)
}

/// Whether this is one of the two differences that `warc/src/cdxj.rs` tells of, in a record that gives rise to it: a media type
/// that stands in a folded line, or a status in a line that is none.
fn is_documented(warc: &Path, ours: &str, theirs: &str) -> bool {
    let line = CdxjLine::parse(ours).expect("a CDXJ line");
    let file = warc.file_name().expect("a name").to_string_lossy().into_owned();
    let out = warc.parent().and_then(Path::parent).expect("a crawl directory");
    let record = record_at(out, &(file, line.offset, line.length));
    let head = record.http_message().map(|(head, _)| String::from_utf8_lossy(head).to_lowercase()).unwrap_or_default();
    let is_folded =
        head.split_once("content-type:").is_some_and(|(_, value)| value.trim_start_matches(' ').starts_with("\r\n"));
    let mut words = head.lines().next().unwrap_or_default().split(' ');
    let is_status_line = words.next().is_some_and(|version| version.starts_with("http/"))
        && words.next().is_some_and(|status| status.len() == 3 && status.bytes().all(|byte| byte.is_ascii_digit()));
    let differs_only_in = |field: &str| without(ours, field) == without(theirs, field);
    (is_folded && differs_only_in("mime")) || (!is_status_line && differs_only_in("status"))
}

/// FastWARC also makes the digest of the payload that a revisit does not have; of all others it is the right one.
const PAYLOADS: &str = "
import sys
from fastwarc.warc import ArchiveIterator, WarcRecordType
checked = 0
for record in ArchiveIterator(open(sys.argv[1], 'rb'), parse_http=True):
    if record.record_type == WarcRecordType.response:
        assert record.verify_payload_digest(), record.record_id
        checked += 1
print(checked)
";

/// How many index lines were compared.
fn assert_accepted(out: &Path) -> usize {
    peregrine(["verify"]).and([out]).run().expect_code(0);
    let (mut compared, mut payloads, mut were_read) = (0, 0, false);
    for warc in archive_files(out, ".warc.gz") {
        assert_accepts("warcio", &["check"], &warc);
        assert_accepts("fastwarc", &["check", "--quiet"], &warc);
        if let Some(said) = python(&["fastwarc"], PAYLOADS, &[&warc]) {
            payloads += said.trim().parse::<usize>().expect("a number");
            were_read = true;
        }
        let Some(output) = tool("cdxj-indexer", &["--sort"], &warc) else { continue };
        let theirs = String::from_utf8(output.stdout).expect("UTF-8");
        let ours = std::fs::read_to_string(warc.with_extension("").with_extension("cdxj")).expect("an index");
        let (theirs, ours) = (by_place(&theirs), by_place(&ours));
        assert_eq!(ours.keys().collect::<Vec<_>>(), theirs.keys().collect::<Vec<_>>());
        for (place, line) in &ours {
            compared += 1;
            let their_line = &theirs[place];
            if line != their_line {
                assert!(is_documented(&warc, line, their_line), "\nours   {line}\ntheirs {their_line}");
                eprintln!("as documented:\nours   {line}\ntheirs {their_line}");
            }
        }
    }
    assert!(payloads > 0 || !were_read, "some answers have their payloads with them");
    compared
}

#[test]
fn archives_indexes_and_wacz_files_of_every_behaviour_are_accepted_and_indexes_are_equal() {
    let directory = TempDir::new().expect("a temporary directory");
    let out = crawled(directory.path());
    let mut compared = assert_accepted(&out);
    compared += assert_accepted(&crawled_twice(directory.path()));
    let wacz = directory.path().join("site.wacz");
    peregrine(["export", "wacz"]).and([&out]).and(["--to"]).and([&wacz]).run().expect_code(0);
    assert_accepts("wacz", &["validate", "-f"], &wacz);
    let wet = directory.path().join("all.warc.wet.gz");
    peregrine(["export", "text"]).and([&out]).and(["--to"]).and([&wet]).run().expect_code(0);
    assert_accepts("warcio", &["check"], &wet);
    assert_accepts("fastwarc", &["check", "--quiet"], &wet);
    eprintln!("{compared} index lines compared");
}
