//! The exact seen test. The [sieve](peregrine_sieve) does the work; here it is tied to the commit: what was accepted goes
//! into a log in [`Space::Seen`], one entry per commit, in the same batch as the queue entries, and is replayed when
//! the frontier opens. Once the sieve has written it into a run of its own, the commit that says so deletes it.

use peregrine_sieve::{ManifestChange, Sieve, SieveSettings};
use peregrine_state::{Batch, Space, Store};
use peregrine_urls::Fingerprint;

use crate::{FrontierError, FrontierSettings};

pub(crate) use peregrine_sieve::Sighting;

const MANIFEST_KEY: &[u8] = b"sieve";
/// Log entries read at once when the frontier opens.
const COMMITS_AT_ONCE: usize = 16;
/// Fingerprints in one value of the log; a commit with more has several.
const FINGERPRINTS_PER_VALUE: usize = 64 << 10;

pub(crate) struct Seen {
    sieve: Sieve,
    /// Commits whose log entries may still be in the store, with the number of their values.
    logged: Vec<(u64, u32)>,
}

impl Seen {
    pub(crate) fn open(store: &dyn Store, settings: &FrontierSettings) -> Result<Seen, FrontierError> {
        let manifest = store.get(Space::Meta, MANIFEST_KEY)?;
        let settings = SieveSettings {
            recent_bytes: settings.recent_memory,
            memtable: settings.sieve_memtable,
            filter_bytes: settings.filter_bytes(),
            background: true,
        };
        let sieve = Sieve::open(store.run_files(), manifest.as_deref(), settings)?;
        let mut seen = Seen { sieve, logged: Vec::new() };
        seen.replay(store)?;
        Ok(seen)
    }

    fn replay(&mut self, store: &dyn Store) -> Result<(), FrontierError> {
        let mut after: Option<Vec<u8>> = None;
        loop {
            let entries = store.scan(Space::Seen, b"", after.as_deref(), COMMITS_AT_ONCE)?;
            for (key, value) in &entries {
                let corrupt = |detail| FrontierError::corrupt(Space::Seen, key, detail);
                let (commit, part) = parse_key(key).ok_or_else(|| corrupt("not a commit"))?;
                let (fingerprints, rest) = value.as_chunks::<{ Fingerprint::BYTES }>();
                if !rest.is_empty() {
                    return Err(corrupt("a fingerprint is cut off"));
                }
                self.sieve.replay(commit, fingerprints.iter().map(|bytes| Fingerprint::from_bytes(*bytes).0));
                self.note_logged(commit, part + 1);
            }
            match entries.into_iter().next_back() {
                Some((last, _)) => after = Some(last),
                None => return Ok(()),
            }
        }
    }

    fn note_logged(&mut self, commit: u64, parts: u32) {
        match self.logged.last_mut() {
            Some((last, so_far)) if *last == commit => *so_far = parts,
            _ => self.logged.push((commit, parts)),
        }
    }

    /// From RAM alone, for all links of a page at once. What is said of one holds for its first mention.
    pub(crate) fn look_all(&mut self, fingerprints: &[u64], sightings: &mut Vec<Sighting>) {
        self.sieve.look_all(fingerprints, sightings);
    }

    /// It will be resolved later; further mentions need not be.
    pub(crate) fn note_deferred(&mut self, fingerprint: Fingerprint) {
        self.sieve.note_deferred(fingerprint.0);
    }

    pub(crate) fn contains(&self, fingerprint: Fingerprint) -> Result<bool, FrontierError> {
        Ok(self.sieve.contains(fingerprint.0)?)
    }

    /// Which of these, sorted, are known.
    pub(crate) fn resolve(&mut self, sorted: &[u64], known: &mut Vec<bool>) -> Result<(), FrontierError> {
        Ok(self.sieve.resolve(sorted, known)?)
    }

    /// Whether it was not accepted before.
    pub(crate) fn insert(&mut self, fingerprint: Fingerprint) -> bool {
        self.sieve.insert(fingerprint.0)
    }

    pub(crate) fn len(&self) -> u64 {
        self.sieve.len()
    }

    pub(crate) fn has_news(&self) -> bool {
        self.sieve.has_news()
    }

