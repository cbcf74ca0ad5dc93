/// Which bytes stand for themselves in a part of a canonical key. All others are percent-encoded, so
/// that paths and queries of keys obey RFC 3986 as well as WHATWG.
pub(crate) struct PlainBytes([bool; 256]);

/// RFC 3986 `pchar` and the slash.
pub(crate) const PATH: PlainBytes = plain(b"!$&'()*+,;=:@/");

/// As in a path, with `?`; WHATWG percent-encodes the apostrophe in queries.
pub(crate) const QUERY: PlainBytes = plain(b"!$&()*+,;=:@/?");

impl PlainBytes {
    pub(crate) const fn holds(&self, byte: u8) -> bool {
        self.0[byte as usize]
    }

    pub(crate) const fn without(mut self, bytes: &[u8]) -> Self {
        let mut i = 0;
        while i < bytes.len() {
            self.0[bytes[i] as usize] = false;
            i += 1;
        }
        self
    }
}

const fn plain(punctuation: &[u8]) -> PlainBytes {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = is_unreserved(byte as u8);
        byte += 1;
    }
    let mut i = 0;
    while i < punctuation.len() {
        table[punctuation[i] as usize] = true;
        i += 1;
    }
    PlainBytes(table)
}

/// RFC 3986 2.3: encoded or not, these mean the same everywhere.
const fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~')
}

/// Appends `text` in the normal form of percent-encoding: unreserved bytes decoded, hex digits in
/// capitals, everything that is not `plain` encoded. Reserved bytes stay as they were written, since
/// `%2F` and `/` may be two things to a server. A `%` that starts no code is itself encoded.
pub(crate) fn push_normal_form(text: &str, plain: &PlainBytes, out: &mut String) {
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        rest = after;
        match (*byte, after) {
            (b'%', [high, low, beyond @ ..]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                push_code(hex_value(*high) << 4 | hex_value(*low), out);
                rest = beyond;
            }
            (byte, _) if plain.holds(byte) => out.push(char::from(byte)),
            (byte, _) => push_encoded(byte, out),
        }
    }
}

fn push_code(decoded: u8, out: &mut String) {
    if is_unreserved(decoded) { out.push(char::from(decoded)) } else { push_encoded(decoded, out) }
}

pub(crate) fn push_encoded(byte: u8, out: &mut String) {
    out.push('%');
    out.push(hex_digit(byte >> 4));
    out.push(hex_digit(byte & 0x0f));
}

/// 0 for what is no hex digit: callers have checked.
pub(crate) fn hex_value(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        b'A'..=b'F' => digit - b'A' + 10,
        _ => 0,
    }
}

fn hex_digit(value: u8) -> char {
    char::from(if value < 10 { b'0' + value } else { b'A' + value - 10 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn normal_form(text: &str) -> String {
        let mut out = String::new();
        push_normal_form(text, &PATH, &mut out);
        out
    }

    #[test]
    fn unreserved_bytes_are_decoded_and_reserved_ones_are_left_alone() {
        assert_eq!(normal_form("%66oo%2d%7E"), "foo-~");
        assert_eq!(normal_form("a%2fb%3f%26"), "a%2Fb%3F%26");
        assert_eq!(normal_form("*%2a"), "*%2A");
    }

    #[test]
    fn what_a_uri_may_not_hold_is_encoded() {
        assert_eq!(normal_form("[a|b]^ é"), "%5Ba%7Cb%5D%5E%20%C3%A9");
    }

    #[test]
    fn a_percent_sign_that_starts_no_code_is_encoded() {
        assert_eq!(normal_form("100%"), "100%25");
        assert_eq!(normal_form("%zz%4"), "%25zz%254");
        assert_eq!(normal_form("%2%35"), "%2525");
    }
}
