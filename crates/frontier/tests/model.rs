//! The frontier against a naive model that keeps everything in plain maps, over random interleavings of
//! everything that can happen, crashes included.

mod world;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use peregrine_frontier::{Ending, Frontier, FrontierSettings, Next, Settled};
use peregrine_state::{Batch, MemoryStore, Store};
use peregrine_types::{DueUrl, Errand, LeaseId, RetryDecision, Timestamp, Via, VisitOutcome};
use peregrine_urls::{host_key, origin};
use proptest::prelude::*;
use world::{START, answer, candidate, denied, failed, moved, no_such_name, robots_unavailable, rules};

const HOSTS: u8 = 4;

#[derive(Clone, Debug)]
enum Step {
    Admit { host: u8, paths: Vec<u8>, depth: u16 },
    Next,
    Settle { which: prop::sample::Index, end: End },
    SettleAgain { which: prop::sample::Index },
    Advance { millis: u64 },
    Forgive { host: u8, secure: bool },
    TakeCommit,
    ApplyOne,
    Sync,
    Crash { surviving: usize },
    Restart,
}

#[derive(Clone, Debug)]
enum End {
    Well { crawl_delay: Option<u64>, expires: u64 },
    Denied,
    Retry { after: u64 },
    BackOff { after: u64 },
    NoSuchName { after: u64 },
    GiveUp,
    Moved { host: u8 },
}

fn end() -> impl Strategy<Value = End> {
    prop_oneof![
        8 => (prop::option::weighted(0.3, 0u64..8_000), 500u64..100_000)
            .prop_map(|(crawl_delay, expires)| End::Well { crawl_delay, expires }),
        1 => Just(End::Denied),
        1 => (0u64..20_000).prop_map(|after| End::Retry { after }),
        1 => (0u64..20_000).prop_map(|after| End::BackOff { after }),
        1 => (0u64..20_000).prop_map(|after| End::NoSuchName { after }),
        1 => Just(End::GiveUp),
        1 => (0..HOSTS + 2).prop_map(|host| End::Moved { host }),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..HOSTS, prop::collection::vec(0u8..40, 1..6), 0u16..3)
            .prop_map(|(host, paths, depth)| Step::Admit { host, paths, depth }),
        10 => Just(Step::Next),
        10 => (any::<prop::sample::Index>(), end()).prop_map(|(which, end)| Step::Settle { which, end }),
        1 => any::<prop::sample::Index>().prop_map(|which| Step::SettleAgain { which }),
        8 => (0u64..3_000).prop_map(|millis| Step::Advance { millis }),
        1 => (100_000u64..4_000_000).prop_map(|millis| Step::Advance { millis }),
        1 => (0..HOSTS, any::<bool>()).prop_map(|(host, secure)| Step::Forgive { host, secure }),
        4 => Just(Step::TakeCommit),
        4 => Just(Step::ApplyOne),
        2 => Just(Step::Sync),
        1 => (0usize..4).prop_map(|surviving| Step::Crash { surviving }),
        1 => Just(Step::Restart),
    ]
}

fn settings() -> impl Strategy<Value = FrontierSettings> {
    (prop_oneof![Just(0u64), Just(1000)], 1u32..3, prop_oneof![Just(0usize), Just(4), Just(1000)]).prop_map(
        |(delay, per_host, urls_in_memory)| FrontierSettings {
            delay: Duration::from_millis(delay),
            per_host,
            urls_in_memory,
            max_crawl_delay: Duration::from_secs(5),
            ..FrontierSettings::default()
        },
    )
}

/// What a commit makes durable, as the model sees it.
#[derive(Clone, Debug, Default)]
struct Known {
    urls: BTreeMap<String, Url>,
    hosts: BTreeMap<String, Host>,
}

#[derive(Clone, Debug, PartialEq)]
enum Url {
    Waiting { not_before: Timestamp, attempt: u8 },
    Leased { attempt: u8 },
    Settled,
}

