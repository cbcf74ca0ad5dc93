use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use peregrine_state::{Batch, Space};
use peregrine_types::Timestamp;
use peregrine_urls::Fingerprint;

use crate::FrontierError;
use crate::frontier::Frontier;
use crate::host::HostId;
use crate::lease::LeasedErrand;
use crate::queue_entry::{EntryKey, Packer, QueuedUrl};
use crate::recovery::{Meta, read_meta};

/// URLs that a host keeps in RAM when they are written.
const HEAD_URLS: usize = 256;

/// What has changed since the last commit, and what the store does not know yet of the commits before.
///
/// A batch is applied by somebody else, some time after it was taken. The frontier learns of it by
/// reading the commit number back from the store.
#[derive(Default)]
pub(crate) struct Ledger {
    taken: u64,
    applied: u64,
    pub(crate) dirty: Vec<HostId>,
    records: HashMap<Fingerprint, Vec<u8>>,
    removed: Vec<(HostId, EntryKey)>,
    unapplied: VecDeque<Unapplied>,
    /// Entries of unapplied commits that are not in RAM otherwise.
    spilled: BTreeMap<(HostId, EntryKey), Vec<u8>>,
    /// Entries whose removal the store may not know yet.
    gone: HashSet<(HostId, EntryKey)>,
    /// Hosts that had nothing to do as of a commit.
    idle: VecDeque<(u64, HostId)>,
    unload_at: u32,
}

struct Unapplied {
    commit: u64,
    records: HashMap<Fingerprint, Vec<u8>>,
    spilled: Vec<(HostId, EntryKey)>,
    removed: Vec<(HostId, EntryKey)>,
}

impl Ledger {
    pub(crate) fn starting_at(commit: u64) -> Self {
        Ledger { taken: commit, applied: commit, ..Ledger::default() }
    }

    pub(crate) fn taken(&self) -> u64 {
        self.taken
    }

    pub(crate) fn applied(&self) -> u64 {
        self.applied
    }

    /// The number of the commit that will carry what changes now.
    pub(crate) fn next_commit(&self) -> u64 {
        self.taken + 1
    }

    pub(crate) fn record(&mut self, fingerprint: Fingerprint, record: Vec<u8>) {
        self.records.insert(fingerprint, record);
    }

    pub(crate) fn uncommitted_record(&self, fingerprint: Fingerprint) -> Option<&[u8]> {
        let commits = self.unapplied.iter().rev().map(|commit| &commit.records);
        std::iter::once(&self.records).chain(commits).find_map(|records| records.get(&fingerprint)).map(Vec::as_slice)
    }

    /// All URLs of an entry are settled. One that was never written needs no removal.
    pub(crate) fn remove_entry(&mut self, host: HostId, key: EntryKey) {
        if key.commit <= self.taken {
            self.gone.insert((host, key));
            self.removed.push((host, key));
        }
    }

    pub(crate) fn is_removed(&self, host: HostId, key: EntryKey) -> bool {
        self.gone.contains(&(host, key))
    }

    pub(crate) fn spilled_from(&self, host: HostId, from: EntryKey) -> impl Iterator<Item = (EntryKey, &[u8])> {
        self.spilled
            .range((host, from)..)
            .take_while(move |((of, _), _)| *of == host)
            .map(|((_, key), value)| (*key, value.as_slice()))
    }

    pub(crate) fn unspill(&mut self, host: HostId, key: EntryKey) {
        self.spilled.remove(&(host, key));
    }

    pub(crate) fn maybe_idle(&mut self, commit: u64, host: HostId) {
        self.idle.push_back((commit, host));
    }

    pub(crate) fn next_to_unload(&mut self, slots: usize) -> HostId {
        let at = if (self.unload_at as usize) < slots { self.unload_at } else { 0 };
        self.unload_at = at + 1;
        HostId(at)
    }

    fn has_changes(&self) -> bool {
        !self.dirty.is_empty() || !self.records.is_empty() || !self.removed.is_empty()
    }

    /// Forgets what the store knows by now.
    fn applied_up_to(&mut self, commit: u64) {
        self.applied = self.applied.max(commit.min(self.taken));
        while self.unapplied.front().is_some_and(|oldest| oldest.commit <= self.applied)
            && let Some(oldest) = self.unapplied.pop_front()
        {
            for entry in oldest.spilled {
                self.spilled.remove(&entry);
            }
            for entry in oldest.removed {
                self.gone.remove(&entry);
            }
        }
    }
}

impl Frontier {
    /// Everything that changed since the last commit, as one batch; empty if nothing did. Batches must be
    /// applied in the order in which they were taken.
    pub fn take_commit(&mut self, _now: Timestamp) -> Result<Batch, FrontierError> {
        self.see_what_is_applied()?;
        if !self.ledger.has_changes() && !self.seen.has_news() {
            return Ok(Batch::new());
        }
        let batch = self.write_commit(false);
        if self.totals.urls_in_ram > self.settings.urls_in_memory {
            self.unload_heads();
        }
        Ok(batch)
    }

    /// The last batch of a run that ends in good order: the next one may trust that it knows when every host
    /// was last touched. Leases that are still out return to their queues.
    pub fn close(&mut self, _now: Timestamp) -> Result<Batch, FrontierError> {
        self.see_what_is_applied()?;
        Ok(self.write_commit(true))
    }

