//! A text as a sequence of hashed words.

/// Calls `word` with the hash of every word of a text, in order. A word is a run of letters and digits in whatever case;
/// in scripts that put no blanks between words, a character is one.
pub(crate) fn for_each_word(text: &str, mut word: impl FnMut(u64)) {
    let mut hash = WordHash::default();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let (letters, count) = letters_of(eight_bytes(bytes, at));
        at += count;
        if count > 0 {
            hash.push_all(letters, count);
            if count == 8 {
                continue;
            }
        }
        let Some(&byte) = bytes.get(at) else { break };
        if byte.is_ascii() {
            at += 1;
            if let Some(ended) = hash.take() {
                word(ended);
            }
            continue;
        }
        let Some(character) = text.get(at..).and_then(|rest| rest.chars().next()) else { break };
        at += character.len_utf8();
        if stands_alone(character) {
            if let Some(ended) = hash.take() {
                word(ended);
            }
            hash.push_char(character);
            word(hash.take().unwrap_or_default());
        } else if character.is_alphanumeric() {
            character.to_lowercase().for_each(|lower| hash.push_char(lower));
        } else if let Some(ended) = hash.take() {
            word(ended);
        }
    }
    if let Some(ended) = hash.take() {
        word(ended);
    }
}

/// The first one lowest; zeros behind the end of the text.
#[inline]
fn eight_bytes(text: &[u8], at: usize) -> u64 {
    let rest = text.get(at..).unwrap_or_default();
    match rest.first_chunk() {
        Some(eight) => u64::from_le_bytes(*eight),
        None => rest.iter().rev().fold(0, |bytes, &byte| bytes << 8 | u64::from(byte)),
    }
}

/// How many of these bytes, from the first on, are ASCII letters and digits, and these alone, in lower case. All eight
/// are looked at in one go: adding to each of them what makes its highest bit tell whether it is beyond a bound.
#[inline]
fn letters_of(bytes: u64) -> (u64, usize) {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = 0x80 * EACH;
    let is_beyond = |bytes: u64, bound: u8| (bytes & !HIGHEST) + u64::from(0x7f - bound) * EACH;
    // This bit makes an upper-case letter a lower-case one, and is set in every digit.
    let lower = bytes | (0x20 * EACH);
    let letters = is_beyond(lower, b'a' - 1) & !is_beyond(lower, b'z');
    let digits = is_beyond(bytes, b'0' - 1) & !is_beyond(bytes, b'9');
    let others = !((letters | digits) & !bytes) & HIGHEST;
    if others == 0 {
        return (lower, 8);
    }
    // All bits below the first byte that is none of them.
    let before = (others & others.wrapping_neg()) - 1;
    (lower & (before >> 7), (others.trailing_zeros() / 8) as usize)
}

/// Characters of Thai, Lao, Burmese, Khmer, Chinese and Japanese.
fn stands_alone(character: char) -> bool {
    matches!(u32::from(character),
        0x0e00..=0x0eff | 0x1000..=0x109f | 0x1780..=0x17ff | 0x3040..=0x30ff | 0x3400..=0x4dbf | 0x4e00..=0x9fff
        | 0xf900..=0xfaff | 0x2_0000..=0x3_ffff)
        && character.is_alphanumeric()
}

/// A multiplication per eight bytes while a word lasts, and a good mixing at its end.
#[derive(Default)]
struct WordHash {
    state: u64,
    /// What of the word is not in `state` yet: fewer than eight bytes, the first one lowest.
    pending: u64,
    length: usize,
}

impl WordHash {
    /// Up to eight bytes, with zeros behind them.
    #[inline]
    fn push_all(&mut self, bytes: u64, count: usize) {
        let bits = 8 * (self.length % 8) as u32;
        self.pending |= bytes << bits;
        self.length += count;
        if bits / 8 + count as u32 >= 8 {
            self.state = (self.state ^ self.pending).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
            self.pending = bytes.checked_shr(64 - bits).unwrap_or(0);
        }
    }

    fn push_char(&mut self, character: char) {
        let mut bytes = [0; 4];
        for byte in character.encode_utf8(&mut bytes).bytes() {
            self.push_all(byte.into(), 1);
        }
    }

    #[inline]
    fn take(&mut self) -> Option<u64> {
        if self.length == 0 {
            return None;
        }
        let WordHash { state, pending, length } = std::mem::take(self);
        Some(mixed(state ^ pending.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ length as u64))
    }
}

/// Spreads every bit over all others (the finalizer of SplitMix64).
pub(crate) const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<u64> {
        let mut words = Vec::new();
        for_each_word(text, |word| words.push(word));
        words
    }

    #[test]
    fn words_are_the_same_in_any_case_and_between_any_marks() {
        assert_eq!(words("Hello, WORLD!"), words("hello world"));
        assert_eq!(words("«Größe» – Größe…"), words("GRÖßE größe"));
        assert_eq!(words("a1b2"), words("A1B2"));
        assert_eq!(words("").len() + words(" .,;\n–").len(), 0);
        assert_ne!(words("ab"), words("ba"));
        assert_eq!(words("don't").len(), 2);
    }

    /// What the words of a text are, told slowly.
    fn told_slowly(text: &str) -> Vec<String> {
        let mut words = vec![String::new()];
        for character in text.chars() {
            if stands_alone(character) {
                words.extend([character.to_string(), String::new()]);
            } else if character.is_alphanumeric() {
                words.last_mut().expect("one").extend(character.to_lowercase());
            } else {
                words.push(String::new());
            }
        }
        words.retain(|word| !word.is_empty());
        words
    }

    #[test]
    fn words_are_found_at_every_place_and_length_and_hashed_by_all_of_their_bytes() {
        let mut hashes = std::collections::HashMap::new();
        let mut check = |text: &str| {
            let (found, expected) = (words(text), told_slowly(text));
            assert_eq!(found.len(), expected.len(), "{text:?}");
            for (hash, word) in found.into_iter().zip(expected) {
                assert_eq!(*hashes.entry(hash).or_insert_with(|| word.clone()), word, "in {text:?}");
                assert_eq!(words(&word), [hash], "alone and in {text:?}");
            }
        };
        for marks in ["", " ", "  ", ", and ", "é", "猫", "É-", "\0", "\u{7f}", "@[`{/:"] {
            for length in 0..40 {
                let word: String = "abcdefghijklmnopqrstuvwxyz0123456789ABCD".chars().take(length).collect();
                check(&format!("{marks}{word}{marks}{}{marks}", word.to_uppercase()));
                check(&format!("x{marks}{word}"));
            }
        }
        (0..128).for_each(|byte| check(&format!("a{}b", char::from(byte))));
        (0..128).for_each(|byte| check(&format!("zebra 12345{}", char::from(byte))));
    }

    #[test]
    fn where_no_blanks_are_written_every_character_is_a_word() {
        assert_eq!(words("吾輩は猫である").len(), 7);
        assert_eq!(words("abc猫def").len(), 3);
        assert_eq!(words("Привет мир").len(), 2);
    }
}
