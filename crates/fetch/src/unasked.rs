//! What comes over a shared connection while nobody has asked for anything.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// An exchange has its time limits; between two of them a server may send this much, such as the rest of a body that
/// was not wanted. One that sends more has its connection closed, rather than have us read for ever.
pub(crate) const MOST_UNASKED: usize = 4 << 20;

/// Counts exchanges under way, and bytes since the last one ended.
#[derive(Clone, Debug, Default)]
pub(crate) struct Meter(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    asking: AtomicUsize,
    unasked: AtomicUsize,
}

/// An exchange under way.
pub(crate) struct Asking(Arc<Counts>);

impl Meter {
    pub(crate) fn begin(&self) -> Asking {
        self.0.asking.fetch_add(1, Relaxed);
        Asking(self.0.clone())
    }

    fn read(&self, bytes: usize) -> io::Result<()> {
        if self.0.asking.load(Relaxed) > 0 {
            return Ok(());
        }
        match self.0.unasked.fetch_add(bytes, Relaxed) + bytes > MOST_UNASKED {
            true => Err(io::Error::new(io::ErrorKind::InvalidData, "too much that nobody asked for")),
            false => Ok(()),
        }
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.unasked.store(0, Relaxed);
        self.0.asking.fetch_sub(1, Relaxed);
    }
}

/// A stream whose bytes are counted.
pub(crate) struct Metered<S> {
    pub(crate) stream: S,
    pub(crate) meter: Meter,
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let result = Pin::new(&mut self.stream).poll_read(cx, buf);
        match result {
            Poll::Ready(Ok(())) => Poll::Ready(self.meter.read(buf.filled().len() - before)),
            other => other,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
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
