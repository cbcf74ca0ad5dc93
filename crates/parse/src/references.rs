//! Character references: `&amp;`, `&#38;`, `&copy` (WHATWG HTML 13.2.5.72 and following).

use std::borrow::Cow;
use std::sync::LazyLock;

/// Every named reference of the standard: its name, then `*` where it also counts without the semicolon
/// (a blank otherwise), then its characters as hexadecimal code points.
const NAMED: &str = include_str!("named_references.txt");

/// The longest name that counts without its semicolon, and the shortest.
const LEGACY_LENGTHS: std::ops::RangeInclusive<usize> = 2..=6;

const LONGEST_NAME: usize = 31;

struct Named {
    name: &'static str,
    needs_semicolon: bool,
    characters: String,
}

static TABLE: LazyLock<Vec<Named>> = LazyLock::new(|| NAMED.lines().filter_map(table_entry).collect());

fn table_entry(line: &'static str) -> Option<Named> {
    let (name, rest) = line.split_at_checked(line.find([' ', '*'])?)?;
    let code_points = rest.get(1..)?.split(' ').filter_map(|hex| u32::from_str_radix(hex, 16).ok());
    Some(Named {
        name,
        needs_semicolon: rest.starts_with(' '),
        characters: code_points.filter_map(char::from_u32).collect(),
    })
}

/// Where a text stands decides how a reference without its semicolon is read: `?a=1&copy=2` in a link is
/// no copyright sign.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Context {
    Text,
    Attribute,
}

/// The text with its references replaced. Borrows where there are none.
pub(crate) fn decode(text: &str, context: Context) -> Cow<'_, str> {
    if memchr::memchr(b'&', text.as_bytes()).is_none() {
        return Cow::Borrowed(text);
    }
    let mut decoded = String::with_capacity(text.len());
    decode_pieces(text, context, |piece| decoded.push_str(piece));
    Cow::Owned(decoded)
}

/// The same, piece by piece.
pub(crate) fn decode_pieces(text: &str, context: Context, mut piece: impl FnMut(&str)) {
    let mut rest = text;
    while let Some(ampersand) = memchr::memchr(b'&', rest.as_bytes()) {
        let (before, reference) = rest.split_at_checked(ampersand).unwrap_or((rest, ""));
        piece(before);
        let body = reference.get(1..).unwrap_or_default();
        let mut utf8 = [0; 4];
        let length = match read(body, context, &mut utf8) {
            Some((characters, length)) => {
                piece(characters);
                length
            }
            None => {
                piece("&");
                0
            }
        };
        rest = body.get(length..).unwrap_or_default();
    }
    piece(rest);
}

/// The characters that the reference after an `&` stands for, and how many bytes it takes.
fn read<'b>(body: &str, context: Context, utf8: &'b mut [u8; 4]) -> Option<(&'b str, usize)> {
    if let Some(number) = body.strip_prefix('#') {
        let (character, length) = numeric(number)?;
        return Some((character.encode_utf8(utf8), length + 1));
    }
    named(body, context)
}

fn named(body: &str, context: Context) -> Option<(&'static str, usize)> {
    // By far the most frequent one.
    if body.starts_with("amp;") {
        return Some(("&", 4));
    }
    let bytes = body.as_bytes();
    let run = bytes.iter().take(LONGEST_NAME + 1).take_while(|byte| byte.is_ascii_alphanumeric()).count();
    if bytes.get(run) == Some(&b';')
        && let Some(entry) = lookup(body.get(..run)?)
    {
        return Some((&entry.characters, run + 1));
    }
    let (entry, length) = LEGACY_LENGTHS.rev().filter(|&length| length <= run).find_map(|length| {
        let entry = lookup(body.get(..length)?).filter(|entry| !entry.needs_semicolon)?;
        Some((entry, length))
    })?;
    let next = bytes.get(length);
    let part_of_a_word = next.is_some_and(|byte| *byte == b'=' || byte.is_ascii_alphanumeric());
    if context == Context::Attribute && part_of_a_word {
        return None;
    }
    Some((&entry.characters, length))
}

fn lookup(name: &str) -> Option<&'static Named> {
    let table: &'static [Named] = &TABLE;
    table.binary_search_by(|entry| entry.name.cmp(name)).ok().and_then(|index| table.get(index))
}

fn numeric(number: &str) -> Option<(char, usize)> {
    let (digits, radix, mark) = match number.strip_prefix(['x', 'X']) {
        Some(digits) => (digits, 16, 1),
        None => (number, 10, 0),
    };
    let length = digits.bytes().take_while(|byte| char::from(*byte).is_digit(radix)).count();
    if length == 0 {
        return None;
    }
    let semicolon = usize::from(digits.as_bytes().get(length) == Some(&b';'));
    let code_point = u32::from_str_radix(digits.get(..length)?, radix).unwrap_or(u32::MAX);
    Some((character(code_point), mark + length + semicolon))
}

/// The numbers 0x80 to 0x9f are read as windows-1252, because that is what those who write them mean.
fn character(code_point: u32) -> char {
    const REPLACEMENT: char = char::REPLACEMENT_CHARACTER;
    match code_point {
        0 => REPLACEMENT,
        0x80..=0x9f => {
            let byte = [u8::try_from(code_point).unwrap_or(b'?')];
            let (text, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(&byte);
            text.chars().next().unwrap_or(REPLACEMENT)
        }
        _ => char::from_u32(code_point).unwrap_or(REPLACEMENT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_whole_and_sorted() {
        assert_eq!(TABLE.len(), 2125);
        assert_eq!(TABLE.iter().filter(|entry| !entry.needs_semicolon).count(), 106);
        assert!(TABLE.is_sorted_by(|a, b| a.name < b.name));
        assert!(TABLE.iter().all(|entry| !entry.characters.is_empty() && entry.name.len() <= LONGEST_NAME));
    }

    #[test]
    fn references_are_read_as_browsers_read_them() {
        for (text, expected) in [
            ("no reference", "no reference"),
            ("a&amp;b", "a&b"),
            ("&lt;&gt;&quot;&apos;&nbsp;", "<>\"'\u{a0}"),
            ("&notit; &notin;", "¬it; ∉"),
            ("&copy2 &Copy;", "©2 &Copy;"),
            ("&#65;&#x42;&#X43&#68x", "ABCDx"),
            ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{fffd}\u{fffd}\u{fffd}\u{fffd}"),
            ("&#150;&#x80;", "–€"),
            ("& &; &# &#x; &#xg; &unknown; &", "& &; &# &#x; &#xg; &unknown; &"),
            ("&NewLine;&acE;", "\n∾̳"),
            ("&é;&CounterClockwiseContourIntegral;", "&é;∳"),
            (
                "&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa;",
                "&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa;",
            ),
        ] {
            assert_eq!(decode(text, Context::Text), expected);
        }
    }

    #[test]
    fn query_parameters_are_not_mistaken_for_references() {
        for (link, expected) in [
            ("?a=1&copy=2&reg=3&amp;x=4", "?a=1&copy=2&reg=3&x=4"),
            ("?a&copyright", "?a&copyright"),
            ("?a&copy", "?a©"),
            ("?a&copy;=1", "?a©=1"),
        ] {
            assert_eq!(decode(link, Context::Attribute), expected);
        }
    }
}
