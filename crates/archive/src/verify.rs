//! Reads an archive from end to end and says what is wrong with it.
//!
//! Every record is decompressed and its digests are made anew; every index is compared with what its WARC file
//! holds; and everybody who says that a page lies somewhere (`pages.jsonl`, the state) is held against what does.
//! For that, all places are sorted on disk, so that memory does not grow with the archive.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use peregrine_types::ArchivePosition;
use peregrine_warc::{CdxjLine, Dictionary, ReadLimits, StoredRecord, WarcReader, warc_field};
use serde::Deserialize;

use crate::elsewhere::{BringBack, Elsewhere};
use crate::error::{ArchiveError, failed};
use crate::external_sort::ExternalSorter;
use crate::finalise::write_sorted;
use crate::findings::{Claimant, Finding, Verification};
use crate::location::{FileKind, Layout, WarcName};
use crate::mark::ArchiveMark;
use crate::recovery::{RecoveryReport, cuts_of, our_files, pages_cut, recover};

/// Far beyond the largest body the crawler keeps.
const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 8 << 30 };
const SORT_MEMORY_BYTES: usize = 64 << 20;
/// Longest line of `pages.jsonl` that is looked at.
const LONGEST_LINE: u64 = 16 << 20;

/// Entries of one place sort in this order.
const ARCHIVED: u8 = 0;
const ARCHIVED_UNLISTED: u8 = 1;
const LISTED: u8 = 2;
const KNOWN: u8 = 3;

/// An examination under way. First the files ([`ArchiveCheck::files`]), then whoever else speaks of them
/// ([`ArchiveCheck::known_page`]), then the verdict ([`ArchiveCheck::verdict`]).
pub struct ArchiveCheck<'a> {
    layout: Layout,
    mark: ArchiveMark,
    places: ExternalSorter,
    files: BTreeSet<String>,
    /// Files that were taken elsewhere: what is said of them cannot be checked here.
    elsewhere: BTreeMap<String, Elsewhere>,
    /// What the file that is being read is called, where that is not its path.
    called: Option<PathBuf>,
    found: Verification,
    progress: &'a mut dyn FnMut(&Verification),
}

/// A page as `pages.jsonl` lists it.
#[derive(Clone, Debug, Deserialize)]
pub struct ListedPage {
    pub url: String,
    pub key: String,
    warc: Option<String>,
    offset: Option<u64>,
    length: Option<u64>,
}

impl ListedPage {
    pub fn position(&self) -> Option<ArchivePosition> {
        Some(ArchivePosition { file: self.warc.as_deref()?.into(), offset: self.offset?, length: self.length? })
    }
}

impl<'a> ArchiveCheck<'a> {
    /// `progress` hears how far it has got, about once a megabyte.
    pub fn of(
        crawl_dir: &Path,
        mark: Option<&ArchiveMark>,
        progress: &'a mut dyn FnMut(&Verification),
    ) -> Result<Self, ArchiveError> {
        let layout = Layout::of(crawl_dir);
        Ok(ArchiveCheck {
            places: ExternalSorter::new(layout.root(), SORT_MEMORY_BYTES),
            layout,
            mark: mark.cloned().unwrap_or_default(),
            files: BTreeSet::new(),
            elsewhere: Elsewhere::of(crawl_dir)?,
            called: None,
            found: Verification::default(),
            progress,
        })
    }

