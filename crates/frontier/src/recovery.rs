//! Opening: what the store says of the runs before, and what must be assumed where it cannot say.

use std::sync::Arc;

use peregrine_state::{Batch, Space, Store};
use peregrine_types::Timestamp;

use crate::admission::{LookedAt, Referring, Refusal, Refusals};
use crate::commit::{Ledger, PackingRoom};
use crate::deferred::Deferred;
use crate::domains::Domains;
use crate::encoding::{Decoded, Decoder, Encoder, Malformed};
use crate::frontier::{Frontier, NextNear};
use crate::gates::{Gaps, Gates};
use crate::heads::parsed;
use crate::host::Hosts;
use crate::host_queue::HostQueue;
use crate::host_record::HostRecord;
use crate::lease::Leases;
use crate::pending::Pending;
use crate::queue_entry::{EntryKey, behind};
use crate::ready_hosts::ReadyHosts;
use crate::seen::Seen;
use crate::stats::Totals;
use crate::trap_shelf::TrapShelf;
use crate::{FrontierError, FrontierSettings};

const FORMAT: u8 = 2;
const META_KEY: &[u8] = b"frontier";
/// Hosts whose records are read together: they lie in the order of their names, and the queues in that of a hash.
const HOSTS_AT_ONCE: usize = 64 << 10;

/// How this run began.
pub(crate) struct Opened {
    /// When the last run began that followed one which had not closed. What that one did in its last second is
    /// not in the store, so every host must be assumed to have been touched up to this moment.
    pub(crate) caution: Timestamp,
    /// Before this moment no gate is open. Through which ones the run before went last is not stored; but that was before
    /// this one began, so a gap from then on is enough for all of them, however that run ended.
    pub(crate) gates_shut_until: Timestamp,
    /// The last commit of the runs before.
    pub(crate) commit: u64,
    pub(crate) runs: u64,
    /// Whether only questions are asked, so that hosts with work come into RAM when they are asked about.
    pub(crate) only_to_look: bool,
}

/// The frontier's own entry in [`Space::Meta`], rewritten by every commit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Meta {
    pub(crate) commit: u64,
    pub(crate) clean: bool,
    /// See [`Opened::caution`]; kept, for a run may be shorter than a delay.
    pub(crate) caution: Timestamp,
    pub(crate) runs: u64,
    pub(crate) hosts_known: u64,
    /// URLs accepted and not settled for good.
    pub(crate) unsettled: u64,
    pub(crate) refused: Refusals,
}

impl Meta {
    pub(crate) fn write(&self, batch: &mut Batch) {
        let mut out = Encoder::with_version(FORMAT);
        out.number(self.commit);
        out.byte(u8::from(self.clean));
        out.moment(self.caution);
        out.number(self.runs);
        out.number(self.hosts_known);
        out.number(self.unsettled);
        out.number(Refusal::ALL.len() as u64);
        for (_, count) in self.refused.by_reason() {
            out.number(count);
        }
        batch.put(Space::Meta, META_KEY, out.finish());
    }

    fn decode(bytes: &[u8]) -> Decoded<Meta> {
        let mut read = Decoder::of_version(bytes, FORMAT)?;
        let mut meta = Meta {
            commit: read.number()?,
            clean: read.byte()? != 0,
            caution: read.moment()?,
            runs: read.number()?,
            hosts_known: read.number()?,
            unsettled: read.number()?,
            refused: Refusals::default(),
        };
        // Reasons may be added; those that a version does not know are not its business.
        for at in 0..read.number()? {
            let count = read.number()?;
            if let Some(refusal) = usize::try_from(at).ok().and_then(|at| Refusal::ALL.get(at)) {
                meta.refused.add(*refusal, count);
            }
        }
        read.finish()?;
        Ok(meta)
    }
}

pub(crate) fn read_meta(store: &dyn Store) -> Result<Option<Meta>, FrontierError> {
    let Some(bytes) = store.get(Space::Meta, META_KEY)? else { return Ok(None) };
    match bytes.first() {
        Some(&found) if found != FORMAT => Err(FrontierError::UnknownFormat { found, known: FORMAT }),
        _ => Meta::decode(&bytes)
            .map(Some)
            .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Meta, META_KEY, detail)),
    }
}

impl Frontier {
    /// Takes up the crawl that lies in `store`, or begins one. The store must be this frontier's alone.
    ///
    /// That a run has begun is written at once: should it die before its first commit, the next one shall
    /// know that hosts may have been touched.
    pub fn open(store: Arc<dyn Store>, settings: FrontierSettings, now: Timestamp) -> Result<Frontier, FrontierError> {
        let mut meta = match read_meta(&*store)? {
            Some(meta) if meta.clean => Meta { clean: false, ..meta },
            Some(meta) => Meta { caution: now, ..meta },
            None => Meta::default(),
        };
        meta.runs += 1;
        let mut frontier = Frontier::as_of(&meta, store, settings)?;
        if meta.runs > 1 {
            frontier.opened.gates_shut_until = now.plus(frontier.gaps.longest());
        }
        frontier.find_hosts_with_work(now)?;
        let mut batch = Batch::new();
        meta.write(&mut batch);
        frontier.store.apply(batch)?;
        frontier.store.sync()?;
        Ok(frontier)
    }

