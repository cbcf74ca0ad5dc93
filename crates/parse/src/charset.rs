use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252, X_USER_DEFINED};

use crate::prescan;

/// How far a declaration inside of the page is looked for. Browsers look at 1,024 bytes before they start and
/// still change their mind when they meet a later one; this is where we stop.
const PRESCANNED: usize = 16 * 1024;

/// How much of a page is decoded, where that takes a copy of it: three bytes for each, at worst. Valid UTF-8 is read where
/// it lies, however long it is.
const MOST_COPIED: usize = 8 << 20;

/// How much of a page is given to the detector, which takes forty times as long as everything else that is done
/// with the same bytes.
const DETECTED: usize = 16 * 1024;

/// The body as text, and the WHATWG name of the encoding it was in.
///
/// In this order: a byte order mark, the charset of `Content-Type`, a `<meta>` or XML declaration, UTF-8 if
/// the bytes are that, and what they look like for the rest. Bytes that mean nothing become U+FFFD.
pub fn decode<'b>(body: &'b [u8], content_type: Option<&str>) -> (Cow<'b, str>, &'static str) {
    let (text, encoding) = decode_with(body, content_type);
    (text, encoding.name())
}

pub(crate) fn decode_with<'b>(body: &'b [u8], content_type: Option<&str>) -> (Cow<'b, str>, &'static Encoding) {
    if let Some((encoding, mark)) = Encoding::for_bom(body) {
        let rest = body.get(mark..).unwrap_or_default();
        return (decode_bounded(rest, encoding), encoding);
    }
    let declared = content_type.and_then(charset_parameter).or_else(|| declared_inside(body));
    let encoding = declared.unwrap_or_else(|| guess(body));
    (decode_bounded(body, encoding), encoding)
}

fn decode_bounded<'b>(body: &'b [u8], encoding: &'static Encoding) -> Cow<'b, str> {
    if encoding == UTF_8
        && let Ok(text) = std::str::from_utf8(body)
    {
        return Cow::Borrowed(text);
    }
    encoding.decode_without_bom_handling(body.get(..MOST_COPIED).unwrap_or(body)).0
}

/// Where nothing is declared. Text with characters beyond ASCII that happens to be valid UTF-8 is UTF-8 in
/// practice. The rest is for the detector that Firefox uses; where it has nothing to go by, it says windows-1252 as
/// the standard does.
fn guess(body: &[u8]) -> &'static Encoding {
    let Some(first) = body.iter().position(|byte| !byte.is_ascii()) else { return WINDOWS_1252 };
    if is_utf_8(body) {
        return UTF_8;
    }
    // What stands around the first characters that tell anything.
    let telling = body.get(first.saturating_sub(64)..).unwrap_or_default();
    let telling = telling.get(..DETECTED).unwrap_or(telling);
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(telling, telling.len() < DETECTED);
    detector.guess(None, Utf8Detection::Deny)
}

/// The encoding of an XML document that starts like this.
pub(crate) fn xml_encoding(start: &[u8], content_type: Option<&str>) -> &'static Encoding {
    let by_mark = Encoding::for_bom(start).map(|(encoding, _)| encoding);
    by_mark.or_else(|| content_type.and_then(charset_parameter)).or_else(|| declared_inside(start)).unwrap_or(UTF_8)
}

/// A character cut in two at the end does not count against it: bodies are cut at the size limit.
fn is_utf_8(body: &[u8]) -> bool {
    match std::str::from_utf8(body) {
        Ok(_) => true,
        Err(error) => {
            let valid = body.get(..error.valid_up_to()).unwrap_or_default();
            error.error_len().is_none() && !valid.is_ascii()
        }
    }
}

fn declared_inside(body: &[u8]) -> Option<&'static Encoding> {
    let head = body.get(..PRESCANNED).unwrap_or(body);
    if head.starts_with(b"<\0?\0x\0") {
        return Some(UTF_16LE);
    }
    if head.starts_with(b"\0<\0?\0x") {
        return Some(UTF_16BE);
    }
    prescan::meta_encoding(head).or_else(|| prescan::xml_encoding(head)).map(readable)
}

/// A declaration that could be read as ASCII was not written in UTF-16.
fn readable(declared: &'static Encoding) -> &'static Encoding {
    if declared == UTF_16BE || declared == UTF_16LE {
        UTF_8
    } else if declared == X_USER_DEFINED {
        WINDOWS_1252
    } else {
        declared
    }
}

/// The encoding named by `charset=` in a media type.
pub(crate) fn charset_parameter(media_type: &str) -> Option<&'static Encoding> {
    prescan::charset_in(media_type.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(body: &[u8], content_type: Option<&str>) -> &'static str {
        decode(body, content_type).1
    }

    #[test]
    fn the_order_of_belief_is_mark_header_declaration_bytes() {
        let utf_8 = "<meta charset=iso-8859-2>é".as_bytes();
        let marked = [b"\xef\xbb\xbf", utf_8].concat();
        assert_eq!(name(&marked, Some("text/html; charset=koi8-r")), "UTF-8");
        assert_eq!(name(utf_8, Some("text/html; charset=\"KOI8-R\"")), "KOI8-R");
        assert_eq!(name(utf_8, Some("text/html; charset=nonsense")), "ISO-8859-2");
        assert_eq!(name(utf_8, None), "ISO-8859-2");
        assert_eq!(name("é".as_bytes(), None), "UTF-8");
        assert_eq!(name(b"caf\xe9", None), "windows-1252");
        assert_eq!(name(b"plain", None), "windows-1252");
        assert_eq!(name(b"<?xml version='1.0' encoding='Shift_JIS'?>", None), "Shift_JIS");
        assert_eq!(name(b"<?xml version='1.0' encoding='utf-16'?>", None), "UTF-8");
    }

    #[test]
    fn text_is_decoded_and_the_mark_removed() {
        assert_eq!(decode(b"\xef\xbb\xbfa", None).0, "a");
        assert_eq!(decode(b"\xff\xfea\0", None), ("a".into(), "UTF-16LE"));
        assert_eq!(decode(b"caf\xe9", None).0, "café");
        assert_eq!(decode(b"<\0?\0x\0m\0l\0", None), ("<?xml".into(), "UTF-16LE"));
        assert!(matches!(decode("é".as_bytes(), None).0, Cow::Borrowed(_)));
    }

    #[test]
    fn what_is_declared_nowhere_is_told_by_its_letters() {
        for (encoding, text) in [
            (encoding_rs::WINDOWS_1251, "Съешь же ещё этих мягких французских булок, да выпей чаю. "),
            (encoding_rs::SHIFT_JIS, "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"),
            (encoding_rs::GBK, "床前明月光，疑是地上霜。举头望明月，低头思故乡。"),
            (encoding_rs::ISO_8859_2, "Příliš žluťoučký kůň úpěl ďábelské ódy. "),
            (encoding_rs::WINDOWS_1253, "Ξεσκεπάζω την ψυχοφθόρα σας βδελυγμία. "),
        ] {
            let page = format!("<html><head><title>x</title></head><body>{}", text.repeat(20));
            let (bytes, ..) = encoding.encode(&page);
            assert_eq!(decode(&bytes, Some("text/html")).0, page, "{}", encoding.name());
        }
    }

    #[test]
    fn utf_8_cut_within_a_character_is_still_utf_8() {
        assert_eq!(decode(b"\xc3\xa9\xc3", None), ("é\u{fffd}".into(), "UTF-8"));
        assert_ne!(name(b"\xc3", None), "UTF-8");
    }
}
