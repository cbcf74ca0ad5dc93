use std::ops::ControlFlow;
use std::sync::Arc;

use peregrine_state::{Space, Store};
use peregrine_types::{CandidateUrl, DueUrl, Errand, LeaseId, Timestamp, Via, VisitOutcome};
use peregrine_urls::{Fingerprint, Url, origin};

use crate::admission::{Admitted, Refusal, judge};
use crate::commit::Ledger;
use crate::host::{Host, HostId, Hosts, RobotsState};
use crate::host_queue::HostQueue;
use crate::host_record::HostRecord;
use crate::lease::{Lease, LeasedErrand, Leases};
use crate::priority::priority;
use crate::queue_entry::{EntryKey, QueuedUrl};
use crate::ready_hosts::ReadyHosts;
use crate::recovery::Opened;
use crate::seen::Seen;
use crate::stats::Totals;
use crate::url_record::UrlRecord;
use crate::{FrontierError, FrontierSettings};

/// URLs of origins that back off which one call of [`Frontier::next`] skips at most, so that no call is long.
const SKIPPED_AT_ONCE: usize = 500;

pub struct Frontier {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: FrontierSettings,
    pub(crate) opened: Opened,
    pub(crate) hosts: Hosts,
    pub(crate) ready: ReadyHosts,
    pub(crate) leases: Leases,
    pub(crate) seen: Seen,
    pub(crate) ledger: Ledger,
    pub(crate) totals: Totals,
}

/// What there is to do.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a passing value; most are the large ones")]
pub enum Next {
    /// Fetch this, now.
    Due(DueUrl),
    /// Nothing is to be fetched for this one: its origin's robots.txt was given up or denied, and it ends the same
    /// way. It is on lease like any other, but takes no turn of its host. To be settled at once with this outcome:
    /// as [`Done`](peregrine_types::RetryDecision::Done) where that is `Denied`, as
    /// [`GiveUp`](peregrine_types::RetryDecision::GiveUp) where it is `Failed`; it is never anything else.
    Closed { due: DueUrl, outcome: VisitOutcome },
    /// Nothing before this moment, unless something is settled or admitted. Where that is now, ask again at once.
    Wait { until: Timestamp },
    /// Nothing until something is settled or admitted.
    AllLeased,
    /// Nothing is queued and nothing on lease: the crawl is finished.
    Empty,
}

enum Admission {
    Accepted,
    Seen,
    Refused(Refusal),
}

impl Frontier {
    /// Takes the URLs that somebody mentioned.
    pub fn admit(
        &mut self,
        candidates: impl IntoIterator<Item = CandidateUrl>,
        now: Timestamp,
    ) -> Result<Admitted, FrontierError> {
        let mut admitted = Admitted::default();
        for candidate in candidates {
            match self.admit_one(candidate, now)? {
                Admission::Accepted => admitted.accepted += 1,
                Admission::Seen => admitted.seen += 1,
                Admission::Refused(refusal) => {
                    admitted.refused.count(refusal);
                    self.totals.refused.count(refusal);
                }
            }
        }
        Ok(admitted)
    }

    fn admit_one(&mut self, candidate: CandidateUrl, now: Timestamp) -> Result<Admission, FrontierError> {
        let host = match judge(&candidate, &self.settings) {
            Ok(host) => host,
            Err(refusal) => return Ok(Admission::Refused(refusal)),
        };
        if self.seen.contains(candidate.fingerprint) {
            return Ok(Admission::Seen);
        }
        let id = self.host_id(host, now)?;
        let host = &mut self.hosts[id];
        if host.accepted >= self.settings.urls_per_host && candidate.via != Via::Seed {
            return Ok(Admission::Refused(Refusal::HostBudget));
        }
        host.accepted += 1;
        host.queued += 1;
        self.totals.unsettled += 1;
        self.seen.insert(candidate.fingerprint);
        let priority = priority(candidate.depth, candidate.via);
        let key = EntryKey::new(priority, self.ledger.next_commit(), 0);
        let queued = QueuedUrl {
            url: String::from(candidate.url).into(),
            fingerprint: candidate.fingerprint,
            referrer: candidate.referrer,
            not_before: Timestamp::EPOCH,
            depth: candidate.depth,
            via: candidate.via,
            attempt: 0,
            priority,
        };
        self.with_queue(id, |queue| queue.push(key, queued));
        self.mark_dirty(id);
        self.place(id, now);
        Ok(Admission::Accepted)
    }

