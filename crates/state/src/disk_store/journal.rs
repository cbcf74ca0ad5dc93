//! What the last commits wrote, in files that only grow: after a crash, the tables of these commits are read from here.
//!
//! A file begins with the number of the last commit before it. A frame is a commit: a header, then for each space it writes to a table. The header says how long the file was when
//! it was last synced: what lies before that was promised, and if it cannot be read that is damage. What lies behind it
//! may be torn by a crash, and is cut off.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::table::{Commits, Table, damaged};
use crate::marker::io_error;
use crate::run_directory::sync_directory;
use crate::{Space, StateError};

const FILE_MAGIC: [u8; 8] = *b"pgjourn1";
const FILE_HEADER_BYTES: usize = 32;
const MAGIC: [u8; 8] = *b"pgframe1";
const HEADER_BYTES: usize = 64;
const PART_BYTES: usize = 9;
const SUFFIX: &str = ".journal";
/// The file of a journal that is no longer needed, for the next one: writing over what is there costs far less than
/// making a file longer.
const SPARE: &str = "spare";

/// The file that is being written.
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
    pub(crate) number: u64,
    pub(crate) bytes: u64,
    synced: u64,
}

/// Files that are needed as long as no other file has what is in them.
pub(crate) struct Journals {
    pub(crate) closed: Vec<Closed>,
    /// The number of the one that is being written.
    pub(crate) current: u64,
}

/// A file that is complete.
pub(crate) struct Closed {
    pub(crate) number: u64,
    pub(crate) last_commit: u64,
}

impl Journals {
    /// The oldest one that is needed by whoever needs this commit and later ones.
    pub(crate) fn oldest_with(&self, commit: Option<u64>) -> u64 {
        let needed = self.closed.iter().find(|journal| commit.is_some_and(|commit| journal.last_commit >= commit));
        needed.map_or(self.current, |journal| journal.number)
    }
}

struct Header {
    commit: u64,
    /// Of all that follows the header.
    body_bytes: u64,
    body_check: u64,
    synced: u64,
    before: u64,
    /// The file's: one that is used again may have others behind its end.
    journal: u64,
}

fn path_of(directory: &Path, number: u64) -> PathBuf {
    directory.join(format!("{number:012}{SUFFIX}"))
}

impl Journal {
    /// One for the commits after this one.
    pub(crate) fn create(directory: &Path, number: u64, after: u64) -> Result<Journal, StateError> {
        let path = path_of(directory, number);
        let create = || -> std::io::Result<File> {
            if let Err(error) = fs::rename(directory.join(SPARE), &path)
                && error.kind() != ErrorKind::NotFound
            {
                return Err(error);
            }
            let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(&path)?;
            file.write_all(&file_header(number, after))?;
            file.sync_all()?;
            sync_directory(directory)?;
            Ok(file)
        };
        let file = create().map_err(|source| io_error("write", &path, source))?;
        let bytes = FILE_HEADER_BYTES as u64;
        Ok(Journal { file, path, number, bytes, synced: bytes })
    }

    /// Goes on with one of this length that was read back.
    pub(crate) fn go_on(directory: &Path, number: u64, bytes: u64) -> Result<Journal, StateError> {
        let path = path_of(directory, number);
        let open = || -> std::io::Result<File> {
            let mut file = OpenOptions::new().write(true).open(&path)?;
            // Others will rely on what is in it from now on.
            file.sync_data()?;
            file.seek(SeekFrom::Start(bytes))?;
            Ok(file)
        };
        let file = open().map_err(|source| io_error("write", &path, source))?;
        Ok(Journal { file, path, number, bytes, synced: bytes })
    }

