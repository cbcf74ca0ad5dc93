//! The wire tap: hyper keeps neither the order nor the spelling of header fields, but an archive
//! wants the very bytes. So the stream underneath hyper notes down each request as it is written and
//! each response's head as it is read.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use bytes::Bytes;
use memchr::memchr;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// What has passed over a connection since the current request began.
#[derive(Debug)]
pub(crate) struct Transcript {
    sent: Vec<u8>,
    head: Vec<u8>,
    /// Bytes in the current line of the head, and whether they are nothing but one CR.
    line_length: usize,
    line_is_cr: bool,
    complete: bool,
    /// Header bytes so far, those of interim (1xx) responses included.
    head_bytes: usize,
    max_head: usize,
    too_large: bool,
}

impl Transcript {
    fn new(max_head: usize) -> Self {
        Transcript {
            sent: Vec::new(),
            head: Vec::new(),
            line_length: 0,
            line_is_cr: false,
            complete: false,
            head_bytes: 0,
            max_head,
            too_large: false,
        }
    }

    /// A new request is about to be written.
    pub(crate) fn begin(&mut self) {
        *self = Transcript::new(self.max_head);
    }

    /// Whether the server has sent anything since the request began.
    pub(crate) fn is_silent(&self) -> bool {
        self.head_bytes == 0
    }

    pub(crate) fn is_too_large(&self) -> bool {
        self.too_large
    }

    /// The request as sent, and the response's head as received if it came whole.
    pub(crate) fn take(&mut self) -> (Bytes, Option<Bytes>) {
        let head = self.complete.then(|| std::mem::take(&mut self.head).into());
        (std::mem::take(&mut self.sent).into(), head)
    }

    fn wrote(&mut self, bytes: &[u8]) {
        self.sent.extend_from_slice(bytes);
    }

    fn read(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut kept_from = 0;
        let mut at = 0;
        while !self.complete && at < bytes.len() {
            let rest = bytes.get(at..).unwrap_or_default();
            let line_end = memchr(b'\n', rest);
            at += line_end.map_or(rest.len(), |end| end + 1);
            if line_end.is_none() {
                self.line_is_cr = self.line_length == 0 && rest == b"\r";
                self.line_length += rest.len();
            } else if self.line_ends_blank(rest) {
                self.head.extend_from_slice(bytes.get(kept_from..at).unwrap_or_default());
                kept_from = at;
                self.end_head();
            }
            if self.head_bytes + at > self.max_head {
                self.too_large = true;
                return Err(io::Error::new(io::ErrorKind::InvalidData, "header too large"));
            }
        }
        self.head_bytes += at;
        self.head.extend_from_slice(bytes.get(kept_from..at).unwrap_or_default());
        Ok(())
    }

    /// Whether the current line, which ends within `rest`, is blank.
    fn line_ends_blank(&mut self, rest: &[u8]) -> bool {
        let is_blank = match self.line_length {
            0 => matches!(rest, [b'\n', ..] | [b'\r', b'\n', ..]),
            1 => self.line_is_cr && rest.first() == Some(&b'\n'),
            _ => false,
        };
        self.line_length = 0;
        self.line_is_cr = false;
        is_blank
    }

    /// A blank line ends the head, unless it is one before the status line, or the head was only an
    /// interim one.
    fn end_head(&mut self) {
        let before_status_line = self.head.iter().all(|byte| matches!(byte, b'\r' | b'\n'));
        if before_status_line || is_interim(&self.head) {
            self.head.clear();
        } else {
            self.complete = true;
        }
    }
}

/// Whether this head announces another: every 1xx but 101, which ends HTTP on its connection.
fn is_interim(head: &[u8]) -> bool {
    let mut words = head.split(|byte| *byte == b' ');
    words.next();
    matches!(words.next().and_then(<[u8]>::first_chunk), Some([b'1', tens, ones]) if [*tens, *ones] != *b"01")
}

/// Handle to the transcript of a [`Tapped`] stream.
#[derive(Clone, Debug)]
pub(crate) struct Tap(Arc<Mutex<Transcript>>);

