use std::path::Path;

use anyhow::{Context, Result};
use canopydb::{Database, DbOptions, EnvOptions};

use crate::engine::{Batch, Engine, Pair, SPACES, Space, Spec};

const NAMES: [&[u8]; 5] = [b"meta", b"hosts", b"urls", b"queue", b"seen"];

pub struct Canopy {
    database: Database,
}

impl Canopy {
    pub fn open(path: &Path, spec: &Spec) -> Result<Canopy> {
        let mut env = EnvOptions::new(path);
        env.page_cache_size = (spec.number("cache", 64) << 20) as usize;
        env.use_checksums = true;
        let mut options = DbOptions::new();
        options.default_commit_sync = true;
        options.checkpoint_target_size = (spec.number("checkpoint", 64) << 20) as usize;
        let database = Database::with_options(env, options)?;
        let transaction = database.begin_write()?;
        for space in SPACES {
            transaction.get_or_create_tree(NAMES[space as usize])?;
        }
        transaction.commit()?;
        Ok(Canopy { database })
    }
}

impl Engine for Canopy {
    fn apply(&self, batch: Batch) -> Result<()> {
        let transaction = self.database.begin_write()?;
        for ops in batch.chunk_by(|one, other| one.space == other.space) {
            let mut tree = transaction.get_or_create_tree(NAMES[ops[0].space as usize])?;
            for op in ops {
                match &op.value {
                    Some(value) => tree.insert(&op.key, value)?,
                    None => drop(tree.delete(&op.key)?),
                }
            }
        }
        transaction.commit_with(true)?;
        Ok(())
    }

    fn get(&self, space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>> {
        let transaction = self.database.begin_read()?;
        let tree = transaction
            .get_tree(NAMES[space as usize])?
            .context("a tree is missing")?;
        keys.iter()
            .map(|key| Ok(tree.get(key)?.map(|value| value.to_vec())))
            .collect()
    }

    fn scan(&self, space: Space, prefix: &[u8], limit: usize) -> Result<Vec<Pair>> {
        let transaction = self.database.begin_read()?;
        let tree = transaction
            .get_tree(NAMES[space as usize])?
            .context("a tree is missing")?;
        let mut pairs = Vec::new();
        for pair in tree.prefix(&prefix)?.take(limit) {
            let (key, value) = pair?;
            pairs.push((key.to_vec(), value.to_vec()));
        }
        Ok(pairs)
    }
}
