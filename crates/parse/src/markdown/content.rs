//! Which blocks of a page are its content, and which stand around it.
//!
//! After Readability: every paragraph speaks for the elements around it, the more the longer it is and the nearer they
//! are; what the element is called and how much of it is links counts as well. The element with most votes is the content, with
//! those beside it that are like it; heaps of links within are taken out. If too little comes of that, it is tried
//! again, believing less and less of what elements say of themselves. Whatever happens, a page that has text gives some.

use super::block::{Block, Kind, Size};
use super::element::{Element, Role};
use super::reader::Page;

/// So many words are enough not to try again.
const ENOUGH_WORDS: usize = 90;
/// Elements further out do not hear of a paragraph.
const HEARING: usize = 5;
/// Shorter blocks are not asked.
const WORDS_OF_A_PARAGRAPH: usize = 5;

/// What is believed.
#[derive(Clone, Copy)]
struct Belief {
    /// That what is called a sidebar is one.
    names: bool,
    /// That an element is more or less likely for its name.
    weights: bool,
    /// That what is mostly links is a menu.
    links: bool,
    /// That `<nav>` and `<footer>` are no content.
    roles: bool,
}

const ATTEMPTS: [Belief; 5] = [
    Belief { names: true, weights: true, links: true, roles: true },
    Belief { names: false, weights: true, links: true, roles: true },
    Belief { names: false, weights: false, links: true, roles: true },
    Belief { names: false, weights: false, links: false, roles: true },
    Belief { names: false, weights: false, links: false, roles: false },
];

/// Which blocks are the page's content.
pub(super) fn kept(page: &Page) -> Vec<bool> {
    let mut best = (0, vec![false; page.blocks.len()]);
    let believing_least = ATTEMPTS.last().map(|belief| Judgement::new(page, *belief).size(0).words);
    for belief in ATTEMPTS {
        let kept = Judgement::new(page, belief).kept();
        let words = page.blocks.iter().zip(&kept).filter(|(_, keep)| **keep).map(|(block, _)| block.size.words).sum();
        // What is not much more is only what was left out for good reasons.
        if words > best.0 + best.0 / 2 {
            best = (words, kept);
        }
        if best.0 >= ENOUGH_WORDS || Some(best.0 * 2) >= believing_least {
            break;
        }
    }
    best.1
}

struct Judgement<'p> {
    page: &'p Page,
    belief: Belief,
    /// By element: whether it is looked at.
    allowed: Vec<bool>,
    /// By element: all that is in it and looked at.
    sizes: Vec<Size>,
    scores: Vec<f64>,
}

impl<'p> Judgement<'p> {
    fn new(page: &'p Page, belief: Belief) -> Self {
        let allowed = allowed(&page.elements, belief);
        let sizes = sizes(page, &allowed);
        let mut judgement = Judgement { page, belief, allowed, sizes, scores: Vec::new() };
        judgement.scores = judgement.scores();
        judgement
    }

    fn is_allowed(&self, element: usize) -> bool {
        self.allowed.get(element).copied().unwrap_or(false)
    }

    fn size(&self, element: usize) -> Size {
        self.sizes.get(element).copied().unwrap_or_default()
    }

    fn score(&self, element: usize) -> f64 {
        self.scores.get(element).copied().unwrap_or(0.0)
    }

    fn parent(&self, element: usize) -> usize {
        self.page.elements.get(element).map_or(0, |element| element.parent)
    }

    /// The element that a block is a child of: `<div>text</div>` is as good as `<p>text</p>`.
    fn home(&self, block: &Block) -> usize {
        let is_all_of_it = self.size(block.element).words == block.size.words;
        if !block.is_element && is_all_of_it { self.parent(block.element) } else { block.element }
    }

    fn scores(&self) -> Vec<f64> {
        let mut heard = vec![None::<f64>; self.page.elements.len()];
        for block in self.page.blocks.iter().filter(|block| self.is_allowed(block.element) && is_paragraph(block)) {
            let size = block.size;
            let vote = 2.0 + size.commas as f64 + (size.words as f64 / 18.0).min(3.0);
            let mut element = self.home(block);
            for level in 0..HEARING {
                let share = match level {
                    0 => 1.0,
                    1 => 2.0,
                    _ => level as f64 * 3.0,
                };
                if let Some(heard) = heard.get_mut(element) {
                    *heard.get_or_insert(0.0) += vote / share;
                }
                if element == 0 {
                    break;
                }
                element = self.parent(element);
            }
        }
        let scored = heard.iter().zip(&self.page.elements).zip(&self.sizes);
        scored
            .map(|((heard, element), size)| {
                heard.map_or(0.0, |heard| (heard + self.start(element)) * (1.0 - size.link_density()))
            })
            .collect()
    }

