use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use peregrine_runtime::Clock;
use peregrine_types::Timestamp;
use tokio::sync::OnceCell;

use crate::resolver::known_without_lookup;
use crate::{DnsError, DnsSettings, Lookup, Resolved, Resolver};

/// Remembers answers, good and bad, in front of another resolver.
///
/// TTLs hold within the clamps of the settings. Everybody who asks for a name while its lookup is
/// under way waits for that one lookup; should the one who started it lose interest, the next one
/// takes over. Memory is bounded: the names least recently asked for are forgotten first.
pub struct CachingResolver<R> {
    inner: R,
    clock: Arc<dyn Clock>,
    lifetimes: Lifetimes,
    entries: Mutex<Generations>,
}

type Slot = Arc<OnceCell<Answer>>;

struct Answer {
    result: Result<Resolved, DnsError>,
    expires: Timestamp,
}

impl<R: Resolver> CachingResolver<R> {
    pub fn new(inner: R, settings: &DnsSettings, clock: Arc<dyn Clock>) -> Self {
        CachingResolver {
            inner,
            clock,
            lifetimes: Lifetimes {
                min: settings.min_ttl,
                max: settings.max_ttl,
                not_found: settings.not_found_ttl,
                failure: settings.failure_ttl,
            },
            entries: Mutex::new(Generations::holding(settings.cache_entries)),
        }
    }

    async fn look_up(&self, host: &str) -> Result<Resolved, DnsError> {
        if let Some(known) = known_without_lookup(host) {
            return Ok(known);
        }
        let slot = self.slot(host);
        let answer = slot
            .get_or_init(|| async {
                let result = self.inner.resolve(host).await;
                let expires = self.clock.now().plus(self.lifetimes.of(&result));
                Answer { result, expires }
            })
            .await;
        answer.result.clone()
    }

    /// The place where this host's answer is, or will be once somebody has looked it up.
    fn slot(&self, host: &str) -> Slot {
        let now = self.clock.now();
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = entries.get(host)
            && slot.get().is_none_or(|answer| answer.expires > now)
        {
            return slot;
        }
        let slot = Slot::default();
        entries.put(host.into(), slot.clone());
        slot
    }
}

impl<R: Resolver> Resolver for CachingResolver<R> {
    fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a> {
        Box::pin(self.look_up(host))
    }
}

struct Lifetimes {
    min: Duration,
    max: Duration,
    not_found: Duration,
    failure: Duration,
}

impl Lifetimes {
    fn of(&self, result: &Result<Resolved, DnsError>) -> Duration {
        match result {
            Ok(resolved) => resolved.ttl.min(self.max).max(self.min),
            Err(DnsError::NotFound { .. }) => self.not_found,
            Err(DnsError::Failed { .. } | DnsError::Timeout { .. }) => self.failure,
        }
    }
}

/// A map bounded by forgetting: when the young generation is full it becomes the old one, and what
/// was old and has not been asked for since is dropped. Nearly as good as exact LRU at the price of
/// a plain hash map.
struct Generations {
    young: HashMap<Box<str>, Slot>,
    old: HashMap<Box<str>, Slot>,
    per_generation: usize,
}

impl Generations {
    fn holding(entries: usize) -> Self {
        Generations { young: HashMap::new(), old: HashMap::new(), per_generation: (entries / 2).max(1) }
    }

    fn get(&mut self, host: &str) -> Option<Slot> {
        if let Some(slot) = self.young.get(host) {
            return Some(slot.clone());
        }
        let (name, slot) = self.old.remove_entry(host)?;
        self.put(name, slot.clone());
        Some(slot)
    }

