//! What the machine says about this process, memory and disk, and about its host.

use std::path::Path;
use std::time::Duration;

use peregrine_runtime::CPU_TIME_IS_KNOWN;

/// Fails where nobody has taught this file how to measure.
pub fn can_be_measured() -> anyhow::Result<()> {
    if !CPU_TIME_IS_KNOWN {
        anyhow::bail!("the bench reads CPU time and memory the way Linux tells them, and runs on Linux only");
    }
    Ok(())
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

/// How long the host of this machine let others run on its cores while somebody wanted to run here, all cores together, to a hundredth of a second. Zero
/// where there is no host, or it does not tell.
pub fn stolen() -> Duration {
    stolen_in(&std::fs::read_to_string("/proc/stat").unwrap_or_default())
}

fn stolen_in(stat: &str) -> Duration {
    const TICK: Duration = Duration::from_millis(10);
    // user, nice, system, idle, iowait, irq, softirq, and then steal.
    let ticks = stat.lines().next().and_then(|all| all.strip_prefix("cpu ")?.split_whitespace().nth(7)?.parse().ok());
    TICK * ticks.unwrap_or(0)
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
    fn what_the_host_took_is_read_from_the_first_line() {
        let stat = "cpu  48489 0 3301 19533 286 0 31 5765 0 0\ncpu0 1 0 1 1 1 0 1 1 0 0\n";
        assert_eq!(stolen_in(stat), Duration::from_millis(57_650));
        assert_eq!(stolen_in("cpu0 1 2 3"), Duration::ZERO);
    }

    #[test]
    fn disk_is_counted_through_directories() {
        let directory = tempfile::tempdir().expect("a temporary directory");
        std::fs::create_dir(directory.path().join("inner")).expect("made");
        std::fs::write(directory.path().join("inner/file"), vec![7u8; 100_000]).expect("written");
        assert!((100_000..200_000).contains(&disk_bytes(directory.path())));
    }
}
