//! `peregrine crawl`: the main job.

use std::collections::BTreeMap;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use clap::Args;
use peregrine_crawl::{
    Ending, Event, Job, Metrics, Observer, ProfileReport, Questions, Scope, Seams, Summary, parse_seeds,
};
use peregrine_dns::{AddressKind, SystemResolver};
use peregrine_runtime::{CPU_TIME_IS_KNOWN, Clock, Random, Shutdown, SystemClock};
use peregrine_urls::Host;
use serde::Serialize;
use toml::Value;

use crate::display::{Display, bytes, clock_face, counted, grouped};
use crate::exit::{EXIT_CODES_HELP, Exit, Usage};
use crate::live::Door;
use crate::offsite::{self, Destination};
use crate::settings::{self, FlagSetting, Source};

#[derive(Args)]
#[command(
    after_help = EXAMPLES,
    after_long_help = format!("{EXAMPLES}\n\n{EXIT_CODES_HELP}"),
)]
pub struct CrawlArgs {
    /// URLs to start from
    #[arg(value_name = "URL")]
    pub seeds: Vec<String>,
    /// Read seeds from a file, one per line; - is standard input
    #[arg(short = 'f', long = "seeds", value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Where the crawl lives: archive, page list, state. Or s3://BUCKET/PREFIX (gs://, az://): finished files go there
    #[arg(short, long, value_name = "DIR", default_value = "./crawl")]
    pub out: PathBuf,
    /// With an --out on object storage: the local directory to work in [default: ./crawl]
    #[arg(long, value_name = "DIR")]
    pub work: Option<PathBuf>,
    #[command(flatten)]
    pub flags: SettingFlags,
    /// Visit again what an earlier run fetched; pages that have not changed are neither sent nor stored twice
    #[arg(long)]
    pub again: bool,
    /// One JSON line per event on standard output
    #[arg(long)]
    pub json: bool,
    /// Say in the end where the CPU time went: microseconds per page, stage by stage
    #[arg(long)]
    pub profile: bool,
    /// No progress and no summary; errors only
    #[arg(short, long)]
    pub quiet: bool,
}

const EXAMPLES: &str = "\
Examples:
  peregrine crawl https://example.com/
  peregrine crawl https://example.com/docs/ --scope prefix --limit 1000 --out docs
  peregrine crawl -f seeds.txt --scope domain --out archive
  cat seeds.txt | peregrine crawl -f - --json
  peregrine crawl http://localhost:8000/ --delay 0 --per-host 16

The same command again goes on where the last one stopped; a crawl that is finished says so.";

/// Flags that stand for settings.
#[derive(Args, Default)]
pub struct SettingFlags {
    /// Read settings from a TOML file (see peregrine.example.toml)
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// How far to go from the seeds: page, prefix, host, domain or any [default: host]
    #[arg(long, value_name = "SCOPE")]
    pub scope: Option<Scope>,
    /// Follow links at most N steps from a seed [default: 20]
    #[arg(long, value_name = "N")]
    pub depth: Option<u16>,
    /// Stop after N pages; 0 = no limit [default: 0]
    #[arg(long, value_name = "N")]
    pub limit: Option<u64>,
    /// Only URLs that match this regular expression (repeatable)
    #[arg(long, value_name = "RE")]
    pub include: Vec<String>,
    /// No URLs that match this regular expression (repeatable)
    #[arg(long, value_name = "RE")]
    pub exclude: Vec<String>,
    /// Seconds between two requests to one host; robots.txt may ask for more [default: 1]
    #[arg(long, value_name = "SECS", allow_negative_numbers = true)]
    pub delay: Option<f64>,
    /// Connections to one host at a time [default: 1]
    #[arg(long, value_name = "N")]
    pub per_host: Option<u32>,
    /// Requests under way at once, over all hosts [default: 256]
    #[arg(long, value_name = "N")]
    pub concurrency: Option<u32>,
    /// How to introduce ourselves; robots.txt is matched by its first word [default: peregrine/VERSION]
    #[arg(long, value_name = "TEXT")]
    pub user_agent: Option<String>,
    /// A page about this crawler, said in the User-Agent header
    #[arg(long, value_name = "URL")]
    pub contact_url: Option<String>,
    /// An address that the people who run a site may write to, said in the User-Agent header
    #[arg(long, value_name = "ADDRESS")]
    pub contact_email: Option<String>,
    /// Fetch through a proxy, such as http://user:password@host:port or socks5://host:port
    #[arg(long, value_name = "URL")]
    pub proxy: Option<String>,
    /// Trust the certificate authorities in this PEM file, too (repeatable)
    #[arg(long, value_name = "FILE")]
    pub ca_file: Vec<String>,
    /// Ask this name server, as address or address:port, instead of the system's (repeatable)
    #[arg(long, value_name = "SERVER")]
    pub dns: Vec<String>,
    /// Seconds to wait when only hosts that are backing off are left [default: 60]
    #[arg(long, value_name = "SECS", allow_negative_numbers = true)]
    pub patience: Option<f64>,
    /// Let links and redirects lead to private and loopback addresses
    #[arg(long, value_name = "true|false", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub allow_private: Option<bool>,
}

