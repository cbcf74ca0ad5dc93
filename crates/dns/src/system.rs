use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use hickory_resolver::TokioResolver;
use hickory_resolver::config::{
    ConnectionConfig, LookupIpStrategy, NameServerConfig, ResolveHosts, ResolverConfig, ResolverOpts,
};
use hickory_resolver::lookup_ip::LookupIp;
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::net::{DnsError as HickoryDnsError, NetError};
use hickory_resolver::system_conf::read_system_conf;

use crate::resolver::known_without_lookup;
use crate::{DnsError, DnsSettings, Lookup, Resolved, Resolver};

/// More addresses of one host than this are of no use, and a stranger chose their number.
const MAX_ADDRESSES: usize = 16;

/// Queries that may wait for one name server at once.
const MAX_ACTIVE_QUERIES: usize = 1024;

/// Asks the real DNS: the name servers of the settings, else those of `/etc/resolv.conf`, and
/// `/etc/hosts` before either.
pub struct SystemResolver {
    resolver: TokioResolver,
    timeout: Duration,
    /// Why there is nobody to ask. A crawl of literals and of `/etc/hosts` works without.
    no_servers: Option<String>,
}

impl SystemResolver {
    /// Never fails for want of a usable `/etc/resolv.conf`: each lookup then says what is missing.
    pub fn new(settings: &DnsSettings) -> Result<Self, peregrine_types::SettingError> {
        settings.validate()?;
        let (config, mut options, no_servers) = if settings.servers.is_empty() {
            match read_system_conf() {
                Ok((config, options)) => (config, options, None),
                Err(error) => {
                    let why = format!("no name server is known ({error}); set dns.servers");
                    (ResolverConfig::default(), ResolverOpts::default(), Some(why))
                }
            }
        } else {
            let servers = settings.servers.iter().map(name_server).collect();
            (ResolverConfig::from_name_servers(servers), ResolverOpts::default(), None)
        };
        adapt(&mut options, settings);
        let resolver = TokioResolver::builder_with_config(config, TokioRuntimeProvider::default())
            .with_options(options)
            .build()
            .map_err(|error| peregrine_types::SettingError { setting: "dns.servers", detail: error.to_string() })?;
        Ok(SystemResolver { resolver, timeout: settings.timeout, no_servers })
    }

    async fn look_up(&self, host: &str) -> Result<Resolved, DnsError> {
        if let Some(known) = known_without_lookup(host) {
            return Ok(known);
        }
        match tokio::time::timeout(self.timeout, self.resolver.lookup_ip(absolute(host))).await {
            Ok(Ok(found)) => resolved(host, &found),
            Ok(Err(error)) => Err(self.explain(host, &error)),
            Err(_elapsed) => Err(DnsError::Timeout { host: host.to_owned() }),
        }
    }

    fn explain(&self, host: &str, error: &NetError) -> DnsError {
        let host = host.to_owned();
        if let Some(why) = &self.no_servers {
            return DnsError::Failed { host, detail: why.clone() };
        }
        match error {
            NetError::Dns(HickoryDnsError::NoRecordsFound(_)) => DnsError::NotFound { host },
            NetError::Timeout => DnsError::Timeout { host },
            NetError::Dns(HickoryDnsError::ResponseCode(code)) => {
                DnsError::Failed { host, detail: format!("the name server answered \"{code}\"") }
            }
            other => DnsError::Failed { host, detail: other.to_string() },
        }
    }
}

impl Resolver for SystemResolver {
    fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a> {
        Box::pin(self.look_up(host))
    }
}

fn name_server(server: &SocketAddr) -> NameServerConfig {
    let connections = [ConnectionConfig::udp(), ConnectionConfig::tcp()].map(|mut connection| {
        connection.port = server.port();
        connection
    });
    NameServerConfig::new(server.ip(), true, connections.into())
}

fn adapt(options: &mut ResolverOpts, settings: &DnsSettings) {
    options.ip_strategy = LookupIpStrategy::Ipv4AndIpv6;
    options.timeout = settings.timeout / settings.attempts.max(1);
    // Hickory counts the tries after the first.
    options.attempts = settings.attempts.saturating_sub(1) as usize;
    options.max_active_requests = MAX_ACTIVE_QUERIES;
    options.use_hosts_file = ResolveHosts::Always;
    // `CachingResolver` is the cache, with our clamps and our clock.
    options.cache_size = 0;
}

/// A name with a dot is meant as it stands; only a bare word (`intranet`) goes through the system's
/// search list.
fn absolute(host: &str) -> String {
    let is_bare_word = !host.contains('.');
    if is_bare_word || host.ends_with('.') { host.to_owned() } else { format!("{host}.") }
}

fn resolved(host: &str, found: &LookupIp) -> Result<Resolved, DnsError> {
    let addresses: Vec<IpAddr> = found.iter().take(MAX_ADDRESSES).collect();
    if addresses.is_empty() {
        return Err(DnsError::NotFound { host: host.to_owned() });
    }
    let ttl = found.as_lookup().answers().iter().map(|record| record.ttl).min().unwrap_or(0);
    Ok(Resolved::new(addresses, Duration::from_secs(ttl.into())))
}

#[cfg(test)]
#[path = "system_tests.rs"]
mod tests;
