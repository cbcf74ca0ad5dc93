use crate::words::{for_each_word, mixed};

/// How many bins the MinHash has. Their number decides how exact the estimate is: with 128 it is off by 3 points or so.
pub const BINS: usize = 128;

/// Each bin keeps four bits of its least hash.
const BIN_BYTES: usize = BINS / 2;

/// An occurrence of a word counts for the SimHash until the word has occurred this often: otherwise a dozen words like `the`
/// decide over all 64 bits, and all texts of one language look alike.
const MOST_OCCURRENCES: u8 = 32;

/// What is kept of a text to compare it with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// Bit by bit what the majority of the text's words have in their hashes: near for texts of mostly the same words.
    pub simhash: u64,
    /// How many words the text has.
    pub words: u32,
    bins: [u8; BIN_BYTES],
}

impl Sketch {
    /// One pass over the words of a text. `None` if there are none.
    pub fn of(text: &str) -> Option<Sketch> {
        let mut maker = Maker::new(text.len());
        for_each_word(text, |word| maker.push(word));
        maker.finish()
    }

    /// Of no text; nothing is like it.
    pub(crate) const NOTHING: Sketch = Sketch { simhash: 0, words: 0, bins: [0; BIN_BYTES] };

    /// In how many bits the SimHashes differ.
    pub fn distance(&self, other: &Sketch) -> u32 {
        (self.simhash ^ other.simhash).count_ones()
    }

    /// An estimate of the share of words that both have, of all that either has (Jaccard). A word that occurs three times is
    /// three words: its first, its second and its third occurrence.
    pub fn similarity(&self, other: &Sketch) -> f64 {
        let same = |(one, other): (&u8, &u8)| {
            let difference = one ^ other;
            usize::from(difference & 0x0f == 0) + usize::from(difference & 0xf0 == 0)
        };
        let equal: usize = self.bins.iter().zip(&other.bins).map(same).sum();
        // One pair of sixteen is equal by chance.
        let share = equal as f64 / BINS as f64;
        ((share - 1.0 / 16.0) / (15.0 / 16.0)).max(0.0)
    }

    pub(crate) fn to_bytes(self) -> [u8; SKETCH_BYTES] {
        let mut bytes = [0; SKETCH_BYTES];
        let (simhash, rest) = bytes.split_at_mut(8);
        let (words, bins) = rest.split_at_mut(4);
        simhash.copy_from_slice(&self.simhash.to_be_bytes());
        words.copy_from_slice(&self.words.to_be_bytes());
        bins.copy_from_slice(&self.bins);
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8; SKETCH_BYTES]) -> Option<Sketch> {
        let (simhash, rest) = bytes.split_first_chunk::<8>()?;
        let (words, bins) = rest.split_first_chunk::<4>()?;
        Some(Sketch {
            simhash: u64::from_be_bytes(*simhash),
            words: u32::from_be_bytes(*words),
            bins: bins.try_into().ok()?,
        })
    }
}

pub(crate) const SKETCH_BYTES: usize = 8 + 4 + BIN_BYTES;

struct Maker {
    majority: Majority,
    occurrences: Occurrences,
    least: [u64; BINS],
    words: u32,
}

impl Maker {
    fn new(text_bytes: usize) -> Self {
        Maker {
            majority: Majority::default(),
            occurrences: Occurrences::new(text_bytes),
            least: [u64::MAX; BINS],
            words: 0,
        }
    }

    fn push(&mut self, word: u64) {
        self.words = self.words.saturating_add(1);
        let occurrence = self.occurrences.count(word);
        if occurrence <= MOST_OCCURRENCES {
            self.majority.add(mixed(word));
        }
        self.keep_least(mixed(word.wrapping_add(u64::from(occurrence).wrapping_mul(0x9e37_79b9_7f4a_7c15))));
    }

    fn keep_least(&mut self, hash: u64) {
        if let Some(least) = self.least.get_mut((hash >> 57) as usize) {
            *least = (*least).min(hash);
        }
    }

    fn finish(self) -> Option<Sketch> {
        if self.words == 0 {
            return None;
        }
        Some(Sketch { simhash: self.majority.finish(), words: self.words, bins: packed_bins(&self.least) })
    }
}

/// How often each word has occurred so far, in a table of one word a place.
struct Occurrences {
    /// 24 bits of the word, and eight for the number.
    places: Vec<u32>,
}

impl Occurrences {
    fn new(text_bytes: usize) -> Self {
        // About two places for every word, for texts of any length that is kept.
        Occurrences { places: vec![0; (text_bytes / 3).next_power_of_two().clamp(1 << 8, 1 << 16)] }
    }

    /// Which occurrence of the word this is, up to 255. Where a text has more words than there are places, some are said to
    /// occur for the first time whenever they do.
    fn count(&mut self, word: u64) -> u8 {
        const PROBES: usize = 16;
        let tag = (word >> 32) as u32 & !0xff;
        for probe in 0..PROBES {
            let place = (word as usize).wrapping_add(probe) & (self.places.len() - 1);
            let Some(entry) = self.places.get_mut(place) else { break };
            if *entry == 0 || *entry & !0xff == tag {
                let number = (*entry as u8).saturating_add(1);
                *entry = tag | u32::from(number);
                return number;
            }
        }
        1
    }
}

