use peregrine_urls::{Url, host_key};

use crate::draft::DraftFolder;
use crate::error::ExportError;
use crate::host_graph::HostGraph;
use crate::reading::{ReadPage, Wanted};
use crate::table::{Kind, Table, Value};
use crate::visits::{Sources, Visits};
use crate::{Export, Exported, Progress};

const COLUMNS: [(&str, Kind); 6] = [
    ("source_url", Kind::Text),
    ("target_url", Kind::Text),
    ("context", Kind::Text),
    ("rel", Kind::Text),
    ("anchor_text", Kind::Text),
    ("fetch_time", Kind::Moment),
];

/// `TO/edges.parquet`, a row per link; `TO/host-vertices.txt.gz` and `TO/host-edges.txt.gz`, which host links to which.
pub(crate) fn export(
    export: &Export<'_>,
    warcs: &Sources<'_>,
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let folder = DraftFolder::create(export.to)?;
    let edges = folder.inside().join("edges.parquet");
    let mut table = Table::create(&edges, &COLUMNS)?;
    let mut hosts = HostGraph::new(folder.inside());
    let mut visits = Visits::of(warcs, &export.selection)?;
    while let Some(visit) = visits.next_wanted()? {
        let from = reversed_host(&visit.url);
        if let Some(from) = &from {
            hosts.host(from)?;
        }
        for link in ReadPage::of(&visit, Wanted { links: true, ..Wanted::default() }).links {
            if let (Some(from), Some(to)) = (&from, reversed_host(&link.url)) {
                hosts.edge(from, &to)?;
            }
            let filled = |text: String| Value::text(Some(text).filter(|text| !text.is_empty()));
            table.push([
                Value::Text(visit.url.clone()),
                Value::Text(link.url),
                filled(link.context),
                filled(link.rel),
                filled(link.text),
                Value::Number(i64::try_from(visit.date.as_millis()).unwrap_or(i64::MAX)),
            ])?;
            visits.progress.written += 1;
        }
        progress(&visits.progress);
    }
    table.finish()?;
    let mut done = visits.progress;
    let (vertices, host_edges) = hosts.write()?;
    done.files.extend([&edges, &vertices, &host_edges].map(|path| folder.final_path(path)));
    folder.finish()?;
    Ok(done)
}

/// `com.example.www`, by which hosts of one domain stand together.
fn reversed_host(url: &str) -> Option<String> {
    let url = Url::parse(url).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
    let host = host_key(&url)?;
    let is_name = !host.starts_with('[') && host.parse::<std::net::IpAddr>().is_err();
    Some(if is_name { host.rsplit('.').collect::<Vec<_>>().join(".") } else { host.to_owned() })
}
