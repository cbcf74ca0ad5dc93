//! Why a URL, or its host, is or is not being fetched, since when, and when it will be.
//!
//! Asking changes nothing that matters: a host may come into RAM and leave again, and what was accepted since the last
//! commit may be packed a little earlier.

use std::time::Duration;

use peregrine_types::{Candidates, Timestamp, Via};
use peregrine_urls::{Fingerprint, Url, host_key, registrable_domain};
use serde::{Serialize, Serializer};

use crate::FrontierError;
use crate::admission::{FARM_PART, Refusal, judge};
use crate::frontier::Frontier;
use crate::gates::GateId;
use crate::host::{Awaiting, Host, HostId, RobotsState};
use crate::host_record::RobotsNote;
use crate::lease::LeasedErrand;
use crate::origin::Origin;
use crate::priority::PARKED;
use crate::settle::is_quarantine;
use crate::traps::TrapPattern;
use crate::url_record::{Ending, UrlRecord};

/// The answer.
#[derive(Clone, Debug, Serialize)]
pub struct Why {
    #[serde(flatten)]
    pub url: UrlStanding,
    /// What is known of its host, where anything is.
    pub host: Option<HostStanding>,
}

/// Where a URL stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "standing", rename_all = "kebab-case")]
pub enum UrlStanding {
    /// Nobody mentioned it, or it was refused and therefore not remembered.
    NeverSeen {
        /// Why it would be refused now, if it would.
        refused: Option<RefusedFor>,
    },
    /// It was mentioned just now and is being looked up.
    BeingDecided,
    /// It waits for its first visit.
    Queued {
        /// Since when, to the second.
        #[serde(serialize_with = "as_time_if_known")]
        since: Option<Timestamp>,
        /// What its place in the queue says of it, where that was found: a queue may be too long to be looked through.
        #[serde(flatten)]
        place: Option<Place>,
        /// URLs of its host that come before it, at most, as far as they were counted.
        ahead: u64,
        /// When it can be fetched at the earliest, as things stand.
        #[serde(serialize_with = "as_time")]
        not_before: Timestamp,
    },
    /// It is being fetched.
    Leased {
        #[serde(serialize_with = "as_time")]
        since: Timestamp,
        /// How often it was tried in vain before.
        attempt: u8,
    },
    /// It was tried, and will be tried again.
    WillRetry {
        #[serde(serialize_with = "as_time")]
        last_visit: Timestamp,
        #[serde(serialize_with = "as_time")]
        not_before: Timestamp,
        /// How often it was tried so far.
        attempts: u8,
        status: i32,
        detail: String,
    },
    /// It is done with.
    Visited {
        ending: &'static str,
        #[serde(serialize_with = "as_time")]
        at: Timestamp,
        status: i32,
        detail: String,
    },
}

/// Where in its host's queue a URL waits, and what for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    pub depth: u16,
    pub priority: u8,
    pub referrer: Option<String>,
    /// Whether somebody typed it.
    pub is_seed: bool,
    /// The pattern with very many members that it is one of, for which it waits behind all others.
    pub parked_for: Option<Pattern>,
}

/// URLs that differ in one number, date or value only.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pattern {
    pub pattern: String,
    /// URLs that were accepted, at least.
    pub accepted: u32,
    /// Pages that were looked at since there are very many of them; of many, not all are counted.
    pub sampled: u8,
    /// URLs that were counted instead of fetched.
    pub only_counted: u32,
    /// Whether further ones are only counted: those that were fetched were alike.
    pub is_trap: bool,
}

impl Pattern {
    fn of(trap: TrapPattern) -> Pattern {
        let TrapPattern { pattern, members, sampled, refused, is_closed } = trap;
        Pattern { pattern, accepted: members, sampled, only_counted: refused, is_trap: is_closed }
    }
}

/// Why a URL would be refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RefusedFor {
    pub reason: &'static str,
    pub detail: String,
}

/// Where a host stands.
#[derive(Clone, Debug, Serialize)]
pub struct HostStanding {
    pub name: String,
    /// Why it is not asked right now.
    #[serde(flatten)]
    pub hold: Hold,
    /// The earliest moment for its next request, as far as the host alone decides.
    #[serde(serialize_with = "as_time")]
    pub earliest: Timestamp,
    /// When the last request started. After a crash it is not known better than that it was before the next start.
    #[serde(serialize_with = "as_time_if_known")]
    pub last_request: Option<Timestamp>,
    /// Whether anything of it waits or is under way.
    pub has_work: bool,
    /// Least time between two requests, in seconds, as of now.
    #[serde(serialize_with = "as_seconds")]
    pub delay: Duration,
    pub delay_by: DelayBy,
    /// It was asked too fast, and is asked this many times less often than it could be.
    pub slowed: f32,
    /// What its server takes to answer, lately, in seconds.
    #[serde(serialize_with = "as_seconds")]
    pub server_time: Duration,
    /// Until when the robots.txt of the origin in question counts, where it is known.
    #[serde(serialize_with = "as_time_if_known")]
    pub robots_known_until: Option<Timestamp>,
    /// Visits in a row that found it unwell.
    pub failures: u32,
    /// URLs that were accepted, of those that may be.
    pub accepted: u64,
    pub budget: u64,
    /// Its last pages were all alike, so that its URLs count for less.
    pub is_monotonous: bool,
    /// Very many of its pages are alike: it gets a part of the budget only.
    pub is_farm: bool,
    /// The patterns by which URLs of it were refused, those that refused most first.
    pub trap_patterns: Vec<Pattern>,
}

