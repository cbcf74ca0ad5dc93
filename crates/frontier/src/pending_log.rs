//! What is pending is durable, too: every commit writes the URLs that it accepted into a log, in a few large values. When
//! more has gathered than is to be kept, commits pack it into queue entries, host by host, as much at a time as came
//! in, and delete the log behind it.
//!
//! A commit that writes entries of a host, because its turn came or to make room, also notes that what the log had of this
//! host until then is void.

use std::collections::{HashMap, VecDeque};

use peregrine_state::{Batch, Space};
use peregrine_types::Timestamp;
use peregrine_urls::{Url, host_key};

use crate::FrontierError;
use crate::encoding::{Decoder, Encoder, Malformed};
use crate::frontier::Frontier;
use crate::host::HostId;
use crate::queue_entry::{EntryKey, LONGEST_ENTRY, Packer, unpack};

const VERSION: u8 = 1;
const LOG: u8 = b'l';
const VOID: u8 = b'v';
const VALUES_AT_ONCE: usize = 4;

#[derive(Default)]
pub(crate) struct PendingLog {
    /// Hosts whose logged URLs were packed since the last commit.
    void: Vec<HostId>,
    /// Commits that made something void, as long as there is a log from before.
    voids: VecDeque<u64>,
}

impl PendingLog {
    pub(crate) fn is_void(&mut self, host: HostId) {
        self.void.push(host);
    }

    pub(crate) fn has_changes(&self) -> bool {
        !self.void.is_empty()
    }
}

fn log_key(commit: u64, rank: u8, part: u32) -> Vec<u8> {
    let mut key = vec![LOG];
    key.extend_from_slice(&commit.to_be_bytes());
    key.push(rank);
    key.extend_from_slice(&part.to_be_bytes());
    key
}

fn void_key(commit: u64) -> Vec<u8> {
    [&[VOID], &commit.to_be_bytes()[..]].concat()
}

impl Frontier {
    /// Writes what this commit adds to what is pending.
    pub(crate) fn write_log(&mut self, commit: u64, now: Timestamp, batch: &mut Batch) {
        let mut order = Vec::new();
        let mut packer = Packer::new("");
        let mut part = 0;
        for segment in self.pending.segments() {
            segment.take_unlogged(&mut order);
            let mut in_order = order.iter().peekable();
            while let Some(&(rank, at)) = in_order.next() {
                packer.push(segment.get(at as usize));
                if packer.holds(LONGEST_ENTRY) || in_order.peek().is_none_or(|(next, _)| *next != rank) {
                    let key = log_key(commit, rank, part);
                    batch.put(Space::Pending, key.clone(), packer.take("", now).bytes);
                    segment.log.push((commit, key));
                    part += 1;
                }
            }
        }
    }

    /// Writes whose URLs are in entries by now, and forgets what nobody needs for that reason.
    pub(crate) fn void_log(&mut self, commit: u64, batch: &mut Batch) {
        self.drop_empty_segments(batch);
        let oldest = self.pending.oldest_logged();
        let void = std::mem::take(&mut self.pending_log.void);
        if oldest.is_some() && !void.is_empty() {
            let mut out = Encoder::with_version(VERSION);
            void.iter().for_each(|id| out.text(&self.hosts[*id].name));
            batch.put(Space::Pending, void_key(commit), out.finish());
            self.pending_log.voids.push_back(commit);
        }
        let is_needless = |void: u64| oldest.is_none_or(|oldest| void <= oldest);
        while let Some(commit) = self.pending_log.voids.front().copied().filter(|void| is_needless(*void)) {
            self.pending_log.voids.pop_front();
            batch.delete(Space::Pending, void_key(commit));
        }
    }

    pub(crate) fn drop_empty_segments(&mut self, batch: &mut Batch) {
        while let Some(segment) = self.pending.drop_empty() {
            for (_, key) in segment.log {
                batch.delete(Space::Pending, key);
            }
        }
    }

    /// Takes up what the log says.
    pub(crate) fn replay_log(&mut self, now: Timestamp) -> Result<(), FrontierError> {
        let void = self.read_void()?;
        let mut after: Option<Vec<u8>> = None;
        loop {
            let values = self.store.scan(Space::Pending, &[LOG], after.as_deref(), VALUES_AT_ONCE)?;
            let Some((last, _)) = values.last() else { break };
            after = Some(last.clone());
            for (key, value) in values {
                self.replay_value(&key, &value, &void, now)?;
            }
        }
        Ok(())
    }

    /// Until which commit the log is void, by host.
    fn read_void(&mut self) -> Result<HashMap<String, u64>, FrontierError> {
        let mut void = HashMap::new();
        let mut after: Option<Vec<u8>> = None;
        loop {
            let entries = self.store.scan(Space::Pending, &[VOID], after.as_deref(), VALUES_AT_ONCE)?;
            let Some((last, _)) = entries.last() else { return Ok(void) };
            after = Some(last.clone());
            for (key, value) in entries {
                let damaged = |Malformed(detail)| FrontierError::corrupt(Space::Pending, &key, detail);
                let commit = key.get(1..).and_then(|commit| commit.try_into().ok()).map(u64::from_be_bytes);
                let commit = commit.ok_or_else(|| damaged(Malformed("not a commit")))?;
                let mut read = Decoder::of_version(&value, VERSION).map_err(damaged)?;
                while !read.is_at_end() {
                    void.insert(read.text().map_err(damaged)?.to_owned(), commit);
                }
                self.pending_log.voids.push_back(commit);
            }
        }
    }

    fn replay_value(
        &mut self,
        key: &[u8],
        value: &[u8],
        void: &HashMap<String, u64>,
        now: Timestamp,
    ) -> Result<(), FrontierError> {
        let damaged = |detail: &str| FrontierError::corrupt(Space::Pending, key, detail);
        let (commit, rank) = match key {
            [LOG, commit @ .., rank, _, _, _, _] => (commit.try_into().ok().map(u64::from_be_bytes), *rank),
            _ => (None, 0),
        };
        let commit = commit.ok_or_else(|| damaged("not a commit"))?;
        let entry = EntryKey { rank, commit, chunk: 0 };
        for queued in unpack("", entry, value).map_err(|Malformed(detail)| damaged(detail))? {
            let url = Url::parse(&queued.url).map_err(|error| damaged(&error.to_string()))?;
            let host = host_key(&url).ok_or_else(|| damaged("a URL without a host"))?;
            // What a commit itself logged came after the entries it wrote.
            if void.get(host).is_some_and(|until| *until > commit) {
                continue;
            }
            let id = self.host_id(host, now)?;
            self.pending.push(id, &mut self.hosts[id].queue.pending, queued.borrowed(), rank);
            self.place(id, now);
        }
        self.pending.came_from(commit, key);
        Ok(())
    }
}
