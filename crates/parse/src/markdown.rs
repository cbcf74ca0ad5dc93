//! The main text of a page as Markdown: what its author wrote, without the menus, advertisements and notices around it.
//!
//! A page is cut into blocks ([`blocks`]): paragraphs, headings, list items, rows. Elements that say what they are decide
//! first: what stands in `<nav>` or `<footer>`, or in something called `sidebar`, is left out; where there is a `<main>` or
//! `<article>` of some length, only that counts. Of what is left, a block is kept for its number of words, the share of them
//! that is links, and its neighbours (after Kohlschütter et al., Boilerplate Detection using Shallow Text Features).

mod blocks;

use blocks::{Block, Kind, Region};

use crate::{ContentKind, Document, charset, content_kind};

/// The Markdown is cut here, at the end of a block.
const MAX_BYTES: usize = 2 << 20;

/// The main text of an HTML page as Markdown (CommonMark, with tables). Empty for everything else.
pub fn markdown(document: &Document<'_>) -> String {
    match content_kind(document.content_type, document.body) {
        ContentKind::Html | ContentKind::Xhtml => {
            let (html, encoding) = charset::decode_with(document.body, document.content_type);
            let page = blocks::read(&html, document.url, encoding);
            rendered(page.title.as_deref(), &page.blocks, &kept(&page.blocks))
        }
        _ => String::new(),
    }
}

/// A region that says that it is the content is believed if it has at least this many words, or this share of all.
const WORDS_OF_A_REGION: usize = 100;
const SHARE_OF_A_REGION: f64 = 0.25;

/// Which blocks are the page's content.
fn kept(blocks: &[Block]) -> Vec<bool> {
    let words = |belongs: &dyn Fn(&Block) -> bool| -> usize {
        blocks.iter().filter(|block| !block.is_furniture && belongs(block)).map(|block| block.words).sum()
    };
    let all = words(&|_| true);
    let is_believed = |words: usize| words >= WORDS_OF_A_REGION || words as f64 >= SHARE_OF_A_REGION * all as f64;
    let (in_article, in_main) =
        (words(&|block| block.region >= Region::Article), words(&|block| block.region >= Region::Main));
    let least = match () {
        _ if in_article > 0 && is_believed(in_article) && in_article * 2 >= in_main => Region::Article,
        _ if in_main > 0 && is_believed(in_main) => Region::Main,
        _ => Region::Page,
    };
    let candidate = |block: &Block| !block.is_furniture && block.region >= least;
    let mut kept: Vec<bool> = (0..blocks.len())
        .map(|index| {
            blocks.get(index).is_some_and(|block| candidate(block) && is_content(blocks, index, candidate, least))
        })
        .collect();
    keep_headings(blocks, &mut kept, candidate);
    kept
}

/// The shallow features of a block and its neighbours.
fn is_content(blocks: &[Block], index: usize, candidate: impl Fn(&Block) -> bool, least: Region) -> bool {
    let Some(block) = blocks.get(index) else { return false };
    if matches!(block.kind, Kind::Heading(_) | Kind::Rule) {
        return false;
    }
    // Where the page says itself what its content is, only heaps of links need to be told from it.
    if least > Region::Page {
        return block.link_density() <= 0.5;
    }
    let is_neighbour = |block: &&Block| block.kind != Kind::Rule;
    let before = blocks.iter().take(index).rev().find(is_neighbour).filter(|block| candidate(block));
    let after = blocks.iter().skip(index + 1).find(is_neighbour).filter(|block| candidate(block));
    let links_before = before.map_or(1.0, Block::link_density);
    let (words_before, words_after) = (before.map_or(0, |block| block.words), after.map_or(0, |block| block.words));
    if matches!(block.kind, Kind::Code | Kind::Row { .. }) {
        return block.link_density() <= 0.6 && block.words > 0;
    }
    if block.link_density() > 0.34 {
        // A list of links in the middle of a text belongs to it.
        return matches!(block.kind, Kind::Item { .. }) && block.words > 8 && block.link_density() < 0.8;
    }
    if links_before <= 0.56 {
        block.words > 16 || words_after > 15 || words_before > 4
    } else {
        block.words > 40 || (block.words > 9 && words_after > 17)
    }
}

/// A heading is kept where something follows that is.
fn keep_headings(blocks: &[Block], kept: &mut [bool], candidate: impl Fn(&Block) -> bool) {
    let mut followed = false;
    for index in (0..blocks.len()).rev() {
        let (Some(block), Some(keep)) = (blocks.get(index), kept.get_mut(index)) else { continue };
        match block.kind {
            Kind::Heading(_) if candidate(block) => *keep = followed && block.words > 0,
            Kind::Heading(_) | Kind::Rule => {}
            _ => followed = *keep,
        }
    }
}

fn rendered(title: Option<&str>, blocks: &[Block], kept: &[bool]) -> String {
    let mut out = String::new();
    let chosen = || blocks.iter().zip(kept).filter(|(_, keep)| **keep).map(|(block, _)| block);
    if let Some(title) = title.filter(|_| !chosen().any(|block| block.kind == Kind::Heading(1)))
        && chosen().next().is_some()
    {
        out.push_str("# ");
        out.push_str(title);
        out.push('\n');
    }
    let mut last: Option<&Block> = None;
    for block in chosen() {
        if out.len() + block.text.len() > MAX_BYTES {
            break;
        }
        if !out.is_empty() && !last.is_some_and(|last| last.is_tight_with(block)) {
            out.push('\n');
        }
        block.render(last, &mut out);
        last = Some(block);
    }
    out
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
