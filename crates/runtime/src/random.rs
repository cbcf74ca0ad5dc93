/// Where chance comes from: real in production, a seed in tests.
#[derive(Debug)]
pub struct Random(fastrand::Rng);

impl Random {
    /// Different in every run.
    pub fn from_entropy() -> Self {
        Random(fastrand::Rng::new())
    }

    /// The same sequence for the same seed, on every machine.
    pub fn from_seed(seed: u64) -> Self {
        Random(fastrand::Rng::with_seed(seed))
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// Uniform in `0..bound`; 0 for an empty range.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 { 0 } else { self.0.u64(..bound) }
    }

    /// A version-4 UUID, for WARC record ids.
    pub fn uuid(&mut self) -> String {
        let mut bytes = self.0.u128(..).to_be_bytes();
        bytes[6] = (bytes[6] & 0x0f) | 0x40;
        bytes[8] = (bytes[8] & 0x3f) | 0x80;
        let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
        format!("{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_its_sequence() {
        let draw = |seed| {
            let mut random = Random::from_seed(seed);
            (0..10).map(|_| random.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
    }

    #[test]
    fn uuids_are_version_four() {
        let uuid = Random::from_seed(1).uuid();
        assert_eq!(uuid.len(), 36);
        assert_eq!(&uuid[14..15], "4");
        assert!(matches!(&uuid[19..20], "8" | "9" | "a" | "b"));
    }
}
