use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::Result;
use fjall::compaction::Leveled;
use fjall::config::{
    BlockSizePolicy, BloomConstructionPolicy, CompressionPolicy, FilterPolicy, FilterPolicyEntry, PinningPolicy,
};
use fjall::{
    AbstractTree, CompressionType, Database, Keyspace, KeyspaceCreateOptions, KvSeparationOptions, PersistMode,
    Readable, Snapshot,
};

use crate::engine::{Batch, Engine, Pair, SPACES, Space, Spec};

/// What each setting means is in the README.
pub struct Fjall {
    // Stopped first: it holds the keyspaces.
    compactor: Option<Compactor>,
    keyspaces: Vec<Keyspace>,
    database: Database,
    weak: bool,
    rotate_at: Option<u64>,
    /// The state after the last whole batch; opened between batches, since the engine lets a snapshot that is
    /// opened during one see half of it when a flush or a merge ends at that moment.
    published: Option<RwLock<Arc<Snapshot>>>,
    one_at_a_time: Mutex<()>,
}

impl Fjall {
    pub fn open(path: &Path, spec: &Spec) -> Result<Fjall> {
        let own = spec.number("own", 0) == 1;
        let database = Database::builder(path)
            .cache_size(spec.number("cache", 64) << 20)
            .max_journaling_size(spec.number("journal", 128) << 20)
            .worker_threads(spec.number("workers", 1) as usize)
            .open()?;
        let mut keyspaces = Vec::new();
        for space in SPACES {
            keyspaces.push(database.keyspace(&format!("{space:?}"), || options(space, spec, own))?);
        }
        let compactor = own.then(|| Compactor::start(&database, &keyspaces, Arc::new(leveled(spec))));
        let published = (spec.number("published", 1) == 1).then(|| RwLock::new(Arc::new(database.snapshot())));
        let rotate_at = (spec.number("rotate", 0) == 1).then_some(spec.number("mem", 16) << 20);
        Ok(Fjall {
            compactor,
            keyspaces,
            database,
            weak: spec.number("weak", 0) == 1,
            rotate_at,
            published,
            one_at_a_time: Mutex::new(()),
        })
    }
}

impl Fjall {
    fn snapshot(&self) -> Arc<Snapshot> {
        match &self.published {
            Some(published) => published.read().expect("published").clone(),
            None => Arc::new(self.database.snapshot()),
        }
    }
}

fn leveled(spec: &Spec) -> Leveled {
    Leveled::default()
        .with_table_target_size(spec.number("target", 64) << 20)
        .with_l0_threshold(spec.number("l0", 4) as u8)
        .with_level_ratio_policy(vec![spec.number("ratio", 10) as f32])
}

fn options(space: Space, spec: &Spec, own: bool) -> KeyspaceCreateOptions {
    let memtable = match space {
        Space::Queue => spec.number("mem", 16),
        Space::Urls => spec.number("memurls", spec.number("mem", 16)),
        _ => spec.number("memrest", spec.number("mem", 16)),
    };
    let mut options = KeyspaceCreateOptions::default()
        .max_memtable_size(memtable << 20)
        .data_block_size_policy(BlockSizePolicy::all((spec.number("block", 4) << 10) as u32));
    match spec.word("lz4", "default") {
        "none" => options = options.data_block_compression_policy(CompressionPolicy::all(CompressionType::None)),
        "all" => options = options.data_block_compression_policy(CompressionPolicy::all(CompressionType::Lz4)),
        _ => {}
    }
    let strategy = if own {
        // Never finds anything to merge; the compactor below does.
        Leveled::default()
            .with_l0_threshold(u8::MAX)
            .with_table_target_size(1 << 48)
    } else {
        leveled(spec)
    };
    options = options.compaction_strategy(Arc::new(strategy));
    let filters = match spec.word("filters", "some") {
        "none" => false,
        "all" => true,
        _ => !matches!(space, Space::Queue | Space::Seen),
    };
    if !filters {
        options = options.filter_policy(FilterPolicy::disabled());
    } else if spec.number("bits", 0) > 0 {
        let bits = BloomConstructionPolicy::BitsPerKey(spec.number("bits", 0) as f32);
        options = options.filter_policy(FilterPolicy::all(FilterPolicyEntry::Bloom(bits)));
    }
    if spec.number("pin", 0) == 1 {
        options = options.index_block_pinning_policy(PinningPolicy::all(true));
    }
    if space == Space::Urls && spec.number("kvurls", 0) > 0 {
        let separation = KvSeparationOptions::default().separation_threshold(spec.number("kvurls", 0) as u32);
        options = options.with_kv_separation(Some(separation));
    }
    options
}

