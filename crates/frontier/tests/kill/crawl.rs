//! The crawl that is killed: real frontier, real store, a committer thread as the real crawl has one, simulated time.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use peregrine_frontier::{Frontier, FrontierSettings, Next, Settled};
use peregrine_runtime::Random;
use peregrine_state::{Batch, DiskSettings, DiskStore, Store};
use peregrine_types::{DueUrl, Errand, LeaseId, RetryDecision, RobotsFile, Timestamp, Via, VisitOutcome};
use peregrine_urls::host_key;

use super::diary::Diary;
use super::web::{DELAY, Visit, Web};
use crate::world::{START, candidate};

pub const LEASE: Duration = Duration::from_secs(600);
const IN_FLIGHT: usize = 24;
const BATCHES_WAITING: usize = 2;
/// Steps of the loop in which nothing happens, before it counts as a hang.
const PATIENCE: usize = 100_000;

pub fn settings(web: &Web) -> FrontierSettings {
    let delays = web.hosts().filter_map(|host| Some((host.clone(), web.operator_delay(&host)?)));
    FrontierSettings {
        delay: DELAY,
        host_delays: delays.collect::<BTreeMap<_, _>>(),
        lease: LEASE,
        max_depth: 10_000,
        urls_in_memory: 50,
        ..FrontierSettings::default()
    }
}

pub fn open_store(path: &Path) -> Arc<DiskStore> {
    let small = DiskSettings { memory_bytes: 256 << 10, journal_bytes: 256 << 10, ..DiskSettings::default() };
    Arc::new(DiskStore::open_with(path, &small).unwrap())
}

pub struct Crawl {
    frontier: Frontier,
    web: Web,
    now: Timestamp,
    chance: Random,
    diary: Diary,
    committer: Committer,
    under_way: HashMap<LeaseId, (DueUrl, Visit)>,
    moments: BinaryHeap<Reverse<(Timestamp, LeaseId, Moment)>>,
    settled_since_commit: u64,
    commit_after: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    GoesOut,
    Answered,
}

impl Crawl {
    pub fn open(path: &Path, diary: &Path, web: Web, chance: u64, now: Option<Timestamp>) -> Crawl {
        let diary = Diary::open(diary);
        let store: Arc<dyn Store> = open_store(path);
        let now = now.unwrap_or(START);
        let frontier = Frontier::open(store.clone(), settings(&web), now).unwrap();
        diary.write(format_args!("run @{} {}", now.as_millis(), frontier.stats().commit));
        Crawl {
            committer: Committer::start(store, diary.another()),
            frontier,
            web,
            now,
            chance: Random::from_seed(chance),
            diary,
            under_way: HashMap::new(),
            moments: BinaryHeap::new(),
            settled_since_commit: 0,
            commit_after: 1,
        }
    }

    /// Somebody types the same seeds again whenever they start a crawl.
    pub fn admit_starts(&mut self, continents: u64) {
        let starts = (0..continents).map(|continent| candidate(&Web::start_of(continent), 0, Via::Seed));
        self.frontier.admit(starts, self.now).unwrap();
    }

    pub fn admit(&mut self, url: &str) {
        self.frontier.admit([candidate(url, 1, Via::Link)], self.now).unwrap();
    }

    /// Goes on until nothing is left, or so many pages were handed out. Whether something is left.
    pub fn run(&mut self, most: usize) -> bool {
        let (mut handed_out, mut in_vain) = (0, 0);
        while handed_out < most {
            self.tell_what_is_durable();
            let next =
                if self.under_way.len() < IN_FLIGHT { self.frontier.next(self.now).unwrap() } else { Next::AllLeased };
            in_vain += 1;
            let until = match next {
                Next::Due(due) => {
                    self.hand_out(due);
                    (handed_out, in_vain) = (handed_out + 1, 0);
                    self.now
                }
                Next::Closed { due, outcome } => {
                    self.close_unasked(due, outcome);
                    in_vain = 0;
                    self.now
                }
                Next::Wait { until } => until,
                Next::AllLeased => Timestamp::NEVER,
                Next::Empty => return false,
            };
            assert!(in_vain < PATIENCE, "nothing happens at {:?}: {:?}", self.now, self.frontier.stats());
            let moment = self.moments.peek().map_or(Timestamp::NEVER, |Reverse((at, ..))| *at).min(until);
            assert!(moment < Timestamp::NEVER, "all on lease, and nothing under way");
            self.now = self.now.max(moment);
            self.live_through_moments();
            if self.settled_since_commit >= self.commit_after {
                self.commit();
            }
        }
        true
    }

