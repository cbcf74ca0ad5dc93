use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8};
use peregrine_types::{Link, LinkKind, LinkRel};
use peregrine_urls::{Url, fetchable, resolve};

/// Longer values are not looked at: no URL that can be fetched is written so long.
pub(crate) const MAX_WRITTEN_URL: usize = 16 * 1024;

/// A link as the page wrote it. What it means is known when the whole page is: `<base>` may come later.
#[derive(Debug)]
pub(crate) struct WrittenLink<'a> {
    pub target: Cow<'a, str>,
    pub kind: LinkKind,
    pub rel_text: String,
    pub text: String,
    pub position: u32,
}

/// Whether this can be a link to fetch at all, told without parsing: pages are full of `javascript:`,
/// `mailto:` and `data:` of any length.
pub(crate) fn may_be_fetched(target: &str) -> bool {
    target.len() <= MAX_WRITTEN_URL && scheme(target).is_none_or(is_http)
}

fn is_http(scheme: &str) -> bool {
    scheme.eq_ignore_ascii_case("http") || scheme.eq_ignore_ascii_case("https")
}

fn scheme(target: &str) -> Option<&str> {
    let target = target.trim_ascii_start();
    let end = target.bytes().position(|byte| !byte.is_ascii_alphanumeric() && !matches!(byte, b'+' | b'-' | b'.'))?;
    let (scheme, rest) = target.split_at_checked(end)?;
    (rest.starts_with(':') && scheme.starts_with(|first: char| first.is_ascii_alphabetic())).then_some(scheme)
}

/// Turns what a page wrote into what will be fetched.
pub(crate) struct Resolver<'p> {
    page: &'p Url,
    base: Option<Url>,
    encoding: &'static Encoding,
}

impl<'p> Resolver<'p> {
    /// `base` is the page's `<base href>`.
    pub fn new(page: &'p Url, base: Option<&str>, encoding: &'static Encoding) -> Self {
        let base = base.and_then(|base| resolve(Some(page), base).ok()).filter(|base| is_http(base.scheme()));
        Resolver { page, base, encoding }
    }

    pub fn link(&self, written: WrittenLink<'_>) -> Option<Link> {
        let url = self.url(&written.target)?;
        let rel = rel(&written.rel_text);
        let WrittenLink { kind, rel_text, text, position, .. } = written;
        Some(Link { url, kind, rel, rel_text, text, position, modified: None })
    }

    pub fn url(&self, target: &str) -> Option<Url> {
        let target = target.trim_ascii();
        // A place on this very page.
        if self.base.is_none() && (target.is_empty() || target.starts_with('#')) {
            return None;
        }
        let base = self.base.as_ref().unwrap_or(self.page);
        let url = if self.encoding == UTF_8 || target.is_ascii() {
            resolve(Some(base), target).ok()?
        } else {
            self.in_the_pages_encoding(base, target)?
        };
        fetchable(url).ok()
    }

    /// In pages of older encodings, a query is sent as the page is encoded (WHATWG URL, "query state"), because
    /// that is what their servers expect.
    fn in_the_pages_encoding(&self, base: &Url, target: &str) -> Option<Url> {
        let encoding = self.encoding.output_encoding();
        Url::options()
            .base_url(Some(base))
            .encoding_override(Some(&|query| encoding.encode(query).0))
            .parse(target)
            .ok()
    }
}

/// The values of `rel` that change what a crawler does.
pub(crate) fn rel(text: &str) -> LinkRel {
    let mut rel = LinkRel::default();
    for word in rel_words(text) {
        rel.nofollow |= word.eq_ignore_ascii_case("nofollow");
        rel.ugc |= word.eq_ignore_ascii_case("ugc");
        rel.sponsored |= word.eq_ignore_ascii_case("sponsored");
    }
    rel
}

fn rel_words(rel: &str) -> impl Iterator<Item = &str> {
    rel.split([' ', '\t', '\n', '\r', '\x0c', ',']).filter(|word| !word.is_empty())
}

