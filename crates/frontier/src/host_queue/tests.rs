use peregrine_types::Via;

use super::*;
use crate::queue_entry::{Packer, unpack};

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

fn pop(queue: &mut HostQueue, now: u64) -> Option<(EntryKey, QueuedUrl)> {
    while queue.wants(at(now)) == Want::Unpack {
        let (key, packed) = queue.packed_front().unwrap();
        let urls = unpack(HOST, key, packed).unwrap();
        queue.open_front(urls, at(now), false);
    }
    queue.pop(at(now))
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
        while queue.wants(at(0)) == Want::Unpack {
            let (key, packed) = queue.packed_front().unwrap();
            let urls = unpack(HOST, key, packed).unwrap();
            queue.open_front(urls, at(0), false);
        }
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
fn entries_leave_ram_once_they_are_on_disk_and_none_of_their_urls_is_on_its_way() {
    let mut queue = HostQueue::default();
    let head = load_numbers(&mut queue, 30, [1, 2]);
    let tail = load_numbers(&mut queue, 20, [3]);
    pop(&mut queue, 0).unwrap();
    assert!(queue.unload(0, true).is_empty());
    assert_eq!(queue.in_ram(), 2, "nothing is on disk before its commit is");
    assert!(queue.unload(1, true).is_empty());
    assert_eq!(queue.in_ram(), 1);
    assert_eq!(queue.next_moment(), Some((Timestamp::EPOCH, 225)));
    assert!(!queue.settle(head));
    assert!(queue.unload(1, false).is_empty() && queue.in_ram() == 1, "it is what comes next");
    let left = queue.unload(1, true);
    let numbers: Vec<u64> = left[0].urls.iter().map(|url| url.fingerprint.0).collect();
    assert_eq!((left.len(), left[0].key, numbers), (1, head, vec![2]), "its entry on disk says too much");
    assert_eq!((queue.in_ram(), queue.wants(at(0))), (0, Want::Disk(head.min(tail))));
}
