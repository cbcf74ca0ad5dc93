//! The store of a crawl on one machine: sorted tables and a journal.
//!
//! It is made for how a frontier writes: a large batch about once a second, sorted, by one writer. A batch becomes one
//! small table for each space, which is appended to the journal and stays in memory; there is no structure that takes
//! up one key at a time. Tables in memory are merged into files, and files into larger ones, by a thread of their own.
//! Reading looks into all tables of a space, the newest first.

mod background;
mod block;
mod cursor;
mod head_filter;
mod journal;
mod manifest;
mod merge;
mod needless_files;
mod opening;
mod shape;
mod spare_memory;
mod table;
mod table_builder;
mod table_index;
mod version;

pub use block::common_prefix;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLock};
use std::thread::JoinHandle;

use self::background::Background;
use self::block::most_entry_bytes;
use self::cursor::{Cursor, Merged};
use self::journal::{Closed, Journal, Journals};
use self::spare_memory::SpareMemory;
use self::table::{Commits, Table, damaged};
use self::table_builder::{TableBuilder, with_index};
use self::version::Version;
use crate::marker::{Found, Marker, io_error};
use crate::run_directory::RunDirectory;
use crate::{Batch, Entry, RunFiles, Space, StateError, Store, Walk, check_limits};

/// The directory of journals and of what lists the tables.
const ENGINE: &str = "engine";
/// The directory of the tables.
const TABLES: &str = "engine/tables";
/// The directory of the caller's run files.
const RUNS: &str = "runs";

/// Read at once when a few entries are wanted.
const SMALL_READ: u64 = 0;

/// What the store may use of the machine.
#[derive(Clone, Debug)]
pub struct DiskSettings {
    /// Recent writes to the queue are kept in memory up to about this size, those to any other space up to half of it; then they are written to
    /// a file.
    pub memory_bytes: u64,
    /// A journal that has grown to this is closed, and another one begun.
    pub journal_bytes: u64,
    /// A space with more tables than this holds up writing until some are merged.
    pub most_tables: usize,
}

impl Default for DiskSettings {
    fn default() -> Self {
        DiskSettings { memory_bytes: 16 << 20, journal_bytes: 16 << 20, most_tables: 64 }
    }
}

/// Reads see whole batches only, also while another thread applies one.
pub struct DiskStore {
    // Dropped in this order: the thread has stopped before the directory is given back.
    background: Option<JoinHandle<()>>,
    shared: Arc<Shared>,
    runs: Arc<RunDirectory>,
    /// Held until everything else is gone.
    _marker: Arc<Marker>,
}

/// What the callers and the background thread share.
struct Shared {
    path: PathBuf,
    settings: DiskSettings,
    version: RwLock<Arc<Version>>,
    writer: Mutex<Writer>,
    journals: Mutex<Journals>,
    background: Mutex<State>,
    /// The background thread has something to do, or has done something.
    changed: Condvar,
    stop: AtomicBool,
    spare: SpareMemory,
}

struct Writer {
    journal: Journal,
    /// The number of the last batch.
    commit: u64,
    /// What went wrong once: nobody knows what the disk has since then.
    failed: Option<Broken>,
}

#[derive(Default)]
struct State {
    /// Whether there may be something to merge that nobody has looked at yet.
    has_news: bool,
    is_idle: bool,
    failed: Option<Broken>,
}

/// A failure after which nothing more is written.
#[derive(Clone, Debug)]
struct Broken {
    is_disk_full: bool,
    detail: String,
}

impl DiskStore {
    /// Opens the store in `path`, creating it where there is none.
    pub fn open(path: impl AsRef<Path>) -> Result<DiskStore, StateError> {
        DiskStore::open_with(path, &DiskSettings::default())
    }

    pub fn open_with(path: impl AsRef<Path>, settings: &DiskSettings) -> Result<DiskStore, StateError> {
        let path = path.as_ref();
        let marker = Arc::new(Marker::take(path)?);
        let engine = path.join(ENGINE);
        let exists = engine.try_exists().map_err(|source| io_error("open", path, source))?;
        match (marker.read()?, exists) {
            (Found::Store, true) => DiskStore::start(path, settings, marker),
            (Found::Store, false) => Err(damaged(path, &format!("{} is missing", engine.display()))),
            (Found::Nothing, true) => Err(damaged(path, "its format marker is empty or missing")),
            (Found::Nothing | Found::HalfCreated, _) => {
                marker.say_creating()?;
                if exists {
                    std::fs::remove_dir_all(&engine).map_err(|source| io_error("create", path, source))?;
                }
                opening::create(path)?;
                let store = DiskStore::start(path, settings, marker.clone())?;
                marker.say_complete()?;
                Ok(store)
            }
        }
    }

