use std::collections::BTreeMap;

use peregrine_types::Timestamp;
use peregrine_urls::Fingerprint;

use super::MOST_DELAYED;
use crate::packed_entries::{PackedEntries, PackedEntry};
use crate::queue_entry::{EntryKey, QueuedUrl};

/// What of a queue is in RAM.
#[derive(Default)]
pub(super) struct Loaded {
    /// As on disk, but for what is gone from them.
    pub(super) packed: PackedEntries,
    /// Nothing for a host that waits for its turn.
    pub(super) busy: Option<Box<Busy>>,
    pub(super) in_ram: u32,
}

/// What a queue has while its URLs are on their way.
#[derive(Default)]
pub(super) struct Busy {
    /// The first URLs of entries whose turn has come, in the order of their keys; hardly ever more than one.
    pub(super) opened: Vec<Opened>,
    /// URLs to be tried again or put off, by moment; those that are due go before everything else.
    pub(super) delayed: BTreeMap<(Timestamp, Fingerprint), (EntryKey, QueuedUrl)>,
    /// How many URLs of an entry are on lease or delayed, where any are; sorted.
    pub(super) outstanding: Vec<(EntryKey, u32)>,
    /// How many of the delayed were tried before.
    pub(super) retries: u32,
    /// The commit for which entries were begun, and how many.
    pub(super) begun: Option<(u64, u32)>,
    /// Whether there is no room to put off more URLs.
    pub(super) is_crowded: bool,
}

/// The first URL of what is left of an entry. What comes behind it is packed.
pub(super) struct Opened {
    pub(super) key: EntryKey,
    /// URLs before it in the entry on disk.
    pub(super) taken: u32,
    pub(super) url: QueuedUrl,
}

/// The entry that comes first in RAM.
pub(super) enum Front<'a> {
    Packed(PackedEntry<'a>),
    Opened(&'a Opened),
}

impl Loaded {
    pub(super) fn busy(&mut self) -> &mut Busy {
        self.busy.get_or_insert_default()
    }

    pub(super) fn front(&self) -> Option<Front<'_>> {
        let opened = self.busy.as_ref().and_then(|busy| busy.opened.first());
        match (self.packed.first(), opened) {
            (Some(packed), Some(opened)) if opened.key <= packed.key => Some(Front::Opened(opened)),
            (Some(packed), _) => Some(Front::Packed(packed)),
            (None, opened) => opened.map(Front::Opened),
        }
    }

    pub(super) fn peek(&self, now: Timestamp) -> Option<&QueuedUrl> {
        match self.first_delayed() {
            Some((moment, url)) if moment <= now => Some(url),
            Some(_) if self.is_overwhelmed() => None,
            _ => match self.front()? {
                Front::Opened(opened) => Some(&opened.url),
                Front::Packed(_) => None,
            },
        }
    }

    pub(super) fn pop(&mut self, now: Timestamp) -> Option<(EntryKey, QueuedUrl)> {
        self.peek(now)?;
        let busy = self.busy.as_mut()?;
        self.in_ram -= 1;
        if busy.first_delayed().is_some_and(|(moment, _)| moment <= now) {
            let (_, (key, url)) = busy.delayed.pop_first()?;
            busy.retries -= u32::from(url.attempt > 0);
            busy.is_crowded = false;
            return Some((key, url));
        }
        let Opened { key, url, .. } = busy.opened.remove(0);
        busy.count_out(key);
        Some((key, url))
    }

    pub(super) fn delay(&mut self, until: Timestamp, key: EntryKey, url: QueuedUrl) {
        self.in_ram += 1;
        let busy = self.busy();
        busy.retries += u32::from(url.attempt > 0);
        busy.delayed.insert((until, url.fingerprint), (key, url));
    }

    pub(super) fn first_delayed(&self) -> Option<(Timestamp, &QueuedUrl)> {
        self.busy.as_ref()?.first_delayed()
    }

    pub(super) fn is_overwhelmed(&self) -> bool {
        self.busy.as_ref().is_some_and(|busy| busy.retries as usize >= MOST_DELAYED || busy.is_crowded)
    }

    pub(super) fn knows(&self, key: EntryKey) -> bool {
        self.is_waiting(key) || self.busy.as_ref().is_some_and(|busy| busy.outstanding_at(key).is_ok())
    }

    pub(super) fn is_waiting(&self, key: EntryKey) -> bool {
        let is_opened = |busy: &Busy| busy.opened.iter().any(|opened| opened.key == key);
        self.busy.as_deref().is_some_and(is_opened) || self.packed.get(key).is_some()
    }

    pub(super) fn count_in(&mut self, key: EntryKey) {
        if let Some(busy) = &mut self.busy
            && let Ok(at) = busy.outstanding_at(key)
        {
            busy.outstanding[at].1 -= 1;
            if busy.outstanding[at].1 == 0 {
                busy.outstanding.remove(at);
            }
        }
    }
}

impl Busy {
    /// Whether nothing is on its way, and no commit to come has entries of it.
    pub(super) fn is_idle(&self, has_no_entries: bool) -> bool {
        let is_idle = self.opened.is_empty() && self.delayed.is_empty() && self.outstanding.is_empty();
        is_idle && (has_no_entries || self.begun.is_none())
    }

    pub(super) fn first_delayed(&self) -> Option<(Timestamp, &QueuedUrl)> {
        self.delayed.first_key_value().map(|((moment, _), (_, url))| (*moment, url))
    }

    pub(super) fn outstanding_at(&self, key: EntryKey) -> Result<usize, usize> {
        self.outstanding.binary_search_by_key(&key, |(key, _)| *key)
    }

    pub(super) fn count_out(&mut self, key: EntryKey) {
        match self.outstanding_at(key) {
            Ok(at) => self.outstanding[at].1 += 1,
            Err(at) => self.outstanding.insert(at, (key, 1)),
        }
    }
}

impl Front<'_> {
    pub(super) fn key(&self) -> EntryKey {
        match self {
            Front::Packed(entry) => entry.key,
            Front::Opened(opened) => opened.key,
        }
    }
}