    /// Opens the crawl that lies in `store` for questions only ([`record`](Frontier::record),
    /// [`is_known`](Frontier::is_known), [`why`](Frontier::why)). Nothing is written, so the next run finds everything
    /// as the last one left it; and nothing is looked for before somebody asks, so this costs the same for any number
    /// of hosts. To crawl with it would be a mistake: it does not know what waits.
    pub fn open_to_look(store: Arc<dyn Store>, settings: FrontierSettings) -> Result<Frontier, FrontierError> {
        let meta = read_meta(&*store)?.unwrap_or_default();
        let mut frontier = Frontier::as_of(&meta, store, settings)?;
        frontier.opened.only_to_look = true;
        Ok(frontier)
    }

    fn as_of(meta: &Meta, store: Arc<dyn Store>, settings: FrontierSettings) -> Result<Frontier, FrontierError> {
        let settings = settings.with_hosts_as_in_urls();
        // What the sieve finds there it takes for durable, and removes what that does not name.
        store.sync()?;
        let seen = Seen::open(&*store, &settings)?;
        Ok(Frontier {
            leases: Leases::new(settings.lease, meta.runs),
            opened: Opened {
                caution: meta.caution,
                gates_shut_until: Timestamp::EPOCH,
                commit: meta.commit,
                runs: meta.runs,
                only_to_look: false,
            },
            hosts: Hosts::default(),
            ready: ReadyHosts::default(),
            gates: Gates::default(),
            gaps: Gaps::of(&settings),
            deferred: Deferred::default(),
            pending: Pending::default(),
            domains: Domains::default(),
            shelf: TrapShelf::default(),
            referring: Referring::default(),
            looked_at: LookedAt::default(),
            packing: PackingRoom::default(),
            next_near: NextNear::default(),
            ledger: Ledger::starting_at(meta.commit),
            totals: Totals {
                hosts_known: meta.hosts_known,
                unsettled: meta.unsettled,
                refused: meta.refused,
                ..Totals::default()
            },
            seen,
            settings,
            store,
        })
    }

    /// Skips from host to host through the queue, so that this costs by hosts and not by URLs.
    fn find_hosts_with_work(&mut self, now: Timestamp) -> Result<(), FrontierError> {
        let store = self.store.clone();
        let mut walk = store.walk(Space::Queue);
        walk.skip_to(b"")?;
        let mut found: Vec<(Box<str>, EntryKey)> = Vec::new();
        while let Some((stored, value)) = walk.entry() {
            let (host, key) = parsed(stored)?;
            // An entry that is gone says nothing of those behind it.
            if value.is_none() {
                walk.advance()?;
                continue;
            }
            let next = behind(host);
            found.push((host.into(), key));
            walk.skip_to(&next)?;
            if found.len() >= HOSTS_AT_ONCE {
                self.revive_all(std::mem::take(&mut found), now)?;
            }
        }
        self.revive_all(found, now)
    }

    fn revive_all(&mut self, mut found: Vec<(Box<str>, EntryKey)>, now: Timestamp) -> Result<(), FrontierError> {
        found.sort_unstable();
        let keys: Vec<&[u8]> = found.iter().map(|(host, _)| host.as_bytes()).collect();
        let records = self.store.get_sorted(Space::Hosts, &keys)?;
        for ((name, first), record) in found.into_iter().zip(records) {
            let record = match record {
                Some(bytes) => HostRecord::decode_stored(&name, &bytes)?,
                None => HostRecord::default(),
            };
            let id = self.revive(name, record, HostQueue::on_disk(first), now);
            self.place(id, now);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_meta_entry_survives_the_disk() {
        let mut meta = Meta {
            commit: 7,
            clean: true,
            caution: Timestamp::from_millis(5),
            runs: 3,
            hosts_known: 900,
            unsettled: 77,
            refused: Refusals::default(),
        };
        meta.refused.add(Refusal::TooDeep, 5);
        let store = peregrine_state::MemoryStore::new();
        let mut batch = Batch::new();
        meta.write(&mut batch);
        store.apply(batch).unwrap();
        assert_eq!(read_meta(&store).unwrap(), Some(meta));
    }

    #[test]
    fn a_format_of_another_version_is_refused_by_number() {
        let store = peregrine_state::MemoryStore::new();
        let mut batch = Batch::new();
        batch.put(Space::Meta, META_KEY, [9, 1, 2]);
        store.apply(batch).unwrap();
        let opened = Frontier::open(Arc::new(store), FrontierSettings::default(), Timestamp::EPOCH);
        assert!(matches!(opened, Err(FrontierError::UnknownFormat { found: 9, .. })));
    }
}