    /// What an element brings along for what it is.
    fn start(&self, element: &Element) -> f64 {
        let by_role = match element.role {
            Role::Content => 25,
            Role::Division => 5,
            Role::Cell | Role::Quote => 3,
            Role::List | Role::Form => -3,
            _ => 0,
        };
        f64::from(by_role + if self.belief.weights { element.weight } else { 0 })
    }

    fn kept(&self) -> Vec<bool> {
        let Some(top) = self.top() else { return self.all() };
        let mut chosen = vec![false; self.page.elements.len()];
        self.choose(top, &mut chosen);
        let mut kept: Vec<bool> = self
            .page
            .blocks
            .iter()
            .map(|block| {
                let is_beside = block.element == self.parent(top) && self.is_allowed(block.element);
                let may_belong = matches!(block.kind, Kind::Heading(_)) || is_prose(block.size, &block.text);
                chosen.get(block.element).copied().unwrap_or(false) || (is_beside && may_belong)
            })
            .collect();
        if self.belief.links {
            drop_links_at_the_edge(&self.page.blocks, &mut kept, 0..self.page.blocks.len());
            drop_links_at_the_edge(&self.page.blocks, &mut kept, (0..self.page.blocks.len()).rev());
        }
        keep_what_leads_somewhere(&self.page.blocks, &mut kept);
        kept
    }

    /// All that is allowed, where nothing stands out.
    fn all(&self) -> Vec<bool> {
        let mut kept: Vec<bool> = self.page.blocks.iter().map(|block| self.is_allowed(block.element)).collect();
        keep_what_leads_somewhere(&self.page.blocks, &mut kept);
        kept
    }

    fn top(&self) -> Option<usize> {
        let better = |one: &usize, other: &usize| self.score(*one).total_cmp(&self.score(*other));
        let candidates = (0..self.page.elements.len()).filter(|element| self.score(*element) > 0.0);
        // Of equals, the outer one: it came first.
        let best = candidates.rev().max_by(better)?;
        let best = self.common_ground(best);
        let best = self.better_parent(best);
        Some(self.only_children(best))
    }

    /// Where several elements are nearly as good and lie in one, that one holds the content.
    fn common_ground(&self, top: usize) -> usize {
        let good = 0.75 * self.score(top);
        let rivals: Vec<usize> = (1..self.page.elements.len())
            .filter(|other| *other != top && self.score(*other) >= good)
            .take(64)
            .collect();
        let mut element = self.parent(top);
        while element != 0 {
            if rivals.iter().filter(|rival| self.is_in(**rival, element)).count() >= 3 {
                return element;
            }
            element = self.parent(element);
        }
        top
    }

    fn is_in(&self, inner: usize, outer: usize) -> bool {
        let mut element = inner;
        while element > outer {
            element = self.parent(element);
        }
        element == outer
    }

    /// Scores fall from a paragraph's parent outwards; where one rises, more content lies in it.
    fn better_parent(&self, top: usize) -> usize {
        let mut last = self.score(top);
        let least = last / 3.0;
        let mut element = self.parent(top);
        while element != 0 {
            let score = self.score(element);
            if score > last {
                return element;
            }
            if score > 0.0 {
                if score < least {
                    break;
                }
                last = score;
            }
            element = self.parent(element);
        }
        top
    }

    /// An element that has all of its parent's text stands for it, so that what is beside that can be looked at.
    fn only_children(&self, top: usize) -> usize {
        let mut top = top;
        while self.parent(top) != 0 && self.size(self.parent(top)).words == self.size(top).words {
            top = self.parent(top);
        }
        top
    }

    /// Marks the content, the elements beside it that are like it, and what is in them.
    fn choose(&self, top: usize, chosen: &mut [bool]) {
        let enough = (0.2 * self.score(top)).max(10.0);
        let whole = self.size(top).words;
        // Text that stands directly on the page is in no element.
        if let Some(page) = chosen.first_mut() {
            *page = top == 0;
        }
        for (number, element) in self.page.elements.iter().enumerate().skip(1) {
            let is_top = number == top;
            let is_beside = top != 0
                && element.parent == self.parent(top)
                && (self.score(number) >= enough
                    || (self.is_one_paragraph(number) && is_prose(self.size(number), ".")));
            let is_inside =
                chosen.get(element.parent).copied().unwrap_or(false) && !self.is_heap(element, number, whole);
            if let Some(slot) = chosen.get_mut(number) {
                *slot = self.is_allowed(number) && (is_top || is_beside || is_inside);
            }
        }
    }

