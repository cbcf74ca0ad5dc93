//! SHA-256 of two messages at a time, with the instructions that x86 processors have for it.
//!
//! Each of these instructions needs the result of the one before it and takes four cycles, of which the processor is busy for
//! two. A second message, whose instructions stand between those of the first, uses the others.

use std::arch::x86_64::{
    __m128i, _mm_add_epi32, _mm_alignr_epi8, _mm_extract_epi32, _mm_set_epi32, _mm_set_epi64x, _mm_setzero_si128,
    _mm_sha256msg1_epu32, _mm_sha256msg2_epu32, _mm_sha256rnds2_epu32, _mm_shuffle_epi8, _mm_shuffle_epi32,
};

use crate::two_digests::{Block, State};

/// Section 4.2.2 of FIPS 180-4.
#[rustfmt::skip]
const CONSTANTS: [u32; 64] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
];

/// A message on its way: its state in the order in which the instructions want it, and sixteen words of its schedule.
#[derive(Clone, Copy)]
struct Lane {
    abef: __m128i,
    cdgh: __m128i,
    schedule: [__m128i; 4],
}

/// Takes as many blocks of both messages as there are of either.
#[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
pub(crate) fn compress_pairs(one: &mut State, of_one: &[Block], other: &mut State, of_other: &[Block]) {
    let (mut first, mut second) = (Lane::of(one), Lane::of(other));
    for (block_of_first, block_of_second) in of_one.iter().zip(of_other) {
        let before = (first, second);
        first.begin(block_of_first);
        second.begin(block_of_second);
        macro_rules! rounds {
            ($($step:literal)*) => { $( first.four_rounds::<$step>(); second.four_rounds::<$step>(); )* };
        }
        rounds!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
        first.end(&before.0);
        second.end(&before.1);
    }
    (*one, *other) = (first.state(), second.state());
}

impl Lane {
    #[inline]
    #[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
    fn of(state: &State) -> Self {
        let [a, b, c, d, e, f, g, h] = state.map(u32::cast_signed);
        let (abef, cdgh) = (_mm_set_epi32(a, b, e, f), _mm_set_epi32(c, d, g, h));
        Lane { abef, cdgh, schedule: [_mm_setzero_si128(); 4] }
    }

    #[inline]
    #[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
    fn state(&self) -> State {
        let words = |half: __m128i| {
            [
                _mm_extract_epi32::<3>(half),
                _mm_extract_epi32::<2>(half),
                _mm_extract_epi32::<1>(half),
                _mm_extract_epi32::<0>(half),
            ]
        };
        let ([a, b, e, f], [c, d, g, h]) = (words(self.abef), words(self.cdgh));
        [a, b, c, d, e, f, g, h].map(i32::cast_unsigned)
    }

    /// The block's words, which are big-endian.
    #[inline]
    #[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
    fn begin(&mut self, block: &Block) {
        let swapped = _mm_set_epi64x(0x0c0d_0e0f_0809_0a0b, 0x0405_0607_0001_0203);
        let (parts, _) = block.as_chunks::<8>();
        let part = |index: usize| i64::from_le_bytes(parts[index]);
        let words = |index: usize| _mm_shuffle_epi8(_mm_set_epi64x(part(2 * index + 1), part(2 * index)), swapped);
        self.schedule = [words(0), words(1), words(2), words(3)];
    }

    /// Rounds `4 * STEP` to `4 * STEP + 3`, and what they add to the schedule.
    #[inline]
    #[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
    fn four_rounds<const STEP: usize>(&mut self) {
        let (now, next, before) = (STEP % 4, (STEP + 1) % 4, (STEP + 3) % 4);
        let constant = |index: usize| CONSTANTS[4 * STEP + index].cast_signed();
        let constants = _mm_set_epi32(constant(3), constant(2), constant(1), constant(0));
        let words = _mm_add_epi32(self.schedule[now], constants);
        self.cdgh = _mm_sha256rnds2_epu32(self.cdgh, self.abef, words);
        if STEP >= 3 && STEP <= 14 {
            let between = _mm_alignr_epi8::<4>(self.schedule[now], self.schedule[before]);
            let sum = _mm_add_epi32(self.schedule[next], between);
            self.schedule[next] = _mm_sha256msg2_epu32(sum, self.schedule[now]);
        }
        self.abef = _mm_sha256rnds2_epu32(self.abef, self.cdgh, _mm_shuffle_epi32::<0x0e>(words));
        if STEP >= 1 && STEP <= 12 {
            self.schedule[before] = _mm_sha256msg1_epu32(self.schedule[before], self.schedule[now]);
        }
    }

    #[inline]
    #[target_feature(enable = "sha,sse2,ssse3,sse4.1")]
    fn end(&mut self, before: &Lane) {
        self.abef = _mm_add_epi32(self.abef, before.abef);
        self.cdgh = _mm_add_epi32(self.cdgh, before.cdgh);
    }
}
