//! What is where, as a pure function of the seed: nothing is stored per page, so a web of millions
//! of pages costs no memory, and the truth asks the same functions as the server.
//!
//! Every host is a tree of pages with the front page as its root, so that all of them are
//! reachable, plus links drawn by a power law: few pages and few hosts get most of them. Every
//! fourth page is a leaf of the tree; that is where damage shows, so that it cuts nothing off.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::behaviour::{Behaviour, Quirk, RobotsKind, SitemapKind, TlsKind};
use crate::chance::{Dice, Purpose};
use crate::config::{PageCount, PageSize, SimWebConfig};
use crate::names::Names;
use crate::paths::{MAX_PAGES, SitemapPart, Spot, path, write_path};
use crate::robots_txt::RobotsMeaning;

pub(crate) struct World {
    pub config: SimWebConfig,
    pub names: Names,
    pub port: u16,
    behaviours: Vec<Behaviour>,
    behaviour_of: Vec<u32>,
    sizes: Vec<u32>,
    tree_links: u32,
    /// Robots files are asked about again and again by those who judge.
    pub robots_meanings: Mutex<HashMap<u32, Arc<RobotsMeaning>>>,
}

/// What a host has to say at a spot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Answer {
    Page(Content),
    Redirect { status: u16, to: Option<(u32, Spot)> },
    Status { status: u16, retry_after: Option<u32> },
    Robots,
    Sitemap(SitemapPart),
}

/// What a page shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Content {
    /// Whose page it is: mirrors show another host's.
    pub host: u32,
    /// Which page it is: duplicates show another page. Numbers from `MAX_PAGES` on are pages beside
    /// the tree.
    pub page: u32,
    pub links: Links,
    /// A few words differ from the page whose content this is.
    pub near_copy: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Links {
    All,
    /// Only to the front page.
    Home,
    /// Onwards into the trap, and to the front page.
    Onwards,
}

/// One link of a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LinkOut {
    /// `None` for the host that shows the page, whichever that is.
    pub host: Option<u32>,
    pub spot: Spot,
    pub nofollow: bool,
    /// Decides how the link is written.
    pub whim: u32,
}

const SIZE_QUANTILES: usize = 1024;

impl World {
    pub fn new(config: SimWebConfig, port: u16) -> Self {
        let names = Names {
            naming: config.naming,
            hosts: config.hosts,
            hosts_per_site: config.hosts_per_site,
            hosts_per_address: config.hosts_per_address,
        };
        let (behaviours, behaviour_of) = assign_behaviours(&config);
        let sizes = size_quantiles(&config.page_size);
        let tree_links = (config.links_per_page / 4).clamp(2, 16);
        World { config, names, port, behaviours, behaviour_of, sizes, tree_links, robots_meanings: Mutex::default() }
    }

    pub fn dice(&self, purpose: Purpose, host: u32, page: u64) -> Dice {
        Dice::new(self.config.seed, purpose, host, page)
    }

    pub fn behaviour(&self, host: u32) -> &Behaviour {
        let index = self.behaviour_of.get(host as usize).copied().unwrap_or(0);
        &self.behaviours[index as usize]
    }

    pub fn next_host(&self, host: u32) -> u32 {
        (host + 1) % self.config.hosts
    }

    /// `http://name:port`, or https
    pub fn origin(&self, host: u32) -> String {
        let scheme = if self.behaviour(host).tls == TlsKind::None { "http" } else { "https" };
        format!("{scheme}://{}:{}", self.names.name(host), self.port)
    }

    pub fn url(&self, host: u32, spot: Spot) -> String {
        self.origin(host) + &path(spot)
    }

