//! The verdict notices every kind of misconduct, and nothing where there was none.

mod naive;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use naive::get;
use peregrine_simweb::{
    Behaviour, CrawlRules, Expectation, Judgement, PageSize, Quirk, RobotsKind, Scope, SimWeb, SimWebConfig, Spot,
};

fn web_with(behaviour: Behaviour) -> SimWeb {
    let config = SimWebConfig::new(31).hosts(2).pages_per_host(12).page_size(PageSize::Fixed(2_000));
    SimWeb::start(config.behaviour(0, behaviour)).expect("a web")
}

fn expected(web: &SimWeb) -> Expectation {
    web.truth().expect(&CrawlRules::new(vec![web.url(0, "/")], Scope::Host))
}

fn judge(web: &SimWeb) -> Judgement {
    web.verdict().judge(&expected(web))
}

/// Asks for robots.txt and then for every URL that should be asked for.
fn crawl_properly(web: &SimWeb) {
    let _ = get(web, &web.url(0, "/robots.txt"));
    for url in expected(web).urls() {
        let _ = get(web, &url);
    }
}

#[test]
fn a_proper_crawl_gets_a_clean_verdict() {
    for kind in [RobotsKind::Absent, RobotsKind::DisallowSubtree, RobotsKind::DisallowAll] {
        let web = web_with(Behaviour::robots(kind));
        crawl_properly(&web);
        let judgement = judge(&web);
        assert!(judgement.is_clean(), "{judgement}");
        assert_eq!(judgement.to_string(), "nothing to complain about");
    }
}

#[test]
fn a_forbidden_page_is_noticed() {
    let web = web_with(Behaviour::robots(RobotsKind::DisallowAll));
    crawl_properly(&web);
    let _ = get(&web, &web.url(0, "/"));
    let judgement = judge(&web);
    assert_eq!(judgement.robots_violations, [web.url(0, "/")]);
    assert!(!judgement.is_clean() && judgement.to_string().contains("forbidden by robots.txt: 1"));
}

#[test]
fn a_forbidden_spelling_of_an_allowed_page_is_noticed() {
    let web = web_with(Behaviour::robots(RobotsKind::Text("User-agent: *\nDisallow: /*?\n".to_owned())));
    crawl_properly(&web);
    let _ = get(&web, &format!("{}?utm_source=x", web.url_of(0, Spot::Page(1))));
    assert_eq!(judge(&web).robots_violations.len(), 1);
}

#[test]
fn a_page_before_robots_txt_is_noticed() {
    let web = web_with(Behaviour::healthy());
    let _ = get(&web, &web.url(0, "/"));
    let _ = get(&web, &web.url(0, "/robots.txt"));
    let _ = get(&web, &web.url_of(0, Spot::Page(1)));
    assert_eq!(judge(&web).before_robots, [web.url(0, "/")]);
}

#[test]
fn a_page_of_a_host_whose_robots_txt_was_never_asked_for_is_noticed() {
    let web = web_with(Behaviour::healthy());
    let _ = get(&web, &web.url(1, "/robots.txt"));
    let _ = get(&web, &web.url(0, "/"));
    assert_eq!(judge(&web).before_robots, [web.url(0, "/")]);
}

#[test]
fn a_second_fetch_is_noticed_in_any_spelling() {
    let web = web_with(Behaviour::healthy());
    crawl_properly(&web);
    let again = web.url_of(0, Spot::Page(1));
    let otherwise = format!("{again}?utm_source=x");
    let _ = get(&web, &again);
    let _ = get(&web, &otherwise);
    assert_eq!(judge(&web).duplicates, [again, otherwise]);
}

#[test]
fn another_try_after_a_failure_is_no_duplicate_and_none_is_a_gap() {
    let web = web_with(Behaviour::quirk(Quirk::FailsAtFirst { status: 503, times: 1 }));
    crawl_properly(&web);
    assert_eq!(judge(&web).missing.len(), 3, "three pages failed and were not asked for again");
    for page in [3, 7, 11] {
        let _ = get(&web, &web.url_of(0, Spot::Page(page)));
    }
    let judgement = judge(&web);
    assert!(judgement.is_clean(), "{judgement}");
}

#[test]
fn a_forgotten_page_is_noticed() {
    let web = web_with(Behaviour::healthy());
    let _ = get(&web, &web.url(0, "/robots.txt"));
    for url in expected(&web).urls().iter().skip(1) {
        let _ = get(&web, url);
    }
    assert_eq!(judge(&web).missing, [web.url(0, "/")]);
}

