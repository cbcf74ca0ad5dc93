use std::sync::Arc;

use url::{Position, Url};

use crate::host::{host_key, plain_origin, push_origin};
use crate::parameters::ParameterRules;
use crate::percent::{self, PlainBytes, push_normal_form};
use crate::resolve::is_http;
use crate::{KeySettings, UrlError};

/// Decides which URLs are the same page. Two URLs are, if their [keys](KeyPolicy::key) are equal.
///
/// The key is never fetched; what is fetched is the URL that was found. So a step may be taken where
/// two spellings nearly always mean the same, and is left out where they often do not:
///
/// 1. scheme and host in lower case, host in punycode, default port left out, dot segments resolved:
///    the URL parser has done that already;
/// 2. user name, password and fragment (`#!` too) left out;
/// 3. the final dot of the host left out; `www.` and the scheme are kept: they may be other sites;
/// 4. percent-encoding in its normal form (RFC 3986 6.2.2);
/// 5. session identifiers left out of the path (`;jsessionid=…`, `/(S(…))/`);
/// 6. runs of slashes become one, unless the settings say otherwise;
/// 7. a slash at the end is kept or missing as written: `/a` and `/a/` are two resources;
/// 8. tracking and session parameters left out of the query, and empty ones (`a&&b`);
/// 9. `b=` is written `b`; the parameters are sorted by name, repeated ones keep their order;
/// 10. a query that is empty, or has become so, goes with its `?`.
///
/// The key of a key is itself. URLs that are not http are their own key, without the fragment.
#[derive(Clone, Debug)]
pub struct KeyPolicy {
    parameters: Arc<ParameterRules>,
    collapse_slashes: bool,
}

/// A path of only these needs no second look, apart from its slashes: `;` and `(` may begin a session.
const UNREMARKABLE_IN_PATH: PlainBytes = percent::PATH.without(b";(");

impl Default for KeyPolicy {
    fn default() -> Self {
        let settings = KeySettings::default();
        KeyPolicy {
            parameters: Arc::new(ParameterRules::from_valid(&settings)),
            collapse_slashes: settings.collapse_slashes,
        }
    }
}

impl KeyPolicy {
    pub fn new(settings: &KeySettings) -> Result<Self, UrlError> {
        Ok(KeyPolicy {
            parameters: Arc::new(ParameterRules::new(settings)?),
            collapse_slashes: settings.collapse_slashes,
        })
    }

    /// The canonical key of a URL: itself a URL.
    pub fn key(&self, url: &Url) -> String {
        let mut key = String::with_capacity(url.as_str().len());
        self.key_into(url, &mut key);
        key
    }

    /// Appends the key, for callers that reuse one buffer for all the links of a page.
    pub fn key_into(&self, url: &Url, key: &mut String) {
        let Some(host) = host_key(url).filter(|_| is_http(url)) else {
            return push_without_fragment(url, key);
        };
        push_scheme_and_host(url, host, key);
        self.push_path(url.path(), key);
        if let Some(query) = url.query() {
            self.push_query(query, key);
        }
    }

    fn push_path(&self, path: &str, key: &mut String) {
        if self.path_is_canonical(path) {
            return key.push_str(path);
        }
        let mut segments = path.split('/').skip(1).peekable();
        while let Some(segment) = segments.next() {
            let before = key.len();
            let is_session = self.push_segment(segment, key);
            let is_empty = key.len() == before + 1;
            let is_last = segments.peek().is_none();
            // The last segment is never dropped: the path of a directory ends in a slash.
            if !is_last && (is_session || is_empty && self.collapse_slashes) {
                key.truncate(before);
            }
        }
    }

    fn path_is_canonical(&self, path: &str) -> bool {
        let mut previous = 0;
        path.bytes().all(|byte| {
            let doubled = byte == b'/' && previous == b'/' && self.collapse_slashes;
            previous = byte;
            UNREMARKABLE_IN_PATH.holds(byte) && !doubled
        })
    }

    /// Appends a slash and the segment, empty if it is nothing but a session; says whether it is.
    fn push_segment(&self, segment: &str, key: &mut String) -> bool {
        key.push('/');
        let start = key.len();
        push_normal_form(segment, &percent::PATH, key);
        self.drop_session_parameters(start, key);
        let is_session = is_session_segment(key.get(start..).unwrap_or_default());
        if is_session {
            key.truncate(start);
        }
        is_session
    }

