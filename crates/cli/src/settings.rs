//! Where settings come from: built-in defaults, then the crawl directory's own `peregrine.toml`,
//! then `--config FILE`, then flags. Later sources win, and each setting remembers its source.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use peregrine_crawl::Settings;
use toml::{Table, Value};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    Default,
    File(PathBuf),
    Flag(&'static str),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Default => f.write_str("default"),
            Source::File(path) => write!(f, "{}", path.display()),
            Source::Flag(flag) => f.write_str(flag),
        }
    }
}

/// A setting given on the command line.
pub struct FlagSetting {
    pub flag: &'static str,
    pub setting: &'static str,
    pub value: Value,
}

#[derive(Debug)]
pub struct Layered {
    pub settings: Settings,
    /// Dotted name → effective value and its source, every setting once.
    pub leaves: BTreeMap<String, (Value, Source)>,
}

#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("cannot read {path}: {source}")]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{path} is not valid TOML: {detail}")]
    Syntax { path: PathBuf, detail: String },
    #[error("{origin}: unknown setting `{setting}`{hint}")]
    Unknown { origin: String, setting: String, hint: String },
    #[error("{origin}: setting `{setting}` must be {wanted}, not {found}")]
    Type { origin: String, setting: String, wanted: &'static str, found: &'static str },
    #[error("{detail}")]
    Value { detail: String },
}

/// Lays the sources over each other. A file that is `optional` may be absent.
pub fn layer(files: &[(PathBuf, Optional)], flags: Vec<FlagSetting>) -> Result<Layered, SettingsError> {
    let mut leaves = defaults();
    for (path, optional) in files {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if *optional == Optional::Yes && is_absent(&error) => continue,
            Err(source) => return Err(SettingsError::Read { path: path.clone(), source }),
        };
        let table: Table = toml::from_str(&text)
            .map_err(|error| SettingsError::Syntax { path: path.clone(), detail: one_line(error.message()) })?;
        let mut given = Vec::new();
        let is_setting = |path: &str, _: &Table| leaves.contains_key(path);
        flatten("", table, &is_setting, &mut given);
        for (setting, value) in given {
            set(&mut leaves, setting, value, Source::File(path.clone()))?;
        }
    }
    for flag in flags {
        set(&mut leaves, flag.setting.to_owned(), flag.value, Source::Flag(flag.flag))?;
    }
    Ok(Layered { settings: build(&leaves)?, leaves })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optional {
    Yes,
    No,
}

fn defaults() -> BTreeMap<String, (Value, Source)> {
    let mut flat = Vec::new();
    // No section is empty, so an empty table is a setting that is a table: names with a value each.
    flatten("", default_table(), &|_, table: &Table| table.is_empty(), &mut flat);
    flat.into_iter().map(|(setting, value)| (setting, (value, Source::Default))).collect()
}

/// Every setting has a default that TOML can express, so this table names them all.
fn default_table() -> Table {
    Table::try_from(Settings::default()).unwrap_or_default()
}

/// Dotted names with their values. `is_setting` tells a table that is a value from one that is a section.
fn flatten(prefix: &str, table: Table, is_setting: &dyn Fn(&str, &Table) -> bool, out: &mut Vec<(String, Value)>) {
    for (name, value) in table {
        let path = if prefix.is_empty() { name } else { format!("{prefix}.{name}") };
        match value {
            Value::Table(inner) if !is_setting(&path, &inner) => flatten(&path, inner, is_setting, out),
            leaf => out.push((path, leaf)),
        }
    }
}

/// Not there, or below something that is no directory; what is wrong with that, its user will say.
fn is_absent(error: &std::io::Error) -> bool {
    matches!(error.kind(), std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory)
}

fn set(
    leaves: &mut BTreeMap<String, (Value, Source)>,
    setting: String,
    value: Value,
    source: Source,
) -> Result<(), SettingsError> {
    let Some((current, _)) = leaves.get(&setting) else {
        if leaves.keys().any(|known| known.strip_prefix(&setting).is_some_and(|rest| rest.starts_with('.'))) {
            let (origin, found) = (source.to_string(), described(&value));
            return Err(SettingsError::Type { origin, setting, wanted: "a section", found });
        }
        let hint =
            closest(&setting, leaves.keys()).map(|name| format!(" (did you mean `{name}`?)")).unwrap_or_default();
        return Err(SettingsError::Unknown { origin: source.to_string(), setting, hint });
    };
    let value = match (current, value) {
        (Value::Float(_), Value::Integer(number)) => Value::Float(number as f64),
        (_, value) => value,
    };
    if !current.same_type(&value) {
        return Err(SettingsError::Type {
            origin: source.to_string(),
            setting,
            wanted: described(current),
            found: described(&value),
        });
    }
    leaves.insert(setting, (value, source));
    Ok(())
}

fn build(leaves: &BTreeMap<String, (Value, Source)>) -> Result<Settings, SettingsError> {
    // Section by section, so that a bad value is blamed on a setting and not on the whole.
    for (setting, (value, source)) in leaves {
        if *source == Source::Default {
            continue;
        }
        let mut table = default_table();
        insert(&mut table, setting, value.clone());
        if let Err(error) = table.try_into::<Settings>() {
            return Err(SettingsError::Value {
                detail: format!("{source}: setting `{setting}`: {}", one_line(error.message())),
            });
        }
    }
    let mut table = Table::new();
    for (setting, (value, _)) in leaves {
        insert(&mut table, setting, value.clone());
    }
    table.try_into().map_err(|error: toml::de::Error| SettingsError::Value { detail: one_line(error.message()) })
}

