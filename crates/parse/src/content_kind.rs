use std::io::Read as _;

use flate2::read::MultiGzDecoder;
use peregrine_types::ContentKind;

use crate::Document;

/// How many bytes decide, where the declared type does not.
const SNIFFED: usize = 1024;

/// What a body is by its `Content-Type` and by its first bytes.
///
/// Servers without configuration send everything as `application/octet-stream` or `text/plain`. There,
/// and where the type is missing, the body is looked at in the manner of WHATWG MIME Sniffing. A declared
/// `text/plain` is believed unless the body starts like a whole HTML document. XML is what its first element says.
/// A page that begins as no text can, but as a picture, an archive or a PDF document does, is that; and what is said to be a PDF
/// document may be the page that asks for a login instead.
pub fn content_kind(content_type: Option<&str>, body: &[u8]) -> ContentKind {
    let declared = essence(content_type);
    let body = body.get(..SNIFFED).unwrap_or(body);
    let in_ascii = ascii_of_utf_16(body);
    let start = without_preamble(in_ascii.as_deref().unwrap_or(body));
    match declared.as_str() {
        "text/html" | "application/xhtml+xml" | "text/plain" if unlike_text(start).is_some() => {
            unlike_text(start).unwrap_or_default()
        }
        "text/html" => ContentKind::Html,
        "application/xhtml+xml" => ContentKind::Xhtml,
        "application/pdf" | "application/x-pdf" if starts_a_document(start) => ContentKind::Html,
        "text/plain" if starts_a_document(start) => ContentKind::Html,
        "text/plain" => kind_of_root(start).unwrap_or(ContentKind::PlainText),
        "application/json" | "application/feed+json" if is_json_feed(start) => ContentKind::Feed,
        "" | "application/octet-stream" | "unknown/unknown" | "application/unknown" | "*/*" => {
            sniffed(start, body.is_empty(), declared.is_empty())
        }
        xml if is_xml(xml) => kind_of_xml(start).unwrap_or(ContentKind::Other),
        other => by_family(other).or_else(|| kind_of_magic(start)).unwrap_or(ContentKind::Other),
    }
}

/// The same, with what else is known: where it was found, and whether somebody called it a sitemap.
pub(crate) fn kind_of(document: &Document<'_>) -> ContentKind {
    let body = document.body;
    if is_gzip(body) {
        let mut start = Vec::new();
        // What cannot be unpacked is an archive like any other.
        let _ = MultiGzDecoder::new(body).take(SNIFFED as u64).read_to_end(&mut start);
        let inside = kind_of_root(without_preamble(&start));
        let urls = document.may_be_sitemap() && crate::sitemap::is_list_of_urls(&start);
        return inside.or(urls.then_some(ContentKind::Sitemap)).unwrap_or(ContentKind::Archive);
    }
    let kind = content_kind(document.content_type, body);
    let undecided = matches!(kind, ContentKind::PlainText | ContentKind::Other);
    if undecided && document.may_be_sitemap() {
        let start = body.get(..SNIFFED).unwrap_or(body);
        if crate::sitemap::is_list_of_urls(start) {
            return ContentKind::Sitemap;
        }
        return kind_of_root(without_preamble(start)).unwrap_or(kind);
    }
    kind
}

/// What begins with these bytes and cannot be a text.
fn unlike_text(start: &[u8]) -> Option<ContentKind> {
    let kind = kind_of_magic(start)?;
    (kind == ContentKind::Pdf || start.iter().copied().any(is_binary)).then_some(kind)
}

