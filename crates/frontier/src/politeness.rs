use std::time::Duration;

use peregrine_types::Timestamp;

use crate::FrontierSettings;

/// When a host may be asked again. Between the starts of two requests lies at least its delay; a host
/// that is unwell is left alone until `backoff_until`.
///
/// The delay is the longest of three: what anybody asked for (the settings, the operator, robots.txt), a multiple
/// of the time the server itself takes to answer, and what it takes to go slower after the server said that
/// this is too fast. Who sets the delay to zero means it: then the server's time does not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Politeness {
    last_start: Timestamp,
    backoff_until: Timestamp,
    /// When the host was last found unwell, in this run.
    backed_off_at: Timestamp,
    asked_ms: u32,
    delay_ms: u32,
    manner: Manner,
    /// How many requests began in this run, as far as that tells one from the next: several may in one millisecond.
    begun: u32,
}

/// What the host's own answers have taught.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Manner {
    /// By how much slower than asked for, in 256ths: 256 is half the rate.
    pub(crate) excess: u16,
    /// How long the server takes to answer, lately.
    pub(crate) latency_ms: u16,
}

/// A 64th of the rate is as slow as it gets by doubling.
const MOST_EXCESS: u16 = 63 * 256;
/// A good answer takes back this part of the excess: half of it is gone after eleven.
const RECOVERY: u16 = 16;
/// What "slower" means for a host that is asked without any delay.
const LEAST_STEP_MS: u64 = 100;

/// A turn that a host's queue was given, and what to go back to if no request was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    /// What [`Politeness::begun`] was with it.
    number: u32,
    last_start: Timestamp,
}

impl Politeness {
    /// `next_allowed` is what an earlier run knew.
    pub(crate) fn new(
        asked: Duration,
        manner: Manner,
        next_allowed: Timestamp,
        backoff_until: Timestamp,
        settings: &FrontierSettings,
        now: Timestamp,
    ) -> Self {
        let mut politeness = Politeness {
            last_start: Timestamp::EPOCH,
            backoff_until,
            backed_off_at: Timestamp::EPOCH,
            asked_ms: millis(asked),
            delay_ms: 0,
            manner,
            begun: 0,
        };
        politeness.reckon(settings);
        let last_start = next_allowed.as_millis().saturating_sub(u64::from(politeness.delay_ms));
        politeness.last_start = Timestamp::from_millis(last_start).min(now);
        politeness
    }

    /// The earliest moment for the next request.
    pub(crate) fn earliest(&self) -> Timestamp {
        self.next_allowed().max(self.backoff_until)
    }

    pub(crate) fn next_allowed(&self) -> Timestamp {
        // Who asks for no delay need not even wait out the rounding of the last start.
        if self.delay_ms == 0 { Timestamp::EPOCH } else { self.last_start.plus(self.delay()) }
    }

    pub(crate) fn delay(&self) -> Duration {
        Duration::from_millis(self.delay_ms.into())
    }

    pub(crate) fn manner(&self) -> Manner {
        self.manner
    }

    pub(crate) fn backoff_until(&self) -> Timestamp {
        self.backoff_until
    }

    /// When the host was last found unwell, if that was in this run.
    pub(crate) fn backed_off_at(&self) -> Option<Timestamp> {
        Some(self.backed_off_at).filter(|at| *at > Timestamp::EPOCH)
    }

    /// When the last request started, as far as that is known.
    pub(crate) fn last_start(&self) -> Option<Timestamp> {
        Some(self.last_start).filter(|at| *at > Timestamp::EPOCH)
    }

    /// A longer delay counts from the last request on, not only from the next.
    pub(crate) fn set_asked(&mut self, asked: Duration, settings: &FrontierSettings) {
        self.asked_ms = millis(asked);
        self.reckon(settings);
    }

    pub(crate) fn start(&mut self, now: Timestamp) -> Turn {
        let last_start = self.last_start;
        self.started(now);
        Turn { number: self.begun, last_start }
    }

    /// The request really went out at `at`, which may be later than its turn.
    pub(crate) fn started(&mut self, at: Timestamp) {
        self.last_start = self.last_start.max(at);
        self.begun = self.begun.wrapping_add(1);
    }

    /// No request was made in this turn, so it costs nothing, unless others began since.
    pub(crate) fn give_back(&mut self, turn: Turn) {
        if self.begun == turn.number {
            self.last_start = turn.last_start;
        }
    }

    /// The server answered well, after this long.
    pub(crate) fn answered(&mut self, took: Duration, settings: &FrontierSettings) {
        let sample = u16::try_from(took.as_millis()).unwrap_or(u16::MAX);
        let Manner { excess, latency_ms } = &mut self.manner;
        *latency_ms = match *latency_ms {
            0 => sample,
            before => ((3 * u32::from(before) + u32::from(sample)) / 4) as u16,
        };
        *excess -= excess.div_ceil(RECOVERY);
        self.reckon(settings);
    }

    /// The server said that this is too fast: half the rate from now on.
    pub(crate) fn halve(&mut self, settings: &FrontierSettings) {
        let excess = &mut self.manner.excess;
        *excess = excess.saturating_mul(2).saturating_add(256).min(MOST_EXCESS);
        self.reckon(settings);
    }

