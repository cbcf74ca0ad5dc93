//! What html5ever, a whole HTML parser, makes of a page.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use html5ever::interface::{ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::tendril::{StrTendril, TendrilSink as _};
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{Attribute, ExpandedName, ParseOpts, QualName, parse_document};
use peregrine_urls::{Url, fetchable, resolve};

pub struct Reference {
    base: Option<String>,
    hrefs: Vec<String>,
    /// The texts that are shown, as they are in the page.
    pub text: String,
    /// The texts of scripts and styles.
    pub unseen: Vec<String>,
}

pub fn reference(html: &str, scripting_enabled: bool) -> Reference {
    let options = ParseOpts {
        tree_builder: TreeBuilderOpts { scripting_enabled, ..TreeBuilderOpts::default() },
        ..ParseOpts::default()
    };
    parse_document(Anchors::default(), options).one(html)
}

pub fn reference_links(html: &str, url: &Url) -> BTreeSet<String> {
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
    unseen: RefCell<Vec<String>>,
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
        Reference {
            base: self.base.into_inner(),
            hrefs: self.hrefs.into_inner(),
            text: self.text.into_inner(),
            unseen: self.unseen.into_inner(),
        }
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
        const UNSEEN: [&str; 10] = [
            "script",
            "style",
            "title",
            "noscript",
            "iframe",
            "noframes",
            "noembed",
            "template",
            "annotation",
            "annotation-xml",
        ];
        let in_svg = &*parent.name.ns == "http://www.w3.org/2000/svg";
        let NodeOrText::AppendText(text) = child else { return };
        if matches!(&*parent.name.local, "script" | "style") {
            self.unseen.borrow_mut().push(text.to_string());
        } else if !UNSEEN.contains(&&*parent.name.local) && !in_svg {
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
