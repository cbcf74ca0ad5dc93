use std::time::Duration;

use peregrine_types::{LeaseId, Response, RetryDecision, Timestamp, Via, VisitOutcome};
use peregrine_urls::Url;

use crate::FrontierError;
use crate::frontier::Frontier;
use crate::host::{HostId, Unsaved};
use crate::lease::{Lease, LeasedErrand};
use crate::origin::Origin;
use crate::queue_entry::{EntryKey, QueuedUrl};
use crate::robots_turn::EndedErrand;
use crate::url_record::{Ending, UrlRecord, Verdict, validator};

/// What settling a lease came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// The URL is done with, or the robots.txt known.
    Done,
    /// It will be tried again, not before this moment.
    WillRetry { not_before: Timestamp },
    /// No such lease: settled before, expired, or of another run. Nothing was changed, and what was fetched
    /// for it must not be archived: the URL is somebody else's now.
    Unknown,
}

/// One page that fails says nothing about its host; this many in a row do.
const FAILURES_IN_A_ROW: u32 = 5;
/// How long a host is then left alone, longer with every further failure: the last is quarantine.
const UNWELL: [Duration; 4] =
    [Duration::from_secs(60), Duration::from_secs(3600), Duration::from_secs(6 * 3600), Duration::from_secs(24 * 3600)];

/// Whether a host with this many failures in a row has used up its chances: it is left alone for as long as any.
pub(crate) fn is_quarantine(failures: u32) -> bool {
    unwell_for(failures) == UNWELL.last().copied()
}

/// A server is believed that it wants to be left alone for up to this long.
const LONGEST_ASKED: Duration = Duration::from_secs(24 * 3600);

/// How long a host with this many failures in a row is left alone, if at all.
fn unwell_for(failures: u32) -> Option<Duration> {
    let further = failures.checked_sub(FAILURES_IN_A_ROW)? as usize;
    Some(UNWELL[further.min(UNWELL.len() - 1)])
}

impl Frontier {
    /// Ends a lease. Settling twice, late, or for a lease that never was is harmless.
    pub fn settle(
        &mut self,
        lease: LeaseId,
        outcome: &VisitOutcome,
        decision: RetryDecision,
        now: Timestamp,
    ) -> Result<Settled, FrontierError> {
        let Some(lease) = self.leases.end(lease) else { return Ok(Settled::Unknown) };
        let had_turn = lease.turn.is_some();
        let asked = had_turn && !matches!(outcome, VisitOutcome::Denied(denial) if !denial.was_asked());
        self.end_turn(&lease, asked);
        let Lease { host, at, errand, .. } = lease;
        let settled = match errand {
            LeasedErrand::Page { entry, url } => {
                if asked {
                    self.note_health(host, at, outcome, decision, now);
                } else if had_turn && let Ok(url) = Url::parse(&url.url) {
                    self.hosts[host].used_robots(Origin::of(&url), false);
                }
                self.settle_page(host, entry, url, outcome, decision, now)?
            }
            LeasedErrand::Robots { origin, origin_host, hop } => {
                let errand = EndedErrand { origin, origin_host, hop, asked: host, at };
                self.settle_robots(errand, outcome, decision, now)?
            }
            LeasedErrand::Address { origin } => self.settle_address(host, origin, at, outcome, decision, now)?,
        };
        self.see_whether_done(host, now)?;
        self.leave_if_idle(host);
        self.place(host, now);
        Ok(settled)
    }

    fn settle_page(
        &mut self,
        host: HostId,
        entry: EntryKey,
        url: QueuedUrl,
        outcome: &VisitOutcome,
        decision: RetryDecision,
        now: Timestamp,
    ) -> Result<Settled, FrontierError> {
        let before = if url.may_have_record() { self.record(url.fingerprint)? } else { None };
        self.learn_from(host, &url.url, outcome);
        let record = self.record_of(&url, before, outcome, decision, now);
        self.ledger.record(url.fingerprint, record.encode());
        Ok(match decision {
            RetryDecision::Done | RetryDecision::GiveUp => {
                self.leave(host, entry);
                Settled::Done
            }
            RetryDecision::RetryUrl { after } | RetryDecision::BackOffHost { after } => {
                self.end_in_entry(host, entry);
                let again = QueuedUrl { attempt: url.attempt.saturating_add(1), ..url };
                self.queue_again(host, again, now.plus(after))
            }
            RetryDecision::FollowRedirect => {
                self.end_in_entry(host, entry);
                self.queue_again(host, elsewhere(url, outcome), now)
            }
        })
    }

