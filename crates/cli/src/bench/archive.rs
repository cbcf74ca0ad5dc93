//! `bench archive`: what it costs to archive a visit, from the fetched body to bytes in a file: payload digest, block digest,
//! record headers, gzip level 1, append, index line; and the sync of the commit.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use bytes::Bytes;
use peregrine_archive::{Archive, ArchiveSettings};
use peregrine_runtime::{Random, thread_cpu};
use peregrine_types::{ConnectionFacts, FetchTimings, FetchedPage, Link, LinkKind, Timestamp};
use peregrine_urls::{Url, surt};
use peregrine_warc::{Compression, Connection, DigestedAnswer, PageFacts, PageNote, VisitToArchive, WarcInfo};
use serde::Serialize;

const ROUNDS: usize = 5;
const MADE_PAGES: usize = 200;
const MADE_BYTES: usize = 100_000;
const NOW: Timestamp = Timestamp::from_millis(1_794_772_813_042);

#[derive(Serialize)]
struct Report {
    bench: &'static str,
    pages: usize,
    html_bytes_per_page: usize,
    /// CPU µs per 100 KB of HTML, the best of several rounds.
    plain_us_per_100_kb: f64,
    gzipped_us_per_100_kb: f64,
    /// With a metadata record of 60 links.
    plain_with_metadata_us_per_100_kb: f64,
    /// Archived bytes per byte of HTML.
    plain_ratio: f64,
    gzipped_ratio: f64,
    /// The same with `archive.compression = "zstd"` and a dictionary that the first rounds made.
    zstd_us_per_100_kb: f64,
    zstd_ratio: f64,
}

/// `pages` is a folder of `*.html.gz`; without one, pages are made up.
pub fn run(pages: Option<&Path>, work: &Path) -> anyhow::Result<()> {
    let bodies = match pages {
        Some(folder) => read_pages(folder)?,
        None => made_pages(),
    };
    anyhow::ensure!(!bodies.is_empty(), "there are no *.html.gz files to measure with");
    let html: usize = bodies.iter().map(Vec::len).sum();
    let plain: Vec<FetchedPage> = bodies.iter().map(|body| page("", body.clone())).collect();
    let gzipped: Vec<FetchedPage> = bodies.iter().map(|body| page("Content-Encoding: gzip\r\n", gzip(body))).collect();
    let gzip = ArchiveSettings::default();
    let zstd = ArchiveSettings { compression: Compression::Zstd, ..gzip.clone() };
    let (plain_us, plain_bytes) = measure(&plain, false, &gzip, &work.join("plain"))?;
    let (gzipped_us, gzipped_bytes) = measure(&gzipped, false, &gzip, &work.join("gzipped"))?;
    let (noted_us, _) = measure(&plain, true, &gzip, &work.join("noted"))?;
    let (zstd_us, zstd_bytes) = measure(&plain, false, &zstd, &work.join("zstd"))?;
    let per_100_kb = |time: Duration| time.as_secs_f64() * 1e6 / (html as f64 / 100_000.0);
    super::print(&Report {
        bench: "archive",
        pages: bodies.len(),
        html_bytes_per_page: html / bodies.len(),
        plain_us_per_100_kb: per_100_kb(plain_us),
        gzipped_us_per_100_kb: per_100_kb(gzipped_us),
        plain_with_metadata_us_per_100_kb: per_100_kb(noted_us),
        plain_ratio: plain_bytes as f64 / html as f64,
        gzipped_ratio: gzipped_bytes as f64 / html as f64,
        zstd_us_per_100_kb: per_100_kb(zstd_us),
        zstd_ratio: zstd_bytes as f64 / html as f64,
    })
}

