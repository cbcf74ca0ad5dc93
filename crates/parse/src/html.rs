use std::borrow::Cow;

use encoding_rs::Encoding;
use peregrine_types::{Directives, LinkKind, ParsedPage};
use peregrine_urls::Url;

use crate::ParseOptions;
use crate::links::{Resolver, WrittenLink, has_rel, kind_of_rel, may_be_fetched, refresh_target, srcset_urls};
use crate::metadata::{MAX_FIELD_BYTES, Metadata, is_json_ld};
use crate::references::{Context, decode, decode_pieces};
use crate::tag::Tag;
use crate::text::{Gap, TextCollector, fitting};
use crate::tokenizer::{Token, Tokenizer};

/// Longer attributes are cut here before their references are replaced, which takes a copy.
const MAX_ATTRIBUTE_BYTES: usize = 256 * 1024;

/// The same for the one attribute that may hold many links.
const MAX_SRCSET_BYTES: usize = 8 << 20;

/// Everything of a page in one pass over its tags and texts.
pub(crate) fn parse_html(html: &str, encoding: &'static Encoding, url: &Url, options: &ParseOptions) -> ParsedPage {
    let mut reader = Reader::new(html, options);
    while let Some(token) = reader.tokens.next() {
        reader.take(token);
    }
    reader.finish(url, encoding)
}

struct Reader<'a> {
    tokens: Tokenizer<'a>,
    options: &'a ParseOptions,
    base: Option<Cow<'a, str>>,
    metadata: Metadata<'a>,
    title: TextCollector,
    in_title: bool,
    text: TextCollector,
    links: Vec<WrittenLink<'a>>,
    links_left_out: u64,
    /// What the links and their texts take.
    link_bytes: usize,
    anchor: Option<OpenAnchor<'a>>,
    anchor_text: TextCollector,
    /// How many `<template>`s enclose the current position: what is in them is not on the page until a script puts
    /// it there, so only its links count.
    templates: usize,
    in_noscript: bool,
    in_annotation: bool,
    in_json_ld: bool,
    last_start: Tag,
}

/// An `<a>` whose end is still to come.
struct OpenAnchor<'a> {
    /// Its place in `links`.
    index: usize,
    /// The first image in it that has a text, in case the link has no other.
    alternative: Option<Cow<'a, str>>,
}

impl<'a> Reader<'a> {
    fn new(html: &'a str, options: &'a ParseOptions) -> Self {
        Reader {
            tokens: Tokenizer::new(html),
            options,
            base: None,
            metadata: Metadata::default(),
            title: TextCollector::new(MAX_FIELD_BYTES),
            in_title: false,
            text: TextCollector::new(options.limits.text_bytes),
            links: Vec::new(),
            links_left_out: 0,
            link_bytes: 0,
            anchor: None,
            anchor_text: TextCollector::new(options.limits.anchor_text_bytes),
            templates: 0,
            in_noscript: false,
            in_annotation: false,
            in_json_ld: false,
            last_start: Tag::Inline,
        }
    }

    fn take(&mut self, token: Token<'a>) {
        match token {
            Token::Start { tag: Tag::Template, foreign: false } => {
                // A shadow root is on the page.
                if self.templates > 0 || self.tokens.attribute("shadowrootmode").is_none() {
                    self.templates += 1;
                }
            }
            Token::End { tag: Tag::Template } => self.templates = self.templates.saturating_sub(1),
            Token::Start { tag, .. } if self.templates > 0 && !matches!(tag, Tag::A | Tag::Area) => {}
            Token::Start { tag, foreign } => self.start(tag, foreign),
            Token::End { tag } => self.end(tag),
            Token::Text(text) => self.text(text),
            Token::RawText(text) if matches!(self.last_start, Tag::Xmp | Tag::Plaintext) => self.raw_text(text),
            Token::RawText(text) if self.in_json_ld => self.metadata.json_ld(text),
            Token::RawText(_) => {}
        }
    }

