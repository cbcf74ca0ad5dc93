//! The words of one block, with the marks and links among them.

use super::block::{Size, commas_in, words_in};

/// One block is cut here.
const MAX_BYTES: usize = 64 * 1024;

/// Marks around words within a block.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Strong,
    Emphasis,
    Code,
}

impl Mark {
    fn text(self) -> &'static str {
        match self {
            Mark::Strong => "**",
            Mark::Emphasis => "*",
            Mark::Code => "`",
        }
    }
}

/// What is being written.
#[derive(Default)]
pub(super) struct Inline {
    text: String,
    size: Size,
    wants_blank: bool,
    /// Where the open link began, and where it leads.
    link: Option<(usize, String)>,
    /// The marks that are open, the outermost first, and where each began.
    marks: Vec<(Mark, usize)>,
}

impl Inline {
    pub fn is_full(&self) -> bool {
        self.text.len() >= MAX_BYTES
    }

    /// The text, and how much it is. Code is left as it is, but for the line breaks around it.
    pub fn finish_as(self, is_code: bool) -> (String, Size) {
        if !is_code {
            return self.finish();
        }
        let code = self.text.trim_end();
        (code.strip_prefix('\n').unwrap_or(code).to_owned(), self.size)
    }

    /// The text with everything closed, and how much it is.
    fn finish(mut self) -> (String, Size) {
        self.close_link();
        while let Some((mark, _)) = self.marks.last() {
            self.close(*mark);
        }
        let lines: Vec<&str> = self.text.trim().split('\n').collect();
        // A line break at the very end breaks nothing.
        let last = lines.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
        let text = lines.get(..last).unwrap_or_default().join("\n");
        (text.trim_end().to_owned(), self.size)
    }

    /// Text as it stands in a page, where all white space is one blank.
    pub fn push(&mut self, text: &str) {
        if self.is_full() {
            return;
        }
        self.wants_blank |= text.starts_with(char::is_whitespace);
        for word in text.split_whitespace() {
            if self.is_full() {
                return;
            }
            self.blank();
            let word = crate::text::fitting(word, MAX_BYTES);
            let words = words_in(word);
            self.size.words += words;
            self.size.link_words += if self.link.is_some() { words } else { 0 };
            self.size.commas += commas_in(word);
            self.push_escaped(word);
            self.wants_blank = true;
        }
        self.wants_blank = text.ends_with(char::is_whitespace) || (self.wants_blank && text.trim().is_empty());
    }

    /// Text as it stands in `<pre>`.
    pub fn push_code(&mut self, text: &str) {
        if self.is_full() {
            return;
        }
        let text = crate::text::fitting(text, MAX_BYTES);
        self.size.words += text.split_whitespace().map(words_in).sum::<usize>();
        self.text.push_str(text);
    }

    pub fn separate(&mut self) {
        self.wants_blank = true;
    }

    pub fn break_line(&mut self) {
        if self.size.words == 0 {
            return;
        }
        self.text.truncate(self.text.trim_end().len());
        self.text.push_str("  \n");
        self.wants_blank = false;
    }

    pub fn open(&mut self, mark: Mark) {
        let is_open = self.marks.iter().any(|(open, _)| *open == mark || *open == Mark::Code);
        if is_open || self.is_full() {
            return;
        }
        self.blank();
        self.marks.push((mark, self.text.len()));
        self.text.push_str(mark.text());
    }

    /// Ends a mark, and those that were begun in it; around nothing it is taken back.
    pub fn close(&mut self, mark: Mark) {
        if !self.marks.iter().any(|(open, _)| *open == mark) {
            return;
        }
        while let Some((open, start)) = self.marks.pop() {
            self.end_mark(open, start);
            if open == mark {
                return;
            }
        }
    }

    fn end_mark(&mut self, mark: Mark, start: usize) {
        let inside = start + mark.text().len();
        if self.text.get(inside..).is_none_or(|inside| inside.trim().is_empty()) {
            self.wants_blank |= self.text.len() > inside;
            return self.text.truncate(start);
        }
        let end = self.text.trim_end().len();
        let blanks = self.text.split_off(end);
        self.wants_blank |= !blanks.is_empty();
        if mark == Mark::Code {
            return self.fence(start, inside);
        }
        self.text.push_str(mark.text());
    }

