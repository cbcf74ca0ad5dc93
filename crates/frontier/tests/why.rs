//! What the frontier says when it is asked why a URL or a host is, or is not, being fetched; and that asking is only
//! asking.

mod world;

use std::time::Duration;

use peregrine_frontier::{DelayBy, Frontier, FrontierSettings, Hold, HostStanding, UrlStanding, Why};
use peregrine_types::{Errand, Response, RetryDecision, Timestamp, Via, VisitOutcome};
use peregrine_urls::{Fingerprint, Url};
use world::*;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(86_400);

fn why(frontier: &mut Frontier, url: &str, now: Timestamp) -> Why {
    frontier.why(&Url::parse(url).unwrap(), Fingerprint::of_key(url), now).unwrap()
}

impl World {
    fn why(&mut self, url: &str) -> UrlStanding {
        why(&mut self.frontier, url, self.now).url
    }

    fn host(&mut self, url: &str) -> HostStanding {
        why(&mut self.frontier, url, self.now).host.expect("it is known")
    }

    /// What somebody says who opens the store and only looks.
    fn looked_at(&mut self, url: &str) -> Why {
        let mut frontier = Frontier::open_to_look(self.store.clone(), self.settings.clone()).unwrap();
        why(&mut frontier, url, self.now)
    }

    #[track_caller]
    fn refusal(&mut self, url: &str) -> (&'static str, String) {
        match self.why(url) {
            UrlStanding::NeverSeen { refused: Some(refused) } => (refused.reason, refused.detail),
            other => panic!("{url} should be refused, not {other:?}"),
        }
    }
}

#[track_caller]
fn queued(standing: UrlStanding) -> (u64, Timestamp, Option<Timestamp>) {
    match standing {
        UrlStanding::Queued { ahead, not_before, since, .. } => (ahead, not_before, since),
        other => panic!("it should wait, not {other:?}"),
    }
}

#[test]
fn a_url_is_followed_from_its_first_mention_to_its_last_visit() {
    let mut world = World::polite();
    let url = "http://a.example/1";
    assert_eq!(world.why(url), UrlStanding::NeverSeen { refused: None });
    assert!(world.frontier.why_host("a.example", world.now).unwrap().is_none());
    world.admit(&[url]);
    assert_eq!(queued(world.why(url)), (0, world.now, Some(START)), "before any commit");
    world.settle_robots();
    assert!(matches!(world.host(url).hold, Hold::Delay { until } if until == START.plus(SECOND)));
    assert_eq!(queued(world.why(url)).1, START.plus(SECOND));
    let due = world.await_due().unwrap();
    assert_eq!(world.why(url), UrlStanding::Leased { since: world.now, attempt: 0 });
    assert_eq!(world.host(url).hold, Hold::InFlight { requests: 1 });
    world.settle(due.lease, &answer(500), RetryDecision::RetryUrl { after: HOUR });
    let UrlStanding::WillRetry { attempts: 1, status: 500, not_before, last_visit, .. } = world.why(url) else {
        panic!("{:?}", world.why(url))
    };
    assert_eq!((last_visit, not_before), (world.now, world.now.plus(HOUR)));
    let due = world.await_due().unwrap();
    assert_eq!(world.why(url), UrlStanding::Leased { since: world.now, attempt: 1 });
    world.settle_well(&due);
    let done = UrlStanding::Visited { ending: "answered", at: world.now, status: 200, detail: String::new() };
    assert_eq!(world.why(url), done);
    world.restart();
    assert_eq!(world.why(url), done);
    assert!(!world.host(url).has_work);
}

