//! Feeds: RSS (0.9 to 2.0), Atom, and JSON Feed. What they are read for is where their entries lead, and since when.

use std::borrow::Cow;

use peregrine_types::{ContentKind, Link, LinkKind, ParsedPage, Timestamp};
use peregrine_urls::Url;

use crate::dates::moment;
use crate::json_feed;
use crate::links::{MAX_WRITTEN_URL, Resolver, may_be_fetched};
use crate::metadata::field;
use crate::text::fitting;
use crate::xml::{Name, XmlScanner, XmlToken, attribute};
use crate::{Document, ParseOptions, Parser, charset};

/// Reads feeds of all kinds.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeedParser;

impl Parser for FeedParser {
    fn reads(&self, kind: ContentKind) -> bool {
        kind == ContentKind::Feed
    }

    fn parse(&self, document: &Document<'_>, options: &ParseOptions) -> ParsedPage {
        let body = document.body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(document.body);
        if body.trim_ascii_start().starts_with(b"{") {
            return json_feed::read(body, document.url, options);
        }
        let encoding = charset::xml_encoding(document.body, document.content_type);
        let mut feed = Feed::new(document.url, options);
        let mut scanner = XmlScanner::new(document.body, encoding);
        while let Some(token) = scanner.next() {
            match token {
                XmlToken::Start { name, attributes, is_empty } => {
                    feed.start(name, attributes);
                    if is_empty {
                        feed.end(name);
                    }
                }
                XmlToken::End { name } => feed.end(name),
                XmlToken::Text(text) => feed.push_text(&text),
            }
        }
        feed.end_entry();
        feed.found.page.charset = encoding.name();
        feed.found.page
    }
}

/// What is found in a feed, in whatever format.
pub(crate) struct Found<'a> {
    pub page: ParsedPage,
    resolver: Resolver<'a>,
    options: &'a ParseOptions,
    /// What all links take that are kept so far.
    link_bytes: usize,
}

impl<'a> Found<'a> {
    pub fn new(url: &'a Url, options: &'a ParseOptions) -> Self {
        let page = ParsedPage { kind: ContentKind::Feed, ..ParsedPage::default() };
        Found { page, resolver: Resolver::new(url, None, encoding_rs::UTF_8), options, link_bytes: 0 }
    }

    pub fn link(&mut self, target: &str, text: String, modified: Option<Timestamp>) {
        let target = Some(target).filter(|target| may_be_fetched(target));
        let limits = &self.options.limits;
        if self.page.links.len() >= limits.links || self.link_bytes >= limits.link_bytes {
            self.page.links_left_out += u64::from(target.is_some_and(|target| !target.trim_ascii().is_empty()));
        } else if let Some(url) = target.and_then(|target| self.resolver.url(target)) {
            self.link_bytes += url.as_str().len() + text.len();
            self.page.links.push(Link { text, modified, ..Link::new(url, LinkKind::Feed) });
        }
    }
}

struct Feed<'a> {
    found: Found<'a>,
    in_entry: bool,
    /// Depth below an element whose content is nobody's field (`<content type="xhtml">`, `<image>`, `<source>`).
    ignored: Option<(String, usize)>,
    field: Option<Field>,
    text: String,
    entry: Entry,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Link,
    Guid,
    Title,
    Description,
    Date,
    Language,
}

#[derive(Debug, Default)]
struct Entry {
    link: Option<String>,
    /// RSS: an identifier that is mostly a link, also where it says that it is none.
    guid: Option<String>,
    /// RDF: `rdf:about`.
    about: Option<String>,
    title: String,
    date: Option<Timestamp>,
}

impl<'a> Feed<'a> {
    fn new(url: &'a Url, options: &'a ParseOptions) -> Self {
        Feed {
            found: Found::new(url, options),
            in_entry: false,
            ignored: None,
            field: None,
            text: String::new(),
            entry: Entry::default(),
        }
    }

