//! Step 6. Harvest: all the CPU work of a page, on threads of its own. Decode, read, digest, compress;
//! what leaves is ready to be appended, settled and admitted without further thought.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use peregrine_archive::Conversion;
use peregrine_fetch::{DecodeLimits, FetchError, MediaType, decode_content, redirect, retry_after};
use peregrine_parse::{ParseOptions, add_header_links, parse};
use peregrine_robots::{RobotsResponse, header_directives, robots_file};
use peregrine_runtime::{Clock, Random};
use peregrine_types::{
    CandidateUrl, Denial, Digest, DueUrl, Errand, Failure, FailureClass, FetchedPage, ParsedPage, Redirect, Response,
    RobotsFile, Timestamp, Via, VisitOutcome,
};
use peregrine_urls::{KeyPolicy, Url, host_key, registrable_domain, surt};
use peregrine_warc::{
    Connection, EncodedVisit, PageConversion, PageFacts, PageNote, RecordWriter, VisitToArchive, digest_text,
};
use sha2::{Digest as _, Sha256};

use crate::admit::Admission;
use crate::page_line::PageLine;
use crate::visit::{Found, Visit};

/// After this many redirects in a row the next one is not followed.
const MAX_REDIRECTS: u8 = 5;

/// A visit that has been thought through.
pub(crate) struct Harvested {
    pub due: DueUrl,
    pub outcome: VisitOutcome,
    /// Present where a server answered.
    pub records: Option<EncodedVisit>,
    /// Present for pages; robots.txt errands are in the archive only.
    pub line: Option<PageLine>,
    pub candidates: Vec<CandidateUrl>,
    pub redirect: RedirectNews,
    pub body_bytes: u64,
    /// A moment by which the server had certainly received the request; `None` where it is not
    /// known, or none was made.
    pub asked_by: Option<Timestamp>,
    /// The address that answered.
    pub address: Option<IpAddr>,
    /// Whether a visitor was sent for it.
    pub went_out: bool,
}

/// What a redirect means beyond a candidate.
#[derive(Clone, Debug, Default)]
pub(crate) struct RedirectNews {
    /// It leads to another spelling of the same page: the visit goes on there.
    pub same_page: bool,
    /// A seed has moved here, beyond the scope so far.
    pub moved_seed: Option<Url>,
}

/// One per harvest thread: its compressor and buffers are reused from page to page.
pub(crate) struct Harvester {
    admission: Arc<Admission>,
    /// The product token that directives are matched against.
    agent: Arc<str>,
    options: ParseOptions,
    decode_limits: DecodeLimits,
    keeps: Keeps,
    writer: RecordWriter,
    clock: Arc<dyn Clock>,
    random: Random,
}

/// What the archive keeps of a page beside its bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Keeps {
    pub metadata: bool,
    pub conversions: Vec<Conversion>,
}

impl Harvester {
    pub fn new(
        admission: Arc<Admission>,
        agent: Arc<str>,
        decode_limits: DecodeLimits,
        keeps: Keeps,
        clock: Arc<dyn Clock>,
        random: Random,
    ) -> Self {
        let options = ParseOptions {
            agent: agent.to_string(),
            // It costs a quarter more time to read a page, so only where somebody wants it.
            want_text: keeps.conversions.contains(&Conversion::Text),
            want_resources: admission.follows_resources(),
            ..ParseOptions::default()
        };
        Harvester { admission, agent, options, decode_limits, keeps, writer: RecordWriter::new(), clock, random }
    }

