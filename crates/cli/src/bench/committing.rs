//! A frontier whose commits are written elsewhere, as in a crawl: the frontier's thread takes a batch and goes on, a
//! thread of its own applies and syncs it. Between the two lies a channel with one place, so that a store that cannot
//! keep up is felt by the frontier's thread and not by memory.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::Context;
use peregrine_frontier::{Frontier, FrontierSettings, FrontierStats};
use peregrine_runtime::{Clock, SystemClock, thread_cpu};
use peregrine_state::{Batch, DiskStore, Space, StateError, Store};
use peregrine_types::Timestamp;

/// About a second's worth at full speed, which is how often a crawl commits. Less often would save more writes (a host
/// is written once per commit), and lose more work in a crash.
pub const PAGES_PER_COMMIT: u64 = 10_000;

/// Batches that wait for the committer.
const QUEUED_BATCHES: usize = 1;

pub struct Committing {
    pub frontier: Frontier,
    store: Arc<DiskStore>,
    work: SyncSender<Work>,
    done: Receiver<Result<Synced, StateError>>,
    committer: JoinHandle<()>,
    /// Sent and not known to be synced.
    outstanding: u64,
    clock: SystemClock,
    times: CommitTimes,
}

struct Work {
    commit: u64,
    batch: Batch,
}

struct Synced {
    commit: u64,
    took: Duration,
}

/// What commits took since somebody last asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct CommitTimes {
    pub commits: u64,
    /// CPU of the frontier's thread.
    pub cpu: Duration,
    /// Taking a batch and handing it over, waits included: all on the frontier's thread.
    pub taking: Duration,
    pub longest_taking: Duration,
    /// Applying and syncing, in the committer.
    pub writing: Duration,
    pub longest_writing: Duration,
}

impl Committing {
    pub fn open(
        store: Arc<DiskStore>,
        settings: FrontierSettings,
        now: Timestamp,
    ) -> Result<Committing, anyhow::Error> {
        let frontier = Frontier::open(store.clone(), settings, now)?;
        let (work, waiting) = sync_channel(QUEUED_BATCHES);
        // One is in work, some wait, one is being sent: the committer never waits for this one.
        let (told, done) = sync_channel(QUEUED_BATCHES + 2);
        let committer = std::thread::Builder::new()
            .name("committer".to_owned())
            .spawn({
                let store = store.clone();
                move || write_all(&*store, &waiting, &told)
            })
            .context("cannot start the committer")?;
        let (clock, times) = (SystemClock::new(), CommitTimes::default());
        Ok(Committing { frontier, store, work, done, committer, outstanding: 0, clock, times })
    }

    /// Takes a commit and hands it to the committer; waits where that is behind.
    pub fn commit(&mut self, now: Timestamp) -> anyhow::Result<()> {
        let (began, cpu) = (self.clock.elapsed(), thread_cpu());
        self.see_what_is_durable()?;
        let batch = self.frontier.take_commit(now)?;
        if !batch.is_empty() {
            let commit = self.frontier.stats().commit;
            // Where the committer is gone it has said why.
            if self.work.send(Work { commit, batch }).is_err() {
                return self.drain();
            }
            self.outstanding += 1;
        }
        let took = self.clock.elapsed() - began;
        self.times.commits += 1;
        self.times.cpu += thread_cpu().saturating_sub(cpu);
        self.times.taking += took;
        self.times.longest_taking = self.times.longest_taking.max(took);
        Ok(())
    }

    /// Takes note of what has been synced, without waiting.
    pub fn see_what_is_durable(&mut self) -> anyhow::Result<()> {
        loop {
            match self.done.try_recv() {
                Ok(synced) => self.note(synced?)?,
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return Ok(()),
            }
        }
    }

    /// Waits until everything taken is durable.
    pub fn drain(&mut self) -> anyhow::Result<()> {
        while self.outstanding > 0 {
            let synced = self.done.recv().context("the committer has ended early")?;
            self.note(synced?)?;
        }
        Ok(())
    }

    fn note(&mut self, synced: Synced) -> anyhow::Result<()> {
        let Synced { commit, took } = synced;
        self.outstanding = self.outstanding.saturating_sub(1);
        self.times.writing += took;
        self.times.longest_writing = self.times.longest_writing.max(took);
        self.frontier.durable(commit)?;
        Ok(())
    }

    /// What the records of visits take in the store.
    pub fn visits_bytes(&self) -> u64 {
        self.store.space_bytes(Space::Urls)
    }

    pub fn take_times(&mut self) -> CommitTimes {
        std::mem::take(&mut self.times)
    }

    /// Ends in good order; what the frontier counted last.
    pub fn close(mut self, now: Timestamp) -> anyhow::Result<FrontierStats> {
        self.drain()?;
        self.store.apply(self.frontier.close(now)?)?;
        self.store.sync()?;
        let stats = self.frontier.stats();
        drop(self.work);
        if self.committer.join().is_err() {
            anyhow::bail!("the committer has failed");
        }
        Ok(stats)
    }
}

/// The committer's life. Ends when nobody can send any more, or with its first error.
fn write_all(store: &dyn Store, waiting: &Receiver<Work>, told: &SyncSender<Result<Synced, StateError>>) {
    let clock = SystemClock::new();
    for Work { commit, batch } in waiting {
        let began = clock.elapsed();
        let written = store.apply(batch).and_then(|()| store.sync());
        let failed = written.is_err();
        let synced = written.map(|()| Synced { commit, took: clock.elapsed() - began });
        if told.send(synced).is_err() || failed {
            return;
        }
    }
}
