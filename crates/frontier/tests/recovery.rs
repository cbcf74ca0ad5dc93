//! What survives a restart, a crash, and a queue larger than RAM.

mod world;

use std::collections::HashSet;
use std::time::Duration;

use peregrine_frontier::{Ending, Frontier, FrontierError, FrontierSettings, HostRecord, Next, Refusal, UrlRecord};
use peregrine_state::{Batch, Space, Store};
use peregrine_types::{Errand, RetryDecision, Via};
use world::*;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

fn urls(host: &str, numbers: std::ops::Range<usize>) -> Vec<String> {
    numbers.map(|number| format!("http://{host}/{number}")).collect()
}

fn admit_all(world: &mut World, urls: &[String]) {
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_crash_loses_no_committed_url_and_returns_the_leases() {
    let mut world = World::polite();
    admit_all(&mut world, &urls("a.example", 0..3));
    world.commit();
    world.settle_robots();
    let settled = world.await_due().unwrap();
    world.settle_well(&settled);
    world.commit();
    let on_lease = world.await_due().unwrap();
    world.crash(0);
    assert_eq!(world.frontier.stats().queued, 2);
    assert_eq!(world.drain(), ["http://a.example/1", "http://a.example/2"]);
    assert_eq!(on_lease.url.as_str(), "http://a.example/1");
    assert_eq!(world.admit(&["http://a.example/0", "http://a.example/1"]).seen, 2);
}

#[test]
fn what_was_admitted_and_leased_within_one_commit_survives() {
    let mut world = World::new(FrontierSettings { per_host: 9, delay: Duration::ZERO, ..plain_settings() });
    admit_all(&mut world, &urls("a.example", 0..4));
    world.settle_robots();
    let done = world.due();
    world.settle_well(&done);
    let retried = world.due();
    world.settle(retried.lease, &failed(), RetryDecision::RetryUrl { after: SECOND });
    world.due();
    world.commit();
    world.crash(0);
    assert_eq!(world.frontier.stats().queued, 3);
    let mut rest = world.drain();
    rest.sort();
    assert_eq!(rest, ["http://a.example/1", "http://a.example/2", "http://a.example/3"]);
}

#[test]
fn a_url_settled_within_its_first_commit_never_reaches_the_queue() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    assert_eq!(world.drain().len(), 1);
    world.commit();
    assert!(world.store.scan(Space::Queue, b"", None, 10).unwrap().is_empty());
    world.crash(0);
    assert!(matches!(world.next(), Next::Empty));
    assert_eq!(world.admit(&["http://a.example/1"]).seen, 1);
}

#[test]
fn an_uncommitted_admission_is_forgotten_whole() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.crash(0);
    assert!(matches!(world.next(), Next::Empty));
    assert_eq!(world.admit(&["http://a.example/1"]).accepted, 1);
}

#[test]
fn retries_keep_their_moment_and_their_count_through_a_crash() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    let page = world.await_due().unwrap();
    world.settle(page.lease, &answer(503), RetryDecision::RetryUrl { after: HOUR });
    world.commit();
    let moment = world.now.plus(HOUR);
    world.crash(0);
    let again = world.await_due().unwrap();
    assert_eq!((world.now, again.attempt), (moment, 1));
    world.settle(again.lease, &answer(503), RetryDecision::RetryUrl { after: HOUR });
    world.commit();
    world.crash(0);
    assert_eq!(world.await_due().unwrap().attempt, 2);
}

#[test]
fn a_back_off_is_not_forgotten() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    let page = world.await_due().unwrap();
    world.settle(page.lease, &failed(), RetryDecision::BackOffHost { after: HOUR });
    world.commit();
    world.crash(0);
    assert_eq!(world.wait(), HOUR);
}

#[test]
fn robots_notes_are_not_forgotten() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    world.commit();
    world.crash(0);
    assert_eq!(world.await_due().unwrap().errand, Errand::Page);
}

#[test]
fn after_a_crash_no_host_is_touched_within_its_delay() {
    let mut world = World::polite();
    world.admit(&["http://old.example/1"]);
    world.commit();
    // Requests of which no commit ever hears.
    let robots = world.due();
    world.settle_well(&robots);
    world.crash(0);
    assert_eq!(world.wait(), SECOND);
    world.admit(&["http://new.example/1"]);
    assert_eq!(world.wait(), SECOND, "a host that the lost second may have discovered");
}

#[test]
fn a_run_that_dies_before_its_first_commit_counts_as_unclean() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.due();
    world.crash(0);
    world.admit(&["http://a.example/1"]);
    assert_eq!(world.wait(), SECOND);
}

#[test]
fn after_a_clean_stop_hosts_wait_only_as_long_as_they_must() {
    let mut world = World::polite();
    admit_all(&mut world, &urls("a.example", 0..2));
    world.settle_robots();
    world.advance(SECOND / 2);
    world.restart();
    assert_eq!(world.wait(), SECOND / 2);
    world.admit(&["http://new.example/1"]);
    assert!(matches!(world.next(), Next::Due(_)));
}

