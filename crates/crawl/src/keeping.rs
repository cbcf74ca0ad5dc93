//! What the archive keeps of a visit: the exchange itself, what is known of the page, and what was made of it.

use std::path::{Path, PathBuf};

use peregrine_archive::{ArchiveSettings, Conversion};
use peregrine_runtime::Random;
use peregrine_types::{ConnectionFacts, Digest, DueUrl, Errand, FetchedPage, ParsedPage};
use peregrine_urls::{Url, surt};
use peregrine_warc::{
    Connection, DigestedAnswer, EncodedVisit, PageConversion, PageFacts, PageNote, RecordWriter, RevisitOf,
    VisitToArchive,
};

/// How visits are archived. One per harvest thread: its compressor and buffers are reused from page to page.
pub(crate) struct Keeping {
    metadata: bool,
    conversions: Vec<Conversion>,
    digests: bool,
    /// The crawl directory.
    pub out: PathBuf,
    writer: RecordWriter,
}

/// A visit, and what was found out about it.
pub(crate) struct Kept<'a> {
    pub due: &'a DueUrl,
    pub page: &'a FetchedPage,
    pub answer: &'a DigestedAnswer,
    pub parsed: &'a ParsedPage,
    /// The main text, where that is wanted.
    pub markdown: &'a str,
    pub simhash: Option<u64>,
    pub payload_digest: Option<&'a Digest>,
    /// The UUID of the response's record.
    pub record: &'a str,
    /// Set where the payload is in the archive already.
    pub revisit_of: Option<RevisitOf<'a>>,
    /// What a robots.txt says about the use of pages, name and value.
    pub usage: &'a [(&'a str, &'a str)],
}

impl Keeping {
    pub fn new(settings: &ArchiveSettings, out: &Path, writer: RecordWriter) -> Self {
        Keeping {
            metadata: settings.metadata,
            conversions: settings.conversions.clone(),
            digests: settings.digests,
            out: out.to_owned(),
            writer,
        }
    }

    pub fn wants_text(&self) -> bool {
        self.conversions.contains(&Conversion::Text)
    }

    pub fn wants_markdown(&self) -> bool {
        self.conversions.contains(&Conversion::Markdown)
    }

    /// What a page's record says of itself.
    pub fn answer(&self, page: &FetchedPage) -> DigestedAnswer {
        if self.digests { DigestedAnswer::of(page) } else { DigestedAnswer::without_digests(page) }
    }

    pub fn encode(&mut self, visit: &Kept<'_>, random: &mut Random) -> EncodedVisit {
        let Kept { page, parsed, .. } = visit;
        let further = visit.further();
        let suite = page.connection.cipher_suite.map(iana_name);
        let connection = spoken(&page.connection, suite.as_deref());
        let note = self.metadata.then(|| (random.uuid(), visit.facts(connection, &further).to_warc_fields()));
        // What was made of a payload lies beside it: one that is not repeated needs no second text either.
        let conversions: &[Conversion] = if visit.revisit_of.is_none() { &self.conversions } else { &[] };
        let conversions: Vec<(String, &str, &str)> = conversions
            .iter()
            .map(|conversion| match conversion {
                Conversion::Text => ("text/plain", parsed.text.as_str()),
                Conversion::Markdown => ("text/markdown", visit.markdown),
            })
            .filter(|(_, text)| !text.trim().is_empty())
            .map(|(content_type, text)| (random.uuid(), content_type, text))
            .collect();
        let language = parsed.language.as_deref();
        let conversions: Vec<PageConversion<'_>> = conversions
            .iter()
            .map(|(id, content_type, text)| PageConversion { id, content_type, language, block: text.as_bytes() })
            .collect();
        self.writer.encode_visit(&VisitToArchive {
            page,
            answer: visit.answer,
            payload_digest: visit.payload_digest,
            surt: &surt(&page.url),
            response_id: visit.record,
            request_id: &random.uuid(),
            connection,
            revisit_of: visit.revisit_of,
            note: note.as_ref().map(|(id, block)| PageNote { id, content_type: "application/warc-fields", block }),
            conversions: &conversions,
        })
    }
}

impl Kept<'_> {
    /// What is said of robots.txt files only.
    fn further(&self) -> Vec<(&str, &str)> {
        let errand = Some(("errand", "robots")).filter(|_| self.due.errand != Errand::Page);
        errand.into_iter().chain(self.usage.iter().copied()).collect()
    }

    /// What the metadata record says of the page.
    fn facts<'a>(&'a self, connection: Connection<'a>, further: &'a [(&'a str, &'a str)]) -> PageFacts<'a> {
        let Kept { due, page, parsed, .. } = self;
        PageFacts {
            via: due.referrer.as_deref(),
            hops_from_seed: Some(due.depth),
            timings: Some(&page.timings),
            truncated: page.truncated,
            title: parsed.title.as_deref(),
            description: parsed.description.as_deref(),
            charset: Some(parsed.charset),
            language: parsed.language.as_deref(),
            canonical: parsed.canonical.as_ref().map(Url::as_str),
            simhash: self.simhash,
            directives: parsed.directives,
            connection,
            tls_is_resumed: page.connection.is_resumed,
            tls_error: page.connection.tls_error.as_deref(),
            links: &parsed.links,
            further,
        }
    }
}

fn spoken<'a>(facts: &ConnectionFacts, cipher_suite: Option<&'a str>) -> Connection<'a> {
    Connection { protocol: Some(facts.protocol).filter(|name| !name.is_empty()), tls: facts.tls, cipher_suite }
}

/// The TLS library marks the suites of TLS 1.3; IANA does not.
fn iana_name(suite: &str) -> String {
    suite.strip_prefix("TLS13_").map_or_else(|| suite.to_owned(), |rest| format!("TLS_{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cipher_suites_go_by_the_names_that_iana_has_for_them() {
        assert_eq!(iana_name("TLS13_AES_128_GCM_SHA256"), "TLS_AES_128_GCM_SHA256");
        let older = "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256";
        assert_eq!(iana_name(older), older);
    }
}
