use peregrine_types::{ContentKind, ParsedPage};
use peregrine_urls::Url;

use crate::content_kind::kind_of;
use crate::{ParseOptions, charset, html, text};

/// A body, and what is known of it before it is read.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    pub body: &'a [u8],
    /// The value of the `Content-Type` header.
    pub content_type: Option<&'a str>,
    /// The address the body came from.
    pub url: &'a Url,
    /// Whether somebody called it a sitemap: robots.txt, or another sitemap.
    pub is_called_sitemap: bool,
}

impl Document<'_> {
    /// A list of URLs looks like any other text. It is a sitemap if it is called one, by others or by its name.
    pub(crate) fn may_be_sitemap(&self) -> bool {
        let name = self.url.path().rsplit('/').next().unwrap_or_default().to_ascii_lowercase();
        self.is_called_sitemap || name.contains("sitemap") || name.starts_with("urllist.txt")
    }
}

/// Reads documents of some kinds. It may not fail: what it cannot read is a page without meaning.
pub trait Parser: Send + Sync {
    fn reads(&self, kind: ContentKind) -> bool;

    fn parse(&self, document: &Document<'_>, options: &ParseOptions) -> ParsedPage;
}

/// Who reads what. The last one added that reads a kind is asked.
pub struct Parsers {
    parsers: Vec<Box<dyn Parser>>,
}

impl Default for Parsers {
    /// Everything that this room reads by itself.
    fn default() -> Self {
        Parsers { parsers: Vec::new() }
            .with(HtmlParser)
            .with(PlainTextParser)
            .with(crate::FeedParser)
            .with(crate::SitemapParser)
    }
}

impl Parsers {
    #[must_use]
    pub fn with(mut self, parser: impl Parser + 'static) -> Self {
        self.parsers.push(Box::new(parser));
        self
    }

    /// What a document means. Of those that nobody reads only the kind is known.
    pub fn parse(&self, document: &Document<'_>, options: &ParseOptions) -> ParsedPage {
        let kind = kind_of(document);
        match self.parsers.iter().rev().find(|parser| parser.reads(kind)) {
            Some(parser) => ParsedPage { kind, ..parser.parse(document, options) },
            None => ParsedPage { kind, ..ParsedPage::default() },
        }
    }
}

/// What a body means, by what this room reads itself. The `Link:` headers are read by
/// [`add_header_links`](crate::add_header_links).
pub fn parse(body: &[u8], content_type: Option<&str>, url: &Url, options: &ParseOptions) -> ParsedPage {
    Parsers::default().parse(&Document { body, content_type, url, is_called_sitemap: false }, options)
}

/// Reads HTML, also where it was declared as XML: pages that are XHTML throughout are rarer than those that are not.
#[derive(Clone, Copy, Debug, Default)]
pub struct HtmlParser;

impl Parser for HtmlParser {
    fn reads(&self, kind: ContentKind) -> bool {
        matches!(kind, ContentKind::Html | ContentKind::Xhtml)
    }

    fn parse(&self, document: &Document<'_>, options: &ParseOptions) -> ParsedPage {
        let (text, encoding) = charset::decode_with(document.body, document.content_type);
        html::parse_html(&text, encoding, document.url, options)
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct PlainTextParser;

impl Parser for PlainTextParser {
    fn reads(&self, kind: ContentKind) -> bool {
        kind == ContentKind::PlainText
    }

    fn parse(&self, document: &Document<'_>, options: &ParseOptions) -> ParsedPage {
        let (decoded, charset) = charset::decode(document.body, document.content_type);
        let wanted = if options.want_text { text::fitting(&decoded, options.limits.text_bytes) } else { "" };
        ParsedPage { charset, text: wanted.to_owned(), ..ParsedPage::default() }
    }
}