    pub fn commit(&mut self) {
        let batch = self.frontier.take_commit(self.now).unwrap();
        self.settled_since_commit = 0;
        self.commit_after = 1 + self.chance.below(30);
        if !batch.is_empty() {
            self.send(batch);
        }
    }

    /// Stops in good order.
    pub fn close(mut self) {
        let batch = self.frontier.close(self.now).unwrap();
        self.send(batch);
        self.stop();
    }

    /// Stops without a word to the frontier.
    pub fn drop_uncleanly(self) {
        self.stop();
    }

    fn stop(self) {
        drop(self.frontier);
        self.committer.finish();
    }

    fn send(&mut self, batch: Batch) {
        let commit = self.frontier.stats().commit;
        self.diary.write(format_args!("commit {commit}"));
        self.committer.batches.send((commit, batch)).expect("the committer is there");
    }

    /// The place where the frontier hears which commits were synced, if it wants to know.
    fn tell_what_is_durable(&mut self) {
        let commit = self.committer.durable.load(Ordering::Acquire);
        self.frontier.durable(commit).expect("what is durable is durable");
    }

    /// What a visit will come to. The only place that tells errands apart by what they bring back.
    fn visit(&self, due: &DueUrl, answered: Timestamp) -> Visit {
        match &due.errand {
            Errand::Page => self.web.page(&due.url, due.attempt),
            Errand::Robots { origin, hop } => self.web.robots(origin, *hop, due.attempt, answered),
            Errand::Address => self.web.address(&due.url),
        }
    }

    fn hand_out(&mut self, due: DueUrl) {
        let kind = match due.errand {
            Errand::Page => "page",
            _ if asks_the_host(&due) => "robots",
            _ => "other",
        };
        self.note_hand_out(&due, kind);
        let late = if self.chance.below(4) == 0 { 250 } else { 0 };
        // A few never come back before their lease is over.
        let takes = if self.chance.below(300) == 0 { 700_000 } else { 20 + self.chance.below(400) };
        let goes_out = self.now.plus(Duration::from_millis(late));
        let answered = goes_out.plus(Duration::from_millis(takes));
        let visit = self.visit(&due, answered);
        if asks_the_host(&due) && !matches!(visit.outcome, VisitOutcome::Denied(_)) {
            self.moments.push(Reverse((goes_out, due.lease, Moment::GoesOut)));
        }
        self.moments.push(Reverse((answered, due.lease, Moment::Answered)));
        self.under_way.insert(due.lease, (due, visit));
    }

    fn note_hand_out(&self, due: &DueUrl, kind: &str) {
        let governed = match &due.errand {
            Errand::Robots { origin, .. } => origin.to_string(),
            _ => due.url.to_string(),
        };
        let (now, lease, attempt) = (self.now.as_millis(), due.lease.0, due.attempt);
        let host = host_key(&due.url).unwrap();
        self.diary.write(format_args!("out @{now} {lease} {kind} {attempt} {host} {governed}"));
    }

    fn live_through_moments(&mut self) {
        while let Some(Reverse((at, lease, moment))) = self.moments.peek().copied()
            && at <= self.now
        {
            self.moments.pop();
            match moment {
                Moment::GoesOut => self.goes_out(lease),
                Moment::Answered => self.answered(lease),
            }
        }
    }

    fn goes_out(&mut self, lease: LeaseId) {
        if !self.frontier.is_out(lease) {
            return;
        }
        // Where it goes out at once the frontier knows by itself.
        if self.under_way.get(&lease).is_some_and(|(due, _)| due.leased_at < self.now) {
            self.frontier.started(lease, self.now, None);
        }
        self.diary.write(format_args!("start @{} {}", self.now.as_millis(), lease.0));
    }

