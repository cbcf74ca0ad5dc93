use html5gum::State;
use proptest::prelude::*;

use super::*;
use crate::references::{Context, decode};

/// A token in a form that two tokenizers can agree on.
#[derive(Debug, PartialEq, Eq)]
enum Plain {
    Start(Tag, Vec<(String, String)>),
    End(Tag),
    Text(String),
}

fn push_text(tokens: &mut Vec<Plain>, text: &str) {
    match tokens.last_mut() {
        Some(Plain::Text(before)) => before.push_str(text),
        _ if text.is_empty() => {}
        _ => tokens.push(Plain::Text(text.to_owned())),
    }
}

fn ours(html: &str) -> Vec<Plain> {
    let mut tokenizer = Tokenizer::new(html);
    let mut tokens = Vec::new();
    while let Some(token) = tokenizer.next() {
        match token {
            Token::Start { tag, .. } => {
                let mut attributes: Vec<(String, String)> = Vec::new();
                for (name, value) in &tokenizer.attributes {
                    let name = name.to_ascii_lowercase();
                    if !attributes.iter().any(|(other, _)| *other == name) {
                        attributes.push((name, decode(value, Context::Attribute).into_owned()));
                    }
                }
                attributes.sort();
                tokens.push(Plain::Start(tag, attributes));
            }
            Token::End { tag } => tokens.push(Plain::End(tag)),
            Token::Text(text) => push_text(&mut tokens, &decode(text, Context::Text)),
            Token::RawText(text) => push_text(&mut tokens, text),
        }
    }
    tokens
}

/// The same from an independent implementation.
fn reference(html: &str) -> Vec<Plain> {
    let mut tokenizer = html5gum::Tokenizer::new(html);
    let mut tokens = Vec::new();
    while let Some(Ok(token)) = tokenizer.next() {
        match token {
            html5gum::Token::StartTag(start) => {
                let tag = Tag::from_name(&start.name);
                let state = match text_mode(tag) {
                    TextMode::Data => None,
                    TextMode::RcData(_) => Some(State::RcData),
                    TextMode::RawText(_) => Some(State::RawText),
                    TextMode::Script => Some(State::ScriptData),
                    TextMode::PlainText => Some(State::PlainText),
                };
                if let Some(state) = state {
                    tokenizer.set_state(state);
                    tokenizer.set_last_start_tag(std::str::from_utf8(&start.name).ok());
                }
                let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
                let attributes = start.attributes.iter().map(|(name, value)| (text(name), text(value))).collect();
                tokens.push(Plain::Start(tag, attributes));
            }
            html5gum::Token::EndTag(end) => tokens.push(Plain::End(Tag::from_name(&end.name))),
            html5gum::Token::String(text) => push_text(&mut tokens, &String::from_utf8_lossy(&text)),
            _ => {}
        }
    }
    tokens
}

const PIECES: [&str; 60] = [
    "<",
    ">",
    "/",
    "=",
    "\"",
    "'",
    "a",
    "B",
    " ",
    "\n",
    "\t",
    "-",
    "!",
    "?",
    "é",
    "&",
    ";",
    "<a",
    "<a ",
    "</a",
    "</a>",
    "<A HREF=",
    "href=x",
    "href='y'",
    "HREF = \"z&amp;1\"",
    "x=&copy=",
    "<!--",
    "--",
    "-->",
    "--!>",
    "<!-->",
    "<!",
    "<?",
    "</",
    "<br/>",
    "<script>",
    "<script ",
    "</script",
    "</script>",
    "</SCRIPT >",
    "<title>",
    "</title",
    "</title>",
    "<style>",
    "</style>",
    "<textarea>",
    "</textarea>",
    "<xmp>",
    "</xmp>",
    "<iframe>",
    "</iframe>",
    "<plaintext>",
    "<![CDATA[",
    "]]>",
    "&amp;",
    "&lt",
    "&#65;",
    "&#x1F600;",
    "&notin",
    "<div id=1>",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn tokens_are_those_of_an_independent_tokenizer(pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..24)) {
        let html = pieces.concat();
        prop_assert_eq!(ours(&html), reference(&html), "{}", html);
    }

    #[test]
    fn no_text_makes_it_panic(html in ".{0,200}") {
        ours(&html);
    }

    #[test]
    fn foreign_content_makes_it_neither_panic_nor_hang(
        pieces in prop::collection::vec(prop::sample::select(&[
            "<svg>", "</svg>", "<svg/>", "<math>", "</math>", "<title>", "</title>", "<foreignObject>", "</foreignObject>", "<mi>",
            "</mi>", "<annotation-xml encoding=text/html>", "</annotation-xml>", "<p>", "</p>", "<font color=x>", "<style>",
            "<![CDATA[x]]>", "x",
        ][..]), 0..40)
    ) {
        ours(&pieces.concat());
    }
}

fn texts(html: &str) -> Vec<String> {
    let is_text = |token: Plain| match token {
        Plain::Text(text) => Some(text),
        _ => None,
    };
    ours(html).into_iter().filter_map(is_text).collect()
}

#[test]
fn a_script_ends_where_browsers_end_it() {
    for (html, script) in [
        ("<script>a</script>", "a"),
        ("<script>if (a</b) </scripty></script>", "if (a</b) </scripty>"),
        ("<script><!-- <script> </script> --></script>", "<!-- <script> </script> -->"),
        ("<script><!-- </script> -->", "<!-- "),
        ("<script><!--><script></script>", "<!--><script>"),
        ("<script>never ends", "never ends"),
    ] {
        assert_eq!(texts(html).first().map(String::as_str), Some(script), "{html}");
    }
}

#[test]
fn svg_has_its_own_title_and_style() {
    let html = "<svg><title><a href=1>x</a></title><style>y<b>z</b></style></svg><title><a></title>";
    let starts = ours(html).iter().filter(|token| matches!(token, Plain::Start(Tag::A, _))).count();
    assert_eq!(starts, 1);
    assert_eq!(texts("<svg><![CDATA[a<b]]></svg><![CDATA[c]]>d"), ["a<b", "d"]);
}

#[test]
fn foreign_content_ends_at_a_forgotten_end_tag() {
    let mut tokenizer = Tokenizer::new("<svg><g><div><title>");
    let mut foreign = Vec::new();
    while let Some(token) = tokenizer.next() {
        if let Token::Start { foreign: is_foreign, .. } = token {
            foreign.push(is_foreign);
        }
    }
    assert_eq!(foreign, [true, true, false, false]);
    assert!(!tokenizer.in_svg());
}

#[test]
fn a_self_closing_svg_is_closed() {
    let mut tokenizer = Tokenizer::new("<svg/>x");
    while tokenizer.next().is_some() {}
    assert!(!tokenizer.in_svg());
}

#[test]
fn what_is_searched_for_is_found_near_and_far() {
    for length in 0..40 {
        let mut text = vec![b'='; length];
        assert_eq!(find_near(b'<', &text), None);
        for place in (0..length).rev() {
            text[place] = b'<';
            assert_eq!(find_near(b'<', &text), Some(place), "{text:?}");
        }
    }
}