fn insert(table: &mut Table, path: &str, value: Value) {
    match path.split_once('.') {
        None => {
            table.insert(path.to_owned(), value);
        }
        Some((section, rest)) => {
            let inner = table.entry(section).or_insert_with(|| Value::Table(Table::new()));
            if let Value::Table(inner) = inner {
                insert(inner, rest, value);
            }
        }
    }
}

fn described(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text in quotes",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a number",
        Value::Boolean(_) => "true or false",
        Value::Array(_) => "a list",
        Value::Table(_) => "a section",
        Value::Datetime(_) => "a date",
    }
}

fn one_line(message: &str) -> String {
    message.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

/// The known name nearest to what was written, if any is near.
fn closest<'a>(written: &str, known: impl Iterator<Item = &'a String>) -> Option<&'a str> {
    let last = |path: &str| path.rsplit('.').next().unwrap_or_default().to_owned();
    known
        .map(|name| (distance(written, name).min(1 + distance(&last(written), &last(name))), name))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| *distance <= 3)
        .map(|(_, name)| name.as_str())
}

/// Edits between two short names (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let substitution = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = substitution.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// The files a command reads: the crawl directory's own settings, then what `--config` names.
pub fn files(out: &Path, config: Option<&Path>) -> Vec<(PathBuf, Optional)> {
    let mut files = vec![(out.join("peregrine.toml"), Optional::Yes)];
    if let Some(config) = config {
        files.push((config.to_owned(), Optional::No));
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layer_text(text: &str) -> Result<Layered, SettingsError> {
        let dir = tempfile::tempdir().expect("a temporary directory");
        let path = dir.path().join("test.toml");
        std::fs::write(&path, text).expect("writable");
        layer(&[(path, Optional::No)], Vec::new())
    }

    #[test]
    fn every_default_setting_survives_the_way_through_toml() {
        let layered = layer(&[], Vec::new()).expect("defaults are valid");
        assert_eq!(layered.settings, Settings::default());
        assert!(layered.leaves.len() > 20);
        assert!(layered.leaves.values().all(|(_, source)| *source == Source::Default));
    }

    #[test]
    fn flags_win_over_files_and_files_over_defaults() {
        let dir = tempfile::tempdir().expect("a temporary directory");
        let path = dir.path().join("a.toml");
        std::fs::write(&path, "[crawl]\nlimit = 5\nconcurrency = 7\n").expect("writable");
        let flag = FlagSetting { flag: "--limit", setting: "crawl.limit", value: Value::Integer(9) };
        let layered = layer(&[(path.clone(), Optional::No)], vec![flag]).expect("valid");
        assert_eq!(layered.settings.crawl.limit, 9);
        assert_eq!(layered.settings.crawl.concurrency, 7);
        assert_eq!(layered.leaves["crawl.limit"].1, Source::Flag("--limit"));
        assert_eq!(layered.leaves["crawl.concurrency"].1, Source::File(path));
    }

    #[test]
    fn an_unknown_setting_is_named_with_the_nearest_known_one() {
        let error = layer_text("[crawl]\nconcurency = 5\n").expect_err("misspelt").to_string();
        assert!(error.contains("crawl.concurency") && error.contains("did you mean `crawl.concurrency`"), "{error}");
    }

    #[test]
    fn a_value_of_the_wrong_type_or_kind_is_named() {
        let error = layer_text("[crawl]\nlimit = \"many\"\n").expect_err("not a number").to_string();
        assert!(error.contains("crawl.limit") && error.contains("a whole number"), "{error}");
        let error = layer_text("[crawl]\nscope = \"galaxy\"\n").expect_err("no such scope").to_string();
        assert!(error.contains("crawl.scope") && error.contains("galaxy"), "{error}");
        assert!(!error.contains('\n'));
        let error = layer_text("crawl = 5\n").expect_err("not a section").to_string();
        assert!(error.contains("`crawl` must be a section"), "{error}");
    }

    #[test]
    fn a_setting_that_is_a_table_of_names_is_one_setting() {
        let text = "[frontier.host_delays]\n\"slow.example.com\" = 5\n\"other.example\" = 2.5\n";
        let layered = layer_text(text).expect("names may have dots");
        let delays = &layered.settings.frontier.host_delays;
        assert_eq!(delays["slow.example.com"].as_secs_f64(), 5.0);
        assert_eq!(delays["other.example"].as_secs_f64(), 2.5);
        assert!(layered.leaves["frontier.host_delays"].0.as_table().is_some_and(|table| table.len() == 2));
        let error =
            layer_text("[frontier.host_delays]\n\"a.example\" = \"long\"\n").expect_err("no number").to_string();
        assert!(error.contains("frontier.host_delays"), "{error}");
        let error = layer_text("[frontier]\nhost_delays = 5\n").expect_err("no table").to_string();
        assert!(error.contains("`frontier.host_delays` must be"), "{error}");
    }
}
