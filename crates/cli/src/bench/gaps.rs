//! Whether hosts were asked too early, and whether they could have been asked more often: judged from the outside, by
//! what was asked when and how it was answered.
//!
//! A host is free from the latest of three moments: its previous request is settled; the delay in force has passed since
//! the previous start (what was asked for, or more where the server is slow or said that it was asked too often); the
//! `Retry-After` it gave is over. Asking earlier is a violation. Asking later is time lost: the
//! span from one start to the next would have allowed `span / (free - start)` requests. How long a host is left
//! alone after a failure without `Retry-After` is the frontier's own decision and not judged, up to a day.

use std::time::Duration;

use peregrine_frontier::FrontierSettings;
use peregrine_types::{Response, RobotsFile, Timestamp, VisitOutcome};

/// No host is left alone for longer than this without having asked for it.
const LONGEST_UNWELL: Duration = Duration::from_secs(24 * 3600);
/// A `Retry-After` is believed within these bounds.
const SHORTEST_ASKED: Duration = Duration::from_secs(1);
const LONGEST_ASKED: Duration = Duration::from_secs(24 * 3600);

pub struct Gaps {
    hosts: Vec<Host>,
    begin: Timestamp,
    /// What every host is granted before it asks for more.
    least_delay: Duration,
    settings: FrontierSettings,
    found: Findings,
}

#[derive(Clone, Copy)]
struct Host {
    /// `EPOCH` before the first request.
    start: Timestamp,
    free: Timestamp,
    /// End of the last `Retry-After`.
    quiet_until: Timestamp,
    delay_ms: u32,
    /// How long it takes to answer, lately.
    latency_ms: u32,
    /// By how much it is asked less often than that, in 256ths.
    excess: u32,
    in_flight: bool,
    unwell: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct Findings {
    pub requests: u64,
    pub allowed: f64,
    pub shortest_gap_to_delay: f64,
    pub gaps_below_delay: u64,
    pub overlaps: u64,
    pub before_retry_after: u64,
}

impl Findings {
    pub fn utilisation(&self) -> f64 {
        self.requests as f64 / self.allowed.max(1.0)
    }
}

impl Gaps {
    pub fn new(hosts: u32, least_delay: Duration, begin: Timestamp) -> Gaps {
        let host = Host {
            start: Timestamp::EPOCH,
            free: begin,
            quiet_until: Timestamp::EPOCH,
            delay_ms: millis(least_delay) as u32,
            latency_ms: 0,
            excess: 0,
            in_flight: false,
            unwell: false,
        };
        let found = Findings {
            requests: 0,
            allowed: 0.0,
            shortest_gap_to_delay: f64::INFINITY,
            gaps_below_delay: 0,
            overlaps: 0,
            before_retry_after: 0,
        };
        let settings = FrontierSettings::default();
        Gaps { hosts: vec![host; hosts as usize], begin, least_delay, settings, found }
    }

    pub fn bytes(&self) -> u64 {
        (self.hosts.len() * size_of::<Host>()) as u64
    }

    /// A request to this host begins.
    pub fn started(&mut self, host: u32, now: Timestamp) {
        let host = &mut self.hosts[host as usize];
        let found = &mut self.found;
        found.requests += 1;
        found.overlaps += u64::from(host.in_flight);
        found.before_retry_after += u64::from(now < host.quiet_until);
        if host.start == Timestamp::EPOCH {
            found.allowed += millis(now.since(self.begin)) as f64 / f64::from(host.delay_ms);
        } else {
            let (gap, delay) = (millis(now.since(host.start)), u64::from(host.delay_ms));
            found.gaps_below_delay += u64::from(gap < delay);
            found.shortest_gap_to_delay = found.shortest_gap_to_delay.min(gap as f64 / delay as f64);
            found.allowed += host.allowed_until(now);
        }
        *host = Host { start: now, in_flight: true, unwell: false, ..*host };
    }

    /// It ends, and the host may have asked for something.
    pub fn settled(&mut self, host: u32, outcome: &VisitOutcome, now: Timestamp) {
        let host = &mut self.hosts[host as usize];
        host.in_flight = false;
        if let VisitOutcome::Response(page) = outcome {
            host.learn(page);
        }
        match outcome {
            VisitOutcome::Robots(RobotsFile::Rules { crawl_delay, .. }) => {
                host.delay_ms = millis(self.least_delay.max(crawl_delay.unwrap_or_default())) as u32;
            }
            VisitOutcome::Response(Response { status: 429 | 503, retry_after: Some(asked), .. }) => {
                host.quiet_until = now.plus((*asked).clamp(SHORTEST_ASKED, LONGEST_ASKED));
            }
            VisitOutcome::Response(Response { status, .. }) => host.unwell = *status == 429 || *status >= 500,
            VisitOutcome::Robots(RobotsFile::Unavailable(_)) | VisitOutcome::Failed(_) => host.unwell = true,
            VisitOutcome::Robots(RobotsFile::Moved { .. } | RobotsFile::Unchanged { .. })
            | VisitOutcome::Denied(_)
            | VisitOutcome::Address(_) => {}
        }
        host.free = now.max(host.start.plus(host.delay_in_force(&self.settings))).max(host.quiet_until);
    }

    /// Nothing of this host can be asked for now: the frontier has closed it.
    pub fn closed(&mut self, host: u32) {
        self.hosts[host as usize].unwell = true;
    }

