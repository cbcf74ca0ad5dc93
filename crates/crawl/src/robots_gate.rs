//! Step 4. Before a page is asked for, its origin's robots.txt is asked whether it may be.
//!
//! The frontier makes sure that a robots.txt errand comes first; this gate keeps what the errand
//! brought back, and judges every page lease by the rules in force at that moment, so that a changed robots.txt holds for URLs that were queued before it changed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bytes::Bytes;
use peregrine_robots::{CacheLimits, Copies, Outages, RobotsCache, RobotsRules, Verdict, meanwhile};
use peregrine_state::{Batch, Store};
use peregrine_types::{Denial, DueUrl, Errand, Failure, FailureClass, PreviousVisit, RobotsFile, Timestamp};
use peregrine_urls::{Url, origin};

use crate::CrawlError;

pub(crate) struct RobotsGate {
    cache: RobotsCache,
    outages: Outages,
    copies: Copies,
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
    pub fn new(store: Arc<dyn Store>, agent: Arc<str>) -> Self {
        let cache = RobotsCache::new(store.clone(), CacheLimits::default());
        RobotsGate { cache, outages: Outages::new(store.clone()), copies: Copies::new(store), agent }
    }

    /// An errand for a robots.txt of which there is a copy asks for changes only.
    pub fn equip(&mut self, due: &mut DueUrl) -> Result<(), CrawlError> {
        if let Errand::Robots { origin, .. } = &due.errand
            && let Some(copy) = self.copies.find(origin, &due.url)?
            && self.cache.rules(origin)?.is_some()
        {
            due.previous = Some(Box::new(copy));
        }
        Ok(())
    }

    pub fn judge(&mut self, due: &DueUrl) -> Result<Judgement, CrawlError> {
        // Neither is a page: the one asks for the rules, the other asks the host for nothing.
        if matches!(due.errand, Errand::Robots { .. } | Errand::Address) {
            return Ok(Judgement::MayFetch);
        }
        let Some(rules) = self.cache.rules(&origin(&due.url))? else {
            return Ok(Judgement::NotYet);
        };
        let verdict = judged(rules, &self.agent, &due.url);
        Ok(match verdict.allowed {
            true => Judgement::MayFetch,
            false => Judgement::MayNot(Denial::Robots { rule: verdict.rule.unwrap_or_default() }),
        })
    }

    /// What the rules say of a URL, if any are known: they may have expired.
    pub fn verdict(&mut self, url: &Url) -> Result<Option<Verdict>, CrawlError> {
        Ok(self.cache.rules(&origin(url))?.map(|rules| judged(rules, &self.agent, url)))
    }

    /// Keeps what an errand brought back, in the same commit as the note the frontier takes of it.
    pub fn remember(&mut self, origin: &str, file: &RobotsFile, batch: &mut Batch) -> Result<(), CrawlError> {
        if let RobotsFile::Rules { text, .. } = file {
            self.cache.remember(origin, text, batch);
            if self.outages.since(origin)?.is_some() {
                self.outages.end(origin, batch);
            }
        }
        Ok(())
    }

    /// Keeps what the next errand may refer to. Where there is nothing of the kind, it asks for the whole file.
    pub fn keep_copy(
        &self,
        origin: &str,
        url: &Url,
        copy: Option<&PreviousVisit>,
        batch: &mut Batch,
    ) -> Result<(), CrawlError> {
        match copy {
            Some(copy) => self.copies.remember(origin, url, copy, batch),
            // Also one that came from elsewhere: it is not the one that governs any more.
            None if self.copies.is_there(origin)? => self.copies.forget(origin, batch),
            None => {}
        }
        Ok(())
    }

    /// The server says that nothing has changed: the rules hold on.
    pub fn unchanged(&mut self, origin: &str, expires: Timestamp, batch: &mut Batch) -> Result<RobotsFile, CrawlError> {
        let Some(rules) = self.cache.rules(origin)? else {
            self.copies.forget(origin, batch);
            let detail = format!("{origin} says that its robots.txt is as it was, and what it was is not known");
            return Ok(RobotsFile::Unavailable(Failure { class: FailureClass::ServerError, detail }));
        };
        // The text is where it was.
        let file = RobotsFile::Rules { text: Bytes::new(), crawl_delay: rules.crawl_delay(&self.agent), expires };
        if self.outages.since(origin)?.is_some() {
            self.outages.end(origin, batch);
        }
        Ok(file)
    }

