//! Documents made to hurt whoever reads them, in any size. Used by the test for memory and by the benchmark for time.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

pub struct Hostile {
    pub name: &'static str,
    pub content_type: &'static str,
    /// A document of about so many bytes.
    pub make: fn(usize) -> Vec<u8>,
}

const HTML: &str = "text/html";
const XML: &str = "text/xml";
const JSON_FEED: &str = "application/feed+json";

fn repeated(piece: &str, size: usize) -> Vec<u8> {
    piece.repeat(size / piece.len() + 1).into_bytes()
}

fn around(start: &str, piece: &str, end: &str, size: usize) -> Vec<u8> {
    [start.as_bytes(), &repeated(piece, size), end.as_bytes()].concat()
}

/// What packs to about `size / 1000` bytes.
fn packed(piece: &str, size: usize) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(b"<urlset>").expect("memory does not fail");
    let block = repeated(piece, 1 << 20);
    for _ in 0..(size >> 20) {
        packer.write_all(&block).expect("memory does not fail");
    }
    packer.finish().expect("memory does not fail")
}

macro_rules! hostile {
    ($($name:literal, $content_type:expr, $make:expr;)+) => {
        &[$(Hostile { name: $name, content_type: $content_type, make: $make },)+]
    };
}

pub const DOCUMENTS: &[Hostile] = hostile! {
    "deeply nested divisions", HTML, |size| repeated("<div>", size);
    "deeply nested inline", HTML, |size| repeated("<b><i><a href=x>", size);
    "deeply nested tables", HTML, |size| repeated("<table><tr><td>", size);
    "deeply nested lists", HTML, |size| repeated("<ul><li>x", size);
    "deeply nested templates", HTML, |size| repeated("<template>", size);
    "deeply nested drawings", HTML, |size| repeated("<svg><foreignObject>", size);
    "deeply nested formulas", HTML, |size| repeated("<math><mi>", size);
    "closed in the wrong order", HTML, |size| repeated("<div><p></div></span></p></td>", size);
    "end tags of what is not open", HTML, |size| around(&"<section>".repeat(300), "</ul>", "", size);
    "end tags of what is out of reach", HTML, |size| around(&format!("<ul><table><td>{}", "<section>".repeat(300)), "</ul>", "", size);
    "cells deep in sections", HTML, |size| around(&format!("<table>{}", "<section>".repeat(300)), "<tr><td>", "", size);
    "text deep in formulas", HTML, |size| around(&"<math><mi>".repeat(300), "x<q>", "", size);
    "headings that are not the title", HTML, |size| around(
        &format!("<title>{}</title><p>{}</p><nav>", "long ".repeat(1_000), "some words, and more. ".repeat(30)), "<h1>x</h1>", "", size);
    "only end tags", HTML, |size| repeated("</div></a></table>", size);
    "a million links", HTML, |size| repeated("<a href=/some/longer/path/to/a/page>text of the link that goes on</a>\n", size);
    "links to nowhere new", HTML, |size| repeated("<a href=x>", size);
    "long anchor texts", HTML, |size| around("", &format!("<a href=x>{}</a>", "y ".repeat(400)), "", size);
    "a link that never ends", HTML, |size| around("<a href=x>", "text ", "", size);
    "a long base", HTML, |size| around(&format!("<base href='/{}/'>", "x".repeat(10_000)), "<a href=1>", "", size);
    "a base as long as may be", HTML, |size| around(&format!("<base href='/{}/'>", "x".repeat(7_900)), "<a href=1>", "", size);
    "many bases", HTML, |size| repeated("<base href=/x><a href=y>", size);
    "references", HTML, |size| repeated("<a href='&amp;&amp;&amp;&amp;'>&eacute;</a>", size);
    "a flood of references", HTML, |size| repeated("&amp;&lt;&#x10FFFF;&CounterClockwiseContourIntegral;", size);
    "references that are none", HTML, |size| repeated("&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", size);
    "a long number", HTML, |size| around("&#", "9", ";", size);
    "only ampersands", HTML, |size| repeated("&", size);
    "only less-than", HTML, |size| repeated("<", size);
    "only greater-than", HTML, |size| repeated(">", size);
    "only blanks", HTML, |size| repeated(" \n\t", size);
    "no-break blanks", HTML, |size| repeated("\u{a0}", size);
    "nothing but NUL", HTML, |size| vec![0; size];
    "NULs between tags", HTML, |size| repeated("<a\0href=x>\0<\0p>\0", size);
    "one long word", HTML, |size| repeated("x", size);
    "one long tag", HTML, |size| around("<a href=\"", "x", "", size);
    "one long name", HTML, |size| around("<", "x", ">", size);
    "one long attribute", HTML, |size| around("<a href='", "x", "'>y</a>", size);
    "many attributes", HTML, |size| around("<a ", "b=c ", ">", size);
    "many tags with many attributes", HTML, |size| around("", &format!("<a {}>", "href=x ".repeat(255)), "", size);
    "quotes that do not end", HTML, |size| repeated("<a b=\"x' <", size);
    "long classes", HTML, |size| around("", &format!("<div class='{}'>x", "sidebar ".repeat(1_000)), "", size);
    "comments that do not end", HTML, |size| repeated("<!--", size);
    "comments that nearly end", HTML, |size| around("<!--", "--!-", "", size);
    "sections", HTML, |size| repeated("<svg><![CDATA[", size);
    "scripts in comments in scripts", HTML, |size| repeated("<script><!--<script>", size);
    "a script that nearly ends", HTML, |size| around("<script>", "</script", "", size);
    "titles", HTML, |size| repeated("<title>x</title>", size);
    "a title that does not end", HTML, |size| around("<title>", "</titl", "", size);
    "headings", HTML, |size| repeated("<h1>a heading</h1>", size);
    "metadata", HTML, |size| repeated("<meta property=og:title content=x><link rel=alternate hreflang=de href=/de>", size);
    "JSON-LD", HTML, |size| repeated("<script type=application/ld+json>{\"a\":1}</script>", size);
    "srcset", HTML, |size| around("<img srcset='", "a 1x, ", "'>", size);
    "srcset with open parentheses", HTML, |size| around("<img srcset='a (", "(", "'>", size);
    "refreshes", HTML, |size| repeated("<meta http-equiv=refresh content='0;url=x'>", size);
    "options", HTML, |size| repeated("<select><option>x", size);
    "cells", HTML, |size| around("<table><tr>", "<td>x", "</table>", size);
    "rows", HTML, |size| around("<table>", "<tr><th>x<td>y", "</table>", size);
    "tables", HTML, |size| repeated("<table><tr><td>x<td>y<tr><td>x<td>y</table>", size);
    "preformatted", HTML, |size| around("<pre>", "`` ` <b>x</b>\n", "", size);
    "line breaks", HTML, |size| around("<p>x", "<br>", "", size);
    "quotations", HTML, |size| repeated("<blockquote>x", size);
    "stars", HTML, |size| repeated("* _ ` [ ] < ", size);
    "empty marks", HTML, |size| repeated("<b></b><i></i><a href=x></a>", size);
    "windows-1252", "text/html; charset=windows-1252", |size| vec![0x80; size];
    "links in windows-1252", "text/html; charset=windows-1252", |size| around("<p>", "<a href=/x>\u{a0}y</a>", "", size);
    "UTF-16", "text/html; charset=utf-16le", |size| repeated("<\0a\0 \0h\0r\0e\0f\0=\0x\0>\0", size);
    "half of UTF-16", "text/html; charset=utf-16be", |size| repeated("\u{58}", size);
    "GB18030", "text/html; charset=gb18030", |size| b"\x81\x30\x81\x30".repeat(size / 4);
    "ISO-2022-JP", "text/html; charset=iso-2022-jp", |size| repeated("\u{1b}$B!!\u{1b}(B", size);
    "broken UTF-8", "text/html; charset=utf-8", |size| vec![0xff; size];
    "no charset", HTML, |size| [b"\xe9".as_slice(), &repeated("text ", size)].concat();
    "no charset late", HTML, |size| [repeated("text ", size).as_slice(), b"\xe9\xff\xfe"].concat();
    "charsets", HTML, |size| repeated("<meta charset=x-unknown>", size);
    "plain text", "text/plain", |size| repeated("a", size);
    "XHTML", "application/xhtml+xml", |size| repeated("<html xmlns='x'><a href='y'/>", size);
    "an image", "image/png", |size| [b"\x89PNG\r\n\x1a\n".as_slice(), &vec![7; size]].concat();
    "sitemap", XML, |size| around("<urlset>", "<url><loc>http://a/b</loc><lastmod>2024-01-01</lastmod></url>", "", size);
    "sitemap index", XML, |size| around("<sitemapindex>", "<sitemap><loc>http://a/b.xml</loc></sitemap>", "", size);
    "sitemap with a loc that does not end", XML, |size| around("<urlset><url><loc>", "x", "", size);
    "sitemap of alternates", XML, |size| around("<urlset><url>", "<x:link rel='alternate' hreflang='de' href='http://a/b'/>", "", size);
    "sitemap of images", XML, |size| around("<urlset><url>", "<image:image><image:loc>http://a/b.png</image:loc></image:image>", "", size);
    "sitemap of long names", XML, |size| around("<urlset>", &format!("<url><loc>http://a/{}</loc><x:link rel='alternate' hreflang='de' href='http://a/{0}'/></url>", "x".repeat(7_900)), "", size);
    "packed sitemap of long names", "application/gzip", |size| packed(
        &format!("<url><loc>http://a/{}</loc><x:link rel='alternate' hreflang='de' href='http://a/{0}'/></url>", "x".repeat(7_900)), size);
    "sitemap as one line", "text/plain", |size| around("http://a.example/page\nhttp://a.example/", "x", "", size);
    "sitemap of short names", XML, |size| around("<urlset>", "<url><loc>a</loc></url>", "", size);
    "feed of short names", XML, |size| around("<rss>", "<item><link>a</link></item>", "", size);
    "JSON feed of short names", JSON_FEED, |size| around("{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[", "{\"url\":\"a\"},", "", size);
    "JSON feed of one long text", JSON_FEED, |size| around("{\"version\":\"https://jsonfeed.org/version/1\",\"title\":\"\\n", "x", "\"}", size);
    "an image with a long text", HTML, |size| around("<a href=x><img alt='&amp;", "x", "'></a>", size);
    "a long canonical address", HTML, |size| around("<link rel=canonical href='&amp;", "x", "'>", size);
    "long references in many attributes", HTML, |size| around("", &format!("<link rel=alternate hreflang=de href='&amp;{}'>", "x".repeat(200_000)), "", size);
    "nested sitemap", XML, |size| repeated("<urlset><url><loc>", size);
    "sitemap of a billion laughs", XML, |size| around(
        "<!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]><urlset><url><loc>http://a/",
        "&c;", "</loc></url></urlset>", size);
    "document types that do not end", XML, |size| around("<!DOCTYPE urlset [", "<!ENTITY a '", "", size);
    "sitemap as text", "text/plain; sitemap", |size| repeated("http://a.example/page\n", size);
    "packed sitemap", "application/gzip", |size| packed("<url><loc>http://a/b</loc></url>", size);
    "packed nothing", "application/gzip", |size| packed(" ", size);
    "feed", XML, |size| around("<rss>", "<item><link>http://a/b</link><title>t</title></item>", "", size);
    "nested feed", XML, |size| around("<rss>", "<content>", "", size);
    "feed with a title that does not end", XML, |size| around("<feed><entry><title>", "&amp;x ", "", size);
    "feed of sections", XML, |size| around("<rss><item><title>", "<![CDATA[x]]>", "", size);
    "JSON feed", JSON_FEED, |size| around("{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[", "{\"url\":\"http://a/b\"},", "", size);
    "nested JSON feed", JSON_FEED, |size| around("{\"version\":\"https://jsonfeed.org/version/1\",\"x\":", "[", "", size);
    "JSON feed of one text", JSON_FEED, |size| around("{\"version\":\"https://jsonfeed.org/version/1\",\"title\":\"", "\\u0041", "", size);
};