#[test]
fn a_clean_stop_with_leases_out_returns_them() {
    let mut world = World::polite();
    admit_all(&mut world, &urls("a.example", 0..2));
    world.settle_robots();
    world.await_due().unwrap();
    world.restart();
    assert_eq!(world.drain().len(), 2);
}

#[test]
fn a_finished_crawl_stays_finished() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.drain();
    world.restart();
    assert!(matches!(world.next(), Next::Empty));
    assert_eq!(world.frontier.stats().known_urls, 1);
    assert_eq!(world.frontier.stats().hosts_known, 1);
}

#[test]
fn a_page_with_very_many_links_to_one_host_is_cut_into_small_entries() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, ..plain_settings() });
    let all = urls("a.example", 0..3000);
    admit_all(&mut world, &all);
    world.settle_robots();
    let first = world.due();
    world.settle(first.lease, &failed(), RetryDecision::RetryUrl { after: HOUR });
    let _on_lease = world.due();
    world.commit();
    let entries = world.store.scan(Space::Queue, b"", None, 1000).unwrap();
    assert!(entries.len() > 10);
    assert!(entries.iter().all(|(_, value)| value.len() < 40_000));
    assert!(world.frontier.stats().urls_in_ram < 600, "only the head stays");
    world.crash(0);
    let fetched: HashSet<String> = world.drain().into_iter().collect();
    assert_eq!(fetched.len(), 3000);
    world.commit();
    assert!(world.store.scan(Space::Queue, b"", None, 10).unwrap().is_empty());
}

#[test]
fn a_queue_larger_than_ram_is_fetched_in_order_and_once() {
    let mut world = World::new(FrontierSettings {
        delay: Duration::ZERO,
        urls_in_memory: 100,
        urls_per_host: 1_000_000,
        ..plain_settings()
    });
    let all = urls("a.example", 0..5000);
    for part in all.chunks(500) {
        admit_all(&mut world, part);
        world.commit();
    }
    assert!(world.frontier.stats().urls_in_ram < 1000);
    let mut fetched = Vec::new();
    while let Some(due) = world.await_due() {
        world.settle_well(&due);
        if due.errand == Errand::Page {
            fetched.push(due.url.to_string());
        }
        if fetched.len() % 97 == 0 {
            world.commit();
        }
    }
    // Within a page those that need a look into the files come a little later.
    let page_of = |url: &String| url.rsplit('/').next().and_then(|number| number.parse::<usize>().ok()).unwrap() / 500;
    assert!(fetched.is_sorted_by_key(page_of));
    fetched.sort_unstable();
    let mut all = all;
    all.sort_unstable();
    assert_eq!(fetched, all);
}

#[test]
fn what_is_behind_an_entry_that_left_ram_goes_no_sooner_than_it_should() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, urls_in_memory: 0, ..plain_settings() });
    let depths = [
        ("http://a.example/1", 1),
        ("http://a.example/2", 1),
        ("http://a.example/late", 5),
        ("http://b.example/between", 3),
    ];
    world.frontier.admit(depths.map(|(url, depth)| candidate(url, depth, Via::Link)), world.now).unwrap();
    let mut pages = Vec::new();
    loop {
        world.commit();
        let Some(due) = world.await_due() else { break };
        if due.errand == Errand::Page {
            pages.push(due.url.to_string());
        }
        world.settle_well(&due);
    }
    let in_order = ["http://a.example/1", "http://a.example/2", "http://b.example/between", "http://a.example/late"];
    assert_eq!(pages, in_order);
    world.commit();
    world.commit();
    assert_eq!(world.frontier.stats().hosts_in_ram, 0, "a host of which nothing is left leaves");
}

/// Whoever reads the head of another host's queue together with its own tells that host's place among the others, too.
#[test]
fn what_was_read_for_another_host_goes_no_sooner_than_it_should() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, urls_in_memory: 0, ..plain_settings() });
    let hosts = ["a", "b", "c"].map(|host| [("1", 1), ("2", 1), ("late", 5)].map(|(page, depth)| (host, page, depth)));
    let urls = hosts.into_iter().flatten().chain([("d", "between", 3)]);
    let urls = urls.map(|(host, page, depth)| candidate(&format!("http://{host}.example/{page}"), depth, Via::Link));
    world.frontier.admit(urls, world.now).unwrap();
    let mut depths = Vec::new();
    loop {
        world.commit();
        let Some(due) = world.await_due() else { break };
        if due.errand == Errand::Page {
            depths.push(due.depth);
        }
        world.settle_well(&due);
    }
    assert_eq!(depths, [1, 1, 1, 1, 1, 1, 3, 5, 5, 5]);
}

#[test]
fn a_host_that_wants_to_be_left_alone_holds_up_no_end_when_nothing_is_left_of_it() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, urls_in_memory: 0, ..plain_settings() });
    admit_all(&mut world, &urls("a.example", 0..2));
    world.settle_robots();
    world.commit();
    let first = world.due();
    world.settle_well(&first);
    world.commit();
    let last = world.due();
    world.settle(last.lease, &too_many(503, Some(HOUR)), RetryDecision::GiveUp);
    assert!(matches!(world.next(), Next::Empty));
}

