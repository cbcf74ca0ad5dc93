//! What every store promises, asked of each of them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use peregrine_state::{Batch, DiskStore, MAX_KEY_BYTES, MemoryStore, Space, StateError, Store};

fn conforms(fresh: impl Fn() -> Arc<dyn Store>) {
    a_new_store_is_empty(&*fresh());
    spaces_do_not_mix(&*fresh());
    later_operations_on_a_key_win(&*fresh());
    sorted_reads_answer_in_the_order_asked(&*fresh());
    scans_stay_within_prefix_bound_and_limit(&*fresh());
    keys_are_ordered_as_bytes(&*fresh());
    what_does_not_fit_is_refused_whole(&*fresh());
    a_batch_is_seen_whole_or_not_at_all(fresh());
    run_files_are_there_whole_or_not_at_all(&*fresh());
    run_files_are_read_at_any_place_but_not_beyond_their_end(&*fresh());
    run_files_have_plain_names(&*fresh());
}

#[test]
fn the_memory_store_conforms() {
    conforms(|| Arc::new(MemoryStore::new()));
}

#[test]
fn the_disk_store_conforms() {
    let directory = tempfile::tempdir().unwrap();
    let count = std::cell::Cell::new(0);
    conforms(|| {
        count.set(count.get() + 1);
        Arc::new(DiskStore::open(directory.path().join(count.get().to_string())).unwrap())
    });
}

fn put(store: &dyn Store, space: Space, entries: &[(&[u8], &[u8])]) {
    let mut batch = Batch::new();
    for (key, value) in entries {
        batch.put(space, *key, *value);
    }
    store.apply(batch).unwrap();
}

fn keys(store: &dyn Store, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Vec<Vec<u8>> {
    store.scan(space, prefix, after, limit).unwrap().into_iter().map(|(key, _)| key).collect()
}

fn a_new_store_is_empty(store: &dyn Store) {
    for space in Space::ALL {
        assert_eq!(store.get(space, b"anything").unwrap(), None);
        assert_eq!(store.get(space, b"").unwrap(), None);
        assert!(store.scan(space, b"", None, 10).unwrap().is_empty());
    }
    store.apply(Batch::new()).unwrap();
    store.sync().unwrap();
}

fn spaces_do_not_mix(store: &dyn Store) {
    let mut batch = Batch::new();
    for space in Space::ALL {
        batch.put(space, "key", space.name());
    }
    store.apply(batch).unwrap();
    for space in Space::ALL {
        assert_eq!(store.get(space, b"key").unwrap(), Some(space.name().into()));
        assert_eq!(store.scan(space, b"", None, 10).unwrap().len(), 1);
    }
}

fn later_operations_on_a_key_win(store: &dyn Store) {
    let mut batch = Batch::new();
    batch.put(Space::Urls, "kept", "old");
    batch.put(Space::Urls, "gone", "old");
    batch.delete(Space::Urls, "kept");
    batch.put(Space::Urls, "kept", "new");
    batch.delete(Space::Urls, "gone");
    batch.delete(Space::Urls, "never there");
    store.apply(batch).unwrap();
    assert_eq!(store.get(Space::Urls, b"kept").unwrap(), Some(b"new".to_vec()));
    assert_eq!(store.get(Space::Urls, b"gone").unwrap(), None);

    let mut batch = Batch::new();
    batch.delete(Space::Urls, "kept");
    store.apply(batch).unwrap();
    assert_eq!(store.get(Space::Urls, b"kept").unwrap(), None);
}

fn sorted_reads_answer_in_the_order_asked(store: &dyn Store) {
    put(store, Space::Urls, &[(b"a", b"1"), (b"c", b"3"), (b"d", b"")]);
    let answers = store.get_sorted(Space::Urls, &[b"a", b"b", b"c", b"c", b"d"]).unwrap();
    let expected = [Some("1"), None, Some("3"), Some("3"), Some("")];
    assert_eq!(answers, expected.map(|value| value.map(|v| v.as_bytes().to_vec())));
    assert!(store.get_sorted(Space::Urls, &[]).unwrap().is_empty());
}

fn scans_stay_within_prefix_bound_and_limit(store: &dyn Store) {
    let entries: [&[u8]; 7] = [b"a", b"b", b"b\x00", b"b\x00z", b"bb", b"b\xff\xff", b"c"];
    put(store, Space::Queue, &entries.map(|key| (key, b"v".as_slice())));
    let scan = |prefix: &[u8], after: Option<&[u8]>, limit| keys(store, Space::Queue, prefix, after, limit);

    assert_eq!(scan(b"", None, 100), entries);
    assert_eq!(scan(b"b", None, 100), entries[1..6]);
    assert_eq!(scan(b"b", None, 2), entries[1..3]);
    assert_eq!(scan(b"b", Some(b"b\x00"), 100), entries[3..6]);
    assert_eq!(scan(b"b", Some(b"b\x00a"), 100), entries[3..6], "the bound need not exist");
    assert_eq!(scan(b"b", Some(b"a"), 100), entries[1..6], "a bound before the prefix changes nothing");
    assert_eq!(scan(b"b", Some(b"c"), 100), [b""; 0], "a bound behind the prefix leaves nothing");
    assert_eq!(scan(b"b\xff", None, 100), entries[5..6]);
    assert_eq!(scan(b"", Some(b"bb"), 100), entries[5..7]);
    assert_eq!(scan(b"b", None, 0), [b""; 0]);
}

fn keys_are_ordered_as_bytes(store: &dyn Store) {
    let numbers = [3u64, 256, 1, u64::MAX, 255];
    put(store, Space::Seen, &numbers.map(u64::to_be_bytes).each_ref().map(|key| (key.as_slice(), b"".as_slice())));
    let mut sorted = numbers;
    sorted.sort_unstable();
    assert_eq!(keys(store, Space::Seen, b"", None, 10), sorted.map(u64::to_be_bytes));
}

fn what_does_not_fit_is_refused_whole(store: &dyn Store) {
    for key in [Vec::new(), vec![b'k'; MAX_KEY_BYTES + 1]] {
        let mut batch = Batch::new();
        batch.put(Space::Urls, "innocent", "v");
        batch.put(Space::Urls, key, "v");
        assert!(matches!(store.apply(batch), Err(StateError::Engine { .. })));
        assert_eq!(store.get(Space::Urls, b"innocent").unwrap(), None);
    }
    let longest = vec![b'k'; MAX_KEY_BYTES];
    put(store, Space::Urls, &[(&longest, b"v")]);
    assert!(store.get(Space::Urls, &longest).unwrap().is_some());
}

fn a_batch_is_seen_whole_or_not_at_all(store: Arc<dyn Store>) {
    let done = Arc::new(AtomicBool::new(false));
    let writer = std::thread::spawn({
        let (store, done) = (store.clone(), done.clone());
        move || {
            for round in 0..300u32 {
                let mut batch = Batch::new();
                for key in 0..40u8 {
                    batch.put(Space::Urls, [key], round.to_be_bytes());
                }
                store.apply(batch).unwrap();
            }
            done.store(true, Ordering::SeqCst);
        }
    });
    while !done.load(Ordering::SeqCst) {
        let entries = store.scan(Space::Urls, b"", None, 100).unwrap();
        assert!(entries.is_empty() || entries.len() == 40);
        assert!(entries.windows(2).all(|pair| pair[0].1 == pair[1].1), "two batches in one scan");
        let answers = store.get_sorted(Space::Urls, &[&[0], &[20], &[39]]).unwrap();
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "two batches in one sorted read");
    }
    writer.join().unwrap();
}

