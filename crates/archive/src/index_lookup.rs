//! Finding a page by the indexes: a few reads in each, however long it is.

use std::fs::File;
use std::io::{BufRead, BufReader, Seek, SeekFrom};
use std::path::Path;

use peregrine_types::ArchivePosition;
use peregrine_urls::{Url, surt};
use peregrine_warc::CdxjLine;

use crate::error::{ArchiveError, failed};
use crate::location::{FileKind, Layout};
use crate::recovery::our_files;

/// Within so few bytes lines are read one after another.
const SHORT_STRETCH: u64 = 16 << 10;

/// Where a page's answer with this payload (`sha256:…`) lies, by the indexes that are here.
pub fn find_payload(crawl_dir: &Path, url: &str, digest: &str) -> Result<Option<ArchivePosition>, ArchiveError> {
    let layout = Layout::of(crawl_dir);
    let key = Url::parse(url).map_or_else(|_| url.to_owned(), |url| surt(&url));
    for (path, name, kind) in our_files(&layout)? {
        let mut index = match kind {
            FileKind::Index | FileKind::OpenIndex => BufReader::new(File::open(&path).map_err(failed("open", &path))?),
            FileKind::Warc | FileKind::OpenWarc | FileKind::UnfinishedIndex => continue,
        };
        let is_sorted = kind == FileKind::Index;
        let start = if is_sorted { first_place_of(&mut index, &key).map_err(failed("read", &path))? } else { 0 };
        index.seek(SeekFrom::Start(start)).map_err(failed("read", &path))?;
        let mut text = Vec::new();
        while index.read_until(b'\n', &mut text).map_err(failed("read", &path))? > 0 {
            if is_sorted && key_of(&text) > key.as_bytes() {
                break;
            }
            // The last line of a file that grows may be half there.
            let line = CdxjLine::parse(&String::from_utf8_lossy(&text)).ok();
            let is_it =
                |line: &CdxjLine| line.url == url && line.digest.as_deref() == Some(digest) && !line.is_revisit();
            if let Some(line) = line.filter(is_it) {
                let file = name.file_name().into();
                return Ok(Some(ArchivePosition { file, offset: line.offset, length: line.length }));
            }
            text.clear();
        }
    }
    Ok(None)
}

fn key_of(line: &[u8]) -> &[u8] {
    line.split(|byte| *byte == b' ').next().unwrap_or_default()
}

/// The beginning of a line such that no line before it has this key, and only few lines with smaller keys follow.
fn first_place_of(index: &mut BufReader<File>, key: &str) -> std::io::Result<u64> {
    // All lines that begin before `low` have smaller keys.
    let (mut low, mut high) = (0, index.get_ref().metadata()?.len());
    let mut line = Vec::new();
    // A line that begins before `high` may end behind it.
    while high.saturating_sub(low) > SHORT_STRETCH {
        let middle = low + (high - low) / 2;
        index.seek(SeekFrom::Start(middle))?;
        line.clear();
        // The rest of the line that the middle fell into.
        let start = middle + index.read_until(b'\n', &mut line)? as u64;
        line.clear();
        let end = start + index.read_until(b'\n', &mut line)? as u64;
        if line.is_empty() || start >= high || key_of(&line) >= key.as_bytes() {
            high = middle;
        } else {
            low = end;
        }
    }
    Ok(low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_found_in_an_index_of_any_length_and_what_is_not_there_is_not() {
        let directory = tempfile::tempdir().expect("a directory");
        let archive = directory.path().join("archive");
        std::fs::create_dir(&archive).expect("created");
        let url = |number: u32| format!("http://example.com/{:05}{}", number * 2, "x".repeat(number as usize % 900));
        let digest = |number: u32| format!("sha256:{}", number % 7);
        let mut lines: Vec<String> = (0..3_000)
            .map(|number| {
                let (url, digest) = (url(number), digest(number));
                let key = surt(&Url::parse(&url).expect("a URL"));
                format!(
                    "{key} 20261115200013 {{\"url\": \"{url}\", \"mime\": \"text/html\", \"status\": \"200\", \
                     \"digest\": \"{digest}\", \"length\": \"7\", \"offset\": \"{number}\", \"filename\": \"f\"}}\n"
                )
            })
            .collect();
        lines.sort();
        for name in ["peregrine-20261115200013-00000-00000abc.cdxj", "peregrine-20261115200013-00001-00000abc.cdxj"] {
            let half = if name.contains("-00000-") { &lines[..1_500] } else { &lines[1_500..] };
            std::fs::write(archive.join(name), half.concat()).expect("written");
        }
        for number in 0..3_000 {
            let found = find_payload(directory.path(), &url(number), &digest(number)).expect("readable");
            assert_eq!(found.map(|position| position.offset), Some(number.into()));
        }
        for (url, digest) in [(url(5), "sha256:x".to_owned()), ("http://example.com/00001".to_owned(), digest(5))] {
            assert_eq!(find_payload(directory.path(), &url, &digest).expect("readable"), None);
        }
    }

    #[test]
    fn pages_with_very_long_urls_are_found_in_indexes_of_any_length() {
        for pages in 1..12 {
            let directory = tempfile::tempdir().expect("a directory");
            let archive = directory.path().join("archive");
            std::fs::create_dir(&archive).expect("created");
            let url = |number: u32| format!("http://example.com/{number:02}{}", "x".repeat(8_000));
            let line = |number: u32| {
                let url = url(number);
                let key = surt(&Url::parse(&url).expect("a URL"));
                format!(
                    "{key} 20261115200013 {{\"url\": \"{url}\", \"mime\": \"text/html\", \"status\": \"200\", \
                     \"digest\": \"sha256:0\", \"length\": \"7\", \"offset\": \"{number}\", \"filename\": \"f\"}}\n"
                )
            };
            let lines: String = (1..=pages).map(line).collect();
            std::fs::write(archive.join("peregrine-20261115200013-00000-00000abc.cdxj"), lines).expect("written");
            for number in 0..=pages + 1 {
                let found = find_payload(directory.path(), &url(number), "sha256:0").expect("readable");
                let is_there = (1..=pages).contains(&number);
                assert_eq!(found.map(|place| place.offset), is_there.then_some(number.into()), "{number} of {pages}");
            }
        }
    }
}
