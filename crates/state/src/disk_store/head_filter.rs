/// Says of most keys that a table does not have, by how they begin, that nothing need be read for them. Large tables have no such filter:
/// they have something of nearly every host.
///
/// It is made when a table is written, and not written itself: a store that is opened again does without until tables are merged,
/// which is soon for those that have one.
#[derive(Default)]
pub(crate) struct HeadFilter(Box<[u64]>);

/// How the keys of a table begin that is being written.
#[derive(Default)]
pub(crate) struct Heads {
    heads: Vec<u64>,
    are_too_many: bool,
}

/// A table with more has no filter. They take 4 MB while it is written, and 0.75 MB afterwards.
const MOST_HEADS: usize = 1 << 19;
const BITS_PER_HEAD: usize = 12;

impl Heads {
    /// Keys come in their order.
    pub(crate) fn push(&mut self, head: u64) {
        if self.are_too_many || self.heads.last() == Some(&head) {
            return;
        }
        if self.heads.len() == MOST_HEADS {
            *self = Heads { heads: Vec::new(), are_too_many: true };
            return;
        }
        self.heads.push(head);
    }

    pub(crate) fn filter(self) -> HeadFilter {
        let mut words = vec![0; (self.heads.len() * BITS_PER_HEAD).div_ceil(64)].into_boxed_slice();
        for head in self.heads {
            let (at, bits) = place(head, words.len());
            words[at] |= bits;
        }
        HeadFilter(words)
    }
}

impl HeadFilter {
    pub(crate) fn may_hold(&self, head: u64) -> bool {
        let (at, bits) = place(head, self.0.len());
        self.0.get(at).is_none_or(|word| word & bits == bits)
    }
}

/// Four bits of one word.
fn place(head: u64, words: usize) -> (usize, u64) {
    let mixed = (head ^ (head >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = mixed ^ (mixed >> 29);
    let at = ((u128::from(mixed) * words as u128) >> 64) as usize;
    // The highest bits say which word, so others say which bits.
    let bits = (0..4).fold(0, |bits, number| bits | (1 << ((mixed >> (6 * number)) & 63)));
    (at, bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(heads: impl Iterator<Item = u64>) -> HeadFilter {
        let mut list = Heads::default();
        heads.for_each(|head| list.push(head));
        list.filter()
    }

    #[test]
    fn what_is_there_may_be_there_and_few_others() {
        type Head = fn(u64) -> u64;
        let kinds: [Head; 3] = [|n| n, |n| n << 40, |n| n.wrapping_mul(0xd134_2543_de82_ef95)];
        for head in kinds {
            let filter = filter((0..10_000).map(|number| head(2 * number)));
            assert!((0..10_000).all(|number| filter.may_hold(head(2 * number))));
            let wrong = (0..10_000).filter(|number| filter.may_hold(head(2 * number + 1))).count();
            assert!(wrong < 400, "{wrong}");
        }
    }

    #[test]
    fn a_table_with_very_many_or_no_filter_may_hold_everything() {
        let filter = filter(0..MOST_HEADS as u64 + 1);
        assert!(filter.0.is_empty() && filter.may_hold(u64::MAX));
        assert!(HeadFilter::default().may_hold(7));
    }
}
