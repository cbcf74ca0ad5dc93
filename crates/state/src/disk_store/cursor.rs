use std::sync::Arc;

use super::block::{common_prefix, reach, read_entry};
use super::table::{Stretch, Table};
use crate::batch::head_of;
use crate::{StateError, Walk};

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
    begin: usize,
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
            begin: 0,
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
        cursor.enter(cursor.table.block_of(key))?;
        cursor.reach(cursor.next, 0, key)?;
        Ok(cursor)
    }

    /// Goes on to the first entry whose key is not before this one, if it is not there already.
    pub(crate) fn skip_to(&mut self, key: &[u8]) -> Result<(), StateError> {
        if self.is_at_end || self.key.as_slice() >= key {
            return Ok(());
        }
        let number = self.table.block_of_from(self.number, key);
        if number == self.number {
            return self.reach(self.begin, common_prefix(&self.key, key), key);
        }
        self.enter(number)?;
        self.reach(self.next, 0, key)
    }

    /// Looks for a key from the next entry on, which lies in a block that begins at `begin`.
    fn reach(&mut self, begin: usize, matched: usize, key: &[u8]) -> Result<(), StateError> {
        let block = &self.stretch.bytes()[begin..self.end];
        let reached = reach(block, self.next - begin, matched, key).map_err(|()| self.table.is_damaged())?;
        let Some(entry) = reached.map(|reached| reached.entry) else {
            self.next = self.end;
            return self.advance();
        };
        self.key.clear();
        self.key.extend_from_slice(&key[..entry.shared]);
        self.key.extend_from_slice(entry.rest);
        let next = begin + entry.next;
        self.value = entry.value.map(|value| (next - value.len(), next));
        self.next = next;
        self.head = head_of(&self.key);
        Ok(())
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
        (self.begin, self.end) = self.table.range_in(&self.stretch, self.first, number)?;
        self.next = self.begin;
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

impl Walk for Merged {
    fn entry(&self) -> Option<(&[u8], Option<&[u8]>)> {
        let cursor = self.cursors.get(self.now).filter(|cursor| !cursor.is_at_end())?;
        Some((cursor.key(), cursor.value()))
    }

    fn advance(&mut self) -> Result<(), StateError> {
        let now = self.now;
        let Some(cursor) = self.cursors.get(now) else { return Ok(()) };
        let (head, mut repeated) = (cursor.head(), false);
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

    fn skip_to(&mut self, key: &[u8]) -> Result<(), StateError> {
        for cursor in &mut self.cursors {
            cursor.skip_to(key)?;
        }
        self.cursors.retain(|cursor| !cursor.is_at_end());
        self.choose();
        Ok(())
    }
}
