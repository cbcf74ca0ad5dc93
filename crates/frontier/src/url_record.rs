use std::sync::Arc;

use peregrine_state::{Space, Store};
use peregrine_types::{ArchivePosition, Denial, Digest, FailureClass, Timestamp, Via, VisitOutcome};
use peregrine_urls::Fingerprint;

use crate::FrontierError;
use crate::encoding::{Decoded, Decoder, Encoder, Malformed};
use crate::queue_entry::shared_prefix;

const VERSION: u8 = 3;

/// Validators longer than this cannot be sent back in a request anyway.
const LONGEST_VALIDATOR: usize = 1024;
const LONGEST_DETAIL: usize = 300;

/// What is known of a URL that was visited at least once. Written when a visit settles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UrlRecord {
    /// As fetched.
    pub url: String,
    pub depth: u16,
    pub via: Via,
    pub referrer: Option<String>,
    pub priority: u8,
    pub ending: Ending,
    /// The HTTP status; −1 where robots.txt forbade the visit, 599 where redirects went too far, 0 where
    /// there was no answer.
    pub status: i32,
    pub last_visit: Timestamp,
    /// When it will be visited again, where that is known.
    pub next_visit: Option<Timestamp>,
    /// Number of the commit that carries this record. Queue entries older than that no longer count
    /// for this URL.
    pub settled_in: u64,
    /// How often it was tried in vain before this visit.
    pub attempts: u8,
    pub digest: Option<Digest>,
    pub simhash: Option<u64>,
    pub history: ChangeHistory,
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    pub archived: Option<ArchivePosition>,
    pub failure: Option<FailureClass>,
    /// A sentence on what went wrong or who forbade it, or where a redirect leads; empty where there is nothing to say.
    pub detail: String,
}

/// How often a page was seen, and how often it had changed: what its next visit is planned by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChangeHistory {
    /// Visits that brought a page.
    pub visits: u32,
    /// Those among them that brought another one than the visit before.
    pub changes: u32,
    /// The last 32 visits, the latest in the lowest bit: 1 where the page had changed.
    pub recent: u32,
    /// When it was first seen as it is now.
    pub changed_at: Timestamp,
}

impl ChangeHistory {
    /// One more visit that brought a page.
    #[must_use]
    pub(crate) fn and(self, has_changed: bool, now: Timestamp) -> Self {
        let is_first = self.visits == 0;
        let changed = has_changed && !is_first;
        ChangeHistory {
            visits: self.visits.saturating_add(1),
            changes: self.changes.saturating_add(u32::from(changed)),
            recent: self.recent << 1 | u32::from(changed),
            changed_at: if changed || is_first { now } else { self.changed_at },
        }
    }
}

/// How the last visit of a URL ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The server answered.
    Answered,
    /// The server pointed elsewhere.
    Redirected,
    /// We chose not to ask.
    Denied,
    /// It was tried, will be tried again, and waits in the queue.
    WillRetry,
    /// It was tried often enough.
    GivenUp,
}

/// What the visit itself contributes to a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) status: i32,
    pub(crate) redirected: bool,
    pub(crate) denied: bool,
    pub(crate) failure: Option<FailureClass>,
    pub(crate) detail: String,
}

impl Verdict {
    pub(crate) fn of(outcome: &VisitOutcome) -> Verdict {
        let answered = |status: i32, redirected| Verdict {
            status,
            redirected,
            denied: false,
            failure: None,
            detail: String::new(),
        };
        match outcome {
            VisitOutcome::Response(response) => match &response.redirect {
                // Where it leads: whoever comes back need not ask again.
                Some(redirect) => {
                    let detail = shortened(redirect.to.as_str());
                    Verdict { detail, ..answered(i32::from(response.status), true) }
                }
                None => answered(i32::from(response.status), false),
            },
            // A page errand that ends as a robots errand is a caller's mistake; it stays visible.
            VisitOutcome::Robots(_) | VisitOutcome::Address(_) => answered(0, false),
            VisitOutcome::Denied(denial) => Verdict::denied(denial),
            VisitOutcome::Failed(failure) => Verdict {
                status: 0,
                redirected: false,
                denied: false,
                failure: Some(failure.class),
                detail: shortened(&failure.detail),
            },
        }
    }

