//! What was given up, and why: a list that can be read, and tried once more. And what was fetched, to be fetched again.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use peregrine_frontier::{Ending as VisitEnding, Frontier, FrontierSettings, UrlRecord};
use peregrine_state::{Batch, DiskStore, Space, Store};
use peregrine_types::{Errand, RetryDecision, Timestamp, VisitOutcome};
use peregrine_urls::{Fingerprint, Url, host_key, origin};
use serde::{Deserialize, Serialize};

use crate::CrawlError;
use crate::directory::{CrawlDirectory, load_job};
use crate::harvested::Harvested;

const LETTER: &[u8] = b"crawl/dead-letter/";
const AT_ONCE: usize = 1_000;
/// Pages that are queued again in one commit.
const REVISITS_AT_ONCE: usize = 20_000;

/// A URL that was given up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeadLetter {
    pub url: String,
    /// The class of the failure, or `http-503` and the like.
    pub reason: String,
    /// One sentence for a person.
    pub detail: String,
    /// How often it was tried.
    pub attempts: u32,
    /// When it was given up.
    pub time: String,
    pub referrer: Option<String>,
}

impl DeadLetter {
    /// What a visit leaves on the list, if it was the last one.
    pub(crate) fn of(harvested: &Harvested, decision: RetryDecision, now: Timestamp) -> Option<DeadLetter> {
        let due = &harvested.due;
        if due.errand != Errand::Page || decision != RetryDecision::GiveUp {
            return None;
        }
        let (reason, detail) = match &harvested.outcome {
            VisitOutcome::Failed(failure) => (failure.class.as_str().to_owned(), failure.detail.clone()),
            VisitOutcome::Response(response) => {
                (format!("http-{}", response.status), format!("the server answered {}", response.status))
            }
            VisitOutcome::Denied(_) | VisitOutcome::Robots(_) | VisitOutcome::Address(_) => return None,
        };
        Some(DeadLetter {
            url: due.url.to_string(),
            reason,
            detail,
            attempts: u32::from(due.attempt) + u32::from(harvested.went_out),
            time: now.to_rfc3339_millis(),
            referrer: due.referrer.as_deref().map(str::to_owned),
        })
    }

    pub(crate) fn save(&self, fingerprint: Fingerprint, batch: &mut Batch) {
        // A plain struct of numbers and strings: serialising it cannot fail.
        if let Ok(bytes) = serde_json::to_vec(self) {
            batch.put(Space::Meta, [LETTER, &fingerprint.to_bytes()].concat(), bytes);
        }
    }

    fn host(&self) -> Option<String> {
        Url::parse(&self.url).ok().and_then(|url| host_key(&url).map(str::to_owned))
    }
}

/// Which letters are meant.
#[derive(Clone, Debug, Default)]
pub struct DeadLetterFilter {
    /// Those of this reason only.
    pub reason: Option<String>,
    /// Those of this host only.
    pub host: Option<String>,
}

impl DeadLetterFilter {
    fn accepts(&self, letter: &DeadLetter) -> bool {
        self.reason.as_ref().is_none_or(|reason| *reason == letter.reason)
            && self.host.as_ref().is_none_or(|host| letter.host().as_ref() == Some(host))
    }
}

/// The list of a crawl that is not running.
pub struct DeadLetters {
    store: Arc<dyn Store>,
    directory: CrawlDirectory,
}

impl DeadLetters {
    pub fn open(out: &Path) -> Result<Self, CrawlError> {
        let directory = CrawlDirectory::take_existing(out)?;
        let store: Arc<dyn Store> = Arc::new(DiskStore::open(directory.state())?);
        if load_job(store.as_ref(), out)?.is_none() {
            return Err(CrawlError::NoCrawl { path: out.to_owned() });
        }
        Ok(DeadLetters { store, directory })
    }

