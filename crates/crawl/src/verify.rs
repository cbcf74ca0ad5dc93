//! Whether a crawl directory is what it says it is: every record of the archive is read again, and state, page list,
//! indexes and archive are held against each other.

use std::path::Path;
use std::sync::Arc;

use peregrine_archive::{
    ArchiveCheck, ArchiveMark, BringBack, Finding, ListedPage, Mended, Verification, find_payload, mend_archive,
    read_archived, relist,
};
use peregrine_dedup::Originals;
use peregrine_frontier::{FrontierError, UrlRecord};
use peregrine_state::{Batch, DiskStore, Space, Store};
use peregrine_types::ArchivePosition;
use peregrine_urls::{Fingerprint, KeyPolicy};
use peregrine_warc::{ReadLimits, digest_text};

use crate::CrawlError;
use crate::directory::{CrawlDirectory, load_job, load_mark, save_mark};
use crate::page_line::PageLine;

/// Listed pages that the state is asked about at once.
const QUESTIONS_AT_ONCE: usize = 10_000;
/// Far beyond the largest body the crawler keeps.
const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 8 << 30 };

/// A crawl directory, held by this process while it is examined.
pub struct Examination {
    directory: CrawlDirectory,
    store: Arc<dyn Store>,
}

impl Examination {
    /// Takes a directory in which no crawl runs.
    pub fn of(out: &Path) -> Result<Self, CrawlError> {
        let directory = CrawlDirectory::take_existing(out)?;
        let store: Arc<dyn Store> = Arc::new(DiskStore::open(directory.state())?);
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

    /// Does what can be done about what was found.
    pub fn mend(&self, found: &Verification) -> Result<Mended, CrawlError> {
        let out = &self.directory.path;
        let Some(mut mark) = load_mark(self.store.as_ref(), out)? else {
            return Ok(mend_archive(out, None, &found.findings)?);
        };
        if found.doubts_the_list() {
            // Whatever is left of it counts from now on; otherwise nothing else could be mended either.
            let left = std::fs::metadata(out.join("pages.jsonl")).map_or(0, |list| list.len());
            self.store_mark(&mut mark, |mark| mark.pages_bytes = mark.pages_bytes.min(left))?;
        }
        let mut mended = mend_archive(out, Some(&mark), &found.findings)?;
        if found.doubts_the_list()
            && let Some(job) = load_job(self.store.as_ref(), out)?
        {
            let keys = KeyPolicy::new(&job.urls).map_err(CrawlError::Seed)?;
            let done = relist(out, |answer, position, facts| {
                let mut line = PageLine::of_archived(answer, facts, &keys)?;
                line.archived_at(position);
                serde_json::to_string(&line).ok()
            })?;
            self.store_mark(&mut mark, |mark| mark.pages_bytes = done.bytes)?;
            mended.list = Some(done);
        }
        if !found.wrongly_known.is_empty() {
            self.mend_state(found, &mut mended)?;
        }
        Ok(mended)
    }

    /// Where the archive has a page's bytes in another place the state names that from now on. Where it has them nowhere
    /// the state forgets them; otherwise servers would go on being asked only for changes of what is lost.
    fn mend_state(&self, found: &Verification, mended: &mut Mended) -> Result<(), CrawlError> {
        let (store, out) = (self.store.as_ref(), &self.directory.path);
        let mut batch = Batch::new();
        for record in UrlRecord::all(store) {
            let (fingerprint, record) = match record {
                Ok(known) => known,
                Err(FrontierError::Corrupt { .. }) => continue,
                Err(error) => return Err(error.into()),
            };
            let is_wrong =
                record.archived.is_some_and(|position| found.wrongly_known.contains(&(position.file, position.offset)));
            if !is_wrong {
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
        }
        store.apply(batch)?;
        store.sync()?;
        Ok(())
    }

    /// Whether the archive really has this payload there.
    fn has(&self, place: &ArchivePosition, digest: &str) -> bool {
        let record = read_archived(&self.directory.path, place, LIMITS);
        record.is_ok_and(|record| {
            record.field("WARC-Payload-Digest") == Some(digest) && record.digests_agree() == Some(true)
        })
    }

    fn store_mark(&self, mark: &mut ArchiveMark, change: impl FnOnce(&mut ArchiveMark)) -> Result<(), CrawlError> {
        let before = mark.clone();
        change(mark);
        if *mark != before {
            let mut batch = Batch::new();
            save_mark(&mut batch, mark);
            self.store.apply(batch)?;
            self.store.sync()?;
        }
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