    /// The verdict, at the end of the run.
    pub fn verdict(&self, end: Timestamp) -> Findings {
        let mut found = self.found;
        for host in &self.hosts {
            found.allowed += match host.start {
                Timestamp::EPOCH => millis(end.since(self.begin)) as f64 / f64::from(host.delay_ms),
                _ if host.in_flight => 1.0,
                _ => host.allowed_until(end),
            };
        }
        found
    }
}

impl Host {
    /// The rule of politeness, once more and for itself: half the rate when a server says that this is too fast, and back
    /// by a sixteenth with every good answer; a multiple of the time that the server takes.
    fn learn(&mut self, page: &Response) {
        match page.status {
            429 | 503 => self.excess = (2 * self.excess + 256).min(63 * 256),
            0..500 => {
                let sample = millis(page.server_time) as u32;
                self.latency_ms = if self.latency_ms == 0 { sample } else { (3 * self.latency_ms + sample) / 4 };
                self.excess -= self.excess.div_ceil(16);
            }
            _ => {}
        }
    }

    fn delay_in_force(&self, settings: &FrontierSettings) -> Duration {
        let (asked, latency) = (u64::from(self.delay_ms), u64::from(self.latency_ms));
        let slowed = asked + asked.max(latency).max(100) * u64::from(self.excess) / 256;
        let adapted = (latency * u64::from(settings.latency_factor)).min(millis(settings.max_adaptive_delay));
        Duration::from_millis(slowed.max(adapted))
    }

    /// How many requests could have begun between the last start and the next one.
    fn allowed_until(&self, next: Timestamp) -> f64 {
        let gap = millis(next.since(self.start));
        let judged_from =
            if self.unwell { self.free.max(self.start.plus(LONGEST_UNWELL).min(next)) } else { self.free };
        let cycle = millis(judged_from.since(self.start)).max(1);
        (gap as f64 / cycle as f64).max(1.0)
    }
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::super::server::{healthy_page, rules};
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn at(seconds: u64) -> Timestamp {
        Timestamp::from_millis(1000).plus(SECOND * seconds as u32)
    }

    /// One host with a delay of ten seconds, its robots.txt asked for at 0 and settled at 1.
    fn one_host() -> Gaps {
        let mut gaps = Gaps::new(1, SECOND, at(0));
        gaps.started(0, at(0));
        gaps.settled(0, &rules(Some(10 * SECOND), Timestamp::NEVER), at(1));
        gaps
    }

    fn visit(gaps: &mut Gaps, start: u64, settled: u64, outcome: &VisitOutcome) {
        gaps.started(0, at(start));
        gaps.settled(0, outcome, at(settled));
    }

    fn busy(seconds: u64) -> VisitOutcome {
        let VisitOutcome::Response(page) = healthy_page(1, SECOND) else { unreachable!() };
        VisitOutcome::Response(Response { status: 503, retry_after: Some(Duration::from_secs(seconds)), ..page })
    }

    #[test]
    fn a_host_that_is_always_asked_at_once_is_fully_used() {
        let mut gaps = one_host();
        for turn in 1..=9 {
            visit(&mut gaps, turn * 10, turn * 10 + 2, &healthy_page(turn, SECOND));
        }
        let found = gaps.verdict(at(100));
        assert_eq!((found.requests, found.utilisation()), (10, 1.0));
        assert_eq!((found.gaps_below_delay, found.overlaps, found.before_retry_after), (0, 0, 0));
        assert_eq!(found.shortest_gap_to_delay, 1.0);
    }

    #[test]
    fn time_in_which_a_host_was_free_and_not_asked_counts_against_us() {
        let mut gaps = one_host();
        visit(&mut gaps, 20, 22, &healthy_page(1, SECOND));
        assert_eq!(gaps.verdict(at(30)).utilisation(), 2.0 / 3.0);
        assert_eq!(gaps.verdict(at(60)).utilisation(), 2.0 / 6.0, "up to the end of the run");
        assert_eq!(Gaps::new(1, SECOND, at(0)).verdict(at(60)).allowed, 60.0, "a host that is forgotten, too");
    }

    #[test]
    fn a_host_that_answers_slowly_is_not_free_before() {
        let mut gaps = one_host();
        visit(&mut gaps, 10, 35, &healthy_page(1, SECOND));
        visit(&mut gaps, 35, 36, &healthy_page(2, SECOND));
        assert_eq!(gaps.verdict(at(45)).utilisation(), 1.0);
    }

    #[test]
    fn asking_early_is_found_out() {
        let mut gaps = one_host();
        visit(&mut gaps, 9, 10, &busy(60));
        visit(&mut gaps, 30, 40, &healthy_page(1, SECOND));
        gaps.started(0, at(50));
        gaps.started(0, at(61));
        let found = gaps.verdict(at(61));
        assert_eq!((found.gaps_below_delay, found.before_retry_after, found.overlaps), (1, 3, 1));
        assert_eq!(found.shortest_gap_to_delay, 0.9);
    }

    #[test]
    fn retry_after_is_not_lost_time_and_a_failure_is_not_judged_for_a_day() {
        let mut gaps = one_host();
        visit(&mut gaps, 10, 11, &busy(60));
        visit(&mut gaps, 71, 72, &healthy_page(1, SECOND));
        assert_eq!(gaps.verdict(at(81)).utilisation(), 1.0);
        let VisitOutcome::Response(page) = healthy_page(1, SECOND) else { unreachable!() };
        visit(&mut gaps, 81, 82, &VisitOutcome::Response(Response { status: 500, ..page }));
        assert_eq!(gaps.verdict(at(20_000)).utilisation(), 1.0);
        assert!(gaps.verdict(at(2 * 24 * 3600)).utilisation() < 0.9);
    }
}
