//! Time travel.

use std::sync::Arc;
use std::time::Duration;

use peregrine_runtime::{Clock, SystemClock};
use peregrine_types::Timestamp;

/// The real time, so much later.
pub struct Later {
    real: SystemClock,
    by: Duration,
}

impl Later {
    pub fn by(by: Duration) -> Arc<dyn Clock> {
        Arc::new(Later { real: SystemClock::new(), by })
    }
}

impl Clock for Later {
    fn now(&self) -> Timestamp {
        self.real.now().plus(self.by)
    }

    fn elapsed(&self) -> Duration {
        self.real.elapsed()
    }
}
