//! What is known about a page beyond its bytes, as the `application/warc-fields` block of its `metadata` record.
//!
//! The names are Heritrix's where it has one (`via`, `hopsFromSeed`, `fetchTimeMs`, `outlink`). An outlink is
//! `URL HOP ELEMENT/@ATTRIBUTE` as there, followed by the `rel` words (or `-`) and the anchor text:
//!
//! ```text
//! outlink: https://example.com/about L a/@href nofollow,ugc About us
//! ```
//!
//! cdxj-indexer and pywb leave records of this type out of their indexes, so a page still has one line.

use std::fmt::Write;

use peregrine_types::{Directives, FetchTimings, Link, LinkKind, Truncation};

use crate::Connection;
use crate::one_line::{push_line, push_word};

/// Everything is optional: what nobody found out is not said.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageFacts<'a> {
    /// The page that led here.
    pub via: Option<&'a str>,
    pub hops_from_seed: Option<u16>,
    pub timings: Option<&'a FetchTimings>,
    pub truncated: Option<Truncation>,
    pub title: Option<&'a str>,
    pub description: Option<&'a str>,
    pub charset: Option<&'a str>,
    pub language: Option<&'a str>,
    pub canonical: Option<&'a str>,
    pub simhash: Option<u64>,
    /// What the page and its headers ask of crawlers.
    pub directives: Directives,
    /// How the two sides spoke to each other.
    pub connection: Connection<'a>,
    /// Whether a TLS session of an earlier connection was taken up.
    pub tls_is_resumed: bool,
    /// What was wrong with the server's certificate, where that was allowed.
    pub tls_error: Option<&'a str>,
    pub links: &'a [Link],
    /// Whatever else is known, name and value.
    pub further: &'a [(&'a str, &'a str)],
}

impl PageFacts<'_> {
    /// The block of the record.
    pub fn to_warc_fields(&self) -> Vec<u8> {
        let mut fields = Fields(String::with_capacity(256 + self.links.len() * 96));
        fields.optional("via", self.via);
        fields.number("hopsFromSeed", self.hops_from_seed.map(u128::from));
        if let Some(timings) = self.timings {
            fields.number("fetchTimeMs", Some(timings.total.as_millis()));
            fields.number("firstByteTimeMs", Some(timings.first_byte.as_millis()));
            fields.number("connectTimeMs", Some(timings.connect.as_millis()));
        }
        fields.optional("truncated", self.truncated.map(Truncation::as_str));
        let Connection { protocol, tls, cipher_suite } = self.connection;
        fields.optional("protocol", protocol);
        fields.optional("tls", tls);
        fields.optional("cipherSuite", cipher_suite);
        fields.optional("tlsSession", tls.map(|_| if self.tls_is_resumed { "resumed" } else { "new" }));
        fields.optional("tlsError", self.tls_error);
        fields.optional("charset", self.charset);
        fields.optional("language", self.language);
        fields.optional("title", self.title);
        fields.optional("description", self.description);
        fields.optional("canonical", self.canonical);
        if let Some(simhash) = self.simhash {
            fields.line("simhash", |out| _ = write!(out, "{simhash:016x}"));
        }
        let directives = words(self.directives);
        if !directives.is_empty() {
            fields.optional("robots", Some(&directives.join(", ")));
        }
        for (name, value) in self.further {
            fields.optional(name, Some(value));
        }
        for link in self.links {
            fields.line("outlink", |out| push_outlink(link, out));
        }
        fields.0.into_bytes()
    }
}

fn words(directives: Directives) -> Vec<&'static str> {
    let all = [(directives.noindex, "noindex"), (directives.nofollow, "nofollow"), (directives.noarchive, "noarchive")];
    all.into_iter().filter_map(|(asked, word)| asked.then_some(word)).collect()
}

fn push_outlink(link: &Link, out: &mut String) {
    let (hop, context) = hop_and_context(link.kind);
    push_word(link.url.as_str(), out);
    for part in [" ", hop, " ", context, " "] {
        out.push_str(part);
    }
    if link.rel_text.trim().is_empty() {
        out.push('-');
    }
    for (number, word) in link.rel_text.split_whitespace().enumerate() {
        if number > 0 {
            out.push(',');
        }
        push_word(word, out);
    }
    if !link.text.is_empty() {
        out.push(' ');
        push_line(&link.text, out);
    }
}

/// Where in a page a link was found: `a/@href`.
pub fn link_context(kind: LinkKind) -> &'static str {
    hop_and_context(kind).1
}

/// Heritrix's letter for the kind of hop, and where in the page it was found.
fn hop_and_context(kind: LinkKind) -> (&'static str, &'static str) {
    match kind {
        LinkKind::A => ("L", "a/@href"),
        LinkKind::Area => ("L", "area/@href"),
        LinkKind::Link => ("L", "link/@href"),
        LinkKind::Resource => ("E", "link/@href"),
        LinkKind::Script => ("E", "script/@src"),
        LinkKind::Iframe => ("E", "iframe/@src"),
        LinkKind::Frame => ("E", "frame/@src"),
        LinkKind::Img => ("E", "img/@src"),
        LinkKind::Source => ("E", "source/@src"),
        LinkKind::Object => ("E", "object/@data"),
        LinkKind::Embed => ("E", "embed/@src"),
        LinkKind::Form => ("L", "form/@action"),
        LinkKind::Refresh => ("R", "meta/@content"),
        LinkKind::Header => ("L", "header/@Link"),
        LinkKind::Feed => ("L", "feed/entry"),
        LinkKind::Sitemap => ("M", "sitemap/loc"),
        LinkKind::Pdf => ("L", "pdf/annotation"),
    }
}