type MakeUrl = fn(usize) -> String;

/// Links as somebody may write them.
pub const URLS: &[(&str, MakeUrl)] = &[
    ("a long path", |size| format!("http://a.example/{}", "x".repeat(size))),
    ("many segments", |size| format!("http://a.example/{}", "a/".repeat(size / 2))),
    ("many steps up", |size| format!("http://a.example/{}", "a/../".repeat(size / 5))),
    ("many parameters", |size| format!("http://a.example/?{}", "b=1&a=2&".repeat(size / 8))),
    ("equal parameters", |size| format!("http://a.example/?{}", "a=1&".repeat(size / 4))),
    ("percent signs", |size| format!("http://a.example/{}", "%25%2e%2F%zz".repeat(size / 12))),
    ("a long host", |size| format!("http://{}/", "a.".repeat(size / 2))),
    ("a long label", |size| format!("http://{}.example/", "ü".repeat(size / 2))),
    ("a long port", |size| format!("http://a.example:{}/", "0".repeat(size))),
    ("a long user", |size| format!("http://{}@a.example/", "x:".repeat(size / 2))),
    ("line breaks", |size| format!("http://a.example/{}", "\n\t".repeat(size / 2))),
    ("backslashes", |size| format!("http:{}a.example", "\\".repeat(size))),
    ("a long fragment", |size| format!("http://a.example/#{}", "ü".repeat(size / 2))),
];
