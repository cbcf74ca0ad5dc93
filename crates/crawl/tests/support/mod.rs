//! Whole crawls against a synthetic web, in this process: the real pipeline, real sockets on
//! loopback, a real store. Every run ends in what the servers saw and what the crawl left behind.

#![allow(dead_code)] // Each test binary uses its share.

pub mod later;
pub mod records;
pub mod site;

use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use peregrine_crawl::{
    CrawlError, Event, Job, Metrics, Observer, QuestionsReceiver, Scope, Seams, Settings, Summary, parse_seeds, run_on,
};
use peregrine_dns::{FixedResolver, Resolver, SystemResolver};
use peregrine_runtime::{Clock, Random, Shutdown, SystemClock};
use peregrine_simweb::{CrawlRules, Judgement, Scope as WebScope, SimWeb, SimWebConfig, Verdict};
use peregrine_state::{DiskStore, Store};
use peregrine_warc::{ReadLimits, StoredRecord, WarcReader};
use serde_json::Value;
use tempfile::TempDir;

/// A crawl in the making. Unhurried tests are slow tests, so the default delay is zero; tests of
/// politeness set their own.
pub struct TestCrawl {
    pub web: Arc<SimWeb>,
    pub settings: Settings,
    pub seeds: Vec<String>,
    pub shutdown: Shutdown,
    pub metrics: Arc<Metrics>,
    pub questions: Option<QuestionsReceiver>,
    /// Time, where it is not the real one.
    pub clock: Option<Arc<dyn Clock>>,
    /// Answers for names instead of the synthetic web.
    pub resolver: Option<Arc<dyn Resolver>>,
    /// Whether names are asked of the synthetic web's name server, over the network.
    pub asks_name_server: bool,
    /// Whether the next run visits again what was fetched before.
    pub revisit: bool,
    /// Whether the next run finds out where its CPU time goes.
    pub profile: bool,
    /// The program that reads PDF documents.
    pub pdf_reader: Option<PathBuf>,
    /// What stands between the crawl and its store.
    pub between: Option<Between>,
    /// What the last run reported, however it ended.
    pub reported: Vec<String>,
    directory: TempDir,
    stop_after_pages: Option<u64>,
}

pub type Between = Box<dyn Fn(Arc<dyn Store>) -> Arc<dyn Store> + Send>;

/// What a run came to.
pub struct CrawlEnd {
    pub summary: Summary,
    /// The lines of `pages.jsonl`.
    pub pages: Vec<Value>,
    /// The page lines that were reported as committed in this run.
    pub reported: Vec<String>,
    pub verdict: Verdict,
}

impl TestCrawl {
    pub fn of(config: SimWebConfig) -> Self {
        let web = Arc::new(SimWeb::start(config).expect("the synthetic web starts"));
        let mut settings = Settings::default();
        settings.frontier.delay = Duration::ZERO;
        settings.crawl.commit_interval = 0.1;
        settings.crawl.patience = 0.0;
        settings.dns.allow_private = true;
        TestCrawl {
            seeds: vec![web.url(0, "/")],
            web,
            settings,
            shutdown: Shutdown::new(),
            metrics: Arc::default(),
            questions: None,
            clock: None,
            resolver: None,
            asks_name_server: false,
            revisit: false,
            profile: false,
            pdf_reader: None,
            between: None,
            reported: Vec::new(),
            directory: tempfile::tempdir().expect("a temporary directory"),
            stop_after_pages: None,
        }
    }

    #[must_use]
    pub fn seeds(mut self, seeds: Vec<String>) -> Self {
        self.seeds = seeds;
        self
    }

    #[must_use]
    pub fn every_front_page(mut self) -> Self {
        self.seeds = self.web.seeds();
        self
    }

    #[must_use]
    pub fn scope(mut self, scope: Scope) -> Self {
        self.settings.crawl.scope = scope;
        self
    }

