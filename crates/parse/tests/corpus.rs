//! Real pages, where they are present: the same links as a whole HTML parser finds.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use flate2::read::GzDecoder;
use html5ever::interface::{ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::tendril::{StrTendril, TendrilSink as _};
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{Attribute, ExpandedName, ParseOpts, QualName, parse_document};
use peregrine_parse::{ParseOptions, decode, parse};
use peregrine_types::LinkKind;
use peregrine_urls::{Url, fetchable, resolve};

const PAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus/html");

/// The collected pages, and as many of a real site's as it takes to have some more.
fn pages() -> Vec<PathBuf> {
    let in_directory = |directory: &Path| {
        let entries = std::fs::read_dir(directory).into_iter().flatten();
        entries.filter_map(|entry| Some(entry.ok()?.path())).collect::<Vec<_>>()
    };
    let mut pages = in_directory(Path::new(PAGES));
    if pages.is_empty() {
        eprintln!("SKIPPED: the corpus of real pages is not there ({PAGES})");
    }
    let Some(tools) = std::env::var_os("PEREGRINE_TEST_TOOLS") else {
        eprintln!("SKIPPED: the pages of a real site are where scripts/test puts them");
        return pages;
    };
    let manuals = Path::new(&tools).join("site/unpacked/usr/share/doc");
    for manual in in_directory(&manuals).into_iter().map(|package| package.join("html")) {
        let html = in_directory(&manual).into_iter().filter(|path| path.extension().is_some_and(|end| end == "html"));
        pages.extend(html.take(100));
    }
    pages
}

fn read(path: &Path) -> Vec<u8> {
    let file = std::fs::File::open(path).expect("readable");
    let mut body = Vec::new();
    let is_packed = path.extension().is_some_and(|end| end == "gz");
    let read = if is_packed { GzDecoder::new(file).read_to_end(&mut body) } else { (&file).read_to_end(&mut body) };
    read.expect("readable");
    body
}

#[test]
fn the_links_of_real_pages_are_those_of_a_whole_html_parser() {
    let url = Url::parse("https://example.com/section/page.html").expect("valid");
    let options = ParseOptions { want_text: false, want_resources: false, ..ParseOptions::default() };
    let (mut both, mut missed, mut invented) = (0, 0, 0);
    let pages = pages();
    for path in &pages {
        let body = read(path);
        let page = parse(&body, Some("text/html"), &url, &options);
        let anchors = page.links.into_iter().filter(|link| link.kind == LinkKind::A);
        let ours: BTreeSet<String> = anchors.map(|link| link.url.into()).collect();
        let theirs = reference_links(&decode(&body, None).0, &url);
        for link in ours.symmetric_difference(&theirs) {
            println!("{}: {} {link}", path.display(), if ours.contains(link) { "only ours" } else { "only theirs" });
        }
        both += ours.intersection(&theirs).count();
        missed += theirs.difference(&ours).count();
        invented += ours.difference(&theirs).count();
    }
    println!("{} pages: {both} distinct links found by both, {missed} missed, {invented} only ours", pages.len());
    assert_eq!((missed, invented), (0, 0));
}

/// Characters that are not blank: where lines and words break is a matter of taste, what is visible is not.
#[test]
fn the_text_of_real_pages_is_what_a_whole_html_parser_shows() {
    let url = Url::parse("https://example.com/section/page.html").expect("valid");
    let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).count();
    let (mut ours_in_all, mut theirs_in_all, mut pages_apart) = (0, 0, 0);
    let pages = pages();
    for path in &pages {
        let body = read(path);
        let ours = letters(&parse(&body, Some("text/html"), &url, &ParseOptions::default()).text);
        let theirs = letters(&reference(&decode(&body, None).0, true).text);
        if ours.abs_diff(theirs) > theirs / 50 + 20 {
            println!("{}: {ours} letters, and {theirs} by the other parser", path.display());
            pages_apart += 1;
        }
        ours_in_all += ours;
        theirs_in_all += theirs;
    }
    println!(
        "{} pages: {ours_in_all} letters, {theirs_in_all} by the other parser, {pages_apart} pages apart",
        pages.len()
    );
    assert!(ours_in_all.abs_diff(theirs_in_all) * 100 <= theirs_in_all);
    assert!(pages_apart * 20 <= pages.len());
}

