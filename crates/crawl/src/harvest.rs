//! Step 6. Harvest: all the CPU work of a page, on threads of its own. Decode, read, digest, compress;
//! what leaves is ready to be appended, settled and admitted without further thought.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use peregrine_fetch::{DecodeLimits, FetchError, MediaType, decode_content, redirect, retry_after};
use peregrine_parse::{ParseOptions, add_header_links, parse};
use peregrine_robots::{RobotsResponse, header_directives, robots_file};
use peregrine_runtime::{Clock, Random};
use peregrine_types::{
    CandidateUrl, Denial, Digest, DueUrl, Errand, Failure, FailureClass, FetchedPage, ParsedPage, Redirect, Response,
    RobotsFile, Timestamp, Via, VisitOutcome,
};
use peregrine_urls::{KeyPolicy, Url, host_key, registrable_domain, surt};
use peregrine_warc::{EncodedVisit, RecordWriter, RevisitOf, RevisitProfile, VisitToArchive, digest_text};
use sha2::{Digest as _, Sha256};

use crate::admit::Admission;
use crate::page_line::PageLine;
use crate::unchanged::Capture;
use crate::visit::{Found, Visit};

/// After this many redirects in a row the next one is not followed.
pub(crate) const MAX_REDIRECTS: u8 = 5;

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
    /// The records only say that the page is as it was: its bytes stay where they are.
    pub is_revisit: bool,
    /// From `Retry-After` of an answer to the question for robots.txt.
    pub retry_after: Option<Duration>,
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
    /// The crawl directory.
    out: PathBuf,
    writer: RecordWriter,
    clock: Arc<dyn Clock>,
    random: Random,
}

impl Harvester {
    pub fn new(
        admission: Arc<Admission>,
        agent: Arc<str>,
        decode_limits: DecodeLimits,
        out: PathBuf,
        clock: Arc<dyn Clock>,
        random: Random,
    ) -> Self {
        let options = ParseOptions {
            agent: agent.to_string(),
            // Nothing downstream keeps text yet, so none is extracted.
            want_text: false,
            want_resources: admission.follows_resources(),
            ..ParseOptions::default()
        };
        Harvester { admission, agent, options, decode_limits, out, writer: RecordWriter::new(), clock, random }
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
        let received: Digest = Sha256::digest(&page.body).into();
        let unchanged = self.compare(&due, &page, &received);
        let digest = unchanged.as_ref().map_or(received, |unchanged| unchanged.digest);
        let moved = location(&page);
        let parsed = if moved.is_none() { self.understand(&page) } else { ParsedPage::default() };
        let (candidates, redirect) = match &moved {
            Some(target) => self.follow_redirect(&due, target),
            None => (self.follow_links(&due, &parsed), RedirectNews::default()),
        };
        let outcome = match (&moved, &unchanged) {
            (Some(_), _) => "redirect",
            (None, Some(unchanged)) => unchanged.outcome(),
            (None, None) => "fetched",
        };
        let mut line = PageLine::new(&due, self.admission.keys(), page.started, outcome);
        line.status = Some(page.status.into());
        line.content_type = page.header("content-type").map(media_type);
        line.bytes = Some(page.body.len() as u64);
        line.digest = Some(digest_text(&digest));
        line.title = parsed.title;
        line.redirect = moved.as_ref().map(|target| target.to.to_string());
        line.truncated = page.truncated.map(|reason| reason.as_str());
        line.tls_error.clone_from(&page.connection.tls_error);
        let goes_nowhere = moved.as_ref().is_some_and(|moved| hops(due.via) >= MAX_REDIRECTS || moved.to == due.url);
        // What stands in the record must fit what stands in the archive.
        let of = unchanged.as_ref().and_then(Unchanged::revisited);
        let records = self.encode(&page, if of.is_some() { &digest } else { &received }, of);
        let before = due.previous.as_deref().filter(|_| unchanged.is_some());
        let kept = |header: Option<&str>, before: Option<&String>| header.map(str::to_owned).or(before.cloned());
        let outcome = VisitOutcome::Response(Response {
            status: page.status,
            redirect: moved,
            retry_after: page.header("retry-after").and_then(|value| retry_after(value, now)),
            digest: Some(digest),
            simhash: None,
            etag: kept(page.header("etag"), before.and_then(|before| before.etag.as_ref())),
            last_modified: kept(page.header("last-modified"), before.and_then(|before| before.last_modified.as_ref())),
            archived: before.and_then(|before| before.archived.clone()),
            body_bytes: page.body.len() as u64,
            server_time: page.timings.first_byte,
        });
        let mut harvested = Harvested {
            due,
            outcome,
            records: Some(records),
            line: Some(line),
            candidates,
            redirect,
            is_revisit: unchanged.is_some_and(|unchanged| unchanged.capture.is_some()),
            retry_after: None,
            body_bytes: page.body.len() as u64,
            asked_by: Some(asked_by(&page)),
            address: Some(page.remote.ip()),
            went_out: true,
        };
        if goes_nowhere {
            harvested.went_in_circles();
        }
        harvested
    }

