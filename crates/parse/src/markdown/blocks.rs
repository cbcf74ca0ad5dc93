//! A page cut into blocks, each with its text as Markdown.

use encoding_rs::Encoding;
use peregrine_urls::Url;

use crate::links::{Resolver, may_be_fetched};
use crate::metadata::field;
use crate::references::{Context, decode};
use crate::tag::Tag;
use crate::tokenizer::{Token, Tokenizer};

/// Deeper elements are not followed; nobody writes them.
const MAX_DEPTH: usize = 256;
/// Lists and quotes within each other.
const MAX_NESTING: usize = 8;
/// One block is cut here.
const MAX_BLOCK_BYTES: usize = 64 * 1024;
const MAX_BLOCKS: usize = 50_000;
/// All blocks together.
const MAX_TEXT_BYTES: usize = 8 << 20;

pub(super) struct Page {
    pub title: Option<String>,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Paragraph,
    Heading(u8),
    Item {
        depth: u8,
        /// Its number, in lists that have them.
        number: Option<u32>,
    },
    Code,
    Row {
        is_first: bool,
    },
    Rule,
}

/// What a part of the page says that it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Region {
    #[default]
    Page,
    Main,
    Article,
}

#[derive(Clone, Debug)]
pub(super) struct Block {
    pub kind: Kind,
    pub text: String,
    pub words: usize,
    pub link_words: usize,
    pub is_furniture: bool,
    pub region: Region,
    quotes: u8,
}

impl Block {
    pub fn link_density(&self) -> f64 {
        self.link_words as f64 / self.words.max(1) as f64
    }

    /// Whether the other one follows without an empty line.
    pub fn is_tight_with(&self, next: &Block) -> bool {
        let same = self.quotes == next.quotes;
        match (self.kind, next.kind) {
            (Kind::Row { .. }, Kind::Row { is_first }) => same && !is_first,
            (Kind::Item { depth, number }, Kind::Item { depth: inner, number: other }) => {
                same && (number.is_some() == other.is_some() || inner != depth)
            }
            _ => false,
        }
    }

    pub fn render(&self, last: Option<&Block>, out: &mut String) {
        let quote = "> ".repeat(usize::from(self.quotes));
        let line = |out: &mut String, indent: &str, text: &str| {
            out.push_str(&quote);
            out.push_str(indent);
            out.push_str(text);
            out.push('\n');
        };
        match self.kind {
            Kind::Rule => line(out, "", "---"),
            Kind::Heading(level) => line(out, "", &format!("{} {}", "#".repeat(usize::from(level)), self.text)),
            Kind::Paragraph => self.text.split('\n').for_each(|text| line(out, "", text)),
            Kind::Item { depth, number } => {
                let marker = number.map_or_else(|| "- ".to_owned(), |number| format!("{number}. "));
                let indent = "  ".repeat(usize::from(depth));
                let mut lines = self.text.split('\n');
                line(out, &indent, &format!("{marker}{}", lines.next().unwrap_or_default()));
                lines.for_each(|text| line(out, &format!("{indent}{}", " ".repeat(marker.len())), text));
            }
            Kind::Code => {
                let longest = self.text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
                let fence = "`".repeat(longest.max(2) + 1);
                line(out, "", &fence);
                self.text.split('\n').for_each(|text| line(out, "", text));
                line(out, "", &fence);
            }
            Kind::Row { is_first } => {
                line(out, "", &self.text);
                if is_first || !matches!(last.map(|last| last.kind), Some(Kind::Row { .. })) {
                    let cells = self.text.matches(" | ").count() + 1;
                    line(out, "", &format!("|{}", " --- |".repeat(cells)));
                }
            }
        }
    }
}

pub(super) fn read(html: &str, url: &Url, encoding: &'static Encoding) -> Page {
    let mut reader = Reader::new(html, url, encoding);
    while let Some(token) = reader.tokens.next() {
        reader.take(token);
    }
    reader.end_block();
    let title = field(&reader.title);
    Page { title: (!title.is_empty()).then_some(title), blocks: reader.blocks }
}

