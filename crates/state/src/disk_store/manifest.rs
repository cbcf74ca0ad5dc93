//! Which files make up the store. It is written anew, whole, whenever that changes.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;

use xxhash_rust::xxh3::xxh3_64;

use super::table::{Commits, damaged};
use crate::marker::io_error;
use crate::run_directory::sync_directory;
use crate::{Space, StateError};

const FILE: &str = "manifest";
const NEXT: &str = "manifest.next";
const MAGIC: &str = "peregrine tables, format 1";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Manifest {
    /// By space, from the oldest table to the newest.
    pub(crate) tables: [Vec<Listed>; Space::ALL.len()],
    /// By space, up to which commit the tables hold its writes; those of later ones are in the journal.
    pub(crate) flushed: [u64; Space::ALL.len()],
    /// The first journal that is needed.
    pub(crate) journal: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) id: u64,
    pub(crate) commits: Commits,
}

impl Manifest {
    pub(crate) fn read(directory: &Path) -> Result<Option<Manifest>, StateError> {
        let path = directory.join(FILE);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) if error.kind() == ErrorKind::InvalidData => return Err(damaged(&path, "it is not text")),
            Err(source) => return Err(io_error("read", &path, source)),
        };
        match Manifest::parse(&text) {
            Some(manifest) => Ok(Some(manifest)),
            None => Err(damaged(&path, "it does not match its checksum")),
        }
    }

    /// In place, and durable, once this returns.
    pub(crate) fn write(&self, directory: &Path) -> Result<(), StateError> {
        let (path, next) = (directory.join(FILE), directory.join(NEXT));
        let write = || -> std::io::Result<()> {
            let mut file = File::create(&next)?;
            file.write_all(self.text().as_bytes())?;
            file.sync_all()?;
            fs::rename(&next, &path)?;
            sync_directory(directory)
        };
        write().map_err(|source| io_error("write", &path, source))
    }

    fn text(&self) -> String {
        let mut text = format!("{MAGIC}\njournal {}\n", self.journal);
        for space in Space::ALL {
            let slot = space as usize;
            text.push_str(&format!("{} {}", space.name(), self.flushed[slot]));
            for Listed { id, commits } in &self.tables[slot] {
                text.push_str(&format!(" {id}:{}-{}", commits.first, commits.last));
            }
            text.push('\n');
        }
        text.push_str(&format!("{:016x}\n", xxh3_64(text.as_bytes())));
        text
    }

    fn parse(text: &str) -> Option<Manifest> {
        let (checked, check) = text.strip_suffix('\n')?.rsplit_once('\n')?;
        let checked = text.get(..checked.len() + 1)?;
        if u64::from_str_radix(check, 16).ok()? != xxh3_64(checked.as_bytes()) {
            return None;
        }
        let mut lines = checked.lines();
        lines.next().filter(|magic| *magic == MAGIC)?;
        let journal = lines.next()?.strip_prefix("journal ")?.parse().ok()?;
        let mut manifest = Manifest { journal, ..Manifest::default() };
        for space in Space::ALL {
            let mut words = lines.next()?.split(' ');
            words.next().filter(|name| *name == space.name())?;
            manifest.flushed[space as usize] = words.next()?.parse().ok()?;
            for word in words {
                let (id, commits) = word.split_once(':')?;
                let (first, last) = commits.split_once('-')?;
                let commits = Commits { first: first.parse().ok()?, last: last.parse().ok()? };
                manifest.tables[space as usize].push(Listed { id: id.parse().ok()?, commits });
            }
        }
        lines.next().is_none().then_some(manifest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_is_read_as_it_was_written_and_otherwise_refused() {
        let directory = tempfile::tempdir().unwrap();
        assert_eq!(Manifest::read(directory.path()).unwrap(), None);
        let mut manifest = Manifest { journal: 5, ..Manifest::default() };
        manifest.flushed[Space::Queue as usize] = 9;
        manifest.tables[Space::Queue as usize] = vec![
            Listed { id: 3, commits: Commits { first: 1, last: 4 } },
            Listed { id: 7, commits: Commits { first: 5, last: 9 } },
        ];
        manifest.write(directory.path()).unwrap();
        assert_eq!(Manifest::read(directory.path()).unwrap(), Some(manifest));
        let path = directory.path().join(FILE);
        let good = fs::read_to_string(&path).unwrap();
        for bad in [good.replace("7:5-9", "8:5-9"), good[..good.len() - 3].to_owned(), String::new()] {
            fs::write(&path, bad).unwrap();
            assert!(matches!(Manifest::read(directory.path()), Err(StateError::Corrupt { .. })));
        }
    }
}
