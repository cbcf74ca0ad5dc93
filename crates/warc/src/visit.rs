use peregrine_types::{Digest, FetchedPage};

use crate::{
    ArchivedHead, Connection, Content, DigestedAnswer, DigestedBlock, Encoding, Exchange, IndexEntry, Member, Record,
    RecordWriter, RevisitOf, digest_text,
};

/// What indexes call the media type of a revisit.
pub(crate) const REVISIT_MIME: &str = "warc/revisit";

/// What indexes say where a record has no digest.
pub(crate) const NO_DIGEST: &str = "-";

/// All that the archive keeps of one visit.
#[derive(Clone, Copy, Debug)]
pub struct VisitToArchive<'a> {
    pub page: &'a FetchedPage,
    /// The page's own.
    pub answer: &'a DigestedAnswer,
    /// SHA-256 of the page's body as it was fetched; of the body it would have had where the server said that
    /// nothing has changed. None where pages are given no digests.
    pub payload_digest: Option<&'a Digest>,
    /// The key under which the page is found in the index.
    pub surt: &'a str,
    /// A fresh UUID each.
    pub response_id: &'a str,
    pub request_id: &'a str,
    pub connection: Connection<'a>,
    /// Set where the body is in the archive already: then it is not written again.
    pub revisit_of: Option<RevisitOf<'a>>,
    pub note: Option<PageNote<'a>>,
    pub conversions: &'a [PageConversion<'a>],
}

/// What is known about a page beyond its bytes: the block of a `metadata` record.
///
/// Note that cdxj-indexer gives notes a line of their own unless they are `application/warc-fields`.
#[derive(Clone, Copy, Debug)]
pub struct PageNote<'a> {
    pub id: &'a str,
    pub content_type: &'a str,
    pub block: &'a [u8],
}

/// What was made of a page's body: the block of a `conversion` record.
#[derive(Clone, Copy, Debug)]
pub struct PageConversion<'a> {
    pub id: &'a str,
    pub content_type: &'a str,
    pub language: Option<&'a str>,
    pub block: &'a [u8],
}

/// A visit as it will stand in a WARC file, and its line of the index.
#[derive(Clone, Debug)]
pub struct EncodedVisit {
    pub bytes: Vec<u8>,
    /// Response (or revisit), request and, if there are any, metadata and conversions.
    pub members: Vec<Member>,
    pub response: Member,
    pub index: IndexEntry,
    /// A file takes only what is encoded as it is.
    pub encoding: Encoding,
}

impl RecordWriter {
    /// Encodes the visit's records. Nothing but CPU: no clock, no chance, no file.
    pub fn encode_visit(&mut self, visit: &VisitToArchive<'_>) -> EncodedVisit {
        let page = visit.page;
        let mut bytes = self.begin_visit();
        let response = self.append(&response_record(visit), &mut bytes);
        let request_head = ArchivedHead::of_request(&page.request_head);
        let request = self.append(&request_record(visit, &request_head), &mut bytes);
        let mut members = vec![response, request];
        let note = visit.note.map_or(&b""[..], |note| note.block);
        let (first, further) = match visit.conversions {
            [first, further @ ..] => (Some(first), further),
            [] => (None, [].as_slice()),
        };
        let [note_block, first_block] = DigestedBlock::of_two(note, first.map_or(b"", |first| first.block));
        if let Some(note) = &visit.note {
            members.push(self.append(&note_record(visit, note, &note_block), &mut bytes));
        }
        if let Some(first) = first {
            members.push(self.append(&conversion_record(visit, first, &first_block), &mut bytes));
        }
        for conversion in further {
            let block = DigestedBlock::of(conversion.block);
            members.push(self.append(&conversion_record(visit, conversion, &block), &mut bytes));
        }
        // The visit waits in a queue for its turn to be written: no larger than it is.
        let exact = bytes.as_slice().to_vec();
        self.give_back_output(bytes);
        EncodedVisit { bytes: exact, members, response, index: index_entry(visit), encoding: self.encoding().clone() }
    }
}

fn response_record<'a>(visit: &VisitToArchive<'a>) -> Record<'a> {
    let page = visit.page;
    let exchange = exchange(visit, visit.request_id);
    let (payload_digest, truncated) = (visit.payload_digest, page.truncated);
    let content = match visit.revisit_of {
        Some(of) => Content::Revisit { exchange, head: visit.answer.head(), payload_digest, of, truncated },
        None => Content::Response { exchange, answer: visit.answer, body: &page.body, truncated },
    };
    Record { id: visit.response_id, date: page.started, warcinfo_id: None, content }
}

fn request_record<'a>(visit: &VisitToArchive<'a>, head: &'a ArchivedHead) -> Record<'a> {
    let exchange = exchange(visit, visit.response_id);
    Record {
        id: visit.request_id,
        date: visit.page.started,
        warcinfo_id: None,
        content: Content::Request { exchange, head },
    }
}

fn note_record<'a>(visit: &VisitToArchive<'a>, note: &PageNote<'a>, block: &'a DigestedBlock<'a>) -> Record<'a> {
    Record {
        id: note.id,
        date: visit.page.started,
        warcinfo_id: None,
        content: Content::Metadata {
            target_uri: visit.page.url.as_str(),
            concurrent_to: visit.response_id,
            content_type: note.content_type,
            block,
        },
    }
}

fn conversion_record<'a>(
    visit: &VisitToArchive<'a>,
    conversion: &PageConversion<'a>,
    block: &'a DigestedBlock<'a>,
) -> Record<'a> {
    Record {
        id: conversion.id,
        date: visit.page.started,
        warcinfo_id: None,
        content: Content::Conversion {
            target_uri: visit.page.url.as_str(),
            refers_to: visit.response_id,
            content_type: conversion.content_type,
            language: conversion.language,
            block,
        },
    }
}

fn exchange<'a>(visit: &VisitToArchive<'a>, other_side: &'a str) -> Exchange<'a> {
    Exchange {
        target_uri: visit.page.url.as_str(),
        ip: Some(visit.page.remote.ip().to_canonical()),
        concurrent_to: Some(other_side),
        connection: visit.connection,
    }
}

fn index_entry(visit: &VisitToArchive<'_>) -> IndexEntry {
    let page = visit.page;
    let mime = if visit.revisit_of.is_some() { Some(REVISIT_MIME) } else { visit.answer.head().mime() };
    let digest = visit.payload_digest.map(digest_text);
    let digest = digest.as_deref().unwrap_or(NO_DIGEST);
    IndexEntry::new(visit.surt, page.started, page.url.as_str(), mime, page.status, digest)
}
