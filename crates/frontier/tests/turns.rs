//! Whose turn it is: politeness, robots.txt, retries, leases, priorities.

mod world;

use std::time::Duration;

use peregrine_frontier::{Ending, FrontierSettings, Next, Settled};
use peregrine_types::{Errand, FailureClass, LeaseId, RetryDecision, Via, VisitOutcome};
use peregrine_urls::Fingerprint;
use world::*;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(86_400);

#[test]
fn a_new_frontier_is_empty() {
    assert!(matches!(World::polite().next(), Next::Empty));
}

#[test]
fn robots_comes_before_the_first_page_and_takes_a_turn() {
    let mut world = World::polite();
    world.admit(&["http://a.example/x"]);
    let robots = world.due();
    assert_eq!(robots.url.as_str(), "http://a.example/robots.txt");
    assert_eq!(errand_of(&robots), ("http://a.example", 0));
    assert!(matches!(world.next(), Next::AllLeased), "nothing else of that host meanwhile");
    world.advance(SECOND / 2);
    world.settle_well(&robots);
    assert_eq!(world.wait(), SECOND / 2);
    world.advance(SECOND / 2);
    let page = world.due();
    assert_eq!((page.url.as_str(), &page.errand), ("http://a.example/x", &Errand::Page));
    world.settle_well(&page);
    assert!(matches!(world.next(), Next::Empty));
}

#[test]
fn every_origin_of_a_host_has_its_own_robots_but_one_politeness() {
    let mut world = World::polite();
    world.admit(&["http://a.example/x", "https://a.example/x", "http://a.example:8080/x", "http://A.example./y"]);
    let mut origins = Vec::new();
    let mut last_start = None;
    while let Some(due) = world.await_due() {
        if let Some(last) = last_start.replace(world.now) {
            assert!(world.now.since(last) >= SECOND);
        }
        if let Errand::Robots { origin, .. } = &due.errand {
            origins.push(origin.to_string());
        }
        world.settle_well(&due);
    }
    assert_eq!(origins, ["http://a.example", "https://a.example", "http://a.example:8080"]);
    assert_eq!(world.frontier.stats().hosts_known, 1);
}

#[test]
fn robots_is_asked_again_when_the_note_expires() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    let robots = world.due();
    let expires = world.now.plus(3 * SECOND / 2);
    world.settle(robots.lease, &rules(None, expires), RetryDecision::Done);
    let page = world.await_due().unwrap();
    world.settle_well(&page);
    let again = world.await_due().unwrap();
    assert_eq!(errand_of(&again).1, 0);
    world.settle_well(&again);
    assert_eq!(world.drain(), ["http://a.example/2"]);
}

#[test]
fn a_crawl_delay_is_obeyed_from_the_robots_request_on() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    let robots = world.due();
    world.advance(SECOND / 10);
    let expires = world.now.plus(DAY);
    world.settle(robots.lease, &rules(Some(10 * SECOND), expires), RetryDecision::Done);
    assert_eq!(world.wait(), 10 * SECOND - SECOND / 10);
    let page = world.await_due().unwrap();
    world.settle_well(&page);
    assert_eq!(world.wait(), 10 * SECOND);
}

#[test]
fn a_redirected_robots_takes_a_turn_of_the_host_it_leads_to() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://b.example/1"]);
    let (a, b) = (world.due(), world.due());
    assert_eq!(errand_of(&b).0, "http://b.example");
    world.settle(a.lease, &moved("http://b.example/robots.txt"), RetryDecision::Done);
    assert!(matches!(world.next(), Next::AllLeased), "the other host has its one request in flight");
    world.settle_well(&b);
    assert_eq!(world.wait(), SECOND);
    world.advance(SECOND);
    let hop = world.due();
    assert_eq!(errand_of(&hop), ("http://a.example", 1));
    assert_eq!(hop.url.as_str(), "http://b.example/robots.txt");
    world.settle_well(&hop);
    let page = world.due();
    assert_eq!(page.url.as_str(), "http://a.example/1", "its own host was not touched for a second");
    world.settle_well(&page);
    assert_eq!(world.drain(), ["http://b.example/1"]);
}

