//! `peregrine verify`: whether a crawl directory is what it says it is.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use peregrine_archive::{BringBack, Mended, Verification};
use peregrine_crawl::Examination;
use peregrine_runtime::{Clock, SystemClock};
use serde::Serialize;

use crate::display::{bytes, counted};
use crate::exit::Exit;
use crate::offsite::Depot;

#[derive(Args)]
#[command(
    after_help = "Reads every record again and makes its digests anew, compares every index with its WARC file, and holds \
pages.jsonl and the state against the archive. --repair makes bad indexes anew, and lines of pages.jsonl from \
what lies beside each page in the archive, and cuts off what an interrupted run left beyond its last commit; \
what is lost stays lost, and is named, but the state forgets it, so that its next visit brings it whole. Where a file \
that the last run was still writing to is gone or too short, pages.jsonl and the state are left as they are, and no \
crawl goes on there: bring the file back, as from a backup, and repair again, or crawl into another directory.

Exit codes: 0 everything is sound, 9 something is wrong (named on standard output), 6 a crawl is running there.

Examples:
  peregrine verify
  peregrine verify docs --repair
  peregrine verify docs --offsite
  peregrine verify docs --json | jq .findings"
)]
pub struct VerifyArgs {
    /// The crawl directory
    #[arg(value_name = "DIR", default_value = "./crawl")]
    dir: PathBuf,
    /// Mend what can be mended, and look again
    #[arg(long)]
    repair: bool,
    /// Also read the WARC files that were taken to object storage
    #[arg(long)]
    offsite: bool,
    /// One JSON object instead of sentences
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    sound: bool,
    mended: &'a [String],
    /// Why list and state were left as they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<&'a str>,
    #[serde(flatten)]
    verification: &'a Verification,
}

pub fn run(args: VerifyArgs) -> anyhow::Result<Exit> {
    let examination = Examination::of(&args.dir)?;
    let mut display = Progress::new(args.json);
    let depot = args.offsite.then_some(Depot);
    let depot = depot.as_ref().map(|depot| depot as &dyn BringBack);
    let mut found = examination.verify(depot, &mut |so_far| display.show(so_far))?;
    let mut done = Mended::default();
    if args.repair {
        done = examination.mend(&found)?;
        found = examination.verify(depot, &mut |so_far| display.show(so_far))?;
    }
    display.end();
    let (mended, refused) = (sentences(&done), done.refused.as_deref());
    let mut out = std::io::stdout().lock();
    if args.json {
        let answer = Answer { sound: found.is_sound(), mended: &mended, refused, verification: &found };
        serde_json::to_writer(&mut out, &answer)?;
        writeln!(out)?;
    } else {
        for sentence in &mended {
            writeln!(out, "mended: {sentence}")?;
        }
        if let Some(reason) = refused {
            writeln!(
                out,
                "not mended: {reason}. Put that right, as from a backup, and repair again: until then pages.jsonl and \
                 the state are left as they are, and no crawl goes on in this directory"
            )?;
        }
        print(&found, args.repair, &mut out)?;
    }
    Ok(if found.is_sound() { Exit::Done } else { Exit::Unsound })
}

/// What was done, one sentence each.
fn sentences(done: &Mended) -> Vec<String> {
    let cut = done
        .recovery
        .cut
        .iter()
        .map(|cut| format!("cut {} from {} to {}", cut.path.display(), bytes(cut.from_bytes), bytes(cut.to_bytes)));
    let removed = done.recovery.removed.iter().map(|path| format!("removed {}", path.display()));
    let named = done.recovery.finalised.iter().map(|name| format!("gave {name} its final name"));
    let indexes = done.indexes.iter().map(|path| format!("made {} anew", path.display()));
    let list = done.list.filter(|list| list.made + list.dropped > 0).map(|list| {
        let (made, dropped) = (counted(list.made, "line"), counted(list.dropped, "line"));
        format!("made {made} of pages.jsonl anew, and left {dropped} out that could not be read or were not true")
    });
    let relocated = Some(done.relocated)
        .filter(|count| *count > 0)
        .map(|count| format!("the state names the right place of {} now", counted(count, "page")));
    let forgotten = Some(done.forgotten)
        .filter(|count| *count > 0)
        .map(|count| format!("the state knows now that what was archived of {} is lost", counted(count, "page")));
    cut.chain(removed).chain(named).chain(indexes).chain(list).chain(relocated).chain(forgotten).collect()
}

fn print(found: &Verification, repaired: bool, out: &mut impl Write) -> anyhow::Result<()> {
    for finding in &found.findings {
        let hint = match finding {
            _ if finding.is_harmless() => " (harmless)",
            _ if finding.can_be_mended() && !repaired => " (--repair makes it anew)",
            _ => "",
        };
        writeln!(out, "{finding}{hint}")?;
    }
    if found.more_findings > 0 {
        writeln!(out, "… and {} more", counted(found.more_findings, "finding"))?;
    }
    if found.files_elsewhere > 0 {
        writeln!(
            out,
            "not read: {} on object storage (--offsite reads them)",
            counted(found.files_elsewhere, "WARC file")
        )?;
    }
    let verdict = if found.is_sound() { "sound" } else { "NOT SOUND" };
    writeln!(
        out,
        "{verdict}: {} in {} ({}), {} listed, {} known to the state",
        counted(found.records, "record"),
        counted(found.warc_files, "WARC file"),
        bytes(found.bytes),
        counted(found.listed_pages, "visit"),
        counted(found.known_pages, "archived page"),
    )?;
    Ok(())
}

/// One line on a terminal that tells how far it has got.
pub struct Progress {
    shown: bool,
    clock: SystemClock,
    next: Duration,
}

impl Progress {
    pub fn new(quiet: bool) -> Self {
        Progress { shown: !quiet && std::io::stderr().is_terminal(), clock: SystemClock::new(), next: Duration::ZERO }
    }

    fn show(&mut self, so_far: &Verification) {
        self.line(|| format!("read {} ({})", counted(so_far.records, "record"), bytes(so_far.bytes)));
    }

    /// Shows the line, unless the last one was shown just now.
    pub fn line(&mut self, line: impl FnOnce() -> String) {
        if self.shown && self.clock.elapsed() >= self.next {
            self.next = self.clock.elapsed() + Duration::from_millis(200);
            let _ = write!(std::io::stderr(), "\r\x1b[K{}", line());
        }
    }

    pub fn end(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
