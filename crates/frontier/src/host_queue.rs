mod loaded;
#[cfg(test)]
mod tests;

use peregrine_types::Timestamp;
use peregrine_urls::Fingerprint;

use self::loaded::{Front, Loaded, Opened};
use crate::packed_entries::PackedEntry;
use crate::pending::Chain;
use crate::queue_entry::{EntryKey, PackedUrls, QueuedUrl};

/// With this many URLs waiting for another try, a host is left alone until the first of them is due:
/// it is unwell, and the list must not grow with every URL it has.
const MOST_DELAYED: usize = 1024;

/// The URLs of one host that wait, in the order in which they shall be fetched.
///
/// The queue is a sequence of entries, ordered by key. Its head is in RAM, its tail on disk: every entry
/// before the tail is in RAM, hollow or settled, those from there on may be on disk only. What was accepted since the
/// last commit is in no entry yet but in a chain of [`Pending`](crate::pending::Pending). An entry leaves RAM
/// when all of its URLs are settled, or when RAM is short.
///
/// URLs leave an entry in the order in which it has them, so a number says what is left of the entry on disk. That number is all
/// that is kept of an entry that was begun and had to leave.
pub(crate) struct HostQueue {
    /// Nothing for a host that merely waits: its whole queue is on disk.
    loaded: Option<Box<Loaded>>,
    tail: Tail,
    pub(crate) pending: Chain,
}

/// Where the part of a queue begins that may be on disk only: at this entry or behind it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tail {
    commit: u64,
    chunk: u32,
    /// So many URLs of just this entry do not wait any more.
    taken: u16,
    rank: u8,
    /// Nobody has looked yet whether there is anything.
    is_guess: bool,
}

/// What must be brought into RAM before it can be said what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Want {
    Nothing,
    /// Entries from here on are on disk.
    Disk(EntryKey),
    /// What is left of this entry, of which so many URLs are gone, is on disk.
    Rest(EntryKey, u32),
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

/// What is left of an entry, and those of its URLs that wait apart from it.
pub(crate) struct Left<'a> {
    pub(crate) delayed: Vec<&'a QueuedUrl>,
    pub(crate) first: Option<&'a QueuedUrl>,
    /// What is packed behind it.
    pub(crate) rest: Option<&'a [u8]>,
}

impl Tail {
    const NONE: Tail = Tail { rank: u8::MAX, commit: u64::MAX, chunk: u32::MAX, taken: 0, is_guess: false };

    fn at(EntryKey { rank, commit, chunk }: EntryKey, taken: u32) -> Tail {
        Tail { rank, commit, chunk, taken: u16::try_from(taken).unwrap_or(u16::MAX), is_guess: false }
    }

    fn key(self) -> EntryKey {
        EntryKey { rank: self.rank, commit: self.commit, chunk: self.chunk }
    }
}

impl Default for HostQueue {
    fn default() -> Self {
        HostQueue { loaded: None, tail: Tail::NONE, pending: Chain::default() }
    }
}

impl HostQueue {
    /// A queue that lies on disk, from this entry on.
    pub(crate) fn on_disk(first: EntryKey) -> Self {
        HostQueue { tail: Tail::at(first, 0), ..HostQueue::default() }
    }

    /// Lets the URL that [`HostQueue::peek`] shows wait until `until`, without a try. Where there is no room for
    /// many of these, the queue stands still until the first of them is due.
    ///
    /// The moment is not written: whoever reads the URL again from disk will find out anew why it has to wait.
    pub(crate) fn defer(&mut self, until: Timestamp, has_room: bool, now: Timestamp) {
        let Some(loaded) = &mut self.loaded else { return };
        let was_delayed = loaded.first_delayed().is_some_and(|(moment, _)| moment <= now);
        let is_long = loaded.busy.as_ref().is_some_and(|busy| busy.delayed.len() >= MOST_DELAYED);
        if !was_delayed && !has_room && is_long {
            loaded.busy().is_crowded = true;
        } else if let Some((key, url)) = loaded.pop(now) {
            loaded.delay(until, key, url);
        }
    }

