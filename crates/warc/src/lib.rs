//! The format of the archive, and nothing but the format: no clock, no chance, no files of its own.
//!
//! A visit becomes two records or three: the response, the request that led to it and, if somebody
//! has something to say about the page, a metadata record. [`RecordWriter::encode_visit`] turns
//! them into bytes, one gzip member or zstd frame per record, so that a reader can start at any of them. The
//! bytes ([`EncodedVisit`]) then travel to whoever owns the open file; they bring along their line
//! of the CDXJ index ([`IndexEntry`]), which lacks only the place where they will come to lie.
//!
//! The way back is [`WarcReader`], which trusts nothing it reads, and [`read_record_at`].
//!
//! What servers send is not always fit to be archived as it is: `http_head` says what is changed,
//! and why.

mod answer;
mod cdxj;
mod derived_index;
mod dictionary;
mod digested_block;
mod encoding;
mod http_head;
mod one_line;
mod page_facts;
mod reader;
mod record;
#[cfg(target_arch = "x86_64")]
mod sha_pairs;
mod tombstone;
mod two_digests;
mod visit;
mod warc_info;
mod writer;

pub use answer::DigestedAnswer;
pub use cdxj::{CdxjError, CdxjLine, IndexEntry};
pub use dictionary::Dictionary;
pub use digested_block::DigestedBlock;
pub use encoding::{Compression, Encoding, Training};
pub use http_head::{ArchivedHead, MAX_HEAD_BYTES};
pub use page_facts::{NotedLink, PageFacts, link_context, noted_links, warc_field};
pub use reader::{ReadError, ReadLimits, StoredRecord, WarcReader, plain_records, read_record, read_record_at};
pub use record::{Connection, Content, Exchange, Record, RevisitOf, RevisitProfile, digest_of_text, digest_text};
pub use visit::{EncodedVisit, PageConversion, PageNote, VisitToArchive};
pub use warc_info::WarcInfo;
pub use writer::{HIGHEST_LEVEL, Member, RecordWriter};
