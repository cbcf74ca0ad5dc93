//! What stands in the place of a record that had to be removed: a gzip member or zstd frame of exactly the same length, so
//! that nothing after it moves and every offset stays valid.
//!
//! An answer becomes `410 Gone` under the same URL and date: indexes have a line for it, and whoever replays the page is told
//! that it is gone. Everything else becomes an empty metadata record.

use libdeflater::{CompressionLvl, Compressor, Crc};
use peregrine_types::Timestamp;
use sha2::{Digest as _, Sha256};

use crate::writer::zstd_with;
use crate::{Compression, Encoding, StoredRecord, digest_text};

/// A header, an empty deflate stream's surroundings and a trailer: what every gzip member has.
const GZIP_OVERHEAD: usize = 18;
/// A deflate block that holds nothing.
const EMPTY_BLOCK: [u8; 5] = [0, 0, 0, 0xff, 0xff];

impl StoredRecord {
    /// What to overwrite this record with in a file that is encoded so; `None` where it is too short to be replaced.
    pub fn tombstone(&self, removed: Timestamp, encoding: &Encoding) -> Option<Vec<u8>> {
        let plain = match self.record_type() {
            "response" | "revisit" => self.gone(removed),
            _ => self.blank(removed, true),
        };
        let length = usize::try_from(self.length).ok()?;
        let of_length = |plain: &[u8]| match encoding.compression {
            Compression::Gzip => member_of_length(plain, length),
            Compression::Zstd => frame_of_length(plain, length, encoding),
        };
        of_length(&plain).or_else(|| of_length(&self.blank(removed, false)))
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

/// zstd's best level that needs no more memory than others.
const LONG_THOUGHT: i32 = 19;
/// A block of a frame that holds nothing, and is not the last.
const EMPTY_ZSTD_BLOCK: [u8; 3] = [0, 0, 0];

/// A zstd frame of this length. What is missing is made up of blocks that hold nothing, three bytes each, and, for the rest,
/// of a header that says the same in more bytes.
fn frame_of_length(plain: &[u8], length: usize, encoding: &Encoding) -> Option<Vec<u8>> {
    let frame = zstd_with(encoding, LONG_THOUGHT).compress(plain).ok()?;
    let header = FrameHeader::of(&frame)?;
    let blocks = frame.get(header.length..)?;
    header.spellings(plain.len()).into_iter().find_map(|spelling| {
        let padding = length.checked_sub(spelling.len() + blocks.len())?;
        padding.is_multiple_of(EMPTY_ZSTD_BLOCK.len()).then(|| {
            let empty = EMPTY_ZSTD_BLOCK.repeat(padding / EMPTY_ZSTD_BLOCK.len());
            [spelling.as_slice(), &empty, blocks].concat()
        })
    })
}

/// The header of a frame in one segment, which is what a compressor makes of a text whose length it knows.
struct FrameHeader<'a> {
    magic: &'a [u8],
    /// Everything but how the length is written, and whether the frame is one segment.
    flags: u8,
    dictionary_id: &'a [u8],
    length: usize,
}

impl FrameHeader<'_> {
    fn of(frame: &[u8]) -> Option<FrameHeader<'_>> {
        let (magic, rest) = frame.split_at_checked(4)?;
        let (descriptor, rest) = rest.split_first()?;
        let is_one_segment = descriptor & ONE_SEGMENT != 0;
        let id_bytes = [0, 1, 2, 4].get(usize::from(descriptor & 3))?;
        let size_bytes = [1, 2, 4, 8].get(usize::from(descriptor >> 6))?;
        let length = 5 + id_bytes + size_bytes;
        let flags = descriptor & 0b0001_1111;
        is_one_segment.then_some(FrameHeader { magic, flags, dictionary_id: rest.get(..*id_bytes)?, length })
    }

    /// All ways to write it, the shortest first.
    fn spellings(&self, content: usize) -> Vec<Vec<u8>> {
        let content = content as u64;
        // As a window it is rounded up to a power of two, of 1 KiB at least.
        let window = content.max(1 << 10).next_power_of_two().trailing_zeros() as u8 - 10;
        let sizes = [
            (0, u8::try_from(content).ok().map(|size| vec![size])),
            (
                1,
                content
                    .checked_sub(256)
                    .and_then(|size| u16::try_from(size).ok())
                    .map(|size| size.to_le_bytes().to_vec()),
            ),
            (2, u32::try_from(content).ok().map(|size| size.to_le_bytes().to_vec())),
            (3, Some(content.to_le_bytes().to_vec())),
        ];
        let mut spellings = Vec::new();
        for (code, size) in sizes {
            let Some(size) = size else { continue };
            let mut spell = |segment: u8, window: &[u8]| {
                let descriptor = [(code << 6) | segment | self.flags];
                spellings.push([self.magic, &descriptor, window, self.dictionary_id, &size].concat());
            };
            spell(ONE_SEGMENT, &[]);
            // A length of one byte can only be said of one segment.
            if code > 0 {
                spell(0, &[window << 3]);
            }
        }
        spellings
    }
}

const ONE_SEGMENT: u8 = 1 << 5;

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::sync::Arc;

    use super::*;
    use crate::plain_records;

    #[test]
    fn a_frame_of_any_length_that_has_room_reads_as_it_should() {
        let dictionary = Arc::new(crate::dictionary::tests::dictionary());
        let long = "some text, some text, some more of it. ".repeat(100);
        for encoding in [Encoding::zstd(None), Encoding::zstd(Some(dictionary))] {
            for plain in ["some text, some text, some text", &long[..300], &long] {
                let plain = plain.as_bytes();
                let made = |length| frame_of_length(plain, length, &encoding);
                let shortest = (1..).find(|length| made(*length).is_some()).expect("some length is enough");
                for length in (shortest + 9..shortest + 30).chain([70_001, 1_000_003]) {
                    let frame = made(length).expect("long enough");
                    assert_eq!(frame.len(), length);
                    assert_eq!(plain_records(&frame, &encoding).expect("a valid frame"), [plain], "{length}");
                    assert_eq!(zstd::zstd_safe::find_frame_compressed_size(&frame), Ok(length));
                }
                assert_eq!(made(shortest - 1), None);
            }
        }
    }

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
