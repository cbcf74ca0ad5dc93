//! What a stranger can do to the frontier: nothing that costs more than it should, and nothing to the others.

mod world;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use peregrine_frontier::{Frontier, FrontierSettings, Next, Refusal, Settled};
use peregrine_runtime::{Random, thread_cpu};
use peregrine_state::{DiskStore, Space, Store};
use peregrine_types::{
    CandidateUrl, DueUrl, Errand, LeaseId, Redirect, Response, RetryDecision, Timestamp, Via, VisitOutcome,
};
use peregrine_urls::{Fingerprint, Url, host_key};
use world::*;

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(86_400);
const MEGABYTE: usize = 1 << 20;

/// Memory is measured for the whole process, so those who measure go one by one.
fn one_at_a_time() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Resident memory of this process, in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<usize>().unwrap() * 1024
}

/// Whether an errand is a request to the host, so that politeness counts it.
fn asks_the_host(due: &DueUrl) -> bool {
    matches!(due.errand, Errand::Page | Errand::Robots { .. })
}

/// Without digits: a run of numbered pages would look like a trap of another kind.
fn word(number: usize) -> String {
    number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
}

fn bytes_in(store: &dyn Store, space: Space) -> usize {
    let (mut total, mut after) = (0, None::<Vec<u8>>);
    loop {
        let entries = store.scan(space, b"", after.as_deref(), 1000).unwrap();
        total += entries.iter().map(|(key, value)| key.len() + value.len()).sum::<usize>();
        match entries.into_iter().next_back() {
            Some((last, _)) => after = Some(last),
            None => return total,
        }
    }
}

/// Crawls to the end; the starts of requests by host, and how often robots.txt was asked for.
fn crawl_politely(world: &mut World) -> (HashMap<String, Vec<Timestamp>>, usize) {
    let (mut starts, mut robots) = (HashMap::<String, Vec<Timestamp>>::new(), 0);
    while let Some(due) = world.await_due() {
        if asks_the_host(&due) {
            let of_host = starts.entry(host_key(&due.url).unwrap().to_owned()).or_default();
            assert!(of_host.last().is_none_or(|last| world.now.since(*last) >= SECOND), "{due:?} is too early");
            of_host.push(world.now);
        }
        robots += usize::from(matches!(due.errand, Errand::Robots { .. }));
        world.settle_well(&due);
    }
    (starts, robots)
}

/// On a real store, so that what is measured as memory is the frontier's.
struct Siege {
    _directory: tempfile::TempDir,
    store: Arc<DiskStore>,
    frontier: Frontier,
    now: Timestamp,
}

impl Siege {
    fn new(settings: FrontierSettings) -> Siege {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(DiskStore::open(directory.path().join("state")).unwrap());
        let frontier = Frontier::open(store.clone(), settings, START).unwrap();
        Siege { _directory: directory, store, frontier, now: START }
    }

    fn commit(&mut self) {
        let batch = self.frontier.take_commit(self.now).unwrap();
        self.store.apply(batch).unwrap();
        self.store.sync().unwrap();
        self.frontier.durable(self.frontier.stats().commit).unwrap();
    }

    fn settle_well(&mut self, due: &DueUrl) {
        let outcome = match due.errand {
            Errand::Page => answer(200),
            Errand::Robots { .. } => rules(None, self.now.plus(DAY)),
            Errand::Address => VisitOutcome::Address(address_of(&due.url)),
        };
        self.frontier.settle(due.lease, &outcome, RetryDecision::Done, self.now).unwrap();
    }
}

