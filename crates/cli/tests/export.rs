//! `peregrine export`: every form, read back with the tools that it is for.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use peregrine_simweb::{Behaviour, Charset, PageSize, Quirk, SimWeb, SimWebConfig};
use peregrine_warc::{ReadLimits, WarcReader};
use serde_json::Value;
use support::crawl_files::{archive_files, index_lines, page_lines, text_of};
use support::tools::{assert_accepts, python, tool};
use support::{Finished, crawl, peregrine};
use tempfile::TempDir;

const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 64 << 20 };

struct Crawled {
    directory: TempDir,
    out: PathBuf,
}

impl Crawled {
    /// Pages of several kinds, in several WARC files.
    fn with(settings: &str) -> Crawled {
        let behaviours = vec![
            Behaviour::default(),
            Behaviour::quirk(Quirk::Status { status: 404, retry_after: None }),
            Behaviour::quirk(Quirk::Redirect { status: 301, hops: 1 }),
            Behaviour::quirk(Quirk::Charset(Charset::ShiftJisInMeta)),
            Behaviour::quirk(Quirk::PlainText),
            Behaviour::quirk(Quirk::UntidyHead),
        ];
        let config =
            SimWebConfig::new(21).pages_per_host(15).page_size(PageSize::Fixed(5_000)).one_host_each(behaviours);
        let web = SimWeb::start(config).expect("the synthetic web starts");
        let directory = TempDir::new().expect("a temporary directory");
        let out = directory.path().join("crawl");
        let file = directory.path().join("settings.toml");
        std::fs::write(&file, format!("[archive]\nroll_at_bytes = 60000\n{settings}")).expect("writable");
        let flags = ["--quiet", "--delay", "0", "--per-host", "8", "--allow-private", "--patience", "0", "--config"];
        crawl(&out).and(web.seeds()).and(flags).and([&file]).run();
        Crawled { directory, out }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn export(&self, format: &str, to: &Path, flags: &[&str]) -> Finished {
        peregrine(["export", format, "--json"]).and([&self.out]).and(["--to"]).and([to]).and(flags).run()
    }

    fn exported(&self, format: &str, name: &str, flags: &[&str]) -> (PathBuf, Value) {
        let to = self.path(name);
        let run = self.export(format, &to, flags).expect_code(0);
        (to, run.json_lines().pop().expect("an answer"))
    }
}

fn records(path: &Path) -> Vec<peregrine_warc::StoredRecord> {
    let reader = WarcReader::new(File::open(path).expect("there"), LIMITS);
    reader.map(|record| record.expect("a valid record")).collect()
}

#[test]
fn the_index_of_everything_is_sorted_and_equals_what_cdxj_indexer_makes() {
    let crawled = Crawled::with("");
    assert!(archive_files(&crawled.out, ".warc.gz").len() > 2);
    let (path, done) = crawled.exported("cdxj", "all.cdxj", &[]);
    let ours = std::fs::read_to_string(path).expect("there");
    assert!(ours.lines().is_sorted());
    assert_eq!(done["written"], ours.lines().count());
    assert_eq!(ours.lines().count(), index_lines(&crawled.out).len());
    let mut theirs: Vec<String> = Vec::new();
    for warc in archive_files(&crawled.out, ".warc.gz") {
        assert_accepts("warcio", &["check"], &warc);
        assert_accepts("fastwarc", &["check", "--quiet", "--verify-payloads"], &warc);
        let Some(output) = tool("cdxj-indexer", &["--sort"], &warc) else { return };
        theirs.extend(String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned));
    }
    theirs.sort();
    assert_eq!(ours.lines().collect::<Vec<_>>(), theirs);
}

