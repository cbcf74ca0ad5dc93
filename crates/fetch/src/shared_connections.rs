use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::FetchSettings;

/// How often those that are too old are looked for, within the time for which one may be idle.
const SWEEPS: u32 = 4;

/// Each has a task of its own, with buffers and windows, for as long as it is kept.
const MOST: usize = 512;

/// Connections (`C`) over which several exchanges go at once: one for each origin, bounded in number and in time.
pub(crate) struct SharedConnections<C> {
    max_total: usize,
    keep: Duration,
    open: Mutex<Open<C>>,
}

struct Open<C> {
    by_origin: HashMap<Box<str>, Shared<C>>,
    next_sweep: Duration,
}

struct Shared<C> {
    connection: C,
    used: Duration,
}

impl<C: Clone> SharedConnections<C> {
    pub(crate) fn new(settings: &FetchSettings) -> Self {
        let max_total = if settings.max_idle_per_host == 0 { 0 } else { settings.max_idle.min(MOST) };
        let open = Open { by_origin: HashMap::new(), next_sweep: Duration::ZERO };
        SharedConnections { max_total, keep: settings.keep_idle, open: Mutex::new(open) }
    }

    /// A share in the connection to `origin`. `now` is time since any fixed moment.
    pub(crate) fn get(&self, origin: &str, now: Duration) -> Option<C> {
        let mut open = self.swept(now);
        let shared = open.by_origin.get_mut(origin)?;
        if now.saturating_sub(shared.used) >= self.keep {
            open.by_origin.remove(origin);
            return None;
        }
        shared.used = now;
        Some(shared.connection.clone())
    }

    /// From now on this is the connection to `origin`, which has just been used.
    pub(crate) fn put(&self, origin: &str, connection: C, now: Duration) {
        if self.max_total == 0 {
            return;
        }
        let open = &mut self.swept(now).by_origin;
        if open.len() >= self.max_total && !open.contains_key(origin) {
            open.retain(|_, shared| now.saturating_sub(shared.used) < self.keep);
            if open.len() >= self.max_total
                && let Some(oldest) =
                    open.iter().min_by_key(|(_, shared)| shared.used).map(|(origin, _)| origin.clone())
            {
                open.remove(&oldest);
            }
        }
        open.insert(origin.into(), Shared { connection, used: now });
    }

    pub(crate) fn forget(&self, origin: &str) {
        self.lock().by_origin.remove(origin);
    }

    /// Without those that nobody came back for, as far as anybody looked lately: an open connection is something that its
    /// server can send to.
    fn swept(&self, now: Duration) -> MutexGuard<'_, Open<C>> {
        let mut open = self.lock();
        if now >= open.next_sweep {
            open.by_origin.retain(|_, shared| now.saturating_sub(shared.used) < self.keep);
            open.next_sweep = now + self.keep / SWEEPS;
        }
        open
    }

    fn lock(&self) -> MutexGuard<'_, Open<C>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(max_idle: usize) -> SharedConnections<u32> {
        let settings = FetchSettings { max_idle, keep_idle: Duration::from_secs(30), ..FetchSettings::default() };
        SharedConnections::new(&settings)
    }

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn everybody_gets_a_share_until_it_was_idle_for_too_long() {
        let pool = pool(10);
        pool.put("https://a", 1, at(0));
        assert_eq!([pool.get("https://a", at(1)), pool.get("https://a", at(29))], [Some(1), Some(1)]);
        assert_eq!(pool.get("https://a", at(58)), Some(1), "used since");
        assert_eq!(pool.get("https://a", at(88)), None);
        assert_eq!(pool.get("https://b", at(0)), None);
        pool.put("https://b", 2, at(100));
        pool.forget("https://b");
        assert_eq!(pool.get("https://b", at(100)), None);
    }

    #[test]
    fn a_connection_that_nobody_comes_back_for_is_closed_while_others_are_used() {
        let pool = pool(10);
        pool.put("https://a", 1, at(0));
        pool.put("https://b", 2, at(0));
        for second in 1..50 {
            assert_eq!(pool.get("https://b", at(second)), Some(2));
        }
        assert_eq!(pool.lock().by_origin.len(), 1);
    }

    #[test]
    fn the_one_used_longest_ago_makes_room() {
        let pool = pool(2);
        pool.put("https://a", 1, at(0));
        pool.put("https://b", 2, at(1));
        assert_eq!(pool.get("https://a", at(2)), Some(1));
        pool.put("https://c", 3, at(3));
        assert_eq!(pool.get("https://b", at(3)), None);
        assert_eq!([pool.get("https://a", at(3)), pool.get("https://c", at(3))], [Some(1), Some(3)]);
        let none = super::SharedConnections::<u32>::new(&FetchSettings { max_idle: 0, ..FetchSettings::default() });
        none.put("https://a", 1, at(0));
        assert_eq!(none.get("https://a", at(0)), None);
    }
}
