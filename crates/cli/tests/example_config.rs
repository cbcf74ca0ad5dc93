//! `peregrine.example.toml` names every setting with its default, and says what each is for.

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;
use support::crawl_files::text_of;
use support::peregrine;
use tempfile::TempDir;

fn example() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../peregrine.example.toml"))
}

/// Setting → value and source, as `peregrine config` tells them.
fn settings(arguments: &[&str]) -> BTreeMap<String, (Value, String)> {
    let empty = TempDir::new().expect("a temporary directory");
    let run = peregrine(["config", "--json"]).and(arguments).inside(empty.path()).run().expect_code(0);
    let entry = |line: &Value| {
        (text_of(line, "setting").to_owned(), (line["value"].clone(), text_of(line, "source").to_owned()))
    };
    run.json_lines().iter().map(entry).collect()
}

#[test]
fn the_example_names_every_setting_with_its_default_and_no_other() {
    let defaults = settings(&[]);
    assert!(defaults.len() > 40);
    let example = settings(&["--config", &example().to_string_lossy()]);
    for (setting, (value, source)) in &example {
        assert_eq!(value, &defaults[setting].0, "{setting}");
        assert!(source.ends_with("peregrine.example.toml"), "{setting} is missing in peregrine.example.toml");
    }
    assert_eq!(example.len(), defaults.len());
}

#[test]
fn every_setting_in_the_example_has_a_comment_above_it() {
    let text = std::fs::read_to_string(example()).expect("readable");
    let mut above = "";
    for line in text.lines() {
        let begins_a_setting = line.contains(" = ") && !line.starts_with(['#', ' ']);
        let begins_a_section = line.starts_with('[');
        if begins_a_setting || begins_a_section {
            assert!(above.starts_with("# "), "no comment above: {line}");
        }
        assert!(line.len() <= 104, "too long to read: {line}");
        above = line;
    }
}
