use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use flate2::bufread::GzDecoder;
use peregrine_types::Digest;
use sha2::{Digest as _, Sha256};
use zstd::stream::read::Decoder as ZstdDecoder;
use zstd::zstd_safe::{DCtx, ResetDirective};

use crate::dictionary::DICTIONARY_FRAME;
use crate::{Compression, Dictionary, Encoding, digest_text};

/// How much of a record a reader is willing to hold in memory.
#[derive(Clone, Copy, Debug)]
pub struct ReadLimits {
    pub header_bytes: usize,
    /// Of the decompressed block.
    pub block_bytes: u64,
}

/// Every offset is that of the gzip member or zstd frame in which the trouble lies.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    #[error("cannot read the record at offset {offset}: {source}")]
    Io { offset: u64, source: io::Error },
    #[error("there is neither a gzip member nor a zstd frame at offset {offset}")]
    NotCompressed { offset: u64 },
    #[error("the record at offset {offset} is damaged: {detail}")]
    Damaged { offset: u64, detail: String },
    #[error("the file ends within the record at offset {offset}")]
    Truncated { offset: u64 },
    #[error("the record at offset {offset} has a header of more than {limit} bytes")]
    HeaderTooLarge { offset: u64, limit: usize },
    #[error("the record at offset {offset} has a block of {bytes} bytes, more than the {limit} allowed")]
    BlockTooLarge { offset: u64, bytes: u64, limit: u64 },
    #[error("the record at offset {offset} is malformed: {detail}")]
    Malformed { offset: u64, detail: String },
}

/// One record as it was found in a file.
#[derive(Clone, Debug)]
pub struct StoredRecord {
    /// Of its gzip member or zstd frame within the file.
    pub offset: u64,
    /// Of the same, compressed.
    pub length: u64,
    /// In the order written, names as written.
    pub fields: Vec<(String, String)>,
    pub block: Vec<u8>,
}

impl StoredRecord {
    /// The first field of this name, in whatever case.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// `response`, `request`, …
    pub fn record_type(&self) -> &str {
        self.field("WARC-Type").unwrap_or_default()
    }

    pub fn target_uri(&self) -> Option<&str> {
        self.field("WARC-Target-URI")
    }

    /// Head (with its blank line) and body of an archived HTTP message.
    pub fn http_message(&self) -> Option<(&[u8], &[u8])> {
        let is_http = self.field("Content-Type").is_some_and(|kind| kind.starts_with("application/http"));
        let end = self.block.windows(4).position(|window| window == b"\r\n\r\n")? + 4;
        is_http.then(|| self.block.split_at_checked(end)).flatten()
    }

    /// Whether the record's digests agree with its content; `None` where there is none to check,
    /// or none of ours (`sha256:` in hex).
    pub fn digests_agree(&self) -> Option<bool> {
        let payload = match self.record_type() {
            "revisit" => None,
            _ => self.http_message().map(|(_, body)| body),
        };
        let checks = [("WARC-Payload-Digest", payload), ("WARC-Block-Digest", Some(self.block.as_slice()))];
        let mut verdict = None;
        for (name, bytes) in checks {
            if let (Some(text), Some(bytes)) = (self.field(name), bytes)
                && text.starts_with("sha256:")
            {
                let digest: Digest = Sha256::digest(bytes).into();
                verdict = Some(verdict.unwrap_or(true) && digest_text(&digest).eq_ignore_ascii_case(text));
            }
        }
        verdict
    }
}

/// The records of a WARC file of one gzip member or zstd frame per record, from front to back. Holds one record
/// at a time; ends after the first error.
pub struct WarcReader<R> {
    input: Counting<R>,
    limits: ReadLimits,
    /// Made when the first frame of zstd comes, or the dictionary that such frames need.
    zstd: Option<DCtx<'static>>,
    ended: bool,
}

impl<R: Read> WarcReader<BufReader<R>> {
    pub fn new(input: R, limits: ReadLimits) -> Self {
        WarcReader::starting_at(BufReader::with_capacity(128 * 1024, input), 0, limits)
    }
}

impl<R: BufRead> WarcReader<R> {
    /// `input` begins `offset` bytes into the file.
    pub fn starting_at(input: R, offset: u64, limits: ReadLimits) -> Self {
        WarcReader {
            input: Counting { inner: input, position: offset, failure: None },
            limits,
            zstd: None,
            ended: false,
        }
    }

    /// With the dictionary at the front of the file, for whoever does not begin to read there.
    #[must_use]
    pub fn knowing(mut self, dictionary: Option<&Dictionary>) -> Self {
        self.zstd = dictionary.map(decoder_with);
        self
    }