    fn start(&mut self, name: Name<'_>, attributes: &str) {
        if let Some((outer, depth)) = &mut self.ignored {
            *depth += usize::from(outer.as_str() == name.local);
            return;
        }
        // An element within a field is a stray tag in somebody's title: its text still counts.
        if self.field.is_some() && !matches!(name.local, "link" | "guid" | "pubDate" | "item" | "entry") {
            return;
        }
        self.field = None;
        self.text.clear();
        match name.local {
            "item" | "entry" => {
                self.end_entry();
                self.in_entry = true;
                self.entry.about = attribute(attributes, "about").map(Cow::into_owned);
            }
            "content" | "encoded" | "image" | "source" | "textInput" | "textinput" | "items" | "author" => {
                self.ignored = Some((name.local.to_owned(), 1));
            }
            "link" => self.link(name, attributes),
            "guid" => self.field = Some(Field::Guid),
            "title" if matches!(name.prefix, "" | "atom" | "rss") => self.field = Some(Field::Title),
            "description" | "subtitle" if !self.in_entry => self.field = Some(Field::Description),
            "pubDate" | "updated" | "published" | "date" | "modified" | "issued" => self.field = Some(Field::Date),
            "language" if !self.in_entry => self.field = Some(Field::Language),
            _ => {}
        }
    }

    /// Atom has the address in an attribute, RSS in the text.
    fn link(&mut self, name: Name<'_>, attributes: &str) {
        let Some(target) = attribute(attributes, "href") else {
            if matches!(name.prefix, "" | "rss") {
                self.field = Some(Field::Link);
            }
            return;
        };
        let rel = attribute(attributes, "rel").unwrap_or_default();
        let leads_to_the_page = rel.is_empty() || rel.eq_ignore_ascii_case("alternate");
        if self.in_entry {
            if leads_to_the_page && self.entry.link.is_none() {
                self.entry.link = Some(target.into_owned());
            }
        } else if leads_to_the_page || ["next", "prev", "previous", "first", "last"].contains(&&*rel) {
            self.found.link(&target, String::new(), None);
        }
    }

    fn end(&mut self, name: Name<'_>) {
        if let Some((outer, depth)) = &mut self.ignored {
            if outer.as_str() == name.local {
                *depth -= 1;
                if *depth == 0 {
                    self.ignored = None;
                }
            }
            return;
        }
        if let Some(ended) = self.field
            && is_end_of(ended, name.local)
        {
            self.field = None;
            self.end_field(ended);
        }
        if matches!(name.local, "item" | "entry") {
            self.end_entry();
            self.in_entry = false;
        }
    }

    fn push_text(&mut self, text: &str) {
        if self.field.is_some() && self.ignored.is_none() {
            let room = MAX_WRITTEN_URL.saturating_sub(self.text.len());
            self.text.push_str(fitting(text, room));
        }
    }

    fn end_field(&mut self, ended: Field) {
        let text = std::mem::take(&mut self.text);
        if !self.in_entry {
            return self.end_field_of_feed(ended, &text);
        }
        let entry = &mut self.entry;
        match ended {
            Field::Link => entry.link = entry.link.take().or_else(|| non_empty(&text)),
            Field::Guid => entry.guid = non_empty(&text),
            Field::Title if entry.title.is_empty() => entry.title = field(&text),
            // Published, then updated: the later counts.
            Field::Date => entry.date = entry.date.max(moment(&text)),
            Field::Title | Field::Description | Field::Language => {}
        }
    }

    fn end_field_of_feed(&mut self, ended: Field, text: &str) {
        let page = &mut self.found.page;
        match ended {
            Field::Link => self.found.link(text, String::new(), None),
            Field::Title if page.title.is_none() => page.title = non_empty(&field(text)),
            Field::Description if page.description.is_none() => page.description = non_empty(&field(text)),
            Field::Language if page.language.is_none() => page.language = non_empty(fitting(text.trim(), 64)),
            _ => {}
        }
    }

    fn end_entry(&mut self) {
        let entry = std::mem::take(&mut self.entry);
        let guid = entry.guid.filter(|guid| guid.contains("://"));
        if let Some(target) = entry.link.or(guid).or(entry.about) {
            self.found.link(&target, entry.title, entry.date);
        }
    }
}

fn is_end_of(field: Field, local: &str) -> bool {
    match field {
        Field::Link => local == "link",
        Field::Guid => local == "guid",
        Field::Title => local == "title",
        Field::Description => matches!(local, "description" | "subtitle"),
        Field::Date => matches!(local, "pubDate" | "updated" | "published" | "date" | "modified" | "issued"),
        Field::Language => local == "language",
    }
}

