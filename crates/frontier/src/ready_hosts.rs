use std::cmp::Reverse;
use std::collections::BinaryHeap;

use peregrine_types::Timestamp;

use crate::blocks::Blocks;
use crate::host::HostId;

/// Hosts whose moment has come that join those that are ready in one step. Where more come at once, the best of all
/// goes a few steps later, rather than one step taking as long as there are hosts.
const ARRIVE_AT_ONCE: usize = 64;

/// When each host may be touched next, and which of those that may go first.
///
/// Hosts wait in a heap ordered by their moment. Once it has come they stand in a second heap, ordered by the rank of
/// the URL at their head (0 first), then by how long they have been ready, so that equals take turns. Every step
/// is O(log hosts), and a host costs 20 bytes here.
#[derive(Default)]
pub(crate) struct ReadyHosts {
    waiting: Heap<false>,
    ready: Heap<true>,
    places: Places,
    arrivals: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Nowhere,
    /// At this position of the heap.
    Waiting(u32),
    Ready(u32),
}

/// A host in a heap, with all that says where it belongs: comparing two looks nowhere else.
#[derive(Clone, Copy, Default)]
struct Member {
    /// Of those that wait the moment, of those that are ready their rank and then their number in the order of arrival.
    order: u64,
    host: HostId,
    rank: u8,
}

const ARRIVAL_BITS: u32 = 56;

impl ReadyHosts {
    /// Puts a host where it belongs, whatever it did before.
    pub(crate) fn put(&mut self, host: HostId, at: Timestamp, rank: u8, now: Timestamp) {
        match self.places.of(host) {
            Place::Waiting(position) if at > now => {
                let member = Member { order: at.as_millis(), host, rank };
                return self.waiting.replace(position, member, &mut self.places);
            }
            Place::Ready(position) if at <= now => {
                let before = self.ready.get(position);
                if before.rank != rank {
                    let member = Member { order: ready_order(rank, before.order), host, rank };
                    self.ready.replace(position, member, &mut self.places);
                }
                return;
            }
            Place::Nowhere => {}
            Place::Waiting(_) | Place::Ready(_) => self.remove(host),
        }
        if at <= now {
            self.arrive(host, rank);
        } else {
            self.waiting.push(Member { order: at.as_millis(), host, rank }, &mut self.places);
        }
    }

    pub(crate) fn remove(&mut self, host: HostId) {
        match self.places.of(host) {
            Place::Nowhere => {}
            Place::Waiting(position) => self.waiting.remove(position, &mut self.places),
            Place::Ready(position) => self.ready.remove(position, &mut self.places),
        }
    }

    /// Hosts whose moment has come are ready from now on. How many there were; perhaps not all.
    pub(crate) fn join_ready(&mut self, now: Timestamp) -> usize {
        for count in 0..ARRIVE_AT_ONCE {
            let Some(first) = self.waiting.first().filter(|first| first.order <= now.as_millis()) else {
                return count;
            };
            self.waiting.remove(0, &mut self.places);
            self.arrive(first.host, first.rank);
        }
        ARRIVE_AT_ONCE
    }

    /// Takes out the best of those that are ready.
    pub(crate) fn take(&mut self) -> Option<HostId> {
        let first = self.ready.first()?;
        self.ready.remove(0, &mut self.places);
        Some(first.host)
    }

    /// The earliest moment at which a host that waits now may go.
    pub(crate) fn next_moment(&self) -> Option<Timestamp> {
        self.waiting.first().map(|first| Timestamp::from_millis(first.order))
    }

    pub(crate) fn waiting_hosts(&self) -> impl Iterator<Item = (Timestamp, HostId)> {
        self.waiting.members.iter().map(|member| (Timestamp::from_millis(member.order), member.host))
    }

    /// Up to `most` hosts that may go now or by `until`: those that are ready, then those whose moment comes first.
    pub(crate) fn near(&self, until: Timestamp, most: usize) -> Vec<HostId> {
        let mut near: Vec<HostId> = self.about_next(most).collect();
        // No host of a heap comes before the one above it, so what lies below one that is late is late, too.
        let candidate = |position: usize| Some(Reverse((self.waiting.members.get(position)?.order, position)));
        let mut candidates: BinaryHeap<_> = candidate(0).into_iter().collect();
        while near.len() < most
            && let Some(Reverse((moment, position))) = candidates.pop()
            && moment <= until.as_millis()
        {
            near.extend(self.waiting.members.get(position).map(|member| member.host));
            candidates.extend(below(position).filter_map(candidate));
        }
        near
    }

    /// Some of those that are ready, and among them most of the best.
    pub(crate) fn about_next(&self, most: usize) -> impl Iterator<Item = HostId> {
        self.ready.members.iter().take(most).map(|member| member.host)
    }

    /// Up to `most` of those that are ready, the best first.
    pub(crate) fn best(&self, most: usize) -> Vec<HostId> {
        let candidate = |position: usize| Some(Reverse((self.ready.members.get(position)?.order, position)));
        let mut candidates: BinaryHeap<_> = candidate(0).into_iter().collect();
        let mut best = Vec::with_capacity(most);
        while best.len() < most
            && let Some(Reverse((_, position))) = candidates.pop()
        {
            best.extend(self.ready.members.get(position).map(|member| member.host));
            candidates.extend(below(position).filter_map(candidate));
        }
        best
    }

