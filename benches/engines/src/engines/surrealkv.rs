use std::path::Path;

use anyhow::Result;
use surrealkv::{Durability, LSMIterator, Mode, Tree, TreeBuilder};
use tokio::runtime::Runtime;

use crate::engine::{Batch, Engine, Pair, Space, Spec};

/// One tree; the space is the key's first byte.
pub struct Surreal {
    tree: Tree,
    runtime: Runtime,
}

fn inside(space: Space, key: &[u8]) -> Vec<u8> {
    let mut inside = Vec::with_capacity(key.len() + 1);
    inside.push(space as u8);
    inside.extend_from_slice(key);
    inside
}

impl Surreal {
    pub fn open(path: &Path, spec: &Spec) -> Result<Surreal> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(spec.number("workers", 2) as usize)
            .enable_all()
            .build()?;
        let tree = {
            let _inside = runtime.enter();
            TreeBuilder::new()
                .with_path(path.to_owned())
                .with_max_memtable_size((spec.number("mem", 32) << 20) as usize)
                .with_block_cache_capacity(spec.number("cache", 64) << 20)
                .build()?
        };
        Ok(Surreal { tree, runtime })
    }
}

impl Engine for Surreal {
    fn apply(&self, batch: Batch) -> Result<()> {
        let _inside = self.runtime.enter();
        let mut transaction = self
            .tree
            .begin_with_mode(Mode::WriteOnly)?
            .with_durability(Durability::Immediate);
        for op in batch {
            let key = inside(op.space, &op.key);
            match op.value {
                Some(value) => transaction.set(key, value)?,
                None => transaction.delete(key)?,
            }
        }
        Ok(self.runtime.block_on(transaction.commit())?)
    }

    fn get(&self, space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>> {
        let transaction = self.tree.begin_with_mode(Mode::ReadOnly)?;
        keys.iter()
            .map(|key| Ok(transaction.get(inside(space, key))?.map(|value| value.to_vec())))
            .collect()
    }

    fn scan(&self, space: Space, prefix: &[u8], limit: usize) -> Result<Vec<Pair>> {
        let transaction = self.tree.begin_with_mode(Mode::ReadOnly)?;
        let from = inside(space, prefix);
        let mut until = from.clone();
        *until.last_mut().expect("the space is in it") += 1;
        let mut iterator = transaction.range(from, until)?;
        iterator.seek_first()?;
        let mut pairs = Vec::new();
        while iterator.valid() && pairs.len() < limit {
            pairs.push((iterator.key().user_key()[1..].to_vec(), iterator.value()?.to_vec()));
            iterator.next()?;
        }
        Ok(pairs)
    }
}

impl Drop for Surreal {
    fn drop(&mut self) {
        let _inside = self.runtime.enter();
        if let Err(error) = self.runtime.block_on(self.tree.close()) {
            eprintln!("surrealkv: {error}");
        }
    }
}
