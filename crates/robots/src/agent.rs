/// The name a crawler is known by in robots.txt: `peregrine` of `peregrine/0.1 (+https://…)`.
///
/// Crawlers that introduce themselves as a browser put their name after `compatible;`, so
/// `Mozilla/5.0 (compatible; peregrine/0.1)` is `peregrine` too. RFC 9309 gives tokens letters, `-`
/// and `_`; digits count as well, because names like `360Spider` are in use and must not be taken
/// for one another.
pub fn product_token(user_agent: &str) -> &str {
    let name = leading_token(user_agent.trim_start());
    if name.eq_ignore_ascii_case("mozilla") {
        let compatible = user_agent.split_once("compatible;").map(|(_, rest)| leading_token(rest.trim_start()));
        return compatible.filter(|token| !token.is_empty()).unwrap_or(name);
    }
    name
}

/// The token at the start of a text; empty if there is none.
pub(crate) fn leading_token(text: &str) -> &str {
    let end = text.bytes().position(|byte| !is_token_byte(byte)).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

fn is_token_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_the_name_without_version_and_comment() {
        for (user_agent, token) in [
            ("peregrine/0.1 (+https://example.org/bot)", "peregrine"),
            ("peregrine", "peregrine"),
            ("My_Own-Bot2 likes/cake", "My_Own-Bot2"),
            ("Mozilla/5.0 (compatible; peregrine/0.1; +https://example.org)", "peregrine"),
            ("Mozilla/5.0 (X11; Linux x86_64)", "Mozilla"),
            ("Mozilla/5.0 (compatible; )", "Mozilla"),
            ("", ""),
            ("(nothing)", ""),
            ("ü", ""),
        ] {
            assert_eq!(product_token(user_agent), token, "{user_agent}");
        }
    }
}