    fn put(&mut self, host: Box<str>, slot: Slot) {
        if self.young.len() >= self.per_generation && !self.young.contains_key(&host) {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(host, slot);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use peregrine_runtime::ManualClock;
    use tokio::sync::Semaphore;

    use super::*;
    use crate::FixedResolver;

    /// Counts lookups; answers only as often as it has been given permission to.
    struct Counting {
        asked: AtomicUsize,
        may_answer: Semaphore,
        answers: FixedResolver,
    }

    impl Counting {
        fn new(ttl_secs: u64) -> Arc<Self> {
            let answers = FixedResolver::answering(move |host| match host {
                "missing.test" => Err(DnsError::NotFound { host: host.to_owned() }),
                "broken.test" => Err(DnsError::Failed { host: host.to_owned(), detail: "SERVFAIL".to_owned() }),
                _ => Ok(Resolved::new([IpAddr::from([192, 0, 2, 1])], Duration::from_secs(ttl_secs))),
            });
            let may_answer = Semaphore::new(Semaphore::MAX_PERMITS);
            Arc::new(Counting { asked: AtomicUsize::new(0), may_answer, answers })
        }

        fn asked(&self) -> usize {
            self.asked.load(Ordering::SeqCst)
        }
    }

    impl Resolver for Counting {
        fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a> {
            Box::pin(async move {
                self.asked.fetch_add(1, Ordering::SeqCst);
                self.may_answer.acquire().await.expect("never closed").forget();
                self.answers.resolve(host).await
            })
        }
    }

    fn caching(
        inner: &Arc<Counting>,
        settings: DnsSettings,
    ) -> (Arc<CachingResolver<Arc<Counting>>>, Arc<ManualClock>) {
        let clock = Arc::new(ManualClock::at(Timestamp::from_millis(1_000_000)));
        (Arc::new(CachingResolver::new(inner.clone(), &settings, clock.clone())), clock)
    }

    /// How long the cache keeps the answer for `host`, found by asking again every second.
    async fn kept_for(host: &str, ttl_secs: u64) -> u64 {
        let inner = Counting::new(ttl_secs);
        let settings = DnsSettings {
            min_ttl: Duration::from_secs(60),
            max_ttl: Duration::from_secs(600),
            not_found_ttl: Duration::from_secs(300),
            failure_ttl: Duration::from_secs(30),
            ..DnsSettings::default()
        };
        let (cache, clock) = caching(&inner, settings);
        let _ = cache.resolve(host).await;
        for second in 1..=1000 {
            clock.advance(Duration::from_secs(1));
            let _ = cache.resolve(host).await;
            if inner.asked() > 1 {
                return second;
            }
        }
        1000
    }

    #[tokio::test]
    async fn an_answer_is_kept_for_its_ttl_within_the_clamps() {
        assert_eq!(kept_for("a.test", 100).await, 100);
        assert_eq!(kept_for("a.test", 0).await, 60);
        assert_eq!(kept_for("a.test", 86_400).await, 600);
    }

    #[tokio::test]
    async fn bad_answers_are_kept_too() {
        assert_eq!(kept_for("missing.test", 0).await, 300);
        assert_eq!(kept_for("broken.test", 0).await, 30);
    }

    #[tokio::test]
    async fn many_who_ask_at_once_cause_one_lookup() {
        let inner = Counting::new(100);
        inner.may_answer.forget_permits(Semaphore::MAX_PERMITS);
        let (cache, _clock) = caching(&inner, DnsSettings::default());
        let askers: Vec<_> = (0..50)
            .map(|_| {
                let cache = cache.clone();
                tokio::spawn(async move { cache.resolve("a.test").await })
            })
            .collect();
        tokio::task::yield_now().await;
        inner.may_answer.add_permits(1);
        for asker in askers {
            assert!(asker.await.expect("no panic").is_ok());
        }
        assert_eq!(inner.asked(), 1);
    }

    #[tokio::test]
    async fn a_lookup_given_up_by_its_starter_is_taken_over() {
        let inner = Counting::new(100);
        inner.may_answer.forget_permits(Semaphore::MAX_PERMITS);
        let (cache, _clock) = caching(&inner, DnsSettings::default());
        let starter = tokio::spawn({
            let cache = cache.clone();
            async move { cache.resolve("a.test").await }
        });
        tokio::task::yield_now().await;
        let waiter = tokio::spawn({
            let cache = cache.clone();
            async move { cache.resolve("a.test").await }
        });
        tokio::task::yield_now().await;
        starter.abort();
        let _ = starter.await;
        inner.may_answer.add_permits(1);
        assert!(waiter.await.expect("no panic").is_ok());
    }

    #[tokio::test]
    async fn the_cache_forgets_the_least_recently_asked_and_stays_bounded() {
        let inner = Counting::new(100);
        let (cache, _clock) = caching(&inner, DnsSettings { cache_entries: 100, ..DnsSettings::default() });
        let _ = cache.resolve("favourite.test").await;
        for n in 0..1000 {
            let _ = cache.resolve(&format!("h{n}.test")).await;
            let _ = cache.resolve("favourite.test").await;
        }
        assert_eq!(inner.asked(), 1001, "the favourite was looked up once");
        let entries = cache.entries.lock().expect("not poisoned");
        assert!(entries.young.len() + entries.old.len() <= 100);
    }

    #[tokio::test]
    async fn literals_pass_the_cache_by() {
        let inner = Counting::new(100);
        let (cache, _clock) = caching(&inner, DnsSettings::default());
        let resolved = cache.resolve("[::1]").await.expect("a literal");
        assert_eq!(*resolved.addresses, [IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1])]);
        assert_eq!(inner.asked(), 0);
    }
}
