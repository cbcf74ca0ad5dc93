use std::collections::VecDeque;
use std::sync::Arc;

use peregrine_types::{Timestamp, Via};
use peregrine_urls::Fingerprint;

use crate::host::HostId;
use crate::queue_entry::QueuedRef;

/// URLs that were accepted and are in no queue entry yet, of all hosts, in a few large pieces: accepting one allocates
/// nothing of its own. Those of a host form a chain from the newest to the oldest; the host knows its newest.
///
/// They stay here over many commits, so that an entry holds many URLs of its host and not two or three: what a store
/// costs goes by the number of keys. What each commit adds goes into a log (see `pending_log`). Hosts leave in the
/// order in which they came, with all they have, so the oldest pieces empty first.
#[derive(Default)]
pub(crate) struct Pending {
    segments: VecDeque<Segment>,
    /// How many segments were dropped so far.
    dropped: u32,
    /// Hosts that have, or had, a chain.
    hosts: VecDeque<HostId>,
    bytes: usize,
}

/// A piece, filled one URL after another and dropped as a whole.
#[derive(Default)]
pub(crate) struct Segment {
    items: Vec<Item>,
    text: String,
    referrers: Vec<Arc<str>>,
    /// How many of the items are in the log.
    logged: usize,
    /// How many are in no entry yet.
    left: usize,
    /// Where in the log they are, with the commits.
    pub(crate) log: Vec<(u64, Vec<u8>)>,
}

/// The newest of a host's chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain {
    newest: Place,
    /// The best of the chain.
    rank: u8,
}

impl Default for Chain {
    fn default() -> Self {
        Chain { newest: Place::NONE, rank: u8::MAX }
    }
}

/// Which item of which segment: ten bits for the segment, which are used again, and the rest for the item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place(u32);

const SEGMENTS: u32 = 1 << 10;
const ITEMS: u32 = 1 << 22;
/// A segment is not filled further than this, or than twice that for every so many that there are: numbers are used
/// again, and must not meet, however much is pending.
const SEGMENT_BYTES: usize = 2 << 20;
const BEFORE_DOUBLING: usize = 64;

impl Place {
    const NONE: Place = Place(u32::MAX);

    fn new(segment: u32, item: usize) -> Place {
        Place((segment % SEGMENTS) * ITEMS + item as u32)
    }
}

struct Item {
    fingerprint: Fingerprint,
    not_before: Timestamp,
    text_at: u32,
    text_bytes: u32,
    older: Place,
    referrer: u32,
    depth: u16,
    via: Via,
    rank: u8,
    attempt: u8,
    /// Whether it is in an entry by now.
    is_taken: bool,
}

impl Chain {
    pub(crate) fn is_empty(self) -> bool {
        self.newest == Place::NONE
    }

    /// The rank of what would go first.
    pub(crate) fn rank(self) -> Option<u8> {
        (!self.is_empty()).then_some(self.rank)
    }
}

impl Pending {
    pub(crate) fn push(&mut self, host: HostId, chain: &mut Chain, queued: QueuedRef<'_>, rank: u8) {
        if chain.is_empty() {
            self.hosts.push_back(host);
        }
        let most = SEGMENT_BYTES << (self.segments.len() / BEFORE_DOUBLING);
        let is_full = |segment: &Segment| segment.bytes() >= most || segment.items.len() as u32 >= ITEMS - 1;
        if self.segments.back().is_none_or(is_full) {
            self.segments.push_back(Segment::default());
        }
        let number = self.dropped.wrapping_add(self.segments.len() as u32 - 1);
        let Some(segment) = self.segments.back_mut() else { return };
        let place = Place::new(number, segment.items.len());
        self.bytes += segment.push(chain.newest, queued, rank);
        chain.rank = if chain.is_empty() { rank } else { chain.rank.min(rank) };
        chain.newest = place;
    }

