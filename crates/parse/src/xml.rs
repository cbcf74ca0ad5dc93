//! XML read as it comes: a few kilobytes at a time, and whatever is wrong with it. Feeds and sitemaps are often cut
//! off, badly nested or wrongly escaped, and the rest of them is still good.
//!
//! Entities that a document defines for itself are not replaced, and nothing outside of it is ever looked at.

use std::borrow::Cow;
use std::io::Read;

use encoding_rs::{Decoder, Encoding};
use memchr::memmem;

use crate::references::{Context, decode};

const CHUNK: usize = 16 * 1024;

/// A tag that is longer than this is passed over.
const MAX_TAG: usize = 64 * 1024;

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum XmlToken<'a> {
    Start {
        name: Name<'a>,
        /// What stands between the name and the end of the tag.
        attributes: &'a str,
        is_empty: bool,
    },
    End {
        name: Name<'a>,
    },
    /// A piece of text, with its references replaced. One text may come in several pieces.
    Text(Cow<'a, str>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name<'a> {
    pub prefix: &'a str,
    pub local: &'a str,
}

impl<'a> Name<'a> {
    fn of(written: &'a str) -> Self {
        let (prefix, local) = written.split_once(':').unwrap_or(("", written));
        Name { prefix, local }
    }
}

/// What stands at the current place.
enum Found {
    Token { kind: TokenKind, start: usize, end: usize, next: usize },
    Skip { next: usize, until: Option<&'static [u8]> },
    NeedsMore,
}

#[derive(Clone, Copy)]
enum TokenKind {
    Text,
    CData,
    Start,
    End,
}

pub(crate) struct XmlScanner<R> {
    source: R,
    decoder: Decoder,
    chunk: Vec<u8>,
    buffer: String,
    at: usize,
    /// Everything up to and including this is passed over.
    skipping: Option<&'static [u8]>,
    in_cdata: bool,
    is_at_end: bool,
    /// Whether texts are of no use at the moment: they come empty then, which saves looking for references in them.
    pub passes_over_texts: bool,
}

impl<R: Read> XmlScanner<R> {
    pub fn new(source: R, encoding: &'static Encoding) -> Self {
        XmlScanner {
            source,
            decoder: encoding.new_decoder_with_bom_removal(),
            chunk: vec![0; CHUNK],
            buffer: String::with_capacity(2 * CHUNK),
            at: 0,
            skipping: None,
            in_cdata: false,
            is_at_end: false,
            passes_over_texts: false,
        }
    }

    /// Whether the document broke off within a tag: then the text before that tag was whole.
    pub fn ended_within_a_tag(&self) -> bool {
        self.is_at_end && self.buffer.get(self.at..).is_some_and(|rest| rest.starts_with('<'))
    }

    pub fn next(&mut self) -> Option<XmlToken<'_>> {
        let (kind, start, end) = loop {
            match self.find() {
                Found::Token { kind, start, end, next } => {
                    self.at = next;
                    break (kind, start, end);
                }
                Found::Skip { next, until } => {
                    self.at = next;
                    self.skipping = until;
                }
                Found::NeedsMore if !self.read_more() => return None,
                Found::NeedsMore => {}
            }
        };
        let text = self.buffer.get(start..end).unwrap_or_default();
        Some(match kind {
            TokenKind::Text | TokenKind::CData if self.passes_over_texts => XmlToken::Text(Cow::Borrowed("")),
            TokenKind::Text => XmlToken::Text(decode(text, Context::Text)),
            TokenKind::CData => XmlToken::Text(Cow::Borrowed(text)),
            TokenKind::End => XmlToken::End { name: Name::of(text.trim_ascii()) },
            TokenKind::Start => start_token(text),
        })
    }

    fn find(&mut self) -> Found {
        let rest = self.buffer.as_bytes().get(self.at..).unwrap_or_default();
        let place = |offset: usize| self.at + offset;
        if let Some(until) = self.skipping {
            return match memmem::find(rest, until) {
                Some(found) => Found::Skip { next: place(found + until.len()), until: None },
                // The end may lie across the border to what has not been read yet.
                None if rest.len() > until.len() => {
                    let next = char_boundary(&self.buffer, place(rest.len() - until.len()));
                    if next > self.at { Found::Skip { next, until: Some(until) } } else { Found::NeedsMore }
                }
                None => Found::NeedsMore,
            };
        }
        if self.in_cdata {
            return self.find_in_cdata();
        }
        match rest {
            [] => Found::NeedsMore,
            [b'<', ..] if rest.len() < 9 && !self.is_at_end => Found::NeedsMore,
            [b'<', b'!', b'-', b'-', ..] => Found::Skip { next: place(4), until: Some(b"-->") },
            [b'<', b'?', ..] => Found::Skip { next: place(2), until: Some(b"?>") },
            _ if rest.starts_with(b"<![CDATA[") => {
                let start = place(9);
                self.in_cdata = true;
                Found::Skip { next: start, until: None }
            }
            [b'<', b'!', ..] => self.find_declaration_end(),
            [b'<', ..] => self.find_tag(),
            _ => self.find_text(),
        }
    }

    fn find_text(&self) -> Found {
        let rest = self.buffer.as_bytes().get(self.at..).unwrap_or_default();
        let (length, is_whole) = match memchr::memchr(b'<', rest) {
            Some(length) => (length, true),
            None => (rest.len(), self.is_at_end),
        };
        // A reference must not be torn in two.
        let ampersand = memchr::memrchr(b'&', rest.get(..length).unwrap_or_default());
        let length = match ampersand {
            Some(0) if !is_whole && length < 40 => return Found::NeedsMore,
            Some(at) if !is_whole && at > 0 && length - at < 40 => at,
            _ => length,
        };
        let end = self.at + length;
        Found::Token { kind: TokenKind::Text, start: self.at, end, next: end }
    }

    fn find_in_cdata(&mut self) -> Found {
        let rest = self.buffer.as_bytes().get(self.at..).unwrap_or_default();
        let token = |start, end, next| Found::Token { kind: TokenKind::CData, start, end, next };
        if let Some(length) = memmem::find(rest, b"]]>") {
            self.in_cdata = false;
            return token(self.at, self.at + length, self.at + length + 3);
        }
        if self.is_at_end && !rest.is_empty() {
            let end = self.buffer.len();
            return token(self.at, end, end);
        }
        let end = char_boundary(&self.buffer, (self.at + rest.len()).saturating_sub(2));
        if end > self.at { token(self.at, end, end) } else { Found::NeedsMore }
    }

    fn find_tag(&self) -> Found {
        let rest = self.buffer.as_bytes().get(self.at..).unwrap_or_default();
        let Some(length) = tag_length(rest) else {
            return match rest.len() {
                0..MAX_TAG => Found::NeedsMore,
                _ => Found::Skip { next: self.at + 1, until: Some(b">") },
            };
        };
        let (kind, name) = match rest {
            [_, b'/', ..] => (TokenKind::End, 2),
            _ => (TokenKind::Start, 1),
        };
        Found::Token { kind, start: self.at + name, end: self.at + length - 1, next: self.at + length }
    }

    /// A document type, with whatever it declares in brackets.
    fn find_declaration_end(&self) -> Found {
        let rest = self.buffer.as_bytes().get(self.at..).unwrap_or_default();
        let until: &'static [u8] = match memchr::memchr2(b'>', b'[', rest) {
            Some(place) if rest.get(place) == Some(&b'[') => b"]",
            Some(_) => b">",
            None if rest.len() < MAX_TAG && !self.is_at_end => return Found::NeedsMore,
            None => b">",
        };
        // What is left of it after the bracket is a stray `>`: text outside of everything.
        Found::Skip { next: self.at + 1, until: Some(until) }
    }

    /// Reads and decodes one more piece; `false` if there is none.
    fn read_more(&mut self) -> bool {
        if self.is_at_end {
            return false;
        }
        self.buffer.drain(..self.at.min(self.buffer.len()));
        self.at = 0;
        // Something that cannot be read on ends here, like something that was cut off.
        let length = self.source.read(&mut self.chunk).unwrap_or(0);
        self.is_at_end = length == 0;
        let bytes = self.chunk.get(..length).unwrap_or_default();
        let room = self.decoder.max_utf8_buffer_length(bytes.len()).unwrap_or(4 * CHUNK);
        self.buffer.reserve(room);
        let _ = self.decoder.decode_to_string(bytes, &mut self.buffer, self.is_at_end);
        true
    }
}

fn start_token(tag: &str) -> XmlToken<'_> {
    let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
    let end = tag.find(|c: char| c.is_ascii_whitespace()).unwrap_or(tag.len());
    let (name, attributes) = tag.split_at_checked(end).unwrap_or((tag, ""));
    XmlToken::Start { name: Name::of(name), attributes, is_empty }
}

