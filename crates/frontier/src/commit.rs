use std::collections::VecDeque;
use std::sync::Arc;

use hashbrown::{HashMap, HashSet};
use peregrine_state::{Batch, SortedOps, Space};
use peregrine_types::Timestamp;
use peregrine_urls::Fingerprint;

use crate::FrontierError;
use crate::blocks::BlockQueue;
use crate::encoding::Malformed;
use crate::frontier::Frontier;
use crate::host::{HostId, NEAR, Unsaved};
use crate::host_queue::Unwritten;
use crate::lease::LeasedErrand;
use crate::pending::Place;
use crate::queue_entry::{CHUNK_URLS, EntryKey, PackedUrls, Packer, QueuedUrl, unpack};
use crate::recovery::{Meta, read_meta};

/// URLs that a host keeps in RAM when they are written.
const HEAD_URLS: usize = 256;
/// For how many commits the counts of a host may be newer than its record. They change with every link and visit, and
/// writing them each time would be half of all writes.
const COUNTS_LAG: u64 = 32;

/// What has changed since the last commit, and what the store does not know yet of the commits before.
///
/// A batch is applied by somebody else, some time after it was taken. The frontier learns of it by
/// reading the commit number back from the store; until then it looks things up in the batch itself.
#[derive(Default)]
pub(crate) struct Ledger {
    taken: u64,
    applied: u64,
    /// Hosts with new queue entries.
    with_new_entries: Vec<HostId>,
    /// Hosts whose records must be written now.
    unsaved: Vec<HostId>,
    /// Hosts whose records may be written later, and as of which commit.
    unsaved_counts: BlockQueue<(u64, HostId)>,
    records: HashMap<Fingerprint, Vec<u8>>,
    removed: HashSet<(HostId, EntryKey)>,
    unapplied: VecDeque<(u64, Arc<SortedOps>)>,
    /// The memory of one that the store knows by now.
    spare: Option<SortedOps>,
    /// Hosts that had nothing to do as of a commit.
    idle: BlockQueue<(u64, HostId)>,
    unload_at: u32,
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
        if let Some(record) = self.records.get(&fingerprint) {
            return Some(record);
        }
        self.unapplied_value(Space::Urls, &fingerprint.to_bytes()).flatten()
    }

    /// What the commits that the store does not know yet say of a key: its value, or that there is none.
    pub(crate) fn unapplied_value(&self, space: Space, key: &[u8]) -> Option<Option<&[u8]>> {
        self.unapplied.iter().rev().find_map(|(_, ops)| ops.get(space, key)).map(|op| op.value)
    }

    /// All URLs of an entry are settled. One that was never written needs no removal.
    pub(crate) fn remove_entry(&mut self, host: HostId, key: EntryKey) {
        if key.commit <= self.taken {
            self.removed.insert((host, key));
        }
    }

    /// Whether an entry that the store may still have is gone.
    pub(crate) fn is_removed(&self, host: HostId, key: EntryKey, stored: &[u8]) -> bool {
        self.removed.contains(&(host, key)) || self.unapplied_value(Space::Queue, stored) == Some(None)
    }

    /// The entries that the store does not have yet, of each commit, from this stored key on.
    pub(crate) fn unapplied_entries<'a>(
        &'a self,
        prefix: &'a [u8],
        from: &'a [u8],
    ) -> impl Iterator<Item = impl Iterator<Item = (&'a [u8], &'a [u8])>> {
        self.unapplied.iter().map(move |(_, ops)| {
            let of_host = ops.from(Space::Queue, from).take_while(move |op| op.key.starts_with(prefix));
            of_host.filter_map(|op| Some((op.key, op.value?)))
        })
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
        !self.with_new_entries.is_empty()
            || !self.unsaved.is_empty()
            || !self.records.is_empty()
            || !self.removed.is_empty()
    }

    /// Forgets what the store knows by now.
    fn applied_up_to(&mut self, commit: u64) {
        self.applied = self.applied.max(commit.min(self.taken));
        while self.unapplied.front().is_some_and(|(oldest, _)| *oldest <= self.applied)
            && let Some((_, ops)) = self.unapplied.pop_front()
        {
            self.spare = Arc::into_inner(ops).or(self.spare.take());
        }
    }
}

impl Frontier {
    /// Everything that changed since the last commit, as one batch; empty if nothing did. Batches must be
    /// applied in the order in which they were taken.
    pub fn take_commit(&mut self, now: Timestamp) -> Result<Batch, FrontierError> {
        self.see_what_is_applied()?;
        self.resolve_deferred(now)?;
        if !self.has_changes() {
            return Ok(Batch::new());
        }
        self.write_commit(false, now)
    }

    /// The last batch of a run that ends in good order: the next one may trust that it knows when every host
    /// was last touched. Leases that are still out return to their queues.
    pub fn close(&mut self, now: Timestamp) -> Result<Batch, FrontierError> {
        self.see_what_is_applied()?;
        self.resolve_deferred(now)?;
        self.write_commit(true, now)
    }

    fn has_changes(&self) -> bool {
        self.ledger.has_changes() || self.seen.has_news() || !self.pending.is_empty()
    }