    /// Everything that waits for its moment is due now.
    pub(crate) fn forgive(&mut self, now: Timestamp) {
        let Some(busy) = self.loaded.as_mut().and_then(|loaded| loaded.busy.as_mut()) else { return };
        busy.is_crowded = false;
        let delayed = std::mem::take(&mut busy.delayed).into_iter();
        busy.delayed = delayed
            .map(|((moment, fingerprint), (key, mut url))| {
                url.not_before = url.not_before.min(now);
                ((moment.min(now), fingerprint), (key, url))
            })
            .collect();
    }

    /// Puts a URL, the only one of its entry, where it is tried again at its `not_before`.
    pub(crate) fn push_delayed(&mut self, key: EntryKey, url: QueuedUrl) {
        let loaded = self.loaded();
        loaded.busy().count_out(key);
        loaded.delay(url.not_before, key, url);
    }

    /// After a lease that came to nothing it is due at once, before those behind it.
    pub(crate) fn put_back(&mut self, key: EntryKey, url: QueuedUrl, now: Timestamp) {
        self.loaded().delay(now, key, url);
    }

    /// Brings an entry into RAM, as it is.
    pub(crate) fn load(&mut self, key: EntryKey, urls: PackedUrls<'_>) {
        let loaded = self.loaded();
        if !loaded.is_waiting(key) {
            loaded.in_ram += urls.count;
            loaded.packed.insert(key, 0, urls);
        }
    }

    /// Brings what is left of an entry back into RAM.
    pub(crate) fn fill(&mut self, key: EntryKey, left: PackedUrls<'_>) {
        let Some(loaded) = &mut self.loaded else { return };
        let Some(taken) = loaded.packed.get(key).filter(PackedEntry::is_hollow).map(|entry| entry.taken) else {
            return;
        };
        loaded.in_ram += left.count;
        loaded.packed.replace(key, taken, left);
    }

    /// The first entry, if it is packed.
    pub(crate) fn packed_front(&self) -> Option<(EntryKey, &[u8])> {
        match self.loaded.as_ref()?.front()? {
            Front::Packed(entry) => Some((entry.key, entry.urls.bytes)),
            Front::Opened(_) => None,
        }
    }

    /// Puts the first URL of the first entry, which is packed, before what is left of it. One whose moment has not come waits apart.
    pub(crate) fn open_front(
        &mut self,
        first: QueuedUrl,
        rest: Option<PackedUrls<'_>>,
        now: Timestamp,
        is_forgiven: bool,
    ) {
        let Some(loaded) = &mut self.loaded else { return };
        let Some(PackedEntry { key, taken, urls: PackedUrls { count, .. }, .. }) = loaded.packed.first() else {
            return;
        };
        match rest {
            Some(rest) => loaded.packed.replace(key, taken + 1, rest),
            None => loaded.packed.pop_first(),
        }
        loaded.in_ram = loaded.in_ram - count + rest.map_or(0, |rest| rest.count);
        if first.not_before > now && !is_forgiven {
            loaded.busy().count_out(key);
            loaded.delay(first.not_before, key, first);
        } else {
            loaded.in_ram += 1;
            let opened = &mut loaded.busy().opened;
            let at = opened.partition_point(|entry| entry.key < key);
            opened.insert(at, Opened { key, taken, url: first });
        }
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
        let is_tail = self.tail.taken > 0 && self.tail.key() == key;
        let Some(loaded) = &mut self.loaded else { return !is_tail };
        loaded.count_in(key);
        let was_last = !is_tail && !loaded.knows(key);
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
        let tail = self.tail.key();
        if self.tail != Tail::NONE && front.as_ref().is_none_or(|front| tail <= front.key()) {
            return match (pending_goes_first(tail.rank), self.tail.taken) {
                (true, _) => Want::Pending,
                (false, 0) => Want::Disk(tail),
                (false, taken) => Want::Rest(tail, taken.into()),
            };
        }
        match front {
            None if self.pending.is_empty() => Want::Nothing,
            None => Want::Pending,
            Some(front) if pending_goes_first(front.key().rank) => Want::Pending,
            Some(Front::Packed(entry)) if entry.is_hollow() => Want::Rest(entry.key, entry.taken),
            Some(Front::Packed(_)) => Want::Unpack,
            Some(Front::Opened(_)) => Want::Nothing,
        }
    }

