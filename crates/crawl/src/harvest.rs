//! Step 6. Harvest: all the CPU work of a page, on threads of its own. Decode, read, digest, compress;
//! what leaves is ready to be appended, settled and admitted without further thought.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use peregrine_dedup::{Original, Originals, Sketch};
use peregrine_fetch::{DecodeLimits, Decoded, FetchError, decode_content, http_date, redirect, retry_after};
use peregrine_parse::{Document, ParseOptions, Parsers, add_header_links, markdown};
use peregrine_robots::{Freshness, MAX_ROBOTS_BYTES, RobotsResponse, RobotsRules, header_directives, robots_file};
use peregrine_runtime::{Clock, Random};
use peregrine_types::{
    Candidates, Denial, Digest, DueUrl, Errand, Failure, FailureClass, FetchedPage, Link, LinkKind, ParsedPage,
    PreviousVisit, Redirect, Response, RobotsFile, Timestamp, Truncation, Via, VisitOutcome,
};
use peregrine_urls::{Url, fetchable, host_key, registrable_domain, resolve};
use peregrine_warc::{DigestedAnswer, EncodedVisit, RevisitOf, RevisitProfile, digest_text};

use crate::admit::Admission;
use crate::contents::PageContent;
use crate::harvested::{Harvested, RedirectNews, RobotsNews};
use crate::keeping::{Keeping, Kept};
use crate::page_line::{PageLine, media_type};
use crate::pdf_reader::PdfReader;
use crate::profile::{Stage, Stopwatch};
use crate::settings::Settings;
use crate::unchanged::Unchanged;
use crate::visit::{Found, Visit};

/// After this many redirects in a row the next one is not followed.
pub(crate) const MAX_REDIRECTS: u8 = 5;

/// One per harvest thread: its compressor and buffers are reused from page to page.
pub(crate) struct Harvester {
    admission: Arc<Admission>,
    /// The product token that directives are matched against.
    agent: Arc<str>,
    options: ParseOptions,
    decode_limits: DecodeLimits,
    keeping: Keeping,
    reading: Reading,
    clock: Arc<dyn Clock>,
    random: Random,
    stopwatch: Stopwatch,
}

/// How pages are read, and what they are compared with.
pub(crate) struct Reading {
    parsers: Parsers,
    /// Whether texts are compared.
    compares_texts: bool,
    originals: Arc<Originals>,
}

impl Reading {
    /// `pdf_reader` is the program that reads PDF documents.
    pub fn new(settings: &Settings, originals: Arc<Originals>, pdf_reader: Option<&Path>) -> Self {
        let parsers = Parsers::default();
        let parsers = match pdf_reader.filter(|_| settings.crawl.pdf) {
            Some(program) => parsers.with(PdfReader::new(program.to_owned())),
            None => parsers,
        };
        Reading { parsers, compares_texts: settings.dedup.near, originals }
    }
}

impl Harvester {
    pub fn new(
        admission: Arc<Admission>,
        agent: Arc<str>,
        decode_limits: DecodeLimits,
        keeping: Keeping,
        reading: Reading,
        clock: Arc<dyn Clock>,
        random: Random,
    ) -> Self {
        let options = ParseOptions {
            agent: agent.to_string(),
            // It costs a quarter more time to read a page, so only where somebody wants it.
            want_text: reading.compares_texts || keeping.wants_text(),
            want_resources: admission.follows_resources(),
            ..ParseOptions::default()
        };
        let stopwatch = Stopwatch::of(None);
        Harvester { admission, agent, options, decode_limits, keeping, reading, clock, random, stopwatch }
    }

    /// Says how long each stage takes.
    pub fn timed_by(self, stopwatch: Stopwatch) -> Self {
        Harvester { stopwatch, ..self }
    }

    /// To be called on the thread that will harvest.
    pub fn begin_work(&mut self) {
        self.stopwatch.take();
    }