#[derive(Clone, Debug, Default)]
struct Host {
    backoff_until: Timestamp,
    /// When it was last found unwell.
    backed_off_at: Option<Timestamp>,
    /// Requests for pages that failed one after another.
    failures: usize,
    /// Origin → expiry, crawl delay, whether it is closed.
    notes: BTreeMap<String, (Timestamp, Duration, bool)>,
    /// Origins whose robots.txt is not to be asked for before then.
    unavailable: BTreeMap<String, Timestamp>,
}

impl Host {
    fn back_off(&mut self, leased_at: Timestamp, until: Timestamp, now: Timestamp) {
        if self.backed_off_at.is_none_or(|at| leased_at > at) {
            self.backoff_until = self.backoff_until.max(until);
            self.backed_off_at = Some(now);
        }
    }
}

struct Model {
    settings: FrontierSettings,
    store: Arc<MemoryStore>,
    frontier: Frontier,
    now: Timestamp,
    /// When this run began.
    opened: Timestamp,
    known: Known,
    /// What was known as of each commit.
    commits: HashMap<u64, Known>,
    taken: VecDeque<Batch>,
    leases: Vec<DueUrl>,
    ended: Vec<DueUrl>,
    /// Requests that really went out, in this run and all before it.
    starts: HashMap<String, Vec<(Timestamp, LeaseId)>>,
}

impl Model {
    fn new(settings: FrontierSettings) -> Model {
        let store = Arc::new(MemoryStore::new());
        let frontier = Frontier::open(store.clone(), settings.clone(), START).unwrap();
        let commits = HashMap::from([(0, Known::default())]);
        Model {
            settings,
            store,
            frontier,
            now: START,
            opened: START,
            known: Known::default(),
            commits,
            taken: VecDeque::new(),
            leases: Vec::new(),
            ended: Vec::new(),
            starts: HashMap::new(),
        }
    }

    fn run(&mut self, step: Step) {
        match step {
            Step::Admit { host, paths, depth } => self.admit(host, &paths, depth),
            Step::Next => self.next(),
            Step::Settle { which, end } => {
                if !self.leases.is_empty() {
                    let due = self.leases.remove(which.index(self.leases.len()));
                    self.settle(due, end);
                }
            }
            Step::SettleAgain { which } => {
                if !self.ended.is_empty() {
                    let lease = self.ended[which.index(self.ended.len())].lease;
                    let settled = self.frontier.settle(lease, &answer(200), RetryDecision::Done, self.now).unwrap();
                    assert_eq!(settled, Settled::Unknown);
                }
            }
            Step::Advance { millis } => self.now = self.now.plus(Duration::from_millis(millis)),
            Step::Forgive { host, secure } => self.forgive(host, secure),
            Step::TakeCommit => self.take_commit(),
            Step::ApplyOne => {
                if let Some(batch) = self.taken.pop_front() {
                    self.store.apply(batch).unwrap();
                }
            }
            Step::Sync => self.store.sync().unwrap(),
            Step::Crash { surviving } => {
                self.store = Arc::new(self.store.crash(surviving));
                self.reopen();
            }
            Step::Restart => self.restart(),
        }
    }

    fn admit(&mut self, host: u8, paths: &[u8], depth: u16) {
        let scheme = if depth == 2 { "https" } else { "http" };
        let urls: Vec<String> = paths.iter().map(|path| format!("{scheme}://h{host}.example/{path}")).collect();
        let new = |known: &mut Known, url: &String| {
            let waiting = Url::Waiting { not_before: Timestamp::EPOCH, attempt: 0 };
            known.urls.insert(url.clone(), waiting).is_none()
        };
        let mut accepted = 0;
        for url in &urls {
            if !self.known.urls.contains_key(url) {
                accepted += u64::from(new(&mut self.known, url));
            }
        }
        let candidates = urls.iter().map(|url| candidate(url, depth, Via::Link));
        let admitted = self.frontier.admit(candidates, self.now).unwrap();
        assert_eq!((admitted.accepted, admitted.seen), (accepted, urls.len() as u64 - accepted));
    }

