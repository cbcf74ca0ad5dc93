//! Names that share an address share a rate, so the address of a host is found out before its first request: in an
//! errand of its own, which takes no turn since nothing is asked of the host.

use std::net::IpAddr;
use std::time::Duration;

use peregrine_types::{DueUrl, Errand, RetryDecision, Timestamp, Via, VisitOutcome};
use peregrine_urls::{Fingerprint, Url};

use crate::frontier::{Frontier, Work};
use crate::gates::address_name;
use crate::host::{Awaiting, HostId, RobotsErrand, Unsaved};
use crate::lease::LeasedErrand;
use crate::origin::Origin;
use crate::robots_turn::EndedErrand;
use crate::{FrontierError, Settled};

impl Frontier {
    /// Whether this host's address is to be found out first. Where its name is one already, it is known.
    pub(crate) fn needs_address(&mut self, id: HostId) -> bool {
        if !self.gaps.need_addresses() || self.hosts[id].address != 0 {
            return false;
        }
        let host = &mut self.hosts[id];
        let literal = host.name.trim_start_matches('[').trim_end_matches(']');
        if let Ok(address) = literal.parse::<IpAddr>() {
            host.address = address_name(address);
        }
        host.address == 0
    }

    pub(crate) fn hand_out_address(&mut self, id: HostId, work: &Work, now: Timestamp) -> DueUrl {
        let origin = match work {
            Work::Page(url) => Origin::of(url),
            Work::Robots(origin) => *origin,
            Work::Errand => Origin { is_https: true, port: 443 },
        };
        let host = &mut self.hosts[id];
        host.await_answer(Some(Awaiting::Address));
        let attempt = u8::try_from(host.robots_failures(origin)).unwrap_or(u8::MAX);
        let text = origin.text(&host.name);
        let lease = self.grant_without_turn(id, LeasedErrand::Address { origin }, now);
        DueUrl {
            lease,
            fingerprint: Fingerprint::of_key(&text),
            url: Url::parse(&text).unwrap_or_else(|_| unreachable!("{text} is the origin of a URL")),
            depth: 0,
            referrer: None,
            via: Via::Link,
            attempt,
            errand: Errand::Address,
            leased_at: now,
            gap: Duration::ZERO,
            previous: None,
        }
    }

    /// An address that cannot be found is like a robots.txt that cannot be had, for the same reason.
    pub(crate) fn settle_address(
        &mut self,
        id: HostId,
        origin: Origin,
        at: Timestamp,
        outcome: &VisitOutcome,
        decision: RetryDecision,
        now: Timestamp,
    ) -> Result<Settled, FrontierError> {
        self.hosts[id].await_answer(None);
        match outcome {
            VisitOutcome::Address(address) => {
                self.hosts[id].address = address_name(*address);
                self.mark(id, Unsaved::Counts);
                Ok(Settled::Done)
            }
            outcome => {
                // A host that is to be asked for the robots.txt of another cannot be: that is the other's loss.
                let errand = match self.hosts[id].take_errand() {
                    Some(RobotsErrand { origin, origin_host, hop, .. }) => {
                        EndedErrand { origin, origin_host, hop, asked: id, at }
                    }
                    None => EndedErrand { origin, origin_host: id, hop: 0, asked: id, at },
                };
                self.settle_robots(errand, outcome, decision, now)
            }
        }
    }
}
