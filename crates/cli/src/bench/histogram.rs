use std::time::Duration;

/// Values below this have a bucket of their own; above, each power of two is cut into half as many buckets.
const EXACT: u64 = 64;
const HALF: u64 = EXACT / 2;
const BUCKETS: usize = (HALF * (64 - EXACT.ilog2() as u64 + 2)) as usize;

/// How long things took, in 16 KB however many they were: quantiles are right within 3 %, the longest exactly.
pub struct Histogram {
    buckets: Vec<u64>,
    count: u64,
    longest: u64,
}

impl Default for Histogram {
    fn default() -> Self {
        Histogram { buckets: vec![0; BUCKETS], count: 0, longest: 0 }
    }
}

impl Histogram {
    pub fn record(&mut self, span: Duration) {
        let nanos = u64::try_from(span.as_nanos()).unwrap_or(u64::MAX);
        self.buckets[bucket(nanos)] += 1;
        self.count += 1;
        self.longest = self.longest.max(nanos);
    }

    /// The span that this share of all did not exceed.
    pub fn quantile(&self, share: f64) -> Duration {
        let rank = (self.count as f64 * share).ceil().max(1.0) as u64;
        let mut passed = 0;
        for (at, count) in self.buckets.iter().enumerate() {
            passed += count;
            if passed >= rank {
                return Duration::from_nanos(longest_in(at).min(self.longest));
            }
        }
        self.longest()
    }

    pub fn longest(&self) -> Duration {
        Duration::from_nanos(self.longest)
    }

    pub fn count(&self) -> u64 {
        self.count
    }
}

fn bucket(nanos: u64) -> usize {
    if nanos < EXACT {
        return nanos as usize;
    }
    let shift = u64::from(nanos.ilog2() - HALF.ilog2());
    (shift * HALF + (nanos >> shift)) as usize
}

fn longest_in(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    if bucket < EXACT {
        return bucket;
    }
    let shift = bucket / HALF - 1;
    let top = u128::from(bucket - shift * HALF + 1) << shift;
    u64::try_from(top - 1).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_span_lies_in_a_bucket_that_is_little_longer() {
        for nanos in (0..64).flat_map(|shift| [1u64 << shift, (1 << shift) + (1 << shift) / 3, u64::MAX >> shift]) {
            let longest = longest_in(bucket(nanos));
            assert!(longest >= nanos && longest as f64 <= nanos as f64 * 1.04, "{nanos} in a bucket up to {longest}");
        }
    }

    #[test]
    fn quantiles_are_near_and_the_longest_is_exact() {
        let mut histogram = Histogram::default();
        assert_eq!(histogram.quantile(0.99), Duration::ZERO);
        for micros in 1..=1000 {
            histogram.record(Duration::from_micros(micros));
        }
        let near = |share, micros: f64| (histogram.quantile(share).as_secs_f64() * 1e6 / micros - 1.0).abs() < 0.04;
        assert!(near(0.5, 500.0) && near(0.99, 990.0));
        assert_eq!(
            (histogram.quantile(1.0), histogram.longest()),
            (Duration::from_millis(1), Duration::from_millis(1))
        );
        assert_eq!(histogram.count(), 1000);
    }
}
