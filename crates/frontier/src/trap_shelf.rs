//! Which hosts' [trap knowledge](crate::traps) is in RAM. A host comes onto the shelf with every so many accepted URLs,
//! so that those that bring very many are on it nearly always and reading it back costs others next to nothing; while
//! it is not, its URLs are not counted, which errs on the side of fetching.

use std::collections::VecDeque;

use hashbrown::HashMap;
use peregrine_state::{Batch, Space};
use peregrine_types::{Response, VisitOutcome};

use crate::encoding::Malformed;
use crate::frontier::Frontier;
use crate::host::{Host, HostId, Unsaved};
use crate::traps::{ContentMark, ParkedVerdict, Placement, TrapPattern, TrapRules, Traps};
use crate::{FrontierError, FrontierSettings};

/// A host is looked at with every so many of its accepted URLs.
const LOOKED_AT_EVERY: u32 = 64;
/// At up to 8 KB each this is 32 MB at most, a fraction of that in practice.
const MOST_HOSTS: usize = 4096;

#[derive(Default)]
pub(crate) struct TrapShelf {
    traps: HashMap<HostId, Traps>,
    order: VecDeque<HostId>,
}

impl TrapShelf {
    pub(crate) fn get(&self, id: HostId) -> Option<&Traps> {
        self.traps.get(&id)
    }

    /// Nobody searches for those that are not there: hardly any host is.
    fn get_mut(&mut self, id: HostId, host: &Host) -> Option<&mut Traps> {
        if host.is_on_shelf { self.traps.get_mut(&id) } else { None }
    }

    pub(crate) fn remove(&mut self, id: HostId) {
        self.traps.remove(&id);
    }
}

pub(crate) fn rules(settings: &FrontierSettings) -> TrapRules {
    TrapRules { limit: settings.trap_limit, sample: settings.trap_sample, strict: settings.strict_traps }
}

fn key(host: &str) -> Vec<u8> {
    [host.as_bytes(), b"\0traps"].concat()
}

impl Frontier {
    /// Where a URL goes that its host has not had before.
    pub(crate) fn place_by_pattern(&mut self, id: HostId, url: &str) -> Result<Placement, FrontierError> {
        if self.settings.trap_limit == 0 {
            return Ok(Placement::Free);
        }
        let accepted = self.hosts[id].accepted;
        if accepted > 0 && accepted.is_multiple_of(LOOKED_AT_EVERY) {
            self.put_on_shelf(id)?;
        }
        let rules = rules(&self.settings);
        Ok(self.shelf.get_mut(id, &self.hosts[id]).map_or(Placement::Free, |traps| traps.admit(url, &rules)))
    }

    /// Whether a parked URL, whose turn has come, is to be fetched. If not, the pattern it is one of.
    pub(crate) fn judge_parked(&mut self, id: HostId, url: &str) -> Result<Option<String>, FrontierError> {
        self.put_on_shelf(id)?;
        let rules = rules(&self.settings);
        Ok(match self.shelf.traps.get_mut(&id).map(|traps| traps.judge(url, &rules)) {
            Some(ParkedVerdict::Refuse { pattern }) => Some(pattern),
            Some(ParkedVerdict::Fetch) | None => None,
        })
    }

    /// What a visit brought says something of its host.
    pub(crate) fn learn_from(&mut self, id: HostId, url: &str, outcome: &VisitOutcome) {
        let VisitOutcome::Response(Response { status: 200..300, digest: Some(digest), likeness, .. }) = outcome else {
            return;
        };
        let Some(traps) = self.shelf.get_mut(id, &self.hosts[id]) else { return };
        let digest_prefix = u64::from_be_bytes(*digest.first_chunk().unwrap_or(&[0; 8]));
        traps.learn(url, ContentMark { digest_prefix, simhash: *likeness }, &rules(&self.settings));
        let (is_monotonous, is_farm) = (traps.is_monotonous(), traps.is_farm());
        let host = &mut self.hosts[id];
        if (host.is_monotonous, host.is_farm) != (is_monotonous, is_farm) {
            host.is_monotonous = is_monotonous;
            host.is_farm = is_farm;
            self.mark(id, Unsaved::Manners);
        }
    }

    /// The pattern with very many members that a URL is one of, if there is one.
    pub(crate) fn pattern_of(&mut self, id: HostId, url: &str) -> Result<Option<TrapPattern>, FrontierError> {
        let rules = rules(&self.settings);
        match self.shelf.get(id) {
            Some(traps) => Ok(traps.pattern_of(url, &rules)),
            None => Ok(self.read_traps(id)?.and_then(|traps| traps.pattern_of(url, &rules))),
        }
    }

    /// The patterns by which URLs of a host were refused, those that refused most first.
    pub(crate) fn patterns(&self, id: HostId) -> Result<Vec<TrapPattern>, FrontierError> {
        let rules = rules(&self.settings);
        let mut patterns: Vec<TrapPattern> = match self.shelf.get(id) {
            Some(traps) => traps.patterns(&rules).collect(),
            None => self.read_traps(id)?.iter().flat_map(|traps| traps.patterns(&rules)).collect(),
        };
        patterns.sort_by(|one, other| (other.refused, &one.pattern).cmp(&(one.refused, &other.pattern)));
        Ok(patterns)
    }

    fn put_on_shelf(&mut self, id: HostId) -> Result<(), FrontierError> {
        if !self.shelf.traps.contains_key(&id) {
            let traps = self.read_traps(id)?.unwrap_or_default();
            self.shelf.traps.insert(id, traps);
            self.shelf.order.push_back(id);
            self.hosts[id].is_on_shelf = true;
        }
        Ok(())
    }

    fn read_traps(&self, id: HostId) -> Result<Option<Traps>, FrontierError> {
        if !self.hosts[id].has_traps {
            return Ok(None);
        }
        let key = key(&self.hosts[id].name);
        let decode = |bytes: &[u8]| {
            let traps = Traps::decode(bytes);
            traps.map(Some).map_err(|Malformed(detail)| FrontierError::corrupt(Space::Hosts, &key, detail))
        };
        match self.ledger.unapplied_value(Space::Hosts, &key) {
            Some(value) => value.map_or(Ok(None), decode),
            None => self.store.get(Space::Hosts, &key)?.as_deref().map_or(Ok(None), decode),
        }
    }

    /// Writes what a host's traps have learnt, where anything.
    pub(crate) fn write_traps(&mut self, id: HostId, batch: &mut Batch) {
        if let Some(traps) = self.shelf.get_mut(id, &self.hosts[id])
            && traps.take_changed()
        {
            let host = &mut self.hosts[id];
            batch.put(Space::Hosts, key(&host.name), traps.encode());
            if !std::mem::replace(&mut host.has_traps, true) {
                // What nobody knows of would never be read.
                batch.put(Space::Hosts, host.name.as_bytes(), host.record().encode());
            }
        }
    }

    /// Makes room on the shelf: those that came first go first.
    pub(crate) fn clear_shelf(&mut self, batch: &mut Batch) {
        // Hosts that left took their traps along, and nothing else.
        if self.shelf.order.len() > 2 * self.shelf.traps.len() + 1024 {
            let traps = &self.shelf.traps;
            self.shelf.order.retain(|id| traps.contains_key(id));
        }
        while self.shelf.traps.len() > MOST_HOSTS
            && let Some(id) = self.shelf.order.pop_front()
        {
            // It may have left with its host.
            if self.shelf.traps.contains_key(&id) && self.hosts.get(id).is_some() {
                self.write_traps(id, batch);
                self.hosts[id].is_on_shelf = false;
            }
            self.shelf.remove(id);
        }
    }
}
