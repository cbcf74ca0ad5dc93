//! What the machine says about this process: CPU time, memory, disk.

use std::path::Path;
use std::time::Duration;

/// CPU time of the thread that asks.
pub fn this_thread_cpu() -> Duration {
    clocks::this_thread()
}

/// CPU time of all threads, those that have ended included.
pub fn all_threads_cpu() -> Duration {
    clocks::all_threads()
}

/// Fails where nobody has taught this file how to measure.
pub fn can_be_measured() -> anyhow::Result<()> {
    if !cfg!(target_os = "linux") {
        anyhow::bail!("the bench reads CPU time and memory the way Linux tells them, and runs on Linux only");
    }
    Ok(())
}

#[cfg(target_os = "linux")]
mod clocks {
    use std::time::Duration;

    use rustix::time::{ClockId, clock_gettime};

    pub fn this_thread() -> Duration {
        read(ClockId::ThreadCPUTime)
    }

    pub fn all_threads() -> Duration {
        read(ClockId::ProcessCPUTime)
    }

    fn read(clock: ClockId) -> Duration {
        let time = clock_gettime(clock);
        Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
    }
}

#[cfg(not(target_os = "linux"))]
mod clocks {
    use std::time::Duration;

    pub fn this_thread() -> Duration {
        Duration::ZERO
    }

    pub fn all_threads() -> Duration {
        Duration::ZERO
    }
}

/// Memory of this process, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Resident {
    pub now: u64,
    /// The most it ever was.
    pub peak: u64,
}

impl Resident {
    pub fn read() -> Resident {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        Resident { now: kilobytes(&status, "VmRSS:") * 1024, peak: kilobytes(&status, "VmHWM:") * 1024 }
    }
}

fn kilobytes(status: &str, field: &str) -> u64 {
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    line.and_then(|rest| rest.split_whitespace().next()).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// What the files below take of the disk: blocks given to them, so that a file that was made long in advance counts
/// as far as it is filled.
pub fn disk_bytes(path: &Path) -> u64 {
    let Ok(entries) = std::fs::read_dir(path) else { return 0 };
    entries
        .flatten()
        .map(|entry| match entry.metadata() {
            Ok(metadata) if metadata.is_dir() => disk_bytes(&entry.path()),
            Ok(metadata) => allocated(&metadata),
            Err(_) => 0,
        })
        .sum()
}

#[cfg(unix)]
fn allocated(metadata: &std::fs::Metadata) -> u64 {
    use std::os::unix::fs::MetadataExt;
    metadata.blocks() * 512
}

#[cfg(not(unix))]
fn allocated(metadata: &std::fs::Metadata) -> u64 {
    metadata.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_from_the_status_file() {
        let status = "Name:\tperegrine\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n";
        assert_eq!((kilobytes(status, "VmRSS:"), kilobytes(status, "VmHWM:")), (102_400, 204_800));
        assert_eq!(kilobytes("", "VmRSS:"), 0);
    }

    #[test]
    fn disk_is_counted_through_directories() {
        let directory = tempfile::tempdir().expect("a temporary directory");
        std::fs::create_dir(directory.path().join("inner")).expect("made");
        std::fs::write(directory.path().join("inner/file"), vec![7u8; 100_000]).expect("written");
        assert!((100_000..200_000).contains(&disk_bytes(directory.path())));
    }
}
