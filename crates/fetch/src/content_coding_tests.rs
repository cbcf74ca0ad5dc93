use std::io::Write;

use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder, ZlibEncoder};
use proptest::prelude::*;

use super::*;

const LIMITS: DecodeLimits = DecodeLimits { max_bytes: 4 << 20, max_ratio: 100 };

fn gzip(data: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(data).expect("writes to memory");
    encoder.finish().expect("writes to memory")
}

fn zlib(data: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(data).expect("writes to memory");
    encoder.finish().expect("writes to memory")
}

fn raw_deflate(data: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(data).expect("writes to memory");
    encoder.finish().expect("writes to memory")
}

fn headers(codings: &[&str]) -> Vec<(Box<str>, Bytes)> {
    let field = |value: &&str| ("content-encoding".into(), Bytes::copy_from_slice(value.as_bytes()));
    codings.iter().map(field).collect()
}

fn decode(coding: &str, body: Vec<u8>) -> Decoded {
    decode_content(&headers(&[coding]), &body.into(), &LIMITS).expect("supported")
}

fn whole(bytes: &[u8]) -> Decoded {
    Decoded { bytes: Bytes::copy_from_slice(bytes), incomplete: None }
}

/// Text that compresses, but not to nothing.
fn page() -> Vec<u8> {
    (0..20_000_u32)
        .flat_map(|n| (n.wrapping_mul(n).wrapping_mul(2_654_435_761) >> 24).to_string().into_bytes())
        .collect()
}

#[test]
fn every_coding_comes_off() {
    let page = page();
    assert_eq!(decode("identity", page.clone()), whole(&page));
    assert_eq!(decode("gzip", gzip(&page)), whole(&page));
    assert_eq!(decode("X-GZIP", gzip(&page)), whole(&page));
    assert_eq!(decode("deflate", zlib(&page)), whole(&page));
    assert_eq!(decode("deflate", raw_deflate(&page)), whole(&page));
    assert_eq!(decode("utf-8", page.clone()), whole(&page), "nonsense names no coding");
    assert_eq!(decode_content(&[], &page.clone().into(), &LIMITS), Ok(whole(&page)));
    assert_eq!(decode("gzip", Vec::new()), whole(b""));
}

#[test]
fn layers_come_off_in_reverse_order() {
    let body = Bytes::from(gzip(&zlib(b"hello")));
    for codings in [&["deflate, gzip"][..], &["deflate", "gzip"], &["identity,deflate , gzip"]] {
        assert_eq!(decode_content(&headers(codings), &body, &LIMITS), Ok(whole(b"hello")));
    }
    let many = decode_content(&headers(&["gzip,gzip,gzip,gzip"]), &body, &LIMITS);
    assert_eq!(many, Err(DecodeError::TooManyLayers));
}

#[test]
fn a_coding_we_did_not_ask_for_is_named() {
    let unsupported = decode_content(&headers(&["br"]), &Bytes::from_static(b"x"), &LIMITS);
    assert_eq!(unsupported, Err(DecodeError::Unsupported { coding: "br".to_owned() }));
}

#[test]
fn several_gzip_members_are_one_body() {
    let mut body = gzip(b"first ");
    body.extend(gzip(b"second"));
    assert_eq!(decode("gzip", body), whole(b"first second"));
}

#[test]
fn what_was_cut_short_keeps_its_beginning() {
    let page = page();
    for (coding, mut body) in [("gzip", gzip(&page)), ("deflate", zlib(&page)), ("deflate", raw_deflate(&page))] {
        body.truncate(body.len() / 2);
        let decoded = decode(coding, body);
        assert_eq!(decoded.incomplete, Some(Incomplete::Damaged), "{coding}");
        assert!(decoded.bytes.len() > page.len() / 4, "{coding}: {} bytes", decoded.bytes.len());
        assert!(page.starts_with(&decoded.bytes));
    }
}

#[test]
fn a_missing_trailer_loses_nothing() {
    let page = page();
    let mut body = gzip(&page);
    body.truncate(body.len() - 8);
    assert_eq!(decode("gzip", body), Decoded { bytes: page.into(), incomplete: Some(Incomplete::Damaged) });
}

#[test]
fn a_plain_body_that_claims_to_be_compressed_is_taken_as_it_is() {
    assert_eq!(decode("gzip", b"<html>".to_vec()), whole(b"<html>"));
    assert_eq!(decode("deflate", b"<html>".to_vec()), whole(b"<html>"));
}

#[test]
fn a_bomb_stops_at_the_limits() {
    let bomb = gzip(&vec![0; 64 << 20]);
    let decoded = decode("gzip", bomb.clone());
    assert_eq!(decoded.incomplete, Some(Incomplete::TooLarge));
    assert_eq!(decoded.bytes.len(), LIMITS.max_bytes);

    let mut small = GzEncoder::new(Vec::new(), Compression::best());
    small.write_all(&vec![0; 2 << 20]).expect("writes to memory");
    let small = small.finish().expect("writes to memory");
    assert!(small.len() < 10 << 10);
    let decoded = decode("gzip", small);
    assert_eq!(decoded.incomplete, Some(Incomplete::TooLarge), "2 MiB out of a few KiB");
    assert_eq!(decoded.bytes.len(), 1 << 20);

    let nested = decode_content(&headers(&["gzip, gzip"]), &gzip(&bomb).into(), &LIMITS).expect("supported");
    assert!(nested.bytes.len() <= LIMITS.max_bytes);
    let deflated = decode("deflate", zlib(&vec![0; 64 << 20]));
    assert_eq!((deflated.bytes.len(), deflated.incomplete), (LIMITS.max_bytes, Some(Incomplete::TooLarge)));
}

#[test]
fn a_lie_about_the_length_changes_nothing() {
    let page = page();
    for lie in [0, 1, page.len() as u32 - 1, 3 << 20, u32::MAX] {
        let mut body = gzip(&page);
        let at = body.len() - 4;
        body[at..].copy_from_slice(&lie.to_le_bytes());
        let decoded = decode("gzip", body);
        assert_eq!(decoded.bytes, page, "announced as {lie}");
        assert_eq!(decoded.incomplete, Some(Incomplete::Damaged));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_was_compressed_comes_back(data in proptest::collection::vec(any::<u8>(), 0..5000)) {
        prop_assert_eq!(decode("gzip", gzip(&data)), whole(&data));
        prop_assert_eq!(decode("deflate", zlib(&data)), whole(&data));
    }

    /// Damage anywhere never panics and never exceeds the limits.
    #[test]
    fn damaged_bodies_do_no_harm(
        mut body in proptest::collection::vec(any::<u8>(), 0..300),
        coding in prop::sample::select(vec!["gzip", "deflate"]),
        genuine: bool,
        flips in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
    ) {
        if genuine {
            body = if coding == "gzip" { gzip(&body) } else { zlib(&body) };
        }
        for (at, bits) in flips {
            if !body.is_empty() {
                let at = at.index(body.len());
                body[at] ^= bits;
            }
        }
        prop_assert!(decode(coding, body).bytes.len() <= LIMITS.max_bytes);
    }
}
