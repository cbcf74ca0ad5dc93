use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread::JoinHandle;

use peregrine_state::RunFiles;

use crate::SieveError;
use crate::filter::{Blocks, SEGMENTS, range_of};
use crate::memtable::Memtable;
use crate::merge::Merge;
use crate::run::Run;
use crate::run_builder::write_run;
use crate::run_cursor::RunCursor;

/// One job of each kind at most is under way.
const JOBS: usize = 4;
/// Room for all that can come of them, so that the thread never waits for the caller.
const OUTCOMES: usize = JOBS + SEGMENTS;

pub(crate) enum Job {
    /// Write the memtable as a run.
    Flush {
        id: u64,
        table: Arc<Memtable>,
    },
    Merge {
        id: u64,
        runs: Vec<Arc<Run>>,
    },
    Build(Vec<SegmentPlan>),
    /// The last holders of these runs: the device frees a large file when it is removed and closed, which takes time.
    Remove(Vec<Arc<Run>>),
}

/// All members that a segment of the filter has at this moment.
pub(crate) struct SegmentPlan {
    pub(crate) segment: usize,
    pub(crate) blocks: usize,
    pub(crate) runs: Arc<Vec<Arc<Run>>>,
    pub(crate) frozen: Option<Arc<Memtable>>,
    pub(crate) recent: Vec<u64>,
}

pub(crate) enum Outcome {
    Flushed(Arc<Run>),
    Merged { run: Arc<Run>, replaced: Vec<Arc<Run>> },
    Built { segment: usize, blocks: Blocks, members: u64 },
    Removed,
    Failed(SieveError),
}

/// Where the long work is done: on a thread of its own, or at once where a test wants no surprises.
pub(crate) enum Background {
    Thread(Thread),
    Inline { worker: Box<Worker>, outcomes: VecDeque<Outcome> },
}

pub(crate) struct Thread {
    jobs: Option<SyncSender<Job>>,
    outcomes: Receiver<Outcome>,
    stop: Arc<AtomicBool>,
    handle: Option<JoinHandle<()>>,
}

impl Background {
    pub(crate) fn new(files: Arc<dyn RunFiles>, on_a_thread: bool) -> Result<Background, SieveError> {
        let stop = Arc::new(AtomicBool::new(false));
        let worker = Worker { files, stop: stop.clone(), merge: None, plans: VecDeque::new() };
        if !on_a_thread {
            return Ok(Background::Inline { worker: Box::new(worker), outcomes: VecDeque::new() });
        }
        let (jobs, inbox) = sync_channel(JOBS);
        let (outbox, outcomes) = sync_channel(OUTCOMES);
        let body = move || worker.serve(&inbox, &outbox);
        let handle = std::thread::Builder::new().name("sieve".to_owned()).spawn(body).map_err(SieveError::Thread)?;
        Ok(Background::Thread(Thread { jobs: Some(jobs), outcomes, stop, handle: Some(handle) }))
    }

    /// The caller sees to it that no other job of its kind is under way.
    pub(crate) fn start(&mut self, job: Job) -> Result<(), SieveError> {
        match self {
            Background::Thread(thread) => {
                let jobs = thread.jobs.as_ref().ok_or_else(thread_is_gone)?;
                jobs.try_send(job).map_err(|_| thread_is_gone())
            }
            Background::Inline { worker, outcomes } => {
                outcomes.extend(worker.take(job));
                while !worker.is_idle() {
                    outcomes.extend(worker.step());
                }
                Ok(())
            }
        }
    }

    /// What has been done since, if anything.
    pub(crate) fn poll(&mut self) -> Result<Option<Outcome>, SieveError> {
        match self {
            Background::Thread(thread) => match thread.outcomes.try_recv() {
                Ok(outcome) => Ok(Some(outcome)),
                Err(TryRecvError::Empty) => Ok(None),
                Err(TryRecvError::Disconnected) => Err(thread_is_gone()),
            },
            Background::Inline { outcomes, .. } => Ok(outcomes.pop_front()),
        }
    }

