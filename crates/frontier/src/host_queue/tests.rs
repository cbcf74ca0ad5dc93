use peregrine_types::Via;

use super::*;
use crate::queue_entry::{Packer, Unpacker};

const HOST: &str = "a.example";

fn at(millis: u64) -> Timestamp {
    Timestamp::from_millis(millis)
}

fn url(number: u64, priority: u8, not_before: u64, attempt: u8) -> QueuedUrl {
    QueuedUrl {
        url: format!("http://a.example/{number}").into(),
        fingerprint: Fingerprint(number),
        referrer: None,
        not_before: at(not_before),
        depth: 0,
        via: Via::Link,
        attempt,
        priority,
    }
}

fn load(queue: &mut HostQueue, priority: u8, urls: impl IntoIterator<Item = QueuedUrl>) -> EntryKey {
    let mut packer = Packer::new(HOST);
    urls.into_iter().for_each(|url| packer.push(url.borrowed()));
    let key = queue.begin_entry(255 - priority, 1, 0);
    queue.load(key, packer.packed(at(0)));
    key
}

fn load_numbers(queue: &mut HostQueue, priority: u8, numbers: impl IntoIterator<Item = u64>) -> EntryKey {
    load(queue, priority, numbers.into_iter().map(|number| url(number, priority, 0, 0)))
}

fn open(queue: &mut HostQueue, now: u64) {
    while queue.wants(at(now)) == Want::Unpack {
        let (key, packed) = queue.packed_front().unwrap();
        let mut urls = Unpacker::new(HOST, key, packed).unwrap();
        let first = urls.next().unwrap().unwrap();
        let mut packer = Packer::default();
        let rest = urls.rest(HOST, &mut packer).unwrap();
        queue.open_front(first, rest, at(now), false);
    }
}

fn pop(queue: &mut HostQueue, now: u64) -> Option<(EntryKey, QueuedUrl)> {
    open(queue, now);
    queue.pop(at(now))
}

/// What is left of an entry that has these, as it is read again.
fn fill(queue: &mut HostQueue, key: EntryKey, numbers: impl IntoIterator<Item = u64>) {
    let mut packer = Packer::new(HOST);
    numbers.into_iter().for_each(|number| packer.push(url(number, 0, 0, 0).borrowed()));
    queue.begin_rest(key);
    queue.fill(key, packer.packed(at(0)));
}

fn drain(queue: &mut HostQueue, now: u64) -> Vec<u64> {
    std::iter::from_fn(|| pop(queue, now)).map(|(_, url)| url.fingerprint.0).collect()
}

#[test]
fn higher_priority_first_then_arrival() {
    let mut queue = HostQueue::default();
    for (priority, numbers) in [(10, [1, 3]), (20, [2, 5]), (30, [4, 6])] {
        load_numbers(&mut queue, priority, numbers);
    }
    assert_eq!(queue.next_moment(), Some((Timestamp::EPOCH, 225)));
    assert_eq!(drain(&mut queue, 0), [4, 6, 2, 5, 1, 3]);
}

#[test]
fn an_entry_is_done_when_the_last_of_its_urls_is_settled() {
    let mut queue = HostQueue::default();
    load_numbers(&mut queue, 10, [1, 2]);
    let (key, first) = pop(&mut queue, 0).unwrap();
    pop(&mut queue, 0).unwrap();
    assert!(!queue.settle(key));
    queue.put_back(key, first, at(0));
    assert!(!queue.is_done());
    let (key, _) = pop(&mut queue, 0).unwrap();
    assert!(queue.settle(key));
    assert!(queue.is_done() && queue.in_ram() == 0);
}

#[test]
fn a_retry_waits_for_its_moment_and_then_goes_first() {
    let mut queue = HostQueue::default();
    load(&mut queue, 30, [url(1, 30, 0, 0), url(9, 30, 500, 1), url(2, 30, 0, 0)]);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 1);
    assert_eq!(drain(&mut queue, 500), [9, 2]);
}

#[test]
fn a_host_overwhelmed_by_retries_is_left_alone() {
    let mut queue = HostQueue::default();
    for from in (1..=MOST_DELAYED as u64).step_by(256) {
        load(&mut queue, 30, (from..from + 256).map(|number| url(number, 30, 1000 + number, 1)));
    }
    load_numbers(&mut queue, 20, [0]);
    assert_eq!(pop(&mut queue, 0), None);
    assert_eq!(queue.next_moment(), Some((at(1001), 225)));
    assert_eq!(pop(&mut queue, 1001).unwrap().1.fingerprint.0, 1);
    assert_eq!(pop(&mut queue, 1001).unwrap().1.fingerprint.0, 0);
}

