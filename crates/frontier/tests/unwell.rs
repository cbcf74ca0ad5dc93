//! What becomes of hosts and origins that are unwell, and of those that wait for them.

mod world;

use std::time::Duration;

use peregrine_frontier::{Ending, FrontierSettings, Next, Settled};
use peregrine_types::{Denial, DueUrl, Errand, FailureClass, RetryDecision, Via, VisitOutcome};
use peregrine_urls::{Fingerprint, Url};
use world::*;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(86_400);

#[test]
fn unavailable_robots_close_an_origin_for_the_back_off_and_then_for_a_day() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    for attempt in 0..4u8 {
        let robots = world.await_due().unwrap();
        assert_eq!((errand_of(&robots).1, robots.attempt), (0, attempt));
        let decision = RetryDecision::BackOffHost { after: MINUTE };
        let settled = world.settle(robots.lease, &robots_unavailable(), decision);
        assert!(matches!(settled, Settled::WillRetry { .. }));
        let expected = if attempt < 3 { MINUTE } else { DAY };
        assert_eq!(world.wait(), expected, "attempt {attempt}");
    }
    assert_eq!(world.drain(), ["http://a.example/1"]);
}

#[test]
fn giving_up_robots_gives_up_the_origin_without_asking_its_urls() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2", "https://a.example/3"]);
    let robots = world.due();
    assert_eq!(world.settle(robots.lease, &failed(), RetryDecision::GiveUp), Settled::Done);
    assert_eq!(world.drain(), ["https://a.example/3"]);
    let record = world.frontier.record(Fingerprint::of_key("http://a.example/2")).unwrap().unwrap();
    assert_eq!((record.ending, record.failure), (Ending::GivenUp, Some(FailureClass::Connect)));
    assert_eq!(world.frontier.stats().queued, 0);
}

#[test]
fn a_denied_robots_errand_denies_the_origin() {
    let mut world = World::polite();
    world.admit(&["http://10.0.0.1/1"]);
    let robots = world.due();
    let private = VisitOutcome::Denied(Denial::PrivateAddress { address: "10.0.0.1".to_owned() });
    world.settle(robots.lease, &private, RetryDecision::Done);
    let (due, outcome) = closed(&mut world);
    assert!(matches!(&outcome, VisitOutcome::Denied(Denial::PrivateAddress { address }) if address == "10.0.0.1"));
    world.settle_closed(&due, &outcome);
    assert!(matches!(world.next(), Next::Empty));
    let record = world.frontier.record(Fingerprint::of_key("http://10.0.0.1/1")).unwrap().unwrap();
    assert_eq!(record.ending, Ending::Denied);
    assert!(record.detail.contains("10.0.0.1"));
}

fn closed(world: &mut World) -> (DueUrl, VisitOutcome) {
    match world.next() {
        Next::Closed { due, outcome } => (due, outcome),
        other => panic!("expected a closed URL, got {other:?}"),
    }
}

#[test]
fn every_url_of_a_closed_origin_is_heard_of_and_costs_its_host_no_turn() {
    let mut world = World::polite();
    let urls: Vec<String> = (0..10_000).map(|n| format!("http://a.example/{n}")).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    world.frontier.admit([candidate("https://a.example/", 9, Via::Link)], world.now).unwrap();
    let robots = world.due();
    world.settle(robots.lease, &failed(), RetryDecision::GiveUp);
    world.commit();
    world.restart();
    world.advance(SECOND);
    for url in &urls {
        let (due, outcome) = closed(&mut world);
        assert_eq!((due.url.as_str(), &due.errand, due.attempt), (url.as_str(), &Errand::Page, 0));
        assert!(matches!(&outcome, VisitOutcome::Failed(known) if *known == failure()));
        world.settle_closed(&due, &outcome);
    }
    assert_eq!(world.frontier.stats().queued, 1);
    assert_eq!(world.due().url.as_str(), "https://a.example/robots.txt", "no turn was used, nothing was unwell");
}

#[test]
fn closed_urls_may_be_many_at_once_and_return_if_nobody_settles_them() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    let robots = world.due();
    world.settle(robots.lease, &failed(), RetryDecision::GiveUp);
    world.advance(SECOND);
    let (first, second) = (closed(&mut world).0, closed(&mut world).0);
    assert_ne!(first.url, second.url);
    assert_eq!((world.frontier.stats().hosts_active, world.frontier.stats().leased), (0, 2));
    assert!(matches!(world.next(), Next::AllLeased));
    world.commit();
    world.advance(Duration::from_secs(600));
    for _ in 0..2 {
        let (due, outcome) = closed(&mut world);
        world.settle_closed(&due, &outcome);
    }
    assert!(matches!(world.next(), Next::Empty));
}

