//! `peregrine why`: why a URL or a host is, or is not, being fetched, since when, and when it will be.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use peregrine_crawl::{HostExplanation, UrlExplanation};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_urls::{Url, host_key, parse_seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::exit::{Exit, Usage};
use crate::explain;
use crate::live::{Answer, Question};
use crate::open::{Opened, open};

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine why https://example.com/page            what it waits for, or what became of it
  peregrine why https://example.com                 the host: its delay, failures, budget and traps
  peregrine why --host example.com --out docs
  peregrine why https://example.com/page --json | jq .reason

A crawl that runs is asked while it runs; otherwise its directory is read, and not changed.

Exit codes:
  0    it is known to the crawl
  1    it was never seen
  2    bad arguments or a malformed URL
  6    another process is using the crawl directory and cannot be asked
  7    the crawl directory cannot be used (no crawl, damaged, of another version)")]
pub struct WhyArgs {
    /// The URL to ask about; without a path it stands for its host
    #[arg(value_name = "URL", required_unless_present = "host", conflicts_with = "host")]
    url: Option<String>,
    /// Ask about a host
    #[arg(long, value_name = "NAME")]
    host: Option<String>,
    /// The crawl directory
    #[arg(short, long, value_name = "DIR", default_value = "./crawl")]
    out: PathBuf,
    /// One line of JSON instead of words
    #[arg(long)]
    json: bool,
}

/// An answer in words, and as data.
#[derive(Debug, Serialize, Deserialize)]
pub struct Explained {
    /// Whether the crawl ever took note of what was asked for.
    is_known: bool,
    words: String,
    data: Value,
}

impl Explained {
    pub fn url(explanation: &UrlExplanation) -> Self {
        Explained {
            is_known: explanation.is_known(),
            words: explain::url(explanation),
            data: serde_json::to_value(explanation).unwrap_or_default(),
        }
    }

    pub fn host(explanation: &HostExplanation) -> Self {
        Explained {
            is_known: explanation.standing.is_some(),
            words: explain::host(explanation),
            data: serde_json::to_value(explanation).unwrap_or_default(),
        }
    }
}

enum Target {
    Url(Url),
    Host(Url),
}

pub fn run(args: WhyArgs) -> anyhow::Result<Exit> {
    let target = target(&args)?;
    let clock = SystemClock::new();
    let question = match &target {
        Target::Url(url) => Question::Why { url: url.to_string() },
        Target::Host(url) => Question::WhyHost { host: url.to_string() },
    };
    let explained = match open(&args.out, &question, &clock)? {
        Opened::Answered(Answer::Why(explained)) => explained,
        Opened::Answered(_) => bail!("the crawl answered another question"),
        Opened::Here(mut crawl) => match &target {
            Target::Url(url) => Explained::url(&crawl.inside().why(url, clock.now())?),
            Target::Host(url) => {
                let name = host_key(url).unwrap_or_default();
                Explained::host(&crawl.inside().why_host(name, clock.now())?)
            }
        },
    };
    let mut out = std::io::stdout().lock();
    match args.json {
        true => serde_json::to_writer(&mut out, &explained.data)?,
        false => out.write_all(explained.words.trim_end().as_bytes())?,
    }
    out.write_all(b"\n")?;
    out.flush()?;
    Ok(if explained.is_known { Exit::Done } else { Exit::Failed })
}

fn target(args: &WhyArgs) -> anyhow::Result<Target> {
    let parse = |text: &str| parse_seed(text).map_err(|error| Usage(error.to_string()));
    if let Some(host) = &args.host {
        return Ok(Target::Host(parse(host)?));
    }
    let text = args.url.as_deref().unwrap_or_default();
    let url = parse(text)?;
    Ok(if has_path(text) { Target::Url(url) } else { Target::Host(url) })
}

/// As it was typed: once it is parsed, every URL has a path.
fn has_path(text: &str) -> bool {
    let text = text.trim();
    text.split_once("://").map_or(text, |(_, rest)| rest).contains(['/', '?', '#'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_without_a_path_stands_for_its_host() {
        for host in ["example.com", "https://example.com", " http://example.com:8080 "] {
            assert!(!has_path(host), "{host}");
        }
        for url in ["example.com/", "https://example.com/x", "http://example.com?q=1"] {
            assert!(has_path(url), "{url}");
        }
    }
}
