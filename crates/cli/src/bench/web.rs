//! A web that grows while it is looked at, with the figures the design rests on: a page has 62 links, and 6.5 of them
//! are new.
//!
//! | links per page | |
//! | --- | --- |
//! | 6.5 new | 4 on the page's own host, the others anywhere (Zipf) |
//! | 8 navigation | the first pages of the page's own host |
//! | 6 hubs | front pages of the thousand largest hosts |
//! | 9 old | any page known, each as likely as any other |
//! | 32.5 recent | among the last pages that were new |
//!
//! So three quarters of all links mention what was mentioned lately. Memory is 8 bytes per host and a ring of recent
//! pages, however many pages there are.

use std::sync::Arc;

use peregrine_runtime::Random;
use peregrine_types::{CandidateUrl, Candidates, Via};
use peregrine_urls::Fingerprint;

use super::counts::Counts;
use super::page_names::{PageName, Speller};

pub const LINKS_PER_PAGE: u64 = 62;
const NEW_ON_OWN_HOST: usize = 4;
const NAVIGATION: u32 = 8;
const HUBS: usize = 6;
const OLD: usize = 9;
/// The largest hosts: their front pages are known from the start and mentioned everywhere.
const HUB_HOSTS: u32 = 1000;
/// As many new pages as about 5,000 pages bring: a few seconds of a crawl.
const RECENT: usize = 32 << 10;

pub struct Web {
    random: Random,
    speller: Speller,
    hosts: u32,
    counts: Counts,
    recent: Vec<PageName>,
    pages: u64,
}

impl Web {
    pub fn new(hosts: u32, seed: u64) -> Web {
        let counts = Counts::new(hosts);
        let recent = Vec::with_capacity(RECENT);
        Web { random: Random::from_seed(seed), speller: Speller::new(seed), hosts, counts, recent, pages: 0 }
    }

    /// Pages that exist so far.
    pub fn minted(&self) -> u64 {
        self.counts.total()
    }

    /// Links made up so far.
    pub fn linked(&self) -> u64 {
        self.pages * LINKS_PER_PAGE
    }

    /// The name of page `rank` of all that exist.
    pub fn fingerprint(&mut self, rank: u64) -> Fingerprint {
        let (host, number) = self.counts.at(rank);
        self.speller.candidate(PageName { host, number }, 0, None, Via::Link).fingerprint
    }

    /// What this takes of the memory that is measured.
    pub fn bytes(&self) -> u64 {
        self.counts.bytes() + (self.recent.capacity() * size_of::<PageName>()) as u64 + self.speller.bytes()
    }

    /// Where a crawl of this web starts: the hubs.
    pub fn seeds(&mut self) -> Vec<CandidateUrl> {
        (0..self.hosts.min(HUB_HOSTS))
            .map(|host| {
                let page = self.mint(host);
                self.speller.candidate(page, 0, None, Via::Seed)
            })
            .collect()
    }

    /// The links of a page on this host.
    pub fn links(&mut self, host: u32, page: &Arc<str>, depth: u16) -> Candidates {
        let mut links = Candidates::default();
        for name in self.mention(host) {
            self.speller.push(name, depth, page, &mut links);
        }
        links
    }

    /// What a page on this host links to; the new ones come to be by it.
    fn mention(&mut self, own: u32) -> Vec<PageName> {
        let new = 6 + (self.pages % 2) as usize;
        self.pages += 1;
        let mut links = Vec::with_capacity(LINKS_PER_PAGE as usize);
        for at in 0..new {
            let host = if at < NEW_ON_OWN_HOST { own } else { self.any_host(self.hosts) };
            links.push(self.mint(host));
        }
        let known_here = u64::from(self.counts.of(own));
        for at in 0..NAVIGATION {
            links.push(PageName { host: own, number: (u64::from(at) % known_here) as u32 });
        }
        for _ in 0..HUBS {
            links.push(PageName { host: self.any_host(self.hosts.min(HUB_HOSTS)), number: 0 });
        }
        for _ in 0..OLD {
            let rank = self.random.below(self.counts.total());
            let (host, number) = self.counts.at(rank);
            links.push(PageName { host, number });
        }
        while links.len() < LINKS_PER_PAGE as usize {
            let at = self.random.below(self.recent.len() as u64);
            links.push(self.recent[at as usize]);
        }
        links
    }

    fn mint(&mut self, host: u32) -> PageName {
        let page = PageName { host, number: self.counts.add(host) };
        if self.recent.len() < RECENT {
            self.recent.push(page);
        } else {
            self.recent[self.counts.total() as usize % RECENT] = page;
        }
        page
    }

    /// Zipf with exponent 1, by inversion of its continuous form.
    fn any_host(&mut self, hosts: u32) -> u32 {
        let uniform = self.random.below(1 << 32) as f64 / (1u64 << 32) as f64;
        (((f64::from(hosts) + 1.0).powf(uniform) - 1.0) as u32).min(hosts - 1)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;

    const PAGES: usize = 40_000;
    /// About as long as a page stays in the ring of recent ones.
    const LATELY: usize = 350_000;

    /// All links of a crawl that visits pages in the order in which they came to be.
    fn stream() -> (u64, Vec<PageName>) {
        let mut web = Web::new(5000, 3);
        let mut order: Vec<PageName> = (0..1000).map(|host| web.mint(host)).collect();
        let seeds = order.len();
        let mut links = Vec::new();
        for visit in 0..PAGES {
            let mentioned = web.mention(order[visit].host);
            order.extend(mentioned.iter().take(6));
            links.extend(mentioned);
        }
        (web.minted() - seeds as u64, links)
    }

    #[test]
    fn a_page_has_62_links_of_which_six_and_a_half_are_new() {
        let (minted, links) = stream();
        assert_eq!(links.len(), PAGES * 62);
        assert_eq!(minted, PAGES as u64 * 13 / 2);
        let known: HashSet<PageName> =
            links.iter().copied().chain((0..1000).map(|host| PageName { host, number: 0 })).collect();
        assert!(known.len() as u64 <= minted + 1000, "nothing is mentioned that was not minted");
    }

    #[test]
    fn three_quarters_of_all_links_were_mentioned_lately() {
        let (_, links) = stream();
        let mut last = HashMap::new();
        let (mut lately, mut judged) = (0, 0);
        for (at, link) in links.iter().enumerate() {
            let before = last.insert(*link, at);
            if at > links.len() / 4 * 3 {
                judged += 1;
                lately += usize::from(before.is_some_and(|before| at - before < LATELY));
            }
        }
        let share = lately as f64 / judged as f64;
        assert!((0.74..0.84).contains(&share), "{share}");
    }

    #[test]
    fn hosts_are_zipf_distributed() {
        let mut web = Web::new(100_000, 1);
        let drawn: Vec<u32> = (0..100_000).map(|_| web.any_host(100_000)).collect();
        let share = |below: u32| drawn.iter().filter(|host| **host < below).count() as f64 / drawn.len() as f64;
        // Each factor of ten in rank holds as much as any other.
        for (below, expected) in [(9, 0.2), (99, 0.4), (999, 0.6), (9999, 0.8)] {
            assert!((share(below) - expected).abs() < 0.01, "{} below {below}", share(below));
        }
    }
}
