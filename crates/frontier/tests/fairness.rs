//! Who goes next where many could: nobody starves, the best goes first, equals take turns, and it costs the same however
//! many hosts there are.

mod world;

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use peregrine_frontier::{FrontierSettings, Next};
use peregrine_types::{DueUrl, Errand, Timestamp, Via};
use peregrine_urls::host_key;
use rustix::time::{ClockId, clock_gettime};
use world::*;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

/// Whether an errand is a request to the host, so that politeness counts it.
fn asks_the_host(due: &DueUrl) -> bool {
    matches!(due.errand, Errand::Page | Errand::Robots { .. })
}

fn host_of(due: &DueUrl) -> String {
    host_key(&due.url).unwrap().to_owned()
}

/// Without digits: a run of numbered pages would look like a trap.
fn word(number: usize) -> String {
    number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
}

fn page(host: &str, number: usize) -> String {
    format!("http://{host}/{}", word(number))
}

fn admit_pages(world: &mut World, host: &str, pages: std::ops::Range<usize>, depth: u16) {
    let candidates = pages.map(|number| candidate(&page(host, number), depth, Via::Link));
    world.frontier.admit(candidates, world.now).unwrap();
}

/// Hosts whose robots.txt is known, each with so many pages of this depth, all of which could go now.
fn free_hosts(world: &mut World, hosts: usize, pages: usize, depth: u16) {
    for host in 0..hosts {
        admit_pages(world, &format!("h{host}.example"), 0..pages, depth);
    }
    let mut known = 0;
    while known < hosts {
        let due = world.due();
        known += usize::from(matches!(due.errand, Errand::Robots { .. }));
        world.settle_well(&due);
    }
    world.advance(SECOND);
}

#[test]
fn a_huge_host_does_not_delay_the_others() {
    let mut world = World::new(FrontierSettings { urls_in_memory: 2_000, ..FrontierSettings::default() });
    // Discovered first, and closer to the seeds than everybody else.
    admit_pages(&mut world, "huge.example", 0..20_000, 1);
    world.commit();
    for host in 0..50 {
        admit_pages(&mut world, &format!("h{host}.example"), 0..10, 5);
    }
    let began = world.now;
    let mut left = 500;
    let mut huge = 0;
    while left > 0 {
        let due = world.await_due().unwrap();
        match host_of(&due).as_str() {
            "huge.example" => huge += usize::from(due.errand != Errand::Address),
            _ => left -= usize::from(due.errand == Errand::Page),
        }
        world.settle_well(&due);
        if world.now.since(began).as_millis().is_multiple_of(3000) {
            world.commit();
        }
    }
    assert_eq!(world.now.since(began), 10 * SECOND, "robots.txt and ten pages, a second apart");
    assert!((10..=11).contains(&huge), "and the huge host has its own rate, not theirs: {huge}");
}

#[test]
fn hosts_that_never_answer_hold_up_nobody() {
    let mut world = World::polite();
    for host in 0..100 {
        admit_pages(&mut world, &format!("mute{host}.example"), 0..20, 1);
        admit_pages(&mut world, &format!("h{host}.example"), 0..5, 9);
    }
    let began = world.now;
    let mut fetched = 0;
    while fetched < 500 {
        match world.next() {
            Next::Due(due) if host_of(&due).starts_with("mute") && asks_the_host(&due) => {}
            Next::Due(due) => {
                fetched += usize::from(due.errand == Errand::Page);
                world.settle_well(&due);
            }
            Next::Wait { until } => world.now = until.max(world.now),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(world.now.since(began), 5 * SECOND);
}

#[test]
fn the_best_url_of_all_free_hosts_goes_first() {
    let mut world = World::polite();
    free_hosts(&mut world, 300, 2, 9);
    world.frontier.admit([candidate(&page("h123.example", 7), 3, Via::Link)], world.now).unwrap();
    world.frontier.admit([candidate(&page("h250.example", 7), 9, Via::Seed)], world.now).unwrap();
    world.frontier.admit([candidate(&page("h77.example", 7), 2, Via::Link)], world.now).unwrap();
    let order: Vec<String> = (0..4).map(|_| host_of(&world.due())).collect();
    assert_eq!(order[..3], ["h250.example", "h77.example", "h123.example"]);
    assert!(!order[..3].contains(&order[3]), "and then whoever is next");
}

#[test]
fn a_better_url_does_not_make_its_host_impolite() {
    let mut world = World::polite();
    free_hosts(&mut world, 2, 2, 9);
    let first = world.due();
    let busy = host_of(&first);
    world.settle_well(&first);
    world.frontier.admit([candidate(&page(&busy, 7), 0, Via::Seed)], world.now).unwrap();
    let second = world.due();
    assert_ne!(host_of(&second), busy);
    world.settle_well(&second);
    assert_eq!(world.wait(), SECOND);
    world.advance(SECOND);
    assert_eq!(world.due().url.as_str(), page(&busy, 7), "its moment has come, and it is the best");
}

#[test]
fn equal_hosts_take_turns() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, ..FrontierSettings::default() });
    for host in 0..20 {
        admit_pages(&mut world, &format!("h{host}.example"), 0..30, 4);
    }
    let mut turns: HashMap<String, usize> = HashMap::new();
    while let Some(due) = world.await_due() {
        world.settle_well(&due);
        if asks_the_host(&due) {
            *turns.entry(host_of(&due)).or_default() += 1;
            let (most, least) = (turns.values().max().unwrap(), turns.values().min().unwrap());
            assert!(most - least <= 1 || turns.len() < 20, "{turns:?}");
            assert!(*most == 1 || turns.len() == 20, "nobody goes twice before everybody went once");
        }
    }
    assert!(turns.values().all(|turns| *turns == 31));
}

