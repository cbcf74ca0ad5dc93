use peregrine_frontier::Frontier;
use peregrine_state::{Batch, Store};
use peregrine_types::Timestamp;
use peregrine_urls::{Fingerprint, Url, url_hash};

use crate::CrawlError;
use crate::admit::Admission;
use crate::look_up::{KnownUrl, known_state};
use crate::robots_gate::RobotsGate;
use crate::why::{self, HostExplanation, RobotsVerdict, UrlExplanation};

/// What a question may look at: the inside of a crawl, whether it runs or lies in its directory.
pub struct Inside<'a> {
    pub frontier: &'a mut Frontier,
    pub admission: &'a Admission,
    pub(crate) gate: &'a mut RobotsGate,
    pub(crate) store: &'a dyn Store,
    /// What the next commit writes beside the frontier's own, where there will be one.
    pub(crate) beside: Option<&'a mut Batch>,
    pub(crate) is_running: bool,
}

impl Inside<'_> {
    /// What is known of a URL.
    pub fn known_url(&self, url: &Url) -> Result<KnownUrl, CrawlError> {
        let key = self.admission.keys().key(url);
        let fingerprint = Fingerprint::of_key(&key);
        let record = self.frontier.record(fingerprint)?;
        let is_known = record.is_some() || self.frontier.is_known(fingerprint)?;
        let state = known_state(record.as_ref(), is_known);
        Ok(KnownUrl { url: url.to_string(), hash: url_hash(&key), key, state, visit: record.map(Into::into) })
    }

    /// Why a URL is, or is not, being fetched.
    pub fn why(&mut self, url: &Url, now: Timestamp) -> Result<UrlExplanation, CrawlError> {
        let key = self.admission.keys().key(url);
        let why = self.frontier.why(url, Fingerprint::of_key(&key), now)?;
        let out_of_scope = self.admission.objection(url);
        let robots = RobotsVerdict::of(self.gate.verdict(url)?);
        let reason = why::reason(&why, out_of_scope.as_ref(), &robots);
        Ok(UrlExplanation {
            url: url.to_string(),
            key,
            asked_at: now,
            is_running: self.is_running,
            reason,
            out_of_scope,
            robots,
            why,
        })
    }

    /// Why a host is, or is not, being asked.
    pub fn why_host(&mut self, name: &str, now: Timestamp) -> Result<HostExplanation, CrawlError> {
        let standing = self.frontier.why_host(name, now)?;
        Ok(HostExplanation { name: name.to_owned(), asked_at: now, is_running: self.is_running, standing })
    }
}
