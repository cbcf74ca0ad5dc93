use std::ops::RangeInclusive;

use crate::recent::scale;

/// The filter is divided by the highest bits of the fingerprints, and each division grows on its own: so it is never
/// in memory twice.
pub(crate) const SEGMENTS: usize = 1 << SEGMENT_BITS;
const SEGMENT_BITS: u32 = 8;

pub(crate) const BLOCK_BYTES: usize = size_of::<Block>();
const BLOCK_BITS: u64 = 8 * BLOCK_BYTES as u64;

/// A segment is rebuilt when it has fewer bits than this for each member...
const LEAST_BITS: u64 = 8;
/// ...and then has this many. In tenths. Two or three in a hundred strangers pass, where it would be one with a quarter more bits: each is
/// looked up in the runs, together with many times as many that are known.
const TENTH_BITS_WHEN_BUILT: u64 = 100;
/// By how many tenths some have less when they are built for the first time: not so many that they are due again at once.
const MOST_LESS: u64 = TENTH_BITS_WHEN_BUILT - 10 * LEAST_BITS - 2;
/// Where the memory allowed gives fewer bits than this, a filter lets nearly everything through.
const USEFUL_BITS: u64 = 4;
/// At most this part of the filter is built anew at a time.
const PART_IN_WORK: u64 = 8;
const ALWAYS_IN_WORK: u64 = 1 << 20;

/// Knows of every member that it may be one, and of nearly all others that they are none.
pub(crate) struct Filter {
    segments: Vec<Segment>,
    members: u64,
    most_bytes: u64,
    least_blocks: usize,
    built_bytes: u64,
    in_work_bytes: u64,
}

/// A split-block Bloom filter. Blocks are in the order of the fingerprints, so that sorted members fill it front to back.
pub(crate) struct Blocks(Box<[Block]>);

#[derive(Clone, Copy)]
#[repr(align(32))]
struct Block([u32; 8]);

struct Segment {
    /// None while it is not built: everything may be a member.
    blocks: Blocks,
    members: u64,
    in_work: Option<InWork>,
}

struct InWork {
    bytes: u64,
    /// Members that came after the work was handed out.
    late: Vec<u64>,
}

/// A segment to be built, with so many blocks.
pub(crate) struct Due {
    pub(crate) segment: usize,
    pub(crate) blocks: usize,
}

impl Filter {
    /// `members`: how many there are in each segment already, about. `usual`: the least it is made for.
    pub(crate) fn new(members: Vec<u64>, most_bytes: u64, usual: u64) -> Filter {
        let least = usual * TENTH_BITS_WHEN_BUILT / 10 / BLOCK_BITS / SEGMENTS as u64;
        let allowed = most_bytes / BLOCK_BYTES as u64 / SEGMENTS as u64;
        let least_blocks = least.max(1).min(allowed) as usize;
        let segment = |members| {
            let blocks = if members == 0 { least_blocks } else { 0 };
            Segment { blocks: Blocks::new(blocks), members, in_work: None }
        };
        let all = members.iter().sum();
        let segments: Vec<Segment> = members.into_iter().map(segment).collect();
        let built_bytes = segments.iter().map(|segment| segment.blocks.bytes()).sum();
        Filter { segments, members: all, most_bytes, least_blocks, built_bytes, in_work_bytes: 0 }
    }

    #[inline]
    pub(crate) fn may_hold(&self, fingerprint: u64) -> bool {
        self.segments[segment_of(fingerprint)].blocks.may_hold(fingerprint)
    }

    /// Any word of the block that would hold it.
    #[inline]
    pub(crate) fn peek(&self, fingerprint: u64) -> u32 {
        let blocks = &self.segments[segment_of(fingerprint)].blocks;
        blocks.0.get(blocks.place(fingerprint)).map_or(0, |block| block.0[0])
    }

    #[inline]
    pub(crate) fn insert(&mut self, fingerprint: u64) {
        let segment = &mut self.segments[segment_of(fingerprint)];
        segment.blocks.insert(fingerprint);
        segment.members += 1;
        self.members += 1;
        if let Some(work) = &mut segment.in_work {
            work.late.push(fingerprint);
        }
    }

    /// Segments to be built now. From here on their members are written down until [`Filter::put`] brings the new one.
    pub(crate) fn take_due(&mut self) -> Vec<Due> {
        let mut due = Vec::new();
        for segment in 0..SEGMENTS {
            let Some(blocks) = self.blocks_if_due(segment) else { continue };
            let bytes = (blocks * BLOCK_BYTES) as u64;
            if !self.make_room(segment, bytes) {
                continue;
            }
            self.in_work_bytes += bytes;
            self.segments[segment].in_work = Some(InWork { bytes, late: Vec::new() });
            due.push(Due { segment, blocks });
        }
        due
    }

