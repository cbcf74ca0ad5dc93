use std::sync::Arc;

use super::block::{reach, read_entry};
use super::table::{Stretch, Table};
use crate::StateError;
use crate::batch::head_of;

/// A place in a table, and the way on from there.
pub(crate) struct Cursor {
    table: Arc<Table>,
    /// How much is read at once.
    ahead: u64,
    stretch: Stretch,
    /// The blocks in the stretch: from this one, and up to before that one.
    first: usize,
    behind: usize,
    /// The block it is in, and what of the stretch that is.
    number: usize,
    end: usize,
    /// Where the next entry begins.
    next: usize,
    key: Vec<u8>,
    head: u64,
    /// Where in the stretch the value lies; `None` for a deleted key.
    value: Option<(usize, usize)>,
    is_at_end: bool,
}

impl Cursor {
    /// At the first entry whose key is not before this one.
    pub(crate) fn seek(table: Arc<Table>, key: &[u8], ahead: u64) -> Result<Cursor, StateError> {
        let mut cursor = Cursor {
            table,
            ahead,
            stretch: Stretch::default(),
            first: 0,
            behind: 0,
            number: 0,
            end: 0,
            next: 0,
            key: Vec::new(),
            head: 0,
            value: None,
            is_at_end: false,
        };
        if cursor.table.blocks() == 0 {
            cursor.is_at_end = true;
            return Ok(cursor);
        }
        let number = cursor.table.block_of(key);
        cursor.enter(number)?;
        let begin = cursor.next;
        let block = &cursor.stretch.bytes()[begin..cursor.end];
        match reach(block, key).map_err(|()| cursor.table.is_damaged())? {
            Some(reached) => {
                let entry = reached.entry;
                cursor.key.extend_from_slice(&key[..entry.shared]);
                cursor.key.extend_from_slice(entry.rest);
                let next = begin + entry.next;
                cursor.value = entry.value.map(|value| (next - value.len(), next));
                cursor.next = next;
                cursor.head = head_of(&cursor.key);
            }
            None => {
                cursor.next = cursor.end;
                cursor.advance()?;
            }
        }
        Ok(cursor)
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.is_at_end
    }

    pub(crate) fn key(&self) -> &[u8] {
        &self.key
    }

    /// How the key begins.
    pub(crate) fn head(&self) -> u64 {
        self.head
    }

    pub(crate) fn value(&self) -> Option<&[u8]> {
        self.value.map(|(begin, end)| &self.stretch.bytes()[begin..end])
    }

    pub(crate) fn advance(&mut self) -> Result<(), StateError> {
        if self.next == self.end {
            if self.number + 1 == self.table.blocks() {
                self.is_at_end = true;
                return Ok(());
            }
            self.enter(self.number + 1)?;
        }
        let damaged = || self.table.is_damaged();
        let block = &self.stretch.bytes()[..self.end];
        let entry = read_entry(block, self.next).ok_or_else(damaged)?;
        if entry.shared > self.key.len() {
            return Err(damaged());
        }
        self.key.truncate(entry.shared);
        self.key.extend_from_slice(entry.rest);
        if entry.shared < 8 {
            self.head = head_of(&self.key);
        }
        self.value = entry.value.map(|value| (entry.next - value.len(), entry.next));
        self.next = entry.next;
        Ok(())
    }

    fn enter(&mut self, number: usize) -> Result<(), StateError> {
        if number >= self.behind {
            let reuse = std::mem::take(&mut self.stretch);
            (self.stretch, self.behind) = self.table.stretch(number, self.ahead, reuse)?;
            self.first = number;
        }
        (self.next, self.end) = self.table.range_in(&self.stretch, self.first, number)?;
        self.number = number;
        Ok(())
    }
}

/// Entries of several tables in the order of their keys. Of several writes to a key, the newest.
pub(crate) struct Merged {
    /// From the oldest to the newest.
    cursors: Vec<Cursor>,
    now: usize,
}

impl Merged {
    pub(crate) fn new(cursors: Vec<Cursor>) -> Merged {
        let mut merged = Merged { cursors, now: 0 };
        merged.cursors.retain(|cursor| !cursor.is_at_end());
        merged.choose();
        merged
    }

    /// The next write, if there is one.
    pub(crate) fn entry(&self) -> Option<(&[u8], Option<&[u8]>)> {
        let cursor = self.cursors.get(self.now).filter(|cursor| !cursor.is_at_end())?;
        Some((cursor.key(), cursor.value()))
    }

    pub(crate) fn advance(&mut self) -> Result<(), StateError> {
        let now = self.now;
        let (head, mut repeated) = (self.cursors[now].head(), false);
        for at in 0..self.cursors.len() {
            let other = &self.cursors[at];
            if at != now && !other.is_at_end() && other.head() == head && other.key() == self.cursors[now].key() {
                self.cursors[at].advance()?;
                repeated = true;
            }
        }
        self.cursors[now].advance()?;
        if repeated {
            self.cursors.retain(|cursor| !cursor.is_at_end());
        } else if self.cursors[now].is_at_end() {
            self.cursors.remove(now);
        }
        self.choose();
        Ok(())
    }

    fn choose(&mut self) {
        let mut best = 0;
        for at in 1..self.cursors.len() {
            let (one, other) = (&self.cursors[at], &self.cursors[best]);
            let order = one.head().cmp(&other.head()).then_with(|| one.key().cmp(other.key()));
            // Of equals the later one is the newer.
            if order.is_le() {
                best = at;
            }
        }
        self.now = best;
    }
}
