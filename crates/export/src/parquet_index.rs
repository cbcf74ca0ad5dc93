//! The URL index as a table, with the columns and the partitioning of Common Crawl's `cc-index`: what is written for
//! that runs on this. Three differences: digests are `sha256:` in hexadecimal, where theirs are SHA-1 in base32; offsets
//! and lengths have 64 bits; languages are as the pages say.

use peregrine_types::Timestamp;
use peregrine_urls::{Url, surt};
use serde::{Deserialize, Serialize};

use crate::cdxj::sorter;
use crate::detected_type::detected_type;
use crate::draft::DraftFolder;
use crate::error::{ExportError, failed};
use crate::reading::{ReadPage, Wanted};
use crate::table::{Kind, Table, Value};
use crate::visits::{Sources, Visits};
use crate::{ArchivedVisit, Export, Exported, Progress, url_columns};

const COLUMNS: [(&str, Kind); 30] = [
    ("url_surtkey", Kind::Text),
    ("url", Kind::Text),
    ("url_host_name", Kind::Text),
    ("url_host_tld", Kind::Text),
    ("url_host_2nd_last_part", Kind::Text),
    ("url_host_3rd_last_part", Kind::Text),
    ("url_host_4th_last_part", Kind::Text),
    ("url_host_5th_last_part", Kind::Text),
    ("url_host_registry_suffix", Kind::Text),
    ("url_host_registered_domain", Kind::Text),
    ("url_host_private_suffix", Kind::Text),
    ("url_host_private_domain", Kind::Text),
    ("url_host_name_reversed", Kind::Text),
    ("url_protocol", Kind::Text),
    ("url_port", Kind::Number32),
    ("url_path", Kind::Text),
    ("url_query", Kind::Text),
    ("fetch_time", Kind::Moment),
    ("fetch_status", Kind::Number32),
    ("fetch_redirect", Kind::Text),
    ("content_digest", Kind::Text),
    ("content_mime_type", Kind::Text),
    ("content_mime_detected", Kind::Text),
    ("content_charset", Kind::Text),
    ("content_languages", Kind::Text),
    ("content_truncated", Kind::Text),
    ("warc_filename", Kind::Text),
    ("warc_record_offset", Kind::Number64),
    ("warc_record_length", Kind::Number64),
    ("warc_segment", Kind::Text),
];

/// Which of Common Crawl's subsets a row is in.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Subset {
    /// Pages that were had.
    Warc,
    /// Everything else that servers said: redirects, errors, what has not changed.
    CrawlDiagnostics,
    RobotsTxt,
}

impl Subset {
    const ALL: [Subset; 3] = [Subset::Warc, Subset::CrawlDiagnostics, Subset::RobotsTxt];

    fn of(visit: &ArchivedVisit) -> Subset {
        match visit.status {
            _ if visit.is_robots_txt() => Subset::RobotsTxt,
            200..300 if !visit.is_revisit() => Subset::Warc,
            _ => Subset::CrawlDiagnostics,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Subset::Warc => "warc",
            Subset::CrawlDiagnostics => "crawldiagnostics",
            Subset::RobotsTxt => "robotstxt",
        }
    }
}

/// What is kept of a visit until all are sorted.
#[derive(Serialize, Deserialize)]
struct Row {
    subset: Subset,
    url: String,
    time: u64,
    status: u16,
    redirect: Option<String>,
    digest: Option<String>,
    mime: Option<String>,
    detected: Option<String>,
    charset: Option<String>,
    languages: Option<String>,
    truncated: Option<String>,
    file: String,
    offset: u64,
    length: u64,
}

/// `TO/crawl=NAME/subset=SUBSET/part-00000.parquet`, each sorted by SURT key and time.
pub(crate) fn export(
    export: &Export<'_>,
    warcs: &Sources<'_>,
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let mut rows = sorter(export.to);
    let mut visits = Visits::of(warcs, &export.selection)?;
    while let Some(visit) = visits.next_wanted()? {
        let key = Url::parse(&visit.url).map_or_else(|_| visit.url.clone(), |url| surt(&url));
        let row = serde_json::to_vec(&row_of(&visit)).map_err(|error| failed("write", export.to)(error.into()))?;
        // No key has a NUL, and times of one length sort as numbers do.
        let key = format!("{}\0{}\0", key.replace('\0', ""), visit.date.to_digits14());
        rows.push(&[key.as_bytes(), &row].concat())?;
        progress(&visits.progress);
    }
    let mut done = visits.progress;
    let folder = DraftFolder::create(export.to)?;
    let crawl = folder.inside().join(format!("crawl={}", partition_name(export.title)));
    let mut tables = Vec::new();
    for subset in Subset::ALL {
        let partition = crawl.join(format!("subset={}", subset.name()));
        std::fs::create_dir_all(&partition).map_err(failed("create", &partition))?;
        let path = partition.join("part-00000.parquet");
        tables.push((subset, Table::create(&path, &COLUMNS)?));
        done.files.push(folder.final_path(&path));
    }
    for entry in rows.sorted()? {
        let entry = entry?;
        let mut parts = entry.splitn(3, |&byte| byte == 0);
        let key = String::from_utf8_lossy(parts.next().unwrap_or_default()).into_owned();
        let row = parts.nth(1).and_then(|json| serde_json::from_slice::<Row>(json).ok());
        if let Some(row) = row
            && let Some((_, table)) = tables.iter_mut().find(|(subset, _)| *subset == row.subset)
        {
            table.push(values(key, row))?;
            done.written += 1;
        }
    }
    for (_, table) in tables {
        table.finish()?;
    }
    folder.finish()?;
    Ok(done)
}

/// Hive's partitions are folders, so their names are kept plain.
fn partition_name(title: &str) -> String {
    let name: String = title
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') { c } else { '-' })
        .collect();
    if name.trim_matches(['-', '.']).is_empty() { "crawl".to_owned() } else { name }
}

fn row_of(visit: &ArchivedVisit) -> Row {
    let page = ReadPage::of(visit, Wanted::default());
    Row {
        subset: Subset::of(visit),
        url: visit.url.clone(),
        time: visit.date.as_millis(),
        status: visit.status,
        redirect: visit.header("location").filter(|_| (300..400).contains(&visit.status)),
        digest: visit.digest().map(str::to_owned),
        mime: visit.mime.clone(),
        detected: detected_type(visit).map(str::to_owned),
        charset: page.charset,
        languages: page.language,
        truncated: visit.answer.field("WARC-Truncated").map(str::to_owned),
        file: visit.position.file.to_string(),
        offset: visit.position.offset,
        length: visit.position.length,
    }
}

fn values(key: String, row: Row) -> Vec<Value> {
    let number = |number: u64| Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let mut values = vec![Value::Text(key), Value::Text(row.url.clone())];
    match Url::parse(&row.url) {
        Ok(url) => values.extend(url_columns::of(&url)),
        Err(_) => values.extend(std::iter::repeat_n(Value::Nothing, 15)),
    }
    values.extend([
        number(Timestamp::from_millis(row.time).as_millis()),
        number(row.status.into()),
        Value::text(row.redirect),
        Value::text(row.digest),
        Value::text(row.mime),
        Value::text(row.detected),
        Value::text(row.charset),
        Value::text(row.languages),
        Value::text(row.truncated),
        Value::Text(row.file),
        number(row.offset),
        number(row.length),
        // Their archives are cut into segments, ours are not.
        Value::Nothing,
    ]);
    values
}
