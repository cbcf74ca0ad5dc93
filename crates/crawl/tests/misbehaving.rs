//! A web in which a third of the hosts misbehave, in every way there is: the others must not notice.

mod support;

use std::time::Duration;

use peregrine_crawl::{Ending, Scope};
use peregrine_simweb::{Behaviour, DnsKind, Naming, PageSize, Quirk, RobotsKind, SimWebConfig, TlsKind};
use support::{CrawlEnd, TestCrawl};

const HEALTHY: u32 = 64;
/// Long enough that the pace is set by turns and not by how fast this machine is.
const DELAY: Duration = Duration::from_secs(1);
const PAGES: u32 = 6;

fn misbehaviours() -> Vec<Behaviour> {
    let second = Duration::from_secs(1);
    let quirks = [
        Quirk::Silent,
        Quirk::Stalls,
        Quirk::Slow { first_byte: Duration::from_millis(500) },
        Quirk::Drip { piece: 10, pause: Duration::from_millis(50) },
        Quirk::Huge { bytes: 200 << 20 },
        Quirk::GzipBomb { bytes: 4 << 20 },
        Quirk::HugeHead { bytes: 200_000 },
        Quirk::GarbageHead,
        Quirk::Reset,
        Quirk::ResetMidBody,
        Quirk::CloseBeforeAnswer,
        Quirk::BreaksKeepAlive,
        Quirk::ChunkedBroken,
        Quirk::ChunkedCutOff,
        Quirk::LengthTooLong,
        Quirk::GzipBroken,
        Quirk::GzipCutOff,
        Quirk::LengthTooShort,
        Quirk::RedirectLoop,
        Quirk::Redirect { status: 302, hops: 9 },
        Quirk::RedirectNowhere,
        Quirk::Status { status: 500, retry_after: None },
        Quirk::Status { status: 503, retry_after: Some(900) },
        Quirk::RateLimited { min_gap: second, retry_after: 900 },
    ];
    // Over HTTP/2 all exchanges with a host share a connection.
    let shared = [
        Quirk::Silent,
        Quirk::Stalls,
        Quirk::Drip { piece: 10, pause: Duration::from_millis(50) },
        Quirk::Huge { bytes: 200 << 20 },
        Quirk::ResetMidBody,
        Quirk::Status { status: 429, retry_after: None },
    ];
    let robots = [RobotsKind::Status(500), RobotsKind::Silent, RobotsKind::Reset, RobotsKind::RedirectLoop];
    let names = [DnsKind::ServerFailure, DnsKind::Silent, DnsKind::SilentOnIpv6];
    let certificates = [TlsKind::SelfSigned, TlsKind::Expired, TlsKind::WrongName, TlsKind::Silent];
    let dead = Behaviour { dead: true, ..Behaviour::default() };
    quirks
        .map(|quirk| Behaviour::quirk(quirk).everywhere())
        .into_iter()
        .chain(shared.map(|quirk| Behaviour::quirk(quirk).everywhere().with_http2()))
        .chain(robots.map(Behaviour::robots))
        .chain(names.map(|dns| Behaviour::healthy().with_dns(dns)))
        .chain(certificates.map(|tls| Behaviour::healthy().with_tls(tls)))
        .chain([dead])
        .collect()
}

/// Healthy hosts come first, a few of them with rules of their own; the others follow.
fn web() -> SimWebConfig {
    let with_rules = [RobotsKind::DisallowSubtree, RobotsKind::Wildcards, RobotsKind::CrawlDelay(0.2)];
    let healthy = (0..HEALTHY as usize).map(|host| match with_rules.get(host) {
        Some(rules) => Behaviour::robots(rules.clone()),
        None => Behaviour::healthy(),
    });
    SimWebConfig::new(99)
        .one_host_each(healthy.chain(misbehaviours()).collect())
        .naming(Naming::Names)
        .hosts_per_site(1)
        .pages_per_host(PAGES)
        .cross_host_share(0.0)
        .page_size(PageSize::Fixed(3_000))
}

fn crawl(hosts: u32) -> (TestCrawl, CrawlEnd) {
    let mut crawl = TestCrawl::of(web()).scope(Scope::Host).delay(DELAY).trusting();
    crawl.seeds = (0..hosts).map(|host| crawl.web.url(host, "/")).collect();
    crawl.asks_name_server = true;
    crawl.settings.dns.timeout = Duration::from_secs(1);
    let fetch = &mut crawl.settings.fetch;
    fetch.tls_timeout = Duration::from_secs(1);
    fetch.header_timeout = Duration::from_secs(1);
    fetch.idle_timeout = Duration::from_secs(1);
    fetch.total_timeout = Duration::from_secs(3);
    fetch.min_rate_window = Duration::from_millis(500);
    // The synthetic web and the crawl share two cores, and neither is optimised here.
    fetch.max_body = 500_000;
    crawl.settings.frontier.latency_factor = 0;
    let end = crawl.run();
    (crawl, end)
}

/// From the first request to the last one that a healthy host answered.
fn time_for_the_healthy(crawl: &TestCrawl, end: &CrawlEnd) -> Duration {
    let healthy = || end.verdict.requests().filter(|request| request.host.is_some_and(|host| host < HEALTHY));
    let pages = healthy().filter(|request| request.status == 200 && !request.url.ends_with("robots.txt")).count();
    let expected = crawl.web.truth().expect(&crawl.rules()).len();
    assert!(pages >= (HEALTHY * PAGES) as usize * 3 / 4 && pages <= expected, "{pages} pages");
    let first = healthy().map(|request| request.started).min().unwrap_or_default();
    let last = healthy().filter_map(|request| request.finished).max().unwrap_or_default();
    last - first
}

/// Both crawls run at the same time: whatever else this machine does, it does to both, and what remains is what the bad hosts cost.
#[test]
fn a_third_of_misbehaving_hosts_costs_the_others_nothing() {
    let bad = misbehaviours().len() as u32;
    assert!(bad * 3 >= HEALTHY + bad, "a third: {bad} of {}", HEALTHY + bad);
    let [(alone, end_alone), (among_others, end)] = std::thread::scope(|scope| {
        let crawls = [HEALTHY, HEALTHY + bad].map(|hosts| scope.spawn(move || crawl(hosts)));
        crawls.map(|crawl| crawl.join().expect("no crawl panics"))
    });
    assert_eq!(end_alone.summary.ending, Ending::Finished);
    assert!(matches!(end.summary.ending, Ending::Waiting { .. }), "{:?}", end.summary.ending);
    assert!(end.summary.queued > 0, "what is left is told");
    let judgement = among_others.judge(&end);
    assert_eq!(judgement.robots_violations, [] as [&str; 0]);
    assert_eq!(judgement.before_robots, [] as [&str; 0]);
    let is_healthy = |url: &&String| {
        let name = url.split("://").nth(1).and_then(|rest| rest.split(':').next()).unwrap_or_default();
        among_others.web.host(name).is_some_and(|host| host < HEALTHY)
    };
    assert_eq!(judgement.missing.iter().filter(is_healthy).count(), 0, "{judgement}");
    assert_eq!(end.verdict.hurried(|_| DELAY), [], "no gap is shorter than the delay");
    assert!(end.verdict.max_concurrent() <= 1);
    let (without, with) = (time_for_the_healthy(&alone, &end_alone), time_for_the_healthy(&among_others, &end));
    assert!(with.as_secs_f64() <= without.as_secs_f64() * 1.1, "{with:?} with the bad ones, {without:?} without");
}
