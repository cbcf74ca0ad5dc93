use std::net::IpAddr;
use std::num::NonZeroU8;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use peregrine_state::{Space, Store};
use peregrine_types::{Denial, DueUrl, Errand, LeaseId, Timestamp, VisitOutcome};
use peregrine_urls::{Fingerprint, Url};

use crate::admission::{LookedAt, Referring, Refusal};
use crate::commit::{Ledger, PackingRoom};
use crate::deferred::Deferred;
use crate::domains::Domains;
use crate::gates::{Gaps, Gates, LineId, address_name};
use crate::host::{AtGate, Host, HostId, Hosts, NextTurn, RobotsState, Unsaved};
use crate::host_queue::HostQueue;
use crate::host_record::HostRecord;
use crate::lease::{Lease, LeasedErrand, Leases};
use crate::origin::Origin;
use crate::pending::Pending;
use crate::priority::PARKED;
use crate::ready_hosts::ReadyHosts;
use crate::recovery::Opened;
use crate::seen::Seen;
use crate::stats::Totals;
use crate::trap_shelf::TrapShelf;
use crate::url_record::UrlRecord;
use crate::{FrontierError, FrontierSettings};

/// URLs of origins that back off, and hosts that may not go yet, which one call of [`Frontier::next`] skips at most, so
/// that no call is long.
const SKIPPED_AT_ONCE: usize = 500;
/// A host that may not go yet counts as so many URLs: the head of its queue may have had to be read.
const SKIPPED_HOST: usize = 8;
/// Hosts that are let through their gates in one step, for the same reason.
const LET_THROUGH_AT_ONCE: usize = 64;

/// So many turns after they were brought near, most of the next hosts have had theirs.
const NEAR_FOR_TURNS: u32 = 8;
/// The first levels of a heap with four below each: among so many are most of those that come next.
const NEXT_NEAR: usize = 21;

/// The hosts that were brought near, and for how many turns more that is enough.
#[derive(Default)]
pub(crate) struct NextNear {
    ids: Vec<HostId>,
    turns: u32,
}

pub struct Frontier {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: FrontierSettings,
    pub(crate) opened: Opened,
    pub(crate) hosts: Hosts,
    pub(crate) ready: ReadyHosts,
    pub(crate) gates: Gates,
    pub(crate) gaps: Gaps,
    pub(crate) leases: Leases,
    pub(crate) seen: Seen,
    pub(crate) deferred: Deferred,
    pub(crate) pending: Pending,
    pub(crate) domains: Domains,
    pub(crate) shelf: TrapShelf,
    pub(crate) referring: Referring,
    pub(crate) looked_at: LookedAt,
    pub(crate) ledger: Ledger,
    pub(crate) totals: Totals,
    pub(crate) packing: PackingRoom,
    pub(crate) next_near: NextNear,
}

/// What there is to do.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a passing value; most are the large ones")]
pub enum Next {
    /// Fetch this, now.
    Due(DueUrl),
    /// Nothing is to be fetched for this one: its origin's robots.txt was given up or denied, and it ends the same
    /// way, or it is one of a trap's. It is on lease like any other, but takes no turn of its host. To be settled at
    /// once with this outcome: as [`Done`](peregrine_types::RetryDecision::Done) where that is `Denied`, as
    /// [`GiveUp`](peregrine_types::RetryDecision::GiveUp) where it is `Failed`; it is never anything else.
    Closed { due: DueUrl, outcome: VisitOutcome },
    /// Nothing before this moment, unless something is settled or admitted. Where that is now, ask again at once.
    Wait { until: Timestamp },
    /// Nothing until something is settled or admitted.
    AllLeased,
    /// Nothing is queued and nothing on lease: the crawl is finished.
    Empty,
}

