use crate::append_file::{AppendFile, WrittenFile};
use crate::error::ArchiveError;
use crate::location::Layout;

const BUFFER_BYTES: usize = 256 * 1024;

/// Longest line that is looked at by those who read the list back.
pub(crate) const LONGEST_LINE: u64 = 16 << 20;

/// `pages.jsonl`: one line per visit, in the order in which the visits were settled.
pub(crate) struct PagesLog {
    file: AppendFile,
}

impl PagesLog {
    pub(crate) fn open(layout: &Layout) -> Result<Self, ArchiveError> {
        Ok(PagesLog { file: AppendFile::open(layout.pages(), BUFFER_BYTES)? })
    }

    pub(crate) fn append(&mut self, line: &str) -> Result<(), ArchiveError> {
        if line.contains('\n') {
            return Err(ArchiveError::NotOneLine { path: self.file.path().to_path_buf() });
        }
        self.file.append(line.as_bytes())?;
        self.file.append(b"\n")
    }

    pub(crate) fn length(&self) -> u64 {
        self.file.length()
    }

    pub(crate) fn flush(&mut self) -> Result<WrittenFile, ArchiveError> {
        self.file.flush()
    }
}