/// The best round's time, and the archived bytes of the last one.
fn measure(
    pages: &[FetchedPage],
    noted: bool,
    settings: &ArchiveSettings,
    directory: &Path,
) -> anyhow::Result<(Duration, u64)> {
    let info = WarcInfo::new("peregrine/bench");
    let (mut archive, _) = Archive::open(directory, settings.clone(), None, info, Random::from_seed(1))?;
    let mut writer = archive.record_writer();
    let mut random = Random::from_seed(2);
    let links = links();
    let mut best = Duration::MAX;
    let mut archived = 0;
    for _ in 0..ROUNDS {
        let began = thread_cpu();
        archived = 0;
        for page in pages {
            let block = noted.then(|| PageFacts { links: &links, ..PageFacts::default() }.to_warc_fields());
            let id = random.uuid();
            let answer = DigestedAnswer::of(page);
            let visit = writer.encode_visit(&VisitToArchive {
                page,
                answer: &answer,
                payload_digest: answer.payload_digest(),
                surt: &surt(&page.url),
                response_id: &random.uuid(),
                request_id: &random.uuid(),
                connection: Connection { protocol: Some("http/1.1"), ..Connection::default() },
                revisit_of: None,
                note: block.as_ref().map(|block| PageNote { id: &id, content_type: "application/warc-fields", block }),
                conversions: &[],
            });
            archived += visit.bytes.len() as u64;
            archive.append(&visit, NOW)?;
        }
        best = best.min(thread_cpu().saturating_sub(began));
        let mark = archive.sync()?;
        archive.committed(&mark)?;
    }
    archive.finish()?;
    Ok((best, archived))
}

fn page(extra_line: &str, body: Vec<u8>) -> FetchedPage {
    let head = format!(
        "HTTP/1.1 200 OK\r\nDate: Sun, 15 Nov 2026 20:00:13 GMT\r\nServer: nginx\r\nContent-Type: text/html; charset=utf-8\r\n\
         Content-Length: {}\r\n{extra_line}Vary: Accept-Encoding\r\nETag: \"5f3c-1a2b\"\r\nConnection: keep-alive\r\n\r\n",
        body.len()
    );
    FetchedPage {
        url: url("/some/page"),
        status: 200,
        request_head: Bytes::from_static(
            b"GET /some/page HTTP/1.1\r\nHost: example.com\r\nUser-Agent: peregrine/0.1\r\nAccept: */*\r\n\r\n",
        ),
        response_head: head.into(),
        body: body.into(),
        truncated: None,
        headers: Vec::new(),
        remote: ([192, 0, 2, 7], 443).into(),
        started: NOW,
        timings: FetchTimings::default(),
        connection: ConnectionFacts::default(),
    }
}

fn url(path: &str) -> Url {
    let mut url = Url::parse("http://example.com/").unwrap_or_else(|_| unreachable!("a constant"));
    url.set_path(path);
    url
}

fn links() -> Vec<Link> {
    let link = |number: usize| Link {
        text: format!("The headline of article {number}"),
        ..Link::new(url(&format!("/section-{}/article-{number}.html", number % 7)), LinkKind::A)
    };
    (0..60).map(link).collect()
}

fn gzip(body: &[u8]) -> Vec<u8> {
    use std::io::Write;
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(body);
    encoder.finish().unwrap_or_default()
}

fn read_pages(folder: &Path) -> anyhow::Result<Vec<Vec<u8>>> {
    use std::io::Read;
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .with_context(|| format!("cannot list {}", folder.display()))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "gz"));
    paths.sort();
    let mut pages = Vec::new();
    for path in paths {
        let mut page = Vec::new();
        let file = std::fs::File::open(&path).with_context(|| format!("cannot open {}", path.display()))?;
        let read = flate2::read::GzDecoder::new(file).take(64 << 20).read_to_end(&mut page);
        read.with_context(|| format!("cannot read {}", path.display()))?;
        pages.push(page);
    }
    Ok(pages)
}

/// Text with tags in it, of words of which few are frequent and many are rare: it shrinks to about a fifth, as HTML does.
fn made_pages() -> Vec<Vec<u8>> {
    let mut random = Random::from_seed(3);
    let syllables = ["ka", "lo", "mi", "ren", "tas", "vu", "del", "on", "ir", "sha", "be", "qui"];
    let words: Vec<String> =
        (0..4_000).map(|_| (0..1 + random.below(4)).map(|_| syllables[random.below(12) as usize]).collect()).collect();
    (0..MADE_PAGES)
        .map(|number| {
            let mut page = format!("<!DOCTYPE html><html><head><title>Page {number}</title></head><body>\n");
            while page.len() < MADE_BYTES {
                page.push_str("<div class=\"story\"><p>");
                for _ in 0..30 {
                    let rank = random.below(4_000).min(random.below(4_000)).min(random.below(4_000));
                    page.push_str(&words[rank as usize]);
                    page.push(' ');
                }
                page.push_str(&format!("<a href=\"/section/{}.html\">more</a></p></div>\n", random.below(100_000)));
            }
            page.into_bytes()
        })
        .collect()
}
