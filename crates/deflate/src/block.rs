//! A block of DEFLATE: stored, with the codes that the format comes with, or with codes of its own, whichever is shortest.

use crate::bits::BitWriter;
use crate::huffman::{self, MOST_SYMBOLS};
use crate::tokens::{DISTANCES, FIRST_LENGTH, LENGTH_SYMBOLS, Token, Tokens, extra_bits_of_distance};

const END_OF_BLOCK: usize = 256;
/// Of the alphabet of bytes and lengths, and of the distances.
const LITERALS: usize = 286;
const DISTANCE_SYMBOLS: usize = 30;
/// The order in which the lengths of the lengths' codes are written: those that are mostly unused come last.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MOST_STORED: usize = 65_535;

/// What a block's tokens are written with.
struct Codes {
    literal_lengths: [u8; MOST_SYMBOLS],
    distance_lengths: [u8; DISTANCES],
}

impl Codes {
    /// Those that need no description.
    const FIXED: Codes = {
        let mut literal_lengths = [8; MOST_SYMBOLS];
        let mut symbol = 144;
        while symbol < 280 {
            literal_lengths[symbol] = if symbol < 256 { 9 } else { 7 };
            symbol += 1;
        }
        Codes { literal_lengths, distance_lengths: [5; DISTANCES] }
    };

    fn best_for(literals: &[u32; LITERALS], distances: &[u32; DISTANCES]) -> Self {
        let mut codes = Codes { literal_lengths: [0; MOST_SYMBOLS], distance_lengths: [0; DISTANCES] };
        huffman::code_lengths(literals, huffman::LONGEST_CODE, &mut codes.literal_lengths);
        huffman::code_lengths(&distances[..DISTANCE_SYMBOLS], huffman::LONGEST_CODE, &mut codes.distance_lengths);
        codes
    }

    /// Bits of all codes, without what they leave open.
    fn cost(&self, literals: &[u32; LITERALS], distances: &[u32; DISTANCES]) -> usize {
        let sum = |frequencies: &[u32], lengths: &[u8]| {
            frequencies.iter().zip(lengths).map(|(&times, &length)| times * u32::from(length)).sum::<u32>() as usize
        };
        sum(literals, &self.literal_lengths) + sum(&distances[..DISTANCE_SYMBOLS], &self.distance_lengths)
    }
}

/// Writes what `tokens` say, which is what `plain` says.
pub(crate) fn write(tokens: &Tokens, plain: &[u8], is_last: bool, writer: &mut BitWriter<'_>) {
    let (literals, open_bits) = symbol_frequencies(tokens);
    let distances = &tokens.distances;
    let fixed = Codes::FIXED.cost(&literals, distances) + open_bits;
    let codes = Codes::best_for(&literals, distances);
    let description = Description::of(&codes);
    let own = codes.cost(&literals, distances) + open_bits + description.bits;
    let stored = 8 * plain.len() + 40 * (plain.len() / MOST_STORED + 1);
    if stored <= own.min(fixed) {
        write_stored(plain, is_last, writer);
    } else if fixed <= own {
        writer.push(u32::from(is_last) | 1 << 1, 3);
        write_tokens(tokens.as_slice(), &Codes::FIXED, fixed, writer);
    } else {
        writer.push(u32::from(is_last) | 2 << 1, 3);
        description.write(writer);
        write_tokens(tokens.as_slice(), &codes, own, writer);
    }
}

/// How often each symbol occurs, and how many bits all of them leave open.
fn symbol_frequencies(tokens: &Tokens) -> ([u32; LITERALS], usize) {
    let (bytes, lengths) = tokens.bytes_and_lengths.split_at(FIRST_LENGTH);
    let mut symbols = [0; LITERALS];
    symbols[..FIRST_LENGTH].copy_from_slice(bytes);
    symbols[END_OF_BLOCK] = 1;
    let mut open_bits = 0;
    for (times, symbol) in symbols[END_OF_BLOCK + 1..].iter_mut().zip(&LENGTH_SYMBOLS) {
        *times = lengths[symbol.lengths()].iter().sum();
        open_bits += *times * symbol.extra_bits;
    }
    for (symbol, &times) in tokens.distances[..DISTANCE_SYMBOLS].iter().enumerate() {
        open_bits += times * extra_bits_of_distance(symbol);
    }
    (symbols, open_bits as usize)
}

fn write_stored(plain: &[u8], is_last: bool, writer: &mut BitWriter<'_>) {
    let mut chunks = plain.chunks(MOST_STORED).peekable();
    while let Some(chunk) = chunks.next() {
        writer.push(u32::from(is_last && chunks.peek().is_none()), 3);
        let length = chunk.len() as u16;
        writer.push_bytes(&length.to_le_bytes());
        writer.push_bytes(&(!length).to_le_bytes());
        writer.push_bytes(chunk);
    }
}

