//! Where in its host's queue a URL waits, for whoever asks why. Heads may be open in RAM, entries packed in RAM, in
//! commits that the store does not know yet, or on disk; together they are looked through in the order of the queue.

use std::collections::BTreeMap;

use peregrine_state::Space;
use peregrine_types::Timestamp;
use peregrine_urls::Fingerprint;

use crate::FrontierError;
use crate::encoding::Malformed;
use crate::frontier::Frontier;
use crate::heads::parsed;
use crate::host::HostId;
use crate::queue_entry::{EntryKey, QueuedUrl, came_at, prefix, unpack};

/// What is looked through of a host's queue for one URL, some entries at a time: some 200,000 URLs. The crawl stands still
/// meanwhile.
const MOST_ENTRIES: usize = 4096;
const MOST_BYTES: usize = 8 << 20;
const ENTRIES_AT_ONCE: usize = 64;

#[derive(Default)]
pub(crate) struct FoundInQueue {
    pub(crate) url: Option<QueuedUrl>,
    pub(crate) since: Option<Timestamp>,
    /// URLs that come before it; all that were looked at where it was not found.
    pub(crate) ahead: u64,
}

impl Frontier {
    pub(crate) fn find_in_queue(&self, id: HostId, wanted: Fingerprint) -> Result<FoundInQueue, FrontierError> {
        let name = &*self.hosts[id].name;
        let queue = &self.hosts[id].queue;
        let mut found = FoundInQueue::default();
        for (key, value) in self.entries(id)? {
            let since = value.as_deref().and_then(|value| came_at(value).ok());
            let unpacked = |value: &[u8]| {
                unpack(name, key, value)
                    .map_err(|Malformed(detail)| FrontierError::corrupt(Space::Queue, &key.stored(name), detail))
            };
            let left = queue.left_in(key);
            // What is in RAM says what is left of an entry.
            let (packed, gone) = match (left.rest, &value) {
                (Some(rest), _) => (unpacked(rest)?, 0),
                (None, Some(value)) if !queue.is_all_here(key) => (unpacked(value)?, queue.taken_on_disk(key) as usize),
                (None, _) => (Vec::new(), 0),
            };
            let mut urls = left.first.into_iter().chain(packed.iter().skip(gone)).chain(left.delayed);
            match urls.clone().position(|url| url.fingerprint == wanted) {
                Some(at) => {
                    found.url = urls.nth(at).cloned();
                    found.since = since;
                    found.ahead += at as u64;
                    break;
                }
                None => found.ahead += urls.count() as u64,
            }
        }
        if queue.delayed_until(wanted).is_some() {
            // It waits apart from the others, for a moment and not for its turn.
            found.ahead = 0;
        }
        Ok(found)
    }

    /// The entries of a host's queue, in its order, with what they look like on disk where they have been packed.
    fn entries(&self, id: HostId) -> Result<BTreeMap<EntryKey, Option<Vec<u8>>>, FrontierError> {
        let host = &self.hosts[id];
        let mut entries: BTreeMap<EntryKey, Option<Vec<u8>>> = BTreeMap::new();
        entries.extend(host.queue.begun_in(self.ledger.next_commit()).into_iter().map(|key| (key, None)));
        entries.extend(host.queue.packed().map(|(key, bytes)| (key, Some(bytes.to_vec()))));
        let prefix = prefix(&host.name);
        for of_commit in self.ledger.unapplied_entries(&prefix, &prefix) {
            for (stored, value) in of_commit.take(MOST_ENTRIES) {
                self.note_entry(id, stored, value.to_vec(), &mut entries)?;
            }
        }
        let mut after: Option<Vec<u8>> = None;
        let mut bytes = 0;
        while entries.len() < MOST_ENTRIES && bytes < MOST_BYTES {
            let page = self.store.scan(Space::Queue, &prefix, after.as_deref(), ENTRIES_AT_ONCE)?;
            let is_last = page.len() < ENTRIES_AT_ONCE;
            after = page.last().map(|(stored, _)| stored.clone());
            for (stored, value) in page {
                bytes += value.len();
                self.note_entry(id, &stored, value, &mut entries)?;
            }
            if is_last {
                break;
            }
        }
        Ok(entries)
    }

    fn note_entry(
        &self,
        id: HostId,
        stored: &[u8],
        value: Vec<u8>,
        entries: &mut BTreeMap<EntryKey, Option<Vec<u8>>>,
    ) -> Result<(), FrontierError> {
        let (_, key) = parsed(stored)?;
        if !self.ledger.is_removed(id, key, stored) {
            entries.insert(key, Some(value));
        }
        Ok(())
    }
}
