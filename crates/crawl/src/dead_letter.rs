//! What was given up, and why: a list that can be read, and tried once more. And what was fetched, to be fetched again.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use peregrine_frontier::{Ending as VisitEnding, Frontier, FrontierSettings, UrlRecord};
use peregrine_state::{Batch, DiskStore, Space, Store};
use peregrine_types::{Errand, RetryDecision, Timestamp, VisitOutcome};
use peregrine_urls::{Fingerprint, Url, host_key, origin};
use serde::{Deserialize, Serialize};

use crate::CrawlError;
use crate::directory::{CrawlDirectory, load_job};
use crate::harvested::Harvested;
use crate::inside::Inside;

const LETTER: &[u8] = b"crawl/dead-letter/";
const AT_ONCE: usize = 1_000;
/// Letters that a running crawl looks at for one question. Each is a few kilobytes at most.
const AT_ONCE_IN_A_CRAWL: usize = 100;
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
            batch.put(Space::Meta, key(fingerprint), bytes);
        }
    }

    fn host(&self) -> Option<String> {
        Url::parse(&self.url).ok().and_then(|url| host_key(&url).map(str::to_owned))
    }
}

/// Which letters are meant.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// How far somebody has got with the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetterMark(Fingerprint);

/// Some letters of the list, those that are meant.
#[derive(Debug, Serialize, Deserialize)]
pub struct LetterPage {
    pub letters: Vec<DeadLetter>,
    /// How many of them were queued once more, where that was asked for.
    pub replayed: u64,
    /// Where the list goes on, unless this was its end.
    pub next: Option<LetterMark>,
}

/// The list of a crawl that is not running.
pub struct DeadLetters {
    store: Arc<dyn Store>,
    _directory: CrawlDirectory,
}

impl DeadLetters {
    pub fn open(out: &Path) -> Result<Self, CrawlError> {
        let directory = CrawlDirectory::take_existing(out)?;
        let store: Arc<dyn Store> = Arc::new(DiskStore::open(directory.state())?);
        if load_job(store.as_ref(), out)?.is_none() {
            return Err(CrawlError::NoCrawl { path: out.to_owned() });
        }
        Ok(DeadLetters { store, _directory: directory })
    }

    /// The letters behind `after`, or the first ones.
    pub fn page(&self, filter: &DeadLetterFilter, after: Option<LetterMark>) -> Result<LetterPage, CrawlError> {
        Ok(Bundle::read(&*self.store, filter, after, AT_ONCE)?.into_page(0))
    }

    /// Queues what is meant once more, as if it had never been tried, and takes it off the list. Its hosts are no longer
    /// backed off from; their delays hold as ever. How many there were.
    pub fn replay(
        self,
        filter: &DeadLetterFilter,
        after: Option<LetterMark>,
        settings: &FrontierSettings,
        now: Timestamp,
    ) -> Result<u64, CrawlError> {
        let mut frontier = Frontier::open(self.store.clone(), settings.clone(), now)?;
        let mut replayed = 0;
        let mut after = after;
        loop {
            let bundle = Bundle::read(&*self.store, filter, after, AT_ONCE)?;
            let mut delivered = Batch::new();
            replayed += bundle.deliver(&mut frontier, &mut delivered, now)?;
            // Queued and off the list in one step, so that nothing is lost or tried twice.
            let mut batch = frontier.take_commit(now)?;
            batch.append(delivered);
            self.store.apply(batch)?;
            after = bundle.next;
            if after.is_none() {
                break;
            }
        }
        self.store.apply(frontier.close(now)?)?;
        self.store.sync()?;
        Ok(replayed)
    }
}

