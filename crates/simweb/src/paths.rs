use crate::chance::{shuffle24, unshuffle24};

/// A place on a host that a URL can lead to. Different spellings of a URL that lead to the same
/// page are the same spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A page at its own path; page 0 is the front page.
    Page(u32),
    /// Where page `n` went.
    Moved(u32),
    /// The `hop`th stop on the way from a page to where it went.
    Hop {
        page: u32,
        hop: u8,
    },
    /// The far end of a redirect loop.
    Loop(u32),
    /// A page that only links marked `nofollow` lead to.
    Hidden(u32),
    /// A page that only text looking like a link leads to (comments, scripts).
    Ghost(u32),
    /// A month of an endless calendar, counted from January 2000.
    Calendar(u32),
    /// A directory that contains itself, this many levels down.
    Deeper(u16),
    RobotsTxt,
    /// Where a redirected robots.txt went.
    RobotsMoved,
    Sitemap(SitemapPart),
}

/// The files that a sitemap consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SitemapPart {
    /// `/sitemap.xml`: the list itself, or the index of the parts.
    Whole,
    /// `/sitemap-odd.xml.gz`
    Odd,
    /// `/sitemap-even.xml`
    Even,
}

impl Spot {
    /// Whether this belongs to an endless region that nobody can be expected to finish.
    pub fn is_trap(self) -> bool {
        matches!(self, Spot::Calendar(_) | Spot::Deeper(_))
    }

    /// Whether this is for crawlers rather than for readers.
    pub fn is_furniture(self) -> bool {
        matches!(self, Spot::RobotsTxt | Spot::RobotsMoved | Spot::Sitemap(_))
    }
}

/// The directories of every site. Robots rules speak of `vault` and `orchard`.
pub const SECTIONS: [&str; 8] = ["garden", "harbour", "library", "market", "orchard", "station", "theatre", "vault"];

const HEADS: [&str; 16] =
    ["ba", "ce", "di", "fo", "gu", "ha", "ki", "lo", "mu", "ne", "pa", "ri", "so", "tu", "ve", "za"];
const TAILS: [&str; 16] =
    ["bel", "dan", "fir", "gon", "kas", "lem", "mir", "nor", "pel", "ras", "sil", "tan", "ver", "wyn", "xon", "zet"];

/// Page numbers fit three words of one byte each.
pub(crate) const MAX_PAGES: u32 = 1 << 24;

/// Three words that name a page. Words instead of digits, because a site whose URLs differ in one
/// number only is what a crawler takes for a trap.
#[derive(Clone, Copy)]
pub(crate) struct Slug([u8; 3]);

impl Slug {
    pub fn of(page: u32) -> Slug {
        let [_, a, b, c] = shuffle24(page).to_be_bytes();
        Slug([a, b, c])
    }

    fn page(self) -> u32 {
        let Slug([a, b, c]) = self;
        unshuffle24(u32::from_be_bytes([0, a, b, c]))
    }

    pub fn section(self) -> usize {
        usize::from(self.0[0]) % SECTIONS.len()
    }

    /// Writes the three words with `separator` between them.
    pub fn write(self, separator: u8, out: &mut Vec<u8>) {
        let mut text = [separator; 17];
        for (place, byte) in self.0.into_iter().enumerate() {
            let start = place * 6;
            text[start..start + 2].copy_from_slice(HEADS[usize::from(byte >> 4)].as_bytes());
            text[start + 2..start + 5].copy_from_slice(TAILS[usize::from(byte & 15)].as_bytes());
        }
        out.extend_from_slice(&text);
    }

    fn parse(text: &str) -> Option<Slug> {
        let mut words = text.split('-').map(parse_word);
        let slug = Slug([words.next()??, words.next()??, words.next()??]);
        words.next().is_none().then_some(slug)
    }
}

/// The word that stands for a byte.
pub(crate) fn word(byte: u8) -> [&'static str; 2] {
    [HEADS[usize::from(byte >> 4)], TAILS[usize::from(byte & 15)]]
}

