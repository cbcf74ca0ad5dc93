use std::io;
use std::path::{Path, PathBuf};

use peregrine_warc::ReadError;

#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("no space left on the device that holds {path}")]
    DiskFull { path: PathBuf },
    #[error("cannot {action} {path}: {source}")]
    Io { action: &'static str, path: PathBuf, source: io::Error },
    #[error("{path} has {found} bytes, but {committed} were committed: archived data has been lost")]
    Shorter { path: PathBuf, found: u64, committed: u64 },
    #[error(
        "{path} has {found} bytes, but the state knows of {committed}: something wrote to it, or the state was set back"
    )]
    Longer { path: PathBuf, found: u64, committed: u64 },
    #[error("{path} is missing, but {committed} bytes of it were committed: archived data has been lost")]
    Missing { path: PathBuf, committed: u64 },
    #[error("{path} belongs to a crawl whose state is gone or was set back: use another directory, or move it away")]
    Unaccounted { path: PathBuf },
    #[error("the archive in {path} has bytes that no stored mark covers, so it cannot be finished")]
    Uncommitted { path: PathBuf },
    #[error("an earlier write to the archive in {path} failed; nothing more is written to it in this run")]
    Broken { path: PathBuf },
    #[error("a line for {path} has a line end within it")]
    NotOneLine { path: PathBuf },
    #[error("{name:?} is not the name of a WARC file of this crawler")]
    ForeignName { name: String },
    #[error("the record at offset {offset} of {path} has {length} bytes, too few to put something else in its place")]
    TooShort { path: PathBuf, offset: u64, length: u64 },
    #[error("{path} is not a dictionary of zstd; remove it, and another is made")]
    NoDictionary { path: PathBuf },
    #[error("{file} was taken to {address}, and cannot be brought back: {detail}")]
    NotBroughtBack { file: String, address: String, detail: String },
    #[error("{path}: {source}")]
    Read { path: PathBuf, source: ReadError },
}

/// For `map_err`: an I/O error with what was being done to which file.
pub(crate) fn failed(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> ArchiveError {
    let path = path.to_path_buf();
    move |source| match source.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => ArchiveError::DiskFull { path },
        _ => ArchiveError::Io { action, path, source },
    }
}
