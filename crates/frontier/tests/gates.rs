//! Names that share an address or a domain share a rate.

mod world;

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use peregrine_frontier::{Ending, FrontierSettings, Next};
use peregrine_types::{Denial, DueUrl, Errand, RetryDecision, Timestamp, Via, VisitOutcome};
use peregrine_urls::{Fingerprint, Url, host_key, registrable_domain};
use proptest::prelude::*;
use rustix::time::{ClockId, clock_gettime};
use world::*;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

fn gated(per_domain: u32, per_address: u32) -> FrontierSettings {
    FrontierSettings { per_domain, per_address, ..plain_settings() }
}

fn one_server(_: &Url) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, 1).into()
}

/// Names that begin with the same letter lead to the same server.
fn by_letter(url: &Url) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, host_key(url).unwrap().as_bytes()[0]).into()
}

fn on_servers(per_domain: u32, per_address: u32, address_of: fn(&Url) -> IpAddr) -> World {
    let mut world = World::new(gated(per_domain, per_address));
    world.address_of = address_of;
    world
}

fn admit_pages(world: &mut World, host: &str, pages: usize) {
    let urls = (0..pages).map(|page| candidate(&format!("http://{host}/{page}"), 1, Via::Link));
    world.frontier.admit(urls, world.now).unwrap();
}

fn host_of(due: &DueUrl) -> &str {
    host_key(&due.url).unwrap()
}

fn cpu_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// The next errand that goes to a host; addresses are found on the way.
fn next_request(world: &mut World) -> DueUrl {
    loop {
        let due = world.due();
        if due.errand != Errand::Address {
            return due;
        }
        world.settle_well(&due);
    }
}

#[track_caller]
fn apart(requests: &[(Timestamp, String)], gap: Duration) {
    for pair in requests.windows(2) {
        assert!(pair[1].0.since(pair[0].0) >= gap, "{pair:?} are too close");
    }
}

/// Asks every one of these hosts, which all know their robots.txt afterwards, and lets their delays pass.
fn warm_up(world: &mut World, hosts: &[&str]) {
    let urls = hosts.iter().map(|host| candidate(&format!("http://{host}/first"), 1, Via::Link));
    world.frontier.admit(urls, world.now).unwrap();
    let end = world.now.plus(60 * SECOND);
    world.requests_until(end);
}

/// Two gates open at the same moment; the first host that waited at one of them goes. The first that waited at the other
/// was let through as well, but has not gone, and has another request under way.
struct LetThrough {
    world: World,
    under_way: DueUrl,
    /// The host that waits for the same gate.
    next: &'static str,
}

fn let_through() -> LetThrough {
    let mut world = on_servers(0, 1, by_letter);
    world.settings.per_host = 2;
    world.restart();
    warm_up(&mut world, &["a1.example", "a2.example", "a3.example", "b1.example", "b2.example", "b3.example"]);
    for host in ["a1.example", "b1.example"] {
        admit_pages(&mut world, host, 5);
    }
    let (one, other) = (next_request(&mut world), next_request(&mut world));
    for host in ["a2.example", "b2.example"] {
        admit_pages(&mut world, host, 1);
    }
    assert_eq!(world.wait(), SECOND);
    world.advance(SECOND);
    for _ in 0..2 {
        let due = world.due();
        assert!(host_of(&due).contains('2'));
        world.settle_well(&due);
    }
    assert_eq!(world.wait(), SECOND);
    for host in ["a3.example", "b3.example"] {
        admit_pages(&mut world, host, 4);
    }
    assert_eq!(world.wait(), SECOND);
    world.advance(SECOND);
    let first = world.due();
    world.settle_well(&first);
    let (went, under_way) = if host_of(&first) == host_of(&one) { (one, other) } else { (other, one) };
    assert_eq!(host_of(&first), host_of(&went));
    world.settle_well(&went);
    let next = if host_of(&under_way) == "a1.example" { "a3.example" } else { "b3.example" };
    LetThrough { world, under_way, next }
}