#[test]
fn a_url_has_the_same_place_wherever_its_entry_lies() {
    let mut world = World::polite();
    let urls: Vec<String> = (0..2000).map(|number| format!("http://a.example/{number}")).collect();
    let of_page = |numbers: std::ops::Range<usize>| urls[numbers].iter().map(String::as_str).collect::<Vec<_>>();
    world.admit(&of_page(0..1000));
    world.settle_robots();
    for _ in 0..10 {
        let due = world.await_due().unwrap();
        world.settle_well(&due);
    }
    let ahead = |standing| queued(standing).0;
    assert_eq!(ahead(world.why(&urls[10])), 0);
    assert_eq!(ahead(world.why(&urls[999])), 989, "open and packed, before any commit");
    let batch = world.frontier.take_commit(world.now).unwrap();
    assert_eq!(ahead(world.why(&urls[999])), 989, "in a commit that the store does not know");
    peregrine_state::Store::apply(&*world.store, batch).unwrap();
    world.admit(&of_page(1000..2000));
    // Those of the second page may come in another order among themselves.
    let others = ahead(world.why(&urls[1500]));
    assert!((990..1990).contains(&others), "behind those on disk");
    world.commit();
    world.restart();
    assert_eq!(ahead(world.looked_at(&urls[1500]).url), others, "on disk");
    let leased = world.await_due().unwrap();
    assert_eq!(leased.url.as_str(), urls[10]);
    assert_eq!(ahead(world.why(&urls[1500])), others - 1, "what is on lease is not ahead");
    let (_, not_before, _) = queued(world.why(&urls[1500]));
    let goes_first = "http://a.example/first";
    world.frontier.admit([candidate(goes_first, 0, Via::Seed)], world.now).unwrap();
    assert_eq!((ahead(world.why(goes_first)), ahead(world.why(&urls[1500]))), (0, others));
    world.settle_well(&leased);
    let mut before = 1;
    loop {
        let due = world.await_due().unwrap();
        if due.url.as_str() == urls[1500] {
            break;
        }
        before += u64::from(due.url.as_str() != goes_first);
        world.settle_well(&due);
    }
    assert_eq!(before, others, "so many came before it");
    assert_eq!(world.now, not_before.plus(SECOND), "and each, the newcomer too, took a turn");
}

#[test]
fn asking_between_two_runs_costs_the_next_one_nothing() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2", "http://b.example/1"]);
    world.settle_robots();
    world.settle_robots();
    let batch = world.frontier.close(world.now).unwrap();
    peregrine_state::Store::apply(&*world.store, batch).unwrap();
    peregrine_state::Store::sync(&*world.store).unwrap();
    world.advance(HOUR);
    for _ in 0..3 {
        let answer = world.looked_at("http://a.example/2");
        assert_eq!(queued(answer.url), (1, world.now.plus(SECOND), Some(START)));
        assert_eq!(answer.host.map(|host| host.hold), Some(Hold::Nothing));
        assert!(matches!(world.looked_at("http://c.example/").url, UrlStanding::NeverSeen { .. }));
    }
    assert_eq!(world.store.unsynced(), 0, "nothing was written");
    world.frontier = Frontier::open(world.store.clone(), world.settings.clone(), world.now).unwrap();
    assert_eq!(world.due().errand, Errand::Page, "the last run ended in good order, so nobody waits");
    assert_eq!(world.frontier.stats().known_urls, 3);
}

#[test]
fn asking_in_the_midst_of_a_crawl_changes_nothing_of_it() {
    let crawl = |ask: bool| {
        let mut world = World::new(FrontierSettings { trap_limit: 20, ..plain_settings() });
        let urls: Vec<String> =
            (0..300).map(|n| format!("http://{}.example/{}/{n}", ["a", "b", "c"][n % 3], n % 5)).collect();
        let mut visited = Vec::new();
        for (turn, url) in urls.iter().enumerate() {
            world.admit(&[url]);
            if ask {
                for asked in urls.iter().step_by(29) {
                    world.why(asked);
                }
            }
            if turn % 7 == 0 {
                world.commit();
            }
            if let Some(due) = world.await_due() {
                visited.push((world.now, due.url.to_string()));
                world.settle_well(&due);
            }
        }
        visited.extend(world.drain().into_iter().map(|url| (world.now, url)));
        (visited, world.frontier.stats().known_urls)
    };
    assert_eq!(crawl(true), crawl(false));
}

