//! RFC 9309, read a second time: the truth must not share its mistakes with the crawler's own
//! parser, so this one is written apart from it, and short enough to be checked by eye.

/// Bytes that count; a crawler may ignore what comes after them.
pub(crate) const PARSE_LIMIT: usize = 500 * 1024;

#[derive(Debug)]
pub(crate) struct RobotsRules {
    groups: Vec<Group>,
}

#[derive(Debug, Default)]
struct Group {
    agents: Vec<String>,
    rules: Vec<Rule>,
    crawl_delay: Option<f32>,
}

#[derive(Debug)]
struct Rule {
    allow: bool,
    pattern: String,
}

impl RobotsRules {
    pub fn parse(text: &[u8]) -> Self {
        let text = String::from_utf8_lossy(&text[..text.len().min(PARSE_LIMIT)]);
        let mut groups: Vec<Group> = Vec::new();
        let mut in_agents = false;
        for line in text.trim_start_matches('\u{feff}').split(['\r', '\n']) {
            let line = line.split('#').next().unwrap_or_default();
            let Some((field, value)) = line.split_once(':') else { continue };
            let (field, value) = (field.trim().to_ascii_lowercase(), value.trim());
            if field == "user-agent" {
                if !in_agents {
                    groups.push(Group::default());
                }
                in_agents = true;
                groups.extend(groups.is_empty().then(Group::default));
                if let Some(group) = groups.last_mut() {
                    group.agents.push(value.to_ascii_lowercase());
                }
                continue;
            }
            let Some(group) = groups.last_mut() else { continue };
            match field.as_str() {
                "allow" | "disallow" => {
                    in_agents = false;
                    // A rule without a path says nothing; one that does not start at the root never matches.
                    if !value.is_empty() {
                        group.rules.push(Rule { allow: field == "allow", pattern: value.to_owned() });
                    }
                }
                "crawl-delay" => {
                    in_agents = false;
                    group.crawl_delay = value.parse().ok().or(group.crawl_delay);
                }
                _ => {}
            }
        }
        RobotsRules { groups }
    }

    fn groups_for<'a>(&'a self, agent: &'a str) -> impl Iterator<Item = &'a Group> {
        let token = product_token(agent).to_ascii_lowercase();
        let names = move |group: &&Group, name: &str| {
            group.agents.iter().any(|listed| if name == "*" { listed == "*" } else { product_token(listed) == name })
        };
        let named = !token.is_empty() && self.groups.iter().any(|group| names(&group, &token));
        let wanted = if named { token } else { "*".to_owned() };
        self.groups.iter().filter(move |group| names(group, &wanted))
    }

    /// The longest pattern that matches decides; of two equally long ones, the one that allows.
    pub fn allows(&self, agent: &str, target: &str) -> bool {
        let rules = self.groups_for(agent).flat_map(|group| &group.rules);
        let matching = rules.filter(|rule| matches(rule.pattern.as_bytes(), target.as_bytes()));
        matching.max_by_key(|rule| (rule.pattern.len(), rule.allow)).is_none_or(|rule| rule.allow)
    }

    pub fn crawl_delay(&self, agent: &str) -> Option<f32> {
        self.groups_for(agent).find_map(|group| group.crawl_delay)
    }
}

fn product_token(agent: &str) -> &str {
    let end = agent.find(|c: char| !(c.is_ascii_alphabetic() || c == '-' || c == '_')).unwrap_or(agent.len());
    agent.get(..end).unwrap_or_default()
}

/// `*` matches anything, a final `$` the end; without it a pattern matches every continuation.
fn matches(pattern: &[u8], target: &[u8]) -> bool {
    let (pattern, anchored) = match pattern.strip_suffix(b"$") {
        Some(pattern) => (pattern, true),
        None => (pattern, false),
    };
    // The lengths of the target's beginnings that the pattern so far can match.
    let mut reachable = vec![false; target.len() + 1];
    reachable[0] = true;
    for &wanted in pattern {
        if wanted == b'*' {
            let first = reachable.iter().position(|&here| here).unwrap_or(target.len());
            reachable[first..].fill(true);
            continue;
        }
        let before = reachable.clone();
        reachable[0] = false;
        for (at, &byte) in target.iter().enumerate() {
            reachable[at + 1] = before[at] && byte == wanted;
        }
        if !reachable.contains(&true) {
            return false;
        }
    }
    if anchored { reachable[target.len()] } else { reachable.contains(&true) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_as_rfc_9309_shows() {
        for (pattern, target, expected) in [
            ("/", "/", true),
            ("/fish", "/fish.html", true),
            ("/fish", "/Fish.asp", false),
            ("/fish*", "/fishheads/yummy.html", true),
            ("/fish/", "/fish", false),
            ("/*.php", "/folder/filename.php?parameters", true),
            ("/*.php$", "/filename.php?parameters", false),
            ("/*.php$", "/filename.php", true),
            ("/fish*.php", "/fishheads/catfish.php?parameters", true),
            ("fish", "/fish", false),
            ("/a*b*c", "/aXbXbX", false),
            ("/a$b", "/a$b", true),
        ] {
            assert_eq!(matches(pattern.as_bytes(), target.as_bytes()), expected, "{pattern} on {target}");
        }
    }

    #[test]
    fn the_longest_rule_of_the_right_group_decides() {
        let rules = RobotsRules::parse(
            b"User-agent: *\nDisallow: /\nUser-agent: Foo\nAllow: /p\nDisallow: /page\nCrawl-delay: 3\n\nUser-agent: foo\nDisallow: /q",
        );
        assert!(!rules.allows("bar", "/p"));
        assert!(rules.allows("Foo/1.0", "/p"));
        assert!(!rules.allows("foo", "/page"));
        assert!(!rules.allows("foo", "/q"), "groups of one agent are one group");
        assert_eq!(rules.crawl_delay("foo"), Some(3.0));
        assert!(RobotsRules::parse(b"Disallow: /").allows("foo", "/"), "a rule without an agent is nobody's");
    }
}
