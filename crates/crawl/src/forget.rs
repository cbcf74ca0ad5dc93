//! Takedown and retention: what is taken out of a crawl, and what is never to be fetched again.
//!
//! A page that is taken down leaves the archive (its records become tombstones), the page list and the state, and goes on a
//! list of pages that are not fetched again, whatever links to it. What merely expires leaves the archive only. Either way a
//! line of `DIR/audit.jsonl` says who was forgotten, when, and why.

use std::collections::{HashMap, HashSet, VecDeque};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use peregrine_archive::{
    ArchiveError, ArchivedAnswer, BringBack, ExternalSorter, Forgotten, bring_back, for_each_answer, forget_answers,
};
use peregrine_dedup::{NearDuplicates, Originals};
use peregrine_frontier::UrlRecord;
use peregrine_state::{Batch, DiskStore, Space, Store};
use peregrine_types::Timestamp;
use peregrine_urls::{Fingerprint, KeyPolicy, Url, host_key};
use peregrine_warc::{digest_of_text, digest_text};
use serde::Serialize;

use crate::CrawlError;
use crate::directory::{CrawlDirectory, load_job, load_mark};

const FORGOTTEN_PAGE: &[u8] = b"crawl/forgotten/page/";
const FORGOTTEN_HOST: &[u8] = b"crawl/forgotten/host/";

/// What is to be forgotten.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "forget", rename_all = "kebab-case")]
pub enum Forget {
    /// These pages, and never to be fetched again.
    Pages { urls: Vec<Url> },
    /// A whole host, and never to be asked again.
    Host { host: String },
    /// What was fetched before this moment.
    OlderThan { moment: Timestamp },
    /// All versions of a page but the last so many.
    AllButLast { versions: usize },
}

/// A line of the audit trail.
#[derive(Serialize)]
struct AuditLine<'a> {
    time: String,
    #[serde(flatten)]
    what: &'a Forget,
    reason: &'a str,
    visits: u64,
    records: u64,
}

/// Forgets, and says what that came to. No crawl may be running in the directory. Files that were taken elsewhere are in the
/// directory afterwards, as far as they had to be changed.
pub fn forget(
    out: &Path,
    what: &Forget,
    reason: &str,
    now: Timestamp,
    depot: &dyn BringBack,
) -> Result<Forgotten, CrawlError> {
    let directory = CrawlDirectory::take_existing(out)?;
    let store: Arc<dyn Store> = Arc::new(DiskStore::open(directory.state())?);
    let job = load_job(store.as_ref(), out)?.ok_or_else(|| CrawlError::NoCrawl { path: out.to_owned() })?;
    let keys = KeyPolicy::new(&job.urls).map_err(CrawlError::Seed)?;
    // Only files with final names are touched, so an interrupted run is tidied up first, as the next run would do.
    let mark = load_mark(store.as_ref(), out)?;
    peregrine_archive::mend_archive(out, mark.as_ref(), &[])?;

    let answers = chosen(out, what, &keys)?;
    // While nothing has been changed yet: it may fail.
    bring_back(out, &answers, depot)?;
    let fingerprints: HashSet<Fingerprint> = match what {
        Forget::Pages { urls } => urls.iter().map(|url| Fingerprint::of_key(&keys.key(url))).collect(),
        Forget::Host { .. } | Forget::OlderThan { .. } | Forget::AllButLast { .. } => {
            answers.iter().filter_map(|answer| fingerprint_of(&answer.url, &keys)).collect()
        }
    };
    let mut batch = Batch::new();
    match what {
        Forget::Pages { .. } => {
            for fingerprint in &fingerprints {
                batch.put(Space::Meta, [FORGOTTEN_PAGE, &fingerprint.to_bytes()].concat(), []);
            }
        }
        Forget::Host { host } => batch.put(Space::Meta, [FORGOTTEN_HOST, host.as_bytes()].concat(), []),
        Forget::OlderThan { .. } | Forget::AllButLast { .. } => {}
    }
    forget_records(out, store.as_ref(), &keys, &fingerprints, &answers, &mut batch)?;
    for answer in answers.iter().filter(|answer| !answer.is_revisit) {
        if let Some(digest) = answer.digest.as_deref().and_then(digest_of_text) {
            Originals::forget(store.as_ref(), &digest, &answer.url, &mut batch)?;
        }
    }
    forget_sketches(store.as_ref(), what, &keys, &mut batch)?;
    // First what must never be fetched again, then what must no longer be there: interrupted anywhere, nothing that was
    // promised is undone, and the same request again does the rest.
    store.apply(batch)?;
    store.sync()?;
    let done = forget_answers(out, &answers, now)?;
    audit(out, &AuditLine { time: now.to_rfc3339(), what, reason, visits: done.visits, records: done.records })?;
    Ok(done)
}

