//! Every row of the table in `recovery.rs`.

mod support;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use peregrine_archive::{ArchiveError, ArchiveMark};
use support::*;
use tempfile::TempDir;

const NEVER_ROLL: u64 = u64::MAX;

/// Two committed visits, a third one appended after the mark, and then kill -9.
fn crashed() -> (TempDir, ArchiveMark) {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, None).expect("opened");
    append(&mut archive, 1, 100);
    append(&mut archive, 2, 100);
    let mark = commit(&mut archive);
    append(&mut archive, 3, 100);
    archive.sync().expect("synced, but never stored");
    (dir, mark)
}

/// Two committed visits, everything finished; the mark is the one before that.
fn finished() -> (TempDir, ArchiveMark) {
    let (dir, mark) = crashed();
    open(dir.path(), NEVER_ROLL, Some(&mark)).expect("opened");
    (dir, mark)
}

fn recovers(dir: &Path, mark: &ArchiveMark) {
    open(dir, NEVER_ROLL, Some(mark)).expect("recovered");
    assert_eq!(archived_visits(dir), [url(1), url(2)]);
    let (_, report) = open(dir, NEVER_ROLL, Some(mark)).expect("recovered twice");
    assert!(report.cut.is_empty() && report.removed.is_empty(), "{report:?}");
    assert_eq!(archived_visits(dir), [url(1), url(2)]);
}

fn grow(path: &Path, bytes: &[u8]) {
    OpenOptions::new().append(true).open(path).and_then(|mut file| file.write_all(bytes)).expect("grown");
}

fn shrink(path: &Path) {
    let file = OpenOptions::new().write(true).open(path).expect("opened");
    file.set_len(file.metadata().expect("metadata").len() - 1).expect("shrunk");
}

/// A refusal that names the file and changes nothing.
fn refuses(dir: &Path, mark: Option<&ArchiveMark>, path: &Path) -> ArchiveError {
    let contents = |dir: &Path| -> Vec<(String, Vec<u8>)> {
        let read = |name: String| (name.clone(), fs::read(dir.join("archive").join(name)).expect("read"));
        names(dir).into_iter().map(read).collect()
    };
    let before = contents(dir);
    let error = open(dir, NEVER_ROLL, mark).err().expect("refused");
    assert!(error.to_string().contains(&path.display().to_string()), "{error}");
    assert_eq!(contents(dir), before);
    error
}

#[test]
fn nothing_was_appended_since_the_mark() {
    let (dir, mark) = crashed();
    for (ending, bytes) in [(".warc.gz.open", mark.warcs[0].warc_bytes), (".cdxj.open", mark.warcs[0].index_bytes)] {
        let file = OpenOptions::new().write(true).open(only(dir.path(), ending)).expect("opened");
        file.set_len(bytes).expect("cut");
    }
    recovers(dir.path(), &mark);
}

#[test]
fn visits_were_appended_since_the_mark() {
    let (dir, mark) = crashed();
    let (archive, report) = open(dir.path(), NEVER_ROLL, Some(&mark)).expect("recovered");
    assert_eq!(report.cut.len(), 3, "WARC, index and log: {report:?}");
    assert_eq!(report.finalised, [mark.warcs[0].name.clone()]);
    drop(archive);
    recovers(dir.path(), &mark);
}

#[test]
fn a_visit_was_half_appended() {
    let (dir, mark) = crashed();
    for path in [only(dir.path(), ".warc.gz.open"), only(dir.path(), ".cdxj.open"), dir.path().join("pages.jsonl")] {
        shrink(&path);
    }
    recovers(dir.path(), &mark);
    let (dir, mark) = crashed();
    for path in [only(dir.path(), ".warc.gz.open"), only(dir.path(), ".cdxj.open"), dir.path().join("pages.jsonl")] {
        grow(&path, &[0; 4096]);
    }
    recovers(dir.path(), &mark);
}

#[test]
fn synced_bytes_that_are_gone_are_an_error_never_silence() {
    for ending in [".warc.gz.open", ".cdxj.open", "pages.jsonl"] {
        let (dir, mark) = crashed();
        let path = match ending {
            "pages.jsonl" => dir.path().join(ending),
            _ => only(dir.path(), ending),
        };
        let committed = match ending {
            ".warc.gz.open" => mark.warcs[0].warc_bytes,
            ".cdxj.open" => mark.warcs[0].index_bytes,
            _ => mark.pages_bytes,
        };
        let file = OpenOptions::new().write(true).open(&path).expect("opened");
        file.set_len(committed - 1).expect("cut");
        let error = refuses(dir.path(), Some(&mark), &path);
        assert!(matches!(error, ArchiveError::Shorter { found, .. } if found == committed - 1), "{error}");
        fs::remove_file(&path).expect("removed");
        let error = refuses(dir.path(), Some(&mark), &path);
        assert!(matches!(error, ArchiveError::Missing { .. }), "{error}");
    }
}

