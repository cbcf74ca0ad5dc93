//! What becomes of an HTTP head in the archive.
//!
//! Nearly always nothing: it is stored byte for byte. But the archived message has to be one that
//! every reader of the field takes apart in the same place, and some heads are not:
//!
//! - the body is stored without its transfer coding, so `Transfer-Encoding` becomes
//!   `X-Crawler-Transfer-Encoding`, or readers would look for chunks that are gone;
//! - a `Content-Length` that is not the stored body's becomes `X-Crawler-Content-Length`, and the
//!   true one is added;
//! - a bare LF becomes CR LF (FastWARC knows no other line end);
//! - a line of nothing but white space inside the head is left out (warcio takes it for the end);
//! - of a head beyond [`MAX_HEAD_BYTES`] the fields that do not fit are left out, and
//!   `X-Crawler-Head-Truncated` tells how long it was (FastWARC gives up on the whole file
//!   otherwise);
//! - the blank line at the end is there, whether the server sent one or not.

/// FastWARC reads no longer head unless told to.
pub const MAX_HEAD_BYTES: usize = 32 * 1024;

/// Room for what is added to a head that is already full: the note, the length, the blank line.
const ROOM_FOR_ADDITIONS: usize = 256;
/// Longest status line kept of a head that is too long.
const MAX_START_LINE: usize = 4 * 1024;
/// Longest field that is kept before all others of a head that is too long.
const MAX_ESSENTIAL_FIELD: usize = 2 * 1024;

/// A head as it is archived. Only made here, so that no raw head gets into a record.
#[derive(Clone, Debug)]
pub struct ArchivedHead {
    bytes: Vec<u8>,
    mime: Option<String>,
    content_coded: bool,
}

impl ArchivedHead {
    /// The head of a response with this status, whose body is stored with `body_bytes` bytes.
    pub fn of_response(raw: &[u8], status: u16, body_bytes: usize) -> Self {
        let mut head = Head::parse(raw);
        let fallback = format!("HTTP/1.1 {status:03}");
        if head.start_line.is_empty() {
            head.start_line = fallback.as_bytes();
        }
        let length_announced_for_no_body = body_bytes == 0 && matches!(status, 100..=199 | 204 | 304);
        let mut true_length_present = false;
        let mut length_renamed = false;
        for field in &mut head.fields {
            if field.is("transfer-encoding") {
                field.renamed = true;
            } else if field.is("content-length") && !length_announced_for_no_body {
                let is_true = field.value().parse() == Ok(body_bytes);
                true_length_present |= is_true;
                length_renamed |= !is_true;
                field.renamed = !is_true;
            }
        }
        let added_length = (length_renamed && !true_length_present).then_some(body_bytes);
        head.finish(raw.len(), added_length)
    }

    /// The head of a request without a body.
    pub fn of_request(raw: &[u8]) -> Self {
        Head::parse(raw).finish(raw.len(), None)
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The media type of `Content-Type` without its parameters, as CDXJ lines carry it; `None`
    /// where there is no such field.
    pub fn mime(&self) -> Option<&str> {
        self.mime.as_deref()
    }

    /// Whether the body comes compressed: with a content coding of gzip, br or their like.
    pub fn is_content_coded(&self) -> bool {
        self.content_coded
    }
}

/// The lines of a head, without their ends and without blank lines.
struct Head<'a> {
    start_line: &'a [u8],
    fields: Vec<Field<'a>>,
}

struct Field<'a> {
    first_line: &'a [u8],
    /// Obsolete line folding: further lines of the value, each starting with white space.
    continuations: Vec<&'a [u8]>,
    renamed: bool,
}

const RENAMED: &[u8] = b"X-Crawler-";

impl<'a> Head<'a> {
    fn parse(raw: &'a [u8]) -> Self {
        let mut lines = raw.split(|&byte| byte == b'\n').map(without_cr).filter(|line| !is_blank(line));
        let start_line = lines.next().unwrap_or_default();
        let mut fields: Vec<Field<'a>> = Vec::new();
        for line in lines {
            match fields.last_mut() {
                Some(field) if line.starts_with(b" ") || line.starts_with(b"\t") => field.continuations.push(line),
                _ => fields.push(Field { first_line: line, continuations: Vec::new(), renamed: false }),
            }
        }
        Head { start_line, fields }
    }