    pub(crate) fn append(&mut self, commit: u64, tables: &[(Space, Arc<Table>)]) -> Result<(), StateError> {
        let mut check = Xxh3::new();
        let mut body_bytes = 0;
        let parts: Vec<([u8; PART_BYTES], &[u8])> = tables
            .iter()
            .filter_map(|(space, table)| {
                let image = table.image()?;
                let mut head = [0; PART_BYTES];
                head[0] = *space as u8;
                head[1..].copy_from_slice(&(image.len() as u64).to_le_bytes());
                Some((head, image))
            })
            .collect();
        for (head, image) in &parts {
            check.update(head);
            check.update(image);
            body_bytes += (head.len() + image.len()) as u64;
        }
        let header = Header {
            commit,
            body_bytes,
            body_check: check.digest(),
            synced: self.synced,
            before: self.bytes,
            journal: self.number,
        };
        let mut write = || -> std::io::Result<()> {
            self.file.write_all(&header.encode())?;
            for (head, image) in &parts {
                self.file.write_all(head)?;
                self.file.write_all(image)?;
            }
            Ok(())
        };
        write().map_err(|source| io_error("write", &self.path, source))?;
        self.bytes += HEADER_BYTES as u64 + body_bytes;
        Ok(())
    }

    /// Nothing more will be written: what an earlier journal left behind its end goes.
    pub(crate) fn close(&mut self) -> Result<(), StateError> {
        let cut = || self.file.set_len(self.bytes).and_then(|()| self.file.sync_all());
        cut().map_err(|source| io_error("write", &self.path, source))
    }

    pub(crate) fn sync(&mut self) -> Result<(), StateError> {
        if self.synced < self.bytes {
            self.file.sync_data().map_err(|source| io_error("write", &self.path, source))?;
            self.synced = self.bytes;
        }
        Ok(())
    }
}

pub(crate) fn remove(directory: &Path, number: u64) -> Result<(), StateError> {
    let path = path_of(directory, number);
    match fs::rename(&path, directory.join(SPARE)) {
        Err(source) if source.kind() != ErrorKind::NotFound => Err(io_error("remove", &path, source)),
        _ => Ok(()),
    }
}

/// The numbers of the journals in a directory, in order.
pub(crate) fn numbers(directory: &Path) -> Result<Vec<u64>, StateError> {
    let list = || -> std::io::Result<Vec<u64>> {
        let mut numbers = Vec::new();
        for entry in fs::read_dir(directory)? {
            let name = entry?.file_name();
            let number = name.to_str().and_then(|name| name.strip_suffix(SUFFIX));
            numbers.extend(number.and_then(|number| number.parse::<u64>().ok()));
        }
        numbers.sort_unstable();
        Ok(numbers)
    };
    list().map_err(|source| io_error("read", directory, source))
}

/// A commit that was read back.
pub(crate) struct Frame {
    pub(crate) commit: u64,
    pub(crate) tables: Vec<(Space, Table)>,
}

/// Reads a journal, frame by frame. Where it is the last one, a torn end is cut off. `None` where it was never begun.
pub(crate) fn replay(
    directory: &Path,
    number: u64,
    is_last: bool,
    mut each: impl FnMut(Frame),
) -> Result<Option<Replayed>, StateError> {
    let path = path_of(directory, number);
    let mut bytes = Vec::new();
    File::open(&path)
        .and_then(|mut file| file.read_to_end(&mut bytes))
        .map_err(|source| io_error("read", &path, source))?;
    let after = match read_file_header(&bytes) {
        Some((of, after)) if of == number => after,
        // It got its name, but not yet its header: nothing was promised.
        None | Some(_) if is_last && (bytes.len() < FILE_HEADER_BYTES || !was_promised(&bytes, 0, number)) => {
            remove(directory, number)?;
            return Ok(None);
        }
        _ => return Err(damaged(&path, "it has no header")),
    };
    let (mut at, mut last_commit) = (FILE_HEADER_BYTES, after);
    while at < bytes.len() {
        match read_frame(&bytes, at, number) {
            Ok((frame, _)) if frame.commit != last_commit + 1 => return Err(damaged(&path, "a commit is missing")),
            Ok((frame, next)) => {
                last_commit = frame.commit;
                each(frame);
                at = next;
            }
            Err(_) if is_last && !was_promised(&bytes, at, number) => {
                cut_off(&path, at as u64).map_err(|source| io_error("write", &path, source))?;
                break;
            }
            Err(detail) => return Err(damaged(&path, detail)),
        }
    }
    Ok(Some(Replayed { after, bytes: at as u64, closed: Closed { number, last_commit } }))
}

pub(crate) struct Replayed {
    /// The last commit before it.
    pub(crate) after: u64,
    pub(crate) bytes: u64,
    pub(crate) closed: Closed,
}

