//! What a robots.txt check costs, by the size of the file: `cargo run --release --example check_cost`.

use std::fmt::Write as _;
use std::hint::black_box;

use peregrine_robots::RobotsRules;
use peregrine_runtime::{Clock, SystemClock};
use peregrine_urls::Url;

const CHECKS: u32 = 400_000;

fn main() {
    let urls: Vec<Url> = (0..64)
        .filter_map(|n| {
            Url::parse(&format!("https://example.com/section{}/article-{n}/page.html?id={n}&x=%20y", n * 7)).ok()
        })
        .collect();
    let clock = SystemClock::new();
    for (rules, wildcards) in [(0, 0), (10, 2), (50, 10), (500, 50), (10_000, 0), (10_000, 200)] {
        let text = file(rules, wildcards);
        let before = clock.elapsed();
        let parsed = RobotsRules::parse(black_box(text.as_bytes()));
        let parsing = clock.elapsed() - before;
        let before = clock.elapsed();
        for url in urls.iter().cycle().take(CHECKS as usize) {
            black_box(parsed.verdict("peregrine/0.1 (+https://example.org)", black_box(url)));
        }
        let per_check = (clock.elapsed() - before) / CHECKS;
        println!("{rules:>6} prefixes {wildcards:>4} wildcards: {per_check:?} a check, {parsing:?} to parse");
    }
}

fn file(rules: usize, wildcards: usize) -> String {
    let mut text = String::new();
    for agent in ["googlebot", "bingbot", "360spider", "peregrine-images"] {
        let _ = writeln!(text, "User-agent: {agent}\nDisallow: /{agent}/\n");
    }
    let _ = writeln!(text, "User-agent: *");
    for n in 0..rules {
        let _ = writeln!(text, "Disallow: /section{n}/private");
    }
    for n in 0..wildcards {
        let _ = writeln!(text, "Disallow: /*/print{n}*.pdf$");
    }
    text
}
