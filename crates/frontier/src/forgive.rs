use peregrine_types::Timestamp;
use peregrine_urls::{Url, host_key, origin};

use crate::FrontierError;
use crate::frontier::Frontier;
use crate::host_record::HostRecord;

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
        let host = &mut self.hosts[id];
        host.failures = 0;
        host.politeness.forgive();
        host.forgive_robots(&origin(url));
        host.queue.forgive(now);
        self.mark_dirty(id);
        self.place(id, now);
        Ok(())
    }
}