#[test]
fn two_hosts_whose_robots_lead_to_each_other_do_not_block_for_ever() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://b.example/1"]);
    let (a, b) = (world.due(), world.due());
    world.settle(a.lease, &moved("http://b.example/robots.txt"), RetryDecision::Done);
    world.settle(b.lease, &moved("http://a.example/robots.txt"), RetryDecision::Done);
    let mut pages = world.drain();
    pages.sort();
    assert_eq!(pages, ["http://a.example/1", "http://b.example/1"]);
}

#[test]
fn a_robots_redirect_may_lead_to_a_host_never_heard_of() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    let robots = world.due();
    world.settle(robots.lease, &moved("https://cdn.example/robots.txt"), RetryDecision::Done);
    let hop = world.due();
    assert_eq!(hop.url.as_str(), "https://cdn.example/robots.txt");
    world.settle_well(&hop);
    assert_eq!(world.drain(), ["http://a.example/1"]);
    world.commit();
    world.commit();
    assert_eq!(world.frontier.stats().hosts_in_ram, 0);
}

#[test]
fn a_denied_page_costs_no_turn() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2", "http://a.example/3"]);
    world.settle_robots();
    world.advance(SECOND);
    for _ in 0..2 {
        let page = world.due();
        world.settle(page.lease, &denied(), RetryDecision::Done);
    }
    let page = world.due();
    let record = world.frontier.record(Fingerprint::of_key("http://a.example/1")).unwrap().unwrap();
    assert_eq!((record.status, record.ending), (-1, Ending::Denied));
    world.settle_well(&page);
    assert!(matches!(world.next(), Next::Empty));
}

#[test]
fn one_request_at_a_time_even_if_the_answer_takes_longer_than_the_delay() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    world.settle_robots();
    let slow = world.await_due().unwrap();
    world.advance(30 * SECOND);
    assert!(matches!(world.next(), Next::AllLeased));
    world.settle_well(&slow);
    world.due();
}

#[test]
fn more_connections_per_host_still_start_a_delay_apart() {
    let mut world = World::new(FrontierSettings { per_host: 2, ..plain_settings() });
    world.admit(&["http://a.example/1", "http://a.example/2", "http://a.example/3"]);
    world.settle_robots();
    let first = world.await_due().unwrap();
    assert_eq!(world.wait(), SECOND);
    world.advance(SECOND);
    world.due();
    world.advance(SECOND);
    assert!(matches!(world.next(), Next::AllLeased), "both connections are in use");
    world.settle_well(&first);
    world.due();
}

#[test]
fn without_a_delay_all_connections_are_used_at_once() {
    let mut world = World::new(FrontierSettings { per_host: 16, delay: Duration::ZERO, ..plain_settings() });
    let urls: Vec<String> = (0..40).map(|n| format!("http://a.example/{n}")).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    world.settle_robots();
    for _ in 0..16 {
        world.due();
    }
    assert!(matches!(world.next(), Next::AllLeased));
    assert_eq!(world.frontier.stats().leased, 16);
    assert_eq!(world.frontier.stats().queued, 24);
}

#[test]
fn a_request_that_went_out_late_moves_the_next_turn() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    world.settle_robots();
    let page = world.await_due().unwrap();
    world.advance(9 * SECOND / 10);
    world.frontier.started(page.lease, world.now, None);
    world.settle_well(&page);
    assert_eq!(world.wait(), SECOND);
}

#[test]
fn a_url_to_be_retried_waits_while_its_host_goes_on() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    world.settle_robots();
    let first = world.await_due().unwrap();
    let settled = world.settle(first.lease, &answer(503), RetryDecision::RetryUrl { after: MINUTE });
    assert_eq!(settled, Settled::WillRetry { not_before: world.now.plus(MINUTE) });
    let record = world.frontier.record(first.fingerprint).unwrap().unwrap();
    assert_eq!((record.ending, record.status), (Ending::WillRetry, 503));
    let second = world.await_due().unwrap();
    assert_eq!(second.url.as_str(), "http://a.example/2");
    world.settle_well(&second);
    let again = world.await_due().unwrap();
    assert_eq!((again.url.as_str(), again.attempt), ("http://a.example/1", 1));
    world.settle_well(&again);
    assert!(matches!(world.next(), Next::Empty));
}

#[test]
fn a_new_url_does_not_wait_for_an_old_one_to_be_retried() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    let first = world.await_due().unwrap();
    world.settle(first.lease, &answer(500), RetryDecision::RetryUrl { after: MINUTE });
    assert_eq!(world.wait(), MINUTE);
    world.admit(&["http://a.example/2"]);
    assert_eq!(world.wait(), SECOND);
}

