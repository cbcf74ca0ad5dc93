use std::sync::Arc;

use peregrine_urls::{Fingerprint, Url};
use serde::{Deserialize, Serialize};

/// A URL somebody mentioned: the user, a page, a redirect or a sitemap. It has passed the job's
/// scope; the frontier decides whether it is new and within budget.
#[derive(Clone, Debug)]
pub struct CandidateUrl {
    /// The URL as it was found (resolved, without fragment): this is what will be fetched.
    pub url: Url,
    /// Fingerprint of the canonical key, computed where the link was found so that the frontier's
    /// thread hashes nothing.
    pub fingerprint: Fingerprint,
    pub depth: u16,
    /// The page that mentioned it, shared by all links of that page.
    pub referrer: Option<Arc<str>>,
    pub via: Via,
}

/// How a URL was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Via {
    Seed,
    Link,
    /// `hops` redirects lie between the first URL asked for and this one.
    Redirect {
        hops: u8,
    },
    Sitemap,
}
