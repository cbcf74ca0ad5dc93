//! How many URLs of a host belong to each cluster, and what is known of the big ones.
//!
//! A table of fixed size counts in the lenient direction: when it is full, what a quarter of its small
//! clusters do not exceed is subtracted from all small ones, and those left with nothing are dropped (as in
//! the frequent-items sketches). So a count is never too high, and a cluster to which more than about one
//! in a hundred of the host's places belong is found however many others there are. Big clusters are left
//! alone, but may hold only three quarters of the table: beyond, the one not touched for longest goes.

use super::TrapRules;
use super::likeness::{Likeness, PageMark, RecentPages};
use crate::encoding::{Decoded, Decoder, Encoder, Malformed};
use crate::url_pattern::MAX_PATTERN;

pub(super) const MAX_CLUSTERS: usize = 128;
const RESERVED_FOR_SMALL: usize = MAX_CLUSTERS / 4;
const INDEX_SLOTS: usize = 2 * MAX_CLUSTERS;
const MAX_WATCHES: usize = 24;
const MAX_PATTERNS: usize = 16;
/// A watched cluster of which nothing was visited for this many visits gives way.
const IDLE_VISITS: u32 = 256;
const WINDOW: u32 = u16::BITS;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cluster {
    hash: u64,
    pub(super) members: u32,
    pub(super) refused: u32,
    touched: u32,
    /// One bit per visited page, the last one lowest: was it like another one of its cluster?
    alike: u16,
    /// Visited pages since the cluster is big.
    pub(super) known: u8,
}

impl Cluster {
    fn new(hash: u64) -> Self {
        Cluster { hash, members: 0, refused: 0, touched: 0, alike: 0, known: 0 }
    }

    pub(super) fn is_big(&self, rules: &TrapRules) -> bool {
        self.members > rules.limit
    }

    /// Enough of its pages are known, and at least four in five of the last ones were like another.
    pub(super) fn is_trap(&self, rules: &TrapRules) -> bool {
        let judged_by = u32::from(self.known).min(WINDOW);
        self.is_big(rules) && self.known >= rules.sample.max(1) && self.alike.count_ones() * 5 >= judged_by * 4
    }

    fn looks_distinct(&self, rules: &TrapRules) -> bool {
        u32::from(self.known) >= WINDOW && !self.is_trap(rules)
    }
}

/// The last pages of a big cluster that may yet turn out a trap.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Watch {
    hash: u64,
    touched: u32,
    recent: RecentPages<4>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Pattern {
    hash: u64,
    text: Box<str>,
}

#[derive(Clone, Debug)]
pub(super) struct Clusters {
    table: Vec<Cluster>,
    /// Open addressing by the low bits of the hash: a position in the table plus one, or 0.
    index: [u8; INDEX_SLOTS],
    admissions: u32,
    visits: u32,
    watches: Vec<Watch>,
    patterns: Vec<Pattern>,
}

impl Default for Clusters {
    fn default() -> Self {
        Clusters {
            table: Vec::new(),
            index: [0; INDEX_SLOTS],
            admissions: 0,
            visits: 0,
            watches: Vec::new(),
            patterns: Vec::new(),
        }
    }
}

impl Clusters {
    pub(super) fn get(&self, hash: u64) -> Option<&Cluster> {
        match self.index[self.index_slot(hash)] {
            0 => None,
            position => self.table.get(usize::from(position) - 1),
        }
    }

    fn get_mut(&mut self, hash: u64) -> Option<&mut Cluster> {
        match self.index[self.index_slot(hash)] {
            0 => None,
            position => self.table.get_mut(usize::from(position) - 1),
        }
    }

    /// Where the hash is indexed, or would be. The index is never more than half full.
    fn index_slot(&self, hash: u64) -> usize {
        let mut slot = hash as usize % INDEX_SLOTS;
        loop {
            match self.index[slot] {
                0 => return slot,
                position if self.table[usize::from(position) - 1].hash == hash => return slot,
                _ => slot = (slot + 1) % INDEX_SLOTS,
            }
        }
    }

    pub(super) fn begin_admission(&mut self) {
        self.admissions = self.admissions.saturating_add(1);
    }

    /// Counts one more member, and says whether that makes the cluster big.
    pub(super) fn count(&mut self, hash: u64, rules: &TrapRules) -> bool {
        let now = self.admissions;
        if self.get(hash).is_none() {
            self.insert(Cluster::new(hash), rules);
        }
        self.get_mut(hash).is_some_and(|cluster| {
            cluster.members = cluster.members.saturating_add(1);
            cluster.touched = now;
            cluster.is_big(rules)
        })
    }

