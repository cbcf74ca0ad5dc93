//! A job from start to end: take the directory, recover what an earlier run left, crawl, and say
//! how it ended.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use peregrine_archive::Archive;
use peregrine_dns::{AddressPolicy, CachingResolver, Resolver};
use peregrine_fetch::HttpClient;
use peregrine_frontier::{Frontier, FrontierSettings, FrontierStats};
use peregrine_robots::product_token;
use peregrine_runtime::{Clock, Random, Shutdown, most_open_files};
use peregrine_state::{Batch, DiskStore, StateError, Store};
use peregrine_types::Timestamp;
use peregrine_urls::{KeyPolicy, Url};
use peregrine_warc::WarcInfo;
use serde::Serialize;

use crate::admit::Admission;
use crate::committer::Committer;
use crate::contents::Contents;
use crate::dead_letter::revisit_all;
use crate::directory::{self, CrawlDirectory, JobRecord, Memory};
use crate::disk_watch::DiskWatch;
use crate::forget::Denylist;
use crate::harvest::{Harvester, Reading};
use crate::keeping::Keeping;
use crate::metrics::{Metrics, Totals};
use crate::partition::{Limits, Partition};
use crate::pdf_reader::LONGEST_READING;
use crate::pipeline::{self, Harvesters};
use crate::profile::{Profile, ProfileReport, Stage, Stopwatch};
use crate::questions::QuestionsReceiver;
use crate::robots_gate::RobotsGate;
use crate::settings::Settings;
use crate::visit::{Equipment, GuardedAddresses};
use crate::{CrawlError, seed};

/// How long requests under way may take to end once somebody wants to stop.
const DRAIN: Duration = Duration::from_secs(10);

/// What is asked for.
pub struct Job {
    /// The crawl directory.
    pub out: PathBuf,
    /// May be empty where the directory already holds a crawl.
    pub seeds: Vec<Url>,
    pub settings: Settings,
    /// Whether what was fetched before is visited again.
    pub revisit: bool,
    /// Whether to find out where the CPU time goes.
    pub profile: bool,
}

/// Time, chance, addresses and the wish to stop: what tests own.
pub struct Seams {
    pub clock: Arc<dyn Clock>,
    pub random: Random,
    /// Resolves names; answers are cached by the crawl.
    pub resolver: Arc<dyn Resolver>,
    pub shutdown: Shutdown,
    pub metrics: Arc<Metrics>,
    pub observer: Arc<dyn Observer>,
    /// The program that reads PDF documents, in a process of their own; without one they are only archived.
    pub pdf_reader: Option<PathBuf>,
    /// Where questions to the crawl come from while it runs, if anybody may ask.
    pub questions: Option<QuestionsReceiver>,
}

/// Hears what happens.
pub trait Observer: Send + Sync {
    fn event(&self, event: &Event<'_>);
}

/// What an observer hears of.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event<'a> {
    /// The crawl begins, or goes on with what an earlier run left.
    Started { resumed: bool, queued: u64, pages_before: u64 },
    /// These visits are durable: archive and state agree on them. Each page is a line of
    /// `pages.jsonl`.
    Committed {
        #[serde(skip)]
        pages: &'a [String],
        totals: &'a Totals,
    },
}

/// How a crawl ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ending", rename_all = "kebab-case")]
pub enum Ending {
    /// Every URL in scope has been visited.
    Finished,
    /// It was finished before it began: nothing was done.
    AlreadyFinished,
    LimitReached,
    Interrupted,
    /// Only hosts that are backing off are left; the first may be asked again at `until`.
    Waiting {
        until: Timestamp,
    },
    NoSeedReachable {
        reason: String,
    },
    /// There is less free space than the crawl was told to leave.
    DiskLow,
}

