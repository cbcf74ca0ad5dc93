//! Tables: those that hold data become rows, those that only arrange things on the page are taken apart.

use std::ops::Range;

use super::block::{Block, Kind, Size};

const MAX_COLUMNS: usize = 64;
const MAX_ROWS: usize = 5_000;
/// Larger cells are parts of a page.
const WORDS_IN_A_CELL: usize = 60;
const BLOCKS_IN_A_CELL: usize = 8;

/// A table that is being read: which of the page's blocks are in which of its cells.
#[derive(Debug)]
pub(super) struct OpenTable {
    rows: Vec<Vec<Range<usize>>>,
    has_headings: bool,
    has_tables: bool,
    /// Places in the row that the last cell covers beyond its own.
    covered: usize,
}

impl OpenTable {
    pub fn new() -> OpenTable {
        OpenTable { rows: Vec::new(), has_headings: false, has_tables: false, covered: 0 }
    }

    /// A table within a table: then the outer one arranges.
    pub fn holds_a_table(&mut self) {
        self.has_tables = true;
    }

    pub fn begin_row(&mut self) {
        if self.rows.len() <= MAX_ROWS {
            self.rows.push(Vec::new());
        }
    }

    /// A cell that begins with the block of this number, over so many columns.
    pub fn begin_cell(&mut self, block: usize, is_heading: bool, columns: usize) {
        if self.rows.is_empty() {
            self.begin_row();
        }
        self.has_headings |= is_heading;
        let Some(row) = self.rows.last_mut().filter(|row| row.len() <= MAX_COLUMNS) else { return };
        // What the last cell covers besides its own place is empty.
        let covered = std::mem::replace(&mut self.covered, columns.clamp(1, MAX_COLUMNS) - 1);
        if !row.is_empty() {
            let last = row.last().map_or(block, |cell| cell.end.max(cell.start));
            row.extend(std::iter::repeat_n(last..last, covered));
        }
        row.push(block..block);
    }

    /// The cell that was begun last goes up to the block of this number.
    pub fn end_cell(&mut self, block: usize) {
        if let Some(cell) = self.rows.last_mut().and_then(|row| row.last_mut()) {
            cell.end = cell.end.max(block);
        }
    }

    /// Puts the blocks of each row together, if this is a table of data.
    pub fn close(mut self, blocks: &mut Vec<Block>) {
        self.rows.retain(|row| !row.is_empty());
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let first = self.rows.iter().flatten().map(|cell| cell.start).min();
        let Some(first) = first.filter(|_| self.holds_data(columns, blocks)) else { return };
        // What stands between the cells (there is no such thing on a sound page) is not lost.
        let taken: Vec<Block> = blocks.drain(first.min(blocks.len())..).collect();
        let mut is_first = true;
        for row in &self.rows {
            let cells = row.iter().map(|cell| taken.get(cell.start - first..cell.end.max(cell.start) - first));
            let cells: Vec<&[Block]> = cells.map(Option::unwrap_or_default).collect();
            let Some(sample) = cells.iter().find_map(|cell| cell.first()) else { continue };
            let mut size = Size::default();
            cells.iter().copied().flatten().for_each(|block| size.add(block.size));
            blocks.push(Block {
                kind: Kind::Row { columns, is_first },
                text: row_text(&cells, columns),
                size,
                is_element: true,
                ..sample.clone()
            });
            is_first = false;
        }
        let last = self.rows.iter().flatten().map(|cell| cell.end).max().unwrap_or(first);
        blocks.extend(taken.into_iter().skip(last - first));
    }

    fn holds_data(&self, columns: usize, blocks: &[Block]) -> bool {
        let is_small = |cell: &Range<usize>| {
            let blocks = blocks.get(cell.clone()).unwrap_or_default();
            let words: usize = blocks.iter().map(|block| block.size.words).sum();
            let is_plain = |block: &Block| matches!(block.kind, Kind::Paragraph | Kind::Item { .. });
            blocks.len() <= BLOCKS_IN_A_CELL && words <= WORDS_IN_A_CELL && blocks.iter().all(is_plain)
        };
        let is_regular = || self.rows.iter().filter(|row| row.len() == columns).count() * 2 > self.rows.len();
        let is_grid = self.rows.len() > 1 && (2..=MAX_COLUMNS).contains(&columns);
        !self.has_tables
            && self.rows.len() <= MAX_ROWS
            && is_grid
            && (self.has_headings || is_regular())
            && self.rows.iter().flatten().all(is_small)
    }
}

fn row_text(cells: &[&[Block]], columns: usize) -> String {
    let mut text = String::from("|");
    for column in 0..columns {
        let blocks = cells.get(column).copied().unwrap_or_default();
        let lines = blocks.iter().flat_map(|block| block.text.split('\n')).map(str::trim);
        let cell = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("<br>").replace('|', "\\|");
        text.push(' ');
        text.push_str(&cell);
        text.push_str(if cell.is_empty() { "|" } else { " |" });
    }
    text
}
