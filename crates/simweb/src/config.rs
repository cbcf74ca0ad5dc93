use std::collections::BTreeMap;

use peregrine_types::Timestamp;

use crate::behaviour::Behaviour;
use crate::paths::MAX_PAGES;

/// What kind of web to make. The default is small and healthy; every setter returns the
/// configuration, so that a test reads as one sentence.
#[derive(Clone, Debug)]
pub struct SimWebConfig {
    pub seed: u64,
    pub hosts: u32,
    pub pages_per_host: PageCount,
    /// Links on each page; two of them at least lead on through the host.
    pub links_per_page: u32,
    /// The share of links that lead to other hosts.
    pub cross_host_share: f64,
    pub page_size: PageSize,
    pub markup: Markup,
    pub naming: Naming,
    /// Hosts under one registrable domain (with [`Naming::Names`]).
    pub hosts_per_site: u32,
    /// Hosts behind one address (with [`Naming::Names`]).
    pub hosts_per_address: u32,
    /// Behaviours by weight, for hosts that `behaviour_of` does not name. Empty: all healthy.
    pub mix: Vec<(f64, Behaviour)>,
    pub behaviour_of: BTreeMap<u32, Behaviour>,
    /// The agent that some robots.txt files single out.
    pub agent: String,
    /// 0 takes a free port.
    pub port: u16,
    /// Whether requests are recorded for the verdict, and how many at most.
    pub record: Option<usize>,
    /// When this web begins.
    pub epoch: Timestamp,
    /// Whether the web's time passes by itself. Where it does not, only
    /// [`SimWeb::advance`](crate::SimWeb::advance) moves it.
    pub time_flows: bool,
}

/// How many pages a host has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PageCount {
    Fixed(u32),
    /// Many small hosts and few large ones: half of them have fewer than twice `least`.
    PowerLaw {
        least: u32,
        most: u32,
    },
}

/// How many bytes of HTML a page has. Pages whose links need more have more.
#[derive(Clone, Debug, PartialEq)]
pub enum PageSize {
    Fixed(u32),
    Lognormal {
        median: u32,
        mean: u32,
    },
    /// Drawn from these sizes, for instance the quantiles of a measured web.
    Table(Vec<u32>),
}

impl PageSize {
    /// What 833 real pages had: median 77 KB, mean 108 KB.
    pub const MEASURED: PageSize = PageSize::Lognormal { median: 77_000, mean: 108_000 };
}

/// What the bytes of a page are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Markup {
    /// Prose, for the most part.
    Little,
    /// As on 298 real pages: a quarter scripts, a tenth styles, half tags, and the rest text.
    Measured,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// `127.0.0.18`: needs no resolver.
    Addresses,
    /// `host17.simweb2.test`: answered by [`SimWeb::resolve`](crate::SimWeb::resolve).
    Names,
}

impl Default for SimWebConfig {
    fn default() -> Self {
        SimWebConfig {
            seed: 1,
            hosts: 4,
            pages_per_host: PageCount::Fixed(50),
            links_per_page: 20,
            cross_host_share: 0.1,
            page_size: PageSize::MEASURED,
            markup: Markup::Little,
            naming: Naming::Addresses,
            hosts_per_site: 4,
            hosts_per_address: 1,
            mix: Vec::new(),
            behaviour_of: BTreeMap::new(),
            agent: "peregrine".to_owned(),
            port: 0,
            record: Some(1_000_000),
            // 2026-01-01T00:00:00Z
            epoch: Timestamp::from_millis(1_767_225_600_000),
            time_flows: false,
        }
    }
}

impl SimWebConfig {
    pub fn new(seed: u64) -> Self {
        SimWebConfig { seed, ..SimWebConfig::default() }
    }

    #[must_use]
    pub fn hosts(mut self, hosts: u32) -> Self {
        self.hosts = hosts;
        self
    }

    #[must_use]
    pub fn pages_per_host(mut self, pages: u32) -> Self {
        self.pages_per_host = PageCount::Fixed(pages);
        self
    }

    #[must_use]
    pub fn page_counts(mut self, counts: PageCount) -> Self {
        self.pages_per_host = counts;
        self
    }

    #[must_use]
    pub fn links_per_page(mut self, links: u32) -> Self {
        self.links_per_page = links;
        self
    }

    #[must_use]
    pub fn cross_host_share(mut self, share: f64) -> Self {
        self.cross_host_share = share;
        self
    }