    pub(crate) fn denied(denial: &Denial) -> Verdict {
        let (status, detail) = match denial {
            Denial::Robots { rule } => (-1, format!("robots.txt: {rule}")),
            Denial::PrivateAddress { address } => (0, format!("private address {address}")),
            Denial::TooManyRedirects => (599, "too many redirects".to_owned()),
            Denial::OutOfScope { reason } => (0, format!("out of scope: {reason}")),
            Denial::Trap { pattern } => (0, format!("trap: too many alike {pattern}")),
        };
        Verdict { status, redirected: false, denied: true, failure: None, detail: shortened(&detail) }
    }
}

/// `text` up to a length that a record can afford.
pub(crate) fn shortened(text: &str) -> String {
    let mut end = LONGEST_DETAIL.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or_default().to_owned()
}

/// A validator that is too long is no validator.
pub(crate) fn validator(text: &Option<String>) -> Option<String> {
    text.as_ref().filter(|text| text.len() <= LONGEST_VALIDATOR).cloned()
}

impl UrlRecord {
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut out = Encoder::with_version(VERSION);
        // First, for whoever wants to know nothing else.
        out.number(self.settled_in);
        out.moment(self.last_visit);
        out.text(&self.url);
        out.number(u64::from(self.depth));
        encode_via(&mut out, self.via);
        out.option(self.referrer.as_deref(), |out, referrer| {
            let shared = shared_prefix(&self.url, referrer);
            out.number(shared as u64);
            out.text(referrer.get(shared..).unwrap_or_default());
        });
        out.byte(self.priority);
        out.byte(self.ending.code());
        out.signed(i64::from(self.status));
        out.option(self.next_visit, Encoder::moment);
        out.byte(self.attempts);
        out.option(self.digest.as_ref(), |out, digest| out.raw(digest));
        out.option(self.simhash, |out, simhash| out.raw(&simhash.to_be_bytes()));
        self.history.encode(&mut out, self.last_visit);
        out.option(self.etag.as_deref(), Encoder::text);
        encode_date(&mut out, self.last_modified.as_deref());
        out.option(self.archived.as_ref(), |out, position| {
            out.text(&position.file);
            out.number(position.offset);
            out.number(position.length);
        });
        out.option(self.failure, |out, class| out.byte(failure_code(class)));
        out.text(&self.detail);
        out.finish()
    }

    pub(crate) fn decode(bytes: &[u8]) -> Decoded<UrlRecord> {
        let mut read = Decoder::of_version(bytes, VERSION)?;
        let settled_in = read.number()?;
        let last_visit = read.moment()?;
        let url = read.text()?;
        let record = UrlRecord {
            url: url.to_owned(),
            depth: read.small()?,
            via: decode_via(&mut read)?,
            referrer: read.option(|read| {
                let shared = url.get(..read.small()?).ok_or(Malformed("a referrer shares more than there is"))?;
                Ok([shared, read.text()?].concat())
            })?,
            priority: read.byte()?,
            ending: Ending::from_code(read.byte()?)?,
            status: i32::try_from(read.signed()?).map_err(|_| Malformed("a status is out of range"))?,
            last_visit,
            next_visit: read.option(Decoder::moment)?,
            settled_in,
            attempts: read.byte()?,
            digest: read.option(Decoder::array)?,
            simhash: read.option(Decoder::array)?.map(u64::from_be_bytes),
            history: ChangeHistory::decode(&mut read, last_visit)?,
            etag: read.option(owned_text)?,
            last_modified: decode_date(&mut read)?,
            archived: read.option(|read| {
                Ok(ArchivePosition { file: Arc::from(read.text()?), offset: read.number()?, length: read.number()? })
            })?,
            failure: read.option(|read| failure_from_code(read.byte()?))?,
            detail: owned_text(&mut read)?,
        };
        read.finish()?;
        Ok(record)
    }

    /// The commit that settled it, without decoding the rest.
    pub(crate) fn settled_in(bytes: &[u8]) -> Decoded<u64> {
        Decoder::of_version(bytes, VERSION)?.number()
    }

    /// The record of a URL, if it was ever visited, straight from a store: for showing a crawl that is
    /// not running.
    pub fn read(store: &dyn Store, fingerprint: Fingerprint) -> Result<Option<UrlRecord>, FrontierError> {
        let key = fingerprint.to_bytes();
        match store.get(Space::Urls, &key)? {
            None => Ok(None),
            Some(bytes) => Self::decode(&bytes)
                .map(Some)
                .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Urls, &key, detail)),
        }
    }
}

