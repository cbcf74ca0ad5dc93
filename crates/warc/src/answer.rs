use peregrine_types::{Digest, FetchedPage};

use crate::ArchivedHead;
use crate::two_digests::of_body_and_whole;

/// An answer as it will be archived: its head, and the SHA-256 of its body and of the whole. Only made here, so that
/// what a record says of itself is true.
#[derive(Clone, Debug)]
pub struct DigestedAnswer {
    head: ArchivedHead,
    payload_digest: Digest,
    block_digest: Digest,
}

impl DigestedAnswer {
    pub fn of(page: &FetchedPage) -> Self {
        DigestedAnswer::of_parts(&page.response_head, page.status, &page.body)
    }

    /// The head as it was received, and the body as it is stored.
    pub fn of_parts(raw_head: &[u8], status: u16, body: &[u8]) -> Self {
        let head = ArchivedHead::of_response(raw_head, status, body.len());
        let (payload_digest, block_digest) = of_body_and_whole(head.bytes(), body);
        DigestedAnswer { head, payload_digest, block_digest }
    }

    pub fn head(&self) -> &ArchivedHead {
        &self.head
    }

    /// Of the body.
    pub fn payload_digest(&self) -> &Digest {
        &self.payload_digest
    }

    /// Of head and body.
    pub fn block_digest(&self) -> &Digest {
        &self.block_digest
    }
}
