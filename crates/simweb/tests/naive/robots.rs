use peregrine_simweb::SimWeb;
use url::Url;

use super::client::get;

/// A robots.txt as the server sends it, and what it means, worked out the slow way.
pub enum NaiveRobots {
    AllowAll,
    DisallowAll,
    /// The lines that say anything.
    Text(Vec<String>),
}

impl NaiveRobots {
    pub fn fetch(web: &SimWeb, origin: &str) -> Self {
        let mut url = Url::parse(&format!("{origin}/robots.txt")).expect("a URL");
        for _ in 0..6 {
            let Ok(answer) = get(web, url.as_str()) else { return NaiveRobots::DisallowAll };
            match (answer.status, answer.header("location")) {
                (200, _) => {
                    let counted = &answer.body[..answer.body.len().min(500 * 1024)];
                    return NaiveRobots::Text(meaningful_lines(&String::from_utf8_lossy(counted)));
                }
                (300..400, Some(location)) => url = url.join(location).expect("a URL"),
                (400..500, _) => return NaiveRobots::AllowAll,
                _ => return NaiveRobots::DisallowAll,
            }
        }
        NaiveRobots::AllowAll
    }

    pub fn allows(&self, agent: &str, target: &str) -> bool {
        let text = match self {
            NaiveRobots::AllowAll => return true,
            NaiveRobots::DisallowAll => return false,
            NaiveRobots::Text(text) => text,
        };
        let named = rules_of(text, agent);
        let rules = named.or_else(|| rules_of(text, "*")).unwrap_or_default();
        let matching = rules.into_iter().filter(|(_, pattern)| glob(pattern, target));
        matching.max_by_key(|(allow, pattern)| (pattern.len(), *allow)).is_none_or(|(allow, _)| allow)
    }
}

fn meaningful_lines(text: &str) -> Vec<String> {
    let ignored = |c: char| c.is_whitespace() || c == '\u{feff}';
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim_matches(ignored));
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// The rules of all groups for exactly this agent, `None` if there is no such group.
fn rules_of(lines: &[String], agent: &str) -> Option<Vec<(bool, String)>> {
    let mut rules = None;
    let (mut applies, mut after_rule) = (false, true);
    for line in lines {
        let Some((field, value)) = line.split_once(':') else { continue };
        match field.trim().to_lowercase().as_str() {
            "user-agent" => {
                applies = value.trim().eq_ignore_ascii_case(agent) || (applies && !after_rule);
                after_rule = false;
                if applies && rules.is_none() {
                    rules = Some(Vec::new());
                }
            }
            field @ ("allow" | "disallow") => {
                after_rule = true;
                if let Some(rules) = rules.as_mut().filter(|_| applies && !value.trim().is_empty()) {
                    rules.push((field == "allow", value.trim().to_owned()));
                }
            }
            "crawl-delay" => after_rule = true,
            _ => {}
        }
    }
    rules
}

fn glob(pattern: &str, target: &str) -> bool {
    match pattern.chars().next() {
        None => true,
        Some('$') if pattern.len() == 1 => target.is_empty(),
        Some('*') => {
            target.char_indices().map(|(at, _)| at).chain([target.len()]).any(|at| glob(&pattern[1..], &target[at..]))
        }
        Some(c) => target.strip_prefix(c).is_some_and(|rest| glob(&pattern[c.len_utf8()..], rest)),
    }
}
