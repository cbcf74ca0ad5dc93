//! How the system hands out memory.

/// Memory is handed out 4 KB at a time, not 2 MB. An allocator that is half full of what it was given then holds half as much:
/// a crawl takes a fifth less memory, and no more time (`docs/decisions/0050-speed.md`). Does nothing where nobody has taught this
/// file how.
pub fn take_memory_in_small_pages() {
    #[cfg(target_os = "linux")]
    {
        // Whoever is not allowed to is as before.
        let _ = rustix::thread::disable_transparent_huge_pages(true);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_asks_for_small_pages_gets_them() {
        take_memory_in_small_pages();
        assert!(rustix::thread::transparent_huge_pages_are_disabled().expect("everybody may ask"));
    }
}
