//! Which URLs are worth a place in a queue at all. What a page may mention is a stranger's choice, so
//! everything here is bounded, and every refusal is counted by its reason.

use std::sync::Arc;

use peregrine_types::{Candidate, CandidateUrl, Candidates, Timestamp, Via};
use peregrine_urls::registrable_domain;

use crate::frontier::Frontier;
use crate::gates::domain_name;
use crate::host::{HostId, Unsaved};
use crate::priority::{Class, Merits, PARKED, priority};
use crate::queue_entry::QueuedRef;
use crate::seen::Sighting;
use crate::traps::Placement;
use crate::{FrontierError, FrontierSettings};

/// Why a candidate was turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not http or https, or without a host.
    NotHttp,
    TooLong,
    TooDeep,
    /// The same path segment again and again: the mark of a link that loops.
    RepeatedSegments,
    /// Its host has used up its URL budget.
    HostBudget,
    /// Its domain has used up its hosts.
    DomainHosts,
    /// Its host repeats itself, and has used up the part of the budget that such hosts get.
    ContentFarm,
    /// It is one of very many that differ in one number, date or value only, and those that were fetched were alike.
    TrapPattern,
}

impl Refusal {
    pub const ALL: [Refusal; 8] = [
        Refusal::NotHttp,
        Refusal::TooLong,
        Refusal::TooDeep,
        Refusal::RepeatedSegments,
        Refusal::HostBudget,
        Refusal::DomainHosts,
        Refusal::ContentFarm,
        Refusal::TrapPattern,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Refusal::NotHttp => "not-http",
            Refusal::TooLong => "too-long",
            Refusal::TooDeep => "too-deep",
            Refusal::RepeatedSegments => "repeated-segments",
            Refusal::HostBudget => "host-budget",
            Refusal::DomainHosts => "domain-hosts",
            Refusal::ContentFarm => "content-farm",
            Refusal::TrapPattern => "trap-pattern",
        }
    }
}

/// How many candidates were refused, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusals([u64; Refusal::ALL.len()]);

impl Refusals {
    pub(crate) fn count(&mut self, refusal: Refusal) {
        self.add(refusal, 1);
    }

    pub(crate) fn add(&mut self, refusal: Refusal, number: u64) {
        self.0[refusal as usize] += number;
    }

    pub fn of(&self, refusal: Refusal) -> u64 {
        self.0[refusal as usize]
    }

    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    pub fn by_reason(&self) -> impl Iterator<Item = (Refusal, u64)> {
        Refusal::ALL.into_iter().zip(self.0)
    }
}

/// What became of candidates: of those just given, and of those that were deferred before and decided on since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Admitted {
    /// New, and waiting in a queue now.
    pub accepted: u64,
    /// Known already.
    pub seen: u64,
    /// To be decided on together with others, at the latest in the next commit.
    pub deferred: u64,
    pub refused: Refusals,
}

impl Frontier {
    /// Takes the URLs that somebody mentioned.
    pub fn admit(
        &mut self,
        mentioned: impl IntoIterator<Item = CandidateUrl>,
        now: Timestamp,
    ) -> Result<Admitted, FrontierError> {
        self.admit_all(&mentioned.into_iter().collect(), now)
    }

