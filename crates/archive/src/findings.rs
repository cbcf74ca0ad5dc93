use std::fmt;
use std::path::PathBuf;

use peregrine_types::ArchivePosition;
use serde::Serialize;

use crate::wrongly_known::WronglyKnown;

/// How many findings are kept word for word; the rest are counted.
const MOST_FINDINGS: usize = 1_000;

/// Something that is not as it should be. Every one is a sentence that names the file or the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "finding", rename_all = "kebab-case")]
pub enum Finding {
    /// A record that cannot be read.
    Damaged {
        path: PathBuf,
        offset: u64,
        detail: String,
    },
    /// A record whose bytes are not those that its digests were made of.
    WrongDigest {
        path: PathBuf,
        offset: u64,
        url: String,
    },
    /// An index that is not there, not sorted, or says something else than the WARC file.
    WrongIndex {
        path: PathBuf,
        detail: String,
        /// It can be made anew only of a WARC file that was not taken elsewhere.
        warc_is_here: bool,
    },
    /// An index without its WARC file.
    StrayIndex {
        path: PathBuf,
    },
    /// A WARC file that ends before its last visit does, or before all that its index speaks of.
    CutShort {
        path: PathBuf,
        at: u64,
    },
    /// Not even the name of this WARC file is known any more.
    MissingNumber {
        number: u64,
    },
    /// `pages.jsonl` is not as long as was committed, or not there.
    ShortList {
        path: PathBuf,
        detail: String,
    },
    /// Files that are not as long as was committed, or not there.
    Lost {
        path: PathBuf,
        detail: String,
    },
    /// What an interrupted run left beyond its last commit. The next run cuts it off.
    Uncommitted {
        path: PathBuf,
        bytes: u64,
    },
    /// Something is said to be archived at a place where nothing, or something else, is.
    NotThere {
        said_by: Claimant,
        url: String,
        position: ArchivePosition,
        found: Option<String>,
    },
    /// A whole WARC file that is spoken of and not there.
    MissingFile {
        file: String,
        records: u64,
    },
    ListedTwice {
        url: String,
        position: ArchivePosition,
    },
    /// An archived page that `pages.jsonl` does not list.
    Unlisted {
        url: String,
        position: ArchivePosition,
    },
    /// A line of `pages.jsonl` that cannot be read.
    BadLine {
        path: PathBuf,
        line: u64,
        detail: String,
    },
    /// A page that is listed, but that the state knows nothing of.
    UnknownToState {
        url: String,
    },
    /// Whatever the state itself has to say.
    State {
        detail: String,
    },
}

/// Who says that something is archived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimant {
    PagesList,
    State,
}

impl Finding {
    /// Whether nothing is lost: everything that is missing or wrong can be made anew from what is there.
    pub fn can_be_mended(&self) -> bool {
        let is_of_files = matches!(self, Finding::WrongIndex { warc_is_here: true, .. } | Finding::Uncommitted { .. });
        is_of_files || self.is_of_the_list()
    }

    /// Whether it is `pages.jsonl` that is wrong. All that it says of archived pages stands in the archive as well.
    pub fn is_of_the_list(&self) -> bool {
        match self {
            Finding::ShortList { .. }
            | Finding::BadLine { .. }
            | Finding::ListedTwice { .. }
            | Finding::Unlisted { .. } => true,
            // Where the place itself can be read, and says something else.
            Finding::NotThere { said_by, found, .. } => *said_by == Claimant::PagesList && found.is_some(),
            _ => false,
        }
    }

    /// Whether it is a trace of an interrupted run rather than something wrong.
    pub fn is_harmless(&self) -> bool {
        matches!(self, Finding::Uncommitted { .. })
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Damaged { path, detail, .. } => write!(f, "{}: {detail}", path.display()),
            Finding::WrongDigest { path, offset, url } => write!(
                f,
                "{}: the record of {url} at offset {offset} is not what its digests were made of",
                path.display()
            ),
            Finding::WrongIndex { path, detail, .. } => write!(f, "the index {} {detail}", path.display()),
            Finding::StrayIndex { path } => write!(f, "the index {} has no WARC file beside it", path.display()),
            Finding::CutShort { path, at } => {
                write!(f, "{} ends at offset {at}, and more was there: archived data has been lost", path.display())
            }
            Finding::MissingNumber { number } => {
                write!(f, "the WARC file with the number {number:05} is not in the archive")
            }
            Finding::ShortList { detail, .. } | Finding::Lost { detail, .. } => f.write_str(detail),
            Finding::Uncommitted { path, bytes } => {
                write!(f, "{} has {bytes} bytes that were never committed; the next run cuts them off", path.display())
            }
            Finding::NotThere { said_by, url, position, found } => {
                let who = match said_by {
                    Claimant::PagesList => "pages.jsonl",
                    Claimant::State => "the state",
                };
                write!(f, "{who} says that {url} is archived in {} at {}, but ", position.file, position.offset)?;
                match found {
                    Some(other) => write!(f, "{other} is there"),
                    None => f.write_str("there is no such record"),
                }
            }
            Finding::MissingFile { file, records } => {
                write!(f, "{file} is not in the archive, but {records} records of it are spoken of")
            }
            Finding::ListedTwice { url, position } => {
                write!(f, "pages.jsonl lists {url} in {} at {} more than once", position.file, position.offset)
            }
            Finding::Unlisted { url, position } => {
                write!(
                    f,
                    "{url} is archived in {} at {}, but pages.jsonl does not list it",
                    position.file, position.offset
                )
            }
            Finding::BadLine { path, line, detail } => {
                write!(f, "line {line} of {} cannot be read: {detail}", path.display())
            }
            Finding::UnknownToState { url } => write!(f, "pages.jsonl lists {url}, but the state knows nothing of it"),
            Finding::State { detail } => f.write_str(detail),
        }
    }
}

/// What an examination came to.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Verification {
    pub warc_files: u64,
    /// Files that were taken elsewhere, and not read.
    pub files_elsewhere: u64,
    pub records: u64,
    /// Answers of servers: responses and revisits.
    pub answers: u64,
    /// Bytes read, as they lie on disk.
    pub bytes: u64,
    pub listed_pages: u64,
    pub known_pages: u64,
    pub findings: Vec<Finding>,
    /// What does not lie where the state says.
    #[serde(skip)]
    pub wrongly_known: WronglyKnown,
    /// Further ones, beyond those that are kept.
    pub more_findings: u64,
}

impl Verification {
    pub fn note(&mut self, finding: Finding) {
        // Of those that name an index there is one for each, and whoever mends needs them all.
        match self.findings.len() < MOST_FINDINGS || matches!(finding, Finding::WrongIndex { .. }) {
            true => self.findings.push(finding),
            false => self.more_findings += 1,
        }
    }

    /// Whether `pages.jsonl` may be among what is wrong.
    pub fn doubts_the_list(&self) -> bool {
        self.more_findings > 0 || self.findings.iter().any(Finding::is_of_the_list)
    }

    /// Nothing is wrong; there may be traces of an interrupted run.
    pub fn is_sound(&self) -> bool {
        self.more_findings == 0 && self.findings.iter().all(Finding::is_harmless)
    }
}
