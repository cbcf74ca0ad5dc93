//! One engine, one growing backlog; a line of figures at each mark.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::engine::{Batch, Engine, Space, Spec};
use crate::measure::{self, Quantiles};
use crate::workload::{PAGES, Workload};

const MARKS: [i64; 6] = [1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000, 40_000_000];

/// With `sorted=1` the hosts of this many pages are read in key order, as a frontier that reads ahead could.
const READ_AHEAD: usize = 2_000;

#[derive(Default)]
struct Committer {
    cpu: f64,
    latency: Quantiles,
}

/// Since the last mark.
#[derive(Default)]
struct Window {
    commits: u64,
    reader_cpu: f64,
    harness_cpu: f64,
    step: Quantiles,
    process_cpu: f64,
    bytes_written: u64,
    wall: Option<Instant>,
}

impl Window {
    fn open() -> Window {
        Window {
            process_cpu: measure::process_cpu(),
            bytes_written: measure::bytes_written(),
            wall: Some(Instant::now()),
            ..Window::default()
        }
    }
}

pub fn run(name: &str, spec: &Spec, directory: &Path, backlog: i64, hosts: u64) -> Result<()> {
    if directory.exists() {
        std::fs::remove_dir_all(directory).context("the old store")?;
    }
    let engine: Arc<dyn Engine> = Arc::from(spec.open(directory)?);
    let committer = Arc::new(Mutex::new(Committer::default()));
    let sampler_cpu = Arc::new(AtomicU64::new(0));
    let peak_anonymous = Arc::new(AtomicU64::new(0));
    let done = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = sync_channel::<Batch>(0);

    let commit_thread = std::thread::spawn({
        let (engine, committer) = (engine.clone(), committer.clone());
        move || commit_all(&*engine, &receiver, &committer)
    });
    let sampler = std::thread::spawn({
        let (done, sampler_cpu, peak) = (done.clone(), sampler_cpu.clone(), peak_anonymous.clone());
        move || {
            while !done.load(Ordering::Relaxed) {
                peak.fetch_max(measure::anonymous_memory_kb(), Ordering::Relaxed);
                sampler_cpu.store(measure::thread_cpu() as u64, Ordering::Relaxed);
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    });

    let mut workload = Workload::new(hosts);
    let mut window = Window::open();
    let mut in_flight = Vec::new();
    let mut marks = MARKS.into_iter().filter(|mark| *mark <= backlog).peekable();
    let mut sampled = 0;
    while let Some(mark) = marks.peek().copied() {
        let batch = pages(&*engine, &mut workload, &mut window, spec.number("sorted", 0) == 1)?;
        let newly_waiting = workload.take_newly_waiting();
        sender.send(batch).ok().context("the committer failed")?;
        // The send came back: the batch before this one is applied.
        workload.applied(std::mem::replace(&mut in_flight, newly_waiting));
        window.commits += 1;
        if workload.waiting_urls >= mark {
            let sampler_now = sampler_cpu.load(Ordering::Relaxed);
            window.harness_cpu += (sampler_now - sampled) as f64;
            sampled = sampler_now;
            let committed = std::mem::take(&mut *committer.lock().expect("committer"));
            let peak = peak_anonymous.load(Ordering::Relaxed);
            report(
                name,
                mark,
                &window,
                &committed,
                peak,
                measure::disk_bytes(directory),
                &workload,
            );
            eprintln!("    {}", engine.note());
            window = Window::open();
            marks.next();
        }
    }
    drop(sender);
    commit_thread.join().expect("committer")?;
    done.store(true, Ordering::Relaxed);
    sampler.join().expect("sampler");
    let closing = Instant::now();
    drop(engine);
    let closed = closing.elapsed();
    let opening = Instant::now();
    let engine = spec.open(directory)?;
    println!(
        "{name:48} closed {:.2} s, opened {:.3} s, disk {} MB, peak RSS {} MB",
        closed.as_secs_f64(),
        opening.elapsed().as_secs_f64(),
        measure::disk_bytes(directory) >> 20,
        measure::peak_memory_kb() >> 10
    );
    drop(engine);
    std::fs::remove_dir_all(directory).context("the store")
}

fn commit_all(engine: &dyn Engine, batches: &Receiver<Batch>, committer: &Mutex<Committer>) -> Result<()> {
    for batch in batches {
        let (cpu, begin) = (measure::thread_cpu(), Instant::now());
        engine.apply(batch)?;
        let wall = begin.elapsed();
        let mut committer = committer.lock().expect("committer");
        committer.cpu += measure::thread_cpu() - cpu;
        committer.latency.add(wall.as_secs_f64() * 1e6);
    }
    Ok(())
}

/// Reads what 20,000 pages read while the batch before is applied, then makes theirs.
fn pages(engine: &dyn Engine, workload: &mut Workload, window: &mut Window, sorted: bool) -> Result<Batch> {
    let begin = measure::thread_cpu();
    let mut steps = workload.steps();
    if sorted {
        for some in steps.chunks_mut(READ_AHEAD) {
            some.sort_unstable_by(|one, other| one.prefix.cmp(&other.prefix));
        }
    }
    let reading = measure::thread_cpu();
    let mut fetched = Vec::with_capacity(PAGES);
    for step in steps {
        let begin = Instant::now();
        let entries = engine.scan(Space::Queue, &step.prefix, 4)?;
        if !step.hosts.is_empty() {
            engine.get(Space::Hosts, &step.hosts)?;
        }
        if !step.urls.is_empty() {
            engine.get(Space::Urls, &step.urls)?;
        }
        window.step.add(begin.elapsed().as_secs_f64() * 1e6);
        let Some(first) = entries.into_iter().next() else {
            anyhow::bail!("{} has lost its entries", String::from_utf8_lossy(&step.prefix));
        };
        ensure!(first.0.starts_with(&step.prefix), "a scan left its prefix");
        fetched.push((step.host, first));
    }
    let read = measure::thread_cpu();
    let mut deletes = Vec::with_capacity(PAGES);
    for (host, (key, value)) in fetched {
        workload.settled(host, &value);
        deletes.push(key);
    }
    let batch = workload.batch(deletes);
    window.reader_cpu += read - reading;
    window.harness_cpu += (reading - begin) + (measure::thread_cpu() - read);
    Ok(batch)
}

fn report(
    name: &str,
    mark: i64,
    window: &Window,
    committed: &Committer,
    peak_anonymous_kb: u64,
    disk: u64,
    workload: &Workload,
) {
    let pages = (window.commits * PAGES as u64) as f64;
    let all = measure::process_cpu() - window.process_cpu - window.harness_cpu;
    let background = all - window.reader_cpu - committed.cpu;
    let written = (measure::bytes_written() - window.bytes_written) as f64;
    println!(
        "{name:48} {:3} M | {:6.1} us/page (commit {:5.1} read {:5.1} background {:5.1}) | {:6.0} B/page written | \
         {:5.0} disk B/URL | apply+sync p50 {:6.0} p99 {:6.0} max {:6.0} ms | step p50 {:5.1} p99 {:6.0} p99.99 {:7.0} max {:8.0} us | anon {:5} MB | wall {:5.1} s, {} commits",
        mark / 1_000_000,
        all / pages,
        committed.cpu / pages,
        window.reader_cpu / pages,
        background / pages,
        written / pages,
        disk as f64 / workload.waiting_urls as f64,
        committed.latency.at(0.5) / 1e3,
        committed.latency.at(0.99) / 1e3,
        committed.latency.max() / 1e3,
        window.step.at(0.5),
        window.step.at(0.99),
        window.step.at(0.9999),
        window.step.max(),
        peak_anonymous_kb >> 10,
        window.wall.map_or(0.0, |wall| wall.elapsed().as_secs_f64()),
        window.commits,
    );
}
