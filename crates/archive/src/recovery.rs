//! Back to the last stored mark.
//!
//! What a crash can leave behind, and what becomes of it. `X` is a file that the mark names with a
//! length of `n` (and an index of `i` bytes); `Y` is one that the mark does not name.
//!
//! | found | because | becomes |
//! | --- | --- | --- |
//! | `X.warc.gz.open` of `n` bytes, `X.cdxj.open` of `i` | nothing was appended since | finalised |
//! | either of them longer | visits were appended, or half-appended, since | cut to the mark, finalised |
//! | either of them shorter, or gone | the disk lost what was synced | an error that names it |
//! | `X.cdxj.tmp` beside them | finalising stopped while the index was being sorted | removed, finalised anew |
//! | `X.cdxj` beside them | finalising stopped before the WARC file was renamed | finalised anew |
//! | `X.warc.gz` of `n` bytes, `X.cdxj.open` (and `X.cdxj`) | finalising stopped at its last step | finalised anew |
//! | `X.warc.gz` of `n` bytes, `X.cdxj` of `i` bytes | finalised, but the next mark was not stored | nothing to do |
//! | `X.warc.gz.open` beside an `X.warc.gz` of `n` bytes | a file system that forgot half of a rename | the former removed |
//! | neither of them, but a line in `offsite.jsonl` | finalised, and taken elsewhere before the next mark was stored | nothing to do |
//! | `X.warc.gz` of any other length | not our doing: a final name is only given to what is committed | an error that names it |
//! | `Y.warc.gz.open`, `Y.cdxj.open`, `Y.cdxj.tmp` | started after the mark, or removed but not durably | removed |
//! | `Y.warc.gz`, `Y.cdxj` | finished long ago | never touched |
//! | `Y.warc.gz` with a number that the mark has not given yet | the state was lost or set back | an error that names it |
//! | `pages.jsonl` longer than the mark says | lines were appended since | cut to the mark |
//! | `pages.jsonl` shorter, or gone | the disk lost what was synced | an error that names it |
//! | anything with another name | not ours | never touched |
//!
//! Without a mark nothing was ever committed: every `….open` is removed and `pages.jsonl` emptied.
//! A file with a final name cannot exist then, nor ever one with a number that the mark has not
//! given yet, unless the state was taken away or set back; that is an error, because cutting
//! `pages.jsonl` would destroy what was committed, and crawling on would archive it twice.
//!
//! Everything is looked at before anything is changed, so that an error leaves all as it was.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::append_file::sync_directory;
use crate::elsewhere::Elsewhere;
use crate::error::{ArchiveError, failed};
use crate::finalise::{finalise, remove_if_there};
use crate::location::{FileKind, Layout, WarcName};
use crate::mark::{ArchiveMark, WarcMark};

/// What had to be done to get back to the mark.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecoveryReport {
    pub cut: Vec<CutFile>,
    pub removed: Vec<PathBuf>,
    /// WARC files that have their final names now.
    pub finalised: Vec<WarcName>,
}

/// A file that was longer than the mark said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutFile {
    pub path: PathBuf,
    pub from_bytes: u64,
    pub to_bytes: u64,
}

pub(crate) fn recover(layout: &Layout, mark: Option<&ArchiveMark>) -> Result<RecoveryReport, ArchiveError> {
    let found = our_files(layout)?;
    let nothing_committed = ArchiveMark::default();
    let mark = mark.unwrap_or(&nothing_committed);
    let is_from_the_future =
        |name: &WarcName, kind| kind == FileKind::Warc && name.serial() >= u64::from(mark.next_serial);
    if let Some((path, ..)) = found.iter().find(|(_, name, kind)| is_from_the_future(name, *kind)) {
        return Err(ArchiveError::Unaccounted { path: path.clone() });
    }

    let mut cuts = Vec::new();
    let elsewhere = Elsewhere::of(layout.root())?;
    let is_elsewhere = |warc: &WarcMark| elsewhere.contains_key(&warc.name.file_name());
    for warc in mark.warcs.iter().filter(|warc| !is_elsewhere(warc) || layout.warc(&warc.name).exists()) {
        cuts.extend(cuts_of(layout, warc)?);
    }
    cuts.extend(pages_cut(layout, mark)?);

    for cut in &cuts {
        carry_out(cut)?;
    }
    let mut report = RecoveryReport { cut: cuts, ..RecoveryReport::default() };
    for (path, name, kind) in &found {
        if is_leftover(layout, mark, name, *kind) && remove_if_there(path)? {
            report.removed.push(path.clone());
        }
    }
    if !report.removed.is_empty() {
        sync_directory(&layout.warcs())?;
    }
    for warc in mark.warcs.iter().filter(|warc| !is_elsewhere(warc)) {
        finalise(layout, &warc.name)?;
        report.finalised.push(warc.name.clone());
    }
    Ok(report)
}

