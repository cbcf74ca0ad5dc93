//! Path patterns of RFC 9309 sections 2.2.2 and 2.2.3, and the form in which paths and patterns are
//! compared.
//!
//! Both sides are brought into one form first: a percent-encoded unreserved character is decoded,
//! what is neither reserved nor unreserved is encoded, hex digits are upper-case. A `*` or `$` that is
//! meant literally is `%2A` or `%24` on both sides, so a bare `*` in a pattern is always the
//! wildcard. Reserved characters stay as they are written: `/a%2Fb` and `/a/b` are two paths.

use std::borrow::Cow;

use memchr::memmem;
use peregrine_urls::Url;

/// Path and query of a URL in the form that patterns are compared with.
pub(crate) fn comparable_target(url: &Url) -> Cow<'_, [u8]> {
    let whole = url.as_str();
    let end = url.fragment().map_or(whole.len(), |fragment| whole.len() - fragment.len() - 1);
    let length = url.path().len() + url.query().map_or(0, |query| query.len() + 1);
    let target = whole.get(end.saturating_sub(length)..end).unwrap_or_default().as_bytes();
    let plain = plain_bytes(target);
    if plain == target.len() {
        return Cow::Borrowed(target);
    }
    let mut out = Vec::with_capacity(target.len() + 32);
    push_comparable(target, &mut out);
    Cow::Owned(out)
}

/// What a pattern has beside the bytes to compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PatternShape {
    /// Ends in `$`: has to reach the end of the target.
    pub is_anchored: bool,
    pub has_wildcard: bool,
}

/// Appends a pattern in comparable form: the bytes to compare, with bare `*` as the wildcard and without the
/// final `$`.
pub(crate) fn push_pattern(written: &[u8], out: &mut Vec<u8>) -> PatternShape {
    let (body, is_anchored) = match written.strip_suffix(b"$") {
        Some(body) => (body, true),
        None => (written, false),
    };
    let mut literals = body.split(|&byte| byte == b'*');
    push_comparable(literals.next().unwrap_or_default(), out);
    let mut has_wildcard = false;
    for literal in literals {
        out.push(b'*');
        push_comparable(literal, out);
        has_wildcard = true;
    }
    PatternShape { is_anchored, has_wildcard }
}

/// Whether a pattern with wildcards matches. Each literal between wildcards is looked for once, leftmost
/// first, which is enough: a later place could only leave less of the target for the rest. So the
/// time is linear in the length of the target, whatever the pattern.
pub(crate) fn matches(pattern: &[u8], anchored: bool, target: &[u8]) -> bool {
    let Some(first_star) = memchr::memchr(b'*', pattern) else {
        return if anchored { target == pattern } else { target.starts_with(pattern) };
    };
    let head = pattern.get(..first_star).unwrap_or_default();
    let mut wild = pattern.get(first_star + 1..).unwrap_or_default();
    let Some(mut rest) = target.strip_prefix(head) else {
        return false;
    };
    if anchored {
        let last_star = memchr::memrchr(b'*', wild);
        let tail = last_star.map_or(wild, |star| wild.get(star + 1..).unwrap_or_default());
        let Some(before_tail) = rest.strip_suffix(tail) else {
            return false;
        };
        let Some(star) = last_star else { return true };
        rest = before_tail;
        wild = wild.get(..star).unwrap_or_default();
    }
    for literal in wild.split(|&byte| byte == b'*') {
        match after(rest, literal) {
            Some(remaining) => rest = remaining,
            None => return false,
        }
    }
    true
}

/// What follows the first `needle`.
fn after<'a>(haystack: &'a [u8], needle: &[u8]) -> Option<&'a [u8]> {
    /// Up to here, trying every place where the first byte stands is quicker than preparing a search, and
    /// the worst case is still linear.
    const SHORT: usize = 16;

    let Some((&first, more)) = needle.split_first() else { return Some(haystack) };
    if needle.len() > SHORT {
        return haystack.get(memmem::find(haystack, needle)? + needle.len()..);
    }
    memchr::memchr_iter(first, haystack).find_map(|place| haystack.get(place + 1..)?.strip_prefix(more))
}

fn push_comparable(text: &[u8], out: &mut Vec<u8>) {
    let mut rest = text;
    loop {
        let (plain, special) = rest.split_at(plain_bytes(rest));
        out.extend_from_slice(plain);
        let Some((&byte, tail)) = special.split_first() else { return };
        rest = tail;
        match encoded_octet(tail).filter(|_| byte == b'%') {
            Some(octet) => {
                rest = tail.get(2..).unwrap_or_default();
                if is_unreserved(octet) { out.push(octet) } else { push_encoded(octet, out) }
            }
            None if byte == b'%' => out.push(byte),
            None => push_encoded(byte, out),
        }
    }
}

