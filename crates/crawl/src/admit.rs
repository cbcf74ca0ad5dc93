//! Step 2. What a page mentions becomes a candidate, if the job wants it: scope, include and exclude.
//! Depth, budgets and traps are the frontier's business; whether it is new, too.

use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use peregrine_types::{CandidateUrl, Candidates, Link, LinkKind, LinkRel, Via};
use peregrine_urls::{Fingerprint, KeyPolicy, Position, Url, host_key, registrable_domain};
use regex::Regex;
use serde::{Deserialize, Serialize};

use crate::CrawlError;
use crate::settings::JobSettings;

/// How far from its seeds a crawl may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// The seeds themselves.
    Page,
    /// URLs that start with a seed's directory.
    Prefix,
    /// The seeds' hosts (name and port; http and https on their default ports count as one).
    Host,
    /// The seeds' registrable domains, subdomains included.
    Domain,
    /// The whole web.
    Any,
}

impl std::str::FromStr for Scope {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "page" => Ok(Scope::Page),
            "prefix" => Ok(Scope::Prefix),
            "host" => Ok(Scope::Host),
            "domain" => Ok(Scope::Domain),
            "any" => Ok(Scope::Any),
            _ => Err(format!("scope `{text}` is not one of page, prefix, host, domain, any")),
        }
    }
}

impl Scope {
    pub fn as_str(self) -> &'static str {
        match self {
            Scope::Page => "page",
            Scope::Prefix => "prefix",
            Scope::Host => "host",
            Scope::Domain => "domain",
            Scope::Any => "any",
        }
    }
}

/// The rule of a job that says no to a URL.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Objection {
    /// `scope`, `include` or `exclude`.
    pub setting: &'static str,
    /// In words.
    pub detail: String,
}

/// The job's admission rules, compiled once. Shared by all harvest threads.
pub struct Admission {
    scope: Scope,
    /// Keys, hosts, domains or prefixes, depending on the scope. Grows when a seed turns out to have
    /// moved.
    territory: RwLock<BTreeSet<String>>,
    include: Vec<Regex>,
    exclude: Vec<Regex>,
    follow: Vec<LinkKind>,
    /// The marks on a link that keep it from being followed.
    obey: LinkRel,
    reads_sitemaps: bool,
    keys: KeyPolicy,
}

impl Admission {
    pub fn new(settings: &JobSettings, seeds: &[Url], keys: KeyPolicy) -> Result<Self, CrawlError> {
        let territory = seeds.iter().filter_map(|seed| territory_of(settings.scope, seed, &keys)).collect();
        Ok(Admission {
            scope: settings.scope,
            territory: RwLock::new(territory),
            include: compile("include", &settings.include)?,
            exclude: compile("exclude", &settings.exclude)?,
            follow: settings.follow.clone(),
            obey: LinkRel {
                nofollow: settings.obey_nofollow,
                ugc: settings.obey_ugc,
                sponsored: settings.obey_sponsored,
            },
            reads_sitemaps: settings.sitemaps,
            keys,
        })
    }

    pub fn keys(&self) -> &KeyPolicy {
        &self.keys
    }

    pub fn obeys_nofollow(&self) -> bool {
        self.obey.nofollow
    }

    /// Whether the sitemaps that robots.txt names are read.
    pub fn reads_sitemaps(&self) -> bool {
        self.reads_sitemaps
    }

    /// Whether links to a page's furniture are followed as well.
    pub fn follows_resources(&self) -> bool {
        self.follow.iter().any(|kind| !kind.leads_to_pages())
    }

    /// The candidates among a page's links, in document order, each key once. `referrer` is shared by
    /// all of them.
    pub fn candidates(&self, links: &[Link], referrer: &Arc<str>, depth: u16) -> Candidates {
        let mut candidates = Candidates::default();
        let mut mentioned = HashSet::with_capacity(links.len().min(1_000));
        let mut key = String::new();
        let mut scope = ScopeOfLinks { admission: self, territory: &self.territory(), last: None };
        for link in links {
            let followed = self.follow.contains(&link.kind) && !self.is_marked(link.rel);
            if !followed || !scope.holds(&link.url) || !self.suits_patterns(&link.url) {
                continue;
            }
            key.clear();
            self.keys.key_into(&link.url, &mut key);
            let fingerprint = Fingerprint::of_key(&key);
            if !mentioned.insert(fingerprint) {
                continue;
            }
            let via = if link.kind == LinkKind::Sitemap { Via::Sitemap } else { Via::Link };
            candidates.push(&link.url, fingerprint, depth, Some(referrer), via);
        }
        candidates
    }

