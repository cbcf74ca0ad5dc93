//! What is there: computed from the same functions that the server answers by, never from what it
//! served.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use peregrine_types::Timestamp;

use crate::behaviour::Quirk;
use crate::change::Version;
use crate::config::{SimWebConfig, SimWebError};
use crate::paths::{Spot, parse_path, path};
use crate::robots_txt::RobotsAnswer;
use crate::site_graph::{Answer, Content, LinkOut, World, is_leaf, original};

/// What a crawl was asked to do: the truth depends on it.
#[derive(Clone, Debug)]
pub struct CrawlRules {
    pub seeds: Vec<String>,
    pub scope: Scope,
    /// The product token that robots.txt is read for.
    pub agent: String,
    pub max_depth: Option<u32>,
    pub max_redirects: u8,
    /// Whether `nofollow`, on links and on pages, is ignored.
    pub follow_nofollow: bool,
    /// Whether sitemaps named by robots.txt are read.
    pub sitemaps: bool,
}

impl CrawlRules {
    pub fn new(seeds: Vec<String>, scope: Scope) -> Self {
        CrawlRules {
            seeds,
            scope,
            agent: "peregrine".to_owned(),
            max_depth: None,
            max_redirects: 5,
            follow_nofollow: false,
            sitemaps: false,
        }
    }

    #[must_use]
    pub fn agent(mut self, agent: &str) -> Self {
        agent.clone_into(&mut self.agent);
        self
    }

    #[must_use]
    pub fn max_depth(mut self, depth: u32) -> Self {
        self.max_depth = Some(depth);
        self
    }
}

/// Which URLs belong to a crawl. Seeds always do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Nothing but the seeds.
    Page,
    /// The seeds' directories.
    Prefix,
    /// The seeds' hosts.
    Host,
    /// The seeds' registrable domains.
    Domain,
    Any,
}

/// What a URL turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// HTML that can be read.
    Page,
    Redirect,
    Status(u16),
    /// Something on which sound crawlers may differ: cut off, corrupt, endless, no HTML.
    Doubtful,
}

impl Fate {
    /// Whether asking once, and getting everything, is the end of it.
    pub fn settles(self) -> bool {
        match self {
            Fate::Page | Fate::Redirect => true,
            Fate::Status(status) => status < 500 && status != 429,
            Fate::Doubtful => false,
        }
    }
}

#[derive(Clone)]
pub struct Truth {
    world: Arc<World>,
}

impl Truth {
    pub(crate) fn of(world: Arc<World>) -> Self {
        Truth { world }
    }

    /// The truth about a web that nobody serves, for simulations without a network.
    pub fn new(config: SimWebConfig, port: u16) -> Result<Self, SimWebError> {
        config.check()?;
        Ok(Truth { world: Arc::new(World::new(config, port)) })
    }

    fn spot(&self, url: &str) -> Option<(u32, Spot)> {
        let (host, target) = self.world.locate(url)?;
        Some((host, parse_path(target)?))
    }

    fn content(&self, url: &str) -> Option<(u32, Spot, Content)> {
        let (host, spot) = self.spot(url)?;
        match self.world.answer(host, spot) {
            Answer::Page(content) => Some((host, spot, content)),
            _ => None,
        }
    }

    pub fn fate(&self, url: &str) -> Option<Fate> {
        let (host, spot) = self.spot(url)?;
        Some(fate(&self.world, host, spot))
    }

    /// Where a redirect leads.
    pub fn redirect(&self, url: &str) -> Option<String> {
        let (host, spot) = self.spot(url)?;
        match self.world.answer(host, spot) {
            Answer::Redirect { to: Some((host, spot)), .. } => Some(self.world.url(host, spot)),
            _ => None,
        }
    }

    /// The links of a page as plain URLs, those marked `nofollow` included.
    pub fn links(&self, url: &str) -> Vec<String> {
        let Some((host, spot, content)) = self.content(url) else { return Vec::new() };
        let mut links = Vec::new();
        self.world.collect_links(host, spot, &content, &mut links);
        links.iter().map(|link| self.world.url(link.host.unwrap_or(host), link.spot)).collect()
    }

    pub fn title(&self, url: &str) -> Option<String> {
        let (host, _, content) = self.content(url)?;
        Some(self.world.title(host, &content))
    }

    /// The plain URL of whatever spelling this is. Equal for URLs that lead to one page.
    pub fn plain_url(&self, url: &str) -> Option<String> {
        let (host, spot) = self.spot(url)?;
        Some(self.world.url(host, spot))
    }

    /// The page whose very bytes this page has.
    pub fn duplicate_of(&self, url: &str) -> Option<String> {
        let (host, spot, content) = self.content(url)?;
        match (&self.world.behaviour(host).quirk, spot) {
            (Quirk::ExactDuplicates, Spot::Page(page)) if is_leaf(page) => {
                Some(self.world.url(host, Spot::Page(original(page))))
            }
            (Quirk::MirrorOf(_), Spot::Page(_)) if content.host != host => Some(self.world.url(content.host, spot)),
            _ => None,
        }
    }