    pub(crate) fn waiting(&self) -> usize {
        self.waiting.members.len()
    }

    pub(crate) fn ready(&self) -> usize {
        self.ready.members.len()
    }

    fn arrive(&mut self, host: HostId, rank: u8) {
        self.arrivals += 1;
        self.ready.push(Member { order: ready_order(rank, self.arrivals), host, rank }, &mut self.places);
    }
}

/// By rank, then by arrival.
fn ready_order(rank: u8, arrival: u64) -> u64 {
    u64::from(rank) << ARRIVAL_BITS | arrival & ((1 << ARRIVAL_BITS) - 1)
}

/// A heap, of those that are ready or of those that wait, whose members' positions are known, so that any of them can be
/// moved or taken out. Each has four below it: that halves the way from top to bottom, and those four lie side by side.
#[derive(Default)]
struct Heap<const READY: bool> {
    members: Blocks<Member>,
}

const FAN: usize = 4;

fn below(at: usize) -> std::ops::RangeInclusive<usize> {
    FAN * at + 1..=FAN * at + FAN
}

impl<const READY: bool> Heap<READY> {
    fn first(&self) -> Option<Member> {
        self.members.get(0)
    }

    fn get(&self, position: u32) -> Member {
        self.members.get(position as usize).unwrap_or_default()
    }

    fn push(&mut self, member: Member, places: &mut Places) {
        self.members.push(member);
        self.rise(self.members.len() - 1, member, places);
    }

    fn remove(&mut self, position: u32, places: &mut Places) {
        places.put(self.get(position).host, Place::Nowhere);
        let Some(last) = self.members.pop() else { return };
        if (position as usize) < self.members.len() {
            self.replace(position, last, places);
        }
    }

    /// Puts a member in the place of another, or of what it was itself.
    fn replace(&mut self, position: u32, member: Member, places: &mut Places) {
        let at = self.rise(position as usize, member, places);
        if at == position as usize {
            self.sink(at, member, places);
        }
    }

    fn rise(&mut self, mut at: usize, member: Member, places: &mut Places) -> usize {
        while let Some(above) = at.checked_sub(1).map(|before| before / FAN)
            && let Some(at_above) = self.members.get(above)
            && member.comes_before(at_above)
        {
            self.set(at, at_above, places);
            at = above;
        }
        self.set(at, member, places);
        at
    }

    fn sink(&mut self, mut at: usize, member: Member, places: &mut Places) {
        while let Some((best, at_best)) = self.best_below(at)
            && at_best.comes_before(member)
        {
            self.set(at, at_best, places);
            at = best;
        }
        self.set(at, member, places);
    }

    fn best_below(&self, at: usize) -> Option<(usize, Member)> {
        let members = below(at).map_while(|at| Some((at, self.members.get(at)?)));
        members.reduce(|best, other| if other.1.comes_before(best.1) { other } else { best })
    }

    fn set(&mut self, at: usize, member: Member, places: &mut Places) {
        self.members.set(at, member);
        let position = at as u32;
        places.put(member.host, if READY { Place::Ready(position) } else { Place::Waiting(position) });
    }
}

impl Member {
    /// Ids make it total.
    fn comes_before(self, other: Member) -> bool {
        (self.order, self.host) < (other.order, other.host)
    }
}

/// The place of every host, in blocks: growing neither copies nor reserves twice what is needed.
#[derive(Default)]
struct Places(Vec<Box<[u32]>>);

const BLOCK: usize = 1024;
const NOWHERE: u32 = u32::MAX;
const IS_READY: u32 = 1 << 31;

impl Places {
    fn of(&self, host: HostId) -> Place {
        match self.0.get(host.index() / BLOCK).map_or(NOWHERE, |block| block[host.index() % BLOCK]) {
            NOWHERE => Place::Nowhere,
            ready if ready & IS_READY != 0 => Place::Ready(ready & !IS_READY),
            position => Place::Waiting(position),
        }
    }