#[test]
fn a_page_with_a_million_urls_of_one_host_fills_no_ram_and_holds_up_nobody() {
    const LINKS: usize = 1_000_000;
    let _alone = one_at_a_time();
    let in_memory = 5_000;
    let mut siege = Siege::new(FrontierSettings {
        urls_per_host: u64::MAX,
        urls_in_memory: in_memory,
        ..FrontierSettings::default()
    });
    let referrer: Arc<str> = "http://evil.example/".into();
    let others: Vec<String> =
        (0..200).map(|number| format!("http://good{}.example/{}", number % 20, word(number))).collect();
    siege.frontier.admit(others.iter().map(|url| candidate(url, 9, Via::Link)), siege.now).unwrap();
    siege.commit();
    let before = resident();
    let links = (0..LINKS).map(|number| {
        let text = format!("http://evil.example/{}", word(number));
        let fingerprint = Fingerprint::of_key(&text);
        let (url, referrer) = (Url::parse(&text).unwrap(), Some(referrer.clone()));
        CandidateUrl { url, fingerprint, depth: 1, referrer, via: Via::Link }
    });
    siege.frontier.admit(links, siege.now).unwrap();
    siege.commit();
    siege.commit();
    let stats = siege.frontier.stats();
    assert_eq!(stats.known_urls, LINKS as u64 + 200, "all of them are kept");
    assert!(stats.urls_in_ram <= in_memory + 1_000, "{} in RAM", stats.urls_in_ram);
    let grown = resident().saturating_sub(before);
    assert!(grown < 400 * MEGABYTE, "{} MB more", grown / MEGABYTE);

    let began = siege.now;
    let (mut good, mut evil) = (0, 0);
    while good < 200 {
        match siege.frontier.next(siege.now).unwrap() {
            Next::Due(due) => {
                let is_page = due.errand == Errand::Page;
                if host_key(&due.url) == Some("evil.example") {
                    evil += usize::from(asks_the_host(&due))
                } else {
                    good += usize::from(is_page)
                }
                siege.settle_well(&due);
            }
            Next::Wait { until } => siege.now = until.max(siege.now),
            other => panic!("{other:?}"),
        }
        assert!(siege.frontier.stats().urls_in_ram <= in_memory + 2_000);
    }
    assert_eq!(siege.now.since(began), 10 * SECOND, "the others go at their rate");
    assert!((10..=11).contains(&evil), "and so does this one: {evil}");
}

/// They fill thousands of entries, all of which leave RAM with the next commit.
#[test]
fn very_many_long_urls_of_a_host_that_is_asked_just_now_hold_up_no_commit() {
    const LINKS: usize = 20_000;
    let _alone = one_at_a_time();
    let mut siege = Siege::new(FrontierSettings { trap_limit: 0, ..FrontierSettings::default() });
    let long = "x".repeat(1_900);
    let links =
        (0..LINKS).map(|number| candidate(&format!("http://evil.example/{}/{long}", word(number)), 1, Via::Link));
    assert_eq!(siege.frontier.admit(links, siege.now).unwrap().accepted, LINKS as u64);
    let mut pages = 0;
    while pages < 2 {
        match siege.frontier.next(siege.now).unwrap() {
            Next::Due(due) => {
                pages += usize::from(due.errand == Errand::Page);
                siege.settle_well(&due);
            }
            Next::Wait { until } => siege.now = until.max(siege.now),
            other => panic!("{other:?}"),
        }
    }
    let began = thread_cpu();
    siege.commit();
    let took = thread_cpu().saturating_sub(began);
    assert!(took < 3 * SECOND, "{took:?}");
    assert!(siege.frontier.stats().urls_in_ram < 1_000);
}

#[test]
fn urls_beyond_the_budget_of_their_host_are_refused_and_counted() {
    let mut world = World::new(FrontierSettings { urls_per_host: 1_000, ..FrontierSettings::default() });
    for page in 0..20 {
        let links = (0..1_000)
            .map(|number| candidate(&format!("http://evil.example/{}/{}", word(page), word(number)), 1, Via::Link));
        world.frontier.admit(links, world.now).unwrap();
        world.commit();
    }
    let stats = world.frontier.stats();
    assert_eq!((stats.known_urls, stats.queued), (1_000, 1_000));
    assert_eq!(stats.refused.of(Refusal::HostBudget), 19_000);
}

