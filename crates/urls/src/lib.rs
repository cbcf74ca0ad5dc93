//! URLs as a crawler sees them.
//!
//! A link is [resolved](resolve) against its page and made [fetchable]: that URL is what is asked for.
//! Whether it is new is a question about its canonical [key](KeyPolicy::key), in which all spellings
//! of one page are equal; the key's [`Fingerprint`] is what the seen test stores, its [`url_hash`] what
//! the outside world calls the page. The [host](host_key) is the unit of politeness, the [`origin`]
//! that of robots.txt, the [registrable domain](registrable_domain) that of ownership. Archives sort
//! by [`surt`].
//!
//! Nothing here does I/O, and nothing a stranger writes into a link can make it panic.

mod error;
mod fingerprint;
mod host;
mod key_settings;
mod normalize;
mod parameters;
mod percent;
mod resolve;
mod surt;

pub use error::UrlError;
pub use fingerprint::{Fingerprint, url_hash};
pub use host::{authority, host_key, origin, public_suffix, registrable_domain};
pub use key_settings::KeySettings;
pub use normalize::KeyPolicy;
pub use resolve::{MAX_URL_LENGTH, fetchable, parse_seed, resolve};
pub use surt::surt;
pub use url::{Host, Position, Url};
