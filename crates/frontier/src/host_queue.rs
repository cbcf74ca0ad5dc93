use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, VecDeque};

use peregrine_types::Timestamp;
use peregrine_urls::Fingerprint;

use crate::queue_entry::{EntryKey, QueuedUrl};

/// With this many URLs waiting for another try, a host is left alone until the first of them is due:
/// it is unwell, and the list must not grow with every URL it has.
const MOST_DELAYED: usize = 1024;

/// The URLs of one host that wait, in the order in which they shall be fetched.
///
/// The queue is a sequence of entries, ordered by key. Its head is in RAM, its tail on disk: every entry
/// before `disk_from` is in RAM or settled, those from there on may be on disk only. An entry leaves RAM
/// when all of its URLs are settled, or untouched when RAM is short.
#[derive(Default)]
pub(crate) struct HostQueue {
    waiting: VecDeque<LoadedEntry>,
    /// URLs to be tried again or put off, by moment; those that are due go before everything else.
    delayed: BTreeMap<(Timestamp, Fingerprint), (EntryKey, QueuedUrl)>,
    /// How many URLs of an entry are on lease or delayed, where any are.
    outstanding: BTreeMap<EntryKey, u32>,
    disk_from: Option<EntryKey>,
    in_ram: usize,
    /// How many of the delayed were tried before.
    retries: usize,
    /// Whether there is no room to put off more URLs.
    is_crowded: bool,
    /// Whether moments from earlier runs no longer count.
    is_forgiven: bool,
}

struct LoadedEntry {
    key: EntryKey,
    urls: VecDeque<QueuedUrl>,
    /// Whether some URL of it was handed out, so that the entry on disk says more than what is left.
    touched: bool,
}

impl HostQueue {
    /// A queue that lies on disk, from this entry on.
    pub(crate) fn on_disk(first: EntryKey) -> Self {
        HostQueue { disk_from: Some(first), ..HostQueue::default() }
    }

    pub(crate) fn push(&mut self, key: EntryKey, url: QueuedUrl) {
        self.in_ram += 1;
        self.entry(key, false).urls.push_back(url);
    }

    /// Puts a URL where it is tried again at its `not_before`.
    pub(crate) fn push_delayed(&mut self, key: EntryKey, url: QueuedUrl) {
        self.count_out(key);
        self.delay(url.not_before, key, url);
    }

    /// Lets the URL that [`HostQueue::peek`] shows wait until `until`, without a try. Where there is no room for
    /// many of these, the queue stands still until the first of them is due.
    ///
    /// The moment is not written: whoever reads the URL again from disk will find out anew why it has to wait.
    pub(crate) fn defer(&mut self, until: Timestamp, has_room: bool, now: Timestamp) {
        let was_delayed = self.first_delayed().is_some_and(|(moment, _)| moment <= now);
        if !was_delayed && !has_room && self.delayed.len() >= MOST_DELAYED {
            self.is_crowded = true;
        } else if let Some((key, url)) = self.pop(now) {
            self.delay(until, key, url);
        }
    }

    /// Everything that waits for its moment is due now.
    pub(crate) fn forgive(&mut self, now: Timestamp) {
        self.is_forgiven = true;
        self.is_crowded = false;
        let delayed = std::mem::take(&mut self.delayed).into_iter();
        self.delayed = delayed
            .map(|((moment, fingerprint), (key, mut url))| {
                url.not_before = url.not_before.min(now);
                ((moment.min(now), fingerprint), (key, url))
            })
            .collect();
    }

    fn delay(&mut self, until: Timestamp, key: EntryKey, url: QueuedUrl) {
        self.in_ram += 1;
        self.retries += usize::from(url.attempt > 0);
        self.delayed.insert((until, url.fingerprint), (key, url));
    }

    /// Back to the head of its entry, after a lease that came to nothing.
    pub(crate) fn put_back(&mut self, key: EntryKey, url: QueuedUrl) {
        self.in_ram += 1;
        self.count_in(key);
        self.entry(key, true).urls.push_front(url);
    }

