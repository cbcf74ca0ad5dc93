use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use bytes::Bytes;
use http_body::Body;
use hyper::body::Incoming;
use peregrine_runtime::Clock;
use peregrine_types::Truncation;

use crate::FetchSettings;
use crate::connection::Frames;

/// Memory set aside on the word of a stranger (`Content-Length`). A body that really is longer grows
/// its buffer as it comes.
const TRUSTED_LENGTH: usize = 1 << 20;

/// A lone first piece shorter than this is copied, so that a small page does not hold on to the
/// connection's whole read buffer.
const WORTH_SHARING: usize = 4 << 10;

/// What came of a body.
#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) bytes: Bytes,
    pub(crate) end: BodyEnd,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BodyEnd {
    Complete,
    /// The size limit.
    TooLong,
    /// The server closed the connection, or went on in something that is not HTTP.
    Disconnected,
    /// Paused too long, or took too long in all.
    Late,
    TooSlow,
}

impl BodyEnd {
    pub(crate) fn truncation(self) -> Option<Truncation> {
        match self {
            BodyEnd::Complete => None,
            BodyEnd::TooLong => Some(Truncation::Length),
            BodyEnd::Disconnected => Some(Truncation::Disconnect),
            BodyEnd::Late | BodyEnd::TooSlow => Some(Truncation::Time),
        }
    }
}

/// Reads a body into one buffer until it ends or a limit is reached. What came is never lost.
///
/// `deadline` is when the fetch as a whole has to end, by [`Clock::elapsed`].
pub(crate) async fn receive(
    connection: &mut impl Frames,
    mut body: Incoming,
    max_body: usize,
    settings: &FetchSettings,
    clock: &dyn Clock,
    deadline: Duration,
) -> Received {
    let mut buffer = Buffer::new(max_body, body.size_hint().exact());
    if body.is_end_stream() {
        return Received { bytes: Bytes::new(), end: BodyEnd::Complete };
    }
    let mut patience = Patience::new(settings, clock, deadline);
    let mut alarm = pin!(tokio::time::sleep(patience.until_next_check()));
    let end = loop {
        let piece = poll_fn(|cx| match connection.poll_frame(&mut body, cx) {
            Poll::Ready(piece) => Poll::Ready(Some(piece)),
            Poll::Pending => alarm.as_mut().poll(cx).map(|()| None),
        })
        .await;
        match piece {
            Some(None) => break BodyEnd::Complete,
            Some(Some(Err(_))) => break BodyEnd::Disconnected,
            Some(Some(Ok(frame))) => {
                let Ok(data) = frame.into_data() else { continue };
                patience.received(data.len());
                if !buffer.push(data) {
                    break BodyEnd::TooLong;
                }
                // A body that never pauses never lets the alarm ring.
                if patience.is_past_deadline() {
                    break BodyEnd::Late;
                }
            }
            None => match patience.check() {
                Some(end) => break end,
                None => alarm.set(tokio::time::sleep(patience.until_next_check())),
            },
        }
    };
    Received { bytes: buffer.into_bytes(), end }
}

/// When to stop waiting for a body.
struct Patience<'a> {
    clock: &'a dyn Clock,
    idle_timeout: Duration,
    deadline: Duration,
    min_rate: u64,
    window: Duration,
    now: Duration,
    last_piece: Duration,
    window_start: Duration,
    window_bytes: u64,
}

impl<'a> Patience<'a> {
    fn new(settings: &FetchSettings, clock: &'a dyn Clock, deadline: Duration) -> Self {
        let now = clock.elapsed();
        Patience {
            clock,
            idle_timeout: settings.idle_timeout,
            deadline,
            min_rate: settings.min_rate,
            window: settings.min_rate_window,
            now,
            last_piece: now,
            window_start: now,
            window_bytes: 0,
        }
    }

    fn received(&mut self, bytes: usize) {
        self.now = self.clock.elapsed();
        self.last_piece = self.now;
        self.window_bytes += bytes as u64;
    }

    fn is_past_deadline(&self) -> bool {
        self.now >= self.deadline
    }

    fn until_next_check(&self) -> Duration {
        let next = self.deadline.min(self.last_piece + self.idle_timeout).min(self.window_start + self.window);
        // Timers tick in milliseconds; waiting less than one would spin.
        next.saturating_sub(self.now).max(Duration::from_millis(1))
    }

