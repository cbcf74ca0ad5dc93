//! What harvesting a visit leaves to be settled.

use std::net::IpAddr;
use std::time::Duration;

use peregrine_types::{
    Candidates, Denial, DueUrl, Errand, Failure, PreviousVisit, RobotsFile, Timestamp, VisitOutcome,
};
use peregrine_urls::{KeyPolicy, Url};
use peregrine_warc::EncodedVisit;

use crate::contents::PageContent;
use crate::page_line::PageLine;

/// A visit that has been thought through.
pub(crate) struct Harvested {
    pub due: DueUrl,
    pub outcome: VisitOutcome,
    /// Present where a server answered.
    pub records: Option<EncodedVisit>,
    /// Present for pages; robots.txt errands are in the archive only.
    pub line: Option<PageLine>,
    pub candidates: Candidates,
    /// Present for pages whose content others may be compared with.
    pub content: Option<PageContent>,
    pub redirect: RedirectNews,
    /// The records only say that the page is as it was: its bytes stay where they are.
    pub is_revisit: bool,
    pub robots: RobotsNews,
    pub body_bytes: u64,
    /// A moment by which the server had certainly received the request; `None` where it is not
    /// known, or none was made.
    pub asked_by: Option<Timestamp>,
    /// The address that answered.
    pub address: Option<IpAddr>,
    /// Whether a visitor was sent for it.
    pub went_out: bool,
}

/// What a redirect means beyond a candidate.
#[derive(Clone, Debug, Default)]
pub(crate) struct RedirectNews {
    /// It leads to another spelling of the same page: the visit goes on there.
    pub same_page: bool,
    /// A seed has moved here, beyond the scope so far.
    pub moved_seed: Option<Url>,
}

/// What an answer to the question for robots.txt means beyond the rules.
#[derive(Clone, Debug, Default)]
pub(crate) struct RobotsNews {
    /// From `Retry-After`.
    pub retry_after: Option<Duration>,
    /// The copy that there is now, where the server can be asked whether it still holds.
    pub copy: Option<PreviousVisit>,
}

impl Harvested {
    /// The redirect leads too far, or back to where it came from.
    pub fn went_in_circles(&mut self) {
        let denial = Denial::TooManyRedirects;
        if let Some(line) = &mut self.line {
            line.status = Some(599);
            line.outcome = denial.as_str().to_owned();
        }
        self.outcome = VisitOutcome::Denied(denial);
        self.candidates.clear();
        self.redirect = RedirectNews::default();
    }

    /// A URL that is not asked for.
    pub fn denied(due: DueUrl, denial: Denial, keys: &KeyPolicy, now: Timestamp) -> Self {
        let mut line = PageLine::new(&due, keys, now, denial.as_str());
        if let Denial::Robots { rule } = &denial {
            line.status = Some(-1);
            line.detail = Some(rule.clone());
        }
        if let Denial::PrivateAddress { address } = &denial {
            line.detail = Some(format!("{address} is not a public address"));
        }
        if let Denial::OutOfScope { reason } | Denial::Trap { pattern: reason } = &denial {
            line.detail = Some(reason.clone());
        }
        let line = Some(line).filter(|_| due.errand == Errand::Page);
        Harvested::without_answer(due, VisitOutcome::Denied(denial), line)
    }

    /// A URL whose origin cannot be crawled, for this reason.
    pub fn closed(due: DueUrl, outcome: VisitOutcome, keys: &KeyPolicy, now: Timestamp) -> Self {
        match outcome {
            VisitOutcome::Denied(denial) => Harvested::denied(due, denial, keys, now),
            VisitOutcome::Failed(failure) => Harvested::failed(due, failure, keys, now),
            VisitOutcome::Response(_) | VisitOutcome::Robots(_) | VisitOutcome::Address(_) => {
                Harvested::without_answer(due, outcome, None)
            }
        }
    }

    pub fn failed(due: DueUrl, failure: Failure, keys: &KeyPolicy, now: Timestamp) -> Self {
        let mut line = PageLine::new(&due, keys, now, failure.class.as_str());
        line.detail = Some(failure.detail.clone());
        match due.errand {
            Errand::Page => Harvested::without_answer(due, VisitOutcome::Failed(failure), Some(line)),
            Errand::Address => Harvested::looked_up(due, Err(failure)),
            Errand::Robots { .. } => {
                Harvested::without_answer(due, VisitOutcome::Robots(RobotsFile::Unavailable(failure)), None)
            }
        }
    }

    /// A host whose address was asked for: nothing to archive, and nothing to tell of.
    pub fn looked_up(due: DueUrl, found: Result<IpAddr, Failure>) -> Self {
        let outcome = found.map_or_else(VisitOutcome::Failed, VisitOutcome::Address);
        Harvested::without_answer(due, outcome, None)
    }

    fn without_answer(due: DueUrl, outcome: VisitOutcome, line: Option<PageLine>) -> Self {
        Harvested {
            due,
            outcome,
            records: None,
            line,
            candidates: Candidates::default(),
            content: None,
            redirect: RedirectNews::default(),
            is_revisit: false,
            robots: RobotsNews::default(),
            body_bytes: 0,
            asked_by: None,
            address: None,
            went_out: true,
        }
    }
}