impl Engine for Fjall {
    fn apply(&self, ops: Batch) -> Result<()> {
        let mut batch = self.database.batch();
        for op in ops {
            let keyspace = &self.keyspaces[op.space as usize];
            match op.value {
                Some(value) => batch.insert(keyspace, op.key, value),
                None if self.weak && op.space == Space::Queue => batch.remove_weak(keyspace, op.key),
                None => batch.remove(keyspace, op.key),
            }
        }
        {
            let _alone = self.one_at_a_time.lock().expect("one at a time");
            batch.commit()?;
            if let Some(published) = &self.published {
                let snapshot = Arc::new(self.database.snapshot());
                let before = std::mem::replace(&mut *published.write().expect("published"), snapshot);
                drop(before);
            }
        }
        self.database.persist(PersistMode::SyncAll)?;
        if let Some(rotate_at) = self.rotate_at {
            for keyspace in &self.keyspaces {
                if keyspace.tree.active_memtable().size() > rotate_at {
                    keyspace.rotate_memtable()?;
                }
            }
        }
        Ok(())
    }

    fn get(&self, space: Space, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>> {
        let snapshot = self.snapshot();
        let keyspace = &self.keyspaces[space as usize];
        keys.iter()
            .map(|key| Ok(snapshot.get(keyspace, key)?.map(|value| value.to_vec())))
            .collect()
    }

    fn scan(&self, space: Space, prefix: &[u8], limit: usize) -> Result<Vec<Pair>> {
        let snapshot = self.snapshot();
        let mut pairs = Vec::new();
        for guard in snapshot.prefix(&self.keyspaces[space as usize], prefix).take(limit) {
            let (key, value) = guard.into_inner()?;
            pairs.push((key.to_vec(), value.to_vec()));
        }
        Ok(pairs)
    }

    fn note(&self) -> String {
        let mut note = format!(
            "compactions {} in {:.1} s, journals {} MB",
            self.database.compactions_completed(),
            self.database.time_compacting().as_secs_f64(),
            self.database.journal_disk_space().unwrap_or(0) >> 20,
        );
        for (keyspace, space) in self.keyspaces.iter().zip(SPACES) {
            let levels: Vec<_> = (0..7)
                .map(|level| keyspace.tree.level_table_count(level).unwrap_or(0))
                .collect();
            note += &format!("; {space:?} {levels:?} {} MB", keyspace.tree.disk_space() >> 20);
        }
        note
    }
}

/// Merges tables on a thread of its own, so that the engine's single worker is always free to flush.
struct Compactor {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Compactor {
    fn start(database: &Database, keyspaces: &[Keyspace], strategy: Arc<Leveled>) -> Compactor {
        let stop = Arc::new(AtomicBool::new(false));
        let (database, keyspaces, stopped) = (database.clone(), keyspaces.to_vec(), stop.clone());
        let thread = std::thread::Builder::new().name("compactor".to_owned()).spawn(move || {
            while !stopped.load(Ordering::Relaxed) {
                let mut worked = false;
                for keyspace in &keyspaces {
                    let before = shape(keyspace);
                    let watermark = database.supervisor.snapshot_tracker.get_seqno_safe_to_gc();
                    keyspace.tree.compact(strategy.clone(), watermark).expect("compaction");
                    worked |= shape(keyspace) != before;
                    if stopped.load(Ordering::Relaxed) {
                        return;
                    }
                }
                if !worked {
                    std::thread::sleep(Duration::from_millis(20));
                }
            }
        });
        Compactor {
            stop,
            thread: Some(thread.expect("a thread")),
        }
    }
}

fn shape(keyspace: &Keyspace) -> ([usize; 7], u64) {
    let levels = std::array::from_fn(|level| keyspace.tree.level_table_count(level).unwrap_or(0));
    (levels, keyspace.tree.disk_space())
}

impl Drop for Fjall {
    fn drop(&mut self) {
        if let Some(mut compactor) = self.compactor.take() {
            compactor.stop.store(true, Ordering::Relaxed);
            if let Some(thread) = compactor.thread.take() {
                let _ = thread.join();
            }
        }
    }
}