#[test]
fn urls_are_put_off_as_long_as_there_is_room() {
    let mut queue = HostQueue::default();
    let many = 3 * MOST_DELAYED as u64;
    for from in (0..many).step_by(256) {
        load_numbers(&mut queue, 30, from..from + 256);
    }
    for number in 0..many - 2 {
        open(&mut queue, 0);
        assert_eq!(queue.peek(at(0)).unwrap().fingerprint.0, number);
        queue.defer(at(1000), true, at(0));
    }
    queue.defer(at(1000), false, at(0));
    assert_eq!((queue.pop(at(0)), queue.next_moment()), (None, Some((at(1000), 225))));
    assert_eq!(queue.in_ram() as u64, many);
    queue.defer(at(2000), false, at(1000));
    assert_eq!(queue.in_ram() as u64, many, "one that waited already needs no more room");
    assert_eq!(drain(&mut queue, 2000).len() as u64, many);
}

#[test]
fn what_is_better_on_disk_is_loaded_first() {
    let mut queue = HostQueue::default();
    load_numbers(&mut queue, 10, [1]);
    assert_eq!(queue.wants(at(0)), Want::Unpack);
    let better = EntryKey::new(20, 7, 0);
    queue.spilled(EntryKey::new(5, 7, 0));
    assert_eq!(queue.wants(at(0)), Want::Unpack, "the tail comes later");
    queue.spilled(better);
    assert_eq!(queue.wants(at(0)), Want::Disk(better));
}

#[test]
fn of_an_entry_that_was_begun_and_left_ram_the_rest_comes_back_and_nothing_else() {
    let mut queue = HostQueue::default();
    let head = load_numbers(&mut queue, 30, [1, 2, 3]);
    load_numbers(&mut queue, 20, [4]);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 1);
    queue.unload(0, 0);
    assert_eq!(queue.in_ram(), 3, "nothing is on disk before its commit is");
    queue.end_entries();
    queue.unload(1, 0);
    assert_eq!((queue.in_ram(), queue.wants(at(0))), (0, Want::Rest(head, 1)));
    assert!(!queue.settle(head), "what is left of it is on disk");
    fill(&mut queue, head, [2, 3]);
    assert_eq!(queue.in_ram(), 2);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 2);
    open(&mut queue, 0);
    queue.unload(1, 0);
    assert_eq!(queue.wants(at(0)), Want::Rest(head, 2), "what was opened and not handed out is left, too");
    fill(&mut queue, head, [3]);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 3);
    assert!(!queue.settle(head) && queue.settle(head));
    let behind = EntryKey { chunk: head.chunk + 1, ..head };
    assert_eq!(queue.wants(at(0)), Want::Disk(behind), "the others are behind it");
}

#[test]
fn two_entries_that_were_begun_are_both_remembered() {
    let mut queue = HostQueue::default();
    let worse = load_numbers(&mut queue, 20, [1, 2]);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 1);
    let better = load_numbers(&mut queue, 30, [3, 4]);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 3);
    assert!(!queue.settle(worse) && !queue.settle(better));
    queue.end_entries();
    queue.unload(1, 0);
    assert_eq!((queue.in_ram(), queue.wants(at(0))), (0, Want::Rest(better, 1)));
    let best = EntryKey::new(40, 2, 0);
    queue.spilled(best);
    assert_eq!(queue.wants(at(0)), Want::Disk(best));
    queue.set_disk_from(None);
    assert_eq!(queue.wants(at(0)), Want::Rest(better, 1));
    fill(&mut queue, better, [4]);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 4);
    assert!(queue.settle(better));
    assert_eq!(queue.wants(at(0)), Want::Rest(worse, 1));
    fill(&mut queue, worse, [2]);
    assert_eq!(pop(&mut queue, 0).unwrap().1.fingerprint.0, 2);
    assert!(queue.settle(worse) && queue.is_done());
}

#[test]
fn entries_of_earlier_runs_stay_while_some_of_their_urls_are_on_their_way_and_leave_whole() {
    let mut queue = HostQueue::default();
    let head = load_numbers(&mut queue, 30, [1, 2]);
    pop(&mut queue, 0).unwrap();
    queue.end_entries();
    queue.unload(1, 1);
    assert_eq!(queue.in_ram(), 1);
    assert!(!queue.settle(head));
    queue.unload(1, 1);
    assert_eq!((queue.in_ram(), queue.wants(at(0))), (0, Want::Disk(head)), "records say what is gone");
}

#[test]
fn an_entry_written_with_urls_on_their_way_before_the_others_knows_where_those_begin() {
    let mut queue = HostQueue::default();
    let head = load_numbers(&mut queue, 30, [1, 2, 3, 4]);
    let (_, first) = pop(&mut queue, 0).unwrap();
    assert!(matches!(queue.unwritten(head), Unwritten::Touched));
    queue.put_back(head, first, at(500));
    open(&mut queue, 0);
    let left = queue.left_in(head);
    assert_eq!((left.delayed.len(), left.first.unwrap().fingerprint.0, left.rest.is_some()), (1, 2, true));
    queue.written_behind(head, 1);
    queue.end_entries();
    queue.unload(1, 0);
    assert_eq!((queue.wants(at(0)), queue.in_ram()), (Want::Rest(head, 1), 1));
    assert_eq!(pop(&mut queue, 500).unwrap().1.fingerprint.0, 1);
}