    fn start(path: &Path, settings: &DiskSettings, marker: Arc<Marker>) -> Result<DiskStore, StateError> {
        let tables = Arc::new(RunDirectory::open(path.join(TABLES), marker.clone())?);
        let runs = Arc::new(RunDirectory::open(path.join(RUNS), marker.clone())?);
        let opened = opening::open(path, &*tables)?;
        let shared = Arc::new(Shared {
            path: path.to_owned(),
            settings: settings.clone(),
            version: RwLock::new(Arc::new(opened.version)),
            writer: Mutex::new(Writer { journal: opened.journal, commit: opened.commit, failed: None }),
            journals: Mutex::new(opened.journals),
            background: Mutex::new(State { has_news: true, ..State::default() }),
            changed: Condvar::new(),
            stop: AtomicBool::new(false),
            spare: SpareMemory::default(),
        });
        let background = Background::new(shared.clone(), tables, opened.next_table);
        let thread = std::thread::Builder::new()
            .name("state".to_owned())
            .spawn(move || background.serve())
            .map_err(|source| io_error("open", path, source))?;
        Ok(DiskStore { background: Some(thread), shared, runs, _marker: marker })
    }

    /// What those tables say together whose first key from there on has this prefix.
    fn merged(&self, space: Space, from: &[u8], prefix: &[u8]) -> Result<Merged, StateError> {
        let mut cursors = Vec::new();
        for table in self.shared.version().tables(space) {
            let cursor = Cursor::seek(table.clone(), from, SMALL_READ)?;
            if !cursor.is_at_end() && cursor.key().starts_with(prefix) {
                cursors.push(cursor);
            }
        }
        Ok(Merged::new(cursors))
    }

    /// What the entries of a space take, deleted ones that are still there included.
    pub fn space_bytes(&self, space: Space) -> u64 {
        self.shared.version().tables(space).iter().map(|table| table.data_bytes()).sum()
    }

    /// Waits until nothing is left to be merged, for measurements and tests.
    pub fn settle_background(&self) -> Result<(), StateError> {
        let mut state = lock(&self.shared.background);
        while state.has_news || !state.is_idle {
            self.shared.check(&state)?;
            state = self.shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        self.shared.check(&state)
    }
}

impl Drop for DiskStore {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        lock(&self.shared.background).has_news = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.background.take() {
            // A panic over there has been printed there, and there is nobody left to tell.
            let _ = thread.join();
        }
    }
}

impl Store for DiskStore {
    fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError> {
        self.shared.version().get(space, key)
    }

    fn get_sorted(&self, space: Space, keys: &[&[u8]]) -> Result<Vec<Option<Vec<u8>>>, StateError> {
        debug_assert!(keys.is_sorted(), "cursors do not go back");
        let version = self.shared.version();
        let newest_first = version.tables(space).iter().rev();
        let mut cursors: Vec<_> = newest_first.map(|table| Cursor::nowhere(table.clone(), SMALL_READ)).collect();
        let newest = |key: &&[u8]| {
            for cursor in &mut cursors {
                if let Some(written) = cursor.get(key)? {
                    return Ok(written.map(<[u8]>::to_vec));
                }
            }
            Ok(None)
        };
        keys.iter().map(newest).collect()
    }

    fn scan(&self, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Result<Vec<Entry>, StateError> {
        let after = after.filter(|after| *after >= prefix);
        let mut merged = self.merged(space, after.unwrap_or(prefix), prefix)?;
        let mut entries = Vec::new();
        while entries.len() < limit
            && let Some((key, value)) = merged.entry()
            && key.starts_with(prefix)
        {
            if let Some(value) = value
                && Some(key) != after
            {
                entries.push((key.to_vec(), value.to_vec()));
            }
            merged.advance()?;
        }
        Ok(entries)
    }

    fn walk(&self, space: Space) -> Box<dyn Walk + '_> {
        let version = self.shared.version();
        let cursors = version.tables(space).iter().map(|table| Cursor::nowhere(table.clone(), SMALL_READ));
        Box::new(Merged::new(cursors.collect()))
    }

    fn apply(&self, mut batch: Batch) -> Result<(), StateError> {
        check_limits(batch.ops(), &self.shared.path)?;
        self.shared.wait_for_merges()?;
        let mut writer = self.shared.writer()?;
        if batch.is_empty() {
            return Ok(());
        }
        let commit = writer.commit + 1;
        let tables = self.shared.tables_of(&mut batch, commit)?;
        if let Err(error) = self.shared.write(&mut writer, commit, &tables) {
            writer.failed = Some(Broken::of(&error));
            return Err(error);
        }
        writer.commit = commit;
        self.shared.change_version(|version| version.push(tables));
        drop(writer);
        self.shared.has_news();
        Ok(())
    }

    fn sync(&self) -> Result<(), StateError> {
        let mut writer = self.shared.writer()?;
        let synced = writer.journal.sync();
        if let Err(error) = &synced {
            writer.failed = Some(Broken::of(error));
        }
        synced
    }

    fn run_files(&self) -> Arc<dyn RunFiles> {
        self.runs.clone()
    }
}