    fn read_member(&mut self) -> Result<Option<StoredRecord>, ReadError> {
        loop {
            let offset = self.input.position;
            let start = self.input.fill_buf().map_err(|source| ReadError::Io { offset, source })?;
            let result = match start.first().copied() {
                None => return Ok(None),
                Some(0x1f) => {
                    let decoder = BufReader::new(GzDecoder::new(&mut self.input));
                    MemberReader { decoder, offset }.record(&self.limits)
                }
                Some(0x28) => {
                    let context = self.zstd.get_or_insert_with(DCtx::create);
                    // Whatever a record before left unfinished.
                    _ = context.reset(ResetDirective::SessionOnly);
                    let frame = ZstdDecoder::with_context(&mut self.input, context).single_frame();
                    MemberReader { decoder: BufReader::new(frame), offset }.record(&self.limits)
                }
                Some(0x50..=0x5f) => {
                    self.skip_frame(offset)?;
                    continue;
                }
                Some(_) => return Err(ReadError::NotCompressed { offset }),
            };
            // What the disk said explains more than what the decompressor made of it.
            if let Some(source) = self.input.failure.take() {
                return Err(ReadError::Io { offset, source });
            }
            let (fields, block) = result?;
            return Ok(Some(StoredRecord { offset, length: self.input.position - offset, fields, block }));
        }
    }

    /// A frame that holds no record: the dictionary, or what others have put between records.
    fn skip_frame(&mut self, offset: u64) -> Result<(), ReadError> {
        let mut head = [0; 8];
        let failed = |error: io::Error| decoding_error(offset, &error);
        self.input.read_exact(&mut head).map_err(failed)?;
        let [kind, b, c, d, length @ ..] = head;
        if [b, c, d] != DICTIONARY_FRAME[1..] {
            return Err(ReadError::NotCompressed { offset });
        }
        let length = u64::from(u32::from_le_bytes(length));
        if offset == 0 && kind == DICTIONARY_FRAME[0] {
            let whole = head.as_slice().chain(&mut self.input);
            let found = Dictionary::at_front(whole).map_err(failed)?;
            self.zstd = found.as_ref().map(decoder_with);
            return Ok(());
        }
        let skipped = io::copy(&mut self.input.by_ref().take(length), &mut io::sink()).map_err(failed)?;
        if skipped == length { Ok(()) } else { Err(ReadError::Truncated { offset }) }
    }
}

fn decoder_with(dictionary: &Dictionary) -> DCtx<'static> {
    let mut context = DCtx::create();
    // Every dictionary was tried when it was made.
    _ = context.load_dictionary(dictionary.bytes());
    context
}

impl<R: BufRead> Iterator for WarcReader<R> {
    type Item = Result<StoredRecord, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let next = self.read_member().transpose();
        self.ended = !matches!(next, Some(Ok(_)));
        next
    }
}

/// The one record that lies at this place of the file.
pub fn read_record_at<R: Read + Seek>(
    mut file: R,
    offset: u64,
    length: u64,
    limits: ReadLimits,
) -> Result<StoredRecord, ReadError> {
    let failed = |source| ReadError::Io { offset, source };
    let dictionary = {
        file.seek(SeekFrom::Start(offset)).map_err(failed)?;
        let mut first = Vec::new();
        file.by_ref().take(1).read_to_end(&mut first).map_err(failed)?;
        match first.as_slice() {
            [0x28] => {
                file.seek(SeekFrom::Start(0)).map_err(failed)?;
                Dictionary::at_front(&mut file).map_err(failed)?
            }
            _ => None,
        }
    };
    file.seek(SeekFrom::Start(offset)).map_err(failed)?;
    the_only_record(BufReader::new(file.take(length)), offset, length, dictionary.as_ref(), limits)
}

/// The record that these bytes, from this place of a file, are.
pub fn read_record(
    bytes: &[u8],
    offset: u64,
    dictionary: Option<&Dictionary>,
    limits: ReadLimits,
) -> Result<StoredRecord, ReadError> {
    the_only_record(bytes, offset, bytes.len() as u64, dictionary, limits)
}

fn the_only_record(
    input: impl BufRead,
    offset: u64,
    length: u64,
    dictionary: Option<&Dictionary>,
    limits: ReadLimits,
) -> Result<StoredRecord, ReadError> {
    let mut reader = WarcReader::starting_at(input, offset, limits).knowing(dictionary);
    let record = reader.next().unwrap_or(Err(ReadError::Truncated { offset }))?;
    if record.length != length {
        let detail = format!("it takes {} bytes of the file, not {length}", record.length);
        return Err(ReadError::Malformed { offset, detail });
    }
    Ok(record)
}

/// Records as they were before they were compressed, whatever they say.
pub fn plain_records(bytes: &[u8], encoding: &Encoding) -> Result<Vec<Vec<u8>>, ReadError> {
    let mut records = Vec::new();
    let mut rest = bytes;
    let mut context = encoding.dictionary.as_deref().map_or_else(DCtx::create, decoder_with);
    while !rest.is_empty() {
        let offset = (bytes.len() - rest.len()) as u64;
        let mut plain = Vec::new();
        let read = match encoding.compression {
            Compression::Gzip => GzDecoder::new(&mut rest).read_to_end(&mut plain),
            Compression::Zstd => {
                _ = context.reset(ResetDirective::SessionOnly);
                ZstdDecoder::with_context(&mut rest, &mut context).single_frame().read_to_end(&mut plain)
            }
        };
        read.map_err(|error| decoding_error(offset, &error))?;
        records.push(plain);
    }
    Ok(records)
}

