//! How well near duplicates are told from other pages: `cargo run --release -p peregrine-crawl --example near_study DIR…`,
//! where each DIR holds `.html` or `.html.gz` files. Edited copies are made of every page that has enough words; each must
//! be found. Pages of one directory are compared with each other; none of those should be. The numbers in
//! `docs/decisions/0030-near-duplicates.md` are from here.

use std::collections::HashSet;
use std::io::Read as _;
use std::path::Path;

use flate2::read::GzDecoder;
use peregrine_dedup::{DedupSettings, Sketch};
use peregrine_parse::{ParseOptions, parse};
use peregrine_runtime::Random;
use peregrine_urls::Url;

type Words = Vec<String>;

fn main() {
    let directories: Vec<String> = std::env::args().skip(1).collect();
    if directories.is_empty() {
        eprintln!("usage: near_study DIR…");
        std::process::exit(2);
    }
    let mut random = Random::from_seed(1);
    for directory in directories {
        let texts: Vec<Words> = match read_texts(Path::new(&directory)) {
            Ok(texts) => texts,
            Err(error) => return eprintln!("cannot read {directory}: {error}"),
        };
        println!("{directory}: {} pages of at least 50 words", texts.len());
        let sketches: Vec<Sketch> = texts.iter().filter_map(sketch).collect();
        for percent in [1, 2, 5, 10] {
            let copies = texts.iter().map(|text| edited(text, percent, &texts, &mut random)).collect::<Vec<_>>();
            report(&format!("{percent} % of words edited"), &sketches, &copies);
        }
        for percent in [2, 5, 10, 20] {
            let others =
                texts.iter().map(|text| with_other_block(text, percent, &texts, &mut random)).collect::<Vec<_>>();
            report(&format!("{percent} % in one block"), &sketches, &others);
        }
        report_pairs(&texts, &sketches);
    }
}

fn sketch(words: &Words) -> Option<Sketch> {
    Sketch::of(&words.join(" "))
}

fn report(name: &str, originals: &[Sketch], copies: &[Words]) {
    let settings = DedupSettings::default();
    let pairs: Vec<(u32, f64)> = originals
        .iter()
        .zip(copies.iter().filter_map(sketch))
        .map(|(one, other)| (one.distance(&other), one.similarity(&other)))
        .collect();
    let share = |belongs: &dyn Fn(&(u32, f64)) -> bool| {
        pairs.iter().filter(|pair| belongs(pair)).count() as f64 / pairs.len().max(1) as f64
    };
    let mut distances: Vec<u32> = pairs.iter().map(|pair| pair.0).collect();
    distances.sort_unstable();
    println!(
        "  {name:<24} median {} bits; within 3: {:.3}; and similar: {:.3} (at 0.84: {:.3}, 0.92: {:.3})",
        distances.get(distances.len() / 2).copied().unwrap_or_default(),
        share(&|pair| pair.0 <= 3),
        share(&|pair| pair.0 <= settings.distance && pair.1 >= settings.similarity),
        share(&|pair| pair.0 <= settings.distance && pair.1 >= 0.84),
        share(&|pair| pair.0 <= settings.distance && pair.1 >= 0.92),
    );
}

/// All pairs of different pages. Those whose texts really share most of their three-word sequences are not counted as mistakes. Told as well is
/// how many pages the fullest place of the four tables holds, which is what a look-up goes through.
fn report_pairs(texts: &[Words], sketches: &[Sketch]) {
    let settings = DedupSettings::default();
    let shingles: Vec<HashSet<String>> =
        texts.iter().map(|text| text.windows(3).map(|words| words.join(" ").to_lowercase()).collect()).collect();
    let (mut pairs, mut alike, mut near, mut both, mut wrong_near, mut wrong_both) = (0_u64, 0, 0, 0, 0, 0);
    for (index, one) in sketches.iter().enumerate() {
        for (other_index, other) in sketches.iter().enumerate().skip(index + 1) {
            pairs += 1;
            let is_near = one.distance(other) <= settings.distance;
            let is_similar = one.similarity(other) >= settings.similarity;
            if !is_near && one.similarity(other) < 0.5 {
                continue;
            }
            let truth = match (shingles.get(index), shingles.get(other_index)) {
                (Some(a), Some(b)) => a.intersection(b).count() as f64 / a.union(b).count().max(1) as f64,
                _ => 0.0,
            };
            alike += u64::from(truth >= 0.8);
            near += u64::from(is_near);
            both += u64::from(is_near && is_similar);
            wrong_near += u64::from(is_near && truth < 0.8);
            wrong_both += u64::from(is_near && is_similar && truth < 0.8);
        }
    }
    let mut places = std::collections::HashMap::<(u32, u64), u32>::new();
    for sketch in sketches {
        for band in 0..4 {
            *places.entry((band, sketch.simhash >> (16 * band) & 0xffff)).or_default() += 1;
        }
    }
    let fullest = places.values().max().copied().unwrap_or_default();
    println!(
        "  {pairs} pairs, {alike} of them really share 80 %: within 3 bits {near}, wrongly {wrong_near}; and similar {both}, wrongly {wrong_both}; the fullest place holds {fullest}"
    );
}

/// Words dropped, replaced and put in, in equal parts, all over the text.
fn edited(text: &Words, percent: u64, texts: &[Words], random: &mut Random) -> Words {
    let mut copy = Vec::with_capacity(text.len());
    for word in text {
        if random.next_u64() % 100 >= percent {
            copy.push(word.clone());
            continue;
        }
        match random.next_u64() % 3 {
            0 => {}
            1 => copy.push(any_word(texts, random)),
            _ => copy.extend([word.clone(), any_word(texts, random)]),
        }
    }
    copy
}

/// The same page around another content: what two pages of one template look like.
fn with_other_block(text: &Words, percent: usize, texts: &[Words], random: &mut Random) -> Words {
    let length = text.len() * percent / 100;
    let start = (text.len() - length) / 2;
    let other = any(texts, random);
    let block = other.iter().cycle().take(length).cloned();
    text.iter().take(start).cloned().chain(block).chain(text.iter().skip(start + length).cloned()).collect()
}

fn any_word(texts: &[Words], random: &mut Random) -> String {
    let text: &Words = any(texts, random);
    any(text, random).clone()
}

fn any<'a, T>(all: &'a [T], random: &mut Random) -> &'a T {
    &all[(random.next_u64() % all.len() as u64) as usize]
}

fn read_texts(directory: &Path) -> std::io::Result<Vec<Words>> {
    let url = Url::parse("https://example.com/").expect("valid");
    let mut texts = Vec::new();
    let mut paths: Vec<_> = std::fs::read_dir(directory)?.collect::<Result<Vec<_>, _>>()?;
    paths.sort_by_key(std::fs::DirEntry::path);
    for path in paths.into_iter().map(|entry| entry.path()).take(600) {
        let name = path.to_string_lossy().into_owned();
        let mut page = Vec::new();
        if name.ends_with(".html.gz") {
            GzDecoder::new(std::fs::File::open(&path)?).read_to_end(&mut page)?;
        } else if name.ends_with(".html") {
            page = std::fs::read(&path)?;
        }
        let text = parse(&page, Some("text/html"), &url, &ParseOptions::default()).text;
        let words: Words = text.split_whitespace().map(str::to_owned).collect();
        if words.len() >= 50 {
            texts.push(words);
        }
    }
    Ok(texts)
}
