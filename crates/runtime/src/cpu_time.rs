//! What the system says about CPU time: that of a thread, and that of all.

use std::time::Duration;

/// CPU time of the thread that asks. Zero where nobody has taught this file how to ask.
pub fn thread_cpu() -> Duration {
    clocks::this_thread()
}

/// CPU time of all threads, those that have ended included.
pub fn process_cpu() -> Duration {
    clocks::all_threads()
}

/// Whether the two above tell anything here.
pub const CPU_TIME_IS_KNOWN: bool = cfg!(target_os = "linux");

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_of_its_thread_and_so_of_all() {
        if !CPU_TIME_IS_KNOWN {
            return;
        }
        // In this order: what passes between the two is the process's as well.
        let (process, thread) = (process_cpu(), thread_cpu());
        let mut sum = 0u64;
        while thread_cpu() - thread < Duration::from_millis(2) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(process_cpu() - process >= Duration::from_millis(2));
    }
}
