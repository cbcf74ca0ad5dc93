//! The wiring: every thread and every channel of a crawl is made here, and every channel is bounded.
//!
//! ```text
//! partition ──spawn──► visits (tokio) ──harvest channels──► harvest threads ──harvested channel──► partition
//! ```
//! PDF documents, whose readers may take many seconds, have a harvest channel and threads of their own, so that pages never wait for
//! them.
//!
//! Commits take a way of their own, one at a time: partition ──► commit thread ──► partition (`committer`).
//!
//! At most `concurrency` leases are out at a time, and a lease is out until its visit is settled.
//! So the ring never holds more than `concurrency` visits, each of its channels has room for all of
//! them, and nothing in it ever waits for a place.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle as ThreadHandle;

use peregrine_runtime::let_others_go_first;
use peregrine_types::DueUrl;
use tokio::runtime::Handle;

use crate::CrawlError;
use crate::harvest::Harvester;
use crate::harvested::Harvested;
use crate::look_ahead::LookAhead;
use crate::visit::{Equipment, ToHarvest, Visit, visit};

/// Waking the partition costs more than settling a visit: while there is more to harvest, so many, or so many bytes of
/// them, are handed over at once. That is a matter of milliseconds.
const HARVESTED_AT_ONCE: usize = 32;
const BYTES_AT_ONCE: u64 = 512 << 10;

/// Sends leases out as visits and keeps count of them.
pub(crate) struct Visitors {
    runtime: Handle,
    equipment: Arc<Equipment>,
    to_harvest: ToHarvest,
    ahead: LookAhead,
    out: usize,
}

impl Visitors {
    pub fn send(&mut self, due: DueUrl) {
        self.out += 1;
        self.runtime.spawn(visit(due, self.equipment.clone(), self.to_harvest.clone()));
    }

    /// Has the names of hosts looked up that are about to be asked.
    pub fn look_ahead<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        self.ahead.prepare(names);
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
    pub harvested: Receiver<Vec<Harvested>>,
    pub harvest_threads: Vec<ThreadHandle<()>>,
}

/// Those who harvest, each on a thread of its own.
pub(crate) struct Harvesters {
    pub pages: Vec<Harvester>,
    pub documents: Vec<Harvester>,
    /// Whether sockets and the partition go first where all want the same core. A page that is read a little later is nobody's
    /// loss, but a host that is asked later than it allows has lost that time for good. Without a delay there is nothing to be
    /// late for, and a harvest thread that is left alone hands over more at once.
    pub let_others_go_first: bool,
}

/// Starts the harvest threads and connects both ends. They end when the visitors are dropped.
pub(crate) fn start(
    runtime: Handle,
    equipment: Equipment,
    concurrency: usize,
    harvesters: Harvesters,
) -> Result<Pipeline, CrawlError> {
    let (to_partition, harvested) = sync_channel::<Vec<Harvested>>(concurrency);
    let mut harvest_threads = Vec::new();
    let Harvesters { pages, documents, let_others_go_first: behind } = harvesters;
    let to_harvest = ToHarvest {
        pages: start_threads("harvest", pages, behind, concurrency, &to_partition, &mut harvest_threads)?,
        documents: start_threads("documents", documents, behind, concurrency, &to_partition, &mut harvest_threads)?,
    };
    let ahead = LookAhead::new(runtime.clone(), equipment.addresses.resolver.clone());
    let visitors = Visitors { runtime, equipment: Arc::new(equipment), to_harvest, ahead, out: 0 };
    Ok(Pipeline { visitors, harvested, harvest_threads })
}

/// Where to bring visits for these harvesters.
fn start_threads(
    name: &str,
    harvesters: Vec<Harvester>,
    goes_behind: bool,
    concurrency: usize,
    to_partition: &SyncSender<Vec<Harvested>>,
    threads: &mut Vec<ThreadHandle<()>>,
) -> Result<async_channel::Sender<Visit>, CrawlError> {
    // Whoever found no place in here would wait with what it brought in memory all the same, and be woken for every visit that
    // is taken: on one core, two changes of thread for each page. What holds up fetching is the number of leases.
    let (bring, visits) = async_channel::bounded::<Visit>(concurrency);
    for (number, mut harvester) in harvesters.into_iter().enumerate() {
        let visits = visits.clone();
        let to_partition = to_partition.clone();
        let thread = std::thread::Builder::new()
            .name(format!("{name}-{number}"))
            .spawn(move || {
                if goes_behind {
                    let_others_go_first();
                }
                harvest_all(&mut harvester, &visits, &to_partition);
            })
            .map_err(CrawlError::Thread)?;
        threads.push(thread);
    }
    Ok(bring)
}

/// The work of a harvest thread, until nobody brings or wants anything any more.
fn harvest_all(
    harvester: &mut Harvester,
    visits: &async_channel::Receiver<Visit>,
    to_partition: &SyncSender<Vec<Harvested>>,
) {
    harvester.begin_work();
    let mut done = Vec::new();
    while let Some(visit) = next_visit(visits, to_partition, &mut done) {
        done.push(harvester.harvest(visit));
        let bytes: u64 = done.iter().map(|harvested| harvested.body_bytes).sum();
        let is_much = done.len() >= HARVESTED_AT_ONCE || bytes >= BYTES_AT_ONCE;
        if is_much && to_partition.send(std::mem::take(&mut done)).is_err() {
            return;
        }
    }
}