#[test]
fn urls_of_ten_megabytes_are_refused_counted_and_cost_nothing() {
    let _alone = one_at_a_time();
    let before = resident();
    let mut world = World::polite();
    let long = "x".repeat(10 * MEGABYTE);
    let urls = [
        format!("http://a.example/{long}"),
        format!("http://a.example/?{long}"),
        format!("http://a.example/#{long}"),
        format!("http://{long}@a.example/"),
        format!("http://a.example/?q={}", &long[..MEGABYTE]),
    ];
    for round in 1..=5 {
        let refused = world.admit(&urls.each_ref().map(String::as_str)).refused;
        assert_eq!((refused.of(Refusal::TooLong), refused.total()), (5, 5));
        assert_eq!(world.frontier.stats().refused.of(Refusal::TooLong), 5 * round);
    }
    world.commit();
    assert_eq!((world.frontier.stats().known_urls, world.frontier.stats().hosts_known), (0, 0));
    assert_eq!(bytes_in(&*world.store, Space::Queue) + bytes_in(&*world.store, Space::Hosts), 0);
    drop((urls, long));
    let grown = resident().saturating_sub(before);
    assert!(grown < 150 * MEGABYTE, "{} MB more", grown / MEGABYTE);
}

#[test]
fn the_longest_url_that_is_allowed_comes_through_a_crash_whole() {
    let mut world = World::new(FrontierSettings { max_url_length: 8_000, ..FrontierSettings::default() });
    let longest = format!("http://a.example/?{}", "q".repeat(8_000 - 18));
    assert_eq!(longest.len(), 8_000);
    world.admit(&[&longest]);
    world.commit();
    world.crash(0);
    assert_eq!(world.drain(), [longest]);
}

#[test]
fn a_referrer_of_ten_megabytes_is_not_kept_at_that_length() {
    let mut world = World::polite();
    let referrer: Arc<str> = format!("http://r.example/{}", "x".repeat(10 * MEGABYTE)).into();
    for number in 0..3 {
        let named = candidate(&format!("http://h{number}.example/"), 1, Via::Link);
        world.frontier.admit([CandidateUrl { referrer: Some(referrer.clone()), ..named }], world.now).unwrap();
    }
    world.commit();
    let queued = bytes_in(&*world.store, Space::Queue);
    assert!(queued < MEGABYTE / 4, "{queued} bytes in the queue for three URLs");
    assert_eq!(world.drain().len(), 3);
    world.commit();
    let recorded = bytes_in(&*world.store, Space::Urls);
    assert!(recorded < MEGABYTE / 4, "{recorded} bytes in the records of three URLs");
}

#[test]
fn spellings_of_one_host_are_one_host_with_one_delay() {
    let mut world = World::polite();
    let spellings = ["a.example", "A.EXAMPLE", "a.Example.", "a.example:80", "A.example.:80", "a.example.:080"];
    let urls: Vec<String> =
        spellings.iter().zip(0..).map(|(host, number)| format!("http://{host}/{}", word(number))).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!((world.frontier.stats().hosts_known, world.frontier.stats().hosts_in_ram), (1, 1));
    let (starts, robots) = crawl_politely(&mut world);
    assert_eq!(robots, 1, "one host, one robots.txt");
    assert_eq!(starts["a.example"].len(), spellings.len() + 1);
    assert_eq!(starts.len(), 1);
}

#[test]
fn an_operators_delay_holds_for_every_spelling_of_the_host() {
    let mut world = World::new(FrontierSettings {
        host_delays: [("a.example".to_owned(), 5 * SECOND)].into(),
        ..FrontierSettings::default()
    });
    world.admit(&["http://A.example.:80/x", "http://a.EXAMPLE/y"]);
    let (starts, _) = crawl_politely(&mut world);
    let of_host = &starts["a.example"];
    assert!(of_host.windows(2).all(|pair| pair[1].since(pair[0]) >= 5 * SECOND), "{of_host:?}");
}

