use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use peregrine_archive::{ArchiveError, BringBack, Elsewhere, WarcName, finished_warcs};
use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{
    ArchivedHead, Compression, Dictionary, Encoding, IndexEntry, ReadLimits, StoredRecord, WarcReader, warc_field,
};
use tempfile::{NamedTempFile, TempPath};

use crate::error::{ExportError, failed};
use crate::{Exported, Selection};

/// Far beyond the largest body the crawler keeps.
const LIMITS: ReadLimits = ReadLimits { header_bytes: 1 << 20, block_bytes: 8 << 30 };

/// One visit as the archive has it: a server's answer, and what was written beside it.
pub struct ArchivedVisit {
    /// The response, or the revisit that stands for one.
    pub answer: StoredRecord,
    pub position: ArchivePosition,
    /// Where the last of its records ends.
    pub end: u64,
    pub url: String,
    pub date: Timestamp,
    pub status: u16,
    pub mime: Option<String>,
    /// The block of the metadata record, if there is one.
    pub metadata: Option<String>,
    pub conversions: Vec<StoredRecord>,
}

impl ArchivedVisit {
    fn of(answer: StoredRecord, file: &Arc<str>) -> Option<ArchivedVisit> {
        let (head, body) = answer.http_message()?;
        let status = answer.http_status().unwrap_or_default();
        let mime = ArchivedHead::of_response(head, status, body.len()).mime().map(str::to_owned);
        Some(ArchivedVisit {
            position: ArchivePosition { file: file.clone(), offset: answer.offset, length: answer.length },
            end: answer.offset + answer.length,
            url: answer.target_uri()?.to_owned(),
            date: answer.date()?,
            status,
            mime,
            metadata: None,
            conversions: Vec::new(),
            answer,
        })
    }

    pub fn is_revisit(&self) -> bool {
        self.answer.record_type() == "revisit"
    }

    pub fn index_entry(&self) -> Option<IndexEntry> {
        self.answer.index_entry()
    }

    /// `sha256:…` of the payload.
    pub fn digest(&self) -> &str {
        self.answer.field("WARC-Payload-Digest").unwrap_or_default()
    }

    pub fn body(&self) -> &[u8] {
        self.answer.http_message().map(|(_, body)| body).unwrap_or_default()
    }

    /// Header fields in the order received; names lower-case.
    pub fn headers(&self) -> Vec<(Box<str>, Bytes)> {
        let head = self.answer.http_message().map(|(head, _)| head).unwrap_or_default();
        let mut headers: Vec<(Box<str>, Vec<u8>)> = Vec::new();
        for line in head.split(|&byte| byte == b'\n').skip(1).map(<[u8]>::trim_ascii_end) {
            if line.first().is_some_and(u8::is_ascii_whitespace) {
                if let Some((_, value)) = headers.last_mut() {
                    value.extend_from_slice(line);
                }
            } else if let Some(colon) = line.iter().position(|&byte| byte == b':')
                && let Some((name, value)) = line.split_at_checked(colon)
            {
                let name = String::from_utf8_lossy(name.trim_ascii()).to_ascii_lowercase();
                headers.push((name.into(), value.get(1..).unwrap_or_default().trim_ascii().to_vec()));
            }
        }
        headers.into_iter().map(|(name, value)| (name, value.into())).collect()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let found = self.headers().into_iter().find(|(header, _)| **header == *name)?;
        String::from_utf8(found.1.to_vec()).ok()
    }

    /// Whether it was fetched to know what may be fetched.
    pub fn is_robots_txt(&self) -> bool {
        let path = self.url.splitn(4, '/').nth(3).unwrap_or_default();
        let is_errand = |metadata: &str| warc_field(metadata, "errand") == Some("robots");
        path == "robots.txt" || self.metadata.as_deref().is_some_and(is_errand)
    }

    pub fn is_html(&self) -> bool {
        matches!(self.mime.as_deref(), Some("text/html" | "application/xhtml+xml"))
    }
}

/// The finished WARC files of a crawl, oldest first, wherever they are by now.
pub struct Sources<'a> {
    files: Vec<Source>,
    depot: &'a dyn BringBack,
    /// Where files from elsewhere are put while they are read.
    scratch: PathBuf,
}

enum Source {
    Here(PathBuf),
    Elsewhere(Elsewhere),
}