pub(crate) fn has_rel(rel: &str, wanted: &str) -> bool {
    rel_words(rel).any(|word| word.eq_ignore_ascii_case(wanted))
}

/// What a `<link>` or `Link:` with this `rel` and `type` leads to: [`LinkKind::Link`] for pages,
/// [`LinkKind::Resource`] for a page's furniture, nothing for hints that name only a host.
pub(crate) fn kind_of_rel(rel: &str, media_type: &str) -> Option<LinkKind> {
    const PAGES: [&str; 28] = [
        "about",
        "alternate",
        "amphtml",
        "appendix",
        "archives",
        "author",
        "bookmark",
        "canonical",
        "chapter",
        "contents",
        "copyright",
        "first",
        "glossary",
        "help",
        "index",
        "last",
        "license",
        "next",
        "prerender",
        "prev",
        "previous",
        "privacy-policy",
        "section",
        "shortlink",
        "start",
        "terms-of-service",
        "toc",
        "up",
    ];
    const FURNITURE: [&str; 3] = ["stylesheet", "icon", "preload"];
    const HINTS: [&str; 2] = ["dns-prefetch", "preconnect"];
    let any = |words: &[&str]| rel_words(rel).any(|word| words.iter().any(|other| word.eq_ignore_ascii_case(other)));
    if any(&FURNITURE) || media_type.to_ascii_lowercase().contains("oembed") {
        Some(LinkKind::Resource)
    } else if any(&PAGES) {
        Some(LinkKind::Link)
    } else if any(&HINTS) {
        None
    } else {
        Some(LinkKind::Resource)
    }
}

/// The URLs of a `srcset`: candidates are separated by commas, each a URL and perhaps a descriptor. Commas may
/// also stand inside of a URL.
pub(crate) fn srcset_urls(srcset: &str) -> impl Iterator<Item = &str> {
    let mut rest = srcset;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == ',');
        let end = rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.len());
        let (url, after) = rest.split_at_checked(end)?;
        rest = if url.ends_with(',') { after } else { after_descriptors(after) };
        let url = url.trim_end_matches(',');
        (!url.is_empty()).then_some(url)
    })
}

fn after_descriptors(descriptors: &str) -> &str {
    let mut parentheses = 0_usize;
    for (place, character) in descriptors.char_indices() {
        match character {
            '(' => parentheses += 1,
            ')' => parentheses = parentheses.saturating_sub(1),
            ',' if parentheses == 0 => return descriptors.get(place + 1..).unwrap_or_default(),
            _ => {}
        }
    }
    ""
}

/// The target of `<meta http-equiv=refresh content="5; url=…">`. Without one the page only reloads itself.
pub(crate) fn refresh_target(content: &str) -> Option<&str> {
    let after_time = content.trim_ascii_start().trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let rest = after_time.trim_ascii_start();
    let rest = rest.strip_prefix([';', ',']).unwrap_or(rest).trim_ascii_start();
    let target = without_url_key(rest).unwrap_or(rest);
    let target = match target.chars().next() {
        Some(quote @ ('"' | '\'')) => {
            let inside = target.get(1..)?;
            inside.split(quote).next().unwrap_or(inside)
        }
        _ => target,
    };
    let target = target.trim_ascii();
    (!target.is_empty()).then_some(target)
}

