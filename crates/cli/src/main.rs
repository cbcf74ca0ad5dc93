//! The `peregrine` command: one subcommand a file, each a thin layer over a room of the house.

/// As in the standard library, but for all modules below: that nobody reads standard error any more
/// is no reason to panic, and the exit code still tells how it ended.
macro_rules! eprintln {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($words)*);
    }};
}

mod batch;
mod bench;
mod config;
mod crawl;
mod deadletter;
mod demo;
mod display;
mod exit;
mod explain;
mod export;
mod forget;
mod live;
mod offsite;
mod open;
mod parse;
mod read_pdf;
mod robots;
mod settings;
mod show;
mod url;
mod verify;
mod why;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use exit::Exit;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A web crawler: fast, exact, polite.
#[derive(Parser)]
#[command(
    name = "peregrine",
    version,
    max_term_width = 100,
    after_help = "Examples:
  peregrine demo                                    watch a crawl of a small synthetic web
  peregrine crawl https://example.com/              crawl one site, politely
  peregrine crawl http://localhost:8000/ --delay 0 --per-host 16
                                                    your own site, at full speed
  peregrine show https://example.com/ --out crawl   what is known of a page
  peregrine why https://example.com/x --out crawl   why it is (not) being fetched, and when it will be
  peregrine parse page.html --url https://example.com/

`peregrine COMMAND --help` tells more."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Crawl from seed URLs into a directory: WARC archive, index and a line per page
    Crawl(crawl::CrawlArgs),
    /// Crawl a small synthetic web on this machine, to see how it looks
    Demo(demo::DemoArgs),
    /// Show what a crawl knows of a URL
    Show(show::ShowArgs),
    /// Tell why a URL or host is, or is not, being fetched, since when, and when it will be
    Why(why::WhyArgs),
    /// List what was given up and why, or queue it once more
    Deadletter(deadletter::DeadletterArgs),
    /// Read a crawl's archive again and say whether anything is wrong with it
    Verify(verify::VerifyArgs),
    /// Turn a crawl's archive into WACZ, WARC, CDXJ, Parquet, JSON lines, Markdown, text or a link graph
    Export(export::ExportArgs),
    /// Take pages out of a crawl, and keep them out
    Forget(forget::ForgetArgs),
    /// Show a URL's canonical key, host, domain, fingerprint and SURT
    Url(url::UrlArgs),
    /// Judge URLs by a robots.txt
    Robots(robots::RobotsArgs),
    /// Show what the crawler understands of a page: links, metadata, text
    Parse(parse::ParseArgs),
    /// Show the effective settings and where each came from
    Config(config::ConfigArgs),
    /// Measure what parts of the crawler cost on this machine
    Bench(bench::BenchArgs),
    /// Read a PDF document from standard input, within limits
    #[command(hide = true)]
    ReadPdf(read_pdf::ReadPdfArgs),
}

fn main() -> ExitCode {
    peregrine_runtime::take_memory_in_small_pages();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            if is_help(&error) {
                // Help and version are not errors; clap knows which stream each belongs to.
                let _ = error.print();
                return if error.use_stderr() { Exit::BadArguments.into() } else { Exit::Done.into() };
            }
            eprintln!("peregrine: {}", bad_arguments(&error.render().to_string()));
            return Exit::BadArguments.into();
        }
    };
    let result = match cli.command {
        Command::Crawl(args) => crawl::run(args),
        Command::Demo(args) => demo::run(args),
        Command::Show(args) => show::run(args),
        Command::Why(args) => why::run(args),
        Command::Deadletter(args) => deadletter::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Export(args) => export::run(args),
        Command::Forget(args) => forget::run(args),
        Command::Url(args) => url::run(args),
        Command::Robots(args) => robots::run(args),
        Command::Parse(args) => parse::run(args),
        Command::Config(args) => config::run(args),
        Command::Bench(args) => bench::run(args),
        Command::ReadPdf(args) => read_pdf::run(&args),
    };
    match result {
        Ok(exit) => exit.into(),
        Err(error) if is_broken_pipe(&error) => Exit::Done.into(),
        Err(error) => {
            let exit = exit::of_error(&error);
            let advice = match exit {
                Exit::DiskFull => "; nothing committed is lost: run the same command again once there is space",
                _ => "",
            };
            eprintln!("peregrine: {}{advice}", sentence(&error));
            exit.into()
        }
    }
}

fn is_help(error: &clap::Error) -> bool {
    use clap::error::ErrorKind;
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// What clap says in several paragraphs, in one sentence: what is wrong, and what may have been meant.
fn bad_arguments(message: &str) -> String {
    let mut paragraphs = message.split("\n\n").map(|paragraph| {
        let lines: Vec<&str> = paragraph.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        lines.join(" ")
    });
    let wrong = paragraphs.next().unwrap_or_default();
    let wrong = wrong.strip_prefix("error: ").unwrap_or(&wrong).to_owned();
    // The other tip, how to pass a flag as a value, is rarely what was meant.
    let tip =
        paragraphs.find_map(|line| line.strip_prefix("tip: ").filter(|tip| tip.contains("similar")).map(str::to_owned));
    match tip {
        Some(tip) => format!("{wrong} ({tip}; --help lists all)"),
        None => format!("{wrong} (--help lists what there is)"),
    }
}

/// The error with its causes. Many errors quote their cause already; none is told twice.
fn sentence(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.contains(&cause) {
            text.push_str(": ");
            text.push_str(&cause);
        }
    }
    text
}

/// Somebody like `head` has read enough: not a failure.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| match cause.downcast_ref::<std::io::Error>() {
        Some(error) => error.kind() == std::io::ErrorKind::BrokenPipe,
        None => {
            cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind)
                == Some(std::io::ErrorKind::BrokenPipe)
        }
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_cause_is_told_once() {
        #[derive(Debug, thiserror::Error)]
        #[error("cannot read a.toml: {source}")]
        struct Quoting {
            source: std::fmt::Error,
        }
        let cause = std::fmt::Error.to_string();
        let error = anyhow::Error::new(Quoting { source: std::fmt::Error });
        assert_eq!(sentence(&error), format!("cannot read a.toml: {cause}"));
        let error = anyhow::Error::new(std::fmt::Error).context("cannot start");
        assert_eq!(sentence(&error), format!("cannot start: {cause}"));
    }

    #[test]
    fn a_bad_argument_is_named_in_one_sentence() {
        let refused = |arguments: &[&str]| {
            let error = Cli::try_parse_from(arguments).err().expect("refused");
            bad_arguments(&error.render().to_string())
        };
        let misspelt = refused(&["peregrine", "crawl", "--dely", "1"]);
        assert!(
            misspelt.starts_with("unexpected argument '--dely' found (a similar argument exists: '--delay'"),
            "{misspelt}"
        );
        let missing = refused(&["peregrine", "parse", "x.html"]);
        assert!(missing.contains("--url <URL>") && !missing.contains('\n'), "{missing}");
    }
}
