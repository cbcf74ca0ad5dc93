use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{ACCEPT, ACCEPT_ENCODING, HOST, HeaderMap, HeaderName, HeaderValue, USER_AGENT};
use http::uri::PathAndQuery;
use http::{Request, Response, StatusCode, Uri};
use hyper::body::Incoming;
use peregrine_runtime::Clock;
use peregrine_types::{FailureClass, FetchTimings, FetchedPage, SettingError};
use peregrine_urls::Url;
use rustls::ClientConfig;
use url::Position;

use crate::body::{self, BodyEnd};
use crate::connection::{AskError, Connection, NoBody, Wire};
use crate::connections::IdleConnections;
use crate::response_head;
use crate::settings::header_value;
use crate::{AddressBook, FetchError, FetchRequest, FetchSettings, Fetching, Transport, connect};

/// What `decode_content` can undo.
const ACCEPTED_CODINGS: HeaderValue = HeaderValue::from_static("gzip, deflate");

/// Brings pages over real sockets.
///
/// Limits are measured by its [`Clock`], so that has to be one that runs by itself.
pub struct HttpClient {
    settings: FetchSettings,
    user_agent: HeaderValue,
    accept: HeaderValue,
    addresses: Arc<dyn AddressBook>,
    clock: Arc<dyn Clock>,
    tls: Arc<ClientConfig>,
    idle: IdleConnections<Box<Connection>>,
}

