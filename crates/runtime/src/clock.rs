// The one place where reading the real clock is right.
#![allow(clippy::disallowed_methods)]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use peregrine_types::Timestamp;

/// Where the time comes from.
pub trait Clock: Send + Sync {
    /// The wall-clock time. Never runs backwards within a run.
    fn now(&self) -> Timestamp;

    /// Time since an arbitrary moment, for measuring spans.
    fn elapsed(&self) -> Duration;
}

/// The real clock. The wall clock is read once; from then on only the monotonic clock counts, so
/// that somebody setting the machine's time can neither stop a crawl nor make it impolite.
pub struct SystemClock {
    started: Instant,
    started_at: Timestamp,
}

impl SystemClock {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        SystemClock { started: Instant::now(), started_at: Timestamp::EPOCH.plus(since_epoch) }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        self.started_at.plus(self.started.elapsed())
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

/// A clock that moves only when told to.
#[derive(Default)]
pub struct ManualClock {
    millis: AtomicU64,
}

impl ManualClock {
    pub fn at(moment: Timestamp) -> Self {
        ManualClock { millis: AtomicU64::new(moment.as_millis()) }
    }

    pub fn advance(&self, by: Duration) {
        let millis = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.millis.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.millis.load(Ordering::SeqCst))
    }

    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.millis.load(Ordering::SeqCst))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_clock_does_not_run_backwards() {
        let clock = SystemClock::new();
        let mut last = clock.now();
        assert!(last > Timestamp::from_millis(1_700_000_000_000));
        for _ in 0..1000 {
            let now = clock.now();
            assert!(now >= last);
            last = now;
        }
    }

    #[test]
    fn a_manual_clock_moves_only_when_told() {
        let clock = ManualClock::at(Timestamp::from_millis(5));
        assert_eq!(clock.now().as_millis(), 5);
        clock.advance(Duration::from_secs(2));
        assert_eq!(clock.now().as_millis(), 2005);
    }
}
