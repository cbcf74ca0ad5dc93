//! `peregrine export`: an archive in the forms that others want.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueEnum};
use peregrine_archive::ArchiveError;
use peregrine_export::{Export, ExportError, Exported, Format, Selection, StatusRange, export};
use peregrine_runtime::{Clock, Random, SystemClock};
use peregrine_types::Timestamp;

use crate::display::{bytes, counted};
use crate::exit::{Exit, Usage};
use crate::offsite::Depot;
use crate::verify::Progress;

#[derive(Args)]
#[command(after_help = "Formats:
  wacz      one file that a browser replays (replayweb.page, pywb)
  warc      WARC records as they are, chosen by the filters
  cdxj      one sorted index of all WARC files
  parquet   the URL index as a table, with Common Crawl's columns and partitions (TO is a folder)
  jsonl     one JSON object per page, with its text; compressed if TO ends in .gz
  markdown  a folder of Markdown files, laid out as the site is
  text      WET: the text of every page as a WARC conversion record
  links     every link as a Parquet table, and which host links to which (TO is a folder)

WARC and WET files are compressed with zstd where TO ends in .zst. What was taken to object storage is read \
from there. Only finished WARC files are read, so a crawl may be running; after a kill, `peregrine verify --repair` \
finishes what was committed. The result appears under its name when it is complete, or not at all.

Examples:
  peregrine export wacz crawl --to site.wacz
  peregrine export jsonl crawl --to pages.jsonl.gz --type text/html --status 200
  peregrine export parquet crawl --to index && duckdb -c \"select url, fetch_status from 'index/**/*.parquet'\"
  peregrine export warc crawl --to errors.warc.gz --status 4xx --status 5xx
  peregrine export warc crawl --to november.warc.gz --from 2026-11-01 --until 2026-12-01")]
pub struct ExportArgs {
    #[arg(value_name = "FORMAT")]
    format: FormatName,
    /// The crawl directory
    #[arg(value_name = "DIR", default_value = "./crawl")]
    dir: PathBuf,
    /// The file or folder to write; it must not exist
    #[arg(short, long, value_name = "PATH")]
    to: PathBuf,
    /// Only answers with this status: 200, 2xx or 200-299 (repeatable)
    #[arg(long, value_name = "STATUS")]
    status: Vec<String>,
    /// Only answers of this media type: text/html, image/* (repeatable)
    #[arg(long = "type", value_name = "TYPE")]
    types: Vec<String>,
    /// Only this host and its subdomains (repeatable)
    #[arg(long, value_name = "HOST")]
    host: Vec<String>,
    /// Only URLs that match this regular expression
    #[arg(long, value_name = "RE")]
    url: Option<String>,
    /// Only what was fetched at this moment or later: 2026-11-15 or 2026-11-15T20:00:00Z
    #[arg(long, value_name = "TIME")]
    from: Option<String>,
    /// Only what was fetched before this moment
    #[arg(long, value_name = "TIME")]
    until: Option<String>,
    /// Leave out what cannot be read, instead of giving up; how much that was is said at the end
    #[arg(long)]
    skip_damaged: bool,
    /// What the result is called: the title of a WACZ, the partition of a table [default: the name of DIR]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// One JSON object on standard output that tells what was written
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum FormatName {
    Wacz,
    Warc,
    Cdxj,
    Parquet,
    Jsonl,
    Markdown,
    Text,
    Links,
}

impl From<FormatName> for Format {
    fn from(name: FormatName) -> Format {
        match name {
            FormatName::Wacz => Format::Wacz,
            FormatName::Warc => Format::Warc,
            FormatName::Cdxj => Format::Cdxj,
            FormatName::Parquet => Format::Parquet,
            FormatName::Jsonl => Format::Jsonl,
            FormatName::Markdown => Format::Markdown,
            FormatName::Text => Format::Text,
            FormatName::Links => Format::Links,
        }
    }
}

pub fn run(args: ExportArgs) -> anyhow::Result<Exit> {
    let selection = selection(&args)?;
    let name = args.dir.file_name().map(|name| name.to_string_lossy().into_owned());
    let title = args.title.clone().or(name).unwrap_or_else(|| "crawl".to_owned());
    let mut display = Progress::new(args.json);
    let job = Export {
        crawl_dir: &args.dir,
        depot: &Depot,
        format: args.format.into(),
        to: &args.to,
        selection,
        skips_damaged: args.skip_damaged,
        title: &title,
        software: concat!("peregrine/", env!("CARGO_PKG_VERSION")),
        now: SystemClock::new().now(),
        random: Random::from_entropy(),
    };
    let mut shown = |so_far: &Exported| {
        display.line(|| {
            let percent = so_far.read_bytes * 100 / so_far.total_bytes.max(1);
            format!("{percent}% of {}, {}", bytes(so_far.total_bytes), counted(so_far.selected, "visit"))
        });
    };
    let done = export(job, &mut shown);
    display.end();
    let done = match done {
        Err(error @ ExportError::Archive(ArchiveError::Read { .. })) => {
            return Err(anyhow::Error::new(error).context("--skip-damaged leaves out what cannot be read"));
        }
        other => other?,
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &done)?;
        writeln!(out)?;
    } else {
        let unit = match args.format {
            FormatName::Links => "link",
            FormatName::Parquet => "row",
            FormatName::Cdxj => "line",
            FormatName::Warc => "visit",
            _ => "page",
        };
        let files: Vec<String> = done.files.iter().map(|path| path.display().to_string()).collect();
        writeln!(out, "{} of {} in {}", counted(done.written, unit), counted(done.visits, "visit"), files.join(", "))?;
        if done.damaged > 0 {
            writeln!(out, "left out: {} that could not be read", counted(done.damaged, "place"))?;
        }
    }
    Ok(Exit::Done)
}

fn selection(args: &ExportArgs) -> anyhow::Result<Selection> {
    let statuses: Result<Vec<StatusRange>, _> = args.status.iter().map(|text| StatusRange::parse(text)).collect();
    let url = args.url.as_deref().map(regex::Regex::new).transpose();
    Ok(Selection {
        statuses: statuses.map_err(|error| Usage(error.to_string()))?,
        types: args.types.clone(),
        hosts: args.host.clone(),
        url: url.map_err(|_| Usage("--url is not a regular expression".to_owned()))?,
        from: moment(args.from.as_deref(), "--from")?,
        until: moment(args.until.as_deref(), "--until")?,
    })
}

/// A day stands for its beginning.
pub fn moment(text: Option<&str>, flag: &str) -> anyhow::Result<Option<Timestamp>> {
    let Some(text) = text else { return Ok(None) };
    let whole = if text.contains('T') { text.to_owned() } else { format!("{text}T00:00:00Z") };
    let wrong = || Usage(format!("{flag} {text:?} is not a time: write 2026-11-15 or 2026-11-15T20:00:00Z"));
    Timestamp::from_rfc3339(&whole).map(Some).with_context(|| wrong().to_string()).map_err(|_| wrong().into())
}
