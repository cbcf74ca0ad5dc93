//! Laws that hold for every text a stranger may write.

use peregrine_urls::{
    KeyPolicy, KeySettings, Url, fetchable, host_key, origin, parse_seed, registrable_domain, resolve, surt,
};
use proptest::prelude::*;

/// Text in the neighbourhood of URLs, where the corners are.
fn url_like() -> impl Strategy<Value = String> {
    let host = "([a-cA-C0-9é.%-]{0,8}\\.)?(com|example\\.org\\.?|co\\.uk|localhost|1\\.2\\.3\\.4|\\[::1\\])";
    let path = "(/(\\.|\\.\\.|%2e|%2E\\.|[a-c%2f;:@!$'()*+,|^\\[\\]\\\\ é-]{0,6}|;jsessionid=[a-c.]{0,3}|(\\.|%2e){0,2};(js|j%73)essionid=1|\\(S\\([a-f0-9]{24}\\)\\)(;cfid=1)?)){0,5}";
    let query = "(\\?((utm_[a-c]|[abc]|s%69d|fbclid|%[0-9a-g]{1,2}|=|)(=[a-c0-9%+'|]{0,5})?&){0,5}[abc=&]{0,3})?";
    (
        prop::sample::select(vec!["http://", "https://", "HTTP:/", "http://u:p@", "https:\\\\"]),
        host,
        "(:(80|443|8080|0)?)?",
        path,
        query,
        "(#[a-c!]{0,3})?",
    )
        .prop_map(|(scheme, host, port, path, query, fragment)| format!("{scheme}{host}{port}{path}{query}{fragment}"))
}

fn anything() -> impl Strategy<Value = String> {
    prop_oneof![3 => url_like(), 1 => any::<String>(), 1 => "[ -~]{0,40}", 1 => "https?://[ -~é]{0,40}"]
}

fn policies() -> [KeyPolicy; 2] {
    let exact = KeySettings { collapse_slashes: false, ..KeySettings::default() };
    [KeyPolicy::default(), KeyPolicy::new(&exact).expect("valid settings")]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1024, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_text_resolves_or_is_refused_and_nothing_panics(base in anything(), input in anything()) {
        let base = resolve(None, &base).ok();
        let _ = parse_seed(&input).map_err(|error| error.to_string());
        if let Ok(url) = resolve(base.as_ref(), &input) {
            let _ = (surt(&url), origin(&url), host_key(&url).map(registrable_domain));
            let _ = fetchable(url).map_err(|error| error.to_string());
        }
    }

    #[test]
    fn the_key_of_a_key_is_itself(input in anything()) {
        let Ok(url) = resolve(None, &input) else { return Ok(()) };
        for policy in policies() {
            let key = policy.key(&url);
            let again = Url::parse(&key).map(|url| policy.key(&url));
            prop_assert_eq!(again.as_ref(), Ok(&key));
        }
    }

    #[test]
    fn a_key_is_in_the_characters_of_rfc_3986_without_login_or_fragment(input in url_like()) {
        let Ok(url) = resolve(None, &input) else { return Ok(()) };
        let key = KeyPolicy::default().key(&url);
        let after_host = key.strip_prefix(&origin(&url)).unwrap_or(&key);
        let is_of_the_rfc = |b: u8| b.is_ascii_alphanumeric() || b"-._~:/?@!$&'()*+,;=%".contains(&b);
        prop_assert!(after_host.bytes().all(is_of_the_rfc), "{}", key);
        let parsed = Url::parse(&key).expect("a key parses");
        prop_assert_eq!(parsed.as_str(), key.as_str());
        prop_assert!(parsed.username().is_empty() && parsed.password().is_none() && parsed.fragment().is_none());
    }

    #[test]
    fn the_order_of_different_parameters_makes_no_difference(
        parameters in prop::collection::btree_map("[a-d%_2]{1,3}", "[a-c=%]{0,3}", 0..6),
        shuffle in any::<prop::sample::Index>(),
    ) {
        let written: Vec<String> = parameters.iter().map(|(name, value)| format!("{name}={value}")).collect();
        // Names that are written differently may still be one name, whose values have an order.
        let mut names: Vec<String> = parameters.keys().map(|name| KeyPolicy::default().key(&page(name))).collect();
        names.sort();
        names.dedup();
        prop_assume!(names.len() == written.len());
        let mut turned = written.clone();
        turned.rotate_left(if written.is_empty() { 0 } else { shuffle.index(written.len()) });
        let reversed: Vec<String> = turned.iter().rev().cloned().collect();
        let key = |parameters: &[String]| KeyPolicy::default().key(&page(&parameters.join("&")));
        prop_assert_eq!(key(&written), key(&turned));
        prop_assert_eq!(key(&written), key(&reversed));
    }

    #[test]
    fn tracking_parameters_make_no_difference(input in url_like(), name in "(utm_[a-z]{1,6}|fbclid|gclid|PHPSESSID)") {
        let Ok(url) = resolve(None, &input) else { return Ok(()) };
        let mut tracked = url.clone();
        tracked.set_query(Some(&format!("{}&{name}=x1", url.query().unwrap_or_default())));
        prop_assert_eq!(KeyPolicy::default().key(&tracked), KeyPolicy::default().key(&url));
    }

    #[test]
    fn a_registrable_domain_is_the_end_of_its_host(host in prop_oneof!["[a-c.]{0,8}(com|co\\.uk|github\\.io|kobe\\.jp|é)?\\.?", any::<String>()]) {
        let domain = registrable_domain(&host);
        let bare = host.strip_suffix('.').unwrap_or(&host);
        prop_assert!(host.ends_with(domain) || bare.ends_with(domain));
        prop_assert!(!domain.is_empty() || host.is_empty());
        prop_assert_eq!(registrable_domain(domain), domain);
    }
}

fn page(query: &str) -> Url {
    Url::parse(&format!("http://example.com/?{query}")).expect("valid")
}
