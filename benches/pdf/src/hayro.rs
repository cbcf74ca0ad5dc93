//! `hayro-interpret` draws the pages; what it draws on is [`PageText`], which puts glyphs together to words and lines.

use std::panic::{AssertUnwindSafe, catch_unwind};

use hayro_interpret::hayro_syntax::Pdf;
use hayro_interpret::hayro_syntax::page::Page;
use hayro_interpret::kurbo::{Affine, Rect};
use hayro_interpret::{Context, InterpreterCache, InterpreterSettings, interpret_page};

use crate::page_text::PageText;

pub fn text(body: Vec<u8>) -> anyhow::Result<String> {
    let document = Pdf::new(body).map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let known = InterpreterCache::new();
    let pages = document.pages().iter().filter_map(|page| text_of(&document, page, &known));
    Ok(pages.collect::<Vec<_>>().join("\n"))
}

/// What was read of a page before it went wrong counts.
fn text_of<'a>(document: &'a Pdf, page: &Page<'a>, known: &InterpreterCache<'a>) -> Option<String> {
    // Where the page lies on the paper and what is cut off at its edges does not matter to its text.
    let anywhere = Rect::new(0.0, 0.0, 1.0, 1.0);
    let mut text = PageText::default();
    let _ = catch_unwind(AssertUnwindSafe(|| {
        let settings = InterpreterSettings::default();
        let mut context = Context::new(Affine::IDENTITY, anywhere, known, document.xref(), settings);
        interpret_page(page, &mut context, &mut text);
    }));
    text.finish()
}
