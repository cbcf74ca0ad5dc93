use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use peregrine_runtime::Random;
use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{Content, Record, RecordWriter, WarcInfo};

use crate::draft::DraftFile;
use crate::error::{ExportError, failed};
use crate::visits::Visits;
use crate::{ArchivedVisit, Export, Exported, Progress, Selection};

/// The head of a WARC file that an export writes.
pub(crate) struct About<'a> {
    pub(crate) software: &'a str,
    pub(crate) description: &'a str,
    pub(crate) now: Timestamp,
}

/// The `warcinfo` record that such a file begins with.
pub(crate) fn first_record(
    about: &About<'_>,
    file_name: &str,
    random: &mut Random,
    writer: &mut RecordWriter,
) -> Vec<u8> {
    let info = WarcInfo::new(about.software).with("description", about.description);
    let mut bytes = Vec::new();
    let content = Content::WarcInfo { file_name, info: &info };
    writer.append(&Record { id: &random.uuid(), date: about.now, warcinfo_id: None, content }, &mut bytes);
    bytes
}

/// Copies the records of the wanted visits as they are, byte for byte.
pub(crate) fn export(
    mut export: Export<'_>,
    warcs: &[PathBuf],
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let about = About { software: export.software, description: export.title, now: export.now };
    let file = DraftFile::create(export.to)?;
    let file_name = export.to.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (file, mut done) =
        copy(file, &file_name, &about, &mut export.random, (warcs, &export.selection), |_, _| Ok(()), progress)?;
    done.files.push(file.finish()?);
    Ok(done)
}

/// Copies; `each` hears of every visit and of where its answer lies in the new file.
pub(crate) fn copy(
    mut to: DraftFile,
    file_name: &str,
    about: &About<'_>,
    random: &mut Random,
    (warcs, selection): (&[PathBuf], &Selection),
    mut each: impl FnMut(&ArchivedVisit, &ArchivePosition) -> Result<(), ExportError>,
    progress: Progress<'_>,
) -> Result<(DraftFile, Exported), ExportError> {
    to.put(&first_record(about, file_name, random, &mut RecordWriter::new()))?;
    let mut visits = Visits::of(warcs, selection)?;
    let mut source: Option<(PathBuf, File)> = None;
    let file: std::sync::Arc<str> = file_name.into();
    while let Some(visit) = visits.next_wanted()? {
        let path = warcs.iter().find(|path| is_named(path, &visit.position.file));
        let path = path.map(PathBuf::as_path).or(visits.path()).unwrap_or(Path::new("")).to_path_buf();
        if source.as_ref().is_none_or(|(open, _)| *open != path) {
            let opened = File::open(&path).map_err(failed("open", &path))?;
            source = Some((path.clone(), opened));
        }
        let position = ArchivePosition { file: file.clone(), offset: to.written(), length: visit.position.length };
        if let Some((_, from)) = &mut source {
            copy_range(from, &visit, &mut to, &path)?;
        }
        each(&visit, &position)?;
        visits.progress.written += 1;
        progress(&visits.progress);
    }
    Ok((to, visits.progress))
}

fn is_named(path: &Path, name: &str) -> bool {
    path.file_name().is_some_and(|file| file.to_str() == Some(name))
}

fn copy_range(from: &mut File, visit: &ArchivedVisit, to: &mut DraftFile, path: &Path) -> Result<(), ExportError> {
    let length = visit.end - visit.position.offset;
    let mut bytes = Vec::new();
    from.seek(SeekFrom::Start(visit.position.offset)).map_err(failed("read", path))?;
    from.take(length).read_to_end(&mut bytes).map_err(failed("read", path))?;
    to.put(&bytes)
}
