/// Deeper changes between HTML, SVG and MathML are not followed.
const MAX_DEPTH: usize = 512;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Namespace {
    /// HTML inside of SVG or MathML, as in `<foreignObject>`.
    Html,
    Svg,
    MathMl,
}

/// What encloses the current position: where SVG and MathML start and end (WHATWG HTML 13.2.6.5), as far as the
/// tags alone tell.
#[derive(Debug, Default)]
pub(crate) struct Namespaces {
    /// Without the outermost HTML.
    stack: Vec<Namespace>,
    /// How many of them are SVG: it is asked for every piece of text.
    drawings: usize,
}

impl Namespaces {
    pub fn in_foreign_content(&self) -> bool {
        self.stack.last().is_some_and(|innermost| *innermost != Namespace::Html)
    }

    pub fn in_svg(&self) -> bool {
        self.drawings > 0
    }

    /// Takes note of a start tag, and says whether its element is a foreign one.
    pub fn enter<'a>(&mut self, name: &[u8], self_closing: bool, attribute: impl Fn(&str) -> Option<&'a str>) -> bool {
        if self.in_foreign_content() && breaks_out(name, &attribute) {
            self.leave_foreign_content();
        }
        let is = |other: &[u8]| name.eq_ignore_ascii_case(other);
        let inside = match self.stack.last() {
            Some(Namespace::Svg) if is_html_in_svg(name) => Some(Namespace::Html),
            Some(Namespace::MathMl) if is_text_in_math(name) => Some(Namespace::Html),
            Some(Namespace::MathMl) if is(b"annotation-xml") => {
                holds_html(attribute("encoding")).then_some(Namespace::Html)
            }
            _ if is(b"svg") => Some(Namespace::Svg),
            _ if is(b"math") => Some(Namespace::MathMl),
            _ => None,
        };
        let foreign = self.in_foreign_content() || matches!(inside, Some(Namespace::Svg | Namespace::MathMl));
        if let Some(namespace) = inside.filter(|_| !self_closing && self.stack.len() < MAX_DEPTH) {
            self.drawings += usize::from(namespace == Namespace::Svg);
            self.stack.push(namespace);
        }
        foreign
    }

    /// Takes note of an end tag.
    pub fn leave(&mut self, name: &[u8]) {
        let Some((innermost, outer)) = self.stack.split_last() else { return };
        let is = |other: &[u8]| name.eq_ignore_ascii_case(other);
        let closes = match (innermost, outer.last()) {
            (Namespace::Svg | Namespace::MathMl, _) if is(b"p") || is(b"br") => return self.leave_foreign_content(),
            (Namespace::Svg, _) => is(b"svg"),
            (Namespace::MathMl, _) => is(b"math"),
            (Namespace::Html, Some(Namespace::Svg)) => is_html_in_svg(name),
            (Namespace::Html, Some(Namespace::MathMl)) => is_text_in_math(name) || is(b"annotation-xml"),
            (Namespace::Html, _) => false,
        };
        if closes {
            self.leave_innermost();
        }
    }

    fn leave_foreign_content(&mut self) {
        while self.in_foreign_content() {
            self.leave_innermost();
        }
    }

    fn leave_innermost(&mut self) {
        let left = self.stack.pop();
        self.drawings -= usize::from(left == Some(Namespace::Svg));
    }
}

fn is_html_in_svg(name: &[u8]) -> bool {
    is_one_of(name, &["desc", "foreignobject", "title"])
}

fn is_text_in_math(name: &[u8]) -> bool {
    is_one_of(name, &["mi", "mn", "mo", "ms", "mtext"])
}

fn holds_html(encoding: Option<&str>) -> bool {
    encoding.is_some_and(|encoding| is_one_of(encoding.as_bytes(), &["text/html", "application/xhtml+xml"]))
}

/// HTML elements that cannot stand in SVG or MathML: where one starts, the author forgot an end tag.
fn breaks_out<'a>(name: &[u8], attribute: &impl Fn(&str) -> Option<&'a str>) -> bool {
    const NAMES: [&str; 44] = [
        "b",
        "big",
        "blockquote",
        "body",
        "br",
        "center",
        "code",
        "dd",
        "div",
        "dl",
        "dt",
        "em",
        "embed",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "head",
        "hr",
        "i",
        "img",
        "li",
        "listing",
        "menu",
        "meta",
        "nobr",
        "ol",
        "p",
        "pre",
        "ruby",
        "s",
        "small",
        "span",
        "strong",
        "strike",
        "sub",
        "sup",
        "table",
        "tt",
        "u",
        "ul",
        "var",
    ];
    is_one_of(name, &NAMES)
        || (is_one_of(name, &["font"]) && ["color", "face", "size"].into_iter().any(|font| attribute(font).is_some()))
}

fn is_one_of(name: &[u8], names: &[&str]) -> bool {
    names.iter().any(|other| name.eq_ignore_ascii_case(other.as_bytes()))
}
