use std::fs;
use std::path::{Path, PathBuf};

use peregrine_urls::{Url, host_key, url_hash};

use crate::draft::DraftFolder;
use crate::error::{ExportError, failed};
use crate::reading::{ReadPage, Wanted};
use crate::visits::{Sources, Visits};
use crate::{ArchivedVisit, Export, Exported, Progress};

/// Longest name of a file or folder; file systems take 255 bytes.
const LONGEST_NAME: usize = 120;
const MOST_FOLDERS: usize = 16;

/// A folder of Markdown files, laid out as the site is: `HOST/path/page.md`. Of a page that was archived several times, the
/// last one.
pub(crate) fn export(
    export: &Export<'_>,
    warcs: &Sources<'_>,
    progress: Progress<'_>,
) -> Result<Exported, ExportError> {
    let folder = DraftFolder::create(export.to)?;
    let mut visits = Visits::of(warcs, &export.selection)?;
    while let Some(visit) = visits.next_wanted()? {
        let page = ReadPage::of(&visit, Wanted { text: true, markdown: true, links: false });
        let content = page.markdown.as_ref().or(page.text.as_ref());
        if let (Some(content), Ok(url)) = (content, Url::parse(&visit.url)) {
            let path = folder.inside().join(place_of(&url));
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent).map_err(failed("create", parent))?;
            }
            let is_new = !path.exists();
            fs::write(&path, document(&visit, &page, content)).map_err(failed("write", &path))?;
            visits.progress.written += u64::from(is_new);
        }
        progress(&visits.progress);
    }
    let mut done = visits.progress;
    done.files.push(folder.finish()?);
    Ok(done)
}

fn document(visit: &ArchivedVisit, page: &ReadPage, content: &str) -> String {
    let mut text = String::from("---\n");
    let time = visit.date.to_rfc3339();
    let fields = [
        ("url", Some(visit.url.as_str())),
        ("title", page.title.as_deref()),
        ("time", Some(&time)),
        ("language", page.language.as_deref()),
        ("description", page.description.as_deref()),
    ];
    for (name, value) in fields {
        if let Some(value) = value {
            // JSON strings are YAML strings.
            let value = serde_json::Value::from(value).to_string();
            text.push_str(&format!("{name}: {value}\n"));
        }
    }
    text.push_str("---\n\n");
    text.push_str(content);
    text.push('\n');
    text
}

/// Where a page's file goes, below the folder. Wherever a name cannot be kept as it is, a part of the URL's hash keeps
/// different pages apart.
fn place_of(url: &Url) -> PathBuf {
    let mut path = PathBuf::from(folder_name(host_key(url).unwrap_or("_")));
    if let Some(port) = url.port() {
        path = PathBuf::from(folder_name(&format!("{}_{port}", path.display())));
    }
    let mut segments: Vec<&str> = url.path().split('/').skip(1).collect();
    let last = segments.pop().unwrap_or_default();
    let mut is_exact = segments.len() <= MOST_FOLDERS && url.query().is_none();
    for segment in segments.iter().take(MOST_FOLDERS) {
        let name = folder_name(segment);
        is_exact &= name == *segment;
        path.push(name);
    }
    let stem = if last.is_empty() { "index".to_owned() } else { file_name(last) };
    is_exact &= last.is_empty() || stem == last;
    let hash = url_hash(url.as_str());
    let tail = if is_exact { String::new() } else { format!("-{}", hash.get(..12).unwrap_or(&hash)) };
    path.join(Path::new(&format!("{stem}{tail}.md")))
}

/// No folder is called as a file might be.
fn folder_name(segment: &str) -> String {
    let name = file_name(segment);
    if name.to_ascii_lowercase().ends_with(".md") { format!("{name}_") } else { name }
}

fn file_name(segment: &str) -> String {
    let kept = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '~' | '+' | ',' | '=');
    let name: String = segment.chars().map(|c| if kept(c) { c } else { '_' }).take(LONGEST_NAME).collect();
    // Neither `..` nor hidden files nor nothing.
    if name.is_empty() || name.starts_with('.') { format!("_{name}") } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(url: &str) -> String {
        place_of(&Url::parse(url).expect("a URL")).to_string_lossy().into_owned()
    }

    #[test]
    fn a_site_keeps_its_layout() {
        assert_eq!(place("http://example.com/"), "example.com/index.md");
        assert_eq!(place("http://example.com/a/b.html"), "example.com/a/b.html.md");
        assert_eq!(place("http://example.com:8080/a/"), "example.com_8080/a/index.md");
    }

    #[test]
    fn no_url_leads_out_of_the_folder_and_different_urls_have_different_files() {
        let urls = [
            "http://example.com/a?x=1",
            "http://example.com/a?x=2",
            "http://example.com/a",
            "http://example.com/a/",
            "http://example.com/%2e%2e%2fetc",
            "http://example.com/%2E%2E%2Fetc",
            "http://example.com/a.md/b",
            "http://example.com//x",
            "http://example.com/.hidden",
            "http://[::1]/x",
        ];
        let mut places: Vec<String> = urls.iter().map(|url| place(url)).collect();
        assert!(places.iter().all(|place| !place.contains("..") && !place.starts_with('/')), "{places:?}");
        places.sort();
        places.dedup();
        assert_eq!(places.len(), urls.len(), "{places:?}");
        let long = place(&format!("http://example.com/{}", "x/".repeat(500)));
        assert!(long.len() < 300, "{long}");
    }
}
