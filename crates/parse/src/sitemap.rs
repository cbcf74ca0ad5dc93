//! Sitemaps (sitemaps.org): pages with the time of their last change, or further sitemaps; as XML or as lines of
//! URLs, gzipped or not; with the extensions for pictures, videos, news and other languages.
//!
//! They are read as they come, so that one that unpacks to gigabytes costs no more than one of the size that the
//! protocol allows.

use std::io::{BufRead, BufReader, Read};

use flate2::read::MultiGzDecoder;
use peregrine_types::{Alternate, ContentKind, Link, LinkKind, ParsedPage, Timestamp};
use peregrine_urls::{Url, fetchable, parse_seed, resolve};

use crate::content_kind::is_gzip;
use crate::dates::moment;
use crate::links::{MAX_WRITTEN_URL, may_be_fetched};
use crate::metadata::field;
use crate::text::fitting;
use crate::xml::{Name, XmlScanner, XmlToken, attribute};
use crate::{Document, ParseOptions, Parser, charset};

/// What the protocol allows, unpacked.
const MAX_BYTES: u64 = 50 << 20;
const MAX_ENTRIES: usize = 50_000;

/// Alternates that are kept of one sitemap.
const MAX_ALTERNATES: usize = 50_000;

/// All its addresses together: of each entry 400 bytes, several times what honest ones have. What is written as `a` may be
/// thousands of bytes when it is resolved.
const MAX_ADDRESS_BYTES: usize = 20 << 20;

/// Reads sitemaps of all kinds.
#[derive(Clone, Copy, Debug, Default)]
pub struct SitemapParser;

impl Parser for SitemapParser {
    fn reads(&self, kind: ContentKind) -> bool {
        kind == ContentKind::Sitemap
    }

    fn parse(&self, document: &Document<'_>, options: &ParseOptions) -> ParsedPage {
        match is_gzip(document.body) {
            true => read(MultiGzDecoder::new(document.body).take(MAX_BYTES), document, options),
            false => read(document.body.take(MAX_BYTES), document, options),
        }
    }
}

fn read(source: impl Read, document: &Document<'_>, options: &ParseOptions) -> ParsedPage {
    let mut source = BufReader::with_capacity(16 * 1024, source);
    let start = source.fill_buf().unwrap_or_default();
    let encoding = charset::xml_encoding(start, document.content_type);
    let is_markup = start.iter().find(|byte| !byte.is_ascii_whitespace() && !matches!(byte, 0xef | 0xbb | 0xbf));
    let is_markup = is_markup.is_none_or(|byte| matches!(byte, b'<' | 0 | 0xff | 0xfe));
    let mut sitemap = Sitemap::new(document.url, options);
    if is_markup {
        sitemap.read_xml(source, encoding)
    } else {
        sitemap.read_lines(source)
    }
    sitemap.page.charset = encoding.name();
    sitemap.page
}

/// Whether these bytes, which may break off anywhere, are URLs, one a line.
pub(crate) fn is_list_of_urls(start: &[u8]) -> bool {
    let text = String::from_utf8_lossy(start);
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    lines.peek().is_some() && lines.all(|line| is_written_with_host(line) && !line.contains(char::is_whitespace))
}

/// `http://…`, or `www.…`: the scheme is often forgotten.
fn is_written_with_host(line: &str) -> bool {
    let starts = |prefix: &str| line.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
    starts("http://") || starts("https://") || starts("www.")
}

/// Reads a line, or the start of one that is far too long, the rest of which is passed over. `false` where nothing is left.
fn next_line(source: &mut impl BufRead, line: &mut Vec<u8>) -> bool {
    line.clear();
    loop {
        let Ok(piece) = source.fill_buf() else { return false };
        if piece.is_empty() {
            return !line.is_empty();
        }
        let (taken, is_whole) = match memchr::memchr(b'\n', piece) {
            Some(end) => (end + 1, true),
            None => (piece.len(), false),
        };
        if line.len() <= MAX_WRITTEN_URL {
            line.extend_from_slice(piece.get(..taken).unwrap_or_default());
        }
        source.consume(taken);
        if is_whole {
            return true;
        }
    }
}

