//! A slow disk holds up nobody but the reports; a full one ends the crawl, and costs nothing that was reported.

mod support;

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use peregrine_crawl::{AskError, Ending, questions};
use peregrine_simweb::{PageSize, SimWeb, SimWebConfig};
use peregrine_state::{Batch, Entry, RunFiles, Space, StateError, Store, Walk};
use peregrine_urls::Url;
use support::TestCrawl;

/// A store whose syncs do what the test says, as far as they belong to a commit: opening and closing are others'
/// business.
struct Disk {
    store: Arc<dyn Store>,
    on_sync: Box<dyn Fn() -> Result<(), StateError> + Send + Sync>,
}

impl Store for Disk {
    fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError> {
        self.store.get(space, key)
    }

    fn get_sorted(&self, space: Space, keys: &[&[u8]]) -> Result<Vec<Option<Vec<u8>>>, StateError> {
        self.store.get_sorted(space, keys)
    }

    fn scan(&self, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Result<Vec<Entry>, StateError> {
        self.store.scan(space, prefix, after, limit)
    }

    fn walk(&self, space: Space) -> Box<dyn Walk + '_> {
        self.store.walk(space)
    }

    fn apply(&self, batch: Batch) -> Result<(), StateError> {
        self.store.apply(batch)
    }

    fn sync(&self) -> Result<(), StateError> {
        if std::thread::current().name() == Some("commit") {
            (self.on_sync)()?;
        }
        self.store.sync()
    }

    fn run_files(&self) -> Arc<dyn RunFiles> {
        self.store.run_files()
    }
}

/// A disk whose syncs stand still until the test lets them go.
struct StuckDisk {
    /// Hears of every sync that begins.
    begun: Receiver<()>,
    /// Dropped, it lets all of them go.
    release: SyncSender<()>,
}

fn stuck_disk(crawl: &mut TestCrawl) -> StuckDisk {
    let (begin, begun) = sync_channel(1_000);
    let (release, may_end) = sync_channel::<()>(0);
    let may_end = Arc::new(Mutex::new(may_end));
    crawl.between = Some(Box::new(move |store| {
        let (begin, may_end) = (begin.clone(), may_end.clone());
        let on_sync = Box::new(move || {
            let _ = begin.send(());
            // An error means that it was dropped: nothing stands still any more.
            let _ = may_end.lock().expect("no test thread panicked").recv();
            Ok(())
        });
        Arc::new(Disk { store, on_sync })
    }));
    StuckDisk { begun, release }
}

fn web(seed: u64, hosts: u32, pages: u32) -> SimWebConfig {
    SimWebConfig::new(seed).page_size(PageSize::Fixed(3_000)).hosts(hosts).pages_per_host(pages)
}

