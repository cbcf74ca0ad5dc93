//! `pages.jsonl` made whole again. What it says of archived pages stands in the archive as well, so lines that are gone,
//! or cannot be read, are made anew; those that say what the archive does not are left out. Everything is sorted on disk by
//! place, so that memory does not grow with the archive.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Write};
use std::iter::Peekable;
use std::path::Path;
use std::sync::Arc;

use peregrine_types::ArchivePosition;
use peregrine_warc::StoredRecord;

use crate::append_file::sync_directory;
use crate::error::{ArchiveError, failed};
use crate::external_sort::{ExternalSorter, SortedEntries};
use crate::location::{FileKind, Layout};
use crate::recovery::our_files;
use crate::surviving::{Survivor, for_each_survivor};
use crate::verify::{ListedPage, may_be_unlisted};

const SORT_MEMORY_BYTES: usize = 64 << 20;
/// Longest line that is looked at.
const LONGEST_LINE: u64 = 16 << 20;

/// What became of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relisted {
    /// Lines that were made anew.
    pub made: u64,
    /// Lines that were left out.
    pub dropped: u64,
    /// Its length now.
    pub bytes: u64,
}

/// Makes `pages.jsonl` agree with the finished files of the archive. `line_of` makes the line (without its end) of an answer,
/// of where that lies, and of the metadata beside it.
pub fn relist(
    crawl_dir: &Path,
    mut line_of: impl FnMut(&StoredRecord, &ArchivePosition, &str) -> Option<String>,
) -> Result<Relisted, ArchiveError> {
    let layout = Layout::of(crawl_dir);
    let mut listed = ExternalSorter::new(crawl_dir, SORT_MEMORY_BYTES);
    for_each_line(&layout.pages(), |number, line| match parse(line).and_then(|page| Some((page.position()?, page))) {
        Some((position, page)) => listed.push(&Claim { position, number, url: page.url }.to_entry()),
        None => Ok(()),
    })?;
    let temporary = || tempfile::tempfile_in(crawl_dir).map_err(failed("create a temporary file in", crawl_dir));
    let mut work = Work {
        listed: listed.sorted()?.peekable(),
        wrong: ExternalSorter::new(crawl_dir, SORT_MEMORY_BYTES),
        made: BufWriter::new(temporary()?),
        done: Relisted::default(),
    };
    let mut warcs = our_files(&layout)?;
    warcs.retain(|(_, _, kind)| *kind == FileKind::Warc);
    warcs.sort_by_key(|(_, name, _)| name.file_name());
    for (path, name, _) in warcs {
        work.file(&path, &name.file_name().into(), &layout.index(&name), &mut line_of)?;
    }
    work.write(&layout)
}

struct Work {
    /// What the list says, by place.
    listed: Peekable<SortedEntries>,
    /// The numbers of lines that are not true.
    wrong: ExternalSorter,
    made: BufWriter<File>,
    done: Relisted,
}

impl Work {
    fn file(
        &mut self,
        path: &Path,
        file: &Arc<str>,
        index: &Path,
        line_of: &mut impl FnMut(&StoredRecord, &ArchivePosition, &str) -> Option<String>,
    ) -> Result<(), ArchiveError> {
        let mut pending: Option<StoredRecord> = None;
        let mut wrong = Vec::new();
        let mut is_damaged = false;
        let mut answer = |work: &mut Work, answer: StoredRecord, metadata: Option<&StoredRecord>| {
            let position = ArchivePosition { file: file.clone(), offset: answer.offset, length: answer.length };
            let is_listed = work.claims_up_to(&position, answer.target_uri().unwrap_or_default(), &mut wrong)?;
            let path = answer.target_uri().unwrap_or_default().splitn(4, '/').nth(3).unwrap_or_default();
            if is_listed || path == "robots.txt" || metadata.is_some_and(may_be_unlisted) {
                return Ok(());
            }
            let facts = metadata.and_then(|record| std::str::from_utf8(&record.block).ok()).unwrap_or_default();
            let Some(line) = line_of(&answer, &position, facts) else { return Ok(()) };
            work.done.made += 1;
            writeln!(work.made, "{line}").map_err(failed("write a temporary file beside", path.as_ref()))
        };
        for_each_survivor(path, u64::MAX, index, |found| match found {
            Survivor::Damage { .. } => {
                is_damaged = true;
                Ok(())
            }
            Survivor::Record(record) if matches!(record.record_type(), "response" | "revisit") => {
                pending.replace(record).map_or(Ok(()), |before| answer(self, before, None))
            }
            Survivor::Record(record) if record.record_type() == "metadata" => {
                pending.take().map_or(Ok(()), |before| answer(self, before, Some(&record)))
            }
            Survivor::Record(_) => Ok(()),
        })?;
        pending.map_or(Ok(()), |last| answer(self, last, None))?;
        let end = ArchivePosition { file: file.clone(), offset: u64::MAX, length: u64::MAX };
        self.claims_up_to(&end, "", &mut wrong)?;
        // Of what is damaged the list may be all that is left.
        if !is_damaged {
            wrong.iter().try_for_each(|number| self.wrong.push(number))?;
        }
        Ok(())
    }

