//! What a page costs on the network side: CPU time of the client's thread per page over keep-alive.
//!
//! ```text
//! cargo run --release -p peregrine-fetch --example fetch_cost [PAGES [HOSTS [CONCURRENCY [BYTES]]]]
//! cargo run --release -p peregrine-fetch --example fetch_cost http://127.0.0.1:8000/page [PAGES …]
//! ```
//! Without a URL, an in-process server on another thread answers; its CPU time does not count.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use peregrine_fetch::{AddressBook, Addresses, FetchRequest, FetchSettings, HttpClient, Transport};
use peregrine_runtime::{Clock, SystemClock};
use peregrine_urls::Url;
use rustix::time::{ClockId, clock_gettime};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The allocator of the real binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Loopback;

impl AddressBook for Loopback {
    fn addresses<'a>(&'a self, _host: &'a str, _port: u16) -> Addresses<'a> {
        Box::pin(std::future::ready(Ok(vec![IpAddr::V4(Ipv4Addr::LOCALHOST)])))
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    let url = arguments.next_if(|argument| argument.starts_with("http"));
    let mut number = |default| arguments.next().map_or(default, |text| text.parse().expect("a number"));
    let (pages, hosts, concurrency, bytes) = (number(40_000), number(300), number(32), number(50_000));
    let urls = match url {
        Some(url) => vec![Url::parse(&url).expect("a URL")],
        None => {
            let port = start_server(bytes).port();
            (0..hosts).map(|n| Url::parse(&format!("http://h{n}.test:{port}/page")).expect("a URL")).collect()
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        measure("warm-up", &urls, pages / 10, concurrency).await;
        for _ in 0..3 {
            measure("measured", &urls, pages, concurrency).await;
        }
    });
}

async fn measure(label: &str, urls: &[Url], pages: usize, concurrency: usize) {
    let clock = Arc::new(SystemClock::new());
    let client = HttpClient::new(FetchSettings::default(), Arc::new(Loopback), clock.clone()).expect("valid settings");
    let client = Arc::new(client);
    // Every host has its connection before counting starts.
    fetch_all(&client, urls, urls.len(), concurrency).await;
    let (cpu, wall) = (thread_cpu(), clock.elapsed());
    let bytes = fetch_all(&client, urls, pages, concurrency).await;
    let (cpu, wall) = (thread_cpu() - cpu, clock.elapsed() - wall);
    println!(
        "{label}: {pages} pages, {:.1} KB each, {:.1} µs CPU/page, {:.0} pages/s",
        bytes as f64 / pages as f64 / 1000.0,
        cpu.as_secs_f64() * 1e6 / pages as f64,
        pages as f64 / wall.as_secs_f64(),
    );
}

async fn fetch_all(client: &Arc<HttpClient>, urls: &[Url], pages: usize, concurrency: usize) -> usize {
    let workers: Vec<_> = (0..concurrency)
        .map(|worker| {
            let client = client.clone();
            let mine: Vec<Url> = (worker..pages).step_by(concurrency).map(|n| urls[n % urls.len()].clone()).collect();
            tokio::spawn(async move {
                let mut bytes = 0;
                for url in mine {
                    let page = client.fetch(FetchRequest::new(url)).await.expect("a page");
                    bytes += page.body.len();
                }
                bytes
            })
        })
        .collect();
    let mut bytes = 0;
    for worker in workers {
        bytes += worker.await.expect("no panic");
    }
    bytes
}

fn thread_cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn start_server(bytes: usize) -> SocketAddr {
    let (address, ready) = std::sync::mpsc::sync_channel(1);
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
            address.send(listener.local_addr().expect("bound")).expect("somebody waits");
            let head = format!(
                "HTTP/1.1 200 OK\r\nServer: bench\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n\
                 Content-Type: text/html; charset=utf-8\r\nContent-Length: {bytes}\r\nConnection: keep-alive\r\n\
                 Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\nETag: \"5d8c72a5edda8d6a:3239\"\r\nVary: Accept-Encoding\r\n\
                 Accept-Ranges: bytes\r\nCache-Control: max-age=600\r\n\r\n"
            );
            let answer: Arc<[u8]> = [head.as_bytes(), &vec![b'x'; bytes]].concat().into();
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, answer.clone()));
            }
        });
    });
    ready.recv().expect("a server")
}

async fn serve(mut stream: TcpStream, answer: Arc<[u8]>) {
    let _ = stream.set_nodelay(true);
    let mut request = Vec::new();
    while stream.read_buf(&mut request).await.is_ok_and(|count| count > 0) {
        if request.ends_with(b"\r\n\r\n") {
            request.clear();
            if stream.write_all(&answer).await.is_err() {
                return;
            }
        }
    }
}
