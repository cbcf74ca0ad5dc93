//! The readers, each as a text of a whole document.

use anyhow::bail;

pub const NAMES: &[&str] = &[
    #[cfg(feature = "hayro")]
    "hayro",
    #[cfg(feature = "pdf-extract")]
    "pdf-extract",
    #[cfg(feature = "lopdf")]
    "lopdf",
    #[cfg(feature = "pdf-oxide")]
    "pdf_oxide",
    #[cfg(feature = "unpdf")]
    "unpdf",
];

pub fn text(reader: &str, body: Vec<u8>) -> anyhow::Result<String> {
    match reader {
        #[cfg(feature = "hayro")]
        "hayro" => crate::hayro::text(body),
        #[cfg(feature = "pdf-extract")]
        "pdf-extract" => pdf_extract_by_page(&body),
        #[cfg(feature = "lopdf")]
        "lopdf" => lopdf_by_page(&body),
        #[cfg(feature = "pdf-oxide")]
        "pdf_oxide" => pdf_oxide_by_page(body),
        #[cfg(feature = "unpdf")]
        "unpdf" => Ok(unpdf::parse_bytes(&body)?.plain_text()),
        _ => bail!("no reader is called {reader} (or it was not built: {} bytes)", body.len()),
    }
}

/// Pages on which it panics are passed over.
#[cfg(feature = "pdf-extract")]
fn pdf_extract_by_page(body: &[u8]) -> anyhow::Result<String> {
    use pdf_extract::{Document, OutputDev, PlainTextOutput, output_doc_page};
    std::panic::set_hook(Box::new(|_| {}));
    let document = Document::load_mem(body)?;
    let mut all = String::new();
    for number in document.get_pages().into_keys() {
        let mut text = String::new();
        {
            let mut output = PlainTextOutput::new(&mut text);
            let output: &mut dyn OutputDev = &mut output;
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| output_doc_page(&document, output, number)));
        }
        all.push_str(&text);
        all.push('\n');
    }
    Ok(all)
}

#[cfg(feature = "lopdf")]
fn lopdf_by_page(body: &[u8]) -> anyhow::Result<String> {
    let document = lopdf::Document::load_mem(body)?;
    let pages = document.get_pages().into_keys();
    Ok(pages.filter_map(|page| document.extract_text(&[page]).ok()).collect())
}

#[cfg(feature = "pdf-oxide")]
fn pdf_oxide_by_page(body: Vec<u8>) -> anyhow::Result<String> {
    let document = pdf_oxide::PdfDocument::from_bytes(body)?;
    let pages = 0..document.page_count()?;
    Ok(pages.filter_map(|page| document.extract_text(page).ok()).collect::<Vec<_>>().join("\n"))
}
