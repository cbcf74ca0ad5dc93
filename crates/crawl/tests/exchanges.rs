//! What servers are told, and what becomes of what they send: identity, logins, proxies, codings, limits, wishes of pages.

mod support;

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use peregrine_crawl::{Ending, Scope};
use peregrine_dns::{DnsError, FixedResolver};
use peregrine_simweb::SimWebConfig;
use support::site::{Request, Site, answer, moved, not_found, page};
use support::{TestCrawl, archived};

fn crawl_of(site: &Site) -> TestCrawl {
    TestCrawl::of(SimWebConfig::new(1)).seeds(vec![site.url("127.0.0.1", "/")])
}

/// Every name is here.
fn here() -> Arc<FixedResolver> {
    Arc::new(FixedResolver::from_fn(|_| Some(vec![IpAddr::from([127, 0, 0, 1])])))
}

#[test]
fn every_server_is_told_who_asks_and_whom_to_write_to() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/" => page("<a href='/a'>x</a>"),
        _ => not_found(),
    });
    let mut crawl = crawl_of(&site);
    crawl.settings.fetch.contact_url = "https://me.example/bot".to_owned();
    crawl.settings.fetch.contact_email = "me@me.example".to_owned();
    crawl.run();
    let introduction = concat!("peregrine/", env!("CARGO_PKG_VERSION"), " (+https://me.example/bot; me@me.example)");
    let told = site.requests();
    assert_eq!(told.len(), 3, "robots.txt as well");
    assert!(told.iter().all(|request| request.header("user-agent") == Some(introduction)), "{told:#?}");
}

#[test]
fn a_host_is_told_what_is_meant_for_it_and_neither_others_nor_the_archive_learn_of_it() {
    let site = Site::serve(|request| {
        let port = request.header("host").and_then(|host| host.rsplit_once(':')).map_or("80", |(_, port)| port);
        match request.path.as_str() {
            "/" => page(&format!("<a href='http://other.test:{port}/'>x</a><a href='/a'>y</a>")),
            "/a" => page(""),
            _ => not_found(),
        }
    });
    let mut crawl = TestCrawl::of(SimWebConfig::new(2)).seeds(vec![site.url("own.test", "/")]).scope(Scope::Any);
    crawl.resolver = Some(here());
    let extras = peregrine_fetch::HostExtras {
        headers: BTreeMap::from([("X-Key".to_owned(), "abc".to_owned())]),
        cookie: "session=4711".to_owned(),
        user: "me".to_owned(),
        password: "secret".to_owned(),
    };
    crawl.settings.fetch.hosts = BTreeMap::from([("own.test".to_owned(), extras)]);
    crawl.run();
    let told = |request: &Request| {
        [("x-key", "abc"), ("cookie", "session=4711"), ("authorization", "Basic bWU6c2VjcmV0")]
            .map(|(name, value)| request.header(name) == Some(value))
    };
    let asked = site.requests();
    assert_eq!(asked.len(), 6, "{asked:#?}");
    for request in &asked {
        let is_own = request.header("host").is_some_and(|host| host.starts_with("own.test"));
        assert_eq!(told(request), [is_own; 3], "{request:#?}");
    }
    for record in archived(&crawl.out()) {
        let text = String::from_utf8_lossy(&record.block).into_owned();
        assert!(!text.contains("4711") && !text.contains("bWU6") && !text.contains("secret"), "{text}");
    }
}

#[test]
fn a_crawl_by_way_of_an_http_proxy_asks_nobody_else() {
    for proxy_resolves in [true, false] {
        let proxy = Site::serve(|request| match request.path.as_str() {
            "http://far.test/" => page("<a href='/a'>x</a>"),
            "http://far.test/a" => page(""),
            _ => not_found(),
        });
        let mut crawl = TestCrawl::of(SimWebConfig::new(3)).seeds(vec!["http://far.test/".to_owned()]);
        crawl.resolver = Some(match proxy_resolves {
            true => Arc::new(FixedResolver::answering(|host| Err(DnsError::NotFound { host: host.to_owned() }))),
            false => here(),
        });
        crawl.settings.fetch.proxy = proxy.url("127.0.0.1", "");
        crawl.settings.fetch.proxy_resolves = proxy_resolves;
        let end = crawl.run();
        assert_eq!((end.summary.ending, end.pages.len()), (Ending::Finished, 2), "{proxy_resolves}");
        let asked: Vec<String> = proxy.requests().into_iter().map(|request| request.path).collect();
        assert_eq!(asked, ["http://far.test/robots.txt", "http://far.test/", "http://far.test/a"]);
    }
}

