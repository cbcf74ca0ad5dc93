use std::io::ErrorKind;
use std::ops::Bound;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use fjall::config::{CompressionPolicy, FilterPolicy};
use fjall::{CompressionType, Database, Keyspace, KeyspaceCreateOptions, LsmError, PersistMode, Readable, Snapshot};

use crate::batch::last_of_each_key;
use crate::marker::{Found, Marker, io_error};
use crate::quiet_panics;
use crate::run_directory::RunDirectory;
use crate::{Batch, Entry, Op, RunFiles, Space, StateError, Store, check_limits};

/// A space with few writes keeps old journals alive until this much has gathered; then it is flushed. Bounds
/// the disk that journals take and the time to read them when a store is opened.
const JOURNAL_BYTES: u64 = 128 << 20;

/// The engine's own directory inside the state directory.
const ENGINE: &str = "engine";
/// The directory of run files beside it. Stores of before there were any get one when they are opened.
const RUNS: &str = "runs";

/// The store of a crawl on one machine: fjall, a log-structured engine, one keyspace per space.
///
/// Reads see whole batches only, also while another thread applies one.
pub struct FjallStore {
    // Dropped in this order: the directory is given back only after the engine has stopped.
    /// The state after the last whole batch, which all reads go to. A snapshot opened while a batch is applied may
    /// see half of it: when a flush or a merge ends at that moment, the engine makes all it has so far visible.
    whole: RwLock<Arc<Snapshot>>,
    keyspaces: [Keyspace; Space::ALL.len()],
    database: Database,
    path: PathBuf,
    disk_was_full: AtomicBool,
    /// Held from a batch's first write until `whole` shows it.
    applying: Mutex<()>,
    runs: Arc<RunDirectory>,
    marker: Arc<Marker>,
}

/// What the engine may use of the machine.
#[derive(Clone, Debug)]
pub struct FjallSettings {
    /// Memory for recently read blocks.
    pub cache_bytes: u64,
    /// Recent writes to a space with many are kept in memory up to about this size, to others less. Fixed when a store
    /// is created.
    pub memtable_bytes: u64,
    /// Threads that flush and compact. With one, a long compaction delays flushes; with more, one of
    /// them spins while others compact (fjall 3.1).
    pub worker_threads: usize,
}

impl Default for FjallSettings {
    fn default() -> Self {
        FjallSettings { cache_bytes: 16 << 20, memtable_bytes: 16 << 20, worker_threads: 1 }
    }
}

impl FjallStore {
    /// Opens the store in `path`, creating it where there is none.
    pub fn open(path: impl AsRef<Path>) -> Result<FjallStore, StateError> {
        FjallStore::open_with(path, &FjallSettings::default())
    }

    pub fn open_with(path: impl AsRef<Path>, settings: &FjallSettings) -> Result<FjallStore, StateError> {
        let path = path.as_ref();
        let marker = Arc::new(Marker::take(path)?);
        let engine = path.join(ENGINE);
        let exists = engine.try_exists().map_err(|source| io_error("open", path, source))?;
        match (marker.read()?, exists) {
            (Found::Store, true) => open_engine(path, settings, marker, Spaces::MustBeThere),
            (Found::Store, false) => Err(damaged(path, format!("{} is missing", engine.display()))),
            (Found::Nothing, true) => Err(damaged(path, "its format marker is empty or missing".to_owned())),
            (Found::Nothing | Found::HalfCreated, _) => {
                marker.say_creating()?;
                if exists {
                    std::fs::remove_dir_all(&engine).map_err(|source| io_error("create", path, source))?;
                }
                let store = open_engine(path, settings, marker, Spaces::AreMade)?;
                store.sync()?;
                store.marker.say_complete()?;
                Ok(store)
            }
        }
    }

    fn whole(&self) -> Arc<Snapshot> {
        self.whole.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn keyspace(&self, space: Space) -> &Keyspace {
        &self.keyspaces[space as usize]
    }

    /// Runs one engine call and makes its failure a sentence about this store.
    fn call<T>(&self, action: &'static str, work: impl FnOnce() -> fjall::Result<T>) -> Result<T, StateError> {
        match quiet_panics::catch(work) {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(fjall::Error::Poisoned)) => Err(self.poisoned()),
            Ok(Err(error)) => {
                let error = explain(action, &self.path, error);
                if matches!(error, StateError::DiskFull { .. }) {
                    self.disk_was_full.store(true, Ordering::Relaxed);
                }
                Err(error)
            }
            Err(panic) => Err(StateError::Engine { path: self.path.clone(), detail: panic }),
        }
    }

    /// The engine refuses everything after its first failed write and no longer says what that was.
    fn poisoned(&self) -> StateError {
        let path = self.path.clone();
        if self.disk_was_full.load(Ordering::Relaxed) || is_disk_full(&path) {
            return StateError::DiskFull { path };
        }
        StateError::Engine { path, detail: "an earlier write in the background failed".to_owned() }
    }
}