/// What decides how long the delay of a host is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DelayBy {
    /// `frontier.delay`.
    Setting,
    /// `frontier.host_delays`.
    Operator,
    /// `Crawl-delay` in its robots.txt.
    RobotsTxt,
    /// The time its server takes to answer.
    ServerTime,
    /// It said that it was asked too fast.
    AskedTooFast,
}

/// What keeps a host from being asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "hold", rename_all = "kebab-case")]
pub enum Hold {
    /// Nothing: it is asked as soon as there is something to ask for and somebody free to ask.
    Nothing,
    /// Requests are under way, as many as it may have at once.
    InFlight { requests: u16 },
    /// Its robots.txt, or its address, is being asked for.
    FindingOut { what: &'static str },
    /// Its delay since the last request.
    Delay {
        #[serde(serialize_with = "as_time")]
        until: Timestamp,
    },
    /// Others of the same domain or address went just now, and it waits for its turn among them.
    Gate {
        what: &'static str,
        #[serde(serialize_with = "as_time")]
        until: Timestamp,
    },
    /// It was unwell or asked for peace.
    BackingOff {
        #[serde(serialize_with = "as_time_if_known")]
        since: Option<Timestamp>,
        #[serde(serialize_with = "as_time")]
        until: Timestamp,
    },
    /// It failed again and again.
    Quarantined {
        #[serde(serialize_with = "as_time_if_known")]
        since: Option<Timestamp>,
        #[serde(serialize_with = "as_time")]
        until: Timestamp,
    },
    /// The robots.txt of the origin cannot be had.
    RobotsUnavailable {
        #[serde(serialize_with = "as_time")]
        until: Timestamp,
        robots_failures: u32,
    },
    /// The origin cannot be crawled.
    RobotsClosed {
        #[serde(serialize_with = "as_time")]
        until: Timestamp,
        detail: String,
    },
}

fn as_seconds<S: Serializer>(duration: &Duration, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_f64(duration.as_secs_f64())
}

fn as_time<S: Serializer>(moment: &Timestamp, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&moment.to_rfc3339_millis())
}

fn as_time_if_known<S: Serializer>(moment: &Option<Timestamp>, out: S) -> Result<S::Ok, S::Error> {
    match moment {
        Some(moment) => as_time(moment, out),
        None => out.serialize_none(),
    }
}

impl Frontier {
    /// Why this URL is, or is not, being fetched. Costs by the length of its host's queue, within bounds.
    pub fn why(&mut self, url: &Url, fingerprint: Fingerprint, now: Timestamp) -> Result<Why, FrontierError> {
        let id = self.find_host(host_key(url).unwrap_or_default(), now)?;
        let standing = self.url_standing(url, fingerprint, id, now)?;
        let host = id.map(|id| self.host_standing(id, Some(Origin::of(url)), now)).transpose()?;
        Ok(Why { url: standing, host })
    }

    /// Where the host of this name stands, if it is known. With several origins, one that can be crawled counts.
    pub fn why_host(&mut self, name: &str, now: Timestamp) -> Result<Option<HostStanding>, FrontierError> {
        let id = self.find_host(name, now)?;
        id.map(|id| self.host_standing(id, None, now)).transpose()
    }

    fn url_standing(
        &mut self,
        url: &Url,
        fingerprint: Fingerprint,
        host: Option<HostId>,
        now: Timestamp,
    ) -> Result<UrlStanding, FrontierError> {
        let leased = self.leases.iter().find_map(|lease| match &lease.errand {
            LeasedErrand::Page { url, .. } if url.fingerprint == fingerprint => {
                Some(UrlStanding::Leased { since: lease.at, attempt: url.attempt })
            }
            _ => None,
        });
        if let Some(leased) = leased {
            return Ok(leased);
        }
        if let Some(record) = self.record(fingerprint)? {
            return Ok(self.visited(record, fingerprint, host, now));
        }
        if self.is_known(fingerprint)? {
            return match host {
                Some(id) => self.queued_standing(url, fingerprint, id, now),
                None => Ok(UrlStanding::Queued { since: None, place: None, ahead: 0, not_before: now }),
            };
        }
        if self.deferred.has(fingerprint) {
            return Ok(UrlStanding::BeingDecided);
        }
        Ok(UrlStanding::NeverSeen { refused: self.would_refuse(url, host)? })
    }

