//! What an examination finds although nobody speaks of it, and what is mended before a file has its final name.

mod support;

use std::path::Path;

use peregrine_archive::{ArchiveCheck, ArchiveError, ArchiveMark, Finding, Verification, mend_archive};
use peregrine_warc::EncodedVisit;
use support::{NOW, commit, names, only, open, visit_under};
use tempfile::TempDir;

fn findings(dir: &Path, mark: &ArchiveMark) -> Vec<Finding> {
    let mut silent = |_: &Verification| {};
    let mut check = ArchiveCheck::of(dir, Some(mark), &mut silent).expect("readable");
    check.files().expect("readable");
    check.pages(|_, _| Ok::<(), ArchiveError>(())).expect("readable");
    check.verdict().expect("sorted").findings
}

fn visit(number: u32, body_bytes: usize) -> EncodedVisit {
    visit_under(&format!("com,example)/{number}"), number, body_bytes)
}

/// Three visits that no list speaks of, each in a file of its own, and not yet finished.
fn three_files(dir: &Path) -> (peregrine_archive::Archive, ArchiveMark) {
    let (mut archive, _) = open(dir, 12_000, None).expect("opens");
    for number in 0..3 {
        archive.append(&visit(number, 7_000), NOW).expect("appended");
    }
    let mark = commit(&mut archive);
    (archive, mark)
}

#[test]
fn a_file_that_nobody_speaks_of_is_missed_by_its_number() {
    let directory = TempDir::new().expect("a temporary directory");
    let (archive, _) = three_files(directory.path());
    let mark = archive.finish().expect("finished");
    assert_eq!(findings(directory.path(), &mark), []);
    let middle = names(directory.path()).into_iter().filter(|name| name.contains("-00001-"));
    middle.for_each(|name| std::fs::remove_file(directory.path().join("archive").join(name)).expect("removed"));
    let found = findings(directory.path(), &mark);
    assert_eq!(found, [Finding::MissingNumber { number: 1 }]);
    assert_eq!(found[0].to_string(), "the WARC file with the number 00001 is not in the archive");
}

#[test]
fn the_index_of_a_file_that_still_grows_is_made_anew_as_far_as_it_was_committed() {
    for is_gone in [true, false] {
        let directory = TempDir::new().expect("a temporary directory");
        let (mut archive, mark) = three_files(directory.path());
        let beyond = archive.append(&visit(7, 50), NOW).expect("appended");
        drop(archive);
        let index = only(directory.path(), ".cdxj.open");
        match is_gone {
            true => std::fs::remove_file(&index).expect("removed"),
            false => std::fs::write(&index, "nonsense\n").expect("written"),
        }
        let found = findings(directory.path(), &mark);
        assert!(found.iter().any(|finding| matches!(finding, Finding::WrongIndex { .. })), "{found:?}");
        let mended = mend_archive(directory.path(), Some(&mark), &found).expect("mended");
        assert_eq!(mended.indexes, [index]);
        assert_eq!(findings(directory.path(), &mark), []);
        let is_last = |name: &String| name.contains("-00002-") && name.ends_with(".cdxj");
        let last = names(directory.path()).into_iter().find(is_last).expect("it has its final name");
        let last = std::fs::read_to_string(directory.path().join("archive").join(last)).expect("readable");
        assert_eq!(last.lines().count(), 1, "not the one at {}", beyond.offset);
    }
}