/// The length of a tag up to and including its `>`; one in quotes does not end it.
fn tag_length(tag: &[u8]) -> Option<usize> {
    let mut from = 0;
    loop {
        let place = from + memchr::memchr3(b'>', b'"', b'\'', tag.get(from..)?)?;
        match *tag.get(place)? {
            b'>' => return Some(place + 1),
            quote => from = place + 2 + memchr::memchr(quote, tag.get(place + 1..)?)?,
        }
    }
}

fn char_boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// The value of an attribute, whatever its prefix.
pub(crate) fn attribute<'a>(attributes: &'a str, wanted: &str) -> Option<Cow<'a, str>> {
    let mut rest = attributes;
    loop {
        let (name, after) = rest.split_once('=')?;
        let after = after.trim_ascii_start();
        let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (value, next) = after.get(1..)?.split_once(quote)?;
        let name = name.trim_ascii();
        let local = name.rsplit(':').next().unwrap_or(name);
        if local.eq_ignore_ascii_case(wanted) && !name.starts_with("xmlns:") {
            return Some(decode(value, Context::Text));
        }
        rest = next;
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::UTF_8;
    use proptest::prelude::*;

    use super::*;

    /// A source that gives a few bytes at a time.
    struct Slowly<'a>(&'a [u8], usize);

    impl Read for Slowly<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let length = self.1.min(self.0.len()).min(buffer.len());
            let (now, later) = self.0.split_at(length);
            buffer[..length].copy_from_slice(now);
            self.0 = later;
            Ok(length)
        }
    }

    /// Names and texts in order, pieces of one text joined.
    fn read(xml: &str, step: usize) -> String {
        let mut scanner = XmlScanner::new(Slowly(xml.as_bytes(), step), UTF_8);
        let mut all = String::new();
        while let Some(token) = scanner.next() {
            match token {
                XmlToken::Start { name, is_empty, .. } => {
                    all.push_str(&format!("<{}{}>", name.local, if is_empty { "/" } else { "" }));
                }
                XmlToken::End { name } => all.push_str(&format!("</{}>", name.local)),
                XmlToken::Text(text) => all.push_str(&text),
            }
        }
        all
    }

    #[test]
    fn tags_texts_and_sections_are_told_apart() {
        let xml = "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a x='1>2'><!-- <no> --><s:b/>x &amp; y<![CDATA[<z> & ]] ]]></a >é";
        for step in [1, 2, 3, 7, 1000] {
            assert_eq!(read(xml, step), "><a><b/>x & y<z> & ]] </a>é", "{step}");
        }
    }

    #[test]
    fn attributes_are_found_by_their_local_name() {
        let attributes = r#" rel = "alternate" xhtml:hreflang='de' href="/?a=1&amp;b=2""#;
        assert_eq!(attribute(attributes, "rel").as_deref(), Some("alternate"));
        assert_eq!(attribute(attributes, "hreflang").as_deref(), Some("de"));
        assert_eq!(attribute(attributes, "href").as_deref(), Some("/?a=1&b=2"));
        assert_eq!(attribute(attributes, "type"), None);
        assert_eq!(attribute("broken=", "broken"), None);
    }

    #[test]
    fn what_never_ends_is_passed_over_without_being_kept() {
        for open in ["<!-- ", "<a b='", "<?", "<!DOCTYPE [", "<![CDATA[", "&", "<a "] {
            let xml = format!("<r>{open}{}", "é& ".repeat(200_000));
            let mut scanner = XmlScanner::new(xml.as_bytes(), UTF_8);
            let mut longest = 0;
            while scanner.next().is_some() {
                longest = longest.max(scanner.buffer.capacity());
            }
            assert!(longest < 1 << 20, "{open}: {longest}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn pieces_give_what_the_whole_gives(xml in "(<a>|</a>|<b c='d'/>|<!--|-->|<!\\[CDATA\\[|\\]\\]>|&amp;|é|x|<|>|'|<\\?|\\?>| ){0,30}", step in 1_usize..9) {
            prop_assert_eq!(read(&xml, step), read(&xml, 10_000));
        }
    }
}
