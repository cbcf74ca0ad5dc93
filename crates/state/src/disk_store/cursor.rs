use std::sync::Arc;

use super::block::{common_prefix, reach, read_entry};
use super::table::{Stretch, Table};
use crate::batch::head_of;
use crate::{HEAD_BYTES, StateError, Walk};

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
    /// Its table has nothing of what is wanted, so that it has stayed behind.
    is_left_out: bool,
}

impl Cursor {
    /// At the first entry whose key is not before this one.
    pub(crate) fn seek(table: Arc<Table>, key: &[u8], ahead: u64) -> Result<Cursor, StateError> {
        let mut cursor = Cursor::nowhere(table, ahead);
        if !cursor.is_at_end {
            cursor.enter(cursor.table.block_of(key))?;
            cursor.reach(cursor.next, 0, key)?;
        }
        Ok(cursor)
    }

    /// Before the first entry.
    pub(crate) fn nowhere(table: Arc<Table>, ahead: u64) -> Cursor {
        Cursor {
            is_at_end: table.blocks() == 0,
            is_left_out: false,
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
        }
    }

    /// Goes on to the first entry whose key is not before this one, if it is not there already.
    pub(crate) fn skip_to(&mut self, key: &[u8]) -> Result<(), StateError> {
        self.is_left_out = false;
        if self.is_at_end || self.has_begun() && self.key.as_slice() >= key {
            return Ok(());
        }
        let number = self.table.block_of_from(self.number, key);
        if number == self.number && self.has_begun() {
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

    /// The same, unless there is no key like it.
    fn skip_to_alike(&mut self, key: &[u8]) -> Result<(), StateError> {
        if key.len() >= HEAD_BYTES && !self.table.may_have_alike(head_of(key)) {
            self.is_left_out = true;
            return Ok(());
        }
        self.skip_to(key)
    }

    /// The write to this key, if there is one: a value, or that there is none. Keys are asked for in their order.
    pub(crate) fn get(&mut self, key: &[u8]) -> Result<Option<Option<&[u8]>>, StateError> {
        if !self.table.may_have_alike(head_of(key)) {
            return Ok(None);
        }
        self.skip_to(key)?;
        Ok((!self.is_at_end && self.key == key).then(|| self.value()))
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.is_at_end
    }

    /// Whether it is somewhere: in a block, of which there is a stretch.
    fn has_begun(&self) -> bool {
        self.behind > 0
    }

    /// Whether it has an entry that counts.
    fn has_entry(&self) -> bool {
        !self.is_at_end && !self.is_left_out && self.has_begun()
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
        if entry.shared < HEAD_BYTES {
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
        let mut best: Option<usize> = None;
        for at in (0..self.cursors.len()).filter(|at| self.cursors[*at].has_entry()) {
            let one = &self.cursors[at];
            let order = |other: &Cursor| one.head().cmp(&other.head()).then_with(|| one.key().cmp(other.key()));
            // Of equals the later one is the newer.
            if best.is_none_or(|best| order(&self.cursors[best]).is_le()) {
                best = Some(at);
            }
        }
        self.now = best.unwrap_or(0);
    }

    fn go(&mut self, on: impl FnMut(&mut Cursor) -> Result<(), StateError>) -> Result<(), StateError> {
        self.cursors.iter_mut().try_for_each(on)?;
        self.cursors.retain(|cursor| !cursor.is_at_end());
        self.choose();
        Ok(())
    }
}

impl Walk for Merged {
    fn entry(&self) -> Option<(&[u8], Option<&[u8]>)> {
        let cursor = self.cursors.get(self.now).filter(|cursor| cursor.has_entry())?;
        Some((cursor.key(), cursor.value()))
    }

    fn advance(&mut self) -> Result<(), StateError> {
        let now = self.now;
        let Some(cursor) = self.cursors.get(now).filter(|cursor| cursor.has_entry()) else { return Ok(()) };
        let (head, mut repeated) = (cursor.head(), false);
        for at in 0..self.cursors.len() {
            let other = &self.cursors[at];
            if at != now && other.has_entry() && other.head() == head && other.key() == self.cursors[now].key() {
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
        self.go(|cursor| cursor.skip_to(key))
    }

    fn skip_to_alike(&mut self, key: &[u8]) -> Result<(), StateError> {
        self.go(|cursor| cursor.skip_to_alike(key))
    }
}
