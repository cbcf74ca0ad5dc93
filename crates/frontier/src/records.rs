use peregrine_state::{Batch, Space, Store};
use peregrine_types::ArchivePosition;
use peregrine_urls::Fingerprint;

use crate::encoding::Malformed;
use crate::{FrontierError, UrlRecord};

/// Records read at once.
const PAGE: usize = 1_000;

/// The records of all URLs that were ever visited, in the order of their fingerprints, straight from a store: for going
/// through a crawl that is not running. Ends after the first error of the store; a damaged record is told of and passed.
pub struct UrlRecords<'a> {
    store: &'a dyn Store,
    read: std::vec::IntoIter<(Vec<u8>, Vec<u8>)>,
    after: Option<Vec<u8>>,
    ended: bool,
}

impl UrlRecord {
    pub fn all(store: &dyn Store) -> UrlRecords<'_> {
        UrlRecords { store, read: Vec::new().into_iter(), after: None, ended: false }
    }

    /// The record with nothing in it of what the server once sent: for pages that had to be taken down. Where its
    /// bytes were, nobody needs to know either.
    pub fn forget(
        store: &dyn Store,
        fingerprint: Fingerprint,
        why: &str,
        batch: &mut Batch,
    ) -> Result<bool, FrontierError> {
        let Some(mut record) = UrlRecord::read(store, fingerprint)? else { return Ok(false) };
        record.digest = None;
        record.simhash = None;
        record.etag = None;
        record.last_modified = None;
        record.archived = None;
        record.detail = crate::url_record::shortened(why);
        batch.put(Space::Urls, fingerprint.to_bytes(), record.encode());
        Ok(true)
    }

    /// The record as it is, naming another place of the archive that says the same of the page: for when the one that it
    /// names is to go.
    pub fn relocate(
        store: &dyn Store,
        fingerprint: Fingerprint,
        to: ArchivePosition,
        batch: &mut Batch,
    ) -> Result<bool, FrontierError> {
        let Some(mut record) = UrlRecord::read(store, fingerprint)? else { return Ok(false) };
        record.archived = Some(to);
        batch.put(Space::Urls, fingerprint.to_bytes(), record.encode());
        Ok(true)
    }
}

impl Iterator for UrlRecords<'_> {
    type Item = Result<(Fingerprint, UrlRecord), FrontierError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((key, value)) = self.read.next() {
                let fingerprint = key.as_slice().try_into().ok().map(Fingerprint::from_bytes);
                let record = UrlRecord::decode(&value);
                return Some(match (fingerprint, record) {
                    (Some(fingerprint), Ok(record)) => Ok((fingerprint, record)),
                    (None, _) => Err(FrontierError::corrupt(Space::Urls, &key, "a key of another length")),
                    (_, Err(Malformed(detail))) => Err(FrontierError::corrupt(Space::Urls, &key, detail)),
                });
            }
            if self.ended {
                return None;
            }
            match self.store.scan(Space::Urls, &[], self.after.as_deref(), PAGE) {
                Ok(entries) => {
                    self.ended = entries.len() < PAGE;
                    self.after = entries.last().map(|(key, _)| key.clone()).or(self.after.take());
                    self.read = entries.into_iter();
                }
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error.into()));
                }
            }
        }
    }
}
