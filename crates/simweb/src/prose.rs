use crate::chance::{Dice, Purpose};
use crate::config::Markup;
use crate::paths::word;

/// The text that all pages are cut from: a few thousand blocks of HTML, made once. A page is a
/// choice of blocks, so that making one is little more than copying, and two pages have few blocks
/// in common.
pub(crate) struct Prose {
    text: Vec<u8>,
    /// Where each block ends.
    ends: Vec<u32>,
    /// Words without markup, to fill up to the byte.
    filler: Vec<u8>,
}

const BLOCKS: u32 = 4096;
/// No block is longer.
pub(crate) const LONGEST_BLOCK: usize = 1024;
const FILLER_BYTES: usize = 64 * LONGEST_BLOCK;

const SMALL_WORDS: [&str; 32] = [
    "the", "of", "and", "to", "a", "in", "that", "was", "it", "for", "on", "with", "as", "his", "they", "at", "be",
    "this", "from", "had", "by", "some", "what", "there", "we", "can", "out", "other", "were", "all", "your", "when",
];

impl Prose {
    pub fn new(seed: u64, markup: Markup) -> Self {
        let write_block = match markup {
            Markup::Little => write_block,
            Markup::Measured => write_busy_block,
        };
        let mut dice = Dice::new(seed, Purpose::Prose, 0, 0);
        let mut prose = Prose { text: Vec::with_capacity(BLOCKS as usize * 600), ends: Vec::new(), filler: Vec::new() };
        for _ in 0..BLOCKS {
            write_block(&mut dice, &mut prose.text);
            prose.ends.push(prose.text.len() as u32);
        }
        while prose.filler.len() < FILLER_BYTES {
            write_words(&mut dice, 40, &mut prose.filler);
            prose.filler.push(b' ');
        }
        prose
    }

    pub fn block(&self, dice: &mut Dice) -> &[u8] {
        let index = dice.below(BLOCKS) as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.text[start..self.ends[index] as usize]
    }

    /// Exactly this many bytes of words, or half the filler if that is less.
    pub fn filler(&self, bytes: usize, dice: &mut Dice) -> &[u8] {
        let start = dice.below(FILLER_BYTES as u32 / 2) as usize;
        let bytes = bytes.min(FILLER_BYTES / 2);
        &self.filler[start..start + bytes]
    }
}

fn write_block(dice: &mut Dice, out: &mut Vec<u8>) {
    match dice.below(10) {
        0 => {
            out.extend_from_slice(b"<script>window.pieces=[{\"id\":");
            out.extend_from_slice(dice.below(1_000_000).to_string().as_bytes());
            out.extend_from_slice(b",\"note\":\"");
            let words = 30 + dice.below(30);
            write_words(dice, words, out);
            out.extend_from_slice(b"\"}];</script>\n");
        }
        1 | 2 => {
            out.extend_from_slice(b"<ul class=\"plain-list\">\n");
            for _ in 0..3 + dice.below(5) {
                out.extend_from_slice(b"<li class=\"item\"><span>");
                write_words(dice, 6, out);
                out.extend_from_slice(b"</span></li>\n");
            }
            out.extend_from_slice(b"</ul>\n");
        }
        3..=5 => {
            out.extend_from_slice(b"<div class=\"row narrow\"><div class=\"column\"><h3>");
            write_words(dice, 4, out);
            out.extend_from_slice(b"</h3><p class=\"lead\">");
            let words = 30 + dice.below(40);
            write_words(dice, words, out);
            out.extend_from_slice(b"</p></div></div>\n");
        }
        _ => {
            out.extend_from_slice(b"<p>");
            let words = 60 + dice.below(70);
            write_words(dice, words, out);
            out.extend_from_slice(b".</p>\n");
        }
    }
}

/// What real pages consist of: scripts, styles, and elements with many attributes around a few words.
fn write_busy_block(dice: &mut Dice, out: &mut Vec<u8>) {
    match dice.below(20) {
        0..=4 => write_script(dice, out),
        5 | 6 => write_style(dice, out),
        _ => write_card(dice, out),
    }
}

