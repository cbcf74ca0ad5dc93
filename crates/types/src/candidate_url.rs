use std::sync::Arc;

use peregrine_urls::{Fingerprint, Position, Url, host_key};
use serde::{Deserialize, Serialize};

/// A URL somebody mentioned: the user, a page, a redirect or a sitemap. It has passed the job's
/// scope; the frontier decides whether it is new and within budget.
#[derive(Clone, Debug)]
pub struct CandidateUrl {
    /// The URL as it was found (resolved, without fragment): this is what will be fetched.
    pub url: Url,
    /// Fingerprint of the canonical key, computed where the link was found so that the frontier's
    /// thread hashes nothing.
    pub fingerprint: Fingerprint,
    pub depth: u16,
    /// The page that mentioned it, shared by all links of that page.
    pub referrer: Option<Arc<str>>,
    pub via: Via,
}

/// How a URL was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Via {
    Seed,
    Link,
    /// `hops` redirects lie between the first URL asked for and this one.
    Redirect {
        hops: u8,
    },
    Sitemap,
}

/// All candidates of a page, in one piece. Nine of ten are known already: they are made, looked up and forgotten without
/// anything being allocated for each.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    mentions: Vec<Mention>,
    /// The URLs, one behind the other.
    text: String,
    /// Who mentions them: hardly ever more than one.
    referrers: Vec<Arc<str>>,
}

#[derive(Clone, Copy, Debug)]
struct Mention {
    fingerprint: Fingerprint,
    /// Where in the text it begins.
    at: usize,
    bytes: u32,
    /// Parts of the URL, from its beginning. Without a host, nothing.
    host: Span,
    path: Span,
    referrer: u32,
    depth: u16,
    via: Via,
}

#[derive(Clone, Copy, Debug)]
struct Span {
    at: u32,
    bytes: u32,
}

/// One of [`Candidates`].
#[derive(Clone, Copy, Debug)]
pub struct Candidate<'a> {
    pub url: &'a str,
    /// As [`host_key`] says, and where in the URL it stands; empty where there is none.
    pub host: &'a str,
    pub host_at: usize,
    pub path: &'a str,
    pub fingerprint: Fingerprint,
    pub depth: u16,
    pub referrer: Option<&'a Arc<str>>,
    pub via: Via,
}

const NOBODY: u32 = u32::MAX;

impl Candidates {
    pub fn push(&mut self, url: &Url, fingerprint: Fingerprint, depth: u16, referrer: Option<&Arc<str>>, via: Via) {
        let host_at = url[..Position::BeforeHost].len();
        let host_bytes = host_key(url).map_or(0, str::len);
        let path_at = url[..Position::BeforePath].len();
        let referrer = referrer.map_or(NOBODY, |referrer| self.number_of(referrer));
        self.mentions.push(Mention {
            fingerprint,
            at: self.text.len(),
            bytes: small(url.as_str().len()),
            host: Span { at: small(host_at), bytes: small(host_bytes) },
            path: Span { at: small(path_at), bytes: small(url.path().len()) },
            referrer,
            depth,
            via,
        });
        self.text.push_str(url.as_str());
    }

    fn number_of(&mut self, referrer: &Arc<str>) -> u32 {
        if !self.referrers.last().is_some_and(|last| Arc::ptr_eq(last, referrer)) {
            self.referrers.push(referrer.clone());
        }
        small(self.referrers.len() - 1)
    }

    pub fn len(&self) -> usize {
        self.mentions.len()
    }

    pub fn is_empty(&self) -> bool {
        self.mentions.is_empty()
    }

    pub fn clear(&mut self) {
        self.mentions.clear();
        self.text.clear();
        self.referrers.clear();
    }

    pub fn fingerprints(&self) -> impl Iterator<Item = Fingerprint> {
        self.mentions.iter().map(|mention| mention.fingerprint)
    }

    /// In the order in which they were mentioned.
    pub fn iter(&self) -> impl Iterator<Item = Candidate<'_>> {
        (0..self.len()).map(|at| self.get(at))
    }

    /// The one at this place, of [`Candidates::len`].
    pub fn get(&self, at: usize) -> Candidate<'_> {
        let mention = &self.mentions[at];
        let url = part(&self.text, Span { at: 0, bytes: mention.bytes }, mention.at);
        Candidate {
            url,
            host: part(url, mention.host, 0),
            host_at: mention.host.at as usize,
            path: part(url, mention.path, 0),
            fingerprint: mention.fingerprint,
            depth: mention.depth,
            referrer: self.referrers.get(mention.referrer as usize),
            via: mention.via,
        }
    }
}

impl FromIterator<CandidateUrl> for Candidates {
    fn from_iter<T: IntoIterator<Item = CandidateUrl>>(urls: T) -> Self {
        let mut candidates = Candidates::default();
        for CandidateUrl { url, fingerprint, depth, referrer, via } in urls {
            candidates.push(&url, fingerprint, depth, referrer.as_ref(), via);
        }
        candidates
    }
}

/// No URL, and no page, comes near to four billion bytes.
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn part(text: &str, span: Span, from: usize) -> &str {
    let at = from + span.at as usize;
    text.get(at..at + span.bytes as usize).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_come_out_as_they_went_in() {
        let pages: [Arc<str>; 2] = ["http://a.example/".into(), "http://b.example/".into()];
        let urls = [
            "http://a.example/",
            "https://user:pw@b.example.:8443/x/y?q=1#no",
            "mailto:nobody@a.example",
            "http://[::1]:80/z",
        ];
        let mentioned: Vec<CandidateUrl> = urls
            .iter()
            .zip(0u16..)
            .map(|(url, number)| CandidateUrl {
                url: Url::parse(url).expect("a URL"),
                fingerprint: Fingerprint(number.into()),
                depth: number,
                referrer: pages.get(usize::from(number)).cloned(),
                via: Via::Redirect { hops: number as u8 },
            })
            .collect();
        let candidates: Candidates = mentioned.iter().cloned().collect();
        assert_eq!(candidates.len(), mentioned.len());
        for (candidate, before) in candidates.iter().zip(&mentioned) {
            assert_eq!(candidate.url, before.url.as_str());
            assert_eq!(candidate.host, host_key(&before.url).unwrap_or_default());
            assert!(candidate.url[candidate.host_at..].starts_with(candidate.host));
            assert_eq!(candidate.path, before.url.path());
            assert_eq!((candidate.fingerprint, candidate.depth), (before.fingerprint, before.depth));
            assert_eq!((candidate.referrer, candidate.via), (before.referrer.as_ref(), before.via));
        }
    }
}
