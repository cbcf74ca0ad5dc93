//! Whether the frontier was right to say that there is nothing to do.

use peregrine_types::{Errand, Timestamp};
use peregrine_urls::{host_key, origin};

use crate::known::Url;
use crate::{Model, host_of};

impl Model {
    /// Where the model can tell: hosts that have nothing to do with robots.txt at the moment.
    pub fn nobody_could_go(&self) {
        let errands = self.leases.iter().any(|lease| lease.errand != Errand::Page);
        for (url, state) in &self.known.urls {
            let Url::Waiting { not_before, .. } = state else { continue };
            let origin = origin(&url.parse().unwrap());
            let host = host_of(&origin);
            let Some(known) = self.known.hosts.get(&host) else { continue };
            let open = known.notes.get(&origin).is_some_and(|(expires, _, closed)| *expires > self.now && !closed);
            let busy = self.leases.iter().any(|lease| host_key(&lease.url) == Some(&host));
            let last = self.starts.get(&host).and_then(|starts| starts.iter().max()).map_or(Timestamp::EPOCH, |s| s.0);
            // A delay that was just shortened, a turn that was denied, or the caution after a crash may hold it up
            // a little longer than the model can tell.
            let a_while = self.settings.delay.max(self.settings.max_crawl_delay).max(self.longest);
            let long_ago = self.now.since(last.max(known.backoff_until).max(self.opened)) > a_while;
            let head_known = self.heads_are_known(&host);
            let is_open =
                |(gate, gap): (String, _)| self.last_passed(&gate).is_none_or(|last| last.plus(gap) <= self.now);
            let is_where = !self.needs_address()
                || self.found.contains(&host) && self.now.since(self.strayed) >= self.settings.delay;
            let gates_are_open = is_where && self.gates_of(&host).into_iter().all(is_open);
            let could_go =
                open && !busy && !errands && *not_before <= self.now && long_ago && head_known && gates_are_open;
            assert!(!could_go, "{url} could go at {:?}", self.now);
        }
    }

    /// Whether every origin of this host with something to do has its robots.txt, or may not ask for it.
    fn heads_are_known(&self, host: &str) -> bool {
        self.known.urls.iter().filter(|(_, state)| matches!(state, Url::Waiting { .. })).all(|(url, _)| {
            let origin = origin(&url.parse().unwrap());
            let known = &self.known.hosts[host];
            host_of(&origin) != host
                || known.notes.get(&origin).is_some_and(|(expires, _, _)| *expires > self.now)
                || known.unavailable.get(&origin).is_some_and(|moment| *moment > self.now)
        })
    }
}