fn file_header(number: u64, after: u64) -> [u8; FILE_HEADER_BYTES] {
    let mut header = [0; FILE_HEADER_BYTES];
    header[..8].copy_from_slice(&FILE_MAGIC);
    header[8..16].copy_from_slice(&number.to_le_bytes());
    header[16..24].copy_from_slice(&after.to_le_bytes());
    let check = xxh3_64(&header[..24]);
    header[24..].copy_from_slice(&check.to_le_bytes());
    header
}

/// The number of the journal, and the last commit before it.
fn read_file_header(bytes: &[u8]) -> Option<(u64, u64)> {
    let header = bytes.first_chunk::<FILE_HEADER_BYTES>()?;
    let (_, numbers) = header.split_first_chunk::<8>()?;
    let (number, rest) = numbers.split_first_chunk::<8>()?;
    let (number, after) = (u64::from_le_bytes(*number), u64::from_le_bytes(*rest.first_chunk::<8>()?));
    (*header == file_header(number, after)).then_some((number, after))
}

fn cut_off(path: &Path, length: u64) -> std::io::Result<()> {
    let file = OpenOptions::new().write(true).open(path)?;
    file.set_len(length)?;
    file.sync_all()
}

fn read_frame(bytes: &[u8], at: usize, journal: u64) -> Result<(Frame, usize), &'static str> {
    let header = bytes.get(at..at + HEADER_BYTES).and_then(Header::read);
    let is_here = |header: &Header| header.before == at as u64 && header.journal == journal;
    let header = header.filter(is_here).ok_or("a commit has no header")?;
    let begin = at + HEADER_BYTES;
    let end = usize::try_from(header.body_bytes).ok().and_then(|body| begin.checked_add(body));
    let end = end.filter(|end| *end <= bytes.len()).ok_or("a commit ends too early")?;
    let body = &bytes[begin..end];
    if xxh3_64(body) != header.body_check {
        return Err("a commit does not match its checksum");
    }
    let tables = read_tables(body, header.commit).ok_or("a commit makes no sense")?;
    Ok((Frame { commit: header.commit, tables }, end))
}

fn read_tables(mut body: &[u8], commit: u64) -> Option<Vec<(Space, Table)>> {
    let mut tables = Vec::new();
    while let Some((head, rest)) = body.split_first_chunk::<PART_BYTES>() {
        let (space, length) = head.split_first()?;
        let space = *Space::ALL.get(usize::from(*space))?;
        let length = usize::try_from(u64::from_le_bytes(length.try_into().ok()?)).ok()?;
        let (image, behind) = rest.split_at_checked(length)?;
        let commits = Commits { first: commit, last: commit };
        tables.push((space, Table::from_journal(image.to_vec(), commits)?));
        body = behind;
    }
    body.is_empty().then_some(tables)
}

/// Whether what begins here was synced once: some frame behind it says so.
fn was_promised(bytes: &[u8], at: usize, journal: u64) -> bool {
    let behind = bytes.get(at + 1..).unwrap_or_default();
    memchr::memmem::find_iter(behind, &MAGIC).any(|found| {
        let place = at + 1 + found;
        let header = bytes.get(place..place + HEADER_BYTES).and_then(Header::read);
        header.is_some_and(|header| {
            header.before == place as u64 && header.journal == journal && header.synced > at as u64
        })
    })
}

impl Header {
    fn encode(&self) -> [u8; HEADER_BYTES] {
        let mut out = [0; HEADER_BYTES];
        let (words, _) = out.as_chunks_mut::<8>();
        let numbers = [self.commit, self.body_bytes, self.body_check, self.synced, self.before, self.journal];
        if let [magic, rest @ .., _check] = words {
            *magic = MAGIC;
            rest.iter_mut().zip(numbers).for_each(|(place, number)| *place = number.to_le_bytes());
        }
        let check = xxh3_64(&out[..HEADER_BYTES - 8]);
        out[HEADER_BYTES - 8..].copy_from_slice(&check.to_le_bytes());
        out
    }

