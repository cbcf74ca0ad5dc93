use serde::{Deserialize, Serialize};

use crate::location::WarcName;

/// How far the archive had got at a sync: the lengths of every file that was still growing. What
/// lies beyond is cut off at the next start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchiveMark {
    /// The number of the next WARC file.
    pub next_serial: u32,
    /// WARC files that do not have their final names yet, oldest first.
    pub warcs: Vec<WarcMark>,
    pub pages_bytes: u64,
}

/// How far one WARC file and its index had got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WarcMark {
    pub name: WarcName,
    pub warc_bytes: u64,
    pub index_bytes: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum MarkError {
    #[error("the archive's mark is empty")]
    Empty,
    #[error("the archive's mark has format {0}, which this version does not know")]
    UnknownVersion(u8),
    #[error("the archive's mark cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// 1: JSON of [`ArchiveMark`].
const VERSION: u8 = 1;

impl ArchiveMark {
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        serde_json::to_writer(&mut bytes, self).expect("plain data goes into memory");
        bytes
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<ArchiveMark, MarkError> {
        match bytes {
            [] => Err(MarkError::Empty),
            [VERSION, json @ ..] => Ok(serde_json::from_slice(json)?),
            [version, ..] => Err(MarkError::UnknownVersion(*version)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_form_of_version_1_stays_readable() {
        let stored = b"\x01{\"next_serial\":3,\"warcs\":[{\"name\":\"peregrine-20261115200013-00002-00000abc\",\
            \"warc_bytes\":10,\"index_bytes\":20}],\"pages_bytes\":30}";
        let mark = ArchiveMark::from_bytes(stored).expect("version 1");
        assert_eq!((mark.next_serial, mark.pages_bytes, mark.warcs.len()), (3, 30, 1));
        assert_eq!(mark.to_bytes(), stored);
    }

    #[test]
    fn what_is_not_a_mark_is_refused() {
        assert!(matches!(ArchiveMark::from_bytes(b""), Err(MarkError::Empty)));
        assert!(matches!(ArchiveMark::from_bytes(b"\x02{}"), Err(MarkError::UnknownVersion(2))));
        assert!(matches!(ArchiveMark::from_bytes(b"\x01{"), Err(MarkError::Unreadable(_))));
        let outside = b"\x01{\"next_serial\":3,\"warcs\":[{\"name\":\"../x\",\"warc_bytes\":1,\"index_bytes\":2}],\
            \"pages_bytes\":30}";
        assert!(matches!(ArchiveMark::from_bytes(outside), Err(MarkError::Unreadable(_))));
    }
}
