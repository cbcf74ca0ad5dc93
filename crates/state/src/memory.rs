use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::memory_runs::MemoryRuns;
use crate::{Batch, Entry, Op, RunFiles, Space, StateError, Store, Walk, check_limits};

type Maps = [BTreeMap<Vec<u8>, Vec<u8>>; Space::ALL.len()];

/// A store that lives as long as the process, for tests and throw-away crawls. It remembers what
/// was synced, so that a test can ask what a crash would have left: see [`MemoryStore::crash`].
#[derive(Default)]
pub struct MemoryStore {
    state: Mutex<State>,
    runs: MemoryRuns,
}

#[derive(Default)]
struct State {
    current: Maps,
    synced: Maps,
    unsynced: Vec<Batch>,
}

impl MemoryStore {
    pub fn new() -> Self {
        MemoryStore::default()
    }

    /// What a crash at this moment leaves: everything synced and the first `surviving` of the
    /// batches applied since. A real engine may keep any number of those, but never a later one
    /// without an earlier one and never half of one. Run files that were finished are left, and no others.
    #[must_use]
    pub fn crash(&self, surviving: usize) -> MemoryStore {
        let state = self.lock();
        let mut left = state.synced.clone();
        for batch in state.unsynced.iter().take(surviving) {
            write(&mut left, batch);
        }
        let left = State { current: left.clone(), synced: left, unsynced: Vec::new() };
        MemoryStore { state: Mutex::new(left), runs: self.runs.crash() }
    }

    /// How many batches were applied since the last sync.
    pub fn unsynced(&self) -> usize {
        self.lock().unsynced.len()
    }

    // A panic cannot leave the maps half changed (only allocation can fail there), so a poisoned
    // lock is still a sound one.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for MemoryStore {
    fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError> {
        Ok(self.lock().current[slot(space)].get(key).cloned())
    }

    fn get_sorted(&self, space: Space, keys: &[&[u8]]) -> Result<Vec<Option<Vec<u8>>>, StateError> {
        let state = self.lock();
        Ok(keys.iter().map(|key| state.current[slot(space)].get(*key).cloned()).collect())
    }

    fn scan(&self, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Result<Vec<Entry>, StateError> {
        let from = match after {
            Some(after) if after >= prefix => Bound::Excluded(after),
            _ => Bound::Included(prefix),
        };
        let state = self.lock();
        let entries = state.current[slot(space)].range::<[u8], _>((from, Bound::Unbounded));
        Ok(entries
            .take_while(|(key, _)| key.starts_with(prefix))
            .take(limit)
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect())
    }

    fn walk(&self, space: Space) -> Box<dyn Walk + '_> {
        Box::new(MemoryWalk { store: self, space, is_at_end: false, entry: None })
    }

    fn apply(&self, batch: Batch) -> Result<(), StateError> {
        check_limits(batch.ops(), "memory".as_ref())?;
        let mut state = self.lock();
        write(&mut state.current, &batch);
        state.unsynced.push(batch);
        Ok(())
    }

    fn sync(&self) -> Result<(), StateError> {
        let mut state = self.lock();
        let unsynced = std::mem::take(&mut state.unsynced);
        for batch in &unsynced {
            write(&mut state.synced, batch);
        }
        Ok(())
    }

    fn run_files(&self) -> Arc<dyn RunFiles> {
        Arc::new(self.runs.clone())
    }
}

struct MemoryWalk<'a> {
    store: &'a MemoryStore,
    space: Space,
    is_at_end: bool,
    /// None before it has begun, too.
    entry: Option<Entry>,
}

impl MemoryWalk<'_> {
    fn go(&mut self, from: Bound<&[u8]>) {
        let state = self.store.lock();
        let found = state.current[slot(self.space)].range::<[u8], _>((from, Bound::Unbounded)).next();
        self.entry = found.map(|(key, value)| (key.clone(), value.clone()));
        self.is_at_end = self.entry.is_none();
    }
}

impl Walk for MemoryWalk<'_> {
    fn entry(&self) -> Option<(&[u8], Option<&[u8]>)> {
        self.entry.as_ref().map(|(key, value)| (&key[..], Some(&value[..])))
    }

    fn advance(&mut self) -> Result<(), StateError> {
        if let Some((key, _)) = self.entry.take() {
            self.go(Bound::Excluded(&key));
        }
        Ok(())
    }

    fn skip_to(&mut self, key: &[u8]) -> Result<(), StateError> {
        if !self.is_at_end && self.entry.as_ref().is_none_or(|(here, _)| &here[..] < key) {
            self.go(Bound::Included(key));
        }
        Ok(())
    }
}

fn slot(space: Space) -> usize {
    space as usize
}

fn write(maps: &mut Maps, batch: &Batch) {
    for op in batch.ops() {
        let Op { space, key, value } = op;
        match value {
            Some(value) => maps[slot(space)].insert(key.to_vec(), value.to_vec()),
            None => maps[slot(space)].remove(key),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(store: &MemoryStore, key: &str) {
        let mut batch = Batch::new();
        batch.put(Space::Meta, key, "");
        store.apply(batch).unwrap();
    }

    fn has(store: &MemoryStore, key: &str) -> bool {
        store.get(Space::Meta, key.as_bytes()).unwrap().is_some()
    }

    #[test]
    fn every_space_has_its_own_map() {
        for (at, space) in Space::ALL.into_iter().enumerate() {
            assert_eq!(slot(space), at);
        }
    }

    #[test]
    fn a_crash_keeps_what_was_synced_and_a_prefix_of_the_rest() {
        let store = MemoryStore::new();
        put(&store, "synced");
        store.sync().unwrap();
        put(&store, "first");
        put(&store, "second");
        assert_eq!(store.unsynced(), 2);

        let nothing_more = store.crash(0);
        assert!(has(&nothing_more, "synced") && !has(&nothing_more, "first"));
        let one_more = store.crash(1);
        assert!(has(&one_more, "first") && !has(&one_more, "second"));
        let all = store.crash(9);
        assert!(has(&all, "second"));
        assert!(has(&store, "second"), "the store itself goes on");
    }

    #[test]
    fn a_crash_keeps_finished_run_files_and_loses_the_others() {
        let store = MemoryStore::new();
        store.run_files().create("whole").unwrap().finish().unwrap();
        let mut half = store.run_files().create("half").unwrap();
        half.write(b"something").unwrap();
        let left = store.crash(0);
        half.finish().unwrap();
        assert_eq!(left.run_files().names().unwrap(), ["whole"]);
        assert_eq!(store.run_files().names().unwrap(), ["half", "whole"], "the store itself goes on");
        store.run_files().remove("whole").unwrap();
        assert_eq!(left.run_files().names().unwrap(), ["whole"], "what is left is its own");
    }
}