impl Frontier {
    /// What to do now. A URL that is handed out is on lease until it is settled.
    pub fn next(&mut self, now: Timestamp) -> Result<Next, FrontierError> {
        self.return_expired_leases(now);
        if !self.is_busy() {
            self.resolve_deferred(now)?;
        }
        let mut skipped = 0;
        self.make_ready(now);
        self.bring_next_near();
        loop {
            skipped += match self.ready.take() {
                Some(host) => match self.take_turn(host, now)? {
                    ControlFlow::Break(next) => return Ok(next),
                    ControlFlow::Continue(more) => SKIPPED_HOST + more,
                },
                None => match self.make_ready(now) {
                    0 => break,
                    more => more,
                },
            };
            if skipped >= SKIPPED_AT_ONCE && self.could_go_on(now) {
                return Ok(Next::Wait { until: now });
            }
        }
        Ok(match self.next_moment() {
            Some(until) => Next::Wait { until },
            None if self.leases.is_empty() => Next::Empty,
            None => Next::AllLeased,
        })
    }

    /// Fetches the hosts that will have their turns next from memory, a few at a time.
    fn bring_next_near(&mut self) {
        let NextNear { ids, turns } = &mut self.next_near;
        if *turns == 0 {
            *turns = NEAR_FOR_TURNS;
            ids.clear();
            ids.extend(self.ready.about_next(NEXT_NEAR));
            self.hosts.bring_near(ids);
            let hosts = ids.iter().filter_map(|id| self.hosts.get(*id));
            let touched = hosts.fold(0, |sum, host| sum ^ host.queue.first_byte());
            std::hint::black_box(touched);
        }
        *turns -= 1;
    }

    /// Whether some host may have its turn at this moment.
    fn could_go_on(&self, now: Timestamp) -> bool {
        self.ready.ready() > 0 || self.next_moment().is_some_and(|moment| moment <= now)
    }

    /// Hosts whose moment has come, and hosts that waited at a gate that is open now, are ready: a few of them, where there
    /// are many. How many there were.
    fn make_ready(&mut self, now: Timestamp) -> usize {
        let mut let_through = 0;
        while let_through < LET_THROUGH_AT_ONCE
            && let Some(host) = self.gates.let_one_through(now)
        {
            self.hosts[host].at_gate = AtGate::LetThrough;
            self.place(host, now);
            let_through += 1;
        }
        let_through + self.ready.join_ready(now)
    }

    pub(crate) fn next_moment(&self) -> Option<Timestamp> {
        self.ready.next_moment().into_iter().chain(self.gates.next_moment()).min()
    }

    /// The names of up to `most` hosts whose turn has come or comes within a while: whoever prepares for them now is
    /// ready in time.
    pub fn hosts_near(&self, now: Timestamp, within: Duration, most: usize) -> Vec<&str> {
        self.ready.near(now.plus(within), most).into_iter().map(|id| &*self.hosts[id].name).collect()
    }

    /// Whether no host could go now, and every host that waits does so because it is unwell, has slowed us down and
    /// still refuses, or its URLs are to be retried later, and none merely because its turn has not come.
    pub fn is_only_backing_off(&self) -> bool {
        let backs_off = |(until, host)| until > self.its_turn(host) || self.hosts[host].refuses();
        self.ready.ready() == 0 && self.gates.waiting() == 0 && self.ready.waiting_hosts().all(backs_off)
    }

    /// When a host that is well may be asked next, where nobody else is in its way.
    fn its_turn(&self, id: HostId) -> Timestamp {
        self.hosts[id].politeness.next_allowed().max(self.opened.gates_shut_until)
    }

    /// Whether a lease is still out. What was fetched for one that is not must not be archived: the URL is somebody
    /// else's now.
    pub fn is_out(&self, lease: LeaseId) -> bool {
        self.leases.get(lease).is_some()
    }

