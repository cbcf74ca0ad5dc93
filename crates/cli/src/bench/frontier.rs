//! The growth bench: a crawl of a web without end, with everything taken away that is not the frontier.
//!
//! Pages are taken in small groups. For each page of a group the frontier is asked and the visit settled at once; then
//! all their links are made up, and then admitted page by page. So the clocks that tell CPU time are read a few times
//! per group and not per page, and what making up links costs is known and left out. The step of a page is measured on
//! the wall: asking, settling, admitting, and the commit if it fell to this page to take one.
//!
//! Every page of the web has a name of its own, so exactness can be counted: as many URLs must be known as exist. In
//! small runs everything that waits is visited at the end, and the sum over all names handed out must be that over all
//! names there are.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use peregrine_frontier::{FrontierSettings, Next};
use peregrine_runtime::{Clock, SystemClock, process_cpu, thread_cpu};
use peregrine_state::DiskStore;
use peregrine_types::{Candidates, DueUrl, Errand, RetryDecision, Timestamp, VisitOutcome};
use peregrine_urls::{Fingerprint, Url};

use super::committing::{Committing, PAGES_PER_COMMIT};
use super::histogram::Histogram;
use super::longest_step::StepWatch;
use super::machine::{Resident, disk_bytes};
use super::page_names::{host_of, mixed};
use super::progress::Progress;
use super::report::{
    Commits, Cpu, CpuSplit, Dequeue, Disk, Drained, Exactness, Generator, GrowthReport, Mark, Ram, Reopen, Step,
    per_second, rounded,
};
use super::server::{BEGIN, address_of, healthy_page, rules};
use super::web::{LINKS_PER_PAGE, Web};
use crate::display::grouped;
use crate::exit::Usage;

/// Pages whose links are made up together: few enough that the links stay in the caches.
const GROUP: usize = 16;
/// Pages that are asked for within a second of simulated time, where as many hosts may be asked: more than a core can read, so that a
/// commit of as many pages is a second's. In a frozen moment every host that was asked would stay shut until all others were.
const PAGES_PER_SECOND: u64 = PAGES_PER_COMMIT;
/// Pages of the second phase, in a run that is large enough.
const DEQUEUED: u64 = 200_000;
/// Up to so many URLs, all are visited in the end.
const DRAINED_UP_TO: u64 = 200_000;
/// A store that compacts for longer than this is not waited for.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Growth {
    urls: u64,
    hosts: u32,
    seed: u64,
}

impl Growth {
    pub fn new(urls: u64, hosts: u32, seed: u64) -> Result<Growth, Usage> {
        if !(10_000..4_000_000_000).contains(&urls) {
            return Err(Usage(format!("--urls {urls} is not between 10,000 and 4,000,000,000")));
        }
        Ok(Growth { urls, hosts, seed })
    }

    /// Where to look: 1, 2 and 5 of each power of ten from a million on, or in a small run a quarter and a half.
    fn marks(&self) -> Vec<u64> {
        if self.urls < 10_000_000 {
            return vec![self.urls / 4, self.urls / 2, self.urls];
        }
        let decades = (6..10).map(|power| 10u64.pow(power));
        let before = decades.flat_map(|decade| [decade, 2 * decade, 5 * decade]).filter(|mark| *mark < self.urls);
        before.chain([self.urls]).collect()
    }
}

pub fn run(plan: &Growth, directory: &Path) -> anyhow::Result<()> {
    let mut crawl = Crawl::begin(plan, directory)?;
    let mut marks = Vec::new();
    for mark in plan.marks() {
        crawl.grow_to(mark)?;
        marks.push(crawl.mark(directory));
        crawl.check(plan)?;
    }
    let dequeue = crawl.dequeue(DEQUEUED.min(plan.urls / 20))?;
    let (mut crawl, reopen) = crawl.reopen(directory)?;
    let drained = if plan.urls <= DRAINED_UP_TO { Some(crawl.drain()?) } else { None };
    let report = GrowthReport {
        bench: "frontier",
        mode: "growth",
        urls: plan.urls,
        hosts: plan.hosts,
        seed: plan.seed,
        links_per_page: LINKS_PER_PAGE,
        new_per_page: 6.5,
        pages_per_commit: PAGES_PER_COMMIT,
        marks,
        dequeue,
        reopen,
        drained,
        exactness: crawl.exactness(),
        generator: crawl.generator(),
        wall_s: rounded(crawl.progress.elapsed().as_secs_f64()),
    };
    super::print(&report)?;
    judge(&report)
}

