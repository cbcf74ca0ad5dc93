//! kill -9 at random moments under load, over and over, each time followed by a run that writes on: no URL is lost, none
//! is queued twice, no delay is forgotten, nothing hangs.
//!
//! `PEREGRINE_KILL_ROUNDS=100` makes it long, `PEREGRINE_KILL_SEED` another crawl; a failure prints both.

mod world;

mod kill {
    pub mod crawl;
    pub mod diary;
    pub mod verdict;
    pub mod web;
}

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use kill::crawl::{Crawl, open_store, settings};
use kill::diary::{Diary, last_moment, read_from};
use kill::verdict::Verdict;
use kill::web::Web;
use peregrine_frontier::{Ending, Frontier, Next};
use peregrine_runtime::{Clock, Random, SystemClock};
use peregrine_types::{Timestamp, Via};
use peregrine_urls::Fingerprint;
use world::{START, candidate};

const DIRECTORY: &str = "PEREGRINE_KILL_VICTIM";
const ROUND: &str = "PEREGRINE_KILL_VICTIM_ROUND";
/// A round that takes longer hangs.
const LIMIT: Duration = Duration::from_secs(120);
/// A victim is killed within so many bytes of diary, which is as much as a continent takes.
const MOST_PROGRESS: u64 = 100_000;

fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}: a number")))
}

fn rounds() -> u64 {
    from_environment("PEREGRINE_KILL_ROUNDS", 8)
}

fn web() -> Web {
    Web { seed: from_environment("PEREGRINE_KILL_SEED", 1), continents: rounds() }
}

/// The process that is killed. Does nothing unless it was started for that.
#[test]
fn victim() {
    let Some(directory) = std::env::var_os(DIRECTORY).map(PathBuf::from) else { return };
    let round = from_environment(ROUND, 0);
    let mut crawl = Bench { directory }.open_crawl(round);
    crawl.admit_starts(round + 1);
    assert!(!crawl.run(usize::MAX), "only an empty frontier ends it");
    crawl.close();
}

#[test]
fn killed_again_and_again_a_crawl_loses_nothing_repeats_nothing_and_forgets_no_delay() {
    let directory = tempfile::tempdir().unwrap();
    let bench = Bench { directory: directory.path().to_owned() };
    let mut judge = Judge::default();
    let mut chance = Random::from_seed(web().seed);
    let mut islands = Vec::new();
    let mut killed = 0;
    for round in 0..rounds() {
        killed += u64::from(bench.round(round, &mut chance));
        if chance.below(3) == 0 {
            islands.push(bench.write_a_little(round, &mut chance));
        }
        judge.read_on(&bench, round);
    }
    bench.run_to_the_end();
    bench.nothing_is_lost(&islands, judge);
    println!("{killed} of {} rounds were killed", rounds());
    assert!(killed * 2 >= rounds(), "most rounds are cut short: {killed}");
}

struct Bench {
    directory: PathBuf,
}

impl Bench {
    fn store(&self) -> PathBuf {
        self.directory.join("state")
    }

    fn diary(&self) -> PathBuf {
        self.directory.join("diary")
    }

    fn diary_bytes(&self) -> u64 {
        std::fs::metadata(self.diary()).map_or(0, |metadata| metadata.len())
    }

    /// The clock never goes back; how long it stood still or ran on between two runs is a matter of chance.
    fn open_crawl(&self, round: u64) -> Crawl {
        let mut chance = Random::from_seed(web().seed ^ (round << 32) ^ self.diary_bytes());
        let pause = [0, 0, 1, 500, 1500, 7_200_000][chance.below(6) as usize];
        let now = last_moment(&self.diary()).map(|last| last.plus(Duration::from_millis(pause)));
        Crawl::open(&self.store(), &self.diary(), web(), chance.next_u64(), now)
    }

