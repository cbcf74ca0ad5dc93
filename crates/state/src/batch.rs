use std::borrow::Borrow;
use std::sync::Arc;

use crate::Space;

/// Writes that happen together or not at all. Later ones on a key win.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    sealed: Vec<Arc<SortedOps>>,
    open: Vec<Op>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Put { space: Space, key: Vec<u8>, value: Vec<u8> },
    Delete { space: Space, key: Vec<u8> },
}

impl Op {
    pub fn space(&self) -> Space {
        self.place().0
    }

    pub fn key(&self) -> &[u8] {
        self.place().1
    }

    /// What order and identity go by.
    pub(crate) fn place(&self) -> (Space, &[u8]) {
        match self {
            Op::Put { space, key, .. } | Op::Delete { space, key } => (*space, key),
        }
    }
}

impl Batch {
    pub fn new() -> Self {
        Batch::default()
    }

    pub fn put(&mut self, space: Space, key: impl Into<Vec<u8>>, value: impl Into<Vec<u8>>) {
        self.open.push(Op::Put { space, key: key.into(), value: value.into() });
    }

    pub fn delete(&mut self, space: Space, key: impl Into<Vec<u8>>) {
        self.open.push(Op::Delete { space, key: key.into() });
    }

    pub fn append(&mut self, mut other: Batch) {
        if !other.sealed.is_empty() {
            self.seal();
            self.sealed.append(&mut other.sealed);
        }
        self.open.append(&mut other.open);
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn len(&self) -> usize {
        self.sealed.iter().map(|part| part.0.len()).sum::<usize>() + self.open.len()
    }

    /// The writes so far, sorted, for whoever must know of them before the store does. They stay in the batch
    /// and are not copied.
    pub fn seal(&mut self) -> Arc<SortedOps> {
        let part = Arc::new(SortedOps(last_of_each_key(std::mem::take(&mut self.open))));
        self.sealed.push(part.clone());
        part
    }

    /// In the order in which they were made, sealed parts sorted in themselves.
    pub fn ops(&self) -> impl Iterator<Item = &Op> {
        self.sealed.iter().flat_map(|part| &part.0).chain(&self.open)
    }
}

/// Sorted by key, without the writes that a later one to the same key makes void.
pub(crate) fn last_of_each_key<O: Borrow<Op>>(mut ops: Vec<O>) -> Vec<O> {
    fn place<O: Borrow<Op>>(op: &O) -> (Space, &[u8]) {
        op.borrow().place()
    }
    ops.sort_by(|one, other| place(one).cmp(&place(other)));
    ops.dedup_by(|later, kept| {
        let same = place(later) == place(kept);
        if same {
            std::mem::swap(later, kept);
        }
        same
    });
    ops
}

/// Writes in the order of their keys, one for each key.
#[derive(Debug, Default)]
pub struct SortedOps(Vec<Op>);

impl SortedOps {
    /// The write to this key, if there is one.
    pub fn get(&self, space: Space, key: &[u8]) -> Option<&Op> {
        let at = self.0.binary_search_by(|op| op.place().cmp(&(space, key))).ok()?;
        self.0.get(at)
    }

    /// The writes to this key and those behind it in the same space, in order.
    pub fn from(&self, space: Space, key: &[u8]) -> impl Iterator<Item = &Op> {
        let at = self.0.partition_point(|op| op.place() < (space, key));
        self.0.iter().skip(at).take_while(move |op| op.space() == space)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_writes_are_sorted_and_the_last_of_a_key_wins() {
        let mut batch = Batch::new();
        batch.put(Space::Urls, "b", "1");
        batch.put(Space::Meta, "z", "1");
        batch.delete(Space::Urls, "a");
        batch.put(Space::Urls, "b", "2");
        batch.put(Space::Urls, "a", "3");
        batch.delete(Space::Urls, "b");
        let sealed = batch.seal();
        let keys: Vec<_> = batch.ops().map(|op| (op.space(), op.key())).collect();
        assert_eq!(keys, [(Space::Meta, &b"z"[..]), (Space::Urls, b"a"), (Space::Urls, b"b")]);
        assert!(matches!(sealed.get(Space::Urls, b"a"), Some(Op::Put { value, .. }) if value == b"3"));
        assert!(matches!(sealed.get(Space::Urls, b"b"), Some(Op::Delete { .. })));
        assert_eq!(sealed.get(Space::Hosts, b"a"), None);
        assert_eq!(sealed.from(Space::Urls, b"aa").count(), 1);
        assert_eq!(sealed.from(Space::Meta, b"").count(), 1);
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
        let values: Vec<_> = first.ops().map(|op| matches!(op, Op::Put { value, .. } if value == b"third")).collect();
        assert_eq!(values, [false, false, true]);
        assert_eq!(first.len(), 3);
    }
}
