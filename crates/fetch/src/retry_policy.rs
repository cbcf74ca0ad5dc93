//! One table from the outcome of a visit to what follows from it. The frontier carries it out.

use std::time::Duration;

use peregrine_types::{FailureClass, Response, RetryDecision, RobotsFile, VisitOutcome};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

const DAY: Duration = Duration::from_secs(24 * 3600);

/// For a host that is unwell: it may be a hiccup, a restart, or an outage. The last is quarantine.
const UNWELL: [Duration; 4] = [MINUTE, HOUR, Duration::from_secs(6 * 3600), DAY];
/// For a name that does not resolve: name servers themselves remember that for about an hour.
const UNKNOWN_NAME: [Duration; 1] = [HOUR];
/// For a request that came at a bad moment.
const BAD_MOMENT: [Duration; 2] = [MINUTE, HOUR];

/// A server that says when to come back is believed within these bounds, and this often.
const SHORTEST_ASKED: Duration = Duration::from_secs(1);
const LONGEST_ASKED: Duration = DAY;
const ASKED_ATTEMPTS: u8 = 8;

/// What follows from `outcome`, `attempt` being how often this URL was tried before.
pub fn decide(outcome: &VisitOutcome, attempt: u8) -> RetryDecision {
    match outcome {
        VisitOutcome::Response(response) => after_response(response, attempt),
        // The errand is over: there are rules, or another place to ask.
        VisitOutcome::Robots(RobotsFile::Rules { .. } | RobotsFile::Unchanged { .. } | RobotsFile::Moved { .. }) => {
            RetryDecision::Done
        }
        // The name is known; what to ask its host for comes next.
        VisitOutcome::Address(_) => RetryDecision::Done,
        // Without its rules nothing of the origin may be fetched, so all of it waits.
        VisitOutcome::Robots(RobotsFile::Unavailable(failure)) => without_robots(failure.class, attempt),
        // Our own decision; asking again would not change it.
        VisitOutcome::Denied(_) => RetryDecision::Done,
        VisitOutcome::Failed(failure) => after_failure(failure.class, attempt),
    }
}

/// What follows where a robots.txt cannot be had.
fn without_robots(class: FailureClass, attempt: u8) -> RetryDecision {
    match class {
        // Somebody is there who may have rules: asked once a day, until they are had or RFC 9309 takes them for absent.
        FailureClass::Timeout | FailureClass::TooSlow | FailureClass::Disconnected | FailureClass::ServerError => {
            let after = UNWELL.get(usize::from(attempt)).copied().unwrap_or(DAY);
            RetryDecision::BackOffHost { after }
        }
        FailureClass::DnsNotFound
        | FailureClass::DnsFailed
        | FailureClass::DnsTimeout
        | FailureClass::Connect
        | FailureClass::Tls
        | FailureClass::Protocol => after_failure(class, attempt),
    }
}

/// A server that has no robots.txt for us now said when to come back.
pub fn without_robots_when_asked(asked: Duration) -> RetryDecision {
    when_asked(asked, 0)
}

/// A server said when to come back.
fn when_asked(asked: Duration, attempt: u8) -> RetryDecision {
    match attempt >= ASKED_ATTEMPTS {
        true => RetryDecision::GiveUp,
        false => RetryDecision::BackOffHost { after: asked.clamp(SHORTEST_ASKED, LONGEST_ASKED) },
    }
}

fn after_response(response: &Response, attempt: u8) -> RetryDecision {
    match response.status {
        // "Too many requests" and "unavailable" are about the host, and may say for how long.
        429 | 503 => match response.retry_after {
            Some(asked) => when_asked(asked, attempt),
            None => back_off_host(&UNWELL, attempt),
        },
        // "Request timeout" and "too early" are about this one request.
        408 | 425 => retry_url(&BAD_MOMENT, attempt),
        // Something is broken over there: this page, for all we know. Where it is the host, the frontier
        // notices that its requests fail one after another.
        500..=599 => retry_url(&UNWELL, attempt),
        // Success, a redirect (its target is a visit of its own), or a refusal that is an answer.
        _ => RetryDecision::Done,
    }
}

fn after_failure(class: FailureClass, attempt: u8) -> RetryDecision {
    match class {
        FailureClass::DnsNotFound | FailureClass::DnsFailed | FailureClass::DnsTimeout => {
            back_off_host(&UNKNOWN_NAME, attempt)
        }
        // Nobody there.
        FailureClass::Connect => back_off_host(&UNWELL, attempt),
        // Somebody is there, and had trouble with this page.
        FailureClass::Timeout | FailureClass::TooSlow | FailureClass::Disconnected | FailureClass::ServerError => {
            retry_url(&UNWELL, attempt)
        }
        // Certificates are not mended within a crawl's patience.
        FailureClass::Tls => RetryDecision::GiveUp,
        // It does not speak HTTP, or sends more than we take; it will again.
        FailureClass::Protocol => RetryDecision::GiveUp,
    }
}

fn back_off_host(schedule: &[Duration], attempt: u8) -> RetryDecision {
    let wait = schedule.get(usize::from(attempt));
    wait.map_or(RetryDecision::GiveUp, |&after| RetryDecision::BackOffHost { after })
}

fn retry_url(schedule: &[Duration], attempt: u8) -> RetryDecision {
    let wait = schedule.get(usize::from(attempt));
    wait.map_or(RetryDecision::GiveUp, |&after| RetryDecision::RetryUrl { after })
}

#[cfg(test)]
#[path = "retry_policy_tests.rs"]
mod tests;