    fn next(&mut self) {
        let next = self.frontier.next(self.now).unwrap();
        self.return_expired();
        match next {
            Next::Due(due) => self.handed_out(due),
            Next::Closed { due, outcome } => self.ends_unasked(&due, &outcome),
            Next::Wait { until } => {
                assert!(until > self.now, "a wait that is over");
                self.nobody_could_go();
            }
            Next::AllLeased => {
                assert!(!self.leases.is_empty());
                self.nobody_could_go();
            }
            Next::Empty => {
                assert!(self.leases.is_empty());
                self.everything_is_settled();
            }
        }
    }

    /// A URL of a closed origin: it is settled at once, and nothing is asked.
    fn ends_unasked(&mut self, due: &DueUrl, outcome: &VisitOutcome) {
        let origin = origin(&due.url);
        let note = self.known.hosts[&host_of(&origin)].notes.get(&origin);
        assert!(note.is_some_and(|(expires, _, closed)| *expires > self.now && *closed), "{due:?} is not closed");
        let (decision, expected) = match outcome {
            VisitOutcome::Denied(_) => (RetryDecision::Done, Ending::Denied),
            VisitOutcome::Failed(_) => (RetryDecision::GiveUp, Ending::GivenUp),
            other => panic!("closed by {other:?}"),
        };
        let url = self.known.urls.get_mut(due.url.as_str()).expect("accepted");
        assert!(matches!(url, Url::Waiting { not_before, .. } if *not_before <= self.now), "{due:?} is {url:?}");
        *url = Url::Settled;
        assert_eq!(self.frontier.settle(due.lease, outcome, decision, self.now).unwrap(), Settled::Done);
        assert_eq!(self.frontier.record(due.fingerprint).unwrap().expect("a record").ending, expected);
    }

    fn forgive(&mut self, host: u8, secure: bool) {
        let host = format!("h{host}.example");
        let origin = format!("{}://{host}", if secure { "https" } else { "http" });
        self.frontier.forgive(&origin.parse().unwrap(), self.now).unwrap();
        for (url, state) in &mut self.known.urls {
            if let Url::Waiting { not_before, .. } = state
                && host_key(&url.parse().unwrap()) == Some(&host)
            {
                *not_before = self.now.min(*not_before);
            }
        }
        if let Some(known) = self.known.hosts.get_mut(&host) {
            known.backoff_until = Timestamp::EPOCH;
            known.backed_off_at = None;
            known.failures = 0;
            known.unavailable.remove(&origin);
            if let Some((expires, _, true)) = known.notes.get_mut(&origin) {
                *expires = Timestamp::EPOCH;
            }
        }
    }

    fn return_expired(&mut self) {
        let (now, lease) = (self.now, self.settings.lease);
        let (expired, live) = self.leases.drain(..).partition(|due| due.leased_at.plus(lease) <= now);
        self.leases = live;
        let expired: Vec<DueUrl> = expired;
        for due in expired {
            if let Some(url @ Url::Leased { .. }) = self.known.urls.get_mut(due.url.as_str())
                && due.errand == Errand::Page
            {
                *url = Url::Waiting { not_before: Timestamp::EPOCH, attempt: due.attempt };
            }
            self.ended.push(due);
        }
    }