    fn put(&mut self, host: HostId, place: Place) {
        let (block, at) = (host.index() / BLOCK, host.index() % BLOCK);
        while self.0.len() <= block {
            self.0.push(vec![NOWHERE; BLOCK].into());
        }
        self.0[block][at] = match place {
            Place::Nowhere => NOWHERE,
            Place::Waiting(position) => position,
            Place::Ready(position) => position | IS_READY,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(hosts: &mut ReadyHosts, now: Timestamp) -> Option<HostId> {
        hosts.join_ready(now);
        hosts.take()
    }

    fn at(millis: u64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    #[test]
    fn nobody_goes_before_their_moment() {
        let mut hosts = ReadyHosts::default();
        hosts.put(HostId(0), at(100), 0, at(0));
        hosts.put(HostId(1), at(50), 9, at(0));
        assert_eq!(take(&mut hosts, at(49)), None);
        assert_eq!(hosts.next_moment(), Some(at(50)));
        assert_eq!(take(&mut hosts, at(50)), Some(HostId(1)));
        assert_eq!(take(&mut hosts, at(99)), None);
        assert_eq!(take(&mut hosts, at(100)), Some(HostId(0)));
        assert_eq!(hosts.next_moment(), None);
    }

    #[test]
    fn whoever_is_near_is_found_without_asking_all() {
        let mut hosts = ReadyHosts::default();
        for host in 0..1_000 {
            hosts.put(HostId(host), at(u64::from(host) * 7 % 1_000), 0, at(10));
        }
        let mut near: Vec<u32> = hosts.near(at(100), 1_000).into_iter().map(|host| host.0).collect();
        near.sort_unstable();
        let expected: Vec<u32> = (0..1_000).filter(|host| host * 7 % 1_000 <= 100).collect();
        assert_eq!(near, expected);
        let first: Vec<u32> = hosts.near(at(1_000), 30).into_iter().map(|host| host.0 * 7 % 1_000).collect();
        assert_eq!(
            first[11..],
            (11..30).collect::<Vec<u32>>(),
            "where there are too many, those whose turn comes first"
        );
        assert_eq!(hosts.near(at(0), 1_000).len(), 11, "those that are ready now");
    }

    #[test]
    fn among_those_who_may_the_best_rank_goes_first_and_equals_take_turns() {
        let mut hosts = ReadyHosts::default();
        for (host, rank) in [(0, 5), (1, 3), (2, 5), (3, 3)] {
            hosts.put(HostId(host), at(0), rank, at(10));
        }
        let order: Vec<_> = std::iter::from_fn(|| take(&mut hosts, at(10))).map(|host| host.0).collect();
        assert_eq!(order, [1, 3, 0, 2]);
    }

    #[test]
    fn a_host_is_in_one_place_only() {
        let mut hosts = ReadyHosts::default();
        hosts.put(HostId(7), at(100), 5, at(0));
        hosts.put(HostId(7), at(200), 5, at(0));
        hosts.put(HostId(7), at(0), 6, at(0));
        hosts.put(HostId(7), at(0), 2, at(0));
        assert_eq!((hosts.waiting(), hosts.ready()), (0, 1));
        hosts.remove(HostId(7));
        hosts.remove(HostId(7));
        assert_eq!(take(&mut hosts, at(1000)), None);
    }

    #[test]
    fn a_better_url_moves_a_ready_host_forward_without_losing_its_turn() {
        let mut hosts = ReadyHosts::default();
        hosts.put(HostId(0), at(0), 5, at(0));
        hosts.put(HostId(1), at(0), 5, at(0));
        hosts.put(HostId(0), at(0), 5, at(0));
        assert_eq!(take(&mut hosts, at(0)), Some(HostId(0)));
        hosts.put(HostId(2), at(0), 1, at(0));
        assert_eq!(take(&mut hosts, at(0)), Some(HostId(2)));
    }

    #[test]
    fn however_many_may_go_at_once_one_call_looks_at_few() {
        let mut hosts = ReadyHosts::default();
        for host in 0..10_000 {
            hosts.put(HostId(host), at(100), if host == 9_999 { 0 } else { 5 }, at(0));
        }
        let (mut before, mut taken) = (hosts.waiting(), Vec::new());
        while let Some(host) = take(&mut hosts, at(100)) {
            assert!(before - hosts.waiting() <= ARRIVE_AT_ONCE);
            before = hosts.waiting();
            taken.push(host);
        }
        assert_eq!(taken.len(), 10_000);
        let best = taken.iter().position(|host| *host == HostId(9_999));
        assert!(best.is_some_and(|calls| calls <= 10_000 / ARRIVE_AT_ONCE), "{best:?}");
    }

    /// Against sorted sets, over very many random moves.
    #[test]
    fn the_heaps_agree_with_sorted_sets() {
        use std::collections::BTreeMap;
        let mut hosts = ReadyHosts::default();
        let mut model: BTreeMap<u32, (u64, u8)> = BTreeMap::new();
        let mut state = 1u64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for now in 0..20_000u64 {
            let host = random(50) as u32;
            match random(4) {
                0 => {
                    hosts.remove(HostId(host));
                    model.remove(&host);
                }
                1 => {
                    let taken = take(&mut hosts, at(now));
                    let best = model.values().filter(|(until, _)| *until <= now).map(|(_, rank)| *rank).min();
                    assert_eq!(taken.and_then(|host| model.remove(&host.0)).map(|(_, rank)| rank), best);
                }
                _ => {
                    let (until, rank) = (now + random(100), random(5) as u8);
                    hosts.put(HostId(host), at(until), rank, at(now));
                    model.insert(host, (until, rank));
                }
            }
            let first = model.values().map(|(until, _)| *until).filter(|until| *until > now).min();
            if let (Some(first), Some(moment)) = (first, hosts.next_moment()) {
                assert!(moment <= at(first));
            }
            assert_eq!(hosts.waiting() + hosts.ready(), model.len());
        }
    }
}