fn judge(report: &GrowthReport) -> anyhow::Result<()> {
    let Exactness { lost, twice, refused } = report.exactness;
    if !report.exactness.is_exact() {
        bail!("the frontier was not exact: {lost} URLs lost, {twice} taken twice, {refused} refused");
    }
    if !report.reopen.counts_agree {
        bail!("the frontier did not count the same after it was opened again");
    }
    if report.drained.as_ref().is_some_and(|drained| !drained.each_exactly_once) {
        bail!("not every URL was handed out exactly once");
    }
    Ok(())
}

/// A page that was handed out and is settled, and whose links are still to come.
struct Visited {
    url: Url,
    depth: u16,
    /// Asking for it and settling it.
    took: Duration,
}

struct Crawl {
    state: Committing,
    web: Web,
    clock: SystemClock,
    progress: Progress,
    now: Timestamp,
    pages: u64,
    accepted: u64,
    refused: u64,
    /// Of all pages handed out.
    names: NameSum,
    /// CPU spent on making up links, in all.
    inventing: Duration,
    window: Window,
}

/// What is measured between two marks.
struct Window {
    began: Duration,
    cpu_before: Duration,
    thread_before: Duration,
    inventing_before: Duration,
    pages_before: u64,
    admit: Duration,
    next_and_settle: Duration,
    steps: Histogram,
    watch: StepWatch,
}

impl Crawl {
    fn begin(plan: &Growth, directory: &Path) -> anyhow::Result<Crawl> {
        let state = open(directory, BEGIN)?;
        let (clock, progress) = (SystemClock::new(), Progress::start());
        let window = Window::open(&clock, Duration::ZERO, 0);
        let mut crawl = Crawl {
            state,
            web: Web::new(plan.hosts, plan.seed),
            clock,
            progress,
            now: BEGIN,
            pages: 0,
            accepted: 0,
            refused: 0,
            names: NameSum::default(),
            inventing: Duration::ZERO,
            window,
        };
        let seeds = crawl.web.seeds();
        crawl.admit(&seeds.into_iter().collect())?;
        Ok(crawl)
    }

    fn grow_to(&mut self, urls: u64) -> anyhow::Result<()> {
        self.window = Window::open(&self.clock, self.inventing, self.pages);
        while self.web.minted() < urls {
            let visited = self.visit_group(GROUP)?;
            if visited.is_empty() {
                bail!("the frontier had nothing to hand out although {} URLs wait", self.state.frontier.stats().queued);
            }
            self.admit_links_of(visited)?;
            self.tell();
        }
        self.commit_all()
    }

    /// Takes pages from the backlog. What the store has to compact before does not count, what it has to compact
    /// because of these pages does.
    fn dequeue(&mut self, pages: u64) -> anyhow::Result<Dequeue> {
        self.await_quiet();
        self.window = Window::open(&self.clock, self.inventing, self.pages);
        let last = self.pages + pages;
        while self.pages < last && self.visit_without_links()? {}
        self.commit_all()?;
        let wall = self.clock.elapsed() - self.window.began;
        self.await_quiet();
        let times = self.state.take_times();
        let cpu = self.window.cpu(times.cpu, self.inventing);
        let pages = self.pages - self.window.pages_before;
        Ok(Dequeue {
            pages,
            pages_per_cpu_s: per_second(pages, cpu.total),
            cpu_us_per_page: CpuSplit::of(&cpu, pages),
            wall_s: rounded(wall.as_secs_f64()),
            step: self.window.step(),
            commits: Commits::of(&times),
        })
    }