    fn handed_out(&mut self, due: DueUrl) {
        let host = host_key(&due.url).unwrap().to_owned();
        let in_flight = self.leases.iter().filter(|lease| host_key(&lease.url) == Some(&host)).count();
        assert!(in_flight < self.settings.per_host as usize, "too many at once: {due:?}");
        let delay = self.delay(&host);
        if let Some((last, _)) = self.starts.get(&host).and_then(|starts| starts.iter().max()) {
            assert!(self.now.since(*last) >= delay, "{due:?} starts {:?} after the last", self.now.since(*last));
        }
        let state = self.known.hosts.entry(host.clone()).or_default();
        assert!(state.backoff_until <= self.now, "{due:?} though its host backs off");
        let origin = origin(&due.url);
        let note = state.notes.get(&origin).filter(|(expires, _, _)| *expires > self.now);
        match &due.errand {
            Errand::Robots { origin, hop: 0 } => {
                assert!(note.is_none(), "{origin}: robots.txt is known");
                let not_before = state.unavailable.get(&**origin);
                assert!(not_before.is_none_or(|moment| *moment <= self.now), "{origin}: asked again too early");
                let asked = self
                    .leases
                    .iter()
                    .any(|lease| matches!(&lease.errand, Errand::Robots { origin: o, .. } if o == origin));
                assert!(!asked, "{origin}: robots.txt is being fetched");
            }
            Errand::Robots { .. } => {}
            Errand::Page => {
                assert!(note.is_some_and(|(_, _, closed)| !closed), "{due:?} without its robots.txt");
                let url = self.known.urls.get_mut(due.url.as_str()).expect("accepted");
                let Url::Waiting { not_before, attempt } = *url else { panic!("{due:?} is {url:?}") };
                assert!(not_before <= self.now && attempt == due.attempt, "{due:?} is {url:?}");
                *url = Url::Leased { attempt };
            }
        }
        assert_eq!(due.leased_at, self.now);
        self.starts.entry(host).or_default().push((self.now, due.lease));
        self.leases.push(due);
    }

    fn delay(&self, host: &str) -> Duration {
        let notes = self.known.hosts.get(host).map(|host| &host.notes);
        let asked = notes.into_iter().flat_map(|notes| notes.values()).map(|(_, delay, _)| *delay).max();
        self.settings.delay.max(asked.unwrap_or_default().min(self.settings.max_crawl_delay))
    }

    fn settle(&mut self, due: DueUrl, end: End) {
        match &due.errand {
            Errand::Page => self.settle_page(&due, end),
            Errand::Robots { origin, .. } => self.settle_robots(&due, origin, end),
        }
        self.ended.push(due);
    }

    fn end(&mut self, due: &DueUrl, outcome: &VisitOutcome, decision: RetryDecision) -> Settled {
        if matches!(outcome, VisitOutcome::Denied(_)) {
            let host = host_key(&due.url).unwrap();
            self.starts.get_mut(host).unwrap().retain(|(_, lease)| *lease != due.lease);
        }
        let settled = self.frontier.settle(due.lease, outcome, decision, self.now).unwrap();
        assert_ne!(settled, Settled::Unknown, "{due:?}");
        settled
    }

    fn settle_page(&mut self, due: &DueUrl, end: End) {
        let (outcome, decision, ending) = match end {
            End::Well { .. } | End::Moved { .. } => (answer(200), RetryDecision::Done, Ending::Answered),
            End::Denied => (denied(), RetryDecision::Done, Ending::Denied),
            End::GiveUp => (failed(), RetryDecision::GiveUp, Ending::GivenUp),
            End::Retry { after } => {
                (answer(503), RetryDecision::RetryUrl { after: Duration::from_millis(after) }, Ending::WillRetry)
            }
            End::BackOff { after } | End::NoSuchName { after } => {
                (failed(), RetryDecision::BackOffHost { after: Duration::from_millis(after) }, Ending::WillRetry)
            }
        };
        self.end(due, &outcome, decision);
        let state = match decision {
            RetryDecision::Done | RetryDecision::GiveUp => Url::Settled,
            RetryDecision::RetryUrl { after } | RetryDecision::BackOffHost { after } => {
                Url::Waiting { not_before: self.now.plus(after), attempt: due.attempt + 1 }
            }
            RetryDecision::FollowRedirect => unreachable!("pages of the model do not move"),
        };
        let host = self.known.hosts.get_mut(host_key(&due.url).unwrap()).unwrap();
        match (decision, &outcome) {
            (_, VisitOutcome::Denied(_)) => {}
            (_, VisitOutcome::Response(response)) if response.status < 500 => host.failures = 0,
            _ if host.backed_off_at.is_some_and(|at| due.leased_at <= at) => {}
            (RetryDecision::BackOffHost { after }, _) => {
                host.failures += 1;
                host.back_off(due.leased_at, self.now.plus(after), self.now);
            }
            _ => {
                host.failures += 1;
                if host.failures >= 5 {
                    let hours = [0, 1, 6, 24][(host.failures - 5).min(3)];
                    let after = Duration::from_secs(if hours == 0 { 60 } else { hours * 3600 });
                    host.back_off(due.leased_at, self.now.plus(after), self.now);
                }
            }
        }
        self.known.urls.insert(due.url.to_string(), state);
        let record = self.frontier.record(due.fingerprint).unwrap().expect("a record per visit");
        assert_eq!((record.ending, record.url.as_str()), (ending, due.url.as_str()));
    }