    /// Takes the URLs of a chain, in the order in which they are to be fetched: by rank, then by arrival. Whether the log
    /// has any of them.
    pub(crate) fn take(&mut self, chain: Chain, order: &mut Vec<(u8, Place)>) -> bool {
        order.clear();
        let mut place = chain.newest;
        let mut is_logged = false;
        while place != Place::NONE {
            let (segment, at) = self.find(place);
            let segment = &mut self.segments[segment];
            segment.left -= 1;
            is_logged = at < segment.logged;
            let item = &mut segment.items[at];
            item.is_taken = true;
            order.push((item.rank, place));
            place = item.older;
        }
        // The chain was walked backwards, and places do not tell the order of segments.
        order.reverse();
        order.sort_by_key(|(rank, _)| *rank);
        is_logged
    }

    pub(crate) fn get(&self, place: Place) -> QueuedRef<'_> {
        let (segment, at) = self.find(place);
        self.segments[segment].get(at)
    }

    fn find(&self, place: Place) -> (usize, usize) {
        let segment = (place.0 / ITEMS).wrapping_sub(self.dropped % SEGMENTS) % SEGMENTS;
        (segment as usize, (place.0 % ITEMS) as usize)
    }

    pub(crate) fn segments(&mut self) -> impl Iterator<Item = &mut Segment> {
        self.segments.iter_mut()
    }

    pub(crate) fn has_unlogged(&self) -> bool {
        // Whatever came since the last commit is at the end.
        self.segments.iter().rev().any(|segment| segment.logged < segment.items.len())
    }

    /// Everything that is not marked as logged came from this value of the log, and maybe nothing did.
    pub(crate) fn came_from(&mut self, commit: u64, key: &[u8]) {
        if self.segments.is_empty() {
            self.segments.push_back(Segment::default());
        }
        // The last segment is dropped last: the value is needed as long as any of its URLs is here.
        let last = self.segments.len() - 1;
        for (at, segment) in self.segments.iter_mut().enumerate() {
            segment.logged = segment.items.len();
            if at == last {
                segment.log.push((commit, key.to_vec()));
            }
        }
    }

    /// The host that has been waiting for its entries for the longest.
    pub(crate) fn next_host(&mut self) -> Option<HostId> {
        self.hosts.pop_front()
    }

    /// Lets go of the oldest segment, if all of it is in entries.
    pub(crate) fn drop_empty(&mut self) -> Option<Segment> {
        self.segments.front().filter(|segment| segment.left == 0)?;
        let oldest = self.segments.pop_front()?;
        self.dropped = self.dropped.wrapping_add(1);
        self.bytes -= oldest.bytes();
        Some(oldest)
    }

    /// The oldest commit whose log is still needed.
    pub(crate) fn oldest_logged(&self) -> Option<u64> {
        self.segments.iter().flat_map(|segment| &segment.log).map(|(commit, _)| *commit).min()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }
}