fn write_tokens(tokens: &[Token], codes: &Codes, bits: usize, writer: &mut BitWriter<'_>) {
    let mut literal_codes = [0; MOST_SYMBOLS];
    huffman::codes(&codes.literal_lengths, &mut literal_codes);
    let mut distance_codes = [0; DISTANCES];
    huffman::codes(&codes.distance_lengths, &mut distance_codes);
    // For bytes and lengths: the code with all that it leaves open, above the number of its bits.
    let mut literals = [0u32; 512];
    for byte in 0..FIRST_LENGTH {
        literals[byte] = u32::from(literal_codes[byte]) << 8 | u32::from(codes.literal_lengths[byte]);
    }
    for (index, symbol) in LENGTH_SYMBOLS.iter().enumerate() {
        let code = u32::from(literal_codes[END_OF_BLOCK + 1 + index]);
        let length = u32::from(codes.literal_lengths[END_OF_BLOCK + 1 + index]);
        if length == 0 {
            continue;
        }
        for (open, entry) in (0..).zip(&mut literals[FIRST_LENGTH..][symbol.lengths()]) {
            *entry = (code | open << length) << 8 | (length + symbol.extra_bits);
        }
    }
    // For distances: the code, its length, and its length with what it leaves open.
    let mut distances = [(0u16, 0u8, 0u8); DISTANCES];
    for (symbol, entry) in distances.iter_mut().enumerate().take(DISTANCE_SYMBOLS) {
        let length = codes.distance_lengths[symbol];
        *entry = (distance_codes[symbol], length, length + extra_bits_of_distance(symbol) as u8);
    }
    let codes_of = |token: &Token| {
        let literal = literals[token.byte_or_length()];
        let (code, code_length, length) = distances[token.distance()];
        let distance = u64::from(code) | u64::from(token.distance_rest()) << code_length;
        let literal_length = literal & 0xff;
        (u64::from(literal >> 8) | distance << literal_length, literal_length + u32::from(length))
    };
    writer.push_all(bits, tokens.iter().map(codes_of));
    writer.push(u32::from(literal_codes[END_OF_BLOCK]), u32::from(codes.literal_lengths[END_OF_BLOCK]));
}

/// How a block's own codes are told: their lengths, with runs shortened, in a code of its own.
struct Description {
    literal_count: usize,
    distance_count: usize,
    items: [(u8, u8); LITERALS + DISTANCE_SYMBOLS],
    item_count: usize,
    item_lengths: [u8; 19],
    /// Lengths of items' codes that are written, in [`ORDER`].
    order_count: usize,
    bits: usize,
}

impl Description {
    fn of(codes: &Codes) -> Self {
        let used = |lengths: &[u8], least: usize| {
            lengths.iter().rposition(|&length| length > 0).map_or(least, |last| (last + 1).max(least))
        };
        let literal_count = used(&codes.literal_lengths[..LITERALS], 257);
        let distance_count = used(&codes.distance_lengths[..DISTANCE_SYMBOLS], 1);
        let mut all = [0; LITERALS + DISTANCE_SYMBOLS];
        all[..literal_count].copy_from_slice(&codes.literal_lengths[..literal_count]);
        all[literal_count..literal_count + distance_count].copy_from_slice(&codes.distance_lengths[..distance_count]);
        let mut items = [(0, 0); LITERALS + DISTANCE_SYMBOLS];
        let item_count = shorten_runs(&all[..literal_count + distance_count], &mut items);
        let mut frequencies = [0; 19];
        items[..item_count].iter().for_each(|&(item, _)| frequencies[usize::from(item & 31).min(18)] += 1);
        let mut item_lengths = [0; 19];
        huffman::code_lengths(&frequencies, 7, &mut item_lengths);
        let order_count = ORDER.iter().rposition(|&item| item_lengths[item] > 0).map_or(4, |last| (last + 1).max(4));
        let each =
            |item: usize| frequencies[item] as usize * (usize::from(item_lengths[item]) + open_bits_of_item(item));
        let bits = 14 + 3 * order_count + (0..19).map(each).sum::<usize>();
        Description { literal_count, distance_count, items, item_count, item_lengths, order_count, bits }
    }

    fn write(&self, writer: &mut BitWriter<'_>) {
        let (literals, distances) = (self.literal_count as u32 - 257, self.distance_count as u32 - 1);
        writer.push(literals | distances << 5 | (self.order_count as u32 - 4) << 10, 14);
        for &item in &ORDER[..self.order_count] {
            writer.push(self.item_lengths[item].into(), 3);
        }
        let mut item_codes = [0; 19];
        huffman::codes(&self.item_lengths, &mut item_codes);
        let items = self.items[..self.item_count].iter().map(|&(item, open)| {
            let item = usize::from(item);
            let length = u32::from(self.item_lengths[item]);
            (u64::from(item_codes[item]) | u64::from(open) << length, length + open_bits_of_item(item) as u32)
        });
        writer.push_all(self.bits, items);
    }
}

fn open_bits_of_item(item: usize) -> usize {
    match item {
        16 => 2,
        17 => 3,
        18 => 7,
        _ => 0,
    }
}

/// Lengths as items: a length each, 16 for three to six more of the one before, 17 and 18 for three to 138 zeros.
fn shorten_runs(lengths: &[u8], items: &mut [(u8, u8)]) -> usize {
    let mut count = 0;
    let mut push = |item: usize, open: usize| {
        items[count] = (item as u8, open as u8);
        count += 1;
    };
    for run in lengths.chunk_by(|one, next| one == next) {
        let length = usize::from(run[0]);
        let mut left = run.len();
        if length > 0 {
            push(length, 0);
            left -= 1;
            while left >= 3 {
                let repeated = left.min(6);
                push(16, repeated - 3);
                left -= repeated;
            }
        } else {
            while left >= 3 {
                let repeated = left.min(138);
                if repeated > 10 {
                    push(18, repeated - 11)
                } else {
                    push(17, repeated - 3)
                }
                left -= repeated;
            }
        }
        (0..left).for_each(|_| push(length, 0));
    }
    count
}