/// The block while it is being written: whatever is put into it, it stays one line a field.
struct Fields(String);

impl Fields {
    fn optional(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            self.line(name, |out| push_line(value, out));
        }
    }

    fn number(&mut self, name: &str, value: Option<u128>) {
        if let Some(value) = value {
            self.line(name, |out| _ = write!(out, "{value}"));
        }
    }

    fn line(&mut self, name: &str, value: impl FnOnce(&mut String)) {
        name.split(|c: char| !c.is_ascii_graphic() || c == ':').for_each(|part| self.0.push_str(part));
        self.0.push_str(": ");
        value(&mut self.0);
        self.0.push_str("\r\n");
    }
}

/// The first field of this name in a block of warc-fields.
pub fn warc_field<'a>(block: &'a str, name: &str) -> Option<&'a str> {
    block.lines().find_map(|line| {
        let (found, value) = line.split_once(':')?;
        found.trim().eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

/// A link as a metadata record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotedLink<'a> {
    pub url: &'a str,
    /// `a/@href`, `img/@src`, …
    pub context: &'a str,
    /// Its words joined by commas; empty where there are none.
    pub rel: &'a str,
    pub text: &'a str,
}

/// The links that a block of warc-fields tells of, in the order of the page. Those of other crawlers are
/// read as far as they go.
pub fn noted_links(block: &str) -> impl Iterator<Item = NotedLink<'_>> {
    block.lines().filter_map(|line| {
        let (name, value) = line.split_once(':')?;
        if !name.trim().eq_ignore_ascii_case("outlink") {
            return None;
        }
        let mut words = value.trim().splitn(5, ' ');
        let (url, _hop) = (words.next().filter(|url| !url.is_empty())?, words.next());
        let context = words.next().unwrap_or_default();
        let rel = words.next().filter(|rel| *rel != "-").unwrap_or_default();
        Some(NotedLink { url, context, rel, text: words.next().unwrap_or_default() })
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use peregrine_urls::Url;

    use super::*;

    fn link(url: &str, kind: LinkKind, rel: &str, text: &str) -> Link {
        let url = Url::parse(url).expect("a URL");
        Link { rel_text: rel.to_owned(), text: text.to_owned(), ..Link::new(url, kind) }
    }

    #[test]
    fn links_come_back_as_they_were_noted() {
        let links = [
            link("http://a.test/b?c=d", LinkKind::A, "nofollow  ugc", "Über uns, and: more"),
            link("http://a.test/i.png", LinkKind::Img, "", ""),
        ];
        let timings = FetchTimings { total: Duration::from_millis(12), ..FetchTimings::default() };
        let facts = PageFacts {
            via: Some("http://a.test/"),
            hops_from_seed: Some(3),
            timings: Some(&timings),
            title: Some("A title\r\nover lines"),
            simhash: Some(0xab),
            directives: Directives { noindex: true, nofollow: false, noarchive: true },
            links: &links,
            further: &[("duplicate:Of", "x")],
            ..PageFacts::default()
        };
        let block = String::from_utf8(facts.to_warc_fields()).expect("text");
        assert_eq!(warc_field(&block, "VIA"), Some("http://a.test/"));
        assert_eq!(warc_field(&block, "title"), Some("A title  over lines"));
        assert_eq!(warc_field(&block, "simhash"), Some("00000000000000ab"));
        assert_eq!(warc_field(&block, "robots"), Some("noindex, noarchive"));
        assert_eq!(warc_field(&block, "fetchTimeMs"), Some("12"));
        assert_eq!(warc_field(&block, "duplicateOf"), Some("x"));
        assert_eq!(warc_field(&block, "charset"), None);
        let read: Vec<NotedLink<'_>> = noted_links(&block).collect();
        let first = NotedLink {
            url: "http://a.test/b?c=d",
            context: "a/@href",
            rel: "nofollow,ugc",
            text: "Über uns, and: more",
        };
        let second = NotedLink { url: "http://a.test/i.png", context: "img/@src", rel: "", text: "" };
        assert_eq!(read, [first, second]);
    }

    #[test]
    fn a_strangers_text_cannot_add_a_field() {
        let links = [link("http://a.test/", LinkKind::A, "x\r\ny", "text\r\noutlink: http://evil.test/ L a/@href -")];
        let block = PageFacts { links: &links, ..PageFacts::default() }.to_warc_fields();
        let block = String::from_utf8(block).expect("text");
        assert_eq!(noted_links(&block).count(), 1);
    }

    #[test]
    fn links_of_other_crawlers_are_read_as_far_as_they_go() {
        let block = "outlink: http://a.test/ L a/@href\r\noutlink:\r\nother: x\r\nOutlink: http://b.test/";
        let urls: Vec<&str> = noted_links(block).map(|link| link.url).collect();
        assert_eq!(urls, ["http://a.test/", "http://b.test/"]);
    }
}
