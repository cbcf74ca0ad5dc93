//! Glyphs at places become words and lines.
//!
//! A PDF page has no text, only glyphs that are drawn somewhere. They are taken in the order in which they are drawn,
//! which is nearly always the order in which they are read, and what lies between two of them says whether a word or a line
//! ends there.

use hayro_interpret::font::{Glyph, GlyphRun, PositionedGlyph};
use hayro_interpret::hayro_cmap::{BfString, WritingMode};
use hayro_interpret::hayro_syntax::object::{Dict, String as PdfString};
use hayro_interpret::kurbo::{Affine, BezPath, Point, Vec2};
use hayro_interpret::{BlendMode, ClipPath, Device, DrawMode, DrawProps, Image, ImageDrawProps, SoftMask};

use crate::strings::text_string;

/// Glyph space: so many units are the size of the font.
const UNITS: f64 = 1000.0;

/// Gaps in parts of the font's size. The blank of a tight line is 0.2 wide, and kerning moves glyphs by less than 0.1.
const BLANK: f64 = 0.12;
/// So far up or down is another line; superscripts are nearer.
const LINE: f64 = 0.55;
/// So far back is another line as well, or another column.
const BACK: f64 = 0.7;
/// A glyph that is drawn again so near is only meant to look bold.
const AGAIN: f64 = 0.12;

/// More text than this is on no page.
const MAX_BYTES: usize = 1 << 20;

/// Nested marked content, of which the outermost may bring its own text.
const MAX_NESTING: usize = 64;

#[derive(Default)]
pub(crate) struct PageText {
    text: String,
    last: Option<Placed>,
    /// What was drawn last, to know it again when it is drawn once more with a pen.
    last_run: Option<(Point, usize)>,
    /// For each marked content that is open, whether its text has been said and its glyphs are only to look at.
    replaced: Vec<bool>,
}

/// Where a glyph stands.
#[derive(Clone, Copy)]
struct Placed {
    start: Point,
    end: Point,
    along: Vec2,
    size: f64,
}

impl Placed {
    /// `None` for what has no place, as glyphs of no size.
    fn new(transform: Affine, advance: f64, mode: WritingMode) -> Option<Placed> {
        let [a, b, c, d, e, f] = transform.as_coeffs();
        let (right, up, start) = (Vec2::new(a, b), Vec2::new(c, d), Point::new(e, f));
        let size = up.hypot() * UNITS;
        let (along, length) = match mode {
            WritingMode::Horizontal => (right, advance * right.hypot()),
            WritingMode::Vertical => (-up, size),
        };
        let is_sound = along.hypot() > 0.0 && size > 0.0 && start.is_finite() && size.is_finite() && length.is_finite();
        let along = along / along.hypot();
        is_sound.then(|| Placed { start, end: start + along * length, along, size })
    }
}

/// What lies between two glyphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    Nothing,
    Blank,
    Line,
    /// The second covers the first.
    Again,
}

fn between(last: Placed, next: Placed) -> Between {
    let size = last.size.max(next.size);
    if last.along.dot(next.along) < 0.9 {
        return Between::Line;
    }
    let from_start = next.start - last.start;
    if from_start.hypot() < AGAIN * next.size && (last.end - last.start).hypot() > AGAIN * next.size {
        return Between::Again;
    }
    let from_end = next.start - last.end;
    let across = from_end.cross(last.along).abs();
    if across > LINE * size {
        return Between::Line;
    }
    // Where the script runs from right to left, the next one ends where this one starts.
    let to_the_left = (last.start - next.end).dot(last.along);
    let is_leftwards = from_end.dot(last.along) < -BACK * size / 2.0 && to_the_left.abs() < size;
    let gap = if is_leftwards { to_the_left } else { from_end.dot(last.along) };
    match () {
        _ if gap < -BACK * size => Between::Line,
        _ if gap > BLANK * next.size.min(last.size) => Between::Blank,
        _ => Between::Nothing,
    }
}

impl PageText {
    pub fn finish(self) -> Option<String> {
        let text = self.text.trim();
        (!text.is_empty()).then(|| text.to_owned())
    }