    fn visited(
        &self,
        record: UrlRecord,
        fingerprint: Fingerprint,
        host: Option<HostId>,
        now: Timestamp,
    ) -> UrlStanding {
        let UrlRecord { ending, last_visit, next_visit, status, detail, attempts, .. } = record;
        if ending != Ending::WillRetry {
            return UrlStanding::Visited { ending: ending.as_str(), at: last_visit, status, detail };
        }
        let host = host.map(|id| &self.hosts[id]);
        // The queue may know better: somebody may have forgiven the host, or its robots.txt may have to come first.
        let delayed = host.and_then(|host| host.queue.delayed_until(fingerprint));
        let its_turn = delayed.or(next_visit).unwrap_or(last_visit);
        let earliest = host.map_or(Timestamp::EPOCH, |host| host.politeness.earliest());
        UrlStanding::WillRetry {
            last_visit,
            not_before: its_turn.max(earliest).max(now),
            attempts: attempts.saturating_add(1),
            status,
            detail,
        }
    }

    /// What would become of a URL that a page links to.
    fn would_refuse(&mut self, url: &Url, host: Option<HostId>) -> Result<Option<RefusedFor>, FrontierError> {
        let settings = &self.settings;
        let mut candidates = Candidates::default();
        candidates.push(url, Fingerprint(0), 0, None, Via::Link);
        let refused = |refusal: Refusal, detail| Ok(Some(RefusedFor { reason: refusal.as_str(), detail }));
        if let Err(refusal) = judge(&candidates.get(0), settings) {
            let detail = match refusal {
                Refusal::TooLong => {
                    format!("it has {} bytes, and {} are allowed", url.as_str().len(), settings.max_url_length)
                }
                Refusal::RepeatedSegments => {
                    format!("one segment occurs more than {} times in its path", settings.max_segment_repeats)
                }
                _ => "only http and https are crawled".to_owned(),
            };
            return refused(refusal, detail);
        }
        let name = host_key(url).unwrap_or_default();
        let Some(id) = host else {
            let most = settings.hosts_per_domain;
            return match self.domains.count_beside(name, &*self.store)?.filter(|count| *count >= most) {
                Some(count) => {
                    let domain = registrable_domain(name);
                    refused(
                        Refusal::DomainHosts,
                        format!("{count} hosts of {domain} are known, and {most} are allowed"),
                    )
                }
                None => Ok(None),
            };
        };
        if let Some(refusal) = self.over_budget(id, Via::Link) {
            let (accepted, budget) = (self.hosts[id].accepted, self.budget_of(id));
            return refused(refusal, format!("{accepted} URLs of {name} were accepted, and {budget} are allowed"));
        }
        match self.pattern(id, url.as_str())?.filter(|pattern| pattern.is_trap) {
            Some(Pattern { pattern, accepted, only_counted, .. }) => {
                refused(Refusal::TrapPattern, format!("{pattern}: {accepted} accepted, {only_counted} only counted"))
            }
            None => Ok(None),
        }
    }

    fn pattern(&mut self, id: HostId, url: &str) -> Result<Option<Pattern>, FrontierError> {
        if self.settings.trap_limit == 0 {
            return Ok(None);
        }
        Ok(self.pattern_of(id, url)?.map(Pattern::of))
    }

    fn queued_standing(
        &mut self,
        url: &Url,
        fingerprint: Fingerprint,
        id: HostId,
        now: Timestamp,
    ) -> Result<UrlStanding, FrontierError> {
        // So that what was accepted since the last commit is in entries, too.
        self.begin_entries(id, now);
        let found = self.find_in_queue(id, fingerprint)?;
        let place = match found.url {
            None => None,
            Some(queued) => {
                let is_parked = queued.priority == PARKED;
                Some(Place {
                    depth: queued.depth,
                    priority: queued.priority,
                    referrer: queued.referrer.as_deref().map(str::to_owned),
                    is_seed: queued.via == Via::Seed,
                    parked_for: if is_parked { self.pattern(id, url.as_str())? } else { None },
                })
            }
        };
        let host = &self.hosts[id];
        let delayed = host.queue.delayed_until(fingerprint).unwrap_or_default();
        let earliest = host.politeness.earliest().max(now);
        let turns = u32::try_from(found.ahead).unwrap_or(u32::MAX) / self.settings.per_host.max(1);
        let not_before = earliest.plus(host.politeness.delay().saturating_mul(turns)).max(delayed);
        Ok(UrlStanding::Queued { since: found.since, place, ahead: found.ahead, not_before })
    }

