//! A crawl directory whose state was damaged: either the crawl still becomes complete, or it is
//! refused with one clear sentence. What was archived is never touched.

mod support;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use peregrine_runtime::Random;
use peregrine_simweb::{CrawlRules, PageSize, Scope, SimWeb, SimWebConfig};
use support::crawl_files::{assert_sound, files_below, output_bytes};
use support::{Peregrine, crawl, seed};
use tempfile::TempDir;

const LIMIT_REACHED: i32 = 3;
const BAD_DIRECTORY: i32 = 7;

/// A crawl that stopped half-way, kept in memory so that it can be damaged again and again.
struct HalfCrawl {
    web: SimWeb,
    directory: TempDir,
    files: Vec<(PathBuf, Contents)>,
    output: BTreeMap<PathBuf, Vec<u8>>,
}

/// A file without the zeros at its end: journals are allocated far beyond what is in them.
#[derive(Clone)]
struct Contents {
    bytes: Vec<u8>,
    length: u64,
}

impl Contents {
    fn of(path: &Path) -> Self {
        let mut bytes = std::fs::read(path).expect("readable");
        let length = bytes.len() as u64;
        bytes.truncate(bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1));
        Contents { bytes, length }
    }

    fn write(&self, path: &Path) {
        std::fs::write(path, &self.bytes).expect("writable");
        let file = std::fs::File::options().write(true).open(path).expect("writable");
        file.set_len(self.length).expect("writable");
    }
}

impl HalfCrawl {
    fn new(seed: u64) -> Self {
        let config = SimWebConfig::new(seed).hosts(3).pages_per_host(40).page_size(PageSize::Fixed(1_500));
        let web = SimWeb::start(config).expect("the synthetic web starts");
        let directory = TempDir::new().expect("a temporary directory");
        // Many small commits, so that there are many states to be thrown back to.
        std::fs::write(directory.path().join("my.toml"), "[crawl]\ncommit_interval = 0.05\n").expect("writable");
        let mut half = HalfCrawl { web, directory, files: Vec::new(), output: BTreeMap::new() };
        // Two runs, so that there are archive files of which the last state does not speak any more.
        for limit in ["25", "50"] {
            half.command().and(["--limit", limit]).run().expect_code(LIMIT_REACHED);
        }
        half.files = files_below(&half.out()).into_iter().map(|path| (path.clone(), Contents::of(&path))).collect();
        half.output = output_bytes(&half.out());
        half
    }

    fn out(&self) -> PathBuf {
        self.directory.path().join("crawl")
    }

    fn command(&self) -> Peregrine {
        let flags = ["--quiet", "--delay", "0.02", "--allow-private", "--config"];
        crawl(&self.out()).and(self.web.seeds()).and(flags).and([self.directory.path().join("my.toml")])
    }

    fn state_files(&self) -> impl Iterator<Item = &(PathBuf, Contents)> {
        let state = self.out().join("state");
        self.files.iter().filter(move |(path, _)| path.starts_with(&state))
    }

    /// As it was before anybody damaged it.
    fn restore(&self) {
        let _ = std::fs::remove_dir_all(self.out());
        for (path, contents) in &self.files {
            std::fs::create_dir_all(path.parent().expect("below")).expect("writable");
            contents.write(path);
        }
    }

    /// Goes on with the crawl after `damage` was done: complete, or refused; says which.
    #[track_caller]
    fn after(&self, what: &str, damage: impl FnOnce()) -> bool {
        self.restore();
        damage();
        let run = self.command().and(["--limit", "0"]).run();
        assert!(!run.stderr.contains("panicked"), "{what}: {}", run.stderr);
        self.assert_output_is_kept(what);
        if run.code == Some(0) {
            let places = assert_sound(&self.out());
            let expected = self.web.truth().expect(&CrawlRules::new(self.web.seeds(), Scope::Host)).urls();
            let missing = expected.iter().filter(|url| !places.contains_key(*url)).count();
            assert_eq!(missing, 0, "{what}: it said that it was complete");
            return true;
        }
        assert_eq!(run.code, Some(BAD_DIRECTORY), "{what}: {}", run.stderr);
        assert!(run.sentence().contains(&*self.out().to_string_lossy()), "{what}: {}", run.sentence());
        false
    }

    /// Pages may have been added; none may have been lost.
    #[track_caller]
    fn assert_output_is_kept(&self, what: &str) {
        let now = output_bytes(&self.out());
        for (path, before) in &self.output {
            let name = path.display();
            let bytes = now.get(path).unwrap_or_else(|| panic!("{what}: {name} is gone"));
            let is_kept =
                if name.to_string().ends_with("pages.jsonl") { bytes.starts_with(before) } else { bytes == before };
            assert!(is_kept, "{what}: {name} was touched");
        }
    }
}

