use peregrine_types::LinkRel;
use proptest::prelude::*;

use super::*;
use crate::{Limits, parse};

fn read_with(html: &str, options: &ParseOptions) -> ParsedPage {
    let url = Url::parse("http://example.com/dir/page.html").expect("valid");
    parse(html.as_bytes(), Some("text/html; charset=utf-8"), &url, options)
}

fn read(html: &str) -> ParsedPage {
    read_with(html, &ParseOptions::default())
}

fn urls(html: &str) -> Vec<(LinkKind, String)> {
    read(html).links.into_iter().map(|link| (link.kind, link.url.into())).collect()
}

fn anchors(html: &str) -> Vec<(String, String)> {
    let links = read(html).links.into_iter().filter(|link| link.kind == LinkKind::A);
    links.map(|link| (link.url.path().to_owned(), link.text)).collect()
}

#[test]
fn every_kind_of_link_is_found_in_document_order() {
    let html = "<link rel=next href=l1><link rel=stylesheet href=l2><script src=s></script><a href=a1>x</a><map><area href=a2 alt=y></map>\
        <iframe src=i></iframe><frame src=f><img src=m srcset='m1 1x, m2 2x'><picture><source srcset=p></picture>\
        <video src=v poster=vp></video><object data=o></object><embed src=e><form action=g></form><form action=n method=post></form>\
        <meta http-equiv=Refresh content='3; url=r'>";
    let found: Vec<_> =
        urls(html).into_iter().map(|(kind, url)| (kind, url.replace("http://example.com/dir/", ""))).collect();
    let expected = [
        (LinkKind::Link, "l1"),
        (LinkKind::Resource, "l2"),
        (LinkKind::Script, "s"),
        (LinkKind::A, "a1"),
        (LinkKind::Area, "a2"),
        (LinkKind::Iframe, "i"),
        (LinkKind::Frame, "f"),
        (LinkKind::Img, "m1"),
        (LinkKind::Img, "m2"),
        (LinkKind::Img, "m"),
        (LinkKind::Source, "p"),
        (LinkKind::Source, "v"),
        (LinkKind::Img, "vp"),
        (LinkKind::Object, "o"),
        (LinkKind::Embed, "e"),
        (LinkKind::Form, "g"),
        (LinkKind::Refresh, "r"),
    ];
    assert_eq!(found, expected.map(|(kind, url)| (kind, url.to_owned())));
}

#[test]
fn pages_in_xml_are_read_as_pages() {
    let url = Url::parse("http://example.com/dir/").expect("valid");
    let body = b"<?xml version='1.0' encoding='iso-8859-1'?><!DOCTYPE html><html xmlns='http://www.w3.org/1999/xhtml' lang='fr'>\
        <head><title>Caf\xe9</title><link rel='next' href='2'/></head><body><p>un</p><a href='a?b=1&amp;c=2'>deux</a><br/></body></html>";
    let page = parse(body, Some("application/xhtml+xml"), &url, &ParseOptions::default());
    assert_eq!((page.kind, page.charset), (peregrine_types::ContentKind::Xhtml, "windows-1252"));
    assert_eq!((page.title.as_deref(), page.text.trim()), (Some("Café"), "un\ndeux"));
    let links: Vec<&str> = page.links.iter().map(|link| link.url.path()).collect();
    assert_eq!(links, ["/dir/2", "/dir/a"]);
    assert_eq!(page.links[1].url.query(), Some("b=1&c=2"));
}

#[test]
fn furniture_is_left_out_where_it_is_not_wanted() {
    let options = ParseOptions { want_resources: false, ..ParseOptions::default() };
    let page = read_with(
        "<link rel=icon href=i><img src=m><script src=s></script><form action=f><a href=a><img src=x alt=pic></a>",
        &options,
    );
    assert_eq!(page.links.len(), 1);
    assert_eq!(page.links.first().map(|link| link.text.as_str()), Some("pic"));
}

