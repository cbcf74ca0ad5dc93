use std::cell::RefCell;
use std::io::Read;

use bytes::Bytes;
use libdeflater::{DecompressionError, Decompressor};
use ruzstd::decoding::StreamingDecoder;

/// How much a body may grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeLimits {
    pub max_bytes: usize,
    /// How many times its compressed size a body may grow beyond the first MiB.
    pub max_ratio: usize,
}

impl DecodeLimits {
    /// Small bodies may grow a lot: a page of blanks is no bomb.
    const ALWAYS_FINE: usize = 1 << 20;

    fn of_body(&self, body: &[u8]) -> usize {
        body.len().saturating_mul(self.max_ratio).max(DecodeLimits::ALWAYS_FINE).min(self.max_bytes)
    }
}

/// A body with its content coding removed, as far as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    pub bytes: Bytes,
    /// Set where `bytes` is only a beginning.
    pub incomplete: Option<Incomplete>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incomplete {
    /// The compressed data ends early or makes no sense from some point on.
    Damaged,
    /// It would have grown beyond the limits.
    TooLarge,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    #[error("the content coding {coding:?} is not supported")]
    Unsupported { coding: String },
    #[error("the body is wrapped in more than {} content codings", MAX_LAYERS)]
    TooManyLayers,
}

/// Honest servers use one.
const MAX_LAYERS: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Coding {
    Gzip,
    /// zlib by the standard, raw deflate by custom.
    Deflate,
    Brotli,
    Zstd,
}

/// Removes the content codings that `Content-Encoding` names in `headers` (names in lower case).
///
/// Meant for the threads that harvest pages: it is all computation. Damage is not an error: what can
/// be decoded is kept.
pub fn decode_content(
    headers: &[(Box<str>, Bytes)],
    body: &Bytes,
    limits: &DecodeLimits,
) -> Result<Decoded, DecodeError> {
    let mut decoded = Decoded { bytes: body.clone(), incomplete: None };
    // Codings are listed in the order in which they were applied.
    for coding in codings(headers)?.iter().rev() {
        let limit = limits.of_body(&decoded.bytes);
        let outer = decoded.incomplete;
        decoded = remove(*coding, &decoded.bytes, limit);
        decoded.incomplete = outer.or(decoded.incomplete);
    }
    Ok(decoded)
}

fn codings(headers: &[(Box<str>, Bytes)]) -> Result<Vec<Coding>, DecodeError> {
    let mut codings = Vec::new();
    let values = headers.iter().filter(|(name, _)| &**name == "content-encoding").map(|(_, value)| value);
    for token in values.flat_map(|value| value.split(|byte| *byte == b',')) {
        let token = String::from_utf8_lossy(token.trim_ascii()).to_ascii_lowercase();
        match token.as_str() {
            "gzip" | "x-gzip" => codings.push(Coding::Gzip),
            "deflate" => codings.push(Coding::Deflate),
            "br" => codings.push(Coding::Brotli),
            "zstd" => codings.push(Coding::Zstd),
            "compress" | "x-compress" | "dcb" | "dcz" => {
                return Err(DecodeError::Unsupported { coding: token });
            }
            // `identity`, and the charsets and inventions that people write here.
            _ => {}
        }
        if codings.len() > MAX_LAYERS {
            return Err(DecodeError::TooManyLayers);
        }
    }
    Ok(codings)
}

fn remove(coding: Coding, body: &Bytes, limit: usize) -> Decoded {
    let whole = |bytes: Bytes| Decoded { bytes, incomplete: None };
    if body.is_empty() {
        return whole(body.clone());
    }
    match coding {
        // Plain bodies that claim to be compressed are common enough.
        Coding::Gzip if !body.starts_with(&GZIP) => whole(body.clone()),
        Coding::Gzip => gunzip_at_once(body, limit).map_or_else(|| gunzip(body, limit), |bytes| whole(bytes.into())),
        Coding::Deflate if looks_like_zlib(body) => inflate_at_once(body, limit, Decompressor::zlib_decompress)
            .map_or_else(|| piecewise(flate2::read::ZlibDecoder::new(&body[..]), limit), |bytes| whole(bytes.into())),
        Coding::Deflate => inflate_at_once(body, limit, Decompressor::deflate_decompress).map_or_else(
            || {
                let decoded = piecewise(flate2::read::DeflateDecoder::new(&body[..]), limit);
                if decoded.bytes.is_empty() { whole(body.clone()) } else { decoded }
            },
            |bytes| whole(bytes.into()),
        ),
        Coding::Brotli => {
            let decoded = piecewise(brotli_decompressor::Decompressor::new(&body[..], PIECE), limit);
            // It has no mark to know it by; what yields nothing was probably not compressed.
            if decoded.bytes.is_empty() && decoded.incomplete.is_some() { whole(body.clone()) } else { decoded }
        }
        Coding::Zstd if !is_zstd(body) => whole(body.clone()),
        Coding::Zstd => unzstd(body, limit),
    }
}

