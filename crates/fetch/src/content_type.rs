use peregrine_types::SettingError;

/// A `Content-Type`, as far as it decides what to do with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MediaType {
    /// `type/subtype` in lower case.
    essence: String,
    charset: Option<String>,
}

impl MediaType {
    /// Reads a header's value; `None` where it names no type.
    pub fn parse(value: &str) -> Option<Self> {
        let mut parts = value.split(';');
        let essence = parts.next()?.trim();
        let (kind, subtype) = essence.split_once('/')?;
        if !is_token(kind) || !is_token(subtype) {
            return None;
        }
        let charset = parts.filter_map(|part| part.split_once('=')).find_map(|(name, value)| {
            let value = value.trim().trim_matches('"');
            (name.trim().eq_ignore_ascii_case("charset") && !value.is_empty()).then(|| value.to_owned())
        });
        Some(MediaType { essence: essence.to_ascii_lowercase(), charset })
    }

    pub fn essence(&self) -> &str {
        &self.essence
    }

    /// The label as written.
    pub fn charset(&self) -> Option<&str> {
        self.charset.as_deref()
    }

    pub fn is_html(&self) -> bool {
        matches!(self.essence.as_str(), "text/html" | "application/xhtml+xml")
    }
}

/// Which media types are worth their bodies.
#[derive(Clone, Debug, Default)]
pub(crate) struct WantedTypes {
    /// Lower-case; `text/` for `text/*`.
    patterns: Vec<String>,
}

impl WantedTypes {
    pub(crate) fn new(patterns: &[String]) -> Result<Self, SettingError> {
        let read = |pattern: &String| {
            let lower = pattern.trim().to_ascii_lowercase();
            match lower.split_once('/') {
                Some((kind, "*")) if is_token(kind) && !kind.contains('*') => Ok(format!("{kind}/")),
                Some((kind, subtype)) if is_token(kind) && is_token(subtype) && !lower.contains('*') => Ok(lower),
                _ => Err(SettingError {
                    setting: "fetch.content_types",
                    detail: format!("{pattern:?} is no media type: text/html and text/* are"),
                }),
            }
        };
        Ok(WantedTypes { patterns: patterns.iter().map(read).collect::<Result<_, _>>()? })
    }

    /// Whether a body with this `Content-Type` is wanted. One that does not say what it is may be anything.
    pub(crate) fn wants(&self, content_type: Option<&str>) -> bool {
        let Some(media) = content_type.and_then(MediaType::parse) else { return true };
        let fits = |pattern: &String| match pattern.ends_with('/') {
            true => media.essence.starts_with(pattern.as_str()),
            false => media.essence == *pattern,
        };
        self.patterns.is_empty() || self.patterns.iter().any(fits)
    }
}

fn is_token(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_essence_is_lower_case_and_alone() {
        let essence = |value| MediaType::parse(value).map(|media| media.essence().to_owned());
        assert_eq!(essence("text/html").as_deref(), Some("text/html"));
        assert_eq!(essence(" Text/HTML ; charset=utf-8").as_deref(), Some("text/html"));
        assert_eq!(essence("application/atom+xml;type=feed").as_deref(), Some("application/atom+xml"));
        for nonsense in ["", "html", "/", "text/", "/html", "text/ht ml", "text/html/x", ";charset=utf-8", "a, b/c"] {
            assert_eq!(essence(nonsense), None, "{nonsense:?}");
        }
    }

    #[test]
    fn the_charset_is_found_among_the_parameters() {
        let charset = |value| MediaType::parse(value).and_then(|media| media.charset().map(str::to_owned));
        assert_eq!(charset("text/html; charset=UTF-8").as_deref(), Some("UTF-8"));
        assert_eq!(charset("text/html;a=b; Charset = \"koi8-r\" ;c").as_deref(), Some("koi8-r"));
        assert_eq!(charset("text/html; charset="), None);
        assert_eq!(charset("text/html"), None);
    }

    #[test]
    fn html_is_recognised() {
        assert!(MediaType::parse("text/html; x").is_some_and(|media| media.is_html()));
        assert!(MediaType::parse("application/xhtml+xml").is_some_and(|media| media.is_html()));
        assert!(!MediaType::parse("text/plain").is_some_and(|media| media.is_html()));
    }

    #[test]
    fn only_wanted_types_are_wanted_and_all_where_none_is_named() {
        let wanted = |patterns: &[&str]| WantedTypes::new(&patterns.iter().map(|s| s.to_string()).collect::<Vec<_>>());
        let some = wanted(&["text/*", "Application/PDF"]).expect("valid");
        for (content_type, expected) in [
            (Some("text/html; charset=x"), true),
            (Some("TEXT/plain"), true),
            (Some("application/pdf"), true),
            (Some("image/png"), false),
            (Some("textual/html"), false),
            (Some("application/pdf+x"), false),
            (Some("nonsense"), true),
            (None, true),
        ] {
            assert_eq!(some.wants(content_type), expected, "{content_type:?}");
        }
        assert!(wanted(&[]).expect("valid").wants(Some("image/png")));
        for wrong in ["text", "*/*", "text/", "/html", "a b/c"] {
            assert_eq!(wanted(&[wrong]).expect_err(wrong).setting, "fetch.content_types");
        }
    }
}
