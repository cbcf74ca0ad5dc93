//! The way through somebody else, and what is told to some hosts only.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use peregrine_fetch::{FetchError, FetchSettings, HostExtras, HttpClient};
use peregrine_runtime::SystemClock;
use peregrine_types::{FailureClass, Truncation};
use peregrine_urls::Url;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};

use crate::server::*;

/// A SOCKS5 proxy that notes whom it was asked for, and connects to the port on this machine whatever that is.
struct Socks {
    port: u16,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Socks {
    async fn start(login: Option<(&'static str, &'static str)>) -> Socks {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        let asked = Arc::<Mutex<Vec<String>>>::default();
        let seen = asked.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(socks(stream, login, seen.clone()));
            }
        });
        Socks { port, asked }
    }

    fn asked(&self) -> Vec<String> {
        self.asked.lock().expect("not poisoned").clone()
    }
}

async fn socks(mut stream: TcpStream, login: Option<(&str, &str)>, asked: Arc<Mutex<Vec<String>>>) -> Option<()> {
    let mut greeting = [0; 2];
    stream.read_exact(&mut greeting).await.ok()?;
    let mut methods = vec![0; greeting[1].into()];
    stream.read_exact(&mut methods).await.ok()?;
    let method = if login.is_some() { 2 } else { 0 };
    if !methods.contains(&method) {
        stream.write_all(&[5, 0xff]).await.ok()?;
        return None;
    }
    stream.write_all(&[5, method]).await.ok()?;
    if let Some((user, password)) = login {
        let _version = stream.read_u8().await.ok()?;
        let mut told = Vec::new();
        for _ in 0..2 {
            let mut text = vec![0; stream.read_u8().await.ok()?.into()];
            stream.read_exact(&mut text).await.ok()?;
            told.push(String::from_utf8(text).ok()?);
        }
        stream.write_all(&[1, u8::from(told != [user, password])]).await.ok()?;
    }
    let mut request = [0; 4];
    stream.read_exact(&mut request).await.ok()?;
    let host = match request[3] {
        1 => std::net::Ipv4Addr::from(stream.read_u32().await.ok()?).to_string(),
        3 => {
            let mut name = vec![0; stream.read_u8().await.ok()?.into()];
            stream.read_exact(&mut name).await.ok()?;
            String::from_utf8(name).ok()?
        }
        _ => return None,
    };
    let port = stream.read_u16().await.ok()?;
    asked.lock().expect("not poisoned").push(format!("{host}:{port}"));
    let Ok(mut there) = TcpStream::connect(("127.0.0.1", port)).await else {
        stream.write_all(&[5, 5, 0, 1, 0, 0, 0, 0, 0, 0]).await.ok()?;
        return None;
    };
    stream.write_all(&[5, 0, 0, 1, 127, 0, 0, 1, 0, 80]).await.ok()?;
    copy_bidirectional(&mut stream, &mut there).await.ok()?;
    Some(())
}

fn through(proxy: String, change: impl FnOnce(&mut FetchSettings)) -> FetchSettings {
    let mut settings = FetchSettings { proxy, ..FetchSettings::default() };
    change(&mut settings);
    settings
}

#[tokio::test]
async fn socks5_is_told_the_address_that_passed_the_guard() {
    let (server, proxy) = (Server::answering(OK).await, Socks::start(None).await);
    let client = client_with(through(format!("socks5://127.0.0.1:{}", proxy.port), |_| {}));
    let page = page(&client, server.url("/x")).await;
    assert_eq!(page.body, "hello");
    assert_eq!(page.remote, server.address);
    assert_eq!(proxy.asked(), [server.address.to_string()]);
}

