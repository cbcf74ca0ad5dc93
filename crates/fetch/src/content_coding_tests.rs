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
    let unsupported = decode_content(&headers(&["compress"]), &Bytes::from_static(b"x"), &LIMITS);
    assert_eq!(unsupported, Err(DecodeError::Unsupported { coding: "compress".to_owned() }));
}

/// "hello", as brotli writes what it cannot shorten.
const BROTLI_HELLO: &[u8] = &[0x0b, 0x02, 0x80, b'h', b'e', b'l', b'l', b'o', 0x03];

/// A frame of one block as it is, or of blocks that repeat one byte (RFC 8878).
fn zstd(text: &[u8]) -> Vec<u8> {
    let length = u8::try_from(text.len()).expect("short");
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0x20, length, length << 3 | 1, length >> 5, 0];
    frame.extend_from_slice(text);
    frame
}

const WINDOW_128_KIB: u8 = 7 << 3;
const WINDOW_8_MIB: u8 = 13 << 3;
const WINDOW_128_MIB: u8 = 17 << 3;

/// As many blocks of 128 KiB.
fn zstd_of_blanks(window: u8, blocks: usize) -> Vec<u8> {
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0x00, window];
    for block in 0..blocks {
        let header = (128 << 10 << 3) | (1 << 1) | u32::from(block + 1 == blocks);
        frame.extend_from_slice(&header.to_le_bytes()[..3]);
        frame.push(b' ');
    }
    frame
}

#[test]
fn brotli_comes_off_and_what_is_none_is_taken_as_it_is() {
    assert_eq!(decode("br", BROTLI_HELLO.to_vec()), whole(b"hello"));
    assert_eq!(decode("br", b"<html>not compressed</html>".to_vec()), whole(b"<html>not compressed</html>"));
    assert_eq!(decode("br", Vec::new()), whole(b""));
}

#[test]
fn zstd_comes_off_frame_by_frame() {
    assert_eq!(decode("zstd", zstd(b"hello")), whole(b"hello"));
    let skippable = [&[0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3], &zstd(b"a")[..], &zstd(b"b")].concat();
    assert_eq!(decode("ZSTD", skippable), whole(b"ab"));
    assert_eq!(decode("zstd", b"plain".to_vec()), whole(b"plain"));
    let cut = zstd(b"hello")[..10].to_vec();
    assert_eq!(decode("zstd", cut).incomplete, Some(Incomplete::Damaged));
}

#[test]
fn what_lies_behind_compressed_data_that_ended_in_order_does_no_harm() {
    for behind in [b"\n".to_vec(), vec![0; 512], b"junk that is longer than a trailer".to_vec()] {
        let bodies = [("gzip", gzip(b"hello")), ("zstd", zstd(b"hello"))];
        for (coding, body) in bodies {
            assert_eq!(decode(coding, [body, behind.clone()].concat()), whole(b"hello"), "{coding}");
        }
        let twice = [gzip(b"hel"), gzip(b"lo"), behind].concat();
        assert_eq!(decode("gzip", twice), whole(b"hello"));
    }
    let cut = [gzip(b"hello"), gzip(b"there")[..12].to_vec()].concat();
    assert_eq!(decode("gzip", cut).incomplete, Some(Incomplete::Damaged), "another one was begun");
}

/// 16 MiB of one letter in a few bytes (RFC 7932): a letter, and a copy of it that goes on to the end.
fn brotli_bomb() -> Vec<u8> {
    let mut bits = Vec::new();
    let length = 1 << 24;
    let fields: [(u32, u32); 16] = [
        // A window of 4 MiB; the last block, not empty, of a length that takes six nibbles.
        (0b1011, 4),
        (0b01, 2),
        (2, 2),
        (length - 1, 24),
        // One type of each block, no direct distances, one context, one tree each.
        (0, 3),
        (0, 6),
        (0, 2),
        (0, 2),
        // Codes of a single symbol: the letter, "one letter and a very long copy", and "a distance of one or two".
        (1, 4),
        (b'a'.into(), 8),
        (1, 4),
        (399, 10),
        (1, 4),
        (16, 6),
        // How much longer than that, and that the distance is one.
        (length - 1 - 2118, 24),
        (0, 1),
    ];
    for (value, width) in fields {
        bits.extend((0..width).map(|bit| value >> bit & 1 == 1));
    }
    bits.chunks(8).map(|byte| byte.iter().rev().fold(0, |all, &bit| all << 1 | u8::from(bit))).collect()
}

#[test]
fn a_bomb_of_any_kind_goes_off_within_its_limits() {
    let blanks = vec![b' '; 64 << 20];
    let bombs = [
        ("gzip", gzip(&blanks), LIMITS.max_bytes),
        ("deflate", zlib(&blanks), LIMITS.max_bytes),
        ("deflate", raw_deflate(&blanks), LIMITS.max_bytes),
        // These are small, and beyond the first MiB a body grows with what was sent.
        ("br", brotli_bomb(), 1 << 20),
        ("zstd", zstd_of_blanks(WINDOW_128_KIB, 1000), 1 << 20),
    ];
    for (coding, body, most) in bombs {
        let sent = body.len();
        let bomb = decode(coding, body);
        assert_eq!((bomb.bytes.len(), bomb.incomplete), (most, Some(Incomplete::TooLarge)), "{coding}, {sent} bytes");
    }
    assert_eq!(decode("zstd", zstd_of_blanks(WINDOW_128_KIB, 2)).bytes.len(), 256 << 10);
}

/// What comes out of a window comes out when it is full, so its size is memory that a stranger asks for.
#[test]
fn a_zstd_window_larger_than_the_web_allows_is_not_filled() {
    let honest = decode("zstd", zstd_of_blanks(WINDOW_8_MIB, 4));
    assert_eq!((honest.bytes.len(), honest.incomplete), (512 << 10, None));
    for window in [WINDOW_8_MIB + 1, WINDOW_128_MIB - 1] {
        let greedy = decode("zstd", zstd_of_blanks(window, 1000));
        assert_eq!((greedy.bytes.len(), greedy.incomplete), (0, Some(Incomplete::Damaged)));
    }
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
