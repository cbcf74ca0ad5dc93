//! Sites without end, and which of many URLs and hosts come first.

mod world;

use std::collections::BTreeMap;
use std::time::Duration;

use peregrine_frontier::{Class, Ending, FrontierSettings, HostRecord, Next, Refusal};
use peregrine_types::{CandidateUrl, Denial, DueUrl, Errand, Response, RetryDecision, Via, VisitOutcome};
use peregrine_urls::{Fingerprint, host_key};
use world::*;

/// A host's URLs are counted from this one on.
const UNCOUNTED: usize = 64;
const LIMIT: usize = 20;
const SAMPLE: usize = 5;

fn watchful() -> FrontierSettings {
    FrontierSettings { delay: Duration::ZERO, trap_limit: LIMIT as u32, trap_sample: SAMPLE as u8, ..plain_settings() }
}

/// A page of its own, whose text is near to that of others with the same `text`.
fn page(number: u64, text: u64) -> VisitOutcome {
    let VisitOutcome::Response(response) = answer(200) else { unreachable!("an answer is a response") };
    let mut digest = [0; 32];
    digest[..8].copy_from_slice(&Fingerprint::of_key(&format!("page {number}")).0.to_be_bytes());
    let near = Fingerprint::of_key(&format!("text {text}")).0 ^ (1 << (number % 64));
    VisitOutcome::Response(Response { digest: Some(digest), likeness: Some(near), ..response })
}

fn days(from: usize, to: usize) -> Vec<CandidateUrl> {
    (from..to).map(|day| candidate(&day_url(day), 1, Via::Link)).collect()
}

fn day_url(day: usize) -> String {
    format!("http://a.example/calendar?day={day}")
}

/// Words without a number in them.
fn word(mut number: usize) -> String {
    let mut word = String::new();
    for _ in 0..5 {
        word.push(char::from(b'a' + (number % 26) as u8));
        number /= 26;
    }
    word
}

fn words(host: &str, from: usize, to: usize) -> Vec<CandidateUrl> {
    (from..to).map(|number| candidate(&format!("http://{host}/{}", word(number)), 1, Via::Link)).collect()
}

/// Fetches everything, in order; pages bring what `bring` says of their number in the order of fetching.
fn crawl(world: &mut World, mut bring: impl FnMut(&DueUrl, u64) -> VisitOutcome) -> Vec<String> {
    let mut fetched = Vec::new();
    while let Some(due) = world.await_due() {
        if due.errand == Errand::Page {
            let outcome = bring(&due, fetched.len() as u64);
            fetched.push(due.url.to_string());
            world.settle(due.lease, &outcome, RetryDecision::Done);
        } else {
            world.settle_well(&due);
        }
    }
    fetched
}

fn refused(world: &World, refusal: Refusal) -> u64 {
    world.frontier.stats().refused.of(refusal)
}

#[test]
fn a_calendar_is_sampled_and_then_counted_instead_of_fetched() {
    let mut world = World::new(watchful());
    world.frontier.admit(days(0, 400), world.now).unwrap();
    world.frontier.admit(words("a.example", 0, 10), world.now).unwrap();
    let fetched = crawl(&mut world, |_, number| page(number, 7));
    let free = UNCOUNTED + LIMIT;
    assert_eq!(fetched.len(), free + 10, "everything but what was parked");
    assert_eq!(refused(&world, Refusal::TrapPattern), 400 - free as u64);
    let record = world.frontier.record(Fingerprint::of_key(&day_url(399))).unwrap().unwrap();
    assert_eq!(record.ending, Ending::Denied);
    assert!(record.detail.contains("/calendar?day=<number>"), "{}", record.detail);
    assert_eq!(world.frontier.stats().queued, 0);
}

/// Every day links to the next one.
fn walk(world: &mut World, from: usize, most: usize) -> (usize, Option<String>) {
    world.frontier.admit(days(from, from + 1), world.now).unwrap();
    let mut day = from;
    for _ in 0..most {
        match world.next() {
            Next::Due(due) if due.errand == Errand::Page => {
                world.settle(due.lease, &page(day as u64, 7), RetryDecision::Done);
                day += 1;
                world.frontier.admit(days(day, day + 1), world.now).unwrap();
            }
            Next::Due(due) => {
                world.settle_well(&due);
            }
            Next::Closed { due, outcome } => {
                world.settle_closed(&due, &outcome);
                let VisitOutcome::Denied(Denial::Trap { pattern }) = outcome else { panic!("closed by {outcome:?}") };
                return (day, Some(pattern));
            }
            Next::Empty => break,
            other => panic!("{other:?}"),
        }
    }
    (day, None)
}

