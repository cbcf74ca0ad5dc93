use std::collections::{HashMap, VecDeque};
use std::ops::{Index, IndexMut};
use std::sync::Arc;
use std::time::Duration;

use peregrine_types::Timestamp;
use peregrine_urls::Url;

use crate::FrontierSettings;
use crate::closing::Closing;
use crate::host_queue::HostQueue;
use crate::host_record::{HostRecord, RobotsNote, Standing};
use crate::politeness::Politeness;

/// A stranger can name any number of ports; their robots.txt notes are few.
const MOST_NOTES: usize = 16;
/// A clock that was once wrong must not close a host for ever.
const LONGEST_BACKOFF: Duration = Duration::from_secs(31 * 24 * 3600);

/// A host in RAM. Given up when the host is dropped, and then used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct HostId(pub(crate) u32);

impl HostId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A host with something to do. One with nothing to do is only a [`HostRecord`] in the store.
pub(crate) struct Host {
    pub(crate) name: Arc<str>,
    pub(crate) politeness: Politeness,
    pub(crate) queue: HostQueue,
    /// robots.txt files of other origins that were redirected to this host: each takes a turn here.
    pub(crate) errands: VecDeque<RobotsErrand>,
    /// The origin whose robots.txt is being fetched. Until that is settled no page of this host is.
    pub(crate) awaiting: Option<Arc<str>>,
    robots: Vec<RobotsNote>,
    pub(crate) in_flight: u32,
    pub(crate) failures: u32,
    pub(crate) accepted: u64,
    pub(crate) queued: u64,
    pub(crate) visited: u64,
    /// Whether it is on the list for the next commit.
    pub(crate) dirty: bool,
    /// The last commit that carries its record.
    pub(crate) recorded_in: u64,
}

pub(crate) struct RobotsErrand {
    pub(crate) origin: Arc<str>,
    pub(crate) origin_host: HostId,
    pub(crate) hop: u8,
    pub(crate) url: Url,
}

/// What is known of the robots.txt that governs a URL.
pub(crate) enum RobotsState {
    Known,
    Unknown,
    /// It could not be had, and is not asked for again before this moment.
    BackingOff {
        until: Timestamp,
    },
    Closed(Box<Closing>),
}

impl Host {
    pub(crate) fn new(name: Arc<str>, mut record: HostRecord, settings: &FrontierSettings, now: Timestamp) -> Host {
        let delay = delay(&name, &record.robots, settings);
        let longest = now.plus(LONGEST_BACKOFF);
        record
            .robots
            .iter_mut()
            .filter(|note| !note.is_known())
            .for_each(|note| note.expires = note.expires.min(longest));
        let politeness =
            Politeness::new(delay, record.next_allowed.min(now.plus(delay)), record.backoff_until.min(longest));
        Host {
            name,
            politeness,
            queue: HostQueue::default(),
            errands: VecDeque::new(),
            awaiting: None,
            robots: record.robots,
            in_flight: 0,
            failures: record.failures,
            accepted: record.accepted,
            queued: record.queued,
            visited: record.visited,
            dirty: false,
            recorded_in: 0,
        }
    }

    pub(crate) fn record(&self) -> HostRecord {
        HostRecord {
            next_allowed: self.politeness.next_allowed(),
            backoff_until: self.politeness.backoff_until(),
            failures: self.failures,
            accepted: self.accepted,
            queued: self.queued,
            visited: self.visited,
            robots: self.robots.clone(),
        }
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.in_flight == 0 && self.awaiting.is_none() && self.errands.is_empty() && self.queue.is_done()
    }

    /// When this host can take its next turn, and the rank of what it would do.
    pub(crate) fn next_moment(&self, per_host: u32) -> Option<(Timestamp, u8)> {
        if self.in_flight >= per_host.max(1) {
            return None;
        }
        if !self.errands.is_empty() {
            return Some((self.politeness.earliest(), 0));
        }
        if self.awaiting.is_some() {
            return None;
        }
        let (moment, rank) = self.queue.next_moment()?;
        Some((moment.max(self.politeness.earliest()), rank))
    }

