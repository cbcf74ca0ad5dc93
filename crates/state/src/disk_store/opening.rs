use std::path::Path;
use std::sync::Arc;

use super::journal::{self, Journal, Journals, Replayed};
use super::manifest::{Listed, Manifest};
use super::table::{Table, damaged, file_name};
use super::version::Version;
use super::{ENGINE, TABLES};
use crate::marker::io_error;
use crate::run_directory::sync_directory;
use crate::{RunFiles, Space, StateError};

const FIRST_JOURNAL: u64 = 1;

pub(crate) struct Opened {
    pub(crate) version: Version,
    pub(crate) journal: Journal,
    pub(crate) journals: Journals,
    pub(crate) commit: u64,
    pub(crate) next_table: u64,
}

/// A store with nothing in it.
pub(crate) fn create(path: &Path) -> Result<(), StateError> {
    let engine = path.join(ENGINE);
    let create = || -> std::io::Result<()> {
        std::fs::create_dir(&engine)?;
        sync_directory(path)
    };
    create().map_err(|source| io_error("create", path, source))?;
    Journal::create(&engine, FIRST_JOURNAL, 0)?;
    Manifest { journal: FIRST_JOURNAL, ..Manifest::default() }.write(&engine)
}

pub(crate) fn open(path: &Path, files: &dyn RunFiles) -> Result<Opened, StateError> {
    let engine = path.join(ENGINE);
    let Some(manifest) = Manifest::read(&engine)? else {
        return Err(damaged(&engine, "its manifest is missing"));
    };
    let mut version = open_tables(path, &manifest, files)?;
    let next_table = remove_unlisted(&manifest, files)?;
    let mut journals = replay_journals(&engine, &manifest, &mut version)?;
    let Some(last) = journals.pop() else {
        return Err(damaged(&engine, "its journal is missing"));
    };
    let commit = last.closed.last_commit;
    if manifest.flushed.iter().any(|flushed| *flushed > commit) {
        return Err(damaged(&engine, "its last journal ends too early"));
    }
    let journal = Journal::go_on(&engine, last.closed.number, last.bytes)?;
    let closed = journals.into_iter().map(|replayed| replayed.closed).collect();
    let journals = Journals { closed, current: journal.number };
    Ok(Opened { version, journal, journals, commit, next_table })
}

fn open_tables(path: &Path, manifest: &Manifest, files: &dyn RunFiles) -> Result<Version, StateError> {
    let directory = path.join(TABLES);
    let open = |listed: &Listed| {
        let name = file_name(listed.id);
        let table = Table::open(listed.id, files.open(&name)?, directory.join(name), listed.commits)?;
        Ok(Arc::new(table))
    };
    let mut tables: [Vec<Arc<Table>>; Space::ALL.len()] = Default::default();
    for (tables, listed) in tables.iter_mut().zip(&manifest.tables) {
        *tables = listed.iter().map(open).collect::<Result<_, StateError>>()?;
    }
    Ok(Version::of_files(tables, manifest.flushed))
}

/// Tables that no manifest came to name, or that none names any more.
fn remove_unlisted(manifest: &Manifest, files: &dyn RunFiles) -> Result<u64, StateError> {
    let listed: Vec<String> = manifest.tables.iter().flatten().map(|listed| file_name(listed.id)).collect();
    for name in files.names()? {
        if !listed.contains(&name) {
            files.remove(&name)?;
        }
    }
    Ok(manifest.tables.iter().flatten().map(|listed| listed.id + 1).max().unwrap_or(1))
}

fn replay_journals(engine: &Path, manifest: &Manifest, version: &mut Version) -> Result<Vec<Replayed>, StateError> {
    let mut numbers = journal::numbers(engine)?;
    let needless = numbers.iter().take_while(|number| **number < manifest.journal).count();
    for number in numbers.drain(..needless) {
        journal::remove(engine, number)?;
    }
    let mut journals: Vec<Replayed> = Vec::new();
    for (at, number) in numbers.iter().enumerate() {
        if *number != manifest.journal + at as u64 {
            return Err(damaged(engine, "a journal is missing"));
        }
        let replayed = journal::replay(engine, *number, at + 1 == numbers.len(), |frame| {
            let new = frame.tables.into_iter().filter(|(space, _)| frame.commit > version.flushed(*space));
            version.push(new.map(|(space, table)| (space, Arc::new(table))).collect());
        })?;
        let Some(replayed) = replayed else { break };
        if journals.last().is_some_and(|before| before.closed.last_commit != replayed.after) {
            return Err(damaged(engine, "a commit is missing between two journals"));
        }
        journals.push(replayed);
    }
    Ok(journals)
}
