//! The text and the links of a PDF document.
//!
//! PDF is a format that one program in ten reads wrongly and one document in ten breaks: its readers panic, go round in
//! circles and ask for gigabytes. So this one is made to be run in a process of its own, with limits on time and memory, that
//! is thrown away afterwards. What it finds leaves that process at once, as one JSON line per [`Finding`]: whatever becomes of it,
//! what was found before counts.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use pdf_extract::{Dictionary, Document, Object, OutputDev, PlainTextOutput, output_doc_page};
use serde::{Deserialize, Serialize};

/// Further ones are not looked at.
const MAX_PAGES: usize = 5_000;
const MAX_LINKS: usize = 10_000;

/// Something in a document, in the order in which it is found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    Title(String),
    Link(String),
    /// The text of one page.
    Text(String),
}

/// Writes what a document holds, a line for each finding. Pages that cannot be read are passed over.
pub fn read(body: &[u8], mut out: impl Write) -> std::io::Result<()> {
    let Some(document) = quietly(|| load(body)).flatten() else { return Ok(()) };
    let mut say = |finding: Finding| -> std::io::Result<()> {
        serde_json::to_writer(&mut out, &finding)?;
        out.write_all(b"\n")?;
        out.flush()
    };
    if let Some(title) = quietly(|| title(&document)).flatten() {
        say(Finding::Title(title))?;
    }
    let pages = quietly(|| document.get_pages()).unwrap_or_default();
    let mut links = 0;
    for (_, page) in pages.iter().take(MAX_PAGES) {
        for link in quietly(|| links_of(&document, *page)).unwrap_or_default() {
            links += 1;
            if links <= MAX_LINKS {
                say(Finding::Link(link))?;
            }
        }
    }
    for number in pages.keys().take(MAX_PAGES) {
        if let Some(text) = quietly(|| text_of(&document, *number)).flatten() {
            say(Finding::Text(text))?;
        }
    }
    Ok(())
}

/// A panic is a page that cannot be read.
fn quietly<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

fn load(body: &[u8]) -> Option<Document> {
    let mut document = Document::load_mem(body).ok()?;
    if document.is_encrypted() {
        // Many are encrypted with no password, only to forbid printing.
        document.decrypt("").ok()?;
    }
    Some(document)
}

fn title(document: &Document) -> Option<String> {
    let information = document.trailer.get(b"Info").ok()?;
    let (_, information) = document.dereference(information).ok()?;
    let (_, title) = document.dereference(information.as_dict().ok()?.get(b"Title").ok()?).ok()?;
    let title = pdf_extract::decode_text_string(title).ok()?;
    let title = title.trim();
    (!title.is_empty()).then(|| title.chars().take(1_000).collect())
}

/// Where the link annotations of a page lead.
fn links_of(document: &Document, page: pdf_extract::ObjectId) -> Vec<String> {
    let annotations = document.get_page_annotations(page).unwrap_or_default();
    annotations.into_iter().filter_map(|annotation| uri(document, annotation)).collect()
}

fn uri(document: &Document, annotation: &Dictionary) -> Option<String> {
    let (_, action) = document.dereference(annotation.get(b"A").ok()?).ok()?;
    let (_, uri) = document.dereference(action.as_dict().ok()?.get(b"URI").ok()?).ok()?;
    match uri {
        Object::String(bytes, _) => Some(String::from_utf8_lossy(bytes).into_owned()),
        _ => None,
    }
}

fn text_of(document: &Document, number: u32) -> Option<String> {
    let mut text = String::new();
    {
        let mut output = PlainTextOutput::new(&mut text);
        let output: &mut dyn OutputDev = &mut output;
        // What was read before it went wrong counts.
        let _ = output_doc_page(document, output, number);
    }
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

#[cfg(test)]
mod sample;

#[cfg(test)]
mod tests {
    use super::sample::document;
    use super::*;

    fn findings(body: &[u8]) -> Vec<Finding> {
        let mut out = Vec::new();
        read(body, &mut out).expect("memory does not fail");
        out.split(|byte| *byte == b'\n')
            .filter(|line| !line.is_empty())
            .map(|line| serde_json::from_slice(line).expect("JSON"))
            .collect()
    }

    #[test]
    fn title_links_and_text_are_found() {
        assert_eq!(
            findings(&document("")),
            [
                Finding::Title("A title".to_owned()),
                Finding::Link("http://example.com/a".to_owned()),
                Finding::Text("Hello from a document".to_owned()),
            ]
        );
    }

    #[test]
    fn what_is_no_document_holds_nothing() {
        assert!(findings(b"").is_empty());
        assert!(findings(b"%PDF-1.7\nnonsense").is_empty());
        let hello = document("");
        for cut in (0..hello.len()).step_by(37) {
            findings(&hello[..cut]);
        }
    }
}
