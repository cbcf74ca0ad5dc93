use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::SeqCst;

use crate::append_file::{WrittenFile, sync_directory};
use crate::error::ArchiveError;
use crate::finalise::Naming;
use crate::mark::ArchiveMark;

/// What an archive had when it was flushed. Whoever holds this makes it durable ([`Flushed::sync`]), stores the mark,
/// and then gives full files their final names ([`Flushed::stored`]), while the archive goes on growing; the archive
/// hears of it through [`Archive::committed`](crate::Archive::committed).
///
/// It names every file that the last committed mark does not cover, so one that is dropped without being synced costs
/// nothing: the next one names its files again.
#[must_use = "nothing is durable before it is synced"]
pub struct Flushed {
    pub(crate) mark: ArchiveMark,
    pub(crate) written: Vec<WrittenFile>,
    /// Present where files were added to it.
    pub(crate) directory: Option<PathBuf>,
    /// Files that were full, and as long as the mark says.
    pub(crate) full: Vec<Arc<Naming>>,
    pub(crate) root: PathBuf,
    pub(crate) broken: Arc<AtomicBool>,
}

impl Flushed {
    /// How far the archive had got.
    pub fn mark(&self) -> &ArchiveMark {
        &self.mark
    }

    /// The files that are not durable yet, as far as is known.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.written.iter().map(WrittenFile::path)
    }

    /// Everything that the mark speaks of survives a crash once this returns. A sync that failed is never tried
    /// again: the archive is broken from then on.
    pub fn sync(&self) -> Result<(), ArchiveError> {
        self.unless_broken(|| {
            self.written.iter().try_for_each(WrittenFile::sync)?;
            self.directory.as_deref().map_or(Ok(()), sync_directory)
        })
    }

    /// The mark is stored: what was full when it was made gets its final name.
    pub fn stored(&self) -> Result<(), ArchiveError> {
        self.unless_broken(|| self.full.iter().try_for_each(|naming| naming.carry_out()))
    }

    fn unless_broken(&self, action: impl FnOnce() -> Result<(), ArchiveError>) -> Result<(), ArchiveError> {
        if self.broken.load(SeqCst) {
            return Err(ArchiveError::Broken { path: self.root.clone() });
        }
        let result = action();
        if result.is_err() {
            self.broken.store(true, SeqCst);
        }
        result
    }
}
