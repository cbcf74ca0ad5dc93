use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use peregrine_state::{Batch, Space, Store};
use peregrine_types::{RobotsFile, Timestamp};

use crate::availability::LONGEST_LIFE;
use crate::{RobotsError, RobotsRules};

/// After this long without a robots.txt, RFC 9309 section 2.3.1.4 lets a crawler go by the copy it has or, where it has
/// none, take the file for absent.
pub const LONGEST_OUTAGE: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// While old rules are in use, the file is asked for again after at least this long.
const SHORTEST_RETRY: Duration = Duration::from_secs(5 * 60);

const FORMAT: u8 = 1;
const KEY: &str = "outage of ";

/// Since when the robots.txt of origins could not be had, as the state remembers it.
pub struct Outages {
    store: Arc<dyn Store>,
}

impl Outages {
    pub fn new(store: Arc<dyn Store>) -> Self {
        Outages { store }
    }

    pub fn since(&self, origin: &str) -> Result<Option<Timestamp>, RobotsError> {
        let stored = self
            .store
            .get(Space::Robots, key(origin).as_bytes())
            .map_err(|source| RobotsError::State { origin: origin.to_owned(), source })?;
        let Some(value) = stored else { return Ok(None) };
        let damaged = || RobotsError::Damaged { origin: origin.to_owned() };
        let (format, millis) = value.split_first().ok_or_else(damaged)?;
        if *format != FORMAT {
            return Err(RobotsError::Format { origin: origin.to_owned(), found: *format, expected: FORMAT });
        }
        let millis: [u8; 8] = millis.try_into().map_err(|_| damaged())?;
        Ok(Some(Timestamp::from_millis(u64::from_be_bytes(millis))))
    }

    pub fn begin(&self, origin: &str, now: Timestamp, batch: &mut Batch) {
        let value: Vec<u8> = [FORMAT].into_iter().chain(now.as_millis().to_be_bytes()).collect();
        batch.put(Space::Robots, key(origin), value);
    }

    pub fn end(&self, origin: &str, batch: &mut Batch) {
        batch.delete(Space::Robots, key(origin));
    }
}

/// No origin starts like this.
fn key(origin: &str) -> String {
    format!("{KEY}{origin}")
}

/// What is obeyed while an origin's robots.txt cannot be had since `since`: the rules it gave before, and none at all
/// once it has given none for [`LONGEST_OUTAGE`]. Nothing means that nothing of the origin may be fetched.
pub fn meanwhile(before: Option<&RobotsRules>, since: Timestamp, agent: &str, now: Timestamp) -> Option<RobotsFile> {
    let outage = now.since(since);
    match before {
        Some(rules) => Some(RobotsFile::Rules {
            // The text is where it was.
            text: Bytes::new(),
            crawl_delay: rules.crawl_delay(agent),
            expires: now.plus(outage.clamp(SHORTEST_RETRY, LONGEST_LIFE)),
        }),
        None if outage >= LONGEST_OUTAGE => {
            Some(RobotsFile::Rules { text: Bytes::new(), crawl_delay: None, expires: now.plus(LONGEST_LIFE) })
        }
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use peregrine_state::MemoryStore;

    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3600);
    const BEGAN: Timestamp = Timestamp::from_millis(1_700_000_000_000);

    fn life(before: Option<&RobotsRules>, after: Duration) -> Option<(Option<Duration>, Duration)> {
        let now = BEGAN.plus(after);
        match meanwhile(before, BEGAN, "peregrine", now)? {
            RobotsFile::Rules { crawl_delay, expires, .. } => Some((crawl_delay, expires.since(now))),
            other => panic!("{other:?} is no rules"),
        }
    }

    #[test]
    fn old_rules_hold_for_as_long_as_the_outage_lasts() {
        let rules = RobotsRules::parse(b"User-agent: *\nCrawl-delay: 3\nDisallow: /x\n");
        let delay = Some(Duration::from_secs(3));
        assert_eq!(life(Some(&rules), Duration::ZERO), Some((delay, SHORTEST_RETRY)));
        assert_eq!(life(Some(&rules), DAY / 2), Some((delay, DAY / 2)), "asked for less and less often");
        assert_eq!(life(Some(&rules), 90 * DAY), Some((delay, DAY)), "and still once a day");
    }

    #[test]
    fn an_origin_that_never_gave_rules_stays_closed_for_thirty_days() {
        assert_eq!(life(None, Duration::ZERO), None);
        assert_eq!(life(None, 29 * DAY), None);
        assert_eq!(life(None, 30 * DAY), Some((None, DAY)));
    }

    #[test]
    fn an_outage_is_remembered_until_it_ends() {
        let store = Arc::new(MemoryStore::default());
        let outages = Outages::new(store.clone());
        let origin = "https://a.example";
        assert_eq!(outages.since(origin).expect("readable"), None);
        let mut batch = Batch::new();
        outages.begin(origin, BEGAN, &mut batch);
        store.apply(batch).expect("memory takes it");
        assert_eq!(Outages::new(store.clone()).since(origin).expect("readable"), Some(BEGAN));
        let mut batch = Batch::new();
        outages.end(origin, &mut batch);
        store.apply(batch).expect("memory takes it");
        assert_eq!(outages.since(origin).expect("readable"), None);
    }

    #[test]
    fn damage_is_an_error_that_names_the_origin() {
        let store = Arc::new(MemoryStore::default());
        let mut batch = Batch::new();
        batch.put(Space::Robots, key("http://a"), [FORMAT, 1]);
        batch.put(Space::Robots, key("http://b"), [9, 1]);
        store.apply(batch).expect("memory takes it");
        let outages = Outages::new(store);
        for origin in ["http://a", "http://b"] {
            assert!(outages.since(origin).expect_err("damaged").to_string().contains(origin));
        }
    }
}
