use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;
use std::time::Duration;

use peregrine_types::FetchedPage;
use peregrine_urls::Url;

use crate::FetchError;

/// A fetch under way.
pub type Fetching<'a> = Pin<Box<dyn Future<Output = Result<FetchedPage, FetchError>> + Send + 'a>>;

/// The seam: who brings pages. Real sockets in production, anything at all in tests.
pub trait Transport: Send + Sync {
    fn fetch(&self, request: FetchRequest) -> Fetching<'_>;
}

/// What to ask for.
#[derive(Clone, Debug)]
pub struct FetchRequest {
    pub url: Url,
    /// Sent after our own header fields; one of the same name replaces ours.
    pub headers: Vec<(Box<str>, Box<str>)>,
    /// A body limit for this request, where it is not that of the settings.
    pub max_body: Option<usize>,
    /// How long to wait before asking a second time, where a connection that was used before turns out to be dead: the
    /// server may have heard the question all the same.
    pub gap: Duration,
    /// Whether the body is wanted whatever it is.
    pub takes_any_type: bool,
}

impl FetchRequest {
    pub fn new(url: Url) -> Self {
        FetchRequest { url, headers: Vec::new(), max_body: None, gap: Duration::ZERO, takes_any_type: false }
    }

    /// Adds a header field, unless there is no value or it is one that cannot be sent: a validator that a server gave
    /// is a stranger's text.
    pub fn add_header(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value.filter(|value| http::HeaderValue::from_str(value).is_ok()) {
            self.headers.push((name.into(), value.into()));
        }
    }
}

/// A lookup under way.
pub type Addresses<'a> = Pin<Box<dyn Future<Output = Result<Vec<IpAddr>, FetchError>> + Send + 'a>>;

/// Where a host may be reached.
///
/// The addresses handed out have passed the address guard, and the transport connects to exactly
/// these: between check and use there is no second lookup. A connection that is used again was
/// opened to an address that passed for the same host and port.
pub trait AddressBook: Send + Sync {
    /// `host` is spelt as in a URL, IPv6 literals in brackets. In the order in which to try, at
    /// least one, else the reason why there is none.
    fn addresses<'a>(&'a self, host: &'a str, port: u16) -> Addresses<'a>;

    /// The same for a host that the operator named and no stranger, such as a proxy: it may be anywhere.
    fn operator_addresses<'a>(&'a self, host: &'a str, port: u16) -> Addresses<'a> {
        self.addresses(host, port)
    }
}
