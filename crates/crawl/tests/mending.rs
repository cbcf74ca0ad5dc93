//! A state that does not say what the archive says is told, and a list that does not is made anew; whatever interrupts that can
//! be mended as well.

mod support;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use peregrine_archive::{ArchiveError, Verification};
use peregrine_crawl::{CrawlError, Examination};
use peregrine_frontier::UrlRecord;
use peregrine_simweb::{PageSize, SimWebConfig};
use peregrine_state::{Batch, DiskStore, Entry, RunFiles, Space, StateError, Store, Walk};
use peregrine_types::ArchivePosition;
use support::{TestCrawl, page_lines};

fn places(crawl: &TestCrawl) -> BTreeMap<String, ArchivePosition> {
    let store = DiskStore::open(crawl.out().join("state")).expect("no crawl is running");
    UrlRecord::all(&store)
        .map(|record| record.expect("readable").1)
        .filter_map(|record| Some((record.url.to_string(), record.archived?)))
        .collect()
}

fn small_crawl() -> TestCrawl {
    let config = SimWebConfig::new(4).pages_per_host(30).page_size(PageSize::Fixed(3_000));
    TestCrawl::of(config).with(|settings| settings.archive.roll_at_bytes = 20_000)
}

/// Says of every other page that it lies where its neighbour does, of one that it lies where nothing begins; gives their
/// number.
fn name_wrong_places(crawl: &TestCrawl) -> u64 {
    let store = DiskStore::open(crawl.out().join("state")).expect("no crawl is running");
    let mut batch = Batch::new();
    let records: Vec<_> = UrlRecord::all(&store).map(|record| record.expect("readable")).collect();
    let archived: Vec<_> = records.iter().filter(|(_, record)| record.archived.is_some()).collect();
    let mut wrong = 0;
    for (number, pair) in archived.chunks_exact(2).enumerate() {
        let mut place = pair[1].1.archived.clone().expect("archived");
        place.offset += u64::from(number == 0);
        assert!(UrlRecord::relocate(&store, pair[0].0, place, &mut batch).expect("there"));
        wrong += 1;
    }
    store.apply(batch).expect("applied");
    store.sync().expect("synced");
    wrong
}

#[test]
fn a_state_that_names_wrong_places_is_told_the_right_ones() {
    let mut crawl = small_crawl();
    crawl.run();
    let right = places(&crawl);
    assert!(right.len() > 20);
    let wrong = name_wrong_places(&crawl);

    let examination = Examination::of(&crawl.out()).expect("no crawl is running");
    let found = examination.verify(None, &mut |_| ()).expect("readable");
    assert!(!found.is_sound());
    let mended = examination.mend(&found).expect("mended");
    assert_eq!((mended.relocated, mended.forgotten), (wrong, 0), "{:?}", found.findings);
    assert!(examination.verify(None, &mut |_| ()).expect("readable").is_sound());
    drop(examination);
    assert_eq!(places(&crawl), right);
}

#[test]
fn of_more_wrong_pages_than_are_kept_by_name_each_is_looked_at() {
    let mut crawl = small_crawl();
    crawl.run();
    let right = places(&crawl);
    let wrong = name_wrong_places(&crawl);

    let mut found = Verification::default();
    for number in 0..40 {
        found.wrongly_known.note_page(format!("http://example.com/{number}/{}", "x".repeat(1 << 20)));
    }
    assert!(!found.wrongly_known.is_complete());
    let examination = Examination::of(&crawl.out()).expect("no crawl is running");
    let mended = examination.mend(&found).expect("mended");
    assert_eq!((mended.relocated, mended.forgotten), (wrong, 0));
    assert!(examination.verify(None, &mut |_| ()).expect("readable").is_sound());
    drop(examination);
    assert_eq!(places(&crawl), right);
}

#[test]
fn the_pages_of_a_file_that_is_gone_are_forgotten_and_no_others() {
    let mut crawl = small_crawl();
    crawl.run();
    let mut left = places(&crawl);
    let gone = left.values().nth(left.len() / 2).expect("a page").file.clone();
    let lost = left.values().filter(|place| place.file == gone).count();
    left.retain(|_, place| place.file != gone);
    assert!(lost > 1 && left.len() > 1);
    std::fs::remove_file(crawl.out().join("archive").join(&*gone)).expect("removed");

    let examination = Examination::of(&crawl.out()).expect("no crawl is running");
    let found = examination.verify(None, &mut |_| ()).expect("readable");
    let somewhere = |file: &str| ArchivePosition { file: file.into(), offset: 0, length: 0 };
    assert!(found.wrongly_known.contains("http://any.example/", &somewhere(&gone)), "a file is known by its name");
    for (url, place) in &left {
        assert!(!found.wrongly_known.contains(url, place));
    }
    let mended = examination.mend(&found).expect("mended");
    assert_eq!((mended.relocated, mended.forgotten), (0, lost as u64), "{:?}", found.findings);
    assert!(examination.verify(None, &mut |_| ()).expect("readable").wrongly_known.is_empty());
    drop(examination);
    assert_eq!(places(&crawl), left);
}

