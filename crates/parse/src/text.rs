/// What stands between two pieces of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Gap {
    #[default]
    Nothing,
    Blank,
    Line,
}

/// Collects text as a reader sees it: every run of white space is one blank, or one line break where an
/// element stands on lines of its own; none at the start and the end. Stops at its limit.
#[derive(Debug)]
pub(crate) struct TextCollector {
    text: String,
    gap: Gap,
    limit: usize,
    full: bool,
}

impl TextCollector {
    pub fn new(limit: usize) -> Self {
        TextCollector { text: String::new(), gap: Gap::Nothing, limit, full: false }
    }

    /// The next text shall be apart from the last one by at least this much.
    pub fn separate(&mut self, gap: Gap) {
        self.gap = self.gap.max(gap);
    }

    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub fn is_full(&self) -> bool {
        self.full || self.text.len() >= self.limit
    }

    /// Takes no more text.
    pub fn close(&mut self) {
        self.full = true;
    }

    pub fn push(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() && !self.is_full() {
            let blanks = leading_blanks(rest);
            if blanks > 0 {
                self.separate(Gap::Blank);
            }
            rest = rest.get(blanks..).unwrap_or_default();
            let (words, more) = rest.split_at_checked(regular_length(rest)).unwrap_or((rest, ""));
            self.push_words(words);
            rest = more;
        }
    }

    /// What was collected; the collector starts anew.
    pub fn take(&mut self) -> String {
        self.gap = Gap::Nothing;
        self.full = false;
        std::mem::take(&mut self.text)
    }

    fn push_words(&mut self, words: &str) {
        let gap = match self.gap {
            _ if self.text.is_empty() => "",
            Gap::Nothing => "",
            Gap::Blank => " ",
            Gap::Line => "\n",
        };
        let room = self.limit.saturating_sub(self.text.len() + gap.len());
        let fitting = fitting(words, room);
        if !fitting.is_empty() {
            self.text.push_str(gap);
            self.text.push_str(fitting);
            self.gap = Gap::Nothing;
        }
        self.full = fitting.len() < words.len();
    }
}

/// As much of the start of `text` as fits into `room` bytes.
pub fn fitting(text: &str, room: usize) -> &str {
    let end = (0..=room.min(text.len())).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
    text.get(..end).unwrap_or_default()
}

/// How many bytes of white space `text` starts with. A no-break space is one as well: here nothing is broken
/// into lines.
fn leading_blanks(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut length = 0;
    loop {
        match bytes.get(length..) {
            Some([byte, ..]) if byte.is_ascii_whitespace() => length += 1,
            Some([0xc2, 0xa0, ..]) => length += 2,
            _ => return length,
        }
    }
}

/// How much of `text`, which does not start with white space, can be copied as it is: words with single blanks
/// between them.
fn regular_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut from = 0;
    loop {
        from += plain_length(bytes.get(from..).unwrap_or_default());
        let rest = bytes.get(from..).unwrap_or_default();
        let Some(found) = rest.iter().position(|byte| byte.is_ascii_whitespace() || *byte == 0xc2) else {
            return bytes.len();
        };
        let place = from + found;
        match bytes.get(place..) {
            Some([b' ', next, ..]) if !next.is_ascii_whitespace() && *next != 0xc2 => from = place + 2,
            Some([0xc2, next, ..]) if *next != 0xa0 => from = place + 2,
            _ => return place,
        }
    }
}

/// How many bytes of `rest` certainly belong to words with single blanks between them, looked at eight at a time: where words
/// end cannot be foreseen, and asking at each end takes longer. Never ends behind a blank.
fn plain_length(rest: &[u8]) -> usize {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = 0x80 * EACH;
    let mut length = 0;
    while let Some(eight) = rest.get(length..).and_then(<[u8]>::first_chunk) {
        let bytes = u64::from_le_bytes(*eight);
        // The highest bit of every byte that is a blank; for the other two questions, whether there is one is enough.
        let other_than_blank = bytes ^ (u64::from(b' ') * EACH);
        let blanks = !(((other_than_blank & !HIGHEST) + !HIGHEST) | other_than_blank) & HIGHEST;
        let below_blank = bytes.wrapping_sub(u64::from(b' ') * EACH) & !bytes & HIGHEST;
        let other_than_c2 = bytes ^ (0xc2 * EACH);
        let c2 = other_than_c2.wrapping_sub(EACH) & !other_than_c2 & HIGHEST;
        if (blanks & (blanks >> 8)) | below_blank | c2 != 0 {
            break;
        }
        length += 8 - (blanks >> 63) as usize;
    }
    length
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn collected(pieces: &[&str], limit: usize) -> String {
        let mut collector = TextCollector::new(limit);
        for piece in pieces {
            if *piece == "|" { collector.separate(Gap::Line) } else { collector.push(piece) }
        }
        collector.take()
    }

    #[test]
    fn white_space_is_collapsed_across_pieces() {
        assert_eq!(collected(&["  a\n b", "c ", "\t", " d  e \u{a0}f ", " "], 100), "a bc d e f");
        assert_eq!(collected(&["a é\u{a0}ü", "Âb ", "\u{a0}"], 100), "a é üÂb");
    }

    #[test]
    fn white_space_is_collapsed_wherever_it_stands() {
        for odd in ["  ", "\n", " \t", "\u{a0}", " \u{a0}", "\u{a0} ", " ©", "\u{1}", " é "] {
            for before in 0..20 {
                let text = format!("{} {odd}{}", "ab cdefgh ijk lmnopqrs"[..before].trim(), "tuv wx yz".repeat(3));
                let words: Vec<_> = text.split(|c: char| c.is_ascii_whitespace() || c == '\u{a0}').collect();
                let expected: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
                assert_eq!(collected(&[&text], 1_000), expected.join(" "), "{text:?}");
            }
        }
    }

    #[test]
    fn a_line_break_wins_over_blanks() {
        assert_eq!(collected(&["|", " a ", "|", " ", "|", "b", "|"], 100), "a\nb");
    }

    #[test]
    fn text_stops_at_its_limit_and_never_within_a_character() {
        assert_eq!(collected(&["ab", "é", "c"], 3), "ab");
        assert_eq!(collected(&["ab", "é", "c"], 4), "abé");
        assert_eq!(collected(&["a b"], 0), "");
        assert_eq!(collected(&["aaaa", " ", "b"], 4), "aaaa");
    }

    proptest! {
        #[test]
        fn collapsing_is_what_splitting_and_joining_gives(pieces in prop::collection::vec("[ab \n\u{a0}éÂ]{0,30}", 0..6)) {
            let mut collector = TextCollector::new(1000);
            for piece in &pieces {
                collector.push(piece);
            }
            let whole = pieces.concat();
            let words: Vec<_> = whole.split(|c: char| c.is_ascii_whitespace() || c == '\u{a0}').filter(|word| !word.is_empty()).collect();
            prop_assert_eq!(collector.take(), words.join(" "));
        }

        #[test]
        fn the_limit_holds(text in "[a é\n]{0,40}", limit in 0_usize..30) {
            prop_assert!(collected(&[&text, "|", &text], limit).len() <= limit);
        }
    }
}
