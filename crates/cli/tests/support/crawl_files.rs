//! What a crawl leaves behind, read back from its files.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::path::{Path, PathBuf};

use peregrine_warc::{CdxjLine, ReadLimits, StoredRecord, WarcReader, read_record_at};
use serde_json::Value;

const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 64 << 20 };

/// Where a record lies: file name, offset, length.
pub type Place = (String, u64, u64);

pub fn page_lines(out: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(out.join("pages.jsonl")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("pages.jsonl holds JSON lines")).collect()
}

pub fn text_of<'a>(line: &'a Value, field: &str) -> &'a str {
    line[field].as_str().unwrap_or_else(|| panic!("no {field} in {line}"))
}

/// Where a page line says its record lies.
pub fn place_of(line: &Value) -> Option<Place> {
    Some((line["warc"].as_str()?.to_owned(), line["offset"].as_u64()?, line["length"].as_u64()?))
}

/// Names and bytes of everything that counts as output: the archive and the page list.
pub fn output_bytes(out: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut paths = vec![out.join("pages.jsonl")];
    paths.extend(archive_files(out, ""));
    paths.into_iter().filter_map(|path| Some((path.clone(), std::fs::read(path).ok()?))).collect()
}

pub fn archive_files(out: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(out.join("archive")) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("a directory can be listed").path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    paths.sort();
    paths
}

/// Everything in the WARC files, front to back, with digests checked.
pub fn records(out: &Path) -> Vec<(String, StoredRecord)> {
    let mut records = Vec::new();
    for path in archive_files(out, ".warc.gz") {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        for record in WarcReader::new(File::open(&path).expect("readable"), LIMITS) {
            let record = record.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_ne!(record.digests_agree(), Some(false), "digests of the record at {} in {name}", record.offset);
            records.push((name.clone(), record));
        }
    }
    records
}

pub fn index_lines(out: &Path) -> Vec<CdxjLine> {
    let mut lines = Vec::new();
    for path in archive_files(out, ".cdxj") {
        let text = std::fs::read_to_string(&path).expect("readable");
        assert!(text.lines().is_sorted(), "{} is sorted", path.display());
        lines.extend(text.lines().map(|line| CdxjLine::parse(line).expect("a CDXJ line")));
    }
    lines
}

/// A crawl that has come to an end of whatever kind: its files are whole and agree with each other.
/// Gives the place of every archived answer by URL, robots.txt included.
#[track_caller]
pub fn assert_sound(out: &Path) -> HashMap<String, Place> {
    for path in archive_files(out, "") {
        let name = path.to_string_lossy();
        assert!(name.ends_with(".warc.gz") || name.ends_with(".cdxj"), "{name} has its final name");
    }
    let mut places = HashMap::new();
    for (file, record) in
        records(out).into_iter().filter(|(_, record)| matches!(record.record_type(), "response" | "revisit"))
    {
        let url = record.target_uri().expect("a response has a URL").to_owned();
        let before = places.insert(url.clone(), (file, record.offset, record.length));
        assert_eq!(before, None, "{url} is archived twice");
    }
    let index = index_lines(out);
    let indexed: HashMap<String, Place> =
        index.iter().map(|line| (line.url.clone(), (line.filename.clone(), line.offset, line.length))).collect();
    assert_eq!(index.len(), indexed.len(), "no URL is indexed twice");
    assert_eq!(indexed, places, "the index has every answer at its place");

    let mut visited = BTreeSet::new();
    for line in page_lines(out) {
        let url = text_of(&line, "url").to_owned();
        if let Some(place) = place_of(&line) {
            assert_eq!(places.get(&url), Some(&place), "{url} lies where its page line says");
            assert!(visited.insert(url.clone()), "{url} is listed twice");
        }
    }
    let pages = places.keys().filter(|url| !url.ends_with("/robots.txt")).cloned().collect();
    assert_eq!(visited, pages, "pages.jsonl has a line for every archived page");
    places
}

/// The answer at a place, by way of the offset alone.
pub fn record_at(out: &Path, (file, offset, length): &Place) -> StoredRecord {
    let file = File::open(out.join("archive").join(file)).expect("the file is there");
    read_record_at(file, *offset, *length, LIMITS).expect("a whole record")
}

/// Every file below, for copying and for damaging.
pub fn files_below(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(directory).expect("a directory can be listed") {
        let path = entry.expect("a directory can be listed").path();
        if path.is_dir() { files.extend(files_below(&path)) } else { files.push(path) }
    }
    files.sort();
    files
}

pub fn copy_directory(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("writable");
    for entry in std::fs::read_dir(from).expect("a directory can be listed") {
        let path = entry.expect("a directory can be listed").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy_directory(&path, &target);
        } else {
            std::fs::copy(&path, &target).expect("copied");
        }
    }
}