    fn budget_of(&self, id: HostId) -> u64 {
        let part = if self.hosts[id].is_farm { FARM_PART } else { 1 };
        self.settings.urls_per_host / part
    }

    fn host_standing(&self, id: HostId, origin: Option<Origin>, now: Timestamp) -> Result<HostStanding, FrontierError> {
        let host = &self.hosts[id];
        let manner = host.politeness.manner();
        let notes = host.record().robots;
        let asked_about = |note: &&RobotsNote| origin.is_none_or(|origin| note.origin == origin);
        let known = notes.iter().filter(asked_about).filter(|note| note.is_known() && note.expires > now);
        Ok(HostStanding {
            name: host.name.to_string(),
            hold: self.hold(id, host, origin.or_else(|| telling_origin(&notes, now)), now),
            earliest: host.politeness.earliest().max(now),
            last_request: host.politeness.last_start(),
            has_work: !host.is_idle(),
            delay: host.politeness.delay(),
            delay_by: self.delay_by(host, &notes),
            slowed: 1.0 + f32::from(manner.excess) / 256.0,
            server_time: Duration::from_millis(manner.latency_ms.into()),
            robots_known_until: known.map(|note| note.expires).max(),
            failures: host.failures.into(),
            accepted: host.accepted.into(),
            budget: self.budget_of(id),
            is_monotonous: host.is_monotonous,
            is_farm: host.is_farm,
            trap_patterns: self.patterns(id)?.into_iter().map(Pattern::of).collect(),
        })
    }

    fn delay_by(&self, host: &Host, notes: &[RobotsNote]) -> DelayBy {
        let settings = &self.settings;
        let robots = notes.iter().filter_map(RobotsNote::crawl_delay).max().unwrap_or_default();
        let robots = robots.min(settings.max_crawl_delay);
        let operator = settings.host_delays.get(&*host.name).copied().unwrap_or_default();
        let asked = settings.delay.max(operator).max(robots);
        let manner = host.politeness.manner();
        let by_server = Duration::from_millis(u64::from(manner.latency_ms) * u64::from(settings.latency_factor));
        match host.politeness.delay() {
            delay if delay > asked && delay == by_server.min(settings.max_adaptive_delay) => DelayBy::ServerTime,
            delay if delay > asked => DelayBy::AskedTooFast,
            _ if settings.delay == asked => DelayBy::Setting,
            _ if operator == asked => DelayBy::Operator,
            _ => DelayBy::RobotsTxt,
        }
    }

    /// What holds it for the longest comes first.
    fn hold(&self, id: HostId, host: &Host, origin: Option<Origin>, now: Timestamp) -> Hold {
        let note = origin.and_then(|origin| host.robots_note(origin)).filter(|note| note.expires > now);
        if let Some(note) = note {
            match host.robots_state(note.origin, Timestamp::EPOCH, now) {
                RobotsState::BackingOff { until } => {
                    return Hold::RobotsUnavailable { until, robots_failures: note.failures };
                }
                RobotsState::Closed(closing) => {
                    return Hold::RobotsClosed { until: note.expires, detail: closing.detail() };
                }
                RobotsState::Known | RobotsState::Unknown => {}
            }
        }
        let (since, until) = (host.politeness.backed_off_at(), host.politeness.backoff_until());
        if until > now {
            return match is_quarantine(host.failures.into()) {
                true => Hold::Quarantined { since, until },
                false => Hold::BackingOff { since, until },
            };
        }
        match host.awaiting() {
            Some(Awaiting::Robots(_)) => return Hold::FindingOut { what: "robots.txt" },
            Some(Awaiting::Address) => return Hold::FindingOut { what: "address" },
            None => {}
        }
        if u32::from(host.in_flight) >= self.settings.per_host.max(1) {
            return Hold::InFlight { requests: host.in_flight };
        }
        if let Some((gate, opens)) = self.gates.waits_until(id) {
            let what = match gate {
                GateId::Domain(_) => "domain",
                GateId::Address(_) => "address",
            };
            return Hold::Gate { what, until: opens.max(now) };
        }
        match host.politeness.next_allowed() {
            until if until > now => Hold::Delay { until },
            _ => Hold::Nothing,
        }
    }
}

/// The origin that says most about a host as a whole: one that can be crawled, or else the one that is tried first.
fn telling_origin(notes: &[RobotsNote], now: Timestamp) -> Option<Origin> {
    let current = notes.iter().filter(|note| note.expires > now);
    current.min_by_key(|note| (!note.is_known(), note.expires)).map(|note| note.origin)
}
