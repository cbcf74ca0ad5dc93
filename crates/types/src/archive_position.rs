use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// Where a record lies in the archive: the final name of its WARC file, the offset of its
/// compressed member and that member's length. `file[offset..offset + length]` is one whole gzip
/// member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivePosition {
    pub file: Arc<str>,
    pub offset: u64,
    pub length: u64,
}
