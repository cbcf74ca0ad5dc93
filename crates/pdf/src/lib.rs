//! The text and the links of a PDF document.
//!
//! PDF is a format that every program reads a little otherwise and that documents break in every possible way: its readers panic,
//! go round in circles and ask for gigabytes. So this one is made to be run in a process of its own, with limits on time and
//! memory, that is thrown away afterwards. What it finds leaves that process at once, as one JSON line per [`Finding`]:
//! whatever becomes of it, what was found before counts.
//!
//! `hayro-interpret` reads the document and draws its pages; what it draws on here is not paper but [`PageText`],
//! which puts glyphs together to words and lines.

mod page_text;
mod strings;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use hayro_interpret::hayro_syntax::Pdf;
use hayro_interpret::hayro_syntax::object::{Array, Dict, String as PdfString};
use hayro_interpret::hayro_syntax::page::Page;
use hayro_interpret::kurbo::{Affine, Rect};
use hayro_interpret::{Context, InterpreterCache, InterpreterSettings, interpret_page};
use serde::{Deserialize, Serialize};

use page_text::PageText;
use strings::text_string;

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
    let Some(document) = quietly(|| Pdf::new(body.to_vec()).ok()).flatten() else { return Ok(()) };
    let mut say = |finding: Finding| -> std::io::Result<()> {
        serde_json::to_writer(&mut out, &finding)?;
        out.write_all(b"\n")?;
        out.flush()
    };
    if let Some(title) = title(&document) {
        say(Finding::Title(title))?;
    }
    let Some(pages) = quietly(|| document.pages()) else { return Ok(()) };
    let mut links = 0;
    for page in pages.iter().take(MAX_PAGES) {
        for link in quietly(|| links_of(page)).unwrap_or_default() {
            links += 1;
            if links <= MAX_LINKS {
                say(Finding::Link(link))?;
            }
        }
    }
    let known = InterpreterCache::new();
    for page in pages.iter().take(MAX_PAGES) {
        if let Some(text) = text_of(&document, page, &known) {
            say(Finding::Text(text))?;
        }
    }
    Ok(())
}

/// A panic is a part that cannot be read.
fn quietly<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

fn title(document: &Pdf) -> Option<String> {
    let title = text_string(document.metadata().title.as_ref()?);
    let title = title.trim_matches(|c: char| c.is_whitespace() || c.is_control());
    (!title.is_empty()).then(|| title.chars().take(1_000).collect())
}

/// Where the link annotations of a page lead.
fn links_of(page: &Page<'_>) -> Vec<String> {
    let annotations = page.raw().get::<Array<'_>>(b"Annots");
    let annotations = annotations.iter().flat_map(|annotations| annotations.iter::<Dict<'_>>());
    annotations.filter_map(|annotation| uri(&annotation)).take(MAX_LINKS).collect()
}

fn uri(annotation: &Dict<'_>) -> Option<String> {
    let uri = annotation.get::<Dict<'_>>(b"A")?.get::<PdfString<'_>>(b"URI")?;
    Some(String::from_utf8_lossy(&uri).into_owned())
}

/// What was read of a page before it went wrong counts.
fn text_of<'a>(document: &'a Pdf, page: &Page<'a>, known: &InterpreterCache<'a>) -> Option<String> {
    // Where the page lies on the paper and what is cut off at its edges does not matter to its text.
    let anywhere = Rect::new(0.0, 0.0, 1.0, 1.0);
    let mut text = PageText::default();
    quietly(|| {
        let settings = InterpreterSettings::default();
        let mut context = Context::new(Affine::IDENTITY, anywhere, known, document.xref(), settings);
        interpret_page(page, &mut context, &mut text);
    });
    text.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A document with one page that says hello and leads somewhere.
    pub fn hello() -> Vec<u8> {
        let content = "BT /F1 24 Tf 72 700 Td (Hello from a document) Tj ET";
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R] >>"
                .to_owned(),
            format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned(),
            "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://example.com/a) >> >>".to_owned(),
            "<< /Title (A title) >>".to_owned(),
        ];
        let mut pdf = b"%PDF-1.4\n".to_vec();
        let mut offsets = Vec::new();
        for (number, object) in objects.iter().enumerate() {
            offsets.push(pdf.len());
            pdf.extend_from_slice(format!("{} 0 obj\n{object}\nendobj\n", number + 1).as_bytes());
        }
        let start = pdf.len();
        pdf.extend_from_slice(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).as_bytes());
        for offset in offsets {
            pdf.extend_from_slice(format!("{offset:010} 00000 n \n").as_bytes());
        }
        pdf.extend_from_slice(
            format!("trailer\n<< /Size {} /Root 1 0 R /Info 7 0 R >>\nstartxref\n{start}\n%%EOF\n", objects.len() + 1)
                .as_bytes(),
        );
        pdf
    }

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
            findings(&hello()),
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
        let hello = hello();
        for cut in (0..hello.len()).step_by(37) {
            findings(&hello[..cut]);
        }
    }
}