#[test]
fn a_calendar_that_is_walked_day_by_day_comes_to_an_end_and_stays_there_in_the_next_run() {
    let mut world = World::new(watchful());
    let (last, pattern) = walk(&mut world, 0, 1000);
    assert_eq!(pattern.as_deref(), Some("/calendar?day=<number>"));
    assert!((UNCOUNTED + LIMIT..=UNCOUNTED + LIMIT + 2 * SAMPLE).contains(&last), "{last} days");
    world.restart();
    for round in 1..4 {
        let from = 10_000 * round;
        let (to, pattern) = walk(&mut world, from, 1000);
        let pages = to - from;
        assert!(pages <= UNCOUNTED, "{pages} pages: what was not looked at again is not many");
        assert!(pattern.is_some());
        world.restart();
    }
}

#[test]
fn what_was_learnt_is_kept_even_if_the_run_ends_with_something_else() {
    let mut world = World::new(FrontierSettings { delay: Duration::ZERO, ..watchful() });
    world.frontier.admit(days(0, 400), world.now).unwrap();
    for number in 0..20 {
        let due = world.due();
        let outcome = if due.errand == Errand::Page { page(number, 7) } else { rules(None, world.now.plus(DAY)) };
        world.settle(due.lease, &outcome, RetryDecision::Done);
    }
    // The host is found unwell at the end, which is written at once.
    let due = world.due();
    world.settle(due.lease, &failed(), RetryDecision::BackOffHost { after: DAY });
    world.restart();
    let mut fetched = 0;
    while let Some(due) = world.await_due() {
        if due.errand != Errand::Page {
            world.settle_well(&due);
            continue;
        }
        fetched += 1;
        // No page says nothing, so that only what was learnt before counts.
        world.settle(due.lease, &answer(404), RetryDecision::Done);
    }
    assert!(fetched <= UNCOUNTED + LIMIT, "{fetched} pages, though it was known for a trap");
}

const DAY: Duration = Duration::from_secs(86_400);

#[test]
fn a_thousand_different_articles_are_all_fetched_after_the_others() {
    let mut world = World::new(watchful());
    let articles = (0..1000).map(|number| candidate(&format!("http://a.example/article/{number}"), 1, Via::Link));
    world.frontier.admit(articles, world.now).unwrap();
    let deep: Vec<CandidateUrl> =
        words("a.example", 0, 10).into_iter().map(|url| CandidateUrl { depth: 15, ..url }).collect();
    world.frontier.admit(deep, world.now).unwrap();
    let fetched = crawl(&mut world, |_, number| page(number, number));
    assert_eq!(fetched.len(), 1010);
    assert_eq!(refused(&world, Refusal::TrapPattern), 0);
    let last_other = fetched.iter().rposition(|url| !url.contains("/article/")).unwrap();
    assert_eq!(last_other, UNCOUNTED + LIMIT + 10 - 1, "what is parked comes after everything else");
}

#[test]
fn the_strict_rule_refuses_by_number_alone() {
    let mut world = World::new(FrontierSettings { strict_traps: true, ..watchful() });
    let admitted = world.frontier.admit(days(0, 400), world.now).unwrap();
    let most = UNCOUNTED + LIMIT + SAMPLE;
    let most_refused = (400 - most) as u64;
    // Where the host was not known, all were decided on in the end.
    assert_eq!((admitted.accepted, admitted.refused.of(Refusal::TrapPattern)), (most as u64, most_refused));
    assert_eq!(crawl(&mut world, |_, number| page(number, number)).len(), most);
    assert_eq!(refused(&world, Refusal::TrapPattern), most_refused);
    let seed = candidate(&day_url(5000), 0, Via::Seed);
    assert_eq!(world.frontier.admit([seed], world.now).unwrap().accepted, 1, "what somebody typed, they meant");
    assert_eq!(crawl(&mut world, |_, number| page(number, number)), [day_url(5000)]);
}

#[test]
fn a_content_farm_gets_a_tenth_of_the_budget_and_a_flag() {
    let mut world = World::new(FrontierSettings { urls_per_host: 1000, ..watchful() });
    world.frontier.admit(words("farm.example", 0, 90), world.now).unwrap();
    world.frontier.admit(words("good.example", 0, 90), world.now).unwrap();
    crawl(&mut world, |due, number| {
        let text = if host_key(&due.url) == Some("farm.example") { number / 2 } else { 1000 + number };
        page(number, if host_key(&due.url) == Some("farm.example") { text % 3 } else { text })
    });
    world.commit();
    let record = |world: &World, host| HostRecord::read(&*world.store, host).unwrap().unwrap();
    assert!(record(&world, "farm.example").is_farm && !record(&world, "good.example").is_farm);
    world.restart();
    let admitted = world.frontier.admit(words("farm.example", 100, 200), world.now).unwrap();
    assert_eq!((admitted.accepted, admitted.refused.of(Refusal::ContentFarm)), (10, 90));
    let admitted = world.frontier.admit(words("good.example", 100, 200), world.now).unwrap();
    assert_eq!((admitted.accepted, admitted.refused.total()), (100, 0));
}

