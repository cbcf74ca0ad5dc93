//! Where the CPU time of a crawl goes: so much per page for each stage of a page's way, and how much of the whole that
//! explains. A stage counts what its thread worked, not what it waited.
//!
//! The threads that do nothing but one stage count as that stage. What the others do between their stages (channels,
//! waking up, falling asleep) is known as the difference to what those threads took in all.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use peregrine_runtime::{process_cpu, thread_cpu};
use serde::Serialize;

/// In the order of a page's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    HandOut,
    Fetch,
    Digest,
    Decode,
    Read,
    Candidates,
    Sketch,
    Records,
    Compare,
    Append,
    Settle,
    Admit,
    Commit,
    Background,
}

const STAGES: [(Stage, &str, &str); 14] = [
    (Stage::HandOut, "hand-out", "the next URL, judged by scope and robots.txt"),
    (Stage::Fetch, "fetch", "names, connections, TLS, HTTP"),
    (Stage::Digest, "digest", "SHA-256 of payload and response"),
    (Stage::Decode, "decode", "gzip, Brotli or zstd of the server"),
    (Stage::Read, "read", "charset, links, text"),
    (Stage::Candidates, "candidates", "scope and canonical keys of the links"),
    (Stage::Sketch, "sketch", "SimHash and MinHash of the text"),
    (Stage::Records, "records", "WARC records, their digests and compression"),
    (Stage::Compare, "compare", "whether the content is known"),
    (Stage::Append, "append", "archive and page list"),
    (Stage::Settle, "settle", "how it ended, to the frontier"),
    (Stage::Admit, "admit", "links to the frontier: known? whose turn?"),
    (Stage::Commit, "commit", "making all of it durable"),
    (Stage::Background, "background", "store and seen test, merging their files"),
];

/// Counts the CPU time of one run.
pub(crate) struct Profile {
    process_began: Duration,
    spent: [AtomicU64; STAGES.len()],
    /// What the threads that say so took in all.
    threads: AtomicU64,
}

impl Profile {
    pub fn begin() -> Arc<Self> {
        Arc::new(Profile { process_began: process_cpu(), spent: Default::default(), threads: AtomicU64::new(0) })
    }

    fn add(&self, stage: Stage, time: Duration) {
        self.spent[stage as usize].fetch_add(nanos(time), Relaxed);
    }

    /// To be called by a thread that does nothing else, before it ends.
    pub fn whole_thread_was(&self, stage: Stage) {
        let took = thread_cpu();
        self.add(stage, took);
        self.threads.fetch_add(nanos(took), Relaxed);
    }

    /// What was measured, once all threads but the store's have ended.
    pub fn report(&self, pages: u64) -> ProfileReport {
        let total = nanos(process_cpu().saturating_sub(self.process_began));
        // Threads that nobody counted are those of the store and the seen test.
        let background = total.saturating_sub(self.threads.load(Relaxed));
        self.spent[Stage::Background as usize].store(background, Relaxed);
        let per_page = |time: u64| (time as f64 / 100.0 / pages.max(1) as f64).round() / 10.0;
        let spent = |stage: Stage| self.spent[stage as usize].load(Relaxed);
        let stages: u64 = STAGES.iter().map(|(stage, ..)| spent(*stage)).sum();
        ProfileReport {
            pages,
            cpu_us_per_page: STAGES
                .iter()
                .map(|(stage, name, about)| StageCost { stage: name, about, us: per_page(spent(*stage)) })
                .collect(),
            stages_us: per_page(stages),
            between_us: per_page(total.saturating_sub(stages)),
            total_us: per_page(total),
        }
    }
}

/// CPU time per page, in microseconds.
#[derive(Clone, Debug, Serialize)]
pub struct ProfileReport {
    /// Of this run.
    pub pages: u64,
    pub cpu_us_per_page: Vec<StageCost>,
    /// All stages together.
    pub stages_us: f64,
    /// What threads did between two stages.
    pub between_us: f64,
    pub total_us: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct StageCost {
    pub stage: &'static str,
    #[serde(skip)]
    pub about: &'static str,
    pub us: f64,
}

/// What a thread carries along to say which stage it has just done. Costs nothing where nobody wants to know.
pub(crate) struct Stopwatch {
    profile: Option<Arc<Profile>>,
    /// CPU time of this thread when the stage began.
    began: Duration,
    /// CPU time of this thread when it took the watch.
    taken: Duration,
}

impl Stopwatch {
    pub fn of(profile: Option<&Arc<Profile>>) -> Self {
        Stopwatch { profile: profile.cloned(), began: Duration::ZERO, taken: Duration::ZERO }
    }

    /// To be called by the thread whose work it is, before any.
    pub fn take(&mut self) {
        if self.profile.is_some() {
            self.taken = thread_cpu();
        }
    }

    /// A stage begins; what was done since the last one ended is nobody's.
    pub fn begin(&mut self) {
        if self.profile.is_some() {
            self.began = thread_cpu();
        }
    }

    /// A stage has ended, and the next begins.
    pub fn lap(&mut self, stage: Stage) {
        if let Some(profile) = &self.profile {
            let now = thread_cpu();
            profile.add(stage, now.saturating_sub(self.began));
            self.began = now;
        }
    }
}

impl Drop for Stopwatch {
    /// The thread is done with its work: it took this much in all.
    fn drop(&mut self) {
        if let Some(profile) = &self.profile {
            profile.threads.fetch_add(nanos(thread_cpu().saturating_sub(self.taken)), Relaxed);
        }
    }
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work(time: Duration) {
        let began = thread_cpu();
        while thread_cpu().saturating_sub(began) < time {
            std::hint::black_box(0);
        }
    }

    #[test]
    fn stages_what_lies_between_them_and_other_threads_make_the_whole() {
        if !peregrine_runtime::CPU_TIME_IS_KNOWN {
            eprintln!("SKIPPED: CPU time is not known here");
            return;
        }
        let profile = Profile::begin();
        let mut watch = Stopwatch::of(Some(&profile));
        watch.take();
        watch.begin();
        work(Duration::from_millis(4));
        watch.lap(Stage::Read);
        work(Duration::from_millis(2));
        watch.begin();
        watch.lap(Stage::Digest);
        drop(watch);
        let whole = profile.clone();
        let fetching = std::thread::spawn(move || {
            work(Duration::from_millis(3));
            whole.whole_thread_was(Stage::Fetch);
        });
        fetching.join().expect("no panic");

        let report = profile.report(10);
        let of = |name| report.cpu_us_per_page.iter().find(|cost| cost.stage == name).expect("a stage").us;
        assert!(of("read") >= 400.0 && of("fetch") >= 300.0, "{report:?}");
        assert!(of("digest") < of("read"), "{report:?}");
        assert!(report.between_us >= 200.0, "{report:?}");
        assert!((report.stages_us + report.between_us - report.total_us).abs() < 0.2, "{report:?}");
    }

    #[test]
    fn every_stage_has_its_place() {
        for (number, (stage, ..)) in STAGES.iter().enumerate() {
            assert_eq!(*stage as usize, number);
        }
    }
}