    #[must_use]
    pub fn page_size(mut self, size: PageSize) -> Self {
        self.page_size = size;
        self
    }

    #[must_use]
    pub fn markup(mut self, markup: Markup) -> Self {
        self.markup = markup;
        self
    }

    #[must_use]
    pub fn naming(mut self, naming: Naming) -> Self {
        self.naming = naming;
        self
    }

    #[must_use]
    pub fn hosts_per_site(mut self, hosts: u32) -> Self {
        self.hosts_per_site = hosts;
        self
    }

    #[must_use]
    pub fn hosts_per_address(mut self, hosts: u32) -> Self {
        self.hosts_per_address = hosts;
        self
    }

    /// Lets one host behave like this.
    #[must_use]
    pub fn behaviour(mut self, host: u32, behaviour: Behaviour) -> Self {
        self.behaviour_of.insert(host, behaviour);
        self
    }

    /// Lets every host draw its behaviour, by weight.
    #[must_use]
    pub fn mix(mut self, mix: Vec<(f64, Behaviour)>) -> Self {
        self.mix = mix;
        self
    }

    /// One host for each of these behaviours, in this order.
    #[must_use]
    pub fn one_host_each(mut self, behaviours: Vec<Behaviour>) -> Self {
        self.hosts = behaviours.len() as u32;
        self.behaviour_of = (0..).zip(behaviours).collect();
        self
    }

    #[must_use]
    pub fn agent(mut self, agent: &str) -> Self {
        agent.clone_into(&mut self.agent);
        self
    }

    #[must_use]
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    #[must_use]
    pub fn without_verdict(mut self) -> Self {
        self.record = None;
        self
    }

    #[must_use]
    pub fn time_flows(mut self) -> Self {
        self.time_flows = true;
        self
    }

    pub(crate) fn check(&self) -> Result<(), SimWebError> {
        let wrong = |setting, reason| Err(SimWebError::Setting { setting, reason });
        // 250 × 250 × 250 addresses have a host; the last octet is never 0 or 255.
        if self.hosts == 0 || self.hosts > 15_000_000 {
            return wrong("hosts", "must be between 1 and 15,000,000");
        }
        let most = match self.pages_per_host {
            PageCount::Fixed(pages) => pages,
            PageCount::PowerLaw { least, most } if least <= most && least > 0 => most,
            PageCount::PowerLaw { .. } => return wrong("pages_per_host", "least must be positive and at most `most`"),
        };
        let orphans = self.all_behaviours().map(|behaviour| behaviour.orphans).max().unwrap_or(0);
        if most == 0 || u64::from(most) + u64::from(orphans) >= u64::from(MAX_PAGES) {
            return wrong("pages_per_host", "must be between 1 and 16,777,215, orphans included");
        }
        if !(0.0..=1.0).contains(&self.cross_host_share) {
            return wrong("cross_host_share", "must be between 0 and 1");
        }
        if self.naming == Naming::Addresses && self.hosts_per_address > 1 {
            return wrong("hosts_per_address", "hosts named by their address cannot share it");
        }
        match &self.page_size {
            PageSize::Lognormal { median, mean } if *median == 0 || mean < median => {
                return wrong("page_size", "the mean of a lognormal distribution is not below its median");
            }
            PageSize::Table(sizes) if sizes.is_empty() => return wrong("page_size", "the table is empty"),
            _ => {}
        }
        if self.mix.iter().any(|(weight, _)| !weight.is_finite() || *weight < 0.0) {
            return wrong("mix", "weights must be finite and not negative");
        }
        let total: f64 = self.mix.iter().map(|(weight, _)| weight).sum();
        if !self.mix.is_empty() && total <= 0.0 {
            return wrong("mix", "some weight must be positive");
        }
        Ok(())
    }

    fn all_behaviours(&self) -> impl Iterator<Item = &Behaviour> {
        self.mix.iter().map(|(_, behaviour)| behaviour).chain(self.behaviour_of.values())
    }
}

#[derive(Debug, thiserror::Error)]
pub enum SimWebError {
    #[error("the synthetic web's setting `{setting}` is wrong: {reason}")]
    Setting { setting: &'static str, reason: &'static str },
    #[error("cannot listen on loopback port {port}: {source}")]
    Listen { port: u16, source: std::io::Error },
    #[error("cannot start the synthetic web's thread: {source}")]
    Thread { source: std::io::Error },
    #[error("cannot make certificates: {source}")]
    Certificates { source: rcgen::Error },
}
