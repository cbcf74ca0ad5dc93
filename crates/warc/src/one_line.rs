//! Text of strangers on its way into a header or a field: whatever it is, it stays one line. Nearly all of it is plain ASCII, which
//! is copied as it is; the rest is looked at character by character.

use std::fmt::Write;

/// With a blank for every control character and line separator.
pub(crate) fn push_line(text: &str, out: &mut String) {
    if all_between(text, b' ') {
        return out.push_str(text);
    }
    out.extend(text.chars().map(|c| if c.is_control() || c == '\u{2028}' || c == '\u{2029}' { ' ' } else { c }));
}

/// Without control characters and white space.
pub(crate) fn push_word(text: &str, out: &mut String) {
    if all_between(text, b'!') {
        return out.push_str(text);
    }
    out.extend(text.chars().filter(|c| !c.is_control() && !c.is_whitespace()));
}

/// With control characters and white space percent-encoded.
pub(crate) fn push_uri(uri: &str, out: &mut String) {
    if all_between(uri, b'!') {
        return out.push_str(uri);
    }
    for c in uri.chars() {
        if c.is_control() || c.is_whitespace() {
            c.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| _ = write!(out, "%{byte:02X}"));
        } else {
            out.push(c);
        }
    }
}

/// Whether all of it is ASCII from `first` to the tilde. Looks at all bytes even where the first one says no, so that many are
/// looked at in one step.
fn all_between(text: &str, first: u8) -> bool {
    text.bytes().fold(true, |all, byte| all & (first..=b'~').contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pushed(push: impl Fn(&str, &mut String), text: &str) -> String {
        let mut out = "before ".to_owned();
        push(text, &mut out);
        out.strip_prefix("before ").expect("it is appended").to_owned()
    }

    #[test]
    fn plain_text_stays_as_it_is_and_nothing_else_breaks_a_line() {
        let plain = "http://example.com/~a?b=%20c";
        for push in [push_line, push_word, push_uri] {
            assert_eq!(pushed(push, plain), plain);
            assert_eq!(pushed(push, ""), "");
        }
        let odd = "a b\r\nc\u{7f}\u{85}d\u{2028}é\u{3000}\u{0}";
        assert_eq!(pushed(push_line, odd), "a b  c  d é\u{3000} ");
        assert_eq!(pushed(push_word, odd), "abcdé");
        assert_eq!(pushed(push_uri, odd), "a%20b%0D%0Ac%7F%C2%85d%E2%80%A8é%E3%80%80%00");
    }
}
