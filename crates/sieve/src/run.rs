use std::sync::Arc;

use peregrine_state::{RunFile, RunFiles};
use xxhash_rust::xxh3::xxh3_64;

use crate::SieveError;

// A run file: header, blocks, index, tail. Everything is little-endian, and every byte is under a checksum.
//   header  1 KB: magic, version u32, block bytes u32, run number u64, zeros, xxh3 of all that
//   block   1 KB: 127 fingerprints (zeros behind the last one of the run), xxh3 of them
//   index   the first fingerprint of each block
//   tail    48 bytes: count, smallest, largest, xxh3 of the index, xxh3 of those four, magic
pub(crate) const MAGIC: &[u8; 8] = b"pgnsieve";
pub(crate) const VERSION: u32 = 1;
pub(crate) const BLOCK_BYTES: usize = 1024;
pub(crate) const PER_BLOCK: usize = BLOCK_BYTES / 8 - 1;
pub(crate) const HEADER_BYTES: usize = BLOCK_BYTES;
pub(crate) const TAIL_BYTES: usize = 48;

/// The most blocks read at once while probing.
const WINDOW_BLOCKS: usize = 64;
/// Blocks that nobody asked for are read along if no more than this many lie between two that were: copying one is
/// cheaper than another system call.
const GAP_BLOCKS: usize = 10;

/// A sorted file of fingerprints without repetitions, and its index in memory: the first of each block.
pub(crate) struct Run {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) count: u64,
    pub(crate) largest: u64,
    /// Tells this file from any other of the same name.
    pub(crate) mark: u64,
    pub(crate) index: Vec<u64>,
    pub(crate) file: Arc<dyn RunFile>,
}

/// Buffers that a series of probes shares.
#[derive(Default)]
pub(crate) struct ProbeBuffers {
    bytes: Vec<u8>,
    /// Which of the asked, and the block that would hold it.
    window: Vec<(usize, usize)>,
}

impl ProbeBuffers {
    pub(crate) fn bytes(&self) -> u64 {
        (self.bytes.capacity() + self.window.capacity() * 16) as u64
    }
}

pub(crate) fn name_of(id: u64) -> String {
    format!("{NAME_START}{id:010}.run")
}

/// What the names of all our files begin with: others may keep files in the same place.
pub(crate) const NAME_START: &str = "seen-";

impl Run {
    /// Checks everything but the blocks: those are checked whenever they are read.
    pub(crate) fn open(files: &dyn RunFiles, id: u64) -> Result<Run, SieveError> {
        let name = name_of(id);
        let file = files.open(&name)?;
        let damaged = |detail| SieveError::Damaged { file: name.clone(), detail };
        let length = file.len();
        if length < (HEADER_BYTES + BLOCK_BYTES + 8 + TAIL_BYTES) as u64 {
            return Err(damaged("it is too short"));
        }
        check_header(&*file, id, &name)?;
        let mut tail = [0; TAIL_BYTES];
        file.read_at(length - TAIL_BYTES as u64, &mut tail)?;
        let [count, smallest, largest, index_sum, mark] = words(&tail);
        if tail.get(40..) != Some(MAGIC.as_slice()) || mark != xxh3_64(&tail[..32]) {
            return Err(damaged("its end does not match its checksum"));
        }
        let blocks = count.div_ceil(PER_BLOCK as u64);
        let expected = blocks
            .checked_mul((BLOCK_BYTES + 8) as u64)
            .and_then(|bytes| bytes.checked_add((HEADER_BYTES + TAIL_BYTES) as u64));
        if expected != Some(length) {
            return Err(damaged("its length does not match its count"));
        }
        let mut bytes = vec![0; blocks as usize * 8];
        file.read_at(HEADER_BYTES as u64 + blocks * BLOCK_BYTES as u64, &mut bytes)?;
        let index = decode(&bytes);
        if xxh3_64(&bytes) != index_sum {
            return Err(damaged("its index does not match its checksum"));
        }
        let in_order = index.is_sorted_by(|one, next| one < next);
        if !in_order || index.first() != Some(&smallest) || index.last().is_none_or(|last| *last > largest) {
            return Err(damaged("its index is not in order"));
        }
        Ok(Run { id, name, count, largest, mark, index, file })
    }

    pub(crate) fn blocks(&self) -> usize {
        self.index.len()
    }

    /// How many fingerprints the block holds: all but the last one are full.
    pub(crate) fn fill(&self, block: usize) -> usize {
        (self.count as usize - block * PER_BLOCK).min(PER_BLOCK)
    }

    pub(crate) fn memory_bytes(&self) -> u64 {
        (self.index.capacity() * 8) as u64
    }

    pub(crate) fn damaged(&self, detail: &'static str) -> SieveError {
        SieveError::Damaged { file: self.name.clone(), detail }
    }

    /// The block that holds it, if it is in this run.
    pub(crate) fn block_of(&self, fingerprint: u64) -> Option<usize> {
        self.index.partition_point(|first| *first <= fingerprint).checked_sub(1)
    }

    /// The same for ascending fingerprints, from the block of the one before: looks first where it probably is.
    fn block_from(&self, from: usize, fingerprint: u64) -> Option<usize> {
        let mut step = 1;
        let mut low = from;
        while let Some(first) = self.index.get(low + step)
            && *first <= fingerprint
        {
            low += step;
            step *= 2;
        }
        let high = (low + step).min(self.blocks());
        let behind = self.index.get(low..high)?.partition_point(|first| *first <= fingerprint);
        (low + behind).checked_sub(1)
    }

