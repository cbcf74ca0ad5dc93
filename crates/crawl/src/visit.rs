//! Step 5. A visit: from a lease to the bytes, or to the reason why there are none.

use std::future::{Future, poll_fn};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use peregrine_dns::{AddressPolicy, DnsError, Resolver};
use peregrine_fetch::{AddressBook, Addresses, FetchError, FetchRequest, Transport};
use peregrine_parse::content_kind;
use peregrine_types::{ContentKind, DueUrl, Errand, Failure, FailureClass, FetchedPage};
use peregrine_urls::Url;

/// A visit on its way to harvest.
pub(crate) struct Visit {
    pub due: DueUrl,
    pub found: Found,
}

/// A page up to this size is harvested within a few milliseconds.
const QUICK_BYTES: usize = 256 << 10;

impl Visit {
    /// Whether harvesting it is a matter of milliseconds.
    pub fn is_quick(&self) -> bool {
        self.body().len() <= QUICK_BYTES
    }

    /// Whether it brings, or may bring, something that takes its reader many seconds. What is compressed cannot be looked into
    /// here; only where the server says that it is a text is that not a document.
    pub fn is_document(&self) -> bool {
        let (Errand::Page, Found::Answer(Ok(page))) = (&self.due.errand, &self.found) else { return false };
        let said = page.header("content-type").unwrap_or_default().to_ascii_lowercase();
        let is_text = ["text/", "html", "xml", "json"].iter().any(|kind| said.contains(kind));
        let is_hidden = page.header("content-encoding").is_some() && !is_text;
        is_hidden || content_kind(Some(&said), &page.body) == ContentKind::Pdf
    }

    /// What was fetched, as it came.
    pub fn body(&self) -> &[u8] {
        match &self.found {
            Found::Answer(Ok(page)) => &page.body,
            Found::Answer(Err(_)) | Found::Address(_) => &[],
        }
    }
}

/// What a visitor comes back with.
#[expect(clippy::large_enum_variant, reason = "almost all of them are the large one")]
pub(crate) enum Found {
    Answer(Result<FetchedPage, FetchError>),
    /// Where the host is; no request was made.
    Address(Result<IpAddr, Failure>),
}

/// What visitors go out with.
pub(crate) struct Equipment {
    pub transport: Arc<dyn Transport>,
    /// The same that the transport asks.
    pub addresses: Arc<GuardedAddresses>,
    /// How long an address may be looked for.
    pub longest_lookup: Duration,
}

/// Makes the request, or the lookup. Redirects are outcomes: each hop is a visit of its own, so that it passes
/// scope, robots, politeness and the address guard like any other.
pub(crate) async fn visit(due: DueUrl, equipment: Arc<Equipment>, harvest: ToHarvest) {
    let found = match due.errand {
        Errand::Page | Errand::Robots { .. } => Found::Answer(fetch(&due, equipment.transport.as_ref()).await),
        Errand::Address => Found::Address(look_up(&due.url, &equipment).await),
    };
    harvest.send(Visit { due, found }).await;
}

/// The ways to the harvest threads.
#[derive(Clone)]
pub(crate) struct ToHarvest {
    pub pages: async_channel::Sender<Visit>,
    /// Documents take a way of their own: pages do not wait for them.
    pub documents: async_channel::Sender<Visit>,
}

impl ToHarvest {
    async fn send(&self, visit: Visit) {
        let way = if visit.is_document() { &self.documents } else { &self.pages };
        // The channels close only when the crawl is being torn down; the lease then returns by itself.
        let _ = way.send(visit).await;
    }
}