#[test]
fn thousands_of_ports_are_one_host_with_one_delay_and_a_short_record() {
    const PORTS: usize = 3_000;
    let mut world = World::polite();
    let urls: Vec<String> = (0..PORTS).map(|port| format!("http://a.example:{}/", 10_000 + port)).collect();
    world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
    world.admit(&["http://b.example/x"]);
    world.commit();
    assert_eq!(world.frontier.stats().hosts_in_ram, 2);
    let began = world.now;
    let (starts, robots) = crawl_politely(&mut world);
    assert!(starts["b.example"].iter().all(|start| start.since(began) <= SECOND), "others do not wait for it");
    assert_eq!(starts["a.example"].len(), 2 * PORTS, "each port has its robots.txt");
    assert_eq!(robots, PORTS + 1);
    world.commit();
    let record = world.store.get(Space::Hosts, b"a.example").unwrap().unwrap();
    assert!(record.len() < 4_096, "{} bytes for one host", record.len());
}

/// New names of one domain are admitted, so many by every page.
fn links_to_new_subdomains(from: usize, number: usize) -> impl Iterator<Item = CandidateUrl> {
    (from..from + number).map(|name| candidate(&format!("http://n{name}.trap.example/"), 2, Via::Link))
}

/// A crawl has so many requests under way; whoever takes them all starves the others.
#[test]
fn a_domain_that_invents_subdomains_takes_no_turns_from_other_domains() {
    const SLOTS: usize = 100;
    const OTHERS: usize = 30;
    const SECONDS: usize = 60;
    const LINKS_PER_PAGE: usize = 20;
    let mut world = World::new(FrontierSettings::default());
    for host in 0..OTHERS {
        let pages =
            (0..SECONDS + 10).map(|page| candidate(&format!("http://h{host}.example/{}", word(page)), 6, Via::Link));
        world.frontier.admit(pages, world.now).unwrap();
    }
    world.admit(&["http://trap.example/"]);
    let (mut invented, mut turns) = (0, HashMap::<String, usize>::new());
    for _ in 0..SECONDS {
        // Every request takes most of a second, so that a slot serves one in each.
        let mut under_way = Vec::new();
        while under_way.len() < SLOTS {
            match world.next() {
                Next::Due(due) if asks_the_host(&due) => under_way.push(due),
                Next::Due(due) => {
                    world.settle_well(&due);
                }
                Next::Wait { until } if until <= world.now => {}
                _ => break,
            }
        }
        world.advance(SECOND * 9 / 10);
        for due in under_way {
            world.settle_well(&due);
            let host = host_key(&due.url).unwrap();
            if !host.ends_with("trap.example") {
                *turns.entry(host.to_owned()).or_default() += 1;
            } else if due.errand == Errand::Page {
                let now = world.now;
                world.frontier.admit(links_to_new_subdomains(invented, LINKS_PER_PAGE), now).unwrap();
                invented += LINKS_PER_PAGE;
            }
        }
        world.advance(SECOND / 10);
        world.commit();
    }
    let least = (0..OTHERS).map(|host| turns.get(&format!("h{host}.example")).copied().unwrap_or_default()).min();
    assert!(least >= Some(SECONDS * 95 / 100), "{least:?} turns in {SECONDS} seconds, {invented} names invented");
}

#[test]
fn a_domain_that_invents_subdomains_keeps_a_bounded_number_of_hosts_in_ram() {
    const NAMES: usize = 20_000;
    let _alone = one_at_a_time();
    let mut siege = Siege::new(FrontierSettings::default());
    let mut in_ram = Vec::new();
    for page in 0..2 {
        siege.frontier.admit(links_to_new_subdomains(page * NAMES, NAMES), siege.now).unwrap();
        siege.commit();
        siege.commit();
        in_ram.push((siege.frontier.stats().hosts_in_ram, siege.frontier.stats().urls_in_ram));
    }
    assert!(in_ram[1].0 < in_ram[0].0 + NAMES / 10, "hosts in RAM: {} and then {}", in_ram[0].0, in_ram[1].0);
    let too_many = siege.frontier.admit([], siege.now).unwrap().refused;
    assert!(too_many.of(Refusal::DomainHosts) > 0, "and they are counted");
    let other = candidate("http://good.example/x", 9, Via::Link);
    assert_eq!(siege.frontier.admit([other], siege.now).unwrap().refused.total(), 0, "others are welcome");
}

