use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use bytes::Bytes;
use peregrine_state::{Batch, Space, Store};

use crate::{RobotsError, RobotsRules};

/// The first byte of a stored robots.txt; the rest is its text.
const FORMAT: u8 = 1;

/// The parsed rules of the origins in use, in front of the texts in the state.
///
/// The one used longest ago makes room for the next, so memory is bounded however many hosts a crawl
/// meets. It is owned by one thread, like the partition it serves.
pub struct RobotsCache {
    store: Arc<dyn Store>,
    limits: CacheLimits,
    held: HashMap<Arc<str>, Held>,
    /// Turn of last use → origin: the first is the next to go.
    by_turn: BTreeMap<u64, Arc<str>>,
    turn: u64,
    bytes: usize,
}

/// How much a [`RobotsCache`] holds at most. The rules last asked for stay, however large they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CacheLimits {
    pub entries: usize,
    pub bytes: usize,
}

impl Default for CacheLimits {
    fn default() -> Self {
        CacheLimits { entries: 20_000, bytes: 32 << 20 }
    }
}

struct Held {
    rules: RobotsRules,
    turn: u64,
    bytes: usize,
}

impl RobotsCache {
    pub fn new(store: Arc<dyn Store>, limits: CacheLimits) -> Self {
        RobotsCache { store, limits, held: HashMap::new(), by_turn: BTreeMap::new(), turn: 0, bytes: 0 }
    }

    /// From now on, `text` is the robots.txt of `origin`. It is written in the caller's batch, so that it
    /// becomes durable together with whatever follows from it; until that batch is applied, the
    /// rules are held in memory only.
    pub fn remember(&mut self, origin: &str, text: &Bytes, batch: &mut Batch) {
        let mut value = Vec::with_capacity(1 + text.len());
        value.push(FORMAT);
        value.extend_from_slice(text);
        batch.put(Space::Robots, origin, value);
        self.hold(origin, RobotsRules::parse_or_close(text));
    }

    /// The rules of `origin`, if its robots.txt was ever remembered. Whether they have expired is for
    /// the caller to know.
    pub fn rules(&mut self, origin: &str) -> Result<Option<&RobotsRules>, RobotsError> {
        if self.held.contains_key(origin) {
            self.touch(origin);
        } else {
            let Some(rules) = self.load(origin)? else { return Ok(None) };
            self.hold(origin, rules);
        }
        Ok(self.held.get(origin).map(|held| &held.rules))
    }

    /// How many origins' rules are in memory.
    pub fn len(&self) -> usize {
        self.held.len()
    }

    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    fn load(&self, origin: &str) -> Result<Option<RobotsRules>, RobotsError> {
        let stored = self
            .store
            .get(Space::Robots, origin.as_bytes())
            .map_err(|source| RobotsError::State { origin: origin.to_owned(), source })?;
        let Some(value) = stored else { return Ok(None) };
        match value.split_first() {
            Some((&FORMAT, text)) => Ok(Some(RobotsRules::parse_or_close(text))),
            Some((&found, _)) => Err(RobotsError::Format { origin: origin.to_owned(), found, expected: FORMAT }),
            None => Err(RobotsError::Damaged { origin: origin.to_owned() }),
        }
    }

    fn hold(&mut self, origin: &str, rules: RobotsRules) {
        self.drop_held(origin);
        let origin: Arc<str> = origin.into();
        let bytes = rules.memory() + 2 * origin.len();
        let turn = self.next_turn();
        self.by_turn.insert(turn, origin.clone());
        self.held.insert(origin, Held { rules, turn, bytes });
        self.bytes += bytes;
        while self.held.len() > 1 && (self.held.len() > self.limits.entries || self.bytes > self.limits.bytes) {
            let Some(oldest) = self.by_turn.first_key_value().map(|(_, origin)| origin.clone()) else { break };
            self.drop_held(&oldest);
        }
    }

    fn touch(&mut self, origin: &str) {
        let turn = self.next_turn();
        if let Some(held) = self.held.get_mut(origin)
            && let Some(key) = self.by_turn.remove(&held.turn)
        {
            held.turn = turn;
            self.by_turn.insert(turn, key);
        }
    }

    fn drop_held(&mut self, origin: &str) {
        if let Some(held) = self.held.remove(origin) {
            self.by_turn.remove(&held.turn);
            self.bytes -= held.bytes;
        }
    }

