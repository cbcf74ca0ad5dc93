//! Nothing that a stranger wrote leads to an address that is not public.

mod support;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use peregrine_crawl::Scope;
use peregrine_dns::{DnsError, FixedResolver, Resolved};
use peregrine_simweb::SimWebConfig;
use support::TestCrawl;
use support::site::{Site, answer, moved, not_found, page};

/// Ways to write this machine, its neighbours, and the services that hold a cloud machine's credentials.
const HOSTS: [&str; 63] = [
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "2130706433",
    "017700000001",
    "0177.0.0.1",
    "0x7f.0.0.1",
    "0x7f000001",
    "0x7f.1",
    "127.0.0.1.",
    "127。0。0。1",
    "１２７.0.0.1",
    "%31%32%37.0.0.1",
    "user:pass@127.0.0.1",
    "localhost",
    "LOCALHOST.",
    "a.localhost",
    "ⓛocalhost",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "[::127.0.0.1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::ffff:0:7f00:1]",
    "[64:ff9b::127.0.0.1]",
    "[64:ff9b:1::7f00:1]",
    "[2002:7f00:1::]",
    "0",
    "0.0.0.0",
    "0x0",
    "[::]",
    "[::ffff:0.0.0.0]",
    "10.0.0.1",
    "0xa.1",
    "167772161",
    "012.0.0.1",
    "172.16.0.1",
    "192.168.0.1",
    "3232235521",
    "[fc00::1]",
    "[fec0::1]",
    "[::ffff:10.0.0.1]",
    "[2002:a00:1::1]",
    "[64:ff9b::a00:1]",
    "169.254.1.1",
    "[fe80::1]",
    "169.254.169.254",
    "2852039166",
    "0xa9fea9fe",
    "0251.0376.0251.0376",
    "168.63.129.16",
    "100.100.100.200",
    "[fd00:ec2::254]",
    "[::ffff:a9fe:a9fe]",
    "[64:ff9b::a9fe:a9fe]",
    "100.64.0.1",
    "224.0.0.1",
    "[ff02::1]",
    "255.255.255.255",
    "198.18.0.1",
    "inside.test",
    "metadata.test",
    "rebind.test",
];

/// `start.test` is what somebody typed. `rebind.test` is public when it is first asked for, and here ever after.
fn resolver(lookups: Arc<AtomicUsize>) -> FixedResolver {
    FixedResolver::answering(move |host| {
        let at = |address: [u8; 4]| Ok(Resolved::new([IpAddr::from(address)], Duration::ZERO));
        match host {
            "start.test" | "inside.test" => at([127, 0, 0, 1]),
            "metadata.test" => at([169, 254, 169, 254]),
            "rebind.test" if lookups.fetch_add(1, Ordering::SeqCst) == 0 => at([93, 184, 215, 14]),
            "rebind.test" => at([127, 0, 0, 1]),
            _ => Err(DnsError::NotFound { host: host.to_owned() }),
        }
    })
}

fn crawl(site: &Site) -> TestCrawl {
    let mut crawl = TestCrawl::of(SimWebConfig::new(1)).seeds(vec![site.url("start.test", "/")]).scope(Scope::Any);
    crawl.settings.dns.allow_private = false;
    // A name that changes its mind gets every chance to.
    crawl.settings.dns.min_ttl = Duration::ZERO;
    crawl.settings.fetch.connect_timeout = Duration::from_secs(1);
    crawl
}

/// Hosts other than the one that was typed of which anything was asked.
fn strangers(site: &Site) -> Vec<String> {
    let hosts =
        site.requests().iter().filter_map(|request| request.header("host").map(str::to_owned)).collect::<Vec<_>>();
    hosts.into_iter().filter(|host| !host.starts_with("start.test")).collect()
}

