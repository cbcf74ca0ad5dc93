use std::collections::{BTreeMap, VecDeque};

use peregrine_types::Timestamp;
use peregrine_urls::Fingerprint;

use crate::packed_entries::{PackedEntries, PackedEntry};
use crate::pending::Chain;
use crate::queue_entry::{EntryKey, PackedUrls, QueuedUrl, came_at};

#[cfg(test)]
mod tests;

/// With this many URLs waiting for another try, a host is left alone until the first of them is due:
/// it is unwell, and the list must not grow with every URL it has.
const MOST_DELAYED: usize = 1024;

/// The URLs of one host that wait, in the order in which they shall be fetched.
///
/// The queue is a sequence of entries, ordered by key. Its head is in RAM, its tail on disk: every entry
/// before `disk_from` is in RAM or settled, those from there on may be on disk only. What was accepted since the
/// last commit is in no entry yet but in a chain of [`Pending`](crate::pending::Pending). An entry leaves RAM
/// when all of its URLs are settled, or when RAM is short and none of them is on its way.
pub(crate) struct HostQueue {
    /// Nothing for a host that merely waits: its whole queue is on disk.
    loaded: Option<Box<Loaded>>,
    disk_from: EntryKey,
    pub(crate) pending: Chain,
}

#[derive(Default)]
struct Loaded {
    /// As on disk, until their turn comes.
    packed: PackedEntries,
    /// Those whose turn has come, in the order of their keys; hardly ever more than one.
    opened: VecDeque<Opened>,
    /// URLs to be tried again or put off, by moment; those that are due go before everything else.
    delayed: BTreeMap<(Timestamp, Fingerprint), (EntryKey, QueuedUrl)>,
    /// How many URLs of an entry are on lease or delayed, where any are; sorted.
    outstanding: Vec<(EntryKey, u32)>,
    in_ram: u32,
    /// How many of the delayed were tried before.
    retries: u32,
    /// The commit for which entries were begun, and how many.
    begun: (u64, u32),
    /// Whether there is no room to put off more URLs.
    is_crowded: bool,
}

/// An entry whose turn has come.
pub(crate) struct Opened {
    pub(crate) key: EntryKey,
    pub(crate) urls: VecDeque<QueuedUrl>,
    /// When its URLs came.
    pub(crate) since: Timestamp,
    /// Whether some URL of it was handed out, so that the entry on disk says more than what is left.
    touched: bool,
}

/// The entry that comes first in RAM.
enum Front<'a> {
    Packed(EntryKey, &'a [u8]),
    Opened(&'a Opened),
}

/// What must be brought into RAM before it can be said what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Want {
    Nothing,
    /// Entries from here on are on disk.
    Disk(EntryKey),
    /// What was accepted since the last commit.
    Pending,
    /// The first entry is packed.
    Unpack,
}

/// An entry that no commit carries yet.
pub(crate) enum Unwritten<'a> {
    Packed(&'a [u8]),
    /// Some of its URLs were handed out: what is left of it is to be packed again.
    Touched,
}

const NOT_ON_DISK: EntryKey = EntryKey { rank: u8::MAX, commit: u64::MAX, chunk: u32::MAX };

impl Default for HostQueue {
    fn default() -> Self {
        HostQueue { loaded: None, disk_from: NOT_ON_DISK, pending: Chain::default() }
    }
}

impl HostQueue {
    /// A queue that lies on disk, from this entry on.
    pub(crate) fn on_disk(first: EntryKey) -> Self {
        HostQueue { disk_from: first, ..HostQueue::default() }
    }

    /// Lets the URL that [`HostQueue::peek`] shows wait until `until`, without a try. Where there is no room for
    /// many of these, the queue stands still until the first of them is due.
    ///
    /// The moment is not written: whoever reads the URL again from disk will find out anew why it has to wait.
    pub(crate) fn defer(&mut self, until: Timestamp, has_room: bool, now: Timestamp) {
        let Some(loaded) = &mut self.loaded else { return };
        let was_delayed = loaded.first_delayed().is_some_and(|(moment, _)| moment <= now);
        if !was_delayed && !has_room && loaded.delayed.len() >= MOST_DELAYED {
            loaded.is_crowded = true;
        } else if let Some((key, url)) = loaded.pop(now) {
            loaded.delay(until, key, url);
        }
    }

