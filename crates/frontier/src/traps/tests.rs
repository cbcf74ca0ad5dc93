use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use rustix::time::{ClockId, clock_gettime};

use super::*;
use crate::url_pattern::MAX_PATTERN;

const RULES: TrapRules = TrapRules { limit: 100, sample: 10, strict: false };
const STRICT: TrapRules = TrapRules { strict: true, ..RULES };

fn url(path: impl std::fmt::Display) -> String {
    format!("https://example.org{path}")
}

/// A text of its own.
fn distinct(number: u64) -> ContentMark {
    let scattered = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ContentMark { digest_prefix: scattered, simhash: Some(scattered.rotate_left(17) ^ 0x5555_0000_3333_1111) }
}

/// The same text but for a word or two: other bytes, a few other bits.
fn nearly_the_same(number: u64) -> ContentMark {
    ContentMark { digest_prefix: number + 1, simhash: Some(0xabcd_ef01_2345_6789 ^ (1 << (number % 64))) }
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    free: u32,
    sampled: u32,
    refused: u32,
}

/// Meets a URL, and visits it at once if it may be visited.
fn meet(traps: &mut Traps, url: &str, content: ContentMark, rules: &TrapRules, tally: &mut Tally) {
    match traps.admit(url, rules) {
        Placement::Refused { .. } => return tally.refused += 1,
        Placement::Free => tally.free += 1,
        Placement::Parked { .. } if traps.judge(url, rules) == ParkedVerdict::Fetch => tally.sampled += 1,
        Placement::Parked { .. } => return tally.refused += 1,
    }
    traps.learn(url, content, rules);
}

#[test]
fn an_endless_calendar_is_parked_and_after_ten_samples_refused() {
    let mut traps = Traps::default();
    let mut tally = Tally::default();
    for day in 0..3000u64 {
        let date = format!("{}-{:02}-{:02}", 2026 + day / 336, 1 + day / 28 % 12, 1 + day % 28);
        meet(&mut traps, &url(format!("/calendar?date={date}")), nearly_the_same(day), &RULES, &mut tally);
    }
    assert_eq!(tally, Tally { free: 100, sampled: 10, refused: 2890 });
    let expected = TrapPattern {
        pattern: "/calendar?date=<date>".into(),
        members: 3000,
        sampled: 10,
        refused: 2890,
        is_closed: true,
    };
    assert!(traps.patterns(&RULES).eq([expected.clone()]));
    assert_eq!(traps.pattern_of(&url("/calendar?date=2001-02-03"), &RULES), Some(expected));
    assert_eq!(traps.pattern_of(&url("/about"), &RULES), None);
}

#[test]
fn pages_that_were_free_are_evidence_too() {
    let mut traps = Traps::default();
    let page = |number: u64| url(format!("/month/{number}"));
    let parked = (0..500).filter(|number| traps.admit(&page(*number), &RULES) != Placement::Free).count();
    assert_eq!(parked, 400);
    for number in 0..10 {
        assert_eq!(traps.judge(&page(400), &RULES), ParkedVerdict::Fetch);
        traps.learn(&page(number), nearly_the_same(number), &RULES);
    }
    assert_eq!(traps.judge(&page(400), &RULES), ParkedVerdict::Refuse { pattern: "/month/<number>".into() });
}

#[test]
fn thousands_of_distinct_articles_are_parked_yet_all_fetched() {
    let mut traps = Traps::default();
    let mut tally = Tally::default();
    for number in 0..5000 {
        meet(&mut traps, &url(format!("/article/{}", 12_345 + number)), distinct(number), &RULES, &mut tally);
    }
    assert_eq!(tally, Tally { free: 100, sampled: 4900, refused: 0 });
    assert!(!traps.is_farm() && !traps.is_monotonous());
    let pattern = traps.pattern_of(&url("/article/1"), &RULES).unwrap();
    assert_eq!((pattern.members, pattern.is_closed), (5000, false));
}

#[test]
fn a_calendar_whose_past_has_content_becomes_a_trap_where_that_ends() {
    let mut traps = Traps::default();
    let mut tally = Tally::default();
    for number in 0..1000 {
        let content = if number < 300 { distinct(number) } else { nearly_the_same(number) };
        meet(&mut traps, &url(format!("/week/{number}")), content, &RULES, &mut tally);
    }
    assert_eq!(tally.free, 100);
    assert!((213..=220).contains(&tally.sampled), "{tally:?}");
}

