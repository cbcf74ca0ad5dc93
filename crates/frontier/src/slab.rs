use crate::blocks::Blocks;

/// Numbered places that are used again once they are free. Grows a block at a time, so that growing neither
/// copies nor reserves twice what is needed.
pub(crate) struct Slab<T> {
    blocks: Vec<Box<[Option<T>]>>,
    free: Blocks<u32>,
    len: usize,
}

const BLOCK: usize = 1024;

impl<T> Default for Slab<T> {
    fn default() -> Self {
        Slab { blocks: Vec::new(), free: Blocks::default(), len: 0 }
    }
}

impl<T> Slab<T> {
    pub(crate) fn insert(&mut self, value: T) -> u32 {
        if self.free.is_empty() {
            let first = u32::try_from(self.capacity()).unwrap_or(u32::MAX);
            self.blocks.push((0..BLOCK).map(|_| None).collect());
            (first..first + BLOCK as u32).rev().for_each(|at| self.free.push(at));
        }
        let at = self.free.pop().unwrap_or_default();
        self.len += 1;
        *self.place(at) = Some(value);
        at
    }

    pub(crate) fn remove(&mut self, at: u32) -> Option<T> {
        let value = self.blocks.get_mut(at as usize / BLOCK)?[at as usize % BLOCK].take()?;
        self.free.push(at);
        self.len -= 1;
        Some(value)
    }

    pub(crate) fn get(&self, at: u32) -> Option<&T> {
        self.blocks.get(at as usize / BLOCK)?[at as usize % BLOCK].as_ref()
    }

    pub(crate) fn get_mut(&mut self, at: u32) -> Option<&mut T> {
        self.blocks.get_mut(at as usize / BLOCK)?[at as usize % BLOCK].as_mut()
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn capacity(&self) -> usize {
        self.blocks.len() * BLOCK
    }

    fn place(&mut self, at: u32) -> &mut Option<T> {
        &mut self.blocks[at as usize / BLOCK][at as usize % BLOCK]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_used_again() {
        let mut slab = Slab::default();
        let places: Vec<u32> = (0..3000).map(|number| slab.insert(number)).collect();
        assert_eq!((slab.len(), slab.get(places[2500])), (3000, Some(&2500)));
        assert_eq!(slab.remove(places[7]), Some(7));
        assert_eq!((slab.remove(places[7]), slab.get(places[7])), (None, None));
        assert_eq!(slab.insert(9), places[7]);
        assert_eq!((slab.get(99_999), slab.capacity()), (None, 3072));
    }
}
