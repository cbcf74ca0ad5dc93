//! State sits behind a narrow ordered key-value seam: get, sorted multi-get, prefix scan, walk, atomic
//! batch, sync. In memory for tests, sorted tables on a machine's disk.
//!
//! A [`Store`] is a handful of named [`Space`]s, each an ordered map from bytes to bytes. Writes go
//! in as one [`Batch`] that becomes visible and durable as a whole or not at all; [`Store::sync`]
//! is the durability point. Beside the spaces lie [`RunFiles`]: large files, written once and read at any place.

mod batch;
mod disk_store;
mod marker;
mod memory;
mod memory_runs;
mod run_directory;
mod run_files;

pub use batch::{Batch, Op, SortedOps};
pub use disk_store::{DiskSettings, DiskStore, common_prefix};
pub use memory::MemoryStore;
pub use run_files::{RunFile, RunFiles, RunWriter};

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A named ordered map inside the store. Adding one is a change of the on-disk format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Space {
    /// Format version, job settings, commit counter, archive positions.
    Meta,
    /// Host → politeness, budgets, robots notes.
    Hosts,
    /// Host, priority, commit → packed URLs waiting.
    Queue,
    /// Fingerprint → what is known of a visited URL.
    Urls,
    /// Commit → fingerprints first seen in it.
    Seen,
    /// Origin → robots.txt text.
    Robots,
    /// Digest → the first page with that payload; number → sketch of a page's text.
    Contents,
}

impl Space {
    pub const ALL: [Space; 7] =
        [Space::Meta, Space::Hosts, Space::Queue, Space::Urls, Space::Seen, Space::Robots, Space::Contents];

    pub fn name(self) -> &'static str {
        match self {
            Space::Meta => "meta",
            Space::Hosts => "hosts",
            Space::Queue => "queue",
            Space::Urls => "urls",
            Space::Seen => "seen",
            Space::Robots => "robots",
            Space::Contents => "contents",
        }
    }
}

pub type Entry = (Vec<u8>, Vec<u8>);

/// The seam. Implementations are cheap to share behind an `Arc`.
pub trait Store: Send + Sync {
    fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError>;

    /// One answer per key, in the order asked. Keys must be sorted: engines read them in one pass.
    fn get_sorted(&self, space: Space, keys: &[&[u8]]) -> Result<Vec<Option<Vec<u8>>>, StateError>;

    /// Up to `limit` entries whose keys start with `prefix` and are greater than `after` (if given),
    /// in key order.
    fn scan(&self, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Result<Vec<Entry>, StateError>;

    /// A way through a space as it is now. It begins where it is first told to go.
    fn walk(&self, space: Space) -> Box<dyn Walk + '_>;

    /// Applies the whole batch or nothing. Later operations on a key win.
    fn apply(&self, batch: Batch) -> Result<(), StateError>;

    /// Everything applied so far survives a crash once this returns.
    fn sync(&self) -> Result<(), StateError>;

    /// The large files beside the store. They follow no batch: what they mean is for an entry in a space to say.
    fn run_files(&self) -> Arc<dyn RunFiles>;
}

/// A place in a space, and the way on from there: many short stretches that lie near each other cost little more than the
/// first of them.
pub trait Walk {
    /// Where it is: a key and its value, or a key that was deleted lately. `None` behind the last, and before it was told where to go.
    fn entry(&self) -> Option<(&[u8], Option<&[u8]>)>;

    fn advance(&mut self) -> Result<(), StateError>;

    /// Goes on to the first entry whose key is not before this one. It never goes back.
    fn skip_to(&mut self, key: &[u8]) -> Result<(), StateError>;

    /// The same for somebody who wants no entry but those whose keys begin with the same [eight bytes](HEAD_BYTES). What it shows of others
    /// means nothing: they may be missing, or there although they were deleted. From there it goes on to a later key.
    fn skip_to_alike(&mut self, key: &[u8]) -> Result<(), StateError> {
        self.skip_to(key)
    }
}

#[derive(Debug, thiserror::Error)]
pub enum StateError {
    #[error("the state in {path} is in use by another process")]
    Locked { path: PathBuf },
    #[error("the state in {path} is damaged: {detail}")]
    Corrupt { path: PathBuf, detail: String },
    #[error(
        "the state in {path} was written by another version of Peregrine: {found:?}, while this one reads {known:?}"
    )]
    UnknownFormat { path: PathBuf, found: String, known: &'static str },
    #[error("no space left on the device that holds {path}")]
    DiskFull { path: PathBuf },
    #[error("cannot {action} the state in {path}: {source}")]
    Io { action: &'static str, path: PathBuf, source: std::io::Error },
    #[error("the store in {path} failed: {detail}")]
    Engine { path: PathBuf, detail: String },
}

/// By so many bytes of a key a store may know whether it has any like it.
pub const HEAD_BYTES: usize = 8;

/// Keys longer than this, empty keys, and values beyond 4 GiB are refused by every store alike.
pub const MAX_KEY_BYTES: usize = u16::MAX as usize;

fn check_limits<'a>(ops: impl Iterator<Item = Op<'a>>, path: &Path) -> Result<(), StateError> {
    for op in ops {
        let Op { space, key, value } = op;
        let value_bytes = value.map_or(0, <[u8]>::len);
        if key.is_empty() || key.len() > MAX_KEY_BYTES || u32::try_from(value_bytes).is_err() {
            let detail = format!(
                "a key of {} bytes with a value of {value_bytes} bytes does not fit into {}",
                key.len(),
                space.name()
            );
            return Err(StateError::Engine { path: path.to_owned(), detail });
        }
    }
    Ok(())
}
