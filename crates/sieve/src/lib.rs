//! The seen test: of all the links of the web, nine in ten lead where we have been. The sieve says which, exactly,
//! for 64-bit fingerprints of URLs, with little more than a byte of memory for each one it knows.
//!
//! A fingerprint falls through three layers. The *recent cache* holds what was asked for lately: most links die
//! there. The *filter* knows what was certainly never accepted: that is new, and nothing is read for it. What is left is
//! [`Sighting::Unsure`]; the caller gathers those, and [`Sieve::resolve`] settles a sorted batch of them in one pass over
//! the *runs*, sorted files of fingerprints on disk. Neither cache nor filter ever decides anything that the
//! runs would decide otherwise; without them the sieve is slower and just as exact.
//!
//! An accepted fingerprint goes into the *memtable*, and through [`Sieve::take_news`] into the log entry of the
//! caller's commit. A full memtable becomes a run; runs are merged so that there are few. Which runs count is
//! said by a manifest that the caller writes in its commits: [`Sieve::maintain`]. After a crash the last durable
//! manifest and the log entries behind it give back what was known, no more and no less.
//!
//! Writing, merging and building filters are done by one background thread; the caller waits for it only when it
//! has fallen several memtables behind.

mod background;
mod filter;
mod manifest;
mod memtable;
mod merge;
mod recent;
mod run;
mod run_builder;
mod run_cursor;
mod sieve;

pub use sieve::{ManifestChange, Sieve, SieveSettings, Sighting};

use peregrine_state::StateError;

#[derive(Debug, thiserror::Error)]
pub enum SieveError {
    #[error("the seen set's file {file} is damaged: {detail}")]
    Damaged { file: String, detail: &'static str },
    #[error("the seen set's file {file} has format {found}, while this version of Peregrine reads {known}")]
    UnknownFormat { file: String, found: u32, known: u32 },
    #[error("the seen set's list of files is damaged: {detail}")]
    DamagedManifest { detail: &'static str },
    #[error("the seen set's list of files has format {found}, while this version of Peregrine reads {known}")]
    UnknownManifest { found: u32, known: u32 },
    #[error(transparent)]
    State(#[from] StateError),
    #[error("cannot start the seen set's background thread: {0}")]
    Thread(std::io::Error),
    #[error("the seen set has stopped: {cause}")]
    Stopped { cause: String },
}
