//! How fast a host is asked, and what it takes to ask it less often: its own word, its pace, its health.

mod world;

use std::time::Duration;

use peregrine_frontier::{FrontierSettings, HostRecord};
use peregrine_types::{DueUrl, Errand, RetryDecision, Timestamp};
use world::*;

const MILLISECOND: Duration = Duration::from_millis(1);
const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// A host with many pages whose robots.txt is known.
fn one_host(settings: FrontierSettings) -> World {
    let mut world = World::new(settings);
    let urls: Vec<String> = (0..400).map(|page| format!("http://a.example/{page}")).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    let robots = world.await_due().unwrap();
    let expires = world.now.plus(30 * 24 * HOUR);
    world.settle(robots.lease, &rules(None, expires), RetryDecision::Done);
    world
}

fn fetch(world: &mut World) -> DueUrl {
    world.await_due().expect("there are many pages")
}

/// Fetches two pages, and says how far apart they began.
fn pace(world: &mut World) -> Duration {
    let first = fetch(world);
    let began = world.now;
    world.settle_well(&first);
    let second = fetch(world);
    let apart = world.now.since(began);
    world.settle_well(&second);
    apart
}

/// What the stop was like, and whether the host is remembered as it was.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stop {
    None,
    Clean,
    Killed,
}

const STOPS: [Stop; 3] = [Stop::None, Stop::Clean, Stop::Killed];

fn stop(world: &mut World, stop: Stop) {
    match stop {
        Stop::None => {}
        Stop::Clean => world.restart(),
        Stop::Killed => {
            world.commit();
            world.crash(0);
        }
    }
}

#[test]
fn too_many_requests_halve_the_rate_at_once_and_that_is_not_forgotten() {
    for how in STOPS {
        for status in [429, 503] {
            let mut world = one_host(plain_settings());
            let page = fetch(&mut world);
            world.settle(page.lease, &too_many(status, None), RetryDecision::BackOffHost { after: MINUTE });
            let said = world.now;
            stop(&mut world, how);
            let again = fetch(&mut world);
            assert_eq!(world.now.since(said), MINUTE, "{status} {how:?}");
            world.settle(again.lease, &too_many(status, None), RetryDecision::BackOffHost { after: MINUTE });
            stop(&mut world, how);
            let page = fetch(&mut world);
            let began = world.now;
            world.settle_well(&page);
            fetch(&mut world);
            let apart = world.now.since(began);
            assert!(apart > 3 * SECOND && apart <= 4 * SECOND, "{apart:?} after {status} twice, {how:?}");
        }
    }
}

/// The last try of a URL tells as much as the first.
#[test]
fn too_many_requests_count_even_where_the_url_is_given_up() {
    for how in STOPS {
        for status in [429, 503] {
            let mut world = one_host(plain_settings());
            world.commit();
            let page = fetch(&mut world);
            let began = world.now;
            world.settle(page.lease, &too_many(status, None), RetryDecision::GiveUp);
            stop(&mut world, how);
            fetch(&mut world);
            assert_eq!(world.now.since(began), 2 * SECOND, "{status} {how:?}");
        }
    }
}

#[test]
fn good_answers_restore_the_rate_slowly() {
    let mut world = one_host(plain_settings());
    let page = fetch(&mut world);
    world.settle(page.lease, &too_many(429, None), RetryDecision::BackOffHost { after: MINUTE });
    let paces: Vec<Duration> = (0..60).map(|_| pace(&mut world)).collect();
    assert!(paces.is_sorted_by(|one, next| one >= next), "{paces:?}");
    assert!(paces[0] > 1900 * MILLISECOND && paces[4] > 1500 * MILLISECOND, "{paces:?}");
    assert_eq!(paces[59], SECOND, "{paces:?}");
}

/// Requests that were under way together ran into the same limit, and a refusal is no good answer.
#[test]
fn refusals_of_requests_under_way_together_halve_the_rate_once() {
    for status in [429, 503] {
        let mut world = one_host(FrontierSettings { per_host: 2, ..plain_settings() });
        let (one, other) = (fetch(&mut world), fetch(&mut world));
        for page in [one, other] {
            world.settle(page.lease, &too_many(status, None), RetryDecision::BackOffHost { after: MINUTE });
        }
        let first = fetch(&mut world);
        let began = world.now;
        fetch(&mut world);
        assert_eq!(world.now.since(began), 2 * SECOND, "{status}, {first:?}");
    }
}

