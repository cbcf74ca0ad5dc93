//! What a person sees while a crawl runs: a live block on a terminal, plain lines elsewhere. Always
//! on standard error, so that standard output stays clean for data.

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use peregrine_crawl::{Metrics, Snapshot};
use peregrine_runtime::{Clock, Shutdown};
use peregrine_types::Timestamp;

const LIVE_INTERVAL: Duration = Duration::from_millis(250);
const PLAIN_INTERVAL: Duration = Duration::from_secs(5);
/// The rate shown is that of about the last five seconds.
const RATE_WINDOW: Duration = Duration::from_secs(5);

/// Draws from the moment the crawl has begun until it is stopped.
pub struct Display {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Display {
    /// `limit` is the number of pages after which the crawl stops, if it is bounded. Nothing is drawn before `begun` is
    /// set, so that what is said before stands above.
    pub fn start(
        metrics: Arc<Metrics>,
        clock: Arc<dyn Clock>,
        limit: Option<u64>,
        title: String,
        begun: Arc<AtomicBool>,
        shutdown: Shutdown,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let thread = std::thread::Builder::new()
            .name("display".to_owned())
            .spawn(move || {
                while !begun.load(Ordering::Relaxed) && !stopped.load(Ordering::Relaxed) {
                    std::thread::park_timeout(Duration::from_millis(20));
                }
                let mut screen = Screen { metrics, clock, limit, title, shutdown, samples: Vec::new(), drawn_lines: 0 };
                match (begun.load(Ordering::Relaxed), std::io::stderr().is_terminal()) {
                    (false, _) => {}
                    (true, true) => screen.live(&stopped),
                    (true, false) => screen.plain(&stopped),
                }
            })
            .ok();
        Display { stop, thread }
    }

    pub fn stop(mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
    }
}

struct Screen {
    metrics: Arc<Metrics>,
    clock: Arc<dyn Clock>,
    limit: Option<u64>,
    title: String,
    shutdown: Shutdown,
    /// (moment, pages, bytes), oldest first.
    samples: Vec<(Duration, u64, u64)>,
    drawn_lines: usize,
}

impl Screen {
    fn live(&mut self, stopped: &AtomicBool) {
        while !stopped.load(Ordering::Relaxed) {
            self.draw();
            std::thread::park_timeout(LIVE_INTERVAL);
        }
        self.draw();
    }

    fn plain(&mut self, stopped: &AtomicBool) {
        let mut next = self.clock.elapsed() + PLAIN_INTERVAL;
        while !stopped.load(Ordering::Relaxed) {
            std::thread::park_timeout(LIVE_INTERVAL);
            self.sample();
            if self.clock.elapsed() >= next {
                next = self.clock.elapsed() + PLAIN_INTERVAL;
                let now = self.metrics.snapshot();
                eprintln!("{}", self.plain_line(&now));
            }
        }
    }

    fn sample(&mut self) -> (f64, f64) {
        let now = self.clock.elapsed();
        let snapshot = self.metrics.snapshot();
        self.samples.push((now, snapshot.pages, snapshot.bytes));
        while self.samples.len() > 2 && now.saturating_sub(self.samples[1].0) > RATE_WINDOW {
            self.samples.remove(0);
        }
        self.rate()
    }

    /// Pages and bytes per second over the window.
    fn rate(&self) -> (f64, f64) {
        match (self.samples.first(), self.samples.last()) {
            (Some(first), Some(last)) if last.0 > first.0 => {
                let seconds = (last.0 - first.0).as_secs_f64();
                ((last.1 - first.1) as f64 / seconds, (last.2 - first.2) as f64 / seconds)
            }
            _ => (0.0, 0.0),
        }
    }

    fn draw(&mut self) {
        let (pages_per_second, bytes_per_second) = self.sample();
        let now = self.metrics.snapshot();
        let elapsed = self.clock.elapsed();
        let width = terminal_width();
        let mut lines = vec![
            format!("\x1b[1m{}\x1b[0m  {}", self.title, clock_face(elapsed)),
            format!(
                "  pages    {:>10}   {:>9.1}/s{}",
                grouped(now.pages),
                pages_per_second,
                self.eta(&now, pages_per_second)
            ),
            format!("  data     {:>10}   {:>9}/s", bytes(now.bytes), bytes(bytes_per_second as u64)),
            format!("  queued   {:>10}   {} in flight", grouped(now.queued), now.in_flight),
            format!("  hosts    {:>10} active, {} waiting", grouped(now.hosts_active), grouped(now.hosts_waiting)),
        ];
        lines.push(format!("  errors   {}", error_line(&now)));
        if let Some(limit) = self.limit {
            lines.insert(1, format!("  {}", bar(now.pages, limit, width.saturating_sub(10).min(40))));
        }
        lines.extend(self.notice(&now));
        while lines.len() < self.drawn_lines {
            lines.push(String::new());
        }
        let mut out = String::new();
        if self.drawn_lines > 0 {
            out.push_str(&format!("\x1b[{}A", self.drawn_lines));
        }
        for line in &lines {
            out.push_str("\r\x1b[2K");
            out.push_str(&clip(line, width));
            out.push('\n');
        }
        self.drawn_lines = lines.len();
        let mut stderr = std::io::stderr().lock();
        let _ = stderr.write_all(out.as_bytes());
        let _ = stderr.flush();
    }

