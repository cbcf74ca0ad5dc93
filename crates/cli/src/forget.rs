//! `peregrine forget`: takes pages out of a crawl, and keeps them out.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use peregrine_archive::Elsewhere;
use peregrine_crawl::{Forget, forget};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_types::Timestamp;
use peregrine_urls::{host_key, parse_seed};

use crate::display::counted;
use crate::exit::{Exit, Usage};
use crate::offsite::{Depot, send_all};

#[derive(Args)]
#[command(
    after_help = "A page that is forgotten leaves archive, index, page list and state: its records are replaced by tombstones \
of the same length (410 Gone), so that every offset stays valid. URLs and hosts that are named are never \
fetched again by this crawl. Each request leaves a line in DIR/audit.jsonl. WARC files that were taken to \
object storage are brought back, changed, and sent there again.

Examples:
  peregrine forget https://example.com/private --reason 'request of 12 May'
  peregrine forget --host old.example.com --out crawl
  peregrine forget --older-than 90d
  peregrine forget --keep-versions 3"
)]
pub struct ForgetArgs {
    /// Pages to take down; spellings of the same page are the same
    #[arg(value_name = "URL", required_unless_present_any = ["host", "older_than", "keep_versions"])]
    urls: Vec<String>,
    /// The crawl directory
    #[arg(short, long, value_name = "DIR", default_value = "./crawl")]
    out: PathBuf,
    /// Take down everything of this host
    #[arg(long, value_name = "HOST", conflicts_with_all = ["urls", "older_than", "keep_versions"])]
    host: Option<String>,
    /// Remove what was fetched longer ago: 90d, 12h, or before a day like 2026-11-15
    #[arg(long, value_name = "AGE", conflicts_with_all = ["urls", "keep_versions"])]
    older_than: Option<String>,
    /// Remove all versions of every page but the last N
    #[arg(long, value_name = "N", conflicts_with = "urls", value_parser = clap::value_parser!(u32).range(1..))]
    keep_versions: Option<u32>,
    /// Why, for the audit trail
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
}

pub fn run(args: ForgetArgs) -> anyhow::Result<Exit> {
    let now = SystemClock::new().now();
    let what = what(&args, now)?;
    let done = forget(&args.out, &what, &args.reason, now, &Depot)?;
    // Also where nothing was left to forget: the last request may have been interrupted before this.
    if let Some(place) = Elsewhere::of(&args.out)?.into_values().next() {
        let said = || format!("forgotten here, but not yet at {}; the same request again sends the rest", place.root());
        send_all(place.root(), &args.out).with_context(said)?;
    }
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} forgotten: {} in {} replaced",
        counted(done.visits, "visit"),
        counted(done.records, "record"),
        counted(done.files, "WARC file")
    )?;
    Ok(Exit::Done)
}

fn what(args: &ForgetArgs, now: Timestamp) -> anyhow::Result<Forget> {
    if let Some(host) = &args.host {
        let url = parse_seed(host).map_err(|error| Usage(error.to_string()))?;
        let host = host_key(&url).ok_or_else(|| Usage(format!("{host:?} is not a host")))?.to_owned();
        return Ok(Forget::Host { host });
    }
    if let Some(age) = &args.older_than {
        return Ok(Forget::OlderThan { moment: moment_of(age, now)? });
    }
    if let Some(versions) = args.keep_versions {
        return Ok(Forget::AllButLast { versions: versions as usize });
    }
    let urls: Result<Vec<_>, _> = args.urls.iter().map(|url| parse_seed(url)).collect();
    Ok(Forget::Pages { urls: urls.map_err(|error| Usage(error.to_string()))? })
}

fn moment_of(age: &str, now: Timestamp) -> anyhow::Result<Timestamp> {
    let seconds = |unit: u64, count: &str| count.parse::<u64>().ok().and_then(|count| count.checked_mul(unit));
    let ago = match age.split_at_checked(age.len().saturating_sub(1)) {
        Some((count, "d")) => seconds(86_400, count),
        Some((count, "h")) => seconds(3_600, count),
        Some((count, "m")) => seconds(60, count),
        Some((count, "s")) => seconds(1, count),
        _ => None,
    };
    match ago {
        Some(seconds) => {
            let span = Duration::from_secs(seconds);
            Ok(Timestamp::from_millis(now.since(Timestamp::EPOCH).saturating_sub(span).as_millis() as u64))
        }
        None => {
            let wrong =
                || Usage(format!("--older-than {age:?} is not an age: write 90d, 12h, or a day like 2026-11-15"));
            let moment = crate::export::moment(Some(age), "--older-than").map_err(|_| wrong())?;
            Ok(moment.unwrap_or_default())
        }
    }
}
