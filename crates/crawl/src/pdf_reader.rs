//! PDF documents, read in a process of their own: whatever such a document does to its reader, it does not do to the crawl.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use peregrine_parse::{ContentKind, Document, ParseOptions, Parser, fitting};
use peregrine_pdf::Finding;
use peregrine_types::{Link, LinkKind, ParsedPage};
use peregrine_urls::{fetchable, resolve};

/// The reader limits its own CPU time; this is for one that does not get any.
pub(crate) const LONGEST_READING: Duration = Duration::from_secs(60);

/// All that a reader says, in bytes.
const MOST_SAID: u64 = 16 << 20;

/// Runs `PROGRAM read-pdf` for every document, with the document on its standard input.
pub struct PdfReader {
    program: PathBuf,
    longest: Duration,
}

impl PdfReader {
    /// `program` is the `peregrine` command, or one that does the same.
    pub fn new(program: PathBuf) -> Self {
        PdfReader { program, longest: LONGEST_READING }
    }

    /// A reader that takes longer than this is ended.
    #[must_use]
    pub fn within(mut self, longest: Duration) -> Self {
        self.longest = longest;
        self
    }

    fn start(&self) -> std::io::Result<Child> {
        Command::new(&self.program)
            .arg("read-pdf")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .env_clear()
            // Its allocator would reserve more than it may have, and then sometimes find no room for the document itself.
            .env("MIMALLOC_ARENA_RESERVE", "0")
            .spawn()
    }

    /// Everything that was found before the reader ended, in whatever way.
    fn findings(&self, body: &[u8]) -> std::io::Result<Vec<Finding>> {
        let mut child = self.start()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(mut input), Some(output)) = (input, output) else { return Ok(Vec::new()) };
        let findings = std::thread::scope(|scope| {
            let (found, findings) = sync_channel(1);
            scope.spawn(move || {
                let lines = BufReader::new(output.take(MOST_SAID)).split(b'\n');
                let read = lines.map_while(Result::ok).filter_map(|line| serde_json::from_slice::<Finding>(&line).ok());
                let _ = found.send(read.collect::<Vec<_>>());
            });
            // A reader that has died does not listen; what it said before is on its way.
            scope.spawn(move || _ = input.write_all(body));
            let in_time = findings.recv_timeout(self.longest);
            let _ = child.kill();
            in_time.or_else(|_| findings.recv()).unwrap_or_default()
        });
        child.wait()?;
        Ok(findings)
    }
}

impl Parser for PdfReader {
    fn reads(&self, kind: ContentKind) -> bool {
        kind == ContentKind::Pdf
    }

    fn parse(&self, document: &Document<'_>, options: &ParseOptions) -> ParsedPage {
        let mut page = ParsedPage { charset: "UTF-8", ..ParsedPage::default() };
        let mut link_bytes = 0;
        for finding in self.findings(document.body).unwrap_or_default() {
            match finding {
                Finding::Title(title) => page.title = Some(title),
                Finding::Link(target) => {
                    let Ok(url) = resolve(Some(document.url), &target).and_then(fetchable) else { continue };
                    if page.links.len() < options.limits.links && link_bytes < options.limits.link_bytes {
                        link_bytes += url.as_str().len();
                        page.links.push(Link::new(url, LinkKind::Pdf));
                    } else {
                        page.links_left_out += 1;
                    }
                }
                Finding::Text(text) if options.want_text => {
                    let room = options.limits.text_bytes.saturating_sub(page.text.len() + 1);
                    let start = fitting(&text, room);
                    if !start.is_empty() {
                        page.text.push_str(start);
                        page.text.push('\n');
                    }
                }
                Finding::Text(_) => {}
            }
        }
        page
    }
}
