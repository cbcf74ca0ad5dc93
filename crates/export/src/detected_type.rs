//! What a body is by its first bytes, whatever the server says: Common Crawl's `content_mime_detected`.

use peregrine_fetch::{DecodeLimits, decode_content};
use peregrine_parse::{ContentKind, content_kind};

use crate::ArchivedVisit;

/// So many bytes decide.
const START_BYTES: usize = 1024;
const LIMITS: DecodeLimits = DecodeLimits { max_bytes: START_BYTES, max_ratio: 200 };

const XHTML: &str = "http://www.w3.org/1999/xhtml";

const MAGIC: [(&[u8], &str); 19] = [
    (b"%PDF-", "application/pdf"),
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
    (b"\0\0\x01\0", "image/vnd.microsoft.icon"),
    (b"PK\x03\x04", "application/zip"),
    (b"\x1f\x8b", "application/gzip"),
    (b"BZh", "application/x-bzip2"),
    (b"\xfd7zXZ\0", "application/x-xz"),
    (b"7z\xbc\xaf\x27\x1c", "application/x-7z-compressed"),
    (b"Rar!", "application/vnd.rar"),
    (b"\x28\xb5\x2f\xfd", "application/zstd"),
    (b"OggS", "audio/ogg"),
    (b"ID3", "audio/mpeg"),
    (b"fLaC", "audio/flac"),
    (b"\x1aE\xdf\xa3", "video/webm"),
    (b"wOFF", "font/woff"),
    (b"wOF2", "font/woff2"),
];

/// Of an answer that has a body with it.
pub(crate) fn detected_type(visit: &ArchivedVisit) -> Option<&'static str> {
    if visit.is_revisit() {
        return None;
    }
    let headers = visit.headers();
    // Nobody knows how much of an encoded body makes up its first bytes.
    let is_coded = headers.iter().any(|(name, _)| &**name == "content-encoding");
    let body = if is_coded { visit.body() } else { start_of(visit.body()) };
    let decoded = decode_content(&headers, &bytes::Bytes::copy_from_slice(body), &LIMITS).ok()?;
    type_of(&decoded.bytes)
}

fn start_of(body: &[u8]) -> &[u8] {
    body.get(..START_BYTES).unwrap_or(body)
}

fn type_of(body: &[u8]) -> Option<&'static str> {
    let start = start_of(body);
    if start.is_empty() {
        return None;
    }
    if let Some((_, known)) = MAGIC.iter().find(|(magic, _)| start.starts_with(magic)) {
        return Some(known);
    }
    match (start.get(..4), start.get(4..8), start.get(8..12)) {
        (Some(b"RIFF"), _, Some(b"WEBP")) => return Some("image/webp"),
        (_, Some(b"ftyp"), _) => return Some("video/mp4"),
        _ => {}
    }
    let text = String::from_utf8_lossy(start);
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let root = root_of(text);
    Some(match content_kind(None, start) {
        ContentKind::Html if root.contains(XHTML) => "application/xhtml+xml",
        ContentKind::Html => "text/html",
        ContentKind::Xhtml => "application/xhtml+xml",
        ContentKind::Feed if text.starts_with('{') => "application/feed+json",
        ContentKind::Feed if local_name(root).eq_ignore_ascii_case("feed") => "application/atom+xml",
        ContentKind::Feed => "application/rss+xml",
        ContentKind::Image => "image/svg+xml",
        _ if text.starts_with("<?xml") || text.starts_with("<urlset") || text.starts_with("<sitemapindex") => {
            "application/xml"
        }
        ContentKind::PlainText => "text/plain",
        _ => "application/octet-stream",
    })
}

/// The first tag of a document that is an element's, without its brackets.
fn root_of(text: &str) -> &str {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let behind = if let Some(comment) = rest.strip_prefix("<!--") {
            comment.split_once("-->")
        } else if let Some(instruction) = rest.strip_prefix("<?") {
            instruction.split_once("?>")
        } else if let Some(declaration) = rest.strip_prefix("<!") {
            let has_subset = declaration.split('>').next().is_some_and(|start| start.contains('['));
            declaration.split_once(if has_subset { "]>" } else { ">" })
        } else {
            let tag = rest.strip_prefix('<').unwrap_or_default();
            return tag.split('>').next().unwrap_or_default();
        };
        match behind {
            Some((_, behind)) => rest = behind,
            None => return "",
        }
    }
}

/// What an element is called, whatever its namespace is called there.
fn local_name(tag: &str) -> &str {
    let name = tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default();
    name.rsplit(':').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_say_what_a_body_is() {
        for (start, expected) in [
            (&b"<!doctype html><title>x"[..], "text/html"),
            (b"<html xmlns='http://www.w3.org/1999/xhtml'>", "application/xhtml+xml"),
            (b"<?xml version='1.0'?><rss>", "application/rss+xml"),
            (b"<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom'>", "application/atom+xml"),
            (b"<?xml version='1.0'?><urlset>", "application/xml"),
            (b"<?xml version='1.0'?><note>", "application/xml"),
            (b"<svg xmlns='x'>", "image/svg+xml"),
            (b"\x89PNG\r\n\x1a\n....", "image/png"),
            (b"RIFF....WEBPVP8 ", "image/webp"),
            (b"%PDF-1.7", "application/pdf"),
            (b"hello, world", "text/plain"),
            (b"\x00\x01\x02\x03binary", "application/octet-stream"),
        ] {
            assert_eq!(type_of(start), Some(expected), "{}", String::from_utf8_lossy(start));
        }
        assert_eq!(type_of(b""), None);
    }

    #[test]
    fn a_feed_is_what_its_root_is_whatever_else_it_mentions() {
        for (start, expected) in [
            (&b"<?xml version='1.0'?><rss><channel><feedburner:info uri='x'/>"[..], "application/rss+xml"),
            (b"<?xml version='1.0'?><!-- <feed --><rdf:RDF><feed>", "application/rss+xml"),
            (b"<!-- an <rss> --><feed xmlns='http://www.w3.org/2005/Atom'>", "application/atom+xml"),
            (b"<?xml version='1.0'?>\n<atom:feed xmlns:atom='x'>", "application/atom+xml"),
        ] {
            assert_eq!(type_of(start), Some(expected), "{}", String::from_utf8_lossy(start));
        }
    }

    #[test]
    fn a_page_is_xhtml_only_if_its_root_says_so() {
        let mention = "<!doctype html><html><script>create('http://www.w3.org/1999/xhtml')</script>";
        assert_eq!(type_of(mention.as_bytes()), Some("text/html"));
        let late = format!("<!doctype html><p>{}<html xmlns='{XHTML}'>", "x".repeat(START_BYTES));
        assert_eq!(type_of(late.as_bytes()), Some("text/html"));
        let declared = format!(
            "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' [ <!ENTITY x '>'> ]>\n<html lang='en' xmlns='{XHTML}'>"
        );
        assert_eq!(type_of(declared.as_bytes()), Some("application/xhtml+xml"));
    }

    #[test]
    fn whatever_a_document_begins_with_its_root_is_looked_for_and_nothing_breaks() {
        for (text, root) in [
            ("", ""),
            ("<", ""),
            ("<!", ""),
            ("<!--", ""),
            ("<?xml", ""),
            ("<!DOCTYPE x [", ""),
            ("plain", ""),
            ("<a b='c'>d", "a b='c'"),
            ("<?x?> <!-- y --> <!z> <a", "a"),
        ] {
            assert_eq!(root_of(text), root, "{text}");
        }
    }
}