/// Takes what is taken down out of the pages that others are compared with.
fn forget_sketches(
    store: &dyn Store,
    what: &Forget,
    keys: &KeyPolicy,
    batch: &mut Batch,
) -> Result<(), peregrine_dedup::DedupError> {
    match what {
        Forget::Pages { urls } => {
            let wanted: HashSet<String> = urls.iter().map(|url| keys.key(url)).collect();
            let is_one = |url: &str| Url::parse(url).is_ok_and(|url| wanted.contains(&keys.key(&url)));
            NearDuplicates::forget(store, is_one, batch)
        }
        Forget::Host { host } => {
            let is_one = |url: &str| Url::parse(url).is_ok_and(|url| host_key(&url) == Some(host.as_str()));
            NearDuplicates::forget(store, is_one, batch)
        }
        Forget::OlderThan { .. } | Forget::AllButLast { .. } => Ok(()),
    }
}

fn fingerprint_of(url: &str, keys: &KeyPolicy) -> Option<Fingerprint> {
    Url::parse(url).ok().map(|url| Fingerprint::of_key(&keys.key(&url)))
}

/// What the state says of pages whose version there it names is among the answers. Where another version with the same
/// payload stays, which a copy's first visit or an expired one may leave behind, it names that one from now on; otherwise
/// the record is emptied.
fn forget_records(
    out: &Path,
    store: &dyn Store,
    keys: &KeyPolicy,
    fingerprints: &HashSet<Fingerprint>,
    answers: &[ArchivedAnswer],
    batch: &mut Batch,
) -> Result<(), CrawlError> {
    let going: HashSet<(&str, u64)> = answers.iter().map(|answer| (answer.file.as_str(), answer.offset)).collect();
    let mut displaced = HashMap::new();
    for fingerprint in fingerprints {
        let Some(record) = UrlRecord::read(store, *fingerprint)? else { continue };
        if record.archived.is_some_and(|position| going.contains(&(&*position.file, position.offset))) {
            displaced.insert(*fingerprint, record.digest.as_ref().map(digest_text));
        }
    }
    let mut staying = staying_versions(out, keys, &going, &displaced)?;
    for fingerprint in displaced.into_keys() {
        match staying.remove(&fingerprint) {
            Some(version) => UrlRecord::relocate(store, fingerprint, version.position(), batch)?,
            None => UrlRecord::forget(store, fingerprint, "it was taken out of the archive", batch)?,
        };
    }
    Ok(())
}