    fn answered(&mut self, lease: LeaseId) {
        let Some((due, Visit { outcome, decision })) = self.under_way.remove(&lease) else { return };
        if !self.frontier.is_out(lease) {
            let settled = self.frontier.settle(lease, &outcome, decision, self.now).unwrap();
            assert_eq!(settled, Settled::Unknown, "the lease was over");
            return;
        }
        self.settle(due, &outcome, decision);
    }

    fn close_unasked(&mut self, due: DueUrl, outcome: VisitOutcome) {
        self.note_hand_out(&due, "closed");
        let decision = match outcome {
            VisitOutcome::Denied(_) => RetryDecision::Done,
            _ => RetryDecision::GiveUp,
        };
        self.settle(due, &outcome, decision);
    }

    /// Links are admitted together with the page's settling, so that one commit carries both.
    fn settle(&mut self, due: DueUrl, outcome: &VisitOutcome, decision: RetryDecision) {
        let is_page = due.errand == Errand::Page;
        let settled = self.frontier.settle(due.lease, outcome, decision, self.now).unwrap();
        let now = self.now.as_millis();
        self.diary.write(format_args!("settled @{now} {}", due.lease.0));
        match settled {
            Settled::Unknown => panic!("{due:?} was on lease"),
            Settled::Done if is_page => {
                self.diary.write(format_args!("done @{now} {}", due.url));
                let links: Vec<String> = self.web.links(&due.url);
                let candidates = links.iter().map(|link| candidate(link, due.depth + 1, Via::Link));
                self.frontier.admit(candidates, self.now).unwrap();
            }
            Settled::WillRetry { not_before } if is_page => {
                self.diary.write(format_args!("retry @{now} {} {}", not_before.as_millis(), due.url));
            }
            Settled::Done | Settled::WillRetry { .. } => {}
        }
        if let (RetryDecision::BackOffHost { after }, true) = (decision, is_page) {
            let (until, host) = (self.now.plus(after).as_millis(), host_key(&due.url).unwrap());
            self.diary.write(format_args!("backoff @{now} {until} {host}"));
        }
        self.note_robots(&due, outcome, settled);
        self.settled_since_commit += 1;
    }

    fn note_robots(&self, due: &DueUrl, outcome: &VisitOutcome, settled: Settled) {
        let Errand::Robots { origin, .. } = &due.errand else { return };
        let now = self.now.as_millis();
        match (outcome, settled) {
            (VisitOutcome::Robots(RobotsFile::Rules { crawl_delay, expires, .. }), _) => {
                let delay = crawl_delay.unwrap_or_default().as_millis();
                self.diary.write(format_args!("rules @{now} {} {delay} {origin}", expires.as_millis()));
            }
            (VisitOutcome::Robots(RobotsFile::Unavailable(_)), Settled::WillRetry { not_before }) => {
                self.diary.write(format_args!("norules @{now} {} {origin}", not_before.as_millis()));
            }
            (VisitOutcome::Robots(RobotsFile::Unavailable(_)), Settled::Done) => {
                self.diary.write(format_args!("closed @{now} {origin}"));
            }
            _ => {}
        }
    }
}

/// Whether an errand is a request to the host, so that politeness counts it.
fn asks_the_host(due: &DueUrl) -> bool {
    matches!(due.errand, Errand::Page | Errand::Robots { .. })
}

struct Committer {
    batches: SyncSender<(u64, Batch)>,
    durable: Arc<AtomicU64>,
    thread: JoinHandle<()>,
}

impl Committer {
    fn start(store: Arc<dyn Store>, diary: Diary) -> Committer {
        let (batches, waiting): (_, Receiver<(u64, Batch)>) = sync_channel(BATCHES_WAITING);
        let durable = Arc::new(AtomicU64::new(0));
        let synced = durable.clone();
        let thread = std::thread::spawn(move || {
            for (commit, batch) in waiting {
                store.apply(batch).unwrap();
                store.sync().unwrap();
                diary.write(format_args!("durable {commit}"));
                synced.store(commit, Ordering::Release);
            }
        });
        Committer { batches, durable, thread }
    }

    /// Writes what was handed over, and gives the store back.
    fn finish(self) {
        drop(self.batches);
        self.thread.join().unwrap();
    }
}
