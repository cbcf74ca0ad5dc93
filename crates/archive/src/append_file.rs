use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::error::{ArchiveError, failed};

/// A file that only grows: many small appends, few large writes.
pub(crate) struct AppendFile {
    path: PathBuf,
    writer: BufWriter<File>,
    length: u64,
    dirty: bool,
}

impl AppendFile {
    /// A new file; that there is none of this name yet is part of the promise.
    pub(crate) fn create(path: PathBuf, buffer_bytes: usize) -> Result<Self, ArchiveError> {
        let file = OpenOptions::new().write(true).create_new(true).open(&path).map_err(failed("create", &path))?;
        Ok(AppendFile { path, writer: BufWriter::with_capacity(buffer_bytes, file), length: 0, dirty: true })
    }

    /// An existing file (or else a new one), to be continued at its end.
    pub(crate) fn open(path: PathBuf, buffer_bytes: usize) -> Result<Self, ArchiveError> {
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        let mut file = opened.map_err(failed("open", &path))?;
        let length = file.seek(SeekFrom::End(0)).map_err(failed("open", &path))?;
        Ok(AppendFile { path, writer: BufWriter::with_capacity(buffer_bytes, file), length, dirty: false })
    }

    pub(crate) fn append(&mut self, bytes: &[u8]) -> Result<(), ArchiveError> {
        self.dirty = true;
        self.writer.write_all(bytes).map_err(failed("write", &self.path))?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Including what has not reached the disk yet.
    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    /// Everything appended so far survives a crash once this returns.
    pub(crate) fn sync(&mut self) -> Result<(), ArchiveError> {
        if self.dirty {
            self.writer.flush().map_err(failed("write", &self.path))?;
            self.writer.get_ref().sync_data().map_err(failed("sync", &self.path))?;
            self.dirty = false;
        }
        Ok(())
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// Makes creations, renames and removals in a directory survive a crash.
pub(crate) fn sync_directory(path: &Path) -> Result<(), ArchiveError> {
    File::open(path).and_then(|directory| directory.sync_all()).map_err(failed("sync", path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_told_from_other_errors() {
        let full = Path::new("/dev/full");
        if !full.exists() {
            eprintln!("SKIPPED: there is no /dev/full here");
            return;
        }
        let mut file = AppendFile::open(full.to_path_buf(), 1024).expect("opening costs no space");
        file.append(b"fits the buffer").expect("nothing is written yet");
        assert!(matches!(file.sync(), Err(ArchiveError::DiskFull { path }) if path == full));
        let nowhere = Path::new("/nonexistent/file");
        let error = AppendFile::create(nowhere.to_path_buf(), 1024).err().expect("no such directory");
        assert!(error.to_string().starts_with("cannot create /nonexistent/file: "), "{error}");
    }
}