/// Of each of these pages the version that has the same payload and does not go: one that has it with it before one that
/// repeats it, then the latest.
fn staying_versions(
    out: &Path,
    keys: &KeyPolicy,
    going: &HashSet<(&str, u64)>,
    displaced: &HashMap<Fingerprint, Option<String>>,
) -> Result<HashMap<Fingerprint, ArchivedAnswer>, CrawlError> {
    let payloads: HashSet<&str> = displaced.values().flatten().map(String::as_str).collect();
    let mut staying: HashMap<Fingerprint, ArchivedAnswer> = HashMap::new();
    if payloads.is_empty() {
        return Ok(staying);
    }
    for_each_answer(out, |answer| {
        let is_of_payload = answer.digest.as_deref().is_some_and(|digest| payloads.contains(digest));
        if !is_of_payload || going.contains(&(answer.file.as_str(), answer.offset)) {
            return Ok::<(), CrawlError>(());
        }
        let Some(page) = fingerprint_of(&answer.url, keys) else { return Ok(()) };
        let worth = |answer: &ArchivedAnswer| (!answer.is_revisit, answer.date);
        let is_best = staying.get(&page).is_none_or(|known| worth(known) <= worth(&answer));
        if is_best && displaced.get(&page).is_some_and(|digest| *digest == answer.digest) {
            staying.insert(page, answer);
        }
        Ok(())
    })?;
    Ok(staying)
}

/// The answers that are to go.
fn chosen(out: &Path, what: &Forget, keys: &KeyPolicy) -> Result<Vec<ArchivedAnswer>, CrawlError> {
    let mut chosen = Vec::new();
    match what {
        Forget::Pages { urls } => {
            let wanted: HashSet<String> = urls.iter().map(|url| keys.key(url)).collect();
            for_each_answer(out, |answer| {
                if Url::parse(&answer.url).is_ok_and(|url| wanted.contains(&keys.key(&url))) {
                    chosen.push(answer);
                }
                Ok::<(), CrawlError>(())
            })?;
        }
        Forget::Host { host } => for_each_answer(out, |answer| {
            if Url::parse(&answer.url).is_ok_and(|url| host_key(&url) == Some(host.as_str())) {
                chosen.push(answer);
            }
            Ok::<(), CrawlError>(())
        })?,
        Forget::OlderThan { moment } => for_each_answer(out, |answer| {
            if answer.date < *moment {
                chosen.push(answer);
            }
            Ok::<(), CrawlError>(())
        })?,
        Forget::AllButLast { versions } => chosen = all_but_last(out, *versions, keys)?,
    }
    if matches!(what, Forget::OlderThan { .. } | Forget::AllButLast { .. }) {
        spare_what_is_repeated(out, &mut chosen)?;
    }
    Ok(chosen)
}

/// Memory for putting the versions of all pages in order.
const SORT_MEMORY_BYTES: usize = 64 << 20;

fn all_but_last(out: &Path, versions: usize, keys: &KeyPolicy) -> Result<Vec<ArchivedAnswer>, CrawlError> {
    let mut sorter = ExternalSorter::new(out, SORT_MEMORY_BYTES);
    for_each_answer(out, |answer| {
        if let Some(fingerprint) = fingerprint_of(&answer.url, keys) {
            sorter.push(&version(fingerprint, &answer))?;
        }
        Ok::<(), ArchiveError>(())
    })?;
    let mut chosen = Vec::new();
    let mut of_page = (Vec::new(), VecDeque::new());
    for entry in sorter.sorted()? {
        let entry = entry?;
        let Some((page, answer)) = read_version(&entry) else { continue };
        if of_page.0 != page {
            of_page = (page.to_vec(), VecDeque::new());
        }
        of_page.1.push_back(answer);
        if of_page.1.len() > versions {
            chosen.extend(of_page.1.pop_front());
        }
    }
    Ok(chosen)
}

/// Sorts by page, then by time, then by where it lies.
fn version(fingerprint: Fingerprint, answer: &ArchivedAnswer) -> Vec<u8> {
    let date = answer.date.as_millis().to_be_bytes();
    let digest = answer.digest.as_deref().unwrap_or_default();
    let place = [answer.offset.to_be_bytes(), answer.length.to_be_bytes()].concat();
    let kind = [u8::from(answer.is_revisit)];
    let parts: [&[u8]; 8] =
        [&fingerprint.to_bytes(), &date, answer.file.as_bytes(), &[0], &place, &kind, digest.as_bytes(), &[0]];
    [parts.concat().as_slice(), answer.url.as_bytes()].concat()
}