impl Store for FjallStore {
    fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError> {
        let value = self.call("read", || self.whole().get(self.keyspace(space), key))?;
        Ok(value.map(|value| value.to_vec()))
    }

    fn get_sorted(&self, space: Space, keys: &[&[u8]]) -> Result<Vec<Option<Vec<u8>>>, StateError> {
        self.call("read", || {
            let snapshot = self.whole();
            let keyspace = self.keyspace(space);
            keys.iter().map(|key| Ok(snapshot.get(keyspace, key)?.map(|value| value.to_vec()))).collect()
        })
    }

    fn scan(&self, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Result<Vec<Entry>, StateError> {
        let from = match after {
            Some(after) if after >= prefix => Bound::Excluded(after),
            _ => Bound::Included(prefix),
        };
        let end = end_of_prefix(prefix);
        let until = end.as_deref().map_or(Bound::Unbounded, Bound::Excluded);
        if let (Bound::Excluded(after), Bound::Excluded(end)) = (from, until)
            && after >= end
        {
            return Ok(Vec::new());
        }
        self.call("read", || {
            let snapshot = self.whole();
            let mut entries = Vec::new();
            for guard in snapshot.range::<&[u8], _>(self.keyspace(space), (from, until)).take(limit) {
                let (key, value) = guard.into_inner()?;
                entries.push((key.to_vec(), value.to_vec()));
            }
            Ok(entries)
        })
    }

    fn apply(&self, batch: Batch) -> Result<(), StateError> {
        check_limits(batch.ops(), &self.path)?;
        // Sorting spares the engine a fifth of its work; and it gives all of a batch one sequence number, so that it would
        // not know which of two writes to a key is the later.
        let ops = last_of_each_key(batch.ops().collect());
        self.call("write", || {
            let mut writes = self.database.batch();
            for op in ops {
                match op {
                    Op::Put { space, key, value } => writes.insert(self.keyspace(*space), &key[..], &value[..]),
                    Op::Delete { space, key } => writes.remove(self.keyspace(*space), &key[..]),
                }
            }
            let _alone = self.applying.lock().unwrap_or_else(PoisonError::into_inner);
            writes.commit()?;
            let after = Arc::new(self.database.snapshot());
            let _before = std::mem::replace(&mut *self.whole.write().unwrap_or_else(PoisonError::into_inner), after);
            Ok(())
        })
    }

    fn sync(&self) -> Result<(), StateError> {
        self.call("write", || self.database.persist(PersistMode::SyncAll))
    }

    fn run_files(&self) -> Arc<dyn RunFiles> {
        self.runs.clone()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Spaces {
    /// The engine takes a space with a file missing for one that was never finished and forgets it. In a
    /// complete store that is damage, and an empty space in its place would pass for a finished crawl.
    MustBeThere,
    AreMade,
}

fn open_engine(
    path: &Path,
    settings: &FjallSettings,
    marker: Arc<Marker>,
    spaces: Spaces,
) -> Result<FjallStore, StateError> {
    let opened = quiet_panics::catch_opening(path, || {
        let database = Database::builder(path.join(ENGINE))
            .cache_size(settings.cache_bytes)
            .max_journaling_size(JOURNAL_BYTES)
            .journal_compression(CompressionType::None)
            .worker_threads(settings.worker_threads.max(1))
            .open()?;
        let found = database.list_keyspace_names();
        let is_there = |space: &Space| found.iter().any(|name| &**name == space.name());
        if spaces == Spaces::MustBeThere && !Space::ALL.iter().all(is_there) {
            return Err(fjall::Error::Unrecoverable);
        }
        let mut keyspaces = Vec::new();
        for space in Space::ALL {
            keyspaces.push(database.keyspace(space.name(), || options(space, settings))?);
        }
        Ok((database, keyspaces))
    });
    let (database, keyspaces) = match opened {
        Ok(Ok(opened)) => opened,
        Ok(Err(error)) => return Err(explain_open(path, error)),
        Err(panic) => return Err(damaged(path, panic)),
    };
    let keyspaces = keyspaces.try_into().map_err(|_| damaged(path, "a space is missing".to_owned()))?;
    let runs = Arc::new(RunDirectory::open(path.join(RUNS), marker.clone())?);
    let disk_was_full = AtomicBool::new(false);
    Ok(FjallStore {
        whole: RwLock::new(Arc::new(database.snapshot())),
        applying: Mutex::new(()),
        keyspaces,
        database,
        path: path.to_owned(),
        disk_was_full,
        runs,
        marker,
    })
}

fn options(space: Space, settings: &FjallSettings) -> KeyspaceCreateOptions {
    let part = match space {
        Space::Queue | Space::Urls | Space::Contents => 1,
        Space::Hosts | Space::Pending | Space::Seen | Space::Robots => 2,
        Space::Meta => 16,
    };
    let options = KeyspaceCreateOptions::default().max_memtable_size(settings.memtable_bytes / part);
    let options = match space {
        // Most of what is written there is rewritten or gone before it sinks: only what lies deep is worth compressing.
        Space::Queue | Space::Urls => options.data_block_compression_policy(CompressionPolicy::new([
            CompressionType::None,
            CompressionType::None,
            CompressionType::Lz4,
        ])),
        _ => options.data_block_compression_policy(CompressionPolicy::disabled()),
    };
    match space {
        // Read by scanning, never by asking for one key: a filter would be dead weight.
        Space::Queue | Space::Pending | Space::Seen => options.filter_policy(FilterPolicy::disabled()),
        Space::Meta | Space::Hosts | Space::Urls | Space::Robots | Space::Contents => options,
    }
}

/// The first key after all keys with this prefix, if there is one.
fn end_of_prefix(prefix: &[u8]) -> Option<Vec<u8>> {
    let last = prefix.iter().rposition(|byte| *byte != 0xff)?;
    let mut end: Vec<u8> = prefix.iter().take(last + 1).copied().collect();
    if let Some(byte) = end.last_mut() {
        *byte += 1;
    }
    Some(end)
}

const DISAGREE: &str = "some of its files are missing or do not fit together";

fn damaged(path: &Path, detail: String) -> StateError {
    StateError::Corrupt { path: path.to_owned(), detail }
}

/// While opening, a file that is missing or ends too early is damage, not an I/O problem.
fn explain_open(path: &Path, error: fjall::Error) -> StateError {
    match error {
        fjall::Error::Io(source) | fjall::Error::Storage(LsmError::Io(source)) => match source.kind() {
            ErrorKind::NotFound => damaged(path, "a file of it is missing".to_owned()),
            ErrorKind::UnexpectedEof => damaged(path, "a file of it ends too early".to_owned()),
            ErrorKind::AlreadyExists => damaged(path, DISAGREE.to_owned()),
            ErrorKind::InvalidData | ErrorKind::InvalidInput => damaged(path, source.to_string()),
            _ => io_error("open", path, source),
        },
        other => explain("open", path, other),
    }
}

fn explain(action: &'static str, path: &Path, error: fjall::Error) -> StateError {
    use fjall::Error;
    match error {
        Error::Io(source) | Error::Storage(LsmError::Io(source)) => io_error(action, path, source),
        Error::Locked => StateError::Locked { path: path.to_owned() },
        Error::Poisoned | Error::KeyspaceDeleted => {
            StateError::Engine { path: path.to_owned(), detail: error.to_string() }
        }
        Error::Storage(LsmError::ChecksumMismatch { .. }) => damaged(path, "a checksum does not match".to_owned()),
        Error::Storage(LsmError::Unrecoverable) | Error::Unrecoverable => damaged(path, DISAGREE.to_owned()),
        Error::JournalRecovery(_) => damaged(path, "its journal cannot be read".to_owned()),
        Error::InvalidVersion(_) => damaged(path, "its engine's version cannot be read".to_owned()),
        Error::Storage(_) | Error::Decompress(_) | Error::InvalidTrailer | Error::InvalidTag(_) => {
            damaged(path, error.to_string())
        }
        // The engine's errors may grow.
        other => StateError::Engine { path: path.to_owned(), detail: other.to_string() },
    }
}

/// Whether the device has less room than one flush of the engine needs.
fn is_disk_full(path: &Path) -> bool {
    const ONE_FLUSH: u64 = 1 << 20;
    rustix::fs::statvfs(path).is_ok_and(|device| device.f_bavail.saturating_mul(device.f_frsize) < ONE_FLUSH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_write_to_a_key_wins_and_keys_are_sorted() {
        let mut batch = Batch::new();
        batch.put(Space::Urls, "b", "1");
        batch.put(Space::Meta, "z", "1");
        batch.delete(Space::Urls, "a");
        batch.put(Space::Urls, "b", "2");
        batch.put(Space::Urls, "a", "3");
        batch.delete(Space::Urls, "b");
        let mut expected = Batch::new();
        expected.put(Space::Meta, "z", "1");
        expected.put(Space::Urls, "a", "3");
        expected.delete(Space::Urls, "b");
        assert_eq!(last_of_each_key(batch.ops().collect()), expected.ops().collect::<Vec<_>>());
    }

    #[test]
    fn a_prefix_ends_before_its_successor() {
        assert_eq!(end_of_prefix(b"ab"), Some(b"ac".to_vec()));
        assert_eq!(end_of_prefix(b"a\xff\xff"), Some(b"b".to_vec()));
        assert_eq!(end_of_prefix(b"\xff"), None);
        assert_eq!(end_of_prefix(b""), None);
    }

    #[test]
    fn a_full_disk_is_called_a_full_disk() {
        let path = Path::new("/somewhere");
        let full = || std::io::Error::from(ErrorKind::StorageFull);
        for error in [fjall::Error::Io(full()), fjall::Error::Storage(LsmError::Io(full()))] {
            assert!(matches!(explain("write", path, error), StateError::DiskFull { .. }));
        }
    }
}
