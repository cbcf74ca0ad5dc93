use std::sync::Arc;

use libdeflater::{CompressionLvl, Compressor};
use peregrine_deflate::GzipEncoder;
use zstd::zstd_safe::{CParameter, compress_bound};

use crate::encoding::ZSTD_LEVEL;
use crate::{Compression, EncodedVisit, Encoding, ReadError, Record, Training, plain_records};

/// A buffer that grew for one huge page is given back rather than kept for the whole crawl.
const KEPT_BUFFER_BYTES: usize = 4 << 20;
/// For what is compressed already.
const ZSTD_HASTE: i32 = -7;

/// The most that the gzip compressor can do.
pub const HIGHEST_LEVEL: u8 = 12;

/// Where a compressed record lies in the bytes it was appended to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    pub start: usize,
    pub length: usize,
}

/// Turns records into gzip members or zstd frames. Keeps its compressor and its buffers from record to record:
/// one writer per thread.
pub struct RecordWriter {
    encoding: Encoding,
    compressors: Compressors,
    training: Option<Arc<Training>>,
    plain: Vec<u8>,
    output: Vec<u8>,
}

enum Compressors {
    Gzip {
        fast: Box<GzipEncoder>,
        stored: Compressor,
    },
    /// Harder than usual, or not at all.
    GzipAt {
        level: Compressor,
        stored: Compressor,
    },
    Zstd {
        fast: zstd::bulk::Compressor<'static>,
        stored: zstd::bulk::Compressor<'static>,
    },
}

impl RecordWriter {
    /// One gzip member per record.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        RecordWriter::with_level(1)
    }

    /// One gzip member per record, compressed more (up to 12) or not at all (0).
    pub fn with_level(level: u8) -> Self {
        let compressors = match level.min(HIGHEST_LEVEL) {
            1 => Compressors::of(&Encoding::GZIP),
            level => Compressors::GzipAt { level: deflate(level.into()), stored: deflate(0) },
        };
        RecordWriter { encoding: Encoding::GZIP, compressors, training: None, plain: Vec::new(), output: Vec::new() }
    }

    pub fn with(encoding: Encoding) -> Self {
        let compressors = Compressors::of(&encoding);
        RecordWriter { encoding, compressors, training: None, plain: Vec::new(), output: Vec::new() }
    }

    /// zstd, with the dictionary that is made of the first records once it is there.
    pub fn learning(training: Arc<Training>) -> Self {
        let encoding = Encoding::zstd(training.dictionary().cloned());
        RecordWriter { training: Some(training), ..RecordWriter::with(encoding) }
    }

    pub fn encoding(&self) -> &Encoding {
        &self.encoding
    }

    /// Appends the record to `out`, compressed.
    pub fn append(&mut self, record: &Record<'_>, out: &mut Vec<u8>) -> Member {
        self.plain.clear();
        record.write_to(&mut self.plain);
        if let Some(training) = &self.training {
            training.look_at(&self.plain);
        }
        let member = self.compressors.append(&self.plain, record.is_compressed_already(), out);
        self.plain.clear();
        self.plain.shrink_to(KEPT_BUFFER_BYTES);
        member
    }

    /// Records that were compressed otherwise, as this writer would have.
    pub fn recode(&mut self, bytes: &[u8], from: &Encoding) -> Result<(Vec<u8>, Vec<Member>), ReadError> {
        let mut out = Vec::new();
        let records = plain_records(bytes, from)?;
        let members = records.iter().map(|plain| self.compressors.append(plain, false, &mut out)).collect();
        Ok((out, members))
    }

    /// A visit that was encoded before this writer's dictionary was there.
    pub fn recode_visit(&mut self, visit: &EncodedVisit) -> Result<EncodedVisit, ReadError> {
        let (bytes, members) = self.recode(&visit.bytes, &visit.encoding)?;
        let response = members.first().copied().unwrap_or(visit.response);
        Ok(EncodedVisit { bytes, members, response, index: visit.index.clone(), encoding: self.encoding.clone() })
    }

    /// All records of a visit are encoded alike, so the dictionary comes into use between two visits.
    pub(crate) fn begin_visit(&mut self) -> Vec<u8> {
        if self.encoding.dictionary.is_none()
            && let Some(made) = self.training.as_ref().and_then(|training| training.dictionary())
        {
            self.encoding.dictionary = Some(Arc::clone(made));
            self.compressors = Compressors::of(&self.encoding);
        }
        std::mem::take(&mut self.output)
    }

    pub(crate) fn give_back_output(&mut self, mut output: Vec<u8>) {
        output.clear();
        output.shrink_to(KEPT_BUFFER_BYTES);
        self.output = output;
    }
}

