//! What the crawler did, seen from the server's side.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::ledger::{Ledger, Visit};
use crate::paths::Spot;
use crate::site_graph::World;
use crate::truth::Expectation;

/// Everything that was asked for up to the moment the verdict was taken.
pub struct Verdict {
    world: Arc<World>,
    visits: Vec<Visit>,
    beyond_limit: u64,
    agents: Vec<String>,
}

/// One request.
#[derive(Clone, Debug)]
pub struct Requested {
    pub host: Option<u32>,
    /// As it was sent.
    pub url: String,
    /// Since the web was started, by the server's clock.
    pub started: Duration,
    /// `None` if it was still going on.
    pub finished: Option<Duration>,
    /// 0 if no status was sent.
    pub status: u16,
    /// Whether everything that was meant to be sent was sent.
    pub whole: bool,
}

/// How one host was treated.
#[derive(Clone, Debug, PartialEq)]
pub struct HostTreatment {
    pub host: u32,
    pub requests: usize,
    /// The shortest time from the start of one request to the start of the next.
    pub min_gap: Option<Duration>,
    pub max_concurrent: usize,
    pub robots_fetches: usize,
}

/// A client that gives up closes its connection; the server may read the next request first. So
/// the end of a request that was given up may seem this late.
const LATE_END: Duration = Duration::from_millis(20);

impl Verdict {
    pub(crate) fn take(world: Arc<World>, ledger: &Ledger) -> Self {
        Verdict {
            world,
            visits: ledger.visits().to_vec(),
            beyond_limit: ledger.beyond_limit(),
            agents: ledger.agents().iter().map(|agent| agent.to_string()).collect(),
        }
    }

    pub(crate) fn nothing(world: Arc<World>) -> Self {
        Verdict { world, visits: Vec::new(), beyond_limit: 0, agents: Vec::new() }
    }

    /// In the order they came.
    pub fn requests(&self) -> impl Iterator<Item = Requested> {
        self.visits.iter().map(|visit| Requested {
            host: visit.host,
            url: url(&self.world, visit),
            started: visit.started,
            finished: visit.finished,
            status: visit.status,
            whole: visit.whole,
        })
    }

    pub fn len(&self) -> usize {
        self.visits.len()
    }

    pub fn is_empty(&self) -> bool {
        self.visits.is_empty()
    }

    /// Requests that came when the record was full. A verdict over an overfull record is worth
    /// nothing, so look here first.
    pub fn unrecorded(&self) -> u64 {
        self.beyond_limit
    }

    /// The `User-Agent` headers seen, up to sixteen.
    pub fn user_agents(&self) -> &[String] {
        &self.agents
    }

    /// Every host that was asked for anything, in order.
    pub fn hosts(&self) -> Vec<HostTreatment> {
        let mut by_host: BTreeMap<u32, Vec<&Visit>> = BTreeMap::new();
        for visit in &self.visits {
            if let Some(host) = visit.host {
                by_host.entry(host).or_default().push(visit);
            }
        }
        by_host.into_iter().map(|(host, visits)| treatment(host, &visits)).collect()
    }

    /// The shortest gap on any host.
    pub fn min_gap(&self) -> Option<Duration> {
        self.hosts().iter().filter_map(|host| host.min_gap).min()
    }

    /// The most requests that any host had to serve at once.
    pub fn max_concurrent(&self) -> usize {
        self.hosts().iter().map(|host| host.max_concurrent).max().unwrap_or(0)
    }

    /// Hosts that were asked again sooner than `least` says for them.
    pub fn hurried(&self, least: impl Fn(u32) -> Duration) -> Vec<HostTreatment> {
        let too_soon = |host: &HostTreatment| host.min_gap.is_some_and(|gap| gap < least(host.host));
        self.hosts().into_iter().filter(too_soon).collect()
    }

    /// Holds what was done against what should have been done.
    pub fn judge(&self, expectation: &Expectation) -> Judgement {
        let mut trial = Trial::new(&self.world, expectation, &self.visits);
        for visit in &self.visits {
            trial.weigh(visit);
        }
        trial.find_missing();
        trial.judgement
    }
}

fn url(world: &World, visit: &Visit) -> String {
    let target = visit.asked.target();
    match visit.host {
        Some(host) => world.origin(host) + &target,
        None => format!("http://unknown{target}"),
    }
}

fn treatment(host: u32, visits: &[&Visit]) -> HostTreatment {
    let starts: Vec<Duration> = visits.iter().map(|visit| visit.started).collect();
    HostTreatment {
        host,
        requests: visits.len(),
        min_gap: starts.windows(2).map(|pair| pair[1].saturating_sub(pair[0])).min(),
        max_concurrent: max_concurrent(visits),
        robots_fetches: visits.iter().filter(|visit| visit.asked.spot() == Some(Spot::RobotsTxt)).count(),
    }
}

