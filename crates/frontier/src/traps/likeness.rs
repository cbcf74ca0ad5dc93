//! Whether a page looks like another one.

use crate::encoding::{Decoded, Decoder, Encoder, Malformed};

/// SimHashes that differ in at most this many bits belong to near-identical texts.
const NEAR: u32 = 3;

/// What is known of the content of a visited page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ContentMark {
    pub(crate) digest_prefix: u64,
    pub(crate) simhash: Option<u64>,
}

/// A [`ContentMark`] in 16 bytes, with the page it is of. A SimHash of 0 says that there is none: a page
/// without text gives 0, and two pages without text need not be alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PageMark {
    page: u32,
    digest: u32,
    simhash: u64,
}

impl PageMark {
    pub(super) fn new(page: u32, content: ContentMark) -> Self {
        let digest = (content.digest_prefix >> 32 ^ content.digest_prefix) as u32;
        PageMark { page, digest, simhash: content.simhash.unwrap_or(0) }
    }

    fn is_like(&self, other: &PageMark) -> bool {
        let both_have_text = self.simhash != 0 && other.simhash != 0;
        self.digest == other.digest || (both_have_text && (self.simhash ^ other.simhash).count_ones() <= NEAR)
    }
}

/// The last few pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecentPages<const N: usize> {
    marks: [PageMark; N],
    length: u8,
    next: u8,
}

/// What the recent pages say of one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Likeness {
    /// The page itself is among them, which says nothing.
    SamePage,
    LikeAnother,
    Distinct,
}

impl<const N: usize> Default for RecentPages<N> {
    fn default() -> Self {
        RecentPages { marks: [PageMark::default(); N], length: 0, next: 0 }
    }
}

impl<const N: usize> RecentPages<N> {
    fn known(&self) -> &[PageMark] {
        &self.marks[..usize::from(self.length)]
    }

    /// Compares a page with the recent ones, of which it then is the last.
    pub(super) fn add(&mut self, mark: PageMark) -> Likeness {
        if let Some(before) = self.known().iter().position(|known| known.page == mark.page) {
            self.marks[before] = mark;
            return Likeness::SamePage;
        }
        let like_another = self.known().iter().any(|known| known.is_like(&mark));
        self.marks[usize::from(self.next)] = mark;
        self.next = (self.next + 1) % N as u8;
        self.length = (self.length + 1).min(N as u8);
        if like_another { Likeness::LikeAnother } else { Likeness::Distinct }
    }

    pub(super) fn encode(&self, out: &mut Encoder) {
        out.byte(self.length);
        out.byte(self.next);
        for mark in self.known() {
            out.raw(&mark.page.to_le_bytes());
            out.raw(&mark.digest.to_le_bytes());
            out.raw(&mark.simhash.to_le_bytes());
        }
    }

    pub(super) fn decode(read: &mut Decoder<'_>) -> Decoded<Self> {
        let (length, next) = (read.byte()?, read.byte()?);
        let full = usize::from(length) == N;
        if usize::from(length) > N || usize::from(next) >= N || (!full && next != length) {
            return Err(Malformed("more recent pages than are ever kept"));
        }
        let mut pages = RecentPages { length, next, ..Self::default() };
        for mark in &mut pages.marks[..usize::from(length)] {
            *mark = PageMark {
                page: u32::from_le_bytes(read.array()?),
                digest: u32::from_le_bytes(read.array()?),
                simhash: u64::from_le_bytes(read.array()?),
            };
        }
        Ok(pages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(page: u32, digest: u64, simhash: Option<u64>) -> PageMark {
        PageMark::new(page, ContentMark { digest_prefix: digest, simhash })
    }

    #[test]
    fn pages_are_alike_by_digest_or_within_three_bits() {
        let cases = [
            (1, Some(0xf0), Likeness::LikeAnother),
            (2, Some(0b111 ^ 0xff00), Likeness::LikeAnother),
            (3, Some(0b1111 ^ 0xff00), Likeness::Distinct),
            (4, None, Likeness::Distinct),
            (1, None, Likeness::LikeAnother),
        ];
        for (digest, simhash, expected) in cases {
            let mut recent = RecentPages::<4>::default();
            assert_eq!(recent.add(mark(1, 1, Some(0xff00))), Likeness::Distinct);
            assert_eq!(recent.add(mark(2, digest, simhash)), expected, "{digest} {simhash:?}");
        }
    }

    #[test]
    fn pages_without_text_are_not_alike_for_that() {
        let mut recent = RecentPages::<4>::default();
        recent.add(mark(1, 1, Some(0)));
        assert_eq!(recent.add(mark(2, 2, Some(0))), Likeness::Distinct);
    }

    #[test]
    fn a_page_is_not_its_own_duplicate() {
        let mut recent = RecentPages::<4>::default();
        recent.add(mark(1, 1, None));
        assert_eq!(recent.add(mark(1, 1, None)), Likeness::SamePage);
        assert_eq!(recent.add(mark(2, 1, None)), Likeness::LikeAnother);
    }

    #[test]
    fn only_the_last_few_are_remembered() {
        let mut recent = RecentPages::<4>::default();
        for page in 0..5 {
            recent.add(mark(page, u64::from(page), None));
        }
        assert_eq!(recent.add(mark(9, 0, None)), Likeness::Distinct);
        assert_eq!(recent.add(mark(10, 4, None)), Likeness::LikeAnother);
    }
}
