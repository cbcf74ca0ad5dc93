//! One line of `pages.jsonl`: what a visit came to, for people and pipelines.

use std::sync::Arc;

use peregrine_fetch::{MediaType, redirect};
use peregrine_types::{ArchivePosition, DueUrl, Timestamp, Truncation};
use peregrine_urls::{KeyPolicy, Url};
use peregrine_warc::{RevisitProfile, StoredRecord, warc_field};
use serde::Serialize;

/// Everything but the archive position, which is known only once the record is appended.
#[derive(Clone, Debug, Serialize)]
pub struct PageLine {
    pub url: String,
    /// The canonical form: the URL's identity in this crawl.
    pub key: String,
    /// HTTP status; -1 denied by robots.txt, 599 too many redirects, absent when no answer came.
    pub status: Option<i32>,
    #[serde(rename = "type")]
    pub content_type: Option<String>,
    /// Length of the body as received.
    pub bytes: Option<u64>,
    /// `sha256:` and the payload's digest in hexadecimal.
    pub digest: Option<String>,
    pub title: Option<String>,
    pub depth: u16,
    pub referrer: Option<Arc<str>>,
    pub time: String,
    /// `fetched`, `redirect`, `not-modified` (304), `unchanged` (the same bytes as before), `robots-denied`, `private-address`, or the class of the failure.
    pub outcome: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redirect: Option<String>,
    /// Where the page says that it is to be found, if that is elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub canonical: Option<String>,
    /// Of the text, in hexadecimal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub simhash: Option<String>,
    /// The first page with the very same payload.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicate_of: Option<Arc<str>>,
    /// A page before with nearly the same text, in how many bits of the SimHash they differ, and how much they share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near_duplicate_of: Option<Arc<str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub similarity: Option<f64>,
    /// Links beyond the limits, which nobody follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub links_left_out: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated: Option<&'static str>,
    /// What is wrong with the server's certificate, where that was overlooked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tls_error: Option<String>,
    /// One sentence where something went wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    pub warc: Option<Arc<str>>,
    pub offset: Option<u64>,
    pub length: Option<u64>,
}

impl PageLine {
    pub fn archived_at(&mut self, position: &ArchivePosition) {
        self.warc = Some(position.file.clone());
        self.offset = Some(position.offset);
        self.length = Some(position.length);
    }

    pub fn new(due: &DueUrl, keys: &KeyPolicy, time: Timestamp, outcome: &str) -> Self {
        PageLine { depth: due.depth, referrer: due.referrer.clone(), ..PageLine::of_url(&due.url, keys, time, outcome) }
    }

    /// The line of a visit as far as the archive tells of it: the answer, and the facts that lie beside it. What was compared
    /// with other pages does not stand there.
    pub fn of_archived(answer: &StoredRecord, facts: &str, keys: &KeyPolicy) -> Option<Self> {
        let url = Url::parse(answer.target_uri()?).ok()?;
        let (_, body) = answer.http_message()?;
        let status = answer.http_status()?;
        let headers = answer.http_headers();
        let header = |name: &str| headers.iter().find(|(known, _)| **known == *name).map(|(_, value)| value.as_slice());
        let moved = redirect(&url, status, header("location"));
        let repeats = answer.field("WARC-Refers-To-Target-URI").filter(|_| answer.record_type() == "revisit");
        let outcome = match repeats {
            _ if moved.is_some() => "redirect",
            Some(_) if answer.field("WARC-Profile") == Some(RevisitProfile::NotModified.uri()) => "not-modified",
            Some(first) if first == url.as_str() => "unchanged",
            _ => "fetched",
        };
        let fact = |name| warc_field(facts, name).map(str::to_owned);
        let content_type = header("content-type").and_then(|value| std::str::from_utf8(value).ok());
        let truncations = [Truncation::Length, Truncation::Time, Truncation::Disconnect, Truncation::Unwanted];
        let cut = answer.field("WARC-Truncated");
        Some(PageLine {
            status: Some(status.into()),
            content_type: content_type.map(media_type),
            // The body of a revisit is not there to be measured.
            bytes: (repeats.is_none() || outcome == "not-modified").then_some(body.len() as u64),
            digest: answer.field("WARC-Payload-Digest").map(str::to_owned),
            title: fact("title"),
            depth: fact("hopsFromSeed").and_then(|hops| hops.parse().ok()).unwrap_or_default(),
            referrer: fact("via").map(Arc::from),
            redirect: moved.map(|moved| moved.to.to_string()),
            canonical: fact("canonical").filter(|canonical| canonical != url.as_str()),
            simhash: fact("simhash"),
            duplicate_of: repeats.filter(|first| *first != url.as_str()).map(Arc::from),
            truncated: truncations.map(Truncation::as_str).into_iter().find(|reason| cut == Some(*reason)),
            tls_error: fact("tlsError"),
            ..PageLine::of_url(&url, keys, answer.date()?, outcome)
        })
    }

    fn of_url(url: &Url, keys: &KeyPolicy, time: Timestamp, outcome: &str) -> Self {
        PageLine {
            url: url.to_string(),
            key: keys.key(url),
            status: None,
            content_type: None,
            bytes: None,
            digest: None,
            title: None,
            depth: 0,
            referrer: None,
            time: time.to_rfc3339_millis(),
            outcome: outcome.to_owned(),
            redirect: None,
            canonical: None,
            simhash: None,
            duplicate_of: None,
            near_duplicate_of: None,
            distance: None,
            similarity: None,
            links_left_out: None,
            truncated: None,
            tls_error: None,
            detail: None,
            warc: None,
            offset: None,
            length: None,
        }
    }
}

/// The media type alone, as the line has it.
pub(crate) fn media_type(content_type: &str) -> String {
    MediaType::parse(content_type).map(|media| media.essence().to_owned()).unwrap_or_default()
}
