use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

/// A lookup under way.
pub type Lookup<'a> = Pin<Box<dyn Future<Output = Result<Resolved, DnsError>> + Send + 'a>>;

/// The seam: who knows the addresses of a host.
///
/// `host` is spelt as in a URL: lower case, IDNA-encoded, IPv6 literals in brackets.
pub trait Resolver: Send + Sync {
    fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a>;
}

impl<R: Resolver + ?Sized> Resolver for Arc<R> {
    fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a> {
        (**self).resolve(host)
    }
}

/// Where a host is, in the order in which to try. Never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    pub addresses: Arc<[IpAddr]>,
    /// How long the answer holds, by its own account.
    pub ttl: Duration,
}

impl Resolved {
    pub fn new(addresses: impl Into<Arc<[IpAddr]>>, ttl: Duration) -> Self {
        Resolved { addresses: addresses.into(), ttl }
    }
}

/// Why a host has no address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DnsError {
    #[error("no host is called {host}")]
    NotFound { host: String },
    #[error("the name {host} could not be resolved: {detail}")]
    Failed { host: String, detail: String },
    #[error("no name server answered in time for {host}")]
    Timeout { host: String },
}

/// Hosts that need no lookup: IP literals, and `localhost` with everything below it (RFC 6761),
/// which no name server may send elsewhere.
pub(crate) fn known_without_lookup(host: &str) -> Option<Resolved> {
    const FOREVER: Duration = Duration::from_secs(365 * 24 * 3600);
    let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    if let Ok(address) = bare.parse::<IpAddr>() {
        return Some(Resolved::new([address], FOREVER));
    }
    let name = host.strip_suffix('.').unwrap_or(host);
    let last_label = name.rsplit('.').next().unwrap_or(name);
    last_label.eq_ignore_ascii_case("localhost").then(|| {
        // IPv4 first: most development servers listen there only.
        Resolved::new([IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)], FOREVER)
    })
}

type Answering = dyn Fn(&str) -> Result<Resolved, DnsError> + Send + Sync;

/// Knows its answers beforehand: for tests, and for synthetic webs whose hosts live on loopback.
pub struct FixedResolver {
    answer: Box<Answering>,
}

impl FixedResolver {
    /// A TTL for answers that are never going to change.
    const TTL: Duration = Duration::from_secs(3600);

    pub fn from_map(hosts: HashMap<String, Vec<IpAddr>>) -> Self {
        FixedResolver::from_fn(move |host| hosts.get(host).cloned())
    }

    /// `addresses` says where a host is, `None` (or no address at all) that there is no such host.
    pub fn from_fn(addresses: impl Fn(&str) -> Option<Vec<IpAddr>> + Send + Sync + 'static) -> Self {
        FixedResolver::answering(move |host| match addresses(host) {
            Some(found) if !found.is_empty() => Ok(Resolved::new(found, FixedResolver::TTL)),
            _ => Err(DnsError::NotFound { host: host.to_owned() }),
        })
    }

    /// Full control over the answer, failures and TTLs included.
    pub fn answering(answer: impl Fn(&str) -> Result<Resolved, DnsError> + Send + Sync + 'static) -> Self {
        FixedResolver { answer: Box::new(answer) }
    }
}

impl Resolver for FixedResolver {
    fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a> {
        // What was written down comes first, so that a test may put a host where it likes.
        let answer = (self.answer)(host).or_else(|error| match error {
            DnsError::NotFound { .. } => known_without_lookup(host).ok_or(error),
            failure => Err(failure),
        });
        Box::pin(std::future::ready(answer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(host: &str) -> Vec<String> {
        let known = known_without_lookup(host).map(|resolved| resolved.addresses.to_vec());
        known.unwrap_or_default().iter().map(IpAddr::to_string).collect()
    }

    #[test]
    fn literals_and_localhost_need_no_lookup() {
        assert_eq!(addresses("192.0.2.7"), ["192.0.2.7"]);
        assert_eq!(addresses("[2001:db8::1]"), ["2001:db8::1"]);
        for host in ["localhost", "localhost.", "a.localhost", "a.b.LocalHost."] {
            assert_eq!(addresses(host), ["127.0.0.1", "::1"], "{host}");
        }
    }

    #[test]
    fn other_names_do() {
        for host in ["example.com", "localhost.example.com", "notlocalhost", "", ".", "[", "[]", "1.2.3"] {
            assert_eq!(addresses(host), Vec::<String>::new(), "{host}");
        }
    }

    #[tokio::test]
    async fn a_fixed_resolver_knows_its_hosts_and_no_others() {
        let here: IpAddr = "127.0.0.9".parse().expect("an address");
        let resolver = FixedResolver::from_map(HashMap::from([("a.test".to_owned(), vec![here])]));
        assert_eq!(*resolver.resolve("a.test").await.expect("known").addresses, [here]);
        let unknown = resolver.resolve("b.test").await.expect_err("unknown");
        assert_eq!(unknown, DnsError::NotFound { host: "b.test".to_owned() });
        assert_eq!(resolver.resolve("[::1]").await.expect("a literal").addresses.len(), 1);
    }
}
