use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::PathBuf;

use peregrine_archive::ArchiveError;
use peregrine_runtime::Random;
use peregrine_types::{ArchivePosition, Timestamp};
use peregrine_warc::{Compression, Content, Encoding, Record, RecordWriter, WarcInfo};

use crate::draft::DraftFile;
use crate::error::{ExportError, failed};
use crate::visits::{Sources, Visits};
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

/// Copies the records of the wanted visits as they are: byte for byte, but for the compression where that is another one. The
/// name of the new file says which it has.
pub(crate) fn export(
    mut export: Export<'_>,
    warcs: &Sources<'_>,
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
    (warcs, selection): (&Sources<'_>, &Selection),
    mut each: impl FnMut(&ArchivedVisit, &ArchivePosition) -> Result<(), ExportError>,
    progress: Progress<'_>,
) -> Result<(DraftFile, Exported), ExportError> {
    let mut writer = writer_for(file_name);
    to.put(&first_record(about, file_name, random, &mut writer))?;
    let mut visits = Visits::of(warcs, selection)?;
    let mut source: Option<(PathBuf, File)> = None;
    let file: std::sync::Arc<str> = file_name.into();
    while let Some(visit) = visits.next_wanted()? {
        let Some((path, encoding)) = visits.file() else { continue };
        if source.as_ref().is_none_or(|(open, _)| open != path) {
            source = Some((path.to_path_buf(), File::open(path).map_err(failed("open", path))?));
        }
        let Some((path, from)) = &mut source else { continue };
        let mut bytes = read_range(from, &visit).map_err(failed("read", path))?;
        let mut length = visit.position.length;
        if encoding != writer.encoding() {
            let recoded = writer.recode(&bytes, encoding);
            let (recoded, members) = recoded.map_err(|source| ArchiveError::Read { path: path.clone(), source })?;
            length = members.first().map_or(0, |answer| answer.length as u64);
            bytes = recoded;
        }
        let position = ArchivePosition { file: file.clone(), offset: to.written(), length };
        to.put(&bytes)?;
        each(&visit, &position)?;
        visits.progress.written += 1;
        progress(&visits.progress);
    }
    Ok((to, visits.progress))
}

/// Compresses as the name of a file says.
pub(crate) fn writer_for(file_name: &str) -> RecordWriter {
    RecordWriter::with(match Compression::of_file(file_name) {
        Compression::Gzip => Encoding::GZIP,
        Compression::Zstd => Encoding::zstd(None),
    })
}

/// All records of a visit.
fn read_range(from: &mut File, visit: &ArchivedVisit) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.seek(SeekFrom::Start(visit.position.offset))?;
    from.take(visit.end - visit.position.offset).read_to_end(&mut bytes)?;
    Ok(bytes)
}
