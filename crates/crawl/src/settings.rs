//! Every setting of a crawl, in sections: each is defined beside the code that uses it, validated
//! once at start, and handed only to its user.

use peregrine_archive::ArchiveSettings;
use peregrine_dedup::DedupSettings;
use peregrine_dns::DnsSettings;
use peregrine_fetch::{FetchSettings, TlsSettings};
use peregrine_frontier::FrontierSettings;
use peregrine_types::{LinkKind, SettingError};
use peregrine_urls::KeySettings;
use serde::{Deserialize, Serialize};

use crate::CrawlError;
use crate::admit::Scope;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    pub crawl: JobSettings,
    pub frontier: FrontierSettings,
    pub fetch: FetchSettings,
    pub tls: TlsSettings,
    pub dns: DnsSettings,
    pub urls: KeySettings,
    pub dedup: DedupSettings,
    pub archive: ArchiveSettings,
}

/// `[crawl]`: what to fetch and when to stop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct JobSettings {
    pub scope: Scope,
    /// Pages after which to stop; 0 = no limit.
    pub limit: u64,
    /// Regular expressions; a URL must match one of them, if there are any.
    pub include: Vec<String>,
    /// Regular expressions; a URL that matches one is left alone.
    pub exclude: Vec<String>,
    /// The kinds of links that are followed.
    pub follow: Vec<LinkKind>,
    /// Whether links marked `rel=nofollow`, and pages that ask for it, are not followed.
    pub obey_nofollow: bool,
    /// Whether links marked `rel=ugc` (written by visitors) are not followed.
    pub obey_ugc: bool,
    /// Whether links marked `rel=sponsored` (paid for) are not followed.
    pub obey_sponsored: bool,
    /// Whether the sitemaps that robots.txt names are read.
    pub sitemaps: bool,
    /// Whether text and links of PDF documents are read, each in a process of its own.
    pub pdf: bool,
    /// Requests under way at once, over all hosts.
    pub concurrency: usize,
    /// Threads for decoding, parsing and compressing; 0 = one per core.
    pub harvest_threads: usize,
    /// Seconds to wait when nothing but hosts that are backing off is left.
    pub patience: f64,
    /// Seconds between group commits: what a crash may cost in repeated work.
    pub commit_interval: f64,
}

impl Default for JobSettings {
    fn default() -> Self {
        JobSettings {
            scope: Scope::Host,
            limit: 0,
            include: Vec::new(),
            exclude: Vec::new(),
            follow: LinkKind::ALL.into_iter().filter(|kind| kind.leads_to_pages()).collect(),
            obey_nofollow: true,
            obey_ugc: false,
            obey_sponsored: false,
            sitemaps: true,
            pdf: true,
            concurrency: 256,
            harvest_threads: 0,
            patience: 60.0,
            commit_interval: 1.0,
        }
    }
}

impl Settings {
    /// Checks what types alone cannot say. One sentence that names the setting.
    pub fn validate(&self) -> Result<(), CrawlError> {
        self.frontier.validate()?;
        self.fetch.validate()?;
        if peregrine_robots::product_token(&self.fetch.user_agent).is_empty() {
            let detail = format!("{:?} does not begin with a name that a robots.txt could use", self.fetch.user_agent);
            return Err(SettingError { setting: "fetch.user_agent", detail }.into());
        }
        // Before anything is made, all files that it names are looked at.
        self.tls.policy()?;
        self.dns.validate()?;
        self.dedup.validate()?;
        self.archive.validate()?;
        let wrong = |setting: &'static str, detail: String| Err(SettingError { setting, detail }.into());
        let job = &self.crawl;
        if !(1..=100_000).contains(&job.concurrency) {
            return wrong("crawl.concurrency", format!("{} is not between 1 and 100000", job.concurrency));
        }
        if job.harvest_threads > 1_024 {
            return wrong("crawl.harvest_threads", format!("{} is more than 1024", job.harvest_threads));
        }
        if !(job.patience.is_finite() && job.patience >= 0.0) {
            return wrong("crawl.patience", format!("{} is not a number of seconds", job.patience));
        }
        if !(0.05..=60.0).contains(&job.commit_interval) {
            return wrong(
                "crawl.commit_interval",
                format!("{} is not between 0.05 and 60 seconds", job.commit_interval),
            );
        }
        Ok(())
    }
}
