use url::Url;

use crate::percent::{hex_value, push_encoded};

/// The sort-friendly form of a URL by which archives are indexed: `com,example)/path?a=b`.
///
/// It follows the canonicalizer of the Internet Archive as the Python package `surt` 0.3 implements
/// it, which is what CDXJ indexers of the field call: all lower-case, `www.` and `www2.` left out,
/// host labels reversed, escapes undone and redone, empty path segments and the slash at the end left
/// out, session identifiers left out where they have the length they had in 2010, query sorted.
/// Its oddities are kept, since lookups by other tools depend on them: a removed session identifier
/// leaves its `&`, port 0 counts as none, an IPv6 host loses its brackets.
///
/// On the 44,595 distinct http URLs of the public suites, of 298 saved pages and of combinations made
/// to be awkward, the two agree on every one. They differ where the scheme is not http: a host that is a number is
/// an IPv4 address to `surt` (`ios-app://305343404/`), a percent-encoded host becomes punycode, and
/// `x:/.//p` keeps its dot.
pub fn surt(url: &Url) -> String {
    if url.scheme().starts_with("filedesc") {
        return url.as_str().to_owned();
    }
    let host = canonical_host(url.host_str().unwrap_or_default());
    let mut out = String::with_capacity(url.as_str().len());
    if host.is_empty() {
        out.push_str(url.scheme());
        out.push(':');
    } else {
        push_reversed(&host, &mut out);
        push_port(url.port(), &mut out);
        out.push(')');
    }
    let path = canonical_path(url.path(), !host.is_empty());
    let query = url.query().map(canonical_query).unwrap_or_default();
    out.push_str(if path.is_empty() && !query.is_empty() { "/" } else { &path });
    if !query.is_empty() {
        out.push('?');
        out.push_str(&query);
    }
    out
}

fn canonical_host(host: &str) -> String {
    let bare = host.strip_prefix('[').and_then(|address| address.strip_suffix(']')).unwrap_or(host);
    let mut name = escaped(&unescaped(bare)).to_ascii_lowercase().replace("..", ".");
    name = name.trim_matches('.').to_owned();
    match name.strip_prefix("www").map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit())) {
        Some(rest) => rest.strip_prefix('.').map(str::to_owned).unwrap_or(name),
        None => name,
    }
}

fn push_reversed(host: &str, out: &mut String) {
    for (index, label) in host.rsplit('.').enumerate() {
        if index > 0 {
            out.push(',');
        }
        out.push_str(label);
    }
}

fn push_port(port: Option<u16>, out: &mut String) {
    if let Some(port) = port.filter(|&port| port != 0) {
        out.push(':');
        out.push_str(&port.to_string());
    }
}

fn canonical_path(path: &str, has_host: bool) -> String {
    let plain = unescaped(path);
    let plain = if has_host { without_dots_and_empty_segments(&plain) } else { plain };
    let path = escaped(&plain).to_ascii_lowercase();
    let mut path = without_aspx_session(path);
    if path.len() > 1 && path.ends_with('/') {
        path.pop();
    }
    path
}

/// A `..` that would leave the root stays, and `..` after an empty segment removes only that.
fn without_dots_and_empty_segments(path: &[u8]) -> Vec<u8> {
    let mut kept: Vec<&[u8]> = Vec::new();
    for segment in path.split(|&b| b == b'/').skip(1) {
        match segment {
            b"." => {}
            b".." if kept.pop().is_some() => {}
            _ => kept.push(segment),
        }
    }
    let mut out = vec![b'/'];
    if let Some((last, directories)) = kept.split_last() {
        for directory in directories.iter().filter(|directory| !directory.is_empty()) {
            out.extend_from_slice(directory);
            out.push(b'/');
        }
        out.extend_from_slice(last);
    }
    out
}