impl Shared {
    /// One table for each space that is written to.
    fn tables_of(&self, batch: &mut Batch, commit: u64) -> Result<Vec<(Space, Arc<Table>)>, StateError> {
        let mut bytes = [0; Space::ALL.len()];
        batch.ops().for_each(|op| bytes[op.space as usize] += most_entry_bytes(op.key, op.value));
        let mut tables: Vec<(Space, TableBuilder<Vec<u8>>)> = Vec::new();
        for op in batch.sorted() {
            if tables.last().is_none_or(|(space, _)| *space != op.space) {
                let memory = self.spare.take(with_index(bytes[op.space as usize]));
                tables.push((op.space, TableBuilder::new(memory)));
            }
            if let Some((_, builder)) = tables.last_mut() {
                builder.push(op.key, op.value)?;
            }
        }
        let commits = Commits { first: commit, last: commit };
        let finished = tables.into_iter().map(|(space, builder)| {
            let table = builder.finish_in_memory(commits)?;
            Ok((space, Arc::new(table)))
        });
        finished.collect()
    }

    /// Unless an earlier write failed.
    fn writer(&self) -> Result<MutexGuard<'_, Writer>, StateError> {
        let writer = lock(&self.writer);
        match &writer.failed {
            Some(broken) => Err(broken.error(&self.path)),
            None => Ok(writer),
        }
    }

    fn version(&self) -> Arc<Version> {
        self.version.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change_version(&self, change: impl FnOnce(&mut Version)) {
        let mut version = self.version.write().unwrap_or_else(PoisonError::into_inner);
        change(Arc::make_mut(&mut version));
    }

    fn write(&self, writer: &mut Writer, commit: u64, tables: &[(Space, Arc<Table>)]) -> Result<(), StateError> {
        if writer.journal.bytes >= self.settings.journal_bytes {
            // What it holds must not wait for a sync of its successor.
            writer.journal.close()?;
            let next = Journal::create(&self.path.join(ENGINE), writer.journal.number + 1, commit - 1)?;
            let full = std::mem::replace(&mut writer.journal, next);
            let mut journals = lock(&self.journals);
            journals.closed.push(Closed { number: full.number, last_commit: commit - 1 });
            journals.current = writer.journal.number;
        }
        writer.journal.append(commit, tables)
    }

    fn has_news(&self) {
        lock(&self.background).has_news = true;
        self.changed.notify_all();
    }

    /// Where merging is far behind, writing waits for it.
    fn wait_for_merges(&self) -> Result<(), StateError> {
        let mut state = lock(&self.background);
        loop {
            self.check(&state)?;
            if self.version().most_tables() <= self.settings.most_tables {
                return Ok(());
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn check(&self, state: &State) -> Result<(), StateError> {
        state.failed.as_ref().map_or(Ok(()), |broken| Err(broken.error(&self.path)))
    }
}

impl Broken {
    fn of(error: &StateError) -> Broken {
        Broken { is_disk_full: matches!(error, StateError::DiskFull { .. }), detail: error.to_string() }
    }

    fn error(&self, path: &Path) -> StateError {
        let path = path.to_owned();
        match self.is_disk_full {
            true => StateError::DiskFull { path },
            false => StateError::Engine { path, detail: format!("an earlier write failed: {}", self.detail) },
        }
    }
}

// Whoever panicked while holding one of these has changed it completely or not at all.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same keys each time, so that all tables are of the same size.
    fn write_some(store: &DiskStore) {
        let mut batch = Batch::new();
        (0..100u64).for_each(|key| batch.put(Space::Queue, key.to_be_bytes(), key.to_be_bytes()));
        store.apply(batch).unwrap();
        store.settle_background().unwrap();
    }

    #[test]
    fn whoever_reads_a_table_last_does_not_close_its_file() {
        let directory = tempfile::tempdir().unwrap();
        let settings = DiskSettings { memory_bytes: 1000, ..DiskSettings::default() };
        let store = DiskStore::open_with(directory.path(), &settings).unwrap();
        write_some(&store);
        let read = store.shared.version();
        let table = read.tables(Space::Queue).first().expect("what was written");
        let (name, weak) = (table::file_name(table.id.expect("a file")), Arc::downgrade(table));
        let is_left = || !store.shared.version().tables(Space::Queue).iter().any(|other| Arc::ptr_eq(other, table));
        let mut written = 0;
        while !is_left() {
            write_some(&store);
            written += 1;
            assert!(written < 100, "it is merged with others");
        }
        assert!(directory.path().join(TABLES).join(&name).exists(), "removed while it is read");
        assert!(weak.strong_count() > 1, "its reader would close it");
        drop(read);
        write_some(&store);
        assert_eq!(weak.strong_count(), 0, "nobody needs it");
    }

    #[test]
    fn writing_does_not_wait_for_a_thread_that_is_gone() {
        let directory = tempfile::tempdir().unwrap();
        let store = DiskStore::open(directory.path()).unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        let files = RunDirectory::open(elsewhere.path().to_owned(), store._marker.clone()).unwrap();
        let background = Background::new(store.shared.clone(), Arc::new(files), 99);
        let panics = std::thread::spawn(move || {
            let _background = background;
            panic!("as a test wants it");
        });
        assert!(panics.join().is_err());
        let mut batch = Batch::new();
        batch.put(Space::Meta, "key", "value");
        let error = store.apply(batch).unwrap_err();
        assert!(error.to_string().ends_with("an earlier write failed: the thread that merges has panicked"), "{error}");
        assert!(store.settle_background().is_err());
    }
}
