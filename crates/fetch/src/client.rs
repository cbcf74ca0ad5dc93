use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{
    ACCEPT, ACCEPT_ENCODING, HOST, HeaderMap, HeaderName, HeaderValue, PROXY_AUTHORIZATION, USER_AGENT,
};
use http::uri::PathAndQuery;
use http::{Request, Response, StatusCode, Uri};
use hyper::body::Incoming;
use peregrine_runtime::Clock;
use peregrine_types::{
    ConnectionFacts, Failure, FailureClass, FetchTimings, FetchedPage, SettingError, Timestamp, Truncation,
    host_setting,
};
use rustls::ClientConfig;
use tokio::net::TcpStream;

use crate::body::{self, BodyEnd};
use crate::connection::{AskError, Connection, Frames, NoBody, RestingConnection, SharedConnection, Wire};
use crate::connections::IdleConnections;
use crate::content_type::WantedTypes;
use crate::proxy::{Destination, Proxy, ProxyKind};
use crate::settings::header_value;
use crate::shared_connections::SharedConnections;
use crate::target::{Progress, Target};
use crate::{
    AddressBook, Addresses, FetchError, FetchRequest, FetchSettings, Fetching, TlsPolicy, TlsSettings, Transport,
    connect, response_head, written_head,
};

/// What `decode_content` can undo.
const ACCEPTED_CODINGS: HeaderValue = HeaderValue::from_static("gzip, deflate, br, zstd");

/// Brings pages over real sockets.
///
/// Limits are measured by its [`Clock`], so that has to be one that runs by itself.
pub struct HttpClient {
    settings: FetchSettings,
    user_agent: HeaderValue,
    accept: HeaderValue,
    /// What single hosts are told beyond the usual.
    extras: HashMap<String, Vec<(HeaderName, HeaderValue)>>,
    wanted: WantedTypes,
    proxy: Option<Proxy>,
    /// Hosts that are asked without it.
    no_proxy: HashSet<String>,
    addresses: Arc<dyn AddressBook>,
    clock: Arc<dyn Clock>,
    tls: TlsPolicy,
    idle: IdleConnections<RestingConnection>,
    shared: SharedConnections<SharedConnection>,
}

/// A connection that was just opened.
enum Opened {
    One(Box<Connection>),
    Shared(SharedConnection),
}

