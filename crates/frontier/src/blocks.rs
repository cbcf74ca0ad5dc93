use std::collections::VecDeque;

/// A list that grows a block at a time: growing copies nothing, so no single step is long, and no more is reserved than
/// a block.
pub(crate) struct Blocks<T> {
    blocks: Vec<Box<[T]>>,
    len: usize,
}

const BLOCK: usize = 1024;

impl<T> Default for Blocks<T> {
    fn default() -> Self {
        Blocks { blocks: Vec::new(), len: 0 }
    }
}

impl<T: Copy + Default> Blocks<T> {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn get(&self, at: usize) -> Option<T> {
        (at < self.len).then(|| self.blocks[at / BLOCK][at % BLOCK])
    }

    /// Changes one that is there.
    pub(crate) fn set(&mut self, at: usize, value: T) {
        self.blocks[at / BLOCK][at % BLOCK] = value;
    }

    pub(crate) fn push(&mut self, value: T) {
        if self.len == self.blocks.len() * BLOCK {
            self.blocks.push(vec![T::default(); BLOCK].into());
        }
        self.len += 1;
        self.set(self.len - 1, value);
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.get(self.len.checked_sub(1)?);
        self.len -= 1;
        // One block is kept for those that come and go.
        if self.len + 2 * BLOCK <= self.blocks.len() * BLOCK {
            self.blocks.pop();
        }
        last
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.blocks.iter().flat_map(|block| block.iter().copied()).take(self.len)
    }
}

/// First in, first out, and likewise a block at a time.
pub(crate) struct BlockQueue<T>(VecDeque<VecDeque<T>>);

impl<T> Default for BlockQueue<T> {
    fn default() -> Self {
        BlockQueue(VecDeque::new())
    }
}

impl<T> BlockQueue<T> {
    pub(crate) fn push_back(&mut self, value: T) {
        match self.0.back_mut().filter(|block| block.len() < BLOCK) {
            Some(block) => block.push_back(value),
            None => {
                let mut block = VecDeque::with_capacity(BLOCK);
                block.push_back(value);
                self.0.push_back(block);
            }
        }
    }

    pub(crate) fn front(&self) -> Option<&T> {
        self.0.front()?.front()
    }

    pub(crate) fn pop_front(&mut self) -> Option<T> {
        let block = self.0.front_mut()?;
        let value = block.pop_front();
        if block.is_empty() {
            self.0.pop_front();
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queue_in_blocks_is_a_queue() {
        let mut queue = BlockQueue::default();
        assert_eq!(queue.pop_front(), None);
        for round in 0..3 {
            (0..3000).for_each(|number| queue.push_back(number));
            assert_eq!(queue.front(), Some(&0));
            assert!((0..3000).all(|number| queue.pop_front() == Some(number)), "{round}");
            assert!(queue.front().is_none() && queue.0.is_empty());
        }
    }

    #[test]
    fn a_list_in_blocks_is_a_list() {
        let mut blocks = Blocks::default();
        assert_eq!((blocks.pop(), blocks.get(0)), (None, None));
        for number in 0..5000 {
            blocks.push(number);
        }
        blocks.set(3000, 7);
        assert_eq!(
            (blocks.len(), blocks.get(3000), blocks.get(4999), blocks.get(5000)),
            (5000, Some(7), Some(4999), None)
        );
        assert_eq!(blocks.iter().count(), 5000);
        for number in (3001..5000).rev() {
            assert_eq!(blocks.pop(), Some(number));
        }
        assert_eq!((blocks.pop(), blocks.blocks.len()), (Some(7), 4));
        while blocks.pop().is_some() {}
        assert!(blocks.is_empty() && blocks.blocks.len() <= 1);
    }
}
