use std::path::Path;
use std::sync::Arc;

use crate::StateError;

/// Large immutable files that lie beside the store, for sorted runs and the like, which would cost an engine
/// several times as much. A file is there completely or not at all.
pub trait RunFiles: Send + Sync {
    /// Begins a file. A finished one of the same name is replaced when this one is finished.
    fn create(&self, name: &str) -> Result<Box<dyn RunWriter>, StateError>;

    /// A finished file. It stays readable through what was opened, also after it is removed.
    fn open(&self, name: &str) -> Result<Arc<dyn RunFile>, StateError>;

    /// A file that is not there is fine.
    fn remove(&self, name: &str) -> Result<(), StateError>;

    /// The finished files, sorted by name.
    fn names(&self) -> Result<Vec<String>, StateError>;
}

/// A file being written. Dropped before it is finished, it never was.
pub trait RunWriter: Send {
    fn write(&mut self, bytes: &[u8]) -> Result<(), StateError>;

    /// The file is there, and survives a crash, once this returns.
    fn finish(self: Box<Self>) -> Result<(), StateError>;
}

pub trait RunFile: Send + Sync {
    fn len(&self) -> u64;

    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Fills the whole buffer. A file that ends before it is full is damaged.
    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), StateError>;
}

/// Names are a single path component of a portable alphabet, and never look unfinished.
pub(crate) fn check_name(name: &str, directory: &Path) -> Result<(), StateError> {
    let portable = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    let fits = (1..=100).contains(&name.len()) && name.bytes().all(portable) && !name.starts_with('.');
    if !fits || name.ends_with(UNFINISHED) {
        let detail = format!("{name:?} cannot be the name of a file in it");
        return Err(StateError::Engine { path: directory.to_owned(), detail });
    }
    Ok(())
}

/// How the name of a file ends until it is finished.
pub(crate) const UNFINISHED: &str = ".unfinished";

pub(crate) fn missing(path: &Path) -> StateError {
    StateError::Corrupt { path: path.to_owned(), detail: "the file is missing".to_owned() }
}

pub(crate) fn ends_too_early(path: &Path) -> StateError {
    StateError::Corrupt { path: path.to_owned(), detail: "the file ends too early".to_owned() }
}
