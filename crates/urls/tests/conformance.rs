//! The public suites, where they are present beside the checkout. What differs is listed by input,
//! with the reason; an entry that no longer differs fails the test too.

use std::collections::BTreeSet;
use std::path::PathBuf;

use peregrine_urls::{Fingerprint, KeyPolicy, Url, fetchable, parse_seed, resolve};
use serde_json::Value;

fn cases(file: &str) -> Option<Vec<Value>> {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/conformance/urls")).join(file);
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("SKIPPED: the suite {} is not present", path.display());
        return None;
    };
    // Half a surrogate pair is no text in Rust; browsers read it as the replacement character.
    let text = text.replace("\\ud900z", "\\ufffdz").replace("\\ud900Z", "\\ufffdZ");
    Some(text.lines().map(|line| serde_json::from_str(line).expect("one JSON object a line")).collect())
}

fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_default()
}

struct Verdict {
    /// The input, and where it has one its base.
    case: String,
    expected: Option<String>,
    got: Option<String>,
}

/// Compares what every case gives with what it should, knowing the exceptions: cases by reason.
fn assert_all_but(suite: &str, exceptions: &[(&str, &[&str])], verdicts: &[Verdict]) {
    let excepted: BTreeSet<&str> = exceptions.iter().flat_map(|(_, cases)| cases.iter().copied()).collect();
    let differing: Vec<&Verdict> = verdicts.iter().filter(|verdict| verdict.expected != verdict.got).collect();
    eprintln!("{suite}: {} cases, {} differ", verdicts.len(), differing.len());
    let unforeseen = differing
        .iter()
        .filter(|verdict| !excepted.contains(verdict.case.as_str()))
        .map(|verdict| format!("{:?}: expected {:?}, got {:?}", verdict.case, verdict.expected, verdict.got));
    let outdated = excepted
        .iter()
        .filter(|case| !differing.iter().any(|verdict| verdict.case == **case))
        .map(|case| format!("{case:?} is listed as an exception, but does not differ"));
    let complaints: Vec<String> = unforeseen.chain(outdated).collect();
    assert!(complaints.is_empty(), "{suite}:\n{}", complaints.join("\n"));
}

#[test]
fn urls_resolve_as_in_browsers() {
    let Some(cases) = cases("whatwg_urltestdata.jsonl") else { return };
    let verdicts = cases
        .iter()
        .map(|case| {
            let expected = case["href"].as_str().map(str::to_owned);
            let base = case["base"].as_str().map(Url::parse);
            let got = match base {
                Some(Err(_)) => None,
                Some(Ok(base)) => resolve(Some(&base), text(case, "input")).ok(),
                None => resolve(None, text(case, "input")).ok(),
            };
            let case = format!("{} @ {}", text(case, "input"), text(case, "base"));
            Verdict { case, expected, got: got.map(String::from) }
        })
        .collect::<Vec<_>>();
    assert_all_but("whatwg_urltestdata", URL_PARSER_DIFFERS, &verdicts);
}