    /// Splits a URL of this web into its host and the rest.
    pub fn locate<'url>(&self, url: &'url str) -> Option<(u32, &'url str)> {
        let rest = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"))?;
        let (authority, target) = match rest.find(['/', '?']) {
            Some(at) => rest.split_at(at),
            None => (rest, "/"),
        };
        Some((self.names.host(authority)?, target))
    }

    /// Pages in the host's tree.
    pub fn pages(&self, host: u32) -> u32 {
        match self.config.pages_per_host {
            PageCount::Fixed(pages) => pages,
            PageCount::PowerLaw { least, most } => {
                let unit = self.dice(Purpose::PageCount, host, 0).unit().max(f64::MIN_POSITIVE);
                (f64::from(least) / unit).min(f64::from(most)) as u32
            }
        }
    }

    fn has_page(&self, host: u32, page: u32) -> bool {
        page < self.pages(self.content_host(host)) + self.behaviour(host).orphans
    }

    fn content_host(&self, host: u32) -> u32 {
        match self.behaviour(host).quirk {
            Quirk::MirrorOf(other) if other < self.config.hosts => other,
            _ => host,
        }
    }

    pub fn page_bytes(&self, content: &Content) -> usize {
        let draw = self.dice(Purpose::Size, content.host, u64::from(content.page)).below(self.sizes.len() as u32);
        self.sizes[draw as usize] as usize
    }

    /// Whether the host's quirk shows at this spot.
    pub fn afflicted(&self, host: u32, spot: Spot) -> bool {
        let behaviour = self.behaviour(host);
        let everywhere = behaviour.everywhere || behaviour.quirk.shows_everywhere();
        match spot {
            Spot::Page(page) => everywhere || is_leaf(page),
            Spot::RobotsTxt | Spot::RobotsMoved | Spot::Sitemap(_) => false,
            _ => everywhere,
        }
    }

    pub fn answer(&self, host: u32, spot: Spot) -> Answer {
        let quirk = &self.behaviour(host).quirk;
        let not_found = Answer::Status { status: 404, retry_after: None };
        match spot {
            Spot::Page(page) if self.has_page(host, page) => self.page_answer(host, page),
            Spot::Moved(page) | Spot::Hop { page, .. } => match *quirk {
                Quirk::Redirect { status, hops } if self.has_page(host, page) => {
                    self.moved_answer(host, spot, page, status, hops)
                }
                _ => not_found,
            },
            Spot::Loop(page) if *quirk == Quirk::RedirectLoop && self.has_page(host, page) => {
                Answer::Redirect { status: 302, to: Some((host, Spot::Page(page))) }
            }
            Spot::Hidden(page) if hides_pages(quirk) && self.has_page(host, page) => beside(host, 1, page, Links::Home),
            Spot::Calendar(month) if *quirk == Quirk::Calendar => beside(host, 2, month % MAX_PAGES, Links::Onwards),
            Spot::Deeper(levels) if *quirk == Quirk::GrowingPath => beside(host, 3, u32::from(levels), Links::Onwards),
            Spot::RobotsTxt => Answer::Robots,
            Spot::RobotsMoved if self.behaviour(host).robots == RobotsKind::Redirected => Answer::Robots,
            Spot::RobotsMoved if self.behaviour(host).robots == RobotsKind::RedirectLoop => Answer::Robots,
            Spot::Sitemap(part) if self.has_sitemap(host, part) => Answer::Sitemap(part),
            _ => not_found,
        }
    }

    fn page_answer(&self, host: u32, page: u32) -> Answer {
        let whole = Content { host: self.content_host(host), page, links: Links::All, near_copy: false };
        if !self.afflicted(host, Spot::Page(page)) {
            return Answer::Page(whole);
        }
        match self.behaviour(host).quirk {
            Quirk::Redirect { status, hops } => self.moved_answer(host, Spot::Page(page), page, status, hops),
            Quirk::RedirectLoop => Answer::Redirect { status: 302, to: Some((host, Spot::Loop(page))) },
            // The page before a leaf is not a leaf, so this is never a chain.
            Quirk::RedirectAcross { status } => {
                let to = self.next_host(host);
                let there = page.saturating_sub(1) % self.pages(to);
                Answer::Redirect { status, to: Some((to, Spot::Page(there - u32::from(is_leaf(there))))) }
            }
            Quirk::RedirectNowhere => Answer::Redirect { status: 302, to: None },
            Quirk::Status { status, retry_after } => Answer::Status { status, retry_after },
            Quirk::ExactDuplicates => Answer::Page(Content { page: original(page), ..whole }),
            Quirk::NearDuplicates => Answer::Page(Content { page: original(page), near_copy: is_leaf(page), ..whole }),
            ref quirk if quirk.damages() => Answer::Page(Content { links: Links::Home, ..whole }),
            _ => Answer::Page(whole),
        }
    }

    /// A page, the hops on its way, and where it went.
    fn moved_answer(&self, host: u32, spot: Spot, page: u32, status: u16, hops: u8) -> Answer {
        let passed = match spot {
            Spot::Hop { hop, .. } => hop,
            Spot::Moved(_) => {
                return Answer::Page(Content { host, page, links: Links::All, near_copy: false });
            }
            _ => 0,
        };
        let next = passed.saturating_add(1);
        let to = if next >= hops { Spot::Moved(page) } else { Spot::Hop { page, hop: next } };
        Answer::Redirect { status, to: Some((host, to)) }
    }

    fn has_sitemap(&self, host: u32, part: SitemapPart) -> bool {
        match self.behaviour(host).sitemap {
            SitemapKind::None => false,
            SitemapKind::Plain => part == SitemapPart::Whole,
            SitemapKind::Index => true,
        }
    }

    /// Puts the links of what `host` shows at `spot` into `links`.
    pub fn collect_links(&self, host: u32, spot: Spot, content: &Content, links: &mut Vec<LinkOut>) {
        links.clear();
        let plain = |spot| LinkOut { host: None, spot, nofollow: false, whim: 0 };
        match content.links {
            Links::Home => links.push(plain(Spot::Page(0))),
            Links::Onwards => {
                links.push(plain(Spot::Page(0)));
                match spot {
                    Spot::Calendar(month) => {
                        links.extend(month.checked_add(1).map(Spot::Calendar).map(plain));
                        links.extend(month.checked_sub(1).map(Spot::Calendar).map(plain));
                    }
                    Spot::Deeper(levels) => links.extend(levels.checked_add(1).map(Spot::Deeper).map(plain)),
                    _ => {}
                }
            }
            Links::All => self.collect_all_links(host, content, links),
        }
        self.collect_hidden_links(host, spot, content.page, links);
    }

    fn collect_all_links(&self, host: u32, content: &Content, links: &mut Vec<LinkOut>) {
        let mut dice = self.dice(Purpose::Links, content.host, u64::from(content.page));
        let pages = self.pages(content.host);
        for child in children(content.page, self.tree_links, pages) {
            links.push(LinkOut { host: None, spot: Spot::Page(child), nofollow: false, whim: dice.next() as u32 });
        }
        let cross_below = (self.config.cross_host_share * 65_536.0) as u64;
        while links.len() < self.config.links_per_page as usize {
            let draw = dice.next();
            let target = if draw & 0xffff < cross_below { popular(self.config.hosts, &mut dice) } else { content.host };
            let elsewhere = (target != content.host).then_some(target);
            let count = if elsewhere.is_some() { self.pages(target) } else { pages };
            let page = popular(count, &mut dice);
            links.push(LinkOut { host: elsewhere, spot: Spot::Page(page), nofollow: false, whim: (draw >> 16) as u32 });
        }
        match self.behaviour(host).quirk {
            Quirk::Calendar => {
                links.push(LinkOut { host: None, spot: Spot::Calendar(312), nofollow: false, whim: 0 });
            }
            Quirk::GrowingPath => links.push(LinkOut { host: None, spot: Spot::Deeper(0), nofollow: false, whim: 0 }),
            _ => {}
        }
    }

    fn collect_hidden_links(&self, host: u32, spot: Spot, page: u32, links: &mut Vec<LinkOut>) {
        let quirk = &self.behaviour(host).quirk;
        let hides = hides_pages(quirk) && matches!(spot, Spot::Page(_)) && self.afflicted(host, spot);
        if hides {
            let nofollow = *quirk == Quirk::NofollowLinks;
            links.push(LinkOut { host: None, spot: Spot::Hidden(page % MAX_PAGES), nofollow, whim: 0 });
        }
    }

    /// Whether the page itself asks that its links not be followed.
    pub fn page_nofollow(&self, host: u32, spot: Spot) -> bool {
        matches!(self.behaviour(host).quirk, Quirk::MetaNofollow | Quirk::HeaderNofollow) && self.afflicted(host, spot)
    }

    pub fn page_noindex(&self, host: u32, spot: Spot) -> bool {
        matches!(self.behaviour(host).quirk, Quirk::MetaNoindex | Quirk::HeaderNoindex) && self.afflicted(host, spot)
    }

    /// `Wyncedan baxon difir at harbour`, with the shibboleth of the host's charset.
    pub fn title(&self, host: u32, content: &Content) -> String {
        let mut slug = Vec::with_capacity(96);
        crate::paths::Slug::of(content.page % MAX_PAGES).write(b' ', &mut slug);
        let mut title = String::from_utf8(slug).unwrap_or_default();
        match content.page / MAX_PAGES {
            1 => title.push_str(", out of sight"),
            2 => title.push_str(", a month"),
            3 => title.push_str(", further down"),
            _ => {}
        }
        if let Quirk::Charset(charset) = self.behaviour(host).quirk {
            title.push(' ');
            title.push_str(charset.shibboleth());
        }
        title
    }

    pub fn write_absolute(&self, host: u32, spot: Spot, out: &mut Vec<u8>) {
        out.extend_from_slice(self.origin(host).as_bytes());
        write_path(spot, out);
    }
}