    fn blocks_if_due(&self, place: usize) -> Option<usize> {
        let segment = &self.segments[place];
        let built = segment.blocks.0.len() as u64;
        if segment.in_work.is_some() || (built > 0 && built * BLOCK_BITS >= segment.members * LEAST_BITS) {
            return None;
        }
        // Segments of even input would all be due at the same time. The first time each gets a little less of
        // its own, in no order, and from then on their turns are spread.
        let first_time = built <= self.least_blocks as u64;
        let less = if first_time { (place as u64 * 103 % SEGMENTS as u64) * MOST_LESS / SEGMENTS as u64 } else { 0 };
        let wanted = (segment.members * (TENTH_BITS_WHEN_BUILT - less)).div_ceil(10 * BLOCK_BITS);
        let wanted = wanted.max(self.least_blocks as u64);
        let share = u128::from(self.most_bytes) * u128::from(segment.members) / u128::from(self.members.max(1));
        let blocks = wanted.min((share / BLOCK_BYTES as u128) as u64);
        let worth_it = blocks * BLOCK_BITS >= segment.members * USEFUL_BITS && blocks * 10 > built * 11;
        worth_it.then_some(blocks as usize)
    }

    /// Whether so many bytes may be taken now. Gives up the old segment if they are not both allowed.
    fn make_room(&mut self, place: usize, bytes: u64) -> bool {
        let old = self.segments[place].blocks.bytes();
        let taken = self.built_bytes + self.in_work_bytes;
        if old > 0 && self.in_work_bytes > 0 {
            let part = (self.built_bytes / PART_IN_WORK).max(ALWAYS_IN_WORK);
            if self.in_work_bytes + bytes > part {
                return false;
            }
        }
        if taken + bytes <= self.most_bytes {
            return true;
        }
        if taken - old + bytes > self.most_bytes {
            return false;
        }
        self.segments[place].blocks = Blocks::new(0);
        self.built_bytes -= old;
        true
    }

    /// A segment that was due is built, from so many members.
    pub(crate) fn put(&mut self, place: usize, blocks: Blocks, members: u64) {
        let segment = &mut self.segments[place];
        let Some(work) = segment.in_work.take() else { return };
        self.in_work_bytes -= work.bytes;
        self.built_bytes = self.built_bytes - segment.blocks.bytes() + blocks.bytes();
        segment.blocks = blocks;
        for late in &work.late {
            segment.blocks.insert(*late);
        }
        let members = members + work.late.len() as u64;
        self.members = self.members - segment.members + members;
        segment.members = members;
    }

    pub(crate) fn is_in_work(&self) -> bool {
        self.in_work_bytes > 0
    }

    pub(crate) fn bytes(&self) -> u64 {
        let late: usize =
            self.segments.iter().flat_map(|segment| &segment.in_work).map(|work| work.late.capacity()).sum();
        self.built_bytes + self.in_work_bytes + (late * 8 + SEGMENTS * size_of::<Segment>()) as u64
    }
}

#[inline]
fn segment_of(fingerprint: u64) -> usize {
    (fingerprint >> (64 - SEGMENT_BITS)) as usize
}

pub(crate) fn range_of(segment: usize) -> RangeInclusive<u64> {
    let first = (segment as u64) << (64 - SEGMENT_BITS);
    first..=first | (u64::MAX >> SEGMENT_BITS)
}

impl Blocks {
    pub(crate) fn new(blocks: usize) -> Blocks {
        Blocks(vec![Block([0; 8]); blocks].into_boxed_slice())
    }

    #[inline]
    pub(crate) fn insert(&mut self, fingerprint: u64) {
        let at = self.place(fingerprint);
        if let Some(block) = self.0.get_mut(at) {
            for (word, bit) in block.0.iter_mut().zip(bits(fingerprint)) {
                *word |= bit;
            }
        }
    }

    #[inline]
    fn may_hold(&self, fingerprint: u64) -> bool {
        let Some(block) = self.0.get(self.place(fingerprint)) else {
            return true;
        };
        block.0.iter().zip(bits(fingerprint)).fold(0, |missing, (word, bit)| missing | (bit & !word)) == 0
    }

    /// All members of a segment have the highest bits in common, so the next ones choose the block.
    #[inline]
    fn place(&self, fingerprint: u64) -> usize {
        scale(fingerprint << SEGMENT_BITS, self.0.len())
    }