fn max_concurrent(visits: &[&Visit]) -> usize {
    let mut events: Vec<(Duration, i32)> = Vec::with_capacity(2 * visits.len());
    for visit in visits {
        let end = match visit.finished {
            Some(end) if visit.whole => end,
            Some(end) => end.saturating_sub(LATE_END).max(visit.started),
            None => Duration::MAX,
        };
        events.push((visit.started, 1));
        events.push((end, -1));
    }
    // At the same moment, ends come first.
    events.sort_unstable();
    let (mut now, mut most) = (0, 0);
    for (_, change) in events {
        now += change;
        most = most.max(now);
    }
    usize::try_from(most).unwrap_or(0)
}

/// The difference between what was done and what should have been done, as URLs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// Asked for although robots.txt forbids it.
    pub robots_violations: Vec<String>,
    /// Asked for before the host had answered for its robots.txt.
    pub before_robots: Vec<String>,
    /// Asked for again although the answer left no reason to.
    pub duplicates: Vec<String>,
    /// Should have been asked for, or asked for again after a failure, and was not.
    pub missing: Vec<String>,
    /// No seed and no link within the rules leads there.
    pub unexpected: Vec<String>,
    /// Requests that went into endless regions. How many are too many is for the test to say.
    pub into_traps: usize,
}

impl Judgement {
    /// Whether there is nothing to complain about. Traps are not counted.
    pub fn is_clean(&self) -> bool {
        self.complaints().iter().all(|(_, urls)| urls.is_empty())
    }

    fn complaints(&self) -> [(&'static str, &Vec<String>); 5] {
        [
            ("forbidden by robots.txt", &self.robots_violations),
            ("before robots.txt", &self.before_robots),
            ("more than once", &self.duplicates),
            ("missing", &self.missing),
            ("unexpected", &self.unexpected),
        ]
    }
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 5;
        if self.is_clean() {
            return f.write_str("nothing to complain about");
        }
        for (complaint, urls) in self.complaints().into_iter().filter(|(_, urls)| !urls.is_empty()) {
            writeln!(f, "{complaint}: {}", urls.len())?;
            for url in urls.iter().take(SHOWN) {
                writeln!(f, "  {url}")?;
            }
        }
        Ok(())
    }
}

/// The state of a judgement in the making.
struct Trial<'a> {
    world: &'a World,
    expectation: &'a Expectation,
    robots_answered: HashMap<u32, Duration>,
    asked: HashSet<(u32, Spot)>,
    settled: BTreeSet<(u32, Spot)>,
    judgement: Judgement,
}

impl<'a> Trial<'a> {
    fn new(world: &'a World, expectation: &'a Expectation, visits: &[Visit]) -> Self {
        let mut robots_answered = HashMap::new();
        for visit in visits.iter().filter(|visit| visit.asked.spot() == Some(Spot::RobotsTxt)) {
            if let (Some(host), Some(finished)) = (visit.host, visit.finished) {
                let first = robots_answered.entry(host).or_insert(finished);
                *first = finished.min(*first);
            }
        }
        Trial {
            world,
            expectation,
            robots_answered,
            asked: HashSet::new(),
            settled: BTreeSet::new(),
            judgement: Judgement::default(),
        }
    }

    fn weigh(&mut self, visit: &Visit) {
        let Some(host) = visit.host else {
            return self.judgement.unexpected.push(url(self.world, visit));
        };
        let spot = visit.asked.spot();
        if spot.is_some_and(Spot::is_furniture) {
            return;
        }
        if self.robots_answered.get(&host).is_none_or(|&answered| visit.started < answered) {
            self.judgement.before_robots.push(url(self.world, visit));
        }
        let agent = &self.expectation.rules.agent;
        if !self.world.robots_meaning(host).allows(agent, &visit.asked.target()) {
            return self.judgement.robots_violations.push(url(self.world, visit));
        }
        match spot {
            Some(spot) if spot.is_trap() => self.judgement.into_traps += 1,
            Some(spot) if self.is_expected(host, spot) => self.weigh_expected(visit, host, spot),
            _ => self.judgement.unexpected.push(url(self.world, visit)),
        }
    }

    fn is_expected(&self, host: u32, spot: Spot) -> bool {
        self.expectation.reached.contains_key(&(host, spot)) || self.expectation.optional.contains(&(host, spot))
    }

    fn weigh_expected(&mut self, visit: &Visit, host: u32, spot: Spot) {
        self.asked.insert((host, spot));
        if self.settled.contains(&(host, spot)) {
            self.judgement.duplicates.push(url(self.world, visit));
        }
        if visit.settled {
            self.settled.insert((host, spot));
        }
    }

    fn find_missing(&mut self) {
        for (place, reached) in &self.expectation.reached {
            let done = if reached.fate.settles() { self.settled.contains(place) } else { self.asked.contains(place) };
            if !done {
                self.judgement.missing.push(self.world.url(place.0, place.1));
            }
        }
    }
}
