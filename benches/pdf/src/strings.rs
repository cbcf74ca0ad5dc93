//! The texts of a PDF document that are for people: UTF-16 or UTF-8 where a mark says so, otherwise PDFDocEncoding.

/// PDFDocEncoding from 0x80 to 0xa0; the rest is Latin-1.
const UPPER: [char; 33] = [
    '•', '†', '‡', '…', '—', '–', 'ƒ', '⁄', '‹', '›', '−', '‰', '„', '“', '”', '‘', '’', '‚', '™', 'ﬁ', 'ﬂ', 'Ł', 'Œ',
    'Š', 'Ÿ', 'Ž', 'ı', 'ł', 'œ', 'š', 'ž', '\u{fffd}', '€',
];

pub(crate) fn text_string(bytes: &[u8]) -> String {
    match bytes {
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => bytes.iter().map(|byte| in_document_encoding(*byte)).collect(),
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.as_chunks::<2>().0.iter().map(|pair| unit(*pair));
    char::decode_utf16(units).map(|character| character.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn in_document_encoding(byte: u8) -> char {
    let upper = byte.checked_sub(0x80).and_then(|place| UPPER.get(usize::from(place)));
    upper.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_write_a_text_is_understood() {
        assert_eq!(text_string(b"Plain \x8dquoted\x8e caf\xe9"), "Plain “quoted” café");
        assert_eq!(text_string(b"\xfe\xff\0A\x27\x13\xd8\x3d\xde\0"), "A✓😀");
        assert_eq!(text_string(b"\xff\xfeA\0"), "A");
        assert_eq!(text_string(b"\xef\xbb\xbf\xc3\xa4"), "ä");
        assert_eq!(text_string(b"\xfe\xff\xd8\x3d"), "\u{fffd}");
        assert_eq!(text_string(b""), "");
    }
}
