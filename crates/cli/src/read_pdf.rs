//! `peregrine read-pdf`: a PDF document on standard input, what it holds on standard output. Started by the crawl for each
//! document, because a reader of such documents is best thrown away after use.

use std::io::Read;

use rustix::process::{Resource, Rlimit, setrlimit};

use crate::exit::Exit;

const CPU_SECONDS: u64 = 10;
const MEMORY: u64 = 512 << 20;

/// No larger body is ever kept.
const MOST_BYTES: u64 = 256 << 20;

pub fn run() -> anyhow::Result<Exit> {
    limit(Resource::Cpu, CPU_SECONDS)?;
    limit(Resource::Data, MEMORY)?;
    limit(Resource::Core, 0)?;
    // Whatever it has to say about a broken document helps nobody.
    std::panic::set_hook(Box::new(|_| {}));
    let mut body = Vec::new();
    std::io::stdin().lock().take(MOST_BYTES).read_to_end(&mut body)?;
    peregrine_pdf::read(&body, std::io::stdout().lock())?;
    Ok(Exit::Done)
}

fn limit(resource: Resource, to: u64) -> anyhow::Result<()> {
    setrlimit(resource, Rlimit { current: Some(to), maximum: Some(to) })?;
    Ok(())
}
