//! Which URL first: the whole formula, and its reasons.
//!
//! A priority is one of 256 buckets, 255 first. Robots errands do not pass through here: they go
//! before everything, since the rest of their host waits for them.
//!
//! ```text
//! seeds           255 (somebody asked for them by name)
//! everything else 176 − 8 × depth + importance (0–40) + freshness (0–32) + class (−64 … +32), within 8 … 254
//! parked            2 (very many of its kind: after everything else of its host)
//! ```
//! - **Depth**: breadth first finds the important pages early (a page's distance from the seeds is the best cheap guess
//!   at its importance), and keeps a crawl with a limit from sinking into one corner. A redirect's target counts like
//!   the page that was asked for: it is that page. What only a sitemap names comes half a level later: what a site's
//!   own pages link to matters a little more.
//! - **Importance**: how many pages of other domains were the first to mention a URL of this host. Links from
//!   elsewhere are the vote that PageRank counts; their logarithm is what tells hosts apart (5 for each doubling).
//! - **Freshness deficit**: for a page that was seen before, how overdue it is in units of its own interval: 0 when it
//!   is due, 32 when four intervals have passed. A page that was never seen has none: it competes by the rest.
//! - **Class**: what the operator says of a host; two levels up or down for a class, so that importance can
//!   outweigh neither.
//! - A host whose last pages were all alike is not interesting at the moment: eight levels down.

use peregrine_types::Via;
use serde::{Deserialize, Serialize};

const SEED: u8 = 255;
const FIRST_LINK: i32 = 176;
const PER_LEVEL: i32 = 8;
const SITEMAP_STEP: i32 = 4;
const PER_DOUBLING: i32 = 5;
const MOST_IMPORTANCE: i32 = 40;
const MOST_FRESHNESS: i32 = 32;
const MONOTONOUS: i32 = 64;
/// Never the last buckets, so that something can always be put behind.
const LOWEST: i32 = 8;
const HIGHEST: i32 = 254;
/// For URLs of which there are very many alike.
pub(crate) const PARKED: u8 = 2;

/// What the operator thinks of a host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    High,
    #[default]
    Normal,
    Low,
    /// After everybody else.
    Background,
}

/// What a priority is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Merits {
    pub(crate) depth: u16,
    pub(crate) via: Via,
    /// URLs of its host that pages of other domains were first to mention.
    pub(crate) mentions: u32,
    /// How overdue a page is that was seen before, in its own intervals.
    pub(crate) overdue: f32,
    pub(crate) class: Class,
    /// Whether the last pages of its host were all alike.
    pub(crate) is_monotonous: bool,
}

pub(crate) fn priority(merits: &Merits) -> u8 {
    let later = match merits.via {
        Via::Seed => return SEED,
        Via::Link | Via::Redirect { .. } => 0,
        Via::Sitemap => SITEMAP_STEP,
    };
    let class = match merits.class {
        Class::High => 32,
        Class::Normal => 0,
        Class::Low => -32,
        Class::Background => -64,
    };
    let doublings = (merits.mentions.saturating_add(1)).ilog2() as i32;
    let importance = (doublings * PER_DOUBLING).min(MOST_IMPORTANCE);
    let freshness = ((merits.overdue * 8.0) as i32).clamp(0, MOST_FRESHNESS);
    let tedium = if merits.is_monotonous { MONOTONOUS } else { 0 };
    let score = FIRST_LINK - i32::from(merits.depth) * PER_LEVEL - later + importance + freshness + class - tedium;
    score.clamp(LOWEST, HIGHEST) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(depth: u16, via: Via) -> Merits {
        Merits { depth, via, mentions: 0, overdue: 0.0, class: Class::Normal, is_monotonous: false }
    }

    #[test]
    fn seeds_come_first_then_shallow_then_deep() {
        let order =
            [(0, Via::Seed), (0, Via::Link), (1, Via::Link), (1, Via::Sitemap), (2, Via::Link), (900, Via::Link)];
        let order = order.map(|(depth, via)| priority(&plain(depth, via)));
        assert!(order.is_sorted_by(|one, other| one > other), "{order:?}");
        assert_eq!(i32::from(priority(&plain(u16::MAX, Via::Link))), LOWEST);
        assert_eq!(priority(&plain(3, Via::Redirect { hops: 2 })), priority(&plain(3, Via::Link)));
        assert!(i32::from(PARKED) < LOWEST);
    }

    #[test]
    fn mentions_and_overdue_pages_and_classes_count_within_bounds() {
        let base = plain(4, Via::Link);
        let better = [
            Merits { mentions: 1, ..base },
            Merits { mentions: 1000, ..base },
            Merits { overdue: 1.0, ..base },
            Merits { class: Class::High, ..base },
        ];
        assert!(better.iter().all(|merits| priority(merits) > priority(&base)));
        let worse = [
            Merits { class: Class::Low, ..base },
            Merits { class: Class::Background, ..base },
            Merits { is_monotonous: true, ..base },
        ];
        assert!(worse.iter().all(|merits| priority(merits) < priority(&base)));
        let most = Merits { mentions: u32::MAX, overdue: f32::INFINITY, class: Class::High, ..plain(0, Via::Link) };
        assert_eq!(i32::from(priority(&most)), HIGHEST);
        assert_eq!(priority(&Merits { overdue: f32::NAN, ..base }), priority(&base));
    }
}