    fn is_marked(&self, rel: LinkRel) -> bool {
        (self.obey.nofollow && rel.nofollow) || (self.obey.ugc && rel.ugc) || (self.obey.sponsored && rel.sponsored)
    }

    /// A redirect's target, if the job wants it. It keeps the depth of the page that was asked for.
    pub fn redirect_target(&self, to: Url, from: &Url, depth: u16, hops: u8) -> Option<CandidateUrl> {
        self.wants(&to).then(|| CandidateUrl {
            fingerprint: Fingerprint::of_key(&self.keys.key(&to)),
            url: to,
            depth,
            referrer: Some(Arc::from(from.as_str())),
            via: Via::Redirect { hops },
        })
    }

    /// A seed has moved to `url`: whoever asked for the one wants the other. Says whether that is news.
    pub fn widen(&self, url: &Url) -> bool {
        if self.in_scope(&self.territory(), url) {
            return false;
        }
        let mut territory = self.territory.write().unwrap_or_else(PoisonError::into_inner);
        territory_of(self.scope, url, &self.keys).is_some_and(|place| territory.insert(place))
    }

    pub fn wants(&self, url: &Url) -> bool {
        self.wants_within(&self.territory(), url)
    }

    fn wants_within(&self, territory: &BTreeSet<String>, url: &Url) -> bool {
        self.in_scope(territory, url) && self.suits_patterns(url)
    }

    fn suits_patterns(&self, url: &Url) -> bool {
        (self.include.is_empty() || self.include.iter().any(|pattern| pattern.is_match(url.as_str())))
            && !self.exclude.iter().any(|pattern| pattern.is_match(url.as_str()))
    }

    /// Which rule of the job says no to a URL, if one does.
    pub fn objection(&self, url: &Url) -> Option<Objection> {
        let objects = |setting, detail| Some(Objection { setting, detail });
        if !self.in_scope(&self.territory(), url) {
            let what = match self.scope {
                Scope::Page => "it is none of the seeds".to_owned(),
                Scope::Prefix => "it lies below no seed's directory".to_owned(),
                Scope::Domain => format!("{} is no seed's domain", host_key(url).map_or("", registrable_domain)),
                Scope::Host | Scope::Any => format!("{} is no seed's host", authority(url).unwrap_or_default()),
            };
            return objects("scope", format!("scope = {}: {what}", self.scope.as_str()));
        }
        if !self.include.is_empty() && !self.include.iter().any(|pattern| pattern.is_match(url.as_str())) {
            let patterns: Vec<String> = self.include.iter().map(|pattern| format!("`{pattern}`")).collect();
            return objects("include", format!("include: it does not match {}", patterns.join(" or ")));
        }
        let excluding = self.exclude.iter().find(|pattern| pattern.is_match(url.as_str()))?;
        objects("exclude", format!("exclude: it matches `{excluding}`"))
    }

    fn in_scope(&self, territory: &BTreeSet<String>, url: &Url) -> bool {
        match self.scope {
            Scope::Any => true,
            Scope::Page => territory.contains(&self.keys.key(url)),
            Scope::Host => authority(url).is_some_and(|place| territory.contains(&place)),
            Scope::Domain => host_key(url).is_some_and(|host| territory.contains(registrable_domain(host))),
            Scope::Prefix => {
                let text = prefix_form(url);
                // A prefix ends in a slash, so these are all that could match.
                text.match_indices('/').any(|(slash, _)| territory.contains(&text[..=slash]))
            }
        }
    }