    /// What holds for an origin whose robots.txt cannot be had, if anything does: the rules it gave before, and after
    /// thirty days without any, none.
    pub fn in_place_of_nothing(
        &mut self,
        origin: &str,
        now: Timestamp,
        batch: &mut Batch,
    ) -> Result<Option<RobotsFile>, CrawlError> {
        let since = match self.outages.since(origin)? {
            Some(since) => since,
            None => {
                self.outages.begin(origin, now, batch);
                now
            }
        };
        let before = self.cache.rules(origin)?;
        let has_rules = before.is_some();
        let instead = meanwhile(before, since, &self.agent, now);
        if let (Some(RobotsFile::Rules { text, .. }), false) = (&instead, has_rules) {
            self.cache.remember(origin, text, batch);
        }
        Ok(instead)
    }
}

/// A bug in the matcher must not end the crawl, nor allow what it was asked about.
fn judged(rules: &RobotsRules, agent: &str, url: &Url) -> Verdict {
    let attempt = catch_unwind(AssertUnwindSafe(|| rules.verdict(agent, url)));
    attempt.unwrap_or_else(|_| Verdict { allowed: false, rule: Some("its robots.txt cannot be understood".to_owned()) })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use peregrine_state::MemoryStore;

    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3600);
    const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);
    const ORIGIN: &str = "http://a.example";

    fn rules(text: &'static str) -> RobotsFile {
        RobotsFile::Rules { text: Bytes::from_static(text.as_bytes()), crawl_delay: None, expires: NOW.plus(DAY) }
    }

    struct Gate {
        store: Arc<MemoryStore>,
        gate: RobotsGate,
    }

    impl Gate {
        fn new() -> Self {
            let store = Arc::new(MemoryStore::default());
            Gate { gate: RobotsGate::new(store.clone(), "peregrine".into()), store }
        }

        fn answered(&mut self, file: &RobotsFile) {
            let mut batch = Batch::new();
            self.gate.remember(ORIGIN, file, &mut batch).expect("readable");
            self.store.apply(batch).expect("memory takes it");
        }

        /// Whether anything holds after an errand in vain.
        fn failed(&mut self, now: Timestamp) -> bool {
            let mut batch = Batch::new();
            let instead = self.gate.in_place_of_nothing(ORIGIN, now, &mut batch).expect("readable");
            self.store.apply(batch).expect("memory takes it");
            instead.is_some()
        }

        fn allows(&mut self, path: &str) -> Option<bool> {
            let url = Url::parse(&format!("{ORIGIN}{path}")).expect("a URL");
            self.gate.verdict(&url).expect("readable").map(|verdict| verdict.allowed)
        }
    }

    #[test]
    fn old_rules_hold_while_a_refresh_fails_and_also_after_thirty_days() {
        let mut gate = Gate::new();
        gate.answered(&rules("User-agent: *\nDisallow: /private\n"));
        for days in [1, 2, 29, 31, 400] {
            assert!(gate.failed(NOW.plus(days * DAY)));
            assert_eq!((gate.allows("/private"), gate.allows("/open")), (Some(false), Some(true)), "day {days}");
        }
    }

    #[test]
    fn without_rules_an_origin_is_closed_for_thirty_days_and_then_open() {
        let mut gate = Gate::new();
        assert!(!gate.failed(NOW));
        assert!(!gate.failed(NOW.plus(29 * DAY)));
        assert_eq!(gate.allows("/"), None);
        assert!(gate.failed(NOW.plus(30 * DAY)));
        assert_eq!(gate.allows("/"), Some(true));
        gate.answered(&rules("User-agent: *\nDisallow: /\n"));
        assert_eq!(gate.allows("/"), Some(false), "the file is back");
    }

    #[test]
    fn an_answer_ends_the_outage() {
        let mut gate = Gate::new();
        assert!(!gate.failed(NOW));
        gate.answered(&RobotsFile::Moved { to: Url::parse("http://b.example/robots.txt").expect("a URL") });
        gate.answered(&rules(""));
        assert_eq!(gate.gate.outages.since(ORIGIN).expect("readable"), None);
    }
}
