//! A crawl directory: who may use it, what it remembers, and where things lie in it.
//!
//! ```text
//! DIR/peregrine.toml     effective settings of the last run
//! DIR/pages.jsonl        one line per visit
//! DIR/archive/           WARC files and their CDXJ indexes
//! DIR/offsite.jsonl      WARC files that were taken to object storage, and where they are
//! DIR/audit.jsonl        what was taken out, when and why
//! DIR/state/             frontier, records, robots.txt: what a resumed crawl needs
//! DIR/peregrine.lock     held by the process that is crawling
//! DIR/ask.sock           where that process may be asked; the command puts it there
//! ```

use std::collections::{BTreeMap, HashSet};
use std::fs::{File, Permissions, TryLockError};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use peregrine_archive::ArchiveMark;
use peregrine_frontier::Admitted;
use peregrine_state::{Batch, Space, Store};
use peregrine_types::{SettingError, Timestamp};
use peregrine_urls::{KeySettings, Url};
use serde::{Deserialize, Serialize};

use crate::metrics::Totals;
use crate::settings::Settings;
use crate::{CrawlError, Ending};

const MARK: &[u8] = b"crawl/archive-mark";
const TOTALS: &[u8] = b"crawl/totals";
const JOB: &[u8] = b"crawl/job";
const MOVED_SEED: &[u8] = b"crawl/moved-seed/";

/// The directory, held by this process until dropped.
pub(crate) struct CrawlDirectory {
    pub path: PathBuf,
    _lock: File,
}

impl CrawlDirectory {
    /// Makes the directory if needed and takes it for this process alone. Nothing in it is touched
    /// before that is certain.
    pub fn take(path: &Path) -> Result<Self, CrawlError> {
        let io = |action, path: &Path| {
            let path = path.to_owned();
            move |source| CrawlError::Directory { action, path, source }
        };
        std::fs::create_dir_all(path).map_err(io("create", path))?;
        if !path.join("state").exists() {
            for ours in ["pages.jsonl", "archive"] {
                if path.join(ours).exists() {
                    return Err(CrawlError::NotACrawl { path: path.to_owned(), found: ours });
                }
            }
        }
        let lock_path = path.join("peregrine.lock");
        let lock =
            File::options().create(true).truncate(false).write(true).open(&lock_path).map_err(io("write to", path))?;
        match lock.try_lock() {
            Ok(()) => Ok(CrawlDirectory { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(CrawlError::Busy { path: path.to_owned() }),
            Err(TryLockError::Error(source)) => Err(CrawlError::Directory { action: "lock", path: lock_path, source }),
        }
    }

    /// Takes a directory that holds a crawl, and makes nothing where there is none.
    pub fn take_existing(path: &Path) -> Result<Self, CrawlError> {
        match path.join("state").is_dir() {
            true => CrawlDirectory::take(path),
            false => Err(CrawlError::NoCrawl { path: path.to_owned() }),
        }
    }

    pub fn state(&self) -> PathBuf {
        self.path.join("state")
    }

    /// Leaves the effective settings beside the output, whole or not at all. What is at its default stands there as
    /// a comment, so that a later version's default counts for it.
    pub fn write_settings(&self, settings: &Settings) -> Result<(), CrawlError> {
        let path = self.path.join("peregrine.toml");
        let draft = self.path.join("peregrine.toml.new");
        let text = settings_text(settings)?;
        let write = || -> std::io::Result<()> {
            let mut file = File::create(&draft)?;
            if settings.fetch != settings.fetch.without_secrets() {
                // Logins and cookies are for whoever runs the crawl.
                file.set_permissions(Permissions::from_mode(0o600))?;
            }
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            std::fs::rename(&draft, &path)
        };
        write().map_err(|source| CrawlError::Directory { action: "write", path, source })
    }
}

fn settings_text(settings: &Settings) -> Result<String, CrawlError> {
    let as_toml = |settings: &Settings| {
        toml::to_string(settings).map_err(|error| SettingError { setting: "settings", detail: error.to_string() })
    };
    let defaults = as_toml(&Settings::default())?;
    let mut text = String::from(
        "# Effective settings of the last run in this directory. The next run starts from those that are not comments.\n\n",
    );
    let mut at_default = HashSet::new();
    for_each_setting(&defaults, |section, line| {
        at_default.insert((section.to_owned(), line.to_owned()));
    });
    for_each_setting(&as_toml(settings)?, |section, line| {
        // A limit ends one run; it is not what the crawl is about.
        let inherited = !at_default.contains(&(section.to_owned(), line.to_owned())) && !line.starts_with("limit = ");
        text.push_str(if line.is_empty() || line.starts_with('[') || inherited { "" } else { "# " });
        text.push_str(line);
        text.push('\n');
    });
    Ok(text)
}

fn for_each_setting(toml: &str, mut visit: impl FnMut(&str, &str)) {
    let mut section = "";
    for line in toml.lines() {
        if line.starts_with('[') {
            section = line;
        }
        visit(section, line);
    }
}

/// What was asked for, over all runs: resuming with further seeds widens the job.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct JobRecord {
    pub seeds: Vec<Url>,
    /// Keys decide what counts as the same URL, so they cannot change under a crawl.
    pub urls: KeySettings,
}

pub(crate) fn load_job(store: &dyn Store, path: &Path) -> Result<Option<JobRecord>, CrawlError> {
    load_json(store, JOB, path)
}

pub(crate) fn save_job(batch: &mut Batch, job: &JobRecord) {
    save_json(batch, JOB, job);
}

/// Where seeds have moved to: part of the territory, but not of what the user typed.
pub(crate) fn load_moved_seeds(store: &dyn Store) -> Result<Vec<Url>, CrawlError> {
    let mut moved = Vec::new();
    let mut after: Option<Vec<u8>> = None;
    loop {
        let entries = store.scan(Space::Meta, MOVED_SEED, after.as_deref(), 1_000)?;
        let Some((last, _)) = entries.last() else { return Ok(moved) };
        after = Some(last.clone());
        let texts = entries.iter().filter_map(|(key, _)| std::str::from_utf8(key.strip_prefix(MOVED_SEED)?).ok());
        moved.extend(texts.filter_map(|text| Url::parse(text).ok()));
    }
}

pub(crate) fn save_moved_seed(batch: &mut Batch, seed: &Url) {
    batch.put(Space::Meta, [MOVED_SEED, seed.as_str().as_bytes()].concat(), []);
}

pub(crate) fn load_totals(store: &dyn Store, path: &Path) -> Result<Totals, CrawlError> {
    Ok(load_json(store, TOTALS, path)?.unwrap_or_default())
}

pub(crate) fn save_totals(batch: &mut Batch, totals: &Totals) {
    save_json(batch, TOTALS, totals);
}

pub(crate) fn load_mark(store: &dyn Store, path: &Path) -> Result<Option<ArchiveMark>, CrawlError> {
    let Some(bytes) = store.get(Space::Meta, MARK)? else { return Ok(None) };
    ArchiveMark::from_bytes(&bytes).map(Some).map_err(|error| damaged(path, "archive mark", &error.to_string()))
}

pub(crate) fn save_mark(batch: &mut Batch, mark: &ArchiveMark) {
    batch.put(Space::Meta, MARK, mark.to_bytes());
}

fn load_json<T: for<'de> Deserialize<'de>>(
    store: &dyn Store,
    key: &[u8],
    path: &Path,
) -> Result<Option<T>, CrawlError> {
    let Some(bytes) = store.get(Space::Meta, key)? else { return Ok(None) };
    serde_json::from_slice(&bytes)
        .map(Some)
        .map_err(|error| damaged(path, &String::from_utf8_lossy(key), &error.to_string()))
}

fn save_json(batch: &mut Batch, key: &[u8], value: &impl Serialize) {
    // Plain structs of numbers and strings: serialising them cannot fail.
    if let Ok(bytes) = serde_json::to_vec(value) {
        batch.put(Space::Meta, key, bytes);
    }
}

fn damaged(path: &Path, what: &str, detail: &str) -> CrawlError {
    CrawlError::Damaged { path: path.to_owned(), detail: format!("{what}: {detail}") }
}

/// What this run must be able to say at its end.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// Whether any server has answered a request for a page, in this run or before.
    pub answered: bool,
    last_failure: Option<String>,
    pub refused: BTreeMap<&'static str, u64>,
}

