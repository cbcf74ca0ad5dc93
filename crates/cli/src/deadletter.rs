//! `peregrine deadletter`: what a crawl has given up, and another try.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::Args;
use peregrine_crawl::{DeadLetter, DeadLetterFilter, DeadLetters};
use peregrine_runtime::{Clock, SystemClock};

use crate::display::counted;
use crate::exit::Exit;
use crate::settings;

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine deadletter                                  what was given up, why, after how many tries
  peregrine deadletter --reason timeout --json          one JSON line each
  peregrine deadletter --host example.com --replay && peregrine crawl")]
pub struct DeadletterArgs {
    /// The crawl directory
    #[arg(short, long, value_name = "DIR", default_value = "./crawl")]
    out: PathBuf,
    /// Only what was given up for this reason: timeout, connect, tls, http-503, ...
    #[arg(long, value_name = "REASON")]
    reason: Option<String>,
    /// Only URLs of this host
    #[arg(long, value_name = "HOST")]
    host: Option<String>,
    /// Queue them once more, as if they had never been tried; the next `peregrine crawl` fetches them
    #[arg(long)]
    replay: bool,
    /// One JSON line for each on standard output
    #[arg(long, conflicts_with = "replay")]
    json: bool,
}

pub fn run(args: DeadletterArgs) -> anyhow::Result<Exit> {
    let letters = DeadLetters::open(&args.out)?;
    let filter = DeadLetterFilter { reason: args.reason, host: args.host.map(|host| host.to_lowercase()) };
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.replay {
        let layered = settings::layer(&settings::files(&args.out, None), Vec::new())?;
        let count = letters.replay(&filter, &layered.settings.frontier, SystemClock::new().now())?;
        let how = format!("`peregrine crawl --out {}` fetches them", args.out.display());
        writeln!(out, "{} queued again; {how}", counted(count, "URL"))?;
    } else if args.json {
        letters.list(&filter, |letter| -> anyhow::Result<()> {
            serde_json::to_writer(&mut out, letter)?;
            Ok(out.write_all(b"\n")?)
        })?;
    } else {
        let count = letters.list(&filter, |letter| -> anyhow::Result<()> { Ok(show(&mut out, letter)?) })?;
        if count == 0 {
            writeln!(out, "nothing was given up")?;
        }
    }
    out.flush()?;
    Ok(Exit::Done)
}

fn show(out: &mut impl Write, letter: &DeadLetter) -> std::io::Result<()> {
    let tries = counted(letter.attempts.into(), "attempt");
    writeln!(out, "{}  {}  {tries}  {}\n    {}", letter.time, letter.reason, letter.url, letter.detail)
}
