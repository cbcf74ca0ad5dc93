//! Step 8. The commit: about once a second, everything that was settled since the last one becomes durable, on a
//! thread of its own. Nobody else waits for the disk.
//!
//! The partition flushes the archive, takes the mark, and takes what the frontier has to remember, all in one moment:
//! so a commit always speaks of exactly the visits whose records lie before its mark. The committer makes the
//! archive's bytes durable *first*, then applies one atomic batch, then syncs the store, and only then says
//! [`Durable`]: whatever the state knows of is in the archive. A visit is reported when the partition hears that.
//!
//! One commit is under way at a time, and none waits: what is settled meanwhile belongs to the next one. Where the
//! disk cannot keep up, the next one is later and larger; before it gets too large, the partition stops handing out.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use peregrine_archive::{ArchiveMark, Flushed};
use peregrine_state::{Batch, Store};
use peregrine_types::Timestamp;

use crate::directory::{save_mark, save_totals};
use crate::metrics::Totals;
use crate::partition::Partition;
use crate::profile::{Profile, Stage};
use crate::{CrawlError, Event};

/// A commit that takes longer than this many intervals holds up handing out.
const PATIENT_INTERVALS: u32 = 10;

/// Visits, and mentioned URLs, that the next commit may come to hold before it is taken early; or, where another is
/// under way, before handing out stops.
const MOST_LINES: usize = 50_000;
const MOST_CANDIDATES: usize = 1_000_000;

/// After a host said that it wants to be left alone, the next commit comes this soon after the last one: a crash must not make
/// anybody forget it.
const SOON: Duration = Duration::from_millis(100);

/// What becomes durable together.
pub(crate) struct Commit {
    /// The frontier's number of it.
    pub number: u64,
    pub archived: Flushed,
    /// Outcomes, new URLs, politeness, totals, and the archive's mark.
    pub batch: Batch,
    /// Lines of the visits it holds.
    pub lines: Vec<String>,
    /// As of this commit.
    pub totals: Totals,
}

/// A commit that survives a crash.
#[derive(Debug)]
pub(crate) struct Durable {
    pub number: u64,
    pub mark: ArchiveMark,
    pub lines: Vec<String>,
    pub totals: Totals,
}

/// The thread that waits for the disk. Dropping it waits for the commit under way.
pub(crate) struct Committer {
    /// `None` only while it is being dropped.
    commits: Option<SyncSender<Commit>>,
    results: Receiver<Result<Durable, CrawlError>>,
    thread: Option<JoinHandle<()>>,
    under_way_since: Option<Timestamp>,
}

impl Committer {
    pub fn start(store: Arc<dyn Store>, profile: Option<Arc<Profile>>) -> Result<Self, CrawlError> {
        // One is under way at most, so neither end ever waits for the other.
        let (commits, to_do) = sync_channel::<Commit>(1);
        let (done, results) = sync_channel(1);
        let work = move || {
            while let Ok(commit) = to_do.recv() {
                let result = carry_out(commit, store.as_ref());
                let failed = result.is_err();
                // After a failure nobody knows what the disk has: nothing more is committed.
                if done.send(result).is_err() || failed {
                    break;
                }
            }
            if let Some(profile) = profile {
                profile.whole_thread_was(Stage::Commit);
            }
        };
        let thread = std::thread::Builder::new().name("commit".to_owned()).spawn(work).map_err(CrawlError::Thread)?;
        Ok(Committer { commits: Some(commits), results, thread: Some(thread), under_way_since: None })
    }

    pub fn is_busy(&self) -> bool {
        self.under_way_since.is_some()
    }

    /// Hands a commit over. There is none under way.
    pub fn begin(&mut self, commit: Commit, now: Timestamp) -> Result<(), CrawlError> {
        debug_assert!(!self.is_busy(), "one commit at a time");
        let sent = self.commits.as_ref().is_some_and(|commits| commits.send(commit).is_ok());
        if !sent {
            return Err(CrawlError::Committer);
        }
        self.under_way_since = Some(now);
        Ok(())
    }

