/// Of so many bytes together.
const MOST_BYTES: u64 = 128 << 20;

/// Files of tables that were merged into others and that nobody reads, to be written over by the next ones. A store
/// that is opened removes what an earlier run left of them.
#[derive(Default)]
pub(crate) struct NeedlessFiles(Vec<(String, u64)>);

impl NeedlessFiles {
    /// The largest that is not much too large for so many bytes.
    pub(crate) fn take(&mut self, bytes: u64) -> Option<String> {
        let fits = |at: &usize| self.0[*at].1 <= bytes.saturating_mul(2);
        let at = (0..self.0.len()).filter(fits).max_by_key(|at| self.0[*at].1)?;
        Some(self.0.swap_remove(at).0)
    }

    /// The files that there is no room for.
    pub(crate) fn give(&mut self, name: String, bytes: u64) -> Vec<String> {
        self.0.push((name, bytes));
        self.0.sort_by_key(|(_, bytes)| *bytes);
        let mut too_many = Vec::new();
        while self.0.iter().map(|(_, bytes)| bytes).sum::<u64>() > MOST_BYTES
            && let Some((name, _)) = self.0.pop()
        {
            too_many.push(name);
        }
        too_many
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_used_again_where_they_fit_and_are_not_hoarded() {
        let mut files = NeedlessFiles::default();
        assert!(files.give("a".to_owned(), 100).is_empty() && files.give("b".to_owned(), 10).is_empty());
        assert_eq!(files.give("huge".to_owned(), MOST_BYTES), ["huge"]);
        assert_eq!(files.take(49), Some("b".to_owned()));
        assert_eq!((files.take(49), files.take(50)), (None, Some("a".to_owned())));
    }
}
