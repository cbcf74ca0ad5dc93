use std::sync::Mutex;

use super::lock;

/// Of so many bytes together.
const MOST_BYTES: usize = 8 << 20;

/// Memory of tables that are gone, for the next ones: to get it from the system and give it back once a second costs
/// more than to fill it.
#[derive(Default)]
pub(crate) struct SpareMemory(Mutex<Vec<Vec<u8>>>);

impl SpareMemory {
    /// An empty piece for so many bytes: the smallest in which they fit, so that a short table does not keep a large one from others.
    pub(crate) fn take(&self, bytes: usize) -> Vec<u8> {
        let mut pieces = lock(&self.0);
        let large_enough = (0..pieces.len()).filter(|at| pieces[*at].capacity() >= bytes);
        match large_enough.min_by_key(|at| pieces[*at].capacity()).filter(|at| pieces[*at].capacity() / 4 <= bytes) {
            Some(at) => pieces.swap_remove(at),
            None => Vec::with_capacity(bytes),
        }
    }

    pub(crate) fn give(&self, mut piece: Vec<u8>) {
        let mut pieces = lock(&self.0);
        if pieces.iter().map(Vec::capacity).sum::<usize>() + piece.capacity() <= MOST_BYTES {
            piece.clear();
            pieces.push(piece);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_neither_too_small_nor_much_too_large() {
        let spare = SpareMemory::default();
        for bytes in [1000, 100, 3000] {
            spare.give(Vec::with_capacity(bytes));
        }
        assert_eq!(spare.take(900).capacity(), 1000);
        assert_eq!(spare.take(900).capacity(), 3000);
        assert_eq!(spare.take(10).capacity(), 10);
        assert_eq!(spare.take(90).capacity(), 100);
    }

    #[test]
    fn what_nobody_takes_is_not_kept_without_end() {
        let spare = SpareMemory::default();
        for _ in 0..10 {
            spare.give(Vec::with_capacity(MOST_BYTES / 2));
        }
        assert_eq!(lock(&spare.0).len(), 2);
    }
}