#[test]
fn a_host_that_fails_again_and_again_is_quarantined_and_stays_so_to_the_end() {
    let mut world = World::polite();
    let urls: Vec<String> = (0..20).map(|number| format!("http://a.example/{number}")).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    world.settle_robots();
    for failures in 1..=8 {
        let due = world.await_due().unwrap();
        world.settle(due.lease, &answer(500), RetryDecision::GiveUp);
        let host = world.host(&urls[19]);
        assert_eq!(host.failures, failures);
        match (failures, host.hold) {
            (1..=4, Hold::Delay { .. }) => {}
            (5..=7, Hold::BackingOff { since, .. }) => assert_eq!(since, Some(world.now)),
            (8, Hold::Quarantined { since, until }) => {
                assert_eq!((since, until), (Some(world.now), world.now.plus(DAY)));
            }
            (failures, hold) => panic!("after {failures} failures: {hold:?}"),
        }
    }
    let until = world.now.plus(DAY);
    world.advance(20 * HOUR);
    assert!(matches!(world.host(&urls[19]).hold, Hold::Quarantined { until: end, .. } if end == until));
    assert!(queued(world.why(&urls[19])).1 >= until);
    world.restart();
    assert_eq!(world.looked_at(&urls[19]).host.unwrap().hold, Hold::Quarantined { since: None, until });
}

#[test]
fn a_host_that_asked_for_a_day_of_peace_is_not_in_quarantine() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    let due = world.await_due().unwrap();
    let busy = VisitOutcome::Response(Response { retry_after: Some(DAY), ..response(503) });
    world.settle(due.lease, &busy, RetryDecision::BackOffHost { after: DAY });
    let host = world.host("http://a.example/1");
    assert_eq!(host.hold, Hold::BackingOff { since: Some(world.now), until: world.now.plus(DAY) });
    assert_eq!((host.delay_by, host.slowed), (DelayBy::AskedTooFast, 2.0));
}