/// The list of a crawl that may be running: what its last commit says.
impl Inside<'_> {
    /// The letters behind `after`, or the first ones: few enough to be looked for between two steps of a crawl.
    pub fn dead_letters(&self, filter: &DeadLetterFilter, after: Option<LetterMark>) -> Result<LetterPage, CrawlError> {
        Ok(Bundle::read(self.store, filter, after, AT_ONCE_IN_A_CRAWL)?.into_page(0))
    }

    /// The same letters, queued once more and taken off the list in the next commit.
    pub fn replay(
        &mut self,
        filter: &DeadLetterFilter,
        after: Option<LetterMark>,
        now: Timestamp,
    ) -> Result<LetterPage, CrawlError> {
        let Some(beside) = self.beside.as_deref_mut() else { return Err(CrawlError::OnlyLooking) };
        let bundle = Bundle::read(self.store, filter, after, AT_ONCE_IN_A_CRAWL)?;
        let replayed = bundle.deliver(self.frontier, beside, now)?;
        Ok(bundle.into_page(replayed))
    }
}

/// Letters with their places in the list.
struct Bundle {
    letters: Vec<(Fingerprint, DeadLetter)>,
    next: Option<LetterMark>,
}

impl Bundle {
    fn read(
        store: &dyn Store,
        filter: &DeadLetterFilter,
        after: Option<LetterMark>,
        most: usize,
    ) -> Result<Bundle, CrawlError> {
        let after = after.map(|LetterMark(last)| key(last));
        let entries = store.scan(Space::Meta, LETTER, after.as_deref(), most)?;
        let is_end = entries.len() < most;
        let mut next = None;
        let mut letters = Vec::new();
        for (key, value) in entries {
            let damaged = |detail: String| CrawlError::DeadLetter { key: key.escape_ascii().to_string(), detail };
            let place = key.strip_prefix(LETTER).and_then(|bytes| <[u8; 8]>::try_from(bytes).ok());
            let place = place.ok_or_else(|| damaged("its key is none".to_owned()))?;
            let fingerprint = Fingerprint(u64::from_be_bytes(place));
            let letter: DeadLetter = serde_json::from_slice(&value).map_err(|error| damaged(error.to_string()))?;
            next = Some(LetterMark(fingerprint));
            if filter.accepts(&letter) {
                letters.push((fingerprint, letter));
            }
        }
        Ok(Bundle { letters, next: next.filter(|_| !is_end) })
    }

    /// Queues them once more. Their places in the list are given up in `delivered`, which belongs into the same commit.
    fn deliver(&self, frontier: &mut Frontier, delivered: &mut Batch, now: Timestamp) -> Result<u64, CrawlError> {
        let mut replayed = 0;
        let mut forgiven = HashSet::new();
        for (fingerprint, letter) in &self.letters {
            replayed += u64::from(frontier.revisit(*fingerprint, now)?);
            if let Ok(url) = Url::parse(&letter.url)
                && forgiven.insert(origin(&url))
            {
                frontier.forgive(&url, now)?;
            }
            delivered.delete(Space::Meta, key(*fingerprint));
        }
        Ok(replayed)
    }

    fn into_page(self, replayed: u64) -> LetterPage {
        let letters = self.letters.into_iter().map(|(_, letter)| letter).collect();
        LetterPage { letters, replayed, next: self.next }
    }
}

fn key(fingerprint: Fingerprint) -> Vec<u8> {
    [LETTER, &fingerprint.to_bytes()].concat()
}

/// A permanent redirect is not asked for again for this long: where it leads is known, and that is visited for itself.
const WAY_REMEMBERED: Duration = Duration::from_secs(30 * 24 * 3600);

fn is_wanted_again(record: &UrlRecord, now: Timestamp) -> bool {
    match record.ending {
        VisitEnding::Answered => true,
        VisitEnding::Redirected => {
            !matches!(record.status, 301 | 308) || now.since(record.last_visit) >= WAY_REMEMBERED
        }
        VisitEnding::Denied | VisitEnding::WillRetry | VisitEnding::GivenUp => false,
    }
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
            if UrlRecord::read(store, fingerprint)?.is_some_and(|record| is_wanted_again(&record, now)) {
                queued += u64::from(frontier.revisit(fingerprint, now)?);
            }
        }
        store.apply(frontier.take_commit(now)?)?;
    }
}