impl Tap {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Transcript> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A stream that keeps a transcript.
#[derive(Debug)]
pub(crate) struct Tapped<S> {
    stream: S,
    tap: Tap,
}

impl<S> Tapped<S> {
    pub(crate) fn new(stream: S, max_head: usize) -> (Self, Tap) {
        let tap = Tap(Arc::new(Mutex::new(Transcript::new(max_head))));
        (Tapped { stream, tap: tap.clone() }, tap)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Tapped<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let result = Pin::new(&mut self.stream).poll_read(cx, buf);
        match result {
            Poll::Ready(Ok(())) => {
                let fresh = buf.filled().get(before..).unwrap_or_default();
                Poll::Ready(self.tap.lock().read(fresh))
            }
            // Servers that end TLS without saying so are many. Where a length was announced, hyper
            // notices what is missing; where none was, the end of the stream is the end.
            Poll::Ready(Err(error)) if error.kind() == io::ErrorKind::UnexpectedEof => Poll::Ready(Ok(())),
            other => other,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Tapped<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(cx, buf);
        if let Poll::Ready(Ok(written)) = result {
            self.tap.lock().wrote(buf.get(..written).unwrap_or(buf));
        }
        result
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        if let Poll::Ready(Ok(mut left)) = result {
            let mut transcript = self.tap.lock();
            for buf in bufs {
                let written = buf.len().min(left);
                transcript.wrote(buf.get(..written).unwrap_or(buf));
                left -= written;
            }
        }
        result
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn head_of(pieces: &[&[u8]]) -> Option<String> {
        let mut transcript = Transcript::new(1000);
        for piece in pieces {
            transcript.read(piece).ok()?;
        }
        transcript.take().1.map(|head| String::from_utf8_lossy(&head).into_owned())
    }

    fn head(text: &str) -> Option<String> {
        head_of(&[text.as_bytes()])
    }

    #[test]
    fn the_head_ends_with_its_blank_line() {
        assert_eq!(
            head("HTTP/1.1 200 OK\r\nA: b\r\n\r\nbody\r\n\r\n").as_deref(),
            Some("HTTP/1.1 200 OK\r\nA: b\r\n\r\n")
        );
        assert_eq!(head("HTTP/1.0 200\nA: b\n\nbody").as_deref(), Some("HTTP/1.0 200\nA: b\n\n"));
        assert_eq!(head("HTTP/1.0 200\r\n\nbody").as_deref(), Some("HTTP/1.0 200\r\n\n"));
        assert_eq!(head("HTTP/1.1 200 OK\r\nA: b\r\n"), None);
        assert_eq!(head("HTTP/1.1 200 OK\r\nA: b\r\n \r\n"), None, "a line of one space is no end");
    }

    #[test]
    fn interim_responses_and_blank_lines_before_the_head_are_not_part_of_it() {
        let last = "HTTP/1.1 200 OK\r\n\r\n";
        assert_eq!(head(&format!("HTTP/1.1 100 Continue\r\n\r\n{last}")).as_deref(), Some(last));
        assert_eq!(
            head(&format!("HTTP/1.1 103 Early\r\nLink: x\r\n\r\nHTTP/1.1 102\r\n\r\n{last}")).as_deref(),
            Some(last)
        );
        assert_eq!(head(&format!("\r\n\n{last}")).as_deref(), Some(last));
        assert_eq!(head("HTTP/1.1 101 S\r\n\r\nx").as_deref(), Some("HTTP/1.1 101 S\r\n\r\n"));
    }

    #[test]
    fn a_head_beyond_the_limit_is_an_error_interim_responses_included() {
        let mut transcript = Transcript::new(1000);
        assert!(transcript.read(&[b'a'; 1001]).is_err());
        assert!(transcript.is_too_large());
        let mut transcript = Transcript::new(1000);
        let flood = b"HTTP/1.1 100 Continue\r\n\r\n".repeat(100);
        assert!(transcript.read(&flood).is_err());
        assert!(transcript.head.len() <= 1000);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        /// However the bytes are cut on their way, the head is the same.
        #[test]
        fn the_head_does_not_depend_on_packet_boundaries(
            text in "(HTTP/1.1 (100|200|404) X\r?\n|\r?\n|A: b\r?\n|\r| ){0,12}",
            cuts in proptest::collection::vec(any::<prop::sample::Index>(), 0..6),
        ) {
            let bytes = text.as_bytes();
            let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(bytes.len() + 1)).collect();
            cuts.extend([0, bytes.len()]);
            cuts.sort_unstable();
            let pieces: Vec<&[u8]> = cuts.windows(2).map(|pair| &bytes[pair[0]..pair[1]]).collect();
            prop_assert_eq!(head_of(&pieces), head(&text));
        }
    }
}
