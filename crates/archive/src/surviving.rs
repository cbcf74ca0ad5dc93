//! Reading a WARC file that may be damaged: one bad record does not hide those behind it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom, Take};
use std::ops::Range;
use std::path::Path;

use peregrine_warc::{Dictionary, ReadError, ReadLimits, StoredRecord, WarcReader};

use crate::error::{ArchiveError, failed};
use crate::index_check::indexed_answers;
use crate::location::RECORD_LIMITS;

const BUFFER_BYTES: usize = 1 << 20;

/// How much of a file is searched at a time for the beginning of a record.
const WINDOW_BYTES: usize = 1 << 20;
/// What a search may spend on a place. Most are no records, and strangers can have as many of them as they please in what they
/// send. Records beyond these limits are only found by way of an index.
const SEARCH_LIMITS: ReadLimits = ReadLimits { header_bytes: 64 << 10, block_bytes: 64 << 20 };
const SEARCH_BUFFER_BYTES: usize = 8 << 10;

/// The header of a gzip member has so many bytes; that of a zstd frame begins with fewer.
const HEADER_BYTES: usize = 10;

/// What comes next in a file.
pub(crate) enum Survivor {
    Record(StoredRecord),
    /// From here on something cannot be read.
    Damage {
        offset: u64,
        error: ReadError,
    },
}

/// Where the answers of a WARC file begin and end, as its index says. What lies within one is what a server sent: it may be
/// WARC records, but they are not the crawl's.
#[derive(Debug, Default)]
pub struct AnswerEdges(BTreeMap<u64, u64>);

impl AnswerEdges {
    /// As far as the index can be read. One that is not there knows of none.
    pub fn of_index(path: &Path) -> Result<Self, ArchiveError> {
        indexed_answers(path).map(AnswerEdges)
    }
}

/// Shows everything in the first `committed` bytes of a file, in order. Behind a damaged record it goes on where the index
/// says that an answer ends or begins; where that does not help, where the next record is found.
pub(crate) fn for_each_survivor<E: From<ArchiveError>>(
    path: &Path,
    committed: u64,
    index: &Path,
    mut each: impl FnMut(Survivor) -> Result<(), E>,
) -> Result<(), E> {
    let mut warc = Searched::open(path, committed)?;
    let mut offset = 0;
    // Only a damaged file needs them.
    let mut edges: Option<AnswerEdges> = None;
    loop {
        // Where the reader begins at the front it finds this by itself, and says what is wrong with it.
        let dictionary = if offset > 0 { warc.dictionary() } else { None };
        let mut failed_at = None;
        for record in warc.records_from(offset, dictionary.as_ref(), BUFFER_BYTES, RECORD_LIMITS)? {
            match record {
                Ok(record) => {
                    offset = record.offset + record.length;
                    each(Survivor::Record(record))?;
                }
                Err(error) => failed_at = Some(error),
            }
        }
        let Some(error) = failed_at else { return Ok(()) };
        each(Survivor::Damage { offset, error })?;
        let edges = match &edges {
            Some(edges) => edges,
            None => edges.insert(AnswerEdges::of_index(index)?),
        };
        match warc.next_behind(offset, edges)? {
            Some(next) => offset = next,
            None => return Ok(()),
        }
    }
}

/// The first place behind a damaged one of a file where a whole record of the crawl begins.
pub fn next_readable(path: &Path, damage: u64, edges: &AnswerEdges) -> Result<Option<u64>, ArchiveError> {
    Searched::open(path, u64::MAX)?.next_behind(damage, edges)
}

/// A WARC file in which records are looked for.
struct Searched<'a> {
    path: &'a Path,
    file: File,
    /// How much of it counts.
    end: u64,
}

impl<'a> Searched<'a> {
    fn open(path: &'a Path, committed: u64) -> Result<Self, ArchiveError> {
        let file = File::open(path).map_err(failed("open", path))?;
        let end = file.metadata().map_err(failed("look at", path))?.len().min(committed);
        Ok(Searched { path, file, end })
    }

