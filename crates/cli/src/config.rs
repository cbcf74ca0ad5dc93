//! `peregrine config`: the effective settings, and where each came from.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::crawl::SettingFlags;
use crate::exit::Exit;
use crate::settings;

#[derive(Args)]
#[command(after_help = "Examples:
  peregrine config
  peregrine config --config my.toml --delay 5
  peregrine config --out crawl --json")]
pub struct ConfigArgs {
    /// The crawl directory whose settings count
    #[arg(short, long, value_name = "DIR", default_value = "./crawl")]
    out: PathBuf,
    #[command(flatten)]
    flags: SettingFlags,
    /// One JSON line per setting
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    setting: &'a str,
    value: &'a toml::Value,
    source: String,
}

pub fn run(args: ConfigArgs) -> anyhow::Result<Exit> {
    let layered = settings::layer(&settings::files(&args.out, args.flags.config.as_deref()), args.flags.settings())?;
    layered.settings.validate()?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut section = "";
    for (setting, (value, source)) in &layered.leaves {
        if args.json {
            serde_json::to_writer(&mut out, &Line { setting, value, source: source.to_string() })?;
            writeln!(out)?;
            continue;
        }
        let (this_section, name) = setting.split_once('.').unwrap_or(("", setting));
        if this_section != section {
            writeln!(out, "{}[{this_section}]", if section.is_empty() { "" } else { "\n" })?;
            section = this_section;
        }
        writeln!(out, "{:<48} # {source}", format!("{name} = {value}"))?;
    }
    out.flush()?;
    Ok(Exit::Done)
}
