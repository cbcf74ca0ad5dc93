//! The second gate: names that share a registrable domain, and names that share an address, share a rate too.
//!
//! A gate matters only for the moments after a request went through it, so only those that were used just now, or
//! that somebody waits at, exist. Hosts that find their gate shut wait at it, best rank first, and it lets one of
//! them through at a time: a thousand names on one server cost no more than one.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::time::Duration;

use peregrine_types::Timestamp;
use peregrine_urls::registrable_domain;
use xxhash_rust::xxh3::xxh3_64;

use crate::FrontierSettings;
use crate::host::{Host, HostId};
use crate::small_tables::{SmallTables, TABLES};

/// Gates that one call looks at, on average, for those that nobody needs any more: many more than one call adds.
const LOOKED_AT: usize = 32;

#[derive(Default)]
pub(crate) struct Gates {
    /// When each opens. Very many may be shut at a time and hardly any of them has more to it, so what else there is lies apart.
    opens: SmallTables<GateId, Timestamp>,
    /// Those at which somebody waits, or from which somebody was let through.
    crowds: SmallTables<GateId, Crowd>,
    /// The last turn through each, as long as nobody knows whether anything was asked in it.
    turns: SmallTables<GateId, GateTurn>,
    /// Gates at which somebody waits, by the moment at which they open.
    wanted: BTreeSet<(Timestamp, GateId)>,
    lines: SmallTables<LineId, Line>,
    waiting_at: SmallTables<HostId, (LineId, u8, u64)>,
    /// Hosts that were let through and have not gone yet: their gate lets nobody else through meanwhile.
    let_through: SmallTables<HostId, GateId>,
    arrivals: u64,
    /// Where to look next for gates that nobody needs any more, and for how many calls that has waited.
    tidying: (usize, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum GateId {
    Domain(u32),
    Address(u32),
}

/// All gates of a host: those with the same ones wait in one line, whichever of its gates that stands at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct LineId([Option<GateId>; 2]);

impl LineId {
    pub(crate) fn of(mut gates: impl Iterator<Item = GateId>) -> LineId {
        LineId([gates.next(), gates.next()])
    }
}

/// By rank, then in the order of arrival.
type Waiting = (u8, u64, HostId);

struct Line {
    at: GateId,
    hosts: BTreeSet<Waiting>,
}

#[derive(Default)]
struct Crowd {
    /// By who is first in each.
    lines: BTreeSet<(Waiting, LineId)>,
    /// One who was let through has not gone yet.
    expects_one: bool,
}

impl Crowd {
    fn is_gone(&self) -> bool {
        self.lines.is_empty() && !self.expects_one
    }
}

/// A turn that went through a gate.
struct GateTurn {
    host: HostId,
    at: Timestamp,
    /// When the gate would open without it.
    opens: Timestamp,
}

impl GateTurn {
    fn is(&self, host: HostId, turn: Timestamp) -> bool {
        (self.host, self.at) == (host, turn)
    }
}

/// How far apart requests through one gate must be; zero where there is no such gate.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gaps {
    domain: Duration,
    address: Duration,
}

impl Gaps {
    pub(crate) fn of(settings: &FrontierSettings) -> Gaps {
        let gap = |times: u32| settings.delay.checked_div(times).unwrap_or_default();
        Gaps { domain: gap(settings.per_domain), address: gap(settings.per_address) }
    }

    /// Whether anybody must know the address of a host.
    pub(crate) fn need_addresses(self) -> bool {
        !self.address.is_zero()
    }

    /// Zero where there are no gates.
    pub(crate) fn longest(self) -> Duration {
        self.domain.max(self.address)
    }

    /// The gates of a host, and how far apart requests through each must be.
    pub(crate) fn gates_of(self, host: &Host) -> impl Iterator<Item = (GateId, Duration)> {
        let domain = (GateId::Domain(host.domain), self.domain);
        let address = Some((GateId::Address(host.address), self.address)).filter(|_| host.address != 0);
        std::iter::once(domain).chain(address).filter(|(_, gap)| !gap.is_zero())
    }
}

/// A short name for the registrable domain of a host: 32 bits of its hash. Two domains in four billion share one, and
/// then a rate.
pub(crate) fn domain_name(host: &str) -> u32 {
    xxh3_64(registrable_domain(host).as_bytes()) as u32
}

/// A short name for an address: 32 bits of its hash, never 0. Two addresses in four billion share one, and then a rate.
pub(crate) fn address_name(address: IpAddr) -> u32 {
    let hash = match address {
        IpAddr::V4(address) => xxh3_64(&address.octets()),
        // A server is given a whole /64.
        IpAddr::V6(address) => xxh3_64(&address.octets()[..8]),
    };
    (hash as u32).max(1)
}

impl Gates {
    /// Whether a request may go through now.
    pub(crate) fn is_open(&self, gate: GateId, now: Timestamp) -> bool {
        self.opens_at(gate) <= now
    }

