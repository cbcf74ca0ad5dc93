//! Taking things out of an archive: records are replaced by tombstones of the same length, so that every offset stays valid;
//! indexes are made anew and say `410` where the page was; the page list keeps the line and drops what it said.
//!
//! Every step can be repeated: a run that was interrupted is completed by the same request. Only for a directory in which
//! no crawl runs, and only for files that have their final names (recovery has seen to that). What was taken elsewhere is
//! brought back first; whoever asked sees to it that it goes there again.

use std::collections::{BTreeSet, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;

use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{CdxjLine, Dictionary, Encoding, StoredRecord, WarcReader};
use serde_json::Value;

use crate::append_file::sync_directory;
use crate::elsewhere::{BringBack, Elsewhere};
use crate::error::{ArchiveError, failed};
use crate::location::{FileKind, Layout, RECORD_LIMITS, WarcName};
use crate::mend::rebuild_index;
use crate::recovery::our_files;

/// One answer in the archive, as its index line has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchivedAnswer {
    pub url: String,
    pub date: Timestamp,
    pub file: String,
    pub offset: u64,
    pub length: u64,
    /// `sha256:…` of its payload, which a revisit does not have with it.
    pub digest: Option<String>,
    pub is_revisit: bool,
}

impl ArchivedAnswer {
    pub fn position(&self) -> ArchivePosition {
        ArchivePosition { file: self.file.as_str().into(), offset: self.offset, length: self.length }
    }
}

/// What was taken out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Answers that were replaced, with everything that was written beside them.
    pub visits: u64,
    /// Records in all.
    pub records: u64,
    pub files: u64,
}

/// Shows every answer in the finished files of an archive, those that were taken elsewhere included.
pub fn for_each_answer<E: From<ArchiveError>>(
    crawl_dir: &Path,
    mut each: impl FnMut(ArchivedAnswer) -> Result<(), E>,
) -> Result<(), E> {
    let layout = Layout::of(crawl_dir);
    for (path, name, kind) in our_files(&layout)? {
        if kind != FileKind::Index {
            continue;
        }
        let index = BufReader::new(File::open(&path).map_err(failed("open", &path))?);
        for line in index.lines() {
            let Ok(line) = CdxjLine::parse(&line.map_err(failed("read", &path))?) else { continue };
            let date = Timestamp::from_digits14(&line.date).unwrap_or_default();
            let file = name.file_name();
            // Those that are gone already say so.
            let is_gone =
                line.status.as_deref() == Some("410") && line.digest.as_deref().is_some_and(is_digest_of_nothing);
            if !is_gone {
                let is_revisit = line.is_revisit();
                each(ArchivedAnswer {
                    url: line.url,
                    date,
                    file,
                    offset: line.offset,
                    length: line.length,
                    digest: line.digest,
                    is_revisit,
                })?;
            }
        }
    }
    Ok(())
}

fn is_digest_of_nothing(digest: &str) -> bool {
    digest == "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
}

/// Brings the files of these answers back from elsewhere. Nothing is changed by that: what is here counts.
pub fn bring_back(crawl_dir: &Path, answers: &[ArchivedAnswer], depot: &dyn BringBack) -> Result<(), ArchiveError> {
    let layout = Layout::of(crawl_dir);
    let elsewhere = Elsewhere::of(crawl_dir)?;
    let wanted: BTreeSet<&str> = answers.iter().map(|answer| answer.file.as_str()).collect();
    for place in wanted.into_iter().filter_map(|file| elsewhere.get(file)) {
        let Some(path) = WarcName::of_file(&place.file).map(|name| layout.warc(&name)) else { continue };
        if !path.exists() {
            let unfinished = path.with_extension("part");
            place.fetch(depot, &unfinished)?;
            fs::rename(&unfinished, &path).map_err(failed("rename", &unfinished))?;
            sync_directory(&layout.warcs())?;
        }
    }
    Ok(())
}

