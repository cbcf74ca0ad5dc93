use proptest::prelude::*;
use url::{Host, Url};

use super::*;
use crate::resolver::known_without_lookup;

/// A URL as a hostile page might write it, and what its host really is. `localhost` names stand for
/// the loopback addresses they always have.
const SPELLINGS: &[(&str, AddressKind)] = {
    use AddressKind::*;
    &[
        // Loopback: decimal, octal, hexadecimal, short, mixed, full-width, encoded.
        ("http://127.0.0.1/", Loopback),
        ("http://127.1/", Loopback),
        ("http://127.0.1/", Loopback),
        ("http://127.255.255.254/", Loopback),
        ("http://2130706433/", Loopback),
        ("http://017700000001/", Loopback),
        ("http://0177.0.0.1/", Loopback),
        ("http://0x7f.0.0.1/", Loopback),
        ("http://0x7f000001/", Loopback),
        ("http://0x7f.1/", Loopback),
        ("http://0177.0x0.0.01/", Loopback),
        ("http://127.0.0.1./", Loopback),
        ("http://127。0。0。1/", Loopback),
        ("http://１２７.0.0.1/", Loopback),
        ("http://%31%32%37.0.0.1/", Loopback),
        ("http://user:pass@127.0.0.1:8080/", Loopback),
        ("http://localhost/", Loopback),
        ("http://LOCALHOST./", Loopback),
        ("http://metadata.localhost/", Loopback),
        ("http://ⓛocalhost/", Loopback),
        ("http://[::1]/", Loopback),
        ("http://[0:0:0:0:0:0:0:1]/", Loopback),
        ("http://[::127.0.0.1]/", Loopback),
        ("http://[::ffff:127.0.0.1]/", Loopback),
        ("http://[::ffff:7f00:1]/", Loopback),
        ("http://[::ffff:0:7f00:1]/", Loopback),
        ("http://[64:ff9b::127.0.0.1]/", Loopback),
        ("http://[64:ff9b:1::7f00:1]/", Loopback),
        ("http://[2002:7f00:1::]/", Loopback),
        // Unspecified.
        ("http://0/", Unspecified),
        ("http://0.0.0.0/", Unspecified),
        ("http://0.1.2.3/", Unspecified),
        ("http://0x0/", Unspecified),
        ("http://[::]/", Unspecified),
        ("http://[::ffff:0.0.0.0]/", Unspecified),
        // Private.
        ("http://10.0.0.1/", Private),
        ("http://10.255.255.255/", Private),
        ("http://0xa.1/", Private),
        ("http://167772161/", Private),
        ("http://012.0.0.1/", Private),
        ("http://172.16.0.1/", Private),
        ("http://172.31.255.255/", Private),
        ("http://192.168.0.1/", Private),
        ("http://3232235521/", Private),
        ("http://0xc0.0xa8.0.1/", Private),
        ("http://[fc00::1]/", Private),
        ("http://[fdff:ffff::1]/", Private),
        ("http://[fec0::1]/", Private),
        ("http://[::ffff:10.0.0.1]/", Private),
        ("http://[::10.0.0.1]/", Private),
        ("http://[2002:a00:1::1]/", Private),
        ("http://[2002:c0a8:1::1]/", Private),
        ("http://[64:ff9b::a00:1]/", Private),
        // Teredo with a private server, and with a private client behind a public one.
        ("http://[2001:0:a00:1::f7f7:f7f7]/", Private),
        ("http://[2001:0:808:808::f5ff:fffe]/", Private),
        // Link-local.
        ("http://169.254.1.1/", LinkLocal),
        ("http://[fe80::1]/", LinkLocal),
        ("http://[febf::1]/", LinkLocal),
        ("http://[::ffff:169.254.1.1]/", LinkLocal),
        // Metadata services.
        ("http://169.254.169.254/latest/meta-data/", Metadata),
        ("http://2852039166/", Metadata),
        ("http://0xa9fea9fe/", Metadata),
        ("http://0251.0376.0251.0376/", Metadata),
        ("http://169.254.43518/", Metadata),
        ("http://169.254.170.2/", Metadata),
        ("http://168.63.129.16/", Metadata),
        ("http://100.100.100.200/", Metadata),
        ("http://[fd00:ec2::254]/", Metadata),
        ("http://[::ffff:a9fe:a9fe]/", Metadata),
        ("http://[64:ff9b::a9fe:a9fe]/", Metadata),
        ("http://[2002:a9fe:a9fe::]/", Metadata),
        // Carrier-grade NAT, and its neighbours that are public.
        ("http://100.64.0.1/", SharedNat),
        ("http://100.127.255.255/", SharedNat),
        ("http://[::ffff:100.64.0.1]/", SharedNat),
        ("http://100.63.255.255/", Public),
        ("http://100.128.0.1/", Public),
        // Multicast and broadcast.
        ("http://224.0.0.1/", Multicast),
        ("http://239.255.255.250/", Multicast),
        ("http://[ff02::1]/", Multicast),
        ("http://[::ffff:224.0.0.1]/", Multicast),
        ("http://255.255.255.255/", Broadcast),
        ("http://4294967295/", Broadcast),
        ("http://0xffffffff/", Broadcast),
        // Laboratories, documentation, protocol assignments, the future.
        ("http://198.18.0.1/", Benchmark),
        ("http://198.19.255.255/", Benchmark),
        ("http://[2001:2::1]/", Benchmark),
        ("http://192.0.0.1/", Reserved),
        ("http://192.0.2.1/", Reserved),
        ("http://198.51.100.1/", Reserved),
        ("http://203.0.113.1/", Reserved),
        ("http://192.88.99.1/", Reserved),
        ("http://240.0.0.1/", Reserved),
        ("http://255.255.255.254/", Reserved),
        ("http://[2001:db8::1]/", Reserved),
        ("http://[3fff::1]/", Reserved),
        ("http://[100::1]/", Reserved),
        ("http://[2001:20::1]/", Reserved),
        ("http://[5f00::1]/", Reserved),
        ("http://[4000::1]/", Reserved),
        ("http://[::8.8.8.8]/", Reserved),
        ("http://[64:ff9b:1::808:808]/", Reserved),
        ("http://[64:ff9b:2::808:808]/", Reserved),
        // The open web, in plain and in carried form.
        ("http://8.8.8.8/", Public),
        ("http://134744072/", Public),
        ("http://172.15.255.255/", Public),
        ("http://172.32.0.1/", Public),
        ("http://192.167.255.255/", Public),
        ("http://192.169.0.1/", Public),
        ("http://169.253.255.255/", Public),
        ("http://198.17.255.255/", Public),
        ("http://223.255.255.255/", Public),
        ("http://[2606:4700::1111]/", Public),
        ("http://[2a00:1450:4001::1]/", Public),
        ("http://[::ffff:8.8.8.8]/", Public),
        ("http://[64:ff9b::8.8.8.8]/", Public),
        ("http://[2002:808:808::1]/", Public),
    ]
};