    /// Why nothing seems to happen.
    fn notice(&self, now: &Snapshot) -> Option<String> {
        if self.shutdown.is_requested() {
            let under_way = counted(now.in_flight, "request");
            return Some(format!("  stopping once {under_way} under way ended; Ctrl-C again stops at once"));
        }
        let wait = Timestamp::from_millis(now.waiting_until).since(self.clock.now());
        let waiting = now.waiting_until > 0 && now.in_flight == 0;
        waiting.then(|| format!("  only what failed before is left: next try in {}", clock_face(wait)))
    }

    fn plain_line(&self, now: &Snapshot) -> String {
        let (pages_per_second, _) = self.rate();
        format!(
            "{}  {} ({:.1}/s)  {}  {} queued  hosts {} active {} waiting  errors: {}{}{}",
            clock_face(self.clock.elapsed()),
            counted(now.pages, "page"),
            pages_per_second,
            bytes(now.bytes),
            grouped(now.queued),
            grouped(now.hosts_active),
            grouped(now.hosts_waiting),
            error_line(now),
            self.eta(now, pages_per_second),
            self.notice(now).unwrap_or_default(),
        )
    }

    /// Time left, where the crawl is bounded.
    fn eta(&self, now: &Snapshot, pages_per_second: f64) -> String {
        let Some(limit) = self.limit else { return String::new() };
        if pages_per_second <= 0.0 || now.pages >= limit {
            return String::new();
        }
        let left = (limit - now.pages) as f64;
        format!("   ETA {}", clock_face(Duration::from_secs_f64((left / pages_per_second).min(1e8))))
    }
}

fn error_line(now: &Snapshot) -> String {
    if now.errors.is_empty() {
        return "none".to_owned();
    }
    let mut classes: Vec<_> = now.errors.iter().collect();
    classes.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let parts: Vec<String> =
        classes.iter().take(6).map(|(class, count)| format!("{class} {}", grouped(**count))).collect();
    parts.join(", ")
}

fn bar(done: u64, of: u64, width: usize) -> String {
    let share = (done as f64 / of.max(1) as f64).min(1.0);
    let filled = (share * width as f64) as usize;
    format!("[{}{}] {:>3.0}%", "█".repeat(filled), "░".repeat(width - filled), share * 100.0)
}

/// `1:02:03` or `02:03`.
pub fn clock_face(span: Duration) -> String {
    let seconds = span.as_secs();
    match seconds / 3600 {
        0 => format!("{:02}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds % 3600 / 60, seconds % 60),
    }
}

/// `1,234,567`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 page`, `2,000 pages`.
pub fn counted(number: u64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(number), if number == 1 { "" } else { "s" })
}

/// `12.3 MB`, in powers of ten as disks and networks count.
pub fn bytes(count: u64) -> String {
    match count {
        0..1_000 => format!("{count} B"),
        1_000..1_000_000 => format!("{:.1} kB", count as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} MB", count as f64 / 1e6),
        _ => format!("{:.2} GB", count as f64 / 1e9),
    }
}

fn terminal_width() -> usize {
    rustix::termios::tcgetwinsize(std::io::stderr())
        .map(|size| size.ws_col as usize)
        .ok()
        .filter(|width| *width > 0)
        .unwrap_or(80)
}

/// Cuts a line to the terminal's width; escape sequences take no room.
fn clip(line: &str, width: usize) -> String {
    let mut out = String::new();
    let mut shown = 0;
    let mut in_escape = false;
    for character in line.chars() {
        if in_escape {
            in_escape = character != 'm';
        } else if character == '\x1b' {
            in_escape = true;
        } else if shown == width {
            continue;
        } else {
            shown += 1;
        }
        out.push(character);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(counted(1, "page"), "1 page");
        assert_eq!(counted(2_000, "page"), "2,000 pages");
        assert_eq!(bytes(12_345_678), "12.3 MB");
        assert_eq!(clock_face(Duration::from_secs(3723)), "1:02:03");
    }

    #[test]
    fn a_line_never_wraps_on_a_narrow_terminal() {
        assert_eq!(clip("\x1b[1mabcdef\x1b[0m", 3), "\x1b[1mabc\x1b[0m");
    }
}
