use peregrine_fetch::{FetchError, FetchSettings};
use proptest::prelude::*;

use crate::server::*;

/// Pieces of HTTP, whole and broken, in any order.
fn answers() -> impl Strategy<Value = Vec<u8>> {
    let pieces: Vec<&[u8]> = vec![
        b"HTTP/1.1 200 OK\r\n",
        b"HTTP/1.1 204 \r\n",
        b"HTTP/1.1 100 Continue\r\n",
        b"HTTP/1.0 404 Not Found\n",
        b"HTTP/1.1 302 Found\r\n",
        b"Content-Length: 5\r\n",
        b"Content-Length: 0\n",
        b"Content-Length: 99999999999999999999\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: gzip\r\n",
        b"Location: /x\r\n",
        b"Connection: close\r\n",
        b"Connection: keep-alive\r\n",
        b" folded\r\n",
        b"NoColon\r\n",
        b"B\xe4d: \xff\r\n",
        b": \r\n",
        b"\r\n",
        b"\n",
        b"\r",
        b"\0",
        b"5\r\nhello\r\n",
        b"0\r\n\r\n",
        b"hello",
    ];
    let piece = prop_oneof![
        8 => prop::sample::select(pieces).prop_map(<[u8]>::to_vec),
        1 => proptest::collection::vec(any::<u8>(), 0..8),
    ];
    let start = prop_oneof![4 => Just(b"HTTP/1.1 200 OK\r\n".to_vec()), 1 => Just(Vec::new())];
    (start, proptest::collection::vec(piece, 0..12)).prop_map(|(start, pieces)| [start, pieces.concat()].concat())
}

/// Whatever a server sends, there is an outcome, and a page's head and body are what was sent.
#[test]
fn no_sequence_of_bytes_does_harm() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let settings =
        FetchSettings { header_timeout: millis(2000), idle_timeout: millis(2000), ..FetchSettings::default() };
    let client = client_with(settings);
    proptest!(ProptestConfig::with_cases(400), |(sent in answers())| {
        let outcome = runtime.block_on(async {
            let server = Server::answering(&sent).await;
            fetch(&client, server.url("/")).await
        });
        match outcome {
            Err(FetchError::Failed(failure)) => {
                prop_assert!(!failure.detail.contains("two ways"), "{:?}", String::from_utf8_lossy(&sent));
            }
            Err(other) => prop_assert!(false, "{other:?}"),
            Ok(page) => {
                let head = page.response_head.as_ref();
                prop_assert!(sent.windows(head.len()).any(|window| window == head));
                prop_assert!(head.ends_with(b"\n\n") || head.ends_with(b"\n\r\n"));
                prop_assert!(page.body.len() <= sent.len());
            }
        }
    });
}
