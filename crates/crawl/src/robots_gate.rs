//! Step 4. Before a page is asked for, its origin's robots.txt is asked whether it may be.
//!
//! The frontier makes sure that a robots.txt errand comes first; this gate keeps what the errand
//! brought back, and judges every page lease by the rules in force at that moment, so that a changed robots.txt holds for URLs that were queued before it changed.

use std::sync::Arc;

use peregrine_robots::{RobotsCache, Verdict};
use peregrine_state::Batch;
use peregrine_types::{Denial, DueUrl, Errand, RobotsFile};
use peregrine_urls::{Url, origin};

use crate::CrawlError;

pub(crate) struct RobotsGate {
    cache: RobotsCache,
    /// The product token that robots.txt groups are matched against.
    agent: Arc<str>,
}

pub(crate) enum Judgement {
    MayFetch,
    MayNot(Denial),
    /// The rules are on their way to the store; ask again shortly.
    NotYet,
}

impl RobotsGate {
    pub fn new(cache: RobotsCache, agent: Arc<str>) -> Self {
        RobotsGate { cache, agent }
    }

    pub fn judge(&mut self, due: &DueUrl) -> Result<Judgement, CrawlError> {
        // Neither is a page: the one asks for the rules, the other asks the host for nothing.
        if matches!(due.errand, Errand::Robots { .. } | Errand::Address) {
            return Ok(Judgement::MayFetch);
        }
        let Some(rules) = self.cache.rules(&origin(&due.url))? else {
            return Ok(Judgement::NotYet);
        };
        let verdict = rules.verdict(&self.agent, &due.url);
        Ok(match verdict.allowed {
            true => Judgement::MayFetch,
            false => Judgement::MayNot(Denial::Robots { rule: verdict.rule.unwrap_or_default() }),
        })
    }

    /// What the rules say of a URL, if any are known: they may have expired.
    pub fn verdict(&mut self, url: &Url) -> Result<Option<Verdict>, CrawlError> {
        Ok(self.cache.rules(&origin(url))?.map(|rules| rules.verdict(&self.agent, url)))
    }

    /// Keeps what an errand brought back, in the same commit as the note the frontier takes of it.
    pub fn remember(&mut self, origin: &str, file: &RobotsFile, batch: &mut Batch) {
        if let RobotsFile::Rules { text, .. } = file {
            self.cache.remember(origin, text, batch);
        }
    }
}
