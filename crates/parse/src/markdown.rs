//! The main text of a page as Markdown: what its author wrote, without the menus, advertisements and notices around it.
//!
//! A page is cut into blocks ([`reader`]): paragraphs, headings, list items, rows; each knows the elements it stands in. From what they say and
//! from how much of what is written and linked in them it follows which of the blocks are the page's content ([`content`]). Those are written
//! one after another ([`block`]).

mod block;
mod content;
mod element;
mod inline;
mod open_elements;
mod reader;
mod table;

use block::{Block, Kind};
use reader::Page;

use crate::{ContentKind, Document, charset, content_kind};

/// The Markdown is cut here, at the end of a block.
const MAX_BYTES: usize = 2 << 20;

/// The main text of an HTML page as Markdown (CommonMark, with tables). Empty for everything else.
pub fn markdown(document: &Document<'_>) -> String {
    match content_kind(document.content_type, document.body) {
        ContentKind::Html | ContentKind::Xhtml => {
            let (html, encoding) = charset::decode_with(document.body, document.content_type);
            rendered(&reader::read(&html, document.url, encoding))
        }
        _ => String::new(),
    }
}

fn rendered(page: &Page) -> String {
    let kept = content::kept(page);
    let chosen = || page.blocks.iter().zip(&kept).filter(|(_, keep)| **keep).map(|(block, _)| block);
    let mut out = String::new();
    let letters_of_title = page.title.as_deref().map(letters).unwrap_or_default();
    let is_the_title = |heading: &Block| {
        let text = letters(crate::text::fitting(&heading.text, 1_000));
        !text.is_empty() && letters_of_title.contains(&text)
    };
    let has_title = chosen().any(|block| block.kind == Kind::Heading(1))
        || chosen().find(|block| matches!(block.kind, Kind::Heading(_))).is_some_and(is_the_title);
    if chosen().next().is_some()
        && !has_title
        && let Some(title) = title(page, is_the_title)
    {
        out.push_str("# ");
        out.push_str(&title);
        out.push('\n');
    }
    let mut last: Option<&Block> = None;
    // Where something may stand that belongs to the list item above.
    let mut room = 0;
    for block in chosen() {
        if out.len() + block.text.len() > MAX_BYTES {
            break;
        }
        if !out.is_empty() && !last.is_some_and(|last| last.is_tight_with(block)) {
            let quotes = last.map_or(0, |last| last.quotes.min(block.quotes));
            out.push_str("> ".repeat(usize::from(quotes)).trim_end());
            out.push('\n');
        }
        let indent = block.indent.min(room);
        block.render(indent, last, &mut out);
        room = block.inside(indent);
        last = Some(block);
    }
    out
}

/// The first heading, where it is nothing but the title without the site's name; otherwise the title.
fn title(page: &Page, is_the_title: impl Fn(&Block) -> bool) -> Option<String> {
    let title = page.title.as_ref()?;
    let mut headings = page.blocks.iter().filter(|block| block.kind == Kind::Heading(1));
    let heading = headings.find(|block| block.size.link_words == 0 && is_the_title(block));
    Some(heading.map_or_else(|| inline::escaped(title), |heading| heading.text.clone()))
}

/// What two spellings of one title have in common.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use peregrine_urls::Url;

    use super::*;

    fn read(html: &str) -> String {
        let url = Url::parse("http://example.com/dir/page.html").expect("valid");
        markdown(&Document {
            body: html.as_bytes(),
            content_type: Some("text/html"),
            url: &url,
            is_called_sitemap: false,
        })
    }

    const LONG: &str =
        "This is a paragraph that is long enough to be taken for something that somebody wrote to be read.";

    #[test]
    fn the_content_is_kept_and_what_stands_around_it_is_not() {
        let menu = "<a href=/1>One</a> <a href=/2>Two</a> <a href=/3>Three</a>";
        let html = format!(
            "<title>The title</title><nav><ul><li>{menu}</ul></nav><div>{menu}</div><h2>Intro</h2><p>{LONG}<p>{LONG}<div class='sidebar'><p>{LONG} aside</div>\
            <h2>More</h2><p>{LONG}<div>{menu}</div><h3>Share</h3><footer><p>{LONG} footer</footer>"
        );
        let expected = format!("# The title\n\n## Intro\n\n{LONG}\n\n{LONG}\n\n## More\n\n{LONG}\n");
        assert_eq!(read(&html), expected);
    }

    #[test]
    fn inline_markup_lists_code_quotes_and_tables_become_markdown() {
        let html = format!(
            "<main><h1>A <em>b</em></h1><p>{LONG} <b>bold</b> <i>it</i> <a href='../x?a=1'>a link</a>, <code>a`b</code>, 1*2 [x]<br>next</p>\
            <ul><li>one and some more words to make it long enough<ul><li>inner item that has some words as well</ul><li>two</ul>\
            <ol><li>first of them<li>second of them</ol><pre>  code\n  *here*\n</pre><blockquote><p>{LONG}</p></blockquote>\
            <table><tr><th>K<th>V<tr><td>a|b<td>1</table></main>"
        );
        let expected = format!(
            "# A *b*\n\n{LONG} **bold** *it* [a link](http://example.com/x?a=1), ``a`b``, 1\\*2 \\[x\\]  \nnext\n\n\
            - one and some more words to make it long enough\n  - inner item that has some words as well\n- two\n\n1. first of them\n2. second of them\n\n\
            ```\n  code\n  *here*\n```\n\n> {LONG}\n\n| K | V |\n| --- | --- |\n| a\\|b | 1 |\n"
        );
        assert_eq!(read(&html), expected);
    }

    #[test]
    fn what_is_no_page_has_no_markdown() {
        assert_eq!(read(""), "");
        let url = Url::parse("http://example.com/").expect("valid");
        let image = Document { body: b"\x89PNG", content_type: Some("image/png"), url: &url, is_called_sitemap: false };
        assert_eq!(markdown(&image), "");
    }

    #[test]
    fn hostile_pages_end() {
        for piece in [
            "<div>",
            "<ul><li>",
            "<a href=x>",
            "<table><tr><th>",
            "<blockquote>",
            "<pre>",
            "<b>",
            "</a>",
            "<h1>",
            "`",
            "*",
            "<code>",
        ] {
            let page = read(&piece.repeat(200_000 / piece.len()));
            assert!(page.len() < 3_000_000, "{piece}");
        }
    }
}
