//! WACZ 1.1.1: WARC files, their index, a list of pages and digests of all of it in one ZIP file, which a browser replays
//! without a server of its own.

use std::fs::File;
use std::io::{BufWriter, Cursor, Seek, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use peregrine_archive::ExternalSorter;
use peregrine_types::{ArchivePosition, Timestamp};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::cdxj::sorter;
use crate::draft::DraftFile;
use crate::error::{ExportError, failed};
use crate::reading::{ReadPage, Wanted};
use crate::visits::{Sources, Visits};
use crate::warc_copy::{About, copy};
use crate::zip::{Entry, ZipWriter};
use crate::{ArchivedVisit, Export, Exported, Progress};

/// Index lines that are compressed together, as cdxj-indexer does.
const LINES_PER_BLOCK: usize = 300;

#[derive(Serialize)]
struct DataPackage<'a> {
    profile: &'static str,
    wacz_version: &'static str,
    title: &'a str,
    created: String,
    software: &'a str,
    #[serde(rename = "mainPageUrl", skip_serializing_if = "Option::is_none")]
    main_page_url: Option<&'a str>,
    #[serde(rename = "mainPageDate", skip_serializing_if = "Option::is_none")]
    main_page_date: Option<String>,
    resources: Vec<Resource>,
}

#[derive(Serialize)]
struct Resource {
    name: String,
    path: String,
    hash: String,
    bytes: u64,
}

impl Resource {
    fn of(entry: &Entry) -> Resource {
        let name = entry.path.rsplit('/').next().unwrap_or_default().to_ascii_lowercase();
        let hash = format!("sha256:{}", entry.sha256);
        Resource { name, path: entry.path.clone(), hash, bytes: entry.bytes }
    }
}

/// What is gathered on the way through the archive.
struct Gathered {
    index: ExternalSorter,
    pages: DraftFile,
    first_page: Option<(String, Timestamp)>,
    written: u64,
}

impl Gathered {
    fn new(beside: &Path) -> Result<Self, ExportError> {
        let mut name = beside.file_name().unwrap_or_default().to_os_string();
        name.push(".pages");
        let mut pages = DraftFile::create(&beside.with_file_name(name))?;
        pages.put(b"{\"format\": \"json-pages-1.0\", \"id\": \"pages\", \"title\": \"All Pages\"}\n")?;
        Ok(Gathered { index: sorter(beside), pages, first_page: None, written: 0 })
    }

    fn visit(&mut self, visit: &ArchivedVisit, position: &ArchivePosition) -> Result<(), ExportError> {
        let Some(entry) = visit.index_entry() else { return Ok(()) };
        let mut line = String::new();
        entry.write_line(position, &mut line);
        self.index.push(line.as_bytes())?;
        if !(visit.is_html() && visit.status == 200) {
            return Ok(());
        }
        let title = ReadPage::of(visit, Wanted::default()).title;
        let id = visit.answer.field("WARC-Record-ID").unwrap_or_default();
        let id = id.trim_start_matches("<urn:uuid:").trim_end_matches('>');
        let page = serde_json::json!({
            "id": id,
            "url": visit.url,
            "ts": visit.date.to_rfc3339(),
            "title": title.unwrap_or_default(),
        });
        self.pages.put(format!("{page}\n").as_bytes())?;
        self.first_page.get_or_insert_with(|| (visit.url.clone(), visit.date));
        self.written += 1;
        Ok(())
    }
}

