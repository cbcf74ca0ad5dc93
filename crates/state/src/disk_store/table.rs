use std::path::PathBuf;
use std::sync::Arc;

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::block::reach;
use super::table_builder::TableOut;
use super::table_index::Index;
use crate::batch::head_of;
use crate::{RunFile, StateError};

const MAGIC: [u8; 8] = *b"pgtable1";
const FOOTER_BYTES: usize = 40;
/// Behind every block.
pub(crate) const CHECK_BYTES: usize = 4;

/// Sorted entries of one space, written once: blocks of a few kilobytes, then where they begin, then a footer.
///
/// Those of the last commits are in memory, and the journal has them; all others are files.
pub(crate) struct Table {
    bytes: TableBytes,
    index: Index,
    /// Commits whose writes it holds.
    pub(crate) commits: Commits,
    /// Of its file, where it is one.
    pub(crate) id: Option<u64>,
}

/// The first and the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Commits {
    pub(crate) first: u64,
    pub(crate) last: u64,
}

enum TableBytes {
    Memory(Arc<Vec<u8>>),
    File(Arc<dyn RunFile>, PathBuf),
}

/// The bytes of some blocks.
pub(crate) enum Stretch {
    Memory(Arc<Vec<u8>>),
    Read(Vec<u8>),
}

impl Default for Stretch {
    fn default() -> Self {
        Stretch::Read(Vec::new())
    }
}

impl Stretch {
    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Stretch::Memory(bytes) => bytes,
            Stretch::Read(bytes) => bytes,
        }
    }
}

pub(crate) fn file_name(id: u64) -> String {
    format!("{id:012}.table")
}

impl Table {
    pub(crate) fn in_memory(bytes: Vec<u8>, index: Index, commits: Commits) -> Table {
        Table { bytes: TableBytes::Memory(Arc::new(bytes)), index, commits, id: None }
    }

    pub(crate) fn in_file(id: u64, file: Arc<dyn RunFile>, path: PathBuf, index: Index, commits: Commits) -> Table {
        Table { bytes: TableBytes::File(file, path), index, commits, id: Some(id) }
    }

    /// A table that somebody wrote before, its index and footer checked. Blocks are checked when they are read.
    pub(crate) fn open(id: u64, file: Arc<dyn RunFile>, path: PathBuf, commits: Commits) -> Result<Table, StateError> {
        let damaged = |detail| Err(damaged(&path, detail));
        let Some(footer_at) = file.len().checked_sub(FOOTER_BYTES as u64) else {
            return damaged("it is too short");
        };
        let mut footer = [0; FOOTER_BYTES];
        file.read_at(footer_at, &mut footer)?;
        let Some(footer) = Footer::read(&footer) else {
            return damaged("its footer does not match its checksum");
        };
        if footer.index_at.checked_add(footer.index_bytes) != Some(footer_at) {
            return damaged("its index is not where it should be");
        }
        let mut bytes = vec![0; usize::try_from(footer.index_bytes).unwrap_or(usize::MAX)];
        file.read_at(footer.index_at, &mut bytes)?;
        if xxh3_64(&bytes) != footer.index_check {
            return damaged("its index does not match its checksum");
        }
        match Index::decode(&bytes, footer.index_at) {
            Some(index) => Ok(Table::in_file(id, file, path, index, commits)),
            None => damaged("its index makes no sense"),
        }
    }

    /// One that lies in a journal, whose checksum was found to be right.
    pub(crate) fn from_journal(bytes: Vec<u8>, commits: Commits) -> Option<Table> {
        let footer_at = bytes.len().checked_sub(FOOTER_BYTES)?;
        let footer = Footer::read(bytes.get(footer_at..)?.try_into().ok()?)?;
        let index_at = usize::try_from(footer.index_at).ok()?;
        let index = Index::decode(bytes.get(index_at..footer_at)?, footer.index_at)?;
        Some(Table::in_memory(bytes, index, commits))
    }

    /// The bytes of its blocks.
    pub(crate) fn data_bytes(&self) -> u64 {
        self.index.data_bytes()
    }

    pub(crate) fn is_in_memory(&self) -> bool {
        matches!(self.bytes, TableBytes::Memory(_))
    }

    /// All its bytes, where it is in memory.
    pub(crate) fn image(&self) -> Option<&[u8]> {
        match &self.bytes {
            TableBytes::Memory(bytes) => Some(bytes),
            TableBytes::File(..) => None,
        }
    }

    /// Its memory, where nobody else uses it.
    pub(crate) fn into_memory(self) -> Option<Vec<u8>> {
        match self.bytes {
            TableBytes::Memory(bytes) => Arc::into_inner(bytes),
            TableBytes::File(..) => None,
        }
    }

    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    pub(crate) fn blocks(&self) -> usize {
        self.index.blocks()
    }

    /// Whether there may be a key that begins like this.
    pub(crate) fn may_have_alike(&self, head: u64) -> bool {
        self.index.filter.may_hold(head)
    }

    /// The block that has this key, if any has.
    pub(crate) fn block_of(&self, key: &[u8]) -> usize {
        self.index.find(key)
    }

    /// The same, where it is known to be this block or a later one, and probably one nearby.
    pub(crate) fn block_of_from(&self, from: usize, key: &[u8]) -> usize {
        self.index.find_from(from, key)
    }

