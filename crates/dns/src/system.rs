use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::time::Duration;

use hickory_resolver::TokioResolver;
use hickory_resolver::config::{
    ConnectionConfig, LookupIpStrategy, NameServerConfig, ResolveHosts, ResolverConfig, ResolverOpts,
};
use hickory_resolver::lookup::Lookup as Records;
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::net::{DnsError as HickoryDnsError, NetError};
use hickory_resolver::proto::op::ResponseCode;
use hickory_resolver::proto::rr::RecordType;
use hickory_resolver::system_conf::read_system_conf;

use crate::resolver::known_without_lookup;
use crate::{DnsError, DnsSettings, Lookup, Resolved, Resolver};

/// More addresses of one host and family than this are of no use, and a stranger chose their number.
const MAX_ADDRESSES: usize = 16;

/// Queries that may wait for one name server at once.
const MAX_ACTIVE_QUERIES: usize = 1024;

/// How long a lookup that has found IPv4 addresses waits for IPv6 ones. Some name servers never answer that question.
const GRACE: Duration = Duration::from_secs(1);

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
        let found = match is_bare_word(host) {
            // The search list is gone through for both families together, so that they are of one host.
            true => in_time(tokio::time::timeout(self.timeout, self.resolver.lookup_ip(host)).await)
                .map(|found| resolved(&[found.as_lookup()])),
            false => self.both_families(host).await,
        };
        let nobody = || DnsError::NotFound { host: host.to_owned() };
        found.map_err(|error| self.explain(host, &error))?.ok_or_else(nobody)
    }

    /// IPv4 before IPv6. A family for which there is no answer in time does not keep the other from being used.
    async fn both_families(&self, host: &str) -> Result<Option<Resolved>, NetError> {
        let deadline = tokio::time::Instant::now() + self.timeout;
        let name = absolute(host);
        let mut four = pin!(tokio::time::timeout_at(deadline, self.resolver.lookup(name.clone(), RecordType::A)));
        let mut six = pin!(tokio::time::timeout_at(deadline, self.resolver.lookup(name, RecordType::AAAA)));
        let (four, six) = tokio::select! {
            four = &mut four => match in_time(four) {
                Err(error) if is_about_the_name(&error) => return Err(error),
                Ok(found) => (Ok(found), in_time(tokio::time::timeout(GRACE, six).await.unwrap_or_else(Err))),
                none => (none, in_time(six.await)),
            },
            // However long the others take: there are still machines that reach nobody without them, and name servers that deny the
            // name itself where only an IPv6 address is missing (RFC 4074 section 4.2).
            six = &mut six => (in_time(four.await), in_time(six)),
        };
        match (four, six) {
            (Ok(four), Ok(six)) => Ok(resolved(&[&four, &six])),
            (Ok(found), Err(none)) | (Err(none), Ok(found)) if has_no_records(&none) => Ok(resolved(&[&found])),
            // Half an answer holds for as short a time as the settings allow.
            (Ok(found), Err(_)) | (Err(_), Ok(found)) => {
                Ok(resolved(&[&found]).map(|found| Resolved { ttl: Duration::ZERO, ..found }))
            }
            (Err(four), Err(six)) => Err(if has_no_records(&four) { six } else { four }),
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
fn is_bare_word(host: &str) -> bool {
    !host.contains('.')
}

fn absolute(host: &str) -> String {
    if host.ends_with('.') { host.to_owned() } else { format!("{host}.") }
}

fn in_time<T>(answer: Result<Result<T, NetError>, tokio::time::error::Elapsed>) -> Result<T, NetError> {
    answer.unwrap_or(Err(NetError::Timeout))
}

fn has_no_records(error: &NetError) -> bool {
    matches!(error, NetError::Dns(HickoryDnsError::NoRecordsFound(_)))
}

/// Whether the other family need not be asked: nobody is called that.
fn is_about_the_name(error: &NetError) -> bool {
    matches!(error, NetError::Dns(HickoryDnsError::NoRecordsFound(none)) if none.response_code == ResponseCode::NXDomain)
}

fn resolved(families: &[&Records]) -> Option<Resolved> {
    let few = |records: &&Records| -> Vec<IpAddr> {
        records.answers().iter().filter_map(|record| record.data.ip_addr()).take(MAX_ADDRESSES).collect()
    };
    let addresses: Vec<IpAddr> = families.iter().flat_map(few).collect();
    let ttl = families.iter().flat_map(|records| records.answers()).map(|record| record.ttl).min().unwrap_or(0);
    (!addresses.is_empty()).then(|| Resolved::new(addresses, Duration::from_secs(ttl.into())))
}

#[cfg(test)]
#[path = "system_tests.rs"]
mod tests;
