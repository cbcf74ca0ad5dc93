//! A frontier with its store and its clock, and short words for what happens to them.
#![allow(dead_code)]

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use peregrine_frontier::{Admitted, Frontier, FrontierSettings, Next, Settled};
use peregrine_state::{MemoryStore, Store};
use peregrine_types::{
    CandidateUrl, Denial, DueUrl, Errand, Failure, FailureClass, LeaseId, Response, RetryDecision, RobotsFile,
    Timestamp, Via, VisitOutcome,
};
use peregrine_urls::{Fingerprint, Url, host_key};

pub struct World {
    pub store: Arc<MemoryStore>,
    pub settings: FrontierSettings,
    pub frontier: Frontier,
    pub now: Timestamp,
    /// Where names lead to.
    pub address_of: fn(&Url) -> IpAddr,
}

pub const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);

/// Hosts by themselves: no gates, no traps, and a server's time does not count. Tests of those switch them on. The seen
/// test and the queues keep little in RAM, so that they have to look into their files.
pub fn plain_settings() -> FrontierSettings {
    FrontierSettings {
        per_domain: 0,
        per_address: 0,
        latency_factor: 0,
        trap_limit: 0,
        recent_memory: 1 << 12,
        sieve_memtable: 64,
        ..FrontierSettings::default()
    }
}

impl World {
    pub fn new(settings: FrontierSettings) -> World {
        let store = Arc::new(MemoryStore::new());
        let frontier = Frontier::open(store.clone(), settings.clone(), START).unwrap();
        World { store, settings, frontier, now: START, address_of }
    }

    pub fn polite() -> World {
        World::new(plain_settings())
    }

    pub fn admit(&mut self, urls: &[&str]) -> Admitted {
        self.frontier.admit(urls.iter().map(|url| candidate(url, 1, Via::Link)), self.now).unwrap()
    }

    pub fn next(&mut self) -> Next {
        self.frontier.next(self.now).unwrap()
    }

    pub fn due(&mut self) -> DueUrl {
        match self.next() {
            Next::Due(due) => due,
            other => panic!("expected something due, got {other:?}"),
        }
    }

    pub fn wait(&mut self) -> Duration {
        match self.next() {
            Next::Wait { until } => until.since(self.now),
            other => panic!("expected to wait, got {other:?}"),
        }
    }

    pub fn advance(&mut self, by: Duration) {
        self.now = self.now.plus(by);
    }

    pub fn settle(&mut self, lease: LeaseId, outcome: &VisitOutcome, decision: RetryDecision) -> Settled {
        self.frontier.settle(lease, outcome, decision, self.now).unwrap()
    }

    /// Settles the usual way: robots.txt allows everything for a day, pages are fine.
    pub fn settle_well(&mut self, due: &DueUrl) -> Settled {
        let outcome = match due.errand {
            Errand::Page => answer(200),
            Errand::Robots { .. } => rules(None, self.now.plus(Duration::from_secs(86_400))),
            Errand::Address => VisitOutcome::Address((self.address_of)(&due.url)),
        };
        self.settle(due.lease, &outcome, RetryDecision::Done)
    }

    /// Settles what needs no request the way it should be.
    pub fn settle_closed(&mut self, due: &DueUrl, outcome: &VisitOutcome) {
        let decision = match outcome {
            VisitOutcome::Denied(_) => RetryDecision::Done,
            VisitOutcome::Failed(_) => RetryDecision::GiveUp,
            other => panic!("closed by {other:?}"),
        };
        assert_eq!(self.settle(due.lease, outcome, decision), Settled::Done);
    }

    /// Takes what is next, waiting for it as long as need be.
    pub fn await_due(&mut self) -> Option<DueUrl> {
        loop {
            match self.next() {
                Next::Due(due) => return Some(due),
                Next::Closed { due, outcome } => self.settle_closed(&due, &outcome),
                Next::Wait { until } => self.now = until.max(self.now),
                Next::AllLeased => panic!("all on lease"),
                Next::Empty => return None,
            }
        }
    }

    /// Fetches robots.txt of the host at the head and waits out the turn it took.
    pub fn settle_robots(&mut self) {
        let due = self.await_due().unwrap();
        assert!(matches!(due.errand, Errand::Robots { .. }), "{due:?}");
        self.settle_well(&due);
    }

