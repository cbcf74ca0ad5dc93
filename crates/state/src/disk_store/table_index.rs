use super::block::{common_prefix, push_number, read_number};
use super::head_filter::HeadFilter;
use super::table::CHECK_BYTES;
use crate::batch::head_of;
use crate::{HEAD_BYTES, StateError};

/// Where the blocks of a table begin, and with which keys: some key that comes behind all those before the block, and not behind the
/// first one in it.
///
/// All of this is in RAM for every block of every file. The first bytes of a key, as a number, mostly tell it from all others, and then
/// there is nothing else of it. Neighbours for which they do not, the blocks of a long queue, have nearly all of their keys in common.
#[derive(Default)]
pub(crate) struct Index {
    heads: Vec<u64>,
    /// The lower half of where each ends.
    block_ends: Vec<u32>,
    /// Blocks from which on the upper half is one more.
    carries: Vec<u32>,
    whole: WholeKeys,
    pub(crate) filter: HeadFilter,
}

/// The keys of those blocks that their heads do not tell: all but those of just as many bytes as a head has, with which a head
/// comes up for the first time.
///
/// Each is three numbers (how much of the key before it it shares, how much follows, how many blocks in between have none) and the rest of
/// the key. Every so many a whole key begins, so that there is no long way to any of them.
#[derive(Default)]
struct WholeKeys {
    bytes: Vec<u8>,
    groups: Vec<Group>,
    count: usize,
    /// While keys are added.
    last: Vec<u8>,
    last_block: usize,
}

#[derive(Clone, Copy)]
struct Group {
    at: u32,
    /// The block of its first key.
    block: u32,
}

const GROUP: usize = 16;
/// Bytes of an index that are put together before they are written.
const PIECE: usize = 64 << 10;

impl Index {
    /// The block ends here, and begins with this key or behind it.
    pub(crate) fn push(&mut self, key: &[u8], block_end: u64) {
        let (head, number) = (head_of(key), self.blocks());
        let is_told = key.is_empty() || key.len() == HEAD_BYTES;
        if !is_told || self.heads.last() == Some(&head) {
            self.whole.push(key, number);
        }
        self.heads.push(head);
        while (self.carries.len() as u64) < block_end >> 32 {
            self.carries.push(number as u32);
        }
        self.block_ends.push(block_end as u32);
    }

