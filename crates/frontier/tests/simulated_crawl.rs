//! A crawl of a thousand hosts in simulated time: as fast as politeness allows, and never faster.

mod world;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::time::Duration;

use peregrine_frontier::{FrontierSettings, Next};
use peregrine_types::{DueUrl, Errand, RetryDecision, Timestamp};
use peregrine_urls::host_key;
use world::*;

const HOSTS: usize = 1000;
const PAGES: usize = 40;
const DELAY: Duration = Duration::from_secs(1);

/// How long a host takes to answer: most are quick, some slower than the delay.
fn answer_time(host: usize, request: usize) -> Duration {
    let jitter = (host * 7919 + request * 104_729) % 300;
    let usual = if host.is_multiple_of(20) { 1500 } else { 50 };
    Duration::from_millis((usual + jitter) as u64)
}

#[derive(Default)]
struct Seen {
    starts: Vec<Timestamp>,
    /// Since when the host could have been asked again.
    free_since: Option<Timestamp>,
    idle: Duration,
    in_flight: usize,
}

#[test]
fn a_thousand_hosts_are_crawled_as_fast_as_politeness_allows_and_never_faster() {
    let mut world = World::new(FrontierSettings { delay: DELAY, ..plain_settings() });
    for page in 0..PAGES {
        let urls: Vec<String> = (0..HOSTS).map(|host| format!("http://h{host}.example/{page}")).collect();
        world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let mut hosts: HashMap<String, Seen> = HashMap::new();
    let mut answers: BinaryHeap<Reverse<(Timestamp, usize)>> = BinaryHeap::new();
    let mut under_way: Vec<Option<DueUrl>> = Vec::new();
    let mut next_commit = world.now;
    loop {
        if world.now >= next_commit {
            world.commit();
            next_commit = world.now.plus(DELAY);
        }
        let until = match world.next() {
            Next::Due(due) => {
                let host = host_key(&due.url).unwrap().to_owned();
                let number: usize = host[1..host.find('.').unwrap()].parse().unwrap();
                let seen = hosts.entry(host).or_default();
                assert_eq!(seen.in_flight, 0, "one request at a time");
                if let Some(last) = seen.starts.last() {
                    assert!(world.now.since(*last) >= DELAY, "{due:?} is too early");
                    seen.idle += world.now.since(seen.free_since.unwrap());
                }
                seen.in_flight = 1;
                answers.push(Reverse((world.now.plus(answer_time(number, seen.starts.len())), under_way.len())));
                seen.starts.push(world.now);
                under_way.push(Some(due));
                continue;
            }
            Next::Wait { until } => until,
            Next::AllLeased => Timestamp::NEVER,
            Next::Closed { due, .. } => panic!("nothing is closed here: {due:?}"),
            Next::Empty => break,
        };
        let answered = answers.peek().map_or(Timestamp::NEVER, |Reverse((at, _))| *at);
        world.now = until.min(answered).min(next_commit).max(world.now);
        while let Some(Reverse((at, request))) = answers.peek().copied() {
            if at > world.now {
                break;
            }
            answers.pop();
            let due = under_way[request].take().unwrap();
            let seen = hosts.get_mut(host_key(&due.url).unwrap()).unwrap();
            seen.in_flight = 0;
            seen.free_since = Some(world.now.max(seen.starts.last().unwrap().plus(DELAY)));
            let outcome = match due.errand {
                Errand::Page => answer(200),
                Errand::Robots { .. } => rules(None, Timestamp::NEVER),
                Errand::Address => panic!("nobody needs addresses here"),
            };
            world.settle(due.lease, &outcome, RetryDecision::Done);
        }
    }
    let requests: usize = hosts.values().map(|seen| seen.starts.len()).sum();
    assert_eq!(requests, HOSTS * (PAGES + 1));
    let crawled: Duration = hosts.values().map(|seen| seen.starts.last().unwrap().since(seen.starts[0])).sum();
    let idle: Duration = hosts.values().map(|seen| seen.idle).sum();
    let utilisation = 1.0 - idle.as_secs_f64() / crawled.as_secs_f64();
    assert!(utilisation >= 0.99, "{utilisation}");
    assert_eq!(world.frontier.stats().known_urls as usize, HOSTS * PAGES);
}
