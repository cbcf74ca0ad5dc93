//! Two digests at a time. A response has one of its body, and one of its head and body together. They are of nearly the same
//! bytes, but one says nothing about the other; so both are made in one pass, a block of each in turn (`docs/decisions/0040`).
//! What is known of a page and its text are digested together, too.

use multiversion::multiversion;
use multiversion::target::match_target;
use peregrine_types::Digest;
use sha2::{Digest as _, Sha256, compress256};

#[cfg(target_arch = "x86_64")]
use crate::sha_pairs;

const BLOCK_BYTES: usize = 64;
pub(crate) type Block = [u8; BLOCK_BYTES];
pub(crate) type State = [u32; 8];

/// Section 5.3.3 of FIPS 180-4.
const START: State =
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];

/// SHA-256 of `body`, and of `head` followed by `body`.
pub(crate) fn of_body_and_whole(head: &[u8], body: &[u8]) -> (Digest, Digest) {
    let (blocks_of_head, end_of_head) = head.as_chunks::<BLOCK_BYTES>();
    let Some((start_of_body, rest_of_body)) = body.split_at_checked(BLOCK_BYTES - end_of_head.len()) else {
        // There is not one whole block to be had of the body.
        let whole = Sha256::new().chain_update(head).chain_update(body).finalize();
        return (Sha256::digest(body).into(), whole.into());
    };
    let mut seam = [0; BLOCK_BYTES];
    let (before, after) = seam.split_at_mut(end_of_head.len());
    before.copy_from_slice(end_of_head);
    after.copy_from_slice(start_of_body);

    let (mut of_body, mut of_whole) = (START, START);
    compress(&mut of_whole, blocks_of_head);
    compress(&mut of_whole, &[seam]);
    // The same bytes cut into blocks at different places: of one there may be a block more.
    let (blocks_of_body, end_of_body) = body.as_chunks::<BLOCK_BYTES>();
    let (blocks_of_rest, end_of_rest) = rest_of_body.as_chunks::<BLOCK_BYTES>();
    let (paired, unpaired) = blocks_of_body.split_at(blocks_of_rest.len());
    compress_pairs(&mut of_body, paired, &mut of_whole, blocks_of_rest);
    compress(&mut of_body, unpaired);
    (finish(of_body, end_of_body, body.len()), finish(of_whole, end_of_rest, head.len() + body.len()))
}

/// SHA-256 of two messages that have nothing to do with each other.
pub(crate) fn of_two(one: &[u8], other: &[u8]) -> (Digest, Digest) {
    let (blocks_of_one, end_of_one) = one.as_chunks::<BLOCK_BYTES>();
    let (blocks_of_other, end_of_other) = other.as_chunks::<BLOCK_BYTES>();
    let paired = blocks_of_one.len().min(blocks_of_other.len());
    let (mut of_one, mut of_other) = (START, START);
    compress_pairs(&mut of_one, &blocks_of_one[..paired], &mut of_other, &blocks_of_other[..paired]);
    compress(&mut of_one, &blocks_of_one[paired..]);
    compress(&mut of_other, &blocks_of_other[paired..]);
    (finish(of_one, end_of_one, one.len()), finish(of_other, end_of_other, other.len()))
}

#[multiversion(targets("x86_64+sha+sse2+ssse3+sse4.1"))]
fn compress_pairs(one: &mut State, of_one: &[Block], other: &mut State, of_other: &[Block]) {
    match_target! {
        "x86_64+sha+sse2+ssse3+sse4.1" => sha_pairs::compress_pairs(one, of_one, other, of_other),
        _ => in_turn(one, of_one, other, of_other),
    }
}

/// Where the processor can do nothing better.
fn in_turn(one: &mut State, of_one: &[Block], other: &mut State, of_other: &[Block]) {
    for (block_of_one, block_of_other) in of_one.iter().zip(of_other) {
        compress(one, std::slice::from_ref(block_of_one));
        compress(other, std::slice::from_ref(block_of_other));
    }
}

fn compress(state: &mut State, blocks: &[Block]) {
    for block in blocks {
        compress256(state, &[(*block).into()]);
    }
}

/// What is left of a message, the mark of its end and its length in bits: one block or two.
fn finish(mut state: State, end: &[u8], length: usize) -> Digest {
    let mut last = [[0; BLOCK_BYTES]; 2];
    let needed = if end.len() < BLOCK_BYTES - 8 { 1 } else { 2 };
    let last = &mut last[..needed];
    let bytes = last.as_flattened_mut();
    bytes[..end.len()].copy_from_slice(end);
    bytes[end.len()] = 0x80;
    let length_at = bytes.len() - 8;
    bytes[length_at..].copy_from_slice(&(8 * length as u64).to_be_bytes());
    compress(&mut state, last);
    let mut digest = [0; 32];
    for (bytes, word) in digest.as_chunks_mut::<4>().0.iter_mut().zip(state) {
        *bytes = word.to_be_bytes();
    }
    digest
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn one_by_one(head: &[u8], body: &[u8]) -> (Digest, Digest) {
        (Sha256::digest(body).into(), Sha256::digest([head, body].concat()).into())
    }

    #[test]
    fn both_digests_are_right_at_every_length_around_the_edges_of_blocks() {
        let bytes: Vec<u8> = (0..400_u32).map(|number| (number * 7 % 251) as u8).collect();
        for head in 0..=130 {
            for body in (0..=200).chain(310..=320) {
                let (head, body) = (&bytes[..head], &bytes[1..=body]);
                assert_eq!(of_body_and_whole(head, body), one_by_one(head, body), "{} and {}", head.len(), body.len());
            }
        }
    }

    #[test]
    fn what_other_processors_do_is_the_same() {
        let blocks: Vec<Block> = (0..20_u8).map(|number| [number; BLOCK_BYTES]).collect();
        let (mut one, mut other) = (START, START);
        in_turn(&mut one, &blocks, &mut other, &blocks[1..]);
        let (mut paired, mut paired_other) = (START, START);
        compress_pairs(&mut paired, &blocks, &mut paired_other, &blocks[1..]);
        assert_eq!((paired, paired_other), (one, other));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn both_digests_are_right_for_any_head_and_body(
            head in proptest::collection::vec(any::<u8>(), 0..2_000),
            body in proptest::collection::vec(any::<u8>(), 0..20_000),
        ) {
            prop_assert_eq!(of_body_and_whole(&head, &body), one_by_one(&head, &body));
            let alone: (Digest, Digest) = (Sha256::digest(&head).into(), Sha256::digest(&body).into());
            prop_assert_eq!(of_two(&head, &body), alone);
            prop_assert_eq!(of_two(&body, &head), (alone.1, alone.0));
        }
    }
}