    /// Takes the URLs that a page mentioned.
    pub fn admit_all(&mut self, candidates: &Candidates, now: Timestamp) -> Result<Admitted, FrontierError> {
        let mut admitted = Admitted::default();
        let mut looked_at = std::mem::take(&mut self.looked_at);
        looked_at.fingerprints.clear();
        looked_at.fingerprints.extend(candidates.fingerprints().map(|fingerprint| fingerprint.0));
        self.seen.look_all(&looked_at.fingerprints, &mut looked_at.sightings);
        looked_at.worthy.clear();
        for (at, sighting) in looked_at.sightings.iter().enumerate() {
            if *sighting == Sighting::Seen {
                admitted.seen += 1;
                continue;
            }
            let candidate = candidates.get(at);
            match judge(&candidate, &self.settings) {
                Ok(()) => looked_at.worthy.push((at as u32, *sighting)),
                Err(refusal) => self.count_refusal(refusal, &mut admitted),
            }
        }
        let new = looked_at.worthy.iter().filter(|(_, sighting)| *sighting == Sighting::New);
        self.hosts.bring_near_by_name(new.map(|(at, _)| candidates.get(*at as usize).host), &mut looked_at.hosts);
        for (at, sighting) in &looked_at.worthy {
            let candidate = candidates.get(*at as usize);
            let mentioned = queued(&candidate, self.settings.max_url_length);
            let known_host = if *sighting == Sighting::New { self.hosts.find(candidate.host) } else { None };
            match known_host {
                Some(id) => self.accept(id, mentioned, &mut admitted, now)?,
                None => {
                    self.seen.note_deferred(candidate.fingerprint);
                    self.deferred.push(candidate.host_at, candidate.host.len(), mentioned);
                }
            }
            if self.deferred.is_full() {
                self.resolve_deferred(now)?;
            }
        }
        self.looked_at = looked_at;
        if !self.is_busy() {
            self.resolve_deferred(now)?;
        }
        let decided = self.deferred.take_decided();
        admitted.deferred = self.deferred.len() as u64;
        admitted.accepted += decided.accepted;
        admitted.seen += decided.seen;
        for (refusal, count) in decided.refused.by_reason() {
            admitted.refused.add(refusal, count);
        }
        Ok(admitted)
    }

    pub(crate) fn count_refusal(&mut self, refusal: Refusal, admitted: &mut Admitted) {
        admitted.refused.count(refusal);
        self.totals.refused.count(refusal);
    }

    /// Takes a URL that is new into the queue of its host, unless that has had enough.
    pub(crate) fn accept(
        &mut self,
        id: HostId,
        mentioned: QueuedRef<'_>,
        admitted: &mut Admitted,
        now: Timestamp,
    ) -> Result<(), FrontierError> {
        let via = mentioned.via;
        let placement = match self.over_budget(id, via) {
            Some(refusal) => Err(refusal),
            None => Ok(self.place_by_pattern(id, mentioned.url)?),
        };
        let is_parked = match placement {
            Ok(Placement::Free) => false,
            Ok(Placement::Parked { .. }) => via != Via::Seed,
            Ok(Placement::Refused { .. }) if via == Via::Seed => false,
            Ok(Placement::Refused { .. }) => {
                self.count_refusal(Refusal::TrapPattern, admitted);
                return Ok(());
            }
            Err(refusal) => {
                self.count_refusal(refusal, admitted);
                return Ok(());
            }
        };
        if !self.seen.insert(mentioned.fingerprint) {
            admitted.seen += 1;
            return Ok(());
        }
        let rank = 255 - if is_parked { PARKED } else { self.priority_of(id, mentioned) };
        let host = &mut self.hosts[id];
        host.accepted = host.accepted.saturating_add(1);
        let best_before = host.queue.pending.rank();
        self.pending.push(id, &mut host.queue.pending, mentioned, rank);
        self.totals.unsettled += 1;
        admitted.accepted += 1;
        self.mark(id, Unsaved::Counts);
        // Where it has something as good already, the host stands where it belongs.
        let host = &self.hosts[id];
        let stands_well = host.stands_for.is_some_and(|best| best.get() >= 255 - rank);
        debug_assert!(!stands_well || host.stands_for_its_next_turn(self.settings.per_host));
        if !stands_well && best_before.is_none_or(|best| rank < best) {
            self.place(id, now);
        }
        Ok(())
    }