/// Takes these answers out of the archive, with everything that was written beside them.
pub fn forget_answers(crawl_dir: &Path, answers: &[ArchivedAnswer], now: Timestamp) -> Result<Forgotten, ArchiveError> {
    let layout = Layout::of(crawl_dir);
    let mut done = Forgotten::default();
    let wanted: HashSet<(&str, u64)> = answers.iter().map(|answer| (answer.file.as_str(), answer.offset)).collect();
    for (path, name, kind) in our_files(&layout)? {
        let file_name = name.file_name();
        let mut offsets: Vec<u64> =
            wanted.iter().filter(|(file, _)| *file == file_name).map(|(_, offset)| *offset).collect();
        if kind != FileKind::Warc || offsets.is_empty() {
            continue;
        }
        offsets.sort_unstable();
        let mut file = OpenOptions::new().write(true).open(&path).map_err(failed("open", &path))?;
        let encoding = encoding_of(&path, &name)?;
        for offset in offsets {
            let records = replace_visit(&path, &mut file, offset, now, &encoding)?;
            done.records += records;
            done.visits += u64::from(records > 0);
        }
        file.sync_all().map_err(failed("sync", &path))?;
        rebuild_index(&layout, &name)?;
        done.files += 1;
    }
    blank_page_lines(&layout.pages(), &wanted)?;
    Ok(done)
}

/// How the records of a finished file are compressed.
pub(crate) fn encoding_of(path: &Path, name: &WarcName) -> Result<Encoding, ArchiveError> {
    let file = File::open(path).map_err(failed("open", path))?;
    let dictionary = Dictionary::at_front(BufReader::new(file)).map_err(failed("read", path))?;
    Ok(Encoding { compression: name.compression(), dictionary: dictionary.map(Arc::new) })
}

/// The answer at this offset and whatever follows up to the next answer.
fn replace_visit(
    path: &Path,
    to: &mut File,
    offset: u64,
    now: Timestamp,
    encoding: &Encoding,
) -> Result<u64, ArchiveError> {
    let mut from = File::open(path).map_err(failed("open", path))?;
    from.seek(SeekFrom::Start(offset)).map_err(failed("read", path))?;
    let mut replaced = 0;
    let records = WarcReader::starting_at(BufReader::new(from), offset, RECORD_LIMITS);
    for record in records.knowing(encoding.dictionary.as_deref()) {
        let record = record.map_err(|source| ArchiveError::Read { path: path.to_path_buf(), source })?;
        let is_answer = matches!(record.record_type(), "response" | "revisit" | "warcinfo");
        if is_answer && replaced > 0 {
            break;
        }
        replace(path, to, &record, now, encoding)?;
        replaced += 1;
    }
    Ok(replaced)
}

fn replace(
    path: &Path,
    to: &mut File,
    record: &StoredRecord,
    now: Timestamp,
    encoding: &Encoding,
) -> Result<(), ArchiveError> {
    let tombstone = record.tombstone(now, encoding).ok_or_else(|| ArchiveError::TooShort {
        path: path.to_path_buf(),
        offset: record.offset,
        length: record.length,
    })?;
    let written = to.seek(SeekFrom::Start(record.offset)).and_then(|_| to.write_all(&tombstone));
    written.map_err(failed("write", path))
}

/// Blanks what the page list says of these answers, in place: the file keeps its length, and so does every line.
fn blank_page_lines(path: &Path, wanted: &HashSet<(&str, u64)>) -> Result<(), ArchiveError> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(failed("open", path)(error)),
    };
    let mut to = OpenOptions::new().write(true).open(path).map_err(failed("open", path))?;
    let mut lines = BufReader::with_capacity(1 << 20, file);
    let mut line = Vec::new();
    let mut offset = 0;
    loop {
        line.clear();
        if lines.by_ref().read_until(b'\n', &mut line).map_err(failed("read", path))? == 0 {
            break;
        }
        if let Some(blanked) = blanked(&line, wanted) {
            let written = to.seek(SeekFrom::Start(offset)).and_then(|_| to.write_all(&blanked));
            written.map_err(failed("write", path))?;
        }
        offset += line.len() as u64;
    }
    to.sync_all().map_err(failed("sync", path))
}

fn blanked(line: &[u8], wanted: &HashSet<(&str, u64)>) -> Option<Vec<u8>> {
    let page: Value = serde_json::from_slice(line).ok()?;
    let place = (page["warc"].as_str()?, page["offset"].as_u64()?);
    if !wanted.contains(&place) {
        return None;
    }
    let mut kept = serde_json::Map::new();
    for name in ["url", "key", "time", "warc", "offset", "length"] {
        kept.insert(name.to_owned(), page[name].clone());
    }
    kept.insert("outcome".to_owned(), "forgotten".into());
    let mut text = serde_json::to_vec(&Value::Object(kept)).ok()?;
    let room = line.len().checked_sub(1)?;
    if text.len() > room {
        return None;
    }
    text.resize(room, b' ');
    text.push(b'\n');
    Some(text)
}