    /// What became of the commit under way, if that is known by now.
    pub fn poll(&mut self) -> Result<Option<Durable>, CrawlError> {
        if !self.is_busy() {
            return Ok(None);
        }
        match self.results.try_recv() {
            Ok(result) => self.ended(result).map(Some),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(CrawlError::Committer),
        }
    }

    /// What becomes of the commit under way, if there is one.
    pub fn wait(&mut self) -> Result<Option<Durable>, CrawlError> {
        if !self.is_busy() {
            return Ok(None);
        }
        let result = self.results.recv().map_err(|_| CrawlError::Committer)?;
        self.ended(result).map(Some)
    }

    fn ended(&mut self, result: Result<Durable, CrawlError>) -> Result<Durable, CrawlError> {
        self.under_way_since = None;
        result
    }
}

impl Drop for Committer {
    fn drop(&mut self) {
        self.commits = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Archive first, then state: a state that knew of records which a crash takes away would be a lie.
fn carry_out(commit: Commit, store: &dyn Store) -> Result<Durable, CrawlError> {
    let Commit { number, archived, batch, lines, totals } = commit;
    archived.sync()?;
    store.apply(batch)?;
    store.sync()?;
    archived.stored()?;
    Ok(Durable { number, mark: archived.mark().clone(), lines, totals })
}

impl Partition {
    /// Whether the next commit should be taken, `last` being when the last one was.
    pub(crate) fn should_commit(&self, last: Timestamp) -> bool {
        !self.committer.is_busy() && (self.clock.now() >= self.commit_due(last) || self.much_is_uncommitted())
    }

    pub(crate) fn commit_due(&self, last: Timestamp) -> Timestamp {
        let interval = self.limits.commit_interval;
        last.plus(if self.owes_peace { interval.min(SOON) } else { interval })
    }

    /// Whether the disk is so far behind that nothing more should be begun.
    pub(crate) fn must_wait_for_the_disk(&self) -> bool {
        let Some(since) = self.committer.under_way_since else { return false };
        let patience: Duration = self.limits.commit_interval * PATIENT_INTERVALS;
        self.much_is_uncommitted() || self.clock.now() >= since.plus(patience)
    }

    fn much_is_uncommitted(&self) -> bool {
        self.unreported.len() >= MOST_LINES || self.mentioned >= MOST_CANDIDATES
    }

    /// Hands everything settled since the last commit to the committer. Every record and every line comes with something
    /// for the frontier to remember, so where it has nothing, there is nothing to commit.
    pub(crate) fn begin_commit(&mut self) -> Result<(), CrawlError> {
        let now = self.clock.now();
        self.stopwatch.begin();
        let mut batch = self.frontier.take_commit(now)?;
        self.mentioned = 0;
        self.owes_peace = false;
        if batch.is_empty() && self.beside.is_empty() && self.unreported.is_empty() {
            return Ok(());
        }
        let archived = self.archive.flush()?;
        batch.append(std::mem::take(&mut self.beside));
        self.contents.begin_commit();
        save_mark(&mut batch, archived.mark());
        save_totals(&mut batch, &self.totals);
        let commit = Commit {
            number: self.frontier.stats().commit,
            archived,
            batch,
            lines: std::mem::take(&mut self.unreported),
            totals: self.totals.clone(),
        };
        self.committer.begin(commit, now)?;
        self.stopwatch.lap(Stage::Commit);
        Ok(())
    }

    /// Does what follows from the commit under way, if it is durable by now.
    pub(crate) fn hear_of_commit(&mut self) -> Result<(), CrawlError> {
        match self.committer.poll()? {
            Some(durable) => self.is_durable(&durable),
            None => Ok(()),
        }
    }

    /// Commits everything, and returns when it is durable.
    pub(crate) fn commit_the_rest(&mut self) -> Result<(), CrawlError> {
        self.wait_for_commit()?;
        self.begin_commit()?;
        self.wait_for_commit()
    }

    fn wait_for_commit(&mut self) -> Result<(), CrawlError> {
        match self.committer.wait()? {
            Some(durable) => self.is_durable(&durable),
            None => Ok(()),
        }
    }

    /// The one place where anything follows from durability.
    fn is_durable(&mut self, durable: &Durable) -> Result<(), CrawlError> {
        self.frontier.durable(durable.number)?;
        self.archive.committed(&durable.mark)?;
        self.contents.committed();
        self.metrics.committed.fetch_add(durable.lines.len() as u64, Relaxed);
        if !durable.lines.is_empty() {
            self.observer.event(&Event::Committed { pages: &durable.lines, totals: &durable.totals });
        }
        Ok(())
    }

    /// What really went wrong: where the committer has failed, whatever else fails is likely to follow from that. A
    /// full disk, on the other hand, is a reason that needs no other.
    pub(crate) fn cause_of(&mut self, error: CrawlError) -> CrawlError {
        match self.committer.wait() {
            Err(cause) if !error.is_disk_full() && !matches!(cause, CrawlError::Committer) => cause,
            _ => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Mutex;
    use std::sync::mpsc::RecvTimeoutError;

    use peregrine_archive::{Archive, ArchiveSettings};
    use peregrine_runtime::Random;
    use peregrine_state::{Entry, MemoryStore, RunFiles, Space, StateError, Walk};
    use peregrine_warc::WarcInfo;

    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_000);
    const LONG_ENOUGH: Duration = Duration::from_millis(30);

    fn archive(directory: &Path) -> Archive {
        let info = WarcInfo::new("peregrine/test");
        let opened = Archive::open(directory, ArchiveSettings::default(), None, info, Random::from_seed(1));
        opened.expect("a new archive").0
    }

    /// A commit of one line, as the partition makes it.
    fn commit(number: u64, archive: &mut Archive) -> Commit {
        let line = format!("{{\"number\":{number}}}");
        archive.log_page(&line).expect("logged");
        let archived = archive.flush().expect("flushed");
        let mut batch = Batch::new();
        save_mark(&mut batch, archived.mark());
        Commit { number, archived, batch, lines: vec![line], totals: Totals::default() }
    }

    /// Tells of every sync, and waits for leave to go on; without leave, the disk is full.
    struct Watched {
        store: MemoryStore,
        begun: SyncSender<()>,
        leave: Mutex<Receiver<()>>,
    }

    impl Store for Watched {
        fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError> {
            self.store.get(space, key)
        }

        fn get_sorted(&self, space: Space, keys: &[&[u8]]) -> Result<Vec<Option<Vec<u8>>>, StateError> {
            self.store.get_sorted(space, keys)
        }

        fn scan(&self, space: Space, prefix: &[u8], after: Option<&[u8]>, n: usize) -> Result<Vec<Entry>, StateError> {
            self.store.scan(space, prefix, after, n)
        }

        fn walk(&self, space: Space) -> Box<dyn Walk + '_> {
            self.store.walk(space)
        }

        fn apply(&self, batch: Batch) -> Result<(), StateError> {
            self.store.apply(batch)
        }

        fn sync(&self) -> Result<(), StateError> {
            self.begun.send(()).expect("the test listens");
            let leave = self.leave.lock().expect("no test thread panicked").recv();
            leave.map_err(|_| StateError::DiskFull { path: "/the/disk".into() })?;
            self.store.sync()
        }

        fn run_files(&self) -> Arc<dyn RunFiles> {
            self.store.run_files()
        }
    }

    fn watched() -> (Arc<Watched>, Receiver<()>, SyncSender<()>) {
        let (begun, hear) = sync_channel(8);
        let (give, leave) = sync_channel(8);
        (Arc::new(Watched { store: MemoryStore::new(), begun, leave: Mutex::new(leave) }), hear, give)
    }

    #[test]
    fn a_commit_is_durable_only_when_the_store_is_synced_and_the_archive_grows_meanwhile() {
        let directory = tempfile::tempdir().expect("a directory");
        let mut archive = archive(directory.path());
        let (store, begun, leave) = watched();
        let mut committer = Committer::start(store.clone(), None).expect("a thread");
        assert!(committer.poll().expect("nothing is wrong").is_none());

        committer.begin(commit(7, &mut archive), NOW).expect("handed over");
        begun.recv().expect("it gets to the store");
        // Its mark is in the batch, and what the mark speaks of is in the file already.
        let stored = crate::directory::load_mark(store.as_ref(), directory.path()).expect("readable");
        let stored = stored.expect("applied");
        assert_eq!(
            std::fs::read(directory.path().join("pages.jsonl")).expect("a log").len() as u64,
            stored.pages_bytes
        );
        archive.log_page("{}").expect("the archive is not held up");
        assert!(matches!(committer.results.recv_timeout(LONG_ENOUGH), Err(RecvTimeoutError::Timeout)));
        assert_eq!(store.store.unsynced(), 1, "a crash might still take it away");

        leave.send(()).expect("it waits");
        let durable = committer.wait().expect("nothing is wrong").expect("there was one");
        assert_eq!((durable.number, durable.lines.len(), durable.mark), (7, 1, stored));
        assert_eq!(store.store.unsynced(), 0);
        assert!(!committer.is_busy() && committer.wait().expect("nothing is wrong").is_none());
    }

    #[test]
    fn an_archive_that_cannot_be_synced_keeps_its_commit_out_of_the_state() {
        if !Path::new("/dev/null").exists() {
            eprintln!("SKIPPED: there is no /dev/null here");
            return;
        }
        let directory = tempfile::tempdir().expect("a directory");
        // Writing to it succeeds, syncing it does not.
        std::os::unix::fs::symlink("/dev/null", directory.path().join("pages.jsonl")).expect("linked");
        let mut archive = archive(directory.path());
        let store = Arc::new(MemoryStore::new());
        let mut committer = Committer::start(store.clone(), None).expect("a thread");
        committer.begin(commit(1, &mut archive), NOW).expect("handed over");
        let error = committer.wait().expect_err("no such luck");
        assert!(matches!(error, CrawlError::Archive(_)), "{error}");
        assert_eq!(store.unsynced(), 0, "nothing was applied");
        assert!(crate::directory::load_mark(store.as_ref(), directory.path()).expect("readable").is_none());
    }

    #[test]
    fn after_a_failure_nothing_more_is_committed() {
        let directory = tempfile::tempdir().expect("a directory");
        let mut archive = archive(directory.path());
        let (store, begun, leave) = watched();
        let mut committer = Committer::start(store.clone(), None).expect("a thread");
        drop(leave);
        committer.begin(commit(1, &mut archive), NOW).expect("handed over");
        let error = committer.wait().expect_err("the disk is full");
        assert!(error.is_disk_full(), "{error}");
        let _ = committer.begin(commit(2, &mut archive), NOW);
        assert!(!matches!(committer.wait(), Ok(Some(_))));
        drop(committer);
        assert_eq!(begun.try_iter().count(), 1);
    }

    #[test]
    fn dropping_the_committer_waits_for_the_commit_under_way() {
        let directory = tempfile::tempdir().expect("a directory");
        let mut archive = archive(directory.path());
        let (store, begun, leave) = watched();
        let mut committer = Committer::start(store.clone(), None).expect("a thread");
        committer.begin(commit(1, &mut archive), NOW).expect("handed over");
        begun.recv().expect("it gets to the store");
        leave.send(()).expect("it waits");
        drop(committer);
        assert_eq!(store.store.unsynced(), 0);
        assert_eq!(Arc::strong_count(&store), 1, "the store is free again");
    }
}
