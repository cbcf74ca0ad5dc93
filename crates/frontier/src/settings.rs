use std::collections::BTreeMap;
use std::time::Duration;

use peregrine_runtime::machine_memory;
use peregrine_types::{SettingError, host_setting, seconds, seconds_by_name};
use serde::{Deserialize, Serialize};

use crate::Class;

/// `[frontier]`: how patient, how deep, how much. All times are in seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FrontierSettings {
    /// Least time between the starts of two requests to a host.
    #[serde(with = "seconds")]
    pub delay: Duration,
    /// A longer `Crawl-delay` than this is obeyed as if it were this.
    #[serde(with = "seconds")]
    pub max_crawl_delay: Duration,
    /// Delays that the operator wants for single hosts; they lengthen, never shorten.
    #[serde(with = "seconds_by_name")]
    pub host_delays: BTreeMap<String, Duration>,
    /// Requests in flight per host at the same time.
    pub per_host: u32,
    /// How many times as often as a single host all hosts of one registrable domain together may be asked. 0: no
    /// limit.
    pub per_domain: u32,
    /// How many times as often as a single host all hosts on one address together may be asked. 0: no limit.
    pub per_address: u32,
    /// The delay of a host is at least this many times what its server takes to answer. 0: its time does not count.
    pub latency_factor: u32,
    /// What a slow server's delay grows to at most.
    #[serde(with = "seconds")]
    pub max_adaptive_delay: Duration,
    /// A lease that is not settled for this long returns to its queue.
    #[serde(with = "seconds")]
    pub lease: Duration,
    /// Links followed from a seed.
    pub max_depth: u16,
    /// Longest URL, in bytes.
    pub max_url_length: usize,
    /// URLs accepted per host.
    pub urls_per_host: u64,
    /// Hosts known per registrable domain.
    pub hosts_per_domain: u32,
    /// This many URLs of a host that differ in one number, date or parameter value only are nothing special; further
    /// ones wait behind all its others, and are only counted if those that were fetched are alike. 0: no such test.
    pub trap_limit: u32,
    /// Pages of such a kind that are looked at before it is judged.
    pub trap_sample: u8,
    /// Whether everything beyond limit and sample is refused unseen.
    pub strict_traps: bool,
    /// What the operator thinks of hosts or registrable domains: high, normal, low or background.
    pub classes: BTreeMap<String, Class>,
    /// A path in which one segment occurs more often than this is taken for a loop.
    pub max_segment_repeats: usize,
    /// RAM for the URLs that were mentioned lately, in bytes.
    pub recent_memory: usize,
    /// Most RAM for the filters of the seen test, in bytes; they take 1 to 1.3 bytes per known URL. 0: a quarter of
    /// the machine's. With less than they need the test is slower and just as exact.
    pub filter_memory: u64,
    /// Accepted URLs that the seen test keeps in RAM before it writes them to a file of its own, at 16 to 32 bytes each.
    pub sieve_memtable: usize,
    /// Waiting URLs kept in RAM, as far as they can be read again from the store. Fewer where there are more hosts than that.
    pub urls_in_memory: usize,
}

impl Default for FrontierSettings {
    fn default() -> Self {
        FrontierSettings {
            delay: Duration::from_secs(1),
            max_crawl_delay: Duration::from_secs(300),
            host_delays: BTreeMap::new(),
            per_host: 1,
            per_domain: 4,
            per_address: 16,
            latency_factor: 5,
            max_adaptive_delay: Duration::from_secs(30),
            lease: Duration::from_secs(600),
            max_depth: 20,
            max_url_length: 2048,
            urls_per_host: 100_000,
            hosts_per_domain: 10_000,
            trap_limit: 100,
            trap_sample: 10,
            strict_traps: false,
            classes: BTreeMap::new(),
            max_segment_repeats: 4,
            recent_memory: 32 << 20,
            filter_memory: 0,
            sieve_memtable: 1 << 19,
            urls_in_memory: 600_000,
        }
    }
}

impl FrontierSettings {
    /// What the filters may take, on this machine.
    pub(crate) fn filter_bytes(&self) -> u64 {
        const WHERE_NOBODY_CAN_TELL: u64 = 1 << 30;
        match self.filter_memory {
            0 => machine_memory().map_or(WHERE_NOBODY_CAN_TELL, |bytes| bytes / 4),
            bytes => bytes,
        }
    }

    /// Checks what types alone cannot say.
    pub fn validate(&self) -> Result<(), SettingError> {
        let wrong = |setting, detail| Err(SettingError { setting, detail });
        let a_day = Duration::from_secs(24 * 3600);
        if self.delay > a_day {
            return wrong("frontier.delay", format!("{:?} is more than a day", self.delay));
        }
        if self.max_crawl_delay > a_day {
            return wrong("frontier.max_crawl_delay", format!("{:?} is more than a day", self.max_crawl_delay));
        }
        if !(1..=10_000).contains(&self.per_host) {
            return wrong("frontier.per_host", format!("{} is not between 1 and 10000", self.per_host));
        }
        if self.lease < Duration::from_secs(1) {
            return wrong("frontier.lease", format!("{:?} is less than a second", self.lease));
        }
        if !(16..=8_000).contains(&self.max_url_length) {
            return wrong("frontier.max_url_length", format!("{} is not between 16 and 8000", self.max_url_length));
        }
        if self.sieve_memtable < 1_000 {
            return wrong("frontier.sieve_memtable", format!("{} is less than 1000", self.sieve_memtable));
        }
        if self.urls_in_memory < 1_000 {
            return wrong("frontier.urls_in_memory", format!("{} is less than 1000", self.urls_in_memory));
        }
        self.host_delays.keys().try_for_each(|host| host_setting("frontier.host_delays", host).map(drop))?;
        self.classes.keys().try_for_each(|host| host_setting("frontier.classes", host).map(drop))
    }

    /// With hosts spelt as those of URLs are, whatever the operator typed: one that is not found would be asked too often. Of two
    /// delays for one host the longer counts.
    pub(crate) fn with_hosts_as_in_urls(mut self) -> Self {
        let spelt = |host: String| {
            let host = host_setting("frontier", &host).unwrap_or(host);
            host.strip_suffix('.').map(str::to_owned).unwrap_or(host)
        };
        for (host, delay) in std::mem::take(&mut self.host_delays) {
            let longest = self.host_delays.entry(spelt(host)).or_default();
            *longest = delay.max(*longest);
        }
        self.classes = self.classes.into_iter().map(|(host, class)| (spelt(host), class)).collect();
        self
    }
}