#[test]
fn a_host_that_backs_off_is_left_alone_and_its_url_goes_first_afterwards() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    world.settle_robots();
    let first = world.await_due().unwrap();
    world.settle(first.lease, &failed(), RetryDecision::BackOffHost { after: MINUTE });
    assert_eq!(world.wait(), MINUTE);
    assert_eq!(world.drain(), ["http://a.example/1", "http://a.example/2"]);
}

#[test]
fn a_url_that_is_given_up_is_recorded_and_gone() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    let page = world.await_due().unwrap();
    world.settle(page.lease, &failed(), RetryDecision::GiveUp);
    assert!(matches!(world.next(), Next::Empty));
    let record = world.frontier.record(page.fingerprint).unwrap().unwrap();
    assert_eq!((record.ending, record.failure, record.status), (Ending::GivenUp, Some(FailureClass::Connect), 0));
    assert_eq!(world.admit(&["http://a.example/1"]).seen, 1, "it stays known");
}

#[test]
fn an_expired_lease_returns_and_its_late_settle_is_harmless() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    world.settle_robots();
    let lost = world.await_due().unwrap();
    world.advance(Duration::from_secs(600));
    let again = world.due();
    assert_eq!(again.url, lost.url);
    assert_ne!(again.lease, lost.lease);
    assert_eq!(world.settle_well(&lost), Settled::Unknown);
    assert_eq!(world.settle_well(&again), Settled::Done);
    assert_eq!(world.settle_well(&again), Settled::Unknown);
    assert_eq!(world.settle(LeaseId(u64::MAX), &answer(200), RetryDecision::Done), Settled::Unknown);
    assert_eq!(world.drain(), ["http://a.example/2"]);
}

#[test]
fn an_expired_robots_lease_lets_its_host_ask_again() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.due();
    world.advance(Duration::from_secs(601));
    world.settle_robots();
    assert_eq!(world.drain(), ["http://a.example/1"]);
}

#[test]
fn among_free_hosts_the_best_url_goes_first() {
    let mut world = World::polite();
    let urls = [("http://deep.example/", 9), ("http://shallow.example/", 1), ("http://middle.example/", 5)];
    for (url, depth) in urls {
        world.frontier.admit([candidate(url, depth, Via::Link)], world.now).unwrap();
    }
    world.frontier.admit([candidate("http://seed.example/", 0, Via::Seed)], world.now).unwrap();
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(world.due().url.host_str().unwrap().to_owned());
    }
    assert_eq!(order, ["seed.example", "shallow.example", "middle.example", "deep.example"]);
}

#[test]
fn a_better_url_overtakes_within_its_host() {
    let mut world = World::polite();
    world.frontier.admit([candidate("http://a.example/deep", 9, Via::Link)], world.now).unwrap();
    world.frontier.admit([candidate("http://a.example/shallow", 1, Via::Link)], world.now).unwrap();
    world.commit();
    world.frontier.admit([candidate("http://a.example/seed", 0, Via::Seed)], world.now).unwrap();
    assert_eq!(world.drain(), ["http://a.example/seed", "http://a.example/shallow", "http://a.example/deep"]);
}

#[test]
fn a_huge_host_does_not_starve_the_others() {
    let mut world = World::polite();
    let huge: Vec<String> = (0..5000).map(|n| format!("http://huge.example/{n}")).collect();
    world.admit(&huge.iter().map(String::as_str).collect::<Vec<_>>());
    world.admit(&["http://small.example/1"]);
    world.settle_robots();
    world.settle_robots();
    let mut hosts = vec![];
    for _ in 0..2 {
        let due = world.await_due().unwrap();
        hosts.push(due.url.host_str().unwrap().to_owned());
        world.settle_well(&due);
    }
    assert_eq!(hosts, ["huge.example", "small.example"]);
}

