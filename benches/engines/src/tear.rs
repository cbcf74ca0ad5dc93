//! One thread applies batches, another reads: does a read ever see half a batch?

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::engine::{Engine, Op, Space, Spec};

const KEYS: u64 = 20_000;

fn key(number: u64) -> Vec<u8> {
    number.to_be_bytes().to_vec()
}

/// Every batch stamps all keys with its own number; a read of the first and the last key must find one number.
pub fn look(name: &str, spec: &Spec, directory: &Path, seconds: u64) -> Result<()> {
    if directory.exists() {
        std::fs::remove_dir_all(directory)?;
    }
    let engine: Arc<dyn Engine> = Arc::from(spec.open(directory)?);
    let done = Arc::new(AtomicBool::new(false));
    let writer = std::thread::spawn({
        let (engine, done) = (engine.clone(), done.clone());
        move || -> Result<u64> {
            let mut stamp = 0u64;
            while !done.load(Ordering::Relaxed) {
                let value = Some(stamp.to_be_bytes().repeat(16));
                let op = |space, number| Op {
                    space,
                    key: key(number),
                    value: value.clone(),
                };
                let mut batch: Vec<Op> = (0..KEYS).map(|number| op(Space::Hosts, number)).collect();
                batch.extend((0..KEYS / 4).map(|number| op(Space::Queue, stamp * KEYS + number)));
                engine.apply(batch)?;
                stamp += 1;
            }
            Ok(stamp)
        }
    });
    let (begin, mut reads, mut torn) = (Instant::now(), 0u64, 0u64);
    while begin.elapsed() < Duration::from_secs(seconds) && !writer.is_finished() {
        let found = engine.get(Space::Hosts, &[key(0), key(KEYS - 1)])?;
        reads += 1;
        torn += u64::from(found[0] != found[1]);
    }
    done.store(true, Ordering::Relaxed);
    let batches = writer.join().expect("the writer")?;
    println!("{name:48} {batches} batches, {reads} reads, {torn} saw half a batch");
    drop(engine);
    std::fs::remove_dir_all(directory).context("the store")
}
