//! Days of a crawl in minutes: a closed web in simulated time.
//!
//! Time jumps from one thing that happens to the next: an answer arrives, or a host may be asked. At each such moment
//! all answers that have arrived are settled, and then the frontier is asked until it has nothing more. Every page that
//! is settled is followed by another URL of its host, so that there is always one waiting. The frontier, its store and
//! the table of what follows from an outcome are those of a crawl; whether it was polite is judged from outside.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use peregrine_fetch::retry_policy::decide;
use peregrine_frontier::{FrontierSettings, Next};
use peregrine_runtime::{Clock, SystemClock, process_cpu};
use peregrine_state::DiskStore;
use peregrine_types::{DueUrl, Errand, LeaseId, RetryDecision, Timestamp, Via, VisitOutcome};
use serde::Serialize;

use super::committing::{Committing, PAGES_PER_COMMIT};
use super::gaps::{Findings, Gaps};
use super::histogram::Histogram;
use super::machine::Resident;
use super::page_names::{PageName, Speller, host_of};
use super::progress::Progress;
use super::report::rounded;
use super::server::{BEGIN, Reply, Servers};
use crate::display::grouped;
use crate::exit::Usage;

/// A simulation makes about so many requests, whatever its hosts and days: the delays are chosen to fit.
const REQUESTS: f64 = 3e6;
const DAY: Duration = Duration::from_secs(24 * 3600);
/// What a host has waiting at the start.
const URLS_PER_HOST: u32 = 2;
/// Hosts whose first URLs are committed together.
const HOSTS_PER_COMMIT: u32 = 100_000;

pub struct Simulation {
    days: f64,
    hosts: u32,
    mean_delay: Duration,
    seed: u64,
}

impl Simulation {
    pub fn new(days: f64, hosts: u32, delay: Option<f64>, seed: u64) -> Result<Simulation, Usage> {
        if !(0.0001..=3650.0).contains(&days) {
            return Err(Usage(format!("--simulate-days {days} is not between 0.0001 and 3650")));
        }
        let longest = DAY.as_secs_f64() / 2.0;
        let delay = match delay {
            Some(delay) if (1.0..=longest).contains(&delay) => delay,
            Some(delay) => return Err(Usage(format!("--delay {delay} is not between 1 and {longest} seconds"))),
            None => (days * DAY.as_secs_f64() * f64::from(hosts) / REQUESTS).clamp(1.0, longest),
        };
        Ok(Simulation { days, hosts, mean_delay: Duration::from_secs_f64(delay), seed })
    }

    fn span(&self) -> Duration {
        DAY.mul_f64(self.days)
    }
}

#[derive(Serialize)]
struct Report {
    bench: &'static str,
    mode: &'static str,
    days: f64,
    hosts: u32,
    seed: u64,
    /// Chosen so that the number of requests is bounded.
    mean_crawl_delay_s: f64,
    requests: u64,
    robots_requests: u64,
    failed_requests: u64,
    /// Of the shortest gap to the delay in force, over all hosts: at least 1.
    shortest_gap_to_delay: Option<f64>,
    /// Zero, as the next two.
    gaps_below_delay: u64,
    overlapping_requests: u64,
    requests_before_retry_after: u64,
    requests_allowed: f64,
    utilisation: f64,
    most_in_flight: usize,
    hosts_in_ram: usize,
    known_urls: u64,
    waiting_urls: u64,
    lost_urls: u64,
    urls_taken_twice: u64,
    closed_urls: u64,
    cpu_ns_per_request: f64,
    next: NextCost,
    ram: Ram,
    populating_s: f64,
    wall_s: f64,
}

/// What one call of `next` took, on the wall.
#[derive(Serialize)]
struct NextCost {
    calls: u64,
    p50_ns: u64,
    p99_ns: u64,
    max_us: f64,
}

#[derive(Serialize)]
struct Ram {
    peak_bytes: u64,
    /// The part of it that the simulated servers and the judge of gaps take.
    simulation_bytes: u64,
}

pub fn run(plan: &Simulation, directory: &Path) -> anyhow::Result<()> {
    let mut days = Days::open(plan, directory)?;
    days.populate()?;
    let populated = days.progress.elapsed();
    let cpu = process_cpu();
    days.pass()?;
    days.state.drain()?;
    let report = days.report(plan, process_cpu().saturating_sub(cpu), populated);
    super::print(&report)?;
    judge(&report)
}

fn judge(report: &Report) -> anyhow::Result<()> {
    let Report { gaps_below_delay, overlapping_requests, requests_before_retry_after, .. } = report;
    if gaps_below_delay + overlapping_requests + requests_before_retry_after > 0 {
        bail!(
            "the frontier was not polite: {gaps_below_delay} gaps below the delay, {overlapping_requests} requests \
             beside another one, {requests_before_retry_after} before the end of Retry-After"
        );
    }
    let Report { lost_urls, urls_taken_twice, .. } = report;
    if lost_urls + urls_taken_twice > 0 {
        bail!("the frontier was not exact: {lost_urls} URLs lost, {urls_taken_twice} taken twice");
    }
    Ok(())
}

