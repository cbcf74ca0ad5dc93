//! Servers that do exactly what a test wants, byte by byte, and clients that talk to them.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use peregrine_fetch::{AddressBook, Addresses, FetchError, FetchRequest, FetchSettings, HttpClient, Transport};
use peregrine_runtime::SystemClock;
use peregrine_types::{Failure, FailureClass, FetchedPage};
use peregrine_urls::Url;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What a server does on a connection, one after the other. At the end it closes.
#[derive(Clone, Debug)]
pub enum Step {
    /// Waits for a request and notes it down; the connection ends if there is none.
    Read,
    Send(Vec<u8>),
    /// Sends the same again and again, with a pause each time, until the client has enough.
    Drip(&'static [u8], Duration),
    Pause(Duration),
    /// Leaves the connection open until the client closes it.
    Hold,
    /// Ends the connection with a TCP reset.
    Reset,
}

pub fn send(bytes: impl AsRef<[u8]>) -> Step {
    Step::Send(bytes.as_ref().to_vec())
}

pub struct Server {
    pub address: SocketAddr,
    seen: Arc<Mutex<Seen>>,
}

#[derive(Default)]
struct Seen {
    connections: usize,
    requests: Vec<String>,
}

impl Server {
    /// The nth connection gets the nth script; the last one is for all that follow.
    pub async fn start(scripts: Vec<Vec<Step>>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("bound");
        let seen = Arc::<Mutex<Seen>>::default();
        tokio::spawn({
            let seen = seen.clone();
            async move {
                while let Ok((stream, _)) = listener.accept().await {
                    let number = {
                        let mut seen = seen.lock().expect("not poisoned");
                        seen.connections += 1;
                        seen.connections
                    };
                    let script = scripts.get(number - 1).or(scripts.last()).cloned().unwrap_or_default();
                    tokio::spawn(converse(stream, script, seen.clone()));
                }
            }
        });
        Server { address, seen }
    }

    /// One script for every connection.
    pub async fn doing(script: Vec<Step>) -> Server {
        Server::start(vec![script]).await
    }

    /// Answers the one request of each connection with these bytes and closes.
    pub async fn answering(bytes: impl AsRef<[u8]>) -> Server {
        Server::doing(vec![Step::Read, send(bytes)]).await
    }

    pub fn url(&self, path: &str) -> Url {
        Url::parse(&format!("http://site.test:{}{path}", self.address.port())).expect("a URL")
    }

    pub fn connections(&self) -> usize {
        self.seen.lock().expect("not poisoned").connections
    }

    pub fn requests(&self) -> Vec<String> {
        self.seen.lock().expect("not poisoned").requests.clone()
    }
}

async fn converse(mut stream: TcpStream, script: Vec<Step>, seen: Arc<Mutex<Seen>>) {
    let _ = stream.set_nodelay(true);
    for step in script {
        let ended = match step {
            Step::Read => match read_request(&mut stream).await {
                Some(request) => {
                    seen.lock().expect("not poisoned").requests.push(request);
                    false
                }
                None => true,
            },
            Step::Send(bytes) => stream.write_all(&bytes).await.is_err(),
            Step::Drip(drop, pause) => {
                while stream.write_all(drop).await.is_ok() {
                    tokio::time::sleep(pause).await;
                }
                true
            }
            Step::Pause(pause) => {
                tokio::time::sleep(pause).await;
                false
            }
            Step::Hold => {
                while stream.read(&mut [0; 256]).await.is_ok_and(|count| count > 0) {}
                true
            }
            Step::Reset => {
                stream.set_zero_linger().expect("a TCP socket");
                true
            }
        };
        if ended {
            return;
        }
    }
}

pub async fn read_request(stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> Option<String> {
    let mut request = Vec::new();
    while !request.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        match stream.read(&mut byte).await {
            Ok(1) => request.push(byte[0]),
            _ => return None,
        }
    }
    Some(String::from_utf8_lossy(&request).into_owned())
}

/// Every host is at these addresses.
pub struct Everywhere(pub Vec<IpAddr>);

impl AddressBook for Everywhere {
    fn addresses<'a>(&'a self, _host: &'a str, _port: u16) -> Addresses<'a> {
        Box::pin(std::future::ready(Ok(self.0.clone())))
    }
}

/// No host may be visited.
pub struct Nowhere(pub FetchError);

impl AddressBook for Nowhere {
    fn addresses<'a>(&'a self, _host: &'a str, _port: u16) -> Addresses<'a> {
        Box::pin(std::future::ready(Err(self.0.clone())))
    }
}

pub fn loopback() -> Arc<dyn AddressBook> {
    Arc::new(Everywhere(vec![Ipv4Addr::LOCALHOST.into()]))
}

pub fn client() -> HttpClient {
    client_with(FetchSettings::default())
}

pub fn client_with(settings: FetchSettings) -> HttpClient {
    HttpClient::new(settings, loopback(), Arc::new(SystemClock::new())).expect("valid settings")
}

pub async fn fetch(client: &HttpClient, url: Url) -> Result<FetchedPage, FetchError> {
    client.fetch(FetchRequest::new(url)).await
}

pub async fn page(client: &HttpClient, url: Url) -> FetchedPage {
    fetch(client, url).await.expect("a page")
}

/// The failure of a fetch that brings no page; it names the host.
pub async fn failure(client: &HttpClient, url: Url) -> Failure {
    let host = url.host_str().expect("a host").to_owned();
    match fetch(client, url).await {
        Err(FetchError::Failed(failure)) => {
            assert!(failure.detail.contains(&host), "{failure:?} names {host}");
            failure
        }
        other => panic!("not a failure: {other:?}"),
    }
}

pub async fn failure_class(client: &HttpClient, url: Url) -> FailureClass {
    failure(client, url).await.class
}

pub const OK: &str = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";

pub fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}
