use std::collections::VecDeque;
use std::num::NonZeroU8;
use std::ops::{Index, IndexMut};
use std::time::Duration;

use hashbrown::HashTable;
use peregrine_types::Timestamp;
use peregrine_urls::Url;
use xxhash_rust::xxh3::xxh3_64;

use crate::FrontierSettings;
use crate::closing::Closing;
use crate::gates::domain_name;
use crate::host_queue::HostQueue;
use crate::host_record::{HostRecord, RobotsNote, Standing};
use crate::origin::Origin;
use crate::politeness::Politeness;
use crate::queue_entry::EntryKey;
use crate::robots_notes::SmallNote;
use crate::slab::Slab;
use crate::small_tables::{TABLES, table};

/// A stranger can name any number of ports; their robots.txt notes are few.
const MOST_NOTES: usize = 16;
/// A clock that was once wrong must not close a host for ever.
const LONGEST_BACKOFF: Duration = Duration::from_secs(31 * 24 * 3600);

/// Hosts that are [brought near](Hosts::bring_near) together, where there are many: few enough that the first are still there
/// for the last.
pub(crate) const NEAR: usize = 16;

/// A host in RAM. Given up when the host is dropped, and then used again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct HostId(pub(crate) u32);

impl HostId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A host with something to do. One with nothing to do is only a [`HostRecord`] in the store.
///
/// A crawl waits for millions of these at a time, so this is kept small (a test says how small); whatever only some
/// hosts need is in [`Rare`].
pub(crate) struct Host {
    pub(crate) name: Box<str>,
    pub(crate) politeness: Politeness,
    pub(crate) queue: HostQueue,
    robots: SmallNote,
    rare: Option<Box<Rare>>,
    pub(crate) accepted: u32,
    pub(crate) mentions: u32,
    /// A name for its address; 0 where that is not known.
    pub(crate) address: u32,
    /// A name for its registrable domain.
    pub(crate) domain: u32,
    /// The last commit that carries its record.
    pub(crate) recorded_in: u32,
    pub(crate) in_flight: u16,
    pub(crate) failures: u16,
    pub(crate) unsaved: Unsaved,
    /// The priority for which it stands among those that wait for their turn, where that is not the least, nor that of a URL that
    /// waits for a moment of its own. What is not better changes nothing.
    pub(crate) stands_for: Option<NonZeroU8>,
    /// Whether it is on the list of those with new entries for the next commit.
    pub(crate) has_new_entries: bool,
    pub(crate) at_gate: AtGate,
    /// Whether its last pages were all alike.
    pub(crate) is_monotonous: bool,
    /// Whether very many of its pages are alike: it gets a part of the budget only.
    pub(crate) is_farm: bool,
    /// Whether something is stored of its traps.
    pub(crate) has_traps: bool,
    /// Whether that, and what is not stored yet, is in RAM.
    pub(crate) is_on_shelf: bool,
}

/// Whether a host waits for others of its domain or address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtGate {
    No,
    Waits,
    /// It may go, and nobody else may before it has, or has left.
    LetThrough,
}

/// What a host waits for.
#[derive(Clone, Copy)]
pub(crate) struct NextTurn {
    pub(crate) at: Timestamp,
    /// Of what it would do then.
    pub(crate) rank: u8,
    /// Whether that is a URL that waits for a moment of its own.
    pub(crate) is_put_off: bool,
}

/// What of a host is not in its record yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Unsaved {
    #[default]
    Nothing,
    /// Counts, which may be written later: after a kill they may lag a little.
    Counts,
    /// What must not be forgotten: it goes into the next commit.
    Manners,
}

#[derive(Default)]
pub(crate) struct Rare {
    /// robots.txt files of other origins that were redirected to this host: each takes a turn here.
    pub(crate) errands: VecDeque<RobotsErrand>,
    /// What is being found out before any page of this host may be fetched.
    pub(crate) awaiting: Option<Awaiting>,
    /// Where one small note is not enough.
    notes: Vec<RobotsNote>,
    /// Moments in entries before this one, by commit and chunk, no longer count.
    forgiven: Option<(u64, u32)>,
}

/// What must be known before a host can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Awaiting {
    /// The robots.txt of an origin of it.
    Robots(Origin),
    Address,
}

