//! ZIP files whose entries are stored as they are, so that a reader can seek into them: what WACZ is made of.
//!
//! Every entry has the 64-bit form of its sizes, needed or not: the sizes are known only at its end, and the room for
//! them has to be there from the start.

use std::io::{Read, Seek, SeekFrom, Write};

use libdeflater::Crc;
use peregrine_types::Timestamp;
use sha2::{Digest, Sha256};

use crate::draft::DraftFile;
use crate::error::{ExportError, failed};

const VERSION_NEEDED: u16 = 45;
const ZIP64_EXTRA: u16 = 0x0001;

/// What became of an entry.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) path: String,
    pub(crate) bytes: u64,
    /// In hexadecimal.
    pub(crate) sha256: String,
    crc: u32,
    offset: u64,
}

pub(crate) struct ZipWriter {
    file: DraftFile,
    entries: Vec<Entry>,
    /// DOS time and date of all entries.
    moment: (u16, u16),
}

impl ZipWriter {
    pub(crate) fn new(file: DraftFile, now: Timestamp) -> Self {
        ZipWriter { file, entries: Vec::new(), moment: dos_moment(now) }
    }

    pub(crate) fn add(&mut self, path: &str, mut content: impl Read) -> Result<&Entry, ExportError> {
        let target = self.file.path().to_path_buf();
        self.write_entry(path, &mut content).map_err(failed("write", &target))?;
        Ok(self.entries.last().unwrap_or_else(|| unreachable!("one was just added")))
    }

    fn write_entry(&mut self, path: &str, content: &mut dyn Read) -> std::io::Result<()> {
        let offset = self.file.stream_position()?;
        let mut entry = Entry { path: path.to_owned(), bytes: 0, sha256: String::new(), crc: 0, offset };
        self.file.write_all(&self.local_header(&entry))?;
        let (mut crc, mut digest) = (Crc::new(), Sha256::new());
        let mut buffer = vec![0; 1 << 20];
        loop {
            let count = content.read(&mut buffer)?;
            let Some(bytes) = buffer.get(..count).filter(|bytes| !bytes.is_empty()) else { break };
            crc.update(bytes);
            digest.update(bytes);
            self.file.write_all(bytes)?;
            entry.bytes += count as u64;
        }
        entry.crc = crc.sum();
        entry.sha256 = data_encoding::HEXLOWER.encode(&digest.finalize());
        let end = self.file.stream_position()?;
        self.file.seek(SeekFrom::Start(offset))?;
        self.file.write_all(&self.local_header(&entry))?;
        self.file.seek(SeekFrom::Start(end))?;
        self.entries.push(entry);
        Ok(())
    }

    fn local_header(&self, entry: &Entry) -> Vec<u8> {
        let mut header = b"PK\x03\x04".to_vec();
        self.push_common(&mut header, entry);
        push16(&mut header, 20);
        header.extend_from_slice(entry.path.as_bytes());
        push16(&mut header, ZIP64_EXTRA);
        push16(&mut header, 16);
        header.extend_from_slice(&entry.bytes.to_le_bytes());
        header.extend_from_slice(&entry.bytes.to_le_bytes());
        header
    }

    /// From the version needed up to the length of the name, as local and central headers have it.
    fn push_common(&self, header: &mut Vec<u8>, entry: &Entry) {
        push16(header, VERSION_NEEDED);
        // Names are UTF-8.
        push16(header, 1 << 11);
        push16(header, 0);
        push16(header, self.moment.0);
        push16(header, self.moment.1);
        header.extend_from_slice(&entry.crc.to_le_bytes());
        // The sizes are in the extra field.
        header.extend_from_slice(&[0xff; 8]);
        push16(header, u16::try_from(entry.path.len()).unwrap_or(u16::MAX));
    }

    pub(crate) fn finish(mut self) -> Result<std::path::PathBuf, ExportError> {
        let target = self.file.path().to_path_buf();
        self.write_directory().map_err(failed("write", &target))?;
        self.file.finish()
    }

    fn write_directory(&mut self) -> std::io::Result<()> {
        let start = self.file.stream_position()?;
        let mut directory = Vec::new();
        for entry in &self.entries {
            directory.extend_from_slice(b"PK\x01\x02");
            // Made on Unix.
            push16(&mut directory, (3 << 8) | VERSION_NEEDED);
            self.push_common(&mut directory, entry);
            push16(&mut directory, 28);
            // No comment, first disk, no internal attributes.
            directory.extend_from_slice(&[0; 6]);
            directory.extend_from_slice(&(0o100_644_u32 << 16).to_le_bytes());
            directory.extend_from_slice(&[0xff; 4]);
            directory.extend_from_slice(entry.path.as_bytes());
            push16(&mut directory, ZIP64_EXTRA);
            push16(&mut directory, 24);
            for number in [entry.bytes, entry.bytes, entry.offset] {
                directory.extend_from_slice(&number.to_le_bytes());
            }
        }
        let (count, length) = (self.entries.len() as u64, directory.len() as u64);
        // The 64-bit end of the directory, where it is, and the old end that points there.
        directory.extend_from_slice(b"PK\x06\x06");
        directory.extend_from_slice(&44_u64.to_le_bytes());
        push16(&mut directory, (3 << 8) | VERSION_NEEDED);
        push16(&mut directory, VERSION_NEEDED);
        directory.extend_from_slice(&[0; 8]);
        for number in [count, count, length, start] {
            directory.extend_from_slice(&number.to_le_bytes());
        }
        directory.extend_from_slice(b"PK\x06\x07");
        directory.extend_from_slice(&[0; 4]);
        directory.extend_from_slice(&(start + length).to_le_bytes());
        directory.extend_from_slice(&1_u32.to_le_bytes());
        directory.extend_from_slice(b"PK\x05\x06");
        directory.extend_from_slice(&[0; 4]);
        directory.extend_from_slice(&[0xff; 12]);
        directory.extend_from_slice(&[0; 2]);
        self.file.write_all(&directory)
    }
}

fn push16(bytes: &mut Vec<u8>, number: u16) {
    bytes.extend_from_slice(&number.to_le_bytes());
}

fn dos_moment(now: Timestamp) -> (u16, u16) {
    let digits = now.to_digits14();
    let part = |from: usize, to: usize| digits.get(from..to).and_then(|text| text.parse::<u16>().ok()).unwrap_or(0);
    let time = (part(8, 10) << 11) | (part(10, 12) << 5) | (part(12, 14) / 2);
    let years = part(0, 4).saturating_sub(1980).min(127);
    (time, (years << 9) | (part(4, 6) << 5) | part(6, 8))
}
