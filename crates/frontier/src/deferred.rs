//! Candidates whose test waits for others, so that the store and the sieve are asked about many at once and in order:
//! those that RAM alone cannot tell new from seen, and those whose host is not in RAM.

use peregrine_state::Space;
use peregrine_types::{Timestamp, Via};
use peregrine_urls::Fingerprint;

use crate::FrontierError;
use crate::admission::{Admitted, Refusal};
use crate::frontier::Frontier;
use crate::host::NEAR;
use crate::host_record::HostRecord;
use crate::pending::UrlList;
use crate::queue_entry::QueuedRef;

/// With this many the test waits no longer. Reading costs by the part of a file that is touched, so that many together
/// cost a third of what few do each.
const MOST_DEFERRED: usize = 64 << 10;
/// With fewer hosts ready than this there is time to test each at once, and one of them may be better than all those.
const BUSY: usize = 1024;

#[derive(Default)]
pub(crate) struct Deferred {
    mentioned: UrlList,
    /// Where in the text of each its host stands.
    hosts: Vec<HostSpan>,
    /// What became of earlier ones, until somebody hears of it.
    decided: Admitted,
}

#[derive(Clone, Copy)]
struct HostSpan {
    at: u16,
    bytes: u16,
}

impl Deferred {
    /// Its host stands in so many bytes of the URL's text, from there on.
    pub(crate) fn push(&mut self, host_at: usize, host_bytes: usize, mentioned: QueuedRef<'_>) {
        let span = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        self.hosts.push(HostSpan { at: span(host_at), bytes: span(host_bytes) });
        self.mentioned.add(mentioned);
    }

    pub(crate) fn len(&self) -> usize {
        self.hosts.len()
    }

    pub(crate) fn has(&self, fingerprint: Fingerprint) -> bool {
        (0..self.len()).any(|at| self.mentioned.fingerprint(at) == fingerprint)
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len() >= MOST_DEFERRED
    }

    pub(crate) fn take_decided(&mut self) -> Admitted {
        std::mem::take(&mut self.decided)
    }

    fn host(&self, at: usize) -> &str {
        let HostSpan { at: from, bytes } = self.hosts[at];
        self.mentioned.get(at).url.get(from as usize..from as usize + bytes as usize).unwrap_or_default()
    }
}

impl Frontier {
    /// Whether so many hosts are ready that it does not matter when others join them.
    pub(crate) fn is_busy(&self) -> bool {
        self.ready.ready() >= BUSY
    }

    /// Decides on all that were deferred. Whether there were any.
    pub(crate) fn resolve_deferred(&mut self, now: Timestamp) -> Result<bool, FrontierError> {
        if self.deferred.len() == 0 {
            return Ok(false);
        }
        let mut deferred = std::mem::take(&mut self.deferred);
        let new = self.really_new(&deferred)?;
        let mut decided = deferred.take_decided();
        decided.seen += (deferred.len() - new.len()) as u64;
        self.bring_in_hosts(&deferred, &new, now)?;
        let mut near = Vec::with_capacity(NEAR);
        for some in new.chunks(NEAR) {
            self.hosts.bring_near_by_name(some.iter().map(|at| deferred.host(*at)), &mut near);
            for at in some {
                match self.hosts.find(deferred.host(*at)) {
                    Some(id) => self.accept(id, deferred.mentioned.get(*at), &mut decided, now)?,
                    None => self.count_refusal(Refusal::DomainHosts, &mut decided),
                }
            }
        }
        deferred.mentioned.clear();
        deferred.hosts.clear();
        self.deferred = Deferred { decided, ..deferred };
        Ok(true)
    }

    /// The first mention of each that is really new, in the order in which they were mentioned.
    fn really_new(&mut self, deferred: &Deferred) -> Result<Vec<usize>, FrontierError> {
        let fingerprint = |at: usize| deferred.mentioned.fingerprint(at).0;
        let mut by_fingerprint: Vec<(u64, u32)> =
            (0..deferred.len()).zip(0..).map(|(at, n)| (fingerprint(at), n)).collect();
        by_fingerprint.sort_unstable();
        by_fingerprint.dedup_by_key(|(fingerprint, _)| *fingerprint);
        let fingerprints: Vec<u64> = by_fingerprint.iter().map(|(fingerprint, _)| *fingerprint).collect();
        let mut known = Vec::new();
        self.seen.resolve(&fingerprints, &mut known)?;
        let not_known = by_fingerprint.iter().zip(known).filter(|(_, known)| !known);
        let mut new: Vec<usize> = not_known.map(|((_, at), _)| *at as usize).collect();
        new.sort_unstable();
        Ok(new)
    }

    /// Reads the hosts that are not in RAM, in one pass over the store.
    fn bring_in_hosts(&mut self, deferred: &Deferred, new: &[usize], now: Timestamp) -> Result<(), FrontierError> {
        let hosts = new.iter().map(|at| (deferred.host(*at), deferred.mentioned.get(*at).via != Via::Seed));
        let mut absent: Vec<(&str, bool)> = hosts.filter(|(host, _)| self.hosts.find(host).is_none()).collect();
        absent.sort_unstable();
        absent.dedup_by_key(|(host, _)| *host);
        let keys: Vec<&[u8]> = absent.iter().map(|(host, _)| host.as_bytes()).collect();
        let records = self.store.get_sorted(Space::Hosts, &keys)?;
        for ((host, is_found), record) in absent.into_iter().zip(records) {
            let record = record.map(|bytes| HostRecord::decode_stored(host, &bytes)).transpose()?;
            let commit = self.ledger.next_commit();
            let most = self.settings.hosts_per_domain;
            if record.is_some() || self.domains.admit(host, most, !is_found, commit, &*self.store)? {
                self.bring_in(host, record, now);
            }
        }
        Ok(())
    }
}
