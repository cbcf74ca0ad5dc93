//! The crawl itself: the only room that knows more than one engine.
//!
//! Read in this order, which is the way of a page:
//! `seed` → `admit` → `partition` (with `pipeline`, the wiring, and `look_ahead`) → `robots_gate` → `visit` →
//! `harvest` (with `keeping`, ends in `harvested`) → `settle` (with `contents`) → `committer`; then `job`, which opens a crawl directory and runs all of it, with
//! `directory`, `settings`, `metrics` and `profile` at hand. What was given up lies in `dead_letter`. Who wants to know more asks: `questions` while it runs, `look_up` while it
//! does not, both by way of `inside` and `why`.

mod admit;
mod committer;
mod contents;
mod dead_letter;
mod directory;
mod disk_watch;
mod forget;
mod harvest;
mod harvested;
mod inside;
mod job;
mod keeping;
mod look_ahead;
mod look_up;
mod metrics;
mod page_line;
mod partition;
mod pdf_reader;
mod pipeline;
mod profile;
mod questions;
mod robots_gate;
mod seed;
mod settings;
mod settle;
mod unchanged;
mod verify;
mod visit;
mod why;

use std::path::PathBuf;

pub use admit::{Admission, Objection, Scope};
pub use dead_letter::{DeadLetter, DeadLetterFilter, DeadLetters, LetterMark, LetterPage};
pub use forget::{Forget, forget};
pub use inside::Inside;
pub use job::{Ending, Event, Job, Observer, Seams, Summary, run, run_on};
pub use look_up::{KnownUrl, LookUp, UrlState};
pub use metrics::{Metrics, Snapshot, Totals};
pub use page_line::PageLine;
pub use pdf_reader::PdfReader;
pub use profile::{ProfileReport, StageCost};
pub use questions::{AskError, Questions, QuestionsReceiver, questions};
pub use seed::parse_seeds;
pub use settings::{JobSettings, Settings};
pub use verify::Examination;
pub use why::{HostExplanation, Reason, RobotsVerdict, UrlExplanation};
// What an explanation consists of.
pub use peregrine_frontier::{DelayBy, Hold, HostStanding, Pattern, Place, RefusedFor, UrlStanding, Why};

use peregrine_archive::ArchiveError;
use peregrine_dedup::DedupError;
use peregrine_frontier::FrontierError;
use peregrine_state::StateError;
use peregrine_types::SettingError;
use peregrine_urls::UrlError;

/// Why a crawl could not run or go on. Every message is one sentence that names what is wrong.
#[derive(Debug, thiserror::Error)]
pub enum CrawlError {
    #[error(transparent)]
    Seed(UrlError),
    #[error("no seed was given: name at least one URL, or use -f FILE")]
    NoSeeds,
    #[error("the {setting} pattern `{pattern}` is not a regular expression: {detail}")]
    Pattern { setting: &'static str, pattern: String, detail: String },
    #[error(transparent)]
    Setting(#[from] SettingError),
    #[error(
        "the [urls] settings differ from those {path} was begun with, and they decide which URLs are the same: use them, or another --out"
    )]
    KeysChanged { path: PathBuf },
    #[error("{path} has a {found} but no crawl state beside it: choose another --out, or move it away")]
    NotACrawl { path: PathBuf, found: &'static str },
    #[error("there is no crawl in {path}: name the directory of one")]
    NoCrawl { path: PathBuf },
    #[error("another process is using {path}: a crawl directory belongs to one process at a time")]
    Busy { path: PathBuf },
    #[error("cannot {action} {path}: {source}")]
    Directory { action: &'static str, path: PathBuf, source: std::io::Error },
    #[error("the dead letter {key} cannot be read: {detail}")]
    DeadLetter { key: String, detail: String },
    #[error("this crawl is only being looked at, so nothing in it can be changed")]
    OnlyLooking,
    #[error("the crawl in {path} is damaged: {detail}")]
    Damaged { path: PathBuf, detail: String },
    #[error(transparent)]
    State(#[from] StateError),
    #[error(transparent)]
    Frontier(#[from] FrontierError),
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    #[error(transparent)]
    Contents(DedupError),
    #[error(transparent)]
    Robots(#[from] peregrine_robots::RobotsError),
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    #[error("the harvest threads ended unexpectedly")]
    Harvest,
    #[error("the committing thread ended unexpectedly")]
    Committer,
    #[error("cannot write a page line: {0}")]
    PageLine(serde_json::Error),
}

impl From<DedupError> for CrawlError {
    /// What went wrong in the store is the store's error, whoever asked it.
    fn from(error: DedupError) -> Self {
        match error {
            DedupError::State(error) => CrawlError::State(error),
            damaged => CrawlError::Contents(damaged),
        }
    }
}

impl CrawlError {
    /// Whether the job itself makes no sense, whatever the directory.
    pub fn is_bad_request(&self) -> bool {
        matches!(
            self,
            CrawlError::Seed(_)
                | CrawlError::NoSeeds
                | CrawlError::Pattern { .. }
                | CrawlError::Setting(_)
                | CrawlError::KeysChanged { .. }
        )
    }

    /// Whether there is no space left. Nothing committed is lost; the crawl goes on once there is.
    pub fn is_disk_full(&self) -> bool {
        match self {
            CrawlError::State(StateError::DiskFull { .. })
            | CrawlError::Frontier(FrontierError::State(StateError::DiskFull { .. }))
            | CrawlError::Archive(ArchiveError::DiskFull { .. }) => true,
            CrawlError::Directory { source, .. } => source.kind() == std::io::ErrorKind::StorageFull,
            _ => false,
        }
    }

    /// Whether another process holds the directory.
    pub fn is_busy(&self) -> bool {
        matches!(self, CrawlError::Busy { .. } | CrawlError::State(StateError::Locked { .. }))
    }

    /// Whether the crawl directory cannot be used as it is.
    pub fn is_bad_directory(&self) -> bool {
        if let CrawlError::Archive(peregrine_archive::ArchiveError::NotBroughtBack { .. }) = self {
            return false;
        }
        matches!(
            self,
            CrawlError::NotACrawl { .. }
                | CrawlError::NoCrawl { .. }
                | CrawlError::Directory { .. }
                | CrawlError::Damaged { .. }
                | CrawlError::DeadLetter { .. }
                | CrawlError::State(_)
                | CrawlError::Frontier(_)
                | CrawlError::Archive(_)
                | CrawlError::Contents(_)
                | CrawlError::Robots(_)
        )
    }
}
