use std::time::Duration;

use peregrine_runtime::Clock;
use peregrine_types::FailureClass;
use peregrine_urls::Url;
use url::{Host, Position};

use crate::FetchError;

/// The parts of a URL that matter on the way to its server.
pub(crate) struct Target<'a> {
    /// `scheme://host[:port]`; what connections are kept by.
    pub(crate) origin: &'a str,
    /// `host[:port]`, as the `Host` header wants it.
    pub(crate) authority: &'a str,
    pub(crate) host: &'a str,
    pub(crate) port: u16,
    pub(crate) is_https: bool,
    /// Path and query.
    pub(crate) path: &'a str,
    url: &'a Url,
}

impl<'a> Target<'a> {
    pub(crate) fn of(url: &'a Url) -> Result<Self, FetchError> {
        let is_https = match url.scheme() {
            "https" => true,
            "http" => false,
            other => {
                let detail = format!("{url} has the scheme {other}, which is neither http nor https");
                return Err(FetchError::failed(FailureClass::Protocol, detail));
            }
        };
        let host = url.host_str().unwrap_or_default();
        Ok(Target {
            origin: &url[..Position::BeforePath],
            authority: &url[Position::BeforeHost..Position::AfterPort],
            host,
            port: url.port_or_known_default().unwrap_or(if is_https { 443 } else { 80 }),
            is_https,
            path: &url[Position::BeforePath..Position::AfterQuery],
            url,
        })
    }

    /// Whether the host is an address already.
    pub(crate) fn is_literal(&self) -> bool {
        matches!(self.url.host(), Some(Host::Ipv4(_) | Host::Ipv6(_)))
    }
}

/// How far a fetch has come, and how long it may go on.
pub(crate) struct Progress<'a> {
    clock: &'a dyn Clock,
    pub(crate) began: Duration,
    pub(crate) deadline: Duration,
    /// When the connection was asked for, and how long it took.
    pub(crate) dialled: Duration,
    pub(crate) connecting: Duration,
}

impl<'a> Progress<'a> {
    pub(crate) fn starting(clock: &'a dyn Clock, total: Duration) -> Self {
        let began = clock.elapsed();
        Progress { clock, began, deadline: began + total, dialled: began, connecting: Duration::ZERO }
    }

    pub(crate) fn left(&self) -> Duration {
        self.deadline.saturating_sub(self.clock.elapsed())
    }
}
