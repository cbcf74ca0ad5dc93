use url::{Host, ParseError, Url};

use crate::UrlError;
use crate::error::shown;

/// The longest URL that is fetched, in bytes after percent-encoding: what RFC 9110 asks every server
/// to take, and where common servers stop. Longer ones are nearly always traps.
pub const MAX_URL_LENGTH: usize = 8_000;

/// What `input` means on the page `base`, as browsers understand it (WHATWG URL): surrounding
/// blanks and control characters are ignored, tabs and line breaks are removed.
///
/// Total: every text gives a URL or an error. The URL may have any scheme; see [`fetchable`].
pub fn resolve(base: Option<&Url>, input: &str) -> Result<Url, UrlError> {
    let parse = |input: &str| Url::options().base_url(base).parse(input);
    parse(input)
        .or_else(|reason| match with_two_slashes(base, input, reason) {
            Some(repaired) => parse(&repaired),
            None => Err(reason),
        })
        .map_err(|reason| UrlError::Unparsable { input: shown(input), reason })
}

/// The URL as it is asked for, if this crawler can ask for it at all: http or https, a host that
/// can have an address, at most [`MAX_URL_LENGTH`] bytes.
///
/// The fragment is removed, because servers never see it. User name and password are removed too:
/// a crawler has no business logging in with what a page happened to contain, and such links
/// mean the same page for everyone who is not logged in.
pub fn fetchable(mut url: Url) -> Result<Url, UrlError> {
    if !is_http(&url) {
        return Err(UrlError::Scheme { url: shown(url.as_str()), scheme: shown(url.scheme()) });
    }
    refuse_impossible_host(&url)?;
    remove_userinfo(&mut url);
    url.set_fragment(None);
    let length = url.as_str().len();
    if length > MAX_URL_LENGTH {
        return Err(UrlError::TooLong { url: shown(url.as_str()), length, limit: MAX_URL_LENGTH });
    }
    Ok(url)
}

/// A seed as people type it: `example.com`, `localhost:8000/docs`, `//example.com`, or a whole URL.
/// Without a scheme it is `http`, which servers redirect from if they want to. The result is
/// [`fetchable`].
pub fn parse_seed(input: &str) -> Result<Url, UrlError> {
    let typed = input.trim();
    if typed.is_empty() {
        return Err(UrlError::Empty);
    }
    let url = match scheme_or_host(typed) {
        Start::Scheme => resolve(None, typed)?,
        Start::Host(rest) => {
            let completed = format!("http://{rest}");
            resolve(None, &completed).map_err(|error| name_the_typed(error, typed))?
        }
        Start::Neither => return Err(UrlError::NoHost { input: shown(typed) }),
    };
    fetchable(url)
}

pub(crate) fn is_http(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https")
}

/// To browsers, any number of slashes before a host are two on an http page; the `url` crate finds an
/// empty host in `///host/path`. The input as it must be written to be understood, if that is the trouble.
fn with_two_slashes(base: Option<&Url>, input: &str, reason: ParseError) -> Option<String> {
    if reason != ParseError::EmptyHost || !base.is_some_and(is_http) {
        return None;
    }
    let cleaned: String = input.chars().filter(|c| !matches!(c, '\t' | '\n' | '\r')).collect();
    let cleaned = cleaned.trim_start_matches(|c| c <= ' ');
    let rest = cleaned.trim_start_matches(['/', '\\']);
    (cleaned.len() - rest.len() > 2).then(|| format!("//{rest}"))
}

/// What a typed address starts with.
enum Start<'a> {
    Scheme,
    Host(&'a str),
    Neither,
}

fn scheme_or_host(typed: &str) -> Start<'_> {
    if let Some(rest) = typed.strip_prefix("//") {
        return Start::Host(rest);
    }
    if typed.starts_with(['/', '?', '#', '\\']) || typed.starts_with("./") || typed.starts_with("../") {
        return Start::Neither;
    }
    match typed.split_once(':') {
        Some((scheme, rest)) if is_scheme(scheme) && !is_port(rest) => Start::Scheme,
        _ => Start::Host(typed),
    }
}

