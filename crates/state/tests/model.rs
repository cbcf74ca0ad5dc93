//! The disk store beside a plain map, over random writes, merges and reopenings.

use std::collections::{BTreeMap, BTreeSet};

use peregrine_state::{Batch, DiskSettings, DiskStore, HEAD_BYTES, Space, Store};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Step {
    /// Writes to these keys: `None` deletes.
    Apply(Vec<(bool, Vec<u8>, Option<usize>)>),
    Reopen,
    /// Waits until everything is merged.
    Settle,
    Scan {
        prefix: Vec<u8>,
        after: Option<Vec<u8>>,
        limit: usize,
    },
    GetSorted(BTreeSet<Vec<u8>>),
    /// From one key to the next, with so many steps in between.
    Walk(Vec<(Vec<u8>, usize)>),
}

/// Few letters, so that keys repeat, are prefixes of others, and fill blocks.
fn key() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        8 => prop::collection::vec(prop::sample::select(vec![0u8, 1, b'a', b'b', 255]), 1..7),
        2 => prop::collection::vec(prop::sample::select(vec![b'x', b'y']), 20..40),
        4 => (0u8..9, 0u8..9).prop_map(|(host, entry)| [&[host; 8][..], &[entry]].concat()),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let write = (any::<bool>(), key(), prop::option::weighted(0.7, prop_oneof![9 => 0usize..60, 1 => 3000usize..9000]));
    prop_oneof![
        6 => prop::collection::vec(write, 1..60).prop_map(Step::Apply),
        1 => Just(Step::Reopen),
        1 => Just(Step::Settle),
        3 => (prop::collection::vec(prop::sample::select(vec![0u8, b'a', 255]), 0..3), prop::option::of(key()), 1usize..50)
            .prop_map(|(prefix, after, limit)| Step::Scan { prefix, after, limit }),
        3 => prop::collection::btree_set(key(), 0..30).prop_map(Step::GetSorted),
        3 => prop::collection::vec((key(), 0usize..5), 1..6).prop_map(Step::Walk),
    ]
}

/// What a walk comes by.
fn walk(store: &DiskStore, space: Space, way: &[(Vec<u8>, usize)]) -> Vec<Option<(Vec<u8>, Vec<u8>)>> {
    let mut walk = store.walk(space);
    assert!(walk.entry().is_none(), "it has not begun");
    let mut seen = Vec::new();
    for (key, steps) in way {
        walk.skip_to(key).unwrap();
        for _ in 0..=*steps {
            while let Some((_, None)) = walk.entry() {
                walk.advance().unwrap();
            }
            seen.push(walk.entry().map(|(key, value)| (key.to_vec(), value.unwrap().to_vec())));
            walk.advance().unwrap();
        }
    }
    seen
}

/// What a walk comes by that wants only keys that begin like those it is told to go to.
fn walk_alike(store: &DiskStore, space: Space, way: &[(Vec<u8>, usize)]) -> Vec<Vec<(Vec<u8>, Vec<u8>)>> {
    let mut walk = store.walk(space);
    let mut seen = Vec::new();
    for key in heads_of(way) {
        walk.skip_to_alike(&key).unwrap();
        let mut alike = Vec::new();
        while let Some((here, value)) = walk.entry().filter(|(here, _)| here.starts_with(&key)) {
            alike.extend(value.map(|value| (here.to_vec(), value.to_vec())));
            walk.advance().unwrap();
        }
        seen.push(alike);
    }
    seen
}

fn heads_of(way: &[(Vec<u8>, usize)]) -> BTreeSet<Vec<u8>> {
    way.iter().filter_map(|(key, _)| key.first_chunk::<HEAD_BYTES>()).map(|head| head.to_vec()).collect()
}

fn walk_of(model: &Model, space: Space, way: &[(Vec<u8>, usize)]) -> Vec<Option<(Vec<u8>, Vec<u8>)>> {
    let mut entries = scan(model, space, b"", None, usize::MAX).into_iter().peekable();
    let mut seen = Vec::new();
    for (key, steps) in way {
        while entries.next_if(|(here, _)| here < key).is_some() {}
        seen.extend((0..=*steps).map(|_| entries.next()));
    }
    seen
}

type Model = BTreeMap<(Space, Vec<u8>), Vec<u8>>;

