//! Which reader of PDF documents finds the text, at what cost, and how often it dies of a document. See README.md.

#[cfg(feature = "hayro")]
mod hayro;
#[cfg(feature = "hayro")]
mod page_text;
mod reading;
#[cfg(feature = "hayro")]
mod strings;

use std::collections::HashMap;
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, bail};
use rustix::process::{Resource, Rlimit, setrlimit};
use rustix::time::{ClockId, clock_gettime};

const CPU_SECONDS: u64 = 10;
const MEMORY: u64 = 512 << 20;

fn main() -> anyhow::Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["read", reader, file] => read(reader, file)?,
        ["compare", files @ ..] if !files.is_empty() => compare(files)?,
        _ => {
            eprintln!("usage: pdf-readers read READER FILE | compare FILE…\nreaders: {}", reading::NAMES.join(" "));
            return Ok(ExitCode::from(2));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The text on standard output, and what it cost on standard error.
fn read(reader: &str, file: &str) -> anyhow::Result<()> {
    let limit = |resource, to| setrlimit(resource, Rlimit { current: Some(to), maximum: Some(to) });
    limit(Resource::Cpu, CPU_SECONDS)?;
    limit(Resource::Data, MEMORY)?;
    limit(Resource::Core, 0)?;
    let body = std::fs::read(file)?;
    let text = reading::text(reader, body)?;
    let cpu = clock_gettime(ClockId::ProcessCPUTime);
    let cpu = Duration::new(cpu.tv_sec.unsigned_abs(), cpu.tv_nsec as u32);
    eprintln!("\ncost {} {}", cpu.as_micros(), peak_kilobytes()?);
    print!("{text}");
    Ok(())
}

fn peak_kilobytes() -> anyhow::Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).context("no VmHWM")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

#[derive(Default)]
struct Sum {
    read: u32,
    died: u32,
    /// Of documents that were read: shares of words, added up.
    recall: f64,
    precision: f64,
    /// Words that follow each other there and here.
    order: f64,
    /// Documents of which less than half was found.
    poor: u32,
    cpu: Duration,
    peak_kilobytes: u64,
}

fn compare(files: &[&str]) -> anyhow::Result<()> {
    let program = std::env::current_exe()?;
    let mut sums: HashMap<&str, Sum> = HashMap::new();
    let mut with_text = 0;
    for file in files {
        let expected = words(&run("pdftotext", &["-q", "-enc", "UTF-8", file, "-"])?.0);
        if expected.len() < 20 {
            continue;
        }
        with_text += 1;
        for reader in reading::NAMES {
            let sum = sums.entry(reader).or_default();
            let (text, said) = run(&program.to_string_lossy(), &["read", reader, file])?;
            let cost = said.lines().find_map(|line| line.strip_prefix("cost "));
            let Some((cpu, peak)) = cost.and_then(|cost| cost.split_once(' ')) else {
                sum.died += 1;
                println!("{reader} died of {file}");
                continue;
            };
            let found = words(&text);
            let share = common(&counted(&expected), &counted(&found)) as f64;
            let recall = share / expected.len() as f64;
            if recall < 0.5 {
                println!("{reader} finds {recall:.2} of {file}");
            }
            sum.read += 1;
            sum.poor += u32::from(recall < 0.5);
            sum.recall += recall;
            sum.precision += share / found.len().max(1) as f64;
            let (pairs, found_pairs) = (pairs(&expected), pairs(&found));
            sum.order += common(&counted(&pairs), &counted(&found_pairs)) as f64 / pairs.len().max(1) as f64;
            sum.cpu += Duration::from_micros(cpu.parse()?);
            sum.peak_kilobytes = sum.peak_kilobytes.max(peak.parse()?);
        }
    }
    println!("{with_text} documents that pdftotext finds 20 words in; shares are means over those that were read");
    for reader in reading::NAMES {
        let Some(sum) = sums.get(reader) else { continue };
        let mean = |total: f64| total / f64::from(sum.read.max(1));
        println!(
            "{reader:<12} read {:>4}, died {:>3}, under half {:>3}; recall {:.3}, precision {:.3}, pairs {:.3}; {:.1} ms a document, peak {} MB",
            sum.read,
            sum.died,
            sum.poor,
            mean(sum.recall),
            mean(sum.precision),
            mean(sum.order),
            mean(sum.cpu.as_secs_f64() * 1e3),
            sum.peak_kilobytes >> 10,
        );
    }
    Ok(())
}

fn run(program: &str, arguments: &[&str]) -> anyhow::Result<(String, String)> {
    let output = Command::new(program).args(arguments).output().with_context(|| format!("cannot run {program}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.stdout.len() > 64 << 20 {
        bail!("{program} says too much");
    }
    Ok((text(&output.stdout), text(&output.stderr)))
}

/// Words with their ligatures taken apart and their hyphens at ends of lines taken out, as not to judge taste.
fn words(text: &str) -> Vec<String> {
    let text = text.replace('ﬁ', "fi").replace('ﬂ', "fl").replace('ﬀ', "ff").replace('ﬃ', "ffi").replace('ﬄ', "ffl");
    let text = text.replace("-\n", "").replace('\u{ad}', "");
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

fn pairs(words: &[String]) -> Vec<String> {
    words.windows(2).map(|pair| pair.join(" ")).collect()
}

fn counted(words: &[String]) -> HashMap<&str, u64> {
    let mut counts = HashMap::new();
    words.iter().for_each(|word| *counts.entry(word.as_str()).or_default() += 1);
    counts
}

fn common(one: &HashMap<&str, u64>, other: &HashMap<&str, u64>) -> u64 {
    one.iter().map(|(word, count)| *count.min(other.get(word).unwrap_or(&0))).sum()
}