impl Memory {
    pub fn of_run_after(totals: &Totals) -> Self {
        Memory { answered: totals.pages > 0, ..Memory::default() }
    }

    pub fn note_failure(&mut self, sentence: &str) {
        self.last_failure = Some(sentence.to_owned());
    }

    pub fn note_refusals(&mut self, admitted: &Admitted) {
        for (reason, count) in admitted.refused.by_reason().filter(|(_, count)| *count > 0) {
            *self.refused.entry(reason.as_str()).or_insert(0) += count;
        }
    }

    pub fn ending_when_empty(&self, totals: &Totals) -> Ending {
        match (totals.pages, &self.last_failure) {
            (0, Some(reason)) => Ending::NoSeedReachable { reason: reason.clone() },
            (0, None) => {
                let reasons: Vec<&str> = self.refused.keys().copied().collect();
                Ending::NoSeedReachable { reason: format!("none was admitted ({})", reasons.join(", ")) }
            }
            _ => Ending::Finished,
        }
    }

    pub fn ending_when_backing_off(&self, totals: &Totals, until: Timestamp) -> Ending {
        match (totals.pages, &self.last_failure) {
            (0, Some(reason)) => {
                Ending::NoSeedReachable { reason: format!("{reason} (it may be asked again at {until})") }
            }
            (0, None) => {
                let reason = format!("after an earlier failure it may not be asked again before {until}");
                Ending::NoSeedReachable { reason }
            }
            _ => Ending::Waiting { until },
        }
    }
}

#[cfg(test)]
mod tests {
    use peregrine_fetch::HostExtras;

    use super::*;

    #[test]
    fn only_what_was_chosen_is_handed_on_to_the_next_run() {
        let mut settings = Settings::default();
        settings.frontier.per_host = 7;
        settings.crawl.limit = 5;
        settings.crawl.exclude = vec!["print".to_owned()];
        let extras = HostExtras { cookie: "a=b".to_owned(), user: "me".to_owned(), ..HostExtras::default() };
        settings.fetch.hosts.insert("intra.example".to_owned(), extras);
        settings.tls.accept_invalid = vec!["old.example".to_owned()];
        let text = settings_text(&settings).expect("settings are TOML");
        assert!(text.contains("\n# limit = 5\n") && text.contains("\nper_host = 7\n"), "{text}");
        let handed_on: Settings = toml::from_str(&text).expect("still valid");
        settings.crawl.limit = 0;
        assert_eq!(handed_on, settings);
    }
}
