use peregrine_state::MemoryStore;

use super::*;

fn settings() -> DedupSettings {
    DedupSettings { min_words: 10, ..DedupSettings::default() }
}

/// A text of a hundred words that nobody else has.
fn text(number: u32) -> String {
    (0..100).map(|word| format!("w{number}x{word} ")).collect()
}

fn sketch(number: u32) -> Sketch {
    Sketch::of(&text(number)).expect("a text")
}

fn with_one_word_changed(number: u32) -> Sketch {
    Sketch::of(&text(number).replace("x50 ", "x5000 ")).expect("a text")
}

fn url(number: u32) -> Arc<str> {
    format!("http://example.com/{number}").into()
}

fn found(near: &NearDuplicates, sketch: &Sketch) -> Option<Arc<str>> {
    near.find(sketch).expect("readable").map(|duplicate| duplicate.url)
}

#[test]
fn a_page_with_a_word_changed_is_found_and_others_are_not() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut near = NearDuplicates::open(store, &settings()).expect("empty");
    let mut batch = Batch::new();
    for number in 0..500 {
        assert_eq!(found(&near, &sketch(number)), None);
        near.remember(sketch(number), &url(number), 7, &mut batch);
    }
    let edited = with_one_word_changed(123);
    let duplicate = near.find(&edited).expect("readable").expect("found");
    assert_eq!((&duplicate.url, duplicate.links), (&url(123), 7));
    assert_eq!(duplicate.distance, edited.distance(&sketch(123)));
    assert_eq!(near.find(&sketch(499)).expect("readable").expect("found").distance, 0);
}

#[test]
fn what_is_taken_down_is_compared_with_nothing_and_leaves_no_name() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut near = NearDuplicates::open(store.clone(), &settings()).expect("empty");
    let mut batch = Batch::new();
    for number in 0..20 {
        near.remember(sketch(number), &url(number), 7, &mut batch);
    }
    store.apply(batch).expect("memory");
    let mut batch = Batch::new();
    NearDuplicates::forget(store.as_ref(), |known| known == &*url(7), &mut batch).expect("readable");
    store.apply(batch).expect("memory");
    let near = NearDuplicates::open(store.clone(), &settings()).expect("the others are still in order");
    for number in 0..20 {
        let expected = (number != 7).then(|| url(number));
        assert_eq!(found(&near, &sketch(number)), expected);
    }
    let entries = store.scan(Space::Contents, &[], None, 1_000).expect("memory");
    let name = url(7);
    assert!(entries.iter().all(|(_, value)| !value.ends_with(name.as_bytes())));
}

#[test]
fn what_is_known_survives_a_restart_at_every_stage_of_a_commit() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut near = NearDuplicates::open(store.clone(), &settings()).expect("empty");
    for round in 0..3 {
        let mut batch = Batch::new();
        for number in round * 10..round * 10 + 10 {
            near.remember(sketch(number), &url(number), 0, &mut batch);
        }
        near.begin_commit();
        assert_eq!(found(&near, &sketch(round * 10)), Some(url(round * 10)), "before it is applied");
        store.apply(batch).expect("memory");
        near.committed();
        assert_eq!(found(&near, &sketch(round * 10)), Some(url(round * 10)), "after it is durable");
        near = NearDuplicates::open(store.clone(), &settings()).expect("readable");
        assert_eq!(near.len() as u32, round * 10 + 10);
        for number in 0..round * 10 + 10 {
            assert_eq!(found(&near, &sketch(number)), Some(url(number)));
        }
    }
}

#[test]
fn memory_is_bounded_and_the_oldest_are_forgotten_everywhere() {
    let tables = BANDS * BUCKETS * size_of::<u32>();
    let small = DedupSettings { memory: tables + 64 * (size_of::<Page>() + size_of::<Mark>()), ..settings() };
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut near = NearDuplicates::open(store.clone(), &small).expect("empty");
    let mut batch = Batch::new();
    for number in 0..200 {
        near.remember(sketch(number), &url(number), 0, &mut batch);
    }
    store.apply(batch).expect("memory");
    near.begin_commit();
    near.committed();
    assert_eq!(near.len(), 64);
    let known = |near: &NearDuplicates| (0..200).filter(|n| found(near, &sketch(*n)).is_some()).collect::<Vec<u32>>();
    assert_eq!(known(&near), (136..200).collect::<Vec<_>>());
    assert_eq!(store.scan(Space::Contents, b"n", None, 1_000).expect("memory").len(), 64);
    // With less memory than before, fewer are taken over, and the rest leave the disk as well.
    let smaller = DedupSettings { memory: tables + 16 * (size_of::<Page>() + size_of::<Mark>()), ..settings() };
    let mut near = NearDuplicates::open(store.clone(), &smaller).expect("readable");
    assert_eq!(known(&near), (184..200).collect::<Vec<_>>());
    let mut batch = Batch::new();
    near.remember(sketch(1_000), &url(1_000), 0, &mut batch);
    store.apply(batch).expect("memory");
    assert_eq!(store.scan(Space::Contents, b"n", None, 1_000).expect("memory").len(), 16);
    assert_eq!(known(&near), (185..200).collect::<Vec<_>>());
}

