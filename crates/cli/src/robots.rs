//! `peregrine robots`: may this agent fetch this URL?

use std::io::BufWriter;
use std::path::PathBuf;

use clap::Args;
use peregrine_robots::RobotsRules;
use peregrine_urls::resolve;
use serde::{Deserialize, Serialize};

use crate::exit::{Exit, Usage};

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine robots --file robots.txt --agent peregrine https://example.com/private/
  echo '{\"robots_b64\":\"…\",\"user_agent\":\"peregrine\",\"url\":\"https://example.com/\"}' | peregrine robots --batch")]
pub struct RobotsArgs {
    /// The robots.txt to judge by
    #[arg(long, value_name = "F", required_unless_present = "batch", conflicts_with = "batch")]
    file: Option<PathBuf>,
    /// The crawler's product token or user agent
    #[arg(long, value_name = "NAME", default_value = "peregrine")]
    agent: String,
    /// URLs to judge
    #[arg(value_name = "URL", required_unless_present = "batch", conflicts_with = "batch")]
    urls: Vec<String>,
    /// JSON lines {"robots_b64","user_agent","url"} on standard input, one answer line each
    #[arg(long)]
    batch: bool,
}

#[derive(Deserialize)]
struct Question {
    robots_b64: String,
    user_agent: String,
    url: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Judged {
        url: String,
        allowed: bool,
        crawl_delay: Option<f64>,
        rule: Option<String>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        usage: Vec<String>,
    },
    Refused {
        url: String,
        error: String,
    },
}

pub fn run(args: RobotsArgs) -> anyhow::Result<Exit> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.batch {
        crate::batch::run(std::io::stdin().lock(), &mut out, |question: Question| {
            match crate::batch::decode_base64("robots_b64", &question.robots_b64) {
                Ok(text) => judge(&RobotsRules::parse(&text), &question.user_agent, question.url),
                Err(error) => Answer::Refused { url: question.url, error },
            }
        })?;
        return Ok(Exit::Done);
    }
    let path = args.file.unwrap_or_default();
    let text = std::fs::read(&path).map_err(|error| Usage(format!("cannot read {}: {error}", path.display())))?;
    let rules = RobotsRules::parse(&text);
    let answers = args.urls.into_iter().map(|url| judge(&rules, &args.agent, url));
    crate::batch::answer_arguments(out, answers, |answer| match answer {
        Answer::Refused { error, .. } => Some(error),
        _ => None,
    })
}

fn judge(rules: &RobotsRules, agent: &str, url: String) -> Answer {
    match resolve(None, &url) {
        Ok(parsed) => {
            let verdict = rules.verdict(agent, &parsed);
            Answer::Judged {
                url,
                allowed: verdict.allowed,
                crawl_delay: rules.crawl_delay(agent).map(|delay| delay.as_secs_f64()),
                rule: verdict.rule,
                usage: rules.usage(agent).into_iter().map(str::to_owned).collect(),
            }
        }
        Err(error) => Answer::Refused { url, error: error.to_string() },
    }
}
