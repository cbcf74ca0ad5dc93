//! What reading real robots.txt files takes, file by file: `real_files_cost DIR`. `scripts/test` unpacks thousands of them into
//! `target/test-tools/robots`. Each is read five times and judged for three agents; the fastest time counts, because a busy
//! machine makes times longer and never shorter.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use peregrine_robots::RobotsRules;
use peregrine_runtime::{Clock, SystemClock};
use peregrine_urls::Url;

const AIM: Duration = Duration::from_millis(1);

struct Reading {
    took: Duration,
    bytes: usize,
    path: PathBuf,
}

fn main() -> ExitCode {
    let Some(directory) = std::env::args().nth(1) else {
        eprintln!("usage: real_files_cost DIR");
        return ExitCode::from(2);
    };
    let mut paths = Vec::new();
    files(Path::new(&directory), &mut paths);
    let clock = SystemClock::new();
    let mut readings: Vec<Reading> = paths.into_iter().filter_map(|path| read(path, &clock)).collect();
    if readings.is_empty() {
        eprintln!("there are no files in {directory}");
        return ExitCode::FAILURE;
    }
    readings.sort_by_key(|reading| std::cmp::Reverse(reading.took));
    let total: Duration = readings.iter().map(|reading| reading.took).sum();
    let bytes: usize = readings.iter().map(|reading| reading.bytes).sum();
    let late = readings.iter().filter(|reading| reading.took > AIM).count();
    let count = readings.len();
    println!("{count} files, {bytes} bytes: {:.1} µs each on average", micros(total) / count as f64);
    println!(
        "median {:.1} µs, 99th percentile {:.1} µs",
        micros(readings[count / 2].took),
        micros(readings[count / 100].took)
    );
    println!("{late} took more than {AIM:?}; the slowest:");
    for Reading { took, bytes, path } in readings.iter().take(5) {
        println!("{:10.1} µs {bytes:8} bytes  {}", micros(*took), path.display());
    }
    if late == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read(path: PathBuf, clock: &SystemClock) -> Option<Reading> {
    let text = std::fs::read(&path).ok()?;
    let url = Url::parse("https://example.com/some/path/page.html?query=1&other=2").ok()?;
    let times = (0..5).map(|_| {
        let began = clock.elapsed();
        let rules = RobotsRules::parse(&text);
        for agent in ["peregrine", "googlebot", "*"] {
            std::hint::black_box((rules.verdict(agent, &url), rules.crawl_delay(agent), rules.usage(agent)));
        }
        clock.elapsed() - began
    });
    Some(Reading { took: times.min()?, bytes: text.len(), path })
}

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