    /// For tables that are merged into one: it has no more blocks than they have, and growing would take twice what is needed.
    pub(crate) fn with_room_for<'a>(merged: impl Iterator<Item = &'a Index> + Clone) -> Index {
        let blocks = merged.clone().map(Index::blocks).sum();
        let whole = merged.map(|index| &index.whole);
        Index {
            heads: Vec::with_capacity(blocks),
            block_ends: Vec::with_capacity(blocks),
            carries: Vec::new(),
            whole: WholeKeys {
                bytes: Vec::with_capacity(whole.clone().map(|whole| whole.bytes.len()).sum()),
                groups: Vec::with_capacity(whole.map(|whole| whole.groups.len()).sum()),
                ..WholeKeys::default()
            },
            filter: HeadFilter::default(),
        }
    }

    /// Takes no more memory than it needs, for as long as its table is there.
    pub(crate) fn shrink(&mut self) {
        self.heads.shrink_to_fit();
        self.block_ends.shrink_to_fit();
        self.whole.bytes.shrink_to_fit();
        self.whole.groups.shrink_to_fit();
        self.whole.last = Vec::new();
    }

    pub(crate) fn blocks(&self) -> usize {
        self.block_ends.len()
    }

    /// The bytes of all blocks.
    pub(crate) fn data_bytes(&self) -> u64 {
        self.begin(self.blocks())
    }

    pub(crate) fn begin(&self, number: usize) -> u64 {
        number.checked_sub(1).map_or(0, |before| self.end(before))
    }

    pub(crate) fn end(&self, number: usize) -> u64 {
        let carried = self.carries.partition_point(|from| *from as usize <= number);
        (carried as u64) << 32 | u64::from(self.block_ends[number])
    }

    /// The last block that does not begin behind this key.
    pub(crate) fn find(&self, key: &[u8]) -> usize {
        self.find_in(0, self.heads.len(), key)
    }

    /// The same from a block on that does not begin behind it: steps that double, then a search within the last.
    pub(crate) fn find_from(&self, from: usize, key: &[u8]) -> usize {
        let head = head_of(key);
        let (mut not_behind, mut step) = (from, 1);
        while let Some(here) = self.heads.get(not_behind + step)
            && *here <= head
        {
            not_behind += step;
            step *= 2;
        }
        // The head alone does not tell whether a block with the same one begins behind the key.
        let begin = if self.heads.get(not_behind) == Some(&head) { from } else { not_behind };
        self.find_in(begin, (not_behind + step).min(self.heads.len()), key)
    }

    fn find_in(&self, begin: usize, end: usize, key: &[u8]) -> usize {
        let head = head_of(key);
        let heads = &self.heads[begin..end];
        let alike = heads.partition_point(|here| *here < head);
        let behind = alike + heads[alike..].partition_point(|here| *here == head);
        let first_behind = match alike == behind {
            true => begin + alike,
            false => self.first_behind(begin + alike, begin + behind, key),
        };
        first_behind.saturating_sub(1).max(begin)
    }

    /// The first block that begins behind this key, of those from `from` to before `until`, which have its head.
    fn first_behind(&self, from: usize, until: usize, key: &[u8]) -> usize {
        match self.whole.search(from, until, key) {
            Place::In(number) => number + 1,
            Place::BeforeAll { has_first: true } => from,
            // The first is just its head, which a shorter key with the same one comes before.
            Place::BeforeAll { has_first: false } => from + usize::from(key.len() >= HEAD_BYTES),
        }
    }

    /// As it is written, in pieces: for each block the length of its key, the key, and how long the block is.
    pub(crate) fn encode(&self, mut write: impl FnMut(&[u8]) -> Result<(), StateError>) -> Result<(), StateError> {
        let mut out = Vec::with_capacity(PIECE + PIECE / 4);
        let mut whole = self.whole.begin(0);
        let mut next = whole.next();
        for number in 0..self.blocks() {
            let head = self.heads[number].to_be_bytes();
            let is_whole = next == Some(number);
            let key = match is_whole {
                true => &whole.key[..],
                // The first key of all is none.
                false if number == 0 => &[],
                false => &head,
            };
            push_number(&mut out, key.len());
            out.extend_from_slice(key);
            push_number(&mut out, (self.end(number) - self.begin(number)) as usize);
            if is_whole {
                next = whole.next();
            }
            if out.len() >= PIECE {
                write(&out)?;
                out.clear();
            }
        }
        write(&out)
    }

    pub(crate) fn decode(bytes: &[u8], data_bytes: u64) -> Option<Index> {
        let mut index = Index::default();
        let (mut at, mut block_end) = (0, 0u64);
        while at < bytes.len() {
            let (key_bytes, key_at) = read_number(bytes, at)?;
            let key = bytes.get(key_at..key_at.checked_add(key_bytes)?)?;
            let (block_bytes, next) = read_number(bytes, key_at + key_bytes)?;
            if block_bytes <= CHECK_BYTES {
                return None;
            }
            block_end = block_end.checked_add(block_bytes as u64)?;
            index.push(key, block_end);
            at = next;
        }
        index.shrink();
        (block_end == data_bytes).then_some(index)
    }
}

/// Where a key belongs among those of some blocks.
enum Place {
    /// This block begins with the last one that does not come behind it.
    In(usize),
    /// All of them come behind it. Whether the first of the blocks has one.
    BeforeAll { has_first: bool },
}

impl WholeKeys {
    fn push(&mut self, key: &[u8], block: usize) {
        let begins = self.count.is_multiple_of(GROUP);
        let (shared, skipped) = match begins {
            true => (0, 0),
            false => (common_prefix(&self.last, key), block - self.last_block - 1),
        };
        if begins {
            self.groups.push(Group { at: self.bytes.len() as u32, block: block as u32 });
        }
        push_number(&mut self.bytes, shared);
        push_number(&mut self.bytes, key.len() - shared);
        push_number(&mut self.bytes, skipped);
        self.bytes.extend_from_slice(&key[shared..]);
        self.last.truncate(shared);
        self.last.extend_from_slice(&key[shared..]);
        self.last_block = block;
        self.count += 1;
    }

    /// Where a key belongs among those of the blocks from `from` to before `until`.
    fn search(&self, from: usize, until: usize, key: &[u8]) -> Place {
        let group = self.groups.partition_point(|group| {
            let block = group.block as usize;
            block < from || block < until && self.first_of(*group) <= key
        });
        let (mut last, mut has_first) = (None, false);
        let mut keys = self.begin(group.saturating_sub(1));
        while let Some(block) = keys.next().filter(|block| *block < until) {
            has_first |= block == from;
            if block >= from && keys.key[..] > *key {
                break;
            }
            last = Some(block).filter(|block| *block >= from);
        }
        last.map_or(Place::BeforeAll { has_first }, Place::In)
    }

