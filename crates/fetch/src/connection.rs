use std::convert::Infallible;
use std::future::{Future, poll_fn};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use http::{Request, Response};
use http_body::{Body, Frame, SizeHint};
use hyper::body::Incoming;
use hyper::client::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo};
use peregrine_types::ConnectionFacts;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio_rustls::client::TlsStream;

use crate::tap::{Tap, Tapped};
use crate::unasked::{Asking, Meter, Metered};

/// Bytes of a body that a server may send ahead of our reading, in one exchange and in all of a connection.
const STREAM_WINDOW: u32 = 1 << 20;
const CONNECTION_WINDOW: u32 = 4 << 20;

/// The body of a GET.
pub(crate) struct NoBody;

impl Body for NoBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(self: Pin<&mut Self>, _cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Poll::Ready(None)
    }

    fn is_end_stream(&self) -> bool {
        true
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(0)
    }
}

/// Bytes over TCP, with or without TLS.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Send + Unpin {}
impl Wire for TcpStream {}
impl Wire for TlsStream<TcpStream> {}

/// Where bodies come from.
pub(crate) trait Frames {
    /// The next piece of a response's body.
    fn poll_frame(&mut self, body: &mut Incoming, cx: &mut Context<'_>) -> Poll<Option<hyper::Result<Frame<Bytes>>>>;
}

type Driver = http1::Connection<TokioIo<Tapped<Box<dyn Wire>>>, NoBody>;

/// One HTTP/1.1 connection.
///
/// It is driven by whoever waits for its answer, inside the same task: no task per connection, no
/// wake-ups between tasks, and dropping it closes it.
pub(crate) struct Connection {
    requests: http1::SendRequest<NoBody>,
    driver: Driver,
    is_closed: bool,
    pub(crate) tap: Tap,
    pub(crate) remote: SocketAddr,
    pub(crate) facts: ConnectionFacts,
}

/// Why a request got no response.
#[derive(Debug)]
pub(crate) enum AskError {
    /// The connection ended without a word from hyper.
    Closed,
    Http(hyper::Error),
}

impl Connection {
    pub(crate) async fn open(
        wire: Box<dyn Wire>,
        remote: SocketAddr,
        facts: ConnectionFacts,
        max_head: usize,
    ) -> hyper::Result<Self> {
        let (stream, tap) = Tapped::new(wire, max_head);
        Connection::over(RestingConnection { stream, tap, remote, facts }).await
    }

    async fn over(resting: RestingConnection) -> hyper::Result<Self> {
        let RestingConnection { stream, tap, remote, facts } = resting;
        let (requests, driver) = http1::Builder::new()
            .title_case_headers(true)
            .writev(false)
            .allow_obsolete_multiline_headers_in_responses(true)
            .allow_spaces_after_header_name_in_responses(true)
            .ignore_invalid_headers_in_responses(true)
            .handshake(TokioIo::new(stream))
            .await?;
        Ok(Connection { requests, driver, is_closed: false, tap, remote, facts })
    }

    /// Sends a request and waits for the head of its response.
    pub(crate) async fn ask(&mut self, request: Request<NoBody>) -> Result<Response<Incoming>, AskError> {
        self.tap.lock().begin();
        let mut response = pin!(self.requests.send_request(request));
        poll_fn(|cx| {
            drive(&mut self.driver, &mut self.is_closed, cx);
            match response.as_mut().poll(cx) {
                Poll::Ready(answer) => Poll::Ready(answer.map_err(AskError::Http)),
                Poll::Pending if self.is_closed => Poll::Ready(Err(AskError::Closed)),
                Poll::Pending => Poll::Pending,
            }
        })
        .await
    }

