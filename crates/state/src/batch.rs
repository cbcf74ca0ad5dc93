use std::sync::Arc;

use crate::{HEAD_BYTES, Space};

/// Writes that happen together or not at all. Later ones on a key win.
///
/// All keys and values lie in one piece of memory: a commit has very many of them, and most are small.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    sealed: Vec<Arc<SortedOps>>,
    open: Ops,
}

/// What a batch may keep of the memory of one that was much larger.
const KEPT_BYTES: usize = 32 << 20;
const KEPT_OPS: usize = 1 << 19;

/// A write: of a value, or of there being none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Op<'a> {
    pub space: Space,
    pub key: &'a [u8],
    /// `None` deletes.
    pub value: Option<&'a [u8]>,
}

impl Batch {
    pub fn new() -> Self {
        Batch::default()
    }

    /// In the memory of writes that nobody needs any more.
    pub fn reusing(done: SortedOps) -> Self {
        let SortedOps(mut open) = done;
        open.bytes.clear();
        open.places.clear();
        open.bytes.shrink_to(KEPT_BYTES);
        open.places.shrink_to(KEPT_OPS);
        Batch { sealed: Vec::new(), open }
    }

    pub fn put(&mut self, space: Space, key: impl AsRef<[u8]>, value: impl AsRef<[u8]>) {
        self.open.push(space, key.as_ref(), Some(value.as_ref()));
    }

    pub fn delete(&mut self, space: Space, key: impl AsRef<[u8]>) {
        self.open.push(space, key.as_ref(), None);
    }

    pub fn append(&mut self, mut other: Batch) {
        if !other.sealed.is_empty() {
            self.seal();
            self.sealed.append(&mut other.sealed);
        }
        self.open.append(&other.open);
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn len(&self) -> usize {
        self.sealed.iter().map(|part| part.0.places.len()).sum::<usize>() + self.open.places.len()
    }

    /// The writes so far, sorted, for whoever must know of them before the store does. They stay in the batch
    /// and are not copied.
    pub fn seal(&mut self) -> Arc<SortedOps> {
        let mut ops = std::mem::take(&mut self.open);
        ops.sort();
        let part = Arc::new(SortedOps(ops));
        self.sealed.push(part.clone());
        part
    }

    /// In the order in which they were made, sealed parts sorted in themselves.
    pub fn ops(&self) -> impl Iterator<Item = Op<'_>> {
        self.sealed.iter().flat_map(|part| part.0.iter()).chain(self.open.iter())
    }

    /// Everything in the order of its keys, without the writes that a later one to the same key makes void.
    pub(crate) fn sorted(&mut self) -> impl Iterator<Item = Op<'_>> {
        if !self.open.places.is_empty() {
            self.seal();
        }
        let sealed = &self.sealed;
        let mut parts: Vec<&[Place]> = sealed.iter().map(|part| part.0.places.as_slice()).collect();
        std::iter::from_fn(move || {
            let mut first: Option<(usize, Op<'_>)> = None;
            for (at, place) in parts.iter().enumerate().filter_map(|(at, part)| Some((at, part.first()?))) {
                let op = sealed[at].0.get(place);
                // Of equals, the later.
                if first.is_none_or(|(_, best)| op.place() <= best.place()) {
                    first = Some((at, op));
                }
            }
            let (_, op) = first?;
            for (part, of) in parts.iter_mut().zip(sealed) {
                if part.first().is_some_and(|place| of.0.get(place).place() == op.place()) {
                    *part = &part[1..];
                }
            }
            Some(op)
        })
    }
}

impl<'a> Op<'a> {
    /// What order and identity go by.
    fn place(&self) -> (Space, &'a [u8]) {
        (self.space, self.key)
    }
}

#[derive(Clone, Debug, Default)]
struct Ops {
    bytes: Vec<u8>,
    places: Vec<Place>,
}

/// Where in the bytes a key lies, with its value behind it.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// How the key begins: decides nearly all comparisons.
    head: u64,
    at: usize,
    key_bytes: u32,
    /// `None` deletes.
    value_bytes: Option<u32>,
    space: Space,
}

impl Ops {
    fn push(&mut self, space: Space, key: &[u8], value: Option<&[u8]>) {
        let lengths = (u32::try_from(key.len()), value.map(|value| u32::try_from(value.len())).transpose());
        let (Ok(key_bytes), Ok(value_bytes)) = lengths else {
            // An empty key, which every store refuses together with the batch.
            return self.push(space, &[], None);
        };
        let at = self.bytes.len();
        self.bytes.extend_from_slice(key);
        self.bytes.extend_from_slice(value.unwrap_or_default());
        self.places.push(Place { head: head_of(key), at, key_bytes, value_bytes, space });
    }

    fn append(&mut self, other: &Ops) {
        let moved = self.bytes.len();
        self.bytes.extend_from_slice(&other.bytes);
        self.places.extend(other.places.iter().map(|place| Place { at: place.at + moved, ..*place }));
    }

