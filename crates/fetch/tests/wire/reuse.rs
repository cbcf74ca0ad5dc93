use peregrine_fetch::FetchSettings;
use peregrine_types::FailureClass;
use std::time::Duration;

use crate::server::*;

/// Answers three requests on one connection.
fn three_answers() -> Vec<Step> {
    [Step::Read, send(OK)].into_iter().cycle().take(6).chain([Step::Hold]).collect()
}

#[tokio::test]
async fn a_connection_is_used_again() {
    let server = Server::doing(three_answers()).await;
    let client = client();
    for n in 0..3 {
        let page = page(&client, server.url(&format!("/{n}"))).await;
        assert_eq!((&page.body[..], page.timings.connect.is_zero()), (&b"hello"[..], n > 0));
        assert!(page.request_head.starts_with(format!("GET /{n} HTTP/1.1\r\n").as_bytes()));
        assert_eq!(page.response_head, &OK[..OK.len() - 5]);
    }
    assert_eq!((server.connections(), server.requests().len()), (1, 3));
}

#[tokio::test]
async fn responses_of_every_framing_leave_the_connection_usable() {
    let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
    let empty = "HTTP/1.1 304 Not Modified\r\n\r\n";
    let script = vec![Step::Read, send(chunked), Step::Read, send(empty), Step::Read, send(OK), Step::Hold];
    let server = Server::doing(script).await;
    let client = client();
    for expected in ["hello", "", "hello"] {
        assert_eq!(page(&client, server.url("/")).await.body, expected);
    }
    assert_eq!(server.connections(), 1);
}

#[tokio::test]
async fn a_connection_closed_while_idle_is_replaced_unnoticed() {
    let server = Server::answering(OK).await;
    let client = client();
    for _ in 0..3 {
        assert_eq!(page(&client, server.url("/")).await.body, "hello");
        tokio::time::sleep(millis(20)).await;
    }
    assert_eq!((server.connections(), server.requests().len()), (3, 3));
}

#[tokio::test]
async fn a_question_swallowed_by_a_dying_connection_is_asked_again_once() {
    let dying = vec![Step::Read, send(OK), Step::Read];
    let server = Server::start(vec![dying.clone(), vec![Step::Read, send(OK)]]).await;
    let client = client();
    page(&client, server.url("/1")).await;
    assert_eq!(page(&client, server.url("/2")).await.body, "hello");
    assert_eq!((server.connections(), server.requests().len()), (2, 3));

    let server = Server::start(vec![dying, vec![Step::Read], vec![Step::Read, send(OK)]]).await;
    page(&client, server.url("/1")).await;
    assert_eq!(failure_class(&client, server.url("/2")).await, FailureClass::Disconnected);
    assert_eq!(server.connections(), 2, "a fresh connection that dies is not replaced");
}

#[tokio::test]
async fn an_answer_that_began_is_not_asked_for_again() {
    let server = Server::doing(vec![Step::Read, send(OK), Step::Read, send("HTTP/1.1 200 O")]).await;
    let client = client();
    page(&client, server.url("/1")).await;
    assert_eq!(failure_class(&client, server.url("/2")).await, FailureClass::Disconnected);
    assert_eq!(server.requests().len(), 2);
}

#[tokio::test]
async fn silence_on_a_used_connection_is_not_asked_again() {
    let server = Server::doing(vec![Step::Read, send(OK), Step::Read, Step::Hold]).await;
    let client = client_with(FetchSettings { header_timeout: millis(100), ..FetchSettings::default() });
    page(&client, server.url("/1")).await;
    assert_eq!(failure_class(&client, server.url("/2")).await, FailureClass::Timeout);
    assert_eq!(server.requests().len(), 2);
}

#[tokio::test]
async fn connections_that_are_not_in_order_are_not_kept() {
    let head = "HTTP/1.1 200 OK\r\n";
    for (what, answer) in [
        ("the server closes", format!("{head}Connection: close\r\nContent-Length: 5\r\n\r\nhello")),
        ("HTTP/1.0", "HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nhello".to_owned()),
        (
            "more than announced",
            format!("{head}Content-Length: 5\r\n\r\nhelloHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"),
        ),
        ("after a 304", "HTTP/1.1 304 Not Modified\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil".to_owned()),
        ("too long", format!("{head}Content-Length: 99999\r\n\r\n{}", "x".repeat(99_999))),
    ] {
        let server = Server::doing(vec![Step::Read, send(answer), Step::Read, send(OK), Step::Hold]).await;
        let client = client_with(FetchSettings { max_body: 1000, ..FetchSettings::default() });
        page(&client, server.url("/1")).await;
        let second = page(&client, server.url("/2")).await;
        assert_eq!(server.connections(), 2, "{what}");
        assert!(!second.body.starts_with(b"evil"), "{what}");
    }
}

#[tokio::test]
async fn an_answer_to_nothing_is_never_taken_for_one() {
    let evil = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil";
    let poisoned = vec![Step::Read, send(OK), Step::Pause(millis(30)), send(evil), Step::Hold];
    let server = Server::start(vec![poisoned, vec![Step::Read, send(OK)]]).await;
    let client = client();
    page(&client, server.url("/1")).await;
    tokio::time::sleep(millis(100)).await;
    assert_eq!(page(&client, server.url("/2")).await.body, "hello");
}

#[tokio::test]
async fn origins_do_not_share_connections() {
    let server = Server::doing(three_answers()).await;
    let client = client();
    page(&client, server.url("/")).await;
    let mut other = server.url("/");
    other.set_host(Some("other.test")).expect("a host");
    page(&client, other).await;
    assert_eq!(server.connections(), 2);
}

#[tokio::test]
async fn idle_connections_expire() {
    let server = Server::doing(three_answers()).await;
    let client = client_with(FetchSettings { keep_idle: Duration::ZERO, ..FetchSettings::default() });
    page(&client, server.url("/")).await;
    page(&client, server.url("/")).await;
    assert_eq!(server.connections(), 2);
}

#[tokio::test]
async fn many_at_once_get_their_own_answers() {
    let script: Vec<Step> = [Step::Read, send(OK)].into_iter().cycle().take(200).collect();
    let server = Server::doing(script).await;
    let client = std::sync::Arc::new(client());
    let fetches: Vec<_> = (0..50)
        .map(|n| {
            let (client, url) = (client.clone(), server.url(&format!("/{n}")));
            tokio::spawn(async move { page(&client, url).await })
        })
        .collect();
    for (n, fetch) in fetches.into_iter().enumerate() {
        let page = fetch.await.expect("no panic");
        assert!(page.request_head.starts_with(format!("GET /{n} ").as_bytes()));
        assert_eq!(page.body, "hello");
    }
    assert!(server.connections() <= 50);
}
