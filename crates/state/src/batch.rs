use crate::Space;

/// Writes that happen together or not at all.
#[derive(Debug, Default)]
pub struct Batch {
    ops: Vec<Op>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Put { space: Space, key: Vec<u8>, value: Vec<u8> },
    Delete { space: Space, key: Vec<u8> },
}

impl Batch {
    pub fn new() -> Self {
        Batch::default()
    }

    pub fn put(&mut self, space: Space, key: impl Into<Vec<u8>>, value: impl Into<Vec<u8>>) {
        self.ops.push(Op::Put { space, key: key.into(), value: value.into() });
    }

    pub fn delete(&mut self, space: Space, key: impl Into<Vec<u8>>) {
        self.ops.push(Op::Delete { space, key: key.into() });
    }

    pub fn append(&mut self, mut other: Batch) {
        self.ops.append(&mut other.ops);
    }

    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    pub fn len(&self) -> usize {
        self.ops.len()
    }

    pub fn into_ops(self) -> Vec<Op> {
        self.ops
    }
}