#[tokio::test]
async fn socks5_looks_names_up_where_it_is_to_and_guards_addresses_all_the_same() {
    let (server, proxy) = (Server::answering(OK).await, Socks::start(Some(("me", "secret"))).await);
    let url = format!("socks5://me:secret@127.0.0.1:{}", proxy.port);
    let client = client_with(through(url.clone(), |settings| settings.proxy_resolves = true));
    page(&client, server.url("/x")).await;
    assert_eq!(proxy.asked(), [format!("site.test:{}", server.address.port())]);

    struct OnlyTheProxy;
    impl peregrine_fetch::AddressBook for OnlyTheProxy {
        fn addresses<'a>(&'a self, host: &'a str, _: u16) -> peregrine_fetch::Addresses<'a> {
            let denied = FetchError::Denied { host: host.to_owned(), address: [127, 0, 0, 1].into() };
            Box::pin(std::future::ready(Err(denied)))
        }

        fn operator_addresses<'a>(&'a self, _: &'a str, _: u16) -> peregrine_fetch::Addresses<'a> {
            Box::pin(std::future::ready(Ok(vec![[127, 0, 0, 1].into()])))
        }
    }
    let settings = through(url, |settings| settings.proxy_resolves = true);
    let client = HttpClient::new(settings, Arc::new(OnlyTheProxy), Arc::new(SystemClock::new())).expect("valid");
    let literal = Url::parse(&format!("http://127.0.0.1:{}/", server.address.port())).expect("a URL");
    assert!(matches!(fetch(&client, literal).await, Err(FetchError::Denied { .. })));
    assert_eq!(proxy.asked().len(), 1);
}

#[tokio::test]
async fn what_a_proxy_refuses_is_a_failure_to_connect() {
    let server = Server::answering(OK).await;
    let locked = Socks::start(Some(("me", "secret"))).await;
    for login in ["", "me:wrong@"] {
        let client = client_with(through(format!("socks5://{login}127.0.0.1:{}", locked.port), |_| {}));
        assert_eq!(failure_class(&client, server.url("/")).await, FailureClass::Connect, "{login}");
    }
    let refusing = Server::answering("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n").await;
    let client = client_with(through(format!("http://127.0.0.1:{}", refusing.address.port()), |_| {}));
    let https = Url::parse("https://site.test/").expect("a URL");
    let failure = failure(&client, https).await;
    assert_eq!(failure.class, FailureClass::Connect);
    assert!(failure.detail.contains("403 Forbidden"), "{failure:?}");
    assert_eq!(refusing.requests()[0], "CONNECT 127.0.0.1:443 HTTP/1.1\r\nHost: 127.0.0.1:443\r\n\r\n");
}

#[tokio::test]
async fn what_a_proxy_says_for_itself_is_not_the_word_of_the_host() {
    let locked = Server::answering("HTTP/1.1 407 Login\r\nContent-Length: 0\r\n\r\n").await;
    let client = client_with(through(format!("http://127.0.0.1:{}", locked.address.port()), |_| {}));
    let robots = Url::parse("http://site.test/robots.txt").expect("a URL");
    let failure = failure(&client, robots).await;
    assert_eq!(failure.class, FailureClass::Connect, "else its robots.txt would be taken for absent");
    assert_eq!(failure.detail, "site.test cannot be reached: the proxy wants another login");
    let direct = Server::answering("HTTP/1.1 407 Odd\r\nContent-Length: 0\r\n\r\n").await;
    assert_eq!(page(&crate::server::client(), direct.url("/")).await.status, 407, "a host may say so");
    let tunnel = Socks::start(None).await;
    let client = client_with(through(format!("socks5://127.0.0.1:{}", tunnel.port), |_| {}));
    assert_eq!(page(&client, direct.url("/")).await.status, 407, "also by way of a proxy that only opens a way");
    let closing = Server::doing(vec![]).await;
    for scheme in ["http", "socks5"] {
        let client = client_with(through(format!("{scheme}://127.0.0.1:{}", closing.address.port()), |_| {}));
        let https = Url::parse("https://site.test/").expect("a URL");
        let detail = crate::server::failure(&client, https).await.detail;
        assert!(detail.starts_with("site.test cannot be reached: "), "{detail}");
        assert!(!detail.contains("eof") && !detail.contains("end of file"), "{detail}");
    }
}

