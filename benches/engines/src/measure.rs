//! Stopwatches: CPU time by thread and process, bytes written, memory, quantiles.

use std::path::Path;

use rustix::time::{ClockId, clock_gettime};

fn micros(clock: ClockId) -> f64 {
    let time = clock_gettime(clock);
    time.tv_sec as f64 * 1e6 + time.tv_nsec as f64 / 1e3
}

pub fn thread_cpu() -> f64 {
    micros(ClockId::ThreadCPUTime)
}

pub fn process_cpu() -> f64 {
    micros(ClockId::ProcessCPUTime)
}

fn field(file: &str, name: &str) -> u64 {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|rest| rest.trim().split(' ').next()?.parse().ok())
        .unwrap_or(0)
}

pub fn bytes_written() -> u64 {
    field("/proc/self/io", "write_bytes:")
}

/// Without pages of mapped files, which the kernel may take back.
pub fn anonymous_memory_kb() -> u64 {
    field("/proc/self/status", "RssAnon:")
}

pub fn peak_memory_kb() -> u64 {
    field("/proc/self/status", "VmHWM:")
}

pub fn disk_bytes(path: &Path) -> u64 {
    use std::os::unix::fs::MetadataExt;
    let Ok(entries) = std::fs::read_dir(path) else { return 0 };
    entries
        .flatten()
        .map(|entry| match entry.metadata() {
            Ok(metadata) if metadata.is_dir() => disk_bytes(&entry.path()),
            Ok(metadata) => metadata.blocks() * 512,
            Err(_) => 0,
        })
        .sum()
}

/// Latencies in buckets 6 % wide.
#[derive(Clone)]
pub struct Quantiles {
    buckets: Vec<u64>,
    max: f64,
}

impl Default for Quantiles {
    fn default() -> Quantiles {
        Quantiles {
            buckets: vec![0; 512],
            max: 0.0,
        }
    }
}

impl Quantiles {
    pub fn add(&mut self, micros: f64) {
        let bucket = ((micros.max(0.1) * 10.0).ln() / 1.06f64.ln()) as usize;
        self.buckets[bucket.min(511)] += 1;
        self.max = self.max.max(micros);
    }

    pub fn at(&self, quantile: f64) -> f64 {
        let wanted = (self.buckets.iter().sum::<u64>() as f64 * quantile).ceil() as u64;
        let mut passed = 0;
        for (bucket, count) in self.buckets.iter().enumerate() {
            passed += count;
            if passed >= wanted {
                return (1.06f64.powi(bucket as i32 + 1) / 10.0).min(self.max);
            }
        }
        self.max
    }

    pub fn max(&self) -> f64 {
        self.max
    }
}
