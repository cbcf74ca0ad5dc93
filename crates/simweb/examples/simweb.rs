//! Serves a synthetic web until killed, for people and for benches.
//!
//! ```text
//! cargo run --release -p peregrine-simweb --example simweb -- --hosts 300 --pages 1000 --size 16384
//! ```
//! Prints one line of JSON with the port, the seeds and the authority that signs for the hosts. With `--report` every line on
//! standard input is answered with one line of JSON on what was asked for since the last one, as the servers saw it.

use std::collections::HashSet;
use std::io::BufRead;
use std::time::Duration;

use peregrine_simweb::{Behaviour, Naming, PageSize, SimWeb, SimWebConfig, TlsKind, Verdict};

const USAGE: &str = "usage: simweb [--hosts N] [--pages N] [--links N] [--size BYTES | --size real] [--seed N] \
                     [--port N] [--names] [--tls] [--zoo] [--report]";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let reports = arguments.iter().any(|argument| argument == "--report");
    match config_from(arguments.into_iter()) {
        Ok(config) => serve(config, reports),
        Err(message) => {
            eprintln!("{message}\n{USAGE}");
            std::process::exit(2);
        }
    }
}

fn config_from(mut arguments: impl Iterator<Item = String>) -> Result<SimWebConfig, String> {
    let mut config = SimWebConfig::default().without_verdict();
    while let Some(option) = arguments.next() {
        let mut number = || {
            let value = arguments.next().ok_or_else(|| format!("{option} needs a value"))?;
            value.parse::<u32>().map_err(|_| format!("{option} needs a number, not {value:?}"))
        };
        config = match option.as_str() {
            "--hosts" => config.hosts(number()?),
            "--pages" => config.pages_per_host(number()?),
            "--links" => config.links_per_page(number()?),
            "--seed" => SimWebConfig { seed: u64::from(number()?), ..config },
            "--port" => config.port(u16::try_from(number()?).map_err(|_| "--port is at most 65535".to_owned())?),
            "--size" => {
                let size = arguments.next().ok_or("--size needs a value")?;
                match size.as_str() {
                    "real" => config.page_size(PageSize::MEASURED),
                    bytes => config.page_size(PageSize::Fixed(
                        bytes.parse().map_err(|_| format!("--size needs a number or `real`, not {bytes:?}"))?,
                    )),
                }
            }
            "--names" => config.naming(Naming::Names),
            "--zoo" => config.mix(Behaviour::zoo().into_iter().map(|behaviour| (1.0, behaviour)).collect()),
            "--tls" => config.mix(vec![(1.0, Behaviour::healthy().with_tls(TlsKind::Valid))]),
            "--report" => SimWebConfig { record: SimWebConfig::default().record, ..config },
            other => return Err(format!("unknown option {other:?}")),
        };
    }
    Ok(config)
}

fn serve(config: SimWebConfig, reports: bool) {
    let web = match SimWeb::start(config) {
        Ok(web) => web,
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    };
    let (port, seeds, authority) = (web.port(), web.seeds(), web.authority_pem());
    println!("{}", serde_json::json!({ "port": port, "seeds": seeds, "authority": authority }));
    if reports {
        for _ in std::io::stdin().lock().lines().map_while(Result::ok) {
            println!("{}", report(&web.verdict()));
            web.forget();
        }
    }
    loop {
        std::thread::park();
    }
}

fn report(verdict: &Verdict) -> serde_json::Value {
    let mut pages = HashSet::new();
    let (mut again, mut robots, mut others) = (0, 0, 0);
    let mut first: Option<Duration> = None;
    let mut last = Duration::ZERO;
    for request in verdict.requests() {
        first.get_or_insert(request.started);
        last = last.max(request.finished.unwrap_or(request.started));
        match request.status {
            _ if request.url.ends_with("/robots.txt") => robots += 1,
            200 if request.whole => again += u32::from(!pages.insert(request.url)),
            _ => others += 1,
        }
    }
    serde_json::json!({
        "pages": pages.len(),
        "again": again,
        "robots": robots,
        "others": others,
        "unrecorded": verdict.unrecorded(),
        "seconds": last.saturating_sub(first.unwrap_or_default()).as_secs_f64(),
        "agents": verdict.user_agents(),
    })
}
