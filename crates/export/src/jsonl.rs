use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use crate::draft::DraftFile;
use crate::error::{ExportError, failed};
use crate::reading::{ReadPage, Wanted};
use crate::visits::{Sources, Visits};
use crate::{Export, Exported, Progress};

#[derive(Serialize)]
struct Line<'a> {
    url: &'a str,
    time: String,
    status: u16,
    #[serde(rename = "type")]
    content_type: Option<&'a str>,
    digest: Option<&'a str>,
    title: Option<String>,
    description: Option<String>,
    language: Option<String>,
    charset: Option<String>,
    text: Option<String>,
    warc: &'a str,
    offset: u64,
    length: u64,
}

/// A JSON object per page, with its text; compressed where the name ends in `.gz`.
pub(crate) fn export(
    export: &Export<'_>,
    warcs: &Sources<'_>,
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let file = DraftFile::create(export.to)?;
    let path = export.to.to_path_buf();
    let mut out = Lines::of(file);
    let mut visits = Visits::of(warcs, &export.selection)?;
    while let Some(visit) = visits.next_wanted()? {
        let page = ReadPage::of(&visit, Wanted { text: true, ..Wanted::default() });
        let line = Line {
            url: &visit.url,
            time: visit.date.to_rfc3339(),
            status: visit.status,
            content_type: visit.mime.as_deref(),
            digest: visit.digest(),
            title: page.title,
            description: page.description,
            language: page.language,
            charset: page.charset,
            text: page.text,
            warc: &visit.position.file,
            offset: visit.position.offset,
            length: visit.position.length,
        };
        let mut text = serde_json::to_vec(&line).map_err(|error| failed("write", &path)(error.into()))?;
        text.push(b'\n');
        out.put(&text).map_err(failed("write", &path))?;
        visits.progress.written += 1;
        progress(&visits.progress);
    }
    let mut done = visits.progress;
    done.files.push(out.finish().map_err(failed("write", &path))?.finish()?);
    Ok(done)
}

/// Text that is compressed if its name says so.
pub(crate) enum Lines {
    Plain(DraftFile),
    Gzip(Box<GzEncoder<DraftFile>>),
}

impl Lines {
    pub(crate) fn of(file: DraftFile) -> Lines {
        match file.path().extension().is_some_and(|ending| ending == "gz") {
            true => Lines::Gzip(Box::new(GzEncoder::new(file, Compression::default()))),
            false => Lines::Plain(file),
        }
    }

    pub(crate) fn put(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        match self {
            Lines::Plain(file) => file.write_all(bytes),
            Lines::Gzip(file) => file.write_all(bytes),
        }
    }

    pub(crate) fn finish(self) -> std::io::Result<DraftFile> {
        match self {
            Lines::Plain(file) => Ok(file),
            Lines::Gzip(file) => file.finish(),
        }
    }
}