    /// Waits for something to be done. Only while something is under way.
    pub(crate) fn wait(&mut self) -> Result<Outcome, SieveError> {
        match self {
            Background::Thread(thread) => thread.outcomes.recv().map_err(|_| thread_is_gone()),
            Background::Inline { outcomes, .. } => outcomes.pop_front().ok_or_else(thread_is_gone),
        }
    }
}

fn thread_is_gone() -> SieveError {
    SieveError::Stopped { cause: "its background thread is gone".to_owned() }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.jobs = None;
        if let Some(handle) = self.handle.take() {
            // A panic over there has been printed there, and there is nobody left to tell.
            let _ = handle.join();
        }
    }
}

pub(crate) struct Worker {
    files: Arc<dyn RunFiles>,
    stop: Arc<AtomicBool>,
    merge: Option<Merge>,
    plans: VecDeque<SegmentPlan>,
}

impl Worker {
    /// Flushes go before segments, and those before merges, which may take minutes.
    fn serve(mut self, inbox: &Receiver<Job>, outbox: &SyncSender<Outcome>) {
        while !self.stop.load(Ordering::Relaxed) {
            let job = if self.is_idle() {
                match inbox.recv() {
                    Ok(job) => Some(job),
                    Err(_) => return,
                }
            } else {
                inbox.try_recv().ok()
            };
            let outcome = match job {
                Some(job) => self.take(job),
                None => self.step(),
            };
            if let Some(outcome) = outcome
                && outbox.send(outcome).is_err()
            {
                return;
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.merge.is_none() && self.plans.is_empty()
    }

    /// Does what is short, and begins what is long.
    fn take(&mut self, job: Job) -> Option<Outcome> {
        let done = match job {
            Job::Flush { id, table } => {
                write_run(&*self.files, id, &table.sorted()).map(|run| Some(Outcome::Flushed(run)))
            }
            Job::Merge { id, runs } => Merge::new(&*self.files, id, runs).map(|merge| {
                self.merge = Some(merge);
                None
            }),
            Job::Build(plans) => {
                self.plans.extend(plans);
                Ok(None)
            }
            Job::Remove(runs) => self.remove(runs).map(|()| Some(Outcome::Removed)),
        };
        done.unwrap_or_else(|error| Some(Outcome::Failed(error)))
    }

    /// A piece of the long work.
    fn step(&mut self) -> Option<Outcome> {
        let done = match self.plans.pop_front() {
            Some(plan) => self.build(plan),
            None => self.step_merge(),
        };
        done.unwrap_or_else(|error| Some(Outcome::Failed(error)))
    }

    fn remove(&self, runs: Vec<Arc<Run>>) -> Result<(), SieveError> {
        for run in runs {
            self.files.remove(&run.name)?;
        }
        Ok(())
    }

    fn step_merge(&mut self) -> Result<Option<Outcome>, SieveError> {
        let Some(mut merge) = self.merge.take() else {
            return Ok(None);
        };
        if merge.step()? {
            self.merge = Some(merge);
            return Ok(None);
        }
        let (run, replaced) = merge.finish(&*self.files)?;
        Ok(Some(Outcome::Merged { run, replaced }))
    }

    fn build(&self, plan: SegmentPlan) -> Result<Option<Outcome>, SieveError> {
        let range = range_of(plan.segment);
        let mut blocks = Blocks::new(plan.blocks);
        let mut members = 0;
        let mut add = |fingerprint| {
            blocks.insert(fingerprint);
            members += 1;
        };
        plan.recent.iter().copied().for_each(&mut add);
        plan.frozen.iter().for_each(|table| table.range(range.clone()).for_each(&mut add));
        let mut stretch = Vec::new();
        for run in plan.runs.iter() {
            let mut cursor = RunCursor::around(run.clone(), &range);
            loop {
                cursor.read(&mut stretch)?;
                if stretch.is_empty() {
                    break;
                }
                if self.stop.load(Ordering::Relaxed) {
                    return Ok(None);
                }
                let from = stretch.partition_point(|fingerprint| fingerprint < range.start());
                let until = stretch.partition_point(|fingerprint| fingerprint <= range.end());
                stretch[from..until].iter().copied().for_each(&mut add);
            }
        }
        Ok(Some(Outcome::Built { segment: plan.segment, blocks, members }))
    }
}
