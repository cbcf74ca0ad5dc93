use peregrine_types::Timestamp;
use peregrine_urls::{Url, host_key};

use crate::FrontierError;
use crate::frontier::Frontier;
use crate::host::Unsaved;
use crate::host_record::HostRecord;
use crate::origin::Origin;

impl Frontier {
    /// Somebody typed this URL again: what went wrong before shall not keep it waiting.
    ///
    /// Its host no longer backs off, its origin's robots.txt is asked for again where it could not be had, the
    /// failures of both are forgotten, and all URLs of the host that wait for another try are due now. Politeness
    /// stays: the host's next request starts no sooner than it would have otherwise. A URL that was given up stays
    /// so, and the robots.txt of other origins of the host keep their moments.
    pub fn forgive(&mut self, url: &Url, now: Timestamp) -> Result<(), FrontierError> {
        let Some(name) = host_key(url) else { return Ok(()) };
        if self.hosts.find(name).is_none() && HostRecord::read(&*self.store, name)?.is_none() {
            return Ok(());
        }
        let id = self.host_id(name, now)?;
        self.begin_entries(id, now);
        let commit = self.ledger.next_commit();
        let host = &mut self.hosts[id];
        host.forgive_robots(Origin::of(url));
        let chunk = host.forgiven().filter(|(in_commit, _)| *in_commit == commit).map_or(0, |(_, chunk)| chunk);
        host.forgive(commit, host.queue.begun(commit).max(chunk), now);
        self.mark(id, Unsaved::Manners);
        self.place(id, now);
        Ok(())
    }
}
