//! What the model knows.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use peregrine_types::Timestamp;

/// What a commit makes durable, as the model sees it.
#[derive(Clone, Debug, Default)]
pub struct Known {
    pub urls: BTreeMap<String, Url>,
    pub hosts: BTreeMap<String, Host>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Url {
    Waiting { not_before: Timestamp, attempt: u8 },
    Leased { attempt: u8 },
    Settled,
}

#[derive(Clone, Debug, Default)]
pub struct Host {
    pub backoff_until: Timestamp,
    /// When it was last found unwell.
    pub backed_off_at: Option<Timestamp>,
    /// Requests for pages that failed one after another.
    pub failures: usize,
    /// By how much it is asked less often than it could be, in 256ths.
    pub excess: u64,
    /// How long its server takes, at least: after a crash that may be forgotten.
    pub latency: u64,
    pub is_latency_exact: bool,
    /// Origin → expiry, crawl delay, whether it is closed.
    pub notes: BTreeMap<String, (Timestamp, Duration, bool)>,
    /// Origins whose robots.txt is not to be asked for before then.
    pub unavailable: BTreeMap<String, Timestamp>,
    /// Origins with rules under which no page was asked for yet, in this run.
    pub unused: BTreeSet<String>,
}

impl Host {
    pub fn fresh() -> Host {
        Host { is_latency_exact: true, ..Host::default() }
    }

    /// Whether the rules of an origin let a page go that could since `due`: they are not too old, or only so
    /// because no turn came before.
    pub fn has_rules(&self, origin: &str, due: Timestamp, now: Timestamp) -> bool {
        self.notes.get(origin).is_some_and(|(expires, _, closed)| {
            let is_owed = self.unused.contains(origin) && due.max(self.backoff_until) < *expires;
            !closed && (*expires > now || is_owed)
        })
    }

    pub fn answered_after(&mut self, server_time: Duration) {
        let sample = server_time.as_millis() as u64;
        let smoothed = (3 * self.latency + sample) / 4;
        self.latency = match self.latency {
            0 if self.is_latency_exact => sample,
            _ if self.is_latency_exact => smoothed,
            _ => smoothed.min(sample),
        };
    }

    pub fn back_off(&mut self, leased_at: Timestamp, until: Timestamp, now: Timestamp) {
        if self.backed_off_at.is_none_or(|at| leased_at > at) {
            self.backoff_until = self.backoff_until.max(until);
            self.backed_off_at = Some(now);
        }
    }
}