    /// What is left to be kept, if another request may be sent, as far as can be told from here. To be asked when a response
    /// has been read to its end.
    pub(crate) async fn rest(mut self) -> Option<RestingConnection> {
        let is_reusable = poll_fn(|cx| {
            drive(&mut self.driver, &mut self.is_closed, cx);
            Poll::Ready(!self.is_closed && self.requests.is_ready())
        });
        if !is_reusable.await {
            return None;
        }
        let http1::Parts { io, read_buf, .. } = self.driver.into_parts();
        let resting =
            RestingConnection { stream: io.into_inner(), tap: self.tap, remote: self.remote, facts: self.facts };
        // Whoever speaks without having been asked is not listened to.
        read_buf.is_empty().then_some(resting)
    }
}

/// A connection between two requests. What hyper holds for one, buffers and queues of some 30 KB, is made anew for each
/// request, which costs a few allocations: so thousands of hosts can have their connections kept between their turns.
pub(crate) struct RestingConnection {
    stream: Tapped<Box<dyn Wire>>,
    tap: Tap,
    remote: SocketAddr,
    facts: ConnectionFacts,
}

impl RestingConnection {
    /// Ready for the next request, unless the server has ended it meanwhile, or sent something that nobody asked for.
    pub(crate) async fn wake(mut self) -> Option<Connection> {
        let mut unasked = [0; 1];
        let is_quiet = poll_fn(|cx| {
            let read = Pin::new(&mut self.stream).poll_read(cx, &mut ReadBuf::new(&mut unasked));
            Poll::Ready(read.is_pending())
        });
        if !is_quiet.await {
            return None;
        }
        Connection::over(self).await.ok()
    }
}

impl Frames for Connection {
    fn poll_frame(&mut self, body: &mut Incoming, cx: &mut Context<'_>) -> Poll<Option<hyper::Result<Frame<Bytes>>>> {
        // Asking for a piece first is what makes the driver read one.
        if let Poll::Ready(piece) = Pin::new(&mut *body).poll_frame(cx) {
            return Poll::Ready(piece);
        }
        drive(&mut self.driver, &mut self.is_closed, cx);
        Pin::new(body).poll_frame(cx)
    }
}

/// Lets the connection read, write and notice its end. Errors reach the request or body they belong
/// to; an idle connection has nobody to tell.
fn drive(driver: &mut Driver, is_closed: &mut bool, cx: &mut Context<'_>) {
    if !*is_closed {
        *is_closed = Pin::new(driver).poll(cx).is_ready();
    }
}

/// One HTTP/2 connection, or rather a share in it: any number of exchanges go over it at once. So it has a task of its
/// own, which ends with the last share.
#[derive(Clone)]
pub(crate) struct SharedConnection {
    requests: http2::SendRequest<NoBody>,
    pub(crate) remote: SocketAddr,
    pub(crate) facts: Arc<ConnectionFacts>,
    meter: Meter,
    _driver: Arc<EndsWithUs>,
}

struct EndsWithUs(AbortHandle);

impl Drop for EndsWithUs {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl SharedConnection {
    pub(crate) async fn open(
        wire: Box<dyn Wire>,
        remote: SocketAddr,
        facts: ConnectionFacts,
        max_head: usize,
    ) -> hyper::Result<Self> {
        let meter = Meter::default();
        let (requests, driver) = http2::Builder::new(TokioExecutor::new())
            .initial_stream_window_size(STREAM_WINDOW)
            .initial_connection_window_size(CONNECTION_WINDOW)
            .max_header_list_size(u32::try_from(max_head).unwrap_or(u32::MAX))
            .handshake(TokioIo::new(Metered { stream: wire, meter: meter.clone() }))
            .await?;
        let driver = tokio::spawn(async move {
            // What goes wrong is told to whoever waits for an answer.
            let _ = driver.await;
        });
        let _driver = Arc::new(EndsWithUs(driver.abort_handle()));
        Ok(SharedConnection { requests, remote, facts: Arc::new(facts), meter, _driver })
    }

    pub(crate) async fn ask(&mut self, request: Request<NoBody>) -> Result<Response<Incoming>, AskError> {
        self.requests.ready().await.map_err(AskError::Http)?;
        self.requests.send_request(request).await.map_err(AskError::Http)
    }

    /// To be kept for as long as an exchange goes on.
    pub(crate) fn begin(&self) -> Asking {
        self.meter.begin()
    }

    pub(crate) fn is_open(&self) -> bool {
        !self.requests.is_closed()
    }
}

impl Frames for SharedConnection {
    fn poll_frame(&mut self, body: &mut Incoming, cx: &mut Context<'_>) -> Poll<Option<hyper::Result<Frame<Bytes>>>> {
        Pin::new(body).poll_frame(cx)
    }
}