    /// Shows every letter that is meant, until `show` has had enough. How many there were.
    pub fn list<E: From<CrawlError>>(
        &self,
        filter: &DeadLetterFilter,
        mut show: impl FnMut(&DeadLetter) -> Result<(), E>,
    ) -> Result<u64, E> {
        let mut shown = 0;
        let mut after = None;
        while let Some(page) = self.page(after.as_deref(), filter)? {
            for (_, letter) in &page.letters {
                show(letter)?;
                shown += 1;
            }
            after = Some(page.last);
        }
        Ok(shown)
    }

    /// Queues what is meant once more, as if it had never been tried, and takes it off the list. Its hosts are no longer
    /// backed off from; their delays hold as ever. How many there were.
    pub fn replay(
        self,
        filter: &DeadLetterFilter,
        settings: &FrontierSettings,
        now: Timestamp,
    ) -> Result<u64, CrawlError> {
        let mut frontier = Frontier::open(self.store.clone(), settings.clone(), now)?;
        let mut replayed = 0;
        let mut after = None;
        while let Some(page) = self.page(after.as_deref(), filter)? {
            let mut delivered = Batch::new();
            let mut forgiven = HashSet::new();
            for (key, letter) in &page.letters {
                let fingerprint = key.strip_prefix(LETTER).and_then(|bytes| <[u8; 8]>::try_from(bytes).ok());
                let fingerprint = fingerprint.map(|bytes| Fingerprint(u64::from_be_bytes(bytes)));
                if let Some(fingerprint) = fingerprint {
                    replayed += u64::from(frontier.revisit(fingerprint, now)?);
                }
                if let Ok(url) = Url::parse(&letter.url)
                    && forgiven.insert(origin(&url))
                {
                    frontier.forgive(&url, now)?;
                }
                delivered.delete(Space::Meta, key.clone());
            }
            // Queued and off the list in one step, so that nothing is lost or tried twice.
            let mut batch = frontier.take_commit(now)?;
            batch.append(delivered);
            self.store.apply(batch)?;
            after = Some(page.last);
        }
        self.store.apply(frontier.close(now)?)?;
        self.store.sync()?;
        Ok(replayed)
    }

    fn page(&self, after: Option<&[u8]>, filter: &DeadLetterFilter) -> Result<Option<LetterPage>, CrawlError> {
        let entries = self.store.scan(Space::Meta, LETTER, after, AT_ONCE)?;
        let Some((last, _)) = entries.last() else { return Ok(None) };
        let last = last.clone();
        let mut letters = Vec::new();
        for (key, value) in entries {
            let letter: DeadLetter = serde_json::from_slice(&value).map_err(|error| CrawlError::Damaged {
                path: self.directory.path.clone(),
                detail: format!("dead letter {}: {error}", key.escape_ascii()),
            })?;
            if filter.accepts(&letter) {
                letters.push((key, letter));
            }
        }
        Ok(Some(LetterPage { letters, last }))
    }
}

struct LetterPage {
    letters: Vec<(Vec<u8>, DeadLetter)>,
    last: Vec<u8>,
}

/// Queues every page and redirect that was visited once more. How many there are.
pub(crate) fn revisit_all(frontier: &mut Frontier, store: &dyn Store, now: Timestamp) -> Result<u64, CrawlError> {
    let mut queued = 0;
    let mut after: Option<Vec<u8>> = None;
    loop {
        let entries = store.scan(Space::Urls, &[], after.as_deref(), REVISITS_AT_ONCE)?;
        let Some((last, _)) = entries.last() else { return Ok(queued) };
        after = Some(last.clone());
        for (key, _) in entries {
            let Ok(bytes) = <[u8; 8]>::try_from(key.as_slice()) else { continue };
            let fingerprint = Fingerprint(u64::from_be_bytes(bytes));
            let is_answer =
                |record: UrlRecord| matches!(record.ending, VisitEnding::Answered | VisitEnding::Redirected);
            if UrlRecord::read(store, fingerprint)?.is_some_and(is_answer) {
                queued += u64::from(frontier.revisit(fingerprint, now)?);
            }
        }
        store.apply(frontier.take_commit(now)?)?;
    }
}
