//! robots.txt takes turns like everything else: a host's first turn fetches it, a redirect of it takes a
//! turn of the host it leads to, and while it cannot be had nothing of its origin is fetched. Other origins of
//! the host go on, unless it is the host's name that is wrong.

use std::time::Duration;

use peregrine_state::Space;
use peregrine_types::{DueUrl, Errand, Failure, FailureClass, RetryDecision, RobotsFile, Timestamp, Via, VisitOutcome};
use peregrine_urls::{Fingerprint, Url, host_key};

use crate::closing::Closing;
use crate::frontier::Frontier;
use crate::host::{Awaiting, HostId, RobotsErrand, Unsaved};
use crate::host_record::{RobotsNote, Standing};
use crate::lease::LeasedErrand;
use crate::origin::Origin;
use crate::{FrontierError, Settled};

/// After this many errands in vain the origin is quarantined.
const FAILURES_TO_QUARANTINE: u32 = 4;
const QUARANTINE: Duration = Duration::from_secs(24 * 3600);
/// Where an errand failed and nobody said for how long to wait.
const SHORT_BACKOFF: Duration = Duration::from_secs(60);
/// For how long an origin stays closed whose robots.txt was given up.
const CLOSED_FOR: Duration = QUARANTINE;

/// A robots errand that was on lease.
pub(crate) struct EndedErrand {
    pub(crate) origin: Origin,
    pub(crate) origin_host: HostId,
    pub(crate) hop: u8,
    /// The host that was asked, and when that turn began.
    pub(crate) asked: HostId,
    pub(crate) at: Timestamp,
}

impl Frontier {
    /// The errand for an origin of this host. Until it is settled, the host's pages wait.
    pub(crate) fn ask_for_robots(&mut self, host: HostId, origin: Origin) -> Result<RobotsErrand, FrontierError> {
        let text = origin.text(&self.hosts[host].name);
        let url = Url::parse(&format!("{text}/robots.txt"))
            .map_err(|error| FrontierError::corrupt(Space::Queue, text.as_bytes(), &error.to_string()))?;
        self.hosts[host].await_answer(Some(Awaiting::Robots(origin)));
        Ok(RobotsErrand { origin, origin_host: host, hop: 0, url })
    }

    pub(crate) fn hand_out_robots(&mut self, turn_of: HostId, errand: RobotsErrand, now: Timestamp) -> DueUrl {
        let RobotsErrand { origin, origin_host, hop, url } = errand;
        let attempt = u8::try_from(self.hosts[origin_host].robots_failures(origin)).unwrap_or(u8::MAX);
        let governed = origin.text(&self.hosts[origin_host].name).into();
        let leased = LeasedErrand::Robots { origin, origin_host, hop };
        let lease = self.grant(turn_of, leased, now);
        DueUrl {
            lease,
            fingerprint: Fingerprint::of_key(url.as_str()),
            url,
            depth: 0,
            referrer: None,
            via: if hop == 0 { Via::Link } else { Via::Redirect { hops: hop } },
            attempt,
            errand: Errand::Robots { origin: governed, hop },
            leased_at: now,
            gap: self.hosts[turn_of].politeness.delay(),
            previous: None,
        }
    }

    pub(crate) fn settle_robots(
        &mut self,
        errand: EndedErrand,
        outcome: &VisitOutcome,
        decision: RetryDecision,
        now: Timestamp,
    ) -> Result<Settled, FrontierError> {
        let settled = match outcome {
            VisitOutcome::Robots(RobotsFile::Rules { crawl_delay, expires, .. }) => {
                self.note_robots(&errand, Standing::Known { crawl_delay: *crawl_delay }, *expires, 0);
                if let RetryDecision::BackOffHost { after } = decision {
                    // Old rules hold on, and the server asks to be left alone for a while.
                    self.back_off_from(errand.asked, errand.at, now.plus(after), now);
                }
                Settled::Done
            }
            VisitOutcome::Robots(RobotsFile::Moved { to }) => self.robots_moved(&errand, to, now)?,
            VisitOutcome::Denied(denial) => self.close_origin(&errand, Closing::denied(denial), now),
            VisitOutcome::Robots(RobotsFile::Unavailable(failure)) | VisitOutcome::Failed(failure) => {
                self.robots_failed(&errand, failure, decision, now)
            }
            // Not an answer to this question, or one that only whoever has the rules understands; treated like none.
            VisitOutcome::Robots(RobotsFile::Unchanged { .. })
            | VisitOutcome::Response(_)
            | VisitOutcome::Address(_) => {
                let detail = "what came is no answer to the question for robots.txt".to_owned();
                let failure = Failure { class: FailureClass::Protocol, detail };
                self.robots_failed(&errand, &failure, decision, now)
            }
        };
        self.mark(errand.origin_host, Unsaved::Manners);
        self.put_off_heads(errand.origin_host, now)?;
        self.place(errand.origin_host, now);
        Ok(settled)
    }

