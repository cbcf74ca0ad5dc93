use peregrine_types::Digest;
use sha2::{Digest as _, Sha256};

use crate::two_digests::of_two;

/// The block of a record, and its SHA-256. Only made here, so that what a record says of itself is true.
#[derive(Clone, Copy, Debug)]
pub struct DigestedBlock<'a> {
    bytes: &'a [u8],
    digest: Digest,
}

impl<'a> DigestedBlock<'a> {
    pub fn of(bytes: &'a [u8]) -> Self {
        DigestedBlock { bytes, digest: Sha256::digest(bytes).into() }
    }

    /// Both in little more time than the longer of them takes.
    pub fn of_two(one: &'a [u8], other: &'a [u8]) -> [Self; 2] {
        let (of_one, of_other) = of_two(one, other);
        [DigestedBlock { bytes: one, digest: of_one }, DigestedBlock { bytes: other, digest: of_other }]
    }

    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    pub fn digest(&self) -> &Digest {
        &self.digest
    }
}
