/// What a body is, as far as the parser is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentKind {
    Html,
    PlainText,
    /// Something this room does not read.
    Other,
}

/// How many bytes decide, where the declared type does not.
const SNIFFED: usize = 1024;

/// What a body is by its `Content-Type`, and by its first bytes where that says nothing useful.
///
/// Servers without configuration send everything as `application/octet-stream` or `text/plain`. There,
/// and where the type is missing, the body is looked at in the manner of WHATWG MIME Sniffing. A declared
/// `text/plain` is believed unless the body starts like a whole HTML document.
pub fn content_kind(content_type: Option<&str>, body: &[u8]) -> ContentKind {
    let declared = content_type.unwrap_or_default().split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let start = without_preamble(body.get(..SNIFFED).unwrap_or(body));
    match declared.as_str() {
        "text/html" | "application/xhtml+xml" => ContentKind::Html,
        "text/plain" if starts_a_document(start) => ContentKind::Html,
        "text/plain" => ContentKind::PlainText,
        "text/xml" | "application/xml" if starts_a_document(after_xml_declaration(start)) => ContentKind::Html,
        "" | "application/octet-stream" | "unknown/unknown" | "application/unknown" | "*/*" => {
            if starts_with_markup(start) || starts_a_document(after_xml_declaration(start)) {
                ContentKind::Html
            } else if declared.is_empty() && !body.is_empty() && !start.iter().copied().any(is_binary) {
                ContentKind::PlainText
            } else {
                ContentKind::Other
            }
        }
        _ => ContentKind::Other,
    }
}

fn without_preamble(body: &[u8]) -> &[u8] {
    body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body).trim_ascii_start()
}

fn after_xml_declaration(start: &[u8]) -> &[u8] {
    if !starts_with_ignoring_case(start, "<?xml") {
        return start;
    }
    let end = memchr::memchr(b'>', start).map_or(start.len(), |place| place + 1);
    start.get(end..).unwrap_or_default().trim_ascii_start()
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
            ("Application/XHTML+XML", "", ContentKind::Html),
            ("text/plain", "<p>source code</p>", ContentKind::PlainText),
            ("image/png", "<html>", ContentKind::Other),
            ("application/json", "{}", ContentKind::Other),
            ("text/xml", "<?xml version='1.0'?><rss>", ContentKind::Other),
            ("text/xml", "<?xml version='1.0'?>\n<html xmlns='…'>", ContentKind::Html),
        ] {
            assert_eq!(content_kind(Some(declared), body.as_bytes()), kind, "{declared} {body}");
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
            (None, b"\x89PNG\r\n\x1a\n", ContentKind::Other),
            (None, b"", ContentKind::Other),
            (Some("text/plain"), b"<html lang=en>", ContentKind::Html),
            (Some("application/octet-stream"), b"<title>x", ContentKind::Html),
            (Some("application/octet-stream"), b"hello", ContentKind::Other),
        ] {
            assert_eq!(content_kind(declared, body), kind, "{declared:?} {body:?}");
        }
    }
}
