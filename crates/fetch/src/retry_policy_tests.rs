use bytes::Bytes;
use peregrine_types::{Denial, Failure, Timestamp};
use peregrine_urls::Url;

use super::RetryDecision::{Done, GiveUp};
use super::*;

fn response(status: u16, retry_after: Option<u64>) -> VisitOutcome {
    VisitOutcome::Response(Response {
        status,
        redirect: None,
        retry_after: retry_after.map(Duration::from_secs),
        digest: None,
        simhash: None,
        likeness: None,
        etag: None,
        last_modified: None,
        archived: None,
        body_bytes: 0,
        server_time: Duration::ZERO,
    })
}

fn failure(class: FailureClass) -> Failure {
    Failure { class, detail: String::new() }
}

fn host(seconds: u64) -> RetryDecision {
    RetryDecision::BackOffHost { after: Duration::from_secs(seconds) }
}

fn url(seconds: u64) -> RetryDecision {
    RetryDecision::RetryUrl { after: Duration::from_secs(seconds) }
}

/// The decisions for the first five attempts.
fn row(outcome: &VisitOutcome) -> [RetryDecision; 5] {
    [0, 1, 2, 3, 4].map(|attempt| decide(outcome, attempt))
}

#[test]
fn answers_are_final() {
    for status in [200, 204, 206, 301, 302, 304, 307, 308, 400, 401, 403, 404, 410, 418, 451] {
        assert_eq!(row(&response(status, None)), [Done; 5], "{status}");
    }
    assert_eq!(decide(&response(404, Some(60)), 0), Done, "Retry-After on an answer changes nothing");
}

#[test]
fn a_broken_page_waits_longer_and_longer_and_its_host_goes_on() {
    for status in [500, 501, 502, 504, 520, 599] {
        assert_eq!(row(&response(status, None)), [url(60), url(3600), url(21_600), url(86_400), GiveUp], "{status}");
    }
}

#[test]
fn busy_servers_say_how_long_within_bounds() {
    for status in [429, 503] {
        assert_eq!(
            row(&response(status, None)),
            [host(60), host(3600), host(21_600), host(86_400), GiveUp],
            "{status}"
        );
        assert_eq!(row(&response(status, Some(120))), [host(120); 5], "{status}");
        assert_eq!(decide(&response(status, Some(0)), 0), host(1));
        assert_eq!(decide(&response(status, Some(u64::MAX)), 0), host(86_400));
        assert_eq!(decide(&response(status, Some(120)), 7), host(120));
        assert_eq!(decide(&response(status, Some(120)), 8), GiveUp, "nobody is asked for ever");
    }
}

#[test]
fn a_bad_moment_concerns_one_url() {
    for status in [408, 425] {
        assert_eq!(row(&response(status, None)), [url(60), url(3600), GiveUp, GiveUp, GiveUp], "{status}");
    }
}

#[test]
fn failures_follow_their_class() {
    let unwell = [host(60), host(3600), host(21_600), host(86_400), GiveUp];
    let trouble = [url(60), url(3600), url(21_600), url(86_400), GiveUp];
    let without_rules = [host(60), host(3600), host(21_600), host(86_400), host(86_400)];
    let unknown_name = [host(3600), GiveUp, GiveUp, GiveUp, GiveUp];
    let table = [
        (FailureClass::DnsNotFound, unknown_name, unknown_name),
        (FailureClass::DnsFailed, unknown_name, unknown_name),
        (FailureClass::DnsTimeout, unknown_name, unknown_name),
        (FailureClass::Connect, unwell, unwell),
        (FailureClass::Tls, [GiveUp; 5], [GiveUp; 5]),
        (FailureClass::Timeout, trouble, without_rules),
        (FailureClass::TooSlow, trouble, without_rules),
        (FailureClass::Disconnected, trouble, without_rules),
        (FailureClass::Protocol, [GiveUp; 5], [GiveUp; 5]),
        (FailureClass::ServerError, trouble, without_rules),
    ];
    for (class, of_page, of_robots_txt) in table {
        assert_eq!(row(&VisitOutcome::Failed(failure(class))), of_page, "{class:?}");
        let robots = VisitOutcome::Robots(RobotsFile::Unavailable(failure(class)));
        assert_eq!(row(&robots), of_robots_txt, "robots.txt: {class:?}");
    }
}

#[test]
fn errands_and_denials_end_there() {
    let rules = RobotsFile::Rules { text: Bytes::new(), crawl_delay: None, expires: Timestamp::NEVER };
    assert_eq!(row(&VisitOutcome::Robots(rules)), [Done; 5]);
    let moved = RobotsFile::Moved { to: Url::parse("http://a.test/robots.txt").expect("a URL") };
    assert_eq!(row(&VisitOutcome::Robots(moved)), [Done; 5]);
    assert_eq!(row(&VisitOutcome::Robots(RobotsFile::Unchanged { expires: Timestamp::NEVER })), [Done; 5]);
    assert_eq!(row(&VisitOutcome::Address([192, 0, 2, 1].into())), [Done; 5]);
    let denials = [
        Denial::Robots { rule: "/".to_owned() },
        Denial::PrivateAddress { address: "127.0.0.1".to_owned() },
        Denial::TooManyRedirects,
        Denial::OutOfScope { reason: "excluded".to_owned() },
    ];
    for denial in denials {
        assert_eq!(row(&VisitOutcome::Denied(denial)), [Done; 5]);
    }
}

#[test]
fn a_very_high_attempt_number_is_still_a_decision() {
    assert_eq!(decide(&response(500, None), u8::MAX), GiveUp);
    let robots = VisitOutcome::Robots(RobotsFile::Unavailable(failure(FailureClass::ServerError)));
    assert_eq!(decide(&robots, u8::MAX), host(86_400), "how long a robots.txt is waited for is not decided here");
}