impl ChangeHistory {
    fn encode(&self, out: &mut Encoder, last_visit: Timestamp) {
        out.number(u64::from(self.visits));
        out.number(u64::from(self.changes));
        out.number(u64::from(self.recent));
        // Mostly the same moment.
        out.number(last_visit.as_millis().wrapping_sub(self.changed_at.as_millis()));
    }

    fn decode(read: &mut Decoder<'_>, last_visit: Timestamp) -> Decoded<ChangeHistory> {
        Ok(ChangeHistory {
            visits: read.small()?,
            changes: read.small()?,
            recent: read.small()?,
            changed_at: Timestamp::from_millis(last_visit.as_millis().wrapping_sub(read.number()?)),
        })
    }
}

const NO_DATE: u8 = 0;
const SECONDS: u8 = 1;
const SOME_TEXT: u8 = 2;

/// A date as a header has it. Most are written as HTTP wants, and then a number says as much.
fn encode_date(out: &mut Encoder, date: Option<&str>) {
    match date.map(|text| (text, Timestamp::from_http_date(text))) {
        None => out.byte(NO_DATE),
        Some((_, Some(moment))) => {
            out.byte(SECONDS);
            out.number(moment.as_millis() / 1000);
        }
        Some((text, None)) => {
            out.byte(SOME_TEXT);
            out.text(text);
        }
    }
}

fn decode_date(read: &mut Decoder<'_>) -> Decoded<Option<String>> {
    match read.byte()? {
        NO_DATE => Ok(None),
        SECONDS => Ok(Some(Timestamp::from_millis(read.number()?.saturating_mul(1000)).to_http_date())),
        SOME_TEXT => owned_text(read).map(Some),
        _ => Err(Malformed("a date is written in an unknown way")),
    }
}

fn owned_text(read: &mut Decoder<'_>) -> Decoded<String> {
    read.text().map(str::to_owned)
}

fn encode_via(out: &mut Encoder, via: Via) {
    match via {
        Via::Seed => out.byte(0),
        Via::Link => out.byte(1),
        Via::Redirect { hops } => {
            out.byte(2);
            out.byte(hops);
        }
        Via::Sitemap => out.byte(3),
    }
}

fn decode_via(read: &mut Decoder<'_>) -> Decoded<Via> {
    match read.byte()? {
        0 => Ok(Via::Seed),
        1 => Ok(Via::Link),
        2 => Ok(Via::Redirect { hops: read.byte()? }),
        3 => Ok(Via::Sitemap),
        _ => Err(Malformed("found in an unknown way")),
    }
}

impl Ending {
    const ALL: [Ending; 5] = [Ending::Answered, Ending::Redirected, Ending::Denied, Ending::WillRetry, Ending::GivenUp];

    fn code(self) -> u8 {
        self as u8
    }

    fn from_code(code: u8) -> Decoded<Ending> {
        Ending::ALL.into_iter().find(|ending| ending.code() == code).ok_or(Malformed("an unknown ending"))
    }

    pub fn as_str(self) -> &'static str {
        match self {
            Ending::Answered => "answered",
            Ending::Redirected => "redirected",
            Ending::Denied => "denied",
            Ending::WillRetry => "will-retry",
            Ending::GivenUp => "given-up",
        }
    }
}

/// Written out, so that reordering the enum elsewhere cannot change what is on disk.
pub(crate) fn failure_code(class: FailureClass) -> u8 {
    match class {
        FailureClass::DnsNotFound => 0,
        FailureClass::DnsFailed => 1,
        FailureClass::Connect => 2,
        FailureClass::Tls => 3,
        FailureClass::Timeout => 4,
        FailureClass::TooSlow => 5,
        FailureClass::Disconnected => 6,
        FailureClass::Protocol => 7,
        FailureClass::ServerError => 8,
        FailureClass::DnsTimeout => 9,
    }
}

pub(crate) fn failure_from_code(code: u8) -> Decoded<FailureClass> {
    FailureClass::ALL
        .into_iter()
        .find(|class| failure_code(*class) == code)
        .ok_or(Malformed("an unknown class of failure"))
}

