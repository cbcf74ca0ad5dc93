//! One line of `pages.jsonl`: what a visit came to, for people and pipelines.

use std::sync::Arc;

use peregrine_types::{ArchivePosition, DueUrl, Timestamp};
use peregrine_urls::KeyPolicy;
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
        PageLine {
            url: due.url.to_string(),
            key: keys.key(&due.url),
            status: None,
            content_type: None,
            bytes: None,
            digest: None,
            title: None,
            depth: due.depth,
            referrer: due.referrer.clone(),
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
