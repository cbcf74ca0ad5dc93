//! Step 7. A visit is settled: its record goes to the archive, its outcome to the frontier, its links
//! are admitted, and its line waits for the commit that makes it durable.

use std::sync::atomic::Ordering::Relaxed;

use peregrine_fetch::retry_policy;
use peregrine_frontier::Ending as FrontierEnding;
use peregrine_types::{Denial, Errand, Response, RetryDecision, RobotsFile, Timestamp, VisitOutcome};
use peregrine_urls::{Fingerprint, Url};

use crate::CrawlError;
use crate::dead_letter::DeadLetter;
use crate::directory::save_moved_seed;
use crate::harvest::MAX_REDIRECTS;
use crate::harvested::Harvested;
use crate::partition::Partition;
use crate::profile::Stage;

impl Partition {
    /// Settles a lease, whether or not a visitor was sent for it.
    pub(crate) fn settle(&mut self, mut harvested: Harvested) -> Result<(), CrawlError> {
        self.stopwatch.begin();
        if harvested.went_out {
            self.visitors.came_back();
        }
        let now = self.clock.now();
        if !self.frontier.is_out(harvested.due.lease) {
            // It took so long that the URL was given to somebody else, who will archive it.
            return Ok(());
        }
        if self.leads_back(&harvested)? {
            harvested.went_in_circles();
        }
        self.contents.compare(&mut harvested, &mut self.beside)?;
        self.stopwatch.lap(Stage::Compare);
        self.archive_records(&mut harvested, now)?;
        self.stopwatch.lap(Stage::Append);
        let asked =
            harvested.went_out && !matches!(&harvested.outcome, VisitOutcome::Denied(denial) if !denial.was_asked());
        if asked && harvested.due.errand != Errand::Address {
            // The host's next turn counts from a moment at which it had certainly been asked, so that the gap
            // the server sees is never shorter than the delay, whatever the network did to either
            // request. One that failed may have arrived at any moment up to now.
            self.frontier.started(harvested.due.lease, harvested.asked_by.unwrap_or(now), harvested.address);
        }
        let decision = self.decide(&harvested);
        self.count(&harvested, decision);
        let decision = self.mend_robots(&mut harvested, now)?.unwrap_or(decision);
        self.owes_peace |= matches!(decision, RetryDecision::BackOffHost { .. });
        self.frontier.settle(harvested.due.lease, &harvested.outcome, decision, now)?;
        if let Some(letter) = DeadLetter::of(&harvested, decision, now) {
            letter.save(harvested.due.fingerprint, &mut self.beside);
        }
        if let Some(seed) = &harvested.redirect.moved_seed {
            save_moved_seed(&mut self.beside, seed);
        }
        self.stopwatch.lap(Stage::Settle);
        self.mentioned += harvested.candidates.len();
        let admitted = self.frontier.admit_all(&harvested.candidates, now)?;
        self.memory.note_refusals(&admitted);
        self.stopwatch.lap(Stage::Admit);
        Ok(())
    }

    fn decide(&self, harvested: &Harvested) -> RetryDecision {
        match (&harvested.outcome, harvested.robots.retry_after) {
            _ if harvested.redirect.same_page => RetryDecision::FollowRedirect,
            // It was not asked, because its origin is closed for good.
            (VisitOutcome::Failed(_), _) if !harvested.went_out => RetryDecision::GiveUp,
            (VisitOutcome::Robots(RobotsFile::Unavailable(_)), Some(asked)) => {
                retry_policy::without_robots_when_asked(asked)
            }
            _ => retry_policy::decide(&harvested.outcome, harvested.due.attempt),
        }
    }

    /// What an errand for robots.txt brought is kept; where it brought nothing, what is known from before may do, and
    /// something else follows.
    fn mend_robots(&mut self, harvested: &mut Harvested, now: Timestamp) -> Result<Option<RetryDecision>, CrawlError> {
        let Harvested { due, outcome, robots, .. } = harvested;
        let (Errand::Robots { origin, .. }, VisitOutcome::Robots(file)) = (&due.errand, outcome) else {
            return Ok(None);
        };
        match file {
            RobotsFile::Rules { .. } => {
                self.gate.remember(origin, file, &mut self.beside)?;
                self.gate.keep_copy(origin, &due.url, robots.copy.as_ref(), &mut self.beside)?;
                Ok(None)
            }
            RobotsFile::Unchanged { expires } => {
                self.gate.keep_copy(origin, &due.url, robots.copy.as_ref(), &mut self.beside)?;
                *file = self.gate.unchanged(origin, *expires, &mut self.beside)?;
                Ok(Some(retry_policy::decide(&VisitOutcome::Robots(file.clone()), due.attempt)))
            }
            RobotsFile::Unavailable(_) => {
                let Some(instead) = self.gate.in_place_of_nothing(origin, now, &mut self.beside)? else {
                    return Ok(None);
                };
                *file = instead;
                // There are rules to go by, but whoever asks to be left alone is; and afterwards the rules still hold for a while.
                let decision = robots.retry_after.map_or(RetryDecision::Done, retry_policy::without_robots_when_asked);
                if let (RobotsFile::Rules { expires, .. }, RetryDecision::BackOffHost { after }) = (file, decision) {
                    *expires = expires.plus(after);
                }
                Ok(Some(decision))
            }
            RobotsFile::Moved { .. } => Ok(None),
        }
    }

