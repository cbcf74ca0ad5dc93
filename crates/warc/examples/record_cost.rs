//! What it costs to digest and encode a visit: `record_cost FOLDER`, a folder of `*.html.gz` pages.
//!
//! Measured once for bodies that came plain and once for bodies that came with `Content-Encoding:
//! gzip` (which are the files themselves), per 100 KB of HTML. CPU time, as Linux counts it, so that
//! a busy machine does not change the result much; the best of several rounds.

use std::io::Read;
use std::path::Path;
use std::time::Duration;

use bytes::Bytes;
use flate2::read::GzDecoder;
use peregrine_types::{FetchTimings, FetchedPage, Timestamp};
use peregrine_urls::Url;
use peregrine_warc::{DigestedAnswer, RecordWriter, VisitToArchive};

const ROUNDS: u32 = 7;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: record_cost FOLDER")?;
    let mut html_bytes = 0;
    let mut plain = Vec::new();
    let mut coded = Vec::new();
    for entry in std::fs::read_dir(Path::new(&folder))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "gz") {
            let compressed = std::fs::read(&path)?;
            let mut html = Vec::new();
            GzDecoder::new(compressed.as_slice()).read_to_end(&mut html)?;
            html_bytes += html.len();
            plain.push(page("", html)?);
            coded.push(page("Content-Encoding: gzip\r\n", compressed)?);
        }
    }
    println!("{} pages, {} KB of HTML each on average", plain.len(), html_bytes / plain.len().max(1) / 1000);
    report("plain bodies", &plain, html_bytes)?;
    report("gzip-coded bodies", &coded, html_bytes)
}

/// Time this thread has spent on a CPU.
fn cpu_time() -> Result<Duration, Box<dyn std::error::Error>> {
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    let nanos = schedstat.split(' ').next().ok_or("an empty schedstat")?;
    Ok(Duration::from_nanos(nanos.parse()?))
}

fn report(name: &str, pages: &[FetchedPage], html_bytes: usize) -> Result<(), Box<dyn std::error::Error>> {
    let mut writer = RecordWriter::new();
    let mut best = Duration::MAX;
    let mut archived = 0;
    for _ in 0..ROUNDS {
        let started = cpu_time()?;
        archived = pages.iter().map(|page| encode(&mut writer, page)).sum();
        best = best.min(cpu_time()?.saturating_sub(started));
    }
    let per_100_kb = best.as_secs_f64() * 1e6 / (html_bytes as f64 / 100_000.0);
    let per_page = best.as_secs_f64() * 1e6 / pages.len().max(1) as f64;
    let ratio = archived as f64 / html_bytes as f64;
    println!(
        "{name}: {per_100_kb:.0} µs per 100 KB of HTML, {per_page:.0} µs per page, archived bytes {ratio:.3} of HTML"
    );
    Ok(())
}

fn encode(writer: &mut RecordWriter, page: &FetchedPage) -> usize {
    let answer = DigestedAnswer::of(page);
    let visit = VisitToArchive {
        page,
        answer: &answer,
        payload_digest: answer.payload_digest(),
        surt: "com,example)/some/page",
        response_id: "11111111-1111-4111-8111-111111111111",
        request_id: "22222222-2222-4222-8222-222222222222",
        connection: Default::default(),
        revisit_of: None,
        note: None,
        conversions: &[],
    };
    writer.encode_visit(&visit).bytes.len()
}

fn page(extra_line: &str, body: Vec<u8>) -> Result<FetchedPage, Box<dyn std::error::Error>> {
    let head = format!(
        "HTTP/1.1 200 OK\r\nDate: Sun, 15 Nov 2026 20:00:13 GMT\r\nServer: nginx\r\nContent-Type: text/html; charset=utf-8\r\n\
         Content-Length: {}\r\n{extra_line}Vary: Accept-Encoding\r\nETag: \"5f3c-1a2b\"\r\nCache-Control: max-age=600\r\n\
         Connection: keep-alive\r\n\r\n",
        body.len()
    );
    Ok(FetchedPage {
        url: Url::parse("http://example.com/some/page")?,
        status: 200,
        request_head: Bytes::from_static(
            b"GET /some/page HTTP/1.1\r\nHost: example.com\r\nUser-Agent: peregrine/0.1\r\nAccept: */*\r\n\r\n",
        ),
        response_head: head.into(),
        body: body.into(),
        truncated: None,
        headers: Vec::new(),
        remote: ([192, 0, 2, 7], 443).into(),
        started: Timestamp::from_millis(1_794_772_813_042),
        timings: FetchTimings::default(),
        connection: Default::default(),
    })
}
