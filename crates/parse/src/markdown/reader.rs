//! A page cut into blocks, each with its text as Markdown, and the elements they stand in.

use encoding_rs::Encoding;
use peregrine_urls::Url;

use super::block::{Block, Kind};
use super::element::{self, Element, Role, role_of};
use super::inline::{Inline, Mark};
use super::open_elements::{Open, OpenElements};
use super::table::OpenTable;
use crate::links::{Resolver, may_be_fetched};
use crate::metadata::field;
use crate::references::{Context, decode};
use crate::tag::Tag;
use crate::tokenizer::{Token, Tokenizer};

/// Deeper elements are not followed; nobody writes them.
const MAX_DEPTH: usize = 256;
const MAX_ELEMENTS: usize = 65_536;
/// Lists and quotes within each other.
const MAX_NESTING: usize = 8;
const MAX_BLOCKS: usize = 50_000;
/// All blocks together.
const MAX_TEXT_BYTES: usize = 8 << 20;
/// Further links are only text: each one has to be resolved.
const MAX_LINKS: usize = 50_000;
const MAX_TITLE_BYTES: usize = 4_096;

pub(super) struct Page {
    pub title: Option<String>,
    pub blocks: Vec<Block>,
    /// Parents before their children; the first is the page.
    pub elements: Vec<Element>,
}

pub(super) fn read(html: &str, url: &Url, encoding: &'static Encoding) -> Page {
    let mut reader = Reader::new(html, url, encoding);
    while let Some(token) = reader.tokens.next() {
        reader.take(token);
    }
    reader.leave_to(0);
    let title = field(&reader.title);
    Page { title: (!title.is_empty()).then_some(title), blocks: reader.blocks, elements: reader.elements }
}

struct Reader<'a> {
    tokens: Tokenizer<'a>,
    resolver: Resolver<'a>,
    has_base: bool,
    url: &'a Url,
    encoding: &'static Encoding,
    title: String,
    in_title: bool,
    blocks: Vec<Block>,
    bytes: usize,
    links: usize,
    elements: Vec<Element>,
    open: OpenElements,
    lists: Vec<List>,
    quotes: u8,
    in_pre: bool,
    in_annotation: bool,
    /// What the block that is being read is, where its element has said it.
    kind: Option<Kind>,
    is_element: bool,
    inline: Inline,
}

struct List {
    /// The number of the last item, in lists that have them.
    number: Option<u32>,
    /// How wide the last item's number or dash is; nothing before the first.
    marker: usize,
}

impl<'a> Reader<'a> {
    fn new(html: &'a str, url: &'a Url, encoding: &'static Encoding) -> Self {
        Reader {
            tokens: Tokenizer::new(html),
            resolver: Resolver::new(url, None, encoding),
            has_base: false,
            url,
            encoding,
            title: String::new(),
            in_title: false,
            blocks: Vec::new(),
            bytes: 0,
            links: 0,
            elements: vec![Element::page()],
            open: OpenElements::default(),
            lists: Vec::new(),
            quotes: 0,
            in_pre: false,
            in_annotation: false,
            kind: None,
            is_element: false,
            inline: Inline::default(),
        }
    }

    fn take(&mut self, token: Token<'a>) {
        match token {
            Token::Start { tag: Tag::Base, .. } => self.base(),
            // Formulas for programs.
            Token::Start { tag: Tag::Annotation, foreign: true } => self.in_annotation = true,
            Token::End { tag: Tag::Annotation | Tag::Math } => self.in_annotation = false,
            Token::Start { foreign: true, .. } => {}
            Token::Start { tag, .. } => self.start(tag),
            Token::End { tag } => self.end(tag),
            Token::Text(text) if self.in_title => {
                if self.title.len() < MAX_TITLE_BYTES {
                    self.title.push_str(&decode(text, Context::Text));
                }
            }
            Token::Text(text) if !self.is_hidden() && !self.in_annotation && !self.tokens.in_svg() => {
                self.text(&decode(text, Context::Text))
            }
            Token::RawText(text) if self.tokens.name().eq_ignore_ascii_case("xmp") && !self.is_hidden() => {
                self.begin_block(Kind::Code { language: String::new() });
                self.inline.push_code(text);
                self.end_block();
            }
            Token::Text(_) | Token::RawText(_) => {}
        }
    }

    fn base(&mut self) {
        let base = self.tokens.attribute("href").map(|href| decode(href, Context::Attribute));
        if base.is_some() && !self.has_base {
            self.has_base = true;
            self.resolver = Resolver::new(self.url, base.as_deref(), self.encoding);
        }
    }

