//! What the crawler understands of a page.
//!
//! Bytes come in with their `Content-Type` and the URL they were fetched from. [`content_kind`] says what they
//! are, [`decode`] turns them into text, and one pass over the tags and texts of that collects everything
//! at once: links with their anchor texts, title, description, language, canonical address, what
//! `meta robots` asks for, and the text a reader would see. The result is a [`ParsedPage`].
//!
//! Pages are written by strangers. Every page gives a result, never an error and never a panic; time is linear in
//! its size, and what is kept of it is bounded by [`Limits`].

mod charset;
mod content_kind;
mod html;
mod link_header;
mod links;
mod namespaces;
mod prescan;
mod references;
mod tag;
mod text;
mod tokenizer;

pub use charset::decode;
pub use content_kind::{ContentKind, content_kind};
pub use link_header::add_header_links;

use peregrine_types::ParsedPage;
use peregrine_urls::Url;

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
    /// Links beyond this number are not collected.
    pub links: usize,
    /// All resolved URLs and anchor texts together; links beyond are not collected.
    pub link_bytes: usize,
    /// The visible text is cut here.
    pub text_bytes: usize,
    /// Each anchor text is cut here.
    pub anchor_text_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { links: 50_000, link_bytes: 16 << 20, text_bytes: 2 << 20, anchor_text_bytes: 512 }
    }
}

/// What a body means. Bodies that are neither HTML nor plain text give an empty page with an empty charset.
///
/// `content_type` is the header's value, `url` the address the body came from. The `Link:` headers are read by
/// [`add_header_links`].
pub fn parse(body: &[u8], content_type: Option<&str>, url: &Url, options: &ParseOptions) -> ParsedPage {
    match content_kind(content_type, body) {
        ContentKind::Html => {
            let (text, encoding) = charset::decode_with(body, content_type);
            html::parse_html(&text, encoding, url, options)
        }
        ContentKind::PlainText => plain_text(body, content_type, options),
        ContentKind::Other => ParsedPage::default(),
    }
}

fn plain_text(body: &[u8], content_type: Option<&str>, options: &ParseOptions) -> ParsedPage {
    let (text, charset) = decode(body, content_type);
    let text =
        if options.want_text { text::fitting(&text, options.limits.text_bytes).to_owned() } else { String::new() };
    ParsedPage { charset, text, ..ParsedPage::default() }
}
