//! What to fetch next, and when its host may be touched.
//!
//! The frontier is a state machine owned by one thread. It takes time as an argument, does no network I/O,
//! and is driven by three calls. [`Frontier::admit`] takes the URLs that somebody mentioned: those that are
//! new and within budget join the queue of their host. [`Frontier::next`] hands out the one URL whose moment
//! has come, as a lease: hosts take turns, each no sooner than politeness allows, and the best URL among the
//! hosts that may be touched goes first. A host's first turn, and one whenever the note on it has expired
//! (but not before a page was asked for under it), fetches its robots.txt; where that cannot be had, URLs of
//! its origin wait and those of the host's other origins go on. [`Frontier::settle`] ends a lease: the URL's
//! record is written, or it goes back to its queue, and its host learns how it went.
//!
//! Everything lies behind a [`Store`](peregrine_state::Store); only the heads of queues are in RAM. What
//! changes between two commits leaves as one batch ([`Frontier::take_commit`]), for somebody else to
//! apply once the archive's bytes are durable. Until then the frontier remembers what the store cannot
//! know yet. Nothing is written when a URL is handed out: it stays in its queue entry until it is
//! settled, so whatever a dead run had on lease returns by itself.

mod address_turn;
mod admission;
mod blocks;
mod closing;
mod commit;
mod deferred;
mod domains;
mod encoding;
mod forgive;
mod frontier;
mod gates;
mod heads;
mod host;
mod host_queue;
mod host_record;
mod lease;
mod origin;
mod packed_entries;
mod pending;
mod politeness;
mod priority;
mod queue_entry;
mod queue_search;
mod ready_hosts;
mod records;
mod recovery;
mod revisit;
mod robots_notes;
mod robots_turn;
mod seen;
mod settings;
mod settle;
mod slab;
mod small_tables;
mod stats;
mod trap_shelf;
mod traps;
mod url_pattern;
mod url_record;
mod why;

pub use admission::{Admitted, Refusal, Refusals};
pub use frontier::{Frontier, Next};
pub use host_record::{HostRecord, RobotsNote};
pub use priority::Class;
pub use records::UrlRecords;
pub use settings::FrontierSettings;
pub use settle::Settled;
pub use stats::FrontierStats;
pub use url_record::{ChangeHistory, Ending, UrlRecord};
pub use why::{DelayBy, Hold, HostStanding, Pattern, Place, RefusedFor, UrlStanding, Why};

use peregrine_sieve::SieveError;
use peregrine_state::{Space, StateError};

#[derive(Debug, thiserror::Error)]
pub enum FrontierError {
    #[error(transparent)]
    State(#[from] StateError),
    #[error(transparent)]
    Sieve(#[from] SieveError),
    #[error("the crawl state is damaged: {} entry {key}: {detail}", space.name())]
    Corrupt { space: Space, key: String, detail: String },
    #[error(
        "the crawl state was written by another version of Peregrine (frontier format {found}, this one knows {known})"
    )]
    UnknownFormat { found: u8, known: u8 },
}

impl FrontierError {
    pub(crate) fn corrupt(space: Space, key: &[u8], detail: &str) -> Self {
        FrontierError::Corrupt { space, key: key.escape_ascii().to_string(), detail: detail.to_owned() }
    }
}