    /// What a request that began in the turn of `at` says about its host. Requests that run into the same trouble
    /// at the same time say it once.
    fn note_health(
        &mut self,
        host: HostId,
        at: Timestamp,
        outcome: &VisitOutcome,
        decision: RetryDecision,
        now: Timestamp,
    ) {
        let state = &mut self.hosts[host];
        if let VisitOutcome::Response(response) = outcome {
            match response.status {
                429 | 503 if state.politeness.is_old_news(at) => {}
                429 | 503 => state.politeness.halve(&self.settings),
                0..500 => state.politeness.answered(response.server_time, &self.settings),
                _ => {}
            }
        }
        let after = match (decision, outcome) {
            (RetryDecision::BackOffHost { after }, _) => Some(after),
            (_, VisitOutcome::Response(response)) if response.status < 500 && response.status != 429 => {
                if std::mem::take(&mut state.failures) > 0 {
                    self.mark(host, Unsaved::Manners);
                }
                return;
            }
            // Its own word counts also where this URL is given up.
            (_, VisitOutcome::Response(response)) => response
                .retry_after
                .map(|asked| asked.min(LONGEST_ASKED))
                .filter(|_| matches!(response.status, 429 | 503)),
            (_, VisitOutcome::Failed(_)) => None,
            (_, VisitOutcome::Denied(_) | VisitOutcome::Robots(_) | VisitOutcome::Address(_)) => return,
        };
        if state.politeness.is_old_news(at) {
            // For how long it wants to be left alone is the host's own word, whenever it was asked.
            if let (Some(after), VisitOutcome::Response(Response { retry_after: Some(_), .. })) = (after, outcome) {
                state.politeness.lengthen(now.plus(after));
                self.mark(host, Unsaved::Manners);
            }
            return;
        }
        state.failures = state.failures.saturating_add(1);
        if let Some(after) = after.or_else(|| unwell_for(state.failures.into())) {
            state.politeness.back_off(now.plus(after), now);
        }
        self.mark(host, Unsaved::Manners);
    }

    fn queue_again(&mut self, host: HostId, url: QueuedUrl, not_before: Timestamp) -> Settled {
        let key = self.hosts[host].begin_entry(255 - url.priority, self.ledger.next_commit());
        self.with_queue(host, |queue| queue.push_delayed(key, QueuedUrl { not_before, ..url }));
        self.mark_new_entries(host);
        Settled::WillRetry { not_before }
    }

    /// One URL less in this host's queue.
    fn leave(&mut self, host: HostId, entry: EntryKey) {
        self.totals.unsettled = self.totals.unsettled.saturating_sub(1);
        self.end_in_entry(host, entry);
    }

    /// The URL is settled as far as this entry is concerned; the last one takes the entry along.
    fn end_in_entry(&mut self, host: HostId, entry: EntryKey) {
        let was_last = self.with_queue(host, |queue| queue.settle(entry));
        if was_last {
            self.ledger.remove_entry(host, entry);
        }
    }

    fn record_of(
        &self,
        url: &QueuedUrl,
        before: Option<UrlRecord>,
        outcome: &VisitOutcome,
        decision: RetryDecision,
        now: Timestamp,
    ) -> UrlRecord {
        let verdict = Verdict::of(outcome);
        let mut record = UrlRecord {
            url: url.url.to_string(),
            depth: url.depth,
            via: url.via,
            referrer: url.referrer.as_deref().map(str::to_owned),
            priority: url.priority,
            ending: ending(&verdict, decision),
            status: verdict.status,
            last_visit: now,
            next_visit: match decision {
                RetryDecision::RetryUrl { after } | RetryDecision::BackOffHost { after } => Some(now.plus(after)),
                RetryDecision::FollowRedirect => Some(now),
                RetryDecision::Done | RetryDecision::GiveUp => None,
            },
            settled_in: self.ledger.next_commit(),
            attempts: url.attempt,
            digest: None,
            simhash: None,
            history: before.as_ref().map(|before| before.history).unwrap_or_default(),
            etag: None,
            last_modified: None,
            archived: None,
            failure: verdict.failure,
            detail: verdict.detail,
        };
        if let VisitOutcome::Response(response) = outcome {
            if response.status < 300 || response.status == 304 {
                // What cannot be compared counts as changed.
                let is_same =
                    response.digest.is_some() && before.is_some_and(|before| before.digest == response.digest);
                let has_changed = !is_same;
                record.history = record.history.and(has_changed, now);
            }
            record.digest = response.digest;
            record.simhash = response.simhash;
            record.etag = validator(&response.etag);
            record.last_modified = validator(&response.last_modified);
            record.archived.clone_from(&response.archived);
        }
        record
    }
}

/// The same page under the spelling that it was redirected to.
fn elsewhere(url: QueuedUrl, outcome: &VisitOutcome) -> QueuedUrl {
    let VisitOutcome::Response(Response { redirect: Some(redirect), .. }) = outcome else { return url };
    let hops = match url.via {
        Via::Redirect { hops } => hops.saturating_add(1),
        Via::Seed | Via::Link | Via::Sitemap => 1,
    };
    QueuedUrl { url: redirect.to.as_str().into(), via: Via::Redirect { hops }, ..url }
}

fn ending(verdict: &Verdict, decision: RetryDecision) -> Ending {
    match decision {
        RetryDecision::RetryUrl { .. } | RetryDecision::BackOffHost { .. } | RetryDecision::FollowRedirect => {
            Ending::WillRetry
        }
        _ if verdict.denied => Ending::Denied,
        RetryDecision::GiveUp => Ending::GivenUp,
        RetryDecision::Done if verdict.failure.is_some() => Ending::GivenUp,
        RetryDecision::Done if verdict.redirected => Ending::Redirected,
        RetryDecision::Done => Ending::Answered,
    }
}