    fn start(&mut self, tag: Tag, foreign: bool) {
        self.last_start = tag;
        self.in_json_ld = false;
        self.separate(tag);
        match tag {
            Tag::Block | Tag::Inline => {}
            Tag::A => self.open_anchor(foreign),
            Tag::Annotation => self.in_annotation = foreign,
            _ if foreign => {}
            Tag::Area => {
                let alternative = self.text_attribute("alt");
                self.link(LinkKind::Area, "href", alternative);
            }
            Tag::Base => self.base = self.base.take().or_else(|| self.decoded("href")),
            Tag::Form => self.form(),
            Tag::Html => self.html(),
            Tag::Iframe => self.link(LinkKind::Iframe, "src", String::new()),
            Tag::Frame => self.link(LinkKind::Frame, "src", String::new()),
            Tag::Img => self.image(),
            Tag::Link => self.link_element(),
            Tag::Meta => self.meta(),
            Tag::Noscript => self.in_noscript = true,
            Tag::Title => self.in_title = true,
            Tag::Script => {
                self.in_json_ld = is_json_ld(self.tokens.attribute("type"));
                self.resource(LinkKind::Script, "src");
            }
            Tag::Embed => self.resource(LinkKind::Embed, "src"),
            Tag::Object => self.resource(LinkKind::Object, "data"),
            Tag::Audio | Tag::Track => self.resource(LinkKind::Source, "src"),
            Tag::Video => {
                self.resource(LinkKind::Source, "src");
                self.resource(LinkKind::Img, "poster");
            }
            Tag::Source => {
                self.resource(LinkKind::Source, "src");
                self.srcset(LinkKind::Source, "");
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: Tag) {
        self.separate(tag);
        match tag {
            Tag::A => self.close_anchor(),
            Tag::Annotation | Tag::Math => self.in_annotation = false,
            Tag::Noscript => self.in_noscript = false,
            Tag::Title => {
                self.in_title = false;
                if !self.title.is_empty() {
                    // The first title counts.
                    self.title.close();
                }
            }
            _ => {}
        }
    }

    fn separate(&mut self, tag: Tag) {
        let gap = match tag {
            Tag::Block | Tag::Br | Tag::Form | Tag::Html => Gap::Line,
            Tag::Cell => Gap::Blank,
            _ => return,
        };
        self.text.separate(gap);
        self.anchor_text.separate(Gap::Blank);
    }

    fn text(&mut self, text: &str) {
        if self.in_title {
            return decode_pieces(text, Context::Text, |piece| self.title.push(piece));
        }
        let for_anchor = self.anchor.is_some() && !self.anchor_text.is_full();
        let for_page = self.is_text_wanted();
        if for_anchor || for_page {
            decode_pieces(text, Context::Text, |piece| {
                if for_anchor {
                    self.anchor_text.push(piece);
                }
                if for_page {
                    self.text.push(piece);
                }
            });
        }
    }

    fn raw_text(&mut self, text: &str) {
        if self.is_text_wanted() {
            self.text.push(text);
        }
    }

    fn is_text_wanted(&self) -> bool {
        self.options.want_text
            && self.templates == 0
            && !self.in_noscript
            && !self.in_annotation
            && !self.text.is_full()
            && !self.tokens.in_svg()
    }

    fn open_anchor(&mut self, foreign: bool) {
        self.close_anchor();
        let attribute = if foreign && self.tokens.attribute("href").is_none() { "xlink:href" } else { "href" };
        let before = self.links.len();
        self.link(LinkKind::A, attribute, String::new());
        if self.links.len() > before {
            self.anchor = Some(OpenAnchor { index: before, alternative: None });
        }
    }

    fn close_anchor(&mut self) {
        let Some(anchor) = self.anchor.take() else { return };
        let mut text = self.anchor_text.take();
        if text.is_empty()
            && let Some(alternative) = anchor.alternative
        {
            text = self.one_line(&alternative);
        }
        self.link_bytes += text.len();
        if let Some(link) = self.links.get_mut(anchor.index) {
            link.text = text;
        }
    }

    fn image(&mut self) {
        if let Some(anchor) = &mut self.anchor
            && anchor.alternative.is_none()
        {
            let alternative = self.tokens.attribute("alt").filter(|alt| !alt.trim_ascii().is_empty());
            anchor.alternative = alternative.map(|alt| decode(fitting(alt, MAX_ATTRIBUTE_BYTES), Context::Attribute));
        }
        if self.options.want_resources {
            let alternative = self.text_attribute("alt");
            self.srcset(LinkKind::Img, &alternative);
            self.link(LinkKind::Img, "src", alternative);
        }
    }

    fn form(&mut self) {
        let is_get =
            self.tokens.attribute("method").is_none_or(|method| method.trim_ascii().eq_ignore_ascii_case("get"));
        if is_get {
            self.resource(LinkKind::Form, "action");
        }
    }

    fn html(&mut self) {
        if let Some(tag) = self.tokens.attribute("lang").or_else(|| self.tokens.attribute("xml:lang")) {
            self.metadata.language(tag);
        }
    }

    fn link_element(&mut self) {
        let rel = self.decoded("rel").unwrap_or_default();
        let media_type = self.tokens.attribute("type").unwrap_or_default();
        let Some(kind) = kind_of_rel(&rel, media_type) else { return };
        if has_rel(&rel, "canonical") {
            self.metadata.canonical(self.target("href"));
        }
        if let Some(language) = self.tokens.attribute("hreflang")
            && has_rel(&rel, "alternate")
        {
            self.metadata.alternate(language, self.target("href"));
        }
        if kind.leads_to_pages() || self.options.want_resources {
            self.link(kind, "href", String::new());
        }
    }

    fn meta(&mut self) {
        let Some(content) = self.decoded("content") else { return };
        if let Some(property) = self.tokens.attribute("property") {
            self.metadata.property(property, &content);
        }
        if let Some(name) = self.tokens.attribute("name").map(str::trim_ascii) {
            if name.eq_ignore_ascii_case("robots") || self.options.is_our_name(name) {
                self.metadata.directives = self.metadata.directives.and(Directives::from_tokens(&content));
            } else if name.eq_ignore_ascii_case("description") {
                self.metadata.description(&content);
            } else {
                self.metadata.property(name, &content);
            }
        } else if let Some(pragma) = self.tokens.attribute("http-equiv").map(str::trim_ascii) {
            if pragma.eq_ignore_ascii_case("refresh") {
                if let Some(target) = refresh_target(&content) {
                    self.push(LinkKind::Refresh, Cow::Owned(target.to_owned()), String::new(), String::new());
                }
            } else if pragma.eq_ignore_ascii_case("content-language") {
                self.metadata.language(&content);
            }
        }
    }

    fn resource(&mut self, kind: LinkKind, attribute: &str) {
        if self.options.want_resources {
            self.link(kind, attribute, String::new());
        }
    }

    fn srcset(&mut self, kind: LinkKind, text: &str) {
        if !self.options.want_resources {
            return;
        }
        let Some(srcset) = self.decoded_up_to(MAX_SRCSET_BYTES, "srcset") else { return };
        for url in srcset_urls(&srcset) {
            self.push(kind, Cow::Owned(url.to_owned()), String::new(), text.to_owned());
        }
    }

    /// The link in an attribute of the current start tag.
    fn link(&mut self, kind: LinkKind, attribute: &str, text: String) {
        let Some(target) = self.target(attribute) else { return };
        let rel_text = match kind {
            LinkKind::A | LinkKind::Area | LinkKind::Link | LinkKind::Resource | LinkKind::Form => {
                self.text_attribute("rel")
            }
            _ => String::new(),
        };
        self.push(kind, target, rel_text, text);
    }

    /// What an attribute leads to. It is looked at before it is decoded: `data:` may be megabytes.
    fn target(&self, attribute: &str) -> Option<Cow<'a, str>> {
        let written = self.tokens.attribute(attribute).filter(|written| may_be_fetched(written))?;
        Some(decode(written, Context::Attribute))
    }

    fn push(&mut self, kind: LinkKind, target: Cow<'a, str>, rel_text: String, text: String) {
        let placeholder = self.templates > 0 && is_placeholder(&target);
        if placeholder || !may_be_fetched(&target) {
            return;
        }
        let limits = &self.options.limits;
        if self.links.len() >= limits.links || self.link_bytes > limits.link_bytes {
            self.links_left_out += 1;
        } else {
            self.link_bytes +=
                rel_text.len() + text.len() + if let Cow::Owned(target) = &target { target.len() } else { 0 };
            let position = self.tokens.tag_position();
            self.links.push(WrittenLink { target, kind, rel_text, text, position });
        }
    }

    fn decoded(&self, attribute: &str) -> Option<Cow<'a, str>> {
        self.decoded_up_to(MAX_ATTRIBUTE_BYTES, attribute)
    }

