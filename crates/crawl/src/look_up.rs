//! A crawl that is not running, opened for questions; and what is known of a URL.

use std::path::Path;
use std::sync::Arc;

use peregrine_frontier::{Ending as VisitEnding, Frontier, UrlRecord};
use peregrine_robots::product_token;
use peregrine_state::{DiskStore, Store};
use peregrine_types::ArchivePosition;
use peregrine_urls::KeyPolicy;
use serde::{Deserialize, Serialize};

use crate::CrawlError;
use crate::admit::Admission;
use crate::directory::{CrawlDirectory, load_job, load_moved_seeds};
use crate::inside::Inside;
use crate::robots_gate::RobotsGate;
use crate::settings::Settings;

/// A crawl directory, opened for questions.
pub struct LookUp {
    frontier: Frontier,
    admission: Admission,
    gate: RobotsGate,
    store: Arc<dyn Store>,
    _directory: CrawlDirectory,
}

/// Where a URL stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UrlState {
    /// Nobody mentioned it, or the crawl did not want it.
    Unknown,
    /// Found, not visited yet.
    Waiting,
    Fetched,
    Redirected,
    /// Not asked for; the detail says why.
    Denied,
    /// Tried, and to be tried again.
    WillRetry,
    /// Tried often enough.
    GivenUp,
}

/// The record of a URL, as people and pipelines read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KnownUrl {
    pub url: String,
    pub key: String,
    /// SHA-256 of the key: the page's public name.
    pub hash: String,
    pub state: UrlState,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub visit: Option<KnownVisit>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KnownVisit {
    pub fetched_url: String,
    pub status: i32,
    pub time: String,
    pub depth: u16,
    pub referrer: Option<String>,
    pub attempts: u8,
    pub digest: Option<String>,
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    pub archived: Option<ArchivePosition>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

impl LookUp {
    /// Opens a crawl directory without changing anything in it. `settings` are those of its last run.
    pub fn open(out: &Path, settings: &Settings) -> Result<Self, CrawlError> {
        let directory = CrawlDirectory::take_existing(out)?;
        let store: Arc<dyn Store> = Arc::new(DiskStore::open(directory.state())?);
        let job = load_job(store.as_ref(), out)?.ok_or_else(|| CrawlError::NoCrawl { path: out.to_owned() })?;
        let keys = KeyPolicy::new(&job.urls).map_err(CrawlError::Seed)?;
        let admission = Admission::new(&settings.crawl, &job.seeds, keys)?;
        for moved in load_moved_seeds(store.as_ref())? {
            admission.widen(&moved);
        }
        let agent = Arc::from(product_token(&settings.fetch.user_agent));
        let gate = RobotsGate::new(store.clone(), agent);
        let frontier = Frontier::open_to_look(store.clone(), settings.frontier.clone())?;
        Ok(LookUp { frontier, admission, gate, store, _directory: directory })
    }

    /// What questions are asked of.
    pub fn inside(&mut self) -> Inside<'_> {
        let LookUp { frontier, admission, gate, store, .. } = self;
        Inside { frontier, admission, gate, store: &**store, beside: None, is_running: false }
    }
}

pub(crate) fn known_state(record: Option<&UrlRecord>, is_known: bool) -> UrlState {
    match record.map(|record| record.ending) {
        Some(VisitEnding::Answered) => UrlState::Fetched,
        Some(VisitEnding::Redirected) => UrlState::Redirected,
        Some(VisitEnding::Denied) => UrlState::Denied,
        Some(VisitEnding::WillRetry) => UrlState::WillRetry,
        Some(VisitEnding::GivenUp) => UrlState::GivenUp,
        None if is_known => UrlState::Waiting,
        None => UrlState::Unknown,
    }
}

impl From<UrlRecord> for KnownVisit {
    fn from(record: UrlRecord) -> Self {
        KnownVisit {
            fetched_url: record.url,
            status: record.status,
            time: record.last_visit.to_rfc3339_millis(),
            depth: record.depth,
            referrer: record.referrer,
            attempts: record.attempts,
            digest: record.digest.map(|digest| peregrine_warc::digest_text(&digest)),
            etag: record.etag,
            last_modified: record.last_modified,
            archived: record.archived,
            detail: record.detail,
        }
    }
}
