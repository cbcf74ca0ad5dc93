use std::net::IpAddr;
use std::time::Duration;

use bytes::Bytes;
use peregrine_urls::Url;
use serde::Serialize;

use crate::{ArchivePosition, Digest, Timestamp};

/// How a visit ended. Every visit ends in exactly one of these, and every place that cares matches
/// them all.
#[derive(Clone, Debug)]
pub enum VisitOutcome {
    /// The server answered the request for a page.
    Response(Response),
    /// The robots.txt errand ended with a verdict on its origin.
    Robots(RobotsFile),
    /// The host's name leads to this address.
    Address(IpAddr),
    /// We chose not to ask. No request was made.
    Denied(Denial),
    /// No usable answer came.
    Failed(Failure),
}

/// A server's answer, as far as the frontier needs it.
#[derive(Clone, Debug)]
pub struct Response {
    pub status: u16,
    /// Present for 3xx with a usable `Location`.
    pub redirect: Option<Redirect>,
    /// From `Retry-After`, as a span from now.
    pub retry_after: Option<Duration>,
    pub digest: Option<Digest>,
    /// Of the page's text, where that was read.
    pub simhash: Option<u64>,
    /// The same for pages with nearly the same text, and far apart for all others; `None` where nobody compared.
    pub likeness: Option<u64>,
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    /// Where the response record lies; `None` where it was not archived.
    pub archived: Option<ArchivePosition>,
    pub body_bytes: u64,
    /// How long the server took, for adaptive politeness.
    pub server_time: Duration,
}

#[derive(Clone, Debug)]
pub struct Redirect {
    pub to: Url,
    pub permanent: bool,
}

/// What is known about an origin's robots.txt after an errand.
#[derive(Clone, Debug)]
pub enum RobotsFile {
    /// Rules to obey (an empty text allows everything) until `expires`.
    Rules { text: Bytes, crawl_delay: Option<Duration>, expires: Timestamp },
    /// The rules that are known hold on, until `expires`.
    Unchanged { expires: Timestamp },
    /// It lives elsewhere; ask there next.
    Moved { to: Url },
    /// It cannot be had now, so nothing of this origin may be fetched until it can (RFC 9309
    /// 2.3.1.4). The failure says why.
    Unavailable(Failure),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denial {
    /// robots.txt disallows it, by this rule.
    Robots { rule: String },
    /// Every address of the host is private, and nobody allowed that.
    PrivateAddress { address: String },
    /// A redirect chain longer than the limit, or a loop.
    TooManyRedirects,
    /// The operator asked for something that excludes this URL.
    OutOfScope { reason: String },
    /// It is one of very many that differ in one number, date or value only, and those that were fetched were alike.
    Trap { pattern: String },
}

impl Denial {
    /// Whether the server was asked all the same: only the last of a chain of redirects is denied after its answer.
    pub fn was_asked(&self) -> bool {
        matches!(self, Denial::TooManyRedirects)
    }

    pub fn as_str(&self) -> &'static str {
        match self {
            Denial::Robots { .. } => "robots-denied",
            Denial::PrivateAddress { .. } => "private-address",
            Denial::TooManyRedirects => "too-many-redirects",
            Denial::OutOfScope { .. } => "out-of-scope",
            Denial::Trap { .. } => "trap",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub class: FailureClass,
    /// One sentence for a person.
    pub detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailureClass {
    /// There is no such name.
    DnsNotFound,
    /// The name server could not, or would not, say.
    DnsFailed,
    /// No name server answered in time.
    DnsTimeout,
    Connect,
    Tls,
    Timeout,
    /// Slower than the minimum transfer rate.
    TooSlow,
    /// The connection ended before the answer did.
    Disconnected,
    /// Not HTTP, or HTTP beyond our limits.
    Protocol,
    /// 5xx for a robots.txt: the server is there but unwell.
    ServerError,
}

impl FailureClass {
    pub const ALL: [FailureClass; 10] = [
        FailureClass::DnsNotFound,
        FailureClass::DnsFailed,
        FailureClass::DnsTimeout,
        FailureClass::Connect,
        FailureClass::Tls,
        FailureClass::Timeout,
        FailureClass::TooSlow,
        FailureClass::Disconnected,
        FailureClass::Protocol,
        FailureClass::ServerError,
    ];

    /// Whether it is the host's name that leads nowhere, whatever is asked of it.
    pub fn is_about_the_name(self) -> bool {
        matches!(self, FailureClass::DnsNotFound | FailureClass::DnsFailed | FailureClass::DnsTimeout)
    }

    pub fn as_str(self) -> &'static str {
        match self {
            FailureClass::DnsNotFound => "dns-not-found",
            FailureClass::DnsFailed => "dns-failed",
            FailureClass::DnsTimeout => "dns-timeout",
            FailureClass::Connect => "connect",
            FailureClass::Tls => "tls",
            FailureClass::Timeout => "timeout",
            FailureClass::TooSlow => "too-slow",
            FailureClass::Disconnected => "disconnected",
            FailureClass::Protocol => "protocol",
            FailureClass::ServerError => "server-error",
        }
    }
}

/// What follows from an outcome, decided by one table (`fetch/retry_policy.rs`) and carried out by
/// the frontier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetryDecision {
    /// Nothing more to do for this URL in this cycle.
    Done,
    /// Try this URL again; its host stays available.
    RetryUrl { after: Duration },
    /// The host is unwell: nothing of it is fetched for this long, then this URL is tried again.
    BackOffHost { after: Duration },
    /// The redirect leads to another spelling of the same page: the visit goes on there, in the host's next turn.
    FollowRedirect,
    /// Tried often enough.
    GiveUp,
}
