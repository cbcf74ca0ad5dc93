//! `peregrine verify` finds what is wrong with a crawl directory, and nothing where nothing is.

mod support;

use std::path::{Path, PathBuf};

use peregrine_simweb::{Behaviour, PageSize, Quirk, SimWeb, SimWebConfig};
use serde_json::Value;
use support::crawl_files::{archive_files, copy_directory};
use support::{Finished, crawl, peregrine};
use tempfile::TempDir;

const UNSOUND: i32 = 9;

fn crawled(directory: &TempDir, settings: &str) -> PathBuf {
    let config = SimWebConfig::new(11).hosts(3).pages_per_host(30).page_size(PageSize::Fixed(6_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let out = directory.path().join("crawl");
    let file = directory.path().join("settings.toml");
    std::fs::write(&file, settings).expect("writable");
    let flags = ["--quiet", "--delay", "0", "--per-host", "8", "--allow-private", "--config"];
    crawl(&out).and(web.seeds()).and(flags).and([&file]).run().expect_code(0);
    out
}

fn verify(out: &Path, flags: &[&str]) -> Finished {
    peregrine(["verify", "--json"]).and([out]).and(flags).run()
}

fn findings(run: &Finished) -> Vec<String> {
    let answer = run.json_lines().pop().expect("an answer");
    let all = answer["findings"].as_array().expect("findings").clone();
    all.iter().map(|finding| finding["finding"].as_str().expect("a kind").to_owned()).collect()
}

#[test]
fn a_crawl_of_every_behaviour_is_sound_and_says_what_was_read() {
    let directory = TempDir::new().expect("a temporary directory");
    let quirks = Quirk::samples();
    let behaviours = quirks.iter().map(|quirk| Behaviour::quirk(quirk.clone())).collect();
    let config = SimWebConfig::new(5).pages_per_host(8).page_size(PageSize::Fixed(4_000)).one_host_each(behaviours);
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let out = directory.path().join("crawl");
    let file = directory.path().join("settings.toml");
    let settings = "[crawl]\npatience = 0.0\n[fetch]\nheader_timeout = 1.0\nidle_timeout = 1.0\ntotal_timeout = 3.0\n\
                    [archive]\nroll_at_bytes = 100000\nconversions = [\"text\"]\n";
    std::fs::write(&file, settings).expect("writable");
    let flags = ["--quiet", "--delay", "0", "--per-host", "8", "--allow-private", "--config"];
    crawl(&out).and(web.seeds()).and(flags).and([&file]).run();
    let run = verify(&out, &[]).expect_code(0);
    let answer = run.json_lines().pop().expect("an answer");
    assert_eq!(answer["sound"], Value::Bool(true));
    assert!(answer["answers"].as_u64() > Some(100) && answer["warc_files"].as_u64() > Some(1), "{answer}");
    // A response, a request and a metadata record each, and a warcinfo for each file; of HTML a conversion too.
    assert!(answer["records"].as_u64() > answer["answers"].as_u64().map(|answers| answers * 3), "{answer}");
    let said = peregrine(["verify"]).and([&out]).run().expect_code(0);
    assert!(said.stdout.starts_with("sound: "), "{}", said.stdout);
}

#[test]
fn whatever_is_damaged_is_found_and_what_can_be_mended_is_mended() {
    let directory = TempDir::new().expect("a temporary directory");
    let original = crawled(&directory, "[archive]\nroll_at_bytes = 150000\n");
    verify(&original, &[]).expect_code(0);
    let number = std::cell::Cell::new(0);
    let copy = || {
        number.set(number.get() + 1);
        let copy = directory.path().join(format!("copy-{}", number.get()));
        copy_directory(&original, &copy);
        copy
    };
    let first = |out: &Path, ending| archive_files(out, ending).first().expect("a file").clone();

    let out = copy();
    let index = first(&out, ".cdxj");
    let text = std::fs::read(&index).expect("readable");
    std::fs::remove_file(&index).expect("removed");
    assert_eq!(findings(&verify(&out, &[]).expect_code(UNSOUND)), ["wrong-index"]);
    verify(&out, &["--repair"]).expect_code(0);
    assert_eq!(std::fs::read(&index).expect("readable"), text, "made anew, byte for byte");

    let out = copy();
    let index = first(&out, ".cdxj");
    let text = std::fs::read_to_string(&index).expect("readable");
    let changed = text.replacen("\"offset\": \"", "\"offset\": \"9", 1);
    std::fs::write(&index, changed).expect("written");
    assert_eq!(findings(&verify(&out, &[]).expect_code(UNSOUND)), ["wrong-index"]);
    verify(&out, &["--repair"]).expect_code(0);

    let out = copy();
    let warc = first(&out, ".warc.gz");
    let mut bytes = std::fs::read(&warc).expect("readable");
    // More than the few bytes of a gzip header that mean nothing.
    let middle = bytes.len() / 2;
    bytes[middle..middle + 16].iter_mut().for_each(|byte| *byte ^= 0x55);
    std::fs::write(&warc, bytes).expect("written");
    let run = verify(&out, &["--repair"]).expect_code(UNSOUND);
    let found = findings(&run);
    assert!(found.contains(&"damaged".to_owned()), "{found:?}");
    let answer = run.json_lines().pop().expect("an answer");
    assert!(answer["answers"].as_u64() > Some(80), "one damaged record does not hide those behind it: {answer}");

    let out = copy();
    let pages = out.join("pages.jsonl");
    let text = std::fs::read_to_string(&pages).expect("readable");
    let line = text.lines().find(|line| line.contains("\"offset\":")).expect("an archived page").to_owned();
    let at = line.find("\"url\":\"http").expect("a URL") + 7;
    let mut other = line.clone();
    other.replace_range(at..at + 4, "HTTP");
    std::fs::write(&pages, text.replacen(&line, &other, 1)).expect("written");
    let found = findings(&verify(&out, &[]).expect_code(UNSOUND));
    assert_eq!(found, ["not-there"]);

    let out = copy();
    std::fs::remove_file(first(&out, ".warc.gz")).expect("removed");
    let found = findings(&verify(&out, &[]).expect_code(UNSOUND));
    assert!(found.contains(&"missing-file".to_owned()) && found.contains(&"wrong-index".to_owned()), "{found:?}");

    let out = copy();
    let text = std::fs::read_to_string(out.join("pages.jsonl")).expect("readable");
    std::fs::write(out.join("pages.jsonl"), &text[..text.len() / 2]).expect("written");
    let found = findings(&verify(&out, &["--repair"]));
    assert!(found.contains(&"lost".to_owned()), "{found:?}");
}

#[test]
fn what_kill_9_leaves_is_harmless_and_can_be_tidied_up() {
    let directory = TempDir::new().expect("a temporary directory");
    let config = SimWebConfig::new(3).hosts(4).pages_per_host(400).page_size(PageSize::Fixed(3_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let out = directory.path().join("crawl");
    let flags = ["--json", "--quiet", "--delay", "0", "--per-host", "8", "--allow-private"];
    let mut running = crawl(&out).and(web.seeds()).and(flags).start();
    assert!(running.says("\"event\":\"page\""), "a first commit");
    running.kill();
    verify(&out, &[]).expect_code(0);
    let mended = verify(&out, &["--repair"]).expect_code(0);
    assert_eq!(findings(&mended), Vec::<String>::new());
    assert!(archive_files(&out, ".open").is_empty());
    crawl(&out).and(web.seeds()).and(flags).run().expect_code(0);
    verify(&out, &[]).expect_code(0);
}

#[test]
fn a_directory_without_a_crawl_is_refused_and_left_alone() {
    let directory = TempDir::new().expect("a temporary directory");
    verify(&directory.path().join("nothing"), &[]).expect_code(7);
    assert!(!directory.path().join("nothing").exists());
}