    /// Tells that the request of a lease went out at `at`, where that was notably later than the
    /// hand-out (names had to be resolved, connections to be free), and to which address. The next turn of the host,
    /// and of others on that address, counts from then.
    pub fn started(&mut self, lease: LeaseId, at: Timestamp, address: Option<IpAddr>) {
        let Some(lease) = self.leases.get(lease).filter(|lease| lease.turn.is_some()) else { return };
        let (id, turn) = (lease.host, lease.at);
        let host = &mut self.hosts[id];
        host.politeness.started(at);
        if let Some(address) = address.filter(|_| self.gaps.need_addresses()) {
            host.address = address_name(address);
        }
        for (gate, gap) in self.gaps.gates_of(host) {
            self.gates.asked(gate, id, turn, at, gap);
        }
        if self.hosts[id].at_gate == AtGate::LetThrough {
            self.leave_gate(id);
        }
        self.mark(id, Unsaved::Counts);
        self.place(id, at);
    }

    /// Whether a URL was ever accepted. If there is no [record](Frontier::record) of it, it still waits for its first
    /// visit.
    pub fn is_known(&self, fingerprint: Fingerprint) -> Result<bool, FrontierError> {
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
        self.hosts[id].stands_for = None;
        let mut skipped = 0;
        while skipped < SKIPPED_AT_ONCE {
            let has_errand = self.hosts[id].has_errand();
            if !has_errand && !self.load_head_as_good(id, now)? {
                break;
            }
            let work = match (has_errand, self.hosts[id].queue.peek(now)) {
                (true, _) => Work::Errand,
                (false, None) => break,
                (false, Some(head)) => {
                    let url = self.parse(id, &head.url)?;
                    let origin = Origin::of(&url);
                    match self.hosts[id].robots_state(origin, head.not_before, now) {
                        RobotsState::BackingOff { until } => {
                            self.skip_head(id, until, now);
                            skipped += 1;
                            continue;
                        }
                        RobotsState::Closed(closing) => {
                            let Some(due) = self.hand_out_page(id, url, Self::grant_without_turn, now)? else { break };
                            return Ok(ControlFlow::Break(Next::Closed { due, outcome: closing.outcome() }));
                        }
                        RobotsState::Known => match self.is_trap(id, now)? {
                            Some(pattern) => {
                                let Some(due) = self.hand_out_page(id, url, Self::grant_without_turn, now)? else {
                                    break;
                                };
                                let outcome = VisitOutcome::Denied(Denial::Trap { pattern });
                                return Ok(ControlFlow::Break(Next::Closed { due, outcome }));
                            }
                            None => Work::Page(url),
                        },
                        RobotsState::Unknown => Work::Robots(origin),
                    }
                }
            };
            if self.needs_address(id) {
                return Ok(ControlFlow::Break(Next::Due(self.hand_out_address(id, &work, now))));
            }
            if self.waits_at_a_gate(id, now) {
                return Ok(ControlFlow::Continue(skipped));
            }
            let due = match work {
                Work::Page(url) => {
                    self.hosts[id].used_robots(Origin::of(&url), true);
                    self.hand_out_page(id, url, Self::grant, now)?
                }
                Work::Robots(origin) => {
                    let errand = self.ask_for_robots(id, origin)?;
                    Some(self.hand_out_robots(id, errand, now))
                }
                Work::Errand => self.hosts[id].take_errand().map(|errand| self.hand_out_robots(id, errand, now)),
            };
            let Some(due) = due else { break };
            return Ok(ControlFlow::Break(Next::Due(due)));
        }
        self.place(id, now);
        Ok(ControlFlow::Continue(skipped))
    }

    /// Sees to it that what this host would do next is in RAM. Whether that is as good as it seemed to be: what the tail of a queue
    /// begins with is not always known.
    fn load_head_as_good(&mut self, id: HostId, now: Timestamp) -> Result<bool, FrontierError> {
        let rank = |frontier: &Frontier| frontier.hosts[id].queue.next_moment().map(|(_, rank)| rank);
        let before = rank(self);
        self.load_head(id, now)?;
        Ok(rank(self).zip(before).is_none_or(|(after, before)| after <= before))
    }

