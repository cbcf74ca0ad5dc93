//! Where a URL varies: the numbers, dates and identifiers in its path, and the values of its parameters.
//!
//! URLs that are equal but for one such place form a cluster. Its name is a hash of the URL with a mark at
//! that place instead of what stood there, so a URL belongs to as many clusters as it has such places.
//! Looked at are path and query as they were found; of many places the last ones count, since what
//! varies without end tends to stand at the end of a URL.

use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

pub(crate) const MAX_PLACES: usize = 4;
/// Longest rendered pattern, in bytes, which are all visible ASCII.
pub(crate) const MAX_PATTERN: usize = 120;

const SHORTEST_IDENTIFIER: usize = 16;
const YEARS: std::ops::RangeInclusive<u32> = 1900..=2199;

/// The hashes of clusters are stored: these numbers never change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
enum Mark {
    #[default]
    Number = 1,
    Date = 2,
    Identifier = 3,
    ParameterValue = 4,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    start: usize,
    end: usize,
    mark: Mark,
}

/// A URL's path and query, and the places at which it varies, from its end backwards.
pub(crate) struct VaryingUrl<'a> {
    text: &'a [u8],
    places: Places,
}

impl<'a> VaryingUrl<'a> {
    /// `url` is absolute.
    pub(crate) fn of(url: &'a str) -> Self {
        let text = path_and_query(url.as_bytes());
        VaryingUrl { text, places: places(text) }
    }

    /// The clusters that the URL belongs to.
    pub(crate) fn clusters(&self) -> impl Iterator<Item = u64> {
        self.places.as_slice().iter().map(|place| {
            let before = xxh3_64(&self.text[..place.start]);
            xxh3_64_with_seed(&self.text[place.end..], before.wrapping_add(place.mark as u64))
        })
    }

    /// Tells this page from its host's others, with as much certainty as 32 bits give.
    pub(crate) fn page(&self) -> u32 {
        xxh3_64(self.text) as u32
    }

    /// What the URLs of the URL's `nth` cluster have in common, for people: `/item/<number>/view`.
    pub(crate) fn pattern(&self, nth: usize) -> String {
        let Some(place) = self.places.as_slice().get(nth) else { return String::new() };
        let (before, after) = (&self.text[..place.start], &self.text[place.end..]);
        let mark = word_for(place.mark, &self.text[place.start..place.end]);
        let room = MAX_PATTERN - mark.len();
        let room_before = (room / 2).max(room.saturating_sub(after.len()));
        let mut pattern = String::with_capacity(MAX_PATTERN);
        let cut = before.len().saturating_sub(room_before);
        if cut > 0 {
            pattern.push_str("...");
            pattern.extend(before[cut + 3..].iter().map(visible));
        } else {
            pattern.extend(before.iter().map(visible));
        }
        pattern.push_str(mark);
        let room_after = MAX_PATTERN - pattern.len();
        if after.len() > room_after {
            pattern.extend(after[..room_after - 3].iter().map(visible));
            pattern.push_str("...");
        } else {
            pattern.extend(after.iter().map(visible));
        }
        pattern
    }
}

/// All values of a parameter are one cluster, whatever they look like; the word says what this one is.
fn word_for(mark: Mark, found: &[u8]) -> &'static str {
    match mark {
        Mark::Number => "<number>",
        Mark::Date => "<date>",
        Mark::Identifier => "<id>",
        Mark::ParameterValue if date_end(found, 0, digits_end(found, 0)) == Some(found.len()) => "<date>",
        Mark::ParameterValue if !found.is_empty() && digits_end(found, 0) == found.len() => "<number>",
        Mark::ParameterValue => "<value>",
    }
}

fn visible(byte: &u8) -> char {
    match byte {
        b'<' | b'>' => '_',
        0x21..=0x7e => char::from(*byte),
        _ => '_',
    }
}

fn path_and_query(url: &[u8]) -> &[u8] {
    let scheme = run_end(url, 0, |byte| *byte != b':');
    let rest = url.get(scheme + 1..).unwrap_or(url);
    let rest = rest.strip_prefix(b"//").unwrap_or(rest);
    let rest = &rest[run_end(rest, 0, |byte| !matches!(byte, b'/' | b'?' | b'#'))..];
    &rest[..run_end(rest, 0, |byte| *byte != b'#')]
}