    /// Code that holds backticks stands between more of them than it holds in a row.
    fn fence(&mut self, start: usize, inside: usize) {
        let code = self.text.split_off(inside);
        self.text.truncate(start);
        let longest = code.split(|c| c != '`').map(str::len).max().unwrap_or(0);
        let fence = "`".repeat(if longest == 1 {
            2
        } else if longest == 0 {
            1
        } else {
            longest + 1
        });
        let gap = if code.starts_with('`') || code.ends_with('`') { " " } else { "" };
        self.text.push_str(&format!("{fence}{gap}{code}{gap}{fence}"));
    }

    /// Whether the last thing was a line break.
    pub fn ends_with_break(&self) -> bool {
        self.text.ends_with("  \n")
    }

    pub fn open_link(&mut self, target: String) {
        self.close_link();
        if !self.is_full() {
            self.blank();
            self.link = Some((self.text.len(), target));
            self.text.push('[');
        }
    }

    pub fn close_link(&mut self) {
        let Some((start, target)) = self.link.take() else { return };
        // A mark that was begun within ends within.
        while let Some((mark, place)) = self.marks.last().copied().filter(|(_, place)| *place > start) {
            self.marks.pop();
            self.end_mark(mark, place);
        }
        if self.text.get(start + 1..).is_none_or(|text| text.trim().is_empty()) {
            return self.text.truncate(start);
        }
        let end = self.text.trim_end().len();
        self.wants_blank |= end < self.text.len();
        self.text.truncate(end);
        self.text.push_str("](");
        for character in target.chars() {
            match character {
                '(' => self.text.push_str("%28"),
                ')' => self.text.push_str("%29"),
                _ => self.text.push(character),
            }
        }
        self.text.push(')');
    }

    /// A blank, if one is wanted here. Behind a mark that was just opened it belongs before it.
    fn blank(&mut self) {
        if !std::mem::take(&mut self.wants_blank) {
            return;
        }
        let place = self.before_openings();
        let before = self.text.get(..place).unwrap_or_default();
        if before.is_empty() || before.ends_with([' ', '\n']) {
            return;
        }
        self.text.insert(place, ' ');
        self.marks.iter_mut().filter(|(_, start)| *start >= place).for_each(|(_, start)| *start += 1);
        if let Some((start, _)) = self.link.as_mut().filter(|(start, _)| *start >= place) {
            *start += 1;
        }
    }

    /// Where the marks and links begin that have nothing in them yet; the end if there are none.
    fn before_openings(&self) -> usize {
        let mut place = self.text.len();
        loop {
            let mark = self.marks.iter().find(|(mark, start)| start + mark.text().len() == place);
            let link = self.link.as_ref().filter(|(start, _)| start + 1 == place);
            match mark.map(|(_, start)| *start).or(link.map(|(start, _)| *start)) {
                Some(start) => place = start,
                None => return place,
            }
        }
    }

    fn push_escaped(&mut self, word: &str) {
        if self.marks.iter().any(|(mark, _)| *mark == Mark::Code) {
            return self.text.push_str(word);
        }
        let starts_line = self.text.is_empty() || self.text.ends_with('\n');
        let mut rest = word;
        if starts_line && let Some(end) = block_marker(word) {
            let (marker, after) = word.split_at_checked(end).unwrap_or((word, ""));
            self.text.push_str(marker);
            self.text.push('\\');
            self.text.extend(after.chars().next());
            rest = after.get(after.chars().next().map_or(0, char::len_utf8)..).unwrap_or_default();
        }
        let mut last = None;
        let mut characters = rest.char_indices().peekable();
        while let Some((place, character)) = characters.next() {
            let next = characters.peek().map(|(_, next)| *next);
            let is_special = match character {
                '\\' | '*' | '[' | ']' | '`' | '<' => true,
                // Within a word it is nothing but itself.
                '_' => !(last.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphanumeric)),
                '&' => rest.get(place..).is_some_and(looks_like_reference),
                _ => false,
            };
            if is_special {
                self.text.push('\\');
            }
            self.text.push(character);
            last = Some(character);
        }
    }
}