fn without_url_key(text: &str) -> Option<&str> {
    let (key, rest) = text.split_at_checked(3)?;
    let value = rest.trim_ascii_start().strip_prefix('=')?;
    key.eq_ignore_ascii_case("url").then_some(value.trim_ascii_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_fetched_is_looked_at() {
        for (target, expected) in [
            ("page.html", true),
            ("/a:b", true),
            ("?a:b", true),
            (" HTTP://example.com", true),
            ("https:x", true),
            ("", true),
            ("1:2", true),
            ("javascript:void(0)", false),
            (" \nMailto:a@b.c", false),
            ("data:image/png;base64,AAAA", false),
            ("android-app://com.example", false),
        ] {
            assert_eq!(may_be_fetched(target), expected, "{target}");
        }
        assert!(!may_be_fetched(&"x".repeat(MAX_WRITTEN_URL + 1)));
    }

    #[test]
    fn links_within_the_page_lead_nowhere_unless_there_is_a_base() {
        let page = Url::parse("http://example.com/dir/page?q").expect("valid");
        let plain = Resolver::new(&page, None, UTF_8);
        assert_eq!(plain.url("#top"), None);
        assert_eq!(plain.url(" "), None);
        assert_eq!(plain.url("?x#top").map(String::from), Some("http://example.com/dir/page?x".to_owned()));
        let based = Resolver::new(&page, Some("/other/"), UTF_8);
        assert_eq!(based.url("#top").map(String::from), Some("http://example.com/other/".to_owned()));
        for useless in ["javascript:x", "http://[", "data:,"] {
            assert!(Resolver::new(&page, Some(useless), UTF_8).base.is_none());
        }
    }

    #[test]
    fn a_query_is_sent_in_the_pages_encoding_and_a_path_is_not() {
        let page = Url::parse("http://example.com/").expect("valid");
        let resolver = Resolver::new(&page, None, encoding_rs::WINDOWS_1251);
        assert_eq!(
            resolver.url("/да?да=да").map(String::from),
            Some("http://example.com/%D0%B4%D0%B0?%E4%E0=%E4%E0".to_owned())
        );
        let utf_16 = Resolver::new(&page, None, encoding_rs::UTF_16LE);
        assert_eq!(utf_16.url("?é").map(String::from), Some("http://example.com/?%C3%A9".to_owned()));
    }

    #[test]
    fn every_candidate_of_a_srcset_is_found() {
        let urls = |srcset| srcset_urls(srcset).collect::<Vec<_>>();
        assert_eq!(urls("a.png, b.png 2x,c.png 100w , d.png"), ["a.png", "b.png", "c.png", "d.png"]);
        assert_eq!(urls(" ,, /w_1,h_2/a.png 1x, b.png,"), ["/w_1,h_2/a.png", "b.png"]);
        assert_eq!(urls("a.png calc(1,2)w, b.png"), ["a.png", "b.png"]);
        assert_eq!(urls("data:image/png;base64,AA== 1x, b.png"), ["data:image/png;base64,AA==", "b.png"]);
        assert!(urls(" , ,").is_empty() && urls("").is_empty());
    }

    #[test]
    fn a_refresh_says_where_it_leads() {
        for (content, target) in [
            ("0;url=/next", Some("/next")),
            ("5; URL = '/next' ", Some("/next")),
            ("1.5 , \"a b\"rest", Some("a b")),
            ("0;/next", Some("/next")),
            ("url=x", Some("x")),
            ("30", None),
            ("0;url=", None),
            ("", None),
            ("0; urlé", Some("urlé")),
            ("0;'", None),
        ] {
            assert_eq!(refresh_target(content), target, "{content}");
        }
    }

    #[test]
    fn rel_tells_pages_from_furniture() {
        assert_eq!(kind_of_rel("Canonical", ""), Some(LinkKind::Link));
        assert_eq!(kind_of_rel("alternate", "application/rss+xml"), Some(LinkKind::Link));
        assert_eq!(kind_of_rel("alternate", "application/json+oembed"), Some(LinkKind::Resource));
        assert_eq!(kind_of_rel("alternate stylesheet", ""), Some(LinkKind::Resource));
        assert_eq!(kind_of_rel("shortcut icon", ""), Some(LinkKind::Resource));
        assert_eq!(kind_of_rel("dns-prefetch", ""), None);
        assert_eq!(kind_of_rel("", ""), Some(LinkKind::Resource));
    }

    #[test]
    fn rel_flags_are_words() {
        assert_eq!(rel("external NOFOLLOW"), LinkRel { nofollow: true, ..LinkRel::default() });
        assert_eq!(rel("ugc,sponsored"), LinkRel { ugc: true, sponsored: true, nofollow: false });
        assert_eq!(rel("nofollowing"), LinkRel::default());
    }
}