    fn insert(&mut self, cluster: Cluster, rules: &TrapRules) {
        if self.table.len() >= MAX_CLUSTERS {
            self.make_room(rules);
        }
        let slot = self.index_slot(cluster.hash);
        self.table.push(cluster);
        self.index[slot] = self.table.len() as u8;
    }

    fn make_room(&mut self, rules: &TrapRules) {
        let mut members = [0; MAX_CLUSTERS];
        let mut small = 0;
        for cluster in self.table.iter().filter(|cluster| !cluster.is_big(rules)) {
            members[small] = cluster.members;
            small += 1;
        }
        if small < RESERVED_FOR_SMALL {
            self.forget_the_big_one_longest_untouched(rules);
        } else {
            let (_, &mut enough, _) = members[..small].select_nth_unstable(small / 4);
            self.table.retain_mut(|cluster| {
                if !cluster.is_big(rules) {
                    cluster.members = cluster.members.saturating_sub(enough.max(1));
                }
                cluster.members > 0
            });
        }
        self.index_again();
    }

    fn forget_the_big_one_longest_untouched(&mut self, rules: &TrapRules) {
        let big = self.table.iter().enumerate().filter(|(_, cluster)| cluster.is_big(rules));
        if let Some((oldest, _)) = big.min_by_key(|(_, cluster)| cluster.touched) {
            let hash = self.table.swap_remove(oldest).hash;
            self.watches.retain(|watch| watch.hash != hash);
            self.patterns.retain(|pattern| pattern.hash != hash);
        }
    }

    fn index_again(&mut self) {
        self.index = [0; INDEX_SLOTS];
        for position in 0..self.table.len() {
            let slot = self.index_slot(self.table[position].hash);
            self.index[slot] = position as u8 + 1;
        }
    }

    pub(super) fn begin_visit(&mut self) {
        self.visits = self.visits.saturating_add(1);
    }

    /// Notes whether a visited page of a big cluster is like another one of it.
    pub(super) fn learn(&mut self, hash: u64, mark: PageMark, rules: &TrapRules) {
        let Some(cluster) = self.get(hash) else { return };
        if !cluster.is_big(rules) || cluster.is_trap(rules) {
            return;
        }
        let now = self.visits;
        let Some(watch) = self.watch(hash, rules) else { return };
        watch.touched = now;
        let likeness = watch.recent.add(mark);
        let Some(cluster) = self.get_mut(hash) else { return };
        if likeness != Likeness::SamePage {
            cluster.alike = cluster.alike << 1 | u16::from(likeness == Likeness::LikeAnother);
            cluster.known = cluster.known.saturating_add(1);
        }
        if cluster.is_trap(rules) {
            self.watches.retain(|watch| watch.hash != hash);
        }
    }

    /// The watch over a cluster. When all are taken, one over a cluster that has shown itself to be
    /// distinct or idle is taken away; where there is none the newcomer has to wait, else many traps
    /// that are visited in turns would be watched by turns, and none long enough.
    fn watch(&mut self, hash: u64, rules: &TrapRules) -> Option<&mut Watch> {
        let found = self.watches.iter().position(|watch| watch.hash == hash);
        let position = match found {
            Some(position) => position,
            None if self.watches.len() < MAX_WATCHES => {
                push_tightly(&mut self.watches, Watch { hash, touched: 0, recent: RecentPages::default() });
                self.watches.len() - 1
            }
            None => {
                let position = self.dispensable_watch(rules)?;
                self.watches[position] = Watch { hash, touched: 0, recent: RecentPages::default() };
                position
            }
        };
        self.watches.get_mut(position)
    }

    fn dispensable_watch(&self, rules: &TrapRules) -> Option<usize> {
        let is_dispensable = |watch: &Watch| {
            self.visits.saturating_sub(watch.touched) > IDLE_VISITS
                || self.get(watch.hash).is_none_or(|cluster| cluster.looks_distinct(rules))
        };
        let dispensable = self.watches.iter().enumerate().filter(|(_, watch)| is_dispensable(watch));
        dispensable.min_by_key(|(_, watch)| watch.touched).map(|(position, _)| position)
    }

    /// Counts a refusal, and keeps the pattern if it is among those that refuse most.
    pub(super) fn refuse(&mut self, hash: u64, text: &str) {
        let now = self.admissions;
        let Some(cluster) = self.get_mut(hash) else { return };
        cluster.refused = cluster.refused.saturating_add(1);
        cluster.touched = now;
        let refused = cluster.refused;
        if self.patterns.iter().any(|pattern| pattern.hash == hash) {
            return;
        }
        let pattern = Pattern { hash, text: text.into() };
        if self.patterns.len() < MAX_PATTERNS {
            push_tightly(&mut self.patterns, pattern);
            return;
        }
        let refused_by = |pattern: &Pattern| self.get(pattern.hash).map_or(0, |cluster| cluster.refused);
        let fewest = (0..self.patterns.len()).min_by_key(|position| refused_by(&self.patterns[*position]));
        if let Some(fewest) = fewest.filter(|position| refused_by(&self.patterns[*position]) < refused) {
            self.patterns[fewest] = pattern;
        }
    }

