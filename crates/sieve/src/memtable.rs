use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::recent::scale;

/// How far from its own place a fingerprint may lie.
const REACH: usize = 32;
const EMPTY: u64 = 0;

/// The fingerprints accepted since the last run was begun: an exact set in memory.
///
/// Open addressing with the fingerprint itself as the hash, scaled down so that the table is in the order of the
/// fingerprints but for a few places. So a range of them is a stretch of the table, and sorting is cheap.
/// Fingerprints that somebody crafted to crowd one place end up in an ordered set instead of in long probes.
pub(crate) struct Memtable {
    /// With room for the reach of the last place, so that nothing wraps around.
    slots: Vec<u64>,
    places: usize,
    in_slots: usize,
    crowded: BTreeSet<u64>,
    has_zero: bool,
}

impl Memtable {
    /// Has room for about so many before it grows.
    pub(crate) fn with_room_for(members: usize) -> Memtable {
        Memtable::with_places((members * 2).max(64))
    }

    fn with_places(places: usize) -> Memtable {
        Memtable { slots: vec![EMPTY; places + REACH], places, in_slots: 0, crowded: BTreeSet::new(), has_zero: false }
    }

    pub(crate) fn len(&self) -> usize {
        self.in_slots + self.crowded.len() + usize::from(self.has_zero)
    }

    #[inline]
    pub(crate) fn contains(&self, fingerprint: u64) -> bool {
        if fingerprint == EMPTY {
            return self.has_zero;
        }
        for held in self.reach(fingerprint) {
            if *held == fingerprint {
                return true;
            }
            if *held == EMPTY {
                return false;
            }
        }
        self.crowded.contains(&fingerprint)
    }

    /// Whether it was not there yet.
    #[inline]
    pub(crate) fn insert(&mut self, fingerprint: u64) -> bool {
        if fingerprint == EMPTY {
            return !std::mem::replace(&mut self.has_zero, true);
        }
        if self.in_slots * 4 > self.places * 3 {
            self.grow();
        }
        let place = scale(fingerprint, self.places);
        for slot in &mut self.slots[place..place + REACH] {
            if *slot == fingerprint {
                return false;
            }
            if *slot == EMPTY {
                *slot = fingerprint;
                self.in_slots += 1;
                return true;
            }
        }
        self.crowded.insert(fingerprint)
    }

    /// What is in the place that it would have.
    #[inline]
    pub(crate) fn peek(&self, fingerprint: u64) -> u64 {
        self.slots[scale(fingerprint, self.places)]
    }

    fn reach(&self, fingerprint: u64) -> &[u64] {
        let place = scale(fingerprint, self.places);
        &self.slots[place..place + REACH]
    }

    #[cold]
    fn grow(&mut self) {
        let mut larger = Memtable::with_places(self.places * 2);
        larger.has_zero = self.has_zero;
        for fingerprint in self.slots.iter().chain(&self.crowded) {
            if *fingerprint != EMPTY {
                larger.insert(*fingerprint);
            }
        }
        *self = larger;
    }

    /// All members in this range, in no particular order.
    pub(crate) fn range(&self, range: RangeInclusive<u64>) -> impl Iterator<Item = u64> {
        let first = scale(*range.start(), self.places);
        let last = scale(*range.end(), self.places) + REACH;
        let zero = (self.has_zero && range.contains(&EMPTY)).then_some(EMPTY);
        let crowded = self.crowded.range(range.clone()).copied();
        let slots = self.slots[first..last].iter().copied();
        slots.filter(move |held| *held != EMPTY && range.contains(held)).chain(crowded).chain(zero)
    }

    pub(crate) fn sorted(&self) -> Vec<u64> {
        let mut sorted = Vec::with_capacity(self.len());
        if self.has_zero {
            sorted.push(EMPTY);
        }
        for fingerprint in self.slots.iter().copied().filter(|held| *held != EMPTY) {
            sorted.push(fingerprint);
            // Nobody is further from its place than the reach, so this ends after a few steps.
            let mut at = sorted.len() - 1;
            while at > 0 && sorted[at - 1] > fingerprint {
                sorted[at] = sorted[at - 1];
                at -= 1;
            }
            sorted[at] = fingerprint;
        }
        if !self.crowded.is_empty() {
            sorted.extend(&self.crowded);
            // Sees the two sorted stretches and merges them.
            sorted.sort();
        }
        sorted
    }

    pub(crate) fn bytes(&self) -> u64 {
        // A tree of full nodes would take 9 bytes each, one of half-full nodes twice as many.
        (self.slots.len() * 8 + self.crowded.len() * 18) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(count: u64) -> impl Iterator<Item = u64> {
        (1..=count).map(|at| at.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn holds_exactly(members: &[u64]) {
        let mut table = Memtable::with_room_for(10);
        for member in members {
            assert!(!table.contains(*member) && table.insert(*member) && !table.insert(*member));
        }
        let mut expected = members.to_vec();
        expected.sort_unstable();
        assert_eq!(table.len(), members.len());
        assert_eq!(table.sorted(), expected);
        assert!(members.iter().all(|member| table.contains(*member)));
        assert!(!table.contains(0x1234_5678_9abc_def1));
        let middle = expected[expected.len() / 3]..=expected[expected.len() / 2];
        let mut within: Vec<u64> = table.range(middle.clone()).collect();
        within.sort_unstable();
        expected.retain(|member| middle.contains(member));
        assert_eq!(within, expected);
        assert_eq!(table.range(0..=u64::MAX).count(), members.len());
    }

    #[test]
    fn it_holds_what_was_put_in_and_nothing_else() {
        holds_exactly(&spread(5000).collect::<Vec<_>>());
        holds_exactly(&[0, u64::MAX, 1]);
    }

    #[test]
    fn a_crowd_in_one_place_is_held_as_exactly_and_takes_no_more_room() {
        let crowd: Vec<u64> = (0..20_000).chain(u64::MAX - 500..=u64::MAX).collect();
        holds_exactly(&crowd);
        let mut table = Memtable::with_room_for(100);
        crowd.iter().for_each(|member| assert!(table.insert(*member)));
        assert!(table.bytes() < crowd.len() as u64 * 20, "{}", table.bytes());
    }
}
