//! What each kind of robots.txt says, and what follows from it for a host.

use std::sync::Arc;

use crate::behaviour::{RobotsKind, SitemapKind};
use crate::chance::Purpose;
use crate::paths::{SitemapPart, Spot};
use crate::robots_rules::{PARSE_LIMIT, RobotsRules};
use crate::server::lock;
use crate::site_graph::World;

/// What the server does when asked for robots.txt.
#[derive(Debug, PartialEq)]
pub(crate) enum RobotsAnswer {
    Text(Vec<u8>),
    Status(u16),
    Redirect(u32, Spot),
    Silent,
    Reset,
}

/// What a host's robots.txt, wherever it was found, means.
#[derive(Debug)]
pub(crate) enum RobotsMeaning {
    Rules(RobotsRules),
    AllowAll,
    /// It cannot be had, so nothing may be fetched.
    DisallowAll,
}

impl RobotsMeaning {
    pub fn allows(&self, agent: &str, target: &str) -> bool {
        match self {
            RobotsMeaning::Rules(rules) => rules.allows(agent, target),
            RobotsMeaning::AllowAll => true,
            RobotsMeaning::DisallowAll => false,
        }
    }

    pub fn crawl_delay(&self, agent: &str) -> Option<f32> {
        match self {
            RobotsMeaning::Rules(rules) => rules.crawl_delay(agent),
            RobotsMeaning::AllowAll | RobotsMeaning::DisallowAll => None,
        }
    }
}

/// Hops after which a redirected robots.txt counts as absent.
const MAX_HOPS: usize = 5;

impl World {
    pub(crate) fn robots_answer(&self, host: u32, spot: Spot) -> RobotsAnswer {
        let moved = spot == Spot::RobotsMoved;
        match &self.behaviour(host).robots {
            RobotsKind::Absent => RobotsAnswer::Status(404),
            RobotsKind::Status(status) => RobotsAnswer::Status(*status),
            RobotsKind::Silent => RobotsAnswer::Silent,
            RobotsKind::Reset => RobotsAnswer::Reset,
            RobotsKind::Redirected if !moved => RobotsAnswer::Redirect(host, Spot::RobotsMoved),
            RobotsKind::RedirectedAcross => RobotsAnswer::Redirect(self.next_host(host), Spot::RobotsTxt),
            RobotsKind::RedirectLoop => {
                RobotsAnswer::Redirect(host, if moved { Spot::RobotsTxt } else { Spot::RobotsMoved })
            }
            kind => RobotsAnswer::Text(self.robots_text(host, kind)),
        }
    }

    fn robots_text(&self, host: u32, kind: &RobotsKind) -> Vec<u8> {
        let agent = &self.config.agent;
        let mut text = match kind {
            RobotsKind::AllowAll => "User-agent: *\nDisallow:\n".to_owned(),
            RobotsKind::DisallowAll => "User-agent: *\nDisallow: /\n".to_owned(),
            RobotsKind::DisallowSubtree | RobotsKind::Redirected => "User-agent: *\nDisallow: /vault/\n".to_owned(),
            RobotsKind::Wildcards => "User-agent: *\nDisallow: /*-ba*.html$\nDisallow: /vault/*-*on.html\n\
                                      Allow: /*-batan-*.html\nAllow: /vault/*-haxon.html$\nDisallow: /*?*sort=\n"
                .to_owned(),
            RobotsKind::AgentGroups => format!(
                "User-agent: *\nDisallow: /\n\nUser-agent: somebot\nUser-agent: {agent}\nDisallow: /vault/\n\
                 Allow: /vault/ba\n\nUser-agent: otherbot\nDisallow: /garden/\n"
            ),
            RobotsKind::AgentShutOut => format!("User-agent: {agent}\nDisallow: /\n\nUser-agent: *\nDisallow:\n"),
            RobotsKind::CrawlDelay(seconds) => format!("User-agent: *\nCrawl-delay: {seconds}\nDisallow:\n"),
            RobotsKind::Huge => huge_text(),
            RobotsKind::Garbage => return self.garbage(host),
            RobotsKind::Untidy => {
                "\u{feff}# Welcome\r\n\r\n  USER-AGENT :  *   # everybody\r\n\tdisallow:/vault/ # not here\r\n\
                                   Noindex: /garden/\r\nthis line means nothing\r\n"
                    .to_owned()
            }
            RobotsKind::Text(text) => text.clone(),
            _ => String::new(),
        };
        if self.behaviour(host).sitemap != SitemapKind::None {
            text.push_str("\nSitemap: ");
            text.push_str(&self.url(host, Spot::Sitemap(SitemapPart::Whole)));
            text.push('\n');
        }
        text.into_bytes()
    }

    /// Bytes without meaning. No letters, so that no directive can come out by chance.
    fn garbage(&self, host: u32) -> Vec<u8> {
        let mut dice = self.dice(Purpose::Noise, host, 0);
        (0..2048).flat_map(|_| dice.next().to_le_bytes()).filter(|byte| !byte.is_ascii_alphabetic()).collect()
    }

    pub(crate) fn robots_meaning(&self, host: u32) -> Arc<RobotsMeaning> {
        let mut known = lock(&self.robots_meanings);
        Arc::clone(known.entry(host).or_insert_with(|| Arc::new(self.read_robots(host))))
    }

