use std::sync::Arc;

use super::manifest::{Listed, Manifest};
use super::table::Table;
use crate::{Space, StateError};

/// The tables that make up the store at a moment.
#[derive(Clone, Default)]
pub(crate) struct Version {
    /// By space, from the oldest to the newest: first files, then those in memory.
    tables: [Vec<Arc<Table>>; Space::ALL.len()],
    /// By space, the last commit whose writes are in files.
    flushed: [u64; Space::ALL.len()],
}

impl Version {
    pub(crate) fn of_files(tables: [Vec<Arc<Table>>; Space::ALL.len()], flushed: [u64; Space::ALL.len()]) -> Version {
        Version { tables, flushed }
    }

    pub(crate) fn tables(&self, space: Space) -> &[Arc<Table>] {
        &self.tables[space as usize]
    }

    pub(crate) fn flushed(&self, space: Space) -> u64 {
        self.flushed[space as usize]
    }

    pub(crate) fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError> {
        for table in self.tables(space).iter().rev() {
            if let Some(written) = table.get(key)? {
                return Ok(written);
            }
        }
        Ok(None)
    }

    /// The tables of a commit.
    pub(crate) fn push(&mut self, tables: Vec<(Space, Arc<Table>)>) {
        for (space, table) in tables {
            self.tables[space as usize].push(table);
        }
    }

    /// Puts what tables were merged into in their place. All of them are neighbours.
    pub(crate) fn replace(&mut self, space: Space, merged: &[Arc<Table>], by: Option<Arc<Table>>) {
        let tables = &mut self.tables[space as usize];
        let Some(first) = merged.first() else { return };
        let Some(from) = tables.iter().position(|table| Arc::ptr_eq(table, first)) else { return };
        if let Some(last) = merged.last().filter(|_| by.as_ref().is_none_or(|by| !by.is_in_memory())) {
            let flushed = &mut self.flushed[space as usize];
            *flushed = (*flushed).max(last.commits.last);
        }
        tables.splice(from..from + merged.len(), by);
    }

    pub(crate) fn most_tables(&self) -> usize {
        self.tables.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The first commit of which something is in memory only.
    pub(crate) fn first_in_memory(&self) -> Option<u64> {
        let in_memory = self.tables.iter().flatten().filter(|table| table.is_in_memory());
        in_memory.map(|table| table.commits.first).min()
    }

    pub(crate) fn manifest(&self, journal: u64) -> Manifest {
        let listed = |tables: &Vec<Arc<Table>>| {
            let files = tables.iter().filter_map(|table| Some(Listed { id: table.id?, commits: table.commits }));
            files.collect::<Vec<_>>()
        };
        Manifest { tables: self.tables.each_ref().map(listed), flushed: self.flushed, journal }
    }
}
