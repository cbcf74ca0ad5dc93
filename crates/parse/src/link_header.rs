use std::borrow::Cow;

use encoding_rs::UTF_8;
use peregrine_types::{Alternate, LinkKind, ParsedPage};
use peregrine_urls::Url;

use crate::ParseOptions;
use crate::links::{Resolver, WrittenLink, has_rel, kind_of_rel, may_be_fetched};

/// Adds what the `Link:` response headers (RFC 8288) of a page say: links to other pages, and its
/// canonical address if the page itself names none.
pub fn add_header_links<'a>(
    page: &mut ParsedPage,
    values: impl IntoIterator<Item = &'a str>,
    url: &Url,
    options: &ParseOptions,
) {
    let resolver = Resolver::new(url, None, UTF_8);
    for entry in values.into_iter().flat_map(entries) {
        let Some(kind) = kind_of_rel(entry.rel, entry.media_type) else { continue };
        let kind = if kind == LinkKind::Link { LinkKind::Header } else { kind };
        let wanted = kind.leads_to_pages() || options.want_resources;
        if !wanted || !may_be_fetched(entry.target) {
            continue;
        }
        if page.links.len() >= options.limits.links {
            page.links_left_out += 1;
            continue;
        }
        let written = WrittenLink {
            target: Cow::Borrowed(entry.target),
            kind,
            rel_text: entry.rel.to_owned(),
            text: String::new(),
            position: 0,
        };
        if let Some(link) = resolver.link(written) {
            if entry.is_of_another_page {
                page.links.push(link);
                continue;
            }
            if page.canonical.is_none() && has_rel(entry.rel, "canonical") {
                page.canonical = Some(link.url.clone());
            }
            if !entry.language.is_empty() && has_rel(entry.rel, "alternate") {
                page.alternates.push(Alternate { language: entry.language.to_owned(), url: link.url.clone() });
            }
            page.links.push(link);
        }
    }
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Entry<'a> {
    target: &'a str,
    rel: &'a str,
    media_type: &'a str,
    language: &'a str,
    /// It says what another page leads to (`anchor`).
    is_of_another_page: bool,
}

/// The links of one header value: `<target>; name=value; …, <target> …`.
fn entries(value: &str) -> impl Iterator<Item = Entry<'_>> {
    let mut rest = value;
    std::iter::from_fn(move || {
        let (_, after_open) = rest.split_once('<')?;
        let (target, parameters) = after_open.split_once('>')?;
        let mut entry = Entry { target: target.trim_ascii(), ..Entry::default() };
        rest = read_parameters(parameters, &mut entry);
        Some(entry)
    })
}

/// Reads parameters up to the comma before the next link, and says what follows.
fn read_parameters<'a>(mut rest: &'a str, entry: &mut Entry<'a>) -> &'a str {
    loop {
        rest = rest.trim_ascii_start();
        let Some(parameter) = rest.strip_prefix(';') else { return rest };
        let end = parameter.find(['=', ';', ',']).unwrap_or(parameter.len());
        let (name, after_name) = parameter.split_at_checked(end).unwrap_or((parameter, ""));
        let (value, after_value) = match after_name.strip_prefix('=') {
            Some(value) => split_value(value.trim_ascii_start()),
            None => ("", after_name),
        };
        // The first of a name counts.
        if name.trim_ascii().eq_ignore_ascii_case("rel") && entry.rel.is_empty() {
            entry.rel = value;
        } else if name.trim_ascii().eq_ignore_ascii_case("type") && entry.media_type.is_empty() {
            entry.media_type = value;
        } else if name.trim_ascii().eq_ignore_ascii_case("hreflang") && entry.language.is_empty() {
            entry.language = value;
        } else if name.trim_ascii().eq_ignore_ascii_case("anchor") {
            entry.is_of_another_page = !value.is_empty();
        }
        rest = after_value;
    }
}

fn split_value(text: &str) -> (&str, &str) {
    if let Some(quoted) = text.strip_prefix('"') {
        let end = end_of_quoted(quoted);
        let (value, rest) = quoted.split_at_checked(end).unwrap_or((quoted, ""));
        return (value, rest.strip_prefix('"').unwrap_or(rest));
    }
    let end = text.find([';', ',']).unwrap_or(text.len());
    let (value, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    (value.trim_ascii(), rest)
}

/// Where a quoted text ends: a quote after a backslash is part of it.
fn end_of_quoted(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    });
    end.unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(values: &[&str]) -> ParsedPage {
        let url = Url::parse("http://example.com/dir/page").expect("valid");
        let mut page = ParsedPage::default();
        add_header_links(&mut page, values.iter().copied(), &url, &ParseOptions::default());
        page
    }

    #[test]
    fn links_in_headers_are_links() {
        let page = read(&[
            r#"<next>; rel="next"; title="a, b; c", </style.css>; rel=preload; as=style, <https://x.example>; rel=preconnect"#,
            "<http://example.com/canon>; REL=\"shortlink canonical\"",
        ]);
        let links: Vec<_> =
            page.links.iter().map(|link| (link.url.as_str(), link.kind, link.rel_text.as_str())).collect();
        assert_eq!(
            links,
            [
                ("http://example.com/dir/next", LinkKind::Header, "next"),
                ("http://example.com/style.css", LinkKind::Resource, "preload"),
                ("http://example.com/canon", LinkKind::Header, "shortlink canonical"),
            ]
        );
        assert_eq!(page.canonical.map(String::from).as_deref(), Some("http://example.com/canon"));
    }

    #[test]
    fn what_a_header_says_of_other_pages_is_not_said_of_this_one() {
        let page = read(&[
            r#"</other>; rel="canonical"; anchor="/elsewhere", </de>; rel=alternate; hreflang=de; anchor="/elsewhere""#,
        ]);
        assert_eq!((page.links.len(), page.canonical, page.alternates.len()), (2, None, 0));
    }

    #[test]
    fn a_title_with_quotes_in_it_hides_no_link_and_makes_none() {
        let page = read(&[r#"<1>; title="a \"b\", <no>; rel=next"; rel=next, <2>; title="x\\", <3>"#]);
        let paths: Vec<_> = page.links.iter().map(|link| link.url.path()).collect();
        assert_eq!(paths, ["/dir/1", "/dir/2", "/dir/3"]);
    }

    #[test]
    fn malformed_headers_give_what_can_be_read() {
        for (value, count) in [
            ("", 0),
            ("<", 0),
            ("<a", 0),
            ("<a>", 1),
            ("<a>;", 1),
            ("<a>; rel=\"next", 1),
            ("<a>;;;=;,,<b>;rel", 2),
            ("x<a>y<b>", 2),
            ("<javascript:x>; rel=next", 0),
        ] {
            assert_eq!(read(&[value]).links.len(), count, "{value}");
        }
    }
}
