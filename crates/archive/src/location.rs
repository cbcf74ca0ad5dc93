use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{Compression, ReadLimits, StoredRecord, read_record_at};
use serde::{Deserialize, Serialize};

use crate::error::{ArchiveError, failed};

/// The name of a WARC file of ours: `peregrine-20261115200013-00000-1a2b3c4d`, moment of its start,
/// number within the crawl, and eight random digits so that archives of many crawls can be put into
/// one folder; and how its records are compressed. Its files only differ in what follows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct WarcName {
    stem: Arc<str>,
    compression: Compression,
}

const PREFIX: &str = "peregrine-";

/// Far beyond the largest record that the crawler keeps.
pub const RECORD_LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 8 << 30 };

/// What the names of the files that belong together end in.
struct Endings {
    warc: &'static str,
    open_warc: &'static str,
    index: &'static str,
    open_index: &'static str,
    unfinished_index: &'static str,
}

const GZIP: Endings = Endings {
    warc: ".warc.gz",
    open_warc: ".warc.gz.open",
    index: ".cdxj",
    open_index: ".cdxj.open",
    unfinished_index: ".cdxj.tmp",
};
const ZSTD: Endings = Endings {
    warc: ".warc.zst",
    open_warc: ".warc.zst.open",
    index: ".zst.cdxj",
    open_index: ".zst.cdxj.open",
    unfinished_index: ".zst.cdxj.tmp",
};

const fn endings(compression: Compression) -> &'static Endings {
    match compression {
        Compression::Gzip => &GZIP,
        Compression::Zstd => &ZSTD,
    }
}

impl WarcName {
    pub(crate) fn new(now: Timestamp, serial: u32, random: u32, compression: Compression) -> Self {
        WarcName { stem: format!("{PREFIX}{}-{serial:05}-{random:08x}", now.to_digits14()).into(), compression }
    }

    /// Strict, because files with such a name may be removed and paths are made of it.
    fn parse(stem: &str, compression: Compression) -> Option<WarcName> {
        let mut parts = stem.strip_prefix(PREFIX)?.split('-');
        let (moment, serial, random) = (parts.next()?, parts.next()?, parts.next()?);
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let hex = |text: &str| text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let valid = moment.len() == 14
            && digits(moment)
            && (5..=10).contains(&serial.len())
            && digits(serial)
            && random.len() == 8
            && hex(random)
            && parts.next().is_none();
        valid.then(|| WarcName { stem: stem.into(), compression })
    }

    /// `….warc.gz` or `….warc.zst`, as positions and indexes have it.
    pub fn of_file(file_name: &str) -> Option<WarcName> {
        [Compression::Gzip, Compression::Zstd]
            .into_iter()
            .find_map(|kind| WarcName::parse(file_name.strip_suffix(endings(kind).warc)?, kind))
    }

    /// Its number within the crawl.
    pub fn serial(&self) -> u64 {
        self.stem.split('-').nth(2).and_then(|serial| serial.parse().ok()).unwrap_or(u64::MAX)
    }

    pub fn compression(&self) -> Compression {
        self.compression
    }

    /// `….warc.gz` or `….warc.zst`, what positions and indexes call it.
    pub fn file_name(&self) -> String {
        format!("{}{}", self.stem, endings(self.compression).warc)
    }

    /// What its index is called.
    pub fn index_name(&self) -> String {
        format!("{}{}", self.stem, endings(self.compression).index)
    }
}

impl fmt::Display for WarcName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}

impl TryFrom<String> for WarcName {
    type Error = ArchiveError;

    fn try_from(name: String) -> Result<Self, ArchiveError> {
        // Marks of the first version have bare names, all of gzip.
        let known = WarcName::parse(&name, Compression::Gzip).or_else(|| WarcName::of_file(&name));
        known.ok_or(ArchiveError::ForeignName { name })
    }
}

impl From<WarcName> for String {
    fn from(name: WarcName) -> String {
        match name.compression {
            Compression::Gzip => name.stem.as_ref().to_owned(),
            Compression::Zstd => name.file_name(),
        }
    }
}

/// What a file of ours is, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FileKind {
    Warc,
    OpenWarc,
    Index,
    OpenIndex,
    UnfinishedIndex,
}

impl FileKind {
    /// `None` for whatever is not ours.
    pub(crate) fn of(file_name: &str) -> Option<(WarcName, FileKind)> {
        [Compression::Gzip, Compression::Zstd].into_iter().find_map(|compression| {
            let endings = endings(compression);
            let all = [
                (FileKind::OpenWarc, endings.open_warc),
                (FileKind::Warc, endings.warc),
                (FileKind::OpenIndex, endings.open_index),
                (FileKind::UnfinishedIndex, endings.unfinished_index),
                (FileKind::Index, endings.index),
            ];
            all.into_iter().find_map(|(kind, ending)| {
                let name = WarcName::parse(file_name.strip_suffix(ending)?, compression)?;
                Some((name, kind))
            })
        })
    }
}

/// Where the files of a crawl directory are.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    root: PathBuf,
}

