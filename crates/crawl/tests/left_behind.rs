//! What a visit leaves in the archive beside its bytes, and which links it leads on by.

mod support;

use peregrine_simweb::{Behaviour, SimWebConfig, TlsKind};
use peregrine_types::LinkKind;
use peregrine_warc::StoredRecord;
use support::TestCrawl;
use support::records::records;
use support::site::{Site, answer, not_found, page};

fn crawl_of(site: &Site) -> TestCrawl {
    TestCrawl::of(SimWebConfig::new(1)).seeds(vec![site.url("127.0.0.1", "/")])
}

/// The lines of a record's block.
fn lines(record: &StoredRecord) -> Vec<&str> {
    std::str::from_utf8(&record.block).expect("UTF-8").lines().collect()
}

#[test]
fn everything_that_is_known_of_a_page_lies_beside_it() {
    let words: String = (0..100).map(|word| format!("wort{word} ")).collect();
    let body = format!(
        "<html lang=de><title>Die Seite</title><meta name=description content='Worum es geht'><meta name=robots content=noarchive>\
         <link rel=canonical href=/seite><p>{words}<a href='/dort?a=1' rel='ugc author'>Nach  dort</a><img src=/bild.png>"
    );
    let site = Site::serve(move |request| match request.path.as_str() {
        "/" => page("<a href=/seite>weiter</a>"),
        "/seite" => answer("200 OK", "Content-Type: text/html; charset=iso-8859-1\r\n", &body),
        _ => not_found(),
    });
    let mut crawl = crawl_of(&site).with(|settings| settings.crawl.concurrency = 3);
    let end = crawl.run();
    let url = site.url("127.0.0.1", "/seite");
    let records = records(&crawl);
    let of_type = |kind: &str| {
        let is_it = |record: &&StoredRecord| record.record_type() == kind && record.target_uri() == Some(&url);
        records.iter().find(is_it).unwrap_or_else(|| panic!("a {kind} record"))
    };
    let (response, request, metadata) = (of_type("response"), of_type("request"), of_type("metadata"));
    for other in [request, metadata] {
        assert_eq!(other.field("WARC-Concurrent-To"), response.field("WARC-Record-ID"));
    }
    assert_eq!(request.field("WARC-Protocol"), Some("http/1.1"));
    assert_eq!(response.field("WARC-IP-Address"), Some("127.0.0.1"));
    assert_eq!(response.digests_agree(), Some(true));
    assert!(response.field("WARC-Block-Digest").is_some() && response.field("WARC-Payload-Digest").is_some());

    let line = end.pages.iter().find(|line| line["url"] == url.as_str()).expect("fetched");
    let facts = lines(metadata);
    let simhash = format!("simhash: {}", line["simhash"].as_str().expect("it has a text"));
    let (via, dort) = (format!("via: {}", site.url("127.0.0.1", "/")), site.url("127.0.0.1", "/dort?a=1"));
    let (canonical, link) = (format!("canonical: {url}"), format!("outlink: {dort} L a/@href ugc,author Nach dort"));
    for fact in [
        via.as_str(),
        "hopsFromSeed: 1",
        "charset: windows-1252",
        "language: de",
        "title: Die Seite",
        "description: Worum es geht",
        &canonical,
        &simhash,
        "robots: noarchive",
        &link,
    ] {
        assert!(facts.contains(&fact), "{fact} is not in {facts:#?}");
    }
    for timing in ["fetchTimeMs: ", "firstByteTimeMs: ", "connectTimeMs: "] {
        let value = facts.iter().find_map(|fact| fact.strip_prefix(timing)).expect("measured");
        assert!(value.parse::<u64>().is_ok(), "{timing}{value}");
    }

    let info = records.first().expect("a record");
    assert_eq!(info.record_type(), "warcinfo");
    let told = lines(info).join(" ");
    for words in ["software: peregrine/", "robots: obey", "http-header-user-agent: ", "concurrency = 3"] {
        assert!(told.contains(words), "{words} is not in {told}");
    }
}

#[test]
fn how_the_two_sides_spoke_lies_beside_the_page() {
    let spoken = Behaviour::healthy().with_http2();
    let bad = Behaviour::healthy().with_tls(TlsKind::SelfSigned);
    let config = SimWebConfig::new(2).pages_per_host(3).one_host_each(vec![spoken, bad]);
    let mut crawl = TestCrawl::of(config).every_front_page().trusting();
    crawl.settings.tls.accept_invalid = vec![crawl.web.name(1)];
    crawl.run();
    let records = records(&crawl);
    let is_of =
        |record: &&StoredRecord, host: u32| record.target_uri().is_some_and(|url| url.contains(&crawl.web.name(host)));
    let mut judged = 0;
    for record in records.iter().filter(|record| matches!(record.record_type(), "response" | "request")) {
        let protocol = if is_of(&record, 0) { "h2" } else { "http/1.1" };
        let protocols = record.fields.iter().filter(|(name, _)| name == "WARC-Protocol").map(|(_, value)| value);
        assert_eq!(protocols.collect::<Vec<_>>(), [protocol, "tls/1.3"]);
        assert!(record.field("WARC-Cipher-Suite").is_some_and(|suite| suite.starts_with("TLS_")));
        judged += 1;
    }
    assert!(judged >= 12, "{judged}");
    let notes = records.iter().filter(|record| record.record_type() == "metadata");
    for note in notes {
        let protocol = if is_of(&note, 0) { "protocol: h2" } else { "protocol: http/1.1" };
        assert!(lines(note).contains(&protocol) && lines(note).contains(&"tls: tls/1.3"), "{:?}", lines(note));
        for fact in ["cipherSuite: TLS_", "tlsSession: "] {
            assert!(lines(note).iter().any(|line| line.starts_with(fact)), "{:?}", lines(note));
        }
        let has_error = lines(note).iter().any(|line| line.starts_with("tlsError: "));
        assert_eq!(has_error, is_of(&note, 1), "{:?}", lines(note));
    }
}

#[test]
fn which_kinds_of_links_are_followed_is_a_setting() {
    let asked = |follow: Option<Vec<LinkKind>>| -> Vec<&'static str> {
        let site = Site::serve(|request| match request.path.as_str() {
            "/" => page(
                "<a href=/a>a</a><area href=/area><iframe src=/iframe></iframe><img src=/img><script src=/script></script>\
                 <form action=/form></form><form action=/post method=post></form><object data=/object></object>\
                 <meta http-equiv=refresh content='9; url=/refresh'><link rel=stylesheet href=/style>",
            ),
            "/robots.txt" => not_found(),
            _ => page("<p>nothing more"),
        });
        let mut crawl = crawl_of(&site);
        if let Some(follow) = follow {
            crawl.settings.crawl.follow = follow;
        }
        crawl.run();
        let all = ["/a", "/area", "/iframe", "/img", "/script", "/form", "/post", "/object", "/refresh", "/style"];
        all.into_iter().filter(|path| site.asked(path) > 0).collect()
    };
    assert_eq!(asked(None), ["/a", "/area", "/iframe", "/refresh"], "what leads to pages");
    assert_eq!(asked(Some(vec![LinkKind::Img, LinkKind::Form])), ["/img", "/form"], "what is posted is never sent");
    let furniture = vec![LinkKind::Script, LinkKind::Object, LinkKind::Resource];
    assert_eq!(asked(Some(furniture)), ["/script", "/object", "/style"]);
}