fn response(status: u16) -> Response {
    match answer(status) {
        VisitOutcome::Response(response) => response,
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_origin_without_robots_txt_holds_its_own_urls_only() {
    let mut world = World::polite();
    world.admit(&["https://a.example/1", "http://a.example/1"]);
    assert_eq!(world.host("https://a.example/1").robots_known_until, None);
    let robots = world.due();
    assert_eq!(world.host("http://a.example/1").hold, Hold::FindingOut { what: "robots.txt" });
    world.settle(robots.lease, &robots_unavailable(), RetryDecision::BackOffHost { after: HOUR });
    let until = world.now.plus(HOUR);
    let unavailable = Hold::RobotsUnavailable { until, robots_failures: 1 };
    assert_eq!(world.host("https://a.example/1").hold, unavailable);
    assert_eq!(queued(world.why("https://a.example/1")), (0, until, None));
    assert!(matches!(world.host("http://a.example/1").hold, Hold::Delay { .. }));
    world.settle_robots();
    let host = world.frontier.why_host("a.example", world.now).unwrap().unwrap();
    assert!(matches!(host.hold, Hold::Delay { .. }), "one of its origins can be crawled: {:?}", host.hold);
    let mut closed = World::polite();
    closed.admit(&["http://b.example/1"]);
    let robots = closed.due();
    closed.settle(robots.lease, &failed(), RetryDecision::GiveUp);
    let hold = closed.host("http://b.example/1").hold;
    assert!(matches!(&hold, Hold::RobotsClosed { detail, .. } if detail == "connection refused"), "{hold:?}");
}

#[test]
fn hosts_that_share_a_domain_wait_for_their_turn_among_them() {
    let mut world = World::new(FrontierSettings { per_domain: 1, ..plain_settings() });
    world.admit(&["http://1.a.example/x", "http://2.a.example/x"]);
    let first = world.due();
    world.wait();
    let other = if first.url.as_str().contains("1.a") { "http://2.a.example/x" } else { "http://1.a.example/x" };
    let until = world.now.plus(SECOND);
    assert_eq!(world.host(other).hold, Hold::Gate { what: "domain", until });
    world.advance(SECOND);
    assert_eq!(world.host(other).hold, Hold::Gate { what: "domain", until }, "until it was let through");
}

#[test]
fn the_delay_is_told_with_who_asks_for_it() {
    let mut settings = FrontierSettings { latency_factor: 5, ..plain_settings() };
    settings.host_delays.insert("operator.example".to_owned(), 9 * SECOND);
    let mut world = World::new(settings);
    for (host, crawl_delay, server_time, expected, by) in [
        ("plain", None, 0, SECOND, DelayBy::Setting),
        ("operator", Some(3), 0, 9 * SECOND, DelayBy::Operator),
        ("robots", Some(3), 0, 3 * SECOND, DelayBy::RobotsTxt),
        ("slow", None, 800, 4 * SECOND, DelayBy::ServerTime),
    ] {
        let url = format!("http://{host}.example/");
        world.admit(&[&url]);
        let robots = world.await_due().unwrap();
        let rules = rules(crawl_delay.map(Duration::from_secs), world.now.plus(DAY));
        world.settle(robots.lease, &rules, RetryDecision::Done);
        let due = world.await_due().unwrap();
        let answer = Response { server_time: Duration::from_millis(server_time), ..response(200) };
        world.settle(due.lease, &VisitOutcome::Response(answer), RetryDecision::Done);
        let standing = world.host(&url);
        assert_eq!((standing.delay, standing.delay_by), (expected, by), "{host}");
        assert_eq!(standing.last_request, Some(world.now), "{host}");
    }
}

#[test]
fn budgets_are_told_with_their_counts() {
    let mut world = World::new(FrontierSettings { urls_per_host: 2, hosts_per_domain: 2, ..plain_settings() });
    world.admit(&["http://1.a.example/1", "http://1.a.example/2", "http://2.a.example/", "http://a.example/"]);
    let (reason, detail) = world.refusal("http://1.a.example/3");
    assert_eq!((reason, &*detail), ("host-budget", "2 URLs of 1.a.example were accepted, and 2 are allowed"));
    let host = world.host("http://1.a.example/3");
    assert_eq!((host.accepted, host.budget), (2, 2));
    let expected = ("domain-hosts", "2 hosts of a.example are known, and 2 are allowed".to_owned());
    assert_eq!(world.refusal("http://3.a.example/"), expected, "before the commit");
    world.commit();
    world.restart();
    assert_eq!(world.refusal("http://3.a.example/"), expected, "and after it");
    for free in ["http://www.a.example/", "http://b.example/"] {
        assert_eq!(world.why(free), UrlStanding::NeverSeen { refused: None }, "{free} is not counted");
        assert_eq!(world.admit(&[free]).accepted, 1, "as is right");
    }
    let long = format!("http://b.example/{}", "x".repeat(3000));
    assert_eq!(world.refusal(&long).0, "too-long");
    assert_eq!(world.refusal("http://b.example/x/x/x/x/x/").0, "repeated-segments");
    assert_eq!(world.refusal("ftp://b.example/").0, "not-http");
}

#[test]
fn a_trap_is_told_with_its_pattern_and_counts() {
    let settings = FrontierSettings { trap_limit: 20, trap_sample: 5, strict_traps: true, ..plain_settings() };
    let mut world = World::new(settings);
    let day = |number: usize| format!("http://a.example/calendar/{number}");
    for number in 0..64 {
        world.admit(&[&format!("http://a.example/{}", "abcdefgh"[number % 8..=number % 8].repeat(1 + number / 8))]);
    }
    for number in 0..40 {
        world.admit(&[&day(number)]);
    }
    let (reason, detail) = world.refusal(&day(39));
    assert_eq!(reason, "trap-pattern");
    assert_eq!(detail, "/calendar/<number>: 25 accepted, 15 only counted");
    let UrlStanding::Queued { place: Some(place), .. } = world.why(&day(22)) else {
        panic!("{:?}", world.why(&day(22)))
    };
    let pattern = place.parked_for.expect("it is one of too many");
    assert_eq!((pattern.accepted, pattern.only_counted, pattern.is_trap), (25, 15, true));
    assert_eq!(place.depth, 1);
    let UrlStanding::Queued { place: Some(place), .. } = world.why(&day(3)) else { panic!("{:?}", world.why(&day(3))) };
    assert_eq!(place.parked_for, None, "it came before there were too many");
    world.commit();
    world.restart();
    assert_eq!(world.refusal(&day(39)), (reason, detail.clone()), "a restart does not forget it");
    assert!(matches!(world.looked_at(&day(39)).url, UrlStanding::NeverSeen { refused: Some(_) }));
}

#[test]
fn after_a_kill_a_host_is_known_by_what_waits_for_it() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.commit();
    let answer = world.looked_at("http://a.example/1");
    assert_eq!(queued(answer.url).0, 0);
    assert!(answer.host.is_some_and(|host| host.has_work));
}