#[derive(Default)]
struct Places {
    kept: [Place; MAX_PLACES],
    length: usize,
}

impl Places {
    fn as_slice(&self) -> &[Place] {
        &self.kept[..self.length]
    }

    fn is_full(&self) -> bool {
        self.length == MAX_PLACES
    }

    fn push(&mut self, place: Place) {
        if let Some(free) = self.kept.get_mut(self.length) {
            *free = place;
            self.length += 1;
        }
    }
}

fn places(text: &[u8]) -> Places {
    let mut places = Places::default();
    let path_end = text.iter().position(|byte| *byte == b'?').unwrap_or(text.len());
    if path_end < text.len() {
        let mut end = text.len();
        for parameter in text[path_end + 1..].rsplit(|byte| *byte == b'&') {
            let start = end - parameter.len();
            match parameter.iter().position(|byte| *byte == b'=') {
                Some(equals) => {
                    places.push(Place { start: start + equals + 1, end, mark: Mark::ParameterValue });
                }
                None => varying_parts(text, start, end, &mut places),
            }
            if places.is_full() {
                return places;
            }
            end = start.saturating_sub(1);
        }
    }
    varying_parts(text, 0, path_end, &mut places);
    places
}

/// Adds the numbers, dates and identifiers of `text[start..end]`, the last ones first.
fn varying_parts(text: &[u8], start: usize, end: usize, places: &mut Places) {
    let text = &text[..end];
    let mut last = [Place::default(); MAX_PLACES];
    let mut found = 0;
    let mut at = start;
    let mut inside_word = false;
    while let Some(byte) = text.get(at) {
        if !byte.is_ascii_alphanumeric() {
            at += if is_escape(text, at) { 3 } else { 1 };
            inside_word = false;
            continue;
        }
        let identifier = if inside_word { None } else { identifier_end(text, at) };
        inside_word = true;
        let place = match identifier {
            Some(end) => Place { start: at, end, mark: Mark::Identifier },
            None if byte.is_ascii_digit() => number_or_date(text, at),
            None => {
                at = run_end(text, at, u8::is_ascii_alphabetic);
                continue;
            }
        };
        last[found % MAX_PLACES] = place;
        found += 1;
        at = place.end;
    }
    for nth in (found.saturating_sub(MAX_PLACES)..found).rev() {
        places.push(last[nth % MAX_PLACES]);
    }
}

