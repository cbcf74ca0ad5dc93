//! The elements that blocks stand in, and what their names say about what is in them.

use crate::tokenizer::Tokenizer;

/// An element that may say what its content is. The first one is the page itself.
#[derive(Clone, Debug)]
pub(super) struct Element {
    /// By its number, which is smaller than its own.
    pub parent: usize,
    pub role: Role,
    pub is_hidden: bool,
    /// How its class and id sound: above zero like content, below like something else.
    pub weight: i32,
    /// Whether its class or id is one that only menus, comments, banners and their like have.
    pub is_unlikely: bool,
}

impl Element {
    pub fn page() -> Element {
        Element { parent: 0, role: Role::Other, is_hidden: false, weight: 0, is_unlikely: false }
    }
}

/// What an element is for, as far as that matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// `<article>`, `<main>`: the page says itself that this is its content.
    Content,
    /// `<nav>`, `<footer>`, `<aside>` and what has such a role.
    Furniture,
    Header,
    Form,
    Division,
    List,
    Table,
    Cell,
    Quote,
    Other,
}

/// Elements that are followed, and what they are.
pub(super) fn role_of(name: &str) -> Option<Role> {
    Some(match name {
        "article" | "main" => Role::Content,
        "nav" | "footer" | "aside" | "dialog" => Role::Furniture,
        "header" => Role::Header,
        "form" => Role::Form,
        "div" | "section" => Role::Division,
        "ul" | "ol" | "dl" | "menu" => Role::List,
        "table" => Role::Table,
        "td" | "th" => Role::Cell,
        "blockquote" => Role::Quote,
        "body" | "details" | "fieldset" | "figure" => Role::Other,
        _ if is_never_shown(name) => Role::Other,
        _ => return None,
    })
}

/// What is in these is not part of the text: other ways to show something, and what one can click on.
fn is_never_shown(name: &str) -> bool {
    matches!(name, "template" | "noscript" | "select" | "button" | "textarea" | "object" | "audio" | "video" | "canvas")
}

/// The element whose start tag was just read.
pub(super) fn read(name: &str, role: Role, parent: usize, tokens: &Tokenizer<'_>) -> Element {
    let said = tokens.attribute("role").unwrap_or_default().trim_ascii().to_ascii_lowercase();
    let role = match said.as_str() {
        "main" | "article" => Role::Content,
        "navigation" | "banner" | "contentinfo" | "complementary" | "search" | "dialog" | "alertdialog" | "menu"
        | "menubar" => Role::Furniture,
        _ if tokens.attribute("itemprop").is_some_and(|what| what.eq_ignore_ascii_case("articleBody")) => Role::Content,
        _ => role,
    };
    let (mut weight, mut sounds_unlikely, mut sounds_likely) = (0, false, false);
    for names in ["class", "id"].into_iter().filter_map(|attribute| tokens.attribute(attribute)) {
        let names = fitting(names).to_ascii_lowercase();
        let any = |parts: &[&str]| parts.iter().any(|part| names.contains(part));
        weight += 25 * (i32::from(any(&POSITIVE)) - i32::from(any(&NEGATIVE)));
        sounds_unlikely |= any(&UNLIKELY) || words(&names).any(|word| UNLIKELY_WORDS.contains(&word));
        sounds_likely |= any(&LIKELY);
    }
    let is_whole_page = matches!(name, "body" | "article" | "main" | "table" | "td" | "th");
    Element {
        parent,
        role,
        is_hidden: is_never_shown(name) || is_hidden(tokens),
        weight,
        is_unlikely: sounds_unlikely && !sounds_likely && !is_whole_page,
    }
}

/// Nobody reads longer ones.
fn fitting(names: &str) -> &str {
    crate::text::fitting(names, 512)
}

fn words(names: &str) -> impl Iterator<Item = &str> {
    names.split(|character: char| !character.is_ascii_alphanumeric())
}

fn is_hidden(tokens: &Tokenizer<'_>) -> bool {
    let style = tokens.attribute("style").unwrap_or_default();
    let style: String = fitting(style).chars().filter(|c| !c.is_whitespace()).collect::<String>().to_ascii_lowercase();
    tokens.attribute("hidden").is_some()
        || tokens.attribute("aria-hidden").is_some_and(|is| is.eq_ignore_ascii_case("true"))
        || style.contains("display:none")
        || style.contains("visibility:hidden")
}

// Parts of names, after Readability, which has collected them from many sites.
#[rustfmt::skip]
const UNLIKELY: [&str; 40] = [
    "-ad-", "ai2html", "banner", "breadcrumb", "combx", "comment", "community", "cover-wrap", "disqus", "extra",
    "footer", "gdpr", "consent", "legends", "menu", "related", "remark", "replies", "rss", "shoutbox", "sidebar",
    "skyscraper", "social", "sponsor", "supplemental", "ad-break", "agegate", "pagination", "pager", "popup", "yom-remote",
    "cookie", "newsletter", "subscribe", "sharing", "share-", "advert", "navbar", "toolbar", "teaser",
];
#[rustfmt::skip]
const UNLIKELY_WORDS: [&str; 9] = ["ad", "ads", "nav", "navigation", "share", "promo", "modal", "widget", "header"];
#[rustfmt::skip]
const LIKELY: [&str; 10] = [
    "article", "body", "column", "content", "main", "shadow", "mathjax", "entry", "hentry", "page",
];
#[rustfmt::skip]
const POSITIVE: [&str; 14] = [
    "article", "body", "content", "entry", "hentry", "h-entry", "main", "page", "pagination", "post", "text", "blog",
    "story", "prose",
];
#[rustfmt::skip]
const NEGATIVE: [&str; 24] = [
    "-ad-", "hidden", "banner", "combx", "comment", "com-", "contact", "footer", "gdpr", "masthead", "media", "meta",
    "outbrain", "promo", "related", "scroll", "share", "shoutbox", "sidebar", "skyscraper", "sponsor", "shopping", "tags",
    "widget",
];