#[test]
fn a_dead_origin_does_not_stall_its_host() {
    let mut world = World::polite();
    world.admit(&["https://a.example/1", "http://a.example/1", "https://a.example/2", "http://a.example/2"]);
    let dead = world.due();
    assert_eq!(errand_of(&dead).0, "https://a.example");
    world.settle(dead.lease, &robots_unavailable(), RetryDecision::BackOffHost { after: MINUTE });
    let failed_at = world.now;
    let mut pages = Vec::new();
    for turn in 1..=3 {
        assert_eq!(world.wait(), SECOND, "politeness is the host's");
        world.advance(SECOND);
        let due = world.due();
        assert!(due.url.as_str().starts_with("http://a.example/"), "turn {turn}: {due:?}");
        pages.extend((due.errand == Errand::Page).then(|| due.url.to_string()));
        world.settle_well(&due);
    }
    assert_eq!(pages, ["http://a.example/1", "http://a.example/2"]);
    let again = world.await_due().unwrap();
    assert_eq!((world.now.since(failed_at), errand_of(&again), again.attempt), (MINUTE, ("https://a.example", 0), 1));
    world.settle_well(&again);
    let mut rest = Vec::new();
    while let Some(due) = world.await_due() {
        assert_eq!(due.attempt, 0, "waiting for robots.txt is no attempt");
        rest.push(due.url.to_string());
        world.settle_well(&due);
    }
    rest.sort();
    assert_eq!(rest, ["https://a.example/1", "https://a.example/2"]);
}

#[test]
fn ten_thousand_urls_of_a_dead_origin_do_not_stand_before_the_others() {
    let mut world = World::polite();
    let dead: Vec<String> = (0..10_000).map(|n| format!("https://a.example/{n}")).collect();
    world.admit(&dead.iter().map(String::as_str).collect::<Vec<_>>());
    world.frontier.admit([candidate("http://a.example/", 9, Via::Link)], world.now).unwrap();
    let robots = world.due();
    world.settle(robots.lease, &robots_unavailable(), RetryDecision::BackOffHost { after: MINUTE });
    world.commit();
    world.restart();
    world.advance(SECOND);
    let mut calls = 0;
    let alive = loop {
        match world.next() {
            Next::Due(due) => break due,
            Next::Wait { until } => assert_eq!(until, world.now, "to be called again at once"),
            other => panic!("{other:?}"),
        }
        assert!(!world.frontier.is_only_backing_off(), "somebody can go now");
        calls += 1;
    };
    assert_eq!(errand_of(&alive), ("http://a.example", 0));
    assert!((10..=20).contains(&calls), "{calls} calls of bounded length");
    world.settle_well(&alive);
    let page = world.await_due().unwrap();
    world.settle_well(&page);
    world.advance(SECOND);
    assert_eq!(world.wait(), MINUTE - 3 * SECOND);
    assert!(world.frontier.is_only_backing_off());
    world.settings.delay = Duration::ZERO;
    world.restart();
    assert_eq!(world.drain().len(), 10_000);
}

#[test]
fn an_origin_remembers_its_back_off_and_its_failures() {
    let mut world = World::polite();
    world.admit(&["https://a.example/1", "http://a.example/1"]);
    for attempt in 0..3 {
        while let Some(due) = world.await_due() {
            if !due.url.as_str().starts_with("https:") {
                world.settle_well(&due);
                continue;
            }
            assert_eq!(due.attempt, attempt);
            world.settle(due.lease, &robots_unavailable(), RetryDecision::BackOffHost { after: MINUTE });
            break;
        }
        let expected = world.now.plus(MINUTE);
        world.commit();
        world.crash(0);
        if attempt > 0 {
            assert_eq!(world.wait(), SECOND, "after a crash the head must be read before it is known to wait");
            world.advance(SECOND);
            let wait = world.wait();
            assert_eq!(world.now.plus(wait), expected);
        }
    }
}

