/// The elements that mean something to a crawler; all others are [`Tag::Block`] or [`Tag::Inline`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tag {
    A,
    Annotation,
    Area,
    Audio,
    Base,
    /// Stands on lines of its own.
    Block,
    Br,
    /// A table cell or the like: separated from its neighbour by a blank.
    Cell,
    Embed,
    Form,
    Frame,
    Html,
    Iframe,
    Img,
    Inline,
    Link,
    Math,
    Meta,
    Noembed,
    Noframes,
    Noscript,
    Object,
    Plaintext,
    Script,
    Source,
    Style,
    Svg,
    Template,
    Textarea,
    Title,
    Track,
    Video,
    Xmp,
}

impl Tag {
    pub fn from_name(name: &[u8]) -> Tag {
        match name.len() {
            1..=8 => short(packed(name)),
            9.. => long(name),
            _ => Tag::Inline,
        }
    }

    /// The name of an element whose end tag has to be looked for; empty for all others.
    pub fn raw_text_name(self) -> &'static [u8] {
        match self {
            Tag::Iframe => b"iframe",
            Tag::Noembed => b"noembed",
            Tag::Noframes => b"noframes",
            Tag::Script => b"script",
            Tag::Style => b"style",
            Tag::Textarea => b"textarea",
            Tag::Title => b"title",
            Tag::Xmp => b"xmp",
            _ => b"",
        }
    }
}

/// Up to eight bytes as one number, upper-case letters made lower-case, so that a name is compared at once.
const fn packed(name: &[u8]) -> u64 {
    let mut number = 0;
    let mut index = 0;
    while index < name.len() {
        number = number << 8 | name[index].to_ascii_lowercase() as u64;
        index += 1;
    }
    number
}

macro_rules! short_names {
    ($($tag:ident: $($name:ident)+;)+) => {
        #[allow(non_upper_case_globals)]
        mod names {
            $($(pub const $name: u64 = super::packed(stringify!($name).as_bytes());)+)+
        }

        fn short(name: u64) -> Tag {
            match name {
                $($(names::$name)|+ => Tag::$tag,)+
                _ => Tag::Inline,
            }
        }
    };
}

short_names! {
    A: a;
    Area: area;
    Audio: audio;
    Base: base;
    Block: address article aside body caption center dd details dialog dir div dl dt fieldset figure footer h1 h2 h3 h4 h5
        h6 header hgroup hr legend li listing main menu nav ol p pre search section summary table tbody tfoot thead tr
        ul;
    Br: br;
    Cell: option td th;
    Embed: embed;
    Form: form;
    Frame: frame;
    Html: html;
    Iframe: iframe;
    Img: image img;
    Link: link;
    Math: math;
    Meta: meta;
    Noembed: noembed;
    Noframes: noframes;
    Noscript: noscript;
    Object: object;
    Script: script;
    Source: source;
    Style: style;
    Svg: svg;
    Template: template;
    Textarea: textarea;
    Title: title;
    Track: track;
    Video: video;
    Xmp: xmp;
}

fn long(name: &[u8]) -> Tag {
    let is = |names: &[&str]| names.iter().any(|long| name.eq_ignore_ascii_case(long.as_bytes()));
    if is(&["blockquote", "figcaption"]) {
        Tag::Block
    } else if is(&["annotation", "annotation-xml"]) {
        Tag::Annotation
    } else if is(&["plaintext"]) {
        Tag::Plaintext
    } else {
        Tag::Inline
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_in_any_case() {
        for (name, tag) in [
            ("a", Tag::A),
            ("A", Tag::A),
            ("noscript", Tag::Noscript),
            ("TextArea", Tag::Textarea),
            ("BLOCKQUOTE", Tag::Block),
            ("plaintext", Tag::Plaintext),
            ("", Tag::Inline),
            ("aa", Tag::Inline),
            ("span", Tag::Inline),
            ("custom-element", Tag::Inline),
        ] {
            assert_eq!(Tag::from_name(name.as_bytes()), tag, "{name}");
        }
    }
}
