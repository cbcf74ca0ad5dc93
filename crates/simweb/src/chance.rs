//! Chance as a pure function: what a die shows depends only on the seed and on what it is thrown
//! for, so that nothing about a page has to be stored.

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// What a die is thrown for. Two purposes never share their luck.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Links = 1,
    Prose = 2,
    Size = 3,
    PageCount = 4,
    Behaviour = 5,
    ChangeRate = 6,
    Change = 7,
    Session = 8,
    Noise = 9,
}

/// A sequence of numbers that belongs to one host, page and purpose.
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub fn new(seed: u64, purpose: Purpose, host: u32, page: u64) -> Self {
        let place = scramble(seed ^ (purpose as u64).wrapping_mul(GOLDEN)) ^ u64::from(host);
        Dice(scramble(scramble(place) ^ page))
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        scramble(self.0)
    }

    /// Uniform in `0..bound`; 0 for an empty range.
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// Uniform in `0.0..1.0`.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A hash of bytes, for things named by a stranger.
pub(crate) fn hash_bytes(bytes: &[u8]) -> u64 {
    bytes.iter().fold(GOLDEN, |hash, &byte| scramble(hash ^ u64::from(byte)))
}

const HALF: u32 = 0xfff;
const ROUND_KEYS: [u32; 4] = [0x5a7, 0x19d, 0xc31, 0x7e9];

fn round(half: u32, key: u32) -> u32 {
    let x = (half ^ key).wrapping_mul(0x9e37_79b1);
    (x >> 11) & HALF
}

/// Shuffles the 24-bit numbers: neighbours end up far apart, and [`unshuffle24`] finds the way back.
pub(crate) fn shuffle24(number: u32) -> u32 {
    let (mut left, mut right) = ((number >> 12) & HALF, number & HALF);
    for key in ROUND_KEYS {
        (left, right) = (right, left ^ round(right, key));
    }
    (left << 12) | right
}

pub(crate) fn unshuffle24(number: u32) -> u32 {
    let (mut left, mut right) = ((number >> 12) & HALF, number & HALF);
    for key in ROUND_KEYS.into_iter().rev() {
        (left, right) = (right ^ round(left, key), left);
    }
    (left << 12) | right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffling_has_a_way_back() {
        for number in (0..1 << 24).step_by(97) {
            assert_eq!(unshuffle24(shuffle24(number)), number);
        }
    }

    #[test]
    fn dice_depend_on_everything_they_are_thrown_for() {
        let throw = |seed, purpose, host, page| Dice::new(seed, purpose, host, page).next();
        let first = throw(1, Purpose::Links, 2, 3);
        assert_eq!(first, throw(1, Purpose::Links, 2, 3));
        for other in [
            throw(2, Purpose::Links, 2, 3),
            throw(1, Purpose::Prose, 2, 3),
            throw(1, Purpose::Links, 3, 2),
            throw(1, Purpose::Links, 2, 4),
        ] {
            assert_ne!(first, other);
        }
    }

    #[test]
    fn a_die_stays_within_its_bound() {
        let mut dice = Dice::new(7, Purpose::Size, 0, 0);
        for _ in 0..1000 {
            assert!(dice.below(6) < 6);
            assert!((0.0..1.0).contains(&dice.unit()));
        }
        assert_eq!(dice.below(0), 0);
    }
}