    fn is_one_paragraph(&self, element: usize) -> bool {
        self.score(element) == 0.0 && self.size(element).commas > 0
    }

    /// Menus, lists of other articles, forms and the like within the content.
    fn is_heap(&self, element: &Element, number: usize, whole: usize) -> bool {
        let size = self.size(number);
        // Most of the content is no heap, whatever it looks like.
        if size.words * 2 > whole {
            return false;
        }
        let is_called_so = self.belief.weights && element.weight < 0;
        let links = size.link_density();
        let is_links = size.commas < 10
            && match element.role {
                Role::Division | Role::Header => links > if element.weight > 0 { 0.5 } else { 0.33 },
                Role::List | Role::Table | Role::Other | Role::Content => links > 0.6,
                Role::Form => true,
                _ => false,
            };
        self.belief.links && (is_links || (is_called_so && element.role != Role::Quote))
    }
}

fn allowed(elements: &[Element], belief: Belief) -> Vec<bool> {
    let mut allowed: Vec<bool> = Vec::with_capacity(elements.len());
    let mut in_content: Vec<bool> = Vec::with_capacity(elements.len());
    for (number, element) in elements.iter().enumerate() {
        let of_parent =
            |all: &[bool], of_page| if number == 0 { of_page } else { all.get(element.parent) == Some(&true) };
        let is_in_content = of_parent(&in_content, false) || element.role == Role::Content;
        let is_furniture = match element.role {
            Role::Furniture => true,
            // The header of an article is its title; that of a page is its menu.
            Role::Header => !is_in_content,
            _ => false,
        };
        let is_refused = element.is_hidden
            || (belief.roles && is_furniture)
            || (belief.names && element.is_unlikely && element.role != Role::Content);
        allowed.push(of_parent(&allowed, true) && !is_refused);
        in_content.push(is_in_content);
    }
    allowed
}

fn sizes(page: &Page, allowed: &[bool]) -> Vec<Size> {
    let mut sizes = vec![Size::default(); page.elements.len()];
    for block in page.blocks.iter().filter(|block| allowed.get(block.element) == Some(&true)) {
        if let Some(size) = sizes.get_mut(block.element) {
            size.add(block.size);
        }
    }
    // Children come after their parents.
    for (number, element) in page.elements.iter().enumerate().skip(1).rev() {
        let own = sizes.get(number).copied().unwrap_or_default();
        if let Some(parent) = sizes.get_mut(element.parent) {
            parent.add(own);
        }
    }
    sizes
}

/// Tags, `share this` and `read on` before the first and after the last thing that is written, in this order.
fn drop_links_at_the_edge(blocks: &[Block], kept: &mut [bool], order: impl Iterator<Item = usize>) {
    for index in order {
        let (Some(block), Some(keep)) = (blocks.get(index), kept.get_mut(index)) else { return };
        let is_line = matches!(block.kind, Kind::Paragraph | Kind::Item { .. });
        match block.kind {
            _ if !*keep => {}
            Kind::Heading(_) | Kind::Rule => {}
            _ if is_line && block.size.link_density() > 0.5 && block.size.words < 15 => *keep = false,
            _ => return,
        }
    }
}

/// Something that somebody wrote to be read, and that has a say.
fn is_paragraph(block: &Block) -> bool {
    match block.kind {
        Kind::Paragraph | Kind::Code { .. } | Kind::Row { .. } => block.size.words >= WORDS_OF_A_PARAGRAPH,
        Kind::Item { .. } => block.size.words >= 3 * WORDS_OF_A_PARAGRAPH && block.size.link_density() < 0.3,
        Kind::Heading(_) | Kind::Rule => false,
    }
}

/// A paragraph beside the content that may belong to it.
fn is_prose(size: Size, text: &str) -> bool {
    let is_long = size.words > 14 && size.link_density() < 0.25;
    let is_sentence = size.words > 4 && size.link_words == 0 && text.ends_with(['.', '!', '?', '。', '…']);
    is_long || is_sentence
}

/// A heading is kept where something follows that is; a rule between two things that are.
fn keep_what_leads_somewhere(blocks: &[Block], kept: &mut [bool]) {
    let mut followed = false;
    for index in (0..blocks.len()).rev() {
        let (Some(block), Some(keep)) = (blocks.get(index), kept.get_mut(index)) else { continue };
        match block.kind {
            Kind::Heading(_) | Kind::Rule => *keep &= followed,
            _ => followed = *keep,
        }
    }
    let mut preceded = false;
    for (block, keep) in blocks.iter().zip(kept) {
        match block.kind {
            Kind::Rule => {
                *keep &= preceded;
                // Not one after another.
                preceded &= !*keep;
            }
            _ => preceded |= *keep,
        }
    }
}