#[test]
fn a_fifth_of_distinct_pages_and_more_is_no_trap() {
    let mut traps = Traps::default();
    let mut tally = Tally::default();
    for number in 0..2000 {
        let content = if number % 4 == 0 { distinct(number) } else { nearly_the_same(number) };
        meet(&mut traps, &url(format!("/thing/{number}")), content, &RULES, &mut tally);
    }
    assert_eq!(tally.refused, 0);
    assert!(traps.is_farm());
}

#[test]
fn faceted_navigation_is_judged_facet_by_facet() {
    let mut traps = Traps::default();
    let (mut alike, mut unlike) = (Tally::default(), Tally::default());
    for page in 0..400u64 {
        for (number, color) in ["red", "green", "blue", "none"].into_iter().enumerate() {
            for size in ["s", "m", "l"] {
                let facet = url(format!("/shoes?color={color}&size={size}&page={page}"));
                if color == "none" {
                    meet(&mut traps, &facet, nearly_the_same(page), &RULES, &mut alike);
                } else {
                    let content = distinct(page * 100 + number as u64 * 10 + u64::from(size.as_bytes()[0] % 8));
                    meet(&mut traps, &facet, content, &RULES, &mut unlike);
                }
            }
        }
    }
    // Some of each cluster's members were forgotten among the many small clusters of the other facets.
    assert!((900..1200).contains(&unlike.free) && unlike.refused == 0, "{unlike:?}");
    assert!((300..400).contains(&alike.free) && alike.sampled == 30, "{alike:?}");
    let patterns: HashSet<_> = traps.patterns(&RULES).map(|pattern| pattern.pattern).collect();
    assert!(patterns.contains("/shoes?color=none&size=m&page=<number>"), "{patterns:?}");
}

#[test]
fn more_traps_than_can_be_watched_at_once_are_all_found_in_turns() {
    let mut traps = Traps::default();
    let mut tally = Tally::default();
    for number in 0..400 {
        for trap in 0..80u8 {
            let name = format!("{}{}", char::from(b'a' + trap % 10), char::from(b'a' + trap / 10));
            let path = url(format!("/{name}/{number}"));
            meet(&mut traps, &path, ContentMark { digest_prefix: 5, simhash: None }, &RULES, &mut tally);
        }
    }
    assert_eq!(tally.free, 8000);
    assert!(tally.sampled < 80 * 10 * 5, "{tally:?}");
    let last = tally.sampled;
    meet(&mut traps, &url("/aa/1000"), nearly_the_same(1), &RULES, &mut tally);
    assert_eq!(tally.sampled, last);
}

#[test]
fn the_strict_rule_refuses_by_number_alone() {
    let mut traps = Traps::default();
    let mut tally = Tally::default();
    for number in 0..1000 {
        meet(&mut traps, &url(format!("/article/{number}")), distinct(number), &STRICT, &mut tally);
    }
    assert_eq!(tally, Tally { free: 100, sampled: 10, refused: 890 });
    let refused = Placement::Refused { pattern: "/article/<number>".into() };
    assert_eq!(traps.admit(&url("/article/1000"), &STRICT), refused);
    let pattern = traps.pattern_of(&url("/article/1"), &STRICT).unwrap();
    assert_eq!((pattern.members, pattern.refused, pattern.is_closed), (110, 891, true));
    assert_eq!(traps.admit(&url("/about"), &STRICT), Placement::Free);
}

#[test]
fn among_ten_thousand_patterns_the_trap_is_found_and_nothing_else_is_parked() {
    let mut traps = Traps::default();
    let mut parked_at = None;
    for number in 0..10_000u64 {
        let name: String = number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        assert_eq!(traps.admit(&url(format!("/{name}/{number}")), &RULES), Placement::Free);
        if number % 20 == 0 && traps.admit(&url(format!("/next?from={number}")), &RULES) != Placement::Free {
            parked_at.get_or_insert(number / 20);
        }
    }
    assert!(parked_at.is_some_and(|members| (100..250).contains(&members)), "{parked_at:?}");
}

#[test]
fn big_clusters_outlast_small_ones_and_of_too_many_the_idlest_goes() {
    let mut traps = Traps::default();
    let name = |number: u8| format!("{}{}", char::from(b'a' + number % 16), char::from(b'a' + number / 16));
    for trap in 0..130u8 {
        for number in 0..101 {
            traps.admit(&url(format!("/{}/{number}", name(trap))), &RULES);
        }
    }
    let is_big = |traps: &Traps, trap| traps.pattern_of(&url(format!("/{}/1", name(trap))), &RULES).is_some();
    let kept = (0..130).filter(|trap| is_big(&traps, *trap)).count();
    assert!((96..=128).contains(&kept), "{kept}");
    assert!(!is_big(&traps, 0) && is_big(&traps, 129));
    for number in 0..10_000 {
        traps.admit(&url(format!("/small/{number}/{number}")), &RULES);
    }
    let left = (0..130).filter(|trap| is_big(&traps, *trap)).count();
    assert!(left >= 96, "{left}");
    let another_is_found = (0..1000).any(|number| {
        traps.admit(&url(format!("/small/{number}/{number}/x")), &RULES);
        traps.admit(&url(format!("/another/{number}")), &RULES) != Placement::Free
    });
    assert!(another_is_found);
}