/// The start of a body in UTF-16, as far as it is ASCII: enough to tell what it is. `None` where it is in something else.
fn ascii_of_utf_16(body: &[u8]) -> Option<Vec<u8>> {
    let (text, is_little) = match body {
        [0xff, 0xfe, text @ ..] => (text, true),
        [0xfe, 0xff, text @ ..] => (text, false),
        [b'<', 0, b'?', 0, ..] => (body, true),
        [0, b'<', 0, b'?', ..] => (body, false),
        _ => return None,
    };
    let ascii = |unit: &[u8; 2]| {
        let unit = if is_little { u16::from_le_bytes(*unit) } else { u16::from_be_bytes(*unit) };
        u8::try_from(unit).ok().filter(u8::is_ascii).unwrap_or(b'?')
    };
    Some(text.as_chunks::<2>().0.iter().map(ascii).collect())
}

fn essence(content_type: Option<&str>) -> String {
    content_type.unwrap_or_default().split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

fn sniffed(start: &[u8], is_empty: bool, is_undeclared: bool) -> ContentKind {
    if let Some(kind) = kind_of_magic(start).or_else(|| kind_of_root(start)) {
        kind
    } else if starts_with_markup(start) || starts_a_document(after_xml_prolog(start)) {
        ContentKind::Html
    } else if is_json_feed(start) {
        ContentKind::Feed
    } else if is_undeclared && !is_empty && !start.iter().copied().any(is_binary) {
        ContentKind::PlainText
    } else {
        ContentKind::Other
    }
}

fn is_xml(essence: &str) -> bool {
    matches!(essence, "text/xml" | "application/xml" | "application/x-xml") || essence.ends_with("+xml")
}

/// SVG is XML, and a picture all the same.
fn kind_of_xml(start: &[u8]) -> Option<ContentKind> {
    if starts_a_document(after_xml_prolog(start)) {
        return Some(ContentKind::Xhtml);
    }
    kind_of_root(start)
}

fn kind_of_root(start: &[u8]) -> Option<ContentKind> {
    let root = after_xml_prolog(start).strip_prefix(b"<")?;
    let name = root.split(|byte| byte.is_ascii_whitespace() || matches!(byte, b'>' | b'/')).next()?;
    let local = name.rsplit(|byte| *byte == b':').next()?;
    let is = |names: &[&str]| names.iter().any(|known| local.eq_ignore_ascii_case(known.as_bytes()));
    if is(&["urlset", "sitemapindex"]) {
        Some(ContentKind::Sitemap)
    } else if is(&["rss", "feed", "rdf"]) {
        Some(ContentKind::Feed)
    } else if is(&["svg"]) {
        Some(ContentKind::Image)
    } else {
        None
    }
}

fn is_json_feed(start: &[u8]) -> bool {
    start.starts_with(b"{") && memchr::memmem::find(start, b"jsonfeed.org/version/").is_some()
}

fn by_family(essence: &str) -> Option<ContentKind> {
    let family = essence.split('/').next().unwrap_or_default();
    Some(match (family, essence) {
        (_, "application/pdf" | "application/x-pdf") => ContentKind::Pdf,
        ("image", _) => ContentKind::Image,
        ("audio", _) => ContentKind::Audio,
        ("video", _) => ContentKind::Video,
        (
            _,
            "application/zip"
            | "application/gzip"
            | "application/x-gzip"
            | "application/x-tar"
            | "application/x-bzip2"
            | "application/x-xz"
            | "application/x-7z-compressed"
            | "application/vnd.rar"
            | "application/zstd"
            | "application/x-rar-compressed",
        ) => ContentKind::Archive,
        _ => return None,
    })
}

fn kind_of_magic(start: &[u8]) -> Option<ContentKind> {
    const MAGIC: [(&[u8], ContentKind); 15] = [
        (b"%PDF-", ContentKind::Pdf),
        (b"\x89PNG\r\n\x1a\n", ContentKind::Image),
        (b"\xff\xd8\xff", ContentKind::Image),
        (b"GIF87a", ContentKind::Image),
        (b"GIF89a", ContentKind::Image),
        (b"PK\x03\x04", ContentKind::Archive),
        (b"\x1f\x8b", ContentKind::Archive),
        (b"BZh", ContentKind::Archive),
        (b"\xfd7zXZ\0", ContentKind::Archive),
        (b"7z\xbc\xaf\x27\x1c", ContentKind::Archive),
        (b"Rar!", ContentKind::Archive),
        (b"\x28\xb5\x2f\xfd", ContentKind::Archive),
        (b"OggS", ContentKind::Audio),
        (b"ID3", ContentKind::Audio),
        (b"\x1aE\xdf\xa3", ContentKind::Video),
    ];
    let by_start = MAGIC.iter().find(|(magic, _)| start.starts_with(magic)).map(|(_, kind)| *kind);
    by_start.or_else(|| match (start.get(..4), start.get(4..8), start.get(8..12)) {
        (Some(b"RIFF"), _, Some(b"WEBP")) => Some(ContentKind::Image),
        (_, Some(b"ftyp"), _) => Some(ContentKind::Video),
        _ => None,
    })
}

pub(crate) fn is_gzip(body: &[u8]) -> bool {
    body.starts_with(b"\x1f\x8b\x08")
}

fn without_preamble(body: &[u8]) -> &[u8] {
    body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body).trim_ascii_start()
}