/// What `url` 2.5 does otherwise than the standard of the suite's day.
const URL_PARSER_DIFFERS: &[(&str, &[&str])] = &[
    (
        "punycode that does not decode is refused; browsers have lately begun to let it pass",
        &[
            "http://a.b.c.xn--pokxncvks @ ",
            "http://10.0.0.xn--pokxncvks @ ",
            "http://a.b.c.XN--pokxncvks @ ",
            "http://a.b.c.Xn--pokxncvks @ ",
            "http://10.0.0.XN--pokxncvks @ ",
            "http://10.0.0.xN--pokxncvks @ ",
            "file://xn--/p @ ",
            "https://xn--/ @ ",
        ],
    ),
    (
        "`^` in a path is not encoded when parsing; a key encodes it",
        &["foo://host/ !\"$%&'()*+,-./:;<=>@[\\]^_`{|}~ @ ", "wss://host/ !\"$%&'()*+,-./:;<=>@[\\]^_`{|}~ @ "],
    ),
    (
        "file: URLs, which are never fetched",
        &[
            "file:///w|/m @ ",
            "/ @ file://h/C:/a/b",
            "file:\\\\// @ ",
            "file:\\\\\\\\ @ ",
            "file:\\\\\\\\?fox @ ",
            "file:\\\\\\\\#guppy @ ",
            "file://spider/// @ ",
            "file:\\\\localhost// @ ",
            "file://\\/localhost//cat @ ",
            "file://localhost//a//../..// @ ",
            "/////mouse @ file:///elephant",
            "\\/localhost//pig @ file://lion/",
            "//localhost//pig @ file://lion/",
            "/..//localhost//pig @ file://lion/",
            "C| @ file://host/dir/file",
            "C| @ file://host/D:/dir1/dir2/file",
            "C|# @ file://host/dir/file",
            "C|? @ file://host/dir/file",
            "C|/ @ file://host/dir/file",
            "C|\n/ @ file://host/dir/file",
            "C|\\ @ file://host/dir/file",
            "/c:/foo/bar @ file://host/path",
            ".. @ file://x/C:/",
            "file://example.net/C:/ @ ",
            "file://1.2.3.4/C:/ @ ",
            "file://[1::8]/C:/ @ ",
            "C|/ @ file://host/",
            "/C:/ @ file://host/",
            "file:C:/ @ file://host/",
            "file:/C:/ @ file://host/",
            "file://localhost//a//../..//foo @ ",
            "file://localhost////foo @ ",
            "file:////foo @ ",
            "file:////one/two @ file:///",
            "////one/two @ file:///",
            "file:///.// @ file:////",
            "file:.//p @ ",
            "file:/.//p @ ",
            "/\\//\\/a/../ @ file:///",
        ],
    ),
    (
        "blanks at the end of an opaque path are not encoded; such URLs are never fetched",
        &[
            "non-special:opaque  ?hi @ ",
            "non-special:opaque  #hi @ ",
            "non-special:opaque \t\t  \t#hi @ ",
            "non-special:opaque \t\t  #hi @ ",
            "non-special:opaque\t\t  \r #hi @ ",
        ],
    ),
    (
        "backslashes and drive letters in schemes that are never fetched",
        &[".. @ abc://x/y/z/C:/", "\\a @ foo://foo/a", "\\/a @ foo://foo/a", "\\\\a @ foo://foo/a"],
    ),
];

#[test]
fn host_names_become_ascii_as_in_browsers() {
    let Some(cases) = cases("whatwg_idna_toascii.jsonl") else { return };
    let mut verdicts = cases
        .iter()
        .filter(|case| !text(case, "input").is_empty())
        .map(|case| {
            let input = text(case, "input");
            let url = resolve(None, &format!("https://{}/x", escape_what_ends_a_host(input)));
            let host = url.ok().and_then(|url| url.host_str().map(str::to_owned));
            Verdict { case: input.to_owned(), expected: case["output"].as_str().map(str::to_owned), got: host }
        })
        .collect::<Vec<_>>();
    let all = verdicts.len();
    let refused: BTreeSet<String> =
        verdicts.extract_if(.., |verdict| is_broken_punycode(verdict)).map(|verdict| verdict.case).collect();
    let names = refused.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
    eprintln!("whatwg_idna_toascii: {} of {all} are broken punycode, which is refused", all - verdicts.len());
    // Too many to list one by one, so known by their number and by all of them together: another one would be a good name
    // that is refused.
    assert_eq!((all - verdicts.len(), Fingerprint::of_key(&names).0), BROKEN_PUNYCODE);
    assert_all_but("whatwg_idna_toascii", IDNA_DIFFERS, &verdicts);
}

