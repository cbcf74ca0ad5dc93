//! A crawler as simple as one can be, to hold the synthetic web against: blocking sockets, links
//! by string search, robots.txt by recursion. It shares no code with the crate under test.
#![allow(dead_code)]

mod client;
mod robots;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use peregrine_simweb::SimWeb;
use url::Url;

#[allow(unused_imports)]
pub use client::{Answer, Failure, get, get_with};
pub use robots::NaiveRobots;

/// What a crawl asked for, by key, with the depth at which it was found.
pub type Asked = BTreeMap<String, u32>;

/// Removes what does not change where a URL leads.
pub fn key_of(url: &Url) -> String {
    let mut key = url.clone();
    key.set_fragment(None);
    let kept: Vec<String> = key
        .query()
        .unwrap_or_default()
        .split('&')
        .filter(|pair| {
            !(pair.is_empty() || pair.starts_with("utm_") || pair.contains("clid=") || pair.contains("SESSID="))
        })
        .map(str::to_owned)
        .collect();
    key.set_query((!kept.is_empty()).then(|| kept.join("&")).as_deref());
    let plain_path = unescape(key.path());
    key.set_path(&plain_path);
    key.into()
}

fn unescape(path: &str) -> String {
    let mut plain = String::new();
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('%') {
        plain.push_str(before);
        let byte = u8::from_str_radix(&after[..2], 16).expect("an escape");
        plain.push(char::from(byte));
        rest = &after[2..];
    }
    plain + rest
}

/// Crawls everything it can reach, obeying robots.txt.
pub fn crawl(web: &SimWeb, seeds: &[String], max_depth: u32) -> Asked {
    let mut crawl = NaiveCrawl { web, robots: BTreeMap::new(), asked: BTreeMap::new(), denied: BTreeSet::new() };
    crawl.run(seeds, max_depth);
    crawl.asked
}

struct NaiveCrawl<'w> {
    web: &'w SimWeb,
    robots: BTreeMap<String, NaiveRobots>,
    asked: Asked,
    denied: BTreeSet<String>,
}

impl NaiveCrawl<'_> {
    fn run(&mut self, seeds: &[String], max_depth: u32) {
        let mut queue: VecDeque<(Url, u32, u8)> =
            seeds.iter().map(|seed| (Url::parse(seed).expect("a URL"), 0, 0)).collect();
        while let Some((url, depth, hops)) = queue.pop_front() {
            let key = key_of(&url);
            let trap = url.path().starts_with("/calendar/") || url.path().starts_with("/deeper/");
            let host = url.host_str().unwrap_or_default();
            if depth > max_depth || trap || self.asked.contains_key(&key) || self.denied.contains(&key) {
                continue;
            }
            if self.web.resolve(host).is_none() {
                continue;
            }
            if !self.allowed(&url) {
                self.denied.insert(key);
                continue;
            }
            self.asked.insert(key, depth);
            let Ok(answer) = self.fetch_patiently(&url) else { continue };
            match answer.header("location") {
                Some(location) if hops < 5 => queue.push_front((url.join(location).expect("a URL"), depth, hops + 1)),
                Some(_) => {}
                None => queue.extend(links(&url, &answer).into_iter().map(|link| (link, depth + 1, 0))),
            }
        }
    }

    fn fetch_patiently(&self, url: &Url) -> Result<Answer, Failure> {
        let mut answer = get(self.web, url.as_str());
        for _ in 0..2 {
            match &answer {
                Ok(Answer { status: 429 | 503, .. }) => {
                    std::thread::sleep(std::time::Duration::from_millis(25));
                    answer = get(self.web, url.as_str());
                }
                _ => break,
            }
        }
        answer
    }

    fn allowed(&mut self, url: &Url) -> bool {
        let origin = url.origin().ascii_serialization();
        let robots = self.robots.entry(origin.clone()).or_insert_with(|| NaiveRobots::fetch(self.web, &origin));
        let target = &url[url::Position::BeforePath..url::Position::AfterQuery];
        robots.allows("peregrine", target)
    }
}

/// Characters of a page that are looked at.
const LONGEST_READ: usize = 100_000;

/// The links that a polite reader follows, in order.
pub fn links(page: &Url, answer: &Answer) -> Vec<Url> {
    let html_type = answer.header("content-type").is_none_or(|value| value.starts_with("text/html"));
    let forbidden = answer.header("x-robots-tag").is_some_and(|value| value.contains("nofollow"));
    if answer.status != 200 || !html_type || forbidden {
        return Vec::new();
    }
    let html: String = answer.text().chars().take(LONGEST_READ).collect();
    let html = without_hidden_parts(&html);
    if html.contains("name=\"robots\" content=\"nofollow\"") {
        return Vec::new();
    }
    let base = tags(&html, "base").first().and_then(|tag| href(tag)).map(|base| page.join(&base).expect("a base"));
    let base = base.unwrap_or_else(|| page.clone());
    let mut anchors = tags(&html, "a");
    anchors.extend(tags(&html, "area"));
    let followed = anchors.iter().filter(|tag| !tag.contains("nofollow")).filter_map(|tag| href(tag));
    followed.filter_map(|href| base.join(&href).ok()).filter(|url| url.scheme() == "http").collect()
}

fn without_hidden_parts(html: &str) -> String {
    let mut text = html.to_owned();
    for (open, close) in
        [("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>"), ("<textarea", "</textarea>")]
    {
        while let Some(start) = text.find(open) {
            let length = text[start..].find(close).map_or(text.len() - start, |end| end + close.len());
            text.replace_range(start..start + length, "");
        }
    }
    text
}

/// The insides of all tags of this name.
fn tags(html: &str, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for piece in html.split('<').skip(1) {
        let length = name.len();
        let named = piece.get(..length).is_some_and(|start| start.eq_ignore_ascii_case(name));
        if named && piece[length..].starts_with(char::is_whitespace) {
            found.push(piece[length..].to_owned());
        }
    }
    found
}

fn href(tag: &str) -> Option<String> {
    let lower = tag.to_ascii_lowercase();
    let at = lower.match_indices("href").map(|(at, _)| at).find(|&at| tag[..at].ends_with(char::is_whitespace))?;
    let value = tag[at + 4..].trim_start().strip_prefix('=')?.trim_start();
    let raw = match value.chars().next()? {
        quote @ ('"' | '\'') => value[1..].split(quote).next()?,
        _ => value.split([' ', '>', '\n']).next()?,
    };
    Some(raw.replace("&amp;", "&").replace("&#47;", "/").replace("&#x2F;", "/").trim().to_owned())
}