/// The host and address that a crawl would see for a URL.
fn host_and_addresses(url: &str) -> (String, Vec<IpAddr>) {
    let url = Url::parse(url).unwrap_or_else(|error| panic!("{url}: {error}"));
    let host = url.host_str().unwrap_or_else(|| panic!("{url} has no host")).to_owned();
    let resolved = known_without_lookup(&host).unwrap_or_else(|| panic!("{host} would need a lookup"));
    (host, resolved.addresses.to_vec())
}

#[test]
fn every_spelling_of_an_address_is_seen_for_what_it_is() {
    const { assert!(SPELLINGS.len() >= 100) };
    for (url, kind) in SPELLINGS {
        for address in host_and_addresses(url).1 {
            assert_eq!(AddressKind::of(address), *kind, "{url} is {address}");
        }
    }
}

#[test]
fn nothing_but_the_open_web_gets_through_by_default() {
    let policy = AddressPolicy::new(&DnsSettings::default());
    for (url, kind) in SPELLINGS {
        let (host, addresses) = host_and_addresses(url);
        for port in [80, 443, 8080] {
            let permitted = policy.permitted(&host, port, &addresses).is_ok();
            assert_eq!(permitted, *kind == AddressKind::Public, "{url}");
        }
    }
}

#[test]
fn a_public_name_with_a_private_address_is_refused_whatever_it_said_before() {
    let policy = AddressPolicy::default();
    let public: IpAddr = [93, 184, 216, 34].into();
    let rebound: IpAddr = [127, 0, 0, 1].into();
    assert_eq!(policy.permits("rebind.test", 80, public), Ok(()));
    let blocked = Blocked { address: rebound, kind: AddressKind::Loopback };
    assert_eq!(policy.permits("rebind.test", 80, rebound), Err(blocked));
    assert_eq!(blocked.to_string(), "127.0.0.1 is a loopback address");
    let mixed = policy.permitted("rebind.test", 80, &[rebound, public]);
    assert_eq!(mixed, Ok(vec![public]), "only what passed the guard is left to connect to");
    assert_eq!(policy.permitted("rebind.test", 80, &[rebound]), Err(blocked));
}