struct Reader<'a> {
    tokens: Tokenizer<'a>,
    resolver: Resolver<'a>,
    url: &'a Url,
    encoding: &'static Encoding,
    title: String,
    in_title: bool,
    blocks: Vec<Block>,
    bytes: usize,
    open: Vec<Element>,
    /// Elements whose content is not shown, and how many of them enclose the current position.
    hidden: usize,
    lists: Vec<Option<u32>>,
    quotes: u8,
    in_pre: bool,
    /// The next row is the first of a table that has headings.
    table: Table,
    block: Pending,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Table {
    None,
    Layout,
    First,
    Further,
}

/// An element that encloses the current position, by its name.
struct Element {
    name: String,
    is_furniture: bool,
    region: Region,
}

/// The block that is being read.
#[derive(Default)]
struct Pending {
    kind: Option<Kind>,
    text: String,
    words: usize,
    link_words: usize,
    wants_blank: bool,
    /// Where the open link began, and where it leads.
    link: Option<(usize, String)>,
    /// Where each of the marks that are open began.
    marks: [Option<usize>; 3],
}

/// Marks around words within a block.
#[derive(Clone, Copy)]
enum Mark {
    Strong,
    Emphasis,
    Code,
}

impl Mark {
    const ALL: [Mark; 3] = [Mark::Code, Mark::Emphasis, Mark::Strong];

    fn text(self) -> &'static str {
        match self {
            Mark::Strong => "**",
            Mark::Emphasis => "*",
            Mark::Code => "`",
        }
    }
}

impl Pending {
    fn is_open(&self, mark: Mark) -> bool {
        self.place(mark).is_some()
    }

    fn place(&self, mark: Mark) -> Option<usize> {
        self.marks.get(mark as usize).copied().flatten()
    }

    fn set(&mut self, mark: Mark, place: Option<usize>) {
        if let Some(slot) = self.marks.get_mut(mark as usize) {
            *slot = place;
        }
    }

    /// Ends a mark; around nothing it is taken back.
    fn close(&mut self, mark: Mark) {
        let Some(start) = self.place(mark) else { return };
        self.set(mark, None);
        let inside = start + mark.text().len();
        if self.text.len() <= inside {
            return self.text.truncate(start);
        }
        let end = self.text.trim_end().len().max(inside);
        let blanks = self.text.split_off(end);
        self.wants_blank |= !blanks.is_empty();
        self.text.push_str(mark.text());
        if let Mark::Code = mark
            && self.text.get(inside..end).is_some_and(|code| code.contains('`'))
        {
            self.text.insert(start, '`');
            self.text.push('`');
        }
    }
}

impl<'a> Reader<'a> {
    fn new(html: &'a str, url: &'a Url, encoding: &'static Encoding) -> Self {
        Reader {
            tokens: Tokenizer::new(html),
            resolver: Resolver::new(url, None, encoding),
            url,
            encoding,
            title: String::new(),
            in_title: false,
            blocks: Vec::new(),
            bytes: 0,
            open: Vec::new(),
            hidden: 0,
            lists: Vec::new(),
            quotes: 0,
            in_pre: false,
            table: Table::None,
            block: Pending::default(),
        }
    }

    fn take(&mut self, token: Token<'a>) {
        match token {
            Token::Start { tag: Tag::Base, .. } => {
                let base = self.tokens.attribute("href").map(|href| decode(href, Context::Attribute));
                self.resolver = Resolver::new(self.url, base.as_deref(), self.encoding);
            }
            Token::Start { tag, foreign } => self.start(tag, foreign),
            Token::End { tag } => self.end(tag),
            Token::Text(text) if self.in_title => {
                if self.title.len() < MAX_BLOCK_BYTES {
                    self.title.push_str(&decode(text, Context::Text));
                }
            }
            Token::Text(text) if self.hidden == 0 && !self.tokens.in_svg() => {
                let text = decode(text, Context::Text);
                self.text(&text);
            }
            Token::Text(_) | Token::RawText(_) => {}
        }
    }