fn hides_pages(quirk: &Quirk) -> bool {
    matches!(quirk, Quirk::MetaNofollow | Quirk::HeaderNofollow | Quirk::NofollowLinks)
}

/// Content that no page of the tree has.
fn beside(host: u32, region: u32, page: u32, links: Links) -> Answer {
    Answer::Page(Content { host, page: region * MAX_PAGES + page % MAX_PAGES, links, near_copy: false })
}

/// Every fourth page has no children in the tree.
pub(crate) fn is_leaf(page: u32) -> bool {
    page % 4 == 3
}

/// The page whose content a duplicate shows.
pub(crate) fn original(page: u32) -> u32 {
    if is_leaf(page) { page - 1 } else { page }
}

fn children(page: u32, per_page: u32, pages: u32) -> std::ops::Range<u32> {
    if is_leaf(page) || page >= pages {
        return 0..0;
    }
    let rank = page - (page + 1) / 4;
    let first = u64::from(rank) * u64::from(per_page) + 1;
    let clip = |page: u64| page.min(u64::from(pages)) as u32;
    clip(first)..clip(first + u64::from(per_page))
}

/// A number below `count`, small ones far more often. Raising a uniform number to the third power
/// gives in-degrees with a power law of exponent 2.5, which is about what the web has.
fn popular(count: u32, dice: &mut Dice) -> u32 {
    let unit = dice.unit();
    ((unit * unit * unit * f64::from(count)) as u32).min(count.saturating_sub(1))
}

