//! `peregrine show`: what a crawl knows of a URL.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use peregrine_archive::{RECORD_LIMITS, find_payload};
use peregrine_crawl::{KnownUrl, LookUp, UrlState};
use peregrine_runtime::SystemClock;
use peregrine_urls::{Url, parse_seed};
use peregrine_warc::StoredRecord;
use serde::{Deserialize, Serialize};

use crate::exit::{Exit, Usage};
use crate::live;
use crate::offsite::read_archived;
use crate::open::{Opened, open};

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine show https://example.com/
  peregrine show https://example.com/ --out docs --content > page.http
  echo '{\"url\":\"https://example.com/\"}' | peregrine show --batch")]
pub struct ShowArgs {
    /// The URL to look up; spellings of the same page are the same
    #[arg(value_name = "URL", required_unless_present = "batch", conflicts_with = "batch")]
    url: Option<String>,
    /// The crawl directory
    #[arg(short, long, value_name = "DIR", default_value = "./crawl")]
    out: PathBuf,
    /// Print the archived answer (HTTP head and body, as stored) instead of the record
    #[arg(long, conflicts_with = "batch")]
    content: bool,
    /// JSON lines {"url"} on standard input, one answer line each
    #[arg(long)]
    batch: bool,
}

#[derive(Deserialize)]
struct Question {
    url: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Known(Box<KnownUrl>),
    Refused { url: String, error: String },
}

pub fn run(args: ShowArgs) -> anyhow::Result<Exit> {
    let mut crawl = Crawl { out: args.out.clone(), clock: SystemClock::new(), opened: None };
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.batch {
        crawl.open_now()?;
        crate::batch::run(std::io::stdin().lock(), &mut out, |question: Question| {
            match crawl.look_up(&question.url) {
                Ok(known) => Answer::Known(Box::new(known)),
                Err(error) => Answer::Refused { url: question.url, error: error.to_string() },
            }
        })?;
        return Ok(Exit::Done);
    }
    let known = crawl.look_up(&args.url.unwrap_or_default())?;
    if args.content {
        let visit = known.visit.as_ref().and_then(|visit| visit.archived.as_ref());
        let position = visit.with_context(|| format!("nothing is archived for {}", known.url))?;
        let record = read_archived(&args.out, position, RECORD_LIMITS)?;
        out.write_all(&record.block)?;
        if record.record_type() == "revisit" {
            // The head is its own, the body lies with the page that had it first.
            let first = crawl.repeated(&record)?;
            out.write_all(first.http_message().map(|(_, body)| body).unwrap_or_default())?;
        }
    } else {
        serde_json::to_writer_pretty(&mut out, &known)?;
        out.write_all(b"\n")?;
    }
    out.flush()?;
    Ok(if known.state == UrlState::Unknown { Exit::Failed } else { Exit::Done })
}

struct Crawl {
    out: PathBuf,
    clock: SystemClock,
    /// Unless it runs: then it is asked anew every time.
    opened: Option<Box<LookUp>>,
}

impl Crawl {
    fn look_up(&mut self, url: &str) -> anyhow::Result<KnownUrl> {
        let url = parse_seed(url).map_err(|error| Usage(error.to_string()))?;
        if let Some(known) = self.ask(&url)? {
            return Ok(known);
        }
        let crawl = self.opened.as_mut().context("the crawl answered another question")?;
        Ok(crawl.inside().known_url(&url)?)
    }

    /// The record whose payload a revisit repeats.
    fn repeated(&mut self, revisit: &StoredRecord) -> anyhow::Result<StoredRecord> {
        let url = revisit.field("WARC-Refers-To-Target-URI").context("a revisit does not say what it repeats")?;
        let digest = revisit.field("WARC-Payload-Digest").unwrap_or_default();
        let known = self.look_up(url)?;
        if let Some(position) = known.visit.as_ref().and_then(|visit| visit.archived.as_ref()) {
            let last = read_archived(&self.out, position, RECORD_LIMITS)?;
            if last.record_type() == "response" && last.field("WARC-Payload-Digest") == Some(digest) {
                return Ok(last);
            }
        }
        // That page has changed since.
        let position = find_payload(&self.out, url, digest)?;
        let position = position.with_context(|| format!("what is repeated of {url} is no longer archived"))?;
        read_archived(&self.out, &position, RECORD_LIMITS)
    }

    /// So that what is wrong with the directory is said once, and not for every line.
    fn open_now(&mut self) -> anyhow::Result<()> {
        let anything = parse_seed("localhost").map_err(|error| Usage(error.to_string()))?;
        self.ask(&anything).map(|_| ())
    }

    /// What a running crawl says. Where none runs it is opened.
    fn ask(&mut self, url: &Url) -> anyhow::Result<Option<KnownUrl>> {
        if self.opened.is_some() {
            return Ok(None);
        }
        match open(&self.out, &live::Question::Show { url: url.to_string() }, &self.clock)? {
            Opened::Answered(live::Answer::Show(known)) => Ok(Some(*known)),
            Opened::Answered(_) => Ok(None),
            Opened::Here(crawl) => {
                self.opened = Some(crawl);
                Ok(None)
            }
        }
    }
}
