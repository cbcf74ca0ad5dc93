// The verdict is about what reached the server, so it is measured by the server's own clock and
// not by one that the crawler under test shares.
#![allow(clippy::disallowed_methods)]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use peregrine_types::Timestamp;

/// Two times: the real one, for the verdict, and the web's own, by which its pages change.
pub(crate) struct WebClock {
    started: Instant,
    epoch: Timestamp,
    flows: bool,
    advanced_millis: AtomicU64,
}

impl WebClock {
    pub fn new(epoch: Timestamp, flows: bool) -> Self {
        WebClock { started: Instant::now(), epoch, flows, advanced_millis: AtomicU64::new(0) }
    }

    /// Real time since the web was started.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// The web's own time.
    pub fn now(&self) -> Timestamp {
        let advanced = Duration::from_millis(self.advanced_millis.load(Ordering::Relaxed));
        let flowed = if self.flows { self.elapsed() } else { Duration::ZERO };
        self.epoch.plus(advanced).plus(flowed)
    }

    pub fn advance(&self, by: Duration) {
        let millis = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.advanced_millis.fetch_add(millis, Ordering::Relaxed);
    }
}
