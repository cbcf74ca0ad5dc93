//! Heads of queues in RAM, tails in the store: reading a head back, and letting go of heads when there are
//! too many.

use std::collections::BTreeMap;

use peregrine_state::Space;
use peregrine_types::Timestamp;

use crate::FrontierError;
use crate::encoding::Malformed;
use crate::frontier::Frontier;
use crate::host::HostId;
use crate::host_queue::Want;
use crate::queue_entry::{EntryKey, PackedUrls, QueuedUrl, prefix, unpack};
use crate::url_record::UrlRecord;

/// Entries read at once, where there is room for so many of every host; each is small (see `queue_entry`). Reading one
/// more costs a tenth of coming back for it.
const MOST_ENTRIES_AT_ONCE: usize = 16;
/// Hosts looked at per commit when RAM is short.
const HOSTS_AT_ONCE: usize = 65_536;

impl Frontier {
    /// Sees to it that the URL this host shall fetch next is in RAM, if there is one.
    pub(crate) fn load_head(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        loop {
            match self.hosts[id].queue.wants(now) {
                Want::Nothing => return Ok(()),
                Want::Pending => self.begin_entries(id, now),
                Want::Disk(from) => self.load_entries(id, from)?,
                Want::Unpack => self.unpack_front(id, now)?,
            }
        }
    }

    fn load_entries(&mut self, id: HostId, from: EntryKey) -> Result<(), FrontierError> {
        // Less than all of it, so that nothing has to leave again for want of room.
        let share = self.settings.urls_in_memory / 4 * 3 / self.hosts.len().max(1);
        let at_once = (share / self.totals.urls_per_entry()).clamp(1, MOST_ENTRIES_AT_ONCE);
        let mut found = self.read_entries(id, from, at_once)?;
        let more = found.split_off_after(at_once);
        for (key, value) in found.entries {
            let name = &*self.hosts[id].name;
            if self.hosts[id].queue.knows(key) || self.ledger.is_removed(id, key, &key.stored(name)) {
                continue;
            }
            let packed = PackedUrls::read(&value)
                .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, &key.stored(name), detail))?;
            self.totals.note_entry(packed.count);
            self.with_queue(id, |queue| queue.load(key, packed));
        }
        self.hosts[id].queue.set_disk_from(more);
        Ok(())
    }

    /// The first entries of a host's queue from this one on: what the store has, and what it will have once
    /// it knows the last commits.
    fn read_entries(&self, id: HostId, from: EntryKey, at_once: usize) -> Result<Found, FrontierError> {
        let name = &*self.hosts[id].name;
        let (prefix, first) = (prefix(name), from.stored(name));
        let stored = self.store.scan(Space::Queue, &prefix, Some(&from.scan_after(name)), at_once)?;
        let may_be_more = stored.len() == at_once;
        let mut entries = BTreeMap::new();
        for (stored_key, value) in stored {
            entries.insert(parsed(&stored_key)?, value);
        }
        let unread_from = entries.last_key_value().filter(|_| may_be_more).and_then(|(last, _)| last.next());
        for (stored_key, value) in self.ledger.unapplied_entries(&prefix, &first, at_once + 1) {
            let key = parsed(stored_key)?;
            if unread_from.is_none_or(|unread| key < unread) {
                entries.insert(key, value.to_vec());
            }
        }
        Ok(Found { entries, unread_from })
    }

    /// In a crawl every host with something to do is in RAM; one that is only looked at brings them in as it goes.
    pub(crate) fn first_entry_on_disk(&self, name: &str) -> Result<Option<EntryKey>, FrontierError> {
        if !self.opened.only_to_look {
            return Ok(None);
        }
        let entries = self.store.scan(Space::Queue, &prefix(name), None, 1)?;
        entries.first().map(|(stored, _)| parsed(stored)).transpose()
    }

    fn unpack_front(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        let host = &self.hosts[id];
        let Some((key, packed)) = host.queue.packed_front() else { return Ok(()) };
        let mut urls = unpack(&host.name, key, packed)
            .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, &key.stored(&host.name), detail))?;
        if key.commit <= self.opened.commit {
            self.leave_out_settled(key, &mut urls)?;
        }
        let (is_done, is_forgiven) = (urls.is_empty(), host.is_forgiven(key));
        self.with_queue(id, |queue| queue.open_front(urls, now, is_forgiven));
        if is_done {
            self.ledger.remove_entry(id, key);
            self.leave_if_idle(id);
        }
        Ok(())
    }

    /// An entry of an earlier run may hold URLs that were settled since it was written: their records say so.
    fn leave_out_settled(&self, key: EntryKey, urls: &mut Vec<QueuedUrl>) -> Result<(), FrontierError> {
        let mut fingerprints: Vec<_> = urls.iter().map(|url| url.fingerprint).collect();
        fingerprints.sort_unstable();
        let keys: Vec<[u8; 8]> = fingerprints.iter().map(|fingerprint| fingerprint.to_bytes()).collect();
        let keys: Vec<&[u8]> = keys.iter().map(<[u8; 8]>::as_slice).collect();
        let mut settled = Vec::new();
        for (fingerprint, record) in fingerprints.iter().zip(self.store.get_sorted(Space::Urls, &keys)?) {
            let Some(record) = record else { continue };
            let settled_in = UrlRecord::settled_in(&record)
                .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Urls, &fingerprint.to_bytes(), detail))?;
            if settled_in > key.commit {
                settled.push(*fingerprint);
            }
        }
        urls.retain(|url| settled.binary_search(&url.fingerprint).is_err());
        Ok(())
    }

    /// Lets go of heads that can be read again, a part of the hosts at a time.
    pub(crate) fn unload_heads(&mut self) {
        let enough = self.settings.urls_in_memory / 4 * 3;
        for _ in 0..HOSTS_AT_ONCE.min(self.hosts.slots()) {
            if self.totals.urls_in_ram <= enough {
                return;
            }
            let id = self.ledger.next_to_unload(self.hosts.slots());
            if self.hosts.get(id).is_some_and(|host| host.in_flight == 0) {
                let applied = self.ledger.applied();
                self.with_queue(id, |queue| queue.unload(applied));
            }
        }
    }
}

/// The entry that a stored key names.
pub(crate) fn parsed(stored: &[u8]) -> Result<EntryKey, FrontierError> {
    let parsed = EntryKey::parse(stored);
    let (_, key) = parsed.map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, stored, detail))?;
    Ok(key)
}

struct Found {
    entries: BTreeMap<EntryKey, Vec<u8>>,
    /// Where the store may have more.
    unread_from: Option<EntryKey>,
}

impl Found {
    /// Keeps the first `limit` entries. Where reading must go on later.
    fn split_off_after(&mut self, limit: usize) -> Option<EntryKey> {
        match self.entries.keys().nth(limit).copied() {
            Some(first_left_out) => {
                self.entries.split_off(&first_left_out);
                Some(first_left_out)
            }
            None => self.unread_from,
        }
    }
}
