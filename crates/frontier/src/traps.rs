//! What a host's URLs and pages have shown of it: endless patterns, pages that repeat, content farms.
//!
//! Many URLs that differ in one place only may be a calendar without end, or a newspaper's articles; their
//! number does not tell. So the 101st of a [cluster](crate::url_pattern) is not refused but *parked*: it
//! waits behind everything else of its host. When its turn comes, the pages of the cluster that were visited
//! since it grew big decide: if nearly all of them look like one another, it is a trap and the URL is
//! counted instead of fetched. Too few known, or distinct ones, and it is fetched. Only the
//! [strict](TrapRules::strict) rule counts and never looks.
//!
//! A host has this knowledge only from the moment the frontier begins to keep it, at some dozens of accepted
//! URLs; what came before is not counted. It takes at most 8 KB of RAM and 7 KB of disk, whatever the host
//! does: 128 clusters of 24 bytes and their index (3.3 KB), the last pages of 24 clusters under observation
//! (1.9 KB), the texts of the 16 patterns that refused most (2.3 KB) and the host's last pages (0.3 KB).
//! A typical host takes a fraction of that. Where room is short something is forgotten, so that more is
//! fetched; never is a count too high.

mod clusters;
mod likeness;
#[cfg(test)]
mod tests;

pub(crate) use likeness::ContentMark;

use crate::encoding::{Decoded, Decoder, Encoder, Malformed};
use crate::url_pattern::VaryingUrl;
use clusters::{Cluster, Clusters};
use likeness::{Likeness, PageMark, RecentPages};

const VERSION: u8 = 1;
/// So many pages in a row that look like others make a host monotonous.
const MONOTONOUS_RUN: u8 = 10;
/// The duplicate rate is that of the last visits: at this many, all before them lose half their weight.
const RATE_WINDOW: u16 = 256;
const FEWEST_VISITS_FOR_A_RATE: u16 = 50;

/// When a cluster of URLs is too large to be taken for granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TrapRules {
    /// URLs of one cluster that are nothing special.
    pub(crate) limit: u32,
    /// Visited pages that it takes to judge a cluster that grew beyond the limit.
    pub(crate) sample: u8,
    /// Refuse by number alone: what exceeds limit and sample together is never fetched.
    pub(crate) strict: bool,
}

impl Default for TrapRules {
    fn default() -> Self {
        TrapRules { limit: 100, sample: 10, strict: false }
    }
}

/// Where a newly accepted URL goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Placement {
    Free,
    /// Behind everything else of its host, to be judged when its turn comes.
    Parked {
        cluster: u64,
    },
    Refused {
        pattern: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ParkedVerdict {
    Fetch,
    Refuse { pattern: String },
}

/// A big cluster, for whoever asks why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TrapPattern {
    pub(crate) pattern: String,
    /// URLs that were accepted, at least.
    pub(crate) members: u32,
    /// Pages that were looked at since there are very many of them; of many, not all are counted.
    pub(crate) sampled: u8,
    /// URLs that were counted instead of fetched.
    pub(crate) refused: u32,
    /// Further URLs of it are counted instead of fetched.
    pub(crate) is_closed: bool,
}

impl TrapPattern {
    fn new(pattern: String, cluster: &Cluster, rules: &TrapRules) -> Self {
        let Cluster { members, known: sampled, refused, .. } = *cluster;
        TrapPattern { pattern, members, sampled, refused, is_closed: is_closed(cluster, rules) }
    }
}

/// See the [module](self).
#[derive(Clone, Debug, Default)]
pub(crate) struct Traps {
    clusters: Clusters,
    recent: RecentPages<16>,
    /// Visits in a row whose page looked like another one.
    run: u8,
    visits: u16,
    repeats: u16,
    changed: bool,
}

impl Traps {
    /// Counts a URL that the host has not had before, and says where it goes.
    pub(crate) fn admit(&mut self, url: &str, rules: &TrapRules) -> Placement {
        let url = VaryingUrl::of(url);
        self.clusters.begin_admission();
        if let Some(pattern) = self.refuse_if(&url, |cluster| is_exhausted(cluster, rules)) {
            return Placement::Refused { pattern };
        }
        let mut placement = Placement::Free;
        for cluster in url.clusters() {
            self.changed = true;
            if self.clusters.count(cluster, rules) && placement == Placement::Free {
                placement = Placement::Parked { cluster };
            }
        }
        placement
    }