fn write_script(dice: &mut Dice, out: &mut Vec<u8>) {
    out.extend_from_slice(b"<script>!function(e,t){var n=e.pieces=e.pieces||[];");
    for _ in 0..4 + dice.below(3) {
        let (id, kind, at) = (dice.below(1_000_000), one_word(dice), dice.next());
        let call = format!(
            "n.push({{\"id\":{id},\"kind\":\"{kind}\",\"at\":\"{at:016x}\",\"on\":function(e){{return t.querySelector(\"#b-{id}\").classList.add(\"is-{kind}\")}}}});"
        );
        out.extend_from_slice(call.as_bytes());
    }
    out.extend_from_slice(b"}(window,document);</script>\n");
}

fn write_style(dice: &mut Dice, out: &mut Vec<u8>) {
    out.extend_from_slice(b"<style>");
    for _ in 0..6 + dice.below(6) {
        let (name, space, share, color) = (one_word(dice), dice.below(40), dice.below(100), dice.next() & 0xff_ffff);
        let rule = format!(".c-card--{name}{{margin:0 {space}px;width:{share}%;color:#{color:06x};display:flex}}");
        out.extend_from_slice(rule.as_bytes());
    }
    out.extend_from_slice(b"</style>\n");
}

fn write_card(dice: &mut Dice, out: &mut Vec<u8>) {
    let (kind, id, track, space) = (one_word(dice), dice.below(1_000_000), dice.next(), dice.below(9));
    let open = format!(
        "<div class=\"c-card c-card--{kind} u-mt-{space} js-seen\" id=\"b-{id}\" data-track=\"{track:016x}\" data-place=\"{space}\">\n    \
         <div class=\"c-card__media\" style=\"padding-top:{}%\"><span class=\"c-media c-media--lazy\" data-src=\"/static/{:08x}/{kind}-640.jpg\" \
         data-w=\"640\" data-h=\"480\"></span></div>\n    <div class=\"c-card__body\">\n        <span class=\"c-label c-label--{kind}\">",
        30 + dice.below(60),
        track >> 32,
    );
    out.extend_from_slice(open.as_bytes());
    write_words(dice, 2, out);
    out.extend_from_slice(b"</span>\n        <h3 class=\"c-card__title u-fs-3\">");
    write_words(dice, 5, out);
    out.extend_from_slice(b"</h3>\n        <p class=\"c-card__text\">");
    let words = 8 + dice.below(10);
    write_words(dice, words, out);
    let close = format!(
        "</p>\n        <button type=\"button\" class=\"c-btn c-btn--ghost js-share\" aria-label=\"share\"><svg class=\"i i--share\" \
         width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path d=\"M{} {}c2-1 {} {}z\"/></svg></button>\n    </div>\n</div>\n",
        dice.below(24),
        dice.below(24),
        dice.below(24),
        dice.below(24),
    );
    out.extend_from_slice(close.as_bytes());
}

fn one_word(dice: &mut Dice) -> String {
    word(dice.next() as u8).concat()
}

/// Half small words, half others, as in a language.
fn write_words(dice: &mut Dice, count: u32, out: &mut Vec<u8>) {
    for place in 0..count {
        if place > 0 {
            out.push(b' ');
        }
        let draw = dice.next();
        if draw & 1 == 0 {
            out.extend_from_slice(SMALL_WORDS[(draw >> 8) as usize % SMALL_WORDS.len()].as_bytes());
        } else {
            for part in word((draw >> 8) as u8) {
                out.extend_from_slice(part.as_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_of_bounded_length_and_differ() {
        for markup in [Markup::Little, Markup::Measured] {
            let prose = Prose::new(1, markup);
            let mut dice = Dice::new(1, Purpose::Noise, 0, 0);
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..1000 {
                let block = prose.block(&mut dice);
                assert!((20..LONGEST_BLOCK).contains(&block.len()), "{}", block.len());
                seen.insert(block.to_vec());
            }
            assert!(seen.len() > 800);
            assert_eq!(prose.filler(LONGEST_BLOCK, &mut dice).len(), LONGEST_BLOCK);
        }
    }
}