#[test]
fn a_warc_of_what_was_asked_for_has_that_and_nothing_else() {
    let crawled = Crawled::with("");
    let (path, done) = crawled.exported("warc", "errors.warc.gz", &["--status", "4xx", "--type", "text/*"]);
    let found = records(&path);
    let answers: Vec<_> = found.iter().filter(|record| record.record_type() == "response").collect();
    let expected: BTreeSet<String> = index_lines(&crawled.out)
        .iter()
        .filter(|line| line.status.as_deref().is_some_and(|status| status.starts_with('4')))
        .filter(|line| line.mime.as_deref().is_some_and(|mime| mime.starts_with("text/")))
        .map(|line| line.url.clone())
        .collect();
    assert!(expected.len() > 3, "{expected:?}");
    let urls: BTreeSet<String> = answers.iter().filter_map(|record| record.target_uri()).map(str::to_owned).collect();
    assert_eq!(urls, expected);
    assert_eq!(done["written"], answers.len());
    assert_eq!(found.first().map(|record| record.record_type()), Some("warcinfo"));
    assert_eq!(found.len(), 1 + 3 * answers.len(), "each with its request and its metadata");
    assert!(found.iter().all(|record| record.digests_agree() == Some(true)));
    assert_accepts("warcio", &["check"], &path);
    let later = crawled.exported("warc", "later.warc.gz", &["--from", "2200-01-01"]).1;
    assert_eq!(later["written"], 0);
}

#[test]
fn a_wacz_is_accepted_by_its_validator_and_its_index_leads_to_the_pages() {
    let crawled = Crawled::with("");
    let whole = crawled.exported("wacz", "site.wacz", &[]).0;
    let chosen = crawled.exported("wacz", "chosen.wacz", &["--status", "200", "--title", "Chosen ones"]).0;
    let left: Vec<_> = std::fs::read_dir(crawled.directory.path()).expect("listed").flatten().collect();
    assert_eq!(left.len(), 4, "crawl, settings and two results: {left:?}");
    let program = "
import sys, zipfile, gzip, json, io
from warcio.archiveiterator import ArchiveIterator
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    assert all(i.compress_type == zipfile.ZIP_STORED for i in z.infolist())
    lines = gzip.decompress(z.read('indexes/index.cdx.gz')).decode().splitlines()
    assert lines == sorted(lines)
    idx = z.read('indexes/index.idx').decode().splitlines()
    block = json.loads(idx[1].split(' ', 2)[2])
    raw = z.read('indexes/index.cdx.gz')[block['offset']:block['offset'] + block['length']]
    assert gzip.decompress(raw).decode().splitlines()[0] == lines[0]
    for line in lines:
        entry = json.loads(line.split(' ', 2)[2])
        data = z.read('archive/' + entry['filename'])
        start = int(entry['offset'])
        record = next(ArchiveIterator(io.BytesIO(data[start:start + int(entry['length'])])))
        assert record.rec_headers.get('WARC-Target-URI') == entry['url']
    print(len(lines), len(z.read('pages/pages.jsonl').decode().splitlines()) - 1)
";
    for wacz in [&whole, &chosen] {
        if let Some(said) = python(&["warcio"], program, &[wacz]) {
            let numbers: Vec<usize> = said.split_whitespace().map(|word| word.parse().expect("a number")).collect();
            assert!(numbers[0] >= 40 && numbers[1] >= 20, "{numbers:?}");
        }
        assert_accepts("wacz", &["validate", "-f"], wacz);
    }
}

