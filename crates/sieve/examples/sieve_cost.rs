//! What the seen test costs: CPU time of each layer, memory and disk, over the real files.
//!
//! `cargo run --release -p peregrine-sieve --example sieve_cost -- [FINGERPRINTS] [DIRECTORY]`
//!
//! Linux only. Run it on a quiet machine: the figures are CPU time, but caches and memory are shared.

use std::path::PathBuf;

use peregrine_sieve::{Sieve, SieveSettings, Sighting};
use peregrine_state::{DiskStore, Store};
use rustix::time::{ClockId, clock_gettime};

/// New URLs of 2000 pages.
const PER_COMMIT: u64 = 13_000;
const BATCHES: [usize; 2] = [1 << 16, 1 << 18];
/// Links of a page, which are expected together.
const PER_PAGE: usize = 62;
const ASKED: u64 = 2_000_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let count: u64 = arguments.next().map_or(1_000_000, |text| text.parse().expect("a number"));
    let directory = tempfile::tempdir_in(arguments.next().map_or_else(std::env::temp_dir, PathBuf::from)).unwrap();
    let store = DiskStore::open(directory.path()).unwrap();
    let rss_before = rss();
    let mut sieve = Sieve::open(store.run_files(), None, SieveSettings::default()).unwrap();

    let manifest = fill(&mut sieve, count);
    println!(
        "known {}: {} runs, memory {:.2} B each (with 32 MB cache and memtable), disk {:.2} B each, rss grown by {} MB",
        sieve.len(),
        sieve.runs(),
        sieve.memory_bytes() as f64 / count as f64,
        sieve.disk_bytes() as f64 / count as f64,
        (rss() - rss_before) >> 20,
    );
    looks(&mut sieve, count);
    for batch in BATCHES {
        resolves(&mut sieve, count, batch);
    }

    drop(sieve);
    let (cpu, wall) = (process(), wall());
    let mut sieve = Sieve::open(store.run_files(), manifest.as_deref(), SieveSettings::default()).unwrap();
    println!("open: {:.1} ms", (crate::wall() - wall) * 1e3);
    sieve.settle_background(u64::MAX).unwrap();
    println!(
        "all filters built after {:.0} ms, {:.1} ns of CPU each",
        (crate::wall() - wall) * 1e3,
        (process() - cpu) * 1e9 / count as f64
    );
}

fn fill(sieve: &mut Sieve, count: u64) -> Option<Vec<u8>> {
    let (own, all, begun) = (thread(), process(), wall());
    let (mut manifest, mut unsure, mut longest) = (None, 0, 0.0);
    let (mut known, mut sightings) = (Vec::new(), Vec::new());
    let mut commit = 0;
    for first in (0..count).step_by(PER_COMMIT as usize) {
        commit += 1;
        let mut deferred = Vec::new();
        let fresh: Vec<u64> = (first..(first + PER_COMMIT).min(count)).map(spread).collect();
        for page in fresh.chunks(PER_PAGE) {
            sieve.look_all(page, &mut sightings);
            for (fingerprint, sighting) in page.iter().zip(&sightings) {
                match sighting {
                    Sighting::New => _ = sieve.insert(*fingerprint),
                    Sighting::Unsure => deferred.push(*fingerprint),
                    Sighting::Seen => panic!("seen before it was there"),
                }
            }
        }
        unsure += deferred.len();
        deferred.sort_unstable();
        sieve.resolve(&deferred, &mut known).unwrap();
        assert!(known.iter().all(|known| !known));
        deferred.iter().for_each(|fingerprint| _ = sieve.insert(*fingerprint));
        let step = wall();
        sieve.take_news();
        manifest = sieve.maintain(commit).unwrap().map(|change| change.manifest).or(manifest);
        sieve.durable(commit).unwrap();
        longest = f64::max(longest, wall() - step);
    }
    let (own, begun_settling) = (thread() - own, wall());
    manifest = sieve.settle_background(commit + 1).unwrap().map(|change| change.manifest).or(manifest);
    sieve.durable(commit + 1).unwrap();
    sieve.settle_background(commit + 2).unwrap();
    let each = 1e9 / count as f64;
    println!(
        "look and insert of a new one: {:.0} ns here, {:.0} ns in the background; {:.2} % were unsure; longest maintain {:.1} ms; {:.1} s and {:.1} s to settle",
        own * each,
        (process() - all - own) * each,
        unsure as f64 * 100.0 / count as f64,
        longest * 1e3,
        begun_settling - begun,
        wall() - begun_settling,
    );
    manifest
}

fn looks(sieve: &mut Sieve, count: u64) {
    let few: Vec<u64> = (0..100_000).map(|at| spread(count + at)).collect();
    few.iter().for_each(|fingerprint| sieve.note_deferred(*fingerprint));
    let held: Vec<u64> = few.into_iter().filter(|fingerprint| sieve.look(*fingerprint) == Sighting::Seen).collect();
    let each = |what: &str, fingerprints: &[u64], at_once: bool, sieve: &mut Sieve| {
        let mut sightings = Vec::new();
        let begun = thread();
        let mut counts = [0u64; 3];
        for page in fingerprints.chunks(PER_PAGE) {
            if at_once {
                sieve.look_all(page, &mut sightings);
                sightings.iter().for_each(|sighting| counts[*sighting as usize] += 1);
            } else {
                page.iter().for_each(|fingerprint| counts[sieve.look(*fingerprint) as usize] += 1);
            }
        }
        let cost = (thread() - begun) * 1e9 / fingerprints.len() as f64;
        println!("look of {what}: {cost:.1} ns (seen, new, unsure: {counts:?})");
    };
    let held = held.repeat(20);
    each("a cached one", &held, false, sieve);
    each("a cached one, a page at once", &held, true, sieve);
    let strangers: Vec<u64> = (0..ASKED).map(|at| spread((1 << 40) + at)).collect();
    each("a new one", &strangers, false, sieve);
    each("a new one, a page at once", &strangers, true, sieve);
    let known: Vec<u64> = (0..ASKED).map(|at| spread(spread(at) % count)).collect();
    each("a known one", &known, false, sieve);
    each("a known one, a page at once", &known, true, sieve);
}

fn resolves(sieve: &mut Sieve, count: u64, batch_size: usize) {
    for (what, offset) in [("known", 0), ("new", 1 << 40)] {
        let asked: Vec<u64> = (0..ASKED).map(|at| spread(offset + spread(at + 7) % count)).collect();
        let mut known = Vec::new();
        let mut spent = 0.0;
        let mut found = 0;
        for batch in asked.chunks_exact(batch_size) {
            let mut batch = batch.to_vec();
            batch.sort_unstable();
            let begun = thread();
            sieve.resolve(&batch, &mut known).unwrap();
            spent += thread() - begun;
            found += known.iter().filter(|known| **known).count();
        }
        let resolved = asked.len() / batch_size * batch_size;
        println!(
            "resolve of {what} ones, {batch_size} at a time: {:.0} ns each ({found} of {resolved} known)",
            spent * 1e9 / resolved as f64
        );
    }
}

/// A bijection, so that no two are the same.
fn spread(at: u64) -> u64 {
    let mixed = (at ^ (at >> 30)).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

fn thread() -> f64 {
    seconds(ClockId::ThreadCPUTime)
}

fn process() -> f64 {
    seconds(ClockId::ProcessCPUTime)
}

fn wall() -> f64 {
    seconds(ClockId::Monotonic)
}

fn seconds(clock: ClockId) -> f64 {
    let time = clock_gettime(clock);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

fn rss() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split_whitespace().nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * 4096
}
