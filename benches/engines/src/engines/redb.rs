use std::path::Path;

use anyhow::Result;
use redb::{Database, ReadableDatabase, TableDefinition};

use crate::engine::{Batch, Engine, Pair, SPACES, Space, Spec};

const TABLES: [TableDefinition<&[u8], &[u8]>; 5] = [
    TableDefinition::new("meta"),
    TableDefinition::new("hosts"),
    TableDefinition::new("urls"),
    TableDefinition::new("queue"),
    TableDefinition::new("seen"),
];

pub struct Redb {
    database: Database,
    quick_repair: bool,
}

impl Redb {
    pub fn open(path: &Path, spec: &Spec) -> Result<Redb> {
        let database = Database::builder()
            .set_cache_size((spec.number("cache", 64) << 20) as usize)
            .create(path.join("redb"))?;
        let transaction = database.begin_write()?;
        for space in SPACES {
            transaction.open_table(TABLES[space as usize])?;
        }
        transaction.commit()?;
        Ok(Redb {
            database,
            quick_repair: spec.number("quick", 0) == 1,
        })
    }
}

impl Engine for Redb {
    fn apply(&self, batch: Batch) -> Result<()> {
        let mut transaction = self.database.begin_write()?;
        transaction.set_quick_repair(self.quick_repair);
        for ops in batch.chunk_by(|one, other| one.space == other.space) {
            let mut table = transaction.open_table(TABLES[ops[0].space as usize])?;
            for op in ops {
                match &op.value {
                    Some(value) => drop(table.insert(&*op.key, &**value)?),
                    None => drop(table.remove(&*op.key)?),
                }
            }
        }
        Ok(transaction.commit()?)
    }

    fn get(&self, space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>> {
        let table = self.database.begin_read()?.open_table(TABLES[space as usize])?;
        keys.iter()
            .map(|key| Ok(table.get(&**key)?.map(|value| value.value().to_vec())))
            .collect()
    }

    fn scan(&self, space: Space, prefix: &[u8], limit: usize) -> Result<Vec<Pair>> {
        let table = self.database.begin_read()?.open_table(TABLES[space as usize])?;
        let mut pairs = Vec::new();
        for pair in table.range(prefix..)?.take(limit) {
            let (key, value) = pair?;
            if !key.value().starts_with(prefix) {
                break;
            }
            pairs.push((key.value().to_vec(), value.value().to_vec()));
        }
        Ok(pairs)
    }
}