fn is_scheme(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'))
}

/// `localhost:8000` has the shape of a URL with the scheme `localhost`; people mean a port.
fn is_port(after_colon: &str) -> bool {
    let digits = after_colon.bytes().take_while(u8::is_ascii_digit).count();
    let rest = after_colon.get(digits..).unwrap_or_default();
    digits > 0 && (rest.is_empty() || rest.starts_with(['/', '?', '#', '\\']))
}

/// The message shall show what the person typed, not what it was completed to.
fn name_the_typed(error: UrlError, typed: &str) -> UrlError {
    match error {
        UrlError::Unparsable { reason, .. } => UrlError::Unparsable { input: shown(typed), reason },
        other => other,
    }
}

fn remove_userinfo(url: &mut Url) {
    if !url.username().is_empty() || url.password().is_some() {
        // These fail only for URLs without a host, and http URLs have one.
        let _ = url.set_password(None);
        let _ = url.set_username("");
    }
}

/// WHATWG lets `http://a..b/`, `http://$host/` and labels of any length pass. No name server answers for
/// them, and a stranger shall not fill the host table with them.
fn refuse_impossible_host(url: &Url) -> Result<(), UrlError> {
    match url.host() {
        Some(Host::Ipv4(_) | Host::Ipv6(_)) => Ok(()),
        Some(Host::Domain(name)) if fits_dns(name) => Ok(()),
        host => Err(UrlError::HostName {
            url: shown(url.as_str()),
            host: host.map_or_else(|| "an empty host".to_owned(), |host| shown(&host.to_string())),
        }),
    }
}

