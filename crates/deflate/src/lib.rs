//! Gzip members, made fast: what libdeflate's level 1 does for records of a few kilobytes, in about half the time.
//!
//! A member goes through three hands. `matches` reads the text once and turns it into tokens: a byte, or "so many bytes as
//! stood so far back". `huffman` gives the tokens of a block codes by how often they occur. `block` writes them, in whichever
//! of DEFLATE's three kinds of block is the shortest.
//!
//! Nothing of one member is in the next one: the same text always becomes the same bytes.

mod bits;
mod block;
mod huffman;
mod matches;
mod tokens;

use bits::BitWriter;
use matches::MatchFinder;
use tokens::Tokens;

/// No extra fields, no time, no word on the system: as libdeflate writes it.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// Longer texts are looked at in parts that know nothing of each other, so that positions always fit into 32 bits.
const LONGEST_PART: usize = 1 << 30;

/// Keeps its tables from member to member: one encoder per thread.
pub struct GzipEncoder {
    finder: MatchFinder,
    tokens: Tokens,
}

impl GzipEncoder {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        GzipEncoder { finder: MatchFinder::new(), tokens: Tokens::new() }
    }

    /// Appends a member that holds `plain`, and gives its length.
    pub fn append(&mut self, plain: &[u8], out: &mut Vec<u8>) -> usize {
        let start = out.len();
        out.extend_from_slice(&HEADER);
        self.deflate(plain, out);
        out.extend_from_slice(&libdeflater::crc32(plain).to_le_bytes());
        // The format wants the length modulo 2^32.
        out.extend_from_slice(&(plain.len() as u32).to_le_bytes());
        out.len() - start
    }

    fn deflate(&mut self, plain: &[u8], out: &mut Vec<u8>) {
        let mut writer = BitWriter::at_end_of(out);
        if plain.is_empty() {
            self.tokens.begin().finish();
            block::write(&self.tokens, plain, true, &mut writer);
        }
        let mut parts = plain.chunks(LONGEST_PART).peekable();
        while let Some(part) = parts.next() {
            let mut finder = self.finder.begin(part);
            while !finder.is_done() {
                let from = finder.position();
                finder.fill(&mut self.tokens);
                let is_last = finder.is_done() && parts.peek().is_none();
                block::write(&self.tokens, &part[from..finder.position()], is_last, &mut writer);
            }
        }
        writer.finish();
    }
}
