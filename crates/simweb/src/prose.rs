use crate::chance::{Dice, Purpose};
use crate::paths::word;

/// The text that all pages are cut from: a few thousand blocks of HTML, made once. A page is a
/// choice of blocks, so that making one is little more than copying, and two pages have few blocks
/// in common.
pub(crate) struct Prose {
    text: Vec<u8>,
    /// Where each block ends.
    ends: Vec<u32>,
    /// Words without markup, to fill up to the byte.
    filler: Vec<u8>,
}

const BLOCKS: u32 = 4096;
/// No block is longer.
pub(crate) const LONGEST_BLOCK: usize = 1024;
const FILLER_BYTES: usize = 64 * LONGEST_BLOCK;

const SMALL_WORDS: [&str; 32] = [
    "the", "of", "and", "to", "a", "in", "that", "was", "it", "for", "on", "with", "as", "his", "they", "at", "be",
    "this", "from", "had", "by", "some", "what", "there", "we", "can", "out", "other", "were", "all", "your", "when",
];

impl Prose {
    pub fn new(seed: u64) -> Self {
        let mut dice = Dice::new(seed, Purpose::Prose, 0, 0);
        let mut prose = Prose { text: Vec::with_capacity(BLOCKS as usize * 600), ends: Vec::new(), filler: Vec::new() };
        for _ in 0..BLOCKS {
            write_block(&mut dice, &mut prose.text);
            prose.ends.push(prose.text.len() as u32);
        }
        while prose.filler.len() < FILLER_BYTES {
            write_words(&mut dice, 40, &mut prose.filler);
            prose.filler.push(b' ');
        }
        prose
    }

    pub fn block(&self, dice: &mut Dice) -> &[u8] {
        let index = dice.below(BLOCKS) as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.text[start..self.ends[index] as usize]
    }

    /// Exactly this many bytes of words, or half the filler if that is less.
    pub fn filler(&self, bytes: usize, dice: &mut Dice) -> &[u8] {
        let start = dice.below(FILLER_BYTES as u32 / 2) as usize;
        let bytes = bytes.min(FILLER_BYTES / 2);
        &self.filler[start..start + bytes]
    }
}

fn write_block(dice: &mut Dice, out: &mut Vec<u8>) {
    match dice.below(10) {
        0 => {
            out.extend_from_slice(b"<script>window.pieces=[{\"id\":");
            out.extend_from_slice(dice.below(1_000_000).to_string().as_bytes());
            out.extend_from_slice(b",\"note\":\"");
            let words = 30 + dice.below(30);
            write_words(dice, words, out);
            out.extend_from_slice(b"\"}];</script>\n");
        }
        1 | 2 => {
            out.extend_from_slice(b"<ul class=\"plain-list\">\n");
            for _ in 0..3 + dice.below(5) {
                out.extend_from_slice(b"<li class=\"item\"><span>");
                write_words(dice, 6, out);
                out.extend_from_slice(b"</span></li>\n");
            }
            out.extend_from_slice(b"</ul>\n");
        }
        3..=5 => {
            out.extend_from_slice(b"<div class=\"row narrow\"><div class=\"column\"><h3>");
            write_words(dice, 4, out);
            out.extend_from_slice(b"</h3><p class=\"lead\">");
            let words = 30 + dice.below(40);
            write_words(dice, words, out);
            out.extend_from_slice(b"</p></div></div>\n");
        }
        _ => {
            out.extend_from_slice(b"<p>");
            let words = 60 + dice.below(70);
            write_words(dice, words, out);
            out.extend_from_slice(b".</p>\n");
        }
    }
}

/// Half small words, half others, as in a language.
fn write_words(dice: &mut Dice, count: u32, out: &mut Vec<u8>) {
    for place in 0..count {
        if place > 0 {
            out.push(b' ');
        }
        let draw = dice.next();
        if draw & 1 == 0 {
            out.extend_from_slice(SMALL_WORDS[(draw >> 8) as usize % SMALL_WORDS.len()].as_bytes());
        } else {
            for part in word((draw >> 8) as u8) {
                out.extend_from_slice(part.as_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_of_bounded_length_and_differ() {
        let prose = Prose::new(1);
        let mut dice = Dice::new(1, Purpose::Noise, 0, 0);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..1000 {
            let block = prose.block(&mut dice);
            assert!((20..LONGEST_BLOCK).contains(&block.len()), "{}", block.len());
            seen.insert(block.to_vec());
        }
        assert!(seen.len() > 800);
        assert_eq!(prose.filler(LONGEST_BLOCK, &mut dice).len(), LONGEST_BLOCK);
    }
}
