use std::path::Path;

use anyhow::Result;
use peregrine_state::{Batch as Writes, DiskSettings, DiskStore, Space as Own, Store};

use crate::engine::{Batch, Engine, Pair, Space, Spec};

/// The crawler's own store.
pub struct Tables(DiskStore);

impl Tables {
    pub fn open(path: &Path, spec: &Spec) -> Result<Tables> {
        let defaults = DiskSettings::default();
        let settings = DiskSettings {
            memory_bytes: spec.number("mem", defaults.memory_bytes >> 20) << 20,
            journal_bytes: spec.number("journal", defaults.journal_bytes >> 20) << 20,
            ..defaults
        };
        Ok(Tables(DiskStore::open_with(path, &settings)?))
    }
}

fn own(space: Space) -> Own {
    match space {
        Space::Meta => Own::Meta,
        Space::Hosts => Own::Hosts,
        Space::Urls => Own::Urls,
        Space::Queue => Own::Queue,
        Space::Seen => Own::Seen,
    }
}

impl Engine for Tables {
    fn apply(&self, batch: Batch) -> Result<()> {
        let mut writes = Writes::new();
        for op in &batch {
            match &op.value {
                Some(value) => writes.put(own(op.space), &op.key, value),
                None => writes.delete(own(op.space), &op.key),
            }
        }
        self.0.apply(writes)?;
        Ok(self.0.sync()?)
    }

    fn get(&self, space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>> {
        let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
        Ok(self.0.get_sorted(own(space), &keys)?)
    }

    fn scan(&self, space: Space, prefix: &[u8], limit: usize) -> Result<Vec<Pair>> {
        Ok(self.0.scan(own(space), prefix, None, limit)?)
    }
}
