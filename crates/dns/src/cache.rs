use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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
/// takes over. A good answer that is asked for shortly before its end is looked up again beside, so that names in use
/// do not expire. Memory is bounded: the names least recently asked for are forgotten first.
pub struct CachingResolver<R> {
    state: Arc<State<R>>,
}

struct State<R> {
    inner: R,
    clock: Arc<dyn Clock>,
    lifetimes: Lifetimes,
    entries: Mutex<Generations>,
}

type Slot = Arc<OnceCell<Answer>>;

struct Answer {
    result: Result<Resolved, DnsError>,
    /// From this moment on somebody should look it up again.
    stale: Timestamp,
    expires: Timestamp,
    is_being_renewed: AtomicBool,
}

/// The last tenth of an answer's life is for its renewal.
const RENEWAL_PART: u32 = 10;

impl<R: Resolver + 'static> CachingResolver<R> {
    pub fn new(inner: R, settings: &DnsSettings, clock: Arc<dyn Clock>) -> Self {
        let lifetimes = Lifetimes {
            min: settings.min_ttl,
            max: settings.max_ttl,
            not_found: settings.not_found_ttl,
            failure: settings.failure_ttl,
        };
        let entries = Mutex::new(Generations::holding(settings.cache_entries));
        CachingResolver { state: Arc::new(State { inner, clock, lifetimes, entries }) }
    }

    async fn look_up(&self, host: &str) -> Result<Resolved, DnsError> {
        if let Some(known) = known_without_lookup(host) {
            return Ok(known);
        }
        let slot = self.state.slot(host);
        let answer = slot.get_or_init(|| self.state.ask(host)).await;
        if answer.wants_renewal(self.state.clock.now()) {
            let (state, host) = (self.state.clone(), Box::<str>::from(host));
            tokio::spawn(async move {
                let fresh = state.ask(&host).await;
                // Where that fails the old answer holds to its end.
                if fresh.result.is_ok() {
                    state.lock().put(host, Arc::new(OnceCell::new_with(Some(fresh))));
                }
            });
        }
        answer.result.clone()
    }
}

impl<R: Resolver> State<R> {
    async fn ask(&self, host: &str) -> Answer {
        let result = self.inner.resolve(host).await;
        let (now, life) = (self.clock.now(), self.lifetimes.of(&result));
        Answer {
            result,
            stale: now.plus(life - life / RENEWAL_PART),
            expires: now.plus(life),
            is_being_renewed: AtomicBool::new(false),
        }
    }

    /// The place where this host's answer is, or will be once somebody has looked it up.
    fn slot(&self, host: &str) -> Slot {
        let now = self.clock.now();
        let mut entries = self.lock();
        if let Some(slot) = entries.get(host)
            && slot.get().is_none_or(|answer| answer.expires > now)
        {
            return slot;
        }
        let slot = Slot::default();
        entries.put(host.into(), slot.clone());
        slot
    }

    fn lock(&self) -> MutexGuard<'_, Generations> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Answer {
    /// True once, for whoever asks first.
    fn wants_renewal(&self, now: Timestamp) -> bool {
        self.result.is_ok() && now >= self.stale && !self.is_being_renewed.swap(true, Ordering::Relaxed)
    }
}

impl<R: Resolver + 'static> Resolver for CachingResolver<R> {
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
    use std::sync::atomic::AtomicUsize;

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

    /// How long the cache keeps the answer for `host`: the first second after which asking once more means a lookup
    /// that is waited for.
    async fn kept_for(host: &str, ttl_secs: u64) -> u64 {
        let inner = Counting::new(ttl_secs);
        let settings = DnsSettings {
            min_ttl: Duration::from_secs(60),
            max_ttl: Duration::from_secs(600),
            not_found_ttl: Duration::from_secs(300),
            failure_ttl: Duration::from_secs(30),
            ..DnsSettings::default()
        };
        for second in 1..=1000 {
            let (cache, clock) = caching(&inner, settings.clone());
            let _ = cache.resolve(host).await;
            let asked = inner.asked();
            clock.advance(Duration::from_secs(second));
            let _ = cache.resolve(host).await;
            // A renewal has not begun yet: it is another task's.
            if inner.asked() > asked {
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
        let entries = cache.state.entries.lock().expect("not poisoned");
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

    #[tokio::test]
    async fn an_answer_in_use_is_renewed_before_its_end_and_nobody_waits_for_it() {
        let inner = Counting::new(100);
        let (cache, clock) = caching(&inner, DnsSettings::default());
        cache.resolve("a.test").await.expect("found");
        clock.advance(Duration::from_secs(89));
        cache.resolve("a.test").await.expect("found");
        tokio::task::yield_now().await;
        assert_eq!(inner.asked(), 1, "it is good for a while");
        clock.advance(Duration::from_secs(2));
        inner.may_answer.forget_permits(Semaphore::MAX_PERMITS);
        for _ in 0..10 {
            cache.resolve("a.test").await.expect("the old answer, at once");
            tokio::task::yield_now().await;
        }
        assert_eq!(inner.asked(), 2, "one renewal for all of them");
        inner.may_answer.add_permits(1);
        tokio::task::yield_now().await;
        tokio::task::yield_now().await;
        clock.advance(Duration::from_secs(20));
        cache.resolve("a.test").await.expect("the new answer");
        assert_eq!(inner.asked(), 2, "which holds for a whole life");
    }

    #[tokio::test]
    async fn a_bad_answer_is_not_renewed() {
        let inner = Counting::new(100);
        let (cache, clock) = caching(&inner, DnsSettings::default());
        let _ = cache.resolve("missing.test").await;
        clock.advance(Duration::from_secs(3_590));
        let _ = cache.resolve("missing.test").await;
        tokio::task::yield_now().await;
        assert_eq!(inner.asked(), 1);
    }
}