    /// The commit of this number, and every one before it, is synced: what only older ones needed may go.
    pub fn durable(&mut self, commit: u64) -> Result<(), FrontierError> {
        self.seen.durable(commit)
    }

    fn see_what_is_applied(&mut self) -> Result<(), FrontierError> {
        if !self.ledger.unapplied.is_empty() {
            let meta = read_meta(&*self.store)?;
            self.ledger.applied_up_to(meta.map_or(0, |meta| meta.commit));
        }
        self.domains.applied_up_to(self.ledger.applied);
        self.drop_idle_hosts();
        Ok(())
    }

    /// A host with nothing to do leaves RAM once the store knows its record.
    fn drop_idle_hosts(&mut self) {
        let applied = self.ledger.applied;
        while self.ledger.idle.front().is_some_and(|(commit, _)| *commit <= applied)
            && let Some((_, id)) = self.ledger.idle.pop_front()
        {
            let is_idle = self.hosts.get(id).is_some_and(|host| {
                host.is_idle() && host.unsaved == Unsaved::Nothing && u64::from(host.recorded_in) <= applied
            });
            if is_idle {
                self.ready.remove(id);
                self.shelf.remove(id);
                self.hosts.remove(id);
            }
        }
    }

    fn write_commit(&mut self, clean: bool, now: Timestamp) -> Result<Batch, FrontierError> {
        let commit = self.ledger.next_commit();
        let mut batch = self.ledger.spare.take().map_or_else(Batch::new, Batch::reusing);
        let begun = self.write_begun(commit, now, &mut batch)?;
        self.write_pending(commit, now, &mut batch);
        begun.into_iter().for_each(|id| self.hosts[id].queue.end_entries());
        for (id, key) in self.ledger.removed.drain() {
            batch.delete(Space::Queue, key.stored(&self.hosts[id].name));
        }
        for (fingerprint, record) in self.ledger.records.drain() {
            batch.put(Space::Urls, fingerprint.to_bytes(), record);
        }
        self.write_hosts(commit, clean, &mut batch);
        self.clear_shelf(&mut batch);
        if self.totals.urls_in_ram > self.most_in_ram() {
            self.unload_heads();
        }
        self.domains.commit(commit, &mut batch);
        self.seen.commit(commit, &mut batch)?;
        let meta = Meta {
            commit,
            clean,
            caution: self.opened.caution,
            runs: self.opened.runs,
            hosts_known: self.totals.hosts_known,
            unsettled: self.totals.unsettled,
            refused: self.totals.refused,
        };
        meta.write(&mut batch);
        self.ledger.taken = commit;
        self.ledger.unapplied.push_back((commit, batch.seal()));
        Ok(batch)
    }

    fn write_hosts(&mut self, commit: u64, clean: bool, batch: &mut Batch) {
        for id in std::mem::take(&mut self.ledger.unsaved) {
            self.write_host(id, commit, batch);
        }
        let due = |since: u64| clean || since + COUNTS_LAG <= commit;
        while self.ledger.unsaved_counts.front().is_some_and(|(since, _)| due(*since))
            && let Some((_, id)) = self.ledger.unsaved_counts.pop_front()
        {
            // It may have left, or been written since.
            if self.hosts.get(id).is_some_and(|host| host.unsaved == Unsaved::Counts) {
                self.write_host(id, commit, batch);
            }
        }
    }

    fn write_host(&mut self, id: HostId, commit: u64, batch: &mut Batch) {
        let host = &mut self.hosts[id];
        batch.put(Space::Hosts, host.name.as_bytes(), host.record().encode());
        host.unsaved = Unsaved::Nothing;
        host.recorded_in = u32::try_from(commit).unwrap_or(u32::MAX);
        if host.is_idle() {
            self.ledger.maybe_idle(commit, id);
        }
        self.write_traps(id, batch);
    }

    /// Something of this host has changed that its record does not know.
    pub(crate) fn mark(&mut self, id: HostId, unsaved: Unsaved) {
        let host = &mut self.hosts[id];
        if host.unsaved >= unsaved {
            return;
        }
        host.unsaved = unsaved;
        match unsaved {
            Unsaved::Nothing => {}
            Unsaved::Counts => self.ledger.unsaved_counts.push_back((self.ledger.next_commit(), id)),
            Unsaved::Manners => self.ledger.unsaved.push(id),
        }
    }

    /// This host has entries that no commit carries yet.
    pub(crate) fn mark_new_entries(&mut self, id: HostId) {
        let host = &mut self.hosts[id];
        if !host.has_new_entries {
            host.has_new_entries = true;
            self.ledger.with_new_entries.push(id);
        }
    }

    fn write_begun(&mut self, commit: u64, now: Timestamp, batch: &mut Batch) -> Result<Vec<HostId>, FrontierError> {
        let on_lease = self.on_lease_since(commit);
        let begun = std::mem::take(&mut self.ledger.with_new_entries);
        for id in &begun {
            self.hosts[*id].has_new_entries = false;
            self.write_begun_entries(*id, commit, &on_lease, now, batch)?;
        }
        Ok(begun)
    }