#[test]
fn finalising_stopped_while_the_index_was_being_sorted() {
    let (dir, mark) = crashed();
    fs::write(only(dir.path(), ".cdxj.open").with_extension("tmp"), b"half an ind").expect("written");
    recovers(dir.path(), &mark);
}

#[test]
fn finalising_stopped_before_the_warc_file_was_renamed() {
    let (dir, mark) = finished();
    let index = only(dir.path(), ".cdxj");
    fs::copy(&index, index.with_extension("cdxj.open")).expect("copied");
    let warc = only(dir.path(), ".warc.gz");
    fs::rename(&warc, warc.with_extension("gz.open")).expect("renamed");
    recovers(dir.path(), &mark);
}

#[test]
fn finalising_stopped_at_its_last_step() {
    let (dir, mark) = finished();
    let index = only(dir.path(), ".cdxj");
    fs::copy(&index, index.with_extension("cdxj.open")).expect("copied");
    recovers(dir.path(), &mark);
    // The same, where the renaming of the index was forgotten.
    let index = only(dir.path(), ".cdxj");
    fs::rename(&index, index.with_extension("cdxj.open")).expect("renamed");
    recovers(dir.path(), &mark);
}

#[test]
fn finalised_but_the_next_mark_was_not_stored() {
    let (dir, mark) = finished();
    recovers(dir.path(), &mark);
}

#[test]
fn a_rename_that_was_half_forgotten() {
    let (dir, mark) = finished();
    let warc = only(dir.path(), ".warc.gz");
    fs::write(warc.with_extension("gz.open"), b"old").expect("written");
    recovers(dir.path(), &mark);
}

#[test]
fn a_finished_file_of_another_length_is_not_our_doing() {
    for ending in [".warc.gz", ".cdxj"] {
        let (dir, mark) = finished();
        let path = only(dir.path(), ending);
        grow(&path, b"x");
        assert!(matches!(refuses(dir.path(), Some(&mark), &path), ArchiveError::Longer { .. }));
        shrink(&path);
        shrink(&path);
        assert!(matches!(refuses(dir.path(), Some(&mark), &path), ArchiveError::Shorter { .. }));
        fs::remove_file(&path).expect("removed");
        let error = open(dir.path(), NEVER_ROLL, Some(&mark)).err().expect("refused");
        assert!(matches!(error, ArchiveError::Missing { .. }));
    }
}

#[test]
fn files_started_after_the_mark_are_removed() {
    let (dir, mark) = crashed();
    let later = dir.path().join("archive/peregrine-20261115200014-00001-00000abc");
    for ending in ["warc.gz.open", "cdxj.open", "cdxj.tmp"] {
        fs::write(later.with_extension(ending), b"whatever").expect("written");
    }
    let (archive, report) = open(dir.path(), NEVER_ROLL, Some(&mark)).expect("recovered");
    assert_eq!(report.removed.len(), 3);
    drop(archive);
    recovers(dir.path(), &mark);
}

#[test]
fn finished_files_and_foreign_files_are_never_touched() {
    let (dir, mark) = crashed();
    let ours_from_before = "peregrine-20251115200014-00000-00000abc.warc.gz";
    let foreign = [ours_from_before, "notes.txt", "other.warc.gz.open", "peregrine-x.cdxj.open", "x.cdxj.tmp"];
    for name in foreign {
        fs::write(dir.path().join("archive").join(name), b"precious").expect("written");
    }
    open(dir.path(), NEVER_ROLL, Some(&mark)).expect("recovered");
    for name in foreign {
        assert_eq!(fs::read(dir.path().join("archive").join(name)).expect("still there"), b"precious");
    }
}

#[test]
fn without_a_mark_nothing_was_committed() {
    let (dir, _) = crashed();
    fs::write(dir.path().join("archive/notes.txt"), b"precious").expect("written");
    open(dir.path(), NEVER_ROLL, None).expect("opened");
    assert_eq!(names(dir.path()), ["notes.txt"]);
    assert_eq!(fs::read(dir.path().join("pages.jsonl")).expect("a log"), b"");
}

#[test]
fn the_archive_of_a_crawl_whose_state_is_gone_is_not_destroyed() {
    let (dir, mark) = finished();
    let error = refuses(dir.path(), None, &only(dir.path(), ".warc.gz"));
    assert!(matches!(error, ArchiveError::Unaccounted { .. }));
    recovers(dir.path(), &mark);
}

#[test]
fn what_was_archived_after_the_state_was_set_back_is_not_destroyed() {
    let (dir, old) = finished();
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, Some(&old)).expect("opened");
    append(&mut archive, 3, 100);
    let mark = commit(&mut archive);
    let newest = only(dir.path(), ".warc.gz.open").with_extension("");
    archive.finish().expect("finished");
    let error = refuses(dir.path(), Some(&old), &newest);
    assert!(matches!(error, ArchiveError::Unaccounted { .. }));
    open(dir.path(), NEVER_ROLL, Some(&mark)).expect("with its own state it is accounted for");
    assert_eq!(archived_visits(dir.path()), [url(1), url(2), url(3)]);
}
