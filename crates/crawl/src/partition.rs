//! Step 3. The loop of a partition: one thread owns the frontier, hands out what is due, settles what
//! came back, and about once a second hands over a commit.
//!
//! Archive and frontier move on the same thread, so a commit always speaks of exactly the visits
//! whose records lie before the archive's mark. That it becomes durable is the committer's work: nothing here waits
//! for a sync, unless the disk falls far behind.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use peregrine_archive::Archive;
use peregrine_frontier::{Frontier, FrontierStats, Next};
use peregrine_runtime::{Clock, Shutdown};
use peregrine_state::{Batch, Store};
use peregrine_types::{Denial, DueUrl, Errand, RetryDecision, Timestamp, Via, VisitOutcome};

use crate::admit::Admission;
use crate::committer::Committer;
use crate::contents::Contents;
use crate::directory::{Memory, save_mark};
use crate::disk_watch::DiskWatch;
use crate::forget::Denylist;
use crate::harvested::Harvested;
use crate::inside::Inside;
use crate::metrics::{Metrics, Totals};
use crate::pipeline::Visitors;
use crate::profile::{Stage, Stopwatch};
use crate::questions::QuestionsReceiver;
use crate::robots_gate::{Judgement, RobotsGate};
use crate::{CrawlError, Ending, Observer};

/// How often the wish to stop is looked at while nothing else happens.
const LONGEST_NAP: Duration = Duration::from_millis(100);

/// The same while a commit is under way: what is durable is reported without delay.
const SHORT_NAP: Duration = Duration::from_millis(20);

/// Hosts whose turn comes within `LOOK_AHEAD` have their names looked up, every `LOOK_EVERY`.
const LOOK_AHEAD: Duration = Duration::from_secs(2);
const LOOK_EVERY: Duration = Duration::from_millis(500);
const MOST_LOOKED_UP: usize = 256;

/// URLs settled without a request before the loop looks at commits and shutdown again.
const UNASKED_AT_ONCE: usize = 1_000;

pub(crate) struct Partition {
    pub frontier: Frontier,
    pub gate: RobotsGate,
    pub archive: Archive,
    pub contents: Contents,
    pub store: Arc<dyn Store>,
    pub committer: Committer,
    pub visitors: Visitors,
    pub admission: Arc<Admission>,
    pub denylist: Denylist,
    pub disk: DiskWatch,
    pub harvested: Receiver<Vec<Harvested>>,
    /// From whoever wants to know something about the crawl while it runs.
    pub questions: Option<QuestionsReceiver>,
    pub clock: Arc<dyn Clock>,
    pub shutdown: Shutdown,
    pub metrics: Arc<Metrics>,
    pub observer: Arc<dyn Observer>,
    pub stopwatch: Stopwatch,
    pub limits: Limits,
    pub totals: Totals,
    pub memory: Memory,
    /// Writes that belong to the next commit beside the frontier's own.
    pub beside: Batch,
    /// Lines of visits settled since the last commit was taken, reported when the next one is durable.
    pub unreported: Vec<String>,
    /// URLs shown to the frontier since the last commit was taken.
    pub mentioned: usize,
    /// Whether a host was found to want peace since the last commit was taken: that shall survive a crash.
    pub owes_peace: bool,
}

pub(crate) struct Limits {
    pub concurrency: usize,
    pub pages: Option<u64>,
    pub patience: Duration,
    pub commit_interval: Duration,
    /// Whether names are looked up before their hosts' turns come.
    pub looks_ahead: bool,
    /// How long requests under way may take to end once somebody wants to stop.
    pub drain: Duration,
}

/// What is left when the loop has ended.
pub(crate) struct PartitionEnd {
    pub ending: Ending,
    pub totals: Totals,
    pub stats: FrontierStats,
    pub memory: Memory,
}

/// What keeps the loop from handing out more right now.
enum Pause {
    /// The next host may be touched then.
    Until(Timestamp),
    /// Something must come back first.
    UntilSettled,
    /// The disk must catch up first.
    UntilDurable,
    /// It is over.
    End(Ending),
}

