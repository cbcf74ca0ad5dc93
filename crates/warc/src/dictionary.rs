//! Dictionaries of zstd, as the public convention for `.warc.zst` has them: a file that uses one carries it in a skippable
//! frame at its very front, and every record names it by its number.

use std::io::{self, Read};

use zstd::dict::{DecoderDictionary, EncoderDictionary};
use zstd::zstd_safe::get_dict_id_from_dict;

use crate::encoding::ZSTD_LEVEL;

/// First bytes of the skippable frame that has the dictionary.
pub(crate) const DICTIONARY_FRAME: [u8; 4] = [0x5d, 0x2a, 0x4d, 0x18];
const ZSTD_FRAME: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
const FRAME_HEAD_BYTES: usize = 8;
/// What the convention asks every reader to take.
const LARGEST: usize = 8 << 20;

/// What records of a file have in common, so that none of them needs to say it again.
#[derive(Debug, PartialEq, Eq)]
pub struct Dictionary {
    bytes: Vec<u8>,
    id: u32,
}

impl Dictionary {
    /// `None` for anything but a dictionary in zstd's format with a number of its own.
    pub fn from_bytes(bytes: Vec<u8>) -> Option<Dictionary> {
        let id = get_dict_id_from_dict(&bytes)?.get();
        EncoderDictionary::try_copy(&bytes, ZSTD_LEVEL).ok()?;
        DecoderDictionary::try_copy(&bytes).ok()?;
        Some(Dictionary { bytes, id })
    }

    /// Makes one of what these samples have in common. `None` where that is too little.
    pub fn of_samples(samples: &[u8], lengths: &[usize], largest: usize) -> Option<Dictionary> {
        zstd::dict::from_continuous(samples, lengths, largest).ok().and_then(Dictionary::from_bytes)
    }

    /// By which records name it.
    pub fn id(&self) -> u32 {
        self.id
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The frame that a file begins with.
    pub fn frame(&self) -> Vec<u8> {
        let length = u32::try_from(self.bytes.len()).expect("dictionaries are small");
        [&DICTIONARY_FRAME, length.to_le_bytes().as_slice(), &self.bytes].concat()
    }

    /// How many bytes of a file its dictionary takes, by the first eight of them; 0 where it has none.
    pub fn frame_bytes(front: &[u8]) -> u64 {
        match front.first_chunk::<FRAME_HEAD_BYTES>() {
            Some([a, b, c, d, length @ ..]) if [*a, *b, *c, *d] == DICTIONARY_FRAME => {
                FRAME_HEAD_BYTES as u64 + u64::from(u32::from_le_bytes(*length))
            }
            _ => 0,
        }
    }

    /// The dictionary at the front of a file, if there is one. Reads no further than it goes.
    pub fn at_front(mut file: impl Read) -> io::Result<Option<Dictionary>> {
        let mut head = [0; FRAME_HEAD_BYTES];
        match file.read_exact(&mut head) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
            other => other?,
        }
        let length = match usize::try_from(Dictionary::frame_bytes(&head)) {
            Ok(0) => return Ok(None),
            Ok(length) => length - FRAME_HEAD_BYTES,
            Err(_) => usize::MAX,
        };
        if length > LARGEST {
            return Err(invalid("it is larger than any reader need take"));
        }
        let mut data = vec![0; length];
        file.read_exact(&mut data)?;
        Dictionary::of_frame(data).map(Some)
    }

    /// What the frame holds: the dictionary as it is, or compressed.
    pub(crate) fn of_frame(data: Vec<u8>) -> io::Result<Dictionary> {
        let bytes = if data.starts_with(&ZSTD_FRAME) { zstd::bulk::decompress(&data, LARGEST)? } else { data };
        Dictionary::from_bytes(bytes).ok_or_else(|| invalid("it is not in zstd's format"))
    }
}

fn invalid(detail: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("the dictionary cannot be used: {detail}"))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// One that knows the words of records.
    pub(crate) fn dictionary() -> Dictionary {
        let sample = |number: usize| {
            format!(
                "WARC/1.1\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:{number:08x}-1111-4111-8111-111111111111>\r\n\
                 WARC-Date: 2026-11-15T20:00:13Z\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: {number}\r\n\r\n\
                 HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<!DOCTYPE html><p>{}\r\n\r\n",
                number * 7919
            )
        };
        let samples: Vec<String> = (0..2_000).map(sample).collect();
        let lengths: Vec<usize> = samples.iter().map(String::len).collect();
        Dictionary::of_samples(samples.concat().as_bytes(), &lengths, 4_096).expect("they have much in common")
    }

    #[test]
    fn a_dictionary_comes_back_from_the_front_of_a_file() {
        let dictionary = dictionary();
        let mut file = dictionary.frame();
        assert_eq!(Dictionary::frame_bytes(&file), file.len() as u64);
        file.extend_from_slice(b"what follows");
        assert_eq!(Dictionary::at_front(file.as_slice()).expect("readable"), Some(dictionary));
    }

    #[test]
    fn a_compressed_dictionary_is_read_as_well() {
        let dictionary = dictionary();
        let data = zstd::bulk::compress(dictionary.bytes(), 3).expect("in memory");
        let length = u32::try_from(data.len()).expect("small");
        let file = [&DICTIONARY_FRAME, length.to_le_bytes().as_slice(), &data].concat();
        assert_eq!(Dictionary::at_front(file.as_slice()).expect("readable"), Some(dictionary));
    }

    #[test]
    fn what_is_no_dictionary_is_none_or_is_refused() {
        for other in [b"".as_slice(), b"\x1f\x8b", b"\x28\xb5\x2f\xfd0123456789"] {
            assert_eq!(Dictionary::at_front(other).expect("readable"), None);
        }
        let foreign = [&DICTIONARY_FRAME, 5_u32.to_le_bytes().as_slice(), b"hello"].concat();
        let huge = [&DICTIONARY_FRAME, u32::MAX.to_le_bytes().as_slice(), b"hello"].concat();
        let cut = &dictionary().frame()[..100];
        for file in [foreign.as_slice(), &huge, cut] {
            assert!(Dictionary::at_front(file).is_err());
        }
    }

    #[test]
    fn too_few_samples_make_no_dictionary() {
        assert_eq!(Dictionary::of_samples(b"ab", &[1, 1], 4_096), None);
    }
}
