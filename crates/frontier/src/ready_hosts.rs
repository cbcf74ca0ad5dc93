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
    waiting: Heap,
    ready: Heap,
    places: Places,
    arrivals: u64,
}

/// Where a host stands.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The moment it waits for, or its number in the order of arrival.
    key: u64,
    /// In the heap.
    position: u32,
    rank: u8,
    stands: Stands,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stands {
    #[default]
    Nowhere,
    Waiting,
    Ready,
}

impl ReadyHosts {
    /// Puts a host where it belongs, whatever it did before.
    pub(crate) fn put(&mut self, host: HostId, at: Timestamp, rank: u8, now: Timestamp) {
        let place = self.places.of(host);
        match place.stands {
            Stands::Waiting if at > now => {
                let moved = place.key != at.as_millis();
                *self.places.of(host) = Place { key: at.as_millis(), rank, ..*place };
                if moved {
                    self.waiting.restore(host, &mut self.places);
                }
                return;
            }
            Stands::Ready if at <= now => {
                if place.rank != rank {
                    place.rank = rank;
                    self.ready.restore(host, &mut self.places);
                }
                return;
            }
            Stands::Nowhere => {}
            Stands::Waiting | Stands::Ready => self.remove(host),
        }
        if at <= now {
            self.arrive(host, rank);
        } else {
            *self.places.of(host) = Place { key: at.as_millis(), position: 0, rank, stands: Stands::Waiting };
            self.waiting.push(host, &mut self.places);
        }
    }

    pub(crate) fn remove(&mut self, host: HostId) {
        let place = *self.places.of(host);
        match place.stands {
            Stands::Nowhere => return,
            Stands::Waiting => self.waiting.remove(place.position, &mut self.places),
            Stands::Ready => self.ready.remove(place.position, &mut self.places),
        }
        self.places.of(host).stands = Stands::Nowhere;
    }

    /// Hosts whose moment has come are ready from now on. How many there were; perhaps not all.
    pub(crate) fn join_ready(&mut self, now: Timestamp) -> usize {
        for count in 0..ARRIVE_AT_ONCE {
            let Some(host) = self.waiting.first() else { return count };
            let Place { key, rank, .. } = *self.places.of(host);
            if Timestamp::from_millis(key) > now {
                return count;
            }
            self.waiting.remove(0, &mut self.places);
            self.arrive(host, rank);
        }
        ARRIVE_AT_ONCE
    }

    /// Takes out the best of those that are ready.
    pub(crate) fn take(&mut self) -> Option<HostId> {
        let host = self.ready.first()?;
        self.remove(host);
        Some(host)
    }

    /// The earliest moment at which a host that waits now may go.
    pub(crate) fn next_moment(&self) -> Option<Timestamp> {
        self.waiting.first().map(|host| Timestamp::from_millis(self.places.get(host).key))
    }

    pub(crate) fn waiting_hosts(&self) -> impl Iterator<Item = (Timestamp, HostId)> {
        let moment = |host| Timestamp::from_millis(self.places.get(host).key);
        self.waiting.0.iter().map(move |host| (moment(host), host))
    }

    /// Up to `most` hosts that may go now or by `until`, those that are ready first.
    pub(crate) fn near(&self, until: Timestamp, most: usize) -> Vec<HostId> {
        let mut near: Vec<HostId> = self.ready.0.iter().take(most).collect();
        // No host of a heap comes before the one above it, so what lies below one that is late is late, too.
        let mut to_look_at = vec![0];
        while let Some(position) = to_look_at.pop()
            && near.len() < most
        {
            let Some(host) = self.waiting.0.get(position) else { continue };
            if Timestamp::from_millis(self.places.get(host).key) <= until {
                near.push(host);
                to_look_at.extend([2 * position + 1, 2 * position + 2]);
            }
        }
        near
    }

    pub(crate) fn waiting(&self) -> usize {
        self.waiting.0.len()
    }

    pub(crate) fn ready(&self) -> usize {
        self.ready.0.len()
    }

    fn arrive(&mut self, host: HostId, rank: u8) {
        self.arrivals += 1;
        *self.places.of(host) = Place { key: self.arrivals, position: 0, rank, stands: Stands::Ready };
        self.ready.push(host, &mut self.places);
    }
}

/// A binary heap whose members know where in it they are, so that any of them can be moved or taken out.
#[derive(Default)]
struct Heap(Blocks<HostId>);

impl Heap {
    fn first(&self) -> Option<HostId> {
        self.0.get(0)
    }

    fn push(&mut self, host: HostId, places: &mut Places) {
        self.0.push(host);
        self.rise(self.0.len() - 1, places);
    }

    fn remove(&mut self, position: u32, places: &mut Places) {
        let position = position as usize;
        let Some(last) = self.0.pop() else { return };
        if position < self.0.len() {
            self.set(position, last, places);
            self.restore(last, places);
        }
    }

    /// A member's order has changed.
    fn restore(&mut self, host: HostId, places: &mut Places) {
        let at = self.rise(places.get(host).position as usize, places);
        self.sink(at, places);
    }

    fn rise(&mut self, mut at: usize, places: &mut Places) -> usize {
        let Some(host) = self.0.get(at) else { return at };
        let order = places.order(host);
        while let Some(above) = at.checked_sub(1).map(|below| below / 2)
            && let Some(at_above) = self.0.get(above)
            && places.order(at_above) > order
        {
            self.set(at, at_above, places);
            at = above;
        }
        self.set(at, host, places);
        at
    }

    fn sink(&mut self, mut at: usize, places: &mut Places) {
        let Some(host) = self.0.get(at) else { return };
        let order = places.order(host);
        loop {
            let (left, right) = (2 * at + 1, 2 * at + 2);
            let Some(at_left) = self.0.get(left) else { break };
            let (below, at_below) = match self.0.get(right) {
                Some(at_right) if places.order(at_right) < places.order(at_left) => (right, at_right),
                _ => (left, at_left),
            };
            if places.order(at_below) >= order {
                break;
            }
            self.set(at, at_below, places);
            at = below;
        }
        self.set(at, host, places);
    }

    fn set(&mut self, at: usize, host: HostId, places: &mut Places) {
        self.0.set(at, host);
        places.of(host).position = at as u32;
    }
}

/// The place of every host, in blocks: growing neither copies nor reserves twice what is needed.
#[derive(Default)]
struct Places(Vec<Box<[Place]>>);

const BLOCK: usize = 1024;

impl Places {
    fn of(&mut self, host: HostId) -> &mut Place {
        let (block, at) = (host.index() / BLOCK, host.index() % BLOCK);
        while self.0.len() <= block {
            self.0.push(vec![Place::default(); BLOCK].into());
        }
        &mut self.0[block][at]
    }

    fn get(&self, host: HostId) -> Place {
        self.0.get(host.index() / BLOCK).map_or_else(Place::default, |block| block[host.index() % BLOCK])
    }

    /// Those that wait go by their moment, those that are ready by rank and arrival. Ids make it total.
    fn order(&self, host: HostId) -> (u8, u64, HostId) {
        let Place { key, rank, stands, .. } = self.get(host);
        (if stands == Stands::Ready { rank } else { 0 }, key, host)
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
        assert_eq!(hosts.near(at(1_000), 30).len(), 30);
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
