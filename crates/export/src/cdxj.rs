use std::path::Path;

use peregrine_archive::ExternalSorter;

use crate::draft::DraftFile;
use crate::error::ExportError;
use crate::visits::{Sources, Visits};
use crate::{Export, Exported, Progress};

const SORT_MEMORY_BYTES: usize = 128 << 20;

pub(crate) fn sorter(beside: &Path) -> ExternalSorter {
    let directory = beside.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    ExternalSorter::new(directory, SORT_MEMORY_BYTES)
}

/// One sorted index of all files.
pub(crate) fn export(
    export: &Export<'_>,
    warcs: &Sources<'_>,
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let mut lines = sorter(export.to);
    let mut visits = Visits::of(warcs, &export.selection)?;
    let mut line = String::new();
    while let Some(visit) = visits.next_wanted()? {
        if let Some(entry) = visit.index_entry() {
            line.clear();
            entry.write_line(&visit.position, &mut line);
            lines.push(line.as_bytes())?;
        }
        progress(&visits.progress);
    }
    let mut done = visits.progress;
    let mut file = DraftFile::create(export.to)?;
    for line in lines.sorted()? {
        file.put(&line?)?;
        done.written += 1;
    }
    done.files.push(file.finish()?);
    Ok(done)
}
