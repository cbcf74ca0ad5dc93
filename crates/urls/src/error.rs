use std::fmt::Write as _;

/// Why a piece of text is not a URL this crawler can work with. Each message is one sentence that
/// names the text it is about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UrlError {
    #[error("a URL was expected, but the text is empty")]
    Empty,
    #[error("\"{input}\" is not a valid URL: {reason}")]
    Unparsable { input: String, reason: url::ParseError },
    #[error("\"{input}\" has no host name: an address is written like example.com or http://example.com/page")]
    NoHost { input: String },
    #[error("\"{url}\" cannot be fetched: its scheme is {scheme}, and only http and https are")]
    Scheme { url: String, scheme: String },
    #[error("\"{url}\" cannot be fetched: {host} is not a name that DNS could know")]
    HostName { url: String, host: String },
    #[error("\"{url}\" cannot be fetched: it has {length} bytes, and the limit is {limit}")]
    TooLong { url: String, length: usize, limit: usize },
    #[error("the setting {setting} holds \"{value}\": {problem}")]
    Setting { setting: &'static str, value: String, problem: &'static str },
}

/// How much of a stranger's text an error message repeats.
const SHOWN_CHARACTERS: usize = 120;

/// The text as an error message may show it: on one line, without control characters, not endless.
pub(crate) fn shown(input: &str) -> String {
    let mut out = String::new();
    let mut characters = input.chars();
    for character in characters.by_ref().take(SHOWN_CHARACTERS) {
        if character.is_control() {
            // Writing into a String cannot fail.
            let _ = write!(out, "{}", character.escape_default());
        } else {
            out.push(character);
        }
    }
    if characters.next().is_some() {
        out.push('…');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stays_on_one_line_and_short() {
        assert_eq!(shown("a\nb\u{1b}[31m"), "a\\nb\\u{1b}[31m");
        assert_eq!(shown(&"é".repeat(1000)).chars().count(), SHOWN_CHARACTERS + 1);
    }
}