async fn fetch(due: &DueUrl, transport: &dyn Transport) -> Result<FetchedPage, FetchError> {
    let mut request = FetchRequest::new(due.url.clone());
    request.gap = due.gap;
    if let Some(previous) = &due.previous {
        // The server decides by the first where it gets both (RFC 9110 section 13.2.2).
        request.add_header("If-None-Match", previous.etag.as_deref());
        request.add_header("If-Modified-Since", previous.last_modified.as_deref());
    }
    if let Errand::Robots { .. } = due.errand {
        // Whatever the settings say of pages: a rule that is not read is broken. One byte more than is read, so that a file of
        // just that size does not count as cut.
        request.max_body = Some(peregrine_robots::MAX_ROBOTS_BYTES + 1);
        request.takes_any_type = true;
    }
    without_panic(transport.fetch(request)).await.unwrap_or_else(|| {
        let detail = format!("fetching {} failed in an unforeseen way", due.url);
        Err(FetchError::failed(FailureClass::Protocol, detail))
    })
}

async fn look_up(url: &Url, equipment: &Equipment) -> Result<IpAddr, Failure> {
    let host = url.host_str().unwrap_or_default();
    let failed = |class, how: &str| Failure { class, detail: format!("looking up {host} {how}") };
    let looking = equipment.addresses.first(host, url.port_or_known_default().unwrap_or_default());
    match without_panic(tokio::time::timeout(equipment.longest_lookup, looking)).await {
        Some(Ok(found)) => found,
        Some(Err(_)) => Err(failed(FailureClass::DnsTimeout, "took too long")),
        None => Err(failed(FailureClass::DnsFailed, "failed in an unforeseen way")),
    }
}

/// Even a bug out there must not keep a lease for ever: a panic becomes `None`.
pub(crate) async fn without_panic<T>(work: impl Future<Output = T>) -> Option<T> {
    let mut work = pin!(work);
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(progress) => progress.map(Some),
        Err(_) => Poll::Ready(None),
    })
    .await
}

/// Answers the transport's question "which addresses may I connect to?": resolved, and guarded.
/// What is checked here is what is connected to, so nothing can change in between.
pub(crate) struct GuardedAddresses {
    pub resolver: Arc<dyn Resolver>,
    pub policy: AddressPolicy,
}

impl GuardedAddresses {
    /// The address that a host is counted under: the first one that may be connected to. Where none may, the first
    /// there is, and a visit will say so.
    async fn first(&self, host: &str, port: u16) -> Result<IpAddr, Failure> {
        let resolved = self.resolver.resolve(host).await.map_err(dns_failure)?;
        let permitted = self.policy.permitted(host, port, &resolved.addresses).unwrap_or_default();
        permitted.first().or(resolved.addresses.first()).copied().ok_or_else(|| {
            let detail = format!("{host} has no address");
            Failure { class: FailureClass::DnsNotFound, detail }
        })
    }
}

impl AddressBook for GuardedAddresses {
    fn addresses<'a>(&'a self, host: &'a str, port: u16) -> Addresses<'a> {
        Box::pin(async move {
            let resolved = self.resolver.resolve(host).await.map_err(|error| FetchError::Failed(dns_failure(error)))?;
            self.policy
                .permitted(host, port, &resolved.addresses)
                .map_err(|blocked| FetchError::Denied { host: host.to_owned(), address: blocked.address })
        })
    }

    fn operator_addresses<'a>(&'a self, host: &'a str, _port: u16) -> Addresses<'a> {
        Box::pin(async move {
            let resolved = self.resolver.resolve(host).await.map_err(|error| FetchError::Failed(dns_failure(error)))?;
            Ok(resolved.addresses.to_vec())
        })
    }
}

fn dns_failure(error: DnsError) -> Failure {
    let class = match error {
        DnsError::NotFound { .. } => FailureClass::DnsNotFound,
        DnsError::Failed { .. } => FailureClass::DnsFailed,
        DnsError::Timeout { .. } => FailureClass::DnsTimeout,
    };
    Failure { class, detail: error.to_string() }
}