    /// What to do now. A URL that is handed out is on lease until it is settled.
    pub fn next(&mut self, now: Timestamp) -> Result<Next, FrontierError> {
        self.return_expired_leases(now);
        let mut skipped = 0;
        while let Some(host) = self.ready.take(now) {
            match self.take_turn(host, now)? {
                ControlFlow::Break(next) => return Ok(next),
                ControlFlow::Continue(more) => skipped += more,
            }
            if skipped >= SKIPPED_AT_ONCE && self.ready.ready() > 0 {
                return Ok(Next::Wait { until: now });
            }
        }
        Ok(match self.ready.next_moment() {
            Some(until) => Next::Wait { until },
            None if self.leases.is_empty() => Next::Empty,
            None => Next::AllLeased,
        })
    }

    /// Whether no host could go now, and every host that waits does so because it is unwell or its URLs are to be
    /// retried later, and none merely because its turn has not come.
    pub fn is_only_backing_off(&self) -> bool {
        self.ready.ready() == 0
            && self.ready.waiting_hosts().all(|(until, host)| until > self.hosts[host].politeness.next_allowed())
    }

    /// Whether a lease is still out. What was fetched for one that is not must not be archived: the URL is somebody
    /// else's now.
    pub fn is_out(&self, lease: LeaseId) -> bool {
        self.leases.get(lease).is_some()
    }

    /// Tells that the request of a lease went out at `at`, where that was notably later than the
    /// hand-out (names had to be resolved, connections to be free). The next turn of the host counts from then.
    pub fn started(&mut self, lease: LeaseId, at: Timestamp) {
        if let Some(lease) = self.leases.get(lease).filter(|lease| lease.turn.is_some()) {
            let host = lease.host;
            self.hosts[host].politeness.started(at);
            self.mark_dirty(host);
            self.place(host, at);
        }
    }

    /// Whether a URL was ever accepted. If there is no [record](Frontier::record) of it, it still waits for its first
    /// visit.
    pub fn is_known(&self, fingerprint: Fingerprint) -> bool {
        self.seen.contains(fingerprint)
    }

    /// What is known of a URL, changes that are not committed yet included.
    pub fn record(&self, fingerprint: Fingerprint) -> Result<Option<UrlRecord>, FrontierError> {
        match self.ledger.uncommitted_record(fingerprint) {
            Some(bytes) => UrlRecord::decode(bytes)
                .map(Some)
                .map_err(|malformed| FrontierError::corrupt(Space::Urls, &fingerprint.to_bytes(), malformed.0)),
            None => UrlRecord::read(&*self.store, fingerprint),
        }
    }

    /// What this host has to do now; or, where that is nothing, how many URLs were put off on the way.
    fn take_turn(&mut self, id: HostId, now: Timestamp) -> Result<ControlFlow<Next, usize>, FrontierError> {
        if let Some(errand) = self.hosts[id].errands.pop_front() {
            return Ok(ControlFlow::Break(Next::Due(self.hand_out_robots(id, errand, now))));
        }
        let mut skipped = 0;
        while skipped < SKIPPED_AT_ONCE {
            self.load_head(id, now)?;
            let Some(head) = self.hosts[id].queue.peek(now) else { break };
            let url = self.parse(id, &head.url)?;
            let origin = origin(&url);
            match self.hosts[id].robots_state(&origin, now) {
                RobotsState::Known => {
                    let Some(due) = self.hand_out_page(id, url, Self::grant, now) else { break };
                    return Ok(ControlFlow::Break(Next::Due(due)));
                }
                RobotsState::Unknown => {
                    let errand = self.ask_for_robots(id, origin.into())?;
                    return Ok(ControlFlow::Break(Next::Due(self.hand_out_robots(id, errand, now))));
                }
                RobotsState::BackingOff { until } => {
                    self.skip_head(id, until, now);
                    skipped += 1;
                }
                RobotsState::Closed(closing) => {
                    let Some(due) = self.hand_out_page(id, url, Self::grant_without_turn, now) else { break };
                    return Ok(ControlFlow::Break(Next::Closed { due, outcome: closing.outcome() }));
                }
            }
        }
        self.place(id, now);
        Ok(ControlFlow::Continue(skipped))
    }

    /// Puts off what stands first in this host's queue and may not go, so that the host waits for what may.
    pub(crate) fn put_off_heads(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        for _ in 0..SKIPPED_AT_ONCE {
            self.load_head(id, now)?;
            let Some(head) = self.hosts[id].queue.peek(now) else { break };
            let origin = origin(&self.parse(id, &head.url)?);
            let RobotsState::BackingOff { until } = self.hosts[id].robots_state(&origin, now) else { break };
            self.skip_head(id, until, now);
        }
        Ok(())
    }

    /// The URL at this host's head waits until its origin's robots.txt may be asked for again; others need not.
    fn skip_head(&mut self, id: HostId, until: Timestamp, now: Timestamp) {
        let has_room = self.totals.urls_in_ram < self.settings.urls_in_memory / 2;
        self.with_queue(id, |queue| queue.defer(until, has_room, now));
    }

