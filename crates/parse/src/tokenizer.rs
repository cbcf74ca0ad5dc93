//! HTML cut into tags and text, as WHATWG HTML 13.2.5 says, without building a tree.
//!
//! The few things the tokenizer must know of the tree are kept on a small stack: whether it stands in
//! SVG or MathML, where `<title>` and `<style>` are ordinary elements and `CDATA` exists. Scripting
//! is off, so what stands in `<noscript>` is parsed like everything else.
//!
//! Nothing here recurses, no byte is looked at more than a fixed number of times, and what grows is bounded:
//! neither time nor memory can be forced up by a page.
//!
//! Why our own: on 298 real pages, in the same run, `lol_html` 3 handing out links and raw text took 534 µs per
//! 100 KB (links only: 350), and leaves entities, `<noscript>` and anchor texts to be done; this room's whole
//! work, from decoding to resolved links, took 300 (links only: 243). A tree builder (`html5ever`) finds the same
//! 28,803 distinct links in them, none more and none fewer.

use memchr::{memchr, memchr_iter, memmem};

use crate::namespaces::Namespaces;
use crate::tag::Tag;

/// More attributes than this on one element are not looked at.
const MAX_ATTRIBUTES: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// Its attributes are those of [`Tokenizer::attribute`] until the next token is asked for. `foreign`
    /// elements are those of SVG and MathML.
    Start {
        tag: Tag,
        foreign: bool,
    },
    End {
        tag: Tag,
    },
    /// Text with character references not yet replaced.
    Text(&'a str),
    /// Text in which an `&` is an `&`.
    RawText(&'a str),
}

/// How the text that follows is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextMode {
    Data,
    /// Up to the element's end tag; references count.
    RcData(Tag),
    /// Up to the element's end tag; references do not count.
    RawText(Tag),
    Script,
    /// To the end of the document.
    PlainText,
}

pub(crate) struct Tokenizer<'a> {
    input: &'a str,
    position: usize,
    tag_position: usize,
    name: &'a [u8],
    mode: TextMode,
    attributes: Vec<(&'a str, &'a str)>,
    namespaces: Namespaces,
}

impl<'a> Tokenizer<'a> {
    pub fn new(input: &'a str) -> Self {
        Tokenizer {
            input,
            position: 0,
            tag_position: 0,
            name: b"",
            mode: TextMode::Data,
            attributes: Vec::with_capacity(16),
            namespaces: Namespaces::default(),
        }
    }