const GZIP: [u8; 2] = [0x1f, 0x8b];

/// A frame, or one to be skipped before it (RFC 8878 section 3.1).
fn is_zstd(body: &[u8]) -> bool {
    matches!(body, [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..])
}

/// The largest window that a body on the web may want (RFC 9659). A window is filled before the first byte comes out of
/// it, so without this a few kilobytes would take as much memory as they please.
const ZSTD_WINDOW: u64 = 8 << 20;

/// One frame after another. What follows the last one in order and begins no other is nobody's.
fn unzstd(body: &[u8], limit: usize) -> Decoded {
    let mut rest = body;
    let mut out = Vec::new();
    while is_zstd(rest) {
        if let [0x50..=0x5f, 0x2a, 0x4d, 0x18, a, b, c, d, skippable @ ..] = rest {
            let length = u32::from_le_bytes([*a, *b, *c, *d]) as usize;
            rest = skippable.get(length..).unwrap_or_default();
            continue;
        }
        let Ok(mut frame) = StreamingDecoder::new_with_max_window_size(&mut rest, ZSTD_WINDOW) else {
            return Decoded { bytes: out.into(), incomplete: Some(Incomplete::Damaged) };
        };
        let incomplete = append(&mut frame, limit, &mut out);
        if incomplete.is_some() {
            return Decoded { bytes: out.into(), incomplete };
        }
    }
    Decoded { bytes: out.into(), incomplete: None }
}

/// The method and the check bits of a zlib header (RFC 1950).
fn looks_like_zlib(body: &[u8]) -> bool {
    matches!(body, [method, flags, ..] if method & 0x0f == 8 && u16::from_be_bytes([*method, *flags]).is_multiple_of(31))
}

thread_local! {
    static DECOMPRESSOR: RefCell<Decompressor> = RefCell::new(Decompressor::new());
}

/// The fast way: the whole body at once. `None` where it does not work out, for whatever reason.
fn gunzip_at_once(body: &[u8], limit: usize) -> Option<Vec<u8>> {
    let &[c0, c1, c2, c3, l0, l1, l2, l3] = body.last_chunk()?;
    let (crc, length) = (u32::from_le_bytes([c0, c1, c2, c3]), u32::from_le_bytes([l0, l1, l2, l3]));
    let length = usize::try_from(length).ok()?;
    if length > limit {
        return None;
    }
    let mut out = vec![0; length];
    let written = DECOMPRESSOR.with_borrow_mut(|decompressor| decompressor.gzip_decompress(body, &mut out)).ok()?;
    // Only the first member was read. If the last eight bytes do not speak of it, there are more.
    (written == length && libdeflater::crc32(&out) == crc).then_some(out)
}

/// The patient way: one member after another. A line end or padding behind the last one in order is nobody's.
fn gunzip(body: &[u8], limit: usize) -> Decoded {
    let mut rest = body;
    let mut out = Vec::new();
    loop {
        let mut member = flate2::bufread::GzDecoder::new(rest);
        let incomplete = append(&mut member, limit, &mut out);
        rest = member.into_inner();
        if incomplete.is_some() || !rest.starts_with(&GZIP) {
            return Decoded { bytes: out.into(), incomplete };
        }
    }
}

type Inflate = fn(&mut Decompressor, &[u8], &mut [u8]) -> Result<usize, DecompressionError>;

fn inflate_at_once(body: &[u8], limit: usize, inflate: Inflate) -> Option<Vec<u8>> {
    let mut size = body.len().saturating_mul(4).clamp(1024.min(limit), limit);
    loop {
        let mut out = vec![0; size];
        match DECOMPRESSOR.with_borrow_mut(|decompressor| inflate(decompressor, body, &mut out)) {
            Ok(written) => {
                out.truncate(written);
                return Some(out);
            }
            Err(DecompressionError::InsufficientSpace) if size < limit => size = size.saturating_mul(4).min(limit),
            Err(_) => return None,
        }
    }
}

/// The patient way, for bodies that are too large, cut short or damaged: keeps what decodes.
fn piecewise(mut decoder: impl Read, limit: usize) -> Decoded {
    let mut out = Vec::new();
    let incomplete = append(&mut decoder, limit, &mut out);
    Decoded { bytes: out.into(), incomplete }
}

/// Small, because the piece within which damage is found is lost.
const PIECE: usize = 2 << 10;

fn append(decoder: &mut impl Read, limit: usize, out: &mut Vec<u8>) -> Option<Incomplete> {
    let mut piece = [0; PIECE];
    loop {
        match decoder.read(&mut piece) {
            Ok(0) => return None,
            Ok(count) => {
                let fresh = piece.get(..count).unwrap_or(&piece);
                let room = limit - out.len();
                out.extend_from_slice(fresh.get(..room).unwrap_or(fresh));
                if count > room {
                    return Some(Incomplete::TooLarge);
                }
            }
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(_) => return Some(Incomplete::Damaged),
        }
    }
}

#[cfg(test)]
#[path = "content_coding_tests.rs"]
mod tests;
