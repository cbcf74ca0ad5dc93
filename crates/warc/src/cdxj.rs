//! CDXJ lines as cdxj-indexer writes them, byte for byte:
//! `SURT 14digits {"url": …, "mime": …, "status": …, "digest": …, "length": …, "offset": …, "filename": …}`.
//!
//! Two differences remain. Where a `Content-Type` is folded right after its colon, cdxj-indexer sees
//! an empty media type and we see the one that is there. And the status is the one that the visit
//! ended with, which a malformed status line may spell otherwise.

use std::fmt::Write;

use peregrine_types::{ArchivePosition, Timestamp};
use serde::Deserialize;

/// An index line that lacks only the place where its record will lie, so that the thread that
/// appends to the file has next to nothing left to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexEntry {
    unfinished: String,
}

impl IndexEntry {
    /// `mime` is `None` where the server named none; `digest` as the record carries it.
    pub fn new(surt: &str, date: Timestamp, url: &str, mime: Option<&str>, status: u16, digest: &str) -> Self {
        let mut line = String::with_capacity(surt.len() + url.len() + 192);
        // A key with a space or a line end in it would break the line apart.
        line.extend(surt.chars().map(|c| if c.is_whitespace() || c.is_control() { '_' } else { c }));
        line.push(' ');
        line.push_str(&date.to_digits14());
        line.push_str(" {\"url\": ");
        push_json(&mut line, url);
        if let Some(mime) = mime {
            line.push_str(", \"mime\": ");
            push_json(&mut line, mime);
        }
        // Writing to a string cannot fail.
        _ = write!(line, ", \"status\": \"{status:03}\", \"digest\": ");
        push_json(&mut line, digest);
        IndexEntry { unfinished: line }
    }

    /// Appends the finished line, line end included.
    pub fn write_line(&self, position: &ArchivePosition, out: &mut String) {
        out.push_str(&self.unfinished);
        _ = write!(out, ", \"length\": \"{}\", \"offset\": \"{}\", \"filename\": ", position.length, position.offset);
        push_json(out, &position.file);
        out.push_str("}\n");
    }
}

/// JSON as Python's `json.dumps` writes it: ASCII only.
fn push_json(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            ' '..='~' => out.push(c),
            _ => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| _ = write!(out, "\\u{unit:04x}")),
        }
    }
    out.push('"');
}

/// An index line, read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CdxjLine {
    pub surt: String,
    /// The fourteen digits.
    pub date: String,
    pub url: String,
    pub mime: Option<String>,
    pub status: Option<String>,
    pub digest: Option<String>,
    pub length: u64,
    pub offset: u64,
    pub filename: String,
}

#[derive(Debug, thiserror::Error)]
pub enum CdxjError {
    #[error("a CDXJ line needs a key, a date and a JSON object, not {line:?}")]
    Shape { line: String },
    #[error("the JSON of the CDXJ line of {surt} cannot be read: {source}")]
    Json { surt: String, source: serde_json::Error },
    #[error("the {field} of the CDXJ line of {surt} is {value:?}, not a number")]
    Number { surt: String, field: &'static str, value: String },
}

#[derive(Deserialize)]
struct Fields {
    url: String,
    mime: Option<String>,
    status: Option<String>,
    digest: Option<String>,
    length: String,
    offset: String,
    filename: String,
}

impl CdxjLine {
    /// Whether it stands for a revisit, which has no payload with it.
    pub fn is_revisit(&self) -> bool {
        self.mime.as_deref() == Some(crate::visit::REVISIT_MIME)
    }

    pub fn parse(line: &str) -> Result<CdxjLine, CdxjError> {
        let mut parts = line.trim_end_matches(['\r', '\n']).splitn(3, ' ');
        let (Some(surt), Some(date), Some(json)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(CdxjError::Shape { line: line.chars().take(200).collect() });
        };
        let fields: Fields =
            serde_json::from_str(json).map_err(|source| CdxjError::Json { surt: surt.to_owned(), source })?;
        let number =
            |field, value: String| value.parse().map_err(|_| CdxjError::Number { surt: surt.to_owned(), field, value });
        Ok(CdxjLine {
            surt: surt.to_owned(),
            date: date.to_owned(),
            url: fields.url,
            mime: fields.mime,
            status: fields.status,
            digest: fields.digest.filter(|digest| digest != crate::visit::NO_DIGEST),
            length: number("length", fields.length)?,
            offset: number("offset", fields.offset)?,
            filename: fields.filename,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(entry: &IndexEntry) -> String {
        let mut out = String::new();
        entry.write_line(&ArchivePosition { file: "a.warc.gz".into(), offset: 77, length: 1234 }, &mut out);
        out
    }

    const MOMENT: Timestamp = Timestamp::from_millis(1_794_772_813_042);

    #[test]
    fn a_line_is_what_cdxj_indexer_would_write() {
        let entry =
            IndexEntry::new("com,example)/a", MOMENT, "http://example.com/a", Some("text/html"), 200, "sha256:00");
        assert_eq!(
            line(&entry),
            "com,example)/a 20261115200013 {\"url\": \"http://example.com/a\", \"mime\": \"text/html\", \
             \"status\": \"200\", \"digest\": \"sha256:00\", \"length\": \"1234\", \"offset\": \"77\", \
             \"filename\": \"a.warc.gz\"}\n"
        );
    }

    #[test]
    fn a_line_reads_back_as_it_was_written() {
        let mime = "\"a\\\u{1F600}é\u{7f}\r\n\t\u{8}\u{c}\0";
        let text = line(&IndexEntry::new("com,example)/", MOMENT, "http://example.com/", Some(mime), 404, "sha256:00"));
        assert!(text.is_ascii() && text.matches('\n').count() == 1);
        let read = CdxjLine::parse(&text).expect("our own line");
        assert_eq!((read.mime.as_deref(), read.offset, read.length), (Some(mime), 77, 1234));
        assert_eq!((read.surt.as_str(), read.date.as_str()), ("com,example)/", "20261115200013"));
        let text = line(&IndexEntry::new("x", MOMENT, "http://x/", None, 200, "d"));
        assert_eq!(CdxjLine::parse(&text).expect("our own line").mime, None);
    }

    #[test]
    fn a_key_cannot_break_its_line() {
        let text = line(&IndexEntry::new("a b\nc", MOMENT, "http://x/", None, 200, "d"));
        assert!(text.starts_with("a_b_c 2026"));
    }

    #[test]
    fn a_foreign_line_is_refused_with_a_reason() {
        for bad in ["", "a b", "a b {", "a b {\"url\":\"u\",\"length\":\"x\",\"offset\":\"1\",\"filename\":\"f\"}"] {
            assert!(CdxjLine::parse(bad).is_err(), "{bad}");
        }
    }
}
