use std::sync::Arc;

use peregrine_types::{Timestamp, Via};
use peregrine_urls::Fingerprint;

use crate::host::HostId;
use crate::queue_entry::QueuedRef;

/// URLs that were accepted since the last commit, of all hosts, in one piece: accepting one allocates nothing of its
/// own. Those of a host form a chain from the newest to the oldest; the host knows its newest. The next commit packs them
/// into entries of their hosts' queues.
#[derive(Default)]
pub(crate) struct Pending {
    urls: UrlList,
    /// Hosts that have, or had, a chain.
    hosts: Vec<HostId>,
}

/// Many URLs in a few large pieces of memory.
#[derive(Default)]
pub(crate) struct UrlList {
    items: Vec<Item>,
    text: String,
    referrers: Vec<Arc<str>>,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place(u32);

/// Most chains are shorter, and of long ones more would not stay in the caches.
const BROUGHT_NEAR: usize = 8;
/// After one that had very much to hold, memory is given back.
const KEPT_ITEMS: usize = 1 << 18;
const KEPT_TEXT: usize = 32 << 20;

impl Place {
    const NONE: Place = Place(u32::MAX);
}

struct Item {
    fingerprint: Fingerprint,
    not_before: Timestamp,
    text_at: u64,
    text_bytes: u32,
    older: Place,
    referrer: u32,
    depth: u16,
    via: Via,
    rank: u8,
    attempt: u8,
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
            self.hosts.push(host);
        }
        let place = Place(self.urls.items.len() as u32);
        self.urls.push(chain.newest, queued, rank);
        chain.rank = if chain.is_empty() { rank } else { chain.rank.min(rank) };
        chain.newest = place;
    }

    /// The URLs of a chain, in the order in which they are to be fetched: by rank, then by arrival.
    pub(crate) fn in_order(&self, chain: Chain, order: &mut Vec<(u8, Place)>) {
        order.clear();
        let mut place = chain.newest;
        while place != Place::NONE {
            let item = &self.urls.items[place.0 as usize];
            order.push((item.rank, place));
            place = item.older;
        }
        order.sort_unstable();
    }

    /// Fetches the newest of these chains from memory into the processor's caches, all chains at the same time.
    pub(crate) fn bring_near(&self, chains: impl Iterator<Item = Chain>, places: &mut Vec<Place>) {
        places.clear();
        places.extend(chains.map(|chain| chain.newest));
        let UrlList { items, text, .. } = &self.urls;
        for _ in 0..BROUGHT_NEAR {
            let mut touched = 0;
            places.retain_mut(|place| {
                let Some(item) = items.get(place.0 as usize) else { return false };
                touched ^= text.as_bytes().get(item.text_at as usize).copied().unwrap_or_default();
                *place = item.older;
                true
            });
            std::hint::black_box(touched);
        }
    }

    pub(crate) fn get(&self, place: Place) -> QueuedRef<'_> {
        self.urls.get(place.0 as usize)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.hosts.is_empty()
    }

    /// The hosts that have, or had, a chain since this was last asked. What their chains hold is forgotten by
    /// [`Pending::clear`].
    pub(crate) fn take_hosts(&mut self) -> Vec<HostId> {
        std::mem::take(&mut self.hosts)
    }

    /// No chain is left.
    pub(crate) fn clear(&mut self, hosts: Vec<HostId>) {
        self.urls.clear();
        self.hosts = hosts;
        self.hosts.clear();
    }
}

impl UrlList {
    /// Adds one that belongs to no chain.
    pub(crate) fn add(&mut self, queued: QueuedRef<'_>) {
        self.push(Place::NONE, queued, 0);
    }

    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.items.shrink_to(KEPT_ITEMS);
        self.text.clear();
        self.text.shrink_to(KEPT_TEXT);
        self.referrers.clear();
        self.referrers.shrink_to(KEPT_ITEMS);
    }

    fn push(&mut self, older: Place, queued: QueuedRef<'_>, rank: u8) {
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
            text_at: self.text.len() as u64,
            text_bytes: queued.url.len() as u32,
            older,
            referrer,
            depth: queued.depth,
            via: queued.via,
            rank,
            attempt: queued.attempt,
        });
        self.text.push_str(queued.url);
    }

    pub(crate) fn fingerprint(&self, at: usize) -> Fingerprint {
        self.items[at].fingerprint
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
        pending.in_order(one, &mut order);
        let urls: Vec<_> = order.iter().map(|(_, at)| pending.get(*at).url).collect();
        assert_eq!(urls, ["http://a/2", "http://a/4", "http://a/1", "http://a/3"]);
        assert_eq!(pending.get(order[2].1).referrer, None);
        assert_eq!(pending.get(order[3].1).referrer, Some(&referrer));
        assert!(!pending.is_empty());
        let hosts = pending.take_hosts();
        assert_eq!(hosts, [HostId(0), HostId(1)]);
        pending.clear(hosts);
        assert!(pending.is_empty() && pending.urls.items.is_empty());
    }
}
