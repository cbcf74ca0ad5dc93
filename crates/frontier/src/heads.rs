//! Heads of queues in RAM, tails in the store: reading a head back, and letting go of heads when there are
//! too many.

use std::collections::BTreeMap;
use std::time::Duration;

use peregrine_state::{Space, Walk};
use peregrine_types::Timestamp;

use crate::FrontierError;
use crate::encoding::Malformed;
use crate::frontier::Frontier;
use crate::host::HostId;
use crate::host_queue::Want;
use crate::queue_entry::{EntryKey, PackedUrls, Packer, Unpacker, behind, came_at, prefix, unpack};
use crate::url_record::UrlRecord;

/// URLs of a host read at once, where there is room for so many of every host.
const MOST_URLS_AT_ONCE: usize = 16;
/// Hosts whose heads are read together. They lie side by side in the store, so that what was read for one has most of
/// what the next one needs.
const NEIGHBOURS: usize = 32;
/// Hosts among them that need nothing, after which it is not worth going on.
const PASSED_BY: usize = 4;
/// With room for fewer URLs of each host than this, only the heads of the hosts that come next are read.
const SHARE_FOR_NEIGHBOURS: usize = 2;
/// Hosts whose turn comes next and whose heads are then read together.
const NEXT: usize = 32;
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
                Want::Rest(key, taken) => self.load_rest(id, key, taken)?,
                Want::Unpack => self.unpack_front(id, now)?,
            }
        }
    }

    /// Reads the head of a host, and others that will be needed soon.
    fn load_heads(&mut self, id: HostId, from: EntryKey, now: Timestamp) -> Result<(), FrontierError> {
        // Less than all of it, so that little has to leave again for want of room.
        let share = (self.most_in_ram() / 8 * 7) / self.hosts.len().max(1);
        match share {
            // Whatever was read for a host whose turn is not near would have to leave before that comes.
            0..SHARE_FOR_NEIGHBOURS => self.load_next_heads(id, MOST_URLS_AT_ONCE, now),
            _ => self.load_neighbours(id, from, share.min(MOST_URLS_AT_ONCE), now),
        }
    }

    /// Reads the heads of the hosts whose turn comes next, on one way through the store.
    fn load_next_heads(&mut self, id: HostId, enough: usize, now: Timestamp) -> Result<(), FrontierError> {
        let mut next: Vec<(Vec<u8>, HostId, EntryKey)> = Vec::with_capacity(NEXT);
        for host in std::iter::once(id).chain(self.ready.best(NEXT)) {
            if let Want::Disk(from) = self.hosts[host].queue.wants(now) {
                next.push((from.stored(&self.hosts[host].name), host, from));
            }
        }
        next.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        let store = self.store.clone();
        let mut walk = store.walk(Space::Queue);
        for (stored, host, from) in next {
            walk.skip_to_alike(&stored)?;
            match host == id {
                true => self.load_entries(host, from, enough, &mut *walk)?,
                false => self.load_ahead(host, from, enough, &mut *walk, now)?,
            }
        }
        Ok(())
    }

    /// Reads the head of a host, and those of the hosts behind it in the store that will need theirs soon.
    fn load_neighbours(
        &mut self,
        id: HostId,
        from: EntryKey,
        enough: usize,
        now: Timestamp,
    ) -> Result<(), FrontierError> {
        let store = self.store.clone();
        let mut walk = store.walk(Space::Queue);
        walk.skip_to(&from.stored(&self.hosts[id].name))?;
        self.load_entries(id, from, MOST_URLS_AT_ONCE, &mut *walk)?;
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
                    self.load_ahead(neighbour, from, enough, &mut *walk, now)?;
                }
                None if passed == PASSED_BY => break,
                None => passed += 1,
            }
        }
        Ok(())
    }

    /// Reads the head of a host whose turn it is not. What it begins with may be worse than it seemed to be.
    fn load_ahead(
        &mut self,
        id: HostId,
        from: EntryKey,
        enough: usize,
        walk: &mut dyn Walk,
        now: Timestamp,
    ) -> Result<(), FrontierError> {
        let before = self.hosts[id].queue.next_moment();
        self.load_entries(id, from, enough, walk)?;
        if self.hosts[id].queue.next_moment() != before {
            self.place(id, now);
        }
        Ok(())
    }

    /// A host that will not be asked for a while shall not wait for something that is not there.
    pub(crate) fn see_whether_done(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        let host = &self.hosts[id];
        if host.queue.may_be_done() && host.politeness.earliest() > now.plus(SOON) {
            self.load_head(id, now)?;
        }
        Ok(())
    }

    /// Reads again what is left of an entry.
    fn load_rest(&mut self, id: HostId, key: EntryKey, taken: u32) -> Result<(), FrontierError> {
        let name = &*self.hosts[id].name;
        let stored = key.stored(name);
        let value = match self.ledger.unapplied_value(Space::Queue, &stored) {
            Some(value) => value.map(<[u8]>::to_vec),
            None => self.store.get(Space::Queue, &stored)?,
        };
        let left = || {
            let value = value.as_deref().ok_or(Malformed("an entry that was begun is not there"))?;
            let mut urls = Unpacker::new(name, key, value)?;
            for _ in 0..taken {
                urls.next()?;
            }
            let mut packer = Packer::default();
            let left = urls.rest(name, &mut packer)?.map(|left| (left.bytes.to_vec(), left.count));
            left.ok_or(Malformed("more URLs of an entry are gone than it has"))
        };
        let (bytes, count) =
            left().map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, &stored, detail))?;
        self.with_queue(id, |queue| {
            queue.begin_rest(key);
            queue.fill(key, PackedUrls { bytes: &bytes, count });
        });
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
        self.leave_if_idle(id);
        Ok(())
    }

    /// Whether there was something to load.
    fn load_entry(&mut self, id: HostId, key: EntryKey, value: &[u8]) -> Result<bool, FrontierError> {
        let name = &*self.hosts[id].name;
        if self.hosts[id].queue.knows(key) || self.ledger.is_removed(id, key, &key.stored(name)) {
            return Ok(false);
        }
        let corrupt = |Malformed(detail)| FrontierError::corrupt(Space::Queue, &key.stored(name), detail);
        let mut packer;
        let packed = if key.commit <= self.opened.commit {
            packer = Packer::new(name);
            match self.leave_out_settled(key, name, value, &mut packer)? {
                Some(left) => left,
                None => {
                    self.ledger.remove_entry(id, key);
                    return Ok(false);
                }
            }
        } else {
            PackedUrls::read(value).map_err(corrupt)?
        };
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

    /// Opens what stands first in a host's queue: one URL, and what comes behind it stays packed.
    fn unpack_front(&mut self, id: HostId, now: Timestamp) -> Result<(), FrontierError> {
        let mut packer = std::mem::take(&mut self.packing.packer);
        let opened = self.open_front(id, &mut packer, now);
        self.packing.packer = packer;
        opened
    }

    fn open_front(&mut self, id: HostId, packer: &mut Packer, now: Timestamp) -> Result<(), FrontierError> {
        let host = &self.hosts[id];
        let Some((key, packed)) = host.queue.packed_front() else { return Ok(()) };
        let corrupt = |Malformed(detail)| FrontierError::corrupt(Space::Queue, &key.stored(&host.name), detail);
        let mut urls = Unpacker::new(&host.name, key, packed).map_err(corrupt)?;
        let first = urls.next().and_then(|first| first.ok_or(Malformed("an entry without a URL"))).map_err(corrupt)?;
        let rest = urls.rest(&host.name, packer).map_err(corrupt)?;
        let is_forgiven = host.is_forgiven(key);
        self.with_queue(id, |queue| queue.open_front(first, rest, now, is_forgiven));
        Ok(())
    }

    /// An entry of an earlier run may hold URLs that were settled since it was written: their records say so. What is left, if
    /// anything is.
    fn leave_out_settled<'a>(
        &self,
        key: EntryKey,
        name: &str,
        value: &'a [u8],
        packer: &'a mut Packer,
    ) -> Result<Option<PackedUrls<'a>>, FrontierError> {
        let corrupt = |Malformed(detail)| FrontierError::corrupt(Space::Queue, &key.stored(name), detail);
        let urls = unpack(name, key, value).map_err(corrupt)?;
        let mut fingerprints: Vec<_> = urls.iter().map(|url| url.fingerprint).collect();
        fingerprints.sort_unstable();
        let keys: Vec<[u8; 8]> = fingerprints.iter().map(|fingerprint| fingerprint.to_bytes()).collect();
        let keys: Vec<&[u8]> = keys.iter().map(<[u8; 8]>::as_slice).collect();
        let mut settled = Vec::new();
        for (fingerprint, stored) in fingerprints.iter().zip(self.store.get_sorted(Space::Urls, &keys)?) {
            // What this run has settled may not be in the store yet.
            let Some(record) = self.ledger.uncommitted_record(*fingerprint).or(stored.as_deref()) else { continue };
            let settled_in = UrlRecord::settled_in(record)
                .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Urls, &fingerprint.to_bytes(), detail))?;
            if settled_in > key.commit {
                settled.push(*fingerprint);
            }
        }
        if settled.is_empty() {
            return Ok(Some(PackedUrls::read(value).map_err(corrupt)?).filter(|left| left.count > 0));
        }
        let since = came_at(value).map_err(corrupt)?;
        let mut left = urls.iter().filter(|url| settled.binary_search(&url.fingerprint).is_err()).peekable();
        if left.peek().is_none() {
            return Ok(None);
        }
        left.for_each(|url| packer.push(url.borrowed()));
        Ok(Some(packer.packed(since)))
    }

    /// Waiting URLs that may be in RAM. Fewer than the setting says where there are more hosts than that: the more there are, the more of
    /// them leave again before the turn of their host comes, and hosts take RAM as well.
    pub(crate) fn most_in_ram(&self) -> usize {
        let most = self.settings.urls_in_memory;
        most.saturating_mul(most) / self.hosts.len().max(most).max(1)
    }

    /// Lets go of heads, a part of the hosts at a time: they can be read again.
    pub(crate) fn unload_heads(&mut self) {
        let enough = self.most_in_ram() / 4 * 3;
        let (applied, before) = (self.ledger.applied(), self.opened.commit);
        for _ in 0..HOSTS_AT_ONCE.min(self.hosts.slots()) {
            if self.totals.urls_in_ram <= enough {
                return;
            }
            let id = self.ledger.next_to_unload(self.hosts.slots());
            if self.hosts.get(id).is_some_and(|host| host.in_flight == 0 && host.queue.in_ram() > 0) {
                self.with_queue(id, |queue| queue.unload(applied, before));
            }
        }
    }
}

/// The host and the entry that a stored key names.
pub(crate) fn parsed(stored: &[u8]) -> Result<(&str, EntryKey), FrontierError> {
    EntryKey::parse(stored).map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, stored, detail))
}