fn assign_behaviours(config: &SimWebConfig) -> (Vec<Behaviour>, Vec<u32>) {
    let mut behaviours = vec![Behaviour::default()];
    behaviours.extend(config.mix.iter().map(|(_, behaviour)| behaviour.clone()));
    let total: f64 = config.mix.iter().map(|(weight, _)| weight).sum();
    let mut of_host: Vec<u32> = (0..config.hosts)
        .map(|host| {
            let mut left = Dice::new(config.seed, Purpose::Behaviour, host, 0).unit() * total;
            let drawn = config.mix.iter().position(|(weight, _)| {
                left -= weight;
                left < 0.0
            });
            drawn.map_or(0, |index| index as u32 + 1)
        })
        .collect();
    for (&host, behaviour) in &config.behaviour_of {
        if let Some(slot) = of_host.get_mut(host as usize) {
            *slot = behaviours.len() as u32;
            behaviours.push(behaviour.clone());
        }
    }
    (behaviours, of_host)
}

fn size_quantiles(size: &PageSize) -> Vec<u32> {
    match size {
        PageSize::Fixed(bytes) => vec![*bytes],
        PageSize::Table(sizes) => sizes.clone(),
        PageSize::Lognormal { median, mean } => {
            let sigma = (2.0 * (f64::from(*mean) / f64::from(*median)).ln()).sqrt();
            let quantile = |i: usize| {
                let level = (i as f64 + 0.5) / SIZE_QUANTILES as f64;
                (f64::from(*median) * (sigma * normal_quantile(level)).exp()) as u32
            };
            (0..SIZE_QUANTILES).map(quantile).collect()
        }
    }
}

