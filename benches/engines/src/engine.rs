//! What the frontier asks of a storage engine, and nothing more.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The engine's own keyspaces; the order is the order of a sorted batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Space {
    Meta,
    Hosts,
    Urls,
    Queue,
    Seen,
}

pub const SPACES: [Space; 5] = [Space::Meta, Space::Hosts, Space::Urls, Space::Queue, Space::Seen];

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Op {
    pub space: Space,
    pub key: Vec<u8>,
    /// `None` deletes.
    pub value: Option<Vec<u8>>,
}

/// Sorted by space and key, no key twice.
pub type Batch = Vec<Op>;

pub type Pair = (Vec<u8>, Vec<u8>);

pub trait Engine: Send + Sync {
    /// All or nothing, and on the disk when it returns.
    fn apply(&self, batch: Batch) -> Result<()>;

    /// `keys` are sorted.
    fn get(&self, space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>>;

    fn scan(&self, space: Space, prefix: &[u8], limit: usize) -> Result<Vec<Pair>>;

    /// Anything worth a look, e.g. tables per level.
    fn note(&self) -> String {
        String::new()
    }
}

/// `name:key=value,key=value`.
#[derive(Clone, Debug)]
pub struct Spec {
    pub name: String,
    settings: HashMap<String, String>,
}

impl Spec {
    pub fn parse(text: &str) -> Result<Spec> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut settings = HashMap::new();
        for pair in rest.split(',').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair
                .split_once('=')
                .with_context(|| format!("{pair:?} is not key=value"))?;
            settings.insert(key.to_owned(), value.to_owned());
        }
        Ok(Spec {
            name: name.to_owned(),
            settings,
        })
    }

    pub fn number(&self, key: &str, default: u64) -> u64 {
        self.settings
            .get(key)
            .and_then(|value| value.parse().ok())
            .unwrap_or(default)
    }

    #[allow(dead_code, reason = "only some engines have settings that are words")]
    pub fn word<'a>(&'a self, key: &str, default: &'a str) -> &'a str {
        self.settings.get(key).map_or(default, String::as_str)
    }

    pub fn open(&self, path: &Path) -> Result<Box<dyn Engine>> {
        std::fs::create_dir_all(path)?;
        Ok(match self.name.as_str() {
            "null" => Box::new(crate::engines::null::Null),
            "own" => Box::new(crate::engines::own::Tables::open(path, self)?),
            #[cfg(feature = "fjall")]
            "fjall" => Box::new(crate::engines::fjall::Fjall::open(path, self)?),
            #[cfg(feature = "redb")]
            "redb" => Box::new(crate::engines::redb::Redb::open(path, self)?),
            #[cfg(feature = "lmdb")]
            "lmdb" => Box::new(crate::engines::lmdb::Lmdb::open(path, self)?),
            #[cfg(feature = "canopydb")]
            "canopydb" => Box::new(crate::engines::canopydb::Canopy::open(path, self)?),
            #[cfg(feature = "surrealkv")]
            "surrealkv" => Box::new(crate::engines::surrealkv::Surreal::open(path, self)?),
            other => bail!("no engine {other:?} in this build (see the features in Cargo.toml)"),
        })
    }
}
