//! How the records of a file are compressed: one gzip member each, or one zstd frame each.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Serialize};

use crate::Dictionary;

/// Level 3 is zstd's own choice; see `docs/decisions/0044-zstd.md`.
pub(crate) const ZSTD_LEVEL: i32 = 3;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Compression {
    #[default]
    Gzip,
    Zstd,
}

impl Compression {
    /// By the name of a file; whatever does not end in `.zst` is gzip.
    pub fn of_file(name: &str) -> Compression {
        if name.ends_with(".zst") { Compression::Zstd } else { Compression::Gzip }
    }
}

/// What it takes to read or write a file's records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encoding {
    pub compression: Compression,
    /// Of zstd only: the one at the front of the file.
    pub dictionary: Option<Arc<Dictionary>>,
}

impl Encoding {
    pub const GZIP: Encoding = Encoding { compression: Compression::Gzip, dictionary: None };

    pub fn zstd(dictionary: Option<Arc<Dictionary>>) -> Self {
        Encoding { compression: Compression::Zstd, dictionary }
    }
}

/// Samples are taken of so many bytes of records: a few hundred pages, and a third of a second to make a dictionary of.
const SAMPLED_BYTES: usize = 4 << 20;
/// The beginning of a page says more about others than its end does.
const LONGEST_SAMPLE: usize = 24 << 10;
const LARGEST_DICTIONARY: usize = 112 << 10;

/// A dictionary that is made of the first records of a crawl, while it runs: shared by all who write records.
pub struct Training {
    dictionary: OnceLock<Option<Arc<Dictionary>>>,
    samples: Mutex<Samples>,
    enough: usize,
}

#[derive(Default)]
struct Samples {
    bytes: Vec<u8>,
    lengths: Vec<usize>,
    /// Somebody is making the dictionary of them.
    are_enough: bool,
}

impl Training {
    /// Nothing is known yet.
    pub fn begin() -> Self {
        Training::until(SAMPLED_BYTES)
    }

    /// Trains as soon as there are so many bytes of samples.
    pub fn until(enough: usize) -> Self {
        Training { dictionary: OnceLock::new(), samples: Mutex::default(), enough }
    }

    /// An earlier run has made it.
    pub fn done(dictionary: Arc<Dictionary>) -> Self {
        Training { dictionary: OnceLock::from(Some(dictionary)), ..Training::begin() }
    }

    pub fn dictionary(&self) -> Option<&Arc<Dictionary>> {
        self.dictionary.get().and_then(Option::as_ref)
    }

    /// Looks at a record. Whoever brings the last sample makes the dictionary, which takes a moment; the others go on.
    pub(crate) fn look_at(&self, record: &[u8]) {
        if self.dictionary.get().is_some() {
            return;
        }
        let mut samples = self.samples.lock().unwrap_or_else(PoisonError::into_inner);
        if samples.are_enough {
            return;
        }
        let sample = record.get(..LONGEST_SAMPLE).unwrap_or(record);
        samples.bytes.extend_from_slice(sample);
        samples.lengths.push(sample.len());
        if samples.bytes.len() >= self.enough {
            samples.are_enough = true;
            let (bytes, lengths) = (std::mem::take(&mut samples.bytes), std::mem::take(&mut samples.lengths));
            drop(samples);
            let largest = LARGEST_DICTIONARY.min(self.enough / 10);
            let made = Dictionary::of_samples(&bytes, &lengths, largest).map(Arc::new);
            // Where records have nothing in common there will be none, and nobody tries again.
            let _ = self.dictionary.set(made);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dictionary_is_made_once_there_are_enough_samples() {
        let training = Training::until(200_000);
        let mut looked_at = 0;
        while training.dictionary().is_none() {
            assert!(looked_at < 10_000, "there are enough by now");
            let record =
                format!("WARC/1.1\r\nWARC-Type: request\r\nContent-Length: {looked_at}\r\n\r\nGET /{looked_at}");
            training.look_at(record.as_bytes());
            looked_at += 1;
        }
        assert!(looked_at > 2_000);
        let made = Arc::clone(training.dictionary().expect("made"));
        training.look_at(b"later ones change nothing");
        assert_eq!(training.dictionary(), Some(&made));
    }
}
