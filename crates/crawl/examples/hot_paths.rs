//! The hot paths of a page, each alone and over and over, for `scripts/instructions` to count what they execute:
//! `hot_paths PATH ROUNDS`. Without arguments it names them.
//!
//! What they work on is made up from fixed seeds, so that two counts differ only by the code. Nothing here touches the
//! disk or the network.

use std::fmt::Write as _;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use peregrine_dedup::Sketch;
use peregrine_frontier::{Frontier, FrontierSettings, Next};
use peregrine_parse::{ParseOptions, parse};
use peregrine_robots::RobotsRules;
use peregrine_runtime::Random;
use peregrine_state::{MemoryStore, Store};
use peregrine_types::{
    CandidateUrl, Candidates, ConnectionFacts, Errand, FetchTimings, FetchedPage, Link, Response, RetryDecision,
    RobotsFile, Timestamp, Via, VisitOutcome,
};
use peregrine_urls::{Fingerprint, KeyPolicy, Url, surt};
use peregrine_warc::{Connection, DigestedAnswer, PageFacts, PageNote, RecordWriter, VisitToArchive};

const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);
const PAGE_BYTES: usize = 50_000;
const PAGES: usize = 8;
const HOSTS: u64 = 500;
const PAGES_PER_ROUND: u64 = 100;
const MOST_ROUNDS: u64 = 8;

/// A path's name, and what gets it ready to be taken.
type HotPath = (&'static str, fn() -> Box<dyn FnMut()>);

const PATHS: [HotPath; 6] = [
    ("read", read),
    ("keys", keys),
    ("sketch", sketch),
    ("records", records),
    ("robots", robots),
    ("frontier", frontier),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, rounds] = arguments.as_slice() else {
        PATHS.iter().for_each(|(name, _)| println!("{name}"));
        return;
    };
    let known = PATHS.iter().find(|(name, _)| name == path);
    let (Some((_, ready)), Ok(rounds)) = (known, rounds.parse::<u32>()) else {
        eprintln!("hot_paths PATH ROUNDS: PATH is one of those it names without arguments, ROUNDS a number");
        std::process::exit(2);
    };
    let mut walk = ready();
    (0..rounds).for_each(|_| walk());
}

/// Charset, links and visible text of a page.
fn read() -> Box<dyn FnMut()> {
    let (pages, url) = (pages(), url("/section/page.html"));
    let options = ParseOptions { want_resources: false, ..ParseOptions::default() };
    Box::new(move || pages.iter().for_each(|page| _ = black_box(parse(page, Some("text/html"), &url, &options))))
}

/// Canonical keys and fingerprints of a page's links.
fn keys() -> Box<dyn FnMut()> {
    let (keys, links) = (KeyPolicy::default(), links());
    Box::new(move || links.iter().for_each(|link| _ = black_box(Fingerprint::of_key(&keys.key(&link.url)))))
}

/// SimHash and MinHash of a text.
fn sketch() -> Box<dyn FnMut()> {
    let options = ParseOptions::default();
    let of = |page: &Vec<u8>| parse(page, Some("text/html"), &url("/"), &options).text;
    let texts: Vec<String> = pages().iter().map(of).collect();
    Box::new(move || texts.iter().for_each(|text| _ = black_box(Sketch::of(text))))
}

/// The WARC records of a visit: headers, digests, links, gzip.
fn records() -> Box<dyn FnMut()> {
    let pages: Vec<FetchedPage> = pages().into_iter().map(fetched).collect();
    let (links, mut writer, mut random) = (links(), RecordWriter::new(), Random::from_seed(2));
    Box::new(move || {
        for page in &pages {
            let (id, block) = (random.uuid(), PageFacts { links: &links, ..PageFacts::default() }.to_warc_fields());
            black_box(writer.encode_visit(&VisitToArchive {
                page,
                answer: &DigestedAnswer::of(page),
                payload_digest: Some(&[7; 32]),
                surt: &surt(&page.url),
                response_id: &random.uuid(),
                request_id: &random.uuid(),
                connection: Connection::default(),
                revisit_of: None,
                note: Some(PageNote { id: &id, content_type: "application/warc-fields", block: &block }),
                conversions: &[],
            }));
        }
    })
}

/// Reading a robots.txt of sixty rules, and judging a page's links by it.
fn robots() -> Box<dyn FnMut()> {
    let mut text = String::from("User-agent: googlebot\nDisallow: /\n\nUser-agent: *\nCrawl-delay: 2\n");
    for number in 0..50 {
        let _ = writeln!(text, "Disallow: /section-{number}/private");
    }
    for number in 0..10 {
        let _ = writeln!(text, "Disallow: /*/print{number}*.pdf$");
    }
    let links = links();
    Box::new(move || {
        let rules = RobotsRules::parse(black_box(text.as_bytes()));
        links.iter().for_each(|link| _ = black_box(rules.verdict("peregrine/0.1", &link.url)));
    })
}

