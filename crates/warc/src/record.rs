use std::fmt::{Display, Write};
use std::net::IpAddr;

use data_encoding::HEXLOWER;
use peregrine_types::{Digest, Timestamp, Truncation};

use crate::one_line::{push_line, push_uri};
use crate::{ArchivedHead, DigestedAnswer, DigestedBlock, WarcInfo};

/// Why a revisit needs no body of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevisitProfile {
    /// The body is the same as one archived before.
    IdenticalPayload,
    /// The server said so: 304.
    NotModified,
}

impl RevisitProfile {
    pub fn uri(self) -> &'static str {
        match self {
            RevisitProfile::IdenticalPayload => "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest",
            RevisitProfile::NotModified => "http://netpreserve.org/warc/1.1/revisit/server-not-modified",
        }
    }
}

/// One WARC 1.1 record, ready to be written.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// A UUID, bare: `xxxxxxxx-xxxx-4xxx-xxxx-xxxxxxxxxxxx`.
    pub id: &'a str,
    pub date: Timestamp,
    /// The UUID of the `warcinfo` record that describes this one. Without it, that is the one at
    /// the head of the file, whichever file the record ends up in.
    pub warcinfo_id: Option<&'a str>,
    pub content: Content<'a>,
}

#[derive(Clone, Copy, Debug)]
pub enum Content<'a> {
    WarcInfo {
        file_name: &'a str,
        info: &'a WarcInfo,
    },
    Request {
        exchange: Exchange<'a>,
        head: &'a ArchivedHead,
    },
    Response {
        exchange: Exchange<'a>,
        answer: &'a DigestedAnswer,
        /// The one that the answer was made of.
        body: &'a [u8],
        truncated: Option<Truncation>,
    },
    Revisit {
        exchange: Exchange<'a>,
        head: &'a ArchivedHead,
        /// Of the payload that is not repeated.
        payload_digest: Option<&'a Digest>,
        of: RevisitOf<'a>,
        /// Only what a body of an identical payload would have had.
        truncated: Option<Truncation>,
    },
    Metadata {
        target_uri: &'a str,
        /// The UUID of the record this one is about.
        concurrent_to: &'a str,
        content_type: &'a str,
        block: &'a DigestedBlock<'a>,
    },
    /// What was made of another record's payload: its text, its Markdown.
    Conversion {
        target_uri: &'a str,
        /// The UUID of the record whose payload this was made of.
        refers_to: &'a str,
        content_type: &'a str,
        /// ISO-639 codes, as far as the language is known.
        language: Option<&'a str>,
        block: &'a DigestedBlock<'a>,
    },
    /// A payload that no single HTTP answer brought, such as a page after its scripts have run.
    Resource {
        target_uri: &'a str,
        concurrent_to: Option<&'a str>,
        content_type: &'a str,
        block: &'a [u8],
    },
}

/// What the two sides of an HTTP exchange have in common.
#[derive(Clone, Copy, Debug)]
pub struct Exchange<'a> {
    pub target_uri: &'a str,
    pub ip: Option<IpAddr>,
    /// The UUID of the other side's record.
    pub concurrent_to: Option<&'a str>,
    pub connection: Connection<'a>,
}

/// How the two sides spoke to each other, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Connection<'a> {
    /// `http/1.1`, `h2`: the name that ALPN has for it.
    pub protocol: Option<&'a str>,
    /// `tls/1.3`.
    pub tls: Option<&'a str>,
    /// `TLS_AES_128_GCM_SHA256`: the name that IANA has for it.
    pub cipher_suite: Option<&'a str>,
}

/// The record whose payload a revisit repeats.
#[derive(Clone, Copy, Debug)]
pub struct RevisitOf<'a> {
    pub profile: RevisitProfile,
    pub id: Option<&'a str>,
    pub target_uri: &'a str,
    pub date: Timestamp,
}

/// `sha256:` and lower-case hex: of the forms that WARC allows, one that warcio, FastWARC and
/// cdxj-indexer all verify, and the one that pages.jsonl carries as well.
pub fn digest_text(digest: &Digest) -> String {
    format!("sha256:{}", HEXLOWER.encode(digest))
}

