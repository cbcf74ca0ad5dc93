//! When which tables of a space are merged. Many tables make reading dear, few make writing dear.

use std::ops::Range;

/// Tables of about the same size that are merged together: so every entry is rewritten once for each factor of this.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) fan: usize,
}

impl Shape {
    /// Which tables to merge, given the sizes from the oldest to the newest: the longest stretch of neighbours none of which is
    /// larger than the fan allows, and which has as many as the fan of its largest size.
    pub(crate) fn choose(self, sizes: &[u64]) -> Option<Range<usize>> {
        let fan = self.fan as u64;
        (0..sizes.len()).find_map(|from| {
            let largest = sizes[from];
            let mut until = from + 1;
            while until < sizes.len() && sizes[until] <= largest.saturating_mul(2) {
                until += 1;
            }
            let all: u64 = sizes[from..until].iter().sum();
            let worth = until - from >= self.fan && all - largest >= largest.saturating_mul(fan - 1) / 2;
            worth.then_some(from..until)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_stay_few_and_are_not_rewritten_often() {
        for (fan, most_tables, most_rewrites) in [(4, 16, 7), (6, 20, 6), (8, 24, 5)] {
            let shape = Shape { fan };
            let mut sizes: Vec<u64> = Vec::new();
            let (mut written, mut most) = (0, 0);
            for _ in 0..3000 {
                sizes.push(1);
                while let Some(range) = shape.choose(&sizes) {
                    let merged = sizes[range.clone()].iter().sum();
                    sizes.splice(range, [merged]);
                    written += merged;
                }
                most = most.max(sizes.len());
            }
            assert!(most <= most_tables, "{fan}: {most} tables, {sizes:?}");
            assert!(written <= most_rewrites * 3000, "{fan}: {written}");
        }
    }

    #[test]
    fn a_small_one_before_large_ones_goes_along_with_them() {
        let shape = Shape { fan: 4 };
        assert_eq!(shape.choose(&[100, 1, 1, 1]), None);
        assert_eq!(shape.choose(&[100, 1, 1, 1, 1]), Some(1..5));
        assert_eq!(shape.choose(&[1, 100, 100, 100, 100]), Some(1..5));
    }
}