    /// A page may be hostile enough to trip the code that reads it; that costs the page, not the
    /// crawl.
    pub fn harvest(&mut self, visit: Visit) -> Harvested {
        self.stopwatch.begin();
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
        let answer = self.keeping.answer(&page);
        let received = answer.payload_digest();
        let unchanged = Unchanged::compare(&self.keeping.out, &due, &page, received);
        let digest = unchanged.as_ref().map(|unchanged| unchanged.digest).or(received.copied());
        self.stopwatch.lap(Stage::Digest);
        let moved = location(&page);
        let Understood { parsed, markdown } =
            if moved.is_none() { self.understand(&due, &page) } else { Understood::default() };
        let (candidates, redirect) = match &moved {
            Some(target) => self.follow_redirect(&due, target),
            None => (self.follow_links(&due, &parsed), RedirectNews::default()),
        };
        self.stopwatch.lap(Stage::Candidates);
        let outcome = match (&moved, &unchanged) {
            (Some(_), _) => "redirect",
            (None, Some(unchanged)) => unchanged.outcome(),
            (None, None) => "fetched",
        };
        let mut line = PageLine::new(&due, self.admission.keys(), page.started, outcome);
        line.status = Some(page.status.into());
        line.content_type = page.header("content-type").map(media_type);
        line.bytes = Some(page.body.len() as u64);
        line.digest = digest.as_ref().map(digest_text);
        line.canonical = parsed.canonical.as_ref().filter(|canonical| **canonical != due.url).map(Url::to_string);
        line.links_left_out = Some(parsed.links_left_out).filter(|count| *count > 0);
        line.redirect = moved.as_ref().map(|target| target.to.to_string());
        line.truncated = page.truncated.map(|reason| reason.as_str());
        line.tls_error.clone_from(&page.connection.tls_error);
        let goes_nowhere = moved.as_ref().is_some_and(|moved| hops(due.via) >= MAX_REDIRECTS || moved.to == due.url);
        let is_content = moved.is_none() && (200..300).contains(&page.status) && !page.body.is_empty();
        let visit =
            Visited { due: &due, page: &page, answer: &answer, parsed: &parsed, markdown: &markdown, is_content };
        self.stopwatch.lap(Stage::Records);
        let kept = self.keep(&visit, unchanged.as_ref());
        line.title = parsed.title;
        let before = due.previous.as_deref().filter(|_| unchanged.is_some());
        line.simhash = before.and_then(|before| before.simhash).map(|simhash| format!("{simhash:016x}"));
        let either = |header: Option<&str>, before: Option<&String>| header.map(str::to_owned).or(before.cloned());
        let outcome = VisitOutcome::Response(Response {
            status: page.status,
            redirect: moved,
            retry_after: page.header("retry-after").and_then(|value| retry_after(value, now)),
            digest,
            // Of a page that is as it was, until its text has been compared again.
            simhash: before.and_then(|before| before.simhash),
            likeness: None,
            etag: either(page.header("etag"), before.and_then(|before| before.etag.as_ref())),
            last_modified: either(
                page.header("last-modified"),
                before.and_then(|before| before.last_modified.as_ref()),
            ),
            archived: before.and_then(|before| before.archived.clone()),
            body_bytes: page.body.len() as u64,
            server_time: page.timings.first_byte,
        });
        let mut harvested = Harvested {
            due,
            outcome,
            records: Some(kept.records),
            line: Some(line),
            candidates,
            content: kept.content,
            redirect,
            is_revisit: kept.is_revisit,
            robots: RobotsNews::default(),
            body_bytes: page.body.len() as u64,
            asked_by: Some(asked_by(&page)),
            address: Some(page.remote.ip()),
            went_out: true,
        };
        if goes_nowhere {
            harvested.went_in_circles();
        }
        self.stopwatch.lap(Stage::Records);
        harvested
    }

