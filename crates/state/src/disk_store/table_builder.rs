use super::block::{common_prefix, push_entry};
use super::head_filter::Heads;
use super::table::{Commits, Table, check_of, write_tail};
use super::table_index::Index;
use crate::batch::head_of;
use crate::{HEAD_BYTES, RunWriter, StateError};

/// A block is closed when it has this many bytes. Reading one entry reads a block, and the index, which is in RAM,
/// has one key for each.
const BLOCK_BYTES: usize = 4 << 10;

/// Writes a table, entry by entry in the order of their keys.
pub(crate) struct TableBuilder<O> {
    out: O,
    block: Vec<u8>,
    index: Index,
    heads: Heads,
    /// From where on keys may be in the block, shortened.
    separator: Vec<u8>,
    last_key: Vec<u8>,
    written: u64,
}

/// What a table takes whose blocks have so many bytes, its index and footer included: room for more than that would be doubled for
/// them.
pub(crate) fn with_index(bytes: usize) -> usize {
    bytes + bytes / 16 + 256
}

/// Where a table is written to.
pub(crate) trait TableOut {
    fn write(&mut self, bytes: &[u8]) -> Result<(), StateError>;
}

impl TableOut for Vec<u8> {
    fn write(&mut self, bytes: &[u8]) -> Result<(), StateError> {
        self.extend_from_slice(bytes);
        Ok(())
    }
}

impl TableOut for Box<dyn RunWriter> {
    fn write(&mut self, bytes: &[u8]) -> Result<(), StateError> {
        RunWriter::write(&mut **self, bytes)
    }
}

impl<O: TableOut> TableBuilder<O> {
    pub(crate) fn new(out: O) -> Self {
        TableBuilder {
            out,
            block: Vec::with_capacity(2 * BLOCK_BYTES),
            index: Index::default(),
            heads: Heads::default(),
            separator: Vec::new(),
            last_key: Vec::new(),
            written: 0,
        }
    }

    /// With an index that need not grow.
    pub(crate) fn with_index_of(out: O, index: Index) -> Self {
        TableBuilder { index, ..TableBuilder::new(out) }
    }

    pub(crate) fn push(&mut self, key: &[u8], value: Option<&[u8]>) -> Result<(), StateError> {
        let mut shared = common_prefix(&self.last_key, key);
        if self.block.len() >= BLOCK_BYTES {
            self.close_block()?;
            // One byte more than it shares with the last key before it is what it takes to come behind that. The first bytes cost
            // the index nothing.
            self.separator.extend_from_slice(&key[..key.len().min((shared + 1).max(HEAD_BYTES))]);
        }
        if shared < HEAD_BYTES {
            self.heads.push(head_of(key));
        }
        if self.block.is_empty() {
            shared = 0;
        }
        push_entry(&mut self.block, shared, &key[shared..], value);
        self.last_key.truncate(shared);
        self.last_key.extend_from_slice(&key[shared..]);
        Ok(())
    }

    fn close_block(&mut self) -> Result<(), StateError> {
        let check = check_of(&self.block);
        self.block.extend_from_slice(&check);
        self.out.write(&self.block)?;
        self.written += self.block.len() as u64;
        self.index.push(&self.separator, self.written);
        self.block.clear();
        self.separator.clear();
        Ok(())
    }

    /// What it was written to, complete.
    pub(crate) fn finish(mut self) -> Result<(O, Index), StateError> {
        if !self.block.is_empty() {
            self.close_block()?;
        }
        write_tail(&self.index, &mut self.out)?;
        self.index.filter = self.heads.filter();
        Ok((self.out, self.index))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.written == 0 && self.block.is_empty()
    }

    pub(crate) fn written(&self) -> u64 {
        self.written
    }
}

impl TableBuilder<Vec<u8>> {
    pub(crate) fn finish_in_memory(self, commits: Commits) -> Result<Table, StateError> {
        let (bytes, index) = self.finish()?;
        Ok(Table::in_memory(bytes, index, commits))
    }
}
