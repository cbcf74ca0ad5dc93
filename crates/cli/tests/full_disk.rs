//! A disk that fills up stops the crawl with its own exit code and costs nothing that was committed.
//! The disk is a small tmpfs, which only root can make; elsewhere these tests say that they were
//! skipped.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use peregrine_runtime::Random;
use peregrine_simweb::{CrawlRules, PageSize, Scope, SimWeb, SimWebConfig};
use support::crawl_files::assert_sound;
use support::{Finished, crawl, seed};
use tempfile::TempDir;

const DISK_FULL: i32 = 5;
const ENOUGH: u64 = 200 << 20;

/// A disk of its own, taken away again whatever happens.
struct SmallDisk {
    place: PathBuf,
    _directory: TempDir,
}

impl SmallDisk {
    /// `None` where this is not permitted.
    fn of(bytes: u64) -> Option<SmallDisk> {
        let directory = TempDir::new().expect("a temporary directory");
        let place = directory.path().join("disk");
        std::fs::create_dir(&place).expect("writable");
        mount(&["-t", "tmpfs", "-o", &format!("size={bytes}"), "none"], &place)
            .then(|| SmallDisk { place, _directory: directory })
    }

    fn resize(&self, bytes: u64) {
        assert!(mount(&["-o", &format!("remount,size={bytes}")], &self.place), "a tmpfs can be resized");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.place).status();
    }
}

fn mount(options: &[&str], place: &Path) -> bool {
    let output = Command::new("mount").args(options).arg(place).output();
    output.is_ok_and(|output| output.status.success())
}

fn web(seed: u64) -> SimWeb {
    let config = SimWebConfig::new(seed).hosts(2).pages_per_host(120).page_size(PageSize::Fixed(40_000));
    SimWeb::start(config).expect("the synthetic web starts")
}

fn run(web: &SimWeb, out: &Path) -> Finished {
    let flags = ["--quiet", "--delay", "0", "--per-host", "8", "--allow-private"];
    // A few commits on the way, so that there is something to lose.
    let settings = out.with_file_name("settings.toml");
    crawl(out).and(web.seeds()).and(flags).and(["--config"]).and([settings]).run()
}

fn fills_up_and_goes_on(web: &SimWeb, bytes: u64) -> Option<()> {
    let disk = SmallDisk::of(bytes)?;
    let out = disk.place.join("crawl");
    disk.resize(ENOUGH);
    std::fs::write(
        disk.place.join("settings.toml"),
        "[crawl]\ncommit_interval = 0.1\n[archive]\nkeep_free_bytes = 0\n",
    )
    .expect("writable");
    disk.resize(bytes);

    let first = run(web, &out).expect_code(DISK_FULL);
    let sentence = first.sentence();
    assert!(sentence.starts_with("no space left on the device that holds "), "with {bytes} bytes: {sentence}");
    run(web, &out).expect_code(DISK_FULL).sentence();

    disk.resize(ENOUGH);
    run(web, &out).expect_code(0);
    let places = assert_sound(&out);
    let expected = web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host)).urls();
    let missing: Vec<_> = expected.iter().filter(|url| !places.contains_key(*url)).collect();
    assert!(missing.is_empty(), "with {bytes} bytes, {} pages were lost", missing.len());
    Some(())
}

#[test]
fn a_full_disk_has_its_own_exit_code_and_with_more_space_the_crawl_goes_on_and_becomes_complete() {
    let seed = seed();
    let web = web(seed);
    let mut random = Random::from_seed(seed);
    // Too small to begin; full in the first commit; and at moments that nobody chose.
    let sizes = [64 << 10, 400 << 10, (1 << 20) + random.below(1 << 20), (2 << 20) + random.below(1 << 20)];
    for bytes in sizes {
        if fills_up_and_goes_on(&web, bytes).is_none() {
            eprintln!("SKIPPED: a small disk cannot be mounted here (that takes root)");
            return;
        }
    }
}

#[test]
fn a_crawl_stops_before_its_disk_is_full_and_goes_on_when_there_is_space() {
    let web = web(seed());
    let Some(disk) = SmallDisk::of(16 << 20) else {
        eprintln!("SKIPPED: a small disk cannot be mounted here (that takes root)");
        return;
    };
    let out = disk.place.join("crawl");
    let settings = disk.place.join("settings.toml");
    let write = |keep_free: u64| {
        let text = format!(
            "[crawl]\ncommit_interval = 0.1\npatience = 0.2\nconcurrency = 4\n[archive]\nkeep_free_bytes = {keep_free}\n"
        );
        std::fs::write(&settings, text).expect("writable");
    };
    // All but one megabyte are to stay free, a third of what the crawl takes.
    write(15 << 20);
    let flags = ["--quiet", "--delay", "0.02", "--per-host", "2", "--allow-private", "--config"];
    let run = || crawl(&out).and(web.seeds()).and(flags).and([&settings]).run();
    let first = run().expect_code(DISK_FULL);
    assert!(!first.stderr.contains("no space left"), "it stopped by itself: {}", first.stderr);
    support::peregrine(["verify"]).and([&out]).run().expect_code(0);
    disk.resize(ENOUGH);
    run().expect_code(0);
    let places = assert_sound(&out);
    let expected = web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host)).urls();
    assert!(expected.iter().all(|url| places.contains_key(url)), "everything was fetched in the end");
}
