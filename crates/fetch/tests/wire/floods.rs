//! HTTP/2 servers, frame by frame (RFC 9113), that send what nobody asked for.

use std::sync::Arc;
use std::time::Duration;

use peregrine_fetch::{FetchSettings, HttpClient, tls_config};
use peregrine_runtime::SystemClock;
use peregrine_types::FailureClass;
use peregrine_urls::Url;
use rustls::crypto::ring;
use rustls::pki_types::PrivateKeyDer;
use rustls::{RootCertStore, ServerConfig};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::server::*;

const SETTINGS: &[u8] = &[0, 0, 0, 4, 0, 0, 0, 0, 0];
const SETTINGS_HEARD: &[u8] = &[0, 0, 0, 4, 1, 0, 0, 0, 0];
/// Status 200 and nothing else, on the first stream.
const EMPTY_ANSWER: &[u8] = &[0, 0, 1, 1, 5, 0, 0, 0, 1, 0x88];
/// The same with a body to come, and nothing of that body.
const ANSWER_TO_COME: &[u8] = &[0, 0, 1, 1, 4, 0, 0, 0, 1, 0x88];
const EMPTY_DATA: &[u8] = &[0, 0, 0, 0, 0, 0, 0, 0, 1];
/// One byte more may be sent on this connection.
const WINDOW_UPDATE: &[u8] = &[0, 0, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 1];

/// A server that answers the first request with this, and a client that trusts it.
async fn served(
    answer: &'static [u8],
    settings: FetchSettings,
) -> (tokio::task::JoinHandle<TlsStream<TcpStream>>, HttpClient, Url) {
    let issued = rcgen::generate_simple_self_signed(["site.test".to_owned()]).expect("a certificate");
    let certificate = issued.cert.der().clone();
    let key = PrivateKeyDer::try_from(issued.signing_key.serialize_der()).expect("a key");
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate.clone()], key)
        .expect("a usable certificate");
    config.alpn_protocols = vec![b"h2".to_vec()];
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("bound").port();
    let answered = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a client");
        let mut stream = TlsAcceptor::from(Arc::new(config)).accept(stream).await.expect("a handshake");
        stream.write_all(&[SETTINGS, SETTINGS_HEARD].concat()).await.expect("it listens");
        // The preface, and a request without a body.
        let mut asked = Vec::new();
        while !asked.windows(5).any(|frame| frame[..3] != [0, 0, 0] && frame[3..] == [1, 5]) {
            assert!(stream.read_buf(&mut asked).await.expect("it talks") > 0, "no request came");
        }
        stream.write_all(answer).await.expect("it listens");
        stream
    });
    let mut roots = RootCertStore::empty();
    roots.add(certificate).expect("a root");
    let tls = Arc::new(tls_config(roots).expect("a configuration"));
    let client = HttpClient::with_tls(settings, loopback(), Arc::new(SystemClock::new()), tls).expect("valid settings");
    (answered, client, Url::parse(&format!("https://site.test:{port}/")).expect("a URL"))
}

/// How much of a flood is taken before the connection is closed.
async fn taken(mut stream: TlsStream<TcpStream>, frame: &[u8]) -> usize {
    let flood = frame.repeat(5_000);
    let flooding = async {
        let mut sent = 0;
        while stream.write_all(&flood).await.is_ok() {
            sent += flood.len();
        }
        sent
    };
    tokio::time::timeout(Duration::from_secs(30), flooding).await.expect("the connection is closed")
}

#[tokio::test]
async fn a_server_that_floods_an_idle_connection_has_it_closed() {
    let (answered, client, url) = served(EMPTY_ANSWER, FetchSettings::default()).await;
    let page = page(&client, url).await;
    assert_eq!((page.status, page.connection.protocol), (200, "h2"));
    let sent = taken(answered.await.expect("it answered"), WINDOW_UPDATE).await;
    assert!(sent < 64 << 20, "{sent} bytes were taken");
}

#[tokio::test]
async fn frames_that_are_no_answer_do_not_stop_the_clock() {
    let settings =
        FetchSettings { header_timeout: millis(300), total_timeout: millis(900), ..FetchSettings::default() };
    let (answered, client, url) = served(&[], settings.clone()).await;
    let flood = tokio::spawn(async move { taken(answered.await.expect("it heard the request"), WINDOW_UPDATE).await });
    assert_eq!(failure_class(&client, url).await, FailureClass::Timeout);
    flood.await.expect("the connection is closed with the exchange");

    let (answered, client, url) = served(ANSWER_TO_COME, settings).await;
    let flood = tokio::spawn(async move { taken(answered.await.expect("it answered"), EMPTY_DATA).await });
    let ended = tokio::time::timeout(Duration::from_secs(10), fetch(&client, url)).await.expect("bounded");
    assert!(ended.is_err() || ended.is_ok_and(|page| page.truncated.is_some()));
    drop(client);
    flood.await.expect("the connection is closed with its client");
}