    pub(crate) fn robots_state(&self, origin: &str, now: Timestamp) -> RobotsState {
        match self.robots.iter().find(|note| *note.origin == *origin && note.expires > now) {
            None => RobotsState::Unknown,
            Some(RobotsNote { standing: Standing::Known { .. }, .. }) => RobotsState::Known,
            Some(RobotsNote { standing: Standing::Unavailable { .. }, expires, .. }) => {
                RobotsState::BackingOff { until: *expires }
            }
            Some(RobotsNote { standing: Standing::Closed(closing), .. }) => RobotsState::Closed(closing.clone()),
        }
    }

    /// What was last noted of an origin's robots.txt, expired or not.
    pub(crate) fn robots_note(&self, origin: &str) -> Option<&RobotsNote> {
        self.robots.iter().find(|note| *note.origin == *origin)
    }

    pub(crate) fn robots_failures(&self, origin: &str) -> u32 {
        self.robots_note(origin).map_or(0, |note| note.failures)
    }

    pub(crate) fn note_robots(&mut self, mut note: RobotsNote, settings: &FrontierSettings) {
        self.robots.retain(|old| old.origin != note.origin);
        if self.robots.len() >= MOST_NOTES {
            let forgotten = self.forget_a_note();
            // Otherwise very many origins that fail would take turns in being forgotten, and be asked for ever.
            if !note.is_known() {
                note.failures = note.failures.max(forgotten);
            }
        }
        self.robots.push(note);
        self.politeness.set_delay(delay(&self.name, &self.robots, settings));
    }

    /// Makes room for a note, if possible without asking an origin again that failed. How often it had failed.
    fn forget_a_note(&mut self) -> u32 {
        let least = (0..self.robots.len()).min_by_key(|at| (!self.robots[*at].is_known(), self.robots[*at].expires));
        least.map_or(0, |at| self.robots.swap_remove(at).failures)
    }

    /// Where this origin's robots.txt could not be had, it may be asked for at once.
    pub(crate) fn forgive_robots(&mut self, origin: &str) {
        if let Some(note) = self.robots.iter_mut().find(|note| *note.origin == *origin) {
            note.failures = 0;
            if !note.is_known() {
                note.expires = Timestamp::EPOCH;
            }
        }
    }
}

/// The longest that anybody asks for: the settings, the operator for this host, its robots.txt (within bounds).
fn delay(host: &str, robots: &[RobotsNote], settings: &FrontierSettings) -> Duration {
    let asked = robots.iter().filter_map(RobotsNote::crawl_delay).max().unwrap_or_default();
    let operator = settings.host_delays.get(host).copied().unwrap_or_default();
    settings.delay.max(operator).max(asked.min(settings.max_crawl_delay))
}

/// All hosts in RAM.
#[derive(Default)]
pub(crate) struct Hosts {
    slots: Vec<Option<Host>>,
    free: Vec<HostId>,
    by_name: HashMap<Arc<str>, HostId>,
}

impl Hosts {
    pub(crate) fn find(&self, name: &str) -> Option<HostId> {
        self.by_name.get(name).copied()
    }

    pub(crate) fn insert(&mut self, host: Host) -> HostId {
        let name = host.name.clone();
        let id = match self.free.pop() {
            Some(id) => {
                self.slots[id.index()] = Some(host);
                id
            }
            None => {
                let id = HostId(u32::try_from(self.slots.len()).unwrap_or(u32::MAX));
                self.slots.push(Some(host));
                id
            }
        };
        self.by_name.insert(name, id);
        id
    }

    pub(crate) fn remove(&mut self, id: HostId) {
        if let Some(host) = self.slots.get_mut(id.index()).and_then(Option::take) {
            self.by_name.remove(&host.name);
            self.free.push(id);
        }
    }

    /// The host of an id that may have been given up.
    pub(crate) fn get(&self, id: HostId) -> Option<&Host> {
        self.slots.get(id.index()).and_then(Option::as_ref)
    }