    fn settle_robots(&mut self, due: &DueUrl, origin: &str, end: End) {
        let host = self.known.hosts.entry(host_of(origin)).or_default();
        let day = self.now.plus(Duration::from_secs(86_400));
        let (outcome, decision) = match end {
            End::Well { crawl_delay, expires } => {
                let crawl_delay = crawl_delay.map(Duration::from_millis);
                let expires = self.now.plus(Duration::from_millis(expires));
                host.notes.insert(origin.to_owned(), (expires, crawl_delay.unwrap_or_default(), false));
                (rules(crawl_delay, expires), RetryDecision::Done)
            }
            End::Denied => {
                host.notes.insert(origin.to_owned(), (day, Duration::ZERO, true));
                (denied(), RetryDecision::Done)
            }
            End::GiveUp => {
                host.notes.insert(origin.to_owned(), (day, Duration::ZERO, true));
                (robots_unavailable(), RetryDecision::GiveUp)
            }
            End::Retry { after } | End::BackOff { after } => {
                (failed(), RetryDecision::BackOffHost { after: Duration::from_millis(after) })
            }
            End::NoSuchName { after } => {
                let after = Duration::from_millis(after);
                if host_key(&due.url) == Some(&host_of(origin)) {
                    host.back_off(due.leased_at, self.now.plus(after), self.now);
                }
                (no_such_name(), RetryDecision::BackOffHost { after })
            }
            End::Moved { host } => (moved(&format!("http://h{host}.example/r.txt")), RetryDecision::Done),
        };
        let settled = self.end(due, &outcome, decision);
        // For how long a failing robots.txt is not asked for again is the frontier's to decide; at least what was asked.
        if let (RetryDecision::BackOffHost { after }, Settled::WillRetry { not_before }) = (decision, settled) {
            assert!(not_before >= self.now.plus(after));
            let host = self.known.hosts.get_mut(&host_of(origin)).unwrap();
            host.unavailable.insert(origin.to_owned(), not_before);
            if let Some((expires, _, _)) = host.notes.get_mut(origin) {
                *expires = Timestamp::EPOCH;
            }
        }
    }

    /// Where the model can tell: hosts that have nothing to do with robots.txt at the moment.
    fn nobody_could_go(&self) {
        let errands = self.leases.iter().any(|lease| lease.errand != Errand::Page);
        for (url, state) in &self.known.urls {
            let Url::Waiting { not_before, .. } = state else { continue };
            let origin = origin(&url.parse().unwrap());
            let host = host_of(&origin);
            let Some(known) = self.known.hosts.get(&host) else { continue };
            let open = known.notes.get(&origin).is_some_and(|(expires, _, closed)| *expires > self.now && !closed);
            let busy = self.leases.iter().any(|lease| host_key(&lease.url) == Some(&host));
            let last = self.starts.get(&host).and_then(|starts| starts.iter().max()).map_or(Timestamp::EPOCH, |s| s.0);
            // A delay that was just shortened, a turn that was denied, or the caution after a crash may hold it up
            // a little longer than the model can tell.
            let a_while = self.settings.delay.max(self.settings.max_crawl_delay);
            let long_ago = self.now.since(last.max(known.backoff_until).max(self.opened)) > a_while;
            let head_known = self.heads_are_known(&host);
            let could_go = open && !busy && !errands && *not_before <= self.now && long_ago && head_known;
            assert!(!could_go, "{url} could go at {:?}", self.now);
        }
    }