/// A request under way, in the order of its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct UnderWay {
    answered: Timestamp,
    lease: LeaseId,
    asked: Asked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Asked {
    host: u32,
    is_page: bool,
    attempt: u8,
    took_ms: u32,
    reply: Reply,
}

struct Days {
    state: Committing,
    servers: Servers,
    speller: Speller,
    gaps: Gaps,
    /// URLs that each host has had.
    urls: Vec<u32>,
    under_way: BinaryHeap<Reverse<UnderWay>>,
    clock: SystemClock,
    progress: Progress,
    now: Timestamp,
    end: Timestamp,
    counts: Counts,
    next_took: Histogram,
}

#[derive(Default)]
struct Counts {
    requests: u64,
    robots: u64,
    failed: u64,
    minted: u64,
    closed: u64,
    most_in_flight: usize,
    most_hosts_in_ram: usize,
}

impl Days {
    fn open(plan: &Simulation, directory: &Path) -> anyhow::Result<Days> {
        let settings =
            FrontierSettings { max_crawl_delay: DAY, urls_per_host: u64::MAX, ..FrontierSettings::default() };
        let least_delay = settings.delay;
        let state = Committing::open(Arc::new(DiskStore::open(directory)?), settings, BEGIN)?;
        Ok(Days {
            state,
            servers: Servers { seed: plan.seed, mean_delay: plan.mean_delay, span: plan.span() },
            speller: Speller::new(plan.seed),
            gaps: Gaps::new(plan.hosts, least_delay, BEGIN),
            urls: vec![0; plan.hosts as usize],
            under_way: BinaryHeap::new(),
            clock: SystemClock::new(),
            progress: Progress::start(),
            now: BEGIN,
            end: BEGIN.plus(plan.span()),
            counts: Counts::default(),
            next_took: Histogram::default(),
        })
    }

    fn populate(&mut self) -> anyhow::Result<()> {
        let hosts = self.urls.len() as u32;
        for host in 0..hosts {
            for _ in 0..URLS_PER_HOST {
                self.mint(host)?;
            }
            if (host + 1).is_multiple_of(HOSTS_PER_COMMIT) {
                self.state.commit(self.now)?;
            }
            self.progress.tell(|| format!("{} of {} hosts have URLs", grouped(host.into()), grouped(hosts.into())));
        }
        self.state.commit(self.now)
    }

    /// From the first moment to the last.
    fn pass(&mut self) -> anyhow::Result<()> {
        while self.now < self.end {
            self.settle_answered()?;
            let host_ready = self.hand_out()?;
            let answered = self.under_way.peek().map(|Reverse(first)| first.answered);
            let Some(next) = host_ready.into_iter().chain(answered).min() else { break };
            self.now = next.max(self.now);
            self.tell();
        }
        Ok(())
    }

    fn settle_answered(&mut self) -> anyhow::Result<()> {
        while let Some(Reverse(first)) = self.under_way.peek().copied()
            && first.answered <= self.now
        {
            self.under_way.pop();
            self.settle(first.lease, first.asked)?;
        }
        Ok(())
    }

    fn settle(&mut self, lease: LeaseId, asked: Asked) -> anyhow::Result<()> {
        let Asked { host, is_page, attempt, took_ms, reply } = asked;
        let outcome = if is_page {
            self.servers.page(self.counts.requests, reply, Duration::from_millis(took_ms.into()))
        } else {
            self.servers.robots(host, reply, self.now)
        };
        self.counts.failed += u64::from(reply != Reply::Fine);
        self.state.frontier.settle(lease, &outcome, decide(&outcome, attempt), self.now)?;
        self.gaps.settled(host, &outcome, self.now);
        if is_page { self.mint(host) } else { Ok(()) }
    }

    /// Sends out all that may go now. When the first of the others may.
    fn hand_out(&mut self) -> anyhow::Result<Option<Timestamp>> {
        loop {
            let began = self.clock.elapsed();
            let next = self.state.frontier.next(self.now)?;
            self.next_took.record(self.clock.elapsed() - began);
            match next {
                Next::Due(due) => self.ask(&due)?,
                Next::Closed { due, outcome } => self.end_closed(&due, &outcome)?,
                Next::Wait { until } if until <= self.now => {}
                Next::Wait { until } => return Ok(Some(until)),
                Next::AllLeased | Next::Empty => return Ok(None),
            }
        }
    }

    fn ask(&mut self, due: &DueUrl) -> anyhow::Result<()> {
        let host = host_of(&due.url).with_context(|| format!("{} is not of this web", due.url))?;
        let is_page = match &due.errand {
            Errand::Page => true,
            Errand::Robots { .. } => false,
            // Every host has its own: those that share one would wait for each other, which the judge of gaps knows
            // nothing about.
            Errand::Address => {
                let address = VisitOutcome::Address(IpAddr::V4(host.into()));
                self.state.frontier.settle(due.lease, &address, RetryDecision::Done, self.now)?;
                return Ok(());
            }
        };
        let (reply, took) = self.servers.reply(host, self.counts.requests, is_page, self.now);
        self.gaps.started(host, self.now);
        self.counts.requests += 1;
        self.counts.robots += u64::from(!is_page);
        let took_ms = u32::try_from(took.as_millis()).unwrap_or(u32::MAX);
        let asked = Asked { host, is_page, attempt: due.attempt, took_ms, reply };
        self.under_way.push(Reverse(UnderWay { answered: self.now.plus(took), lease: due.lease, asked }));
        self.counts.most_in_flight = self.counts.most_in_flight.max(self.under_way.len());
        if self.counts.requests.is_multiple_of(PAGES_PER_COMMIT) {
            self.counts.most_hosts_in_ram = self.counts.most_hosts_in_ram.max(self.state.frontier.stats().hosts_in_ram);
            self.state.commit(self.now)?;
        }
        Ok(())
    }