    pub(crate) fn read_blocks(&self, first: usize, bytes: &mut [u8]) -> Result<(), SieveError> {
        Ok(self.file.read_at((HEADER_BYTES + first * BLOCK_BYTES) as u64, bytes)?)
    }

    /// A block is taken for what it says only if it is intact and the one that belongs here.
    pub(crate) fn check_block(&self, block: usize, bytes: &[u8]) -> Result<(), SieveError> {
        let (held, sum) = bytes.split_at(BLOCK_BYTES - 8);
        if word(sum, 0) != xxh3_64(held) || self.index.get(block) != Some(&word(held, 0)) {
            return Err(self.damaged("a block does not match its checksum"));
        }
        Ok(())
    }

    pub(crate) fn contains(&self, fingerprint: u64) -> Result<bool, SieveError> {
        let Some(block) = self.block_of(fingerprint).filter(|_| fingerprint <= self.largest) else {
            return Ok(false);
        };
        let mut bytes = [0; BLOCK_BYTES];
        self.read_blocks(block, &mut bytes)?;
        self.check_block(block, &bytes)?;
        Ok(holds(&bytes, self.fill(block), fingerprint))
    }

    /// Marks those of `asked` (places in `fingerprints`, in ascending order of fingerprint) that are in this run.
    pub(crate) fn probe(
        &self,
        fingerprints: &[u64],
        asked: &[usize],
        known: &mut [bool],
        buffers: &mut ProbeBuffers,
    ) -> Result<(), SieveError> {
        let mut cursor = 0;
        buffers.window.clear();
        for place in asked {
            let fingerprint = fingerprints[*place];
            if fingerprint > self.largest {
                break;
            }
            let Some(block) = self.block_from(cursor, fingerprint) else {
                continue;
            };
            if let (Some((_, first)), Some((_, last))) = (buffers.window.first(), buffers.window.last())
                && (block - last > GAP_BLOCKS + 1 || block - first >= WINDOW_BLOCKS)
            {
                self.probe_window(fingerprints, known, buffers)?;
            }
            buffers.window.push((*place, block));
            cursor = block;
        }
        self.probe_window(fingerprints, known, buffers)
    }

    /// One read for all that are in the window.
    fn probe_window(
        &self,
        fingerprints: &[u64],
        known: &mut [bool],
        buffers: &mut ProbeBuffers,
    ) -> Result<(), SieveError> {
        let (Some((_, first)), Some((_, last))) = (buffers.window.first(), buffers.window.last()) else {
            return Ok(());
        };
        let first = *first;
        buffers.bytes.resize((WINDOW_BLOCKS + 1) * BLOCK_BYTES, 0);
        let bytes = &mut buffers.bytes[..(last - first + 1) * BLOCK_BYTES];
        self.read_blocks(first, bytes)?;
        let mut checked = None;
        for (place, block) in &buffers.window {
            let bytes = &bytes[(block - first) * BLOCK_BYTES..][..BLOCK_BYTES];
            if checked != Some(*block) {
                self.check_block(*block, bytes)?;
                checked = Some(*block);
            }
            known[*place] = holds(bytes, self.fill(*block), fingerprints[*place]);
        }
        buffers.window.clear();
        Ok(())
    }
}

fn check_header(file: &dyn RunFile, id: u64, name: &str) -> Result<(), SieveError> {
    let damaged = |detail| SieveError::Damaged { file: name.to_owned(), detail };
    let mut header = [0; HEADER_BYTES];
    file.read_at(0, &mut header)?;
    let (held, sum) = header.split_at(HEADER_BYTES - 8);
    if held.get(..8) != Some(MAGIC.as_slice()) {
        return Err(damaged("it is not a run of fingerprints"));
    }
    if word(sum, 0) != xxh3_64(held) {
        return Err(damaged("its beginning does not match its checksum"));
    }
    let found = word(held, 1) as u32;
    if found != VERSION {
        return Err(SieveError::UnknownFormat { file: name.to_owned(), found, known: VERSION });
    }
    if word(held, 1) >> 32 != BLOCK_BYTES as u64 || word(held, 2) != id {
        return Err(damaged("it is another run than its name says"));
    }
    Ok(())
}

/// Whether the first `fill` fingerprints of a block have it among them.
#[inline]
fn holds(block: &[u8], fill: usize, fingerprint: u64) -> bool {
    let mut base = 0;
    let mut size = fill;
    while size > 1 {
        let half = size / 2;
        base = if word(block, base + half) <= fingerprint { base + half } else { base };
        size -= half;
    }
    word(block, base) == fingerprint
}

#[inline]
pub(crate) fn word(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    if let Some(found) = bytes.get(at * 8..at * 8 + 8) {
        word.copy_from_slice(found);
    }
    u64::from_le_bytes(word)
}

pub(crate) fn words<const COUNT: usize>(bytes: &[u8]) -> [u64; COUNT] {
    std::array::from_fn(|at| word(bytes, at))
}

pub(crate) fn decode(bytes: &[u8]) -> Vec<u64> {
    let (words, _) = bytes.as_chunks::<8>();
    words.iter().map(|word| u64::from_le_bytes(*word)).collect()
}