    /// Whether a parked URL, whose turn has come, is worth a visit. A refusal is counted.
    pub(crate) fn judge(&mut self, url: &str, rules: &TrapRules) -> ParkedVerdict {
        match self.refuse_if(&VaryingUrl::of(url), |cluster| cluster.is_trap(rules)) {
            Some(pattern) => ParkedVerdict::Refuse { pattern },
            None => ParkedVerdict::Fetch,
        }
    }

    fn refuse_if(&mut self, url: &VaryingUrl<'_>, is_refused: impl Fn(&Cluster) -> bool) -> Option<String> {
        let refuses = |hash: &u64| self.clusters.get(*hash).is_some_and(&is_refused);
        let (nth, hash) = url.clusters().enumerate().find(|(_, hash)| refuses(hash))?;
        let pattern = url.pattern(nth);
        self.clusters.refuse(hash, &pattern);
        self.changed = true;
        Some(pattern)
    }

    /// Notes what a visit brought. Visits that brought no page are not for here.
    pub(crate) fn learn(&mut self, url: &str, content: ContentMark, rules: &TrapRules) {
        let url = VaryingUrl::of(url);
        let mark = PageMark::new(url.page(), content);
        self.changed = true;
        self.clusters.begin_visit();
        for cluster in url.clusters() {
            self.clusters.learn(cluster, mark, rules);
        }
        match self.recent.add(mark) {
            Likeness::SamePage => {}
            Likeness::LikeAnother => self.count_visit(true),
            Likeness::Distinct => self.count_visit(false),
        }
    }

    fn count_visit(&mut self, repeats: bool) {
        self.run = if repeats { self.run.saturating_add(1) } else { 0 };
        self.visits += 1;
        self.repeats += u16::from(repeats);
        if self.visits >= RATE_WINDOW {
            self.visits /= 2;
            self.repeats /= 2;
        }
    }

    /// The last pages were all near-identical to one just before them.
    pub(crate) fn is_monotonous(&self) -> bool {
        // The run's first page is the one that the second was like.
        self.run >= MONOTONOUS_RUN - 1
    }

    /// Half of what the host has is what it had before.
    pub(crate) fn is_farm(&self) -> bool {
        self.visits >= FEWEST_VISITS_FOR_A_RATE && self.repeats >= self.visits.div_ceil(2)
    }

    /// The big cluster that a URL belongs to, a closed one rather than an open one.
    pub(crate) fn pattern_of(&self, url: &str, rules: &TrapRules) -> Option<TrapPattern> {
        let url = VaryingUrl::of(url);
        let known = url.clusters().enumerate().filter_map(|(nth, hash)| Some((nth, self.clusters.get(hash)?)));
        let big = known.filter(|(_, cluster)| cluster.is_big(rules));
        big.max_by_key(|(_, cluster)| (is_closed(cluster, rules), cluster.members))
            .map(|(nth, cluster)| TrapPattern::new(url.pattern(nth), cluster, rules))
    }

    /// The patterns by which URLs of the host were refused; of many those that refused most.
    pub(crate) fn patterns(&self, rules: &TrapRules) -> impl Iterator<Item = TrapPattern> {
        self.clusters.patterns().map(move |(text, cluster)| TrapPattern::new(text.to_owned(), cluster, rules))
    }

    /// Whether there is something to store since this was asked last.
    pub(crate) fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    #[cfg(test)]
    pub(crate) fn memory_bytes(&self) -> usize {
        size_of::<Traps>() + self.clusters.heap_bytes()
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut out = Encoder::with_version(VERSION);
        out.byte(self.run);
        out.number(u64::from(self.visits));
        out.number(u64::from(self.repeats));
        self.recent.encode(&mut out);
        self.clusters.encode(&mut out);
        out.finish()
    }

    pub(crate) fn decode(bytes: &[u8]) -> Decoded<Self> {
        let mut read = Decoder::of_version(bytes, VERSION)?;
        let (run, visits, repeats) = (read.byte()?, read.small()?, read.small()?);
        if visits >= RATE_WINDOW || repeats > visits {
            return Err(Malformed("more visits than are ever counted"));
        }
        let (recent, clusters) = (RecentPages::decode(&mut read)?, Clusters::decode(&mut read)?);
        read.finish()?;
        Ok(Traps { clusters, recent, run, visits, repeats, changed: false })
    }
}

fn is_closed(cluster: &Cluster, rules: &TrapRules) -> bool {
    cluster.is_trap(rules) || is_exhausted(cluster, rules)
}

fn is_exhausted(cluster: &Cluster, rules: &TrapRules) -> bool {
    rules.strict && cluster.members >= rules.limit.saturating_add(u32::from(rules.sample))
}
