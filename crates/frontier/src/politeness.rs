use std::time::Duration;

use peregrine_types::Timestamp;

/// When a host may be asked again. Between the starts of two requests lies at least `delay`; a host
/// that is unwell is left alone until `backoff_until`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Politeness {
    delay: Duration,
    last_start: Option<Timestamp>,
    next_allowed: Timestamp,
    backoff_until: Timestamp,
    /// When the host was last found unwell, in this run.
    backed_off_at: Option<Timestamp>,
}

/// A turn that a host's queue was given, and what to go back to if no request was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    at: Timestamp,
    last_start: Option<Timestamp>,
    next_allowed: Timestamp,
}

impl Politeness {
    pub(crate) fn new(delay: Duration, next_allowed: Timestamp, backoff_until: Timestamp) -> Self {
        Politeness { delay, last_start: None, next_allowed, backoff_until, backed_off_at: None }
    }

    /// The earliest moment for the next request.
    pub(crate) fn earliest(&self) -> Timestamp {
        self.next_allowed.max(self.backoff_until)
    }

    pub(crate) fn next_allowed(&self) -> Timestamp {
        self.next_allowed
    }

    pub(crate) fn backoff_until(&self) -> Timestamp {
        self.backoff_until
    }

    /// A longer delay counts from the last request on, not only from the next.
    pub(crate) fn set_delay(&mut self, delay: Duration) {
        self.delay = delay;
        if let Some(start) = self.last_start {
            self.next_allowed = self.next_allowed.max(start.plus(delay));
        }
    }

    pub(crate) fn start(&mut self, now: Timestamp) -> Turn {
        let turn = Turn { at: now, last_start: self.last_start, next_allowed: self.next_allowed };
        self.started(now);
        turn
    }

    /// The request really went out at `at`, which may be later than its turn.
    pub(crate) fn started(&mut self, at: Timestamp) {
        self.last_start = self.last_start.max(Some(at));
        // Who asks for no delay need not even wait out the rounding of `at`.
        if !self.delay.is_zero() {
            self.next_allowed = self.next_allowed.max(at.plus(self.delay));
        }
    }

    /// No request was made in this turn, so it costs nothing, unless others began since.
    pub(crate) fn give_back(&mut self, turn: Turn) {
        if self.last_start == Some(turn.at) {
            self.last_start = turn.last_start;
            self.next_allowed = turn.next_allowed;
        }
    }

    /// The host was found unwell now, and is left alone.
    pub(crate) fn back_off(&mut self, until: Timestamp, now: Timestamp) {
        self.backed_off_at = Some(now);
        self.lengthen(until);
    }

    /// The host asked for more peace than it was given.
    pub(crate) fn lengthen(&mut self, until: Timestamp) {
        self.backoff_until = self.backoff_until.max(until);
    }

    /// Whether a failure in a turn that began at `turn` tells nothing new: the turn was given out before the host
    /// backed off, so it ran into the same trouble.
    pub(crate) fn is_old_news(&self, turn: Timestamp) -> bool {
        self.backed_off_at.is_some_and(|at| turn <= at)
    }

    pub(crate) fn forgive(&mut self) {
        self.backoff_until = Timestamp::EPOCH;
        self.backed_off_at = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn at(millis: u64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    fn fresh(delay: Duration) -> Politeness {
        Politeness::new(delay, Timestamp::EPOCH, Timestamp::EPOCH)
    }

    #[test]
    fn starts_are_a_delay_apart() {
        let mut host = fresh(SECOND);
        host.start(at(500));
        assert_eq!(host.earliest(), at(1500));
        host.started(at(900));
        assert_eq!(host.earliest(), at(1900), "what counts is when the request went out");
    }

    #[test]
    fn a_turn_without_a_request_costs_nothing() {
        let mut host = fresh(SECOND);
        host.start(at(1000));
        let turn = host.start(at(2000));
        host.give_back(turn);
        assert_eq!(host.earliest(), at(2000));
        let first = host.start(at(2000));
        host.start(at(3000));
        host.give_back(first);
        assert_eq!(host.earliest(), at(4000), "a later request still counts");
    }

    #[test]
    fn a_crawl_delay_counts_from_the_request_that_brought_it() {
        let mut host = fresh(SECOND);
        host.start(at(1000));
        host.set_delay(10 * SECOND);
        assert_eq!(host.earliest(), at(11_000));
    }

    #[test]
    fn backing_off_is_never_shortened() {
        let mut host = fresh(SECOND);
        host.back_off(at(60_000), at(50));
        host.back_off(at(5_000), at(50));
        host.start(at(100));
        assert_eq!(host.earliest(), at(60_000));
    }

    #[test]
    fn only_turns_from_after_a_back_off_bring_news() {
        let mut host = fresh(SECOND);
        assert!(!host.is_old_news(at(0)));
        host.back_off(at(60_000), at(500));
        assert!(host.is_old_news(at(500)) && !host.is_old_news(at(60_000)));
        host.forgive();
        assert!(!host.is_old_news(at(500)));
        assert_eq!(host.earliest(), at(0));
    }
}