    fn next_turn(&mut self) -> u64 {
        self.turn += 1;
        self.turn
    }
}

#[cfg(test)]
mod tests {
    use peregrine_state::MemoryStore;
    use peregrine_urls::Url;

    use super::*;

    fn cache(entries: usize, bytes: usize) -> (Arc<MemoryStore>, RobotsCache) {
        let store = Arc::new(MemoryStore::default());
        (store.clone(), RobotsCache::new(store, CacheLimits { entries, bytes }))
    }

    fn remember(store: &MemoryStore, cache: &mut RobotsCache, origin: &str, text: &'static str) {
        let mut batch = Batch::new();
        cache.remember(origin, &Bytes::from_static(text.as_bytes()), &mut batch);
        store.apply(batch).expect("memory takes it");
    }

    fn is_allowed(cache: &mut RobotsCache, origin: &str) -> Option<bool> {
        let url = Url::parse(&format!("{origin}/x")).expect("valid");
        cache.rules(origin).expect("readable").map(|rules| rules.verdict("peregrine", &url).allowed)
    }

    const CLOSED: &str = "User-agent: *\nDisallow: /";

    #[test]
    fn an_origin_never_asked_has_no_rules() {
        let (_, mut cache) = cache(10, 1 << 20);
        assert_eq!(is_allowed(&mut cache, "http://a.example"), None);
    }

    #[test]
    fn what_is_remembered_holds_at_once_and_after_a_restart() {
        let (store, mut first) = cache(10, 1 << 20);
        let mut batch = Batch::new();
        first.remember("http://a.example", &Bytes::from_static(CLOSED.as_bytes()), &mut batch);
        assert_eq!(is_allowed(&mut first, "http://a.example"), Some(false));
        store.apply(batch).expect("memory takes it");

        let mut second = RobotsCache::new(store.clone(), CacheLimits::default());
        assert_eq!(is_allowed(&mut second, "http://a.example"), Some(false));
        remember(&store, &mut second, "http://a.example", "");
        assert_eq!(is_allowed(&mut second, "http://a.example"), Some(true));
        assert_eq!(second.len(), 1);
    }

    #[test]
    fn the_one_used_longest_ago_makes_room() {
        let (store, mut cache) = cache(2, 1 << 20);
        remember(&store, &mut cache, "http://a.example", CLOSED);
        remember(&store, &mut cache, "http://b.example", CLOSED);
        assert_eq!(is_allowed(&mut cache, "http://a.example"), Some(false));
        remember(&store, &mut cache, "http://c.example", CLOSED);
        assert!(cache.held.contains_key("http://a.example"));
        assert!(!cache.held.contains_key("http://b.example"));
        // It comes back from the store.
        assert_eq!(is_allowed(&mut cache, "http://b.example"), Some(false));
        assert_eq!(cache.len(), 2);
    }

    #[test]
    fn memory_is_bounded_however_many_origins_there_are() {
        let (store, mut cache) = cache(1_000_000, 100_000);
        for host in 0..2_000 {
            remember(&store, &mut cache, &format!("http://h{host}.example"), CLOSED);
            assert!(cache.bytes <= 100_000);
            assert_eq!(cache.by_turn.len(), cache.held.len());
        }
        assert!(cache.len() > 100);
        assert_eq!(cache.bytes, cache.held.values().map(|held| held.bytes).sum::<usize>());
    }

    #[test]
    fn rules_larger_than_the_cache_are_still_obeyed() {
        let (store, mut cache) = cache(10, 1);
        remember(&store, &mut cache, "http://a.example", CLOSED);
        assert_eq!(is_allowed(&mut cache, "http://a.example"), Some(false));
    }

    #[test]
    fn an_unknown_format_is_an_error_that_names_the_origin() {
        let (store, mut cache) = cache(10, 1 << 20);
        let mut batch = Batch::new();
        batch.put(Space::Robots, "http://a.example", [9, b'x']);
        batch.put(Space::Robots, "http://b.example", []);
        store.apply(batch).expect("memory takes it");
        assert_eq!(
            cache.rules("http://a.example").map(|_| ()).expect_err("unreadable").to_string(),
            "the stored robots.txt of http://a.example has format 9, and this version reads format 1"
        );
        assert!(cache.rules("http://b.example").is_err());
    }
}
