use std::collections::BTreeMap;
use std::time::Duration;

use peregrine_types::{LeaseId, Timestamp};

use crate::host::HostId;
use crate::origin::Origin;
use crate::politeness::Turn;
use crate::queue_entry::{EntryKey, QueuedUrl};

/// One URL handed out and not settled yet. Leases live in RAM only: what a dead run held is still in the
/// queue on disk.
#[derive(Debug)]
pub(crate) struct Lease {
    /// The host whose turn this took.
    pub(crate) host: HostId,
    pub(crate) at: Timestamp,
    /// `None` where no request is to be made.
    pub(crate) turn: Option<Turn>,
    pub(crate) errand: LeasedErrand,
}

#[derive(Debug)]
pub(crate) enum LeasedErrand {
    Page {
        entry: EntryKey,
        url: QueuedUrl,
    },
    Robots {
        origin: Origin,
        origin_host: HostId,
        hop: u8,
    },
    /// Of the host itself, for a URL of this origin.
    Address {
        origin: Origin,
    },
}

pub(crate) struct Leases {
    // All leases last equally long and ids grow with time, so the first to expire is the first here.
    live: BTreeMap<LeaseId, Lease>,
    next: u64,
    duration: Duration,
    pages: usize,
}

impl Leases {
    /// `run` keeps the ids of two runs apart.
    pub(crate) fn new(duration: Duration, run: u64) -> Self {
        Leases { live: BTreeMap::new(), next: run << 40, duration, pages: 0 }
    }

    pub(crate) fn grant(&mut self, lease: Lease) -> LeaseId {
        let id = LeaseId(self.next);
        self.next += 1;
        self.pages += usize::from(lease.is_page());
        self.live.insert(id, lease);
        id
    }

    pub(crate) fn end(&mut self, id: LeaseId) -> Option<Lease> {
        let lease = self.live.remove(&id)?;
        self.pages -= usize::from(lease.is_page());
        Some(lease)
    }

    pub(crate) fn get(&self, id: LeaseId) -> Option<&Lease> {
        self.live.get(&id)
    }

    pub(crate) fn end_one_expired(&mut self, now: Timestamp) -> Option<Lease> {
        let (id, lease) = self.live.first_key_value()?;
        if lease.at.plus(self.duration) > now {
            return None;
        }
        self.end(*id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Lease> {
        self.live.values()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.live.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.live.len()
    }

    /// How many of them are for pages rather than for robots.txt.
    pub(crate) fn pages(&self) -> usize {
        self.pages
    }
}

impl Lease {
    fn is_page(&self) -> bool {
        matches!(self.errand, LeasedErrand::Page { .. })
    }
}
