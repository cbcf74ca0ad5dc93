use peregrine_fetch::{FetchError, FetchRequest, FetchSettings, HttpClient, Transport};
use peregrine_runtime::SystemClock;
use peregrine_types::{FailureClass, FetchedPage, Truncation};
use peregrine_urls::Url;

use crate::server::*;

async fn answer(bytes: impl AsRef<[u8]>) -> FetchedPage {
    let server = Server::answering(bytes).await;
    page(&client(), server.url("/")).await
}

async fn refusal(bytes: impl AsRef<[u8]>) -> FailureClass {
    let server = Server::answering(bytes).await;
    failure_class(&client(), server.url("/")).await
}

fn headers(page: &FetchedPage) -> Vec<(String, String)> {
    let text = |value: &[u8]| String::from_utf8_lossy(value).into_owned();
    page.headers.iter().map(|(name, value)| (name.to_string(), text(value))).collect()
}

#[tokio::test]
async fn the_response_head_is_kept_to_the_byte() {
    let head = "HTTP/1.1 200 All fine\r\nX-Zebra: 1\r\nCoNTent-length:   5\r\nSet-Cookie: b\r\nX-Ant:\r\nset-cookie: a\r\n\r\n";
    let page = answer(format!("{head}hello")).await;
    assert_eq!(page.response_head, head);
    assert_eq!((page.status, &page.body[..], page.truncated), (200, &b"hello"[..], None));
    let expected = [("x-zebra", "1"), ("content-length", "5"), ("set-cookie", "b"), ("x-ant", ""), ("set-cookie", "a")];
    assert_eq!(headers(&page), expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert_eq!(page.remote.ip().to_string(), "127.0.0.1");
}

#[tokio::test]
async fn bare_line_feeds_and_odd_fields_are_kept_too() {
    let head = "HTTP/1.1 200 OK\nFolded: a\n b\nSpaced : x\nContent-Length: 2\nno colon at all\n\n";
    let page = answer(format!("{head}hi")).await;
    assert_eq!(page.response_head, head);
    assert_eq!(page.body, "hi");
    assert_eq!(page.header("folded"), Some("a b"));
    assert_eq!(page.header("spaced"), Some("x"));
}

#[tokio::test]
async fn the_request_head_is_what_went_out() {
    let server = Server::answering(OK).await;
    let settings = FetchSettings { user_agent: "tester/1.0 (+http://me.test)".to_owned(), ..FetchSettings::default() };
    let mut request = FetchRequest::new(server.url("/a%20b/ä?q=1&r={x}|^`"));
    request.headers.push(("If-None-Match".into(), "\"tag\"".into()));
    request.headers.push(("accept".into(), "text/plain".into()));
    let page = client_with(settings).fetch(request).await.expect("a page");
    let sent = server.requests().pop().expect("one request");
    assert_eq!(page.request_head, sent);
    let expected = format!(
        "GET /a%20b/%C3%A4?q=1&r={{x}}|^` HTTP/1.1\r\nHost: site.test:{}\r\nUser-Agent: tester/1.0 (+http://me.test)\r\n\
         Accept: text/plain\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nIf-None-Match: \"tag\"\r\n\r\n",
        server.address.port()
    );
    assert_eq!(sent, expected);
}

#[tokio::test]
async fn user_names_and_fragments_in_a_url_are_not_sent() {
    let server = Server::answering(OK).await;
    let url = format!("http://user:secret@site.test:{}/x#frag", server.address.port());
    page(&client(), Url::parse(&url).expect("a URL")).await;
    let sent = server.requests().pop().expect("one request");
    assert!(sent.starts_with("GET /x HTTP/1.1\r\nHost: site.test:"), "{sent}");
    assert!(!sent.contains("secret"), "{sent}");
}

#[tokio::test]
async fn what_cannot_be_sent_is_refused_before_connecting() {
    let server = Server::answering(OK).await;
    let mut request = FetchRequest::new(server.url("/"));
    request.headers.push(("bad name".into(), "x".into()));
    assert!(
        matches!(client().fetch(request).await, Err(FetchError::Failed(failure)) if failure.class == FailureClass::Protocol)
    );
    let mut request = FetchRequest::new(server.url("/"));
    request.headers.push(("X-Split".into(), "a\r\nInjected: b".into()));
    assert!(
        matches!(client().fetch(request).await, Err(FetchError::Failed(failure)) if failure.class == FailureClass::Protocol)
    );
    assert_eq!(server.requests().len(), 0);
    let ftp = Url::parse("ftp://site.test/").expect("a URL");
    assert_eq!(failure_class(&client(), ftp).await, FailureClass::Protocol);
}

#[tokio::test]
async fn chunked_bodies_are_put_together() {
    let page = answer(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6;x=y\r\n world\r\n0\r\nTrailer: t\r\n\r\n",
    )
    .await;
    assert_eq!((&page.body[..], page.truncated), (&b"hello world"[..], None));
}

#[tokio::test]
async fn a_body_without_length_ends_with_its_connection() {
    let page = answer("HTTP/1.0 200 OK\r\nServer: SimpleHTTP/0.6\r\n\r\nall of it").await;
    assert_eq!((&page.body[..], page.truncated), (&b"all of it"[..], None));
}

#[tokio::test]
async fn statuses_without_a_body_have_none() {
    for status in ["204 No Content", "304 Not Modified"] {
        let script = vec![
            Step::Read,
            send(format!("HTTP/1.1 {status}\r\nETag: \"x\"\r\nContent-Length: 99\r\n\r\n")),
            Step::Hold,
        ];
        let server = Server::doing(script).await;
        let page = page(&client(), server.url("/")).await;
        assert_eq!((&page.body[..], page.truncated), (&b""[..], None), "{status}");
    }
}

#[tokio::test]
async fn redirects_are_answers_and_not_followed() {
    let server = Server::answering("HTTP/1.1 301 Moved\r\nLocation: /next\r\nContent-Length: 0\r\n\r\n").await;
    let page = page(&client(), server.url("/")).await;
    assert_eq!((page.status, page.header("location")), (301, Some("/next")));
    assert_eq!(server.requests().len(), 1);
}

#[tokio::test]
async fn interim_responses_are_waited_out() {
    let page = answer(format!("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </s>\r\n\r\n{OK}")).await;
    assert_eq!((page.status, &page.body[..]), (200, &b"hello"[..]));
    assert!(page.response_head.starts_with(b"HTTP/1.1 200"));
    assert_eq!(page.header("link"), None);
}

#[tokio::test]
async fn a_body_shorter_than_announced_is_kept_as_far_as_it_came() {
    let page = answer("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello").await;
    assert_eq!((&page.body[..], page.truncated), (&b"hello"[..], Some(Truncation::Disconnect)));
    let page = answer("HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 100\r\n\r\n").await;
    assert_eq!((page.status, page.truncated), (302, Some(Truncation::Disconnect)), "the redirect is not lost");
}

#[tokio::test]
async fn broken_chunks_end_a_body_but_do_not_lose_it() {
    let good = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n";
    for bad in ["zz\r\nworld\r\n", "-1\r\n", "ffffffffffffffffff\r\nx", "5\r\nwo", "", "5\r\nworldXX0\r\n\r\n"] {
        let page = answer(format!("{good}{bad}")).await;
        assert_eq!(page.truncated, Some(Truncation::Disconnect), "{bad:?}");
        assert!(page.body.starts_with(b"hello"), "{bad:?}");
    }
}

#[tokio::test]
async fn a_reset_within_a_body_keeps_what_came() {
    let script = vec![
        Step::Read,
        send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello"),
        Step::Pause(millis(50)),
        Step::Reset,
    ];
    let server = Server::doing(script).await;
    let page = page(&client(), server.url("/")).await;
    assert_eq!((&page.body[..], page.truncated), (&b"hello"[..], Some(Truncation::Disconnect)));
}

#[tokio::test]
async fn what_is_not_http_is_a_protocol_failure() {
    for bytes in [
        "<html>HTTP/0.9 lives</html>\r\n\r\n",
        "SSH-2.0-OpenSSH_9.2\r\n\r\n",
        "HTTP/1.1 abc OK\r\n\r\n",
        "HTTP/9.9 200 OK\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello",
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\n\r\n",
    ] {
        assert_eq!(refusal(bytes).await, FailureClass::Protocol, "{bytes:?}");
    }
}

#[tokio::test]
async fn a_connection_that_ends_before_its_header_does_is_a_disconnect() {
    for bytes in ["", "HTTP/1.1 200 OK\r\nContent-", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n", "HT"] {
        assert_eq!(refusal(bytes).await, FailureClass::Disconnected, "{bytes:?}");
    }
    let server = Server::doing(vec![Step::Read, Step::Reset]).await;
    assert_eq!(failure_class(&client(), server.url("/")).await, FailureClass::Disconnected);
}

#[tokio::test]
async fn a_hundred_header_fields_are_fine_and_more_are_beyond_our_limits() {
    let answer_with = |cookies: usize| {
        let cookies: String = (0..cookies).map(|n| format!("Set-Cookie: c{n}=1\r\n")).collect();
        format!("HTTP/1.1 200 OK\r\n{cookies}Content-Length: 2\r\n\r\nhi")
    };
    let page = answer(answer_with(99)).await;
    assert_eq!((page.headers.len(), &page.body[..]), (100, &b"hi"[..]));
    assert_eq!(refusal(answer_with(100)).await, FailureClass::Protocol);
}

#[tokio::test]
async fn nobody_listening_is_a_connect_failure() {
    let port = {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.local_addr().expect("bound").port()
    };
    let url = Url::parse(&format!("http://site.test:{port}/")).expect("a URL");
    assert_eq!(failure_class(&client(), url).await, FailureClass::Connect);
}

#[tokio::test]
async fn an_address_that_refuses_gives_way_to_the_next() {
    let server = Server::answering(OK).await;
    let addresses = ["127.0.0.77", "::1", "127.0.0.1"].map(|address| address.parse().expect("an address"));
    let clock = std::sync::Arc::new(SystemClock::new());
    let book = std::sync::Arc::new(Everywhere(addresses.to_vec()));
    let client = HttpClient::new(FetchSettings::default(), book, clock).expect("valid settings");
    assert_eq!(page(&client, server.url("/")).await.remote, server.address);
}

/// An address whose server takes no more connections and refuses none: its queue is full, and nobody empties it.
struct Overrun {
    _listener: tokio::net::TcpListener,
    _queued: Vec<tokio::net::TcpStream>,
}

impl Overrun {
    async fn at(address: &str) -> Option<Overrun> {
        let socket = tokio::net::TcpSocket::new_v4().ok()?;
        socket.bind(address.parse().ok()?).ok()?;
        let listener = socket.listen(1).ok()?;
        let address = listener.local_addr().ok()?;
        let mut queued = Vec::new();
        for _ in 0..16 {
            let connecting = tokio::net::TcpStream::connect(address);
            match tokio::time::timeout(millis(200), connecting).await {
                Ok(stream) => queued.push(stream.ok()?),
                Err(_) => return Some(Overrun { _listener: listener, _queued: queued }),
            }
        }
        None
    }
}

#[tokio::test]
async fn an_address_that_keeps_us_waiting_is_overtaken_by_the_next() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("bound").port();
    let Some(_overrun) = Overrun::at(&format!("127.0.0.78:{port}")).await else {
        eprintln!("SKIPPED: no server can be overrun here");
        return;
    };
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            read_request(&mut stream).await;
            let _ = tokio::io::AsyncWriteExt::write_all(&mut stream, OK.as_bytes()).await;
        }
    });
    let addresses = ["127.0.0.78", "127.0.0.1"].map(|address| address.parse().expect("an address"));
    let clock = std::sync::Arc::new(SystemClock::new());
    let book = std::sync::Arc::new(Everywhere(addresses.to_vec()));
    let client = HttpClient::new(FetchSettings::default(), book, clock).expect("valid settings");
    let url = Url::parse(&format!("http://site.test:{port}/")).expect("a URL");
    let page = tokio::time::timeout(millis(3_000), page(&client, url)).await.expect("long before the time-out");
    assert_eq!(page.remote.ip().to_string(), "127.0.0.1");
    assert!(page.timings.connect >= millis(200), "the first one had its chance: {:?}", page.timings);
}