    /// A page may be hostile enough to trip the code that reads it; that costs the page, not the
    /// crawl.
    pub fn harvest(&mut self, visit: Visit) -> Harvested {
        let due = visit.due.clone();
        let attempt = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.read(visit)));
        attempt.unwrap_or_else(|_| {
            let detail = format!("the answer of {} could not be processed", due.url);
            Harvested::failed(
                due,
                Failure { class: FailureClass::Protocol, detail },
                self.admission.keys(),
                self.clock.now(),
            )
        })
    }

    fn read(&mut self, visit: Visit) -> Harvested {
        let now = self.clock.now();
        let fetched = match visit.found {
            Found::Answer(fetched) => fetched,
            Found::Address(found) => return Harvested::looked_up(visit.due, found),
        };
        match (visit.due.errand.clone(), fetched) {
            (_, Err(FetchError::Denied { address, .. })) => {
                let denial = Denial::PrivateAddress { address: address.to_string() };
                Harvested::denied(visit.due, denial, self.admission.keys(), now)
            }
            (Errand::Robots { hop, .. }, Ok(page)) => self.read_robots(visit.due, hop, &page, now),
            (Errand::Page, Ok(page)) => self.read_page(visit.due, page, now),
            // Nobody was to be asked; where the host is, is known all the same.
            (Errand::Address, Ok(page)) => Harvested::looked_up(visit.due, Ok(page.remote.ip())),
            (_, Err(FetchError::Failed(failure))) => Harvested::failed(visit.due, failure, self.admission.keys(), now),
        }
    }

    fn read_page(&mut self, due: DueUrl, page: FetchedPage, now: Timestamp) -> Harvested {
        let digest: Digest = Sha256::digest(&page.body).into();
        let moved = location(&page);
        let parsed = if moved.is_none() { self.understand(&page) } else { ParsedPage::default() };
        let (candidates, redirect) = match &moved {
            Some(target) => self.follow_redirect(&due, target),
            None => (self.follow_links(&due, &parsed), RedirectNews::default()),
        };
        let mut line = PageLine::new(
            &due,
            self.admission.keys(),
            page.started,
            if moved.is_some() { "redirect" } else { "fetched" },
        );
        line.status = Some(page.status.into());
        line.content_type = page.header("content-type").map(media_type);
        line.bytes = Some(page.body.len() as u64);
        line.digest = Some(digest_text(&digest));
        line.title = parsed.title.clone();
        line.redirect = moved.as_ref().map(|target| target.to.to_string());
        line.truncated = page.truncated.map(|reason| reason.as_str());
        if moved.is_some() && hops(due.via) >= MAX_REDIRECTS {
            line.status = Some(599);
            line.outcome = Denial::TooManyRedirects.as_str().to_owned();
        }
        let records = self.encode(&due, &page, &digest, &parsed);
        let outcome = VisitOutcome::Response(Response {
            status: page.status,
            redirect: moved,
            retry_after: page.header("retry-after").and_then(|value| retry_after(value, now)),
            digest: Some(digest),
            simhash: None,
            etag: page.header("etag").map(str::to_owned),
            last_modified: page.header("last-modified").map(str::to_owned),
            archived: None,
            body_bytes: page.body.len() as u64,
            server_time: page.timings.first_byte,
        });
        Harvested {
            due,
            outcome,
            records: Some(records),
            line: Some(line),
            candidates,
            redirect,
            body_bytes: page.body.len() as u64,
            asked_by: Some(asked_by(&page)),
            address: Some(page.remote.ip()),
            went_out: true,
        }
    }

    /// What the page means, with its headers' wishes added to its own.
    fn understand(&self, page: &FetchedPage) -> ParsedPage {
        let Ok(body) = decode_content(&page.headers, &page.body, &self.decode_limits) else {
            return ParsedPage::default();
        };
        let mut parsed = parse(&body.bytes, page.header("content-type"), &page.url, &self.options);
        add_header_links(&mut parsed, texts(page, "link"), &page.url, &self.options);
        parsed.directives = parsed.directives.and(header_directives(texts(page, "x-robots-tag"), &self.agent));
        parsed
    }

    fn follow_links(&self, due: &DueUrl, parsed: &ParsedPage) -> Vec<CandidateUrl> {
        if parsed.directives.nofollow && self.admission.obeys_nofollow() {
            return Vec::new();
        }
        let referrer: Arc<str> = Arc::from(due.url.as_str());
        self.admission.candidates(&parsed.links, &referrer, due.depth.saturating_add(1))
    }

    fn follow_redirect(&self, due: &DueUrl, target: &Redirect) -> (Vec<CandidateUrl>, RedirectNews) {
        let mut news = RedirectNews::default();
        let hops = hops(due.via);
        if hops >= MAX_REDIRECTS || target.to == due.url {
            return (Vec::new(), news);
        }
        // Redirects keep the depth, so only seeds and where they have moved to are at depth 0.
        if due.depth == 0 && is_move(&due.url, target) && self.admission.widen(&target.to) {
            news.moved_seed = Some(target.to.clone());
        }
        let candidate = self.admission.redirect_target(target.to.clone(), &due.url, due.depth, hops + 1);
        news.same_page = candidate.as_ref().is_some_and(|candidate| candidate.fingerprint == due.fingerprint);
        let candidates = if news.same_page { Vec::new() } else { candidate.into_iter().collect() };
        (candidates, news)
    }

    fn read_robots(&mut self, due: DueUrl, hop: u8, page: &FetchedPage, now: Timestamp) -> Harvested {
        let digest: Digest = Sha256::digest(&page.body).into();
        let decoded = decode_content(&page.headers, &page.body, &self.decode_limits);
        let body = decoded.map(|decoded| decoded.bytes).unwrap_or_default();
        let moved = location(page).map(|moved| moved.to);
        let answer = RobotsResponse {
            status: page.status,
            body: &body,
            truncated: page.truncated,
            location: moved.as_ref(),
            cache_control: page.header("cache-control"),
        };
        Harvested {
            outcome: VisitOutcome::Robots(robots_file(Ok(answer), hop, &self.agent, now)),
            records: Some(self.encode(&due, page, &digest, &ParsedPage::default())),
            due,
            line: None,
            candidates: Vec::new(),
            redirect: RedirectNews::default(),
            body_bytes: page.body.len() as u64,
            asked_by: Some(asked_by(page)),
            address: Some(page.remote.ip()),
            went_out: true,
        }
    }

    fn encode(&mut self, due: &DueUrl, page: &FetchedPage, digest: &Digest, parsed: &ParsedPage) -> EncodedVisit {
        let note = self.keeps.metadata.then(|| (self.random.uuid(), facts(due, page, parsed).to_warc_fields()));
        let text = (self.keeps.conversions.contains(&Conversion::Text) && !parsed.text.is_empty())
            .then(|| (self.random.uuid(), parsed.text.as_bytes()));
        let conversions: Vec<PageConversion<'_>> = text
            .iter()
            .map(|(id, block)| PageConversion {
                id,
                content_type: "text/plain",
                language: parsed.language.as_deref(),
                block,
            })
            .collect();
        self.writer.encode_visit(&VisitToArchive {
            page,
            payload_digest: digest,
            surt: &surt(&page.url),
            response_id: &self.random.uuid(),
            request_id: &self.random.uuid(),
            connection: Connection { protocol: spoken_protocol(&page.response_head), ..Connection::default() },
            revisit_of: None,
            note: note.as_ref().map(|(id, block)| PageNote { id, content_type: "application/warc-fields", block }),
            conversions: &conversions,
        })
    }
}

