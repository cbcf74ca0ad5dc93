//! A real site, served by Python's file server: the PostgreSQL manual as Debian packages it. What is
//! reachable is computed from the files by a scanner of the test's own; the archive is read by the
//! tools that everybody else uses. `scripts/test` brings both; without it these tests say that they
//! were skipped.

mod support;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use peregrine_warc::CdxjLine;
use support::crawl;
use support::crawl_files::{archive_files, assert_sound, files_below, index_lines, page_lines, record_at, text_of};
use support::file_server::FileServer;
use support::tools::{assert_accepts, tool, tools};
use tempfile::TempDir;

/// The unpacked manual's directory of pages.
fn manual() -> Option<PathBuf> {
    if !tools().join("site.ready").exists() {
        eprintln!("SKIPPED: there is no real site in {} (scripts/test puts one there)", tools().display());
        return None;
    }
    let pages = files_below(&tools().join("site/unpacked"));
    let front = pages.iter().find(|path| path.ends_with("html/index.html")).expect("the manual has a front page");
    front.parent().map(Path::to_owned)
}

/// Paths that a crawl from `/` has to ask for, and whether there is a file behind each.
fn reachable(directory: &Path) -> BTreeMap<String, bool> {
    let mut found = BTreeMap::new();
    let mut waiting = vec!["/".to_owned()];
    while let Some(path) = waiting.pop() {
        if found.contains_key(&path) {
            continue;
        }
        let file = directory.join(path.trim_start_matches('/'));
        let file = if file.is_dir() { file.join("index.html") } else { file };
        let bytes = std::fs::read(&file).ok();
        found.insert(path.clone(), bytes.is_some());
        if let (Some(bytes), Some("html")) = (bytes, file.extension().and_then(|ending| ending.to_str())) {
            waiting.extend(links(&String::from_utf8_lossy(&bytes), &path));
        }
    }
    found
}

/// The links of a page of this site, as paths. Good enough for XHTML that a program wrote.
fn links(page: &str, base: &str) -> Vec<String> {
    let mut links = Vec::new();
    for tag in page.split('<').skip(1) {
        let tag = &tag[..tag.find('>').unwrap_or(tag.len())];
        let name = tag.split([' ', '\n']).next().unwrap_or_default();
        let target = match name {
            "a" | "area" => attribute(tag, "href"),
            // Without a `rel` it links to nothing, whatever its `rev` says.
            "link" if attribute(tag, "rel").is_some_and(|rel| rel != "stylesheet") => attribute(tag, "href"),
            "iframe" | "frame" => attribute(tag, "src"),
            _ => None,
        };
        links.extend(target.and_then(|target| path_of(&target, base)));
    }
    links
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!("{name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&amp;", "&"))
}

/// Where a relative link leads; `None` for other schemes and hosts.
fn path_of(target: &str, base: &str) -> Option<String> {
    let target = target.split('#').next().unwrap_or_default();
    let scheme = target.split(['/', '?']).next().unwrap_or_default();
    if scheme.contains(':') || target.starts_with("//") {
        return None;
    }
    assert!(!target.contains(['?', '%']) && !target.contains(".."), "the scanner does not know links like {target:?}");
    match target {
        "" => Some(base.to_owned()),
        absolute if absolute.starts_with('/') => Some(absolute.to_owned()),
        relative => Some(format!("{}/{relative}", base.rsplit_once('/').map_or("", |(directory, _)| directory))),
    }
}

#[test]
fn a_real_site_is_archived_completely_once_and_in_a_form_that_others_read() {
    let Some(directory) = manual() else { return };
    let site = FileServer::of(&directory);
    let temporary = TempDir::new().expect("a temporary directory");
    let out = temporary.path().join("crawl");
    let seed = format!("{}/", site.origin);
    // Small files, so that there are several to check.
    let settings = temporary.path().join("settings.toml");
    std::fs::write(&settings, "[archive]\nroll_at_bytes = 4000000\n").expect("writable");
    let flags = ["--quiet", "--delay", "0", "--per-host", "4", "--config"];
    crawl(&out).and([&seed]).and(flags).and([settings]).run().expect_code(0);

    let truth: BTreeMap<String, bool> =
        reachable(&directory).into_iter().map(|(path, exists)| (site.origin.clone() + &path, exists)).collect();
    assert!(truth.values().filter(|exists| **exists).count() > 1_000, "a site worth testing with");
    let archived: BTreeSet<String> =
        assert_sound(&out).into_keys().filter(|url| !url.ends_with("/robots.txt")).collect();
    let expected: BTreeSet<String> = truth.keys().cloned().collect();
    let missing: Vec<&String> = expected.difference(&archived).collect();
    let unexpected: Vec<&String> = archived.difference(&expected).collect();
    assert!(missing.is_empty() && unexpected.is_empty(), "missing: {missing:?}, unexpected: {unexpected:?}");
    assert_every_page_is_its_file(&directory, &out, &truth);

    for warc in archive_files(&out, ".warc.gz") {
        assert_accepts("warcio", &["check"], &warc);
        // Its `--verify-payloads` looks for the payload of a revisit in the revisit itself, where it is not.
        assert_accepts("fastwarc", &["check", "--quiet"], &warc);
        if let Some(output) = tool("cdxj-indexer", &["--sort"], &warc) {
            let theirs = String::from_utf8(output.stdout).expect("CDXJ is UTF-8");
            let ours = std::fs::read_to_string(warc.with_extension("").with_extension("cdxj")).expect("an index");
            assert_eq!(ours, theirs, "{}", warc.display());
        }
    }
}

/// By way of the index alone: each line leads to the bytes of the file that its URL stands for.
fn assert_every_page_is_its_file(directory: &Path, out: &Path, truth: &BTreeMap<String, bool>) {
    let status: HashMap<String, i64> = page_lines(out)
        .iter()
        .map(|line| (text_of(line, "url").to_owned(), line["status"].as_i64().unwrap_or_default()))
        .collect();
    let index = index_lines(out);
    let record_of = |line: &CdxjLine| record_at(out, &(line.filename.clone(), line.offset, line.length));
    for line in index.iter().filter(|line| !line.url.ends_with("/robots.txt")) {
        let mut record = record_of(line);
        assert_eq!(record.target_uri(), Some(line.url.as_str()), "the index points at the right offset");
        if record.record_type() == "revisit" {
            let of = record.field("WARC-Refers-To-Target-URI").expect("a copy names its original").to_owned();
            record = record_of(index.iter().find(|line| line.url == of).expect("the original is there"));
            assert_eq!(record.record_type(), "response", "{of}");
        }
        let (_, body) = record.http_message().expect("an HTTP message");
        match truth[&line.url] {
            false => assert_eq!(status[&line.url], 404, "{}", line.url),
            true => {
                let path = line.url.splitn(4, '/').nth(3).unwrap_or_default();
                let file = if path.is_empty() { "index.html" } else { path };
                let on_disk = std::fs::read(directory.join(file)).expect("readable");
                assert!(status[&line.url] == 200 && body == on_disk, "{} is not what is on disk", line.url);
            }
        }
    }
}
