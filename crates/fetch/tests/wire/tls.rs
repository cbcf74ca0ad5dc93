use std::sync::{Arc, Mutex};
use std::time::Duration;

use peregrine_fetch::{FetchSettings, HttpClient, bundled_roots, tls_config};
use peregrine_runtime::SystemClock;
use peregrine_types::FailureClass;
use peregrine_urls::Url;
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{HandshakeKind, RootCertStore, ServerConfig};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use crate::server::*;

struct TlsServer {
    port: u16,
    certificate: CertificateDer<'static>,
    handshakes: Arc<Mutex<Vec<HandshakeKind>>>,
}

impl TlsServer {
    /// Answers one request per connection with `answer`, and closes without a TLS goodbye.
    async fn start(name: &str, answer: &'static str) -> TlsServer {
        let issued = rcgen::generate_simple_self_signed([name.to_owned()]).expect("a certificate");
        let certificate = issued.cert.der().clone();
        let key = PrivateKeyDer::try_from(issued.signing_key.serialize_der()).expect("a key");
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .expect("a usable certificate");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        let handshakes = Arc::<Mutex<Vec<HandshakeKind>>>::default();
        tokio::spawn({
            let handshakes = handshakes.clone();
            async move {
                while let Ok((stream, _)) = listener.accept().await {
                    let (acceptor, handshakes) = (acceptor.clone(), handshakes.clone());
                    tokio::spawn(async move {
                        let Ok(mut stream) = acceptor.accept(stream).await else { return };
                        handshakes.lock().expect("not poisoned").extend(stream.get_ref().1.handshake_kind());
                        while read_request(&mut stream).await.is_some() {
                            let _ = stream.write_all(answer.as_bytes()).await;
                            let _ = stream.flush().await;
                            if answer.starts_with("HTTP/1.0") {
                                return;
                            }
                        }
                    });
                }
            }
        });
        TlsServer { port, certificate, handshakes }
    }

    fn url(&self) -> Url {
        Url::parse(&format!("https://site.test:{}/", self.port)).expect("a URL")
    }

    /// A client that trusts this server's certificate.
    fn trusting_client(&self, settings: FetchSettings) -> HttpClient {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).expect("a root");
        let tls = Arc::new(tls_config(roots).expect("a configuration"));
        HttpClient::with_tls(settings, loopback(), Arc::new(SystemClock::new()), tls).expect("valid settings")
    }
}

#[tokio::test]
async fn a_trusted_server_is_read_and_its_connection_used_again() {
    let server = TlsServer::start("site.test", OK).await;
    let client = server.trusting_client(FetchSettings::default());
    for _ in 0..3 {
        let page = page(&client, server.url()).await;
        assert_eq!(page.body, "hello");
        assert_eq!(page.response_head, &OK[..OK.len() - 5]);
        assert!(page.request_head.starts_with(b"GET / HTTP/1.1\r\nHost: site.test:"));
    }
    assert_eq!(server.handshakes.lock().expect("not poisoned").len(), 1);
}

#[tokio::test]
async fn a_second_connection_resumes_the_session() {
    let server = TlsServer::start("site.test", OK).await;
    let client = server.trusting_client(FetchSettings { keep_idle: Duration::ZERO, ..FetchSettings::default() });
    page(&client, server.url()).await;
    page(&client, server.url()).await;
    let handshakes = server.handshakes.lock().expect("not poisoned");
    assert!(matches!(handshakes[..], [HandshakeKind::Full, HandshakeKind::Resumed]), "{handshakes:?}");
}

#[tokio::test]
async fn a_self_signed_certificate_is_a_tls_failure() {
    let server = TlsServer::start("site.test", OK).await;
    assert!(!bundled_roots().is_empty());
    let failure = failure(&client(), server.url()).await;
    assert_eq!(failure.class, FailureClass::Tls);
    assert!(failure.detail.contains("certificate"), "{failure:?}");
}

#[tokio::test]
async fn a_certificate_for_somebody_else_is_a_tls_failure() {
    let server = TlsServer::start("other.test", OK).await;
    let client = server.trusting_client(FetchSettings::default());
    assert_eq!(failure_class(&client, server.url()).await, FailureClass::Tls);
}

#[tokio::test]
async fn a_server_without_tls_or_without_words_is_told_apart() {
    let https = |server: &Server| {
        let mut url = server.url("/");
        url.set_scheme("https").expect("a scheme");
        url
    };
    let plain = Server::doing(vec![send("HTTP/1.1 400 Bad Request\r\n\r\n"), Step::Hold]).await;
    assert_eq!(failure_class(&client(), https(&plain)).await, FailureClass::Tls);
    let silent = Server::doing(vec![Step::Hold, Step::Pause(millis(2000))]).await;
    let hasty = client_with(FetchSettings { tls_timeout: millis(80), ..FetchSettings::default() });
    assert_eq!(failure_class(&hasty, https(&silent)).await, FailureClass::Timeout);
    let closing = Server::doing(vec![]).await;
    assert_eq!(failure_class(&client(), https(&closing)).await, FailureClass::Disconnected);
}

#[tokio::test]
async fn a_body_that_ends_without_a_goodbye_is_whole() {
    let server = TlsServer::start("site.test", "HTTP/1.0 200 OK\r\n\r\nall of it").await;
    let client = server.trusting_client(FetchSettings::default());
    let page = page(&client, server.url()).await;
    assert_eq!((&page.body[..], page.truncated), (&b"all of it"[..], None));
}