    /// Visits all that waits. Everything that was ever minted has been handed out then.
    fn drain(&mut self) -> anyhow::Result<Drained> {
        while self.visit_without_links()? {}
        self.commit_all()?;
        let pages = self.names.count;
        Ok(Drained { pages, each_exactly_once: self.names == NameSum::of_all(&mut self.web) })
    }

    /// A group of pages that have no links. False if there was none.
    fn visit_without_links(&mut self) -> anyhow::Result<bool> {
        let visited = self.visit_group(GROUP)?;
        for page in &visited {
            self.end_step(page.took)?;
        }
        self.tell();
        Ok(!visited.is_empty())
    }

    fn visit_group(&mut self, size: usize) -> anyhow::Result<Vec<Visited>> {
        let before = thread_cpu();
        let answers: Vec<_> =
            (self.pages..).take(size).map(|page| healthy_page(page, Duration::from_millis(100))).collect();
        let made = thread_cpu();
        self.inventing += made.saturating_sub(before);
        self.window.watch.begin_group(made);
        let mut visited = Vec::with_capacity(size);
        for answer in &answers {
            match self.visit_one(answer)? {
                Some(page) => visited.push(page),
                None => break,
            }
        }
        self.window.next_and_settle += thread_cpu().saturating_sub(made);
        Ok(visited)
    }

    /// The next page; what has to be done before it is part of its step. `None` when nothing waits.
    fn visit_one(&mut self, answer: &VisitOutcome) -> anyhow::Result<Option<Visited>> {
        let began = self.clock.elapsed();
        loop {
            let due = match self.state.frontier.next(self.now)? {
                Next::Due(due) => due,
                Next::Wait { until } => {
                    self.now = until.max(self.now);
                    continue;
                }
                Next::Empty => return Ok(None),
                Next::AllLeased => bail!("the frontier holds leases although all were settled"),
                Next::Closed { due, .. } => bail!("the frontier has closed {} although robots.txt was had", due.url),
            };
            if self.settle(&due, answer)? {
                let took = self.clock.elapsed() - began;
                return Ok(Some(Visited { url: due.url, depth: due.depth, took }));
            }
        }
    }

    /// Settles whatever was asked for. True if that was a page.
    fn settle(&mut self, due: &DueUrl, page: &VisitOutcome) -> anyhow::Result<bool> {
        let outcome = match &due.errand {
            Errand::Page => page,
            Errand::Robots { .. } => &rules(None, Timestamp::NEVER),
            Errand::Address => &VisitOutcome::Address(address_of(number_of(&due.url)?)),
        };
        self.state.frontier.settle(due.lease, outcome, RetryDecision::Done, self.now)?;
        let is_page = due.errand == Errand::Page;
        if is_page {
            self.pages += 1;
            if self.pages.is_multiple_of(PAGES_PER_SECOND / 1000) {
                self.now = self.now.plus(Duration::from_millis(1));
            }
            self.names.add(due.fingerprint);
        }
        Ok(is_page)
    }

    fn admit_links_of(&mut self, visited: Vec<Visited>) -> anyhow::Result<()> {
        let before = thread_cpu();
        let links = visited.iter().map(|page| {
            let text: Arc<str> = page.url.as_str().into();
            Ok(self.web.links(number_of(&page.url)?, &text, page.depth.saturating_add(1)))
        });
        let links = links.collect::<anyhow::Result<Vec<_>>>()?;
        let made = thread_cpu();
        self.inventing += made.saturating_sub(before);
        let mut committing = Duration::ZERO;
        for (page, links) in visited.iter().zip(links) {
            let began = self.clock.elapsed();
            self.admit(&links)?;
            committing += self.end_step(page.took + (self.clock.elapsed() - began))?;
        }
        self.window.admit += thread_cpu().saturating_sub(made).saturating_sub(committing);
        Ok(())
    }

    fn admit(&mut self, links: &Candidates) -> anyhow::Result<()> {
        let admitted = self.state.frontier.admit_all(links, self.now)?;
        self.accepted += admitted.accepted;
        self.refused += admitted.refused.total();
        Ok(())
    }