/// What [`digest_text`] says, read back.
pub fn digest_of_text(text: &str) -> Option<Digest> {
    HEXLOWER.decode(text.strip_prefix("sha256:")?.as_bytes()).ok()?.try_into().ok()
}

impl Record<'_> {
    /// Appends the whole record: version line, header, blank line, block and the two line ends
    /// that close it.
    pub fn write_to(&self, plain: &mut Vec<u8>) {
        let mut header = Header::new(self.content.type_name());
        header.uuid("WARC-Record-ID", self.id);
        header.text("WARC-Date", self.date.to_rfc3339());
        if let Some(id) = self.warcinfo_id {
            header.uuid("WARC-Warcinfo-ID", id);
        }
        match self.content {
            Content::WarcInfo { file_name, info } => {
                header.text("WARC-Filename", file_name);
                let block = info.to_warc_fields();
                header.text("Content-Type", "application/warc-fields");
                header.digested_block(plain, &DigestedBlock::of(&block));
            }
            Content::Request { exchange, head } => {
                header.exchange(&exchange);
                header.text("Content-Type", "application/http; msgtype=request");
                header.digested_block(plain, &DigestedBlock::of(head.bytes()));
            }
            Content::Response { exchange, answer, body, truncated } => {
                header.exchange(&exchange);
                header.digest("WARC-Payload-Digest", answer.payload_digest());
                if let Some(reason) = truncated {
                    header.text("WARC-Truncated", reason.as_str());
                }
                header.text("Content-Type", "application/http; msgtype=response");
                header.digest("WARC-Block-Digest", answer.block_digest());
                header.block(plain, answer.head().bytes(), body);
            }
            Content::Revisit { exchange, head, payload_digest, of, truncated } => {
                header.exchange(&exchange);
                header.digest("WARC-Payload-Digest", payload_digest);
                header.text("WARC-Profile", of.profile.uri());
                if let Some(id) = of.id {
                    header.uuid("WARC-Refers-To", id);
                }
                header.uri("WARC-Refers-To-Target-URI", of.target_uri);
                header.text("WARC-Refers-To-Date", of.date.to_rfc3339());
                if let Some(reason) = truncated {
                    header.text("WARC-Truncated", reason.as_str());
                }
                header.text("Content-Type", "application/http; msgtype=response");
                header.digested_block(plain, &DigestedBlock::of(head.bytes()));
            }
            Content::Metadata { target_uri, concurrent_to, content_type, block } => {
                header.uri("WARC-Target-URI", target_uri);
                header.uuid("WARC-Concurrent-To", concurrent_to);
                header.text("Content-Type", content_type);
                header.digested_block(plain, block);
            }
            Content::Conversion { target_uri, refers_to, content_type, language, block } => {
                header.uri("WARC-Target-URI", target_uri);
                header.uuid("WARC-Refers-To", refers_to);
                if let Some(language) = language {
                    header.text("WARC-Identified-Content-Language", language);
                }
                header.text("Content-Type", content_type);
                header.digested_block(plain, block);
            }
            Content::Resource { target_uri, concurrent_to, content_type, block } => {
                header.uri("WARC-Target-URI", target_uri);
                if let Some(id) = concurrent_to {
                    header.uuid("WARC-Concurrent-To", id);
                }
                let block = DigestedBlock::of(block);
                header.digest("WARC-Payload-Digest", Some(block.digest()));
                header.text("Content-Type", content_type);
                header.digested_block(plain, &block);
            }
        }
    }

    /// Whether compressing the block again would be labour lost.
    pub(crate) fn is_compressed_already(&self) -> bool {
        matches!(self.content, Content::Response { answer, .. } if answer.head().is_content_coded())
    }
}

impl Content<'_> {
    fn type_name(&self) -> &'static str {
        match self {
            Content::WarcInfo { .. } => "warcinfo",
            Content::Request { .. } => "request",
            Content::Response { .. } => "response",
            Content::Revisit { .. } => "revisit",
            Content::Metadata { .. } => "metadata",
            Content::Conversion { .. } => "conversion",
            Content::Resource { .. } => "resource",
        }
    }
}

/// A record's header while it is being written. Whatever is put into it, it stays one line a field.
struct Header(String);

impl Header {
    fn new(type_name: &str) -> Self {
        let mut text = String::with_capacity(768);
        text.push_str("WARC/1.1\r\nWARC-Type: ");
        text.push_str(type_name);
        text.push_str("\r\n");
        Header(text)
    }

