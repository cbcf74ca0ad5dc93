use std::path::Path;

/// Bytes that this process may still write to the disk that holds `path`; `None` where nobody can tell.
pub fn free_bytes(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}