    fn start(&mut self, tag: Tag, foreign: bool) {
        let name = self.tokens.name().to_ascii_lowercase();
        if foreign {
            return;
        }
        match name.as_str() {
            "title" => self.in_title = self.title.is_empty(),
            "template" | "noscript" | "select" | "button" | "textarea" | "object" | "audio" | "video" | "canvas" => {
                self.hidden += 1;
            }
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                let level = name.as_bytes().get(1).map_or(1, |digit| digit - b'0');
                self.begin_block(Kind::Heading(level));
            }
            "li" => {
                let depth = u8::try_from(self.lists.len().saturating_sub(1)).unwrap_or(0);
                let number = self.lists.last_mut().and_then(|number| {
                    *number = number.map(|number| number.saturating_add(1));
                    *number
                });
                self.begin_block(Kind::Item { depth, number });
            }
            "ul" | "menu" => self.begin_list(None),
            "ol" => self.begin_list(Some(0)),
            "blockquote" => {
                self.end_block();
                self.quotes = (self.quotes + 1).min(MAX_NESTING as u8);
            }
            "pre" => {
                self.begin_block(Kind::Code);
                self.in_pre = true;
            }
            "hr" => {
                self.begin_block(Kind::Rule);
                self.end_block();
            }
            "br" => self.line_break(),
            "a" => self.open_link(),
            "b" | "strong" => self.open_mark(Mark::Strong),
            "i" | "em" => self.open_mark(Mark::Emphasis),
            "code" | "kbd" | "samp" => self.open_mark(Mark::Code),
            "table" => {
                self.end_block();
                self.table = Table::Layout;
            }
            "th" | "td" => self.cell(&name),
            "tr" => self.end_block(),
            _ if matches!(tag, Tag::Block | Tag::Form | Tag::Html) => self.end_block(),
            _ => {}
        }
        if encloses(&name) {
            self.enter(name);
        }
    }

    fn end(&mut self, tag: Tag) {
        let name = self.tokens.name().to_ascii_lowercase();
        match name.as_str() {
            "title" => self.in_title = false,
            "template" | "noscript" | "select" | "button" | "textarea" | "object" | "audio" | "video" | "canvas" => {
                self.hidden = self.hidden.saturating_sub(1);
            }
            "ul" | "ol" | "menu" => {
                self.end_block();
                self.lists.pop();
            }
            "blockquote" => {
                self.end_block();
                self.quotes = self.quotes.saturating_sub(1);
            }
            "pre" => {
                self.in_pre = false;
                self.end_block();
            }
            "a" => self.close_link(),
            "b" | "strong" => self.block.close(Mark::Strong),
            "i" | "em" => self.block.close(Mark::Emphasis),
            "code" | "kbd" | "samp" => self.block.close(Mark::Code),
            "table" => {
                self.end_block();
                self.table = Table::None;
            }
            "td" | "th" if self.table != Table::Layout => self.block.wants_blank = true,
            _ if matches!(tag, Tag::Block | Tag::Cell | Tag::Form | Tag::Html) => self.end_block(),
            _ => {}
        }
        if encloses(&name) {
            self.leave(&name);
        }
    }

    fn enter(&mut self, name: String) {
        if self.open.len() >= MAX_DEPTH {
            return;
        }
        let outer = self.open.last();
        let (was_furniture, region) = outer.map_or((false, Region::Page), |outer| (outer.is_furniture, outer.region));
        let role = self.tokens.attribute("role").unwrap_or_default().to_ascii_lowercase();
        let region = match () {
            _ if name == "article" || self.tokens.attribute("itemprop") == Some("articleBody") => Region::Article,
            _ if name == "main" || role == "main" => region.max(Region::Main),
            _ => region,
        };
        let is_furniture = was_furniture || self.is_furniture(&name, &role, region);
        self.open.push(Element { name, is_furniture, region });
    }

    fn is_furniture(&self, name: &str, role: &str, region: Region) -> bool {
        let hidden = self.tokens.attribute("hidden").is_some()
            || self.tokens.attribute("aria-hidden") == Some("true")
            || self.tokens.attribute("style").is_some_and(|style| {
                style
                    .bytes()
                    .filter(|byte| *byte != b' ')
                    .collect::<Vec<_>>()
                    .windows(12)
                    .any(|part| part == b"display:none")
            });
        // The header of an article is its title; that of a page is its menu.
        let by_name = matches!(name, "nav" | "footer" | "aside" | "form" | "dialog")
            || (name == "header" && region == Region::Page);
        let by_role = matches!(role, "navigation" | "banner" | "contentinfo" | "complementary" | "search" | "dialog");
        hidden
            || by_name
            || by_role
            || (!matches!(name, "body" | "html" | "main" | "article") && self.is_called_furniture())
    }

    fn is_called_furniture(&self) -> bool {
        const NAMES: [&str; 34] = [
            "nav",
            "navbar",
            "navigation",
            "menu",
            "sidebar",
            "footer",
            "breadcrumb",
            "breadcrumbs",
            "comment",
            "comments",
            "related",
            "share",
            "sharing",
            "social",
            "promo",
            "advert",
            "advertisement",
            "ads",
            "banner",
            "cookie",
            "cookies",
            "consent",
            "popup",
            "modal",
            "newsletter",
            "subscribe",
            "pagination",
            "pager",
            "widget",
            "toolbar",
            "masthead",
            "disqus",
            "recommended",
            "sponsored",
        ];
        ["class", "id"].into_iter().filter_map(|attribute| self.tokens.attribute(attribute)).any(|written| {
            let words = written.split(|c: char| !c.is_ascii_alphanumeric());
            words.take(64).any(|word| NAMES.iter().any(|name| word.eq_ignore_ascii_case(name)))
        })
    }

    fn leave(&mut self, name: &str) {
        if let Some(index) = self.open.iter().rposition(|element| element.name == name) {
            self.open.truncate(index);
        }
    }

    fn begin_list(&mut self, number: Option<u32>) {
        self.end_block();
        if self.lists.len() < MAX_NESTING {
            self.lists.push(number);
        }
    }

    fn begin_block(&mut self, kind: Kind) {
        self.end_block();
        self.block.kind = Some(kind);
    }

    /// A table is one if it has headings; others only arrange things on the page.
    fn cell(&mut self, name: &str) {
        if self.table == Table::Layout && name == "th" {
            self.table = Table::First;
        }
        if matches!(self.table, Table::Layout | Table::None) {
            return self.end_block();
        }
        self.close_link();
        if self.block.text.is_empty() {
            self.block.kind = Some(Kind::Row { is_first: self.table == Table::First });
            self.block.text.push('|');
            self.table = Table::Further;
        } else {
            self.block.text.push_str(" |");
        }
        self.block.text.push(' ');
        self.block.wants_blank = false;
    }

    fn end_block(&mut self) {
        self.close_link();
        Mark::ALL.into_iter().for_each(|mark| self.block.close(mark));
        let mut block = std::mem::take(&mut self.block);
        let kind = block.kind.unwrap_or(Kind::Paragraph);
        let is_code = kind == Kind::Code;
        let end = if is_code { block.text.trim_end_matches('\n').len() } else { block.text.trim_end().len() };
        block.text.truncate(end);
        if is_code && block.text.starts_with('\n') {
            block.text.remove(0);
        }
        if let Kind::Row { .. } = kind {
            block.text.push_str(" |");
        }
        let is_empty = block.words == 0 && kind != Kind::Rule;
        if is_empty || self.blocks.len() >= MAX_BLOCKS || self.bytes + block.text.len() > MAX_TEXT_BYTES {
            // What follows an item's first paragraph belongs to the list as well.
            if let (Some(Kind::Item { .. }), true) = (block.kind, is_empty) {
                self.block.kind = block.kind;
            }
            return;
        }
        self.bytes += block.text.len();
        let element = self.open.last();
        self.blocks.push(Block {
            kind,
            text: block.text,
            words: block.words,
            link_words: block.link_words,
            is_furniture: element.is_some_and(|element| element.is_furniture),
            region: element.map_or(Region::Page, |element| element.region),
            quotes: self.quotes,
        });
    }

    fn text(&mut self, text: &str) {
        if self.block.text.len() >= MAX_BLOCK_BYTES {
            return;
        }
        if self.in_pre {
            self.block.kind.get_or_insert(Kind::Code);
            self.block.words += text.split_whitespace().count();
            return self.block.text.push_str(text);
        }
        self.block.wants_blank |= text.starts_with(char::is_whitespace);
        for word in text.split_whitespace() {
            self.blank();
            self.block.words += 1;
            self.block.link_words += usize::from(self.block.link.is_some());
            push_escaped(word, &mut self.block);
            self.block.wants_blank = true;
        }
        self.block.wants_blank = text.ends_with(char::is_whitespace);
    }

    fn blank(&mut self) {
        let block = &mut self.block;
        let follows_opening = block
            .marks
            .iter()
            .zip([2, 1, 1])
            .any(|(start, length)| start.is_some_and(|start| start + length == block.text.len()))
            || block.link.as_ref().is_some_and(|(start, _)| start + 1 == block.text.len());
        let wants_blank = std::mem::take(&mut block.wants_blank) && !follows_opening;
        if wants_blank && !block.text.is_empty() && !block.text.ends_with([' ', '\n']) {
            block.text.push(' ');
        }
    }

    fn open_mark(&mut self, mark: Mark) {
        let is_full = self.block.text.len() >= MAX_BLOCK_BYTES;
        if self.hidden > 0 || self.in_pre || is_full || self.block.is_open(mark) || self.block.is_open(Mark::Code) {
            return;
        }
        self.blank();
        self.block.set(mark, Some(self.block.text.len()));
        self.block.text.push_str(mark.text());
    }

    fn line_break(&mut self) {
        if self.in_pre {
            self.block.text.push('\n');
        } else if self.block.words > 0 && !matches!(self.block.kind, Some(Kind::Heading(_) | Kind::Row { .. })) {
            self.block.text.truncate(self.block.text.trim_end().len());
            self.block.text.push_str("  \n");
            self.block.wants_blank = false;
        } else {
            self.block.wants_blank = true;
        }
    }

    fn open_link(&mut self) {
        self.close_link();
        let Some(href) = self.tokens.attribute("href").filter(|href| may_be_fetched(href)) else { return };
        let Some(url) = self.resolver.url(&decode(href, Context::Attribute)) else { return };
        if self.hidden == 0 && !self.in_pre && self.block.text.len() < MAX_BLOCK_BYTES {
            self.blank();
            self.block.link = Some((self.block.text.len(), url.into()));
            self.block.text.push('[');
        }
    }

    fn close_link(&mut self) {
        let Some((start, url)) = self.block.link.take() else { return };
        if self.block.text.len() == start + 1 {
            return self.block.text.truncate(start);
        }
        self.block.text.push_str("](");
        self.block.text.push_str(&url.replace(')', "%29").replace('(', "%28"));
        self.block.text.push(')');
    }
}

/// Elements that may say what their content is.
fn encloses(name: &str) -> bool {
    matches!(
        name,
        "body"
            | "div"
            | "section"
            | "article"
            | "main"
            | "nav"
            | "aside"
            | "footer"
            | "header"
            | "form"
            | "ul"
            | "ol"
            | "dialog"
            | "details"
            | "td"
            | "dl"
    )
}

fn push_escaped(word: &str, block: &mut Pending) {
    let in_code = block.is_open(Mark::Code);
    let in_row = matches!(block.kind, Some(Kind::Row { .. }));
    if block.text.is_empty() && matches!(word, "#" | "##" | "###" | "-" | "+" | ">" | "---" | "===") {
        block.text.push('\\');
    }
    for character in word.chars() {
        if (!in_code && matches!(character, '\\' | '*' | '_' | '[' | ']' | '`' | '<')) || (in_row && character == '|') {
            block.text.push('\\');
        }
        block.text.push(character);
    }
}
