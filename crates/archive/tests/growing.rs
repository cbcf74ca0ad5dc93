//! What an archive looks like while it grows and when it is done.

mod support;

use std::fs;

use peregrine_archive::{ArchiveError, read_archived};
use peregrine_types::ArchivePosition;
use support::*;

const NEVER_ROLL: u64 = u64::MAX;

#[test]
fn a_file_gets_its_final_name_at_the_end() {
    let dir = tempfile::tempdir().expect("a directory");
    let (archive, report) = open(dir.path(), NEVER_ROLL, None).expect("opened");
    assert_eq!(report, Default::default());
    assert_eq!(names(dir.path()), Vec::<String>::new(), "no visit, no file");
    // Owned by a thread of its own.
    let mut archive = std::thread::spawn(move || archive).join().expect("moved");
    append(&mut archive, 1, 100);
    append(&mut archive, 2, 100);
    commit(&mut archive);
    assert_eq!(names(dir.path()).iter().filter(|name| name.ends_with(".open")).count(), 2);
    let mark = archive.finish().expect("finished");
    assert!(mark.warcs.is_empty());
    assert_eq!(mark.next_serial, 1);
    assert_eq!(archived_visits(dir.path()), [url(1), url(2)]);
}

#[test]
fn a_record_can_be_read_before_and_after_its_file_is_finished() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, None).expect("opened");
    append(&mut archive, 1, 100);
    let position = append(&mut archive, 2, 5000);
    commit(&mut archive);
    let while_open = read_archived(dir.path(), &position, LIMITS).expect("found");
    archive.finish().expect("finished");
    let when_final = read_archived(dir.path(), &position, LIMITS).expect("found");
    assert_eq!(while_open.target_uri(), Some(url(2).as_str()));
    assert_eq!(while_open.block, when_final.block);
    let elsewhere = ArchivePosition { file: "peregrine-20261115200013-00007-00000abc.warc.gz".into(), ..position };
    assert!(matches!(read_archived(dir.path(), &elsewhere, LIMITS), Err(ArchiveError::Missing { .. })));
}

#[test]
fn a_full_file_is_finished_only_when_all_of_it_is_committed() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), 10_000, None).expect("opened");
    let finals = || names(dir.path()).iter().filter(|name| name.ends_with(".warc.gz")).count();
    for number in 0..3 {
        append(&mut archive, number, 3500);
    }
    let first_mark = archive.sync().expect("synced");
    assert_eq!(first_mark.warcs.len(), 2, "one full, one growing");
    append(&mut archive, 3, 3500);
    append(&mut archive, 4, 3500);
    assert_eq!(finals(), 0, "the mark is not stored yet");
    archive.committed(&first_mark).expect("committed");
    assert_eq!(finals(), 1, "the second file has become full, but the mark does not cover all of it");
    let second_mark = commit(&mut archive);
    assert_eq!(second_mark.warcs.len(), 2, "the first file needs no mark any more");
    assert_eq!(finals(), 2);
    archive.finish().expect("finished");
    assert_eq!(archived_visits(dir.path()).len(), 5);
}

#[test]
fn what_was_flushed_is_committed_elsewhere_while_the_archive_grows_and_rolls_over() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), 10_000, None).expect("opened");
    let finals = || names(dir.path()).iter().filter(|name| name.ends_with(".warc.gz")).count();
    for number in 0..3 {
        append(&mut archive, number, 3500);
    }
    let flushed = archive.flush().expect("flushed");
    let (flushed, mark) = std::thread::scope(|scope| {
        let elsewhere = scope.spawn(move || {
            flushed.sync().expect("synced");
            assert_eq!(finals(), 0, "the mark is not stored yet");
            flushed.stored().expect("named");
            assert_eq!(finals(), 1, "the second file was not full when it was flushed");
            let mark = flushed.mark().clone();
            (flushed, mark)
        });
        append(&mut archive, 3, 3500);
        append(&mut archive, 4, 3500);
        elsewhere.join().expect("committed")
    });
    // A file that has its final name belongs to whoever finds it.
    let first = only(dir.path(), ".warc.gz");
    let taken_away = dir.path().join("elsewhere.warc.gz");
    fs::rename(&first, &taken_away).expect("moved");
    flushed.stored().expect("it is not touched again");
    archive.committed(&mark).expect("nor now");
    fs::rename(&taken_away, &first).expect("moved back");
    commit(&mut archive);
    archive.finish().expect("finished");
    assert_eq!(archived_visits(dir.path()).len(), 5);
}

#[test]
fn every_file_that_grew_since_the_last_stored_mark_is_made_durable_with_the_next_one() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), 10_000, None).expect("opened");
    let to_sync = |archive: &mut peregrine_archive::Archive| {
        let flushed = archive.flush().expect("flushed");
        let files: Vec<_> = flushed.files().map(|path| path.to_path_buf()).collect();
        (files, flushed.mark().clone())
    };
    append(&mut archive, 0, 3500);
    let (files, _) = to_sync(&mut archive);
    assert_eq!(files.len(), 3, "WARC, index and log: {files:?}");
    let (again, mark) = to_sync(&mut archive);
    assert_eq!(again, files, "until somebody says that they are durable");
    let first_warc = only(dir.path(), ".warc.gz.open");
    // More for the same file after the mark was taken, and then the next file.
    for number in 1..4 {
        append(&mut archive, number, 3500);
    }
    archive.committed(&mark).expect("committed");
    let (files, mark) = to_sync(&mut archive);
    assert_eq!(files.len(), 5, "the full file and the growing one with their indexes, and the log: {files:?}");
    assert!(files.contains(&first_warc), "{files:?}");
    archive.committed(&mark).expect("committed");
    assert!(to_sync(&mut archive).0.is_empty(), "nothing has changed since");
}