    /// Makes the records of a page: with its bytes, or saying which record has them.
    fn keep(&mut self, visited: &Visited<'_>, unchanged: Option<&Unchanged>) -> KeptPage {
        let Visited { due, page, answer, parsed, markdown, is_content } = *visited;
        let received = answer.payload_digest();
        let digest = unchanged.map(|unchanged| &unchanged.digest).or(received);
        // First the page itself as it was before, then any page with these bytes.
        let own = unchanged.and_then(Unchanged::revisited);
        let original = digest
            .filter(|_| own.is_none() && (is_content || unchanged.is_some()))
            .and_then(|digest| self.archived_payload(due, page, digest, unchanged));
        let profile = unchanged.map_or(RevisitProfile::IdenticalPayload, |unchanged| unchanged.profile);
        let of = own.or_else(|| original.as_ref().map(|original| revisited(original, profile)));
        let sketch = if self.reading.compares_texts && is_content { Sketch::of(&parsed.text) } else { None };
        self.stopwatch.lap(Stage::Sketch);
        let record = self.random.uuid();
        let visit = Kept {
            due,
            page,
            answer,
            parsed,
            markdown,
            simhash: sketch.as_ref().map(|sketch| sketch.simhash),
            // What stands in the record must fit what stands in the archive.
            payload_digest: if of.is_some() { digest } else { received },
            record: &record,
            revisit_of: of,
            usage: &[],
        };
        let content = is_content.then(|| PageContent {
            digest: digest.copied(),
            sketch,
            record: Arc::from(record.as_str()),
            date: page.started,
            is_said_to_be_copy: self.is_said_to_be_copy(due, parsed),
        });
        let is_revisit = unchanged.is_some() && of.is_some();
        KeptPage { records: self.keeping.encode(&visit, &mut self.random), content, is_revisit }
    }

    /// What the page means, with its headers' wishes added to its own.
    fn understand(&mut self, due: &DueUrl, page: &FetchedPage) -> Understood {
        let decoded = decode_content(&page.headers, &page.body, &self.decode_limits);
        self.stopwatch.lap(Stage::Decode);
        let Ok(body) = decoded else { return Understood::default() };
        let document = Document {
            body: &body.bytes,
            content_type: page.header("content-type"),
            url: &page.url,
            is_called_sitemap: due.via == Via::Sitemap,
        };
        let mut parsed = self.reading.parsers.parse(&document, &self.options);
        add_header_links(&mut parsed, texts(page, "link"), &page.url, &self.options);
        parsed.directives = parsed.directives.and(header_directives(texts(page, "x-robots-tag"), &self.agent));
        let markdown = if self.keeping.wants_markdown() { markdown(&document) } else { String::new() };
        self.stopwatch.lap(Stage::Read);
        Understood { parsed, markdown }
    }

    /// The record that has this payload already. One that was cut short is not taken for the same.
    fn archived_payload(
        &self,
        due: &DueUrl,
        page: &FetchedPage,
        digest: &Digest,
        unchanged: Option<&Unchanged>,
    ) -> Option<Original> {
        if page.truncated.is_some() {
            return None;
        }
        // Whatever is wrong with the state is said when the visit is settled.
        let original = self.reading.originals.find(digest).ok().flatten()?;
        let is_gone = *original.url == *due.url.as_str() && unchanged.is_some_and(Unchanged::is_gone);
        Some(original).filter(|_| !is_gone)
    }

    /// Whether the page names another page of its own site as the one to go by. What it says of other sites is not
    /// believed.
    fn is_said_to_be_copy(&self, due: &DueUrl, parsed: &ParsedPage) -> bool {
        let keys = self.admission.keys();
        parsed
            .canonical
            .as_ref()
            .is_some_and(|canonical| is_same_site(canonical, &due.url) && keys.key(canonical) != keys.key(&due.url))
    }

    fn follow_links(&self, due: &DueUrl, parsed: &ParsedPage) -> Candidates {
        if parsed.directives.nofollow && self.admission.obeys_nofollow() {
            return Candidates::default();
        }
        let referrer: Arc<str> = Arc::from(due.url.as_str());
        self.admission.candidates(&parsed.links, &referrer, due.depth.saturating_add(1))
    }

    fn follow_redirect(&self, due: &DueUrl, target: &Redirect) -> (Candidates, RedirectNews) {
        let mut news = RedirectNews::default();
        let hops = hops(due.via);
        if hops >= MAX_REDIRECTS || target.to == due.url {
            return (Candidates::default(), news);
        }
        // Redirects keep the depth, so only seeds and where they have moved to are at depth 0.
        if due.depth == 0 && is_move(&due.url, target) && self.admission.widen(&target.to) {
            news.moved_seed = Some(target.to.clone());
        }
        let candidate = self.admission.redirect_target(target.to.clone(), &due.url, due.depth, hops + 1);
        news.same_page = candidate.as_ref().is_some_and(|candidate| candidate.fingerprint == due.fingerprint);
        let candidates = candidate.into_iter().filter(|_| !news.same_page).collect();
        (candidates, news)
    }