pub(crate) fn our_files(layout: &Layout) -> Result<Vec<(PathBuf, WarcName, FileKind)>, ArchiveError> {
    let directory = layout.warcs();
    let entries = match fs::read_dir(&directory) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(failed("list", &directory)(error)),
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry.map_err(failed("list", &directory))?;
        let ours = entry.file_name().to_str().and_then(FileKind::of);
        files.extend(ours.map(|(name, kind)| (entry.path(), name, kind)));
    }
    files.sort();
    Ok(files)
}

/// The WARC files of a crawl directory that have their final names, oldest first.
pub fn finished_warcs(crawl_dir: &Path) -> Result<Vec<PathBuf>, ArchiveError> {
    let mut files = our_files(&Layout::of(crawl_dir))?;
    files.retain(|(_, _, kind)| *kind == FileKind::Warc);
    files.sort_by_key(|(_, name, _)| (name.serial(), name.clone()));
    Ok(files.into_iter().map(|(path, ..)| path).collect())
}

fn is_leftover(layout: &Layout, mark: &ArchiveMark, name: &WarcName, kind: FileKind) -> bool {
    let known = mark.warcs.iter().any(|warc| warc.name == *name);
    match kind {
        FileKind::OpenWarc => !known || layout.warc(name).exists(),
        FileKind::OpenIndex => !known,
        FileKind::UnfinishedIndex => true,
        FileKind::Warc | FileKind::Index => false,
    }
}

/// What has to be cut off a WARC file and its index.
pub(crate) fn cuts_of(layout: &Layout, warc: &WarcMark) -> Result<Vec<CutFile>, ArchiveError> {
    let mut cuts = Vec::new();
    let is_final = length_of(&layout.warc(&warc.name))?.is_some();
    if is_final {
        expect_exactly(&layout.warc(&warc.name), warc.warc_bytes)?;
    } else {
        cuts.extend(cut_to(&layout.open_warc(&warc.name), warc.warc_bytes)?);
    }
    let index_may_be_final = is_final && length_of(&layout.open_index(&warc.name))?.is_none();
    if index_may_be_final {
        // Sorting changes the order of the lines, not their number.
        expect_exactly(&layout.index(&warc.name), warc.index_bytes)?;
    } else {
        cuts.extend(cut_to(&layout.open_index(&warc.name), warc.index_bytes)?);
    }
    Ok(cuts)
}

/// What has to be cut off `pages.jsonl`.
pub(crate) fn pages_cut(layout: &Layout, mark: &ArchiveMark) -> Result<Option<CutFile>, ArchiveError> {
    cut_to(&layout.pages(), mark.pages_bytes)
}

fn length_of(path: &Path) -> Result<Option<u64>, ArchiveError> {
    match fs::metadata(path) {
        Ok(metadata) => Ok(Some(metadata.len())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed("look at", path)(error)),
    }
}

/// What has to be cut off so that the file has just what was committed of it.
fn cut_to(path: &Path, committed: u64) -> Result<Option<CutFile>, ArchiveError> {
    let path = path.to_path_buf();
    match length_of(&path)? {
        None if committed == 0 => Ok(None),
        None => Err(ArchiveError::Missing { path, committed }),
        Some(found) if found < committed => Err(ArchiveError::Shorter { path, found, committed }),
        Some(found) if found == committed => Ok(None),
        Some(found) => Ok(Some(CutFile { path, from_bytes: found, to_bytes: committed })),
    }
}

fn expect_exactly(path: &Path, committed: u64) -> Result<(), ArchiveError> {
    match cut_to(path, committed)? {
        None => Ok(()),
        Some(CutFile { path, from_bytes, .. }) => Err(ArchiveError::Longer { path, found: from_bytes, committed }),
    }
}

fn carry_out(cut: &CutFile) -> Result<(), ArchiveError> {
    let file = OpenOptions::new().write(true).open(&cut.path).map_err(failed("open", &cut.path))?;
    file.set_len(cut.to_bytes).and_then(|()| file.sync_all()).map_err(failed("cut", &cut.path))
}