#[test]
fn the_table_is_read_by_others_and_leads_back_to_the_bytes() {
    let crawled = Crawled::with("");
    let (folder, done) = crawled.exported("parquet", "index", &["--title", "TEST-2026-46"]);
    let part = |subset: &str| folder.join(format!("crawl=TEST-2026-46/subset={subset}/part-00000.parquet"));
    assert!(["warc", "crawldiagnostics", "robotstxt"].into_iter().all(|subset| part(subset).exists()));
    let lines = index_lines(&crawled.out);
    assert_eq!(done["written"], lines.len());
    let archive = crawled.out.join("archive");
    let program = "
import sys, io, hashlib
import duckdb
from warcio.archiveiterator import ArchiveIterator
rows = duckdb.sql(f\"\"\"select url, url_surtkey, fetch_status, content_mime_type, content_digest, warc_filename, warc_record_offset,
  warc_record_length, crawl, subset, epoch_ms(fetch_time), url_host_name from read_parquet('{sys.argv[1]}/**/*.parquet', hive_partitioning=true)
  order by url_surtkey\"\"\").fetchall()
checked = 0
for row in rows:
    expected = 'robotstxt' if row[0].endswith('/robots.txt') else 'warc' if row[2] == 200 else 'crawldiagnostics'
    assert (row[8], row[9]) == ('TEST-2026-46', expected), row
    with open(f'{sys.argv[2]}/{row[5]}', 'rb') as f:
        f.seek(row[6])
        record = next(ArchiveIterator(io.BytesIO(f.read(row[7]))))
    assert record.rec_headers.get('WARC-Target-URI') == row[0]
    assert record.http_headers.get_statuscode() == str(row[2])
    body = record.raw_stream.read()
    assert 'sha256:' + hashlib.sha256(body).hexdigest() == row[4]
    checked += 1
print(checked)
";
    if let Some(said) = python(&["duckdb", "warcio"], program, &[&folder, &archive]) {
        assert_eq!(said.trim(), lines.len().to_string());
    }
    let program = "
import sys
import pyarrow.parquet as pq
table = pq.read_table(sys.argv[1], partitioning=None)
print(len(table.schema.names), table.schema.field('fetch_time').type, table.schema.names[0])
keys = table.column('url_surtkey').to_pylist()
assert keys == sorted(keys)
";
    if let Some(said) = python(&["pyarrow"], program, &[&part("warc")]) {
        assert_eq!(said.trim(), "30 timestamp[ms, tz=UTC] url_surtkey");
    }
}

#[test]
fn text_is_the_same_whether_the_crawl_kept_it_or_the_export_makes_it() {
    let kept = Crawled::with("conversions = [\"text\"]\n");
    let made = Crawled::with("metadata = false\n");
    let texts = |crawled: &Crawled| -> BTreeMap<String, String> {
        let (path, _) = crawled.exported("text", "all.warc.wet.gz", &[]);
        assert_accepts("warcio", &["check"], &path);
        let records = records(&path);
        let conversions = records.iter().filter(|record| record.record_type() == "conversion");
        let text_of_page = |record: &peregrine_warc::StoredRecord| {
            let url = record.target_uri().expect("a URL").to_owned();
            let text = String::from_utf8(record.block.clone()).expect("UTF-8");
            // Another port in every run.
            let port =
                url.split('/').nth(2).and_then(|authority| authority.split(':').nth(1)).expect("a port").to_owned();
            [url, text].map(|text| text.replace(&port, "PORT")).into()
        };
        conversions.map(text_of_page).collect()
    };
    let (kept, made) = (texts(&kept), texts(&made));
    assert!(kept.len() > 10);
    for (page, text) in &kept {
        assert_eq!(made.get(page), Some(text), "{page}");
    }
    assert_eq!(kept.len(), made.len());
}

#[test]
fn json_lines_and_markdown_have_every_page_with_its_text() {
    let crawled = Crawled::with("");
    let (path, done) = crawled.exported("jsonl", "pages.jsonl.gz", &["--status", "200", "--type", "text/html"]);
    let mut text = String::new();
    flate2::read::GzDecoder::new(File::open(path).expect("there")).read_to_string(&mut text).expect("gzip");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(done["written"], lines.len());
    let pages: BTreeMap<String, Value> =
        page_lines(&crawled.out).into_iter().map(|line| (text_of(&line, "url").to_owned(), line)).collect();
    assert!(lines.len() > 20);
    for line in &lines {
        let page = &pages[text_of(line, "url")];
        assert_eq!(
            (&line["title"], &line["digest"], &line["offset"]),
            (&page["title"], &page["digest"], &page["offset"])
        );
        assert!(!text_of(line, "text").is_empty());
    }
    let (folder, done) = crawled.exported("markdown", "files", &["--type", "text/html", "--status", "200"]);
    let files = support::crawl_files::files_below(&folder);
    assert_eq!(done["written"], files.len());
    assert_eq!(files.len(), lines.len());
    let first = std::fs::read_to_string(&files[0]).expect("there");
    assert!(first.starts_with("---\nurl: \"http://") && first.contains("\ntitle: "), "{first}");
}

#[test]
fn links_are_those_that_the_pages_have_whether_or_not_the_crawl_noted_them() {
    // Every link with where it was found, without ports, which are others in every run.
    let program = r#"
import sys, duckdb
without_port = lambda column: f"regexp_replace({column}, ':[0-9]+/', '/')"
rows = duckdb.sql(f"""select {without_port('source_url')}, {without_port('target_url')}, context, rel, anchor_text
  from '{sys.argv[1]}/edges.parquet' order by all""").fetchall()
for row in rows:
    print(row)
"#;
    let links = |settings: &str| -> (u64, Option<String>) {
        let crawled = Crawled::with(settings);
        let (folder, done) = crawled.exported("links", "links", &[]);
        assert!(folder.join("edges.parquet").exists());
        let mut vertices = String::new();
        let file = File::open(folder.join("host-vertices.txt.gz")).expect("there");
        flate2::read::GzDecoder::new(file).read_to_string(&mut vertices).expect("gzip");
        assert!(vertices.starts_with("0\t"), "{vertices}");
        (done["written"].as_u64().expect("a number"), python(&["duckdb"], program, &[&folder]))
    };
    let (noted, noted_rows) = links("");
    let (read, read_rows) = links("metadata = false\n");
    assert!(noted > 100, "{noted}");
    assert_eq!(noted, read);
    if let (Some(noted_rows), Some(read_rows)) = (noted_rows, read_rows) {
        assert_eq!(noted_rows.lines().count() as u64, noted);
        let differing = noted_rows.lines().zip(read_rows.lines()).find(|(noted, read)| noted != read);
        assert_eq!(differing, None);
    }
}

/// Of a file, or of all in a directory.
fn bytes_below(path: &Path) -> u64 {
    let files = if path.is_dir() { support::crawl_files::files_below(path) } else { vec![path.to_owned()] };
    files.iter().map(|file| std::fs::metadata(file).expect("a file").len()).sum()
}

#[test]
fn an_export_that_is_killed_leaves_nothing_under_its_name_and_is_simply_repeated() {
    let crawled = Crawled::with("");
    let mut killed = 0;
    for (number, format) in ["wacz", "warc", "parquet", "jsonl", "markdown", "text", "links", "cdxj"].iter().enumerate()
    {
        let to = crawled.path(&format!("result-{format}"));
        let command = peregrine(["export", format]).and([&crawled.out]).and(["--to"]).and([&to]);
        let running = command.start();
        std::thread::sleep(std::time::Duration::from_millis(3 + 4 * number as u64));
        killed += usize::from(running.kill().code.is_none());
        // Where the kill came between the last step and the end, it is there, and whole: half a result has no name.
        if to.exists() {
            let whole = crawled.path(&format!("whole-{format}"));
            crawled.export(format, &whole, &[]).expect_code(0);
            let (there, all) = (bytes_below(&to), bytes_below(&whole));
            assert!(there.abs_diff(all) <= all / 50, "{format}: {there} of {all} bytes");
        } else {
            crawled.export(format, &to, &[]).expect_code(0);
        }
        assert!(to.exists());
    }
    assert!(killed > 0, "every export was faster than the kill");
    let leftovers = support::crawl_files::files_below(crawled.directory.path());
    let partial: Vec<_> = leftovers.iter().filter(|path| path.to_string_lossy().contains(".partial")).collect();
    assert!(partial.is_empty(), "{partial:?}");
}

#[test]
fn one_damaged_record_costs_an_export_that_record_and_nothing_else_if_that_is_asked_for() {
    let crawled = Crawled::with("");
    let mut lines = index_lines(&crawled.out);
    lines.sort_by_key(|line| (line.filename.clone(), line.offset));
    let hit = lines[lines.len() / 2].clone();
    let warc = crawled.out.join("archive").join(&hit.filename);
    let mut bytes = std::fs::read(&warc).expect("readable");
    let middle = usize::try_from(hit.offset + hit.length / 2).expect("a place");
    bytes[middle..middle + 8].iter_mut().for_each(|byte| *byte ^= 0x55);
    std::fs::write(&warc, bytes).expect("written");

    let refused = crawled.export("cdxj", &crawled.path("refused"), &[]).expect_code(1);
    assert!(refused.stderr.contains("--skip-damaged") && refused.stderr.contains("damaged"), "{}", refused.stderr);
    for format in ["cdxj", "warc", "parquet", "jsonl", "wacz"] {
        let (_, done) = crawled.exported(format, &format!("some-{format}.warc.gz"), &["--skip-damaged"]);
        assert_eq!((&done["damaged"], &done["visits"]), (&1.into(), &(lines.len() - 1).into()), "{format}");
    }
    let kept: Vec<String> = records(&crawled.path("some-warc.warc.gz"))
        .iter()
        .filter(|record| matches!(record.record_type(), "response" | "revisit"))
        .filter_map(|record| record.target_uri().map(str::to_owned))
        .collect();
    let expected: Vec<&str> = lines.iter().filter(|line| **line != hit).map(|line| line.url.as_str()).collect();
    assert_eq!(kept, expected);
}

#[test]
fn progress_is_shown_on_a_terminal_and_nowhere_else() {
    let crawled = Crawled::with("");
    let program = env!("CARGO_BIN_EXE_peregrine");
    let command = format!("{program} export jsonl {} --to {}", crawled.out.display(), crawled.path("shown").display());
    let Ok(shown) = Command::new("script").args(["-qec", &command, "/dev/null"]).stdin(Stdio::null()).output() else {
        eprintln!("SKIPPED: there is no script(1) here to make a terminal with");
        return;
    };
    let said = String::from_utf8_lossy(&shown.stdout);
    assert!(shown.status.success() && said.contains("% of ") && said.contains("visit"), "{said}");
    let to = crawled.path("told");
    let told = peregrine(["export", "jsonl"]).and([&crawled.out]).and(["--to"]).and([&to]).run().expect_code(0);
    assert!(told.stderr.is_empty() && told.stdout.contains(" pages of "), "{}{}", told.stderr, told.stdout);
}

#[test]
fn nothing_is_overwritten_and_what_makes_no_sense_is_refused() {
    let crawled = Crawled::with("");
    let (path, _) = crawled.exported("cdxj", "all.cdxj", &[]);
    let before = std::fs::read(&path).expect("there");
    let said = crawled.export("cdxj", &path, &[]).expect_code(1);
    assert!(said.stderr.contains("exists already"), "{}", said.stderr);
    assert_eq!(std::fs::read(&path).expect("there"), before);
    crawled.export("warc", &crawled.path("x"), &["--status", "ok"]).expect_code(2);
    crawled.export("warc", &crawled.path("x"), &["--from", "yesterday"]).expect_code(2);
    crawled.export("warc", &crawled.path("x"), &["--url", "("]).expect_code(2);
    assert!(!crawled.path("x").exists());
    let nothing = peregrine(["export", "wacz"]).and([crawled.path("none")]).and(["--to"]).and([crawled.path("x")]);
    nothing.run().expect_code(1);
}
