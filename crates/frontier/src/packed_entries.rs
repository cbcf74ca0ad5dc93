use crate::queue_entry::{EntryKey, PackedUrls};

/// Entries of one queue as they are on disk, in the order of their keys, one behind the other in one piece of memory: there
/// are very many queues, and most of their entries are short.
///
/// An entry is its rank, five numbers (commit, chunk, how many URLs, how many before them are gone, how many bytes) and its value. One
/// without a value is hollow: it is known that it waits and how many of its URLs are gone, and the rest is to be read again.
#[derive(Default)]
pub(crate) struct PackedEntries {
    bytes: Vec<u8>,
    /// Where the first entry begins; what comes before it was taken out.
    begin: u32,
    /// Where the last entry begins: most come behind it.
    last: u32,
}

/// Up to here no more memory is taken than is needed. A queue that grows beyond is one of few.
const SMALL: usize = 4096;

#[derive(Clone, Copy)]
pub(crate) struct PackedEntry<'a> {
    pub(crate) key: EntryKey,
    /// URLs that come first in the entry on disk, and do not wait any more.
    pub(crate) taken: u32,
    /// What is left of it.
    pub(crate) urls: PackedUrls<'a>,
    begin: usize,
    end: usize,
}

impl PackedEntry<'_> {
    pub(crate) fn is_hollow(&self) -> bool {
        self.urls.bytes.is_empty()
    }
}

impl PackedEntries {
    pub(crate) fn is_empty(&self) -> bool {
        self.begin as usize == self.bytes.len()
    }

    pub(crate) fn first_byte(&self) -> u8 {
        self.bytes.get(self.begin as usize).copied().unwrap_or_default()
    }

    pub(crate) fn first(&self) -> Option<PackedEntry<'_>> {
        self.iter().next()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = PackedEntry<'_>> {
        let mut at = self.begin as usize;
        std::iter::from_fn(move || {
            let entry = read(&self.bytes, at)?;
            at = entry.end;
            Some(entry)
        })
    }

    fn last(&self) -> Option<PackedEntry<'_>> {
        read(&self.bytes, self.last as usize)
    }

    pub(crate) fn get(&self, key: EntryKey) -> Option<PackedEntry<'_>> {
        self.last().filter(|last| last.key >= key)?;
        self.iter().find(|entry| entry.key >= key).filter(|entry| entry.key == key)
    }

    /// Puts one where it belongs. Its key must not be among them.
    pub(crate) fn insert(&mut self, key: EntryKey, taken: u32, urls: PackedUrls<'_>) {
        self.forget_what_was_taken();
        let head = head_of(key, taken, urls);
        let more = head.len() + urls.bytes.len();
        if self.bytes.len() + more <= SMALL {
            self.bytes.reserve_exact(more);
        }
        if self.last().is_none_or(|last| last.key < key) {
            self.last = self.bytes.len() as u32;
            self.bytes.extend_from_slice(&head);
            self.bytes.extend_from_slice(urls.bytes);
        } else {
            let place = self.iter().find(|entry| entry.key > key).map_or(self.bytes.len(), |entry| entry.begin);
            self.bytes.splice(place..place, head.iter().chain(urls.bytes).copied());
            self.last += more as u32;
        }
    }

    pub(crate) fn insert_hollow(&mut self, key: EntryKey, taken: u32) {
        self.insert(key, taken, PackedUrls { bytes: &[], count: 0 });
    }

    /// Puts something else in the place of what is left of an entry.
    pub(crate) fn replace(&mut self, key: EntryKey, taken: u32, urls: PackedUrls<'_>) {
        let Some(PackedEntry { begin, end, .. }) = self.get(key) else { return };
        let head = head_of(key, taken, urls);
        let is_last = begin == self.last as usize;
        let (before, more) = (self.bytes.len(), head.len() + urls.bytes.len());
        if before <= SMALL {
            let (first, behind) = (self.begin as usize, &self.bytes[end..]);
            let mut bytes = Vec::with_capacity(begin - first + more + behind.len());
            for part in [&self.bytes[first..begin], &head, urls.bytes, behind] {
                bytes.extend_from_slice(part);
            }
            self.bytes = bytes;
            self.last -= self.begin;
            self.begin = 0;
        } else if begin == self.begin as usize && more <= end - begin {
            // Nothing behind it has to move.
            let value_at = end - urls.bytes.len();
            self.bytes[end - more..value_at].copy_from_slice(&head);
            self.bytes[value_at..end].copy_from_slice(urls.bytes);
            self.begin = (end - more) as u32;
            self.last = if is_last { self.begin } else { self.last };
            return;
        } else {
            self.bytes.splice(begin..end, head.iter().chain(urls.bytes).copied());
        }
        self.last = if is_last { self.last } else { self.last + more as u32 - (end - begin) as u32 };
    }

    pub(crate) fn pop_first(&mut self) {
        if let Some(end) = self.first().map(|entry| entry.end) {
            self.begin = end as u32;
        }
        self.tidy();
    }

    /// Takes out those of which this is true. All of the others move, so that several go at once and not one by one.
    pub(crate) fn remove_if(&mut self, mut goes: impl FnMut(PackedEntry<'_>) -> bool) {
        if self.is_empty() {
            return;
        }
        let mut left = PackedEntries::default();
        for entry in self.iter().filter(|entry| !goes(*entry)) {
            left.last = left.bytes.len() as u32;
            left.bytes.extend_from_slice(&self.bytes[entry.begin..entry.end]);
        }
        left.bytes.shrink_to_fit();
        *self = left;
    }

    fn forget_what_was_taken(&mut self) {
        if self.begin > 0 {
            self.bytes.drain(..self.begin as usize);
            self.last -= self.begin;
            self.begin = 0;
        }
    }

    fn tidy(&mut self) {
        if self.is_empty() {
            *self = PackedEntries::default();
        }
    }
}