#[test]
fn a_host_whose_name_is_unknown_is_left_alone_with_all_its_origins() {
    let mut world = World::polite();
    world.admit(&["https://a.example/1", "http://a.example/1"]);
    let robots = world.due();
    world.settle(robots.lease, &no_such_name(), RetryDecision::BackOffHost { after: MINUTE });
    assert_eq!(world.wait(), MINUTE);
    assert!(world.frontier.is_only_backing_off());
}

#[test]
fn a_robots_redirect_to_an_unknown_name_closes_only_the_origin_it_came_from() {
    let mut world = World::polite();
    world.admit(&["https://a.example/1", "http://a.example/1"]);
    let robots = world.due();
    world.settle(robots.lease, &moved("http://b.example/robots.txt"), RetryDecision::Done);
    let hop = world.due();
    world.settle(hop.lease, &no_such_name(), RetryDecision::BackOffHost { after: MINUTE });
    assert_eq!(world.wait(), SECOND);
    world.advance(SECOND);
    assert_eq!(errand_of(&world.due()), ("http://a.example", 0));
}

/// A host of which sixteen requests are under way.
fn sixteen_under_way() -> (World, Vec<DueUrl>) {
    let mut world = World::new(FrontierSettings { per_host: 16, delay: Duration::ZERO, ..plain_settings() });
    let urls: Vec<String> = (0..40).map(|n| format!("http://a.example/{n}")).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    world.settle_robots();
    let leases = (0..16).map(|_| world.due()).collect();
    (world, leases)
}

#[test]
fn failures_at_the_same_time_count_once() {
    let (mut world, leases) = sixteen_under_way();
    for page in &leases {
        world.advance(SECOND / 100);
        world.settle(page.lease, &answer(500), RetryDecision::RetryUrl { after: 30 * DAY });
    }
    assert_eq!(world.wait(), MINUTE - 11 * SECOND / 100, "as long as the fifth failure said");
    world.advance(MINUTE);
    let next: Vec<_> = (0..16).map(|_| world.due()).collect();
    for page in &next {
        world.settle(page.lease, &answer(500), RetryDecision::RetryUrl { after: 30 * DAY });
    }
    assert_eq!(world.wait(), 60 * MINUTE, "the next step and no further");
}

#[test]
fn a_host_backs_off_once_for_requests_that_fail_at_the_same_time() {
    let (mut world, leases) = sixteen_under_way();
    for (more, page) in leases.iter().enumerate() {
        let after = MINUTE + more as u32 * SECOND;
        world.settle(page.lease, &failed(), RetryDecision::BackOffHost { after });
    }
    assert_eq!(world.wait(), MINUTE);
    world.advance(MINUTE);
    // The second failure in a row, not the seventeenth: one page that fails now says nothing about the host.
    let page = world.due();
    world.settle(page.lease, &answer(500), RetryDecision::RetryUrl { after: 30 * DAY });
    assert!(matches!(world.next(), Next::Due(_)));
}

#[test]
fn a_host_that_asks_for_more_peace_than_it_was_given_gets_it() {
    let (mut world, leases) = sixteen_under_way();
    world.settle(leases[0].lease, &failed(), RetryDecision::BackOffHost { after: MINUTE });
    let mut busy = answer(429);
    if let VisitOutcome::Response(response) = &mut busy {
        response.retry_after = Some(60 * MINUTE);
    }
    world.settle(leases[1].lease, &busy, RetryDecision::BackOffHost { after: 60 * MINUTE });
    assert_eq!(world.wait(), 60 * MINUTE);
}

#[test]
fn forgiving_a_url_ends_every_wait_but_politeness() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2", "https://a.example/3", "http://b.example/1"]);
    world.settle_robots();
    world.settle_robots();
    let first = world.await_due().unwrap();
    world.settle(first.lease, &answer(500), RetryDecision::RetryUrl { after: DAY });
    let b = world.await_due().unwrap();
    world.settle(b.lease, &failed(), RetryDecision::BackOffHost { after: DAY });
    let second = world.await_due().unwrap();
    world.settle(second.lease, &failed(), RetryDecision::BackOffHost { after: DAY });
    world.restart();
    assert_eq!(world.wait(), DAY - SECOND);
    let again = Url::parse("http://a.example/2").unwrap();
    world.frontier.forgive(&again, world.now).unwrap();
    assert_eq!(world.wait(), SECOND, "politeness stays");
    let mut pages = Vec::new();
    let before = world.now;
    while pages.len() < 3 {
        let due = world.await_due().unwrap();
        pages.extend((due.errand == Errand::Page).then(|| due.url.to_string()));
        world.settle_well(&due);
    }
    pages.sort();
    assert_eq!(pages, ["http://a.example/1", "http://a.example/2", "https://a.example/3"]);
    assert!(world.now.since(before) < MINUTE);
    assert!(world.wait() > DAY / 2, "nobody spoke of the other host");
}

