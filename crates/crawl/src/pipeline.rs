//! The wiring: every thread and every channel of a crawl is made here, and every channel is bounded.
//!
//! ```text
//! partition ──spawn──► visits (tokio) ──harvest channel──► harvest threads ──harvested channel──► partition
//! ```
//! Commits take a way of their own, one at a time: partition ──► commit thread ──► partition (`committer`).
//!
//! At most `concurrency` leases are out at a time, and a lease is out until its visit is settled.
//! So the ring never holds more than `concurrency` visits, its last channel has room for all of
//! them, and nothing in it can block forever.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::JoinHandle as ThreadHandle;

use peregrine_types::DueUrl;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;

use crate::CrawlError;
use crate::harvest::Harvester;
use crate::harvested::Harvested;
use crate::visit::{Equipment, Visit, look_ahead, visit};

/// Sends leases out as visits and keeps count of them.
pub(crate) struct Visitors {
    runtime: Handle,
    equipment: Arc<Equipment>,
    to_harvest: async_channel::Sender<Visit>,
    looking_ahead: Option<JoinHandle<()>>,
    out: usize,
}

impl Visitors {
    pub fn send(&mut self, due: DueUrl) {
        self.out += 1;
        self.runtime.spawn(visit(due, self.equipment.clone(), self.to_harvest.clone()));
    }

    /// Has names looked up whose hosts are about to be asked, so that no request waits for it. Does nothing while it
    /// still does so for others.
    pub fn look_ahead(&mut self, names: Vec<String>) {
        if !names.is_empty() && self.looking_ahead.as_ref().is_none_or(JoinHandle::is_finished) {
            self.looking_ahead = Some(self.runtime.spawn(look_ahead(names, self.equipment.addresses.clone())));
        }
    }

    pub fn came_back(&mut self) {
        self.out = self.out.saturating_sub(1);
    }

    pub fn in_flight(&self) -> usize {
        self.out
    }
}

pub(crate) struct Pipeline {
    pub visitors: Visitors,
    pub harvested: Receiver<Harvested>,
    pub harvest_threads: Vec<ThreadHandle<()>>,
}

/// Starts the harvest threads and connects both ends. They end when the visitors are dropped.
pub(crate) fn start(
    runtime: Handle,
    equipment: Equipment,
    concurrency: usize,
    harvesters: Vec<Harvester>,
) -> Result<Pipeline, CrawlError> {
    // Fetched bodies wait here: a short queue, so that slow harvesting holds up fetching early.
    let (to_harvest, visits) = async_channel::bounded::<Visit>(2 * harvesters.len());
    let (to_partition, harvested) = sync_channel::<Harvested>(concurrency);
    let mut harvest_threads = Vec::new();
    for (number, mut harvester) in harvesters.into_iter().enumerate() {
        let visits = visits.clone();
        let to_partition = to_partition.clone();
        let thread = std::thread::Builder::new()
            .name(format!("harvest-{number}"))
            .spawn(move || {
                while let Ok(visit) = visits.recv_blocking() {
                    if to_partition.send(harvester.harvest(visit)).is_err() {
                        break;
                    }
                }
            })
            .map_err(CrawlError::Thread)?;
        harvest_threads.push(thread);
    }
    let visitors = Visitors { runtime, equipment: Arc::new(equipment), to_harvest, looking_ahead: None, out: 0 };
    Ok(Pipeline { visitors, harvested, harvest_threads })
}
