//! This encoder beside libdeflate's level 1, in turns: `beside_libdeflate PATH…`, each a folder of `*.html.gz` pages or a
//! `*.warc.gz` file, whose records it compresses. CPU time, the best of several rounds.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use libdeflater::{CompressionLvl, Compressor};
use peregrine_deflate::GzipEncoder;
use peregrine_runtime::thread_cpu;

const ROUNDS: usize = 9;
/// Records are told by their sizes: requests, notes and texts, pages.
const CLASSES: [(&str, usize); 4] =
    [("below 2 KB", 2_000), ("below 16 KB", 16_000), ("below 64 KB", 64_000), ("larger", usize::MAX)];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for argument in std::env::args().skip(1) {
        let texts = read(Path::new(&argument))?;
        println!("{argument}: {} texts", texts.len());
        let mut least = 0;
        for (name, most) in CLASSES {
            let class: Vec<&[u8]> =
                texts.iter().map(Vec::as_slice).filter(|text| (least..most).contains(&text.len())).collect();
            compare(name, &class);
            least = most;
        }
        compare("all", &texts.iter().map(Vec::as_slice).collect::<Vec<_>>());
    }
    Ok(())
}

fn compare(name: &str, texts: &[&[u8]]) {
    if texts.is_empty() {
        return;
    }
    let mut ours = GzipEncoder::new();
    let mut theirs = Compressor::new(CompressionLvl::new(1).unwrap_or_default());
    let mut out = Vec::new();
    let (mut our_best, mut their_best) = ((Duration::MAX, 0), (Duration::MAX, 0));
    for _ in 0..ROUNDS {
        our_best = our_best.min(timed(texts, |text| {
            out.clear();
            ours.append(text, &mut out)
        }));
        let mut room = Vec::new();
        their_best = their_best.min(timed(texts, |text| {
            room.resize(theirs.gzip_compress_bound(text.len()), 0);
            theirs.gzip_compress(text, &mut room).unwrap_or(0)
        }));
    }
    let plain: usize = texts.iter().map(|text| text.len()).sum();
    let each = |time: Duration| time.as_secs_f64() * 1e6 / texts.len() as f64;
    println!(
        "  {name:<12} {:>6} × {:>6} bytes  ours {:>7.2} µs {:.4}  theirs {:>7.2} µs {:.4}  time × {:.3}  size × {:.4}",
        texts.len(),
        plain / texts.len(),
        each(our_best.0),
        our_best.1 as f64 / plain as f64,
        each(their_best.0),
        their_best.1 as f64 / plain as f64,
        our_best.0.as_secs_f64() / their_best.0.as_secs_f64(),
        our_best.1 as f64 / their_best.1 as f64,
    );
}

fn timed(texts: &[&[u8]], mut compress: impl FnMut(&[u8]) -> usize) -> (Duration, usize) {
    let began = thread_cpu();
    let bytes = texts.iter().map(|text| compress(text)).sum();
    (thread_cpu().saturating_sub(began), bytes)
}

fn read(path: &Path) -> Result<Vec<Vec<u8>>, Box<dyn std::error::Error>> {
    if path.is_file() {
        return members(&std::fs::read(path)?);
    }
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "gz"));
    files.sort();
    files.iter().map(|file| Ok(as_record(&members(&std::fs::read(file)?)?.concat()))).collect()
}

/// The members of a gzip file.
fn members(mut bytes: &[u8]) -> Result<Vec<Vec<u8>>, Box<dyn std::error::Error>> {
    let mut members = Vec::new();
    while !bytes.is_empty() {
        let mut member = Vec::new();
        let mut decoder = flate2::bufread::GzDecoder::new(bytes);
        decoder.read_to_end(&mut member)?;
        bytes = decoder.into_inner();
        members.push(member);
    }
    Ok(members)
}

/// A page with what comes before it in the archive.
fn as_record(page: &[u8]) -> Vec<u8> {
    let head = format!(
        "WARC/1.1\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:6a1cde2f-4b7d-4c11-9a0e-0d8b5a8e7f21>\r\n\
         WARC-Date: 2026-11-15T20:00:13Z\r\nWARC-Target-URI: http://example.com/some/page\r\nWARC-IP-Address: 192.0.2.7\r\n\
         WARC-Concurrent-To: <urn:uuid:0be2b1d5-5b0f-4b1c-8a57-3f0c1b7e9d44>\r\nWARC-Protocol: http/1.1\r\n\
         WARC-Payload-Digest: sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\r\n\
         Content-Type: application/http; msgtype=response\r\n\
         WARC-Block-Digest: sha256:3042469491f114f13e01123dd610e1e2813be0198d63daf26e13a59dea58c485\r\n\
         Content-Length: {}\r\n\r\nHTTP/1.1 200 OK\r\nDate: Sun, 15 Nov 2026 20:00:13 GMT\r\nServer: nginx\r\n\
         Content-Type: text/html; charset=utf-8\r\nVary: Accept-Encoding\r\nETag: \"5f3c-1a2b\"\r\n\r\n",
        page.len()
    );
    [head.as_bytes(), page, b"\r\n\r\n"].concat()
}
