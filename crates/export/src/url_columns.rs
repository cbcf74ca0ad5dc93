//! The parts of a URL that Common Crawl's index has a column for.

use std::net::IpAddr;

use peregrine_urls::{Url, host_key, public_suffix};

use crate::table::Value;

/// Host, its last five labels, suffixes and domains by registry and by private rules, and the host reversed; then
/// protocol, port, path and query: thirteen columns and four.
pub(crate) fn of(url: &Url) -> Vec<Value> {
    let host = host_key(url).unwrap_or_default();
    let is_name = !host.starts_with('[') && host.parse::<IpAddr>().is_err();
    let labels: Vec<&str> = if is_name { host.rsplit('.').collect() } else { Vec::new() };
    let label = |number: usize| Value::text(labels.get(number).copied());
    let rules = Suffixes::of(host, is_name);
    let reversed = if is_name { labels.join(".") } else { host.to_owned() };
    vec![
        Value::text(Some(host)),
        label(0),
        label(1),
        label(2),
        label(3),
        label(4),
        Value::text(rules.registry_suffix),
        Value::text(rules.registered_domain),
        Value::text(rules.private_suffix),
        Value::text(rules.private_domain),
        Value::text(Some(reversed)),
        Value::text(Some(url.scheme())),
        url.port().map_or(Value::Nothing, |port| Value::Number(port.into())),
        Value::text(Some(url.path())),
        Value::text(url.query()),
    ]
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Suffixes<'a> {
    registry_suffix: Option<&'a str>,
    registered_domain: Option<&'a str>,
    private_suffix: Option<&'a str>,
    private_domain: Option<&'a str>,
}

impl<'a> Suffixes<'a> {
    fn of(host: &'a str, is_name: bool) -> Self {
        if !is_name {
            return Suffixes::default();
        }
        let private_suffix = public_suffix(host).map(|(suffix, _)| suffix);
        let registry_suffix = private_suffix.map(registry_suffix);
        Suffixes {
            registry_suffix,
            registered_domain: registry_suffix.and_then(|suffix| with_one_more_label(host, suffix)),
            private_suffix,
            private_domain: private_suffix.and_then(|suffix| with_one_more_label(host, suffix)),
        }
    }
}

/// `github.io` → `io`: what remains of a suffix without private rules.
fn registry_suffix(suffix: &str) -> &str {
    let mut rest = suffix;
    loop {
        let is_private = public_suffix(rest).is_some_and(|(_, is_private)| is_private);
        match rest.split_once('.') {
            Some((_, shorter)) if is_private => rest = shorter,
            _ => return rest,
        }
    }
}

fn with_one_more_label<'a>(host: &'a str, suffix: &str) -> Option<&'a str> {
    let before = host.strip_suffix(suffix)?.strip_suffix('.')?;
    let start = before.rfind('.').map_or(0, |dot| dot + 1);
    host.get(start..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_rules_and_those_of_the_registries_are_told_apart() {
        let suffixes = Suffixes::of("www.alice.github.io", true);
        assert_eq!(suffixes.registry_suffix, Some("io"));
        assert_eq!(suffixes.registered_domain, Some("github.io"));
        assert_eq!(suffixes.private_suffix, Some("github.io"));
        assert_eq!(suffixes.private_domain, Some("alice.github.io"));
        let suffixes = Suffixes::of("news.bbc.co.uk", true);
        assert_eq!((suffixes.registry_suffix, suffixes.registered_domain), (Some("co.uk"), Some("bbc.co.uk")));
        assert_eq!(Suffixes::of("127.0.0.1", false), Suffixes::default());
    }

    #[test]
    fn an_address_has_no_labels() {
        let values = of(&Url::parse("http://127.0.0.1:8080/a?b").expect("a URL"));
        assert_eq!(values.len(), 15);
        assert_eq!(values[1], Value::Nothing);
        assert_eq!(values[12], Value::Number(8080));
        let values = of(&Url::parse("https://www.example.com/a").expect("a URL"));
        assert_eq!(values[10], Value::Text("com.example.www".to_owned()));
    }
}
