//! Entries as they lie in a block of a table: each key is stored as its difference from the one before it.
//!
//! An entry is three numbers (how much of the key before it shares, how much follows, and the length of the value
//! plus one, or zero for a deleted key), the rest of the key, and the value.

use std::cmp::Ordering;

#[derive(Clone, Copy)]
pub(crate) struct RawEntry<'a> {
    /// How many bytes its key has in common with the one before it.
    pub(crate) shared: usize,
    pub(crate) rest: &'a [u8],
    pub(crate) value: Option<&'a [u8]>,
    /// Where the next one begins.
    pub(crate) next: usize,
}

pub(crate) fn push_entry(out: &mut Vec<u8>, shared: usize, rest: &[u8], value: Option<&[u8]>) {
    push_number(out, shared);
    push_number(out, rest.len());
    push_number(out, value.map_or(0, |value| value.len() + 1));
    out.extend_from_slice(rest);
    out.extend_from_slice(value.unwrap_or_default());
}

/// An entry takes no more than this, and mostly less, since keys have much in common.
pub(crate) fn most_entry_bytes(key: &[u8], value: Option<&[u8]>) -> usize {
    const NUMBERS: usize = 9;
    key.len() + value.map_or(0, <[u8]>::len) + NUMBERS
}

/// `None` where there is no entry to be read: the block is damaged.
#[inline]
pub(crate) fn read_entry(block: &[u8], at: usize) -> Option<RawEntry<'_>> {
    let (shared, at) = read_number(block, at)?;
    let (rest_bytes, at) = read_number(block, at)?;
    let (tag, at) = read_number(block, at)?;
    let value_at = at.checked_add(rest_bytes)?;
    let rest = block.get(at..value_at)?;
    match tag.checked_sub(1) {
        None => Some(RawEntry { shared, rest, value: None, next: value_at }),
        Some(value_bytes) => {
            let next = value_at.checked_add(value_bytes)?;
            Some(RawEntry { shared, rest, value: Some(block.get(value_at..next)?), next })
        }
    }
}

pub(crate) fn push_number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[inline]
pub(crate) fn read_number(bytes: &[u8], mut at: usize) -> Option<(usize, usize)> {
    let first = *bytes.get(at)?;
    at += 1;
    if first < 0x80 {
        return Some((usize::from(first), at));
    }
    let mut number = usize::from(first & 0x7f);
    for shift in (7..=35).step_by(7) {
        let byte = *bytes.get(at)?;
        at += 1;
        number |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some((number, at));
        }
    }
    None
}

/// The first entry whose key is not before the one asked for, and how much of that its key has in common with it.
pub(crate) struct Reached<'a> {
    pub(crate) entry: RawEntry<'a>,
    /// Whether it is the key asked for.
    pub(crate) is_exact: bool,
}

/// `Ok(None)` where all keys of the block from `at` on come before it. The key before that, if there is one, does too, and
/// has its first `matched` bytes. No key is put together on the way: one that shares more with its predecessor than that
/// does with `key` compares to it in the same way, and one that shares less comes behind it. So the first
/// [`shared`](RawEntry::shared) bytes of the key that is reached are those of `key` itself.
pub(crate) fn reach<'a>(
    block: &'a [u8],
    mut at: usize,
    mut matched: usize,
    key: &[u8],
) -> Result<Option<Reached<'a>>, ()> {
    while at < block.len() {
        let entry = read_entry(block, at).ok_or(())?;
        match entry.shared.cmp(&matched) {
            Ordering::Greater if at > 0 => {}
            Ordering::Less => return Ok(Some(Reached { entry, is_exact: false })),
            _ => {
                let wanted = key.get(entry.shared..).ok_or(())?;
                let common = common_prefix(entry.rest, wanted);
                match (entry.rest.get(common), wanted.get(common)) {
                    (None, None) => return Ok(Some(Reached { entry, is_exact: true })),
                    (None, Some(_)) => {}
                    (Some(_), None) => return Ok(Some(Reached { entry, is_exact: false })),
                    (Some(here), Some(there)) if here > there => {
                        return Ok(Some(Reached { entry, is_exact: false }));
                    }
                    _ => {}
                }
                matched = entry.shared + common;
            }
        }
        at = entry.next;
    }
    Ok(None)
}

/// How many bytes both begin with.
#[inline]
pub fn common_prefix(one: &[u8], other: &[u8]) -> usize {
    let length = one.len().min(other.len());
    let (one, other) = (&one[..length], &other[..length]);
    let (words, _) = one.as_chunks::<8>();
    let (other_words, _) = other.as_chunks::<8>();
    for (at, (a, b)) in words.iter().zip(other_words).enumerate() {
        let differing = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differing != 0 {
            return at * 8 + (differing.trailing_zeros() / 8) as usize;
        }
    }
    let mut common = words.len() * 8;
    while common < length && one[common] == other[common] {
        common += 1;
    }
    common
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn block(keys: &[Vec<u8>]) -> Vec<u8> {
        let mut out = Vec::new();
        let mut last: &[u8] = &[];
        for (at, key) in keys.iter().enumerate() {
            let shared = common_prefix(last, key);
            push_entry(&mut out, shared, &key[shared..], (at % 3 > 0).then_some(&key[..]));
            last = key;
        }
        out
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn reaching_finds_what_searching_finds(
            keys in prop::collection::btree_set("[ab]{0,12}", 1..20), wanted in "[ab]{0,13}",
        ) {
            let keys: Vec<Vec<u8>> = keys.into_iter().map(String::into_bytes).collect();
            let block = block(&keys);
            let found = reach(&block, 0, 0, wanted.as_bytes()).unwrap();
            let expected = keys.iter().position(|key| key.as_slice() >= wanted.as_bytes());
            let key = found.map(|reached| {
                let key = [&wanted.as_bytes()[..reached.entry.shared], reached.entry.rest].concat();
                assert_eq!(reached.is_exact, key == wanted.as_bytes());
                assert!(reached.entry.value.is_none_or(|value| value == key));
                key
            });
            prop_assert_eq!(key.as_ref(), expected.map(|at| &keys[at]));
        }

        #[test]
        fn a_damaged_block_is_no_panic(bytes in prop::collection::vec(any::<u8>(), 0..60), key in "[ab]{0,5}") {
            let _ = reach(&bytes, 0, 0, key.as_bytes());
        }

        #[test]
        fn numbers_come_back(number in 0usize..1 << 33) {
            let mut out = vec![7];
            push_number(&mut out, number);
            prop_assert_eq!(read_number(&out, 1), Some((number, out.len())));
        }
    }

    #[test]
    fn common_prefixes_are_exact_across_words() {
        let long = b"0123456789abcdefXYZ";
        for at in 0..long.len() {
            let mut other = *long;
            other[at] = b'!';
            assert_eq!(common_prefix(long, &other), at);
            assert_eq!(common_prefix(long, &long[..at]), at);
        }
        assert_eq!(common_prefix(long, long), long.len());
    }
}