impl Layout {
    pub(crate) fn of(root: &Path) -> Self {
        Layout { root: root.to_path_buf() }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn warcs(&self) -> PathBuf {
        self.root.join("archive")
    }

    pub(crate) fn pages(&self) -> PathBuf {
        self.root.join("pages.jsonl")
    }

    pub(crate) fn warc(&self, name: &WarcName) -> PathBuf {
        self.file(name, |endings| endings.warc)
    }

    pub(crate) fn open_warc(&self, name: &WarcName) -> PathBuf {
        self.file(name, |endings| endings.open_warc)
    }

    pub(crate) fn index(&self, name: &WarcName) -> PathBuf {
        self.file(name, |endings| endings.index)
    }

    pub(crate) fn open_index(&self, name: &WarcName) -> PathBuf {
        self.file(name, |endings| endings.open_index)
    }

    pub(crate) fn unfinished_index(&self, name: &WarcName) -> PathBuf {
        self.file(name, |endings| endings.unfinished_index)
    }

    /// What the records of this crawl have in common, if their compression makes use of that.
    pub(crate) fn dictionary(&self) -> PathBuf {
        self.root.join("archive.zstdict")
    }

    fn file(&self, name: &WarcName, ending: fn(&Endings) -> &'static str) -> PathBuf {
        self.warcs().join(format!("{name}{}", ending(endings(name.compression))))
    }
}

/// The record at this position of the crawl directory's archive, whether its file is finished or
/// still growing.
pub fn read_archived(
    crawl_dir: &Path,
    position: &ArchivePosition,
    limits: ReadLimits,
) -> Result<StoredRecord, ArchiveError> {
    let name = WarcName::of_file(&position.file);
    let name = name.ok_or_else(|| ArchiveError::ForeignName { name: position.file.to_string() })?;
    let layout = Layout::of(crawl_dir);
    // In this order a file that gets its final name meanwhile is still found.
    let candidates = [layout.open_warc(&name), layout.warc(&name)];
    for path in candidates {
        match File::open(&path) {
            Ok(file) => {
                let record = read_record_at(file, position.offset, position.length, limits);
                return record.map_err(|source| ArchiveError::Read { path, source });
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(failed("open", &path)(error)),
        }
    }
    Err(ArchiveError::Missing { path: layout.warc(&name), committed: position.offset.saturating_add(position.length) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_moment_number_and_chance() {
        let name = WarcName::new(Timestamp::from_millis(1_794_772_813_042), 7, 0xabc, Compression::Gzip);
        assert_eq!(name.file_name(), "peregrine-20261115200013-00007-00000abc.warc.gz");
        assert_eq!(name.serial(), 7);
        assert_eq!(WarcName::of_file(&name.file_name()), Some(name));
        let late = WarcName::new(Timestamp::NEVER, u32::MAX, u32::MAX, Compression::Zstd);
        assert!(late.file_name().ends_with(".warc.zst"));
        assert_eq!(WarcName::of_file(&late.file_name()), Some(late.clone()));
        assert_eq!(WarcName::try_from(String::from(late.clone())).ok(), Some(late));
    }

    #[test]
    fn only_our_own_names_are_recognised() {
        for foreign in [
            "",
            "peregrine-",
            "peregrine-20261115200013-00007-00000abc-x",
            "peregrine-20261115200013-00007-00000ABC",
            "peregrine-2026111520001-00007-00000abc",
            "peregrine-20261115200013-0007-00000abc",
            "peregrine-20261115200013-00007-../../abc",
            "other-20261115200013-00007-00000abc",
        ] {
            assert_eq!(WarcName::parse(foreign, Compression::Gzip), None, "{foreign}");
        }
        let ours = "peregrine-20261115200013-00007-00000abc";
        let kind = |ending| FileKind::of(&format!("{ours}{ending}")).map(|(_, kind)| kind);
        assert_eq!(kind(".warc.gz.open"), Some(FileKind::OpenWarc));
        assert_eq!(kind(".warc.gz"), Some(FileKind::Warc));
        assert_eq!(kind(".cdxj"), Some(FileKind::Index));
        assert_eq!(kind(".cdxj.open"), Some(FileKind::OpenIndex));
        assert_eq!(kind(".cdxj.tmp"), Some(FileKind::UnfinishedIndex));
        assert_eq!(kind(".warc.zst.open"), Some(FileKind::OpenWarc));
        assert_eq!(kind(".warc.zst"), Some(FileKind::Warc));
        assert_eq!(kind(".zst.cdxj"), Some(FileKind::Index));
        assert_eq!(kind(".zst.cdxj.open"), Some(FileKind::OpenIndex));
        assert_eq!((kind(".warc"), kind(""), kind(".warc.gz.open.bak")), (None, None, None));
    }

    #[test]
    fn a_position_cannot_lead_out_of_the_archive() {
        let position = ArchivePosition { file: "../state/x.warc.gz".into(), offset: 0, length: 1 };
        let limits = ReadLimits { header_bytes: 1, block_bytes: 1 };
        let error = read_archived(Path::new("/nonexistent"), &position, limits).expect_err("a foreign name");
        assert!(matches!(error, ArchiveError::ForeignName { .. }));
    }
}