fn parse_word(text: &str) -> Option<u8> {
    let (head, tail) = text.split_at_checked(2)?;
    let head = HEADS.binary_search(&head).ok()?;
    let tail = TAILS.binary_search(&tail).ok()?;
    Some((head << 4 | tail) as u8)
}

/// `baxon-cedan-difir.html`
pub(crate) fn write_file_name(page: u32, out: &mut Vec<u8>) {
    Slug::of(page).write(b'-', out);
    out.extend_from_slice(b".html");
}

/// Writes the path that leads to `spot`, starting with a slash.
pub(crate) fn write_path(spot: Spot, out: &mut Vec<u8>) {
    let below = |directory: &str, page: u32, out: &mut Vec<u8>| {
        out.push(b'/');
        out.extend_from_slice(directory.as_bytes());
        out.push(b'/');
        write_file_name(page, out);
    };
    match spot {
        Spot::Page(0) => out.push(b'/'),
        Spot::Page(page) => below(SECTIONS[Slug::of(page).section()], page, out),
        Spot::Moved(page) => below("moved", page, out),
        Spot::Hop { page, hop } => below(&format!("hop/{hop}"), page, out),
        Spot::Loop(page) => below("around", page, out),
        Spot::Hidden(page) => below("hidden", page, out),
        Spot::Ghost(page) => below("ghost", page, out),
        Spot::Calendar(month) => {
            let text = format!("/calendar/{}/{:02}.html", 2000 + month / 12, 1 + month % 12);
            out.extend_from_slice(text.as_bytes());
        }
        Spot::Deeper(levels) => {
            for _ in 0..=levels {
                out.extend_from_slice(b"/deeper");
            }
            out.push(b'/');
        }
        Spot::RobotsTxt => out.extend_from_slice(b"/robots.txt"),
        Spot::RobotsMoved => out.extend_from_slice(b"/robots-moved.txt"),
        Spot::Sitemap(SitemapPart::Whole) => out.extend_from_slice(b"/sitemap.xml"),
        Spot::Sitemap(SitemapPart::Odd) => out.extend_from_slice(b"/sitemap-odd.xml.gz"),
        Spot::Sitemap(SitemapPart::Even) => out.extend_from_slice(b"/sitemap-even.xml"),
    }
}

pub(crate) fn path(spot: Spot) -> String {
    let mut out = Vec::new();
    write_path(spot, &mut out);
    String::from_utf8(out).unwrap_or_default()
}

/// Query parameters that say where a visitor came from, not what is asked for.
fn is_decoration(parameter: &str) -> bool {
    let name = parameter.split('=').next().unwrap_or_default();
    name.is_empty() || name.starts_with("utm_") || matches!(name, "fbclid" | "gclid" | "PHPSESSID")
}

/// The spot that a request target leads to, whoever wrote it how. Says nothing about whether a
/// given host has that spot.
pub(crate) fn parse_path(target: &str) -> Option<Spot> {
    let target = target.split('#').next().unwrap_or_default();
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    if !query.split('&').all(is_decoration) {
        return None;
    }
    if path.contains('%') { parse_plain_path(&unescape(path)?) } else { parse_plain_path(path) }
}

fn parse_plain_path(path: &str) -> Option<Spot> {
    let path = path.strip_prefix('/')?;
    match path {
        "" => return Some(Spot::Page(0)),
        "robots.txt" => return Some(Spot::RobotsTxt),
        "robots-moved.txt" => return Some(Spot::RobotsMoved),
        "sitemap.xml" => return Some(Spot::Sitemap(SitemapPart::Whole)),
        "sitemap-odd.xml.gz" => return Some(Spot::Sitemap(SitemapPart::Odd)),
        "sitemap-even.xml" => return Some(Spot::Sitemap(SitemapPart::Even)),
        _ => {}
    }
    if path.starts_with("deeper/") {
        return parse_deeper(path);
    }
    let (directory, file) = path.rsplit_once('/')?;
    let stem = file.strip_suffix(".html")?;
    if let Some(year) = directory.strip_prefix("calendar/") {
        return parse_month(year, stem);
    }
    let slug = Slug::parse(stem)?;
    let page = slug.page();
    match directory {
        "moved" => Some(Spot::Moved(page)),
        "around" => Some(Spot::Loop(page)),
        "hidden" => Some(Spot::Hidden(page)),
        "ghost" => Some(Spot::Ghost(page)),
        _ => match directory.strip_prefix("hop/") {
            Some(hop) => Some(Spot::Hop { page, hop: hop.parse().ok()? }),
            None => (directory == SECTIONS[slug.section()] && page != 0).then_some(Spot::Page(page)),
        },
    }
}

