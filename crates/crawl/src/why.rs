//! The frontier knows when a URL's turn comes; the job's scope and robots.txt may still say no. Here is what all of them
//! say together.

use peregrine_frontier::{Hold, HostStanding, UrlStanding, Why};
use peregrine_robots::Verdict;
use peregrine_types::Timestamp;
use serde::{Serialize, Serializer};

use crate::admit::Objection;

/// Why a URL is, or is not, being fetched.
#[derive(Clone, Debug, Serialize)]
pub struct UrlExplanation {
    pub url: String,
    pub key: String,
    #[serde(serialize_with = "as_time")]
    pub asked_at: Timestamp,
    /// Whether the crawl runs. If not, nothing is fetched before it does.
    pub is_running: bool,
    pub reason: Reason,
    /// The rule of the job that says no to it, if one does. What somebody typed as a seed is fetched all the same.
    pub out_of_scope: Option<Objection>,
    pub robots: RobotsVerdict,
    #[serde(flatten)]
    pub why: Why,
}

/// Why a host is, or is not, being asked.
#[derive(Clone, Debug, Serialize)]
pub struct HostExplanation {
    pub name: String,
    #[serde(serialize_with = "as_time")]
    pub asked_at: Timestamp,
    pub is_running: bool,
    /// Nothing where the crawl never heard of it.
    #[serde(rename = "host")]
    pub standing: Option<HostStanding>,
}

/// What a stored robots.txt says of a URL.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum RobotsVerdict {
    /// Nobody has asked its origin for a robots.txt yet, or none could be had.
    NotKnown,
    /// No rule where none matched.
    Allowed {
        rule: Option<String>,
    },
    Disallowed {
        rule: String,
    },
}

/// The one word for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    NeverSeen,
    BeingDecided,
    OutOfScope,
    /// A robots.txt forbids it.
    Robots,
    /// A robots.txt cannot be had, so nothing of its origin may be fetched.
    RobotsUnavailable,
    /// Its host, or its domain, has had enough.
    Budget,
    TrapPattern,
    /// It is too long, loops, or is nothing that can be fetched.
    Unfit,
    WaitingForHost,
    BackingOff,
    Quarantined,
    WillRetry,
    Leased,
    Fetched,
    Redirected,
    Denied,
    GivenUp,
}

impl RobotsVerdict {
    pub(crate) fn of(verdict: Option<Verdict>) -> Self {
        match verdict {
            None => RobotsVerdict::NotKnown,
            Some(Verdict { allowed: true, rule }) => RobotsVerdict::Allowed { rule },
            Some(Verdict { allowed: false, rule }) => RobotsVerdict::Disallowed { rule: rule.unwrap_or_default() },
        }
    }
}

impl UrlExplanation {
    /// Whether the crawl ever took note of the URL.
    pub fn is_known(&self) -> bool {
        !matches!(self.why.url, UrlStanding::NeverSeen { .. })
    }
}

pub(crate) fn reason(why: &Why, out_of_scope: Option<&Objection>, robots: &RobotsVerdict) -> Reason {
    match &why.url {
        UrlStanding::Leased { .. } => Reason::Leased,
        UrlStanding::BeingDecided => Reason::BeingDecided,
        UrlStanding::NeverSeen { .. } if out_of_scope.is_some() => Reason::OutOfScope,
        UrlStanding::NeverSeen { refused: Some(refused) } => match refused.reason {
            "host-budget" | "content-farm" | "domain-hosts" => Reason::Budget,
            "trap-pattern" => Reason::TrapPattern,
            _ => Reason::Unfit,
        },
        UrlStanding::NeverSeen { refused: None } => Reason::NeverSeen,
        UrlStanding::Visited { ending, status, detail, .. } => match *ending {
            "redirected" => Reason::Redirected,
            "given-up" => Reason::GivenUp,
            "denied" if *status == -1 => Reason::Robots,
            "denied" if detail.starts_with("trap") => Reason::TrapPattern,
            "denied" if detail.starts_with("out of scope") => Reason::OutOfScope,
            "denied" => Reason::Denied,
            _ => Reason::Fetched,
        },
        UrlStanding::WillRetry { .. } => hold_of_host(why).unwrap_or(Reason::WillRetry),
        UrlStanding::Queued { place, .. } => {
            let is_seed = place.as_ref().is_some_and(|place| place.is_seed);
            let is_trap = place.as_ref().and_then(|place| place.parked_for.as_ref()).is_some_and(|of| of.is_trap);
            if out_of_scope.is_some() && !is_seed {
                Reason::OutOfScope
            } else if matches!(robots, RobotsVerdict::Disallowed { .. }) {
                Reason::Robots
            } else if is_trap {
                Reason::TrapPattern
            } else {
                hold_of_host(why).unwrap_or(Reason::WaitingForHost)
            }
        }
    }
}

/// What keeps everything of its host waiting for long, if anything does.
fn hold_of_host(why: &Why) -> Option<Reason> {
    match why.host.as_ref()?.hold {
        Hold::Quarantined { .. } => Some(Reason::Quarantined),
        Hold::BackingOff { .. } => Some(Reason::BackingOff),
        Hold::RobotsUnavailable { .. } | Hold::RobotsClosed { .. } => Some(Reason::RobotsUnavailable),
        Hold::Nothing | Hold::InFlight { .. } | Hold::FindingOut { .. } | Hold::Delay { .. } | Hold::Gate { .. } => {
            None
        }
    }
}

fn as_time<S: Serializer>(moment: &Timestamp, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&moment.to_rfc3339_millis())
}