    fn read(bytes: &[u8]) -> Option<Header> {
        let (checked, check) = bytes.split_last_chunk::<8>()?;
        let (magic, numbers) = checked.split_first_chunk::<8>()?;
        if *magic != MAGIC || u64::from_le_bytes(*check) != xxh3_64(checked) {
            return None;
        }
        let (numbers, _) = numbers.as_chunks::<8>();
        let [commit, body_bytes, body_check, synced, before, journal] = *numbers else { return None };
        let number = u64::from_le_bytes;
        Some(Header {
            commit: number(commit),
            body_bytes: number(body_bytes),
            body_check: number(body_check),
            synced: number(synced),
            before: number(before),
            journal: number(journal),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::table_builder::TableBuilder;
    use super::*;

    fn table(key: &str) -> (Space, Arc<Table>) {
        let mut builder = TableBuilder::new(Vec::new());
        builder.push(key.as_bytes(), Some(&[7; 100])).unwrap();
        (Space::Urls, Arc::new(builder.finish_in_memory(Commits { first: 1, last: 1 }).unwrap()))
    }

    /// A journal of these commits, each synced, after a first one that left its file as a spare.
    fn journal(directory: &Path, commits: std::ops::Range<u64>) -> Vec<u64> {
        let mut first = Journal::create(directory, 1, 0).unwrap();
        for commit in 1..20 {
            first.append(commit, &[table("an earlier one")]).unwrap();
        }
        remove(directory, 1).unwrap();
        let mut journal = Journal::create(directory, 2, commits.start - 1).unwrap();
        let mut ends = vec![journal.bytes];
        for commit in commits {
            journal.append(commit, &[table("key")]).unwrap();
            journal.sync().unwrap();
            ends.push(journal.bytes);
        }
        ends
    }

    fn commits_in(directory: &Path) -> Result<Vec<u64>, StateError> {
        let mut commits = Vec::new();
        replay(directory, 2, true, |frame| commits.push(frame.commit))?;
        Ok(commits)
    }

    #[test]
    fn what_an_earlier_journal_left_in_its_file_is_not_read() {
        let directory = tempfile::tempdir().unwrap();
        journal(directory.path(), 20..23);
        assert_eq!(commits_in(directory.path()).unwrap(), [20, 21, 22]);
        assert_eq!(numbers(directory.path()).unwrap(), [2]);
    }

    #[test]
    fn a_journal_cut_anywhere_keeps_its_whole_commits() {
        let directory = tempfile::tempdir().unwrap();
        let ends = journal(directory.path(), 20..23);
        let path = path_of(directory.path(), 2);
        let whole = fs::read(&path).unwrap();
        for cut in (0..ends[3] as usize).rev() {
            fs::write(&path, &whole[..cut]).unwrap();
            let kept = ends[1..].iter().filter(|end| **end <= cut as u64).count() as u64;
            let expected: Vec<u64> = (20..20 + kept).collect();
            assert_eq!(commits_in(directory.path()).unwrap(), expected, "cut at {cut}");
        }
    }

    #[test]
    fn damage_before_what_was_synced_later_is_damage_and_not_a_torn_end() {
        let directory = tempfile::tempdir().unwrap();
        let ends = journal(directory.path(), 20..23);
        let path = path_of(directory.path(), 2);
        let whole = fs::read(&path).unwrap();
        for at in 0..ends[2] as usize {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x40;
            fs::write(&path, &bytes).unwrap();
            assert!(matches!(commits_in(directory.path()), Err(StateError::Corrupt { .. })), "at {at}");
        }
        let mut bytes = whole;
        bytes[ends[2] as usize + 70] ^= 1;
        fs::write(&path, &bytes).unwrap();
        assert_eq!(commits_in(directory.path()).unwrap(), [20, 21], "the last may be torn");
    }

    #[test]
    fn a_journal_that_got_its_name_but_not_its_header_never_was() {
        let directory = tempfile::tempdir().unwrap();
        journal(directory.path(), 20..23);
        fs::rename(path_of(directory.path(), 2), path_of(directory.path(), 3)).unwrap();
        assert!(replay(directory.path(), 3, true, |_| panic!("nothing is in it")).unwrap().is_none());
        assert!(numbers(directory.path()).unwrap().is_empty());
    }
}