impl Partition {
    pub fn run(mut self) -> Result<PartitionEnd, CrawlError> {
        self.stopwatch.take();
        let ended = self.crawl().and_then(|ending| self.commit_the_rest().map(|()| ending));
        let ending = ended.map_err(|error| self.cause_of(error))?;
        // Everything is committed, so the last WARC file may have its final name.
        let mark = self.archive.finish()?;
        let mut batch = self.frontier.close(self.clock.now())?;
        save_mark(&mut batch, &mark);
        self.store.apply(batch)?;
        self.store.sync()?;
        Ok(PartitionEnd { ending, totals: self.totals, stats: self.frontier.stats(), memory: self.memory })
    }

    fn crawl(&mut self) -> Result<Ending, CrawlError> {
        let mut last_commit = self.clock.now();
        let mut next_look = self.clock.now();
        let mut idle_since = None;
        self.publish_gauges();
        loop {
            while let Ok(harvested) = self.harvested.try_recv() {
                self.settle_all(harvested)?;
            }
            self.hear_of_commit()?;
            self.answer_questions();
            if self.shutdown.is_requested() {
                self.drain()?;
                return Ok(Ending::Interrupted);
            }
            if self.should_commit(last_commit) {
                self.begin_commit()?;
                last_commit = self.clock.now();
            }
            if self.clock.now() >= next_look {
                self.look_ahead();
                next_look = self.clock.now().plus(LOOK_EVERY);
            }
            let wake = match self.hand_out(&mut idle_since)? {
                Pause::End(ending) => return Ok(ending),
                Pause::Until(moment) => moment,
                Pause::UntilSettled | Pause::UntilDurable => Timestamp::NEVER,
            };
            self.publish_gauges();
            self.settle_next_within(self.nap(wake, self.commit_due(last_commit)))?;
        }
    }

    /// How long nothing needs to be done but settling.
    fn nap(&self, wake: Timestamp, next_commit: Timestamp) -> Duration {
        let now = self.clock.now();
        match self.committer.is_busy() {
            // However late the next commit is, it cannot be taken before that.
            true => wake.since(now).min(SHORT_NAP),
            false => wake.min(next_commit).since(now).min(LONGEST_NAP),
        }
    }

    fn answer_questions(&mut self) {
        if let Some(questions) = &self.questions {
            let (frontier, admission, gate) = (&mut self.frontier, &self.admission, &mut self.gate);
            let (store, beside) = (&*self.store, Some(&mut self.beside));
            questions.answer(&mut Inside { frontier, admission, gate, store, beside, is_running: true });
        }
    }

    fn look_ahead(&mut self) {
        if self.limits.looks_ahead {
            let near = self.frontier.hosts_near(self.clock.now(), LOOK_AHEAD, MOST_LOOKED_UP);
            self.visitors.look_ahead(near);
        }
    }

    fn settle_all(&mut self, harvested: Vec<Harvested>) -> Result<(), CrawlError> {
        harvested.into_iter().try_for_each(|harvested| self.settle(harvested))
    }

    /// Settles the next visits that come back, unless none does in time.
    fn settle_next_within(&mut self, nap: Duration) -> Result<(), CrawlError> {
        match self.harvested.recv_timeout(nap) {
            Ok(harvested) => self.settle_all(harvested),
            Err(RecvTimeoutError::Timeout) => Ok(()),
            Err(RecvTimeoutError::Disconnected) => Err(CrawlError::Harvest),
        }
    }