#[test]
fn a_page_that_robots_txt_forbids_keeps_nobody_waiting() {
    let mut world = on_servers(4, 16, one_server);
    admit_pages(&mut world, "a.example", 9);
    let robots = next_request(&mut world);
    let expires = world.now.plus(HOUR);
    world.settle(robots.lease, &rules(None, expires), RetryDecision::Done);
    world.advance(SECOND);
    let forbidden = VisitOutcome::Denied(Denial::Robots { rule: "Disallow: /".to_owned() });
    for _ in 0..5 {
        let page = next_request(&mut world);
        world.settle(page.lease, &forbidden, RetryDecision::Done);
    }
    let page = next_request(&mut world);
    world.settle_well(&page);
    assert_eq!(world.wait(), SECOND, "whose request it was waits for its turn");
}

#[test]
fn one_that_was_let_through_and_backs_off_makes_way_for_the_next() {
    let LetThrough { mut world, under_way, next } = let_through();
    world.settle(under_way.lease, &failed(), RetryDecision::BackOffHost { after: HOUR });
    let requests = world.requests_until(world.now.plus(30 * SECOND));
    assert_eq!(requests.iter().filter(|(_, host)| host == next).count(), 4, "{requests:?}");
}

#[test]
fn one_that_was_let_through_and_moved_to_another_address_makes_way_for_the_next() {
    let LetThrough { mut world, under_way, next } = let_through();
    world.frontier.started(under_way.lease, world.now, Some(Ipv4Addr::new(192, 0, 2, 99).into()));
    world.settle_well(&under_way);
    let requests = world.requests_until(world.now.plus(30 * SECOND));
    assert_eq!(requests.iter().filter(|(_, host)| host == next).count(), 4, "{requests:?}");
}

#[test]
fn a_robots_txt_that_leads_to_a_private_or_unknown_name_does_not_ask_for_its_address_for_ever() {
    let private = VisitOutcome::Denied(Denial::PrivateAddress { address: "10.0.0.1".to_owned() });
    for (outcome, decision) in [(private, RetryDecision::Done), (unknown_name(), RetryDecision::GiveUp)] {
        let mut world = on_servers(0, 1, address_of);
        admit_pages(&mut world, "a.example", 1);
        let robots = next_request(&mut world);
        world.settle(robots.lease, &moved("http://nowhere.example/robots.txt"), RetryDecision::Done);
        let mut errands = 0;
        loop {
            match world.next() {
                Next::Due(due) => {
                    assert_eq!((host_of(&due), &due.errand), ("nowhere.example", &Errand::Address));
                    world.settle(due.lease, &outcome, decision);
                    errands += 1;
                    assert!(errands < 10, "the address is asked for again and again");
                }
                Next::Closed { due, outcome } => world.settle_closed(&due, &outcome),
                Next::Wait { until } => world.now = until.max(world.now),
                Next::AllLeased => panic!("all on lease"),
                Next::Empty => break,
            }
        }
        let record = world.frontier.record(Fingerprint::of_key("http://a.example/0")).unwrap().unwrap();
        assert!(matches!(record.ending, Ending::Denied | Ending::GivenUp), "{record:?}");
    }
}

#[test]
fn the_address_of_a_host_that_another_ones_robots_txt_leads_to_is_asked_for_once() {
    let mut world = on_servers(0, 1, address_of);
    admit_pages(&mut world, "a.example", 1);
    let robots = next_request(&mut world);
    world.settle(robots.lease, &moved("http://b.example/robots.txt"), RetryDecision::Done);
    let errand = world.due();
    assert_eq!((host_of(&errand), &errand.errand), ("b.example", &Errand::Address));
    assert!(matches!(world.next(), Next::AllLeased), "once is enough");
    world.settle_well(&errand);
    assert_eq!(errand_of(&world.due()), ("http://a.example", 1));
}

