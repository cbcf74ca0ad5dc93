//! Who goes first where there are fewer cores than threads with something to do.

/// The thread that calls this works when those that somebody waits for have nothing to do: its share of a core that
/// others want, too, becomes a third of theirs, and a thread that wakes up need not wait for it. Nothing else becomes slower,
/// and where a core is free this one does not either. Does nothing where nobody has taught this file how.
pub fn let_others_go_first() {
    #[cfg(target_os = "linux")]
    {
        // On Linux this is about the thread, elsewhere about the whole process. Whoever is not allowed to is as before.
        let _ = rustix::process::nice(STEPS_BACK);
    }
}

/// Each step is worth a fifth of the share.
#[cfg(target_os = "linux")]
const STEPS_BACK: i32 = 5;

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    fn priority() -> i32 {
        rustix::process::getpriority_process(None).expect("everybody may ask")
    }

    #[test]
    fn only_the_thread_that_says_so_goes_behind() {
        let before = priority();
        let behind = std::thread::spawn(|| {
            let_others_go_first();
            priority()
        });
        let behind = behind.join().expect("it only asks");
        assert_eq!(behind, (before + STEPS_BACK).min(19));
        assert_eq!(priority(), before);
    }
}
