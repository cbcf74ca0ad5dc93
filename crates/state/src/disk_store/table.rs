use std::path::PathBuf;
use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_64;

use super::block::{push_number, reach, read_number};
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

/// Where the blocks of a table begin, and with which keys: the shortest that comes behind all keys before the block.
#[derive(Default)]
pub(crate) struct Index {
    heads: Vec<u64>,
    keys: Vec<u8>,
    /// Where in `keys` each ends. All of this is in RAM for every block of every file, so what belongs together is not kept together
    /// where that would cost padding.
    key_ends: Vec<u32>,
    /// The lower half of where each ends.
    block_ends: Vec<u32>,
    /// Blocks from which on the upper half is one more.
    carries: Vec<u32>,
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

    pub(crate) fn blocks(&self) -> usize {
        self.index.block_ends.len()
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
        if self.blocks() == 0 {
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

impl Index {
    /// The block ends here, and begins with this key or behind it.
    pub(crate) fn push(&mut self, key: &[u8], block_end: u64) {
        self.heads.push(head_of(key));
        self.keys.extend_from_slice(key);
        self.key_ends.push(u32::try_from(self.keys.len()).unwrap_or(u32::MAX));
        while (self.carries.len() as u64) < block_end >> 32 {
            self.carries.push(self.block_ends.len() as u32);
        }
        self.block_ends.push(block_end as u32);
    }

    /// For tables that are merged into one: it has no more blocks than they have, and growing would take twice what is needed.
    pub(crate) fn with_room_for<'a>(tables: impl Iterator<Item = &'a Table> + Clone) -> Index {
        let blocks = tables.clone().map(Table::blocks).sum();
        Index {
            heads: Vec::with_capacity(blocks),
            keys: Vec::with_capacity(tables.map(|table| table.index.keys.len()).sum()),
            key_ends: Vec::with_capacity(blocks),
            block_ends: Vec::with_capacity(blocks),
            carries: Vec::new(),
        }
    }

    /// Takes no more memory than it needs, for as long as its table is there.
    pub(crate) fn shrink(&mut self) {
        self.heads.shrink_to_fit();
        self.keys.shrink_to_fit();
        self.key_ends.shrink_to_fit();
        self.block_ends.shrink_to_fit();
    }

    /// The bytes of all blocks.
    fn data_bytes(&self) -> u64 {
        self.begin(self.block_ends.len())
    }

    fn begin(&self, number: usize) -> u64 {
        number.checked_sub(1).map_or(0, |before| self.end(before))
    }

    fn end(&self, number: usize) -> u64 {
        let carried = self.carries.partition_point(|from| *from as usize <= number);
        (carried as u64) << 32 | u64::from(self.block_ends[number])
    }

    fn key(&self, number: usize) -> &[u8] {
        let begin = number.checked_sub(1).map_or(0, |before| self.key_ends[before]);
        &self.keys[begin as usize..self.key_ends[number] as usize]
    }

    /// The last block that does not begin behind this key.
    fn find(&self, key: &[u8]) -> usize {
        self.find_in(0, self.heads.len(), key)
    }

    /// The same from a block on that does not begin behind it: steps that double, then a search within the last.
    fn find_from(&self, from: usize, key: &[u8]) -> usize {
        let head = head_of(key);
        let (mut not_behind, mut step) = (from, 1);
        while let Some(here) = self.heads.get(not_behind + step)
            && *here <= head
        {
            not_behind += step;
            step *= 2;
        }
        // The head alone does not tell whether a block with the same one begins behind the key.
        let begin = if self.heads.get(not_behind) == Some(&head) { from } else { not_behind };
        self.find_in(begin, (not_behind + step).min(self.heads.len()), key)
    }

    fn find_in(&self, begin: usize, end: usize, key: &[u8]) -> usize {
        let head = head_of(key);
        let heads = &self.heads[begin..end];
        let mut not_behind = heads.partition_point(|here| *here < head);
        let mut behind = begin + not_behind + heads[not_behind..].partition_point(|here| *here == head);
        not_behind += begin;
        while not_behind < behind {
            let middle = not_behind.midpoint(behind);
            if self.key(middle) <= key {
                not_behind = middle + 1;
            } else {
                behind = middle;
            }
        }
        not_behind.saturating_sub(1)
    }

    fn encode(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.keys.len() + 4 * self.block_ends.len());
        for number in 0..self.block_ends.len() {
            let key = self.key(number);
            push_number(&mut out, key.len());
            out.extend_from_slice(key);
            push_number(&mut out, (self.end(number) - self.begin(number)) as usize);
        }
        out
    }

    fn decode(bytes: &[u8], data_bytes: u64) -> Option<Index> {
        let mut index = Index::default();
        let (mut at, mut block_end) = (0, 0u64);
        while at < bytes.len() {
            let (key_bytes, key_at) = read_number(bytes, at)?;
            let key = bytes.get(key_at..key_at.checked_add(key_bytes)?)?;
            let (block_bytes, next) = read_number(bytes, key_at + key_bytes)?;
            if block_bytes <= CHECK_BYTES {
                return None;
            }
            block_end = block_end.checked_add(block_bytes as u64)?;
            index.push(key, block_end);
            at = next;
        }
        index.shrink();
        (block_end == data_bytes).then_some(index)
    }
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

/// What follows the blocks of a table.
pub(crate) fn tail(index: &Index) -> Vec<u8> {
    let mut tail = index.encode();
    let index_bytes = tail.len() as u64;
    let index_at = index.data_bytes();
    let mut footer = MAGIC.to_vec();
    for number in [index_at, index_bytes, xxh3_64(&tail)] {
        footer.extend_from_slice(&number.to_le_bytes());
    }
    let check = xxh3_64(&footer);
    tail.extend_from_slice(&footer);
    tail.extend_from_slice(&check.to_le_bytes());
    tail
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_end_where_they_do_in_tables_of_many_gigabytes_too() {
        let mut index = Index::default();
        let ends: Vec<u64> = (1..=20).map(|number| number * 3_000_000_000).collect();
        for (number, end) in ends.iter().enumerate() {
            index.push(&(number as u64).to_be_bytes(), *end);
        }
        assert!(ends.iter().enumerate().all(|(number, end)| index.end(number) == *end));
        assert_eq!((index.begin(0), index.begin(7), index.data_bytes()), (0, ends[6], ends[19]));
    }
}
