use std::collections::HashSet;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::settings::allowed;
use crate::{DnsSettings, Network};

/// What an address is for. Only [`AddressKind::Public`] is part of the open web.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddressKind {
    Public,
    Loopback,
    /// RFC 1918, IPv6 unique local and the old site-local.
    Private,
    LinkLocal,
    /// Carrier-grade NAT, 100.64.0.0/10.
    SharedNat,
    /// Where clouds keep credentials for their machines.
    Metadata,
    /// `0.0.0.0/8` and `::`, which many systems take for themselves.
    Unspecified,
    Multicast,
    Broadcast,
    /// 198.18.0.0/15 and its IPv6 cousin: laboratories.
    Benchmark,
    /// Documentation, protocol assignments, and all that nobody may use yet.
    Reserved,
}

impl AddressKind {
    pub fn of(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(address) => kind_of_v4(address),
            IpAddr::V6(address) => kind_of_v6(address),
        }
    }

    /// Somebody's own network, where an operator may want to crawl. Metadata services are not:
    /// nobody wants their contents in an archive.
    fn is_own_network(self) -> bool {
        use AddressKind::*;
        matches!(self, Loopback | Private | LinkLocal | SharedNat | Benchmark)
    }

    pub fn as_str(self) -> &'static str {
        match self {
            AddressKind::Public => "public",
            AddressKind::Loopback => "loopback",
            AddressKind::Private => "private",
            AddressKind::LinkLocal => "link-local",
            AddressKind::SharedNat => "carrier-grade NAT",
            AddressKind::Metadata => "metadata service",
            AddressKind::Unspecified => "unspecified",
            AddressKind::Multicast => "multicast",
            AddressKind::Broadcast => "broadcast",
            AddressKind::Benchmark => "benchmark",
            AddressKind::Reserved => "reserved",
        }
    }
}

impl fmt::Display for AddressKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Metadata services that lie outside link-local space, or are worth a name of their own.
const METADATA_V4: [Ipv4Addr; 5] = [
    Ipv4Addr::new(169, 254, 169, 254),
    Ipv4Addr::new(169, 254, 170, 2),
    Ipv4Addr::new(169, 254, 170, 23),
    Ipv4Addr::new(168, 63, 129, 16),
    Ipv4Addr::new(100, 100, 100, 200),
];
const METADATA_V6: [Ipv6Addr; 3] = [
    Ipv6Addr::new(0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254),
    Ipv6Addr::new(0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x23),
    Ipv6Addr::new(0xfd20, 0xce, 0, 0, 0, 0, 0, 0x254),
];

fn kind_of_v4(address: Ipv4Addr) -> AddressKind {
    if METADATA_V4.contains(&address) {
        return AddressKind::Metadata;
    }
    match address.octets() {
        [0, ..] => AddressKind::Unspecified,
        [127, ..] => AddressKind::Loopback,
        [10, ..] | [172, 16..=31, ..] | [192, 168, ..] => AddressKind::Private,
        [169, 254, ..] => AddressKind::LinkLocal,
        [100, 64..=127, ..] => AddressKind::SharedNat,
        [198, 18..=19, ..] => AddressKind::Benchmark,
        // Protocol assignments, documentation, the 6to4 relay anycast.
        [192, 0, 0 | 2, _] | [192, 88, 99, _] | [198, 51, 100, _] | [203, 0, 113, _] => AddressKind::Reserved,
        [224..=239, ..] => AddressKind::Multicast,
        [255, 255, 255, 255] => AddressKind::Broadcast,
        [240..=255, ..] => AddressKind::Reserved,
        _ => AddressKind::Public,
    }
}