    fn opens_at(&self, gate: GateId) -> Timestamp {
        self.opens.get(&gate).copied().unwrap_or(Timestamp::EPOCH)
    }

    /// A host has its turn now. Until it is [known](Gates::keep_turn) that something was asked of it, the turn can be
    /// [given back](Gates::give_back).
    pub(crate) fn take_turn(&mut self, id: GateId, host: HostId, now: Timestamp, gap: Duration) {
        let opens = self.opens_at(id);
        self.pass(id, host, now, gap);
        self.turns.insert(id, GateTurn { host, at: now, opens });
    }

    /// Nothing was asked in a turn of this host: the gate opens as if it had not been.
    pub(crate) fn give_back(&mut self, id: GateId, host: HostId, turn: Timestamp) {
        let Some(given_back) = self.end_turn(id, host, turn) else { return };
        self.wanted.remove(&(self.opens_at(id), id));
        self.opens.insert(id, given_back.opens);
        self.want(id);
    }

    /// Something was asked in a turn of this host, at its beginning.
    pub(crate) fn keep_turn(&mut self, id: GateId, host: HostId, turn: Timestamp) {
        self.end_turn(id, host, turn);
    }

    /// In a turn of this host a request was made, at this moment.
    pub(crate) fn asked(&mut self, id: GateId, host: HostId, turn: Timestamp, at: Timestamp, gap: Duration) {
        self.end_turn(id, host, turn);
        self.pass(id, host, at, gap);
    }

    /// The turn of which somebody knows now what came of it, if nobody had another one since.
    fn end_turn(&mut self, id: GateId, host: HostId, turn: Timestamp) -> Option<GateTurn> {
        self.turns.get(&id).filter(|last| last.is(host, turn))?;
        self.turns.remove(&id)
    }

    /// A request goes through, or went through, at this moment.
    fn pass(&mut self, id: GateId, host: HostId, at: Timestamp, gap: Duration) {
        let before = self.opens_at(id);
        let opens = at.plus(gap).max(before);
        if self.let_through.get(&host) == Some(&id) {
            self.let_through.remove(&host);
            self.expect_nobody(id);
        }
        if let Some(turn) = self.turns.get_mut(&id) {
            turn.opens = turn.opens.max(at.plus(gap));
        }
        if self.crowds.get(&id).is_some_and(|crowd| !crowd.lines.is_empty()) {
            self.wanted.remove(&(before, id));
            self.wanted.insert((opens, id));
        }
        self.opens.insert(id, opens);
    }

    /// Whoever was let through has gone, or does not go after all.
    fn expect_nobody(&mut self, id: GateId) {
        let Some(crowd) = self.crowds.get_mut(&id) else { return };
        crowd.expects_one = false;
        if crowd.is_gone() {
            self.crowds.remove(&id);
        }
    }

    /// A host that found one of its gates shut waits at it, or, where others with the same gates wait, with them.
    pub(crate) fn wait_at(&mut self, id: GateId, line: LineId, host: HostId, rank: u8) {
        self.forgo(host);
        self.arrivals += 1;
        let place = (rank, self.arrivals, host);
        self.lines.or_insert_with(line, || Line { at: id, hosts: BTreeSet::new() });
        self.waiting_at.insert(host, (line, rank, self.arrivals));
        self.change_line(line, |hosts| {
            hosts.insert(place);
        });
    }

    /// What a host that waits would do is worth more, or less, than it was.
    pub(crate) fn rank_again(&mut self, host: HostId, rank: u8) {
        let Some((line, before, arrival)) = self.waiting_at.get_mut(&host).filter(|place| place.1 != rank) else {
            return;
        };
        let (line, arrival) = (*line, *arrival);
        let before = std::mem::replace(before, rank);
        self.change_line(line, |hosts| {
            hosts.remove(&(before, arrival, host));
            hosts.insert((rank, arrival, host));
        });
    }

    /// A host that waits, or was let through, does not go after all.
    pub(crate) fn leave(&mut self, host: HostId) {
        self.forgo(host);
        if let Some((line, rank, arrival)) = self.waiting_at.remove(&host) {
            self.change_line(line, |hosts| {
                hosts.remove(&(rank, arrival, host));
            });
        }
    }

