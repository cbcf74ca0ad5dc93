//! Whether a crawl directory is what it says it is: every record of the archive is read again, and state, page list,
//! indexes and archive are held against each other.

use std::path::Path;
use std::sync::Arc;

use peregrine_archive::{ArchiveCheck, BringBack, Finding, ListedPage, Mended, Verification, mend_archive};
use peregrine_frontier::{FrontierError, UrlRecord};
use peregrine_state::{DiskStore, Space, Store};
use peregrine_urls::Fingerprint;

use crate::CrawlError;
use crate::directory::{CrawlDirectory, load_job, load_mark};

/// Listed pages that the state is asked about at once.
const QUESTIONS_AT_ONCE: usize = 10_000;

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

    /// Does what can be done about these findings.
    pub fn mend(&self, findings: &[Finding]) -> Result<Mended, CrawlError> {
        let out = &self.directory.path;
        let mark = load_mark(self.store.as_ref(), out)?;
        Ok(mend_archive(out, mark.as_ref(), findings)?)
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
