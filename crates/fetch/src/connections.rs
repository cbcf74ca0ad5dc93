use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::FetchSettings;

/// Idle connections (`C`), waiting to be used again. Bounded per origin, in all, and in time.
///
/// The most recently used connection of an origin goes first, so that the others age and leave. A
/// connection is not watched while it lies here; whoever takes it checks that it is still alive.
pub(crate) struct IdleConnections<C> {
    max_per_origin: usize,
    max_total: usize,
    keep: Duration,
    idle: Mutex<Idle<C>>,
}

struct Idle<C> {
    /// By serial number, which is also the order in which they were put here.
    by_age: BTreeMap<u64, Resting<C>>,
    by_origin: HashMap<Arc<str>, Vec<u64>>,
    next_serial: u64,
}

struct Resting<C> {
    connection: C,
    origin: Arc<str>,
    since: Duration,
}

impl<C> IdleConnections<C> {
    pub(crate) fn new(settings: &FetchSettings) -> Self {
        IdleConnections {
            max_per_origin: settings.max_idle_per_host,
            max_total: settings.max_idle,
            keep: settings.keep_idle,
            idle: Mutex::new(Idle { by_age: BTreeMap::new(), by_origin: HashMap::new(), next_serial: 0 }),
        }
    }

    /// The most recently used connection to `origin` (`scheme://host:port`). `now` is time since
    /// any fixed moment.
    pub(crate) fn take(&self, origin: &str, now: Duration) -> Option<C> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let newest = *idle.by_origin.get(origin)?.last()?;
        let resting = idle.remove(newest)?;
        drop(idle);
        (now.saturating_sub(resting.since) < self.keep).then_some(resting.connection)
    }

    pub(crate) fn put(&self, origin: &str, connection: C, now: Duration) {
        if self.max_per_origin == 0 || self.max_total == 0 {
            return;
        }
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.insert(origin, connection, now);
        let surplus = self.surplus(&mut idle, origin, now);
        drop(idle);
        // Closing sockets takes a while and needs no lock.
        drop(surplus);
    }

    fn surplus(&self, idle: &mut Idle<C>, origin: &str, now: Duration) -> Vec<Resting<C>> {
        let mut surplus = Vec::new();
        if let Some(serials) = idle.by_origin.get(origin)
            && serials.len() > self.max_per_origin
            && let Some(&oldest) = serials.first()
        {
            surplus.extend(idle.remove(oldest));
        }
        while let Some((&serial, oldest)) = idle.by_age.first_key_value() {
            let is_stale = now.saturating_sub(oldest.since) >= self.keep;
            if !is_stale && idle.by_age.len() <= self.max_total {
                break;
            }
            surplus.extend(idle.remove(serial));
        }
        surplus
    }
}

impl<C> Idle<C> {
    fn insert(&mut self, origin: &str, connection: C, since: Duration) {
        let serial = self.next_serial;
        self.next_serial += 1;
        let origin = match self.by_origin.get_key_value(origin) {
            Some((shared, _)) => shared.clone(),
            None => Arc::from(origin),
        };
        self.by_origin.entry(origin.clone()).or_default().push(serial);
        self.by_age.insert(serial, Resting { connection, origin, since });
    }

    fn remove(&mut self, serial: u64) -> Option<Resting<C>> {
        let resting = self.by_age.remove(&serial)?;
        if let Some(serials) = self.by_origin.get_mut(&resting.origin) {
            serials.retain(|other| *other != serial);
            if serials.is_empty() {
                self.by_origin.remove(&resting.origin);
            }
        }
        Some(resting)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pool(max_per_origin: usize, max_total: usize) -> IdleConnections<u32> {
        let keep = Duration::from_secs(30);
        let settings = FetchSettings {
            max_idle_per_host: max_per_origin,
            max_idle: max_total,
            keep_idle: keep,
            ..FetchSettings::default()
        };
        IdleConnections::new(&settings)
    }

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn the_most_recently_used_connection_of_the_same_origin_is_taken() {
        let pool = pool(4, 100);
        pool.put("http://a", 1, at(0));
        pool.put("http://a", 2, at(1));
        pool.put("http://b", 3, at(2));
        assert_eq!(pool.take("http://a", at(3)), Some(2));
        assert_eq!(pool.take("https://a", at(3)), None);
        assert_eq!(pool.take("http://a", at(3)), Some(1));
        assert_eq!(pool.take("http://a", at(3)), None);
    }

    #[test]
    fn connections_age_and_leave() {
        let pool = pool(4, 100);
        pool.put("http://a", 1, at(0));
        assert_eq!(pool.take("http://a", at(30)), None);
        pool.put("http://a", 2, at(31));
        pool.put("http://b", 3, at(62));
        assert_eq!(pool.idle.lock().expect("not poisoned").by_age.len(), 1, "2 was swept out by 3");
    }

    #[test]
    fn each_limit_drops_the_oldest() {
        let per_host = pool(2, 100);
        for connection in 1..=3 {
            per_host.put("http://a", connection, at(0));
        }
        assert_eq!([per_host.take("http://a", at(0)), per_host.take("http://a", at(0))], [Some(3), Some(2)]);
        assert_eq!(per_host.take("http://a", at(0)), None);
        let total = pool(2, 2);
        for (connection, origin) in ["http://a", "http://b", "http://c"].iter().enumerate() {
            total.put(origin, connection as u32, at(0));
        }
        assert_eq!(total.take("http://a", at(0)), None);
        assert_eq!(total.take("http://b", at(0)), Some(1));
        let none = pool(0, 2);
        none.put("http://a", 1, at(0));
        assert_eq!(none.take("http://a", at(0)), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        /// Both indexes tell the same story, and no limit is ever exceeded.
        #[test]
        fn the_pool_is_bounded_and_consistent(steps in proptest::collection::vec((0..6usize, any::<bool>(), 0..12u64), 0..80)) {
            let pool = pool(3, 8);
            let mut now = 0;
            for (origin, put, wait) in steps {
                now += wait;
                let origin = format!("http://{origin}");
                if put { pool.put(&origin, 0, at(now)) } else { pool.take(&origin, at(now)); }
                let idle = pool.idle.lock().expect("not poisoned");
                prop_assert!(idle.by_age.len() <= 8);
                prop_assert!(idle.by_origin.values().all(|serials| !serials.is_empty() && serials.len() <= 3));
                prop_assert_eq!(idle.by_origin.values().map(Vec::len).sum::<usize>(), idle.by_age.len());
            }
        }
    }
}
