//! Random lives of an archive, each ended by a crash at a random point: what was committed is there
//! exactly once, and nothing else is.

mod support;

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use peregrine_archive::{Archive, ArchiveMark};
use peregrine_runtime::Random;
use proptest::prelude::*;
use support::*;
use tempfile::TempDir;

#[derive(Clone, Debug)]
enum Step {
    Append {
        body_bytes: usize,
    },
    Commit,
    /// Visits go on being appended while the mark is being stored.
    CommitWhileAppending {
        visits: u32,
    },
    /// The same, with everything that waits for a disk on another thread.
    CommitElsewhere {
        visits: u32,
    },
    /// The crash comes before what was flushed is durable; or the mark is never stored, and the crawl goes on.
    FlushInVain {
        crash: bool,
    },
    /// Synced, but the crash comes before the mark is stored, or before the archive hears of it.
    SyncAndCrash {
        stored: bool,
    },
    Crash {
        buffers_are_lost: bool,
    },
    FinishAndCrash {
        stored: bool,
    },
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => (0usize..4000).prop_map(|body_bytes| Step::Append { body_bytes }),
        3 => Just(Step::Commit),
        2 => (1u32..5).prop_map(|visits| Step::CommitWhileAppending { visits }),
        2 => (1u32..5).prop_map(|visits| Step::CommitElsewhere { visits }),
        1 => any::<bool>().prop_map(|crash| Step::FlushInVain { crash }),
        1 => any::<bool>().prop_map(|stored| Step::SyncAndCrash { stored }),
        1 => any::<bool>().prop_map(|buffers_are_lost| Step::Crash { buffers_are_lost }),
        1 => any::<bool>().prop_map(|stored| Step::FinishAndCrash { stored }),
    ]
}

const ROLL_AT_BYTES: u64 = 6000;

struct Life {
    dir: TempDir,
    random: Random,
    archive: Option<Archive>,
    stored: Option<ArchiveMark>,
    committed: Vec<String>,
    pending: Vec<String>,
    next: u32,
}

impl Life {
    fn begin(seed: u64) -> Life {
        let dir = tempfile::tempdir().expect("a directory");
        let (archive, _) = open(dir.path(), ROLL_AT_BYTES, None).expect("opened");
        let (committed, pending) = (Vec::new(), Vec::new());
        Life { dir, random: Random::from_seed(seed), archive: Some(archive), stored: None, committed, pending, next: 0 }
    }

    fn archive(&mut self) -> &mut Archive {
        self.archive.as_mut().expect("alive")
    }

    fn append(&mut self, body_bytes: usize) -> String {
        let number = self.next;
        self.next += 1;
        append(self.archive(), number, body_bytes);
        url(number)
    }

