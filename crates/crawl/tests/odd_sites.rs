//! Sites that a synthetic web does not make: seeds that have moved, pages that redirect to another spelling of
//! themselves, ports that are closed, short hiccups.

mod support;

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;

use peregrine_crawl::Ending;
use peregrine_simweb::{Behaviour, PageSize, Quirk, SimWebConfig};
use support::TestCrawl;

#[test]
fn a_seed_that_has_moved_to_another_host_is_crawled_there_also_after_a_resume() {
    let moved = Behaviour::quirk(Quirk::RedirectAcross { status: 301 }).everywhere();
    let config =
        SimWebConfig::new(41).hosts(3).pages_per_host(400).page_size(PageSize::Fixed(3_000)).behaviour(0, moved);
    let mut crawl = TestCrawl::of(config).interrupted_after(10);
    let mut end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Interrupted);
    while end.summary.ending == Ending::Interrupted {
        end = crawl.run();
    }
    assert_eq!(end.summary.ending, Ending::Finished);
    let new_home = crawl.web.url(1, "/");
    assert_eq!(end.fetched().len(), 400);
    assert!(end.fetched().iter().all(|url| url.starts_with(&new_home)), "and no further than that");
}

#[test]
fn a_page_that_redirects_to_another_spelling_of_itself_is_not_lost() {
    let port = serve(|path| match path {
        "/robots.txt" => "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".to_owned(),
        "/" => page("<a href='/x?utm_source=mail'>x</a>"),
        "/x?utm_source=mail" => "HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n".to_owned(),
        "/x" => page("<title>found</title>"),
        // A page that only ever points at itself must not keep the crawl.
        _ => format!("HTTP/1.1 302 Found\r\nLocation: {path}\r\nContent-Length: 0\r\n\r\n"),
    });
    let seeds = vec![format!("http://127.0.0.1:{port}/"), format!("http://127.0.0.1:{port}/loop")];
    let mut crawl = TestCrawl::of(SimWebConfig::new(42)).seeds(seeds);
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    let x = end.pages.iter().find(|line| line["title"] == "found").expect("the page behind the redirect is archived");
    assert_eq!(x["url"], format!("http://127.0.0.1:{port}/x"));
    assert_eq!(end.pages.len(), 4, "{:#?}", end.pages);
}

fn page(body: &str) -> String {
    format!("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\n\r\n{body}", body.len())
}

/// A server for as long as the test process lives, a thread per connection.
fn serve(answer: impl Fn(&str) -> String + Send + Sync + 'static) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has a free port");
    let port = listener.local_addr().expect("it is bound").port();
    let answer = Arc::new(answer);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let answer = answer.clone();
            std::thread::spawn(move || talk(&stream, answer.as_ref()));
        }
    });
    port
}

fn talk(mut stream: &TcpStream, answer: &dyn Fn(&str) -> String) {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    while let Some(request) = lines.next() {
        let path = request.split(' ').nth(1).unwrap_or("/").to_owned();
        lines.by_ref().take_while(|line| !line.is_empty()).for_each(drop);
        if stream.write_all(answer(&path).as_bytes()).is_err() {
            break;
        }
    }
}

#[test]
fn a_closed_port_of_a_host_does_not_hold_up_its_other_ports() {
    let closed = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("bound").port();
    let port = serve(move |path| match path {
        "/robots.txt" => "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".to_owned(),
        "/" => page(&format!("<a href='http://127.0.0.1:{closed}/'>dead</a><a href='/a'>a</a><a href='/b'>b</a>")),
        _ => page("<a href='/c'>c</a>"),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(43)).seeds(vec![format!("http://127.0.0.1:{port}/")]);
    crawl.settings.crawl.scope = peregrine_crawl::Scope::Any;
    let end = crawl.run();
    assert_eq!(end.fetched().len(), 4, "{:#?}", end.pages);
    assert!(matches!(end.summary.ending, Ending::Waiting { .. }), "{:?}", end.summary.ending);
}

#[test]
fn a_short_hiccup_of_a_server_costs_a_minute_and_not_a_day() {
    let asked = std::sync::atomic::AtomicU32::new(0);
    let port = serve(move |path| match path {
        "/robots.txt" => "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".to_owned(),
        "/" => page(&(0..200).map(|n| format!("<a href='/{n}'>x</a>")).collect::<String>()),
        _ if asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) < 40 => {
            "HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n".to_owned()
        }
        _ => page("fine"),
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(44)).seeds(vec![format!("http://127.0.0.1:{port}/")]);
    crawl.settings.frontier.per_host = 16;
    match crawl.run().summary.ending {
        Ending::Waiting { until } => {
            let now = peregrine_runtime::Clock::now(&peregrine_runtime::SystemClock::new());
            assert!(until.since(now) <= std::time::Duration::from_secs(61), "until {until}");
        }
        other => panic!("unexpected ending {other:?}"),
    }
}
