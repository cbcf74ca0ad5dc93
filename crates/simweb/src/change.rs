//! Pages that change at a known rate. Time is cut into slots; whether a page changes in a slot is
//! a throw of its dice, so any moment's version is found without a history.

use std::time::Duration;

use peregrine_types::Timestamp;

use crate::chance::Purpose;
use crate::site_graph::{Content, World};

/// Slots per mean interval between changes.
const SLOTS: u32 = 4;

/// A page as it stands at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// 0 for a page that never changed; grows with every change, not always by one.
    pub number: u64,
    pub since: Timestamp,
}

impl World {
    /// The mean time between changes of a page, `None` if it never changes.
    pub(crate) fn change_interval(&self, host: u32, content: &Content) -> Option<Duration> {
        let mean = self.behaviour(host).changes_every?;
        let page = u64::from(content.page);
        Some(match self.dice(Purpose::ChangeRate, content.host, page).below(3) {
            0 => mean / 4,
            1 => mean,
            _ => mean * 4,
        })
    }

    pub(crate) fn version(&self, host: u32, content: &Content, now: Timestamp) -> Version {
        let epoch = self.config.epoch;
        let Some(slot) = self.change_slot(host, content) else { return Version { number: 0, since: epoch } };
        let current = slot_number(now.since(epoch), slot);
        let number = (1..=current).rev().find(|&candidate| self.changes_in(content, candidate)).unwrap_or(0);
        let since = epoch.plus(Duration::from_millis(number.saturating_mul(slot.as_millis() as u64)));
        Version { number, since }
    }

    /// Changes after `from`, up to and including `to`; several within one slot count once.
    pub(crate) fn changes_between(&self, host: u32, content: &Content, from: Timestamp, to: Timestamp) -> u64 {
        let Some(slot) = self.change_slot(host, content) else { return 0 };
        let number = |moment: Timestamp| slot_number(moment.since(self.config.epoch), slot);
        (number(from) + 1..=number(to)).filter(|&candidate| self.changes_in(content, candidate)).count() as u64
    }

    fn change_slot(&self, host: u32, content: &Content) -> Option<Duration> {
        let interval = self.change_interval(host, content)?;
        Some((interval / SLOTS).max(Duration::from_millis(1)))
    }

    /// With changes arriving at random, a slot sees one or more with this probability.
    fn changes_in(&self, content: &Content, slot: u64) -> bool {
        let some_change = 1.0 - (-1.0 / f64::from(SLOTS)).exp();
        let place = u64::from(content.page) << 36 ^ slot;
        self.dice(Purpose::Change, content.host, place).unit() < some_change
    }
}

fn slot_number(elapsed: Duration, slot: Duration) -> u64 {
    (elapsed.as_millis() / slot.as_millis().max(1)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::behaviour::Behaviour;
    use crate::config::SimWebConfig;
    use crate::paths::Spot;
    use crate::site_graph::Answer;

    const HOUR: Duration = Duration::from_secs(3600);

    fn changing_world() -> World {
        let changing = Behaviour { changes_every: Some(HOUR), ..Behaviour::default() };
        World::new(SimWebConfig::new(9).pages_per_host(300).behaviour(0, changing), 80)
    }

    fn content(world: &World, page: u32) -> Content {
        match world.answer(0, Spot::Page(page)) {
            Answer::Page(content) => content,
            other => panic!("page {page} is {other:?}"),
        }
    }

    #[test]
    fn pages_change_at_the_rate_the_truth_names() {
        let world = changing_world();
        let (from, to) = (world.config.epoch, world.config.epoch.plus(HOUR * 24 * 10));
        let (mut changes, mut expected) = (0.0, 0.0);
        for page in 0..300 {
            let content = content(&world, page);
            changes += world.changes_between(0, &content, from, to) as f64;
            let interval = world.change_interval(0, &content).expect("it changes");
            // Several changes within a slot count once.
            expected += 240.0 * HOUR.as_secs_f64() / interval.as_secs_f64() * 4.0 * (1.0 - (-0.25f64).exp());
        }
        assert!((changes / expected - 1.0).abs() < 0.02, "{changes} changes, {expected} expected");
    }

    #[test]
    fn a_version_lasts_until_the_next_change() {
        let world = changing_world();
        let content = content(&world, 5);
        let mut last = world.version(0, &content, world.config.epoch);
        assert_eq!(last.number, 0);
        for minutes in 1..3000u64 {
            let now = world.config.epoch.plus(Duration::from_secs(60 * minutes));
            let before = world.config.epoch.plus(Duration::from_secs(60 * (minutes - 1)));
            let version = world.version(0, &content, now);
            assert_eq!(version != last, world.changes_between(0, &content, before, now) > 0);
            assert!(version.since <= now && version.number >= last.number);
            last = version;
        }
        assert!(last.number > 0);
    }
}
