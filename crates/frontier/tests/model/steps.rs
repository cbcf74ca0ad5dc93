//! What can happen.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use peregrine_frontier::FrontierSettings;
use proptest::prelude::*;

use crate::world::plain_settings;

pub const HOSTS: u8 = 4;

/// Two hosts per domain, and two per address, but not the same ones.
pub fn name(host: u8) -> String {
    format!("h{host}.d{}.example", host % 2)
}

pub fn address_of(host: &str) -> IpAddr {
    address((host.as_bytes()[1] - b'0') / 2)
}

pub fn address(number: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, number).into()
}

#[derive(Clone, Debug)]
pub enum Step {
    Admit { host: u8, paths: Vec<u8>, depth: u16 },
    Next,
    Settle { which: prop::sample::Index, end: End },
    SettleAgain { which: prop::sample::Index },
    Started { which: prop::sample::Index, address: Option<u8> },
    Advance { millis: u64 },
    Forgive { host: u8, secure: bool },
    TakeCommit,
    ApplyOne,
    Sync,
    Crash { surviving: usize },
    Restart,
}

#[derive(Clone, Debug)]
pub enum End {
    Well { crawl_delay: Option<u64>, expires: u64, server_time: u64 },
    Denied,
    Retry { after: u64 },
    BackOff { after: u64 },
    TooMany { retry_after: u64 },
    NoSuchName { after: u64 },
    GiveUp,
    Moved { host: u8 },
}

pub fn end() -> impl Strategy<Value = End> {
    prop_oneof![
        8 => (prop::option::weighted(0.3, 0u64..8_000), 500u64..100_000, 0u64..1_000).prop_map(
            |(crawl_delay, expires, server_time)| End::Well { crawl_delay, expires, server_time }
        ),
        1 => Just(End::Denied),
        1 => (0u64..20_000).prop_map(|after| End::Retry { after }),
        1 => (0u64..20_000).prop_map(|after| End::BackOff { after }),
        1 => (0u64..20_000).prop_map(|retry_after| End::TooMany { retry_after }),
        1 => (0u64..20_000).prop_map(|after| End::NoSuchName { after }),
        1 => Just(End::GiveUp),
        1 => (0..HOSTS + 2).prop_map(|host| End::Moved { host }),
    ]
}

pub fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..HOSTS, prop::collection::vec(0u8..40, 1..6), 0u16..3)
            .prop_map(|(host, paths, depth)| Step::Admit { host, paths, depth }),
        10 => Just(Step::Next),
        10 => (any::<prop::sample::Index>(), end()).prop_map(|(which, end)| Step::Settle { which, end }),
        1 => any::<prop::sample::Index>().prop_map(|which| Step::SettleAgain { which }),
        1 => (any::<prop::sample::Index>(), prop::option::of(0u8..3))
            .prop_map(|(which, address)| Step::Started { which, address }),
        8 => (0u64..3_000).prop_map(|millis| Step::Advance { millis }),
        1 => (100_000u64..4_000_000).prop_map(|millis| Step::Advance { millis }),
        1 => (0..HOSTS, any::<bool>()).prop_map(|(host, secure)| Step::Forgive { host, secure }),
        4 => Just(Step::TakeCommit),
        4 => Just(Step::ApplyOne),
        2 => Just(Step::Sync),
        1 => (0usize..4).prop_map(|surviving| Step::Crash { surviving }),
        1 => Just(Step::Restart),
    ]
}

pub fn settings() -> impl Strategy<Value = FrontierSettings> {
    let delay = prop_oneof![1 => Just(0u64), 4 => Just(1000)];
    let lease = prop_oneof![Just(600_000u64), Just(4_000)];
    let memory = (prop_oneof![Just(0usize), Just(4), Just(1000)], prop_oneof![Just(4usize), Just(64)]);
    (delay, 1u32..3, 0u32..3, 0u32..3, prop_oneof![Just(0u32), Just(5)], lease, memory).prop_map(
        |(delay, per_host, per_domain, per_address, latency_factor, lease, (urls_in_memory, sieve_memtable))| {
            FrontierSettings {
                delay: Duration::from_millis(delay),
                per_host,
                per_domain,
                per_address,
                latency_factor,
                max_adaptive_delay: Duration::from_secs(3),
                lease: Duration::from_millis(lease),
                urls_in_memory,
                sieve_memtable,
                max_crawl_delay: Duration::from_secs(5),
                ..plain_settings()
            }
        },
    )
}