    /// Brings an entry from disk into RAM.
    pub(crate) fn load(&mut self, key: EntryKey, urls: Vec<QueuedUrl>, now: Timestamp) {
        for url in urls {
            if url.not_before > now && !self.is_forgiven {
                self.push_delayed(key, url);
            } else {
                self.push(key, url);
            }
        }
    }

    /// The URL to be fetched next, unless it must be loaded first.
    pub(crate) fn peek(&self, now: Timestamp) -> Option<&QueuedUrl> {
        match self.first_delayed() {
            Some((moment, url)) if moment <= now => Some(url),
            Some(_) if self.is_overwhelmed() => None,
            _ => self.waiting.front().and_then(|entry| entry.urls.front()),
        }
    }

    /// Takes what [`HostQueue::peek`] shows. It counts as outstanding until it is settled or put back.
    pub(crate) fn pop(&mut self, now: Timestamp) -> Option<(EntryKey, QueuedUrl)> {
        self.peek(now)?;
        self.in_ram -= 1;
        if self.first_delayed().is_some_and(|(moment, _)| moment <= now) {
            let (_, (key, url)) = self.delayed.pop_first()?;
            self.retries -= usize::from(url.attempt > 0);
            self.is_crowded = false;
            return Some((key, url));
        }
        let entry = self.waiting.front_mut()?;
        entry.touched = true;
        let (key, url) = (entry.key, entry.urls.pop_front()?);
        if entry.urls.is_empty() {
            self.waiting.pop_front();
        }
        self.count_out(key);
        Some((key, url))
    }

    /// One outstanding URL of this entry is settled. Whether that was the entry's last.
    pub(crate) fn settle(&mut self, key: EntryKey) -> bool {
        self.count_in(key);
        !self.knows(key)
    }

    /// Whether the next URL is on disk.
    pub(crate) fn wants_load(&self, now: Timestamp) -> Option<EntryKey> {
        let from = self.disk_from?;
        let retry_goes_first = self.first_delayed().is_some_and(|(moment, _)| moment <= now) || self.is_overwhelmed();
        let in_ram_goes_first = self.waiting.front().is_some_and(|entry| entry.key < from);
        (!retry_goes_first && !in_ram_goes_first).then_some(from)
    }

    pub(crate) fn set_disk_from(&mut self, from: Option<EntryKey>) {
        self.disk_from = from;
    }

    /// Some entry from here on is on disk only.
    pub(crate) fn spilled(&mut self, key: EntryKey) {
        self.disk_from = Some(self.disk_from.map_or(key, |from| from.min(key)));
    }

    /// Whether anything of this entry is in RAM or on lease.
    pub(crate) fn knows(&self, key: EntryKey) -> bool {
        self.find(key).is_ok() || self.outstanding.contains_key(&key)
    }

    /// When there is something to fetch, as far as the queue decides, and its rank.
    pub(crate) fn next_moment(&self) -> Option<(Timestamp, u8)> {
        let retry = self.first_delayed().map(|(moment, url)| (moment, 255 - url.priority));
        let head = self.waiting.front().map(|entry| entry.key.rank);
        let tail = self.disk_from.map(|key| key.rank);
        let best = head.into_iter().chain(tail).min().map(|rank| (Timestamp::EPOCH, rank));
        if self.is_overwhelmed() { retry } else { best.or(retry) }
    }

