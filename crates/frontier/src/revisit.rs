//! A second visit: of a page that somebody wants to see again, or of a URL that was given up.

use peregrine_types::{PreviousVisit, Timestamp};
use peregrine_urls::{Fingerprint, Url, host_key};

use crate::FrontierError;
use crate::frontier::Frontier;
use crate::host::Unsaved;
use crate::queue_entry::{QueuedRef, QueuedUrl};
use crate::url_record::{Ending, UrlRecord};

/// Long over, and yet a moment: what is queued with it is due, and known to have a record.
const AGAIN: Timestamp = Timestamp::from_millis(1);

impl Frontier {
    /// Queues a URL once more that was settled before; its attempts begin anew. Says whether it did: a URL that was
    /// never visited, or waits already, is left as it is.
    pub fn revisit(&mut self, fingerprint: Fingerprint, now: Timestamp) -> Result<bool, FrontierError> {
        let Some(record) = self.record(fingerprint)?.filter(|record| record.ending != Ending::WillRetry) else {
            return Ok(false);
        };
        let url = Url::parse(&record.url).ok();
        let Some(host) = url.as_ref().and_then(|url| host_key(url)) else { return Ok(false) };
        let id = self.host_id(host, now)?;
        let referrer = record.referrer.as_deref().map(Into::into);
        let again = QueuedRef {
            url: &record.url,
            fingerprint,
            referrer: referrer.as_ref(),
            not_before: AGAIN,
            depth: record.depth,
            via: record.via,
            attempt: 0,
        };
        let rank = 255 - record.priority;
        let host = &mut self.hosts[id];
        let best_before = host.queue.pending.rank();
        self.pending.push(id, &mut host.queue.pending, again, rank);
        self.totals.unsettled += 1;
        self.mark(id, Unsaved::Counts);
        if best_before.is_none_or(|best| rank < best) {
            self.place(id, now);
        }
        let waiting = UrlRecord { ending: Ending::WillRetry, next_visit: Some(now), attempts: 0, ..record };
        self.ledger.record(fingerprint, waiting.encode());
        Ok(true)
    }

    /// What is known of the page that a URL brought before.
    pub(crate) fn previous_visit(&self, url: &QueuedUrl) -> Result<Option<Box<PreviousVisit>>, FrontierError> {
        if !url.may_have_record() {
            return Ok(None);
        }
        Ok(self.record(url.fingerprint)?.filter(|record| *record.url == *url.url).and_then(previous))
    }
}

fn previous(record: UrlRecord) -> Option<Box<PreviousVisit>> {
    let digest = record.digest.filter(|_| matches!(record.status, 200 | 203 | 304))?;
    let UrlRecord { etag, last_modified, simhash, archived, .. } = record;
    Some(Box::new(PreviousVisit { etag, last_modified, digest, simhash, archived }))
}