#[test]
fn a_redirect_to_another_spelling_of_a_page_is_followed_under_the_same_name() {
    let mut world = World::polite();
    world.admit(&["http://a.example/x?utm_source=mail"]);
    let robots = world.due();
    world.settle_well(&robots);
    let first = world.await_due().unwrap();
    let mut outcome = answer(302);
    if let VisitOutcome::Response(response) = &mut outcome {
        let to = peregrine_urls::Url::parse("http://a.example/x").unwrap();
        response.redirect = Some(peregrine_types::Redirect { to, permanent: false });
    }
    world.settle(first.lease, &outcome, RetryDecision::FollowRedirect);
    let started = world.now;
    let second = world.await_due().unwrap();
    assert_eq!(second.url.as_str(), "http://a.example/x");
    assert_eq!((second.fingerprint, second.attempt, second.via), (first.fingerprint, 0, Via::Redirect { hops: 1 }));
    assert!(world.now.since(started) >= SECOND, "it takes a turn like any other request");
    world.settle_well(&second);
    assert!(matches!(world.next(), Next::Empty));
    let record = world.frontier.record(first.fingerprint).unwrap().unwrap();
    assert_eq!((record.ending, record.url.as_str()), (Ending::Answered, "http://a.example/x"));
}

/// A host with pages whose turns are further apart than its robots.txt lives.
fn slow_host_of_short_rules() -> World {
    let mut settings = plain_settings();
    settings.host_delays.insert("a.example".to_owned(), Duration::from_secs(60));
    let mut world = World::new(settings);
    world.admit(&["http://a.example/1", "http://a.example/2", "http://a.example/3"]);
    world
}

fn short_rules(world: &World) -> VisitOutcome {
    rules(None, world.now.plus(Duration::from_secs(40)))
}

#[test]
fn a_host_whose_delay_outlives_its_robots_txt_still_gets_its_pages() {
    let mut world = slow_host_of_short_rules();
    let mut turns = Vec::new();
    while let Some(due) = world.await_due() {
        turns.push((world.now.since(START).as_secs(), due.errand == Errand::Page));
        let outcome = if due.errand == Errand::Page { answer(200) } else { short_rules(&world) };
        world.settle(due.lease, &outcome, RetryDecision::Done);
        assert!(turns.len() < 20, "{turns:?}");
    }
    // Each answer is good for one page, and no more.
    assert_eq!(turns, [(0, false), (60, true), (120, false), (180, true), (240, false), (300, true)]);
}

#[test]
fn a_page_that_was_not_asked_for_leaves_the_rules_to_the_next() {
    let mut world = slow_host_of_short_rules();
    let robots = world.due();
    world.settle(robots.lease, &short_rules(&world), RetryDecision::Done);
    for _ in 0..2 {
        let page = world.await_due().unwrap();
        assert_eq!((page.errand, world.now), (Errand::Page, START.plus(Duration::from_secs(60))));
        world.settle(page.lease, &denied(), RetryDecision::Done);
    }
}

#[test]
fn rules_that_expired_for_another_reason_than_the_wait_for_a_turn_are_asked_for_again() {
    let after = Duration::from_secs(3600);
    // The page was put off, or its host was.
    for decision in [RetryDecision::RetryUrl { after }, RetryDecision::BackOffHost { after }] {
        let mut world = World::new(FrontierSettings { per_host: 2, ..plain_settings() });
        world.admit(&["http://a.example/1", "http://a.example/2"]);
        let robots = world.due();
        world.settle(robots.lease, &short_rules(&world), RetryDecision::Done);
        let (first, second) = (world.await_due().unwrap(), world.await_due().unwrap());
        world.settle(first.lease, &failed(), decision);
        world.settle(second.lease, &denied(), RetryDecision::Done);
        let next = world.await_due().unwrap();
        assert_eq!(errand_of(&next), ("http://a.example", 0), "{decision:?}");
    }
}

#[test]
fn a_long_line_at_a_gate_outlives_robots_txt_and_still_brings_pages() {
    let settings = FrontierSettings { per_domain: 1, ..plain_settings() };
    let mut world = World::new(settings);
    let urls: Vec<String> = (0..100).map(|host| format!("http://h{host}.a.example/")).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    let (mut robots, mut pages) = (0, 0);
    while let Some(due) = world.await_due() {
        let is_page = due.errand == Errand::Page;
        (robots, pages) = (robots + usize::from(!is_page), pages + usize::from(is_page));
        let outcome = if is_page { answer(200) } else { short_rules(&world) };
        world.settle(due.lease, &outcome, RetryDecision::Done);
        assert!(robots <= 100, "{pages} pages after {robots} errands");
    }
    assert_eq!((robots, pages), (100, 100));
}