pub(crate) struct RobotsErrand {
    pub(crate) origin: Origin,
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
    pub(crate) fn new(name: Box<str>, record: HostRecord, settings: &FrontierSettings, now: Timestamp) -> Host {
        let longest = now.plus(LONGEST_BACKOFF);
        let asked = asked_delay(&name, record.robots.iter(), settings);
        let backoff_until = record.backoff_until.min(longest);
        let politeness = Politeness::new(asked, record.manner, record.next_allowed, backoff_until, settings, now);
        let mut host = Host {
            domain: domain_name(&name),
            name,
            politeness,
            queue: HostQueue::default(),
            robots: SmallNote::default(),
            rare: None,
            accepted: u32::try_from(record.accepted).unwrap_or(u32::MAX),
            mentions: record.mentions,
            address: record.address,
            recorded_in: 0,
            in_flight: 0,
            failures: u16::try_from(record.failures).unwrap_or(u16::MAX),
            unsaved: Unsaved::Nothing,
            stands_for: None,
            has_new_entries: false,
            at_gate: AtGate::No,
            is_monotonous: record.is_monotonous,
            is_farm: record.is_farm,
            has_traps: record.has_traps,
            is_on_shelf: false,
        };
        for mut note in record.robots {
            if !note.is_known() {
                note.expires = note.expires.min(longest);
            }
            host.put_note(note);
        }
        host
    }

    pub(crate) fn record(&self) -> HostRecord {
        HostRecord {
            next_allowed: self.politeness.next_allowed(),
            backoff_until: self.politeness.backoff_until(),
            failures: self.failures.into(),
            accepted: self.accepted.into(),
            mentions: self.mentions,
            manner: self.politeness.manner(),
            address: self.address,
            is_monotonous: self.is_monotonous,
            is_farm: self.is_farm,
            has_traps: self.has_traps,
            robots: self.notes().collect(),
        }
    }

    pub(crate) fn is_idle(&self) -> bool {
        let waits = |rare: &Rare| rare.awaiting.is_some() || !rare.errands.is_empty();
        self.in_flight == 0 && !self.rare.as_deref().is_some_and(waits) && self.queue.is_done()
    }

    pub(crate) fn rare(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }

    pub(crate) fn await_answer(&mut self, awaiting: Option<Awaiting>) {
        if awaiting.is_some() || self.rare.is_some() {
            self.rare().awaiting = awaiting;
            self.tidy();
        }
    }

    pub(crate) fn awaiting(&self) -> Option<Awaiting> {
        self.rare.as_ref()?.awaiting
    }

    pub(crate) fn has_errand(&self) -> bool {
        self.rare.as_ref().is_some_and(|rare| !rare.errands.is_empty())
    }

    pub(crate) fn take_errand(&mut self) -> Option<RobotsErrand> {
        let errand = self.rare.as_mut()?.errands.pop_front();
        self.tidy();
        errand
    }

    /// Whether it said that it was asked too often, and has not answered well since.
    pub(crate) fn refuses(&self) -> bool {
        self.failures > 0 && self.politeness.manner().excess > 0
    }

    /// When this host can take its next turn, and for what.
    pub(crate) fn next_turn(&self, per_host: u32) -> Option<NextTurn> {
        if u32::from(self.in_flight) >= per_host.max(1) {
            return None;
        }
        if let Some(rare) = &self.rare {
            if rare.awaiting == Some(Awaiting::Address) {
                return None;
            }
            if !rare.errands.is_empty() {
                return Some(NextTurn { at: self.politeness.earliest(), rank: 0, is_put_off: false });
            }
            if rare.awaiting.is_some() {
                return None;
            }
        }
        let (moment, rank) = self.queue.next_moment()?;
        let at = moment.max(self.politeness.earliest());
        Some(NextTurn { at, rank, is_put_off: moment > Timestamp::EPOCH })
    }

    /// Whether what it stands for is what it would do next.
    pub(crate) fn stands_for_its_next_turn(&self, per_host: u32) -> bool {
        let next = self.next_turn(per_host).filter(|turn| !turn.is_put_off);
        next.and_then(|turn| NonZeroU8::new(255 - turn.rank)) == self.stands_for
    }

    /// What governs a URL of this origin that could be asked for since `due`.
    pub(crate) fn robots_state(&self, origin: Origin, due: Timestamp, now: Timestamp) -> RobotsState {
        let holds = |note: &RobotsNote| note.expires > now || self.is_owed_a_page(note, due);
        match self.robots_note(origin).filter(holds) {
            None => RobotsState::Unknown,
            Some(RobotsNote { standing: Standing::Known { .. }, .. }) => RobotsState::Known,
            Some(RobotsNote { standing: Standing::Unavailable { .. }, expires, .. }) => {
                RobotsState::BackingOff { until: expires }
            }
            Some(RobotsNote { standing: Standing::Closed(closing), .. }) => RobotsState::Closed(closing),
        }
    }

