//! The frontier against a naive model that keeps everything in plain maps, over random interleavings of
//! everything that can happen, crashes included.

#[path = "model/idleness.rs"]
mod idleness;
#[path = "model/known.rs"]
mod known;
#[path = "model/steps.rs"]
mod steps;
mod world;

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use known::{Host, Known, Url};
use peregrine_frontier::{Ending, Frontier, FrontierSettings, Next, Settled};
use peregrine_state::{Batch, MemoryStore, Store};
use peregrine_types::{DueUrl, Errand, LeaseId, RetryDecision, Timestamp, Via, VisitOutcome};
use peregrine_urls::{host_key, origin, registrable_domain};
use proptest::prelude::*;
use steps::{End, Step, address, address_of, name, settings, step};
use world::{
    START, answer, answer_after, candidate, denied, failed, moved, no_such_name, robots_unavailable, rules, too_many,
};

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
    /// The lease where it is not certain yet.
    starts: HashMap<String, Vec<(Timestamp, Option<LeaseId>)>>,
    /// Where each host was last found to be.
    addresses: HashMap<String, IpAddr>,
    /// Hosts whose address the frontier knows for sure: found since the last crash.
    found: BTreeSet<String>,
    /// When a host last went whose address only the frontier knows.
    strayed: Timestamp,
    /// When requests went through each gate, in this run or one before it; with a lease where nobody knows yet whether one was made.
    passed: HashMap<String, Vec<(Timestamp, Option<LeaseId>)>>,
    /// Hosts that a robots.txt was redirected to.
    led_to: BTreeSet<String>,
    /// The longest that any host was ever made to wait between two requests.
    longest: Duration,
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
            addresses: HashMap::new(),
            found: BTreeSet::new(),
            strayed: Timestamp::EPOCH,
            passed: HashMap::new(),
            led_to: BTreeSet::new(),
            longest: Duration::ZERO,
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
            Step::Started { which, address: number } => {
                if !self.leases.is_empty() {
                    let due = self.leases[which.index(self.leases.len())].clone();
                    self.started(&due, number.map(address));
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
                self.found.clear();
                self.reopen();
            }
            Step::Restart => self.restart(),
        }
    }

    fn admit(&mut self, host: u8, paths: &[u8], depth: u16) {
        let scheme = if depth == 2 { "https" } else { "http" };
        let urls: Vec<String> = paths.iter().map(|path| format!("{scheme}://{}/{path}", name(host))).collect();
        let new = |known: &mut Known, url: &String| {
            let waiting = Url::Waiting { not_before: Timestamp::EPOCH, attempt: 0 };
            known.urls.insert(url.clone(), waiting).is_none()
        };
        for url in &urls {
            if !self.known.urls.contains_key(url) {
                new(&mut self.known, url);
            }
        }
        let candidates = urls.iter().map(|url| candidate(url, depth, Via::Link));
        let admitted = self.frontier.admit(candidates, self.now).unwrap();
        assert!(admitted.deferred > 0 || self.frontier.stats().known_urls == self.known.urls.len() as u64);
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
        let host = name(host);
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

    /// The frontier returns them when it is asked what is next.
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
        if due.errand == Errand::Address {
            return self.address_wanted(due);
        }
        let host = host_key(&due.url).unwrap().to_owned();
        let in_flight = self.leases.iter().filter(|lease| host_key(&lease.url) == Some(&host)).count();
        assert!(in_flight < self.settings.per_host as usize, "too many at once: {due:?}");
        let delay = self.delay(&host);
        if let Some((last, _)) = self.starts.get(&host).and_then(|starts| starts.iter().max()) {
            assert!(self.now.since(*last) >= delay, "{due:?} starts {:?} after the last", self.now.since(*last));
        }
        assert!(!self.needs_address() || self.addresses.contains_key(&host), "{due:?}: its address is not known");
        for (gate, gap) in self.gates_of(&host) {
            let opens = self.last_passed(&gate).map_or(Timestamp::EPOCH, |last| last.plus(gap));
            assert!(opens <= self.now, "{due:?}: {gate} is shut until {opens:?}");
        }
        self.pass(&host, Some(due.lease));
        let state = self.known.hosts.entry(host.clone()).or_insert_with(Host::fresh);
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
            Errand::Address => unreachable!("takes no turn"),
            Errand::Page => {
                let url = self.known.urls.get_mut(due.url.as_str()).expect("accepted");
                let Url::Waiting { not_before, attempt } = *url else { panic!("{due:?} is {url:?}") };
                assert!(state.has_rules(&origin, not_before, self.now), "{due:?} without its robots.txt");
                state.unused.remove(&origin);
                assert!(not_before <= self.now && attempt == due.attempt, "{due:?} is {url:?}");
                *url = Url::Leased { attempt };
            }
        }
        assert_eq!(due.leased_at, self.now);
        self.starts.entry(host).or_default().push((self.now, Some(due.lease)));
        self.leases.push(due);
    }

    fn needs_address(&self) -> bool {
        self.settings.per_address > 0 && !self.settings.delay.is_zero()
    }

    fn address_wanted(&mut self, due: DueUrl) {
        let host = host_key(&due.url).unwrap();
        assert!(self.needs_address(), "{due:?}: nobody needs it");
        assert!(!self.found.contains(host), "{due:?}: it is known");
        let is_asked = |lease: &DueUrl| lease.errand == Errand::Address && host_key(&lease.url) == Some(host);
        assert!(!self.leases.iter().any(is_asked), "{due:?} is being asked");
        let backoff_until = self.known.hosts.get(host).map_or(Timestamp::EPOCH, |host| host.backoff_until);
        assert!(backoff_until <= self.now, "{due:?} though its host backs off");
        self.leases.push(due);
    }

    /// The gates of a host, and how far apart requests through each must be.
    fn gates_of(&self, host: &str) -> Vec<(String, Duration)> {
        let gap = |times: u32| self.settings.delay.checked_div(times).unwrap_or_default();
        let domain = (registrable_domain(host).to_owned(), gap(self.settings.per_domain));
        let address = self.addresses.get(host).filter(|_| self.needs_address() && self.found.contains(host));
        let address = address.map(|address| (address.to_string(), gap(self.settings.per_address)));
        [Some(domain), address].into_iter().flatten().filter(|(_, gap)| !gap.is_zero()).collect()
    }

    fn last_passed(&self, gate: &str) -> Option<Timestamp> {
        self.passed.get(gate)?.iter().map(|(at, _)| *at).max()
    }

    fn pass(&mut self, host: &str, lease: Option<LeaseId>) {
        if self.needs_address() && !self.found.contains(host) {
            self.strayed = self.now;
        }
        for (gate, _) in self.gates_of(host) {
            self.passed.entry(gate).or_default().push((self.now, lease));
        }
    }

    /// A request went out later than its turn began, and perhaps to another address.
    fn started(&mut self, due: &DueUrl, to: Option<IpAddr>) {
        self.frontier.started(due.lease, self.now, to);
        if due.errand == Errand::Address || !self.leases.iter().any(|lease| lease.lease == due.lease) {
            return;
        }
        let host = host_key(&due.url).unwrap().to_owned();
        if let Some(to) = to.filter(|_| self.needs_address()) {
            self.addresses.insert(host.clone(), to);
            self.found.insert(host.clone());
        }
        for (_, lease) in self.passed.values_mut().flatten() {
            lease.take_if(|lease| *lease == due.lease);
        }
        self.pass(&host, None);
        let starts = self.starts.entry(host).or_default();
        starts.retain(|(_, lease)| *lease != Some(due.lease));
        starts.push((self.now, None));
    }

    /// How far apart two requests to a host are, at least.
    fn delay(&self, host: &str) -> Duration {
        let notes = self.known.hosts.get(host).map(|host| &host.notes);
        let asked = notes.into_iter().flat_map(|notes| notes.values()).map(|(_, delay, _)| *delay).max();
        let asked = self.settings.delay.max(asked.unwrap_or_default().min(self.settings.max_crawl_delay));
        let (excess, latency) = self.known.hosts.get(host).map_or((0, 0), |host| (host.excess, host.latency));
        let asked = asked.as_millis() as u64;
        let slowed = asked + asked.max(latency).max(100) * excess / 256;
        let most = self.settings.max_adaptive_delay.as_millis() as u64;
        let adapted = if asked == 0 { 0 } else { (latency * u64::from(self.settings.latency_factor)).min(most) };
        Duration::from_millis(slowed.max(adapted))
    }

    fn settle(&mut self, due: DueUrl, end: End) {
        match &due.errand {
            Errand::Page => self.settle_page(&due, end),
            Errand::Robots { origin, .. } => self.settle_robots(&due, origin, end),
            Errand::Address => self.settle_address(&due, end),
        }
        self.longest = self.longest.max(self.delay(host_key(&due.url).unwrap()));
        self.ended.push(due);
    }

    fn end(&mut self, due: &DueUrl, outcome: &VisitOutcome, decision: RetryDecision) -> Settled {
        if matches!(outcome, VisitOutcome::Denied(_)) && due.errand != Errand::Address {
            let host = host_key(&due.url).unwrap();
            self.starts.get_mut(host).unwrap().retain(|(_, lease)| *lease != Some(due.lease));
            self.passed.values_mut().for_each(|passed| passed.retain(|(_, lease)| *lease != Some(due.lease)));
        }
        let settled = self.frontier.settle(due.lease, outcome, decision, self.now).unwrap();
        assert_ne!(settled, Settled::Unknown, "{due:?}");
        settled
    }

    fn settle_page(&mut self, due: &DueUrl, end: End) {
        let (outcome, decision, ending) = match end {
            End::Well { server_time, .. } => {
                (answer_after(Duration::from_millis(server_time)), RetryDecision::Done, Ending::Answered)
            }
            End::Moved { .. } => (answer(200), RetryDecision::Done, Ending::Answered),
            End::TooMany { retry_after } => {
                let after = Duration::from_millis(retry_after);
                (too_many(429, Some(after)), RetryDecision::BackOffHost { after }, Ending::WillRetry)
            }
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
        if matches!(outcome, VisitOutcome::Denied(_)) {
            host.unused.insert(origin(&due.url));
        }
        if let VisitOutcome::Response(response) = &outcome {
            let is_old_news = host.backed_off_at.is_some_and(|at| due.leased_at <= at);
            match response.status {
                429 | 503 if is_old_news => {}
                429 | 503 => host.excess = (2 * host.excess + 256).min(63 * 256),
                _ => {
                    host.excess -= host.excess.div_ceil(16);
                    host.answered_after(response.server_time);
                }
            }
        }
        match (decision, &outcome) {
            (_, VisitOutcome::Denied(_)) => {}
            (RetryDecision::Done, VisitOutcome::Response(response)) if response.status < 500 => host.failures = 0,
            _ if host.backed_off_at.is_some_and(|at| due.leased_at <= at) => {
                // How long it wants to be left alone is its own word, whenever it was asked.
                if let (RetryDecision::BackOffHost { after }, End::TooMany { .. }) = (decision, end) {
                    host.backoff_until = host.backoff_until.max(self.now.plus(after));
                }
            }
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

    /// An address that is not found is to its origin what a robots.txt is that cannot be had. Where the robots.txt of
    /// another host led here it would be that one's, which is not what this test is about.
    fn settle_address(&mut self, due: &DueUrl, end: End) {
        let host = host_key(&due.url).unwrap().to_owned();
        match end {
            End::Well { .. } | End::Moved { .. } => self.find_address(due),
            _ if self.led_to.contains(&host) => self.find_address(due),
            _ => self.settle_robots(due, &origin(&due.url), end),
        }
    }

    fn find_address(&mut self, due: &DueUrl) {
        let host = host_key(&due.url).unwrap().to_owned();
        let address = address_of(&host);
        let settled = self.end(due, &VisitOutcome::Address(address), RetryDecision::Done);
        assert_eq!(settled, Settled::Done);
        self.addresses.insert(host.clone(), address);
        self.found.insert(host);
    }

    fn settle_robots(&mut self, due: &DueUrl, origin: &str, end: End) {
        let host = self.known.hosts.entry(host_of(origin)).or_insert_with(Host::fresh);
        let day = self.now.plus(Duration::from_secs(86_400));
        let (outcome, decision) = match end {
            End::Well { crawl_delay, expires, .. } => {
                let crawl_delay = crawl_delay.map(Duration::from_millis);
                let expires = self.now.plus(Duration::from_millis(expires));
                host.notes.insert(origin.to_owned(), (expires, crawl_delay.unwrap_or_default(), false));
                host.unused.insert(origin.to_owned());
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
            End::Retry { after } | End::BackOff { after } | End::TooMany { retry_after: after } => {
                (failed(), RetryDecision::BackOffHost { after: Duration::from_millis(after) })
            }
            End::NoSuchName { after } => {
                let after = Duration::from_millis(after);
                if host_key(&due.url) == Some(&host_of(origin)) {
                    host.back_off(due.leased_at, self.now.plus(after), self.now);
                }
                (no_such_name(), RetryDecision::BackOffHost { after })
            }
            End::Moved { host } => {
                self.led_to.insert(name(host));
                (moved(&format!("http://{}/r.txt", name(host))), RetryDecision::Done)
            }
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
        for host in self.known.hosts.values_mut() {
            host.is_latency_exact = false;
            host.unused.clear();
            host.latency = 0;
        }
        for url in self.known.urls.values_mut() {
            if let Url::Leased { attempt } = *url {
                *url = Url::Waiting { not_before: Timestamp::EPOCH, attempt };
            }
        }
    }

    /// From here on all goes well, until nothing is left.
    fn finish(&mut self) {
        for round in 0_u64.. {
            assert!(round < 20_000, "the crawl does not end");
            if let Some(due) = self.leases.pop() {
                // Lives of seconds and of minutes take turns: neither keeps pages from going.
                let expires = if round % 2 == 0 { 10 } else { 1_000_000 };
                self.settle(due, End::Well { crawl_delay: None, expires, server_time: 0 });
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
