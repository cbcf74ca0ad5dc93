use peregrine_types::Timestamp;
use peregrine_urls::{Url, host_key};
use regex::Regex;

use crate::{ArchivedVisit, ExportError};

/// Which visits are wanted. What is left empty does not restrict.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    pub statuses: Vec<StatusRange>,
    /// Media types; `text/` and `text/*` stand for all that begin so.
    pub types: Vec<String>,
    /// Hosts, each with its subdomains.
    pub hosts: Vec<String>,
    /// URLs that match.
    pub url: Option<Regex>,
    pub from: Option<Timestamp>,
    /// The first moment that is too late.
    pub until: Option<Timestamp>,
}

/// `200`, `2xx`, `200-299`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusRange {
    pub first: u16,
    pub last: u16,
}

impl StatusRange {
    pub fn parse(text: &str) -> Result<StatusRange, ExportError> {
        let wrong = || ExportError::Filter {
            what: "a status",
            filter: text.to_owned(),
            detail: "write 200, 2xx or 200-299".to_owned(),
        };
        let number =
            |text: &str| text.parse::<u16>().ok().filter(|status| (100..1_000).contains(status)).ok_or_else(wrong);
        if let Some(hundreds) = text.to_ascii_lowercase().strip_suffix("xx") {
            let first = number(&format!("{hundreds}00"))?;
            return Ok(StatusRange { first, last: first + 99 });
        }
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let range = StatusRange { first: number(first)?, last: number(last)? };
        if range.first > range.last { Err(wrong()) } else { Ok(range) }
    }
}

impl Selection {
    pub fn is_everything(&self) -> bool {
        self.statuses.is_empty()
            && self.types.is_empty()
            && self.hosts.is_empty()
            && self.url.is_none()
            && self.from.is_none()
            && self.until.is_none()
    }

    pub fn wants(&self, visit: &ArchivedVisit) -> bool {
        let statuses = &self.statuses;
        (statuses.is_empty() || statuses.iter().any(|range| (range.first..=range.last).contains(&visit.status)))
            && (self.types.is_empty() || self.wants_type(visit.mime.as_deref().unwrap_or_default()))
            && (self.hosts.is_empty() || self.wants_host(&visit.url))
            && self.url.as_ref().is_none_or(|url| url.is_match(&visit.url))
            && self.from.is_none_or(|from| visit.date >= from)
            && self.until.is_none_or(|until| visit.date < until)
    }

    fn wants_type(&self, mime: &str) -> bool {
        self.types.iter().any(|wanted| {
            let wanted = wanted.trim_end_matches('*').to_ascii_lowercase();
            let mime = mime.to_ascii_lowercase();
            if wanted.ends_with('/') { mime.starts_with(&wanted) } else { mime == wanted }
        })
    }

    fn wants_host(&self, url: &str) -> bool {
        let Ok(url) = Url::parse(url) else { return false };
        let host = host_key(&url).unwrap_or_default();
        self.hosts.iter().any(|wanted| {
            let wanted = wanted.trim_end_matches('.').to_ascii_lowercase();
            host == wanted || host.strip_suffix(&wanted).is_some_and(|above| above.ends_with('.'))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_are_numbers_classes_or_ranges() {
        let range = |text| StatusRange::parse(text).map(|range| (range.first, range.last)).ok();
        assert_eq!(range("200"), Some((200, 200)));
        assert_eq!(range("4xx"), Some((400, 499)));
        assert_eq!(range("200-299"), Some((200, 299)));
        for wrong in ["", "x", "20", "299-200", "xx", "2xxx", "200-"] {
            assert_eq!(range(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_host_stands_for_its_subdomains_but_not_for_its_namesakes() {
        let selection = Selection { hosts: vec!["Example.com".to_owned()], ..Selection::default() };
        assert!(selection.wants_host("http://example.com/") && selection.wants_host("http://a.example.com:8080/x"));
        assert!(!selection.wants_host("http://badexample.com/") && !selection.wants_host("nonsense"));
        let selection = Selection { types: vec!["text/*".to_owned(), "image/png".to_owned()], ..Selection::default() };
        assert!(selection.wants_type("text/HTML") && selection.wants_type("image/png"));
        assert!(!selection.wants_type("image/jpeg") && !selection.wants_type(""));
    }
}
