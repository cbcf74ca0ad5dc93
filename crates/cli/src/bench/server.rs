//! Servers that answer without being there.

use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

use bytes::Bytes;
use peregrine_types::{ArchivePosition, Failure, FailureClass, Response, RobotsFile, Timestamp, VisitOutcome};

use super::page_names::mixed;

/// When every simulated crawl begins.
pub const BEGIN: Timestamp = Timestamp::from_millis(1_800_000_000_000);

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// How long a connection attempt to a host that is down takes to fail.
const NO_ANSWER: Duration = Duration::from_secs(10);
/// For how long rules are remembered, as RFC 9309 advises.
const RULES_LAST: Duration = DAY;
/// A host that is slower than its delay is no slower than this, so that its leases do not expire.
const LONGEST_ANSWER: Duration = Duration::from_secs(300);
/// A host that is down at times is so for 1/24 of such a period: six hours every six days, in a long simulation.
const LONGEST_PERIOD: Duration = Duration::from_secs(6 * 24 * 3600);

/// A page as it usually is, with all that a record keeps of it.
pub fn healthy_page(number: u64, server_time: Duration) -> VisitOutcome {
    let mut digest = [0; 32];
    for (part, salt) in digest.chunks_exact_mut(8).zip(0..) {
        part.copy_from_slice(&mixed(number ^ salt << 60).to_be_bytes());
    }
    VisitOutcome::Response(Response {
        status: 200,
        redirect: None,
        retry_after: None,
        digest: Some(digest),
        simhash: None,
        likeness: None,
        etag: Some(format!("\"{:x}-{:x}\"", 20_000 + number % 100_000, mixed(number) >> 16)),
        last_modified: Some("Sun, 15 Nov 2026 20:00:13 GMT".to_owned()),
        archived: Some(ArchivePosition {
            file: format!("crawl-{:05}.warc.gz", number / 50_000).into(),
            offset: number % 50_000 * 20_000,
            length: 20_000,
        }),
        body_bytes: 100_000,
        server_time,
    })
}

/// A robots.txt that allows everything.
pub fn rules(crawl_delay: Option<Duration>, expires: Timestamp) -> VisitOutcome {
    VisitOutcome::Robots(RobotsFile::Rules { text: Bytes::new(), crawl_delay, expires })
}

/// The address of a host: its own, except that every fiftieth host shares that of the one before it.
pub fn address_of(host: u32) -> IpAddr {
    let number = if host % 50 == 1 { host - 1 } else { host };
    // Public as far as anybody can tell, and nobody's: the range for documentation. A server is given a whole /64.
    IpAddr::V6(Ipv6Addr::from((0x2001_0db8u128 << 96) | (u128::from(number) << 64)))
}

/// The hosts of a simulation: how each answers, as a function of its number.
pub struct Servers {
    pub seed: u64,
    pub mean_delay: Duration,
    pub span: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Healthy,
    Sluggish,
    SlowerThanItsDelay,
    /// Says now and then that it wants to be left alone, and for how long.
    Busy,
    /// Some pages fail.
    Flaky,
    DownAtTimes,
}

/// What a request will come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reply {
    Fine,
    Busy { status: u16, retry_after_s: u32 },
    Broken,
    NoAnswer,
}

impl Servers {
    /// The `Crawl-delay` of a host: between half and one and a half times the mean.
    pub fn delay(&self, host: u32) -> Duration {
        let share = 0.5 + (self.chance(host, 1) % 1000) as f64 / 1000.0;
        let delay = Duration::from_millis((self.mean_delay.as_secs_f64() * 1000.0 * share) as u64).max(SECOND);
        if self.kind(host) == Kind::SlowerThanItsDelay { delay.min(LONGEST_ANSWER * 2 / 3) } else { delay }
    }

    /// What a request at this moment will come to, and how long that takes.
    pub fn reply(&self, host: u32, request: u64, is_page: bool, at: Timestamp) -> (Reply, Duration) {
        let chance = mixed(self.seed ^ request.rotate_left(32) ^ u64::from(host));
        let usual = Duration::from_millis(50 + chance % 250);
        let one_in_ten = (chance >> 32).is_multiple_of(10);
        match self.kind(host) {
            Kind::Healthy => (Reply::Fine, usual),
            Kind::Sluggish => (Reply::Fine, usual * 10),
            Kind::SlowerThanItsDelay => (Reply::Fine, self.delay(host) * 3 / 2),
            Kind::Busy if is_page && one_in_ten => (self.too_busy(chance), usual),
            Kind::Flaky if is_page && one_in_ten => (Reply::Broken, usual),
            Kind::Busy | Kind::Flaky => (Reply::Fine, usual),
            Kind::DownAtTimes if self.is_down(host, at) => (Reply::NoAnswer, NO_ANSWER),
            Kind::DownAtTimes => (Reply::Fine, usual),
        }
    }

