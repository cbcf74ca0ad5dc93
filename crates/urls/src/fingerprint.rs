use std::fmt;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A 64-bit name for a canonical key: what the seen test works with.
///
/// Two different keys share one with probability 2⁻⁶⁴: among 10 billion URLs about 3 are taken for
/// another one (n²/2⁶⁵). The width is decided here and nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    pub const BYTES: usize = 8;

    pub fn of_key(key: &str) -> Self {
        Fingerprint(xxhash_rust::xxh3::xxh3_64(key.as_bytes()))
    }

    /// Big-endian, so that byte order is numeric order.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        self.0.to_be_bytes()
    }

    pub fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        Fingerprint(u64::from_be_bytes(bytes))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A page's public name: the SHA-256 of its canonical key, 64 hex digits.
pub fn url_hash(key: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(key.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_survives_its_bytes_and_keeps_their_order() {
        let (small, large) = (Fingerprint(0x0100), Fingerprint(0xff00_0000_0000_0001));
        assert_eq!(Fingerprint::from_bytes(large.to_bytes()), large);
        assert!(small.to_bytes() < large.to_bytes());
        assert_eq!(small.to_string(), "0000000000000100");
    }

    /// State on disk holds these: a change of the hash is a change of the format.
    #[test]
    fn names_never_change() {
        let key = "http://example.com/";
        assert_eq!(Fingerprint::of_key(key).to_string(), "b97a010e03af1e2b");
        assert_eq!(url_hash(key), "2a1b402420ef46577471cdc7409b0fa2c6a204db316e59ade2d805435489a067");
    }
}