#[test]
fn forgiving_works_for_waits_of_this_run_too() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    let page = world.await_due().unwrap();
    world.settle(page.lease, &failed(), RetryDecision::BackOffHost { after: DAY });
    world.frontier.forgive(&page.url, world.now).unwrap();
    assert_eq!(world.wait(), SECOND);
    world.commit();
    world.crash(0);
    world.advance(SECOND);
    assert_eq!(world.due().attempt, 1);
}

#[test]
fn forgiving_opens_an_origin_again_and_no_other() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "https://a.example/1", "http://a.example:81/1"]);
    for decision in [RetryDecision::GiveUp, RetryDecision::BackOffHost { after: DAY }, RetryDecision::GiveUp] {
        let robots = world.await_due().unwrap();
        world.settle(robots.lease, &robots_unavailable(), decision);
    }
    world.advance(SECOND);
    let (due, outcome) = closed(&mut world);
    world.settle_closed(&due, &outcome);
    assert!(world.wait() > DAY / 2);
    world.restart();
    world.admit(&["http://a.example/2", "http://a.example:81/2"]);
    for url in ["http://a.example/2", "https://a.example/1"] {
        let url = Url::parse(url).unwrap();
        world.frontier.forgive(&url, world.now).unwrap();
    }
    let mut asked = Vec::new();
    while let Some(due) = world.await_due() {
        assert_eq!(due.attempt, 0, "{due:?}");
        asked.push(due.url.to_string());
        world.settle_well(&due);
    }
    asked.sort();
    let files = ["http://a.example/robots.txt", "https://a.example/robots.txt"];
    assert_eq!(asked, ["http://a.example/2", files[0], "https://a.example/1", files[1]]);
}

#[test]
fn forgiving_a_host_nobody_knows_changes_nothing() {
    let mut world = World::polite();
    let url = Url::parse("http://a.example/").unwrap();
    world.frontier.forgive(&url, world.now).unwrap();
    assert_eq!((world.frontier.stats().hosts_known, world.frontier.stats().hosts_in_ram), (0, 0));
    assert!(matches!(world.next(), Next::Empty));
}

#[test]
fn a_host_that_fails_again_and_again_is_left_alone_for_longer_and_longer() {
    let mut world = World::polite();
    let urls: Vec<String> = (0..20).map(|page| format!("http://a.example/{page}")).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    let robots = world.due();
    world.settle_well(&robots);
    let mut waits = Vec::new();
    for _ in 0..8 {
        let before = world.now;
        let page = world.await_due().unwrap();
        waits.push(world.now.since(before));
        world.settle(page.lease, &answer(500), RetryDecision::RetryUrl { after: 30 * DAY });
    }
    assert_eq!(waits, [SECOND, SECOND, SECOND, SECOND, SECOND, MINUTE, 60 * MINUTE, 360 * MINUTE]);
    assert_eq!(world.wait(), DAY, "quarantine");
}

#[test]
fn a_frontier_with_a_host_that_could_go_is_not_only_backing_off() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    let robots = world.due();
    world.settle(robots.lease, &no_such_name(), RetryDecision::BackOffHost { after: MINUTE });
    assert!(world.frontier.is_only_backing_off());
    world.admit(&["http://b.example/1"]);
    assert!(!world.frontier.is_only_backing_off());
}

/// It says that it is to be asked again in a second, but by then it has slowed us down further: it never gets as far as
/// backing off, and its turns come ever more rarely.
#[test]
fn a_host_that_refuses_everything_is_not_waited_for_as_if_it_were_well() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1", "http://a.example/2"]);
    let robots = world.due();
    world.settle_well(&robots);
    assert!(!world.frontier.is_only_backing_off());
    let page = world.await_due().unwrap();
    world.settle(page.lease, &answer(429), RetryDecision::BackOffHost { after: SECOND });
    assert!(world.frontier.is_only_backing_off());
    let page = world.await_due().unwrap();
    world.settle_well(&page);
    assert!(!world.frontier.is_only_backing_off(), "it answers again");
}
