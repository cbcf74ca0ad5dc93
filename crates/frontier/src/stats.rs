use peregrine_types::Timestamp;

use crate::admission::Refusals;
use crate::frontier::Frontier;

/// Running counts, so that asking costs nothing.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    /// Accepted and not settled for good: waiting or on lease.
    pub(crate) unsettled: u64,
    pub(crate) hosts_known: u64,
    pub(crate) active_hosts: usize,
    pub(crate) urls_in_ram: usize,
    pub(crate) refused: Refusals,
}

/// The frontier in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrontierStats {
    /// URLs that wait.
    pub queued: u64,
    /// URLs and robots.txt files handed out and not settled.
    pub leased: usize,
    /// Hosts with a request under way.
    pub hosts_active: usize,
    /// Hosts that could be touched now.
    pub hosts_ready: usize,
    /// Hosts with work whose moment has not come.
    pub hosts_waiting: usize,
    /// Hosts in RAM.
    pub hosts_in_ram: usize,
    pub hosts_known: u64,
    /// URLs ever accepted.
    pub known_urls: u64,
    /// Waiting URLs in RAM.
    pub urls_in_ram: usize,
    /// When the first of the waiting hosts may be touched.
    pub next_ready: Option<Timestamp>,
    /// Over all runs.
    pub refused: Refusals,
    /// Number of the last commit taken.
    pub commit: u64,
}

impl Frontier {
    pub fn stats(&self) -> FrontierStats {
        FrontierStats {
            queued: self.totals.unsettled.saturating_sub(self.leases.pages() as u64),
            leased: self.leases.len(),
            hosts_active: self.totals.active_hosts,
            hosts_ready: self.ready.ready(),
            hosts_waiting: self.ready.waiting() + self.gates.waiting(),
            hosts_in_ram: self.hosts.len(),
            hosts_known: self.totals.hosts_known,
            known_urls: self.seen.len(),
            urls_in_ram: self.totals.urls_in_ram,
            next_ready: self.next_moment(),
            refused: self.totals.refused,
            commit: self.ledger.taken(),
        }
    }
}
