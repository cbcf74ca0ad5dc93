use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use peregrine_state::{Batch, Space, Store};
use peregrine_urls::Fingerprint;

use crate::FrontierError;

/// Every URL that was ever accepted, by fingerprint: the exact seen test.
///
/// All of them are in RAM for now (about 10–18 bytes each), with a log in [`Space::Seen`]: one entry
/// per commit, holding the fingerprints first seen in it, replayed when the frontier opens. The log is
/// the durable part and stays; behind this interface the set will give way to a cache, a filter and
/// sorted runs on disk.
#[derive(Default)]
pub(crate) struct Seen {
    known: HashSet<u64, BuildHasherDefault<AlreadyHashed>>,
    /// Since the last commit.
    new: Vec<Fingerprint>,
}

impl Seen {
    pub(crate) fn replay(store: &dyn Store) -> Result<Seen, FrontierError> {
        const COMMITS_AT_ONCE: usize = 256;
        let mut seen = Seen::default();
        let mut after: Option<Vec<u8>> = None;
        loop {
            let entries = store.scan(Space::Seen, b"", after.as_deref(), COMMITS_AT_ONCE)?;
            for (key, value) in &entries {
                let (fingerprints, rest) = value.as_chunks::<{ Fingerprint::BYTES }>();
                if !rest.is_empty() {
                    return Err(FrontierError::corrupt(Space::Seen, key, "a fingerprint is cut off"));
                }
                seen.known.extend(fingerprints.iter().map(|bytes| Fingerprint::from_bytes(*bytes).0));
            }
            match entries.into_iter().next_back() {
                Some((last, _)) => after = Some(last),
                None => return Ok(seen),
            }
        }
    }

    pub(crate) fn contains(&self, fingerprint: Fingerprint) -> bool {
        self.known.contains(&fingerprint.0)
    }

    /// Whether it is new; from now on it is not.
    pub(crate) fn insert(&mut self, fingerprint: Fingerprint) -> bool {
        let new = self.known.insert(fingerprint.0);
        if new {
            self.new.push(fingerprint);
        }
        new
    }

    pub(crate) fn len(&self) -> u64 {
        self.known.len() as u64
    }

    pub(crate) fn commit(&mut self, commit: u64, batch: &mut Batch) {
        if self.new.is_empty() {
            return;
        }
        let mut log = Vec::with_capacity(self.new.len() * Fingerprint::BYTES);
        for fingerprint in self.new.drain(..) {
            log.extend_from_slice(&fingerprint.to_bytes());
        }
        batch.put(Space::Seen, commit.to_be_bytes(), log);
    }

    pub(crate) fn has_news(&self) -> bool {
        !self.new.is_empty()
    }
}

/// Fingerprints are hashes already; hashing them again would double the cost of the test.
#[derive(Default)]
struct AlreadyHashed(u64);

impl Hasher for AlreadyHashed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }
}

#[cfg(test)]
mod tests {
    use peregrine_state::MemoryStore;

    use super::*;

    #[test]
    fn the_log_replays_to_the_same_set() {
        let store = MemoryStore::new();
        let mut seen = Seen::default();
        for commit in 1..=600u64 {
            assert!(seen.insert(Fingerprint(commit * 3)));
            assert!(!seen.insert(Fingerprint(commit * 3)));
            let mut batch = Batch::new();
            seen.commit(commit, &mut batch);
            store.apply(batch).unwrap();
        }
        let replayed = Seen::replay(&store).unwrap();
        assert_eq!(replayed.len(), 600);
        assert!(replayed.contains(Fingerprint(1800)) && !replayed.contains(Fingerprint(1801)));
        assert!(!replayed.has_news());
    }

    #[test]
    fn a_cut_log_entry_is_corrupt_not_shorter() {
        let store = MemoryStore::new();
        let mut batch = Batch::new();
        batch.put(Space::Seen, 1u64.to_be_bytes(), [1, 2, 3]);
        store.apply(batch).unwrap();
        assert!(matches!(Seen::replay(&store), Err(FrontierError::Corrupt { .. })));
    }
}
