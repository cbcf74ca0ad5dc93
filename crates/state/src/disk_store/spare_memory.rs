use std::sync::Mutex;

use super::lock;

/// Of so many bytes together.
const MOST_BYTES: usize = 32 << 20;

/// Memory of tables that are gone, for the next ones: to get it from the system and give it back once a second costs
/// more than to fill it.
#[derive(Default)]
pub(crate) struct SpareMemory(Mutex<Vec<Vec<u8>>>);

impl SpareMemory {
    /// An empty piece, the largest there is.
    pub(crate) fn take(&self) -> Vec<u8> {
        let mut pieces = lock(&self.0);
        let largest = (0..pieces.len()).max_by_key(|at| pieces[*at].capacity());
        largest.map_or_else(Vec::new, |at| pieces.swap_remove(at))
    }

    pub(crate) fn give(&self, mut piece: Vec<u8>) {
        let mut pieces = lock(&self.0);
        if pieces.iter().map(Vec::capacity).sum::<usize>() + piece.capacity() <= MOST_BYTES {
            piece.clear();
            pieces.push(piece);
        }
    }
}
