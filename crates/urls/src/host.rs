use url::{Position, Url};

use crate::resolve::is_http;

/// The host as the politeness unit: lower-case, without port and without the final dot that makes a
/// name absolute. IPv6 addresses keep their brackets. `None` where the URL has no host.
pub fn host_key(url: &Url) -> Option<&str> {
    // The parser has already lower-cased the hosts of http URLs.
    url.host_str().filter(|host| !host.is_empty()).map(without_final_dot)
}

/// `scheme://host[:port]`, default ports left out: what one robots.txt governs. For URLs that are not http,
/// the scheme and whatever authority there is.
pub fn origin(url: &Url) -> String {
    let host = host_key(url).unwrap_or_default();
    let mut origin = String::with_capacity(url.scheme().len() + 3 + host.len() + 6);
    push_origin(url, host, &mut origin);
    origin
}

/// `host:port` with the port always there: what a connection is made to. `None` where the URL has no
/// host, or a scheme without a well-known port and none given.
pub fn authority(url: &Url) -> Option<String> {
    let port = url.port_or_known_default()?;
    Some(format!("{}:{port}", host_key(url)?))
}

/// The part of a host name that somebody registered: `news.bbc.co.uk` → `bbc.co.uk`.
///
/// Private suffixes count like those of the registries: `alice.github.io` and `bob.github.io` are two
/// domains, since they are two owners' sites; a crawl of one has no reason to enter the other.
/// IP addresses, single labels and public suffixes themselves (`co.uk`, `github.io`) are returned
/// whole. A final dot is left off. Expects a host as URLs hold it: lower-case, punycode.
pub fn registrable_domain(host: &str) -> &str {
    let host = without_final_dot(host);
    if is_address(host) || host.ends_with('.') {
        return host;
    }
    peregrine_suffixes::registered_part(host).unwrap_or(host)
}

/// Under what a registry or somebody else lets others register: `co.uk` for `news.bbc.co.uk`, `github.io` for
/// `alice.github.io`; and whether it is somebody else. Expects the name of a host as URLs hold it.
pub fn public_suffix(host: &str) -> Option<(&str, bool)> {
    peregrine_suffixes::suffix(host)
}

pub(crate) fn push_origin(url: &Url, host: &str, out: &mut String) {
    out.push_str(url.scheme());
    out.push_str("://");
    out.push_str(host);
    if let Some(port) = url.port() {
        out.push(':');
        push_port(port, out);
    }
}

/// A single final dot only: `a..` would become a different, perhaps invalid name.
pub(crate) fn without_final_dot(host: &str) -> &str {
    match host.strip_suffix('.') {
        Some(shorter) if !shorter.is_empty() && !shorter.ends_with('.') => shorter,
        _ => host,
    }
}

/// The URL's `scheme://host[:port]` as a slice of it, if that is already in normal form.
pub(crate) fn plain_origin<'a>(url: &'a Url, host: &str) -> Option<&'a str> {
    let origin = &url[..Position::BeforePath];
    let bare = url.scheme().len() + "://".len() + host.len() + url.port().map_or(0, port_width);
    (is_http(url) && origin.len() == bare).then_some(origin)
}

fn port_width(port: u16) -> usize {
    1 + port.checked_ilog10().unwrap_or(0) as usize + 1
}

fn push_port(port: u16, out: &mut String) {
    use std::fmt::Write as _;
    // Writing into a String cannot fail.
    let _ = write!(out, "{port}");
}

/// The URL parser leaves no name whose last label is a number: such a host is an IPv4 address.
fn is_address(host: &str) -> bool {
    host.starts_with('[')
        || host.rsplit('.').next().is_some_and(|last| !last.is_empty() && last.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).expect("valid")
    }

    #[test]
    fn a_domain_is_what_somebody_registered() {
        for (host, domain) in [
            ("news.bbc.co.uk", "bbc.co.uk"),
            ("example.com", "example.com"),
            ("a.b.c.example.com", "example.com"),
            ("www.example.com.", "example.com"),
            ("alice.github.io", "alice.github.io"),
            ("docs.alice.github.io", "alice.github.io"),
            ("a.b.kobe.jp", "a.b.kobe.jp"),
            ("www.city.kobe.jp", "city.kobe.jp"),
            ("www.xn--85x722f.xn--55qx5d.cn", "xn--85x722f.xn--55qx5d.cn"),
            ("xn--90ax2c.xn--p1ai", "xn--90ax2c.xn--p1ai"),
            ("deep.inside.unknown-tld", "inside.unknown-tld"),
        ] {
            assert_eq!(registrable_domain(host), domain, "{host}");
        }
    }

    #[test]
    fn addresses_single_labels_and_suffixes_are_their_own_domain() {
        for host in ["1.2.3.4", "[::1]", "[2001:db8::1]", "localhost", "co.uk", "github.io", "com", "", ".", ".."] {
            assert_eq!(registrable_domain(host), host, "{host}");
        }
    }

    #[test]
    fn a_host_is_one_politeness_unit_however_it_is_written() {
        for text in ["http://Example.COM/", "https://example.com:8443/x", "http://u:p@example.com./"] {
            assert_eq!(host_key(&url(text)), Some("example.com"), "{text}");
        }
        assert_eq!(host_key(&url("http://[::1]:80/")), Some("[::1]"));
        assert_eq!(host_key(&url("mailto:a@b.c")), None);
        assert_eq!(host_key(&url("file:///x")), None);
    }

    #[test]
    fn an_origin_leaves_out_the_default_port_and_an_authority_never_does() {
        for (text, expected_origin, expected_authority) in [
            ("http://example.com:80/a?b", "http://example.com", "example.com:80"),
            ("https://example.com", "https://example.com", "example.com:443"),
            ("https://example.com:80", "https://example.com:80", "example.com:80"),
            ("http://u:p@example.com.:8000/", "http://example.com:8000", "example.com:8000"),
            ("http://[::1]:8080/", "http://[::1]:8080", "[::1]:8080"),
        ] {
            assert_eq!(origin(&url(text)), expected_origin);
            assert_eq!(authority(&url(text)).as_deref(), Some(expected_authority));
        }
    }

    #[test]
    fn the_plain_origin_is_a_slice_only_where_nothing_must_change() {
        for (text, plain) in [
            ("http://example.com/a", true),
            ("http://example.com:8080/a", true),
            ("http://example.com:0/a", true),
            ("https://example.com:65535/a", true),
            ("http://example.com./a", false),
            ("http://u@example.com/a", false),
            ("http://:p@example.com:1/a", false),
        ] {
            let url = url(text);
            let slice = plain_origin(&url, host_key(&url).expect("host"));
            assert_eq!(slice.is_some(), plain, "{text}");
            if let Some(slice) = slice {
                assert_eq!(slice, origin(&url));
            }
        }
    }
}
