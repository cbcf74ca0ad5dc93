//! A text as a sequence of hashed words.

/// Calls `word` with the hash of every word of a text, in order. A word is a run of letters and digits in whatever case;
/// in scripts that put no blanks between words, a character is one.
pub(crate) fn for_each_word(text: &str, mut word: impl FnMut(u64)) {
    let mut hash = WordHash::default();
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if byte.is_ascii() {
            at += 1;
            let folded = FOLDED[usize::from(byte)];
            if folded != 0 {
                hash.push(folded);
            } else if let Some(ended) = hash.take() {
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

/// ASCII letters in lower case and digits as they are; 0 for everything that separates words.
const FOLDED: [u8; 128] = {
    let mut table = [0; 128];
    let mut byte = 0_u8;
    while byte < 128 {
        if byte.is_ascii_alphanumeric() {
            table[byte as usize] = byte.to_ascii_lowercase();
        }
        byte += 1;
    }
    table
};

/// Characters of Thai, Lao, Burmese, Khmer, Chinese and Japanese.
fn stands_alone(character: char) -> bool {
    matches!(u32::from(character),
        0x0e00..=0x0eff | 0x1000..=0x109f | 0x1780..=0x17ff | 0x3040..=0x30ff | 0x3400..=0x4dbf | 0x4e00..=0x9fff
        | 0xf900..=0xfaff | 0x2_0000..=0x3_ffff)
        && character.is_alphanumeric()
}

/// A multiplication per byte while a word lasts, and a good mixing at its end.
#[derive(Default)]
struct WordHash {
    state: u64,
    length: u32,
}

impl WordHash {
    fn push(&mut self, byte: u8) {
        self.state = (self.state ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        self.length += 1;
    }

    fn push_char(&mut self, character: char) {
        let mut bytes = [0; 4];
        for byte in character.encode_utf8(&mut bytes).bytes() {
            self.push(byte);
        }
    }

    fn take(&mut self) -> Option<u64> {
        let hash = (self.length > 0).then(|| mixed(self.state ^ u64::from(self.length)));
        *self = WordHash::default();
        hash
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

    #[test]
    fn where_no_blanks_are_written_every_character_is_a_word() {
        assert_eq!(words("吾輩は猫である").len(), 7);
        assert_eq!(words("abc猫def").len(), 3);
        assert_eq!(words("Привет мир").len(), 2);
    }
}
