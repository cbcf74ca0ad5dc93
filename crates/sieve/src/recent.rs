const PER_LINE: usize = 8;
/// A newcomer does not take the first places from those that were asked for again.
const NEWCOMERS_PLACE: usize = 2;
/// No fingerprint. The real fingerprint 0 is therefore never cached.
const EMPTY: u64 = 0;

/// What was asked for lately: set-associative, a set is a cache line, the one in the last place is
/// forgotten first.
pub(crate) struct RecentCache {
    lines: Vec<Line>,
}

#[derive(Clone)]
#[repr(align(64))]
struct Line([u64; PER_LINE]);

impl RecentCache {
    pub(crate) fn new(bytes: usize) -> RecentCache {
        RecentCache { lines: vec![Line([EMPTY; PER_LINE]); (bytes / size_of::<Line>()).max(1)] }
    }

    /// Whether it is there; if so, it is now half as far from the first place, and forgotten later.
    #[inline]
    pub(crate) fn touch(&mut self, fingerprint: u64) -> bool {
        if fingerprint == EMPTY {
            return false;
        }
        let line = self.line(fingerprint);
        // With branches: the processor guesses the place and is at the next look before this line has arrived.
        let Some(place) = line.iter().position(|held| *held == fingerprint) else {
            return false;
        };
        line.swap(place, place / 2);
        true
    }

    #[inline]
    pub(crate) fn insert(&mut self, fingerprint: u64) {
        let line = self.line(fingerprint);
        if fingerprint == EMPTY || line.contains(&fingerprint) {
            return;
        }
        line.copy_within(NEWCOMERS_PLACE..PER_LINE - 1, NEWCOMERS_PLACE + 1);
        line[NEWCOMERS_PLACE] = fingerprint;
    }

    /// Any word of the line that would hold it.
    #[inline]
    pub(crate) fn peek(&self, fingerprint: u64) -> u64 {
        self.lines[scale(fingerprint, self.lines.len())].0[0]
    }

    pub(crate) fn bytes(&self) -> u64 {
        (self.lines.len() * size_of::<Line>()) as u64
    }

    #[inline]
    fn line(&mut self, fingerprint: u64) -> &mut [u64; PER_LINE] {
        let line = scale(fingerprint, self.lines.len());
        &mut self.lines[line].0
    }
}

/// Maps all fingerprints onto `0..size`, evenly and in order.
#[inline]
pub(crate) fn scale(fingerprint: u64, size: usize) -> usize {
    ((u128::from(fingerprint) * size as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_again_outlives_what_is_not() {
        let mut cache = RecentCache::new(64);
        cache.insert(7);
        assert!(cache.touch(7) && !cache.touch(8));
        for other in 100..200 {
            cache.insert(other);
        }
        assert!(cache.touch(7), "one that was asked for again");
        assert!(cache.touch(199) && !cache.touch(100), "newcomers replace each other");
    }

    #[test]
    fn nothing_is_held_that_was_never_put_in() {
        let mut cache = RecentCache::new(0);
        assert!(!cache.touch(0) && !cache.touch(u64::MAX));
        cache.insert(0);
        assert!(!cache.touch(0), "not cached, so asked of the other layers");
        cache.insert(u64::MAX);
        assert!(cache.touch(u64::MAX));
    }

    #[test]
    fn scaling_is_even_and_keeps_the_order() {
        assert_eq!(scale(0, 10), 0);
        assert_eq!(scale(u64::MAX, 10), 9);
        assert_eq!(scale(u64::MAX / 2, 10), 4);
        assert_eq!(scale(5, 0), 0);
    }
}
