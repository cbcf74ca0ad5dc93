//! Which embedded engine suits the frontier: the frontier's own write and read pattern against each.

mod engine;
mod engines;
mod kill;
mod measure;
mod run;
mod tear;
mod workload;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use engine::Spec;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const USAGE: &str = "engines run SPEC DIRECTORY [BACKLOG_URLS] [HOSTS]
engines kill SPEC DIRECTORY [ROUNDS]
engines tear SPEC DIRECTORY [SECONDS]";

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [command, spec, directory, rest @ ..] = arguments.as_slice() else {
        bail!(USAGE)
    };
    let spec_text = spec;
    let spec = Spec::parse(spec)?;
    let directory = PathBuf::from(directory);
    let number = |place: usize, default: u64| -> Result<u64> {
        rest.get(place).map_or(Ok(default), |text| {
            text.parse().with_context(|| format!("{text:?} is no number"))
        })
    };
    match command.as_str() {
        "run" => run::run(
            spec_text,
            &spec,
            &directory,
            number(0, 10_000_000)? as i64,
            number(1, 1_000_000)?,
        ),
        "kill" => kill::rounds(spec_text, &directory, number(0, 10)?),
        "tear" => tear::look(spec_text, &spec, &directory, number(0, 20)?),
        "kill-child" => kill::child(&spec, &directory),
        _ => bail!(USAGE),
    }
}