    fn decoded_up_to(&self, limit: usize, attribute: &str) -> Option<Cow<'a, str>> {
        self.tokens.attribute(attribute).map(|value| decode(fitting(value, limit), Context::Attribute))
    }

    /// An attribute that is a text for people, on one line and not endless.
    fn text_attribute(&self, attribute: &str) -> String {
        self.decoded(attribute).map(|text| self.one_line(&text)).unwrap_or_default()
    }

    fn one_line(&self, text: &str) -> String {
        let mut collector = TextCollector::new(self.options.limits.anchor_text_bytes);
        collector.push(text);
        collector.take()
    }

    fn finish(mut self, url: &Url, encoding: &'static Encoding) -> ParsedPage {
        self.close_anchor();
        let resolver = Resolver::new(url, self.base.as_deref(), encoding);
        let title = self.title.take();
        let mut page = ParsedPage {
            title: (!title.is_empty()).then_some(title),
            charset: encoding.name(),
            links_left_out: self.links_left_out,
            text: self.text.take(),
            ..ParsedPage::default()
        };
        resolve_links(self.links, &resolver, self.options.limits.link_bytes, &mut page);
        self.metadata.enter(&mut page, &resolver);
        page
    }
}

/// A short link against a long base is a long URL, so it is the resolved ones that are counted.
fn resolve_links(written: Vec<WrittenLink<'_>>, resolver: &Resolver<'_>, limit: usize, page: &mut ParsedPage) {
    let mut bytes = 0;
    page.links.reserve_exact(written.len());
    for written in written {
        if bytes > limit {
            page.links_left_out += 1;
            continue;
        }
        let Some(link) = resolver.link(written) else { continue };
        bytes += link.url.as_str().len() + link.text.len() + link.rel_text.len();
        if bytes > limit {
            page.links_left_out += 1;
        } else {
            page.links.push(link);
        }
    }
}

/// `{{url}}` and its like, which a script would have replaced.
fn is_placeholder(target: &str) -> bool {
    ["{{", "${", "[[", "<%", "{%"].iter().any(|mark| target.contains(mark))
}

#[cfg(test)]
mod tests;