    /// Rules are good for the first page after them, however long the host's delay, its gates and its place among others
    /// make that wait: otherwise a host whose turns are further apart than its rules live would be asked for its
    /// robots.txt in every turn, and never for a page. What waited for another reason needs no old rules.
    fn is_owed_a_page(&self, note: &RobotsNote, due: Timestamp) -> bool {
        note.is_unused && note.is_known() && due.max(self.politeness.backoff_until()) < note.expires
    }

    /// Whether a page was asked for under the rules of its origin, after all.
    pub(crate) fn used_robots(&mut self, origin: Origin, was_used: bool) {
        let changes = |note: &RobotsNote| note.is_known() && note.is_unused == was_used;
        if self.robots_note(origin).is_some_and(|note| changes(&note))
            && let Some(note) = self.take_note(origin)
        {
            self.put_note(RobotsNote { is_unused: !was_used, ..note });
        }
    }

    fn notes(&self) -> impl Iterator<Item = RobotsNote> {
        let more = self.rare.iter().flat_map(|rare| rare.notes.iter().cloned());
        self.robots.note().into_iter().chain(more)
    }

    /// What was last noted of an origin's robots.txt, expired or not.
    pub(crate) fn robots_note(&self, origin: Origin) -> Option<RobotsNote> {
        self.notes().find(|note| note.origin == origin)
    }

    pub(crate) fn robots_failures(&self, origin: Origin) -> u32 {
        self.robots_note(origin).map_or(0, |note| note.failures)
    }

    pub(crate) fn note_robots(&mut self, mut note: RobotsNote, settings: &FrontierSettings) {
        self.take_note(note.origin);
        if self.notes().count() >= MOST_NOTES {
            let forgotten = self.forget_a_note();
            // Otherwise very many origins that fail would take turns in being forgotten, and be asked for ever.
            if !note.is_known() {
                note.failures = note.failures.max(forgotten);
            }
        }
        self.put_note(note);
        self.tidy();
        let notes: Vec<_> = self.notes().collect();
        self.politeness.set_asked(asked_delay(&self.name, notes.iter(), settings), settings);
    }

    /// Makes room for a note, if possible without asking an origin again that failed. How often it had failed.
    fn forget_a_note(&mut self) -> u32 {
        let least = self.notes().min_by_key(|note| (!note.is_known(), note.expires)).map(|note| note.origin);
        least.and_then(|origin| self.take_note(origin)).map_or(0, |note| note.failures)
    }

    fn take_note(&mut self, origin: Origin) -> Option<RobotsNote> {
        if let Some(note) = self.robots.note().filter(|note| note.origin == origin) {
            self.robots = SmallNote::default();
            return Some(note);
        }
        let notes = &mut self.rare.as_mut()?.notes;
        let at = notes.iter().position(|note| note.origin == origin)?;
        Some(notes.swap_remove(at))
    }

    fn put_note(&mut self, note: RobotsNote) {
        match SmallNote::of(&note).filter(|_| self.robots.note().is_none()) {
            Some(small) => self.robots = small,
            None => self.rare().notes.push(note),
        }
    }

    /// Where this origin's robots.txt could not be had, it may be asked for at once.
    pub(crate) fn forgive_robots(&mut self, origin: Origin) {
        if let Some(mut note) = self.take_note(origin) {
            note.failures = 0;
            if !note.is_known() {
                note.expires = Timestamp::EPOCH;
            }
            self.put_note(note);
        }
    }

    /// Whether the moments in an entry no longer count.
    pub(crate) fn is_forgiven(&self, key: EntryKey) -> bool {
        self.forgiven().is_some_and(|first| (key.commit, key.chunk) < first)
    }

    pub(crate) fn forgiven(&self) -> Option<(u64, u32)> {
        self.rare.as_ref()?.forgiven
    }

    /// Everything in entries of this commit up to this chunk, and in older ones, is due.
    pub(crate) fn forgive(&mut self, commit: u64, chunk: u32, now: Timestamp) {
        self.failures = 0;
        self.politeness.forgive();
        self.queue.forgive(now);
        self.rare().forgiven = Some((commit, chunk));
    }

