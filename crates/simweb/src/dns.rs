//! A name server for the names of this web: UDP and TCP on one port of loopback.

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener as StdListener, UdpSocket as StdSocket};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UdpSocket};

use crate::behaviour::DnsKind;
use crate::server::{Shared, lock};
use crate::site_graph::World;

const A: u16 = 1;
const NO_ERROR: u8 = 0;
const SERVER_FAILURE: u8 = 2;
const NO_SUCH_NAME: u8 = 3;
const TRUNCATED: u8 = 0b10;
/// Names that are counted; a crawler may ask for any.
const MOST_NAMES: usize = 100_000;

/// How often each name was asked for (either family), and when first, by the server's clock.
#[derive(Default)]
pub(crate) struct DnsLedger {
    pub asked: Mutex<BTreeMap<String, (u64, Duration)>>,
}

pub(crate) struct DnsSockets {
    udp: StdSocket,
    tcp: StdListener,
}

impl DnsSockets {
    /// Both on the same port, whichever is free.
    pub fn open() -> io::Result<(Self, SocketAddr)> {
        let mut last_error = io::Error::other("no port is free for UDP and TCP");
        for _ in 0..16 {
            let tcp = StdListener::bind((Ipv4Addr::LOCALHOST, 0))?;
            let address = tcp.local_addr()?;
            match StdSocket::bind(address) {
                Ok(udp) => {
                    tcp.set_nonblocking(true)?;
                    udp.set_nonblocking(true)?;
                    return Ok((DnsSockets { udp, tcp }, address));
                }
                Err(error) => last_error = error,
            }
        }
        Err(last_error)
    }
}

/// Answers until dropped.
pub(crate) async fn serve(shared: Arc<Shared>, sockets: DnsSockets) -> io::Result<()> {
    let udp = Arc::new(UdpSocket::from_std(sockets.udp)?);
    let tcp = TcpListener::from_std(sockets.tcp)?;
    let datagrams = async {
        let mut buffer = [0; 1500];
        loop {
            let Ok((length, peer)) = udp.recv_from(&mut buffer).await else { continue };
            let (shared, udp) = (shared.clone(), udp.clone());
            let query = buffer[..length].to_vec();
            tokio::spawn(async move {
                if let Some(answer) = answer(&shared, &query, true).await {
                    let _ = udp.send_to(&answer, peer).await;
                }
            });
        }
    };
    let connections = async {
        loop {
            if let Ok((stream, _)) = tcp.accept().await {
                tokio::spawn(converse(shared.clone(), stream));
            }
        }
    };
    tokio::join!(datagrams, connections).0
}

async fn converse(shared: Arc<Shared>, mut stream: TcpStream) -> io::Result<()> {
    loop {
        let length = stream.read_u16().await?;
        let mut query = vec![0; usize::from(length)];
        stream.read_exact(&mut query).await?;
        if let Some(answer) = answer(&shared, &query, false).await {
            stream.write_u16(u16::try_from(answer.len()).unwrap_or(0)).await?;
            stream.write_all(&answer).await?;
        }
    }
}

async fn answer(shared: &Shared, query: &[u8], is_datagram: bool) -> Option<Vec<u8>> {
    let question = Question::parse(query)?;
    let now = shared.clock.elapsed();
    {
        let mut asked = lock(&shared.names_asked.asked);
        if asked.len() < MOST_NAMES || asked.contains_key(&question.name) {
            asked.entry(question.name.clone()).or_insert((0, now)).0 += 1;
        }
    }
    let kind = shared.world.names.host(&question.name).map(|host| shared.world.behaviour(host).dns);
    match kind {
        Some(DnsKind::Silent) => return None,
        Some(DnsKind::SilentOnIpv6) if question.kind != A => return None,
        Some(DnsKind::Slow(pause)) => tokio::time::sleep(pause).await,
        _ => {}
    }
    Some(question.reply(&shared.world, is_datagram))
}

struct Question<'q> {
    query: &'q [u8],
    name: String,
    kind: u16,
    /// Where the question ends.
    end: usize,
}

impl<'q> Question<'q> {
    fn parse(query: &'q [u8]) -> Option<Self> {
        let mut at = 12;
        let mut name = String::new();
        loop {
            let length = usize::from(*query.get(at)?);
            at += 1;
            match length {
                0 => break,
                1..=63 => {
                    if !name.is_empty() {
                        name.push('.');
                    }
                    name.push_str(std::str::from_utf8(query.get(at..at + length)?).ok()?);
                    at += length;
                }
                // Questions are not compressed.
                _ => return None,
            }
        }
        let kind = u16::from_be_bytes([*query.get(at)?, *query.get(at + 1)?]);
        query.get(at + 2..at + 4)?;
        Some(Question { query, name: name.to_ascii_lowercase(), kind, end: at + 4 })
    }

    fn reply(&self, world: &World, is_datagram: bool) -> Vec<u8> {
        let host = world.names.host(&self.name);
        let behaviour = host.map(|host| world.behaviour(host));
        let (code, address, flags, ttl) = match (host, behaviour) {
            (Some(host), Some(behaviour)) if !behaviour.dead => match behaviour.dns {
                DnsKind::ServerFailure => (SERVER_FAILURE, None, 0, 0),
                DnsKind::Truncated if is_datagram => (NO_ERROR, None, TRUNCATED, 0),
                DnsKind::Ttl(seconds) => (NO_ERROR, Some(world.names.address(host)), 0, seconds),
                _ => (NO_ERROR, Some(world.names.address(host)), 0, 300),
            },
            _ => (NO_SUCH_NAME, None, 0, 0),
        };
        let address = address.filter(|_| self.kind == A);
        let mut reply = self.query.get(..2).unwrap_or_default().to_vec();
        // A response, recursion desired and available; authoritative or not does not matter to anybody.
        reply.extend_from_slice(&[0x81 | flags, 0x80 | code]);
        reply.extend_from_slice(&[0, 1, 0, u8::from(address.is_some()), 0, 0, 0, 0]);
        reply.extend_from_slice(self.query.get(12..self.end).unwrap_or_default());
        if let Some(address) = address {
            // The name is the one at offset 12.
            reply.extend_from_slice(&[0xc0, 12, 0, 1, 0, 1]);
            reply.extend_from_slice(&ttl.to_be_bytes());
            reply.extend_from_slice(&[0, 4]);
            reply.extend_from_slice(&address.octets());
        }
        reply
    }
}