    /// A page is done with; every so many, what changed is committed, and that is part of the step. Gives the CPU
    /// that went into committing.
    fn end_step(&mut self, took: Duration) -> anyhow::Result<Duration> {
        let (began, mut committing) = (self.clock.elapsed(), Duration::ZERO);
        let commits = (self.window.pages_before + self.window.steps.count() + 1).is_multiple_of(PAGES_PER_COMMIT);
        if commits {
            let cpu = thread_cpu();
            self.state.commit(self.now)?;
            committing = thread_cpu().saturating_sub(cpu);
        } else {
            self.state.see_what_is_durable()?;
        }
        self.window.record(took + (self.clock.elapsed() - began));
        if commits {
            self.window.watch.after_commit();
        }
        Ok(committing)
    }

    fn commit_all(&mut self) -> anyhow::Result<()> {
        self.state.commit(self.now)?;
        self.state.drain()
    }

    /// Until the store's own threads have nothing to do, or patience ends.
    fn await_quiet(&self) {
        let interval = Duration::from_millis(100);
        let until = self.clock.elapsed() + PATIENCE;
        let mut before = process_cpu();
        while self.clock.elapsed() < until {
            std::thread::sleep(interval);
            let now = process_cpu();
            if now.saturating_sub(before) < interval / 20 {
                return;
            }
            before = now;
        }
    }

    fn mark(&mut self, directory: &Path) -> Mark {
        let times = self.state.take_times();
        let cpu = self.window.cpu(times.cpu, self.inventing);
        let pages = self.pages - self.window.pages_before;
        let stats = self.state.frontier.stats();
        Mark {
            known_urls: stats.known_urls,
            waiting_urls: stats.queued,
            pages: self.pages,
            hosts_known: stats.hosts_known,
            hosts_in_ram: stats.hosts_in_ram,
            links_per_cpu_s: per_second(pages * LINKS_PER_PAGE, cpu.total),
            admitted_links_per_cpu_s: per_second(pages * LINKS_PER_PAGE, cpu.total.saturating_sub(cpu.next_and_settle)),
            pages_per_cpu_s: per_second(pages, cpu.total),
            cpu_us_per_page: CpuSplit::of(&cpu, pages),
            wall_s: rounded((self.clock.elapsed() - self.window.began).as_secs_f64()),
            step: self.window.step(),
            commits: Commits::of(&times),
            ram: Ram::of(Resident::read(), self.web.bytes(), stats.known_urls),
            disk: Disk::of(disk_bytes(directory), self.state.visits_bytes(), &stats, self.pages),
        }
    }

    fn exactness(&self) -> Exactness {
        let known = self.state.frontier.stats().known_urls;
        Exactness::of(self.web.minted(), self.accepted, known, self.refused)
    }

    /// A run that has lost count is not worth its hours.
    fn check(&mut self, plan: &Growth) -> anyhow::Result<()> {
        // What was deferred has been decided on by the commit; now somebody hears of it.
        self.admit(&Candidates::default())?;
        let exactness = self.exactness();
        if !exactness.is_exact() {
            let (minted, seed) = (self.web.minted(), plan.seed);
            bail!("the frontier is not exact at {minted} URLs with --seed {seed}: {exactness:?}");
        }
        Ok(())
    }

    fn generator(&self) -> Generator {
        let links = self.web.linked();
        Generator {
            ns_per_link: rounded(self.inventing.as_nanos() as f64 / links.max(1) as f64),
            ram_bytes: self.web.bytes(),
        }
    }

    /// Closes in good order and opens again.
    fn reopen(self, directory: &Path) -> anyhow::Result<(Crawl, Reopen)> {
        let Crawl { state, web, clock, progress, now, pages, accepted, refused, names, inventing, window } = self;
        let began = clock.elapsed();
        let before = state.close(now)?;
        let closed = clock.elapsed();
        let state = open(directory, now)?;
        let opened = clock.elapsed();
        let after = state.frontier.stats();
        let reopen = Reopen {
            close_s: rounded((closed - began).as_secs_f64()),
            open_s: rounded((opened - closed).as_secs_f64()),
            known_urls: after.known_urls,
            waiting_urls: after.queued,
            counts_agree: (after.known_urls, after.queued, after.hosts_known)
                == (before.known_urls, before.queued, before.hosts_known),
        };
        let crawl = Crawl { state, web, clock, progress, now, pages, accepted, refused, names, inventing, window };
        Ok((crawl, reopen))
    }