#[test]
fn links_mean_what_they_mean_in_a_browser() {
    let html = "<a href=' /a?x=1&amp;y=2#z '><a href='b&#x2F;c'><a href='//other.example/d'><a href='javascript:x'><a href='mailto:a@b'>\
        <a href='#top'><a href=''><a><a href='http://[bad'><a href='ftp://x/'><a href='e\nf'><A HREF=G>";
    let found: Vec<_> = urls(html).into_iter().map(|(_, url)| url).collect();
    assert_eq!(
        found,
        [
            "http://example.com/a?x=1&y=2",
            "http://example.com/dir/b/c",
            "http://other.example/d",
            "http://example.com/dir/ef",
            "http://example.com/dir/G",
        ]
    );
}

#[test]
fn a_base_counts_for_the_whole_page_and_only_the_first() {
    let html = "<a href=1></a><base target=_top><base href='/base/'><base href='/other/'><a href=2></a>";
    let found: Vec<_> = urls(html).into_iter().map(|(_, url)| url).collect();
    assert_eq!(found, ["http://example.com/base/1", "http://example.com/base/2"]);
}

#[test]
fn rel_is_kept_as_written_and_understood() {
    let page = read("<a href=x rel='External  nofollow&#32;UGC'>x</a><a href=y>y</a>");
    let link = page.links.first().expect("found");
    assert_eq!(link.rel_text, "External nofollow UGC");
    assert_eq!(link.rel, LinkRel { nofollow: true, ugc: true, sponsored: false });
    assert_eq!(page.links.get(1).map(|link| link.rel), Some(LinkRel::default()));
}

#[test]
fn anchor_text_is_what_stands_in_the_link() {
    let html = "<a href=1> a\n <b>b</b>c<br>d<p>e</p> &amp; </a>f <a href=2><a href=3>g<a name=x>h</a> <a href=4><img alt=' i  j'></a>\
        <a href=5>k<img alt=l></a><a href=6><svg><title>m</title></svg></a><a href=7><script>no()</script><style>no</style>o";
    let expected = [
        ("/dir/1", "a bc d e &"),
        ("/dir/2", ""),
        ("/dir/3", "g"),
        ("/dir/4", "i j"),
        ("/dir/5", "k"),
        ("/dir/6", "m"),
        ("/dir/7", "o"),
    ];
    assert_eq!(anchors(html), expected.map(|(path, text)| (path.to_owned(), text.to_owned())));
}

#[test]
fn links_in_noscript_count_and_its_text_does_not() {
    let html = "<body>a<noscript>Please <a href=n>enable</a><img src=pixel></noscript>b";
    let page = read(html);
    assert_eq!(page.links.len(), 2);
    assert_eq!(page.links.first().map(|link| link.text.as_str()), Some("enable"));
    assert_eq!(page.text, "ab");
}

#[test]
fn templates_give_links_but_no_placeholders_and_no_text() {
    let html = "a<template><base href=/x/><a href=t>t</a><a href='{{url}}'>u</a><template>v</template>w</template>b\
        <template shadowrootmode=open>c</template>d";
    assert_eq!(anchors(html), [("/dir/t".to_owned(), "t".to_owned())]);
    assert_eq!(read(html).text, "abcd");
}

#[test]
fn links_in_scripts_comments_and_text_areas_do_not_count() {
    let html = "<!-- <a href=1> --><script>'<a href=2>'</script><style><a href=3></style><textarea><a href=4></textarea>\
        <title><a href=5></title><iframe><a href=6></iframe><xmp><a href=7></xmp><a title='<a href=8>' href=9>";
    assert_eq!(anchors(html), [("/dir/9".to_owned(), String::new())]);
}

