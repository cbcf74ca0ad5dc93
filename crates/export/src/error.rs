use std::io;
use std::path::{Path, PathBuf};

use peregrine_archive::ArchiveError;

#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("{path} exists already: choose another --to, or remove it")]
    Exists { path: PathBuf },
    #[error("there is no finished WARC file in {path}: name the directory of a crawl that has come to an end")]
    Nothing { path: PathBuf },
    #[error("cannot {action} {path}: {source}")]
    Io { action: &'static str, path: PathBuf, source: io::Error },
    #[error("no space left on the device that holds {path}")]
    DiskFull { path: PathBuf },
    #[error("{filter:?} is not a filter for {what}: {detail}")]
    Filter { what: &'static str, filter: String, detail: String },
    #[error("cannot write the table {path}: {detail}")]
    Table { path: PathBuf, detail: String },
    #[error(transparent)]
    Archive(#[from] ArchiveError),
}

/// For `map_err`: an I/O error with what was being done to which file.
pub(crate) fn failed(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> ExportError {
    let path = path.to_path_buf();
    move |source| match source.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => ExportError::DiskFull { path },
        _ => ExportError::Io { action, path, source },
    }
}