    /// Whether the URL at this host's head is one of a trap's.
    fn is_trap(&mut self, id: HostId, now: Timestamp) -> Result<Option<String>, FrontierError> {
        let Some(parked) = self.hosts[id].queue.peek(now).filter(|head| head.priority == PARKED) else {
            return Ok(None);
        };
        let text = parked.url.clone();
        let pattern = self.judge_parked(id, &text)?;
        if pattern.is_some() {
            self.totals.refused.count(Refusal::TrapPattern);
        }
        Ok(pattern)
    }

    /// Whether others of the same domain or address went just now. Then this host waits for its turn among them.
    fn waits_at_a_gate(&mut self, id: HostId, now: Timestamp) -> bool {
        let host = &self.hosts[id];
        let gates = || self.gaps.gates_of(host).map(|(gate, _)| gate);
        let Some(shut) = gates().find(|gate| !self.gates.is_open(*gate, now)) else { return false };
        let line = LineId::of(gates());
        let rank = host.next_turn(self.settings.per_host).map_or(u8::MAX, |turn| turn.rank);
        self.gates.wait_at(shut, line, id, rank);
        self.hosts[id].at_gate = AtGate::Waits;
        true
    }

    /// Puts off what stands first in this host's queue and may not go, so that the host waits for what may.
    pub(crate) fn put_off_heads(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        for _ in 0..SKIPPED_AT_ONCE {
            self.load_head(id, now)?;
            let Some(head) = self.hosts[id].queue.peek(now) else { break };
            let origin = Origin::of(&self.parse(id, &head.url)?);
            let state = self.hosts[id].robots_state(origin, head.not_before, now);
            let RobotsState::BackingOff { until } = state else { break };
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
    ) -> Result<Option<DueUrl>, FrontierError> {
        let Some((entry, queued)) = self.with_queue(id, |queue| queue.pop(now)) else { return Ok(None) };
        let previous = self.previous_visit(&queued)?;
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
            gap: self.hosts[id].politeness.delay(),
            previous,
        };
        let lease = grant(self, id, LeasedErrand::Page { entry, url: queued }, now);
        Ok(Some(DueUrl { lease, ..due }))
    }

    /// Begins a turn of this host.
    pub(crate) fn grant(&mut self, id: HostId, errand: LeasedErrand, now: Timestamp) -> LeaseId {
        let host = &mut self.hosts[id];
        let turn = host.politeness.start(now);
        host.in_flight += 1;
        self.totals.active_hosts += usize::from(host.in_flight == 1);
        for (gate, gap) in self.gaps.gates_of(host) {
            self.gates.take_turn(gate, id, now, gap);
        }
        self.leave_gate(id);
        self.mark(id, Unsaved::Counts);
        self.place(id, now);
        self.leases.grant(Lease { host: id, at: now, turn: Some(turn), errand })
    }

    /// For what needs no request.
    pub(crate) fn grant_without_turn(&mut self, id: HostId, errand: LeasedErrand, now: Timestamp) -> LeaseId {
        self.place(id, now);
        self.leases.grant(Lease { host: id, at: now, turn: None, errand })
    }

    /// Ends a turn of this host. Where no request was made, it did not cost a turn.
    pub(crate) fn end_turn(&mut self, lease: &Lease, asked: bool) {
        self.mark(lease.host, Unsaved::Counts);
        let Some(turn) = lease.turn else { return };
        let host = &mut self.hosts[lease.host];
        host.in_flight -= 1;
        self.totals.active_hosts -= usize::from(host.in_flight == 0);
        if !asked {
            host.politeness.give_back(turn);
        }
        for (gate, _) in self.gaps.gates_of(host) {
            match asked {
                true => self.gates.keep_turn(gate, lease.host, lease.at),
                false => self.gates.give_back(gate, lease.host, lease.at),
            }
        }
    }