type HeaderAndBlock = (Vec<(String, String)>, Vec<u8>);

/// One gzip member or zstd frame being taken apart.
struct MemberReader<R> {
    decoder: R,
    offset: u64,
}

impl<R: BufRead> MemberReader<R> {
    fn record(&mut self, limits: &ReadLimits) -> Result<HeaderAndBlock, ReadError> {
        let fields = self.header(limits.header_bytes)?;
        let announced = fields.iter().find(|(name, _)| name.eq_ignore_ascii_case("Content-Length"));
        let length = announced.and_then(|(_, value)| value.parse::<u64>().ok());
        let Some(length) = length else {
            return Err(self.malformed("it has no valid Content-Length"));
        };
        if length > limits.block_bytes {
            return Err(ReadError::BlockTooLarge { offset: self.offset, bytes: length, limit: limits.block_bytes });
        }
        let block = self.block(length)?;
        self.end()?;
        Ok((fields, block))
    }

    fn header(&mut self, limit: usize) -> Result<Vec<(String, String)>, ReadError> {
        let mut left = limit;
        let version = self.line(&mut left, limit)?;
        if !version.starts_with("WARC/1.") {
            return Err(self.malformed("it does not begin with WARC/1.x"));
        }
        let mut fields: Vec<(String, String)> = Vec::new();
        loop {
            let line = self.line(&mut left, limit)?;
            if line.is_empty() {
                return Ok(fields);
            }
            if let (true, Some((_, value))) = (line.starts_with([' ', '\t']), fields.last_mut()) {
                value.push(' ');
                value.push_str(line.trim());
            } else if let Some((name, value)) = line.split_once(':') {
                fields.push((name.trim().to_owned(), value.trim().to_owned()));
            } else {
                return Err(self.malformed("a header line has no colon"));
            }
        }
    }

    /// The next line of the header without its end; takes its bytes out of `left`.
    fn line(&mut self, left: &mut usize, limit: usize) -> Result<String, ReadError> {
        let mut line = Vec::new();
        let allowed = u64::try_from(*left).unwrap_or(u64::MAX);
        let offset = self.offset;
        let read = self.decoder.by_ref().take(allowed).read_until(b'\n', &mut line);
        let read = read.map_err(|error| decoding_error(offset, &error))?;
        *left = left.saturating_sub(read);
        if !line.ends_with(b"\n") {
            return Err(match *left {
                0 => ReadError::HeaderTooLarge { offset, limit },
                _ => self.malformed("its header has no end"),
            });
        }
        line.pop();
        if line.ends_with(b"\r") {
            line.pop();
        }
        String::from_utf8(line).map_err(|_| self.malformed("its header is not UTF-8"))
    }

    /// Grows with what is really there, not with what the header announces.
    fn block(&mut self, length: u64) -> Result<Vec<u8>, ReadError> {
        let mut block = Vec::new();
        let offset = self.offset;
        let read = self.decoder.by_ref().take(length).read_to_end(&mut block);
        read.map_err(|error| decoding_error(offset, &error))?;
        if u64::try_from(block.len()) != Ok(length) {
            return Err(self.malformed("its block is shorter than its Content-Length"));
        }
        Ok(block)
    }

    fn end(&mut self) -> Result<(), ReadError> {
        let mut rest = Vec::new();
        let offset = self.offset;
        // One byte more than belongs there, so that the end of the member is reached and its
        // checksum verified.
        let read = self.decoder.by_ref().take(5).read_to_end(&mut rest);
        read.map_err(|error| decoding_error(offset, &error))?;
        match rest.as_slice() {
            b"\r\n\r\n" => Ok(()),
            _ => Err(self.malformed("it does not end with two line ends right after its block")),
        }
    }

    fn malformed(&self, detail: &str) -> ReadError {
        ReadError::Malformed { offset: self.offset, detail: detail.to_owned() }
    }
}

fn decoding_error(offset: u64, error: &io::Error) -> ReadError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => ReadError::Truncated { offset },
        _ => ReadError::Damaged { offset, detail: error.to_string() },
    }
}

/// Counts what is consumed, and keeps the failures of the file apart from those of the decompressor.
struct Counting<R> {
    inner: R,
    position: u64,
    failure: Option<io::Error>,
}

impl<R: BufRead> Read for Counting<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut available = self.fill_buf()?;
        let read = available.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Counting<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let failure = &mut self.failure;
        self.inner.fill_buf().map_err(|error| {
            let kind = error.kind();
            if kind != io::ErrorKind::Interrupted {
                *failure = Some(error);
            }
            kind.into()
        })
    }

    fn consume(&mut self, amount: usize) {
        self.position += amount as u64;
        self.inner.consume(amount);
    }
}

#[cfg(test)]
mod tests;
