//! `peregrine verify` finds what is wrong with a crawl directory, and nothing where nothing is.

mod support;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use peregrine_simweb::{Behaviour, PageSize, Quirk, SimWeb, SimWebConfig};
use peregrine_warc::CdxjLine;
use serde_json::Value;
use support::crawl_files::{Place, archive_files, copy_directory, page_lines, place_of};
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
    assert!(found.contains(&"missing-file".to_owned()) && found.contains(&"stray-index".to_owned()), "{found:?}");
    let said = peregrine(["verify"]).and([&out]).run().expect_code(UNSOUND).stdout;
    assert!(!said.contains("--repair"), "nothing can be mended of it: {said}");
}

/// What lines of `pages.jsonl` say of archived visits, but for moments, which the archive has by the second.
fn listed(out: &Path) -> BTreeMap<Place, BTreeMap<String, Value>> {
    let mut listed = BTreeMap::new();
    for line in page_lines(out) {
        let Some(place) = place_of(&line) else { continue };
        let mut said: BTreeMap<String, Value> = serde_json::from_value(line).expect("an object");
        said.retain(|_, value| !value.is_null());
        said.insert("time".to_owned(), said["time"].as_str().expect("a moment")[..19].into());
        // Only the crawl compares pages with each other.
        for compared in ["near_duplicate_of", "distance", "similarity"] {
            said.remove(compared);
        }
        assert!(listed.insert(place, said).is_none(), "one line for each visit");
    }
    listed
}

#[test]
fn a_damaged_list_of_pages_is_made_anew_from_the_archive_and_the_crawl_goes_on() {
    let directory = TempDir::new().expect("a temporary directory");
    let original = crawled(&directory, "[archive]\nroll_at_bytes = 150000\n");
    let expected = listed(&original);
    assert!(expected.len() > 80);
    let text = std::fs::read_to_string(original.join("pages.jsonl")).expect("readable");
    let line = text.lines().filter(|line| line.contains("\"offset\":")).nth(20).expect("an archived page");
    let (with_end, twice) = (format!("{line}\n"), format!("{line}\n{line}\n"));
    let elsewhere = line.replacen("/127.0.0.", "/127.0.9.", 2);
    let damages: [(&str, Option<String>, &[&str]); 8] = [
        ("a line is gone", Some(text.replacen(&with_end, "", 1)), &["short-list", "unlisted"]),
        ("a line is garbled", Some(text.replacen(line, &line.replace('{', "#"), 1)), &["bad-line", "unlisted"]),
        ("a line is blank", Some(text.replacen(line, &" ".repeat(line.len()), 1)), &["bad-line", "unlisted"]),
        ("a line is there twice", Some(text.replacen(&with_end, &twice, 1)), &["listed-twice"]),
        ("a line names another page", Some(text.replacen(line, &elsewhere, 1)), &["not-there"]),
        ("half of it is gone", Some(text[..text.len() / 2].to_owned()), &["short-list", "unlisted"]),
        ("it is empty", Some(String::new()), &["short-list", "unlisted"]),
        ("it is gone", None, &["short-list", "unlisted"]),
    ];
    for (number, (damage, changed, kinds)) in damages.into_iter().enumerate() {
        let out = directory.path().join(format!("copy-{number}"));
        copy_directory(&original, &out);
        match changed {
            Some(changed) => std::fs::write(out.join("pages.jsonl"), changed).expect("written"),
            None => std::fs::remove_file(out.join("pages.jsonl")).expect("removed"),
        }
        let found = findings(&verify(&out, &[]).expect_code(UNSOUND));
        for kind in kinds {
            assert!(found.iter().any(|found| found == kind), "{damage}: {kind} is not in {found:?}");
        }
        let repaired = peregrine(["verify", "--repair"]).and([&out]).run().expect_code(0);
        assert!(repaired.stdout.contains("of pages.jsonl anew"), "{damage}: {}", repaired.stdout);
        assert_eq!(listed(&out), expected, "{damage}");
        assert_eq!(findings(&verify(&out, &[]).expect_code(0)), Vec::<String>::new(), "{damage}");
        crawl(&out).and(["--again", "--quiet", "--delay", "0", "--allow-private", "--limit", "1"]).run();
        verify(&out, &[]).expect_code(0);
    }
}

