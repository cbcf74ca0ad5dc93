//! Pages that exist because they can be named: a URL is a pure function of the seed, the number of its host and its
//! number there. Nothing needs to be remembered, and any two pages differ.
//!
//! They look like the web's: 66 bytes on average, several shapes of path, one in ten with a query. No two differ in a
//! number only, as the pages of a trap do.

use std::fmt::Write;
use std::sync::Arc;

use peregrine_types::{CandidateUrl, Candidates, Via};
use peregrine_urls::{Fingerprint, Url};

const PREFIXES: [&str; 8] = ["www.", "www.", "www.", "", "", "blog.", "en.", "shop."];
const SECTIONS: [&str; 12] = [
    "news", "products", "articles", "forum", "wiki", "people", "archive", "blog", "topics", "reviews", "docs", "events",
];

/// A page of the made-up web.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PageName {
    pub host: u32,
    pub number: u32,
}

/// Writes URLs. Parsing one costs more than everything the frontier does with it, so those that were spelt lately are
/// copied.
pub struct Speller {
    seed: u64,
    text: String,
    lately: Vec<Option<(PageName, Url, Fingerprint)>>,
}

/// About 12 MB.
const SPELT_LATELY: usize = 64 << 10;

impl Speller {
    pub fn new(seed: u64) -> Speller {
        Speller { seed, text: String::with_capacity(128), lately: vec![None; SPELT_LATELY] }
    }

    pub fn bytes(&self) -> u64 {
        let texts: usize = self.lately.iter().flatten().map(|(_, url, _)| url.as_str().len()).sum();
        (self.lately.len() * size_of::<Option<(PageName, Url, Fingerprint)>>() + texts) as u64
    }

    pub fn candidate(&mut self, page: PageName, depth: u16, referrer: Option<Arc<str>>, via: Via) -> CandidateUrl {
        let (url, fingerprint) = self.named(page);
        CandidateUrl { url: url.clone(), fingerprint, depth, referrer, via }
    }

    /// A link to a page.
    pub fn push(&mut self, page: PageName, depth: u16, referrer: &Arc<str>, candidates: &mut Candidates) {
        let (url, fingerprint) = self.named(page);
        candidates.push(url, fingerprint, depth, Some(referrer), Via::Link);
    }

    fn named(&mut self, page: PageName) -> (&Url, Fingerprint) {
        let place = mixed(u64::from(page.host) << 32 | u64::from(page.number)) as usize % SPELT_LATELY;
        if self.lately[place].as_ref().is_none_or(|(of, ..)| *of != page) {
            let text = self.spell(page);
            let fingerprint = Fingerprint::of_key(text);
            let url = Url::parse(text).expect("made of letters, digits and well-placed separators");
            self.lately[place] = Some((page, url, fingerprint));
        }
        let (_, url, fingerprint) = self.lately[place].as_ref().expect("spelt just now");
        (url, *fingerprint)
    }

    fn spell(&mut self, page: PageName) -> &str {
        self.text.clear();
        push_host(&mut self.text, self.seed, page.host);
        match page.number {
            0 => self.text.push('/'),
            number => self.push_path(mixed(self.seed ^ u64::from(page.host) << 32 ^ u64::from(number)), number),
        }
        &self.text
    }

    /// Every shape holds the page's own word.
    fn push_path(&mut self, chance: u64, number: u32) {
        let text = &mut self.text;
        text.push('/');
        let section = SECTIONS[(chance >> 8) as usize % SECTIONS.len()];
        match chance % 20 {
            0..=5 => {
                push_all(text, &[section, "/"]);
                push_own_word(text, number);
                text.push_str(".html");
            }
            6..=9 => {
                let _ = write!(text, "{}/{:02}/{section}/", 2010 + (chance >> 16) % 16, 1 + (chance >> 24) % 12);
                push_own_word(text, number);
                text.push('-');
                push_word(text, chance >> 32, 3);
            }
            10..=13 => {
                push_all(text, &[section, "/"]);
                push_word(text, chance >> 32, 3);
                text.push('/');
                push_own_word(text, number);
                text.push('/');
            }
            14..=17 => {
                push_all(text, &[section, "/"]);
                push_word(text, chance >> 32, 3);
                text.push('-');
                push_own_word(text, number);
                text.push('-');
                push_word(text, chance >> 16, 2);
                text.push_str(".html");
            }
            _ => {
                push_all(text, &[section, "/"]);
                push_own_word(text, number);
                let _ = write!(text, "?page={}&view=", 1 + (chance >> 16) % 9);
                push_word(text, chance >> 32, 2);
            }
        }
    }
}

fn push_host(text: &mut String, seed: u64, host: u32) {
    let chance = mixed(seed ^ u64::from(host));
    push_all(text, &["https://", PREFIXES[chance as usize % PREFIXES.len()]]);
    push_word(text, chance >> 8, 3);
    // Every host is a registrable domain of its own.
    let _ = write!(text, "-{host}.example");
}

/// The number of the host that a URL of this web lies on.
pub fn host_of(url: &Url) -> Option<u32> {
    let (_, number) = url.host_str()?.strip_suffix(".example")?.rsplit_once('-')?;
    number.parse().ok()
}

/// Mixes all bits into all bits, one to one (the end of SplitMix64).
pub fn mixed(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// One to one from numbers to words, with neighbours far apart.
fn push_own_word(text: &mut String, number: u32) {
    let spread = (number ^ (number >> 16)).wrapping_mul(0x9e37_79b1);
    push_word(text, u64::from(spread ^ (spread >> 15)), 6);
}

/// Six bits a syllable.
fn push_word(text: &mut String, mut bits: u64, syllables: usize) {
    const CONSONANTS: &[u8; 16] = b"bcdfghklmnprstvz";
    const VOWELS: &[u8; 4] = b"aeio";
    for _ in 0..syllables {
        text.push(char::from(CONSONANTS[(bits & 15) as usize]));
        text.push(char::from(VOWELS[(bits >> 4 & 3) as usize]));
        bits >>= 6;
    }
}

fn push_all(text: &mut String, parts: &[&str]) {
    parts.iter().for_each(|part| text.push_str(part));
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_pages_have_one_url_and_each_tells_its_host() {
        let mut speller = Speller::new(7);
        let mut urls = HashSet::new();
        for host in [0, 1, 12, 99_999, u32::MAX] {
            for number in 0..4000 {
                let url = speller.candidate(PageName { host, number }, 0, None, Via::Link).url;
                assert_eq!(host_of(&url), Some(host), "{url}");
                assert!(urls.insert(url.to_string()), "{url} twice");
            }
        }
    }

    #[test]
    fn urls_are_as_long_as_the_webs_and_are_spelled_as_they_are_parsed() {
        let mut speller = Speller::new(1);
        let (mut bytes, mut queries) = (0, 0);
        for number in 1..=10_000 {
            let page = PageName { host: number % 100_000, number };
            let text = speller.spell(page).to_owned();
            let candidate = speller.candidate(page, 0, None, Via::Link);
            assert_eq!(candidate.url.as_str(), text);
            bytes += text.len();
            queries += usize::from(candidate.url.query().is_some());
        }
        assert!((600_000..700_000).contains(&bytes), "{bytes}");
        assert!((900..1100).contains(&queries), "{queries}");
    }
}
