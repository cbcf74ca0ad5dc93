//! Whether a crawl directory is what it says it is: every record of the archive is read again, and state, page list,
//! indexes and archive are held against each other.

use std::path::Path;
use std::sync::Arc;

use peregrine_archive::{
    ArchiveCheck, ArchiveError, ArchiveMark, BringBack, Finding, ListedPage, Mended, RECORD_LIMITS, Relisted,
    Verification, WronglyKnown, find_payload, mend_archive, read_archived, relist,
};
use peregrine_dedup::Originals;
use peregrine_frontier::{FrontierError, UrlRecord};
use peregrine_state::{Batch, DiskStore, Space, StateError, Store};
use peregrine_types::ArchivePosition;
use peregrine_urls::{Fingerprint, KeyPolicy};
use peregrine_warc::digest_text;

use crate::CrawlError;
use crate::directory::{CrawlDirectory, JobRecord, load_job, load_mark, save_mark};
use crate::page_line::PageLine;

/// Listed pages that the state is asked about at once.
const QUESTIONS_AT_ONCE: usize = 10_000;
/// Changes of the state that are held in memory before they are applied.
const CHANGES_AT_ONCE: usize = 5_000;

/// A crawl directory, held by this process while it is examined.
pub struct Examination {
    directory: CrawlDirectory,
    store: Arc<dyn Store>,
}

impl Examination {
    /// Takes a directory in which no crawl runs.
    pub fn of(out: &Path) -> Result<Self, CrawlError> {
        Examination::on(out, |path| Ok(Arc::new(DiskStore::open(path)?)))
    }

    /// The same, on whatever store is opened for the path of the state.
    pub fn on(
        out: &Path,
        open_store: impl FnOnce(&Path) -> Result<Arc<dyn Store>, StateError>,
    ) -> Result<Self, CrawlError> {
        let directory = CrawlDirectory::take_existing(out)?;
        let store = open_store(&directory.state())?;
        Ok(Examination { directory, store })
    }

    /// Reads everything; with a depot also what was taken elsewhere. `progress` hears how far it has got.
    pub fn verify(
        &self,
        depot: Option<&dyn BringBack>,
        progress: &mut dyn FnMut(&Verification),
    ) -> Result<Verification, CrawlError> {
        let out = &self.directory.path;
        let mark = load_mark(self.store.as_ref(), out)?;
        let mut check = ArchiveCheck::of(out, mark.as_ref(), progress)?;
        check.files()?;
        if let Some(depot) = depot {
            check.files_elsewhere(depot)?;
        }
        self.state(&mut check)?;
        let mut asked = Vec::new();
        check.pages(|found, page| {
            asked.push(page);
            if asked.len() >= QUESTIONS_AT_ONCE {
                self.ask_for(&mut asked, found)?;
            }
            Ok::<(), CrawlError>(())
        })?;
        let mut found = check.verdict()?;
        self.ask_for(&mut asked, &mut found)?;
        Ok(found)
    }

    /// Does what can be done about what was found. What is left by an interruption can be examined and mended again.
    pub fn mend(&self, found: &Verification) -> Result<Mended, CrawlError> {
        let out = &self.directory.path;
        let Some(stored) = load_mark(self.store.as_ref(), out)? else {
            return Ok(mend_archive(out, None, &found.findings)?);
        };
        let mut mark = stored.clone();
        if found.doubts_the_list() {
            // Whatever is left of it counts while the rest is mended. Nobody else hears of that: until the list is made anew,
            // a crawl that would append to what is left, be it half a line, has to be refused.
            let left = std::fs::metadata(out.join("pages.jsonl")).map_or(0, |list| list.len());
            mark.pages_bytes = mark.pages_bytes.min(left);
        }
        let mut mended = mend_archive(out, Some(&mark), &found.findings)?;
        if mended.refused.is_some() {
            return Ok(mended);
        }
        if found.doubts_the_list()
            && let Some(job) = load_job(self.store.as_ref(), out)?
        {
            mended.list = Some(self.relist(&job, &stored, mark.pages_bytes)?);
        }
        if !found.wrongly_known.is_empty() {
            self.mend_state(&found.wrongly_known, &mut mended)?;
        }
        Ok(mended)
    }

    /// Makes the list anew, of which `left` bytes can be made use of.
    fn relist(&self, job: &JobRecord, stored: &ArchiveMark, left: u64) -> Result<Relisted, CrawlError> {
        let keys = KeyPolicy::new(&job.urls).map_err(CrawlError::Seed)?;
        let store_length = |bytes| self.store_mark(&ArchiveMark { pages_bytes: bytes, ..stored.clone() });
        let done = relist(
            &self.directory.path,
            left,
            |answer, position, facts| {
                let Some(mut line) = PageLine::of_archived(answer, facts, &keys) else { return Ok(None) };
                // Where its metadata is lost, it may be what an errand for some robots.txt brought. The state knows all pages.
                let key = Fingerprint::of_key(&line.key).to_bytes();
                if self.store.get(Space::Urls, &key)?.is_none() {
                    return Ok(None);
                }
                line.archived_at(position);
                Ok(serde_json::to_string(&line).ok())
            },
            // Neither of the two lists is longer than this. Whichever a crash leaves, none of its lines is cut in two: it is whole,
            // or a crawl is refused until the rest of this is done.
            |bytes| store_length(bytes.max(stored.pages_bytes)),
        )?;
        store_length(done.bytes)?;
        Ok(done)
    }

