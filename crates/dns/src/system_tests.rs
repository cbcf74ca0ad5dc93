//! A small name server on loopback, so that the real resolver is exercised without the real DNS.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use hickory_resolver::proto::op::{Message, ResponseCode};
use hickory_resolver::proto::rr::rdata::{A, AAAA};
use hickory_resolver::proto::rr::{RData, Record, RecordType};
use tokio::net::UdpSocket;

use super::*;

struct NameServer {
    address: SocketAddr,
    queries: Arc<AtomicUsize>,
}

async fn name_server() -> NameServer {
    let socket = Arc::new(UdpSocket::bind("127.0.0.1:0").await.expect("a free port"));
    let address = socket.local_addr().expect("bound");
    let queries = Arc::new(AtomicUsize::new(0));
    let counter = queries.clone();
    tokio::spawn(async move {
        let mut buffer = [0; 1500];
        while let Ok((length, peer)) = socket.recv_from(&mut buffer).await {
            counter.fetch_add(1, Ordering::SeqCst);
            let (query, socket) = (buffer[..length].to_vec(), socket.clone());
            tokio::spawn(async move {
                if let Some(reply) = reply(&query) {
                    tokio::time::sleep(lateness(&query)).await;
                    let _ = socket.send_to(&reply, peer).await;
                }
            });
        }
    });
    NameServer { address, queries }
}

/// One name has its IPv4 addresses only after everything else was said about it.
fn lateness(query: &[u8]) -> Duration {
    let query = Message::from_vec(query).expect("a query");
    let question = query.queries.first().expect("a question");
    let is_late = question.name().to_utf8() == "contrary.test." && question.query_type() == RecordType::A;
    Duration::from_millis(if is_late { 100 } else { 0 })
}

fn reply(query: &[u8]) -> Option<Vec<u8>> {
    let query = Message::from_vec(query).expect("a query");
    let question = query.queries.first().expect("a question").clone();
    let name = question.name().to_utf8();
    let mut message = Message::response(query.id, query.op_code);
    let answer = |data| Record::from_rdata(question.name().clone(), 77, data);
    match (name.as_str(), question.query_type()) {
        ("silent.test.", _) => return None,
        ("missing.test.", _) => message.metadata.response_code = ResponseCode::NXDomain,
        ("broken.test.", _) => message.metadata.response_code = ResponseCode::ServFail,
        ("crowd.test.", RecordType::A) => {
            message.answers.extend((0..40).map(|n| answer(RData::A(A::new(192, 0, 2, n)))));
        }
        ("lopsided.test." | "gone.test.", RecordType::AAAA) | ("late.test.", RecordType::A) => return None,
        ("gone.test.", RecordType::A) | ("contrary.test.", RecordType::AAAA) => {
            message.metadata.response_code = ResponseCode::NXDomain
        }
        ("four.test." | "both.test." | "lopsided.test." | "contrary.test.", RecordType::A) => {
            message.answers.push(answer(RData::A(A::new(192, 0, 2, 4))))
        }
        ("six.test." | "both.test." | "late.test." | "crowd.test.", RecordType::AAAA) => {
            message.answers.push(answer(RData::AAAA(AAAA::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 6))));
        }
        _ => {}
    }
    message.queries.push(question);
    message.to_vec().ok()
}

fn resolver(server: &NameServer, timeout_millis: u64) -> SystemResolver {
    let settings = DnsSettings {
        servers: vec![server.address],
        timeout: Duration::from_millis(timeout_millis),
        attempts: 1,
        ..DnsSettings::default()
    };
    SystemResolver::new(&settings).expect("valid settings")
}

#[tokio::test]
async fn addresses_of_both_families_come_back_with_their_ttl() {
    let server = name_server().await;
    let resolver = resolver(&server, 3000);
    let both = resolver.resolve("both.test").await.expect("found");
    let expected: Vec<IpAddr> = vec![[192, 0, 2, 4].into(), [0x2001, 0xdb8, 0, 0, 0, 0, 0, 6].into()];
    assert_eq!(*both.addresses, *expected);
    assert_eq!(both.ttl, Duration::from_secs(77));
    assert_eq!(resolver.resolve("four.test").await.expect("found").addresses.len(), 1);
    assert_eq!(resolver.resolve("six.test").await.expect("found").addresses.len(), 1);
}

