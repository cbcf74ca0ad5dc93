//! How hosts are reached: TLS and its certificates, HTTP/2, and names asked of a real name server.

mod support;

use std::time::Duration;

use peregrine_crawl::{DeadLetter, DeadLetterFilter, DeadLetters, Ending};
use peregrine_simweb::{Behaviour, DnsKind, Naming, PageSize, Quirk, SimWebConfig, TlsKind};
use support::TestCrawl;

fn small(seed: u64) -> SimWebConfig {
    SimWebConfig::new(seed).pages_per_host(15).page_size(PageSize::Fixed(4_000))
}

fn dead_letters(crawl: &TestCrawl) -> Vec<DeadLetter> {
    let list = DeadLetters::open(&crawl.out()).expect("no crawl is running");
    list.page(&DeadLetterFilter::default(), None).expect("readable").letters
}

#[test]
fn http2_is_spoken_over_one_connection_with_hosts_that_offer_it() {
    let config = small(1).hosts(3).mix(vec![(1.0, Behaviour::healthy().with_http2())]);
    let mut crawl = TestCrawl::of(config).every_front_page().trusting();
    crawl.settings.frontier.per_host = 4;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
    let counts = crawl.web.tls_counts();
    assert_eq!(counts.http2_requests, 3 * 16, "pages and robots.txt");
    assert_eq!(counts.http2_connections, 3, "robots.txt comes first, so one connection is there for all others");
}

#[test]
fn every_oddity_shows_over_http2_as_it_does_without() {
    let quirks = [
        Quirk::Chunked,
        Quirk::Gzip,
        Quirk::CloseDelimited,
        Quirk::EarlyHints,
        Quirk::UntidyHead,
        Quirk::Redirect { status: 302, hops: 2 },
        Quirk::Status { status: 404, retry_after: None },
        Quirk::Reset,
        Quirk::ResetMidBody,
        Quirk::ChunkedBroken,
        Quirk::Empty,
    ];
    let behaviours = quirks.map(|quirk| Behaviour::quirk(quirk).with_http2()).to_vec();
    let mut crawl = TestCrawl::of(small(2).one_host_each(behaviours)).every_front_page().trusting();
    let end = crawl.run();
    assert!(matches!(end.summary.ending, Ending::Waiting { .. } | Ending::Finished), "{:?}", end.summary.ending);
    let judgement = crawl.judge(&end);
    assert!(judgement.missing.is_empty() && judgement.unexpected.is_empty(), "{judgement}");
}

#[test]
fn tls_sessions_are_resumed_where_connections_are_not_kept() {
    let closing = Behaviour::quirk(Quirk::ClosesEachTime).with_tls(TlsKind::Valid);
    let mut crawl = TestCrawl::of(small(3).hosts(2).mix(vec![(1.0, closing)])).every_front_page().trusting();
    let end = crawl.run();
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
    let counts = crawl.web.tls_counts();
    assert!(counts.handshakes >= 2 * 15, "{counts:?}");
    assert!(counts.resumed >= counts.handshakes - 4, "all but the first are resumed: {counts:?}");
}

#[test]
fn a_bad_certificate_is_an_outcome_of_its_own() {
    let bad = [TlsKind::SelfSigned, TlsKind::Expired, TlsKind::WrongName];
    let behaviours = bad.map(|tls| Behaviour::healthy().with_tls(tls)).to_vec();
    let mut crawl = TestCrawl::of(small(4).one_host_each(behaviours)).every_front_page().trusting();
    let end = crawl.run();
    assert_eq!(end.verdict.len(), 0, "nothing is asked of a server that cannot show who it is");
    assert_eq!(end.pages.iter().filter(|line| line["outcome"] == "tls").count(), 3, "{:#?}", end.pages);
    let letters = dead_letters(&crawl);
    assert_eq!(letters.len(), 3);
    assert!(letters.iter().all(|letter| letter.reason == "tls"), "{letters:#?}");
    for what in ["is signed by nobody who is trusted", "has expired", "is for another name"] {
        assert!(letters.iter().any(|letter| letter.detail.ends_with(what)), "{what}: {letters:#?}");
    }
}