    /// The frontier has given up a host's robots.txt and with it what waits there.
    fn end_closed(&mut self, due: &DueUrl, outcome: &VisitOutcome) -> anyhow::Result<()> {
        let decision = match outcome {
            VisitOutcome::Denied(_) => RetryDecision::Done,
            _ => RetryDecision::GiveUp,
        };
        self.state.frontier.settle(due.lease, outcome, decision, self.now)?;
        self.counts.closed += 1;
        if let Some(host) = host_of(&due.url) {
            self.gaps.closed(host);
        }
        Ok(())
    }

    /// Another URL of this host.
    fn mint(&mut self, host: u32) -> anyhow::Result<()> {
        let number = self.urls[host as usize];
        self.urls[host as usize] += 1;
        self.counts.minted += 1;
        let url = self.speller.candidate(PageName { host, number }, 1, None, Via::Link);
        self.state.frontier.admit([url], self.now)?;
        Ok(())
    }

    fn report(&self, plan: &Simulation, cpu: Duration, populated: Duration) -> Report {
        let found: Findings = self.gaps.verdict(self.end);
        let stats = self.state.frontier.stats();
        let nanos = |share| u64::try_from(self.next_took.quantile(share).as_nanos()).unwrap_or(u64::MAX);
        Report {
            bench: "frontier",
            mode: "simulated",
            days: plan.days,
            hosts: plan.hosts,
            seed: plan.seed,
            mean_crawl_delay_s: rounded(plan.mean_delay.as_secs_f64()),
            requests: found.requests,
            robots_requests: self.counts.robots,
            failed_requests: self.counts.failed,
            shortest_gap_to_delay: Some(found.shortest_gap_to_delay).filter(|ratio| ratio.is_finite()),
            gaps_below_delay: found.gaps_below_delay,
            overlapping_requests: found.overlaps,
            requests_before_retry_after: found.before_retry_after,
            requests_allowed: rounded(found.allowed),
            utilisation: (found.utilisation() * 1e6).round() / 1e6,
            most_in_flight: self.counts.most_in_flight,
            hosts_in_ram: self.counts.most_hosts_in_ram.max(stats.hosts_in_ram),
            known_urls: stats.known_urls,
            waiting_urls: stats.queued,
            lost_urls: self.counts.minted.saturating_sub(stats.known_urls),
            urls_taken_twice: stats.known_urls.saturating_sub(self.counts.minted),
            closed_urls: self.counts.closed,
            cpu_ns_per_request: (cpu.as_nanos() as f64 / found.requests.max(1) as f64).round(),
            next: NextCost {
                calls: self.next_took.count(),
                p50_ns: nanos(0.5),
                p99_ns: nanos(0.99),
                max_us: rounded(self.next_took.longest().as_secs_f64() * 1e6),
            },
            ram: Ram { peak_bytes: Resident::read().peak, simulation_bytes: self.own_bytes() },
            populating_s: rounded(populated.as_secs_f64()),
            wall_s: rounded(self.progress.elapsed().as_secs_f64()),
        }
    }

    fn own_bytes(&self) -> u64 {
        let under_way = self.under_way.capacity() * size_of::<UnderWay>();
        self.gaps.bytes() + (self.urls.len() * size_of::<u32>() + under_way) as u64
    }

    fn tell(&mut self) {
        let (day, requests) = (self.now.since(BEGIN).as_secs_f64() / DAY.as_secs_f64(), self.counts.requests);
        let under_way = self.under_way.len();
        self.progress
            .tell(|| format!("day {day:.3}, {} requests, {} under way", grouped(requests), grouped(under_way as u64)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_are_chosen_so_that_the_number_of_requests_is_bounded() {
        let delay = |days, hosts| Simulation::new(days, hosts, None, 1).expect("a plan").mean_delay.as_secs();
        assert_eq!(delay(30.0, 2000), 1728);
        assert_eq!(delay(0.01, 1_000_000), 288);
        assert_eq!(delay(0.01, 10), 1, "no shorter than a second");
    }

    #[test]
    fn a_plan_that_makes_no_sense_is_refused() {
        for (days, delay) in [(0.0, None), (f64::NAN, None), (-1.0, None), (1.0, Some(0.1)), (1.0, Some(f64::INFINITY))]
        {
            assert!(Simulation::new(days, 10, delay, 1).is_err(), "{days} {delay:?}");
        }
    }
}
