//! Heads of queues in RAM, tails in the store: reading a head back, and letting go of heads when there are
//! too many.

use std::collections::BTreeMap;
use std::time::Duration;

use peregrine_state::{Batch, Space, Walk};
use peregrine_types::Timestamp;

use crate::FrontierError;
use crate::encoding::Malformed;
use crate::frontier::Frontier;
use crate::host::HostId;
use crate::host_queue::Want;
use crate::queue_entry::{EntryKey, PackedUrls, Packer, QueuedUrl, behind, prefix, unpack};
use crate::url_record::UrlRecord;

/// URLs of a host read at once, where there is room for so many of every host.
const MOST_URLS_AT_ONCE: usize = 16;
/// Hosts whose heads are read together. They lie side by side in the store, so that what was read for one has most of
/// what the next one needs.
const NEIGHBOURS: usize = 32;
/// Hosts among them that need nothing, after which it is not worth going on.
const PASSED_BY: usize = 4;
/// A host that may not be asked within this time needs no head.
const SOON: Duration = Duration::from_secs(60);
/// Hosts looked at per commit when RAM is short.
const HOSTS_AT_ONCE: usize = 65_536;

type Entries = BTreeMap<EntryKey, Vec<u8>>;

impl Frontier {
    /// Sees to it that the URL this host shall fetch next is in RAM, if there is one.
    pub(crate) fn load_head(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        loop {
            match self.hosts[id].queue.wants(now) {
                Want::Nothing => return Ok(()),
                Want::Pending => self.begin_entries(id, now),
                Want::Disk(from) => self.load_heads(id, from, now)?,
                Want::Unpack => self.unpack_front(id, now)?,
            }
        }
    }

    /// Reads the head of a host, and those of the hosts behind it in the store that will need theirs soon.
    fn load_heads(&mut self, id: HostId, from: EntryKey, now: Timestamp) -> Result<(), FrontierError> {
        // Less than all of it, so that little has to leave again for want of room.
        let share = (self.settings.urls_in_memory / 8 * 7).div_ceil(self.hosts.len().max(1));
        let enough = share.clamp(1, MOST_URLS_AT_ONCE);
        let store = self.store.clone();
        let mut walk = store.walk(Space::Queue, &from.stored(&self.hosts[id].name))?;
        self.load_entries(id, from, enough, &mut *walk)?;
        let (mut next, mut passed) = (behind(&self.hosts[id].name), 0);
        for _ in 1..NEIGHBOURS {
            walk.skip_to(&next)?;
            let Some((stored, _)) = walk.entry() else { break };
            let (name, _) = parsed(stored)?;
            next = behind(name);
            let neighbour = self.hosts.find(name);
            let low = neighbour.and_then(|neighbour| Some((neighbour, self.runs_low(neighbour, enough, now)?)));
            match low {
                Some((neighbour, from)) => {
                    walk.skip_to(&from.stored(&self.hosts[neighbour].name))?;
                    self.load_entries(neighbour, from, enough, &mut *walk)?;
                }
                None if passed == PASSED_BY => break,
                None => passed += 1,
            }
        }
        Ok(())
    }

    /// From where on a host that will have its turn soon needs more.
    fn runs_low(&self, id: HostId, enough: usize, now: Timestamp) -> Option<EntryKey> {
        let host = &self.hosts[id];
        host.queue.runs_low(enough).filter(|_| host.politeness.earliest() <= now.plus(SOON))
    }