/// Four bits of each bin. An empty bin takes those of the next one that is not, changed by how far that is: so the
/// estimate holds for texts with fewer words than bins as well.
fn packed_bins(least: &[u64; BINS]) -> [u8; BIN_BYTES] {
    let mut values = [0_u8; BINS];
    let (mut value, mut distance) = (0, 0_u8);
    // Twice around, from the end: the first time finds what follows the last bins.
    for index in (0..BINS).rev().chain((0..BINS).rev()) {
        let (Some(least), Some(slot)) = (least.get(index), values.get_mut(index)) else { continue };
        if *least == u64::MAX {
            distance = distance.wrapping_add(1);
        } else {
            value = mixed(*least) as u8;
            distance = 0;
        }
        *slot = value.wrapping_add(distance.wrapping_mul(7)) & 0x0f;
    }
    let mut packed = [0; BIN_BYTES];
    for (byte, pair) in packed.iter_mut().zip(values.chunks_exact(2)) {
        *byte = match pair {
            [low, high] => low | high << 4,
            _ => 0,
        };
    }
    packed
}

/// Counts, for each of 64 bits, how many of the numbers have it. Eight counters of one byte each are added to at once;
/// before one can run over they are emptied into wide ones.
struct Majority {
    narrow: [u64; 8],
    in_narrow: u8,
    wide: [u32; 64],
    total: u32,
}

impl Default for Majority {
    fn default() -> Self {
        Majority { narrow: [0; 8], in_narrow: 0, wide: [0; 64], total: 0 }
    }
}

impl Majority {
    fn add(&mut self, number: u64) {
        for (lanes, byte) in self.narrow.iter_mut().zip(number.to_le_bytes()) {
            *lanes += SPREAD[usize::from(byte)];
        }
        self.in_narrow += 1;
        if self.in_narrow == u8::MAX {
            self.empty_narrow();
        }
    }

    fn empty_narrow(&mut self) {
        for (wide, lanes) in self.wide.chunks_exact_mut(8).zip(&mut self.narrow) {
            for (count, lane) in wide.iter_mut().zip(lanes.to_le_bytes()) {
                *count += u32::from(lane);
            }
            *lanes = 0;
        }
        self.total += u32::from(self.in_narrow);
        self.in_narrow = 0;
    }

    fn finish(mut self) -> u64 {
        self.empty_narrow();
        let majority = |(bit, count): (usize, &u32)| u64::from(2 * u64::from(*count) > u64::from(self.total)) << bit;
        self.wide.iter().enumerate().map(majority).fold(0, |all, bit| all | bit)
    }
}

/// The eight bits of a byte, each in a byte of its own.
const SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte] |= ((byte as u64 >> bit) & 1) << (8 * bit);
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Two words of three are among those that every text has, the third is the text's own.
    fn prose(from: u32, words: u32) -> Vec<String> {
        (from..from + words)
            .map(|n| if n % 3 == 0 { format!("word{n}") } else { format!("the{}", n * 7 % 90) })
            .collect()
    }

    fn sketch(words: &[String]) -> Sketch {
        Sketch::of(&words.join(" ")).expect("a text")
    }

    #[test]
    fn the_majority_is_what_counting_bit_by_bit_gives() {
        let numbers: Vec<u64> = (0..1_000).map(mixed).collect();
        let mut majority = Majority::default();
        numbers.iter().for_each(|number| majority.add(*number));
        let by_bit = (0..64).filter(|bit| 2 * numbers.iter().filter(|n| *n >> bit & 1 == 1).count() > numbers.len());
        assert_eq!(majority.finish(), by_bit.fold(0, |all, bit| all | 1 << bit));
    }

    #[test]
    fn the_same_text_in_other_dress_has_the_same_sketch() {
        assert_eq!(Sketch::of("One, two — THREE four!"), Sketch::of("one two\nthree four"));
        assert_eq!(Sketch::of(" … "), None);
    }

    #[test]
    fn a_few_changed_words_leave_a_text_near_and_other_texts_are_far() {
        let original = prose(0, 1_000);
        let mut edited = original.clone();
        for number in (50..1_000).step_by(100) {
            edited[number] = format!("other{number}");
        }
        let (one, near, far) = (sketch(&original), sketch(&edited), sketch(&prose(5_000, 1_000)));
        assert!(one.distance(&near) <= 3, "{}", one.distance(&near));
        assert!(one.similarity(&near) > 0.85, "{}", one.similarity(&near));
        assert!(one.distance(&far) > 3);
        assert!(one.similarity(&far) < 0.75, "{}", one.similarity(&far));
    }

    #[test]
    fn short_texts_are_compared_as_well() {
        let (one, other) = (sketch(&prose(0, 60)), sketch(&prose(1_000, 60)));
        assert!(one.similarity(&one) > 0.99 && one.similarity(&other) < 0.75, "{}", one.similarity(&other));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn the_estimate_is_near_the_truth(shared in 200_u32..600, own in 0_u32..300) {
            let one = [prose(0, shared), prose(10_000, own)].concat();
            let other = [prose(0, shared), prose(20_000, own)].concat();
            let numbered = |words: &[String]| {
                let mut counts = std::collections::HashMap::<String, u32>::new();
                let number = |word: &String| {
                    let count = counts.entry(word.clone()).or_default();
                    *count += 1;
                    (word.clone(), *count)
                };
                words.iter().map(number).collect::<std::collections::HashSet<_>>()
            };
            let (a, b) = (numbered(&one), numbered(&other));
            let truth = a.intersection(&b).count() as f64 / a.union(&b).count() as f64;
            let estimate = sketch(&one).similarity(&sketch(&other));
            prop_assert!((estimate - truth).abs() < 0.2, "{estimate} for {truth}");
        }

        #[test]
        fn bytes_and_back(text in "[a-z ]{1,80}") {
            if let Some(sketch) = Sketch::of(&text) {
                prop_assert_eq!(Sketch::from_bytes(&sketch.to_bytes()), Some(sketch));
            }
        }
    }
}
