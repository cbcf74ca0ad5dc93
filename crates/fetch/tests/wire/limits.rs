use std::time::Duration;

use peregrine_fetch::{FetchRequest, FetchSettings, Transport};
use peregrine_types::{FailureClass, Truncation};

use crate::server::*;

/// Far beyond every limit set here, far below a hanging test.
const BOUNDED: Duration = Duration::from_secs(20);

fn patient() -> FetchSettings {
    FetchSettings { min_rate: 0, ..FetchSettings::default() }
}

async fn failure_of(settings: FetchSettings, script: Vec<Step>) -> FailureClass {
    let server = Server::doing(script).await;
    let client = client_with(settings);
    tokio::time::timeout(BOUNDED, failure_class(&client, server.url("/"))).await.expect("bounded")
}

async fn page_of(settings: FetchSettings, script: Vec<Step>) -> (Vec<u8>, Option<Truncation>) {
    let server = Server::doing(script).await;
    let client = client_with(settings);
    let page = tokio::time::timeout(BOUNDED, page(&client, server.url("/"))).await.expect("bounded");
    (page.body.to_vec(), page.truncated)
}

#[tokio::test]
async fn a_huge_header_is_refused() {
    let settings = FetchSettings { max_header: 8 << 10, ..patient() };
    let huge = format!("HTTP/1.1 200 OK\r\nX: {}\r\n\r\n", "x".repeat(9 << 10));
    assert_eq!(failure_of(settings.clone(), vec![Step::Read, send(huge), Step::Hold]).await, FailureClass::Protocol);
    let endless =
        vec![Step::Read, send("HTTP/1.1 200 OK\r\n"), Step::Drip(b"X-Header: and another one\r\n", Duration::ZERO)];
    assert_eq!(failure_of(settings.clone(), endless).await, FailureClass::Protocol);
    let interim = vec![Step::Read, Step::Drip(b"HTTP/1.1 100 Continue\r\n\r\n", Duration::ZERO)];
    assert_eq!(failure_of(settings.clone(), interim).await, FailureClass::Protocol);
    let blank = vec![Step::Read, Step::Drip(b"\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n", Duration::ZERO)];
    assert_eq!(failure_of(settings, blank).await, FailureClass::Protocol);
}

#[tokio::test]
async fn a_header_just_within_the_limit_is_not() {
    let settings = FetchSettings { max_header: 8 << 10, ..patient() };
    let large = format!("HTTP/1.1 200 OK\r\nX: {}\r\nContent-Length: 2\r\n\r\nhi", "x".repeat(8000));
    assert_eq!(page_of(settings, vec![Step::Read, send(large)]).await, (b"hi".to_vec(), None));
}

#[tokio::test]
async fn silence_and_a_dripping_header_time_out() {
    let settings = FetchSettings { header_timeout: millis(100), ..patient() };
    assert_eq!(failure_of(settings.clone(), vec![Step::Hold]).await, FailureClass::Timeout);
    assert_eq!(failure_of(settings.clone(), vec![Step::Read, Step::Hold]).await, FailureClass::Timeout);
    let dripping = vec![Step::Read, send("HTTP/1.1 200 OK\r\n"), Step::Drip(b"X: y\r\n", millis(10))];
    assert_eq!(failure_of(settings, dripping).await, FailureClass::Timeout);
}

#[tokio::test]
async fn an_endless_body_is_cut_at_the_limit() {
    let settings = FetchSettings { max_body: 100_000, ..patient() };
    let endless = vec![Step::Read, send("HTTP/1.0 200 OK\r\n\r\n"), Step::Drip(&[b'x'; 4096], Duration::ZERO)];
    let (body, truncated) = page_of(settings.clone(), endless).await;
    assert_eq!((body.len(), truncated), (100_000, Some(Truncation::Length)));
    let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", u64::MAX - 2);
    let announced = vec![Step::Read, send(head), Step::Drip(&[b'x'; 4096], Duration::ZERO)];
    let (body, truncated) = page_of(settings, announced).await;
    assert_eq!((body.len(), truncated), (100_000, Some(Truncation::Length)));
}

#[tokio::test]
async fn a_body_of_exactly_the_limit_is_whole() {
    let settings = FetchSettings { max_body: 5, ..patient() };
    assert_eq!(page_of(settings, vec![Step::Read, send(OK)]).await, (b"hello".to_vec(), None));
}

#[tokio::test]
async fn a_request_may_have_a_limit_of_its_own() {
    let server = Server::answering(OK).await;
    for (asked, expected, truncated) in
        [(Some(3), "hel", Some(Truncation::Length)), (None, "hell", Some(Truncation::Length)), (Some(5), "hello", None)]
    {
        let client = client_with(FetchSettings { max_body: 4, ..patient() });
        let request = FetchRequest { max_body: asked, ..FetchRequest::new(server.url("/")) };
        let page = client.fetch(request).await.expect("a page");
        assert_eq!((page.body, page.truncated), (expected.into(), truncated));
    }
}

#[tokio::test]
async fn a_body_that_pauses_too_long_is_kept_so_far() {
    let settings = FetchSettings { idle_timeout: millis(100), ..patient() };
    let pausing = vec![Step::Read, send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello"), Step::Hold];
    assert_eq!(page_of(settings.clone(), pausing).await, (b"hello".to_vec(), Some(Truncation::Time)));
    let nothing = vec![Step::Read, send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"), Step::Hold];
    assert_eq!(failure_of(settings, nothing).await, FailureClass::Timeout);
}

#[tokio::test]
async fn a_steady_drip_ends_with_the_total_time() {
    let settings = FetchSettings { total_timeout: millis(300), ..patient() };
    let drip = vec![Step::Read, send("HTTP/1.0 200 OK\r\n\r\n"), Step::Drip(b"x", millis(5))];
    let (body, truncated) = page_of(settings.clone(), drip).await;
    assert!(!body.is_empty());
    assert_eq!(truncated, Some(Truncation::Time));
    let torrent = vec![Step::Read, send("HTTP/1.0 200 OK\r\n\r\n"), Step::Drip(&[b'x'; 65536], Duration::ZERO)];
    let (_, truncated) = page_of(FetchSettings { max_body: 4 << 30, ..settings }, torrent).await;
    assert_eq!(truncated, Some(Truncation::Time), "a body that never pauses ends too");
}

#[tokio::test]
async fn a_body_below_the_minimum_rate_is_cut() {
    let settings = FetchSettings { min_rate: 100_000, min_rate_window: millis(100), ..patient() };
    let slow = vec![Step::Read, send("HTTP/1.0 200 OK\r\n\r\n"), Step::Drip(b"x", millis(10))];
    let (body, truncated) = page_of(settings.clone(), slow).await;
    assert!(!body.is_empty());
    assert_eq!(truncated, Some(Truncation::Time));
    let nothing = vec![Step::Read, send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"), Step::Hold];
    assert_eq!(failure_of(settings, nothing).await, FailureClass::TooSlow);
}