    /// Everything that waits for its moment is due now.
    pub(crate) fn forgive(&mut self, now: Timestamp) {
        let Some(loaded) = &mut self.loaded else { return };
        loaded.is_crowded = false;
        let delayed = std::mem::take(&mut loaded.delayed).into_iter();
        loaded.delayed = delayed
            .map(|((moment, fingerprint), (key, mut url))| {
                url.not_before = url.not_before.min(now);
                ((moment.min(now), fingerprint), (key, url))
            })
            .collect();
    }

    /// Puts a URL, the only one of its entry, where it is tried again at its `not_before`.
    pub(crate) fn push_delayed(&mut self, key: EntryKey, url: QueuedUrl) {
        let loaded = self.loaded();
        loaded.count_out(key);
        loaded.delay(url.not_before, key, url);
    }

    /// Back to the head of its entry, after a lease that came to nothing.
    pub(crate) fn put_back(&mut self, key: EntryKey, url: QueuedUrl, now: Timestamp) {
        let loaded = self.loaded();
        loaded.in_ram += 1;
        loaded.count_in(key);
        let opened = loaded.open(key, now);
        opened.touched = true;
        opened.urls.push_front(url);
    }

    /// Brings an entry into RAM, as it is.
    pub(crate) fn load(&mut self, key: EntryKey, urls: PackedUrls<'_>) {
        let loaded = self.loaded();
        if !loaded.is_waiting(key) {
            loaded.in_ram += urls.count;
            loaded.packed.insert(key, urls);
        }
    }

    /// The first entry, if it is packed.
    pub(crate) fn packed_front(&self) -> Option<(EntryKey, &[u8])> {
        match self.loaded.as_ref()?.front()? {
            Front::Packed(key, bytes) => Some((key, bytes)),
            Front::Opened(_) => None,
        }
    }

    /// Puts what was in the first entry, which is packed, in its place. URLs whose moment has not come wait apart from it.
    pub(crate) fn open_front(&mut self, urls: Vec<QueuedUrl>, now: Timestamp, is_forgiven: bool) {
        let Some(loaded) = &mut self.loaded else { return };
        let Some(PackedEntry { key, urls: PackedUrls { bytes, count }, .. }) = loaded.packed.first() else { return };
        let since = came_at(bytes).unwrap_or(now);
        loaded.packed.pop_first();
        loaded.in_ram -= count;
        let mut waiting = VecDeque::with_capacity(urls.len());
        for url in urls {
            if url.not_before > now && !is_forgiven {
                loaded.count_out(key);
                loaded.delay(url.not_before, key, url);
            } else {
                loaded.in_ram += 1;
                waiting.push_back(url);
            }
        }
        if !waiting.is_empty() {
            *loaded.open(key, since) = Opened { key, urls: waiting, since, touched: false };
        }
        self.tidy();
    }

    /// The URL to be fetched next, unless it [must be loaded](HostQueue::wants) first.
    pub(crate) fn peek(&self, now: Timestamp) -> Option<&QueuedUrl> {
        self.loaded.as_ref()?.peek(now)
    }

    /// Takes what [`HostQueue::peek`] shows. It counts as outstanding until it is settled or put back.
    pub(crate) fn pop(&mut self, now: Timestamp) -> Option<(EntryKey, QueuedUrl)> {
        self.loaded.as_mut()?.pop(now)
    }

    /// One outstanding URL of this entry is settled. Whether that was the entry's last.
    pub(crate) fn settle(&mut self, key: EntryKey) -> bool {
        let Some(loaded) = &mut self.loaded else { return true };
        loaded.count_in(key);
        let was_last = !loaded.knows(key);
        self.tidy();
        was_last
    }

