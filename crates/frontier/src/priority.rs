//! Which URL first: the whole formula, and its reasons.
//!
//! A priority is one of 256 buckets, 255 first. Robots errands do not pass through here: they go
//! before everything, since the rest of their host waits for them.
//!
//! - Seeds come first: somebody asked for them by name.
//! - Then by depth. Breadth first finds the important pages early (a page's distance from the seeds is
//!   the best cheap guess at its importance), and keeps a crawl with a limit from sinking into one corner.
//! - A redirect's target counts like the page that was asked for: it is that page.
//! - A sitemap names everything a site has; what its own pages link to matters a little more.
//!
//! Importance, freshness and operator classes join here later; the buckets stay.

use peregrine_types::Via;

const SEED: u8 = 255;
const FIRST_LINK: u8 = 240;
const PER_LEVEL: u8 = 8;
const SITEMAP_STEP: u8 = 4;
/// Never the last bucket, so that something can always be put behind.
const LOWEST: u8 = 8;

pub(crate) fn priority(depth: u16, via: Via) -> u8 {
    let by_depth = || {
        let levels = u8::try_from(depth).unwrap_or(u8::MAX);
        FIRST_LINK.saturating_sub(levels.saturating_mul(PER_LEVEL)).max(LOWEST)
    };
    match via {
        Via::Seed => SEED,
        Via::Link | Via::Redirect { .. } => by_depth(),
        Via::Sitemap => by_depth().saturating_sub(SITEMAP_STEP),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_come_first_then_shallow_then_deep() {
        let order =
            [(0, Via::Seed), (0, Via::Link), (1, Via::Link), (1, Via::Sitemap), (2, Via::Link), (900, Via::Link)];
        assert!(order.windows(2).all(|pair| priority(pair[0].0, pair[0].1) > priority(pair[1].0, pair[1].1)));
        assert_eq!(priority(u16::MAX, Via::Link), LOWEST);
        assert_eq!(priority(3, Via::Redirect { hops: 2 }), priority(3, Via::Link));
    }
}