/// A plain text as Markdown.
pub(super) fn escaped(text: &str) -> String {
    let mut inline = Inline::default();
    inline.push(text);
    inline.finish().0
}

fn looks_like_reference(text: &str) -> bool {
    // No name is longer.
    let start = crate::text::fitting(text, 34);
    start
        .find(';')
        .and_then(|end| start.get(1..end))
        .is_some_and(|name| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'#'))
}

/// Where the character is that would make a heading, list, quote or rule of a line that starts with this word.
fn block_marker(word: &str) -> Option<usize> {
    let only = |marks: &[char]| word.chars().all(|character| marks.contains(&character));
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    match word.as_bytes() {
        [b'>', ..] => Some(0),
        [b'#', ..] if only(&['#']) && word.len() <= 6 => Some(0),
        [b'-' | b'+'] => Some(0),
        [b'-', ..] if only(&['-']) => Some(0),
        [b'=', ..] if only(&['=']) => Some(0),
        [b'~', b'~', b'~', ..] => Some(0),
        [.., b'.' | b')'] if digits > 0 && digits + 1 == word.len() && digits < 10 => Some(digits),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(pieces: &[&str]) -> String {
        let mut inline = Inline::default();
        for piece in pieces {
            match *piece {
                "<b>" => inline.open(Mark::Strong),
                "</b>" => inline.close(Mark::Strong),
                "<i>" => inline.open(Mark::Emphasis),
                "</i>" => inline.close(Mark::Emphasis),
                "<code>" => inline.open(Mark::Code),
                "</code>" => inline.close(Mark::Code),
                "<a>" => inline.open_link("http://a.example/(x)".to_owned()),
                "</a>" => inline.close_link(),
                "<br>" => inline.break_line(),
                text => inline.push(text),
            }
        }
        inline.finish().0
    }

    #[test]
    fn marks_hug_the_words_they_are_around() {
        assert_eq!(written(&["a", "<b>", " b ", "</b>", "c"]), "a **b** c");
        assert_eq!(written(&["a ", "<b>", "</b>", "<i>", " ", "</i>", "b"]), "a b");
        assert_eq!(written(&["<b>", "a ", "<i>", "b", "</b>", " c", "</i>"]), "**a *b*** c");
        assert_eq!(written(&["<code>", "a*b `c`", "</code>"]), "`` a*b `c` ``");
        assert_eq!(written(&["<b>", "never closed"]), "**never closed**");
    }

    #[test]
    fn links_hold_what_was_in_them_and_empty_ones_are_none() {
        assert_eq!(written(&["see ", "<a>", " here ", "</a>", "now"]), "see [here](http://a.example/%28x%29) now");
        assert_eq!(written(&["a", "<a>", "</a>", "b"]), "ab");
        assert_eq!(written(&["<a>", "<b>", "bold", "</a>", "plain"]), "[**bold**](http://a.example/%28x%29)plain");
    }

    #[test]
    fn nothing_becomes_markup_that_was_none() {
        for (text, expected) in [
            ("snake_case _x_ 2*3", "snake_case \\_x\\_ 2\\*3"),
            ("# no heading", "\\# no heading"),
            ("1986. A year", "1986\\. A year"),
            ("- no item", "\\- no item"),
            (">no quote", "\\>no quote"),
            ("--- ", "\\---"),
            ("AT&T &amp; x&y", "AT&T \\&amp; x&y"),
            ("<b> [x]", "\\<b> \\[x\\]"),
            ("-5 +3 #1", "-5 +3 #1"),
        ] {
            assert_eq!(written(&[text]), expected);
        }
        assert_eq!(written(&["a", "<br>", "- b", "<br>"]), "a  \n\\- b");
    }
}
