//! Visits to archive, and what a reader finds of them afterwards.

#![allow(dead_code)]

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use bytes::Bytes;
use peregrine_archive::{Archive, ArchiveError, ArchiveMark, ArchiveSettings, RecoveryReport, read_archived};
use peregrine_runtime::Random;
use peregrine_types::{ArchivePosition, FetchTimings, FetchedPage, Timestamp};
use peregrine_urls::Url;
use peregrine_warc::{
    CdxjLine, DigestedAnswer, EncodedVisit, PageNote, ReadLimits, RecordWriter, VisitToArchive, WarcInfo, WarcReader,
};

pub const NOW: Timestamp = Timestamp::from_millis(1_794_772_813_042);
pub const LIMITS: ReadLimits = ReadLimits { header_bytes: 64 * 1024, block_bytes: 16 << 20 };

pub fn url(number: u32) -> String {
    format!("http://example.com/{number}")
}

/// Visit `number`, with a body of this many bytes that do not compress.
pub fn visit(number: u32, body_bytes: usize) -> EncodedVisit {
    // Falling, so that the order of arrival is not the order of the index.
    visit_under(&format!("com,example)/{:010}", u32::MAX - number), number, body_bytes)
}

/// The same, under this key of the index.
pub fn visit_under(surt: &str, number: u32, body_bytes: usize) -> EncodedVisit {
    let mut random = Random::from_seed(u64::from(number));
    let body = (0..body_bytes).map(|_| random.below(256) as u8).collect();
    visit_of(surt, number, "Content-Type: text/plain", body, None)
}

/// A visit with this in its head and body, and perhaps with something noted beside it.
pub fn visit_of(surt: &str, number: u32, header: &str, body: Vec<u8>, note: Option<&str>) -> EncodedVisit {
    let mut random = Random::from_seed(u64::from(number) + (1 << 32));
    let page = FetchedPage {
        url: Url::parse(&url(number)).expect("a URL"),
        status: 200,
        request_head: Bytes::from(format!("GET /{number} HTTP/1.1\r\nHost: example.com\r\n\r\n")),
        response_head: Bytes::from(format!("HTTP/1.1 200 OK\r\n{header}\r\n\r\n")),
        body: body.into(),
        truncated: None,
        headers: Vec::new(),
        remote: ([192, 0, 2, 7], 80).into(),
        started: NOW,
        timings: FetchTimings::default(),
        connection: Default::default(),
    };
    let answer = DigestedAnswer::of(&page);
    let note_id = random.uuid();
    let note =
        note.map(|block| PageNote { id: &note_id, content_type: "application/warc-fields", block: block.as_bytes() });
    RecordWriter::new().encode_visit(&VisitToArchive {
        page: &page,
        answer: &answer,
        payload_digest: answer.payload_digest(),
        surt,
        response_id: &random.uuid(),
        request_id: &random.uuid(),
        connection: Default::default(),
        revisit_of: None,
        note,
        conversions: &[],
    })
}

pub fn open(
    dir: &Path,
    roll_at_bytes: u64,
    mark: Option<&ArchiveMark>,
) -> Result<(Archive, RecoveryReport), ArchiveError> {
    let info = WarcInfo::new("peregrine/test").with("robots", "obey");
    Archive::open(
        dir,
        ArchiveSettings { roll_at_bytes, ..ArchiveSettings::default() },
        mark,
        info,
        Random::from_entropy(),
    )
}

/// Appends visit `number` and its line of pages.jsonl.
pub fn append(archive: &mut Archive, number: u32, body_bytes: usize) -> ArchivePosition {
    let position = archive.append(&visit(number, body_bytes), NOW).expect("appended");
    let line = format!("{{\"url\":\"{}\",\"file\":\"{}\",\"offset\":{}}}", url(number), position.file, position.offset);
    archive.log_page(&line).expect("logged");
    position
}

/// A whole commit, state included.
pub fn commit(archive: &mut Archive) -> ArchiveMark {
    let mark = archive.sync().expect("synced");
    let stored = ArchiveMark::from_bytes(&mark.to_bytes()).expect("a mark survives being stored");
    archive.committed(&stored).expect("committed");
    stored
}

pub fn names(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(dir.join("archive"))
        .expect("an archive")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    names
}

/// The path of the only file with this ending.
pub fn only(dir: &Path, ending: &str) -> PathBuf {
    let found: Vec<String> = names(dir).into_iter().filter(|name| name.ends_with(ending)).collect();
    let [name] = &found[..] else { panic!("{ending}: {found:?}") };
    dir.join("archive").join(name)
}

/// Checks that every file of the archive is finished, valid and agreed upon by WARC, index and
/// pages.jsonl; returns the visits found, sorted.
pub fn archived_visits(dir: &Path) -> Vec<String> {
    let mut found: BTreeMap<String, (String, u64)> = BTreeMap::new();
    for name in names(dir) {
        let path = dir.join("archive").join(&name);
        if let Some(stem) = name.strip_suffix(".warc.gz") {
            let mut responses = Vec::new();
            for (place, record) in WarcReader::new(File::open(&path).expect("opened"), LIMITS).enumerate() {
                let record = record.expect("a valid record");
                assert_eq!(record.record_type() == "warcinfo", place == 0, "{name}");
                assert_eq!(record.digests_agree(), Some(true));
                if record.record_type() == "response" {
                    let url = record.target_uri().expect("a URI").to_owned();
                    assert!(found.insert(url.clone(), (name.clone(), record.offset)).is_none(), "{url} twice");
                    responses.push((url, record.offset, record.length));
                }
            }
            responses.sort();
            assert_eq!(indexed(&dir.join("archive").join(format!("{stem}.cdxj")), dir, &name), responses);
        } else {
            assert!(name.ends_with(".cdxj"), "{name} is left over");
        }
    }
    let log = fs::read_to_string(dir.join("pages.jsonl")).expect("a log");
    let mut logged: Vec<String> = log.lines().map(str::to_owned).collect();
    logged.sort();
    let mut expected: Vec<String> = found
        .iter()
        .map(|(url, (file, offset))| format!("{{\"url\":\"{url}\",\"file\":\"{file}\",\"offset\":{offset}}}"))
        .collect();
    expected.sort();
    assert_eq!(logged, expected);
    found.into_keys().collect()
}

fn indexed(index: &Path, dir: &Path, warc: &str) -> Vec<(String, u64, u64)> {
    let text = fs::read_to_string(index).expect("an index");
    assert!(text.lines().is_sorted(), "{text}");
    let mut lines = Vec::new();
    for line in text.lines() {
        let line = CdxjLine::parse(line).expect("a CDXJ line");
        assert_eq!(line.filename, warc);
        let position = ArchivePosition { file: line.filename.into(), offset: line.offset, length: line.length };
        let record = read_archived(dir, &position, LIMITS).expect("a record where the index says");
        assert_eq!(record.target_uri(), Some(line.url.as_str()));
        lines.push((line.url, line.offset, line.length));
    }
    lines.sort();
    lines
}