impl HttpClient {
    /// Trusts the bundled certificate authorities.
    pub fn new(
        settings: FetchSettings,
        addresses: Arc<dyn AddressBook>,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, SettingError> {
        let tls = connect::tls_config(connect::bundled_roots())
            .map_err(|error| SettingError { setting: "fetch", detail: format!("TLS cannot be set up: {error}") })?;
        HttpClient::with_tls(settings, addresses, clock, Arc::new(tls))
    }

    /// With a TLS configuration of one's own, as [`tls_config`](crate::tls_config) makes them.
    pub fn with_tls(
        settings: FetchSettings,
        addresses: Arc<dyn AddressBook>,
        clock: Arc<dyn Clock>,
        tls: Arc<ClientConfig>,
    ) -> Result<Self, SettingError> {
        settings.validate()?;
        Ok(HttpClient {
            user_agent: header_value("fetch.user_agent", &settings.user_agent)?,
            accept: header_value("fetch.accept", &settings.accept)?,
            idle: IdleConnections::new(&settings),
            settings,
            addresses,
            clock,
            tls,
        })
    }

    async fn visit(&self, request: FetchRequest) -> Result<FetchedPage, FetchError> {
        let target = Target::of(&request.url)?;
        let mut progress = Progress::starting(&*self.clock, self.settings.total_timeout);
        if let Some(mut connection) = self.idle_connection(&target).await {
            match self.exchange(&mut connection, &request, &target, &mut progress).await {
                Err(NoAnswer::Silence(_)) => {}
                Err(NoAnswer::Final(error)) => return Err(error),
                Ok(page) => return Ok(self.finished(page, connection, &target).await),
            }
        }
        let mut connection = self.connect(&target, &mut progress).await?;
        match self.exchange(&mut connection, &request, &target, &mut progress).await {
            Err(NoAnswer::Silence(error) | NoAnswer::Final(error)) => Err(error),
            Ok(page) => Ok(self.finished(page, connection, &target).await),
        }
    }

    async fn idle_connection(&self, target: &Target<'_>) -> Option<Box<Connection>> {
        loop {
            let mut connection = self.idle.take(target.origin, self.clock.elapsed())?;
            if connection.is_reusable().await {
                return Some(connection);
            }
        }
    }

    /// Keeps the connection if the server left it in order.
    async fn finished(&self, page: FetchedPage, mut connection: Box<Connection>, target: &Target<'_>) -> FetchedPage {
        if page.truncated.is_none() && connection.is_reusable().await {
            self.idle.put(target.origin, connection, self.clock.elapsed());
        }
        page
    }

    async fn connect(&self, target: &Target<'_>, progress: &mut Progress<'_>) -> Result<Box<Connection>, FetchError> {
        let Target { host, port, .. } = *target;
        let lookup = self.addresses.addresses(host, port);
        let addresses = tokio::time::timeout(progress.left(), lookup)
            .await
            .map_err(|_| FetchError::failed(FailureClass::Timeout, format!("looking up {host} took too long")))??;
        let began = self.clock.elapsed();
        let limit = self.settings.connect_timeout.min(progress.left());
        let (stream, remote) = connect::dial(host, port, &addresses, limit).await?;
        let wire: Box<dyn Wire> = if target.is_https {
            let limit = self.settings.tls_timeout.min(progress.left());
            Box::new(connect::secure(&self.tls, host, stream, limit).await?)
        } else {
            Box::new(stream)
        };
        progress.connecting = self.clock.elapsed().saturating_sub(began);
        let connection = Connection::open(wire, remote, self.settings.max_header).await;
        connection.map(Box::new).map_err(|error| FetchError::failed(FailureClass::Connect, format!("{host}: {error}")))
    }

    /// One request and its response over an open connection.
    async fn exchange(
        &self,
        connection: &mut Connection,
        request: &FetchRequest,
        target: &Target<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<FetchedPage, NoAnswer> {
        let outgoing = self.outgoing(request, target)?;
        // A reused connection that turns out to be dead is asked in vain; what counts is the last request.
        let started = self.clock.now();
        let sent = self.clock.elapsed();
        let response = self.ask(connection, outgoing, target, progress).await?;
        let first_byte = self.clock.elapsed().saturating_sub(sent);
        let status = response.status().as_u16();
        let (request_head, response_head) = connection.tap.lock().take();
        let response_head = readable(response.status(), response_head, target)?;

        let max_body = request.max_body.unwrap_or(usize::MAX).min(self.settings.max_body);
        let body = response.into_body();
        let received = body::receive(connection, body, max_body, &self.settings, &*self.clock, progress.deadline).await;
        if received.bytes.is_empty() {
            nothing_in_time(received.end, target)?;
        }
        Ok(FetchedPage {
            url: request.url.clone(),
            status,
            request_head,
            headers: response_head::fields(&response_head),
            response_head,
            body: received.bytes,
            truncated: received.end.truncation(),
            remote: connection.remote,
            started,
            timings: FetchTimings {
                connect: progress.connecting,
                first_byte,
                total: self.clock.elapsed().saturating_sub(progress.began),
            },
        })
    }

    async fn ask(
        &self,
        connection: &mut Connection,
        outgoing: Request<NoBody>,
        target: &Target<'_>,
        progress: &Progress<'_>,
    ) -> Result<Response<Incoming>, NoAnswer> {
        let limit = self.settings.header_timeout.min(progress.left());
        let host = target.host;
        match tokio::time::timeout(limit, connection.ask(outgoing)).await {
            Ok(Ok(response)) => Ok(response),
            Ok(Err(error)) => Err(self.explain(connection, &error, target)),
            Err(_elapsed) => {
                let detail = if connection.tap.lock().is_silent() {
                    format!("{host} did not answer within {limit:?}")
                } else {
                    format!("{host} did not finish its response header within {limit:?}")
                };
                Err(FetchError::failed(FailureClass::Timeout, detail).into())
            }
        }
    }

    fn explain(&self, connection: &Connection, error: &AskError, target: &Target<'_>) -> NoAnswer {
        let host = target.host;
        let transcript = connection.tap.lock();
        if transcript.is_too_large() {
            let detail = format!("{host} sent more than {} bytes of header", self.settings.max_header);
            return FetchError::failed(FailureClass::Protocol, detail).into();
        }
        if transcript.is_silent() {
            let detail = format!("{host} closed the connection without an answer");
            return NoAnswer::Silence(FetchError::failed(FailureClass::Disconnected, detail));
        }
        let (class, detail) = match error {
            AskError::Http(error) if error.is_parse() => {
                (FailureClass::Protocol, format!("{host} sent something that is not HTTP: {error}"))
            }
            _ => (FailureClass::Disconnected, format!("{host} closed the connection within its response header")),
        };
        FetchError::failed(class, detail).into()
    }

    fn outgoing(&self, request: &FetchRequest, target: &Target<'_>) -> Result<Request<NoBody>, FetchError> {
        let unsendable = |what: &str| FetchError::failed(FailureClass::Protocol, format!("{} has {what}", request.url));
        let path = PathAndQuery::try_from(target.path).map_err(|_| unsendable("a path that cannot be sent"))?;
        let host = HeaderValue::from_str(target.authority).map_err(|_| unsendable("a host that cannot be sent"))?;
        let mut headers = HeaderMap::with_capacity(4 + request.headers.len());
        headers.insert(HOST, host);
        headers.insert(USER_AGENT, self.user_agent.clone());
        headers.insert(ACCEPT, self.accept.clone());
        headers.insert(ACCEPT_ENCODING, ACCEPTED_CODINGS);
        for (name, value) in &request.headers {
            let name = HeaderName::try_from(&**name).map_err(|_| unsendable("a header name that cannot be sent"))?;
            let value = HeaderValue::try_from(&**value).map_err(|_| unsendable("a header that cannot be sent"))?;
            headers.insert(name, value);
        }
        let mut outgoing = Request::new(NoBody);
        *outgoing.uri_mut() = Uri::from(path);
        *outgoing.headers_mut() = headers;
        Ok(outgoing)
    }
}

impl Transport for HttpClient {
    fn fetch(&self, request: FetchRequest) -> Fetching<'_> {
        Box::pin(self.visit(request))
    }
}

/// Why an exchange brought no page.
enum NoAnswer {
    /// The connection ended before the first byte of an answer. If it had been idle before, the
    /// server had closed it meanwhile, and the same question deserves a fresh one.
    Silence(FetchError),
    Final(FetchError),
}

impl From<FetchError> for NoAnswer {
    fn from(error: FetchError) -> Self {
        NoAnswer::Final(error)
    }
}

/// Checks that the head is one we can archive and a status that ends a request.
fn readable(status: StatusCode, head: Option<Bytes>, target: &Target<'_>) -> Result<Bytes, FetchError> {
    let host = target.host;
    let refuse = |what: String| FetchError::failed(FailureClass::Protocol, what);
    if status.is_informational() {
        return Err(refuse(format!("{host} wants to speak something other than HTTP (status {status})")));
    }
    head.ok_or_else(|| refuse(format!("{host} sent a header that can be read in two ways")))
}

/// A body of which nothing came before time was up is no page.
fn nothing_in_time(end: BodyEnd, target: &Target<'_>) -> Result<(), FetchError> {
    let host = target.host;
    match end {
        BodyEnd::Late => {
            let detail = format!("{host} announced a body and sent nothing of it in time");
            Err(FetchError::failed(FailureClass::Timeout, detail))
        }
        BodyEnd::TooSlow => {
            let detail = format!("{host} sent its body more slowly than the minimum rate");
            Err(FetchError::failed(FailureClass::TooSlow, detail))
        }
        BodyEnd::Complete | BodyEnd::TooLong | BodyEnd::Disconnected => Ok(()),
    }
}

/// The parts of a URL that matter on the way to its server.
struct Target<'a> {
    /// `scheme://host[:port]`; what connections are kept by.
    origin: &'a str,
    /// `host[:port]`, as the `Host` header wants it.
    authority: &'a str,
    host: &'a str,
    port: u16,
    is_https: bool,
    /// Path and query.
    path: &'a str,
}