    /// The rules of a host, or that they cannot be had.
    pub fn robots(&self, host: u32, reply: Reply, now: Timestamp) -> VisitOutcome {
        match reply {
            Reply::NoAnswer => VisitOutcome::Robots(RobotsFile::Unavailable(no_connection())),
            Reply::Fine | Reply::Busy { .. } | Reply::Broken => rules(Some(self.delay(host)), now.plus(RULES_LAST)),
        }
    }

    pub fn page(&self, request: u64, reply: Reply, took: Duration) -> VisitOutcome {
        match reply {
            Reply::Fine => healthy_page(request, took),
            Reply::Busy { status, retry_after_s } => {
                refusal(status, Some(Duration::from_secs(u64::from(retry_after_s))), took)
            }
            Reply::Broken => refusal(500, None, took),
            Reply::NoAnswer => VisitOutcome::Failed(no_connection()),
        }
    }

    fn kind(&self, host: u32) -> Kind {
        match self.chance(host, 0) % 100 {
            0..80 => Kind::Healthy,
            80..86 => Kind::Sluggish,
            86..89 => Kind::SlowerThanItsDelay,
            89..94 => Kind::Busy,
            94..96 => Kind::Flaky,
            _ => Kind::DownAtTimes,
        }
    }

    fn too_busy(&self, chance: u64) -> Reply {
        // Up to two hours, in a simulation that lasts long enough.
        let longest = (self.span.as_secs() / 20).clamp(2, 7200);
        let retry_after_s = 1 + (chance >> 40) % longest;
        Reply::Busy {
            status: if chance.is_multiple_of(2) { 429 } else { 503 },
            retry_after_s: u32::try_from(retry_after_s).unwrap_or(u32::MAX),
        }
    }

    fn is_down(&self, host: u32, at: Timestamp) -> bool {
        let period = u64::try_from((self.span / 5).min(LONGEST_PERIOD).as_millis()).unwrap_or(u64::MAX).max(1);
        let into = at.as_millis().wrapping_add(self.chance(host, 2) % period) % period;
        into < period / 24
    }

    fn chance(&self, host: u32, of: u64) -> u64 {
        mixed(self.seed ^ u64::from(host) ^ of << 40)
    }
}

fn refusal(status: u16, retry_after: Option<Duration>, server_time: Duration) -> VisitOutcome {
    VisitOutcome::Response(Response {
        status,
        redirect: None,
        retry_after,
        digest: None,
        simhash: None,
        likeness: None,
        etag: None,
        last_modified: None,
        archived: None,
        body_bytes: 200,
        server_time,
    })
}

fn no_connection() -> Failure {
    Failure { class: FailureClass::Connect, detail: "nobody answers".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn servers() -> Servers {
        Servers { seed: 5, mean_delay: 600 * SECOND, span: 30 * DAY }
    }

    #[test]
    fn few_hosts_share_an_address() {
        let addresses: std::collections::HashSet<IpAddr> = (0..1000).map(address_of).collect();
        assert_eq!(addresses.len(), 980);
    }

    #[test]
    fn a_web_has_servers_of_every_kind() {
        let servers = servers();
        for kind in
            [Kind::Healthy, Kind::Sluggish, Kind::SlowerThanItsDelay, Kind::Busy, Kind::Flaky, Kind::DownAtTimes]
        {
            assert!((0..1000).any(|host| servers.kind(host) == kind), "{kind:?}");
        }
    }

    #[test]
    fn delays_lie_around_the_mean_and_slow_hosts_exceed_theirs() {
        let servers = servers();
        for host in 0..1000 {
            let (delay, (_, took)) = (servers.delay(host), servers.reply(host, 1, true, BEGIN));
            match servers.kind(host) {
                Kind::SlowerThanItsDelay => assert!(took > delay && took <= LONGEST_ANSWER),
                _ => assert!((300..=900).contains(&delay.as_secs()) && took < delay, "{delay:?} {took:?}"),
            }
        }
    }

    #[test]
    fn a_host_that_is_down_at_times_is_so_for_hours_and_comes_back() {
        let servers = servers();
        let host = (0..1000).find(|host| servers.kind(*host) == Kind::DownAtTimes).expect("there are some");
        let hours = (0..30 * 24).filter(|hour| servers.is_down(host, BEGIN.plus(SECOND * 3600 * *hour))).count();
        assert!((25..=36).contains(&hours), "five outages of six hours: {hours}");
    }
}