#[cfg(test)]
mod tests {
    use peregrine_types::Failure;

    use super::*;

    fn full() -> UrlRecord {
        UrlRecord {
            url: "https://example.com/ü".to_owned(),
            depth: 300,
            via: Via::Redirect { hops: 2 },
            referrer: Some("https://example.com/".to_owned()),
            priority: 77,
            ending: Ending::Answered,
            status: 200,
            last_visit: Timestamp::from_millis(1_794_772_813_042),
            next_visit: Some(Timestamp::from_millis(1_794_772_999_999)),
            settled_in: 12_345,
            attempts: 3,
            digest: Some([9; 32]),
            simhash: Some(0x0123_4567_89ab_cdef),
            history: ChangeHistory { visits: 40, changes: 3, recent: 0x8000_0001, changed_at: Timestamp::EPOCH },
            etag: Some("\"abc\"".to_owned()),
            last_modified: Some("Sun, 15 Nov 2026 20:00:13 GMT".to_owned()),
            archived: Some(ArchivePosition { file: "a-00001.warc.gz".into(), offset: 1 << 33, length: 4711 }),
            failure: Some(FailureClass::Tls),
            detail: "no such certificate".to_owned(),
        }
    }

    #[test]
    fn a_record_survives_the_disk() {
        let mut record = full();
        for ending in Ending::ALL {
            for class in FailureClass::ALL {
                record.ending = ending;
                record.failure = Some(class);
                let bytes = record.encode();
                assert_eq!(UrlRecord::decode(&bytes), Ok(record.clone()));
                assert_eq!(UrlRecord::settled_in(&bytes), Ok(12_345));
            }
        }
        record.referrer = None;
        record.digest = None;
        record.simhash = None;
        record.next_visit = None;
        record.etag = None;
        record.last_modified = Some("last week".to_owned());
        assert_eq!(UrlRecord::decode(&record.encode()), Ok(record.clone()));
        record.last_modified = None;
        record.archived = None;
        record.failure = None;
        record.status = -1;
        record.via = Via::Seed;
        assert_eq!(UrlRecord::decode(&record.encode()), Ok(record));
    }

    #[test]
    fn a_record_that_was_cut_or_grew_is_malformed() {
        let bytes = full().encode();
        for length in 0..bytes.len() {
            assert!(UrlRecord::decode(&bytes[..length]).is_err());
        }
        assert!(UrlRecord::decode(&[&bytes[..], b"x"].concat()).is_err());
        let mut future = bytes;
        future[0] = VERSION + 1;
        assert_eq!(UrlRecord::decode(&future), Err(Malformed("written by another version of Peregrine")));
    }

    /// The bytes of version 3, kept: a change of the format must bring a new version.
    #[test]
    fn version_3_stays_readable() {
        let bytes = b"\x03\x05\xe8\x07\x09http://a/\x01\x01\x00\xf0\x00\x90\x03\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00";
        let record = UrlRecord::decode(bytes).unwrap();
        assert_eq!((record.url.as_str(), record.status, record.settled_in), ("http://a/", 200, 5));
        assert_eq!(record.history.visits, 1);
        assert_eq!(record.encode(), bytes);
    }

    #[test]
    fn a_history_counts_changes_between_visits() {
        let at = Timestamp::from_millis;
        let history = ChangeHistory::default().and(true, at(1)).and(false, at(2)).and(true, at(3)).and(false, at(4));
        let expected = ChangeHistory { visits: 4, changes: 1, recent: 0b0010, changed_at: at(3) };
        assert_eq!(history, expected);
    }

    #[test]
    fn statuses_are_the_documented_ones() {
        let status = |outcome: VisitOutcome| Verdict::of(&outcome).status;
        assert_eq!(status(VisitOutcome::Denied(Denial::Robots { rule: "/".into() })), -1);
        assert_eq!(status(VisitOutcome::Denied(Denial::TooManyRedirects)), 599);
        let failed = VisitOutcome::Failed(Failure { class: FailureClass::Timeout, detail: "ä".repeat(1000) });
        assert_eq!(Verdict::of(&failed).status, 0);
        assert!(Verdict::of(&failed).detail.len() <= LONGEST_DETAIL);
        assert_eq!(validator(&Some("x".repeat(2000))), None);
    }
}