#[test]
fn one_that_waits_at_a_gate_and_gets_a_better_url_comes_before_the_others() {
    let mut world = on_servers(0, 1, one_server);
    let hosts: Vec<String> = (0..20).map(|number| format!("h{number}.example")).collect();
    warm_up(&mut world, &hosts.iter().map(String::as_str).collect::<Vec<_>>());
    for host in &hosts {
        let urls = (0..2).map(|page| candidate(&format!("http://{host}/deep{page}"), 9, Via::Link));
        world.frontier.admit(urls, world.now).unwrap();
    }
    let first = world.due();
    world.settle_well(&first);
    assert_eq!(world.wait(), SECOND, "all others wait at the gate");
    let last = hosts.iter().rev().find(|host| *host != host_of(&first)).unwrap();
    world.frontier.admit([candidate(&format!("http://{last}/asked-for"), 0, Via::Seed)], world.now).unwrap();
    world.advance(SECOND);
    assert_eq!(world.due().url.as_str(), format!("http://{last}/asked-for"));
}

#[test]
fn hosts_on_one_address_share_its_rate_and_take_turns() {
    let mut world = on_servers(0, 4, one_server);
    let (hosts, pages) = (40, 5);
    for host in 0..hosts {
        admit_pages(&mut world, &format!("h{host}.example"), pages);
    }
    let requests = world.requests_until(START.plus(100 * SECOND));
    assert_eq!(requests.len(), hosts * (pages + 1));
    let gap = SECOND / 4;
    apart(&requests, gap);
    let last = requests.last().unwrap().0;
    assert_eq!(last.since(START), gap * (requests.len() as u32 - 1), "and nobody waits for nothing");
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, (_, host)) in requests.iter().enumerate() {
        *asked.entry(host).or_default() += 1;
        let fair = number / hosts;
        assert!(asked[host.as_str()] <= fair + 3, "{host} is asked out of turn");
    }
    assert!(asked.values().all(|count| *count == pages + 1));
}

#[test]
fn the_best_of_those_that_wait_at_a_gate_goes_first() {
    let mut world = on_servers(0, 1, one_server);
    let hosts: Vec<String> = (0..8).map(|number| format!("h{number}.example")).collect();
    warm_up(&mut world, &hosts.iter().map(String::as_str).collect::<Vec<_>>());
    for (depth, host) in (1..).zip(&hosts) {
        world.frontier.admit([candidate(&format!("http://{host}/x"), 10 - depth, Via::Link)], world.now).unwrap();
    }
    let requests = world.requests_until(world.now.plus(20 * SECOND));
    let order: Vec<&String> = requests.iter().map(|(_, host)| host).collect();
    assert_eq!(order, hosts.iter().rev().collect::<Vec<_>>());
}

#[test]
fn hosts_of_one_domain_share_its_rate() {
    let mut world = World::new(gated(2, 0));
    for host in 0..20 {
        admit_pages(&mut world, &format!("h{host}.site.example"), 3);
    }
    admit_pages(&mut world, "elsewhere.example", 10);
    let requests = world.requests_until(START.plus(100 * SECOND));
    let (of_site, others): (Vec<_>, Vec<_>) =
        requests.into_iter().partition(|(_, host)| host.ends_with("site.example"));
    assert_eq!((of_site.len(), others.len()), (80, 11));
    apart(&of_site, SECOND / 2);
    assert_eq!(of_site.last().unwrap().0.since(START), SECOND / 2 * 79);
    assert_eq!(others.last().unwrap().0.since(START), 10 * SECOND, "others go at their own pace");
}

#[test]
fn a_host_passes_both_of_its_gates() {
    let mut world = on_servers(2, 3, one_server);
    let (domains, hosts, pages) = (5, 6, 3);
    for domain in 0..domains {
        for host in 0..hosts {
            admit_pages(&mut world, &format!("h{host}.d{domain}.example"), pages);
        }
    }
    let requests = world.requests_until(START.plus(100 * SECOND));
    assert_eq!(requests.len(), domains * hosts * (pages + 1));
    let gap = Duration::from_millis(333);
    apart(&requests, gap);
    for domain in 0..domains {
        let domain = format!("d{domain}.example");
        let of_domain: Vec<_> =
            requests.iter().filter(|(_, host)| registrable_domain(host) == domain).cloned().collect();
        apart(&of_domain, SECOND / 2);
    }
    let took = requests.last().unwrap().0.since(START);
    assert!(took <= gap * requests.len() as u32 * 11 / 10, "the address is hardly ever idle: {took:?}");
}