    /// Makes room in RAM for what is left of the entry with which the tail begins, if it does. What comes behind that may have a worse
    /// rank than the tail says from then on.
    pub(crate) fn begin_rest(&mut self, key: EntryKey) {
        if self.tail.key() == key && self.tail.taken > 0 {
            let taken = self.tail.taken.into();
            self.loaded().packed.insert_hollow(key, taken);
            let behind = match key.chunk.checked_add(1) {
                Some(chunk) => EntryKey { chunk, ..key },
                None => EntryKey { commit: key.commit + 1, chunk: 0, ..key },
            };
            self.tail = Tail { is_guess: true, ..Tail::at(behind, 0) };
        }
    }

    /// Whether nothing waits, as far as anybody knows, but nobody has looked whether there is more on disk.
    pub(crate) fn may_be_done(&self) -> bool {
        let waits = |loaded: &Loaded| loaded.front().is_some() || loaded.first_delayed().is_some();
        self.tail.is_guess && self.pending.is_empty() && !self.loaded.as_deref().is_some_and(waits)
    }

    /// Where the tail begins, if so few of its URLs are in RAM that it is worth reading on when that costs little.
    pub(crate) fn runs_low(&self, enough: usize) -> Option<EntryKey> {
        let is_low = self.tail != Tail::NONE && self.tail.taken == 0 && self.in_ram() * 2 <= enough;
        let is_hollow = || self.loaded.as_ref()?.packed.first().map(|first| first.is_hollow());
        (is_low && is_hollow() != Some(true)).then(|| self.tail.key())
    }

    pub(crate) fn set_disk_from(&mut self, from: Option<EntryKey>) {
        self.tail = from.map_or(Tail::NONE, |key| Tail::at(key, 0));
    }

    /// Whether everything before this entry is in RAM.
    pub(crate) fn is_before_disk(&self, key: EntryKey) -> bool {
        key < self.tail.key()
    }

    /// Some entry from here on is on disk only.
    pub(crate) fn spilled(&mut self, key: EntryKey) {
        self.let_tail_begin(key, 0);
    }

    /// An entry of which so many URLs are gone is on disk only.
    fn let_tail_begin(&mut self, key: EntryKey, taken: u32) {
        let before = self.tail;
        let (later, later_taken) = if key < before.key() {
            self.tail = Tail::at(key, taken);
            (before.key(), before.taken.into())
        } else {
            (key, taken)
        };
        // One that was begun must not be taken for a whole one.
        if later_taken > 0 {
            self.loaded().packed.insert_hollow(later, later_taken);
        }
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
        let tail = (self.tail != Tail::NONE).then_some(self.tail.rank);
        let best = head.into_iter().chain(tail).chain(self.pending.rank()).min();
        best.map(|rank| (Timestamp::EPOCH, rank)).or_else(retry)
    }

    /// Whether nothing waits, is on lease, or lies on disk.
    pub(crate) fn is_done(&self) -> bool {
        self.loaded.is_none() && self.tail == Tail::NONE && self.pending.is_empty()
    }

    /// Any byte of what comes first in RAM.
    pub(crate) fn first_byte(&self) -> u8 {
        self.loaded.as_ref().map_or(0, |loaded| loaded.packed.first_byte())
    }

    /// How many of its URLs are in RAM and wait.
    pub(crate) fn in_ram(&self) -> usize {
        self.loaded.as_ref().map_or(0, |loaded| loaded.in_ram as usize)
    }

    /// The key of one more entry of this rank in the commit to come, its chunk not before `least`.
    pub(crate) fn begin_entry(&mut self, rank: u8, commit: u64, least: u32) -> EntryKey {
        let chunk = self.begun(commit).max(least);
        self.loaded().busy().begun = Some((commit, chunk + 1));
        EntryKey { rank, commit, chunk }
    }