    /// The host was found unwell now, and is left alone.
    pub(crate) fn back_off(&mut self, until: Timestamp, now: Timestamp) {
        self.backed_off_at = now;
        self.lengthen(until);
    }

    /// The host asked for more peace than it was given.
    pub(crate) fn lengthen(&mut self, until: Timestamp) {
        self.backoff_until = self.backoff_until.max(until);
    }

    /// Whether a failure in a turn that began at `turn` tells nothing new: the turn was given out before the host
    /// backed off, so it ran into the same trouble.
    pub(crate) fn is_old_news(&self, turn: Timestamp) -> bool {
        self.backed_off_at > Timestamp::EPOCH && turn <= self.backed_off_at
    }

    pub(crate) fn forgive(&mut self) {
        self.backoff_until = Timestamp::EPOCH;
        self.backed_off_at = Timestamp::EPOCH;
    }

    fn reckon(&mut self, settings: &FrontierSettings) {
        let asked = u64::from(self.asked_ms);
        let latency = u64::from(self.manner.latency_ms);
        let step = asked.max(latency).max(LEAST_STEP_MS);
        let slowed = asked + step * u64::from(self.manner.excess) / 256;
        let longest = u64::from(millis(settings.max_adaptive_delay));
        let adapted = if asked == 0 { 0 } else { (latency * u64::from(settings.latency_factor)).min(longest) };
        self.delay_ms = u32::try_from(slowed.max(adapted)).unwrap_or(u32::MAX);
    }
}

fn millis(duration: Duration) -> u32 {
    u32::try_from(duration.as_millis()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn at(millis: u64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    fn settings() -> FrontierSettings {
        FrontierSettings { latency_factor: 5, max_adaptive_delay: 30 * SECOND, ..FrontierSettings::default() }
    }

    fn fresh(delay: Duration) -> Politeness {
        let never = Timestamp::EPOCH;
        Politeness::new(delay, Manner::default(), never, never, &settings(), at(1 << 40))
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
    fn a_turn_that_is_given_back_does_not_take_a_request_of_the_same_moment_along() {
        let mut host = fresh(SECOND);
        host.start(at(1000));
        let first = host.start(at(2000));
        host.start(at(2000));
        host.give_back(first);
        assert_eq!(host.earliest(), at(3000));
        let third = host.start(at(5000));
        host.started(at(5000));
        host.give_back(third);
        assert_eq!(host.earliest(), at(6000), "somebody says that it went out");
    }

    #[test]
    fn a_crawl_delay_counts_from_the_request_that_brought_it() {
        let mut host = fresh(SECOND);
        host.start(at(1000));
        host.set_asked(10 * SECOND, &settings());
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
        assert!(host.earliest() < at(1_001));
    }

    #[test]
    fn a_slow_server_is_asked_less_often_within_bounds() {
        let mut host = fresh(SECOND);
        host.answered(Duration::from_millis(50), &settings());
        assert_eq!(host.delay(), SECOND);
        for _ in 0..20 {
            host.answered(Duration::from_millis(800), &settings());
        }
        assert!(host.delay() > 3 * SECOND && host.delay() <= 4 * SECOND, "{:?}", host.delay());
        for _ in 0..40 {
            host.answered(100 * SECOND, &settings());
        }
        assert_eq!(host.delay(), 30 * SECOND);
        let mut hurried = fresh(Duration::ZERO);
        hurried.answered(SECOND, &settings());
        assert_eq!(hurried.delay(), Duration::ZERO, "who asks for no delay means it");
    }

    #[test]
    fn too_fast_halves_the_rate_at_once_and_good_answers_restore_it_slowly() {
        let mut host = fresh(SECOND);
        host.start(at(1_000_000));
        host.halve(&settings());
        assert_eq!((host.delay(), host.earliest()), (2 * SECOND, at(1_002_000)));
        host.halve(&settings());
        assert_eq!(host.delay(), 4 * SECOND);
        let quick = Duration::from_millis(1);
        host.answered(quick, &settings());
        assert!(host.delay() > Duration::from_millis(3_700), "one good answer is not enough");
        for _ in 0..200 {
            host.answered(quick, &settings());
        }
        assert_eq!(host.delay(), SECOND);
        for _ in 0..100 {
            host.halve(&settings());
        }
        assert_eq!(host.delay(), 64 * SECOND);
        let mut hurried = fresh(Duration::ZERO);
        hurried.halve(&settings());
        assert_eq!(hurried.delay(), Duration::from_millis(100));
    }

    #[test]
    fn what_was_learnt_survives_a_restart() {
        let mut host = fresh(SECOND);
        host.start(at(1_000_000));
        host.halve(&settings());
        let (next, manner) = (host.next_allowed(), host.manner());
        let again = Politeness::new(SECOND, manner, next, Timestamp::EPOCH, &settings(), at(1_000_500));
        assert_eq!((again.earliest(), again.delay()), (host.earliest(), host.delay()));
    }
}