impl SettingFlags {
    pub fn settings(&self) -> Vec<FlagSetting> {
        let mut given = Vec::new();
        let mut add = |flag, setting, value: Option<Value>| {
            if let Some(value) = value {
                given.push(FlagSetting { flag, setting, value });
            }
        };
        let integer = |number: u64| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
        let list = |texts: &[String]| (!texts.is_empty()).then(|| Value::from(texts.to_vec()));
        let scope = self.scope.and_then(|scope| Value::try_from(scope).ok());
        add("--scope", "crawl.scope", scope);
        add("--depth", "frontier.max_depth", self.depth.map(|n| integer(n.into())));
        add("--limit", "crawl.limit", self.limit.map(integer));
        add("--include", "crawl.include", list(&self.include));
        add("--exclude", "crawl.exclude", list(&self.exclude));
        add("--delay", "frontier.delay", self.delay.map(Value::Float));
        add("--per-host", "frontier.per_host", self.per_host.map(|n| integer(n.into())));
        add("--concurrency", "crawl.concurrency", self.concurrency.map(|n| integer(n.into())));
        add("--user-agent", "fetch.user_agent", self.user_agent.clone().map(Value::String));
        add("--contact-url", "fetch.contact_url", self.contact_url.clone().map(Value::String));
        add("--contact-email", "fetch.contact_email", self.contact_email.clone().map(Value::String));
        add("--proxy", "fetch.proxy", self.proxy.clone().map(Value::String));
        add("--ca-file", "tls.extra_roots", list(&self.ca_file));
        add("--dns", "dns.servers", list(&self.dns));
        add("--patience", "crawl.patience", self.patience.map(Value::Float));
        add("--allow-private", "dns.allow_private", self.allow_private.map(Value::Boolean));
        given
    }
}

pub fn run(mut args: CrawlArgs) -> anyhow::Result<Exit> {
    let destination = Destination::of(&args.out, args.work.as_deref())?;
    args.out = destination.directory;
    let layered = settings::layer(&settings::files(&args.out, args.flags.config.as_deref()), args.flags.settings())?;
    let seeds = read_seeds(&args)?;
    if seeds.is_empty() && !args.out.join("state").exists() {
        return Err(Usage("no seed was given: name at least one URL, or use -f FILE".to_owned()).into());
    }
    let job =
        Job { out: args.out.clone(), seeds, settings: layered.settings, revisit: args.again, profile: args.profile };
    if !args.quiet {
        tell_inherited(&layered.leaves, &args.out);
        if !job.settings.fetch.has_contact() && job.seeds.iter().any(is_somebody_elses) {
            eprintln!(
                "the people who run these sites cannot find out whom to ask: --contact-url or --contact-email tells them"
            );
        }
    }
    let title = format!("peregrine · {} → {}", title(&job), args.out.display());
    let summary = run_job(job, title, args.json, args.quiet, destination.address.as_deref())?;
    if args.json {
        // Nobody may be reading any more; the exit code still tells how the crawl ended.
        let _ = print_json(&Finished { event: "finished", summary: &summary });
    }
    let (exit, sentence) = ending(&summary, &args.out);
    if !args.quiet {
        print_summary(&summary, &sentence, &args.out);
    } else if exit != Exit::Done {
        eprintln!("peregrine: {sentence}");
    }
    Ok(exit)
}

/// Runs a job with the real clock, the system's resolver, Ctrl-C and a display.
pub fn run_job(job: Job, title: String, json: bool, quiet: bool, offsite: Option<&str>) -> anyhow::Result<Summary> {
    allow_many_connections();
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let shutdown = Shutdown::new();
    stop_on_ctrl_c(shutdown.clone(), quiet)?;
    let metrics = Arc::new(Metrics::default());
    let begun = Arc::new(AtomicBool::new(false));
    let limit = Some(job.settings.crawl.limit).filter(|limit| *limit > 0);
    let (questions, asked) = peregrine_crawl::questions();
    let door = Mutex::new(DoorWay::Shut { out: job.out.clone(), questions, clock: clock.clone() });
    let seams = Seams {
        pdf_reader: std::env::current_exe().ok(),
        clock: clock.clone(),
        random: Random::from_entropy(),
        resolver: Arc::new(SystemResolver::new(&job.settings.dns).map_err(peregrine_crawl::CrawlError::Setting)?),
        shutdown: shutdown.clone(),
        metrics: metrics.clone(),
        observer: Arc::new(Reporter { json, quiet, shutdown: shutdown.clone(), begun: begun.clone(), door }),
        questions: Some(asked),
    };
    let uploading = offsite.map(|address| offsite::start(address, &job.out, quiet)).transpose()?;
    let display = (!quiet).then(|| Display::start(metrics, clock, limit, title, begun, shutdown.clone()));
    let result = peregrine_crawl::run(job, seams);
    if let Some(display) = display {
        display.stop();
    }
    if let Some(uploading) = uploading {
        uploading.finish(&shutdown)?;
    }
    Ok(result?)
}

