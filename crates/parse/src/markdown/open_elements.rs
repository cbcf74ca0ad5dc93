//! The elements that enclose the current position.

use std::collections::HashMap;

use super::table::OpenTable;

/// An element that encloses the current position.
pub(super) struct Open {
    pub name: String,
    /// By its number.
    pub element: usize,
    /// It, or one around it.
    pub is_hidden: bool,
    pub table: Option<OpenTable>,
}

impl Open {
    fn is_cell(&self) -> bool {
        matches!(self.name.as_str(), "td" | "th")
    }

    fn is_wall(&self) -> bool {
        self.is_cell() || matches!(self.name.as_str(), "table" | "template")
    }
}

/// All of them, the innermost last. Which one an end tag means is known without looking through them: a page may open
/// hundreds and then consist of nothing but end tags.
#[derive(Default)]
pub(super) struct OpenElements {
    all: Vec<Open>,
    /// Where those of each name stand.
    named: HashMap<String, Vec<usize>>,
    /// Where those stand that no end tag of what is around them gets past.
    walls: Vec<usize>,
    tables: Vec<usize>,
    /// Tables and cells.
    tables_and_cells: Vec<usize>,
}

impl OpenElements {
    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn innermost(&self) -> Option<&Open> {
        self.all.last()
    }

    pub fn push(&mut self, open: Open) {
        let place = self.all.len();
        match self.named.get_mut(&open.name) {
            Some(places) => places.push(place),
            None => _ = self.named.insert(open.name.clone(), vec![place]),
        }
        if open.is_wall() {
            self.walls.push(place);
        }
        if open.table.is_some() {
            self.tables.push(place);
        }
        if open.table.is_some() || open.is_cell() {
            self.tables_and_cells.push(place);
        }
        self.all.push(open);
    }

    pub fn pop(&mut self) -> Option<Open> {
        let open = self.all.pop()?;
        let place = self.all.len();
        for places in [&mut self.walls, &mut self.tables, &mut self.tables_and_cells] {
            places.pop_if(|last| *last == place);
        }
        if let Some(places) = self.named.get_mut(&open.name) {
            places.pop();
        }
        Some(open)
    }

    /// The table that the current position is in.
    pub fn table(&mut self) -> Option<&mut OpenTable> {
        self.all.get_mut(*self.tables.last()?)?.table.as_mut()
    }

    /// The element that an end tag of this name ends. Within a cell it does not end what is outside of its table.
    pub fn ended_by(&self, name: &str) -> Option<usize> {
        let place = *self.named.get(name)?.last()?;
        let passes_walls = matches!(name, "table" | "td" | "th" | "template" | "body");
        let is_behind_a_wall = self.walls.last().is_some_and(|wall| *wall > place);
        (passes_walls || !is_behind_a_wall).then_some(place)
    }

    /// The cell that the current position is in, if it is in no table within that.
    pub fn cell(&self) -> Option<usize> {
        let place = *self.tables_and_cells.last()?;
        self.all.get(place)?.is_cell().then_some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(names: &[&str]) -> OpenElements {
        let mut elements = OpenElements::default();
        for (element, name) in names.iter().enumerate() {
            let table = (*name == "table").then(OpenTable::new);
            elements.push(Open { name: (*name).to_owned(), element, is_hidden: false, table });
        }
        elements
    }

    #[test]
    fn an_end_tag_ends_the_innermost_of_its_name_and_nothing_outside_of_its_table() {
        let mut elements = opened(&["body", "div", "table", "td", "ul", "div", "ul"]);
        assert_eq!((elements.ended_by("ul"), elements.ended_by("div")), (Some(6), Some(5)));
        assert_eq!((elements.ended_by("table"), elements.ended_by("body")), (Some(2), Some(0)));
        assert_eq!((elements.cell(), elements.ended_by("nav")), (Some(3), None));
        while elements.len() > 4 {
            elements.pop();
        }
        assert_eq!((elements.ended_by("ul"), elements.ended_by("div")), (None, None), "they are outside");
        elements.pop();
        assert_eq!((elements.cell(), elements.table().is_some()), (None, true), "between two cells");
        elements.pop();
        assert_eq!((elements.ended_by("div"), elements.table().is_some()), (Some(1), false));
    }

    #[test]
    fn a_table_within_a_cell_has_no_cell_yet() {
        assert_eq!(opened(&["table", "td", "table"]).cell(), None);
        assert_eq!(opened(&["table", "td", "div"]).cell(), Some(1));
        assert_eq!(opened(&["td"]).cell(), Some(0), "a cell that was never in a table");
    }
}
