//! A page that is as it was: the archive then says so (`revisit`) instead of keeping its bytes a second time.

use std::path::Path;

use peregrine_archive::{ArchiveError, Elsewhere, RECORD_LIMITS, read_archived};
use peregrine_types::{Digest, DueUrl, FetchedPage, PreviousVisit, Timestamp};
use peregrine_warc::{RevisitOf, RevisitProfile, StoredRecord, digest_text};

/// What is said of a page that is as it was.
pub(crate) struct Unchanged {
    pub profile: RevisitProfile,
    pub digest: Digest,
    bytes: Bytes,
}

/// Where the bytes of the visit before are.
enum Bytes {
    Here(Capture),
    /// With another record that has the same payload, or in a file that was taken elsewhere: nobody looks there, but whoever
    /// knows all payloads knows which record that is.
    Elsewhere,
    Gone,
}

/// The record that has the bytes.
struct Capture {
    id: Option<String>,
    target_uri: String,
    date: Timestamp,
}

impl Unchanged {
    /// Whether the page is the one of the visit before: by the server's word, or by its bytes.
    pub fn compare(out: &Path, due: &DueUrl, page: &FetchedPage, received: Option<&Digest>) -> Option<Unchanged> {
        let previous = due.previous.as_deref()?;
        let is_same = page.status == 200 && page.truncated.is_none() && received == Some(&previous.digest);
        let profile = match page.status {
            304 => RevisitProfile::NotModified,
            _ if is_same => RevisitProfile::IdenticalPayload,
            _ => return None,
        };
        Some(Unchanged { profile, digest: previous.digest, bytes: Bytes::of(out, previous) })
    }

    pub fn outcome(&self) -> &'static str {
        match self.profile {
            RevisitProfile::NotModified => "not-modified",
            RevisitProfile::IdenticalPayload => "unchanged",
        }
    }

    /// The page's own record that has the bytes.
    pub fn revisited(&self) -> Option<RevisitOf<'_>> {
        let Bytes::Here(Capture { id, target_uri, date }) = &self.bytes else { return None };
        Some(RevisitOf { profile: self.profile, id: id.as_deref(), target_uri, date: *date })
    }

    /// No record of this page has its bytes any more.
    pub fn is_gone(&self) -> bool {
        matches!(self.bytes, Bytes::Gone)
    }
}

impl Bytes {
    /// What became of the record that an earlier visit left in the archive of `out`.
    fn of(out: &Path, previous: &PreviousVisit) -> Bytes {
        let Some(position) = &previous.archived else { return Bytes::Gone };
        match read_archived(out, position, RECORD_LIMITS) {
            Ok(record) if record.record_type() == "revisit" => Bytes::Elsewhere,
            // What was taken down left something else in its place.
            Ok(record) if record.field("WARC-Payload-Digest") != Some(&digest_text(&previous.digest)) => Bytes::Gone,
            Ok(record) => Capture::of(&record).map_or(Bytes::Gone, Bytes::Here),
            Err(ArchiveError::Missing { .. })
                if Elsewhere::of(out).is_ok_and(|files| files.contains_key(&*position.file)) =>
            {
                Bytes::Elsewhere
            }
            Err(_) => Bytes::Gone,
        }
    }
}

impl Capture {
    fn of(record: &StoredRecord) -> Option<Capture> {
        let id = record.field("WARC-Record-ID").and_then(|id| id.strip_prefix("<urn:uuid:")?.strip_suffix('>'));
        Some(Capture {
            id: id.map(str::to_owned),
            target_uri: record.target_uri()?.to_owned(),
            date: Timestamp::from_rfc3339(record.field("WARC-Date")?)?,
        })
    }
}