    fn return_expired_leases(&mut self, now: Timestamp) {
        while let Some(lease) = self.leases.end_one_expired(now) {
            self.end_turn(&lease, true);
            let host = lease.host;
            match lease.errand {
                LeasedErrand::Page { entry, url } => self.with_queue(host, |queue| queue.put_back(entry, url, now)),
                LeasedErrand::Robots { origin_host, .. } => {
                    self.hosts[origin_host].await_answer(None);
                    self.place(origin_host, now);
                }
                LeasedErrand::Address { .. } => self.hosts[host].await_answer(None),
            }
            self.place(host, now);
        }
    }

    /// Puts a host where its next turn is due.
    pub(crate) fn place(&mut self, id: HostId, now: Timestamp) {
        let host = &mut self.hosts[id];
        host.stands_for = None;
        let Some(NextTurn { at, rank, is_put_off }) = host.next_turn(self.settings.per_host) else {
            self.leave_gate(id);
            return self.ready.remove(id);
        };
        let at = at.max(self.opened.gates_shut_until);
        // Where it waits at a gate it stays there: when that opens it is placed again.
        if host.at_gate == AtGate::Waits && at <= now {
            return self.gates.rank_again(id, rank);
        }
        host.stands_for = NonZeroU8::new(255 - rank).filter(|_| !is_put_off);
        if at > now {
            self.leave_gate(id);
        }
        self.ready.put(id, at, rank, now);
    }

    fn leave_gate(&mut self, id: HostId) {
        let host = &mut self.hosts[id];
        if host.at_gate != AtGate::No {
            host.at_gate = AtGate::No;
            self.gates.leave(id);
        }
    }

    /// A host that has nothing to do any more is written, and then leaves RAM.
    pub(crate) fn leave_if_idle(&mut self, id: HostId) {
        if self.hosts[id].is_idle() {
            self.mark(id, Unsaved::Manners);
        }
    }

    /// The host of this name, from RAM, from the store, or new.
    pub(crate) fn host_id(&mut self, name: &str, now: Timestamp) -> Result<HostId, FrontierError> {
        match self.find_host(name, now)? {
            Some(id) => Ok(id),
            None => Ok(self.bring_in(name, None, now)),
        }
    }

    /// The host of this name, from RAM or from the store, if it is known.
    pub(crate) fn find_host(&mut self, name: &str, now: Timestamp) -> Result<Option<HostId>, FrontierError> {
        if let Some(id) = self.hosts.find(name) {
            return Ok(Some(id));
        }
        let record = HostRecord::read(&*self.store, name)?;
        match self.first_entry_on_disk(name)? {
            // A kill may come before the first record of a host, but not before its queue.
            Some(first) => {
                let queue = HostQueue::on_disk(first);
                Ok(Some(self.revive(name.into(), record.unwrap_or_default(), queue, now)))
            }
            None => Ok(record.map(|record| self.bring_in(name, Some(record), now))),
        }
    }

    /// A host that was in the store only, or that nobody knew.
    pub(crate) fn bring_in(&mut self, name: &str, record: Option<HostRecord>, now: Timestamp) -> HostId {
        if record.is_none() {
            self.totals.hosts_known += 1;
        }
        let host = self.revive(name.into(), record.unwrap_or_default(), HostQueue::default(), now);
        // If nothing comes of it, it shall not stay.
        self.ledger.maybe_idle(0, host);
        host
    }

    /// Brings a host into RAM. After an unclean stop nobody knows when it was last touched, so it waits out
    /// its delay from the moment of opening.
    pub(crate) fn revive(&mut self, name: Box<str>, record: HostRecord, queue: HostQueue, now: Timestamp) -> HostId {
        let mut host = Host::new(name, record, &self.settings, now);
        host.queue = queue;
        if self.opened.caution > Timestamp::EPOCH {
            host.politeness.started(self.opened.caution);
        }
        self.hosts.insert(host)
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

/// What a host would do with its turn.
pub(crate) enum Work {
    Page(Url),
    Robots(Origin),
    /// The robots.txt of somebody else.
    Errand,
}