#[test]
fn a_crawl_whose_state_is_whole_goes_on() {
    let half = HalfCrawl::new(51);
    assert!(half.after("nothing", || ()));
}

#[test]
fn a_state_file_that_is_gone_or_cut_or_overwritten_damages_nothing_else() {
    let seed = seed();
    let half = HalfCrawl::new(seed);
    let mut random = Random::from_seed(seed);
    for (path, contents) in half.state_files() {
        let name = path.strip_prefix(half.out()).expect("below").display();
        half.after(&format!("{name} deleted"), || std::fs::remove_file(path).expect("deleted"));
        let cut = Contents { length: contents.bytes.len() as u64 / 2, ..contents.clone() };
        half.after(&format!("{name} cut to {} bytes", cut.length), || cut.write(path));
        let garbage = contents.bytes.iter().map(|_| random.next_u64() as u8).collect();
        let garbage = Contents { bytes: garbage, ..*contents };
        half.after(&format!("{name} overwritten"), || garbage.write(path));
    }
}

#[test]
fn a_journal_that_lost_its_end_damages_nothing_else() {
    let seed = seed();
    let half = HalfCrawl::new(seed);
    let mut random = Random::from_seed(seed);
    let (path, journal) =
        half.state_files().find(|(path, _)| path.extension() == Some("journal".as_ref())).expect("a journal");
    for _ in 0..8 {
        let length = random.below(journal.bytes.len() as u64);
        let bytes = journal.bytes[..length as usize].to_vec();
        let cut = Contents { bytes, length: if random.below(2) == 0 { length } else { journal.length } };
        half.after(&format!("journal cut to {length} of {} bytes", journal.bytes.len()), || cut.write(path));
    }
}

#[test]
fn a_flipped_bit_in_the_state_damages_nothing_else() {
    let seed = seed();
    let half = HalfCrawl::new(seed);
    let mut random = Random::from_seed(seed);
    let files: Vec<_> = half.state_files().filter(|(_, contents)| !contents.bytes.is_empty()).collect();
    let anywhere = std::iter::repeat_with(|| {
        let file = random.below(files.len() as u64) as usize;
        (file, random.below(files[file].1.bytes.len() as u64) as usize, random.below(8))
    });
    for (file, at, bit) in anywhere.take(24) {
        let (path, contents) = files[file];
        let mut flipped = contents.clone();
        flipped.bytes[at] ^= 1 << bit;
        let name = path.strip_prefix(half.out()).expect("below").display();
        half.after(&format!("bit {bit} of byte {at} of {name}"), || flipped.write(path));
    }
}

#[test]
fn a_state_of_another_version_is_said_to_be_that() {
    let half = HalfCrawl::new(52);
    half.restore();
    let marker = half.out().join("state/peregrine-state");
    std::fs::write(&marker, "peregrine state, format 99\n").expect("writable");
    let run = half.command().run().expect_code(BAD_DIRECTORY);
    assert!(run.sentence().contains("another version of Peregrine"), "{}", run.sentence());
    assert!(run.sentence().contains("format 99"), "{}", run.sentence());
    half.assert_output_is_kept("another version");
}

#[test]
fn a_state_directory_that_is_gone_or_no_directory_damages_nothing_else() {
    let half = HalfCrawl::new(53);
    let state = half.out().join("state");
    let gone = || std::fs::remove_dir_all(&state).expect("removed");
    assert!(!half.after("state/ deleted", gone));
    let emptied = || {
        gone();
        std::fs::create_dir(&state).expect("writable");
    };
    assert!(!half.after("state/ emptied", emptied));
    let a_file = || {
        gone();
        std::fs::write(&state, "what?").expect("writable");
    };
    assert!(!half.after("state is a file", a_file));
    assert!(!half.after("state/engine deleted", || std::fs::remove_dir_all(state.join("engine")).expect("removed")));
}

#[test]
fn archived_data_that_is_gone_or_cut_is_named() {
    let half = HalfCrawl::new(54);
    half.restore();
    let pages = half.out().join("pages.jsonl");
    std::fs::write(&pages, "").expect("writable");
    let run = half.command().run().expect_code(BAD_DIRECTORY);
    assert!(run.sentence().contains("pages.jsonl has 0 bytes"), "{}", run.sentence());
    half.restore();
    std::fs::remove_file(&pages).expect("removed");
    let run = half.command().run().expect_code(BAD_DIRECTORY);
    assert!(run.sentence().contains("pages.jsonl is missing"), "{}", run.sentence());
}
