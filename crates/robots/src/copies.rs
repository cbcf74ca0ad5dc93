use std::sync::Arc;

use peregrine_state::{Batch, Space, Store};
use peregrine_types::{ArchivePosition, PreviousVisit};
use peregrine_urls::Url;
use serde::{Deserialize, Serialize};

use crate::RobotsError;

const FORMAT: u8 = 1;
const KEY: &str = "copy of ";

/// A validator that is longer than this is none.
const LONGEST_VALIDATOR: usize = 512;

/// What the server said of the copies that are kept, so that it may be asked for changes only. A copy belongs to the URL that it
/// came from: a robots.txt may have been found elsewhere than where it was asked for.
pub struct Copies {
    store: Arc<dyn Store>,
}

/// Behind the format and the digest.
#[derive(Serialize, Deserialize)]
struct Stored {
    url: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    etag: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    modified: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    archived: Option<ArchivePosition>,
}

impl Copies {
    pub fn new(store: Arc<dyn Store>) -> Self {
        Copies { store }
    }

    /// The copy that governs `origin`, if it came from `url`.
    pub fn find(&self, origin: &str, url: &Url) -> Result<Option<PreviousVisit>, RobotsError> {
        let Some(value) = self.read(origin)? else { return Ok(None) };
        let damaged = || RobotsError::Damaged { origin: origin.to_owned() };
        let (format, copy) = value.split_first().ok_or_else(damaged)?;
        if *format != FORMAT {
            return Err(RobotsError::Format { origin: origin.to_owned(), found: *format, expected: FORMAT });
        }
        let (digest, copy) = copy.split_first_chunk().ok_or_else(damaged)?;
        let copy: Stored = serde_json::from_slice(copy).map_err(|_| damaged())?;
        Ok((copy.url == url.as_str()).then_some(PreviousVisit {
            etag: copy.etag,
            last_modified: copy.modified,
            digest: *digest,
            simhash: None,
            archived: copy.archived,
        }))
    }

    /// Whether there is one, wherever it came from.
    pub fn is_there(&self, origin: &str) -> Result<bool, RobotsError> {
        Ok(self.read(origin)?.is_some())
    }

    fn read(&self, origin: &str) -> Result<Option<Vec<u8>>, RobotsError> {
        let stored = self.store.get(Space::Robots, key(origin).as_bytes());
        stored.map_err(|source| RobotsError::State { origin: origin.to_owned(), source })
    }

    /// From now on this copy, which came from `url`, is the one that governs `origin`.
    pub fn remember(&self, origin: &str, url: &Url, copy: &PreviousVisit, batch: &mut Batch) {
        let stored = Stored {
            url: url.as_str().to_owned(),
            etag: validator(&copy.etag),
            modified: validator(&copy.last_modified),
            archived: copy.archived.clone(),
        };
        let mut value = [&[FORMAT], copy.digest.as_slice()].concat();
        // A plain struct of numbers and strings: writing it to memory cannot fail.
        if serde_json::to_writer(&mut value, &stored).is_ok() {
            batch.put(Space::Robots, key(origin), value);
        }
    }

    pub fn forget(&self, origin: &str, batch: &mut Batch) {
        batch.delete(Space::Robots, key(origin));
    }
}

fn validator(text: &Option<String>) -> Option<String> {
    text.as_ref().filter(|text| text.len() <= LONGEST_VALIDATOR).cloned()
}

/// No origin starts like this.
fn key(origin: &str) -> String {
    format!("{KEY}{origin}")
}

#[cfg(test)]
mod tests {
    use peregrine_state::MemoryStore;

    use super::*;

    const ORIGIN: &str = "http://a.example";

    fn url(text: &str) -> Url {
        Url::parse(text).expect("a URL")
    }

    #[test]
    fn a_copy_is_known_by_where_it_came_from() {
        let store = Arc::new(MemoryStore::default());
        let copies = Copies::new(store.clone());
        let found = url("http://b.example/moved/robots.txt");
        assert_eq!(copies.find(ORIGIN, &found).expect("readable"), None);
        let archived = ArchivePosition { file: "a.warc.gz".into(), offset: 7, length: 9 };
        let copy = PreviousVisit {
            etag: Some("\"x\"".to_owned()),
            last_modified: None,
            digest: [3; 32],
            simhash: None,
            archived: Some(archived),
        };
        let mut batch = Batch::new();
        copies.remember(ORIGIN, &found, &copy, &mut batch);
        store.apply(batch).expect("memory takes it");
        assert_eq!(copies.find(ORIGIN, &found).expect("readable"), Some(copy));
        assert_eq!(copies.find(ORIGIN, &url("http://a.example/robots.txt")).expect("readable"), None);
        assert!(copies.is_there(ORIGIN).expect("readable"));
        let mut batch = Batch::new();
        copies.forget(ORIGIN, &mut batch);
        store.apply(batch).expect("memory takes it");
        assert_eq!(copies.find(ORIGIN, &found).expect("readable"), None);
    }

    #[test]
    fn damage_is_an_error_that_names_the_origin() {
        let store = Arc::new(MemoryStore::default());
        let mut batch = Batch::new();
        batch.put(Space::Robots, key("http://a"), [FORMAT, b'{']);
        batch.put(Space::Robots, key("http://b"), [9, b'{', b'}']);
        batch.put(Space::Robots, key("http://c"), []);
        store.apply(batch).expect("memory takes it");
        let copies = Copies::new(store);
        for origin in ["http://a", "http://b", "http://c"] {
            let error = copies.find(origin, &url(&format!("{origin}/robots.txt"))).expect_err("damaged");
            assert!(error.to_string().contains(origin), "{error}");
        }
    }
}