    pub(crate) fn wants(&self, now: Timestamp) -> Want {
        let front = match &self.loaded {
            None => None,
            Some(loaded) if loaded.is_overwhelmed() => return Want::Nothing,
            Some(loaded) if loaded.first_delayed().is_some_and(|(moment, _)| moment <= now) => return Want::Nothing,
            Some(loaded) => loaded.front(),
        };
        let pending_goes_first = |rank: u8| self.pending.rank().is_some_and(|pending| pending < rank);
        if self.disk_from != NOT_ON_DISK && front.as_ref().is_none_or(|front| self.disk_from <= front.key()) {
            return if pending_goes_first(self.disk_from.rank) { Want::Pending } else { Want::Disk(self.disk_from) };
        }
        match front {
            None if self.pending.is_empty() => Want::Nothing,
            None => Want::Pending,
            Some(front) if pending_goes_first(front.key().rank) => Want::Pending,
            Some(Front::Packed(..)) => Want::Unpack,
            Some(Front::Opened(_)) => Want::Nothing,
        }
    }

    /// Where the tail begins, if so few of its URLs are in RAM that it is worth reading on when that costs little.
    pub(crate) fn runs_low(&self, enough: usize) -> Option<EntryKey> {
        (self.disk_from != NOT_ON_DISK && self.in_ram() * 2 <= enough).then_some(self.disk_from)
    }

    pub(crate) fn set_disk_from(&mut self, from: Option<EntryKey>) {
        self.disk_from = from.unwrap_or(NOT_ON_DISK);
    }

    /// Whether everything before this entry is in RAM.
    pub(crate) fn is_before_disk(&self, key: EntryKey) -> bool {
        key < self.disk_from
    }

    /// Some entry from here on is on disk only.
    pub(crate) fn spilled(&mut self, key: EntryKey) {
        self.disk_from = self.disk_from.min(key);
    }

    /// Whether anything of this entry is in RAM or on lease.
    pub(crate) fn knows(&self, key: EntryKey) -> bool {
        self.loaded.as_ref().is_some_and(|loaded| loaded.knows(key))
    }

    /// When there is something to fetch, as far as the queue decides, and its rank.
    pub(crate) fn next_moment(&self) -> Option<(Timestamp, u8)> {
        let loaded = self.loaded.as_ref();
        let retry = || {
            let (moment, url) = loaded?.first_delayed()?;
            Some((moment, 255 - url.priority))
        };
        if loaded.is_some_and(|loaded| loaded.is_overwhelmed()) {
            return retry();
        }
        let head = loaded.and_then(|loaded| loaded.front()).map(|front| front.key().rank);
        let tail = (self.disk_from != NOT_ON_DISK).then_some(self.disk_from.rank);
        let best = head.into_iter().chain(tail).chain(self.pending.rank()).min();
        best.map(|rank| (Timestamp::EPOCH, rank)).or_else(retry)
    }

    /// Whether nothing waits, is on lease, or lies on disk.
    pub(crate) fn is_done(&self) -> bool {
        self.loaded.is_none() && self.disk_from == NOT_ON_DISK && self.pending.is_empty()
    }

    /// How many of its URLs are in RAM and wait.
    pub(crate) fn in_ram(&self) -> usize {
        self.loaded.as_ref().map_or(0, |loaded| loaded.in_ram as usize)
    }

    /// The key of one more entry of this rank in the commit to come, its chunk not before `least`.
    pub(crate) fn begin_entry(&mut self, rank: u8, commit: u64, least: u32) -> EntryKey {
        let chunk = self.begun(commit).max(least);
        self.loaded().begun = (commit, chunk + 1);
        EntryKey { rank, commit, chunk }
    }

    /// The first chunk that is free in the commit to come.
    pub(crate) fn begun(&self, commit: u64) -> u32 {
        match &self.loaded {
            Some(loaded) if loaded.begun.0 == commit => loaded.begun.1,
            _ => 0,
        }
    }

