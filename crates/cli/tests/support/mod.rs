//! The command as a script sees it: arguments in; exit code, standard output and standard error
//! out. Nothing of the program is linked in; what a crawl leaves behind is read back from its files.

#![allow(dead_code)] // Each test binary uses its share.

pub mod crawl_files;
pub mod file_server;
pub mod tools;

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use peregrine_runtime::{Clock, Random, SystemClock};

/// No test may hang: a command that takes longer is ended, and the test fails with what it had said. Long rounds are given
/// more time.
fn patience() -> Duration {
    let is_long = std::env::var_os("PEREGRINE_KILL_ROUNDS").is_some();
    Duration::from_secs(if is_long { 900 } else { 90 })
}

/// Another one in every run, printed where a failing test shows it; `PEREGRINE_TEST_SEED` repeats one.
pub fn seed() -> u64 {
    let given = std::env::var("PEREGRINE_TEST_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or_else(|| Random::from_entropy().next_u64());
    eprintln!("PEREGRINE_TEST_SEED={seed}");
    seed
}

/// A command line in the making.
pub struct Peregrine {
    arguments: Vec<OsString>,
    directory: Option<PathBuf>,
    environment: Vec<(String, String)>,
    input: Vec<u8>,
}

pub fn peregrine<Argument: Into<OsString>>(arguments: impl IntoIterator<Item = Argument>) -> Peregrine {
    Peregrine {
        arguments: arguments.into_iter().map(Into::into).collect(),
        directory: None,
        environment: Vec::new(),
        input: Vec::new(),
    }
}

/// `peregrine crawl --out OUT`, ready for seeds and flags.
pub fn crawl(out: &Path) -> Peregrine {
    peregrine(["crawl", "--out"]).and([out])
}

impl Peregrine {
    #[must_use]
    pub fn and<Argument: Into<OsString>>(mut self, arguments: impl IntoIterator<Item = Argument>) -> Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    #[must_use]
    pub fn inside(mut self, directory: &Path) -> Self {
        self.directory = Some(directory.to_owned());
        self
    }

    #[must_use]
    pub fn knowing(mut self, environment: &[(&str, &str)]) -> Self {
        self.environment.extend(environment.iter().map(|(name, value)| (name.to_string(), value.to_string())));
        self
    }

    #[must_use]
    pub fn reading(mut self, input: impl Into<Vec<u8>>) -> Self {
        self.input = input.into();
        self
    }

    pub fn run(self) -> Finished {
        self.start().finish()
    }

    pub fn start(self) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peregrine"));
        command.envs(self.environment.iter().cloned());
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(directory) = &self.directory {
            command.current_dir(directory);
        }
        let mut child = command.spawn().expect("the command starts");
        let mut stdin = child.stdin.take().expect("piped");
        let input = self.input;
        std::thread::spawn(move || {
            // A command that refuses its arguments does not read its input.
            let _ = stdin.write_all(&input);
        });
        let (told, lines) = sync_channel(100_000);
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        std::thread::spawn(move || {
            let mut line = Vec::new();
            while matches!(stdout.read_until(b'\n', &mut line), Ok(bytes) if bytes > 0) {
                if told.send(std::mem::take(&mut line)).is_err() {
                    break;
                }
            }
        });
        let mut stderr = child.stderr.take().expect("piped");
        let stderr = std::thread::spawn(move || {
            let mut text = Vec::new();
            let _ = stderr.read_to_end(&mut text);
            String::from_utf8(text).expect("standard error is UTF-8")
        });
        Running { child, clock: SystemClock::new(), lines, stdout: Vec::new(), stderr: Some(stderr) }
    }
}

/// A command that is running. It is ended when the test is over, however that ends.
pub struct Running {
    child: Child,
    clock: SystemClock,
    lines: Receiver<Vec<u8>>,
    stdout: Vec<u8>,
    stderr: Option<JoinHandle<String>>,
}