    /// The first chunk that is free in the commit to come.
    pub(crate) fn begun(&self, commit: u64) -> u32 {
        let busy = self.loaded.as_ref().and_then(|loaded| loaded.busy.as_ref());
        match busy.and_then(|busy| busy.begun) {
            Some((in_commit, chunks)) if in_commit == commit => chunks,
            _ => 0,
        }
    }

    /// The commit for which entries were begun is taken: none will be added to it.
    pub(crate) fn end_entries(&mut self) {
        if let Some(busy) = self.loaded.as_mut().and_then(|loaded| loaded.busy.as_mut()) {
            busy.begun = None;
        }
        self.tidy();
    }

    /// Entries begun since the last commit, which gets the number `commit`.
    pub(crate) fn begun_in(&self, commit: u64) -> Vec<EntryKey> {
        let Some(loaded) = &self.loaded else { return Vec::new() };
        let Some(busy) = loaded.busy.as_ref().filter(|busy| busy.begun.is_some_and(|(begun, _)| begun == commit))
        else {
            return Vec::new();
        };
        let waiting = loaded.packed.iter().map(|entry| entry.key).chain(busy.opened.iter().map(|entry| entry.key));
        let outstanding = busy.outstanding.iter().map(|(key, _)| *key);
        let mut keys: Vec<_> = waiting.chain(outstanding).filter(|key| key.commit == commit).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    pub(crate) fn unwritten(&self, key: EntryKey) -> Unwritten<'_> {
        let packed = self.loaded.as_ref().and_then(|loaded| loaded.packed.get(key));
        match packed.filter(|entry| entry.taken == 0 && !self.is_opened(key)) {
            Some(entry) => Unwritten::Packed(entry.urls.bytes),
            None => Unwritten::Touched,
        }
    }

    /// An entry of which URLs were handed out was written anew, with so many before those that are left of it.
    pub(crate) fn written_behind(&mut self, key: EntryKey, before: u32) {
        let Some(loaded) = &mut self.loaded else { return };
        let opened = loaded.busy.as_mut().and_then(|busy| busy.opened.iter_mut().find(|opened| opened.key == key));
        let is_opened = opened.map(|opened| opened.taken = before).is_some();
        if let Some(entry) = loaded.packed.get(key) {
            let (urls, count) = (entry.urls.bytes.to_vec(), entry.urls.count);
            let left = PackedUrls { bytes: &urls, count };
            loaded.packed.replace(key, before + u32::from(is_opened), left);
        }
    }

    /// Lets go of entries, in the order of their keys, that were just written as they are, since they can be read again.
    pub(crate) fn let_go(&mut self, keys: &[EntryKey]) {
        let (Some(loaded), Some(first)) = (&mut self.loaded, keys.first()) else { return };
        let Loaded { packed, in_ram, .. } = &mut **loaded;
        packed.remove_if(|entry| {
            let goes = keys.binary_search(&entry.key).is_ok();
            *in_ram -= if goes { entry.urls.count } else { 0 };
            goes
        });
        self.spilled(*first);
    }

