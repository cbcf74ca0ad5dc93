use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::SieveError;
use crate::run::{BLOCK_BYTES, Run};
use crate::run_builder::ascends;

const STRETCH_BLOCKS: usize = 256;
/// What a cursor takes in memory: a stretch as read and as understood.
pub(crate) const CURSOR_BYTES: u64 = 2 * (STRETCH_BLOCKS * BLOCK_BYTES) as u64;

/// Reads a run from front to back in long stretches, and believes nothing that it has not checked.
pub(crate) struct RunCursor {
    run: Arc<Run>,
    next: usize,
    end: usize,
    bytes: Vec<u8>,
    last: Option<u64>,
}

impl RunCursor {
    pub(crate) fn whole(run: Arc<Run>) -> RunCursor {
        let end = run.blocks();
        RunCursor { run, next: 0, end, bytes: Vec::new(), last: None }
    }

    /// The blocks that may hold members of the range: what is read can begin before it and end behind it.
    pub(crate) fn around(run: Arc<Run>, range: &RangeInclusive<u64>) -> RunCursor {
        let next = run.block_of(*range.start()).unwrap_or(0);
        let end = run.block_of(*range.end()).map_or(0, |block| block + 1);
        RunCursor { run, next, end, bytes: Vec::new(), last: None }
    }

    /// The next stretch into `fingerprints`, which stays empty at the end.
    pub(crate) fn read(&mut self, fingerprints: &mut Vec<u64>) -> Result<(), SieveError> {
        fingerprints.clear();
        let blocks = STRETCH_BLOCKS.min(self.end.saturating_sub(self.next));
        if blocks == 0 {
            return Ok(());
        }
        self.bytes.resize(blocks * BLOCK_BYTES, 0);
        self.run.read_blocks(self.next, &mut self.bytes)?;
        for (place, bytes) in self.bytes.chunks_exact(BLOCK_BYTES).enumerate() {
            let block = self.next + place;
            self.run.check_block(block, bytes)?;
            let (words, _) = bytes.as_chunks::<8>();
            fingerprints.extend(words.iter().take(self.run.fill(block)).map(|word| u64::from_le_bytes(*word)));
        }
        self.next += blocks;
        if self.last >= fingerprints.first().copied() || !ascends(fingerprints) {
            return Err(self.run.damaged("its fingerprints are not in order"));
        }
        self.last = fingerprints.last().copied();
        if self.next == self.run.blocks() && self.last != Some(self.run.largest) {
            return Err(self.run.damaged("it does not end with its largest fingerprint"));
        }
        Ok(())
    }
}