struct Sitemap<'a> {
    url: &'a Url,
    options: &'a ParseOptions,
    page: ParsedPage,
    /// What all addresses take that are kept so far.
    address_bytes: usize,
    /// The prefix of the sitemap's own elements: that of its root.
    prefix: Option<String>,
    /// The element whose text is being read.
    field: Option<Field>,
    text: String,
    entry: Entry,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Location,
    Modified,
    NewsTitle,
    NewsDate,
    Image,
    Video,
}

#[derive(Debug, Default)]
struct Entry {
    location: Option<Url>,
    modified: Option<Timestamp>,
    news_date: Option<Timestamp>,
    news_title: String,
    resources: Vec<(LinkKind, Url)>,
}

/// Pictures and videos of one entry.
const MAX_RESOURCES: usize = 1_000;

impl<'a> Sitemap<'a> {
    fn new(url: &'a Url, options: &'a ParseOptions) -> Self {
        let page = ParsedPage { kind: ContentKind::Sitemap, ..ParsedPage::default() };
        Sitemap {
            url,
            options,
            page,
            address_bytes: 0,
            prefix: None,
            field: None,
            text: String::new(),
            entry: Entry::default(),
        }
    }

    fn read_lines(&mut self, mut source: impl BufRead) {
        let mut line = Vec::new();
        while next_line(&mut source, &mut line) {
            if line.len() <= MAX_WRITTEN_URL {
                self.set_location(&String::from_utf8_lossy(&line));
                self.end_entry();
            }
        }
    }

    fn read_xml(&mut self, source: impl Read, encoding: &'static encoding_rs::Encoding) {
        let mut scanner = XmlScanner::new(source, encoding);
        loop {
            scanner.passes_over_texts = self.text.len() >= MAX_WRITTEN_URL;
            let Some(token) = scanner.next() else { break };
            match token {
                XmlToken::Start { name, attributes, is_empty } => {
                    self.start(name, attributes);
                    if is_empty {
                        self.end(name);
                    }
                }
                XmlToken::End { name } => self.end(name),
                XmlToken::Text(text) => self.push_text(&text),
            }
        }
        // A text at which the document breaks off may be half a URL, unless the next tag had begun.
        match scanner.ended_within_a_tag() {
            true if self.field == Some(Field::Location) => self.end_field(),
            true => {}
            false => self.text.clear(),
        }
        self.end_entry();
    }

    fn start(&mut self, name: Name<'_>, attributes: &str) {
        let Some(prefix) = &self.prefix else {
            self.prefix = Some(name.prefix.to_owned());
            return;
        };
        let is_ours = name.prefix == prefix;
        let is = |wanted: &str| name.local.eq_ignore_ascii_case(wanted);
        if !is_ours && is("link") {
            return self.alternate(attributes);
        }
        let field = match () {
            _ if is_ours && is("loc") => Some(Field::Location),
            _ if is_ours && is("lastmod") => Some(Field::Modified),
            _ if !is_ours && name.prefix == "image" && is("loc") => Some(Field::Image),
            _ if is("content_loc") => Some(Field::Video),
            _ if is("thumbnail_loc") => Some(Field::Image),
            _ if name.prefix == "news" && is("title") => Some(Field::NewsTitle),
            _ if name.prefix == "news" && is("publication_date") => Some(Field::NewsDate),
            _ => None,
        };
        // Other elements within a field are ignored: `<loc><url>…</url></loc>` is a location all the same.
        if field.is_some() {
            self.end_field();
            self.field = field;
            self.text.clear();
        } else if self.field.is_none() && is_ours && (is("url") || is("sitemap")) {
            self.end_entry();
            self.text.clear();
        }
    }

    fn end(&mut self, name: Name<'_>) {
        let is = |wanted: &str| name.local.eq_ignore_ascii_case(wanted);
        let is_ours = self.prefix.as_deref() == Some(name.prefix);
        match self.field {
            // The end of the field, or of something within it.
            Some(Field::Location) if is_ours && is("url") => {}
            Some(_) => self.end_field(),
            None if is_ours && (is("url") || is("sitemap")) => self.end_entry(),
            None => {}
        }
    }

