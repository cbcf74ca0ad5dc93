use peregrine_types::Timestamp;
use peregrine_urls::{Url, surt};

use crate::visit::{NO_DIGEST, REVISIT_MIME};
use crate::{ArchivedHead, IndexEntry, StoredRecord};

impl StoredRecord {
    /// When it was made, as its `WARC-Date` says.
    pub fn date(&self) -> Option<Timestamp> {
        self.field("WARC-Date").and_then(Timestamp::from_rfc3339)
    }

    /// The status of an archived HTTP answer.
    pub fn http_status(&self) -> Option<u16> {
        let (head, _) = self.http_message()?;
        let line = head.split(|&byte| byte == b'\r' || byte == b'\n').next()?;
        let digits = line.split(|&byte| byte == b' ').filter(|word| !word.is_empty()).nth(1)?.get(..3)?;
        std::str::from_utf8(digits).ok()?.parse().ok()
    }

    /// The header fields of an archived HTTP message in the order received; names lower-case.
    pub fn http_headers(&self) -> Vec<(Box<str>, Vec<u8>)> {
        let head = self.http_message().map(|(head, _)| head).unwrap_or_default();
        let mut headers: Vec<(Box<str>, Vec<u8>)> = Vec::new();
        for line in head.split(|&byte| byte == b'\n').skip(1).map(<[u8]>::trim_ascii_end) {
            if line.first().is_some_and(u8::is_ascii_whitespace) {
                if let Some((_, value)) = headers.last_mut() {
                    value.extend_from_slice(line);
                }
            } else if let Some(colon) = line.iter().position(|&byte| byte == b':')
                && let Some((name, value)) = line.split_at_checked(colon)
            {
                let name = String::from_utf8_lossy(name.trim_ascii()).to_ascii_lowercase();
                headers.push((name.into(), value.get(1..).unwrap_or_default().trim_ascii().to_vec()));
            }
        }
        headers
    }

    /// The record's line of the index, as the crawler wrote it when it archived the visit. `None` for records that
    /// have none: requests, metadata, conversions, and what nobody could look up.
    pub fn index_entry(&self) -> Option<IndexEntry> {
        let is_revisit = self.record_type() == "revisit";
        if !is_revisit && self.record_type() != "response" {
            return None;
        }
        let url = self.target_uri()?;
        let (head, body) = self.http_message()?;
        let status = self.http_status().unwrap_or_default();
        let head = ArchivedHead::of_response(head, status, body.len());
        let mime = if is_revisit { Some(REVISIT_MIME) } else { head.mime() };
        let key = Url::parse(url).map_or_else(|_| url.to_owned(), |url| surt(&url));
        let digest = self.field("WARC-Payload-Digest").unwrap_or(NO_DIGEST);
        Some(IndexEntry::new(&key, self.date()?, url, mime, status, digest))
    }
}
