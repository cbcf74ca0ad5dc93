//! What a crawl knows of a URL, asked from outside while no crawl is running.

use std::path::Path;
use std::sync::Arc;

use peregrine_frontier::{Ending as VisitEnding, Frontier, FrontierSettings, UrlRecord};
use peregrine_state::FjallStore;
use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_urls::{Fingerprint, KeyPolicy, Url, url_hash};
use serde::Serialize;

use crate::CrawlError;
use crate::directory::{CrawlDirectory, load_job};

/// A crawl directory, opened for questions.
pub struct LookUp {
    frontier: Frontier,
    keys: KeyPolicy,
    _directory: CrawlDirectory,
}

/// Where a URL stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, Serialize)]
pub struct KnownUrl {
    pub url: String,
    pub key: String,
    /// SHA-256 of the key: the page's public name.
    pub hash: String,
    pub state: UrlState,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub visit: Option<KnownVisit>,
}

#[derive(Clone, Debug, Serialize)]
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
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

impl LookUp {
    pub fn open(out: &Path, now: Timestamp) -> Result<Self, CrawlError> {
        let directory = CrawlDirectory::take_existing(out)?;
        let store = Arc::new(FjallStore::open(directory.state())?);
        let job = load_job(store.as_ref(), out)?.ok_or_else(|| CrawlError::NoCrawl { path: out.to_owned() })?;
        let keys = KeyPolicy::new(&job.urls).map_err(CrawlError::Seed)?;
        let frontier = Frontier::open(store, FrontierSettings::default(), now)?;
        Ok(LookUp { frontier, keys, _directory: directory })
    }

    pub fn url(&self, url: &Url) -> Result<KnownUrl, CrawlError> {
        let key = self.keys.key(url);
        let fingerprint = Fingerprint::of_key(&key);
        let record = self.frontier.record(fingerprint)?;
        let state = match &record {
            Some(record) => state_of(record),
            None if self.frontier.is_known(fingerprint) => UrlState::Waiting,
            None => UrlState::Unknown,
        };
        Ok(KnownUrl { url: url.to_string(), hash: url_hash(&key), key, state, visit: record.map(KnownVisit::from) })
    }
}

fn state_of(record: &UrlRecord) -> UrlState {
    match record.ending {
        VisitEnding::Answered => UrlState::Fetched,
        VisitEnding::Redirected => UrlState::Redirected,
        VisitEnding::Denied => UrlState::Denied,
        VisitEnding::WillRetry => UrlState::WillRetry,
        VisitEnding::GivenUp => UrlState::GivenUp,
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