/// A store whose process is gone after so many batches.
struct Doomed {
    store: DiskStore,
    batches: AtomicUsize,
}

impl Store for Doomed {
    fn get(&self, space: Space, key: &[u8]) -> Result<Option<Vec<u8>>, StateError> {
        self.store.get(space, key)
    }

    fn get_sorted(&self, space: Space, keys: &[&[u8]]) -> Result<Vec<Option<Vec<u8>>>, StateError> {
        self.store.get_sorted(space, keys)
    }

    fn scan(&self, space: Space, prefix: &[u8], after: Option<&[u8]>, limit: usize) -> Result<Vec<Entry>, StateError> {
        self.store.scan(space, prefix, after, limit)
    }

    fn walk(&self, space: Space) -> Box<dyn Walk + '_> {
        self.store.walk(space)
    }

    fn apply(&self, batch: Batch) -> Result<(), StateError> {
        match self.batches.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1)) {
            Ok(_) => self.store.apply(batch),
            Err(_) => Err(StateError::Engine { path: PathBuf::new(), detail: "the process is gone".to_owned() }),
        }
    }

    fn sync(&self) -> Result<(), StateError> {
        self.store.sync()
    }

    fn run_files(&self) -> Arc<dyn RunFiles> {
        self.store.run_files()
    }
}

#[test]
fn whenever_mending_the_list_is_interrupted_no_line_is_cut_in_two_and_mending_goes_on() {
    for (batches, is_cut) in [(0, true), (1, true), (0, false), (1, false)] {
        let mut crawl = small_crawl();
        let listed = crawl.run().pages.len();
        let list = crawl.out().join("pages.jsonl");
        let text = std::fs::read_to_string(&list).expect("readable");
        // Half of it is gone, within a line; or it is all there, but one line names another page.
        let changed = if is_cut {
            text[..text.len() / 2].to_owned()
        } else {
            text.replacen("\"url\":\"http:", "\"url\":\"HTTP:", 1)
        };
        std::fs::write(&list, changed).expect("written");

        let examination = Examination::on(&crawl.out(), |path| {
            Ok(Arc::new(Doomed { store: DiskStore::open(path)?, batches: AtomicUsize::new(batches) }))
        });
        let examination = examination.expect("no crawl is running");
        let found = examination.verify(None, &mut |_| ()).expect("readable");
        assert!(found.doubts_the_list(), "{:?}", found.findings);
        assert!(matches!(examination.mend(&found), Err(CrawlError::State(StateError::Engine { .. }))));
        drop(examination);

        // Either nothing goes on before it is mended, or whole lines are what it goes on from.
        crawl.revisit = true;
        match crawl.try_run() {
            Ok(end) => assert!(end.pages.len() >= listed),
            Err(CrawlError::Archive(ArchiveError::Shorter { path, .. })) => assert_eq!(path, list),
            Err(other) => panic!("{other}"),
        }
        let examination = Examination::of(&crawl.out()).expect("no crawl is running");
        let found = examination.verify(None, &mut |_| ()).expect("readable");
        examination.mend(&found).expect("mended");
        let found = examination.verify(None, &mut |_| ()).expect("readable");
        assert!(found.is_sound(), "{:?}", found.findings);
        drop(examination);
        crawl.revisit = true;
        assert!(crawl.run().pages.len() > listed);
    }
}

#[test]
fn an_answer_that_the_state_does_not_know_as_a_page_is_not_listed_as_one() {
    let mut crawl = small_crawl().with(|settings| settings.archive.metadata = false);
    crawl.run();
    // Without metadata it looks like what an errand for some robots.txt was led to.
    let store = DiskStore::open(crawl.out().join("state")).expect("no crawl is running");
    let is_archived = |record: &UrlRecord| record.archived.is_some();
    let mut records = UrlRecord::all(&store).map(|record| record.expect("readable"));
    let (fingerprint, unknown) = records.find(|(_, record)| is_archived(record)).expect("a page");
    let mut batch = Batch::new();
    batch.delete(Space::Urls, fingerprint.to_bytes());
    store.apply(batch).expect("applied");
    store.sync().expect("synced");
    drop(store);
    let others: Vec<String> = places(&crawl).into_keys().collect();
    std::fs::write(crawl.out().join("pages.jsonl"), "").expect("written");

    let examination = Examination::of(&crawl.out()).expect("no crawl is running");
    let found = examination.verify(None, &mut |_| ()).expect("readable");
    let mended = examination.mend(&found).expect("mended");
    assert_eq!(mended.list.map(|list| list.made), Some(others.len() as u64));
    let found = examination.verify(None, &mut |_| ()).expect("readable");
    assert!(found.is_sound(), "{:?}", found.findings);
    let mut urls: Vec<String> =
        page_lines(&crawl.out()).iter().filter_map(|line| line["url"].as_str().map(str::to_owned)).collect();
    urls.sort();
    assert_eq!(urls, others, "{} is not among them", unknown.url);
}
