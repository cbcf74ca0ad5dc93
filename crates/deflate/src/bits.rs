/// A word less what may be left over from before.
const MOST_AT_ONCE: u32 = 56;

/// Appends bits, the first of them lowest in its byte, as DEFLATE packs them.
pub(crate) struct BitWriter<'a> {
    out: &'a mut Vec<u8>,
    /// What is not in `out` yet: fewer than eight bits between two calls.
    pending: u64,
    count: u32,
}

impl<'a> BitWriter<'a> {
    pub fn at_end_of(out: &'a mut Vec<u8>) -> Self {
        BitWriter { out, pending: 0, count: 0 }
    }

    /// At most 32 bits.
    pub fn push(&mut self, bits: u32, count: u32) {
        self.pending |= u64::from(bits) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.out.push(self.pending as u8);
            self.pending >>= 8;
            self.count -= 8;
        }
    }

    /// Appends what `codes` yields: bits and how many they are, at most 48 each and `total` together.
    #[inline]
    pub fn push_all(&mut self, total: usize, mut codes: impl Iterator<Item = (u64, u32)>) {
        let start = self.out.len();
        // Eight bytes are written at a time, of which the last ones mean nothing.
        self.out.resize(start + total / 8 + 16, 0);
        let room = &mut self.out[start..];
        let (mut at, mut pending, mut count) = (0, self.pending, self.count);
        let mut put = |bits: u64, length: u32| {
            pending |= bits << count;
            count += length;
            room[at..at + 8].copy_from_slice(&pending.to_le_bytes());
            at += (count / 8) as usize;
            pending >>= count & !7;
            count &= 7;
        };
        while let Some((mut bits, mut length)) = codes.next() {
            if let Some((next, next_length)) = codes.next() {
                // Each step waits for the one before it, so two codes in one step are nearly twice as fast.
                if length + next_length <= MOST_AT_ONCE {
                    bits |= next << length;
                    length += next_length;
                } else {
                    put(bits, length);
                    (bits, length) = (next, next_length);
                }
            }
            put(bits, length);
        }
        (self.pending, self.count) = (pending, count);
        self.out.truncate(start + at);
    }

    /// Bytes as they are, from the next whole byte on.
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        self.fill_byte();
        self.out.extend_from_slice(bytes);
    }

    fn fill_byte(&mut self) {
        if self.count > 0 {
            self.push(0, 8 - self.count);
        }
    }

    pub fn finish(mut self) {
        self.fill_byte();
    }
}
