//! What no page may do: take more memory than is its due, or never end. One test, because memory is the process's.

use peregrine_parse::{Document, ParseOptions, Parsers};
use peregrine_types::ParsedPage;
use peregrine_urls::Url;

const MEGABYTE: usize = 1 << 20;

/// Beyond the page itself.
const MOST_MEMORY: u64 = 64 << 20;

#[test]
fn no_page_takes_more_than_its_share_of_memory() {
    let Some(_) = peak_memory() else {
        return eprintln!("SKIPPED: nobody tells the peak of a process's memory here");
    };
    // The largest three kinds are as large as a body can be, the others large enough to reach every limit.
    let huge = 50 * MEGABYTE;
    let big = 10 * MEGABYTE;
    let deep = "<div>".repeat(huge / 5);
    let spans = |piece: &str| piece.repeat(big / piece.len());
    let anchors = "<a href=/some/longer/path/to/a/page>text of the link that goes on and on</a>\n";
    let cases: Vec<(&str, &str, Vec<u8>)> = vec![
        ("deeply nested", "text/html", deep.into_bytes()),
        ("a million links", "text/html", anchors.repeat(huge / anchors.len()).into_bytes()),
        ("links to nowhere new", "text/html", spans("<a href=x>").into_bytes()),
        ("long anchor texts", "text/html", spans(&format!("<a href=x>{}</a>", "y ".repeat(400))).into_bytes()),
        ("references", "text/html", spans("<a href='&amp;&amp;&amp;&amp;'>&eacute;</a>").into_bytes()),
        ("nothing but NUL", "text/html", vec![0; huge]),
        ("NULs between tags", "text/html", spans("<a\0href=x>\0<\0p>\0").into_bytes()),
        ("another charset", "text/html; charset=windows-1252", vec![0x80; big]),
        ("links in another charset", "text/html; charset=windows-1252", [spans(anchors).as_bytes(), b"\xe9"].concat()),
        ("no charset", "text/html", [b"\xe9".as_slice(), &spans("text ").into_bytes()].concat()),
        ("one long word", "text/html", vec![b'x'; big]),
        ("one long tag", "text/html", [b"<a href=\"".as_slice(), &vec![b'x'; big]].concat()),
        ("many attributes", "text/html", [b"<a ".as_slice(), spans("b=c ").as_bytes()].concat()),
        ("srcset", "text/html", format!("<img srcset='{}'>", spans("a 1x, ")).into_bytes()),
        ("JSON-LD", "text/html", spans("<script type=application/ld+json>{}</script>").into_bytes()),
        ("plain text", "text/plain", vec![b'a'; big]),
        ("sitemap", "text/xml", format!("<urlset>{}", spans("<url><loc>http://a/b</loc></url>")).into_bytes()),
        ("sitemap without end", "text/xml", format!("<urlset><url><loc>{}", spans("x")).into_bytes()),
        (
            "sitemap of alternates",
            "text/xml",
            format!("<urlset><url>{}", spans("<x:link rel='alternate' hreflang='de' href='http://a/b'/>")).into_bytes(),
        ),
        (
            "feed",
            "text/xml",
            format!("<rss>{}", spans("<item><link>http://a/b</link><title>t</title></item>")).into_bytes(),
        ),
        ("nested feed", "text/xml", format!("<rss>{}", spans("<content>")).into_bytes()),
        (
            "JSON feed",
            "application/feed+json",
            format!(
                "{{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[{}",
                spans("{\"url\":\"http://a/b\"},")
            )
            .into_bytes(),
        ),
        (
            "nested JSON feed",
            "application/feed+json",
            format!("{{\"version\":\"https://jsonfeed.org/version/1\",\"x\":{}", spans("[")).into_bytes(),
        ),
    ];
    let url = Url::parse("http://example.com/dir/page").expect("valid");
    for (name, content_type, body) in cases {
        reset_peak();
        let before = peak_memory().unwrap_or_default();
        let page = read(&body, content_type, &url);
        let taken = peak_memory().unwrap_or_default().saturating_sub(before);
        println!("{name}: {} links, {} left out, {} KB", page.links.len(), page.links_left_out, taken >> 10);
        assert!(taken <= MOST_MEMORY, "{name} takes {} MB", taken >> 20);
    }
}

fn read(body: &[u8], content_type: &str, url: &Url) -> ParsedPage {
    let document = Document { body, content_type: Some(content_type), url, is_called_sitemap: false };
    Parsers::default().parse(&document, &ParseOptions::default())
}

fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kilobytes| kilobytes << 10)
}

/// From now on the peak is that of what comes.
fn reset_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}
