//! The door of a running crawl: a socket in its directory at which `peregrine why`, `show` and `deadletter` may ask. One line
//! of JSON in, one out. Whoever knocks can neither hold the crawl up nor bring it down: questions are short, few at a
//! time, and answered between two steps of its loop or not at all.

use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::Context;
use peregrine_crawl::{AskError, CrawlError, DeadLetterFilter, Inside, KnownUrl, LetterMark, LetterPage, Questions};
use peregrine_runtime::Clock;
use peregrine_urls::{Url, host_key, parse_seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::why::Explained;

const NAME: &str = "ask.sock";
/// The socket's name until it is ready: no longer than the other.
const DRAFT: &str = "ask.new";
/// A path of this many bytes is too long for a socket.
const LONGEST_PATH: usize = 108;
const LONGEST_QUESTION: usize = 16 << 10;
/// Answers are our own; this is for whoever listens at that name instead.
const LONGEST_ANSWER: usize = 1 << 20;
const MOST_VISITORS: usize = 4;
/// For a whole question to arrive, and for a whole answer to be taken.
const PATIENCE: Duration = Duration::from_secs(2);
/// For an answer: the crawl itself gives up on a question before that.
const LONG_PATIENCE: Duration = Duration::from_secs(8);
/// Between two attempts to open the door where there are no files left to open.
const PAUSE: Duration = Duration::from_millis(100);

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    Why {
        url: String,
    },
    WhyHost {
        host: String,
    },
    Show {
        url: String,
    },
    /// Some of what was given up, from `after` on; with `replay` it is queued once more.
    DeadLetters {
        filter: DeadLetterFilter,
        after: Option<LetterMark>,
        replay: bool,
    },
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Why(Explained),
    Show(Box<KnownUrl>),
    DeadLetters(LetterPage),
    /// A sentence on why there is none.
    Error(String),
}

/// Why a running crawl could not be asked.
#[derive(Debug, thiserror::Error)]
#[error("another process is using {}, and it cannot be asked: {detail}", path.display())]
pub struct CannotAsk {
    pub path: PathBuf,
    pub detail: String,
    /// Whether nobody listens: perhaps not yet, or not any more.
    pub is_shut: bool,
}

/// Open as long as this lives.
pub struct Door {
    path: PathBuf,
    /// Device and inode: another crawl may have put its own door there since.
    identity: (u64, u64),
}