/// A hundred pages are handed out and settled, their 62 links admitted, and all of it committed.
fn frontier() -> Box<dyn FnMut()> {
    let store = Arc::new(MemoryStore::new());
    let settings = FrontierSettings { delay: Duration::ZERO, ..FrontierSettings::default() };
    let Ok(mut frontier) = Frontier::open(store.clone(), settings, NOW) else { unreachable!("an empty store") };
    let (seeds, mut mentioned) = mentioned();
    let _ = frontier.admit(seeds, NOW);
    let mut now = NOW;
    Box::new(move || {
        let mut pages = 0;
        while pages < PAGES_PER_ROUND {
            let due = match frontier.next(now) {
                Ok(Next::Due(due)) => due,
                Ok(Next::Wait { until }) => {
                    now = until.max(now);
                    continue;
                }
                _ => unreachable!("there are always URLs waiting"),
            };
            let outcome = match due.errand {
                Errand::Page => page_outcome(),
                Errand::Robots { .. } => VisitOutcome::Robots(RobotsFile::Rules {
                    text: Bytes::new(),
                    crawl_delay: None,
                    expires: Timestamp::NEVER,
                }),
                Errand::Address => VisitOutcome::Address([192, 0, 2, 1].into()),
            };
            let _ = black_box(frontier.settle(due.lease, &outcome, RetryDecision::Done, now));
            if due.errand == Errand::Page {
                pages += 1;
                let links = mentioned.pop().unwrap_or_else(|| panic!("there are links for {MOST_ROUNDS} rounds"));
                let _ = black_box(frontier.admit_all(&links, now));
            }
        }
        if let Ok(batch) = frontier.take_commit(now) {
            let _ = store.apply(batch);
            let _ = frontier.durable(frontier.stats().commit);
        }
    })
}

/// What the crawl starts from, and what each page then links to: seven of 62 are new. Made beforehand, since it takes
/// more than what the frontier does with it.
fn mentioned() -> (Vec<CandidateUrl>, Vec<Candidates>) {
    let (keys, mut random, mut minted) = (KeyPolicy::default(), Random::from_seed(5), HOSTS);
    let seeds = (1..=HOSTS).map(|page| candidate(&keys, page)).collect();
    let mut link = |at: u64| {
        let is_new = at < 7;
        minted += u64::from(is_new);
        candidate(&keys, if is_new { minted } else { 1 + random.below(minted) })
    };
    let pages = (0..MOST_ROUNDS * PAGES_PER_ROUND).map(|_| (0..62).map(&mut link).collect());
    let mut pages: Vec<_> = pages.collect();
    pages.reverse();
    (seeds, pages)
}

fn candidate(keys: &KeyPolicy, page: u64) -> CandidateUrl {
    let text = format!("https://www.host-{}.example/{}/story-of-{}.html", page % HOSTS, word(page / 7), word(page));
    let Ok(url) = Url::parse(&text) else { unreachable!("a URL") };
    let fingerprint = Fingerprint::of_key(&keys.key(&url));
    CandidateUrl { url, fingerprint, depth: 3, referrer: None, via: Via::Link }
}

/// Spelt in letters: names that differ in a number only are taken for a trap.
fn word(number: u64) -> String {
    format!("{:x}", number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .bytes()
        .map(|digit| (digit % 26 + b'a') as char)
        .collect()
}

fn page_outcome() -> VisitOutcome {
    VisitOutcome::Response(Response {
        status: 200,
        redirect: None,
        retry_after: None,
        digest: Some([7; 32]),
        simhash: Some(9),
        likeness: None,
        etag: Some("\"5f3c-1a2b\"".to_owned()),
        last_modified: None,
        archived: None,
        body_bytes: PAGE_BYTES as u64,
        server_time: Duration::from_millis(80),
    })
}

fn fetched(body: Vec<u8>) -> FetchedPage {
    let head = format!("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\n\r\n", body.len());
    FetchedPage {
        url: url("/some/page"),
        status: 200,
        request_head: Bytes::from_static(b"GET /some/page HTTP/1.1\r\nHost: example.com\r\n\r\n"),
        response_head: head.into(),
        body: body.into(),
        truncated: None,
        headers: Vec::new(),
        remote: ([192, 0, 2, 7], 443).into(),
        started: NOW,
        timings: FetchTimings::default(),
        connection: ConnectionFacts::default(),
    }
}

fn links() -> Vec<Link> {
    let options = ParseOptions { want_resources: false, ..ParseOptions::default() };
    let pages = pages();
    pages.iter().flat_map(|page| parse(page, Some("text/html"), &url("/"), &options).links).collect()
}

fn url(path: &str) -> Url {
    let Ok(mut url) = Url::parse("http://example.com/") else { unreachable!("a constant") };
    url.set_path(path);
    url
}

/// Pages of words of which few are frequent and many are rare, with markup and links between them.
fn pages() -> Vec<Vec<u8>> {
    let mut random = Random::from_seed(3);
    let words: Vec<String> = (1..3_000).map(word).collect();
    let mut page = |number: usize| {
        let mut page = format!("<!DOCTYPE html><html lang=en><head><title>Page {number}</title></head><body>\n");
        while page.len() < PAGE_BYTES {
            page.push_str("<div class=\"story\" data-kind='text'><p>");
            for _ in 0..40 {
                let rank = random.below(2_999).min(random.below(2_999)).min(random.below(2_999));
                let word = &words[rank as usize];
                page.push_str(&word[..word.len().min(2 + rank as usize % 9)]);
                page.push(' ');
            }
            let to = random.below(100_000);
            let _ = writeln!(
                page,
                "<a href=\"../s{}/Item.html?b=2&amp;a={to}#top\">more &amp; more</a></p></div>",
                to % 40
            );
        }
        page.into_bytes()
    };
    (0..PAGES).map(&mut page).collect()
}