/// The lengths of RFC 1035 2.3.4 with the final dot not counted, and the letters that hosts are made
/// of; the underscore is in use though no RFC grants it.
fn fits_dns(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name);
    name.len() <= 253
        && name.split('.').all(|label| {
            (1..=63).contains(&label.len())
                && label.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(input: &str) -> Result<String, String> {
        parse_seed(input).map(String::from).map_err(|error| error.to_string())
    }

    #[test]
    fn seeds_are_read_as_people_type_them() {
        for (typed, url) in [
            ("example.com", "http://example.com/"),
            ("  example.com/a b  ", "http://example.com/a%20b"),
            ("EXAMPLE.com:80", "http://example.com/"),
            ("localhost", "http://localhost/"),
            ("localhost:8000", "http://localhost:8000/"),
            ("localhost:8000/docs?x=1#top", "http://localhost:8000/docs?x=1"),
            ("example.com:8080?q", "http://example.com:8080/?q"),
            ("127.0.0.1:9", "http://127.0.0.1:9/"),
            ("[::1]:8080/x", "http://[::1]:8080/x"),
            ("//example.com/x", "http://example.com/x"),
            ("http://example.com", "http://example.com/"),
            ("HTTPS://Example.COM/Path", "https://example.com/Path"),
            ("https:example.com", "https://example.com/"),
            ("bücher.example/ä", "http://xn--bcher-kva.example/%C3%A4"),
            ("http://user:secret@example.com/", "http://example.com/"),
        ] {
            assert_eq!(seed(typed).as_deref(), Ok(url), "{typed}");
        }
    }

    #[test]
    fn a_bad_seed_gets_one_sentence_that_names_it() {
        for (typed, message) in [
            ("", "a URL was expected, but the text is empty"),
            ("not a url", "\"not a url\" is not a valid URL: invalid international domain name"),
            ("http://", "\"http://\" is not a valid URL: empty host"),
            ("http://exa mple.com/", "\"http://exa mple.com/\" is not a valid URL: invalid international domain name"),
            ("example.com:99999", "\"example.com:99999\" is not a valid URL: invalid port number"),
            (
                "/etc/passwd",
                "\"/etc/passwd\" has no host name: an address is written like example.com or http://example.com/page",
            ),
            (
                "ftp://example.com/",
                "\"ftp://example.com/\" cannot be fetched: its scheme is ftp, and only http and https are",
            ),
            ("mailto:a@b.c", "\"mailto:a@b.c\" cannot be fetched: its scheme is mailto, and only http and https are"),
            ("http://a..b/", "\"http://a..b/\" cannot be fetched: a..b is not a name that DNS could know"),
        ] {
            assert_eq!(seed(typed), Err(message.to_owned()), "{typed}");
        }
    }

    #[test]
    fn surrounding_blanks_are_ignored_as_browsers_do() {
        let base = Url::parse("http://example.com/dir/page").expect("valid");
        let resolved = resolve(Some(&base), " \n\t next.ht\nml \u{1f}").expect("valid");
        assert_eq!(resolved.as_str(), "http://example.com/dir/next.html");
    }

    #[test]
    fn slashes_before_a_host_are_not_counted() {
        let base = Url::parse("https://example.com/dir/page").expect("valid");
        for link in ["//other.org/x", "///other.org/x", " /\n\\//other.org/x"] {
            assert_eq!(resolve(Some(&base), link).map(String::from), Ok("https://other.org/x".to_owned()), "{link:?}");
        }
        assert!(resolve(Some(&base), "////").is_err());
    }

    #[test]
    fn a_dot_segment_never_escapes_the_root() {
        let base = Url::parse("http://example.com/a/b").expect("valid");
        let resolved = resolve(Some(&base), "../../.%2e/%2E%2e/x").expect("valid");
        assert_eq!(resolved.as_str(), "http://example.com/x");
    }

    #[test]
    fn what_is_fetched_has_neither_fragment_nor_login() {
        let url = resolve(None, "https://user:secret@example.com:8443/p?q=1#here").expect("valid");
        assert_eq!(fetchable(url).map(String::from), Ok("https://example.com:8443/p?q=1".to_owned()));
    }

    #[test]
    fn only_http_is_fetched() {
        for other in ["mailto:a@b.c", "javascript:void(0)", "data:,x", "file:///etc/passwd", "ftp://a/", "ws://a/"] {
            let url = resolve(None, other).expect("valid");
            assert!(matches!(fetchable(url), Err(UrlError::Scheme { .. })), "{other}");
        }
    }

    #[test]
    fn the_length_limit_counts_what_is_sent() {
        let longest = format!("http://example.com/{}", "x".repeat(MAX_URL_LENGTH - 19));
        assert_eq!(longest.len(), MAX_URL_LENGTH);
        let with_fragment = resolve(None, &format!("{longest}#fragment")).expect("valid");
        assert!(fetchable(with_fragment).is_ok());
        let longer = resolve(None, &format!("{longest}x")).expect("valid");
        assert!(matches!(fetchable(longer), Err(UrlError::TooLong { .. })));
    }

    #[test]
    fn a_host_that_dns_cannot_carry_is_refused() {
        let long_label = format!("http://{}.com/", "a".repeat(64));
        let long_name = format!("http://{}com/", "abcdefgh.".repeat(30));
        for impossible in [
            "http://./",
            "http://a..b/",
            "http://.a/",
            "http://a../",
            "http://$host/",
            "http://{{x}}.com/",
            &long_label,
            &long_name,
        ] {
            let url = resolve(None, impossible).expect("WHATWG accepts it");
            assert!(matches!(fetchable(url), Err(UrlError::HostName { .. })), "{impossible}");
        }
        for possible in ["http://a./", "http://_dmarc.example.com/", "http://[::1]/", "http://1.2.3.4/"] {
            assert!(fetchable(resolve(None, possible).expect("valid")).is_ok(), "{possible}");
        }
    }
}
