//! The rules of one group, and which of them decides about a path.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::pattern;

/// One line, in as few bytes as possible: some files have tens of thousands. Its text is in the arena of the file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule {
    /// Where its pattern is, in comparable form.
    pub start: u32,
    pub length: u32,
    /// How long the value is as the site wrote it, where that is another text: it then follows the pattern.
    pub written: u16,
    pub kind: RuleKind,
    /// The last byte of the pattern: most rules that do not match are told by it.
    pub last: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RuleKind {
    Allow,
    Disallow,
    /// With a `$` at its end.
    AllowAnchored,
    DisallowAnchored,
}

/// Which rule wins: the one with more octets; among equals, `Allow`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank {
    octets: u32,
    allows: bool,
}

impl RuleKind {
    pub fn new(allows: bool, is_anchored: bool) -> Self {
        match (allows, is_anchored) {
            (true, false) => RuleKind::Allow,
            (false, false) => RuleKind::Disallow,
            (true, true) => RuleKind::AllowAnchored,
            (false, true) => RuleKind::DisallowAnchored,
        }
    }

    fn is_anchored(self) -> bool {
        matches!(self, RuleKind::AllowAnchored | RuleKind::DisallowAnchored)
    }
}

impl Rule {
    pub fn allows(&self) -> bool {
        matches!(self.kind, RuleKind::Allow | RuleKind::AllowAnchored)
    }

    fn rank(&self) -> Rank {
        Rank { octets: self.length + u32::from(self.kind.is_anchored()), allows: self.allows() }
    }

    fn pattern<'a>(&self, arena: &'a [u8]) -> &'a [u8] {
        let start = self.start as usize;
        arena.get(start..start + self.length as usize).unwrap_or_default()
    }

    /// As the site wrote it.
    pub fn to_line(self, arena: &[u8]) -> String {
        let verb = if self.allows() { "Allow" } else { "Disallow" };
        let written = match usize::from(self.written) {
            0 => self.pattern(arena),
            length => {
                let start = (self.start + self.length) as usize;
                arena.get(start..start + length).unwrap_or_default()
            }
        };
        format!("{verb}: {}", String::from_utf8_lossy(written))
    }
}

/// A group of rules, in the order of the file. Putting them in order takes as long as going through them some fifty times, and most files
/// are asked less often than that before they make room for others: so that is left until they have been.
#[derive(Debug, Default)]
pub(crate) struct Group {
    /// Rules without special characters.
    prefixes: Vec<Rule>,
    /// All others, once the file has been read the one that wins first.
    wildcards: Vec<Rule>,
    searches: AtomicU32,
    in_order: OnceLock<Box<[OrderedRule]>>,
}

/// Up to so many prefixes are gone through each time.
const FEW: usize = 64;
/// Searches after which the prefixes of a group are put in order.
const SEARCHES_IN_FILE_ORDER: u32 = 50;

/// A prefix among those of its group, sorted by pattern.
#[derive(Debug)]
struct OrderedRule {
    rule: Rule,
    /// The longest other pattern that this one starts with.
    parent: Option<std::num::NonZeroU32>,
}

impl Group {
    pub fn add_prefix(&mut self, rule: Rule) {
        self.prefixes.push(rule);
    }

    pub fn add_wildcard(&mut self, rule: Rule) {
        self.wildcards.push(rule);
    }

    /// The file has been read.
    pub fn finish(&mut self) {
        self.wildcards.sort_by_key(|rule| std::cmp::Reverse(rule.rank()));
        self.wildcards.shrink_to_fit();
        self.prefixes.shrink_to_fit();
    }

    /// The rule of this group that matches with the highest rank, if it beats `best`.
    pub fn better_match<'a>(&'a self, target: &[u8], best: Option<&'a Rule>, arena: &[u8]) -> Option<&'a Rule> {
        let better = |rule: &Rule, best: Option<&Rule>| best.is_none_or(|best| rule.rank() > best.rank());
        let prefix = self.longest_prefix(target, arena).filter(|rule| better(rule, best));
        let best = prefix.or(best);
        let wildcard = self
            .wildcards
            .iter()
            .take_while(|rule| better(rule, best))
            .find(|rule| pattern::matches(rule.pattern(arena), rule.kind.is_anchored(), target));
        wildcard.or(best)
    }

    fn longest_prefix(&self, target: &[u8], arena: &[u8]) -> Option<&Rule> {
        if self.prefixes.len() <= FEW
            || self.searches.load(Ordering::Relaxed) < SEARCHES_IN_FILE_ORDER
                && self.searches.fetch_add(1, Ordering::Relaxed) < SEARCHES_IN_FILE_ORDER
        {
            return self.longest_by_going_through(target, arena);
        }
        longest_in_order(self.in_order.get_or_init(|| in_order(&self.prefixes, arena)), target, arena)
    }

