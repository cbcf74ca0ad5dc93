use std::os::unix::fs::FileTypeExt;

use peregrine_runtime::SystemClock;
use tempfile::TempDir;

use super::*;

/// A door behind which nobody answers: what is tried here is the door.
fn door(out: &Path) -> (Door, peregrine_crawl::QuestionsReceiver) {
    let (questions, receiver) = peregrine_crawl::questions();
    (Door::open(out, questions, Arc::new(SystemClock::new())).expect("it opens"), receiver)
}

fn knock(out: &Path, bytes: &[u8]) -> Answer {
    let mut stream = UnixStream::connect(out.join(NAME)).expect("somebody listens");
    // It may have been refused before all of it was said.
    let _ = stream.write_all(bytes);
    receive(&mut stream, LONGEST_ANSWER, LONG_PATIENCE, &SystemClock::new()).expect("an answer")
}

#[track_caller]
fn assert_refused(answer: &Answer, why: &str) {
    assert!(matches!(answer, Answer::Error(error) if error.contains(why)), "{why:?}: {answer:?}");
}

#[test]
fn the_door_is_the_owners_alone_and_gone_afterwards() {
    let out = TempDir::new().expect("a temporary directory");
    let (door, _receiver) = door(out.path());
    let metadata = std::fs::symlink_metadata(out.path().join(NAME)).expect("it is there");
    assert!(metadata.file_type().is_socket());
    assert_eq!(metadata.permissions().mode() & 0o777, 0o600);
    drop(door);
    assert_eq!(std::fs::read_dir(out.path()).expect("readable").count(), 0);
}

#[test]
fn what_a_killed_crawl_left_is_replaced_and_the_door_of_another_is_left_alone() {
    let out = TempDir::new().expect("a temporary directory");
    drop(UnixListener::bind(out.path().join(NAME)).expect("a stale socket"));
    drop(UnixListener::bind(out.path().join(DRAFT)).expect("a stale draft"));
    let (first, _receiver) = door(out.path());
    assert_refused(&knock(out.path(), b"{}\n"), "no question");
    let (second, _receiver) = door(out.path());
    drop(first);
    assert_refused(&knock(out.path(), b"{}\n"), "no question");
    drop(second);
    let question = Question::Show { url: "a.example".to_owned() };
    let refused = ask(out.path(), &question, &SystemClock::new()).expect_err("nobody is there");
    assert!(refused.is_shut && refused.to_string().contains("nobody listens"), "{refused}");
}

#[test]
fn whatever_a_visitor_says_is_answered_in_a_sentence() {
    let out = TempDir::new().expect("a temporary directory");
    let (_door, receiver) = door(out.path());
    for nonsense in [&b"\n"[..], b"hello\n", b"[]\n", b"{\"why\":{}}\n", b"{\"why\":{\"url\":5}}\n", b"\xff\xfe\n"] {
        assert_refused(&knock(out.path(), nonsense), "no question");
    }
    assert_refused(&knock(out.path(), &[b'x'; LONGEST_QUESTION + 1]), "more than 16384 bytes");
    assert_refused(&knock(out.path(), b"{\"why\":{\"url\":\"http://[x\"}}\n"), "http://[x");
    drop(receiver);
    assert_refused(&knock(out.path(), b"{\"show\":{\"url\":\"http://a.example/\"}}\n"), "has ended");
}

#[test]
fn those_who_stand_in_the_door_are_few_and_not_for_long() {
    let out = TempDir::new().expect("a temporary directory");
    let (_door, _receiver) = door(out.path());
    let clock = SystemClock::new();
    let silent: Vec<UnixStream> =
        (0..MOST_VISITORS).map(|_| UnixStream::connect(out.path().join(NAME)).expect("somebody listens")).collect();
    assert_refused(&knock(out.path(), b""), "too busy");
    for mut stream in silent {
        let answer = receive(&mut stream, LONGEST_ANSWER, LONG_PATIENCE, &clock).expect("an answer");
        assert_refused(&answer, "no question");
    }
    assert!(clock.elapsed() < 2 * PATIENCE, "{:?}", clock.elapsed());
    assert_refused(&knock(out.path(), b"{}\n"), "no question");
}

#[test]
fn a_path_that_is_too_long_for_a_socket_is_said_to_be_that() {
    let out = TempDir::new().expect("a temporary directory");
    let deep = out.path().join("d".repeat(100));
    std::fs::create_dir(&deep).expect("writable");
    let (questions, _receiver) = peregrine_crawl::questions();
    let error = Door::open(&deep, questions, Arc::new(SystemClock::new())).err().expect("too long").to_string();
    assert!(error.contains("bytes, and a socket's has 107 at most"), "{error}");
    let question = Question::WhyHost { host: "a.example".to_owned() };
    let refused = ask(&deep, &question, &SystemClock::new()).expect_err("too long");
    assert!(!refused.is_shut && refused.to_string().contains("107 at most"), "{refused}");
}
