//! A lean HTTP/1.1 server for all hosts at once: one listening socket, one thread, one task per
//! connection. Hosts that hang are tasks that sleep, so any number of them harms nobody.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener as StdListener};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use socket2::{Domain, Protocol, Socket, Type};
use tokio::io::AsyncReadExt;
use tokio::net::{TcpListener, TcpStream};

use crate::behaviour::Quirk;
use crate::config::SimWebError;
use crate::delivery::{Delivered, deliver};
use crate::dns::DnsLedger;
use crate::ledger::{Asked, Ledger, VisitId};
use crate::paths::Spot;
use crate::prose::Prose;
use crate::reply::{Delivery, Reply, compose};
use crate::request::{Parsed, Request, parse_request};
use crate::site_graph::World;
use crate::sitemap::gzip;
use crate::tls::{self, Certificates};
use crate::web_clock::WebClock;

const BACKLOG: i32 = 4096;
const MAX_REQUEST_HEAD: usize = 64 * 1024;
const SPARE_REPLIES: usize = 64;

/// What all connections share.
pub(crate) struct Shared {
    pub world: Arc<World>,
    pub prose: Prose,
    pub clock: WebClock,
    pub ledger: Option<Mutex<Ledger>>,
    pub certificates: Certificates,
    pub names_asked: DnsLedger,
    memory: Mutex<Memory>,
    spare_replies: Mutex<Vec<Reply>>,
}

/// The little that a pure function of the seed cannot know. Every map is bounded by the hosts and
/// pages there are.
#[derive(Default)]
struct Memory {
    last_request: HashMap<u32, Duration>,
    failures: HashMap<(u32, u32), u8>,
    bombs: BTreeMap<u64, Arc<Vec<u8>>>,
}

/// A lock that a panicking test cannot poison for the rest.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    pub fn new(world: Arc<World>, certificates: Certificates) -> Self {
        let config = &world.config;
        Shared {
            prose: Prose::new(config.seed, config.markup),
            clock: WebClock::new(config.epoch, config.time_flows),
            ledger: config.record.map(|limit| Mutex::new(Ledger::new(limit))),
            certificates,
            names_asked: DnsLedger::default(),
            memory: Mutex::default(),
            spare_replies: Mutex::default(),
            world,
        }
    }

    /// The status with which a host turns a request away for now, if it does.
    pub fn refusal(&self, host: u32, spot: Spot) -> Option<(u16, Option<u32>)> {
        let quirk = &self.world.behaviour(host).quirk;
        match *quirk {
            Quirk::RateLimited { min_gap, retry_after } if !spot.is_furniture() => {
                let now = self.clock.elapsed();
                let last = lock(&self.memory).last_request.insert(host, now);
                let too_soon = last.is_some_and(|last| now.saturating_sub(last) < min_gap);
                too_soon.then_some((429, Some(retry_after)))
            }
            Quirk::FailsAtFirst { status, times } if self.world.afflicted(host, spot) => {
                let Spot::Page(page) = spot else { return None };
                let mut memory = lock(&self.memory);
                let failed = memory.failures.entry((host, page)).or_default();
                (*failed < times).then(|| {
                    *failed += 1;
                    (status, None)
                })
            }
            _ => None,
        }
    }

    /// `bytes` of spaces, compressed.
    pub fn bomb(&self, bytes: u64) -> Arc<Vec<u8>> {
        let mut memory = lock(&self.memory);
        let bomb = memory.bombs.entry(bytes).or_insert_with(|| Arc::new(gzip(&vec![b' '; bytes as usize])));
        Arc::clone(bomb)
    }

    fn begin_visit(&self, host: Option<u32>, request: &Request) -> Option<VisitId> {
        let now = self.clock.elapsed();
        let asked = Asked::new(request.target);
        self.ledger.as_ref().and_then(|ledger| lock(ledger).begin(host, asked, request.user_agent, now))
    }

    fn end_visit(&self, visit: Option<VisitId>, reply: &Reply, delivered: Delivered) {
        let (Some(ledger), Some(visit)) = (&self.ledger, visit) else { return };
        let settled = reply.settles && delivered == Delivered::Everything;
        let whole = delivered == Delivered::Everything;
        let unanswered = matches!(reply.delivery, Delivery::Never | Delivery::ResetAtOnce | Delivery::CloseAtOnce);
        let status = if unanswered { 0 } else { reply.status };
        lock(ledger).end(visit, status, whole, settled, self.clock.elapsed());
    }
}

