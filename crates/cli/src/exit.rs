//! Exit codes that scripts can use. They are part of the interface: documented in `--help`, never
//! renumbered.

use std::process::ExitCode;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// Everything there was to do is done.
    Done = 0,
    /// Something failed that has no code of its own.
    Failed = 1,
    /// The command line or a setting is wrong.
    BadArguments = 2,
    /// `--limit` was reached with URLs still waiting.
    LimitReached = 3,
    /// None of the seeds could be fetched.
    NoSeedReachable = 4,
    /// The disk is full. Nothing committed is lost; the same command goes on once there is space.
    DiskFull = 5,
    /// Another process is crawling into the same directory.
    DirectoryBusy = 6,
    /// The crawl directory cannot be used: damaged, not writable, or of another version.
    BadDirectory = 7,
    /// Only hosts that are backing off are left, for longer than `--patience`.
    Waiting = 8,
    /// `verify` found something wrong.
    Unsound = 9,
    /// Ctrl-C. The same command goes on where this one stopped.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

pub const EXIT_CODES_HELP: &str = "\
Exit codes:
  0    done: every URL in scope has been visited
  1    failed for a reason of its own, named on standard error
  2    bad arguments, a malformed URL or an unknown setting
  3    --limit reached, URLs are still waiting
  4    no seed could be reached
  5    disk full; nothing committed is lost, run the same command again once there is space
  6    another process is using the crawl directory
  7    the crawl directory cannot be used (damaged, not writable, of another version)
  8    only hosts that are backing off are left; run the same command again later
  9    verify: something is wrong with the crawl directory
  130  interrupted by Ctrl-C; run the same command again to go on";

/// The code for an error that ended a command.
pub fn of_error(error: &anyhow::Error) -> Exit {
    use peregrine_crawl::CrawlError;
    if error.downcast_ref::<crate::settings::SettingsError>().is_some() || error.downcast_ref::<Usage>().is_some() {
        return Exit::BadArguments;
    }
    if error.downcast_ref::<crate::live::CannotAsk>().is_some() {
        return Exit::DirectoryBusy;
    }
    match error.downcast_ref::<CrawlError>() {
        Some(error) if error.is_disk_full() => Exit::DiskFull,
        Some(error) if error.is_bad_request() => Exit::BadArguments,
        Some(error) if error.is_busy() => Exit::DirectoryBusy,
        Some(error) if error.is_bad_directory() => Exit::BadDirectory,
        _ => Exit::Failed,
    }
}

/// The command line asks for something that makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);