    /// Changes who waits in a line, and with it where the line stands among those at its gate.
    fn change_line(&mut self, id: LineId, change: impl FnOnce(&mut BTreeSet<Waiting>)) {
        let Some(line) = self.lines.get_mut(&id) else { return };
        let at = line.at;
        let before = line.hosts.first().copied();
        change(&mut line.hosts);
        let after = line.hosts.first().copied();
        if before != after {
            let crowd = self.crowds.or_insert_with(at, Crowd::default);
            if let Some(before) = before {
                crowd.lines.remove(&(before, id));
            }
            match after {
                Some(after) => _ = crowd.lines.insert((after, id)),
                None => _ = self.lines.remove(&id),
            }
        }
        self.want(at);
    }

    /// A gate is wanted while somebody waits at it, unless one who was let through has not gone yet.
    fn want(&mut self, id: GateId) {
        let opens = self.opens_at(id);
        match self.crowds.get(&id) {
            Some(crowd) if !crowd.lines.is_empty() => {
                if !crowd.expects_one {
                    self.wanted.insert((opens, id));
                }
            }
            crowd => {
                if crowd.is_some_and(Crowd::is_gone) {
                    self.crowds.remove(&id);
                }
                self.wanted.remove(&(opens, id));
            }
        }
    }

    fn forgo(&mut self, host: HostId) {
        let Some(id) = self.let_through.remove(&host) else { return };
        self.expect_nobody(id);
        self.want(id);
    }

    /// A host that waited at a gate which is open now, as were its others when somebody last looked.
    pub(crate) fn let_one_through(&mut self, now: Timestamp) -> Option<HostId> {
        self.forget_unused(now);
        loop {
            let (_, id) = self.wanted.first().copied().filter(|(opens, _)| *opens <= now)?;
            let (place, line) = self.crowds.get(&id)?.lines.first().copied()?;
            let shut = line.0.into_iter().flatten().find(|gate| !self.is_open(*gate, now));
            if let Some(shut) = shut {
                // A whole line moves at once: thousands between two gates would take turns in being shut out otherwise.
                self.move_line(line, place, id, shut);
                continue;
            }
            let host = place.2;
            self.crowds.get_mut(&id)?.expects_one = true;
            self.wanted.remove(&(self.opens_at(id), id));
            self.waiting_at.remove(&host);
            self.let_through.insert(host, id);
            self.change_line(line, |hosts| {
                hosts.remove(&place);
            });
            return Some(host);
        }
    }