    fn finish(self, raw_bytes: usize, added_length: Option<usize>) -> ArchivedHead {
        let content_type = self.fields.iter().find(|field| field.is("content-type"));
        let coding = self.fields.iter().find(|field| field.is("content-encoding")).map(Field::value);
        ArchivedHead {
            mime: content_type.map(|field| media_type(&field.value())),
            content_coded: coding.is_some_and(|coding| names_a_compression(&coding)),
            bytes: self.into_bytes(raw_bytes, added_length),
        }
    }

    fn into_bytes(mut self, raw_bytes: usize, added_length: Option<usize>) -> Vec<u8> {
        let total = self.start_line.len() + self.fields.iter().map(Field::written_bytes).sum::<usize>();
        let too_long = total + ROOM_FOR_ADDITIONS > MAX_HEAD_BYTES;
        if too_long {
            self.shorten();
        }
        let mut bytes = Vec::with_capacity(total.min(MAX_HEAD_BYTES) + ROOM_FOR_ADDITIONS);
        if !self.start_line.is_empty() {
            bytes.extend_from_slice(self.start_line);
            bytes.extend_from_slice(b"\r\n");
        }
        for field in &self.fields {
            field.write(&mut bytes);
        }
        if too_long {
            bytes.extend_from_slice(format!("X-Crawler-Head-Truncated: {raw_bytes}\r\n").as_bytes());
        }
        if let Some(length) = added_length {
            bytes.extend_from_slice(format!("Content-Length: {length}\r\n").as_bytes());
        }
        if !bytes.is_empty() {
            bytes.extend_from_slice(b"\r\n");
        }
        bytes
    }

    /// Leaves out fields until the head fits. What a reader needs to make sense of the body stays
    /// before everything else; of the rest, what comes first.
    fn shorten(&mut self) {
        if let Some(cut) = self.start_line.get(..MAX_START_LINE) {
            self.start_line = cut;
        }
        let mut room = MAX_HEAD_BYTES - ROOM_FOR_ADDITIONS - MAX_START_LINE;
        let mut kept: Vec<bool> = Vec::with_capacity(self.fields.len());
        for field in &self.fields {
            kept.push(field.is_essential() && take_room(&mut room, field.written_bytes()));
        }
        for (field, kept) in self.fields.iter().zip(&mut kept) {
            *kept = *kept || take_room(&mut room, field.written_bytes());
        }
        let mut kept = kept.into_iter();
        self.fields.retain(|_| kept.next().unwrap_or(false));
    }
}

fn take_room(room: &mut usize, wanted: usize) -> bool {
    match room.checked_sub(wanted) {
        Some(left) => {
            *room = left;
            true
        }
        None => false,
    }
}

impl Field<'_> {
    fn name(&self) -> &[u8] {
        let end = self.first_line.iter().position(|&byte| byte == b':').unwrap_or(0);
        self.first_line.get(..end).unwrap_or_default().trim_ascii()
    }

    fn is(&self, lower_case_name: &str) -> bool {
        self.name().eq_ignore_ascii_case(lower_case_name.as_bytes())
    }

    fn is_essential(&self) -> bool {
        let names = ["content-type", "content-encoding", "content-length", "transfer-encoding", "location"];
        self.written_bytes() <= MAX_ESSENTIAL_FIELD && names.iter().any(|name| self.is(name))
    }

    fn value(&self) -> String {
        let colon = self.first_line.iter().position(|&byte| byte == b':');
        let mut value = colon.and_then(|colon| self.first_line.get(colon + 1..)).unwrap_or_default().to_vec();
        for line in &self.continuations {
            value.extend_from_slice(line);
        }
        decode(&value).trim_matches(is_white).to_owned()
    }

    fn written_bytes(&self) -> usize {
        let renaming = if self.renamed { RENAMED.len() } else { 0 };
        renaming + self.first_line.len() + 2 + self.continuations.iter().map(|line| line.len() + 2).sum::<usize>()
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        let line = if self.renamed {
            bytes.extend_from_slice(RENAMED);
            self.first_line.trim_ascii_start()
        } else {
            self.first_line
        };
        bytes.extend_from_slice(line);
        bytes.extend_from_slice(b"\r\n");
        for line in &self.continuations {
            bytes.extend_from_slice(line);
            bytes.extend_from_slice(b"\r\n");
        }
    }
}