fn run_files_are_there_whole_or_not_at_all(store: &dyn Store) {
    let files = store.run_files();
    assert!(files.names().unwrap().is_empty());
    let mut begun = files.create("b").unwrap();
    begun.write(b"one").unwrap();
    let mut forgotten = files.create("a").unwrap();
    forgotten.write(b"two").unwrap();
    assert!(files.names().unwrap().is_empty(), "unfinished ones are not there");
    drop(forgotten);
    assert!(matches!(files.open("a"), Err(StateError::Corrupt { path, .. }) if path.ends_with("a")));
    begun.finish().unwrap();
    files.create("a").unwrap().finish().unwrap();
    assert_eq!(store.run_files().names().unwrap(), ["a", "b"]);
    assert!(files.open("a").unwrap().is_empty());

    let mut again = files.create("b").unwrap();
    again.write(b"three").unwrap();
    assert_eq!(files.open("b").unwrap().len(), 3, "replaced only when the new one is finished");
    again.finish().unwrap();
    let opened = files.open("b").unwrap();
    assert_eq!(opened.len(), 5);
    files.remove("b").unwrap();
    files.remove("b").unwrap();
    assert_eq!(files.names().unwrap(), ["a"]);
    let mut bytes = [0; 5];
    opened.read_at(0, &mut bytes).unwrap();
    assert_eq!(&bytes, b"three", "what was opened stays readable");
}

fn run_files_are_read_at_any_place_but_not_beyond_their_end(store: &dyn Store) {
    let files = store.run_files();
    let bytes: Vec<u8> = (0..3_500_000u32).map(|at| (at.wrapping_mul(0x9e37_79b1) >> 24) as u8).collect();
    let mut writer = files.create("large").unwrap();
    for piece in bytes.chunks(1_300_007) {
        writer.write(piece).unwrap();
    }
    writer.finish().unwrap();
    let file = files.open("large").unwrap();
    assert_eq!(file.len(), bytes.len() as u64);
    for (from, length) in [(0, bytes.len()), (1 << 20, 5), ((1 << 20) - 3, 9), (bytes.len() - 1, 1), (bytes.len(), 0)] {
        let mut piece = vec![0; length];
        file.read_at(from as u64, &mut piece).unwrap();
        assert_eq!(piece, bytes[from..from + length]);
    }
    for from in [bytes.len() as u64 - 1, bytes.len() as u64, u64::MAX >> 1] {
        assert!(matches!(file.read_at(from, &mut [0; 2]), Err(StateError::Corrupt { .. } | StateError::Io { .. })));
    }
}

fn run_files_have_plain_names(store: &dyn Store) {
    let files = store.run_files();
    for name in ["", ".", "..", "../a", "a/b", "a b", ".hidden", "a.unfinished", &"n".repeat(101)] {
        assert!(matches!(files.create(name), Err(StateError::Engine { .. })), "{name:?}");
        assert!(files.open(name).is_err(), "{name:?}");
        assert!(files.remove(name).is_err(), "{name:?}");
    }
}