    /// Removes `;jsessionid=…` and its like from the segment that starts at `start`.
    fn drop_session_parameters(&self, start: usize, key: &mut String) {
        let Some((name, parameters)) = key.get(start..).and_then(|segment| segment.split_once(';')) else {
            return;
        };
        let mut kept = name.to_owned();
        for parameter in parameters.split(';') {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            if !self.parameters.ignores_in_path(name, value) {
                kept.push(';');
                kept.push_str(parameter);
            }
        }
        // `..;jsessionid=1` is a name like any other; `..` would lead elsewhere.
        if !matches!(kept.as_str(), "." | "..") {
            key.truncate(start);
            key.push_str(&kept);
        }
    }

    fn push_query(&self, query: &str, key: &mut String) {
        if self.query_is_canonical(query) {
            key.push('?');
            return key.push_str(query);
        }
        let mut normal = String::with_capacity(query.len());
        push_normal_form(query, &percent::QUERY, &mut normal);
        let mut kept: Vec<Parameter> = normal.split('&').map(Parameter::of).collect();
        kept.retain(|parameter| !self.is_without_meaning(parameter));
        // A stable sort: the order of repeated names may matter to a site.
        kept.sort_by(|one, other| one.name.cmp(other.name));
        for (index, parameter) in kept.iter().enumerate() {
            key.push(if index == 0 { '?' } else { '&' });
            key.push_str(parameter.text);
        }
    }

    fn query_is_canonical(&self, query: &str) -> bool {
        let mut previous = "";
        query.bytes().all(|byte| percent::QUERY.holds(byte))
            && query.split('&').all(|text| {
                let parameter = Parameter::of(text);
                let in_order = previous <= parameter.name;
                previous = parameter.name;
                in_order && parameter.text.len() == text.len() && !self.is_without_meaning(&parameter)
            })
    }

    fn is_without_meaning(&self, parameter: &Parameter<'_>) -> bool {
        parameter.text.is_empty() || self.parameters.ignores_in_query(parameter.name, parameter.value)
    }
}

/// One `name=value` of a query; `text` is how the key shows it.
struct Parameter<'a> {
    text: &'a str,
    name: &'a str,
    value: &'a str,
}

impl<'a> Parameter<'a> {
    fn of(text: &'a str) -> Self {
        match text.split_once('=') {
            Some((name, "")) => Parameter { text: name, name, value: "" },
            Some((name, value)) => Parameter { text, name, value },
            None => Parameter { text, name: text, value: "" },
        }
    }
}

fn push_without_fragment(url: &Url, key: &mut String) {
    // A blank at the end of `data:x #fragment` would be cut off when the key is parsed again.
    key.push_str(url[..Position::AfterQuery].trim_end_matches(' '));
}

fn push_scheme_and_host(url: &Url, host: &str, key: &mut String) {
    match plain_origin(url, host) {
        Some(origin) => key.push_str(origin),
        None => push_origin(url, host, key),
    }
}

