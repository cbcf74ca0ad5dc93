//! What the longest step consisted of. On a virtual machine it is long now and then although nobody did much: its host let others
//! run.

use std::time::Duration;

use peregrine_runtime::{process_cpu, thread_cpu};
use serde::Serialize;

use super::machine::stolen;
use super::report::rounded;

/// The longest step, taken apart: what it took on the wall is about the sum of the first three where there is one core.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct LongestStep {
    /// CPU of the frontier's thread, that of up to fifteen other pages included.
    pub own_cpu_ms: f64,
    /// CPU of the other threads meanwhile.
    pub others_cpu_ms: f64,
    /// The rest: waits, other processes, or what the machine's host gave to others.
    pub elsewhere_ms: f64,
    /// What the host gave to others on all cores since the commit before, as far as it tells: the step's part is no more.
    pub stolen_ms_at_most: f64,
}

/// Knows what the clocks said when something began, so that only steps that turn out to be long need be looked at.
pub struct StepWatch {
    own: Duration,
    all: Duration,
    stolen: Duration,
    longest: LongestStep,
}

impl StepWatch {
    pub fn begin() -> StepWatch {
        StepWatch { own: thread_cpu(), all: process_cpu(), stolen: stolen(), longest: LongestStep::default() }
    }

    /// The next steps begin here, `own` being the CPU time of this thread.
    pub fn begin_group(&mut self, own: Duration) {
        self.own = own;
        self.all = process_cpu();
    }

    /// A commit has ended: a good moment to ask what is dear to ask.
    pub fn after_commit(&mut self) {
        self.stolen = stolen();
    }

    /// A step has ended that took longer than all before.
    pub fn note(&mut self, took: Duration) {
        let (own, all) = (thread_cpu().saturating_sub(self.own), process_cpu().saturating_sub(self.all));
        let own = own.min(took);
        let others = all.saturating_sub(own);
        let millis = |span: Duration| rounded(span.as_secs_f64() * 1e3);
        self.longest = LongestStep {
            own_cpu_ms: millis(own),
            others_cpu_ms: millis(others),
            elsewhere_ms: millis(took.saturating_sub(own).saturating_sub(others)),
            stolen_ms_at_most: millis(stolen().saturating_sub(self.stolen)),
        };
    }

    pub fn longest(&self) -> LongestStep {
        self.longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_did_nothing_was_elsewhere() {
        let mut watch = StepWatch::begin();
        watch.begin_group(thread_cpu());
        watch.note(Duration::from_secs(1000));
        let LongestStep { own_cpu_ms, others_cpu_ms, elsewhere_ms, .. } = watch.longest();
        assert!((own_cpu_ms + others_cpu_ms + elsewhere_ms - 1e6).abs() < 0.1, "{:?}", watch.longest());
        assert!(elsewhere_ms > 900_000.0, "{:?}", watch.longest());
    }
}