    fn read_robots(&mut self, due: DueUrl, hop: u8, page: &FetchedPage, now: Timestamp) -> Harvested {
        let digested = DigestedAnswer::of(page);
        let received = digested.payload_digest();
        let unchanged = Unchanged::compare(&self.keeping.out, &due, page, received);
        let limits = DecodeLimits { max_bytes: MAX_ROBOTS_BYTES + 1, ..self.decode_limits };
        let decoded = decode_content(&page.headers, &page.body, &limits).ok();
        let is_damaged = |decoded: &Decoded| decoded.incomplete.is_some() && decoded.bytes.len() <= MAX_ROBOTS_BYTES;
        let moved = location(page).map(|moved| moved.to);
        let answer = RobotsResponse {
            status: page.status,
            body: decoded.as_ref().map(|decoded| &decoded.bytes),
            truncated: if decoded.as_ref().is_some_and(is_damaged) {
                Some(Truncation::Disconnect)
            } else {
                page.truncated
            },
            location: moved.as_ref(),
            freshness: Freshness {
                cache_control: page.header("cache-control"),
                expires: page.header("expires").map(|moment| expires_in(moment, page.header("date"), now)),
                age: page.header("age").and_then(|age| age.trim().parse().ok()).map(Duration::from_secs),
            },
            was_conditional: due.previous.is_some(),
        };
        let file = robots_file(Ok(answer), hop, &self.agent, now);
        let rules = match &file {
            RobotsFile::Rules { text, .. } => RobotsRules::parse(text),
            _ => RobotsRules::parse(b""),
        };
        // What it says to us about the use of its pages.
        let usage: Vec<(&str, &str)> =
            rules.usage(&self.agent).into_iter().filter_map(|line| line.split_once(": ")).collect();
        let of = unchanged.as_ref().and_then(Unchanged::revisited);
        let digest = unchanged.as_ref().filter(|_| of.is_some()).map(|unchanged| &unchanged.digest).or(received);
        let record = self.random.uuid();
        let visit = Kept {
            due: &due,
            page,
            answer: &digested,
            parsed: &ParsedPage::default(),
            markdown: "",
            simhash: None,
            payload_digest: digest,
            record: &record,
            revisit_of: of,
            usage: &usage,
        };
        let records = self.keeping.encode(&visit, &mut self.random);
        let candidates = self.sitemaps(&due, &rules);
        self.stopwatch.lap(Stage::Records);
        let is_revisit = of.is_some();
        let robots = RobotsNews {
            retry_after: page.header("retry-after").and_then(|value| retry_after(value, now)),
            copy: robots_copy(&due, page, received, is_revisit),
        };
        Harvested {
            candidates,
            due,
            outcome: VisitOutcome::Robots(file),
            records: Some(records),
            line: None,
            content: None,
            redirect: RedirectNews::default(),
            is_revisit,
            robots,
            body_bytes: page.body.len() as u64,
            asked_by: Some(asked_by(page)),
            address: Some(page.remote.ip()),
            went_out: true,
        }
    }

    /// The sitemaps that a robots.txt names, one step away from the seeds like the links of a front page.
    fn sitemaps(&self, due: &DueUrl, rules: &RobotsRules) -> Candidates {
        if !self.admission.reads_sitemaps() {
            return Candidates::default();
        }
        let named = rules.sitemaps().iter().filter_map(|written| resolve(Some(&due.url), written).ok());
        let links: Vec<Link> =
            named.filter_map(|url| fetchable(url).ok()).map(|url| Link::new(url, LinkKind::Sitemap)).collect();
        self.admission.candidates(&links, &Arc::from(due.url.as_str()), 1)
    }
}

/// What a page means.
#[derive(Default)]
struct Understood {
    parsed: ParsedPage,
    /// Its main text; empty where nobody asked for it.
    markdown: String,
}

/// A page, and what was found out about it.
#[derive(Clone, Copy)]
struct Visited<'a> {
    due: &'a DueUrl,
    page: &'a FetchedPage,
    answer: &'a DigestedAnswer,
    parsed: &'a ParsedPage,
    markdown: &'a str,
    /// It has a body that may be one that is known already.
    is_content: bool,
}

/// What harvesting makes of a page for the archive.
struct KeptPage {
    records: EncodedVisit,
    content: Option<PageContent>,
    /// The records only say that the page is as it was.
    is_revisit: bool,
}

