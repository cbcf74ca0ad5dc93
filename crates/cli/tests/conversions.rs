//! `archive.conversions`: what is made of a page and kept beside it.

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use peregrine_simweb::{PageSize, SimWeb, SimWebConfig};
use support::crawl_files::{archive_files, files_below, records};
use support::tools::assert_accepts;
use support::{crawl, peregrine};
use tempfile::TempDir;

fn crawled(directory: &Path, name: &str, conversions: &str) -> std::path::PathBuf {
    let config = SimWebConfig::new(8).hosts(1).pages_per_host(12).page_size(PageSize::Fixed(6_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let out = directory.join(name);
    let settings = directory.join("settings.toml");
    std::fs::write(&settings, format!("[archive]\nconversions = {conversions}\n")).expect("writable");
    let flags = ["--quiet", "--delay", "0", "--allow-private", "--config"];
    crawl(&out).and(web.seeds()).and(flags).and([&settings]).run().expect_code(0);
    out
}

/// Documents by their path, without what names the host, whose port is another in every run.
fn markdown(out: &Path, to: &Path) -> BTreeMap<String, String> {
    peregrine(["export", "markdown"]).and([out]).and(["--to"]).and([to]).run().expect_code(0);
    let strip = |text: String| text.lines().filter(|line| !line.contains("127.0.0.1")).collect::<Vec<_>>().join("\n");
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    let time = |text: &str| text.lines().filter(|line| !line.starts_with("time: ")).collect::<Vec<_>>().join("\n");
    let read = |path: &Path| time(&strip(std::fs::read_to_string(path).expect("readable")));
    files_below(to).iter().map(|path| (name(path), read(path))).collect()
}

#[test]
fn text_and_markdown_lie_beside_the_page_and_refer_to_it() {
    let directory = TempDir::new().expect("a temporary directory");
    let kept = crawled(directory.path(), "kept", "[\"text\", \"markdown\"]");
    let all = records(&kept);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (_, record) in all.iter().filter(|(_, record)| record.record_type() == "conversion") {
        let kind = record.field("Content-Type").expect("a type").to_owned();
        let page = all.iter().find(|(_, page)| page.field("WARC-Record-ID") == record.field("WARC-Refers-To"));
        let (_, page) = page.expect("what it was made of");
        assert_eq!((page.record_type(), page.target_uri()), ("response", record.target_uri()));
        assert_eq!(record.digests_agree(), Some(true));
        let text = std::str::from_utf8(&record.block).expect("UTF-8");
        assert!(!text.trim().is_empty());
        if kind == "text/markdown" {
            assert!(text.starts_with("# "), "{text}");
        }
        *counts.entry(kind).or_default() += 1;
    }
    assert_eq!(counts.get("text/markdown"), Some(&12), "{counts:?}");
    assert!(counts.get("text/plain").is_some_and(|count| *count >= 12), "{counts:?}");
    for warc in archive_files(&kept, ".warc.gz") {
        assert_accepts("warcio", &["check"], &warc);
        assert_accepts("fastwarc", &["check", "--quiet", "--verify-payloads"], &warc);
    }
    peregrine(["verify"]).and([&kept]).run().expect_code(0);

    // What was kept is what an export would make.
    let made = crawled(directory.path(), "made", "[]");
    assert!(records(&made).iter().all(|(_, record)| record.record_type() != "conversion"));
    let (kept, made) =
        (markdown(&kept, &directory.path().join("kept.md")), markdown(&made, &directory.path().join("made.md")));
    assert_eq!(kept.len(), 12);
    assert_eq!(kept, made);
}
