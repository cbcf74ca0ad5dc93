//! What a crawl leaves behind: `archive/*.warc.gz` (or `.warc.zst`) with a CDXJ index beside each, and `pages.jsonl`.
//!
//! One thread owns the [`Archive`] and appends what the harvest encoded. Nothing it appends counts
//! until it is committed, which takes four steps: [`Archive::flush`] hands everything to the system and
//! takes an [`ArchiveMark`], the lengths of all files that are still growing; [`Flushed::sync`] makes
//! that durable; the crawl stores the mark together with the outcomes, in one atomic batch; then
//! [`Flushed::stored`] and [`Archive::committed`] hear of it. Flushing takes no time to speak of; all
//! that waits for a disk can happen on another thread, while the archive goes on growing. At the next start [`Archive::open`] cuts everything back to the last stored mark. So whatever
//! the state knows of is in the archive, and what it does not know of is not.
//!
//! While it grows, a file is called `….open`. It gets its final name only when a stored mark covers
//! all of it, so **a file with a final name is whole, committed, and never touched again**, unless somebody asks to have a
//! page taken out of it (`forget.rs`).
//! `recovery.rs` lists what a crash can leave behind, and what becomes of it.
//!
//! `verify.rs` reads all of it again and says what is wrong; `mend.rs` mends what can be mended.
//!
//! Two processes must not open one archive; the lock on the crawl's state sees to that.

mod append_file;
mod archive;
mod capped_lines;
mod dictionary;
mod elsewhere;
mod error;
mod external_sort;
mod finalise;
mod findings;
mod flushed;
mod forget;
mod free_space;
mod index_check;
mod index_lookup;
mod location;
mod mark;
mod mend;
mod pages_log;
mod place_key;
mod recovery;
mod relist;
mod rolling_warc;
mod settings;
mod surviving;
mod verify;
mod wrongly_known;

pub use archive::Archive;
pub use elsewhere::{BringBack, Elsewhere, NothingElsewhere};
pub use error::ArchiveError;
pub use external_sort::{ExternalSorter, SortedEntries};
pub use findings::{Claimant, Finding, Verification};
pub use flushed::Flushed;
pub use forget::{ArchivedAnswer, Forgotten, bring_back, for_each_answer, forget_answers};
pub use free_space::free_bytes;
pub use index_lookup::find_payload;
pub use location::{RECORD_LIMITS, WarcName, read_archived};
pub use mark::{ArchiveMark, MarkError, WarcMark};
pub use mend::{Mended, mend_archive};
pub use recovery::{CutFile, RecoveryReport, finished_warcs};
pub use relist::{Relisted, relist};
pub use settings::{ArchiveSettings, Conversion};
pub use surviving::{AnswerEdges, next_readable};
pub use verify::{ArchiveCheck, ListedPage};
pub use wrongly_known::WronglyKnown;