#[test]
fn the_address_is_found_out_first_and_once_and_costs_no_turn() {
    let mut world = World::new(gated(0, 16));
    admit_pages(&mut world, "a.example", 3);
    let errand = world.due();
    assert_eq!((&errand.errand, errand.url.as_str()), (&Errand::Address, "http://a.example/"));
    assert!(matches!(world.next(), Next::AllLeased), "nothing of the host before that");
    world.settle_well(&errand);
    let robots = world.due();
    assert_eq!(errand_of(&robots).0, "http://a.example", "at the same moment");
    world.settle_well(&robots);
    let page = world.await_due().unwrap();
    assert_eq!((page.errand.clone(), world.now.since(START)), (Errand::Page, SECOND));
    world.settle_well(&page);
    world.restart();
    let after = world.await_due().unwrap();
    assert_eq!(after.errand, Errand::Page, "the address is remembered");
    world.settle_well(&after);
    world.drain();
    world.restart();
    world.admit(&["http://a.example/new"]);
    assert_eq!(world.await_due().unwrap().errand, Errand::Page);
}

#[test]
fn an_address_errand_that_nobody_settles_returns() {
    let mut world = World::new(gated(0, 16));
    admit_pages(&mut world, "a.example", 1);
    let lost = world.due();
    assert_eq!(lost.errand, Errand::Address);
    world.advance(world.settings.lease);
    let again = world.due();
    assert_eq!(again.errand, Errand::Address);
    assert_ne!(again.lease, lost.lease);
    world.settle_well(&again);
    assert_eq!(world.drain(), ["http://a.example/0"]);
}

#[test]
fn a_name_that_is_not_found_backs_off_as_a_whole_and_then_closes_its_origin() {
    let mut world = World::new(gated(0, 16));
    world.admit(&["http://a.example/1", "https://a.example/2", "http://b.example/1"]);
    let mut given_up = 0;
    while let Some(due) = world.await_due() {
        if host_of(&due) == "b.example" {
            world.settle_well(&due);
            continue;
        }
        assert_eq!(due.errand, Errand::Address, "nothing is asked of a host that is not found");
        match due.attempt {
            0 => {
                world.settle(due.lease, &unknown_name(), RetryDecision::BackOffHost { after: HOUR });
                let asked = world.now;
                world.commit();
                world.crash(0);
                let requests = world.requests_until(asked.plus(HOUR - SECOND));
                assert!(requests.iter().all(|(_, host)| host == "b.example"), "{requests:?}");
            }
            1 => {
                world.settle(due.lease, &unknown_name(), RetryDecision::GiveUp);
                given_up += 1;
                world.restart();
            }
            other => panic!("attempt {other} of {due:?}"),
        }
    }
    assert_eq!(given_up, 2, "one per origin");
    for url in ["http://a.example/1", "https://a.example/2"] {
        let record = world.frontier.record(Fingerprint::of_key(url)).unwrap().unwrap();
        assert_eq!((record.ending, &*record.detail), (Ending::GivenUp, "no such name"));
    }
}

#[test]
fn an_address_that_is_private_closes_the_origin() {
    let mut world = World::new(gated(0, 16));
    admit_pages(&mut world, "a.example", 2);
    let errand = world.due();
    let private = VisitOutcome::Denied(Denial::PrivateAddress { address: "10.0.0.1".to_owned() });
    world.settle(errand.lease, &private, RetryDecision::Done);
    for _ in 0..2 {
        let Next::Closed { due, outcome } = world.next() else { panic!("not closed") };
        assert!(matches!(outcome, VisitOutcome::Denied(Denial::PrivateAddress { .. })), "{outcome:?}");
        world.settle_closed(&due, &outcome);
    }
    assert!(matches!(world.next(), Next::Empty));
}