    /// Reads every WARC file with its index.
    pub fn files(&mut self) -> Result<(), ArchiveError> {
        self.lengths()?;
        for (path, name, kind) in our_files(&self.layout)? {
            let marked = self.mark.warcs.iter().find(|warc| warc.name == name).cloned();
            match (kind, marked) {
                (FileKind::Warc, _) => self.warc_file(&path, &name, u64::MAX, &self.layout.index(&name), true)?,
                (FileKind::OpenWarc, Some(marked)) if !self.layout.warc(&name).exists() => {
                    let sorted = self.layout.index(&name);
                    let (index, is_sorted) = match sorted.exists() {
                        true => (sorted, true),
                        false => (self.layout.open_index(&name), false),
                    };
                    self.warc_file(&path, &name, marked.warc_bytes, &index, is_sorted)?;
                }
                (FileKind::Index, _) => {
                    let has_warc = self.layout.warc(&name).exists()
                        || self.layout.open_warc(&name).exists()
                        || self.elsewhere.contains_key(&name.file_name());
                    if !has_warc {
                        let detail = "has no WARC file beside it".to_owned();
                        self.found.note(Finding::WrongIndex { path, detail });
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads the WARC files that were taken elsewhere as well, one after another.
    pub fn files_elsewhere(&mut self, depot: &dyn BringBack) -> Result<(), ArchiveError> {
        let places: Vec<Elsewhere> =
            self.elsewhere.values().filter(|place| !self.files.contains(&place.file)).cloned().collect();
        for place in places {
            let Some(name) = WarcName::of_file(&place.file) else { continue };
            let root = self.layout.root();
            let brought = tempfile::NamedTempFile::new_in(root).map_err(failed("create a file in", root))?;
            match place.fetch(depot, brought.path()) {
                Ok(()) => {
                    self.called = Some(PathBuf::from(&place.address));
                    let read = self.warc_file(brought.path(), &name, u64::MAX, &self.layout.index(&name), true);
                    self.called = None;
                    read?;
                }
                Err(error) => {
                    let finding = Finding::Lost { path: PathBuf::from(&place.address), detail: error.to_string() };
                    self.found.note(finding);
                }
            }
        }
        Ok(())
    }

    /// Files that are longer or shorter than the mark says.
    fn lengths(&mut self) -> Result<(), ArchiveError> {
        let mut cuts = Vec::new();
        let is_here =
            |name: &WarcName| !self.elsewhere.contains_key(&name.file_name()) || self.layout.warc(name).exists();
        for warc in self.mark.warcs.iter().filter(|warc| is_here(&warc.name)) {
            cuts.push(cuts_of(&self.layout, warc));
        }
        cuts.push(pages_cut(&self.layout, &self.mark).map(|cut| cut.into_iter().collect()));
        for cut in cuts {
            match cut {
                Ok(cuts) => {
                    for cut in cuts {
                        let bytes = cut.from_bytes - cut.to_bytes;
                        self.found.note(Finding::Uncommitted { path: cut.path, bytes });
                    }
                }
                Err(
                    error @ (ArchiveError::Shorter { .. } | ArchiveError::Longer { .. } | ArchiveError::Missing { .. }),
                ) => {
                    let detail = error.to_string();
                    self.found.note(Finding::Lost { path: self.layout.root().to_path_buf(), detail });
                }
                Err(error) => return Err(error),
            }
        }
        for (path, name, kind) in our_files(&self.layout)? {
            let is_known = self.mark.warcs.iter().any(|warc| warc.name == name);
            if kind == FileKind::OpenWarc && !is_known {
                let bytes = fs::metadata(&path).map_err(failed("look at", &path))?.len();
                self.found.note(Finding::Uncommitted { path, bytes });
            } else if kind == FileKind::Warc && name.serial() >= u64::from(self.mark.next_serial) {
                let detail = ArchiveError::Unaccounted { path: path.clone() }.to_string();
                self.found.note(Finding::Lost { path, detail });
            }
        }
        Ok(())
    }

    fn warc_file(
        &mut self,
        path: &Path,
        name: &WarcName,
        committed: u64,
        index: &Path,
        is_sorted: bool,
    ) -> Result<(), ArchiveError> {
        self.found.warc_files += 1;
        self.files.insert(name.file_name());
        let indexed = IndexFile::read(index, is_sorted)?;
        let mut contents = Contents { file_name: name.file_name(), lines: BTreeMap::new(), answer: None };
        let damaged = self.records(path, committed, &indexed, &mut contents)?;
        if let Some((answer, position)) = contents.answer.take() {
            self.archived(&answer, &position, true)?;
        }
        if let Some(detail) = indexed.complaint(&contents.lines, damaged) {
            self.found.note(Finding::WrongIndex { path: index.to_path_buf(), detail });
        }
        Ok(())
    }

    /// Says whether any record could not be read. What follows such a record is found by way of the index.
    fn records(
        &mut self,
        path: &Path,
        committed: u64,
        indexed: &IndexFile,
        contents: &mut Contents,
    ) -> Result<bool, ArchiveError> {
        let mut offset = 0;
        let mut damaged = false;
        loop {
            let mut file = File::open(path).map_err(failed("open", path))?;
            // Where the reader begins at the front it finds this by itself, and says what is wrong with it.
            let dictionary = if offset > 0 { Dictionary::at_front(&mut file).unwrap_or_default() } else { None };
            file.seek(SeekFrom::Start(offset)).map_err(failed("read", path))?;
            let input = BufReader::with_capacity(1 << 20, file.take(committed - offset));
            let mut failed_at = None;
            for record in WarcReader::starting_at(input, offset, LIMITS).knowing(dictionary.as_ref()) {
                match record {
                    Ok(record) => {
                        offset = record.offset + record.length;
                        self.record(path, record, contents)?;
                    }
                    Err(error) => failed_at = Some((offset, error)),
                }
            }
            let Some((at, error)) = failed_at else { return Ok(damaged) };
            damaged = true;
            let finding = Finding::Damaged { path: self.called(path), offset: at, detail: error.to_string() };
            self.found.note(finding);
            match indexed.offsets.range(at + 1..).next() {
                Some(next) if *next < committed => offset = *next,
                _ => return Ok(damaged),
            }
        }
    }

    fn called(&self, path: &Path) -> PathBuf {
        self.called.clone().unwrap_or_else(|| path.to_path_buf())
    }

    fn record(&mut self, path: &Path, record: StoredRecord, contents: &mut Contents) -> Result<(), ArchiveError> {
        self.found.records += 1;
        self.found.bytes += record.length;
        if self.found.records.is_multiple_of(64) {
            (self.progress)(&self.found);
        }
        if record.digests_agree() == Some(false) {
            let url = record.target_uri().unwrap_or("(no URL)").to_owned();
            self.found.note(Finding::WrongDigest { path: self.called(path), offset: record.offset, url });
        }
        if let Some(entry) = record.index_entry() {
            self.found.answers += 1;
            let file = contents.file_name.as_str().into();
            let position = ArchivePosition { file, offset: record.offset, length: record.length };
            let mut line = String::new();
            entry.write_line(&position, &mut line);
            contents.lines.insert(record.offset, line);
            let url = record.target_uri().unwrap_or_default().to_owned();
            if let Some((before, place)) = contents.answer.replace((url, position)) {
                // Without metadata nobody can tell whether it was asked for as a page.
                self.archived(&before, &place, true)?;
            }
        } else if record.record_type() == "metadata"
            && let Some((url, position)) = contents.answer.take()
        {
            let block = std::str::from_utf8(&record.block).unwrap_or_default();
            self.archived(&url, &position, warc_field(block, "errand") == Some("robots"))?;
        }
        Ok(())
    }

    /// What was fetched for a robots.txt, wherever that led, is in the archive only; every page is listed as well.
    fn archived(&mut self, url: &str, position: &ArchivePosition, may_be_unlisted: bool) -> Result<(), ArchiveError> {
        let path = url.splitn(4, '/').nth(3).unwrap_or_default();
        let kind = if may_be_unlisted || path == "robots.txt" { ARCHIVED_UNLISTED } else { ARCHIVED };
        self.places.push(&place(position, kind, url))
    }

    /// Reads `pages.jsonl`, and shows every line of it.
    pub fn pages<E: From<ArchiveError>>(
        &mut self,
        mut each: impl FnMut(&mut Verification, ListedPage) -> Result<(), E>,
    ) -> Result<(), E> {
        let path = self.layout.pages();
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(failed("open", &path)(error).into()),
        };
        let mut lines = BufReader::with_capacity(1 << 20, file.take(self.mark.pages_bytes));
        let mut line = Vec::new();
        let mut number = 0;
        loop {
            line.clear();
            number += 1;
            let read = lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
            if read.map_err(failed("read", &path))? == 0 {
                return Ok(());
            }
            match serde_json::from_slice::<ListedPage>(&line) {
                Ok(page) => {
                    self.found.listed_pages += 1;
                    if let Some(position) = page.position() {
                        self.places.push(&place(&position, LISTED, &page.url))?;
                    }
                    each(&mut self.found, page)?;
                }
                Err(error) => {
                    self.found.note(Finding::BadLine { path: path.clone(), line: number, detail: error.to_string() });
                }
            }
        }
    }

    /// The state says that this page lies there.
    pub fn known_page(&mut self, url: &str, position: &ArchivePosition) -> Result<(), ArchiveError> {
        self.found.known_pages += 1;
        self.places.push(&place(position, KNOWN, url))
    }

    pub fn note(&mut self, finding: Finding) {
        self.found.note(finding);
    }

    /// Holds everything that was said against everything that was found.
    pub fn verdict(self) -> Result<Verification, ArchiveError> {
        let ArchiveCheck { places, files, elsewhere, mut found, .. } = self;
        let mut missing: BTreeMap<String, u64> = BTreeMap::new();
        let mut group = Group::default();
        for entry in places.sorted()? {
            let entry = entry?;
            let Some((position, kind, url)) = read_place(&entry) else { continue };
            if !files.contains(&*position.file) && elsewhere.contains_key(&*position.file) {
                continue;
            }
            if !files.contains(&*position.file) {
                *missing.entry(position.file.to_string()).or_default() += 1;
                continue;
            }
            if group.position.as_ref() != Some(&position) {
                group.close(&mut found);
                group = Group { position: Some(position), ..Group::default() };
            }
            group.add(kind, url);
        }
        group.close(&mut found);
        found.files_elsewhere = elsewhere.keys().filter(|file| !files.contains(*file)).count() as u64;
        for (file, records) in missing {
            found.note(Finding::MissingFile { file, records });
        }
        Ok(found)
    }
}

/// What was found in one WARC file.
struct Contents {
    file_name: String,
    /// By offset: the index line that the record should have.
    lines: BTreeMap<u64, String>,
    /// The last answer, until it is clear what it is the answer to.
    answer: Option<(String, ArchivePosition)>,
}

/// All that is said of one place.
#[derive(Default)]
struct Group {
    position: Option<ArchivePosition>,
    archived: Option<String>,
    may_be_unlisted: bool,
    listed: Vec<String>,
    known: Vec<String>,
}

impl Group {
    fn add(&mut self, kind: u8, url: String) {
        match kind {
            LISTED => self.listed.push(url),
            KNOWN => self.known.push(url),
            _ => {
                self.may_be_unlisted = kind == ARCHIVED_UNLISTED;
                self.archived = Some(url);
            }
        }
    }

    fn close(&mut self, found: &mut Verification) {
        let Some(position) = self.position.take() else { return };
        let claims = [(Claimant::PagesList, &self.listed), (Claimant::State, &self.known)];
        for (said_by, urls) in claims {
            for url in urls.iter().filter(|url| Some(*url) != self.archived.as_ref()) {
                let (url, position, found_there) = (url.clone(), position.clone(), self.archived.clone());
                found.note(Finding::NotThere { said_by, url, position, found: found_there });
            }
        }
        if let [url, _, ..] = self.listed.as_slice() {
            found.note(Finding::ListedTwice { url: url.clone(), position: position.clone() });
        }
        if let (Some(url), true) = (&self.archived, self.listed.is_empty() && !self.may_be_unlisted) {
            found.note(Finding::Unlisted { url: url.clone(), position });
        }
    }
}

/// Sorts by file, offset, length, kind.
fn place(position: &ArchivePosition, kind: u8, url: &str) -> Vec<u8> {
    let mut entry = Vec::with_capacity(position.file.len() + 18 + url.len());
    entry.extend_from_slice(position.file.as_bytes());
    entry.push(0);
    entry.extend_from_slice(&position.offset.to_be_bytes());
    entry.extend_from_slice(&position.length.to_be_bytes());
    entry.push(kind);
    entry.extend_from_slice(url.as_bytes());
    entry
}

fn read_place(entry: &[u8]) -> Option<(ArchivePosition, u8, String)> {
    let end = entry.iter().position(|&byte| byte == 0)?;
    let file = std::str::from_utf8(entry.get(..end)?).ok()?.into();
    let (offset, rest) = entry.get(end + 1..)?.split_first_chunk::<8>()?;
    let (length, rest) = rest.split_first_chunk::<8>()?;
    let (kind, url) = rest.split_first()?;
    let position = ArchivePosition { file, offset: u64::from_be_bytes(*offset), length: u64::from_be_bytes(*length) };
    Some((position, *kind, String::from_utf8_lossy(url).into_owned()))
}

/// An index file as it was found.
struct IndexFile {
    exists: bool,
    out_of_order: bool,
    unreadable: Option<String>,
    offsets: BTreeSet<u64>,
    /// By offset: what identifies the line.
    lines: BTreeMap<u64, Essentials>,
    count: usize,
}

/// What an index line must agree on with its record. The status of a malformed answer may be spelled otherwise, so it
/// is not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Essentials {
    surt: String,
    date: String,
    url: String,
    digest: Option<String>,
    length: u64,
    filename: String,
}

impl Essentials {
    fn of(line: CdxjLine) -> Self {
        Essentials {
            surt: line.surt,
            date: line.date,
            url: line.url,
            digest: line.digest,
            length: line.length,
            filename: line.filename,
        }
    }
}

impl IndexFile {
    fn read(path: &Path, must_be_sorted: bool) -> Result<Self, ArchiveError> {
        let mut index = IndexFile {
            exists: true,
            out_of_order: false,
            unreadable: None,
            offsets: BTreeSet::new(),
            lines: BTreeMap::new(),
            count: 0,
        };
        let text = match fs::read(path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Ok(IndexFile { exists: false, ..index });
            }
            Err(error) => return Err(failed("read", path)(error)),
        };
        index.out_of_order = must_be_sorted && !text.lines().is_sorted();
        for line in text.lines() {
            match CdxjLine::parse(line) {
                Ok(line) => {
                    index.count += 1;
                    index.offsets.insert(line.offset);
                    index.lines.insert(line.offset, Essentials::of(line));
                }
                Err(error) => index.unreadable = Some(error.to_string()),
            }
        }
        Ok(index)
    }

    /// What is wrong with it, in a few words. Of a damaged WARC file only what could be read is compared, and what lies
    /// beyond the last commit counts for neither.
    fn complaint(&self, records: &BTreeMap<u64, String>, damaged: bool) -> Option<String> {
        if !self.exists {
            return Some("is missing".to_owned());
        }
        if let Some(error) = &self.unreadable {
            return Some(format!("cannot be read: {error}"));
        }
        if self.out_of_order {
            return Some("is not sorted".to_owned());
        }
        for (offset, line) in records {
            let expected = CdxjLine::parse(line).ok().map(Essentials::of);
            match self.lines.get(offset) {
                None => return Some(format!("has no line for the record at offset {offset}")),
                found if found != expected.as_ref() => {
                    return Some(format!(
                        "says something else of the record at offset {offset} than the record itself"
                    ));
                }
                _ => {}
            }
        }
        let last = records.keys().next_back().copied().unwrap_or(0);
        let beyond = |offset: &&u64| !damaged && **offset <= last && !records.contains_key(*offset);
        if let Some(offset) = self.lines.keys().find(beyond) {
            return Some(format!("has a line for offset {offset}, where no answer is"));
        }
        (self.count != self.lines.len()).then(|| "has several lines for one record".to_owned())
    }
}

/// What was done to mend an archive.
#[derive(Clone, Debug, Default)]
pub struct Mended {
    pub recovery: RecoveryReport,
    pub indexes: Vec<PathBuf>,
}

/// Mends what can be mended: goes back to the last stored mark, as the next run would, and makes every index that a
/// finding complains of anew from its WARC file.
pub fn mend_archive(
    crawl_dir: &Path,
    mark: Option<&ArchiveMark>,
    findings: &[Finding],
) -> Result<Mended, ArchiveError> {
    let layout = Layout::of(crawl_dir);
    let recovery = match recover(&layout, mark) {
        // Something committed is gone: everything is left as it was, since any of it may be needed to find out why.
        Err(
            ArchiveError::Shorter { .. }
            | ArchiveError::Longer { .. }
            | ArchiveError::Missing { .. }
            | ArchiveError::Unaccounted { .. },
        ) => RecoveryReport::default(),
        other => other?,
    };
    let mut mended = Mended { recovery, indexes: Vec::new() };
    for finding in findings {
        let Finding::WrongIndex { path, .. } = finding else { continue };
        let name = path.file_name().and_then(|name| name.to_str()).and_then(FileKind::of).map(|(name, _)| name);
        if let Some(name) = name.filter(|name| layout.warc(name).exists()) {
            rebuild_index(&layout, &name)?;
            mended.indexes.push(layout.index(&name));
        }
    }
    Ok(mended)
}

/// Makes the index of a finished WARC file anew from its records.
pub(crate) fn rebuild_index(layout: &Layout, name: &WarcName) -> Result<(), ArchiveError> {
    let path = layout.warc(name);
    let file = File::open(&path).map_err(failed("open", &path))?;
    let file_name: std::sync::Arc<str> = name.file_name().into();
    let mut lines = String::new();
    for record in WarcReader::new(file, LIMITS) {
        let record = record.map_err(|source| ArchiveError::Read { path: path.clone(), source })?;
        if let Some(entry) = record.index_entry() {
            let position = ArchivePosition { file: file_name.clone(), offset: record.offset, length: record.length };
            entry.write_line(&position, &mut lines);
        }
    }
    let unfinished = layout.unfinished_index(name);
    write_sorted(lines.as_bytes(), &unfinished)?;
    fs::rename(&unfinished, layout.index(name)).map_err(failed("rename", &unfinished))?;
    crate::append_file::sync_directory(&layout.warcs())
}
