//! Step 5. A visit: from a lease to the bytes, or to the reason why there are none.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

use peregrine_dns::{AddressPolicy, DnsError, Resolver};
use peregrine_fetch::{AddressBook, Addresses, FetchError, FetchRequest, Transport};
use peregrine_types::{DueUrl, Errand, Failure, FailureClass, FetchedPage};

/// A visit on its way to harvest.
pub(crate) struct Visit {
    pub due: DueUrl,
    pub fetched: Result<FetchedPage, FetchError>,
}

/// Makes the request. Redirects are outcomes: each hop is a visit of its own, so that it passes
/// scope, robots, politeness and the address guard like any other.
pub(crate) async fn visit(due: DueUrl, transport: Arc<dyn Transport>, harvest: async_channel::Sender<Visit>) {
    let fetched = fetch(&due, transport.as_ref()).await;
    // The channel closes only when the crawl is being torn down; the lease then returns by itself.
    let _ = harvest.send(Visit { due, fetched }).await;
}

/// Even a bug in the transport must not keep a lease for ever: a panic becomes a failure.
async fn fetch(due: &DueUrl, transport: &dyn Transport) -> Result<FetchedPage, FetchError> {
    let mut request = FetchRequest::new(due.url.clone());
    if let Errand::Robots { .. } = due.errand {
        // One byte more than is read, so that a file of just that size does not count as cut.
        request.max_body = Some(peregrine_robots::MAX_ROBOTS_BYTES + 1);
    }
    let mut fetching = pin!(transport.fetch(request));
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| fetching.as_mut().poll(context))) {
        Ok(progress) => progress,
        Err(_) => {
            let detail = format!("fetching {} failed in an unforeseen way", due.url);
            Poll::Ready(Err(FetchError::failed(FailureClass::Protocol, detail)))
        }
    })
    .await
}

/// Answers the transport's question "which addresses may I connect to?": resolved, and guarded.
/// What is checked here is what is connected to, so nothing can change in between.
pub(crate) struct GuardedAddresses {
    pub resolver: Arc<dyn Resolver>,
    pub policy: AddressPolicy,
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
}

fn dns_failure(error: DnsError) -> Failure {
    let class = match error {
        DnsError::NotFound { .. } => FailureClass::DnsNotFound,
        DnsError::Failed { .. } | DnsError::Timeout { .. } => FailureClass::DnsFailed,
    };
    Failure { class, detail: error.to_string() }
}
