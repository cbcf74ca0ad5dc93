//! Step 1. A crawl begins with what somebody typed.

use peregrine_types::{Candidates, Via};
use peregrine_urls::{Fingerprint, KeyPolicy, Url};

use crate::CrawlError;

/// Reads seeds as people write them: one URL each, scheme optional, blank lines and `#` comments
/// ignored. Every bad one is named; none is skipped silently.
pub fn parse_seeds<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Vec<Url>, CrawlError> {
    let mut seeds = Vec::new();
    for line in lines {
        let line = without_comment(line.trim_start_matches('\u{feff}')).trim();
        if !line.is_empty() {
            seeds.push(peregrine_urls::parse_seed(line).map_err(CrawlError::Seed)?);
        }
    }
    Ok(seeds)
}

/// A `#` at the start or after a blank begins a comment; elsewhere it begins a fragment.
fn without_comment(line: &str) -> &str {
    let comment =
        line.match_indices('#').find(|(at, _)| line[..*at].chars().next_back().is_none_or(char::is_whitespace));
    comment.map_or(line, |(at, _)| &line[..at])
}

pub(crate) fn candidates(seeds: &[Url], keys: &KeyPolicy) -> Candidates {
    let mut candidates = Candidates::default();
    for url in seeds {
        candidates.push(url, Fingerprint::of_key(&keys.key(url)), 0, None, Via::Seed);
    }
    candidates
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read_as_people_write_them() {
        let lines = ["\u{feff}http://a.example/x", "", "# a comment", "  b.example  ", "http://c.example/#top # why\r"];
        let seeds = parse_seeds(lines).expect("all are fine");
        let texts: Vec<&str> = seeds.iter().map(Url::as_str).collect();
        assert_eq!(texts, ["http://a.example/x", "http://b.example/", "http://c.example/"]);
    }

    #[test]
    fn a_bad_seed_is_named() {
        let error = parse_seeds(["http://a.example/", "http://[broken"]).expect_err("the second cannot be parsed");
        assert!(error.to_string().contains("http://[broken"), "{error}");
    }
}
