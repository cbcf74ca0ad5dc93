//! What an examination finds although nobody speaks of it, what is mended before a file has its final name, and what is never
//! taken for the archive's own.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use peregrine_archive::{
    Archive, ArchiveCheck, ArchiveError, ArchiveMark, BringBack, Elsewhere, Finding, Relisted, Verification,
    mend_archive, relist,
};
use peregrine_types::ArchivePosition;
use peregrine_warc::EncodedVisit;
use support::{NOW, commit, names, only, open, url, visit_of, visit_under};
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
fn three_files(dir: &Path) -> (Archive, ArchiveMark) {
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

/// The line of a page in `pages.jsonl`.
fn line(url: &str, position: &ArchivePosition) -> String {
    let ArchivePosition { file, offset, length } = position;
    format!("{{\"url\":\"{url}\",\"key\":\"{url}\",\"warc\":\"{file}\",\"offset\":{offset},\"length\":{length}}}")
}

/// Archives and lists these visits; the archive is finished then.
fn listed(dir: &Path, roll_at_bytes: u64, visits: &[EncodedVisit]) -> (ArchiveMark, Vec<ArchivePosition>) {
    let (mut archive, _) = open(dir, roll_at_bytes, None).expect("opens");
    let mut places = Vec::new();
    for (number, visit) in (0..).zip(visits) {
        let place = archive.append(visit, NOW).expect("appended");
        archive.log_page(&line(&url(number), &place)).expect("logged");
        places.push(place);
    }
    commit(&mut archive);
    (archive.finish().expect("finished"), places)
}

/// Makes the list anew with lines that name only what must be named, and tells of every page that got one what lay beside it.
fn relisted(dir: &Path, committed: u64) -> (Relisted, Vec<(String, String)>) {
    let mut made = Vec::new();
    let done = relist(
        dir,
        committed,
        |answer, position, facts| {
            let url = answer.target_uri().expect("a URL").to_owned();
            made.push((url.clone(), facts.to_owned()));
            Ok::<_, ArchiveError>(Some(line(&url, position)))
        },
        |_| Ok(()),
    );
    (done.expect("readable"), made)
}

fn list(dir: &Path) -> String {
    fs::read_to_string(dir.join("pages.jsonl")).expect("a list")
}

fn damage(path: &Path, from: u64, bytes: u64) {
    let mut content = fs::read(path).expect("readable");
    let (from, to) = (usize::try_from(from).expect("small"), usize::try_from(from + bytes).expect("small"));
    content[from..to].iter_mut().for_each(|byte| *byte ^= 0x55);
    fs::write(path, content).expect("written");
}

#[test]
fn what_the_list_says_of_the_lost_end_of_a_file_stays_in_it() {
    let visits: Vec<EncodedVisit> = (0..3).map(|number| visit(number, 7_000)).collect();
    // Nothing is left of the file; all but its last visits; all but the request of the last one.
    for cut in 0..3 {
        let directory = TempDir::new().expect("a temporary directory");
        let roll_at_bytes = if cut == 0 { 12_000 } else { 1 << 20 };
        let (mark, places) = listed(directory.path(), roll_at_bytes, &visits);
        let end = [0, places[1].offset, places[1].offset + places[1].length][cut];
        let path = directory.path().join("archive").join(&*places[1].file);
        fs::File::options().write(true).open(path).and_then(|file| file.set_len(end)).expect("cut");
        // What can be seen not to be true is left out as before.
        let lines = list(directory.path());
        let untrue = line("http://example.com/untrue", &places[0]);
        fs::write(directory.path().join("pages.jsonl"), format!("{untrue}\nnonsense\n{lines}")).expect("written");
        let committed = mark.pages_bytes + untrue.len() as u64 + 10;
        let (done, made) = relisted(directory.path(), committed);
        assert_eq!((done.made, done.dropped, made.len()), (0, 2, 0));
        assert_eq!((list(directory.path()), done.bytes), (lines, mark.pages_bytes), "cut {cut}");
    }
}

#[test]
fn lines_that_were_never_committed_do_not_count_when_the_list_is_made_anew() {
    let directory = TempDir::new().expect("a temporary directory");
    let (mark, places) = listed(directory.path(), 1 << 20, &[visit(0, 100), visit(1, 100)]);
    let lines = list(directory.path());
    let tail =
        format!("{lines}{}\n", line("http://example.com/tail", &ArchivePosition { offset: 9, ..places[1].clone() }));
    fs::write(directory.path().join("pages.jsonl"), tail).expect("written");
    let (done, _) = relisted(directory.path(), mark.pages_bytes);
    assert_eq!(done, Relisted { made: 0, dropped: 0, bytes: mark.pages_bytes });
    assert_eq!(list(directory.path()), lines);
}

#[test]
fn the_old_list_is_there_until_somebody_knows_how_long_the_new_one_is() {
    let directory = TempDir::new().expect("a temporary directory");
    let (mark, _) = listed(directory.path(), 1 << 20, &[visit(0, 100), visit(1, 100)]);
    let lines = list(directory.path());
    let half = &lines[..lines.len() * 2 / 3];
    fs::write(directory.path().join("pages.jsonl"), half).expect("written");
    let mut heard = None;
    let stopped = relist(
        directory.path(),
        half.len() as u64,
        |answer, position, _| Ok(Some(line(answer.target_uri().expect("a URL"), position))),
        |bytes| {
            heard = Some(bytes);
            Err(ArchiveError::Broken { path: directory.path().to_path_buf() })
        },
    );
    assert!(matches!(stopped, Err(ArchiveError::Broken { .. })));
    assert_eq!((heard, list(directory.path())), (Some(mark.pages_bytes), half.to_owned()));
    let (done, _) = relisted(directory.path(), half.len() as u64);
    assert_eq!((done.bytes, list(directory.path())), (mark.pages_bytes, lines));
}

/// A visit whose body is a WARC file of somebody else, compressed: it stands in the archive as it was sent.
fn visit_of_a_warc_file(number: u32) -> EncodedVisit {
    let foreign = visit_of("com,example)/foreign", 999, "Content-Type: text/plain", b"foreign".to_vec(), None);
    visit_of(&format!("com,example)/{number}"), number, "Content-Encoding: gzip", foreign.bytes, None)
}

#[test]
fn records_within_a_damaged_page_are_never_taken_for_those_of_the_crawl() {
    let visits = [visit(0, 300), visit_of_a_warc_file(1), visit_of_a_warc_file(2)];
    // Which answers are damaged, and whether the requests behind them are: then nothing that the index knows of helps.
    let damages: [(&[usize], bool); 4] = [(&[2], false), (&[1, 2], false), (&[2], true), (&[1, 2], true)];
    for (damaged, and_requests) in damages {
        let directory = TempDir::new().expect("a temporary directory");
        let (mark, places) = listed(directory.path(), 1 << 20, &visits);
        let (warc, index) = (only(directory.path(), ".warc.gz"), only(directory.path(), ".cdxj"));
        for place in damaged.iter().map(|number| &places[*number]) {
            damage(&warc, place.offset, 4);
            damage(&warc, place.offset + place.length, if and_requests { 4 } else { 0 });
        }
        let found = findings(directory.path(), &mark);
        assert!(found.iter().any(|finding| matches!(finding, Finding::Damaged { .. })), "{found:?}");
        assert!(!found.iter().any(|finding| finding.to_string().contains("/999")), "{found:?}");
        let (_, made) = relisted(directory.path(), mark.pages_bytes);
        assert_eq!(made, [], "{damaged:?}");
        let wrong = Finding::WrongIndex { path: index.clone(), detail: String::new(), warc_is_here: true };
        let mended = mend_archive(directory.path(), Some(&mark), &[wrong]).expect("mended");
        assert_eq!(mended.indexes.as_slice(), std::slice::from_ref(&index));
        let made = fs::read_to_string(index).expect("readable");
        assert!(!made.contains("/999"), "{damaged:?}: {made}");
        for number in 0..3_u32 {
            let is_there = !damaged.contains(&(number as usize));
            assert_eq!(made.contains(&format!("{}\"", url(number))), is_there, "{damaged:?}: {made}");
        }
    }
}

#[test]
fn a_damaged_body_that_is_full_of_beginnings_of_records_hides_nothing_behind_it() {
    for beginning in [&[0x1f, 0x8b, 8][..], &[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff], &[0x28, 0xb5, 0x2f, 0xfd]] {
        let directory = TempDir::new().expect("a temporary directory");
        let hostile = visit_of("com,example)/0", 0, "Content-Encoding: gzip", beginning.repeat(2_000), None);
        let (mark, places) = listed(directory.path(), 1 << 20, &[hostile, visit(1, 100)]);
        damage(&only(directory.path(), ".warc.gz"), places[0].offset, 4);
        fs::remove_file(only(directory.path(), ".cdxj")).expect("removed");
        let found = findings(directory.path(), &mark);
        let kinds = found.iter().map(|finding| match finding {
            Finding::Damaged { offset, .. } if *offset == places[0].offset => "damaged",
            Finding::NotThere { url: page, .. } if *page == url(0) => "lost with it",
            Finding::WrongIndex { .. } => "no index",
            _ => "something else",
        });
        assert_eq!(kinds.collect::<Vec<_>>(), ["damaged", "no index", "lost with it"], "{found:?}");
    }
}

#[test]
fn metadata_behind_damage_is_not_taken_for_that_of_the_page_before() {
    let noted = |number: u32| {
        let note = format!("title: page {number}\r\n");
        visit_of(&format!("com,example)/{number}"), number, "Content-Type: text/plain", vec![b'x'; 500], Some(&note))
    };
    let visits = [noted(0), noted(1), noted(2)];
    for has_index in [true, false] {
        let directory = TempDir::new().expect("a temporary directory");
        let (mut mark, places) = listed(directory.path(), 1 << 20, &visits);
        // From the metadata of the first page up to the request of the second.
        let place_of = |visit: usize, member: usize| {
            let [first, member] = [visits[visit].response, visits[visit].members[member]];
            places[visit].offset + (member.start - first.start) as u64
        };
        damage(&only(directory.path(), ".warc.gz"), place_of(0, 2), place_of(1, 2) - place_of(0, 2));
        if !has_index {
            fs::remove_file(only(directory.path(), ".cdxj")).expect("removed");
        }
        fs::write(directory.path().join("pages.jsonl"), "").expect("written");
        mark.pages_bytes = 0;
        let found = findings(directory.path(), &mark);
        let unlisted: Vec<&str> = found
            .iter()
            .filter_map(|finding| match finding {
                Finding::Unlisted { url, .. } => Some(url.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(unlisted, [url(2)], "without its own metadata nobody knows what the first is: {found:?}");
        let (_, made) = relisted(directory.path(), 0);
        assert_eq!(made, [(url(0), String::new()), (url(2), "title: page 2\r\n".to_owned())]);
    }
}

/// Where files of an archive are that are elsewhere.
struct Aside(PathBuf);

impl BringBack for Aside {
    fn bring_back(&self, place: &Elsewhere, to: &Path) -> Result<(), String> {
        fs::copy(self.0.join(&place.file), to).map(|_| ()).map_err(|error| error.to_string())
    }
}

#[test]
fn nobody_promises_to_mend_the_index_of_a_file_that_is_elsewhere() {
    let directory = TempDir::new().expect("a temporary directory");
    let (mark, places) = listed(directory.path(), 1 << 20, &[visit(0, 100), visit(1, 100)]);
    let aside = directory.path().join("aside");
    fs::create_dir(&aside).expect("created");
    let file = places[0].file.to_string();
    fs::rename(only(directory.path(), ".warc.gz"), aside.join(&file)).expect("moved");
    let place = Elsewhere { file, bytes: 0, sha256: String::new(), address: "s3://bucket/archive/x".to_owned() };
    place.note(directory.path()).expect("noted");
    fs::write(only(directory.path(), ".cdxj"), "").expect("written");
    let mut silent = |_: &Verification| {};
    let mut check = ArchiveCheck::of(directory.path(), Some(&mark), &mut silent).expect("readable");
    check.files().expect("readable");
    check.files_elsewhere(&Aside(aside)).expect("readable");
    check.pages(|_, _| Ok::<(), ArchiveError>(())).expect("readable");
    let found = check.verdict().expect("sorted").findings;
    assert!(matches!(found.as_slice(), [Finding::WrongIndex { .. }]), "{found:?}");
    assert!(!found[0].can_be_mended());
    assert_eq!(mend_archive(directory.path(), Some(&mark), &found).expect("tried").indexes, [] as [PathBuf; 0]);
}

#[test]
fn whoever_mends_hears_that_something_committed_is_gone_and_that_nothing_was_touched() {
    let directory = TempDir::new().expect("a temporary directory");
    let (archive, mark) = three_files(directory.path());
    drop(archive);
    let growing = only(directory.path(), ".warc.gz.open");
    let bytes = fs::read(&growing).expect("readable");
    fs::write(&growing, &bytes[..bytes.len() - 1]).expect("written");
    let before = names(directory.path());
    let mended = mend_archive(directory.path(), Some(&mark), &[]).expect("no error of its own");
    assert!(mended.refused.is_some_and(|reason| reason.contains("archived data has been lost")));
    assert_eq!(names(directory.path()), before);
    fs::write(&growing, &bytes).expect("written");
    assert_eq!(mend_archive(directory.path(), Some(&mark), &[]).expect("mended").refused, None);
}