fn revisited(original: &Original, profile: RevisitProfile) -> RevisitOf<'_> {
    RevisitOf { profile, id: Some(&original.record), target_uri: &original.url, date: original.date }
}

/// How long an answer may be used by its `Expires`, counted by the server's own clock. A moment that nobody can read is
/// past (RFC 9111 section 5.3).
fn expires_in(expires: &str, date: Option<&str>, now: Timestamp) -> Duration {
    let answered = date.and_then(http_date).unwrap_or(now);
    http_date(expires).map_or(Duration::ZERO, |moment| moment.since(answered))
}

/// The robots.txt of which the next visit may ask whether it has changed. Where the archive has nothing that a revisit
/// could refer to, the next visit brings the whole file.
fn robots_copy(due: &DueUrl, page: &FetchedPage, received: Option<&Digest>, is_revisit: bool) -> Option<PreviousVisit> {
    let before = due.previous.as_deref().filter(|_| is_revisit);
    let is_whole = (200..300).contains(&page.status) && page.truncated.is_none();
    if !is_whole && before.is_none() {
        return None;
    }
    let said = |name: &str, before: Option<&String>| page.header(name).map(str::to_owned).or(before.cloned());
    let etag = said("etag", before.and_then(|before| before.etag.as_ref()));
    let last_modified = said("last-modified", before.and_then(|before| before.last_modified.as_ref()));
    let digest = *before.map(|before| &before.digest).or(received)?;
    let archived = before.and_then(|before| before.archived.clone());
    (etag.is_some() || last_modified.is_some()).then_some(PreviousVisit {
        etag,
        last_modified,
        digest,
        simhash: None,
        archived,
    })
}

/// The answer's first byte proves that the request had arrived, however long the way. Both terms are cut
/// to milliseconds, so two are added: a delay counted from here is never a fraction short.
fn asked_by(page: &FetchedPage) -> Timestamp {
    page.started.plus(page.timings.first_byte + Duration::from_millis(2))
}

/// Whether a seed's redirect says that the site is to be found elsewhere. A temporary one to another site is
/// rather a login page or a parking lot.
fn is_move(from: &Url, redirect: &Redirect) -> bool {
    redirect.permanent || is_same_site(from, &redirect.to)
}

fn is_same_site(one: &Url, other: &Url) -> bool {
    let site = |url| host_key(url).map(registrable_domain);
    site(one) == site(other)
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

fn location(page: &FetchedPage) -> Option<Redirect> {
    let value = page.headers.iter().find(|(name, _)| &**name == "location").map(|(_, value)| &value[..]);
    redirect(&page.url, page.status, value)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::net::IpAddr;

    use peregrine_archive::ArchiveSettings;
    use peregrine_runtime::ManualClock;
    use peregrine_types::LeaseId;
    use peregrine_urls::{Fingerprint, KeyPolicy};
    use peregrine_warc::RecordWriter;

    use super::*;
    use crate::settings::JobSettings;

    /// One with all defaults.
    pub(crate) fn harvester() -> Harvester {
        let admission = Admission::new(&JobSettings::default(), &[], KeyPolicy::default()).expect("valid settings");
        Harvester::new(
            Arc::new(admission),
            "peregrine".into(),
            DecodeLimits { max_bytes: 1, max_ratio: 1 },
            Keeping::new(&ArchiveSettings::default(), Path::new(""), RecordWriter::new()),
            Reading::new(
                &Settings::default(),
                Arc::new(Originals::new(Arc::new(peregrine_state::MemoryStore::new()))),
                None,
            ),
            Arc::new(ManualClock::default()),
            Random::from_seed(1),
        )
    }

    pub(crate) fn due(errand: Errand) -> DueUrl {
        let url = Url::parse("http://a.test/").expect("a URL");
        DueUrl {
            lease: LeaseId(1),
            fingerprint: Fingerprint::of_key(url.as_str()),
            url,
            depth: 0,
            referrer: None,
            via: Via::Link,
            attempt: 0,
            errand,
            leased_at: Timestamp::EPOCH,
            gap: Duration::ZERO,
            previous: None,
        }
    }

    #[test]
    fn an_address_passes_through_and_leaves_nothing_behind() {
        let (mut harvester, due) = (harvester(), due(Errand::Address));
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