    /// The page that this one differs from in a few words.
    pub fn near_duplicate_of(&self, url: &str) -> Option<String> {
        let (host, _, content) = self.content(url)?;
        content.near_copy.then(|| self.world.url(host, Spot::Page(content.page)))
    }

    pub fn noindex(&self, url: &str) -> bool {
        self.spot(url).is_some_and(|(host, spot)| self.world.page_noindex(host, spot))
    }

    pub fn robots_allow(&self, agent: &str, url: &str) -> bool {
        let Some((host, target)) = self.world.locate(url) else { return false };
        target == "/robots.txt" || self.world.robots_meaning(host).allows(agent, target)
    }

    pub fn crawl_delay(&self, agent: &str, host: u32) -> Option<Duration> {
        self.world.robots_meaning(host).crawl_delay(agent).and_then(|delay| Duration::try_from_secs_f32(delay).ok())
    }

    /// The page's version at a moment of the web's own time.
    pub fn version(&self, url: &str, at: Timestamp) -> Option<Version> {
        let (host, _, content) = self.content(url)?;
        Some(self.world.version(host, &content, at))
    }

    /// The mean time between changes, `None` for a page that never changes.
    pub fn change_interval(&self, url: &str) -> Option<Duration> {
        let (host, _, content) = self.content(url)?;
        self.world.change_interval(host, &content)
    }

    /// Visible changes after `from`, up to and including `to`.
    pub fn changes_between(&self, url: &str, from: Timestamp, to: Timestamp) -> u64 {
        let Some((host, _, content)) = self.content(url) else { return 0 };
        self.world.changes_between(host, &content, from, to)
    }

    /// Everything that a crawl by these rules has to ask for, and nothing else.
    pub fn expect(&self, rules: &CrawlRules) -> Expectation {
        let mut walk = Walk::new(&self.world, rules);
        walk.run();
        Expectation {
            world: Arc::clone(&self.world),
            rules: rules.clone(),
            reached: walk.reached,
            disallowed: walk.disallowed,
            optional: walk.optional,
        }
    }
}

fn fate(world: &World, host: u32, spot: Spot) -> Fate {
    match world.answer(host, spot) {
        Answer::Page(_) if world.afflicted(host, spot) && world.behaviour(host).quirk.damages() => Fate::Doubtful,
        Answer::Page(_) => Fate::Page,
        Answer::Redirect { .. } => Fate::Redirect,
        Answer::Status { status, .. } => Fate::Status(status),
        Answer::Robots | Answer::Sitemap(_) => Fate::Doubtful,
    }
}

/// What a complete and well-behaved crawl asks for.
#[derive(Clone)]
pub struct Expectation {
    pub(crate) world: Arc<World>,
    pub(crate) rules: CrawlRules,
    pub(crate) reached: BTreeMap<(u32, Spot), Reached>,
    pub(crate) disallowed: BTreeSet<(u32, Spot)>,
    pub(crate) optional: BTreeSet<(u32, Spot)>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    pub depth: u32,
    pub fate: Fate,
}

impl Expectation {
    /// Every URL that must be asked for, in its plain spelling.
    pub fn urls(&self) -> Vec<String> {
        self.reached.keys().map(|&(host, spot)| self.world.url(host, spot)).collect()
    }

    /// Those of them that are pages.
    pub fn pages(&self) -> Vec<String> {
        let pages = self.reached.iter().filter(|(_, reached)| reached.fate == Fate::Page);
        pages.map(|(&(host, spot), _)| self.world.url(host, spot)).collect()
    }

    /// URLs that were found and that robots.txt forbids.
    pub fn disallowed(&self) -> Vec<String> {
        self.disallowed.iter().map(|&(host, spot)| self.world.url(host, spot)).collect()
    }

    pub fn len(&self) -> usize {
        self.reached.len()
    }

    pub fn is_empty(&self) -> bool {
        self.reached.is_empty()
    }

    /// The fewest links between a seed and this URL. Redirects do not count.
    pub fn depth(&self, url: &str) -> Option<u32> {
        let (host, target) = self.world.locate(url)?;
        self.reached.get(&(host, parse_path(target)?)).map(|reached| reached.depth)
    }
}

#[derive(Clone, Copy)]
struct Step {
    host: u32,
    spot: Spot,
    depth: u32,
    hops: u8,
    is_seed: bool,
}

/// The scope, with what it compares worked out once.
enum ScopeOfSeeds {
    Seeds,
    Prefixes(HashMap<u32, Vec<String>>),
    Hosts(HashSet<u32>),
    Domains(HashSet<String>),
    Any,
}

impl ScopeOfSeeds {
    fn new(world: &World, scope: Scope, seeds: &[(u32, Spot)]) -> Self {
        match scope {
            Scope::Page => ScopeOfSeeds::Seeds,
            Scope::Prefix => {
                let mut prefixes: HashMap<u32, Vec<String>> = HashMap::new();
                for &(host, spot) in seeds {
                    let mut prefix = path(spot);
                    prefix.truncate(prefix.rfind('/').map_or(0, |at| at + 1));
                    prefixes.entry(host).or_default().push(prefix);
                }
                ScopeOfSeeds::Prefixes(prefixes)
            }
            Scope::Host => ScopeOfSeeds::Hosts(seeds.iter().map(|&(host, _)| host).collect()),
            Scope::Domain => ScopeOfSeeds::Domains(seeds.iter().map(|&(host, _)| world.names.domain(host)).collect()),
            Scope::Any => ScopeOfSeeds::Any,
        }
    }

