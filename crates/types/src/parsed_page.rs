use peregrine_urls::Url;
use serde::{Deserialize, Serialize};

use crate::{ContentKind, Timestamp};

/// What a page means, as far as the crawler understands it.
#[derive(Clone, Debug, Default)]
pub struct ParsedPage {
    pub kind: ContentKind,
    pub title: Option<String>,
    pub description: Option<String>,
    pub language: Option<String>,
    /// `rel=canonical`, resolved.
    pub canonical: Option<Url>,
    /// The encoding the page was decoded with, by its WHATWG name.
    pub charset: &'static str,
    pub directives: Directives,
    /// In document order.
    pub links: Vec<Link>,
    /// Links that the page has beyond the limits: they are in none of the lists.
    pub links_left_out: u64,
    /// The same page in other languages (`hreflang`).
    pub alternates: Vec<Alternate>,
    /// `og:`, `article:` and `twitter:` properties as written, in document order: name, value.
    pub properties: Vec<(String, String)>,
    /// The JSON-LD blocks as written.
    pub json_ld: Vec<String>,
    /// Visible text.
    pub text: String,
}

/// The same page in another language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternate {
    /// As written: a language tag, or `x-default`.
    pub language: String,
    pub url: Url,
}

/// One link of a page, resolved against its base, fragment removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub url: Url,
    pub kind: LinkKind,
    pub rel: LinkRel,
    /// The value of `rel` as written, empty if absent.
    pub rel_text: String,
    /// Anchor text, `alt` for images, the title in a feed, empty if there is none.
    pub text: String,
    /// Where it stands: the offset of its tag in the decoded document; 0 for headers.
    pub position: u32,
    /// When its target last changed, where that is said (sitemaps, feeds).
    pub modified: Option<Timestamp>,
}

impl Link {
    /// A link about which nothing else is known.
    pub fn new(url: Url, kind: LinkKind) -> Self {
        Link {
            url,
            kind,
            rel: LinkRel::default(),
            rel_text: String::new(),
            text: String::new(),
            position: 0,
            modified: None,
        }
    }
}

/// The element or header that a link came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LinkKind {
    A,
    Area,
    /// `<link rel=…>` that leads to a page: canonical, alternate, next, prev, …
    Link,
    /// `<link rel=stylesheet|icon|preload|…>`.
    Resource,
    Script,
    Iframe,
    Frame,
    Img,
    Source,
    Object,
    Embed,
    Form,
    /// `<meta http-equiv=refresh>`.
    Refresh,
    /// The `Link:` response header.
    Header,
    /// An entry of a feed (RSS, Atom, JSON Feed).
    Feed,
    /// An entry of a sitemap: a page, or another sitemap.
    Sitemap,
    /// A link annotation of a PDF document.
    Pdf,
}

impl LinkKind {
    pub const ALL: [LinkKind; 17] = [
        LinkKind::A,
        LinkKind::Area,
        LinkKind::Link,
        LinkKind::Resource,
        LinkKind::Script,
        LinkKind::Iframe,
        LinkKind::Frame,
        LinkKind::Img,
        LinkKind::Source,
        LinkKind::Object,
        LinkKind::Embed,
        LinkKind::Form,
        LinkKind::Refresh,
        LinkKind::Header,
        LinkKind::Feed,
        LinkKind::Sitemap,
        LinkKind::Pdf,
    ];

    /// Whether links of this kind lead to pages rather than to a page's furniture.
    pub fn leads_to_pages(self) -> bool {
        matches!(
            self,
            LinkKind::A
                | LinkKind::Area
                | LinkKind::Link
                | LinkKind::Iframe
                | LinkKind::Frame
                | LinkKind::Refresh
                | LinkKind::Header
                | LinkKind::Feed
                | LinkKind::Sitemap
                | LinkKind::Pdf
        )
    }
}

/// The `rel` values that change what a crawler does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkRel {
    pub nofollow: bool,
    pub ugc: bool,
    pub sponsored: bool,
}

/// What a page asks of crawlers, from `meta robots` and `X-Robots-Tag`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Directives {
    pub noindex: bool,
    pub nofollow: bool,
    pub noarchive: bool,
}

impl Directives {
    /// Both sources count: what either forbids is forbidden.
    #[must_use]
    pub fn and(self, other: Directives) -> Directives {
        Directives {
            noindex: self.noindex || other.noindex,
            nofollow: self.nofollow || other.nofollow,
            noarchive: self.noarchive || other.noarchive,
        }
    }

    /// Reads `noindex, nofollow`: the content of `meta robots`, or what `X-Robots-Tag` asks of one
    /// agent. Unknown words are ignored, and so are directives with a value (`max-snippet: 20`).
    pub fn from_tokens(text: &str) -> Directives {
        let words = text.split(',').filter(|part| !part.contains(':')).flat_map(str::split_whitespace);
        words.fold(Directives::default(), |all, word| all.and(Directives::from_word(word)))
    }

    fn from_word(word: &str) -> Directives {
        let is = |name: &str| word.eq_ignore_ascii_case(name);
        Directives {
            noindex: is("noindex") || is("none"),
            nofollow: is("nofollow") || is("none"),
            noarchive: is("noarchive"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_are_words_in_any_case_and_order() {
        let all = Directives { noindex: true, nofollow: true, noarchive: true };
        assert_eq!(Directives::from_tokens("NoIndex,nofollow , NOARCHIVE"), all);
        assert_eq!(Directives::from_tokens("none noarchive"), all);
        assert_eq!(Directives::from_tokens("index, follow, all, nosnippet, noindexing"), Directives::default());
    }

    #[test]
    fn the_value_of_a_directive_is_not_a_directive() {
        assert_eq!(Directives::from_tokens("max-image-preview: none, max-image-preview:none"), Directives::default());
        let noindex = Directives { noindex: true, ..Directives::default() };
        assert_eq!(Directives::from_tokens("max-snippet: -1, noindex"), noindex);
    }
}