/// Batches may be applied long after they were taken; until then the frontier must know by itself what
/// it wrote.
#[test]
fn a_slow_archivist_neither_loses_nor_repeats_anything() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, urls_in_memory: 10, ..plain_settings() });
    let mut taken = std::collections::VecDeque::new();
    let mut fetched = Vec::new();
    for round in 0..60 {
        if round < 40 {
            admit_all(&mut world, &urls(&format!("h{}.example", round % 3), round * 20..round * 20 + 20));
        }
        for _ in 0..15 {
            let Next::Due(due) = world.next() else { break };
            world.settle_well(&due);
            if due.errand == Errand::Page {
                fetched.push(due.url.to_string());
            }
        }
        taken.push_back(world.frontier.take_commit(world.now).unwrap());
        if taken.len() > 5 {
            world.store.apply(taken.pop_front().unwrap()).unwrap();
        }
    }
    fetched.extend(world.drain());
    let distinct: HashSet<_> = fetched.iter().collect();
    assert_eq!((distinct.len(), fetched.len()), (800, 800));
}

#[test]
fn a_host_with_nothing_to_do_costs_no_ram_but_is_remembered() {
    let mut world = World::new(FrontierSettings { urls_per_host: 2, ..plain_settings() });
    admit_all(&mut world, &urls("a.example", 0..2));
    world.drain();
    world.commit();
    world.commit();
    assert_eq!(world.frontier.stats().hosts_in_ram, 0);
    let refused = world.admit(&["http://a.example/7"]).refused;
    assert_eq!(refused.of(Refusal::HostBudget), 1, "its budget is used up");
    let seed = candidate("http://a.example/seed", 0, Via::Seed);
    assert_eq!(world.frontier.admit([seed], world.now).unwrap().accepted, 1);
    let due = world.await_due().unwrap();
    assert_eq!(due.errand, Errand::Page, "and its robots note is still good");
    world.settle_well(&due);
    world.commit();
    let record = HostRecord::read(&*world.store, "a.example").unwrap().unwrap();
    assert_eq!(record.accepted, 3);
}

#[test]
fn refusals_are_counted_over_all_runs() {
    let mut world = World::polite();
    world.admit(&["mailto:a@b.example", "http://a.example/1"]);
    world.restart();
    world.admit(&["mailto:a@b.example"]);
    assert_eq!(world.frontier.stats().refused.of(Refusal::NotHttp), 2);
}

#[test]
fn records_can_be_read_before_and_after_their_commit() {
    let mut world = World::polite();
    world.admit(&["http://a.example/1"]);
    world.settle_robots();
    let page = world.await_due().unwrap();
    assert_eq!(world.frontier.record(page.fingerprint).unwrap(), None);
    world.settle(page.lease, &answer(404), RetryDecision::Done);
    let before = world.frontier.record(page.fingerprint).unwrap().unwrap();
    assert_eq!((before.status, before.ending, before.settled_in), (404, Ending::Answered, 1));
    let batch = world.frontier.take_commit(world.now).unwrap();
    assert_eq!(world.frontier.record(page.fingerprint).unwrap().unwrap(), before);
    assert_eq!(UrlRecord::read(&*world.store, page.fingerprint).unwrap(), None);
    world.store.apply(batch).unwrap();
    assert_eq!(UrlRecord::read(&*world.store, page.fingerprint).unwrap().unwrap(), before);
}

#[test]
fn nothing_changed_means_nothing_to_commit() {
    let mut world = World::polite();
    assert!(world.frontier.take_commit(world.now).unwrap().is_empty());
    world.admit(&["http://a.example/1"]);
    assert!(!world.frontier.take_commit(world.now).unwrap().is_empty());
    assert!(world.frontier.take_commit(world.now).unwrap().is_empty());
}

#[test]
fn damaged_entries_are_named_not_skipped() {
    for space in [Space::Queue, Space::Hosts] {
        let mut world = World::polite();
        world.admit(&["http://a.example/1"]);
        world.commit();
        // The record may not have been written yet, but the entry was.
        let entry = world.store.scan(space, b"", None, 1).unwrap().pop().map(|(key, _)| key);
        let key = if space == Space::Queue { entry.unwrap() } else { b"a.example".to_vec() };
        let mut batch = Batch::new();
        batch.put(space, key, [1, 0xff, 0xff, 0xff]);
        world.store.apply(batch).unwrap();
        let opened = Frontier::open(world.store.clone(), world.settings.clone(), world.now);
        let later = world.now.plus(HOUR);
        let error = opened.and_then(|mut frontier| frontier.next(later)).expect_err("damage is noticed");
        assert!(matches!(&error, FrontierError::Corrupt { space: named, .. } if *named == space), "{error}");
        assert!(error.to_string().contains("a.example"));
    }
}