/// What a run leaves to say.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    #[serde(flatten)]
    pub ending: Ending,
    /// Over all runs in this directory.
    pub totals: Totals,
    pub queued: u64,
    pub known_urls: u64,
    pub hosts: u64,
    /// URLs that were not admitted, by reason, in this run.
    pub refused: std::collections::BTreeMap<&'static str, u64>,
    pub took: Duration,
    /// Where the CPU time went, if that was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileReport>,
}

/// Runs a job to its end. Blocks; the caller's thread becomes the partition's.
pub fn run(job: Job, seams: Seams) -> Result<Summary, CrawlError> {
    run_on(job, seams, |path| Ok(Arc::new(DiskStore::open(path)?)))
}

/// The same, on whatever store is opened for the path of the state.
pub fn run_on(
    job: Job,
    mut seams: Seams,
    open_store: impl FnOnce(&Path) -> Result<Arc<dyn Store>, StateError>,
) -> Result<Summary, CrawlError> {
    let began = seams.clock.elapsed();
    job.settings.validate()?;
    let keys = KeyPolicy::new(&job.settings.urls).map_err(CrawlError::Seed)?;
    // Everything that can be wrong with the job itself is found before the directory is touched.
    Admission::new(&job.settings.crawl, &[], keys.clone())?;
    let directory = CrawlDirectory::take(&job.out)?;
    let store = open_store(&directory.state())?;
    let record = job_record(&job, store.as_ref())?;
    let totals = directory::load_totals(store.as_ref(), &job.out)?;
    let mark = directory::load_mark(store.as_ref(), &job.out)?;
    directory.write_settings(&job.settings)?;

    let now = seams.clock.now();
    let admission = Arc::new(Admission::new(&job.settings.crawl, &record.seeds, keys.clone())?);
    for moved in directory::load_moved_seeds(store.as_ref())? {
        admission.widen(&moved);
    }
    let mut frontier = Frontier::open(store.clone(), frontier_settings(&job.settings), now)?;
    let mut memory = Memory::of_run_after(&totals);
    memory.note_refusals(&frontier.admit_all(&seed::candidates(&job.seeds, &keys), now)?);
    if totals.pages == 0 && totals.asked_to_wait == 0 {
        // Nothing was ever fetched here: whoever types the same seeds again has probably mended something. What a server asked
        // for, on the other hand, is not ours to forgive.
        for seed in &job.seeds {
            frontier.forgive(seed, now)?;
        }
    }
    if job.revisit {
        revisit_all(&mut frontier, store.as_ref(), now)?;
    }
    let queued = frontier.stats().queued;
    if queued == 0 && mark.is_some() {
        // A run that was killed between its last commit and its end left files without their final names.
        peregrine_archive::mend_archive(&job.out, mark.as_ref(), &[])?;
        return Ok(summary(Ending::AlreadyFinished, totals, &frontier.stats(), &memory, Duration::ZERO));
    }
    let (archive, _) = Archive::open(
        &job.out,
        job.settings.archive.clone(),
        mark.as_ref(),
        warcinfo(&job.settings),
        Random::from_seed(seams.random.next_u64()),
    )?;
    let pages_before = totals.pages;
    // The display goes on from where the last run stopped.
    seams.metrics.pages.store(totals.pages, Relaxed);
    seams.metrics.bytes.store(totals.bytes, Relaxed);
    seams.observer.event(&Event::Started { resumed: mark.is_some(), queued, pages_before: totals.pages });

    let mut beside = Batch::new();
    directory::save_job(&mut beside, &record);
    let profile = job.profile.then(Profile::begin);
    let runtime = io_runtime(profile.clone())?;
    let equipment = {
        let _inside = runtime.enter();
        equipment(&job.settings, &record.seeds, &seams)?
    };
    let contents = Contents::open(store.clone(), &job.settings.dedup)?;
    let agent: Arc<str> = Arc::from(product_token(&job.settings.fetch.user_agent));
    let mut harvester = |pdf_reader: Option<&Path>| {
        Harvester::new(
            admission.clone(),
            agent.clone(),
            job.settings.fetch.decode_limits(),
            Keeping::new(&job.settings.archive, &job.out, archive.record_writer()),
            Reading::new(&job.settings, contents.originals(), pdf_reader),
            seams.clock.clone(),
            Random::from_seed(seams.random.next_u64()),
        )
        .timed_by(Stopwatch::of(profile.as_ref()))
    };
    let harvesters = Harvesters {
        pages: (0..harvest_threads(&job.settings)).map(|_| harvester(None)).collect(),
        documents: (0..document_threads(&job.settings)).map(|_| harvester(seams.pdf_reader.as_deref())).collect(),
        let_others_go_first: job.settings.frontier.delay > Duration::ZERO,
    };
    let concurrency = job.settings.crawl.concurrency;
    let denylist = Denylist::load(store.as_ref())?;
    let pipeline = pipeline::start(runtime.handle().clone(), equipment, concurrency, harvesters)?;
    let partition = Partition {
        frontier,
        gate: RobotsGate::new(store.clone(), agent),
        archive,
        contents,
        committer: Committer::start(store.clone(), profile.clone())?,
        store,
        visitors: pipeline.visitors,
        admission,
        denylist,
        disk: DiskWatch::of(&job.out, job.settings.archive.keep_free_bytes),
        harvested: pipeline.harvested,
        questions: seams.questions,
        clock: seams.clock.clone(),
        shutdown: seams.shutdown.clone(),
        metrics: seams.metrics.clone(),
        observer: seams.observer.clone(),
        stopwatch: Stopwatch::of(profile.as_ref()),
        limits: limits(&job.settings),
        totals,
        memory,
        beside,
        unreported: Vec::new(),
        mentioned: 0,
        owes_peace: false,
    };
    let outcome = partition.run();
    // Requests that outlived the drain are dropped with the runtime; then the harvest threads end.
    runtime.shutdown_timeout(Duration::from_millis(200));
    for thread in pipeline.harvest_threads {
        let _ = thread.join();
    }
    let end = outcome?;
    let pages = end.totals.pages - pages_before;
    let mut summary = summary(end.ending, end.totals, &end.stats, &end.memory, seams.clock.elapsed() - began);
    summary.profile = profile.map(|profile| profile.report(pages));
    Ok(summary)
}

