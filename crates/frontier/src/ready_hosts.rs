use std::collections::BTreeSet;

use peregrine_types::Timestamp;

use crate::host::HostId;

/// When each host may be touched next, and which of those that may go first.
///
/// Hosts wait ordered by their moment. Once it has come they are ordered by the rank of the URL at their
/// head (0 first), then by how long they have been ready, so that equals take turns. Every step is
/// O(log hosts).
#[derive(Default)]
pub(crate) struct ReadyHosts {
    waiting: BTreeSet<(Timestamp, HostId)>,
    ready: BTreeSet<(u8, u64, HostId)>,
    places: Vec<Place>,
    arrivals: u64,
}

#[derive(Clone, Copy, Default)]
enum Place {
    #[default]
    Nowhere,
    Waiting {
        until: Timestamp,
        rank: u8,
    },
    Ready {
        rank: u8,
        since: u64,
    },
}

impl ReadyHosts {
    /// Puts a host where it belongs, whatever it did before.
    pub(crate) fn put(&mut self, host: HostId, at: Timestamp, rank: u8, now: Timestamp) {
        match self.place(host) {
            Place::Waiting { until, .. } if until == at && at > now => {
                self.places[host.index()] = Place::Waiting { until, rank };
                return;
            }
            Place::Ready { rank: old, since } if at <= now => {
                if old != rank {
                    self.ready.remove(&(old, since, host));
                    self.insert_ready(host, rank, since);
                }
                return;
            }
            _ => self.remove(host),
        }
        if at <= now {
            self.arrive(host, rank);
        } else {
            self.waiting.insert((at, host));
            self.set_place(host, Place::Waiting { until: at, rank });
        }
    }

    pub(crate) fn remove(&mut self, host: HostId) {
        match self.place(host) {
            Place::Nowhere => return,
            Place::Waiting { until, .. } => self.waiting.remove(&(until, host)),
            Place::Ready { rank, since } => self.ready.remove(&(rank, since, host)),
        };
        self.set_place(host, Place::Nowhere);
    }

    /// Takes out the host that shall go now, if any may.
    pub(crate) fn take(&mut self, now: Timestamp) -> Option<HostId> {
        while let Some((until, host)) = self.waiting.first().copied() {
            if until > now {
                break;
            }
            let rank = match self.place(host) {
                Place::Waiting { rank, .. } => rank,
                Place::Nowhere | Place::Ready { .. } => u8::MAX,
            };
            self.waiting.pop_first();
            self.arrive(host, rank);
        }
        let (_, _, host) = self.ready.pop_first()?;
        self.set_place(host, Place::Nowhere);
        Some(host)
    }

    /// The earliest moment at which a host that waits now may go.
    pub(crate) fn next_moment(&self) -> Option<Timestamp> {
        self.waiting.first().map(|(until, _)| *until)
    }

    pub(crate) fn waiting_hosts(&self) -> impl Iterator<Item = (Timestamp, HostId)> {
        self.waiting.iter().copied()
    }

    pub(crate) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    pub(crate) fn ready(&self) -> usize {
        self.ready.len()
    }

    fn arrive(&mut self, host: HostId, rank: u8) {
        self.arrivals += 1;
        self.insert_ready(host, rank, self.arrivals);
    }

    fn insert_ready(&mut self, host: HostId, rank: u8, since: u64) {
        self.ready.insert((rank, since, host));
        self.set_place(host, Place::Ready { rank, since });
    }

    fn place(&self, host: HostId) -> Place {
        self.places.get(host.index()).copied().unwrap_or_default()
    }

    fn set_place(&mut self, host: HostId, place: Place) {
        if self.places.len() <= host.index() {
            self.places.resize(host.index() + 1, Place::Nowhere);
        }
        self.places[host.index()] = place;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    #[test]
    fn nobody_goes_before_their_moment() {
        let mut hosts = ReadyHosts::default();
        hosts.put(HostId(0), at(100), 0, at(0));
        hosts.put(HostId(1), at(50), 9, at(0));
        assert_eq!(hosts.take(at(49)), None);
        assert_eq!(hosts.next_moment(), Some(at(50)));
        assert_eq!(hosts.take(at(50)), Some(HostId(1)));
        assert_eq!(hosts.take(at(99)), None);
        assert_eq!(hosts.take(at(100)), Some(HostId(0)));
        assert_eq!(hosts.next_moment(), None);
    }

    #[test]
    fn among_those_who_may_the_best_rank_goes_first_and_equals_take_turns() {
        let mut hosts = ReadyHosts::default();
        for (host, rank) in [(0, 5), (1, 3), (2, 5), (3, 3)] {
            hosts.put(HostId(host), at(0), rank, at(10));
        }
        let order: Vec<_> = std::iter::from_fn(|| hosts.take(at(10))).map(|host| host.0).collect();
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
        assert_eq!(hosts.take(at(1000)), None);
    }

    #[test]
    fn a_better_url_moves_a_ready_host_forward_without_losing_its_turn() {
        let mut hosts = ReadyHosts::default();
        hosts.put(HostId(0), at(0), 5, at(0));
        hosts.put(HostId(1), at(0), 5, at(0));
        hosts.put(HostId(0), at(0), 5, at(0));
        assert_eq!(hosts.take(at(0)), Some(HostId(0)));
        hosts.put(HostId(2), at(0), 1, at(0));
        assert_eq!(hosts.take(at(0)), Some(HostId(2)));
    }
}
