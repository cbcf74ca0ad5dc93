//! Whatever goes in comes out again, by everybody's decoder, and is never much longer than it was.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use peregrine_deflate::GzipEncoder;
use proptest::collection::vec;
use proptest::prelude::*;

fn member_of(plain: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    assert_eq!(GzipEncoder::new().append(plain, &mut out), out.len());
    out
}

fn check(encoder: &mut GzipEncoder, plain: &[u8]) -> usize {
    let mut out = b"before".to_vec();
    let length = encoder.append(plain, &mut out);
    let member = out.strip_prefix(b"before").expect("it is appended");
    assert_eq!(member.len(), length);
    let mut read = Vec::new();
    flate2::read::GzDecoder::new(member).read_to_end(&mut read).expect("flate2 reads it");
    assert!(read == plain, "flate2 reads what was written");
    let mut room = vec![0; plain.len()];
    let written = libdeflater::Decompressor::new().gzip_decompress(member, &mut room).expect("libdeflate reads it");
    assert!(written == plain.len() && room == plain, "libdeflate reads what was written");
    assert!(length <= most_for(plain.len()), "{length} bytes for {}", plain.len());
    length
}

/// Header and trailer, and up to six bytes for each stored block: those of what does not repeat itself are 16 KB.
fn most_for(plain: usize) -> usize {
    18 + plain + 6 * (plain / 16_000 + 1)
}

/// Bytes that have nothing in common.
fn noise(count: usize, seed: u64) -> Vec<u8> {
    let mut state = seed | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 24) as u8
    };
    (0..count).map(|_| next()).collect()
}

/// Edges: of a word that is read at a time, of stored blocks, of the window, of tokens in a block, of blocks.
const EDGES: [usize; 9] = [8, 16, 258, 16_384, 32_768, 65_535, 65_536, 100_000, 131_072];

fn around_edges() -> impl Iterator<Item = usize> {
    (0..12).chain(EDGES.into_iter().flat_map(|edge| edge - 3..edge + 4))
}

#[test]
fn every_length_around_the_edges_comes_out_again() {
    let mut encoder = GzipEncoder::new();
    for length in around_edges() {
        check(&mut encoder, &vec![0; length]);
        check(&mut encoder, &noise(length, 7));
        check(&mut encoder, &b"<li><a href=\"/a\">".repeat(length / 17 + 1)[..length]);
    }
}

#[test]
fn repetitions_of_every_length_and_distance_come_out_again() {
    let mut encoder = GzipEncoder::new();
    let fresh = noise(40_000, 3);
    for distance in [1, 2, 3, 4, 5, 7, 8, 9, 255, 256, 257, 4_096, 4_097, 24_577, 32_766, 32_767, 32_768, 32_769] {
        for length in (3..12).chain([16, 17, 64, 257, 258, 259, 260, 515, 516, 517]) {
            let mut plain = fresh[..distance].to_vec();
            (0..length).for_each(|_| plain.push(plain[plain.len() - distance]));
            plain.extend_from_slice(&fresh[distance..distance + 20]);
            check(&mut encoder, &plain);
        }
    }
}

#[test]
fn what_is_within_reach_is_not_written_again() {
    let (words, others) = (noise(400, 3), vec![b'x'; 32_368]);
    let within_reach = member_of(&[&words[..], &others, &words].concat()).len();
    let out_of_reach = member_of(&[&words[..], &others, b"x", &words].concat()).len();
    assert!(within_reach < 600 && out_of_reach > 900, "{within_reach}, {out_of_reach}");
    assert!(member_of(&[0; 1_000_000]).len() < 1_200);
}

#[test]
fn what_cannot_be_shortened_is_stored() {
    let plain = noise(1_000_000, 5);
    let length = check(&mut GzipEncoder::new(), &plain);
    assert!(length > plain.len());
}

#[test]
fn a_member_does_not_depend_on_those_before_it() {
    let texts: [&[u8]; 4] = [b"", b"the same words, the same words", &[7; 70_000], &noise(50_000, 9)];
    let mut encoder = GzipEncoder::new();
    for text in texts.iter().chain(texts.iter().rev()).chain(&texts) {
        let mut out = Vec::new();
        encoder.append(text, &mut out);
        assert!(out == member_of(text));
    }
}

#[test]
fn python_reads_it_too() {
    let plain = [&b"<p>hello</p>\r\n".repeat(5_000)[..], &noise(70_000, 11), b"", b"x"].map(<[u8]>::to_vec);
    let mut encoder = GzipEncoder::new();
    let mut file = Vec::new();
    plain.iter().for_each(|plain| _ = encoder.append(plain, &mut file));
    let program = "import gzip, sys; sys.stdout.buffer.write(gzip.decompress(sys.stdin.buffer.read()))";
    let python = Command::new("python3").args(["-c", program]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut python) = python else { return eprintln!("SKIPPED: there is no python3 here") };
    // It reads all of its input before it writes, so neither waits for the other.
    python.stdin.take().expect("a pipe").write_all(&file).expect("it reads");
    let read = python.wait_with_output().expect("it ends");
    assert!(read.status.success() && read.stdout == plain.concat());
}

/// Texts of the kinds that pages are made of, one after the other.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let words = ["<div class=\"", "</div>", "https://example.com/", " the ", "0", "\r\n", "e", "é", "    "];
    let piece = prop_oneof![
        4 => vec(proptest::sample::select(words.to_vec()), 0..60).prop_map(|words| words.concat().into_bytes()),
        2 => vec(any::<u8>(), 0..300),
        1 => (any::<u8>(), 0usize..40_000).prop_map(|(byte, count)| vec![byte; count]),
        1 => (vec(any::<u8>(), 1..9), 0usize..3_000).prop_map(|(pattern, times)| pattern.repeat(times)),
        1 => (any::<u64>(), 0usize..70_000).prop_map(|(seed, count)| noise(count, seed)),
        1 => (0u32..4_000).prop_map(|last| (0..last).map(|number| format!("{number},")).collect::<String>().into_bytes()),
    ];
    vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn every_text_comes_out_again(texts in vec(text(), 1..4)) {
        let mut encoder = GzipEncoder::new();
        for plain in &texts {
            check(&mut encoder, plain);
        }
    }

    #[test]
    fn small_texts_come_out_again(plain in vec(proptest::sample::select(b"ab\0".as_slice()), 0..400)) {
        check(&mut GzipEncoder::new(), &plain);
    }
}
