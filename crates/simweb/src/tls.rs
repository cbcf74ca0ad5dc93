//! TLS in front of the same hosts, on the same port: whoever says hello in it is taken through to the plain server
//! behind, so that every behaviour shows over TLS as it does without.

use std::collections::HashMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, KeyUsagePurpose, date_time_ymd};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::{HandshakeKind, ServerConfig};
use tokio::net::TcpStream;
use tokio_rustls::LazyConfigAcceptor;

use crate::behaviour::TlsKind;
use crate::http2;
use crate::server::{Shared, lock};
use crate::site_graph::World;

/// The first byte of a TLS connection: a handshake record.
pub(crate) const HELLO: u8 = 0x16;
const HANDSHAKE: Duration = Duration::from_secs(10);

/// What went over TLS so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TlsCounts {
    pub handshakes: u64,
    /// Those that took up an earlier session.
    pub resumed: u64,
    pub http2_connections: u64,
    pub http2_requests: u64,
}

/// The authority that signs for hosts, and what they show.
pub(crate) struct Certificates {
    authority: Issuer<'static, KeyPair>,
    authority_pem: String,
    configs: Mutex<HashMap<u32, Arc<ServerConfig>>>,
    handshakes: AtomicU64,
    resumed: AtomicU64,
    http2_connections: AtomicU64,
    pub http2_requests: AtomicU64,
}

impl Certificates {
    pub fn new() -> Result<Self, rcgen::Error> {
        let mut params = CertificateParams::new(Vec::new())?;
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::DigitalSignature];
        params.distinguished_name.push(DnType::CommonName, "simweb");
        let key = KeyPair::generate()?;
        let certificate = params.self_signed(&key)?;
        Ok(Certificates {
            authority_pem: certificate.pem(),
            authority: Issuer::new(params, key),
            configs: Mutex::default(),
            handshakes: AtomicU64::new(0),
            resumed: AtomicU64::new(0),
            http2_connections: AtomicU64::new(0),
            http2_requests: AtomicU64::new(0),
        })
    }

    pub fn authority_pem(&self) -> &str {
        &self.authority_pem
    }

    pub fn counts(&self) -> TlsCounts {
        TlsCounts {
            handshakes: self.handshakes.load(Ordering::Relaxed),
            resumed: self.resumed.load(Ordering::Relaxed),
            http2_connections: self.http2_connections.load(Ordering::Relaxed),
            http2_requests: self.http2_requests.load(Ordering::Relaxed),
        }
    }

    fn config(&self, world: &World, host: u32) -> Option<Arc<ServerConfig>> {
        let mut configs = lock(&self.configs);
        if let Some(config) = configs.get(&host) {
            return Some(config.clone());
        }
        let config = Arc::new(self.new_config(world, host).ok()?);
        configs.insert(host, config.clone());
        Some(config)
    }

    fn new_config(&self, world: &World, host: u32) -> Result<ServerConfig, Box<dyn std::error::Error>> {
        let kind = world.behaviour(host).tls;
        let name = match kind {
            TlsKind::WrongName => "somebody-else.test".to_owned(),
            _ => world.names.name(host),
        };
        let mut params = CertificateParams::new(vec![name])?;
        if kind == TlsKind::Expired {
            params.not_before = date_time_ymd(2019, 1, 1);
            params.not_after = date_time_ymd(2020, 1, 1);
        }
        let key = KeyPair::generate()?;
        let certificate = match kind {
            TlsKind::SelfSigned => params.self_signed(&key)?,
            _ => params.signed_by(&key, &self.authority)?,
        };
        let chain = vec![CertificateDer::from(certificate)];
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.serialize_der()));
        let mut config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(chain, key)?;
        config.alpn_protocols = match world.behaviour(host).http2 {
            true => vec![b"h2".to_vec(), b"http/1.1".to_vec()],
            false => vec![b"http/1.1".to_vec()],
        };
        Ok(config)
    }
}

/// One connection that began with a hello.
pub(crate) async fn converse(shared: Arc<Shared>, stream: TcpStream, address: Ipv4Addr) {
    let Ok(Some(secured)) = tokio::time::timeout(HANDSHAKE, shake_hands(&shared, stream, address)).await else {
        return;
    };
    let behind = SocketAddr::from((address, shared.world.port));
    let session = secured.get_ref().1;
    let certificates = &shared.certificates;
    certificates.handshakes.fetch_add(1, Ordering::Relaxed);
    if session.handshake_kind() == Some(HandshakeKind::Resumed) {
        certificates.resumed.fetch_add(1, Ordering::Relaxed);
    }
    if session.alpn_protocol() == Some(b"h2") {
        certificates.http2_connections.fetch_add(1, Ordering::Relaxed);
        return http2::converse(shared.clone(), secured, behind).await;
    }
    let mut secured = secured;
    if let Ok(mut plain) = TcpStream::connect(behind).await {
        let _ = plain.set_nodelay(true);
        // A reset behind ends the connection in front as abruptly.
        let _ = tokio::io::copy_bidirectional(&mut secured, &mut plain).await;
    }
}

type Secured = tokio_rustls::server::TlsStream<TcpStream>;

async fn shake_hands(shared: &Shared, stream: TcpStream, address: Ipv4Addr) -> Option<Secured> {
    let world = &shared.world;
    let start = LazyConfigAcceptor::new(rustls::server::Acceptor::default(), stream).await.ok()?;
    let named = start.client_hello().server_name().and_then(|name| world.names.host(name));
    let host = named.or_else(|| world.names.host_at(address))?;
    match world.behaviour(host).tls {
        TlsKind::None => return None,
        TlsKind::Silent => std::future::pending().await,
        TlsKind::Valid | TlsKind::SelfSigned | TlsKind::Expired | TlsKind::WrongName => {}
    }
    let config = shared.certificates.config(world, host)?;
    let secured: io::Result<Secured> = start.into_stream(config).await;
    secured.ok()
}