impl Compressors {
    fn of(encoding: &Encoding) -> Self {
        match encoding.compression {
            Compression::Gzip => Compressors::Gzip { fast: Box::new(GzipEncoder::new()), stored: deflate(0) },
            Compression::Zstd => {
                Compressors::Zstd { fast: zstd_with(encoding, ZSTD_LEVEL), stored: zstd_with(encoding, ZSTD_HASTE) }
            }
        }
    }

    fn append(&mut self, plain: &[u8], is_compressed_already: bool, out: &mut Vec<u8>) -> Member {
        let start = out.len();
        let length = match self {
            Compressors::Gzip { fast, .. } if !is_compressed_already => fast.append(plain, out),
            Compressors::Gzip { stored, .. } => append_gzip(stored, plain, out),
            Compressors::GzipAt { level, stored } => {
                append_gzip(if is_compressed_already { stored } else { level }, plain, out)
            }
            Compressors::Zstd { fast, stored } => {
                let compressor = if is_compressed_already { stored } else { fast };
                out.resize(start + compress_bound(plain.len()), 0);
                let room = &mut out[start..];
                compressor.compress_to_buffer(plain, room).expect("the bound has room for every frame")
            }
        };
        out.truncate(start + length);
        Member { start, length }
    }
}

fn append_gzip(compressor: &mut Compressor, plain: &[u8], out: &mut Vec<u8>) -> usize {
    let start = out.len();
    out.resize(start + compressor.gzip_compress_bound(plain.len()), 0);
    compressor.gzip_compress(plain, &mut out[start..]).expect("the bound has room for every member")
}

fn deflate(level: i32) -> Compressor {
    Compressor::new(CompressionLvl::new(level).expect("libdeflate has levels 0 to 12"))
}

