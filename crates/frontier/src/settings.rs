use std::collections::BTreeMap;
use std::time::Duration;

use peregrine_types::{SettingError, seconds, seconds_by_name};
use serde::{Deserialize, Serialize};

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
    /// A lease that is not settled for this long returns to its queue.
    #[serde(with = "seconds")]
    pub lease: Duration,
    /// Links followed from a seed.
    pub max_depth: u16,
    /// Longest URL, in bytes.
    pub max_url_length: usize,
    /// URLs accepted per host.
    pub urls_per_host: u64,
    /// A path in which one segment occurs more often than this is taken for a loop.
    pub max_segment_repeats: usize,
    /// Waiting URLs kept in RAM, as far as they can be read again from the store.
    pub urls_in_memory: usize,
}

impl Default for FrontierSettings {
    fn default() -> Self {
        FrontierSettings {
            delay: Duration::from_secs(1),
            max_crawl_delay: Duration::from_secs(300),
            host_delays: BTreeMap::new(),
            per_host: 1,
            lease: Duration::from_secs(600),
            max_depth: 20,
            max_url_length: 2048,
            urls_per_host: 100_000,
            max_segment_repeats: 4,
            urls_in_memory: 500_000,
        }
    }
}

impl FrontierSettings {
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
        if self.urls_in_memory < 1_000 {
            return wrong("frontier.urls_in_memory", format!("{} is less than 1000", self.urls_in_memory));
        }
        Ok(())
    }
}