fn summary(ending: Ending, totals: Totals, stats: &FrontierStats, memory: &Memory, took: Duration) -> Summary {
    Summary {
        ending,
        totals,
        queued: stats.queued,
        known_urls: stats.known_urls,
        hosts: stats.hosts_known,
        refused: memory.refused.clone(),
        took,
        profile: None,
    }
}

/// What was asked for so far and now. The first run of a directory decides how keys are made.
fn job_record(job: &Job, store: &dyn Store) -> Result<JobRecord, CrawlError> {
    let earlier = directory::load_job(store, &job.out)?;
    let Some(mut record) = earlier else {
        return match job.seeds.is_empty() {
            true => Err(CrawlError::NoSeeds),
            false => Ok(JobRecord { seeds: job.seeds.clone(), urls: job.settings.urls.clone() }),
        };
    };
    if record.urls != job.settings.urls {
        return Err(CrawlError::KeysChanged { path: job.out.clone() });
    }
    let known: HashSet<&Url> = record.seeds.iter().collect();
    let further: Vec<Url> = job.seeds.iter().filter(|seed| !known.contains(seed)).cloned().collect();
    record.seeds.extend(further);
    Ok(record)
}

fn equipment(settings: &Settings, seeds: &[Url], seams: &Seams) -> Result<Equipment, CrawlError> {
    let resolver = CachingResolver::new(seams.resolver.clone(), &settings.dns, seams.clock.clone());
    let mut policy = AddressPolicy::new(&settings.dns);
    for seed in seeds {
        if let (Some(host), Some(port)) = (seed.host_str(), seed.port_or_known_default()) {
            policy.allow_seed(host, port);
        }
    }
    let addresses = Arc::new(GuardedAddresses { resolver: Arc::new(resolver), policy });
    let tls = settings.tls.policy()?;
    let mut fetch = settings.fetch.clone();
    fetch.max_idle = idle_connections(fetch.max_idle, most_open_files());
    let transport = HttpClient::with_policy(fetch, addresses.clone(), seams.clock.clone(), tls)?;
    Ok(Equipment { transport: Arc::new(transport), addresses, longest_lookup: settings.fetch.total_timeout })
}