#[test]
fn a_name_that_is_an_address_needs_no_errand_and_shares_the_rate_of_its_names() {
    let mut world = on_servers(0, 1, one_server);
    admit_pages(&mut world, "192.0.2.1", 2);
    let robots = world.due();
    assert_eq!(errand_of(&robots).0, "http://192.0.2.1");
    world.settle_well(&robots);
    admit_pages(&mut world, "name.example", 2);
    admit_pages(&mut world, "[2001:db8::1]", 2);
    let requests = world.requests_until(START.plus(20 * SECOND));
    let (by_six, by_four): (Vec<_>, Vec<_>) = requests.into_iter().partition(|(_, host)| host.starts_with('['));
    assert_eq!((by_six.len(), by_four.len()), (3, 5));
    assert_eq!(by_four.first().unwrap().0.since(START), SECOND);
    apart(&by_four, SECOND);
}

#[test]
fn no_delay_means_no_gates_and_no_questions() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, ..gated(1, 1) });
    for host in 0..10 {
        admit_pages(&mut world, &format!("h{host}.site.example"), 3);
    }
    for _ in 0..40 {
        let due = world.due();
        assert_ne!(due.errand, Errand::Address);
        world.settle_well(&due);
    }
    assert!(matches!(world.next(), Next::Empty));
    assert_eq!(world.now, START);
}

#[test]
fn a_request_that_went_out_late_shuts_the_gate_late_and_where_it_really_went() {
    let mut world = on_servers(0, 1, by_letter);
    warm_up(&mut world, &["a1.example", "a2.example", "b1.example"]);
    for host in ["a1.example", "a2.example", "b1.example"] {
        admit_pages(&mut world, host, 3);
    }
    let (one, other) = (world.due(), world.due());
    let mut leases = [one, other];
    leases.sort_by_key(|due| host_of(due).to_owned());
    let [a, b] = leases;
    assert_eq!((&host_of(&a)[..1], host_of(&b)), ("a", "b1.example"));
    world.advance(SECOND / 2);
    world.frontier.started(a.lease, world.now, Some(by_letter(&a.url)));
    assert_eq!(world.wait(), SECOND, "the other host on that address waits from then on");
    world.frontier.started(b.lease, world.now, Some(by_letter(&a.url)));
    world.settle_well(&a);
    world.settle_well(&b);
    let requests = world.requests_until(world.now.plus(60 * SECOND));
    assert_eq!(requests.len(), 7);
    apart(&requests, SECOND);
}

#[test]
fn ten_thousand_that_wait_at_one_gate_hold_up_nobody_else_and_cost_little() {
    let mut world = on_servers(0, 16, by_letter);
    for host in 0..10_000 {
        admit_pages(&mut world, &format!("a{host}.example"), 2);
    }
    admit_pages(&mut world, "other.example", 1100);
    let before = cpu_seconds();
    let requests = world.requests_until(START.plus(1000 * SECOND));
    let took = cpu_seconds() - before;
    let others = requests.iter().filter(|(_, host)| host == "other.example").count();
    assert_eq!(others, 1001, "one a second");
    assert!(requests.len() - others >= 16_000, "{} requests", requests.len() - others);
    assert!(took < 5.0, "{took} s");
}

/// Blogs: many names of few domains on one server. Whichever gate a host is let through, the other one may be shut.
#[test]
fn thousands_between_two_gates_cost_little() {
    let mut world = on_servers(4, 16, one_server);
    for host in 0..8_000 {
        admit_pages(&mut world, &format!("h{host}.d{}.example", host % 5), 2);
    }
    let before = cpu_seconds();
    let requests = world.requests_until(START.plus(100 * SECOND));
    let took = cpu_seconds() - before;
    apart(&requests, Duration::from_millis(62));
    assert!(requests.len() >= 1500, "{} requests", requests.len());
    assert!(took < 5.0, "{took} s for {} requests", requests.len());
}

#[derive(Clone, Debug)]
struct Site {
    host: u8,
    domain: u8,
    pages: usize,
}

