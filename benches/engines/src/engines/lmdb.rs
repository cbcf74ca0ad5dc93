use std::path::Path;

use anyhow::Result;
use heed::types::Bytes;
use heed::{Database, Env, EnvFlags, EnvOpenOptions, WithoutTls};

use crate::engine::{Batch, Engine, Pair, SPACES, Space, Spec};

pub struct Lmdb {
    env: Env<WithoutTls>,
    databases: Vec<Database<Bytes, Bytes>>,
}

impl Lmdb {
    pub fn open(path: &Path, spec: &Spec) -> Result<Lmdb> {
        let mut options = EnvOpenOptions::new().read_txn_without_tls();
        options.map_size((spec.number("map_gb", 60) << 30) as usize).max_dbs(8);
        if spec.number("writemap", 0) == 1 {
            // SAFETY: one process, and nobody else holds the map.
            unsafe { options.flags(EnvFlags::WRITE_MAP) };
        }
        // SAFETY: one process, and nobody else changes the file.
        let env = unsafe { options.open(path)? };
        let mut transaction = env.write_txn()?;
        let mut databases = Vec::new();
        for space in SPACES {
            databases.push(env.create_database(&mut transaction, Some(&format!("{space:?}")))?);
        }
        transaction.commit()?;
        Ok(Lmdb { env, databases })
    }
}

impl Engine for Lmdb {
    fn apply(&self, batch: Batch) -> Result<()> {
        let mut transaction = self.env.write_txn()?;
        for op in &batch {
            let database = &self.databases[op.space as usize];
            match &op.value {
                Some(value) => database.put(&mut transaction, &op.key, value)?,
                None => drop(database.delete(&mut transaction, &op.key)?),
            }
        }
        Ok(transaction.commit()?)
    }

    fn get(&self, space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>> {
        let transaction = self.env.read_txn()?;
        let database = &self.databases[space as usize];
        keys.iter()
            .map(|key| Ok(database.get(&transaction, key)?.map(<[u8]>::to_vec)))
            .collect()
    }

    fn scan(&self, space: Space, prefix: &[u8], limit: usize) -> Result<Vec<Pair>> {
        let transaction = self.env.read_txn()?;
        let mut pairs = Vec::new();
        for pair in self.databases[space as usize]
            .prefix_iter(&transaction, prefix)?
            .take(limit)
        {
            let (key, value) = pair?;
            pairs.push((key.to_vec(), value.to_vec()));
        }
        Ok(pairs)
    }
}