impl Door {
    /// To be opened by the process that holds the directory, for it takes the place of whatever is there.
    pub fn open(out: &Path, questions: Questions, clock: Arc<dyn Clock>) -> anyhow::Result<Door> {
        let (path, draft) = (out.join(NAME), out.join(DRAFT));
        if let Some(complaint) = too_long(&path) {
            anyhow::bail!(complaint);
        }
        let _ = std::fs::remove_file(&draft);
        let listener = UnixListener::bind(&draft).with_context(|| format!("cannot listen at {}", path.display()))?;
        let open = || -> std::io::Result<(u64, u64)> {
            std::fs::set_permissions(&draft, std::fs::Permissions::from_mode(0o600))?;
            let metadata = std::fs::symlink_metadata(&draft)?;
            std::fs::rename(&draft, &path)?;
            Ok((metadata.dev(), metadata.ino()))
        };
        let identity = open().with_context(|| format!("cannot listen at {}", path.display()))?;
        let porter = Porter { questions, clock, visitors: Arc::default() };
        let door = Door { path, identity };
        std::thread::Builder::new()
            .name("ask".to_owned())
            .spawn(move || porter.attend(&listener))
            .context("cannot start a thread")?;
        Ok(door)
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        // Nobody finds the porter any more, who goes with the process: to wake him could mean to wait for him.
        let found = std::fs::symlink_metadata(&self.path).map(|metadata| (metadata.dev(), metadata.ino()));
        if found.is_ok_and(|found| found == self.identity) {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

fn too_long(path: &Path) -> Option<String> {
    let length = path.as_os_str().len();
    (length >= LONGEST_PATH).then(|| {
        let most = LONGEST_PATH - 1;
        format!(
            "the path of {NAME} has {length} bytes, and a socket's has {most} at most (a relative one may be shorter)"
        )
    })
}

#[derive(Clone)]
struct Porter {
    questions: Questions,
    clock: Arc<dyn Clock>,
    visitors: Arc<AtomicUsize>,
}

impl Porter {
    fn attend(&self, listener: &UnixListener) {
        for visitor in listener.incoming() {
            match visitor {
                Ok(visitor) => self.receive(visitor),
                Err(_) => std::thread::sleep(PAUSE),
            }
        }
    }

    fn receive(&self, mut visitor: UnixStream) {
        let present = Present::among(&self.visitors);
        if present.number > MOST_VISITORS {
            let _ = send(&mut visitor, &Answer::Error(AskError::Busy.to_string()));
            return;
        }
        let porter = self.clone();
        // Where no thread can be had, the visitor is sent away by the end of the connection.
        let _ = std::thread::Builder::new().name("answer".to_owned()).spawn(move || {
            let _present = present;
            let answer = match receive(&mut visitor, LONGEST_QUESTION, PATIENCE, &*porter.clock) {
                Ok(question) => porter.answer(question),
                Err(error) => Answer::Error(format!("this is no question: {error:#}")),
            };
            let _ = send(&mut visitor, &answer);
        });
    }

    fn answer(&self, question: Question) -> Answer {
        let clock = self.clock.clone();
        let answer = match question {
            Question::Why { url } => {
                self.about(&url, move |crawl, url| Ok(Answer::Why(Explained::url(&crawl.why(url, clock.now())?))))
            }
            Question::WhyHost { host } => self.about(&host, move |crawl, url| {
                let name = host_key(url).unwrap_or_default();
                Ok(Answer::Why(Explained::host(&crawl.why_host(name, clock.now())?)))
            }),
            Question::Show { url } => self.about(&url, |crawl, url| Ok(Answer::Show(Box::new(crawl.known_url(url)?)))),
            Question::DeadLetters { filter, after, replay } => self.ask(move |crawl| {
                Ok(Answer::DeadLetters(match replay {
                    true => crawl.replay(&filter, after, clock.now())?,
                    false => crawl.dead_letters(&filter, after)?,
                }))
            }),
        };
        answer.unwrap_or_else(Answer::Error)
    }

    fn about(
        &self,
        url: &str,
        question: impl FnOnce(&mut Inside<'_>, &Url) -> Result<Answer, CrawlError> + Send + 'static,
    ) -> Result<Answer, String> {
        let url = parse_seed(url).map_err(|error| error.to_string())?;
        self.ask(move |crawl| question(crawl, &url))
    }

    fn ask(
        &self,
        question: impl FnOnce(&mut Inside<'_>) -> Result<Answer, CrawlError> + Send + 'static,
    ) -> Result<Answer, String> {
        let answer = self.questions.ask(question).map_err(|error| error.to_string())?;
        answer.map_err(|error| error.to_string())
    }
}

/// One who is being talked to.
struct Present {
    visitors: Arc<AtomicUsize>,
    number: usize,
}

impl Present {
    fn among(visitors: &Arc<AtomicUsize>) -> Self {
        let number = visitors.fetch_add(1, Ordering::Relaxed) + 1;
        Present { visitors: visitors.clone(), number }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.visitors.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Asks the crawl that runs in this directory.
pub fn ask(out: &Path, question: &Question, clock: &dyn Clock) -> Result<Answer, CannotAsk> {
    let cannot = |detail: String, is_shut| CannotAsk { path: out.to_owned(), detail, is_shut };
    let path = out.join(NAME);
    if let Some(complaint) = too_long(&path) {
        return Err(cannot(complaint, false));
    }
    let mut crawl = UnixStream::connect(&path).map_err(|error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::ConnectionRefused => cannot(format!("nobody listens at {NAME}"), true),
        _ => cannot(format!("cannot connect to {NAME}: {error}"), false),
    })?;
    let answer = send(&mut crawl, question)
        .map_err(anyhow::Error::from)
        .and_then(|()| receive(&mut crawl, LONGEST_ANSWER, LONG_PATIENCE, clock));
    match answer {
        Ok(Answer::Error(detail)) => Err(cannot(detail, false)),
        Ok(answer) => Ok(answer),
        // It ended just now.
        Err(error) => Err(cannot(format!("there was no answer: {error:#}"), true)),
    }
}

fn send(stream: &mut UnixStream, message: &impl Serialize) -> std::io::Result<()> {
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = serde_json::to_vec(message)?;
    line.push(b'\n');
    stream.write_all(&line)
}

/// A line of at most so many bytes, within a time that does not begin anew with every byte.
fn receive<T: DeserializeOwned>(
    stream: &mut UnixStream,
    most: usize,
    patience: Duration,
    clock: &dyn Clock,
) -> anyhow::Result<T> {
    let deadline = clock.elapsed() + patience;
    let mut line = Vec::new();
    let mut piece = [0; 4096];
    while !line.ends_with(b"\n") {
        let left = deadline.saturating_sub(clock.elapsed());
        anyhow::ensure!(!left.is_zero(), "it did not come in time");
        stream.set_read_timeout(Some(left))?;
        let count = match stream.read(&mut piece) {
            Ok(count) => count,
            // Whether it is too late is seen above.
            Err(error)
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted) =>
            {
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        anyhow::ensure!(count > 0, "it did not come to an end");
        line.extend_from_slice(piece.get(..count).unwrap_or_default());
        anyhow::ensure!(line.len() <= most, "it has more than {most} bytes");
    }
    Ok(serde_json::from_slice(&line)?)
}

#[cfg(test)]
#[path = "live_tests.rs"]
mod tests;
