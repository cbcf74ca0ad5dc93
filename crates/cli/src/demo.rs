//! `peregrine demo`: a crawl to look at, without internet. A small synthetic web is started on
//! loopback, crawled with the real thing, and asked afterwards how it was treated.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use peregrine_crawl::{Ending, Job, Scope, Settings, Summary, parse_seeds};
use peregrine_simweb::{
    Behaviour, CrawlRules, PageCount, PageSize, Quirk, RobotsKind, Scope as WebScope, SimWeb, SimWebConfig,
};

use crate::crawl::run_job;
use crate::display::{bytes, counted, grouped};
use crate::exit::Exit;

/// Time between two requests to one host: short, so that the demo is.
const DELAY: Duration = Duration::from_millis(200);

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine demo
  peregrine demo --out demo --seed 7")]
pub struct DemoArgs {
    /// Where to put the crawl [default: a new directory among the temporary files]
    #[arg(short, long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Another seed makes another web
    #[arg(long, value_name = "N", default_value_t = 2026)]
    seed: u64,
}

pub fn run(args: DemoArgs) -> anyhow::Result<Exit> {
    let web = SimWeb::start(synthetic_web(args.seed)).context("cannot start the synthetic web")?;
    let out = args.out.unwrap_or_else(|| std::env::temp_dir().join(format!("peregrine-demo-{}", std::process::id())));
    let hosts = web.config().hosts;
    eprintln!(
        "A synthetic web of {hosts} hosts is running on loopback. Crawling it, {} s between",
        DELAY.as_secs_f64()
    );
    eprintln!("two requests to the same host.\n");

    let seeds = parse_seeds(web.seeds().iter().map(String::as_str))?;
    let job = Job { out: out.clone(), seeds, settings: settings(), revisit: false, profile: false };
    let summary = run_job(job, "peregrine demo".to_owned(), false, false, None)?;
    report(&web, &summary, &out);
    Ok(match summary.ending {
        Ending::Interrupted => Exit::Interrupted,
        _ => Exit::Done,
    })
}

/// Mostly healthy hosts, and one each of what makes crawling interesting.
fn synthetic_web(seed: u64) -> SimWebConfig {
    let odd = [
        Behaviour::robots(RobotsKind::DisallowSubtree),
        Behaviour::robots(RobotsKind::CrawlDelay(0.4)),
        Behaviour::robots(RobotsKind::DisallowAll),
        Behaviour::quirk(Quirk::Status { status: 404, retry_after: None }),
        Behaviour::quirk(Quirk::Gzip),
        Behaviour::quirk(Quirk::Slow { first_byte: Duration::from_millis(300) }),
        Behaviour::quirk(Quirk::ExactDuplicates),
        Behaviour::quirk(Quirk::TrackingLinks),
    ];
    let mut config = SimWebConfig::new(seed)
        .hosts(48)
        .page_counts(PageCount::PowerLaw { least: 10, most: 40 })
        .links_per_page(25)
        .page_size(PageSize::Lognormal { median: 20_000, mean: 30_000 });
    for (host, behaviour) in (1..).zip(odd) {
        config = config.behaviour(host, behaviour);
    }
    config
}

fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.crawl.scope = Scope::Host;
    settings.crawl.patience = 0.0;
    settings.frontier.delay = DELAY;
    settings.dns.allow_private = true;
    settings
}

fn report(web: &SimWeb, summary: &Summary, out: &std::path::Path) {
    let verdict = web.verdict();
    let expected = web.truth().expect(&CrawlRules::new(web.seeds(), WebScope::Host));
    let judgement = verdict.judge(&expected);
    let polite_gap = |host| web.truth().crawl_delay("peregrine", host).unwrap_or_default().max(DELAY);
    let hurried = verdict.hurried(polite_gap);
    let totals = &summary.totals;
    eprintln!("\nWhat it found");
    eprintln!(
        "  {} and {} on {}, {}",
        counted(totals.pages, "page"),
        counted(totals.redirects, "redirect"),
        counted(summary.hosts, "host"),
        bytes(totals.bytes)
    );
    for (class, count) in &totals.errors {
        eprintln!("  {:<16} {}", class, grouped(*count));
    }
    eprintln!("\nHow the servers saw it ({} requests)", grouped(verdict.len() as u64));
    let shortest = verdict.min_gap().unwrap_or_default().as_secs_f64();
    eprintln!(
        "  shortest gap on any host    {shortest:.3} s, asked for {} s or more: {}",
        DELAY.as_secs_f64(),
        verdict_word(hurried.is_empty())
    );
    eprintln!("  requests at once to a host  {}", verdict.max_concurrent());
    eprintln!("  against robots.txt          {}", judgement.robots_violations.len() + judgement.before_robots.len());
    eprintln!("  fetched twice               {}", judgement.duplicates.len());
    eprintln!("  missed                      {} of {}", judgement.missing.len(), grouped(expected.len() as u64));
    eprintln!("\nWhere it is");
    eprintln!("  {}/pages.jsonl           one line per visit", out.display());
    eprintln!("  {}/archive/*.warc.gz     the archive, with a .cdxj index beside it", out.display());
    eprintln!("\nWhat to try next");
    eprintln!("  peregrine show {} --out {}", web.url(0, "/"), out.display());
    eprintln!("  peregrine crawl https://example.com/ --limit 100");
    eprintln!("  peregrine crawl http://localhost:8000/ --delay 0 --per-host 16");
}

fn verdict_word(good: bool) -> &'static str {
    if good { "polite" } else { "NOT POLITE" }
}