    /// Why a host takes no more URLs, if it does not. Whatever somebody typed as a seed, they meant.
    pub(crate) fn over_budget(&self, id: HostId, via: Via) -> Option<Refusal> {
        let (host, most) = (&self.hosts[id], self.settings.urls_per_host);
        match u64::from(host.accepted) {
            _ if via == Via::Seed => None,
            accepted if accepted >= most => Some(Refusal::HostBudget),
            accepted if host.is_farm && accepted >= most / FARM_PART => Some(Refusal::ContentFarm),
            _ => None,
        }
    }

    fn priority_of(&mut self, id: HostId, mentioned: QueuedRef<'_>) -> u8 {
        let host = &mut self.hosts[id];
        let from = mentioned.referrer.and_then(|referrer| self.referring.domain_of(referrer));
        if from.is_some_and(|from| from != host.domain) {
            host.mentions = host.mentions.saturating_add(1);
        }
        priority(&Merits {
            depth: mentioned.depth,
            via: mentioned.via,
            mentions: host.mentions,
            overdue: 0.0,
            class: class_of(&host.name, &self.settings),
            is_monotonous: host.is_monotonous,
        })
    }
}

/// What a candidate is queued as.
fn queued<'a>(candidate: &Candidate<'a>, longest_referrer: usize) -> QueuedRef<'a> {
    QueuedRef {
        url: candidate.url,
        fingerprint: candidate.fingerprint,
        // One that is longer than any URL we fetch is nobody's page, and is not worth its bytes.
        referrer: candidate.referrer.filter(|referrer| referrer.len() <= longest_referrer),
        not_before: Timestamp::EPOCH,
        depth: candidate.depth,
        via: candidate.via,
        attempt: 0,
    }
}

/// Used again from page to page.
#[derive(Default)]
pub(crate) struct LookedAt {
    fingerprints: Vec<u64>,
    sightings: Vec<Sighting>,
    /// Those that are not seen, by their place on the page.
    worthy: Vec<(u32, Sighting)>,
    hosts: Vec<HostId>,
}

/// A content farm gets a tenth of the budget.
pub(crate) const FARM_PART: u64 = 10;

/// The operator's word for this host, or else for its domain.
fn class_of(host: &str, settings: &FrontierSettings) -> Class {
    let classes = &settings.classes;
    if classes.is_empty() {
        return Class::Normal;
    }
    classes.get(host).or_else(|| classes.get(registrable_domain(host))).copied().unwrap_or_default()
}

/// The domain of the page that mentions: all links of a page share it, so it is found out once for each page.
#[derive(Default)]
pub(crate) struct Referring {
    page: Option<Arc<str>>,
    domain: Option<u32>,
}

impl Referring {
    /// The short name of the page's domain.
    fn domain_of(&mut self, page: &Arc<str>) -> Option<u32> {
        if !self.page.as_ref().is_some_and(|last| Arc::ptr_eq(last, page)) {
            self.domain = host_in(page).map(domain_name);
            self.page = Some(page.clone());
        }
        self.domain
    }
}

/// The host in the text of a URL, without parsing all of it.
fn host_in(page: &str) -> Option<&str> {
    let authority = page.split_once("://")?.1.split(['/', '?', '#']).next()?;
    let host = match authority.find(']') {
        Some(end) => authority.get(..=end)?,
        None => authority.split(':').next()?,
    };
    Some(host).filter(|host| !host.is_empty())
}

/// The tests that need nothing but the candidate itself.
pub(crate) fn judge(candidate: &Candidate<'_>, settings: &FrontierSettings) -> Result<(), Refusal> {
    let is_http = candidate.url.starts_with("http://") || candidate.url.starts_with("https://");
    if !is_http || candidate.host.is_empty() {
        return Err(Refusal::NotHttp);
    }
    if candidate.url.len() > settings.max_url_length {
        return Err(Refusal::TooLong);
    }
    if candidate.depth > settings.max_depth {
        return Err(Refusal::TooDeep);
    }
    // Whatever somebody typed as a seed, they meant.
    if candidate.via != Via::Seed && repeats_segments(candidate.path, settings.max_segment_repeats) {
        return Err(Refusal::RepeatedSegments);
    }
    Ok(())
}

