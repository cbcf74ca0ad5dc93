//! Whether a page's content is known already, or nearly.
//!
//! Two questions, asked for every page that was fetched. *Are these very bytes in the archive?* [`Originals`] knows
//! the digest of every archived payload and what it was first seen at; harvest threads ask it too, so that a known payload is
//! archived as a revisit. *Has this text been seen with a few words changed?* A [`Sketch`] of the text, made in one pass
//! over its words, holds a 64-bit SimHash and 128 MinHash bins. [`NearDuplicates`] finds the pages whose SimHash
//! differs in a few bits through four tables of 16 bits each, never by a scan, and believes those whose MinHash agrees.
//!
//! What is known goes into the state with the commit of the visit it came from, so a restart forgets nothing. Of near
//! duplicates only the last so many pages are known, as memory allows; of exact ones all.
//! The numbers behind the features and thresholds are in `docs/decisions/0030-near-duplicates.md`.

mod error;
mod near;
mod originals;
mod settings;
mod sketch;
mod unsaved;
mod words;

pub use error::DedupError;
pub use near::{NearDuplicate, NearDuplicates};
pub use originals::{Original, Originals};
pub use settings::{DedupSettings, FollowDuplicates};
pub use sketch::{BINS, Sketch};