/// A directory remembers how it was crawled; whoever goes on without saying so again shall know.
fn tell_inherited(leaves: &BTreeMap<String, (Value, Source)>, out: &std::path::Path) {
    let own = Source::File(out.join("peregrine.toml"));
    let inherited: Vec<String> = leaves
        .iter()
        .filter(|(_, (value, source))| *source == own && value.as_table().is_none_or(|table| !table.is_empty()))
        .map(|(setting, (value, _))| match setting.as_str() {
            // Whoever reads along need not learn the logins in it.
            "fetch.hosts" | "fetch.proxy" => format!("{setting} (not shown)"),
            _ => format!("{setting} = {value}"),
        })
        .collect();
    if !inherited.is_empty() {
        eprintln!("settings of an earlier run in {}: {}", out.display(), inherited.join(", "));
    }
}

/// Whether a seed may be another person's site: not one of this machine or network, nor of a name kept for tests.
fn is_somebody_elses(seed: &peregrine_urls::Url) -> bool {
    const OWN: [&str; 4] = ["localhost", "test", "invalid", "example"];
    match seed.host() {
        Some(Host::Ipv4(address)) => AddressKind::of(address.into()) == AddressKind::Public,
        Some(Host::Ipv6(address)) => AddressKind::of(address.into()) == AddressKind::Public,
        Some(Host::Domain(name)) => {
            let top = name.trim_end_matches('.').rsplit('.').next().unwrap_or_default();
            !OWN.contains(&top)
        }
        None => false,
    }
}

fn title(job: &Job) -> String {
    match job.seeds.as_slice() {
        [] => "resuming".to_owned(),
        [one] => one.to_string(),
        many => format!("{} and {} more", many[0], many.len() - 1),
    }
}

fn read_seeds(args: &CrawlArgs) -> anyhow::Result<Vec<peregrine_urls::Url>> {
    let mut seeds = parse_seeds(args.seeds.iter().map(String::as_str))?;
    if let Some(path) = &args.file {
        let text = match path.as_os_str() == "-" {
            true => std::io::read_to_string(std::io::stdin())
                .map_err(|error| Usage(format!("cannot read seeds from standard input: {error}")))?,
            false => std::fs::read_to_string(path)
                .map_err(|error| Usage(format!("cannot read seeds from {}: {error}", path.display())))?,
        };
        seeds.extend(parse_seeds(text.lines())?);
    }
    Ok(seeds)
}

/// Every connection is an open file, and systems start programs with a low limit that they may raise
/// themselves. Where that fails, fewer connections will have to do.
fn allow_many_connections() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

/// The first Ctrl-C drains; the second stops at once, which is as safe as any crash.
fn stop_on_ctrl_c(shutdown: Shutdown, quiet: bool) -> anyhow::Result<()> {
    ctrlc::set_handler(move || {
        if shutdown.is_requested() {
            std::process::exit(Exit::Interrupted as i32);
        }
        shutdown.request();
        // On a terminal the display says so.
        if !quiet && !std::io::stderr().is_terminal() {
            eprintln!("stopping: requests under way may end; Ctrl-C again stops at once");
        }
    })
    .context("cannot listen for Ctrl-C")
}

/// Prints what happens, once it is durable.
struct Reporter {
    json: bool,
    quiet: bool,
    shutdown: Shutdown,
    /// Set when the crawl has begun.
    begun: Arc<AtomicBool>,
    door: Mutex<DoorWay>,
}

/// Where others may ask the crawl. It is opened once the directory is certainly ours, and closed with the reporter.
enum DoorWay {
    Shut { out: PathBuf, questions: Questions, clock: Arc<dyn Clock> },
    Open { _door: Door },
    Walled,
}

impl Observer for Reporter {
    fn event(&self, event: &Event<'_>) {
        if let (Event::Started { resumed: true, queued, pages_before }, false) = (event, self.quiet) {
            eprintln!("resuming: {} so far, {} waiting", counted(*pages_before, "page"), counted(*queued, "URL"));
        }
        if matches!(event, Event::Started { .. }) {
            self.open_door();
        }
        self.begun.store(true, Ordering::Relaxed);
        if self.json
            && let Err(error) = self.print(event)
        {
            // Whoever reads may have read enough; anything else is worth a word.
            if !crate::is_broken_pipe(&error) {
                eprintln!("peregrine: cannot write events to standard output: {error}");
            }
            self.shutdown.request();
        }
    }
}

