use std::collections::HashMap;

use peregrine_state::{Batch, Space, Store};
use peregrine_urls::registrable_domain;

use crate::FrontierError;
use crate::encoding::{Decoder, Encoder, Malformed};

const VERSION: u8 = 1;

/// How many hosts of a registrable domain are known: somebody who answers for every name could make up
/// any number of them.
///
/// The counts lie beside the host records, under the domain's name behind a zero byte, which no host starts with. The
/// domain's own name and the one with `www` are not counted: most domains have no others, and cost nothing here.
#[derive(Default)]
pub(crate) struct Domains {
    /// Those that changed lately, with the commit that carries the change.
    changed: HashMap<Box<str>, (u32, u64)>,
}

impl Domains {
    /// Whether one more host may be known under its domain. Then it is counted.
    pub(crate) fn admit(
        &mut self,
        host: &str,
        most: u32,
        is_wanted_anyway: bool,
        commit: u64,
        store: &dyn Store,
    ) -> Result<bool, FrontierError> {
        let domain = registrable_domain(host);
        let Some(count) = self.count_beside(host, store)? else { return Ok(true) };
        let has_room = count < most;
        if has_room || is_wanted_anyway {
            self.changed.insert(domain.into(), (count.saturating_add(1), commit));
        }
        Ok(has_room || is_wanted_anyway)
    }

    /// How many hosts of its domain a host would be counted with, if it is counted at all.
    pub(crate) fn count_beside(&self, host: &str, store: &dyn Store) -> Result<Option<u32>, FrontierError> {
        let domain = registrable_domain(host);
        if domain.len() == host.len() || host.strip_prefix("www.") == Some(domain) {
            return Ok(None);
        }
        match self.changed.get(domain) {
            Some((count, _)) => Ok(Some(*count)),
            None => read(store, domain).map(Some),
        }
    }

    pub(crate) fn commit(&self, commit: u64, batch: &mut Batch) {
        for (domain, (count, _)) in self.changed.iter().filter(|(_, (_, changed_in))| *changed_in == commit) {
            let mut out = Encoder::with_version(VERSION);
            out.number(u64::from(*count));
            batch.put(Space::Hosts, key(domain), out.finish());
        }
    }

    /// The store knows these counts by now.
    pub(crate) fn applied_up_to(&mut self, commit: u64) {
        self.changed.retain(|_, (_, changed_in)| *changed_in > commit);
    }
}

/// How many hosts of this domain are known, beside its own name and that with `www`.
fn read(store: &dyn Store, domain: &str) -> Result<u32, FrontierError> {
    let key = key(domain);
    let Some(bytes) = store.get(Space::Hosts, &key)? else { return Ok(0) };
    let count = Decoder::of_version(&bytes, VERSION).and_then(|mut read| read.small());
    count.map_err(|Malformed(detail)| FrontierError::corrupt(Space::Hosts, &key, detail))
}

fn key(domain: &str) -> Vec<u8> {
    [b"\0", domain.as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use peregrine_state::MemoryStore;

    use super::*;

    #[test]
    fn a_domain_has_no_more_hosts_than_it_may() {
        let store = MemoryStore::new();
        let mut domains = Domains::default();
        let mut admit = |host: &str, wanted| domains.admit(host, 2, wanted, 1, &store).unwrap();
        for host in ["a.example", "www.a.example", "1.a.example", "2.a.example"] {
            assert!(admit(host, false), "{host}");
        }
        assert!(!admit("3.a.example", false) && admit("3.a.example", true));
        assert!(admit("1.b.example", false) && admit("192.0.2.1", false));
        let mut batch = Batch::new();
        domains.commit(1, &mut batch);
        store.apply(batch).unwrap();
        domains.applied_up_to(1);
        assert!(domains.changed.is_empty());
        assert_eq!((read(&store, "a.example").unwrap(), read(&store, "b.example").unwrap()), (3, 1));
        assert!(!domains.admit("4.a.example", 2, false, 2, &store).unwrap());
    }
}