/// What the metadata record says of a page.
fn facts<'a>(due: &'a DueUrl, page: &'a FetchedPage, parsed: &'a ParsedPage) -> PageFacts<'a> {
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
        directives: parsed.directives,
        links: &parsed.links,
        further: if due.errand == Errand::Page { &[] } else { &[("errand", "robots")] },
        ..PageFacts::default()
    }
}

/// What the status line says that was spoken, by the name that ALPN has for it.
fn spoken_protocol(response_head: &[u8]) -> Option<&'static str> {
    let version = response_head.split(|&byte| byte == b' ' || byte == b'\r' || byte == b'\n').next()?;
    match version {
        b"HTTP/1.1" => Some("http/1.1"),
        b"HTTP/1.0" => Some("http/1.0"),
        b"HTTP/2" | b"HTTP/2.0" => Some("h2"),
        _ => None,
    }
}

impl Harvested {
    /// A URL that is not asked for.
    pub fn denied(due: DueUrl, denial: Denial, keys: &KeyPolicy, now: Timestamp) -> Self {
        let mut line = PageLine::new(&due, keys, now, denial.as_str());
        if let Denial::Robots { rule } = &denial {
            line.status = Some(-1);
            line.detail = Some(rule.clone());
        }
        if let Denial::PrivateAddress { address } = &denial {
            line.detail = Some(format!("{address} is not a public address"));
        }
        if let Denial::OutOfScope { reason } | Denial::Trap { pattern: reason } = &denial {
            line.detail = Some(reason.clone());
        }
        let line = Some(line).filter(|_| due.errand == Errand::Page);
        Harvested::without_answer(due, VisitOutcome::Denied(denial), line)
    }

    /// A URL whose origin cannot be crawled, for this reason.
    pub fn closed(due: DueUrl, outcome: VisitOutcome, keys: &KeyPolicy, now: Timestamp) -> Self {
        match outcome {
            VisitOutcome::Denied(denial) => Harvested::denied(due, denial, keys, now),
            VisitOutcome::Failed(failure) => Harvested::failed(due, failure, keys, now),
            VisitOutcome::Response(_) | VisitOutcome::Robots(_) | VisitOutcome::Address(_) => {
                Harvested::without_answer(due, outcome, None)
            }
        }
    }

