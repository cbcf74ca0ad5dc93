//! The JSON line of the growth bench. Units are in the names.

use std::time::Duration;

use peregrine_frontier::FrontierStats;
use serde::Serialize;

use super::committing::CommitTimes;
use super::histogram::Histogram;
use super::longest_step::LongestStep;
use super::machine::Resident;

/// What the bench may take whatever the number of URLs; the rest is counted per URL.
const FIXED_RAM: u64 = 512 << 20;

#[derive(Serialize)]
pub struct GrowthReport {
    pub bench: &'static str,
    pub mode: &'static str,
    pub urls: u64,
    pub hosts: u32,
    pub seed: u64,
    pub links_per_page: u64,
    pub new_per_page: f64,
    pub pages_per_commit: u64,
    pub marks: Vec<Mark>,
    pub dequeue: Dequeue,
    pub reopen: Reopen,
    /// Only where all that waited was visited in the end.
    pub drained: Option<Drained>,
    pub exactness: Exactness,
    pub generator: Generator,
    pub wall_s: f64,
}

/// The window since the mark before, and what there is at its end.
#[derive(Serialize)]
pub struct Mark {
    pub known_urls: u64,
    pub waiting_urls: u64,
    pub pages: u64,
    pub hosts_known: u64,
    pub hosts_in_ram: usize,
    /// By all that a page takes.
    pub links_per_cpu_s: f64,
    /// By all but handing pages out and settling them, which the dequeue tells apart: committing and writing count in full.
    pub admitted_links_per_cpu_s: f64,
    pub pages_per_cpu_s: f64,
    pub cpu_us_per_page: CpuSplit,
    pub wall_s: f64,
    pub step: Step,
    pub commits: Commits,
    pub ram: Ram,
    pub disk: Disk,
}

#[derive(Serialize)]
pub struct CpuSplit {
    pub total: f64,
    pub admit: f64,
    pub next_and_settle: f64,
    /// Taking commits, on the frontier's thread.
    pub commit: f64,
    /// All other threads: the committer and the store's own.
    pub background: f64,
}

#[derive(Serialize)]
pub struct Step {
    pub p50_us: f64,
    pub p99_us: f64,
    pub max_us: f64,
    pub longest: LongestStep,
}

#[derive(Serialize)]
pub struct Commits {
    pub commits: u64,
    /// On the frontier's thread, waits for the committer included.
    pub take_ms_total: f64,
    pub take_ms_max: f64,
    /// Apply and sync, in the committer.
    pub write_ms_total: f64,
    pub write_ms_max: f64,
}

#[derive(Serialize)]
pub struct Ram {
    pub rss_bytes: u64,
    pub peak_bytes: u64,
    /// The peak, beyond 512 MiB and what making up links takes.
    pub bytes_per_known_url_beyond_512_mib: f64,
}

#[derive(Serialize)]
pub struct Disk {
    pub bytes: u64,
    pub bytes_per_known_url: f64,
    /// Of all that is not a record of a visit.
    pub bytes_per_waiting_url: f64,
    pub bytes_per_visit: f64,
}

/// Pages from the backlog, without new links.
#[derive(Serialize)]
pub struct Dequeue {
    pub pages: u64,
    /// Of all threads, until the last commit is synced and the store has nothing left to compact.
    pub pages_per_cpu_s: f64,
    pub cpu_us_per_page: CpuSplit,
    pub wall_s: f64,
    pub step: Step,
    pub commits: Commits,
}

#[derive(Serialize)]
pub struct Reopen {
    pub close_s: f64,
    pub open_s: f64,
    pub known_urls: u64,
    pub waiting_urls: u64,
    pub counts_agree: bool,
}

#[derive(Serialize)]
pub struct Drained {
    /// Handed out over the whole run.
    pub pages: u64,
    /// Whether they were the pages that were minted, each once.
    pub each_exactly_once: bool,
}

