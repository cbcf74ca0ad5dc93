//! A finite web that is a pure function of a seed: continents of hosts, each host a tree of pages, with links across.
//! What every page and every robots.txt answers follows from its address and the number of the attempt.

use std::time::Duration;

use peregrine_types::{Denial, Failure, FailureClass, RetryDecision, RobotsFile, Timestamp, VisitOutcome};
use peregrine_urls::{Fingerprint, Url, host_key, origin};

use crate::world::{answer, rules};

const HOSTS: u64 = 6;
const LARGE_HOST_PAGES: u64 = 200;
/// The number of the host, in every continent, that has one page which no other mentions.
const ISLAND: u64 = 99;
const DAY: Duration = Duration::from_secs(86_400);
const OPERATOR_DELAY: Duration = Duration::from_millis(2500);
pub const DELAY: Duration = Duration::from_secs(1);

#[derive(Clone, Copy)]
pub struct Web {
    pub seed: u64,
    pub continents: u64,
}

/// What comes back from a visit.
pub struct Visit {
    pub outcome: VisitOutcome,
    pub decision: RetryDecision,
}

#[derive(Clone, Copy)]
struct Place {
    continent: u64,
    host: u64,
    page: u64,
}

impl Place {
    fn host_name(self) -> String {
        format!("c{}h{}.example", self.continent, self.host)
    }

    /// Without digits: a run of numbered pages would look like a trap.
    fn url(self) -> String {
        let scheme = if self.page % 7 == 3 { "https" } else { "http" };
        let path: String = self.page.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        format!("{scheme}://{}/{path}", self.host_name())
    }

    fn of(url: &Url) -> Place {
        let (continent, host) = numbers_of(host_key(url).unwrap());
        let digits: String = url.path()[1..].bytes().map(|letter| char::from(letter - b'a' + b'0')).collect();
        Place { continent, host, page: digits.parse().unwrap() }
    }
}

fn numbers_of(host: &str) -> (u64, u64) {
    let (continent, host) = host.strip_prefix('c').unwrap().split_once('h').unwrap();
    (continent.parse().unwrap(), host.strip_suffix(".example").unwrap().parse().unwrap())
}

impl Web {
    pub fn start_of(continent: u64) -> String {
        Place { continent, host: 0, page: 0 }.url()
    }

    pub fn island(continent: u64) -> String {
        Place { continent, host: ISLAND, page: 0 }.url()
    }

    /// Every page that can be reached from the starts of the continents.
    pub fn pages(&self) -> Vec<String> {
        let hosts = (0..self.continents).flat_map(|continent| (0..HOSTS).map(move |host| (continent, host)));
        hosts
            .flat_map(|(continent, host)| {
                (0..self.size(continent, host)).map(move |page| Place { continent, host, page }.url())
            })
            .collect()
    }

    pub fn links(&self, url: &Url) -> Vec<String> {
        let Place { continent, host, page } = Place::of(url);
        if host == ISLAND {
            return Vec::new();
        }
        let children = [2 * page + 1, 2 * page + 2].into_iter().filter(|child| *child < self.size(continent, host));
        let mut places: Vec<Place> = children.map(|page| Place { continent, host, page }).collect();
        if page == 0 && host + 1 < HOSTS {
            places.push(Place { continent, host: host + 1, page: 0 });
        }
        for salt in 0..3 {
            let chance = self.chance(url.as_str(), salt);
            let (continent, host) = (chance % (continent + 1), (chance >> 20) % HOSTS);
            places.push(Place { continent, host, page: (chance >> 40) % self.size(continent, host) });
        }
        places.into_iter().map(Place::url).collect()
    }

