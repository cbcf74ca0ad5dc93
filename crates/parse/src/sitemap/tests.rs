use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::*;
use crate::parse;

fn read(body: &[u8]) -> ParsedPage {
    let url = Url::parse("http://example.com/dir/sitemap.xml").expect("valid");
    parse(body, None, &url, &ParseOptions::default())
}

fn urls(page: &ParsedPage, kind: LinkKind) -> Vec<&str> {
    page.links.iter().filter(|link| link.kind == kind).map(|link| link.url.as_str()).collect()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

#[test]
fn entries_have_their_time_and_their_extensions() {
    let page = read(
        b"<?xml version='1.0'?><urlset xmlns:image='i' xmlns:news='n' xmlns:xhtml='x'>\
        <url><loc> http://example.com/a?x=1&amp;y=2 </loc><lastmod>2020-01-02</lastmod>\
        <image:image><image:loc>http://img.example/1.png</image:loc></image:image></url>\
        <url><loc><![CDATA[/b#top]]></loc><news:news><news:publication_date>2021-01-01</news:publication_date>\
        <news:title>News &amp; more</news:title></news:news><xhtml:link rel='alternate' hreflang='de' href='/de/b'/></url></urlset>",
    );
    assert_eq!(page.kind, ContentKind::Sitemap);
    assert_eq!(
        urls(&page, LinkKind::Sitemap),
        ["http://example.com/a?x=1&y=2", "http://example.com/de/b", "http://example.com/b"]
    );
    assert_eq!(urls(&page, LinkKind::Img), ["http://img.example/1.png"]);
    let times: Vec<_> =
        page.links.iter().filter_map(|link| Some((link.url.path(), link.modified?.to_rfc3339()))).collect();
    assert_eq!(times, [("/a", "2020-01-02T00:00:00Z".to_owned()), ("/b", "2021-01-01T00:00:00Z".to_owned())]);
    assert!(page.links.iter().any(|link| link.text == "News & more"));
    assert_eq!(page.alternates.len(), 1);
}

#[test]
fn a_sitemap_that_breaks_off_gives_what_is_whole() {
    assert_eq!(
        urls(&read(b"<urlset><url><loc>http://a/1</loc></url><url><loc>http://a/2"), LinkKind::Sitemap),
        ["http://a/1"]
    );
    assert_eq!(
        urls(&read(b"<urlset><url><loc>http://a/1</loc><loc>http://a/2</l"), LinkKind::Sitemap),
        ["http://a/1", "http://a/2"]
    );
}

#[test]
fn lines_of_urls_are_a_sitemap_where_one_is_expected() {
    assert_eq!(
        urls(&read(b"http://a/1\r\nwww.b/2\n\nhttps://a/3"), LinkKind::Sitemap),
        ["http://a/1", "http://www.b/2", "https://a/3"]
    );
    let prose = read(b"http://a/1 is a link\n");
    assert_eq!((prose.kind, prose.links.len()), (ContentKind::PlainText, 0));
    let elsewhere = Url::parse("http://example.com/notes.txt").expect("valid");
    let notes = parse(b"http://a/1", Some("text/plain"), &elsewhere, &ParseOptions::default());
    assert_eq!(notes.kind, ContentKind::PlainText);
}

#[test]
fn packed_sitemaps_are_read_and_other_packed_files_are_not() {
    let packed = read(&gzip(b"<urlset><url><loc>http://a/1</loc></url></urlset>"));
    assert_eq!(urls(&packed, LinkKind::Sitemap), ["http://a/1"]);
    assert_eq!(urls(&read(&gzip(b"http://a/1\nhttp://a/2")), LinkKind::Sitemap).len(), 2);
    assert_eq!(read(&gzip(b"hello")).kind, ContentKind::Archive);
    assert_eq!(read(b"\x1f\x8b\x08broken").kind, ContentKind::Archive);
}

#[test]
fn no_more_is_taken_than_the_protocol_allows_and_the_rest_is_counted() {
    let mut xml = String::from("<urlset>");
    for number in 0..50_010 {
        xml.push_str(&format!("<url><loc>http://a/{number}</loc></url>"));
    }
    xml.push_str("<url><loc>mailto:somebody</loc></url><url><loc> </loc></url><url></url>");
    let page = read(xml.as_bytes());
    assert_eq!((page.links.len(), page.links_left_out), (50_000, 10), "what leads nowhere is no entry");
    let lines: String = (0..50_010).map(|number| format!("http://a/{number}\n\n")).collect();
    let page = read(&gzip(lines.as_bytes()));
    assert_eq!((page.links.len(), page.links_left_out), (50_000, 10));
    assert_eq!(page.links.last().map(|link| link.url.as_str()), Some("http://a/49999"));
}

#[test]
fn a_bomb_is_read_to_its_limit_and_no_further() {
    // Half a gigabyte of one entry again and again, then one that nobody gets to see.
    let piece = "<url><loc>http://a/x</loc></url>\n".repeat(32 * 1024);
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(b"<urlset>").expect("memory");
    for _ in 0..512 {
        encoder.write_all(b"<url><loc>http://a/x</loc></url>").expect("memory");
        encoder.write_all(&vec![b' '; piece.len()]).expect("memory");
    }
    encoder.write_all(b"<url><loc>http://a/unseen</loc></url>").expect("memory");
    let page = read(&encoder.finish().expect("memory"));
    assert!(page.links.len() < 512 && !page.links.is_empty());
    assert!(page.links.iter().all(|link| link.url.path() == "/x"));
}

#[test]
fn entities_of_its_own_are_not_replaced() {
    let page = read(
        b"<!DOCTYPE urlset [<!ENTITY f SYSTEM 'file:///etc/passwd'><!ENTITY h 'http://a/no'>]>\
        <urlset><url><loc>&f;</loc></url><url><loc>&h;</loc></url><url><loc>http://a/yes</loc></url></urlset>",
    );
    assert_eq!(urls(&page, LinkKind::Sitemap), ["http://a/yes"]);
}
