//! `peregrine url`: how the crawler names a URL.

use std::io::BufWriter;

use clap::Args;
use peregrine_urls::{Fingerprint, KeyPolicy, host_key, registrable_domain, resolve, surt};
use serde::{Deserialize, Serialize};

use crate::exit::Exit;

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine url 'HTTP://www.Example.com:80/a/../b?utm_source=x&z=1&a=2#top'
  echo '{\"input\":\"../c\",\"base\":\"http://example.com/a/b\"}' | peregrine url --batch")]
pub struct UrlArgs {
    /// URLs to look at
    #[arg(value_name = "URL", required_unless_present = "batch", conflicts_with = "batch")]
    urls: Vec<String>,
    /// Resolve them against this URL
    #[arg(long, value_name = "URL", conflicts_with = "batch")]
    base: Option<String>,
    /// JSON lines {"input","base"?} on standard input, one answer line each
    #[arg(long)]
    batch: bool,
}

#[derive(Deserialize)]
#[serde(expecting = "an object with input")]
struct Question {
    input: String,
    base: Option<String>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Known { input: String, url: String, key: String, host: String, domain: String, fingerprint: String, surt: String },
    Refused { input: String, error: String },
}

pub fn run(args: UrlArgs) -> anyhow::Result<Exit> {
    let keys = KeyPolicy::default();
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.batch {
        crate::batch::run(std::io::stdin().lock(), &mut out, |question| answer(question, &keys))?;
        return Ok(Exit::Done);
    }
    let answers = args.urls.into_iter().map(|input| answer(Question { input, base: args.base.clone() }, &keys));
    crate::batch::answer_arguments(out, answers, |answer| match answer {
        Answer::Refused { error, .. } => Some(error),
        _ => None,
    })
}

fn answer(question: Question, keys: &KeyPolicy) -> Answer {
    let Question { input, base } = question;
    match describe(&input, base.as_deref(), keys) {
        Ok(answer) => answer,
        Err(error) => Answer::Refused { input, error },
    }
}

fn describe(input: &str, base: Option<&str>, keys: &KeyPolicy) -> Result<Answer, String> {
    let base = base.map(|base| resolve(None, base)).transpose().map_err(|error| error.to_string())?;
    let url = resolve(base.as_ref(), input).map_err(|error| error.to_string())?;
    let key = keys.key(&url);
    let host = host_key(&url).map(|host| host.to_string()).unwrap_or_default();
    Ok(Answer::Known {
        input: input.to_owned(),
        domain: registrable_domain(&host).to_owned(),
        fingerprint: Fingerprint::of_key(&key).to_string(),
        surt: surt(&url),
        url: url.to_string(),
        key,
        host,
    })
}