    /// Whether every origin of this host with something to do has its robots.txt, or may not ask for it.
    fn heads_are_known(&self, host: &str) -> bool {
        self.known.urls.iter().filter(|(_, state)| matches!(state, Url::Waiting { .. })).all(|(url, _)| {
            let origin = origin(&url.parse().unwrap());
            let known = &self.known.hosts[host];
            host_of(&origin) != host
                || known.notes.get(&origin).is_some_and(|(expires, _, _)| *expires > self.now)
                || known.unavailable.get(&origin).is_some_and(|moment| *moment > self.now)
        })
    }

    fn take_commit(&mut self) {
        let batch = self.frontier.take_commit(self.now).unwrap();
        if !batch.is_empty() {
            self.taken.push_back(batch);
            self.commits.insert(self.frontier.stats().commit, self.known.clone());
        }
    }

    fn restart(&mut self) {
        for batch in self.taken.drain(..) {
            self.store.apply(batch).unwrap();
        }
        self.store.apply(self.frontier.close(self.now).unwrap()).unwrap();
        self.store.sync().unwrap();
        self.commits.insert(self.frontier.stats().commit, self.known.clone());
        self.reopen();
    }

    /// The next run knows what the last surviving commit knew, and leases are leases no more.
    fn reopen(&mut self) {
        self.frontier = Frontier::open(self.store.clone(), self.settings.clone(), self.now).unwrap();
        self.opened = self.now;
        let commit = self.frontier.stats().commit;
        self.known = self.commits.get(&commit).expect("only whole commits survive").clone();
        self.commits.retain(|number, _| *number <= commit);
        self.taken.clear();
        self.ended.append(&mut self.leases);
        for url in self.known.urls.values_mut() {
            if let Url::Leased { attempt } = *url {
                *url = Url::Waiting { not_before: Timestamp::EPOCH, attempt };
            }
        }
    }

    /// From here on all goes well, until nothing is left.
    fn finish(&mut self) {
        for round in 0.. {
            assert!(round < 20_000, "the crawl does not end");
            if let Some(due) = self.leases.pop() {
                self.settle(due, End::Well { crawl_delay: None, expires: 1_000_000 });
                continue;
            }
            match self.frontier.next(self.now).unwrap() {
                Next::Due(due) => {
                    self.return_expired();
                    self.handed_out(due);
                }
                Next::Closed { due, outcome } => {
                    self.return_expired();
                    self.ends_unasked(&due, &outcome);
                }
                Next::Wait { until } => self.now = self.now.max(until),
                Next::AllLeased => panic!("all on lease, and none there"),
                Next::Empty => break,
            }
            if round % 7 == 0 {
                self.take_commit();
                while let Some(batch) = self.taken.pop_front() {
                    self.store.apply(batch).unwrap();
                }
            }
        }
        self.everything_is_settled();
    }

    fn everything_is_settled(&self) {
        for (url, state) in &self.known.urls {
            assert_eq!(*state, Url::Settled, "{url} is lost");
        }
        assert_eq!(self.frontier.stats().queued, 0);
    }
}

fn host_of(origin: &str) -> String {
    origin.rsplit("//").next().unwrap().to_owned()
}

fn config() -> ProptestConfig {
    let asked_for = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig {
        cases: asked_for.unwrap_or(300),
        max_shrink_iters: 4000,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_frontier_does_what_the_model_does(settings in settings(), steps in prop::collection::vec(step(), 1..150)) {
        let mut model = Model::new(settings);
        for step in steps {
            model.run(step);
        }
        model.finish();
    }
}