fn scan(model: &Model, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Vec<(Vec<u8>, Vec<u8>)> {
    let of_space = model.iter().filter(|((of, _), _)| *of == space);
    let found = of_space.filter(|((_, key), _)| key.starts_with(prefix) && after.is_none_or(|after| &key[..] > after));
    found.take(limit).map(|((_, key), value)| (key.clone(), value.clone())).collect()
}

/// So little of everything that tables are merged all the time.
fn settings() -> DiskSettings {
    DiskSettings { memory_bytes: 3 << 10, journal_bytes: 4 << 10, most_tables: 6 }
}

fn compare(steps: Vec<Step>) {
    let directory = tempfile::tempdir().unwrap();
    let mut store = DiskStore::open_with(directory.path(), &settings()).unwrap();
    let mut model = Model::new();
    let mut number = 0u32;
    for step in steps {
        match step {
            Step::Apply(writes) => {
                let mut batch = Batch::new();
                for (is_queue, key, value) in writes {
                    number += 1;
                    let space = if is_queue { Space::Queue } else { Space::Urls };
                    match value {
                        Some(length) => {
                            let value = number.to_be_bytes().repeat(1 + length / 4);
                            batch.put(space, &key, &value);
                            model.insert((space, key), value);
                        }
                        None => {
                            batch.delete(space, &key);
                            model.remove(&(space, key));
                        }
                    }
                }
                store.apply(batch).unwrap();
            }
            Step::GetSorted(keys) => {
                for space in [Space::Queue, Space::Urls] {
                    let expected: Vec<_> = keys.iter().map(|key| model.get(&(space, key.clone())).cloned()).collect();
                    let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
                    assert_eq!(store.get_sorted(space, &keys).unwrap(), expected);
                }
            }
            Step::Walk(way) => {
                for space in [Space::Queue, Space::Urls] {
                    assert_eq!(walk(&store, space, &way), walk_of(&model, space, &way));
                    let alike = heads_of(&way).into_iter().map(|head| scan(&model, space, &head, None, usize::MAX));
                    assert_eq!(walk_alike(&store, space, &way), alike.collect::<Vec<_>>());
                }
            }
            Step::Reopen => {
                drop(store);
                store = DiskStore::open_with(directory.path(), &settings()).unwrap();
            }
            Step::Settle => store.settle_background().unwrap(),
            Step::Scan { prefix, after, limit } => {
                for space in [Space::Queue, Space::Urls] {
                    let found = store.scan(space, &prefix, after.as_deref(), limit).unwrap();
                    assert_eq!(found, scan(&model, space, &prefix, after.as_deref(), limit));
                }
            }
        }
        let some = model.iter().step_by(7);
        for ((space, key), value) in some {
            assert_eq!(store.get(*space, key).unwrap().as_ref(), Some(value));
        }
        assert_eq!(store.get(Space::Queue, b"never").unwrap(), None);
    }
    for space in Space::ALL {
        assert_eq!(store.scan(space, b"", None, usize::MAX).unwrap(), scan(&model, space, b"", None, usize::MAX));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, max_shrink_iters: 2000, ..ProptestConfig::default() })]

    #[test]
    fn the_store_is_a_map_whatever_is_merged_and_reopened(steps in prop::collection::vec(step(), 1..60)) {
        compare(steps);
    }
}

/// Deleted keys are gone for good once everything is merged, and take no room.
#[test]
fn what_is_deleted_takes_no_room_in_the_end() {
    let directory = tempfile::tempdir().unwrap();
    let store = DiskStore::open_with(directory.path(), &settings()).unwrap();
    for round in 0..40u32 {
        let mut batch = Batch::new();
        for key in 0..200u32 {
            batch.put(Space::Queue, (round * 200 + key).to_be_bytes(), [7; 50]);
        }
        store.apply(batch).unwrap();
        let mut batch = Batch::new();
        for key in 0..200u32 {
            batch.delete(Space::Queue, (round * 200 + key).to_be_bytes());
        }
        store.apply(batch).unwrap();
    }
    store.settle_background().unwrap();
    assert!(store.scan(Space::Queue, b"", None, 10).unwrap().is_empty());
    let tables = std::fs::read_dir(directory.path().join("engine/tables")).unwrap();
    let bytes: u64 = tables.map(|file| file.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes < 200 << 10, "{bytes} bytes are left of 400 KB");
}