    fn territory(&self) -> RwLockReadGuard<'_, BTreeSet<String>> {
        self.territory.read().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The scope, asked about one link after another: most lead to the host that the one before them led to, and what was found
/// out about that holds for them.
struct ScopeOfLinks<'a> {
    admission: &'a Admission,
    territory: &'a BTreeSet<String>,
    /// Scheme, host and port of the last one, and whether they are in scope.
    last: Option<(&'a str, bool)>,
}

impl<'a> ScopeOfLinks<'a> {
    fn holds(&mut self, url: &'a Url) -> bool {
        if !matches!(self.admission.scope, Scope::Host | Scope::Domain) {
            return self.admission.in_scope(self.territory, url);
        }
        let place = &url[..Position::BeforePath];
        match self.last {
            Some((last, holds)) if last == place => holds,
            _ => {
                let holds = self.admission.in_scope(self.territory, url);
                self.last = Some((place, holds));
                holds
            }
        }
    }
}

fn territory_of(scope: Scope, seed: &Url, keys: &KeyPolicy) -> Option<String> {
    match scope {
        Scope::Any => None,
        // Compared as keys, so that a seed's own redirect to its canonical form stays inside.
        Scope::Page => Some(keys.key(seed)),
        Scope::Host => authority(seed),
        Scope::Domain => host_key(seed).map(|host| registrable_domain(host).to_owned()),
        Scope::Prefix => {
            let text = prefix_form(seed);
            text.rfind('/').map(|slash| text[..=slash].to_owned())
        }
    }
}

/// Host and port, where the default ports of http and https are the same place: a site that moves
/// its visitors to https has not moved.
fn authority(url: &Url) -> Option<String> {
    let host = host_key(url)?;
    Some(match url.port() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    })
}

/// A URL without scheme, query and fragment, for comparing prefixes.
fn prefix_form(url: &Url) -> String {
    format!("{}{}", authority(url).unwrap_or_default(), url.path())
}