    pub(crate) fn len(&self) -> usize {
        self.by_name.len()
    }

    /// How many ids were ever in use at once.
    pub(crate) fn slots(&self) -> usize {
        self.slots.len()
    }
}

/// Ids are made here, and a host stays as long as a queue, a lease or a commit refers to it.
impl Index<HostId> for Hosts {
    type Output = Host;

    fn index(&self, id: HostId) -> &Host {
        self.slots[id.index()].as_ref().expect("a host in use is in RAM")
    }
}

impl IndexMut<HostId> for Hosts {
    fn index_mut(&mut self, id: HostId) -> &mut Host {
        self.slots[id.index()].as_mut().expect("a host in use is in RAM")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(record: HostRecord) -> Host {
        Host::new("a.example".into(), record, &FrontierSettings::default(), Timestamp::from_millis(1_000_000))
    }

    fn note(origin: String, expires: u64, crawl_delay: Option<u64>) -> RobotsNote {
        let crawl_delay = crawl_delay.map(Duration::from_secs);
        RobotsNote {
            origin: origin.into(),
            expires: Timestamp::from_millis(expires),
            failures: 0,
            standing: Standing::Known { crawl_delay },
        }
    }

    #[test]
    fn the_delay_is_the_longest_that_anybody_asks_for_within_bounds() {
        let mut settings = FrontierSettings::default();
        assert_eq!(delay("h", &[], &settings), Duration::from_secs(1));
        assert_eq!(delay("h", &[note("o".into(), 1, Some(7)), note("p".into(), 1, None)], &settings).as_secs(), 7);
        assert_eq!(delay("h", &[note("o".into(), 1, Some(86_400))], &settings).as_secs(), 300);
        settings.host_delays.insert("h".to_owned(), Duration::from_secs(1000));
        assert_eq!(delay("h", &[note("o".into(), 1, Some(86_400))], &settings).as_secs(), 1000);
        assert_eq!(delay("other", &[], &settings).as_secs(), 1);
    }

    #[test]
    fn robots_notes_are_few_and_the_first_to_expire_goes() {
        let mut host = host(HostRecord::default());
        for port in 0..100u64 {
            host.note_robots(note(format!("http://a.example:{port}"), 5000 - port, None), &FrontierSettings::default());
        }
        assert_eq!(host.record().robots.len(), MOST_NOTES);
        assert!(matches!(host.robots_state("http://a.example:0", Timestamp::EPOCH), RobotsState::Known));
        assert!(matches!(host.robots_state("http://a.example:0", Timestamp::from_millis(5000)), RobotsState::Unknown));
    }

    #[test]
    fn origins_that_fail_are_forgotten_last_and_their_failures_never() {
        let mut host = host(HostRecord::default());
        let settings = FrontierSettings::default();
        host.note_robots(note("http://a.example".into(), 9_000, None), &settings);
        for port in 0..100 {
            let unavailable = Standing::Unavailable { crawl_delay: None };
            let failed = note(format!("http://a.example:{port}"), 5000, None);
            let failures = if port < 20 { 2 } else { 1 };
            host.note_robots(RobotsNote { failures, standing: unavailable, ..failed }, &settings);
        }
        assert_eq!(host.record().robots.len(), MOST_NOTES);
        assert!(host.robots_note("http://a.example").is_none());
        assert_eq!(host.robots_failures("http://a.example:99"), 2);
    }

    #[test]
    fn a_moment_from_a_wrong_clock_does_not_close_a_host_for_ever() {
        let record =
            HostRecord { next_allowed: Timestamp::NEVER, backoff_until: Timestamp::NEVER, ..HostRecord::default() };
        let host = host(record);
        assert_eq!(host.politeness.next_allowed(), Timestamp::from_millis(1_001_000));
        assert!(host.politeness.backoff_until() < Timestamp::from_millis(1_000_000).plus(2 * LONGEST_BACKOFF));
    }
}