/// `/(s(24 characters))/x.aspx` and `/(24 characters)/x.aspx`, without the session.
fn without_aspx_session(path: String) -> String {
    let path = without_last_segment_like(path, |segment| {
        let inner = segment.strip_prefix('(')?.strip_suffix("))")?;
        inner.split(')').all(is_ticket).then_some(())
    });
    without_last_segment_like(path, |segment| is_token(segment.strip_prefix('(')?.strip_suffix(')')?).then_some(()))
}

fn is_ticket(text: &str) -> bool {
    text.split_once('(').is_some_and(|(letter, token)| {
        letter.len() == 1 && letter.bytes().all(|b| b.is_ascii_lowercase()) && is_token(token)
    })
}

fn is_token(text: &str) -> bool {
    text.len() == 24 && text.bytes().all(|b| b.is_ascii_alphanumeric())
}

fn without_last_segment_like(path: String, is_session: impl Fn(&str) -> Option<()>) -> String {
    let mut end = path.len();
    while let Some(slash) = path.get(..end).and_then(|before| before.rfind('/')) {
        let (before, segment) = (path.get(..slash), path.get(slash + 1..end));
        if let (Some(directory), Some(segment), Some(after)) = (before, segment, path.get(end + 1..))
            && is_session(segment).is_some()
            && leads_to_aspx(after)
        {
            return format!("{directory}/{after}");
        }
        end = slash;
    }
    path
}

/// A page name before `.aspx`, and no question mark before it (an escaped one may be there).
fn leads_to_aspx(rest: &str) -> bool {
    let before_question = rest.split('?').next().unwrap_or_default();
    before_question.get(1..).is_some_and(|tail| tail.contains(".aspx"))
}

fn canonical_query(query: &str) -> String {
    let query = without_query_sessions(escaped(&unescaped(query))).to_ascii_lowercase();
    let mut parameters: Vec<(&str, Option<&str>)> = query
        .split('&')
        .map(|parameter| match parameter.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (parameter, None),
        })
        .collect();
    parameters.sort_unstable();
    let mut out = String::with_capacity(query.len());
    for (index, (name, value)) in parameters.into_iter().enumerate() {
        if index > 0 {
            out.push('&');
        }
        out.push_str(name);
        if let Some(value) = value {
            out.push('=');
            out.push_str(value);
        }
    }
    out
}

fn without_query_sessions(mut query: String) -> String {
    let is_alphanumeric = |b: u8| b.is_ascii_alphanumeric();
    let is_letter = |b: u8| b.is_ascii_alphabetic();
    for name in ["jsessionid=", "phpsessid=", "sid="] {
        query = without_last_match(query, |text| exactly(32, is_alphanumeric, after(name, text)?));
    }
    query = without_last_match(query, |text| {
        let value = after("=", exactly(8, is_letter, after("aspsessionid", text)?)?)?;
        exactly(24, is_letter, value)
    });
    without_last_match(query, |text| {
        let token = after("&cftoken=", some_value(after("cfid=", text)?)?)?;
        some_value(token)
    })
}

/// Removes the last place where `session` matches up to a `&` or the end, with that `&`. The `&` before
/// it stays. `session` gives what is left of a text after its match.
fn without_last_match(query: String, session: impl Fn(&str) -> Option<&str>) -> String {
    let found = (0..query.len()).rev().find_map(|start| {
        let rest = session(query.get(start..)?)?;
        let rest = if rest.is_empty() { rest } else { rest.strip_prefix('&')? };
        Some(format!("{}{rest}", query.get(..start)?))
    });
    found.unwrap_or(query)
}

fn after<'a>(name: &str, text: &'a str) -> Option<&'a str> {
    text.get(..name.len())?.eq_ignore_ascii_case(name).then(|| text.get(name.len()..))?
}

fn exactly(count: usize, kind: impl Fn(u8) -> bool, text: &str) -> Option<&str> {
    text.get(..count)?.bytes().all(kind).then(|| text.get(count..))?
}

fn some_value(text: &str) -> Option<&str> {
    let length = text.find('&').unwrap_or(text.len());
    (length > 0).then(|| text.get(length..))?
}