    fn note_robots(&mut self, errand: &EndedErrand, standing: Standing, expires: Timestamp, failures: u32) {
        let host = &mut self.hosts[errand.origin_host];
        host.await_answer(None);
        let is_unused = matches!(standing, Standing::Known { .. });
        let note = RobotsNote { origin: errand.origin, expires, failures, standing, is_unused };
        host.note_robots(note, &self.settings);
        self.mark(errand.origin_host, Unsaved::Manners);
    }

    fn close_origin(&mut self, errand: &EndedErrand, closing: Closing, now: Timestamp) -> Settled {
        let failures = self.hosts[errand.origin_host].robots_failures(errand.origin);
        self.note_robots(errand, Standing::Closed(Box::new(closing)), now.plus(CLOSED_FOR), failures);
        Settled::Done
    }

    /// The file lives elsewhere: an errand for the host it leads to.
    fn robots_moved(&mut self, errand: &EndedErrand, to: &Url, now: Timestamp) -> Result<Settled, FrontierError> {
        let target = host_key(to).filter(|_| matches!(to.scheme(), "http" | "https"));
        let (Some(target), Some(hop)) = (target, errand.hop.checked_add(1)) else {
            return Ok(self.robots_back_off(errand, now.plus(SHORT_BACKOFF), now));
        };
        let target = self.host_id(target, now)?;
        let earliest = self.hosts[target].politeness.earliest();
        if earliest > now.plus(self.settings.lease) {
            // A host that is left alone for hours cannot answer for another one before that.
            return Ok(self.robots_back_off(errand, earliest, now));
        }
        let EndedErrand { origin, origin_host, .. } = errand;
        let next = RobotsErrand { origin: *origin, origin_host: *origin_host, hop, url: to.clone() };
        self.hosts[target].rare().errands.push_back(next);
        self.place(target, now);
        Ok(Settled::WillRetry { not_before: earliest.max(now) })
    }

    fn robots_failed(
        &mut self,
        errand: &EndedErrand,
        failure: &Failure,
        decision: RetryDecision,
        now: Timestamp,
    ) -> Settled {
        let after = match decision {
            RetryDecision::BackOffHost { after } | RetryDecision::RetryUrl { after } => after,
            RetryDecision::Done | RetryDecision::FollowRedirect => SHORT_BACKOFF,
            RetryDecision::GiveUp => return self.close_origin(errand, Closing::failed(failure), now),
        };
        // Such a failure would meet every origin of the host.
        if failure.class.is_about_the_name() && errand.asked == errand.origin_host {
            self.back_off_from(errand.origin_host, errand.at, now.plus(after), now);
        }
        self.robots_back_off(errand, now.plus(after), now)
    }

    /// Nothing is asked of this host until then, unless it has been left alone since the turn of `at` already.
    fn back_off_from(&mut self, host: HostId, at: Timestamp, until: Timestamp, now: Timestamp) {
        let politeness = &mut self.hosts[host].politeness;
        if !politeness.is_old_news(at) {
            politeness.back_off(until, now);
        }
        self.mark(host, Unsaved::Manners);
    }

    fn robots_back_off(&mut self, errand: &EndedErrand, until: Timestamp, now: Timestamp) -> Settled {
        let host = &self.hosts[errand.origin_host];
        let failures = host.robots_failures(errand.origin).saturating_add(1);
        let until = if failures >= FAILURES_TO_QUARANTINE { until.max(now.plus(QUARANTINE)) } else { until };
        let crawl_delay = host.robots_note(errand.origin).and_then(|note| note.crawl_delay());
        self.note_robots(errand, Standing::Unavailable { crawl_delay }, until, failures);
        Settled::WillRetry { not_before: until }
    }
}
