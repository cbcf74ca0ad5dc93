//! Repetitions: where the next bytes stood before.
//!
//! A table knows for every five bytes, by their hash, where they were seen last. What it says is looked at once and taken as
//! it is: no second candidate, no waiting for a better one a byte later. What that costs and what it brings is in
//! `docs/decisions/0051-deflate.md`.

use crate::tokens::{LONGEST_REPETITION, Tokens};

/// How far back a repetition may reach.
const WINDOW: u32 = 32_768;
/// 64 KB of table: twice as many entries save half a percent, and push pages out of the processor's caches.
const TABLE_BITS: u32 = 14;
/// Repetitions of four bytes are hardly shorter than the four bytes, and take longer to find.
const LEAST_BYTES: u32 = 5;
/// The search ends so far before the text does, since it reads a word at a time, and that some bytes ahead.
const UNSEARCHED_END: usize = 16;
/// Later parts of a long text are unlike earlier ones, and get codes of their own.
const MOST_BLOCK_BYTES: usize = 128_000;
/// Where nothing was found for so many bytes, some are passed over, one more for each so many.
const PATIENCE: usize = 256;
const MOST_PASSED_OVER: usize = 15;

pub(crate) struct MatchFinder {
    /// Positions go on counting from text to text. What earlier texts left here is out of reach for later ones, so
    /// nothing has to be cleared.
    table: Box<[u32; 1 << TABLE_BITS]>,
    /// What the first position of the next text is called.
    base: u32,
}

/// Nothing is within reach of the first position.
const FIRST_BASE: u32 = WINDOW + 1;

/// A text on its way to become tokens.
pub(crate) struct Search<'a> {
    table: &'a mut [u32; 1 << TABLE_BITS],
    base: u32,
    text: &'a [u8],
    at: usize,
}

impl MatchFinder {
    pub fn new() -> Self {
        let table = vec![0; 1 << TABLE_BITS].into_boxed_slice();
        let table = table.try_into().unwrap_or_else(|_| unreachable!("it was made of this size"));
        MatchFinder { table, base: FIRST_BASE }
    }

    /// At most 2^30 bytes.
    pub fn begin<'a>(&'a mut self, text: &'a [u8]) -> Search<'a> {
        let needed = text.len() as u32 + FIRST_BASE;
        if self.base.checked_add(needed).is_none() {
            self.table.fill(0);
            self.base = FIRST_BASE;
        }
        let base = self.base;
        self.base += needed;
        Search { table: &mut self.table, base, text, at: 0 }
    }
}

impl Search<'_> {
    pub fn position(&self) -> usize {
        self.at
    }

    pub fn is_done(&self) -> bool {
        self.at == self.text.len()
    }

    /// The tokens of the next block.
    pub fn fill(&mut self, tokens: &mut Tokens) {
        let mut tokens = tokens.begin();
        let (text, base) = (self.text, self.base);
        let table = &mut *self.table;
        let end = text.len().min(self.at + MOST_BLOCK_BYTES);
        let searched_end = end.min(text.len().saturating_sub(UNSEARCHED_END));
        let mut at = self.at;
        let mut last_found = at;
        while at < searched_end && tokens.room() > MOST_PASSED_OVER {
            let here = eight_bytes(text, at);
            let now = base.wrapping_add(at as u32);
            let distance = now.wrapping_sub(std::mem::replace(&mut table[slot_of(here)], now));
            // One question instead of two: whether there was anything is as hard to foresee as whether it is the same.
            let is_too_far = distance > WINDOW;
            let before = if is_too_far { at } else { at.wrapping_sub(distance as usize) };
            let differing = (here ^ eight_bytes(text, before)) | u64::from(is_too_far);
            if differing << (64 - 8 * LEAST_BYTES) != 0 {
                tokens.push_byte(here as u8);
                at += 1;
                if at - last_found > PATIENCE {
                    // Pictures and the like: whoever finds nothing for long need not look everywhere.
                    let count = ((at - last_found) / PATIENCE).min(MOST_PASSED_OVER).min(searched_end - at);
                    text[at..at + count].iter().for_each(|&byte| tokens.push_byte(byte));
                    at += count;
                }
                continue;
            }
            let length = common_length(text, at, before, differing);
            tokens.push_repetition(length, distance);
            let start = at;
            at += length;
            last_found = at;
            // Of the positions inside a repetition, the first two and the last two are remembered: a later one will most
            // likely begin at one of these.
            if at + 8 <= text.len() {
                for inside in [start + 1, start + 2, at - 2, at - 1] {
                    table[slot_of(eight_bytes(text, inside))] = base.wrapping_add(inside as u32);
                }
            }
        }
        if end == text.len() && at >= searched_end {
            let taken = (end - at).min(tokens.room());
            text[at..at + taken].iter().for_each(|&byte| tokens.push_byte(byte));
            at += taken;
        }
        tokens.finish();
        self.at = at;
    }
}