#[test]
fn the_longest_peace_that_a_host_asks_for_is_kept() {
    for how in STOPS {
        let mut world = one_host(FrontierSettings { per_host: 3, ..plain_settings() });
        let pages = [fetch(&mut world), fetch(&mut world), fetch(&mut world)];
        let said = world.now;
        let outcomes = [(failed(), MINUTE), (too_many(429, Some(HOUR)), HOUR), (too_many(503, Some(SECOND)), SECOND)];
        for (page, (outcome, after)) in pages.iter().zip(&outcomes) {
            world.settle(page.lease, outcome, RetryDecision::BackOffHost { after: *after });
        }
        stop(&mut world, how);
        fetch(&mut world);
        assert_eq!(world.now.since(said), HOUR, "{how:?}");
    }
}

#[test]
fn a_killed_run_counts_as_having_asked_until_the_last_moment() {
    let settings = FrontierSettings { host_delays: [("a.example".to_owned(), 10 * SECOND)].into(), ..plain_settings() };
    let mut world = one_host(settings);
    world.commit();
    fetch(&mut world);
    world.advance(3 * SECOND);
    world.crash(0);
    let opened = world.now;
    fetch(&mut world);
    assert_eq!(world.now.since(opened), 10 * SECOND);
}

#[test]
fn a_slow_server_is_asked_at_its_own_pace_within_bounds() {
    let settings = FrontierSettings { latency_factor: 5, max_adaptive_delay: 10 * SECOND, ..plain_settings() };
    for how in [Stop::None, Stop::Clean] {
        for (server_time, expected) in [
            (100 * MILLISECOND, SECOND),
            (800 * MILLISECOND, 4 * SECOND),
            (60 * SECOND, 10 * SECOND),
            (1000 * SECOND, 10 * SECOND),
        ] {
            let mut world = one_host(settings.clone());
            for _ in 0..3 {
                let page = fetch(&mut world);
                world.settle(page.lease, &answer_after(server_time), RetryDecision::Done);
            }
            let last = world.now;
            stop(&mut world, how);
            fetch(&mut world);
            assert_eq!(world.now.since(last), expected, "{server_time:?} {how:?}");
        }
    }
}

#[test]
fn a_server_that_becomes_quick_again_is_asked_more_often_again() {
    let mut world = one_host(FrontierSettings { latency_factor: 5, ..plain_settings() });
    for _ in 0..5 {
        let page = fetch(&mut world);
        world.settle(page.lease, &answer_after(2 * SECOND), RetryDecision::Done);
    }
    let paces: Vec<Duration> = (0..15).map(|_| pace(&mut world)).collect();
    assert!(paces[0] > 5 * SECOND && paces.is_sorted_by(|one, next| one >= next), "{paces:?}");
    assert_eq!(paces[14], SECOND);
}

#[test]
fn who_asks_for_no_delay_gets_none_however_slow_the_server() {
    let settings = FrontierSettings { latency_factor: 5, delay: Duration::ZERO, ..plain_settings() };
    let mut world = one_host(settings);
    for _ in 0..10 {
        let page = world.due();
        world.settle(page.lease, &answer_after(10 * SECOND), RetryDecision::Done);
    }
    assert_eq!(world.now, START);
    let page = world.due();
    world.settle(page.lease, &too_many(429, None), RetryDecision::RetryUrl { after: HOUR });
    assert!(world.wait() >= 100 * MILLISECOND, "but the server's own word counts");
}

#[test]
fn failures_in_a_row_quarantine_a_host_step_by_step_through_every_kind_of_stop() {
    for how in STOPS {
        let mut world = one_host(plain_settings());
        let fail = |world: &mut World| -> Timestamp {
            let page = fetch(world);
            let began = world.now;
            world.settle(page.lease, &answer(500), RetryDecision::GiveUp);
            stop(world, how);
            began
        };
        for _ in 0..4 {
            fail(&mut world);
        }
        for expected in [MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 24 * HOUR] {
            let failed_at = fail(&mut world);
            world.commit();
            let record = HostRecord::read(&*world.store, "a.example").unwrap().unwrap();
            assert_eq!(record.backoff_until.since(failed_at), expected, "{how:?}");
            let wait = world.wait();
            assert_eq!(wait, expected, "{how:?}");
        }
        let page = fetch(&mut world);
        world.settle_well(&page);
        let page = fetch(&mut world);
        world.settle(page.lease, &answer(500), RetryDecision::GiveUp);
        assert_eq!(world.wait(), SECOND, "one good answer, and it begins anew");
    }
}