    fn get(&self, place: &Place) -> Op<'_> {
        let value_at = place.at + place.key_bytes as usize;
        let value = place.value_bytes.map(|bytes| &self.bytes[value_at..value_at + bytes as usize]);
        Op { space: place.space, key: self.key(place), value }
    }

    fn key(&self, place: &Place) -> &[u8] {
        &self.bytes[place.at..place.at + place.key_bytes as usize]
    }

    fn iter(&self) -> impl Iterator<Item = Op<'_>> {
        self.places.iter().map(|place| self.get(place))
    }

    fn sort(&mut self) {
        let Ops { bytes, places } = self;
        let key = |place: &Place| &bytes[place.at..place.at + place.key_bytes as usize];
        places.sort_unstable_by(|one, other| {
            let by_head = (one.space, one.head).cmp(&(other.space, other.head));
            by_head.then_with(|| key(one).cmp(key(other))).then(one.at.cmp(&other.at))
        });
        places.dedup_by(|later, kept| {
            let same = later.space == kept.space && later.head == kept.head && key(later) == key(kept);
            if same {
                *kept = *later;
            }
            same
        });
    }
}

/// The first bytes of a key as a number that orders like them.
pub(crate) fn head_of(key: &[u8]) -> u64 {
    match key.first_chunk::<HEAD_BYTES>() {
        Some(head) => u64::from_be_bytes(*head),
        None => {
            let mut head = [0; HEAD_BYTES];
            head[..key.len()].copy_from_slice(key);
            u64::from_be_bytes(head)
        }
    }
}

/// Writes in the order of their keys, one for each key.
#[derive(Debug, Default)]
pub struct SortedOps(Ops);

impl SortedOps {
    /// The write to this key, if there is one.
    pub fn get(&self, space: Space, key: &[u8]) -> Option<Op<'_>> {
        self.from(space, key).next().filter(|op| op.key == key)
    }

    /// The writes to this key and those behind it in the same space, in order.
    pub fn from(&self, space: Space, key: &[u8]) -> impl Iterator<Item = Op<'_>> {
        let head = head_of(key);
        let at = self.0.places.partition_point(|place| {
            let by_head = (place.space, place.head).cmp(&(space, head));
            by_head.then_with(|| self.0.key(place).cmp(key)).is_lt()
        });
        self.0.places[at..].iter().take_while(move |place| place.space == space).map(|place| self.0.get(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_writes() -> Batch {
        let mut batch = Batch::new();
        batch.put(Space::Urls, "b", "1");
        batch.put(Space::Meta, "z", "1");
        batch.delete(Space::Urls, "a");
        batch.put(Space::Urls, "b", "2");
        batch.put(Space::Urls, "a", "3");
        batch.delete(Space::Urls, "b");
        batch
    }

    #[test]
    fn sealed_writes_are_sorted_and_the_last_of_a_key_wins() {
        let mut batch = some_writes();
        let sealed = batch.seal();
        let keys: Vec<_> = batch.ops().map(|op| (op.space, op.key)).collect();
        assert_eq!(keys, [(Space::Meta, &b"z"[..]), (Space::Urls, b"a"), (Space::Urls, b"b")]);
        assert_eq!(sealed.get(Space::Urls, b"a").unwrap().value, Some(&b"3"[..]));
        assert_eq!(sealed.get(Space::Urls, b"b").unwrap().value, None);
        assert_eq!(sealed.get(Space::Hosts, b"a"), None);
        assert_eq!(sealed.from(Space::Urls, b"aa").count(), 1);
        assert_eq!(sealed.from(Space::Meta, b"").count(), 1);
    }

    #[test]
    fn sorting_without_sealing_comes_to_the_same() {
        let mut batch = some_writes();
        let mut other = some_writes();
        let sorted: Vec<_> = other.sorted().map(|op| (op.space, op.key.to_vec(), op.value.is_some())).collect();
        batch.seal();
        let sealed: Vec<_> = batch.ops().map(|op| (op.space, op.key.to_vec(), op.value.is_some())).collect();
        assert_eq!(sorted, sealed);
        batch.put(Space::Urls, "a", "later");
        batch.delete(Space::Urls, "0");
        let sorted: Vec<_> = batch.sorted().map(|op| (op.key.to_vec(), op.value.map(<[u8]>::to_vec))).collect();
        let value = |text: &str| Some(text.as_bytes().to_vec());
        let expected = [("z", value("1")), ("0", None), ("a", value("later")), ("b", None)];
        assert_eq!(sorted, expected.map(|(key, value)| (key.as_bytes().to_vec(), value)));
    }

    #[test]
    fn short_keys_with_the_same_beginning_keep_their_order() {
        let mut batch = Batch::new();
        for key in [&b"a\0\0"[..], b"a", b"a\0", b"12345678b", b"12345678a", b"12345678"] {
            batch.put(Space::Queue, key, key);
        }
        let sealed = batch.seal();
        let keys: Vec<_> = sealed.from(Space::Queue, b"").map(|op| op.key).collect();
        assert_eq!(keys, [&b"12345678"[..], b"12345678a", b"12345678b", b"a", b"a\0", b"a\0\0"]);
        assert_eq!(sealed.from(Space::Queue, b"a\0").count(), 2);
    }

    #[test]
    fn appending_keeps_the_order_of_writes() {
        let mut first = Batch::new();
        first.put(Space::Meta, "k", "first");
        let mut second = Batch::new();
        second.put(Space::Meta, "k", "second");
        second.seal();
        second.put(Space::Meta, "k", "third");
        first.append(second);
        let values: Vec<_> = first.ops().map(|op| op.value == Some(b"third")).collect();
        assert_eq!(values, [false, false, true]);
        assert_eq!(first.len(), 3);
    }
}
