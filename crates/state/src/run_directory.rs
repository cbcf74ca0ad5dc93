use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::StateError;
use crate::marker::{Marker, io_error};
use crate::run_files::{RunFile, RunFiles, RunWriter, UNFINISHED, check_name, ends_too_early, missing};

const BUFFER_BYTES: usize = 1 << 20;
/// Written out to the device this often, so that the last sync of a large file is no long stall.
const SYNC_BYTES: usize = 16 << 20;

/// Run files in a directory of their own.
pub(crate) struct RunDirectory {
    path: PathBuf,
    /// As long as somebody may write here, the state directory is not given to another process.
    _taken: Arc<Marker>,
}

impl RunDirectory {
    /// Creates the directory where there is none, and removes what a dead writer left.
    pub(crate) fn open(path: PathBuf, taken: Arc<Marker>) -> Result<RunDirectory, StateError> {
        let create = || -> std::io::Result<()> {
            if !path.try_exists()? {
                fs::create_dir(&path)?;
                sync_directory(path.parent().unwrap_or(Path::new(".")))?;
            }
            Ok(())
        };
        create().map_err(|source| io_error("create", &path, source))?;
        let directory = RunDirectory { path, _taken: taken };
        for name in directory.all_names()? {
            if name.ends_with(UNFINISHED) {
                let left = directory.path.join(name);
                fs::remove_file(&left).map_err(|source| io_error("tidy", &left, source))?;
            }
        }
        Ok(directory)
    }

    fn all_names(&self) -> Result<Vec<String>, StateError> {
        let list = || -> std::io::Result<Vec<String>> {
            let mut names = Vec::new();
            for entry in fs::read_dir(&self.path)? {
                let entry = entry?;
                if entry.file_type()?.is_file() {
                    names.extend(entry.file_name().into_string().ok());
                }
            }
            names.sort_unstable();
            Ok(names)
        };
        list().map_err(|source| io_error("read", &self.path, source))
    }
}

impl RunDirectory {
    /// Like [`RunFiles::create`], over what is in a file that nobody reads any more: that costs far less than making a
    /// new one longer.
    pub(crate) fn create_over(&self, name: &str, needless: Option<&str>) -> Result<Box<dyn RunWriter>, StateError> {
        check_name(name, &self.path)?;
        let path = self.path.join(name);
        let unfinished = self.path.join(format!("{name}{UNFINISHED}"));
        let create = || -> std::io::Result<File> {
            if let Some(needless) = needless {
                fs::rename(self.path.join(needless), &unfinished)?;
            }
            OpenOptions::new().write(true).create(true).truncate(needless.is_none()).open(&unfinished)
        };
        let file = create().map_err(|source| io_error("create", &path, source))?;
        let buffer = Vec::with_capacity(BUFFER_BYTES);
        Ok(Box::new(DiskWriter { file, buffer, written: 0, unsynced: 0, unfinished, path, finished: false }))
    }
}

impl RunFiles for RunDirectory {
    fn create(&self, name: &str) -> Result<Box<dyn RunWriter>, StateError> {
        self.create_over(name, None)
    }

    fn open(&self, name: &str) -> Result<Arc<dyn RunFile>, StateError> {
        check_name(name, &self.path)?;
        let path = self.path.join(name);
        let opened = File::open(&path).and_then(|file| Ok((file.metadata()?.len(), file)));
        match opened {
            Ok((len, file)) => Ok(Arc::new(DiskFile { file, len, path })),
            Err(error) if error.kind() == ErrorKind::NotFound => Err(missing(&path)),
            Err(source) => Err(io_error("open", &path, source)),
        }
    }

    fn remove(&self, name: &str) -> Result<(), StateError> {
        check_name(name, &self.path)?;
        let path = self.path.join(name);
        match fs::remove_file(&path) {
            Err(source) if source.kind() != ErrorKind::NotFound => Err(io_error("remove", &path, source)),
            _ => Ok(()),
        }
    }

    fn names(&self) -> Result<Vec<String>, StateError> {
        let mut names = self.all_names()?;
        names.retain(|name| !name.ends_with(UNFINISHED));
        Ok(names)
    }
}

struct DiskWriter {
    file: File,
    buffer: Vec<u8>,
    written: u64,
    unsynced: usize,
    unfinished: PathBuf,
    path: PathBuf,
    finished: bool,
}

impl DiskWriter {
    fn flush(&mut self) -> std::io::Result<()> {
        self.file.write_all(&self.buffer)?;
        self.written += self.buffer.len() as u64;
        self.unsynced += self.buffer.len();
        self.buffer.clear();
        if self.unsynced >= SYNC_BYTES {
            self.file.sync_data()?;
            self.unsynced = 0;
        }
        Ok(())
    }

    fn append(&mut self, mut bytes: &[u8]) -> std::io::Result<()> {
        while !bytes.is_empty() {
            let (now, later) = bytes.split_at(bytes.len().min(BUFFER_BYTES - self.buffer.len()));
            self.buffer.extend_from_slice(now);
            if self.buffer.len() == BUFFER_BYTES {
                self.flush()?;
            }
            bytes = later;
        }
        Ok(())
    }

    fn put_in_place(&mut self) -> std::io::Result<()> {
        self.flush()?;
        self.file.set_len(self.written)?;
        self.file.sync_all()?;
        fs::rename(&self.unfinished, &self.path)?;
        self.finished = true;
        sync_directory(self.path.parent().unwrap_or(Path::new(".")))
    }
}

impl RunWriter for DiskWriter {
    fn write(&mut self, bytes: &[u8]) -> Result<(), StateError> {
        self.append(bytes).map_err(|source| io_error("write", &self.path, source))
    }

    fn finish(mut self: Box<Self>) -> Result<(), StateError> {
        self.put_in_place().map_err(|source| io_error("write", &self.path, source))
    }
}

impl Drop for DiskWriter {
    fn drop(&mut self) {
        if !self.finished {
            // One that cannot be removed now is removed when the store is opened again.
            let _ = fs::remove_file(&self.unfinished);
        }
    }
}

struct DiskFile {
    file: File,
    len: u64,
    path: PathBuf,
}

impl RunFile for DiskFile {
    fn len(&self) -> u64 {
        self.len
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), StateError> {
        self.file.read_exact_at(buffer, offset).map_err(|source| match source.kind() {
            ErrorKind::UnexpectedEof => ends_too_early(&self.path),
            _ => io_error("read", &self.path, source),
        })
    }
}

pub(crate) fn sync_directory(path: &Path) -> std::io::Result<()> {
    File::open(path)?.sync_all()
}