    /// Packs what was accepted since the last commit into entries.
    fn write_pending(&mut self, commit: u64, now: Timestamp, batch: &mut Batch) {
        let (hosts, mut places) = (self.pending.take_hosts(), Vec::new());
        for some in hosts.chunks(NEAR) {
            self.hosts.bring_near(some);
            let chains = some.iter().filter_map(|id| self.hosts.get(*id)).map(|host| host.queue.pending);
            self.pending.bring_near(chains, &mut places);
            for id in some {
                // Its turn may have come since; and then it may have left.
                if self.hosts.get(*id).is_some_and(|host| !host.queue.pending.is_empty()) {
                    self.write_pending_of(*id, commit, now, batch);
                }
            }
        }
        self.pending.clear(hosts);
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

    /// What was accepted since the last commit and came to its turn already.
    fn write_begun_entries(
        &mut self,
        id: HostId,
        commit: u64,
        on_lease: &HashMap<(HostId, EntryKey), Vec<QueuedUrl>>,
        now: Timestamp,
        batch: &mut Batch,
    ) -> Result<(), FrontierError> {
        let (mut kept, mut gone) = (0, Vec::new());
        for key in self.hosts[id].queue.begun_in(commit) {
            let host = &self.hosts[id];
            let stored = key.stored(&host.name);
            let (value, can_go) = match host.queue.unwritten(key) {
                Unwritten::Packed(bytes) => (bytes.to_vec(), kept >= HEAD_URLS),
                Unwritten::Touched => {
                    let mut packer = Packer::new(&host.name);
                    let left = host.queue.left_in(key);
                    let rest = left.rest.map(|rest| unpack(&host.name, key, rest)).transpose();
                    let rest =
                        rest.map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, &stored, detail))?;
                    // Those on their way come first, so that a number says what is left.
                    let leased = on_lease.get(&(id, key)).into_iter().flatten();
                    let on_their_way: Vec<_> = leased.chain(left.delayed).collect();
                    let waiting = left.first.into_iter().chain(rest.iter().flatten());
                    on_their_way.iter().copied().chain(waiting).for_each(|url| packer.push(url.borrowed()));
                    let (value, before) = (packer.packed(now).bytes.to_vec(), on_their_way.len() as u32);
                    self.hosts[id].queue.written_behind(key, before);
                    (value, false)
                }
            };
            batch.put(Space::Queue, stored, value);
            if can_go {
                gone.push(key);
            } else {
                kept += CHUNK_URLS;
            }
        }
        self.with_queue(id, |queue| queue.let_go(&gone));
        Ok(())
    }

    fn write_pending_of(&mut self, id: HostId, commit: u64, now: Timestamp, batch: &mut Batch) {
        // Nothing else of this commit comes after this, so that nobody needs to remember the chunks.
        let (mut chunk, most_in_ram) = (self.hosts[id].first_chunk(commit), self.most_in_ram());
        self.pack_pending(id, now, |frontier, rank, packed| {
            let host = &mut frontier.hosts[id];
            let key = EntryKey { rank, commit, chunk };
            chunk += 1;
            batch.put(Space::Queue, key.stored(&host.name), packed.bytes);
            let queue = &mut host.queue;
            let has_room = queue.in_ram() < HEAD_URLS && frontier.totals.urls_in_ram < most_in_ram;
            // What comes after something on disk is not worth its place in RAM yet.
            if has_room && queue.is_before_disk(key) {
                frontier.with_queue(id, |queue| queue.load(key, packed));
            } else {
                queue.spilled(key);
            }
        });
    }

    /// Brings what was accepted since the last commit to its place among the entries in RAM.
    pub(crate) fn begin_entries(&mut self, id: HostId, now: Timestamp) {
        if self.hosts[id].queue.pending.is_empty() {
            return;
        }
        let commit = self.ledger.next_commit();
        self.mark_new_entries(id);
        self.pack_pending(id, now, |frontier, rank, packed| {
            let key = frontier.hosts[id].begin_entry(rank, commit);
            frontier.with_queue(id, |queue| queue.load(key, packed));
        });
    }

    /// Takes a host's chain, cut where the rank changes or an entry would grow too large.
    fn pack_pending(&mut self, id: HostId, now: Timestamp, mut each: impl FnMut(&mut Self, u8, PackedUrls<'_>)) {
        let chain = std::mem::take(&mut self.hosts[id].queue.pending);
        let PackingRoom { mut order, mut packer } = std::mem::take(&mut self.packing);
        self.pending.in_order(chain, &mut order);
        packer.begin(&self.hosts[id].name);
        let mut in_order = order.iter().peekable();
        while let Some(&(rank, at)) = in_order.next() {
            packer.push(self.pending.get(at));
            if packer.is_full() || in_order.peek().is_none_or(|(next, _)| *next != rank) {
                each(self, rank, packer.packed(now));
                packer.begin(&self.hosts[id].name);
            }
        }
        self.packing = PackingRoom { order, packer };
    }
}

/// Used again from host to host.
#[derive(Default)]
pub(crate) struct PackingRoom {
    order: Vec<(u8, Place)>,
    pub(crate) packer: Packer,
}