#[test]
fn a_seed_may_be_private_at_its_own_port_only() {
    let mut policy = AddressPolicy::default();
    policy.allow_seed("localhost", 8000);
    policy.allow_seed("wiki.corp", 80);
    let loopback: IpAddr = [127, 0, 0, 1].into();
    assert!(policy.permits("localhost", 8000, loopback).is_ok());
    assert!(policy.permits("localhost", 8001, loopback).is_err());
    assert!(policy.permits("127.0.0.1", 8000, loopback).is_err(), "another spelling was not typed");
    assert!(policy.permits("wiki.corp", 80, [10, 1, 2, 3].into()).is_ok());
}

#[test]
fn a_seed_leads_to_a_metadata_service_only_where_its_address_was_typed() {
    let metadata: IpAddr = [169, 254, 169, 254].into();
    let mut policy = AddressPolicy::new(&DnsSettings { allow_private: true, ..DnsSettings::default() });
    policy.allow_seed("wiki.corp", 80);
    assert!(policy.permits("wiki.corp", 80, metadata).is_err());
    policy.allow_seed("169.254.169.254", 80);
    assert!(policy.permits("169.254.169.254", 80, metadata).is_ok());
    policy.allow_seed("0.0.0.0", 8000);
    assert!(policy.permits("0.0.0.0", 8000, Ipv4Addr::UNSPECIFIED.into()).is_ok());
}

#[test]
fn allowing_private_addresses_allows_ones_own_networks() {
    let policy = AddressPolicy::new(&DnsSettings { allow_private: true, ..DnsSettings::default() });
    for (url, kind) in SPELLINGS {
        let (host, addresses) = host_and_addresses(url);
        let expected = *kind == AddressKind::Public || kind.is_own_network();
        assert_eq!(policy.permitted(&host, 80, &addresses).is_ok(), expected, "{url}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Wrapping a non-public IPv4 address in any IPv6 form never makes it public.
    #[test]
    fn no_ipv6_form_launders_an_ipv4_address(bits: u32, suffix: u16) {
        let v4 = Ipv4Addr::from_bits(bits);
        let (high, low) = ((bits >> 16) as u16, bits as u16);
        let forms = [
            v4.to_ipv6_mapped(),
            Ipv6Addr::new(0, 0, 0, 0, 0, 0, high, low),
            Ipv6Addr::new(0, 0, 0, 0, 0xffff, 0, high, low),
            Ipv6Addr::new(0x64, 0xff9b, 0, 0, 0, 0, high, low),
            Ipv6Addr::new(0x64, 0xff9b, 1, suffix, 0, 0, high, low),
            Ipv6Addr::new(0x2002, high, low, suffix, 0, 0, 0, suffix),
            Ipv6Addr::new(0x2001, 0, high, low, suffix, 0, 0xf7f7, 0xf7f7),
            Ipv6Addr::new(0x2001, 0, 0x808, 0x808, suffix, 0, !high, !low),
        ];
        if kind_of_v4(v4) != AddressKind::Public {
            for form in forms {
                prop_assert_ne!(AddressKind::of(form.into()), AddressKind::Public, "{}", form);
            }
        }
    }

    /// Our table is never more generous than the standard library's own notion.
    #[test]
    fn what_the_standard_library_calls_special_is_never_public(bits: u32) {
        let v4 = Ipv4Addr::from_bits(bits);
        if v4.is_loopback() || v4.is_private() || v4.is_link_local() || v4.is_multicast()
            || v4.is_broadcast() || v4.is_documentation() || v4.is_unspecified() {
            prop_assert_ne!(AddressKind::of(v4.into()), AddressKind::Public);
        }
    }

    /// However a number is written, a URL parser and the guard see the same address.
    #[test]
    fn decimal_octal_and_hex_are_one_address(bits: u32) {
        let v4 = Ipv4Addr::from_bits(bits);
        for spelling in [format!("http://{bits}/"), format!("http://0x{bits:x}/"), format!("http://0{bits:o}/")] {
            let url = Url::parse(&spelling).expect("an IPv4 number");
            prop_assert_eq!(url.host(), Some(Host::Ipv4(v4)));
        }
    }
}