#[test]
fn no_spelling_of_a_private_address_gets_through_as_a_link_or_as_a_redirect() {
    let site = Site::serve(move |request| {
        let port = request.header("host").and_then(|host| host.rsplit_once(':')).map_or("80", |(_, port)| port);
        match request.path.as_str() {
            "/" => page(
                &(0..HOSTS.len())
                    .map(|n| format!("<a href='http://{}:{port}/link'>x</a><a href='/redirect/{n}'>y</a>", HOSTS[n]))
                    .collect::<String>(),
            ),
            "/robots.txt" => not_found(),
            path => match path.strip_prefix("/redirect/").and_then(|n| n.parse::<usize>().ok()) {
                Some(n) => moved(302, &format!("http://{}:{port}/redirected", HOSTS[n])),
                None => page("<h1>secret</h1>"),
            },
        }
    });
    let lookups = Arc::new(AtomicUsize::new(0));
    let mut crawl = crawl(&site);
    crawl.resolver = Some(Arc::new(resolver(lookups.clone())));
    let end = crawl.run();
    assert_eq!(strangers(&site), [] as [&str; 0]);
    assert_eq!((site.asked("/link"), site.asked("/redirected")), (0, 0));
    let redirects = site.requests().iter().filter(|request| request.path.starts_with("/redirect/")).count();
    assert_eq!(redirects, HOSTS.len(), "every redirect was seen");
    let denied = end.pages.iter().filter(|line| line["outcome"] == "private-address").count();
    assert!(denied >= 50, "spellings of one address are one URL: {denied}");
    assert!(lookups.load(Ordering::SeqCst) > 1, "the name that changes its mind was asked for again");
}

#[test]
fn a_robots_txt_that_moves_inside_is_not_fetched_there() {
    let site = Site::serve(|request| match request.path.as_str() {
        "/robots.txt" => {
            let port = request.header("host").and_then(|host| host.rsplit_once(':')).map_or("80", |(_, port)| port);
            moved(301, &format!("http://inside.test:{port}/secret"))
        }
        _ => page(""),
    });
    let mut crawl = crawl(&site);
    crawl.resolver = Some(Arc::new(resolver(Arc::default())));
    let end = crawl.run();
    assert_eq!(strangers(&site), [] as [&str; 0]);
    assert_eq!(end.fetched(), [] as [&str; 0], "without its rules nothing of a site is fetched");
}

#[test]
fn no_sitemap_lies_inside_and_none_leads_there() {
    let site = Site::serve(|request| {
        let port = request.header("host").and_then(|host| host.rsplit_once(':')).map_or("80", |(_, port)| port);
        match request.path.as_str() {
            "/robots.txt" => answer(
                "200 OK",
                "",
                &format!("Sitemap: http://inside.test:{port}/s.xml\nSitemap: http://start.test:{port}/sitemap.xml\n"),
            ),
            "/sitemap.xml" => {
                let urls = ["inside.test", "metadata.test", "127.1", "[::1]", "start.test"]
                    .map(|host| format!("<url><loc>http://{host}:{port}/listed</loc></url>"));
                answer("200 OK", "Content-Type: application/xml\r\n", &format!("<urlset>{}</urlset>", urls.concat()))
            }
            _ => page("<h1>secret</h1>"),
        }
    });
    let mut crawl = crawl(&site);
    crawl.resolver = Some(Arc::new(resolver(Arc::default())));
    let end = crawl.run();
    assert_eq!(strangers(&site), [] as [&str; 0]);
    assert_eq!((site.asked("/s.xml"), site.asked("/listed")), (0, 1));
    let denied = end.pages.iter().filter(|line| line["outcome"] == "private-address").count();
    assert_eq!(denied, 5, "a sitemap and four pages: {:#?}", end.pages);
}

#[test]
fn what_the_operator_allows_is_allowed_and_nothing_else() {
    let site = || {
        Site::serve(|request| {
            let port = request.header("host").and_then(|host| host.rsplit_once(':')).map_or("80", |(_, port)| port);
            match request.path.as_str() {
                "/" => page(&format!(
                    "<a href='http://inside.test:{port}/x'>x</a><a href='http://a.localhost:{port}/x'>y</a>"
                )),
                "/x" => page("inside"),
                _ => not_found(),
            }
        })
    };
    let fetched_with = |change: fn(&mut peregrine_crawl::Settings)| {
        let site = site();
        let mut crawl = crawl(&site).with(change);
        crawl.resolver = Some(Arc::new(resolver(Arc::default())));
        crawl.run();
        site.asked("/x")
    };
    assert_eq!(fetched_with(|_| {}), 0);
    assert_eq!(fetched_with(|settings| settings.dns.allow_hosts = vec!["Inside.test".to_owned()]), 1);
    assert_eq!(fetched_with(|settings| settings.dns.allow_networks = vec!["127.0.0.0/8".parse().expect("one")]), 2);
    assert_eq!(fetched_with(|settings| settings.dns.allow_networks = vec!["10.0.0.0/8".parse().expect("one")]), 0);
    assert_eq!(fetched_with(|settings| settings.dns.allow_private = true), 2);
}