#[inline]
fn slot_of(bytes: u64) -> usize {
    let bytes = bytes << (64 - 8 * LEAST_BYTES);
    (bytes.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - TABLE_BITS)) as usize
}

/// Whoever asks knows that they are there.
#[inline]
fn eight_bytes(text: &[u8], at: usize) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&text[at..at + 8]);
    u64::from_le_bytes(bytes)
}

/// How long what stands at `at` goes on like what stands `before`, of which `differing` tells the first eight bytes. Up to 24
/// bytes without a question: how long it is cannot be foreseen.
#[inline]
fn common_length(text: &[u8], at: usize, before: usize, differing: u64) -> usize {
    let Some(next) = text.get(at + 8..at + 24) else { return common_length_near_end(text, at, before) };
    let next = u128::from_le_bytes(next.try_into().unwrap_or_default());
    let further = next ^ sixteen_bytes(text, before + 8);
    let first = differing.trailing_zeros() / 8;
    let second = further.trailing_zeros() / 8;
    let length = first + if differing == 0 { second } else { 0 };
    if length < 24 {
        return length as usize;
    }
    let most = LONGEST_REPETITION.min(text.len() - at);
    let mut length = 24;
    while length + 16 <= most {
        let differing = sixteen_bytes(text, at + length) ^ sixteen_bytes(text, before + length);
        if differing != 0 {
            return length + (differing.trailing_zeros() / 8) as usize;
        }
        length += 16;
    }
    while length < most && text[at + length] == text[before + length] {
        length += 1;
    }
    length
}

fn common_length_near_end(text: &[u8], at: usize, before: usize) -> usize {
    let (here, there) = (&text[at..], &text[before..]);
    here.iter().zip(there).take_while(|(one, other)| one == other).count()
}

#[inline]
fn sixteen_bytes(text: &[u8], at: usize) -> u128 {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&text[at..at + 16]);
    u128::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens_of(finder: &mut MatchFinder, text: &[u8]) -> Vec<u32> {
        let (mut search, mut tokens, mut all) = (finder.begin(text), Tokens::new(), Vec::new());
        while !search.is_done() {
            search.fill(&mut tokens);
            all.extend(tokens.as_slice().iter().map(|token| token.number()));
        }
        all
    }

    #[test]
    fn a_finder_whose_positions_run_out_begins_anew_and_finds_the_same() {
        let text = b"what was said before is said again, as it was said before, ".repeat(20);
        let expected = tokens_of(&mut MatchFinder::new(), &text);
        assert!(expected.len() < 100);
        let mut finder = MatchFinder::new();
        tokens_of(&mut finder, &text);
        for base in [u32::MAX - 40_000, u32::MAX - FIRST_BASE - text.len() as u32, u32::MAX] {
            finder.base = base;
            assert_eq!(tokens_of(&mut finder, &text), expected);
            assert_eq!(tokens_of(&mut finder, &text), expected);
        }
    }
}
