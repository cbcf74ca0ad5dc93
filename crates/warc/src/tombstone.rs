//! What stands in the place of a record that had to be removed: a gzip member of exactly the same length, so that nothing
//! after it moves and every offset stays valid.
//!
//! An answer becomes `410 Gone` under the same URL and date: indexes have a line for it, and whoever replays the page is told
//! that it is gone. Everything else becomes an empty metadata record.

use libdeflater::{CompressionLvl, Compressor, Crc};
use peregrine_types::Timestamp;
use sha2::{Digest as _, Sha256};

use crate::{StoredRecord, digest_text};

/// A header, an empty deflate stream's surroundings and a trailer: what every gzip member has.
const GZIP_OVERHEAD: usize = 18;
/// A deflate block that holds nothing.
const EMPTY_BLOCK: [u8; 5] = [0, 0, 0, 0xff, 0xff];

impl StoredRecord {
    /// The member to overwrite this record's with; `None` where that is too short to be replaced.
    pub fn tombstone(&self, removed: Timestamp) -> Option<Vec<u8>> {
        let plain = match self.record_type() {
            "response" | "revisit" => self.gone(removed),
            _ => self.blank(removed, true),
        };
        let length = usize::try_from(self.length).ok()?;
        member_of_length(&plain, length).or_else(|| member_of_length(&self.blank(removed, false), length))
    }

    /// Whether this record stands in the place of another.
    pub fn is_tombstone(&self) -> bool {
        self.field("WARC-Removed").is_some()
    }

    fn gone(&self, removed: Timestamp) -> Vec<u8> {
        let block = "HTTP/1.1 410 Gone\r\n\r\n";
        let digest = digest_text(&Sha256::digest(b"").into());
        let uri = self.target_uri().unwrap_or_default();
        format!(
            "{}WARC-Target-URI: {uri}\r\nWARC-Payload-Digest: {digest}\r\n\
             Content-Type: application/http; msgtype=response\r\nContent-Length: {}\r\n\r\n{block}\r\n\r\n",
            self.beginning("response", removed),
            block.len()
        )
        .into_bytes()
    }

    fn blank(&self, removed: Timestamp, with_type: bool) -> Vec<u8> {
        let content_type = if with_type { "Content-Type: application/warc-fields\r\n" } else { "" };
        format!("{}{content_type}Content-Length: 0\r\n\r\n\r\n\r\n", self.beginning("metadata", removed)).into_bytes()
    }

    fn beginning(&self, kind: &str, removed: Timestamp) -> String {
        let id = self.field("WARC-Record-ID").unwrap_or_default();
        let date = self.field("WARC-Date").unwrap_or_default();
        format!(
            "WARC/1.1\r\nWARC-Type: {kind}\r\nWARC-Record-ID: {id}\r\nWARC-Date: {date}\r\nWARC-Removed: {}\r\n",
            removed.to_rfc3339()
        )
    }
}

/// A gzip member of this length. What is missing is made up of deflate blocks that hold nothing, five bytes each, and a
/// comment in the header for the rest: readers skip both.
fn member_of_length(plain: &[u8], length: usize) -> Option<Vec<u8>> {
    let mut compressor = Compressor::new(CompressionLvl::best());
    let mut deflated = vec![0; compressor.deflate_compress_bound(plain.len())];
    let count = compressor.deflate_compress(plain, &mut deflated).ok()?;
    deflated.truncate(count);
    let padding = length.checked_sub(GZIP_OVERHEAD + deflated.len())?;
    let (blocks, rest) = (padding / EMPTY_BLOCK.len(), padding % EMPTY_BLOCK.len());
    const COMMENT: u8 = 1 << 4;
    let flags = if rest > 0 { COMMENT } else { 0 };
    let mut member = vec![0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 0xff];
    if rest > 0 {
        member.extend(std::iter::repeat_n(b' ', rest - 1));
        member.push(0);
    }
    for _ in 0..blocks {
        member.extend_from_slice(&EMPTY_BLOCK);
    }
    member.extend_from_slice(&deflated);
    let mut crc = Crc::new();
    crc.update(plain);
    member.extend_from_slice(&crc.sum().to_le_bytes());
    member.extend_from_slice(&u32::try_from(plain.len()).ok()?.to_le_bytes());
    (member.len() == length).then_some(member)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_member_of_any_length_that_has_room_reads_as_it_should() {
        let plain = b"some text, some text, some text";
        let shortest = (1..).find_map(|length| member_of_length(plain, length)).expect("some length is enough").len();
        for length in (shortest..shortest + 30).chain([70_001, 1_000_003]) {
            let member = member_of_length(plain, length).expect("long enough");
            assert_eq!(member.len(), length);
            let mut decoder = flate2::bufread::GzDecoder::new(member.as_slice());
            let mut read = Vec::new();
            decoder.read_to_end(&mut read).expect("a valid member");
            assert_eq!((read.as_slice(), decoder.into_inner().len()), (plain.as_slice(), 0), "{length}");
        }
        assert!(member_of_length(plain, shortest - 1).is_none());
    }
}
