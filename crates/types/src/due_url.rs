use std::sync::Arc;
use std::time::Duration;

use peregrine_urls::{Fingerprint, Url};

use crate::{ArchivePosition, Digest, Timestamp, Via};

/// Names one hand-out of one URL. Never used twice within a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LeaseId(pub u64);

/// A URL whose moment has come. Its host is reserved until the lease is settled.
#[derive(Clone, Debug)]
pub struct DueUrl {
    pub lease: LeaseId,
    pub url: Url,
    pub fingerprint: Fingerprint,
    pub depth: u16,
    pub referrer: Option<Arc<str>>,
    pub via: Via,
    /// How often this URL was tried before: 0 on the first visit.
    pub attempt: u8,
    pub errand: Errand,
    pub leased_at: Timestamp,
    /// The least time between two requests to its host: whoever has to ask a second time waits for that long.
    pub gap: Duration,
    /// What the visit before brought, where one brought a page: the server may be asked for nothing but changes.
    pub previous: Option<Box<PreviousVisit>>,
}

/// A page as it was found before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousVisit {
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    pub digest: Digest,
    pub simhash: Option<u64>,
    /// Where its bytes lie.
    pub archived: Option<ArchivePosition>,
}

/// What a request is for. Every request to a host takes a turn in its queue, robots.txt included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    Page,
    /// Find out the address of the host; no request goes to it. Its turns are then shared with all names on that
    /// address.
    Address,
    /// Fetch the robots.txt that governs `origin` (`scheme://host[:port]`). `hop` counts the
    /// redirects already followed; a redirected robots.txt may live on another host, whose turn
    /// it then takes.
    Robots {
        origin: Arc<str>,
        hop: u8,
    },
}