impl HttpClient {
    /// Trusts the bundled certificate authorities.
    pub fn new(
        settings: FetchSettings,
        addresses: Arc<dyn AddressBook>,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, SettingError> {
        HttpClient::with_policy(settings, addresses, clock, TlsSettings::default().policy()?)
    }

    /// With a TLS configuration of one's own, as [`tls_config`](crate::tls_config) makes them.
    pub fn with_tls(
        settings: FetchSettings,
        addresses: Arc<dyn AddressBook>,
        clock: Arc<dyn Clock>,
        tls: Arc<ClientConfig>,
    ) -> Result<Self, SettingError> {
        HttpClient::with_policy(settings, addresses, clock, TlsPolicy::strict(tls))
    }

    /// With a word on which certificates are good enough.
    pub fn with_policy(
        settings: FetchSettings,
        addresses: Arc<dyn AddressBook>,
        clock: Arc<dyn Clock>,
        tls: TlsPolicy,
    ) -> Result<Self, SettingError> {
        settings.validate()?;
        let extras = settings.hosts.iter();
        let extras = extras.map(|(host, extras)| Ok((host_setting("fetch.hosts", host)?, extras.to_headers()?)));
        let no_proxy = settings.no_proxy.iter().map(|host| host_setting("fetch.no_proxy", host));
        let offered: &[&[u8]] = if settings.http2 { &[b"h2", b"http/1.1"] } else { &[b"http/1.1"] };
        Ok(HttpClient {
            user_agent: header_value("fetch.user_agent", &settings.introduction())?,
            accept: header_value("fetch.accept", &settings.accept)?,
            extras: extras.collect::<Result<_, SettingError>>()?,
            wanted: WantedTypes::new(&settings.content_types)?,
            proxy: Proxy::parse(&settings.proxy)?,
            no_proxy: no_proxy.collect::<Result<_, SettingError>>()?,
            idle: IdleConnections::new(&settings),
            shared: SharedConnections::new(&settings),
            settings,
            addresses,
            clock,
            tls: tls.offering(offered),
        })
    }

    async fn visit(&self, request: FetchRequest) -> Result<FetchedPage, FetchError> {
        let target = Target::of(&request.url)?;
        let mut progress = Progress::starting(&*self.clock, self.settings.total_timeout);
        if let Some(mut shared) = self.shared_connection(&target) {
            match self.exchange_shared(&mut shared, &request, &target, &mut progress).await {
                Err(NoAnswer::Silence(error)) => wait_out(request.gap, error, &progress).await?,
                Err(NoAnswer::Final(error)) => return Err(error),
                Ok(page) => return Ok(page),
            }
        } else if let Some(mut connection) = self.idle_connection(&target).await {
            match self.exchange(&mut connection, &request, &target, &mut progress).await {
                Err(NoAnswer::Silence(error)) => wait_out(request.gap, error, &progress).await?,
                Err(NoAnswer::Final(error)) => return Err(error),
                Ok(page) => return Ok(self.finished(page, connection, &target).await),
            }
        }
        let answer = match self.connect(&target, &mut progress).await? {
            Opened::One(mut connection) => {
                match self.exchange(&mut connection, &request, &target, &mut progress).await {
                    Ok(page) => Ok(self.finished(page, connection, &target).await),
                    Err(no_answer) => Err(no_answer),
                }
            }
            Opened::Shared(mut shared) => {
                self.shared.put(target.origin, shared.clone(), self.clock.elapsed());
                self.exchange_shared(&mut shared, &request, &target, &mut progress).await
            }
        };
        answer.map_err(|(NoAnswer::Silence(error) | NoAnswer::Final(error))| error)
    }

    fn shared_connection(&self, target: &Target<'_>) -> Option<SharedConnection> {
        let shared = self.shared.get(target.origin, self.clock.elapsed())?;
        if !shared.is_open() {
            self.shared.forget(target.origin);
            return None;
        }
        Some(shared)
    }

    async fn idle_connection(&self, target: &Target<'_>) -> Option<Box<Connection>> {
        loop {
            let resting = self.idle.take(target.origin, self.clock.elapsed())?;
            if let Some(connection) = resting.wake().await {
                return Some(Box::new(connection));
            }
        }
    }

    /// Keeps the connection if the server left it in order.
    async fn finished(&self, page: FetchedPage, connection: Box<Connection>, target: &Target<'_>) -> FetchedPage {
        if page.truncated.is_none()
            && let Some(resting) = connection.rest().await
        {
            self.idle.put(target.origin, resting, self.clock.elapsed());
        }
        page
    }

    async fn connect(&self, target: &Target<'_>, progress: &mut Progress<'_>) -> Result<Opened, FetchError> {
        let (stream, remote) = match self.proxy_for(target) {
            Some(proxy) => self.dial_through(proxy, target, progress).await?,
            None => {
                let addresses =
                    in_time(target.host, progress, self.addresses.addresses(target.host, target.port)).await?;
                self.dial(target.host, target.port, &addresses, progress).await?
            }
        };
        let (wire, facts): (Box<dyn Wire>, _) = if target.is_https {
            let limit = self.settings.tls_timeout.min(progress.left());
            let (secured, facts) = connect::secure(&self.tls, target.host, stream, limit).await?;
            (Box::new(secured), facts)
        } else {
            (Box::new(stream), ConnectionFacts { protocol: "http/1.1", ..ConnectionFacts::default() })
        };
        let failed = |error| FetchError::failed(FailureClass::Connect, format!("{}: {error}", target.host));
        let max_header = self.settings.max_header;
        let opened = if facts.protocol == "h2" {
            Opened::Shared(SharedConnection::open(wire, remote, facts, max_header).await.map_err(failed)?)
        } else {
            Opened::One(Box::new(Connection::open(wire, remote, facts, max_header).await.map_err(failed)?))
        };
        progress.connecting = self.clock.elapsed().saturating_sub(progress.dialled);
        Ok(opened)
    }

    async fn dial(
        &self,
        host: &str,
        port: u16,
        addresses: &[IpAddr],
        progress: &mut Progress<'_>,
    ) -> Result<(TcpStream, SocketAddr), FetchError> {
        progress.dialled = self.clock.elapsed();
        let limit = self.settings.connect_timeout.min(progress.left());
        connect::dial(host, port, addresses, limit).await
    }

    fn proxy_for(&self, target: &Target<'_>) -> Option<&Proxy> {
        self.proxy.as_ref().filter(|_| !self.no_proxy.contains(target.host))
    }

    /// Connects by way of a proxy. Unless that looks names up itself, it is told the very address that passed the guard.
    async fn dial_through(
        &self,
        proxy: &Proxy,
        target: &Target<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<(TcpStream, SocketAddr), FetchError> {
        let destination = if self.settings.proxy_resolves && !target.is_literal() {
            Destination::Name(target.host, target.port)
        } else {
            let addresses = in_time(target.host, progress, self.addresses.addresses(target.host, target.port)).await?;
            let first = addresses.first().ok_or_else(|| {
                FetchError::failed(FailureClass::DnsNotFound, format!("{} has no address", target.host))
            })?;
            Destination::Address(SocketAddr::new(*first, target.port))
        };
        let own = in_time(&proxy.host, progress, self.addresses.operator_addresses(&proxy.host, proxy.port)).await?;
        let (mut stream, proxy_address) =
            self.dial(&proxy.host, proxy.port, &own, progress).await.map_err(|error| match error {
                FetchError::Failed(Failure { class, detail }) => {
                    FetchError::failed(class, format!("the proxy {detail}"))
                }
                denied => denied,
            })?;
        if !proxy.answers_for(target.is_https) {
            let limit = self.settings.connect_timeout.min(progress.left());
            let failed = |how: String| {
                FetchError::failed(FailureClass::Connect, format!("{} cannot be reached: {how}", target.host))
            };
            tokio::time::timeout(limit, proxy.open(&mut stream, destination))
                .await
                .map_err(|_| failed("the proxy took too long".to_owned()))?
                .map_err(|error| match error.kind() {
                    std::io::ErrorKind::UnexpectedEof => failed("the proxy closed the connection".to_owned()),
                    _ => failed(error.to_string()),
                })?;
        }
        match destination {
            Destination::Address(address) => Ok((stream, address)),
            Destination::Name(..) => Ok((stream, proxy_address)),
        }
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
        let (sent, started) = self.moment_of_sending();
        let response = self.ask(connection, outgoing, target, progress).await?;
        let is_proxys = self.proxy_for(target).is_some_and(|proxy| proxy.answers_for(target.is_https));
        if response.status() == StatusCode::PROXY_AUTHENTICATION_REQUIRED && is_proxys {
            // Its own word, not that of the host: nothing of the host is known by it.
            let detail = format!("{} cannot be reached: the proxy wants another login", target.host);
            return Err(FetchError::failed(FailureClass::Connect, detail).into());
        }
        let first_byte = self.clock.elapsed().saturating_sub(sent);
        let (request_head, response_head) = connection.tap.lock().take();
        let response_head = readable(response.status(), response_head, target)?;
        let answer = Answer {
            response,
            request_head: self.without_secrets(request_head, target),
            response_head,
            remote: connection.remote,
            facts: connection.facts.clone(),
            started,
            first_byte,
        };
        Ok(self.receive(connection, answer, request, target, progress).await?)
    }

    /// The same over HTTP/2, whose heads are written down as HTTP/1.1 would have sent them: that is what readers of
    /// archives know.
    async fn exchange_shared(
        &self,
        connection: &mut SharedConnection,
        request: &FetchRequest,
        target: &Target<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<FetchedPage, NoAnswer> {
        let outgoing = self.outgoing(request, target)?;
        let request_head = self.without_secrets(written_head::of_request(&outgoing), target);
        let outgoing = as_http2(outgoing, target)?;
        let _asking = connection.begin();
        let (sent, started) = self.moment_of_sending();
        let limit = self.settings.header_timeout.min(progress.left());
        let answered = tokio::time::timeout(limit, connection.ask(outgoing)).await;
        let response = match answered {
            Ok(Ok(response)) => response,
            not_answered => {
                // Whatever it is, the next request shall not run into it as well.
                self.shared.forget(target.origin);
                return Err(match not_answered {
                    Ok(Err(error)) => explain_shared(&error, target),
                    _ => {
                        let detail = format!("{} did not answer within {limit:?}", target.host);
                        FetchError::failed(FailureClass::Timeout, detail).into()
                    }
                });
            }
        };
        let answer = Answer {
            request_head,
            response_head: written_head::of_response(&response),
            response,
            remote: connection.remote,
            facts: ConnectionFacts::clone(&connection.facts),
            started,
            first_byte: self.clock.elapsed().saturating_sub(sent),
        };
        Ok(self.receive(connection, answer, request, target, progress).await?)
    }

    /// The rest of a response whose head has come.
    async fn receive(
        &self,
        connection: &mut impl Frames,
        answer: Answer,
        request: &FetchRequest,
        target: &Target<'_>,
        progress: &Progress<'_>,
    ) -> Result<FetchedPage, FetchError> {
        let Answer { response, request_head, response_head, remote, facts, started, first_byte } = answer;
        let status = response.status();
        let headers = response_head::fields(&response_head);
        let (body, truncated) = if self.is_wanted(request, status, &headers) {
            let max_body = request.max_body.unwrap_or(self.settings.max_body);
            let body = response.into_body();
            let clock = &*self.clock;
            let received = body::receive(connection, body, max_body, &self.settings, clock, progress.deadline).await;
            if received.bytes.is_empty() {
                nothing_in_time(received.end, target)?;
            }
            (received.bytes, received.end.truncation())
        } else {
            (Bytes::new(), Some(Truncation::Unwanted))
        };
        Ok(FetchedPage {
            url: request.url.clone(),
            status: status.as_u16(),
            request_head,
            headers,
            response_head,
            body,
            truncated,
            remote,
            started,
            timings: FetchTimings {
                connect: progress.connecting,
                first_byte,
                total: self.clock.elapsed().saturating_sub(progress.began),
            },
            connection: facts,
        })
    }

    /// As a point of the clock that spans are measured by, and as a time of day. That is read second: however long
    /// a busy machine takes between the two, the time of day plus the time that an answer took is never before that answer.
    /// The delay until the next request counts from there.
    fn moment_of_sending(&self) -> (Duration, Timestamp) {
        let sent = self.clock.elapsed();
        (sent, self.clock.now())
    }

    fn is_wanted(&self, request: &FetchRequest, status: StatusCode, headers: &[response_head::Field]) -> bool {
        let content_type = headers.iter().find(|(name, _)| &**name == "content-type").map(|(_, value)| &value[..]);
        request.takes_any_type
            || !status.is_success()
            || self.wanted.wants(content_type.and_then(|value| std::str::from_utf8(value).ok()))
    }

    /// A request as it is archived: logins are nobody's business.
    fn without_secrets(&self, head: Bytes, target: &Target<'_>) -> Bytes {
        match self.proxy.is_some() || self.extras.contains_key(target.host) {
            true => written_head::without_secrets(&head),
            false => head,
        }
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
        for (name, value) in self.extras.get(target.host).into_iter().flatten() {
            headers.insert(name, value.clone());
        }
        for (name, value) in &request.headers {
            let name = HeaderName::try_from(&**name).map_err(|_| unsendable("a header name that cannot be sent"))?;
            let value = HeaderValue::try_from(&**value).map_err(|_| unsendable("a header that cannot be sent"))?;
            headers.insert(name, value);
        }
        let mut outgoing = Request::new(NoBody);
        *outgoing.uri_mut() = Uri::from(path);
        if let Some(Proxy { kind: ProxyKind::Http { authorization }, .. }) = self.proxy_for(target)
            && !target.is_https
        {
            // An HTTP proxy is told the whole URL.
            *outgoing.uri_mut() = absolute("http", target).ok_or_else(|| unsendable("a path that cannot be sent"))?;
            headers.extend(authorization.clone().map(|value| (PROXY_AUTHORIZATION, value)));
        }
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

/// A response whose head has come.
struct Answer {
    response: Response<Incoming>,
    request_head: Bytes,
    response_head: Bytes,
    remote: SocketAddr,
    facts: ConnectionFacts,
    started: Timestamp,
    first_byte: Duration,
}

/// Waits before a host is asked a second time. Where there is no time left for that, the failure stands.
async fn wait_out(gap: Duration, error: FetchError, progress: &Progress<'_>) -> Result<(), FetchError> {
    if gap >= progress.left() {
        return Err(error);
    }
    tokio::time::sleep(gap).await;
    Ok(())
}

async fn in_time(host: &str, progress: &Progress<'_>, lookup: Addresses<'_>) -> Result<Vec<IpAddr>, FetchError> {
    tokio::time::timeout(progress.left(), lookup)
        .await
        .map_err(|_| FetchError::failed(FailureClass::DnsTimeout, format!("looking up {host} took too long")))?
}

fn absolute(scheme: &str, target: &Target<'_>) -> Option<Uri> {
    Uri::builder().scheme(scheme).authority(target.authority).path_and_query(target.path).build().ok()
}

/// HTTP/2 has the host in its URL.
fn as_http2(mut outgoing: Request<NoBody>, target: &Target<'_>) -> Result<Request<NoBody>, FetchError> {
    outgoing.headers_mut().remove(HOST);
    *outgoing.uri_mut() = absolute("https", target).ok_or_else(|| {
        FetchError::failed(FailureClass::Protocol, format!("{} cannot be asked for over HTTP/2", target.path))
    })?;
    Ok(outgoing)
}

/// Why an HTTP/2 connection brought no answer. One that the server was about to close has not heard the question.
fn explain_shared(error: &AskError, target: &Target<'_>) -> NoAnswer {
    let host = target.host;
    let cause = match error {
        AskError::Http(error) => std::error::Error::source(error).and_then(|cause| cause.downcast_ref::<h2::Error>()),
        AskError::Closed => None,
    };
    let failed = |class, how: &str| FetchError::failed(class, format!("{host} {how}"));
    match cause {
        None => NoAnswer::Silence(failed(FailureClass::Disconnected, "closed the connection without an answer")),
        Some(cause)
            if cause.is_io() || matches!(cause.reason(), Some(h2::Reason::NO_ERROR | h2::Reason::REFUSED_STREAM)) =>
        {
            NoAnswer::Silence(failed(FailureClass::Disconnected, "closed the connection without an answer"))
        }
        Some(cause) if cause.is_remote() => {
            failed(FailureClass::Disconnected, &format!("ended the exchange: {cause}")).into()
        }
        Some(cause) => failed(FailureClass::Protocol, &format!("sent something that is not HTTP/2: {cause}")).into(),
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
