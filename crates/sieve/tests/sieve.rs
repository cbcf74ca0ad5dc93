//! What the sieve promises beyond being exact: bounds, damage, and what happens in which order.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use peregrine_sieve::{Sieve, SieveError, SieveSettings, Sighting};
use peregrine_state::{DiskStore, MemoryStore, RunFile, RunFiles, RunWriter, StateError, Store};

fn small() -> SieveSettings {
    SieveSettings { recent_bytes: 4096, memtable: 300, filter_bytes: 1 << 20, background: false }
}

fn spread(at: u64) -> u64 {
    let mixed = (at ^ (at >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// Accepts these, a commit for each hundred. The last manifest, if there was one.
fn accept(sieve: &mut Sieve, commit: &mut u64, fingerprints: impl Iterator<Item = u64>) -> Option<Vec<u8>> {
    let fingerprints: Vec<u64> = fingerprints.collect();
    let mut last = None;
    for hundred in fingerprints.chunks(100) {
        hundred.iter().for_each(|fingerprint| _ = sieve.insert(*fingerprint));
        *commit += 1;
        sieve.take_news();
        last = sieve.maintain(*commit).unwrap().map(|change| change.manifest).or(last);
        sieve.durable(*commit).unwrap();
    }
    *commit += 1;
    sieve.settle_background(*commit).unwrap().map(|change| change.manifest).or(last)
}

/// Files with exactly one run of 300, and the manifest that names it.
fn one_run() -> (Arc<dyn RunFiles>, String, Vec<u8>) {
    let files = MemoryStore::new().run_files();
    let mut sieve = Sieve::open(files.clone(), None, small()).unwrap();
    let manifest = accept(&mut sieve, &mut 0, (0..300).map(spread)).unwrap();
    drop(sieve);
    let [name] = files.names().unwrap().try_into().unwrap();
    (files, name, manifest)
}

fn content(files: &dyn RunFiles, name: &str) -> Vec<u8> {
    let file = files.open(name).unwrap();
    let mut bytes = vec![0; file.len() as usize];
    file.read_at(0, &mut bytes).unwrap();
    bytes
}

fn replace(files: &dyn RunFiles, name: &str, bytes: &[u8]) {
    let mut writer = files.create(name).unwrap();
    writer.write(bytes).unwrap();
    writer.finish().unwrap();
}

/// Everything asked of a sieve over these files: an error, or all the right answers.
fn ask_everything(files: &Arc<dyn RunFiles>, manifest: &[u8]) -> Result<(), SieveError> {
    // Without room for filters, which would find the damage before we ask.
    let settings = SieveSettings { filter_bytes: 0, ..small() };
    let mut sieve = Sieve::open(files.clone(), Some(manifest), settings)?;
    let mut asked: Vec<u64> = (0..600).map(spread).collect();
    for (at, fingerprint) in asked.iter().enumerate() {
        assert_eq!(sieve.contains(*fingerprint)?, at < 300, "a wrong answer");
    }
    let expected = asked.iter().take(300).copied().collect::<std::collections::HashSet<_>>();
    asked.sort_unstable();
    let mut known = Vec::new();
    sieve.resolve(&asked, &mut known)?;
    assert!(asked.iter().zip(known).all(|(asked, known)| expected.contains(asked) == known), "a wrong answer");
    Ok(())
}

fn names_the_file(result: Result<(), SieveError>, name: &str) {
    let error = result.expect_err("it should be noticed").to_string();
    assert!(error.contains(name), "{error}");
}

#[test]
fn a_flipped_bit_anywhere_is_an_error_that_names_the_file() {
    let (files, name, manifest) = one_run();
    ask_everything(&files, &manifest).unwrap();
    let whole = content(&*files, &name);
    for at in 0..whole.len() {
        let mut damaged = whole.clone();
        damaged[at] ^= 1 << (at % 8);
        replace(&*files, &name, &damaged);
        names_the_file(ask_everything(&files, &manifest), &name);
    }
}

#[test]
fn a_cut_or_longer_file_is_damage_and_not_another_run() {
    let (files, name, manifest) = one_run();
    let whole = content(&*files, &name);
    for length in (0..whole.len()).step_by(97).chain([whole.len() - 1]) {
        replace(&*files, &name, &whole[..length]);
        names_the_file(ask_everything(&files, &manifest), &name);
    }
    replace(&*files, &name, &[whole.as_slice(), &[0]].concat());
    names_the_file(ask_everything(&files, &manifest), &name);
}

#[test]
fn a_missing_file_is_named_and_so_is_another_one_in_its_place() {
    let (files, name, manifest) = one_run();
    let whole = content(&*files, &name);
    files.remove(&name).unwrap();
    names_the_file(ask_everything(&files, &manifest), &name);

    let other = MemoryStore::new().run_files();
    let mut sieve = Sieve::open(other.clone(), None, small()).unwrap();
    accept(&mut sieve, &mut 0, (1000..1300).map(spread));
    assert_ne!(content(&*other, &name), whole);
    replace(&*files, &name, &content(&*other, &name));
    names_the_file(ask_everything(&files, &manifest), &name);
}

#[test]
fn damage_that_the_background_finds_is_told_at_the_next_call_and_ever_after() {
    let (files, name, manifest) = one_run();
    let mut damaged = content(&*files, &name);
    damaged[1500] ^= 4;
    replace(&*files, &name, &damaged);
    for background in [false, true] {
        let settings = SieveSettings { background, ..small() };
        let mut sieve = Sieve::open(files.clone(), Some(&manifest), settings).unwrap();
        let error = sieve.settle_background(9).unwrap_err();
        assert!(matches!(&error, SieveError::Damaged { file, .. } if *file == name), "{error}");
        let again = sieve.maintain(10).unwrap_err().to_string();
        assert!(again.contains(&name), "{again}");
        assert!(sieve.resolve(&[1], &mut Vec::new()).is_err());
    }
}

#[test]
fn files_that_the_manifest_does_not_name_are_removed_and_those_of_others_are_not() {
    let (files, name, manifest) = one_run();
    let whole = content(&*files, &name);
    replace(&*files, "seen-0000000077.run", &whole);
    replace(&*files, "something-else", b"mine");
    drop(Sieve::open(files.clone(), Some(&manifest), small()).unwrap());
    assert_eq!(files.names().unwrap(), [name.as_str(), "something-else"]);
    drop(Sieve::open(files.clone(), None, small()).unwrap());
    assert_eq!(files.names().unwrap(), ["something-else"]);
}

#[test]
fn a_file_stays_until_no_durable_manifest_names_it() {
    let files = MemoryStore::new().run_files();
    let mut sieve = Sieve::open(files.clone(), None, small()).unwrap();
    for commit in 1..=40 {
        (0..100).for_each(|at| _ = sieve.insert(spread(commit * 100 + at)));
        sieve.take_news();
        sieve.maintain(commit).unwrap();
    }
    let all = files.names().unwrap().len();
    assert!(all > 10, "no sync, no removal: {all}");
    sieve.settle_background(41).unwrap();
    sieve.durable(3).unwrap();
    assert!(files.names().unwrap().len() >= all);
    sieve.durable(41).unwrap();
    assert_eq!(files.names().unwrap().len(), sieve.runs());
}

#[test]
fn what_no_log_entry_has_is_in_no_run() {
    let files = MemoryStore::new().run_files();
    let mut sieve = Sieve::open(files.clone(), None, small()).unwrap();
    (0..500).for_each(|at| _ = sieve.insert(spread(at)));
    assert_eq!(sieve.maintain(1).unwrap(), None);
    assert_eq!(sieve.maintain(2).unwrap(), None);
    assert!(files.names().unwrap().is_empty(), "its news were not taken");
    assert_eq!(sieve.take_news().len(), 500);
    assert_eq!(sieve.maintain(3).unwrap(), None);
    let change = sieve.maintain(4).unwrap().unwrap();
    assert_eq!((change.covered_commit, sieve.covered_commit()), (3, 3));
    let reopened = Sieve::open(files, Some(&change.manifest), small()).unwrap();
    assert_eq!((reopened.covered_commit(), reopened.len()), (3, 500));
}

#[test]
fn an_unsure_one_is_called_seen_while_it_waits_and_fingerprint_zero_is_like_any_other() {
    let (files, _, manifest) = one_run();
    let mut sieve = Sieve::open(files, Some(&manifest), SieveSettings { filter_bytes: 0, ..small() }).unwrap();
    assert_eq!(sieve.look(7), Sighting::Unsure);
    assert_eq!(sieve.look(7), Sighting::Unsure);
    sieve.note_deferred(7);
    assert_eq!(sieve.look(7), Sighting::Seen);
    assert!(!sieve.contains(7).unwrap(), "that was only a note");

    let mut sieve = Sieve::open(MemoryStore::new().run_files(), None, small()).unwrap();
    assert_eq!(sieve.look(0), Sighting::New);
    sieve.insert(0);
    assert_eq!(sieve.look(0), Sighting::Seen);
    accept(&mut sieve, &mut 0, (1..400).map(spread));
    assert!(sieve.runs() == 1 && sieve.contains(0).unwrap());
    let mut known = Vec::new();
    sieve.resolve(&[0, 0, 1], &mut known).unwrap();
    assert_eq!(known, [true, true, false]);
}

#[test]
fn it_can_be_moved_to_another_thread() {
    fn is_send<T: Send>() {}
    is_send::<Sieve>();
}

#[test]
fn unsorted_questions_get_right_answers_too() {
    let (files, _, manifest) = one_run();
    let mut sieve = Sieve::open(files, Some(&manifest), small()).unwrap();
    let asked: Vec<u64> = (0..600).map(spread).collect();
    let mut known = Vec::new();
    sieve.resolve(&asked, &mut known).unwrap();
    assert!(known.iter().enumerate().all(|(at, known)| *known == (at < 300)));
}

fn stays_within_two_bytes_each(fingerprints: impl Iterator<Item = u64>) {
    let settings = SieveSettings { recent_bytes: 1 << 16, memtable: 2000, filter_bytes: 1 << 30, background: true };
    // The recent cache, the memtable and what surrounds it; while something is merged, also buffers for each run.
    let fixed = (1 << 16) + (128 << 10) + 4 * 2000 * 18;
    let while_working = fixed + 2000 * 4 * 50 + (14 << 20);
    let directory = tempfile::tempdir().unwrap();
    let store = DiskStore::open(directory.path()).unwrap();
    let mut sieve = Sieve::open(store.run_files(), None, settings).unwrap();
    let mut inserted = 0;
    for (commit, fingerprint) in (1..).zip(fingerprints.collect::<Vec<_>>().chunks(1500)) {
        fingerprint.iter().for_each(|fingerprint| _ = sieve.insert(*fingerprint));
        inserted += fingerprint.len() as u64;
        sieve.take_news();
        sieve.maintain(commit).unwrap();
        sieve.durable(commit).unwrap();
        assert!(sieve.memory_bytes() <= while_working + inserted * 2, "{} at {inserted}", sieve.memory_bytes());
        assert!(sieve.runs() <= 12, "{}", sieve.runs());
        if commit % 20 == 0 {
            sieve.settle_background(commit).unwrap();
            sieve.durable(commit).unwrap();
            assert!(sieve.memory_bytes() <= fixed + inserted * 2, "{} at {inserted}, settled", sieve.memory_bytes());
            assert!(sieve.runs() <= 5, "{}", sieve.runs());
        }
    }
    assert_eq!(sieve.len(), inserted);
}

#[test]
fn memory_stays_within_two_bytes_each() {
    stays_within_two_bytes_each((0..200_000).map(spread));
}

#[test]
fn memory_stays_within_two_bytes_each_when_all_are_crafted_to_fall_into_one_place() {
    stays_within_two_bytes_each((0..200_000).map(|at| 0xabcd_0000_0000_0000 + at));
}

#[test]
fn a_reopened_sieve_says_new_again_once_its_filter_is_built() {
    let directory = tempfile::tempdir().unwrap();
    let store = DiskStore::open(directory.path()).unwrap();
    let settings = SieveSettings { memtable: 5000, background: true, ..small() };
    let mut sieve = Sieve::open(store.run_files(), None, settings.clone()).unwrap();
    let mut commit = 0;
    let manifest = accept(&mut sieve, &mut commit, (0..40_000).map(spread));
    drop(sieve);
    let mut sieve = Sieve::open(store.run_files(), manifest.as_deref(), settings).unwrap();
    for logged in sieve.covered_commit() + 1..=400 {
        sieve.replay(logged, ((logged - 1) * 100..logged * 100).map(spread));
    }
    assert_eq!(sieve.len(), 40_000);
    sieve.settle_background(commit + 1).unwrap();
    let new = (200_000..230_000).filter(|at| sieve.look(spread(*at)) == Sighting::New).count();
    assert!(new > 29_000, "{new} of 30000 are seen to be new at once");
    assert!((0..40_000).all(|at| sieve.look(spread(at)) != Sighting::New));
}

/// Files on a disk that is full at times.
struct Full {
    inner: Arc<dyn RunFiles>,
    is_full: Arc<AtomicBool>,
}

impl RunFiles for Full {
    fn create(&self, name: &str) -> Result<Box<dyn RunWriter>, StateError> {
        match self.is_full.load(Ordering::SeqCst) {
            true => Err(StateError::DiskFull { path: name.into() }),
            false => self.inner.create(name),
        }
    }

    fn open(&self, name: &str) -> Result<Arc<dyn RunFile>, StateError> {
        self.inner.open(name)
    }

    fn remove(&self, name: &str) -> Result<(), StateError> {
        self.inner.remove(name)
    }

    fn names(&self) -> Result<Vec<String>, StateError> {
        self.inner.names()
    }
}

#[test]
fn a_full_disk_stops_the_sieve_and_covers_nothing_that_is_not_written() {
    let is_full = Arc::new(AtomicBool::new(false));
    let files: Arc<dyn RunFiles> = Arc::new(Full { inner: MemoryStore::new().run_files(), is_full: is_full.clone() });
    let mut sieve = Sieve::open(files, None, SieveSettings { background: true, ..small() }).unwrap();
    let mut commit = 0;
    accept(&mut sieve, &mut commit, (0..300).map(spread));
    let covered = sieve.covered_commit();
    is_full.store(true, Ordering::SeqCst);
    (1000..1400).for_each(|at| _ = sieve.insert(spread(at)));
    sieve.take_news();
    sieve.maintain(commit + 1).unwrap();
    let error = sieve.settle_background(commit + 2).unwrap_err();
    assert!(matches!(error, SieveError::State(StateError::DiskFull { .. })), "{error}");
    assert!(matches!(sieve.maintain(commit + 3), Err(SieveError::Stopped { .. })));
    assert_eq!(sieve.covered_commit(), covered);
    assert!(sieve.contains(spread(1200)).unwrap(), "still known");
}