    /// Entries begun since the last commit, which gets the number `commit`.
    pub(crate) fn begun_in(&self, commit: u64) -> Vec<EntryKey> {
        let Some(loaded) = &self.loaded else { return Vec::new() };
        if loaded.begun.0 != commit {
            return Vec::new();
        }
        let waiting = loaded.packed.iter().map(|entry| entry.key).chain(loaded.opened.iter().map(|entry| entry.key));
        let outstanding = loaded.outstanding.iter().map(|(key, _)| *key);
        let mut keys: Vec<_> = waiting.chain(outstanding).filter(|key| key.commit == commit).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    pub(crate) fn unwritten(&self, key: EntryKey) -> Unwritten<'_> {
        let packed = self.loaded.as_ref().and_then(|loaded| loaded.packed.get(key));
        packed.map_or(Unwritten::Touched, |entry| Unwritten::Packed(entry.urls.bytes))
    }

    /// Lets go of an entry that was just written as it is, since it can be read again.
    pub(crate) fn let_go(&mut self, key: EntryKey) {
        let Some(loaded) = &mut self.loaded else { return };
        if let Some(urls) = loaded.packed.remove(key) {
            loaded.in_ram -= urls;
            self.spilled(key);
        }
    }

    /// The URLs of an opened entry that wait, and those that wait apart from it.
    pub(crate) fn left_in(&self, key: EntryKey) -> impl Iterator<Item = &QueuedUrl> {
        let loaded = self.loaded.as_deref();
        let waiting = loaded.and_then(|loaded| Some(loaded.opened.get(loaded.opened_at(key).ok()?)?.urls.iter()));
        let delayed = loaded.filter(|loaded| loaded.outstanding_at(key).is_ok()).map(|loaded| loaded.delayed.values());
        let delayed = delayed.into_iter().flatten().filter(move |(entry, _)| *entry == key).map(|(_, url)| url);
        waiting.into_iter().flatten().chain(delayed)
    }

    /// The moment a URL that is in RAM waits for, where it waits for one.
    pub(crate) fn delayed_until(&self, fingerprint: Fingerprint) -> Option<Timestamp> {
        let mut delayed = self.loaded.as_ref()?.delayed.keys();
        delayed.find(|(_, of)| *of == fingerprint).map(|(moment, _)| *moment)
    }

    /// Entries in RAM that are packed.
    pub(crate) fn packed(&self) -> impl Iterator<Item = (EntryKey, &[u8])> {
        let entries = self.loaded.iter().flat_map(|loaded| loaded.packed.iter());
        entries.map(|entry| (entry.key, entry.urls.bytes))
    }

    /// Whether an entry was opened, so that what is in RAM says what is left of it.
    pub(crate) fn is_opened(&self, key: EntryKey) -> bool {
        let Some(loaded) = &self.loaded else { return false };
        loaded.opened_at(key).is_ok() || loaded.outstanding_at(key).is_ok()
    }

    /// Drops what can be read again: entries that are on disk for sure, unless some of their URLs are on their way. Those of
    /// which URLs were handed out stay, or come back: what is left of each has to be written in its place.
    pub(crate) fn unload(&mut self, applied: u64, also_begun: bool) -> Vec<Opened> {
        let Some(loaded) = &mut self.loaded else { return Vec::new() };
        let mut first = NOT_ON_DISK;
        let Loaded { packed, opened, outstanding, in_ram, .. } = &mut **loaded;
        let mut goes = |key: EntryKey, urls: u32| {
            let is_out = outstanding.binary_search_by_key(&key, |(key, _)| *key).is_ok();
            let goes = !is_out && key.commit <= applied;
            if goes {
                first = first.min(key);
                *in_ram -= urls;
            }
            goes
        };
        packed.remove_if(|entry| goes(entry.key, entry.urls.count));
        let (mut touched, mut at) = (Vec::new(), 0);
        while let Some(entry) = opened.get(at) {
            if (also_begun || !entry.touched) && goes(entry.key, entry.urls.len() as u32) {
                touched.extend(opened.remove(at).filter(|entry| entry.touched));
            } else {
                at += 1;
            }
        }
        self.spilled(first);
        self.tidy();
        touched
    }

    fn loaded(&mut self) -> &mut Loaded {
        self.loaded.get_or_insert_default()
    }

    /// Gives back the RAM of a queue of which nothing is loaded.
    pub(crate) fn tidy(&mut self) {
        if self.loaded.as_ref().is_some_and(|loaded| loaded.is_empty()) {
            self.loaded = None;
        }
    }
}

