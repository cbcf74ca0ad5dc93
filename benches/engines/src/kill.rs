//! A child writes, the parent kills it; what was synced must be there, whole, and writing must go on.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::engine::{Batch, Engine, Op, Space, Spec};

const KEYS: u64 = 8_000;
/// A queue entry is deleted this many commits after it was put.
const WAITS: u64 = 40;
const PATIENCE: Duration = Duration::from_secs(60);

fn queue_key(commit: u64, number: u64) -> Vec<u8> {
    let mut key = crate::workload::host_name((number * 131) as u32);
    key.push(0);
    key.extend_from_slice(&commit.to_be_bytes());
    key
}

fn url_key(commit: u64, number: u64) -> Vec<u8> {
    crate::workload::url_key(commit * KEYS + number)
}

fn batch(commit: u64) -> Batch {
    let mut batch = Vec::new();
    let stamp = commit.to_be_bytes();
    batch.push(Op {
        space: Space::Meta,
        key: b"commit".to_vec(),
        value: Some(stamp.to_vec()),
    });
    batch.push(Op {
        space: Space::Seen,
        key: stamp.to_vec(),
        value: Some(stamp.repeat(1 << 16)),
    });
    for number in 0..KEYS {
        let mut put = |space, key, value| batch.push(Op { space, key, value });
        put(Space::Queue, queue_key(commit, number), Some(stamp.repeat(20)));
        put(Space::Urls, url_key(commit, number), Some(stamp.repeat(20)));
        if number % 4 == 0 {
            put(
                Space::Hosts,
                crate::workload::host_name(number as u32),
                Some(stamp.repeat(8)),
            );
        }
        if let Some(old) = commit.checked_sub(WAITS) {
            put(Space::Queue, queue_key(old, number), None);
        }
    }
    if let Some(old) = commit.checked_sub(WAITS) {
        batch.push(Op {
            space: Space::Seen,
            key: old.to_be_bytes().to_vec(),
            value: None,
        });
    }
    batch.sort_unstable_by(|one, other| (one.space, &one.key).cmp(&(other.space, &other.key)));
    batch
}

fn last_commit(engine: &dyn Engine) -> Result<Option<u64>> {
    let found = engine.get(Space::Meta, &[b"commit".to_vec()])?.remove(0);
    found
        .map(|value| {
            Ok(u64::from_be_bytes(
                value.as_slice().try_into().context("a torn commit number")?,
            ))
        })
        .transpose()
}

pub fn child(spec: &Spec, directory: &Path) -> Result<()> {
    let engine = spec.open(directory)?;
    let mut commit = last_commit(&*engine)?.map_or(0, |last| last + 1);
    let mut out = std::io::stdout();
    writeln!(out, "open")?;
    loop {
        engine.apply(batch(commit))?;
        writeln!(out, "{commit}")?;
        out.flush()?;
        commit += 1;
    }
}

/// Everything of commit `last` and of those before it, nothing of the next.
fn check(engine: &dyn Engine, last: u64) -> Result<()> {
    let waiting = last.saturating_sub(WAITS - 1)..=last;
    for commit in last.saturating_sub(WAITS + 3)..=last + 1 {
        for number in (0..KEYS).step_by(7) {
            let found = engine.get(Space::Queue, &[queue_key(commit, number)])?.remove(0);
            ensure!(
                found.is_some() == waiting.contains(&commit),
                "queue entry {number} of commit {commit} (last {last})"
            );
            let found = engine.get(Space::Urls, &[url_key(commit, number)])?.remove(0);
            ensure!(
                found.is_some() == (commit <= last),
                "URL {number} of commit {commit} (last {last})"
            );
        }
        let found = engine.get(Space::Seen, &[commit.to_be_bytes().to_vec()])?.remove(0);
        ensure!(
            found.is_some() == waiting.contains(&commit),
            "the log of commit {commit} (last {last})"
        );
    }
    for number in (0..KEYS).step_by(4) {
        let found = engine
            .get(Space::Hosts, &[crate::workload::host_name(number as u32)])?
            .remove(0);
        ensure!(
            found == Some(last.to_be_bytes().repeat(8)),
            "host {number} is not of commit {last}"
        );
    }
    for number in (0..KEYS).step_by(97) {
        let mut prefix = crate::workload::host_name((number * 131) as u32);
        prefix.push(0);
        let entries = engine.scan(Space::Queue, &prefix, 1_000)?;
        ensure!(
            entries.len() as u64 == WAITS.min(last + 1),
            "{} entries of host {number}",
            entries.len()
        );
    }
    Ok(())
}

pub fn rounds(name: &str, directory: &Path, rounds: u64) -> Result<()> {
    if directory.exists() {
        std::fs::remove_dir_all(directory)?;
    }
    let spec = Spec::parse(name)?;
    let mut random = fastrand::Rng::with_seed(rounds);
    let mut slowest_open = Duration::ZERO;
    let mut last = None;
    for round in 0..rounds {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["kill-child", name])
            .arg(directory)
            .stdout(Stdio::piped())
            .spawn()?;
        let lines = BufReader::new(child.stdout.take().context("no pipe")?).lines();
        let (sender, receiver) = channel();
        let reader = std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        let mut kill_at = Instant::now();
        let mut commits = 0;
        let begin = Instant::now();
        loop {
            let patience = if commits == 0 {
                PATIENCE
            } else {
                kill_at.saturating_duration_since(Instant::now())
            };
            match receiver.recv_timeout(patience) {
                Ok(line) if line == "open" => slowest_open = slowest_open.max(begin.elapsed()),
                Ok(line) => {
                    last = Some(line.parse::<u64>()?);
                    if commits == 0 {
                        kill_at = Instant::now() + Duration::from_millis(random.u64(20..2_500));
                    }
                    commits += 1;
                }
                Err(RecvTimeoutError::Timeout) if commits > 0 => break,
                Err(error) => {
                    child.kill()?;
                    bail!("{name}: round {round}: no commit after {last:?}: {error}");
                }
            }
        }
        child.kill()?;
        child.wait()?;
        let _ = reader.join();
        while let Ok(line) = receiver.try_recv() {
            last = Some(line.parse::<u64>()?);
        }
        let engine = spec
            .open(directory)
            .with_context(|| format!("{name}: round {round}: reopen"))?;
        let found = last_commit(&*engine)?.context("no commit at all")?;
        ensure!(
            Some(found) >= last,
            "{name}: round {round}: synced {last:?}, found {found}"
        );
        check(&*engine, found).with_context(|| format!("{name}: round {round}"))?;
    }
    println!(
        "{name:48} {rounds} kills, {} commits, nothing lost or torn; slowest open {:.2} s",
        last.unwrap_or(0),
        slowest_open.as_secs_f64()
    );
    std::fs::remove_dir_all(directory).context("the store")
}