    fn push_text(&mut self, text: &str) {
        let room = MAX_WRITTEN_URL.saturating_sub(self.text.len());
        self.text.push_str(fitting(text, room));
    }

    fn end_field(&mut self) {
        let Some(field) = self.field.take() else { return };
        let text = std::mem::take(&mut self.text);
        match field {
            Field::Location => {
                // An entry that was not closed ends where the next location is.
                if self.entry.location.is_some() {
                    self.end_entry();
                }
                self.set_location(&text);
            }
            Field::Modified => self.entry.modified = moment(&text),
            Field::NewsDate => self.entry.news_date = moment(&text),
            Field::NewsTitle => self.entry.news_title = crate::metadata::field(&text),
            Field::Image => self.resource(LinkKind::Img, &text),
            Field::Video => self.resource(LinkKind::Source, &text),
        }
    }

    fn end_entry(&mut self) {
        // Some forget the `<loc>`.
        let text = std::mem::take(&mut self.text);
        let mut entry = std::mem::take(&mut self.entry);
        if entry.location.is_none() && !self.is_full() && is_written_with_host(text.trim()) {
            entry.location = self.location(&text);
        }
        let Some(url) = entry.location else { return };
        let link = Link {
            text: entry.news_title,
            modified: entry.modified.or(entry.news_date),
            ..Link::new(url, LinkKind::Sitemap)
        };
        self.push(link, MAX_ENTRIES);
        for (kind, url) in entry.resources {
            self.push(Link::new(url, kind), usize::MAX);
        }
    }

    /// Whether it has as many entries as are taken. Further ones are counted, and not looked at any more.
    fn is_full(&self) -> bool {
        self.page.links.len() >= self.options.limits.links.min(MAX_ENTRIES) || self.has_no_room()
    }

    fn has_no_room(&self) -> bool {
        self.address_bytes >= MAX_ADDRESS_BYTES
    }

    fn set_location(&mut self, written: &str) {
        if self.is_full() {
            let written = written.trim_ascii();
            self.page.links_left_out += u64::from(!written.is_empty() && may_be_fetched(written));
        } else {
            self.entry.location = self.location(written);
        }
    }

    fn push(&mut self, link: Link, limit: usize) {
        if self.page.links.len() < self.options.limits.links.min(limit) && !self.has_no_room() {
            self.address_bytes += link.url.as_str().len() + link.text.len();
            self.page.links.push(link);
        } else {
            self.page.links_left_out += 1;
        }
    }

    fn resource(&mut self, kind: LinkKind, written: &str) {
        if self.options.want_resources && self.entry.resources.len() < MAX_RESOURCES {
            let url = self.location(written);
            self.entry.resources.extend(url.map(|url| (kind, url)));
        }
    }

    /// `<xhtml:link rel="alternate" hreflang="de" href="…"/>`.
    fn alternate(&mut self, attributes: &str) {
        if self.is_full() && (self.page.alternates.len() >= MAX_ALTERNATES || self.has_no_room()) {
            self.page.links_left_out += 1;
            return;
        }
        let is_alternate = attribute(attributes, "rel").is_some_and(|rel| rel.eq_ignore_ascii_case("alternate"));
        let (language, target) = (attribute(attributes, "hreflang"), attribute(attributes, "href"));
        if let (true, Some(language), Some(target)) = (is_alternate, language, target)
            && let Some(url) = self.location(&target)
        {
            if self.page.alternates.len() < MAX_ALTERNATES && !self.has_no_room() {
                self.address_bytes += url.as_str().len();
                self.page.alternates.push(Alternate { language: field(&language), url: url.clone() });
            }
            self.push(Link::new(url, LinkKind::Sitemap), MAX_ENTRIES);
        }
    }

    fn location(&self, written: &str) -> Option<Url> {
        let written = written.trim_matches(|c: char| c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}'));
        if written.is_empty() || !may_be_fetched(written) || written.starts_with('&') {
            return None;
        }
        let without_scheme = written.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("www."));
        let url = if without_scheme {
            parse_seed(&format!("{}://{written}", self.url.scheme())).ok()?
        } else {
            resolve(Some(self.url), written).ok()?
        };
        fetchable(url).ok()
    }
}

#[cfg(test)]
mod tests;