fn read_version(entry: &[u8]) -> Option<(&[u8], ArchivedAnswer)> {
    let (page, rest) = entry.split_at_checked(8)?;
    let (date, rest) = rest.split_first_chunk::<8>()?;
    let (file, rest) = split_at_zero(rest)?;
    let (offset, rest) = rest.split_first_chunk::<8>()?;
    let (length, rest) = rest.split_first_chunk::<8>()?;
    let (kind, rest) = rest.split_first()?;
    let (digest, url) = split_at_zero(rest)?;
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).ok();
    let answer = ArchivedAnswer {
        url: text(url)?,
        date: Timestamp::from_millis(u64::from_be_bytes(*date)),
        file: text(file)?,
        offset: u64::from_be_bytes(*offset),
        length: u64::from_be_bytes(*length),
        digest: text(digest).filter(|digest| !digest.is_empty()),
        is_revisit: *kind != 0,
    };
    Some((page, answer))
}

fn split_at_zero(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|byte| *byte == 0)?;
    Some((bytes.get(..end)?, bytes.get(end + 1..)?))
}

/// Retention takes nothing from what stays: where a revisit stays, so does the payload that it repeats.
fn spare_what_is_repeated(out: &Path, chosen: &mut Vec<ArchivedAnswer>) -> Result<(), CrawlError> {
    let going: HashSet<(&str, u64)> = chosen.iter().map(|answer| (answer.file.as_str(), answer.offset)).collect();
    let mut repeated = HashSet::new();
    for_each_answer(out, |answer| {
        if answer.is_revisit && !going.contains(&(answer.file.as_str(), answer.offset)) {
            repeated.extend(answer.digest);
        }
        Ok::<(), CrawlError>(())
    })?;
    chosen
        .retain(|answer| answer.is_revisit || !answer.digest.as_ref().is_some_and(|digest| repeated.contains(digest)));
    Ok(())
}

fn audit(out: &Path, line: &AuditLine<'_>) -> Result<(), CrawlError> {
    let path = out.join("audit.jsonl");
    let write = || -> std::io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        let mut file = std::fs::File::options().create(true).append(true).open(&path)?;
        file.write_all(&text)?;
        file.sync_all()
    };
    write().map_err(|source| CrawlError::Directory { action: "write", path: path.clone(), source })
}

/// Pages and hosts that are never to be fetched again. The operator chose them, so they are few.
#[derive(Clone, Debug, Default)]
pub(crate) struct Denylist {
    pages: HashSet<Fingerprint>,
    hosts: HashSet<String>,
}

impl Denylist {
    pub fn load(store: &dyn Store) -> Result<Self, CrawlError> {
        let mut list = Denylist::default();
        for_each_key(store, FORGOTTEN_PAGE, |key| {
            list.pages.extend(key.try_into().ok().map(Fingerprint::from_bytes));
        })?;
        for_each_key(store, FORGOTTEN_HOST, |key| {
            list.hosts.extend(String::from_utf8(key.to_vec()).ok());
        })?;
        Ok(list)
    }

    pub fn denies(&self, url: &Url, fingerprint: Fingerprint) -> bool {
        if self.pages.is_empty() && self.hosts.is_empty() {
            return false;
        }
        self.pages.contains(&fingerprint) || host_key(url).is_some_and(|host| self.hosts.contains(host))
    }
}

fn for_each_key(store: &dyn Store, prefix: &[u8], mut each: impl FnMut(&[u8])) -> Result<(), CrawlError> {
    let mut after: Option<Vec<u8>> = None;
    loop {
        let entries = store.scan(Space::Meta, prefix, after.as_deref(), 1_000)?;
        let Some((last, _)) = entries.last() else { return Ok(()) };
        after = Some(last.clone());
        entries.iter().filter_map(|(key, _)| key.strip_prefix(prefix)).for_each(&mut each);
    }
}