#[test]
fn a_url_that_redirects_to_itself_for_ever_does_not_grow() {
    let _alone = one_at_a_time();
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, ..FrontierSettings::default() });
    world.admit(&["http://loop.example/"]);
    world.settle_robots();
    world.commit();
    let outcome = VisitOutcome::Response(Response {
        redirect: Some(Redirect { to: Url::parse("http://loop.example/").unwrap(), permanent: false }),
        ..match answer(302) {
            VisitOutcome::Response(response) => response,
            other => panic!("{other:?}"),
        }
    });
    let mut before = 0;
    for round in 0..100_000 {
        let due = world.await_due().unwrap();
        let decision = match round % 2 {
            0 => RetryDecision::FollowRedirect,
            _ => RetryDecision::RetryUrl { after: Duration::ZERO },
        };
        assert!(matches!(world.settle(due.lease, &outcome, decision), Settled::WillRetry { .. }));
        if round % 500 == 0 {
            world.commit();
        }
        if round == 10_000 {
            before = resident();
        }
    }
    world.commit();
    let grown = resident().saturating_sub(before);
    assert!(grown < 30 * MEGABYTE, "{} MB more", grown / MEGABYTE);
    let stats = world.frontier.stats();
    assert_eq!((stats.known_urls, stats.queued, stats.leased), (1, 1, 0));
    assert!(stats.urls_in_ram <= 1);
    let queued = bytes_in(&*world.store, Space::Queue);
    assert!(queued < 1_000, "{queued} bytes for one URL");
}

#[test]
fn settling_leases_that_never_were_changes_nothing() {
    let mut world = World::polite();
    world.admit(&["http://a.example/x", "http://a.example/y", "http://b.example/x"]);
    let of_an_earlier_run = world.due();
    world.restart();
    let (a, b) = (world.await_due().unwrap(), world.await_due().unwrap());
    world.settle_well(&a);
    world.commit();
    let before = world.frontier.stats();
    let mut chance = Random::from_seed(5);
    let near = (0..200).map(|step| b.lease.0.wrapping_add(step).wrapping_sub(100));
    let far = [0, 1, u64::MAX, u64::MAX - 1, a.lease.0, of_an_earlier_run.lease.0].into_iter();
    let garbage: Vec<u64> = near.chain(far).chain((0..2_000).map(|_| chance.next_u64())).collect();
    let outcomes =
        [answer(200), failed(), denied(), rules(None, Timestamp::NEVER), moved("http://c.example/"), no_such_name()];
    let decisions = [
        RetryDecision::Done,
        RetryDecision::GiveUp,
        RetryDecision::FollowRedirect,
        RetryDecision::RetryUrl { after: Duration::MAX },
        RetryDecision::BackOffHost { after: Duration::MAX },
    ];
    for (at, lease) in garbage.into_iter().filter(|lease| *lease != b.lease.0).enumerate() {
        let (outcome, decision) = (&outcomes[at % outcomes.len()], decisions[at % decisions.len()]);
        assert_eq!(world.settle(LeaseId(lease), outcome, decision), Settled::Unknown);
        world.frontier.started(LeaseId(lease), world.now.plus(DAY), None);
        assert!(!world.frontier.is_out(LeaseId(lease)));
    }
    assert_eq!(world.frontier.stats(), before);
    assert!(world.frontier.take_commit(world.now).unwrap().is_empty(), "there is nothing to write");
    world.settle_well(&b);
    let pages: HashSet<String> = world.drain().into_iter().collect();
    assert_eq!(pages.len(), 3);
}

#[test]
fn an_answer_that_does_not_fit_the_errand_harms_nobody() {
    let mut world = World::polite();
    world.admit(&["http://a.example/x", "http://b.example/x"]);
    let a = world.due();
    world.settle(a.lease, &answer(200), RetryDecision::Done);
    let b = world.due();
    world.settle_well(&b);
    let page = world.await_due().unwrap();
    assert_eq!(page.url.as_str(), "http://b.example/x");
    world.settle(page.lease, &rules(None, Timestamp::NEVER), RetryDecision::RetryUrl { after: SECOND });
    world.commit();
    world.crash(0);
    let pages: HashSet<String> = world.drain().into_iter().collect();
    assert_eq!(pages.len(), 2, "{pages:?}");
}