    /// The key with which a group begins is whole.
    fn first_of(&self, group: Group) -> &[u8] {
        let read = || {
            let (_, at) = read_number(&self.bytes, group.at as usize)?;
            let (length, at) = read_number(&self.bytes, at)?;
            let (_, at) = read_number(&self.bytes, at)?;
            self.bytes.get(at..at + length)
        };
        read().unwrap_or_default()
    }

    /// From the beginning of a group on.
    fn begin(&self, group: usize) -> Keys<'_> {
        let at = self.groups.get(group).map_or(self.bytes.len(), |group| group.at as usize);
        // One allocation for a search, which reads a block of a file afterwards.
        Keys { of: self, at, ordinal: group * GROUP, key: Vec::with_capacity(64), block: 0 }
    }
}

struct Keys<'a> {
    of: &'a WholeKeys,
    at: usize,
    ordinal: usize,
    key: Vec<u8>,
    block: usize,
}

impl Keys<'_> {
    /// The block of the next key, which is put together.
    fn next(&mut self) -> Option<usize> {
        let bytes = &self.of.bytes;
        let (shared, at) = read_number(bytes, self.at)?;
        let (length, at) = read_number(bytes, at)?;
        let (skipped, at) = read_number(bytes, at)?;
        self.key.truncate(shared);
        self.key.extend_from_slice(bytes.get(at..at + length)?);
        self.at = at + length;
        self.block = match self.ordinal.is_multiple_of(GROUP) {
            true => self.of.groups[self.ordinal / GROUP].block as usize,
            false => self.block + skipped + 1,
        };
        self.ordinal += 1;
        Some(self.block)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn blocks_end_where_they_do_in_tables_of_many_gigabytes_too() {
        let mut index = Index::default();
        let ends: Vec<u64> = (1..=20).map(|number| number * 3_000_000_000).collect();
        for (number, end) in ends.iter().enumerate() {
            index.push(&(number as u64).to_be_bytes(), *end);
        }
        assert!(ends.iter().enumerate().all(|(number, end)| index.end(number) == *end));
        assert_eq!((index.begin(0), index.begin(7), index.data_bytes()), (0, ends[6], ends[19]));
    }

    /// Keys of few letters, so that many have the same head and are as long as one, a little shorter or longer, or end in zeros.
    fn key() -> impl Strategy<Value = Vec<u8>> {
        let letters = || prop::collection::vec(prop_oneof![4 => Just(0u8), 2 => Just(1u8), 1 => Just(255u8)], 1..12);
        let of_a_host = (0u8..3, 0u8..200).prop_map(|(host, entry)| [&[host; 20][..], &[0, entry]].concat());
        prop_oneof![letters(), of_a_host]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn a_key_is_in_the_last_block_that_does_not_begin_behind_it(
            keys in prop::collection::btree_set(key(), 0..150),
            asked in prop::collection::vec(key(), 1..40),
        ) {
            let keys: Vec<Vec<u8>> = std::iter::once(Vec::new()).chain(keys).collect();
            let mut index = Index::default();
            for (number, key) in keys.iter().enumerate() {
                index.push(key, 10 * (number as u64 + 1));
            }
            let mut encoded = Vec::new();
            index.encode(|piece| { encoded.extend_from_slice(piece); Ok(()) }).unwrap();
            let again = Index::decode(&encoded, index.data_bytes()).unwrap();
            for key in asked.iter().chain(&keys) {
                let expected = keys.partition_point(|begins| begins <= key) - 1;
                prop_assert_eq!(index.find(key), expected);
                prop_assert_eq!(again.find(key), expected);
                for from in [0, expected / 2, expected] {
                    prop_assert_eq!(index.find_from(from, key), expected, "from {}", from);
                }
            }
        }
    }

    #[test]
    fn blocks_of_one_long_queue_take_little_more_than_those_of_many() {
        let keys: BTreeSet<Vec<u8>> = (0..10_000u64)
            .map(|number| [b"12345678www.a-long-name.example\0\x07", &number.to_be_bytes()[..]].concat())
            .collect();
        let mut index = Index::default();
        for (number, key) in keys.iter().enumerate() {
            index.push(key, 4096 * (number as u64 + 1));
        }
        index.shrink();
        let whole = index.whole.bytes.len() + index.whole.groups.len() * size_of::<Group>();
        assert!(whole < 10 * keys.len(), "{whole}");
    }
}