/// Frames as the convention wants them: each with its length, a checksum and the number of its dictionary.
pub(crate) fn zstd_with(encoding: &Encoding, level: i32) -> zstd::bulk::Compressor<'static> {
    let dictionary = encoding.dictionary.as_deref().map_or(&[][..], crate::Dictionary::bytes);
    let make = || {
        let mut compressor = zstd::bulk::Compressor::with_dictionary(level, dictionary)?;
        for parameter in
            [CParameter::ContentSizeFlag(true), CParameter::ChecksumFlag(true), CParameter::DictIdFlag(true)]
        {
            compressor.set_parameter(parameter)?;
        }
        std::io::Result::Ok(compressor)
    };
    make().expect("zstd has these parameters, and the dictionary was tried when it was made")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use peregrine_types::Timestamp;

    use super::*;
    use crate::{Connection, Content, DigestedAnswer, Exchange};

    fn response<'a>(answer: &'a DigestedAnswer, body: &'a [u8]) -> Record<'a> {
        let exchange = Exchange {
            target_uri: "http://example.com/",
            ip: None,
            concurrent_to: None,
            connection: Connection::default(),
        };
        let content = Content::Response { exchange, answer, body, truncated: None };
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
    fn a_frame_says_what_the_convention_asks_for() {
        let dictionary = std::sync::Arc::new(crate::dictionary::tests::dictionary());
        let answer = DigestedAnswer::of_parts(b"HTTP/1.1 200 OK\r\n\r\n", 200, b"");
        let record = response(&answer, b"<p>hello");
        for dictionary in [None, Some(dictionary)] {
            let id = dictionary.as_ref().map(|dictionary| dictionary.id());
            let mut out = Vec::new();
            RecordWriter::with(Encoding::zstd(dictionary)).append(&record, &mut out);
            let size = zstd::zstd_safe::get_frame_content_size(&out).expect("a frame");
            assert_eq!(size, Some(plain(&record).len() as u64));
            assert_eq!(zstd::zstd_safe::get_dict_id_from_frame(&out).map(|id| id.get()), id);
            assert_eq!(out[4] & 4, 4, "it has a checksum");
        }
    }

    #[test]
    fn what_was_compressed_otherwise_is_the_same_afterwards() {
        let dictionary = Some(std::sync::Arc::new(crate::dictionary::tests::dictionary()));
        let encodings = [Encoding::GZIP, Encoding::zstd(None), Encoding::zstd(dictionary)];
        let answer = DigestedAnswer::of_parts(b"HTTP/1.1 200 OK\r\n\r\n", 200, b"");
        let records = [response(&answer, b"<p>hello"), response(&answer, &[b'x'; 300_000])];
        for from in &encodings {
            let mut bytes = Vec::new();
            let mut writer = RecordWriter::with(from.clone());
            records.iter().for_each(|record| _ = writer.append(record, &mut bytes));
            for to in &encodings {
                let (recoded, members) = RecordWriter::with(to.clone()).recode(&bytes, from).expect("our own bytes");
                assert_eq!(members.len(), 2);
                assert_eq!(members[0].length + members[1].length, recoded.len());
                let read = plain_records(&recoded, to).expect("our own bytes");
                assert_eq!(read, records.iter().map(plain).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn a_writer_can_move_to_its_thread() {
        fn moves<T: Send>(_: T) {}
        moves(RecordWriter::new());
    }

    #[test]
    fn every_record_is_a_gzip_member_of_its_own() {
        let mut writer = RecordWriter::new();
        let answer = DigestedAnswer::of_parts(b"HTTP/1.1 200 OK\r\n\r\n", 200, b"");
        let bodies = [vec![b'a'; 100_000], Vec::new(), vec![b'b'; 10]];
        let mut out = b"before".to_vec();
        let members: Vec<Member> =
            bodies.iter().map(|body| writer.append(&response(&answer, body), &mut out)).collect();
        let mut end = 6;
        for (member, body) in members.iter().zip(&bodies) {
            assert_eq!(member.start, end);
            end += member.length;
            assert_eq!(gunzip(&out[member.start..end]), plain(&response(&answer, body)));
        }
        assert_eq!(end, out.len());
        assert!(out.len() < 5_000, "{}", out.len());
    }

    #[test]
    fn whatever_the_level_the_record_is_in_its_member() {
        let answer = DigestedAnswer::of_parts(b"HTTP/1.1 200 OK\r\n\r\n", 200, b"");
        let body: String =
            (0..500).map(|number| format!("sentence {} of many that are alike. ", number * 37)).collect();
        let body = body.into_bytes();
        let record = response(&answer, &body);
        let lengths = [0, 1, 9, 12, 255].map(|level| {
            let mut out = Vec::new();
            let member = RecordWriter::with_level(level).append(&record, &mut out);
            assert_eq!(gunzip(&out), plain(&record));
            member.length
        });
        assert!(lengths[0] > body.len() && lengths[1] < body.len() / 4, "{lengths:?}");
        assert!(lengths[1] > lengths[2] && lengths[3] == lengths[4], "{lengths:?}");
    }

    #[test]
    fn a_compressed_body_is_not_compressed_again() {
        let raw = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n";
        let answer = DigestedAnswer::of_parts(raw, 200, b"");
        let record = response(&answer, &[b'a'; 100_000]);
        let mut out = Vec::new();
        let member = RecordWriter::new().append(&record, &mut out);
        assert!(member.length > 100_000);
        assert_eq!(gunzip(&out), plain(&record));
    }
}
