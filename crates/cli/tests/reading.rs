//! Reading documents by command: PDF in a process of its own, Markdown, feeds, and what reading costs.

#[path = "../../pdf/src/sample.rs"]
mod sample;
mod support;

use std::collections::BTreeSet;
use std::io::Read as _;

use sample::document;
use serde_json::{Value, json};
use support::crawl_files::{files_below, page_lines};
use support::file_server::FileServer;
use support::tools::tools;
use support::{crawl, peregrine};
use tempfile::TempDir;

/// What is linked from the page that has too many links is left.
const LIMIT_REACHED: i32 = 3;

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

/// A stream of so many megabytes of blanks, in a thousandth of that.
fn packed_blanks(megabytes: usize) -> Vec<u8> {
    let mut packer = flate2::Compress::new(flate2::Compression::fast(), true);
    let blanks = vec![b' '; 1 << 20];
    let mut packed = Vec::new();
    for _ in 0..megabytes {
        packed.reserve(64 << 10);
        packer.compress_vec(&blanks, &mut packed, flate2::FlushCompress::Sync).expect("compresses");
    }
    packed.reserve(64);
    packer.compress_vec(&[], &mut packed, flate2::FlushCompress::Finish).expect("compresses");
    packed
}

/// A document of two pages: one that says hello, and one whose content is this.
fn document_before(stream: &[u8]) -> Vec<u8> {
    let hello = "BT /F1 24 Tf 72 700 Td (Hello from a document) Tj ET";
    let mut pdf = b"%PDF-1.4\n".to_vec();
    let page = |contents: u32| {
        format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {contents} 0 R /Resources << /Font << /F1 7 0 R >> >> >>"
        )
    };
    let stream_object =
        [format!("<< /Length {} /Filter /FlateDecode >>\nstream\n", stream.len()).as_bytes(), stream, b"\nendstream"]
            .concat();
    let objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
        b"<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>".to_vec(),
        page(4).into_bytes(),
        format!("<< /Length {} >>\nstream\n{hello}\nendstream", hello.len()).into_bytes(),
        page(6).into_bytes(),
        stream_object,
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_vec(),
    ];
    let mut table = String::from("xref\n0 8\n0000000000 65535 f \n");
    for (number, object) in objects.iter().enumerate() {
        table.push_str(&format!("{:010} 00000 n \n", pdf.len()));
        pdf.extend_from_slice(format!("{} 0 obj\n", number + 1).as_bytes());
        pdf.extend_from_slice(object);
        pdf.extend_from_slice(b"\nendobj\n");
    }
    let end = format!("{table}trailer\n<< /Size 8 /Root 1 0 R >>\nstartxref\n{}\n%%EOF\n", pdf.len());
    pdf.extend_from_slice(end.as_bytes());
    pdf
}

#[test]
fn a_document_that_unpacks_to_gigabytes_ends_its_reader_and_not_the_command() {
    let bomb = document_before(&packed_blanks(2_048));
    assert!(bomb.len() < 32 << 20, "{} bytes", bomb.len());
    let answer = parse(&bomb, &["--content-type", "application/pdf"]);
    assert_eq!((&answer["kind"], &answer["text"]), (&json!("pdf"), &json!("Hello from a document\n")));
}

#[test]
fn a_document_that_takes_for_ever_ends_its_reader() {
    // Every pair of them is looked at; that it is so long takes more than the second that is allowed here.
    let mut content = Vec::new();
    for _ in 0..200 {
        content.extend_from_slice(&b"q 1 0 0 1 0 0 cm BT /F1 9 Tf (x) Tj ET Q\n".repeat(10_000));
    }
    let mut packed = Vec::with_capacity(4 << 20);
    flate2::Compress::new(flate2::Compression::fast(), true)
        .compress_vec(&content, &mut packed, flate2::FlushCompress::Finish)
        .expect("compresses");
    let run = peregrine(["read-pdf", "--cpu-seconds", "1"]).reading(document_before(&packed)).run();
    assert!(run.stdout.lines().next().is_some_and(|line| line.contains("Hello")), "{}", run.stdout);
}

