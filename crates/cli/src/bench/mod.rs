//! `peregrine bench`: what a part of the crawler costs on this machine, as one JSON line.
//!
//! `bench frontier` runs the real frontier over the real store, without a network and in simulated time. It has two
//! modes. The first ([`frontier`]) makes the set of known URLs grow to a given size on a stream of links shaped like the
//! web's ([`web`]) and tells what a link, a page and a URL cost on the way. The second ([`simulated`]) crawls a closed web
//! for as many days as asked and tells whether it was polite, and how much of what politeness allows was used ([`gaps`]).
//! Both check themselves: a URL lost or taken twice, or a host asked too early, is a failure of the command.
//!
//! `bench parse` ([`parse`]) reads pages from a directory and tells what each stage of that costs.

mod archive;
mod committing;
mod counts;
mod frontier;
mod gaps;
mod histogram;
mod longest_step;
mod machine;
mod page_names;
mod parse;
mod progress;
mod report;
mod server;
mod simulated;
mod web;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Subcommand};
use serde::Serialize;
use tempfile::TempDir;

use crate::exit::{Exit, Usage};

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine bench frontier --urls 2000000
  peregrine bench frontier --simulate-days 30
  peregrine bench parse pages/

`peregrine bench frontier --help` and `peregrine bench parse --help` tell what is measured.")]
pub struct BenchArgs {
    #[command(subcommand)]
    what: Bench,
}

#[derive(Subcommand)]
enum Bench {
    /// Measure the frontier: the seen test, the queues and the store under them
    Frontier(FrontierArgs),
    /// Measure what reading pages costs, stage by stage
    Parse(parse::ParseArgs),
    /// Measure the archive: what it costs to digest, compress and append a visit
    Archive(ArchiveArgs),
}

/// Measure the archive: what it costs to digest, compress and append a visit
///
/// CPU time of one thread, per 100 KB of HTML, the best of five rounds: for bodies that came plain, for bodies that came
/// gzipped, and with a metadata record of 60 links. The result is one JSON line on standard output.
#[derive(Args)]
#[command(after_help = "Examples:
  peregrine bench archive
  peregrine bench archive --pages saved-pages/")]
pub struct ArchiveArgs {
    /// A folder of *.html.gz pages to measure with [default: pages that are made up]
    #[arg(long, value_name = "DIR")]
    pages: Option<PathBuf>,
    /// Where the temporary directory is made; it is removed afterwards
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

/// Measure the frontier: the seen test, the queues and the store under them
///
/// The real frontier over the real store, without a network, in simulated time. Progress goes to standard error; the
/// result is one JSON line on standard output.
#[derive(Args)]
#[command(after_help = "Growth (the default): pages with 62 links, 6.5 of them new, over Zipf-distributed hosts, \
until --urls are known. Each mark tells about the window since the mark before: links and \
pages per CPU-second (all threads, without the time taken to make up the links), CPU per \
page by part, the step of a page (asking for it, settling it, admitting its links, and \
whatever wait for a commit fell into it), memory and disk. Then pages are taken from the \
backlog without new links, and the frontier is closed and opened again. Up to 200,000 URLs, \
all that waits is then visited, and every URL must turn up exactly once.

Simulated days (--simulate-days): a closed web whose hosts always have URLs waiting. Most \
answer within 300 ms, some take longer than their delay, some say 503 or 429 with \
Retry-After, some are down for hours. Any number of requests may be under way. Crawl-delays are \
chosen so that about three million requests are made, unless --delay says otherwise.

Utilisation is requests made / requests politeness would have allowed. A host is free from \
the latest of: its previous request settled; its previous start plus the delay in force; \
the end of its Retry-After. The span between two starts counts as span / (free - previous \
start) allowed requests, so that time in which a host was free, had URLs and was not asked \
counts against us, up to the end of the run. After a failure without Retry-After the \
frontier chooses how long to leave the host alone; that is not counted, up to a day.

Exit codes: 0 done, 1 if a URL was lost or taken twice or a host was asked too early, \
2 bad arguments.

Examples:
  peregrine bench frontier --urls 2000000
  peregrine bench frontier --urls 100000000 --hosts 1000000 --out /mnt/fast
  peregrine bench frontier --simulate-days 30
  peregrine bench frontier --simulate-days 0.01 --hosts 1000000")]
pub struct FrontierArgs {
    /// Known URLs to grow to
    #[arg(long, value_name = "N", default_value_t = 2_000_000, conflicts_with = "simulate_days")]
    urls: u64,
    /// Hosts in the web [default: 100000, or 2000 with --simulate-days]
    #[arg(long, value_name = "H")]
    hosts: Option<u32>,
    /// Another seed makes another web
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Where the temporary directory is made; it is removed afterwards
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// Keep the temporary directory, and say where it is
    #[arg(long)]
    keep: bool,
    /// Crawl a closed web for this long instead, in simulated time
    #[arg(long, value_name = "D")]
    simulate_days: Option<f64>,
    /// Mean delay of the simulated hosts, in seconds [default: so that about 3,000,000 requests are made]
    #[arg(long, value_name = "S", requires = "simulate_days")]
    delay: Option<f64>,
}

pub fn run(args: BenchArgs) -> anyhow::Result<Exit> {
    match args.what {
        Bench::Frontier(args) => run_frontier(&args),
        Bench::Parse(args) => parse::run(&args),
        Bench::Archive(args) => {
            machine::can_be_measured()?;
            let directory = work_directory(&args.out, false)?;
            archive::run(args.pages.as_deref(), directory.path()).map(|()| Exit::Done)
        }
    }
}

fn run_frontier(args: &FrontierArgs) -> anyhow::Result<Exit> {
    machine::can_be_measured()?;
    let plan = Plan::of(args)?;
    let directory = work_directory(&args.out, args.keep)?;
    let result = match &plan {
        Plan::Growth(plan) => frontier::run(plan, directory.path()),
        Plan::Simulated(plan) => simulated::run(plan, directory.path()),
    };
    if args.keep {
        eprintln!("The state is in {}", directory.keep().display());
    }
    result.map(|()| Exit::Done)
}

enum Plan {
    Growth(frontier::Growth),
    Simulated(simulated::Simulation),
}

impl Plan {
    fn of(args: &FrontierArgs) -> Result<Plan, Usage> {
        if args.hosts == Some(0) {
            return Err(Usage("a web without hosts cannot be measured: --hosts must be at least 1".to_owned()));
        }
        let Some(days) = args.simulate_days else {
            return Ok(Plan::Growth(frontier::Growth::new(args.urls, args.hosts.unwrap_or(100_000), args.seed)?));
        };
        simulated::Simulation::new(days, args.hosts.unwrap_or(2000), args.delay, args.seed).map(Plan::Simulated)
    }
}

/// Made anew, so that nothing of anybody's is in the way or removed; also removed when interrupted.
fn work_directory(out: &Path, keep: bool) -> anyhow::Result<TempDir> {
    let directory = tempfile::Builder::new()
        .prefix("peregrine-bench-")
        .tempdir_in(out)
        .with_context(|| format!("cannot make a temporary directory in {}", out.display()))?;
    if !keep {
        let path = directory.path().to_owned();
        ctrlc::set_handler(move || {
            let _ = std::fs::remove_dir_all(&path);
            std::process::exit(Exit::Interrupted as i32);
        })
        .context("cannot watch for Ctrl-C")?;
    }
    Ok(directory)
}

/// The one line of standard output.
fn print(report: &impl Serialize) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    serde_json::to_writer(&mut out, report)?;
    writeln!(out)?;
    Ok(())
}
