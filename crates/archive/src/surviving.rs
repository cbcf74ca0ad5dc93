//! Reading a WARC file that may be damaged: one bad record does not hide those behind it.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use peregrine_warc::{Dictionary, ReadError, ReadLimits, StoredRecord, WarcReader};

use crate::error::{ArchiveError, failed};
use crate::index_check::indexed_offsets;

/// Far beyond the largest body the crawler keeps.
pub(crate) const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 8 << 30 };

/// How much of a file is searched at a time for the beginning of a record.
const WINDOW_BYTES: usize = 1 << 20;
const GZIP_MEMBER: &[u8] = &[0x1f, 0x8b, 0x08];
const ZSTD_FRAME: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// What comes next in a file.
pub(crate) enum Survivor {
    Record(StoredRecord),
    /// From here on something cannot be read.
    Damage {
        offset: u64,
        error: ReadError,
    },
}

/// Shows everything in the first `committed` bytes of a file, in order. Behind a damaged record it goes on where the index
/// says that an answer begins; where that does not help, where the next record is found.
pub(crate) fn for_each_survivor(
    path: &Path,
    committed: u64,
    index: &Path,
    mut each: impl FnMut(Survivor) -> Result<(), ArchiveError>,
) -> Result<(), ArchiveError> {
    let mut file = File::open(path).map_err(failed("open", path))?;
    let end = file.metadata().map_err(failed("look at", path))?.len().min(committed);
    let mut offset = 0;
    // Only a damaged file needs them.
    let mut hints: Option<BTreeSet<u64>> = None;
    loop {
        // Where the reader begins at the front it finds this by itself, and says what is wrong with it.
        let dictionary = if offset > 0 { dictionary_of(&mut file) } else { None };
        let mut failed_at = None;
        for record in records_from(&mut file, path, offset, end, dictionary.as_ref())? {
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
        let hints = match &hints {
            Some(hints) => hints,
            None => hints.insert(indexed_offsets(index)?),
        };
        let dictionary = dictionary_of(&mut file);
        let hint = hints.range(offset + 1..end).next().copied();
        let next = match hint {
            Some(hint) if is_record(&mut file, path, hint, end, dictionary.as_ref())? => Some(hint),
            _ => next_record(&mut file, path, offset + 1, end, dictionary.as_ref())?,
        };
        match next {
            Some(next) => offset = next,
            None => return Ok(()),
        }
    }
}

/// The first place behind this one of a file where a whole record begins.
pub fn next_readable(path: &Path, behind: u64) -> Result<Option<u64>, ArchiveError> {
    let mut file = File::open(path).map_err(failed("open", path))?;
    let end = file.metadata().map_err(failed("look at", path))?.len();
    let dictionary = dictionary_of(&mut file);
    next_record(&mut file, path, behind + 1, end, dictionary.as_ref())
}

fn dictionary_of(file: &mut File) -> Option<Dictionary> {
    file.rewind().ok()?;
    Dictionary::at_front(file).unwrap_or_default()
}

fn records_from<'a>(
    file: &'a mut File,
    path: &Path,
    offset: u64,
    end: u64,
    dictionary: Option<&Dictionary>,
) -> Result<WarcReader<BufReader<std::io::Take<&'a mut File>>>, ArchiveError> {
    file.seek(SeekFrom::Start(offset)).map_err(failed("read", path))?;
    let input = BufReader::with_capacity(WINDOW_BYTES, file.take(end.saturating_sub(offset)));
    Ok(WarcReader::starting_at(input, offset, LIMITS).knowing(dictionary))
}

fn is_record(
    file: &mut File,
    path: &Path,
    offset: u64,
    end: u64,
    dictionary: Option<&Dictionary>,
) -> Result<bool, ArchiveError> {
    Ok(matches!(records_from(file, path, offset, end, dictionary)?.next(), Some(Ok(_))))
}

/// The first place from here on where a whole record begins.
fn next_record(
    file: &mut File,
    path: &Path,
    from: u64,
    end: u64,
    dictionary: Option<&Dictionary>,
) -> Result<Option<u64>, ArchiveError> {
    let mut start = from;
    let mut window = Vec::new();
    while start < end {
        file.seek(SeekFrom::Start(start)).map_err(failed("read", path))?;
        window.clear();
        let wanted = (WINDOW_BYTES as u64).min(end - start);
        file.take(wanted).read_to_end(&mut window).map_err(failed("read", path))?;
        for (place, _) in window.iter().enumerate().filter(|(_, byte)| matches!(byte, 0x1f | 0x28)) {
            let rest = window.get(place..).unwrap_or_default();
            let begins = rest.starts_with(GZIP_MEMBER) || rest.starts_with(ZSTD_FRAME);
            // Its first bytes may lie on both sides of the window's edge.
            let is_cut = rest.len() < ZSTD_FRAME.len();
            let offset = start + place as u64;
            if (begins || is_cut) && is_record(file, path, offset, end, dictionary)? {
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