#[cfg(test)]
mod tests {
    use peregrine_dns::{CachingResolver, DnsSettings, FixedResolver, Lookup, Resolved};
    use peregrine_fetch::Fetching;
    use peregrine_runtime::ManualClock;
    use peregrine_types::{LeaseId, Timestamp, Via};
    use peregrine_urls::Fingerprint;

    use super::*;

    /// No request goes out for an address.
    struct NoTransport;

    impl Transport for NoTransport {
        fn fetch(&self, request: FetchRequest) -> Fetching<'_> {
            panic!("{} was asked for", request.url)
        }
    }

    struct Silent;

    impl Resolver for Silent {
        fn resolve<'a>(&'a self, _: &'a str) -> Lookup<'a> {
            Box::pin(std::future::pending())
        }
    }

    fn names() -> FixedResolver {
        let private = IpAddr::from([10, 0, 0, 1]);
        let public = IpAddr::from([93, 184, 215, 14]);
        FixedResolver::answering(move |host| match host {
            "mixed.test" => Ok(Resolved::new([private, public], Duration::from_secs(60))),
            "private.test" => Ok(Resolved::new([private], Duration::from_secs(60))),
            "broken.test" => Err(DnsError::Failed { host: host.to_owned(), detail: "SERVFAIL".to_owned() }),
            "bug.test" => panic!("a bug in the resolver"),
            _ => Err(DnsError::NotFound { host: host.to_owned() }),
        })
    }

    async fn address_of(url: &str, resolver: impl Resolver + 'static) -> Result<IpAddr, Failure> {
        let settings = DnsSettings::default();
        let resolver = CachingResolver::new(resolver, &settings, Arc::new(ManualClock::default()));
        let policy = AddressPolicy::new(&settings);
        let equipment = Equipment {
            transport: Arc::new(NoTransport),
            addresses: Arc::new(GuardedAddresses { resolver: Arc::new(resolver), policy }),
            longest_lookup: Duration::from_millis(20),
        };
        let url = Url::parse(url).expect("a URL");
        let due = DueUrl {
            lease: LeaseId(1),
            fingerprint: Fingerprint::of_key(url.as_str()),
            url,
            depth: 0,
            referrer: None,
            via: Via::Seed,
            attempt: 0,
            errand: Errand::Address,
            leased_at: Timestamp::EPOCH,
            gap: Duration::ZERO,
            previous: None,
        };
        let (harvest, visits) = async_channel::bounded(1);
        visit(due, Arc::new(equipment), ToHarvest { pages: harvest.clone(), documents: harvest }).await;
        match visits.recv().await.expect("a visit always comes back").found {
            Found::Address(found) => found,
            Found::Answer(_) => panic!("nothing was asked for"),
        }
    }

    #[tokio::test]
    async fn the_address_of_a_host_is_the_first_that_may_be_connected_to() {
        let found = async |url| address_of(url, names()).await.expect("an address").to_string();
        assert_eq!(found("http://mixed.test/").await, "93.184.215.14");
        assert_eq!(found("http://private.test/").await, "10.0.0.1", "whether it may be asked is not decided here");
        assert_eq!(found("https://192.0.2.7:8443/x").await, "192.0.2.7");
        assert_eq!(found("http://[2001:db8::1]/").await, "2001:db8::1");
    }

    #[tokio::test]
    async fn a_name_that_leads_nowhere_fails_as_such_and_never_hangs() {
        let class = async |url| address_of(url, names()).await.expect_err("no address").class;
        assert_eq!(class("http://nowhere.test/").await, FailureClass::DnsNotFound);
        assert_eq!(class("http://broken.test/").await, FailureClass::DnsFailed);
        assert_eq!(class("http://bug.test/").await, FailureClass::DnsFailed);
        let failure = address_of("http://slow.test/", Silent).await.expect_err("no answer");
        assert_eq!(failure.class, FailureClass::DnsTimeout);
        assert_eq!(failure.detail, "looking up slow.test took too long");
    }
}