    fn store(&mut self, mark: ArchiveMark) {
        self.stored = Some(mark);
        self.committed.append(&mut self.pending);
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Append { body_bytes } => {
                let url = self.append(body_bytes);
                self.pending.push(url);
            }
            Step::Commit => {
                let mark = commit(self.archive());
                self.store(mark);
            }
            Step::CommitWhileAppending { visits } => {
                let mark = self.archive().sync().expect("synced");
                let late: Vec<String> = (0..visits).map(|_| self.append(2500)).collect();
                self.archive().committed(&mark).expect("committed");
                self.store(mark);
                self.pending = late;
            }
            Step::CommitElsewhere { visits } => {
                let flushed = self.archive().flush().expect("flushed");
                let committing = std::thread::spawn(move || {
                    flushed.sync().expect("synced");
                    let mark = ArchiveMark::from_bytes(&flushed.mark().to_bytes()).expect("stored");
                    flushed.stored().expect("named");
                    mark
                });
                let late: Vec<String> = (0..visits).map(|_| self.append(2500)).collect();
                let mark = committing.join().expect("committed");
                self.archive().committed(&mark).expect("committed");
                self.store(mark);
                self.pending = late;
            }
            Step::FlushInVain { crash } => {
                drop(self.archive().flush().expect("flushed"));
                if crash {
                    self.crash(true);
                }
            }
            Step::SyncAndCrash { stored } => {
                let mark = self.archive().sync().expect("synced");
                if stored {
                    self.store(mark);
                }
                self.crash(false);
            }
            Step::Crash { buffers_are_lost } => self.crash(buffers_are_lost),
            Step::FinishAndCrash { stored } => {
                let mark = commit(self.archive());
                self.store(mark);
                let mark = self.archive.take().expect("alive").finish().expect("finished");
                if stored {
                    self.store(mark);
                }
                self.crash(false);
            }
        }
    }

    fn crash(&mut self, buffers_are_lost: bool) {
        match self.archive.take() {
            // Dropping writes what is still buffered.
            Some(archive) if buffers_are_lost => std::mem::forget(archive),
            other => drop(other),
        }
        self.pending.clear();
        self.undo_finalising();
        self.tear_tails();
        let (archive, _) = open(self.dir.path(), ROLL_AT_BYTES, self.stored.as_ref()).expect("recovered");
        self.archive = Some(archive);
        self.committed.sort();
        assert_eq!(archived_visits(self.dir.path()), self.committed);
    }

    /// As if the crash had come in the midst of giving final names.
    fn undo_finalising(&mut self) {
        let warcs = self.stored.iter().flat_map(|mark| &mark.warcs);
        for name in warcs.map(|warc| warc.name.to_string()) {
            let file = |ending: &str| self.dir.path().join("archive").join(format!("{name}{ending}"));
            if !file(".warc.gz").exists() {
                continue;
            }
            let how_far_it_got = self.random.below(5);
            if how_far_it_got < 4 {
                fs::copy(file(".cdxj"), file(".cdxj.open")).expect("copied");
            }
            if how_far_it_got < 3 {
                fs::rename(file(".warc.gz"), file(".warc.gz.open")).expect("renamed");
            }
            if how_far_it_got < 2 {
                fs::rename(file(".cdxj"), file(".cdxj.tmp")).expect("renamed");
            }
            if how_far_it_got < 1 {
                resize(&file(".cdxj.tmp"), 7);
            }
        }
    }

    /// What lies beyond the mark may be there, in part or not at all, or be garbage.
    fn tear_tails(&mut self) {
        for (path, committed) in growing_files(self.dir.path(), self.stored.as_ref()) {
            let length = fs::metadata(&path).expect("metadata").len();
            assert!(length >= committed, "{path:?}");
            match self.random.below(4) {
                0 => resize(&path, committed),
                1 => resize(&path, committed + self.random.below(length - committed + 1)),
                2 => resize(&path, length + self.random.below(5000)),
                _ => {}
            }
        }
    }
}

fn resize(path: &Path, bytes: u64) {
    OpenOptions::new().write(true).open(path).and_then(|file| file.set_len(bytes)).expect("resized");
}

/// Every file that a crash may leave in any state, with how much of it must survive.
fn growing_files(dir: &Path, mark: Option<&ArchiveMark>) -> Vec<(PathBuf, u64)> {
    let mut files = vec![(dir.join("pages.jsonl"), mark.map_or(0, |mark| mark.pages_bytes))];
    for name in names(dir).into_iter().filter(|name| name.ends_with(".open")) {
        let known = mark.iter().flat_map(|mark| &mark.warcs).find(|warc| name.starts_with(&warc.name.to_string()));
        let committed = match known {
            Some(warc) if name.ends_with(".warc.gz.open") => warc.warc_bytes,
            Some(warc) => warc.index_bytes,
            None => 0,
        };
        files.push((dir.join("archive").join(name), committed));
    }
    files
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]
    #[test]
    fn whatever_was_committed_is_archived_exactly_once(
        steps in proptest::collection::vec(step(), 1..60),
        seed in any::<u64>(),
    ) {
        let mut life = Life::begin(seed);
        for step in steps {
            life.take(step);
        }
        life.crash(false);
    }
}