/// A socket for all of 127.0.0.0/8 that nobody beyond this machine can reach.
pub(crate) fn listen(port: u16) -> Result<StdListener, SimWebError> {
    let open = || -> io::Result<StdListener> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, Some(Protocol::TCP))?;
        socket.set_reuse_address(true)?;
        // Where this is not permitted, `converse` turns strangers away one by one.
        #[cfg(target_os = "linux")]
        let _ = socket.bind_device(Some(b"lo"));
        socket.bind(&SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)).into())?;
        socket.listen(BACKLOG)?;
        socket.set_nonblocking(true)?;
        Ok(socket.into())
    };
    open().map_err(|source| SimWebError::Listen { port, source })
}

/// Serves until dropped.
pub(crate) async fn serve(shared: Arc<Shared>, listener: StdListener) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    loop {
        match listener.accept().await {
            Ok((stream, _)) => drop(tokio::spawn(converse(Arc::clone(&shared), stream))),
            // Out of file descriptors, most likely: wait for some to come back.
            Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
}

/// One connection, request after request.
async fn converse(shared: Arc<Shared>, mut stream: TcpStream) {
    let Some(address) = loopback_address(&stream) else { return };
    let _ = stream.set_nodelay(true);
    if begins_with_hello(&stream).await {
        return tls::converse(shared, stream, address).await;
    }
    let mut inbox = Vec::with_capacity(2048);
    loop {
        let Some(Exchange { request_bytes, visit, reply }) =
            next_exchange(&shared, &mut stream, &mut inbox, address).await
        else {
            return;
        };
        let delivered = deliver(&mut stream, &reply).await;
        shared.end_visit(visit, &reply, delivered);
        inbox.drain(..request_bytes);
        let over = reply.close || delivered != Delivered::Everything;
        let abrupt = matches!(reply.delivery, Delivery::ResetAtOnce | Delivery::ResetMidBody);
        keep_for_later(&shared, reply);
        if over {
            if !abrupt {
                say_goodbye(&mut stream).await;
            }
            return;
        }
    }
}

async fn begins_with_hello(stream: &TcpStream) -> bool {
    let mut first = [0];
    matches!(stream.peek(&mut first).await, Ok(1)) && first == [tls::HELLO]
}

/// Ends the sending half and reads what is left, because closing with unread bytes would reset the
/// connection and take the end of the reply with it.
async fn say_goodbye(stream: &mut TcpStream) {
    use tokio::io::AsyncWriteExt;
    let _ = stream.shutdown().await;
    let mut scrap = [0; 1024];
    let rest = async { while matches!(stream.read(&mut scrap).await, Ok(bytes) if bytes > 0) {} };
    let _ = tokio::time::timeout(Duration::from_millis(500), rest).await;
}

fn loopback_address(stream: &TcpStream) -> Option<Ipv4Addr> {
    match stream.local_addr().ok()?.ip() {
        IpAddr::V4(address) if address.is_loopback() => Some(address),
        _ => None,
    }
}

fn keep_for_later(shared: &Shared, reply: Reply) {
    let mut spare = lock(&shared.spare_replies);
    if spare.len() < SPARE_REPLIES {
        spare.push(reply);
    }
}

struct Exchange {
    request_bytes: usize,
    visit: Option<VisitId>,
    reply: Reply,
}

/// Reads the next request and composes its reply; `None` when the client is done or makes no sense.
async fn next_exchange(
    shared: &Shared,
    stream: &mut TcpStream,
    inbox: &mut Vec<u8>,
    address: Ipv4Addr,
) -> Option<Exchange> {
    loop {
        if !inbox.is_empty() {
            match parse_request(inbox) {
                Parsed::Complete { request, bytes } => {
                    let named = request.host.and_then(|name| shared.world.names.host(name));
                    let host = named.or_else(|| shared.world.names.host_at(address));
                    let visit = shared.begin_visit(host, &request);
                    // Taken only now, so that idle connections hold no memory.
                    let mut reply = lock(&shared.spare_replies).pop().unwrap_or_default();
                    compose(shared, host, &request, &mut reply);
                    return Some(Exchange { request_bytes: bytes, visit, reply });
                }
                Parsed::Partial if inbox.len() < MAX_REQUEST_HEAD => {}
                Parsed::Partial | Parsed::Malformed => return None,
            }
        }
        match stream.read_buf(inbox).await {
            Ok(0) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