fn non_empty(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    fn read(body: &str) -> ParsedPage {
        let url = Url::parse("http://example.com/feeds/all").expect("valid");
        parse(body.as_bytes(), None, &url, &ParseOptions::default())
    }

    fn entries(body: &str) -> Vec<(String, String, Option<String>)> {
        let links = read(body).links.into_iter();
        links.map(|link| (link.url.into(), link.text, link.modified.map(Timestamp::to_rfc3339))).collect()
    }

    #[test]
    fn rss_leads_to_its_items() {
        let xml = "<?xml version='1.0'?><rss><channel><title>Feed</title><link>http://example.com/</link><language>en-GB</language>\
            <atom:link href='http://example.com/self' rel='self'/><image><title>no</title><link>http://no/</link></image>\
            <item><title>One &amp; <b>all</b></title><link>http://example.com/1</link><pubDate>Thu, 05 Jan 2017 12:00:00 GMT</pubDate>\
            <content:encoded><![CDATA[<a href='http://no'>]]></content:encoded></item>\
            <item><guid>http://example.com/2</guid></item><item><guid isPermaLink='false'>no-link</guid></item></channel></rss>";
        let page = read(xml);
        assert_eq!(
            (page.kind, page.title.as_deref(), page.language.as_deref()),
            (ContentKind::Feed, Some("Feed"), Some("en-GB"))
        );
        let expected = [
            ("http://example.com/", "", None),
            ("http://example.com/1", "One & all", Some("2017-01-05T12:00:00Z")),
            ("http://example.com/2", "", None),
        ];
        assert_eq!(
            entries(xml),
            expected.map(|(url, text, time)| (url.to_owned(), text.to_owned(), time.map(str::to_owned)))
        );
    }

    #[test]
    fn atom_leads_to_its_entries() {
        let xml = "<feed><title>F</title><link rel='self' href='/self'/><link href='/'/><link rel='next' href='?page=2'/><entry>\
            <link rel='edit' href='/edit'/><link rel='alternate' href='../one'/><link href='/two'/><published>2020-01-01T00:00:00Z</published>\
            <updated>2020-02-01T00:00:00Z</updated><content type='xhtml'><div><link href='/no'/></div></content><title>T</title></entry></feed>";
        let expected = [
            ("http://example.com/", "", None),
            ("http://example.com/feeds/all?page=2", "", None),
            ("http://example.com/one", "T", Some("2020-02-01T00:00:00Z")),
        ];
        assert_eq!(
            entries(xml),
            expected.map(|(url, text, time)| (url.to_owned(), text.to_owned(), time.map(str::to_owned)))
        );
    }

    #[test]
    fn rdf_leads_to_its_items() {
        let xml = "<rdf:RDF><channel rdf:about='http://example.com/c'><items><rdf:Seq><rdf:li resource='http://no/'/></rdf:Seq></items></channel>\
            <item rdf:about='http://example.com/about'><title>x</title></item></rdf:RDF>";
        assert_eq!(entries(xml), [("http://example.com/about".to_owned(), "x".to_owned(), None)]);
    }

    #[test]
    fn json_feeds_are_feeds() {
        let json = r#"{"version":"https://jsonfeed.org/version/1.1","title":"J","home_page_url":"/","next_url":"/p2","items":[
            {"id":1,"url":"/a","title":"A","date_published":"2020-01-01T00:00:00Z","tags":["x"]},{"id":"http://example.com/b"},{"external_url":"http://e/c","title":7},{}]}"#;
        let page = read(json);
        assert_eq!((page.kind, page.title.as_deref()), (ContentKind::Feed, Some("J")));
        let urls: Vec<_> = page.links.iter().map(|link| link.url.as_str()).collect();
        assert_eq!(urls, ["http://example.com/", "http://example.com/p2", "http://example.com/a", "http://e/c"]);
        assert_eq!(page.links[2].modified.map(Timestamp::to_rfc3339).as_deref(), Some("2020-01-01T00:00:00Z"));
        assert_eq!(read(&json[..130]).links.len(), 2, "half a feed is what it holds");
    }
}
