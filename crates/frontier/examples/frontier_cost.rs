//! What a page costs the frontier: the real code over the real store, on a stream like the web's (62 links
//! and 6.5 new URLs per page, hosts Zipf-distributed), in simulated time.
//!
//! `cargo run --release -p peregrine-frontier --example frontier_cost -- [URLS] [HOSTS] [STORE THREADS]`
//!
//! Prints one JSON line per mark. CPU time is that of all threads, the store's included, without the time
//! taken to make up the links. Linux only.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use peregrine_frontier::{Frontier, FrontierSettings, Next};
use peregrine_runtime::{Clock, Random, SystemClock};
use peregrine_state::{FjallSettings, FjallStore, Store};
use peregrine_types::{
    ArchivePosition, CandidateUrl, Errand, Response, RetryDecision, RobotsFile, Timestamp, Via, VisitOutcome,
};
use peregrine_urls::{Fingerprint, Url};
use rustix::time::{ClockId, clock_gettime};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const LINKS_PER_PAGE: usize = 62;
const PAGES_PER_COMMIT: u64 = 2000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default| arguments.next().map_or(default, |text| text.parse().expect("a number"));
    let (urls, hosts) = (number(2_000_000), number(100_000));
    let store_threads = number(FjallSettings::default().worker_threads as u64) as usize;
    let directory = tempfile::tempdir().expect("a temporary directory");
    let mut bench = Bench::new(directory.path(), hosts, store_threads);
    let marks = [urls / 4, urls / 2, urls];
    for mark in marks {
        bench.run_to(mark);
        bench.report(directory.path());
    }
    bench.reopen(directory.path());
}

struct Bench {
    store: Arc<FjallStore>,
    frontier: Frontier,
    settings: FrontierSettings,
    web: Web,
    clock: SystemClock,
    now: Timestamp,
    pages: u64,
    links: u64,
    window: Window,
    making_links: Duration,
}

#[derive(Default)]
struct Window {
    pages: u64,
    links: u64,
    cpu: Duration,
    steps: Vec<Duration>,
    commits: Vec<Duration>,
}

impl Bench {
    fn new(path: &std::path::Path, hosts: u64, worker_threads: usize) -> Bench {
        let store_settings = FjallSettings { worker_threads, ..FjallSettings::default() };
        let store = Arc::new(FjallStore::open_with(path, &store_settings).expect("store"));
        let settings = FrontierSettings { urls_per_host: u64::MAX, max_depth: u16::MAX, ..FrontierSettings::default() };
        let now = Timestamp::from_millis(1_800_000_000_000);
        let frontier = Frontier::open(store.clone(), settings.clone(), now).expect("frontier");
        let mut bench = Bench {
            store,
            frontier,
            settings,
            web: Web::new(hosts),
            clock: SystemClock::new(),
            now,
            pages: 0,
            links: 0,
            window: Window::default(),
            making_links: Duration::ZERO,
        };
        let seeds: Vec<_> = (0..1000).map(|_| bench.web.new_url(None, Via::Seed)).collect();
        bench.frontier.admit(seeds, now).expect("admitted");
        bench
    }

    fn run_to(&mut self, urls: u64) {
        self.window = Window::default();
        let cpu_before = all_threads_cpu();
        let made_before = self.making_links;
        while self.frontier.stats().known_urls < urls {
            let began = self.clock.elapsed();
            match self.frontier.next(self.now).expect("next") {
                Next::Due(due) => {
                    let page = due.errand == Errand::Page;
                    let outcome = if page { answer(self.pages) } else { rules() };
                    let host = due.url.host_str().unwrap_or_default().to_owned();
                    self.frontier.settle(due.lease, &outcome, RetryDecision::Done, self.now).expect("settled");
                    let settled = self.clock.elapsed() - began;
                    if page {
                        self.visit(&host, due.url.as_str(), due.depth + 1, settled);
                    }
                }
                Next::Wait { until } => self.now = until.max(self.now),
                Next::Closed { .. } | Next::AllLeased | Next::Empty => {
                    unreachable!("every robots.txt can be had, every lease is settled, every page has links")
                }
            }
        }
        let links = self.making_links - made_before;
        self.window.cpu = all_threads_cpu().saturating_sub(cpu_before).saturating_sub(links);
    }

    fn visit(&mut self, host: &str, url: &str, depth: u16, settled: Duration) {
        let before = this_thread_cpu();
        let links = self.web.links(host, url, depth);
        self.making_links += this_thread_cpu().saturating_sub(before);
        let began = self.clock.elapsed();
        self.frontier.admit(links, self.now).expect("admitted");
        self.window.steps.push(settled + (self.clock.elapsed() - began));
        self.pages += 1;
        self.links += LINKS_PER_PAGE as u64;
        self.window.pages += 1;
        self.window.links += LINKS_PER_PAGE as u64;
        if self.pages.is_multiple_of(PAGES_PER_COMMIT) {
            let began = self.clock.elapsed();
            let batch = self.frontier.take_commit(self.now).expect("commit");
            self.store.apply(batch).expect("applied");
            self.store.sync().expect("synced");
            self.window.commits.push(self.clock.elapsed() - began);
        }
    }