/// Page, and what is linked from it: documents that kill their readers, one that does not, and an ordinary page.
#[test]
fn a_crawl_survives_documents_that_kill_their_readers() {
    let site = TempDir::new().expect("a temporary directory");
    let write = |name: &str, body: &[u8]| std::fs::write(site.path().join(name), body).expect("writable");
    let far_too_many: String = (0..60_000).map(|number| format!("<a href=none-{number}.html>x</a>")).collect();
    write("index.html", b"<a href=bomb.pdf>1</a><a href=circle.pdf>2</a><a href=cut.pdf>3</a><a href=good.pdf>4</a><a href=page.html>5</a><a href=many.html>6</a>");
    write("bomb.pdf", &document_before(&packed_blanks(1_024)));
    write("circle.pdf", &document("/X Do"));
    write("cut.pdf", &document("")[..400]);
    write("good.pdf", &document(""));
    write("page.html", b"an ordinary page");
    write("many.html", far_too_many.as_bytes());
    let server = FileServer::of(site.path());
    let out = site.path().join("crawl");
    crawl(&out).and([&server.origin]).and(["--delay", "0", "--limit", "20"]).run().expect_code(LIMIT_REACHED);
    let lines = page_lines(&out);
    let line = |name: &str| lines.iter().find(|line| line["url"].as_str().is_some_and(|url| url.ends_with(name)));
    for name in ["bomb.pdf", "circle.pdf", "cut.pdf", "good.pdf", "page.html", "many.html"] {
        let line = line(name).unwrap_or_else(|| panic!("{name} is not in the list"));
        assert_eq!(line["status"], 200, "{line}");
    }
    // What is beyond the limit is counted.
    assert_eq!(line("many.html").expect("it is there")["links_left_out"], 10_000);
    peregrine(["verify"]).and([&out]).run().expect_code(0);
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

/// Documents that Debian's packages hold both as pages and as PDF: what is in the one is in the other.
#[test]
fn real_documents_say_the_same_as_pdf_and_as_pages() {
    let documents = tools().join("documents/unpacked/usr/share/doc");
    if !documents.exists() {
        return eprintln!("SKIPPED: there are no documents in {} (scripts/test puts them there)", tools().display());
    }
    for (pdf, pages, ending, least) in [
        ("debian/FAQ/debian-faq.en.pdf.gz", "debian/FAQ", ".en.html", 0.97),
        ("debian-policy/policy.pdf.gz", "debian-policy/policy.html", ".html", 0.95),
    ] {
        let path = documents.join(pdf);
        let Ok(file) = std::fs::File::open(&path) else {
            eprintln!("SKIPPED: {} is not there", path.display());
            continue;
        };
        let mut body = Vec::new();
        flate2::read::GzDecoder::new(file).read_to_end(&mut body).expect("gzip");
        let answer = parse(&body, &["--content-type", "application/pdf"]);
        let in_pdf = words(answer["text"].as_str().unwrap_or_default());
        let mut pages: Vec<_> = files_below(&documents.join(pages));
        pages.retain(|path| path.to_string_lossy().ends_with(ending));
        let texts = pages.iter().map(|path| {
            let answer = parse(&std::fs::read(path).expect("readable"), &[]);
            answer["text"].as_str().unwrap_or_default().to_owned()
        });
        let in_pages = words(&texts.collect::<Vec<_>>().join(" "));
        let found = in_pages.iter().filter(|word| in_pdf.contains(*word)).count();
        let share = found as f64 / in_pages.len().max(1) as f64;
        eprintln!(
            "{pdf}: {} pages, {} different words in them, {share:.3} of them in the PDF",
            pages.len(),
            in_pages.len()
        );
        assert!(pages.len() > 5 && in_pages.len() > 1_000 && share >= least, "{pdf}: {share}");
    }
}

/// The different words of letters only, which no line break of a PDF cuts.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
    words.filter(|word| word.chars().count() > 2).collect()
}
