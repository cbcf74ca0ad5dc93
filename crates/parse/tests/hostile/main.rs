//! What no document may do: take more memory than is its due. One test, because memory is the process's. That none takes
//! more than its due of time is for `cargo run --release -p peregrine-parse --example hostile_cost` to say.

mod pages;

use pages::{DOCUMENTS, Hostile, URLS};
use peak_alloc::PeakAlloc;
use peregrine_parse::{Document, ParseOptions, Parsers, add_header_links, markdown};
use peregrine_types::ParsedPage;
use peregrine_urls::{KeyPolicy, Url, resolve, surt};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const MEGABYTE: usize = 1 << 20;

/// Beyond the document itself.
const MOST_MEMORY: usize = 64 * MEGABYTE;

/// As large as a body can be, for those that are of the plainest kinds; the others are large enough to reach every limit.
fn size_of(hostile: &Hostile) -> usize {
    match hostile.name {
        "deeply nested divisions" | "a million links" | "nothing but NUL" | "packed sitemap" => 50 * MEGABYTE,
        "packed sitemap of long names" | "sitemap as one line" | "JSON feed of one long text" => 50 * MEGABYTE,
        "an image with a long text" | "a long canonical address" | "long references in many attributes" => {
            50 * MEGABYTE
        }
        "packed nothing" => 400 * MEGABYTE,
        _ => 4 * MEGABYTE,
    }
}

/// The most memory that was taken at any moment, beyond what was taken before.
fn peak_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let result = work();
    (result, MEMORY.peak_usage().saturating_sub(before))
}

#[test]
fn no_document_takes_more_than_its_share_of_memory() {
    let ordinary = Url::parse("http://example.com/dir/page").expect("valid");
    // What is short in the document is long when it is resolved.
    let longest = Url::parse(&format!("http://example.com/{}/page", "x".repeat(7_900))).expect("valid");
    let mut most = ("", 0);
    for hostile in DOCUMENTS {
        let body = (hostile.make)(size_of(hostile));
        let url = if hostile.name.ends_with("short names") { &longest } else { &ordinary };
        let document = Document {
            body: &body,
            content_type: Some(hostile.content_type),
            url,
            is_called_sitemap: hostile.name.contains("sitemap") || hostile.name.contains("packed"),
        };
        let (page, taken) = peak_of(|| Parsers::default().parse(&document, &ParseOptions::default()));
        let (written, taken_to_write) = peak_of(|| markdown(&document));
        println!(
            "{}: {} MB, {} links, {} left out, {} KB; as Markdown {} KB",
            hostile.name,
            body.len() >> 20,
            page.links.len(),
            page.links_left_out,
            taken >> 10,
            taken_to_write >> 10
        );
        assert!(written.len() <= 3 * MEGABYTE, "{}", hostile.name);
        for taken in [taken, taken_to_write] {
            assert!(taken <= MOST_MEMORY, "{} takes {} MB", hostile.name, taken >> 20);
            most = if taken > most.1 { (hostile.name, taken) } else { most };
        }
    }
    no_link_takes_more(&ordinary);
    println!("most of all: {}, {} MB", most.0, most.1 >> 20);
}

fn no_link_takes_more(base: &Url) {
    let keys = KeyPolicy::default();
    for (name, make) in URLS {
        let written = make(MEGABYTE);
        let (_, taken) = peak_of(|| {
            let url = resolve(Some(base), &written).ok()?;
            Some((keys.key(&url), surt(&url)))
        });
        println!("a URL with {name}: {} KB", taken >> 10);
        assert!(taken <= MOST_MEMORY, "a URL with {name} takes {} MB", taken >> 20);
        let header = format!("<{written}>; rel=next, ").repeat(4);
        let (page, taken) = peak_of(|| {
            let mut page = ParsedPage::default();
            add_header_links(&mut page, [header.as_str()], base, &ParseOptions::default());
            page
        });
        assert!(taken <= MOST_MEMORY && page.links.len() <= 4, "a header with {name} takes {} MB", taken >> 20);
    }
}
