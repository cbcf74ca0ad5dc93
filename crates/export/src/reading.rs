use peregrine_fetch::{DecodeLimits, decode_content};
use peregrine_parse::{Document, ParseOptions, add_header_links, markdown, parse};
use peregrine_urls::Url;
use peregrine_warc::{NotedLink, link_context, noted_links, warc_field};

use crate::ArchivedVisit;

const DECODE_LIMITS: DecodeLimits = DecodeLimits { max_bytes: 32 << 20, max_ratio: 200 };

/// What a page says. Read from the records that the crawl wrote beside it as far as they go, and from the page itself
/// for the rest.
#[derive(Clone, Debug, Default)]
pub struct ReadPage {
    pub title: Option<String>,
    pub description: Option<String>,
    pub language: Option<String>,
    pub charset: Option<String>,
    pub text: Option<String>,
    /// The main text, where somebody made Markdown of it.
    pub markdown: Option<String>,
    pub links: Vec<ReadLink>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadLink {
    pub url: String,
    /// Where in the page it was found: `a/@href`.
    pub context: String,
    pub rel: String,
    pub text: String,
}

impl From<NotedLink<'_>> for ReadLink {
    fn from(link: NotedLink<'_>) -> Self {
        ReadLink {
            url: link.url.to_owned(),
            context: link.context.to_owned(),
            rel: link.rel.to_owned(),
            text: link.text.to_owned(),
        }
    }
}

/// What is wanted of a page beyond what costs nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub text: bool,
    /// The main text as Markdown, of pages that have one.
    pub markdown: bool,
    pub links: bool,
}

impl ReadPage {
    pub fn of(visit: &ArchivedVisit, wanted: Wanted) -> ReadPage {
        let mut page = ReadPage::noted(visit, wanted);
        let is_complete = visit.metadata.is_some()
            && (page.text.is_some() || !wanted.text)
            && (page.markdown.is_some() || !wanted.markdown);
        // What a redirect says besides is for nobody: the crawl does not read it either.
        let leads_elsewhere = (300..400).contains(&visit.status) && visit.header("location").is_some();
        // Nor does it take a robots.txt for a page.
        if !is_complete && !visit.is_revisit() && !leads_elsewhere && !visit.is_robots_txt() {
            page.read_body(visit, wanted);
        }
        page
    }

    fn noted(visit: &ArchivedVisit, wanted: Wanted) -> ReadPage {
        let metadata = visit.metadata.as_deref().unwrap_or_default();
        let field = |name| warc_field(metadata, name).map(str::to_owned);
        let conversion = |content_type: &str| {
            let found = visit
                .conversions
                .iter()
                .find(|record| record.field("Content-Type").is_some_and(|found| found.starts_with(content_type)))?;
            String::from_utf8(found.block.clone()).ok()
        };
        ReadPage {
            title: field("title"),
            description: field("description"),
            language: field("language"),
            charset: field("charset"),
            text: conversion("text/plain").filter(|_| wanted.text),
            markdown: conversion("text/markdown").filter(|_| wanted.markdown),
            links: if wanted.links { noted_links(metadata).map(ReadLink::from).collect() } else { Vec::new() },
        }
    }

    fn read_body(&mut self, visit: &ArchivedVisit, wanted: Wanted) {
        let Ok(url) = Url::parse(&visit.url) else { return };
        let headers = visit.headers();
        let body = bytes::Bytes::copy_from_slice(visit.body());
        let Ok(body) = decode_content(&headers, &body, &DECODE_LIMITS) else { return };
        let content_type = visit.header("content-type");
        let options = ParseOptions { want_text: wanted.text, want_resources: false, ..ParseOptions::default() };
        let mut parsed = parse(&body.bytes, content_type.as_deref(), &url, &options);
        let of_head = headers.iter().filter(|(name, _)| **name == *"link");
        let of_head = of_head.filter_map(|(_, value)| std::str::from_utf8(value).ok());
        add_header_links(&mut parsed, of_head, &url, &options);
        self.title = self.title.take().or(parsed.title);
        self.description = self.description.take().or(parsed.description);
        self.language = self.language.take().or(parsed.language);
        let charset = Some(parsed.charset).filter(|charset| !charset.is_empty());
        self.charset = self.charset.take().or(charset.map(str::to_owned));
        if wanted.text && self.text.is_none() {
            self.text = Some(parsed.text).filter(|text| !text.is_empty());
        }
        if wanted.markdown && self.markdown.is_none() {
            let content_type = content_type.as_deref();
            let document = Document { body: &body.bytes, content_type, url: &url, is_called_sitemap: false };
            self.markdown = Some(markdown(&document)).filter(|text| !text.trim().is_empty());
        }
        if wanted.links && visit.metadata.is_none() {
            self.links = parsed
                .links
                .iter()
                .map(|link| ReadLink {
                    url: link.url.to_string(),
                    context: link_context(link.kind).to_owned(),
                    rel: link.rel_text.split_whitespace().collect::<Vec<_>>().join(","),
                    text: link.text.clone(),
                })
                .collect();
        }
    }
}
