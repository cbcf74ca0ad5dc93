use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::error::{ArchiveError, failed};

/// A file that only grows: many small appends, few large writes.
pub(crate) struct AppendFile {
    path: PathBuf,
    writer: BufWriter<Arc<File>>,
    length: u64,
}

/// What has been written to a file, for somebody else to make durable while the file goes on growing.
pub(crate) struct WrittenFile {
    path: PathBuf,
    file: Arc<File>,
    length: u64,
}

impl WrittenFile {
    /// Everything written by now survives a crash once this returns.
    pub(crate) fn sync(&self) -> Result<(), ArchiveError> {
        self.file.sync_data().map_err(failed("sync", &self.path))?;
        give_memory_back(&self.file, self.length);
        Ok(())
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl AppendFile {
    /// A new file; that there is none of this name yet is part of the promise.
    pub(crate) fn create(path: PathBuf, buffer_bytes: usize) -> Result<Self, ArchiveError> {
        let file = OpenOptions::new().write(true).create_new(true).open(&path).map_err(failed("create", &path))?;
        Ok(AppendFile { path, writer: BufWriter::with_capacity(buffer_bytes, Arc::new(file)), length: 0 })
    }

    /// An existing file (or else a new one), to be continued at its end.
    pub(crate) fn open(path: PathBuf, buffer_bytes: usize) -> Result<Self, ArchiveError> {
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        let mut file = opened.map_err(failed("open", &path))?;
        let length = file.seek(SeekFrom::End(0)).map_err(failed("open", &path))?;
        Ok(AppendFile { path, writer: BufWriter::with_capacity(buffer_bytes, Arc::new(file)), length })
    }

    pub(crate) fn append(&mut self, bytes: &[u8]) -> Result<(), ArchiveError> {
        self.writer.write_all(bytes).map_err(failed("write", &self.path))?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Including what has not reached the disk yet.
    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    /// Hands everything appended so far to the system. It is durable once the file that is returned has been synced;
    /// that file is shared, not duplicated, so this costs no file descriptor.
    pub(crate) fn flush(&mut self) -> Result<WrittenFile, ArchiveError> {
        self.writer.flush().map_err(failed("write", &self.path))?;
        Ok(WrittenFile { path: self.path.clone(), file: Arc::clone(self.writer.get_ref()), length: self.length })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// Nobody reads soon what was just archived. The system's copy of it would only push out what is needed, and writing on
/// into the same memory is cheaper than into new: most of all where a virtual machine has to be given that first.
fn give_memory_back(file: &File, length: u64) {
    #[cfg(target_os = "linux")]
    if let Some(length) = std::num::NonZeroU64::new(length) {
        // It is advice: where it is not taken, nothing is lost.
        let _ = rustix::fs::fadvise(file, 0, Some(length), rustix::fs::Advice::DontNeed);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (file, length);
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
        assert!(matches!(file.flush(), Err(ArchiveError::DiskFull { path }) if path == full));
        let nowhere = Path::new("/nonexistent/file");
        let error = AppendFile::create(nowhere.to_path_buf(), 1024).err().expect("no such directory");
        assert!(error.to_string().starts_with("cannot create /nonexistent/file: "), "{error}");
    }
}
