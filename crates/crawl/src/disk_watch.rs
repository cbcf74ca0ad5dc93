//! Stops a crawl before its disk is full. A full disk corrupts nothing (the next start cuts off what was not committed), but
//! it may be the disk that others need as well.

use std::path::{Path, PathBuf};
use std::time::Duration;

use peregrine_archive::free_bytes;
use peregrine_types::Timestamp;

const INTERVAL: Duration = Duration::from_secs(1);

pub(crate) struct DiskWatch {
    path: PathBuf,
    keep_free: u64,
    next_look: Timestamp,
    low_since: Option<Timestamp>,
}

impl DiskWatch {
    /// With `keep_free` of 0 nobody looks.
    pub fn of(path: &Path, keep_free: u64) -> Self {
        DiskWatch { path: path.to_path_buf(), keep_free, next_look: Timestamp::EPOCH, low_since: None }
    }

    /// Since when there has been too little space, if there is. Once there was, an eighth more is asked for before it goes on, so
    /// that it does not stop and go.
    pub fn low_since(&mut self, now: Timestamp) -> Option<Timestamp> {
        if self.keep_free == 0 || now < self.next_look {
            return self.low_since;
        }
        self.next_look = now.plus(INTERVAL);
        let enough = match self.low_since {
            Some(_) => self.keep_free.saturating_add(self.keep_free / 8),
            None => self.keep_free,
        };
        // Where nobody can tell, there is enough until a write says otherwise.
        match free_bytes(&self.path) {
            Some(free) if free < enough => {
                self.low_since.get_or_insert(now);
            }
            _ => self.low_since = None,
        }
        self.low_since
    }

    /// Where a paused crawl looks again.
    pub fn next_look(&self) -> Timestamp {
        self.next_look
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_is_low_from_the_moment_it_is_seen_to_be() {
        let directory = tempfile::tempdir().expect("a directory");
        let at = |seconds: u64| Timestamp::from_millis(seconds * 1_000);
        let mut never_enough = DiskWatch::of(directory.path(), u64::MAX);
        assert_eq!(never_enough.low_since(at(5)), Some(at(5)));
        assert_eq!(never_enough.low_since(at(9)), Some(at(5)));
        let mut always_enough = DiskWatch::of(directory.path(), 1);
        assert_eq!(always_enough.low_since(at(5)), None);
        assert_eq!(DiskWatch::of(directory.path(), 0).low_since(at(5)), None);
        assert_eq!(DiskWatch::of(Path::new("/nonexistent"), u64::MAX).low_since(at(5)), None, "nobody can tell");
    }
}
