use std::path::Path;

/// How much memory this process may count on, in bytes: the machine's, or the part of it that its container was given.
/// `None` where nobody can tell.
pub fn machine_memory() -> Option<u64> {
    let total = read("/proc/meminfo").and_then(|text| total_of(&text));
    let given = read("/sys/fs/cgroup/memory.max").and_then(|text| text.trim().parse().ok());
    total.into_iter().chain(given).min()
}

/// How many files and connections this process may have open at once. `None` where there is no limit.
pub fn most_open_files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

fn read(path: impl AsRef<Path>) -> Option<String> {
    std::fs::read_to_string(path).ok()
}

fn total_of(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_its_line() {
        assert_eq!(total_of("MemFree: 1 kB\nMemTotal:       16384 kB\n"), Some(16 << 20));
        assert_eq!(total_of("MemTotal: many kB"), None);
        assert_eq!(total_of(""), None);
    }
}