impl Reporter {
    /// A crawl that cannot be asked is a crawl all the same.
    fn open_door(&self) {
        let mut way = self.door.lock().unwrap_or_else(PoisonError::into_inner);
        *way = match std::mem::replace(&mut *way, DoorWay::Walled) {
            DoorWay::Shut { out, questions, clock } => match Door::open(&out, questions, clock) {
                Ok(door) => DoorWay::Open { _door: door },
                Err(error) => {
                    if !self.quiet {
                        eprintln!("this crawl cannot be asked while it runs: {error:#}");
                    }
                    DoorWay::Walled
                }
            },
            other => other,
        };
    }

    fn print(&self, event: &Event<'_>) -> anyhow::Result<()> {
        if let Event::Committed { pages, .. } = event {
            let mut out = BufWriter::new(std::io::stdout().lock());
            for page in *pages {
                // A page line is a JSON object: give it the event's name as its first member.
                writeln!(out, "{{\"event\":\"page\",{}", page.strip_prefix('{').unwrap_or(page))?;
            }
            out.flush()?;
        }
        print_json(event)
    }
}

#[derive(Serialize)]
struct Finished<'a> {
    event: &'static str,
    #[serde(flatten)]
    summary: &'a Summary,
}

fn print_json(value: &impl Serialize) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

/// The exit code and the sentence for a person.
fn ending(summary: &Summary, out: &std::path::Path) -> (Exit, String) {
    let out = out.display();
    match &summary.ending {
        Ending::Finished => (Exit::Done, "finished: every URL in scope has been visited".to_owned()),
        Ending::AlreadyFinished => {
            (Exit::Done, format!("the crawl in {out} is already finished: nothing to do (another --out starts afresh)"))
        }
        Ending::LimitReached => {
            (Exit::LimitReached, "the page limit is reached; a higher --limit goes on from here".to_owned())
        }
        Ending::Interrupted => (Exit::Interrupted, "interrupted; the same command goes on from here".to_owned()),
        Ending::Waiting { until } => (
            Exit::Waiting,
            format!("only hosts that are backing off are left; run the same command again after {until}"),
        ),
        Ending::DiskLow => (
            Exit::DiskFull,
            format!(
                "stopped: there is less free space for {out} than archive.keep_free_bytes; the same command goes on once there is more"
            ),
        ),
        Ending::NoSeedReachable { reason } => (Exit::NoSeedReachable, format!("no seed could be reached: {reason}")),
    }
}

fn print_summary(summary: &Summary, sentence: &str, out: &std::path::Path) {
    let totals = &summary.totals;
    let (bold, plain) = if std::io::stderr().is_terminal() { ("\x1b[1m", "\x1b[0m") } else { ("", "") };
    eprintln!("{bold}{sentence}{plain}");
    eprintln!(
        "  {} and {} from {}, {}; this run took {}\n  {} known, {} of them waiting",
        counted(totals.pages, "page"),
        counted(totals.redirects, "redirect"),
        counted(summary.hosts, "host"),
        bytes(totals.bytes),
        clock_face(summary.took),
        counted(summary.known_urls, "URL"),
        grouped(summary.queued),
    );
    if !totals.errors.is_empty() {
        let errors: Vec<String> =
            totals.errors.iter().map(|(class, count)| format!("{class} {}", grouped(*count))).collect();
        eprintln!("  errors: {}", errors.join(", "));
    }
    if !summary.refused.is_empty() {
        let refused: Vec<String> =
            summary.refused.iter().map(|(reason, count)| format!("{reason} {}", grouped(*count))).collect();
        eprintln!("  not followed: {}", refused.join(", "));
    }
    if totals.pages > 0 {
        eprintln!("  output: {0}/archive (WARC, CDXJ), {0}/pages.jsonl", out.display());
    }
    if let Some(profile) = &summary.profile {
        print_profile(profile);
    }
}

fn print_profile(profile: &ProfileReport) {
    if !CPU_TIME_IS_KNOWN {
        eprintln!("  where the CPU time went is not known on this system");
        return;
    }
    eprintln!("\n  CPU time of all threads, µs per page ({})", counted(profile.pages, "page"));
    for cost in &profile.cpu_us_per_page {
        eprintln!("  {:>9.1}  {:<11} {}", cost.us, cost.stage, cost.about);
    }
    eprintln!("  {:>9.1}  all stages", profile.stages_us);
    eprintln!("  {:>9.1}  between them: handing over, waking up, falling asleep", profile.between_us);
    eprintln!("  {:>9.1}  total", profile.total_us);
}