    /// Where the archive has a page's bytes in another place the state names that from now on. Where it has them nowhere
    /// the state forgets them; otherwise servers would go on being asked only for changes of what is lost.
    fn mend_state(&self, wrong: &WronglyKnown, mended: &mut Mended) -> Result<(), CrawlError> {
        let (store, out) = (self.store.as_ref(), &self.directory.path);
        let mut batch = Batch::new();
        for record in UrlRecord::all(store) {
            let (fingerprint, record) = match record {
                Ok(known) => known,
                Err(FrontierError::Corrupt { .. }) => continue,
                Err(error) => return Err(error.into()),
            };
            let Some(place) = &record.archived else { continue };
            if !self.is_wrong(wrong, &record.url, place)? {
                continue;
            }
            let digest = record.digest.as_ref().map(digest_text).unwrap_or_default();
            match find_payload(out, &record.url, &digest)?.filter(|place| self.has(place, &digest)) {
                Some(place) => {
                    UrlRecord::relocate(store, fingerprint, place, &mut batch)?;
                    mended.relocated += 1;
                }
                None => {
                    UrlRecord::forget(store, fingerprint, "what was archived of it is lost", &mut batch)?;
                    if let Some(digest) = &record.digest {
                        Originals::forget(store, digest, &record.url, &mut batch)?;
                    }
                    mended.forgotten += 1;
                }
            }
            if batch.len() >= CHANGES_AT_ONCE {
                store.apply(std::mem::take(&mut batch))?;
            }
        }
        store.apply(batch)?;
        store.sync()?;
        Ok(())
    }

    /// Whether a page does not lie where the state says.
    fn is_wrong(&self, wrong: &WronglyKnown, url: &str, place: &ArchivePosition) -> Result<bool, CrawlError> {
        if wrong.contains(url, place) {
            return Ok(true);
        }
        if wrong.is_complete() {
            return Ok(false);
        }
        match read_archived(&self.directory.path, place, RECORD_LIMITS) {
            Ok(record) => Ok(record.index_entry().is_none() || record.target_uri() != Some(url)),
            Err(ArchiveError::Read { .. }) => Ok(true),
            // It was taken elsewhere; those that are gone are all among what is known to be wrong.
            Err(ArchiveError::Missing { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Whether the archive really has this payload there.
    fn has(&self, place: &ArchivePosition, digest: &str) -> bool {
        let record = read_archived(&self.directory.path, place, RECORD_LIMITS);
        record.is_ok_and(|record| {
            record.field("WARC-Payload-Digest") == Some(digest) && record.digests_agree() == Some(true)
        })
    }

    fn store_mark(&self, mark: &ArchiveMark) -> Result<(), CrawlError> {
        let mut batch = Batch::new();
        save_mark(&mut batch, mark);
        self.store.apply(batch)?;
        self.store.sync()?;
        Ok(())
    }

    /// Everything that the state says is archived.
    fn state(&self, check: &mut ArchiveCheck<'_>) -> Result<(), CrawlError> {
        if load_job(self.store.as_ref(), &self.directory.path)?.is_none() {
            check.note(Finding::State { detail: "the state knows of no job".to_owned() });
        }
        for record in UrlRecord::all(self.store.as_ref()) {
            match record {
                Ok((_, record)) => {
                    if let Some(position) = &record.archived {
                        check.known_page(&record.url, position)?;
                    }
                }
                Err(error @ FrontierError::Corrupt { .. }) => check.note(Finding::State { detail: error.to_string() }),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Notes those of the pages that the state knows nothing of.
    fn ask_for(&self, pages: &mut Vec<ListedPage>, found: &mut Verification) -> Result<(), CrawlError> {
        let mut asked: Vec<([u8; 8], String)> =
            pages.drain(..).map(|page| (Fingerprint::of_key(&page.key).to_bytes(), page.url)).collect();
        asked.sort();
        let keys: Vec<&[u8]> = asked.iter().map(|(key, _)| key.as_slice()).collect();
        let answers = self.store.get_sorted(Space::Urls, &keys)?;
        for ((_, url), answer) in asked.iter().zip(answers) {
            if answer.is_none() {
                found.note(Finding::UnknownToState { url: url.clone() });
            }
        }
        Ok(())
    }
}