fn site() -> impl Strategy<Value = Site> {
    (0u8..12, 0u8..3, 1usize..6).prop_map(|(host, domain, pages)| Site { host, domain, pages })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever the gates, whatever backs off, moves to another address or returns: no wake-up is lost.
    #[test]
    fn every_url_is_fetched_in_the_end(
        per_domain in 0u32..3,
        per_address in 0u32..3,
        per_host in 1u32..4,
        sites in prop::collection::vec(site(), 1..25),
        events in prop::collection::vec(0u8..20, 0..200),
    ) {
        let mut world = World::new(FrontierSettings { per_host, ..gated(per_domain, per_address) });
        world.address_of = by_letter;
        let mut sites = sites.into_iter();
        let mut events = events.into_iter();
        let mut out: Vec<DueUrl> = Vec::new();
        let mut rounds = 0;
        loop {
            rounds += 1;
            prop_assert!(rounds < 20_000, "the crawl does not end");
            if let Some(site) = sites.next() {
                let letter = char::from(b'a' + site.host % 3);
                admit_pages(&mut world, &format!("{letter}{}.d{}.example", site.host, site.domain), site.pages);
            }
            match world.next() {
                Next::Due(due) => out.push(due),
                Next::Closed { due, outcome } => world.settle_closed(&due, &outcome),
                Next::Wait { until } if out.is_empty() => world.now = until.max(world.now),
                Next::Wait { until } => {
                    prop_assert!(until >= world.now);
                    world.now = until.min(world.now.plus(SECOND / 8));
                }
                Next::AllLeased => prop_assert!(!out.is_empty()),
                Next::Empty => break,
            }
            let event = events.next().unwrap_or(0);
            if event < 8 && !out.is_empty() {
                let due = out.remove(usize::from(event) % out.len());
                world.settle_well(&due);
            } else if event < 12 && !out.is_empty() {
                let due = out.remove(0);
                let after = SECOND * u32::from(event) / 4;
                let outcome = if due.errand == Errand::Address { unknown_name() } else { failed() };
                world.settle(due.lease, &outcome, RetryDecision::BackOffHost { after });
            } else if event < 14 && !out.is_empty() {
                let address = Ipv4Addr::new(192, 0, 2, event).into();
                world.frontier.started(out[0].lease, world.now, Some(address));
            } else if event < 16 && !out.is_empty() {
                let due = out.remove(0);
                if due.errand == Errand::Page {
                    world.settle(due.lease, &failed(), RetryDecision::RetryUrl { after: SECOND / 3 });
                } else {
                    world.settle_well(&due);
                }
            } else if event == 19 {
                world.commit();
            }
        }
        prop_assert_eq!(world.frontier.stats().queued, 0);
    }
}

/// What one call of `next` brings, and how many hosts it moved from those that wait, and from those that are ready.
fn one_call(world: &mut World) -> (Next, usize, usize) {
    let before = world.frontier.stats();
    let next = world.next();
    let after = world.frontier.stats();
    let fewer = |before: usize, after: usize| before.saturating_sub(after);
    (next, fewer(before.hosts_waiting, after.hosts_waiting), fewer(before.hosts_ready, after.hosts_ready))
}

#[test]
fn however_many_hosts_find_their_gate_shut_one_call_looks_at_few() {
    let mut world = on_servers(1, 0, one_server);
    let urls: Vec<_> = (0..5000).map(|host| candidate(&format!("http://h{host}.a.example/"), 1, Via::Link)).collect();
    world.frontier.admit(urls, world.now).unwrap();
    let first = world.due();
    let mut calls = 0;
    let until = loop {
        let (next, _, moved) = one_call(&mut world);
        assert!(moved <= 100, "{moved}");
        calls += 1;
        match next {
            Next::Wait { until } if until == world.now => {}
            Next::Wait { until } => break until,
            other => panic!("the gate is shut, but {other:?}"),
        }
    };
    assert!(calls >= 50 && until == world.now.plus(SECOND), "{calls}");
    world.settle_well(&first);
    world.now = until;
    assert_ne!(host_of(&world.due()), host_of(&first));
}

