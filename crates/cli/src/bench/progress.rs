use std::time::Duration;

use peregrine_runtime::{Clock, SystemClock};

const INTERVAL: Duration = Duration::from_secs(2);

/// Tells a person how far it is, every two seconds, on standard error.
pub struct Progress {
    clock: SystemClock,
    next: Duration,
}

impl Progress {
    pub fn start() -> Progress {
        Progress { clock: SystemClock::new(), next: INTERVAL }
    }

    pub fn tell(&mut self, line: impl FnOnce() -> String) {
        let now = self.clock.elapsed();
        if now >= self.next {
            self.next = now + INTERVAL;
            eprintln!("{:>5} s  {}", now.as_secs(), line());
        }
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }
}