#[test]
fn a_host_whose_pages_are_all_alike_comes_after_others() {
    let mut world = World::new(watchful());
    world.frontier.admit(words("dull.example", 0, 90), world.now).unwrap();
    world.frontier.admit(words("good.example", 0, 1), world.now).unwrap();
    crawl(&mut world, |_, number| page(number, 3));
    world.restart();
    assert!(HostRecord::read(&*world.store, "dull.example").unwrap().unwrap().is_monotonous);
    world.frontier.admit(words("dull.example", 200, 203), world.now).unwrap();
    let deeper = words("good.example", 200, 203).into_iter().map(|url| CandidateUrl { depth: 6, ..url });
    world.frontier.admit(deeper, world.now).unwrap();
    let fetched = crawl(&mut world, |_, number| page(number, number));
    let hosts: Vec<bool> = fetched.iter().map(|url| url.contains("dull.example")).collect();
    assert_eq!(hosts, [false, false, false, true, true, true]);
}

#[test]
fn a_domain_has_no_more_hosts_than_it_may_in_all_runs_together() {
    let mut world = World::new(FrontierSettings { hosts_per_domain: 5, ..plain_settings() });
    for (round, (accepted, refused_hosts)) in [(5, 2), (0, 7)].into_iter().enumerate() {
        let urls: Vec<String> = (0..7).map(|host| format!("http://h{round}{host}.site.example/")).collect();
        let admitted = world.admit(&urls.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!((admitted.accepted, admitted.refused.of(Refusal::DomainHosts)), (accepted, refused_hosts));
        world.restart();
    }
    assert_eq!(refused(&world, Refusal::DomainHosts), 9);
    assert_eq!(world.admit(&["http://site.example/", "http://other.example/"]).accepted, 2);
    let seed = candidate("http://seed.site.example/", 0, Via::Seed);
    assert_eq!(world.frontier.admit([seed], world.now).unwrap().accepted, 1);
    assert_eq!(world.drain().len(), 8);
}

#[test]
fn the_operators_classes_order_hosts_and_domains() {
    let classes: BTreeMap<String, Class> = [
        ("high.example".to_owned(), Class::High),
        ("low.example".to_owned(), Class::Low),
        ("back.example".to_owned(), Class::Background),
        ("www.back.example".to_owned(), Class::High),
    ]
    .into();
    let mut world = World::new(FrontierSettings { classes, ..plain_settings() });
    let hosts = ["x.back.example", "low.example", "normal.example", "high.example", "www.back.example"];
    for host in hosts {
        world.frontier.admit(words(host, 0, 1), world.now).unwrap();
    }
    let pages = world.drain();
    let order: Vec<&str> = pages.iter().map(|url| url.split('/').nth(2).unwrap()).collect();
    assert_eq!(order[2..], ["normal.example", "low.example", "x.back.example"]);
    assert!(order[..2].contains(&"high.example") && order[..2].contains(&"www.back.example"), "{order:?}");
}

#[test]
fn hosts_that_others_mention_come_first_and_their_own_word_does_not_count() {
    let mut world = World::new(plain_settings());
    let mentioned_by = |host: &str, by: &str, number: usize| {
        let url = candidate(&format!("http://{host}/{}", word(number)), 3, Via::Link);
        CandidateUrl { referrer: Some(format!("http://{by}/").as_str().into()), ..url }
    };
    let mut candidates = Vec::new();
    for number in 0..40 {
        candidates.push(mentioned_by("vain.example", "www.vain.example", number));
        candidates.push(mentioned_by("famous.example", &format!("fan{number}.example"), number));
    }
    world.frontier.admit(candidates, world.now).unwrap();
    world.commit();
    let mentions = |host| HostRecord::read(&*world.store, host).unwrap().map_or(0, |record| record.mentions);
    let noted = (mentions("vain.example"), mentions("famous.example"));
    world.restart();
    let first = world.due();
    assert_eq!(host_key(&first.url), Some("famous.example"));
    assert_eq!(noted.0, 0);
    assert_eq!(HostRecord::read(&*world.store, "famous.example").unwrap().unwrap().mentions, 40);
}