fn without_cr(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\r").unwrap_or(line)
}

fn media_type(content_type: &str) -> String {
    content_type.split(|c| c == ';' || is_white(c)).next().unwrap_or_default().to_owned()
}

/// Servers also write `identity`, `none` or `utf-8` here, and send plain text.
fn names_a_compression(content_encoding: &str) -> bool {
    let compressions = ["gzip", "x-gzip", "deflate", "br", "zstd", "compress", "x-compress"];
    let mut codings = content_encoding.split(',').map(str::trim);
    codings.any(|coding| compressions.iter().any(|known| coding.eq_ignore_ascii_case(known)))
}

/// UTF-8, or else Latin-1: what readers of the field make of header bytes.
fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}

fn is_blank(line: &[u8]) -> bool {
    // Almost every line shows within a byte or two that it is not blank.
    let starts_visibly = line.first().is_some_and(u8::is_ascii_graphic);
    !starts_visibly && decode(line).chars().all(is_white)
}

/// White space as Python's `str.strip` sees it, which is what warcio ends a head with.
fn is_white(c: char) -> bool {
    c.is_whitespace() || ('\x1c'..='\x1f').contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn response(raw: &[u8], body_bytes: usize) -> String {
        String::from_utf8_lossy(ArchivedHead::of_response(raw, 200, body_bytes).bytes()).into_owned()
    }

    #[test]
    fn an_ordinary_head_is_kept_byte_for_byte() {
        let raw = b"HTTP/1.1 200 OK\r\ncontent-type:text/html\r\nX-Odd :  \xff\0 \r\nContent-Length: 5\r\nSet-Cookie: a\r\n\r\n";
        assert_eq!(ArchivedHead::of_response(raw, 200, 5).bytes(), raw);
    }

    #[test]
    fn a_folded_field_is_kept_byte_for_byte() {
        let raw = b"HTTP/1.1 200 OK\r\nX: a\r\n b\r\n\tc: d\r\n\r\n";
        assert_eq!(ArchivedHead::of_response(raw, 200, 5).bytes(), raw);
    }

    #[test]
    fn a_transfer_coding_is_renamed_in_every_spelling() {
        for line in ["Transfer-Encoding: chunked", "transfer-encoding : chunked", " TRANSFER-encoding:\r\n chunked"] {
            let raw = format!("HTTP/1.1 200 OK\r\n{line}\r\n\r\n");
            let expected = format!("HTTP/1.1 200 OK\r\nX-Crawler-{}\r\n\r\n", line.trim_start());
            assert_eq!(response(raw.as_bytes(), 5), expected);
        }
    }

    #[test]
    fn a_length_that_is_not_the_bodys_is_renamed_and_the_true_one_added() {
        assert_eq!(
            response(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\nA: b\r\n\r\n", 5),
            "HTTP/1.1 200 OK\r\nX-Crawler-Content-Length: 99\r\nA: b\r\nContent-Length: 5\r\n\r\n"
        );
    }

    #[test]
    fn of_several_lengths_only_the_false_ones_are_renamed() {
        assert_eq!(
            response(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\nContent-Length: 5\r\n\r\n", 5),
            "HTTP/1.1 200 OK\r\nX-Crawler-Content-Length: 99\r\nContent-Length: 5\r\n\r\n"
        );
    }

    #[test]
    fn a_304_keeps_the_length_of_the_body_it_does_not_bring() {
        let raw = b"HTTP/1.1 304 Not Modified\r\nContent-Length: 99\r\n\r\n";
        assert_eq!(ArchivedHead::of_response(raw, 304, 0).bytes(), raw);
    }

    #[test]
    fn bare_line_feeds_and_a_missing_end_become_proper_ones() {
        assert_eq!(response(b"HTTP/1.1 200 OK\nA: b\n\n", 5), "HTTP/1.1 200 OK\r\nA: b\r\n\r\n");
        assert_eq!(response(b"HTTP/1.1 200 OK\r\nA: b", 5), "HTTP/1.1 200 OK\r\nA: b\r\n\r\n");
        assert_eq!(response(b"HTTP/1.1 200 OK\r\nA: b\r", 5), "HTTP/1.1 200 OK\r\nA: b\r\n\r\n");
    }

    #[test]
    fn no_line_inside_a_head_looks_like_its_end() {
        for blank in [&b""[..], b" \t ", b"\r", b"\x0b\x0c", b"\x1c\x1f", b"\xa0", b"\xc2\xa0", b"\xe3\x80\x80"] {
            let raw = [b"\r\nHTTP/1.1 200 OK\r\nA: b\r\n", blank, b"\r\nC: d\r\n\r\n"].concat();
            assert_eq!(response(&raw, 5), "HTTP/1.1 200 OK\r\nA: b\r\nC: d\r\n\r\n", "{blank:?}");
        }
    }

    #[test]
    fn an_empty_head_becomes_a_status_line() {
        for raw in [&b""[..], b"\r\n\r\n", b"\n"] {
            assert_eq!(response(raw, 5), "HTTP/1.1 200\r\n\r\n");
        }
        assert_eq!(ArchivedHead::of_request(b"").bytes(), b"");
    }

    #[test]
    fn a_huge_head_is_cut_to_what_readers_take_and_keeps_what_they_need() {
        let huge_field = format!("HTTP/1.1 200 OK\r\nX: {}\r\nContent-Type: text/html\r\n\r\n", "a".repeat(300_000));
        assert_eq!(
            response(huge_field.as_bytes(), 5),
            "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-Crawler-Head-Truncated: 300049\r\n\r\n"
        );
        let many_fields = format!(
            "HTTP/1.1 200 OK\r\n{}Content-Encoding: gzip\r\nContent-Length: 9\r\n\r\n",
            "X: yyyyyyyyy\r\n".repeat(50_000)
        );
        let many_fields = response(many_fields.as_bytes(), 5);
        assert!(many_fields.len() <= MAX_HEAD_BYTES && many_fields.len() > MAX_HEAD_BYTES / 2);
        assert!(many_fields.contains("Content-Encoding: gzip\r\nX-Crawler-Content-Length: 9\r\n"));
        assert!(many_fields.ends_with("\r\nContent-Length: 5\r\n\r\n"));
        let huge_status = response(format!("HTTP/1.1 200 {}\r\n\r\n", "a".repeat(300_000)).as_bytes(), 5);
        assert!(huge_status.len() <= MAX_HEAD_BYTES && huge_status.starts_with("HTTP/1.1 200 aaa"));
    }

    #[test]
    fn the_media_type_is_the_first_word_of_the_first_content_type() {
        let mime = |lines: &str| {
            let raw = format!("HTTP/1.1 200 OK\r\n{lines}\r\n\r\n");
            ArchivedHead::of_response(raw.as_bytes(), 200, 0).mime().map(str::to_owned)
        };
        assert_eq!(mime("Content-Type: text/html; charset=x").as_deref(), Some("text/html"));
        assert_eq!(mime("content-type:\r\n text/html charset=x\r\nContent-Type: b/c").as_deref(), Some("text/html"));
        assert_eq!(mime("Content-Type:").as_deref(), Some(""));
        assert_eq!(mime("A: b"), None);
    }

    #[test]
    fn a_content_coding_is_noticed() {
        let coded = |value: &str| {
            let raw = format!("HTTP/1.1 200 OK\r\nContent-Encoding: {value}\r\n\r\n");
            ArchivedHead::of_response(raw.as_bytes(), 200, 0).is_content_coded()
        };
        assert!(coded("gzip") && coded("identity, Br"));
        assert!(!coded("identity") && !coded("utf-8") && !coded(""));
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig::with_cases(256))]
        #[test]
        fn every_head_ends_at_its_first_blank_line(
            raw in proptest::collection::vec(
                proptest::sample::select(b"\r\n \t:aZ\0\x1c\xa0\xc2".as_slice()), 0..200),
            body_bytes in 0usize..3,
        ) {
            let head = ArchivedHead::of_response(&raw, 200, body_bytes);
            let lines: Vec<&[u8]> = head.bytes().split(|&byte| byte == b'\n').collect();
            let (end, lines) = lines.split_last().expect("never empty");
            let (blank, lines) = lines.split_last().expect("two lines at least");
            proptest::prop_assert!(end.is_empty() && *blank == b"\r");
            for line in lines {
                proptest::prop_assert!(line.ends_with(b"\r") && !is_blank(line));
            }
        }
    }
}