    /// Takes all claims up to this place; says whether one of them is that this page lies there. Those about files that are
    /// not here nobody can judge.
    fn claims_up_to(
        &mut self,
        position: &ArchivePosition,
        url: &str,
        wrong: &mut Vec<[u8; 8]>,
    ) -> Result<bool, ArchiveError> {
        let mut is_listed = false;
        let place = place_of(position);
        loop {
            let is_up_to = |entry: &Result<Box<[u8]>, _>| match entry {
                Ok(entry) => entry.get(..place.len().min(entry.len())).is_some_and(|start| start <= place.as_slice()),
                Err(_) => true,
            };
            let Some(entry) = self.listed.next_if(is_up_to) else { return Ok(is_listed) };
            let Some(claim) = Claim::of_entry(&entry?) else { continue };
            if claim.position.file != position.file {
                continue;
            }
            match claim.position == *position && claim.url == url && !is_listed {
                true => is_listed = true,
                false => wrong.push(claim.number.to_be_bytes()),
            }
        }
    }

    /// The lines that are true, and those that were made anew.
    fn write(mut self, layout: &Layout) -> Result<Relisted, ArchiveError> {
        let path = layout.pages();
        let draft = path.with_extension("jsonl.tmp");
        let mut out = BufWriter::new(File::create(&draft).map_err(failed("create", &draft))?);
        let mut wrong = self.wrong.sorted()?.peekable();
        let mut dropped = 0;
        for_each_line(&path, |number, line| {
            let is_wrong = wrong.next_if(|entry| entry.as_ref().map_or(true, |entry| **entry == number.to_be_bytes()));
            if is_wrong.transpose()?.is_some() || parse(line).is_none() {
                dropped += 1;
                return Ok(());
            }
            out.write_all(line).and_then(|()| out.write_all(b"\n")).map_err(failed("write", &draft))
        })?;
        self.done.dropped = dropped;
        let append = || -> io::Result<u64> {
            let mut made = self.made.into_inner().map_err(io::IntoInnerError::into_error)?;
            made.rewind()?;
            io::copy(&mut made, &mut out)?;
            out.flush()?;
            out.get_ref().sync_all()?;
            out.get_ref().metadata().map(|metadata| metadata.len())
        };
        self.done.bytes = append().map_err(failed("write", &draft))?;
        fs::rename(&draft, &path).map_err(failed("rename", &draft))?;
        sync_directory(layout.root())?;
        Ok(self.done)
    }
}

/// What a line says: this page lies there.
struct Claim {
    position: ArchivePosition,
    number: u64,
    url: String,
}

impl Claim {
    /// Sorts by place, then by line.
    fn to_entry(&self) -> Vec<u8> {
        [place_of(&self.position).as_slice(), &self.number.to_be_bytes(), self.url.as_bytes()].concat()
    }

    fn of_entry(entry: &[u8]) -> Option<Claim> {
        let end = entry.iter().position(|&byte| byte == 0)?;
        let file = std::str::from_utf8(entry.get(..end)?).ok()?.into();
        let (offset, rest) = entry.get(end + 1..)?.split_first_chunk::<8>()?;
        let (length, rest) = rest.split_first_chunk::<8>()?;
        let (number, url) = rest.split_first_chunk::<8>()?;
        let position =
            ArchivePosition { file, offset: u64::from_be_bytes(*offset), length: u64::from_be_bytes(*length) };
        Some(Claim { position, number: u64::from_be_bytes(*number), url: String::from_utf8_lossy(url).into_owned() })
    }
}

fn place_of(position: &ArchivePosition) -> Vec<u8> {
    let (offset, length) = (position.offset.to_be_bytes(), position.length.to_be_bytes());
    [position.file.as_bytes(), &[0], &offset, &length].concat()
}

fn parse(line: &[u8]) -> Option<ListedPage> {
    serde_json::from_slice(line).ok()
}

/// Shows every line with its number, without its end. A list that is not there has none.
fn for_each_line(
    path: &Path,
    mut each: impl FnMut(u64, &[u8]) -> Result<(), ArchiveError>,
) -> Result<(), ArchiveError> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(failed("open", path)(error)),
    };
    let mut lines = BufReader::with_capacity(1 << 20, file);
    let mut line = Vec::new();
    let mut number = 0;
    loop {
        line.clear();
        let read = lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if read.map_err(failed("read", path))? == 0 {
            return Ok(());
        }
        each(number, line.strip_suffix(b"\n").unwrap_or(&line))?;
        number += 1;
    }
}
