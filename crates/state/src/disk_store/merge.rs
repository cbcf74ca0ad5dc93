use std::path::Path;
use std::sync::Arc;

use super::cursor::{Cursor, Merged};
use super::table::{Commits, Table, file_name};
use super::table_builder::TableBuilder;
use super::table_index::Index;
use crate::run_directory::RunDirectory;
use crate::{RunFiles, RunWriter, Space, StateError, Walk};

/// Read at once from each file.
const READ_AHEAD: u64 = 256 << 10;
/// Written between two looks at what else there is to do.
const STEP_BYTES: u64 = 1 << 20;

/// Tables on their way into one, a piece at a time.
pub(crate) struct Merge {
    pub(crate) space: Space,
    pub(crate) inputs: Vec<Arc<Table>>,
    pub(crate) input_bytes: u64,
    merged: Merged,
    /// Whether there is nothing older that a deleted key would have to hide.
    drops_deleted: bool,
    out: Out,
}

/// Where tables are merged to.
pub(crate) enum To<'a> {
    /// With room for all of them.
    Memory(Vec<u8>),
    /// Of this number, maybe over one that is not needed any more.
    File(u64, &'a RunDirectory, Option<String>),
}

pub(crate) struct Finished {
    /// Nothing where all was deleted.
    pub(crate) table: Option<Arc<Table>>,
    /// What it stands for.
    pub(crate) inputs: Vec<Arc<Table>>,
}

enum Out {
    Memory(TableBuilder<Vec<u8>>),
    File(u64, TableBuilder<Box<dyn RunWriter>>),
}

impl Merge {
    pub(crate) fn new(
        space: Space,
        inputs: Vec<Arc<Table>>,
        drops_deleted: bool,
        to: To<'_>,
    ) -> Result<Merge, StateError> {
        let cursors = inputs.iter().map(|table| Cursor::seek(table.clone(), b"", READ_AHEAD));
        let merged = Merged::new(cursors.collect::<Result<_, _>>()?);
        let input_bytes: u64 = inputs.iter().map(|table| table.data_bytes()).sum();
        let out = match to {
            To::Memory(spare) => Out::Memory(TableBuilder::new(spare)),
            To::File(id, files, needless) => {
                let index = Index::with_room_for(inputs.iter().map(|table| table.index()));
                let file = files.create_over(&file_name(id), needless.as_deref())?;
                Out::File(id, TableBuilder::with_index_of(file, index))
            }
        };
        Ok(Merge { space, inputs, input_bytes, merged, drops_deleted, out })
    }

    /// Moves a piece along. Says whether there is more.
    pub(crate) fn step(&mut self) -> Result<bool, StateError> {
        let until = self.written() + STEP_BYTES;
        while self.written() < until {
            let Some((key, value)) = self.merged.entry() else { return Ok(false) };
            if value.is_some() || !self.drops_deleted {
                match &mut self.out {
                    Out::Memory(builder) => builder.push(key, value)?,
                    Out::File(_, builder) => builder.push(key, value)?,
                }
            }
            self.merged.advance()?;
        }
        Ok(true)
    }

    fn written(&self) -> u64 {
        match &self.out {
            Out::Memory(builder) => builder.written(),
            Out::File(_, builder) => builder.written(),
        }
    }

    pub(crate) fn finish(self, files: &dyn RunFiles, directory: &Path) -> Result<Finished, StateError> {
        let commits = Commits {
            first: self.inputs.first().map_or(0, |table| table.commits.first),
            last: self.inputs.last().map_or(0, |table| table.commits.last),
        };
        let table = match self.out {
            Out::Memory(builder) => builder.finish_in_memory(commits)?,
            Out::File(id, builder) => {
                if builder.is_empty() {
                    return Ok(Finished { table: None, inputs: self.inputs });
                }
                let (writer, mut index) = builder.finish()?;
                index.shrink();
                writer.finish()?;
                let name = file_name(id);
                Table::in_file(id, files.open(&name)?, directory.join(name), index, commits)
            }
        };
        Ok(Finished { table: Some(Arc::new(table)), inputs: self.inputs })
    }
}