fn compile(setting: &'static str, patterns: &[String]) -> Result<Vec<Regex>, CrawlError> {
    patterns
        .iter()
        .map(|pattern| {
            Regex::new(pattern).map_err(|error| {
                // The last line says what is wrong; those before it draw a picture.
                let text = error.to_string();
                let detail = text.lines().last().unwrap_or_default().trim();
                let detail = detail.strip_prefix("error: ").unwrap_or(detail).to_owned();
                CrawlError::Pattern { setting, pattern: pattern.clone(), detail }
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).expect("a test URL")
    }

    fn admission(scope: Scope, seed: &str, include: &[&str], exclude: &[&str]) -> Admission {
        let settings = JobSettings {
            scope,
            include: include.iter().map(|s| s.to_string()).collect(),
            exclude: exclude.iter().map(|s| s.to_string()).collect(),
            ..JobSettings::default()
        };
        Admission::new(&settings, &[url(seed)], KeyPolicy::default()).expect("valid settings")
    }

    #[test]
    fn each_scope_keeps_to_its_territory() {
        let seed = "http://docs.example.com/guide/start.html";
        let cases = [
            (Scope::Page, "http://docs.example.com/guide/start.html#top", true),
            (Scope::Page, "http://docs.example.com/guide/other.html", false),
            (Scope::Prefix, "http://docs.example.com/guide/other.html", true),
            (Scope::Prefix, "https://docs.example.com/guide/deep/er.html", true),
            (Scope::Prefix, "http://docs.example.com/guidebook.html", false),
            (Scope::Host, "http://docs.example.com/elsewhere", true),
            (Scope::Host, "https://docs.example.com/", true),
            (Scope::Host, "http://docs.example.com:8080/", false),
            (Scope::Host, "http://www.example.com/", false),
            (Scope::Domain, "https://www.example.com/", true),
            (Scope::Domain, "http://example.org/", false),
            (Scope::Any, "http://example.org/", true),
        ];
        for (scope, target, wanted) in cases {
            let admission = admission(scope, seed, &[], &[]);
            assert_eq!(admission.wants(&url(target)), wanted, "{scope:?} {target}");
            let objection = admission.objection(&url(target)).map(|objection| objection.setting);
            assert_eq!(objection, (!wanted).then_some("scope"), "{scope:?} {target}");
        }
    }

    #[test]
    fn links_of_one_page_are_each_judged_by_their_own_host() {
        let admission = admission(Scope::Host, "http://a.example/", &[], &[]);
        let targets = ["http://a.example/1", "http://a.example/2", "http://b.example/3", "http://b.example/4"];
        let more = ["http://a.example:8080/5", "https://a.example/6", "http://a.example/7", "http://a.example/1"];
        let links: Vec<Link> = targets.iter().chain(&more).map(|to| Link::new(url(to), LinkKind::A)).collect();
        let candidates = admission.candidates(&links, &Arc::from("http://a.example/"), 1);
        let paths: Vec<&str> = candidates.iter().map(|candidate| candidate.path).collect();
        assert_eq!(paths, ["/1", "/2", "/6", "/7"]);
    }

    #[test]
    fn a_seed_that_moved_widens_the_territory_and_nothing_else_does() {
        let admission = admission(Scope::Host, "http://example.com/", &[], &["private"]);
        let moved = url("https://www.example.com/start");
        assert!(!admission.wants(&moved));
        assert!(admission.widen(&moved));
        assert!(!admission.widen(&moved), "once is enough");
        assert!(admission.wants(&url("https://www.example.com/elsewhere")));
        assert!(!admission.wants(&url("https://www.example.com/private")));
        assert!(!admission.wants(&url("https://example.org/")));
    }

    #[test]
    fn include_and_exclude_narrow_the_scope() {
        let admission = admission(Scope::Host, "http://a.example/", &["/docs/", r"\.html$"], &["print"]);
        assert!(admission.wants(&url("http://a.example/docs/x")));
        assert!(admission.wants(&url("http://a.example/x.html")));
        assert!(!admission.wants(&url("http://a.example/x")));
        assert!(!admission.wants(&url("http://a.example/docs/print")));
        assert!(!admission.wants(&url("http://b.example/docs/x")));
        let objection = |text| admission.objection(&url(text)).map(|objection| objection.detail);
        assert_eq!(objection("http://a.example/docs/x"), None);
        assert_eq!(objection("http://a.example/x").unwrap(), r"include: it does not match `/docs/` or `\.html$`");
        assert_eq!(objection("http://a.example/docs/print").unwrap(), "exclude: it matches `print`");
        assert_eq!(objection("http://b.example/docs/x").unwrap(), "scope = host: b.example is no seed's host");
    }

    #[test]
    fn a_bad_pattern_is_named_in_one_sentence() {
        let settings = JobSettings { exclude: vec!["(".to_owned()], ..JobSettings::default() };
        let error = Admission::new(&settings, &[], KeyPolicy::default()).err().expect("an unclosed group");
        let text = error.to_string();
        assert!(text.contains("exclude") && text.contains('('), "{text}");
        assert!(!text.contains('\n'), "{text}");
    }

    #[test]
    fn a_page_that_links_twice_to_one_key_yields_one_candidate() {
        let admission = admission(Scope::Host, "http://a.example/", &[], &[]);
        let link = |text: &str, nofollow| Link {
            rel: LinkRel { nofollow, ..LinkRel::default() },
            ..Link::new(url(text), LinkKind::A)
        };
        let links = [
            link("http://a.example/x?utm_source=1", false),
            link("http://a.example/x", false),
            link("http://a.example/secret", true),
        ];
        let referrer: Arc<str> = Arc::from("http://a.example/");
        let candidates = admission.candidates(&links, &referrer, 1);
        assert_eq!(candidates.len(), 1);
        assert_eq!(candidates.get(0).depth, 1);
    }

    #[test]
    fn marks_on_links_are_obeyed_as_the_settings_say() {
        let marks = [
            LinkRel { nofollow: true, ..LinkRel::default() },
            LinkRel { ugc: true, ..LinkRel::default() },
            LinkRel { sponsored: true, ..LinkRel::default() },
            LinkRel::default(),
        ];
        let links: Vec<Link> = (0..)
            .zip(marks)
            .map(|(number, rel)| Link { rel, ..Link::new(url(&format!("http://a.example/{number}")), LinkKind::A) })
            .collect();
        let followed = |obey_nofollow, obey_ugc, obey_sponsored| {
            let settings = JobSettings { obey_nofollow, obey_ugc, obey_sponsored, ..JobSettings::default() };
            let admission =
                Admission::new(&settings, &[url("http://a.example/")], KeyPolicy::default()).expect("valid");
            let candidates = admission.candidates(&links, &Arc::from("http://a.example/"), 1);
            candidates.iter().map(|candidate| candidate.path.to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(followed(true, false, false), ["/1", "/2", "/3"]);
        assert_eq!(followed(false, true, true), ["/0", "/3"]);
        assert_eq!(followed(true, true, true), ["/3"]);
    }
}
