//! Mending what can be mended: going back to the last commit, and making indexes anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use peregrine_types::ArchivePosition;

use crate::append_file::sync_directory;
use crate::error::{ArchiveError, failed};
use crate::external_sort::ExternalSorter;
use crate::finalise::{SORT_MEMORY_BYTES, remove_if_there, write_sorted};
use crate::findings::Finding;
use crate::location::{FileKind, Layout, WarcName};
use crate::mark::{ArchiveMark, WarcMark};
use crate::recovery::{RecoveryReport, recover};
use crate::relist::Relisted;
use crate::surviving::{Survivor, for_each_survivor};

/// What was done to mend an archive.
#[derive(Clone, Debug, Default)]
pub struct Mended {
    pub recovery: RecoveryReport,
    /// Why nothing went back to the last commit: something committed is gone, so that everything but the indexes is left as it
    /// was. A crawl is refused for the same reason.
    pub refused: Option<String>,
    pub indexes: Vec<PathBuf>,
    /// Where `pages.jsonl` had to be made anew.
    pub list: Option<Relisted>,
    /// Pages of which the state now names another place in the archive.
    pub relocated: u64,
    /// Pages of which the archive has nothing any more, and the state knows it now.
    pub forgotten: u64,
}

/// Mends what can be mended: makes every index that a finding complains of anew from its WARC file, and goes back to the
/// last stored mark, as the next run would. Where that one would be refused, so is this ([`Mended::refused`]).
pub fn mend_archive(
    crawl_dir: &Path,
    mark: Option<&ArchiveMark>,
    findings: &[Finding],
) -> Result<Mended, ArchiveError> {
    let layout = Layout::of(crawl_dir);
    let mut mended = Mended::default();
    for finding in findings {
        let Finding::WrongIndex { path, .. } = finding else { continue };
        let name = path.file_name().and_then(|name| name.to_str()).and_then(FileKind::of).map(|(name, _)| name);
        let Some(name) = name else { continue };
        let marked = mark.and_then(|mark| mark.warcs.iter().find(|warc| warc.name == name));
        let is_mended = if layout.warc(&name).exists() {
            rebuild_index(&layout, &name)?;
            true
        } else {
            marked.map_or(Ok(false), |marked| rebuild_open_index(&layout, marked))?
        };
        if is_mended {
            mended.indexes.push(path.clone());
        }
    }
    match recover(&layout, mark) {
        Ok(report) => mended.recovery = report,
        // Something committed is gone: everything is left as it was, since any of it may be needed to find out why.
        Err(
            refusal @ (ArchiveError::Shorter { .. }
            | ArchiveError::Longer { .. }
            | ArchiveError::Missing { .. }
            | ArchiveError::Unaccounted { .. }),
        ) => mended.refused = Some(refusal.to_string()),
        Err(error) => return Err(error),
    }
    Ok(mended)
}

/// Makes the index of a finished WARC file anew from its records. What cannot be read is not in it.
pub(crate) fn rebuild_index(layout: &Layout, name: &WarcName) -> Result<(), ArchiveError> {
    let lines = index_of(layout, name, &layout.warc(name), u64::MAX, &layout.index(name))?;
    let unfinished = layout.unfinished_index(name);
    write_sorted(lines, &unfinished)?;
    fs::rename(&unfinished, layout.index(name)).map_err(failed("rename", &unfinished))?;
    sync_directory(&layout.warcs())
}

/// The same for one that does not have its final name yet. Unless that gives what was committed, all is left as it is.
fn rebuild_open_index(layout: &Layout, marked: &WarcMark) -> Result<bool, ArchiveError> {
    let (warc, index) = (layout.open_warc(&marked.name), layout.open_index(&marked.name));
    if !warc.exists() {
        return Ok(false);
    }
    let lines = index_of(layout, &marked.name, &warc, marked.warc_bytes, &index)?;
    let unfinished = layout.unfinished_index(&marked.name);
    write_sorted(lines, &unfinished)?;
    if fs::metadata(&unfinished).map_err(failed("look at", &unfinished))?.len() != marked.index_bytes {
        remove_if_there(&unfinished)?;
        return Ok(false);
    }
    fs::rename(&unfinished, &index).map_err(failed("rename", &unfinished))?;
    sync_directory(&layout.warcs())?;
    Ok(true)
}

/// The lines that the index of a WARC file should have.
fn index_of(
    layout: &Layout,
    name: &WarcName,
    warc: &Path,
    committed: u64,
    index: &Path,
) -> Result<ExternalSorter, ArchiveError> {
    let file: Arc<str> = name.file_name().into();
    let mut lines = ExternalSorter::new(layout.root(), SORT_MEMORY_BYTES);
    for_each_survivor(warc, committed, index, |found| {
        let Survivor::Record(record) = found else { return Ok(()) };
        let Some(entry) = record.index_entry() else { return Ok(()) };
        let position = ArchivePosition { file: file.clone(), offset: record.offset, length: record.length };
        let mut line = String::new();
        entry.write_line(&position, &mut line);
        lines.push(line.as_bytes())
    })?;
    Ok(lines)
}
