//! A synthetic web, served over loopback by one thread, for tests, benches and demonstrations.
//!
//! Everything about it follows from a seed: which hosts there are, what they are called, what
//! their pages say and where they link ([`SimWebConfig`]). Hosts may misbehave in every way that
//! hosts do ([`Behaviour`]): robots.txt files of all kinds, redirects, errors, slowness, lies about
//! lengths and encodings, traps, duplicates, pages that change. They may speak TLS, with certificates good and bad, and
//! HTTP/2; a name server answers for their names, or fails to.
//!
//! Because nothing is left to chance, the web knows the [`Truth`]: for given seeds and rules, which
//! URLs a crawl has to ask for, which it must not, what duplicates what. And because it sees every
//! request, it keeps the [`Verdict`]: how long it was left alone between requests, what was asked
//! for that should not have been, what was forgotten.
//!
//! ```
//! use peregrine_simweb::{CrawlRules, Scope, SimWeb, SimWebConfig};
//!
//! let web = SimWeb::start(SimWebConfig::new(42).hosts(3).pages_per_host(10))?;
//! let expected = web.truth().expect(&CrawlRules::new(web.seeds(), Scope::Host));
//! assert_eq!(expected.len(), 30);
//! // … crawl …
//! let judgement = web.verdict().judge(&expected);
//! assert_eq!(judgement.missing.len(), 30, "nobody crawled");
//! # Ok::<(), peregrine_simweb::SimWebError>(())
//! ```

mod behaviour;
mod chance;
mod change;
mod config;
mod delivery;
mod dns;
mod http2;
mod ledger;
mod names;
mod odd_links;
mod page_body;
mod paths;
mod prose;
mod reply;
mod request;
mod robots_rules;
mod robots_txt;
mod server;
mod site_graph;
mod sitemap;
mod tls;
mod truth;
mod verdict;
mod web_clock;

pub use behaviour::{Behaviour, Charset, DnsKind, Quirk, RobotsKind, SitemapKind, TlsKind};
pub use change::Version;
pub use config::{Markup, Naming, PageCount, PageSize, SimWebConfig, SimWebError};
pub use paths::{SECTIONS, SitemapPart, Spot};
pub use tls::TlsCounts;
pub use truth::{CrawlRules, Expectation, Fate, Scope, Truth};
pub use verdict::{HostTreatment, Judgement, Requested, Verdict};

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use peregrine_types::Timestamp;
use tokio::sync::oneshot;

use dns::DnsSockets;
use server::{Shared, lock};
use site_graph::World;
use tls::Certificates;

/// A running web. It stops when this is dropped.
pub struct SimWeb {
    shared: Arc<Shared>,
    dns_address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl SimWeb {
    /// Serves a web on a thread of its own. Works from any thread, with or without a runtime.
    pub fn start(config: SimWebConfig) -> Result<Self, SimWebError> {
        config.check()?;
        let wanted_port = config.port;
        let listener = server::listen(wanted_port)?;
        let address = listener.local_addr().map_err(|source| SimWebError::Listen { port: wanted_port, source })?;
        let certificates = Certificates::new().map_err(|source| SimWebError::Certificates { source })?;
        let (dns, dns_address) = DnsSockets::open().map_err(|source| SimWebError::Listen { port: 0, source })?;
        let shared = Arc::new(Shared::new(Arc::new(World::new(config, address.port())), certificates));
        let thread_failed = |source| SimWebError::Thread { source };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(thread_failed)?;
        let (stop, stopped) = oneshot::channel();
        let serving = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("simweb".to_owned())
            .spawn(move || {
                runtime.block_on(async {
                    tokio::select! {
                        _ = server::serve(serving.clone(), listener) => {}
                        _ = dns::serve(serving, dns) => {}
                        _ = stopped => {}
                    }
                });
            })
            .map_err(thread_failed)?;
        Ok(SimWeb { shared, dns_address, stop: Some(stop), thread: Some(thread) })
    }

    fn world(&self) -> &Arc<World> {
        &self.shared.world
    }

    pub fn config(&self) -> &SimWebConfig {
        &self.world().config
    }

    /// The one port on which all hosts listen.
    pub fn port(&self) -> u16 {
        self.world().port
    }

    /// Where the name server for this web's names listens, for UDP and TCP.
    pub fn dns_address(&self) -> SocketAddr {
        self.dns_address
    }

    /// How often the name server was asked for a name, in both families together, and when first.
    pub fn dns_queries(&self, name: &str) -> Option<(u64, Duration)> {
        lock(&self.shared.names_asked.asked).get(name).copied()
    }

    /// The certificate of the authority that signs for this web's hosts.
    pub fn authority_pem(&self) -> &str {
        self.shared.certificates.authority_pem()
    }

    /// What went over TLS so far.
    pub fn tls_counts(&self) -> TlsCounts {
        self.shared.certificates.counts()
    }

    /// `http://host:port` followed by `path`, which starts with a slash.
    pub fn url(&self, host: u32, path: &str) -> String {
        self.world().origin(host) + path
    }

    /// The URL of a spot, whether or not the host has it.
    pub fn url_of(&self, host: u32, spot: Spot) -> String {
        self.world().url(host, spot)
    }

    /// The front pages of all hosts, dead ones included.
    pub fn seeds(&self) -> Vec<String> {
        (0..self.config().hosts).map(|host| self.url(host, "/")).collect()
    }

    /// The name of a host as it stands in URLs, without the port.
    pub fn name(&self, host: u32) -> String {
        self.world().names.name(host)
    }

    /// The number of the host of this name.
    pub fn host(&self, name: &str) -> Option<u32> {
        self.world().names.host(name)
    }

    /// What a resolver should answer. `None` means that there is no such name.
    pub fn resolve(&self, name: &str) -> Option<IpAddr> {
        let host = self.host(name)?;
        (!self.world().behaviour(host).dead).then(|| IpAddr::V4(self.world().names.address(host)))
    }

    /// Every name that resolves, with its address.
    pub fn names(&self) -> impl Iterator<Item = (String, IpAddr)> {
        let living = (0..self.config().hosts).filter(|&host| !self.world().behaviour(host).dead);
        living.map(|host| (self.name(host), IpAddr::V4(self.world().names.address(host))))
    }

    pub fn behaviour(&self, host: u32) -> &Behaviour {
        self.world().behaviour(host)
    }

    pub fn truth(&self) -> Truth {
        Truth::of(Arc::clone(self.world()))
    }

    /// What was asked for so far. Empty if nothing is recorded.
    pub fn verdict(&self) -> Verdict {
        match &self.shared.ledger {
            Some(ledger) => Verdict::take(Arc::clone(self.world()), &lock(ledger)),
            None => Verdict::nothing(Arc::clone(self.world())),
        }
    }

    /// Forgets every request so far, for instance before a second crawl.
    pub fn forget(&self) {
        if let Some(ledger) = &self.shared.ledger {
            let forgotten = lock(ledger).forget();
            drop(forgotten);
        }
    }

    /// The web's own time, by which its pages change.
    pub fn now(&self) -> Timestamp {
        self.shared.clock.now()
    }

    /// Lets the web's own time pass.
    pub fn advance(&self, by: Duration) {
        self.shared.clock.advance(by);
    }
}

impl Drop for SimWeb {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