fn await_requests(web: &SimWeb, count: usize) {
    for _ in 0..2_000 {
        if web.verdict().len() >= count {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("the crawl stands still at {} requests", web.verdict().len());
}

#[test]
fn a_slow_disk_does_not_hold_up_requests_and_nothing_is_reported_before_it_is_durable() {
    let mut crawl = TestCrawl::of(web(51, 4, 500))
        .every_front_page()
        .delay(Duration::from_millis(10))
        .with(|settings| settings.crawl.commit_interval = 0.3)
        .interrupted_after(1);
    let disk = stuck_disk(&mut crawl);
    let web = crawl.web.clone();
    let end = std::thread::scope(|scope| {
        let running = scope.spawn(|| (crawl.run(), crawl));
        disk.begun.recv().expect("the first commit is on its way to the disk");
        let before = web.verdict().len();
        await_requests(&web, before + 150);
        assert!(!running.is_finished(), "a report would have ended the crawl");
        drop(disk.release);
        running.join().expect("no panic")
    });
    let (end, crawl) = end;
    assert_eq!(end.summary.ending, Ending::Interrupted);
    assert_eq!(end.reported.len(), end.pages.len(), "in the end everything is reported, once");
    assert_eq!(crawl.metrics.snapshot().committed, end.reported.len() as u64);
}

#[test]
fn a_disk_that_stands_still_stops_the_crawl_until_it_moves_again() {
    let mut crawl = TestCrawl::of(web(52, 2, 150))
        .every_front_page()
        .delay(Duration::from_millis(8))
        .with(|settings| settings.crawl.commit_interval = 0.05);
    let disk = stuck_disk(&mut crawl);
    let web = crawl.web.clone();
    let (end, crawl) = std::thread::scope(|scope| {
        let running = scope.spawn(|| (crawl.run(), crawl));
        disk.begun.recv().expect("the first commit is on its way to the disk");
        // Ten intervals, and a little for what was under way.
        std::thread::sleep(Duration::from_millis(900));
        let stopped_at = web.verdict().len();
        std::thread::sleep(Duration::from_millis(150));
        assert_eq!(web.verdict().len(), stopped_at);
        assert!((1..300).contains(&stopped_at), "it had begun, and there was more to do: {stopped_at}");
        drop(disk.release);
        running.join().expect("no panic")
    });
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(end.fetched().len(), 300);
    assert!(crawl.judge(&end).is_clean(), "{}", crawl.judge(&end));
}

#[test]
fn a_failing_sync_ends_the_crawl_with_its_error_and_costs_nothing_that_was_reported() {
    for fails_at in [1, 3] {
        let mut crawl = TestCrawl::of(web(53, 2, 60))
            .every_front_page()
            .delay(Duration::from_millis(6))
            .with(|settings| settings.crawl.commit_interval = 0.05);
        crawl.between = Some(Box::new(move |store| {
            let syncs = AtomicUsize::new(0);
            let on_sync = Box::new(move || match syncs.fetch_add(1, SeqCst) + 1 {
                sync if sync < fails_at => Ok(()),
                _ => Err(StateError::DiskFull { path: PathBuf::from("/the/disk") }),
            });
            Arc::new(Disk { store, on_sync })
        }));
        let error = crawl.try_run().err().expect("the disk is full");
        assert!(error.is_disk_full(), "{error}");
        assert_eq!(error.to_string(), "no space left on the device that holds /the/disk");
        let reported = crawl.reported.clone();
        assert_eq!(reported.is_empty(), fails_at == 1, "only what was durable is reported");

        crawl.between = None;
        let end = crawl.run();
        assert_eq!(end.summary.ending, Ending::Finished);
        let lines: Vec<String> = end.pages.iter().map(|line| line.to_string()).collect();
        for line in &reported {
            let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            assert!(lines.contains(&line.to_string()), "a reported line is gone: {line}");
        }
        let mut urls = end.fetched();
        let archived = urls.len();
        urls.dedup();
        assert_eq!((archived, urls.len()), (120, 120), "every page is archived exactly once");
    }
}

#[test]
fn a_crawl_can_be_asked_while_it_runs_and_says_when_it_has_ended() {
    let mut crawl = TestCrawl::of(web(54, 1, 60)).delay(Duration::from_millis(5));
    let (questions, receiver) = questions();
    crawl.questions = Some(receiver);
    let seed = Url::parse(&crawl.seeds[0]).expect("a URL");
    let elsewhere = Url::parse("http://elsewhere.example/").expect("a URL");
    let asker = questions.clone();
    std::thread::scope(|scope| {
        let running = scope.spawn(|| crawl.run());
        let answer = asker.ask(move |crawl| {
            (crawl.frontier.stats().known_urls, crawl.admission.wants(&seed), crawl.admission.wants(&elsewhere))
        });
        let (known, wants_seed, wants_elsewhere) = answer.expect("it runs");
        assert!(known >= 1 && wants_seed && !wants_elsewhere);
        assert_eq!(running.join().expect("no panic").summary.ending, Ending::Finished);
    });
    assert_eq!(questions.ask(|_| ()), Err(AskError::Ended));
}