    /// What is in RAM of an entry's URLs that wait.
    pub(crate) fn left_in(&self, key: EntryKey) -> Left<'_> {
        let loaded = self.loaded.as_deref();
        let busy = loaded.and_then(|loaded| loaded.busy.as_deref());
        let delayed = busy.filter(|busy| busy.outstanding_at(key).is_ok()).map(|busy| busy.delayed.values());
        let delayed = delayed.into_iter().flatten().filter(|(entry, _)| *entry == key).map(|(_, url)| url);
        let first = busy.and_then(|busy| busy.opened.iter().find(|opened| opened.key == key));
        let rest = loaded.and_then(|loaded| loaded.packed.get(key)).filter(|entry| !entry.is_hollow());
        Left {
            delayed: delayed.collect(),
            first: first.map(|opened| &opened.url),
            rest: rest.map(|entry| entry.urls.bytes),
        }
    }

    /// How many URLs of an entry are gone, where something is left of it on disk only.
    pub(crate) fn taken_on_disk(&self, key: EntryKey) -> u32 {
        let packed = self.loaded.as_ref().and_then(|loaded| loaded.packed.get(key));
        match packed.filter(PackedEntry::is_hollow) {
            Some(entry) => entry.taken,
            None if self.tail.key() == key => self.tail.taken.into(),
            None => 0,
        }
    }

    /// Whether what is left of this entry is in RAM, or nothing is left of it but what is on its way.
    pub(crate) fn is_all_here(&self, key: EntryKey) -> bool {
        let packed = self.loaded.as_ref().and_then(|loaded| loaded.packed.get(key));
        let is_on_disk = packed.is_some_and(|entry| entry.is_hollow()) || self.taken_on_disk(key) > 0;
        !is_on_disk && self.knows(key)
    }

    /// The moment a URL that is in RAM waits for, where it waits for one.
    pub(crate) fn delayed_until(&self, fingerprint: Fingerprint) -> Option<Timestamp> {
        let mut delayed = self.loaded.as_ref()?.busy.as_ref()?.delayed.keys();
        delayed.find(|(_, of)| *of == fingerprint).map(|(moment, _)| *moment)
    }

    /// Entries that are packed in RAM.
    pub(crate) fn packed(&self) -> impl Iterator<Item = (EntryKey, &[u8])> {
        let entries = self.loaded.iter().flat_map(|loaded| loaded.packed.iter());
        entries.filter(|entry| !entry.is_hollow()).map(|entry| (entry.key, entry.urls.bytes))
    }

    /// Whether some of its URLs were handed out, or are about to be.
    fn is_opened(&self, key: EntryKey) -> bool {
        let Some(busy) = self.loaded.as_ref().and_then(|loaded| loaded.busy.as_ref()) else { return false };
        busy.opened.iter().any(|opened| opened.key == key) || busy.outstanding_at(key).is_ok()
    }

    /// Drops what can be read again: entries that are on disk for sure. Of those that were begun it stays known how many URLs are gone.
    ///
    /// In entries of earlier runs, up to commit `before`, URLs may be gone anywhere. Their records say which, but not for those that
    /// are on their way.
    pub(crate) fn unload(&mut self, applied: u64, before: u64) {
        let Some(loaded) = &mut self.loaded else { return };
        let Loaded { packed, busy, in_ram } = &mut **loaded;
        let on_their_way: Vec<EntryKey> =
            busy.iter().flat_map(|busy| busy.outstanding.iter().map(|(key, _)| *key)).collect();
        let goes = |key: EntryKey| key.commit <= applied && (key.commit > before || !on_their_way.contains(&key));
        let mut gone: Vec<(EntryKey, u32)> = Vec::new();
        if let Some(busy) = busy {
            gone.extend(busy.opened.extract_if(.., |opened| goes(opened.key)).map(|opened| (opened.key, opened.taken)));
            *in_ram -= gone.len() as u32;
        }
        packed.remove_if(|entry| {
            let goes = !entry.is_hollow() && goes(entry.key);
            if goes {
                gone.push((entry.key, entry.taken));
                *in_ram -= entry.urls.count;
            }
            goes
        });
        gone.sort_unstable();
        // Of what was opened and what is behind it, the former.
        gone.dedup_by_key(|(key, _)| *key);
        for (key, taken) in gone {
            self.let_tail_begin(key, if key.commit > before { taken } else { 0 });
        }
        self.tidy();
    }

    fn loaded(&mut self) -> &mut Loaded {
        self.loaded.get_or_insert_default()
    }

    /// Gives back the RAM of a queue of which nothing is loaded.
    pub(crate) fn tidy(&mut self) {
        let Some(loaded) = &mut self.loaded else { return };
        if loaded.busy.as_ref().is_some_and(|busy| busy.is_idle(loaded.packed.is_empty())) {
            loaded.busy = None;
        }
        if loaded.busy.is_none() && loaded.packed.is_empty() {
            self.loaded = None;
        }
    }
}
