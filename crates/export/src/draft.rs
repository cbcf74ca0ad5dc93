//! Files and folders that appear under their names when they are complete, or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

use crate::error::{ExportError, failed};

fn partial(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".partial");
    path.with_file_name(name)
}

pub(crate) fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn sync_directory(path: &Path) -> Result<(), ExportError> {
    File::open(path).and_then(|directory| directory.sync_all()).map_err(failed("sync", path))
}

/// A file in the making. Dropped before it is finished, it is gone.
pub(crate) struct DraftFile {
    path: PathBuf,
    partial: PathBuf,
    file: Option<BufWriter<File>>,
    written: u64,
}

impl DraftFile {
    pub(crate) fn create(path: &Path) -> Result<Self, ExportError> {
        let partial = partial(path);
        let file = File::create(&partial).map_err(failed("create", &partial))?;
        let file = Some(BufWriter::with_capacity(1 << 20, file));
        Ok(DraftFile { path: path.to_path_buf(), partial, file, written: 0 })
    }

    pub(crate) fn put(&mut self, bytes: &[u8]) -> Result<(), ExportError> {
        self.write_all(bytes).map_err(failed("write", &self.partial))
    }

    /// Bytes written so far.
    pub(crate) fn written(&self) -> u64 {
        self.written
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn finish(mut self) -> Result<PathBuf, ExportError> {
        if let Some(file) = self.file.take() {
            let synced = file.into_inner().map_err(io::IntoInnerError::into_error).and_then(|file| file.sync_all());
            synced.map_err(failed("write", &self.partial))?;
        }
        fs::rename(&self.partial, &self.path).map_err(failed("rename", &self.partial))?;
        sync_directory(parent(&self.path))?;
        Ok(self.path.clone())
    }

    fn writer(&mut self) -> io::Result<&mut BufWriter<File>> {
        self.file.as_mut().ok_or_else(|| io::ErrorKind::BrokenPipe.into())
    }
}

impl Write for DraftFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.writer()?.write(bytes)?;
        self.written += count as u64;
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer()?.flush()
    }
}

impl Seek for DraftFile {
    fn seek(&mut self, to: io::SeekFrom) -> io::Result<u64> {
        self.writer()?.seek(to)
    }
}

impl Drop for DraftFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.partial);
    }
}

/// A folder in the making. Dropped before it is finished, it is gone.
pub(crate) struct DraftFolder {
    path: PathBuf,
    partial: PathBuf,
    finished: bool,
}

impl DraftFolder {
    pub(crate) fn create(path: &Path) -> Result<Self, ExportError> {
        let partial = partial(path);
        match fs::remove_dir_all(&partial) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed("remove", &partial)(error)),
            _ => {}
        }
        fs::create_dir_all(&partial).map_err(failed("create", &partial))?;
        Ok(DraftFolder { path: path.to_path_buf(), partial, finished: false })
    }

    /// Where its files are put.
    pub(crate) fn inside(&self) -> &Path {
        &self.partial
    }

    /// What a file in it will be called.
    pub(crate) fn final_path(&self, inside: &Path) -> PathBuf {
        inside.strip_prefix(&self.partial).map_or_else(|_| inside.to_path_buf(), |below| self.path.join(below))
    }

    pub(crate) fn finish(mut self) -> Result<PathBuf, ExportError> {
        sync_directory(&self.partial)?;
        fs::rename(&self.partial, &self.path).map_err(failed("rename", &self.partial))?;
        self.finished = true;
        sync_directory(parent(&self.path))?;
        Ok(self.path.clone())
    }
}

impl Drop for DraftFolder {
    fn drop(&mut self) {
        if !self.finished {
            let _ = fs::remove_dir_all(&self.partial);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_finished_leaves_nothing_behind() {
        let directory = tempfile::tempdir().expect("a directory");
        let count = || fs::read_dir(directory.path()).expect("listed").count();
        let mut file = DraftFile::create(&directory.path().join("a")).expect("created");
        file.put(b"x").expect("written");
        let folder = DraftFolder::create(&directory.path().join("b")).expect("created");
        fs::write(folder.inside().join("c"), b"x").expect("written");
        assert_eq!(count(), 2);
        drop((file, folder));
        assert_eq!(count(), 0);
        let mut file = DraftFile::create(&directory.path().join("a")).expect("created");
        file.put(b"x").expect("written");
        let path = file.finish().expect("finished");
        assert_eq!(fs::read(path).expect("there"), b"x");
        assert_eq!(count(), 1);
    }
}
