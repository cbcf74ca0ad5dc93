use libdeflater::{CompressionLvl, Compressor};

use crate::Record;

/// A buffer that grew for one huge page is given back rather than kept for the whole crawl.
const KEPT_BUFFER_BYTES: usize = 4 << 20;

/// Where a gzip member lies in the bytes it was appended to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    pub start: usize,
    pub length: usize,
}

/// Turns records into gzip members. Keeps its compressor and its buffers from record to record:
/// one writer per thread.
pub struct RecordWriter {
    fast: Compressor,
    stored: Compressor,
    plain: Vec<u8>,
    output: Vec<u8>,
}

impl RecordWriter {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        RecordWriter { fast: compressor(1), stored: compressor(0), plain: Vec::new(), output: Vec::new() }
    }

    /// Appends the record to `out` as one gzip member.
    pub fn append(&mut self, record: &Record<'_>, out: &mut Vec<u8>) -> Member {
        self.plain.clear();
        record.write_to(&mut self.plain);
        let compressor = if record.is_compressed_already() { &mut self.stored } else { &mut self.fast };
        let member = append_member(compressor, &self.plain, out);
        self.plain.clear();
        self.plain.shrink_to(KEPT_BUFFER_BYTES);
        member
    }

    pub(crate) fn take_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.output)
    }

    pub(crate) fn give_back_output(&mut self, mut output: Vec<u8>) {
        output.clear();
        output.shrink_to(KEPT_BUFFER_BYTES);
        self.output = output;
    }
}

fn compressor(level: i32) -> Compressor {
    Compressor::new(CompressionLvl::new(level).expect("libdeflate has levels 0 to 12"))
}

fn append_member(compressor: &mut Compressor, plain: &[u8], out: &mut Vec<u8>) -> Member {
    let start = out.len();
    out.resize(start + compressor.gzip_compress_bound(plain.len()), 0);
    let length = compressor.gzip_compress(plain, &mut out[start..]).expect("the bound has room for every member");
    out.truncate(start + length);
    Member { start, length }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use peregrine_types::Timestamp;

    use super::*;
    use crate::{ArchivedHead, Connection, Content, Exchange};

    fn response<'a>(head: &'a ArchivedHead, body: &'a [u8]) -> Record<'a> {
        let exchange = Exchange {
            target_uri: "http://example.com/",
            ip: None,
            concurrent_to: None,
            connection: Connection::default(),
        };
        let content = Content::Response { exchange, head, body, payload_digest: &[0; 32], truncated: None };
        Record { id: "1", date: Timestamp::EPOCH, warcinfo_id: None, content }
    }

    fn plain(record: &Record<'_>) -> Vec<u8> {
        let mut plain = Vec::new();
        record.write_to(&mut plain);
        plain
    }

    fn gunzip(member: &[u8]) -> Vec<u8> {
        let mut plain = Vec::new();
        flate2::read::GzDecoder::new(member).read_to_end(&mut plain).expect("a whole member");
        plain
    }

    #[test]
    fn a_writer_can_move_to_its_thread() {
        fn moves<T: Send>(_: T) {}
        moves(RecordWriter::new());
    }

    #[test]
    fn every_record_is_a_gzip_member_of_its_own() {
        let mut writer = RecordWriter::new();
        let head = ArchivedHead::of_response(b"HTTP/1.1 200 OK\r\n\r\n", 200, 0);
        let bodies = [vec![b'a'; 100_000], Vec::new(), vec![b'b'; 10]];
        let mut out = b"before".to_vec();
        let members: Vec<Member> = bodies.iter().map(|body| writer.append(&response(&head, body), &mut out)).collect();
        let mut end = 6;
        for (member, body) in members.iter().zip(&bodies) {
            assert_eq!(member.start, end);
            end += member.length;
            assert_eq!(gunzip(&out[member.start..end]), plain(&response(&head, body)));
        }
        assert_eq!(end, out.len());
        assert!(out.len() < 5_000, "{}", out.len());
    }

    #[test]
    fn a_compressed_body_is_not_compressed_again() {
        let raw = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n";
        let head = ArchivedHead::of_response(raw, 200, 0);
        let record = response(&head, &[b'a'; 100_000]);
        let mut out = Vec::new();
        let member = RecordWriter::new().append(&record, &mut out);
        assert!(member.length > 100_000);
        assert_eq!(gunzip(&out), plain(&record));
    }
}