    fn text(&mut self, name: &str, value: impl AsRef<str>) {
        self.field(name, |text| push_line(value.as_ref(), text));
    }

    fn display(&mut self, name: &str, value: impl Display) {
        // Writing to a string cannot fail.
        self.field(name, |text| _ = write!(text, "{value}"));
    }

    fn uuid(&mut self, name: &str, uuid: &str) {
        self.field(name, |text| {
            text.push_str("<urn:uuid:");
            push_line(uuid, text);
            text.push('>');
        });
    }

    fn digest(&mut self, name: &str, digest: Option<&Digest>) {
        if let Some(digest) = digest {
            self.text(name, digest_text(digest));
        }
    }

    fn uri(&mut self, name: &str, uri: &str) {
        self.field(name, |text| push_uri(uri, text));
    }

    fn exchange(&mut self, exchange: &Exchange<'_>) {
        self.uri("WARC-Target-URI", exchange.target_uri);
        if let Some(ip) = exchange.ip {
            self.display("WARC-IP-Address", ip);
        }
        if let Some(id) = exchange.concurrent_to {
            self.uuid("WARC-Concurrent-To", id);
        }
        let Connection { protocol, tls, cipher_suite } = exchange.connection;
        for layer in [protocol, tls].into_iter().flatten() {
            self.text("WARC-Protocol", layer);
        }
        if let Some(suite) = cipher_suite {
            self.text("WARC-Cipher-Suite", suite);
        }
    }

    fn field(&mut self, name: &str, value: impl FnOnce(&mut String)) {
        self.0.push_str(name);
        self.0.push_str(": ");
        value(&mut self.0);
        self.0.push_str("\r\n");
    }

    fn digested_block(mut self, plain: &mut Vec<u8>, block: &DigestedBlock<'_>) {
        self.digest("WARC-Block-Digest", Some(block.digest()));
        self.block(plain, block.bytes(), b"");
    }