#[test]
fn an_index_that_says_too_much_or_too_little_is_made_anew_also_where_a_record_is_damaged() {
    let directory = TempDir::new().expect("a temporary directory");
    let original = crawled(&directory, "[archive]\nroll_at_bytes = 150000\n");
    let index = archive_files(&original, ".cdxj").remove(0);
    let text = std::fs::read_to_string(&index).expect("readable");
    let lines: Vec<&str> = text.lines().collect();
    let line = CdxjLine::parse(lines[5]).expect("a line");
    let at = |offset: u64| {
        lines[5].replace(&format!("\"offset\": \"{}\"", line.offset), &format!("\"offset\": \"{offset}\""))
    };
    let with = |further: &str| {
        let mut lines: Vec<&str> = lines.iter().copied().chain([further]).collect();
        lines.sort_unstable();
        lines.join("\n") + "\n"
    };
    let reversed: String = lines.iter().rev().flat_map(|line| [line, "\n"]).collect();
    let indexes = [
        text.replacen(&format!("{}\n", lines[5]), "", 1),
        with(lines[5]),
        with(&at(77)),
        with(&at(9_999_999_999)),
        text.replacen("sha256:0", "sha256:f", 1).replacen("sha256:1", "sha256:e", 1),
        text[..text.len() - 40].to_owned(),
        text.clone() + "\u{1}\u{fffd} nonsense\n",
        reversed,
        String::new(),
    ];
    let name = index.file_name().expect("a name").to_owned();
    for (number, changed) in indexes.into_iter().enumerate() {
        let out = directory.path().join(format!("copy-{number}"));
        copy_directory(&original, &out);
        let index = out.join("archive").join(&name);
        std::fs::write(&index, changed).expect("written");
        assert_eq!(findings(&verify(&out, &[]).expect_code(UNSOUND)), ["wrong-index"], "{number}");
        verify(&out, &["--repair"]).expect_code(0);
        assert_eq!(std::fs::read_to_string(&index).expect("readable"), text, "{number}: made anew, byte for byte");
    }

    // Without an index, what lies behind a damaged record is found all the same.
    let out = directory.path().join("copy-of-both");
    copy_directory(&original, &out);
    let index = out.join("archive").join(&name);
    std::fs::remove_file(&index).expect("removed");
    let warc = archive_files(&out, ".warc.gz").remove(0);
    let mut bytes = std::fs::read(&warc).expect("readable");
    let place = usize::try_from(line.offset + line.length / 2).expect("a place");
    bytes[place..place + 8].iter_mut().for_each(|byte| *byte ^= 0x55);
    std::fs::write(&warc, bytes).expect("written");
    let found = findings(&verify(&out, &["--repair"]).expect_code(UNSOUND));
    let expected = ["damaged", "not-there"];
    assert!(found == expected || found == expected[..1], "only what was damaged is lost: {found:?}");
    let left: Vec<&str> = lines.iter().copied().filter(|known| *known != lines[5]).collect();
    let made = std::fs::read_to_string(&index).expect("readable");
    assert_eq!(made.lines().collect::<Vec<_>>(), left);
}