#[test]
fn a_page_takes_92_bytes_and_growing_takes_no_more() {
    assert_eq!(size_of::<Page>() + size_of::<Mark>(), 92);
    let settings = DedupSettings { memory: 2 << 20, ..settings() };
    let mut near = NearDuplicates::open(Arc::new(MemoryStore::new()), &settings).expect("empty");
    near.remember(sketch(1), &url(1), 0, &mut Batch::new());
    let reserved = (near.pages.capacity(), near.marks.capacity());
    assert_eq!(reserved, (near.capacity as usize, near.capacity as usize));
    let bytes = near.capacity as usize * 92 + size_of_val(&near.heads[..]);
    assert!(bytes <= settings.memory && 2 * bytes > settings.memory, "{bytes}");
    for number in 0..near.capacity + 10 {
        near.remember(sketch(number), &url(1), 0, &mut Batch::new());
    }
    assert_eq!((near.pages.capacity(), near.marks.capacity()), reserved);
    assert_eq!(near.len(), near.capacity as usize);
}

#[test]
fn numbers_go_around() {
    let tables = BANDS * BUCKETS * size_of::<u32>();
    let small = DedupSettings { memory: tables + 8 * (size_of::<Page>() + size_of::<Mark>()), ..settings() };
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut near = NearDuplicates::open(store.clone(), &small).expect("empty");
    (near.first, near.next) = (u32::MAX - 9, u32::MAX - 9);
    let mut batch = Batch::new();
    for number in 0..20 {
        near.remember(sketch(number), &url(number), 0, &mut batch);
    }
    store.apply(batch).expect("memory");
    let known = |near: &NearDuplicates| (0..20).filter(|n| found(near, &sketch(*n)).is_some()).collect::<Vec<u32>>();
    assert_eq!(known(&near), (12..20).collect::<Vec<_>>());
    assert_eq!(known(&NearDuplicates::open(store, &small).expect("readable")), (12..20).collect::<Vec<_>>());
}

#[test]
fn short_texts_and_switched_off_comparisons_find_nothing() {
    for settings in [DedupSettings { min_words: 101, ..settings() }, DedupSettings { near: false, ..settings() }] {
        let mut near = NearDuplicates::open(Arc::new(MemoryStore::new()), &settings).expect("empty");
        let mut batch = Batch::new();
        near.remember(sketch(1), &url(1), 0, &mut batch);
        assert!(found(&near, &sketch(1)).is_none() && batch.is_empty());
    }
}

#[test]
fn damage_is_said_to_be_damage() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut batch = Batch::new();
    batch.put(Space::Contents, key(0), [9]);
    store.apply(batch).expect("memory");
    assert!(matches!(NearDuplicates::open(store, &settings()), Err(DedupError::Damaged { .. })));
}

#[test]
fn sketches_of_an_older_kind_are_left_aside_and_removed() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut batch = Batch::new();
    for number in 0..3 {
        let mut old = encode(&sketch(number), 0, "http://example.com/old");
        old[0] = *OLD_VERSIONS.end();
        batch.put(Space::Contents, key(number), old);
    }
    store.apply(batch).expect("memory");
    let mut near = NearDuplicates::open(store.clone(), &settings()).expect("readable");
    assert!(near.is_empty());
    let mut batch = Batch::new();
    near.remember(sketch(7), &url(7), 0, &mut batch);
    store.apply(batch).expect("memory");
    let near = NearDuplicates::open(store.clone(), &settings()).expect("readable");
    assert_eq!((near.len(), found(&near, &sketch(7))), (1, Some(url(7))));
    assert_eq!(store.scan(Space::Contents, &[PREFIX], None, 10).expect("memory").len(), 1);
}