    fn glyph(&mut self, glyph: &PositionedGlyph<'_>, page: Affine, mode: WritingMode) {
        let advance = match &**glyph {
            Glyph::Outline(outline) => outline.advance_width(),
            Glyph::Type3(drawn) => drawn.advance_width(),
        };
        let Some(next) = Placed::new(page * glyph.transform(), f64::from(advance.unwrap_or(0.0)), mode) else { return };
        let said = glyph.as_unicode();
        let characters = match &said {
            Some(BfString::Char(character)) => std::slice::from_ref(character),
            Some(BfString::String(text)) => return self.place(text.chars(), next),
            None => &[],
        };
        self.place(characters.iter().copied(), next);
    }

    fn place(&mut self, characters: impl Iterator<Item = char>, next: Placed) {
        if self.text.len() > MAX_BYTES {
            return;
        }
        match self.last.map(|last| between(last, next)) {
            Some(Between::Again) => return,
            Some(Between::Line) => self.end_line(),
            Some(Between::Blank) => self.blank(),
            Some(Between::Nothing) | None => {}
        }
        self.last = Some(next);
        characters.for_each(|character| self.push(character));
    }

    fn push(&mut self, character: char) {
        match character {
            // A soft hyphen is one where a line ends, and nothing elsewhere.
            '\u{ad}' => self.text.push('\u{ad}'),
            _ if character.is_whitespace() => self.blank(),
            _ if character.is_control() || is_private(character) => {}
            _ => {
                if self.text.ends_with('\u{ad}') {
                    self.text.pop();
                }
                match ligature(character) {
                    Some(letters) => self.text.push_str(letters),
                    None => self.text.push(character),
                }
            }
        }
    }

    fn blank(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with([' ', '\n']) {
            self.text.push(' ');
        }
    }

    /// A word that was broken is made whole again.
    fn end_line(&mut self) {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        if self.text.ends_with('\u{ad}') {
            self.text.pop();
        } else if is_broken(&self.text) {
            self.text.pop();
        } else if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }
}

/// Whether the last word ends in a hyphen between letters.
fn is_broken(text: &str) -> bool {
    let mut backwards = text.chars().rev();
    matches!(backwards.next(), Some('-' | '\u{2010}'))
        && backwards.next().is_some_and(char::is_lowercase)
        && backwards.next().is_some_and(char::is_alphabetic)
}

/// Glyphs of a font's own, which mean nothing without it.
fn is_private(character: char) -> bool {
    matches!(u32::from(character), 0xe000..=0xf8ff | 0xf_0000.. | 0xfffd | 0xfeff | 0x200b)
}

fn ligature(character: char) -> Option<&'static str> {
    Some(match character {
        '\u{fb00}' => "ff",
        '\u{fb01}' => "fi",
        '\u{fb02}' => "fl",
        '\u{fb03}' => "ffi",
        '\u{fb04}' => "ffl",
        '\u{fb05}' | '\u{fb06}' => "st",
        _ => return None,
    })
}

impl<'a> Device<'a> for PageText {
    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, mode: &DrawMode) {
        let first = run.glyphs().first();
        let place = first.map(|glyph| ((props.transform * glyph.transform()) * Point::ZERO, run.glyphs().len()));
        let is_outline_of_the_last = matches!(mode, DrawMode::Stroke(_)) && place == self.last_run;
        self.last_run = place;
        if is_outline_of_the_last || self.replaced.contains(&true) {
            return;
        }
        for glyph in run.glyphs() {
            self.glyph(glyph, props.transform, run.writing_mode());
        }
    }

    fn begin_marked_content(&mut self, _: &[u8], properties: Option<&Dict<'_>>) {
        let actual = properties.and_then(|properties| properties.get::<PdfString<'_>>(b"ActualText"));
        let is_replaced = actual.is_some() && !self.replaced.contains(&true);
        if let Some(actual) = actual.filter(|_| is_replaced) {
            text_string(&actual).chars().for_each(|character| self.push(character));
        }
        if self.replaced.len() < MAX_NESTING {
            self.replaced.push(is_replaced);
        }
    }

    fn end_marked_content(&mut self) {
        self.replaced.pop();
    }

    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'a>, _: &DrawMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn draw_image(&mut self, _: Image<'a, '_>, _: ImageDrawProps<'a>) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}