pub(crate) fn export(
    mut export: Export<'_>,
    warcs: &Sources<'_>,
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let mut gathered = Gathered::new(export.to)?;
    let mut zip = ZipWriter::new(DraftFile::create(export.to)?, export.now);
    let mut resources = Vec::new();
    let mut done;
    let whole_files = warcs.plain_files().filter(|_| export.selection.is_everything());
    if let Some(whole_files) = whole_files {
        let mut visits = Visits::of(warcs, &export.selection)?;
        while let Some(visit) = visits.next_wanted()? {
            gathered.visit(&visit, &visit.position)?;
            progress(&visits.progress);
        }
        done = visits.progress;
        for path in whole_files {
            resources.push(add_file(&mut zip, path)?);
        }
    } else {
        // Only what is wanted, and as players of WACZ expect it: copied into a file of its own first.
        let stem = export.to.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("{stem}.warc.gz");
        let beside = export.to.with_file_name(format!("{stem}.selected.warc.gz"));
        let about = About { software: export.software, description: export.title, now: export.now };
        let chosen = (warcs, &export.selection);
        let each = |visit: &ArchivedVisit, position: &ArchivePosition| gathered.visit(visit, position);
        let (copied, found) =
            copy(DraftFile::create(&beside)?, &name, &about, &mut export.random, chosen, each, progress)?;
        done = found;
        let path = copied.finish()?;
        let added = File::open(&path)
            .map_err(failed("open", &path))
            .and_then(|file| Ok(Resource::of(zip.add(&format!("archive/{name}"), file)?)));
        let _ = std::fs::remove_file(&path);
        resources.push(added?);
    }
    done.written = gathered.written;
    let Gathered { index, pages, first_page, .. } = gathered;
    let (lines, blocks) = zipped_index(index, export.to)?;
    resources.push(Resource::of(zip.add("indexes/index.cdx.gz", lines)?));
    resources.push(Resource::of(zip.add("indexes/index.idx", Cursor::new(blocks))?));
    let pages = pages.finish()?;
    let added = File::open(&pages)
        .map_err(failed("open", &pages))
        .and_then(|file| Ok(Resource::of(zip.add("pages/pages.jsonl", file)?)));
    let _ = std::fs::remove_file(&pages);
    resources.push(added?);

    let package = DataPackage {
        profile: "data-package",
        wacz_version: "1.1.1",
        title: export.title,
        created: export.now.to_rfc3339(),
        software: export.software,
        main_page_url: first_page.as_ref().map(|(url, _)| url.as_str()),
        main_page_date: first_page.as_ref().map(|(_, date)| date.to_rfc3339()),
        resources,
    };
    let package = serde_json::to_vec_pretty(&package).map_err(|error| failed("write", export.to)(error.into()))?;
    let digest = data_encoding::HEXLOWER.encode(&Sha256::digest(&package));
    zip.add("datapackage.json", Cursor::new(package))?;
    let digest = format!("{{\"path\": \"datapackage.json\", \"hash\": \"sha256:{digest}\"}}\n");
    zip.add("datapackage-digest.json", Cursor::new(digest))?;
    done.files.push(zip.finish()?);
    Ok(done)
}

fn add_file(zip: &mut ZipWriter, path: &Path) -> Result<Resource, ExportError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let file = File::open(path).map_err(failed("open", path))?;
    Ok(Resource::of(zip.add(&format!("archive/{name}"), file)?))
}

/// The sorted index in blocks that are compressed one by one, and where each of them begins: a reader gets at a page
/// with two reads. The blocks are put together on disk, since there may be any number of them.
fn zipped_index(index: ExternalSorter, to: &Path) -> Result<(File, Vec<u8>), ExportError> {
    let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let lines = tempfile::tempfile_in(directory).map_err(failed("create a temporary file in", directory))?;
    let mut zipped = ZippedIndex { lines: BufWriter::new(lines), bytes: 0, blocks: Vec::new() };
    zipped.blocks.extend_from_slice(b"!meta 0 {\"format\": \"cdxj-gzip-1.0\", \"filename\": \"index.cdx.gz\"}\n");
    let mut block: Vec<Box<[u8]>> = Vec::new();
    for line in index.sorted()? {
        block.push(line?);
        if block.len() >= LINES_PER_BLOCK {
            zipped.close_block(&mut block).map_err(failed("write", to))?;
        }
    }
    zipped.close_block(&mut block).map_err(failed("write", to))?;
    let rewound = zipped.lines.into_inner().map_err(std::io::IntoInnerError::into_error).and_then(|mut lines| {
        lines.rewind()?;
        Ok(lines)
    });
    Ok((rewound.map_err(failed("write", to))?, zipped.blocks))
}

struct ZippedIndex {
    lines: BufWriter<File>,
    bytes: usize,
    blocks: Vec<u8>,
}

impl ZippedIndex {
    fn close_block(&mut self, block: &mut Vec<Box<[u8]>>) -> std::io::Result<()> {
        let Some(first) = block.first() else { return Ok(()) };
        let end = first.iter().position(|&byte| byte == b'{').unwrap_or(first.len());
        let key = first.get(..end).unwrap_or_default().trim_ascii().to_vec();
        let mut compressor = GzEncoder::new(Vec::new(), Compression::default());
        for line in block.drain(..) {
            compressor.write_all(&line)?;
        }
        let compressed = compressor.finish()?;
        self.lines.write_all(&compressed)?;
        self.blocks.extend_from_slice(&key);
        writeln!(self.blocks, " {{\"offset\": {}, \"length\": {}}}", self.bytes, compressed.len())?;
        self.bytes += compressed.len();
        Ok(())
    }
}