/// The cookieless sessions of ASP.NET: `(S(…))`, `(A(…)F(…))`, each token of at least 24 characters.
fn is_session_segment(segment: &str) -> bool {
    const SHORTEST_TOKEN: usize = 24;
    let is_token = |token: &str| {
        let token = token.as_bytes();
        token.len() >= SHORTEST_TOKEN && token.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
    };
    segment.strip_prefix('(').and_then(|inner| inner.strip_suffix("))")).is_some_and(|inner| {
        inner.split(')').all(|ticket| match ticket.split_once('(') {
            Some((letter, token)) => {
                letter.len() == 1 && letter.bytes().all(|b| b.is_ascii_alphabetic()) && is_token(token)
            }
            None => false,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> String {
        KeyPolicy::default().key(&Url::parse(text).expect("valid"))
    }

    fn assert_same_page(spellings: &[&str]) {
        for pair in spellings.windows(2) {
            assert_eq!(key(pair[0]), key(pair[1]), "{pair:?}");
        }
    }

    fn assert_different_pages(one: &str, other: &str) {
        assert_ne!(key(one), key(other));
    }

    #[test]
    fn a_plain_url_is_its_own_key() {
        for plain in [
            "http://example.com/",
            "https://example.com:8443/a/b.html",
            "http://[::1]:80/".trim(),
            "https://example.com/a?a=1&b=2",
        ] {
            let url = Url::parse(plain).expect("valid");
            assert_eq!(KeyPolicy::default().key(&url), url.as_str());
        }
    }

    #[test]
    fn spellings_of_one_page_share_a_key() {
        assert_same_page(&[
            "http://example.com",
            "HTTP://EXAMPLE.com:80/",
            "http://example.com./#top",
            "http://u:p@example.com/?",
        ]);
        assert_same_page(&[
            "http://a/b/../c",
            "http://a/%2e/c",
            "http://a/b/%2E%2e/%63",
            "http://a//c",
            "http://a/c#!x",
        ]);
        assert_same_page(&["http://bücher.example/ä|", "http://xn--bcher-kva.example/%c3%A4%7c"]);
        assert_same_page(&[
            "http://a/?b=1&a=2",
            "http://a/?a=2&b=1",
            "http://a/?a=2&&b=1&",
            "http://a?a=2&utm_source=x&b=1",
        ]);
        assert_same_page(&["http://a/p?x", "http://a/p?x=", "http://a/p?fbclid=1&x"]);
    }

    #[test]
    fn what_may_be_another_page_has_another_key() {
        assert_different_pages("http://a/", "https://a/");
        assert_different_pages("http://example.com/", "http://www.example.com/");
        assert_different_pages("http://a/b", "http://a/b/");
        assert_different_pages("http://a/b", "http://a/B");
        assert_different_pages("http://a/b%2Fc", "http://a/b/c");
        assert_different_pages("http://a/?q=a+b", "http://a/?q=a%2Bb");
        assert_different_pages("http://a/?x=1&x=2", "http://a/?x=2&x=1");
        assert_different_pages("http://a/?=1", "http://a/?=2");
        assert_different_pages("http://a/?sid=12", "http://a/");
        assert_different_pages("http://a:8080/", "http://a/");
    }

    #[test]
    fn sessions_are_left_out_wherever_they_hide() {
        assert_eq!(key("http://a/b;jsessionid=0AF;v=2/c"), "http://a/b;v=2/c");
        assert_eq!(key("http://a/b.jsp;JSESSIONID=12!34?x=1"), "http://a/b.jsp?x=1");
        assert_eq!(key("http://a/b;jsession%69d=1"), "http://a/b");
        assert_eq!(key("http://a/;jsessionid=1/b"), "http://a/b");
        assert_eq!(key("http://a/b?PHPSESSID=1&x=2"), "http://a/b?x=2");
        assert_eq!(key("http://a/b?sid=0123456789abcdef0123456789abcdef"), "http://a/b");
        assert_eq!(key("http://a/(S(4hqa0555fwsecu455xqckv45))/x.aspx"), "http://a/x.aspx");
        assert_eq!(key("http://a/x/(S(4hqa0555fwsecu455xqckv45))"), "http://a/x/");
        assert_eq!(key("http://a/Foo_(disambiguation)"), "http://a/Foo_(disambiguation)");
    }

    #[test]
    fn a_removed_session_never_leaves_a_dot_segment() {
        assert_eq!(key("http://a/b/..;jsessionid=1/c"), "http://a/b/..;jsessionid=1/c");
        assert_eq!(key("http://a/b/%2e;jsessionid=1/c"), "http://a/b/.;jsessionid=1/c");
    }

    #[test]
    fn slashes_are_collapsed_only_if_the_settings_say_so() {
        let exact = KeyPolicy::new(&KeySettings { collapse_slashes: false, ..KeySettings::default() }).expect("valid");
        let url = Url::parse("http://a//b///c//").expect("valid");
        assert_eq!(KeyPolicy::default().key(&url), "http://a/b/c/");
        assert_eq!(exact.key(&url), "http://a//b///c//");
    }

    #[test]
    fn parameters_can_be_named_in_the_settings() {
        let settings = KeySettings {
            ignored_parameters: vec!["view*".to_owned(), "größe".to_owned()],
            tracking_parameters: Vec::new(),
            ..KeySettings::default()
        };
        let policy = KeyPolicy::new(&settings).expect("valid");
        let url = Url::parse("http://a/?ViewMode=1&utm_source=x&gr%c3%b6%C3%9Fe=3").expect("valid");
        assert_eq!(policy.key(&url), "http://a/?utm_source=x");
    }

    #[test]
    fn other_schemes_lose_only_their_fragment() {
        for (text, expected) in [
            ("mailto:a@b.c?x=1&a#f", "mailto:a@b.c?x=1&a"),
            ("file:///a//b#x", "file:///a//b"),
            ("data:x  #f", "data:x"),
        ] {
            assert_eq!(key(text).trim_end_matches("%20"), expected);
        }
    }
}