    fn is_hidden(&self) -> bool {
        self.open.innermost().is_some_and(|open| open.is_hidden)
    }

    fn start(&mut self, tag: Tag) {
        let name = self.tokens.name().to_ascii_lowercase();
        match name.as_str() {
            "title" => self.in_title = self.title.is_empty(),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                let level = name.as_bytes().get(1).map_or(1, |digit| digit - b'0');
                self.begin_block(Kind::Heading(level));
            }
            "li" => self.begin_item(),
            "ul" | "menu" => self.begin_list(None),
            "ol" => self.begin_list(Some(self.first_number())),
            "blockquote" => {
                self.end_block();
                self.quotes = (self.quotes + 1).min(MAX_NESTING as u8);
            }
            "p" => {
                self.end_block();
                self.is_element = true;
            }
            "pre" => {
                let language = self.language();
                self.begin_block(Kind::Code { language });
                self.in_pre = true;
            }
            "hr" => {
                self.begin_block(Kind::Rule);
                self.end_block();
            }
            "br" => self.break_line(),
            "a" => self.open_link(),
            "b" | "strong" => self.open_mark(Mark::Strong),
            "i" | "em" => self.open_mark(Mark::Emphasis),
            "code" | "kbd" | "samp" | "tt" => self.code(),
            "tr" => self.begin_row(),
            "td" | "th" => self.leave_cell(),
            _ if matches!(tag, Tag::Block | Tag::Form | Tag::Html) => self.end_block(),
            _ => {}
        }
        if let Some(role) = role_of(&name) {
            self.enter(name, role);
        }
    }

    fn end(&mut self, tag: Tag) {
        let name = self.tokens.name().to_ascii_lowercase();
        match name.as_str() {
            "title" => self.in_title = false,
            "ul" | "ol" | "menu" => {
                self.end_block();
                self.kind = None;
                self.lists.pop();
            }
            "li" => {
                self.end_block();
                self.kind = None;
            }
            "blockquote" => {
                self.end_block();
                self.quotes = self.quotes.saturating_sub(1);
            }
            "pre" => {
                self.end_block();
                self.in_pre = false;
            }
            "a" => self.inline.close_link(),
            "b" | "strong" => self.inline.close(Mark::Strong),
            "i" | "em" => self.inline.close(Mark::Emphasis),
            "code" | "kbd" | "samp" | "tt" => self.inline.close(Mark::Code),
            _ if matches!(tag, Tag::Block | Tag::Cell | Tag::Form | Tag::Html) => self.end_block(),
            _ => {}
        }
        if role_of(&name).is_some() {
            self.leave(&name);
        }
    }

    fn enter(&mut self, name: String, role: Role) {
        if self.open.len() >= MAX_DEPTH || self.elements.len() >= MAX_ELEMENTS {
            return;
        }
        let outer = self.open.innermost();
        let (parent, was_hidden) = outer.map_or((0, false), |outer| (outer.element, outer.is_hidden));
        let element = element::read(&name, role, parent, &self.tokens);
        let is_hidden = was_hidden || element.is_hidden;
        self.elements.push(element);
        let table = (name == "table").then(OpenTable::new);
        if table.is_some()
            && let Some(outer) = self.open.table()
        {
            outer.holds_a_table();
        }
        let block = self.blocks.len();
        let columns =
            self.tokens.attribute("colspan").and_then(|columns| columns.trim_ascii().parse().ok()).unwrap_or(1);
        if matches!(name.as_str(), "td" | "th")
            && let Some(table) = self.open.table()
        {
            table.begin_cell(block, name == "th", columns);
        }
        self.open.push(Open { name, element: self.elements.len() - 1, is_hidden, table });
    }

    fn leave(&mut self, name: &str) {
        if let Some(place) = self.open.ended_by(name) {
            self.leave_to(place);
        }
    }

    fn leave_to(&mut self, depth: usize) {
        self.end_block();
        while self.open.len() > depth {
            let Some(closed) = self.open.pop() else { return };
            let block = self.blocks.len();
            if matches!(closed.name.as_str(), "td" | "th")
                && let Some(table) = self.open.table()
            {
                table.end_cell(block);
            }
            if let Some(table) = closed.table {
                table.close(&mut self.blocks);
            }
        }
    }

    /// A cell ends where the next one begins, whether or not it says so.
    fn leave_cell(&mut self) {
        self.end_block();
        if let Some(place) = self.open.cell() {
            self.leave_to(place);
        }
    }

    fn begin_row(&mut self) {
        self.leave_cell();
        if let Some(table) = self.open.table() {
            table.begin_row();
        }
    }

    fn begin_list(&mut self, number: Option<u32>) {
        self.end_block();
        if self.lists.len() < MAX_NESTING {
            self.lists.push(List { number, marker: 0 });
        }
    }

    /// The number before that of the list's first item.
    fn first_number(&self) -> u32 {
        let start = self.tokens.attribute("start").and_then(|start| start.trim_ascii().parse::<u32>().ok());
        start.filter(|start| *start < 1_000_000_000).unwrap_or(1).saturating_sub(1)
    }

    fn begin_item(&mut self) {
        self.end_block();
        let number = self.lists.last_mut().and_then(|list| {
            list.number = list.number.map(|number| number.saturating_add(1));
            list.number
        });
        self.begin_block(Kind::Item { number });
        if let Some(list) = self.lists.last_mut() {
            list.marker = number.map_or(2, |number| number.to_string().len() + 2);
        }
    }

    fn begin_block(&mut self, kind: Kind) {
        self.end_block();
        self.kind = Some(kind);
        self.is_element = true;
    }

    fn end_block(&mut self) {
        let is_rule = self.kind == Some(Kind::Rule);
        let kind = self.kind.take();
        let is_element = std::mem::take(&mut self.is_element);
        let (text, size) = std::mem::take(&mut self.inline).finish_as(matches!(kind, Some(Kind::Code { .. })));
        if size.words == 0 && !is_rule {
            // The item's text is still to come, in a `<p>` of its own.
            if let Some(Kind::Item { .. }) = kind {
                self.kind = kind;
                self.is_element = true;
            }
            return;
        }
        if self.blocks.len() >= MAX_BLOCKS || self.bytes + text.len() > MAX_TEXT_BYTES {
            return;
        }
        self.bytes += text.len();
        let kind = kind.unwrap_or(Kind::Paragraph);
        let mut around: usize = self.lists.iter().map(|list| list.marker).sum();
        if let Kind::Item { .. } = kind {
            around -= self.lists.last().map_or(0, |list| list.marker).min(around);
        }
        let element = self.open.innermost().map_or(0, |open| open.element);
        self.blocks.push(Block { kind, text, size, element, is_element, quotes: self.quotes, indent: around });
    }

    fn text(&mut self, text: &str) {
        if self.in_pre {
            self.kind.get_or_insert_with(|| Kind::Code { language: String::new() });
            self.inline.push_code(text);
        } else {
            self.inline.push(text);
        }
    }

    fn break_line(&mut self) {
        match &self.kind {
            _ if self.in_pre => self.text("\n"),
            Some(Kind::Heading(_)) => self.inline.separate(),
            // Two of them are how a paragraph ends where nobody knew of paragraphs.
            None if self.inline.ends_with_break() => {
                let is_element = self.is_element;
                self.end_block();
                self.is_element = is_element;
            }
            _ => self.inline.break_line(),
        }
    }

    fn open_mark(&mut self, mark: Mark) {
        if !self.is_hidden() && !self.in_pre {
            self.inline.open(mark);
        }
    }

    fn code(&mut self) {
        if !self.in_pre {
            return self.open_mark(Mark::Code);
        }
        let found = self.language();
        if let Some(Kind::Code { language }) = &mut self.kind
            && language.is_empty()
        {
            *language = found;
        }
    }

    /// The language of `<pre class="language-rust">`.
    fn language(&self) -> String {
        let names = self.tokens.attribute("class").unwrap_or_default();
        let known = |name: &str| {
            let language = name.strip_prefix("language-").or_else(|| name.strip_prefix("lang-"))?;
            let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '#' | '_' | '.');
            (language.len() < 32 && language.chars().all(is_name)).then(|| language.to_owned())
        };
        names.split_ascii_whitespace().take(16).find_map(known).unwrap_or_default()
    }

    fn open_link(&mut self) {
        self.inline.close_link();
        let Some(href) = self.tokens.attribute("href").filter(|href| may_be_fetched(href)) else { return };
        if self.is_hidden() || self.in_pre || self.inline.is_full() || self.links >= MAX_LINKS {
            return;
        }
        self.links += 1;
        if let Some(url) = self.resolver.url(&decode(href, Context::Attribute)) {
            self.inline.open_link(url.into());
        }
    }
}