#[test]
fn an_http_proxy_is_not_asked_for_what_lies_inside() {
    for proxy_resolves in [true, false] {
        let proxy = Site::serve(|request| match request.path.as_str() {
            "http://far.test/" => page(
                "<a href='http://10.0.0.1/'>1</a><a href='http://inside.test/'>2</a><a href='/moved'>3</a>\
                 <a href='https://[::1]/'>4</a><a href='https://192.168.0.1/'>5</a>",
            ),
            "http://far.test/moved" => moved(302, "http://169.254.169.254/latest/meta-data/"),
            _ => not_found(),
        });
        let mut crawl = TestCrawl::of(SimWebConfig::new(9)).seeds(vec!["http://far.test/".to_owned()]);
        crawl.settings.dns.allow_private = false;
        crawl.resolver = Some(Arc::new(FixedResolver::from_fn(|host| match host {
            "far.test" => Some(vec![IpAddr::from([93, 184, 215, 14])]),
            "inside.test" => Some(vec![IpAddr::from([10, 0, 0, 1])]),
            _ => None,
        })));
        crawl.settings.fetch.proxy = proxy.url("127.0.0.1", "");
        crawl.settings.fetch.proxy_resolves = proxy_resolves;
        let end = crawl.scope(Scope::Any).run();
        let asked = proxy.requests().into_iter().map(|request| request.path);
        let strangers: Vec<String> = asked.filter(|asked| !asked.starts_with("http://far.test/")).collect();
        // Where a proxy looks names up, only addresses can be guarded.
        let expected: &[&str] =
            if proxy_resolves { &["http://inside.test/robots.txt", "http://inside.test/"] } else { &[] };
        assert_eq!(strangers, expected);
        let denied = end.pages.iter().filter(|line| line["outcome"] == "private-address").count();
        assert_eq!(denied, if proxy_resolves { 4 } else { 5 }, "{:#?}", end.pages);
    }
}

/// A SOCKS5 proxy that connects to this machine, whatever address it is asked for, and notes that.
fn socks5(asked: Arc<Mutex<Vec<Ipv4Addr>>>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("bound").port();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let asked = asked.clone();
            std::thread::spawn(move || pass_on(stream, &asked));
        }
    });
    port
}

fn pass_on(mut near: TcpStream, asked: &Mutex<Vec<Ipv4Addr>>) -> std::io::Result<()> {
    near.read_exact(&mut [0; 3])?;
    near.write_all(&[5, 0])?;
    let mut request = [0; 10];
    near.read_exact(&mut request)?;
    let [_, _, _, 1, a, b, c, d, high, low] = request else { return Ok(()) };
    asked.lock().expect("no thread panicked").push(Ipv4Addr::new(a, b, c, d));
    let mut far = TcpStream::connect(("127.0.0.1", u16::from_be_bytes([high, low])))?;
    near.write_all(&[5, 0, 0, 1, 0, 0, 0, 0, 0, 0])?;
    let (mut back, mut answers) = (near.try_clone()?, far.try_clone()?);
    std::thread::spawn(move || std::io::copy(&mut answers, &mut back));
    std::io::copy(&mut near, &mut far).map(drop)
}