impl Loaded {
    fn is_empty(&self) -> bool {
        self.packed.is_empty() && self.opened.is_empty() && self.delayed.is_empty() && self.outstanding.is_empty()
    }

    fn front(&self) -> Option<Front<'_>> {
        let (packed, opened) = (self.packed.first(), self.opened.front());
        match (packed, opened) {
            (Some(packed), Some(opened)) if opened.key < packed.key => Some(Front::Opened(opened)),
            (Some(packed), _) => Some(Front::Packed(packed.key, packed.urls.bytes)),
            (None, opened) => opened.map(Front::Opened),
        }
    }

    fn peek(&self, now: Timestamp) -> Option<&QueuedUrl> {
        match self.first_delayed() {
            Some((moment, url)) if moment <= now => Some(url),
            Some(_) if self.is_overwhelmed() => None,
            _ => match self.front()? {
                Front::Opened(entry) => entry.urls.front(),
                Front::Packed(..) => None,
            },
        }
    }

    fn pop(&mut self, now: Timestamp) -> Option<(EntryKey, QueuedUrl)> {
        self.peek(now)?;
        self.in_ram -= 1;
        if self.first_delayed().is_some_and(|(moment, _)| moment <= now) {
            let (_, (key, url)) = self.delayed.pop_first()?;
            self.retries -= u32::from(url.attempt > 0);
            self.is_crowded = false;
            return Some((key, url));
        }
        let entry = self.opened.front_mut()?;
        entry.touched = true;
        let (key, url) = (entry.key, entry.urls.pop_front()?);
        if entry.urls.is_empty() {
            self.opened.pop_front();
        }
        self.count_out(key);
        Some((key, url))
    }

    fn delay(&mut self, until: Timestamp, key: EntryKey, url: QueuedUrl) {
        self.in_ram += 1;
        self.retries += u32::from(url.attempt > 0);
        self.delayed.insert((until, url.fingerprint), (key, url));
    }

    fn first_delayed(&self) -> Option<(Timestamp, &QueuedUrl)> {
        self.delayed.first_key_value().map(|((moment, _), (_, url))| (*moment, url))
    }

    fn is_overwhelmed(&self) -> bool {
        self.retries as usize >= MOST_DELAYED || self.is_crowded
    }

    fn knows(&self, key: EntryKey) -> bool {
        self.is_waiting(key) || self.outstanding_at(key).is_ok()
    }

    fn is_waiting(&self, key: EntryKey) -> bool {
        self.opened_at(key).is_ok() || self.packed.get(key).is_some()
    }

    fn opened_at(&self, key: EntryKey) -> Result<usize, usize> {
        self.opened.binary_search_by_key(&key, |entry| entry.key)
    }

    fn outstanding_at(&self, key: EntryKey) -> Result<usize, usize> {
        self.outstanding.binary_search_by_key(&key, |(key, _)| *key)
    }

    /// An entry that is open, made where there is none. It must not be packed.
    fn open(&mut self, key: EntryKey, since: Timestamp) -> &mut Opened {
        let at = self.opened_at(key).unwrap_or_else(|at| {
            // There are very many queues, and hardly one has two of these.
            self.opened.reserve_exact(1);
            self.opened.insert(at, Opened { key, urls: VecDeque::new(), since, touched: false });
            at
        });
        &mut self.opened[at]
    }

    fn count_out(&mut self, key: EntryKey) {
        match self.outstanding_at(key) {
            Ok(at) => self.outstanding[at].1 += 1,
            Err(at) => {
                self.outstanding.reserve_exact(1);
                self.outstanding.insert(at, (key, 1));
            }
        }
    }

    fn count_in(&mut self, key: EntryKey) {
        if let Ok(at) = self.outstanding_at(key) {
            self.outstanding[at].1 -= 1;
            if self.outstanding[at].1 == 0 {
                self.outstanding.remove(at);
            }
        }
    }
}

impl Front<'_> {
    fn key(&self) -> EntryKey {
        match self {
            Front::Packed(key, _) => *key,
            Front::Opened(entry) => entry.key,
        }
    }
}
