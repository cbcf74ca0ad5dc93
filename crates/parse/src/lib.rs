//! What the crawler understands of a page.
//!
//! Bytes come in with their `Content-Type` and the URL they were fetched from: a [`Document`]. Its first bytes and its
//! declared type say what it is ([`ContentKind`]), and one of the [`Parsers`] reads it. HTML is [decoded](decode), and
//! one pass over its tags and texts collects everything at once: links with their anchor texts, title, description,
//! language, canonical address, what `meta robots` asks for, and the text a reader would see. Feeds and sitemaps
//! give the pages they lead to. The result is a [`ParsedPage`](peregrine_types::ParsedPage).
//!
//! Pages are written by strangers. Every page gives a result, never an error and never a panic; time is linear in
//! its size, and what is kept of it is bounded by [`Limits`].

mod charset;
mod content_kind;
mod dates;
mod feed;
mod html;
mod json_feed;
mod link_header;
mod links;
mod markdown;
mod metadata;
mod namespaces;
mod parsers;
mod prescan;
mod references;
mod sitemap;
mod tag;
mod text;
mod tokenizer;
mod xml;

pub use charset::decode;
pub use content_kind::content_kind;
pub use feed::FeedParser;
pub use link_header::add_header_links;
pub use markdown::markdown;
pub use parsers::{Document, HtmlParser, Parser, Parsers, PlainTextParser, parse};
pub use peregrine_types::ContentKind;
pub use sitemap::SitemapParser;
pub use text::fitting;

/// What is wanted of a page.
#[derive(Clone, Debug)]
pub struct ParseOptions {
    /// Collect the visible text; without it, parsing takes a fifth less time.
    pub want_text: bool,
    /// Collect links to a page's furniture (scripts, images, styles, forms) beside those to other pages.
    pub want_resources: bool,
    /// The crawler's name: `<meta name="peregrine" content="noindex">` is meant for `peregrine`.
    pub agent: String,
    pub limits: Limits,
}

impl Default for ParseOptions {
    fn default() -> Self {
        ParseOptions { want_text: true, want_resources: true, agent: "peregrine".to_owned(), limits: Limits::default() }
    }
}

impl ParseOptions {
    fn is_our_name(&self, name: &str) -> bool {
        let token = self.agent.split(['/', ' ']).next().unwrap_or_default();
        !token.is_empty() && name.eq_ignore_ascii_case(token)
    }
}

/// How much of a page is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Links beyond this number are counted but not collected.
    pub links: usize,
    /// All resolved URLs and anchor texts together; links beyond are counted but not collected.
    pub link_bytes: usize,
    /// The visible text is cut here.
    pub text_bytes: usize,
    /// Each anchor text is cut here.
    pub anchor_text_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { links: 50_000, link_bytes: 12 << 20, text_bytes: 2 << 20, anchor_text_bytes: 512 }
    }
}