/// What follows the XML declaration, comments, processing instructions and a document type that is not HTML's.
fn after_xml_prolog(start: &[u8]) -> &[u8] {
    let mut rest = start;
    loop {
        let end: &[u8] = match rest {
            [b'<', b'?', ..] => b"?>",
            [b'<', b'!', b'-', b'-', ..] => b"-->",
            [b'<', b'!', ..] if starts_a_document(rest) => return rest,
            [b'<', b'!', ..] if declares_something(rest) => b"]>",
            [b'<', b'!', ..] => b">",
            _ => return rest,
        };
        let length = memchr::memmem::find(rest, end).map_or(rest.len(), |place| place + end.len());
        rest = rest.get(length..).unwrap_or_default().trim_ascii_start();
    }
}

/// Whether a document type has a part in brackets.
fn declares_something(doctype: &[u8]) -> bool {
    memchr::memchr2(b'[', b'>', doctype).is_some_and(|place| doctype.get(place) == Some(&b'['))
}

fn starts_a_document(start: &[u8]) -> bool {
    ["<!doctype html", "<html", "<head", "<body"].iter().any(|tag| starts_with_tag(start, tag))
}

fn starts_with_markup(start: &[u8]) -> bool {
    const TAGS: [&str; 17] = [
        "<!doctype html",
        "<html",
        "<head",
        "<script",
        "<iframe",
        "<h1",
        "<div",
        "<font",
        "<table",
        "<a",
        "<style",
        "<title",
        "<b",
        "<body",
        "<br",
        "<p",
        "<meta",
    ];
    start.starts_with(b"<!--") || TAGS.iter().any(|tag| starts_with_tag(start, tag))
}

fn starts_with_tag(start: &[u8], tag: &str) -> bool {
    let after = start.get(tag.len());
    starts_with_ignoring_case(start, tag)
        && after.is_some_and(|byte| byte.is_ascii_whitespace() || matches!(byte, b'>' | b'/'))
}

fn starts_with_ignoring_case(start: &[u8], prefix: &str) -> bool {
    start.get(..prefix.len()).is_some_and(|head| head.eq_ignore_ascii_case(prefix.as_bytes()))
}