    /// The patterns by which URLs were refused, with their clusters.
    pub(super) fn patterns(&self) -> impl Iterator<Item = (&str, &Cluster)> {
        self.patterns.iter().filter_map(|pattern| Some((&*pattern.text, self.get(pattern.hash)?)))
    }

    /// RAM behind pointers, in bytes.
    #[cfg(test)]
    pub(super) fn heap_bytes(&self) -> usize {
        let texts: usize = self.patterns.iter().map(|pattern| pattern.text.len()).sum();
        self.table.capacity() * size_of::<Cluster>()
            + self.watches.capacity() * size_of::<Watch>()
            + self.patterns.capacity() * size_of::<Pattern>()
            + texts
    }

    #[cfg(test)]
    pub(super) fn is_at_its_largest(&self) -> bool {
        let lengths = (self.table.capacity(), self.watches.len(), self.patterns.len());
        lengths == (MAX_CLUSTERS, MAX_WATCHES, MAX_PATTERNS)
    }

    pub(super) fn encode(&self, out: &mut Encoder) {
        out.number(u64::from(self.admissions));
        out.number(u64::from(self.visits));
        out.number(self.table.len() as u64);
        for cluster in &self.table {
            out.raw(&cluster.hash.to_le_bytes());
            out.number(u64::from(cluster.members));
            out.number(u64::from(cluster.refused));
            out.number(u64::from(cluster.touched));
            out.number(u64::from(cluster.alike));
            out.byte(cluster.known);
        }
        out.number(self.watches.len() as u64);
        for watch in &self.watches {
            out.raw(&watch.hash.to_le_bytes());
            out.number(u64::from(watch.touched));
            watch.recent.encode(out);
        }
        out.number(self.patterns.len() as u64);
        for pattern in &self.patterns {
            out.raw(&pattern.hash.to_le_bytes());
            out.text(&pattern.text);
        }
    }

    pub(super) fn decode(read: &mut Decoder<'_>) -> Decoded<Self> {
        let mut clusters = Clusters { admissions: read.small()?, visits: read.small()?, ..Self::default() };
        clusters.decode_table(read)?;
        for _ in 0..at_most(MAX_WATCHES, read.number()?)? {
            let hash = clusters.decode_hash(read)?;
            let watch = Watch { hash, touched: read.small()?, recent: RecentPages::decode(read)? };
            push_tightly(&mut clusters.watches, watch);
        }
        for _ in 0..at_most(MAX_PATTERNS, read.number()?)? {
            let (hash, text) = (clusters.decode_hash(read)?, read.text()?);
            if text.len() > MAX_PATTERN {
                return Err(Malformed("a pattern is too long"));
            }
            push_tightly(&mut clusters.patterns, Pattern { hash, text: text.into() });
        }
        Ok(clusters)
    }

    fn decode_table(&mut self, read: &mut Decoder<'_>) -> Decoded<()> {
        for _ in 0..at_most(MAX_CLUSTERS, read.number()?)? {
            let cluster = Cluster {
                hash: u64::from_le_bytes(read.array()?),
                members: read.small()?,
                refused: read.small()?,
                touched: read.small()?,
                alike: read.small()?,
                known: read.byte()?,
            };
            let slot = self.index_slot(cluster.hash);
            if self.index[slot] != 0 {
                return Err(Malformed("a cluster is there twice"));
            }
            self.table.push(cluster);
            self.index[slot] = self.table.len() as u8;
        }
        Ok(())
    }

    fn decode_hash(&self, read: &mut Decoder<'_>) -> Decoded<u64> {
        let hash = u64::from_le_bytes(read.array()?);
        self.get(hash).map(|_| hash).ok_or(Malformed("something is noted of a cluster that is not there"))
    }
}

fn at_most(limit: usize, number: u64) -> Decoded<u64> {
    if number <= limit as u64 { Ok(number) } else { Err(Malformed("more of something than is ever kept")) }
}

/// Grows in small steps: there may be as many of these vectors as there are hosts.
fn push_tightly<T>(items: &mut Vec<T>, item: T) {
    if items.len() == items.capacity() {
        items.reserve_exact(4);
    }
    items.push(item);
}