    fn hand_out_page(
        &mut self,
        id: HostId,
        url: Url,
        grant: fn(&mut Self, HostId, LeasedErrand, Timestamp) -> LeaseId,
        now: Timestamp,
    ) -> Option<DueUrl> {
        let (entry, queued) = self.with_queue(id, |queue| queue.pop(now))?;
        let due = DueUrl {
            lease: LeaseId(0),
            url,
            fingerprint: queued.fingerprint,
            depth: queued.depth,
            referrer: queued.referrer.clone(),
            via: queued.via,
            attempt: queued.attempt,
            errand: Errand::Page,
            leased_at: now,
        };
        let lease = grant(self, id, LeasedErrand::Page { entry, url: queued }, now);
        Some(DueUrl { lease, ..due })
    }

    /// Begins a turn of this host.
    pub(crate) fn grant(&mut self, id: HostId, errand: LeasedErrand, now: Timestamp) -> LeaseId {
        let host = &mut self.hosts[id];
        let turn = host.politeness.start(now);
        host.in_flight += 1;
        self.totals.active_hosts += usize::from(host.in_flight == 1);
        self.mark_dirty(id);
        self.place(id, now);
        self.leases.grant(Lease { host: id, at: now, turn: Some(turn), errand })
    }

    /// For what needs no request.
    fn grant_without_turn(&mut self, id: HostId, errand: LeasedErrand, now: Timestamp) -> LeaseId {
        self.place(id, now);
        self.leases.grant(Lease { host: id, at: now, turn: None, errand })
    }

    /// Ends a turn of this host. Where no request was made, it did not cost a turn.
    pub(crate) fn end_turn(&mut self, lease: &Lease, asked: bool) {
        self.mark_dirty(lease.host);
        let Some(turn) = lease.turn else { return };
        let host = &mut self.hosts[lease.host];
        host.in_flight -= 1;
        self.totals.active_hosts -= usize::from(host.in_flight == 0);
        if !asked {
            host.politeness.give_back(turn);
        }
    }

    fn return_expired_leases(&mut self, now: Timestamp) {
        while let Some(lease) = self.leases.end_one_expired(now) {
            self.end_turn(&lease, true);
            let host = lease.host;
            match lease.errand {
                LeasedErrand::Page { entry, url } => self.with_queue(host, |queue| queue.put_back(entry, url)),
                LeasedErrand::Robots { origin_host, .. } => {
                    self.hosts[origin_host].awaiting = None;
                    self.place(origin_host, now);
                }
            }
            self.place(host, now);
        }
    }

    /// Puts a host where its next turn is due.
    pub(crate) fn place(&mut self, id: HostId, now: Timestamp) {
        match self.hosts[id].next_moment(self.settings.per_host) {
            Some((at, rank)) => self.ready.put(id, at, rank, now),
            None => self.ready.remove(id),
        }
    }

    /// The host of this name, from RAM, from the store, or new.
    pub(crate) fn host_id(&mut self, name: &str, now: Timestamp) -> Result<HostId, FrontierError> {
        if let Some(id) = self.hosts.find(name) {
            return Ok(id);
        }
        let record = HostRecord::read(&*self.store, name)?;
        if record.is_none() {
            self.totals.hosts_known += 1;
        }
        let host = self.revive(name.into(), record.unwrap_or_default(), HostQueue::default(), now);
        // If nothing comes of it, it shall not stay.
        self.ledger.maybe_idle(0, host);
        Ok(host)
    }

    /// Brings a host into RAM. After an unclean stop nobody knows when it was last touched, so it waits out
    /// its delay from the moment of opening.
    pub(crate) fn revive(&mut self, name: Arc<str>, record: HostRecord, queue: HostQueue, now: Timestamp) -> HostId {
        let mut host = Host::new(name, record, &self.settings, now);
        host.queue = queue;
        if self.opened.caution > Timestamp::EPOCH {
            host.politeness.started(self.opened.caution);
        }
        self.hosts.insert(host)
    }

    pub(crate) fn mark_dirty(&mut self, id: HostId) {
        let host = &mut self.hosts[id];
        if !host.dirty {
            host.dirty = true;
            self.ledger.dirty.push(id);
        }
    }

    /// Changes a host's queue, and keeps count of what is in RAM.
    pub(crate) fn with_queue<T>(&mut self, id: HostId, change: impl FnOnce(&mut HostQueue) -> T) -> T {
        let queue = &mut self.hosts[id].queue;
        let before = queue.in_ram();
        let result = change(queue);
        self.totals.urls_in_ram = self.totals.urls_in_ram + queue.in_ram() - before;
        result
    }

    /// URLs come from the store here, so they may be damaged.
    fn parse(&self, id: HostId, text: &str) -> Result<Url, FrontierError> {
        Url::parse(text).map_err(|error| {
            FrontierError::corrupt(Space::Queue, self.hosts[id].name.as_bytes(), &format!("{text:?}: {error}"))
        })
    }
}
