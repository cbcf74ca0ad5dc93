//! Step 7a. Whether a page's content is known already: its very bytes, or its text but for a few words. Said in its line,
//! told to the frontier, and a reason not to follow the same links again.

use std::sync::Arc;

use peregrine_dedup::{
    DedupError, DedupSettings, FollowDuplicates, NearDuplicate, NearDuplicates, Original, Originals, Sketch,
};
use peregrine_state::{Batch, Store};
use peregrine_types::{Candidates, Digest, Timestamp, VisitOutcome};

use crate::harvested::Harvested;

/// What harvesting found out about a page's content.
pub(crate) struct PageContent {
    /// Unless pages are given none.
    pub digest: Option<Digest>,
    /// Where the page has a text.
    pub sketch: Option<Sketch>,
    /// The UUID of the response's record.
    pub record: Arc<str>,
    /// When it was fetched.
    pub date: Timestamp,
    /// It says itself that it is a copy of another page of its site.
    pub is_said_to_be_copy: bool,
}

/// Everything that is known of the contents of pages. Owned by the partition.
pub(crate) struct Contents {
    originals: Arc<Originals>,
    near: NearDuplicates,
    follow: FollowDuplicates,
}

impl Contents {
    pub fn open(store: Arc<dyn Store>, settings: &DedupSettings) -> Result<Self, DedupError> {
        Ok(Contents {
            originals: Arc::new(Originals::new(store.clone())),
            near: NearDuplicates::open(store, settings)?,
            follow: settings.follow,
        })
    }

    /// For the harvest threads, which ask before they archive.
    pub fn originals(&self) -> Arc<Originals> {
        self.originals.clone()
    }

    /// Compares a page with those before it, of which it then is one.
    pub fn compare(&mut self, harvested: &mut Harvested, batch: &mut Batch) -> Result<(), DedupError> {
        let Some(content) = harvested.content.take() else { return Ok(()) };
        let url: Arc<str> = Arc::from(harvested.due.url.as_str());
        let links = links_mark(&harvested.candidates);
        let original = content.digest.map_or(Ok(None), |digest| self.originals.find(&digest))?;
        let twin = match (&original, &content.sketch) {
            (None, Some(sketch)) => self.near.find(sketch)?.filter(|twin| twin.url != url),
            _ => None,
        };
        let known_links = original.as_ref().map(|known| known.links).or(twin.as_ref().map(|known| known.links));
        // A record that only says that the page is as it was has no bytes that others could refer to.
        if original.is_none() && !harvested.is_revisit {
            let PageContent { record, date, .. } = &content;
            if let Some(digest) = &content.digest {
                let first = Original { url: url.clone(), date: *date, record: record.clone(), links };
                self.originals.remember(digest, first, batch);
            }
            // Where a page names another as the real one, that one shall be the one that others are compared with.
            if let (None, Some(sketch), false) = (&twin, content.sketch, content.is_said_to_be_copy) {
                self.near.remember(sketch, &url, links, batch);
            }
        }
        tell_frontier(&mut harvested.outcome, content.sketch.as_ref(), twin.as_ref());
        let is_another_page = original.as_ref().is_some_and(|known| known.url != url);
        if let Some(line) = &mut harvested.line {
            if let Some(sketch) = content.sketch {
                line.simhash = Some(format!("{:016x}", sketch.simhash));
            }
            line.duplicate_of = original.filter(|_| is_another_page).map(|known| known.url);
            line.distance = twin.as_ref().map(|twin| twin.distance);
            line.similarity = twin.as_ref().map(|twin| (twin.similarity * 1000.0).round() / 1000.0);
            line.near_duplicate_of = twin.map(|twin| twin.url);
        }
        if let Some(known_links) = known_links
            && !self.follows(known_links == links)
        {
            harvested.candidates.clear();
        }
        Ok(())
    }

    fn follows(&self, links_are_the_same: bool) -> bool {
        match self.follow {
            FollowDuplicates::Always => true,
            FollowDuplicates::Changed => !links_are_the_same,
            FollowDuplicates::Never => false,
        }
    }

    pub fn begin_commit(&mut self) {
        self.originals.begin_commit();
        self.near.begin_commit();
    }

    pub fn committed(&mut self) {
        self.originals.committed();
        self.near.committed();
    }
}

/// Pages that are alike get one mark. SimHashes themselves will not do for that: two pages of one template are often near
/// by them, and are not alike for that.
fn tell_frontier(outcome: &mut VisitOutcome, sketch: Option<&Sketch>, twin: Option<&NearDuplicate>) {
    if let (VisitOutcome::Response(response), Some(sketch)) = (outcome, sketch) {
        response.simhash = Some(sketch.simhash);
        response.likeness = Some(spread(twin.map_or(sketch.simhash, |twin| twin.simhash)));
    }
}

/// One number for all links that a page leads to, whatever their order.
fn links_mark(candidates: &Candidates) -> u64 {
    candidates.fingerprints().fold(0, |mark, fingerprint| mark.wrapping_add(spread(fingerprint.0)))
}

/// A number that has nothing to do with those of its neighbours.
const fn spread(number: u64) -> u64 {
    let number = (number ^ (number >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let number = (number ^ (number >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    number ^ (number >> 32)
}