/// How many bytes at the start are compared as they are.
pub(crate) fn plain_bytes(text: &[u8]) -> usize {
    text.iter().position(|&byte| !IS_PLAIN[usize::from(byte)]).unwrap_or(text.len())
}

/// Unreserved and reserved characters, but for those with a meaning of their own (`%`, `*`, `$`, and `#`, which neither a path nor
/// a rule contains) and `'`, which URLs carry encoded in their query.
const IS_PLAIN: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = is_unreserved(byte as u8)
            || matches!(
                byte as u8,
                b':' | b'/' | b'?' | b'[' | b']' | b'@' | b'!' | b'&' | b'(' | b')' | b'+' | b',' | b';' | b'='
            );
        byte += 1;
    }
    table
};

const fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~')
}

fn encoded_octet(after_percent: &[u8]) -> Option<u8> {
    let (&[high, low], _) = after_percent.split_first_chunk()?;
    Some(hex_value(high)? << 4 | hex_value(low)?)
}

fn hex_value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

fn push_encoded(octet: u8, out: &mut Vec<u8>) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    out.extend([b'%', HEX[usize::from(octet >> 4)], HEX[usize::from(octet & 15)]]);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn comparable(path: &str) -> String {
        let url = Url::parse(&format!("http://example.com{path}")).expect("valid");
        String::from_utf8_lossy(&comparable_target(&url)).into_owned()
    }

    #[test]
    fn paths_are_compared_in_one_form() {
        for (path, form) in [
            ("", "/"),
            ("/?", "/?"),
            ("/a?b=c#d?e", "/a?b=c"),
            ("/foo/bar?baz=https://foo.bar", "/foo/bar?baz=https://foo.bar"),
            ("/foo/bar/ツ", "/foo/bar/%E3%83%84"),
            ("/foo/bar/%e3%83%84", "/foo/bar/%E3%83%84"),
            ("/foo/bar/%62%61%7A", "/foo/bar/baz"),
            ("/%7Emak", "/~mak"),
            ("/a%2fb", "/a%2Fb"),
            ("/a*b$", "/a%2Ab%24"),
            ("/100%", "/100%"),
            ("/a<d?q='", "/a%3Cd?q=%27"),
        ] {
            assert_eq!(comparable(path), form, "{path}");
        }
    }

    #[test]
    fn a_special_character_is_matched_literally_where_it_is_encoded() {
        let mut literal = Vec::new();
        let shape = push_pattern(b"/file-with-a-%2A.html", &mut literal);
        assert_eq!(shape, PatternShape { is_anchored: false, has_wildcard: false });
        assert_eq!(comparable("/file-with-a-*.html").as_bytes(), literal);
        literal.clear();
        assert!(!push_pattern(b"/a$b", &mut literal).is_anchored);
        assert_eq!(literal, b"/a%24b");
    }

    /// Wildcard matching by trying everything.
    fn naive(pattern: &[u8], anchored: bool, target: &[u8]) -> bool {
        match pattern.split_first() {
            None => !anchored || target.is_empty(),
            Some((b'*', rest)) => (0..=target.len()).any(|skip| naive(rest, anchored, &target[skip..])),
            Some((byte, rest)) => {
                target.split_first().is_some_and(|(t, more)| t == byte && naive(rest, anchored, more))
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn matching_agrees_with_trying_everything(pattern in "/[ab*]{0,8}", anchored: bool, target in "/[ab]{0,12}") {
            prop_assert_eq!(
                matches(pattern.as_bytes(), anchored, target.as_bytes()),
                naive(pattern.as_bytes(), anchored, target.as_bytes())
            );
        }

        #[test]
        fn a_comparable_form_is_its_own_comparable_form(text in "(/|%41|%7e|%2f|%C3|[g-z*$<é]){0,12}") {
            let mut once = Vec::new();
            push_comparable(text.as_bytes(), &mut once);
            let mut twice = Vec::new();
            push_comparable(&once, &mut twice);
            prop_assert_eq!(once, twice);
        }
    }

    #[test]
    fn many_wildcards_stay_linear() {
        let pattern: Vec<u8> = b"/".iter().copied().chain(b"*a".repeat(1000)).chain(*b"*b").collect();
        let target: Vec<u8> = b"/".iter().copied().chain(std::iter::repeat_n(b'a', 8000)).collect();
        for _ in 0..100 {
            assert!(!matches(&pattern, true, &target));
        }
    }
}
