//! Reading documents by command: PDF in a process of its own, Markdown, feeds, and what reading costs.

mod support;

use serde_json::{Value, json};
use support::peregrine;
use tempfile::TempDir;

/// A document with one page that says hello and leads somewhere; `content` is drawn after that.
fn document(content: &str) -> Vec<u8> {
    let content = format!("BT /F1 24 Tf 72 700 Td (Hello from a document) Tj ET {content}");
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 7 0 R >> >> /Annots [6 0 R] >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned(),
        "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://example.com/a) >> >>".to_owned(),
        // A form that draws itself, and itself again.
        "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 11 /Resources << /XObject << /X 7 0 R >> >> >>\nstream\n/X Do /X Do\nendstream"
            .to_owned(),
    ];
    let mut pdf = b"%PDF-1.4\n".to_vec();
    let mut offsets = Vec::new();
    for (number, object) in objects.iter().enumerate() {
        offsets.push(pdf.len());
        pdf.extend_from_slice(format!("{} 0 obj\n{object}\nendobj\n", number + 1).as_bytes());
    }
    let start = pdf.len();
    pdf.extend_from_slice(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).as_bytes());
    for offset in offsets {
        pdf.extend_from_slice(format!("{offset:010} 00000 n \n").as_bytes());
    }
    let end = format!("trailer\n<< /Size {} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n", objects.len() + 1);
    pdf.extend_from_slice(end.as_bytes());
    pdf
}

fn parse(body: &[u8], options: &[&str]) -> Value {
    let run = peregrine(["parse", "-", "--url", "http://a.example/dir/x"])
        .and(options)
        .reading(body.to_vec())
        .run()
        .expect_code(0);
    let [answer] = &run.json_lines()[..] else { panic!("one line: {}", run.stdout) };
    answer.clone()
}

#[test]
fn pdf_documents_have_text_and_links() {
    let answer = parse(&document(""), &["--content-type", "application/pdf"]);
    assert_eq!((&answer["kind"], &answer["text"]), (&json!("pdf"), &json!("Hello from a document\n")));
    assert_eq!(answer["links"][0]["url"], "http://example.com/a");
}

#[test]
fn a_document_that_hurts_its_reader_hurts_nobody_else() {
    // It is read to the end of the reader's stack; what was found before is told.
    let answer = parse(&document("/X Do"), &["--content-type", "application/pdf"]);
    assert_eq!(answer["links"][0]["url"], "http://example.com/a");
    let answer = parse(b"%PDF-1.7\n1 0 obj << /Length 99999999999 >> stream", &[]);
    assert_eq!((&answer["kind"], &answer["text"]), (&json!("pdf"), &json!("")));
}

#[test]
fn the_main_text_is_given_as_markdown_where_it_is_asked_for() {
    let words = "some words that make a paragraph long enough ".repeat(5);
    let page =
        format!("<title>T</title><nav><a href=/>Home</a></nav><main><h2>Part</h2><p>{words}<a href=y>there</a></main>");
    let answer = parse(page.as_bytes(), &["--markdown"]);
    assert_eq!(answer["markdown"], format!("# T\n\n## Part\n\n{words}[there](http://a.example/dir/y)\n"));
    assert_eq!(parse(page.as_bytes(), &[])["markdown"], Value::Null);
}

#[test]
fn feeds_and_sitemaps_are_told_by_their_kind() {
    let sitemap = parse(b"<urlset><url><loc>http://a.example/1</loc><lastmod>2020-01-02</lastmod></url></urlset>", &[]);
    assert_eq!((&sitemap["kind"], &sitemap["links"][0]["kind"]), (&json!("sitemap"), &json!("sitemap")));
    assert_eq!(sitemap["links"][0]["modified"], "2020-01-02T00:00:00Z");
    let feed = parse(b"<rss><channel><item><link>/1</link><title>One</title></item></channel></rss>", &[]);
    assert_eq!((&feed["kind"], &feed["links"][0]["text"]), (&json!("feed"), &json!("One")));
}

#[test]
fn bench_parse_tells_what_each_stage_costs() {
    let directory = TempDir::new().expect("a temporary directory");
    let page = format!("<title>x</title>{}", "<p>Some words and <a href=/x>a link</a>.".repeat(500));
    std::fs::write(directory.path().join("a.html"), &page).expect("writable");
    std::fs::write(directory.path().join("ignored.txt"), "x").expect("writable");
    let run = peregrine(["bench", "parse", "--rounds", "1"]).and([directory.path()]).run().expect_code(0);
    let [report] = &run.json_lines()[..] else { panic!("one line: {}", run.stdout) };
    assert_eq!((&report["pages"], &report["links"]), (&json!(1), &json!(500)));
    assert_eq!(report["bytes"], page.len());
    let stages = report["us_per_100_kb"].as_object().expect("stages");
    for stage in ["decode", "links", "text", "keys", "digest", "sketch", "total", "total_without_text"] {
        assert!(stages[stage].is_f64() || stages[stage].is_u64(), "{stage}: {report}");
    }
    let empty = TempDir::new().expect("a temporary directory");
    let run = peregrine(["bench", "parse"]).and([empty.path()]).run().expect_code(2);
    assert!(run.sentence().contains("no pages"));
}