#[test]
fn ten_near_identical_pages_in_a_row_are_monotonous_until_another_comes() {
    let mut traps = Traps::default();
    for number in 0..20 {
        traps.learn(&url(format!("/p/{number}")), nearly_the_same(number), &RULES);
        assert_eq!(traps.is_monotonous(), number >= 9, "{number}");
    }
    traps.learn(&url("/other"), distinct(0), &RULES);
    assert!(!traps.is_monotonous());
}

#[test]
fn a_host_that_repeats_half_of_its_pages_is_a_farm_while_it_does() {
    let mut traps = Traps::default();
    let mut learn = |number: u64, content| {
        traps.learn(&url(format!("/p/{number}")), content, &RULES);
        traps.is_farm()
    };
    let content = |number: u64| if number.is_multiple_of(3) { distinct(number) } else { nearly_the_same(number) };
    let first_as_farm = (0..200).find(|number| learn(*number, content(*number)));
    assert_eq!(first_as_farm, Some(49));
    let reformed = (200..2000).find(|number| !learn(*number, distinct(*number)));
    assert!(reformed.is_some_and(|number| number < 400), "{reformed:?}");
}

#[test]
fn pages_visited_again_and_again_do_not_make_a_farm() {
    let mut traps = Traps::default();
    for visit in 0..500 {
        traps.learn(&url(format!("/p/{}", visit % 8)), distinct(visit % 8), &RULES);
    }
    assert!(!traps.is_farm() && !traps.is_monotonous());
}

/// Everything that can be there at once: many big clusters, long patterns, watches, refusals.
fn overfed() -> Traps {
    let mut traps = Traps::default();
    let long = "x".repeat(150);
    let path = |trap: u8, number: u64| {
        let name = [b'g' + trap % 16, b'g' + trap / 16].map(char::from);
        url(format!("/{}{}/{long}/{number}", name[0], name[1]))
    };
    for trap in 0..140 {
        (0..103).for_each(|number| drop(traps.admit(&path(trap, number), &RULES)));
    }
    for number in 0..2000 {
        traps.admit(&url(format!("/{number}/{number}?a={number}&b={number}")), &RULES);
    }
    for trap in 0..140 {
        let repeats = trap % 2 == 0;
        for number in 0..15 {
            let content = if repeats { nearly_the_same(1) } else { distinct(number) };
            traps.learn(&path(trap, number), content, &RULES);
            traps.judge(&path(trap, number), &RULES);
        }
    }
    traps
}

#[test]
fn no_host_takes_more_than_eight_kilobytes() {
    let traps = overfed();
    assert!(traps.clusters.is_at_its_largest());
    assert!(traps.memory_bytes() <= 8192, "{} bytes in RAM", traps.memory_bytes());
    assert!(traps.encode().len() <= 7168, "{} bytes on disk", traps.encode().len());
    assert!(Traps::default().memory_bytes() <= 800, "{} bytes for nothing", Traps::default().memory_bytes());
    assert!(traps.patterns(&RULES).all(|pattern| pattern.pattern.len() <= MAX_PATTERN));
}

#[test]
fn what_is_stored_is_what_was_known() {
    let mut traps = overfed();
    let mut again = Traps::decode(&traps.encode()).unwrap();
    assert_eq!(again.encode(), traps.encode());
    assert!(traps.take_changed() && !traps.take_changed() && !again.take_changed());
    for number in 0..3000u64 {
        let path = url(format!("/ab/{number}/{}?page={number}", number % 7));
        assert_eq!(again.admit(&path, &RULES), traps.admit(&path, &RULES));
        assert_eq!(again.judge(&path, &RULES), traps.judge(&path, &RULES));
        again.learn(&path, nearly_the_same(number), &RULES);
        traps.learn(&path, nearly_the_same(number), &RULES);
    }
    assert_eq!(again.encode(), traps.encode());
    assert_eq!(again.is_farm(), traps.is_farm());
}

