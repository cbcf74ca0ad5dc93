use peregrine_types::SettingError;
use peregrine_warc::{Compression, HIGHEST_LEVEL};
use serde::{Deserialize, Serialize};

/// `[archive]`: how the archive's files are cut, and what is kept beside the bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ArchiveSettings {
    /// A WARC file that would grow beyond this is ended and another one begun.
    pub roll_at_bytes: u64,
    /// How records are compressed: one gzip member each, or one zstd frame each (`.warc.zst`).
    pub compression: Compression,
    /// With zstd: whether the first pages are used to make a dictionary for all later ones.
    pub dictionary: bool,
    /// With less free space than this on its disk the crawl pauses; 0 = it never does.
    pub keep_free_bytes: u64,
    /// How hard records are compressed, 0 (not at all) to 12.
    pub gzip_level: u8,
    /// Whether pages are given their SHA-256. Without it none is known to be the same as another, or as it was.
    pub digests: bool,
    /// Whether every page gets a `metadata` record: links, timings, charset, title, …
    pub metadata: bool,
    /// What is made of every page and kept in `conversion` records.
    pub conversions: Vec<Conversion>,
}

/// What can be made of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Conversion {
    /// The visible text.
    Text,
    /// The main text of pages, as Markdown.
    Markdown,
}

impl Default for ArchiveSettings {
    fn default() -> Self {
        ArchiveSettings {
            roll_at_bytes: 1_000_000_000,
            compression: Compression::Gzip,
            dictionary: true,
            keep_free_bytes: 200_000_000,
            gzip_level: 1,
            digests: true,
            metadata: true,
            conversions: Vec::new(),
        }
    }
}

impl ArchiveSettings {
    /// Checks what types alone cannot say. One sentence that names the setting.
    pub fn validate(&self) -> Result<(), SettingError> {
        match self.gzip_level {
            0..=HIGHEST_LEVEL => Ok(()),
            level => {
                let detail = format!("{level} is not between 0 and {HIGHEST_LEVEL}");
                Err(SettingError { setting: "archive.gzip_level", detail })
            }
        }
    }
}