fn kind_of_v6(address: Ipv6Addr) -> AddressKind {
    if METADATA_V6.contains(&address) {
        return AddressKind::Metadata;
    }
    let [a, b, c, d, e, f, g, h] = address.segments();
    match [a, b, c, d, e, f, g, h] {
        [0, 0, 0, 0, 0, 0, 0, 0] => AddressKind::Unspecified,
        [0, 0, 0, 0, 0, 0, 0, 1] => AddressKind::Loopback,
        // The forms that carry an IPv4 address are as public as what they carry.
        [0, 0, 0, 0, 0, 0xffff, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..] => kind_of_v4(embedded_v4(g, h)),
        [0x2002, ..] => kind_of_v4(embedded_v4(b, c)),
        [0x2001, 0, ..] => kind_of_teredo(embedded_v4(c, d), embedded_v4(!g, !h)),
        // Deprecated and unroutable even where the IPv4 address is public.
        [0, 0, 0, 0, 0, 0, ..] => never_public(kind_of_v4(embedded_v4(g, h))),
        // Stateless translation (RFC 2765) and local-use NAT64 (RFC 8215).
        [0, 0, 0, 0, 0xffff, 0, ..] | [0x64, 0xff9b, 1, ..] => never_public(kind_of_v4(embedded_v4(g, h))),
        [0xfe80..=0xfebf, ..] => AddressKind::LinkLocal,
        [0xfc00..=0xfdff, ..] | [0xfec0..=0xfeff, ..] => AddressKind::Private,
        [0xff00..=0xffff, ..] => AddressKind::Multicast,
        [0x2001, 2, 0, ..] => AddressKind::Benchmark,
        // Protocol assignments and documentation within global unicast.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => AddressKind::Reserved,
        [0x2000..=0x3fff, ..] => AddressKind::Public,
        _ => AddressKind::Reserved,
    }
}

fn embedded_v4(high: u16, low: u16) -> Ipv4Addr {
    Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low))
}

fn kind_of_teredo(server: Ipv4Addr, client: Ipv4Addr) -> AddressKind {
    match kind_of_v4(client) {
        AddressKind::Public => kind_of_v4(server),
        hidden => hidden,
    }
}

fn never_public(kind: AddressKind) -> AddressKind {
    if kind == AddressKind::Public { AddressKind::Reserved } else { kind }
}

/// An address that may not be connected to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{address} is a {kind} address")]
pub struct Blocked {
    pub address: IpAddr,
    pub kind: AddressKind,
}

/// Which addresses may be connected to.
///
/// Public ones always. One's own network (loopback, private, link-local, carrier-grade NAT,
/// laboratory) where the operator allows it, or for a host and port that the user typed as a seed.
/// Everything else (metadata services, multicast, unspecified, …) only where the user typed that very
/// address, or named its network.
#[derive(Clone, Debug, Default)]
pub struct AddressPolicy {
    allow_private: bool,
    networks: Vec<Network>,
    hosts: HashSet<Box<str>>,
    seeds: HashSet<(Box<str>, u16)>,
}

impl AddressPolicy {
    pub fn new(settings: &DnsSettings) -> Self {
        AddressPolicy {
            allow_private: settings.allow_private,
            networks: settings.allow_networks.clone(),
            // One that is no host is nobody's; validating the settings says so.
            hosts: settings.allow_hosts.iter().filter_map(|host| Some(allowed(host).ok()?.into())).collect(),
            seeds: HashSet::new(),
        }
    }

    /// The user typed this host (spelt as in a URL) and port.
    pub fn allow_seed(&mut self, host: &str, port: u16) {
        self.seeds.insert((host.into(), port));
    }

    /// May `address`, found for `host`, be connected to at `port`?
    pub fn permits(&self, host: &str, port: u16, address: IpAddr) -> Result<(), Blocked> {
        let kind = AddressKind::of(address);
        let permitted = kind == AddressKind::Public
            || ((self.allow_private || self.hosts.contains(host)) && kind.is_own_network())
            || self.networks.iter().any(|network| network.contains(address))
            || (self.is_seed(host, port) && (kind.is_own_network() || is_literal(host)));
        if permitted { Ok(()) } else { Err(Blocked { address, kind }) }
    }

    /// Those of `addresses` that may be connected to; where there is none, what is wrong with the
    /// first.
    pub fn permitted(&self, host: &str, port: u16, addresses: &[IpAddr]) -> Result<Vec<IpAddr>, Blocked> {
        let mut refused = None;
        let mut permitted = Vec::with_capacity(addresses.len());
        for &address in addresses {
            match self.permits(host, port, address) {
                Ok(()) => permitted.push(address),
                Err(blocked) => refused = refused.or(Some(blocked)),
            }
        }
        match refused {
            Some(blocked) if permitted.is_empty() => Err(blocked),
            _ => Ok(permitted),
        }
    }

    fn is_seed(&self, host: &str, port: u16) -> bool {
        // Few seeds have private addresses and few addresses get here, so the allocation is rare.
        self.seeds.contains(&(Box::from(host), port))
    }
}

fn is_literal(host: &str) -> bool {
    host.starts_with('[') || host.parse::<Ipv4Addr>().is_ok()
}

#[cfg(test)]
#[path = "address_policy_tests.rs"]
mod tests;
