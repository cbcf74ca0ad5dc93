//! The few shapes that records are made of on disk: varints, length-prefixed bytes, options.

use peregrine_types::Timestamp;

#[derive(Default)]
pub(crate) struct Encoder {
    bytes: Vec<u8>,
}

impl Encoder {
    pub(crate) fn with_version(version: u8) -> Self {
        Encoder { bytes: vec![version] }
    }

    pub(crate) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    pub(crate) fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    pub(crate) fn signed(&mut self, number: i64) {
        self.number(((number << 1) ^ (number >> 63)) as u64);
    }

    pub(crate) fn moment(&mut self, moment: Timestamp) {
        self.number(moment.as_millis());
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.raw(bytes);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    pub(crate) fn option<T>(&mut self, value: Option<T>, encode: impl FnOnce(&mut Self, T)) {
        match value {
            None => self.byte(0),
            Some(value) => {
                self.byte(1);
                encode(self, value);
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Forgets everything behind the first so many bytes.
    pub(crate) fn cut_to(&mut self, length: usize) {
        self.bytes.truncate(length);
    }

    /// Writes over what is there.
    pub(crate) fn overwrite(&mut self, from: usize, bytes: impl Iterator<Item = u8>) {
        self.bytes.iter_mut().skip(from).zip(bytes).for_each(|(place, byte)| *place = byte);
    }

    pub(crate) fn so_far(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// What is wrong with stored bytes, in words for an error message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Malformed(pub(crate) &'static str);

pub(crate) type Decoded<T> = Result<T, Malformed>;

pub(crate) struct Decoder<'a> {
    rest: &'a [u8],
}

impl<'a> Decoder<'a> {
    /// Checks the version byte that every record starts with.
    pub(crate) fn of_version(bytes: &'a [u8], version: u8) -> Decoded<Self> {
        match bytes.split_first() {
            Some((found, rest)) if *found == version => Ok(Decoder { rest }),
            Some(_) => Err(Malformed("written by another version of Peregrine")),
            None => Err(Malformed("empty")),
        }
    }

    pub(crate) fn byte(&mut self) -> Decoded<u8> {
        let (byte, rest) = self.rest.split_first().ok_or(Malformed("too short"))?;
        self.rest = rest;
        Ok(*byte)
    }

    pub(crate) fn raw(&mut self, length: usize) -> Decoded<&'a [u8]> {
        let (bytes, rest) = self.rest.split_at_checked(length).ok_or(Malformed("too short"))?;
        self.rest = rest;
        Ok(bytes)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Decoded<[u8; N]> {
        let (bytes, rest) = self.rest.split_first_chunk().ok_or(Malformed("too short"))?;
        self.rest = rest;
        Ok(*bytes)
    }

    pub(crate) fn number(&mut self) -> Decoded<u64> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let part = u64::from(byte & 0x7f);
            if shift == 63 && part > 1 {
                break;
            }
            number |= part << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(Malformed("a number is too large"))
    }

    pub(crate) fn small<T: TryFrom<u64>>(&mut self) -> Decoded<T> {
        T::try_from(self.number()?).map_err(|_| Malformed("a number is out of range"))
    }

    pub(crate) fn signed(&mut self) -> Decoded<i64> {
        let number = self.number()?;
        Ok((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    pub(crate) fn moment(&mut self) -> Decoded<Timestamp> {
        self.number().map(Timestamp::from_millis)
    }

    pub(crate) fn bytes(&mut self) -> Decoded<&'a [u8]> {
        let length = self.small()?;
        self.raw(length)
    }

    pub(crate) fn text(&mut self) -> Decoded<&'a str> {
        std::str::from_utf8(self.bytes()?).map_err(|_| Malformed("text is not UTF-8"))
    }

    pub(crate) fn option<T>(&mut self, decode: impl FnOnce(&mut Self) -> Decoded<T>) -> Decoded<Option<T>> {
        match self.byte()? {
            0 => Ok(None),
            1 => decode(self).map(Some),
            _ => Err(Malformed("an optional part is neither there nor not there")),
        }
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// What has not been read yet.
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    pub(crate) fn finish(self) -> Decoded<()> {
        if self.rest.is_empty() { Ok(()) } else { Err(Malformed("bytes are left over")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_written_is_read(number: u64, signed: i64, text: String, present: Option<u64>) {
            let mut out = Encoder::with_version(7);
            out.number(number);
            out.signed(signed);
            out.text(&text);
            out.option(present, |out, n| out.number(n));
            let bytes = out.finish();
            let mut read = Decoder::of_version(&bytes, 7).unwrap();
            prop_assert_eq!(read.number(), Ok(number));
            prop_assert_eq!(read.signed(), Ok(signed));
            prop_assert_eq!(read.text(), Ok(text.as_str()));
            prop_assert_eq!(read.option(|read| read.number()), Ok(present));
            prop_assert_eq!(read.finish(), Ok(()));
        }
    }

    #[test]
    fn a_number_beyond_64_bits_is_malformed() {
        let too_large = [1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02];
        assert!(Decoder::of_version(&too_large, 1).unwrap().number().is_err());
        let endless = [0xff; 40];
        assert!(Decoder::of_version(&endless, 0xff).unwrap().number().is_err());
    }

    #[test]
    fn a_length_beyond_the_end_is_malformed() {
        let mut out = Encoder::with_version(1);
        out.number(u64::MAX);
        let bytes = out.finish();
        assert!(Decoder::of_version(&bytes, 1).unwrap().bytes().is_err());
    }
}