#[test]
fn a_crawl_by_way_of_socks5_tells_it_addresses_that_passed_the_guard_and_no_others() {
    let site = Site::serve(|request| {
        let port = request.header("host").and_then(|host| host.rsplit_once(':')).map_or("80", |(_, port)| port);
        match request.path.as_str() {
            "/" => page(&format!("<a href='http://inside.test:{port}/'>x</a><a href='/a'>y</a>")),
            "/a" => page(""),
            _ => not_found(),
        }
    });
    let asked = Arc::default();
    let proxy = socks5(Arc::clone(&asked));
    let mut crawl = TestCrawl::of(SimWebConfig::new(4)).seeds(vec![site.url("far.test", "/")]).scope(Scope::Any);
    crawl.settings.dns.allow_private = false;
    let far = Ipv4Addr::new(93, 184, 215, 14);
    crawl.resolver = Some(Arc::new(FixedResolver::from_fn(move |host| match host {
        "far.test" => Some(vec![far.into()]),
        _ => Some(vec![IpAddr::from([10, 0, 0, 1])]),
    })));
    crawl.settings.fetch.proxy = format!("socks5://127.0.0.1:{proxy}");
    let end = crawl.run();
    assert_eq!(end.fetched().len(), 2);
    let asked = asked.lock().expect("no thread panicked");
    assert!(!asked.is_empty() && asked.iter().all(|address| *address == far), "{asked:?}");
}

/// As each coding writes what it cannot shorten.
fn coded(coding: &str, text: &str) -> Vec<u8> {
    let text = text.as_bytes();
    let length = u32::try_from(text.len()).expect("short");
    let stored = [&[1][..], &(length as u16).to_le_bytes(), &(!(length as u16)).to_le_bytes(), text].concat();
    match coding {
        "deflate" => stored,
        // RFC 7932: a window, one meta-block as it is, an empty last one.
        "br" => [&((length - 1) << 4 | 1 << 20).to_le_bytes()[..3], text, &[3]].concat(),
        // RFC 8878: a frame whose size is said, with one raw block.
        "zstd" => {
            let head = [&[0x28, 0xb5, 0x2f, 0xfd, 0xa0][..], &length.to_le_bytes()].concat();
            [&head[..], &(length << 3 | 1).to_le_bytes()[..3], text].concat()
        }
        _ => {
            let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
            encoder.write_all(text).expect("memory takes it");
            encoder.finish().expect("memory takes it")
        }
    }
}

const CODINGS: [&str; 4] = ["gzip", "deflate", "br", "zstd"];

#[test]
fn pages_of_every_content_coding_are_read_and_archived_as_they_came() {
    fn exchange(coding: &str) -> Vec<u8> {
        let body = coded(coding, &format!("<title>{coding}</title><a href='/behind-{coding}'>x</a>"));
        let head = format!(
            "HTTP/1.1 200 Fine\r\nX-Zebra: 1\r\nCONTENT-encoding:  {coding}\r\nContent-Type: text/html\r\n\
             x-ant: 2\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        [head.as_bytes(), &body].concat()
    }
    let site = Site::serve(|request| match request.path.trim_start_matches('/') {
        "" => page(&CODINGS.map(|coding| format!("<a href='/{coding}'>x</a>")).concat()).into_bytes(),
        coding if CODINGS.contains(&coding) => exchange(coding),
        "robots.txt" => not_found().into_bytes(),
        path => page(path).into_bytes(),
    });
    let mut crawl = crawl_of(&site);
    let end = crawl.run();
    assert_eq!(end.fetched().len(), 1 + 2 * CODINGS.len(), "the links within are followed: {:#?}", end.pages);
    let records = archived(&crawl.out());
    for coding in CODINGS {
        let url = site.url("127.0.0.1", &format!("/{coding}"));
        let line = end.pages.iter().find(|line| line["url"] == url.as_str()).expect("fetched");
        assert_eq!(line["title"], coding);
        let is_it = |record: &&peregrine_warc::StoredRecord| {
            record.record_type() == "response" && record.target_uri() == Some(url.as_str())
        };
        let kept = records.iter().find(is_it).expect("archived");
        assert_eq!(kept.block, exchange(coding), "{coding}: every byte, spelling and order included");
    }
    let accepted = site.requests();
    assert!(accepted.iter().all(|request| request.header("accept-encoding") == Some("gzip, deflate, br, zstd")));
}

#[test]
fn a_body_is_cut_at_the_limit_and_said_to_be_but_never_a_robots_txt_before_its_rules_end() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/robots.txt" => {
            let text = format!("User-agent: *\n{}Disallow: /private\n", "# not yet\n".repeat(5_000));
            answer("200 OK", "", &text)
        }
        "/" => page("<a href='/large'>x</a><a href='/private'>y</a>"),
        "/large" => page(&"long ".repeat(10_000)),
        _ => page(""),
    });
    let mut crawl = crawl_of(&site);
    crawl.settings.fetch.max_body = 4_000;
    crawl.settings.fetch.max_decoded = 4_000;
    let end = crawl.run();
    assert_eq!(site.asked("/private"), 0, "its rule lies beyond the limit of pages");
    let large = end.pages.iter().find(|line| line["url"] == site.url("127.0.0.1", "/large")).expect("fetched");
    assert_eq!((&large["truncated"], &large["bytes"]), (&"length".into(), &4_000.into()), "{large}");
    let small = end.pages.iter().find(|line| line["url"] == site.url("127.0.0.1", "/")).expect("fetched");
    assert!(small["truncated"].is_null(), "{small}");
}