    /// The raw value of an attribute of the last start tag; the first one counts if it is there twice.
    pub fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(given, _)| given.eq_ignore_ascii_case(name)).map(|(_, value)| *value)
    }

    /// The name of the last tag, as written.
    pub fn name(&self) -> &'a str {
        std::str::from_utf8(self.name).unwrap_or_default()
    }

    /// Where the last start tag begins.
    pub fn tag_position(&self) -> u32 {
        u32::try_from(self.tag_position).unwrap_or(u32::MAX)
    }

    /// Whether the current position is inside an `<svg>`.
    pub fn in_svg(&self) -> bool {
        self.namespaces.in_svg()
    }

    pub fn next(&mut self) -> Option<Token<'a>> {
        match self.mode {
            TextMode::Data => self.data(),
            mode => {
                self.mode = TextMode::Data;
                self.element_text(mode).or_else(|| self.data())
            }
        }
    }

    fn data(&mut self) -> Option<Token<'a>> {
        // Markup that is neither tag nor text is passed over here.
        loop {
            let rest = self.rest();
            let text = find_near(b'<', rest).unwrap_or(rest.len());
            let markup = rest.get(text..).unwrap_or_default();
            // The `<` of what is no markup at all belongs to the text.
            let starts_markup = matches!(markup, [b'<', b'!' | b'?' | b'/' | b'a'..=b'z' | b'A'..=b'Z', ..]);
            if text > 0 || (!starts_markup && !markup.is_empty()) {
                let length = if starts_markup || text > 0 { text } else { 1 + next_less_than(markup) };
                return Some(Token::Text(self.take(length)));
            }
            match markup {
                [] => return None,
                [_, b'!', ..] => {
                    if let Some(text) = self.declaration() {
                        return Some(text);
                    }
                }
                [_, b'?', ..] => self.skip_past_greater_than(),
                [_, b'/', letter, ..] if letter.is_ascii_alphabetic() => {
                    if let Some(token) = self.end_tag() {
                        return Some(token);
                    }
                }
                [_, b'/'] => return Some(Token::Text(self.take(2))),
                [_, b'/', ..] => self.skip_past_greater_than(),
                _ => {
                    if let Some(token) = self.start_tag() {
                        return Some(token);
                    }
                }
            }
        }
    }

    fn start_tag(&mut self) -> Option<Token<'a>> {
        self.tag_position = self.position;
        self.position += 1;
        let (name, self_closing) = self.name_and_attributes().or_else(|| self.give_up())?;
        self.name = name;
        let tag = Tag::from_name(name);
        let attributes = &self.attributes;
        let foreign = self.namespaces.enter(name, self_closing, |name| {
            attributes.iter().find(|(given, _)| given.eq_ignore_ascii_case(name)).map(|(_, value)| *value)
        });
        if !foreign {
            self.mode = text_mode(tag);
        }
        Some(Token::Start { tag, foreign })
    }

    fn end_tag(&mut self) -> Option<Token<'a>> {
        self.position += 2;
        let (name, _) = self.name_and_attributes().or_else(|| self.give_up())?;
        self.name = name;
        self.namespaces.leave(name);
        Some(Token::End { tag: Tag::from_name(name) })
    }

    /// What is left of a tag that does not end is no tag.
    fn give_up<T>(&mut self) -> Option<T> {
        self.position = self.input.len();
        None
    }

    /// Reads the rest of a tag into `attributes` and says its name and whether it closes itself. `None` if the
    /// input ends before.
    fn name_and_attributes(&mut self) -> Option<(&'a [u8], bool)> {
        self.attributes.clear();
        let name = self.take_while(|byte| !is_blank(byte) && byte != b'/' && byte != b'>');
        loop {
            let gap = self.take_while(|byte| is_blank(byte) || byte == b'/');
            if self.peek()? == b'>' {
                self.position += 1;
                return Some((name.as_bytes(), gap.ends_with('/')));
            }
            let attribute = self.attribute_name();
            let value = self.attribute_value()?;
            if self.attributes.len() < MAX_ATTRIBUTES {
                self.attributes.push((attribute, value));
            }
        }
    }

    /// A `=` at the start belongs to the name.
    fn attribute_name(&mut self) -> &'a str {
        let rest = self.rest();
        let ends = |byte: &u8| is_blank(*byte) || matches!(byte, b'/' | b'>' | b'=');
        let length = rest.iter().skip(1).position(ends).map_or(rest.len(), |place| place + 1);
        self.take(length)
    }

    /// The value after an attribute's name, empty if there is none.
    fn attribute_value(&mut self) -> Option<&'a str> {
        self.take_while(is_blank);
        if self.peek()? != b'=' {
            return Some("");
        }
        self.position += 1;
        self.take_while(is_blank);
        match self.peek()? {
            quote @ (b'"' | b'\'') => {
                self.position += 1;
                let length = find_near(quote, self.rest())?;
                let value = self.take(length);
                self.position += 1;
                Some(value)
            }
            b'>' => Some(""),
            _ => Some(self.take_while(|byte| !is_blank(byte) && byte != b'>')),
        }
    }

    /// Comments, document types and CDATA sections. Only the last are text, and only in foreign content.
    fn declaration(&mut self) -> Option<Token<'a>> {
        let rest = self.rest();
        if rest.starts_with(b"<!--") {
            let length = comment_length(rest);
            self.position += length;
            return None;
        }
        if rest.starts_with(b"<![CDATA[") && self.namespaces.in_foreign_content() {
            self.position += b"<![CDATA[".len();
            let rest = self.rest();
            let length = memmem::find(rest, b"]]>").unwrap_or(rest.len());
            let text = self.take(length);
            self.position += b"]]>".len();
            return Some(Token::RawText(text));
        }
        self.skip_past_greater_than();
        None
    }

    /// The text of an element whose content is not markup; `None` if it is empty.
    fn element_text(&mut self, mode: TextMode) -> Option<Token<'a>> {
        let rest = self.rest();
        let length = match mode {
            TextMode::Data => 0,
            TextMode::RcData(tag) | TextMode::RawText(tag) => raw_text_length(rest, tag.raw_text_name()),
            TextMode::Script => script_length(rest),
            TextMode::PlainText => rest.len(),
        };
        let text = self.take(length);
        match mode {
            _ if text.is_empty() => None,
            TextMode::RcData(_) => Some(Token::Text(text)),
            _ => Some(Token::RawText(text)),
        }
    }

    fn rest(&self) -> &'a [u8] {
        self.input.as_bytes().get(self.position..).unwrap_or_default()
    }

    fn peek(&self) -> Option<u8> {
        self.input.as_bytes().get(self.position).copied()
    }

    /// The next `length` bytes as text. All cuts are made at ASCII characters, so they never fall into one.
    fn take(&mut self, length: usize) -> &'a str {
        let start = self.position;
        self.position += length;
        self.input.get(start..self.position).unwrap_or_default()
    }

    fn take_while(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.iter().position(|&byte| !belongs(byte)).unwrap_or(rest.len());
        self.take(length)
    }

    fn skip_past_greater_than(&mut self) {
        let rest = self.rest();
        self.position += memchr(b'>', rest).map_or(rest.len(), |place| place + 1);
    }
}

