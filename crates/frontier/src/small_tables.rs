use std::hash::{BuildHasher, Hash};

use hashbrown::{DefaultHashBuilder, HashTable};

/// A map in many small tables, so that none of them takes long to grow.
pub(crate) struct SmallTables<K, V> {
    tables: Box<[HashTable<(K, V)>]>,
    hasher: DefaultHashBuilder,
    len: usize,
}

const TABLES: usize = 256;

impl<K, V> Default for SmallTables<K, V> {
    fn default() -> Self {
        let tables = (0..TABLES).map(|_| HashTable::new()).collect();
        SmallTables { tables, hasher: DefaultHashBuilder::default(), len: 0 }
    }
}

impl<K: Hash + Eq, V> SmallTables<K, V> {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        let hash = self.hasher.hash_one(key);
        self.tables[table(hash)].find(hash, |(other, _)| other == key).map(|(_, value)| value)
    }

    pub(crate) fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let hash = self.hasher.hash_one(key);
        self.tables[table(hash)].find_mut(hash, |(other, _)| other == key).map(|(_, value)| value)
    }

    pub(crate) fn insert(&mut self, key: K, value: V) {
        match self.get_mut(&key) {
            Some(known) => *known = value,
            None => _ = self.or_insert_with(key, || value),
        }
    }

    pub(crate) fn or_insert_with(&mut self, key: K, value: impl FnOnce() -> V) -> &mut V {
        let hash = self.hasher.hash_one(&key);
        let (hasher, len) = (&self.hasher, &mut self.len);
        let rehash = |(key, _): &(K, V)| hasher.hash_one(key);
        let entry = self.tables[table(hash)].entry(hash, |(other, _)| *other == key, rehash);
        let found = entry.or_insert_with(|| {
            *len += 1;
            (key, value())
        });
        &mut found.into_mut().1
    }

    pub(crate) fn remove(&mut self, key: &K) -> Option<V> {
        let hash = self.hasher.hash_one(key);
        let found = self.tables[table(hash)].find_entry(hash, |(other, _)| other == key).ok()?;
        self.len -= 1;
        Some(found.remove().0.1)
    }
}

/// The tables look at the lowest and the highest bits themselves.
fn table(hash: u64) -> usize {
    (hash >> 32) as usize % TABLES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_tables_are_a_map_and_none_of_them_is_large() {
        let mut map = SmallTables::default();
        for number in 0..50_000u32 {
            map.insert(number, number);
        }
        map.insert(7, 9);
        assert_eq!((map.len(), map.get(&7), map.get(&50_000)), (50_000, Some(&9), None));
        assert!(map.tables.iter().all(|table| table.len() < 400));
        assert_eq!((map.remove(&7), map.remove(&7)), (Some(9), None));
        *map.or_insert_with(7, || 1) += 1;
        assert_eq!((map.get(&7), map.len()), (Some(&2), 50_000));
        for number in 0..50_000 {
            map.remove(&number);
        }
        assert!(map.is_empty());
    }
}