    #[must_use]
    pub fn delay(mut self, delay: Duration) -> Self {
        self.settings.frontier.delay = delay;
        self
    }

    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Settings)) -> Self {
        change(&mut self.settings);
        self
    }

    /// Trusts the authority that signs for the synthetic web's hosts.
    #[must_use]
    pub fn trusting(mut self) -> Self {
        let path = self.directory.path().join("authority.pem");
        std::fs::write(&path, self.web.authority_pem()).expect("a temporary file");
        self.settings.tls.extra_roots = vec![path];
        self
    }

    /// Asks for a shutdown, as Ctrl-C does, once this many pages are committed in a run.
    #[must_use]
    pub fn interrupted_after(mut self, pages: u64) -> Self {
        self.stop_after_pages = Some(pages);
        self
    }

    pub fn out(&self) -> PathBuf {
        self.directory.path().join("crawl")
    }

    /// Runs to the end, and again from where it stopped each time this is called.
    pub fn run(&mut self) -> CrawlEnd {
        self.try_run().expect("the crawl runs")
    }

    pub fn try_run(&mut self) -> Result<CrawlEnd, CrawlError> {
        self.shutdown = Shutdown::new();
        self.metrics = Arc::default();
        let reporter = Arc::new(TestReporter {
            lines: Mutex::new(Vec::new()),
            stop_after: self.stop_after_pages,
            shutdown: self.shutdown.clone(),
        });
        let web = self.web.clone();
        let seams = Seams {
            clock: self.clock.clone().unwrap_or_else(|| Arc::new(SystemClock::new())),
            random: Random::from_seed(7),
            resolver: match (&self.resolver, self.asks_name_server) {
                (Some(resolver), _) => resolver.clone(),
                (None, true) => {
                    self.settings.dns.servers = vec![web.dns_address()];
                    Arc::new(SystemResolver::new(&self.settings.dns).expect("valid settings"))
                }
                (None, false) => {
                    Arc::new(FixedResolver::from_fn(move |name| web.resolve(name).map(|address| vec![address])))
                }
            },
            shutdown: self.shutdown.clone(),
            metrics: self.metrics.clone(),
            observer: reporter.clone(),
            pdf_reader: self.pdf_reader.clone(),
            questions: self.questions.take(),
        };
        let job = Job {
            out: self.out(),
            seeds: parse_seeds(self.seeds.iter().map(String::as_str))?,
            settings: self.settings.clone(),
            revisit: std::mem::take(&mut self.revisit),
            profile: self.profile,
        };
        let result = run_on(job, seams, |path| {
            let store: Arc<dyn Store> = Arc::new(DiskStore::open(path)?);
            Ok(self.between.as_ref().map_or(store.clone(), |between| between(store)))
        });
        self.reported = reporter.lines.lock().expect("no test thread panicked").clone();
        let summary = result?;
        let (pages, reported) = (page_lines(&self.out()), self.reported.clone());
        Ok(CrawlEnd { summary, pages, reported, verdict: self.web.verdict() })
    }

    /// What a complete and well-behaved crawl of this job would have asked for.
    pub fn rules(&self) -> CrawlRules {
        let scope = match self.settings.crawl.scope {
            Scope::Page => WebScope::Page,
            Scope::Host => WebScope::Host,
            Scope::Domain => WebScope::Domain,
            Scope::Any => WebScope::Any,
            Scope::Prefix => panic!("the synthetic web does not know prefixes"),
        };
        let sitemaps = self.settings.crawl.sitemaps;
        CrawlRules { sitemaps, ..CrawlRules::new(self.seeds.clone(), scope) }
    }

    pub fn judge(&self, end: &CrawlEnd) -> Judgement {
        assert_eq!(end.verdict.unrecorded(), 0, "the web's record is full");
        end.verdict.judge(&self.web.truth().expect(&self.rules()))
    }
}

impl CrawlEnd {
    /// URLs of the pages that were fetched with a status below 400, redirects left out; sorted.
    pub fn fetched(&self) -> Vec<String> {
        let mut urls: Vec<String> = self
            .pages
            .iter()
            .filter(|line| line["outcome"] == "fetched" && line["status"].as_i64().is_some_and(|status| status < 400))
            .map(|line| line["url"].as_str().expect("every line has a url").to_owned())
            .collect();
        urls.sort();
        urls
    }
}

/// All records of a crawl's archive, in its order.
pub fn archived(out: &Path) -> Vec<StoredRecord> {
    let limits = ReadLimits { header_bytes: 1 << 20, block_bytes: 1 << 24 };
    let files = std::fs::read_dir(out.join("archive")).expect("an archive");
    let mut warcs: Vec<_> = files.map(|file| file.expect("readable").path()).collect();
    warcs.retain(|path| path.to_string_lossy().contains(".warc"));
    warcs.sort();
    let open = |path| BufReader::new(std::fs::File::open(path).expect("readable"));
    let records = warcs.into_iter().flat_map(|path| WarcReader::starting_at(open(path), 0, limits));
    records.map(|record| record.expect("a whole record")).collect()
}

pub fn page_lines(out: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(out.join("pages.jsonl")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("pages.jsonl holds JSON lines")).collect()
}

struct TestReporter {
    lines: Mutex<Vec<String>>,
    stop_after: Option<u64>,
    shutdown: Shutdown,
}

impl Observer for TestReporter {
    fn event(&self, event: &Event<'_>) {
        if let Event::Committed { pages, .. } = event {
            let mut lines = self.lines.lock().expect("no test thread panicked");
            lines.extend(pages.iter().cloned());
            if self.stop_after.is_some_and(|stop| lines.len() as u64 >= stop) {
                self.shutdown.request();
            }
        }
    }
}