    pub fn failed(due: DueUrl, failure: Failure, keys: &KeyPolicy, now: Timestamp) -> Self {
        let mut line = PageLine::new(&due, keys, now, failure.class.as_str());
        line.detail = Some(failure.detail.clone());
        match due.errand {
            Errand::Page => Harvested::without_answer(due, VisitOutcome::Failed(failure), Some(line)),
            Errand::Address => Harvested::looked_up(due, Err(failure)),
            Errand::Robots { .. } => {
                Harvested::without_answer(due, VisitOutcome::Robots(RobotsFile::Unavailable(failure)), None)
            }
        }
    }

    /// A host whose address was asked for: nothing to archive, and nothing to tell of.
    fn looked_up(due: DueUrl, found: Result<IpAddr, Failure>) -> Self {
        let outcome = found.map_or_else(VisitOutcome::Failed, VisitOutcome::Address);
        Harvested::without_answer(due, outcome, None)
    }

    fn without_answer(due: DueUrl, outcome: VisitOutcome, line: Option<PageLine>) -> Self {
        Harvested {
            due,
            outcome,
            records: None,
            line,
            candidates: Vec::new(),
            redirect: RedirectNews::default(),
            body_bytes: 0,
            asked_by: None,
            address: None,
            went_out: true,
        }
    }
}

/// The answer's first byte proves that the request had arrived, however long the way. Both terms are cut
/// to milliseconds, so two are added: a delay counted from here is never a fraction short.
fn asked_by(page: &FetchedPage) -> Timestamp {
    page.started.plus(page.timings.first_byte + Duration::from_millis(2))
}

/// Whether a seed's redirect says that the site is to be found elsewhere. A temporary one to another site is
/// rather a login page or a parking lot.
fn is_move(from: &Url, redirect: &Redirect) -> bool {
    let site = |url| host_key(url).map(registrable_domain);
    redirect.permanent || site(from) == site(&redirect.to)
}

/// All values of a header that are text.
fn texts<'a>(page: &'a FetchedPage, name: &'static str) -> impl Iterator<Item = &'a str> {
    let values = page.headers.iter().filter(move |(header, _)| **header == *name);
    values.filter_map(|(_, value)| std::str::from_utf8(value).ok())
}

fn hops(via: Via) -> u8 {
    match via {
        Via::Redirect { hops } => hops,
        Via::Seed | Via::Link | Via::Sitemap => 0,
    }
}

fn media_type(content_type: &str) -> String {
    MediaType::parse(content_type).map(|media| media.essence().to_owned()).unwrap_or_default()
}

fn location(page: &FetchedPage) -> Option<Redirect> {
    let value = page.headers.iter().find(|(name, _)| &**name == "location").map(|(_, value)| &value[..]);
    redirect(&page.url, page.status, value)
}

#[cfg(test)]
mod tests {
    use peregrine_runtime::ManualClock;
    use peregrine_types::LeaseId;
    use peregrine_urls::Fingerprint;

    use super::*;
    use crate::settings::JobSettings;

    #[test]
    fn an_address_passes_through_and_leaves_nothing_behind() {
        let admission = Admission::new(&JobSettings::default(), &[], KeyPolicy::default()).expect("valid settings");
        let mut harvester = Harvester::new(
            Arc::new(admission),
            "peregrine".into(),
            DecodeLimits { max_bytes: 1, max_ratio: 1 },
            Keeps::default(),
            Arc::new(ManualClock::default()),
            Random::from_seed(1),
        );
        let url = Url::parse("http://a.test/").expect("a URL");
        let due = DueUrl {
            lease: LeaseId(1),
            fingerprint: Fingerprint::of_key(url.as_str()),
            url,
            depth: 0,
            referrer: None,
            via: Via::Link,
            attempt: 0,
            errand: Errand::Address,
            leased_at: Timestamp::EPOCH,
        };
        let address = IpAddr::from([192, 0, 2, 1]);
        let failure = Failure { class: FailureClass::DnsNotFound, detail: "no host is called a.test".to_owned() };
        let found = harvester.harvest(Visit { due: due.clone(), found: Found::Address(Ok(address)) });
        assert!(matches!(found.outcome, VisitOutcome::Address(known) if known == address));
        let not_found = harvester.harvest(Visit { due, found: Found::Address(Err(failure.clone())) });
        assert!(matches!(&not_found.outcome, VisitOutcome::Failed(known) if *known == failure));
        for harvested in [found, not_found] {
            assert!(harvested.went_out, "its lease was out");
            assert!(harvested.records.is_none() && harvested.line.is_none() && harvested.candidates.is_empty());
            assert!(harvested.asked_by.is_none() && harvested.address.is_none(), "nobody was asked");
        }
    }
}
