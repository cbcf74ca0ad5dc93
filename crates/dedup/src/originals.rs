use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use peregrine_state::{Batch, Space, Store};
use peregrine_types::{Digest, Timestamp};

use crate::DedupError;
use crate::unsaved::Unsaved;

const VERSION: u8 = 1;

/// Half a SHA-256 tells two payloads apart as well as a crawl ever needs.
type Key = [u8; 17];

/// The first archived page with some payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Original {
    pub url: Arc<str>,
    /// When it was fetched.
    pub date: Timestamp,
    /// The UUID of its record in the archive.
    pub record: Arc<str>,
    /// Stands for all links that were followed from it.
    pub links: u64,
}

/// Which payloads are in the archive. Asked by every harvest thread; written to by the one that settles.
pub struct Originals {
    store: Arc<dyn Store>,
    unsaved: Mutex<Unsaved<Key, Original>>,
}

impl Originals {
    pub fn new(store: Arc<dyn Store>) -> Self {
        Originals { store, unsaved: Mutex::default() }
    }

    /// The page whose record has this payload.
    pub fn find(&self, digest: &Digest) -> Result<Option<Original>, DedupError> {
        let key = key(digest);
        if let Some(known) = self.unsaved().get(&key) {
            return Ok(Some(known.clone()));
        }
        match self.store.get(Space::Contents, &key)? {
            Some(bytes) => decode(&bytes).map(Some).ok_or(DedupError::Damaged { detail: "a page's digest" }),
            None => Ok(None),
        }
    }

    /// Remembers a page as the first with its payload. It is in the archive, and in the batch's commit.
    pub fn remember(&self, digest: &Digest, original: Original, batch: &mut Batch) {
        let key = key(digest);
        batch.put(Space::Contents, key, encode(&original));
        self.unsaved().insert(key, original);
    }

    /// Forgets that a page has this payload, for it is to be taken out of the archive. Whoever brings it next has it archived
    /// anew.
    pub fn forget(store: &dyn Store, digest: &Digest, url: &str, batch: &mut Batch) -> Result<(), DedupError> {
        let key = key(digest);
        let Some(bytes) = store.get(Space::Contents, &key)? else { return Ok(()) };
        if decode(&bytes).is_none_or(|known| *known.url == *url) {
            batch.delete(Space::Contents, key);
        }
        Ok(())
    }

    /// A commit begins with everything that was remembered so far.
    pub fn begin_commit(&self) {
        self.unsaved().begin_commit();
    }

    /// The commit under way is durable.
    pub fn committed(&self) {
        self.unsaved().committed();
    }

    fn unsaved(&self) -> MutexGuard<'_, Unsaved<Key, Original>> {
        self.unsaved.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn key(digest: &Digest) -> Key {
    let mut key = [0; 17];
    key[0] = b'd';
    key[1..].copy_from_slice(&digest[..16]);
    key
}

fn encode(original: &Original) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    bytes.extend_from_slice(&original.date.as_millis().to_be_bytes());
    bytes.extend_from_slice(&original.links.to_be_bytes());
    bytes.push(u8::try_from(original.record.len()).unwrap_or(0));
    bytes.extend_from_slice(original.record.as_bytes());
    bytes.extend_from_slice(original.url.as_bytes());
    bytes
}

fn decode(bytes: &[u8]) -> Option<Original> {
    let rest = bytes.strip_prefix(&[VERSION])?;
    let (date, rest) = rest.split_first_chunk::<8>()?;
    let (links, rest) = rest.split_first_chunk::<8>()?;
    let (length, rest) = rest.split_first()?;
    let (record, url) = rest.split_at_checked(usize::from(*length))?;
    Some(Original {
        url: std::str::from_utf8(url).ok()?.into(),
        date: Timestamp::from_millis(u64::from_be_bytes(*date)),
        record: std::str::from_utf8(record).ok()?.into(),
        links: u64::from_be_bytes(*links),
    })
}

#[cfg(test)]
mod tests {
    use peregrine_state::MemoryStore;

    use super::*;

    fn original(url: &str) -> Original {
        Original { url: url.into(), date: Timestamp::from_millis(7), record: "uuid".into(), links: 9 }
    }

    #[test]
    fn a_payload_is_known_from_the_moment_it_is_remembered_and_after_a_restart() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let originals = Originals::new(store.clone());
        let mut batch = Batch::new();
        originals.remember(&[1; 32], original("http://a/é"), &mut batch);
        let known = |originals: &Originals| originals.find(&[1; 32]).expect("readable");
        assert_eq!(known(&originals), Some(original("http://a/é")));
        originals.begin_commit();
        assert!(known(&originals).is_some());
        store.apply(batch).expect("memory");
        originals.committed();
        assert!(known(&originals).is_some());
        assert_eq!(known(&Originals::new(store.clone())), Some(original("http://a/é")));
        assert_eq!(originals.find(&[2; 32]).expect("readable"), None);
    }

    #[test]
    fn a_payload_is_forgotten_for_the_page_that_has_it_and_for_no_other() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let mut batch = Batch::new();
        Originals::new(store.clone()).remember(&[1; 32], original("http://a/"), &mut batch);
        store.apply(batch).expect("memory");
        for (url, is_known) in [("http://b/", true), ("http://a/", false)] {
            let mut batch = Batch::new();
            Originals::forget(store.as_ref(), &[1; 32], url, &mut batch).expect("readable");
            store.apply(batch).expect("memory");
            assert_eq!(Originals::new(store.clone()).find(&[1; 32]).expect("readable").is_some(), is_known, "{url}");
        }
    }

    #[test]
    fn a_damaged_entry_is_said_to_be_one() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let mut batch = Batch::new();
        batch.put(Space::Contents, key(&[1; 32]), [9, 9]);
        store.apply(batch).expect("memory");
        assert!(matches!(Originals::new(store).find(&[1; 32]), Err(DedupError::Damaged { .. })));
    }
}
