//! Time, chance, the machine's size, how it hands out memory, who goes first on a core, and the wish to stop: the only room that
//! touches the real clock and the real random source. Everything else is handed a [`Clock`], a [`Random`] or a [`Shutdown`], so that
//! tests own them.

mod clock;
mod cpu_time;
mod machine;
mod memory_pages;
mod priority;
mod random;
mod shutdown;

pub use clock::{Clock, ManualClock, SystemClock};
pub use cpu_time::{CPU_TIME_IS_KNOWN, process_cpu, thread_cpu};
pub use machine::{machine_memory, most_open_files};
pub use memory_pages::take_memory_in_small_pages;
pub use priority::let_others_go_first;
pub use random::Random;
pub use shutdown::Shutdown;
