//! `peregrine read-pdf`: a PDF document on standard input, what it holds on standard output. Started by the crawl for each
//! document, because a reader of such documents is best thrown away after use.

use std::io::Read;

use clap::Args;
use rustix::process::{Resource, Rlimit, setrlimit};

use crate::exit::Exit;

/// No larger body is ever kept.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Args)]
pub struct ReadPdfArgs {
    /// Seconds of CPU time after which it is ended
    #[arg(long, value_name = "N", default_value_t = 10)]
    cpu_seconds: u64,
    /// Megabytes of memory that it may take
    #[arg(long, value_name = "MB", default_value_t = 512)]
    memory: u64,
}

pub fn run(args: &ReadPdfArgs) -> anyhow::Result<Exit> {
    limit(Resource::Cpu, args.cpu_seconds)?;
    limit(Resource::Data, args.memory << 20)?;
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