    /// Whether nothing waits, is on lease, or lies on disk.
    pub(crate) fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.delayed.is_empty() && self.outstanding.is_empty() && self.disk_from.is_none()
    }

    pub(crate) fn in_ram(&self) -> usize {
        self.in_ram
    }

    /// Entries begun since the last commit, which gets the number `commit`.
    pub(crate) fn begun_in(&self, commit: u64) -> Vec<EntryKey> {
        let waiting = self.waiting.iter().map(|entry| entry.key);
        let outstanding = self.outstanding.keys().copied();
        let mut keys: Vec<_> = waiting.chain(outstanding).filter(|key| key.commit == commit).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// The delayed URLs that belong to this entry.
    pub(crate) fn delayed_of(&self, key: EntryKey) -> impl Iterator<Item = &QueuedUrl> {
        let delayed = self.outstanding.contains_key(&key).then(|| self.delayed.values());
        delayed.into_iter().flatten().filter(move |(entry, _)| *entry == key).map(|(_, url)| url)
    }

    /// Takes the waiting URLs of an entry out of RAM.
    pub(crate) fn take_waiting(&mut self, key: EntryKey) -> VecDeque<QueuedUrl> {
        let entry = self.find(key).ok().and_then(|at| self.waiting.remove(at));
        let urls = entry.map(|entry| entry.urls).unwrap_or_default();
        self.in_ram -= urls.len();
        urls
    }

    /// Puts the waiting URLs of an entry into RAM that has just been written as it is.
    pub(crate) fn keep(&mut self, key: EntryKey, urls: VecDeque<QueuedUrl>) {
        if urls.is_empty() {
            return;
        }
        self.in_ram += urls.len();
        let touched = self.outstanding.contains_key(&key);
        self.entry(key, touched).urls = urls;
    }

    /// Drops what can be read again: untouched entries that are on disk for sure.
    pub(crate) fn unload(&mut self, applied: u64) {
        let mut first = None;
        self.waiting.retain(|entry| {
            let outstanding = self.outstanding.contains_key(&entry.key);
            let goes = !entry.touched && !outstanding && entry.key.commit <= applied;
            if goes {
                first = first.or(Some(entry.key));
                self.in_ram -= entry.urls.len();
            }
            !goes
        });
        if let Some(first) = first {
            self.spilled(first);
        }
    }

    fn first_delayed(&self) -> Option<(Timestamp, &QueuedUrl)> {
        self.delayed.first_key_value().map(|((moment, _), (_, url))| (*moment, url))
    }

    fn is_overwhelmed(&self) -> bool {
        self.retries >= MOST_DELAYED || self.is_crowded
    }

    fn find(&self, key: EntryKey) -> Result<usize, usize> {
        self.waiting.binary_search_by_key(&key, |entry| entry.key)
    }

    /// The loaded entry of this key, made where there is none.
    fn entry(&mut self, key: EntryKey, touched: bool) -> &mut LoadedEntry {
        let at = self.find(key).unwrap_or_else(|at| {
            self.waiting.insert(at, LoadedEntry { key, urls: VecDeque::new(), touched });
            at
        });
        let entry = &mut self.waiting[at];
        entry.touched |= touched;
        entry
    }

    fn count_out(&mut self, key: EntryKey) {
        *self.outstanding.entry(key).or_default() += 1;
    }

    fn count_in(&mut self, key: EntryKey) {
        if let Entry::Occupied(mut count) = self.outstanding.entry(key) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use peregrine_types::Via;

    use super::*;

    fn at(millis: u64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    fn url(number: u64, priority: u8, not_before: u64) -> QueuedUrl {
        QueuedUrl {
            url: format!("http://a.example/{number}").into(),
            fingerprint: Fingerprint(number),
            referrer: None,
            not_before: at(not_before),
            depth: 0,
            via: Via::Link,
            attempt: 0,
            priority,
        }
    }

    fn push(queue: &mut HostQueue, number: u64, priority: u8) {
        queue.push(EntryKey::new(priority, 1, 0), url(number, priority, 0));
    }

    fn drain(queue: &mut HostQueue, now: u64) -> Vec<u64> {
        std::iter::from_fn(|| queue.pop(at(now))).map(|(_, url)| url.fingerprint.0).collect()
    }

    #[test]
    fn higher_priority_first_then_arrival() {
        let mut queue = HostQueue::default();
        for (number, priority) in [(1, 10), (2, 20), (3, 10), (4, 30), (5, 20)] {
            push(&mut queue, number, priority);
        }
        assert_eq!(queue.next_moment(), Some((Timestamp::EPOCH, 225)));
        assert_eq!(drain(&mut queue, 0), [4, 2, 5, 1, 3]);
    }

    #[test]
    fn an_entry_is_done_when_the_last_of_its_urls_is_settled() {
        let mut queue = HostQueue::default();
        push(&mut queue, 1, 10);
        push(&mut queue, 2, 10);
        let (key, first) = queue.pop(at(0)).unwrap();
        queue.pop(at(0)).unwrap();
        assert!(!queue.settle(key));
        queue.put_back(key, first);
        assert!(!queue.is_done());
        let (key, _) = queue.pop(at(0)).unwrap();
        assert!(queue.settle(key));
        assert!(queue.is_done() && queue.in_ram() == 0);
    }

    #[test]
    fn a_retry_waits_for_its_moment_and_then_goes_first() {
        let mut queue = HostQueue::default();
        push(&mut queue, 1, 30);
        push(&mut queue, 2, 30);
        queue.push_delayed(EntryKey::new(10, 1, 0), url(9, 10, 500));
        assert_eq!(queue.pop(at(0)).unwrap().1.fingerprint.0, 1);
        assert_eq!(drain(&mut queue, 500), [9, 2]);
    }

    #[test]
    fn a_host_overwhelmed_by_retries_is_left_alone() {
        let mut queue = HostQueue::default();
        push(&mut queue, 0, 30);
        for number in 1..=MOST_DELAYED as u64 {
            let again = QueuedUrl { attempt: 1, ..url(number, 10, 1000 + number) };
            queue.push_delayed(EntryKey::new(10, 1, 0), again);
        }
        assert_eq!(queue.pop(at(0)), None);
        assert_eq!(queue.next_moment(), Some((at(1001), 245)));
        assert_eq!(queue.pop(at(1001)).unwrap().1.fingerprint.0, 1);
        assert_eq!(queue.pop(at(1001)).unwrap().1.fingerprint.0, 0);
    }

    #[test]
    fn urls_are_put_off_as_long_as_there_is_room() {
        let mut queue = HostQueue::default();
        let many = 3 * MOST_DELAYED as u64;
        for number in 0..many {
            push(&mut queue, number, 30);
        }
        for number in 0..many - 2 {
            assert_eq!(queue.peek(at(0)).unwrap().fingerprint.0, number);
            queue.defer(at(1000), true, at(0));
        }
        queue.defer(at(1000), false, at(0));
        assert_eq!((queue.pop(at(0)), queue.next_moment()), (None, Some((at(1000), 225))));
        assert_eq!(queue.in_ram() as u64, many);
        queue.defer(at(2000), false, at(1000));
        assert_eq!(queue.in_ram() as u64, many, "one that waited already needs no more room");
        assert_eq!(drain(&mut queue, 2000).len() as u64, many);
    }

    #[test]
    fn what_is_better_on_disk_is_loaded_first() {
        let mut queue = HostQueue::default();
        push(&mut queue, 1, 10);
        assert_eq!(queue.wants_load(at(0)), None);
        let better = EntryKey::new(20, 7, 0);
        queue.spilled(EntryKey::new(5, 7, 0));
        assert_eq!(queue.wants_load(at(0)), None, "the tail comes later");
        queue.spilled(better);
        assert_eq!(queue.wants_load(at(0)), Some(better));
        queue.load(better, vec![url(2, 20, 0)], at(0));
        queue.set_disk_from(None);
        assert_eq!(drain(&mut queue, 0), [2, 1]);
    }

    #[test]
    fn only_untouched_entries_leave_ram() {
        let mut queue = HostQueue::default();
        push(&mut queue, 1, 30);
        push(&mut queue, 2, 30);
        push(&mut queue, 3, 20);
        queue.pop(at(0)).unwrap();
        queue.unload(0);
        assert_eq!(queue.in_ram(), 2, "nothing is on disk before its commit is");
        queue.unload(1);
        assert_eq!(queue.in_ram(), 1);
        assert_eq!(queue.next_moment(), Some((Timestamp::EPOCH, 225)));
        assert_eq!(drain(&mut queue, 0), [2]);
        assert_eq!(queue.wants_load(at(0)), Some(EntryKey::new(20, 1, 0)));
    }
}