impl<'a> Sources<'a> {
    pub fn of(crawl_dir: &Path, depot: &'a dyn BringBack, scratch: &Path) -> Result<Self, ExportError> {
        let mut files: BTreeMap<String, Source> = BTreeMap::new();
        for (name, place) in Elsewhere::of(crawl_dir)? {
            files.insert(name, Source::Elsewhere(place));
        }
        // What is here counts: it may have been changed since it was sent.
        for path in finished_warcs(crawl_dir)? {
            files.insert(path.file_name().unwrap_or_default().to_string_lossy().into_owned(), Source::Here(path));
        }
        let mut files: Vec<(String, Source)> = files.into_iter().collect();
        files.sort_by_key(|(name, _)| WarcName::of_file(name).map(|name| (name.serial(), name)));
        let files = files.into_iter().map(|(_, source)| source).collect();
        Ok(Sources { files, depot, scratch: scratch.to_path_buf() })
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The files, where all of them are here and compressed as everybody expects.
    pub(crate) fn plain_files(&self) -> Option<Vec<&Path>> {
        let here = self.files.iter().map(|source| match source {
            Source::Here(path) if path.extension().is_some_and(|ending| ending == "gz") => Some(path.as_path()),
            _ => None,
        });
        here.collect()
    }
}

impl Source {
    fn bytes(&self) -> Result<u64, ExportError> {
        match self {
            Source::Here(path) => Ok(std::fs::metadata(path).map_err(failed("look at", path))?.len()),
            Source::Elsewhere(place) => Ok(place.bytes),
        }
    }
}

/// The visits of finished WARC files, file after file. Holds one visit at a time.
pub struct Visits<'a> {
    sources: &'a Sources<'a>,
    waiting: std::slice::Iter<'a, Source>,
    current: Option<Current>,
    selection: &'a Selection,
    pub progress: Exported,
}

struct Current {
    path: PathBuf,
    /// It was brought here only to be read.
    _brought: Option<TempPath>,
    encoding: Encoding,
    file_name: Arc<str>,
    records: WarcReader<BufReader<File>>,
    /// The answer whose other records are still to come.
    pending: Option<ArchivedVisit>,
}

impl<'a> Visits<'a> {
    pub fn of(sources: &'a Sources<'a>, selection: &'a Selection) -> Result<Self, ExportError> {
        let mut progress = Exported::default();
        for source in &sources.files {
            progress.total_bytes += source.bytes()?;
        }
        Ok(Visits { sources, waiting: sources.files.iter(), current: None, selection, progress })
    }

    /// The next visit that is wanted.
    pub fn next_wanted(&mut self) -> Result<Option<ArchivedVisit>, ExportError> {
        while let Some(visit) = self.next_visit()? {
            self.progress.visits += 1;
            if self.selection.wants(&visit) {
                self.progress.selected += 1;
                return Ok(Some(visit));
            }
        }
        Ok(None)
    }

    /// The file that the last visit came from, and how its records are compressed.
    pub(crate) fn file(&self) -> Option<(&Path, &Encoding)> {
        self.current.as_ref().map(|current| (current.path.as_path(), &current.encoding))
    }

    fn next_visit(&mut self) -> Result<Option<ArchivedVisit>, ExportError> {
        loop {
            let Some(current) = &mut self.current else {
                let Some(source) = self.waiting.next() else { return Ok(None) };
                self.current = Some(Current::open(source, self.sources)?);
                continue;
            };
            let Some(record) = current.records.next() else {
                // The file is kept until the next one is asked for: whoever copies needs its path.
                if let Some(last) = current.pending.take() {
                    return Ok(Some(last));
                }
                self.current = None;
                continue;
            };
            let path = current.path.clone();
            let record = record.map_err(|source| ExportError::from(ArchiveError::Read { path, source }))?;
            self.progress.read_bytes += record.length;
            if let Some(complete) = current.take(record) {
                return Ok(Some(complete));
            }
        }
    }
}

impl Current {
    fn open(source: &Source, sources: &Sources<'_>) -> Result<Self, ExportError> {
        let (path, brought, file_name) = match source {
            Source::Here(path) => {
                (path.clone(), None, path.file_name().unwrap_or_default().to_string_lossy().into_owned())
            }
            Source::Elsewhere(place) => {
                let scratch = &sources.scratch;
                let brought = NamedTempFile::new_in(scratch).map_err(failed("create a file in", scratch))?;
                place.fetch(sources.depot, brought.path())?;
                (brought.path().to_path_buf(), Some(brought.into_temp_path()), place.file.clone())
            }
        };
        let open = || File::open(&path).map_err(failed("open", &path));
        let dictionary = Dictionary::at_front(BufReader::new(open()?)).map_err(failed("read", &path))?;
        let encoding = Encoding { compression: Compression::of_file(&file_name), dictionary: dictionary.map(Arc::new) };
        let records = WarcReader::new(open()?, LIMITS);
        Ok(Current { path, _brought: brought, encoding, file_name: file_name.into(), records, pending: None })
    }

    /// Takes the next record; gives back the visit before it, if that is complete now.
    fn take(&mut self, record: StoredRecord) -> Option<ArchivedVisit> {
        match (record.record_type(), &mut self.pending) {
            ("response" | "revisit", pending) => {
                let next = ArchivedVisit::of(record, &self.file_name);
                std::mem::replace(pending, next)
            }
            ("warcinfo", pending) => pending.take(),
            (kind, Some(visit)) => {
                visit.end = record.offset + record.length;
                if kind == "metadata" {
                    visit.metadata = String::from_utf8(record.block).ok();
                } else if kind == "conversion" {
                    visit.conversions.push(record);
                }
                None
            }
            (_, None) => None,
        }
    }
}