    pub(crate) fn commit(&mut self, commit: u64, batch: &mut Batch) -> Result<(), FrontierError> {
        let news = self.sieve.take_news();
        for (part, fingerprints) in (0u32..).zip(news.chunks(FINGERPRINTS_PER_VALUE)) {
            let mut log = Vec::with_capacity(fingerprints.len() * Fingerprint::BYTES);
            for fingerprint in fingerprints {
                log.extend_from_slice(&Fingerprint(*fingerprint).to_bytes());
            }
            batch.put(Space::Seen, log_key(commit, part), log);
            self.note_logged(commit, part + 1);
        }
        if let Some(ManifestChange { manifest, covered_commit }) = self.sieve.maintain(commit)? {
            batch.put(Space::Meta, MANIFEST_KEY, manifest);
            self.forget_log(covered_commit, batch);
        }
        Ok(())
    }

    fn forget_log(&mut self, covered: u64, batch: &mut Batch) {
        for (commit, parts) in self.logged.extract_if(.., |(commit, _)| *commit <= covered) {
            for part in 0..parts {
                batch.delete(Space::Seen, log_key(commit, part));
            }
        }
    }

    pub(crate) fn durable(&mut self, commit: u64) -> Result<(), FrontierError> {
        Ok(self.sieve.durable(commit)?)
    }
}

fn log_key(commit: u64, part: u32) -> Vec<u8> {
    let mut key = commit.to_be_bytes().to_vec();
    key.extend_from_slice(&part.to_be_bytes());
    key
}

fn parse_key(key: &[u8]) -> Option<(u64, u32)> {
    let (commit, part) = key.split_first_chunk()?;
    Some((u64::from_be_bytes(*commit), u32::from_be_bytes(part.try_into().ok()?)))
}

#[cfg(test)]
mod tests {
    use peregrine_state::MemoryStore;

    use super::*;

    fn settings() -> FrontierSettings {
        FrontierSettings { sieve_memtable: 100, recent_memory: 1 << 16, ..FrontierSettings::default() }
    }

    #[test]
    fn what_was_accepted_is_known_after_opening_again_whether_logged_or_written() {
        let store = MemoryStore::new();
        let mut seen = Seen::open(&store, &settings()).unwrap();
        for commit in 1..=600u64 {
            seen.insert(Fingerprint(commit * 3));
            let mut batch = Batch::new();
            seen.commit(commit, &mut batch).unwrap();
            store.apply(batch).unwrap();
            seen.durable(commit).unwrap();
        }
        let logged = store.scan(Space::Seen, b"", None, 1000).unwrap().len();
        assert!(logged < 600, "what is in a run is not logged for ever: {logged}");
        drop(seen);
        let again = Seen::open(&store, &settings()).unwrap();
        assert_eq!(again.len(), 600);
        for number in 1..=1801u64 {
            assert_eq!(again.contains(Fingerprint(number)).unwrap(), number.is_multiple_of(3) && number <= 1800);
        }
        assert!(!again.has_news());
    }

    #[test]
    fn a_commit_with_very_many_is_logged_in_parts() {
        let store = MemoryStore::new();
        let settings = FrontierSettings { sieve_memtable: 1 << 20, ..settings() };
        let mut seen = Seen::open(&store, &settings).unwrap();
        let many = 2 * FINGERPRINTS_PER_VALUE as u64 + 5;
        (0..many).for_each(|number| assert!(seen.insert(Fingerprint(number << 30))));
        let mut batch = Batch::new();
        seen.commit(7, &mut batch).unwrap();
        store.apply(batch).unwrap();
        assert_eq!(store.scan(Space::Seen, b"", None, 10).unwrap().len(), 3);
        assert_eq!(Seen::open(&store, &settings).unwrap().len(), many);
    }

    #[test]
    fn a_cut_log_entry_is_corrupt_not_shorter() {
        for (key, value) in [(log_key(1, 0), vec![1, 2, 3]), (b"short".to_vec(), vec![0; 8])] {
            let store = MemoryStore::new();
            let mut batch = Batch::new();
            batch.put(Space::Seen, key, value);
            store.apply(batch).unwrap();
            assert!(matches!(Seen::open(&store, &settings()), Err(FrontierError::Corrupt { .. })));
        }
    }
}