#[test]
fn an_unexpected_url_is_noticed() {
    let web = web_with(Behaviour::quirk(Quirk::NofollowLinks));
    crawl_properly(&web);
    let _ = get(&web, &web.url(1, "/robots.txt"));
    let strangers =
        [web.url(0, "/favicon.ico"), web.url_of(0, Spot::Hidden(1)), web.url_of(0, Spot::Page(500)), web.url(1, "/")];
    for url in &strangers {
        let _ = get(&web, url);
    }
    assert_eq!(judge(&web).unexpected, strangers);
}

#[test]
fn trap_visits_are_counted() {
    let web = web_with(Behaviour::quirk(Quirk::Calendar));
    crawl_properly(&web);
    for month in 312..320 {
        let _ = get(&web, &web.url_of(0, Spot::Calendar(month)));
    }
    let judgement = judge(&web);
    assert!(judgement.is_clean() && judgement.into_traps == 8, "{judgement}");
}

#[test]
fn hurry_is_noticed_on_the_host_it_happened_on() {
    let web = web_with(Behaviour::healthy());
    for path in ["/robots.txt", "/", "/robots.txt"] {
        let _ = get(&web, &web.url(0, path));
    }
    let _ = get(&web, &web.url(1, "/"));
    let verdict = web.verdict();
    let hosts = verdict.hosts();
    assert_eq!((hosts[0].requests, hosts[0].robots_fetches, hosts[0].max_concurrent), (3, 2, 1));
    assert_eq!((hosts[1].requests, hosts[1].min_gap), (1, None), "one request has no gap");
    let starts: Vec<Duration> =
        verdict.requests().filter(|request| request.host == Some(0)).map(|request| request.started).collect();
    let shortest = (starts[1] - starts[0]).min(starts[2] - starts[1]);
    assert_eq!(verdict.min_gap(), Some(shortest));
    let hurried: Vec<u32> = verdict.hurried(|_| Duration::from_secs(3600)).iter().map(|host| host.host).collect();
    assert_eq!(hurried, [0]);
    assert!(verdict.hurried(|_| Duration::ZERO).is_empty());
}

/// A connection with a request on it that the host will not answer.
fn hang(web: &SimWeb) -> TcpStream {
    let address = (web.resolve(&web.name(0)).expect("an address"), web.port());
    let mut stream = TcpStream::connect(address).expect("a connection");
    let request = format!("GET {} HTTP/1.1\r\n\r\n", web.url_of(0, Spot::Page(3)));
    stream.write_all(request.as_bytes()).expect("a request");
    stream
}

#[test]
fn requests_at_the_same_time_are_noticed() {
    let web = web_with(Behaviour::quirk(Quirk::Silent));
    let _hanging = [hang(&web), hang(&web)];
    // The server answers in the order it is asked, so the two above have arrived before this one.
    let _ = get(&web, &web.url(0, "/"));
    assert_eq!(web.verdict().max_concurrent(), 3);
}

#[test]
fn a_client_that_gave_up_is_not_counted_any_longer() {
    let web = web_with(Behaviour::quirk(Quirk::Silent));
    for _ in 0..20 {
        let mut stream = hang(&web);
        stream.set_read_timeout(Some(Duration::from_millis(2))).expect("a time limit");
        assert!(stream.read(&mut [0]).is_err());
        drop(stream);
        let _ = get(&web, &web.url(0, "/"));
    }
    assert_eq!(web.verdict().max_concurrent(), 1);
}

#[test]
fn a_full_record_says_so_and_an_emptied_one_starts_again() {
    let config = SimWebConfig { record: Some(5), ..SimWebConfig::new(1).page_size(PageSize::Fixed(1000)) };
    let web = SimWeb::start(config).expect("a web");
    for _ in 0..8 {
        let _ = get(&web, &web.url(0, "/"));
    }
    assert_eq!((web.verdict().len(), web.verdict().unrecorded()), (5, 3));
    web.forget();
    assert!(web.verdict().is_empty() && web.verdict().unrecorded() == 0);
    let _ = get(&web, &web.url(0, "/"));
    assert_eq!(web.verdict().len(), 1);
}

#[test]
fn a_web_without_a_verdict_records_nothing() {
    let web = SimWeb::start(SimWebConfig::new(1).without_verdict()).expect("a web");
    let _ = get(&web, &web.url(0, "/"));
    assert!(web.verdict().is_empty());
}

#[test]
fn a_dropped_web_lets_go_of_its_port() {
    let web = web_with(Behaviour::quirk(Quirk::Silent));
    let port = web.port();
    let mut hanging = hang(&web);
    drop(web);
    assert!(matches!(hanging.read(&mut [0]), Ok(0) | Err(_)));
    SimWeb::start(SimWebConfig::new(1).port(port)).expect("the port is free again");
}
