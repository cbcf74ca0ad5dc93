use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::SeqCst;

use peregrine_runtime::Random;
use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{Compression, EncodedVisit, Encoding, RecordWriter, Training, WarcInfo};

use crate::append_file::sync_directory;
use crate::dictionary::{load_dictionary, save_dictionary};
use crate::error::{ArchiveError, failed};
use crate::flushed::Flushed;
use crate::location::Layout;
use crate::mark::ArchiveMark;
use crate::pages_log::PagesLog;
use crate::recovery::{RecoveryReport, recover};
use crate::rolling_warc::RollingWarc;
use crate::settings::ArchiveSettings;

/// The archive of one crawl directory, owned by one thread.
pub struct Archive {
    layout: Layout,
    warcs: RollingWarc,
    pages: PagesLog,
    /// The last mark that is known to be stored.
    committed: ArchiveMark,
    compression: Compression,
    gzip_level: u8,
    /// Of the dictionary, where one is wanted.
    training: Option<Arc<Training>>,
    /// Whether the dictionary is on disk.
    dictionary_is_saved: bool,
    broken: Arc<AtomicBool>,
}

impl Archive {
    /// Goes back to the last stored mark, or to nothing where there is none, and gives everything
    /// committed its final name. The first visit appended begins a new WARC file.
    pub fn open(
        crawl_dir: &Path,
        settings: ArchiveSettings,
        mark: Option<&ArchiveMark>,
        info: WarcInfo,
        random: Random,
    ) -> Result<(Archive, RecoveryReport), ArchiveError> {
        let layout = Layout::of(crawl_dir);
        let report = recover(&layout, mark)?;
        fs::create_dir_all(layout.warcs()).map_err(failed("create", &layout.warcs()))?;
        let pages = PagesLog::open(&layout)?;
        sync_directory(layout.root())?;
        let committed = ArchiveMark { warcs: Vec::new(), ..mark.cloned().unwrap_or_default() };
        let warcs = RollingWarc::new(layout.clone(), settings.roll_at_bytes, info, random, committed.next_serial);
        let compression = settings.compression;
        let wants_dictionary = compression == Compression::Zstd && settings.dictionary;
        let dictionary = if wants_dictionary { load_dictionary(&layout.dictionary())? } else { None };
        let dictionary_is_saved = dictionary.is_some();
        let training = wants_dictionary.then(|| Arc::new(dictionary.map_or_else(Training::begin, Training::done)));
        let archive = Archive {
            layout,
            warcs,
            pages,
            committed,
            compression,
            gzip_level: settings.gzip_level,
            training,
            dictionary_is_saved,
            broken: Arc::default(),
        };
        Ok((archive, report))
    }

    /// Encodes visits as this archive wants them, on any thread.
    pub fn record_writer(&self) -> RecordWriter {
        match (&self.training, self.compression) {
            (Some(training), _) => RecordWriter::learning(Arc::clone(training)),
            (None, Compression::Zstd) => RecordWriter::with(Encoding::zstd(None)),
            (None, Compression::Gzip) => RecordWriter::with_level(self.gzip_level),
        }
    }

    /// Appends a visit's records and their index line; says where the response will be found.
    /// `now` only names a new file, should one begin.
    pub fn append(&mut self, visit: &EncodedVisit, now: Timestamp) -> Result<ArchivePosition, ArchiveError> {
        self.unless_broken(|archive| {
            if let (false, Some(dictionary)) = (archive.dictionary_is_saved, &visit.encoding.dictionary) {
                save_dictionary(&archive.layout.dictionary(), dictionary)?;
                archive.dictionary_is_saved = true;
            }
            archive.warcs.append(visit, now)
        })
    }

    /// Appends a line (without its end) to `pages.jsonl`.
    pub fn log_page(&mut self, line: &str) -> Result<(), ArchiveError> {
        self.unless_broken(|archive| archive.pages.append(line))
    }

    /// Hands everything appended so far to the system. What is returned makes it durable, on any thread, while
    /// the archive goes on growing.
    pub fn flush(&mut self) -> Result<Flushed, ArchiveError> {
        self.unless_broken(|archive| {
            let mut written = archive.warcs.flush(&archive.committed)?;
            if archive.pages.length() != archive.committed.pages_bytes {
                written.push(archive.pages.flush()?);
            }
            let mark = archive.mark();
            let files_were_added = mark.next_serial != archive.committed.next_serial;
            let directory = files_were_added.then(|| archive.layout.warcs());
            Ok(Flushed {
                mark,
                written,
                directory,
                full: archive.warcs.namings(),
                root: archive.layout.root().to_path_buf(),
                broken: Arc::clone(&archive.broken),
            })
        })
    }

    /// [`Archive::flush`], and waits until it is durable.
    pub fn sync(&mut self) -> Result<ArchiveMark, ArchiveError> {
        let flushed = self.flush()?;
        flushed.sync()?;
        Ok(flushed.mark)
    }

    /// The mark is stored. WARC files that were full when it was made have their final names afterwards, whether or not
    /// [`Flushed::stored`] has seen to that before.
    pub fn committed(&mut self, mark: &ArchiveMark) -> Result<(), ArchiveError> {
        self.unless_broken(|archive| {
            archive.committed = mark.clone();
            archive.warcs.committed(mark)
        })
    }

    /// Ends the last WARC file: every file has its final name afterwards. Everything must have been
    /// committed before. The mark returned is best stored as well: then the files may be moved
    /// elsewhere before the crawl goes on.
    pub fn finish(self) -> Result<ArchiveMark, ArchiveError> {
        let path = self.layout.root().to_path_buf();
        if self.broken.load(SeqCst) {
            return Err(ArchiveError::Broken { path });
        }
        let covers = |warc| self.committed.warcs.contains(&warc);
        if self.pages.length() != self.committed.pages_bytes || !self.warcs.marks().into_iter().all(covers) {
            return Err(ArchiveError::Uncommitted { path });
        }
        let mark = ArchiveMark { warcs: Vec::new(), ..self.mark() };
        self.warcs.finish()?;
        Ok(mark)
    }

    fn mark(&self) -> ArchiveMark {
        ArchiveMark {
            next_serial: self.warcs.next_serial(),
            warcs: self.warcs.marks(),
            pages_bytes: self.pages.length(),
        }
    }

    /// After a failed write nobody knows what is in the file, and after a failed sync not even the
    /// system does. The next start cuts it off; until then nothing is added to it.
    fn unless_broken<T>(
        &mut self,
        action: impl FnOnce(&mut Archive) -> Result<T, ArchiveError>,
    ) -> Result<T, ArchiveError> {
        if self.broken.load(SeqCst) {
            return Err(ArchiveError::Broken { path: self.layout.root().to_path_buf() });
        }
        let result = action(self);
        if matches!(result, Err(ArchiveError::Io { .. } | ArchiveError::DiskFull { .. })) {
            self.broken.store(true, SeqCst);
        }
        result
    }
}
