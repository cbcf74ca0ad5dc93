//! `offsite.jsonl`: WARC files that were taken elsewhere, and where they are.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::append_file::sync_directory;
use crate::error::{ArchiveError, failed};

const NAME: &str = "offsite.jsonl";

/// A WARC file that is no longer here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    pub file: String,
    pub bytes: u64,
    /// In hexadecimal.
    pub sha256: String,
    pub address: String,
}

/// Whoever can get at files that were taken elsewhere.
pub trait BringBack {
    /// Puts the file there, whole and as it was. A sentence says why not.
    fn bring_back(&self, place: &Elsewhere, to: &Path) -> Result<(), String>;
}

/// For builds, and tests, that know of no other place.
pub struct NothingElsewhere;

impl BringBack for NothingElsewhere {
    fn bring_back(&self, _: &Elsewhere, _: &Path) -> Result<(), String> {
        Err("this build of Peregrine has no object storage".to_owned())
    }
}

impl Elsewhere {
    /// Puts the file there by way of whoever can get at it.
    pub fn fetch(&self, depot: &dyn BringBack, to: &Path) -> Result<(), ArchiveError> {
        depot.bring_back(self, to).map_err(|detail| ArchiveError::NotBroughtBack {
            file: self.file.clone(),
            address: self.address.clone(),
            detail,
        })
    }

    /// The address below which all files of the crawl are.
    pub fn root(&self) -> &str {
        self.address.strip_suffix(&self.file).and_then(|rest| rest.strip_suffix("/archive/")).unwrap_or(&self.address)
    }

    /// Durable once this returns: only then may the local file go.
    pub fn note(&self, crawl_dir: &Path) -> Result<(), ArchiveError> {
        let path = crawl_dir.join(NAME);
        let mut line = serde_json::to_vec(self).expect("plain data goes into memory");
        line.push(b'\n');
        let mut file = OpenOptions::new().create(true).append(true).open(&path).map_err(failed("open", &path))?;
        file.write_all(&line).and_then(|()| file.sync_all()).map_err(failed("write", &path))?;
        sync_directory(crawl_dir)
    }

    /// All files that are elsewhere, by name. A line that was cut short by a crash speaks of a file that is still here.
    pub fn of(crawl_dir: &Path) -> Result<BTreeMap<String, Elsewhere>, ArchiveError> {
        let path = crawl_dir.join(NAME);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
            Err(error) => return Err(failed("read", &path)(error)),
        };
        let places = text.lines().filter_map(|line| serde_json::from_str::<Elsewhere>(line).ok());
        Ok(places.map(|place| (place.file.clone(), place)).collect())
    }
}
