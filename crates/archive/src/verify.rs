//! Reads an archive from end to end and says what is wrong with it.
//!
//! Every record is decompressed and its digests are made anew; every index is compared with what its WARC file
//! holds; and everybody who says that a page lies somewhere (`pages.jsonl`, the state) is held against what does.
//! For that, all places are sorted on disk, so that memory does not grow with the archive.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use peregrine_types::ArchivePosition;
use peregrine_warc::{StoredRecord, warc_field};
use serde::Deserialize;

use crate::capped_lines::for_each_line;
use crate::elsewhere::{BringBack, Elsewhere};
use crate::error::{ArchiveError, failed};
use crate::external_sort::ExternalSorter;
use crate::findings::{Claimant, Finding, Verification};
use crate::index_check::{Complaint, IndexCheck};
use crate::location::{FileKind, Layout, WarcName};
use crate::mark::{ArchiveMark, WarcMark};
use crate::pages_log::LONGEST_LINE;
use crate::place_key::{entry_about, split_entry};
use crate::recovery::{cuts_of, our_files, pages_cut};
use crate::surviving::{Survivor, for_each_survivor};

const SORT_MEMORY_BYTES: usize = 64 << 20;

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
                (FileKind::Warc, _) => self.warc_file(&path, &name, None)?,
                (FileKind::OpenWarc, Some(marked)) if !self.layout.warc(&name).exists() => {
                    self.warc_file(&path, &name, Some(&marked))?;
                }
                (FileKind::Index, _) => {
                    let has_warc = self.layout.warc(&name).exists()
                        || self.layout.open_warc(&name).exists()
                        || self.elsewhere.contains_key(&name.file_name());
                    if !has_warc {
                        self.found.note(Finding::StrayIndex { path });
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
                    let read = self.warc_file(brought.path(), &name, None);
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
                Err(error) => {
                    let detail = error.to_string();
                    let (ArchiveError::Shorter { path, .. }
                    | ArchiveError::Longer { path, .. }
                    | ArchiveError::Missing { path, .. }) = error
                    else {
                        return Err(error);
                    };
                    let is_list = path == self.layout.pages();
                    self.found.note(match is_list {
                        true => Finding::ShortList { path, detail },
                        false => Finding::Lost { path, detail },
                    });
                }
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

    /// Reads a WARC file beside its index. One that does not have its final name yet counts as far as it is marked.
    fn warc_file(&mut self, path: &Path, name: &WarcName, marked: Option<&WarcMark>) -> Result<(), ArchiveError> {
        self.found.warc_files += 1;
        self.files.insert(name.file_name());
        let sorted = self.layout.index(name);
        let is_sorted = marked.is_none() || sorted.exists();
        let index = if is_sorted { sorted } else { self.layout.open_index(name) };
        let index_bytes = marked.filter(|_| !is_sorted).map_or(u64::MAX, |marked| marked.index_bytes);
        let check = IndexCheck::read(&index, index_bytes, is_sorted, self.layout.root())?;
        let committed = marked.map_or(u64::MAX, |marked| marked.warc_bytes);
        let mut contents = Contents { file_name: name.file_name(), index: check, end: 0, answer: None };
        let mut is_damaged = false;
        for_each_survivor(path, committed, &index, |found| match found {
            Survivor::Record(record) => self.record(path, record, &mut contents),
            Survivor::Damage { offset, error } => {
                is_damaged = true;
                let detail = error.to_string();
                self.found.note(Finding::Damaged { path: self.called(path), offset, detail });
                // Metadata behind this may be anybody's.
                self.last_answer(&mut contents)
            }
        })?;
        // A request follows every answer.
        let is_last = |answer: &Answer| answer.position.offset + answer.position.length == contents.end;
        let ends_with_answer = contents.answer.as_ref().is_some_and(is_last);
        self.last_answer(&mut contents)?;
        let Contents { index: check, end, .. } = contents;
        // Whole files have at least a record about themselves.
        if (ends_with_answer || end == 0) && !is_damaged {
            self.found.note(Finding::CutShort { path: self.called(path), at: end });
            return Ok(());
        }
        match check.complaint(end, is_damaged)? {
            Some(Complaint::Index(detail)) => {
                let warc_is_here = self.called.is_none();
                self.found.note(Finding::WrongIndex { path: index, detail, warc_is_here });
            }
            Some(Complaint::WarcEnds { at }) if !is_damaged => {
                self.found.note(Finding::CutShort { path: self.called(path), at });
            }
            _ => {}
        }
        Ok(())
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
        contents.end = record.offset + record.length;
        if let Some(entry) = record.index_entry() {
            self.found.answers += 1;
            let file = contents.file_name.as_str().into();
            let position = ArchivePosition { file, offset: record.offset, length: record.length };
            let mut line = String::new();
            entry.write_line(&position, &mut line);
            contents.index.expect(&line)?;
            let url = record.target_uri().unwrap_or_default().to_owned();
            self.last_answer(contents)?;
            contents.answer = Some(Answer { url, position });
        } else if record.record_type() == "metadata"
            && let Some(Answer { url, position }) = contents.answer.take()
        {
            self.archived(&url, &position, may_be_unlisted(&record))?;
        }
        Ok(())
    }

    /// No metadata follows the last answer: nobody can tell whether it was asked for as a page.
    fn last_answer(&mut self, contents: &mut Contents) -> Result<(), ArchiveError> {
        let last = contents.answer.take();
        last.map_or(Ok(()), |Answer { url, position }| self.archived(&url, &position, true))
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
        for_each_line(&path, self.mark.pages_bytes, LONGEST_LINE, |number, line| {
            match serde_json::from_slice::<ListedPage>(line) {
                Ok(page) => {
                    self.found.listed_pages += 1;
                    if let Some(position) = page.position() {
                        self.places.push(&place(&position, LISTED, &page.url))?;
                    }
                    each(&mut self.found, page)
                }
                Err(error) => {
                    self.found.note(Finding::BadLine { path: path.clone(), line: number, detail: error.to_string() });
                    Ok(())
                }
            }
        })?;
        Ok(())
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
        let ArchiveCheck { layout, mark, places, files, elsewhere, mut found, .. } = self;
        let mut missing: BTreeMap<String, u64> = BTreeMap::new();
        let mut group = Group::default();
        for entry in places.sorted()? {
            let entry = entry?;
            let Some((position, kind, url)) = read_place(&entry) else { continue };
            if !files.contains(&*position.file) && elsewhere.contains_key(&*position.file) {
                continue;
            }
            if !files.contains(&*position.file) {
                if kind == KNOWN {
                    found.wrongly_known.note_file(&position.file);
                }
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
        // Files are numbered without gaps, so one that nobody speaks of is missed all the same.
        let spoken_of = missing.keys().chain(elsewhere.keys()).filter_map(|file| WarcName::of_file(file));
        let here = our_files(&layout)?.into_iter().map(|(_, name, _)| name);
        let known: BTreeSet<u64> = here.chain(spoken_of).map(|name| name.serial()).collect();
        for number in (0..u64::from(mark.next_serial)).filter(|number| !known.contains(number)) {
            found.note(Finding::MissingNumber { number });
        }
        for (file, records) in missing {
            found.note(Finding::MissingFile { file, records });
        }
        Ok(found)
    }
}

/// Whether the answer that this metadata lies beside was fetched to know what may be fetched. What was taken out of the
/// archive no longer says.
pub(crate) fn may_be_unlisted(metadata: &StoredRecord) -> bool {
    let block = std::str::from_utf8(&metadata.block).unwrap_or_default();
    metadata.is_tombstone() || warc_field(block, "errand") == Some("robots")
}

/// What was found in one WARC file.
struct Contents {
    file_name: String,
    index: IndexCheck,
    /// Where the last record that could be read ends.
    end: u64,
    /// The last answer, until it is clear what it is the answer to.
    answer: Option<Answer>,
}

struct Answer {
    url: String,
    position: ArchivePosition,
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
                if said_by == Claimant::State {
                    found.wrongly_known.note_page(url.clone());
                }
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
    entry_about(position, &[&[kind], url.as_bytes()])
}

fn read_place(entry: &[u8]) -> Option<(ArchivePosition, u8, String)> {
    let (position, said) = split_entry(entry)?;
    let (kind, url) = said.split_first()?;
    Some((position, *kind, String::from_utf8_lossy(url).into_owned()))
}
