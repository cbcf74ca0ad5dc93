//! From a host's name to the addresses that may be connected to.
//!
//! A [`Resolver`] turns a name into addresses: [`SystemResolver`] asks the real DNS (or the servers
//! the operator names), [`FixedResolver`] knows its answers beforehand. [`CachingResolver`] stands
//! in front of either, remembers what was said and what was not found for a bounded time, and lets
//! everybody who asks for the same name wait for one lookup.
//!
//! [`AddressPolicy`] then judges every address. It is asked about the address that is about to be
//! connected to, not about the name, so a name that answers differently the second time gains
//! nothing. What a page or a redirect leads to must be public; what the user typed may be private.

mod address_policy;
mod cache;
mod network;
mod resolver;
mod settings;
mod system;

pub use address_policy::{AddressKind, AddressPolicy, Blocked};
pub use cache::CachingResolver;
pub use network::Network;
pub use resolver::{DnsError, FixedResolver, Lookup, Resolved, Resolver};
pub use settings::DnsSettings;
pub use system::SystemResolver;