#[test]
fn a_type_that_nobody_wants_costs_no_more_than_its_header() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/" => page("<a href='/film'>x</a><a href='/text'>y</a>").into_bytes(),
        "/film" => {
            let head = "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 99999999\r\n\r\n";
            [head.as_bytes(), &[7; 50_000]].concat()
        }
        "/text" => page("fine").into_bytes(),
        // Whatever type its server gives it.
        _ => {
            answer("200 OK", "Content-Type: application/octet-stream\r\n", "User-agent: *\nDisallow: /x\n").into_bytes()
        }
    });
    let mut crawl = crawl_of(&site);
    crawl.settings.fetch.content_types = vec!["text/html".to_owned()];
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    let film = end.pages.iter().find(|line| line["type"] == "video/mp4").expect("recorded");
    assert_eq!((&film["truncated"], &film["bytes"], &film["status"]), (&"unspecified".into(), &0.into(), &200.into()));
    assert_eq!(end.fetched().len(), 3);
    assert!(end.summary.took < Duration::from_secs(10), "nobody waits for the film: {:?}", end.summary.took);
}

#[test]
fn wishes_for_one_crawler_bind_that_crawler() {
    let linking = |fields: &str, text: &str, path: &str| {
        answer("200 OK", &format!("Content-Type: text/html\r\n{fields}"), &format!("{text}<a href='{path}'>x</a>"))
    };
    let site = Site::serve(move |request| match request.path.as_str() {
        "/" => page("<a href='/1'>x</a><a href='/2'>x</a><a href='/3'>x</a><a href='/4'>x</a><a href='/5'>x</a>"),
        "/1" => linking("X-Robots-Tag: peregrine: nofollow\r\n", "", "/not-1"),
        "/2" => linking("X-Robots-Tag: otherbot: nofollow\r\n", "", "/yes-2"),
        "/3" => linking("", "<meta name='Peregrine' content='noindex, nofollow'>", "/not-3"),
        "/4" => linking("", "<meta name='otherbot' content='nofollow'>", "/yes-4"),
        "/5" => linking("X-Robots-Tag: otherbot: noindex\r\nX-Robots-Tag: nofollow\r\n", "", "/not-5"),
        "/robots.txt" => not_found(),
        path => page(path),
    });
    let mut crawl = crawl_of(&site);
    crawl.run();
    let followed = ["/not-1", "/yes-2", "/not-3", "/yes-4", "/not-5"].map(|path| site.asked(path));
    assert_eq!(followed, [0, 1, 0, 1, 0]);
    let said_of = |path: &str| {
        let url = site.url("127.0.0.1", path);
        let notes = archived(&crawl.out()).into_iter().filter(|record| record.record_type() == "metadata");
        let mut of_page = notes.filter(|record| record.target_uri() == Some(url.as_str()));
        String::from_utf8_lossy(&of_page.next().expect("it has one").block).into_owned()
    };
    assert!(said_of("/1").contains("robots: nofollow\r\n"));
    assert!(!said_of("/2").contains("robots: "));
    assert!(said_of("/3").contains("robots: noindex, nofollow\r\n"));
}