    /// Gives leases to visitors until there is nothing to give, nobody to give to, no room for what would come back, or
    /// no wish for more.
    fn hand_out(&mut self, idle_since: &mut Option<Timestamp>) -> Result<Pause, CrawlError> {
        let mut unasked = 0;
        loop {
            let in_flight = self.visitors.in_flight();
            if self.must_wait_for_the_disk() {
                return Ok(Pause::UntilDurable);
            }
            if let Some(since) = self.disk.low_since(self.clock.now()) {
                return Ok(match in_flight {
                    0 if self.clock.now() >= since.plus(self.limits.patience) => Pause::End(Ending::DiskLow),
                    0 => Pause::Until(self.disk.next_look()),
                    _ => Pause::UntilSettled,
                });
            }
            if unasked >= UNASKED_AT_ONCE {
                return Ok(Pause::Until(self.clock.now()));
            }
            if in_flight >= self.limits.concurrency {
                return Ok(Pause::UntilSettled);
            }
            if let Some(limit) = self.limits.pages
                && self.totals.pages + in_flight as u64 >= limit
            {
                return Ok(match in_flight {
                    0 if self.frontier.stats().queued == 0 => Pause::End(Ending::Finished),
                    0 => Pause::End(Ending::LimitReached),
                    _ => Pause::UntilSettled,
                });
            }
            let now = self.clock.now();
            self.stopwatch.begin();
            match self.frontier.next(now)? {
                Next::Due(mut due) => {
                    *idle_since = None;
                    self.gate.equip(&mut due)?;
                    match self.may_fetch(&due)? {
                        Judgement::MayFetch => {
                            self.visitors.send(due);
                            self.stopwatch.lap(Stage::HandOut);
                        }
                        Judgement::MayNot(denial) => {
                            self.settle_unasked(Harvested::denied(due, denial, self.admission.keys(), now))?;
                            unasked += 1;
                        }
                        Judgement::NotYet => {
                            let outcome = VisitOutcome::Denied(Denial::OutOfScope { reason: String::new() });
                            let again = RetryDecision::RetryUrl { after: self.limits.commit_interval };
                            self.frontier.settle(due.lease, &outcome, again, now)?;
                        }
                    }
                }
                Next::Closed { due, outcome } => {
                    let closed = Harvested::closed(due, outcome, self.admission.keys(), now);
                    self.settle_unasked(closed)?;
                    unasked += 1;
                }
                Next::AllLeased => return Ok(Pause::UntilSettled),
                Next::Empty => return Ok(Pause::End(self.memory.ending_when_empty(&self.totals))),
                Next::Wait { until } => return Ok(self.wait(until, idle_since)),
            }
        }
    }

    /// The job may have changed since the URL was queued (a new `--exclude`), and so may robots.txt. What was
    /// typed is wanted whatever the patterns say.
    fn may_fetch(&mut self, due: &DueUrl) -> Result<Judgement, CrawlError> {
        if self.denylist.denies(&due.url, due.fingerprint) {
            return Ok(Judgement::MayNot(Denial::OutOfScope { reason: "it was taken down".to_owned() }));
        }
        if due.errand == Errand::Page && due.via != Via::Seed && !self.admission.wants(&due.url) {
            let reason = "the job's scope, include or exclude".to_owned();
            return Ok(Judgement::MayNot(Denial::OutOfScope { reason }));
        }
        self.gate.judge(due)
    }

    /// Settles a lease for which no visitor was sent.
    fn settle_unasked(&mut self, harvested: Harvested) -> Result<(), CrawlError> {
        self.settle(Harvested { went_out: false, ..harvested })
    }

    /// Nothing is due yet. Waiting for a host's turn is a crawl's daily bread; waiting for hosts
    /// that are unwell is done only for so long.
    fn wait(&self, until: Timestamp, idle_since: &mut Option<Timestamp>) -> Pause {
        self.metrics.waiting_until.store(0, Relaxed);
        if self.visitors.in_flight() > 0 {
            return Pause::Until(until);
        }
        if !self.frontier.is_only_backing_off() {
            *idle_since = None;
            return Pause::Until(until);
        }
        self.metrics.waiting_until.store(until.as_millis(), Relaxed);
        let since = *idle_since.get_or_insert(self.clock.now());
        // Where nobody has answered at all there is nothing to be patient with.
        if !self.memory.answered || until > since.plus(self.limits.patience) {
            return Pause::End(self.memory.ending_when_backing_off(&self.totals, until));
        }
        Pause::Until(until)
    }

    /// Lets the requests under way end, for a while. What does not end in time goes back to its
    /// queue by itself: a lease leaves no trace on disk.
    fn drain(&mut self) -> Result<(), CrawlError> {
        let deadline = self.clock.now().plus(self.limits.drain);
        while self.visitors.in_flight() > 0 && self.clock.now() < deadline {
            self.settle_next_within(LONGEST_NAP)?;
            self.hear_of_commit()?;
            self.answer_questions();
            self.publish_gauges();
        }
        Ok(())
    }

    fn publish_gauges(&self) {
        let stats = self.frontier.stats();
        self.metrics.queued.store(stats.queued, Relaxed);
        self.metrics.in_flight.store(self.visitors.in_flight() as u64, Relaxed);
        self.metrics.known_urls.store(stats.known_urls, Relaxed);
        self.metrics.hosts_active.store(stats.hosts_active as u64, Relaxed);
        self.metrics.hosts_waiting.store(stats.hosts_waiting as u64, Relaxed);
    }
}
