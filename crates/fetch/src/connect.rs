use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use peregrine_types::{ConnectionFacts, FailureClass};
use rustls::pki_types::ServerName;
use rustls::{HandshakeKind, ProtocolVersion};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::FetchError;
use crate::tls::{Lenient, TlsPolicy, in_words};

/// How long an address may keep us waiting before the next one is tried as well (RFC 8305).
const STAGGER: Duration = Duration::from_millis(250);

/// A host may list any number of addresses; this many are tried.
const MAX_TRIED: usize = 6;

/// Connects to one of `addresses`: in order, the next one starting when the one before has failed or
/// has kept us waiting. The first to answer wins.
pub(crate) async fn dial(
    host: &str,
    port: u16,
    addresses: &[IpAddr],
    limit: Duration,
) -> Result<(TcpStream, SocketAddr), FetchError> {
    let candidates = families_interleaved(addresses, port);
    let failed = |detail: String| FetchError::failed(FailureClass::Connect, detail);
    let winner = match tokio::time::timeout(limit, race(&candidates)).await {
        Ok(Ok(winner)) => winner,
        Ok(Err(error)) => return Err(failed(format!("{host}:{port} does not accept connections: {error}"))),
        Err(_elapsed) => {
            return Err(failed(format!("{host}:{port} did not accept a connection within {limit:?}")));
        }
    };
    // Requests are one small write each; waiting to fill a packet only delays them. Where the system
    // cannot oblige, the fetch works all the same.
    let _ = winner.0.set_nodelay(true);
    Ok(winner)
}

/// IPv6 and IPv4 in turns, starting with the family that comes first, so that a family without a
/// route costs one try.
fn families_interleaved(addresses: &[IpAddr], port: u16) -> Vec<SocketAddr> {
    let first_is_v4 = addresses.first().is_some_and(IpAddr::is_ipv4);
    let mut preferred = addresses.iter().filter(|address| address.is_ipv4() == first_is_v4);
    let mut other = addresses.iter().filter(|address| address.is_ipv4() != first_is_v4);
    let mut turns = Vec::with_capacity(addresses.len().min(MAX_TRIED));
    while turns.len() < MAX_TRIED {
        let before = turns.len();
        turns.extend(preferred.next().into_iter().chain(other.next()).map(|&address| SocketAddr::new(address, port)));
        if turns.len() == before {
            break;
        }
    }
    turns.truncate(MAX_TRIED);
    turns
}

async fn race(candidates: &[SocketAddr]) -> io::Result<(TcpStream, SocketAddr)> {
    if let [only] = candidates {
        return connect(*only).await;
    }
    let mut waiting = candidates.iter().copied();
    let mut tries = JoinSet::new();
    let mut first_error = None;
    loop {
        if let Some(address) = waiting.next() {
            tries.spawn(connect(address));
        }
        let ended = tokio::select! {
            ended = tries.join_next() => ended,
            () = tokio::time::sleep(STAGGER), if waiting.len() > 0 => continue,
        };
        match ended {
            Some(Ok(Ok(winner))) => return Ok(winner),
            Some(Ok(Err(error))) => first_error = first_error.or(Some(error)),
            Some(Err(_join_error)) => {}
            None if waiting.len() > 0 => {}
            None => return Err(first_error.unwrap_or_else(|| io::Error::other("it has no address"))),
        }
    }
}

async fn connect(address: SocketAddr) -> io::Result<(TcpStream, SocketAddr)> {
    Ok((TcpStream::connect(address).await?, address))
}

/// The TLS handshake with `host`.
pub(crate) async fn secure(
    policy: &TlsPolicy,
    host: &str,
    stream: TcpStream,
    limit: Duration,
) -> Result<(TlsStream<TcpStream>, ConnectionFacts), FetchError> {
    let name = server_name(host)?;
    let (config, lenient) = policy.for_host(host);
    let handshake = TlsConnector::from(config).connect(name, stream);
    match tokio::time::timeout(limit, handshake).await {
        Ok(Ok(secured)) => {
            let facts = facts(&secured, lenient.as_deref());
            Ok((secured, facts))
        }
        Ok(Err(error)) => Err(match error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>()) {
            Some(error) => FetchError::failed(FailureClass::Tls, format!("no TLS with {host}: {}", in_words(error))),
            None => {
                let detail = format!("{host} closed the connection during the TLS handshake: {error}");
                FetchError::failed(FailureClass::Disconnected, detail)
            }
        }),
        Err(_elapsed) => {
            let detail = format!("{host} did not finish the TLS handshake within {limit:?}");
            Err(FetchError::failed(FailureClass::Timeout, detail))
        }
    }
}

fn facts(secured: &TlsStream<TcpStream>, lenient: Option<&Lenient>) -> ConnectionFacts {
    let session = secured.get_ref().1;
    ConnectionFacts {
        protocol: if session.alpn_protocol() == Some(b"h2") { "h2" } else { "http/1.1" },
        tls: session.protocol_version().map(|version| match version {
            ProtocolVersion::TLSv1_3 => "tls/1.3",
            ProtocolVersion::TLSv1_2 => "tls/1.2",
            _ => "tls",
        }),
        cipher_suite: session.negotiated_cipher_suite().and_then(|suite| suite.suite().as_str()),
        is_resumed: session.handshake_kind() == Some(HandshakeKind::Resumed),
        tls_error: lenient.and_then(Lenient::objection),
    }
}

fn server_name(host: &str) -> Result<ServerName<'static>, FetchError> {
    let bare = host.trim_start_matches('[').trim_end_matches(']').trim_end_matches('.');
    ServerName::try_from(bare.to_owned())
        .map_err(|_| FetchError::failed(FailureClass::Tls, format!("no certificate can be for the name {host}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_take_turns() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let listed = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "2001:db8::1"].map(address);
        let order: Vec<String> = families_interleaved(&listed, 80).iter().map(ToString::to_string).collect();
        assert_eq!(order, ["192.0.2.1:80", "[2001:db8::1]:80", "192.0.2.2:80", "192.0.2.3:80"]);
        assert_eq!(families_interleaved(&[], 80), []);
        let crowd = [address("192.0.2.1"); 100];
        assert_eq!(families_interleaved(&crowd, 80).len(), MAX_TRIED);
    }

    #[test]
    fn hosts_as_urls_spell_them_have_server_names() {
        for host in ["example.com", "example.com.", "127.0.0.1", "[::1]", "under_score.example"] {
            assert!(server_name(host).is_ok(), "{host}");
        }
        assert!(server_name("").is_err());
    }
}