/// Connections that nobody uses leave half of all files to those in use, and to the crawl's own.
fn idle_connections(wanted: usize, most_open_files: Option<u64>) -> usize {
    let most = most_open_files.map_or(u64::MAX, |files| files / 2);
    wanted.min(usize::try_from(most).unwrap_or(usize::MAX))
}

/// Where a proxy looks names up, nobody here knows the addresses of hosts.
fn frontier_settings(settings: &Settings) -> FrontierSettings {
    let mut frontier = settings.frontier.clone();
    if settings.fetch.proxy_resolves && !settings.fetch.proxy.is_empty() {
        frontier.per_address = 0;
    }
    // A visit that waits until all before it have been read is not lost.
    let before = settings.crawl.concurrency.div_ceil(document_threads(settings));
    let longest_wait = LONGEST_READING.saturating_mul(u32::try_from(before).unwrap_or(u32::MAX));
    frontier.lease = frontier.lease.max(longest_wait);
    frontier
}

fn limits(settings: &Settings) -> Limits {
    Limits {
        concurrency: settings.crawl.concurrency,
        pages: Some(settings.crawl.limit).filter(|limit| *limit > 0),
        patience: Duration::from_secs_f64(settings.crawl.patience),
        commit_interval: Duration::from_secs_f64(settings.crawl.commit_interval),
        looks_ahead: settings.fetch.proxy.is_empty() || !settings.fetch.proxy_resolves,
        drain: DRAIN,
    }
}

/// The threads that fetch.
fn io_runtime(profile: Option<Arc<Profile>>) -> Result<tokio::runtime::Runtime, CrawlError> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(io_threads()).thread_name("io").enable_all();
    if let Some(profile) = profile {
        builder.on_thread_stop(move || profile.whole_thread_was(Stage::Fetch));
    }
    builder.build().map_err(CrawlError::Thread)
}

/// One thread moves bytes for thousands of connections; a second helps where there are cores.
fn io_threads() -> usize {
    cores().div_ceil(4).max(1)
}

fn harvest_threads(settings: &Settings) -> usize {
    match settings.crawl.harvest_threads {
        0 => cores(),
        given => given,
    }
}

/// Their readers are processes of their own, beside the threads.
fn document_threads(settings: &Settings) -> usize {
    harvest_threads(settings).div_ceil(2)
}

fn cores() -> usize {
    std::thread::available_parallelism().map(usize::from).unwrap_or(1)
}

/// What the first record of every WARC file says about where it comes from.
fn warcinfo(settings: &Settings) -> WarcInfo {
    let published = Settings { fetch: settings.fetch.without_secrets(), ..settings.clone() };
    let text = toml::to_string(&published).unwrap_or_default();
    WarcInfo::new(concat!("peregrine/", env!("CARGO_PKG_VERSION")))
        .with("robots", "obey")
        .with("http-header-user-agent", &settings.fetch.introduction())
        .with("description", &text.replace('\n', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_that_nobody_uses_leave_half_of_all_files_to_others() {
        assert_eq!(idle_connections(8_192, Some(1_024)), 512);
        assert_eq!(idle_connections(8_192, Some(1 << 20)), 8_192);
        assert_eq!(idle_connections(8_192, None), 8_192);
    }
}