const VERY_MANY: usize = 100_000;
const ANSWER_TIME: Duration = Duration::from_millis(300);

/// Very many hosts, all of which could go at once, crawled as fast as the frontier lets them.
struct VeryMany {
    world: World,
    under_way: VecDeque<(Timestamp, DueUrl)>,
    last_start: Vec<Option<Timestamp>>,
    /// Since when each host could have gone, as long as it has work.
    free_since: Vec<Timestamp>,
    has_page_left: Vec<bool>,
    idle: Duration,
    busy: Duration,
}

impl VeryMany {
    fn new() -> VeryMany {
        let mut world = World::polite();
        let urls = (0..VERY_MANY).map(|host| candidate(&page(&format!("h{host}.example"), 0), 1, Via::Link));
        let now = world.now;
        world.frontier.admit(urls, now).unwrap();
        world.commit();
        VeryMany {
            world,
            under_way: VecDeque::new(),
            last_start: vec![None; VERY_MANY],
            free_since: vec![START; VERY_MANY],
            has_page_left: vec![true; VERY_MANY],
            idle: Duration::ZERO,
            busy: Duration::ZERO,
        }
    }

    fn run_until(&mut self, end: Timestamp) -> bool {
        loop {
            let until = match self.world.next() {
                Next::Due(due) => {
                    self.hand_out(due);
                    continue;
                }
                Next::Wait { until } => until,
                Next::AllLeased => Timestamp::NEVER,
                Next::Empty => return false,
                Next::Closed { due, .. } => panic!("nothing is closed here: {due:?}"),
            };
            let answered = self.under_way.front().map_or(Timestamp::NEVER, |(at, _)| *at);
            let moment = until.min(answered);
            if moment >= end {
                self.world.now = end;
                return true;
            }
            self.world.now = moment.max(self.world.now);
            self.settle_answers();
        }
    }

    fn hand_out(&mut self, due: DueUrl) {
        if !asks_the_host(&due) {
            self.world.settle_well(&due);
            return;
        }
        let (host, now) = (number_of(&due), self.world.now);
        if let Some(last) = self.last_start[host].replace(now) {
            assert!(now.since(last) >= SECOND, "{:?} after the request before: {due:?}", now.since(last));
            self.busy += now.since(last);
        }
        self.idle += now.since(self.free_since[host]);
        self.under_way.push_back((now.plus(ANSWER_TIME), due));
    }

    fn settle_answers(&mut self) {
        while let Some((at, _)) = self.under_way.front()
            && *at <= self.world.now
            && let Some((_, due)) = self.under_way.pop_front()
        {
            let host = number_of(&due);
            self.free_since[host] = self.last_start[host].unwrap().plus(SECOND);
            self.has_page_left[host] &= due.errand != Errand::Page;
            self.world.settle_well(&due);
        }
    }

    /// Nobody answers any more, and who was asked last is unknown: all may go when the delay is over.
    fn crash(&mut self) {
        self.world.crash(0);
        self.under_way.clear();
        self.free_since.fill(self.world.now.plus(SECOND));
    }

    fn utilisation(&self) -> f64 {
        self.busy.as_secs_f64() / (self.busy + self.idle).as_secs_f64()
    }
}

/// Processor time of this thread: other load on the machine does not count.
fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn number_of(due: &DueUrl) -> usize {
    let host = host_key(&due.url).unwrap();
    host[1..host.find('.').unwrap()].parse().unwrap()
}

#[test]
fn very_many_hosts_go_at_their_rate_and_never_faster_through_a_restart_and_a_crash_too() {
    let mut crawl = VeryMany::new();
    let before = thread_time();
    assert!(crawl.run_until(START.plus(SECOND / 2)));
    assert!(crawl.under_way.is_empty(), "every host has answered for its robots.txt");
    crawl.world.restart();
    assert!(crawl.run_until(START.plus(SECOND + SECOND / 10)));
    assert_eq!(crawl.under_way.len(), VERY_MANY, "half a second later every host was asked for its page");
    crawl.crash();
    crawl.run_until(START.plus(HOUR));
    assert!(!crawl.has_page_left.contains(&true), "nobody is forgotten");
    assert!(crawl.utilisation() >= 0.99, "{}", crawl.utilisation());
    // Several times what it takes, and far less than looking at every host each time would.
    let took = thread_time() - before;
    assert!(took < Duration::from_secs(60), "{took:?} for {VERY_MANY} hosts");
}