    fn contains(&self, world: &World, host: u32, spot: Spot) -> bool {
        match self {
            ScopeOfSeeds::Seeds => false,
            ScopeOfSeeds::Prefixes(prefixes) => prefixes
                .get(&host)
                .is_some_and(|prefixes| prefixes.iter().any(|prefix| path(spot).starts_with(prefix.as_str()))),
            ScopeOfSeeds::Hosts(hosts) => hosts.contains(&host),
            ScopeOfSeeds::Domains(domains) => domains.contains(&world.names.domain(host)),
            ScopeOfSeeds::Any => true,
        }
    }
}

/// A walk over the site graph, nearest pages first.
struct Walk<'a> {
    world: &'a World,
    rules: &'a CrawlRules,
    scope: ScopeOfSeeds,
    hosts_met: HashSet<u32>,
    queue: VecDeque<Step>,
    reached: BTreeMap<(u32, Spot), Reached>,
    disallowed: BTreeSet<(u32, Spot)>,
    optional: BTreeSet<(u32, Spot)>,
    links: Vec<LinkOut>,
}

impl<'a> Walk<'a> {
    fn new(world: &'a World, rules: &'a CrawlRules) -> Self {
        let locate = |url: &String| {
            let (host, target) = world.locate(url)?;
            Some((host, parse_path(target)?))
        };
        let seeds: Vec<(u32, Spot)> = rules.seeds.iter().filter_map(locate).collect();
        let queue = seeds.iter().map(|&(host, spot)| Step { host, spot, depth: 0, hops: 0, is_seed: true }).collect();
        Walk {
            world,
            rules,
            scope: ScopeOfSeeds::new(world, rules.scope, &seeds),
            hosts_met: HashSet::new(),
            queue,
            reached: BTreeMap::new(),
            disallowed: BTreeSet::new(),
            optional: BTreeSet::new(),
            links: Vec::new(),
        }
    }

    fn run(&mut self) {
        while let Some(step) = self.queue.pop_front() {
            let place = (step.host, step.spot);
            let known = self.reached.contains_key(&place) || self.disallowed.contains(&place);
            let too_deep = self.rules.max_depth.is_some_and(|most| step.depth > most);
            if known || too_deep || step.spot.is_trap() || self.world.behaviour(step.host).is_unreachable() {
                continue;
            }
            if !step.is_seed && !self.scope.contains(self.world, step.host, step.spot) {
                continue;
            }
            if self.robots_allow(step) {
                self.visit(step);
            } else {
                self.disallowed.insert(place);
            }
        }
    }

    fn robots_allow(&mut self, step: Step) -> bool {
        if self.hosts_met.insert(step.host) {
            self.read_sitemap(step.host);
        }
        self.world.robots_meaning(step.host).allows(&self.rules.agent, &path(step.spot))
    }

    fn read_sitemap(&mut self, host: u32) {
        let named = matches!(self.world.robots_answer(host, Spot::RobotsTxt), RobotsAnswer::Text(_));
        if self.rules.sitemaps && named {
            let pages = self.world.sitemap_pages(host).map(Spot::Page);
            self.queue.extend(pages.map(|spot| Step { host, spot, depth: 1, hops: 0, is_seed: false }));
        }
    }

    fn visit(&mut self, step: Step) {
        let fate = fate(self.world, step.host, step.spot);
        self.reached.insert((step.host, step.spot), Reached { depth: step.depth, fate });
        match self.world.answer(step.host, step.spot) {
            Answer::Redirect { to: Some((host, spot)), .. } if step.hops < self.rules.max_redirects => {
                self.queue.push_front(Step { host, spot, hops: step.hops + 1, is_seed: false, ..step });
            }
            Answer::Page(_) if fate == Fate::Doubtful => {
                self.optional.insert((step.host, Spot::Page(0)));
            }
            Answer::Page(content) => self.follow_links(step, &content),
            _ => {}
        }
    }

    fn follow_links(&mut self, step: Step, content: &Content) {
        let follow_all = self.rules.follow_nofollow;
        if self.world.page_nofollow(step.host, step.spot) && !follow_all {
            return;
        }
        let mut links = std::mem::take(&mut self.links);
        self.world.collect_links(step.host, step.spot, content, &mut links);
        for link in links.iter().filter(|link| follow_all || !link.nofollow) {
            let (host, spot) = (link.host.unwrap_or(step.host), link.spot);
            if !self.reached.contains_key(&(host, spot)) {
                self.queue.push_back(Step { host, spot, depth: step.depth + 1, hops: 0, is_seed: false });
            }
        }
        self.links = links;
    }
}