    /// The key of one more entry of this rank in the commit to come.
    pub(crate) fn begin_entry(&mut self, rank: u8, commit: u64) -> EntryKey {
        let chunk = self.first_chunk(commit);
        self.queue.begin_entry(rank, commit, chunk)
    }

    /// The first chunk that is free in the commit to come, and not forgiven.
    pub(crate) fn first_chunk(&self, commit: u64) -> u32 {
        let not_forgiven = self.forgiven().filter(|(in_commit, _)| *in_commit == commit).map_or(0, |(_, chunk)| chunk);
        self.queue.begun(commit).max(not_forgiven)
    }

    fn tidy(&mut self) {
        let is_empty = |rare: &Rare| {
            rare.errands.is_empty() && rare.awaiting.is_none() && rare.notes.is_empty() && rare.forgiven.is_none()
        };
        if self.rare.as_deref().is_some_and(is_empty) {
            self.rare = None;
        }
    }
}

/// The longest that anybody asks for: the settings, the operator for this host, its robots.txt (within bounds).
fn asked_delay<'a>(host: &str, robots: impl Iterator<Item = &'a RobotsNote>, settings: &FrontierSettings) -> Duration {
    let asked = robots.filter_map(RobotsNote::crawl_delay).max().unwrap_or_default();
    let operator = settings.host_delays.get(host).copied().unwrap_or_default();
    settings.delay.max(operator).max(asked.min(settings.max_crawl_delay))
}

/// All hosts in RAM.
pub(crate) struct Hosts {
    slots: Slab<Host>,
    /// By name, in many small tables, so that none of them takes long to grow.
    by_name: Box<[HashTable<u32>]>,
}

impl Default for Hosts {
    fn default() -> Self {
        Hosts { slots: Slab::default(), by_name: (0..TABLES).map(|_| HashTable::new()).collect() }
    }
}

impl Hosts {
    pub(crate) fn find(&self, name: &str) -> Option<HostId> {
        let hash = xxh3_64(name.as_bytes());
        let found =
            self.by_name[table(hash)].find(hash, |id| self.slots.get(*id).is_some_and(|host| *host.name == *name));
        found.map(|id| HostId(*id))
    }

    /// Fetches what finding these hosts will read, and they themselves.
    pub(crate) fn bring_near_by_name<'a>(&self, names: impl Iterator<Item = &'a str>, ids: &mut Vec<HostId>) {
        ids.clear();
        ids.extend(names.filter_map(|name| {
            let hash = xxh3_64(name.as_bytes());
            // Whoever is met first is hardly ever another one.
            self.by_name[table(hash)].find(hash, |_| true).map(|id| HostId(*id))
        }));
        self.bring_near(ids);
    }

    /// Fetches hosts from memory into the processor's caches, all at the same time: whoever works on them afterwards does not wait
    /// once for each.
    pub(crate) fn bring_near(&self, ids: &[HostId]) {
        let hosts = || ids.iter().filter_map(|id| self.get(*id));
        std::hint::black_box(hosts().fold(0, |sum, host| sum ^ host.accepted ^ host.unsaved as u32));
        std::hint::black_box(hosts().fold(0, |sum, host| sum ^ host.name.as_bytes().first().copied().unwrap_or(0)));
    }

    pub(crate) fn insert(&mut self, host: Host) -> HostId {
        let hash = xxh3_64(host.name.as_bytes());
        let id = self.slots.insert(host);
        let slots = &self.slots;
        let rehash = |id: &u32| slots.get(*id).map_or(0, |host| xxh3_64(host.name.as_bytes()));
        self.by_name[table(hash)].insert_unique(hash, id, rehash);
        HostId(id)
    }

    pub(crate) fn remove(&mut self, id: HostId) {
        let Some(host) = self.slots.remove(id.0) else { return };
        let hash = xxh3_64(host.name.as_bytes());
        if let Ok(entry) = self.by_name[table(hash)].find_entry(hash, |other| *other == id.0) {
            entry.remove();
        }
    }

    /// The host of an id that may have been given up.
    pub(crate) fn get(&self, id: HostId) -> Option<&Host> {
        self.slots.get(id.0)
    }

    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// How many ids were ever in use at once.
    pub(crate) fn slots(&self) -> usize {
        self.slots.capacity()
    }
}

/// Ids are made here, and a host stays as long as a queue, a lease or a commit refers to it.
impl Index<HostId> for Hosts {
    type Output = Host;

    fn index(&self, id: HostId) -> &Host {
        self.slots.get(id.0).expect("a host in use is in RAM")
    }
}