    fn read_robots(&self, host: u32) -> RobotsMeaning {
        let (mut host, mut spot) = (host, Spot::RobotsTxt);
        for _ in 0..=MAX_HOPS {
            if self.behaviour(host).is_unreachable() {
                return RobotsMeaning::DisallowAll;
            }
            match self.robots_answer(host, spot) {
                RobotsAnswer::Text(text) => return RobotsMeaning::Rules(RobotsRules::parse(&text)),
                RobotsAnswer::Status(status) if (400..500).contains(&status) => return RobotsMeaning::AllowAll,
                RobotsAnswer::Status(_) | RobotsAnswer::Silent | RobotsAnswer::Reset => {
                    return RobotsMeaning::DisallowAll;
                }
                RobotsAnswer::Redirect(to_host, to_spot) => (host, spot) = (to_host, to_spot),
            }
        }
        RobotsMeaning::AllowAll
    }
}

/// A rule, comments beyond the parse limit, and a rule that comes too late.
fn huge_text() -> String {
    let mut text = "User-agent: *\nDisallow: /vault/\n".to_owned();
    while text.len() < PARSE_LIMIT + 10_000 {
        text.push_str("# a line of a file that grew and grew\n");
    }
    text.push_str("Disallow: /\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::behaviour::Behaviour;
    use crate::config::SimWebConfig;
    use crate::paths::{SECTIONS, path};

    fn meaning(kind: RobotsKind) -> Arc<RobotsMeaning> {
        World::new(SimWebConfig::new(1).behaviour(0, Behaviour::robots(kind)), 80).robots_meaning(0)
    }

    /// What each kind was made to mean, said without a parser.
    fn intended(kind: &RobotsKind, agent: &str, target: &str) -> bool {
        let ours = agent == "peregrine";
        let in_vault = target.starts_with("/vault/");
        let words: Vec<&str> = target.trim_end_matches(".html").split(['/', '-']).collect();
        match kind {
            RobotsKind::Absent
            | RobotsKind::Empty
            | RobotsKind::AllowAll
            | RobotsKind::CrawlDelay(_)
            | RobotsKind::RedirectedAcross
            | RobotsKind::RedirectLoop
            | RobotsKind::Garbage => true,
            RobotsKind::Status(status) => *status < 500,
            RobotsKind::DisallowAll | RobotsKind::Silent | RobotsKind::Reset => false,
            RobotsKind::DisallowSubtree | RobotsKind::Redirected | RobotsKind::Huge | RobotsKind::Untidy => !in_vault,
            RobotsKind::AgentShutOut => !ours,
            RobotsKind::AgentGroups => ours && (!in_vault || words[2].starts_with("ba")),
            RobotsKind::Wildcards => {
                let late_ba = words.get(3..).is_some_and(|late| late.iter().any(|word| word.starts_with("ba")));
                let batan = words.get(3) == Some(&"batan");
                let vault_on = in_vault && target.ends_with("on.html");
                let haxon = in_vault && target.ends_with("-haxon.html");
                haxon || (!vault_on && (batan || !late_ba))
            }
            RobotsKind::Text(_) => {
                !target.starts_with("/orchard/") || target.get(9..).is_some_and(|rest| rest.starts_with("ba"))
            }
        }
    }

    #[test]
    fn every_kind_means_what_it_was_made_to_mean() {
        let targets: Vec<String> = (0..800).map(|page| path(Spot::Page(page))).collect();
        assert!(SECTIONS.iter().all(|section| targets.iter().any(|target| target.contains(section))));
        for kind in RobotsKind::samples() {
            let meaning = meaning(kind.clone());
            for agent in ["peregrine", "stranger"] {
                for target in &targets {
                    let expected = intended(&kind, agent, target);
                    assert_eq!(meaning.allows(agent, target), expected, "{kind:?}: {agent} at {target}");
                }
            }
        }
    }

    #[test]
    fn a_kind_with_rules_forbids_something_and_allows_something() {
        use RobotsKind::*;
        for kind in [DisallowSubtree, Wildcards, AgentGroups, Redirected, Huge, Untidy] {
            let meaning = meaning(kind.clone());
            let allowed = (1..500).filter(|&page| meaning.allows("peregrine", &path(Spot::Page(page)))).count();
            assert!((50..490).contains(&allowed), "{kind:?} allows {allowed} of 499");
        }
    }

    #[test]
    fn a_crawl_delay_is_what_the_file_says() {
        assert_eq!(meaning(RobotsKind::CrawlDelay(2.5)).crawl_delay("peregrine"), Some(2.5));
        assert_eq!(meaning(RobotsKind::AllowAll).crawl_delay("peregrine"), None);
    }

    #[test]
    fn the_next_hosts_rules_count_after_a_redirect_across() {
        let config = SimWebConfig::new(1)
            .behaviour(0, Behaviour::robots(RobotsKind::RedirectedAcross))
            .behaviour(1, Behaviour::robots(RobotsKind::DisallowAll));
        assert!(!World::new(config, 80).robots_meaning(0).allows("peregrine", "/"));
    }
}
