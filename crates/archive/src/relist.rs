//! `pages.jsonl` made whole again. What it says of archived pages stands in the archive as well, so lines that are gone,
//! or cannot be read, are made anew; those that say what the archive does not are left out. Everything is sorted on disk by
//! place, so that memory does not grow with the archive.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, Write};
use std::iter::Peekable;
use std::path::Path;
use std::sync::Arc;

use peregrine_types::ArchivePosition;
use peregrine_warc::StoredRecord;

use crate::append_file::sync_directory;
use crate::capped_lines::for_each_line;
use crate::error::{ArchiveError, failed};
use crate::external_sort::{ExternalSorter, SortedEntries};
use crate::location::{FileKind, Layout};
use crate::pages_log::LONGEST_LINE;
use crate::place_key::{entry_about, split_entry};
use crate::recovery::our_files;
use crate::surviving::{Survivor, for_each_survivor};
use crate::verify::{ListedPage, may_be_unlisted};

const SORT_MEMORY_BYTES: usize = 64 << 20;

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

/// Makes `pages.jsonl`, of which so many bytes are committed, agree with the finished files of the archive. `line_of` makes the
/// line (without its end) of an answer, of where that lies, and of the metadata beside it; whatever it knows to be no page has
/// none. `about_to_replace` hears how long the new list is when it is durable, but nobody sees it yet.
pub fn relist<E: From<ArchiveError>>(
    crawl_dir: &Path,
    committed: u64,
    mut line_of: impl FnMut(&StoredRecord, &ArchivePosition, &str) -> Result<Option<String>, E>,
    about_to_replace: impl FnOnce(u64) -> Result<(), E>,
) -> Result<Relisted, E> {
    let layout = Layout::of(crawl_dir);
    let mut listed = ExternalSorter::new(crawl_dir, SORT_MEMORY_BYTES);
    for_each_line(&layout.pages(), committed, LONGEST_LINE, |number, line| {
        match parse(line).and_then(|page| Some((page.position()?, page.url))) {
            Some((position, url)) => listed.push(&Claim { position, number, url }.to_entry()),
            None => Ok(()),
        }
    })?;
    let made = tempfile::tempfile_in(crawl_dir).map_err(failed("create a temporary file in", crawl_dir))?;
    let mut work = Work {
        listed: listed.sorted()?.peekable(),
        wrong: ExternalSorter::new(crawl_dir, SORT_MEMORY_BYTES),
        made: BufWriter::new(made),
        done: Relisted::default(),
        layout,
    };
    let mut warcs = our_files(&work.layout)?;
    warcs.retain(|(_, _, kind)| *kind == FileKind::Warc);
    warcs.sort_by_key(|(_, name, _)| name.file_name());
    for (path, name, _) in warcs {
        let index = work.layout.index(&name);
        work.file(&path, &name.file_name().into(), &index, &mut line_of)?;
    }
    work.write(committed, about_to_replace)
}

struct Work {
    /// What the list says, by place.
    listed: Peekable<SortedEntries>,
    /// The numbers of lines that are not true.
    wrong: ExternalSorter,
    made: BufWriter<File>,
    done: Relisted,
    layout: Layout,
}

impl Work {
    fn file<E: From<ArchiveError>>(
        &mut self,
        path: &Path,
        file: &Arc<str>,
        index: &Path,
        line_of: &mut impl FnMut(&StoredRecord, &ArchivePosition, &str) -> Result<Option<String>, E>,
    ) -> Result<(), E> {
        let mut pending: Option<StoredRecord> = None;
        let mut wrong = Vec::new();
        let (mut end, mut is_damaged) = (0_u64, false);
        let mut answer = |work: &mut Work, answer: StoredRecord, metadata: Option<&StoredRecord>| -> Result<(), E> {
            let position = ArchivePosition { file: file.clone(), offset: answer.offset, length: answer.length };
            let url = answer.target_uri().unwrap_or_default();
            let is_listed = work.claims_up_to(&position, url, &mut wrong)?;
            let is_robots_txt = url.splitn(4, '/').nth(3) == Some("robots.txt");
            if is_listed || is_robots_txt || metadata.is_some_and(may_be_unlisted) {
                return Ok(());
            }
            let facts = metadata.and_then(|record| std::str::from_utf8(&record.block).ok()).unwrap_or_default();
            let Some(line) = line_of(&answer, &position, facts)? else { return Ok(()) };
            work.done.made += 1;
            writeln!(work.made, "{line}").map_err(failed("write a temporary file in", work.layout.root()))?;
            Ok(())
        };
        for_each_survivor(path, u64::MAX, index, |found| {
            let record = match found {
                Survivor::Record(record) => record,
                Survivor::Damage { .. } => {
                    is_damaged = true;
                    // Metadata behind this may be anybody's.
                    return pending.take().map_or(Ok(()), |before| answer(self, before, None));
                }
            };
            end = record.offset + record.length;
            match record.record_type() {
                "response" | "revisit" => pending.replace(record).map_or(Ok(()), |before| answer(self, before, None)),
                "metadata" => pending.take().map_or(Ok(()), |before| answer(self, before, Some(&record))),
                _ => Ok(()),
            }
        })?;
        pending.map_or(Ok(()), |last| answer(self, last, None))?;
        // Nobody knows what was behind the end of a file but the list.
        if let Some(last) = end.checked_sub(1) {
            let last = ArchivePosition { file: file.clone(), offset: last, length: u64::MAX };
            self.claims_up_to(&last, "", &mut wrong)?;
        }
        // Of what is damaged the list may be all that is left, too.
        if !is_damaged {
            wrong.iter().try_for_each(|number| self.wrong.push(number))?;
        }
        Ok(())
    }

    /// Takes all claims up to this place; says whether one of them is that this page lies there. Those about files that are
    /// not here, or behind the end of one that is, nobody can judge.
    fn claims_up_to(
        &mut self,
        position: &ArchivePosition,
        url: &str,
        wrong: &mut Vec<[u8; 8]>,
    ) -> Result<bool, ArchiveError> {
        let mut is_listed = false;
        let place = entry_about(position, &[]);
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
    fn write<E: From<ArchiveError>>(
        mut self,
        committed: u64,
        about_to_replace: impl FnOnce(u64) -> Result<(), E>,
    ) -> Result<Relisted, E> {
        let path = self.layout.pages();
        let draft = path.with_extension("jsonl.tmp");
        let mut out = BufWriter::new(File::create(&draft).map_err(failed("create", &draft))?);
        let mut wrong = self.wrong.sorted()?.peekable();
        let mut dropped = 0;
        for_each_line(&path, committed, LONGEST_LINE, |number, line| {
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
        about_to_replace(self.done.bytes)?;
        fs::rename(&draft, &path).map_err(failed("rename", &draft))?;
        sync_directory(self.layout.root())?;
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
        entry_about(&self.position, &[&self.number.to_be_bytes(), self.url.as_bytes()])
    }

    fn of_entry(entry: &[u8]) -> Option<Claim> {
        let (position, said) = split_entry(entry)?;
        let (number, url) = said.split_first_chunk::<8>()?;
        Some(Claim { position, number: u64::from_be_bytes(*number), url: String::from_utf8_lossy(url).into_owned() })
    }
}

fn parse(line: &[u8]) -> Option<ListedPage> {
    serde_json::from_slice(line).ok()
}