fn parse_deeper(path: &str) -> Option<Spot> {
    let levels = path
        .strip_suffix('/')?
        .split('/')
        .try_fold(0u16, |levels, segment| if segment == "deeper" { levels.checked_add(1) } else { None })?;
    Some(Spot::Deeper(levels.checked_sub(1)?))
}

fn parse_month(year: &str, month: &str) -> Option<Spot> {
    let (year, month): (u32, u32) = (year.parse().ok()?, month.parse().ok()?);
    let years = year.checked_sub(2000)?;
    let month = (1..=12).contains(&month).then(|| month - 1)?;
    Some(Spot::Calendar(years.checked_mul(12)?.checked_add(month)?))
}

fn unescape(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        let (digits, tail) = after.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = tail;
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_spot() -> impl Strategy<Value = Spot> {
        let page = 0..MAX_PAGES;
        prop_oneof![
            page.clone().prop_map(Spot::Page),
            page.clone().prop_map(Spot::Moved),
            (page.clone(), any::<u8>()).prop_map(|(page, hop)| Spot::Hop { page, hop }),
            page.clone().prop_map(Spot::Loop),
            page.clone().prop_map(Spot::Hidden),
            page.prop_map(Spot::Ghost),
            (0u32..1_000_000).prop_map(Spot::Calendar),
            (0u16..500).prop_map(Spot::Deeper),
            Just(Spot::RobotsTxt),
            Just(Spot::RobotsMoved),
            Just(Spot::Sitemap(SitemapPart::Whole)),
            Just(Spot::Sitemap(SitemapPart::Odd)),
            Just(Spot::Sitemap(SitemapPart::Even)),
        ]
    }

    proptest! {
        #[test]
        fn every_spot_is_found_at_its_path(spot in any_spot()) {
            prop_assert_eq!(parse_path(&path(spot)), Some(spot));
        }

        #[test]
        fn a_strangers_path_never_panics(target in "\\PC{0,60}") {
            let _ = parse_path(&target);
            let _ = parse_path(&format!("/{target}"));
        }
    }

    #[test]
    fn the_words_are_sorted_because_they_are_searched() {
        assert!(HEADS.is_sorted() && TAILS.is_sorted());
    }

    #[test]
    fn spellings_of_one_url_lead_to_one_spot() {
        let plain = path(Spot::Page(17));
        let escaped = format!("/%{:02x}{}", plain.as_bytes()[1], &plain[2..]);
        for spelling in [
            plain.clone(),
            escaped,
            format!("{plain}?utm_source=a&utm_medium=b"),
            format!("{plain}?PHPSESSID=0123abcd"),
            format!("{plain}?fbclid=x&gclid=y"),
            format!("{plain}#top"),
            format!("{plain}?"),
        ] {
            assert_eq!(parse_path(&spelling), Some(Spot::Page(17)), "{spelling}");
        }
    }

    #[test]
    fn a_page_has_no_second_path() {
        let plain = path(Spot::Page(17));
        let file = plain.rsplit('/').next().unwrap_or_default();
        let elsewhere = SECTIONS.iter().filter(|section| parse_path(&format!("/{section}/{file}")).is_some()).count();
        assert_eq!(elsewhere, 1);
        for stranger in ["", "garden", "/garden", "/garden/", "/x.html", "/garden/a.html", "/index.html?page=2"] {
            assert_eq!(parse_path(stranger), None, "{stranger}");
        }
        assert_eq!(parse_path(&format!("{plain}?page=2")), None);
        assert_eq!(parse_path("/%zz"), None);
        assert_eq!(parse_path("/%"), None);
    }
}
