//! How a WARC file and its index get their final names. Every step can be repeated, and a crash
//! after any of them leaves something that repeating all of them puts right.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::append_file::sync_directory;
use crate::error::{ArchiveError, failed};
use crate::external_sort::ExternalSorter;
use crate::location::{Layout, WarcName};

/// The naming of one full WARC file, which whoever stored the mark may carry out. It happens once: from then on the
/// file belongs to whoever finds it, and may have been taken elsewhere.
pub(crate) struct Naming {
    layout: Layout,
    name: WarcName,
    done: Mutex<bool>,
}

impl Naming {
    pub(crate) fn of(layout: Layout, name: WarcName) -> Self {
        Naming { layout, name, done: Mutex::new(false) }
    }

    pub(crate) fn carry_out(&self) -> Result<(), ArchiveError> {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        if !*done {
            finalise(&self.layout, &self.name)?;
            *done = true;
        }
        Ok(())
    }
}

/// Both files are durable and as long as they are meant to be.
pub(crate) fn finalise(layout: &Layout, name: &WarcName) -> Result<(), ArchiveError> {
    let directory = layout.warcs();
    let index = layout.index(name);
    let unsorted = layout.open_index(name);
    match File::open(&unsorted) {
        Ok(file) => {
            let mut lines = ExternalSorter::new(layout.root(), SORT_MEMORY_BYTES);
            let mut file = BufReader::with_capacity(1 << 18, file);
            let mut line = Vec::new();
            while file.read_until(b'\n', &mut line).map_err(failed("read", &unsorted))? > 0 {
                lines.push(&line)?;
                line.clear();
            }
            let unfinished = layout.unfinished_index(name);
            write_sorted(lines, &unfinished)?;
            fs::rename(&unfinished, &index).map_err(failed("rename", &unfinished))?;
            sync_directory(&directory)?;
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound && index.exists() => {}
        Err(error) => return Err(failed("read", &unsorted)(error)),
    }
    // Only now, so that a WARC file with its final name always has its index beside it.
    match fs::rename(layout.open_warc(name), layout.warc(name)) {
        Ok(()) => sync_directory(&directory)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound && layout.warc(name).exists() => {}
        Err(error) => return Err(failed("rename", &layout.open_warc(name))(error)),
    }
    remove_if_there(&unsorted)?;
    Ok(())
}

/// 1 GB of WARC has some 15 MB of index, but files may be larger, and full of small answers with long URLs.
pub(crate) const SORT_MEMORY_BYTES: usize = 64 << 20;

pub(crate) fn write_sorted(lines: ExternalSorter, to: &Path) -> Result<(), ArchiveError> {
    let mut file = BufWriter::new(File::create(to).map_err(failed("write", to))?);
    for line in lines.sorted()? {
        file.write_all(&line?).map_err(failed("write", to))?;
    }
    file.flush().and_then(|()| file.get_ref().sync_all()).map_err(failed("write", to))
}

pub(crate) fn remove_if_there(path: &Path) -> Result<bool, ArchiveError> {
    match fs::remove_file(path) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(failed("remove", path)(error)),
    }
}