    fn start_victim(&self, round: u64) -> Victim {
        let complaints = self.directory.join("complaints");
        let said = File::create(&complaints).unwrap();
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["victim", "--exact", "--nocapture", "--test-threads=1"])
            .env(DIRECTORY, &self.directory)
            .env(ROUND, round.to_string())
            .stdout(Stdio::null())
            .stderr(said)
            .spawn()
            .unwrap();
        Victim { child, complaints, round }
    }

    /// One life of the victim. Whether it was killed before its crawl was through.
    fn round(&self, round: u64, chance: &mut Random) -> bool {
        // Now and then so early that it has hardly opened its store.
        let progress = if chance.below(5) == 0 { 0 } else { chance.below(MOST_PROGRESS) };
        let until = self.diary_bytes() + progress;
        let mut victim = self.start_victim(round);
        let ended = victim.wait_until(|| self.diary_bytes() >= until);
        std::thread::sleep(Duration::from_micros(chance.below(20_000)));
        if ended.is_none() {
            victim.kill();
        }
        ended.is_none()
    }

    fn run_to_the_end(&self) {
        let mut victim = self.start_victim(rounds() - 1);
        victim.wait_until(|| false).unwrap_or_else(|| fail(rounds(), "the last round does not end"));
    }

    /// Somebody else opens the store after the kill, adds a page that nobody links to, crawls a little, and leaves.
    fn write_a_little(&self, round: u64, chance: &mut Random) -> String {
        let island = Web::island(round);
        let mut crawl = self.open_crawl(round);
        crawl.admit(&island);
        crawl.commit();
        crawl.run(chance.below(40) as usize);
        if chance.below(2) == 0 {
            crawl.close()
        } else {
            crawl.drop_uncleanly()
        }
        island
    }

    fn nothing_is_lost(&self, islands: &[String], mut judge: Judge) {
        let (web, round) = (web(), rounds());
        let now = last_moment(&self.diary()).unwrap_or(START).plus(Duration::from_secs(1));
        let mut frontier = self.reopened(&web, now);
        let mut expected = web.pages();
        expected.extend_from_slice(islands);
        judge.read_on(self, round);
        let verdict = judge.verdict;
        for url in &expected {
            let record = frontier.record(Fingerprint::of_key(url)).unwrap();
            let ended = record.as_ref().is_some_and(|record| record.ending != Ending::WillRetry);
            if !ended || !verdict.is_settled(url) {
                fail(round, &format!("{url} is lost: {record:?}"));
            }
        }
        let known = frontier.stats().known_urls;
        if known != expected.len() as u64 || verdict.settled() != expected.len() {
            fail(round, &format!("{known} known, {} settled, {} exist", verdict.settled(), expected.len()));
        }
        println!(
            "{} runs, {} hand-outs, {} settled, {} leases expired",
            verdict.runs,
            verdict.hand_outs,
            verdict.settled(),
            verdict.returned
        );
        frontier.admit(expected.iter().map(|url| candidate(url, 1, Via::Link)), now).unwrap();
        frontier.take_commit(now).unwrap();
        let next = frontier.next(now.plus(Duration::from_secs(86_400))).unwrap();
        if !matches!(next, Next::Empty) || frontier.stats().known_urls != known {
            fail(round, &format!("a settled URL was taken for a new one: {next:?}"));
        }
    }

    /// For the diary a run like any other.
    fn reopened(&self, web: &Web, now: Timestamp) -> Frontier {
        let frontier = Frontier::open(open_store(&self.store()), settings(web), now).unwrap();
        let diary = Diary::open(&self.diary());
        diary.write(format_args!("run @{} {}", now.as_millis(), frontier.stats().commit));
        frontier
    }
}

/// Reads the diary after every round, from where it stopped.
#[derive(Default)]
struct Judge {
    verdict: Verdict,
    read: u64,
}

impl Judge {
    fn read_on(&mut self, bench: &Bench, round: u64) {
        let further = read_from(&bench.diary(), self.read);
        self.read += further.len() as u64;
        self.verdict.read_on(&web(), &further).unwrap_or_else(|complaint| fail(round, &complaint));
    }
}

/// Killed in any case, also where the test fails.
struct Victim {
    child: Child,
    complaints: PathBuf,
    round: u64,
}

impl Victim {
    /// Waits until something has come true, or the victim has ended by itself.
    fn wait_until(&mut self, condition: impl Fn() -> bool) -> Option<ExitStatus> {
        let clock = SystemClock::new();
        while !condition() {
            if let Some(status) = self.child.try_wait().unwrap() {
                if !status.success() {
                    fail(self.round, &format!("the victim failed: {}", read(&self.complaints)));
                }
                return Some(status);
            }
            if clock.elapsed() > LIMIT {
                fail(self.round, &format!("no progress for {LIMIT:?}: {}", read(&self.complaints)));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        None
    }

    fn kill(&mut self) {
        // It may have ended meanwhile, in good order or not.
        self.child.kill().ok();
        let status = self.child.wait().unwrap();
        if status.code().is_some_and(|code| code != 0) {
            fail(self.round, &format!("the victim failed: {}", read(&self.complaints)));
        }
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

fn fail(round: u64, complaint: &str) -> ! {
    panic!(
        "round {round}: {complaint}\nto repeat: PEREGRINE_KILL_SEED={} PEREGRINE_KILL_ROUNDS={}",
        web().seed,
        rounds()
    )
}
