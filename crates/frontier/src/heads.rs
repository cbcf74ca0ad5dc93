//! Heads of queues in RAM, tails in the store: reading a head back, and letting go of heads when there are
//! too many.

use std::collections::BTreeMap;

use peregrine_state::Space;
use peregrine_types::Timestamp;

use crate::FrontierError;
use crate::encoding::Malformed;
use crate::frontier::Frontier;
use crate::host::HostId;
use crate::queue_entry::{EntryKey, QueuedUrl, prefix, unpack};
use crate::url_record::UrlRecord;

/// Entries read at once; each is small (see `queue_entry`).
const ENTRIES_AT_ONCE: usize = 4;
/// Hosts looked at per commit when RAM is short.
const HOSTS_AT_ONCE: usize = 65_536;

impl Frontier {
    /// Sees to it that the URL this host shall fetch next is in RAM, if there is one.
    pub(crate) fn load_head(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        while let Some(from) = self.hosts[id].queue.wants_load(now) {
            let mut found = self.read_entries(id, from)?;
            let more = found.split_off_after(ENTRIES_AT_ONCE);
            for (key, value) in found.entries {
                if !self.ledger.is_removed(id, key) && !self.hosts[id].queue.knows(key) {
                    self.load_entry(id, key, &value, now)?;
                }
            }
            self.hosts[id].queue.set_disk_from(more);
        }
        Ok(())
    }

    /// The first entries of a host's queue from this one on: what the store has, and what it will have once
    /// it knows the last commits.
    fn read_entries(&self, id: HostId, from: EntryKey) -> Result<Found, FrontierError> {
        let name = &*self.hosts[id].name;
        let after = from.scan_after(name);
        let stored = self.store.scan(Space::Queue, &prefix(name), Some(&after), ENTRIES_AT_ONCE)?;
        let may_be_more = stored.len() == ENTRIES_AT_ONCE;
        let mut entries = BTreeMap::new();
        for (stored_key, value) in stored {
            let (_, key) = EntryKey::parse(&stored_key)
                .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, &stored_key, detail))?;
            entries.insert(key, value);
        }
        let unread_from = entries.last_key_value().filter(|_| may_be_more).and_then(|(last, _)| last.next());
        for (key, value) in self.ledger.spilled_from(id, from).take(ENTRIES_AT_ONCE + 1) {
            if unread_from.is_none_or(|unread| key < unread) {
                entries.insert(key, value.to_vec());
            }
        }
        Ok(Found { entries, unread_from })
    }

    fn load_entry(&mut self, id: HostId, key: EntryKey, value: &[u8], now: Timestamp) -> Result<(), FrontierError> {
        let mut urls = unpack(key, value).map_err(|Malformed(detail)| {
            FrontierError::corrupt(Space::Queue, &key.stored(&self.hosts[id].name), detail)
        })?;
        if key.commit <= self.opened.commit {
            self.leave_out_settled(key, &mut urls)?;
        }
        self.ledger.unspill(id, key);
        if urls.is_empty() {
            self.ledger.remove_entry(id, key);
            self.mark_dirty(id);
        } else {
            self.with_queue(id, |queue| queue.load(key, urls, now));
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
