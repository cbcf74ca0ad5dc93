//! Every behaviour does what it says.

mod naive;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use naive::{Answer, Failure, get, get_with};
use peregrine_simweb::{
    Behaviour, Charset, Naming, PageSize, Quirk, RobotsKind, SimWeb, SimWebConfig, SitemapKind, Spot,
};

/// Two hosts, the first of which has the behaviour.
fn web_with(behaviour: Behaviour) -> SimWeb {
    let config = SimWebConfig::new(21).hosts(2).pages_per_host(12).page_size(PageSize::Fixed(20_000));
    SimWeb::start(config.behaviour(0, behaviour)).expect("a web")
}

fn web_of(quirk: Quirk) -> SimWeb {
    web_with(Behaviour::quirk(quirk))
}

fn fetch(web: &SimWeb, spot: Spot) -> Result<Answer, Failure> {
    get(web, &web.url_of(0, spot))
}

/// A page that damage shows on.
const LEAF: Spot = Spot::Page(3);
const FRONT: Spot = Spot::Page(0);

#[track_caller]
fn page(web: &SimWeb, spot: Spot) -> Answer {
    let answer = fetch(web, spot).expect("an answer");
    assert_eq!(answer.status, 200);
    answer
}

#[test]
fn a_healthy_page_has_its_size_its_title_and_its_links() {
    let web = web_with(Behaviour::healthy());
    for spot in [FRONT, LEAF] {
        let answer = page(&web, spot);
        assert_eq!(answer.body.len(), 20_000);
        let title = web.truth().title(&web.url_of(0, spot)).expect("a title");
        assert!(answer.text().contains(&format!("<title>{title}</title>")));
        assert_eq!(answer.text().matches("<a href=").count(), 20);
    }
    assert_eq!(fetch(&web, Spot::Page(12)).expect("an answer").status, 404);
    assert_eq!(get(&web, &web.url(0, "/nothing/here")).expect("an answer").status, 404);
}

#[test]
fn moved_pages_are_found_after_their_hops() {
    for (status, hops) in [(301, 1), (302, 3), (307, 1), (308, 9)] {
        let web = web_of(Quirk::Redirect { status, hops });
        let mut url = web.url_of(0, LEAF);
        for _ in 0..hops {
            let answer = get(&web, &url).expect("an answer");
            assert_eq!(answer.status, status);
            answer.header("location").expect("a location").clone_into(&mut url);
        }
        assert_eq!(get(&web, &url).expect("an answer").status, 200);
        assert_eq!(page(&web, FRONT).status, 200);
    }
}

#[test]
fn redirects_loop_cross_hosts_or_lead_nowhere() {
    let web = web_of(Quirk::RedirectLoop);
    let start = web.url_of(0, LEAF);
    let there = fetch(&web, LEAF).expect("an answer").header("location").expect("a location").to_owned();
    assert_eq!(get(&web, &there).expect("an answer").header("location"), Some(start.as_str()));

    let web = web_of(Quirk::RedirectAcross { status: 307 });
    let answer = fetch(&web, LEAF).expect("an answer");
    let there = answer.header("location").expect("a location");
    assert!(answer.status == 307 && there.starts_with(&web.url(1, "/")), "{there}");
    assert_eq!(get(&web, there).expect("an answer").status, 200);

    let answer = fetch(&web_of(Quirk::RedirectNowhere), LEAF).expect("an answer");
    assert_eq!((answer.status, answer.header("location")), (302, None));
}

#[test]
fn statuses_are_sent_with_retry_after() {
    for (status, retry_after) in [(404, None), (410, None), (429, Some(7)), (500, None), (503, Some(120))] {
        let web = web_of(Quirk::Status { status, retry_after });
        let answer = fetch(&web, LEAF).expect("an answer");
        let expected = retry_after.map(|seconds| seconds.to_string());
        assert_eq!((answer.status, answer.header("retry-after")), (status, expected.as_deref()));
        page(&web, FRONT);
    }
}

#[test]
fn a_soft_not_found_looks_the_same_everywhere() {
    let web = web_of(Quirk::SoftNotFound);
    assert!(page(&web, LEAF).body == page(&web, Spot::Page(7)).body);
    assert!(page(&web, LEAF).text().contains("no such page"));
}

#[test]
fn a_rate_limit_turns_the_hasty_away() {
    let web = web_of(Quirk::RateLimited { min_gap: Duration::from_secs(3600), retry_after: 3 });
    page(&web, FRONT);
    let answer = fetch(&web, FRONT).expect("an answer");
    assert_eq!((answer.status, answer.header("retry-after")), (429, Some("3")));
    assert_eq!(fetch(&web, Spot::RobotsTxt).expect("an answer").status, 404, "robots.txt is never refused");
    assert_eq!(get(&web, &web.url(1, "/")).expect("an answer").status, 200, "other hosts are not concerned");
}

