//! Serves a synthetic web until killed, for people and for benches.
//!
//! ```text
//! cargo run --release -p peregrine-simweb --example simweb -- --hosts 300 --pages 1000 --size 16384
//! ```
//! Prints one line of JSON with the port, the seeds, the authority that signs for the hosts and the name server that knows their names
//! (`--names`; a crawl asks it with `--dns`). `--zoo` is one host of each kind, `--reach` one of each way to be reached. With `--report` every line on
//! standard input is answered with one line of JSON on what was asked for since the last one, as the servers saw it; a line `forget` is not
//! answered, but counting begins anew. With `--forbid` every host has a
//! robots.txt that forbids one section; the first line then says how many pages are left, and the report how often it was asked for others.

use std::collections::{HashMap, HashSet};
use std::io::BufRead;
use std::time::Duration;

use peregrine_simweb::{
    Behaviour, Markup, Naming, PageCount, PageSize, RobotsKind, SimWeb, SimWebConfig, Spot, TlsKind, Verdict,
};

/// Requests between two reports.
const MOST_RECORDED: usize = 4_000_000;
/// What `--forbid` forbids.
const FORBIDDEN: &str = "/vault/";

const USAGE: &str = "usage: simweb [--hosts N] [--pages N] [--links N] [--size BYTES | --size real] [--seed N] \
                     [--port N] [--markup] [--names] [--tls] [--forbid] [--zoo] [--reach] [--report]";

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
    let mut host = Behaviour::healthy();
    let mut alike = false;
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
            "--markup" => config.markup(Markup::Measured),
            "--names" => config.naming(Naming::Names),
            "--zoo" => config.one_host_each(Behaviour::zoo()),
            "--reach" => config.one_host_each(Behaviour::ways_to_be_reached()),
            "--tls" => {
                (host, alike) = (host.with_tls(TlsKind::Valid), true);
                config
            }
            "--forbid" => {
                (host.robots, alike) = (RobotsKind::DisallowSubtree, true);
                config
            }
            "--report" => SimWebConfig { record: Some(MOST_RECORDED), ..config },
            other => return Err(format!("unknown option {other:?}")),
        };
    }
    Ok(if alike { config.mix(vec![(1.0, host)]) } else { config })
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
    let dns = web.dns_address();
    let pages = allowed_pages(&web);
    println!(
        "{}",
        serde_json::json!({ "port": port, "seeds": seeds, "authority": authority, "dns": dns, "pages": pages })
    );
    if reports {
        for wish in std::io::stdin().lock().lines().map_while(Result::ok) {
            if wish != "forget" {
                println!("{}", report(&web.verdict(), forbids(web.config())));
            }
            web.forget();
        }
    }
    loop {
        std::thread::park();
    }
}

/// Of all hosts together, whose pages have the same paths. `None` where it depends on the host.
fn allowed_pages(web: &SimWeb) -> Option<u64> {
    let PageCount::Fixed(pages) = web.config().pages_per_host else { return None };
    let is_allowed = |page: &u32| !(forbids(web.config()) && web.url_of(0, Spot::Page(*page)).contains(FORBIDDEN));
    let of_each = u64::try_from((0..pages).filter(is_allowed).count()).ok()?;
    Some(of_each * u64::from(web.config().hosts))
}

fn forbids(config: &SimWebConfig) -> bool {
    config.mix.iter().any(|(_, host)| host.robots == RobotsKind::DisallowSubtree)
}

fn report(verdict: &Verdict, forbids: bool) -> serde_json::Value {
    let mut pages = HashSet::new();
    let mut hosts = HashSet::new();
    let (mut again, mut robots, mut forbidden, mut others) = (0, 0, 0, 0);
    let mut first: Option<Duration> = None;
    let (mut last, mut answering) = (Duration::ZERO, Duration::ZERO);
    // From each request to the next one to the same host.
    let (mut before, mut gaps, mut between) = (HashMap::new(), 0_u32, Duration::ZERO);
    for request in verdict.requests() {
        first.get_or_insert(request.started);
        if let Some(started) = before.insert(request.host, request.started) {
            gaps += 1;
            between += request.started.saturating_sub(started);
        }
        let finished = request.finished.unwrap_or(request.started);
        last = last.max(finished);
        answering += finished.saturating_sub(request.started);
        match request.status {
            _ if request.url.ends_with("/robots.txt") => robots += 1,
            _ if forbids && request.url.contains(FORBIDDEN) => forbidden += 1,
            200 if request.whole => {
                hosts.extend(request.host);
                again += u32::from(!pages.insert(request.url));
            }
            _ => others += 1,
        }
    }
    serde_json::json!({
        "pages": pages.len(),
        "hosts": hosts.len(),
        "again": again,
        "robots": robots,
        "forbidden": forbidden,
        "others": others,
        "unrecorded": verdict.unrecorded(),
        "seconds": last.saturating_sub(first.unwrap_or_default()).as_secs_f64(),
        "answering_seconds": answering.as_secs_f64(),
        "mean_gap_seconds": (gaps > 0).then(|| between.as_secs_f64() / f64::from(gaps)),
        "hosts_asked": before.len(),
        "shortest_gap_seconds": verdict.min_gap().map(|gap| gap.as_secs_f64()),
        "agents": verdict.user_agents(),
    })
}