/// What a command came to.
#[derive(Debug)]
pub struct Finished {
    /// `None` if a signal ended it.
    pub code: Option<i32>,
    /// Complete lines only: a killed command may leave half of one.
    pub stdout: String,
    pub stderr: String,
    pub took: Duration,
}

impl Running {
    /// Reads standard output until a line contains `text`.
    pub fn wait_for(&mut self, text: &str) {
        if !self.says(text) {
            self.fail(&format!("ended without saying {text:?}"));
        }
    }

    /// Whether a line that contains `text` comes before the end of standard output.
    pub fn says(&mut self, text: &str) -> bool {
        loop {
            match self.lines.recv_timeout(patience().saturating_sub(self.clock.elapsed())) {
                Ok(line) => {
                    self.stdout.extend_from_slice(&line);
                    if String::from_utf8_lossy(&line).contains(text) {
                        return true;
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.fail(&format!("did not say {text:?} in time")),
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
    }

    /// `INT`, `TERM`, …
    pub fn signal(&self, name: &str) {
        let order = format!("kill -{name} {}", self.child.id());
        let status = Command::new("sh").args(["-c", &order]).status().expect("there is a shell");
        assert!(status.success(), "{order}");
    }

    /// SIGKILL: no clean-up of any kind.
    pub fn kill(mut self) -> Finished {
        self.child.kill().expect("a child can be killed");
        self.finish()
    }

    /// Reads no further, as `head` does.
    pub fn hang_up(mut self) -> Finished {
        let (_, nobody) = sync_channel(0);
        self.lines = nobody;
        while self.is_running() {
            if self.clock.elapsed() > patience() {
                self.fail("did not end in time");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        self.finish()
    }

    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().expect("a child can be asked").is_none()
    }

    pub fn finish(mut self) -> Finished {
        loop {
            match self.lines.recv_timeout(patience().saturating_sub(self.clock.elapsed())) {
                Ok(line) => self.stdout.extend_from_slice(&line),
                Err(RecvTimeoutError::Timeout) => self.fail("did not end in time"),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        // Standard output is closed, so the end is near.
        let status = self.child.wait().expect("a child can be waited for");
        let complete = self.stdout.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        self.stdout.truncate(complete);
        Finished {
            code: status.code(),
            stdout: String::from_utf8(std::mem::take(&mut self.stdout)).expect("standard output is UTF-8"),
            stderr: self.stderr.take().and_then(|reader| reader.join().ok()).unwrap_or_default(),
            took: self.clock.elapsed(),
        }
    }

    fn fail(&mut self, complaint: &str) -> ! {
        let _ = self.child.kill();
        let said = self.stderr.take().and_then(|reader| reader.join().ok()).unwrap_or_default();
        panic!("the command {complaint}; it said:\n{said}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Finished {
    #[track_caller]
    pub fn expect_code(self, code: i32) -> Self {
        assert!(!self.stderr.contains("panicked"), "no panic is ever shown:\n{}", self.stderr);
        assert_eq!(self.code, Some(code), "exit code; standard error was:\n{}", self.stderr);
        self
    }

    /// Standard error, which must be one sentence of the command's own.
    #[track_caller]
    pub fn sentence(&self) -> &str {
        assert!(!self.stderr.contains("panicked"), "no panic is ever shown:\n{}", self.stderr);
        let lines: Vec<&str> = self.stderr.lines().collect();
        let [line] = lines.as_slice() else { panic!("one line was expected on standard error, not:\n{}", self.stderr) };
        let sentence = line.strip_prefix("peregrine: ");
        let sentence = sentence.unwrap_or_else(|| panic!("the command's name comes first, not:\n{line}"));
        for (end, _) in sentence.match_indices(": ") {
            let (before, after) = (&sentence[..end], &sentence[end + 2..]);
            assert!(!before.ends_with(after), "the sentence says a thing twice:\n{sentence}");
        }
        sentence
    }

    #[track_caller]
    pub fn json_lines(&self) -> Vec<serde_json::Value> {
        let json = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"));
        self.stdout.lines().map(json).collect()
    }
}