#[test]
fn title_description_language_and_canonical_are_read() {
    let page = read(
        "<!doctype html><html lang=' de-AT '><svg><title>icon</title></svg><title> A &amp;\n B</title><title>no</title>\
        <meta name=Description content=' x  &quot;y&quot; '><meta name=description content=no>\
        <link rel='canonical' href='/c#x'><link rel=canonical href=/no>",
    );
    assert_eq!(page.title.as_deref(), Some("A & B"));
    assert_eq!(page.description.as_deref(), Some("x \"y\""));
    assert_eq!(page.language.as_deref(), Some("de-AT"));
    assert_eq!(page.canonical.map(String::from).as_deref(), Some("http://example.com/c"));
    assert_eq!(page.charset, "UTF-8");
    let bare = read("<p>x");
    assert!(bare.title.is_none() && bare.description.is_none() && bare.language.is_none() && bare.canonical.is_none());
}

#[test]
fn what_a_page_says_of_itself_is_kept_as_written() {
    let page = read(
        "<link rel=alternate hreflang=de href=/de><link rel='alternate' hreflang='x-default' href=/><link rel=alternate href=/feed>\
        <meta property=og:title content='A &amp; B'><meta name='twitter:card' content=summary><meta property=fb:app_id content=1>\
        <script type='application/ld+json'> {\"@type\": \"Article\"} </script><script type=text/javascript>{}</script>\
        <script type='Application/LD+JSON; charset=utf-8'>[1]</script><script type=application/ld+json></script>",
    );
    let alternates: Vec<_> = page.alternates.iter().map(|found| (found.language.as_str(), found.url.path())).collect();
    assert_eq!(alternates, [("de", "/de"), ("x-default", "/")]);
    let properties = [("og:title", "A & B"), ("twitter:card", "summary")];
    assert_eq!(page.properties, properties.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert_eq!(page.json_ld, ["{\"@type\": \"Article\"}", "[1]"]);
}

#[test]
fn what_a_page_says_of_itself_is_bounded() {
    let block = format!("<script type=application/ld+json>{}</script>", "x".repeat(100_000));
    let page = read(&format!(
        "{}{}{}",
        block.repeat(5),
        "<meta property=og:x content=y>".repeat(1_000),
        "<link rel=alternate hreflang=de href=/de>".repeat(1_000)
    ));
    assert_eq!((page.json_ld.len(), page.properties.len(), page.alternates.len()), (2, 200, 500));
}

#[test]
fn a_link_says_where_it_stands() {
    let html = "é <p><a href=1>x</a> <img src=2>";
    let places: Vec<_> = read(html).links.iter().map(|link| &html[link.position as usize..][..2]).collect();
    assert_eq!(places, ["<a", "<i"]);
}

#[test]
fn directives_are_for_everyone_or_for_us() {
    let directives = |html: &str| read(html).directives;
    let nofollow = Directives { nofollow: true, ..Directives::default() };
    assert_eq!(directives("<meta name=ROBOTS content='index,NoFollow'>"), nofollow);
    assert_eq!(directives("<meta name=Peregrine content=nofollow>"), nofollow);
    assert_eq!(directives("<meta name=otherbot content=none>"), Directives::default());
    assert_eq!(
        directives("<meta name=robots content=noindex><meta name=peregrine content='noarchive, nofollow'>"),
        Directives { noindex: true, nofollow: true, noarchive: true }
    );
}

#[test]
fn text_is_what_a_reader_sees() {
    let page = read(
        "<html><head><title>t</title><style>s</style></head><body><h1>Head  line</h1><p>One <b>t</b>wo<br>three</p>\
        <ul><li>a<li>b</ul><table><tr><td>1<td>2<tr><td>3</table><script>x</script><svg><text>svg</text></svg>\
        <math><mi>E</mi><annotation>tex</annotation></math><textarea>area</textarea>&lt;end&gt;",
    );
    assert_eq!(page.text, "Head line\nOne two\nthree\na\nb\n1 2\n3\nEarea<end>");
}

#[test]
fn text_is_collected_only_where_it_is_wanted() {
    let options = ParseOptions { want_text: false, ..ParseOptions::default() };
    let page = read_with("<title>t</title>x<a href=y>z</a>", &options);
    assert_eq!((page.text.as_str(), page.title.as_deref()), ("", Some("t")));
    assert_eq!(page.links.first().map(|link| link.text.as_str()), Some("z"));
}

#[test]
fn limits_hold() {
    let limits = Limits { links: 10, text_bytes: 50, anchor_text_bytes: 8, ..Limits::default() };
    let options = ParseOptions { limits, ..ParseOptions::default() };
    let page = read_with(&"<a href=x>some long anchor text</a> ".repeat(100), &options);
    assert_eq!(page.links.len(), 10);
    assert!(page.links.iter().all(|link| link.text == "some lon"));
    assert!(page.text.len() <= 50 && page.text.len() > 40);
    assert_eq!(page.links_left_out, 90);
    let page = read_with(&format!("<img srcset='{}'>", "a 1x, ".repeat(1000)), &options);
    assert_eq!((page.links.len(), page.links_left_out), (10, 990));
}

#[test]
fn a_long_base_does_not_multiply() {
    let html = format!("<base href='/{}/'>{}", "x".repeat(7_000), "<a href=1>".repeat(40_000));
    let page = read(&html);
    let bytes: usize = page.links.iter().map(|link| link.url.as_str().len()).sum();
    assert!(bytes <= Limits::default().link_bytes);
    assert!(page.links.len() > 1_500);
    assert_eq!(page.links.len() as u64 + page.links_left_out, 40_000, "what is left out is counted");
}

#[test]
fn hostile_pages_take_linear_time() {
    for piece in [
        "<div>",
        "<a href=x>",
        "<svg>",
        "<math><mi>",
        "<template>",
        "<!--",
        "<![CDATA[",
        "<a b=\"",
        "<a b='x",
        "</x",
        "<script>",
        "<title>",
        "&",
        "&amp",
        "<",
        "</",
        "<!",
        "<img srcset='a,",
        "<a x ",
        "<b/",
        "--!>",
        "<script><!--<script>",
        "=\"",
        "<svg><title>",
        "\u{a0}",
        "<table><tr><td>",
        "<select><option>",
    ] {
        let page = read(&piece.repeat(300_000 / piece.len()));
        assert!(page.links.len() <= Limits::default().links);
    }
}

#[test]
fn what_is_not_a_page_gives_an_empty_one() {
    let url = Url::parse("http://example.com/").expect("valid");
    let options = ParseOptions::default();
    let image = parse(b"\x89PNG", Some("image/png"), &url, &options);
    assert!(image.charset.is_empty() && image.links.is_empty() && image.text.is_empty());
    let plain = parse("<a href=x>ä\n".as_bytes(), Some("text/plain"), &url, &options);
    assert_eq!((plain.charset, plain.text.as_str(), plain.links.len()), ("UTF-8", "<a href=x>ä\n", 0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn no_bytes_make_it_panic(body in prop::collection::vec(any::<u8>(), 0..300), content_type in "(text/(html|plain))?(; ?charset=.{0,8})?") {
        let url = Url::parse("http://example.com/").expect("valid");
        parse(&body, Some(&content_type), &url, &ParseOptions::default());
        parse(&body, None, &url, &ParseOptions::default());
    }

    #[test]
    fn no_markup_makes_it_panic(pieces in prop::collection::vec(prop::sample::select(&[
        "<a href=", "<base href=", "<meta ", "name=robots ", "content=", "http-equiv=refresh ", "<link rel=canonical href=", "<img alt=",
        "srcset=", "<template>", "</template>", "<noscript>", "</noscript>", "<svg>", "</svg>", "<title>", "</title>", "'", "\"", ">", " ",
        "1;url=", "é", "&#x", "{{", "//", "http://", ":", "</a>", "<p>",
    ][..]), 0..30)) {
        read(&pieces.concat());
    }
}