/// A byte that no text contains.
fn is_binary(byte: u8) -> bool {
    matches!(byte, 0..=8 | 0x0b | 0x0e..=0x1a | 0x1c..=0x1f)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_useful_declaration_is_believed() {
        for (declared, body, kind) in [
            ("text/html; charset=utf-8", "plain", ContentKind::Html),
            ("Application/XHTML+XML", "", ContentKind::Xhtml),
            ("text/plain", "<p>source code</p>", ContentKind::PlainText),
            ("image/png", "<html>", ContentKind::Image),
            ("application/json", "{}", ContentKind::Other),
            ("text/xml", "<?xml version='1.0'?><rss>", ContentKind::Feed),
            ("application/rss+xml", "<urlset>", ContentKind::Sitemap),
            ("text/xml", "<?xml version='1.0'?>\n<!-- x --><a:sitemapindex>", ContentKind::Sitemap),
            ("text/xml", "<?xml version='1.0'?>\n<html xmlns='…'>", ContentKind::Xhtml),
            ("text/xml", "<note>", ContentKind::Other),
            ("image/svg+xml", "<svg>", ContentKind::Image),
            ("application/feed+json", "{\"version\": \"https://jsonfeed.org/version/1.1\"}", ContentKind::Feed),
            ("application/pdf", "", ContentKind::Pdf),
            ("application/bogus", "%PDF-1.4", ContentKind::Pdf),
            ("video/mp4", "", ContentKind::Video),
            ("application/pdf", "<!DOCTYPE html><title>Log in</title>", ContentKind::Html),
            ("application/pdf", "<< /Root", ContentKind::Pdf),
            ("text/html", "%PDF-1.7", ContentKind::Pdf),
            ("text/plain", "%PDF-1.7", ContentKind::Pdf),
            ("text/html", "PK\u{3}\u{4}\0\0", ContentKind::Archive),
            ("text/html", "GIF89a is a format", ContentKind::Html),
            ("text/html", "\0\0<html>", ContentKind::Html),
        ] {
            assert_eq!(content_kind(Some(declared), body.as_bytes()), kind, "{declared} {body}");
        }
    }

    #[test]
    fn documents_in_utf_16_are_known_for_what_they_are() {
        let both = |text: &str, marked: bool| {
            let mark = if marked { "\u{feff}" } else { "" };
            let units = || mark.encode_utf16().chain(text.encode_utf16());
            [units().flat_map(u16::to_le_bytes).collect(), units().flat_map(u16::to_be_bytes).collect::<Vec<u8>>()]
        };
        for (declared, text, marked, kind) in [
            (Some("text/xml"), "<?xml version='1.0'?><urlset>é", true, ContentKind::Sitemap),
            (Some("text/xml"), "<?xml version='1.0'?><rss>", false, ContentKind::Feed),
            (Some("text/html"), "<p>", true, ContentKind::Html),
            (None, "<!DOCTYPE html>", true, ContentKind::Html),
            (None, "größe", true, ContentKind::PlainText),
        ] {
            for body in both(text, marked) {
                assert_eq!(content_kind(declared, &body), kind, "{declared:?} {body:?}");
            }
        }
    }

    #[test]
    fn the_first_bytes_decide_where_the_declaration_does_not() {
        for (declared, body, kind) in [
            (None, &b"\xef\xbb\xbf \n<!DOCTYPE html>"[..], ContentKind::Html),
            (None, b"<a href=x>", ContentKind::Html),
            (None, b"<!-- hello --><p>", ContentKind::Html),
            (None, b"<abbr>", ContentKind::PlainText),
            (None, b"hello", ContentKind::PlainText),
            (None, b"\x89PNG\r\n\x1a\n", ContentKind::Image),
            (None, b"", ContentKind::Other),
            (None, b"\n<!-- x -->\n<rss version='2.0'>", ContentKind::Feed),
            (Some("application/octet-stream"), b"%PDF-1.7", ContentKind::Pdf),
            (None, b"RIFF\0\0\0\0WEBPVP8 ", ContentKind::Image),
            (Some("text/plain"), b"<html lang=en>", ContentKind::Html),
            (Some("application/octet-stream"), b"<title>x", ContentKind::Html),
            (Some("application/octet-stream"), b"hello", ContentKind::Other),
        ] {
            assert_eq!(content_kind(declared, body), kind, "{declared:?} {body:?}");
        }
    }
}
