//! The plain types that a page becomes on its way through the crawl, one per hop:
//!
//! [`CandidateUrl`] (a URL somebody mentioned) → [`DueUrl`] (a URL whose moment has come, on lease)
//! → [`FetchedPage`] (what the server sent) → [`ParsedPage`] (what it means) → [`VisitOutcome`]
//! (how the visit ended).
//!
//! Nothing here does I/O or knows an engine. A type is moved from hop to hop, never copied.

mod archive_position;
mod candidate_url;
mod content_kind;
mod due_url;
mod fetched_page;
mod parsed_page;
mod setting;
mod timestamp;
mod visit_outcome;

pub use archive_position::ArchivePosition;
pub use candidate_url::{Candidate, CandidateUrl, Candidates, Via};
pub use content_kind::ContentKind;
pub use due_url::{DueUrl, Errand, LeaseId, PreviousVisit};
pub use fetched_page::{ConnectionFacts, Digest, FetchTimings, FetchedPage, Truncation};
pub use parsed_page::{Alternate, Directives, Link, LinkKind, LinkRel, ParsedPage};
pub use setting::{SettingError, host_setting, seconds, seconds_by_name};
pub use timestamp::Timestamp;
pub use visit_outcome::{Denial, Failure, FailureClass, Redirect, Response, RetryDecision, RobotsFile, VisitOutcome};
