use std::net::SocketAddr;
use std::time::Duration;

use bytes::Bytes;
use peregrine_urls::Url;

use crate::Timestamp;

/// SHA-256 of a payload.
pub type Digest = [u8; 32];

/// What the server sent, as it came over the wire.
#[derive(Debug)]
pub struct FetchedPage {
    pub url: Url,
    pub status: u16,
    /// The request as sent: request line and headers, up to and including the blank line.
    pub request_head: Bytes,
    /// The response's status line and headers as received, up to and including the blank line.
    pub response_head: Bytes,
    /// The body with its transfer coding removed and its content coding (gzip, …) kept.
    pub body: Bytes,
    /// Set where the body is not all that the server wanted to send.
    pub truncated: Option<Truncation>,
    /// Header fields in the order received; names lower-case. Values are bytes as sent.
    pub headers: Vec<(Box<str>, Bytes)>,
    /// The address actually connected to.
    pub remote: SocketAddr,
    /// When the request went out: name and connection were there already.
    pub started: Timestamp,
    pub timings: FetchTimings,
    pub connection: ConnectionFacts,
}

/// How the two sides spoke to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConnectionFacts {
    /// `http/1.1` or `h2`: the name that ALPN has for it.
    pub protocol: &'static str,
    /// `tls/1.3`; nothing where nothing was encrypted.
    pub tls: Option<&'static str>,
    /// `TLS13_AES_128_GCM_SHA256`.
    pub cipher_suite: Option<&'static str>,
    /// Whether a TLS session of an earlier connection was taken up.
    pub is_resumed: bool,
    /// What is wrong with the server's certificate, where that was to be overlooked.
    pub tls_error: Option<String>,
}

impl FetchedPage {
    /// The first header of this (lower-case) name, if it is valid UTF-8.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| **n == *name).and_then(|(_, value)| std::str::from_utf8(value).ok())
    }
}

/// Why a body ends early. The names are WARC's `WARC-Truncated` reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truncation {
    /// The size limit was reached.
    Length,
    /// The time limit was reached.
    Time,
    /// The server closed the connection before its announced length.
    Disconnect,
    /// It is of a kind that nobody wants.
    Unwanted,
}

impl Truncation {
    pub fn as_str(self) -> &'static str {
        match self {
            Truncation::Length => "length",
            Truncation::Time => "time",
            Truncation::Disconnect => "disconnect",
            Truncation::Unwanted => "unspecified",
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct FetchTimings {
    /// Opening the connection; zero when one was reused.
    pub connect: Duration,
    /// From the request's last byte to the response's first.
    pub first_byte: Duration,
    pub total: Duration,
}