    fn report(&mut self, path: &std::path::Path) {
        let window = &mut self.window;
        window.steps.sort_unstable();
        window.commits.sort_unstable();
        let step = |part: f64| window.steps[((window.steps.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e6;
        let stats = self.frontier.stats();
        println!(
            concat!(
                r#"{{"urls":{},"pages":{},"links_per_cpu_s":{:.0},"us_per_page":{:.1},"step_us_p50":{:.1},"#,
                r#""step_us_p99":{:.1},"step_us_max":{:.0},"commit_ms_max":{:.0},"rss_mb":{},"disk_bytes_per_url":{:.0},"#,
                r#""hosts_known":{},"hosts_in_ram":{},"urls_in_ram":{},"queued":{}}}"#
            ),
            stats.known_urls,
            self.pages,
            window.links as f64 / window.cpu.as_secs_f64(),
            window.cpu.as_secs_f64() * 1e6 / window.pages as f64,
            step(0.5),
            step(0.99),
            step(1.0),
            window.commits.last().map_or(0.0, |longest| longest.as_secs_f64() * 1e3),
            resident_mb(),
            disk_bytes(path) as f64 / stats.known_urls as f64,
            stats.hosts_known,
            stats.hosts_in_ram,
            stats.urls_in_ram,
            stats.queued,
        );
    }

    fn reopen(self, path: &std::path::Path) {
        let Bench { mut frontier, store, settings, clock, now, .. } = self;
        let expected = frontier.stats();
        store.apply(frontier.close(now).expect("closed")).expect("applied");
        store.sync().expect("synced");
        drop((frontier, store));
        let began = clock.elapsed();
        let store = Arc::new(FjallStore::open(path).expect("store"));
        let frontier = Frontier::open(store, settings, now).expect("frontier");
        assert_eq!(frontier.stats().queued, expected.queued);
        println!(r#"{{"reopen_s":{:.2},"queued":{}}}"#, (clock.elapsed() - began).as_secs_f64(), expected.queued);
    }
}

/// A web that grows while it is looked at.
struct Web {
    random: Random,
    hosts: u64,
    host_of: Vec<u32>,
}

impl Web {
    fn new(hosts: u64) -> Web {
        Web { random: Random::from_seed(1), hosts, host_of: Vec::new() }
    }

    /// Zipf with exponent 1, by inversion of its continuous form.
    fn any_host(&mut self) -> u32 {
        let uniform = self.random.below(1 << 32) as f64 / (1u64 << 32) as f64;
        ((self.hosts as f64 + 1.0).powf(uniform) - 1.0) as u32
    }

    fn new_url(&mut self, host: Option<u32>, via: Via) -> CandidateUrl {
        let host = host.unwrap_or_else(|| self.any_host());
        self.host_of.push(host);
        self.url(self.host_of.len() - 1, None, via)
    }

    fn url(&self, number: usize, referrer: Option<&Arc<str>>, via: Via) -> CandidateUrl {
        let text =
            format!("https://www.host-{}.example/section-{}/page-{number}.html", self.host_of[number], number % 9);
        let fingerprint = Fingerprint::of_key(&text);
        let url = Url::parse(&text).expect("valid");
        CandidateUrl { url, fingerprint, depth: 0, referrer: referrer.cloned(), via }
    }

    /// 6 or 7 new ones, most of them on the page's own host; the rest have been seen, often lately.
    fn links(&mut self, host: &str, page: &str, depth: u16) -> Vec<CandidateUrl> {
        let own = host.trim_start_matches("www.host-").trim_end_matches(".example").parse().ok();
        let referrer: Arc<str> = page.into();
        let new = 6 + self.random.below(2) as usize;
        let mut links = Vec::with_capacity(LINKS_PER_PAGE);
        for at in 0..new {
            let mut link = self.new_url(if at < 4 { own } else { None }, Via::Link);
            link.referrer = Some(referrer.clone());
            link.depth = depth;
            links.push(link);
        }
        while links.len() < LINKS_PER_PAGE {
            let known = self.host_of.len() as u64;
            let back =
                if self.random.below(2) == 0 { self.random.below(known.min(20_000)) } else { self.random.below(known) };
            links.push(self.url((known - 1 - back) as usize, Some(&referrer), Via::Link));
        }
        links
    }
}

fn answer(page: u64) -> VisitOutcome {
    VisitOutcome::Response(Response {
        status: 200,
        redirect: None,
        retry_after: None,
        digest: Some([page as u8; 32]),
        etag: Some("\"5f3c-62a1b2c3d4e5f\"".to_owned()),
        last_modified: Some("Sun, 15 Nov 2026 20:00:13 GMT".to_owned()),
        archived: Some(ArchivePosition { file: "crawl-00001.warc.gz".into(), offset: page * 20_000, length: 20_000 }),
        body_bytes: 100_000,
        server_time: Duration::from_millis(100),
    })
}

fn rules() -> VisitOutcome {
    VisitOutcome::Robots(RobotsFile::Rules { text: Bytes::new(), crawl_delay: None, expires: Timestamp::NEVER })
}

fn this_thread_cpu() -> Duration {
    cpu(ClockId::ThreadCPUTime)
}

fn all_threads_cpu() -> Duration {
    cpu(ClockId::ProcessCPUTime)
}

fn cpu(clock: ClockId) -> Duration {
    let time = clock_gettime(clock);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn resident_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn disk_bytes(path: &std::path::Path) -> u64 {
    let Ok(entries) = std::fs::read_dir(path) else { return 0 };
    entries
        .flatten()
        .map(|entry| match entry.metadata() {
            Ok(metadata) if metadata.is_dir() => disk_bytes(&entry.path()),
            Ok(metadata) => metadata.len(),
            Err(_) => 0,
        })
        .sum()
}