    fn move_line(&mut self, id: LineId, first: Waiting, from: GateId, to: GateId) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.at = to;
        }
        if let Some(crowd) = self.crowds.get_mut(&from) {
            crowd.lines.remove(&(first, id));
        }
        self.crowds.or_insert_with(to, Crowd::default).lines.insert((first, id));
        self.want(from);
        self.want(to);
    }

    /// Forgets gates that are open and at which nobody waits, those of one table every few calls.
    fn forget_unused(&mut self, now: Timestamp) {
        let (table, waited) = self.tidying;
        if waited * LOOKED_AT < self.opens.len() / TABLES {
            self.tidying.1 += 1;
            return;
        }
        self.tidying = ((table + 1) % TABLES, 0);
        let Gates { opens, crowds, turns, .. } = self;
        opens.retain_in(table, |id, opens| {
            let is_needed = *opens > now || crowds.get(id).is_some();
            if !is_needed {
                turns.remove(id);
            }
            is_needed
        });
    }

    /// When the first gate opens at which somebody waits.
    pub(crate) fn next_moment(&self) -> Option<Timestamp> {
        self.wanted.first().map(|(opens, _)| *opens)
    }

    pub(crate) fn waiting(&self) -> usize {
        self.waiting_at.len()
    }

    /// Until when a host waits at a gate, if it does.
    pub(crate) fn waits_until(&self, host: HostId) -> Option<(GateId, Timestamp)> {
        let (line, ..) = self.waiting_at.get(&host)?;
        let at = self.lines.get(line)?.at;
        Some((at, self.opens_at(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GATE: GateId = GateId::Address(7);
    const LINE: LineId = LineId([Some(GATE), None]);
    const BOTH: LineId = LineId([Some(GateId::Domain(1)), Some(GATE)]);
    const GAP: Duration = Duration::from_millis(100);

    fn at(millis: u64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    #[test]
    fn a_turn_in_which_nothing_was_asked_shuts_no_gate() {
        let mut gates = Gates::default();
        gates.pass(GATE, HostId(0), at(1000), GAP);
        gates.take_turn(GATE, HostId(1), at(1200), GAP);
        gates.wait_at(GATE, LINE, HostId(2), 3);
        gates.give_back(GATE, HostId(0), at(1000));
        assert_eq!(gates.let_one_through(at(1250)), None, "only who had the turn gives it back");
        gates.give_back(GATE, HostId(1), at(1200));
        assert_eq!(gates.let_one_through(at(1250)), Some(HostId(2)));
        gates.take_turn(GATE, HostId(2), at(1250), GAP);
        gates.asked(GATE, HostId(0), at(1000), at(1240), GAP);
        gates.give_back(GATE, HostId(2), at(1250));
        assert!(!gates.is_open(GATE, at(1339)) && gates.is_open(GATE, at(1340)), "a request of others counts");
        gates.take_turn(GATE, HostId(2), at(1400), GAP);
        gates.asked(GATE, HostId(2), at(1400), at(1410), GAP);
        gates.give_back(GATE, HostId(2), at(1400));
        assert!(!gates.is_open(GATE, at(1509)) && gates.is_open(GATE, at(1510)), "a request that was made counts");
    }

    #[test]
    fn a_gate_lets_one_through_at_a_time_best_rank_first() {
        let mut gates = Gates::default();
        assert!(gates.is_open(GATE, at(1000)));
        gates.pass(GATE, HostId(0), at(1000), GAP);
        assert!(!gates.is_open(GATE, at(1099)) && gates.is_open(GATE, at(1100)));
        for (host, rank) in [(1, 9), (2, 3), (3, 9)] {
            gates.wait_at(GATE, LINE, HostId(host), rank);
        }
        assert_eq!((gates.let_one_through(at(1099)), gates.next_moment()), (None, Some(at(1100))));
        assert_eq!(gates.let_one_through(at(1100)), Some(HostId(2)));
        assert_eq!(gates.let_one_through(at(1100)), None, "the next one only when this one has gone");
        gates.pass(GATE, HostId(2), at(1100), GAP);
        assert_eq!(gates.let_one_through(at(1150)), None);
        gates.leave(HostId(1));
        assert_eq!(gates.let_one_through(at(1200)), Some(HostId(3)));
        assert_eq!((gates.waiting(), gates.next_moment()), (0, None));
    }

    #[test]
    fn one_that_does_not_go_after_all_makes_way_for_the_next() {
        let mut gates = Gates::default();
        gates.pass(GATE, HostId(0), at(1000), GAP);
        gates.wait_at(GATE, BOTH, HostId(1), 5);
        gates.wait_at(GATE, LINE, HostId(2), 6);
        assert_eq!(gates.let_one_through(at(1100)), Some(HostId(1)));
        gates.pass(GateId::Domain(1), HostId(9), at(1100), GAP);
        gates.wait_at(GateId::Domain(1), BOTH, HostId(1), 5);
        assert_eq!(gates.let_one_through(at(1100)), Some(HostId(2)));
        gates.leave(HostId(2));
        assert_eq!(gates.let_one_through(at(1200)), Some(HostId(1)));
    }

    #[test]
    fn a_gate_that_nobody_used_lately_is_gone() {
        let mut gates = Gates::default();
        for number in 0..1000 {
            gates.pass(GateId::Domain(number), HostId(0), at(number.into()), GAP);
        }
        // A few at a time, however many there are.
        let mut forget = |now| {
            for _ in 0..2 * TABLES {
                let before = gates.opens.len();
                assert_eq!(gates.let_one_through(now), None);
                assert!(before - gates.opens.len() <= LOOKED_AT);
            }
            gates.opens.len()
        };
        assert_eq!((forget(at(500)), forget(at(5000))), (599, 0));
        assert!(gates.opens.is_empty() && gates.wanted.is_empty());
    }

    #[test]
    fn many_gates_are_forgotten_as_surely_as_few() {
        let mut gates = Gates::default();
        for number in 0..50_000 {
            gates.take_turn(GateId::Domain(number), HostId(number), at(1000), GAP);
        }
        let calls = TABLES * (1 + 50_000 / TABLES / LOOKED_AT);
        (0..calls).for_each(|_| assert_eq!(gates.let_one_through(at(1050)), None));
        assert_eq!((gates.opens.len(), gates.turns.len()), (50_000, 50_000), "they are shut");
        (0..2 * calls).for_each(|_| assert_eq!(gates.let_one_through(at(2000)), None));
        assert_eq!((gates.opens.len(), gates.turns.len()), (0, 0));
    }

    #[test]
    fn addresses_have_short_names_and_never_none() {
        let name = |text: &str| address_name(text.parse().unwrap());
        assert_ne!(name("192.0.2.1"), name("192.0.2.2"));
        assert_eq!(name("2001:db8::1"), name("2001:db8::2"), "a server is given a whole /64");
        assert_ne!(name("0.0.0.0"), 0);
    }
}