#[test]
fn a_page_that_fails_at_first_works_later() {
    let web = web_of(Quirk::FailsAtFirst { status: 503, times: 2 });
    let statuses: Vec<u16> = (0..4).map(|_| fetch(&web, LEAF).expect("an answer").status).collect();
    assert_eq!(statuses, [503, 503, 200, 200]);
    assert_eq!(fetch(&web, FRONT).expect("an answer").status, 200);
}

#[test]
fn slow_and_dripping_pages_arrive_in_the_end() {
    let pause = Duration::from_millis(30);
    for quirk in [Quirk::Slow { first_byte: pause }, Quirk::Drip { piece: 15_000, pause }] {
        let web = web_of(quirk);
        assert_eq!(page(&web, LEAF).body.len(), 20_000);
        let visit = web.verdict().requests().next().expect("a request");
        assert!(visit.finished.expect("an end") - visit.started >= pause);
    }
}

#[test]
fn silent_and_stalling_pages_never_end() {
    assert_eq!(fetch(&web_of(Quirk::Silent), LEAF).expect_err("no answer"), Failure::TimedOut(0));
    match fetch(&web_of(Quirk::Stalls), LEAF) {
        Err(Failure::TimedOut(bytes)) => assert!((10_000..11_000).contains(&bytes), "{bytes}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_hundred_silent_connections_harm_nobody() {
    let web = web_of(Quirk::Silent);
    let address = (web.resolve(&web.name(0)).expect("an address"), web.port());
    let request = format!("GET {} HTTP/1.1\r\n\r\n", web.url_of(0, LEAF));
    let hanging: Vec<TcpStream> = (0..200)
        .map(|_| {
            let mut stream = TcpStream::connect(address).expect("a connection");
            stream.write_all(request.as_bytes()).expect("a request");
            stream
        })
        .collect();
    for _ in 0..20 {
        page(&web, FRONT);
    }
    let treatment = web.verdict().hosts();
    assert!(treatment[0].max_concurrent > 200, "{treatment:?}");
    drop(hanging);
}

#[test]
fn bodies_are_huge_or_empty() {
    assert_eq!(page(&web_of(Quirk::Huge { bytes: 3_000_000 }), LEAF).body.len(), 3_000_000);
    assert_eq!(page(&web_of(Quirk::Empty), LEAF).body.len(), 0);
}

#[test]
fn announced_lengths_are_wrong() {
    assert_eq!(fetch(&web_of(Quirk::LengthTooLong), LEAF).expect_err("cut off"), Failure::CutOff(20_000));
    let answer = page(&web_of(Quirk::LengthTooShort), LEAF);
    assert_eq!((answer.body.len(), answer.surplus), (10_000, 10_000));
}

#[test]
fn chunks_are_sound_broken_or_cut_off() {
    let answer = page(&web_of(Quirk::Chunked), LEAF);
    assert_eq!((answer.body.len(), answer.header("content-length")), (20_000, None));
    assert_eq!(fetch(&web_of(Quirk::ChunkedBroken), LEAF).expect_err("broken"), Failure::Malformed);
    assert_eq!(fetch(&web_of(Quirk::ChunkedCutOff), LEAF).expect_err("cut off"), Failure::CutOff(20_000));
}

#[test]
fn bodies_may_end_with_the_connection() {
    for quirk in [Quirk::CloseDelimited, Quirk::OldProtocol] {
        let answer = page(&web_of(quirk.clone()), LEAF);
        assert_eq!((answer.body.len(), answer.header("content-length")), (20_000, None));
        assert_eq!(answer.head.starts_with("HTTP/1.0"), quirk == Quirk::OldProtocol);
    }
}

#[test]
fn gzip_is_sound_for_those_who_accept_it() {
    let web = web_of(Quirk::Gzip);
    let packed = page(&web, LEAF);
    assert!(packed.body.len() < 15_000 && packed.header("content-encoding") == Some("gzip"));
    let plain = get_with(&web, &web.url_of(0, LEAF), "").expect("an answer");
    assert_eq!(plain.header("content-encoding"), None);
    assert!(plain.body == packed.content() && plain.body.len() == 20_000);
}

#[test]
fn gzip_is_broken_cut_off_or_a_bomb() {
    for quirk in [Quirk::GzipBroken, Quirk::GzipCutOff] {
        let answer = page(&web_of(quirk.clone()), LEAF);
        assert!(!answer.body.is_empty() && answer.content().is_empty(), "{quirk:?}");
    }
    let bomb = page(&web_of(Quirk::GzipBomb { bytes: 5_000_000 }), LEAF);
    assert!(bomb.body.len() < 50_000, "{}", bomb.body.len());
    assert_eq!(bomb.content().len(), 5_000_000);
}

#[test]
fn charsets_are_what_they_are_and_say_what_they_say() {
    for charset in Charset::ALL {
        let web = web_of(Quirk::Charset(charset));
        let answer = page(&web, FRONT);
        let encoding = match charset {
            Charset::Windows1252InHeader | Charset::Windows1252Unsaid | Charset::Windows1252SaidToBeUtf8 => {
                encoding_rs::WINDOWS_1252
            }
            Charset::ShiftJisInMeta => encoding_rs::SHIFT_JIS,
            Charset::Utf16LittleEndian => encoding_rs::UTF_16LE,
            Charset::Utf16BigEndian => encoding_rs::UTF_16BE,
            Charset::Utf8WithMark | Charset::UnknownLabel => encoding_rs::UTF_8,
        };
        let (text, _, errors) = encoding.decode(&answer.body);
        let title = web.truth().title(&web.url_of(0, FRONT)).expect("a title");
        assert!(!errors && text.contains(&title) && title.contains(charset.shibboleth()), "{charset:?}");
        let header = answer.header("content-type").expect("a type");
        match charset {
            Charset::Windows1252InHeader => assert!(header.ends_with("charset=windows-1252")),
            Charset::Windows1252SaidToBeUtf8 => assert!(header.ends_with("charset=utf-8")),
            _ => assert_eq!(header, "text/html"),
        }
        assert_eq!(text.contains("charset=Shift_JIS"), charset == Charset::ShiftJisInMeta);
        assert_eq!(text.contains("charset=\"x-falcon-9\""), charset == Charset::UnknownLabel);
    }
}

#[test]
fn other_types_are_declared_or_not() {
    let binary = page(&web_of(Quirk::Binary), LEAF);
    assert_eq!(binary.header("content-type"), Some("application/octet-stream"));
    assert!(!binary.text().contains("<a href"));
    assert_eq!(page(&web_of(Quirk::PlainText), LEAF).header("content-type"), Some("text/plain"));
    assert_eq!(page(&web_of(Quirk::Untyped), LEAF).header("content-type"), None);
}

#[test]
fn connections_end_badly() {
    assert_eq!(fetch(&web_of(Quirk::Reset), LEAF).expect_err("no answer"), Failure::Reset);
    assert_eq!(fetch(&web_of(Quirk::ResetMidBody), LEAF).expect_err("no answer"), Failure::Reset);
    assert_eq!(fetch(&web_of(Quirk::CloseBeforeAnswer), LEAF).expect_err("no answer"), Failure::CutOff(0));
    let dead = web_with(Behaviour { dead: true, ..Behaviour::default() });
    assert_eq!(dead.resolve(&dead.name(0)), None);
    assert!(dead.resolve(&dead.name(1)).is_some());
    assert_eq!(dead.names().count(), 1);
}

/// Bytes of the answers to two requests on one connection, as far as they come.
fn two_on_one_connection(web: &SimWeb) -> usize {
    let address = (web.resolve(&web.name(0)).expect("an address"), web.port());
    let mut stream = TcpStream::connect(address).expect("a connection");
    let mut answers = 0;
    for _ in 0..2 {
        if stream.write_all(b"GET / HTTP/1.1\r\n\r\n").is_err() {
            break;
        }
        let mut answer = vec![0; 20_000];
        if stream.read_exact(&mut answer).is_err() {
            break;
        }
        // The head makes the answer a little longer than the page; the rest of it is here already.
        let mut rest = [0; 4096];
        let _ = stream.read(&mut rest);
        answers += 1;
    }
    answers
}

#[test]
fn connections_are_kept_closed_or_broken() {
    assert_eq!(two_on_one_connection(&web_with(Behaviour::healthy())), 2);
    let with_keep_alive = |web: &SimWeb| {
        let headers = "Connection: keep-alive\r\n";
        get_with(web, &web.url_of(0, FRONT), headers).expect("an answer").header("connection").map(str::to_owned)
    };
    let web = web_of(Quirk::ClosesEachTime);
    assert_eq!((two_on_one_connection(&web), with_keep_alive(&web).as_deref()), (1, Some("close")));
    let web = web_of(Quirk::BreaksKeepAlive);
    assert_eq!((two_on_one_connection(&web), with_keep_alive(&web)), (1, None));
}

#[test]
fn a_head_request_gets_the_head_only() {
    let web = web_with(Behaviour::healthy());
    for (path, status) in [("/", "200"), ("/nothing", "404"), ("/robots.txt", "404")] {
        let address = (web.resolve(&web.name(0)).expect("an address"), web.port());
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.write_all(format!("HEAD {path} HTTP/1.1\r\nConnection: close\r\n\r\n").as_bytes()).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")) && answer.ends_with("\r\n\r\n"), "{answer}");
        assert!(answer.contains("Content-Length: ") && !answer.contains("Content-Length: 0"));
    }
}

#[test]
fn heads_are_garbage_untidy_huge_or_early() {
    assert_eq!(fetch(&web_of(Quirk::GarbageHead), LEAF).expect_err("no HTTP"), Failure::Malformed);
    let untidy = page(&web_of(Quirk::UntidyHead), LEAF);
    assert_eq!((untidy.header("x-empty"), untidy.body.len()), (Some(""), 20_000));
    let huge = page(&web_of(Quirk::HugeHead { bytes: 300_000 }), LEAF);
    assert!(huge.head.len() > 300_000);
    assert_eq!(page(&web_of(Quirk::EarlyHints), LEAF).body.len(), 20_000);
}

#[test]
fn traps_go_on_for_ever() {
    for (quirk, start) in [(Quirk::Calendar, Spot::Calendar(312)), (Quirk::GrowingPath, Spot::Deeper(0))] {
        let web = web_of(quirk);
        let mut url = web.url_of(0, start);
        assert!(web.truth().links(&web.url_of(0, FRONT)).contains(&url), "the trap is open");
        for _ in 0..30 {
            assert_eq!(get(&web, &url).expect("an answer").status, 200);
            // The first link leads home, the second one onwards.
            url = web.truth().links(&url).get(1).expect("a way onwards").clone();
        }
    }
}

#[test]
fn every_visit_gets_new_session_ids() {
    let web = web_of(Quirk::SessionIds);
    let ids = |url: &str| {
        let text = get(&web, url).expect("an answer").text();
        text.split("PHPSESSID=").skip(1).map(|rest| rest[..16].to_owned()).collect::<Vec<_>>()
    };
    let first = ids(&web.url_of(0, LEAF));
    let second = ids(&format!("{}?PHPSESSID={}", web.url_of(0, LEAF), first[0]));
    assert!(first.len() > 10 && first.iter().all(|id| !second.contains(id)));
}

#[test]
fn directives_are_in_pages_or_heads() {
    let web = web_of(Quirk::MetaNofollow);
    assert!(page(&web, LEAF).text().contains("<meta name=\"robots\" content=\"nofollow\">"));
    assert!(!page(&web, FRONT).text().contains("name=\"robots\""));
    assert!(page(&web_of(Quirk::MetaNoindex), LEAF).text().contains("CONTENT='noindex, follow'"));
    assert_eq!(page(&web_of(Quirk::HeaderNoindex), LEAF).header("x-robots-tag"), Some("noindex"));
    assert_eq!(page(&web_of(Quirk::HeaderNofollow), LEAF).header("x-robots-tag"), Some("nofollow"));
    let web = web_of(Quirk::NofollowLinks);
    assert!(page(&web, FRONT).text().contains("rel=\"nofollow\""));
    let hidden = web.truth().links(&web.url_of(0, FRONT)).pop().expect("a link");
    assert!(hidden.contains("/hidden/"));
    assert_eq!(get(&web, &hidden).expect("an answer").status, 200);
}

#[test]
fn odd_links_are_all_there() {
    let web = web_of(Quirk::OddLinks);
    let pages = [0, 1, 2, 4, 5, 6].map(|number| page(&web, Spot::Page(number)).text()).concat();
    for oddity in [
        "HTTP://",
        "<A HREF",
        "href='",
        "href=http",
        "/../",
        "&#47;",
        "&#x2F;",
        "#section-",
        "&amp;",
        "\\",
        "ht\nml",
        "<area",
        "<noscript>",
        "%",
        "data-href",
        "mailto:",
        "<!-- <a",
    ] {
        assert!(pages.contains(oddity), "{oddity}");
    }
    assert!(page(&web_of(Quirk::BaseHref), LEAF).text().contains("<base href=\"/"));
    assert!(page(&web_of(Quirk::TrackingLinks), LEAF).text().contains("&amp;utm_"));
}

#[test]
fn a_quirk_may_show_on_every_page() {
    let web = web_with(Behaviour::quirk(Quirk::Status { status: 500, retry_after: None }).everywhere());
    assert_eq!(fetch(&web, FRONT).expect("an answer").status, 500);
    assert_eq!(fetch(&web, Spot::RobotsTxt).expect("an answer").status, 404, "robots.txt is another matter");
}

#[test]
fn robots_files_fail_in_their_own_ways() {
    let robots = |kind| fetch(&web_with(Behaviour::robots(kind)), Spot::RobotsTxt);
    assert_eq!(robots(RobotsKind::Silent).expect_err("no answer"), Failure::TimedOut(0));
    assert_eq!(robots(RobotsKind::Reset).expect_err("no answer"), Failure::Reset);
    assert!(robots(RobotsKind::Huge).expect("an answer").body.len() > 500 * 1024);
    assert!(String::from_utf8(robots(RobotsKind::Garbage).expect("an answer").body).is_err());
    assert_eq!(robots(RobotsKind::Redirected).expect("an answer").status, 302);
}

#[test]
fn pages_change_when_the_truth_says_so_and_validators_tell() {
    let hour = Duration::from_secs(3600);
    let web = web_with(Behaviour {
        changes_every: Some(hour),
        validators: true,
        sitemap: SitemapKind::Plain,
        ..Behaviour::robots(RobotsKind::AllowAll)
    });
    let url = web.url_of(0, LEAF);
    let mut last = page(&web, LEAF);
    let (mut changed, mut unchanged) = (0, 0);
    for _ in 0..60 {
        let before = web.now();
        web.advance(hour / 4);
        let etag = format!("If-None-Match: {}\r\n", last.header("etag").expect("an etag"));
        let date = format!("If-Modified-Since: {}\r\n", last.header("last-modified").expect("a date"));
        let by_etag = get_with(&web, &url, &etag).expect("an answer").status;
        let by_date = get_with(&web, &url, &date).expect("an answer").status;
        let now = page(&web, LEAF);
        if web.truth().changes_between(&url, before, web.now()) > 0 {
            assert_eq!((by_etag, by_date), (200, 200));
            assert!(now.body != last.body);
            changed += 1;
        } else {
            assert_eq!((by_etag, by_date), (304, 304));
            assert!(now.body == last.body);
            unchanged += 1;
        }
        last = now;
    }
    assert!(changed > 0 && unchanged > 0, "{changed} changed, {unchanged} did not");
    let sitemap = get(&web, &web.url(0, "/sitemap.xml")).expect("a sitemap").text();
    assert!(sitemap.contains(&web.truth().version(&url, web.now()).expect("a version").since.to_rfc3339()));
}

#[test]
fn hosts_are_found_by_name_and_by_address() {
    let config = SimWebConfig::new(1).hosts(9).naming(Naming::Names).hosts_per_site(3).hosts_per_address(3);
    let web = SimWeb::start(config).expect("a web");
    assert_eq!(web.name(5), "host5.simweb1.test");
    assert_eq!(web.resolve("host5.simweb1.test"), web.resolve("HOST3.simweb1.test."));
    assert_eq!(web.resolve("host5.simweb2.test"), None);
    assert_eq!(web.resolve("example.com"), None);
    assert_eq!(web.names().count(), 9);
    assert_eq!(get(&web, &web.url(5, "/")).expect("an answer").status, 200);
    assert_eq!(web.verdict().requests().next().expect("a request").host, Some(5));
    let mut stream =
        TcpStream::connect((web.resolve(&web.name(0)).expect("an address"), web.port())).expect("a connection");
    stream.write_all(b"GET / HTTP/1.1\r\nHost: elsewhere.test\r\nConnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 421 "), "{answer}");
}

#[test]
fn wrong_settings_are_refused_by_name() {
    for (config, setting) in [
        (SimWebConfig::new(1).hosts(0), "hosts"),
        (SimWebConfig::new(1).pages_per_host(0), "pages_per_host"),
        (SimWebConfig::new(1).pages_per_host(1 << 24), "pages_per_host"),
        (SimWebConfig::new(1).cross_host_share(1.5), "cross_host_share"),
        (SimWebConfig::new(1).hosts_per_address(2), "hosts_per_address"),
        (SimWebConfig::new(1).page_size(PageSize::Lognormal { median: 5, mean: 4 }), "page_size"),
        (SimWebConfig::new(1).mix(vec![(-1.0, Behaviour::default())]), "mix"),
    ] {
        let error = SimWeb::start(config).err().expect("a refusal").to_string();
        assert!(error.contains(setting), "{error}");
    }
}