#[tokio::test]
async fn an_http_proxy_is_told_the_whole_url_and_its_login_is_not_kept() {
    let proxy = Server::answering(OK).await;
    let url = format!("http://me:secret@127.0.0.1:{}", proxy.address.port());
    let client = client_with(through(url, |settings| settings.no_proxy = vec!["near.test".to_owned()]));
    let page = page(&client, Url::parse("http://site.test:81/a?b").expect("a URL")).await;
    let sent = proxy.requests().pop().expect("one request");
    assert!(sent.starts_with("GET http://site.test:81/a?b HTTP/1.1\r\nHost: site.test:81\r\n"), "{sent}");
    assert!(sent.contains("Proxy-Authorization: Basic bWU6c2VjcmV0\r\n"), "{sent}");
    let kept = String::from_utf8_lossy(&page.request_head);
    assert!(kept.contains("Proxy-Authorization: (not kept)\r\n") && !kept.contains("bWU6"), "{kept}");

    let near = Server::answering(OK).await;
    let direct = Url::parse(&format!("http://near.test:{}/", near.address.port())).expect("a URL");
    assert_eq!(fetch(&client, direct).await.expect("a page").remote, near.address);
    assert_eq!(proxy.requests().len(), 1);
}

#[tokio::test]
async fn a_host_is_told_what_is_meant_for_it_and_no_other_is() {
    let server = Server::answering(OK).await;
    let extras = HostExtras {
        headers: BTreeMap::from([("X-Key".to_owned(), "abc".to_owned()), ("Accept".to_owned(), "a/b".to_owned())]),
        cookie: "session=1".to_owned(),
        user: "me".to_owned(),
        password: "secret".to_owned(),
    };
    let hosts = BTreeMap::from([("Site.test".to_owned(), extras)]);
    let client = client_with(FetchSettings { hosts, ..FetchSettings::default() });
    let page = page(&client, server.url("/")).await;
    let sent = server.requests().pop().expect("one request");
    for line in ["X-Key: abc", "Accept: a/b", "Cookie: session=1", "Authorization: Basic bWU6c2VjcmV0"] {
        assert!(sent.contains(&format!("{line}\r\n")), "{line} in {sent}");
    }
    let kept = String::from_utf8_lossy(&page.request_head);
    assert!(kept.contains("X-Key: abc") && !kept.contains("bWU6") && !kept.contains("session=1"), "{kept}");
    let other = Url::parse(&format!("http://other.test:{}/", server.address.port())).expect("a URL");
    fetch(&client, other).await.expect("a page");
    let sent = server.requests().pop().expect("a second request");
    assert!(!sent.contains("abc") && !sent.contains("session") && !sent.contains("Authorization"), "{sent}");
}

#[tokio::test]
async fn the_body_of_a_type_that_nobody_wants_is_not_read() {
    let endless = vec![
        Step::Read,
        send("HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 99999999\r\n\r\n"),
        Step::Drip(b"frame", millis(1)),
    ];
    let settings = FetchSettings { content_types: vec!["text/*".to_owned()], ..FetchSettings::default() };
    let client = client_with(settings);
    let server = Server::doing(endless).await;
    let film = page(&client, server.url("/film")).await;
    assert_eq!((film.status, &film.body[..], film.truncated), (200, &b""[..], Some(Truncation::Unwanted)));
    let text = Server::answering("HTTP/1.1 200 OK\r\nContent-Type: TEXT/html\r\nContent-Length: 5\r\n\r\nhello").await;
    assert_eq!(page(&client, text.url("/")).await.body, "hello");
    let error = Server::answering("HTTP/1.1 404 No\r\nContent-Type: image/png\r\nContent-Length: 5\r\n\r\nhello").await;
    assert_eq!(page(&client, error.url("/")).await.body, "hello", "what is said with an error is kept");
}