const IDNA_DIFFERS: &[(&str, &[&str])] = &[(
    "a code point that is not assigned passes",
    &["\u{3e8ac}\u{3002}\u{729}\u{3002}\u{cbd9}5", "\u{3e8ac}\u{3002}\u{729}\u{3002}\u{110d}\u{1173}\u{11ac}5"],
)];

const BROKEN_PUNYCODE: (usize, u64) = (764, 0x6f20_f42e_5ee3_7668);

/// Names in ASCII with an `xn--` label that does not decode, or not to what it may: browsers have lately
/// begun to let them pass as they are, `idna` 1.1 refuses them, and no `Url` can be made from them.
fn is_broken_punycode(verdict: &Verdict) -> bool {
    verdict.case.is_ascii()
        && verdict.case.to_ascii_lowercase().contains("xn--")
        && verdict.expected.as_deref() == Some(verdict.case.to_ascii_lowercase().as_str())
        && verdict.got.is_none()
}

fn escape_what_ends_a_host(input: &str) -> String {
    input
        .chars()
        .map(|c| if matches!(c, ':' | '/' | '?' | '#' | '\\') { format!("%{:02X}", u32::from(c)) } else { c.into() })
        .collect()
}

#[test]
fn links_resolve_as_other_crawlers_do() {
    let Some(cases) = cases("crawler_commons_resolve.jsonl") else { return };
    let verdicts = cases
        .iter()
        .map(|case| {
            let base = Url::parse(text(case, "base")).ok();
            let got = resolve(base.as_ref(), text(case, "input")).ok();
            let expected = case["href"].as_str().map(str::to_owned);
            Verdict { case: text(case, "input").to_owned(), expected, got: got.map(String::from) }
        })
        .collect::<Vec<_>>();
    assert_all_but("crawler_commons_resolve", &[], &verdicts);
}

#[test]
fn keys_agree_with_another_crawlers_policy_but_for_what_we_decided_otherwise() {
    let Some(cases) = cases("crawler_commons_normalizer.jsonl") else { return };
    let policy = KeyPolicy::default();
    let verdicts = cases
        .iter()
        .map(|case| {
            let input = text(case, "input");
            // What that suite normalizes is text; ours is a URL that was typed or resolved.
            let url = resolve(None, input).or_else(|_| parse_seed(input)).ok();
            let got = url.map(|url| policy.key(&url));
            Verdict { case: input.to_owned(), expected: case["normalized"].as_str().map(str::to_owned), got }
        })
        .collect::<Vec<_>>();
    assert_all_but("crawler_commons_normalizer", KEYS_DIFFER, &verdicts);
}

const KEYS_DIFFER: &[(&str, &[&str])] = &[
    ("a URL of http or ftp without a host is an error, not a page", &["ftp:/", "http:////", "http:///////"]),
    (
        "file: URLs are never fetched: they are written as WHATWG does and otherwise left alone",
        &[
            "file:/path/index.html",
            "file:/var/www/html/////./bar/index.html",
            "file:/var/www/html/foo/../bar/index.html",
        ],
    ),
    (
        "a parameter without a name is kept: a site that reads its query as one text may mean it",
        &["http://foo.com/index?&=1&a=1", "http://foo.com/index?=1&b=1&a=1"],
    ),
];

/// Every URL of every suite, not only those about keys.
#[test]
fn the_key_of_a_key_is_itself_on_every_suite() {
    let policy = KeyPolicy::default();
    for file in ["whatwg_urltestdata.jsonl", "crawler_commons_normalizer.jsonl", "crawler_commons_resolve.jsonl"] {
        for case in cases(file).unwrap_or_default() {
            let base = case["base"].as_str().and_then(|base| Url::parse(base).ok());
            let Some(url) = resolve(base.as_ref(), text(&case, "input")).ok().and_then(|url| fetchable(url).ok())
            else {
                continue;
            };
            let key = policy.key(&url);
            let again = Url::parse(&key).map(|url| policy.key(&url));
            assert_eq!(again.as_deref(), Ok(key.as_str()), "{url}");
        }
    }
}
