//! Which URLs are worth a place in a queue at all. What a page may mention is a stranger's choice, so
//! everything here is bounded, and every refusal is counted by its reason.

use peregrine_types::{CandidateUrl, Via};
use peregrine_urls::host_key;

use crate::FrontierSettings;

/// Why a candidate was turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not http or https, or without a host.
    NotHttp,
    TooLong,
    TooDeep,
    /// The same path segment again and again: the mark of a link that loops.
    RepeatedSegments,
    /// Its host has used up its URL budget.
    HostBudget,
}

impl Refusal {
    pub const ALL: [Refusal; 5] =
        [Refusal::NotHttp, Refusal::TooLong, Refusal::TooDeep, Refusal::RepeatedSegments, Refusal::HostBudget];

    pub fn as_str(self) -> &'static str {
        match self {
            Refusal::NotHttp => "not-http",
            Refusal::TooLong => "too-long",
            Refusal::TooDeep => "too-deep",
            Refusal::RepeatedSegments => "repeated-segments",
            Refusal::HostBudget => "host-budget",
        }
    }
}

/// How many candidates were refused, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusals([u64; Refusal::ALL.len()]);

impl Refusals {
    pub(crate) fn count(&mut self, refusal: Refusal) {
        self.add(refusal, 1);
    }

    pub(crate) fn add(&mut self, refusal: Refusal, number: u64) {
        self.0[refusal as usize] += number;
    }

    pub fn of(&self, refusal: Refusal) -> u64 {
        self.0[refusal as usize]
    }

    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    pub fn by_reason(&self) -> impl Iterator<Item = (Refusal, u64)> {
        Refusal::ALL.into_iter().zip(self.0)
    }
}

/// What became of a group of candidates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Admitted {
    /// New, and waiting in a queue now.
    pub accepted: u64,
    /// Known already.
    pub seen: u64,
    pub refused: Refusals,
}

/// The tests that need nothing but the candidate itself. Gives back its host.
pub(crate) fn judge<'a>(candidate: &'a CandidateUrl, settings: &FrontierSettings) -> Result<&'a str, Refusal> {
    let url = &candidate.url;
    let host = match url.scheme() {
        "http" | "https" => host_key(url).ok_or(Refusal::NotHttp)?,
        _ => return Err(Refusal::NotHttp),
    };
    if url.as_str().len() > settings.max_url_length {
        return Err(Refusal::TooLong);
    }
    if candidate.depth > settings.max_depth {
        return Err(Refusal::TooDeep);
    }
    // Whatever somebody typed as a seed, they meant.
    if candidate.via != Via::Seed && repeats_segments(url.path(), settings.max_segment_repeats) {
        return Err(Refusal::RepeatedSegments);
    }
    Ok(host)
}

/// Whether any one path segment occurs more than `most` times.
fn repeats_segments(path: &str, most: usize) -> bool {
    if path.bytes().filter(|byte| *byte == b'/').count() <= most {
        return false;
    }
    let mut segments: Vec<&str> = path.split('/').filter(|segment| !segment.is_empty()).collect();
    segments.sort_unstable();
    segments.chunk_by(|one, other| one == other).any(|same| same.len() > most)
}

#[cfg(test)]
mod tests {
    use peregrine_urls::{Fingerprint, Url};

    use super::*;

    fn verdict(url: &str, depth: u16, via: Via) -> Result<String, Refusal> {
        let settings = FrontierSettings { max_depth: 3, ..FrontierSettings::default() };
        let url = Url::parse(url).unwrap();
        let candidate = CandidateUrl { url, fingerprint: Fingerprint(0), depth, referrer: None, via };
        judge(&candidate, &settings).map(str::to_owned)
    }

    #[test]
    fn what_cannot_be_fetched_is_refused() {
        for url in ["mailto:a@b.example", "ftp://a.example/", "data:text/html,x", "file:///etc/passwd"] {
            assert_eq!(verdict(url, 0, Via::Link), Err(Refusal::NotHttp), "{url}");
        }
        assert_eq!(verdict("HTTPS://A.Example./x", 0, Via::Link), Ok("a.example".to_owned()));
    }

    #[test]
    fn depth_and_length_are_limits_and_not_beyond() {
        assert!(verdict("http://a.example/", 3, Via::Link).is_ok());
        assert_eq!(verdict("http://a.example/", 4, Via::Link), Err(Refusal::TooDeep));
        let of_length = |length: usize| format!("http://a.example/{}", "x".repeat(length - 17));
        assert!(verdict(&of_length(2048), 0, Via::Link).is_ok());
        assert_eq!(verdict(&of_length(2049), 0, Via::Link), Err(Refusal::TooLong));
        assert_eq!(verdict(&of_length(10 << 20), 0, Via::Link), Err(Refusal::TooLong));
    }

    #[test]
    fn a_looping_path_is_refused_unless_somebody_typed_it() {
        let looping = "http://a.example/x/y/x/y/x/y/x/y/x/y/";
        assert_eq!(verdict(looping, 0, Via::Link), Err(Refusal::RepeatedSegments));
        assert!(verdict(looping, 0, Via::Seed).is_ok());
        for harmless in
            ["http://a.example/2024/01/01/01/", "http://a.example/a/b/c/d/e/f/g/h", "http://a.example////////"]
        {
            assert!(verdict(harmless, 0, Via::Link).is_ok(), "{harmless}");
        }
    }

    #[test]
    fn refusals_are_counted_by_reason() {
        let mut refusals = Refusals::default();
        for refusal in Refusal::ALL {
            refusals.count(refusal);
        }
        refusals.add(Refusal::TooDeep, 4);
        assert_eq!((refusals.of(Refusal::TooDeep), refusals.total()), (5, 9));
        assert_eq!(refusals.by_reason().map(|(_, count)| count).sum::<u64>(), 9);
    }
}
