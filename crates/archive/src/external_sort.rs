//! Sorting more than fits in memory: sorted runs in files that have no name (a crash leaves nothing behind), merged
//! as they are read back.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::File;
use std::io::{BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::error::{ArchiveError, failed};

/// Runs that are merged at once: as many files and buffers are open.
const MOST_RUNS: usize = 48;
const RUN_BUFFER_BYTES: usize = 256 * 1024;
/// What an entry costs in memory beyond its bytes.
const OVERHEAD_BYTES: usize = 24;

/// Takes entries in any order and gives them back in that of their bytes. Equal ones are all kept.
pub struct ExternalSorter {
    directory: PathBuf,
    memory_bytes: usize,
    entries: Vec<Box<[u8]>>,
    used_bytes: usize,
    runs: Vec<File>,
}

impl ExternalSorter {
    /// Temporary files go to `directory`; about `memory_bytes` are kept in memory.
    pub fn new(directory: &Path, memory_bytes: usize) -> Self {
        ExternalSorter {
            directory: directory.to_path_buf(),
            memory_bytes,
            entries: Vec::new(),
            used_bytes: 0,
            runs: Vec::new(),
        }
    }

    pub fn push(&mut self, entry: &[u8]) -> Result<(), ArchiveError> {
        self.entries.push(entry.into());
        self.used_bytes += entry.len() + OVERHEAD_BYTES;
        if self.used_bytes >= self.memory_bytes {
            self.spill()?;
        }
        Ok(())
    }

    /// Everything that was pushed, sorted.
    pub fn sorted(mut self) -> Result<SortedEntries, ArchiveError> {
        if self.runs.is_empty() {
            self.entries.sort_unstable();
            return Ok(SortedEntries { in_memory: self.entries.into_iter(), runs: Merge::default() });
        }
        self.spill()?;
        let runs = Merge::of(std::mem::take(&mut self.runs), &self.directory)?;
        Ok(SortedEntries { in_memory: Vec::new().into_iter(), runs })
    }

    fn spill(&mut self) -> Result<(), ArchiveError> {
        if self.entries.is_empty() {
            return Ok(());
        }
        self.entries.sort_unstable();
        let mut run = RunWriter::create(&self.directory)?;
        for entry in self.entries.drain(..) {
            run.push(&entry)?;
        }
        self.runs.push(run.finish()?);
        self.used_bytes = 0;
        if self.runs.len() >= MOST_RUNS {
            let mut merged = RunWriter::create(&self.directory)?;
            for entry in Merge::of(std::mem::take(&mut self.runs), &self.directory)? {
                merged.push(&entry?)?;
            }
            self.runs.push(merged.finish()?);
        }
        Ok(())
    }
}

struct RunWriter {
    directory: PathBuf,
    file: BufWriter<File>,
}

impl RunWriter {
    fn create(directory: &Path) -> Result<Self, ArchiveError> {
        let file = tempfile::tempfile_in(directory).map_err(failed("create a temporary file in", directory))?;
        Ok(RunWriter { directory: directory.to_path_buf(), file: BufWriter::with_capacity(RUN_BUFFER_BYTES, file) })
    }

    fn push(&mut self, entry: &[u8]) -> Result<(), ArchiveError> {
        // An entry is a line or a key: far below 4 GiB.
        let length = u32::try_from(entry.len()).unwrap_or(u32::MAX);
        let written = self.file.write_all(&length.to_le_bytes()).and_then(|()| self.file.write_all(entry));
        written.map_err(failed("write a temporary file in", &self.directory))
    }

    fn finish(self) -> Result<File, ArchiveError> {
        let directory = self.directory;
        let rewound = self.file.into_inner().map_err(std::io::IntoInnerError::into_error).and_then(|mut file| {
            file.seek(SeekFrom::Start(0))?;
            Ok(file)
        });
        rewound.map_err(failed("write a temporary file in", &directory))
    }
}

/// What an [`ExternalSorter`] was given, in order.
pub struct SortedEntries {
    in_memory: std::vec::IntoIter<Box<[u8]>>,
    runs: Merge,
}

impl Iterator for SortedEntries {
    type Item = Result<Box<[u8]>, ArchiveError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.in_memory.next().map(Ok).or_else(|| self.runs.next())
    }
}

/// Several sorted runs as one.
#[derive(Default)]
struct Merge {
    directory: PathBuf,
    runs: Vec<BufReader<File>>,
    /// The next entry of every run that has one, the least on top.
    heads: BinaryHeap<Reverse<(Box<[u8]>, usize)>>,
}

impl Merge {
    fn of(files: Vec<File>, directory: &Path) -> Result<Self, ArchiveError> {
        let runs = files.into_iter().map(|file| BufReader::with_capacity(RUN_BUFFER_BYTES, file)).collect();
        let mut merge = Merge { directory: directory.to_path_buf(), runs, heads: BinaryHeap::new() };
        for number in 0..merge.runs.len() {
            merge.refill(number)?;
        }
        Ok(merge)
    }

    fn refill(&mut self, number: usize) -> Result<(), ArchiveError> {
        let Some(run) = self.runs.get_mut(number) else { return Ok(()) };
        let entry = read_entry(run).map_err(failed("read a temporary file in", &self.directory))?;
        self.heads.extend(entry.map(|entry| Reverse((entry, number))));
        Ok(())
    }
}

impl Iterator for Merge {
    type Item = Result<Box<[u8]>, ArchiveError>;

    fn next(&mut self) -> Option<Self::Item> {
        let Reverse((entry, number)) = self.heads.pop()?;
        Some(self.refill(number).map(|()| entry))
    }
}

fn read_entry(run: &mut BufReader<File>) -> std::io::Result<Option<Box<[u8]>>> {
    let mut length = [0; 4];
    match run.read_exact(&mut length) {
        Ok(()) => {}
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let mut entry = Vec::new();
    let wanted = u64::from(u32::from_le_bytes(length));
    if run.by_ref().take(wanted).read_to_end(&mut entry)? as u64 != wanted {
        return Err(std::io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(entry.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted_with(memory_bytes: usize, entries: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let directory = tempfile::tempdir().expect("a directory");
        let mut sorter = ExternalSorter::new(directory.path(), memory_bytes);
        for entry in entries {
            sorter.push(entry).expect("pushed");
        }
        let sorted: Result<Vec<_>, _> = sorter.sorted().expect("sorted").collect();
        assert_eq!(std::fs::read_dir(directory.path()).expect("listed").count(), 0, "nothing is left behind");
        sorted.expect("read back").into_iter().map(Vec::from).collect()
    }

    #[test]
    fn whatever_the_memory_the_order_is_the_same_and_nothing_is_lost() {
        let mut state = 7_u64;
        let entries: Vec<Vec<u8>> = (0..3_000)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 50).to_string().into_bytes()
            })
            .collect();
        let mut expected = entries.clone();
        expected.sort();
        // All in memory; a few runs; so many that they are merged on the way.
        for memory_bytes in [usize::MAX, 20_000, 300] {
            assert_eq!(sorted_with(memory_bytes, &entries), expected);
        }
        assert!(sorted_with(100, &[]).is_empty());
    }
}
