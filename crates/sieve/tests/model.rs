//! The sieve against a plain set, over random interleavings of everything that can happen to it, crashes included.
//! The test keeps the log as a frontier would.

use std::collections::{BTreeMap, HashSet};

use peregrine_sieve::{ManifestChange, Sieve, SieveSettings, Sighting};
use peregrine_state::{Batch, MemoryStore, Space, Store};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Step {
    /// Links that a page has.
    Links(Vec<u64>),
    Resolve,
    Commit,
    Sync,
    Settle,
    /// Of the commits that are not synced, so many survive.
    Crash(usize),
}

fn fingerprint() -> impl Strategy<Value = u64> {
    prop_oneof![
        // Spread over everything, as hashes are.
        6 => (0..4000u64).prop_map(|at| at.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        // Crafted to fall into one segment, at both ends.
        2 => 0..300u64,
        1 => (0..300u64).prop_map(|at| u64::MAX - at),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        10 => proptest::collection::vec(fingerprint(), 1..60).prop_map(Step::Links),
        4 => Just(Step::Resolve),
        8 => Just(Step::Commit),
        3 => Just(Step::Sync),
        1 => Just(Step::Settle),
        1 => (0..6usize).prop_map(Step::Crash),
    ]
}

fn settings() -> impl Strategy<Value = SieveSettings> {
    let memtable = prop_oneof![Just(1), Just(40), Just(150)];
    let filter_bytes = prop_oneof![Just(0), Just(9000), Just(1 << 20)];
    (memtable, filter_bytes, 0..4000usize, any::<bool>()).prop_map(
        |(memtable, filter_bytes, recent_bytes, background)| SieveSettings {
            recent_bytes,
            memtable,
            filter_bytes,
            background,
        },
    )
}

struct World {
    store: MemoryStore,
    sieve: Sieve,
    settings: SieveSettings,
    commit: u64,
    known: HashSet<u64>,
    deferred: Vec<u64>,
    /// Which commit accepted what.
    history: BTreeMap<u64, Vec<u64>>,
}

impl World {
    fn new(settings: SieveSettings) -> World {
        let store = MemoryStore::new();
        let sieve = Sieve::open(store.run_files(), None, settings.clone()).unwrap();
        let (known, deferred, history) = (HashSet::new(), Vec::new(), BTreeMap::new());
        World { store, sieve, settings, commit: 0, known, deferred, history }
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Links(links) => {
                let mut sightings = Vec::new();
                self.sieve.look_all(&links, &mut sightings);
                for (link, sighting) in links.iter().zip(sightings) {
                    let (known, deferred) = (self.known.contains(link), self.deferred.contains(link));
                    assert!(sighting != Sighting::Seen || known || deferred, "{link:x} called seen, at once");
                    assert!(sighting != Sighting::New || !known, "{link:x} called new, at once");
                }
                links.into_iter().for_each(|link| self.link(link));
            }
            Step::Resolve => self.resolve(),
            Step::Commit => self.commit(false),
            Step::Sync => {
                self.store.sync().unwrap();
                self.sieve.durable(self.commit).unwrap();
            }
            Step::Settle => self.commit(true),
            Step::Crash(surviving) => self.crash(surviving),
        }
    }

    fn link(&mut self, link: u64) {
        match self.sieve.look(link) {
            Sighting::Seen => {
                assert!(self.known.contains(&link) || self.deferred.contains(&link), "{link:x} called seen");
            }
            Sighting::New => {
                assert!(!self.known.contains(&link), "{link:x} called new");
                self.accept(link);
            }
            Sighting::Unsure => {
                self.sieve.note_deferred(link);
                self.deferred.push(link);
            }
        }
    }

    fn accept(&mut self, link: u64) {
        self.sieve.insert(link);
        assert!(self.known.insert(link), "{link:x} accepted twice");
    }

    fn resolve(&mut self) {
        let mut batch = std::mem::take(&mut self.deferred);
        batch.sort_unstable();
        batch.dedup();
        let mut answers = Vec::new();
        self.sieve.resolve(&batch, &mut answers).unwrap();
        assert_eq!(answers.len(), batch.len());
        for (link, known) in batch.into_iter().zip(answers) {
            assert_eq!(known, self.known.contains(&link), "{link:x}");
            if !known {
                self.accept(link);
            }
        }
    }

    fn commit(&mut self, settle: bool) {
        self.commit += 1;
        let news = self.sieve.take_news();
        assert!(!self.sieve.has_news());
        let mut batch = Batch::new();
        batch.put(Space::Meta, "commit", self.commit.to_be_bytes());
        let entry: Vec<u8> = news.iter().flat_map(|link| link.to_be_bytes()).collect();
        batch.put(Space::Seen, self.commit.to_be_bytes(), entry);
        let change = match settle {
            true => self.sieve.settle_background(self.commit).unwrap(),
            false => self.sieve.maintain(self.commit).unwrap(),
        };
        if let Some(ManifestChange { manifest, covered_commit }) = change {
            assert!(covered_commit < self.commit);
            batch.put(Space::Meta, "manifest", manifest);
            for (key, _) in self.store.scan(Space::Seen, b"", None, usize::MAX).unwrap() {
                if number(&key) <= covered_commit {
                    batch.delete(Space::Seen, key);
                }
            }
        }
        self.store.apply(batch).unwrap();
        self.history.insert(self.commit, news);
    }

    fn crash(&mut self, surviving: usize) {
        let left = self.store.crash(surviving);
        self.store = left;
        let stored = |key: &[u8]| self.store.get(Space::Meta, key).unwrap();
        self.commit = stored(b"commit").map_or(0, |bytes| number(&bytes));
        self.history = self.history.split_off(&0).into_iter().filter(|(commit, _)| *commit <= self.commit).collect();
        self.known = self.history.values().flatten().copied().collect();
        self.deferred.clear();
        let manifest = stored(b"manifest");
        self.sieve = Sieve::open(self.store.run_files(), manifest.as_deref(), self.settings.clone()).unwrap();
        for (key, entry) in self.store.scan(Space::Seen, b"", None, usize::MAX).unwrap() {
            self.sieve.replay(number(&key), entry.chunks(8).map(number));
        }
        assert_eq!(self.sieve.len(), self.known.len() as u64);
    }

    fn ends_well(&mut self) {
        self.resolve();
        self.commit(true);
        assert_eq!(self.sieve.len(), self.known.len() as u64);
        assert!(self.sieve.runs() <= 6);
        let mut all: Vec<u64> = self.known.iter().copied().collect();
        all.extend((0..200).map(|at| 0x5555_0000_0000_0000 + at));
        all.sort_unstable();
        let mut answers = Vec::new();
        self.sieve.resolve(&all, &mut answers).unwrap();
        for (link, known) in all.iter().zip(answers) {
            assert_eq!(known, self.known.contains(link));
            assert_eq!(self.sieve.contains(*link).unwrap(), known);
        }
        self.commit(true);
        self.store.sync().unwrap();
        self.sieve.durable(self.commit).unwrap();
        self.commit(true);
        assert_eq!(self.store.run_files().names().unwrap().len(), self.sieve.runs(), "nothing is left lying about");
    }
}

fn number(bytes: &[u8]) -> u64 {
    u64::from_be_bytes(bytes.try_into().unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nothing_new_is_called_seen_and_nothing_seen_is_called_new(
        settings in settings(),
        steps in proptest::collection::vec(step(), 1..160),
    ) {
        let mut world = World::new(settings);
        steps.into_iter().for_each(|step| world.take(step));
        world.ends_well();
    }
}