impl IndexMut<HostId> for Hosts {
    fn index_mut(&mut self, id: HostId) -> &mut Host {
        self.slots.get_mut(id.0).expect("a host in use is in RAM")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(record: HostRecord) -> Host {
        Host::new("a.example".into(), record, &FrontierSettings::default(), Timestamp::from_millis(1_000_000))
    }

    fn note(port: u16, expires: u64, crawl_delay: Option<u64>) -> RobotsNote {
        let crawl_delay = crawl_delay.map(Duration::from_secs);
        RobotsNote {
            origin: origin(port),
            expires: Timestamp::from_millis(expires),
            failures: 0,
            standing: Standing::Known { crawl_delay },
            is_unused: false,
        }
    }

    fn origin(port: u16) -> Origin {
        Origin { is_https: false, port }
    }

    /// Where it waits, who it is and how it is found take up to 60 bytes more.
    #[test]
    fn a_host_that_waits_is_small() {
        assert!(size_of::<Host>() <= 144, "{}", size_of::<Host>());
        let mut waiting = host(HostRecord::default());
        waiting.note_robots(note(80, 5000, Some(3)), &FrontierSettings::default());
        waiting.queue = HostQueue::on_disk(EntryKey::new(1, 1, 0));
        assert!(waiting.rare.is_none() && waiting.queue.in_ram() == 0);
    }

    #[test]
    fn hosts_are_found_by_name_until_they_leave() {
        let mut hosts = Hosts::default();
        let named = |number: u32| {
            let name = format!("h{number}.example").into();
            Host::new(name, HostRecord::default(), &FrontierSettings::default(), Timestamp::EPOCH)
        };
        let ids: Vec<_> = (0..5000).map(|number| hosts.insert(named(number))).collect();
        for (number, id) in ids.iter().enumerate().step_by(2) {
            assert_eq!(hosts.find(&format!("h{number}.example")), Some(*id));
            hosts.remove(*id);
        }
        assert_eq!((hosts.len(), hosts.find("h2.example")), (2500, None));
        assert_eq!(hosts.find("h3.example"), Some(ids[3]));
        let again = hosts.insert(named(9999));
        assert!(again.index() < 5000, "ids are used again");
        assert_eq!(hosts.len(), 2501);
    }

    #[test]
    fn the_delay_is_the_longest_that_anybody_asks_for_within_bounds() {
        let mut settings = FrontierSettings::default();
        let asked = |host, notes: &[RobotsNote], settings: &FrontierSettings| asked_delay(host, notes.iter(), settings);
        assert_eq!(asked("h", &[], &settings), Duration::from_secs(1));
        assert_eq!(asked("h", &[note(1, 1, Some(7)), note(2, 1, None)], &settings).as_secs(), 7);
        assert_eq!(asked("h", &[note(1, 1, Some(86_400))], &settings).as_secs(), 300);
        settings.host_delays.insert("h".to_owned(), Duration::from_secs(1000));
        assert_eq!(asked("h", &[note(1, 1, Some(86_400))], &settings).as_secs(), 1000);
        assert_eq!(asked("other", &[], &settings).as_secs(), 1);
    }

    #[test]
    fn robots_notes_are_few_and_the_first_to_expire_goes() {
        let mut host = host(HostRecord::default());
        for port in 0..100 {
            host.note_robots(note(port, 5000 - u64::from(port), None), &FrontierSettings::default());
        }
        assert_eq!(host.record().robots.len(), MOST_NOTES);
        assert!(matches!(host.robots_state(origin(0), Timestamp::EPOCH, Timestamp::EPOCH), RobotsState::Known));
        let later = Timestamp::from_millis(5000);
        assert!(matches!(host.robots_state(origin(0), Timestamp::EPOCH, later), RobotsState::Unknown));
    }

    #[test]
    fn origins_that_fail_are_forgotten_last_and_their_failures_never() {
        let mut host = host(HostRecord::default());
        let settings = FrontierSettings::default();
        host.note_robots(note(80, 9_000, None), &settings);
        for port in 100..200 {
            let unavailable = Standing::Unavailable { crawl_delay: None };
            let failed = note(port, 5000, None);
            let failures = if port < 120 { 2 } else { 1 };
            host.note_robots(RobotsNote { failures, standing: unavailable, ..failed }, &settings);
        }
        assert_eq!(host.record().robots.len(), MOST_NOTES);
        assert!(host.robots_note(origin(80)).is_none());
        assert_eq!(host.robots_failures(origin(199)), 2);
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
