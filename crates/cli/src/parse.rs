//! `peregrine parse`: what the crawler understands of a page.

use std::io::{BufWriter, Read, Write};
use std::path::PathBuf;

use clap::Args;
use peregrine_crawl::PdfReader;
use peregrine_parse::{Document, ParseOptions, Parsers, markdown};
use peregrine_types::{ContentKind, Directives, LinkKind, ParsedPage};
use peregrine_urls::resolve;
use serde::{Deserialize, Serialize};

use crate::exit::{Exit, Usage};

/// Far beyond the largest body that the crawler keeps.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine parse page.html --url https://example.com/page.html
  curl -s https://example.com/ | peregrine parse - --url https://example.com/
  echo '{\"body_b64\":\"…\",\"url\":\"https://example.com/\"}' | peregrine parse --batch")]
pub struct ParseArgs {
    /// The page's bytes; - is standard input
    #[arg(value_name = "FILE", required_unless_present = "batch", conflicts_with = "batch")]
    file: Option<PathBuf>,
    /// The URL it was fetched from
    #[arg(long, value_name = "URL", required_unless_present = "batch", conflicts_with = "batch")]
    url: Option<String>,
    /// Its Content-Type header
    #[arg(long, value_name = "T", conflicts_with = "batch")]
    content_type: Option<String>,
    /// Also give the main text as Markdown, without what stands around it
    #[arg(long)]
    markdown: bool,
    /// JSON lines {"body_b64","url","content_type"?} on standard input, one answer line each
    #[arg(long)]
    batch: bool,
}

#[derive(Deserialize)]
#[serde(expecting = "an object with body_b64 and url")]
struct Question {
    body_b64: String,
    url: String,
    content_type: Option<String>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Parsed(Box<Understood>),
    Refused { url: String, error: String },
}

#[derive(Serialize)]
struct Understood {
    kind: ContentKind,
    title: Option<String>,
    description: Option<String>,
    language: Option<String>,
    canonical: Option<String>,
    charset: &'static str,
    directives: Directives,
    links: Vec<FoundLink>,
    /// Beyond the limits.
    #[serde(skip_serializing_if = "is_zero")]
    links_left_out: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    alternates: Vec<FoundAlternate>,
    /// Open Graph and its like: name, value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    properties: Vec<(String, String)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    json_ld: Vec<String>,
    text: String,
    /// Where it is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    markdown: Option<String>,
}

#[derive(Serialize)]
struct FoundAlternate {
    language: String,
    url: String,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[derive(Serialize)]
struct FoundLink {
    url: String,
    kind: LinkKind,
    rel: String,
    text: String,
    position: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    modified: Option<String>,
}

impl From<ParsedPage> for Understood {
    fn from(page: ParsedPage) -> Self {
        Understood {
            kind: page.kind,
            title: page.title,
            description: page.description,
            language: page.language,
            canonical: page.canonical.map(String::from),
            charset: page.charset,
            directives: page.directives,
            links: page
                .links
                .into_iter()
                .map(|link| FoundLink {
                    url: link.url.into(),
                    kind: link.kind,
                    rel: link.rel_text,
                    text: link.text,
                    position: link.position,
                    modified: link.modified.map(|moment| moment.to_rfc3339()),
                })
                .collect(),
            links_left_out: page.links_left_out,
            alternates: page
                .alternates
                .into_iter()
                .map(|alternate| FoundAlternate { language: alternate.language, url: alternate.url.into() })
                .collect(),
            properties: page.properties,
            json_ld: page.json_ld,
            text: page.text,
            markdown: None,
        }
    }
}

pub fn run(args: ParseArgs) -> anyhow::Result<Exit> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    if args.batch {
        crate::batch::run(std::io::stdin().lock(), &mut out, |question: Question| {
            match crate::batch::decode_base64("body_b64", &question.body_b64) {
                Ok(body) => understand(&body, question.content_type.as_deref(), question.url, args.markdown),
                Err(error) => Answer::Refused { url: question.url, error },
            }
        })?;
        return Ok(Exit::Done);
    }
    let (path, url) = (args.file.unwrap_or_default(), args.url.unwrap_or_default());
    let body = read_body(&path).map_err(|error| Usage(format!("cannot read {}: {error}", path.display())))?;
    match understand(&body, args.content_type.as_deref(), url, args.markdown) {
        Answer::Refused { error, .. } => Err(Usage(error).into()),
        answer => {
            serde_json::to_writer(&mut out, &answer)?;
            out.write_all(b"\n")?;
            out.flush()?;
            Ok(Exit::Done)
        }
    }
}

fn read_body(path: &std::path::Path) -> std::io::Result<Vec<u8>> {
    let mut body = Vec::new();
    let limit = MOST_BYTES + 1;
    if path.as_os_str() == "-" {
        std::io::stdin().lock().take(limit).read_to_end(&mut body)?;
    } else {
        std::fs::File::open(path)?.take(limit).read_to_end(&mut body)?;
    }
    if body.len() as u64 > MOST_BYTES {
        return Err(std::io::Error::other(format!("it is larger than {} MB, which no page is", MOST_BYTES >> 20)));
    }
    Ok(body)
}

fn understand(body: &[u8], content_type: Option<&str>, url: String, wants_markdown: bool) -> Answer {
    let parsed = match resolve(None, &url) {
        Ok(parsed) => parsed,
        Err(error) => return Answer::Refused { url, error: error.to_string() },
    };
    let document = Document { body, content_type, url: &parsed, is_called_sitemap: false };
    let parsers = match std::env::current_exe() {
        Ok(program) => Parsers::default().with(PdfReader::new(program)),
        Err(_) => Parsers::default(),
    };
    let mut understood = Understood::from(parsers.parse(&document, &ParseOptions::default()));
    understood.markdown = wants_markdown.then(|| markdown(&document));
    Answer::Parsed(Box::new(understood))
}