#[test]
fn a_bad_certificate_may_be_overlooked_and_is_noted() {
    for is_for_all in [false, true] {
        let bad = [TlsKind::SelfSigned, TlsKind::Expired, TlsKind::WrongName, TlsKind::Valid];
        let behaviours = bad.map(|tls| Behaviour::healthy().with_tls(tls)).to_vec();
        let mut crawl = TestCrawl::of(small(5).one_host_each(behaviours)).every_front_page().trusting();
        let named = (0..3).map(|host| crawl.web.name(host)).collect();
        crawl.settings.tls.accept_invalid = if is_for_all { vec!["*".to_owned()] } else { named };
        let end = crawl.run();
        assert_eq!(end.fetched().len(), 4 * 15);
        for line in &end.pages {
            let is_fine = line["url"].as_str().is_some_and(|url| url.contains(&crawl.web.name(3)));
            assert_eq!(line["tls_error"].is_null(), is_fine, "{line}");
        }
    }
}

#[test]
fn a_server_that_never_finishes_its_handshake_costs_a_bounded_time() {
    let silent = Behaviour::healthy().with_tls(TlsKind::Silent);
    let mut crawl = TestCrawl::of(small(8).hosts(2).behaviour(0, silent)).every_front_page().trusting();
    crawl.settings.fetch.tls_timeout = Duration::from_millis(300);
    let end = crawl.run();
    assert!(matches!(end.summary.ending, Ending::Waiting { .. }), "{:?}", end.summary.ending);
    assert_eq!(end.fetched().len(), 15);
    assert_eq!(end.summary.totals.errors.get("robots-timeout"), Some(&1), "{:?}", end.summary.totals.errors);
    assert!(end.summary.took < Duration::from_secs(8), "{:?}", end.summary.took);
}

#[test]
fn names_are_resolved_by_a_real_name_server() {
    let config = small(6).naming(Naming::Names).hosts_per_site(1).hosts_per_address(4);
    let behaviours = [
        DnsKind::Answers,
        DnsKind::Ttl(0),
        DnsKind::Slow(Duration::from_millis(100)),
        DnsKind::Truncated,
        DnsKind::SilentOnIpv6,
        DnsKind::ServerFailure,
        DnsKind::Silent,
    ]
    .map(|dns| Behaviour::healthy().with_dns(dns));
    let dead = Behaviour { dead: true, ..Behaviour::default() };
    let config = config.one_host_each(behaviours.into_iter().chain([dead]).collect());
    let mut crawl = TestCrawl::of(config).every_front_page();
    crawl.asks_name_server = true;
    crawl.settings.dns.timeout = Duration::from_millis(600);
    crawl.settings.dns.attempts = 2;
    let end = crawl.run();
    let judgement = crawl.judge(&end);
    assert!(judgement.is_clean(), "{judgement}");
    assert_eq!(end.fetched().len(), 5 * 15);
    let errors = &end.summary.totals.errors;
    for class in ["robots-dns-failed", "robots-dns-timeout", "robots-dns-not-found"] {
        assert_eq!(errors.get(class).copied().unwrap_or(0), 1, "SERVFAIL, silence and NXDOMAIN: {errors:?}");
    }
    for host in 0..3 {
        let (queries, _) = crawl.web.dns_queries(&crawl.web.name(host)).expect("it was asked for");
        assert!(queries <= 4, "both families, and once more at most: {queries}");
    }
}

/// With a delay of a second the name of the second host is known long before its turn.
#[test]
fn a_slow_name_server_does_not_hold_up_a_host_that_was_queued_before() {
    let slow = Behaviour::healthy().with_dns(DnsKind::Slow(Duration::from_millis(400)));
    let config = small(7).naming(Naming::Names).hosts(20).hosts_per_site(1).mix(vec![(1.0, slow)]);
    let mut crawl = TestCrawl::of(config).every_front_page();
    crawl.asks_name_server = true;
    // One request at a time over all hosts: twenty lookups one after another would take eight seconds.
    crawl.settings.crawl.concurrency = 1;
    crawl.settings.frontier.per_address = 0;
    crawl.settings.crawl.limit = 40;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::LimitReached);
    let starts: Vec<Duration> = end.verdict.requests().map(|request| request.started).collect();
    let first = starts.first().copied().expect("requests were made");
    let later = starts.get(1..).unwrap_or_default();
    let longest_wait = later.iter().zip(&starts).map(|(next, last)| next.saturating_sub(*last)).max();
    assert!(first >= Duration::from_millis(400));
    assert!(longest_wait < Some(Duration::from_millis(300)), "{longest_wait:?}: {starts:?}");
}