    fn check(&mut self) -> Option<BodyEnd> {
        self.now = self.clock.elapsed();
        if self.is_past_deadline() || self.now >= self.last_piece + self.idle_timeout {
            return Some(BodyEnd::Late);
        }
        let window = self.now.saturating_sub(self.window_start);
        if window >= self.window {
            if (self.window_bytes as f64) < self.min_rate as f64 * window.as_secs_f64() {
                return Some(BodyEnd::TooSlow);
            }
            self.window_start = self.now;
            self.window_bytes = 0;
        }
        None
    }
}

/// Collects pieces up to a limit. A body that comes in one piece is not copied.
struct Buffer {
    max: usize,
    expected: usize,
    first: Bytes,
    all: Vec<u8>,
}

impl Buffer {
    fn new(max: usize, announced: Option<u64>) -> Self {
        let expected = announced.and_then(|length| usize::try_from(length).ok()).unwrap_or(0);
        Buffer { max, expected: expected.min(max).min(TRUSTED_LENGTH), first: Bytes::new(), all: Vec::new() }
    }

    /// Takes as much of `piece` as fits; false if that is not all of it.
    fn push(&mut self, mut piece: Bytes) -> bool {
        let room = self.max.saturating_sub(self.first.len() + self.all.len());
        let fits = piece.len() <= room;
        piece.truncate(room);
        if self.first.is_empty() && self.all.is_empty() {
            self.first = piece;
            return fits;
        }
        if self.all.is_empty() {
            self.all.reserve(self.expected.max(self.first.len() + piece.len()));
            self.all.extend_from_slice(&std::mem::take(&mut self.first));
        }
        self.all.extend_from_slice(&piece);
        fits
    }

    fn into_bytes(self) -> Bytes {
        if !self.all.is_empty() {
            return self.all.into();
        }
        if self.first.len() < WORTH_SHARING { Bytes::copy_from_slice(&self.first) } else { self.first }
    }
}

#[cfg(test)]
mod tests {
    use peregrine_runtime::ManualClock;

    use super::*;

    #[test]
    fn a_buffer_takes_what_fits_and_says_when_it_was_not_all() {
        let mut buffer = Buffer::new(5, Some(u64::MAX));
        assert!(buffer.push(Bytes::from_static(b"abc")));
        assert!(buffer.push(Bytes::from_static(b"de")), "exactly full is not too long");
        assert!(!buffer.push(Bytes::from_static(b"f")));
        assert_eq!(buffer.into_bytes(), "abcde");
        let mut buffer = Buffer::new(2, None);
        assert!(!buffer.push(Bytes::from_static(b"abc")));
        assert_eq!(buffer.into_bytes(), "ab");
        assert_eq!(Buffer::new(5, None).into_bytes(), "");
    }

    #[test]
    fn an_announced_length_is_trusted_only_so_far() {
        let mut buffer = Buffer::new(usize::MAX, Some(u64::MAX));
        buffer.push(Bytes::from_static(b"a"));
        buffer.push(Bytes::from_static(b"b"));
        assert!(buffer.all.capacity() <= TRUSTED_LENGTH);
    }

    fn settings() -> FetchSettings {
        FetchSettings {
            idle_timeout: Duration::from_secs(20),
            min_rate: 100,
            min_rate_window: Duration::from_secs(10),
            ..FetchSettings::default()
        }
    }

    #[test]
    fn patience_ends_with_a_pause_a_crawl_or_the_deadline() {
        let clock = ManualClock::default();
        let patience = || Patience::new(&settings(), &clock, clock.elapsed() + Duration::from_secs(60));
        let wait = |seconds| clock.advance(Duration::from_secs(seconds));

        let mut paused = Patience { min_rate: 0, ..patience() };
        wait(19);
        assert_eq!(paused.check(), None);
        wait(1);
        assert_eq!(paused.check(), Some(BodyEnd::Late));

        let mut crawling = patience();
        wait(9);
        crawling.received(999);
        wait(1);
        assert_eq!(crawling.check(), Some(BodyEnd::TooSlow));

        let mut steady = patience();
        for _ in 0..5 {
            wait(10);
            steady.received(1000);
            assert_eq!(steady.check(), None);
        }
        wait(10);
        steady.received(1000);
        assert!(steady.is_past_deadline());
        assert_eq!(steady.check(), Some(BodyEnd::Late));
    }

    #[test]
    fn a_fast_start_does_not_excuse_a_crawl_later() {
        let clock = ManualClock::default();
        let mut patience = Patience::new(&settings(), &clock, Duration::from_secs(600));
        clock.advance(Duration::from_secs(10));
        patience.received(1_000_000);
        assert_eq!(patience.check(), None);
        clock.advance(Duration::from_secs(10));
        patience.received(1);
        assert_eq!(patience.check(), Some(BodyEnd::TooSlow));
    }
}