#[test]
fn a_file_that_ends_too_early_is_said_to_and_its_index_is_left_as_a_witness() {
    let directory = TempDir::new().expect("a temporary directory");
    let original = crawled(&directory, "[archive]\nroll_at_bytes = 150000\n");
    let index = archive_files(&original, ".cdxj").remove(0);
    let text = std::fs::read_to_string(&index).expect("readable");
    let last = text.lines().map(|line| CdxjLine::parse(line).expect("a line")).max_by_key(|line| line.offset);
    let last = last.expect("a line");
    for (number, end) in [last.offset, last.offset + last.length, 0].into_iter().enumerate() {
        let out = directory.path().join(format!("copy-{number}"));
        copy_directory(&original, &out);
        let warc = archive_files(&out, ".warc.gz").remove(0);
        let file = std::fs::File::options().write(true).open(warc).expect("writable");
        file.set_len(end).expect("cut");
        let found = findings(&verify(&out, &["--repair"]).expect_code(UNSOUND));
        assert!(found.contains(&"cut-short".to_owned()), "{found:?}");
        let left = archive_files(&out, ".cdxj").remove(0);
        assert_eq!(std::fs::read_to_string(left).expect("readable"), text);
    }
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
fn where_something_committed_is_gone_list_and_state_are_left_as_they_are_until_it_is_back() {
    let directory = TempDir::new().expect("a temporary directory");
    let config = SimWebConfig::new(3).hosts(4).pages_per_host(400).page_size(PageSize::Fixed(3_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let out = directory.path().join("crawl");
    let flags = ["--json", "--quiet", "--delay", "0", "--per-host", "8", "--allow-private"];
    // Slow enough that something is left to do.
    let slowly = ["--json", "--quiet", "--delay", "0.2", "--allow-private"];
    let mut running = crawl(&out).and(web.seeds()).and(slowly).start();
    assert!(running.says("\"event\":\"page\""), "a first commit");
    running.kill();
    let known = |run: &Finished| run.json_lines().pop().expect("an answer")["known_pages"].as_u64();
    let pages_known = known(&verify(&out, &[]).expect_code(0));

    let list = out.join("pages.jsonl");
    let garbled = std::fs::read_to_string(&list).expect("readable").replacen('{', "#", 1);
    std::fs::write(&list, &garbled).expect("written");
    let growing = archive_files(&out, ".warc.gz.open").remove(0);
    let aside = directory.path().join("aside");
    std::fs::rename(&growing, &aside).expect("moved");
    let refused = verify(&out, &["--repair"]).expect_code(UNSOUND);
    let answer = refused.json_lines().pop().expect("an answer");
    assert!(answer["refused"].as_str().is_some_and(|reason| reason.contains("is missing")), "{answer}");
    assert_eq!((known(&refused), std::fs::read_to_string(&list).expect("readable")), (pages_known, garbled));
    let said = peregrine(["verify", "--repair"]).and([&out]).run().expect_code(UNSOUND).stdout;
    assert!(said.contains("not mended: ") && said.contains("no crawl goes on"), "{said}");
    assert_ne!(crawl(&out).and(web.seeds()).and(flags).run().code, Some(0), "as it said");

    std::fs::rename(&aside, &growing).expect("moved back");
    let mended = verify(&out, &["--repair"]).expect_code(0);
    assert_eq!((known(&mended), findings(&mended)), (pages_known, Vec::new()));
    crawl(&out).and(web.seeds()).and(flags).run().expect_code(0);
    verify(&out, &[]).expect_code(0);
}

#[test]
fn a_file_of_which_nothing_is_left_costs_no_line_of_the_list() {
    let directory = TempDir::new().expect("a temporary directory");
    let out = crawled(&directory, "[archive]\nroll_at_bytes = 150000\n");
    let before = listed(&out);
    let warc = archive_files(&out, ".warc.gz").remove(0);
    std::fs::write(&warc, "").expect("written");
    // One line is bad as well, so that the list is made anew.
    let list = out.join("pages.jsonl");
    let text = std::fs::read_to_string(&list).expect("readable");
    let other = warc.file_name().expect("a name").to_string_lossy().into_owned();
    let is_elsewhere = |line: &&str| line.contains("\"offset\":") && !line.contains(&other);
    let line = text.lines().find(is_elsewhere).expect("a page in another file");
    std::fs::write(&list, text.replacen(line, &" ".repeat(line.len()), 1)).expect("written");
    let repaired = peregrine(["verify", "--repair"]).and([&out]).run().expect_code(UNSOUND).stdout;
    assert!(repaired.contains("made 1 line of pages.jsonl anew, and left 1 line out"), "{repaired}");
    assert_eq!(listed(&out), before);
}

#[test]
fn a_directory_without_a_crawl_is_refused_and_left_alone() {
    let directory = TempDir::new().expect("a temporary directory");
    verify(&directory.path().join("nothing"), &[]).expect_code(7);
    assert!(!directory.path().join("nothing").exists());
}