/// More than the numbers before a value take.
const HEAD_BYTES: usize = 40;

fn head_of(key: EntryKey, taken: u32, urls: PackedUrls<'_>) -> Vec<u8> {
    let mut head = Vec::with_capacity(HEAD_BYTES);
    head.push(key.rank);
    for number in [key.commit, key.chunk.into(), urls.count.into(), taken.into(), urls.bytes.len() as u64] {
        push_number(&mut head, number);
    }
    head
}

fn read(bytes: &[u8], begin: usize) -> Option<PackedEntry<'_>> {
    let rank = *bytes.get(begin)?;
    let (commit, at) = read_number(bytes, begin + 1)?;
    let (chunk, at) = read_number(bytes, at)?;
    let (count, at) = read_number(bytes, at)?;
    let (taken, at) = read_number(bytes, at)?;
    let (length, at) = read_number(bytes, at)?;
    let end = at + length as usize;
    let urls = PackedUrls { bytes: bytes.get(at..end)?, count: count as u32 };
    let key = EntryKey { rank, commit, chunk: chunk as u32 };
    Some(PackedEntry { key, taken: taken as u32, urls, begin, end })
}

fn push_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn read_number(bytes: &[u8], mut at: usize) -> Option<(u64, usize)> {
    let (mut number, mut shift) = (0u64, 0);
    loop {
        let byte = *bytes.get(at)?;
        at += 1;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some((number, at));
        }
        shift += 7;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Debug)]
    enum Step {
        Insert(EntryKey, Vec<u8>),
        PopFirst,
        Remove(EntryKey),
        RemoveRank(u8),
        Replace(EntryKey, Vec<u8>),
    }

    fn key() -> impl Strategy<Value = EntryKey> {
        (0u8..3, prop_oneof![0u64..4, Just(u64::MAX)], prop_oneof![0u32..3, Just(u32::MAX)])
            .prop_map(|(rank, commit, chunk)| EntryKey { rank, commit, chunk })
    }

    fn step() -> impl Strategy<Value = Step> {
        prop_oneof![
            5 => (key(), prop::collection::vec(any::<u8>(), 0..300)).prop_map(|(key, value)| Step::Insert(key, value)),
            2 => Just(Step::PopFirst),
            1 => key().prop_map(Step::Remove),
            1 => (0u8..3).prop_map(Step::RemoveRank),
            3 => (key(), prop::collection::vec(any::<u8>(), 0..3000)).prop_map(|(key, value)| Step::Replace(key, value)),
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn they_are_a_map_by_key(steps in prop::collection::vec(step(), 0..40)) {
            let (mut packed, mut model) = (PackedEntries::default(), BTreeMap::new());
            for step in steps {
                match step {
                    Step::Insert(key, value) => {
                        if let std::collections::btree_map::Entry::Vacant(free) = model.entry(key) {
                            packed.insert(key, 7, PackedUrls { bytes: &value, count: value.len() as u32 });
                            free.insert(value);
                        }
                    }
                    Step::PopFirst => {
                        packed.pop_first();
                        model.pop_first();
                    }
                    Step::Remove(key) => {
                        packed.remove_if(|entry| entry.key == key);
                        model.remove(&key);
                    }
                    Step::Replace(key, value) => {
                        packed.replace(key, 8, PackedUrls { bytes: &value, count: value.len() as u32 });
                        if let Some(before) = model.get_mut(&key) {
                            *before = value;
                            prop_assert_eq!(packed.get(key).map(|entry| entry.taken), Some(8));
                        }
                    }
                    Step::RemoveRank(rank) => {
                        packed.remove_if(|entry| entry.key.rank == rank);
                        model.retain(|key, _| key.rank != rank);
                    }
                }
                let entries: Vec<_> = packed.iter().map(|entry| (entry.key, entry.urls.bytes.to_vec())).collect();
                prop_assert_eq!(&entries, &model.clone().into_iter().collect::<Vec<_>>());
                prop_assert_eq!(packed.first().map(|entry| entry.key), model.keys().next().copied());
                prop_assert_eq!(packed.is_empty(), model.is_empty());
                for key in model.keys() {
                    prop_assert_eq!(packed.get(*key).map(|entry| entry.urls.count as usize), model.get(key).map(Vec::len));
                }
            }
        }
    }

    #[test]
    fn what_is_empty_holds_no_memory() {
        let mut packed = PackedEntries::default();
        packed.insert(EntryKey { rank: 1, commit: 2, chunk: 3 }, 0, PackedUrls { bytes: b"abc", count: 1 });
        packed.pop_first();
        assert_eq!(packed.bytes.capacity(), 0);
    }
}