    fn bytes(&self) -> u64 {
        (self.0.len() * BLOCK_BYTES) as u64
    }
}

/// One bit of each word, from the lower half of the fingerprint.
#[inline]
fn bits(fingerprint: u64) -> [u32; 8] {
    // Odd numbers of no meaning, those of the split-block filter in the Parquet format.
    const SALTS: [u32; 8] =
        [0x47b6_137b, 0x4497_4d91, 0x8824_ad5b, 0xa2b7_289d, 0x7054_95c7, 0x2df1_424b, 0x9efc_4947, 0x5c6b_fb31];
    SALTS.map(|salt| 1 << ((fingerprint as u32).wrapping_mul(salt) >> 27))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(at: u64) -> u64 {
        let mixed = (at ^ (at >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    /// Builds everything that is due from the members, as the background would.
    fn build_due(filter: &mut Filter, members: &[u64]) -> usize {
        let due = filter.take_due();
        for Due { segment, blocks } in &due {
            let mut built = Blocks::new(*blocks);
            let within: Vec<&u64> = members.iter().filter(|member| range_of(*segment).contains(member)).collect();
            within.iter().for_each(|member| built.insert(**member));
            filter.put(*segment, built, within.len() as u64);
        }
        due.len()
    }

    #[test]
    fn it_grows_with_its_members_and_never_denies_one() {
        let mut filter = Filter::new(vec![0; SEGMENTS], 1 << 30, 1000);
        let members: Vec<u64> = (0..20_000).map(spread).collect();
        for (at, member) in members.iter().enumerate() {
            filter.insert(*member);
            if at % 1000 == 0 {
                while build_due(&mut filter, &members[..=at]) > 0 {}
            }
        }
        while build_due(&mut filter, &members) > 0 {}
        assert!(members.iter().all(|member| filter.may_hold(*member)));
        let bits = filter.built_bytes * 8 / members.len() as u64;
        assert!((8..=10).contains(&bits), "{bits} bits each");
        let wrong = (1_000_000..1_100_000).filter(|at| filter.may_hold(spread(*at))).count();
        assert!(wrong < 2500, "{wrong} of 100000 strangers pass");
    }

    #[test]
    fn a_segment_that_was_just_built_is_not_due_again() {
        let mut filter = Filter::new(vec![100_000; SEGMENTS], 1 << 30, 1000);
        let mut built = [0; SEGMENTS];
        loop {
            let due = filter.take_due();
            if due.is_empty() {
                break;
            }
            for Due { segment, blocks } in due {
                built[segment] += 1;
                filter.put(segment, Blocks::new(blocks), 100_000);
            }
        }
        assert_eq!(built, [1; SEGMENTS]);
    }

    #[test]
    fn what_comes_while_a_segment_is_built_is_in_it() {
        let mut filter = Filter::new(vec![0; SEGMENTS], 1 << 30, 1);
        let early: Vec<u64> = (0..100).map(|at| spread(at) >> 8).collect();
        early.iter().for_each(|member| filter.insert(*member));
        let due = filter.take_due();
        assert_eq!(due.len(), 1);
        assert!(filter.take_due().is_empty(), "handed out once");
        let late = 12345;
        filter.insert(late);
        assert!(filter.may_hold(late));
        let mut built = Blocks::new(due[0].blocks);
        early.iter().for_each(|member| built.insert(*member));
        filter.put(due[0].segment, built, 100);
        assert!(filter.may_hold(late) && early.iter().all(|member| filter.may_hold(*member)));
    }

    #[test]
    fn it_takes_no_more_than_it_is_allowed() {
        for allowed in [0, 5000, 15_000, 25_000] {
            let mut filter = Filter::new(vec![0; SEGMENTS], allowed, 10_000);
            let members: Vec<u64> = (0..20_000).map(|at| if at % 2 == 0 { spread(at) } else { at }).collect();
            for (at, member) in members.iter().enumerate() {
                filter.insert(*member);
                if at % 2000 == 0 {
                    build_due(&mut filter, &members[..=at]);
                }
                assert!(filter.built_bytes + filter.in_work_bytes <= allowed);
            }
            assert!(members.iter().all(|member| filter.may_hold(*member)));
        }
    }

    #[test]
    fn what_is_not_built_yet_denies_nothing() {
        let mut filter = Filter::new(vec![1000; SEGMENTS], 1 << 30, 1000);
        assert!((0..1000).all(|at| filter.may_hold(spread(at))));
        assert_eq!(filter.take_due().len(), SEGMENTS);
        assert!((0..1000).all(|at| filter.may_hold(spread(at))));
    }
}