/// Whether any one path segment occurs more than `most` times.
fn repeats_segments(path: &str, most: usize) -> bool {
    if path.bytes().filter(|byte| *byte == b'/').count() <= most {
        return false;
    }
    let mut segments: Vec<&str> = path.split('/').filter(|segment| !segment.is_empty()).collect();
    segments.sort_unstable();
    segments.chunk_by(|one, other| one == other).any(|same| same.len() > most)
}

#[cfg(test)]
mod tests {
    use peregrine_urls::{Fingerprint, Url};

    use super::*;

    fn verdict(url: &str, depth: u16, via: Via) -> Result<String, Refusal> {
        let settings = FrontierSettings { max_depth: 3, ..FrontierSettings::default() };
        let url = Url::parse(url).unwrap();
        let mut mentioned = Candidates::default();
        mentioned.push(&url, Fingerprint(0), depth, None, via);
        let candidate = mentioned.get(0);
        judge(&candidate, &settings).map(|()| candidate.host.to_owned())
    }

    #[test]
    fn what_cannot_be_fetched_is_refused() {
        for url in ["mailto:a@b.example", "ftp://a.example/", "data:text/html,x", "file:///etc/passwd"] {
            assert_eq!(verdict(url, 0, Via::Link), Err(Refusal::NotHttp), "{url}");
        }
        assert_eq!(verdict("HTTPS://A.Example./x", 0, Via::Link), Ok("a.example".to_owned()));
    }

    #[test]
    fn depth_and_length_are_limits_and_not_beyond() {
        assert!(verdict("http://a.example/", 3, Via::Link).is_ok());
        assert_eq!(verdict("http://a.example/", 4, Via::Link), Err(Refusal::TooDeep));
        let of_length = |length: usize| format!("http://a.example/{}", "x".repeat(length - 17));
        assert!(verdict(&of_length(2048), 0, Via::Link).is_ok());
        assert_eq!(verdict(&of_length(2049), 0, Via::Link), Err(Refusal::TooLong));
        assert_eq!(verdict(&of_length(10 << 20), 0, Via::Link), Err(Refusal::TooLong));
    }

    #[test]
    fn a_looping_path_is_refused_unless_somebody_typed_it() {
        let looping = "http://a.example/x/y/x/y/x/y/x/y/x/y/";
        assert_eq!(verdict(looping, 0, Via::Link), Err(Refusal::RepeatedSegments));
        assert!(verdict(looping, 0, Via::Seed).is_ok());
        for harmless in
            ["http://a.example/2024/01/01/01/", "http://a.example/a/b/c/d/e/f/g/h", "http://a.example////////"]
        {
            assert!(verdict(harmless, 0, Via::Link).is_ok(), "{harmless}");
        }
    }

    #[test]
    fn only_pages_of_other_domains_vote() {
        let mut referring = Referring::default();
        for (page, domain) in [
            ("https://news.example/x", Some("news.example")),
            ("https://www.news.example:8080/x", Some("news.example")),
            ("http://elsewhere.example", Some("elsewhere.example")),
            ("http://elsewhere.example:80/?q=http://news.example/", Some("elsewhere.example")),
            ("http://[::1]:80/", Some("[::1]")),
            ("", None),
            ("http:///", None),
        ] {
            assert_eq!(referring.domain_of(&page.into()), domain.map(domain_name), "{page}");
        }
    }

    #[test]
    fn refusals_are_counted_by_reason() {
        let mut refusals = Refusals::default();
        for refusal in Refusal::ALL {
            refusals.count(refusal);
        }
        refusals.add(Refusal::TooDeep, 4);
        assert_eq!((refusals.of(Refusal::TooDeep), refusals.total()), (5, 12));
        assert_eq!(refusals.by_reason().map(|(_, count)| count).sum::<u64>(), 12);
    }
}
