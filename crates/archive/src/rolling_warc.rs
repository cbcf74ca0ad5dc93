use std::sync::Arc;

use peregrine_runtime::Random;
use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{Content, EncodedVisit, Encoding, Record, RecordWriter, WarcInfo};

use crate::append_file::{AppendFile, WrittenFile};
use crate::error::ArchiveError;
use crate::finalise::{Naming, finalise};
use crate::location::{Layout, WarcName};
use crate::mark::{ArchiveMark, WarcMark};

const WARC_BUFFER_BYTES: usize = 1 << 20;
const INDEX_BUFFER_BYTES: usize = 256 * 1024;

/// A WARC file and its index, both without their final names yet.
struct OpenWarc {
    name: WarcName,
    file_name: Arc<str>,
    warc: AppendFile,
    index: AppendFile,
    naming: Arc<Naming>,
    encoding: Encoding,
}

impl OpenWarc {
    fn start(layout: &Layout, name: WarcName, encoding: Encoding) -> Result<Self, ArchiveError> {
        Ok(OpenWarc {
            file_name: name.file_name().into(),
            warc: AppendFile::create(layout.open_warc(&name), WARC_BUFFER_BYTES)?,
            index: AppendFile::create(layout.open_index(&name), INDEX_BUFFER_BYTES)?,
            naming: Arc::new(Naming::of(layout.clone(), name.clone())),
            name,
            encoding,
        })
    }

    fn append(&mut self, visit: &EncodedVisit) -> Result<ArchivePosition, ArchiveError> {
        let position = ArchivePosition {
            file: Arc::clone(&self.file_name),
            offset: self.warc.length() + visit.response.start as u64,
            length: visit.response.length as u64,
        };
        self.warc.append(&visit.bytes)?;
        let mut line = String::new();
        visit.index.write_line(&position, &mut line);
        self.index.append(line.as_bytes())?;
        Ok(position)
    }

    /// What has to be made durable beyond what the last stored mark covers: that is durable already.
    fn flush(&mut self, stored: Option<&WarcMark>, written: &mut Vec<WrittenFile>) -> Result<(), ArchiveError> {
        if stored.is_none_or(|stored| stored.warc_bytes != self.warc.length()) {
            written.push(self.warc.flush()?);
        }
        if stored.is_none_or(|stored| stored.index_bytes != self.index.length()) {
            written.push(self.index.flush()?);
        }
        Ok(())
    }

    fn mark(&self) -> WarcMark {
        WarcMark { name: self.name.clone(), warc_bytes: self.warc.length(), index_bytes: self.index.length() }
    }
}

/// The WARC files of a run: one that grows, and those that are full but not yet committed.
pub(crate) struct RollingWarc {
    layout: Layout,
    roll_at_bytes: u64,
    info: WarcInfo,
    random: Random,
    next_serial: u32,
    /// Waiting for a stored mark that covers all of them; oldest first.
    full: Vec<OpenWarc>,
    growing: Option<OpenWarc>,
}

impl RollingWarc {
    pub(crate) fn new(layout: Layout, roll_at_bytes: u64, info: WarcInfo, random: Random, next_serial: u32) -> Self {
        RollingWarc { layout, roll_at_bytes, info, random, next_serial, full: Vec::new(), growing: None }
    }

    /// Appends to the growing file; starts one where there is none, where it would grow beyond its limit, or where
    /// records are encoded otherwise from now on.
    pub(crate) fn append(&mut self, visit: &EncodedVisit, now: Timestamp) -> Result<ArchivePosition, ArchiveError> {
        if let Some(open) = &self.growing
            && open.encoding.dictionary.is_some()
            && visit.encoding == Encoding::zstd(None)
        {
            // It was under way when the dictionary came into use.
            let recoded = RecordWriter::with(open.encoding.clone()).recode_visit(visit);
            let path = self.layout.open_warc(&open.name);
            let recoded = recoded.map_err(|source| ArchiveError::Read { path, source })?;
            return self.append_encoded(&recoded, now);
        }
        self.append_encoded(visit, now)
    }

    fn append_encoded(&mut self, visit: &EncodedVisit, now: Timestamp) -> Result<ArchivePosition, ArchiveError> {
        let fits = |open: &OpenWarc| {
            open.encoding == visit.encoding && open.warc.length() + visit.bytes.len() as u64 <= self.roll_at_bytes
        };
        let open = match self.growing.take() {
            Some(open) if fits(&open) => open,
            full => {
                self.full.extend(full);
                self.start(&visit.encoding, now)?
            }
        };
        self.growing.insert(open).append(visit)
    }

    fn start(&mut self, encoding: &Encoding, now: Timestamp) -> Result<OpenWarc, ArchiveError> {
        // The upper half: generators are often weakest in the lowest bits.
        let random = (self.random.next_u64() >> 32) as u32;
        let name = WarcName::new(now, self.next_serial, random, encoding.compression);
        let mut open = OpenWarc::start(&self.layout, name, encoding.clone())?;
        self.next_serial = self.next_serial.saturating_add(1);
        if let Some(dictionary) = &encoding.dictionary {
            open.warc.append(&dictionary.frame())?;
        }
        let id = self.random.uuid();
        let content = Content::WarcInfo { file_name: &open.file_name, info: &self.info };
        let record = Record { id: &id, date: now, warcinfo_id: None, content };
        let mut bytes = Vec::new();
        RecordWriter::with(encoding.clone()).append(&record, &mut bytes);
        open.warc.append(&bytes)?;
        Ok(open)
    }

    /// What has to be made durable beyond what `stored` covers, full files first.
    pub(crate) fn flush(&mut self, stored: &ArchiveMark) -> Result<Vec<WrittenFile>, ArchiveError> {
        let mut written = Vec::new();
        for open in self.full.iter_mut().chain(&mut self.growing) {
            open.flush(stored.warcs.iter().find(|warc| warc.name == open.name), &mut written)?;
        }
        Ok(written)
    }

    /// The naming of the files that are full now.
    pub(crate) fn namings(&self) -> Vec<Arc<Naming>> {
        self.full.iter().map(|open| Arc::clone(&open.naming)).collect()
    }

    pub(crate) fn next_serial(&self) -> u32 {
        self.next_serial
    }

    pub(crate) fn marks(&self) -> Vec<WarcMark> {
        self.full.iter().chain(&self.growing).map(OpenWarc::mark).collect()
    }

    /// Gives full files their final names, as far as this stored mark covers all of them.
    pub(crate) fn committed(&mut self, mark: &ArchiveMark) -> Result<(), ArchiveError> {
        while let Some(oldest) = self.full.first()
            && mark.warcs.contains(&oldest.mark())
        {
            oldest.naming.carry_out()?;
            self.full.remove(0);
        }
        Ok(())
    }

    /// Ends the growing file, however small it is. The caller has seen to it that everything is
    /// committed.
    pub(crate) fn finish(self) -> Result<(), ArchiveError> {
        for open in &self.full {
            open.naming.carry_out()?;
        }
        self.growing.iter().try_for_each(|open| finalise(&self.layout, &open.name))
    }
}