    fn longest_by_going_through(&self, target: &[u8], arena: &[u8]) -> Option<&Rule> {
        let mut best: Option<&Rule> = None;
        for rule in &self.prefixes {
            let last = (rule.length as usize).wrapping_sub(1);
            if target.get(last) == Some(&rule.last)
                && best.is_none_or(|best| rule.rank() > best.rank())
                && target.starts_with(rule.pattern(arena))
            {
                best = Some(rule);
            }
        }
        best
    }

    /// With what will be there once the rules are in order.
    pub fn memory(&self) -> usize {
        let of_prefix = size_of::<Rule>() + if self.prefixes.len() > FEW { size_of::<OrderedRule>() } else { 0 };
        size_of::<Group>() + self.prefixes.len() * of_prefix + self.wildcards.len() * size_of::<Rule>()
    }
}

/// Every pattern that `target` starts with sorts before `target`, and everything between the longest of
/// them and `target` starts with it too. So it is the nearest pattern before `target` or one of that
/// pattern's ancestors.
fn longest_in_order<'a>(rules: &'a [OrderedRule], target: &[u8], arena: &[u8]) -> Option<&'a Rule> {
    let after = rules.partition_point(|ordered| ordered.rule.pattern(arena) <= target);
    let mut candidate = rules.get(after.checked_sub(1)?)?;
    while !target.starts_with(candidate.rule.pattern(arena)) {
        candidate = rules.get(candidate.parent?.get() as usize - 1)?;
    }
    Some(&candidate.rule)
}

/// By pattern, and of each pattern the rule that wins.
fn in_order(prefixes: &[Rule], arena: &[u8]) -> Box<[OrderedRule]> {
    let mut sorted = prefixes.to_vec();
    sorted.sort_unstable_by(|a, b| {
        let by_pattern = a.pattern(arena).cmp(b.pattern(arena));
        by_pattern.then(b.rank().cmp(&a.rank()))
    });
    sorted.dedup_by(|later, kept| later.pattern(arena) == kept.pattern(arena));

    let mut ordered: Vec<OrderedRule> = Vec::with_capacity(sorted.len());
    // One more than the places of the patterns that the last one starts with, the longest last.
    let mut ancestors: Vec<std::num::NonZeroU32> = Vec::new();
    for rule in sorted {
        let pattern = rule.pattern(arena);
        while let Some(ancestor) = ancestors.last() {
            let start = ordered.get(ancestor.get() as usize - 1).map(|ordered| ordered.rule.pattern(arena));
            if start.is_some_and(|start| pattern.starts_with(start)) {
                break;
            }
            ancestors.pop();
        }
        ordered.push(OrderedRule { rule, parent: ancestors.last().copied() });
        ancestors.extend(u32::try_from(ordered.len()).ok().and_then(std::num::NonZeroU32::new));
    }
    ordered.into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn group(rules: &[(bool, String)]) -> (Group, Vec<u8>) {
        let (mut group, mut arena) = (Group::default(), Vec::new());
        for (allows, pattern) in rules {
            let (start, length) = (arena.len() as u32, pattern.len() as u32);
            arena.extend_from_slice(pattern.as_bytes());
            let last = *arena.last().expect("no pattern is empty");
            group.add_prefix(Rule { start, length, written: 0, kind: RuleKind::new(*allows, false), last });
        }
        group.finish();
        (group, arena)
    }

    #[test]
    fn many_rules_are_put_in_order_once_they_are_asked_often() {
        let many: Vec<(bool, String)> = (0..200).map(|n| (false, format!("/{n}/"))).collect();
        let (group, arena) = group(&many);
        for search in 0..SEARCHES_IN_FILE_ORDER + 10 {
            assert_eq!(group.in_order.get().is_some(), search > SEARCHES_IN_FILE_ORDER, "{search}");
            let found = group.better_match(b"/77/x", None, &arena).expect("one matches");
            assert_eq!(found.to_line(&arena), "Disallow: /77/");
        }
        assert!(group.better_match(b"/770", None, &arena).is_none());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(500))]

        #[test]
        fn both_ways_to_search_find_the_same(
            rules in prop::collection::vec((any::<bool>(), "/[ab/]{0,6}"), 0..60),
            targets in prop::collection::vec("/[ab/]{0,9}", 8),
        ) {
            let (group, arena) = group(&rules);
            let ordered = in_order(&group.prefixes, &arena);
            for target in targets {
                let target = target.as_bytes();
                let line = |rule: Option<&Rule>| rule.map(|rule| rule.to_line(&arena));
                prop_assert_eq!(
                    line(group.longest_by_going_through(target, &arena)),
                    line(longest_in_order(&ordered, target, &arena))
                );
            }
        }
    }
}
