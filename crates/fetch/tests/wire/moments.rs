use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use peregrine_fetch::{FetchSettings, HttpClient};
use peregrine_runtime::Clock;
use peregrine_types::Timestamp;
use peregrine_urls::Url;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpListener;

use crate::server::*;

/// The clock of a machine so busy that a second passes whenever somebody has looked at the time of day.
#[derive(Default)]
struct BusyClock(AtomicU64);

impl Clock for BusyClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.0.fetch_add(1_000, Ordering::SeqCst))
    }

    fn elapsed(&self) -> Duration {
        millis(self.0.load(Ordering::SeqCst))
    }
}

/// The next request to the host counts from there.
#[tokio::test]
async fn by_the_moment_at_which_a_page_is_said_to_have_been_answered_its_request_had_arrived() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let url = Url::parse(&format!("http://{}/", listener.local_addr().expect("bound"))).expect("a URL");
    let clock = Arc::new(BusyClock::default());
    let client = HttpClient::new(FetchSettings::default(), loopback(), clock.clone()).expect("valid settings");
    let server = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("a connection");
        let mut arrivals = Vec::new();
        for _ in 0..2 {
            read_request(&mut stream).await.expect("a request");
            arrivals.push(clock.elapsed());
            stream.write_all(OK.as_bytes()).await.expect("sent");
        }
        arrivals
    });
    let (first, second) = (page(&client, url.clone()).await, page(&client, url).await);
    let arrivals = server.await.expect("two requests came");
    for (page, arrived) in [first, second].iter().zip(arrivals) {
        let answered = page.started.plus(page.timings.first_byte);
        assert!(answered >= Timestamp::EPOCH.plus(arrived), "{answered:?} is before {arrived:?}");
    }
}