/// The digits of `%4F` are no number.
fn is_escape(text: &[u8], at: usize) -> bool {
    matches!(text.get(at..at + 3), Some([b'%', high, low]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
}

fn number_or_date(text: &[u8], start: usize) -> Place {
    let digits_end = digits_end(text, start);
    match date_end(text, start, digits_end) {
        Some(end) => Place { start, end, mark: Mark::Date },
        None => Place { start, end: digits_end, mark: Mark::Number },
    }
}

#[inline]
fn run_end(text: &[u8], start: usize, belongs: impl Fn(&u8) -> bool) -> usize {
    text[start..].iter().position(|byte| !belongs(byte)).map_or(text.len(), |length| start + length)
}

fn digits_end(text: &[u8], start: usize) -> usize {
    run_end(text, start, u8::is_ascii_digit)
}

/// A word that is a UUID, or hex with both letters and digits.
fn identifier_end(text: &[u8], start: usize) -> Option<usize> {
    let hex_end = |start| run_end(text, start, u8::is_ascii_hexdigit);
    if !text.get(start + 7).is_some_and(u8::is_ascii_hexdigit) {
        return None;
    }
    let first = hex_end(start);
    let long_enough = first - start >= SHORTEST_IDENTIFIER;
    if !long_enough && first - start != 8 {
        return None;
    }
    let mut end = first;
    if !long_enough {
        for length in [4, 4, 4, 12] {
            let part = end + 1;
            if text.get(end) != Some(&b'-') || hex_end(part) - part != length {
                return None;
            }
            end = part + length;
        }
    }
    let word = &text[start..end];
    let ends_here = !text.get(end).is_some_and(u8::is_ascii_alphanumeric);
    let has_digit = word.iter().any(u8::is_ascii_digit);
    (ends_here && has_digit && !word.iter().all(u8::is_ascii_digit)).then_some(end)
}

/// Where the date ends that begins with the digits `start..digits_end`: `20261115`, `2026-11-15`, `2026-11`,
/// or the segments `2026/11/15` or `2026/11`.
fn date_end(text: &[u8], start: usize, digits_end: usize) -> Option<usize> {
    let is_month = |month| (1..=12).contains(&month);
    let is_day = |day| (1..=31).contains(&day);
    let year = value_of(text.get(start..start + 4)?);
    if !YEARS.contains(&year) {
        return None;
    }
    if digits_end - start == 8 {
        let (month, day) = (value_of(&text[start + 4..start + 6]), value_of(&text[start + 6..digits_end]));
        return (is_month(month) && is_day(day)).then_some(digits_end);
    }
    let separator = *text.get(digits_end)?;
    let segments = separator == b'/';
    if digits_end - start != 4 || !(segments || separator == b'-') || (segments && !begins_segment(text, start)) {
        return None;
    }
    let part = |start| {
        let end = self::digits_end(text, start);
        let fits = (1..=2).contains(&(end - start)) && (!segments || matches!(text.get(end), None | Some(b'/')));
        fits.then(|| (value_of(&text[start..end]), end))
    };
    let (_, month_end) = part(digits_end + 1).filter(|(month, _)| is_month(*month))?;
    if text.get(month_end) == Some(&separator)
        && let Some((_, day_end)) = part(month_end + 1).filter(|(day, _)| is_day(*day))
    {
        return Some(day_end);
    }
    (month_end - digits_end == 3).then_some(month_end)
}

fn begins_segment(text: &[u8], at: usize) -> bool {
    at.checked_sub(1).and_then(|before| text.get(before)) == Some(&b'/')
}

/// Of at most nine digits.
fn value_of(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |value, digit| value * 10 + u32::from(digit.wrapping_sub(b'0')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn patterns(path: &str) -> Vec<String> {
        let url = format!("https://example.org{path}");
        let varying = VaryingUrl::of(&url);
        (0..varying.clusters().count()).map(|nth| varying.pattern(nth)).collect()
    }

    fn clusters(path: &str) -> Vec<u64> {
        VaryingUrl::of(&format!("https://example.org{path}")).clusters().collect()
    }

    #[test]
    fn plain_urls_vary_nowhere() {
        for path in ["", "/", "/about", "/news/the-title", "/caf%C3%A9/%E4%BD%A00", "/a?b&c", "/#12", "/?"] {
            let expected: &[&str] = if path.ends_with('0') { &["/caf%C3%A9/%E4%BD%A0<number>"] } else { &[] };
            assert_eq!(patterns(path), expected, "{path}");
        }
    }

    #[test]
    fn numbers_are_found_inside_segments() {
        assert_eq!(patterns("/item/123/view"), ["/item/<number>/view"]);
        assert_eq!(patterns("/page-12.html"), ["/page-<number>.html"]);
        assert_eq!(patterns("/item123"), ["/item<number>"]);
        assert_eq!(patterns("/a1/b22"), ["/a1/b<number>", "/a<number>/b22"]);
    }

    #[test]
    fn a_date_is_one_place_however_it_is_written() {
        for date in ["2026-11-15", "2026/11/15", "20261115", "2026-11", "2026/11", "2026/1/5", "2026-1-5"] {
            assert_eq!(patterns(&format!("/on/{date}/x")), ["/on/<date>/x"], "{date}");
            assert_eq!(patterns(&format!("/{date}")), ["/<date>"], "{date}");
        }
        assert_eq!(patterns("/news-2026-11-15-x"), ["/news-<date>-x"]);
        assert_eq!(clusters("/2026/11/15/x"), clusters("/2031/01/02/x"));
    }

    #[test]
    fn what_only_looks_like_a_date_is_numbers() {
        assert_eq!(patterns("/20261315"), ["/<number>"]);
        assert_eq!(patterns("/12345678"), ["/<number>"]);
        assert_eq!(patterns("/2026/13/x"), ["/2026/<number>/x", "/<number>/13/x"]);
        assert_eq!(patterns("/v2026/11"), ["/v2026/<number>", "/v<number>/11"]);
        assert_eq!(patterns("/2026/11-ways"), ["/2026/<number>-ways", "/<number>/11-ways"]);
        assert_eq!(patterns("/2026/1"), ["/2026/<number>", "/<number>/1"]);
    }

    #[test]
    fn long_hex_and_uuids_are_one_place() {
        assert_eq!(patterns("/f/0123456789abcdef.png"), ["/f/<id>.png"]);
        assert_eq!(patterns("/o/550e8400-e29b-41d4-a716-446655440000/x"), ["/o/<id>/x"]);
        assert_eq!(patterns("/o/deadbeefdeadbeef"), [""; 0]);
        assert_eq!(patterns("/o/1234567890123456"), ["/o/<number>"]);
        assert_eq!(patterns("/o/abc1"), ["/o/abc<number>"]);
    }

    #[test]
    fn every_parameter_value_is_a_place_and_named_by_what_it_is() {
        assert_eq!(patterns("/calendar?date=2026-11-15"), ["/calendar?date=<date>"]);
        assert_eq!(patterns("/l?page=2&q=shoes"), ["/l?page=2&q=<value>", "/l?page=<number>&q=shoes"]);
        assert_eq!(patterns("/l?a="), ["/l?a=<value>"]);
        assert_eq!(patterns("/l?20261115"), ["/l?<date>"]);
        assert_eq!(clusters("/l?a=1"), clusters("/l?a=x%20y"));
        assert_ne!(clusters("/l?a=1"), clusters("/l?b=1"));
        assert_ne!(clusters("/l?a=1"), clusters("/m?a=1"));
    }

    #[test]
    fn the_last_places_count() {
        let kept = patterns("/1/2?a=3&b=4&c=5");
        assert_eq!(
            kept,
            [
                "/1/2?a=3&b=4&c=<number>",
                "/1/2?a=3&b=<number>&c=5",
                "/1/2?a=<number>&b=4&c=5",
                "/1/<number>?a=3&b=4&c=5"
            ]
        );
        assert_eq!(patterns("/1-2-3-4-5")[3], "/1-<number>-3-4-5");
    }

    #[test]
    fn a_long_pattern_is_cut_around_its_mark() {
        let long = "x".repeat(300);
        for path in
            [format!("/{long}/7/{long}"), format!("/7/{long}"), format!("/{long}/7"), format!("/é€/{long}?a=\n")]
        {
            let pattern = &patterns(&path)[0];
            assert_eq!(pattern.len(), MAX_PATTERN, "{pattern}");
            assert!(pattern.contains("<number>") || pattern.contains("<value>"));
            assert!(pattern.bytes().all(|byte| (0x21..=0x7e).contains(&byte)));
        }
    }

    /// State on disk holds these: a change of the hash is a change of the format.
    #[test]
    fn the_names_of_clusters_never_change() {
        let names: Vec<_> = clusters("/a/1/2026-11-15?b=c").iter().map(|name| format!("{name:016x}")).collect();
        assert_eq!(names, ["2b34490da69c71a7", "70317cc84a3668a2", "67b7ac0cf59b56d8"]);
    }

    proptest! {
        #[test]
        fn no_url_is_too_strange(url in "\\PC{0,60}", path in "[/0-9a-f%?&=.#-]{0,60}", end in "\\PC{0,8}") {
            for url in [url.clone(), format!("http://h/{path}{end}"), format!("http://h{url}{path}")] {
                let varying = VaryingUrl::of(&url);
                for nth in 0..=MAX_PLACES {
                    prop_assert!(varying.pattern(nth).len() <= MAX_PATTERN);
                }
                prop_assert!(varying.clusters().count() <= MAX_PLACES);
            }
        }

        #[test]
        fn two_urls_that_differ_in_one_number_share_a_cluster(before in "[a-z/-]{0,12}", after in "[a-z/-]{0,12}", one: u32, other: u32) {
            let path = |number: u32| clusters(&format!("/{before}{number}{after}"));
            prop_assume!(!before.ends_with(|c: char| c.is_ascii_hexdigit()) && !after.starts_with(['-', '/']));
            let is_number = |number: u32| !patterns(&format!("/{number}"))[0].contains("date");
            prop_assume!(is_number(one) && is_number(other));
            prop_assert_eq!(path(one), path(other));
        }
    }
}
