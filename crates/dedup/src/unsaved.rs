use std::collections::HashMap;
use std::hash::Hash;

/// What was written for a commit that is not durable yet: the store does not know of it, so it is looked up here.
#[derive(Debug)]
pub(crate) struct Unsaved<Key, Value> {
    /// Of the commit under way.
    under_way: HashMap<Key, Value>,
    /// Of the next one.
    next: HashMap<Key, Value>,
}

impl<Key, Value> Default for Unsaved<Key, Value> {
    fn default() -> Self {
        Unsaved { under_way: HashMap::new(), next: HashMap::new() }
    }
}

impl<Key: Hash + Eq, Value> Unsaved<Key, Value> {
    pub fn get(&self, key: &Key) -> Option<&Value> {
        self.next.get(key).or_else(|| self.under_way.get(key))
    }

    pub fn insert(&mut self, key: Key, value: Value) {
        self.next.insert(key, value);
    }

    /// A commit begins: what was written so far is in it.
    pub fn begin_commit(&mut self) {
        let written = std::mem::take(&mut self.next);
        // One commit is under way at a time; should that change, nothing is forgotten too early.
        self.under_way.extend(written);
    }

    /// The commit under way is durable.
    pub fn committed(&mut self) {
        self.under_way.clear();
    }
}