    /// Whether the page is the one of the visit before: by the server's word, or by its bytes.
    fn compare(&self, due: &DueUrl, page: &FetchedPage, received: &Digest) -> Option<Unchanged> {
        let previous = due.previous.as_deref()?;
        let is_same = page.status == 200 && page.truncated.is_none() && *received == previous.digest;
        let profile = match page.status {
            304 => RevisitProfile::NotModified,
            _ if is_same => RevisitProfile::IdenticalPayload,
            _ => return None,
        };
        Some(Unchanged { profile, digest: previous.digest, capture: Capture::find(&self.out, previous) })
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
            due,
            outcome: VisitOutcome::Robots(robots_file(Ok(answer), hop, &self.agent, now)),
            records: Some(self.encode(page, &digest, None)),
            line: None,
            candidates: Vec::new(),
            redirect: RedirectNews::default(),
            is_revisit: false,
            retry_after: page.header("retry-after").and_then(|value| retry_after(value, now)),
            body_bytes: page.body.len() as u64,
            asked_by: Some(asked_by(page)),
            address: Some(page.remote.ip()),
            went_out: true,
        }
    }

    fn encode(&mut self, page: &FetchedPage, digest: &Digest, revisit_of: Option<RevisitOf<'_>>) -> EncodedVisit {
        self.writer.encode_visit(&VisitToArchive {
            page,
            payload_digest: digest,
            surt: &surt(&page.url),
            response_id: &self.random.uuid(),
            request_id: &self.random.uuid(),
            revisit_of,
            note: None,
        })
    }
}

/// What is said of a page that is as it was.
struct Unchanged {
    profile: RevisitProfile,
    digest: Digest,
    /// The record that has its bytes, where it is still there.
    capture: Option<Capture>,
}

impl Unchanged {
    fn outcome(&self) -> &'static str {
        match self.profile {
            RevisitProfile::NotModified => "not-modified",
            RevisitProfile::IdenticalPayload => "unchanged",
        }
    }

    fn revisited(&self) -> Option<RevisitOf<'_>> {
        self.capture.as_ref().map(|capture| capture.revisited(self.profile))
    }
}

impl Harvested {
    /// The redirect leads too far, or back to where it came from.
    pub fn went_in_circles(&mut self) {
        let denial = Denial::TooManyRedirects;
        if let Some(line) = &mut self.line {
            line.status = Some(599);
            line.outcome = denial.as_str().to_owned();
        }
        self.outcome = VisitOutcome::Denied(denial);
        self.candidates.clear();
        self.redirect = RedirectNews::default();
    }

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
            is_revisit: false,
            retry_after: None,
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
            PathBuf::new(),
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
            gap: Duration::ZERO,
            previous: None,
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