/// Where the first of these bytes stands. Mostly that is near: then it is found before a search for many bytes at a time has begun.
#[inline]
fn find_near(wanted: u8, bytes: &[u8]) -> Option<usize> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let Some((eight, further)) = bytes.split_first_chunk() else { return memchr(wanted, bytes) };
    // Zero where it is the one. Below the first zero nothing is borrowed, so the lowest mark is right.
    let other = u64::from_le_bytes(*eight) ^ (u64::from(wanted) * EACH);
    let found = other.wrapping_sub(EACH) & !other & (0x80 * EACH);
    if found != 0 {
        return Some((found.trailing_zeros() / 8) as usize);
    }
    memchr(wanted, further).map(|place| place + eight.len())
}

fn text_mode(tag: Tag) -> TextMode {
    match tag {
        Tag::Title | Tag::Textarea => TextMode::RcData(tag),
        Tag::Style | Tag::Xmp | Tag::Iframe | Tag::Noembed | Tag::Noframes => TextMode::RawText(tag),
        Tag::Script => TextMode::Script,
        Tag::Plaintext => TextMode::PlainText,
        _ => TextMode::Data,
    }
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\x0c' | b'\r')
}

/// The length of the text that begins with a `<` which starts no markup.
fn next_less_than(markup: &[u8]) -> usize {
    let after = markup.get(1..).unwrap_or_default();
    memchr(b'<', after).unwrap_or(after.len())
}

/// How long a comment is that starts with `<!--`. It ends at `-->`, where the dashes may be those of its start,
/// or at `--!>`.
fn comment_length(comment: &[u8]) -> usize {
    let ends = |place: &usize| {
        let text = comment.get(..*place).unwrap_or_default();
        let (from_start, inside) = (text.get(2..).unwrap_or_default(), text.get(4..).unwrap_or_default());
        from_start.ends_with(b"--") || inside.ends_with(b"--!")
    };
    memchr_iter(b'>', comment).find(ends).map_or(comment.len(), |place| place + 1)
}

/// How long the text is before the end tag of this name.
fn raw_text_length(text: &[u8], name: &[u8]) -> usize {
    memchr_iter(b'<', text).find(|&place| is_tag(text, place, b"</", name)).unwrap_or(text.len())
}

/// Whether `text` has at `place` the start of a tag: `opening`, the name, and something that ends the name.
fn is_tag(text: &[u8], place: usize, opening: &[u8], name: &[u8]) -> bool {
    let Some(found) = text.get(place..).and_then(|tag| tag.strip_prefix(opening)) else {
        return false;
    };
    let Some((found, after)) = found.split_at_checked(name.len()) else {
        return false;
    };
    found.eq_ignore_ascii_case(name) && after.first().is_some_and(|&byte| is_blank(byte) || matches!(byte, b'/' | b'>'))
}

/// How long a script is. Inside of `<!--` … `-->`, a `<script` hides the next `</script`: that is how pages
/// wrote scripts that write scripts.
fn script_length(text: &[u8]) -> usize {
    let mut in_comment = false;
    let mut hidden = false;
    let mut from = 0;
    loop {
        let rest = text.get(from..).unwrap_or_default();
        let Some(found) = (if in_comment { memchr::memchr2(b'<', b'>', rest) } else { memchr(b'<', rest) }) else {
            return text.len();
        };
        let place = from + found;
        from = place + 1;
        if text.get(place) == Some(&b'>') {
            // The two dashes may be those of the `<!--`.
            if text.get(..place).is_some_and(|before| before.ends_with(b"--")) {
                in_comment = false;
                hidden = false;
            }
        } else if is_tag(text, place, b"</", b"script") {
            if !hidden {
                return place;
            }
            hidden = false;
        } else if in_comment {
            hidden |= is_tag(text, place, b"<", b"script");
        } else if text.get(place..).is_some_and(|rest| rest.starts_with(b"<!--")) {
            in_comment = true;
            from = place + 4;
        }
    }
}

#[cfg(test)]
mod tests;
