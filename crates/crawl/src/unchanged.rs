//! A page that is as it was: the archive then says so (`revisit`) instead of keeping its bytes a second time.

use std::path::Path;

use peregrine_archive::read_archived;
use peregrine_types::{PreviousVisit, Timestamp};
use peregrine_warc::{ReadLimits, RevisitOf, RevisitProfile};

/// Far beyond the largest body that the crawler keeps.
const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 8 << 30 };

/// The record that has the bytes.
pub(crate) struct Capture {
    id: Option<String>,
    target_uri: String,
    date: Timestamp,
}

impl Capture {
    /// The record that an earlier visit left in the archive of `out`, if it is still there.
    pub fn find(out: &Path, previous: &PreviousVisit) -> Option<Capture> {
        let record = read_archived(out, previous.archived.as_ref()?, LIMITS).ok()?;
        let id = record.field("WARC-Record-ID").and_then(|id| id.strip_prefix("<urn:uuid:")?.strip_suffix('>'));
        Some(Capture {
            id: id.map(str::to_owned),
            target_uri: record.target_uri()?.to_owned(),
            date: Timestamp::from_rfc3339(record.field("WARC-Date")?)?,
        })
    }

    pub fn revisited(&self, profile: RevisitProfile) -> RevisitOf<'_> {
        RevisitOf { profile, id: self.id.as_deref(), target_uri: &self.target_uri, date: self.date }
    }
}
