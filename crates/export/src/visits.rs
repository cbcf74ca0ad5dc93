use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use peregrine_archive::{
    AnswerEdges, ArchiveError, BringBack, Elsewhere, RECORD_LIMITS, WarcName, finished_warcs, next_readable,
};
use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{
    ArchivedHead, Compression, Dictionary, Encoding, IndexEntry, StoredRecord, WarcReader, warc_field,
};
use tempfile::{NamedTempFile, TempPath};

use crate::error::{ExportError, failed};
use crate::{Exported, Selection};

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
    pub fn digest(&self) -> Option<&str> {
        self.answer.field("WARC-Payload-Digest")
    }

    pub fn body(&self) -> &[u8] {
        self.answer.http_message().map(|(_, body)| body).unwrap_or_default()
    }

    /// Header fields in the order received; names lower-case.
    pub fn headers(&self) -> Vec<(Box<str>, Bytes)> {
        self.answer.http_headers().into_iter().map(|(name, value)| (name, value.into())).collect()
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
    /// Where their indexes are, also those of files that are elsewhere.
    indexes: PathBuf,
    /// Where files from elsewhere are put while they are read.
    scratch: PathBuf,
    skips_damaged: bool,
}

enum Source {
    Here(PathBuf),
    Elsewhere(Elsewhere),
}

impl<'a> Sources<'a> {
    pub fn of(
        crawl_dir: &Path,
        depot: &'a dyn BringBack,
        scratch: &Path,
        skips_damaged: bool,
    ) -> Result<Self, ExportError> {
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
        let (indexes, scratch) = (crawl_dir.join("archive"), scratch.to_path_buf());
        Ok(Sources { files, depot, indexes, scratch, skips_damaged })
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The files, where all of them are here, wanted as they are, and compressed as everybody expects.
    pub(crate) fn plain_files(&self) -> Option<Vec<&Path>> {
        if self.skips_damaged {
            return None;
        }
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
    index: Option<PathBuf>,
    /// What the index says; only a damaged file needs that.
    edges: Option<AnswerEdges>,
    records: WarcReader<BufReader<File>>,
    /// Where the last record that could be read ends.
    end: u64,
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
            let record = match record {
                Ok(record) => record,
                Err(_) if self.sources.skips_damaged => {
                    self.progress.damaged += 1;
                    let before = current.pending.take();
                    current.go_on_behind_damage()?;
                    match before {
                        Some(before) => return Ok(Some(before)),
                        None => continue,
                    }
                }
                Err(source) => return Err(ArchiveError::Read { path: current.path.clone(), source }.into()),
            };
            current.end = record.offset + record.length;
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
        let records = WarcReader::new(open()?, RECORD_LIMITS);
        let index = WarcName::of_file(&file_name).map(|name| sources.indexes.join(name.index_name()));
        Ok(Current {
            path,
            _brought: brought,
            encoding,
            file_name: file_name.into(),
            index,
            edges: None,
            records,
            end: 0,
            pending: None,
        })
    }

    /// What lies behind something that could not be read may be read all the same. Records that belong to an answer
    /// that was lost are nobody's.
    fn go_on_behind_damage(&mut self) -> Result<(), ExportError> {
        let mut file = File::open(&self.path).map_err(failed("open", &self.path))?;
        let edges = match &self.edges {
            Some(edges) => edges,
            None => {
                let known = self.index.as_deref().map(AnswerEdges::of_index).transpose()?;
                self.edges.insert(known.unwrap_or_default())
            }
        };
        self.end = match next_readable(&self.path, self.end, edges)? {
            Some(next) => next,
            None => file.metadata().map_err(failed("look at", &self.path))?.len(),
        };
        file.seek(SeekFrom::Start(self.end)).map_err(failed("read", &self.path))?;
        let input = BufReader::with_capacity(128 * 1024, file);
        let dictionary = self.encoding.dictionary.as_deref();
        self.records = WarcReader::starting_at(input, self.end, RECORD_LIMITS).knowing(dictionary);
        Ok(())
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

#[cfg(test)]
mod tests {
    use peregrine_archive::{Archive, ArchiveSettings, NothingElsewhere};
    use peregrine_runtime::Random;
    use peregrine_types::FetchedPage;
    use peregrine_urls::{Url, surt};
    use peregrine_warc::{DigestedAnswer, EncodedVisit, RecordWriter, VisitToArchive, WarcInfo};

    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_794_772_813_042);

    fn visit(url: &str, header: &str, body: Vec<u8>, random: &mut Random) -> EncodedVisit {
        let page = FetchedPage {
            url: Url::parse(url).expect("a URL"),
            status: 200,
            request_head: Bytes::from_static(b"GET / HTTP/1.1\r\nHost: example.com\r\n\r\n"),
            response_head: Bytes::from(format!("HTTP/1.1 200 OK\r\n{header}\r\n\r\n")),
            body: body.into(),
            truncated: None,
            headers: Vec::new(),
            remote: ([192, 0, 2, 7], 80).into(),
            started: NOW,
            timings: Default::default(),
            connection: Default::default(),
        };
        let answer = DigestedAnswer::of(&page);
        RecordWriter::new().encode_visit(&VisitToArchive {
            page: &page,
            answer: &answer,
            payload_digest: answer.payload_digest(),
            surt: &surt(&page.url),
            response_id: &random.uuid(),
            request_id: &random.uuid(),
            connection: Default::default(),
            revisit_of: None,
            note: None,
            conversions: &[],
        })
    }

    #[test]
    fn records_within_a_damaged_page_are_nobody_s_visits() {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let mut random = Random::from_seed(7);
        let info = WarcInfo::new("peregrine/test");
        let (mut archive, _) =
            Archive::open(directory.path(), ArchiveSettings::default(), None, info, Random::from_seed(8))
                .expect("opens");
        let plain = "Content-Type: text/plain";
        let foreign = visit("http://example.com/foreign", plain, b"foreign".to_vec(), &mut random);
        let first = visit("http://example.com/first", plain, b"ours".to_vec(), &mut random);
        // A WARC file that a server sent compressed stands in the archive as it is.
        let coded = visit("http://example.com/a.warc", "Content-Encoding: gzip", foreign.bytes, &mut random);
        archive.append(&first, NOW).expect("appended");
        let place = archive.append(&coded, NOW).expect("appended");
        let mark = archive.sync().expect("synced");
        archive.committed(&mark).expect("committed");
        archive.finish().expect("finished");
        let path = directory.path().join("archive").join(&*place.file);
        let mut bytes = std::fs::read(&path).expect("readable");
        let damage = usize::try_from(place.offset).expect("small");
        bytes[damage..damage + 4].fill(0x55);
        std::fs::write(&path, bytes).expect("written");

        let sources = Sources::of(directory.path(), &NothingElsewhere, directory.path(), true).expect("readable");
        let selection = Selection::default();
        let mut visits = Visits::of(&sources, &selection).expect("readable");
        let mut urls = Vec::new();
        while let Some(visit) = visits.next_wanted().expect("readable") {
            urls.push(visit.url);
        }
        assert_eq!((urls, visits.progress.damaged), (vec!["http://example.com/first".to_owned()], 1));
    }
}