    /// Crawls until this moment, every request taking no time; when which host was asked.
    pub fn requests_until(&mut self, end: Timestamp) -> Vec<(Timestamp, String)> {
        let mut requests = Vec::new();
        loop {
            match self.next() {
                Next::Due(due) => {
                    if due.errand != Errand::Address {
                        requests.push((self.now, host_key(&due.url).unwrap().to_owned()));
                    }
                    self.settle_well(&due);
                }
                Next::Closed { due, outcome } => self.settle_closed(&due, &outcome),
                Next::Wait { until } if until <= end => self.now = until.max(self.now),
                Next::Wait { .. } | Next::Empty => break,
                Next::AllLeased => panic!("all on lease"),
            }
        }
        self.now = self.now.max(end);
        requests
    }

    /// Crawls until nothing is left; the pages in the order of their fetching.
    pub fn drain(&mut self) -> Vec<String> {
        let mut pages = Vec::new();
        while let Some(due) = self.await_due() {
            if due.errand == Errand::Page {
                pages.push(due.url.to_string());
            }
            self.settle_well(&due);
        }
        pages
    }

    pub fn commit(&mut self) {
        let batch = self.frontier.take_commit(self.now).unwrap();
        self.store.apply(batch).unwrap();
        self.store.sync().unwrap();
        self.frontier.durable(self.frontier.stats().commit).unwrap();
    }

    /// kill -9, and the next run.
    pub fn crash(&mut self, surviving: usize) {
        self.store = Arc::new(self.store.crash(surviving));
        self.reopen();
    }

    /// A stop in good order, and the next run.
    pub fn restart(&mut self) {
        let batch = self.frontier.close(self.now).unwrap();
        self.store.apply(batch).unwrap();
        self.store.sync().unwrap();
        self.reopen();
    }

    fn reopen(&mut self) {
        self.frontier = Frontier::open(self.store.clone(), self.settings.clone(), self.now).unwrap();
    }
}

pub fn candidate(url: &str, depth: u16, via: Via) -> CandidateUrl {
    let fingerprint = Fingerprint::of_key(url);
    let url = Url::parse(url).unwrap();
    let referrer = url.join("/").ok().map(|home| home.as_str().into());
    CandidateUrl { url, fingerprint, depth, referrer, via }
}

pub fn answer(status: u16) -> VisitOutcome {
    VisitOutcome::Response(Response {
        status,
        redirect: None,
        retry_after: None,
        digest: Some([7; 32]),
        simhash: None,
        likeness: None,
        etag: Some("\"tag\"".to_owned()),
        last_modified: None,
        archived: None,
        body_bytes: 1000,
        server_time: Duration::from_millis(20),
    })
}

pub fn rules(crawl_delay: Option<Duration>, expires: Timestamp) -> VisitOutcome {
    VisitOutcome::Robots(RobotsFile::Rules { text: Bytes::new(), crawl_delay, expires })
}

pub fn moved(to: &str) -> VisitOutcome {
    VisitOutcome::Robots(RobotsFile::Moved { to: Url::parse(to).unwrap() })
}

pub fn failure() -> Failure {
    Failure { class: FailureClass::Connect, detail: "connection refused".to_owned() }
}

pub fn failed() -> VisitOutcome {
    VisitOutcome::Failed(failure())
}

pub fn robots_unavailable() -> VisitOutcome {
    VisitOutcome::Robots(RobotsFile::Unavailable(failure()))
}

pub fn no_such_name() -> VisitOutcome {
    let failure = Failure { class: FailureClass::DnsNotFound, detail: "no such name".to_owned() };
    VisitOutcome::Robots(RobotsFile::Unavailable(failure))
}

pub fn denied() -> VisitOutcome {
    VisitOutcome::Denied(Denial::Robots { rule: "Disallow: /".to_owned() })
}

pub fn errand_of(due: &DueUrl) -> (&str, u8) {
    match &due.errand {
        Errand::Robots { origin, hop } => (origin, *hop),
        Errand::Page | Errand::Address => panic!("not for robots.txt: {due:?}"),
    }
}

pub fn unknown_name() -> VisitOutcome {
    VisitOutcome::Failed(Failure { class: FailureClass::DnsNotFound, detail: "no such name".to_owned() })
}

/// What a server that is asked too often says.
pub fn too_many(status: u16, retry_after: Option<Duration>) -> VisitOutcome {
    let VisitOutcome::Response(response) = answer(status) else { unreachable!("an answer is a response") };
    VisitOutcome::Response(Response { retry_after, ..response })
}

/// A good answer that took the server this long.
pub fn answer_after(server_time: Duration) -> VisitOutcome {
    let VisitOutcome::Response(response) = answer(200) else { unreachable!("an answer is a response") };
    VisitOutcome::Response(Response { server_time, ..response })
}

/// Every host has an address of its own.
pub fn address_of(url: &Url) -> IpAddr {
    let hash = Fingerprint::of_key(host_key(url).unwrap()).0;
    IpAddr::V4(((hash >> 32) as u32).into())
}
