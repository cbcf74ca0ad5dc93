use peregrine_types::{Digest, FetchedPage};

use crate::ArchivedHead;
use crate::two_digests::of_body_and_whole;

/// An answer as it will be archived: its head and, unless nobody wants them, the SHA-256 of its body and of the whole. Only
/// made here, so that what a record says of itself is true.
#[derive(Clone, Debug)]
pub struct DigestedAnswer {
    head: ArchivedHead,
    digests: Option<Digests>,
}

#[derive(Clone, Debug)]
struct Digests {
    payload: Digest,
    block: Digest,
}

impl DigestedAnswer {
    pub fn of(page: &FetchedPage) -> Self {
        DigestedAnswer::of_parts(&page.response_head, page.status, &page.body)
    }

    /// The head as it was received, and the body as it is stored.
    pub fn of_parts(raw_head: &[u8], status: u16, body: &[u8]) -> Self {
        let head = ArchivedHead::of_response(raw_head, status, body.len());
        let (payload, block) = of_body_and_whole(head.bytes(), body);
        DigestedAnswer { head, digests: Some(Digests { payload, block }) }
    }

    /// For a record that will carry no digests.
    pub fn without_digests(page: &FetchedPage) -> Self {
        let head = ArchivedHead::of_response(&page.response_head, page.status, page.body.len());
        DigestedAnswer { head, digests: None }
    }

    pub fn head(&self) -> &ArchivedHead {
        &self.head
    }

    /// Of the body.
    pub fn payload_digest(&self) -> Option<&Digest> {
        self.digests.as_ref().map(|digests| &digests.payload)
    }

    /// Of head and body.
    pub fn block_digest(&self) -> Option<&Digest> {
        self.digests.as_ref().map(|digests| &digests.block)
    }
}