    /// Brings entries of a host's queue into RAM, from this one on, until there are enough: what the store has, and what it
    /// will have once it knows the last commits.
    fn load_entries(
        &mut self,
        id: HostId,
        from: EntryKey,
        enough: usize,
        walk: &mut dyn Walk,
    ) -> Result<(), FrontierError> {
        let prefix = prefix(&self.hosts[id].name);
        let (unapplied, unread_from) = self.unapplied_entries(id, from)?;
        let mut unapplied = unapplied.into_iter().peekable();
        let mut is_first = true;
        let more = loop {
            let stored = match walk.entry() {
                Some((stored, value)) if stored.starts_with(&prefix) => Some((parsed(stored)?.1, value)),
                _ => None,
            };
            let keys = stored.iter().map(|(key, _)| *key).chain(unapplied.peek().map(|(key, _)| *key));
            let Some(key) = keys.min().filter(|key| unread_from.is_none_or(|unread| *key < unread)) else {
                break unread_from;
            };
            if !is_first && self.hosts[id].queue.in_ram() >= enough {
                break Some(key);
            }
            let of_store = stored.filter(|(of, _)| *of == key);
            let newer = unapplied.next_if(|(of, _)| *of == key);
            let value = newer.as_ref().map(|(_, value)| &value[..]).or(of_store.and_then(|(_, value)| value));
            if let Some(value) = value {
                is_first &= !self.load_entry(id, key, value)?;
            }
            if of_store.is_some() {
                walk.advance()?;
            }
        };
        self.hosts[id].queue.set_disk_from(more);
        Ok(())
    }

    /// Whether there was something to load.
    fn load_entry(&mut self, id: HostId, key: EntryKey, value: &[u8]) -> Result<bool, FrontierError> {
        let name = &*self.hosts[id].name;
        if self.hosts[id].queue.knows(key) || self.ledger.is_removed(id, key, &key.stored(name)) {
            return Ok(false);
        }
        let packed = PackedUrls::read(value)
            .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, &key.stored(name), detail))?;
        self.with_queue(id, |queue| queue.load(key, packed));
        Ok(true)
    }

    /// The first entries from this one on that the store does not have yet, and where there may be more.
    fn unapplied_entries(&self, id: HostId, from: EntryKey) -> Result<(Entries, Option<EntryKey>), FrontierError> {
        let name = &*self.hosts[id].name;
        let (prefix, first) = (prefix(name), from.stored(name));
        let (mut entries, mut unread_from) = (Entries::new(), None::<EntryKey>);
        for of_commit in self.ledger.unapplied_entries(&prefix, &first) {
            for (at, (stored, value)) in of_commit.enumerate() {
                let (_, key) = parsed(stored)?;
                if at == MOST_URLS_AT_ONCE {
                    unread_from = Some(unread_from.map_or(key, |unread| unread.min(key)));
                    break;
                }
                entries.insert(key, value.to_vec());
            }
        }
        Ok((entries, unread_from))
    }

    /// In a crawl every host with something to do is in RAM; one that is only looked at brings them in as it goes.
    pub(crate) fn first_entry_on_disk(&self, name: &str) -> Result<Option<EntryKey>, FrontierError> {
        if !self.opened.only_to_look {
            return Ok(None);
        }
        let entries = self.store.scan(Space::Queue, &prefix(name), None, 1)?;
        entries.first().map(|(stored, _)| Ok(parsed(stored)?.1)).transpose()
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

    /// Lets go of heads that can be read again, a part of the hosts at a time. Entries that were begun are what their hosts ask for
    /// next, so they stay; only where those are too many by half do they go as well, and what is left of each is written.
    pub(crate) fn unload_heads(&mut self, batch: &mut Batch) {
        let enough = self.settings.urls_in_memory / 4 * 3;
        let also_begun = self.totals.urls_in_ram > self.settings.urls_in_memory / 2 * 3;
        let applied = self.ledger.applied();
        let mut packer = Packer::default();
        for _ in 0..HOSTS_AT_ONCE.min(self.hosts.slots()) {
            if self.totals.urls_in_ram <= enough {
                return;
            }
            let id = self.ledger.next_to_unload(self.hosts.slots());
            if self.hosts.get(id).is_none_or(|host| host.in_flight > 0) {
                continue;
            }
            for left in self.with_queue(id, |queue| queue.unload(applied, also_begun)) {
                let name = &self.hosts[id].name;
                packer.begin(name);
                left.urls.iter().for_each(|url| packer.push(url.borrowed()));
                batch.put(Space::Queue, left.key.stored(name), packer.packed(left.since).bytes);
            }
        }
    }
}

/// The host and the entry that a stored key names.
pub(crate) fn parsed(stored: &[u8]) -> Result<(&str, EntryKey), FrontierError> {
    EntryKey::parse(stored).map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, stored, detail))
}