    /// The write to this key, if there is one: a value, or that there is none.
    pub(crate) fn get(&self, key: &[u8]) -> Result<Option<Option<Vec<u8>>>, StateError> {
        if self.blocks() == 0 || !self.may_have_alike(head_of(key)) {
            return Ok(None);
        }
        let number = self.block_of(key);
        let mut read = Vec::new();
        let block = match &self.bytes {
            TableBytes::Memory(bytes) => self.in_memory_block(bytes, number),
            TableBytes::File(..) => {
                self.read_blocks(number, number + 1, &mut read)?;
                self.checked(&read, number, number)?
            }
        };
        let found = reach(block, 0, 0, key).map_err(|()| self.is_damaged())?;
        Ok(found.filter(|reached| reached.is_exact).map(|reached| reached.entry.value.map(<[u8]>::to_vec)))
    }

    /// The stretch of bytes that begins with this block, and the first block that is not in it. It has `ahead` bytes about,
    /// or one block where that is longer.
    pub(crate) fn stretch(&self, from: usize, ahead: u64, reuse: Stretch) -> Result<(Stretch, usize), StateError> {
        if let TableBytes::Memory(bytes) = &self.bytes {
            return Ok((Stretch::Memory(bytes.clone()), self.blocks()));
        }
        let limit = self.index.begin(from) + ahead;
        let until = (from + 1..self.blocks()).find(|number| self.index.end(*number) > limit).unwrap_or(self.blocks());
        let mut read = match reuse {
            Stretch::Read(read) => read,
            Stretch::Memory(_) => Vec::new(),
        };
        self.read_blocks(from, until, &mut read)?;
        Ok((Stretch::Read(read), until))
    }

    /// Where in a stretch that begins with block `first` the entries of block `number` lie.
    pub(crate) fn range_in(
        &self,
        stretch: &Stretch,
        first: usize,
        number: usize,
    ) -> Result<(usize, usize), StateError> {
        match stretch {
            Stretch::Memory(_) => {
                Ok((self.index.begin(number) as usize, self.index.end(number) as usize - CHECK_BYTES))
            }
            Stretch::Read(read) => {
                let before = self.index.begin(first);
                self.checked(read, first, number)?;
                let begin = (self.index.begin(number) - before) as usize;
                Ok((begin, (self.index.end(number) - before) as usize - CHECK_BYTES))
            }
        }
    }

    fn in_memory_block<'a>(&self, bytes: &'a [u8], number: usize) -> &'a [u8] {
        &bytes[self.index.begin(number) as usize..self.index.end(number) as usize - CHECK_BYTES]
    }

    fn read_blocks(&self, from: usize, until: usize, read: &mut Vec<u8>) -> Result<(), StateError> {
        let TableBytes::File(file, _) = &self.bytes else { return Ok(()) };
        let begin = self.index.begin(from);
        read.resize((self.index.end(until - 1) - begin) as usize, 0);
        file.read_at(begin, read)
    }

    /// The entries of a block, found to be as they were written.
    fn checked<'a>(&self, read: &'a [u8], first: usize, number: usize) -> Result<&'a [u8], StateError> {
        let before = self.index.begin(first);
        let (begin, end) = (self.index.begin(number) - before, self.index.end(number) - before);
        let block = read.get(begin as usize..end as usize).ok_or_else(|| self.is_damaged())?;
        let (entries, check) = block.split_last_chunk::<CHECK_BYTES>().ok_or_else(|| self.is_damaged())?;
        if *check != check_of(entries) {
            return Err(self.is_damaged());
        }
        Ok(entries)
    }

    pub(crate) fn is_damaged(&self) -> StateError {
        let path = match &self.bytes {
            TableBytes::File(_, path) => path.clone(),
            TableBytes::Memory(_) => PathBuf::from("memory"),
        };
        damaged(&path, "a block does not match its checksum")
    }
}

pub(crate) fn damaged(path: &std::path::Path, detail: &str) -> StateError {
    StateError::Corrupt { path: path.to_owned(), detail: detail.to_owned() }
}

pub(crate) fn check_of(entries: &[u8]) -> [u8; CHECK_BYTES] {
    (xxh3_64(entries) as u32).to_le_bytes()
}

struct Footer {
    index_at: u64,
    index_bytes: u64,
    index_check: u64,
}

impl Footer {
    fn read(bytes: &[u8; FOOTER_BYTES]) -> Option<Footer> {
        let (checked, check) = bytes.split_last_chunk::<8>()?;
        let (magic, numbers) = checked.split_first_chunk::<8>()?;
        if *magic != MAGIC || u64::from_le_bytes(*check) != xxh3_64(checked) {
            return None;
        }
        let (numbers, _) = numbers.as_chunks::<8>();
        let [index_at, index_bytes, index_check] = *numbers else { return None };
        let number = u64::from_le_bytes;
        Some(Footer { index_at: number(index_at), index_bytes: number(index_bytes), index_check: number(index_check) })
    }
}

/// Writes what follows the blocks of a table, in pieces: the index of a large one is large, too.
pub(crate) fn write_tail<O: TableOut>(index: &Index, out: &mut O) -> Result<(), StateError> {
    let (mut index_bytes, mut check) = (0, Xxh3::new());
    index.encode(|piece| {
        index_bytes += piece.len() as u64;
        check.update(piece);
        out.write(piece)
    })?;
    let mut footer = MAGIC.to_vec();
    for number in [index.data_bytes(), index_bytes, check.digest()] {
        footer.extend_from_slice(&number.to_le_bytes());
    }
    let check = xxh3_64(&footer);
    footer.extend_from_slice(&check.to_le_bytes());
    out.write(&footer)
}
