//! What a text is made of: bytes, and repetitions of what stood before. And the symbols that DEFLATE has for them.

use std::ops::Range;

/// Tokens of a block. So many are some 64 KB of a page; where a page is all different, 16 KB.
pub(crate) const MOST_TOKENS: usize = 16_384;
pub(crate) const SHORTEST_REPETITION: usize = 3;
pub(crate) const LONGEST_REPETITION: usize = 258;
/// Bytes are tokens 0 to 255 of the first alphabet, and lengths of repetitions follow, one token each.
pub(crate) const FIRST_LENGTH: usize = 256;
/// Symbols 30 and 31 do not occur in the format: a byte has distance 30, which has no code.
pub(crate) const DISTANCES: usize = 32;
const NO_DISTANCE: u32 = 30;

/// Nine bits of byte or length, five of the distance's symbol, thirteen of what the symbol leaves open.
#[derive(Clone, Copy, Default)]
pub(crate) struct Token(u32);

impl Token {
    #[inline]
    pub fn byte(byte: u8) -> Self {
        Token(u32::from(byte) | NO_DISTANCE << 9)
    }

    #[inline]
    pub fn repetition(length: usize, distance: u32) -> Self {
        let (symbol, rest) = distance_symbol(distance);
        Token((length - SHORTEST_REPETITION + FIRST_LENGTH) as u32 | symbol << 9 | rest << 14)
    }

    pub fn byte_or_length(self) -> usize {
        (self.0 & 511) as usize
    }

    pub fn distance(self) -> usize {
        (self.0 >> 9 & 31) as usize
    }

    pub fn distance_rest(self) -> u32 {
        self.0 >> 14
    }

    #[cfg(test)]
    pub fn number(self) -> u32 {
        self.0
    }
}

/// The symbol of a distance, and what has to be added to it.
#[inline]
fn distance_symbol(distance: u32) -> (u32, u32) {
    let less = distance - 1;
    if less < 2 {
        return (less, 0);
    }
    let extra = less.ilog2() - 1;
    (2 * extra + (less >> extra), less & ((1 << extra) - 1))
}

/// How many bits of a distance its symbol leaves open.
pub(crate) fn extra_bits_of_distance(symbol: usize) -> u32 {
    (symbol as u32 / 2).saturating_sub(1)
}

/// The lengths that a symbol stands for, less three, and how many bits tell which of them it is.
#[derive(Clone, Copy)]
pub(crate) struct LengthSymbol {
    first: u8,
    count: u8,
    pub extra_bits: u32,
}

impl LengthSymbol {
    /// Where they are among all lengths.
    pub fn lengths(&self) -> Range<usize> {
        let first = usize::from(self.first);
        first..first + usize::from(self.count)
    }
}

pub(crate) const LENGTH_SYMBOLS: [LengthSymbol; 29] = {
    let mut symbols = [LengthSymbol { first: 0, count: 1, extra_bits: 0 }; 29];
    let mut symbol = 0;
    while symbol < 28 {
        let extra_bits = if symbol < 8 { 0 } else { symbol as u32 / 4 - 1 };
        let first = if symbol < 8 { symbol as u8 } else { (4 + symbol as u8 % 4) << extra_bits };
        symbols[symbol] = LengthSymbol { first, count: 1 << extra_bits, extra_bits };
        symbol += 1;
    }
    // The longest has a symbol of its own.
    symbols[27].count -= 1;
    symbols[28].first = 255;
    symbols
};

/// The tokens of one block, and how often each occurs.
pub(crate) struct Tokens {
    list: Box<[Token; MOST_TOKENS]>,
    count: usize,
    pub bytes_and_lengths: [u32; 512],
    pub distances: [u32; DISTANCES],
}

impl Tokens {
    pub fn new() -> Self {
        let list = vec![Token::default(); MOST_TOKENS].into_boxed_slice();
        let list = list.try_into().unwrap_or_else(|_| unreachable!("it was made of this size"));
        Tokens { list, count: 0, bytes_and_lengths: [0; 512], distances: [0; DISTANCES] }
    }

    /// Forgets all, to be filled again.
    pub fn begin(&mut self) -> Filling<'_> {
        self.count = 0;
        self.bytes_and_lengths.fill(0);
        self.distances.fill(0);
        Filling { count: 0, tokens: self }
    }

    pub fn as_slice(&self) -> &[Token] {
        &self.list[..self.count]
    }
}

/// Tokens while there come more: how many they are stays in a register.
pub(crate) struct Filling<'a> {
    tokens: &'a mut Tokens,
    count: usize,
}

impl Filling<'_> {
    #[inline]
    pub fn push_byte(&mut self, byte: u8) {
        self.tokens.list[self.count] = Token::byte(byte);
        self.count += 1;
        self.tokens.bytes_and_lengths[usize::from(byte)] += 1;
    }

    #[inline]
    pub fn push_repetition(&mut self, length: usize, distance: u32) {
        let token = Token::repetition(length, distance);
        self.tokens.list[self.count] = token;
        self.count += 1;
        self.tokens.bytes_and_lengths[token.byte_or_length()] += 1;
        self.tokens.distances[token.distance()] += 1;
    }

    /// How many more there may be.
    #[inline]
    pub fn room(&self) -> usize {
        MOST_TOKENS - self.count
    }

    pub fn finish(self) {
        self.tokens.count = self.count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_those_of_the_format() {
        let symbol_of = |length: usize| {
            let position = LENGTH_SYMBOLS.iter().position(|symbol| symbol.lengths().contains(&(length - 3)));
            position.map(|symbol| (symbol, LENGTH_SYMBOLS[symbol].extra_bits))
        };
        let lengths = [3, 10, 11, 12, 13, 34, 35, 42, 257, 258].map(symbol_of);
        let expected = [(0, 0), (7, 0), (8, 1), (8, 1), (9, 1), (15, 2), (16, 3), (16, 3), (27, 5), (28, 0)];
        assert_eq!(lengths, expected.map(Some));
        assert_eq!(
            LENGTH_SYMBOLS.iter().flat_map(LengthSymbol::lengths).collect::<Vec<_>>(),
            (0..256).collect::<Vec<_>>()
        );
        let distances = [1, 2, 3, 4, 5, 6, 7, 24_576, 24_577, 32_768].map(distance_symbol);
        let expected = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (5, 0), (28, 8191), (29, 0), (29, 8191)];
        assert_eq!(distances, expected);
        assert_eq!([0, 3, 4, 29].map(extra_bits_of_distance), [0, 0, 1, 13]);
    }
}