#[test]
fn cut_or_damaged_bytes_are_malformed_never_a_panic() {
    let bytes = overfed().encode();
    for length in (0..bytes.len()).step_by(5).chain([bytes.len() - 1]) {
        assert!(Traps::decode(&bytes[..length]).is_err(), "cut to {length} bytes");
    }
    assert!(Traps::decode(&[&bytes[..], &[0]].concat()).is_err());
    assert!(Traps::decode(&[&[VERSION + 1], &bytes[1..]].concat()).is_err());
    for position in (0..bytes.len()).step_by(7) {
        let mut damaged = bytes.clone();
        damaged[position] ^= 0x55;
        if let Ok(mut traps) = Traps::decode(&damaged) {
            let mut tally = Tally::default();
            for number in 0..20 {
                meet(&mut traps, &url(format!("/n/{number}/x{number}")), distinct(number), &RULES, &mut tally);
            }
        }
    }
}

/// A URL whose places are known because it is made of them, and its clusters by their names.
fn made_of(template: u8, values: [u8; 3]) -> (String, Vec<String>) {
    let [a, b, c] = values;
    let write = |a: String, b: String, c: String| match template {
        0 => format!("/list?color={a}&size={b}&page={c}"),
        1 => format!("/item-{a}/part{b}.html?v={c}"),
        2 => format!("/{a}/x/{b}/y_{c}"),
        _ => format!("/t{}/{a}?q={b}&r={c}", char::from(b'f' + template)),
    };
    let show = |value: u8| value.to_string();
    let mark = || "*".to_owned();
    let clusters =
        vec![write(mark(), show(b), show(c)), write(show(a), mark(), show(c)), write(show(a), show(b), mark())];
    (url(write(show(a), show(b), show(c))), clusters)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn only_what_exceeds_the_limit_is_parked(
        urls in proptest::collection::vec((0..4u8, [0..2u8, 0..2u8, 0..20u8]), 1..400),
    ) {
        let rules = TrapRules { limit: 6, ..RULES };
        let mut traps = Traps::default();
        let mut met = HashSet::new();
        let mut members: HashMap<String, u32> = HashMap::new();
        for (template, values) in urls {
            let (url, clusters) = made_of(template, values);
            if !met.insert(url.clone()) {
                continue;
            }
            let mut exceeds = false;
            for cluster in clusters {
                let count = members.entry(cluster).or_default();
                *count += 1;
                exceeds |= *count > rules.limit;
            }
            let is_parked = traps.admit(&url, &rules) != Placement::Free;
            prop_assert!(exceeds || !is_parked, "{} was parked", url);
            // As long as all clusters have room, the counts are exact.
            prop_assert!(members.len() > clusters::MAX_CLUSTERS || exceeds == is_parked, "{} was not parked", url);
        }
    }

    #[test]
    fn a_host_within_the_limit_is_never_parked(
        urls in proptest::collection::vec((0..6u8, [0..4u8, 0..4u8, 0..60u8]), 1..800),
    ) {
        let rules = TrapRules { limit: 3, ..RULES };
        let mut traps = Traps::default();
        let mut met = HashSet::new();
        let mut members: HashMap<String, u32> = HashMap::new();
        for (template, values) in urls {
            let (url, clusters) = made_of(template, values);
            let is_within = clusters.iter().all(|cluster| members.get(cluster).is_none_or(|count| *count < rules.limit));
            if is_within && met.insert(url.clone()) {
                clusters.into_iter().for_each(|cluster| *members.entry(cluster).or_default() += 1);
                prop_assert_eq!(traps.admit(&url, &rules), Placement::Free);
            }
        }
    }
}

/// `cargo test --release -p peregrine-frontier --lib traps -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn what_an_admission_costs() {
    type Stream = (&'static str, fn(u64) -> String);
    let streams: [Stream; 5] = [
        ("no place", |number| format!("/news/politics/{}", "a-title-of-words-".repeat(1 + number as usize % 3))),
        ("one big cluster", |number| format!("/article/{number}")),
        ("article: date, number, slug", |number| {
            format!("/2026/{:02}/{:02}/some-title-of-words-{number}", 1 + number % 12, 1 + number % 28)
        }),
        ("facets", |number| format!("/shoes?color={}&size={}&page={}", number % 10, number / 10 % 10, number / 100)),
        ("four unique places", |number| format!("/{number}/{number}?a={number}&b={number}")),
    ];
    for (name, path) in streams {
        let urls: Vec<String> = (0..200_000).map(|number| url(path(number))).collect();
        let mut traps = Traps::default();
        let cpu = || std::time::Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).unwrap();
        let start = cpu();
        let free = urls.iter().filter(|url| traps.admit(url, &RULES) == Placement::Free).count();
        let nanoseconds = (cpu() - start).as_nanos() / urls.len() as u128;
        println!("{name}: {nanoseconds} ns per admission, {free} free, {} bytes", traps.memory_bytes());
    }
}
