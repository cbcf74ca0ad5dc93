//! An archive in the forms that others want.
//!
//! The WARC files of a crawl are the truth; everything here is made of them, and can be made again. An export walks
//! through the finished files once ([`Visits`]), takes what it was asked for ([`Selection`]) and writes it in one
//! [`Format`]: as a file that a browser replays, as text or Markdown for whoever searches or trains, as tables for whoever
//! counts. What a page says is read from the records that the crawl wrote beside it where there are any, and from the
//! page itself where there are none ([`ReadPage`]).
//!
//! Whatever is written appears under its name when it is complete, or not at all. Memory does not grow with the archive:
//! what has to be sorted is sorted on disk.

mod cdxj;
mod detected_type;
mod draft;
mod error;
mod host_graph;
mod jsonl;
mod links;
mod markdown;
mod parquet_index;
mod reading;
mod selection;
mod table;
mod url_columns;
mod visits;
mod wacz;
mod warc_copy;
mod wet;
mod zip;

use std::path::{Path, PathBuf};

use peregrine_archive::BringBack;
use peregrine_runtime::Random;
use peregrine_types::Timestamp;

pub use error::ExportError;
pub use reading::{ReadLink, ReadPage, Wanted};
pub use selection::{Selection, StatusRange};
pub use visits::{ArchivedVisit, Sources, Visits};

/// What an archive can be turned into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One file that a browser replays.
    Wacz,
    /// WARC records, chosen.
    Warc,
    /// One sorted index.
    Cdxj,
    /// The URL index as a table, in Common Crawl's columns.
    Parquet,
    /// A JSON object per page, with its text.
    Jsonl,
    /// A folder of Markdown files.
    Markdown,
    /// WET: the text of every page as a WARC conversion record.
    Text,
    /// The links between pages as a table, and between hosts as a graph.
    Links,
}

/// What is asked for.
pub struct Export<'a> {
    pub crawl_dir: &'a Path,
    /// Gets at files of the crawl that were taken elsewhere.
    pub depot: &'a dyn BringBack,
    pub format: Format,
    pub to: &'a Path,
    pub selection: Selection,
    /// Leaves out what cannot be read, instead of giving up.
    pub skips_damaged: bool,
    /// What the result is called, where the format has a place for that.
    pub title: &'a str,
    pub software: &'a str,
    pub now: Timestamp,
    pub random: Random,
}

/// How far an export has got, and in the end what it came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Exported {
    /// Bytes of WARC files that were read, and that there are.
    pub read_bytes: u64,
    pub total_bytes: u64,
    /// Visits looked at, and those that were asked for.
    pub visits: u64,
    pub selected: u64,
    /// Places where something could not be read and was left out.
    pub damaged: u64,
    /// What the result consists of: pages, rows, links, files, as the format has it.
    pub written: u64,
    /// The files of the result.
    pub files: Vec<PathBuf>,
}

/// Who hears of progress.
pub type Progress<'a> = &'a mut dyn FnMut(&Exported);

/// Carries out an export.
pub fn export(export: Export<'_>, progress: Progress<'_>) -> Result<Exported, ExportError> {
    if export.to.exists() {
        return Err(ExportError::Exists { path: export.to.to_path_buf() });
    }
    let warcs = Sources::of(export.crawl_dir, export.depot, draft::parent(export.to), export.skips_damaged)?;
    if warcs.is_empty() {
        return Err(ExportError::Nothing { path: export.crawl_dir.to_path_buf() });
    }
    match export.format {
        Format::Wacz => wacz::export(export, &warcs, progress),
        Format::Warc => warc_copy::export(export, &warcs, progress),
        Format::Cdxj => cdxj::export(&export, &warcs, progress),
        Format::Parquet => parquet_index::export(&export, &warcs, progress),
        Format::Jsonl => jsonl::export(&export, &warcs, progress),
        Format::Markdown => markdown::export(&export, &warcs, progress),
        Format::Text => wet::export(export, &warcs, progress),
        Format::Links => links::export(&export, &warcs, progress),
    }
}