impl Segment {
    /// Adds one that belongs to no chain.
    pub(crate) fn add(&mut self, queued: QueuedRef<'_>) {
        self.push(Place::NONE, queued, 0);
    }

    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.text.clear();
        self.referrers.clear();
        self.left = 0;
    }

    /// How many bytes more it has.
    fn push(&mut self, older: Place, queued: QueuedRef<'_>, rank: u8) -> usize {
        let before = self.bytes();
        let referrer = match queued.referrer {
            None => u32::MAX,
            Some(referrer) => {
                // All links of a page share one.
                if !self.referrers.last().is_some_and(|last| Arc::ptr_eq(last, referrer)) {
                    self.referrers.push(referrer.clone());
                }
                self.referrers.len() as u32 - 1
            }
        };
        self.items.push(Item {
            fingerprint: queued.fingerprint,
            not_before: queued.not_before,
            text_at: self.text.len() as u32,
            text_bytes: queued.url.len() as u32,
            older,
            referrer,
            depth: queued.depth,
            via: queued.via,
            rank,
            attempt: queued.attempt,
            is_taken: false,
        });
        self.text.push_str(queued.url);
        self.left += 1;
        self.bytes() - before
    }

    pub(crate) fn get(&self, at: usize) -> QueuedRef<'_> {
        let item = &self.items[at];
        QueuedRef {
            url: &self.text[item.text_at as usize..][..item.text_bytes as usize],
            fingerprint: item.fingerprint,
            referrer: self.referrers.get(item.referrer as usize),
            not_before: item.not_before,
            depth: item.depth,
            via: item.via,
            attempt: item.attempt,
        }
    }

    /// What the log does not have yet, by rank and arrival. From now on it counts as logged.
    pub(crate) fn take_unlogged(&mut self, order: &mut Vec<(u8, u32)>) {
        order.clear();
        let unlogged = self.items.iter().zip(0u32..).skip(self.logged).filter(|(item, _)| !item.is_taken);
        order.extend(unlogged.map(|(item, at)| (item.rank, at)));
        order.sort_unstable();
        self.logged = self.items.len();
    }

    fn bytes(&self) -> usize {
        self.text.len() + self.items.len() * size_of::<Item>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queued<'a>(url: &'a str, referrer: Option<&'a Arc<str>>) -> QueuedRef<'a> {
        QueuedRef {
            url,
            fingerprint: Fingerprint(url.len() as u64),
            referrer,
            not_before: Timestamp::EPOCH,
            depth: 1,
            via: Via::Link,
            attempt: 0,
        }
    }

    #[test]
    fn a_chain_comes_out_by_rank_and_then_as_it_went_in() {
        let mut pending = Pending::default();
        let (mut one, mut other) = (Chain::default(), Chain::default());
        let referrer: Arc<str> = "http://r/".into();
        for (number, rank) in [(1u64, 9), (2, 3), (3, 9), (4, 3)] {
            let url = format!("http://a/{number}");
            let queued = queued(&url, (number > 1).then_some(&referrer));
            pending.push(HostId(0), &mut one, queued, rank);
            pending.push(HostId(1), &mut other, queued, 0);
        }
        assert_eq!((one.rank(), other.rank(), Chain::default().rank()), (Some(3), Some(0), None));
        let mut order = Vec::new();
        assert!(!pending.take(one, &mut order), "nothing is logged yet");
        let urls: Vec<_> = order.iter().map(|(_, at)| pending.get(*at).url).collect();
        assert_eq!(urls, ["http://a/2", "http://a/4", "http://a/1", "http://a/3"]);
        assert_eq!(pending.get(order[2].1).referrer, None);
        assert_eq!(pending.get(order[3].1).referrer, Some(&referrer));
        let mut unlogged = Vec::new();
        pending.segments().next().unwrap().take_unlogged(&mut unlogged);
        assert_eq!(unlogged.len(), 4, "what was taken need not be logged");
        assert!(!pending.has_unlogged() && pending.drop_empty().is_none());
        assert!(pending.take(other, &mut order));
        assert!(pending.drop_empty().is_some() && pending.bytes() == 0);
        assert_eq!(
            (pending.next_host(), pending.next_host(), pending.next_host()),
            (Some(HostId(0)), Some(HostId(1)), None)
        );
    }

    /// Numbers of segments are used again, very often here.
    #[test]
    fn hosts_come_out_whole_however_many_segments_came_and_went() {
        let mut pending = Pending::default();
        let mut chains = [Chain::default(); 7];
        let mut expected: [Vec<String>; 7] = Default::default();
        let mut order = Vec::new();
        let long = "x".repeat(60_000);
        for number in 0..60_000usize {
            let host = number * 31 % 7;
            let url = format!("http://h{host}/{number}/{}", &long[..if number % 40 == 0 { 60_000 } else { 3 }]);
            pending.push(HostId(host as u32), &mut chains[host], queued(&url, None), 5);
            expected[host].push(url);
            while pending.bytes() > 5 * SEGMENT_BYTES {
                let host = pending.next_host().unwrap().index();
                pending.take(std::mem::take(&mut chains[host]), &mut order);
                let urls: Vec<_> = order.iter().map(|(_, at)| pending.get(*at).url.to_owned()).collect();
                assert_eq!(urls, std::mem::take(&mut expected[host]));
                while pending.drop_empty().is_some() {}
            }
        }
        assert!(pending.dropped > 30, "{}", pending.dropped);
    }
}