/// Hands over what is done before it waits for a visit, or for one that may take long: a visit that was seen waiting may have
/// gone to another thread, and the next one may not come before these are settled.
fn next_visit(
    visits: &async_channel::Receiver<Visit>,
    to_partition: &SyncSender<Vec<Harvested>>,
    done: &mut Vec<Harvested>,
) -> Option<Visit> {
    let mut hand_over = || done.is_empty() || to_partition.send(std::mem::take(done)).is_ok();
    let visit = match visits.try_recv() {
        Ok(visit) => visit,
        Err(_) if !hand_over() => return None,
        Err(_) => visits.recv_blocking().ok()?,
    };
    let may_take_long = !visit.is_quick() || visit.is_document();
    (!may_take_long || hand_over()).then_some(visit)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bytes::Bytes;
    use peregrine_types::{ConnectionFacts, Errand, FetchTimings, FetchedPage, Timestamp};

    use super::*;
    use crate::harvest::tests::{due, harvester};
    use crate::visit::Found;

    fn visit(body: Vec<u8>) -> Visit {
        answered(&[], body)
    }

    fn answered(headers: &[(&str, &'static str)], body: Vec<u8>) -> Visit {
        let due = due(Errand::Page);
        let page = FetchedPage {
            url: due.url.clone(),
            status: 200,
            request_head: Bytes::from_static(b"GET / HTTP/1.1\r\n\r\n"),
            response_head: Bytes::from_static(b"HTTP/1.1 200 OK\r\n\r\n"),
            body: body.into(),
            truncated: None,
            headers: headers
                .iter()
                .map(|(name, value)| (Box::from(*name), Bytes::from_static(value.as_bytes())))
                .collect(),
            remote: ([192, 0, 2, 7], 80).into(),
            started: Timestamp::EPOCH,
            timings: FetchTimings::default(),
            connection: ConnectionFacts::default(),
        };
        Visit { due, found: Found::Answer(Ok(page)) }
    }

    /// How many were handed over at once, each time, where all of these wait from the start.
    fn handed_over(bodies: Vec<Vec<u8>>) -> Vec<usize> {
        let (bring, visits) = async_channel::bounded(bodies.len());
        for body in bodies {
            bring.send_blocking(visit(body)).expect("there is room");
        }
        drop(bring);
        let (to_partition, harvested) = sync_channel(100);
        harvest_all(&mut harvester(), &visits, &to_partition);
        drop(to_partition);
        harvested.iter().map(|done| done.len()).collect()
    }

    #[test]
    fn what_was_harvested_is_handed_over_together_but_does_not_wait_for_long() {
        let (small, large) = (vec![b'a'; 100], vec![b'a'; BYTES_AT_ONCE as usize]);
        assert_eq!(handed_over(vec![small.clone(); 3]), [3], "the last one has nobody to wait for");
        assert_eq!(handed_over(vec![small.clone(); 40]), [HARVESTED_AT_ONCE, 8]);
        assert_eq!(handed_over(vec![vec![b'a'; BYTES_AT_ONCE as usize / 4]; 6]), [4, 2]);
        assert_eq!(handed_over(vec![small.clone(), small.clone(), large, small.clone()]), [2, 1, 1]);
        let document = b"%PDF-1.7".to_vec();
        assert_eq!(handed_over(vec![small.clone(), document, small]), [1, 2]);
    }

    #[test]
    fn a_visit_takes_little_room_in_a_channel_that_has_room_for_all() {
        assert!(size_of::<Visit>() <= 800, "{}", size_of::<Visit>());
    }

    #[test]
    fn a_document_is_known_for_one_whatever_it_is_called_and_wrapped_in() {
        let pdf = || b"%PDF-1.7".to_vec();
        let kind = |kind| ("content-type", kind);
        let gzip = ("content-encoding", "gzip");
        assert!(visit(pdf()).is_document());
        assert!(answered(&[kind("text/html")], b"\xef\xbb\xbf\n%PDF-1.4".to_vec()).is_document());
        assert!(answered(&[kind("Application/PDF"), gzip], vec![0x1f, 0x8b]).is_document());
        assert!(answered(&[kind("application/octet-stream"), gzip], vec![0x1f, 0x8b]).is_document());
        assert!(!answered(&[kind("Text/HTML; charset=utf-8"), gzip], vec![0x1f, 0x8b]).is_document());
        assert!(!answered(&[kind("application/pdf")], b"<!doctype html><title>Log in".to_vec()).is_document());
        let robots = Errand::Robots { origin: Arc::from(""), hop: 0 };
        let robots = Visit { due: due(robots), ..visit(pdf()) };
        assert!(!robots.is_document(), "nobody reads it as one");
    }

    #[test]
    fn nothing_that_was_harvested_waits_for_a_visit_that_another_thread_took() {
        let (bring, visits) = async_channel::bounded(100);
        let (to_partition, harvested) = sync_channel(100);
        let threads: Vec<_> = (0..3)
            .map(|_| {
                let (visits, to_partition) = (visits.clone(), to_partition.clone());
                std::thread::spawn(move || harvest_all(&mut harvester(), &visits, &to_partition))
            })
            .collect();
        for round in 0..3_000 {
            let brought = 2 + round % 3;
            for _ in 0..brought {
                bring.send_blocking(visit(vec![b'a'; 100])).expect("there is room");
            }
            let mut back = 0;
            while back < brought {
                let done = harvested.recv_timeout(Duration::from_secs(20));
                back += done.expect("nobody else comes, so nobody is waited for").len();
            }
        }
        drop(bring);
        for thread in threads {
            thread.join().expect("it ends in order");
        }
    }
}