    fn see_what_is_applied(&mut self) -> Result<(), FrontierError> {
        if !self.ledger.unapplied.is_empty() {
            let meta = read_meta(&*self.store)?;
            self.ledger.applied_up_to(meta.map_or(0, |meta| meta.commit));
        }
        self.drop_idle_hosts();
        Ok(())
    }

    /// A host with nothing to do leaves RAM once the store knows its record.
    fn drop_idle_hosts(&mut self) {
        let applied = self.ledger.applied;
        while self.ledger.idle.front().is_some_and(|(commit, _)| *commit <= applied)
            && let Some((_, id)) = self.ledger.idle.pop_front()
        {
            let idle =
                self.hosts.get(id).is_some_and(|host| host.is_idle() && !host.dirty && host.recorded_in <= applied);
            if idle {
                self.ready.remove(id);
                self.hosts.remove(id);
            }
        }
    }

    fn write_commit(&mut self, clean: bool) -> Batch {
        let commit = self.ledger.next_commit();
        let mut batch = Batch::new();
        let mut spilled = Vec::new();
        let on_lease = self.on_lease_since(commit);
        for id in std::mem::take(&mut self.ledger.dirty) {
            self.write_new_entries(id, commit, &on_lease, &mut batch, &mut spilled);
            self.write_host(id, commit, &mut batch);
        }
        let removed = std::mem::take(&mut self.ledger.removed);
        for (id, key) in &removed {
            batch.delete(Space::Queue, key.stored(&self.hosts[*id].name));
        }
        let records = std::mem::take(&mut self.ledger.records);
        for (fingerprint, record) in &records {
            batch.put(Space::Urls, fingerprint.to_bytes(), record.clone());
        }
        self.seen.commit(commit, &mut batch);
        let meta = Meta {
            commit,
            clean,
            caution: self.opened.caution,
            runs: self.opened.runs,
            hosts_known: self.totals.hosts_known,
            refused: self.totals.refused,
        };
        meta.write(&mut batch);
        self.ledger.taken = commit;
        self.ledger.unapplied.push_back(Unapplied { commit, records, spilled, removed });
        batch
    }

    /// URLs that were accepted since the last commit and are on lease already: they are in no deque.
    fn on_lease_since(&self, commit: u64) -> HashMap<(HostId, EntryKey), Vec<QueuedUrl>> {
        let mut on_lease: HashMap<_, Vec<_>> = HashMap::new();
        for lease in self.leases.iter() {
            if let LeasedErrand::Page { entry, url } = &lease.errand
                && entry.commit == commit
            {
                on_lease.entry((lease.host, *entry)).or_default().push(url.clone());
            }
        }
        on_lease
    }

    fn write_host(&mut self, id: HostId, commit: u64, batch: &mut Batch) {
        let host = &mut self.hosts[id];
        batch.put(Space::Hosts, host.name.as_bytes(), host.record().encode());
        host.dirty = false;
        host.recorded_in = commit;
        if host.is_idle() {
            self.ledger.maybe_idle(commit, id);
        }
    }

    fn write_new_entries(
        &mut self,
        id: HostId,
        commit: u64,
        on_lease: &HashMap<(HostId, EntryKey), Vec<QueuedUrl>>,
        batch: &mut Batch,
        spilled: &mut Vec<(HostId, EntryKey)>,
    ) {
        for first in self.hosts[id].queue.begun_in(commit) {
            let waiting = self.with_queue(id, |queue| queue.take_waiting(first));
            let queue = &self.hosts[id].queue;
            let out = on_lease.get(&(id, first)).into_iter().flatten().chain(queue.delayed_of(first));
            for chunk in cut_into_chunks(first, out, waiting) {
                batch.put(Space::Queue, chunk.key.stored(&self.hosts[id].name), chunk.packed.clone());
                let room =
                    self.hosts[id].queue.in_ram() < HEAD_URLS && self.totals.urls_in_ram < self.settings.urls_in_memory;
                if room || chunk.has_outstanding {
                    self.with_queue(id, |queue| queue.keep(chunk.key, chunk.waiting));
                } else {
                    self.hosts[id].queue.spilled(chunk.key);
                    self.ledger.spilled.insert((id, chunk.key), chunk.packed);
                    spilled.push((id, chunk.key));
                }
            }
        }
    }
}

struct Chunk {
    key: EntryKey,
    packed: Vec<u8>,
    waiting: VecDeque<QueuedUrl>,
    /// Whether URLs of it are on lease or delayed; those refer to the first chunk.
    has_outstanding: bool,
}

/// Cuts an entry where it would grow too large. What is outstanding all goes into the first chunk.
fn cut_into_chunks<'a>(
    first: EntryKey,
    outstanding: impl Iterator<Item = &'a QueuedUrl>,
    waiting: VecDeque<QueuedUrl>,
) -> Vec<Chunk> {
    let mut chunks = Vec::new();
    let mut key = first;
    let mut packer = Packer::new();
    outstanding.for_each(|url| packer.push(url));
    let mut has_outstanding = packer.count() > 0;
    let mut in_chunk = VecDeque::new();
    for url in waiting {
        if packer.is_full() {
            let packed = std::mem::replace(&mut packer, Packer::new()).finish();
            chunks.push(Chunk { key, packed, waiting: std::mem::take(&mut in_chunk), has_outstanding });
            has_outstanding = false;
            key.chunk += 1;
        }
        packer.push(&url);
        in_chunk.push_back(url);
    }
    if packer.count() > 0 {
        chunks.push(Chunk { key, packed: packer.finish(), waiting: in_chunk, has_outstanding });
    }
    chunks
}
