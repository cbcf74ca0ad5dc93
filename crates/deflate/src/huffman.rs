//! Codes by frequency: the more often a symbol occurs, the shorter its code.

/// The largest alphabet of the format.
pub(crate) const MOST_SYMBOLS: usize = 288;
/// The longest code that any alphabet may have.
pub(crate) const LONGEST_CODE: usize = 15;

/// Lengths of the best codes that are no longer than `longest` bits, for symbols that occur so often; 0 where a symbol has none.
/// There are always two: some readers take no code of one symbol.
pub(crate) fn code_lengths(frequencies: &[u32], longest: usize, lengths: &mut [u8]) {
    lengths.fill(0);
    // Frequencies are below 2^23, as there are fewer tokens in a block, and symbols below 2^9: both in one number to sort by.
    let mut sorted = [0; MOST_SYMBOLS];
    let mut used = 0;
    for (symbol, &frequency) in frequencies.iter().enumerate() {
        sorted[used] = frequency << 9 | symbol as u32;
        used += usize::from(frequency > 0);
    }
    if used < 2 {
        let only = if used == 1 { sorted[0] as usize & 511 } else { 0 };
        lengths[only] = 1;
        lengths[usize::from(only == 0)] = 1;
        return;
    }
    let sorted = &mut sorted[..used];
    sorted.sort_unstable();
    let counts = lengths_by_count(sorted, longest);
    let mut rarest_first = sorted.iter();
    for length in (1..=longest).rev() {
        for &key in rarest_first.by_ref().take(counts[length] as usize) {
            lengths[key as usize & 511] = length as u8;
        }
    }
}

/// How many codes there are of each length. `sorted` has frequencies in its upper bits, the rarest first.
fn lengths_by_count(sorted: &[u32], longest: usize) -> [u32; LONGEST_CODE + 1] {
    // Huffman's algorithm: the two rarest become one, whose frequency is their sum. Sums come out in ascending order, so
    // those that are not yet part of another are a queue, as the symbols are.
    let nodes = sorted.len() - 1;
    let mut sums = [0; MOST_SYMBOLS];
    let mut parents = [0; MOST_SYMBOLS];
    let (mut leaf, mut inner) = (0, 0);
    for node in 0..nodes {
        let mut sum = 0;
        for _ in 0..2 {
            let takes_leaf = leaf < sorted.len() && (inner == node || sorted[leaf] >> 9 <= sums[inner]);
            if takes_leaf {
                sum += sorted[leaf] >> 9;
                leaf += 1;
            } else {
                sum += sums[inner];
                parents[inner] = node;
                inner += 1;
            }
        }
        sums[node] = sum;
    }
    // From the root downwards. A level has twice the nodes of the one above; those that are no inner nodes are symbols.
    let mut depths = [0u8; MOST_SYMBOLS];
    let mut inner_at = [0u32; MOST_SYMBOLS];
    inner_at[0] = 1;
    let mut deepest = 0;
    for node in (0..nodes - 1).rev() {
        let depth = depths[parents[node]] + 1;
        depths[node] = depth;
        inner_at[usize::from(depth)] += 1;
        deepest = deepest.max(usize::from(depth));
    }
    let mut counts = [0; LONGEST_CODE + 1];
    for level in 1..=deepest + 1 {
        counts[level.min(longest)] += 2 * inner_at[level - 1] - inner_at[level];
    }
    if deepest + 1 > longest {
        shorten(&mut counts, longest);
    }
    counts
}

/// Codes that were too long are counted among the longest now, and so there are too many of them. One of these finds room
/// beside the longest of the shorter ones, if both become one bit longer than that was.
fn shorten(counts: &mut [u32; LONGEST_CODE + 1], longest: usize) {
    let taken = |counts: &[u32]| (1..=longest).map(|length| counts[length] << (longest - length)).sum::<u32>();
    let mut too_many = taken(counts).saturating_sub(1 << longest);
    while too_many > 0 {
        let Some(length) = (1..longest).rev().find(|&length| counts[length] > 0) else { return };
        counts[length] -= 1;
        counts[length + 1] += 2;
        counts[longest] -= 1;
        too_many -= 1;
    }
}

/// The codes that belong to these lengths, with their first bit lowest.
pub(crate) fn codes(lengths: &[u8], codes: &mut [u16]) {
    // Most symbols do not occur. To count them too would be a long chain of additions to the same number.
    let used = || lengths.iter().enumerate().filter(|&(_, &length)| length > 0);
    let mut counts = [0u16; LONGEST_CODE + 1];
    used().for_each(|(_, &length)| counts[usize::from(length & 15)] += 1);
    let mut next = [0u16; LONGEST_CODE + 1];
    for length in 1..=LONGEST_CODE {
        next[length] = (next[length - 1] + counts[length - 1]) << 1;
    }
    for (symbol, &length) in used() {
        let next = &mut next[usize::from(length & 15)];
        codes[symbol] = next.reverse_bits() >> (16 - u32::from(length));
        *next = next.wrapping_add(1);
    }
}