/// All must be zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Exactness {
    pub lost: u64,
    pub twice: u64,
    pub refused: u64,
}

impl Exactness {
    /// Of pages that exist and have all been mentioned, and what the frontier made of that.
    pub fn of(minted: u64, accepted: u64, known: u64, refused: u64) -> Exactness {
        let (least, most) = (accepted.min(known), accepted.max(known));
        Exactness { lost: minted.saturating_sub(least), twice: most.saturating_sub(minted), refused }
    }

    pub fn is_exact(self) -> bool {
        self == Exactness::default()
    }
}

#[derive(Serialize)]
pub struct Generator {
    pub ns_per_link: f64,
    pub ram_bytes: u64,
}

/// CPU of a stretch of the run, by part.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cpu {
    /// Of all threads, without making up links.
    pub total: Duration,
    pub admit: Duration,
    pub next_and_settle: Duration,
    pub commit: Duration,
    pub background: Duration,
}

impl CpuSplit {
    pub fn of(cpu: &Cpu, pages: u64) -> CpuSplit {
        let per_page = |part: Duration| rounded(part.as_secs_f64() * 1e6 / pages.max(1) as f64);
        CpuSplit {
            total: per_page(cpu.total),
            admit: per_page(cpu.admit),
            next_and_settle: per_page(cpu.next_and_settle),
            commit: per_page(cpu.commit),
            background: per_page(cpu.background),
        }
    }
}

impl Step {
    pub fn of(steps: &Histogram, longest: LongestStep) -> Step {
        let micros = |span: Duration| rounded(span.as_secs_f64() * 1e6);
        Step {
            p50_us: micros(steps.quantile(0.5)),
            p99_us: micros(steps.quantile(0.99)),
            max_us: micros(steps.longest()),
            longest,
        }
    }
}

impl Commits {
    pub fn of(times: &CommitTimes) -> Commits {
        let millis = |span: Duration| rounded(span.as_secs_f64() * 1e3);
        Commits {
            commits: times.commits,
            take_ms_total: millis(times.taking),
            take_ms_max: millis(times.longest_taking),
            write_ms_total: millis(times.writing),
            write_ms_max: millis(times.longest_writing),
        }
    }
}

impl Ram {
    pub fn of(resident: Resident, generator: u64, known_urls: u64) -> Ram {
        let beyond = resident.peak.saturating_sub(FIXED_RAM + generator);
        Ram {
            rss_bytes: resident.now,
            peak_bytes: resident.peak,
            bytes_per_known_url_beyond_512_mib: per(beyond as f64, known_urls),
        }
    }
}

impl Disk {
    pub fn of(bytes: u64, of_visits: u64, urls: &FrontierStats, visits: u64) -> Disk {
        Disk {
            bytes,
            bytes_per_known_url: per(bytes as f64, urls.known_urls),
            bytes_per_waiting_url: per(bytes.saturating_sub(of_visits) as f64, urls.queued),
            bytes_per_visit: per(of_visits as f64, visits),
        }
    }
}

/// So many per CPU-second.
pub fn per_second(number: u64, cpu: Duration) -> f64 {
    (number as f64 / cpu.as_secs_f64().max(1e-9)).round()
}

fn per(bytes: f64, urls: u64) -> f64 {
    rounded(bytes / urls.max(1) as f64)
}

/// To two digits after the point: more is noise.
pub fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_not_exact_is_told() {
        assert!(Exactness::of(100, 100, 100, 0).is_exact());
        assert_eq!(Exactness::of(100, 99, 100, 0), Exactness { lost: 1, twice: 0, refused: 0 });
        assert_eq!(Exactness::of(100, 100, 97, 0).lost, 3);
        assert_eq!(Exactness::of(100, 102, 100, 0), Exactness { lost: 0, twice: 2, refused: 0 });
        assert!(!Exactness::of(100, 100, 100, 1).is_exact());
    }
}