    /// Some pages fail at first, some close their host for a while, some are denied or given up.
    pub fn page(&self, url: &Url, attempt: u8) -> Visit {
        let done = |outcome| Visit { outcome, decision: RetryDecision::Done };
        match self.chance(url.as_str(), 10) % 24 {
            0 if attempt < 1 => Visit {
                outcome: VisitOutcome::Failed(failure()),
                decision: RetryDecision::RetryUrl { after: Duration::from_secs(7) },
            },
            1 if attempt < 2 => {
                Visit { outcome: answer(503), decision: RetryDecision::BackOffHost { after: Duration::from_secs(30) } }
            }
            2 => done(VisitOutcome::Denied(Denial::Robots { rule: "Disallow: /".to_owned() })),
            3 => Visit { outcome: VisitOutcome::Failed(failure()), decision: RetryDecision::GiveUp },
            4 => done(answer(404)),
            _ => done(answer(200)),
        }
    }

    /// Some hosts share one.
    pub fn address(&self, url: &Url) -> Visit {
        let (continent, host) = numbers_of(host_key(url).unwrap());
        let outcome = VisitOutcome::Address([10, continent as u8, 0, (host / 2) as u8].into());
        Visit { outcome, decision: RetryDecision::Done }
    }

    pub fn robots(&self, of: &str, hop: u8, attempt: u8, now: Timestamp) -> Visit {
        let url = Url::parse(of).unwrap();
        let (continent, host) = numbers_of(host_key(&url).unwrap());
        let crawl_delay = self.crawl_delay(continent, host);
        let done = |outcome| Visit { outcome, decision: RetryDecision::Done };
        match self.kind(continent, host) {
            1 if attempt < 1 => Visit {
                outcome: VisitOutcome::Robots(RobotsFile::Unavailable(failure())),
                decision: RetryDecision::BackOffHost { after: Duration::from_secs(90) },
            },
            2 if hop == 0 => {
                let target = Place { continent, host: (host + 1) % HOSTS, page: 0 };
                let to = Url::parse(&format!("http://{}/robots-of-another.txt", target.host_name())).unwrap();
                done(VisitOutcome::Robots(RobotsFile::Moved { to }))
            }
            3 if url.scheme() == "https" => Visit {
                outcome: VisitOutcome::Robots(RobotsFile::Unavailable(failure())),
                decision: RetryDecision::GiveUp,
            },
            4 => done(rules(crawl_delay, now.plus(Duration::from_secs(40)))),
            _ => done(rules(crawl_delay, now.plus(DAY))),
        }
    }

    /// What the operator wants for some hosts.
    pub fn operator_delay(&self, host: &str) -> Option<Duration> {
        let (continent, host) = numbers_of(host);
        (host != ISLAND && self.kind(continent, host) == 5).then_some(OPERATOR_DELAY)
    }

    pub fn hosts(&self) -> impl Iterator<Item = String> {
        let all = (0..self.continents).flat_map(|continent| (0..HOSTS).map(move |host| (continent, host)));
        all.map(|(continent, host)| Place { continent, host, page: 0 }.host_name())
    }

    fn crawl_delay(&self, continent: u64, host: u64) -> Option<Duration> {
        matches!(self.kind(continent, host), 0 | 2).then_some(Duration::from_secs(3))
    }

    fn kind(&self, continent: u64, host: u64) -> u64 {
        self.chance(&Place { continent, host, page: 0 }.host_name(), 20) % 8
    }

    fn size(&self, continent: u64, host: u64) -> u64 {
        if host == 0 { LARGE_HOST_PAGES } else { 10 + self.chance(&format!("{continent}/{host}"), 30) % 30 }
    }

    fn chance(&self, about: &str, salt: u64) -> u64 {
        let mut mixed = Fingerprint::of_key(about).0 ^ self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (salt << 56);
        for factor in [0xbf58_476d_1ce4_e5b9_u64, 0x94d0_49bb_1331_11eb] {
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(factor);
        }
        mixed ^ (mixed >> 31)
    }
}

pub fn origin_of(url: &str) -> String {
    origin(&Url::parse(url).unwrap())
}

fn failure() -> Failure {
    Failure { class: FailureClass::Connect, detail: "connection refused".to_owned() }
}
