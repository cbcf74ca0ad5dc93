//! Keeps nothing: what the harness itself costs.

use anyhow::Result;

use crate::engine::{Batch, Engine, Pair, Space};

pub struct Null;

impl Engine for Null {
    fn apply(&self, _batch: Batch) -> Result<()> {
        Ok(())
    }

    fn get(&self, _space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>> {
        Ok(vec![None; keys.len()])
    }

    fn scan(&self, _space: Space, prefix: &[u8], _limit: usize) -> Result<Vec<Pair>> {
        Ok(vec![(prefix.to_vec(), vec![0, 1])])
    }
}
