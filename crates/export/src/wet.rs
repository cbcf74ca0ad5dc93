use peregrine_warc::{Content, DigestedBlock, Record};

use crate::draft::DraftFile;
use crate::error::ExportError;
use crate::reading::{ReadPage, Wanted};
use crate::visits::{Sources, Visits};
use crate::warc_copy::{About, first_record, writer_for};
use crate::{Export, Exported, Progress};

/// The text of every page as a WARC conversion record: what Common Crawl calls WET.
pub(crate) fn export(
    mut export: Export<'_>,
    warcs: &Sources<'_>,
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let about = About { software: export.software, description: export.title, now: export.now };
    let mut file = DraftFile::create(export.to)?;
    let file_name = export.to.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut writer = writer_for(&file_name);
    file.put(&first_record(&about, &file_name, &mut export.random, &mut writer))?;
    let mut visits = Visits::of(warcs, &export.selection)?;
    let mut bytes = Vec::new();
    while let Some(visit) = visits.next_wanted()? {
        let page = ReadPage::of(&visit, Wanted { text: true, ..Wanted::default() });
        if let Some(text) = &page.text {
            bytes.clear();
            let content = Content::Conversion {
                target_uri: &visit.url,
                refers_to: bare_uuid(visit.answer.field("WARC-Record-ID").unwrap_or_default()),
                content_type: "text/plain",
                language: page.language.as_deref(),
                block: &DigestedBlock::of(text.as_bytes()),
            };
            let id = export.random.uuid();
            writer.append(&Record { id: &id, date: visit.date, warcinfo_id: None, content }, &mut bytes);
            file.put(&bytes)?;
            visits.progress.written += 1;
        }
        progress(&visits.progress);
    }
    let mut done = visits.progress;
    done.files.push(file.finish()?);
    Ok(done)
}

/// `<urn:uuid:…>` without what is around it.
fn bare_uuid(id: &str) -> &str {
    id.trim_start_matches("<urn:uuid:").trim_end_matches('>')
}