    fn tell(&mut self) {
        let (known, pages, state) = (self.web.minted(), self.pages, &self.state);
        self.progress.tell(|| {
            let queued = state.frontier.stats().queued;
            format!("{} URLs known, {} waiting, {} pages", grouped(known), grouped(queued), grouped(pages))
        });
    }
}

fn number_of(url: &Url) -> anyhow::Result<u32> {
    host_of(url).with_context(|| format!("{url} is not of this web"))
}

/// The frontier of this bench: as a crawl's, without the budgets that would end the stream.
fn open(directory: &Path, now: Timestamp) -> anyhow::Result<Committing> {
    let settings = FrontierSettings { urls_per_host: u64::MAX, max_depth: u16::MAX, ..FrontierSettings::default() };
    Committing::open(Arc::new(DiskStore::open(directory)?), settings, now)
}

impl Window {
    fn open(clock: &SystemClock, inventing: Duration, pages: u64) -> Window {
        Window {
            began: clock.elapsed(),
            cpu_before: process_cpu(),
            thread_before: thread_cpu(),
            inventing_before: inventing,
            pages_before: pages,
            admit: Duration::ZERO,
            next_and_settle: Duration::ZERO,
            steps: Histogram::default(),
            watch: StepWatch::begin(),
        }
    }

    fn record(&mut self, step: Duration) {
        if step > self.steps.longest() {
            self.watch.note(step);
        }
        self.steps.record(step);
    }

    fn step(&self) -> Step {
        Step::of(&self.steps, self.watch.longest())
    }

    fn cpu(&self, commit: Duration, inventing: Duration) -> Cpu {
        let all = process_cpu().saturating_sub(self.cpu_before);
        let this = thread_cpu().saturating_sub(self.thread_before);
        Cpu {
            total: all.saturating_sub(inventing.saturating_sub(self.inventing_before)),
            admit: self.admit,
            next_and_settle: self.next_and_settle,
            commit,
            background: all.saturating_sub(this),
        }
    }
}

/// Stands for a set of names, whatever the order in which they came: two sets of equal size differ in their sums.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct NameSum {
    count: u64,
    sum: u64,
}

impl NameSum {
    fn add(&mut self, name: Fingerprint) {
        self.count += 1;
        self.sum = self.sum.wrapping_add(mixed(name.0));
    }

    fn of_all(web: &mut Web) -> NameSum {
        let mut names = NameSum::default();
        for rank in 0..web.minted() {
            names.add(web.fingerprint(rank));
        }
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(urls: u64) -> Vec<u64> {
        Growth::new(urls, 10, 1).expect("a plan").marks()
    }

    #[test]
    fn marks_lie_on_the_way_and_at_the_end() {
        assert_eq!(marks(20_000), [5_000, 10_000, 20_000]);
        assert_eq!(marks(10_000_000), [1_000_000, 2_000_000, 5_000_000, 10_000_000]);
        assert_eq!(marks(30_000_000).last_chunk(), Some(&[10_000_000, 20_000_000, 30_000_000]));
        assert!(Growth::new(9_999, 10, 1).is_err() && Growth::new(5_000_000_000, 10, 1).is_err());
    }

    #[test]
    fn a_name_that_comes_twice_in_place_of_another_is_noticed() {
        let sum = |names: &[u64]| {
            let mut sum = NameSum::default();
            names.iter().for_each(|name| sum.add(Fingerprint(*name)));
            sum
        };
        assert_eq!(sum(&[1, 2, 3]), sum(&[3, 1, 2]));
        assert_ne!(sum(&[1, 2, 3]), sum(&[1, 2, 2]));
        assert_ne!(sum(&[1, 2, 3]), sum(&[2, 2, 2]));
    }
}