    fn dictionary(&mut self) -> Option<Dictionary> {
        self.file.rewind().ok()?;
        Dictionary::at_front(&mut self.file).unwrap_or_default()
    }

    fn records_from(
        &mut self,
        offset: u64,
        dictionary: Option<&Dictionary>,
        buffer_bytes: usize,
        limits: ReadLimits,
    ) -> Result<WarcReader<BufReader<Take<&mut File>>>, ArchiveError> {
        self.file.seek(SeekFrom::Start(offset)).map_err(failed("read", self.path))?;
        let rest = self.end.saturating_sub(offset);
        let input = BufReader::with_capacity(buffer_bytes, self.file.by_ref().take(rest));
        Ok(WarcReader::starting_at(input, offset, limits).knowing(dictionary))
    }

    fn is_record(
        &mut self,
        offset: u64,
        dictionary: Option<&Dictionary>,
        limits: ReadLimits,
    ) -> Result<bool, ArchiveError> {
        let mut records = self.records_from(offset, dictionary, SEARCH_BUFFER_BYTES, limits)?;
        Ok(matches!(records.next(), Some(Ok(_))))
    }

    /// Where to go on behind something that cannot be read: right behind it, if it is an answer that the index knows; else
    /// at the next answer that can be read; else wherever a record is found that lies in no answer.
    fn next_behind(&mut self, damage: u64, AnswerEdges(answers): &AnswerEdges) -> Result<Option<u64>, ArchiveError> {
        let dictionary = self.dictionary();
        let dictionary = dictionary.as_ref();
        let end_of_damage = answers.get(&damage).copied().filter(|end| *end > damage);
        let behind = answers.range(damage.saturating_add(1)..);
        let edges = behind.clone().flat_map(|(begin, end)| [*begin, *end]);
        for edge in end_of_damage.into_iter().chain(edges) {
            if edge < self.end && self.is_record(edge, dictionary, RECORD_LIMITS)? {
                return Ok(Some(edge));
            }
        }
        let mut from = end_of_damage.unwrap_or(damage.saturating_add(1));
        for (begin, end) in behind {
            if let Some(found) = self.search(from..*begin, dictionary)? {
                return Ok(Some(found));
            }
            from = from.max(*end);
        }
        self.search(from..u64::MAX, dictionary)
    }

    /// The first of these places where a whole record begins.
    fn search(&mut self, places: Range<u64>, dictionary: Option<&Dictionary>) -> Result<Option<u64>, ArchiveError> {
        let end = places.end.min(self.end);
        let mut start = places.start;
        let mut window = Vec::new();
        while start < end {
            self.file.seek(SeekFrom::Start(start)).map_err(failed("read", self.path))?;
            window.clear();
            let wanted = (WINDOW_BYTES as u64).min(end - start);
            self.file.by_ref().take(wanted).read_to_end(&mut window).map_err(failed("read", self.path))?;
            for (place, _) in window.iter().enumerate().filter(|(_, byte)| matches!(byte, 0x1f | 0x28)) {
                let rest = window.get(place..).unwrap_or_default();
                // Its first bytes may lie on both sides of the window's edge.
                let is_cut = rest.len() < HEADER_BYTES;
                let offset = start + place as u64;
                if (is_cut || begins_as_ours(rest)) && self.is_record(offset, dictionary, SEARCH_LIMITS)? {
                    return Ok(Some(offset));
                }
            }
            if window.is_empty() {
                return Ok(None);
            }
            start += window.len() as u64;
        }
        Ok(None)
    }
}

/// Whether a record may begin here, as this crawler writes them: in gzip without a name and a moment, and from no particular
/// system. Tombstones may have a comment.
fn begins_as_ours(bytes: &[u8]) -> bool {
    const COMMENT: u8 = 1 << 4;
    matches!(bytes, [0x1f, 0x8b, 8, 0 | COMMENT, 0, 0, 0, 0, _, 0xff, ..] | [0x28, 0xb5, 0x2f, 0xfd, ..])
}