/// Undoes percent-encoding until there is none left, in one pass: a code is looked for again at
/// every place where the last byte may have completed one.
fn unescaped(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for byte in text.bytes() {
        out.push(byte);
        while let [.., b'%', high, low] = out[..]
            && high.is_ascii_hexdigit()
            && low.is_ascii_hexdigit()
        {
            out.truncate(out.len() - 3);
            out.push(hex_value(high) << 4 | hex_value(low));
        }
    }
    out
}

/// Escapes what is not printable ASCII, the blank, `#` and `%`.
fn escaped(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for &byte in bytes {
        match byte {
            b'#' | b'%' => push_encoded(byte, &mut out),
            b'!'..=b'~' => out.push(char::from(byte)),
            _ => push_encoded(byte, &mut out),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Observed from `surt` 0.3.1.
    #[test]
    fn archives_of_the_field_would_index_these_alike() {
        for (text, expected) in [
            ("http://example.com/", "com,example)/"),
            ("https://www.example.com:443/Path/", "com,example)/path"),
            ("http://www2.example.co.uk/a?b=2&A=1", "uk,co,example)/a?a=1&b=2"),
            ("http://example.com:8080/", "com,example:8080)/"),
            ("http://example.com:0/", "com,example)/"),
            ("http://1.2.3.4/x", "4,3,2,1)/x"),
            ("http://[::1]:8080/x", "::1:8080)/x"),
            ("http://xn--bcher-kva.de/%C3%A4", "de,xn--bcher-kva)/%c3%a4"),
            ("http://example.com/a//b/../c/", "com,example)/a/c"),
            ("http://example.com/a%2520b", "com,example)/a%20b"),
            ("http://example.com/?", "com,example)/"),
            ("http://example.com/?a&a=&a=1&B", "com,example)/?a&a=&a=1&b"),
            ("http://example.com/?a=1&sid=0123456789abcdef0123456789abcdef", "com,example)/?&a=1"),
            ("http://example.com/?sid=0123456789abcdef0123456789abcdef&a=1", "com,example)/?a=1"),
            ("http://example.com/?xsid=0123456789abcdef0123456789abcdef", "com,example)/?x"),
            ("http://example.com/?sid=12", "com,example)/?sid=12"),
            ("http://example.com/?cfid=1&cftoken=2&z", "com,example)/?z"),
            ("http://example.com/?ASPSESSIONIDabcdefgh=abcdefghijklmnopqrstuvwx", "com,example)/"),
            ("http://example.com/(S(4hqa0555fwsecu455xqckv45))/x.aspx", "com,example)/x.aspx"),
            ("http://example.com/(4hqa0555fwsecu455xqckv45)/x.aspx", "com,example)/x.aspx"),
            ("http://example.com/(4hqa0555fwsecu455xqckv45)/x.html", "com,example)/(4hqa0555fwsecu455xqckv45)/x.html"),
            ("http://example.com/a;jsessionid=12", "com,example)/a;jsessionid=12"),
            ("http://www.com/", "com)/"),
            ("http://www/", "www)/"),
            ("http://example.com./a", "com,example)/a"),
            ("http://user:pass@example.com/", "com,example)/"),
            ("http://example.com/a%23b%3Fc", "com,example)/a%23b?c"),
            ("http://../x", "http:/x"),
            ("mailto:A@b.c", "mailto:a@b.c"),
            ("dns:www.example.com", "dns:www.example.com"),
            ("filedesc://x.ARC", "filedesc://x.ARC"),
            ("file:///A/b/", "file:/a/b"),
            ("urn:uuid:ABC", "urn:uuid:abc"),
        ] {
            assert_eq!(surt(&Url::parse(text).expect("valid")), expected, "{text}");
        }
    }

    #[test]
    fn escapes_within_escapes_are_undone_in_one_pass() {
        assert_eq!(unescaped("%2525252541"), b"A");
        assert_eq!(unescaped("%%34%31"), b"A");
        assert_eq!(unescaped("%2%35%34%31%"), b"A%");
        assert_eq!(unescaped("%zz%4"), b"%zz%4");
    }
}