#[tokio::test]
async fn the_ways_to_fail_are_told_apart() {
    let server = name_server().await;
    let resolver = resolver(&server, 3000);
    let host = |name: &str| name.to_owned();
    let missing = resolver.resolve("missing.test").await.expect_err("NXDOMAIN");
    assert_eq!(missing, DnsError::NotFound { host: host("missing.test") });
    let empty = resolver.resolve("empty.test").await.expect_err("no records");
    assert_eq!(empty, DnsError::NotFound { host: host("empty.test") });
    let broken = resolver.resolve("broken.test").await.expect_err("SERVFAIL");
    assert!(matches!(&broken, DnsError::Failed { host, .. } if host == "broken.test"), "{broken:?}");
    let impossible = resolver.resolve(&"a".repeat(100)).await.expect_err("a label too long");
    assert!(matches!(&impossible, DnsError::Failed { .. }), "{impossible:?}");
}

#[tokio::test]
async fn a_silent_server_costs_the_time_out_and_no_more() {
    let server = name_server().await;
    let resolver = resolver(&server, 80);
    let lookup = tokio::time::timeout(Duration::from_secs(5), resolver.resolve("silent.test"));
    let silent = lookup.await.expect("bounded").expect_err("no answer");
    assert_eq!(silent, DnsError::Timeout { host: "silent.test".to_owned() });
}

#[tokio::test]
async fn a_host_with_very_many_addresses_has_a_few_of_them() {
    let server = name_server().await;
    let crowd = resolver(&server, 3000).resolve("crowd.test").await.expect("found");
    assert_eq!(crowd.addresses.len(), MAX_ADDRESSES + 1);
    assert!(crowd.addresses.last().is_some_and(IpAddr::is_ipv6), "one family does not crowd out the other");
}

#[tokio::test]
async fn a_name_server_that_is_silent_about_one_family_does_not_hide_the_other() {
    let server = name_server().await;
    let found = async |name, timeout_millis| {
        let began = tokio::time::Instant::now();
        let found = resolver(&server, timeout_millis).resolve(name).await;
        (found, began.elapsed())
    };
    let (lopsided, took) = found("lopsided.test", 30_000).await;
    let lopsided = lopsided.expect("it has an IPv4 address");
    assert_eq!(*lopsided.addresses, [IpAddr::from([192, 0, 2, 4])]);
    assert_eq!(lopsided.ttl, Duration::ZERO, "half an answer is asked for again soon");
    assert!(took < Duration::from_secs(5), "{took:?}");
    let (late, _) = found("late.test", 300).await;
    assert_eq!(late.expect("it has an IPv6 address").addresses.len(), 1);
    let (gone, took) = found("gone.test", 30_000).await;
    assert_eq!(gone, Err(DnsError::NotFound { host: "gone.test".to_owned() }));
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[tokio::test]
async fn a_name_server_that_denies_a_name_for_want_of_ipv6_does_not_hide_its_ipv4_addresses() {
    let server = name_server().await;
    let contrary = resolver(&server, 3000).resolve("contrary.test").await.expect("it has an IPv4 address");
    assert_eq!(*contrary.addresses, [IpAddr::from([192, 0, 2, 4])]);
}

#[tokio::test]
async fn no_server_is_asked_about_localhost_or_literals() {
    let server = name_server().await;
    let resolver = resolver(&server, 3000);
    for host in ["localhost", "a.localhost", "127.0.0.1", "[::1]"] {
        assert!(resolver.resolve(host).await.is_ok(), "{host}");
    }
    assert_eq!(server.queries.load(Ordering::SeqCst), 0);
}

#[test]
fn a_resolver_can_be_made_before_the_runtime_runs() {
    assert!(SystemResolver::new(&DnsSettings::default()).is_ok());
}

#[test]
fn only_bare_words_go_through_the_search_list() {
    assert_eq!(absolute("example.com"), "example.com.");
    assert_eq!(absolute("example.com."), "example.com.");
    assert!(is_bare_word("intranet") && !is_bare_word("example.com") && !is_bare_word("intranet."));
}

#[tokio::test]
async fn without_name_servers_each_lookup_says_what_to_do() {
    let config = ResolverConfig::default();
    let resolver = TokioResolver::builder_with_config(config, TokioRuntimeProvider::default()).build().expect("built");
    let no_servers = Some("no name server is known (empty); set dns.servers".to_owned());
    let resolver = SystemResolver { resolver, timeout: Duration::from_secs(2), no_servers };
    let error = resolver.resolve("example.com").await.expect_err("nobody to ask").to_string();
    assert!(error.contains("example.com") && error.contains("set dns.servers"), "{error}");
    assert!(resolver.resolve("localhost").await.is_ok());
}
