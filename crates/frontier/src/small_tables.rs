use std::hash::{BuildHasher, Hash};

use hashbrown::{DefaultHashBuilder, HashTable};

/// A map in many small tables, so that none of them takes long to grow.
pub(crate) struct SmallTables<K, V> {
    tables: Box<[HashTable<(K, V)>]>,
    hasher: DefaultHashBuilder,
    len: usize,
}

pub(crate) const TABLES: usize = 256;

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

    /// Keeps of one table what is to be kept.
    pub(crate) fn retain_in(&mut self, table: usize, mut keep: impl FnMut(&K, &V) -> bool) {
        let table = &mut self.tables[table];
        let before = table.len();
        table.retain(|(key, value)| keep(key, value));
        self.len -= before - table.len();
    }

    pub(crate) fn remove(&mut self, key: &K) -> Option<V> {
        let hash = self.hasher.hash_one(key);
        let found = self.tables[table(hash)].find_entry(hash, |(other, _)| other == key).ok()?;
        self.len -= 1;
        Some(found.remove().0.1)
    }
}

/// The last table gets twice as many as the first, those between in between: tables of the same size would all double at the same
/// time, and then be half empty together.
///
/// They look at the lowest and the highest bits themselves.
pub(crate) fn table(hash: u64) -> usize {
    // About the logarithm of a number between one and two, of which these bits are what is behind the point.
    let bits = hash >> 24 & 0xffff;
    let logarithm = bits * ((4 << 16) - bits) / 3;
    (logarithm >> 24) as usize
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
        assert!(map.tables.iter().all(|table| (100..400).contains(&table.len())));
        let buckets: usize = map.tables.iter().map(HashTable::num_buckets).sum();
        assert!(buckets < 90_000, "{buckets}");
        assert_eq!((map.remove(&7), map.remove(&7)), (Some(9), None));
        *map.or_insert_with(7, || 1) += 1;
        assert_eq!((map.get(&7), map.len()), (Some(&2), 50_000));
        for table in 0..TABLES / 2 {
            map.retain_in(table, |key, _| key.is_multiple_of(2));
        }
        assert!((30_000..45_000).contains(&map.len()) && map.get(&8).is_some());
        for number in 0..50_000 {
            map.remove(&number);
        }
        assert!(map.is_empty());
    }
}