#[test]
#[cfg(target_os = "linux")]
fn a_failed_sync_breaks_the_archive_wherever_it_happened() {
    let dir = tempfile::tempdir().expect("a directory");
    // Writing to it succeeds, syncing it does not.
    let log = dir.path().join("pages.jsonl");
    std::os::unix::fs::symlink("/dev/null", &log).expect("linked");
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, None).expect("opened");
    append(&mut archive, 1, 100);
    let flushed = archive.flush().expect("the system takes it");
    let flushed = std::thread::spawn(move || {
        assert!(matches!(flushed.sync(), Err(ArchiveError::Io { action: "sync", path, .. }) if path == log));
        flushed
    });
    let flushed = flushed.join().expect("no panic");
    assert!(matches!(flushed.sync(), Err(ArchiveError::Broken { .. })), "never tried again");
    assert!(matches!(archive.append(&visit(2, 100), NOW), Err(ArchiveError::Broken { .. })));
    assert!(matches!(archive.finish(), Err(ArchiveError::Broken { .. })));
}

#[test]
fn no_file_grows_beyond_its_limit_unless_one_visit_does() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), 10_000, None).expect("opened");
    for (number, body_bytes) in [3000, 3000, 3000, 20_000, 100, 8500].into_iter().enumerate() {
        append(&mut archive, number as u32, body_bytes);
    }
    commit(&mut archive);
    archive.finish().expect("finished");
    let sizes: Vec<u64> = names(dir.path())
        .iter()
        .filter(|name| name.ends_with(".warc.gz"))
        .map(|name| fs::metadata(dir.path().join("archive").join(name)).expect("a file").len())
        .collect();
    assert_eq!(sizes.len(), 5, "{sizes:?}");
    assert_eq!(sizes.iter().filter(|size| **size > 10_000).count(), 1, "{sizes:?}");
    assert_eq!(archived_visits(dir.path()).len(), 6);
}

#[test]
fn an_archive_with_uncommitted_visits_cannot_be_finished() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, None).expect("opened");
    append(&mut archive, 1, 100);
    let mark = commit(&mut archive);
    append(&mut archive, 2, 100);
    archive.sync().expect("synced, but never stored");
    assert!(matches!(archive.finish(), Err(ArchiveError::Uncommitted { .. })));
    open(dir.path(), NEVER_ROLL, Some(&mark)).expect("opened again");
    assert_eq!(archived_visits(dir.path()), [url(1)]);
}

#[test]
fn every_run_begins_a_file_of_its_own() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut mark = None;
    for number in 0..3 {
        let (mut archive, _) = open(dir.path(), NEVER_ROLL, mark.as_ref()).expect("opened");
        append(&mut archive, number, 100);
        commit(&mut archive);
        mark = Some(archive.finish().expect("finished"));
    }
    let serials: Vec<String> = names(dir.path())
        .iter()
        .filter(|name| name.ends_with(".warc.gz"))
        .map(|name| name.split('-').nth(2).expect("a serial").to_owned())
        .collect();
    assert_eq!(serials, ["00000", "00001", "00002"]);
    assert_eq!(archived_visits(dir.path()).len(), 3);
}

#[test]
fn a_line_of_the_log_is_one_line() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, None).expect("opened");
    assert!(matches!(archive.log_page("{\n}"), Err(ArchiveError::NotOneLine { .. })));
    archive.log_page("{}").expect("the archive is none the worse for it");
    assert_eq!(commit(&mut archive).pages_bytes, 3);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_stops_the_archive_and_loses_nothing_committed() {
    let dir = tempfile::tempdir().expect("a directory");
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, None).expect("opened");
    append(&mut archive, 1, 100);
    let mark = commit(&mut archive);
    archive.finish().expect("finished");

    // A log that cannot grow, as on a full disk.
    let log = dir.path().join("pages.jsonl");
    let committed_log = fs::read(&log).expect("a log");
    fs::remove_file(&log).expect("removed");
    std::os::unix::fs::symlink("/dev/full", &log).expect("linked");
    let without_log = peregrine_archive::ArchiveMark { pages_bytes: 0, ..mark.clone() };
    let (mut archive, _) = open(dir.path(), NEVER_ROLL, Some(&without_log)).expect("opened");
    append(&mut archive, 2, 100);
    assert!(matches!(archive.sync(), Err(ArchiveError::DiskFull { path }) if path == log));
    assert!(matches!(archive.sync(), Err(ArchiveError::Broken { .. })), "a failed sync is never tried again");
    assert!(matches!(archive.append(&visit(3, 100), NOW), Err(ArchiveError::Broken { .. })));
    drop(archive);

    fs::remove_file(&log).expect("removed");
    fs::write(&log, [committed_log.as_slice(), b"{\"url\":\"htt"].concat()).expect("written");
    let (_, report) = open(dir.path(), NEVER_ROLL, Some(&mark)).expect("opened again");
    assert_eq!((report.cut.len(), report.removed.len()), (1, 2));
    assert_eq!(archived_visits(dir.path()), [url(1)]);
}
