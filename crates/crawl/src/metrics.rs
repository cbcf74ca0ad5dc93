//! Every number the crawl reports, under one roof: the display, the summary and the event stream
//! all read these and invent none of their own.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use serde::{Deserialize, Serialize};

/// Counters of one run, written by the crawl's threads and read by whoever shows them.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Pages: answers to page requests that were not redirects.
    pub pages: AtomicU64,
    pub redirects: AtomicU64,
    /// Body bytes received.
    pub bytes: AtomicU64,
    /// Requests on their way.
    pub in_flight: AtomicU64,
    pub queued: AtomicU64,
    pub known_urls: AtomicU64,
    /// Hosts with a request on its way.
    pub hosts_active: AtomicU64,
    /// Hosts with waiting URLs whose moment has not come.
    pub hosts_waiting: AtomicU64,
    /// When the first of the hosts that are backing off may be asked again, in milliseconds since the epoch; 0
    /// while there is anything else to do.
    pub waiting_until: AtomicU64,
    /// Visits that are durable: archive and state agree on them.
    pub committed: AtomicU64,
    errors: Mutex<BTreeMap<String, u64>>,
}

impl Metrics {
    pub fn count_error(&self, class: &str) {
        let mut errors = self.errors.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        match errors.get_mut(class) {
            Some(count) => *count += 1,
            None => {
                errors.insert(class.to_owned(), 1);
            }
        }
    }

    /// Errors by class: `http-404`, `connect`, `robots-denied`, … The classes are ours, so the map
    /// is bounded.
    pub fn errors(&self) -> BTreeMap<String, u64> {
        self.errors.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            pages: self.pages.load(Relaxed),
            redirects: self.redirects.load(Relaxed),
            bytes: self.bytes.load(Relaxed),
            in_flight: self.in_flight.load(Relaxed),
            queued: self.queued.load(Relaxed),
            known_urls: self.known_urls.load(Relaxed),
            hosts_active: self.hosts_active.load(Relaxed),
            hosts_waiting: self.hosts_waiting.load(Relaxed),
            waiting_until: self.waiting_until.load(Relaxed),
            committed: self.committed.load(Relaxed),
            errors: self.errors(),
        }
    }
}

/// The counters at one moment.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Snapshot {
    pub pages: u64,
    pub redirects: u64,
    pub bytes: u64,
    pub in_flight: u64,
    pub queued: u64,
    pub known_urls: u64,
    pub hosts_active: u64,
    pub hosts_waiting: u64,
    pub waiting_until: u64,
    pub committed: u64,
    pub errors: BTreeMap<String, u64>,
}

/// What a crawl directory holds over all its runs. Kept in the state, in the same commit as the
/// visits it counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    pub pages: u64,
    pub redirects: u64,
    pub bytes: u64,
    /// Answers that said when to come back.
    #[serde(default)]
    pub asked_to_wait: u64,
    pub errors: BTreeMap<String, u64>,
}