impl<'a> Target<'a> {
    fn of(url: &'a Url) -> Result<Self, FetchError> {
        let is_https = match url.scheme() {
            "https" => true,
            "http" => false,
            other => {
                let detail = format!("{url} has the scheme {other}, which is neither http nor https");
                return Err(FetchError::failed(FailureClass::Protocol, detail));
            }
        };
        let host = url.host_str().unwrap_or_default();
        Ok(Target {
            origin: &url[..Position::BeforePath],
            authority: &url[Position::BeforeHost..Position::AfterPort],
            host,
            port: url.port_or_known_default().unwrap_or(if is_https { 443 } else { 80 }),
            is_https,
            path: &url[Position::BeforePath..Position::AfterQuery],
        })
    }
}

/// How far a fetch has come, and how long it may go on.
struct Progress<'a> {
    clock: &'a dyn Clock,
    began: Duration,
    deadline: Duration,
    connecting: Duration,
}

impl<'a> Progress<'a> {
    fn starting(clock: &'a dyn Clock, total: Duration) -> Self {
        let began = clock.elapsed();
        Progress { clock, began, deadline: began + total, connecting: Duration::ZERO }
    }

    fn left(&self) -> Duration {
        self.deadline.saturating_sub(self.clock.elapsed())
    }
}
