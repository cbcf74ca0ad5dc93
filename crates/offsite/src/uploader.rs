use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread::JoinHandle;
use std::time::Duration;

use peregrine_archive::{Elsewhere, WarcName, finished_warcs};

use crate::{Offsite, OffsiteError};

const LOOK_EVERY: Duration = Duration::from_millis(300);
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What was taken offsite in this run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uploaded {
    pub files: u64,
    pub bytes: u64,
}

/// Takes finished files away, on a thread of its own, for as long as the crawl runs.
pub struct Uploader {
    crawl_is_over: Arc<AtomicBool>,
    give_up: Arc<AtomicBool>,
    thread: JoinHandle<Result<Uploaded, OffsiteError>>,
}

impl Uploader {
    /// `complain` hears of every failure that is tried again.
    pub fn start(
        offsite: Offsite,
        crawl_dir: &Path,
        complain: impl Fn(&OffsiteError) + Send + 'static,
    ) -> Result<Self, OffsiteError> {
        let crawl_is_over = Arc::new(AtomicBool::new(false));
        let give_up = Arc::new(AtomicBool::new(false));
        let mut work = Work {
            offsite,
            crawl_dir: crawl_dir.to_path_buf(),
            crawl_is_over: crawl_is_over.clone(),
            give_up: give_up.clone(),
            done: Uploaded::default(),
        };
        let thread = std::thread::Builder::new().name("upload".to_owned());
        let thread = thread.spawn(move || work.run(&complain)).map_err(OffsiteError::Thread)?;
        Ok(Uploader { crawl_is_over, give_up, thread })
    }

    /// Waits until everything is there, however long that takes; or, where somebody wants to stop, until the file under way
    /// has been sent or has failed.
    pub fn finish(self, wants_to_stop: impl Fn() -> bool) -> Result<Uploaded, OffsiteError> {
        self.crawl_is_over.store(true, SeqCst);
        while !self.thread.is_finished() {
            if wants_to_stop() {
                self.give_up.store(true, SeqCst);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        self.thread.join().unwrap_or(Ok(Uploaded::default()))
    }
}

/// Takes everything that is finished there, once.
pub fn upload_all(offsite: &Offsite, crawl_dir: &Path) -> Result<Uploaded, OffsiteError> {
    let mut done = Uploaded::default();
    round(offsite, crawl_dir, true, &mut done)?;
    Ok(done)
}

struct Work {
    offsite: Offsite,
    crawl_dir: PathBuf,
    crawl_is_over: Arc<AtomicBool>,
    give_up: Arc<AtomicBool>,
    done: Uploaded,
}

impl Work {
    fn run(&mut self, complain: &dyn Fn(&OffsiteError)) -> Result<Uploaded, OffsiteError> {
        let mut pause = FIRST_PAUSE;
        loop {
            // Before the files are listed, so that none that the crawl left is missed.
            let is_last_round = self.crawl_is_over.load(SeqCst);
            match round(&self.offsite, &self.crawl_dir, is_last_round, &mut self.done) {
                Ok(()) if is_last_round => return Ok(self.done),
                Ok(()) => {
                    pause = FIRST_PAUSE;
                    self.wait(LOOK_EVERY, !is_last_round);
                }
                Err(error) if self.give_up.load(SeqCst) => return Err(error),
                Err(error) => {
                    complain(&error);
                    self.wait(pause, false);
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Sleeps, but not through the wish to stop, nor, if told so, through the end of the crawl.
    fn wait(&self, time: Duration, until_the_end: bool) {
        let mut left = time;
        let is_called = || self.give_up.load(SeqCst) || (until_the_end && self.crawl_is_over.load(SeqCst));
        while !left.is_zero() && !is_called() {
            let nap = left.min(Duration::from_millis(50));
            std::thread::sleep(nap);
            left -= nap;
        }
    }
}

fn round(offsite: &Offsite, crawl_dir: &Path, with_the_rest: bool, done: &mut Uploaded) -> Result<(), OffsiteError> {
    for warc in finished_warcs(crawl_dir)? {
        take(offsite, crawl_dir, &warc, done)?;
    }
    if with_the_rest {
        for name in ["pages.jsonl", "peregrine.toml", "audit.jsonl"] {
            let path = crawl_dir.join(name);
            if path.exists() {
                offsite.send(&path, name)?;
            }
        }
    }
    Ok(())
}

/// Index first: whoever finds a WARC file there finds its index as well.
fn take(offsite: &Offsite, crawl_dir: &Path, warc: &Path, done: &mut Uploaded) -> Result<(), OffsiteError> {
    let file = warc.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let Some(name) = WarcName::of_file(&file) else { return Ok(()) };
    let index_name = name.index_name();
    let sent_index = offsite.send(&warc.with_file_name(&index_name), &format!("archive/{index_name}"))?;
    let sent = offsite.send(warc, &format!("archive/{file}"))?;
    done.files += 2;
    done.bytes += sent.bytes + sent_index.bytes;
    let place = Elsewhere { file, bytes: sent.bytes, sha256: sent.sha256, address: sent.address };
    place.note(crawl_dir)?;
    let unremovable = |source| OffsiteError::Local { action: "remove", path: warc.to_path_buf(), source };
    std::fs::remove_file(warc).map_err(unremovable)
}
