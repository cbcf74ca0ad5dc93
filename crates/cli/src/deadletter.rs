//! `peregrine deadletter`: what a crawl has given up, and another try.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use peregrine_crawl::{DeadLetter, DeadLetterFilter, DeadLetters, LetterMark, LetterPage};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_types::{FailureClass, host_setting};

use crate::display::counted;
use crate::exit::{Exit, Usage};
use crate::live::{Answer, Question};
use crate::open::{Opened, open_with};
use crate::settings;

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine deadletter                                  what was given up, why, after how many tries
  peregrine deadletter --reason timeout --json          one JSON line each
  peregrine deadletter --host example.com --replay && peregrine crawl

A crawl that runs is asked while it runs: for what its last commit says, and to try again at once.")]
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
    /// Queue them once more, as if they had never been tried; the crawl that runs, or the next one, fetches them
    #[arg(long)]
    replay: bool,
    /// One JSON line for each on standard output
    #[arg(long, conflicts_with = "replay")]
    json: bool,
}

pub fn run(args: DeadletterArgs) -> anyhow::Result<Exit> {
    let filter = DeadLetterFilter {
        reason: args.reason.map(known_reason).transpose()?,
        host: args.host.as_deref().map(spelt).transpose()?,
    };
    let list = List { path: args.out, filter, replay: args.replay, clock: SystemClock::new() };
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.replay {
        let (count, is_running) = list.replay()?;
        let how = match is_running {
            true => "the crawl that runs fetches them".to_owned(),
            false => format!("`peregrine crawl --out {}` fetches them", list.path.display()),
        };
        writeln!(out, "{} queued again; {how}", counted(count, "URL"))?;
    } else if args.json {
        list.each(|letter| {
            serde_json::to_writer(&mut out, letter)?;
            Ok(out.write_all(b"\n")?)
        })?;
    } else {
        let count = list.each(|letter| Ok(show(&mut out, letter)?))?;
        if count == 0 {
            writeln!(out, "nothing was given up")?;
        }
    }
    out.flush()?;
    Ok(Exit::Done)
}

/// A reason that there is.
fn known_reason(reason: String) -> Result<String, Usage> {
    let is_status = |text: &str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    let classes = FailureClass::ALL.map(FailureClass::as_str);
    match classes.contains(&reason.as_str()) || reason.strip_prefix("http-").is_some_and(is_status) {
        true => Ok(reason),
        false => Err(Usage(format!(
            "nothing is given up for `{reason}`: it is {} or http-503 and the like",
            classes.join(", ")
        ))),
    }
}

/// A host as URLs spell it.
fn spelt(host: &str) -> Result<String, Usage> {
    host_setting("--host", host).map_err(|error| Usage(format!("--host: {}", error.detail)))
}

/// The list of a crawl, whether it runs or not.
struct List {
    path: PathBuf,
    filter: DeadLetterFilter,
    replay: bool,
    clock: SystemClock,
}

impl List {
    /// Shows every letter that is meant. How many there were.
    fn each(&self, mut show: impl FnMut(&DeadLetter) -> anyhow::Result<()>) -> anyhow::Result<u64> {
        let (mut shown, mut after) = (0, None);
        let mut crawl = None;
        loop {
            let page = match &crawl {
                None => match self.open(after)? {
                    Opened::Answered(page) => page,
                    Opened::Here(letters) => crawl.insert(letters).page(&self.filter, after)?,
                },
                Some(letters) => DeadLetters::page(letters, &self.filter, after)?,
            };
            for letter in &page.letters {
                show(letter)?;
                shown += 1;
            }
            after = page.next;
            if after.is_none() {
                return Ok(shown);
            }
        }
    }

    /// Queues them once more. How many there were, and whether it is a running crawl that has them now.
    fn replay(&self) -> anyhow::Result<(u64, bool)> {
        let (mut replayed, mut after) = (0, None);
        loop {
            match self.open(after)? {
                Opened::Here(letters) => {
                    let layered = settings::layer(&settings::files(&self.path, None), Vec::new())?;
                    let now = self.clock.now();
                    replayed += letters.replay(&self.filter, after, &layered.settings.frontier, now)?;
                    return Ok((replayed, false));
                }
                Opened::Answered(page) => {
                    replayed += page.replayed;
                    after = page.next;
                    if after.is_none() {
                        return Ok((replayed, true));
                    }
                }
            }
        }
    }

    /// The list itself, or the next part of what a running crawl says of it.
    fn open(&self, after: Option<LetterMark>) -> anyhow::Result<Opened<DeadLetters, LetterPage>> {
        let question = Question::DeadLetters { filter: self.filter.clone(), after, replay: self.replay };
        match open_with(&self.path, &question, &self.clock, || DeadLetters::open(&self.path))? {
            Opened::Here(letters) => Ok(Opened::Here(letters)),
            Opened::Answered(Answer::DeadLetters(page)) => Ok(Opened::Answered(page)),
            Opened::Answered(_) => bail!("the crawl answered another question"),
        }
    }
}

fn show(out: &mut impl Write, letter: &DeadLetter) -> std::io::Result<()> {
    let tries = counted(letter.attempts.into(), "attempt");
    writeln!(out, "{}  {}  {tries}  {}\n    {}", letter.time, letter.reason, letter.url, letter.detail)
}