#[test]
fn a_name_that_is_lost_stops_all_origins_of_its_host() {
    for how in STOPS {
        let mut world = World::polite();
        world.admit(&["http://a.example/1", "https://a.example/2", "http://b.example/1"]);
        let lost = loop {
            let due = fetch(&mut world);
            if due.url.host_str() == Some("a.example") && due.errand == Errand::Page {
                break due;
            }
            world.settle_well(&due);
        };
        world.settle(lost.lease, &unknown_name(), RetryDecision::BackOffHost { after: HOUR });
        let lost_at = world.now;
        stop(&mut world, how);
        let requests = world.requests_until(lost_at.plus(2 * HOUR));
        let again = requests.iter().filter(|(_, host)| host == "a.example").map(|(at, _)| at.since(lost_at)).min();
        assert_eq!(again, Some(HOUR), "{how:?}");
    }
}

#[test]
fn the_longest_delay_that_anybody_asks_for_is_what_is_halved() {
    let host_delays = [("a.example".to_owned(), 3 * SECOND)].into();
    let mut world = World::new(FrontierSettings { host_delays, max_crawl_delay: 20 * SECOND, ..plain_settings() });
    world.admit(&["http://a.example/1", "http://a.example/2", "http://a.example/3", "http://a.example/4"]);
    let robots = world.due();
    let expires = world.now.plus(HOUR);
    world.settle(robots.lease, &rules(Some(SECOND), expires), RetryDecision::Done);
    assert_eq!(world.wait(), 3 * SECOND, "the operator's word lengthens");
    world.advance(3 * SECOND);
    let page = world.due();
    let long = rules(Some(HOUR), world.now.plus(24 * HOUR));
    world.settle(page.lease, &too_many(429, None), RetryDecision::RetryUrl { after: Duration::ZERO });
    assert_eq!(world.wait(), 6 * SECOND);
    world.advance(HOUR);
    let robots = world.due();
    world.settle(robots.lease, &long, RetryDecision::Done);
    assert_eq!(world.wait(), 40 * SECOND, "a crawl delay counts within bounds, at half the rate");
    stop(&mut world, Stop::Clean);
    assert_eq!(world.wait(), 40 * SECOND);
}

#[test]
fn the_operators_delay_holds_however_the_host_is_spelt() {
    let delays: [(&str, &str); 4] = [
        ("A.Example", "http://a.example/"),
        ("a.example.", "http://a.example/"),
        ("b\u{fc}cher.example", "http://xn--bcher-kva.example/"),
        ("::1", "http://[::1]/"),
    ];
    for (spelt, url) in delays {
        let host_delays = [(spelt.to_owned(), 7 * SECOND)].into();
        let mut world = World::new(FrontierSettings { host_delays, ..plain_settings() });
        world.admit(&[url]);
        let robots = world.due();
        let expires = world.now.plus(HOUR);
        world.settle(robots.lease, &rules(None, expires), RetryDecision::Done);
        assert_eq!(world.wait(), 7 * SECOND, "{spelt}");
    }
    let wrong = [("http://a.example/".to_owned(), SECOND)].into();
    let settings = FrontierSettings { host_delays: wrong, ..FrontierSettings::default() };
    assert!(settings.validate().is_err_and(|error| error.to_string().contains("frontier.host_delays")));
}

#[test]
fn the_next_turn_counts_from_when_the_request_really_went_out() {
    let mut world = one_host(plain_settings());
    let page = fetch(&mut world);
    world.advance(7 * SECOND);
    world.frontier.started(page.lease, world.now, None);
    world.settle_well(&page);
    assert_eq!(world.wait(), SECOND);
    let page = fetch(&mut world);
    world.advance(SECOND / 2);
    world.frontier.started(page.lease, world.now, None);
    let started = world.now;
    stop(&mut world, Stop::Clean);
    fetch(&mut world);
    assert_eq!(world.now.since(started), SECOND, "in the next run, too");
}

#[test]
fn a_turn_in_which_nothing_was_asked_costs_nothing() {
    let mut world = one_host(plain_settings());
    let page = fetch(&mut world);
    world.settle(page.lease, &denied(), RetryDecision::Done);
    let next = world.due();
    assert_eq!(next.errand, Errand::Page);
    world.settle_well(&next);
    assert_eq!(world.wait(), SECOND);
}