#[test]
fn however_many_gates_open_at_once_one_call_lets_few_through() {
    const DOMAINS: usize = 3000;
    let mut world = on_servers(1, 0, one_server);
    let hosts = (0..DOMAINS).flat_map(|domain| ["a", "b"].map(|name| format!("http://{name}.d{domain}.example/")));
    let urls: Vec<_> = hosts.map(|url| candidate(&url, 1, Via::Link)).collect();
    world.frontier.admit(urls, world.now).unwrap();
    let mut asked = Vec::new();
    loop {
        match world.next() {
            Next::Due(due) => {
                world.settle_well(&due);
                asked.push(registrable_domain(host_of(&due)).to_owned());
            }
            Next::Wait { until } if until == world.now => {}
            Next::Wait { until } => break world.now = until,
            other => panic!("{other:?}"),
        }
    }
    asked.sort();
    asked.dedup();
    assert_eq!(asked.len(), DOMAINS, "one of every domain");
    let mut went = 0;
    loop {
        let (next, moved, _) = one_call(&mut world);
        assert!(moved <= 200, "{moved}");
        match next {
            Next::Due(due) => {
                world.settle_well(&due);
                went += 1;
            }
            Next::Wait { until } if until == world.now => {}
            Next::Wait { .. } => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(went, DOMAINS, "one of every domain, all in the same moment");
}

/// Two names of one domain on one server know their robots.txt, and are both free.
fn two_free_names(per_domain: u32, per_address: u32) -> World {
    let mut world = on_servers(per_domain, per_address, one_server);
    warm_up(&mut world, &["one.a.example", "two.a.example"]);
    world.commit();
    world
}

#[test]
fn a_gate_that_somebody_just_went_through_stays_shut_through_a_stop_however_abrupt() {
    for (per_domain, per_address) in [(1, 0), (0, 1), (4, 2)] {
        for is_abrupt in [false, true] {
            let mut world = two_free_names(per_domain, per_address);
            let gap =
                [per_domain, per_address].into_iter().filter_map(|times| SECOND.checked_div(times)).max().unwrap();
            admit_pages(&mut world, "one.a.example", 1);
            let went = world.now;
            let first = next_request(&mut world);
            // Its host has nothing more to do, so the next run does not even look at it.
            world.settle_well(&first);
            world.commit();
            world.advance(gap / 2);
            if is_abrupt {
                world.crash(0)
            } else {
                world.restart()
            }
            admit_pages(&mut world, "two.a.example", 1);
            assert!(!world.frontier.is_only_backing_off());
            let second = world.await_due().unwrap();
            assert_eq!(host_of(&second), "two.a.example");
            assert!(world.now.since(went) >= gap, "{:?} after the other", world.now.since(went));
            assert!(is_abrupt || world.now.since(went) <= 2 * gap, "nor longer than a gap from the start");
        }
    }
}

#[test]
fn a_run_that_is_cut_short_again_and_again_never_hurries_through_a_gate() {
    let mut world = on_servers(2, 0, one_server);
    for number in 0..6 {
        admit_pages(&mut world, &format!("h{number}.a.example"), 20);
    }
    world.commit();
    let mut requests = Vec::new();
    for round in 0..30 {
        let end = world.now.plus(Duration::from_millis(700 + 130 * (round % 5)));
        requests.extend(world.requests_until(end));
        match round % 3 {
            0 => world.restart(),
            1 => {
                world.commit();
                world.crash(0);
            }
            _ => world.crash(0),
        }
    }
    apart(&requests, SECOND / 2);
    assert!(requests.len() >= 10, "{}", requests.len());
}

#[test]
fn a_crawl_that_begins_finds_all_gates_open_and_one_without_delay_always() {
    let mut world = on_servers(1, 1, one_server);
    admit_pages(&mut world, "one.a.example", 1);
    assert!(matches!(world.next(), Next::Due(_)));
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, ..gated(1, 1) });
    world.restart();
    admit_pages(&mut world, "one.a.example", 1);
    assert!(matches!(world.next(), Next::Due(_)));
}
