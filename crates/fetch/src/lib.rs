//! Everything between a lease and the bytes.
//!
//! A [`Transport`] takes a [`FetchRequest`] and comes back with a
//! [`FetchedPage`](peregrine_types::FetchedPage): what the server sent, as it came over the wire, or
//! with one clear reason why there is none. [`HttpClient`] is the real one: HTTP/1.1 and
//! HTTP/2, with or without TLS, over connections that are kept and used again, directly or through a proxy. It connects only to addresses that its
//! [`AddressBook`] hands out, and those have passed the guard already. Every stage has its time
//! limit and every buffer its size limit, enforced while the bytes stream in, so a bad server costs
//! one slot for a bounded time.
//!
//! Redirects are outcomes, not loops in here: [`redirect`] says where one leads, and the next hop is
//! a visit of its own. Decompression ([`decode_content`]) belongs to the threads that harvest pages,
//! not to the sockets. What an outcome means for the next try is one table, [`retry_policy`].

mod body;
mod client;
mod connect;
mod connection;
mod connections;
mod content_coding;
mod content_type;
mod error;
mod proxy;
mod redirect;
mod response_head;
mod retry_after;
pub mod retry_policy;
mod settings;
mod shared_connections;
mod tap;
mod target;
mod tls;
mod transport;
mod unasked;
mod written_head;

pub use client::HttpClient;
pub use content_coding::{DecodeError, DecodeLimits, Decoded, Incomplete, decode_content};
pub use content_type::MediaType;
pub use error::FetchError;
pub use redirect::redirect;
pub use response_head::fields as header_fields;
pub use retry_after::{http_date, retry_after};
pub use settings::{FetchSettings, HostExtras};
pub use tls::{Roots, TlsPolicy, TlsSettings, bundled_roots, tls_config};
pub use transport::{AddressBook, Addresses, FetchRequest, Fetching, Transport};
