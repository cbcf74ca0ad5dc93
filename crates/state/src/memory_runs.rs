use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::StateError;
use crate::run_files::{RunFile, RunFiles, RunWriter, check_name, ends_too_early, missing};

type Finished = BTreeMap<String, Arc<[u8]>>;

/// Run files that live as long as the process.
#[derive(Clone, Default)]
pub(crate) struct MemoryRuns {
    finished: Arc<Mutex<Finished>>,
}

impl MemoryRuns {
    /// What a crash leaves: files that were finished, and nothing of the others.
    pub(crate) fn crash(&self) -> MemoryRuns {
        MemoryRuns { finished: Arc::new(Mutex::new(self.lock().clone())) }
    }

    fn lock(&self) -> MutexGuard<'_, Finished> {
        self.finished.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl RunFiles for MemoryRuns {
    fn create(&self, name: &str) -> Result<Box<dyn RunWriter>, StateError> {
        check_name(name, Path::new("memory"))?;
        Ok(Box::new(MemoryWriter { runs: self.clone(), name: name.to_owned(), bytes: Vec::new() }))
    }

    fn open(&self, name: &str) -> Result<Arc<dyn RunFile>, StateError> {
        check_name(name, Path::new("memory"))?;
        let path = Path::new("memory").join(name);
        match self.lock().get(name) {
            Some(bytes) => Ok(Arc::new(MemoryFile { bytes: bytes.clone(), path })),
            None => Err(missing(&path)),
        }
    }

    fn remove(&self, name: &str) -> Result<(), StateError> {
        check_name(name, Path::new("memory"))?;
        self.lock().remove(name);
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, StateError> {
        Ok(self.lock().keys().cloned().collect())
    }
}

struct MemoryWriter {
    runs: MemoryRuns,
    name: String,
    bytes: Vec<u8>,
}

impl RunWriter for MemoryWriter {
    fn write(&mut self, bytes: &[u8]) -> Result<(), StateError> {
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    fn finish(self: Box<Self>) -> Result<(), StateError> {
        self.runs.lock().insert(self.name, self.bytes.into());
        Ok(())
    }
}

struct MemoryFile {
    bytes: Arc<[u8]>,
    path: PathBuf,
}

impl RunFile for MemoryFile {
    fn len(&self) -> u64 {
        self.bytes.len() as u64
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), StateError> {
        let from = usize::try_from(offset).unwrap_or(usize::MAX);
        let until = from.saturating_add(buffer.len());
        let bytes = self.bytes.get(from..until).ok_or_else(|| ends_too_early(&self.path))?;
        buffer.copy_from_slice(bytes);
        Ok(())
    }
}
