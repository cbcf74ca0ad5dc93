use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::StateError;

/// What the marker says of a store that this version can read.
const FORMAT: &str = "peregrine state, format 4";
/// What it says until a new store is complete.
const CREATING: &str = "peregrine state, being created";

const FILE: &str = "peregrine-state";

/// The small file that says what a state directory is, and whose lock says who uses it.
///
/// It guards also the moments before there is anything else: two processes that create the same store, or a creation
/// that was killed half-way.
pub(crate) struct Marker {
    file: File,
    directory: PathBuf,
}

pub(crate) enum Found {
    /// A complete store.
    Store,
    /// Nothing yet.
    Nothing,
    /// What a killed creation left. Nothing in it was ever promised to anybody.
    HalfCreated,
}

impl Marker {
    /// Takes the directory for this process, until the marker is dropped.
    pub(crate) fn take(directory: &Path) -> Result<Marker, StateError> {
        let io = |action| move |source| io_error(action, directory, source);
        std::fs::create_dir_all(directory).map_err(io("create"))?;
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(directory.join(FILE))
            .map_err(io("open"))?;
        match file.try_lock() {
            Ok(()) => Ok(Marker { file, directory: directory.to_owned() }),
            Err(TryLockError::WouldBlock) => Err(StateError::Locked { path: directory.to_owned() }),
            Err(TryLockError::Error(source)) => Err(io_error("lock", directory, source)),
        }
    }

    pub(crate) fn read(&self) -> Result<Found, StateError> {
        let mut text = Vec::new();
        let limit = 200;
        (&self.file).take(limit).read_to_end(&mut text).map_err(|source| io_error("read", &self.directory, source))?;
        let text = String::from_utf8_lossy(&text);
        match text.trim_end() {
            FORMAT => Ok(Found::Store),
            CREATING => Ok(Found::HalfCreated),
            "" => Ok(Found::Nothing),
            other => {
                Err(StateError::UnknownFormat { path: self.directory.clone(), found: other.to_owned(), known: FORMAT })
            }
        }
    }

    pub(crate) fn say_creating(&self) -> Result<(), StateError> {
        self.write(CREATING)
    }

    pub(crate) fn say_complete(&self) -> Result<(), StateError> {
        self.write(FORMAT)
    }

    fn write(&self, text: &str) -> Result<(), StateError> {
        let rewrite = || -> std::io::Result<()> {
            (&self.file).seek(SeekFrom::Start(0))?;
            (&self.file).write_all(format!("{text}\n").as_bytes())?;
            self.file.set_len(text.len() as u64 + 1)?;
            self.file.sync_all()?;
            File::open(&self.directory)?.sync_all()
        };
        rewrite().map_err(|source| io_error("write", &self.directory, source))
    }
}

/// An I/O error with the state directory in its sentence.
pub(crate) fn io_error(action: &'static str, path: &Path, source: std::io::Error) -> StateError {
    use std::io::ErrorKind::{QuotaExceeded, StorageFull};
    match source.kind() {
        StorageFull | QuotaExceeded => StateError::DiskFull { path: path.to_owned() },
        _ => StateError::Io { action, path: path.to_owned(), source },
    }
}
