use std::sync::Arc;

use peregrine_state::{RunFiles, RunWriter};
use xxhash_rust::xxh3::xxh3_64;

use crate::SieveError;
use crate::run::{BLOCK_BYTES, HEADER_BYTES, MAGIC, PER_BLOCK, Run, TAIL_BYTES, VERSION, name_of};

/// Writes a run. Abandoned before it is finished, it never was.
pub(crate) struct RunBuilder {
    id: u64,
    name: String,
    writer: Box<dyn RunWriter>,
    /// The fingerprints that do not fill a block yet.
    partial: Vec<u64>,
    index: Vec<u64>,
    count: u64,
    largest: Option<u64>,
}

impl RunBuilder {
    /// `expected`: about how many fingerprints will come.
    pub(crate) fn new(files: &dyn RunFiles, id: u64, expected: u64) -> Result<RunBuilder, SieveError> {
        let name = name_of(id);
        let mut writer = files.create(&name)?;
        writer.write(&header(id))?;
        let index = Vec::with_capacity(expected.div_ceil(PER_BLOCK as u64) as usize);
        Ok(RunBuilder { id, name, writer, partial: Vec::with_capacity(PER_BLOCK), index, count: 0, largest: None })
    }

    /// They must ascend, also from one call to the next.
    pub(crate) fn push(&mut self, mut fingerprints: &[u64]) -> Result<(), SieveError> {
        let (Some(first), Some(last)) = (fingerprints.first(), fingerprints.last()) else {
            return Ok(());
        };
        if self.largest >= Some(*first) || !ascends(fingerprints) {
            return Err(SieveError::Damaged { file: self.name.clone(), detail: "it would not be sorted" });
        }
        self.largest = Some(*last);
        self.count += fingerprints.len() as u64;
        if !self.partial.is_empty() {
            let (now, later) = fingerprints.split_at(fingerprints.len().min(PER_BLOCK - self.partial.len()));
            self.partial.extend_from_slice(now);
            fingerprints = later;
            if self.partial.len() < PER_BLOCK {
                return Ok(());
            }
            let full = std::mem::take(&mut self.partial);
            self.write_block(&full)?;
            self.partial = full;
            self.partial.clear();
        }
        let blocks = fingerprints.chunks_exact(PER_BLOCK);
        self.partial.extend_from_slice(blocks.remainder());
        for block in blocks {
            self.write_block(block)?;
        }
        Ok(())
    }

    fn write_block(&mut self, fingerprints: &[u64]) -> Result<(), SieveError> {
        self.index.extend(fingerprints.first());
        let mut block = [0; BLOCK_BYTES];
        put_words(&mut block, fingerprints);
        seal(&mut block);
        Ok(self.writer.write(&block)?)
    }

    /// The run is complete and durable.
    pub(crate) fn finish(mut self, files: &dyn RunFiles) -> Result<Run, SieveError> {
        if !self.partial.is_empty() {
            let rest = std::mem::take(&mut self.partial);
            self.write_block(&rest)?;
        }
        let (Some(smallest), Some(largest)) = (self.index.first().copied(), self.largest) else {
            return Err(SieveError::Damaged { file: self.name, detail: "it would be empty" });
        };
        let mut index = vec![0; self.index.len() * 8];
        put_words(&mut index, &self.index);
        self.writer.write(&index)?;
        let mut tail = [0; TAIL_BYTES];
        put_words(&mut tail, &[self.count, smallest, largest, xxh3_64(&index)]);
        let mark = xxh3_64(&tail[..32]);
        tail[32..40].copy_from_slice(&mark.to_le_bytes());
        tail[40..].copy_from_slice(MAGIC);
        self.writer.write(&tail)?;
        self.writer.finish()?;
        let file = files.open(&self.name)?;
        self.index.shrink_to_fit();
        Ok(Run { id: self.id, name: self.name, count: self.count, largest, mark, index: self.index, file })
    }
}

/// Writes a sorted set as a run.
pub(crate) fn write_run(files: &dyn RunFiles, id: u64, sorted: &[u64]) -> Result<Arc<Run>, SieveError> {
    let mut builder = RunBuilder::new(files, id, sorted.len() as u64)?;
    builder.push(sorted)?;
    Ok(Arc::new(builder.finish(files)?))
}

pub(crate) fn ascends(fingerprints: &[u64]) -> bool {
    // Without an early end, which lets the compiler compare several at a time.
    fingerprints.windows(2).fold(true, |so_far, pair| so_far & (pair[0] < pair[1]))
}

fn header(id: u64) -> [u8; HEADER_BYTES] {
    let mut header = [0; HEADER_BYTES];
    let format = u64::from(VERSION) | (BLOCK_BYTES as u64) << 32;
    put_words(&mut header, &[u64::from_le_bytes(*MAGIC), format, id]);
    seal(&mut header);
    header
}

fn seal(block: &mut [u8; BLOCK_BYTES]) {
    let (held, sum) = block.split_at_mut(BLOCK_BYTES - 8);
    sum.copy_from_slice(&xxh3_64(held).to_le_bytes());
}

fn put_words(bytes: &mut [u8], words: &[u64]) {
    let (places, _) = bytes.as_chunks_mut::<8>();
    for (place, word) in places.iter_mut().zip(words) {
        *place = word.to_le_bytes();
    }
}
