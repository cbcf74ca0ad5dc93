//! What a body is by its first bytes, whatever the server says: Common Crawl's `content_mime_detected`.

use peregrine_fetch::{DecodeLimits, decode_content};
use peregrine_parse::{ContentKind, content_kind};

use crate::ArchivedVisit;

/// So many bytes decide.
const LIMITS: DecodeLimits = DecodeLimits { max_bytes: 1024, max_ratio: 200 };

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
    let body = bytes::Bytes::copy_from_slice(visit.body());
    let decoded = decode_content(&visit.headers(), &body, &LIMITS).ok()?;
    type_of(&decoded.bytes).filter(|_| !visit.is_revisit())
}

fn type_of(start: &[u8]) -> Option<&'static str> {
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
    Some(match content_kind(None, start) {
        ContentKind::Html if text.contains("http://www.w3.org/1999/xhtml") => "application/xhtml+xml",
        ContentKind::Html => "text/html",
        ContentKind::Xhtml => "application/xhtml+xml",
        ContentKind::Feed if text.starts_with('{') => "application/feed+json",
        ContentKind::Feed if text.contains("<feed") => "application/atom+xml",
        ContentKind::Feed => "application/rss+xml",
        ContentKind::Image => "image/svg+xml",
        _ if text.starts_with("<?xml") || text.starts_with("<urlset") || text.starts_with("<sitemapindex") => {
            "application/xml"
        }
        ContentKind::PlainText => "text/plain",
        _ => "application/octet-stream",
    })
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
}
