//! Whether an index says of its WARC file what is there. Both are sorted by place on disk, so that memory does not grow
//! with either.

use std::collections::BTreeMap;
use std::path::Path;

use peregrine_warc::CdxjLine;

use crate::capped_lines::for_each_line;
use crate::error::ArchiveError;
use crate::external_sort::ExternalSorter;

const SORT_MEMORY_BYTES: usize = 32 << 20;
/// Longest line of an index that is looked at.
const LONGEST_LINE: u64 = 1 << 20;

/// Entries of one place sort in this order.
const IN_WARC: u8 = 0;
const IN_INDEX: u8 = 1;

/// An index as it was found, and beside it what it should say.
pub(crate) struct IndexCheck {
    is_there: bool,
    is_sorted: bool,
    unreadable: Option<String>,
    entries: ExternalSorter,
}

/// What is wrong with an index.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Complaint {
    /// It can be made anew.
    Index(String),
    /// It speaks of a record right where its WARC file ends: the rest of that is gone.
    WarcEnds { at: u64 },
}

impl IndexCheck {
    /// Reads the first `committed` bytes of an index.
    pub(crate) fn read(
        path: &Path,
        committed: u64,
        must_be_sorted: bool,
        directory: &Path,
    ) -> Result<Self, ArchiveError> {
        let mut check = IndexCheck {
            is_there: true,
            is_sorted: true,
            unreadable: None,
            entries: ExternalSorter::new(directory, SORT_MEMORY_BYTES),
        };
        let mut before = Vec::new();
        check.is_there = for_each_line(path, committed, LONGEST_LINE, |_, line| {
            check.is_sorted &= !must_be_sorted || before.as_slice() <= line;
            line.clone_into(&mut before);
            match parse(line) {
                Ok(line) => check.entries.push(&entry(IN_INDEX, &line)),
                Err(error) => {
                    check.unreadable = Some(error);
                    Ok(())
                }
            }
        })?;
        Ok(check)
    }

    /// The WARC file has an answer that calls for this line.
    pub(crate) fn expect(&mut self, line: &str) -> Result<(), ArchiveError> {
        // The line was made a moment ago, of what an index line is made of.
        match CdxjLine::parse(line) {
            Ok(line) => self.entries.push(&entry(IN_WARC, &line)),
            Err(_) => Ok(()),
        }
    }

    /// What is wrong with it, in a few words. The WARC file has `warc_bytes`; of a damaged one only what could be read is
    /// compared.
    pub(crate) fn complaint(self, warc_bytes: u64, is_damaged: bool) -> Result<Option<Complaint>, ArchiveError> {
        if !self.is_there {
            return Ok(Some(Complaint::Index("is missing".to_owned())));
        }
        if let Some(error) = self.unreadable {
            return Ok(Some(Complaint::Index(format!("cannot be read: {error}"))));
        }
        if !self.is_sorted {
            return Ok(Some(Complaint::Index("is not sorted".to_owned())));
        }
        let mut first = None;
        let mut place = Place::default();
        for entry in self.entries.sorted()? {
            let entry = entry?;
            let Some((offset, [kind, said @ ..])) = entry.split_first_chunk::<8>() else { continue };
            let offset = u64::from_be_bytes(*offset);
            if place.offset != offset {
                first = first.or(place.complaint(is_damaged));
                place = Place { offset, ..Place::default() };
            }
            match *kind {
                IN_WARC => place.in_warc = Some(said.to_vec()),
                _ => place.in_index.push(said.to_vec()),
            }
            if *kind == IN_INDEX && offset == warc_bytes {
                return Ok(Some(Complaint::WarcEnds { at: offset }));
            }
        }
        Ok(first.or(place.complaint(is_damaged)).map(Complaint::Index))
    }
}

/// What is said of one place.
#[derive(Default)]
struct Place {
    offset: u64,
    in_warc: Option<Vec<u8>>,
    in_index: Vec<Vec<u8>>,
}

impl Place {
    fn complaint(&self, is_damaged: bool) -> Option<String> {
        let offset = self.offset;
        match (&self.in_warc, self.in_index.as_slice()) {
            (Some(_), []) => Some(format!("has no line for the record at offset {offset}")),
            (None, [_, ..]) if !is_damaged => Some(format!("has a line for offset {offset}, where no answer is")),
            (Some(record), [line]) if record != line => {
                Some(format!("says something else of the record at offset {offset} than the record itself"))
            }
            (_, [_, _, ..]) => Some(format!("has several lines for the record at offset {offset}")),
            _ => None,
        }
    }
}

/// What an index line must agree on with its record, sorted by offset. The status of a malformed answer may be spelled
/// otherwise, so it is not part of it.
fn entry(kind: u8, line: &CdxjLine) -> Vec<u8> {
    let CdxjLine { surt, date, url, digest, length, filename, offset, .. } = line;
    let said = serde_json::json!([surt, date, url, digest, length, filename]).to_string();
    [offset.to_be_bytes().as_slice(), &[kind], said.as_bytes()].concat()
}

/// Where the answers that an index speaks of begin and end, as far as it can be read.
pub(crate) fn indexed_answers(path: &Path) -> Result<BTreeMap<u64, u64>, ArchiveError> {
    let mut answers = BTreeMap::new();
    for_each_line(path, u64::MAX, LONGEST_LINE, |_, line| {
        let line = parse(line).ok();
        answers.extend(line.map(|line| (line.offset, line.offset.saturating_add(line.length))));
        Ok::<(), ArchiveError>(())
    })?;
    Ok(answers)
}

fn parse(line: &[u8]) -> Result<CdxjLine, String> {
    CdxjLine::parse(&String::from_utf8_lossy(line)).map_err(|error| error.to_string())
}