    fn block(mut self, plain: &mut Vec<u8>, first: &[u8], second: &[u8]) {
        self.display("Content-Length", first.len() + second.len());
        plain.reserve(self.0.len() + first.len() + second.len() + 6);
        for part in [self.0.as_bytes(), b"\r\n", first, second, b"\r\n\r\n"] {
            plain.extend_from_slice(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(record: &Record<'_>) -> String {
        let mut bytes = Vec::new();
        record.write_to(&mut bytes);
        String::from_utf8(bytes).expect("these tests write text")
    }

    fn exchange() -> Exchange<'static> {
        Exchange {
            target_uri: "http://example.com/",
            ip: Some(IpAddr::from([192, 0, 2, 1])),
            concurrent_to: Some("22222222-2222-4222-8222-222222222222"),
            connection: Connection { protocol: Some("h2"), tls: Some("tls/1.3"), cipher_suite: Some("TLS_X") },
        }
    }

    fn record(content: Content<'_>) -> Record<'_> {
        Record {
            id: "11111111-1111-4111-8111-111111111111",
            date: Timestamp::from_millis(1_794_772_813_042),
            warcinfo_id: None,
            content,
        }
    }

    #[test]
    fn a_response_looks_as_the_standard_says() {
        let content = Content::Response {
            exchange: exchange(),
            answer: &DigestedAnswer::of_parts(b"HTTP/1.1 200 OK\r\n\r\n", 200, b"hello"),
            body: b"hello",
            truncated: Some(Truncation::Length),
        };
        assert_eq!(
            plain(&record(content)),
            "WARC/1.1\r\nWARC-Type: response\r\n\
             WARC-Record-ID: <urn:uuid:11111111-1111-4111-8111-111111111111>\r\n\
             WARC-Date: 2026-11-15T20:00:13Z\r\n\
             WARC-Target-URI: http://example.com/\r\n\
             WARC-IP-Address: 192.0.2.1\r\n\
             WARC-Concurrent-To: <urn:uuid:22222222-2222-4222-8222-222222222222>\r\n\
             WARC-Protocol: h2\r\n\
             WARC-Protocol: tls/1.3\r\n\
             WARC-Cipher-Suite: TLS_X\r\n\
             WARC-Payload-Digest: sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\r\n\
             WARC-Truncated: length\r\n\
             Content-Type: application/http; msgtype=response\r\n\
             WARC-Block-Digest: sha256:3042469491f114f13e01123dd610e1e2813be0198d63daf26e13a59dea58c485\r\n\
             Content-Length: 24\r\n\r\n\
             HTTP/1.1 200 OK\r\n\r\nhello\r\n\r\n"
        );
    }

    #[test]
    fn a_revisit_names_its_profile_and_the_record_it_repeats() {
        let of = RevisitOf {
            profile: RevisitProfile::IdenticalPayload,
            id: Some("44444444-4444-4444-8444-444444444444"),
            target_uri: "http://example.com/a",
            date: Timestamp::EPOCH,
        };
        let revisit = |raw: &[u8], status, of| {
            let head = ArchivedHead::of_response(raw, status, 0);
            let content = Content::Revisit {
                exchange: exchange(),
                head: &head,
                payload_digest: Some(&[0; 32]),
                of,
                truncated: None,
            };
            plain(&record(content))
        };
        let text = revisit(b"HTTP/1.1 200 OK\r\n\r\n", 200, of);
        for line in [
            "WARC-Type: revisit\r\n",
            "WARC-Profile: http://netpreserve.org/warc/1.1/revisit/identical-payload-digest\r\n",
            "WARC-Refers-To: <urn:uuid:44444444-4444-4444-8444-444444444444>\r\n",
            "WARC-Refers-To-Target-URI: http://example.com/a\r\n",
            "WARC-Refers-To-Date: 1970-01-01T00:00:00Z\r\n",
            "Content-Length: 19\r\n\r\nHTTP/1.1 200 OK\r\n\r\n\r\n\r\n",
        ] {
            assert!(text.contains(line), "{line}");
        }
        let of = RevisitOf { profile: RevisitProfile::NotModified, ..of };
        let text = revisit(b"HTTP/1.1 304 Not Modified\r\nETag: x\r\n\r\n", 304, of);
        assert!(text.contains("WARC-Profile: http://netpreserve.org/warc/1.1/revisit/server-not-modified\r\n"));
        assert!(text.ends_with("\r\n\r\nHTTP/1.1 304 Not Modified\r\nETag: x\r\n\r\n\r\n\r\n"), "{text}");
    }

    #[test]
    fn a_conversion_names_what_it_was_made_of_and_a_resource_digests_its_payload() {
        let text = plain(&record(Content::Conversion {
            target_uri: "http://example.com/",
            refers_to: "5",
            content_type: "text/plain",
            language: Some("eng"),
            block: &DigestedBlock::of(b"hello"),
        }));
        for line in [
            "WARC-Type: conversion\r\n",
            "WARC-Refers-To: <urn:uuid:5>\r\n",
            "WARC-Identified-Content-Language: eng\r\n",
            "WARC-Block-Digest: sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\r\n",
            "Content-Type: text/plain\r\n",
        ] {
            assert!(text.contains(line), "{line}");
        }
        let text = plain(&record(Content::Resource {
            target_uri: "http://example.com/",
            concurrent_to: None,
            content_type: "text/html",
            block: b"hello",
        }));
        assert!(text.starts_with("WARC/1.1\r\nWARC-Type: resource\r\n"));
        assert!(
            text.contains("WARC-Payload-Digest: sha256:2cf24d") && text.contains("WARC-Block-Digest: sha256:2cf24d")
        );
        assert!(!text.contains("Concurrent-To"));
    }

    #[test]
    fn no_value_can_add_a_field() {
        let content = Content::Metadata {
            target_uri: "http://example.com/\r\nX: y z",
            concurrent_to: "2\r\n2",
            content_type: "a/b\r\n\r\nblock",
            block: &DigestedBlock::of(b"block"),
        };
        let text = plain(&Record { warcinfo_id: Some("3\n3"), ..record(content) });
        assert!(text.contains("WARC-Target-URI: http://example.com/%0D%0AX:%20y%20z\r\n"));
        assert!(text.contains("Content-Type: a/b    block\r\n"));
        assert!(text.contains("WARC-Warcinfo-ID: <urn:uuid:3 3>\r\n"));
        assert_eq!(text.matches("\r\n\r\n").count(), 2);
    }
}