struct Reference {
    base: Option<String>,
    hrefs: Vec<String>,
    text: String,
}

fn reference(html: &str, scripting_enabled: bool) -> Reference {
    let options = ParseOpts {
        tree_builder: TreeBuilderOpts { scripting_enabled, ..TreeBuilderOpts::default() },
        ..ParseOpts::default()
    };
    parse_document(Anchors::default(), options).one(html)
}

fn reference_links(html: &str, url: &Url) -> BTreeSet<String> {
    let Reference { base, hrefs: written, .. } = reference(html, false);
    let base = base.and_then(|base| resolve(Some(url), &base).ok());
    let inside = |href: &str| base.is_none() && (href.trim().is_empty() || href.trim().starts_with('#'));
    let resolved = |href: &String| resolve(Some(base.as_ref().unwrap_or(url)), href).and_then(fetchable).ok();
    written.iter().filter(|href| !inside(href)).filter_map(resolved).map(String::from).collect()
}

/// What html5ever builds instead of a tree: the addresses of its links, and its text.
#[derive(Default)]
struct Anchors {
    hrefs: RefCell<Vec<String>>,
    base: RefCell<Option<String>>,
    text: RefCell<String>,
    nodes: Cell<usize>,
}

#[derive(Clone)]
struct Node {
    number: usize,
    name: Rc<QualName>,
}

impl Anchors {
    fn node(&self, name: QualName) -> Node {
        self.nodes.set(self.nodes.get() + 1);
        Node { number: self.nodes.get(), name: Rc::new(name) }
    }

    fn unnamed(&self) -> Node {
        let name = QualName::new(None, html5ever::ns!(), html5ever::local_name!(""));
        self.node(name)
    }
}

impl TreeSink for Anchors {
    type Handle = Node;
    type Output = Reference;
    type ElemName<'a> = ExpandedName<'a>;

    fn finish(self) -> Self::Output {
        Reference { base: self.base.into_inner(), hrefs: self.hrefs.into_inner(), text: self.text.into_inner() }
    }

    fn create_element(&self, name: QualName, attributes: Vec<Attribute>, _: ElementFlags) -> Node {
        let href = attributes.iter().find(|attribute| &*attribute.name.local == "href");
        if let Some(href) = href.map(|attribute| attribute.value.to_string()) {
            match &*name.local {
                "a" => self.hrefs.borrow_mut().push(href),
                "base" => {
                    self.base.borrow_mut().get_or_insert(href);
                }
                _ => {}
            }
        }
        self.node(name)
    }

    fn get_document(&self) -> Node {
        self.unnamed()
    }

    fn elem_name<'a>(&'a self, target: &'a Node) -> ExpandedName<'a> {
        target.name.expanded()
    }

    fn create_comment(&self, _: StrTendril) -> Node {
        self.unnamed()
    }

    fn create_pi(&self, _: StrTendril, _: StrTendril) -> Node {
        self.unnamed()
    }

    fn get_template_contents(&self, target: &Node) -> Node {
        target.clone()
    }

    fn same_node(&self, one: &Node, other: &Node) -> bool {
        one.number == other.number
    }

    fn parse_error(&self, _: std::borrow::Cow<'static, str>) {}
    fn append(&self, parent: &Node, child: NodeOrText<Node>) {
        const UNSEEN: [&str; 8] = ["script", "style", "title", "noscript", "iframe", "noframes", "noembed", "template"];
        let in_svg = &*parent.name.ns == "http://www.w3.org/2000/svg";
        if let NodeOrText::AppendText(text) = child
            && !UNSEEN.contains(&&*parent.name.local)
            && !in_svg
        {
            self.text.borrow_mut().push_str(&text);
        }
    }

    fn append_based_on_parent_node(&self, element: &Node, _: &Node, child: NodeOrText<Node>) {
        self.append(element, child);
    }

    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}
    fn set_quirks_mode(&self, _: QuirksMode) {}
    fn append_before_sibling(&self, sibling: &Node, child: NodeOrText<Node>) {
        self.append(sibling, child);
    }

    fn add_attrs_if_missing(&self, _: &Node, _: Vec<Attribute>) {}
    fn remove_from_parent(&self, _: &Node) {}
    fn reparent_children(&self, _: &Node, _: &Node) {}
}