/// The standard normal distribution's quantile function, by bisection of its distribution function.
fn normal_quantile(level: f64) -> f64 {
    let (mut low, mut high) = (-8.0, 8.0);
    for _ in 0..50 {
        let middle = (low + high) / 2.0;
        if normal_distribution(middle) < level { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// Abramowitz and Stegun 26.2.17, good to seven digits.
fn normal_distribution(x: f64) -> f64 {
    const B: [f64; 5] = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let density = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let tail = density * B.iter().rev().fold(0.0, |sum, b| (sum + b) * t);
    if x >= 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn world(config: SimWebConfig) -> World {
        World::new(config, 80)
    }

    #[test]
    fn the_tree_reaches_every_page_exactly_once() {
        for (pages, per_page) in [(1, 2), (2, 2), (50, 2), (1000, 5), (4097, 16)] {
            let reached: Vec<u32> = (0..pages).flat_map(|page| children(page, per_page, pages)).collect();
            let distinct: BTreeSet<u32> = reached.iter().copied().collect();
            assert_eq!(reached.len(), distinct.len());
            assert_eq!(distinct, (1..pages).collect(), "{pages} pages, {per_page} links");
        }
    }

    #[test]
    fn sizes_have_the_median_and_the_mean_they_were_asked_for() {
        let mut sizes = size_quantiles(&PageSize::MEASURED);
        sizes.sort_unstable();
        let mean = sizes.iter().map(|&size| f64::from(size)).sum::<f64>() / sizes.len() as f64;
        let median = f64::from(sizes[sizes.len() / 2]);
        assert!((median - 77_000.0).abs() < 1_000.0, "{median}");
        assert!((mean - 108_000.0).abs() < 2_000.0, "{mean}");
    }

    #[test]
    fn links_follow_a_power_law() {
        let world = world(SimWebConfig::new(3).hosts(20).pages_per_host(500).links_per_page(50).cross_host_share(0.3));
        let mut inlinks = vec![0u32; 500];
        let mut by_host = vec![0u32; 20];
        let mut links = Vec::new();
        for page in 0..500 {
            let Answer::Page(content) = world.answer(7, Spot::Page(page)) else { panic!("page {page} is a page") };
            world.collect_links(7, Spot::Page(page), &content, &mut links);
            assert_eq!(links.len(), 50);
            for link in &links {
                let Spot::Page(target) = link.spot else { panic!("only pages") };
                match link.host {
                    None => inlinks[target as usize] += 1,
                    Some(host) => by_host[host as usize] += 1,
                }
            }
        }
        assert!(inlinks[0] > 20 * inlinks[250].max(1), "{} and {}", inlinks[0], inlinks[250]);
        assert!(by_host[0] > 3 * by_host[19], "{by_host:?}");
        assert_eq!(by_host[7], 0);
        let cross: u32 = by_host.iter().sum();
        assert!((4_000..8_000).contains(&cross), "{cross}");
    }

    #[test]
    fn the_mix_of_behaviours_follows_its_weights() {
        let silent = Behaviour::quirk(Quirk::Silent);
        let world = world(
            SimWebConfig::new(5)
                .hosts(10_000)
                .mix(vec![(9.0, Behaviour::healthy()), (1.0, silent.clone())])
                .behaviour(3, Behaviour::quirk(Quirk::Reset)),
        );
        let count = (0..10_000).filter(|&host| *world.behaviour(host) == silent).count();
        assert!((800..1_200).contains(&count), "{count}");
        assert_eq!(world.behaviour(3).quirk, Quirk::Reset);
    }

    #[test]
    fn page_counts_by_power_law_are_mostly_small() {
        let world =
            world(SimWebConfig::new(5).hosts(1000).page_counts(PageCount::PowerLaw { least: 10, most: 10_000 }));
        let mut counts: Vec<u32> = (0..1000).map(|host| world.pages(host)).collect();
        counts.sort_unstable();
        assert!(counts[0] >= 10 && counts[999] <= 10_000);
        assert!((17..23).contains(&counts[500]), "{}", counts[500]);
        assert!(counts[999] > 1_000);
    }

    #[test]
    fn a_chain_of_redirects_ends_after_its_hops() {
        let chain = Behaviour::quirk(Quirk::Redirect { status: 301, hops: 3 });
        let world = world(SimWebConfig::new(1).behaviour(0, chain));
        let mut spot = Spot::Page(3);
        let mut hops = 0;
        while let Answer::Redirect { to: Some((0, next)), .. } = world.answer(0, spot) {
            spot = next;
            hops += 1;
        }
        assert_eq!((hops, spot), (3, Spot::Moved(3)));
        assert!(matches!(world.answer(0, spot), Answer::Page(Content { page: 3, .. })));
    }

    #[test]
    fn redirects_across_hosts_end_on_a_page() {
        let across = Behaviour::quirk(Quirk::RedirectAcross { status: 302 });
        let world = world(SimWebConfig::new(1).pages_per_host(9).mix(vec![(1.0, across.clone())]));
        for page in [3, 7] {
            let Answer::Redirect { to: Some((host, spot)), .. } = world.answer(3, Spot::Page(page)) else {
                panic!("page {page} moved")
            };
            assert_eq!(host, 0);
            assert!(matches!(world.answer(host, spot), Answer::Page(_)));
        }
    }
}