#[tokio::test]
async fn a_host_that_accepts_no_connection_costs_the_time_out_and_no_more() {
    let Some(overrun) = Overrun::at("127.0.0.79:0").await else {
        eprintln!("SKIPPED: no server can be overrun here");
        return;
    };
    let port = overrun._listener.local_addr().expect("bound").port();
    let book = std::sync::Arc::new(Everywhere(vec![[127, 0, 0, 79].into()]));
    let settings = FetchSettings { connect_timeout: millis(300), ..FetchSettings::default() };
    let client = HttpClient::new(settings, book, std::sync::Arc::new(SystemClock::new())).expect("valid settings");
    let url = Url::parse(&format!("http://site.test:{port}/")).expect("a URL");
    let failure = tokio::time::timeout(millis(5_000), failure(&client, url)).await.expect("bounded");
    assert_eq!(failure.class, FailureClass::Connect);
    assert!(failure.detail.contains("did not accept a connection within 300ms"), "{}", failure.detail);
}

#[tokio::test]
async fn what_the_address_book_refuses_is_not_connected_to() {
    let server = Server::answering(OK).await;
    let denied = FetchError::Denied { host: "site.test".to_owned(), address: [127, 0, 0, 1].into() };
    let unknown = FetchError::failed(FailureClass::DnsNotFound, "no host is called site.test");
    for refusal in [denied, unknown] {
        let clock = std::sync::Arc::new(SystemClock::new());
        let book = std::sync::Arc::new(Nowhere(refusal.clone()));
        let client = HttpClient::new(FetchSettings::default(), book, clock).expect("valid settings");
        assert_eq!(fetch(&client, server.url("/")).await.expect_err("refused"), refusal);
    }
    assert_eq!(server.connections(), 0);
}
