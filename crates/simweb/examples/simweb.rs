//! Serves a synthetic web until killed, for people and for benches.
//!
//! ```text
//! cargo run --release -p peregrine-simweb --example simweb -- --hosts 300 --pages 1000 --size 16384
//! ```
//! Prints one line of JSON with the port and the seeds.

use peregrine_simweb::{Behaviour, Naming, PageSize, SimWeb, SimWebConfig};

const USAGE: &str = "usage: simweb [--hosts N] [--pages N] [--links N] [--size BYTES | --size real] [--seed N] \
                     [--port N] [--names] [--zoo] [--verdict]";

fn main() {
    match config_from(std::env::args().skip(1)) {
        Ok(config) => serve(config),
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
            "--verdict" => SimWebConfig { record: SimWebConfig::default().record, ..config },
            other => return Err(format!("unknown option {other:?}")),
        };
    }
    Ok(config)
}

fn serve(config: SimWebConfig) {
    let web = match SimWeb::start(config) {
        Ok(web) => web,
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    };
    println!("{}", serde_json::json!({ "port": web.port(), "seeds": web.seeds() }));
    loop {
        std::thread::park();
    }
}
