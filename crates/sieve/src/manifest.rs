use xxhash_rust::xxh3::xxh3_64;

use crate::SieveError;
use crate::run::{Run, word, words};

const MAGIC: u32 = u32::from_le_bytes(*b"sive");
const VERSION: u32 = 1;
const HEAD_WORDS: usize = 4;
const WORDS_PER_RUN: usize = 3;

/// Which runs count, oldest first, and up to which commit they replace the log.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Manifest {
    pub(crate) covered_commit: u64,
    pub(crate) next_run: u64,
    pub(crate) runs: Vec<ListedRun>,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ListedRun {
    pub(crate) id: u64,
    pub(crate) count: u64,
    pub(crate) mark: u64,
}

impl ListedRun {
    pub(crate) fn of(run: &Run) -> ListedRun {
        ListedRun { id: run.id, count: run.count, mark: run.mark }
    }
}

impl Manifest {
    pub(crate) fn encode(&self) -> Vec<u8> {
        let head = u64::from(MAGIC) | u64::from(VERSION) << 32;
        let mut words = vec![head, self.covered_commit, self.next_run, self.runs.len() as u64];
        words.extend(self.runs.iter().flat_map(|run| [run.id, run.count, run.mark]));
        let mut bytes: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
        bytes.extend(xxh3_64(&bytes).to_le_bytes());
        bytes
    }

    pub(crate) fn decode(bytes: &[u8]) -> Result<Manifest, SieveError> {
        let damaged = |detail| Err(SieveError::DamagedManifest { detail });
        let Some((held, sum)) = bytes.len().checked_sub(8).and_then(|end| bytes.split_at_checked(end)) else {
            return damaged("it is too short");
        };
        if xxh3_64(held) != word(sum, 0) {
            return damaged("it does not match its checksum");
        }
        let [head, covered_commit, next_run, count] = words(held);
        if head as u32 != MAGIC {
            return damaged("it is something else");
        }
        let found = (head >> 32) as u32;
        if found != VERSION {
            return Err(SieveError::UnknownManifest { found, known: VERSION });
        }
        let listed = held.get(HEAD_WORDS * 8..).unwrap_or_default().chunks_exact(WORDS_PER_RUN * 8);
        if !listed.remainder().is_empty() || listed.len() as u64 != count {
            return damaged("its length does not match its count");
        }
        let run = |bytes| {
            let [id, count, mark] = words(bytes);
            ListedRun { id, count, mark }
        };
        Ok(Manifest { covered_commit, next_run, runs: listed.map(run).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_after_decoding_what_it_said_before_and_no_damage_goes_unnoticed() {
        let run = |id| ListedRun { id, count: id * 1000, mark: id << 40 };
        let manifest = Manifest { covered_commit: 77, next_run: 9, runs: vec![run(3), run(8)] };
        let bytes = manifest.encode();
        assert_eq!(Manifest::decode(&bytes).unwrap(), manifest);
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x10;
            assert!(matches!(Manifest::decode(&damaged), Err(SieveError::DamagedManifest { .. })));
            assert!(matches!(Manifest::decode(&bytes[..at]), Err(SieveError::DamagedManifest { .. })));
        }
    }

    #[test]
    fn another_version_is_refused_by_number() {
        let mut bytes = Manifest::default().encode();
        bytes.truncate(bytes.len() - 8);
        bytes[4] = 9;
        bytes.extend(xxh3_64(&bytes).to_le_bytes());
        assert!(matches!(Manifest::decode(&bytes), Err(SieveError::UnknownManifest { found: 9, .. })));
    }
}