    /// Whether a redirect's target is known to lead, by other redirects, to the very URL that redirects there.
    fn leads_back(&self, harvested: &Harvested) -> Result<bool, CrawlError> {
        let (VisitOutcome::Response(Response { redirect: Some(_), .. }), Some(target)) =
            (&harvested.outcome, harvested.candidates.fingerprints().next())
        else {
            return Ok(false);
        };
        let mut place = target;
        for _ in 0..=MAX_REDIRECTS {
            let known = self.frontier.record(place)?.filter(|record| record.ending == FrontierEnding::Redirected);
            let Some(next) = known.and_then(|record| Url::parse(&record.detail).ok()) else { return Ok(false) };
            place = Fingerprint::of_key(&self.admission.keys().key(&next));
            if place == harvested.due.fingerprint {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn archive_records(&mut self, harvested: &mut Harvested, now: Timestamp) -> Result<(), CrawlError> {
        if let Some(records) = harvested.records.take() {
            let position = self.archive.append(&records, now)?;
            if let Some(line) = &mut harvested.line {
                line.archived_at(&position);
            }
            if let VisitOutcome::Response(response) = &mut harvested.outcome
                && !harvested.is_revisit
            {
                response.archived = Some(position);
            } else if let Some(copy) = &mut harvested.robots.copy
                && !harvested.is_revisit
            {
                copy.archived = Some(position);
            }
        }
        if let Some(line) = &harvested.line {
            let line = serde_json::to_string(line).map_err(CrawlError::PageLine)?;
            self.archive.log_page(&line)?;
            self.unreported.push(line);
        }
        Ok(())
    }

    fn count(&mut self, harvested: &Harvested, decision: RetryDecision) {
        self.memory.answered |= matches!(harvested.outcome, VisitOutcome::Response(_));
        let bytes = harvested.body_bytes;
        self.totals.bytes += bytes;
        let asked_to_wait = match &harvested.outcome {
            VisitOutcome::Response(response) => response.retry_after.is_some(),
            _ => harvested.robots.retry_after.is_some(),
        };
        self.totals.asked_to_wait += u64::from(asked_to_wait);
        self.metrics.bytes.fetch_add(bytes, Relaxed);
        match &harvested.outcome {
            VisitOutcome::Response(response) if response.redirect.is_some() => {
                self.totals.redirects += 1;
                self.metrics.redirects.fetch_add(1, Relaxed);
                if harvested.due.depth == 0 && harvested.candidates.is_empty() && decision == RetryDecision::Done {
                    self.memory.note_failure(&format!("{} redirects out of scope, or to itself", harvested.due.url));
                }
            }
            VisitOutcome::Response(response) => {
                // A page that is to be tried again is not one yet.
                if matches!(decision, RetryDecision::Done | RetryDecision::GiveUp) {
                    self.totals.pages += 1;
                    self.metrics.pages.fetch_add(1, Relaxed);
                }
                if response.status >= 400 {
                    self.memory.note_failure(&format!("{} answered {}", harvested.due.url, response.status));
                    self.count_error(&format!("http-{}", response.status));
                }
            }
            VisitOutcome::Robots(RobotsFile::Unavailable(failure)) => {
                self.memory.note_failure(&failure.detail);
                self.count_error(&format!("robots-{}", failure.class.as_str()));
            }
            VisitOutcome::Robots(
                RobotsFile::Rules { .. } | RobotsFile::Unchanged { .. } | RobotsFile::Moved { .. },
            )
            | VisitOutcome::Address(_) => {}
            VisitOutcome::Denied(denial) => {
                self.memory.note_failure(&denial_sentence(&harvested.due.url, denial));
                // Where its robots.txt is denied, each page of an origin is, and counts.
                if harvested.due.errand == Errand::Page {
                    self.count_error(denial.as_str());
                }
            }
            VisitOutcome::Failed(failure) => {
                self.memory.note_failure(&failure.detail);
                self.count_error(failure.class.as_str());
            }
        }
    }

    fn count_error(&mut self, class: &str) {
        self.metrics.count_error(class);
        *self.totals.errors.entry(class.to_owned()).or_insert(0) += 1;
    }
}

fn denial_sentence(url: &peregrine_urls::Url, denial: &Denial) -> String {
    match denial {
        Denial::Robots { rule } => format!("robots.txt disallows {url} ({rule})"),
        Denial::PrivateAddress { address } => format!("{url} leads to {address}, which is not a public address"),
        Denial::TooManyRedirects => format!("{url} redirects too often"),
        Denial::OutOfScope { reason } => format!("{url} is out of scope: {reason}"),
        Denial::Trap { pattern } => format!("{url} is one of too many alike: {pattern}"),
    }
}
